//! What is heard once. Each effect stands in one place: [`Effect::clip`].

use crate::clip::Clip;
use crate::synth::{Envelope, Noise, Wave, bell, drum, echoing, noise, note, pitch, tone};

/// Something that is heard once when it happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Dice are thrown: they rattle, knock and settle.
    Dice,
    /// A die is picked to be kept, or put back.
    Keep,
    /// Claws hit a monster.
    Claw,
    /// A monster heals.
    Heal,
    /// Energy is gained.
    Cube,
    /// A victory point is gained.
    Star,
    /// A card is bought, drawn or given.
    Card,
    /// A monster yields Tokyo.
    Yield,
    /// A monster takes Tokyo.
    Crown,
    /// A monster is eliminated.
    Elimination,
    /// The game is lost.
    Defeat,
    /// The game is won.
    Victory,
    /// It is somebody's turn who sits here.
    Turn,
    /// A Buzz token does its work.
    Buzz,
    /// A marker moves on its track.
    Marker,
    /// Energy is paid, or something is lost that does not hurt.
    Spend,
}

impl Effect {
    /// Every effect.
    pub const ALL: [Self; 16] = [
        Self::Dice,
        Self::Keep,
        Self::Claw,
        Self::Heal,
        Self::Cube,
        Self::Star,
        Self::Card,
        Self::Yield,
        Self::Crown,
        Self::Elimination,
        Self::Defeat,
        Self::Victory,
        Self::Turn,
        Self::Buzz,
        Self::Marker,
        Self::Spend,
    ];

    /// Makes its samples. It takes some milliseconds.
    #[must_use]
    pub fn clip(self) -> Clip {
        match self {
            Self::Dice => dice(),
            Self::Keep => knock(9, 1_500.0)
                .with(0.03, 0.5, &knock(4, 2_300.0))
                .finished(0.32),
            Self::Claw => claw(),
            Self::Heal => heal(),
            Self::Cube => {
                let zap = tone(
                    Wave::Triangle,
                    420.0,
                    1_680.0,
                    0.16,
                    Envelope {
                        rise: 0.005,
                        fall: 1.5,
                    },
                );
                let spark = noise(3, 0.12, Envelope::STRUCK, 5_200.0, 7_000.0, 0.3);
                zap.with(0.05, 0.5, &spark)
                    .with(0.1, 0.6, &bell(pitch(31), 0.3))
                    .finished(0.4)
            }
            Self::Star => {
                let chime = bell(pitch(24), 0.7).with(0.07, 0.9, &bell(pitch(28), 0.7));
                chime.with(0.14, 0.8, &bell(pitch(31), 0.9)).finished(0.42)
            }
            Self::Card => {
                let slide = noise(
                    5,
                    0.17,
                    Envelope {
                        rise: 0.05,
                        fall: 1.2,
                    },
                    1_400.0,
                    4_200.0,
                    0.9,
                );
                slide.with(0.15, 0.7, &knock(6, 900.0)).finished(0.36)
            }
            Self::Yield => {
                let steps = (0..4).fold(Clip::default(), |steps, nth| {
                    steps.with(0.16 * nth as f32, 1.0 - 0.18 * nth as f32, &drum(64.0, 0.2))
                });
                let sigh = tone(
                    Wave::Hollow,
                    pitch(3),
                    pitch(-5),
                    0.5,
                    Envelope {
                        rise: 0.06,
                        fall: 1.4,
                    },
                );
                steps.with(0.05, 0.35, &sigh).finished(0.45)
            }
            Self::Crown => crown(),
            Self::Elimination => elimination(),
            Self::Defeat => {
                fanfare(&[(0.0, 3), (0.28, 2), (0.56, 0), (0.84, -4)], 0.9, Wave::Hollow).finished(0.5)
            }
            Self::Victory => victory(),
            Self::Turn => bell(pitch(15), 0.6)
                .with(0.12, 0.9, &bell(pitch(22), 0.9))
                .finished(0.36),
            Self::Buzz => buzz(),
            Self::Marker => {
                let slide = noise(
                    8,
                    0.22,
                    Envelope {
                        rise: 0.08,
                        fall: 0.8,
                    },
                    500.0,
                    1_100.0,
                    0.5,
                );
                slide.with(0.2, 1.0, &knock(2, 640.0)).finished(0.38)
            }
            Self::Spend => {
                let down = tone(
                    Wave::Triangle,
                    900.0,
                    380.0,
                    0.16,
                    Envelope {
                        rise: 0.004,
                        fall: 1.6,
                    },
                );
                down.with(0.02, 0.3, &knock(1, 700.0)).finished(0.3)
            }
        }
    }
}

