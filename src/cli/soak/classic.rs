//! King of Tokyo under proof: random tables, lively players, and a count of what each card has done.

mod shown;

use super::{SoakGame, drawn};
use crate::cli::parallel::Sum;
use engine::classic::rule::{Kind, On, Rule, Stay};
use engine::classic::{
    Answer, BoughtFrom, CardId, Cause, Edition, Ending, Event, MAX_SEATS, Monster, Options, Pack, Piece,
    PowerUp, Setup, State, What, Wickedness, has_evolutions,
};
use engine::{Chance, Seat};
use shown::Shown;
use std::fmt::Write;
use words::Words;

impl SoakGame for State {
    type Player = Player;
    type Coverage = Coverage;

    fn any_table(chance: &mut dyn Chance, words: &Words) -> Result<Self, String> {
        let start = random_setup(chance).start();
        start.map_err(|error| words::classic::setup_error(words, error))
    }
}

/// A table of any kind that the rules allow.
fn random_setup(chance: &mut dyn Chance) -> Setup {
    let mut coin = |of: u32| chance.below(of) == 0;
    let edition = if coin(2) { Edition::Dark } else { Edition::Base };
    let power_cards = !coin(24);
    let mut options = Options {
        edition,
        power_cards,
        promos: power_cards && coin(2),
        halloween: power_cards && coin(2),
        two_player_variant: coin(2),
        automatic: !coin(5),
        ..Options::of(edition)
    };
    options.wickedness = match (chance.below(4), edition) {
        (0, Edition::Base) => Wickedness::Off,
        (0 | 1, _) => Wickedness::Mixed,
        (2, _) => Wickedness::Green,
        _ => Wickedness::Red,
    };
    // Every second table with power cards has Evolutions, in one of the ways of playing with them.
    let ways = PowerUp::ALL.len() as u32 - 1;
    if power_cards && chance.below(2) == 0 {
        options.power_up = PowerUp::ALL[1 + chance.below(ways) as usize];
    }
    // Every second table has some of the monster packs.
    if chance.below(2) == 0 {
        for pack in Pack::ALL {
            options.packs = options.packs.with(pack, chance.below(2) == 0);
        }
    }
    let seats = 2 + chance.below(MAX_SEATS as u32 - 1) as usize;
    let fits = |monster: &Monster| options.power_up.is_off() || has_evolutions(*monster);
    let mut monsters: Vec<Monster> = Monster::ALL.into_iter().filter(fits).collect();
    while monsters.len() > seats {
        monsters.remove(chance.below(monsters.len() as u32) as usize);
    }
    let first = (chance.below(3) == 0).then(|| Seat(chance.below(seats as u32) as u8));
    Setup {
        monsters,
        options,
        first,
    }
}

/// Somebody who answers at random, in a manner.
#[derive(Debug, Clone, Copy)]
pub(in crate::cli) struct Player {
    /// Out of ten answers, how many are drawn by kind first, so that rare kinds come up often.
    lively: u32,
    /// Out of ten yield questions, how many are answered by staying whatever happens.
    stubborn: u32,
}

impl super::Player<State> for Player {
    fn any(chance: &mut dyn Chance) -> Self {
        Self {
            lively: [0, 7, 10][chance.below(3) as usize],
            stubborn: chance.below(11),
        }
    }

    fn choose(&self, state: &State, answers: &[Answer], chance: &mut dyn Chance) -> usize {
        if state.question().what == What::Yield && chance.below(10) < self.stubborn {
            let stay = answers.iter().position(|answer| *answer == Answer::Stay);
            return stay.unwrap_or(0);
        }
        let by_kind = chance.below(10) < self.lively;
        drawn(answers, by_kind, kind, chance)
    }
}

