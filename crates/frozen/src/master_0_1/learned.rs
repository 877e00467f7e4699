//! A value of positions that was learned from play: for each seat still in the game a net says how strong it
//! stands, and the hopes are shared out accordingly.
//!
//! Generic over the game: what it must tell about its positions is [`Features`].

use super::layout::Layout;
use super::net::{Net, Sum, exp_approx};
use super::search::{Evaluator, Lookahead, WinProbabilities};
use engine::{Seat, Seats};
use std::sync::Arc;

/// What a game tells about its positions so that their value can be learned.
pub(super) trait Features: Lookahead {
    /// The nets of the game by name, in the order in which [`Learned`] has them.
    const NETS: &'static [&'static str];

    /// Which net values this position: a place in [`Features::NETS`].
    fn net_index(&self) -> usize {
        0
    }

    /// The features by name, in the order of their numbers.
    fn layout() -> Layout;

    /// The seats that may still win.
    fn contenders(&self) -> Seats;

    /// Visits the features that `seat` has something of: number, amount (about 0 to 1).
    fn features(&self, seat: Seat, visit: &mut impl FnMut(usize, f32));
}

/// The evaluator that learned.
#[derive(Debug, Clone)]
pub(super) struct Learned {
    nets: Vec<Arc<Net>>,
}

impl Learned {
    /// An evaluator by the weights in these files, one for each of [`Features::NETS`]; `None` if one of them
    /// does not fit.
    pub(super) fn read<G: Features>(files: &[&[u8]]) -> Option<Self> {
        let layout = G::layout();
        let read = |(bytes, name): (&&[u8], &&str)| Net::read(bytes, name, &layout).map(Arc::new);
        let nets: Option<_> = files.iter().zip(G::NETS).map(read).collect();
        nets.map(|nets| Self { nets })
    }
}

impl<G: Features> Evaluator<G> for Learned {
    fn win_probabilities(&self, state: &G) -> WinProbabilities {
        if let Some(scores) = state.scores() {
            return scores.shares;
        }
        let net = &*self.nets[state.net_index().min(self.nets.len() - 1)];
        let contenders = state.contenders();
        let mut shares = [0.0; 6];
        for seat in evaluated_seats(state) {
            shares[seat.index()] = strength(net, state, seat);
        }
        normalise(&mut shares, contenders);
        shares
    }
}

/// Features that one position seldom has more of.
const ROOM: usize = 160;

/// How strong a seat stands.
fn strength<G: Features>(net: &Net, state: &G, seat: Seat) -> f32 {
    // First the features, then the sums: the units stay where the processor adds.
    let (mut features, mut count) = ([(0_u16, 0.0_f32); ROOM], 0);
    let mut sum = Sum::begin(net);
    state.features(seat, &mut |feature, amount| {
        if count < ROOM {
            features[count] = (feature as u16, amount);
            count += 1;
        } else {
            sum.add(net, feature, amount);
        }
    });
    for (feature, amount) in &features[..count] {
        sum.add(net, usize::from(*feature), *amount);
    }
    sum.result(net)
}

/// The seats from which a position is looked at. Of two it is enough to ask one: the strength of the other is
/// 0 then, and what the net says is how far the one is ahead.
pub(super) fn evaluated_seats<G: Features>(state: &G) -> Seats {
    let (contenders, mover) = (state.contenders(), state.active());
    if contenders.len() == 2 && contenders.contains(mover) {
        Seats::of(mover)
    } else {
        contenders
    }
}

/// Gives one seat this share; the others divide what is left as they did before.
pub(super) fn rescale_others(shares: &mut WinProbabilities, seat: Seat, share: f32) {
    let before: f32 = shares.iter().sum::<f32>() - shares[seat.index()];
    let part = if before > 1e-6 {
        (1.0 - share) / before
    } else {
        0.0
    };
    *shares = shares.map(|other| other * part);
    shares[seat.index()] = share;
}

/// From strengths to shares of 1 among the seats of a mask; the others have none.
pub(super) fn normalise(strengths: &mut WinProbabilities, contenders: Seats) {
    let mut most = f32::MIN;
    for (seat, strength) in strengths.iter().enumerate() {
        if contenders.contains(Seat(seat as u8)) && *strength > most {
            most = *strength;
        }
    }
    let mut total = 0.0;
    for (seat, strength) in strengths.iter_mut().enumerate() {
        *strength = if contenders.contains(Seat(seat as u8)) {
            exp_approx(*strength - most)
        } else {
            0.0
        };
        total += *strength;
    }
    if total > 0.0 {
        *strengths = strengths.map(|strength| strength / total);
    }
}
