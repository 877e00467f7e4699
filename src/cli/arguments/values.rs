//! The values of options: how each is read. A refusal carries no text; what is allowed is said in
//! [`super::wording`].

use crate::cli::game::{WIDEST, nets};
use crate::storage::{Appearance, Guest, NAME_LENGTH, TextSize, Who};
use bots::solve::Variant;
use clap::builder::{PathBufValueParser, TypedValueParser};
use engine::classic::{Edition, Pack, Packs, PowerUp, Wickedness};
use engine::duel::Monster;
use std::path::PathBuf;
use words::Language;

/// Who plays, as it is typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::cli) enum Contestant {
    /// Somebody of the pool, a level for one.
    Named(String),
    /// A net in a file.
    Net(PathBuf),
    /// The command of another program.
    Program(String),
}

/// Several of them, in a list with commas.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::cli) struct Listed(pub Vec<Contestant>);

impl Listed {
    /// Everybody in these lists, in their order.
    pub(in crate::cli) fn all(lists: &[Self]) -> Vec<Contestant> {
        lists.iter().flat_map(|list| list.0.iter().cloned()).collect()
    }
}

/// The variants that are to be solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::cli) struct Variants(pub &'static [Variant]);

/// Every variant.
pub(super) const BOTH: &str = "both";

/// What a command begins with.
const EXEC: &str = "exec:";
/// What the file of a net begins with.
const NET: &str = "net:";

impl std::str::FromStr for Contestant {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let rest = |prefix| text.strip_prefix(prefix).map(str::trim);
        match (rest(EXEC), rest(NET)) {
            (Some(""), _) | (_, Some("")) => Err(()),
            (Some(command), _) => Ok(Self::Program(command.to_owned())),
            (_, Some(file)) => Ok(Self::Net(file.into())),
            _ if text.trim().is_empty() => Err(()),
            _ => Ok(Self::Named(text.trim().to_owned())),
        }
    }
}

impl std::fmt::Display for Contestant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Named(name) => f.pad(name),
            Self::Net(file) => f.pad(&format!("{NET}{}", file.display())),
            Self::Program(command) => f.pad(&format!("{EXEC}{command}")),
        }
    }
}

impl std::str::FromStr for Listed {
    type Err = ();

    /// A command goes on to the end, whatever commas are in it.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (mut listed, mut rest) = (Vec::new(), text);
        while !rest.trim_start().starts_with(EXEC) {
            let Some((one, others)) = rest.split_once(',') else {
                break;
            };
            listed.push(one.parse()?);
            rest = others;
        }
        listed.push(rest.trim_start().parse()?);
        Ok(Self(listed))
    }
}

/// Two rivals, as in `normal:exec:./bot`: a command may have colons in it, and goes on as far as it can.
impl std::str::FromStr for Rivals {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let pairs = text
            .match_indices(':')
            .map(|(at, _)| (&text[..at], &text[at + 1..]));
        let mut readings = pairs.filter_map(|(one, other)| {
            // `exec` alone, or a piece of a command behind its colon, is nobody.
            let whole = |text: &&str| !matches!(*text, "exec" | "net");
            let [one, other] = [one, other].map(|text| Some(text).filter(whole)?.parse().ok());
            Some([one?, other?])
        });
        let first = readings.next().ok_or(())?;
        let plain = |pair: &[Contestant; 2]| match &pair[1] {
            Contestant::Named(name) => !name.contains(':'),
            _ => true,
        };
        match plain(&first) {
            true => Ok(Self(first)),
            false => readings.find(plain).map(Self).ok_or(()),
        }
    }
}

/// One, and who sits on all other seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::cli) struct Rivals(pub [Contestant; 2]);

impl std::fmt::Display for Rivals {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.0[0], self.0[1])
    }
}

/// What a sequential test decides between: shares of the wins, from 0 to 1, the smaller one first.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::cli) struct Hypotheses {
    pub low: f64,
    pub high: f64,
}

impl std::str::FromStr for Hypotheses {
    type Err = ();

    /// In percent, as in `50:55`.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (low, high) = text.split_once(':').ok_or(())?;
        let share = |text: &str| -> Result<f64, ()> {
            let percent: f64 = text.trim().parse().map_err(|_| ())?;
            (0.0..=100.0)
                .contains(&percent)
                .then_some(percent / 100.0)
                .ok_or(())
        };
        let (low, high) = (share(low)?, share(high)?);
        (low < high).then_some(Self { low, high }).ok_or(())
    }
}

impl std::fmt::Display for Hypotheses {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let percent = |share: f64| (share * 1e6).round() / 1e4;
        write!(f, "{}:{}", percent(self.low), percent(self.high))
    }
}

/// One of several parts of a run, as in `2/4`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::cli) struct Shard {
    /// Which part, from 1.
    pub part: u32,
    /// Of how many.
    pub of: u32,
}

impl Shard {
    /// The whole run.
    pub(in crate::cli) const WHOLE: Self = Self { part: 1, of: 1 };

    /// Does this belong to the part?
    pub(in crate::cli) fn has(self, number: u64) -> bool {
        number % u64::from(self.of) == u64::from(self.part) - 1
    }
}

impl std::str::FromStr for Shard {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (part, of) = text.split_once('/').ok_or(())?;
        let number = |text: &str| text.trim().parse().map_err(|_| ());
        let (part, of) = (number(part)?, number(of)?);
        (1..=of).contains(&part).then_some(Self { part, of }).ok_or(())
    }
}

impl std::fmt::Display for Shard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.part, self.of)
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

/// Who sits somewhere in a picture: a level, or a program, which is drawn and not started.
pub(super) fn drawn(text: &str) -> Result<Who, &'static str> {
    match text.parse() {
        Ok(Contestant::Program(command)) => Ok(Who::Guest(Guest::program(&command))),
        Ok(Contestant::Named(level)) => level.parse().map(Who::Bot).map_err(|_| ""),
        Ok(Contestant::Net(_)) | Err(()) => Err(""),
    }
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

/// On or off.
pub(super) fn switch(text: &str) -> Result<bool, &'static str> {
    one_of(&SWITCH, text)
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

pub(super) const SWITCH: [(&str, bool); 2] = [("on", true), ("off", false)];

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
