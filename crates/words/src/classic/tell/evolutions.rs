//! Evolutions drawn, played and passed on, and what they do that no other family tells.

use super::super::say::Voice;
use crate::line::{Icon, Line};
use engine::classic::Event;

const DECK: Icon = Icon::Picture("tokens/deck.svg");
const EYE: Icon = Icon::Picture("ui/eye.svg");
const HOURGLASS: Icon = Icon::Picture("ui/hourglass.svg");

/// Everything that only games with Evolutions tell.
pub(super) fn evolutions(voice: Voice<'_>, event: Event) -> Option<Line> {
    Some(match event {
        Event::EvolutionDrawn { seat, card: None } => voice.say("log-evolution-drawn").who(seat).line(EYE),
        Event::EvolutionDrawn {
            seat,
            card: Some(card),
        } => voice
            .say("log-evolution-drawn-card")
            .who(seat)
            .card(card)
            .line(EYE),
        Event::EvolutionKept { seat, card: None } => voice.say("log-evolution-kept").who(seat).line(DECK),
        Event::EvolutionKept {
            seat,
            card: Some(card),
        } => voice
            .say("log-evolution-kept-card")
            .who(seat)
            .card(card)
            .line(DECK),
        Event::EvolutionDiscarded { seat, card: None } => {
            voice.say("log-evolution-discarded").who(seat).line(DECK)
        }
        Event::EvolutionDiscarded {
            seat,
            card: Some(card),
        } => voice.say("log-discarded").who(seat).card(card).line(DECK),
        Event::EvolutionPlayed { seat, card } => voice
            .say("log-evolution-played")
            .who(seat)
            .card(card)
            .line(Icon::Card(card)),
        Event::EvolutionMoved { from, to, card } => voice
            .say("log-evolution-moved")
            .who(to)
            .seat("from", from)
            .card(card)
            .line(Icon::Card(card)),
        Event::EvolutionTaken { seat, card } => voice
            .say("log-evolution-taken")
            .who(seat)
            .card(card)
            .line(Icon::Card(card)),
        Event::EvolutionsReshuffled { seat, size } => voice
            .say("log-evolutions-reshuffled")
            .who(seat)
            .count(size)
            .line(DECK),
        Event::FaceNamed { seat, card, face } => voice
            .say("log-face-named")
            .who(seat)
            .card(card)
            .face("face", face)
            .line(Icon::Card(card)),
        Event::Targeted { seat, to } => voice.say("log-targeted").who(seat).seat("to", to).line(EYE),
        Event::TurnSkipped { seat, card } => {
            voice.say("log-turn-skipped").who(seat).card(card).line(HOURGLASS)
        }
        Event::CardReserved { seat, card } => voice
            .say("log-card-reserved")
            .who(seat)
            .card(card)
            .line(Icon::Card(card)),
        Event::CardShown { seat, card } => voice
            .say("log-card-shown")
            .who(seat)
            .card(card)
            .line(Icon::Card(card)),
        Event::CardTaken { seat, card } => voice
            .say("log-card-taken")
            .who(seat)
            .card(card)
            .line(Icon::Card(card)),
        Event::PurchasePrevented {
            seat,
            card,
            instead: None,
        } => voice
            .say("log-purchase-prevented")
            .who(seat)
            .card(card)
            .line(Icon::Card(card)),
        Event::PurchasePrevented {
            seat,
            card,
            instead: Some(instead),
        } => voice
            .say("log-purchase-replaced")
            .who(seat)
            .card(card)
            .named_card("instead", instead)
            .line(Icon::Card(instead)),
        _ => return None,
    })
}
