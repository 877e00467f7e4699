//! The rules told a second time, plainly and without a queue, and played side by side with the engine: at
//! every question both tables must look alike, and the twin must expect that question and what is offered. A
//! slip has to be made twice to go unseen. A third table answers forced questions by itself and must be where
//! the others are at every choice.

mod hits;
mod market;
mod turn;
mod walk;

use super::kit::card;
use super::random_games::table;
use super::saves::wild_table;
use crate::duel::{
    Answer, Buzz, CardId, Choice, Dice, Ending, Face, Monster, Outcome, Pick, Placing, Position, Source,
    Stage, State, Track, Turn as Record, What,
};
use crate::proof::Lottery;
use crate::{Asked, Game, Seat};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread;

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

/// How often each card was there where it matters, and how often each power, Buzz token, ending and way to
/// begin came.
type Met = BTreeMap<String, u64>;

#[derive(Debug)]
struct Twin {
    game: State,
    /// The same game where forced questions resolve by themselves: it runs ahead up to the next choice.
    ahead: State,
    met: RefCell<Met>,
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
    discard: Vec<&'static str>,
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
            discard: game.discarded().iter().map(CardId::slug).collect(),
            turn: Turn {
                number: game.turn().number,
                ..Turn::default()
            },
            tail: Vec::new(),
            shape: [None; 2],
            outcome: None,
            asked: 0,
            ahead: game,
            met: RefCell::default(),
            game,
            chance,
        }
    }

    /// This was there, or came.
    fn meets(&self, what: impl std::fmt::Display) {
        *self.met.borrow_mut().entry(what.to_string()).or_default() += 1;
    }

    /// What the one who is asked may say.
    fn answers(&self) -> Vec<Answer> {
        let mut answers = Vec::new();
        self.game.answers(&mut answers);
        answers
    }

    /// The answer is given on both tables, unless it was forced: then the other table has given it already.
    fn say(&mut self, answer: Answer) {
        let forced = matches!(self.game.asks(), Asked::Seat(_)) && self.answers().len() == 1;
        if !forced {
            let mut same = self.ahead;
            same.automatic = false;
            assert_eq!(same, self.game, "the table that answers by itself");
            self.ahead.apply(answer).expect("a legal answer");
        }
        self.game.apply(answer).expect("a legal answer");
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
        assert_eq!(
            (turn.dice.iter().collect(), turn.fewer, turn.tokens),
            (self.turn.faces.clone(), self.turn.fewer, self.turn.tokens)
        );
        let out = (0..16).filter(|die| turn.out & 1 << die != 0);
        let added = Face::ALL.map(|face| self.turn.added.iter().filter(|added| **added == face).count());
        let resolved = Face::ALL.into_iter().filter(|face| turn.resolved.contains(*face));
        let mut mine = self.turn.resolved.clone();
        mine.sort_unstable();
        assert_eq!(
            (out.collect(), turn.added.map(usize::from), resolved.collect()),
            (self.turn.out.clone(), added, mine)
        );
        let mut mine = self.discard.clone();
        mine.sort_unstable();
        let mut theirs: Vec<_> = self.game.discarded().iter().map(CardId::slug).collect();
        theirs.sort_unstable();
        assert_eq!(theirs, mine);
    }

    /// What is offered to be chosen.
    fn offered(&self, of: Choice) -> Vec<Pick> {
        let (me, rival) = match self.game.asks() {
            Asked::Seat(seat) => (seat.index(), 1 - seat.index()),
            _ => panic!("a choice of nobody"),
        };
        let laid = |buzz: Buzz| self.buzz.iter().any(|(other, _)| *other == buzz);
        let kept = |player: usize| {
            self.kept[player]
                .iter()
                .map(|slug| Pick::Card(card(slug)))
                .collect()
        };
        match of {
            Choice::Track => Track::ALL.map(Pick::Track).to_vec(),
            Choice::Face => Face::ALL
                .into_iter()
                .filter(|face| *face != Face::Power)
                .map(Pick::Face)
                .collect(),
            Choice::King => Buzz::KINGS
                .into_iter()
                .filter(|buzz| !self.under_marker(*buzz))
                // Two that look alike in the hand are one choice.
                .filter(|buzz| *buzz == Buzz::King || Buzz::KINGS.into_iter().any(laid))
                .flat_map(|buzz| self.places(buzz).into_iter().map(move |placing| (buzz, placing)))
                .filter(|at| !self.buzz.contains(at))
                .map(|(buzz, placing)| Pick::Place(buzz, placing))
                .collect(),
            Choice::RivalsKeep => kept(rival),
            Choice::OwnKeep => kept(me),
            Choice::TwoDice => {
                let dice = 0..self.turn.faces.len();
                let pairs = dice
                    .clone()
                    .flat_map(|one| dice.clone().map(move |other| (one, other)));
                pairs
                    .filter(|(one, other)| one < other)
                    .map(|(one, other)| Pick::Dice(1 << one | 1 << other))
                    .collect()
            }
        }
    }

    /// This is asked, and somebody answers. Alien metabolism may come in between where `drops` says so.
    fn ask(&mut self, player: usize, what: What, drops: bool) -> Answer {
        loop {
            self.compare();
            let question = self.game.question();
            assert_eq!((question.of, question.what), (Asked::Seat(seat(player)), what));
            let answers = self.answers();
            let used = answers.iter().any(|answer| matches!(answer, Answer::Use(..)));
            let may = drops
                && player == self.active
                && self.has(player, "alien-metabolism")
                && !self.spent("alien-metabolism")
                && !self.market.is_empty();
            assert_eq!(used, may, "Alien metabolism at {what:?}");
            let uses = answers.iter().filter(|answer| matches!(answer, Answer::Use(..)));
            assert!(!used || uses.count() == self.market.len());
            if let What::Choose { of, optional, .. } = what {
                let mut picks: Vec<Pick> = answers
                    .iter()
                    .filter_map(|answer| match answer {
                        Answer::Choose(pick) => Some(*pick),
                        _ => None,
                    })
                    .collect();
                let mut mine = self.offered(of);
                let text = |pick: &Pick| format!("{pick:?}");
                picks.sort_by_key(text);
                mine.sort_by_key(text);
                assert_eq!(picks, mine);
                assert_eq!(answers.contains(&Answer::Done), optional);
            }
            let answer = self.game.any_answer(&mut self.chance).expect("somebody is asked");
            self.say(answer);
            self.asked += 1;
            match answer {
                Answer::Use(_, Pick::Slot(slot)) => {
                    self.turn.spent.push("alien-metabolism");
                    let dropped = self.market.remove(slot.into());
                    self.discard.push(dropped);
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
        self.say(answer);
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
        let has = self.kept[player].contains(&slug);
        if has {
            self.meets(slug);
        }
        has
    }

    fn spent(&self, slug: &str) -> bool {
        self.turn.spent.contains(&slug)
    }

    fn lose(&mut self, slug: &'static str) {
        self.leave(slug);
        self.discard.push(slug);
    }

    /// A card lies in front of nobody any more.
    fn leave(&mut self, slug: &str) {
        for kept in &mut self.kept {
            kept.retain(|card| *card != slug);
        }
    }

    fn over(&mut self, ending: Ending, winner: usize) -> Play {
        self.meets(format!("{ending:?}"));
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

/// Plays to the end side by side; says how many questions were asked.
fn side_by_side(mut twin: Twin, seed: u64, met: &mut Met, play: fn(&mut Twin) -> Play) -> u64 {
    let played = catch_unwind(AssertUnwindSafe(|| play(&mut twin)));
    assert!(played.is_ok(), "game {seed}\n{twin:#?}");
    twin.compare_end(seed);
    assert_eq!(twin.ahead.outcome(), twin.outcome, "game {seed}");
    for (what, times) in twin.met.take() {
        *met.entry(what).or_default() += times;
    }
    twin.asked
}

/// Plays a position from the start of its turn; says how many questions were asked.
fn from_a_position(laid: &Position, seed: u64, met: &mut Met) -> u64 {
    let [table, ahead] =
        [false, true].map(|automatic| Position { automatic, ..*laid }.bare().expect("each card once"));
    let [game, ahead] = [table, ahead].map(|table| table.resume(Stage::Start).expect("wild, but possible"));
    let mut twin = Twin::of(table, Lottery(seed));
    (twin.game, twin.ahead) = (game, ahead);
    side_by_side(twin, seed, met, Twin::play)
}

/// Plays a new table, the market and the throw for the first turn included; says how many questions were
/// asked.
fn from_the_start(seed: u64, met: &mut Met) -> u64 {
    let mut start = table(&mut Lottery(seed));
    start.automatic = false;
    let mut twin = Twin::of(start, Lottery(seed));
    twin.ahead.automatic = true;
    side_by_side(twin, seed, met, Twin::play_all)
}

/// Plays these games, every other one from a wild position; says how many questions were asked.
fn play_games(seeds: impl Iterator<Item = u64>, met: &mut Met) -> u64 {
    let mut asked = 0;
    for seed in seeds {
        asked += if seed % 2 == 0 {
            from_the_start(seed, met)
        } else {
            let mut laid = Position::of(&wild_table(seed));
            laid.turn = match seed % 10 {
                1 => Record::of(laid.first, 1),
                _ => Record::of(laid.turn.active, laid.turn.number),
            };
            from_a_position(&laid, seed, met)
        };
    }
    asked
}

/// What there is, and has never been met.
fn never_met(met: &Met) -> Vec<String> {
    let bonuses = Buzz::ALL.into_iter().map(|buzz| format!("{buzz:?}"));
    let powers = Monster::ALL
        .into_iter()
        .map(|monster| format!("the power of {}", monster.slug()));
    let endings = Track::ALL
        .into_iter()
        .map(|track| format!("{:?}", Ending::Victory(track)));
    let others = [
        "Spotlight",
        "Knockout",
        "a tie",
        "a throw for the first turn",
        "a seat that begins",
    ];
    CardId::all()
        .map(|card| card.slug().to_owned())
        .chain(bonuses)
        .chain(powers)
        .chain(endings)
        .chain(others.map(str::to_owned))
        .filter(|what| !met.contains_key(what))
        .collect()
}

#[test]
fn the_rules_told_twice_are_the_same_game() {
    let mut met = Met::new();
    let asked = play_games(0..2_000, &mut met);
    assert!(asked > 50_000, "{asked}");
    assert_eq!(never_met(&met), Vec::<String>::new());
}

#[test]
#[ignore = "minutes of games; .ci/full plays them"]
fn the_rules_told_twice_are_the_same_game_fifty_thousand_times() {
    const GAMES: u64 = 50_000;
    let threads = thread::available_parallelism().map_or(1, |threads| threads.get() as u64);
    let parts: Vec<_> = (0..threads)
        .map(|nth| {
            thread::spawn(move || {
                let mut met = Met::new();
                let seeds = (0..GAMES).filter(move |seed| seed % threads == nth);
                (play_games(seeds, &mut met), met)
            })
        })
        .collect();
    let (mut asked, mut met) = (0, Met::new());
    for part in parts {
        let (questions, here) = part.join().expect("both tables look alike");
        asked += questions;
        for (what, times) in here {
            *met.entry(what).or_default() += times;
        }
    }
    println!("{GAMES} games, {asked} questions\n{met:#?}");
    assert_eq!(never_met(&met), Vec::<String>::new());
}
