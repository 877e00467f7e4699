//! The games that the program offers: one line in [`games!`] for each, and what it is to the program in
//! [`AppGame`].

use super::App;
use super::sitting::{AppGame, Heard, Sitting};
use super::toast::Tone;
use crate::storage::games::Summary;
use crate::storage::{DuelSetup, Settings, TableSetup};
use crate::ui::Context;
use crate::ui::screen::help;
use engine::{classic, duel};
use iced::keyboard::{Key, Modifiers};
use iced::{Element, Subscription, Task};
use table::notation::Notation;
use words::{Words, fl};

/// What any game is to the program, for each of them.
macro_rules! games {
    ($($(#[$about:meta])* $name:ident = $game:ty;)*) => {
        /// A game that somebody sits at.
        #[derive(Debug)]
        pub(in crate::ui) enum AnySitting {
            $($(#[$about])* $name(Sitting<$game>),)*
        }

        /// What happened to one of the games.
        #[derive(Debug, Clone)]
        pub enum AnyMessage {
            $($(#[$about])* $name(Heard<$game>),)*
        }

        $(impl OneGame for $game {
            fn sitting(any: &mut AnySitting) -> Option<&mut Sitting<Self>> {
                match any {
                    AnySitting::$name(sitting) => Some(sitting),
                    #[allow(unreachable_patterns, reason = "there may be one game only")]
                    _ => None,
                }
            }

            fn any(sitting: Sitting<Self>) -> AnySitting {
                AnySitting::$name(sitting)
            }

            fn message(heard: Heard<Self>) -> AnyMessage {
                AnyMessage::$name(heard)
            }
        })*

        impl AnySitting {
            pub(super) fn hotkey(&self, key: &Key, modifiers: Modifiers) -> Option<AnyMessage> {
                match self {
                    $(Self::$name(sitting) => sitting.hotkey(key, modifiers).map(AnyMessage::$name),)*
                }
            }

            pub(super) fn subscription(&self) -> Subscription<AnyMessage> {
                match self {
                    $(Self::$name(sitting) => sitting.subscription().map(AnyMessage::$name),)*
                }
            }

            pub(super) fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, AnyMessage> {
                match self {
                    $(Self::$name(sitting) => sitting.view(context).map(AnyMessage::$name),)*
                }
            }

            pub(super) fn page(&self) -> help::Page {
                match self {
                    $(Self::$name(sitting) => sitting.page(),)*
                }
            }

            pub(super) fn would_be_lost(&self) -> bool {
                match self {
                    $(Self::$name(sitting) => sitting.would_be_lost(),)*
                }
            }

            #[cfg(test)]
            pub(super) fn is_playing(&self) -> bool {
                match self {
                    $(Self::$name(sitting) => sitting.is_playing(),)*
                }
            }

            pub(super) fn pose_aside(&mut self, reasons: bool) {
                match self {
                    $(Self::$name(sitting) => sitting.pose_aside(reasons),)*
                }
            }
        }

        impl App {
            pub(super) fn update_game(&mut self, message: AnyMessage) -> Task<super::Message> {
                match message {
                    $(AnyMessage::$name(message) => self.update_sitting::<$game>(message),)*
                }
            }

            /// Goes on with a game that was saved.
            pub(super) fn resume(&mut self, saved: &Summary) -> Task<super::Message> {
                $(if saved.game == <$game as Notation>::SLUG {
                    return self.resume_one::<$game>(&saved.name);
                })*
                self.toast(fl!(self.words, "saves-unknown-game"), Tone::Trouble)
            }
        }
    };
}

games! {
    /// The game for many.
    Classic = classic::State;
    /// The game for two.
    Duel = duel::State;
}

/// A game among the others.
pub(in crate::ui) trait OneGame: AppGame {
    /// The sitting, if it is one of this game.
    fn sitting(any: &mut AnySitting) -> Option<&mut Sitting<Self>>;

    /// This sitting as one of any game.
    fn any(sitting: Sitting<Self>) -> AnySitting;

    /// This message as one of any game.
    fn message(heard: Heard<Self>) -> AnyMessage;
}

impl AppGame for classic::State {
    fn kept(settings: &mut Settings) -> &mut TableSetup {
        &mut settings.table
    }

    fn page(setup: &TableSetup, state: Option<&Self>) -> help::Page {
        help::Page::Classic {
            variant: state.is_some_and(Self::two_player_variant),
            hints: setup.hints,
        }
    }

    fn printed(setup: &TableSetup, words: &Words) -> Option<Words> {
        Some(words.printed(&setup.options))
    }
}

impl AppGame for duel::State {
    fn kept(settings: &mut Settings) -> &mut DuelSetup {
        &mut settings.duel
    }

    fn page(setup: &DuelSetup, _: Option<&Self>) -> help::Page {
        help::Page::Duel {
            king: setup.has_king(),
            hints: setup.hints,
        }
    }
}
