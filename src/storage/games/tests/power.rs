//! Disks that lose power, run full, write a part, and whose files are replaced.

use super::*;
use crate::storage::games::disk::{Disk, Drive, Sync, There};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

/// A disk in memory. Its copies are the same one.
#[derive(Debug, Clone, Default)]
struct Memory(Arc<Mutex<Inside>>);

#[derive(Debug, Default)]
struct Inside {
    written: Vec<u8>,
    /// What a power cut leaves, after each sync.
    sure: Vec<Vec<u8>>,
    /// So many bytes find room.
    room: Option<usize>,
    sync_fails: bool,
    is_gone: bool,
    /// Somebody else has put another file there, so many times.
    replaced: usize,
    seen: usize,
    made: usize,
}

impl Memory {
    fn change<T>(&self, change: impl FnOnce(&mut Inside) -> T) -> T {
        change(&mut self.0.lock().expect("nobody panics with it"))
    }

    fn record(&self) -> Record<duel::State> {
        self.change(|inside| Record::read(&inside.written).expect("a record"))
    }
}

impl Drive for Memory {
    fn make(&mut self) -> Result<Box<dyn Disk>, Error> {
        self.change(|inside| {
            inside.written.clear();
            inside.is_gone = false;
            inside.seen = inside.replaced;
            inside.made += 1;
        });
        Ok(Box::new(self.clone()))
    }

    fn path(&self) -> &Path {
        Path::new("memory")
    }

    fn elsewhere(&mut self) -> Option<String> {
        Some("elsewhere".to_owned())
    }
}

impl Disk for Memory {
    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.change(|inside| {
            let room = inside
                .room
                .map_or(bytes.len(), |room| room.saturating_sub(inside.written.len()));
            let fits = room.min(bytes.len());
            inside.written.extend_from_slice(&bytes[..fits]);
            match fits == bytes.len() {
                true => Ok(()),
                false => Err(io::ErrorKind::StorageFull.into()),
            }
        })
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.change(|inside| inside.written.truncate(length as usize));
        Ok(())
    }

    fn there(&self, length: Option<u64>) -> There {
        self.change(|inside| match length {
            _ if inside.is_gone => There::Nothing,
            _ if inside.replaced != inside.seen => There::Other,
            Some(length) if length != inside.written.len() as u64 => There::Other,
            _ => There::Same,
        })
    }

    fn sync(&self) -> io::Result<Sync> {
        let memory = self.clone();
        Ok(Box::new(move || {
            memory.change(|inside| {
                if inside.sync_fails {
                    return Err(io::Error::other("the cable is out"));
                }
                inside.sure.push(inside.written.clone());
                Ok(())
            })
        }))
    }

    fn remove(&mut self) {
        self.change(|inside| inside.is_gone = true);
    }
}

/// A duel on this disk.
fn on(memory: &Memory) -> (LiveTable<duel::State>, Keeper<duel::State>) {
    let table = begun::<duel::State>(5);
    let mut keeper = Keeper::begin(
        "memory".to_owned(),
        Heading::Head(Box::new(table.private_head())),
        Box::new(memory.clone()),
    );
    keeper.follow(&table);
    (table, keeper)
}

fn is_trouble(news: Option<News>) -> bool {
    matches!(news, Some(News::Trouble(_)))
}

