//! A game told as sentences: [`Teller`] hears its events one after the other and makes lines of the log of
//! them, or none where other events of the moment say it all.
//!
//! A line tells what changed, why, and what the monster has now. The sentences stand in `log.ftl`; here is
//! only which one fits, with which names and numbers in it, by family: turns, dice and Tokyo below, what
//! monsters lose and gain in `body`, cards in `cards`.

mod body;
mod cards;
mod evolutions;
mod packs;

use super::names::goal;
use super::say::Voice;
use crate::line::{Icon, Line, Tone};
use crate::{Names, Words};
use engine::Seat;
use engine::classic::{
    Answer, CardId, Ending, Event, Face, LeaveReason, Outcome, Pack, Pick, Place, Reason, State,
};

const CLAW: Icon = Icon::Picture("faces/claw.svg");
const ROLL: Icon = Icon::Picture("ui/roll.svg");
const SHIELD: Icon = Icon::Picture("tokens/shield.svg");
const YIELD: Icon = Icon::Picture("ui/yield.svg");
const STAY: Icon = Icon::Picture("ui/stay.svg");
const TOKYO: Icon = Icon::Picture("board/logo-mark.svg");
const HOURGLASS: Icon = Icon::Picture("ui/hourglass.svg");
const CROWN: Icon = Icon::Picture("tokens/crown.svg");
const TOMBSTONE: Icon = Icon::Picture("tokens/tombstone.svg");

/// Tells one game. What it hears are events as `Game::seen_by` gives them to whoever reads the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Teller {
    /// Tokyo pays energy, which is said at the start.
    variant: bool,
    /// Whoever reaches the top of the Tower wins, which is said at the start.
    tower: bool,
    /// Whose turn it is.
    active: Option<Seat>,
    /// Who is taking energy from somebody, and with which card.
    taker: Option<(Seat, CardId)>,
    /// Who wins at the end of this turn whatever their stars, and thanks to which card.
    crowned: Option<(Seat, CardId)>,
    /// How many dice have just been taken to be thrown again, the special ones included: as many as the button
    /// said. They are thrown one kind after the other.
    taken_up: Option<u32>,
}

impl Teller {
    /// Listens from this position on.
    #[must_use]
    pub fn new(start: &State) -> Self {
        Self {
            variant: start.two_player_variant(),
            tower: start.has_pack(Pack::Tower),
            ..Self::default()
        }
    }

    /// The lines that an event brings.
    pub fn tell(&mut self, event: &Event, words: &Words, names: &Names) -> Vec<Line> {
        let voice = Voice { words, names };
        match *event {
            Event::TurnStarted { seat, .. } => {
                self.active = Some(seat);
                self.crowned = None;
                self.taken_up = None;
            }
            Event::DecisionMade { answer, .. } => self.taken_up = taken_up(answer),
            Event::Crowned { seat, card } => self.crowned = Some((seat, card)),
            Event::Reborn { seat, .. } | Event::Eliminated { seat } => {
                self.crowned = self.crowned.filter(|(crowned, _)| *crowned != seat);
            }
            Event::CardUsed { seat, card } => self.taker = cards::takes(card).then_some((seat, card)),
            _ => {}
        }
        let told = self.line(*event, voice);
        match event {
            Event::EnergyChanged { delta: 1.., .. } => self.taker = None,
            Event::DiceRolled { .. } => self.taken_up = None,
            _ => {}
        }
        let begins = matches!(event, Event::GameStarted { .. });
        let goal = begins.then(|| voice.say(goal(self.tower)).line(CROWN));
        let variant = (begins && self.variant).then(|| voice.say("log-variant").line(body::ENERGY));
        told.into_iter().chain(goal).chain(variant).collect()
    }

