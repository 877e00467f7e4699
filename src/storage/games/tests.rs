//! Games that are left and gone on with, and files that are not what they seem.

mod cuts;
mod damaged;
mod held;
mod power;
mod replaced;
mod shelf;

use super::*;
use crate::storage::tests::Folder;
use crate::storage::{DuelSetup, TableSetup, Who};
use bots::Level;
use engine::proof::Lottery;
use engine::{Asked, Seat, classic, duel};
use table::record::{Record, Refusal};
use table::{Checksum, LiveTable, Sitter};

/// A game that can be set up from what a person arranges.
trait Arranged: Notation {
    type Setup: GameSetup;
    /// An arrangement with something unusual in it.
    fn arranged() -> Self::Setup;
    fn first(setup: &Self::Setup) -> Self;
}

impl Arranged for classic::State {
    type Setup = TableSetup;

    fn arranged() -> TableSetup {
        let mut table = TableSetup::default();
        table.choose_edition(classic::Edition::Dark);
        table.seats[0].name = "Zoé".to_owned();
        table.seats[2].who = Who::Bot(Level::Master);
        table.hints = false;
        table
    }

    fn first(setup: &TableSetup) -> Self {
        setup.game().start().expect("a table")
    }
}

impl Arranged for duel::State {
    type Setup = DuelSetup;

    fn arranged() -> DuelSetup {
        DuelSetup {
            first: Some(Seat(1)),
            hints: false,
            ..DuelSetup::of([Who::Human, Who::Bot(Level::Hard)], None)
        }
    }

    fn first(setup: &DuelSetup) -> Self {
        setup.game().start().expect("a duel")
    }
}

/// A game that begins, with its people at it.
fn begun<G: Arranged>(seed: u64) -> LiveTable<G> {
    let setup = G::arranged();
    let sitters = setup.seats().iter().map(Sitter::from).collect();
    let mut table = LiveTable::new(G::first(&setup), seed).seating(sitters);
    table.begin(None, &mut |_, _| {});
    table
}

/// Anything is answered, so many times or to the end; `after` hears of each answer.
fn play<G: Notation>(
    table: &mut LiveTable<G>,
    chance: &mut Lottery,
    answers: usize,
    mut after: impl FnMut(&LiveTable<G>),
) {
    for _ in 0..answers {
        let Asked::Seat(seat) = table.asks() else { return };
        let answer = table
            .seen_by(Some(seat))
            .any_answer(chance)
            .expect("there is an answer");
        table.answer(answer, None, &mut |_, _| {}).expect("it is offered");
        after(table);
    }
}

/// A game of which so many answers are kept in the folder, and its name.
fn kept<G: Arranged>(games: &Games, answers: usize) -> (LiveTable<G>, Name) {
    let mut table = begun::<G>(5);
    let mut keeper = games.begin::<G>(&G::arranged()).expect("it is kept");
    keeper.follow(&table);
    play(&mut table, &mut Lottery(1), answers, |table| keeper.follow(table));
    assert!(keeper.is_saved() && keeper.take_news().is_none());
    let name = Name::of_file(&format!("{}.kot", keeper.id())).expect("a name");
    (table, name)
}

fn gone_on_with<G: Arranged>(folder: &Folder) {
    let games = Games::at(folder.0.join(G::SLUG));
    for answers in [0, 1, 7, 60] {
        let (mut table, name) = kept::<G>(&games, answers);
        let opened = games.open::<G>(&name).expect("it goes on");
        assert_eq!(opened.note(), None);
        assert_eq!(
            opened.setup::<G::Setup>(),
            G::arranged(),
            "the same people and options"
        );
        let (mut again, mut keeper) = opened.into_parts();
        assert_eq!(again.private_digest(), table.private_digest());
        assert_eq!((again.answered(), again.seed()), (table.answered(), table.seed()));
        assert_eq!(again.sitters(), table.sitters());
        // The same is said at both tables: the same dice and cards come.
        let (mut here, mut there) = (Lottery(9), Lottery(9));
        play(&mut table, &mut here, 40, |_| {});
        play(&mut again, &mut there, 40, |table| keeper.follow(table));
        assert_eq!(again.private_digest(), table.private_digest());
        drop(keeper);
        let (last, _) = games.open::<G>(&name).expect("and again").into_parts();
        assert_eq!(last.private_digest(), table.private_digest());
    }
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let folder = Folder::new("gone-on-with");
    gone_on_with::<classic::State>(&folder);
    gone_on_with::<duel::State>(&folder);
}

