//! Files that are open, where an open file says what others may do with it: as on Windows.

use super::*;

/// Everything that is only looked at can be had while the game is open, and nothing that writes into it.
fn looked_at_while_open<G: Arranged>(folder: &Folder, games: &Games, name: &Name) {
    let bytes = games.read(name).expect("it is read");
    assert_eq!(games.list().expect("listed"), std::slice::from_ref(name));
    let short = games.summary(name).expect("it is told in short");
    assert!(short.damage.is_none() && games.unproven_summary(name).is_ok());
    assert!(games.glance::<G>(name).is_ok() && games.game(name).is_ok());
    let path = games.path(name).expect("a path");
    assert!(Games::check::<G>(&path).is_ok_and(|damage| damage.is_none()));
    for seat in [None, Some(Seat(0))] {
        let to = folder.0.join("given-away.kot");
        let given = match seat {
            None => games.export(name, &to),
            Some(seat) => games.export_for::<G>(name, seat, &to),
        };
        assert!(matches!(given, Ok(None)), "{given:?}");
        std::fs::remove_file(&to).expect("it was written");
    }
    games.rename(name, "Sunday").expect("its title stands beside it");
    let again = games.open::<G>(name);
    assert!(matches!(again, Err(Error::Elsewhere { .. })), "{again:?}");
    assert!(matches!(games.delete(name), Err(Error::Elsewhere { .. })));
    assert!(games.last_running().is_none(), "it is offered nowhere else");
    assert_eq!(games.read(name).expect("it is read"), bytes);
}

fn open_to_its_end<G: Arranged>(folder: &Folder) {
    let games = Games::at(folder.0.join(G::SLUG));
    let _shared = SharedFolder::new(games.folder().expect("a folder"));
    let mut table = begun::<G>(5);
    let mut keeper = games.begin::<G>(&G::arranged()).expect("it is kept");
    keeper.follow(&table);
    let name = Name::of_file(&format!("{}.kot", keeper.id())).expect("a name");
    let mut chance = Lottery(1);
    play(&mut table, &mut chance, 9, |table| keeper.follow(table));
    looked_at_while_open::<G>(folder, &games, &name);
    // It is left, and gone on with.
    drop(keeper);
    assert!(games.last_running().is_some_and(|game| game.name == name));
    let (mut table, mut keeper) = games.open::<G>(&name).expect("it goes on").into_parts();
    keeper.follow(&table);
    play(&mut table, &mut chance, usize::MAX, |table| keeper.follow(table));
    keeper.save_for_good(&table);
    // It is over, and nobody has left the table yet.
    looked_at_while_open::<G>(folder, &games, &name);
    assert!(games.over::<G>(&name).is_ok());
    assert!(keeper.is_saved() && keeper.take_news().is_none());
    drop(keeper);
    let deleted = games.delete(&name).expect("nobody has it open");
    games.restore(&deleted).expect("it comes back");
    assert!(games.over::<G>(&name).is_ok());
}

#[test]
fn an_open_game_is_listed_and_given_away_where_open_files_are_guarded() {
    let folder = Folder::new("held");
    open_to_its_end::<classic::State>(&folder);
    open_to_its_end::<duel::State>(&folder);
}

#[test]
fn whoever_has_a_file_open_for_a_moment_costs_it_nothing() {
    let folder = Folder::new("closed-to-others");
    let games = Games::at(&folder.0);
    let (_, name) = kept::<duel::State>(&games, 9999);
    let _shared = SharedFolder::new(&folder.0);
    let path = games.path(&name).expect("a path");
    let closed = SharedFolder::closed_to_others(&path);
    for refused in [
        games.read(&name).err(),
        games.summary(&name).err(),
        games.open::<duel::State>(&name).err(),
        games.delete(&name).err(),
    ] {
        assert!(matches!(refused, Some(Error::Elsewhere { .. })), "{refused:?}");
    }
    drop(closed);
    // For a moment only: it is tried again.
    let closed = SharedFolder::closed_to_others(&path);
    std::thread::scope(|scope| {
        scope.spawn(move || {
            std::thread::sleep(std::time::Duration::from_millis(10));
            drop(closed);
        });
        assert!(games.summary(&name).is_ok());
    });
}
