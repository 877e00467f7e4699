//! What may be said on the command line, and one clear line for what may not.
//!
//! clap reads; the words are ours. Help texts, headings and refusals come from `cli.ftl` by the names of commands and
//! options, so nothing here is a sentence.

use super::Problem;
use super::kind::{NAMES, WIDEST, nets};
use crate::bots::Level;
use crate::bots::pool::{Contestant as Entry, contestants};
use crate::engine::classic::{Edition, Options, State as Classic, Wickedness};
use crate::engine::duel::Monster;
use crate::i18n::{Language, Words};
use crate::solve::Variant;
use crate::storage::{Appearance, Speed};
use crate::ui::picture::Screen;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use std::ffi::OsString;
use std::num::NonZeroU32;
use std::path::PathBuf;

#[derive(Debug, Parser)]
#[command(name = "king-of-tokyo", version, args_conflicts_with_subcommands = true)]
#[command(
    disable_help_subcommand = true,
    disable_help_flag = true,
    disable_version_flag = true
)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    play: Play,
}

/// What the player wants.
#[derive(Debug, Clone, PartialEq, Subcommand)]
pub(super) enum Command {
    Play(Play),
    Simulate(Simulate),
    Soak(Soak),
    Engine(Engine),
    Arena(Arena),
    Ladder(Ladder),
    Watch(Watch),
    Picture(Picture),
    Train(Train),
    Solve(Solve),
}

/// Which box is played, and what else lies on the table.
#[derive(Debug, Clone, Copy, PartialEq, Default, Args)]
pub(super) struct Boxes {
    #[arg(long, value_name = "EDITION", value_parser = edition)]
    pub edition: Option<Edition>,
    #[arg(long, value_name = "SIDE", value_parser = wickedness)]
    pub wickedness: Option<Wickedness>,
    #[arg(long)]
    pub promos: bool,
    #[arg(long)]
    pub halloween: bool,
    #[arg(long)]
    pub no_cards: bool,
    /// Who duels; the classic game seats its monsters in their order.
    #[arg(long, value_name = "ONE,OTHER", value_parser = duellists)]
    pub monsters: Option<[Monster; 2]>,
}

impl Boxes {
    /// Is nothing said about the boxes?
    pub(super) fn is_silent(&self) -> bool {
        *self == Self::default()
    }

    /// What lies on a table of the first game may not be said where another game is played.
    ///
    /// # Errors
    /// Names the first option that was given, and the games.
    pub(super) fn refuse(&self, game: &str, words: &Words) -> Result<(), Problem> {
        let said = [
            ("--edition", self.edition.is_some()),
            ("--wickedness", self.wickedness.is_some()),
            ("--promos", self.promos),
            ("--halloween", self.halloween),
            ("--no-cards", self.no_cards),
        ];
        match said.into_iter().find(|(_, said)| *said) {
            None => Ok(()),
            Some((option, _)) => Err(other_game(option, NAMES[0], game, words)),
        }
    }

    /// The options of the classic game that are wished for, if they go together.
    pub(super) fn options(&self, words: &Words) -> Result<Options, Problem> {
        if self.monsters.is_some() {
            return Err(other_game("--monsters", NAMES[1], NAMES[0], words));
        }
        let usual = Options::of(self.edition.unwrap_or_default());
        let options = Options {
            wickedness: self.wickedness.unwrap_or(usual.wickedness),
            promos: self.promos,
            halloween: self.halloween,
            power_cards: !self.no_cards,
            ..usual
        };
        let checked = options.check().map(|()| options);
        checked.map_err(|error| Problem(words.setup_error(error)))
    }

