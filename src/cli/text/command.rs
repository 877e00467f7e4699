//! What somebody types: a number that answers, or a command.

use words::{Words, grammar};

/// What can be asked for at any question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Command {
    /// What can be typed.
    Help,
    /// How everybody stands.
    Table,
    /// The rules of the game.
    Rules,
    /// What has happened.
    Log,
    /// What a card does.
    Card,
    /// What would be best.
    Hint,
    /// Why the last bot did what it did.
    Why,
    /// Keep these dice and roll the others.
    Keep,
    /// Let somebody look at their hand, and play from it.
    Play,
    /// Take the last decision back.
    Undo,
    /// Do again what was taken back.
    Redo,
    /// Repeat the question.
    Again,
    /// Give up.
    Concede,
    /// End.
    Quit,
}

/// Every command with the message that lists its words.
const COMMANDS: [(Command, &str); 14] = [
    (Command::Help, "text-command-help"),
    (Command::Table, "text-command-table"),
    (Command::Rules, "text-command-rules"),
    (Command::Log, "text-command-log"),
    (Command::Card, "text-command-card"),
    (Command::Hint, "text-command-hint"),
    (Command::Why, "text-command-why"),
    (Command::Keep, "text-command-keep"),
    (Command::Play, "text-command-play"),
    (Command::Undo, "text-command-undo"),
    (Command::Redo, "text-command-redo"),
    (Command::Again, "text-command-again"),
    (Command::Concede, "text-command-concede"),
    (Command::Quit, "text-command-quit"),
];

/// The lines of the help, in order.
pub(super) const HELP: [&str; 14] = [
    "text-help-answer",
    "text-help-keep",
    "text-help-play",
    "text-help-table",
    "text-help-rules",
    "text-help-log",
    "text-help-card",
    "text-help-hint",
    "text-help-why",
    "text-help-undo",
    "text-help-redo",
    "text-help-again",
    "text-help-concede",
    "text-help-quit",
];

/// What a line says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Typed {
    /// The number of an answer.
    Number(usize),
    /// A command, and what stands behind it.
    Command(Command, String),
    /// Nothing at all.
    Nothing,
    /// Something else.
    Unknown,
}

impl Typed {
    /// Reads a line in the language of the words.
    pub(super) fn of(line: &str, words: &Words) -> Self {
        let line = line.trim().trim_end_matches('.');
        if line.is_empty() {
            return Self::Nothing;
        }
        if let Ok(number) = line.parse() {
            return Self::Number(number);
        }
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let found = COMMANDS.into_iter().find(|(_, id)| is_one_of(first, id, words));
        found.map_or(Self::Unknown, |(command, _)| {
            Self::Command(command, rest.trim().to_owned())
        })
    }
}

/// Is this one of the words that a message lists? Capitals and accents do not count.
pub(super) fn is_one_of(typed: &str, id: &str, words: &Words) -> bool {
    let typed = grammar::folded(typed.trim());
    let list = words.text(id);
    list.split(',').any(|word| grammar::folded(word.trim()) == typed)
}

#[cfg(test)]
mod tests {
    use super::{COMMANDS, Command, HELP, Typed};
    use std::collections::BTreeSet;
    use words::{Language, Words, grammar};

    #[test]
    fn numbers_and_commands_are_told_apart() {
        let english = Words::new(Language::English);
        let of = |line: &str| Typed::of(line, &english);
        assert_eq!(of(" 12 "), Typed::Number(12));
        assert_eq!(of(""), Typed::Nothing);
        assert_eq!(of("?"), Typed::Command(Command::Help, String::new()));
        assert_eq!(of("What jets"), Typed::Command(Command::Card, "jets".into()));
        assert_eq!(of("KEEP 1 3"), Typed::Command(Command::Keep, "1 3".into()));
        assert_eq!(of("-1"), Typed::Unknown);
        assert_eq!(of("99999999999999999999999"), Typed::Unknown);
        let french = Words::new(Language::French);
        assert_eq!(
            Typed::of("repeter", &french),
            Typed::Command(Command::Again, String::new())
        );
        assert_eq!(Typed::of("hint", &french), Typed::Unknown);
    }

    #[test]
    fn no_word_means_two_things_and_the_help_names_every_command() {
        for language in Language::ALL {
            let words = Words::new(language);
            let mut seen = BTreeSet::new();
            let help: Vec<String> = HELP.into_iter().map(|id| words.text(id)).collect();
            for (command, id) in COMMANDS {
                let list = words.text(id);
                for word in list.split(',') {
                    assert!(seen.insert(grammar::folded(word.trim())), "{language}: {word}");
                }
                let first = list.split(',').next().unwrap_or_default();
                let named = help.iter().any(|line| line.starts_with(first));
                assert!(named || command == Command::Help, "{language}: {first}");
            }
        }
    }
}
