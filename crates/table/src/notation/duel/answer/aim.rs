//! What answers are aimed at, said in the handiest of several ways.

use super::legal;
use super::short::{Short, short, small, word};
use crate::notation::duel::slug::{BuzzSlug, CardSlug, FaceSlug, TrackSlug};
use crate::notation::error::{Code, Error, Result};
use crate::notation::said::{dice_of, fits, one_of};
use engine::Illegal;
use engine::duel::{
    Answer, Bonus, Buzz, CardId, Dice, Face, Pick as Aim, Placing, Shape, State, Track, What,
};
use engine::parts::DiceMask;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize, Serializer};
use std::borrow::Cow;

/// The last space of a track on the side of seat 0.
const LAST: i8 = 7;

/// What short words mean.
type Meant<T> = std::result::Result<T, String>;

/// A die: its index from 0, or a face that it shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Die {
    /// By its index.
    Index(u8),
    /// Any die that shows this face.
    Face(Face),
}

impl Serialize for Die {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        match self {
            Self::Index(index) => serializer.serialize_u8(*index),
            Self::Face(face) => face.serialize(serializer),
        }
    }
}

impl Short for Die {
    const EXPECTED: &'static str = "a die: its index from 0, or the face that it shows";
    type Fields = IgnoredAny;

    fn number(number: u64) -> Option<Meant<Self>> {
        Some(small(number).map(Self::Index))
    }

    fn word(slug: &str) -> Meant<Self> {
        word(slug).map(Self::Face)
    }

    fn fields(_: IgnoredAny) -> Meant<Self> {
        Err(format!("expected {}", Self::EXPECTED))
    }
}

short!(Die);

impl JsonSchema for Die {
    fn schema_name() -> Cow<'static, str> {
        "DuelDie".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let index = generator.subschema_for::<u8>();
        let face = generator.subschema_for::<FaceSlug>();
        json_schema!({ "anyOf": [index, face] })
    }
}

/// The set of dice that are meant, those by face being any that `may` be named.
pub(super) fn dice_meant(said: &[Die], row: Dice, may: DiceMask) -> Result<DiceMask> {
    let mut mask: DiceMask = 0;
    let wrong =
        |code: Code, sentence: String, place: usize| Err(Error::new(code, sentence).at(format!("[{place}]")));
    for (place, die) in said.iter().enumerate() {
        if let Die::Index(index) = die {
            if usize::from(*index) >= row.len() {
                let there = row.len();
                let sentence = format!("there is no die {index} among {there}; they are counted from 0");
                return wrong(Code::NoSuchThing, sentence, place);
            }
            if mask & 1 << index != 0 {
                return wrong(Code::IllegalAnswer, format!("die {index} is named twice"), place);
            }
            mask |= 1 << index;
        }
    }
    for (place, die) in said.iter().enumerate() {
        if let Die::Face(face) = die {
            let left = row.showing(*face) & may & !mask;
            if left == 0 {
                let sentence = format!("no further die that may be named shows {}", face.slug());
                return wrong(Code::NoSuchThing, sentence, place);
            }
            mask |= 1 << left.trailing_zeros();
        }
    }
    Ok(mask)
}

/// A card of the market: its slot, its slug, or an object with one of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ware {
    slot: Option<u8>,
    card: Option<CardId>,
}

/// What is said about a card of the market.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WareFields {
    /// The slot of the market, from 0.
    #[serde(default)]
    slot: Option<u8>,
    /// The card.
    #[serde(default)]
    #[schemars(with = "Option<CardSlug>")]
    card: Option<CardId>,
}

impl Ware {
    /// The card in this slot.
    pub(super) const fn in_slot(slot: u8) -> Self {
        Self {
            slot: Some(slot),
            card: None,
        }
    }

    /// This card.
    pub(super) const fn of_card(card: CardId) -> Self {
        Self {
            slot: None,
            card: Some(card),
        }
    }

    /// The purchase that is meant. Whether it can be paid is for the rules to say.
    pub(super) fn meant(self, state: &State) -> Result<Answer> {
        if !matches!(state.question().what, What::Buy | What::Shop { .. }) {
            return Err(Error::new(Code::NotNow, Illegal::NotNow.to_string()));
        }
        let Some(card) = self.card else {
            return Ok(Answer::Buy(self.slot.unwrap_or(u8::MAX)));
        };
        match state.market().iter().position(|lying| *lying == Some(card)) {
            Some(place) if self.slot.is_none_or(|slot| usize::from(slot) == place) => {
                Ok(Answer::Buy(place as u8))
            }
            _ => {
                let sentence = format!("{} does not lie there in the market", card.slug());
                Err(Error::new(Code::NoSuchThing, sentence))
            }
        }
    }
}