    /// What has to be typed to agree on these options again.
    pub(super) fn typed(options: &Options) -> String {
        let usual = Options::of(options.edition);
        let mut typed = String::new();
        let slug = |all: &[(&'static str, Edition)]| {
            let found = all.iter().find(|(_, edition)| *edition == options.edition);
            found.map_or("", |(slug, _)| *slug)
        };
        if options.edition != Edition::default() {
            typed += &format!(" --edition {}", slug(&EDITIONS));
        }
        if options.wickedness != usual.wickedness
            && let Some((slug, _)) = WICKEDNESS.iter().find(|(_, side)| *side == options.wickedness)
        {
            typed += &format!(" --wickedness {slug}");
        }
        for (option, said) in [
            (" --promos", options.promos),
            (" --halloween", options.halloween),
            (" --no-cards", !options.power_cards),
        ] {
            typed += if said { option } else { "" };
        }
        typed
    }
}

/// An option of one game was given where another one is played.
fn other_game(option: &str, owner: &str, game: &str, words: &Words) -> Problem {
    let values = [
        ("option", option.into()),
        ("owner", owner.into()),
        ("game", game.into()),
    ];
    Problem::new(words, "cli-other-game", &values)
}

/// The window.
#[derive(Debug, Clone, PartialEq, Args)]
pub(super) struct Play {
    #[arg(long, value_name = "GAME", default_value = NAMES[0])]
    pub game: String,
    #[arg(long, value_name = "N", value_parser = seats)]
    pub players: Option<u8>,
    #[command(flatten)]
    pub boxes: Boxes,
    #[arg(long)]
    pub bots_only: bool,
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    #[arg(long, value_name = "SPEED", value_parser = known::<Speed>)]
    pub speed: Option<Speed>,
    #[arg(long)]
    pub exit_when_over: bool,
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
}

/// Games without a window, only the results.
#[derive(Debug, Clone, PartialEq, Args)]
pub(super) struct Simulate {
    #[command(flatten)]
    pub table: Table,
    #[arg(long, value_name = "G", default_value = "100")]
    pub games: NonZeroU32,
    #[arg(long)]
    pub json: bool,
    #[arg(long)]
    pub timing: bool,
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroU32>,
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
}

/// The proof by playing.
#[derive(Debug, Clone, PartialEq, Args)]
pub(super) struct Soak {
    #[arg(long, value_name = "GAME", default_value = NAMES[0])]
    pub game: String,
    #[arg(long, value_name = "G", default_value = "1000")]
    pub games: NonZeroU32,
    #[arg(long, value_name = "S", default_value = "1")]
    pub seed: u64,
    #[arg(long, value_name = "G", default_value = "0")]
    pub from: u64,
    #[arg(long, value_name = "G", default_value = "20")]
    pub saves: NonZeroU32,
    #[arg(long)]
    pub coverage: bool,
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroU32>,
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
}

/// One game, told.
#[derive(Debug, Clone, PartialEq, Args)]
pub(super) struct Watch {
    #[command(flatten)]
    pub table: Table,
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
}

/// A table of bots.
#[derive(Debug, Clone, PartialEq, Default, Args)]
pub(super) struct Table {
    #[arg(long, value_name = "GAME", default_value = NAMES[0])]
    pub game: String,
    #[arg(long, value_name = "N", value_parser = seats)]
    pub players: Option<u8>,
    #[arg(long, value_name = "LEVEL,…", default_value = "normal", value_delimiter = ',', value_parser = known::<Level>)]
    pub bots: Vec<Level>,
    #[arg(long, value_name = "S", default_value = "1")]
    pub seed: u64,
    #[command(flatten)]
    pub boxes: Boxes,
}

/// One screen as a file.
#[derive(Debug, Clone, PartialEq, Args)]
pub(super) struct Picture {
    #[arg(long, value_name = "GAME", default_value = NAMES[0])]
    pub game: String,
    #[arg(long, value_name = "NAME", default_value = "play", value_parser = known::<Screen>)]
    pub screen: Screen,
    #[arg(long, value_name = "S", default_value = "1")]
    pub seed: u64,
    #[arg(long, value_name = "T", default_value = "6")]
    pub turns: u16,
    #[arg(long, value_name = "N", value_parser = seats)]
    pub players: Option<u8>,
    /// Without any, a person sits down against bots.
    #[arg(id = "sitting", long = "bots", value_name = "LEVEL,…", value_delimiter = ',', value_parser = known::<Level>)]
    pub bots: Vec<Level>,
    #[command(flatten)]
    pub boxes: Boxes,
    #[arg(long, value_name = "WxH", default_value = "1280x800", value_parser = size)]
    pub size: (u32, u32),
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
    #[arg(long, value_name = "THEME", default_value = "dark", value_parser = theme)]
    pub theme: Appearance,
    #[arg(long, value_name = "FILE.png")]
    pub out: PathBuf,
}

/// The rules for other programs.
#[derive(Debug, Clone, PartialEq, Args)]
pub(super) struct Engine {
    #[arg(long)]
    pub schema: bool,
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
}

/// Bots and other programs against each other.
#[derive(Debug, Clone, PartialEq, Args)]
pub(super) struct Arena {
    #[arg(long, value_name = "GAME", default_value = NAMES[0])]
    pub game: String,
    #[arg(long, value_name = "WHO", required = true, value_parser = known::<Contestant>)]
    pub seat: Vec<Contestant>,
    #[arg(long, value_name = "G", default_value = "100")]
    pub games: NonZeroU32,
    #[arg(long, value_name = "S", default_value = "1")]
    pub seed: u64,
    #[arg(long, value_name = "MS", default_value = "10000")]
    pub move_time: NonZeroU32,
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
}

/// A net that learns.
#[derive(Debug, Clone, PartialEq, Args)]
pub(super) struct Train {
    #[arg(long, value_name = "NET", value_parser = net)]
    pub net: String,
    /// A number, for its own default: a training is longer than a match.
    #[arg(id = "training", long = "games", value_name = "G", default_value = "60000")]
    pub games: NonZeroU32,
    #[arg(long, value_name = "S", default_value = "1")]
    pub seed: u64,
    #[arg(id = "net_out", long = "out", value_name = "FILE.net")]
    pub out: Option<PathBuf>,
    #[arg(long)]
    pub linear: bool,
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroU32>,
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
}

/// The pool against itself.
#[derive(Debug, Clone, PartialEq, Args)]
pub(super) struct Ladder {
    #[arg(long, value_name = "GAME", default_value = NAMES[0])]
    pub game: String,
    #[arg(id = "ladder_players", long = "players", value_name = "N", value_parser = seats)]
    pub players: Option<u8>,
    /// One of the pool against a table full of another.
    #[arg(id = "match", long = "match", value_name = "A:B")]
    pub duellists: Option<String>,
    /// Who is measured; everybody if nothing is said.
    #[arg(long, value_name = "WHO,…", value_delimiter = ',')]
    pub pool: Vec<String>,
    #[arg(id = "ladder_games", long = "games", value_name = "G", default_value = "200")]
    pub games: NonZeroU32,
    #[arg(long, value_name = "S", default_value = "1")]
    pub seed: u64,
    /// Nets of one's own, each named by its file.
    #[arg(long = "with", value_name = "FILE.net")]
    pub nets: Vec<PathBuf>,
    #[command(flatten)]
    pub boxes: Boxes,
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroU32>,
    #[arg(long)]
    pub json: bool,
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
}

/// Who plays in the arena: a level of ours, or `exec:` and the command of another program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Contestant {
    Level(Level),
    Program(String),
}

