//! The games that the command line plays: their names, and [`CliGame`], what each must tell about itself.
//!
//! Commands know no game by name. They are written for any [`CliGame`], some with more to tell
//! (`watch::WatchGame`, `soak::SoakGame`, `protocol::Protocol`), and [`playing`] chooses which by what was
//! typed.

mod classic;
mod duel;

pub(super) use duel::{any_two, monsters};

use super::Problem;
use super::arguments::Boxes;
use crate::program::host::Host;
use bots::learned::Features;
use engine::classic::State as Classic;
use engine::duel::State as Duel;
use engine::{Seat, Seats};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::ops::RangeInclusive;
use words::Words;

/// The most seats of any game.
pub(super) const WIDEST: usize = engine::classic::MAX_SEATS;

/// Every game, as it is typed; the first one is played if nothing is said.
pub(super) const NAMES: [&str; 2] = [Classic::NAME, Duel::NAME];

/// The game that a file says it is of, if this program knows it: nobody has typed its name.
///
/// # Errors
/// When it does not.
pub(super) fn known(game: String, words: &Words) -> Result<String, Problem> {
    match NAMES.contains(&game.as_str()) {
        true => Ok(game),
        false => Err(Problem::new(words, "saves-unknown-game", &[])),
    }
}

/// Every net that can be trained, as it is typed.
pub(super) fn nets() -> impl Iterator<Item = &'static str> {
    [Classic::NETS, Duel::NETS].into_iter().flatten().copied()
}

/// How a command is carried out with one game.
pub(super) type Run<O> = fn(&O, &Words) -> Result<(), Problem>;

/// Carries out a command with the game of this name.
///
/// # Errors
/// When there is no such game; then what the command finds wrong.
pub(super) fn playing<O>(
    name: &str,
    games: &[(&'static str, Run<O>)],
    options: &O,
    words: &Words,
) -> Result<(), Problem> {
    let Some((_, run)) = games.iter().find(|(known, _)| *known == name) else {
        let known: Vec<_> = games.iter().map(|(known, _)| *known).collect();
        let values = [
            ("option", "--game".into()),
            ("value", name.into()),
            ("allowed", known.join(", ").into()),
        ];
        return Err(Problem::new(words, "cli-wrong-value", &values));
    };
    run(options, words)
}

/// How a game has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Outcome<E> {
    /// In which way.
    pub ending: E,
    /// The winners; normally one.
    pub winners: Seats,
}

impl<E> Outcome<E> {
    /// Has this seat won?
    pub(super) fn won(&self, seat: Seat) -> bool {
        self.winners.contains(seat)
    }
}

/// What the command line has to know about a game that bots play.
pub(super) trait CliGame: Host {
    /// The name behind `--game`, the same that programs say in `game`.
    const NAME: &'static str;
    /// How many may play.
    const SEATS: RangeInclusive<u8>;
    /// How many play if nothing is said.
    const USUAL_SEATS: u8;
    /// What the table agrees on before the game.
    type Agreed: Clone + Debug + Default + Sync;
    /// The ways in which it ends.
    type Ending: Copy + Debug + PartialEq + Serialize + DeserializeOwned;
    /// The words under which endings are counted, in the order of reports.
    const ENDINGS: &'static [&'static str];
    /// The message that tells these counts; its variables are the [`ENDINGS`](Self::ENDINGS), and `shared`.
    const ENDED: &'static str;

    /// What was agreed on by typing.
    ///
    /// # Errors
    /// When something does not go together, or belongs to another game.
    fn agreed(boxes: &Boxes, words: &Words) -> Result<Self::Agreed, Problem>;

    /// What has to be typed to agree on this again, each option with a space before it; what was left to the
    /// seed is named as well.
    fn typed(agreed: &Self::Agreed, seed: u64) -> String;

    /// The first position of a table with so many seats, the same as in the window. What was not agreed on
    /// follows from the seed.
    ///
    /// # Errors
    /// When there is no such table.
    fn table(seats: usize, agreed: &Self::Agreed, seed: u64, words: &Words) -> Result<Self, Problem>;

    /// The first position of a table at which strength is measured: where a monster says how one plays, the
    /// seed draws who sits there.
    ///
    /// # Errors
    /// When there is no such table.
    fn measured(seats: usize, agreed: &Self::Agreed, seed: u64, words: &Words) -> Result<Self, Problem> {
        Self::table(seats, agreed, seed, words)
    }

    /// Is Nature asked to turn a card over, rather than to throw dice?
    fn reveals(&self) -> bool;

    /// In which way the game has ended; `None` while it is played.
    fn ending(&self) -> Option<Self::Ending>;

    /// Under which of the [`ENDINGS`](Self::ENDINGS) this one is counted.
    fn counted(ending: Self::Ending) -> &'static str;

    /// What lies on the table that whoever sets one up may choose, as it is typed, and `bare` where it lies there
    /// without power cards; nothing where there is one box only.
    fn boxes(&self) -> Vec<&'static str>;

    /// What has to be typed to play this game: nothing where it is played anyway.
    fn named() -> String {
        if Self::NAME == NAMES[0] {
            String::new()
        } else {
            format!(" --game {}", Self::NAME)
        }
    }

    /// How the game has ended, and who has won it.
    fn ended(&self) -> Option<Outcome<Self::Ending>> {
        let (ending, scores) = (self.ending()?, self.scores()?);
        let won = |seat: &Seat| scores.shares.get(seat.index()).is_some_and(|share| *share > 0.0);
        let winners = (0..self.seats() as u8).map(Seat).filter(won);
        let winners = winners.collect();
        Some(Outcome { ending, winners })
    }
}

