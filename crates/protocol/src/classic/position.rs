//! Positions in words. Everything may be left out and is then as at the beginning of an ordinary turn; what
//! `state` answers is complete and is loaded as exactly the same position.
//!
//! What has no word of its own (the tasks that wait in the middle of a question, hits that have not landed)
//! stands in `rest`, as the engine keeps it: places inside the engine's own record with what belongs there.
//! Whoever writes a position by hand names a phase instead.
//!
//! Here stand the words and their schema; `tell` makes them of a state, `lay` makes a state of them.

mod lay;
mod tell;

pub(super) use lay::order;

use super::slug::{BerserkFace, Card, Face, FateFace, MonsterSlug, Tile};
use crate::desk::value;
use crate::position::{is_default, is_true, yes};
use engine::classic::{Ending, Monster, Options, Place, Stage, State};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use table::notation::classic::Agreed;

/// A position.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What the table agreed on; what is left out is as in the base game.
    #[serde(default)]
    #[schemars(with = "Agreed")]
    pub options: Options,
    /// The monsters, in seat order.
    pub seats: Vec<SeatEntry>,
    /// The market, slot by slot; `null` is an empty slot. Empty if it is left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = 3))]
    pub market: Vec<Option<Card>>,
    /// The face-down deck. It holds every card that lies nowhere else.
    #[serde(default)]
    pub deck: Deck,
    /// The discard pile, in any order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub discard: Vec<Card>,
    /// The wickedness tiles that still lie on the gauge; if it is left out, all that nobody has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gauge: Option<Vec<Tile>>,
    /// The curse that lies open, in a game with curses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub curse: Option<Card>,
    /// The curses that are over; all others lie face down.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub curses_gone: Vec<Card>,
    /// The turn.
    #[serde(default)]
    pub turn: TurnEntry,
    /// The seat that bears the target token.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<u8>,
    /// The seat whose Evolution somebody else has in its hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stray_of: Option<u8>,
    /// The keys of all cards and tiles in play, in the order in which they came to whoever has them; by
    /// number if it is left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub order_in_play: Vec<u16>,
    /// The key that the next card in play gets; one more than the highest if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_key: Option<u16>,
    /// How the game has ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeEntry>,
    /// What has no word of its own: places in the engine's record, with what belongs there. With `/agenda` in
    /// it, the phase is not looked at.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub rest: BTreeMap<String, Value>,
}

/// A seat.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatEntry {
    /// Who sits there.
    #[schemars(with = "MonsterSlug")]
    pub monster: Monster,
    /// Life; 10 if it is left out, 0 for a monster that is out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hearts: Option<u8>,
    /// Victory points.
    #[serde(default)]
    pub stars: u8,
    /// Energy cubes.
    #[serde(default)]
    pub energy: u16,
    /// Where it stands: `outside`, `city` or `bay`.
    #[serde(default)]
    #[schemars(with = "PlaceSchema")]
    pub place: Place,
    /// Still in the game?
    #[serde(default = "yes", skip_serializing_if = "is_true")]
    pub alive: bool,
    /// Poison tokens.
    #[serde(default, skip_serializing_if = "is_default")]
    pub poison: u8,
    /// Shrink tokens.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shrink: u8,
    /// The counter on the wickedness gauge.
    #[serde(default, skip_serializing_if = "is_default")]
    pub wickedness: u8,
    /// A card has brought it back for good, with up to 12 hearts.
    #[serde(default, skip_serializing_if = "is_default")]
    pub risen: bool,
    /// A card has won the game for it, if it survives the turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub crowned: bool,
    /// The seat whose fate it shares.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub follows: Option<u8>,
    /// It is Berserk.
    #[serde(default, skip_serializing_if = "is_default")]
    pub berserk: bool,
    /// The kept cards in front of it: slugs, or objects where more is to be said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Piece<Card>>,
    /// Its wickedness tiles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<Piece<Tile>>,
    /// Its Evolutions that are not in play, in a game with Evolutions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evolutions: Option<EvolutionsEntry>,
}

