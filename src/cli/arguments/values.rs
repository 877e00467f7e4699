//! The values of options: how each is read. A refusal carries no text; what is allowed is said in
//! [`super::wording`].

use crate::cli::game::{WIDEST, nets};
use crate::storage::{Appearance, NAME_LENGTH, TextSize};
use bots::Level;
use bots::baselines::{WITHOUT_HAND, WITHOUT_PACKS};
use bots::solve::Variant;
use clap::builder::{PathBufValueParser, TypedValueParser};
use engine::classic::{Edition, Pack, Packs, PowerUp, Wickedness};
use engine::duel::Monster;
use std::path::PathBuf;
use words::Language;

/// Who plays in the arena: a level of ours, or `exec:` and the command of another program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::cli) enum Contestant {
    Level(Level),
    /// Master who never plays a card of its hand.
    WithoutHand,
    WithoutPacks,
    Program(String),
}

/// The variants that are to be solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::cli) struct Variants(pub &'static [Variant]);

/// Every variant.
pub(super) const BOTH: &str = "both";

/// What a command begins with.
const EXEC: &str = "exec:";

impl std::str::FromStr for Contestant {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.strip_prefix(EXEC) {
            Some(command) if command.trim().is_empty() => Err(()),
            Some(command) => Ok(Self::Program(command.to_owned())),
            None if text == WITHOUT_HAND => Ok(Self::WithoutHand),
            None if text == WITHOUT_PACKS => Ok(Self::WithoutPacks),
            None => text.parse().map(Self::Level).map_err(|_| ()),
        }
    }
}

impl std::fmt::Display for Contestant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Level(level) => f.pad(level.slug()),
            Self::WithoutHand => f.pad(WITHOUT_HAND),
            Self::WithoutPacks => f.pad(WITHOUT_PACKS),
            Self::Program(command) => f.pad(&format!("{EXEC}{command}")),
        }
    }
}

/// The sides that a picture may have.
pub(super) const SIDES: std::ops::RangeInclusive<u32> = 320..=7680;

pub(super) fn seats(text: &str) -> Result<u8, &'static str> {
    text.parse()
        .ok()
        .filter(|seats| (2..=WIDEST).contains(&usize::from(*seats)))
        .ok_or("")
}

pub(super) fn known<T: std::str::FromStr>(text: &str) -> Result<T, &'static str> {
    text.parse().map_err(|_| "")
}

/// The file of a game, by its ending: any other word is no command.
pub(super) fn game_file() -> impl TypedValueParser<Value = PathBuf> {
    PathBufValueParser::new().try_map(|path| match path.extension() {
        Some(ending) if ending.eq_ignore_ascii_case("kot") => Ok(path),
        _ => Err(""),
    })
}

/// The name of a person.
pub(super) fn person(text: &str) -> Result<String, &'static str> {
    let name = text.trim();
    let fits = (1..=NAME_LENGTH).contains(&name.chars().count()) && !name.contains(char::is_control);
    fits.then(|| name.to_owned()).ok_or("")
}

/// One of the nets, by its name.
pub(super) fn net(text: &str) -> Result<String, &'static str> {
    let found = nets().find(|name| *name == text);
    found.map(str::to_owned).ok_or("")
}

pub(super) fn language(text: &str) -> Result<Language, &'static str> {
    Language::from_code(text).ok_or("")
}

pub(super) fn theme(text: &str) -> Result<Appearance, &'static str> {
    one_of(&THEMES, text)
}

pub(super) fn edition(text: &str) -> Result<Edition, &'static str> {
    one_of(&EDITIONS, text)
}

pub(super) fn wickedness(text: &str) -> Result<Wickedness, &'static str> {
    one_of(&WICKEDNESS, text)
}

pub(super) fn power_up(text: &str) -> Result<PowerUp, &'static str> {
    one_of(&POWER_UPS, text)
}

/// Monster packs, as in `cultists,tower`.
pub(super) fn packs(text: &str) -> Result<Packs, &'static str> {
    let packs = text.split(',').map(|slug| {
        let mut all = Pack::ALL.into_iter();
        all.find(|pack| pack.slug() == slug.trim()).ok_or("")
    });
    packs.collect()
}

pub(super) fn variants(text: &str) -> Result<Variants, &'static str> {
    one_of(&VARIANTS, text)
}

/// Two different monsters, as in `gigazaur,the-king`.
pub(super) fn duellists(text: &str) -> Result<[Monster; 2], &'static str> {
    let (one, other) = text.split_once(',').ok_or("")?;
    match [one, other].map(|slug| Monster::from_slug(slug.trim())) {
        [Some(one), Some(other)] if one != other => Ok([one, other]),
        _ => Err(""),
    }
}

fn one_of<T: Copy>(known: &[(&str, T)], text: &str) -> Result<T, &'static str> {
    let found = known.iter().find(|(slug, _)| *slug == text);
    found.map(|(_, thing)| *thing).ok_or("")
}

pub(in crate::cli) const EDITIONS: [(&str, Edition); 2] = [("base", Edition::Base), ("dark", Edition::Dark)];

pub(in crate::cli) const WICKEDNESS: [(&str, Wickedness); 4] = [
    ("off", Wickedness::Off),
    ("red", Wickedness::Red),
    ("green", Wickedness::Green),
    ("mixed", Wickedness::Mixed),
];

pub(in crate::cli) const POWER_UPS: [(&str, PowerUp); 6] = [
    ("off", PowerUp::Off),
    ("standard", PowerUp::Standard),
    ("basic", PowerUp::Basic),
    ("active", PowerUp::Active),
    ("controlled", PowerUp::Controlled),
    ("draft", PowerUp::Draft),
];

pub(super) const VARIANTS: [(&str, Variants); 3] = {
    let [stars, energy] = [&[Variant::Stars], &[Variant::Energy]];
    [
        (Variant::Stars.slug(), Variants(stars)),
        (Variant::Energy.slug(), Variants(energy)),
        (BOTH, Variants(&Variant::ALL)),
    ]
};

pub(super) const THEMES: [(&str, Appearance); 2] = [("dark", Appearance::Dark), ("light", Appearance::Light)];

/// How many pixels of a display a unit of the window may have.
pub(super) const SCALES: [(&str, f32); 4] = [("1", 1.0), ("1.25", 1.25), ("1.5", 1.5), ("2", 2.0)];

pub(super) fn display(text: &str) -> Result<f32, &'static str> {
    one_of(&SCALES, text)
}

pub(super) fn text_size(text: &str) -> Result<TextSize, &'static str> {
    let named = |size: &TextSize| size.percent().to_string() == text;
    TextSize::ALL.into_iter().find(named).ok_or("")
}

pub(super) fn size(text: &str) -> Result<(u32, u32), &'static str> {
    let (width, height) = text.split_once('x').ok_or("")?;
    let side = |text: &str| text.parse().ok().filter(|side| SIDES.contains(side)).ok_or("");
    Ok((side(width)?, side(height)?))
}
