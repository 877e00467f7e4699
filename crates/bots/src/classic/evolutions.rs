//! What Evolutions are worth that have not acted yet, or go on acting: in hands, in decks and in play. The
//! numbers are set by hand and were checked by matches; what a card has done when it has acted the evaluators
//! see by themselves. So a card is played when what comes of it is worth more than having it.
//!
//! The one place of the bots that knows cards by name. The evaluator set by hand adds these numbers; nets read
//! them as one feature among others, and have learned what each card is worth beyond them.

#[cfg(test)]
mod tests;

use crate::search::Lookahead as _;
use engine::classic::rule::Stay;
use engine::classic::{CardId, Face, Held, State};
use engine::{Game, Seat};
use std::sync::LazyLock;

/// What comes of each Evolution where it does well, in all that is left of a game: hearts, stars and energy
/// of the one who holds it or before whom it lies, and hearts of each other one. Of a gift it is what the one
/// loses before whom it lies.
const YIELDS: [(&str, [f32; 4]); 96] = [
    ("freeze-ray", [0.6, 0.0, 0.0, 0.0]),
    ("miraculous-catch", [0.0, 0.0, 2.5, 0.0]),
    ("deep-dive", [0.0, 0.0, 4.5, 0.0]),
    ("cold-wave", [1.0, 0.7, 0.3, 0.0]),
    ("encased-in-ice", [0.5, 0.5, 0.0, 0.3]),
    ("blizzard", [2.2, 1.2, 0.5, 1.0]),
    ("black-diamond", [0.0, 3.0, 0.0, 0.0]),
    ("icy-reflection", [0.5, 0.5, 0.5, 0.5]),
    ("alien-scourge", [0.0, 2.0, 0.0, 0.0]),
    ("precision-field-support", [0.0, 0.0, 4.5, 0.0]),
    ("anger-batteries", [0.0, 0.0, 3.0, 0.0]),
    ("adapting-technology", [0.0, 0.0, 2.0, 0.0]),
    ("funny-looking-but-dangerous", [0.0, 0.0, 0.0, 1.5]),
    ("exotic-arms", [0.0, 0.0, 0.0, 1.5]),
    ("mothership-support", [2.5, 0.0, -0.5, 0.0]),
    ("superior-alien-technology", [0.0, 0.0, 3.5, 0.0]),
    ("nine-lives", [5.0, 3.0, -1.0, 0.0]),
    ("mega-purr", [0.0, 1.0, 1.0, 0.3]),
    ("electro-scratch", [0.0, 0.0, 0.0, 1.1]),
    ("cat-nip", [1.0, 1.0, 1.0, 1.0]),
    ("play-with-your-food", [0.0, 1.0, 1.0, 0.0]),
    ("feline-motor", [0.0, 1.0, 0.0, 0.5]),
    ("mouse-hunter", [0.0, 3.0, 0.0, 0.0]),
    ("meow-missle", [0.0, 0.0, 0.0, 2.7]),
    ("monkey-rush", [0.0, 1.2, 0.0, 0.5]),
    ("simian-scamper", [2.5, 0.0, 0.0, 0.0]),
    ("jungle-frenzy", [0.5, 1.2, 0.8, 1.3]),
    ("giant-banana", [2.1, 0.0, 0.0, 0.0]),
    ("chest-thumping", [0.0, 0.5, 0.0, 0.3]),
    ("alpha-male", [0.0, 3.0, 0.0, 0.0]),
    ("i-am-the-king", [0.0, 2.5, 0.0, 0.0]),
    ("twas-beauty-killed-the-beast", [0.0, 4.0, 0.0, 0.0]),
    ("detachable-tail", [3.0, 0.0, 0.0, 0.0]),
    ("radioactive-waste", [1.0, 0.0, 2.0, 0.0]),
    ("primal-bellow", [0.0, 1.5, 0.0, 0.0]),
    ("saurian-adaptability", [0.5, 1.0, 0.7, 0.8]),
    ("defender-of-tokyo", [0.0, 1.5, 0.0, 0.0]),
    ("heat-vision", [0.0, 1.5, 0.0, 0.0]),
    ("gamma-breath", [0.0, 0.0, 0.0, 3.0]),
    ("tail-sweep", [0.0, 3.0, 0.0, 0.0]),
    ("mecha-blast", [0.0, 0.0, 0.0, 2.2]),
    ("destructive-analysis", [0.0, 0.0, 2.5, 0.0]),
    ("programmed-to-destroy", [0.0, 0.5, 0.3, 0.0]),
    ("tune-up", [2.5, 0.0, 1.0, 0.0]),
    ("breath-of-doom", [0.0, 0.0, 0.0, 0.3]),
    ("lightning-armor", [0.0, 0.0, 0.0, 1.8]),
    ("claws-of-steel", [0.0, 0.0, 0.0, 1.5]),
    ("target-acquired", [0.0, 0.0, 0.0, 2.5]),
    ("boo", [0.0, 0.5, 0.0, 0.5]),
    ("worst-nightmare", [0.0, 0.0, 2.0, 2.0]),
    ("i-live-under-your-bed", [1.0, 1.0, 1.0, 1.0]),
    ("boogie-dance", [0.3, 0.0, 0.3, 0.0]),
    ("well-of-shadow", [2.1, 0.0, 0.0, 0.0]),
    ("worm-invaders", [0.0, 0.0, 0.0, 2.1]),
    ("nightlife", [2.0, 0.0, 0.0, 0.0]),
    ("dusk-ritual", [1.8, 0.0, 1.8, 0.0]),
    ("detachable-head", [0.0, 0.0, 0.0, 2.5]),
    ("ignis-fatus", [1.0, 1.0, 1.0, 1.0]),
    ("smashing-pumpkin", [0.0, 0.0, 0.0, 1.5]),
    ("trick-or-threat", [0.0, 0.0, 0.5, 1.0]),
    ("bobbing-for-apples", [0.0, 0.0, 2.5, 0.0]),
    ("feast-of-crows", [0.3, 0.3, 0.5, 0.5]),
    ("scythe", [0.0, 0.0, 0.0, 4.0]),
    ("candy", [1.8, 0.0, 0.0, 0.0]),
    ("panda-monium", [0.0, 0.0, 3.5, 0.0]),
    ("eats-shoots-and-leaves", [0.0, 0.5, 1.0, 2.0]),
    ("bamboozle", [0.0, 0.0, 1.0, 0.0]),
    ("bear-necessities", [2.0, -1.0, 2.0, 0.0]),
    ("panda-express", [0.0, 1.0, 0.3, 0.3]),
    ("bamboo-supply", [0.0, 0.0, 3.0, 0.0]),
    ("pandarwinism", [0.0, 1.5, 0.0, 0.0]),
    ("yin-and-yang", [0.5, 1.0, 0.5, 0.5]),
    ("stroke-of-genius", [0.0, 0.0, 2.3, 0.0]),
    ("emergency-battery", [0.0, 0.0, 3.0, 0.0]),
    ("rabbits-foot", [3.0, 0.0, 0.0, 0.0]),
    ("heart-of-the-rabbit", [1.2, 0.5, 0.0, 0.0]),
    ("secret-laboratory", [0.0, 0.0, 2.5, 0.0]),
    ("king-of-the-gizmo", [0.0, 1.5, 0.0, 0.0]),
    ("energy-sword", [0.0, 0.0, 0.5, 2.0]),
    ("electric-carrot", [0.0, 0.0, 1.0, 1.0]),
    ("healing-rain", [2.1, 0.0, 0.0, 0.0]),
    ("destructive-wave", [0.0, 0.0, 0.0, 2.1]),
    ("cult-worshippers", [0.0, 2.0, 0.0, 0.0]),
    ("high-tide", [1.8, 0.0, 0.0, 0.0]),
    ("terror-of-the-deep", [2.0, 0.0, 0.0, 0.0]),
    ("eater-of-souls", [2.5, 0.0, 0.0, 0.0]),
    ("sunken-temple", [2.0, 0.0, 2.0, 0.0]),
    ("mandibles-of-dread", [0.0, 2.5, 0.0, 0.0]),
    ("my-toy", [0.0, 0.0, 1.0, 0.0]),
    ("growing-fast", [2.5, 0.0, 0.0, 0.0]),
    ("nurture-the-young", [0.0, 1.5, 0.0, 0.0]),
    ("tiny-tail", [0.0, 2.5, 0.0, 0.0]),
    ("too-cute-to-smash", [0.0, 1.5, 0.0, 0.0]),
    ("so-small", [2.5, 0.0, 0.0, 0.0]),
    ("underrated", [0.0, 0.0, 0.0, 2.0]),
    ("yummy-yummy", [2.1, 0.0, 1.0, 0.0]),
];

