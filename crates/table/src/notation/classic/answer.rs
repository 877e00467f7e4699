//! Answers in words: `{"reroll": [0, 2]}`, `{"buy": 1}`, `{"faces": ["1", "heart"]}`.

use super::slug::{BerserkFace, Card, Face, FateFace, Indices, RuleName};
use crate::notation::error::{Code, Error, Result};
use crate::notation::said::{Yes, dice_of, fits, is_default, one_of, only_one, reroll, throwable};
use engine::classic::rule::Rule;
use engine::classic::{Answer, Key, MAX_SEATS, Pick as Aim, SpecialDie, Split, State, Use as Used};
use engine::{Asked, Game, Illegal, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// An answer: exactly one of these.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("minProperties" = 1, "maxProperties" = 1))]
pub struct Said {
    /// Nature: the dice that were thrown, lowest die first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub faces: Option<Vec<Face>>,
    /// Nature: the card or tile that was turned over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// Nature: what the Die of Fate shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fate: Option<FateFace>,
    /// Nature: what the Berserk die shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub berserk: Option<BerserkFace>,
    /// Nature: the deck was shuffled, and these are its next cards. They answer the coming reveals.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<Card>>,
    /// D3: throw these dice again, by index from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reroll: Option<Vec<u8>>,
    /// Stop, pass, take it, decline: nothing more here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub done: Option<Yes>,
    /// D6: resolve this group next.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<Face>,
    /// D6: resolve what is left in the default order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rest: Option<Yes>,
    /// D7: what the hearts are for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hearts: Option<Hearts>,
    /// D9: leave Tokyo.
    #[serde(rename = "yield", skip_serializing_if = "Option::is_none")]
    pub yields: Option<Yes>,
    /// D9: stay in Tokyo.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stay: Option<Yes>,
    /// D10: buy a card of the market.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub buy: Option<Ware>,
    /// D10: sweep the market.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sweep: Option<Yes>,
    /// Use a card in play.
    #[serde(rename = "use", skip_serializing_if = "Option::is_none")]
    pub uses: Option<Use>,
    /// Choose what is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choose: Option<Pick>,
    /// D15: take the extra turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accept: Option<Yes>,
}

/// A card of the market: its slot from 0, or its slug.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(
    untagged,
    expecting = "expected a slot of the market from 0, or the slug of a card there"
)]
pub enum Ware {
    /// By its slot.
    Slot(u8),
    /// By what it is.
    Card(Card),
}

impl Ware {
    /// The purchase that is meant. Whether it can be paid is for the rules to say.
    fn meant(self, state: &State) -> Result<Answer> {
        let card = match self {
            Self::Slot(slot) => return Ok(Answer::Buy(slot)),
            Self::Card(Card(card)) => card,
        };
        let mut market = state.market().iter();
        let slot = market.position(|lying| *lying == Some(card));
        slot.map(|slot| Answer::Buy(slot as u8)).ok_or_else(|| {
            let sentence = format!("{} does not lie in the market", card.slug());
            Error::new(Code::NoSuchThing, sentence).at("buy")
        })
    }
}

/// What hearts are for. In Tokyo what is not given to others is for `heal` and heals nobody.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Hearts {
    /// Hearts that heal the roller.
    #[serde(skip_serializing_if = "is_default")]
    pub heal: u8,
    /// Hearts that take off a Poison token each.
    #[serde(skip_serializing_if = "is_default")]
    pub poison: u8,
    /// Hearts that take off a Shrink token each.
    #[serde(skip_serializing_if = "is_default")]
    pub shrink: u8,
    /// Hearts given to others, by seat.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub others: BTreeMap<u8, u8>,
}

/// What a choice is aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Pick {
    /// A die, by index from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub die: Option<u8>,
    /// The face that the die is to show.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<Face>,
    /// A card in play, by its key.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<u16>,
    /// A slot of the market, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slot: Option<u8>,
    /// A known card of the deck; 0 is the top.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<u8>,
    /// A number of hearts, energy or the like.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
    /// A card or tile that nobody holds, or an Evolution, by what it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Card>,
    /// A monster, by its seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The face that all dice show which are to show `face`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Face>,
    /// The face that the Berserk die is to show.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub special: Option<BerserkFace>,
    /// Dice, by index from 0; the Berserk die lies behind the others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<Indices>,
    /// A die that leaves the roll, by index.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remove: Option<u8>,
    /// Hearts, energy and stars.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub units: Option<Units>,
}

