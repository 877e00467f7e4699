//! A disk that forgets in a power cut what was not synced: all of it, a part of it, or the letters of it, with
//! the length kept. Whatever is left, the game goes on from an answer that was given, and nothing is lost that
//! was synced.

use super::*;
use crate::storage::games::disk::{Disk, Drive, Sync, There};
use engine::Chance;
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex};

/// A file, and what of it outlives a power cut.
#[derive(Debug, Clone, Default)]
struct Forgetful(Arc<Mutex<Inside>>);

#[derive(Debug, Default)]
struct Inside {
    is: Vec<u8>,
    synced: Vec<u8>,
    /// So many operations fail from now on: the disk is out of reach.
    fails: u32,
}

impl Forgetful {
    fn change<T>(&self, change: impl FnOnce(&mut Inside) -> io::Result<T>) -> io::Result<T> {
        let mut inside = self.0.lock().expect("nobody panics with it");
        if inside.fails > 0 {
            inside.fails -= 1;
            return Err(io::Error::other("the disk does not answer"));
        }
        change(&mut inside)
    }

    /// What a power cut leaves now.
    fn after_a_cut(&self, chance: &mut Lottery) -> (Vec<u8>, usize) {
        let inside = self.0.lock().expect("nobody panics with it");
        let common = inside
            .is
            .iter()
            .zip(&inside.synced)
            .take_while(|(one, other)| one == other);
        let common = common.count();
        // What was written since: it came to the disk up to somewhere, or it did not at all.
        let fresh = &inside.is[common..];
        let came = chance.below(fresh.len() as u32 + 1) as usize;
        let mut left = match common < inside.synced.len() && chance.below(2) == 0 {
            // That it was cut did not come to the disk.
            true => inside.synced.clone(),
            false => [&inside.is[..common], &fresh[..came]].concat(),
        };
        if chance.below(3) == 0 {
            // Its length came, and its letters did not.
            left.resize(left.len() + chance.below(5000) as usize, 0);
        }
        (left, common.min(inside.synced.len()))
    }
}

impl Drive for Forgetful {
    fn make(&mut self) -> Result<Box<dyn Disk>, Error> {
        Ok(Box::new(self.clone()))
    }

    fn path(&self) -> &Path {
        Path::new("forgetful")
    }

    fn elsewhere(&mut self) -> Option<String> {
        None
    }
}

impl Disk for Forgetful {
    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.change(|inside| {
            inside.is.extend_from_slice(bytes);
            Ok(())
        })
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.change(|inside| {
            inside.is.truncate(length as usize);
            Ok(())
        })
    }

    fn there(&self, _: Option<u64>) -> There {
        There::Same
    }

    fn sync(&self) -> io::Result<Sync> {
        let disk = self.clone();
        Ok(Box::new(move || {
            disk.change(|inside| {
                inside.synced.clone_from(&inside.is);
                Ok(())
            })
        }))
    }

    fn remove(&mut self) {}
}

/// Plays a duel, and cuts the power so many times on the way.
fn cut(seed: u64, answers: usize) {
    let folder = Folder::new(&format!("cut-{seed}"));
    let games = Games::at(&folder.0);
    let disk = Forgetful::default();
    let mut table = begun::<duel::State>(seed);
    let mut keeper = Keeper::begin(
        "forgetful".to_owned(),
        Heading::Head(Box::new(table.private_head())),
        Box::new(disk.clone()),
    );
    keeper.follow(&table);
    // Every position that was ever there, by the number of its answers.
    let mut digests = vec![(table.answered(), table.private_digest())];
    let (mut chance, mut power) = (Lottery(seed), Lottery(seed + 1));
    for _ in 0..answers {
        if power.below(8) == 0 {
            disk.0.lock().expect("nobody panics with it").fails = power.below(3);
        }
        play(&mut table, &mut chance, 1, |table| {
            keeper.follow(table);
            digests.push((table.answered(), table.private_digest()));
        });
        // Now and then the disk has time to follow.
        if power.below(10) == 0 {
            std::thread::sleep(std::time::Duration::from_millis(110));
        }
        let (left, sure) = disk.after_a_cut(&mut power);
        let kept = Record::<duel::State>::read(&left);
        if sure == 0 {
            continue;
        }
        let kept = kept.expect("what was synced is there");
        assert!(kept.good_bytes() >= sure, "seed {seed}: {sure} bytes were synced");
        if power.below(10) > 0 {
            continue;
        }
        // The program starts again, and goes on with what is left.
        let name = Name::at(seed, power.below(1 << 30).into());
        std::fs::write(games.path(&name).expect("a path"), &left).expect("written");
        let short = games.summary(&name).expect("it is listed");
        assert!(short.is_running() || left.len() == kept.good_bytes());
        assert_eq!(short.damage.is_some(), kept.damage.is_some());
        let opened = games.open::<duel::State>(&name).expect("it goes on");
        assert_eq!(opened.note().is_some(), kept.damage.is_some());
        let (mut again, _keeper) = opened.into_parts();
        again.begin(None, &mut |_, _| {});
        let here = (again.answered(), again.private_digest());
        assert!(
            digests.contains(&here),
            "seed {seed}: nobody has seen this position"
        );
    }
}

#[test]
fn after_any_power_cut_the_game_goes_on_from_an_answer_that_was_given() {
    for seed in 0..6 {
        cut(seed, 60);
    }
}

/// `bash .ci/full power`
#[test]
#[ignore = "takes some minutes; .ci/full runs it"]
fn after_ten_thousand_power_cuts_every_game_goes_on() {
    for seed in 100..250 {
        cut(seed, 70);
    }
}
