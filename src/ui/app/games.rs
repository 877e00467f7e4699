//! The games that the program offers: one line in [`games!`] for each, and what it is to the program in
//! [`AppGame`].

use super::App;
use super::sitting::{AppGame, FirstGame, Heard, Sitting};
use super::toast::Tone;
use crate::storage::games::{Damage, Error, Games, Imported, News, Summary};
use crate::storage::{DuelSetup, GameSetup as _, Settings, TableSetup, Who};
use crate::ui::Context;
use crate::ui::finish::Count;
use crate::ui::screen::help;
use crate::ui::screen::learn::Course;
use crate::ui::standing::Standing;
use bots::Level;
use engine::parts::Monster;
use engine::{Seat, classic, duel};
use iced::keyboard::{Key, Modifiers};
use iced::{Element, Subscription, Task};
use sound::{Effect, Track};
use std::path::Path;
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

            pub(super) fn ticket(&self) -> Option<u64> {
                match self {
                    $(Self::$name(sitting) => sitting.ticket(),)*
                }
            }

            pub(super) fn other_settings(&self) -> Option<AnyMessage> {
                match self {
                    $(Self::$name(sitting) => sitting.other_settings().map(AnyMessage::$name),)*
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

            pub(super) fn waits_for_a_person(&self) -> bool {
                match self {
                    $(Self::$name(sitting) => sitting.waits_for_a_person(),)*
                }
            }

            pub(super) fn would_be_lost(&self) -> bool {
                match self {
                    $(Self::$name(sitting) => sitting.would_be_lost(),)*
                }
            }

            pub(super) fn is_unsaved(&self) -> bool {
                match self {
                    $(Self::$name(sitting) => sitting.is_unsaved(),)*
                }
            }

            pub(super) fn save_again(&mut self, for_good: bool) {
                match self {
                    $(Self::$name(sitting) => sitting.save_again(for_good),)*
                }
            }

            pub(super) fn take_news(&mut self) -> Option<News> {
                match self {
                    $(Self::$name(sitting) => sitting.take_news(),)*
                }
            }

            pub(super) fn take_sounds(&mut self) -> Vec<Effect> {
                match self {
                    $(Self::$name(sitting) => sitting.take_sounds(),)*
                }
            }

            pub(super) fn track(&self) -> Option<Track> {
                match self {
                    $(Self::$name(sitting) => sitting.track(),)*
                }
            }

            #[cfg(test)]
            pub(super) fn is_playing(&self) -> bool {
                match self {
                    $(Self::$name(sitting) => sitting.is_playing(),)*
                }
            }

            pub(super) fn stage(&self) -> u8 {
                match self {
                    $(Self::$name(sitting) => sitting.stage(),)*
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
                self.unknown_game()
            }

            /// Plays the first game of the game of this name, anew or from where it was left.
            pub(in crate::ui) fn teach_any(&mut self, game: &str, anew: bool) -> Task<super::Message> {
                $(if game == <$game as Notation>::SLUG {
                    return self.teach::<$game>(anew);
                })*
                self.unknown_game()
            }

            /// The first games, and how far one is with each.
            pub(super) fn courses(&self) -> Vec<Course> {
                let learning = &self.settings.learning;
                vec![$(Course {
                    game: <$game as Notation>::SLUG,
                    mark: <$game as AppGame>::MARK,
                    step: learning.step(<$game as Notation>::SLUG),
                    finished: learning.finished.contains(<$game as Notation>::SLUG),
                },)*]
            }

            /// Looks at a game that is over.
            pub(super) fn look_at(&mut self, saved: &Summary) -> Task<super::Message> {
                $(if saved.game == <$game as Notation>::SLUG {
                    let over = self.games.over::<$game>(&saved.name);
                    return self.look_at_one::<$game>(over);
                })*
                self.unknown_game()
            }

            /// Opens the game of a file.
            pub(super) fn open_file(&mut self, path: &Path) -> Task<super::Message> {
                let game = match Games::game_at(path) {
                    Ok(game) => game,
                    Err(trouble) => return self.tell_trouble(&trouble),
                };
                $(if game == <$game as Notation>::SLUG {
                    return self.open_file_of::<$game>(path);
                })*
                self.unknown_game()
            }

            /// Brings in the game of a file.
            pub(super) fn import_any(&self, path: &Path) -> Result<Imported, Error> {
                let game = Games::game_at(path)?;
                $(if game == <$game as Notation>::SLUG {
                    return self.games.import::<$game>(path);
                })*
                Err(unknown(path))
            }

            /// Writes what a seat has seen of a game.
            pub(super) fn export_any(
                &self,
                saved: &Summary,
                seat: Seat,
                to: &Path,
            ) -> Result<Option<Damage>, Error> {
                $(if saved.game == <$game as Notation>::SLUG {
                    return self.games.export_for::<$game>(&saved.name, seat, to);
                })*
                Err(unknown(to))
            }

            fn unknown_game(&mut self) -> Task<super::Message> {
                self.toast(fl!(self.words, "saves-unknown-game"), Tone::Trouble)
            }
        }

        /// How the seats of a game stand, as an onlooker sees them; nothing where it cannot be read.
        pub(in crate::ui) fn standings(games: &Games, saved: &Summary) -> Vec<Standing> {
            $(if saved.game == <$game as Notation>::SLUG {
                return standings_of::<$game>(games, saved);
            })*
            Vec::new()
        }
    };
}