impl Serialize for Ware {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        match (self.card, self.slot) {
            (Some(card), _) => card.serialize(serializer),
            (None, slot) => slot.serialize(serializer),
        }
    }
}

impl Short for Ware {
    const EXPECTED: &'static str = "a slot of the market, a card, or an object with \"slot\" or \"card\"";
    type Fields = WareFields;

    fn number(number: u64) -> Option<Meant<Self>> {
        Some(small(number).map(Self::in_slot))
    }

    fn word(slug: &str) -> Meant<Self> {
        let card = Some(word(slug)?);
        Ok(Self { slot: None, card })
    }

    fn fields(WareFields { slot, card }: WareFields) -> Meant<Self> {
        if slot.is_none() && card.is_none() {
            return Err("say a slot, or a card of the market".to_owned());
        }
        Ok(Self { slot, card })
    }
}

short!(Ware);

impl JsonSchema for Ware {
    fn schema_name() -> Cow<'static, str> {
        "DuelWare".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let slot = generator.subschema_for::<u8>();
        let card = generator.subschema_for::<CardSlug>();
        let fields = WareFields::json_schema(generator);
        json_schema!({ "anyOf": [slot, card, fields] })
    }
}

/// A card in play that is used: its slug, or an object. What is left out may be anything, as long as only one
/// legal use is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Use {
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<CardId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    slot: Option<u8>,
}

/// What is said about a card that is used.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct UseFields {
    /// The card.
    #[serde(default)]
    #[schemars(with = "Option<CardSlug>")]
    card: Option<CardId>,
    /// At which slot of the market, from 0.
    #[serde(default)]
    slot: Option<u8>,
}

impl Use {
    pub(super) const fn of(card: CardId, aim: Aim) -> Self {
        let slot = match aim {
            Aim::Slot(slot) => Some(slot),
            _ => None,
        };
        let card = Some(card);
        Self { card, slot }
    }

    /// The use that is meant, `slot` being said beside it.
    pub(super) fn meant(self, slot: Option<u8>, state: &State) -> Result<Answer> {
        if self.slot.is_some() && slot.is_some() {
            return Err(Error::new(Code::BadField, "the slot is said twice").at("slot"));
        }
        let slot = self.slot.or(slot);
        let said = Self { slot, ..self };
        let legal = legal(state).filter_map(|answer| match answer {
            Answer::Use(card, aim) => Some((Self::of(card, aim), answer)),
            _ => None,
        });
        let meant = |used: &Self| fits(used.card, said.card) && fits(used.slot, said.slot);
        one_of(legal.collect(), |used| *used == said, meant).or_else(|error| match (error.code, said.card) {
            // The rules say why it is refused.
            (Code::NotNow | Code::NoSuchThing, Some(card)) => {
                let aim = said.slot.map_or(Aim::Nothing, Aim::Slot);
                Ok(Answer::Use(card, aim))
            }
            _ => Err(error.at("use")),
        })
    }
}

impl Short for Use {
    const EXPECTED: &'static str = "a card, or an object with \"card\" and \"slot\"";
    type Fields = UseFields;

    fn word(slug: &str) -> Meant<Self> {
        let card = Some(word(slug)?);
        Ok(Self { card, slot: None })
    }

    fn fields(UseFields { card, slot }: UseFields) -> Meant<Self> {
        Ok(Self { card, slot })
    }
}

short!(Use);

impl JsonSchema for Use {
    fn schema_name() -> Cow<'static, str> {
        "DuelUse".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let card = generator.subschema_for::<CardSlug>();
        let fields = UseFields::json_schema(generator);
        json_schema!({ "anyOf": [card, fields] })
    }
}

/// Where a Buzz token is laid. What is left out may be anything, as long as only one legal place is meant.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "DuelPlace")]
pub struct Place {
    /// Which token; needed only where The King chooses between his two.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<BuzzSlug>")]
    pub buzz: Option<Buzz>,
    /// On which track.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<TrackSlug>")]
    pub track: Option<Track>,
    /// The lowest space that it covers, from -7 to 7.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low: Option<i8>,
    /// The lizard and the anubis: does the printed order of the bonuses run toward -7? Always `false` for
    /// others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turned: Option<bool>,
    /// Instead of `low` and `turned`: the spaces that it covers, in the printed order of its bonuses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spaces: Option<Vec<i8>>,
}