/// The game for two without cards, solved.
#[derive(Debug, Clone, PartialEq, Args)]
pub(super) struct Solve {
    #[arg(long, value_name = "TOKYO", default_value = BOTH, value_parser = variants)]
    pub variant: Variants,
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',', value_parser = known::<Level>)]
    pub levels: Vec<Level>,
    #[arg(long)]
    pub perfect: bool,
    #[arg(id = "measured", long = "games", value_name = "G", default_value = "1000")]
    pub games: NonZeroU32,
    #[arg(long, value_name = "S", default_value = "1")]
    pub seed: u64,
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroU32>,
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
}

/// The variants that are to be solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Variants(pub &'static [Variant]);

/// Every variant.
const BOTH: &str = "both";

/// What a command begins with.
const EXEC: &str = "exec:";

impl std::str::FromStr for Contestant {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.strip_prefix(EXEC) {
            Some(command) if command.trim().is_empty() => Err(()),
            Some(command) => Ok(Self::Program(command.to_owned())),
            None => text.parse().map(Self::Level).map_err(|_| ()),
        }
    }
}

impl std::fmt::Display for Contestant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Level(level) => f.pad(level.slug()),
            Self::Program(command) => f.pad(&format!("{EXEC}{command}")),
        }
    }
}

/// The sides that a picture may have.
const SIDES: std::ops::RangeInclusive<u32> = 320..=7680;

