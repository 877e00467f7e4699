//! A value of positions that was learned from play: for each seat still in the game a net says how strong it
//! stands, and the hopes are shared out accordingly.
//!
//! Generic over the game: what it must tell about its positions is [`Features`].

#[cfg(test)]
mod tests;

use super::layout::Layout;
use super::net::{Net, NetError, Sum, exp_approx};
use super::search::{Evaluator, Lookahead, WinProbabilities};
use engine::{Seat, Seats};
use std::sync::Arc;

/// What a game tells about its positions so that their value can be learned.
pub trait Features: Lookahead {
    /// Grows when features come to mean something else under the same names; then every net has to be trained
    /// anew.
    const MEANING: u64;
    /// The nets of the game by name, in the order in which [`Learned`] has them.
    const NETS: &'static [&'static str];

    /// Which net values this position: a place in [`Features::NETS`].
    fn net_index(&self) -> usize {
        0
    }

    /// The features by name, in the order of their numbers.
    fn layout() -> &'static Arc<Layout>;

    /// How much each feature of a block weighs, on its straight way, for a net that has not met the block: what
    /// was set by hand counts until it is learned.
    fn straight_of_unmet(block: &str) -> f32 {
        let _ = block;
        0.0
    }

    /// The seats that may still win.
    fn contenders(&self) -> Seats;

    /// Visits the features that `seat` has something of: number, amount (about 0 to 1).
    fn features(&self, seat: Seat, visit: &mut impl FnMut(usize, f32));
}

/// The evaluator that learned.
#[derive(Debug, Clone)]
pub struct Learned {
    nets: Vec<Arc<Net>>,
}

impl Learned {
    /// An evaluator by these nets, one for each of [`Features::NETS`].
    #[must_use]
    pub const fn new(nets: Vec<Arc<Net>>) -> Self {
        Self { nets }
    }

    /// An evaluator by the weights in these files, one for each of [`Features::NETS`].
    ///
    /// # Errors
    /// [`NetError`] if one of them does not fit, or lies in another's place.
    pub fn read<G: Features>(files: &[&[u8]]) -> Result<Self, NetError> {
        let read = |(place, bytes): (usize, &&[u8])| net_at::<G>(place, bytes).map(Arc::new);
        let nets: Result<_, _> = files.iter().enumerate().map(read).collect();
        nets.map(Self::new)
    }

    /// An evaluator by the weights that come with the program; `None`, which the log tells, where they do not
    /// fit.
    #[must_use]
    pub fn shipped<G: Features>(files: &[&[u8]]) -> Option<Self> {
        let read = Self::read::<G>(files);
        read.inspect_err(|bad| log::error!("Hard and Master play by the value set by hand: {bad}"))
            .ok()
    }

    /// Its nets.
    #[must_use]
    pub fn nets(&self) -> &[Arc<Net>] {
        &self.nets
    }
}

/// Reads the net with this place among [`Features::NETS`]. What it has not met is neutral, which the log
/// tells.
///
/// # Errors
/// [`NetError`] if it does not fit, or is another one.
///
/// # Panics
/// When the game has no such net.
pub fn net_at<G: Features>(place: usize, bytes: &[u8]) -> Result<Net, NetError> {
    let name = G::NETS[place];
    let (mut net, changes) = Net::read(bytes, name, G::layout(), G::MEANING)?;
    for (block, first, rows) in G::layout()
        .blocks()
        .filter(|(block, ..)| changes.unmet.iter().any(|unmet| unmet == block))
    {
        net.skip[first..first + rows.len()].fill(G::straight_of_unmet(block));
    }
    if !changes.unmet.is_empty() {
        let unmet = changes.unmet.join(", ");
        log::warn!("the net {name} has not met {unmet}: neutral to it until it is trained further");
    }
    if !changes.dropped.is_empty() {
        let dropped = changes.dropped.join(", ");
        log::warn!("the net {name} has learned about {dropped}, which the game does not have: left out");
    }
    Ok(net)
}

/// The place of a net among [`Features::NETS`].
///
/// # Panics
/// When it is a net of another game.
#[must_use]
pub fn place_of<G: Features>(net: &Net) -> usize {
    let place = G::NETS.iter().position(|name| *name == net.name);
    place.expect("a net of this game")
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
pub fn evaluated_seats<G: Features>(state: &G) -> Seats {
    let (contenders, mover) = (state.contenders(), state.active());
    if contenders.len() == 2 && contenders.contains(mover) {
        Seats::of(mover)
    } else {
        contenders
    }
}

/// Gives one seat this share; the others divide what is left as they did before.
pub fn rescale_others(shares: &mut WinProbabilities, seat: Seat, share: f32) {
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
pub fn normalise(strengths: &mut WinProbabilities, contenders: Seats) {
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
