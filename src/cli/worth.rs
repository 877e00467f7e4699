//! What a card is worth: the same games again and again, in one of which somebody has got it for nothing in a turn, and
//! in the other one nobody has; beside it what the evaluator says. What can be given, and when, says each game in
//! [`Gifts`].
//!
//! A piece of the run is a seed: its game is played to the turns that are asked for, and from there on once without
//! anything and once for every card, with the same luck for rivals ([`DuplicateDealer`]). What luck did besides is taken
//! out. A curse is given to the table: it rules from then on, and is worth what that is to whoever's turn it is.

mod classic;
mod duel;

use super::arguments::{Merge, Worth};
use super::entrants::{Entrant, PATIENCE, Pool};
use super::game::{self, CliGame, playing};
use super::journal::{self, Done, Head as _, Piece, Pieces, carry_out};
use super::ladder::dealer::DuplicateDealer;
use super::ladder::stats::{Estimate, around, without_luck_each};
use super::parallel::Running;
use super::report::{aligned, localized, rounded, tell_as};
use super::{Classic, Duel, Problem};
use bots::draw::{Draw, mixed};
use bots::{Bot, Stop, luck, seed_of};
use engine::{Asked, Chance, Seat, View};
use serde::{Deserialize, Serialize};
use words::Words;

/// A game in which somebody can be given something, or be refused it.
pub(super) trait Gifts: CliGame {
    /// What can be given.
    type Gift: Copy + Sync;

    /// What is called so, if it can be given at some table.
    fn gift(slug: &str) -> Option<Self::Gift>;

    /// What it is called.
    fn slug(gift: Self::Gift) -> &'static str;

    /// What kind of thing it is, for programs.
    fn kind(gift: Self::Gift) -> &'static str;

    /// Everything that may come up at tables on which this was agreed.
    fn on_the_table(agreed: &Self::Agreed) -> Vec<Self::Gift>;

    /// Is this the moment of its turn at which a seat can be given something?
    fn may_be_given(&self, seat: Seat) -> bool;

    /// The same position where nobody has this, and nobody sees it; `None` where that cannot be.
    fn refused(&self, gift: Self::Gift, chance: &mut dyn Chance) -> Option<Self>;

    /// The same position after this seat has got this for nothing; `None` where that cannot be.
    fn given(&self, seat: Seat, gift: Self::Gift) -> Option<Self>;
}

/// Tells what a measure of luck draws from every other use of a seed.
const LUCK: u64 = 0x6874_726f_7768_7477;
/// A share of one, in the numbers of a piece.
const WHOLE: f64 = 1e6;

/// Everything that the results follow from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Head {
    game: String,
    players: usize,
    who: String,
    items: Vec<String>,
    turns: Vec<u16>,
    seed: u64,
    games: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    boxes: String,
}

impl journal::Head for Head {
    const RUN: &'static str = "worth";

    fn goes_on(&self, before: &Self) -> bool {
        let games = self.games;
        *self
            == Self {
                games,
                ..before.clone()
            }
    }
}

/// The command that wrote a file of such a run.
pub(super) const RUN: &str = Head::RUN;

/// What came of a card that was given once, against the same game without it, for whoever got it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Given {
    /// Its place among the items.
    item: usize,
    /// The place of the turn among those that were asked for.
    turn: usize,
    /// Its share of the game more or less, in millionths.
    share: i64,
    /// By how much luck moved that.
    luck: i64,
    /// How much the evaluator said that it is.
    said: i64,
}

/// All that was given in the game of a seed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Seeded {
    number: u64,
    given: Vec<Given>,
}

impl Piece for Seeded {
    fn number(&self) -> u64 {
        self.number
    }
}

/// What is measured, and who plays.
struct Plan<K: Gifts> {
    head: Head,
    items: Vec<K::Gift>,
    entrant: Entrant<K>,
    agreed: K::Agreed,
}