/// Why nothing is carried out.
pub(super) enum Refusal {
    /// Help or the version was asked for: here it is.
    Shown(String),
    /// The command line is wrong.
    Problem(Problem),
}

/// Reads a command line, the program's name first.
pub(super) fn read(arguments: &[OsString], words: &Words) -> Result<Command, Refusal> {
    let mut command = localized(Arguments::command(), words);
    let read = command
        .try_get_matches_from_mut(arguments)
        .and_then(|found| Arguments::from_arg_matches(&found));
    match read {
        Ok(Arguments {
            command: Some(chosen),
            ..
        }) => Ok(chosen),
        Ok(Arguments { command: None, play }) => Ok(Command::Play(play)),
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            Err(Refusal::Shown(error.render().to_string()))
        }
        Err(error) => Err(Refusal::Problem(condensed(&error, &command, arguments, words))),
    }
}

/// The language that a command line asks for, whatever else is wrong with it.
pub(super) fn language_of(arguments: &[OsString]) -> Option<Language> {
    let mut rest = arguments.iter().filter_map(|argument| argument.to_str());
    while let Some(argument) = rest.next() {
        if argument == "--lang" {
            return rest.next().and_then(Language::from_code);
        }
        if let Some(code) = argument.strip_prefix("--lang=") {
            return Language::from_code(code);
        }
    }
    None
}

fn seats(text: &str) -> Result<u8, &'static str> {
    text.parse()
        .ok()
        .filter(|seats| (2..=WIDEST).contains(&usize::from(*seats)))
        .ok_or("")
}

fn known<T: std::str::FromStr>(text: &str) -> Result<T, &'static str> {
    text.parse().map_err(|_| "")
}

/// One of the nets, by its name.
fn net(text: &str) -> Result<String, &'static str> {
    let found = nets().find(|name| *name == text);
    found.map(str::to_owned).ok_or("")
}

fn language(text: &str) -> Result<Language, &'static str> {
    Language::from_code(text).ok_or("")
}

fn theme(text: &str) -> Result<Appearance, &'static str> {
    one_of(&THEMES, text)
}

fn edition(text: &str) -> Result<Edition, &'static str> {
    one_of(&EDITIONS, text)
}

fn wickedness(text: &str) -> Result<Wickedness, &'static str> {
    one_of(&WICKEDNESS, text)
}

fn variants(text: &str) -> Result<Variants, &'static str> {
    one_of(&VARIANTS, text)
}

/// Two different monsters, as in `gigazaur,the-king`.
fn duellists(text: &str) -> Result<[Monster; 2], &'static str> {
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

const EDITIONS: [(&str, Edition); 2] = [("base", Edition::Base), ("dark", Edition::Dark)];

const WICKEDNESS: [(&str, Wickedness); 4] = [
    ("off", Wickedness::Off),
    ("red", Wickedness::Red),
    ("green", Wickedness::Green),
    ("mixed", Wickedness::Mixed),
];