#[test]
fn a_table_tells_again_what_happened_so_far() {
    let folder = Folder::new("told-again");
    let games = Games::at(&folder.0);
    let mut table = begun::<duel::State>(5);
    let mut keeper = games
        .begin::<duel::State>(&duel::State::arranged())
        .expect("it is kept");
    let name = Name::of_file(&format!("{}.kot", keeper.id())).expect("a name");
    let mut chance = Lottery(3);
    for _ in 0..30 {
        play(&mut table, &mut chance, 1, |table| keeper.follow(table));
    }
    drop(keeper);
    let (again, _keeper) = games.open::<duel::State>(&name).expect("it goes on").into_parts();
    let told = |table: &LiveTable<duel::State>| {
        let mut told = Vec::new();
        table.tell_again(None, &mut |before, event| told.push((before, event)));
        told
    };
    assert!(told(&table).len() > 30);
    assert_eq!(told(&again), told(&table));
}

#[test]
fn a_game_in_short_says_who_plays_and_how_far_they_are() {
    let folder = Folder::new("in-short");
    let games = Games::at(&folder.0);
    let (table, name) = kept::<classic::State>(&games, 40);
    let short = games.summary(&name).expect("it is read");
    assert_eq!(
        (short.game.as_str(), short.edition.as_deref()),
        ("classic", Some("dark"))
    );
    assert_eq!(short.turn, table.seen_by(None).turn().number);
    assert_eq!(short.seats.len(), 4);
    assert_eq!(short.seats[0].sitter.name, "Zoé");
    assert_eq!(short.seats[0].sitter.plays, "person");
    assert_eq!(short.seats[2].sitter.plays, "bot:master");
    assert!(short.is_running() && short.began.is_some() && short.played.is_some());
    let (_, name) = kept::<duel::State>(&games, 9999);
    let short = games.summary(&name).expect("it is read");
    assert!(!short.is_running() && short.turn > 1);
    assert_eq!((short.game.as_str(), short.edition), ("duel", None));
    assert!(short.winners.is_some_and(|winners| winners.len() <= 1));
}

#[test]
fn what_was_taken_back_does_not_count() {
    let folder = Folder::new("taken-back");
    let games = Games::at(&folder.0);
    let mut table = begun::<duel::State>(5);
    let mut keeper = games
        .begin::<duel::State>(&duel::State::arranged())
        .expect("it is kept");
    let name = Name::of_file(&format!("{}.kot", keeper.id())).expect("a name");
    play(&mut table, &mut Lottery(1), 9999, |table| keeper.follow(table));
    assert!(!games.summary(&name).expect("it is read").is_running());
    assert!(table.undo());
    keeper.follow(&table);
    table.hand_over(
        Seat(0),
        Sitter {
            name: "Ana".to_owned(),
            ..Sitter::default()
        },
    );
    keeper.follow(&table);
    let short = games.summary(&name).expect("it is read");
    assert!(short.is_running(), "the end was taken back");
    assert_eq!(short.turn, table.seen_by(None).turn().number);
    assert_eq!(short.seats[0].sitter.name, "Ana");
    drop(keeper);
    let (again, _keeper) = games.open::<duel::State>(&name).expect("it goes on").into_parts();
    assert_eq!(again.private_digest(), table.private_digest());
}

#[test]
fn the_newest_games_come_first_and_what_is_no_game_does_not_come() {
    let folder = Folder::new("listed");
    let games = Games::at(&folder.0);
    assert!(games.list().expect("no folder yet").is_empty());
    let names: Vec<Name> = (0..50).map(|hour| Name::at(hour * 3600, 7 * hour)).collect();
    for name in &names {
        std::fs::write(folder.0.join(name.file()), "").expect("a file");
    }
    for other in ["notes.txt", ".kot", "20260101.title"] {
        std::fs::write(folder.0.join(other), "").expect("a file");
    }
    std::fs::create_dir(folder.0.join("deleted")).expect("a folder");
    let listed = games.list().expect("it is listed");
    assert!(listed.iter().rev().eq(&names));
}