impl Place {
    pub(super) const fn of(buzz: Option<Buzz>, placing: Placing) -> Self {
        Self {
            buzz,
            track: Some(placing.track),
            low: Some(placing.low),
            turned: Some(placing.turned),
            spaces: None,
        }
    }

    /// Is this token, lying there, what is meant?
    fn means(&self, buzz: Buzz, placing: Placing) -> bool {
        fits(Some(buzz), self.buzz)
            && fits(Some(placing.track), self.track)
            && fits(Some(placing.low), self.low)
            && fits(Some(placing.turned), self.turned)
            && self
                .spaces
                .as_ref()
                .is_none_or(|spaces| said_in_order(buzz, placing.track, spaces) == Ok(placing))
    }

    /// The place that is meant, for the token of a purchase or one of The King's.
    pub(super) fn meant(&self, state: &State) -> Result<Answer> {
        let bought = match state.question().what {
            What::Place { buzz } => Some(buzz),
            _ => None,
        };
        let legal = legal(state).filter_map(|answer| match (answer, bought) {
            (Answer::Place(placing), Some(buzz)) => Some(((buzz, placing), answer)),
            (Answer::Choose(Aim::Place(buzz, placing)), _) => Some(((buzz, placing), answer)),
            _ => None,
        });
        let legal: Vec<_> = legal.collect();
        if let (Some(spaces), Some(track)) = (&self.spaces, self.track) {
            // Of the tokens that may be meant, one has to lie in such an order.
            let meant = legal.iter().map(|((buzz, _), _)| *buzz);
            let mut wrong = None;
            for buzz in meant.filter(|buzz| fits(Some(*buzz), self.buzz)) {
                match said_in_order(buzz, track, spaces) {
                    Ok(_) => {
                        wrong = None;
                        break;
                    }
                    Err(sentence) => wrong = Some(sentence),
                }
            }
            if let Some(sentence) = wrong {
                return Err(Error::new(Code::IllegalAnswer, sentence).at("spaces"));
            }
        }
        one_of(
            legal,
            |_| false,
            |(buzz, placing): &(Buzz, Placing)| self.means(*buzz, *placing),
        )
    }
}

/// The spaces that a token covers, in the printed order of its bonuses; from the lowest one up if there is
/// none.
pub fn covered(buzz: Buzz, placing: Placing) -> Vec<i8> {
    let mut spaces: Vec<i8> = (placing.low..placing.low + buzz.length()).collect();
    if runs_down(buzz, placing) {
        spaces.reverse();
    }
    spaces
}

/// The bonuses that lie on the spaces of [`covered`], one for each.
pub fn covering(buzz: Buzz, placing: Placing) -> Vec<Bonus> {
    let mut bonuses = buzz.bonuses(placing).to_vec();
    if runs_down(buzz, placing) {
        bonuses.reverse();
    }
    bonuses
}

/// Does the printed order of the bonuses run toward -7? A token that reads the same from either end runs up.
fn runs_down(buzz: Buzz, placing: Placing) -> bool {
    match buzz.shape() {
        Shape::Plain(printed) => *printed != *buzz.bonuses(placing),
        Shape::Longer(_) | Shape::Shorter | Shape::Stop => false,
    }
}

/// Does the token read the same from either end?
fn reads_either_way(buzz: Buzz) -> bool {
    match buzz.shape() {
        Shape::Plain(printed) => printed.iter().rev().eq(printed),
        Shape::Longer(_) | Shape::Shorter | Shape::Stop => true,
    }
}

/// Where a token lies that covers these spaces in the printed order of its bonuses.
///
/// # Errors
/// A sentence when it cannot cover them, or not in this order.
pub fn said_in_order(buzz: Buzz, track: Track, spaces: &[i8]) -> std::result::Result<Placing, String> {
    let low = spaces.iter().copied().min().unwrap_or(0);
    let turned = buzz.turns() && spaces.first() > spaces.last();
    let placing = Placing { track, low, turned };
    let on_the_track = (-LAST..=LAST + 1 - buzz.length()).contains(&low);
    let mut sorted = spaces.to_vec();
    sorted.sort_unstable();
    if !on_the_track || !(low..low + buzz.length()).eq(sorted) {
        return Err(format!(
            "{} covers {} neighbouring spaces from -{LAST} to {LAST}",
            buzz.slug(),
            buzz.length()
        ));
    }
    let order = covered(buzz, placing);
    let backward = order.iter().rev().eq(spaces) && reads_either_way(buzz);
    if order != spaces && !backward {
        return Err(format!(
            "the printed order of {} is {order:?} there; it lies one way round only",
            buzz.slug()
        ));
    }
    Ok(placing)
}

