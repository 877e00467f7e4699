//! The monster packs, told at a table (`expansions.md` §2 to §6).

mod berserk;
mod cultists;
mod curse_crossings;
mod curses;
mod form;
pub(super) mod random;
mod tower;

use super::kit::*;
use crate::classic::{Answer, Event, Face, Pack, Packs, SpecialFace, Use, What};
use crate::{Game, Seat};

/// A table of the base game with these packs.
pub(super) fn packed_table<const N: usize>(seats: usize, packs: [Pack; N]) -> Laid {
    table_with(seats, |options| options.packs = packs.into_iter().collect())
}

/// The names of the table's packs, for a sentence in a panic.
fn named(packs: Packs) -> Vec<&'static str> {
    packs.iter().map(Pack::slug).collect()
}

impl Table {
    /// The use of that name of a piece, if it is offered to that seat now.
    pub(super) fn use_named(&self, seat: Seat, slug: &str, rule: &str) -> Option<Use> {
        let mut offered = self.answers();
        self.state.free_actions(seat, &mut offered);
        offered.into_iter().find_map(|answer| match answer {
            Answer::Use(used)
                if used.face == card(slug)
                    && used.rule_name() == Some(rule)
                    && self.state.speaker(answer) == Some(seat) =>
            {
                Some(used)
            }
            _ => None,
        })
    }

    /// A seat spends a Cultist for a heart, an energy or a roll.
    #[track_caller]
    pub(super) fn spends(&mut self, seat: Seat, rule: &str) -> &mut Self {
        let Some(used) = self.use_named(seat, "cultists", rule) else {
            panic!("no Cultist can be spent for {rule}.\n{}", self.open_question());
        };
        self.says(Answer::Use(used))
    }

    /// The special die that is thrown next falls so.
    #[track_caller]
    pub(super) fn falls(&mut self, face: SpecialFace) -> &mut Self {
        assert!(
            matches!(self.state.question().what, What::ThrowSpecial { .. }),
            "{face:?} is thrown.\n{}",
            self.open_question()
        );
        self.says(Answer::Special(face))
    }

    /// One roll of the dice and of a special die, all of it kept and resolved.
    #[track_caller]
    pub(super) fn plays_with<const N: usize>(&mut self, dice: [Face; N], face: SpecialFace) -> &mut Self {
        self.rolls(dice).falls(face).keeps_all().resolves_rest()
    }

    /// Pieces that somebody took, in order.
    fn pieces_taken(&self) -> Vec<(Seat, &'static str, Option<Seat>)> {
        let told = self.told.iter().filter_map(|(event, _)| match *event {
            Event::PieceTaken { seat, piece, from } => Some((seat, piece.slug(), from)),
            _ => None,
        });
        told.collect()
    }
}

#[test]
fn every_pack_is_named_in_files_as_it_calls_itself() {
    for pack in Pack::ALL {
        let name = serde_json::to_string(&pack).expect("a word");
        assert_eq!(name, format!("{:?}", pack.slug()));
    }
    let all: Packs = Pack::ALL.into_iter().collect();
    let text = serde_json::to_string(&all).expect("a list");
    assert_eq!(serde_json::from_str::<Packs>(&text).expect("the same list"), all);
    assert_eq!(named(all).len(), Pack::ALL.len());
    assert!(serde_json::from_str::<Packs>(r#"["tower","tower"]"#).is_err());
}
