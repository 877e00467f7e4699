//! What those who follow whims must know of Duel to play it by whim.

use crate::fickle::Whims;
use engine::Seat;
use engine::duel::{Answer, Face, State, Track, What};

/// Hearts at which a whim turns to healing.
const HURT: u8 = 5;
/// Hearts at which the rival counts as weak, and is spared by whim.
const WEAK: u8 = 3;

/// Spaces from the middle at which a marker is looked at.
const STIRRING: i8 = 3;

/// Is a marker far enough from the middle to be noticed?
fn stirring(state: &State, track: Track) -> bool {
    state.marker(track).halves().abs() >= 2 * STIRRING
}

impl Whims for State {
    const FAVOURITE: Face = Face::Fame;

    fn liking(&self, seat: Seat, face: Face, shown: u32, likes: u32) -> u32 {
        match face {
            Face::Heart if self.missing_hearts(seat) == 0 => 0,
            Face::Heart if self.player(seat).health <= HURT => likes + 3,
            Face::Claw if self.player(self.rival(seat)).health <= WEAK => likes.saturating_sub(3),
            Face::Fame if stirring(self, Track::Fame) => likes + 2,
            Face::Destruction if stirring(self, Track::Destruction) => likes + 2,
            Face::Fame | Face::Destruction | Face::Power if shown == 1 => likes.saturating_sub(1),
            _ => likes,
        }
    }

    fn finished(face: Face, shown: u8) -> bool {
        matches!(face, Face::Fame | Face::Destruction) && shown >= 3
    }

    fn careless(&self) -> bool {
        matches!(
            self.question().what,
            What::Buy | What::Shop { .. } | What::Place { .. }
        )
    }

    fn odd(answer: Answer) -> bool {
        matches!(answer, Answer::Sweep | Answer::Use(..))
    }

    fn cost(&self, _: Seat, answer: Answer) -> Option<u8> {
        let Answer::Buy(slot) = answer else { return None };
        let less = match self.question().what {
            What::Shop { less, .. } => less,
            _ => 0,
        };
        self.price(usize::from(slot), less)
    }
}
