//! Events told as sentences: [`narrate`] gives one event its line, or none if other events of the moment say it all.
//!
//! A line tells what changed, why, and what the monster has now. The sentences stand in `log.ftl`; here is only which
//! one fits, with which names and numbers in it.

use crate::line::{self, Icon, Line, Tone};
use crate::{Names, Value, Words};
use engine::Seat;
use engine::classic::rule::{On, Rule};
use engine::classic::{
    BoughtFrom, CardId, Cause, Dice, Ending, Event, Face, HitKind, LeaveReason, Moment, Outcome, Place,
    Reason,
};

const STAR: Icon = Icon::Picture("tokens/star.svg");
const HEART: Icon = Icon::Picture("tokens/heart.svg");
const WOUND: Icon = Icon::Picture("tokens/heart-empty.svg");
const ENERGY: Icon = Icon::Picture("tokens/energy.svg");
const CLAW: Icon = Icon::Picture("faces/claw.svg");
const ROLL: Icon = Icon::Picture("ui/roll.svg");
const SHIELD: Icon = Icon::Picture("tokens/shield.svg");
const POISON: Icon = Icon::Picture("tokens/poison.svg");
const SHRINK: Icon = Icon::Picture("tokens/shrink.svg");
const YIELD: Icon = Icon::Picture("ui/yield.svg");
const STAY: Icon = Icon::Picture("ui/stay.svg");
const TOKYO: Icon = Icon::Picture("board/logo-mark.svg");
const SKULL: Icon = Icon::Picture("tokens/skull.svg");
const EGG: Icon = Icon::Picture("tokens/egg.svg");
const DECK: Icon = Icon::Picture("tokens/deck.svg");
const DISCARD: Icon = Icon::Picture("tokens/discard.svg");
const SWEEP: Icon = Icon::Picture("ui/sweep.svg");
const EYE: Icon = Icon::Picture("ui/eye.svg");
const HOURGLASS: Icon = Icon::Picture("ui/hourglass.svg");
const WICKED: Icon = Icon::Picture("tokens/wickedness.svg");
const CROWN: Icon = Icon::Picture("tokens/crown.svg");
const TOMBSTONE: Icon = Icon::Picture("tokens/tombstone.svg");

