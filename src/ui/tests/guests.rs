//! Programs at a table with people, in the window: whatever a program does, the game is kept and goes on.
#![cfg(unix)]

use super::saves::Folder;
use crate::program::host::wait_for_leaving;
use crate::storage::games::{Games, Keeps, Name};
use crate::storage::{DuelSetup, GameSetup, Guest, TableSetup, TakeBack, Who};
use crate::ui::game_screen::{GameScreen, ScreenGame};
use crate::ui::harness::{Surroundings, commanded, follow_to_a_question, settle};
use bots::Level;
use engine::{Seat, classic, duel};
use std::path::Path;
use table::notation::Notation;

/// A program that writes down what it is told, and gives the first answer.
fn good(notes: &Path) -> String {
    let notes = notes.display();
    format!(
        r#"while read -r line; do echo "$line" >>'{notes}'; case "$line" in *'"do":"choose"'*) echo '{{"index":0}}';; esac; done"#
    )
}

/// A game in which `first` sits in the first seat, and `second` in the other.
fn two<G: ScreenGame>(setup: G::Setup, first: Who, second: Who) -> G::Setup {
    let mut setup = setup;
    let seats = setup.seats_mut();
    (seats[0].who, seats[1].who) = (first, second);
    setup.allow_take_back(TakeBack::Anything);
    setup
}

fn program(command: &str) -> Who {
    Who::Guest(Guest::invited(&format!("exec:{command}")))
}

struct Played<G: ScreenGame> {
    screen: GameScreen<G>,
    name: Name,
    over: bool,
    said: Vec<String>,
}

fn plays<G: ScreenGame + Notation>(setup: G::Setup, games: &Games, around: &Surroundings) -> Played<G> {
    let keeper = games.begin::<G>(&setup).expect("it is kept");
    let name = Name::of_file(&format!("{}.kot", keeper.id())).expect("a name");
    let keeper: Box<dyn Keeps<G>> = Box::new(keeper);
    let (mut screen, task) = GameScreen::<G>::new(setup, Some(keeper), around.context());
    let over = !settle(&mut screen, task, around);
    let said = screen.take_quits(&around.words);
    Played {
        screen,
        name,
        over,
        said,
    }
}

fn lines(games: &Games, name: &Name) -> String {
    String::from_utf8(games.read(name).expect("it is read")).expect("text")
}

/// What programs do, and what is said of it; `None` where they play to the end.
const BAD: [(&str, &str); 5] = [
    ("exit 3", "“exit” has stopped running."),
    (
        "no-such-program --at all",
        "“no-such-program” could not be started: its command names no program, or one that may not be run.",
    ),
    (
        "echo hello; exec cat >/dev/null",
        "“echo” gave an answer that is not allowed: hello.",
    ),
    (
        "/bin/echo '{\"index\":9999}'; exec cat >/dev/null",
        "“echo” gave an answer that is not allowed: {\"index\":9999}.",
    ),
    ("exec sleep 60", "“sleep” took longer than 3 seconds to answer."),
];

fn bad_ones<G: ScreenGame + Notation>(setup: &G::Setup, which: &str) {
    let folder = Folder::new(&format!("bad-guests-{which}"));
    let (games, around) = (Games::at(folder.path()), Surroundings::quick());
    for (command, wanted) in BAD {
        let table = two::<G>(
            setup.clone(),
            program(command),
            Who::Guest(Guest::invited("bot:greedy")),
        );
        let Played {
            screen,
            name,
            over,
            said,
        } = plays::<G>(table, &games, &around);
        let told = screen.frame.names(&around.words).name(Seat(0)).to_owned();
        let wanted = format!("{wanted} The computer (Normal) now plays {told}.");
        assert_eq!(said, [wanted], "{which}: {command}");
        assert!(over, "{which}: {command}: the game goes on to its end");
        assert_eq!(screen.frame.table().seat(Seat(0)).who, Who::Bot(Level::Normal));
        let log = screen
            .frame
            .lines(9999, &around.words, &screen.frame.names(&around.words));
        let handed = format!("The computer (Normal) now plays {told}.");
        assert!(
            log.iter().any(|line| line.to_string().ends_with(&handed)),
            "{log:?}"
        );
        let kept = lines(&games, &name);
        assert!(
            kept.contains("\"plays\":\"exec:") && kept.contains("{\"hands\":"),
            "{kept}"
        );
    }
}

#[test]
fn whatever_a_program_does_the_game_goes_on_with_normal() {
    bad_ones::<classic::State>(&TableSetup::of_bots(&[Level::Easy; 2], Some(3)), "classic");
    bad_ones::<duel::State>(&DuelSetup::of([Who::Bot(Level::Easy); 2], Some(8)), "duel");
}

