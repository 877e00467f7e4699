//! King of Tokyo as a course: tables of every size with the boxes that people play, the base game most often.

use super::Curriculum;
use crate::draw::Draw;
use crate::search::Lookahead;
use engine::classic::rule::Kind;
use engine::classic::{
    CardId, Edition, GOAL, Held, Key, Monster, Options, Pack, Position, PowerUp, Setup, Stage, State,
    Wickedness, has_evolutions,
};
use engine::{Asked, Chance, Game, Seat};

impl Curriculum for State {
    fn training_start(net: usize, luck: &mut Draw) -> Self {
        match net {
            BARE => start(2, bare(luck.happens(50)), luck),
            MANY => {
                let seats = match luck.below(10) {
                    0..4 => 4,
                    4..6 => 3,
                    6..8 => 5,
                    _ => 6,
                };
                presented(start(seats, boxes(luck), luck), luck)
            }
            _ => presented(start(2, boxes(luck), luck), luck),
        }
    }

    fn benchmark_start(net: usize, luck: &mut Draw) -> Self {
        match net {
            BARE => start(2, bare(true), luck),
            MANY => start(4, Options::default(), luck),
            _ => start(2, Options::default(), luck),
        }
    }

    fn guest_rate(net: usize) -> u32 {
        if net == MANY { GUEST_RATE } else { 0 }
    }

    fn openness(&self) -> f32 {
        let stars = self.living_after(Seat(0)).map(|seat| self.player(seat).stars);
        let most = stars.max().unwrap_or(0).min(GOAL);
        1.0 - f32::from(most) / f32::from(GOAL + BEYOND)
    }
}

/// Games out of a hundred with guests, where there are more than two seats: with two, everybody else is the
/// one rival.
const GUEST_RATE: u32 = 50;
/// Stars beyond those that win at which nothing would be open.
const BEYOND: u8 = 2;

/// The places of the nets for two without cards, and for three to six.
const BARE: usize = 1;
const MANY: usize = 2;

/// Two without power cards, with energy or stars in Tokyo.
fn bare(two_player_variant: bool) -> Options {
    Options {
        power_cards: false,
        two_player_variant,
        ..Options::default()
    }
}

/// Tables out of a hundred without power cards, with the second edition alone, and with the Dark Edition alone,
/// each with those before it; the others have boxes beside their deck.
const PLAIN: [u32; 3] = [2, 26, 36];
/// Of those with boxes, the ones out of a hundred that have all there are.
const EVERYTHING: u32 = 25;
/// The others have each box so often, out of a hundred.
const BOX: u32 = 40;

fn boxes(luck: &mut Draw) -> Options {
    let kind = luck.below(100);
    let mut options = if kind < PLAIN[0] {
        Options {
            power_cards: false,
            ..Options::default()
        }
    } else if kind < PLAIN[1] {
        Options::default()
    } else if kind < PLAIN[2] {
        Options::of(Edition::Dark)
    } else {
        let edition = [Edition::Base, Edition::Base, Edition::Dark][luck.below(3) as usize];
        let all = luck.happens(EVERYTHING);
        let mut has = || all || luck.happens(BOX);
        Options {
            promos: has(),
            halloween: has(),
            power_up: if has() { PowerUp::Standard } else { PowerUp::Off },
            packs: Pack::ALL.into_iter().filter(|_| has()).collect(),
            wickedness: if all { Wickedness::Mixed } else { Wickedness::Off },
            ..Options::of(edition)
        }
    };
    let sides = [Wickedness::Red, Wickedness::Green, Wickedness::Mixed];
    let gauge = options.edition == Edition::Dark || kind >= PLAIN[2] && luck.happens(BOX);
    if options.wickedness != Wickedness::Mixed && gauge {
        options.wickedness = sides[luck.below(3) as usize];
    }
    options.two_player_variant = luck.happens(80);
    options
}