/// May so many sit at the table of this game?
///
/// # Errors
/// A sentence that says how many may.
pub(super) fn seats<K: CliGame>(seats: usize, words: &Words) -> Result<(), Problem> {
    let (least, most) = (*K::SEATS.start(), *K::SEATS.end());
    if (usize::from(least)..=usize::from(most)).contains(&seats) {
        return Ok(());
    }
    let values = [
        ("game", K::NAME.into()),
        ("least", least.into()),
        ("most", most.into()),
        ("seats", seats.into()),
    ];
    Err(Problem::new(words, "cli-wrong-seats", &values))
}

#[cfg(test)]
mod tests {
    use super::{Boxes, Classic, CliGame, Duel, NAMES, WIDEST, playing, seats};
    use engine::classic::{Edition, Packs, PowerUp, Wickedness};
    use engine::duel::Monster;
    use words::{Language, Words};

    #[test]
    fn the_game_is_found_by_its_name() {
        let words = Words::new(Language::English);
        let games = [
            (Classic::NAME, (|_, _| Ok(())) as super::Run<()>),
            (Duel::NAME, |_, words| seats::<Duel>(3, words)),
        ];
        assert_eq!(games.map(|(name, _)| name), NAMES);
        assert!(playing("classic", &games, &(), &words).is_ok());
        let problem = playing("duel", &games, &(), &words).expect_err("two may play");
        assert!(problem.0.contains("exactly 2 seats"), "{problem:?}");
        let problem = playing("duel", &games[..1], &(), &words).expect_err("not among them");
        assert_eq!(problem.0, "--game cannot be “duel”; allowed: classic");
        assert_eq!(Classic::named(), "");
        assert_eq!(Duel::named(), " --game duel");
    }

    #[test]
    fn a_game_refuses_what_belongs_to_another_one() {
        let words = Words::new(Language::English);
        assert_eq!(Duel::agreed(&Boxes::default(), &words), Ok(None));
        let all = Boxes {
            monsters: None,
            edition: Some(Edition::Dark),
            wickedness: Some(Wickedness::Green),
            promos: true,
            halloween: true,
            no_cards: true,
            power_up: Some(PowerUp::Draft),
            packs: Some(Packs::NONE),
            two_player_variant: Some(true),
        };
        for (boxes, option) in [
            (all, "--edition"),
            (Boxes { edition: None, ..all }, "--wickedness"),
            (
                Boxes {
                    promos: true,
                    ..Boxes::default()
                },
                "--promos",
            ),
            (
                Boxes {
                    halloween: true,
                    ..Boxes::default()
                },
                "--halloween",
            ),
            (
                Boxes {
                    no_cards: true,
                    ..Boxes::default()
                },
                "--no-cards",
            ),
        ] {
            let problem = Duel::agreed(&boxes, &words).expect_err("Duel has one box");
            let wanted = format!("{option} belongs to --game classic and means nothing in --game duel");
            assert_eq!(problem.0, wanted);
        }
        let pair = Boxes {
            monsters: Some([Monster::TheKing, Monster::Gigazaur]),
            ..Boxes::default()
        };
        assert_eq!(Duel::agreed(&pair, &words), Ok(pair.monsters));
        let problem =
            Classic::agreed(&pair, &words).expect_err("the classic game draws its monsters otherwise");
        assert_eq!(
            problem.0,
            "--monsters belongs to --game duel and means nothing in --game classic"
        );
    }

    fn ending_in_words<K: CliGame>(words: &Words) {
        let slugs = K::ENDINGS.iter().copied().chain(["shared"]);
        let counts: Vec<_> = slugs.zip((1001..).map(|count: u32| count.to_string())).collect();
        let values: Vec<_> = counts
            .iter()
            .map(|(slug, count)| (*slug, count.as_str().into()))
            .collect();
        let told = words.text_with(K::ENDED, &values);
        for (slug, count) in &counts {
            // Two do not share: nothing needs to be said about it.
            let needless = *slug == "shared" && *K::SEATS.end() == 2;
            assert!(told.contains(count) || needless, "{slug}: {told}");
        }
    }

    #[test]
    fn every_ending_is_counted_in_words() {
        for language in Language::ALL {
            let words = Words::new(language);
            ending_in_words::<Classic>(&words);
            ending_in_words::<Duel>(&words);
        }
    }

    fn tables<K: CliGame>(words: &Words) {
        for count in 0..=WIDEST + 1 {
            let may = K::SEATS.contains(&(count as u8));
            assert_eq!(seats::<K>(count, words).is_ok(), may, "{}: {count}", K::NAME);
            if may {
                let table = K::table(count, &K::Agreed::default(), 1, words);
                assert_eq!(table.map(|table| table.seats()), Ok(count), "{}", K::NAME);
            }
        }
        assert!(K::SEATS.contains(&K::USUAL_SEATS));
        assert!(usize::from(*K::SEATS.end()) <= WIDEST);
    }

    #[test]
    fn only_tables_that_a_game_has_are_seated() {
        let words = Words::new(Language::English);
        tables::<Classic>(&words);
        tables::<Duel>(&words);
    }
}
