//! Duel under proof: random pairs of monsters, lively players, and a count of what each card, power and Buzz
//! token has done, of what was asked, and of how the games ended.

use super::{SoakGame, drawn};
use crate::cli::game::{CliGame, any_two};
use crate::cli::parallel::Sum;
use engine::duel::rule::{Rule, Stat};
use engine::duel::{Answer, Buzz, CardId, Cause, Choice, Event, Monster, Setup, Shape, State, What};
use engine::{Chance, Seat};
use std::fmt::Write;
use words::{Words, duel};

impl SoakGame for State {
    type Player = Player;
    type Coverage = Coverage;

    fn any_table(chance: &mut dyn Chance, words: &Words) -> Result<Self, String> {
        let setup = Setup {
            monsters: any_two(chance),
            first: (chance.below(3) != 0).then(|| Seat(chance.below(2) as u8)),
            automatic: chance.below(5) != 0,
        };
        setup.start().map_err(|error| duel::setup_error(words, error))
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

/// What every card, every power and every Buzz token has done, in this order, and how often everything else
/// was seen.
#[derive(Debug)]
pub(in crate::cli) struct Coverage {
    deeds: Vec<Deeds>,
    /// In the order of [`QUESTIONS`].
    asked: [u64; QUESTIONS.len()],
    /// In the order of the endings in reports.
    ended: [u64; State::ENDINGS.len()],
}

impl Default for Coverage {
    fn default() -> Self {
        Self {
            deeds: vec![Deeds::default(); slugs().count()],
            asked: [0; QUESTIONS.len()],
            ended: [0; State::ENDINGS.len()],
        }
    }
}

/// Every kind of question; those of Nature first.
const QUESTIONS: [&str; 17] = [
    "first-throw",
    "throw",
    "throw-against",
    "reveal",
    "shop",
    "first-roll",
    "roll",
    "face",
    "buy",
    "place",
    "may",
    "choose-track",
    "choose-face",
    "choose-king",
    "choose-rivals-keep",
    "choose-own-keep",
    "choose-two-dice",
];

/// Among the [`QUESTIONS`], which one this is; `None` when nothing is asked.
const fn question(what: What) -> Option<usize> {
    Some(match what {
        What::Nothing => return None,
        What::FirstThrow { .. } => 0,
        What::Throw { .. } => 1,
        What::ThrowAgainst { .. } => 2,
        What::Reveal { .. } => 3,
        What::Shop { .. } => 4,
        What::FirstRoll => 5,
        What::Roll => 6,
        What::Face => 7,
        What::Buy => 8,
        What::Place { .. } => 9,
        What::May { .. } => 10,
        What::Choose { of, .. } => match of {
            Choice::Track => 11,
            Choice::Face => 12,
            Choice::King => 13,
            Choice::RivalsKeep => 14,
            Choice::OwnKeep => 15,
            Choice::TwoDice => 16,
        },
    })
}

/// The names of the rows of deeds.
fn slugs() -> impl Iterator<Item = String> {
    let cards = CardId::all().map(|card| card.slug().to_owned());
    let powers = Monster::ALL.iter().map(|monster| monster.slug().to_owned());
    let tokens = Buzz::ALL.iter().map(|buzz| format!("buzz {}", buzz.slug()));
    cards.chain(powers).chain(tokens)
}

impl Sum for Coverage {
    fn add(&mut self, other: &Self) {
        for (mine, theirs) in self.deeds.iter_mut().zip(&other.deeds) {
            mine.gained += theirs.gained;
            mine.used += theirs.used;
        }
        for (mine, theirs) in self.asked.iter_mut().zip(other.asked) {
            *mine += theirs;
        }
        for (mine, theirs) in self.ended.iter_mut().zip(other.ended) {
            *mine += theirs;
        }
    }
}

impl Coverage {
    fn card(&mut self, card: CardId) -> &mut Deeds {
        &mut self.deeds[card.index()]
    }

    fn power(&mut self, monster: Monster) -> &mut Deeds {
        &mut self.deeds[CardId::all().len() + monster as usize]
    }

    fn token(&mut self, buzz: Buzz) -> &mut Deeds {
        &mut self.deeds[CardId::all().len() + Monster::ALL.len() + buzz.index()]
    }

    /// It is why something happened.
    fn caused(&mut self, by: Cause) {
        match by {
            Cause::Card(card) => self.card(card).used += 1,
            Cause::Power(monster) => self.power(monster).used += 1,
            Cause::Buzz(buzz) => self.token(buzz).used += 1,
            Cause::Dice(_) | Cause::NoPurchase => {}
        }
    }

    /// Cards of this seat that change a number of these now are used.
    fn standing(&mut self, state: &State, seat: Seat, among: fn(Stat) -> bool) {
        for card in state.player(seat).kept.iter() {
            let stands = |rule: &Rule| matches!(rule, Rule::Always(stat, change) if among(*stat) && change(state, seat, 0) != 0);
            if card.card().rules.iter().any(stands) {
                self.card(*card).used += 1;
            }
        }
    }

    /// Something was asked, and this answered it.
    fn answered(&mut self, what: What) {
        if let Some(question) = question(what) {
            self.asked[question] += 1;
        }
    }

    /// How often a monster sat at the table, and how often its power has done something.
    #[cfg(test)]
    pub(super) fn of(&mut self, monster: Monster) -> (u64, u64) {
        let deeds = self.power(monster);
        (deeds.gained, deeds.used)
    }
}

impl super::Counted for Coverage {
    fn counts(&self) -> Vec<u64> {
        let deeds = self.deeds.iter().flat_map(|deeds| [deeds.gained, deeds.used]);
        deeds.chain(self.asked).chain(self.ended).collect()
    }

    fn of_counts(counts: &[u64]) -> Option<Self> {
        let mut coverage = Self::default();
        let (deeds, rest) = counts.split_at_checked(2 * coverage.deeds.len())?;
        let (asked, ended) = rest.split_at_checked(QUESTIONS.len())?;
        for (deeds, counts) in coverage.deeds.iter_mut().zip(deeds.chunks_exact(2)) {
            let [gained, used] = *counts else { return None };
            *deeds = Deeds { gained, used };
        }
        coverage.asked = asked.try_into().ok()?;
        coverage.ended = ended.try_into().ok()?;
        Some(coverage)
    }
}

impl super::Coverage<State> for Coverage {
    /// A card is used when its owner uses it or when it is told as the cause of something; one that only
    /// changes a number is used in every turn at whose beginning it changes it, one that wards off hits when
    /// it does. A token that shortens the track is used when a marker is pulled across it. A question counts
    /// when there was something to decide.
    fn hear(&mut self, event: &Event, state: &State) {
        if let Event::DecisionMade {
            what,
            automatic: false,
            ..
        } = *event
        {
            self.answered(what);
        }
        match *event {
            Event::GameStarted => {
                for seat in [Seat(0), Seat(1)] {
                    self.power(state.player(seat).monster).gained += 1;
                }
            }
            Event::TurnStarted { seat, .. } => {
                self.standing(state, seat, |stat| stat != Stat::Immune);
            }
            Event::Unhurt { seat, by, .. } => {
                self.caused(by);
                self.standing(state, seat, |stat| stat == Stat::Immune);
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
            | Event::Softened { card, .. }
            | Event::Saved { card, .. }
            | Event::ExtraTurnGained { card, .. }
            | Event::MarketDropped { by: card, .. } => self.card(card).used += 1,
            Event::ThrownAgainst { seat, card, dice } => {
                self.card(card).used += 1;
                let dice = dice.len() as u8;
                self.answered(What::ThrowAgainst { dice, by: seat, card });
            }
            Event::FirstThrown { seat, .. } => self.answered(What::FirstThrow { seat }),
            Event::Rolled { thrown, .. } => self.answered(What::Throw { dice: thrown }),
            Event::CardRevealed { slot, .. } => self.answered(What::Reveal { slot }),
            Event::GameEnded { outcome } => {
                let counted = State::counted(outcome.ending);
                let place = State::ENDINGS.iter().position(|slug| *slug == counted);
                self.ended[place.expect("every ending is counted")] += 1;
            }
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
            Event::FirstPlayer { .. }
            | Event::DecisionMade { .. }
            | Event::TokenSpent { .. }
            | Event::RollFinal { .. }
            | Event::FaceResolved { .. }
            | Event::CardKept { .. }
            | Event::CardLost { .. }
            | Event::Swept { .. }
            | Event::Awaiting { .. } => {}
        }
    }

    /// What is asked and how it ends cannot be gained.
    fn table(&self, text: &mut String, words: &Words) -> u64 {
        let _ = writeln!(
            text,
            "{:40} {:>10} {:>10}",
            words.text("cli-soak-thing"),
            words.text("cli-soak-gained"),
            words.text("cli-soak-used"),
        );
        for (slug, deeds) in slugs().zip(&self.deeds) {
            let _ = writeln!(
                text,
                "{slug:40} {:>10} {:>10}",
                words.number(deeds.gained),
                words.number(deeds.used)
            );
        }
        let asked = QUESTIONS.iter().map(|slug| format!("question {slug}"));
        let ended = State::ENDINGS.iter().map(|slug| format!("ending {slug}"));
        let seen = asked.zip(self.asked).chain(ended.zip(self.ended));
        for (slug, times) in seen {
            let _ = writeln!(text, "{slug:40} {:>10} {:>10}", "–", words.number(times));
        }
        let deeds = self.deeds.iter().flat_map(|deeds| [deeds.gained, deeds.used]);
        let counts = deeds.chain(self.asked).chain(self.ended);
        counts.filter(|count| *count == 0).count() as u64
    }
}