/// The Evolutions of a seat that are not in play.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct EvolutionsEntry {
    /// Those in its hand; in a view of somebody else those that everybody knows to be there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<Card>,
    /// Those in its discard pile; in a view of somebody else those that were played.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub discard: Vec<Card>,
    /// Of those in its hand and its discard pile, the ones that everybody knows to be there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<Card>,
    /// Those in its deck, in any order; if it is left out, those of its own monster that lie nowhere else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<Card>>,
    /// Those under its deck, the one that is drawn first at the front.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = 8))]
    pub under: Vec<Card>,
    /// How many are in its hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand_size: Option<u8>,
    /// How many are in its deck, those under it included.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck_size: Option<u8>,
    /// How many are in its discard pile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discard_size: Option<u8>,
}

/// A card or tile in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Piece<C> {
    /// What it is, as printed.
    card: C,
    /// Its name while in play; given in the order of the list if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<u16>,
    /// Counters on it; as it comes into play if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    tokens: Option<u8>,
    /// The key of the card that it copies.
    #[serde(skip_serializing_if = "Option::is_none")]
    copies: Option<u16>,
    /// The seat whose Evolution it is, if it lies in front of somebody else.
    #[serde(skip_serializing_if = "Option::is_none")]
    giver: Option<u8>,
    /// A saucer lies on it: it was bought at half its price.
    #[serde(skip_serializing_if = "is_default")]
    saucer: bool,
    /// The power card that lies under it, which only its owner may buy.
    #[serde(skip_serializing_if = "Option::is_none")]
    reserved: Option<Card>,
    /// Used up for this turn.
    #[serde(skip_serializing_if = "is_default")]
    used_this_turn: bool,
    /// Used up for the hit that is landing.
    #[serde(skip_serializing_if = "is_default")]
    used_on_hit: bool,
    /// A copying card that has been moved this turn.
    #[serde(skip_serializing_if = "is_default")]
    moved: bool,
}

/// The fields of a piece.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct PieceFields<C> {
    /// What it is, as printed.
    card: C,
    /// Its name while in play; given in the order of the list if it is left out.
    #[serde(default)]
    key: Option<u16>,
    /// Counters on it; as it comes into play if it is left out.
    #[serde(default)]
    tokens: Option<u8>,
    /// The key of the card that it copies.
    #[serde(default)]
    copies: Option<u16>,
    /// The seat whose Evolution it is, if it lies in front of somebody else.
    #[serde(default)]
    giver: Option<u8>,
    /// A saucer lies on it: it was bought at half its price.
    #[serde(default)]
    saucer: bool,
    /// The power card that lies under it, which only its owner may buy.
    #[serde(default)]
    reserved: Option<Card>,
    /// Used up for this turn.
    #[serde(default)]
    used_this_turn: bool,
    /// Used up for the hit that is landing.
    #[serde(default)]
    used_on_hit: bool,
    /// A copying card that has been moved this turn.
    #[serde(default)]
    moved: bool,
}

impl<'de, C: DeserializeOwned> Deserialize<'de> for Piece<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either<C>(PhantomData<C>);
        impl<'de, C: DeserializeOwned> Visitor<'de> for Either<C> {
            type Value = Piece<C>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a slug, or an object with one under \"card\"")
            }

            fn visit_str<E: serde::de::Error>(self, slug: &str) -> Result<Piece<C>, E> {
                let card = serde_json::from_value(Value::String(slug.to_owned())).map_err(E::custom)?;
                Ok(Piece {
                    card,
                    key: None,
                    tokens: None,
                    copies: None,
                    giver: None,
                    saucer: false,
                    reserved: None,
                    used_this_turn: false,
                    used_on_hit: false,
                    moved: false,
                })
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Piece<C>, A::Error> {
                let PieceFields {
                    card,
                    key,
                    tokens,
                    copies,
                    giver,
                    saucer,
                    reserved,
                    used_this_turn,
                    used_on_hit,
                    moved,
                } = PieceFields::deserialize(MapAccessDeserializer::new(map))?;
                Ok(Piece {
                    card,
                    key,
                    tokens,
                    copies,
                    giver,
                    saucer,
                    reserved,
                    used_this_turn,
                    used_on_hit,
                    moved,
                })
            }
        }
        deserializer.deserialize_any(Either(PhantomData))
    }
}

impl<C: JsonSchema> JsonSchema for Piece<C> {
    fn schema_name() -> Cow<'static, str> {
        format!("{}InPlay", C::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let slug = generator.subschema_for::<C>();
        let fields = <PieceFields<C>>::json_schema(generator);
        json_schema!({ "anyOf": [slug, fields] })
    }
}