/// Something small and hard that hits a table.
fn knock(seed: u32, pitch: f32) -> Clip {
    let tap = noise(
        seed,
        0.03,
        Envelope {
            rise: 0.001,
            fall: 4.0,
        },
        1.6 * pitch,
        pitch,
        0.25,
    );
    tap.with(
        0.0,
        0.5,
        &tone(Wave::Sine, pitch, 0.8 * pitch, 0.045, Envelope::STRUCK),
    )
}

/// Six dice: first in the hand, then on the table, at last one by one.
fn dice() -> Clip {
    let mut chance = Noise::new(11);
    let mut thrown = Clip::default();
    for nth in 0_u8..26 {
        let way = f32::from(nth) / 26.0;
        let at = 0.72 * way.powf(1.35) + 0.012 * chance.next().abs();
        let loud = 0.35 + 0.65 * way * (1.0 - 0.5 * way);
        let pitch = 900.0 + 1_700.0 * chance.share();
        thrown = thrown.with(
            at,
            loud * (0.5 + 0.5 * chance.share()),
            &knock(u32::from(nth), pitch),
        );
    }
    thrown.finished(0.5)
}

/// Three tears through the air, and the blow.
fn claw() -> Clip {
    let tear = |seed| {
        noise(
            seed,
            0.16,
            Envelope {
                rise: 0.03,
                fall: 1.6,
            },
            5_200.0,
            900.0,
            0.7,
        )
    };
    let tears = tear(1).with(0.045, 0.9, &tear(2)).with(0.09, 0.8, &tear(3));
    tears.with(0.1, 1.3, &drum(52.0, 0.35)).finished(0.6)
}

/// A warm breath that rises.
fn heal() -> Clip {
    let voices = [(0.0, 12), (0.1, 16), (0.2, 19)]
        .into_iter()
        .fold(Clip::default(), |voices, (at, step)| {
            voices.with(
                at,
                0.6,
                &note(
                    Wave::Sine,
                    pitch(step),
                    0.55,
                    Envelope {
                        rise: 0.07,
                        fall: 1.3,
                    },
                ),
            )
        });
    voices
        .with(
            0.0,
            0.15,
            &noise(6, 0.5, Envelope { rise: 0.2, fall: 1.2 }, 900.0, 2_600.0, 0.5),
        )
        .finished(0.36)
}

/// Brass notes one after another, at these seconds and half tones.
fn fanfare(notes: &[(f32, i32)], last: f32, wave: Wave) -> Clip {
    let mut played = Clip::default();
    for (nth, (at, step)) in notes.iter().enumerate() {
        let lasts = if nth + 1 == notes.len() { last } else { 0.3 };
        for (under, gain) in [(0, 0.6), (-12, 0.45)] {
            played = played.with(
                *at,
                gain,
                &note(wave, pitch(step + under), lasts, Envelope::BLOWN),
            );
        }
    }
    echoing(&played, 0.25)
}

/// A monster is on the throne: two brass notes up, a roll of drums under them.
fn crown() -> Clip {
    let steps = drum(58.0, 0.4).with(0.24, 1.0, &drum(58.0, 0.5));
    fanfare(&[(0.0, 5), (0.24, 12)], 0.7, Wave::Brass)
        .with(0.0, 0.8, &steps)
        .finished(0.55)
}

