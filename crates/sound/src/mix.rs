//! Everything that sounds at one time, added up.

use crate::clip::{Clip, RATE};
use rodio::mixer::{self, Mixer, MixerSource};
use rodio::{ChannelCount, Sample, SampleRate, Source};
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::time::Duration;

/// How loud something is, from 0 to 1; changed while it sounds.
#[derive(Debug, Clone)]
pub(crate) struct Gain(Arc<AtomicU32>);

impl Gain {
    pub(crate) fn new(gain: f32) -> Self {
        Self(Arc::new(AtomicU32::new(gain.to_bits())))
    }

    pub(crate) fn set(&self, gain: f32) {
        self.0.store(gain.to_bits(), Ordering::Relaxed);
    }

    fn get(&self) -> f32 {
        f32::from_bits(self.0.load(Ordering::Relaxed))
    }
}

/// Something that sounds. What is dropped fades out.
#[derive(Debug)]
pub(crate) struct Sounding(Arc<AtomicBool>);

impl Drop for Sounding {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Where sounds are put in.
#[derive(Clone)]
pub(crate) struct Input {
    mixer: Mixer,
    /// How many sound.
    count: Arc<AtomicUsize>,
}

impl std::fmt::Debug for Input {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Input")
            .field("count", &self.count)
            .finish_non_exhaustive()
    }
}

impl Input {
    /// Plays something once.
    pub(crate) fn play(&self, clip: Arc<Clip>, gain: &Gain) {
        self.add(clip, gain, gain.get(), false);
    }

    /// Plays something until what is returned is dropped; it fades in and out.
    pub(crate) fn go_round(&self, clip: Arc<Clip>, gain: &Gain) -> Sounding {
        Sounding(self.add(clip, gain, 0.0, true))
    }

    fn add(&self, clip: Arc<Clip>, gain: &Gain, now: f32, round: bool) -> Arc<AtomicBool> {
        let ending = Arc::new(AtomicBool::new(false));
        self.count.fetch_add(1, Ordering::Relaxed);
        self.mixer.add(Voice {
            clip,
            at: 0,
            round,
            gain: gain.clone(),
            now,
            ending: Arc::clone(&ending),
            count: Arc::clone(&self.count),
        });
        ending
    }

    /// Does anything sound?
    pub(crate) fn sounds(&self) -> bool {
        self.count.load(Ordering::Relaxed) > 0
    }
}

/// What the device is given.
pub struct Mix {
    output: MixerSource,
}

impl std::fmt::Debug for Mix {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Mix").finish_non_exhaustive()
    }
}

impl Mix {
    /// For a device with so many channels and samples a second.
    pub(crate) fn new(channels: ChannelCount, rate: SampleRate) -> (Input, Self) {
        let (mixer, output) = mixer::mixer(channels, rate);
        let count = Arc::default();
        (Input { mixer, count }, Self { output })
    }

    /// For a device that takes the samples as they are made.
    #[cfg(any(test, target_os = "linux"))]
    pub(crate) fn plain() -> (Input, Self) {
        Self::new(ONE, RATE_OF_CLIPS)
    }

    /// The next samples, each between -1 and 1.
    pub(crate) fn fill(&mut self, samples: &mut [f32]) {
        for sample in samples {
            *sample = limited(self.output.next().unwrap_or_default());
        }
    }
}

/// Left alone up to four fifths, and bent from there so that it never reaches 1: many sounds at one time do not
/// crackle.
fn limited(sample: f32) -> f32 {
    const KNEE: f32 = 0.8;
    let over = sample.abs() - KNEE;
    if over <= 0.0 {
        return sample;
    }
    let room = 1.0 - KNEE;
    (KNEE + room * over / (over + room)).copysign(sample)
}

const ONE: ChannelCount = NonZero::<u16>::MIN;
const RATE_OF_CLIPS: SampleRate = match NonZero::new(RATE) {
    Some(rate) => rate,
    None => NonZero::<u32>::MIN,
};