/// What the keeper tells next, within two seconds.
fn awaited(keeper: &mut Keeper<duel::State>) -> Option<News> {
    for _ in 0..200 {
        if let Some(news) = keeper.take_news() {
            return Some(news);
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    None
}

#[test]
fn after_a_power_cut_the_game_is_there_up_to_some_answer() {
    let memory = Memory::default();
    let (mut table, mut keeper) = on(&memory);
    let mut digests = vec![table.private_digest()];
    play(&mut table, &mut Lottery(1), 60, |table| {
        keeper.follow(table);
        digests.push(table.private_digest());
        // Now and then the disk has time to follow.
        if digests.len().is_multiple_of(20) {
            std::thread::sleep(std::time::Duration::from_millis(130));
        }
    });
    drop(keeper);
    let cuts = memory.change(|inside| inside.sure.clone());
    assert!(cuts.len() > 1, "it was put on the disk while the game ran");
    for left in &cuts {
        let record = Record::<duel::State>::read(left).expect("a record");
        assert!(record.damage.is_none());
        let mut table = LiveTable::from(record.table);
        table.begin(None, &mut |_, _| {});
        assert!(digests.contains(&table.private_digest()));
    }
    // Whoever leaves the game has it on the disk whole.
    assert_eq!(cuts.last(), Some(&memory.change(|inside| inside.written.clone())));
}

#[test]
fn a_full_disk_is_told_once_and_the_game_is_whole_once_there_is_room() {
    let memory = Memory::default();
    let (mut table, mut keeper) = on(&memory);
    let mut chance = Lottery(1);
    play(&mut table, &mut chance, 10, |table| keeper.follow(table));
    assert!(keeper.is_saved() && keeper.take_news().is_none());
    // Half of the next line finds room.
    memory.change(|inside| inside.room = Some(inside.written.len() + 25));
    play(&mut table, &mut chance, 1, |table| keeper.follow(table));
    assert!(!keeper.is_saved() && is_trouble(keeper.take_news()));
    play(&mut table, &mut chance, 12, |table| keeper.follow(table));
    assert!(
        !keeper.is_saved() && keeper.take_news().is_none(),
        "it is told once"
    );
    assert!(memory.record().damage.is_some());
    memory.change(|inside| inside.room = None);
    play(&mut table, &mut chance, 1, |table| keeper.follow(table));
    assert!(matches!(awaited(&mut keeper), Some(News::Mended)) && keeper.is_saved());
    play(&mut table, &mut chance, 5, |table| keeper.follow(table));
    let record = memory.record();
    assert!(record.damage.is_none());
    assert_eq!(
        LiveTable::from(record.table).private_digest(),
        table.private_digest()
    );
    assert_eq!(memory.change(|inside| inside.made), 1);
}

#[test]
fn a_disk_that_cannot_be_reached_any_more_gets_everything_once_it_can() {
    let memory = Memory::default();
    let (mut table, mut keeper) = on(&memory);
    let mut chance = Lottery(1);
    memory.change(|inside| inside.sync_fails = true);
    play(&mut table, &mut chance, 2, |table| keeper.follow(table));
    std::thread::sleep(std::time::Duration::from_millis(300));
    play(&mut table, &mut chance, 1, |table| keeper.follow(table));
    assert!(is_trouble(keeper.take_news()), "what was written may not last");
    memory.change(|inside| inside.sync_fails = false);
    play(&mut table, &mut chance, 1, |table| keeper.follow(table));
    assert!(matches!(awaited(&mut keeper), Some(News::Mended)) && keeper.is_saved());
    drop(keeper);
    let last = memory
        .change(|inside| inside.sure.last().cloned())
        .expect("it was synced");
    let record = Record::<duel::State>::read(&last).expect("a record");
    assert_eq!(
        LiveTable::from(record.table).private_digest(),
        table.private_digest()
    );
}

#[test]
fn it_is_saved_again_only_once_that_is_on_the_disk() {
    let memory = Memory::default();
    let (mut table, mut keeper) = on(&memory);
    let mut chance = Lottery(1);
    memory.change(|inside| inside.sync_fails = true);
    let mut told = Vec::new();
    for _ in 0..12 {
        play(&mut table, &mut chance, 1, |table| keeper.follow(table));
        told.extend(keeper.take_news());
        std::thread::sleep(std::time::Duration::from_millis(120));
        told.extend(keeper.take_news());
        assert!(!keeper.is_saved(), "nothing of it is on the disk");
    }
    assert!(told.len() == 1 && is_trouble(told.pop()), "it is told once");
    memory.change(|inside| inside.sync_fails = false);
    // Nobody has to answer for that.
    keeper.follow(&table);
    assert!(matches!(awaited(&mut keeper), Some(News::Mended)) && keeper.is_saved());
    assert!(memory.change(|inside| inside.sure.last() == Some(&inside.written)));
}

#[test]
fn a_game_that_has_ended_is_tried_again_as_well() {
    let memory = Memory::default();
    let (mut table, mut keeper) = on(&memory);
    let mut chance = Lottery(1);
    play(&mut table, &mut chance, 10, |table| keeper.follow(table));
    memory.change(|inside| inside.room = Some(inside.written.len() + 25));
    play(&mut table, &mut chance, 9999, |table| keeper.follow(table));
    assert_eq!(table.asks(), Asked::NoOne, "it is over");
    assert!(!keeper.is_saved() && is_trouble(keeper.take_news()));
    memory.change(|inside| inside.room = None);
    keeper.follow(&table);
    assert!(matches!(awaited(&mut keeper), Some(News::Mended)) && keeper.is_saved());
    let record = memory.record();
    assert!(record.end.is_some() && record.damage.is_none());
}

#[test]
fn what_somebody_else_has_put_there_is_left_alone() {
    type Change = fn(&mut Inside);
    let changes: [(&str, Change); 3] = [
        ("another file", |inside| inside.replaced += 1),
        ("it was cut", |inside| {
            inside.written.truncate(inside.written.len() / 2);
        }),
        ("it was written into", |inside| {
            inside.written.extend_from_slice(b"x");
        }),
    ];
    for (what, change) in changes {
        let memory = Memory::default();
        let (mut table, mut keeper) = on(&memory);
        let mut chance = Lottery(1);
        play(&mut table, &mut chance, 5, |table| keeper.follow(table));
        memory.change(change);
        play(&mut table, &mut chance, 1, |table| keeper.follow(table));
        assert!(matches!(keeper.take_news(), Some(News::Moved(_))), "{what}");
        assert_eq!(keeper.name(), "elsewhere", "{what}");
        let record = memory.record();
        assert_eq!(record.head.id.as_deref(), Some("elsewhere"), "{what}");
        assert_eq!(
            LiveTable::from(record.table).private_digest(),
            table.private_digest(),
            "{what}"
        );
        assert_eq!(memory.change(|inside| inside.made), 2, "{what}");
        play(&mut table, &mut chance, 5, |table| keeper.follow(table));
        assert!(
            keeper.is_saved() && keeper.take_news().is_none(),
            "{what}: it is told once"
        );
    }
}

#[test]
fn a_file_that_was_taken_away_is_written_anew() {
    let memory = Memory::default();
    let (mut table, mut keeper) = on(&memory);
    let mut chance = Lottery(1);
    play(&mut table, &mut chance, 5, |table| keeper.follow(table));
    memory.change(|inside| {
        inside.is_gone = true;
        inside.room = Some(0);
    });
    play(&mut table, &mut chance, 1, |table| keeper.follow(table));
    assert!(is_trouble(keeper.take_news()));
    memory.change(|inside| inside.room = None);
    play(&mut table, &mut chance, 1, |table| keeper.follow(table));
    assert!(matches!(awaited(&mut keeper), Some(News::Mended)) && keeper.is_saved());
    let record = memory.record();
    assert_eq!(
        LiveTable::from(record.table).private_digest(),
        table.private_digest()
    );
    assert_eq!(memory.change(|inside| inside.made), 2);
}

#[test]
fn nothing_is_left_of_a_game_that_never_found_room() {
    let memory = Memory::default();
    memory.change(|inside| inside.room = Some(30));
    let (_, mut keeper) = on(&memory);
    assert!(is_trouble(keeper.take_news()));
    drop(keeper);
    assert!(memory.change(|inside| inside.is_gone));
}

#[test]
fn a_folder_that_becomes_writable_gets_the_whole_game() {
    let folder = Folder::new("writable-again");
    let in_the_way: PathBuf = folder.0.join("games");
    std::fs::write(&in_the_way, "").expect("a file where the folder should be");
    let games = Games::at(&in_the_way);
    let mut table = begun::<duel::State>(5);
    let mut keeper = games
        .begin::<duel::State>(&duel::State::arranged())
        .expect("it is kept");
    keeper.follow(&table);
    let Some(News::Trouble(trouble)) = keeper.take_news() else {
        panic!("there is a file in the way")
    };
    assert!(trouble.to_string().contains("games"), "{trouble}");
    play(&mut table, &mut Lottery(1), 5, |table| keeper.follow(table));
    std::fs::remove_file(&in_the_way).expect("out of the way");
    play(&mut table, &mut Lottery(2), 1, |table| keeper.follow(table));
    assert!(matches!(awaited(&mut keeper), Some(News::Mended)) && keeper.is_saved());
    let name = Name::of_file(&format!("{}.kot", keeper.id())).expect("a name");
    drop(keeper);
    let (again, _keeper) = games.open::<duel::State>(&name).expect("it goes on").into_parts();
    assert_eq!(again.private_digest(), table.private_digest());
}

/// `cargo test -p king-of-tokyo --lib how_long_saving_takes -- --ignored --nocapture`
#[test]
#[ignore = "measures, and prints what it finds"]
fn how_long_saving_takes() {
    use std::time::Instant;
    let folder = Folder::new("measured");
    let games = Games::at(&folder.0);
    let mut took = Vec::new();
    for seed in 0..20 {
        let mut table = begun::<classic::State>(seed);
        let mut keeper = games
            .begin::<classic::State>(&classic::State::arranged())
            .expect("it is kept");
        play(&mut table, &mut Lottery(seed), 9999, |table| {
            let began = Instant::now();
            keeper.follow(table);
            took.push(began.elapsed());
        });
    }
    took.sort_unstable();
    let of = |part: usize| took[(took.len() - 1) * part / 100];
    println!(
        "{} answers saved: p50 {:?}, p99 {:?}, longest {:?}",
        took.len(),
        of(50),
        of(99),
        of(100)
    );
    // Ten thousand games lie there.
    let name = games.list().expect("listed").pop().expect("a game");
    let bytes = games.read(&name).expect("read");
    for number in 0..10_000 {
        let copy = folder.0.join(Name::at(number, number).file());
        std::fs::write(copy, &bytes).expect("copied");
    }
    let began = Instant::now();
    let listed = games.list().expect("listed").len();
    let (listing, began) = (began.elapsed(), Instant::now());
    let found = games.last_running().is_some();
    println!(
        "{listed} names {listing:?}; the last running one, found: {found}, {:?}",
        began.elapsed()
    );
}