fn a_good_one<G: ScreenGame + Notation>(setup: &G::Setup, which: &str) {
    let folder = Folder::new(&format!("good-guest-{which}"));
    let (games, around) = (Games::at(folder.path()), Surroundings::quick());
    std::fs::create_dir_all(folder.path()).expect("a folder");
    let notes = folder.path().join("notes");
    let table = two::<G>(
        setup.clone(),
        Who::Guest(Guest::invited("bot:greedy")),
        program(&good(&notes)),
    );
    let Played {
        screen, over, said, ..
    } = plays::<G>(table, &games, &around);
    assert!(over && said.is_empty(), "{which}: {said:?}");
    drop(screen);
    wait_for_leaving();
    let told = std::fs::read_to_string(&notes).expect("it was told something");
    let told: Vec<serde_json::Value> = told
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line of JSON"))
        .collect();
    let did = |what: &str| told.iter().filter(|line| line["do"] == what).count();
    assert_eq!(
        (did("begin"), did("end")),
        (1, 1),
        "{which}: one program, one game"
    );
    assert_eq!(told[0]["rules"], G::SLUG);
    assert!(told.last().is_some_and(|line| line["winners"].is_array()));
    let mut events = 0;
    for line in told.iter().filter(|line| line["do"] == "choose") {
        assert_eq!(
            (&line["seat"], &line["view"]["view_of"]),
            (&1.into(), &1.into()),
            "{which}"
        );
        events += line["events"].as_array().expect("a list").len();
    }
    assert!(
        did("choose") > 3 && events > 20,
        "{which}: {} {events}",
        did("choose")
    );
}

#[test]
fn a_good_program_plays_its_seat_to_the_end_and_sees_nothing_else() {
    a_good_one::<classic::State>(&TableSetup::of_bots(&[Level::Easy; 2], Some(3)), "classic");
    a_good_one::<duel::State>(&DuelSetup::of([Who::Bot(Level::Easy); 2], Some(8)), "duel");
}

/// A person plays against a program and takes something back; the game is left, and gone on with.
fn left_and_gone_on_with<G: ScreenGame + Notation>(setup: &G::Setup, which: &str) {
    let folder = Folder::new(&format!("guest-left-{which}"));
    let (games, around) = (Games::at(folder.path()), Surroundings::quick());
    std::fs::create_dir_all(folder.path()).expect("a folder");
    let notes = folder.path().join("notes");
    let command = good(&notes);
    let table = two::<G>(setup.clone(), Who::Human, program(&command));
    let kept = serde_json::to_string(&table).expect("settings");
    assert!(!kept.contains("index") && kept.contains("normal"), "{kept}");
    let Played { mut screen, name, .. } = plays::<G>(table, &games, &around);
    let say = |screen: &mut GameScreen<G>| {
        let answer = screen.state().default_answer().expect("a question");
        let action = screen.frame.say(answer, around.context());
        let wish = screen.follow(action);
        assert!(follow_to_a_question(screen, wish, &around));
    };
    (0..8).for_each(|_| say(&mut screen));
    commanded(&mut screen, "z", &around);
    (0..3).for_each(|_| say(&mut screen));
    assert_eq!(screen.take_quits(&around.words), Vec::<String>::new());
    let copy = folder.path().join("copy.kot");
    games.export(&name, &copy).expect("copied");
    drop(screen);
    wait_for_leaving();
    let told = std::fs::read_to_string(&notes).expect("it has played");
    assert_eq!(
        told.matches("\"do\":\"begin\"").count(),
        1,
        "{which}: the same one all the time"
    );
    std::fs::remove_file(&notes).expect("removed");

    let copy = Name::of_file("copy.kot").expect("a name");
    let seats = games.summary(&copy).expect("it is listed").seats;
    assert!(seats[1].sitter.plays.starts_with("exec:"), "{seats:?}");
    let opened = games.open::<G>(&copy).expect("it goes on");
    let (mut again, task) = GameScreen::<G>::resumed(opened, around.context());
    settle(&mut again, task, &around);
    let who = again.frame.names(&around.words).name(Seat(1)).to_owned();
    let wanted = format!("A saved game does not start “while” again. The computer (Normal) now plays {who}.");
    assert_eq!(again.take_quits(&around.words), [wanted], "{which}");
    assert_eq!(again.frame.table().seat(Seat(1)).who, Who::Bot(Level::Normal));
    (0..4).for_each(|_| say(&mut again));
    assert!(
        lines(&games, &copy).contains("\"bot:normal\""),
        "{which}: from here on it is Normal’s"
    );
    drop(again);
    wait_for_leaving();
    assert!(!notes.exists(), "{which}: a saved game has started a program");
}

#[test]
fn a_saved_game_starts_no_program() {
    left_and_gone_on_with::<classic::State>(&TableSetup::of_bots(&[Level::Easy; 2], Some(4)), "classic");
    left_and_gone_on_with::<duel::State>(&DuelSetup::of([Who::Bot(Level::Easy); 2], Some(9)), "duel");
}