#[test]
fn the_game_that_was_played_last_is_offered_unless_it_is_over_or_open() {
    let folder = Folder::new("offered");
    let games = Games::at(&folder.0);
    assert!(games.last_running().is_none());
    let (_, first) = kept::<classic::State>(&games, 3);
    let (_, over) = kept::<duel::State>(&games, 9999);
    let found = games.last_running().expect("one runs");
    assert_eq!(found.name, first);
    let opened = games.open::<classic::State>(&first).expect("it goes on");
    assert!(games.last_running().is_none(), "it is open");
    drop(opened);
    assert!(
        games
            .last_running()
            .is_some_and(|game| game.name == first && game.name != over)
    );
}

#[test]
fn a_game_is_open_once() {
    let folder = Folder::new("open-once");
    let games = Games::at(&folder.0);
    let (_, name) = kept::<duel::State>(&games, 3);
    let before = games.read(&name).expect("it is read");
    let opened = games.open::<duel::State>(&name).expect("it goes on");
    let again = games.open::<duel::State>(&name);
    assert!(matches!(again, Err(Error::Elsewhere { .. })), "{again:?}");
    assert!(matches!(games.delete(&name), Err(Error::Elsewhere { .. })));
    assert_eq!(games.read(&name).expect("it is left alone"), before);
    drop(opened);
    assert!(games.open::<duel::State>(&name).is_ok());
}

#[test]
fn whatever_is_no_record_is_refused_and_stays_as_it_was() {
    let folder = Folder::new("refused");
    let games = Games::at(&folder.0);
    let (_, good) = kept::<duel::State>(&games, 3);
    let text = String::from_utf8(games.read(&good).expect("it is read")).expect("text");
    let newer = resummed(&text.replacen("\"format\":1", "\"format\":2", 1));
    type Expected = fn(&Refusal) -> bool;
    let files: [(&str, Expected); 6] = [
        ("", |why| matches!(why, Refusal::Empty)),
        ("a letter to grandmother", |why| {
            matches!(why, Refusal::NotARecord)
        }),
        (&text[..40], |why| matches!(why, Refusal::Damaged(_))),
        (&text.replacen("\"seed\":5", "\"seed\":6", 1), |why| {
            matches!(why, Refusal::Damaged(_))
        }),
        (&newer, |why| matches!(why, Refusal::TooNew { found: 2 })),
        (
            &resummed(&text.replacen(
                "\"seats\":[",
                "\"seats\":[{\"monster\":\"kraken\",\"sitter\":{}},",
                1,
            )),
            |why| matches!(why, Refusal::NoSuchTable(_)),
        ),
    ];
    for (at, (text, expected)) in files.into_iter().enumerate() {
        let name = Name::at(0, at as u64);
        std::fs::write(folder.0.join(name.file()), text).expect("a file");
        match games.open::<duel::State>(&name) {
            Err(Error::Refused { source, .. }) if expected(&source) => {}
            other => panic!("{at}: {other:?}"),
        }
        assert_eq!(games.read(&name).expect("it is there"), text.as_bytes());
    }
    let other = games.open::<classic::State>(&good);
    assert!(matches!(
        other,
        Err(Error::Refused {
            source: Refusal::OtherGame { .. },
            ..
        })
    ));
    let gone = games.open::<duel::State>(&Name::at(1, 1));
    assert!(matches!(gone, Err(Error::Gone { .. })));
}

#[test]
#[cfg(unix)]
fn what_never_answers_is_not_opened() {
    let folder = Folder::new("never-answers");
    let games = Games::at(&folder.0);
    let [endless, pipe, room] = [1, 2, 3].map(|at| Name::at(0, at));
    std::os::unix::fs::symlink("/dev/zero", folder.0.join(endless.file())).expect("a link");
    let made = std::process::Command::new("mkfifo")
        .arg(folder.0.join(pipe.file()))
        .status();
    assert!(made.is_ok_and(|made| made.success()), "mkfifo makes a pipe");
    std::fs::create_dir(folder.0.join(room.file())).expect("a folder");
    for name in [endless, pipe, room] {
        let opened = games.open::<duel::State>(&name);
        assert!(matches!(opened, Err(Error::NotAFile { .. })), "{opened:?}");
        assert!(matches!(games.summary(&name), Err(Error::NotAFile { .. })));
        assert!(matches!(games.read(&name), Err(Error::NotAFile { .. })));
        let path = games.path(&name).expect("a path");
        assert!(matches!(
            games.import::<duel::State>(&path),
            Err(Error::NotAFile { .. })
        ));
    }
    assert!(games.last_running().is_none());
}

