//! The rules told a second time, plainly and without a queue, and played side by side with the engine: at
//! every question both tables must look alike, and the twin must expect that question. A slip has to be made
//! twice to go unseen.

mod hits;
mod market;
mod turn;
mod walk;

use super::kit::card;
use super::saves::wild_table;
use crate::duel::{
    Answer, Buzz, CardId, Choice, Dice, Ending, Face, Monster, Outcome, Pick, Placing, Position, Source,
    Stage, State, Track, Turn as Record, What,
};
use crate::proof::Lottery;
use crate::{Asked, Game, Seat};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The game is over.
#[derive(Debug)]
struct Over;
type Play = Result<(), Over>;

#[derive(Debug, Default)]
struct Turn {
    number: u16,
    spent: Vec<&'static str>,
    fewer: u8,
    tokens: u8,
    faces: Vec<Face>,
    rolls: u8,
    out: Vec<usize>,
    added: Vec<Face>,
    counting: bool,
    resolved: Vec<Face>,
    claws: u8,
    bought: u8,
    again: bool,
}

#[derive(Debug)]
struct Twin {
    game: State,
    chance: Lottery,
    asked: u64,
    active: usize,
    first: usize,
    monster: [Monster; 2],
    hearts: [u8; 2],
    energy: [u16; 2],
    tokens: [u8; 2],
    kept: [Vec<&'static str>; 2],
    awaiting: [Vec<&'static str>; 2],
    hits: [u8; 2],
    shield: [bool; 2],
    at: [f64; 2],
    buzz: Vec<(Buzz, Placing)>,
    market: Vec<&'static str>,
    deck: u32,
    turn: Turn,
    /// Packets of Spiked tail that wait behind everything: on whom, and how many hits.
    tail: Vec<(usize, u8)>,
    /// What In shape still offers, by owner.
    shape: [Option<u8>; 2],
    outcome: Option<Outcome>,
}

const fn seat(player: usize) -> Seat {
    Seat(player as u8)
}

/// Where the markers stand.
fn markers(state: &State) -> [f64; 2] {
    Track::ALL.map(|track| f64::from(state.marker(track)))
}

impl Twin {
    fn of(game: State, chance: Lottery) -> Self {
        let players = [0, 1].map(|player| *game.player(seat(player)));
        let slugs = |cards: &[CardId]| cards.iter().map(|card| card.slug()).collect::<Vec<_>>();
        Self {
            active: game.active().index(),
            first: game.first().index(),
            monster: players.map(|player| player.monster),
            hearts: players.map(|player| player.health),
            energy: players.map(|player| player.energy),
            tokens: players.map(|player| player.tokens),
            kept: players.map(|player| slugs(&player.kept)),
            awaiting: players.map(|player| player.awaiting.iter().map(CardId::slug).collect()),
            hits: [0; 2],
            shield: [false; 2],
            at: Track::ALL.map(|track| game.marker(track).into()),
            buzz: game.laid().collect(),
            market: game.market().iter().flatten().map(|card| card.slug()).collect(),
            deck: game.deck().count(),
            turn: Turn {
                number: game.turn().number,
                ..Turn::default()
            },
            tail: Vec::new(),
            shape: [None; 2],
            outcome: None,
            asked: 0,
            game,
            chance,
        }
    }

    /// Both tables look alike.
    fn compare(&self) {
        for player in [0, 1] {
            let theirs = self.game.player(seat(player));
            let kept: Vec<_> = theirs.kept.iter().map(|card| card.slug()).collect();
            assert_eq!(
                (
                    theirs.health,
                    theirs.energy,
                    theirs.tokens,
                    kept,
                    theirs.hits,
                    theirs.shielded
                ),
                (
                    self.hearts[player],
                    self.energy[player],
                    self.tokens[player],
                    self.kept[player].clone(),
                    self.hits[player],
                    self.shield[player]
                ),
                "player {player}"
            );
            let mut mine = self.awaiting[player].clone();
            let mut waits: Vec<_> = theirs.awaiting.iter().map(CardId::slug).collect();
            mine.sort_unstable();
            waits.sort_unstable();
            assert_eq!(mine, waits);
        }
        assert_eq!(self.at, markers(&self.game));
        let mut mine = self.buzz.clone();
        mine.sort_by_key(|(buzz, _)| *buzz);
        assert_eq!(mine, self.game.laid().collect::<Vec<_>>());
        let market: Vec<_> = self
            .game
            .market()
            .iter()
            .flatten()
            .map(|card| card.slug())
            .collect();
        assert_eq!(
            (market, self.game.deck().count()),
            (self.market.clone(), self.deck)
        );
        let turn = self.game.turn();
        let mut spent: Vec<_> = turn.spent.iter().map(CardId::slug).collect();
        let mut mine = self.turn.spent.clone();
        spent.sort_unstable();
        mine.sort_unstable();
        assert_eq!(spent, mine);
        assert_eq!(
            (turn.active, turn.number, turn.bought, turn.claws, turn.again),
            (
                seat(self.active),
                self.turn.number,
                self.turn.bought,
                self.turn.claws,
                self.turn.again
            )
        );
    }

    /// This is asked, and somebody answers. Alien metabolism may come in between where `drops` says so.
    fn ask(&mut self, player: usize, what: What, drops: bool) -> Answer {
        loop {
            self.compare();
            let question = self.game.question();
            assert_eq!((question.of, question.what), (Asked::Seat(seat(player)), what));
            let mut answers = Vec::new();
            self.game.answers(&mut answers);
            let used = answers.iter().any(|answer| matches!(answer, Answer::Use(..)));
            let may = drops
                && player == self.active
                && self.has(player, "alien-metabolism")
                && !self.spent("alien-metabolism")
                && !self.market.is_empty();
            assert_eq!(used, may, "Alien metabolism at {what:?}");
            let answer = self.game.any_answer(&mut self.chance).expect("somebody is asked");
            self.game.apply(answer).expect("a legal answer");
            self.asked += 1;
            match answer {
                Answer::Use(_, Pick::Slot(slot)) => {
                    self.turn.spent.push("alien-metabolism");
                    self.market.remove(slot.into());
                    self.refill();
                }
                _ => return answer,
            }
        }
    }

    fn nature(&mut self, what: What) -> Answer {
        let question = self.game.question();
        assert_eq!((question.of, question.what), (Asked::Nature, what));
        let answer = self.game.deal(&mut self.chance).expect("Nature is asked");
        self.game.apply(answer).expect("a legal answer");
        answer
    }

    fn throw(&mut self, what: What) -> Vec<Face> {
        match self.nature(what) {
            Answer::Faces(dice) => Dice::iter(&dice).collect(),
            other => panic!("{other:?} is no throw"),
        }
    }

    fn may(&mut self, player: usize, slug: &str) -> bool {
        let by = Source::Card(card(slug));
        self.ask(player, What::May { by }, false) == Answer::Accept
    }

    fn choose(&mut self, player: usize, slug: &str, of: Choice, optional: bool, drops: bool) -> Option<Pick> {
        let by = Source::Card(card(slug));
        self.chosen(player, What::Choose { by, of, optional }, drops)
    }

    fn chosen(&mut self, player: usize, what: What, drops: bool) -> Option<Pick> {
        match self.ask(player, what, drops) {
            Answer::Choose(pick) => Some(pick),
            _ => None,
        }
    }

    fn choose_power(&mut self, of: Choice) -> Pick {
        let by = Source::Power(self.monster[self.active]);
        let what = What::Choose {
            by,
            of,
            optional: false,
        };
        self.chosen(self.active, what, false).expect("a choice")
    }

    fn has(&self, player: usize, slug: &str) -> bool {
        self.kept[player].contains(&slug)
    }

    fn spent(&self, slug: &str) -> bool {
        self.turn.spent.contains(&slug)
    }

    fn lose(&mut self, slug: &str) {
        for kept in &mut self.kept {
            kept.retain(|card| *card != slug);
        }
    }

    fn over(&mut self, ending: Ending, winner: usize) -> Play {
        let winner = seat(winner);
        self.outcome = Some(Outcome { ending, winner });
        Err(Over)
    }

    /// The game is over on both tables, and in the same way.
    fn compare_end(&self, seed: u64) {
        assert_eq!(self.game.outcome(), self.outcome, "game {seed}");
        let hearts = [0, 1].map(|player| self.game.player(seat(player)).health);
        assert_eq!(hearts, self.hearts, "game {seed}");
        assert_eq!(self.at, markers(&self.game), "game {seed}");
    }
}

/// Plays a position side by side from the start of its turn; says how many questions were asked, if it could
/// be played.
fn side_by_side(laid: &Position, seed: u64) -> Option<u64> {
    let table = laid.bare().expect("each card once");
    let game = table.resume(Stage::Start).ok()?;
    let mut twin = Twin::of(table, Lottery(seed));
    twin.game = game;
    let played = catch_unwind(AssertUnwindSafe(|| twin.play()));
    assert!(played.is_ok(), "game {seed}\n{twin:#?}");
    twin.compare_end(seed);
    Some(twin.asked)
}

#[test]
fn the_rules_told_twice_are_the_same_game() {
    let (mut games, mut asked) = (0, 0);
    for seed in 0..2_000 {
        let mut laid = Position::of(&wild_table(seed));
        laid.automatic = false;
        laid.turn = match seed % 10 {
            0 => Record::of(laid.first, 1),
            _ => Record::of(laid.turn.active, laid.turn.number),
        };
        if let Some(questions) = side_by_side(&laid, seed) {
            games += 1;
            asked += questions;
        }
    }
    assert!(games > 1_000 && asked > 50_000, "{games} {asked}");
}