const VARIANTS: [(&str, Variants); 3] = {
    let [stars, energy] = [&[Variant::Stars], &[Variant::Energy]];
    [
        (Variant::Stars.slug(), Variants(stars)),
        (Variant::Energy.slug(), Variants(energy)),
        (BOTH, Variants(&Variant::ALL)),
    ]
};

const THEMES: [(&str, Appearance); 2] = [("dark", Appearance::Dark), ("light", Appearance::Light)];

fn size(text: &str) -> Result<(u32, u32), &'static str> {
    let (width, height) = text.split_once('x').ok_or("")?;
    let side = |text: &str| text.parse().ok().filter(|side| SIDES.contains(side)).ok_or("");
    Ok((side(width)?, side(height)?))
}

/// The command with our words in it.
fn localized(command: clap::Command, words: &Words) -> clap::Command {
    let version = Arg::new("version")
        .short('V')
        .long("version")
        .action(ArgAction::Version);
    let command = with_words(command.arg(version), "cli-about", words)
        .subcommand_help_heading(words.text("cli-commands"))
        .override_usage(words.text("cli-usage-command"));
    command.mut_subcommands(|subcommand| {
        let about = format!("cli-about-{}", subcommand.get_name());
        with_words(subcommand, &about, words)
    })
}

fn with_words(command: clap::Command, about: &str, words: &Words) -> clap::Command {
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    command
        .about(words.text(about))
        .arg(help)
        .mut_args(|argument| {
            let help = words.text(&format!("cli-option-{}", argument.get_id()));
            let takes_value = argument.get_action().takes_values();
            let argument = argument.help(help).help_heading(words.text("cli-options"));
            if !takes_value {
                return argument;
            }
            // Our texts name the default themselves, in their language. A negative number is a wrong value, no option.
            argument.hide_default_value(true).allow_negative_numbers(true)
        })
        .help_template(format!(
            "{{about}}\n\n{}{{usage}}\n\n{{all-args}}\n",
            words.text("cli-usage")
        ))
}

/// A refusal in one line: what is wrong, and what is allowed.
fn condensed(error: &clap::Error, root: &clap::Command, arguments: &[OsString], words: &Words) -> Problem {
    let context = |kind| error.get(kind).map(said).unwrap_or_default();
    let option = context(ContextKind::InvalidArg);
    let option = option.split([' ', '=']).next().unwrap_or_default().to_owned();
    let commands = || {
        root.get_subcommands()
            .map(clap::Command::get_name)
            .collect::<Vec<_>>()
            .join(", ")
    };
    let chosen = arguments
        .iter()
        .skip(1)
        .find_map(|argument| root.find_subcommand(argument))
        .unwrap_or(root);
    let options = || {
        let options = chosen
            .get_arguments()
            .filter_map(Arg::get_long)
            .map(|long| format!("--{long}"));
        options.collect::<Vec<_>>().join(", ")
    };
    let unknown_command = |command: String| {
        Problem::new(
            words,
            "cli-unknown-command",
            &[("command", command.into()), ("allowed", commands().into())],
        )
    };
    match error.kind() {
        ErrorKind::UnknownArgument => Problem::new(
            words,
            "cli-unknown-option",
            &[("option", option.into()), ("allowed", options().into())],
        ),
        ErrorKind::InvalidSubcommand => unknown_command(context(ContextKind::InvalidSubcommand)),
        ErrorKind::InvalidUtf8 => {
            let (option, value) = no_text(arguments);
            let allowed = allowed(&option, words);
            let values = [
                ("option", option.into()),
                ("value", value.into()),
                ("allowed", allowed.into()),
            ];
            Problem::new(words, "cli-wrong-value", &values)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = context(ContextKind::InvalidValue);
            let allowed = allowed(&option, words);
            let id = if value.is_empty() {
                "cli-missing-value"
            } else {
                "cli-wrong-value"
            };
            let values = [
                ("option", option.into()),
                ("value", value.into()),
                ("allowed", allowed.into()),
            ];
            Problem::new(words, id, &values)
        }
        ErrorKind::MissingRequiredArgument => {
            Problem::new(words, "cli-missing-option", &[("option", option.into())])
        }
        ErrorKind::ArgumentConflict if context(ContextKind::PriorArg).split(' ').next() == Some(&option) => {
            Problem::new(words, "cli-option-twice", &[("option", option.into())])
        }
        ErrorKind::ArgumentConflict => {
            // Behind an option, clap says the same of commands that there are and of those that there are not.
            let command = context(ContextKind::InvalidSubcommand);
            if command.is_empty() || root.find_subcommand(&command).is_some() {
                Problem::new(words, "cli-option-before-command", &[])
            } else {
                unknown_command(command)
            }
        }
        _ => Problem::new(words, "cli-not-understood", &[("allowed", options().into())]),
    }
}

