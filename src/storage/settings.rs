//! What a person has chosen once and wants to find again.

use super::seat;
use super::{
    Comfort, DuelSetup, Fields, GameSetup as _, Kept, Learning, OrderAsked, TableSetup, WindowPlace, take,
};
use serde::{Deserialize, Serialize};

/// The settings. Every field has a default, so that a file of another day can be read.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Settings {
    /// Code of the language; `None` follows the system.
    pub language: Option<String>,
    /// How fast events are shown.
    pub speed: Speed,
    /// How loud what happens is.
    pub effects: Volume,
    /// How loud the music and the places are.
    pub music: Volume,
    /// Nothing is heard.
    pub muted: bool,
    /// Who throws the first dice of a person's turn.
    pub first_throw: FirstThrow,
    /// When somebody who plays alone is asked about the Evolutions in their hand.
    pub stops: Stops,
    /// Nothing flies, shakes or breathes.
    pub reduce_motion: bool,
    /// How large everything is drawn.
    pub text_size: TextSize,
    /// Dark, light, or as the system has it.
    pub appearance: Appearance,
    /// Every text stands out from what is behind it.
    pub contrast: bool,
    /// Which colors are told apart.
    pub sight: Sight,
    /// Who draws the window.
    pub drawing: Drawing,
    /// What helps at the table.
    pub comfort: Comfort,
    /// What has been learnt.
    pub learning: Learning,
    /// Where the window was; `None` before it was closed for the first time.
    pub window: Option<WindowPlace>,
    /// The last table.
    pub table: TableSetup,
    /// The last duel.
    pub duel: DuelSetup,
    /// The command of a program that was typed last. It is offered where one is typed, and starts nothing by itself.
    pub program: String,
}

impl Kept for Settings {
    const NAME: &'static str = "settings";

    fn understood(mut fields: Fields, odd: &mut Vec<String>) -> Self {
        Self {
            language: take(&mut fields, "language", odd).flatten(),
            speed: take(&mut fields, "speed", odd).unwrap_or_default(),
            effects: take(&mut fields, "effects", odd).unwrap_or_default(),
            music: take(&mut fields, "music", odd).unwrap_or_default(),
            muted: take(&mut fields, "muted", odd).unwrap_or_default(),
            first_throw: take(&mut fields, "first_throw", odd).unwrap_or_default(),
            stops: take(&mut fields, "stops", odd).unwrap_or_default(),
            reduce_motion: take(&mut fields, "reduce_motion", odd).unwrap_or_default(),
            text_size: take(&mut fields, "text_size", odd).unwrap_or_default(),
            appearance: take(&mut fields, "appearance", odd).unwrap_or_default(),
            contrast: take(&mut fields, "contrast", odd).unwrap_or_default(),
            sight: take(&mut fields, "sight", odd).unwrap_or_default(),
            drawing: take(&mut fields, "drawing", odd).unwrap_or_default(),
            comfort: take(&mut fields, "comfort", odd).unwrap_or_default(),
            learning: take(&mut fields, "learning", odd).unwrap_or_default(),
            window: take(&mut fields, "window", odd).flatten(),
            table: take(&mut fields, "table", odd)
                .map(|table| TableSetup::understood(table, odd))
                .unwrap_or_default(),
            duel: take(&mut fields, "duel", odd)
                .map(|duel| DuelSetup::understood(duel, odd))
                .unwrap_or_default(),
            program: take(&mut fields, "program", odd)
                .map(|program: String| seat::command(program.trim()))
                .unwrap_or_default(),
        }
    }
}

/// How fast events are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// For a first game.
    Slow,
    /// For most games.
    #[default]
    Normal,
    /// For those who know the game.
    Fast,
    /// Nothing moves.
    Instant,
}

impl Speed {
    /// Every speed, slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Instant];

    /// The name on the command line and in files.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::Instant => "instant",
        }
    }
}

impl std::fmt::Display for Speed {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(self.slug())
    }
}

impl std::str::FromStr for Speed {
    type Err = ();

    fn from_str(slug: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|speed| speed.slug() == slug).ok_or(())
    }
}

/// When a person is asked, where they need not be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Asking {
    /// About a card that nobody else sees.
    pub stops: Stops,
    /// About the order of their dice.
    pub order: OrderAsked,
}

/// When a person is asked whether to play a card that nobody else sees. What else they are asked is not
/// touched by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stops {
    /// Whenever they could hold one as far as everybody knows: what is asked tells nothing about their hand.
    Always,
    /// When they hold one that can be played.
    #[default]
    Held,
    /// The same, but only in their own turns.
    OwnTurn,
    /// Not at all.
    Never,
}

