//! What is heard of what is shown, and how loud.

use super::{App, Message, Screen};
use crate::storage::Volume;
use crate::ui::app::toast::Tone;
use iced::Task;
use sound::{Effect, Loudness, Player, Track};
use words::fl;

/// What is played, and what it was told last.
#[derive(Debug)]
pub(super) struct Ear {
    player: Player,
    told: Option<(Loudness, Option<Track>)>,
}

impl Ear {
    /// Hears what is played with this.
    pub(super) const fn new(player: Player) -> Self {
        Self { player, told: None }
    }

    /// Plays these at once.
    pub(super) fn play(&self, sounds: &[Effect]) {
        for sound in sounds {
            self.player.play(*sound);
        }
    }
}

/// How much of its loudness is left to a window that does not hear the keyboard: music is silent there.
const ASIDE: f32 = 0.3;

impl App {
    /// Plays what is to be heard of what has just been done.
    pub(super) fn play_sounds(&mut self) {
        let open = self.paused.as_deref_mut().unwrap_or(&mut self.screen);
        let (sounds, track) = match open {
            Screen::Game(game) => (game.take_sounds(), game.track()),
            Screen::Title(_)
            | Screen::Games(_)
            | Screen::Settings(_)
            | Screen::Gallery(_)
            | Screen::About(_)
            | Screen::Learn(_)
            | Screen::Statistics(_) => (Vec::new(), Some(Track::Theme)),
        };
        let told = (self.loudness(), track);
        if self.ear.told != Some(told) {
            self.ear.player.set(told.0);
            self.ear.player.go_round(told.1);
            self.ear.told = Some(told);
        }
        self.ear.play(&sounds);
    }

    fn loudness(&self) -> Loudness {
        let settings = &self.settings;
        if settings.muted {
            return Loudness::SILENT;
        }
        let loud = |volume: Volume| f32::from(volume.percent()) / 100.0;
        if self.focused {
            Loudness {
                effects: loud(settings.effects),
                music: loud(settings.music),
            }
        } else {
            Loudness {
                effects: ASIDE * loud(settings.effects),
                music: 0.0,
            }
        }
    }

    /// Mutes everything, or no longer.
    pub(super) fn mute(&mut self) -> Task<Message> {
        let saved = self.remember(|settings| settings.muted = !settings.muted);
        let told = if self.settings.muted {
            fl!(self.words, "sound-off")
        } else {
            fl!(self.words, "sound-on")
        };
        Task::batch([saved, self.toast(told, Tone::Good)])
    }
}
