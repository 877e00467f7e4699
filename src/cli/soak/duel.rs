//! Duel under proof: random pairs of monsters, lively players, and a count of what each card, power and Buzz token has done.

use super::{Soaked, drawn};
use crate::cli::crew::Sum;
use crate::engine::duel::rule::Rule;
use crate::engine::duel::{Answer, Buzz, CardId, Cause, Event, Monster, Setup, Shape, State, What};
use crate::engine::{Chance, Seat};
use crate::i18n::Words;
use std::fmt::Write;

impl Soaked for State {
    type Player = Player;
    type Coverage = Coverage;

    fn any_table(chance: &mut dyn Chance, words: &Words) -> Result<Self, String> {
        let one = chance.below(Monster::ALL.len() as u32) as usize;
        let other = chance.below(Monster::ALL.len() as u32 - 1) as usize;
        let other = if other < one { other } else { other + 1 };
        let setup = Setup {
            monsters: [one, other].map(|place| Monster::ALL[place]),
            first: (chance.below(3) != 0).then(|| Seat(chance.below(2) as u8)),
            automatic: chance.below(5) != 0,
        };
        setup.start().map_err(|error| words.duel_setup_error(error))
    }
}

/// Somebody who answers at random, in a manner.
#[derive(Debug, Clone, Copy)]
pub(in crate::cli) struct Player {
    /// Out of ten answers, how many are drawn by kind first, so that rare kinds come up often.
    lively: u32,
    /// Out of ten chances to stop or pass, how many are taken at once.
    idle: u32,
}

impl super::Player<State> for Player {
    fn any(chance: &mut dyn Chance) -> Self {
        Self {
            lively: [0, 7, 10][chance.below(3) as usize],
            idle: chance.below(6),
        }
    }

    fn choose(&self, _: &State, answers: &[Answer], chance: &mut dyn Chance) -> usize {
        let done = answers.iter().position(|answer| *answer == Answer::Done);
        if let Some(done) = done
            && chance.below(10) < self.idle
        {
            return done;
        }
        let by_kind = chance.below(10) < self.lively;
        drawn(answers, by_kind, kind, chance)
    }
}

const fn kind(answer: Answer) -> u32 {
    match answer {
        Answer::Done | Answer::Throw => 0,
        Answer::Spend => 1,
        Answer::Reroll(_) => 2,
        Answer::Resolve(_) => 3,
        Answer::Buy(_) => 4,
        Answer::Sweep => 5,
        Answer::Place(_) => 6,
        Answer::Accept => 7,
        Answer::Choose(_) => 8,
        Answer::Use(card, _) => 9 + (card.index() % 22) as u32,
        Answer::Faces(_) | Answer::Card(_) => 31,
    }
}

/// What one of them has done.
#[derive(Debug, Clone, Copy, Default)]
struct Deeds {
    gained: u64,
    used: u64,
}

/// What every card, every power and every Buzz token has done, in this order.
#[derive(Debug)]
pub(in crate::cli) struct Coverage(Vec<Deeds>);

impl Default for Coverage {
    fn default() -> Self {
        Self(vec![Deeds::default(); slugs().count()])
    }
}

/// The names of all rows.
fn slugs() -> impl Iterator<Item = String> {
    let cards = CardId::all().map(|card| card.slug().to_owned());
    let powers = Monster::ALL.iter().map(|monster| monster.slug().to_owned());
    let tokens = Buzz::ALL.iter().map(|buzz| format!("buzz {}", buzz.slug()));
    cards.chain(powers).chain(tokens)
}

impl Sum for Coverage {
    fn add(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            mine.gained += theirs.gained;
            mine.used += theirs.used;
        }
    }
}

impl Coverage {
    fn card(&mut self, card: CardId) -> &mut Deeds {
        &mut self.0[card.index()]
    }

    fn power(&mut self, monster: Monster) -> &mut Deeds {
        &mut self.0[CardId::all().len() + monster as usize]
    }

    fn token(&mut self, buzz: Buzz) -> &mut Deeds {
        &mut self.0[CardId::all().len() + Monster::ALL.len() + buzz.index()]
    }

