//! Files that are changed by somebody else while their game is played: by a backup, a program that keeps two
//! machines alike, an editor. What they have put there stays, and no answer is lost.

use super::*;
use std::path::{Path, PathBuf};

/// What somebody does to the file of a game: to this file, in this folder.
type Meddling = fn(&Path, &Folder);

/// A copy under another name.
fn copied(file: &Path, folder: &Folder) -> PathBuf {
    let copy = folder.0.join("copy");
    std::fs::copy(file, &copy).expect("copied");
    copy
}

/// All that can be done to a file by its name, and whether another game lies there after it.
const MEDDLING: [(&str, bool, Meddling); 8] = [
    ("a copy takes its place", true, |file, folder| {
        std::fs::rename(copied(file, folder), file).expect("renamed");
    }),
    ("an older copy is written into it", true, |file, _| {
        let bytes = std::fs::read(file).expect("read");
        std::fs::write(file, &bytes[..bytes.len() / 2]).expect("written");
    }),
    ("something else is written into it", true, |file, _| {
        std::fs::write(
            file,
            "a letter to grandmother, which is longer than a game of one answer",
        )
        .expect("written");
    }),
    ("it is emptied", true, |file, _| {
        std::fs::write(file, "").expect("written");
    }),
    ("it is deleted", false, |file, _| {
        std::fs::remove_file(file).expect("removed");
    }),
    ("it is moved away", false, |file, folder| {
        std::fs::rename(file, folder.0.join("away")).expect("renamed");
    }),
    ("a link lies there instead", true, |file, folder| {
        let away = folder.0.join("away");
        std::fs::rename(file, &away).expect("renamed");
        std::fs::write(folder.0.join("other"), "other").expect("written");
        #[cfg(unix)]
        std::os::unix::fs::symlink(folder.0.join("other"), file).expect("a link");
        #[cfg(not(unix))]
        std::fs::write(file, "other").expect("written");
    }),
    ("a folder lies there instead", true, |file, folder| {
        std::fs::rename(file, folder.0.join("away")).expect("renamed");
        std::fs::create_dir(file).expect("a folder");
    }),
];

fn meddled_with<G: Arranged>(what: &str, lies_there: bool, meddle: Meddling, resumed: bool) {
    let folder = Folder::new(&format!("meddled-{}", G::SLUG));
    let games = Games::at(folder.0.join("games"));
    let (mut table, mut keeper) = match resumed {
        false => (
            begun::<G>(5),
            games.begin::<G>(&G::arranged()).expect("it is kept"),
        ),
        true => {
            let (_, name) = kept::<G>(&games, 20);
            games.open::<G>(&name).expect("it goes on").into_parts()
        }
    };
    let mut chance = Lottery(1);
    keeper.follow(&table);
    play(&mut table, &mut chance, 12, |table| keeper.follow(table));
    let first = Name::of_file(&format!("{}.kot", keeper.id())).expect("a name");
    let path = games.path(&first).expect("a path");
    meddle(&path, &folder);
    let left = std::fs::read(&path).ok();
    play(&mut table, &mut chance, 12, |table| keeper.follow(table));
    assert!(keeper.is_saved(), "{what}");
    let news = keeper.take_news();
    let now = Name::of_file(&format!("{}.kot", keeper.id())).expect("a name");
    if lies_there {
        assert!(
            matches!(news, Some(News::Moved(path)) if path == games.path(&now).expect("a path")),
            "{what}"
        );
        assert_ne!(now, first, "{what}");
        assert_eq!(
            std::fs::read(&path).ok(),
            left,
            "{what}: what lies there is somebody else's"
        );
    } else {
        assert!(news.is_none() && now == first, "{what}");
    }
    assert!(keeper.take_news().is_none(), "{what}");
    play(&mut table, &mut chance, 12, |table| keeper.follow(table));
    drop(keeper);
    let opened = games.open::<G>(&now).expect("it goes on");
    assert_eq!(opened.note(), None, "{what}");
    assert_eq!(opened.setup::<G::Setup>(), G::arranged(), "{what}");
    let (again, _keeper) = opened.into_parts();
    assert_eq!(again.private_digest(), table.private_digest(), "{what}");
    assert_eq!(again.answered(), table.answered(), "{what}");
}

#[test]
fn whatever_is_done_to_the_file_of_a_running_game_no_answer_is_lost() {
    for (what, lies_there, meddle) in MEDDLING {
        for resumed in [false, true] {
            meddled_with::<duel::State>(what, lies_there, meddle, resumed);
            meddled_with::<classic::State>(what, lies_there, meddle, resumed);
        }
    }
}

/// `bash .ci/full replaced`
#[test]
#[ignore = "takes a minute; .ci/full runs it"]
fn a_file_that_is_replaced_again_and_again_while_a_game_is_played_loses_nothing() {
    for seed in 0..40 {
        let folder = Folder::new("replaced-often");
        let games = Games::at(folder.0.join("games"));
        let mut table = begun::<classic::State>(seed);
        let mut keeper = games
            .begin::<classic::State>(&classic::State::arranged())
            .expect("it is kept");
        keeper.follow(&table);
        let (mut chance, mut hand) = (Lottery(seed), Lottery(seed + 1));
        let mut moves = 0;
        while table.asks() != Asked::NoOne && moves < 400 {
            moves += 1;
            if engine::Chance::below(&mut hand, 10) == 0 {
                let name = Name::of_file(&format!("{}.kot", keeper.id())).expect("a name");
                let (_, _, meddle) =
                    MEDDLING[engine::Chance::below(&mut hand, MEDDLING.len() as u32) as usize];
                for file in ["copy", "away", "other"] {
                    let _ = std::fs::remove_file(folder.0.join(file));
                    let _ = std::fs::remove_dir(folder.0.join(file));
                }
                meddle(&games.path(&name).expect("a path"), &folder);
            }
            play(&mut table, &mut chance, 1, |table| keeper.follow(table));
            assert!(keeper.is_saved(), "seed {seed}, move {moves}");
        }
        let name = Name::of_file(&format!("{}.kot", keeper.id())).expect("a name");
        drop(keeper);
        let bytes = games.read(&name).expect("it is there");
        let record = Record::<classic::State>::read(&bytes).expect("a record");
        assert!(record.damage.is_none(), "seed {seed}");
        assert_eq!(
            LiveTable::from(record.table).private_digest(),
            table.private_digest(),
            "seed {seed}"
        );
    }
}