/// The sentence for an event as `viewer` may hear it; `None` for a viewer is somebody who sees no hidden card.
#[must_use]
pub fn narrate(words: &Words, event: &Event, names: &Names, viewer: Option<Seat>) -> Option<Line> {
    let say = |id: &'static str| Sentence {
        words,
        names,
        id,
        values: Vec::new(),
    };
    Some(match event.seen_by(viewer) {
        Event::GameStarted { seats } => say("log-game-started").count(seats).line(TOKYO),
        Event::FirstPlayerRoll { seat, dice } => say("log-first-roll").who(seat).dice(dice).line(ROLL),
        Event::FirstPlayerTied { seats } => say("log-first-tied").everyone(seats).line(ROLL),
        Event::FirstPlayer { seat } => say("log-first-player").who(seat).line(figure(names, seat)),
        Event::TurnStarted { seat, number, reason } => {
            let id = match reason {
                Reason::Order => "log-turn",
                Reason::FewerDice => "log-turn-fewer-dice",
                Reason::Extra => "log-turn-extra",
            };
            let line = say(id)
                .who(seat)
                .number("number", number)
                .line(figure(names, seat));
            Line {
                tone: Tone::Heading,
                ..line
            }
        }
        Event::ExtraTurnQueued { seat, card } => say("log-extra-turn").who(seat).card(card).line(HOURGLASS),

        Event::DiceRolled { dice, .. } if dice.is_empty() => return None,
        Event::DiceRolled {
            seat, roll: 1, dice, ..
        } => say("log-roll").who(seat).dice(dice).line(ROLL),
        Event::DiceRolled { seat, mask, dice, .. } => say("log-reroll")
            .who(seat)
            .count(mask.count_ones())
            .dice(dice)
            .line(ROLL),
        Event::DieRerolled {
            by, card, from, to, ..
        } => say("log-die-rerolled")
            .who(by)
            .card(card)
            .turned(from, to)
            .line(Icon::Card(card)),
        Event::DieChanged {
            by, card, from, to, ..
        } => say("log-die-changed")
            .who(by)
            .card(card)
            .turned(from, to)
            .line(Icon::Card(card)),
        Event::BesideRolled { seat, card, dice } => say("log-beside-rolled")
            .who(seat)
            .card(card)
            .dice(dice)
            .line(Icon::Card(card)),
        Event::RollLimitChanged { seat, card, .. } => {
            say("log-more-rolls").who(seat).card(card).line(Icon::Card(card))
        }
        Event::SmashesAdded { seat, card, count } => say("log-claws-added")
            .who(seat)
            .card(card)
            .count(count)
            .line(Icon::Card(card)),
        Event::GroupResolved {
            seat,
            face: Face::Claw,
            count,
        } => say("log-strike").who(seat).count(count).line(CLAW),

        Event::StarsChanged {
            seat,
            delta,
            now,
            cause,
            ..
        } => stars(&say, seat, delta, now, cause)?,
        Event::EnergyChanged {
            seat,
            delta,
            now,
            cause,
        } => energy(&say, seat, delta, now, cause)?,
        Event::LifeGained {
            seat,
            delta,
            now,
            cause,
            ..
        } => {
            if delta == 0 {
                return None;
            }
            match cause {
                Cause::Dice => say("log-hearts-dice"),
                Cause::Card(card) => say("log-hearts-card").card(card),
                _ => say("log-hearts-other"),
            }
            .who(seat)
            .count(delta)
            .now(now)
            .line(HEART)
        }
        Event::LifeLost {
            victim,
            amount,
            kind,
            by,
            card,
            now,
        } => {
            let sentence = match (kind, by, card) {
                (HitKind::Smash, Some(by), _) => say("log-hurt-claws").by(by),
                (HitKind::Token, ..) => say("log-hurt-tokens"),
                (_, Some(by), Some(card)) if by != victim => say("log-hurt-card-by").by(by).card(card),
                (_, _, Some(card)) => say("log-hurt-card").card(card),
                (_, _, None) => say("log-hurt"),
            };
            sentence.who(victim).count(amount).now(now).line(WOUND)
        }
        Event::DamageReduced { from, to, .. } if from <= to => return None,
        Event::DamageReduced {
            victim, card, to: 0, ..
        } => say("log-hit-stopped").who(victim).card(card).line(SHIELD),
        Event::DamageReduced {
            victim,
            card,
            from,
            to,
            ..
        } => say("log-hit-reduced")
            .who(victim)
            .card(card)
            .count(from - to)
            .number("from", from)
            .line(SHIELD),
        Event::DamagePrevented { victim, amount } => {
            say("log-hit-prevented").who(victim).count(amount).line(SHIELD)
        }
        Event::CapChanged { seat, cap } => say("log-cap").who(seat).number("cap", cap).line(HEART),
        Event::Reborn { seat, card, hearts } => {
            say("log-reborn").who(seat).card(card).count(hearts).line(EGG)
        }
        Event::Bound { seat, to, card } => say("log-bound")
            .who(seat)
            .seat("to", to)
            .card(card)
            .line(Icon::Card(card)),
        Event::Crowned { seat, card } => say("log-crowned").who(seat).card(card).line(CROWN),
        Event::DamageIncreased {
            victim,
            card,
            from,
            to,
        } => say("log-hit-increased")
            .who(victim)
            .card(card)
            .count(to - from)
            .line(Icon::Card(card)),
        Event::Eliminated { seat } => say("log-eliminated").who(seat).line(SKULL),

        Event::PoisonChanged { seat, delta, now } => say(if delta > 0 {
            "log-poison-gained"
        } else {
            "log-poison-removed"
        })
        .who(seat)
        .count(delta.unsigned_abs())
        .now(now)
        .line(POISON),
        Event::ShrinkChanged { seat, delta, now } => say(if delta > 0 {
            "log-shrink-gained"
        } else {
            "log-shrink-removed"
        })
        .who(seat)
        .count(delta.unsigned_abs())
        .now(now)
        .line(SHRINK),
        Event::CardCountersChanged { seat, card, now } => say("log-counters")
            .who(seat)
            .card(card)
            .count(now)
            .line(Icon::Card(card)),

        Event::YieldChosen { seat } => say("log-yields").who(seat).line(YIELD),
        Event::StayChosen { seat } => say("log-stays").who(seat).line(STAY),
        Event::HeldHitCancelled { seat, card, amount } => {
            say("log-escaped").who(seat).card(card).count(amount).line(SHIELD)
        }
        Event::EnteredTokyo { seat, place } => say(if place == Place::Bay {
            "log-enters-bay"
        } else {
            "log-enters-city"
        })
        .who(seat)
        .line(TOKYO),
        Event::BayClosed => say("log-bay-closed").line(TOKYO),
        Event::MovedBayToCity { seat } => say("log-moves-to-city").who(seat).line(TOKYO),
        Event::LeftTokyo { seat, reason, .. } => match reason {
            LeaveReason::BayClosed => say("log-pushed-out").who(seat).line(YIELD),
            LeaveReason::Forced(card) => say("log-thrown-out").who(seat).card(card).line(YIELD),
            // Told by YieldChosen, Eliminated, Reborn.
            LeaveReason::Yielded | LeaveReason::Eliminated | LeaveReason::Reborn => return None,
        },

        Event::CardRevealed { card, .. } => say("log-revealed")
            .card(card)
            .number("cost", words.card_cost(card))
            .line(Icon::Card(card)),
        Event::CardBought {
            seat,
            card,
            from,
            price,
        } => match from {
            BoughtFrom::Market(_) => say("log-bought"),
            BoughtFrom::Deck => say("log-bought-deck"),
            BoughtFrom::Monster(from) => say("log-bought-from").seat("from", from),
        }
        .who(seat)
        .card(card)
        .count(price)
        .line(Icon::Card(card)),
        Event::CardUsed { seat, card } if explains(card) => {
            say("log-used").who(seat).card(card).line(Icon::Card(card))
        }
        Event::CardSold { seat, card, refund } => {
            say("log-sold").who(seat).card(card).count(refund).line(ENERGY)
        }
        Event::CardDiscarded { seat, card } if card.kind().stays() => {
            say("log-discarded").who(seat).card(card).line(DISCARD)
        }
        Event::CardPeeked {
            seat,
            card: Some(card),
        } => say("log-peeked-card")
            .who(seat)
            .card(card)
            .number("cost", words.card_cost(card))
            .line(EYE),
        Event::CardPeeked { seat, card: None } => say("log-peeked").who(seat).line(EYE),
        Event::CopySet { seat, card, of, face } => if of == seat {
            say("log-copied-own")
        } else {
            say("log-copied").seat("of", of)
        }
        .who(seat)
        .card(card)
        .named_card("copied", face)
        .line(Icon::Card(card)),
        Event::CopyCleared { seat, card } => say("log-copy-lost").who(seat).card(card).line(Icon::Card(card)),
        Event::CardsSwapped {
            seat,
            gave,
            with,
            got,
        } => say("log-swapped")
            .who(seat)
            .named_card("gave", gave)
            .seat("with", with)
            .card(got)
            .line(Icon::Card(got)),
        Event::CardStolen {
            seat,
            from,
            card,
            price,
        } => say("log-stolen")
            .who(seat)
            .seat("from", from)
            .card(card)
            .count(price)
            .line(Icon::Card(card)),
        Event::CostumeDrawn { seat, card } => say("log-costume-drawn")
            .who(seat)
            .card(card)
            .line(Icon::Card(card)),
        Event::CostumeKept { seat, card } => say("log-costume-kept")
            .who(seat)
            .card(card)
            .line(Icon::Card(card)),
        Event::TileShown { tile } => say("log-tile-shown").card(tile).line(Icon::Card(tile)),
        Event::WickednessChanged { delta, .. } if delta < 0 => return None, // told by the rebirth
        Event::WickednessChanged { seat, delta, now } => say("log-wicked")
            .who(seat)
            .count(delta.unsigned_abs())
            .now(now)
            .line(WICKED),
        Event::TileTaken { seat, tile } => say("log-tile-taken").who(seat).card(tile).line(Icon::Card(tile)),
        Event::TileDeclined { seat, level } => say("log-tile-declined").who(seat).count(level).line(WICKED),
        Event::DeckReshuffled { size } => say("log-reshuffled").count(size).line(DECK),

        Event::GameEnded { outcome } => ending(&say, outcome),

        // Said by the events around them.
        Event::TurnEnded { .. }
        | Event::DiceFixed { .. }
        | Event::GroupResolved { .. }
        | Event::BatchOpened { .. }
        | Event::ReachedZero { .. }
        | Event::MarketSwept { .. }
        | Event::CardUsed { .. }
        | Event::CardDiscarded { .. }
        | Event::DecisionMade { .. } => return None,
    })
}

