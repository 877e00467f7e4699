//! What monsters lose and gain: stars, hearts, energy, tokens, and what becomes of a hit.

use super::super::say::Voice;
use crate::line::{Icon, Line};
use engine::Seat;
use engine::classic::{CardId, Cause, Event, HitKind};

const STAR: Icon = Icon::Picture("tokens/star.svg");
const HEART: Icon = Icon::Picture("tokens/heart.svg");
const WOUND: Icon = Icon::Picture("tokens/heart-empty.svg");
pub(super) const ENERGY: Icon = Icon::Picture("tokens/energy.svg");
const SWEEP: Icon = Icon::Picture("ui/sweep.svg");
const POISON: Icon = Icon::Picture("tokens/poison.svg");
const SHRINK: Icon = Icon::Picture("tokens/shrink.svg");
const SHIELD: Icon = Icon::Picture("tokens/shield.svg");
const EGG: Icon = Icon::Picture("tokens/egg.svg");
const CROWN: Icon = Icon::Picture("tokens/crown.svg");
const SKULL: Icon = Icon::Picture("tokens/skull.svg");
const WICKED: Icon = Icon::Picture("tokens/wickedness.svg");

/// Numbers of a monster or a card go up or down, perhaps because a card lets its `taker` have the energy of
/// others.
pub(super) fn counters(voice: Voice<'_>, event: Event, taker: Option<(Seat, CardId)>) -> Option<Line> {
    Some(match event {
        Event::StarsChanged {
            seat,
            delta,
            now,
            cause,
            ..
        } => stars(voice, seat, delta, now, cause)?,
        Event::EnergyChanged {
            seat,
            delta,
            now,
            cause,
        } => energy(voice, (seat, delta, now), cause, taker)?,
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
                Cause::Dice => voice.say("log-hearts-dice"),
                Cause::Card(card) => voice.say("log-hearts-card").card(card),
                Cause::PaidBy(by) => voice.say("log-hearts-paid-by").by(by),
                Cause::Income
                | Cause::Entering
                | Cause::Price(_)
                | Cause::PaidTo(_)
                | Cause::Sweep
                | Cause::Sale(_)
                | Cause::Tokens
                | Cause::Death => voice.say("log-hearts-other"),
            }
            .who(seat)
            .count(delta)
            .now(now)
            .line(HEART)
        }
        Event::CapChanged { seat, cap, trimmed } => voice
            .say(if trimmed > 0 { "log-cap-less" } else { "log-cap" })
            .who(seat)
            .number("cap", cap)
            .count(trimmed)
            .line(HEART),
        Event::PoisonChanged { seat, delta, now } => voice
            .say(if delta > 0 {
                "log-poison-gained"
            } else {
                "log-poison-removed"
            })
            .who(seat)
            .count(delta.unsigned_abs())
            .now(now)
            .line(POISON),
        Event::ShrinkChanged { seat, delta, now } => voice
            .say(if delta > 0 {
                "log-shrink-gained"
            } else {
                "log-shrink-removed"
            })
            .who(seat)
            .count(delta.unsigned_abs())
            .now(now)
            .line(SHRINK),
        Event::CardCountersChanged { seat, card, now } => {
            // What lies on some cards is no token, or only marks that they are at work.
            let own = format!("log-tokens-{}", card.slug());
            let sentence = if voice.words.has(&own) {
                voice.say(own)
            } else {
                voice.say("log-tokens")
            };
            sentence.who(seat).card(card).count(now).line(Icon::Card(card))
        }
        Event::WickednessChanged { delta, .. } if delta < 0 => return None, // told by the rebirth
        Event::WickednessChanged { seat, delta, now } => voice
            .say("log-wicked")
            .who(seat)
            .count(delta.unsigned_abs())
            .now(now)
            .line(WICKED),
        _ => return None,
    })
}

fn stars(voice: Voice<'_>, seat: Seat, delta: i8, now: u8, cause: Cause) -> Option<Line> {
    let sentence = match (delta, cause) {
        // What an eliminated or reborn monster loses goes without saying.
        (0, _) | (_, Cause::Death) => return None,
        (1.., Cause::Dice) => voice.say("log-stars-dice"),
        (1.., Cause::Card(card)) => voice.say("log-stars-card").card(card),
        (1.., Cause::Income) => voice.say("log-stars-income"),
        (1.., Cause::Entering) => voice.say("log-stars-entering"),
        (1.., Cause::PaidBy(by)) => voice.say("log-stars-paid-by").by(by),
        (1.., _) => voice.say("log-stars-other"),
        (_, Cause::Card(card)) => voice.say("log-stars-lost-card").card(card),
        (_, Cause::PaidTo(to)) => voice.say("log-stars-paid-to").seat("to", to),
        _ => voice.say("log-stars-lost"),
    };
    Some(sentence.who(seat).count(delta.unsigned_abs()).now(now).line(STAR))
}