    fn line(&self, event: Event, voice: Voice<'_>) -> Option<Line> {
        // A new event does not compile until it has a family here; the last arm of a family is for events of the
        // others, and for those that say nothing by themselves.
        match event {
            event @ (Event::GameStarted { .. }
            | Event::FirstPlayerRoll { .. }
            | Event::FirstPlayerTied { .. }
            | Event::FirstPlayer { .. }
            | Event::TurnStarted { .. }
            | Event::ExtraTurnQueued { .. }) => turns(voice, event),
            Event::GameEnded { outcome } => Some(ending(voice, outcome, self.crowned)),
            event @ (Event::DiceRolled { .. }
            | Event::DieRerolled { .. }
            | Event::DieChanged { .. }
            | Event::BesideRolled { .. }
            | Event::RollLimitChanged { .. }
            | Event::SmashesAdded { .. }
            | Event::GroupResolved { .. }) => self.dice(voice, event),
            event @ (Event::YieldChosen { .. }
            | Event::StayChosen { .. }
            | Event::HeldHitCancelled { .. }
            | Event::EnteredTokyo { .. }
            | Event::BayClosed
            | Event::MovedBayToCity { .. }
            | Event::LeftTokyo { .. }) => tokyo(voice, event),
            event @ (Event::StarsChanged { .. }
            | Event::EnergyChanged { .. }
            | Event::LifeGained { .. }
            | Event::CapChanged { .. }
            | Event::PoisonChanged { .. }
            | Event::ShrinkChanged { .. }
            | Event::CardCountersChanged { .. }
            | Event::WickednessChanged { .. }) => body::counters(voice, event, self.taker),
            event @ (Event::LifeLost { .. }
            | Event::DamageReduced { .. }
            | Event::DamagePrevented { .. }
            | Event::DamageIncreased { .. }
            | Event::Reborn { .. }
            | Event::Bound { .. }
            | Event::Crowned { .. }
            | Event::Eliminated { .. }) => body::hits(voice, event),
            event @ (Event::CardRevealed { .. }
            | Event::CardBought { .. }
            | Event::CardUsed { .. }
            | Event::CardSold { .. }
            | Event::CardDiscarded { .. }
            | Event::CardPeeked { .. }
            | Event::CardStolen { .. }
            | Event::DeckReshuffled { .. }) => cards::market(voice, event),
            event @ (Event::CopySet { .. }
            | Event::CopyCleared { .. }
            | Event::CardsSwapped { .. }
            | Event::CostumeDrawn { .. }
            | Event::CostumeKept { .. }
            | Event::TileShown { .. }
            | Event::TileTaken { .. }
            | Event::TileDeclined { .. }) => cards::holdings(voice, event),
            event @ (Event::EvolutionDrawn { .. }
            | Event::EvolutionKept { .. }
            | Event::EvolutionDiscarded { .. }
            | Event::EvolutionPlayed { .. }
            | Event::EvolutionMoved { .. }
            | Event::EvolutionTaken { .. }
            | Event::EvolutionsReshuffled { .. }
            | Event::FaceNamed { .. }
            | Event::Targeted { .. }
            | Event::TurnSkipped { .. }
            | Event::CardReserved { .. }
            | Event::CardShown { .. }
            | Event::CardTaken { .. }
            | Event::PurchasePrevented { .. }) => evolutions::evolutions(voice, event),
            event @ (Event::CultistGained { .. }
            | Event::PieceTaken { .. }
            | Event::PieceLost { .. }
            | Event::SpecialRolled { .. }
            | Event::CurseRevealed { .. }
            | Event::FateResolved { .. }
            | Event::DieAdded { .. }
            | Event::DieRemoved { .. }
            | Event::FormFlipped { .. }) => packs::packs(voice, event, self.taken_up.is_some()),
            // Said by the events around them.
            Event::TurnEnded { .. }
            | Event::DiceFixed { .. }
            | Event::BatchOpened { .. }
            | Event::ReachedZero { .. }
            | Event::MarketSwept { .. }
            | Event::DecisionMade { .. } => None,
        }
    }

    /// What the dice do before they count, and claws that strike.
    fn dice(&self, voice: Voice<'_>, event: Event) -> Option<Line> {
        Some(match event {
            Event::DiceRolled { dice, .. } if dice.is_empty() => return None,
            Event::DiceRolled {
                seat, roll: 1, dice, ..
            } => voice.say("log-roll").who(seat).dice(dice).line(ROLL),
            Event::DiceRolled { seat, mask, dice, .. } => voice
                .say("log-reroll")
                .who(seat)
                .count(self.taken_up.unwrap_or(mask.count_ones()))
                .dice(dice)
                .line(ROLL),
            Event::DieRerolled {
                by, card, from, to, ..
            } => match self.active.filter(|active| *active != by) {
                Some(of) => voice.say("log-die-of-rerolled").seat("of", of),
                None => voice.say("log-die-rerolled"),
            }
            .who(by)
            .card(card)
            .turned(from, to)
            .line(Icon::Card(card)),
            Event::DieChanged {
                by, card, from, to, ..
            } => voice
                .say("log-die-changed")
                .who(by)
                .card(card)
                .turned(from, to)
                .line(Icon::Card(card)),
            Event::BesideRolled { seat, card, dice } => voice
                .say("log-beside-rolled")
                .who(seat)
                .card(card)
                .dice(dice)
                .line(Icon::Card(card)),
            Event::RollLimitChanged { seat, card, .. } => voice
                .say("log-more-rolls")
                .who(seat)
                .card(card)
                .line(Icon::Card(card)),
            Event::SmashesAdded { seat, card, count } => voice
                .say("log-claws-added")
                .who(seat)
                .card(card)
                .count(count)
                .line(Icon::Card(card)),
            Event::GroupResolved {
                seat,
                face,
                count,
                void,
                by: Some(by),
            } => bent(
                voice,
                seat,
                face,
                if void == 0 { Err(count) } else { Ok(void) },
                by,
            ),
            Event::GroupResolved {
                seat,
                face: Face::Claw,
                count,
                ..
            } => voice.say("log-strike").who(seat).count(count).line(CLAW),
            _ => return None,
        })
    }
}

