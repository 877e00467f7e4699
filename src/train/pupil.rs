//! A net that learns: its weights, and how each of them was moved lately.

use super::lesson::Lesson;
use crate::bots::draw::Draw;
use crate::bots::net::{BadNet, HIDDEN, Net, Sum, digest};
use crate::engine::Chance;

/// Lessons that move the weights together.
const BATCH: usize = 256;
/// How long the mean of the last moves remembers, and that of their squares.
const MEMORY: (f32, f32) = (0.9, 0.999);
/// Keeps a first move from being endless.
const LEAST: f32 = 1e-8;

/// A net, and the state of its training.
#[derive(Debug, Clone, PartialEq)]
pub struct Pupil {
    net: Net,
    /// Weights in a row: moves lately, and their squares.
    moved: Vec<(f32, f32)>,
    /// Batches so far.
    batches: u64,
}

impl Pupil {
    /// Begins with this net.
    #[must_use]
    pub fn new(net: Net) -> Self {
        Self {
            moved: vec![(0.0, 0.0); net.inputs() * (HIDDEN + 1) + 2 * HIDDEN],
            net,
            batches: 0,
        }
    }

    /// The net as it is now.
    #[must_use]
    pub const fn net(&self) -> &Net {
        &self.net
    }

    /// So many games were played.
    pub const fn count(&mut self, games: u64) {
        self.net.games += games;
    }

    /// Goes through the lessons so many times, in an order that is drawn. A linear pupil leaves its hidden layer alone.
    pub fn learn(&mut self, lessons: &[Lesson], times: usize, step: f32, linear: bool, mut order: Draw) {
        if linear {
            self.net.out = [0.0; HIDDEN];
        }
        let mut slopes = Slopes::of(&self.net);
        let mut numbers: Vec<usize> = (0..lessons.len()).collect();
        for _ in 0..times {
            for at in (1..numbers.len()).rev() {
                numbers.swap(at, order.below(at as u32 + 1) as usize);
            }
            for batch in numbers.chunks(BATCH) {
                slopes.clear();
                for number in batch {
                    slopes.add(&self.net, &lessons[*number]);
                }
                self.step(&slopes, step, batch.len() as f32, linear);
            }
        }
    }

    /// Moves every weight against its slope, farther where slopes are small (Kingma and Ba's Adam).
    fn step(&mut self, slopes: &Slopes, step: f32, count: f32, linear: bool) {
        self.batches += 1;
        let aged = |memory: f32| 1.0 - power(memory, self.batches);
        let (first, second) = (aged(MEMORY.0), aged(MEMORY.1));
        let net = &mut self.net;
        let hidden = if linear { 0 } else { net.hidden.len() };
        let weights = net.hidden[..hidden]
            .as_flattened_mut()
            .iter_mut()
            .chain(if linear {
                &mut net.bias[..0]
            } else {
                &mut net.bias[..]
            })
            .chain(if linear {
                &mut net.out[..0]
            } else {
                &mut net.out[..]
            })
            .chain(&mut net.skip);
        let slopes = slopes.hidden[..hidden]
            .as_flattened()
            .iter()
            .chain(if linear {
                &slopes.bias[..0]
            } else {
                &slopes.bias[..]
            })
            .chain(if linear { &slopes.out[..0] } else { &slopes.out[..] })
            .chain(&slopes.skip);
        for ((weight, slope), (mean, square)) in weights.zip(slopes).zip(&mut self.moved) {
            let slope = slope / count;
            *mean = MEMORY.0 * *mean + (1.0 - MEMORY.0) * slope;
            *square = MEMORY.1 * *square + (1.0 - MEMORY.1) * slope * slope;
            if *mean != 0.0 {
                *weight -= step * (*mean / first) / ((*square / second).sqrt() + LEAST);
            }
        }
    }

    /// The training as the bytes of a file: what the net alone does not tell.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let net = self.net.write();
        let mut bytes = (net.len() as u64).to_le_bytes().to_vec();
        bytes.extend(net);
        bytes.extend(self.batches.to_le_bytes());
        for (mean, square) in &self.moved {
            bytes.extend(mean.to_le_bytes());
            bytes.extend(square.to_le_bytes());
        }
        bytes.extend(digest(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a training that is to go on.
    ///
    /// # Errors
    /// [`BadNet`] with what to do.
    pub fn read(bytes: &[u8], inputs: usize, fingerprint: u64) -> Result<Self, BadNet> {
        let (body, checksum) = bytes.split_last_chunk::<8>().ok_or(BadNet::Foreign)?;
        let (length, rest) = body.split_first_chunk::<8>().ok_or(BadNet::Foreign)?;
        let length = usize::try_from(u64::from_le_bytes(*length)).unwrap_or(usize::MAX);
        if length > rest.len() {
            return Err(BadNet::Foreign);
        }
        let (net, rest) = rest.split_at(length);
        let mut pupil = Self::new(Net::read(net, inputs, fingerprint)?);
        if *checksum != digest(body).to_le_bytes() || rest.len() != 8 + 8 * pupil.moved.len() {
            return Err(BadNet::Damaged);
        }
        let (batches, rest) = rest.split_first_chunk::<8>().ok_or(BadNet::Damaged)?;
        pupil.batches = u64::from_le_bytes(*batches);
        let float = |bytes: &[u8]| bytes.try_into().map(f32::from_le_bytes).unwrap_or_default();
        for (moved, bytes) in pupil.moved.iter_mut().zip(rest.chunks_exact(8)) {
            *moved = (float(&bytes[..4]), float(&bytes[4..]));
        }
        Ok(pupil)
    }
}

fn power(base: f32, exponent: u64) -> f32 {
    base.powi(exponent.min(100_000) as i32)
}

/// How the loss of some lessons changes with each weight.
#[derive(Debug)]
struct Slopes {
    hidden: Vec<[f32; HIDDEN]>,
    bias: [f32; HIDDEN],
    out: [f32; HIDDEN],
    skip: Vec<f32>,
    sums: Vec<Sum>,
}

impl Slopes {
    fn of(net: &Net) -> Self {
        Self {
            hidden: vec![[0.0; HIDDEN]; net.inputs()],
            bias: [0.0; HIDDEN],
            out: [0.0; HIDDEN],
            skip: vec![0.0; net.inputs()],
            sums: Vec::new(),
        }
    }

    fn clear(&mut self) {
        self.hidden.fill([0.0; HIDDEN]);
        self.bias = [0.0; HIDDEN];
        self.out = [0.0; HIDDEN];
        self.skip.fill(0.0);
    }

    fn add(&mut self, net: &Net, lesson: &Lesson) {
        let mut sums = std::mem::take(&mut self.sums);
        let shares = lesson.valued(net, &mut sums);
        let whole: f32 = lesson.target.iter().sum();
        for ((seat, inputs), sum) in lesson.seats.iter().zip(&sums) {
            let slope = whole * shares[seat.index()] - lesson.target[seat.index()];
            let mut units = [0.0; HIDDEN];
            for unit in 0..HIDDEN {
                if sum.units[unit] > 0.0 {
                    self.out[unit] += slope * sum.units[unit];
                    units[unit] = slope * net.out[unit];
                    self.bias[unit] += units[unit];
                }
            }
            for (input, amount) in inputs {
                let input = usize::from(*input);
                self.skip[input] += slope * amount;
                for (weight, unit) in self.hidden[input].iter_mut().zip(&units) {
                    *weight += unit * amount;
                }
            }
        }
        self.sums = sums;
    }
}