impl<K: Gifts> Plan<K> {
    fn of(options: &Worth, words: &Words) -> Result<Self, Problem> {
        let players = usize::from(options.players.unwrap_or(2));
        game::seats::<K>(players, words)?;
        let agreed = K::agreed(&options.boxes, words)?;
        let table = K::table(players, &agreed, options.seed, words)?;
        let entrant = Pool::at(&table).find(&options.who, "--who", "cli-allowed-contestant", words)?;
        if matches!(entrant, Entrant::Program(_)) {
            return Err(Problem::new(words, "cli-worth-program", &[]));
        }
        let named = options.items.iter().map(|slug| {
            let values = || [("item", slug.as_str().into()), ("game", K::NAME.into())];
            K::gift(slug).ok_or_else(|| Problem::new(words, "cli-worth-unknown", &values()))
        });
        let mut items = named.collect::<Result<Vec<_>, _>>()?;
        if items.is_empty() {
            items = K::on_the_table(&agreed);
        }
        let mut turns = options.turns.clone();
        turns.sort_unstable();
        turns.dedup();
        let head = Head {
            game: K::NAME.to_owned(),
            players,
            who: entrant.name(),
            items: items.iter().map(|gift| K::slug(*gift).to_owned()).collect(),
            turns,
            seed: options.seed,
            games: options.games.get(),
            boxes: match options.boxes.is_silent() {
                true => String::new(),
                false => K::typed(&agreed, options.seed),
            },
        };
        Ok(Self {
            head,
            items,
            entrant,
            agreed,
        })
    }

    /// Plays the game of a seed, and again with every card.
    fn play(&self, number: u64, words: &Words) -> Result<Seeded, Problem> {
        let seats = self.head.players;
        let seed = mixed(self.head.seed, number + 1);
        let seat = Seat((number % seats as u64) as u8);
        let mut state = K::measured(seats, &self.agreed, seed, words)?;
        let mut table = Playing::new(&self.entrant, seats, seed);
        let (mut given, mut turns, mut last) = (Vec::new(), 0, 0);
        let mut wanted = self.head.turns.iter().enumerate().peekable();
        while let Some((place, turn)) = wanted.peek().copied() {
            let now = state.turn();
            if state.may_be_given(seat) && now != last {
                (last, turns) = (now, turns + 1);
                if turns == *turn {
                    wanted.next();
                    self.give(&state, seat, place, &table, &mut given);
                }
            }
            match table.answer(&state) {
                Some(answer) if state.apply(answer).is_ok() => {}
                _ => break,
            }
        }
        Ok(Seeded { number, given })
    }

    /// Gives every card in turn, and plays on.
    fn give(&self, state: &K, seat: Seat, turn: usize, table: &Playing<'_, K>, given: &mut Vec<Given>) {
        let without = |state: &K| (table.end(state, seat), said(state, seat, table.seed));
        let mut usual = None;
        for (item, card) in self.items.iter().enumerate() {
            let mut chance = Draw::new(mixed(table.seed, item as u64));
            let Some(refused) = state.refused(*card, &mut chance) else {
                continue;
            };
            let Some(with) = refused.given(seat, *card) else {
                continue;
            };
            let ((share, luck), expected) = match refused == *state {
                true => *usual.get_or_insert_with(|| without(state)),
                false => without(&refused),
            };
            let (other, moved) = table.end(&with, seat);
            let more = |one: f64, other: f64| ((one - other) * WHOLE).round() as i64;
            given.push(Given {
                item,
                turn,
                share: more(other, share),
                luck: more(moved, luck),
                said: more(said(&with, seat, table.seed), expected),
            });
        }
    }
}

/// What the evaluator says the chances of a seat are, as people are told them.
fn said<K: Gifts>(state: &K, seat: Seat, seed: u64) -> f64 {
    if let Some(scores) = state.scores() {
        return f64::from(scores.shares[seat.index()]);
    }
    let mut advisor = K::advisor(seed);
    let found = advisor.win_probabilities(&View::of(state, Some(seat)), &Stop::default());
    found.map_or(0.0, |shares| f64::from(shares[seat.index()]))
}

/// The players of a game, and its luck. A copy goes on as the game would have.
struct Playing<'a, K: Gifts> {
    entrant: &'a Entrant<K>,
    seats: usize,
    seed: u64,
    bots: Vec<Box<dyn Bot<K>>>,
    dealer: DuplicateDealer,
}

impl<'a, K: Gifts> Playing<'a, K> {
    fn new(entrant: &'a Entrant<K>, seats: usize, seed: u64) -> Self {
        let bots = (0..seats as u8).map(Seat).filter_map(|seat| match entrant {
            Entrant::Bot(bot) => Some(bot.bot(seed_of(seed, seat))),
            Entrant::Program(_) => None,
        });
        Self {
            bots: bots.collect(),
            dealer: DuplicateDealer::new(seed),
            entrant,
            seats,
            seed,
        }
    }

    fn answer(&mut self, state: &K) -> Option<K::Answer> {
        match state.asks() {
            Asked::NoOne => None,
            Asked::Nature => self.dealer.deal(state),
            Asked::Seat(seat) => {
                let seen = View::of(state, Some(seat));
                self.bots.get_mut(seat.index())?.choose(&seen, &Stop::default())
            }
        }
    }