/// How many dice are thrown again with this answer, the special ones included.
fn taken_up(answer: Answer) -> Option<u32> {
    match answer {
        Answer::Reroll(dice) | Answer::Choose(Pick::Dice(dice)) => Some(dice.count_ones()),
        _ => None,
    }
}

/// A group of dice brings nothing (`Ok` with how many of them), or not what it shows (`Err` with all of them),
/// because of a card.
fn bent(voice: Voice<'_>, seat: Seat, face: Face, count: Result<u8, u8>, by: CardId) -> Line {
    let id = match count {
        Ok(_) => "log-void",
        Err(_) if by.law().is_some() => "log-diverted",
        Err(_) => "log-doubled",
    };
    let good = match face {
        Face::One | Face::Two | Face::Three => "★",
        Face::Energy => "⚡",
        Face::Heart => "♥",
        Face::Claw => "claws",
    };
    let (Ok(count) | Err(count)) = count;
    voice
        .say(id)
        .who(seat)
        .count(count)
        .face("face", face)
        .value("good", good)
        .card(by)
        .line(Icon::Card(by))
}

/// The game begins and ends, a turn begins.
fn turns(voice: Voice<'_>, event: Event) -> Option<Line> {
    Some(match event {
        Event::GameStarted { seats } => voice.say("log-game-started").count(seats).line(TOKYO),
        Event::FirstPlayerRoll { seat, dice } => voice.say("log-first-roll").who(seat).dice(dice).line(ROLL),
        Event::FirstPlayerTied { seats } => voice.say("log-first-tied").everyone(seats).line(ROLL),
        Event::FirstPlayer { seat } => voice.say("log-first-player").who(seat).line(voice.figure(seat)),
        Event::TurnStarted { seat, number, reason } => {
            let id = match reason {
                Reason::Order => "log-turn",
                Reason::FewerDice => "log-turn-fewer-dice",
                Reason::Extra => "log-turn-extra",
                Reason::Curse => "log-turn-curse",
            };
            let line = voice
                .say(id)
                .who(seat)
                .number("number", number)
                .line(voice.figure(seat));
            Line {
                tone: Tone::Heading,
                ..line
            }
        }
        Event::ExtraTurnQueued { seat, card } => {
            voice.say("log-extra-turn").who(seat).card(card).line(HOURGLASS)
        }
        _ => return None,
    })
}

/// How the game ended; a winner who was `crowned` owes it to a card.
fn ending(voice: Voice<'_>, outcome: Outcome, crowned: Option<(Seat, CardId)>) -> Line {
    let winners = outcome.winners;
    let by_card = crowned.filter(|(seat, _)| winners.contains(*seat));
    match (outcome.ending, by_card) {
        (Ending::Nobody, _) => voice.say("log-won-nobody").line(TOMBSTONE),
        _ if winners.len() > 1 => voice.say("log-won-together").everyone(winners).line(CROWN),
        (Ending::Stars, Some((seat, card))) => voice.say("log-won-card").who(seat).card(card).line(CROWN),
        (Ending::Stars, None) => voice.say("log-won-stars").everyone(winners).line(CROWN),
        (Ending::Roar, _) => voice.say("log-won-roar").everyone(winners).line(CROWN),
        (Ending::Tower, _) => voice.say("log-won-tower").everyone(winners).line(CROWN),
        (Ending::Survivor, _) => voice.say("log-won-survivor").everyone(winners).line(CROWN),
    }
}

/// Who leaves Tokyo, who enters it.
fn tokyo(voice: Voice<'_>, event: Event) -> Option<Line> {
    Some(match event {
        Event::YieldChosen { seat } => voice.say("log-yields").who(seat).line(YIELD),
        Event::StayChosen { seat } => voice.say("log-stays").who(seat).line(STAY),
        Event::HeldHitCancelled { seat, card, amount } => voice
            .say("log-escaped")
            .who(seat)
            .card(card)
            .count(amount)
            .line(SHIELD),
        Event::EnteredTokyo { seat, place } => voice
            .say(if place == Place::Bay {
                "log-enters-bay"
            } else {
                "log-enters-city"
            })
            .who(seat)
            .line(TOKYO),
        Event::BayClosed => voice.say("log-bay-closed").line(TOKYO),
        Event::MovedBayToCity { seat } => voice.say("log-moves-to-city").who(seat).line(TOKYO),
        Event::LeftTokyo { seat, reason, .. } => match reason {
            LeaveReason::BayClosed => voice.say("log-pushed-out").who(seat).line(YIELD),
            LeaveReason::Forced(card) => voice.say("log-thrown-out").who(seat).card(card).line(YIELD),
            // Told by YieldChosen, Eliminated, Reborn.
            LeaveReason::Yielded | LeaveReason::Eliminated | LeaveReason::Reborn => return None,
        },
        _ => return None,
    })
}
