//! The proof by playing: many games of random options, seats and answers, each checked at every question.
//!
//! [`crate::proof`] knows no game by name; what is special about King of Tokyo (which tables there are, which answers make a lively
//! game, which card did something) stands in `classic`.

mod classic;

use super::arguments::Soak;
use super::crew::{Sum, crew, share_out};
use super::{Problem, print};
use crate::bots::draw::mixed;
use crate::i18n::Words;
use crate::proof::{Proven, prove};
use crate::session::Dealer;
use classic::{Coverage, Player, random_setup};
use std::fmt::Write;
use std::time::Instant;

/// What came of all games.
#[derive(Debug, Default)]
struct Tally {
    games: u64,
    answers: u64,
    saved: u64,
    views: u64,
    coverage: Coverage,
}

impl Sum for Tally {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.answers += other.answers;
        self.saved += other.saved;
        self.views += other.views;
        self.coverage.add(&other.coverage);
    }
}

/// Plays the games, and prints what was proven; the first broken rule ends it with the command that shows it again.
pub(super) fn run(options: &Soak, words: &Words) -> Result<(), Problem> {
    let (games, seed) = (u64::from(options.games.get()), options.seed);
    let saves = u64::from(options.saves.get());
    let began = Instant::now();
    let first = options.from;
    let tally = share_out(games, crew(options.threads, games), &|nth, tally: &mut Tally| {
        let game = first + nth;
        let proven =
            one(seed, game, game.is_multiple_of(saves), words, &mut tally.coverage).map_err(|broken| {
                log::error!("{broken}");
                let command = format!("king-of-tokyo soak --seed {seed} --from {game} --games 1 --saves 1");
                let values = [("reason", broken.into()), ("command", command.into())];
                Problem::new(words, "cli-soak-broken", &values)
            })?;
        tally.games += 1;
        tally.answers += proven.answers;
        tally.saved += proven.saved;
        tally.views += proven.views;
        Ok(())
    })?;
    let mut text = words.text_with(
        "cli-soak-clean",
        &[
            ("games", tally.games.into()),
            ("answers", tally.answers.into()),
            ("saved", tally.saved.into()),
            ("views", tally.views.into()),
            ("seconds", began.elapsed().as_secs().into()),
        ],
    );
    text.push('\n');
    if options.coverage {
        let missing = tally.coverage.table(&mut text, words);
        let _ = writeln!(
            text,
            "{}",
            words.text_with("cli-soak-missing", &[("count", missing.into())])
        );
    }
    print(words, &text)
}

/// One game; everything follows from the seed and its number.
fn one(seed: u64, game: u64, save: bool, words: &Words, coverage: &mut Coverage) -> Result<Proven, String> {
    let mut chance = Dealer::new(mixed(seed, game + 1));
    let setup = random_setup(&mut chance);
    let start = setup.start().map_err(|error| words.setup_error(error))?;
    let player = Player::new(&mut chance);
    prove(
        start,
        &mut chance,
        save,
        &mut |state, answers, chance| player.choose(state, answers, chance),
        &mut |event, state| coverage.hear(event, state),
    )
}

#[cfg(test)]
mod tests {
    use super::{Coverage, one};
    use crate::engine::classic::CardId;
    use crate::i18n::{Language, Words};

    #[test]
    fn random_tables_of_all_boxes_keep_every_rule() {
        let (mut coverage, words) = (Coverage::default(), Words::new(Language::English));
        for game in 0..400 {
            if let Err(broken) = one(2026, game, game % 20 == 0, &words, &mut coverage) {
                panic!("game {game}: {broken}");
            }
        }
        // A few hundred games do not show everything, but they show that coverage is counted at all.
        let wings = CardId::from_slug("wings").expect("a card of the base game");
        assert!(coverage.gained(wings) > 0 && coverage.used(wings) > 0);
    }
}