/// The option whose value is not UTF-8, and that value as far as it can be shown; clap does not tell.
fn no_text(arguments: &[OsString]) -> (String, String) {
    let mut before = "";
    for argument in arguments.iter().skip(1) {
        match argument.to_str() {
            Some(text) => before = text,
            // A file may have any name.
            None if FILES.contains(&before) => before = "",
            None => {
                let shown = argument.to_string_lossy();
                return match shown.split_once('=') {
                    Some((option, _)) if FILES.contains(&option) => continue,
                    Some((option, value)) if option.starts_with("--") => {
                        (option.to_owned(), value.to_owned())
                    }
                    _ => (before.to_owned(), shown.into_owned()),
                };
            }
        }
    }
    Default::default()
}

/// Options after which a file is named.
const FILES: [&str; 3] = ["--out", "--resume", "--with"];

fn said(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(texts) => texts.join(", "),
        _ => String::new(),
    }
}

/// What may stand after an option.
fn allowed(option: &str, words: &Words) -> String {
    fn slugs<T: ToString>(items: &[T]) -> String {
        items.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
    }
    // Of the game that is played if nothing is said; who is unknown to another one is refused there.
    let pool = || {
        let all = contestants::<Classic>();
        slugs(&all.iter().map(Entry::name).collect::<Vec<_>>())
    };
    // As they are typed: without the marks that a language puts into large numbers.
    let whole = |least: u64, most: u64| {
        let values = [
            ("least", least.to_string().into()),
            ("most", most.to_string().into()),
        ];
        words.text_with("cli-allowed-whole", &values)
    };
    match option {
        "--game" => NAMES.join(", "),
        "--bots" | "--levels" => slugs(&Level::ALL),
        "--variant" => slugs(&VARIANTS.map(|(slug, _)| slug)),
        "--speed" => slugs(&Speed::ALL),
        "--lang" => slugs(&Language::ALL),
        "--theme" => slugs(&THEMES.map(|(slug, _)| slug)),
        "--edition" => slugs(&EDITIONS.map(|(slug, _)| slug)),
        "--wickedness" => slugs(&WICKEDNESS.map(|(slug, _)| slug)),
        "--monsters" => {
            let monsters = slugs(&Monster::ALL.map(Monster::slug));
            words.text_with("cli-allowed-duellists", &[("monsters", monsters.into())])
        }
        "--screen" => slugs(&Screen::ALL),
        "--size" => words.text_with(
            "cli-allowed-size",
            &[
                ("least", (*SIDES.start()).into()),
                ("most", (*SIDES.end()).into()),
            ],
        ),
        "--players" => whole(2, WIDEST as u64),
        "--net" => nets().collect::<Vec<_>>().join(", "),
        "--seat" => words.text_with("cli-allowed-contestant", &[("levels", slugs(&Level::ALL).into())]),
        "--match" => words.text_with("cli-allowed-match", &[("known", pool().into())]),
        "--pool" => words.text_with("cli-allowed-pool", &[("known", pool().into())]),
        "--games" | "--threads" | "--saves" | "--move-time" => whole(1, u32::MAX.into()),
        "--seed" | "--from" => whole(0, u64::MAX),
        "--turns" => whole(0, u16::MAX.into()),
        "--out" | "--resume" | "--with" => words.text("cli-allowed-file"),
        _ => words.text("cli-allowed-nothing"),
    }
}

