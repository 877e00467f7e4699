//! What people call whoever plays, by what records say: of a command the script or the program that it starts.
//!
//! Nothing is looked for on the disk, and nothing is started: a command is only read.

use super::{BOT, PROGRAM};
use table::quoted;

/// The longest name of whoever was invited, in letters.
const LONGEST: usize = 24;

/// What only leads to the command behind it.
const LEADS_ON: [&str; 16] = [
    "exec", "command", "env", "nohup", "time", "nice", "ionice", "stdbuf", "wine", "xvfb-run", "npx", "uv",
    "poetry", "pipenv", "start", "call",
];
/// What runs a script, without the number of its version.
const INTERPRETERS: [&str; 32] = [
    "python",
    "pypy",
    "py",
    "node",
    "nodejs",
    "deno",
    "bun",
    "tsx",
    "ruby",
    "perl",
    "php",
    "lua",
    "luajit",
    "java",
    "julia",
    "rscript",
    "bash",
    "sh",
    "dash",
    "zsh",
    "ksh",
    "fish",
    "pwsh",
    "powershell",
    "dotnet",
    "go",
    "cargo",
    "runghc",
    "guile",
    "racket",
    "elixir",
    "tclsh",
];
/// What such a program is told before the script.
const VERBS: [&str; 2] = ["run", "exec"];
/// Options with a value of their own behind them.
const WITH_VALUE: [&str; 10] = [
    "-W",
    "-X",
    "-n",
    "-cp",
    "-classpath",
    "--class-path",
    "-r",
    "--require",
    "--import",
    "--project",
];
/// What ends a command, where another one follows.
const ENDS: [&str; 5] = ["&&", "||", ";", "|", "&"];

/// What people call whoever plays, as records say it: of a command the script or else the file of its first word,
/// without its ending; of a bot its name. At most 24 letters, of which none acts.
#[must_use]
pub fn called(plays: &str) -> String {
    match plays.strip_prefix(PROGRAM) {
        Some(command) => command_called(command),
        None => quoted::name(plays.strip_prefix(BOT).unwrap_or(plays), LONGEST),
    }
}

/// The same, if it is another program.
#[must_use]
pub fn program_called(plays: &str) -> Option<String> {
    plays.starts_with(PROGRAM).then(|| called(plays))
}

/// Who plays, with no more of a command than what it is called by: for lists, where it may be long.
#[must_use]
pub(in crate::storage) fn shortened(plays: &str) -> Option<String> {
    // What is called so stands alone, with an ending to lose.
    program_called(plays).map(|name| match name.as_str() {
        // No file is called so.
        name if name.is_empty() || name.contains(['/', '\\']) => format!("{PROGRAM}{name}"),
        name => format!("{PROGRAM}\"{}.program\"", name.replace('"', "")),
    })
}

/// What people call the program that this command starts; empty where it says nothing.
#[must_use]
pub fn command_called(command: &str) -> String {
    quoted::name(&of_command(command), LONGEST)
}

fn of_command(command: &str) -> String {
    let words = words(command);
    let mut rest = &words[..];
    // Where one goes first says nothing about who plays.
    while rest.first().is_some_and(|word| word == "cd") {
        let Some(end) = rest.iter().position(|word| ENDS.contains(&word.as_str())) else {
            break;
        };
        rest = &rest[end + 1..];
    }
    let ends = rest.iter().position(|word| ENDS.contains(&word.as_str()));
    of_words(&rest[..ends.unwrap_or(rest.len())])
}

/// The name of the first program that does more than leading to the next one.
fn of_words(words: &[String]) -> String {
    let is_set = |word: &&String| match word.split_once('=') {
        Some((name, _)) => {
            !name.is_empty()
                && name
                    .bytes()
                    .all(|byte| byte == b'_' || byte.is_ascii_alphanumeric())
        }
        None => false,
    };
    let words = &words[words.iter().take_while(is_set).count()..];
    let Some((first, rest)) = words.split_first() else {
        return String::new();
    };
    let name = file(first);
    let plain = name.to_lowercase();
    let plain =
        plain.trim_end_matches(|letter: char| letter.is_ascii_digit() || letter == '.' || letter == '-');
    if LEADS_ON.contains(&plain) {
        let next = of_words(&rest[before_script(rest)..]);
        return if next.is_empty() { name } else { next };
    }
    if !INTERPRETERS.contains(&plain) {
        return name;
    }
    let at = before_script(rest);
    match (rest.get(at.wrapping_sub(1)).map(String::as_str), rest.get(at)) {
        // The program is written in the command itself, or is not named.
        (Some("-c" | "-e" | "-Command"), _) | (_, None) => name,
        (Some("-m"), Some(module)) => module.rsplit('.').next().unwrap_or(module).to_owned(),
        (_, Some(script)) => match file(script) {
            // The folder where one is.
            here if here.chars().all(|letter| letter == '.') => name,
            script => script,
        },
    }
}

