//! Why an answer is refused: which of the reasons of [`Illegal`] comes first. Asked only once it is known not
//! to be offered.

use super::CardId;
use super::question::{Answer, Moment, Pick, Use, What};
use super::rule::{Kind, Rule, Stat, Step, Zone};
use super::state::State;
use crate::{Asked, Illegal, Seat};

impl State {
    /// Why `answer`, which is not offered, is refused.
    pub(super) fn refusal(&self, answer: Answer) -> Illegal {
        let seat = match self.asks.of {
            Asked::Seat(seat) => seat,
            Asked::Nature => return self.refused_nature(answer),
            Asked::NoOne => return Illegal::GameOver,
        };
        match (self.asks.what, answer) {
            (_, Answer::Faces(_) | Answer::Card(_) | Answer::Special(_)) => Illegal::NotYours,
            (_, Answer::Use(used)) => self.refused_use(seat, used),
            (What::Buy, Answer::Buy(slot)) => {
                let card = self.market.get(usize::from(slot)).copied().flatten();
                self.refused_purchase(seat, card)
            }
            (What::Buy, Answer::Sweep) if !self.claims(Stat::BuysNothing, seat) => Illegal::TooDear,
            (What::Theft, Answer::Choose(Pick::Card(key))) => {
                let costume = self.held(key).filter(|held| {
                    held.owner != seat
                        && held.card.kind() == Kind::Costume
                        && self.turn.clawed.contains(held.owner)
                });
                match costume {
                    Some(_) => Illegal::TooDear,
                    None => Illegal::NoSuchThing,
                }
            }
            (What::Roll, Answer::Reroll(_)) if self.may_reroll() => Illegal::NoSuchThing,
            (What::Group, Answer::Group(_)) | (What::Hearts, Answer::Hearts(_)) => Illegal::NoSuchThing,
            (
                What::Costume
                | What::Tile { .. }
                | What::Theft
                | What::ChooseCard { .. }
                | What::Draft
                | What::Draw
                | What::Evolution { .. }
                | What::Curse { .. },
                Answer::Choose(_),
            ) => Illegal::NoSuchThing,
            _ => Illegal::NotNow,
        }
    }

    fn refused_nature(&self, answer: Answer) -> Illegal {
        match (self.asks.what, answer) {
            (What::Reveal { .. }, Answer::Card(_)) => Illegal::NoSuchThing,
            (What::ThrowSpecial { .. }, Answer::Special(_)) => Illegal::NoSuchThing,
            (What::Reveal { .. } | What::ThrowSpecial { .. }, Answer::Faces(_))
            | (_, Answer::Card(_) | Answer::Special(_)) => Illegal::NotNow,
            (_, Answer::Faces(_)) => Illegal::NoSuchThing, // too many dice, or too few
            _ => Illegal::NotYours,
        }
    }

    fn refused_purchase(&self, seat: Seat, card: Option<CardId>) -> Illegal {
        match card {
            None => Illegal::NoSuchThing,
            Some(card) if self.may_buy(seat, card) && !self.can_buy(seat, card) => Illegal::TooDear,
            Some(_) => Illegal::NotNow,
        }
    }

    fn refused_use(&self, asked: Seat, used: Use) -> Illegal {
        let Some(held) = self.held(used.key) else {
            // A play from a hand, which tells nobody whether the card is there.
            let plays = used.key == super::Key::NONE && used.may().is_some_and(|may| may.zone != Zone::Table);
            return if plays {
                Illegal::NotNow
            } else {
                Illegal::NoSuchThing
            };
        };
        let acts = used.face == held.face || used.face == held.card;
        let rule = used.face.card().rules.get(usize::from(used.rule));
        let Some(Rule::May(may)) = rule.filter(|_| acts) else {
            return Illegal::NoSuchThing;
        };
        let own = held.owner == asked;
        let moment = self.asks.what.moment().filter(|_| own);
        if !may.at.contains(&Moment::AnyTime) && !moment.is_some_and(|moment| may.at.contains(&moment)) {
            return if own { Illegal::NotNow } else { Illegal::NotYours };
        }
        if self.player(held.owner).energy < u16::from(may.energy) {
            return Illegal::TooDear;
        }
        if may.steps.iter().any(|step| matches!(step, Step::BuyPicked)) {
            let card = match used.pick {
                Pick::Slot(slot) => self.market.get(usize::from(slot)).copied().flatten(),
                Pick::Deck(depth) => {
                    let known = self.known_to(held.owner).find(|(known, _)| *known == depth);
                    known.map(|(_, card)| card)
                }
                Pick::Card(key) => self.held(key).map(|held| held.card),
                Pick::Nothing
                | Pick::Die(_)
                | Pick::DieFace(..)
                | Pick::Number(_)
                | Pick::Kind(_)
                | Pick::Seat(_)
                | Pick::Faces(..)
                | Pick::Special(_)
                | Pick::Dice(_)
                | Pick::Remove(_)
                | Pick::Units(..)
                | Pick::Face(_) => None,
            };
            return self.refused_purchase(held.owner, card);
        }
        // It is offered for something else.
        let elsewhere = moment.into_iter().chain([Moment::AnyTime]).any(|moment| {
            let other =
                |listed: Use| (listed.key, listed.face, listed.rule) != (used.key, used.face, used.rule);
            !self.each_use(held.owner, moment, &mut |listed| other(listed))
        });
        if elsewhere {
            Illegal::NoSuchThing
        } else {
            Illegal::NotNow
        }
    }
}
