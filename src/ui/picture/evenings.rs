//! The games that stand behind a picture of the statistics: played by chance alone, counted as any other.

use crate::statistics::{Accuracy, Fortune, Gathered, Judged, count, evaluator};
use crate::storage::{DuelSetup, GameSetup, Profile, Profiles, TableSetup, Who};
use crate::ui::frame::Seating;
use bots::Level;
use bots::draw::mixed;
use engine::classic::{Edition, Options};
use engine::parts::{Colour, Monster};
use engine::{Chance, classic, duel};
use table::notation::Notation;
use table::record::{Head, Keep, Writer};
use table::{Sitter, Table};

/// So many games are shown; a duel is every third.
const GAMES: u64 = 36;
/// The first one, in seconds since 1970, and how far apart they are.
const FIRST: u64 = 1_767_700_000;
const APART: u64 = 611_000;

/// When the picture is taken, in seconds since 1970.
pub(super) const NOW: u64 = FIRST + GAMES * APART;

/// Numbers of no quality, the same for the same seed.
struct Luck(u64, u64);

impl Chance for Luck {
    fn below(&mut self, bound: u32) -> u32 {
        self.1 += 1;
        (mixed(self.0, self.1) % u64::from(bound)) as u32
    }
}

/// The person of the picture.
pub(super) fn somebody() -> Profiles {
    let zoe = Profile {
        id: "zoe".to_owned(),
        name: "Zoé".to_owned(),
        colour: Colour::Pink,
        monster: Monster::CyberKitty,
    };
    Profiles::from(vec![zoe])
}

/// What they have played.
pub(super) fn gathered(seed: u64) -> Gathered {
    let mut gathered = Gathered::default();
    for nth in 0..GAMES {
        let seed = mixed(seed, nth);
        let level = Level::ALL[(nth / 10) as usize % Level::ALL.len()];
        let counted = if nth % 3 == 2 {
            let mut setup = DuelSetup::default();
            let monsters = setup.monsters();
            setup.choose_monster(0, monsters[(seed % 6) as usize]);
            sit(&mut setup, level);
            played::<duel::State, _>(setup, seed, nth)
        } else {
            let edition = if nth % 4 == 3 {
                Edition::Dark
            } else {
                Edition::Base
            };
            let levels = vec![level; 2 + (nth % 5) as usize];
            let mut setup = TableSetup::with_options(&levels, None, Options::of(edition));
            let monsters = setup.monsters();
            setup.choose_monster(0, monsters[(seed % monsters.len() as u64) as usize]);
            sit(&mut setup, level);
            played::<classic::State, _>(setup, seed, nth)
        };
        let Some(bytes) = counted else { continue };
        let Ok(game) = count(&bytes, "") else { continue };
        // Chance gives away more than anybody; whoever learns gives away less and less.
        let points = 18.0 + 60.0 / (1.0 + nth as f32 * 0.12) + (seed % 17) as f32;
        let judged = Judged {
            seat: 0,
            given_away: points / 100.0,
            decisions: 40,
            luck: Some(Fortune {
                moved: Some((seed % 61) as f32 / 100.0 - 0.28),
                unmeasured: 0,
            }),
        };
        let accuracy = Accuracy {
            evaluator: evaluator(),
            seats: vec![judged],
        };
        gathered.accuracy.insert(game.id.clone(), accuracy);
        gathered.games.push(game);
    }
    gathered
}

/// Seats the person first, and bots of a level at the other seats.
fn sit(setup: &mut impl GameSetup, level: Level) {
    let people = somebody().people;
    for seat in setup.seats_mut() {
        seat.who = Who::Bot(level);
    }
    for profile in &people {
        let monster = setup.seats()[0].monster;
        setup.seat_profile(0, profile);
        setup.choose_monster(0, monster);
    }
}

/// The record of a game at which everybody answers anything.
fn played<G, S>(setup: S, seed: u64, nth: u64) -> Option<Vec<u8>>
where
    G: Notation,
    S: GameSetup + Into<Seating<G>>,
{
    let sitters = setup.seats().iter().map(Sitter::from).collect();
    let seating: Seating<G> = setup.into();
    let mut table = Table::new(seating.start, seed).seating(sitters);
    let mut luck = Luck(seed, 0);
    table.advance(&mut |_, _| {});
    while let Some(answer) = table.state().any_answer(&mut luck) {
        table.answer(answer, &mut |_, _| {}).ok()?;
    }
    let mut head = Head::from(&table);
    head.time = Some(FIRST + nth * APART + seed % 90_000);
    head.id = Some(format!("{nth}"));
    let mut writer = Writer::begin(Vec::new(), head, &table, Keep::Nothing).ok()?;
    writer.follow(&table).ok()?;
    Some(writer.into_inner())
}