fn energy(
    voice: Voice<'_>,
    (seat, delta, now): (Seat, i16, u16),
    cause: Cause,
    taker: Option<(Seat, CardId)>,
) -> Option<Line> {
    let mut icon = ENERGY;
    let taken = |by| taker.filter(|(taker, _)| *taker == by);
    let sentence = match (delta, cause) {
        // Told with the purchase and the sale; what an eliminated monster loses goes without saying.
        (0, _) | (_, Cause::Price(_) | Cause::Sale(_) | Cause::Death) => return None,
        (1.., Cause::Dice) => voice.say("log-energy-dice"),
        (1.., Cause::Card(card)) => voice.say("log-energy-card").card(card),
        (1.., Cause::Income) => voice.say("log-energy-income"),
        (1.., Cause::Entering) => voice.say("log-energy-entering"),
        (1.., Cause::PaidBy(by)) if taken(seat).is_some() => voice.say("log-energy-taken").by(by),
        (1.., Cause::PaidBy(by)) => voice.say("log-energy-paid-by").by(by),
        (1.., _) => voice.say("log-energy-other"),
        (_, Cause::Sweep) => {
            icon = SWEEP;
            voice.say("log-swept")
        }
        (_, Cause::PaidTo(to)) => match taken(to) {
            Some((_, card)) => voice.say("log-energy-lost-card").card(card),
            None => voice.say("log-energy-paid-to").seat("to", to),
        },
        // A kept card is paid for by its owner; a card that is resolved once takes from others.
        (_, Cause::Card(card)) if card.kind().stays() => voice.say("log-energy-spent-card").card(card),
        (_, Cause::Card(card)) => voice.say("log-energy-lost-card").card(card),
        _ => voice.say("log-energy-lost"),
    };
    Some(sentence.who(seat).count(delta.unsigned_abs()).now(now).line(icon))
}

/// What becomes of a hit, and of whoever falls to it.
pub(super) fn hits(voice: Voice<'_>, event: Event) -> Option<Line> {
    Some(match event {
        Event::LifeLost {
            victim,
            amount,
            kind,
            by,
            card,
            now,
        } => {
            let sentence = match (kind, by, card) {
                (HitKind::Smash, Some(by), _) => voice.say("log-hurt-claws").by(by),
                (HitKind::Token, ..) => voice.say("log-hurt-tokens"),
                (_, Some(by), Some(card)) if by != victim => voice.say("log-hurt-card-by").by(by).card(card),
                (_, _, Some(card)) => voice.say("log-hurt-card").card(card),
                (_, _, None) => voice.say("log-hurt"),
            };
            sentence.who(victim).count(amount).now(now).line(WOUND)
        }
        Event::DamageReduced { from, to, .. } if from <= to => return None,
        Event::DamageReduced {
            victim, card, to: 0, ..
        } => voice.say("log-hit-stopped").who(victim).card(card).line(SHIELD),
        Event::DamageReduced {
            victim,
            card,
            from,
            to,
            ..
        } => voice
            .say("log-hit-reduced")
            .who(victim)
            .card(card)
            .count(from - to)
            .number("from", from)
            .line(SHIELD),
        Event::DamagePrevented { victim, amount } => voice
            .say("log-hit-prevented")
            .who(victim)
            .count(amount)
            .line(SHIELD),
        Event::DamageIncreased {
            victim,
            card,
            from,
            to,
        } => voice
            .say("log-hit-increased")
            .who(victim)
            .card(card)
            .count(to - from)
            .line(Icon::Card(card)),
        Event::Reborn { seat, card, hearts } => voice
            .say("log-reborn")
            .who(seat)
            .card(card)
            .count(hearts)
            .line(EGG),
        Event::Bound { seat, to, card } => voice
            .say("log-bound")
            .who(seat)
            .seat("to", to)
            .card(card)
            .line(Icon::Card(card)),
        Event::Crowned { seat, card } => voice.say("log-crowned").who(seat).card(card).line(CROWN),
        Event::Eliminated { seat } => voice.say("log-eliminated").who(seat).line(SKULL),
        _ => return None,
    })
}
