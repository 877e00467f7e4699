//! Answers in words: what each button says.

use super::foresee::bonus_key;
use super::names::{card_name, face_name, track_name};
use super::speaker::{Speaker, slug};
use super::tell::faces;
use engine::duel::{Answer, Buzz, CardId, Face, Pick, Placing, SWEEP, Shape, Track, What};
use engine::{Asked, Seat};

impl Speaker<'_> {
    /// What the button of an answer says, ★ ♥ ⚡ in it for fame, hearts and energy; empty when no seat is
    /// asked.
    #[must_use]
    pub fn label(&self, answer: Answer) -> String {
        let Asked::Seat(seat) = self.state.question().of else {
            return String::new();
        };
        let state = self.state;
        match answer {
            Answer::Throw => self.say("duel-do-throw").count(state.pool()).plain(),
            Answer::Spend => self.say("duel-do-spend").plain(),
            Answer::Reroll(dice) => self.say("duel-do-reroll").count(dice.count_ones()).plain(),
            Answer::Resolve(face) => self.resolves(seat, face),
            Answer::Buy(slot) => {
                let less = if let What::Shop { less, .. } = state.question().what {
                    less
                } else {
                    0
                };
                let Some(card) = self.for_sale(slot) else {
                    return String::new();
                };
                let price = state.price(usize::from(slot), less).unwrap_or(0);
                self.say("duel-do-buy").card(card).number("energy", price).plain()
            }
            Answer::Sweep => self.say("duel-do-sweep").number("energy", SWEEP).plain(),
            Answer::Place(placing) => {
                let What::Place { buzz } = state.question().what else {
                    return String::new();
                };
                self.lays(buzz, placing)
            }
            Answer::Accept => self.agrees(seat),
            Answer::Done => self.declines(seat),
            Answer::Choose(pick) => self.chooses(pick),
            Answer::Use(_, Pick::Slot(slot)) => match self.for_sale(slot) {
                Some(dropped) => self.say("duel-do-drop").bought(dropped).plain(),
                None => String::new(),
            },
            Answer::Use(card, _) => self.say("duel-do-use").card(card).plain(),
            Answer::Faces(_) | Answer::Card(_) => String::new(),
        }
    }

    /// The card that an answer is about, for its bubble.
    #[must_use]
    pub fn card_of(&self, answer: Answer) -> Option<CardId> {
        match answer {
            Answer::Buy(slot) | Answer::Use(_, Pick::Slot(slot)) => self.for_sale(slot),
            Answer::Choose(Pick::Card(card)) | Answer::Use(card, _) => Some(card),
            Answer::Faces(_)
            | Answer::Card(_)
            | Answer::Spend
            | Answer::Throw
            | Answer::Reroll(_)
            | Answer::Resolve(_)
            | Answer::Sweep
            | Answer::Place(_)
            | Answer::Accept
            | Answer::Done
            | Answer::Choose(_) => None,
        }
    }

    fn for_sale(&self, slot: u8) -> Option<CardId> {
        self.state.market().get(usize::from(slot)).copied().flatten()
    }

    /// What resolving a face does.
    fn resolves(&self, seat: Seat, face: Face) -> String {
        let (state, rival) = (self.state, self.state.rival(seat));
        let count = state.rolled(face);
        match face {
            Face::Claw => self.say("duel-do-claw").name(rival).count(count),
            Face::Heart => self
                .say("duel-do-heart")
                .count(count.min(state.missing_hearts(seat))),
            Face::Energy => self.say("duel-do-energy").count(count),
            Face::Fame => self.pulls(Track::Fame, count.saturating_sub(2)),
            Face::Destruction => self.pulls(Track::Destruction, count.saturating_sub(2)),
            Face::Power => {
                let seen = self.foresee(Answer::Resolve(face));
                self.say(format!("duel-do-power-{}", state.player(seat).monster.slug()))
                    .number("times", count / 2)
                    .number("hits", count.saturating_mul(state.rolled(Face::Claw)))
                    .number("tokens", seen.tokens[seat.index()])
                    .number("energy", seen.energy[seat.index()])
            }
        }
        .plain()
    }

    /// Both markers by their names: a button has no picture for one of them.
    fn pulls(&self, track: Track, steps: u8) -> super::say::Say<'_> {
        let marker = track_name(self.words, track);
        self.say("duel-do-pull").value("marker", marker).count(steps)
    }

    /// Where a Buzz token of a purchase is laid; what its spaces give is said when it may lie either way
    /// round.
    fn lays(&self, buzz: Buzz, placing: Placing) -> String {
        let place = self.voice().covered(buzz, placing);
        if !buzz.turns() || !matches!(buzz.shape(), Shape::Plain(_)) {
            return self
                .say("duel-do-place")
                .track(placing.track)
                .value("where", place)
                .plain();
        }
        // In the order in which the spaces are named: away from the middle, or from one side to the other.
        let mut bonuses = buzz.bonuses(placing);
        if placing.low < 0 && placing.low + buzz.length() - 1 <= 0 {
            bonuses.reverse();
        }
        let short = |bonus| self.words.attribute(bonus_key(bonus), "short");
        let bonuses: Vec<String> = bonuses.iter().map(|bonus| short(*bonus)).collect();
        self.say("duel-do-place-bonus")
            .track(placing.track)
            .value("where", place)
            .value("bonus", bonuses.join(", "))
            .plain()
    }

    fn agrees(&self, seat: Seat) -> String {
        let What::May { by } = self.state.question().what else {
            return self.say("duel-do-yes").plain();
        };
        let id = format!("duel-do-{}", slug(by));
        if !self.words.has(&id) {
            return self.say("duel-do-yes").plain();
        }
        self.about(id, seat, by)
            .number("hearts", self.gained_hearts(seat))
            .plain()
    }

    fn declines(&self, seat: Seat) -> String {
        let by = match self.state.question().what {
            What::Roll => return self.say("duel-do-stop").plain(),
            What::Buy if self.state.turn().bought == 0 => return self.say("duel-do-end-nothing").plain(),
            What::Shop { .. } => return self.say("duel-do-shop-none").plain(),
            What::May { by } | What::Choose { by, .. } => by,
            What::Nothing
            | What::FirstThrow { .. }
            | What::Throw { .. }
            | What::ThrowAgainst { .. }
            | What::Reveal { .. }
            | What::FirstRoll
            | What::Face
            | What::Buy
            | What::Place { .. } => return self.say("duel-do-end").plain(),
        };
        let (refusal, last) = (
            format!("duel-do-{}-not", slug(by)),
            format!("duel-do-{}-last", slug(by)),
        );
        // Where a decision would be the last one of its power it may be called otherwise.
        if self.state.line().0 < 2 && self.words.has(&last) {
            return self.about(last, seat, by).plain();
        }
        if !self.words.has(&refusal) {
            return self.say("duel-do-no").plain();
        }
        self.about(refusal, seat, by).plain()
    }

    fn chooses(&self, pick: Pick) -> String {
        match pick {
            Pick::Track(track) => self.pulls(track, 1).plain(),
            Pick::Face(face) => face_name(self.words, face),
            Pick::Card(card) => card_name(self.words, card),
            Pick::Dice(dice) => {
                let mut dice: Vec<Face> = faces(self.state.turn().dice, dice).collect();
                dice.sort_by_key(|face| face.index());
                self.say("duel-do-dice").several(dice).plain()
            }
            Pick::Place(buzz, placing) if buzz.is_king() => {
                let id = if self.state.placing(buzz).is_some() {
                    "duel-do-move-king"
                } else {
                    "duel-do-place-king"
                };
                let place = self.voice().covered(buzz, placing);
                self.say(id).track(placing.track).value("where", place).plain()
            }
            Pick::Place(buzz, placing) => self.lays(buzz, placing),
            Pick::Nothing | Pick::Slot(_) | Pick::Step(..) => String::new(),
        }
    }
}
