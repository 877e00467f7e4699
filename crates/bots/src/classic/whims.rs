//! What those who follow whims must know of King of Tokyo to play it by whim.

use crate::fickle::Whims;
use engine::Seat;
use engine::classic::{Answer, Face, State, What};

/// Hearts at which a whim turns to healing.
const HURT: u8 = 5;
/// Hearts at which a monster counts as weak, and is spared by whim.
const WEAK: u8 = 3;

impl Whims for State {
    const FAVOURITE: Face = Face::Three;

    fn liking(&self, seat: Seat, face: Face, shown: u32, likes: u32) -> u32 {
        let outside = !self.in_tokyo(seat);
        let player = self.player(seat);
        let reached =
            |other: Seat| other != seat && self.player(other).alive && self.in_tokyo(other) == outside;
        let spares = || {
            self.all_seats()
                .any(|other| reached(other) && self.player(other).hearts <= WEAK)
        };
        match face {
            Face::Heart if !outside || player.hearts >= self.cap(seat) => 0,
            Face::Heart if player.hearts <= HURT => likes + 3,
            Face::Claw if spares() => likes.saturating_sub(3),
            Face::One | Face::Two | Face::Three if shown == 1 => likes.saturating_sub(1),
            _ => likes,
        }
    }

    fn finished(face: Face, shown: u8) -> bool {
        face.number().is_some() && shown >= 3
    }

    fn careless(&self) -> bool {
        matches!(
            self.question().what,
            What::Yield | What::Buy | What::Opportunity | What::ChooseCard { .. }
        )
    }

    fn odd(answer: Answer) -> bool {
        matches!(answer, Answer::Sweep | Answer::Use(_))
    }

    fn cost(&self, seat: Seat, answer: Answer) -> Option<u8> {
        let Answer::Buy(slot) = answer else { return None };
        let card = self.market().get(usize::from(slot)).copied().flatten()?;
        Some(self.price(seat, card))
    }
}