    /// What this seat gets of the game from here on, and by how much luck moved that.
    fn end(&self, from: &K, seat: Seat) -> (f64, f64) {
        let (mut state, mut moved) = (*from, 0.0);
        let mut table = Playing {
            dealer: self.dealer.clone(),
            ..Playing::new(self.entrant, self.seats, self.seed)
        };
        let mut meter = luck::believed::<K>(self.seed ^ LUCK);
        for _ in 0..PATIENCE {
            let Some(answer) = table.answer(&state) else { break };
            moved += f64::from(meter.luck(&state, answer)[seat.index()]);
            if state.apply(answer).is_err() {
                break;
            }
        }
        let share = state.scores().map_or(0.0, |scores| scores.shares[seat.index()]);
        (f64::from(share), moved)
    }
}

/// Measures what is asked for and prints it.
pub(super) fn run(options: &Worth, words: &Words) -> Result<(), Problem> {
    let games = [
        (Classic::NAME, run_of::<Classic> as game::Run<_>),
        (Duel::NAME, run_of::<Duel>),
    ];
    playing(&options.game, &games, options, words)
}

fn run_of<K: Gifts>(options: &Worth, words: &Words) -> Result<(), Problem> {
    let plan = Plan::<K>::of(options, words)?;
    let play = |number: u64, (): &mut (), _: &Running| plan.play(number, words);
    let run = (&plan.head, &options.kept);
    let done = carry_out(run, &pieces(&plan.head), words, &play, &mut |_, _| false)?;
    tell::<K>(&plan.head, &done, options.json, words)
}

/// Puts the parts of a run together and prints what it came to.
pub(super) fn merge<K: Gifts>(options: &Merge, words: &Words) -> Result<(), Problem> {
    let (head, done) = journal::merged::<Head, Seeded>(&options.files, words)?;
    tell::<K>(&head, &pieces(&head).all(done, words)?, options.json, words)
}

/// What the games of a run are kept as.
fn pieces(head: &Head) -> Pieces<'_, Seeded> {
    Pieces {
        count: head.games.into(),
        games: 1,
        seed: Box::new(|number| number),
        fits: Box::new(|seeded| fits(head, seeded)),
    }
}

/// Can it come of such a run?
fn fits(head: &Head, seeded: &Seeded) -> bool {
    let inside = |given: &Given| given.item < head.items.len() && given.turn < head.turns.len();
    seeded.given.iter().all(inside)
}

/// The whole result. Everything is a share of the game: 0.05 are five games in a hundred.
#[derive(Debug, Clone, PartialEq, Serialize)]
struct Report {
    game: String,
    players: usize,
    who: String,
    command: String,
    seed: u64,
    games: usize,
    items: Vec<Item>,
    /// How far the evaluator is off, as a root mean square over items, noise taken off.
    rms_gap: f64,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
struct Item {
    item: String,
    kind: &'static str,
    #[serde(flatten)]
    all: Measured,
    turns: Vec<Turn>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
struct Turn {
    turn: u16,
    #[serde(flatten)]
    of: Measured,
}

/// What was measured. Without an interval too little was played.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
struct Measured {
    /// How often it was given.
    given: usize,
    worth_plain: f64,
    interval_plain: Option<[f64; 2]>,
    /// With luck taken out.
    worth: f64,
    interval: Option<[f64; 2]>,
    /// What the evaluator says, and how much more that is.
    said: f64,
    gap: f64,
    gap_interval: Option<[f64; 2]>,
}

impl Measured {
    fn of(given: &[&Given]) -> (Self, f64) {
        let of = |what: fn(&Given) -> i64| -> Vec<f64> {
            given.iter().map(|given| what(given) as f64 / WHOLE).collect()
        };
        let (shares, luck, said) = (
            of(|given| given.share),
            of(|given| given.luck),
            of(|given| given.said),
        );
        let worths = without_luck_each(&shares, &luck);
        let gaps: Vec<f64> = said
            .iter()
            .zip(&worths)
            .map(|(said, worth)| said - worth)
            .collect();
        let ends = |found: &Estimate| found.interval.map(|(low, high)| [low, high].map(rounded));
        let [plain, worth, said, gap] = [&shares, &worths, &said, &gaps].map(|values| around(values));
        let measured = Self {
            given: given.len(),
            worth_plain: rounded(plain.value),
            interval_plain: ends(&plain),
            worth: rounded(worth.value),
            interval: ends(&worth),
            said: rounded(said.value),
            gap: rounded(gap.value),
            gap_interval: ends(&gap),
        };
        let error = gap.interval.map_or(0.0, |(low, high)| (high - low) / 2.0 / 1.96);
        (measured, gap.value * gap.value - error * error)
    }
}

impl Report {
    fn new<K: Gifts>(head: &Head, done: &Done<Seeded>) -> Self {
        let (mut items, mut squares) = (Vec::new(), Vec::new());
        for (item, slug) in head.items.iter().enumerate() {
            let given: Vec<&Given> = done
                .values()
                .flat_map(|seeded| &seeded.given)
                .filter(|given| given.item == item)
                .collect();
            if given.is_empty() {
                continue;
            }
            let (all, square) = Measured::of(&given);
            if all.gap_interval.is_some() {
                squares.push(square);
            }
            let turns = head.turns.iter().enumerate().filter_map(|(place, turn)| {
                let given: Vec<&Given> = given
                    .iter()
                    .copied()
                    .filter(|given| given.turn == place)
                    .collect();
                (!given.is_empty()).then(|| Turn {
                    turn: *turn,
                    of: Measured::of(&given).0,
                })
            });
            items.push(Item {
                item: slug.clone(),
                kind: K::gift(slug).map_or("card", K::kind),
                all,
                turns: turns.collect(),
            });
        }
        let mean = squares.iter().sum::<f64>() / squares.len().max(1) as f64;
        Self {
            game: head.game.clone(),
            players: head.players,
            who: head.who.clone(),
            command: typed::<K>(head),
            seed: head.seed,
            games: done.len(),
            items,
            rms_gap: rounded(mean.max(0.0).sqrt()),
        }
    }

