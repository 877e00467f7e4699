//! What may be said on the command line, and one clear line for what may not.
//!
//! clap reads; the words are ours. Help texts, headings and refusals come from `cli.ftl` by the names of
//! commands and options, so nothing here is a sentence.

pub(super) mod values;
mod wording;

#[cfg(test)]
mod tests;

pub(super) use values::{Contestant, Hypotheses, Listed, Rivals, Shard, Variants};

use super::Problem;
use super::game::NAMES;
use crate::storage::{Appearance, Sight, Speed, TakeBack, TextSize, Who};
use crate::ui::picture::Screen;
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use engine::classic::{Edition, Options, Pack, Packs, PowerUp, Wickedness};
use engine::duel::Monster;
use std::ffi::OsString;
use std::num::NonZeroU32;
use std::path::PathBuf;
use values::{
    BOTH, EDITIONS, POWER_UPS, WICKEDNESS, display, drawn, duellists, edition, game_file, known, language,
    net, packs, person, power_up, seats, size, switch, text_size, theme, variants, wickedness,
};
use wording::{condensed, localized};
use words::{Language, Words};

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
    Bot(Bot),
    #[command(visible_alias = "arena")]
    Ladder(Ladder),
    Merge(Merge),
    Calibrate(Calibrate),
    Watch(Watch),
    Picture(Picture),
    Train(Train),
    Solve(Solve),
    Worth(Worth),
    Adapters(Adapters),
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
    #[arg(long, value_name = "WAY", value_parser = power_up)]
    pub power_up: Option<PowerUp>,
    #[arg(long, value_name = "PACK,…", value_parser = packs)]
    pub packs: Option<Packs>,
    /// Energy in place of stars for Tokyo where two play.
    #[arg(long, value_name = "ON", value_parser = switch)]
    pub two_player_variant: Option<bool>,
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
            ("--power-up", self.power_up.is_some()),
            ("--packs", self.packs.is_some()),
            ("--two-player-variant", self.two_player_variant.is_some()),
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
            power_up: self.power_up.unwrap_or_default(),
            packs: self.packs.unwrap_or_default(),
            two_player_variant: self.two_player_variant.unwrap_or(usual.two_player_variant),
            ..usual
        };
        let checked = options.check().map(|()| options);
        checked.map_err(|error| Problem(words::classic::setup_error(words, error)))
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
        if !options.power_up.is_off()
            && let Some((slug, _)) = POWER_UPS.iter().find(|(_, way)| *way == options.power_up)
        {
            typed += &format!(" --power-up {slug}");
        }
        if !options.packs.is_empty() {
            let slugs: Vec<_> = options.packs.iter().map(Pack::slug).collect();
            typed += &format!(" --packs {}", slugs.join(","));
        }
        if !options.two_player_variant {
            typed += " --two-player-variant off";
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

/// Where a long run is kept, and which part of it is done here.
#[derive(Debug, Clone, PartialEq, Default, Args)]
pub(super) struct Kept {
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroU32>,
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    #[arg(long, value_name = "K/N", value_parser = known::<Shard>, requires = "resume")]
    pub shard: Option<Shard>,
}

/// The window, or the terminal.
#[derive(Debug, Clone, PartialEq, Args)]
pub(super) struct Play {
    #[arg(long)]
    pub text: bool,
    #[arg(long, value_name = "GAME", default_value = NAMES[0])]
    pub game: String,
    #[arg(long, value_name = "N", value_parser = seats)]
    pub players: Option<u8>,
    #[command(flatten)]
    pub boxes: Boxes,
    /// Who plays here, by their names.
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', value_parser = person)]
    pub people: Vec<String>,
    /// The bots on the other seats; `bots` are whole tables of them.
    #[arg(id = "opponents", long = "bots", value_name = "WHO,…", value_parser = known::<Listed>)]
    pub opponents: Vec<Listed>,
    #[arg(long, conflicts_with = "people")]
    pub bots_only: bool,
    #[arg(long = "continue", id = "continue", conflicts_with_all = ["players", "people", "opponents", "bots_only", "seed"])]
    pub goes_on: bool,
    /// A game that is gone on with, or looked at.
    #[arg(id = "game_file", value_name = "FILE.kot", value_parser = game_file(), conflicts_with_all = [
        "game", "players", "people", "opponents", "bots_only", "continue", "seed", "take_back", "edition", "wickedness", "promos",
        "halloween", "no_cards", "power_up", "packs", "two_player_variant", "monsters",
    ])]
    pub game_file: Option<PathBuf>,
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,
    #[arg(long, value_name = "SPEED", value_parser = known::<Speed>)]
    pub speed: Option<Speed>,
    #[arg(long, value_name = "WHAT", value_parser = known::<TakeBack>)]
    pub take_back: Option<TakeBack>,
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
    /// The proof is about records.
    #[arg(id = "record_proof", long = "records")]
    pub records: bool,
    #[command(flatten)]
    pub kept: Kept,
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
}

