//! A value of positions that was learned from play: for each seat still in the game a net says how strong it stands, and the
//! hopes are shared out accordingly.
//!
//! Generic over the game: what it must tell about its positions is [`Inputs`].

#[cfg(test)]
mod tests;

use super::net::{BadNet, Net, Sum, grow};
use super::search::{Judge, Shares, Weigh};
use engine::{Seat, Seats};
use std::sync::Arc;

/// What a game tells about its positions so that their value can be learned.
pub trait Inputs: Weigh {
    /// How many inputs there are.
    const INPUTS: usize;
    /// The nets of the game by name, in the order in which [`Learned`] has them.
    const NETS: &'static [&'static str];

    /// Which net values this position: a place in [`Inputs::NETS`].
    fn net(&self) -> usize {
        0
    }

    /// Ties weights to the cards and inputs they were trained with: changes whenever one of them does.
    fn fingerprint() -> u64;

    /// The seats that may still win.
    fn hopeful(&self) -> Seats;

    /// Whose turn begins.
    fn mover(&self) -> Seat;

    /// Visits the inputs that `seat` has something of: number, amount (about 0 to 1).
    fn inputs(&self, seat: Seat, visit: &mut impl FnMut(usize, f32));
}

/// The judge that learned.
#[derive(Debug, Clone)]
pub struct Learned {
    nets: Vec<Arc<Net>>,
}

impl Learned {
    /// A judge by these nets, one for each of [`Inputs::NETS`].
    #[must_use]
    pub const fn new(nets: Vec<Arc<Net>>) -> Self {
        Self { nets }
    }

    /// A judge by the weights in these files, one for each of [`Inputs::NETS`].
    ///
    /// # Errors
    /// [`BadNet`] if one of them does not fit, or lies in another's place.
    pub fn read<G: Inputs>(files: &[&[u8]]) -> Result<Self, BadNet> {
        let read = |(place, bytes): (usize, &&[u8])| net_at::<G>(place, bytes).map(Arc::new);
        let nets: Result<_, _> = files.iter().enumerate().map(read).collect();
        nets.map(Self::new)
    }

    /// Its nets.
    #[must_use]
    pub fn nets(&self) -> &[Arc<Net>] {
        &self.nets
    }
}

/// Reads the net with this place among [`Inputs::NETS`].
///
/// # Errors
/// [`BadNet`] if it does not fit, or is another one.
pub fn net_at<G: Inputs>(place: usize, bytes: &[u8]) -> Result<Net, BadNet> {
    let net = Net::read(bytes, G::INPUTS, G::fingerprint())?;
    match G::NETS.get(net.place as usize) {
        Some(_) if net.place as usize == place => Ok(net),
        Some(other) => Err(BadNet::Place(other)),
        None => Err(BadNet::Other),
    }
}

impl<G: Inputs> Judge<G> for Learned {
    fn shares(&self, state: &G) -> Shares {
        if let Some(scores) = state.scores() {
            return scores.shares;
        }
        let net = &*self.nets[state.net().min(self.nets.len() - 1)];
        let hopeful = state.hopeful();
        let mut shares = [0.0; 6];
        for seat in looked_at(state) {
            shares[seat.index()] = strength(net, state, seat);
        }
        share_out(&mut shares, hopeful);
        shares
    }
}

/// Inputs that one position seldom has more of.
const ROOM: usize = 160;

/// How strong a seat stands.
fn strength<G: Inputs>(net: &Net, state: &G, seat: Seat) -> f32 {
    // First the inputs, then the sums: the units stay where the processor adds.
    let (mut inputs, mut count) = ([(0_u16, 0.0_f32); ROOM], 0);
    let mut sum = Sum::begin(net);
    state.inputs(seat, &mut |input, amount| {
        if count < ROOM {
            inputs[count] = (input as u16, amount);
            count += 1;
        } else {
            sum.add(net, input, amount);
        }
    });
    for (input, amount) in &inputs[..count] {
        sum.add(net, usize::from(*input), *amount);
    }
    sum.result(net)
}

/// The seats from which a position is looked at. Of two it is enough to ask one: the strength of the other is 0
/// then, and what the net says is how far the one is ahead.
pub fn looked_at<G: Inputs>(state: &G) -> Seats {
    let (hopeful, mover) = (state.hopeful(), state.mover());
    if hopeful.len() == 2 && hopeful.contains(mover) {
        Seats::of(mover)
    } else {
        hopeful
    }
}

/// Gives one seat this share; the others divide what is left as they did before.
pub fn share_out_rest(shares: &mut Shares, seat: Seat, share: f32) {
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
pub fn share_out(strengths: &mut Shares, hopeful: Seats) {
    let mut most = f32::MIN;
    for (seat, strength) in strengths.iter().enumerate() {
        if hopeful.contains(Seat(seat as u8)) && *strength > most {
            most = *strength;
        }
    }
    let mut total = 0.0;
    for (seat, strength) in strengths.iter_mut().enumerate() {
        *strength = if hopeful.contains(Seat(seat as u8)) {
            grow(*strength - most)
        } else {
            0.0
        };
        total += *strength;
    }
    if total > 0.0 {
        *strengths = strengths.map(|strength| strength / total);
    }
}
