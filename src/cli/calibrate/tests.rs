//! Calibration from outside: what is played, what is read, and what is printed.

use super::report::Report;
use super::{Gathered, Kind, LeftOut, Observed, Reader, observed, play_all, read, read_file, records_in};
use crate::cli::arguments::{Calibrate, Command, read as read_line};
use crate::cli::calibrate::fit::Moment;
use crate::cli::game::CliGame;
use crate::cli::records::Records;
use bots::{Stop, review};
use engine::classic::State as Classic;
use engine::duel::State as Duel;
use engine::{Game, Seats};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use table::Table;
use words::{Language, Words};

fn options(text: &str) -> Calibrate {
    let line: Vec<OsString> = text.split_whitespace().map(OsString::from).collect();
    match read_line(&line, &Words::new(Language::English)) {
        Ok(Command::Calibrate(options)) => options,
        _ => panic!("{text} is not read"),
    }
}

const READERS: [(&str, Reader); 2] = [(Classic::NAME, read::<Classic>), (Duel::NAME, read::<Duel>)];

fn words() -> Words {
    Words::new(Language::English)
}

/// Two short games of each kind, by who knows nothing of winning.
fn some(text: &str) -> Gathered {
    let options = options(text);
    let play = match options.game.as_str() {
        "duel" => play_all::<Duel>,
        _ => play_all::<Classic>,
    };
    play(&options, &words()).expect("bots play").0
}

/// A folder of its own, gone at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("king-of-tokyo-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn played<K: CliGame>(seats: usize, seed: u64) -> Table<K> {
    let all = bots::baselines::contestants::<K>();
    let easy = all.into_iter().find(|one| one.name() == "easy").expect("a level");
    let (agreed, number) = (&K::Agreed::default(), 0);
    let dealt = super::Dealt { agreed, seed, number };
    let easy = vec![super::Entrant::Bot(easy); seats];
    super::played(&easy, &dealt, &mut Default::default(), "", &words()).expect("bots play")
}

/// What is said of each seat that is still in is what the review shows of it, and the game ends as it ended.
fn as_the_review_shows<K: CliGame>(seats: usize) {
    let table = played::<K>(seats, 3);
    let found = observed(0, &table).expect("it is over");
    let game = review::PlayedGame::of(&table, Seats::NONE);
    let mut shown = review::Findings::default();
    let mut advisor = K::advisor(table.seed());
    let mut gauge = K::gauge(table.seed());
    review::look_back(
        &game,
        advisor.as_mut(),
        gauge.as_mut(),
        &Stop::default(),
        &mut |news| shown.hear(news),
    );
    let shares = table
        .finished()
        .and_then(Game::scores)
        .expect("it is over")
        .shares;
    let mut moments = found.moments.iter();
    for point in shown.points().iter().filter(|point| point.whose.is_some()) {
        let state = table.at(point.at, &mut |_, _| {});
        let mut sum = 0.0;
        for seat in state.state().living() {
            let moment = moments.next().expect("as many as seats that are in");
            assert_eq!(
                moment.said,
                f64::from(point.shares[seat.index()]),
                "turn {}",
                point.turn
            );
            assert_eq!(moment.happened, f64::from(shares[seat.index()]));
            sum += moment.said;
        }
        assert!((sum - 1.0).abs() < 1e-4, "the chances of all come to {sum}");
    }
    assert_eq!(moments.next(), None);
    assert!(found.moments.len() > 2 * seats);
}

#[test]
fn what_is_measured_is_what_the_review_shows() {
    as_the_review_shows::<Classic>(3);
    as_the_review_shows::<Duel>(2);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let line = "king-of-tokyo calibrate --players 3 --bots easy --games 6 --seed 4 --threads";
    assert_eq!(some(&format!("{line} 1")), some(&format!("{line} 3")));
}