/// What each counter on an Evolution is worth on top of the card: what it brings when it acts, of which
/// nothing shows before the dice are thrown.
const COUNTERS: [(&str, [f32; 4]); 3] = [
    ("energy-sword", [0.0, 0.0, 2.4, 0.8]),
    ("bamboo-supply", [0.0, 0.0, 0.75, 0.0]),
    ("scythe", [0.0, 0.0, 0.0, 0.8]),
];

/// The Evolution whose counter is a face that does nothing, and what each face would have brought.
const DEADENS: &str = "freeze-ray";
const FACES: [[f32; 4]; 6] = [
    [0.0, 0.3, 0.0, 0.0],
    [0.0, 0.5, 0.0, 0.0],
    [0.0, 0.7, 0.0, 0.0],
    [1.2, 0.0, 0.0, 0.0],
    [0.0, 0.0, 1.3, 0.0],
    [0.0, 0.0, 0.0, 1.4],
];

/// What a heart, a star, a cube and a heart of each other one move the strengths by which hopes are shared
/// out: learned and set by hand, of two and of more.
const MOVES: [[[f32; 4]; 2]; 2] = [
    [[0.27, 0.065, 0.11, 0.33], [0.17, 0.19, 0.105, 0.12]],
    [[0.2, 0.08, 0.08, 0.19], [0.14, 0.19, 0.09, 0.1]],
];
/// The part of its worth that a card has in a hand whose good moment is still to come.
const HELD: f32 = 0.9;
/// The part that one has in hand which would stay in play: it does nothing there.
const IDLE: f32 = 0.75;
/// The part of a gift that has found nobody yet.
const UNGIVEN: f32 = 0.5;
/// The part that one has in Tokyo which doubles the turn to come: there its hearts are lost.
const INSIDE: f32 = 0.7;
/// The part of one in the deck.
const UNDRAWN: f32 = 0.05;