/// It roars, falls and lies.
fn elimination() -> Clip {
    let roar = tone(
        Wave::Brass,
        150.0,
        44.0,
        0.9,
        Envelope {
            rise: 0.05,
            fall: 0.9,
        },
    )
    .shaped(|second, sample| (2.4 * sample * (1.0 + 0.4 * (second * 170.0).sin())).tanh());
    let rubble = noise(
        13,
        1.0,
        Envelope {
            rise: 0.02,
            fall: 2.0,
        },
        700.0,
        90.0,
        1.2,
    );
    let fall = drum(38.0, 0.9).with(0.0, 0.9, &rubble);
    echoing(&roar.with(0.6, 1.6, &fall), 0.2).finished(0.65)
}

fn victory() -> Clip {
    let melody = [
        (0.0, 0),
        (0.16, 0),
        (0.32, 0),
        (0.48, 5),
        (0.8, 4),
        (0.96, 5),
        (1.12, 9),
        (1.44, 12),
    ];
    let drums = [0.0, 0.48, 0.8, 1.12, 1.44]
        .into_iter()
        .fold(Clip::default(), |drums, at| {
            drums.with(at, 0.7, &drum(60.0, 0.35))
        });
    let shine = [24, 28, 31, 36]
        .into_iter()
        .zip(0_u8..)
        .fold(Clip::default(), |shine, (step, nth)| {
            shine.with(1.44 + 0.09 * f32::from(nth), 0.35, &bell(pitch(step), 1.0))
        });
    fanfare(&melody, 1.3, Wave::Brass)
        .with(0.0, 0.8, &drums)
        .with(0.0, 1.0, &shine)
        .finished(0.55)
}

/// A news flash: two electric beeps over a crackle.
fn buzz() -> Clip {
    let beep = |step| {
        note(
            Wave::Hollow,
            pitch(step),
            0.11,
            Envelope {
                rise: 0.004,
                fall: 0.4,
            },
        )
    };
    let crackle = noise(
        21,
        0.3,
        Envelope {
            rise: 0.01,
            fall: 1.0,
        },
        3_000.0,
        3_400.0,
        0.2,
    );
    beep(19)
        .with(0.13, 1.0, &beep(26))
        .with(0.0, 0.25, &crackle)
        .finished(0.34)
}

#[cfg(test)]
mod tests {
    use super::Effect;
    use crate::clip::{Clip, RATE};

    /// How loud the loudest fifth of a second is, in decibels below full.
    fn loudness(clip: &Clip) -> f32 {
        let window = RATE as usize / 5;
        let power = |part: &[f32]| part.iter().map(|sample| sample * sample).sum::<f32>() / window as f32;
        let parts = clip.samples().chunks(window / 2).collect::<Vec<_>>();
        let loudest = parts
            .windows(2)
            .map(|two| power(two[0]) + power(two[1]))
            .fold(parts.first().map_or(0.0, |part| power(part)), f32::max);
        10.0 * loudest.log10()
    }

    #[test]
    fn each_sounds_for_a_moment_and_clips_nowhere() {
        for effect in Effect::ALL {
            let clip = effect.clip();
            let seconds = clip.length().as_secs_f32();
            assert!((0.05..=4.0).contains(&seconds), "{effect:?}: {seconds} s");
            let peak = clip
                .samples()
                .iter()
                .fold(0.0_f32, |most, sample| most.max(sample.abs()));
            assert!((0.2..=0.7).contains(&peak), "{effect:?}: {peak}");
            assert!(
                clip.samples().iter().all(|sample| sample.is_finite()),
                "{effect:?}"
            );
            let ends = [clip.samples()[0], clip.samples()[clip.samples().len() - 1]];
            assert!(
                ends.iter().all(|end| end.abs() < 0.01),
                "{effect:?} clicks: {ends:?}"
            );
        }
    }

    #[test]
    fn none_is_much_louder_than_another() {
        for effect in Effect::ALL {
            let loudness = loudness(&effect.clip());
            assert!((-36.0..=-9.0).contains(&loudness), "{effect:?}: {loudness} dB");
        }
    }

    #[test]
    fn no_two_sound_alike() {
        let clips: Vec<_> = Effect::ALL.into_iter().map(Effect::clip).collect();
        for (nth, clip) in clips.iter().enumerate() {
            assert!(!clips[..nth].contains(clip), "{:?}", Effect::ALL[nth]);
        }
    }
}