#[test]
fn boxes_are_named_as_they_are_typed() {
    for (typed, kind) in [
        ("--players 2", "2 base"),
        ("--edition dark", "4 dark"),
        ("--edition dark --wickedness mixed", "4 dark"),
        (
            "--wickedness red --promos --halloween",
            "4 base wickedness promos halloween",
        ),
        ("--no-cards", "4 base bare"),
        (
            "--power-up draft --packs tower,cultists",
            "4 base power-up cultists tower",
        ),
        ("--game duel", "2"),
    ] {
        let options = options(&format!("king-of-tokyo calibrate {typed}"));
        let boxes = match options.game.as_str() {
            "duel" => Duel::agreed(&options.boxes, &words())
                .and_then(|agreed| Duel::table(2, &agreed, 1, &words()))
                .map(|table| table.boxes()),
            _ => Classic::agreed(&options.boxes, &words())
                .and_then(|agreed| Classic::table(2, &agreed, 1, &words()))
                .map(|table| table.boxes()),
        };
        let players = options
            .players
            .unwrap_or(if options.game == "duel" { 2 } else { 4 });
        let found = [
            vec![players.to_string()],
            boxes.expect("a table").into_iter().map(str::to_owned).collect(),
        ];
        assert_eq!(found.concat().join(" "), kind, "{typed}");
    }
}

#[test]
fn a_folder_of_records_says_what_its_games_say() {
    let folder = Folder::new("calibrated");
    let within = folder.0.join("evening").join("late");
    let keep = |folder: &Path| Records::open(Some(folder), false, &words()).expect("a folder");
    let classic = played::<Classic>(2, 5);
    keep(&folder.0)
        .keep("one", &classic, None, &words())
        .expect("written");
    keep(&within)
        .keep("two", &played::<Duel>(2, 6), None, &words())
        .expect("written");
    std::fs::write(folder.0.join("notes.txt"), "no game").expect("written");
    let mut paths = Vec::new();
    records_in(&folder.0, super::DEPTH, &mut paths).expect("a folder");
    paths.sort();
    assert_eq!(paths, [within.join("two.kot"), folder.0.join("one.kot")]);
    let [two, one] =
        [0, 1].map(|nth| read_file(nth, &paths[nth as usize], &READERS, &words()).expect("a game"));
    assert_eq!(Some(one.moments), observed(1, &classic).map(|game| game.moments));
    assert_eq!((two.kind.game, two.kind.players), ("duel", 2));
}

#[test]
fn a_record_that_says_nothing_is_told_why() {
    let folder = Folder::new("uncalibrated");
    let records = Records::open(Some(&folder.0), false, &words()).expect("a folder");
    let table = played::<Duel>(2, 8);
    records.keep("whole", &table, None, &words()).expect("written");
    let half = table.at(table.history().len() / 2, &mut |_, _| {});
    records.keep("running", &half, None, &words()).expect("written");
    records
        .keep("given-up", &half, Some(engine::Seat(1)), &words())
        .expect("written");
    let path = |name: &str| folder.0.join(format!("{name}.kot"));
    let whole = std::fs::read_to_string(path("whole")).expect("a record");
    let lines: Vec<&str> = whole.lines().collect();
    let mut harmed: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    harmed[6] = harmed[6].replace("\"sum\":\"", "\"sum\":\"f");
    std::fs::write(path("harmed"), harmed.join("\n")).expect("written");
    std::fs::write(path("headless"), lines[1..].join("\n")).expect("written");
    std::fs::write(path("empty"), "").expect("written");
    std::fs::create_dir(path("folder")).expect("a folder");
    for (name, told) in [
        ("running", "the game is not over"),
        ("given-up", "a player conceded"),
        ("harmed", "the file is damaged from line 7 on: "),
        ("headless", "no record"),
        ("empty", "empty"),
        ("folder", "name a plain file"),
        ("missing", "No such file"),
    ] {
        let reason = read_file(0, &path(name), &READERS, &words()).expect_err(name);
        assert!(reason.contains(told), "{name}: {reason}");
    }
    assert!(read_file(0, &path("whole"), &READERS, &words()).is_ok());
    let unknown = read_file(0, &path("whole"), &READERS[..1], &words());
    assert_eq!(unknown, Err(words().text("saves-unknown-game")));
}