/// Says how the seats of a game stand.
pub(super) type Standings = fn(&Games, &Summary) -> Vec<Standing>;

fn standings_of<G: AppGame>(games: &Games, saved: &Summary) -> Vec<Standing> {
    let Ok(seen) = games.glance::<G>(&saved.name) else {
        return Vec::new();
    };
    let seats = u8::try_from(seen.seats()).unwrap_or(0);
    (0..seats).map(|seat| seen.standing(Seat(seat))).collect()
}

/// A game that this program does not know.
fn unknown(path: &Path) -> Error {
    Error::UnknownGame {
        path: path.to_owned(),
    }
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
    const MARK: &'static str = "board/logo-mark.svg";

    fn first_game() -> FirstGame<Self> {
        let mut setup = TableSetup::of_bots(&[Level::Easy; 2], None);
        // With the rules of most tables, and nobody asks for advice where somebody tells what to do.
        (setup.options.two_player_variant, setup.hints) = (false, false);
        setup.choose_monster(1, Monster::MekaDragon);
        if let Some(first) = setup.seats.first_mut() {
            first.who = Who::Human;
        }
        let table = classic::Setup {
            first: Some(Seat(0)),
            ..setup.game()
        };
        FirstGame {
            start: table.start().expect("two different monsters of the base game"),
            setup,
            script: include_str!("../../../resources/lessons/classic.json"),
        }
    }

    fn kept(settings: &mut Settings) -> &mut TableSetup {
        &mut settings.table
    }

    fn page(setup: &TableSetup, state: Option<&Self>) -> help::Page {
        help::Page::Classic {
            variant: state.is_some_and(Self::two_player_variant),
            hints: setup.hints,
        }
    }

    fn standing(&self, seat: Seat) -> Standing {
        let player = self.player(seat);
        // Some live on without a heart, and even win; whoever is out has nothing any more.
        let counts = if player.alive {
            vec![
                Count::Number("tokens/star", player.stars.into()),
                Count::Number("tokens/heart", player.hearts.into()),
                Count::Number("tokens/energy", player.energy),
            ]
        } else {
            vec![Count::Skull]
        };
        Standing {
            counts,
            holds: self.in_tokyo(seat),
        }
    }

    fn track(&self) -> Track {
        match self.options().edition {
            classic::Edition::Base => Track::City,
            classic::Edition::Dark => Track::Dark,
        }
    }

    fn printed(setup: &TableSetup, words: &Words) -> Option<Words> {
        Some(words.printed(&setup.options))
    }
}

impl AppGame for duel::State {
    const MARK: &'static str = "duel/duel-mark.svg";

    fn first_game() -> FirstGame<Self> {
        let monsters = [duel::Monster::Gigazaur, duel::Monster::SpacePenguin];
        let mut setup = DuelSetup::between(monsters, [Who::Human, Who::Bot(Level::Easy)], None);
        (setup.first, setup.hints) = (Some(Seat(0)), false);
        FirstGame {
            start: setup.game().start().expect("two different monsters"),
            setup,
            script: include_str!("../../../resources/lessons/duel.json"),
        }
    }

    fn kept(settings: &mut Settings) -> &mut DuelSetup {
        &mut settings.duel
    }

    fn track(&self) -> Track {
        Track::Arena
    }

    fn standing(&self, seat: Seat) -> Standing {
        let player = self.player(seat);
        Standing {
            counts: vec![
                Standing::hearts(player.health),
                Count::Number("tokens/energy", player.energy),
                Count::Number("duel/dice-token", player.tokens.into()),
            ],
            holds: false,
        }
    }

    fn page(setup: &DuelSetup, _: Option<&Self>) -> help::Page {
        help::Page::Duel {
            king: setup.has_king(),
            hints: setup.hints,
        }
    }
}
