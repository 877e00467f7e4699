//! What is heard on and on: the theme of the title, and the places where games are played.

use crate::clip::Clip;
use crate::synth::{Envelope, Noise, Wave, drum, echoing, noise, note, pitch, pluck, tone};

/// Something that goes round without an end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Track {
    /// The title's theme.
    Theme,
    /// Tokyo at night.
    City,
    /// Tokyo of the Dark Edition: wind and a far thunder.
    Dark,
    /// The arena of Duel: a crowd and its lights.
    Arena,
}

impl Track {
    /// Every track.
    pub const ALL: [Self; 4] = [Self::Theme, Self::City, Self::Dark, Self::Arena];

    /// Makes its samples: one round. It takes a moment.
    #[must_use]
    pub fn clip(self) -> Clip {
        match self {
            Self::Theme => theme(),
            Self::City => city(),
            Self::Dark => dark(),
            Self::Arena => arena(),
        }
    }
}

/// Seconds of a beat of the theme.
const BEAT: f32 = 0.46;

/// Eight bars: drums that walk, a bass below, and a melody that comes nearer.
fn theme() -> Clip {
    let bars = [
        (-19, [-7, -4, 0, 5]),
        (-23, [-7, -4, 1, 5]),
        (-21, [-9, -5, 0, 3]),
        (-24, [-8, -5, -1, 4]),
    ];
    let melody = [
        (0.0, 5, 1.5),
        (1.5, 8, 0.5),
        (2.0, 7, 1.0),
        (3.0, 5, 1.0),
        (4.0, 1, 2.5),
        (6.5, 0, 0.5),
        (7.0, 1, 1.0),
        (8.0, 3, 1.5),
        (9.5, 7, 0.5),
        (10.0, 5, 1.0),
        (11.0, 3, 1.0),
        (12.0, 4, 3.0),
        (15.0, 2, 1.0),
        (16.0, 5, 1.5),
        (17.5, 8, 0.5),
        (18.0, 12, 1.0),
        (19.0, 10, 1.0),
        (20.0, 8, 2.0),
        (22.0, 7, 1.0),
        (23.0, 5, 1.0),
        (24.0, 7, 1.5),
        (25.5, 8, 0.5),
        (26.0, 7, 1.0),
        (27.0, 3, 1.0),
        (28.0, 4, 3.5),
    ];
    let mut played = Clip::default();
    for bar in 0..8_u8 {
        let (bass, chord) = bars[usize::from(bar % 4)];
        let start = 4.0 * BEAT * f32::from(bar);
        for (beat, loud) in [(0.0, 1.0), (1.5, 0.55), (2.0, 0.85), (3.5, 0.5)] {
            played = played.with(start + beat * BEAT, 0.8 * loud, &drum(56.0, 0.4));
        }
        for beat in 0..4_u8 {
            let at = start + BEAT * f32::from(beat);
            played = played.with(
                at,
                0.35,
                &note(Wave::Brass, pitch(bass), 0.8 * BEAT, Envelope::BLOWN),
            );
            for (nth, step) in (0_u8..).zip(chord) {
                let swung = BEAT * (f32::from(nth) * 0.25);
                played = played.with(at + swung, 0.16, &pluck(pitch(step + 12), 0.5));
            }
        }
    }
    for (beat, step, beats) in melody {
        let lasts = BEAT * beats;
        let envelope = Envelope {
            rise: 0.06,
            fall: 0.7,
        };
        let voice = note(Wave::Hollow, pitch(step), lasts, envelope);
        played = played.with(BEAT * beat, 0.32, &voice);
        // From the fifth bar on a horn plays along.
        if beat >= 16.0 {
            played = played.with(
                BEAT * beat,
                0.24,
                &note(Wave::Brass, pitch(step - 12), lasts, envelope),
            );
        }
    }
    echoing(&played, 0.22).looped(32.0 * BEAT).levelled(0.5)
}

/// Seconds of a round of a place, and how long its ends overlap.
const ROUND: f32 = 14.0;
const OVERLAP: f32 = 2.0;

/// A steady noise that goes round: its end fades out while its beginning fades in.
fn air(seed: u32, center: f32, width: f32) -> Clip {
    let steady = Envelope {
        rise: 0.0001,
        fall: 0.0,
    };
    noise(seed, ROUND + OVERLAP, steady, center, center, width)
        .shaped(|second, sample| {
            let opens = (second / OVERLAP).min(1.0);
            let closes = ((ROUND + OVERLAP - second) / OVERLAP).min(1.0);
            sample * opens.sqrt() * closes.sqrt()
        })
        .looped(ROUND)
}