    /// It is why something happened.
    fn caused(&mut self, by: Cause) {
        match by {
            Cause::Card(card) => self.card(card).used += 1,
            Cause::Power(monster) => self.power(monster).used += 1,
            Cause::Buzz(buzz) => self.token(buzz).used += 1,
            Cause::Dice(_) | Cause::NoPurchase | Cause::Market => {}
        }
    }

    /// How often a monster sat at the table, and how often its power has done something.
    #[cfg(test)]
    pub(super) fn of(&mut self, monster: Monster) -> (u64, u64) {
        let deeds = self.power(monster);
        (deeds.gained, deeds.used)
    }
}

impl super::Coverage<State> for Coverage {
    /// A card is used when its owner uses it or when it is told as the cause of something; one that only changes a number
    /// is used in every turn that its owner begins with it. A token that shortens the track is used when a marker is pulled
    /// across it.
    fn hear(&mut self, event: &Event, state: &State) {
        match *event {
            Event::GameStarted => {
                for seat in [Seat(0), Seat(1)] {
                    self.power(state.player(seat).monster).gained += 1;
                }
            }
            Event::TurnStarted { seat, .. } => {
                for card in state.player(seat).kept.iter() {
                    let stands = |rule: &Rule| matches!(rule, Rule::Always(..));
                    if card.card().rules.iter().any(stands) {
                        self.card(*card).used += 1;
                    }
                }
            }
            Event::DecisionMade {
                answer: Answer::Use(card, _),
                ..
            }
            | Event::DecisionMade {
                what: What::Shop { by: card, .. },
                answer: Answer::Buy(_),
                ..
            }
            | Event::DiceLost { card, .. }
            | Event::DiceTakenOut { card, .. }
            | Event::ThrownAgainst { card, .. }
            | Event::Softened { card, .. }
            | Event::Saved { card, .. }
            | Event::ExtraTurnGained { card, .. }
            | Event::MarketDropped { by: card, .. } => self.card(card).used += 1,
            Event::FaceAdded { by, .. } => self.power(by).used += 1,
            Event::Triggered { by, .. }
            | Event::Hurt { by, .. }
            | Event::HeartsGained { by, .. }
            | Event::EnergyGained { by, .. }
            | Event::EnergyPaid { by, .. }
            | Event::TokensGained { by, .. } => self.caused(by),
            Event::Pulled {
                track, from, to, by, ..
            } => {
                self.caused(by);
                let across = (to.halves() - from.halves()).abs() > 2;
                for (buzz, placing) in state.laid().filter(|_| across) {
                    if placing.track == track && buzz.shape() == Shape::Shorter {
                        self.token(buzz).used += 1;
                    }
                }
            }
            Event::PullStopped { buzz, .. } | Event::BonusReached { buzz, .. } => {
                self.token(buzz).used += 1;
            }
            Event::BuzzPlaced { seat, buzz, .. } => {
                self.token(buzz).gained += 1;
                if buzz.is_king() {
                    // It is the power that places them, and nothing else.
                    self.power(state.player(seat).monster).used += 1;
                }
            }
            Event::Bought { card, .. } => self.card(card).gained += 1,
            Event::CardsSwapped { given, taken, .. } => {
                self.card(given).used += 1;
                self.card(taken).gained += 1;
            }
            Event::FirstThrown { .. }
            | Event::FirstPlayer { .. }
            | Event::CardRevealed { .. }
            | Event::DecisionMade { .. }
            | Event::TokenSpent { .. }
            | Event::Rolled { .. }
            | Event::RollFinal { .. }
            | Event::FaceResolved { .. }
            | Event::Unhurt { .. }
            | Event::CardKept { .. }
            | Event::CardLost { .. }
            | Event::Swept { .. }
            | Event::Awaiting { .. }
            | Event::GameEnded { .. } => {}
        }
    }

    fn table(&self, text: &mut String, words: &Words) -> u64 {
        let _ = writeln!(
            text,
            "{:32} {:>10} {:>10}",
            words.text("cli-soak-thing"),
            words.text("cli-soak-gained"),
            words.text("cli-soak-used"),
        );
        for (slug, deeds) in slugs().zip(&self.0) {
            let _ = writeln!(text, "{slug:32} {:>10} {:>10}", deeds.gained, deeds.used);
        }
        let zeros = self.0.iter().map(|deeds| [deeds.gained, deeds.used]);
        zeros.flatten().filter(|count| *count == 0).count() as u64
    }
}
