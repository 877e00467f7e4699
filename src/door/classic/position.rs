//! Positions in words. Everything may be left out and is then as at the beginning of an ordinary turn; what `state`
//! answers is complete and is loaded as exactly the same position.
//!
//! What has no word of its own (the tasks that wait in the middle of a question, hits that have not landed) stands in
//! `rest`, as the engine keeps it: places inside the engine's own record with what belongs there. Whoever writes a
//! position by hand names a phase instead.

use super::seats;
use super::slug::{Card, Face, MonsterSlug, Tile};
use crate::door::desk::value;
use crate::door::error::{Code, Error, Result};
use crate::engine::Seat;
use crate::engine::classic::{
    self, Answer, CardId, Edition, Ending, Extra, Held, Key, Known, MARKET, MAX_SEATS, Monster, Options,
    Place, Player, Reason, Stage, State, Turn, Wickedness,
};
use crate::engine::parts::{self, MAX_DICE};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value, json};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

/// A position.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What the table agreed on; what is left out is as in the base game.
    #[serde(default)]
    #[schemars(with = "OptionsSchema")]
    pub options: Options,
    /// The monsters, in seat order.
    pub seats: Vec<SeatSaid>,
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
    /// The turn.
    #[serde(default)]
    pub turn: TurnSaid,
    /// The key that the next card in play gets; one more than the highest if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_key: Option<u16>,
    /// How the game has ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<OutcomeSaid>,
    /// What has no word of its own: places in the engine's record, with what belongs there. With `/agenda` in it, the
    /// phase is not looked at.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub rest: BTreeMap<String, Value>,
}