#[cfg(test)]
mod tests {
    use super::{Boxes, Command, Monster, Refusal, language_of, read};
    use crate::i18n::{Language, Words};
    use std::ffi::OsString;

    fn line(text: &str) -> Vec<OsString> {
        std::iter::once("king-of-tokyo")
            .chain(text.split_whitespace())
            .map(OsString::from)
            .collect()
    }

    fn refused(text: &str) -> String {
        match read(&line(text), &Words::new(Language::English)) {
            Err(Refusal::Problem(problem)) => problem.0,
            Err(Refusal::Shown(shown)) => panic!("{text} shows {shown}"),
            Ok(command) => panic!("{text} is {command:?}"),
        }
    }

    #[test]
    fn without_a_command_the_window_opens() {
        let words = Words::new(Language::English);
        for text in ["", "--players 3", "play --players 3"] {
            assert!(
                matches!(read(&line(text), &words), Ok(Command::Play(_))),
                "{text}"
            );
        }
    }

    #[test]
    fn each_refusal_is_one_line_that_names_what_is_allowed() {
        for (text, named) in [
            ("--no-such-option", "--players"),
            ("simulate --no-such-option", "--games"),
            ("dance", "simulate"),
            ("simulate --players 7", "2"),
            ("simulate --players 1", "6"),
            ("simulate --players many", "6"),
            ("simulate --players", "6"),
            ("watch --bots normal,genius", "easy, normal"),
            ("soak --game", "--game needs a value; allowed: classic, duel"),
            ("simulate --games 0", "from 1 to 4294967295"),
            ("simulate --games 99999999999", "from 1 to 4294967295"),
            ("simulate --threads 99999999999", "from 1 to 4294967295"),
            ("simulate --seed -3", "from 0 to 18446744073709551615"),
            (
                "watch --seed 18446744073709551616",
                "from 0 to 18446744073709551615",
            ),
            ("picture --out a.png --turns 65536", "from 0 to 65535"),
            ("--lang fr frob", "no command frob; there are play, simulate"),
            ("frob --lang fr", "no command frob; there are play, simulate"),
            ("simulate --seed 1 --seed 2", "--seed"),
            ("--seed 1 watch", "play"),
            ("picture --screen play", "--out"),
            ("picture --out a.png --size 1280", "320"),
            ("picture --out a.png --theme pink", "light"),
            ("watch --lang xx", "fr"),
            ("watch --edition new", "base, dark"),
            ("simulate --wickedness blue", "off, red, green, mixed"),
            ("arena", "--seat"),
            ("ladder --match", "random, claws, greedy, exact, easy"),
            ("ladder --pool", "random, claws, greedy, exact, easy"),
            ("ladder --games 0", "from 1 to 4294967295"),
            ("ladder --players 7", "from 2 to 6"),
            ("arena --seat genius", "easy, normal"),
            ("arena --seat exec:", "exec:"),
            ("arena --seat easy --move-time 0", "from 1"),
            (
                "watch --monsters gigazaur",
                "--monsters cannot be “gigazaur”; allowed: two different ones, as in gigazaur,the-king, of gigazaur, alienoid, \
                 space-penguin, meka-dragon, cyber-kitty, the-king",
            ),
            ("watch --monsters gigazaur,gigazaur", "two different"),
            ("watch --monsters gigazaur,kraken", "two different"),
            ("watch --monsters gigazaur,the-king,alienoid", "two different"),
            ("simulate --monsters", "--monsters needs a value"),
            ("engine --seed 3", "--schema"),
            ("play --speed warp", "instant"),
            ("simulate --json=3", "--json"),
            ("picture --out a.png --bots genius", "easy, normal"),
            (
                "solve --variant cards",
                "--variant cannot be “cards”; allowed: stars, energy, both",
            ),
            ("solve --levels normal,genius", "easy, normal"),
            ("solve --games 0", "from 1 to"),
            ("solve --bots easy", "--levels"),
            ("play --game", "--game needs a value; allowed: classic, duel"),
        ] {
            let problem = refused(text);
            assert!(problem.contains(named), "{text}: {problem}");
            assert!(!problem.contains('\n'), "{text}: {problem}");
        }
    }