/// What every Evolution is worth where so much moves the strengths, by the number of the card.
struct Worths {
    by_number: Vec<f32>,
    /// What a counter on it adds.
    by_counter: Vec<f32>,
    /// The one whose counter is a face, and what the faces are worth.
    deadens: CardId,
    faces: [f32; 6],
    /// Of one that is not known.
    mean: f32,
}

impl Worths {
    fn of(moves: [f32; 4]) -> Self {
        let numbers = usize::from(u8::MAX) + 1;
        let (mut by_number, mut by_counter) = (vec![0.0; numbers], vec![0.0; numbers]);
        let mut mean = 0.0;
        let sum = |yields: [f32; 4]| -> f32 {
            let each = yields.iter().zip(moves);
            each.map(|(amount, moves)| amount * moves).sum()
        };
        for (slug, yields) in COUNTERS {
            if let Some(card) = CardId::from_slug(slug) {
                by_counter[card.index()] = sum(yields);
            }
        }
        for (slug, yields) in YIELDS {
            let worth = sum(yields);
            if let Some(card) = CardId::evolutions().find(|card| card.slug() == slug) {
                by_number[card.index()] = worth;
                mean += HELD * worth / YIELDS.len() as f32;
            }
        }
        Self {
            by_number,
            by_counter,
            deadens: CardId::from_slug(DEADENS).unwrap_or_default(),
            faces: FACES.map(sum),
            mean,
        }
    }

    /// For the shares of a value that was learned or set by hand, at a table of two or of more.
    fn at(learned: bool, state: &State) -> &'static Self {
        static ALL: LazyLock<[[Worths; 2]; 2]> = LazyLock::new(|| MOVES.map(|value| value.map(Worths::of)));
        &ALL[usize::from(!learned)][usize::from(state.seats() > 2)]
    }

    fn card(&self, card: CardId) -> f32 {
        self.by_number[card.index()]
    }

    /// What the counters on an Evolution add for the one before whom it lies.
    fn counters(&self, state: &State, held: &Held) -> f32 {
        if held.face != self.deadens {
            return self.by_counter[held.face.index()] * f32::from(held.tokens);
        }
        let named = usize::from(held.tokens).checked_sub(1);
        let Some(face) = named.filter(|face| *face < self.faces.len()) else {
            return 0.0;
        };
        let heals = !state.in_tokyo(held.owner) && state.player(held.owner).hearts < state.cap(held.owner);
        let hearts = face == Face::Heart.index() && !heals;
        if hearts { 0.0 } else { -self.faces[face] }
    }

    /// What a seat's hand and deck are worth.
    fn hand(&self, state: &State, seat: Seat) -> f32 {
        let held = |card: CardId| {
            let part = match card.evolution().map(|evolution| evolution.stay) {
                Some(Stay::Permanent) => IDLE,
                Some(Stay::Gift) => UNGIVEN,
                _ => HELD,
            };
            part * self.card(card)
        };
        let hand: f32 = state.hand(seat).iter().map(held).sum();
        let deck: f32 = state
            .evolution_deck(seat)
            .iter()
            .map(|card| self.card(card))
            .sum();
        hand + UNDRAWN * deck + self.mean * f32::from(state.unknown_in_hand(seat))
    }
}

/// What Evolutions add to the strength of each living seat; `hands` of cards count unless they are left out.
/// `learned` says by whose measure.
pub(super) fn worths(state: &State, learned: bool, hands: bool) -> [f32; 6] {
    let worths = Worths::at(learned, state);
    let (active, mut extras) = (state.active(), [0.0; 6]);
    let unthrown = state.is_quiet();
    for held in state.in_play() {
        if let Some(evolution) = held.face.evolution() {
            extras[held.owner.index()] += worths.counters(state, held);
            extras[held.owner.index()] += match evolution.stay {
                Stay::Gift => -worths.card(held.face),
                Stay::Permanent => worths.card(held.face),
                // It acts in the turns of others.
                Stay::Lingering if held.owner != active => worths.card(held.face),
                // It was played for the dice that are about to be thrown.
                Stay::Lingering if unthrown => {
                    let part = if state.in_tokyo(active) { INSIDE } else { 1.0 };
                    part * worths.card(held.face)
                }
                // What it still does this turn shows in what comes of the turn.
                Stay::Temporary | Stay::Lingering => 0.0,
            };
        }
    }
    if hands {
        for seat in state.living() {
            extras[seat.index()] += worths.hand(state, seat);
        }
    }
    extras
}