impl Stops {
    /// Every choice, from the one that asks most.
    pub const ALL: [Self; 4] = [Self::Always, Self::Held, Self::OwnTurn, Self::Never];

    /// The name in files.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Always => "always",
            Self::Held => "held",
            Self::OwnTurn => "own-turn",
            Self::Never => "never",
        }
    }
}

/// Who throws the first dice of a person's turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FirstThrow {
    /// The person, when they like.
    #[default]
    ByHand,
    /// Nobody: the dice throw themselves.
    ByItself,
}

impl FirstThrow {
    /// Every choice.
    pub const ALL: [Self; 2] = [Self::ByHand, Self::ByItself];
}

/// How loud something is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Volume {
    /// It is not heard.
    Off,
    /// 25 %.
    Low,
    /// 50 %.
    #[default]
    Medium,
    /// 100 %.
    High,
}

impl Volume {
    /// Every volume, softest first.
    pub const ALL: [Self; 4] = [Self::Off, Self::Low, Self::Medium, Self::High];

    /// In per cent of the loudest.
    #[must_use]
    pub const fn percent(self) -> u16 {
        match self {
            Self::Off => 0,
            Self::Low => 25,
            Self::Medium => 50,
            Self::High => 100,
        }
    }
}

/// How large everything is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TextSize {
    /// 80 %.
    Smallest,
    /// 90 %.
    Small,
    /// 100 %.
    #[default]
    Medium,
    /// 115 %.
    Large,
    /// 130 %.
    Larger,
    /// 145 %.
    Huge,
    /// 160 %.
    Largest,
}

impl TextSize {
    /// Every size, smallest first.
    pub const ALL: [Self; 7] = [
        Self::Smallest,
        Self::Small,
        Self::Medium,
        Self::Large,
        Self::Larger,
        Self::Huge,
        Self::Largest,
    ];

    /// In per cent of the usual size.
    #[must_use]
    pub const fn percent(self) -> u16 {
        match self {
            Self::Smallest => 80,
            Self::Small => 90,
            Self::Medium => 100,
            Self::Large => 115,
            Self::Larger => 130,
            Self::Huge => 145,
            Self::Largest => 160,
        }
    }
}

/// Dark, light, or as the system has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Appearance {
    /// As the system has it.
    #[default]
    System,
    /// Night.
    Dark,
    /// Paper.
    Light,
}

impl Appearance {
    /// Every choice. Linux has no way to tell a program that its desktop is light, short of a client of its message
    /// bus: there the system is none of them.
    pub const OFFERED: &'static [Self] = if cfg!(target_os = "linux") {
        &[Self::Dark, Self::Light]
    } else {
        &[Self::System, Self::Dark, Self::Light]
    };

    /// This choice as one of those that are offered.
    #[must_use]
    pub fn as_offered(self) -> Self {
        if Self::OFFERED.contains(&self) {
            self
        } else {
            Self::Dark
        }
    }
}

/// Which colors a person tells apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sight {
    /// All of them.
    #[default]
    Usual,
    /// Without red.
    Protanopia,
    /// Without green.
    Deuteranopia,
    /// Without blue.
    Tritanopia,
}

impl Sight {
    /// Every choice.
    pub const ALL: [Self; 4] = [
        Self::Usual,
        Self::Protanopia,
        Self::Deuteranopia,
        Self::Tritanopia,
    ];

    /// The name in files and in the keys of texts.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Usual => "usual",
            Self::Protanopia => "protanopia",
            Self::Deuteranopia => "deuteranopia",
            Self::Tritanopia => "tritanopia",
        }
    }
}

impl std::fmt::Display for Sight {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(self.slug())
    }
}

impl std::str::FromStr for Sight {
    type Err = ();

    fn from_str(slug: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|sight| sight.slug() == slug).ok_or(())
    }
}

/// Who draws the window, from the next start on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Drawing {
    /// The graphics card where there is a real one, the processor elsewhere.
    #[default]
    Automatic,
    /// The graphics card.
    Card,
    /// The processor.
    Processor,
}

impl Drawing {
    /// Every choice.
    pub const ALL: [Self; 3] = [Self::Automatic, Self::Card, Self::Processor];

    /// The name in files and in the keys of texts.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Automatic => "automatic",
            Self::Card => "card",
            Self::Processor => "processor",
        }
    }
}

/// The choice after `now`, or the one before it, round and round.
#[must_use]
pub fn beside<T: Copy + PartialEq>(all: &[T], now: T, forward: bool) -> T {
    let at = all.iter().position(|one| *one == now).unwrap_or(0);
    let step = if forward { 1 } else { all.len().saturating_sub(1) };
    all.get((at + step) % all.len().max(1)).copied().unwrap_or(now)
}