fn start(seats: usize, options: Options, luck: &mut Draw) -> State {
    let mut setup = Setup::of(seats).expect("two to six");
    setup.options = options;
    let mut monsters: Vec<Monster> = Monster::ALL
        .into_iter()
        .filter(|monster| options.power_up.is_off() || has_evolutions(*monster))
        .collect();
    for monster in &mut setup.monsters {
        *monster = monsters.swap_remove(luck.below(monsters.len() as u32) as usize);
    }
    setup.start().expect("boxes that go together")
}

/// Games out of a hundred that begin with presents.
const PRESENTED: u32 = 60;
/// Seats out of a hundred that get a card in such a game, and again, and again.
const PRESENT: u32 = 45;
/// The most cards that a seat gets.
const PRESENTS: u32 = 3;
/// Less than so much energy is given.
const ENERGY: u32 = 9;

/// The same table at the first throw, in many games with cards and energy that nobody has paid for. Whoever
/// thinks little of a card never buys it, and would never learn what it is worth.
fn presented(start: State, luck: &mut Draw) -> State {
    if !start.options().power_cards || !luck.happens(PRESENTED) {
        return start;
    }
    at_first_throw(start, luck)
        .and_then(|first| with_presents(&first, luck))
        .unwrap_or(start)
}

/// Goes on to the first throw, whatever is chosen before it.
fn at_first_throw(mut state: State, luck: &mut Draw) -> Option<State> {
    while !state.is_quiet() {
        let answer = match state.asks() {
            Asked::NoOne => return None,
            Asked::Nature => state.deal(luck),
            Asked::Seat(_) => state.any_answer(luck),
        };
        state.apply(answer?).ok()?;
    }
    Some(state)
}

/// `None` where the table cannot be laid like this.
fn with_presents(first: &State, luck: &mut Draw) -> Option<State> {
    let mut table = Position::of(first);
    let mut cards: Vec<CardId> = CardId::all()
        .filter(|card| card.kind() == Kind::Keep && first.options().copies(*card) > 0)
        .filter(|card| !table.market.contains(&Some(*card)))
        .collect();
    for seat in 0..table.players.len() {
        table.players[seat].energy += luck.below(ENERGY) as u16;
        for _ in 0..PRESENTS {
            if !luck.happens(PRESENT) || cards.is_empty() {
                break;
            }
            let card = cards.swap_remove(luck.below(cards.len() as u32) as usize);
            table
                .in_play
                .push(Held::fresh(Key(table.next_key), card, Seat(seat as u8)));
            table.next_key += 1;
        }
    }
    let laid = serde_json::to_value(table.bare().ok()?).ok()?;
    State::resume(laid, Stage::Start).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_games_begin_with_presents_and_can_be_played_to_the_end() {
        let (mut given, mut energy) = (0, 0);
        for seed in 0..60 {
            let mut luck = Draw::new(seed);
            let mut state = State::training_start(MANY, &mut luck);
            let presents = state.all_seats().flat_map(|seat| state.held_by(seat));
            given += presents.filter(|held| held.face.kind() == Kind::Keep).count();
            energy += usize::from(state.all_seats().any(|seat| state.player(seat).energy > 0));
            for _ in 0..20_000 {
                let answer = match state.asks() {
                    Asked::NoOne => break,
                    Asked::Nature => state.deal(&mut luck),
                    Asked::Seat(_) => state.any_answer(&mut luck),
                };
                state.apply(answer.expect("an answer")).expect("a legal answer");
            }
            assert_eq!(state.asks(), Asked::NoOne, "seed {seed}");
        }
        assert!(given > 60, "{given}");
        assert!((20..50).contains(&energy), "{energy}");
    }

    #[test]
    fn nobody_gets_presents_where_there_are_no_cards() {
        for seed in 0..20 {
            let state = State::training_start(BARE, &mut Draw::new(seed));
            assert_eq!(state.all_seats().flat_map(|seat| state.held_by(seat)).count(), 0);
        }
    }
}
