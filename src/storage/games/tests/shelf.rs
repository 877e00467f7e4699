//! Games as files: named, deleted and had back, brought in, given away.

use super::*;
use crate::storage::games::DELETED;

#[test]
fn a_game_is_called_something() {
    let folder = Folder::new("titles");
    let games = Games::at(&folder.0);
    let (_, name) = kept::<duel::State>(&games, 3);
    let title = |games: &Games| games.summary(&name).expect("it is read").title;
    assert_eq!(title(&games), None);
    games
        .rename(&name, "  La revanche de Zoé / 2 \n")
        .expect("renamed");
    assert_eq!(title(&games).as_deref(), Some("La revanche de Zoé / 2"));
    games.rename(&name, &"é".repeat(500)).expect("renamed");
    assert_eq!(title(&games).map(|title| title.chars().count()), Some(60));
    games.rename(&name, " ").expect("renamed");
    games.rename(&name, "").expect("nothing to forget");
    assert_eq!(title(&games), None);
    let gone = games.rename(&Name::at(1, 1), "x");
    assert!(matches!(gone, Err(Error::Gone { .. })));
}

#[test]
fn a_deleted_game_comes_back_with_its_title() {
    let folder = Folder::new("deleted");
    let games = Games::at(&folder.0);
    let (_, name) = kept::<duel::State>(&games, 3);
    games.rename(&name, "The big one").expect("renamed");
    let before = games.read(&name).expect("it is read");
    let deleted = games.delete(&name).expect("deleted");
    assert!(games.list().expect("listed").is_empty());
    assert!(matches!(games.delete(&name), Err(Error::Gone { .. })));
    assert_eq!(games.restore(&deleted).expect("it is back"), name);
    assert_eq!(games.read(&name).expect("it is read"), before);
    let short = games.summary(&name).expect("it is read");
    assert_eq!(short.title.as_deref(), Some("The big one"));
    assert!(matches!(games.restore(&deleted), Err(Error::Taken { .. })));
}

#[test]
fn only_the_last_deleted_games_come_back() {
    let folder = Folder::new("bin");
    let games = Games::at(&folder.0);
    let mut all = Vec::new();
    for number in 0..=DELETED as u64 {
        let name = Name::at(number, number);
        std::fs::write(folder.0.join(name.file()), "").expect("a file");
        all.push(games.delete(&name).expect("deleted"));
    }
    let back = all.iter().filter(|deleted| games.restore(deleted).is_ok());
    assert_eq!(back.count(), DELETED);
}

#[test]
fn a_game_from_elsewhere_comes_in_beside_the_others() {
    let (folder, elsewhere) = (Folder::new("imported"), Folder::new("elsewhere"));
    let (games, others) = (Games::at(&folder.0), Games::at(&elsewhere.0));
    let (table, theirs) = kept::<classic::State>(&others, 30);
    let file = others.path(&theirs).expect("a path");
    assert_eq!(Games::game_at(&file).expect("a record"), "classic");
    let one = games.import::<classic::State>(&file).expect("it comes in");
    let other = games.import::<classic::State>(&file).expect("and again");
    assert_ne!(one.name, other.name);
    assert_eq!((one.damage, one.disagreement), (None, None));
    let (again, _keeper) = games
        .open::<classic::State>(&one.name)
        .expect("it goes on")
        .into_parts();
    assert_eq!(again.private_digest(), table.private_digest());
    // Of a damaged one, what is good comes in.
    let mut bytes = others.read(&theirs).expect("it is read");
    let last = bytes.len() - 40;
    bytes[last] ^= 1;
    std::fs::write(&file, &bytes).expect("damaged");
    let damaged = games
        .import::<classic::State>(&file)
        .expect("the good part comes in");
    assert!(damaged.damage.is_some());
    assert!(
        games
            .open::<classic::State>(&damaged.name)
            .is_ok_and(|game| game.note().is_none())
    );
    assert_eq!(std::fs::read(&file).expect("theirs"), bytes);
    std::fs::write(&file, "a letter").expect("written");
    assert!(games.import::<classic::State>(&file).is_err());
    assert_eq!(games.list().expect("listed").len(), 3);
}

#[test]
fn a_game_is_given_away_whole_or_as_a_seat_may_have_it() {
    let folder = Folder::new("exported");
    let games = Games::at(folder.0.join("games"));
    let (_, runs) = kept::<classic::State>(&games, 30);
    let (_, over) = kept::<duel::State>(&games, 9999);
    let to = |file: &str| folder.0.join(file);
    games.export(&runs, &to("whole.kot")).expect("written");
    assert_eq!(
        std::fs::read(to("whole.kot")).expect("read"),
        games.read(&runs).expect("read")
    );
    assert!(matches!(
        games.export(&over, &to("whole.kot")),
        Err(Error::Taken { .. })
    ));
    games
        .export_for::<classic::State>(&runs, Seat(1), &to("seat.kot"))
        .expect("written");
    let seen = std::fs::read(to("seat.kot")).expect("read");
    assert!(
        !String::from_utf8_lossy(&seen).contains("\"seed\""),
        "the dice to come are nobody's"
    );
    let read = Record::<classic::State>::read(&seen);
    assert!(matches!(read, Err(Refusal::SeatsView(1))));
    games
        .export_for::<duel::State>(&over, Seat(0), &to("over.kot"))
        .expect("written");
    let whole = std::fs::read(to("over.kot")).expect("read");
    let whole = Record::<duel::State>::read(&whole).expect("a finished game is open");
    assert!(whole.end.is_some());
}