    /// The table for people, the dearest first.
    fn table(&self, words: &Words) -> String {
        let points = |share: f64| {
            let number = localized(100.0 * share, 1, words.language());
            if share >= 0.0005 {
                format!("+{number}")
            } else {
                number
            }
        };
        let ends = |found: Option<[f64; 2]>| {
            found.map_or_else(
                || "—".to_owned(),
                |[low, high]| format!("{} – {}", points(low), points(high)),
            )
        };
        let values = [
            ("games", self.games.into()),
            ("players", self.players.into()),
            ("who", self.who.as_str().into()),
            ("seed", self.seed.to_string().into()),
        ];
        let mut text = format!("{}\n\n", words.text_with("cli-worth-head", &values));
        let heads = [
            "cli-worth-item",
            "cli-worth-given",
            "cli-worth-worth",
            "cli-report-interval",
            "cli-worth-said",
            "cli-worth-gap",
        ];
        let mut titles: Vec<String> = heads.iter().map(|id| words.text(id)).collect();
        let turns: Vec<u16> = self
            .items
            .iter()
            .flat_map(|item| &item.turns)
            .map(|turn| turn.turn)
            .collect();
        let mut turns: Vec<u16> = turns;
        turns.sort_unstable();
        turns.dedup();
        for turn in &turns {
            titles.push(words.text_with("cli-worth-turn", &[("turn", (*turn).into())]));
        }
        let mut rows = vec![titles];
        let mut items: Vec<&Item> = self.items.iter().collect();
        items.sort_by(|one, other| other.all.worth.total_cmp(&one.all.worth));
        for item in items {
            let mut row = vec![
                item.item.clone(),
                words.number(item.all.given as u64),
                points(item.all.worth),
                ends(item.all.interval),
                points(item.all.said),
                points(item.all.gap),
            ];
            for turn in &turns {
                let found = item.turns.iter().find(|found| found.turn == *turn);
                row.push(found.map_or_else(String::new, |found| points(found.of.worth)));
            }
            rows.push(row);
        }
        aligned(&mut text, &rows);
        let gap = localized(100.0 * self.rms_gap, 1, words.language());
        text.push_str(&format!(
            "\n{}\n",
            words.text_with("cli-worth-rms", &[("gap", gap.into())])
        ));
        text
    }
}

/// What has to be typed to measure all this again.
fn typed<K: Gifts>(head: &Head) -> String {
    let turns: Vec<String> = head.turns.iter().map(u16::to_string).collect();
    let who = super::entrants::for_shell(&head.who);
    format!(
        "king-of-tokyo worth{} {} --players {} --who {who} --turns {} --games {} --seed {}{}",
        K::named(),
        head.items.join(" "),
        head.players,
        turns.join(","),
        head.games,
        head.seed,
        head.boxes
    )
}

fn tell<K: Gifts>(head: &Head, done: &Done<Seeded>, json: bool, words: &Words) -> Result<(), Problem> {
    let report = Report::new::<K>(head, done);
    tell_as(json, &report, |words| report.table(words), words)
}
