//! Answers that are found in steps, since there are many: the dice, then the face that they shall show, then the card that
//! turns them; the card against a hit, then how much is paid.

use super::{Act, Desk, List, Selection};
use crate::ui::frame::choice::{Key, digit, letter};
use engine::classic::{Answer, CardId, Face, Key as CardKey, Pick, Use, What};

impl Desk<'_> {
    /// The same while it is asked in which of these ways a card is played or used: nothing else is.
    #[must_use]
    pub(in super::super) fn playing(self, ways: Vec<Use>) -> Self {
        Self { ways, ..self }
    }

    /// The card about which it is asked how it is played or used.
    #[must_use]
    pub(in super::super) fn played(&self) -> Option<CardId> {
        self.ways.first().map(|used| used.face)
    }

    /// Are all dice of one face turned to another with it?
    #[must_use]
    pub(in super::super) fn turns_a_face(&self) -> bool {
        self.ways.iter().any(|used| turned_from(used).is_some())
    }

    /// The face of the dice that are turned, once it is chosen; at once where there is only one.
    #[must_use]
    pub(in super::super) fn turning(&self) -> Option<Face> {
        let faces = self.turnable();
        let chosen = match self.selection.aim {
            Some(Pick::Face(face)) => faces.contains(&face).then_some(face),
            _ => None,
        };
        let only = faces.first().copied().filter(|_| faces.len() == 1);
        chosen.or(only)
    }

    /// The faces of the dice that can be turned.
    pub(super) fn turnable(&self) -> Vec<Face> {
        let mut faces = Vec::new();
        for face in self.ways.iter().filter_map(turned_from) {
            if !faces.contains(&face) {
                faces.push(face);
            }
        }
        faces
    }

    /// What becomes of a die, each once: where several cards can do it, it is asked with which one.
    pub(super) fn turn(&self, die: u8, list: &mut List) {
        if let Some(aim) = self.aimed() {
            list.plain(Act::Aim(None), [letter('n'), None]);
            for (nth, used) in self.uses().filter(|used| used.pick == aim).enumerate() {
                list.plain(Answer::Use(used), [list.counted(nth), None]);
            }
            return;
        }
        list.plain(Act::Pick(None), [letter('n'), None]);
        let mut seen = Vec::new();
        for used in self.uses().filter(|used| self.aims_at(used.pick, die)) {
            if seen.contains(&used.pick) {
                continue;
            }
            let key = match used.pick {
                Pick::DieFace(_, face) => number_of(face),
                _ => list.counted(seen.len()),
            };
            seen.push(used.pick);
            let alike = self.uses().filter(|other| other.pick == used.pick);
            if alike.count() > 1 {
                list.plain(Act::Aim(Some(used.pick)), [key, None]);
            } else {
                list.plain(Answer::Use(used), [key, None]);
            }
        }
    }

    /// What the die that is picked shall show, where it is asked with which card.
    #[must_use]
    pub(in super::super) fn aimed(&self) -> Option<Pick> {
        let die = self.selection.die.filter(|_| self.what() == What::ChangeDice)?;
        let aim = self.selection.aim.filter(|aim| self.aims_at(*aim, die))?;
        self.uses().any(|used| used.pick == aim).then_some(aim)
    }

    /// The cards that are aimed at no die, where numbers are dice.
    pub(super) fn unaimed(&self, list: &mut List) {
        for used in self
            .uses()
            .filter(|used| !matches!(used.pick, Pick::Die(_) | Pick::DieFace(..) | Pick::Special(_)))
        {
            list.plain(Answer::Use(used), [list.unused("px"), None]);
        }
    }

    /// Can a card be used on one of the dice before they count?
    #[must_use]
    pub(in super::super) fn freezes(&self) -> bool {
        let at_die = |used: Use| matches!(used.pick, Pick::Die(_));
        matches!(self.what(), What::Window { .. }) && self.uses().any(at_die)
    }

    /// What is used against a hit: where a card pays as much as one likes, it is asked how much after that.
    pub(super) fn against(&self, list: &mut List) {
        let (mut nth, mut seen) = (0, Vec::new());
        for used in self.uses() {
            let of_card = |other: &Use| other.key == used.key && matches!(other.pick, Pick::Number(_));
            let several = of_card(&used) && self.uses().filter(of_card).count() > 1;
            if several && seen.contains(&used.key) {
                continue;
            }
            seen.push(used.key);
            let act = if several {
                Act::Aim(Some(Pick::Card(used.key)))
            } else {
                Act::Say(Answer::Use(used))
            };
            list.plain(act, [list.counted(nth), None]);
            nth += 1;
        }
    }

    /// The card of which it is asked how much it pays against a hit.
    #[must_use]
    pub(in super::super) fn paying(&self) -> Option<CardKey> {
        let Some(Pick::Card(key)) = self.selection.aim.filter(|_| self.what() == What::Harm) else {
            return None;
        };
        let pays = |used: Use| used.key == key && matches!(used.pick, Pick::Number(_));
        self.uses().any(pays).then_some(key)
    }

    /// How much it can pay.
    pub(super) fn amounts(&self, list: &mut List) {
        list.plain(Act::Aim(None), [letter('n'), None]);
        let key = self.paying();
        for used in self.uses().filter(|used| Some(used.key) == key) {
            if let Pick::Number(count) = used.pick {
                let key = list.counted(usize::from(count.saturating_sub(1)));
                list.plain(Answer::Use(used), [key, None]);
            }
        }
    }

    /// Is this answer said with an act, or chosen on the way on which that is the next step?
    #[must_use]
    pub(in super::super) fn leads_to(&self, act: Act, answer: Answer) -> bool {
        match (act, answer) {
            (Act::Aim(Some(pick)), Answer::Use(used)) => match (pick, used.pick) {
                (Pick::Face(from), Pick::Faces(of, _)) => from == of,
                (Pick::Card(key), Pick::Number(_)) => key == used.key,
                _ => pick == used.pick,
            },
            (Act::Throw(Some(key)) | Act::Free(Some(key)), Answer::Use(used)) => key == used.key,
            // Of dice that are alike one stands for all.
            (Act::Say(Answer::Use(other)), Answer::Use(used)) if self.what() == What::Roll => {
                (other.key, other.rule) == (used.key, used.rule) && self.throws_alike(other, used)
            }
            _ => act == Act::Say(answer),
        }
    }

    /// In which way the card is played or used about which that is asked, and the way back. Where dice of one face are
    /// turned to another, the first one is chosen first.
    pub(super) fn how(&self, list: &mut List) {
        let back = match self.selection {
            Selection { aim: Some(_), .. } if self.turnable().len() > 1 => Act::Aim(None),
            Selection { used: Some(_), .. } => Act::Free(None),
            _ => Act::Card(None),
        };
        list.plain(back, [letter('n'), None]);
        match self.turning() {
            None if self.turns_a_face() => {
                for face in self.turnable() {
                    list.plain(Act::Aim(Some(Pick::Face(face))), [number_of(face), None]);
                }
            }
            Some(from) => {
                for used in self.ways.iter().filter(|used| turned_from(used) == Some(from)) {
                    let key = match used.pick {
                        Pick::Faces(_, to) => number_of(to),
                        _ => None,
                    };
                    list.plain(Answer::Use(*used), [key, None]);
                }
            }
            None => {
                for (nth, used) in self.ways.iter().enumerate() {
                    list.plain(Answer::Use(*used), [list.counted(nth), None]);
                }
            }
        }
    }
}

/// The face of the dice that are turned to another one in this way.
fn turned_from(used: &Use) -> Option<Face> {
    match used.pick {
        Pick::Faces(from, _) => Some(from),
        _ => None,
    }
}

/// The key of a face: as the dice are told, from 1 to the claw.
pub(super) fn number_of(face: Face) -> Option<Key> {
    digit(face.index())
}