/// A card in play that is used. What is left out may be anything, as long as only one legal use is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Use {
    /// The face that acts: the card itself, or what it copies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// Its key.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<u16>,
    /// Which of its rules, by name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<RuleName>,
    /// At which die.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub die: Option<u8>,
    /// Which face that die is to show.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<Face>,
    /// At which card in play, by its key.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<u16>,
    /// At which slot of the market.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slot: Option<u8>,
    /// At which known card of the deck.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<u8>,
    /// At which number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
    /// At which card or tile that nobody holds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<Card>,
    /// At which monster, by its seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// At all dice of which face, which are to show `face`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Face>,
    /// Which face the Berserk die is to show.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub special: Option<BerserkFace>,
}

/// So many hearts, so much energy and so many stars.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Units {
    /// Hearts.
    #[serde(skip_serializing_if = "is_default")]
    pub hearts: u8,
    /// Energy.
    #[serde(skip_serializing_if = "is_default")]
    pub energy: u8,
    /// Stars.
    #[serde(skip_serializing_if = "is_default")]
    pub stars: u8,
}

impl Pick {
    fn of(aim: Aim) -> Self {
        let mut pick = Self::default();
        match aim {
            Aim::Nothing => {}
            Aim::Die(die) => pick.die = Some(die),
            Aim::DieFace(die, face) => (pick.die, pick.face) = (Some(die), Some(face.into())),
            Aim::Card(key) => pick.target = Some(key.0),
            Aim::Slot(slot) => pick.slot = Some(slot),
            Aim::Deck(depth) => pick.deck = Some(depth),
            Aim::Number(number) => pick.number = Some(number),
            Aim::Kind(card) => pick.kind = Some(Card(card)),
            Aim::Seat(seat) => pick.seat = Some(seat.0),
            Aim::Faces(from, to) => (pick.from, pick.face) = (Some(from.into()), Some(to.into())),
            Aim::Face(face) => pick.face = Some(face.into()),
            Aim::Special(face) => pick.special = Some(BerserkFace(face)),
            Aim::Dice(dice) => pick.dice = Some(Indices(dice)),
            Aim::Remove(die) => pick.remove = Some(die),
            Aim::Units(hearts, energy, stars) => {
                pick.units = Some(Units {
                    hearts,
                    energy,
                    stars,
                });
            }
        }
        pick
    }

    /// What it is aimed at.
    fn aim(&self) -> Aim {
        match *self {
            Self {
                die: Some(die),
                face: Some(face),
                ..
            } => Aim::DieFace(die, face.into()),
            Self { die: Some(die), .. } => Aim::Die(die),
            Self {
                special: Some(BerserkFace(face)),
                ..
            } => Aim::Special(face),
            Self {
                dice: Some(Indices(dice)),
                ..
            } => Aim::Dice(dice),
            Self {
                remove: Some(die), ..
            } => Aim::Remove(die),
            Self {
                units:
                    Some(Units {
                        hearts,
                        energy,
                        stars,
                    }),
                ..
            } => Aim::Units(hearts, energy, stars),
            Self {
                target: Some(key), ..
            } => Aim::Card(Key(key)),
            Self { slot: Some(slot), .. } => Aim::Slot(slot),
            Self {
                deck: Some(depth), ..
            } => Aim::Deck(depth),
            Self {
                number: Some(number), ..
            } => Aim::Number(number),
            Self {
                kind: Some(Card(card)),
                ..
            } => Aim::Kind(card),
            Self { seat: Some(seat), .. } => Aim::Seat(Seat(seat)),
            Self {
                from: Some(from),
                face: Some(to),
                ..
            } => Aim::Faces(from.into(), to.into()),
            Self { face: Some(face), .. } => Aim::Face(face.into()),
            _ => Aim::Nothing,
        }
    }

    /// Up to version 0.3.0 a die that leaves the roll was called `die` where no die could be thrown again.
    fn with_one_word<'a>(self, mut legal: impl Iterator<Item = &'a Self> + Clone) -> Self {
        let leaves = legal.clone().any(|pick| pick.remove.is_some());
        if leaves && self.remove.is_none() && legal.all(|pick| pick.die.is_none()) {
            Self {
                die: None,
                remove: self.die,
                ..self
            }
        } else {
            self
        }
    }

    /// Is this one of the things that `said` may mean?
    fn fits(&self, said: &Self) -> bool {
        fits(self.die, said.die)
            && fits(self.face, said.face)
            && fits(self.target, said.target)
            && fits(self.slot, said.slot)
            && fits(self.deck, said.deck)
            && fits(self.number, said.number)
            && fits(self.kind, said.kind)
            && fits(self.seat, said.seat)
            && fits(self.from, said.from)
            && fits(self.special, said.special)
            && fits(self.dice, said.dice)
            && fits(self.remove, said.remove)
            && fits(self.units, said.units)
    }
}

