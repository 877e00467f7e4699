//! In which order the questions of a turn come, whom each of them asks, and in which order it goes round: the
//! tables of `core.md` §2 and §5.1, `evolutions.md` §4 and `expansions.md` §10.

use super::notes::Notes;
use super::uses::word;
use crate::Seat;
use crate::classic::{Cause, Event, HitKind, State, What};

/// The steps of a turn, by what is asked in them. What stands in no line may come at any time.
const STEPS: &[(&str, u8)] = &[
    ("before-turn", 10), // H02, T1.1
    // H03, in their fixed order
    ("worst-nightmare", 21),
    ("bamboo-supply", 22),
    ("naming", 23),
    ("exotic-arms", 24),
    ("energy-sword", 26),
    ("sunken-temple", 27),
    ("start-of-turn", 40),    // D2 and E2, T1.6
    ("khepri-rebellion", 45), // E14, T1.7
    ("roll", 50),             // D3, T2
    ("opponent-dice", 60),    // D4, T3.1
    ("change-dice", 65),      // D5, T3.2
    ("freeze", 70),           // H09, T3.3
    ("commit", 75),           // Cheerleader, T3.3
    ("fate", 80),             // E8 to E16, T3.3
    ("confused-senses", 85),  // E12, T3.3
    ("boogie-dance", 88),     // R0
    ("resolve", 90),          // H11
    // R1, the groups in any order
    ("group", 100),
    ("hearts", 100),
    ("tile", 100),
    ("trick-or-threat", 100),
    ("play-with-your-food", 100),
    ("electric-carrot", 100),
    ("yield", 100),
    ("force", 100),
    ("draw", 130),    // R2, H21
    ("intrude", 140), // T5.2, H24
    ("exchange", 145),
    ("not-entered", 150), // H27
    ("theft", 160),       // E6
    ("gift", 160),        // H28
    ("flip", 170),        // E5
    ("buy", 180),         // D10, T6
    ("purchase", 180),    // H31
    ("sale", 190),        // D13, T7.1
    ("end-of-turn", 195), // H33, T7.2
    ("extra-turn", 200),  // D15, T8
];

/// Questions that only the active monster is asked.
const OWN: &[&str] = &[
    "before-turn",
    "worst-nightmare",
    "bamboo-supply",
    "exotic-arms",
    "energy-sword",
    "sunken-temple",
    "start-of-turn",
    "roll",
    "change-dice",
    "freeze",
    "boogie-dance",
    "resolve",
    "group",
    "hearts",
    "tile",
    "play-with-your-food",
    "draw",
    "entered",
    "not-entered",
    "theft",
    "gift",
    "flip",
    "buy",
    "sale",
    "extra-turn",
];
/// Questions that only the others are asked.
const OTHERS: &[&str] = &[
    "opponent-dice",
    "commit",
    "confused-senses",
    "electric-carrot",
    "trick-or-threat",
    "yield",
    "intrude",
    "exchange",
    "purchase",
    "reveal",
];
/// Questions that go round the table, the active monster first if it has a say (`settled.md` §9).
const ROUNDS: &[&str] = &[
    "opponent-dice",
    "commit",
    "electric-carrot",
    "trick-or-threat",
    "mega-purr",
    "feast-of-crows",
    "yield",
    "force",
    "intrude",
    "exchange",
    "purchase",
    "reveal",
    "end-of-turn",
];

/// The name under which a question stands in the tables.
pub(super) fn name(what: What, notes: &Notes) -> &'static str {
    match what {
        What::Evolution { by } if by.slug() == "freeze-ray" && !notes.rolled => "naming",
        What::Evolution { by } => by.slug(),
        What::Curse { by } if by.slug() == "confused-senses" => "confused-senses",
        What::Curse { by } if by.slug() == "khepri-rebellion" && notes.step < 80 => "khepri-rebellion",
        What::Curse { .. } => "fate",
        What::ChooseCard { .. } => "choose-card",
        what => word(what),
    }
}

/// The step of the turn in which a question is asked, if it has one.
pub(super) fn step_of(name: &str) -> Option<u8> {
    STEPS
        .iter()
        .find(|(step, _)| *step == name)
        .map(|(_, rank)| *rank)
}

/// The step of the turn to which an event belongs, if it leaves no doubt.
pub(super) fn step_told(event: Event, state: &State, notes: &Notes) -> Option<u8> {
    match event {
        Event::StarsChanged {
            cause: Cause::Income, ..
        }
        | Event::EnergyChanged {
            cause: Cause::Income, ..
        } => Some(30),
        // T1.2 and T1.5: the questions of H03 are over.
        Event::CardCountersChanged { card, .. } if card.slug() == "battery-monster" && !notes.rolled => {
            Some(30)
        }
        Event::BatchOpened { card: Some(card), .. } if card.law().is_some() && !notes.rolled => Some(35),
        Event::DiceRolled { .. } => Some(50),
        Event::FateResolved { .. } => Some(80),
        Event::DiceFixed { .. } => Some(87),
        Event::GroupResolved { .. } => Some(100),
        Event::EnteredTokyo { seat, .. } if seat == state.active() && (87..147).contains(&notes.step) => {
            // In T4 only a card lets somebody in.
            let over = state.turn().groups.is_empty() && state.turn().fixed;
            over.then_some(147)
        }
        // Poison, T7.4: the windows before it are over.
        Event::BatchOpened {
            kind: HitKind::Token, ..
        } if notes.step >= 180 => Some(196),
        Event::TurnEnded { .. } => Some(198),
        _ => None,
    }
}

/// What is wrong with asking this seat, if anything is.
pub(super) fn wrong_seat(name: &str, seat: Seat, state: &State) -> Option<&'static str> {
    let player = state.player(seat);
    let own = seat == state.active();
    match () {
        () if !player.alive => Some("somebody is asked who is out of the game"),
        () if OWN.contains(&name) && !own => Some("somebody else than the active monster is asked"),
        () if OTHERS.contains(&name) && own => Some("the active monster is asked"),
        () if !state.player(state.active()).alive && OWN.contains(&name) => {
            Some("an eliminated monster's turn goes on")
        }
        () => None,
    }
}

/// Does this question go round?
pub(super) fn goes_round(name: &str) -> bool {
    ROUNDS.contains(&name)
}

/// How far from the active monster a seat sits, clockwise.
pub(super) fn distance(state: &State, seat: Seat) -> u8 {
    let seats = state.all_seats().count() as u8;
    (seat.0 + seats - state.active().0) % seats
}
