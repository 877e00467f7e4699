//! From words to a state: what is left out is filled in, what cannot be is refused with its place in the
//! request.

use super::{EndingName, Lying, OutcomeEntry, Phase, Position, SeatEntry};
use crate::desk::value;
use crate::duel::slug::Token;
use crate::error::{Error, Result};
use crate::game::Laid;
use crate::position::{impossible, in_order, patch};
use engine::Seat;
use engine::duel::{
    self, Answer, Buzz, CardId, Dice, Ending, Kept, MARKET, Outcome, Placing, Player, Stage, State, Track,
    Turn,
};
use engine::parts::DiceMask;
use serde_json::Value;
use std::collections::BTreeMap;
use table::notation::duel::said_in_order;

/// The most dice in a pool.
const MOST_DICE: usize = 8;

impl Position {
    /// The state that is described, and what follows from it by itself.
    pub fn lay(self) -> Result<Laid<State>> {
        let mut events = Vec::new();
        let table = self.table()?;
        self.check_piles()?;
        let told = |sentence: String| self.placed(&sentence);
        let bare = table.bare().map_err(told)?;
        let state = if self.rest.is_empty() && self.outcome.is_none() {
            let stage = self.stage()?;
            bare.resume_telling(stage, &mut |event, _| events.push(event))
                .map_err(told)?
        } else {
            let mut record = self.record(&bare);
            patch(&mut record, &self.rest)?;
            serde_json::from_value(record).map_err(|error| told(error.to_string()))?
        };
        if let Some(size) = self.deck.size
            && size != state.deck().count()
        {
            let sentence = format!("{} cards lie nowhere else", state.deck().count());
            return Err(impossible(sentence, "deck.size"));
        }
        let coming = order(&state, &self.deck.order).map_err(|error| error.within("deck.order"))?;
        Ok(Laid {
            state,
            coming,
            events,
        })
    }

    /// Where play goes on, if nothing else is said about it.
    fn stage(&self) -> Result<Stage> {
        if self.turn.buying.is_some() {
            let sentence = "a purchase is only loaded as state has told it, with what waits";
            return Err(impossible(sentence, "turn.buying"));
        }
        self.turn.phase.stage(!self.turn.dice.is_empty()).ok_or_else(|| {
            let sentence = "this phase is only loaded as state has told it; name one in the middle of a turn";
            impossible(sentence, "turn.phase")
        })
    }

    /// The engine's record of what lies on the table; what is just being bought does not.
    pub(super) fn record(&self, bare: &State) -> Value {
        let mut record = value(bare);
        if let (Some(card), Some(Value::Array(deck))) = (self.turn.buying, record.get_mut("deck")) {
            deck.retain(|lying| lying != card.slug());
        }
        record
    }

    /// What lies on the table, in the engine's words.
    pub(super) fn table(&self) -> Result<duel::Position> {
        let [one, other] = &self.seats[..] else {
            let sentence = format!("two players sit at this table, not {}", self.seats.len());
            return Err(impossible(sentence, "seats"));
        };
        if self.market.len() > MARKET {
            return Err(impossible(format!("the market has {MARKET} slots"), "market"));
        }
        let mut market = [None; MARKET];
        market[..self.market.len()].copy_from_slice(&self.market);
        let mut buzz = [None; Buzz::ALL.len()];
        for (Token(token), lying) in &self.buzz {
            let placing = lying
                .placing(*token)
                .map_err(|error| error.within(&format!("buzz.{}", token.slug())))?;
            buzz[token.index()] = Some(placing);
        }
        let mut markers = [self.markers.fame; 2];
        markers[Track::Destruction.index()] = self.markers.destruction;
        Ok(duel::Position {
            players: [one.player("seats[0]")?, other.player("seats[1]")?],
            first: Seat(self.first),
            markers,
            buzz,
            market,
            discard: self.discard.iter().copied().collect(),
            turn: self.turn()?,
            automatic: self.automatic,
            outcome: self.outcome.map(OutcomeEntry::meant).transpose()?,
        })
    }

    fn turn(&self) -> Result<Turn> {
        let said = &self.turn;
        if said.dice.len() > MOST_DICE {
            let sentence = format!("at most {MOST_DICE} dice are thrown");
            return Err(impossible(sentence, "turn.dice"));
        }
        let dice: Dice = said.dice.iter().copied().collect();
        let mut out: DiceMask = 0;
        for (index, die) in said.out.iter().enumerate() {
            if usize::from(*die) >= dice.len() {
                let sentence = format!("there is no die {die} among {}", dice.len());
                return Err(impossible(sentence, format!("turn.out[{index}]")));
            }
            out |= 1 << die;
        }
        for (index, card) in said.used.iter().enumerate() {
            if !card.once_a_turn() {
                let limited = CardId::all().filter(|card| card.once_a_turn());
                let limited: Vec<_> = limited.map(CardId::slug).collect();
                let sentence = format!(
                    "{} is not limited to once a turn; here belong {}",
                    card.slug(),
                    limited.join(", ")
                );
                return Err(impossible(sentence, format!("turn.used[{index}]")));
            }
        }
        let mut added = [0u8; 6];
        for face in &said.added {
            let count = &mut added[face.index()];
            *count = count.saturating_add(1);
        }
        let rolls = match said.phase {
            _ if dice.is_empty() => 0,
            Phase::Roll => 1,
            _ => 3,
        };
        Ok(Turn {
            active: Seat(said.active),
            number: said.number,
            spent: said.used.iter().copied().collect(),
            fewer: said.fewer_dice,
            tokens: said.tokens_spent,
            dice,
            rolls: said.rolls.unwrap_or(rolls),
            out,
            added,
            counting: matches!(said.phase, Phase::Final | Phase::Resolve),
            resolved: said.resolved.iter().copied().collect(),
            claws: said.claws,
            bought: said.bought,
            again: said.again,
        })
    }

