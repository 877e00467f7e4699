//! Who else sits at a table where a net learns, and learns nothing.
//!
//! A net that meets only itself takes everybody for as strong as itself: it hurries where it had better wait
//! for the mistakes of others. So weaker players are invited. What they are weaker by is told to the samples,
//! or else the net would look for it in what lies on the table and take whatever guests like to do for a
//! fault.

use super::Curriculum;
use crate::baselines::RulesOfThumb;
use crate::draw::Draw;
use crate::learned::Learned;
use crate::planner::Planner;
use crate::{Bot, Level, bot, seed_of};
use engine::Seat;

/// Seats out of a hundred that guests take, besides the one of the net, where there are guests.
const TAKEN: u32 = 70;
/// Guests out of a hundred that play by rules of thumb; the others play as Normal does.
const GREEDY: u32 = 70;
/// What a guest is weaker by than a net at the beginning of a game, in strengths: odds of one to ten, and of
/// one to four.
const WEAKER: (f32, f32) = (2.3, 1.4);

/// Somebody on a seat who does not learn.
pub(super) struct Guest<G> {
    /// Who plays.
    pub bot: Box<dyn Bot<G>>,
    /// What he is weaker by at the beginning of a game.
    pub weaker: f32,
}

/// The guests of a table by seats; none on a seat that the net plays.
pub(super) type Guests<G> = Vec<Option<Guest<G>>>;

/// The guests of a game that a net learns from, in which one seat is its own in any case.
pub(super) fn invited<G: Curriculum>(
    net: usize,
    seats: usize,
    own: Seat,
    seed: u64,
    luck: &mut Draw,
) -> Guests<G> {
    let share = G::guest_rate(net);
    if share == 0 || !luck.happens(share) {
        return Vec::new();
    }
    let mut guest = |seat: usize| {
        if seat == own.index() || !luck.happens(TAKEN) {
            return None;
        }
        let greedy = luck.happens(GREEDY);
        Some(Guest {
            bot: if greedy {
                Box::new(RulesOfThumb::Greedy)
            } else {
                bot(Level::Normal, seed_of(seed, Seat(seat as u8)))
            },
            weaker: if greedy { WEAKER.0 } else { WEAKER.1 },
        })
    };
    (0..seats).map(&mut guest).collect()
}

/// A rival on every seat but one.
pub(super) fn rivals<G: Curriculum>(seats: usize, own: Seat, seed: u64, evaluator: &Learned) -> Guests<G> {
    let guest = |seat: usize| {
        (seat != own.index()).then(|| Guest {
            bot: Box::new(Planner::with_evaluator(seed ^ 1, evaluator.clone())) as Box<dyn Bot<G>>,
            weaker: 0.0,
        })
    };
    (0..seats).map(guest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::classic::State;

    /// The place of the net for three to six.
    const MANY: usize = 2;

    #[test]
    fn guests_sit_at_about_half_of_the_tables_and_never_on_the_own_seat() {
        let (mut tables, mut seats) = (0, 0);
        for seed in 0..400 {
            let own = Seat((seed % 4) as u8);
            let guests = invited::<State>(MANY, 4, own, seed, &mut Draw::new(seed));
            if guests.is_empty() {
                continue;
            }
            assert!(guests[own.index()].is_none());
            assert!(guests.iter().flatten().all(|guest| guest.weaker > 0.0));
            tables += 1;
            seats += guests.iter().flatten().count();
        }
        assert!((150..250).contains(&tables), "{tables}");
        // Seven of ten of three others.
        assert!((18..24).contains(&(10 * seats / tables)), "{seats} at {tables}");
    }

    #[test]
    fn nobody_is_invited_by_two() {
        for seed in 0..50 {
            assert!(invited::<State>(0, 2, Seat(0), seed, &mut Draw::new(seed)).is_empty());
        }
    }
}