/// A seat.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatSaid {
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
    /// The kept cards in front of it: slugs, or objects where more is to be said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Piece<Card>>,
    /// Its wickedness tiles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tiles: Vec<Piece<Tile>>,
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
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Self, D::Error> {
        struct Either<C>(PhantomData<C>);
        impl<'de, C: DeserializeOwned> Visitor<'de> for Either<C> {
            type Value = Piece<C>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a slug, or an object with one under \"card\"")
            }

            fn visit_str<E: serde::de::Error>(self, slug: &str) -> std::result::Result<Piece<C>, E> {
                let card = serde_json::from_value(Value::String(slug.to_owned())).map_err(E::custom)?;
                Ok(Piece {
                    card,
                    key: None,
                    tokens: None,
                    copies: None,
                    used_this_turn: false,
                    used_on_hit: false,
                    moved: false,
                })
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> std::result::Result<Piece<C>, A::Error> {
                let PieceFields {
                    card,
                    key,
                    tokens,
                    copies,
                    used_this_turn,
                    used_on_hit,
                    moved,
                } = PieceFields::deserialize(MapAccessDeserializer::new(map))?;
                Ok(Piece {
                    card,
                    key,
                    tokens,
                    copies,
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
pub struct TurnSaid {
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
    /// The seat whose ordinary turn was the last one: play goes on to its left. The active one if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_in_order: Option<u8>,
    /// Full extra turns that wait, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub queued: Vec<ExtraSaid>,
    /// What has happened in the turn.
    #[serde(skip_serializing_if = "is_default")]
    pub marks: Marks,
}

impl Default for TurnSaid {
    fn default() -> Self {
        Self {
            active: 0,
            number: 1,
            phase: Phase::Start,
            reason: Why::Order,
            fewer_dice: 0,
            dice: Vec::new(),
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
}

/// A full extra turn that waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ExtraSaid {
    /// Whose turn.
    pub seat: u8,
    /// The tile that gives it and goes with it; 0 for a card.
    #[serde(default, skip_serializing_if = "is_default")]
    pub key: u16,
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
pub struct OutcomeSaid {
    /// In which way: `stars`, `survivor`, `nobody` or `roar`.
    #[schemars(with = "EndingSchema")]
    pub ending: Ending,
    /// The winners.
    pub winners: Vec<u8>,
}

fn yes() -> bool {
    true
}

fn is_true(claim: &bool) -> bool {
    *claim
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The options, for the schema: they know their own names and defaults.
#[derive(Debug)]
pub struct OptionsSchema;

impl JsonSchema for OptionsSchema {
    fn schema_name() -> Cow<'static, str> {
        "Options".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let mut properties = Map::new();
        if let Value::Object(options) = value(&Options::default()) {
            for (name, default) in options {
                let kind = if default.is_boolean() { "boolean" } else { "string" };
                let mut schema = json!({ "type": kind, "default": default });
                let words = match name.as_str() {
                    "edition" => value(&[Edition::Base, Edition::Dark]),
                    "wickedness" => value(&[
                        Wickedness::Off,
                        Wickedness::Red,
                        Wickedness::Green,
                        Wickedness::Mixed,
                    ]),
                    _ => Value::Null,
                };
                if words.is_array() {
                    schema["enum"] = words;
                }
                properties.insert(name, schema);
            }
        }
        json_schema!({ "type": "object", "properties": properties, "additionalProperties": false })
    }
}

/// The places, for the schema.
#[derive(Debug)]
pub struct PlaceSchema;

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
pub struct EndingSchema;

impl JsonSchema for EndingSchema {
    fn schema_name() -> Cow<'static, str> {
        "Ending".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let endings = [Ending::Stars, Ending::Survivor, Ending::Nobody, Ending::Roar];
        json_schema!({ "type": "string", "enum": endings.map(|ending| value(&ending)) })
    }
}

/// Trouble with a position.
fn impossible(sentence: impl Into<String>, at: impl Into<String>) -> Error {
    Error::new(Code::ImpossiblePosition, sentence).at(at)
}

/// The task list inside the engine's record: whoever brings one knows what waits.
const AGENDA: &str = "/agenda";

// From a state to words.
impl Position {
    /// All of it.
    pub fn whole(state: &State, coming: &[Answer]) -> Self {
        let mut position = Self::told(state);
        position.deck.order = coming
            .iter()
            .filter_map(|answer| match answer {
                Answer::Card(card) => Some(Card(*card)),
                _ => None,
            })
            .collect();
        let actual = value(state);
        let Ok(bare) = position.laid_out().and_then(|(laid, _)| {
            laid.bare()
                .map_err(|error| Error::new(Code::ImpossiblePosition, error))
        }) else {
            // Every state that the rules reach can be laid out; what cannot is told as it is.
            position.rest.insert(String::new(), actual);
            return position;
        };
        let mut rest = BTreeMap::new();
        differences(&mut String::new(), &value(&bare), &actual, &mut rest);
        // The phase says what waits, if nothing else does.
        let waiting = ["/agenda", "/asks"]
            .map(|place| rest.extract_if(.., |path, _| path.starts_with(place)).collect());
        position.rest = rest;
        let by_phase = position.clone().lay();
        if !matches!(by_phase, Ok((laid, _)) if laid == *state) {
            for places in waiting {
                let places: BTreeMap<String, Value> = places;
                position.rest.extend(places);
            }
            if let Some(agenda) = actual.get("agenda") {
                position.rest.retain(|path, _| !path.starts_with(AGENDA));
                position.rest.insert(AGENDA.to_owned(), agenda.clone());
            }
        }
        position
    }

    /// What a seat, or an onlooker, may know.
    pub fn seen(state: &State, viewer: Option<Seat>) -> Self {
        Self::told(&crate::engine::Game::view(state, viewer))
    }

    /// What has words.
    fn told(state: &State) -> Self {
        let table = classic::Position::of(state);
        let turn = &table.turn;
        let counts = turn.dice.counts();
        let smashes = turn.sizes[parts::Face::Claw.index()];
        let in_tokyo = state.all_seats().filter(|seat| state.in_tokyo(*seat));
        let in_tokyo = in_tokyo.fold(0, |mask, seat| mask | seat.bit());
        let phase = Phase::of(state);
        let groups = || {
            let left = parts::Face::ALL.into_iter();
            left.filter(|face| turn.groups & 1 << face.index() != 0)
                .map(Face::from)
                .collect()
        };
        Self {
            options: table.options,
            seats: state
                .all_seats()
                .map(|seat| SeatSaid::told(state.player(seat), seat, &table.in_play))
                .collect(),
            market: table.market.iter().map(|card| card.map(Card)).collect(),
            deck: Deck {
                size: Some(state.deck_size()),
                top: table
                    .known
                    .iter()
                    .map(|known| Top {
                        card: known.card.map(Card),
                        known_by: seats(known.by),
                    })
                    .collect(),
                order: Vec::new(),
            },
            discard: table.discard.iter().copied().map(Card).collect(),
            gauge: state
                .gauge()
                .then(|| table.gauge.iter().copied().map(Tile).collect()),
            turn: TurnSaid {
                active: turn.active.0,
                number: turn.number,
                phase,
                reason: match turn.reason {
                    Reason::Order => Why::Order,
                    Reason::FewerDice => Why::FewerDice,
                    Reason::Extra => Why::Extra,
                },
                fewer_dice: table.penalty,
                dice: turn.dice.iter().map(Face::from).collect(),
                rolls: Some(turn.rolls),
                more_rolls: turn.more_rolls,
                groups: (turn.fixed && !(phase.after_resolving() && turn.groups == 0)).then(groups),
                smashes: (turn.fixed && smashes != counts[parts::Face::Claw.index()]).then_some(smashes),
                last_in_order: (table.order != turn.active).then_some(table.order.0),
                queued: table
                    .queued
                    .iter()
                    .map(|extra| ExtraSaid {
                        seat: extra.seat.0,
                        key: extra.key.0,
                    })
                    .collect(),
                marks: Marks {
                    probed: (0..MAX_DICE as u8)
                        .filter(|die| turn.probed & 1 << die != 0)
                        .collect(),
                    probing: turn.probing,
                    in_order: turn.in_order,
                    started_in_tokyo: (turn.started_in_tokyo != in_tokyo)
                        .then(|| seats(turn.started_in_tokyo)),
                    shielded: seats(turn.shielded),
                    wounded: seats(turn.wounded),
                    lost: seats(turn.lost),
                    clawed: seats(turn.clawed),
                    harmed: (0..)
                        .zip(turn.harmed)
                        .filter(|(_, mask)| *mask != 0)
                        .map(|(seat, mask)| (seat, seats(mask)))
                        .collect(),
                    yielders: turn.yielders.iter().map(|seat| seat.0).collect(),
                    again: turn.again,
                    bought: turn.bought,
                    cheers: turn.cheers,
                    all_six: turn.all_six,
                    scored: turn.scored,
                    stars_at_smash: turn.stars_at_smash,
                    fed: turn.fed,
                },
            },
            next_key: Some(table.next_key),
            outcome: table.outcome.map(|outcome| OutcomeSaid {
                ending: outcome.ending,
                winners: seats(outcome.winners),
            }),
            rest: BTreeMap::new(),
        }
    }
}

impl SeatSaid {
    fn told(player: &Player, seat: Seat, in_play: &[Held]) -> Self {
        let of = |tiles: bool| {
            in_play
                .iter()
                .filter(move |held| held.owner == seat && held.card.tile().is_some() == tiles)
        };
        Self {
            monster: player.monster,
            hearts: Some(player.hearts),
            stars: player.stars,
            energy: player.energy,
            place: player.place,
            alive: player.alive,
            poison: player.poison,
            shrink: player.shrink,
            wickedness: player.wicked,
            risen: player.risen,
            crowned: player.crowned,
            follows: player.follows.map(|leader| leader.0),
            cards: of(false).map(|held| Piece::told(held, Card)).collect(),
            tiles: of(true).map(|held| Piece::told(held, Tile)).collect(),
        }
    }
}

impl<C> Piece<C> {
    fn told(held: &Held, as_card: impl Fn(CardId) -> C) -> Self {
        Self {
            card: as_card(held.card),
            key: Some(held.key.0),
            tokens: (held.tokens != held.card.card().tokens).then_some(held.tokens),
            copies: (held.copies != Key::NONE).then_some(held.copies.0),
            used_this_turn: held.spent_turn,
            used_on_hit: held.spent_hit,
            moved: held.moved,
        }
    }
}

/// The places at which two records differ, with what the second has there.
fn differences(path: &mut String, one: &Value, other: &Value, found: &mut BTreeMap<String, Value>) {
    if one == other {
        return;
    }
    let length = path.len();
    let mut deeper = |step: &str, one: &Value, other: &Value| {
        path.push('/');
        path.push_str(step);
        differences(path, one, other, found);
        path.truncate(length);
    };
    match (one, other) {
        (Value::Object(ones), Value::Object(others)) if ones.keys().eq(others.keys()) => {
            for (key, one) in ones {
                deeper(key, one, &others[key]);
            }
        }
        (Value::Array(ones), Value::Array(others)) if ones.len() == others.len() => {
            for (index, (one, other)) in ones.iter().zip(others).enumerate() {
                deeper(&index.to_string(), one, other);
            }
        }
        _ => {
            found.insert(path.clone(), other.clone());
        }
    }
}

/// Where each card in play was said, in the order in which they lie.
type Paths = Vec<String>;

// From words to a state.
impl Position {
    /// The state that is described, and what the deck is known to bring.
    pub fn lay(self) -> Result<(State, Vec<Answer>)> {
        let (table, paths) = self.laid_out()?;
        self.check_piles()?;
        let agenda = self.rest.keys().any(|path| path.is_empty() || path == AGENDA);
        if self.turn.phase.stage().is_none() && !agenda && self.outcome.is_none() {
            let sentence = "this phase is only loaded as state has told it; name one in the middle of a turn";
            return Err(impossible(sentence, "turn.phase"));
        }
        let told = |sentence: String| self.placed(&sentence, &paths);
        let mut record = value(&table.bare().map_err(told)?);
        for (path, said) in &self.rest {
            let place = record.pointer_mut(path).ok_or_else(|| {
                let sentence = format!("the engine's record has no place {path:?}");
                impossible(sentence, format!("rest[{path:?}]"))
            })?;
            *place = said.clone();
        }
        let state = match self.turn.phase.stage() {
            Some(stage) if !agenda && self.outcome.is_none() => State::resume(record, stage),
            _ => serde_json::from_value(record),
        };
        let state = state.map_err(|error| told(error.to_string()))?;
        if state.goes_on_unasked() {
            let sentence = "nobody has a die to throw, and nobody would be asked again";
            return Err(impossible(sentence, "seats"));
        }
        if let Some(size) = self.deck.size
            && size != state.deck_size()
        {
            let sentence = format!("{} cards lie nowhere else", state.deck_size());
            return Err(impossible(sentence, "deck.size"));
        }
        let coming = order(&state, &self.deck.order).map_err(|error| error.within("deck.order"))?;
        Ok((state, coming))
    }

    /// What lies on the table, in the engine's words.
    fn laid_out(&self) -> Result<(classic::Position, Paths)> {
        if self.market.len() > MARKET {
            let sentence = format!("the market has {MARKET} slots");
            return Err(impossible(sentence, "market"));
        }
        let mut market = [None; MARKET];
        for (slot, card) in market.iter_mut().zip(&self.market) {
            *slot = card.map(|Card(card)| card);
        }
        let (in_play, paths) = self.in_play()?;
        let highest = in_play.iter().map(|held| held.key.0).max().unwrap_or(0);
        let known = self.deck.top.iter().enumerate().map(|(depth, top)| {
            Ok(Known {
                card: top.card.map(|Card(card)| card),
                by: mask(&top.known_by, format!("deck.top[{depth}].known_by"))?,
            })
        });
        let players = self.seats.iter().map(|seat| Player {
            monster: seat.monster,
            alive: seat.alive,
            hearts: seat.hearts.unwrap_or(if seat.alive { 10 } else { 0 }),
            stars: seat.stars,
            energy: seat.energy,
            place: seat.place,
            poison: seat.poison,
            shrink: seat.shrink,
            wicked: seat.wickedness,
            risen: seat.risen,
            crowned: seat.crowned,
            follows: seat.follows.map(Seat),
        });
        let table = classic::Position {
            options: self.options,
            players: players.collect(),
            market,
            known: known.collect::<Result<_>>()?,
            discard: self.discard.iter().map(|Card(card)| *card).collect(),
            gauge: self.gauge(&in_play),
            in_play,
            turn: self.turn()?,
            order: Seat(self.turn.last_in_order.unwrap_or(self.turn.active)),
            penalty: self.turn.fewer_dice,
            queued: self
                .turn
                .queued
                .iter()
                .map(|extra| Extra {
                    seat: Seat(extra.seat),
                    key: Key(extra.key),
                })
                .collect(),
            next_key: self.next_key.unwrap_or(highest.saturating_add(1)),
            outcome: self
                .outcome
                .as_ref()
                .map(|outcome| {
                    Ok(classic::Outcome {
                        ending: outcome.ending,
                        winners: mask(&outcome.winners, "outcome.winners".to_owned())?,
                    })
                })
                .transpose()?,
        };
        Ok((table, paths))
    }

    /// The tiles on the gauge; where nothing is said, every tile that nobody holds, with its side up.
    fn gauge(&self, in_play: &[Held]) -> Vec<CardId> {
        use classic::rule::Side;
        if let Some(gauge) = &self.gauge {
            return gauge.iter().map(|Tile(tile)| *tile).collect();
        }
        let side = match self.options.wickedness {
            Wickedness::Off => return Vec::new(),
            Wickedness::Red | Wickedness::Mixed => Side::Red,
            Wickedness::Green => Side::Green,
        };
        let number = |card: CardId| card.tile().map(|tile| tile.number);
        CardId::tiles()
            .filter(|tile| tile.tile().is_some_and(|tile| tile.side == side))
            .filter(|tile| !in_play.iter().any(|held| number(held.card) == number(*tile)))
            .collect()
    }

    fn in_play(&self) -> Result<(Vec<Held>, Paths)> {
        let mut lying = Vec::new();
        for (seat, said) in self.seats.iter().enumerate() {
            let cards = said.cards.iter().enumerate();
            let cards = cards.map(|(index, piece)| {
                let Piece { card: Card(card), .. } = *piece;
                (format!("seats[{seat}].cards[{index}]"), piece.with(card))
            });
            let tiles = said.tiles.iter().enumerate();
            let tiles = tiles.map(|(index, piece)| {
                let Piece { card: Tile(card), .. } = *piece;
                (format!("seats[{seat}].tiles[{index}]"), piece.with(card))
            });
            for (path, piece) in cards.chain(tiles) {
                let owner = u8::try_from(seat).unwrap_or(u8::MAX);
                lying.push((path, piece, owner));
            }
        }
        let highest = lying.iter().filter_map(|(_, piece, _)| piece.key).max();
        let mut next = highest.unwrap_or(0);
        let mut held = Vec::new();
        for (path, piece, owner) in lying {
            let key = match piece.key {
                Some(key) => key,
                None => {
                    next = next.saturating_add(1);
                    next
                }
            };
            let fresh = Held::fresh(Key(key), piece.card, Seat(owner));
            held.push((
                Held {
                    tokens: piece.tokens.unwrap_or(fresh.tokens),
                    copies: Key(piece.copies.unwrap_or(0)),
                    spent_turn: piece.used_this_turn,
                    spent_hit: piece.used_on_hit,
                    moved: piece.moved,
                    ..fresh
                },
                path,
            ));
        }
        held.sort_by_key(|(held, _)| held.key);
        let printed: Vec<(Key, CardId)> = held.iter().map(|(held, _)| (held.key, held.card)).collect();
        for (held, _) in &mut held {
            if held.copies != Key::NONE
                && let Some((_, card)) = printed.iter().find(|(key, _)| *key == held.copies)
            {
                held.face = *card;
            }
        }
        Ok(held.into_iter().unzip())
    }

    fn turn(&self) -> Result<Turn> {
        let said = &self.turn;
        let marks = &said.marks;
        if said.dice.len() > MAX_DICE {
            let sentence = format!("at most {MAX_DICE} dice are thrown");
            return Err(impossible(sentence, "turn.dice"));
        }
        let dice: parts::Dice = said.dice.iter().map(|face| (*face).into()).collect();
        let fixed = said.groups.is_some() || said.phase.after_resolving();
        let mut sizes = if fixed { dice.counts() } else { [0; 6] };
        if let Some(smashes) = said.smashes.filter(|_| fixed) {
            sizes[parts::Face::Claw.index()] = smashes;
        }
        let groups = said.groups.iter().flatten();
        let places = || {
            self.seats
                .iter()
                .zip(0..8)
                .filter(|(seat, _)| seat.place != Place::Outside)
                .fold(0, |mask, (_, seat)| mask | 1 << seat)
        };
        let rolls = match said.phase {
            _ if dice.is_empty() => 0,
            Phase::Roll => 1,
            _ => 3,
        };
        let mask_of = |seats: &[u8], name: &str| mask(seats, format!("turn.marks.{name}"));
        let mut harmed = [0; MAX_SEATS];
        for (seat, victims) in &marks.harmed {
            let at = format!("turn.marks.harmed.{seat}");
            let Some(of_seat) = harmed.get_mut(usize::from(*seat)) else {
                return Err(impossible(format!("there is no seat {seat}"), at));
            };
            *of_seat = mask(victims, at)?;
        }
        if marks.yielders.len() > 4 {
            return Err(impossible("at most 4 can yield", "turn.marks.yielders"));
        }
        let mut probed = 0;
        for die in &marks.probed {
            if usize::from(*die) >= dice.len() {
                let sentence = format!("there is no die {die} among {}", dice.len());
                return Err(impossible(sentence, "turn.marks.probed"));
            }
            probed |= 1 << die;
        }
        Ok(Turn {
            active: Seat(said.active),
            number: said.number,
            reason: match said.reason {
                Why::Order => Reason::Order,
                Why::FewerDice => Reason::FewerDice,
                Why::Extra => Reason::Extra,
            },
            dice,
            rolls: said.rolls.unwrap_or(rolls),
            more_rolls: said.more_rolls,
            probed,
            probing: marks.probing,
            fixed,
            sizes,
            groups: groups.fold(0, |mask, face| mask | 1 << parts::Face::from(*face).index()),
            in_order: marks.in_order,
            started_in_tokyo: match &marks.started_in_tokyo {
                Some(seats) => mask_of(seats, "started_in_tokyo")?,
                None => places(),
            },
            shielded: mask_of(&marks.shielded, "shielded")?,
            wounded: mask_of(&marks.wounded, "wounded")?,
            again: marks.again,
            bought: marks.bought,
            cheers: marks.cheers,
            all_six: marks.all_six,
            harmed,
            lost: mask_of(&marks.lost, "lost")?,
            clawed: mask_of(&marks.clawed, "clawed")?,
            scored: marks.scored,
            stars_at_smash: marks.stars_at_smash,
            fed: marks.fed,
            yielders: marks.yielders.iter().copied().map(Seat).collect(),
            ..Turn::default()
        })
    }

    /// No card lies in more places than there are copies of it.
    fn check_piles(&self) -> Result<()> {
        let market = self.market.iter().enumerate();
        let market = market.filter_map(|(slot, card)| Some((format!("market[{slot}]"), (*card)?.0)));
        let top = self.deck.top.iter().enumerate();
        let top = top.filter_map(|(depth, top)| Some((format!("deck.top[{depth}].card"), top.card?.0)));
        let discard = self.discard.iter().enumerate();
        let discard = discard.map(|(index, Card(card))| (format!("discard[{index}]"), *card));
        let seats = self.seats.iter().enumerate().flat_map(|(seat, said)| {
            let cards = said.cards.iter().enumerate();
            cards.map(move |(index, piece)| (format!("seats[{seat}].cards[{index}]"), piece.card.0))
        });
        let mut lying: BTreeMap<CardId, Vec<String>> = BTreeMap::new();
        for (path, card) in market.chain(top).chain(discard).chain(seats) {
            if !card.kind().is_power_card() {
                if path.starts_with("seats") {
                    continue;
                }
                let sentence = format!("{} is a tile and no card", card.slug());
                return Err(impossible(sentence, path));
            }
            let places = lying.entry(card).or_default();
            let copies = self.options.copies(card);
            if places.len() >= usize::from(copies) {
                let sentence = match places.first() {
                    Some(first) => format!(
                        "{} lies here and in {first}; copies of it in the game: {copies}",
                        card.slug()
                    ),
                    None => format!("{} is not in the game with these options", card.slug()),
                };
                return Err(impossible(sentence, path));
            }
            places.push(path);
        }
        Ok(())
    }

    /// A sentence of the engine with the place that it is about, as the caller has written it.
    fn placed(&self, sentence: &str, paths: &Paths) -> Error {
        let plain = |letter: char| letter.is_ascii_alphanumeric() || "_.[]".contains(letter);
        let (field, rest) = sentence.split_once(": ").unwrap_or(("", sentence));
        if field.is_empty() || !field.chars().all(plain) {
            // Such as "seat 2 lives without hearts".
            let mut words = sentence.split(' ');
            let seat = match (words.next(), words.next().map(str::parse::<usize>)) {
                (Some("seat"), Some(Ok(seat))) if seat < self.seats.len() => format!("seats[{seat}]"),
                _ => String::new(),
            };
            return impossible(sentence, seat);
        }
        let at = match field.split_once(['[', '.']) {
            Some(("players", _)) => field
                .replacen("players", "seats", 1)
                .replace(".wicked", ".wickedness"),
            Some(("in_play", inner)) => match inner.split_once(']') {
                Some((index, inner)) => {
                    let path = index.parse().ok().and_then(|index: usize| paths.get(index));
                    path.map_or_else(|| field.to_owned(), |path| format!("{path}{inner}"))
                }
                None => field.to_owned(),
            },
            Some(("known", _)) => field.replacen("known", "deck.top", 1).replace(".by", ".known_by"),
            Some(("turn", name)) => {
                let name_only = name.split('[').next().unwrap_or(name);
                let words = value(&Marks {
                    started_in_tokyo: Some(Vec::new()),
                    ..Marks::default()
                });
                let marked = words.get(name_only).is_some() || MARKS.contains(&name_only);
                if marked {
                    format!("turn.marks.{name}")
                } else {
                    field.to_owned()
                }
            }
            Some(("queued", _)) => format!("turn.{field}"),
            Some(("agenda" | "hits" | "follow_ups" | "fallen" | "first" | "costumes" | "drawn", _)) => {
                "rest".to_owned()
            }
            _ => match field {
                "penalty" => "turn.fewer_dice".to_owned(),
                "order" => "turn.last_in_order".to_owned(),
                "tiles" => "gauge".to_owned(),
                "players" | "seats" => "seats".to_owned(),
                "agenda" | "asks" | "struck" | "resolving" | "revealed" | "beside" | "culprits" | "begun"
                | "drawn" | "costumes"
                    if !self.rest.is_empty() =>
                {
                    "rest".to_owned()
                }
                other => other.to_owned(),
            },
        };
        impossible(rest, at)
    }
}

/// Marks under the engine's names.
const MARKS: [&str; 8] = [
    "probed", "probing", "shielded", "wounded", "lost", "clawed", "harmed", "yielders",
];

impl<C> Piece<C> {
    fn with<D>(&self, card: D) -> Piece<D> {
        Piece {
            card,
            key: self.key,
            tokens: self.tokens,
            copies: self.copies,
            used_this_turn: self.used_this_turn,
            used_on_hit: self.used_on_hit,
            moved: self.moved,
        }
    }
}

/// The mask of a list of seats.
fn mask(seats: &[u8], at: String) -> Result<u8> {
    seats.iter().try_fold(0, |mask, seat| {
        if usize::from(*seat) < MAX_SEATS {
            Ok(mask | 1 << seat)
        } else {
            Err(impossible(format!("there is no seat {seat}"), &*at))
        }
    })
}

/// The coming reveals of a deck in this order; every card must be among those that nobody has seen.
pub fn order(state: &State, order: &[Card]) -> Result<Vec<Answer>> {
    let mut left: BTreeMap<CardId, u8> = state.unseen().collect();
    order
        .iter()
        .enumerate()
        .map(|(index, Card(card))| match left.get_mut(card) {
            Some(count) if *count > 0 => {
                *count -= 1;
                Ok(Answer::Card(*card))
            }
            _ => {
                let sentence = format!("{} is not left in the deck", card.slug());
                Err(impossible(sentence, format!("[{index}]")))
            }
        })
        .collect()
}
