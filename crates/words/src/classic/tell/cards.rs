//! Cards on sale and in front of monsters, costumes and tiles.

use super::super::names::card_cost;
use super::super::say::Voice;
use crate::line::{Icon, Line};
use engine::classic::rule::{On, Rule};
use engine::classic::{BoughtFrom, CardId, Event, Moment};

const ENERGY: Icon = Icon::Picture("tokens/energy.svg");
const DECK: Icon = Icon::Picture("tokens/deck.svg");
const DISCARD: Icon = Icon::Picture("tokens/discard.svg");
const EYE: Icon = Icon::Picture("ui/eye.svg");
const WICKED: Icon = Icon::Picture("tokens/wickedness.svg");

/// Cards on sale, bought, used and discarded.
pub(super) fn market(voice: Voice<'_>, event: Event) -> Option<Line> {
    Some(match event {
        Event::CardRevealed { card, .. } => voice
            .say("log-revealed")
            .card(card)
            .number("cost", card_cost(voice.words, card))
            .line(Icon::Card(card)),
        Event::CardBought {
            seat,
            card,
            from,
            price,
        } => match from {
            BoughtFrom::Market(_) => voice.say("log-bought"),
            BoughtFrom::Deck => voice.say("log-bought-deck"),
            BoughtFrom::Discard => voice.say("log-bought-discard"),
            BoughtFrom::Reserve => voice.say("log-bought-reserve"),
            BoughtFrom::Monster(from) => voice.say("log-bought-from").seat("from", from),
        }
        .who(seat)
        .card(card)
        .count(price)
        .line(Icon::Card(card)),
        Event::CardUsed { seat, card } if explains(card) => {
            voice.say("log-used").who(seat).card(card).line(Icon::Card(card))
        }
        Event::CardSold { seat, card, refund } => voice
            .say("log-sold")
            .who(seat)
            .card(card)
            .count(refund)
            .line(ENERGY),
        Event::CardDiscarded { seat, card } if card.kind().stays() => {
            voice.say("log-discarded").who(seat).card(card).line(DISCARD)
        }
        Event::CardPeeked {
            seat,
            card: Some(card),
        } => voice
            .say("log-peeked-card")
            .who(seat)
            .card(card)
            .number("cost", card_cost(voice.words, card))
            .line(EYE),
        Event::CardPeeked { seat, card: None } => voice.say("log-peeked").who(seat).line(EYE),
        Event::CardStolen {
            seat,
            from,
            card,
            price,
        } => voice
            .say("log-stolen")
            .who(seat)
            .seat("from", from)
            .card(card)
            .count(price)
            .line(Icon::Card(card)),
        Event::DeckReshuffled { size } => voice.say("log-reshuffled").count(size).line(DECK),
        _ => return None,
    })
}

/// Should the log say that this card was used, because what follows does not: a purchase in another one's
/// turn?
fn explains(card: CardId) -> bool {
    let mut rules = card.card().rules.iter();
    rules.any(|rule| matches!(rule, Rule::May(may) if may.at.contains(&Moment::Reveal)))
}

/// Does this card take something from whoever its owner has hurt?
pub(super) fn takes(card: CardId) -> bool {
    let mut rules = card.card().rules.iter();
    rules.any(|rule| matches!(rule, Rule::When(On::HeartsTaken, ..)))
}

/// What lies in front of the monsters: copies, swaps, costumes, tiles.
pub(super) fn holdings(voice: Voice<'_>, event: Event) -> Option<Line> {
    Some(match event {
        Event::CopySet { seat, card, of, face } => if of == seat {
            voice.say("log-copied-own")
        } else {
            voice.say("log-copied").seat("of", of)
        }
        .who(seat)
        .card(card)
        .named_card("copied", face)
        .line(Icon::Card(card)),
        Event::CopyCleared { seat, card } => voice
            .say("log-copy-lost")
            .who(seat)
            .card(card)
            .line(Icon::Card(card)),
        Event::CardsSwapped {
            seat,
            gave,
            with,
            got,
        } => voice
            .say("log-swapped")
            .who(seat)
            .named_card("gave", gave)
            .seat("with", with)
            .card(got)
            .line(Icon::Card(got)),
        Event::CostumeDrawn { seat, card } => voice
            .say("log-costume-drawn")
            .who(seat)
            .card(card)
            .line(Icon::Card(card)),
        Event::CostumeKept { seat, card } => voice
            .say("log-costume-kept")
            .who(seat)
            .card(card)
            .line(Icon::Card(card)),
        Event::TileShown { tile } => voice.say("log-tile-shown").card(tile).line(Icon::Card(tile)),
        Event::TileTaken { seat, tile } => voice
            .say("log-tile-taken")
            .who(seat)
            .card(tile)
            .line(Icon::Card(tile)),
        Event::TileDeclined { seat, level } => {
            voice.say("log-tile-declined").who(seat).count(level).line(WICKED)
        }
        _ => return None,
    })
}