fn stars<'a>(
    say: &impl Fn(&'static str) -> Sentence<'a>,
    seat: Seat,
    delta: i8,
    now: u8,
    cause: Cause,
) -> Option<Line> {
    let sentence = match (delta, cause) {
        // What an eliminated or reborn monster loses goes without saying.
        (0, _) | (_, Cause::Death) => return None,
        (1.., Cause::Dice) => say("log-stars-dice"),
        (1.., Cause::Card(card)) => say("log-stars-card").card(card),
        (1.., Cause::Income) => say("log-stars-income"),
        (1.., Cause::Entering) => say("log-stars-entering"),
        (1.., _) => say("log-stars-other"),
        (_, Cause::Card(card)) => say("log-stars-lost-card").card(card),
        _ => say("log-stars-lost"),
    };
    Some(sentence.who(seat).count(delta.unsigned_abs()).now(now).line(STAR))
}

fn energy<'a>(
    say: &impl Fn(&'static str) -> Sentence<'a>,
    seat: Seat,
    delta: i16,
    now: u16,
    cause: Cause,
) -> Option<Line> {
    let mut icon = ENERGY;
    let sentence = match (delta, cause) {
        // Told with the purchase and the sale; what an eliminated monster loses goes without saying.
        (0, _) | (_, Cause::Price(_) | Cause::Sale(_) | Cause::Death) => return None,
        (1.., Cause::Dice) => say("log-energy-dice"),
        (1.., Cause::Card(card)) => say("log-energy-card").card(card),
        (1.., Cause::Income) => say("log-energy-income"),
        (1.., Cause::Entering) => say("log-energy-entering"),
        (1.., Cause::PaidBy(by)) => say("log-energy-paid-by").by(by),
        (1.., _) => say("log-energy-other"),
        (_, Cause::Sweep) => {
            icon = SWEEP;
            say("log-swept")
        }
        // A kept card is paid for by its owner; a card that is resolved once takes from others.
        (_, Cause::PaidTo(to)) => say("log-energy-paid-to").seat("to", to),
        (_, Cause::Card(card)) if card.kind().stays() => say("log-energy-spent-card").card(card),
        (_, Cause::Card(card)) => say("log-energy-lost-card").card(card),
        _ => say("log-energy-lost"),
    };
    Some(sentence.who(seat).count(delta.unsigned_abs()).now(now).line(icon))
}

