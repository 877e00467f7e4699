//! Our words in help texts and refusals: clap's own are never shown.

use super::values::{EDITIONS, POWER_UPS, SCALES, SIDES, SWITCH, THEMES, VARIANTS, WICKEDNESS};
use crate::cli::Problem;
use crate::cli::game::{NAMES, WIDEST, nets};
use crate::storage::{NAME_LENGTH, Sight, Speed, TakeBack, TextSize};
use crate::ui::picture::Screen;
use bots::Level;
use bots::baselines::{Contestant as Entry, contestants};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction};
use engine::classic::{Pack, State as Classic};
use engine::duel::Monster;
use std::ffi::OsString;
use words::{Language, Words};

/// The command with our words in it.
pub(super) fn localized(command: clap::Command, words: &Words) -> clap::Command {
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
            // Our texts name the default themselves, in their language. A negative number is a wrong value,
            // no option.
            argument.hide_default_value(true).allow_negative_numbers(true)
        })
        .help_template(format!(
            "{{about}}\n\n{}{{usage}}\n\n{{all-args}}\n",
            words.text("cli-usage")
        ))
}

/// A refusal in one line: what is wrong, and what is allowed.
pub(super) fn condensed(
    error: &clap::Error,
    root: &clap::Command,
    arguments: &[OsString],
    words: &Words,
) -> Problem {
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
            let allowed = allowed(&option, chosen.get_name(), words);
            let values = [
                ("option", option.into()),
                ("value", value.into()),
                ("allowed", allowed.into()),
            ];
            Problem::new(words, "cli-wrong-value", &values)
        }
        // At the beginning of a line, what is no file is taken for a command.
        ErrorKind::ValueValidation if option == GAME_FILE && chosen.get_name() != "play" => {
            let command = context(ContextKind::InvalidValue);
            match root.find_subcommand(&command) {
                Some(_) => Problem::new(words, "cli-option-before-command", &[]),
                None => unknown_command(command),
            }
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = context(ContextKind::InvalidValue);
            let allowed = allowed(&option, chosen.get_name(), words);
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
        ErrorKind::TooManyValues => {
            let value = context(ContextKind::InvalidValue);
            let values = [("option", option.into()), ("value", value.into())];
            Problem::new(words, "cli-needless-value", &values)
        }
        ErrorKind::MissingRequiredArgument => {
            Problem::new(words, "cli-missing-option", &[("option", option.into())])
        }
        ErrorKind::ArgumentConflict if context(ContextKind::PriorArg).split(' ').next() == Some(&option) => {
            Problem::new(words, "cli-option-twice", &[("option", option.into())])
        }
        ErrorKind::ArgumentConflict if !context(ContextKind::PriorArg).is_empty() => {
            let prior = context(ContextKind::PriorArg);
            let prior = prior.split([' ', '=', ',']).next().unwrap_or_default().to_owned();
            let values = [("option", option.into()), ("other", prior.into())];
            Problem::new(words, "cli-options-apart", &values)
        }
        ErrorKind::ArgumentConflict => {
            // Behind an option, clap says the same of commands that there are and of those that there are
            // not.
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

/// How the file of a game is named among the options.
const GAME_FILE: &str = "[FILE.kot]";

/// Options after which a file is named.
const FILES: [&str; 5] = ["--out", "--resume", "--with", "--against", "--records"];

fn said(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(texts) => texts.join(", "),
        _ => String::new(),
    }
}

/// What may stand after an option.
fn allowed(option: &str, command: &str, words: &Words) -> String {
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
        "--bots" if command == "picture" => slugs(&Level::ALL),
        "--bots" | "--levels" => words.text_with("cli-allowed-contestant", &[("known", pool().into())]),
        "--variant" => slugs(&VARIANTS.map(|(slug, _)| slug)),
        "--speed" => slugs(&Speed::ALL),
        "--take-back" => slugs(&TakeBack::ALL),
        "--lang" => slugs(&Language::ALL),
        "--sight" => slugs(&Sight::ALL),
        "--theme" => slugs(&THEMES.map(|(slug, _)| slug)),
        "--scale" => slugs(&SCALES.map(|(slug, _)| slug)),
        "--text-size" => slugs(&TextSize::ALL.map(TextSize::percent)),
        "--edition" => slugs(&EDITIONS.map(|(slug, _)| slug)),
        "--wickedness" => slugs(&WICKEDNESS.map(|(slug, _)| slug)),
        "--power-up" => slugs(&POWER_UPS.map(|(slug, _)| slug)),
        "--packs" => slugs(&Pack::ALL.map(Pack::slug)),
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
        "--people" => words.text_with("cli-allowed-people", &[("most", NAME_LENGTH.into())]),
        "--net" => nets().collect::<Vec<_>>().join(", "),
        "--seat" | "--who" => words.text_with("cli-allowed-contestant", &[("known", pool().into())]),
        "--two-player-variant" => slugs(&SWITCH.map(|(slug, _)| slug)),
        "--sprt" => words.text("cli-allowed-sprt"),
        "--shard" => words.text("cli-allowed-shard"),
        "--match" => words.text_with("cli-allowed-match", &[("known", pool().into())]),
        "--pool" => words.text_with("cli-allowed-pool", &[("known", pool().into())]),
        "--games" | "--threads" | "--saves" | "--move-time" | "--game-time" => whole(1, u32::MAX.into()),
        "--seed" | "--from" | "--round" => whole(0, u64::MAX),
        "--turns" if command == "worth" => whole(1, 200),
        "--turns" | "--to" => whole(0, u16::MAX.into()),
        "--out" | "--resume" | "--with" | "--against" | "--records" => words.text("cli-allowed-file"),
        GAME_FILE => words.text("cli-allowed-game-file"),
        _ => words.text("cli-allowed-nothing"),
    }
}