    #[test]
    fn boxes_are_typed_as_they_are_read() {
        let words = Words::new(Language::English);
        for (text, good) in [
            ("", true),
            (" --edition dark", true),
            (" --edition dark --wickedness mixed --promos --halloween", true),
            (" --wickedness green --no-cards", true),
            (" --edition dark --wickedness off", false),
            (" --promos --no-cards", false),
            (" --halloween --no-cards", false),
        ] {
            let Ok(Command::Watch(watch)) = read(&line(&format!("watch{text}")), &words) else {
                panic!("{text} is not read")
            };
            let options = watch.table.boxes.options(&words);
            assert_eq!(options.is_ok(), good, "{text}");
            if let Ok(options) = options {
                assert!(options.check().is_ok());
                assert_eq!(Boxes::typed(&options), text);
            }
        }
    }

    #[test]
    fn duellists_are_typed_with_a_comma() {
        let words = Words::new(Language::English);
        for command in ["play", "simulate", "watch", "picture --out a.png"] {
            let read = read(
                &line(&format!("{command} --monsters the-king,meka-dragon")),
                &words,
            );
            let boxes = match read {
                Ok(Command::Play(play)) => play.boxes,
                Ok(Command::Simulate(simulate)) => simulate.table.boxes,
                Ok(Command::Watch(watch)) => watch.table.boxes,
                Ok(Command::Picture(picture)) => picture.boxes,
                _ => panic!("{command} takes no monsters"),
            };
            assert_eq!(
                boxes.monsters,
                Some([Monster::TheKing, Monster::MekaDragon]),
                "{command}"
            );
        }
    }

    #[test]
    #[cfg(unix)]
    fn a_value_that_is_no_text_names_its_option() {
        use std::os::unix::ffi::OsStringExt;
        let refused = |text: &str| {
            let bytes = |word: &OsString| {
                let word = word.to_str().expect("typed above").replace('?', "\u{1}");
                let bytes = word.bytes().map(|byte| if byte == 1 { 0xff } else { byte });
                OsString::from_vec(bytes.collect())
            };
            let arguments: Vec<_> = line(text).iter().map(bytes).collect();
            match read(&arguments, &Words::new(Language::English)) {
                Err(Refusal::Problem(problem)) => problem.0,
                _ => panic!("{text} is understood"),
            }
        };
        for (text, named) in [
            (
                "simulate --seed ?",
                "--seed cannot be “\u{fffd}”; allowed: whole numbers",
            ),
            (
                "simulate --json --bots=a? --seed 1",
                "--bots cannot be “a\u{fffd}”; allowed: easy",
            ),
            ("picture --out ? --size ?", "--size"),
        ] {
            let problem = refused(text);
            assert!(problem.contains(named), "{text}: {problem}");
        }
    }

    #[test]
    fn help_speaks_the_language_asked_for() {
        for (language, options) in [
            (Language::English, "Options:"),
            (Language::French, "Options\u{a0}:"),
        ] {
            let words = Words::new(language);
            for command in [
                "", "play", "simulate", "watch", "picture", "engine", "arena", "ladder", "solve", "train",
            ] {
                let arguments = line(&format!("{command} --help --lang {language}"));
                assert_eq!(language_of(&arguments), Some(language));
                let Err(Refusal::Shown(help)) = read(&arguments, &words) else {
                    panic!("{command} --help shows no help")
                };
                assert!(help.contains(options), "{help}");
                assert!(!help.contains("No localization"), "{help}");
            }
        }
    }
}