impl Use {
    fn of(used: Used) -> Self {
        let Pick {
            die,
            face,
            target,
            slot,
            deck,
            number,
            kind,
            seat,
            from,
            special,
            ..
        } = Pick::of(used.pick);
        Self {
            card: Some(Card(used.face)),
            key: Some(used.key.0),
            rule: used.rule_name().map(RuleName),
            die,
            face,
            target,
            slot,
            deck,
            number,
            kind,
            seat,
            from,
            special,
        }
    }

    fn pick(&self) -> Pick {
        Pick {
            die: self.die,
            face: self.face,
            target: self.target,
            slot: self.slot,
            deck: self.deck,
            number: self.number,
            kind: self.kind,
            seat: self.seat,
            from: self.from,
            special: self.special,
            ..Pick::default()
        }
    }

    /// A card in play that is meant, though none of its uses is offered.
    fn unoffered(&self, state: &State) -> Option<Used> {
        let held = state
            .in_play()
            .iter()
            .find(|held| fits(Some(Card(held.face)), self.card) && fits(Some(held.key.0), self.key))?;
        let face = held.face;
        let rules = (0..).zip(face.card().rules);
        let mut usable = rules.filter(|(_, rule)| matches!(rule, Rule::May(_)));
        let (rule, _) = usable.find(|(_, rule)| fits(rule.name().map(RuleName), self.rule))?;
        let (key, pick) = (held.key, self.pick().aim());
        Some(Used {
            key,
            face,
            rule,
            pick,
        })
    }

    fn fits(&self, said: &Self) -> bool {
        fits(self.card, said.card)
            && fits(self.key, said.key)
            && fits(self.rule, said.rule)
            && self.pick().fits(&said.pick())
    }
}

impl Said {
    /// An answer in words.
    pub fn of(answer: Answer) -> Self {
        let mut said = Self::default();
        match answer {
            Answer::Faces(dice) => said.faces = Some(dice.iter().map(Face::from).collect()),
            Answer::Card(card) => said.card = Some(Card(card)),
            Answer::Special(face) => match face.die() {
                SpecialDie::Berserk => said.berserk = Some(BerserkFace(face)),
                SpecialDie::Fate => said.fate = Some(FateFace(face)),
            },
            Answer::Reroll(dice) => said.reroll = Some(dice_of(dice)),
            Answer::Done => said.done = Some(Yes),
            Answer::Group(face) => said.group = Some(face.into()),
            Answer::RestInDefaultOrder => said.rest = Some(Yes),
            Answer::Hearts(split) => said.hearts = Some(Hearts::of(split)),
            Answer::Yield => said.yields = Some(Yes),
            Answer::Stay => said.stay = Some(Yes),
            Answer::Buy(slot) => said.buy = Some(Ware::Slot(slot)),
            Answer::Sweep => said.sweep = Some(Yes),
            Answer::Use(used) => said.uses = Some(Use::of(used)),
            Answer::Choose(aim) => said.choose = Some(Pick::of(aim)),
            Answer::Accept => said.accept = Some(Yes),
        }
        said
    }

    /// An answer that is about to be given in this position: a card of the market by what it is.
    pub fn here(state: &State, answer: Answer) -> Self {
        let mut said = Self::of(answer);
        let whole = said.clone();
        if let Answer::Buy(slot) = answer
            && let Some(Some(card)) = state.market().get(usize::from(slot))
        {
            said.buy = Some(Ware::Card(Card(*card)));
        }
        if said.meant(state) == Ok(answer) {
            said
        } else {
            whole
        }
    }

    /// Refuses none or several answers at once.
    pub fn only_one(&self) -> Result<()> {
        let given = [
            self.faces.is_some(),
            self.card.is_some(),
            self.fate.is_some(),
            self.berserk.is_some(),
            self.deck.is_some(),
            self.reroll.is_some(),
            self.done.is_some(),
            self.group.is_some(),
            self.rest.is_some(),
            self.hearts.is_some(),
            self.yields.is_some(),
            self.stay.is_some(),
            self.buy.is_some(),
            self.sweep.is_some(),
            self.uses.is_some(),
            self.choose.is_some(),
            self.accept.is_some(),
        ];
        only_one(&given)
    }