    /// No card lies in two places.
    fn check_piles(&self) -> Result<()> {
        let market = self.market.iter().enumerate();
        let market = market.filter_map(|(slot, card)| Some((format!("market[{slot}]"), (*card)?)));
        let discard = self.discard.iter().enumerate();
        let discard = discard.map(|(index, card)| (format!("discard[{index}]"), *card));
        let seats = self.seats.iter().enumerate().flat_map(|(seat, said)| {
            let cards = said.cards.iter().enumerate();
            cards.map(move |(index, card)| (format!("seats[{seat}].cards[{index}]"), *card))
        });
        let mut lying: BTreeMap<CardId, String> = BTreeMap::new();
        let buying = self.turn.buying.map(|card| ("turn.buying".to_owned(), card));
        for (path, card) in market.chain(discard).chain(seats).chain(buying) {
            if let Some(first) = lying.get(&card) {
                let sentence = format!(
                    "{} lies here and in {first}; there is one of each card",
                    card.slug()
                );
                return Err(impossible(sentence, path));
            }
            lying.insert(card, path);
        }
        Ok(())
    }

    /// A sentence of the engine with the place that it is about, as the caller has written it.
    fn placed(&self, sentence: &str) -> Error {
        let plain = |letter: char| letter.is_ascii_alphanumeric() || "_.[]".contains(letter);
        let (field, rest) = sentence.split_once(": ").unwrap_or(("", sentence));
        if field.is_empty() || !field.chars().all(plain) {
            let at = if self.rest.is_empty() { "" } else { "rest" };
            return impossible(sentence, at);
        }
        let mut at = field.to_owned();
        for (theirs, ours) in WORDS {
            if let Some(tail) = field.strip_prefix(theirs) {
                at = format!("{ours}{tail}");
                break;
            }
        }
        for (theirs, ours) in [(".health", ".hearts"), (".kept", ".cards")] {
            if at.starts_with("seats")
                && let Some(head) = at.strip_suffix(theirs)
            {
                at = format!("{head}{ours}");
            }
        }
        // What has no word can only have been said there.
        let first = at.split(['.', '[']).next().unwrap_or_default();
        if !FIELDS.contains(&first) {
            at = if self.rest.is_empty() {
                String::new()
            } else {
                "rest".to_owned()
            };
        }
        impossible(rest, at)
    }
}

/// What has a word of its own, by its first part.
const FIELDS: [&str; 9] = [
    "first", "seats", "markers", "buzz", "market", "deck", "discard", "turn", "outcome",
];

/// Places under the engine's names and under ours.
const WORDS: [(&str, &str); 7] = [
    ("players", "seats"),
    ("markers[0]", "markers.fame"),
    ("markers[1]", "markers.destruction"),
    ("turn.spent", "turn.used"),
    ("turn.fewer", "turn.fewer_dice"),
    ("turn.tokens", "turn.tokens_spent"),
    ("turn.counting", "turn.phase"),
];

impl SeatEntry {
    fn player(&self, at: &str) -> Result<Player> {
        let kept: Kept = self.cards.iter().copied().collect();
        if kept.len() < self.cards.len() {
            let sentence = "a card is named twice; there is one of each";
            return Err(impossible(sentence, format!("{at}.cards")));
        }
        Ok(Player {
            monster: self.monster,
            health: self.hearts.unwrap_or(self.monster.health()),
            energy: self.energy,
            tokens: self.tokens,
            kept,
            awaiting: self.awaiting.iter().copied().collect(),
            hits: self.hits,
            shielded: self.shielded,
        })
    }
}

impl Lying {
    /// Where this token lies.
    fn placing(&self, buzz: Buzz) -> Result<Placing> {
        let (track, turned) = (self.track, self.turned);
        let placing = match (self.low, &self.spaces) {
            (Some(low), None) => Placing { track, low, turned },
            (None, Some(spaces)) if !turned => {
                said_in_order(buzz, track, spaces).map_err(|sentence| impossible(sentence, "spaces"))?
            }
            _ => {
                let sentence = "say the lowest space under \"low\", or all \"spaces\" in the printed order";
                return Err(impossible(sentence, "low"));
            }
        };
        Ok(placing)
    }
}

impl OutcomeEntry {
    fn meant(self) -> Result<Outcome> {
        let ending = match (self.ending, self.track) {
            (EndingName::Victory, Some(track)) => Ending::Victory(track),
            (EndingName::Spotlight, None) => Ending::Spotlight,
            (EndingName::Knockout, None) => Ending::Knockout,
            _ => {
                let sentence = "a victory has a track, another ending has none";
                return Err(impossible(sentence, "outcome.track"));
            }
        };
        Ok(Outcome {
            ending,
            winner: Seat(self.winner),
        })
    }
}

/// The coming reveals of a deck in this order; every card must be left in it.
pub(crate) fn order(state: &State, order: &[CardId]) -> Result<Vec<Answer>> {
    let left = state.deck().iter().map(|card| (card, 1)).collect();
    Ok(in_order(order.iter().copied(), left, CardId::slug)?
        .into_iter()
        .map(Answer::Card)
        .collect())
}
