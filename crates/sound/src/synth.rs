//! Instruments: what tones, noises and echoes are made of. Each returns a [`Clip`] that is about 1 loud.

use crate::clip::{Clip, RATE};
use std::f32::consts::TAU;

/// The form of a wave.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wave {
    Sine,
    Triangle,
    /// Of a few harmonics: a brass instrument.
    Brass,
    /// Hollow: a reed or a siren.
    Hollow,
}

impl Wave {
    fn at(self, phase: f32) -> f32 {
        let harmonic = |number: f32| (TAU * phase * number).sin();
        match self {
            Self::Sine => harmonic(1.0),
            Self::Triangle => 4.0 * (phase - (phase + 0.5).floor()).abs() - 1.0,
            Self::Brass => {
                0.55 * (1..=7)
                    .map(|number| harmonic(number as f32) / number as f32)
                    .sum::<f32>()
            }
            Self::Hollow => {
                0.7 * [1.0, 3.0, 5.0]
                    .map(|number| harmonic(number) / number)
                    .iter()
                    .sum::<f32>()
            }
        }
    }
}

/// How loudness goes: seconds until it is full, then down to silence at the end, the steeper the higher `fall`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Envelope {
    pub rise: f32,
    pub fall: f32,
}

impl Envelope {
    /// A struck thing.
    pub(crate) const STRUCK: Self = Self {
        rise: 0.002,
        fall: 3.0,
    };
    /// A blown thing.
    pub(crate) const BLOWN: Self = Self {
        rise: 0.04,
        fall: 1.0,
    };

    fn at(self, second: f32, seconds: f32) -> f32 {
        if second < self.rise {
            return second / self.rise;
        }
        let way = (second - self.rise) / (seconds - self.rise).max(0.001);
        (1.0 - way).max(0.0).powf(self.fall)
    }
}

/// A tone whose pitch slides from one frequency to another, in hertz.
pub(crate) fn tone(wave: Wave, from: f32, to: f32, seconds: f32, envelope: Envelope) -> Clip {
    let mut phase = 0.0;
    Clip::of(seconds, |second| {
        let way = second / seconds;
        // Pitch is heard in ratios.
        phase += from * (to / from).powf(way) / RATE as f32;
        wave.at(phase % 1.0) * envelope.at(second, seconds)
    })
}

/// A tone of a steady pitch.
pub(crate) fn note(wave: Wave, pitch: f32, seconds: f32, envelope: Envelope) -> Clip {
    tone(wave, pitch, pitch, seconds, envelope)
}

/// A bell: partials that are no multiples of each other, the higher the shorter.
pub(crate) fn bell(pitch: f32, seconds: f32) -> Clip {
    [(1.0, 1.0), (2.76, 0.5), (5.4, 0.25), (8.9, 0.12)]
        .into_iter()
        .fold(Clip::default(), |bell, (ratio, gain)| {
            let lasts = seconds / (1.0 + 0.35 * (ratio - 1.0));
            bell.with(
                0.0,
                0.6 * gain,
                &note(Wave::Sine, pitch * ratio, lasts, Envelope::STRUCK),
            )
        })
}

/// A plucked string.
pub(crate) fn pluck(pitch: f32, seconds: f32) -> Clip {
    let length = ((RATE as f32 / pitch) as usize).max(2);
    let mut noise = Noise::new(pitch as u32);
    let mut string: Vec<f32> = (0..length).map(|_| noise.next()).collect();
    let mut nth = 0;
    Clip::of(seconds, |second| {
        let (here, next) = (nth % length, (nth + 1) % length);
        nth += 1;
        let sample = string[here];
        string[here] = 0.4985 * (string[here] + string[next]);
        sample
            * Envelope {
                rise: 0.001,
                fall: 0.6,
            }
            .at(second, seconds)
    })
}

/// A drum: a tone that falls, with the slap of the skin.
pub(crate) fn drum(pitch: f32, seconds: f32) -> Clip {
    let slap = noise(7, 0.04, Envelope::STRUCK, 1_800.0, 600.0, 0.8);
    tone(
        Wave::Sine,
        2.2 * pitch,
        pitch,
        seconds,
        Envelope {
            rise: 0.002,
            fall: 2.2,
        },
    )
    .with(0.0, 0.35, &slap)
}

/// Noise around a frequency that slides from one to another; `width` from 0.05 (nearly a tone) to 1.5 (wide).
pub(crate) fn noise(seed: u32, seconds: f32, envelope: Envelope, from: f32, to: f32, width: f32) -> Clip {
    let mut noise = Noise::new(seed);
    let (mut low, mut band) = (0.0_f32, 0.0_f32);
    Clip::of(seconds, |second| {
        let center = from * (to / from).powf(second / seconds);
        // A state-variable filter, twice a sample so that it stays calm.
        let step = 2.0 * (0.5 * TAU * center / (2.0 * RATE as f32)).sin();
        let sample = noise.next();
        for _ in 0..2 {
            low += step * band;
            band += step * (sample - low - width * band);
        }
        band * width.sqrt() * envelope.at(second, seconds)
    })
}

/// With the echoes of a street between houses; `share` of what is heard is echo. It rings on for a second.
pub(crate) fn echoing(dry: &Clip, share: f32) -> Clip {
    let seconds = dry.length().as_secs_f32() + 1.0;
    let mut wet = Clip::silence(seconds);
    for (comb, delay) in [1_557_usize, 1_617, 1_491, 1_422].into_iter().enumerate() {
        let mut line = vec![0.0_f32; delay];
        let (mut nth, mut damped) = (0, 0.0);
        let source = dry.samples();
        let comb = Clip::of(seconds, |second| {
            let at = (second * RATE as f32).round() as usize;
            let out = line[nth % delay];
            damped = 0.6 * out + 0.4 * damped;
            line[nth % delay] =
                source.get(at).copied().unwrap_or_default() + (0.8 - 0.01 * comb as f32) * damped;
            nth += 1;
            out
        });
        wet = wet.with(0.0, 0.25, &comb);
    }
    Clip::default().with(0.0, 1.0 - share, dry).with(0.0, share, &wet)
}

/// Numbers from -1 to 1 that sound like noise, and always the same.
pub(crate) struct Noise(u32);

impl Noise {
    pub(crate) fn new(seed: u32) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9) | 1)
    }

    pub(crate) fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 as f32 / (u32::MAX / 2) as f32 - 1.0
    }

    /// From 0 to 1.
    pub(crate) fn share(&mut self) -> f32 {
        (self.next() + 1.0) / 2.0
    }
}

/// The frequency of a note so many half tones above the A of 220 hertz.
pub(crate) fn pitch(half_tones: i32) -> f32 {
    220.0 * 2.0_f32.powf(half_tones as f32 / 12.0)
}