    /// The answer that is meant in this position.
    pub fn meant(&self, state: &State) -> Result<Answer> {
        self.only_one()?;
        if let Some(faces) = &self.faces {
            throwable(faces.len())?;
            return Ok(Answer::Faces(faces.iter().map(|face| (*face).into()).collect()));
        }
        if let Some(Card(card)) = self.card {
            return Ok(Answer::Card(card));
        }
        if let Some(FateFace(face)) = self.fate {
            return Ok(Answer::Special(face));
        }
        if let Some(BerserkFace(face)) = self.berserk {
            return Ok(Answer::Special(face));
        }
        if let Some(dice) = &self.reroll {
            let special = u8::from(state.berserk_die().is_some()) + u8::from(state.fate().is_some());
            let count = state.turn().dice.len() + usize::from(special);
            return reroll(dice, count).map(Answer::Reroll);
        }
        if let Some(face) = self.group {
            return Ok(Answer::Group(face.into()));
        }
        if let Some(hearts) = &self.hearts {
            return hearts.meant(state.seats()).map(Answer::Hearts);
        }
        if let Some(ware) = self.buy {
            return ware.meant(state);
        }
        if let Some(said) = self.uses {
            let legal = uses(state).map(|used| (Use::of(used), Answer::Use(used)));
            let meant = one_of(legal.collect(), |used| *used == said, |used| used.fits(&said));
            return meant.or_else(|error| match (error.code, said.unoffered(state)) {
                // The rules say why it is refused.
                (Code::NotNow | Code::NoSuchThing, Some(used)) => Ok(Answer::Use(used)),
                (Code::NotNow, None) => {
                    let sentence = Illegal::NoSuchThing.to_string();
                    Err(Error::new(Code::NoSuchThing, sentence).at("use"))
                }
                _ => Err(error.at("use")),
            });
        }
        if let Some(said) = self.choose {
            let legal: Vec<_> = choices(state)
                .map(|aim| (Pick::of(aim), Answer::Choose(aim)))
                .collect();
            let said = said.with_one_word(legal.iter().map(|(pick, _)| pick));
            return one_of(legal, |pick| *pick == said, |pick| pick.fits(&said))
                .map_err(|error| error.at("choose"));
        }
        Ok(match self {
            Self { rest: Some(Yes), .. } => Answer::RestInDefaultOrder,
            Self {
                yields: Some(Yes), ..
            } => Answer::Yield,
            Self { stay: Some(Yes), .. } => Answer::Stay,
            Self { sweep: Some(Yes), .. } => Answer::Sweep,
            Self {
                accept: Some(Yes), ..
            } => Answer::Accept,
            _ => Answer::Done,
        })
    }
}

/// Every use that is legal now, of whichever seat.
fn uses(state: &State) -> impl Iterator<Item = Used> {
    let mut answers = Vec::new();
    if let Asked::Seat(asked) = state.asks() {
        state.answers(&mut answers);
        for seat in state.living_after(asked).filter(|seat| *seat != asked) {
            state.free_actions(seat, &mut answers);
        }
    }
    answers.into_iter().filter_map(|answer| match answer {
        Answer::Use(used) => Some(used),
        _ => None,
    })
}

fn choices(state: &State) -> impl Iterator<Item = Aim> {
    let mut answers = Vec::new();
    if let Asked::Seat(_) = state.asks() {
        state.answers(&mut answers);
    }
    answers.into_iter().filter_map(|answer| match answer {
        Answer::Choose(aim) => Some(aim),
        _ => None,
    })
}

impl Hearts {
    fn of(split: Split) -> Self {
        let others = split.others.into_iter().zip(0..);
        Self {
            heal: split.heal,
            poison: split.poison,
            shrink: split.shrink,
            others: others
                .filter(|(hearts, _)| *hearts > 0)
                .map(|(hearts, seat)| (seat, hearts))
                .collect(),
        }
    }

    fn meant(&self, seats: usize) -> Result<Split> {
        let mut others = [0; MAX_SEATS];
        for (seat, hearts) in &self.others {
            let seat = usize::from(*seat);
            if seat >= seats {
                let sentence = format!("seat {seat} does not sit at this table of {seats}");
                return Err(Error::new(Code::NoSuchThing, sentence).at("hearts.others"));
            }
            others[seat] = *hearts;
        }
        Ok(Split {
            heal: self.heal,
            poison: self.poison,
            shrink: self.shrink,
            others,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Said;
    use engine::classic::{Answer, Setup, State};
    use engine::proof::play_on;

    /// Every answer of random games, in the words of a record, is meant again; uses say no number of a rule.
    #[test]
    fn what_is_said_here_is_meant_here() {
        let (mut uses, mut named) = (0, 0);
        for seed in 0..40 {
            let start = Setup::of(4).expect("four may play").start().expect("a table");
            play_on(start, seed, 400, |before: &State, _, answer| {
                let said = Said::here(before, answer);
                assert_eq!(said.meant(before), Ok(answer), "{said:?}");
                let text = serde_json::to_string(&said).expect("plain data");
                let again: Said = serde_json::from_str(&text).expect("what was written");
                assert_eq!(again, said, "{text}");
                if let Answer::Use(_) = answer {
                    uses += 1;
                    assert!(
                        !text.contains("\"rule\":0") && !text.contains("\"rule\":1"),
                        "{text}"
                    );
                }
                if let Answer::Buy(_) = answer {
                    named += 1;
                    assert!(text.starts_with("{\"buy\":\""), "{text}");
                }
            });
        }
        assert!(uses > 100 && named > 100, "{uses} {named}");
    }
}