/// One game, told.
#[derive(Debug, Clone, PartialEq, Args)]
pub(super) struct Watch {
    #[command(flatten)]
    pub table: Table,
    /// A game that was played, instead of a new one.
    #[arg(value_name = "FILE.kot")]
    pub record: Option<PathBuf>,
    #[arg(id = "from_turn", long = "from", value_name = "TURN")]
    pub from: Option<u16>,
    #[arg(id = "to_turn", long = "to", value_name = "TURN")]
    pub to: Option<u16>,
    #[arg(id = "record_schema", long = "schema")]
    pub schema: bool,
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
    #[arg(long, value_name = "WHO,…", default_value = "normal", value_parser = known::<Listed>)]
    pub bots: Vec<Listed>,
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
    #[arg(id = "sitting", long = "bots", value_name = "WHO,…", value_delimiter = ',', value_parser = drawn)]
    pub bots: Vec<Who>,
    #[command(flatten)]
    pub boxes: Boxes,
    #[arg(long, value_name = "WxH", default_value = "1280x800", value_parser = size)]
    pub size: (u32, u32),
    #[arg(long, value_name = "X", default_value = "1", value_parser = display)]
    pub scale: f32,
    #[arg(long, value_name = "PERCENT", default_value = "100", value_parser = text_size)]
    pub text_size: TextSize,
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
    #[arg(long, value_name = "THEME", default_value = "dark", value_parser = theme)]
    pub theme: Appearance,
    #[arg(long)]
    pub contrast: bool,
    #[arg(long, value_name = "NAME", default_value = "usual", value_parser = known::<Sight>)]
    pub sight: Sight,
    #[arg(long, value_name = "NAME")]
    pub chapter: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub asked: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub event: Option<String>,
    #[arg(long, value_name = "MS", default_value = "0", requires = "event", value_parser = clap::value_parser!(u32).range(..=60_000))]
    pub after: u32,
    #[arg(long, value_name = "N")]
    pub frames: Option<NonZeroU32>,
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

/// One of our bots as a program.
#[derive(Debug, Clone, PartialEq, Args)]
pub(super) struct Bot {
    /// Its name in the pool.
    #[arg(id = "bot_who", value_name = "WHO")]
    pub who: String,
    #[arg(id = "bot_seed", long = "seed", value_name = "S", default_value = "1")]
    pub seed: u64,
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
    /// By what plans foresee, for a net that knows much.
    #[arg(long)]
    pub foresight: bool,
    /// Only the games of this round, from 0; what is learned from them is left to `merge`.
    #[arg(id = "train_round", long = "round", value_name = "R", requires = "resume")]
    pub round: Option<u64>,
    /// Frozen weights to play against.
    #[arg(long, value_name = "FILE.net")]
    pub against: Option<PathBuf>,
    #[command(flatten)]
    pub kept: Kept,
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
}

/// Bots and other programs against each other.
#[derive(Debug, Clone, PartialEq, Args)]
pub(super) struct Ladder {
    #[arg(long, value_name = "GAME", default_value = NAMES[0])]
    pub game: String,
    #[arg(id = "ladder_players", long = "players", value_name = "N", value_parser = seats)]
    pub players: Option<u8>,
    /// One against a table full of another.
    #[arg(id = "match", long = "match", value_name = "A:B", value_parser = known::<Rivals>)]
    pub rivals: Option<Rivals>,
    /// Everybody against everybody; everybody there is if nothing is said.
    #[arg(long, value_name = "WHO,…", value_parser = known::<Listed>)]
    pub pool: Vec<Listed>,
    /// A table that is named seat by seat.
    #[arg(long, value_name = "WHO", value_parser = known::<Contestant>)]
    pub seat: Vec<Contestant>,
    #[arg(id = "ladder_games", long = "games", value_name = "G", default_value = "200")]
    pub games: NonZeroU32,
    #[arg(long, value_name = "S", default_value = "1")]
    pub seed: u64,
    /// Nets of one's own, each named by its file.
    #[arg(long = "with", value_name = "FILE.net")]
    pub nets: Vec<PathBuf>,
    #[command(flatten)]
    pub boxes: Boxes,
    #[arg(long, value_name = "MS", default_value = "10000")]
    pub move_time: NonZeroU32,
    #[arg(long, value_name = "MS")]
    pub game_time: Option<NonZeroU32>,
    #[arg(long, value_name = "LOW:HIGH", value_parser = known::<Hypotheses>, conflicts_with = "shard")]
    pub sprt: Option<Hypotheses>,
    #[arg(long)]
    pub plain: bool,
    #[arg(id = "ladder_timing", long = "timing")]
    pub timing: bool,
    #[command(flatten)]
    pub kept: Kept,
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
}

/// What cards are worth.
#[derive(Debug, Clone, PartialEq, Args)]
pub(super) struct Worth {
    /// By their names; everything on the table if nothing is said.
    #[arg(id = "worth_items", value_name = "CARD")]
    pub items: Vec<String>,
    #[arg(long, value_name = "GAME", default_value = NAMES[0])]
    pub game: String,
    #[arg(id = "ladder_players", long = "players", value_name = "N", value_parser = seats)]
    pub players: Option<u8>,
    #[arg(id = "worth_who", long = "who", value_name = "WHO", default_value = "master", value_parser = known::<Contestant>)]
    pub who: Contestant,
    #[arg(id = "worth_turns", long = "turns", value_name = "T,…", default_value = "3,6,9", value_delimiter = ',', value_parser = clap::value_parser!(u16).range(1..=200))]
    pub turns: Vec<u16>,
    #[arg(id = "worth_games", long = "games", value_name = "G", default_value = "200")]
    pub games: NonZeroU32,
    #[arg(long, value_name = "S", default_value = "1")]
    pub seed: u64,
    #[command(flatten)]
    pub boxes: Boxes,
    #[command(flatten)]
    pub kept: Kept,
    #[arg(long)]
    pub json: bool,
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
}

/// The parts of a run, put together.
#[derive(Debug, Clone, PartialEq, Args)]
pub(super) struct Merge {
    #[arg(id = "merge_files", value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    #[arg(long)]
    pub json: bool,
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
}

/// Winning chances beside what happened.
#[derive(Debug, Clone, PartialEq, Args)]
pub(super) struct Calibrate {
    #[arg(long, value_name = "GAME", default_value = NAMES[0])]
    pub game: String,
    #[arg(long, value_name = "N", value_parser = seats)]
    pub players: Option<u8>,
    /// For their own default: what is measured is what Master says.
    #[arg(id = "calibrated", long = "bots", value_name = "WHO,…", default_value = "master", value_parser = known::<Listed>)]
    pub bots: Vec<Listed>,
    #[arg(long, value_name = "G", default_value = "100")]
    pub games: NonZeroU32,
    #[arg(long, value_name = "S", default_value = "1")]
    pub seed: u64,
    #[command(flatten)]
    pub boxes: Boxes,
    /// Games that were played, instead of new ones.
    #[arg(id = "records_read", long = "records", value_name = "DIR", conflicts_with_all = [
        "game", "players", "calibrated", "games", "seed", "edition", "wickedness", "promos", "halloween", "no_cards", "power_up",
        "packs", "two_player_variant", "monsters",
    ])]
    pub records: Option<PathBuf>,
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroU32>,
    #[arg(long)]
    pub json: bool,
    #[arg(id = "plot_out", long = "out", value_name = "FILE.png")]
    pub out: Option<PathBuf>,
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
}

/// The game for two without cards, solved.
#[derive(Debug, Clone, PartialEq, Args)]
pub(super) struct Solve {
    #[arg(long, value_name = "TOKYO", default_value = BOTH, value_parser = variants)]
    pub variant: Variants,
    #[arg(long, value_name = "WHO,…", value_parser = known::<Listed>)]
    pub levels: Vec<Listed>,
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

/// Who could draw.
#[derive(Debug, Clone, PartialEq, Args)]
pub(super) struct Adapters {
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
}

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
    let asked = help_asked(arguments);
    let arguments = asked.as_deref().unwrap_or(arguments);
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

/// `help` and `help COMMAND`, as the options that say the same.
fn help_asked(arguments: &[OsString]) -> Option<Vec<OsString>> {
    let (program, rest) = arguments.split_first()?;
    let (word, rest) = rest.split_first()?;
    let asked = || {
        std::iter::once(program)
            .chain(rest)
            .cloned()
            .chain(["--help".into()])
    };
    (word == "help").then(|| asked().collect())
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