/// The face-down deck.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Deck {
    /// How many cards it holds. It follows from the rest; where it is said it must be so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<u32>,
    /// Cards on top that somebody has seen, the top one first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub top: Vec<Top>,
    /// The next cards below those, as far as their order is agreed on: they answer the coming reveals.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<Card>,
}

/// A card on top of the deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Top {
    /// The card; missing in the view of somebody who has not seen it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// The seats that have seen it.
    pub known_by: Vec<u8>,
}

/// The turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct TurnEntry {
    /// The active seat.
    pub active: u8,
    /// Counted from 1.
    pub number: u16,
    /// Where in the turn play goes on.
    pub phase: Phase,
    /// Ordinary, or why it is an extra one.
    #[serde(skip_serializing_if = "is_default")]
    pub reason: Why,
    /// Dice lost in a chain of extra turns with fewer dice.
    #[serde(skip_serializing_if = "is_default")]
    pub fewer_dice: u8,
    /// The dice as they lie; none before the first roll.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = 16))]
    pub dice: Vec<Face>,
    /// What the Berserk die shows, if it lies among the dice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub berserk: Option<BerserkFace>,
    /// What the Die of Fate shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fate: Option<FateFace>,
    /// The Die of Fate has taken effect; if it is left out, so from `resolve` on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fated: Option<bool>,
    /// Rolls used; if it is left out, 1 while rolling and 3 later, or 0 without dice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rolls: Option<u8>,
    /// Rolls that cards have given beyond the limit.
    #[serde(skip_serializing_if = "is_default")]
    pub more_rolls: u8,
    /// `resolve`: the groups that are left; if it is left out, the dice are still to be counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub groups: Option<Vec<Face>>,
    /// The smashes when the dice were counted, with those that cards have added.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub smashes: Option<u8>,
    /// The seat whose ordinary turn was the last one: play goes on to its left. The active one if it is left
    /// out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_in_order: Option<u8>,
    /// Full extra turns that wait, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub queued: Vec<ExtraTurnEntry>,
    /// What has happened in the turn.
    #[serde(skip_serializing_if = "is_default")]
    pub marks: Marks,
}

impl Default for TurnEntry {
    fn default() -> Self {
        Self {
            active: 0,
            number: 1,
            phase: Phase::Start,
            reason: Why::Order,
            fewer_dice: 0,
            dice: Vec::new(),
            berserk: None,
            fate: None,
            fated: None,
            rolls: None,
            more_rolls: 0,
            groups: None,
            smashes: None,
            last_in_order: None,
            queued: Vec::new(),
            marks: Marks::default(),
        }
    }
}

/// Where in the turn play goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first turn; only `state` answers it.
    Setup,
    /// The turn begins.
    Start,
    /// Rolling: the first throw if there are no dice.
    Roll,
    /// The rolls are over: the others have their say about the dice, then the active monster.
    ChangeDice,
    /// The groups of dice take effect.
    Resolve,
    /// The active monster enters Tokyo if it has to.
    Enter,
    /// Buying.
    Buy,
    /// The end of the turn.
    End,
    /// The game is over.
    Over,
}

impl Phase {
    fn stage(self) -> Option<Stage> {
        Some(match self {
            Self::Setup | Self::Over => return None,
            Self::Start => Stage::Start,
            Self::Roll => Stage::Roll,
            Self::ChangeDice => Stage::ChangeDice,
            Self::Resolve => Stage::Resolve,
            Self::Enter => Stage::Enter,
            Self::Buy => Stage::Buy,
            Self::End => Stage::End,
        })
    }

    fn of(state: &State) -> Self {
        if state.outcome().is_some() {
            return Self::Over;
        }
        match state.stage() {
            None => Self::Setup,
            Some(Stage::Start) => Self::Start,
            Some(Stage::Roll) => Self::Roll,
            Some(Stage::ChangeDice) => Self::ChangeDice,
            Some(Stage::Resolve) => Self::Resolve,
            Some(Stage::Enter) => Self::Enter,
            Some(Stage::Buy) => Self::Buy,
            Some(Stage::End) => Self::End,
        }
    }

