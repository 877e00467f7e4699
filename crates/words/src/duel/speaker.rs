//! Questions in words: what is asked and what it means, said to the one who is asked.

use super::names::buzz_text;
use super::say::{Say, Voice};
use crate::{Names, Words};
use engine::duel::rule::{Rule, Stat};
use engine::duel::{Answer, Buzz, CardId, Choice, Pick, Source, State, What};
use engine::{Asked, Seat};

/// A question in words, with the marks of names and pictures that [`line::parts`](crate::line::parts) finds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Speech {
    /// What is asked; empty when no seat is asked.
    pub title: String,
    /// What it means, one sentence each; the first is the most important.
    pub hints: Vec<String>,
    /// The card that asks.
    pub card: Option<CardId>,
    /// The Buzz token that the question is about.
    pub buzz: Option<Buzz>,
}

/// Speaks for the open question of a position: the window, the terminal and pictures say the same.
#[derive(Debug, Clone, Copy)]
pub struct Speaker<'a> {
    /// In this language.
    pub words: &'a Words,
    /// With these names.
    pub names: &'a Names,
    /// About the question that is open here.
    pub state: &'a State,
}

impl<'a> Speaker<'a> {
    /// The question.
    #[must_use]
    pub fn question(&self) -> Speech {
        let Asked::Seat(seat) = self.state.question().of else {
            return Speech::default();
        };
        match self.state.question().what {
            What::FirstRoll => self.first_roll(seat),
            What::Roll => self.roll(seat),
            What::Face => {
                let id = if self.state.turn().resolved.is_empty() {
                    "duel-ask-face-first"
                } else {
                    "duel-ask-face-next"
                };
                speech(self.say(id), [self.say("duel-hint-face")])
            }
            What::Buy => self.buy(seat),
            What::Shop { less, by } => Speech {
                card: Some(by),
                ..speech(
                    self.say("duel-ask-shop").number("less", less),
                    [self.say("duel-hint-shop").number("energy", self.energy(seat))],
                )
            },
            What::Place { buzz } => self.place(buzz),
            What::May { by } => self.offered(seat, by),
            What::Choose { by, of, .. } => self.choose(seat, by, of),
            What::Nothing
            | What::FirstThrow { .. }
            | What::Throw { .. }
            | What::ThrowAgainst { .. }
            | What::Reveal { .. } => Speech::default(),
        }
    }