/// Games of two kinds of tables, in which what was said is half true.
fn gathered() -> Gathered {
    let game = |number: u64| {
        let won = !number.is_multiple_of(3);
        let boxes = if number.is_multiple_of(2) {
            vec!["base"]
        } else {
            vec!["base", "promos"]
        };
        let moment = |said: f64, won: bool| Moment {
            said,
            happened: f64::from(u8::from(won)),
        };
        Observed {
            number,
            kind: Kind {
                game: "classic",
                players: 2,
                boxes,
            },
            moments: vec![moment(0.8, won), moment(0.2, !won)],
        }
    };
    Gathered {
        games: (0..60).map(game).collect(),
        left_out: vec![LeftOut {
            number: 60,
            file: Some("torn.kot".into()),
            reason: "it is torn".to_owned(),
        }],
    }
}

#[test]
fn the_json_tells_all_of_it() {
    let report = Report::new(
        &gathered(),
        None,
        "king-of-tokyo calibrate --records games".to_owned(),
    );
    let json = serde_json::to_value(&report).expect("plain data");
    // Two of three where four of five were said: ln 2 by ln 4.
    assert_eq!(json["slope"], 0.5);
    assert_eq!(json["intercept"], 0.0);
    assert_eq!((&json["games"], &json["moments"]), (&60.into(), &120.into()));
    // .04 in two of three cases, .64 in the third.
    assert_eq!(
        (&json["brier"], &json["brier_constant"]),
        (&0.24.into(), &0.25.into())
    );
    let [low, high] = [0, 1].map(|end| json["slope_interval"][end].as_f64().expect("a number"));
    assert!(low < 0.5 && 0.5 < high && high < 1.0, "{low} {high}");
    let bins = json["bins"].as_array().expect("a list");
    assert_eq!(bins.len(), 10);
    assert_eq!(
        (&bins[8]["said"], &bins[8]["happened"], &bins[8]["count"]),
        (&0.8.into(), &0.6667.into(), &60.into())
    );
    assert_eq!((&bins[8]["from"], &bins[8]["to"]), (&0.8.into(), &0.9.into()));
    assert!(bins[8]["interval"][0].as_f64() < bins[8]["happened"].as_f64());
    assert_eq!(
        (&bins[5]["count"], &bins[5]["said"]),
        (&0.into(), &serde_json::Value::Null)
    );
    let tables = json["tables"].as_array().expect("a list");
    assert_eq!(tables.len(), 2);
    assert_eq!(tables[1]["boxes"], serde_json::json!(["base", "promos"]));
    assert_eq!(
        (&tables[1]["players"], &tables[1]["games"]),
        (&2.into(), &30.into())
    );
    let boxes = json["boxes"].as_array().expect("a list");
    let named: Vec<_> = boxes.iter().map(|one| (&one["box"], &one["games"])).collect();
    assert_eq!(
        named,
        [(&"base".into(), &60.into()), (&"promos".into(), &30.into())]
    );
    assert_eq!(
        json["left_out"],
        serde_json::json!([{ "file": "torn.kot", "reason": "it is torn" }])
    );
    assert!(json.get("seed").is_none());
}

#[test]
fn the_tables_are_told_in_both_languages() {
    let found = gathered();
    for (language, seed, parts) in [
        (
            Language::English,
            Some(7),
            [
                "60 games, seed 7, 120 moments",
                "2 × base, promos",
                "with promos",
                "80 – 90%",
                "torn.kot: it is torn",
            ],
        ),
        (
            Language::French,
            None,
            [
                "60 parties, 120 moments",
                "2 × base, promos",
                "avec promos",
                "80 – 90\u{a0}%",
                "torn.kot\u{a0}: it is torn",
            ],
        ),
    ] {
        let words = Words::new(language);
        let report = Report::new(&found, seed, String::new());
        let told = report.table(&words);
        for part in parts {
            assert!(told.contains(part), "{part} in {told}");
        }
        assert!(!told.contains("No localization") && !told.contains('{'), "{told}");
        let plot = format!("{:?}", report.plot(&words));
        assert!(!plot.contains("No localization"), "{plot}");
    }
}