/// Loudness that rises and falls so many times a round.
fn swelling(clip: Clip, times: f32, depth: f32) -> Clip {
    clip.shaped(|second, sample| {
        let way = (std::f32::consts::TAU * times * second / ROUND).sin();
        sample * (1.0 - depth * (0.5 + 0.5 * way))
    })
}

fn city() -> Clip {
    let streets = swelling(air(31, 220.0, 0.9), 3.0, 0.6);
    let hum = swelling(air(32, 90.0, 0.3), 1.0, 0.3);
    let horn = tone(Wave::Brass, 98.0, 96.0, 1.8, Envelope { rise: 0.3, fall: 0.7 });
    let train = noise(33, 3.5, Envelope { rise: 1.5, fall: 1.0 }, 500.0, 380.0, 0.4);
    let all = streets
        .with(0.0, 0.7, &hum)
        .with(3.0, 0.3, &train)
        .with(8.5, 0.1, &echoing(&horn, 0.5));
    all.looped(ROUND).levelled(0.16)
}

fn dark() -> Clip {
    let wind = swelling(air(41, 420.0, 0.25), 2.0, 0.75);
    let low = swelling(air(42, 70.0, 0.35), 1.0, 0.4);
    let thunder = noise(
        43,
        3.2,
        Envelope {
            rise: 0.25,
            fall: 1.6,
        },
        120.0,
        50.0,
        1.3,
    );
    wind.with(0.0, 0.9, &low)
        .with(6.0, 1.2, &thunder)
        .looped(ROUND)
        .levelled(0.17)
}

fn arena() -> Clip {
    let crowd = swelling(air(51, 620.0, 0.8), 2.0, 0.45);
    let lamps = air(52, 120.0, 0.12);
    let mut chance = Noise::new(53);
    let claps = (0_u8..40).fold(Clip::default(), |claps, _| {
        let at = (ROUND - 0.5) * chance.share();
        claps.with(
            at,
            0.15 + 0.2 * chance.share(),
            &noise(54, 0.03, Envelope::STRUCK, 1_500.0, 1_100.0, 0.5),
        )
    });
    crowd
        .with(0.0, 0.5, &lamps)
        .with(0.0, 0.6, &claps)
        .looped(ROUND)
        .levelled(0.14)
}

#[cfg(test)]
mod tests {
    use super::Track;
    use crate::clip::RATE;

    #[test]
    fn each_goes_round_without_a_click() {
        for track in Track::ALL {
            let clip = track.clip();
            let samples = clip.samples();
            assert!((10.0..=20.0).contains(&clip.length().as_secs_f32()), "{track:?}");
            assert!(
                samples
                    .iter()
                    .all(|sample| sample.is_finite() && sample.abs() < 0.6),
                "{track:?}"
            );
            let step = (samples[0] - samples[samples.len() - 1]).abs();
            let usual = samples
                .windows(2)
                .map(|two| (two[1] - two[0]).abs())
                .fold(0.0_f32, f32::max);
            assert!(
                step <= usual,
                "{track:?}: {step} where it goes round, {usual} elsewhere"
            );
        }
    }

    #[test]
    fn all_samples_together_fit_into_twenty_megabytes() {
        let tracks = Track::ALL.map(|track| track.clip().samples().len());
        let effects = crate::Effect::ALL.map(|effect| effect.clip().samples().len());
        let samples: usize = tracks.iter().chain(&effects).sum();
        assert!(4 * samples < 20_000_000, "{samples} samples of 4 bytes");
    }

    #[test]
    fn places_are_quieter_than_the_theme() {
        let power = |track: Track| {
            let clip = track.clip();
            clip.samples().iter().map(|sample| sample * sample).sum::<f32>() / clip.samples().len() as f32
        };
        for place in [Track::City, Track::Dark, Track::Arena] {
            let below = 10.0 * (power(Track::Theme) / power(place)).log10();
            assert!(
                (4.0..=30.0).contains(&below),
                "{place:?}: {below} dB below the theme"
            );
            assert!(power(place) > 1e-6, "{place:?} is heard");
        }
        assert_eq!(RATE, 44_100);
    }
}