/// The same lines with right checksums.
fn resummed(text: &str) -> String {
    let (mut sum, mut whole) = (Checksum::default(), String::new());
    for line in text.lines() {
        let open = line.rfind(",\"sum\":\"").expect("every line has a sum");
        let content = &line[..open];
        let this = sum.over(content.as_bytes());
        let closing = format!(",\"sum\":\"{this}\"}}\n");
        whole.push_str(content);
        whole.push_str(&closing);
        sum = this.over(closing.as_bytes());
    }
    whole
}

#[test]
fn a_damaged_game_goes_on_from_its_good_part_and_the_file_is_kept_aside() {
    let folder = Folder::new("damaged-game");
    let games = Games::at(&folder.0);
    let (_, name) = kept::<classic::State>(&games, 30);
    for round in 0..2 {
        let mut bytes = games.read(&name).expect("it is read");
        let at = bytes.len() * 2 / 3;
        bytes[at] ^= 1;
        std::fs::write(games.path(&name).expect("a path"), &bytes).expect("damaged");
        let opened = games.open::<classic::State>(&name).expect("it goes on");
        let Some(Note::Damaged { kept, .. }) = opened.note().cloned() else {
            panic!("round {round}: {:?}", opened.note())
        };
        assert_eq!(std::fs::read(&kept).expect("kept"), bytes);
        let (mut table, mut keeper) = opened.into_parts();
        table.begin(None, &mut |_, _| {});
        keeper.follow(&table);
        play(&mut table, &mut Lottery(2), 20, |table| keeper.follow(table));
        drop(keeper);
        let again = games.open::<classic::State>(&name).expect("it is whole again");
        assert_eq!(again.note(), None);
        let (again, _keeper) = again.into_parts();
        assert_eq!(again.private_digest(), table.private_digest());
    }
    // The second one did not take the place of the first.
    assert_eq!(
        std::fs::read_dir(folder.0.join("damaged"))
            .expect("a folder")
            .count(),
        2
    );
}

#[test]
fn a_game_of_other_rules_goes_on_as_a_game_of_its_own() {
    let folder = Folder::new("other-rules");
    let games = Games::at(&folder.0);
    let (_, name) = kept::<classic::State>(&games, 60);
    let text = String::from_utf8(games.read(&name).expect("it is read")).expect("text");
    let at = text.rfind("\"digest\":\"").expect("a turn began") + "\"digest\":\"".len();
    let mut other = text.clone();
    other.replace_range(at..at + 1, if text[at..].starts_with('0') { "1" } else { "0" });
    let other = resummed(&other);
    std::fs::write(games.path(&name).expect("a path"), &other).expect("written");
    let opened = games.open::<classic::State>(&name).expect("it goes on");
    assert_eq!(opened.note(), Some(&Note::OtherRules { damaged: None }));
    let (mut table, mut keeper) = opened.into_parts();
    table.begin(None, &mut |_, _| {});
    keeper.follow(&table);
    assert_ne!(keeper.id(), name.to_string());
    let branch = Name::of_file(&format!("{}.kot", keeper.id())).expect("a name");
    drop(keeper);
    assert_eq!(
        games.read(&name).expect("it is read"),
        other.as_bytes(),
        "the old one is as it was"
    );
    let bytes = games.read(&branch).expect("it is read");
    let record = Record::<classic::State>::read(&bytes).expect("a record");
    assert_eq!(
        record.head.parent.map(|parent| parent.game),
        Some(name.to_string())
    );
    assert!(record.damage.is_none() && record.disagreement.is_none());
}

#[test]
fn nothing_is_kept_nowhere() {
    let games = Games::nowhere();
    assert!(games.begin::<duel::State>(&duel::State::arranged()).is_none());
    assert!(games.list().expect("nothing").is_empty() && games.last_running().is_none());
}
