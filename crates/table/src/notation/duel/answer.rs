//! Answers in words: `{"reroll": [0, 2]}`, `{"buy": 1}`, `{"place": {"track": "fame", "low": -3}}`.

mod aim;
mod short;

pub use aim::{Die, Pick, Place, Use, Ware, covered, covering, said_in_order};

use super::slug::{CardSlug, FaceSlug};
use crate::notation::error::{Code, Error, Result};
use crate::notation::said::{Yes, dice_of, only_one, throwable};
use aim::dice_meant;
use engine::duel::{Answer, CardId, Face, Pick as Aim, State};
use engine::{Asked, Game};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// An answer: exactly one of these.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(
    rename = "DuelSaid",
    extend(
        "minProperties" = 1,
        "anyOf" = [{ "maxProperties": 1 }, { "maxProperties": 2, "required": ["use", "slot"] }],
    )
)]
pub struct Said {
    /// Nature: the dice that were thrown, lowest die first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Vec<FaceSlug>>")]
    pub faces: Option<Vec<Face>>,
    /// Nature: the card that was turned over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<CardSlug>")]
    pub card: Option<CardId>,
    /// Nature: the deck was shuffled, and these are its next cards. They answer the coming reveals.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Vec<CardSlug>>")]
    pub deck: Option<Vec<CardId>>,
    /// Before the first roll: spend one dice token for an extra die.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spend: Option<Yes>,
    /// The first roll: throw all dice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub throw: Option<Yes>,
    /// Throw these dice again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reroll: Option<Vec<Die>>,
    /// Stop, pass, sleep no longer, decline, end: nothing more here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub done: Option<Yes>,
    /// Resolve this face next.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<FaceSlug>")]
    pub resolve: Option<Face>,
    /// Buy a card of the market.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub buy: Option<Ware>,
    /// Sweep the market.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sweep: Option<Yes>,
    /// Place or move a Buzz token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// Do what is offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accept: Option<Yes>,
    /// Choose what is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choose: Option<Pick>,
    /// Use a card in play.
    #[serde(rename = "use", skip_serializing_if = "Option::is_none")]
    pub uses: Option<Use>,
    /// Beside `use`: the slot of the market at which the card is aimed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slot: Option<u8>,
}

impl Said {
    /// An answer in words.
    pub fn of(answer: Answer) -> Self {
        let mut said = Self::default();
        match answer {
            Answer::Faces(dice) => said.faces = Some(dice.iter().collect()),
            Answer::Card(card) => said.card = Some(card),
            Answer::Spend => said.spend = Some(Yes),
            Answer::Throw => said.throw = Some(Yes),
            Answer::Reroll(dice) => {
                said.reroll = Some(dice_of(dice).into_iter().map(Die::Index).collect());
            }
            Answer::Done => said.done = Some(Yes),
            Answer::Resolve(face) => said.resolve = Some(face),
            Answer::Buy(slot) => said.buy = Some(Ware::in_slot(slot)),
            Answer::Sweep => said.sweep = Some(Yes),
            Answer::Place(placing) => said.place = Some(Place::of(None, placing)),
            Answer::Accept => said.accept = Some(Yes),
            Answer::Choose(Aim::Place(buzz, placing)) => said.place = Some(Place::of(Some(buzz), placing)),
            Answer::Choose(aim) => said.choose = Some(Pick::of(aim)),
            Answer::Use(card, aim) => said.uses = Some(Use::of(card, aim)),
        }
        said
    }

    /// An answer that is about to be given in this position: cards by what they are.
    pub fn here(state: &State, answer: Answer) -> Self {
        let mut said = Self::of(answer);
        if let Answer::Buy(slot) = answer
            && let Some(Some(card)) = state.market().get(usize::from(slot))
        {
            said.buy = Some(Ware::of_card(*card));
        }
        if said.meant(state) == Ok(answer) {
            said
        } else {
            Self::of(answer)
        }
    }

    /// Refuses none or several answers at once.
    pub fn only_one(&self) -> Result<()> {
        let given = [
            self.faces.is_some(),
            self.card.is_some(),
            self.deck.is_some(),
            self.spend.is_some(),
            self.throw.is_some(),
            self.reroll.is_some(),
            self.done.is_some(),
            self.resolve.is_some(),
            self.buy.is_some(),
            self.sweep.is_some(),
            self.place.is_some(),
            self.accept.is_some(),
            self.choose.is_some(),
            self.uses.is_some(),
        ];
        only_one(&given)?;
        if self.slot.is_some() && self.uses.is_none() {
            let sentence = "a slot stands beside \"use\" only; say {\"buy\": 0}";
            return Err(Error::new(Code::BadField, sentence).at("slot"));
        }
        Ok(())
    }

    /// The answer that is meant in this position.
    pub fn meant(&self, state: &State) -> Result<Answer> {
        self.only_one()?;
        if let Some(faces) = &self.faces {
            throwable(faces.len())?;
            return Ok(Answer::Faces(faces.iter().copied().collect()));
        }
        if let Some(card) = self.card {
            return Ok(Answer::Card(card));
        }
        if let Some(dice) = &self.reroll {
            let (all, may) = (state.turn().dice, state.rerollable());
            return dice_meant(dice, all, may)
                .map(Answer::Reroll)
                .map_err(|error| error.within("reroll"));
        }
        if let Some(face) = self.resolve {
            return Ok(Answer::Resolve(face));
        }
        if let Some(ware) = self.buy {
            return ware.meant(state).map_err(|error| error.within("buy"));
        }
        if let Some(place) = &self.place {
            return place.meant(state).map_err(|error| error.within("place"));
        }
        if let Some(pick) = &self.choose {
            return pick.meant(state).map_err(|error| error.within("choose"));
        }
        if let Some(used) = self.uses {
            return used.meant(self.slot, state);
        }
        Ok(match self {
            Self { spend: Some(Yes), .. } => Answer::Spend,
            Self { throw: Some(Yes), .. } => Answer::Throw,
            Self { sweep: Some(Yes), .. } => Answer::Sweep,
            Self {
                accept: Some(Yes), ..
            } => Answer::Accept,
            _ => Answer::Done,
        })
    }
}

/// Every answer that a seat may give now. Sets of dice are left out: they are said by index.
fn legal(state: &State) -> impl Iterator<Item = Answer> {
    let mut answers = Vec::new();
    if let Asked::Seat(_) = state.asks() {
        state.answers(&mut answers);
    }
    answers
        .into_iter()
        .filter(|answer| !matches!(answer, Answer::Reroll(_)))
}