fn ending<'a>(say: &impl Fn(&'static str) -> Sentence<'a>, outcome: Outcome) -> Line {
    let winners = outcome.winners;
    match outcome.ending {
        Ending::Nobody => say("log-won-nobody").line(TOMBSTONE),
        _ if winners.count_ones() > 1 => say("log-won-together").everyone(winners).line(CROWN),
        Ending::Stars => say("log-won-stars").everyone(winners).line(CROWN),
        Ending::Roar => say("log-won-roar").everyone(winners).line(CROWN),
        Ending::Survivor => say("log-won-survivor").everyone(winners).line(CROWN),
    }
}

/// Should the log say that this card was used, because what follows does not: a purchase in another one's turn, energy that
/// goes from the wounded to whoever wounded them?
fn explains(card: CardId) -> bool {
    card.card().rules.iter().any(|rule| match rule {
        Rule::May(may) => may.at.contains(&Moment::Reveal),
        Rule::When(on, ..) => *on == On::HeartsTaken,
        Rule::Always(..) => false,
    })
}

fn figure(names: &Names, seat: Seat) -> Icon {
    Icon::Monster(names.monster(seat))
}

/// A message that is being given its names and numbers.
struct Sentence<'a> {
    words: &'a Words,
    names: &'a Names,
    id: &'static str,
    values: Vec<(&'static str, Value<'static>)>,
}

impl Sentence<'_> {
    fn value(mut self, name: &'static str, value: impl Into<Value<'static>>) -> Self {
        self.values.push((name, value.into()));
        self
    }

    fn number(self, name: &'static str, number: impl Into<u32>) -> Self {
        let number: u32 = number.into();
        self.value(name, number)
    }

    fn count(self, count: impl Into<u32>) -> Self {
        self.number("count", count)
    }

    fn now(self, now: impl Into<u32>) -> Self {
        self.number("now", now)
    }

    fn seat(self, name: &'static str, seat: Seat) -> Self {
        let marked = line::mark_seat(seat, self.names.name(seat));
        self.value(name, marked)
    }

    fn who(self, seat: Seat) -> Self {
        self.seat("who", seat)
    }

    fn by(self, seat: Seat) -> Self {
        self.seat("by", seat)
    }

    /// The seats of a mask, listed.
    fn everyone(self, mask: u8) -> Self {
        let names: Vec<String> = (0..8)
            .map(Seat)
            .filter(|seat| mask & seat.bit() != 0)
            .map(|seat| line::mark_seat(seat, self.names.name(seat)))
            .collect();
        let list = self.words.list(&names);
        self.value("who", list)
    }

    fn named_card(self, name: &'static str, card: CardId) -> Self {
        let marked = line::mark_card(card, &self.words.card_name(card));
        self.value(name, marked)
    }

    fn card(self, card: CardId) -> Self {
        self.named_card("card", card)
    }

    fn face(self, name: &'static str, face: Face) -> Self {
        let marked = line::mark_face(face, &self.words.face_name(face));
        self.value(name, marked)
    }

    fn turned(self, from: Face, to: Face) -> Self {
        self.face("from", from).face("to", to)
    }

    fn dice(self, dice: Dice) -> Self {
        let marked: Vec<String> = dice
            .iter()
            .map(|face| line::mark_face(face, &self.words.face_name(face)))
            .collect();
        self.value("dice", marked.join(" "))
    }

    fn line(self, icon: Icon) -> Line {
        let text = self.words.text_with(self.id, &self.values);
        Line {
            icon,
            tone: Tone::Plain,
            parts: line::parts(&text),
        }
    }
}
