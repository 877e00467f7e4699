use king_of_tokyo::engine::classic::{Setup, State, Options, Edition};
use king_of_tokyo::engine::{Asked, Chance, Game};
struct Lottery(u64);
impl Chance for Lottery {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(bound)) as u32
    }
}
fn main() {
    let seats: usize = std::env::args().nth(1).unwrap().parse().unwrap();
    let games: u64 = std::env::args().nth(2).unwrap().parse().unwrap();
    let dark = std::env::args().nth(3).is_some();
    let mut n = 0u64;
    let t = std::time::Instant::now();
    for seed in 0..games {
        let mut setup = Setup::of(seats).unwrap();
        if dark { setup.options = Options::of(Edition::Dark); }
        let mut state: State = setup.start().unwrap();
        let mut chance = Lottery(seed);
        loop {
            let answer = match state.asks() {
                Asked::NoOne => break,
                Asked::Nature => state.deal(&mut chance).unwrap(),
                Asked::Seat(_) => state.any_answer(&mut chance).unwrap(),
            };
            state.apply(answer).unwrap();
            n += 1;
        }
    }
    println!("{} answers/game, {:.1} us/game, {:.1} ns/answer", n / games, t.elapsed().as_micros() as f64 / games as f64, t.elapsed().as_nanos() as f64 / n as f64);
}