/// A clip being heard.
struct Voice {
    clip: Arc<Clip>,
    at: usize,
    /// It begins anew at its end.
    round: bool,
    gain: Gain,
    /// How loud it is now: it follows `gain` in a fifth of a second.
    now: f32,
    ending: Arc<AtomicBool>,
    count: Arc<AtomicUsize>,
}

impl Drop for Voice {
    fn drop(&mut self) {
        self.count.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Iterator for Voice {
    type Item = Sample;

    fn next(&mut self) -> Option<Sample> {
        let ends = self.ending.load(Ordering::Relaxed);
        let wanted = if ends { 0.0 } else { self.gain.get() };
        self.now += (wanted - self.now) * (5.0 / RATE as f32);
        if ends && self.now < 0.001 {
            return None;
        }
        let samples = self.clip.samples();
        if self.at >= samples.len() && self.round {
            self.at = 0;
        }
        let sample = samples.get(self.at)?;
        self.at += 1;
        Some(sample * self.now)
    }
}

impl Source for Voice {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> ChannelCount {
        ONE
    }

    fn sample_rate(&self) -> SampleRate {
        RATE_OF_CLIPS
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::{Gain, Mix};
    use crate::{Effect, RATE, Track};
    use std::sync::Arc;

    fn heard(mix: &mut Mix, seconds: f32) -> Vec<f32> {
        let mut samples = vec![0.0; (seconds * RATE as f32) as usize];
        mix.fill(&mut samples);
        samples
    }

    fn peak(samples: &[f32]) -> f32 {
        samples
            .iter()
            .fold(0.0, |most: f32, sample| most.max(sample.abs()))
    }

    #[test]
    fn an_effect_is_heard_once_as_loud_as_is_liked() {
        let (input, mut mix) = Mix::plain();
        let clip = Arc::new(Effect::Claw.clip());
        assert_eq!(peak(&heard(&mut mix, 0.1)), 0.0, "nothing sounds yet");
        input.play(Arc::clone(&clip), &Gain::new(1.0));
        let loud = peak(&heard(&mut mix, 2.0));
        assert!(loud > 0.5 && !input.sounds(), "it is over");
        input.play(clip, &Gain::new(0.25));
        let quiet = peak(&heard(&mut mix, 2.0));
        assert!((quiet / loud - 0.25).abs() < 0.02, "{quiet} of {loud}");
    }

    #[test]
    fn everything_at_one_time_does_not_clip() {
        let (input, mut mix) = Mix::plain();
        for _ in 0..3 {
            for effect in Effect::ALL {
                input.play(Arc::new(effect.clip()), &Gain::new(1.0));
            }
        }
        let samples = heard(&mut mix, 1.5);
        assert!(peak(&samples) <= 1.0);
        let flat = samples
            .windows(2)
            .filter(|two| two[0].abs() > 0.99 && two[0] == two[1])
            .count();
        assert!(flat < samples.len() / 50, "{flat} flat samples");
    }

    #[test]
    fn a_track_fades_in_goes_round_and_fades_out() {
        let (input, mut mix) = Mix::plain();
        let gain = Gain::new(1.0);
        let sounding = input.go_round(Arc::new(Track::City.clip()), &gain);
        let begun = peak(&heard(&mut mix, 0.02));
        let later = peak(&heard(&mut mix, 16.0));
        assert!(begun < 0.05 * later, "{begun}, then {later}");
        assert!(peak(&heard(&mut mix, 14.0)) > 0.5 * later, "another round");
        gain.set(0.0);
        heard(&mut mix, 2.0);
        assert!(peak(&heard(&mut mix, 3.0)) < 0.001, "turned down");
        gain.set(1.0);
        assert!(input.sounds());
        drop(sounding);
        heard(&mut mix, 3.0);
        assert!(!input.sounds());
    }
}