    pub(super) fn voice(&self) -> Voice<'a> {
        Voice::of(self.words, self.names, self.state)
    }

    pub(super) fn say(&self, id: impl Into<String>) -> Say<'a> {
        self.voice().say(id)
    }

    fn energy(&self, seat: Seat) -> u16 {
        self.state.player(seat).energy
    }

    fn first_roll(&self, seat: Seat) -> Speech {
        let tokens = self.state.player(seat).tokens;
        let hint = if self.state.can_spend_token() {
            self.say("duel-hint-first-roll-spend")
        } else if tokens > 0 {
            self.say("duel-hint-first-roll-full")
        } else {
            self.say("duel-hint-first-roll")
        };
        speech(
            self.say("duel-ask-first-roll").count(self.state.pool()),
            [hint.number("tokens", tokens)],
        )
    }

    fn roll(&self, seat: Seat) -> Speech {
        let left = self.state.unused_rolls();
        if left > 0 {
            return speech(
                self.say("duel-ask-roll"),
                [
                    self.say("duel-hint-roll-left").number("left", left),
                    self.say("duel-hint-roll-triples"),
                ],
            );
        }
        // Only a card can offer a roll when none is left.
        let free = self.freeing(seat);
        Speech {
            card: free,
            ..speech(
                self.say("duel-ask-roll-fame"),
                free.map(|card| self.say("duel-hint-roll-fame").card(card)),
            )
        }
    }

    fn buy(&self, seat: Seat) -> Speech {
        let affordable = (0..self.state.market().len()).any(|slot| self.state.affordable(seat, slot, 0));
        let hint = if affordable {
            self.say("duel-hint-buy")
        } else {
            self.say("duel-hint-buy-none")
        };
        let consolation = (self.state.turn().bought == 0).then(|| self.say("duel-hint-buy-consolation"));
        speech(
            self.say("duel-ask-buy"),
            [hint.number("energy", self.energy(seat))]
                .into_iter()
                .chain(consolation),
        )
    }

    fn place(&self, buzz: Buzz) -> Speech {
        let mut speech = Speech {
            buzz: Some(buzz),
            ..speech(self.say("duel-ask-place").buzz(buzz), [])
        };
        speech.hints.push(buzz_text(self.words, buzz));
        if let Some(now) = self.state.placing(buzz) {
            let where_now = self.voice().covered(buzz, now);
            let hint = self
                .say("duel-hint-place-now")
                .track(now.track)
                .value("where", where_now);
            speech.hints.push(hint.text());
        }
        speech
    }

    /// A message about what a card or a power asks, with every number that may matter there.
    pub(super) fn about(&self, id: String, seat: Seat, by: Source) -> Say<'a> {
        let (count, picked) = self.state.line();
        let (player, rival) = (self.state.player(seat), self.state.rival(seat));
        let mut say = self
            .say(id)
            .name(rival)
            .count(count)
            .number("energy", player.energy)
            .number("after", player.energy + u16::from(count))
            .number("times", player.energy.min(count.into()))
            .number("tokens", 2u8.saturating_sub(player.tokens))
            .number("hits", self.state.hits_taken(rival));
        if let Source::Card(card) = by {
            say = say.card(card);
        }
        if let Pick::Face(face) = picked {
            say = say.face(face);
        }
        if let Some((buzz, bonus)) = self.state.waiting_bonus() {
            // One that is lost may be followed by others.
            let gives = self.foresee(Answer::Done).bonuses.first() == Some(&(seat, bonus));
            let bonus = self.bonus(bonus, rival);
            say = say
                .buzz(buzz)
                .value("bonus", bonus)
                .number("gives", u8::from(gives));
        }
        say
    }

    /// What is offered, and may be declined.
    fn offered(&self, seat: Seat, by: Source) -> Speech {
        let (ask, hint) = (
            format!("duel-ask-{}", slug(by)),
            format!("duel-hint-{}", slug(by)),
        );
        let card = card(by);
        if !self.words.has(&ask) {
            return Speech {
                card,
                ..speech(self.about("duel-ask-may".into(), seat, by), [])
            };
        }
        let rival = self.state.rival(seat);
        let hearts = match self.state.waiting_bonus() {
            Some(_) => self.state.player(rival).health,
            None => self.gained_hearts(seat),
        };
        Speech {
            card,
            ..speech(
                self.about(ask, seat, by),
                [self.about(hint, seat, by).number("hearts", hearts)],
            )
        }
    }

    /// Hearts that accepting the offer gives.
    pub(super) fn gained_hearts(&self, seat: Seat) -> u8 {
        self.foresee(Answer::Accept).hearts[seat.index()]
    }

    fn choose(&self, seat: Seat, by: Source, of: Choice) -> Speech {
        let (count, _) = self.state.line();
        let rival = self.state.rival(seat);
        let speech = match of {
            Choice::Track => speech(
                self.say("duel-ask-track"),
                [self.say("duel-hint-track").count(count)],
            ),
            Choice::Face => speech(
                self.say("duel-ask-add-face"),
                [self.say("duel-hint-add-face").count(count)],
            ),
            Choice::King => speech(
                self.say("duel-ask-king"),
                [self.say("duel-hint-king").name(rival).count(count)],
            ),
            Choice::RivalsKeep | Choice::OwnKeep | Choice::TwoDice => self.choose_for(seat, by, of),
        };
        Speech {
            card: card(by),
            ..speech
        }
    }

    fn choose_for(&self, seat: Seat, by: Source, of: Choice) -> Speech {
        let (ask, hint) = (
            format!("duel-ask-{}", slug(by)),
            format!("duel-hint-{}", slug(by)),
        );
        if !self.words.has(&ask) {
            return speech(self.about("duel-ask-choose".into(), seat, by), []);
        }
        let hint = match of {
            Choice::OwnKeep => {
                let kept = self.state.player(seat).kept.len() as u8;
                let dice = self.foresee(Answer::Done).pool;
                self.about(hint, seat, by).count(kept).number("dice", dice)
            }
            Choice::TwoDice => self
                .about(hint, seat, by)
                .number("tokens", self.state.player(seat).tokens),
            Choice::Track | Choice::Face | Choice::King | Choice::RivalsKeep => self.about(hint, seat, by),
        };
        speech(self.about(ask, seat, by), [hint])
    }

    /// The card that lets dice be thrown again when no roll is left.
    fn freeing(&self, seat: Seat) -> Option<CardId> {
        let frees = |rule: &Rule| matches!(rule, Rule::Always(Stat::FreeFaces, _));
        let kept = &self.state.player(seat).kept;
        kept.iter()
            .copied()
            .find(|card| card.card().rules.iter().any(frees))
    }
}

/// What asks, as messages name it.
pub(super) fn slug(by: Source) -> &'static str {
    match by {
        Source::Card(card) => card.slug(),
        Source::Power(monster) => monster.slug(),
    }
}

pub(super) const fn card(by: Source) -> Option<CardId> {
    match by {
        Source::Card(card) => Some(card),
        Source::Power(_) => None,
    }
}

fn speech<'a>(title: Say<'a>, hints: impl IntoIterator<Item = Say<'a>>) -> Speech {
    Speech {
        title: title.text(),
        hints: hints.into_iter().map(Say::text).collect(),
        ..Speech::default()
    }
}