    /// Has the Die of Fate taken effect by then?
    fn after_fate(self) -> bool {
        self == Self::Resolve || self.after_resolving()
    }

    /// Are the dice counted by then, whatever is said about groups?
    fn after_resolving(self) -> bool {
        matches!(self, Self::Enter | Self::Buy | Self::End | Self::Over)
    }
}

/// Why a turn is an extra one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// It is an ordinary one.
    #[default]
    Order,
    /// A card gave another turn with fewer dice.
    FewerDice,
    /// A card gave another full turn.
    Extra,
    /// The open curse gave another full turn.
    Curse,
}

/// A full extra turn that waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ExtraTurnEntry {
    /// Whose turn.
    pub seat: u8,
    /// The tile that gives it and goes with it; 0 for a card.
    #[serde(default, skip_serializing_if = "is_default")]
    pub key: u16,
    /// Its place among those that one monster takes after a turn, lower ones first: 0 of a tile, 1 of a power
    /// card, 2 of an Evolution that stays, 3 of one that goes.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rank: u8,
}

/// What has happened in the turn; nothing if it is left out.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Marks {
    /// Dice that opponents' cards have thrown again.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub probed: Vec<u8>,
    /// The die that an opponent's card is working on.
    #[serde(skip_serializing_if = "is_default")]
    pub probing: u8,
    /// The active monster asked for the default order of the groups.
    #[serde(skip_serializing_if = "is_default")]
    pub in_order: bool,
    /// The seats that were in Tokyo when the turn began; if it is left out, those that are there now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub started_in_tokyo: Option<Vec<u8>>,
    /// The seats that take no more loss this turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shielded: Vec<u8>,
    /// The seats wounded by the smashes being resolved.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub wounded: Vec<u8>,
    /// The seats that have lost hearts this turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lost: Vec<u8>,
    /// The seats that smashes have wounded this turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub clawed: Vec<u8>,
    /// For each seat, whom it has made lose hearts this turn.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub harmed: BTreeMap<u8, Vec<u8>>,
    /// Those who have yielded this turn, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = 4))]
    pub yielders: Vec<u8>,
    /// Another turn with fewer dice has been earned.
    #[serde(skip_serializing_if = "is_default")]
    pub again: bool,
    /// Cards bought this turn, by anybody.
    #[serde(skip_serializing_if = "is_default")]
    pub bought: u8,
    /// Smashes that others have added to the dice.
    #[serde(skip_serializing_if = "is_default")]
    pub cheers: u8,
    /// The dice have shown all six symbols since the last roll.
    #[serde(skip_serializing_if = "is_default")]
    pub all_six: bool,
    /// Stars that the active monster has gained this turn.
    #[serde(skip_serializing_if = "is_default")]
    pub scored: u8,
    /// Stars of the active monster when its smashes were resolved.
    #[serde(skip_serializing_if = "is_default")]
    pub stars_at_smash: u8,
    /// The smashes have been answered for as one source that hurt others.
    #[serde(skip_serializing_if = "is_default")]
    pub fed: bool,
}

/// How the game has ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OutcomeEntry {
    /// In which way: `stars`, `survivor`, `nobody`, `roar` or `tower`.
    #[schemars(with = "EndingSchema")]
    pub ending: Ending,
    /// The winners.
    pub winners: Vec<u8>,
}

/// The places, for the schema.
#[derive(Debug)]
pub(super) struct PlaceSchema;

impl JsonSchema for PlaceSchema {
    fn schema_name() -> Cow<'static, str> {
        "Place".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let places = [Place::Outside, Place::City, Place::Bay].map(|place| value(&place));
        json_schema!({ "type": "string", "enum": places })
    }
}

/// The endings, for the schema.
#[derive(Debug)]
pub(super) struct EndingSchema;

impl JsonSchema for EndingSchema {
    fn schema_name() -> Cow<'static, str> {
        "Ending".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let endings = [
            Ending::Stars,
            Ending::Survivor,
            Ending::Nobody,
            Ending::Roar,
            Ending::Tower,
        ];
        json_schema!({ "type": "string", "enum": endings.map(|ending| value(&ending)) })
    }
}

/// The task list inside the engine's record: whoever brings one knows what waits.
const AGENDA: &str = "/agenda";
