//! Files that somebody else has open.

use super::*;
use crate::storage::games::{Keeps as _, SharedFolder};
use crate::storage::{DuelSetup, Folder};

fn counted(games: &Games) -> (usize, usize, usize) {
    let gathered = gather(games, &Stop::default(), &mut |_| {}).expect("the folder is read");
    (gathered.games.len(), gathered.running, gathered.skipped.len())
}

/// A folder with a finished game in it, and its name.
fn with_a_duel(folder: &Folder) -> (Games, Name) {
    let (games, name) = (Games::at(&folder.0), Name::of_file("d.kot").expect("a name"));
    let duel = played::<duel::State>(2, 5);
    std::fs::write(folder.0.join(name.file()), written(&duel, &name.to_string())).expect("a file");
    (games, name)
}

#[test]
fn a_game_that_has_just_ended_is_counted_while_it_is_still_open() {
    let folder = Folder::new("counted-open");
    let games = Games::at(&folder.0);
    let _shared = SharedFolder::new(&folder.0);
    let setup = DuelSetup::default();
    let mut table = LiveTable::new(setup.game().start().expect("a duel"), 5);
    let mut keeper = games.begin::<duel::State>(&setup).expect("it is kept");
    table.begin(None, &mut |_, _| {});
    keeper.follow(&table);
    assert_eq!(counted(&games), (0, 1, 0));
    let mut chance = Lottery(1);
    while let Asked::Seat(seat) = table.asks() {
        let answer = table.seen_by(Some(seat)).any_answer(&mut chance);
        let answer = answer.expect("there is one");
        table.answer(answer, None, &mut |_, _| {}).expect("it is offered");
        keeper.follow(&table);
    }
    assert_eq!(counted(&games), (1, 0, 0));
    drop(keeper);
    assert_eq!(counted(&games), (1, 0, 0));
}

#[test]
fn a_file_that_cannot_be_read_for_a_moment_is_counted_later() {
    let folder = Folder::new("counted-later");
    let (games, name) = with_a_duel(&folder);
    let _shared = SharedFolder::new(&folder.0);
    let closed = SharedFolder::closed_to_others(&games.path(&name).expect("a path"));
    assert_eq!(counted(&games), (0, 0, 1));
    drop(closed);
    assert_eq!(counted(&games), (1, 0, 0));
}

#[test]
fn what_an_earlier_version_could_not_read_for_a_moment_is_read_again() {
    let folder = Folder::new("unreadable-before");
    let (games, name) = with_a_duel(&folder);
    assert_eq!(counted(&games), (1, 0, 0));
    let cache = folder.0.join(CACHE);
    let text = std::fs::read_to_string(&cache).expect("it is kept");
    let (head, entry) = text.split_once('\n').expect("two lines");
    let mut entry: serde_json::Value = serde_json::from_str(entry).expect("an entry");
    entry["found"] = serde_json::json!({ "unreadable": format!("{name}.kot: in use") });
    std::fs::write(&cache, format!("{head}\n{entry}\n")).expect("written");
    assert_eq!(counted(&games), (1, 0, 0));
}