const fn kind(answer: Answer) -> u32 {
    match answer {
        Answer::Done | Answer::Stay => 0,
        Answer::Reroll(_) => 1,
        Answer::Group(_) | Answer::RestInDefaultOrder => 2,
        Answer::Hearts(_) => 3,
        Answer::Yield => 4,
        Answer::Buy(_) => 5,
        Answer::Sweep => 6,
        Answer::Choose(_) | Answer::Accept => 7,
        Answer::Use(used) => 8 + (used.face.index() % 20) as u32,
        Answer::Faces(_) | Answer::Card(_) | Answer::Special(_) => 31,
    }
}

/// Every card and tile, every Evolution, and what the monster packs hold.
fn everything() -> impl Iterator<Item = CardId> {
    CardId::everything()
}

/// What one card or tile has done.
#[derive(Debug, Clone, Copy, Default)]
struct Deeds {
    gained: u64,
    used: u64,
    copied: u64,
}

/// What every card and tile has done, and what else was seen.
#[derive(Debug)]
pub(in crate::cli) struct Coverage {
    deeds: Vec<Deeds>,
    shown: Shown,
}

impl Default for Coverage {
    fn default() -> Self {
        Self {
            deeds: vec![Deeds::default(); everything().count()],
            shown: Shown::default(),
        }
    }
}

impl Sum for Coverage {
    fn add(&mut self, other: &Self) {
        for (mine, theirs) in self.deeds.iter_mut().zip(&other.deeds) {
            mine.gained += theirs.gained;
            mine.used += theirs.used;
            mine.copied += theirs.copied;
        }
        self.shown.add(&other.shown);
    }
}

impl Coverage {
    fn of(&mut self, card: CardId) -> &mut Deeds {
        &mut self.deeds[card.index()]
    }

    /// How often it has come to somebody.
    #[cfg(test)]
    pub(super) fn gained(&self, card: CardId) -> u64 {
        self.deeds[card.index()].gained
    }

    /// How often it has done something.
    #[cfg(test)]
    pub(super) fn used(&self, card: CardId) -> u64 {
        self.deeds[card.index()].used
    }
}

impl super::Counted for Coverage {
    fn counts(&self) -> Vec<u64> {
        let deeds = self.deeds.iter();
        let deeds = deeds.flat_map(|deeds| [deeds.gained, deeds.used, deeds.copied]);
        deeds.chain(self.shown.rows().map(|(_, times)| times)).collect()
    }

    fn of_counts(counts: &[u64]) -> Option<Self> {
        let mut coverage = Self::default();
        let (deeds, shown) = counts.split_at_checked(3 * coverage.deeds.len())?;
        for (deeds, counts) in coverage.deeds.iter_mut().zip(deeds.chunks_exact(3)) {
            let [gained, used, copied] = *counts else {
                return None;
            };
            *deeds = Deeds { gained, used, copied };
        }
        coverage.shown = Shown::of_counts(shown)?;
        Some(coverage)
    }
}

