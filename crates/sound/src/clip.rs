//! Samples.

use std::time::Duration;

/// Samples a second, of everything that is heard.
pub const RATE: u32 = 44_100;

/// Something that can be heard: samples of one channel, each from -1 to 1, [`RATE`] a second.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Clip {
    samples: Vec<f32>,
}

impl Clip {
    /// Silence that lasts so many seconds.
    #[must_use]
    pub(crate) fn silence(seconds: f32) -> Self {
        Self {
            samples: vec![0.0; (seconds.max(0.0) * RATE as f32) as usize],
        }
    }

    /// What `sample` says for each moment, in seconds.
    #[must_use]
    pub(crate) fn of(seconds: f32, mut sample: impl FnMut(f32) -> f32) -> Self {
        let count = (seconds.max(0.0) * RATE as f32) as usize;
        Self {
            samples: (0..count).map(|nth| sample(nth as f32 / RATE as f32)).collect(),
        }
    }

    /// The samples.
    #[must_use]
    pub fn samples(&self) -> &[f32] {
        &self.samples
    }

    /// How long it lasts.
    #[must_use]
    pub fn length(&self) -> Duration {
        Duration::from_secs_f64(self.samples.len() as f64 / f64::from(RATE))
    }

    /// Lays another one over it, so loud, from that second on; it grows where that lasts longer.
    #[must_use]
    pub(crate) fn with(mut self, at: f32, gain: f32, other: &Self) -> Self {
        let first = (at.max(0.0) * RATE as f32) as usize;
        let end = first + other.samples.len();
        if self.samples.len() < end {
            self.samples.resize(end, 0.0);
        }
        for (sample, more) in self.samples[first..].iter_mut().zip(&other.samples) {
            *sample += gain * more;
        }
        self
    }

    /// Changes every sample; the function also hears the second.
    #[must_use]
    pub(crate) fn shaped(mut self, mut shape: impl FnMut(f32, f32) -> f32) -> Self {
        for (nth, sample) in self.samples.iter_mut().enumerate() {
            *sample = shape(nth as f32 / RATE as f32, *sample);
        }
        self
    }

    /// As loud as that at its loudest, with ends that do not click.
    #[must_use]
    pub(crate) fn finished(mut self, peak: f32) -> Self {
        let most = self
            .samples
            .iter()
            .fold(0.0_f32, |most, sample| most.max(sample.abs()));
        let gain = if most > 0.0 { peak / most } else { 0.0 };
        let (begin, end) = (RATE as usize / 2_000, RATE as usize / 100);
        let count = self.samples.len();
        for (nth, sample) in self.samples.iter_mut().enumerate() {
            let opens = (nth as f32 / begin as f32).min(1.0);
            let closes = ((count - 1 - nth) as f32 / end as f32).min(1.0);
            *sample *= gain * opens * closes;
        }
        self
    }

    /// Cut to so many seconds so that its end runs into its beginning: what comes later is laid over the start.
    #[must_use]
    pub(crate) fn looped(mut self, seconds: f32) -> Self {
        let count = (seconds * RATE as f32) as usize;
        if count < self.samples.len() {
            let tail = self.samples.split_off(count);
            for (sample, more) in self.samples.iter_mut().zip(tail) {
                *sample += more;
            }
        }
        self
    }

    /// As loud as that at its loudest, with ends left alone: for what goes round.
    #[must_use]
    pub(crate) fn levelled(mut self, peak: f32) -> Self {
        let most = self
            .samples
            .iter()
            .fold(0.0_f32, |most, sample| most.max(sample.abs()));
        let gain = if most > 0.0 { peak / most } else { 0.0 };
        for sample in &mut self.samples {
            *sample *= gain;
        }
        self
    }
}