/// How many of these words are told to the program before them, and not what it runs.
fn before_script(words: &[String]) -> usize {
    let mut at = 0;
    while let Some(word) = words.get(at) {
        if ["-c", "-e", "-m", "-Command"].contains(&word.as_str()) {
            return at + 1;
        }
        at += match word.as_str() {
            word if WITH_VALUE.contains(&word) => 2,
            word if word.starts_with('-') || VERBS.contains(&word) => 1,
            _ => break,
        };
    }
    at.min(words.len())
}

/// The words of a command; quotation marks hold one together, and a sign that ends a command stands alone.
fn words(command: &str) -> Vec<String> {
    let (mut words, mut word, mut quote, mut begun) = (Vec::new(), String::new(), None, false);
    for letter in command.chars() {
        match (quote, letter) {
            (Some(open), close) if open == close => quote = None,
            (Some(_), letter) => word.push(letter),
            (None, '"' | '\'') => (quote, begun) = (Some(letter), true),
            (None, letter) if letter.is_whitespace() => {
                if begun || !word.is_empty() {
                    words.push(std::mem::take(&mut word));
                }
                begun = false;
            }
            (None, ';') => {
                if begun || !word.is_empty() {
                    words.push(std::mem::take(&mut word));
                }
                begun = false;
                words.push(";".to_owned());
            }
            (None, letter) => word.push(letter),
        }
    }
    if begun || !word.is_empty() {
        words.push(word);
    }
    words
}

/// The file of a path, without its ending.
fn file(path: &str) -> String {
    let file = path.rsplit(['/', '\\']).next().filter(|file| !file.is_empty());
    let file = file.unwrap_or(path);
    match file.rsplit_once('.') {
        Some((name, ending))
            if !name.is_empty() && !ending.is_empty() && ending.chars().all(char::is_alphabetic) =>
        {
            name.to_owned()
        }
        _ => file.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{called, shortened};

    #[test]
    fn whoever_plays_is_called_by_the_script_or_the_program_of_the_command() {
        for (plays, name) in [
            // The file of the first word.
            ("exec:./bot", "bot"),
            ("exec:/opt/a b/bot.py", "a"),
            ("exec:'/opt/a b/bot.py' --deep 3", "bot"),
            (r#"exec:"C:\bots\mine.exe" 3"#, "mine"),
            (r"exec:C:\bots\mine.bat", "mine"),
            ("exec:bot-1.2 --fast", "bot-1.2"),
            ("exec:my.bot.py", "my.bot"),
            ("exec:\"it's\" mine", "it's"),
            ("exec:.hidden", ".hidden"),
            ("exec:Zoé.js", "Zoé"),
            // The script where the first word only runs it.
            ("exec: python3 bot.py", "bot"),
            ("exec:/usr/bin/python3.12 -u bots/mine.py --deep 3", "mine"),
            ("exec:python3 -W ignore bot.py", "bot"),
            ("exec:python3 -m bots.mine", "mine"),
            ("exec:python3 -c 'print(1)'", "python3"),
            ("exec:python3", "python3"),
            (
                r#"exec:"C:\Program Files\Python\python.exe" "my bot.py""#,
                "my bot",
            ),
            ("exec:py -3 bot.py", "bot"),
            ("exec:node --trace-warnings bot.mjs", "bot"),
            ("exec:deno run --allow-read bot.ts", "bot"),
            ("exec:java -cp out -Xmx1g Bot", "Bot"),
            ("exec:java -jar target/bot.jar", "bot"),
            ("exec:go run .", "go"),
            ("exec:cargo run --release --bin rival", "rival"),
            ("exec:bash ./start.sh", "start"),
            ("exec:sh -c 'while read -r line; do :; done'", "sh"),
            // What stands before the program.
            ("exec:exec king-of-tokyo bot hard", "king-of-tokyo"),
            ("exec:DEEP=3 NET=a.net ./bot", "bot"),
            ("exec:env DEEP=3 python3 bot.py", "bot"),
            ("exec:nice -n 5 ./bot", "bot"),
            ("exec:uv run python bot.py", "bot"),
            ("exec:cd bots && python3 mine.py", "mine"),
            ("exec:cd bots; ./mine | tee notes", "mine"),
            ("exec:cd bots", "cd"),
            // Nothing that acts, and not for ever.
            ("exec:\u{1b}[2J", "[2J"),
            ("exec:/", "/"),
            ("exec:'", ""),
            ("exec:", ""),
            (
                "exec:a-very-long-name-that-goes-on-and-on",
                "a-very-long-name-that-go",
            ),
            // Our own bots by their names.
            ("bot:greedy", "greedy"),
            ("bot:net:my.net", "net:my.net"),
        ] {
            assert_eq!(called(plays), name, "{plays}");
            if let Some(short) = shortened(plays) {
                assert_eq!(called(&short), name, "{plays} as {short}");
                assert!(short.chars().count() <= 40, "{short}");
            }
        }
    }
}