impl super::Coverage<State> for Coverage {
    /// A card is used when it is told as the cause of something; one that only changes a number is used in
    /// every turn that its owner begins with it.
    fn hear(&mut self, event: &Event, state: &State) {
        self.shown.hear(event, state);
        match *event {
            Event::CardBought {
                card,
                from:
                    BoughtFrom::Market(_)
                    | BoughtFrom::Deck
                    | BoughtFrom::Monster(_)
                    | BoughtFrom::Discard
                    | BoughtFrom::Reserve,
                ..
            }
            | Event::CostumeKept { card, .. }
            | Event::TileTaken { tile: card, .. } => self.of(card).gained += 1,
            Event::CardStolen { card, .. } | Event::CardTaken { card, .. } => self.of(card).gained += 1,
            Event::PieceTaken { piece, .. } => {
                // The top of the Tower ends the game.
                let top = [Piece::Floor(3), Piece::Scarab]
                    .map(CardId::of_piece)
                    .contains(&piece);
                self.of(piece).gained += 1;
                self.of(piece).used += u64::from(top);
            }
            Event::CurseRevealed { curse } => self.of(curse).gained += 1,
            Event::FateResolved { curse, .. } => self.of(curse).used += 1,
            Event::SpecialRolled { .. } => self.of(CardId::of_piece(Piece::Berserk)).used += 1,
            Event::CultistGained { .. } => self.of(CardId::of_piece(Piece::Cultists)).gained += 1,
            // Everybody has had it from the beginning.
            Event::FormFlipped { .. } => self.of(CardId::of_piece(Piece::Form)).gained += 1,
            // What does not stay has done all that it does.
            Event::EvolutionPlayed { card, .. } => {
                let goes = card
                    .evolution()
                    .is_some_and(|evolution| evolution.stay != Stay::Permanent);
                let deeds = self.of(card);
                deeds.gained += 1;
                deeds.used += u64::from(goes);
            }
            Event::CardsSwapped { gave, got, .. } => {
                self.of(gave).used += 1;
                self.of(got).gained += 1;
            }
            Event::CopySet { card, face, .. } => {
                self.of(card).used += 1;
                self.of(face).copied += 1;
            }
            Event::TurnStarted { seat, .. } => {
                for held in state.held_by(seat) {
                    let stands = |rule: &Rule| matches!(rule, Rule::Always(..));
                    if held.face.card().rules.iter().any(stands) {
                        self.of(held.face).used += 1;
                    }
                }
            }
            Event::StarsChanged { cause, .. }
            | Event::EnergyChanged { cause, .. }
            | Event::LifeGained { cause, .. } => {
                if let Cause::Card(card) = cause {
                    self.of(card).used += 1;
                }
            }
            Event::CardUsed { card, .. }
            | Event::SmashesAdded { card, .. }
            | Event::DamageReduced { card, .. }
            | Event::DamageIncreased { card, .. }
            | Event::RollLimitChanged { card, .. }
            | Event::DieRerolled { card, .. }
            | Event::DieChanged { card, .. }
            | Event::HeldHitCancelled { card, .. }
            | Event::Reborn { card, .. }
            | Event::Crowned { card, .. }
            | Event::Bound { card, .. }
            | Event::ExtraTurnQueued { card, .. }
            | Event::CardCountersChanged { card, .. }
            | Event::EvolutionMoved { card, .. }
            | Event::FaceNamed { card, .. }
            | Event::TurnSkipped { card, .. }
            | Event::LifeLost { card: Some(card), .. } => self.of(card).used += 1,
            Event::GameEnded { outcome } if outcome.ending == Ending::Roar => {
                let roars = |rule: &Rule| matches!(rule, Rule::When(On::AboutToDie(0), ..));
                for held in state
                    .in_play()
                    .iter()
                    .filter(|held| held.face.card().rules.iter().any(roars))
                {
                    self.of(held.face).used += u64::from(outcome.winners.contains(held.owner));
                }
            }
            _ => {}
        }
    }

    /// What cannot be copied has no count of copies; what is no card is only seen.
    fn table(&self, text: &mut String, words: &Words) -> u64 {
        let _ = writeln!(
            text,
            "{:32} {:>10} {:>10} {:>10}",
            words.text("cli-soak-card"),
            words.text("cli-soak-gained"),
            words.text("cli-soak-used"),
            words.text("cli-soak-copied"),
        );
        let mut zeros = 0;
        for card in everything() {
            let deeds = self.deeds[card.index()];
            let copied = if card.kind() == Kind::Keep && !card.copies_others() {
                zeros += u64::from(deeds.copied == 0);
                words.number(deeds.copied)
            } else {
                String::from("–")
            };
            zeros += u64::from(deeds.gained == 0) + u64::from(deeds.used == 0);
            let _ = writeln!(
                text,
                "{:32} {:>10} {:>10} {copied:>10}",
                card.slug(),
                words.number(deeds.gained),
                words.number(deeds.used),
            );
        }
        for (name, times) in self.shown.rows() {
            zeros += u64::from(times == 0);
            let _ = writeln!(
                text,
                "{name:32} {:>10} {:>10} {:>10}",
                "–",
                words.number(times),
                "–"
            );
        }
        zeros
    }
}