/// What is chosen: an object, or the word alone.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Pick {
    #[serde(skip_serializing_if = "Option::is_none")]
    track: Option<Track>,
    #[serde(skip_serializing_if = "Option::is_none")]
    face: Option<Face>,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<CardId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dice: Option<Vec<Die>>,
    /// One word, which may be the name of several things.
    #[serde(skip)]
    word: bool,
}

/// What is said about a choice.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PickFields {
    /// A marker, by its track.
    #[serde(default)]
    #[schemars(with = "Option<TrackSlug>")]
    track: Option<Track>,
    /// A face.
    #[serde(default)]
    #[schemars(with = "Option<FaceSlug>")]
    face: Option<Face>,
    /// A card in play.
    #[serde(default)]
    #[schemars(with = "Option<CardSlug>")]
    card: Option<CardId>,
    /// Dice of the Roll.
    #[serde(default)]
    dice: Option<Vec<Die>>,
}

impl Pick {
    pub(super) fn of(aim: Aim) -> Self {
        let mut pick = Self::default();
        match aim {
            Aim::Track(track) => pick.track = Some(track),
            Aim::Face(face) => pick.face = Some(face),
            Aim::Card(card) => pick.card = Some(card),
            Aim::Dice(dice) => pick.dice = Some(dice_of(dice).into_iter().map(Die::Index).collect()),
            Aim::Nothing | Aim::Slot(_) | Aim::Place(..) | Aim::Step(..) => {}
        }
        pick
    }

    /// Is this what `said` may mean?
    fn fits(&self, said: &Self) -> bool {
        if said.word {
            return said.track.is_some() && self.track == said.track
                || said.face.is_some() && self.face == said.face
                || said.card.is_some() && self.card == said.card;
        }
        fits(self.track, said.track)
            && fits(self.face, said.face)
            && fits(self.card, said.card)
            && (said.dice.is_none() || self.dice == said.dice)
    }

    /// The choice that is meant.
    pub(super) fn meant(&self, state: &State) -> Result<Answer> {
        let mut said = self.clone();
        if let Some(dice) = &self.dice {
            let dice = dice_meant(dice, state.turn().dice, state.dice_in_roll())
                .map_err(|error| error.within("dice"))?;
            said.dice = Self::of(Aim::Dice(dice)).dice;
        }
        let legal = legal(state).filter_map(|answer| match answer {
            Answer::Choose(Aim::Place(..)) => None,
            Answer::Choose(aim) => Some((Self::of(aim), answer)),
            _ => None,
        });
        one_of(legal.collect(), |pick| *pick == said, |pick| pick.fits(&said))
    }
}

impl Short for Pick {
    const EXPECTED: &'static str =
        "a track, a face, a card, or an object with \"track\", \"face\", \"card\" or \"dice\"";
    type Fields = PickFields;

    fn word(slug: &str) -> Meant<Self> {
        let pick = Self {
            track: word(slug).ok(),
            face: word(slug).ok(),
            card: word(slug).ok(),
            dice: None,
            word: true,
        };
        if pick.track.is_none() && pick.face.is_none() && pick.card.is_none() {
            return Err(format!("there is no track, face or card {slug:?}"));
        }
        Ok(pick)
    }

    fn fields(fields: PickFields) -> Meant<Self> {
        let PickFields {
            track,
            face,
            card,
            dice,
        } = fields;
        if track.is_none() && face.is_none() && card.is_none() && dice.is_none() {
            return Err("say what is chosen".to_owned());
        }
        Ok(Self {
            track,
            face,
            card,
            dice,
            word: false,
        })
    }
}

short!(Pick);

impl JsonSchema for Pick {
    fn schema_name() -> Cow<'static, str> {
        "DuelPick".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let track = generator.subschema_for::<TrackSlug>();
        let face = generator.subschema_for::<FaceSlug>();
        let card = generator.subschema_for::<CardSlug>();
        let fields = PickFields::json_schema(generator);
        json_schema!({ "anyOf": [track, face, card, fields] })
    }
}
