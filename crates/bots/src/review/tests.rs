//! A look back at a race so short that every chance can be reckoned, and at real games.

use super::{Findings, News, PlayedGame, Verdict, look_back};
use crate::advice::{Advised, Advisor};
use crate::draw::Draw;
use crate::luck::Gauge;
use crate::reasons::{Reason, Reasoner};
use crate::search::WinProbabilities;
use crate::{Bot, BotGame, Level, Stop, bot};
use engine::classic::{Answer, Setup, State, What};
use engine::{Asked, Chance, Game, Illegal, Scores, Seat, Seats, View, duel};
use table::Table;

/// Whoever has more after three turns each wins: take one, leave it, or toss a coin for two.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Race {
    points: [u8; 2],
    turn: u16,
    tossed: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Say {
    Take,
    Leave,
    Toss,
    Coin(bool),
}

const TURNS: u16 = 6;
const START: Race = Race {
    points: [0; 2],
    turn: 1,
    tossed: false,
};

impl Game for Race {
    type Answer = Say;
    type Event = ();

    fn asks(&self) -> Asked {
        match self.tossed {
            _ if self.turn > TURNS => Asked::NoOne,
            true => Asked::Nature,
            false => Asked::Seat(self.active()),
        }
    }

    fn answers(&self, into: &mut Vec<Say>) {
        match self.asks() {
            Asked::Seat(_) => into.extend([Say::Take, Say::Leave, Say::Toss]),
            Asked::Nature => into.extend([false, true].map(Say::Coin)),
            Asked::NoOne => {}
        }
    }

    fn odds(&self, into: &mut Vec<(Say, f32)>) {
        if self.asks() == Asked::Nature {
            into.extend([false, true].map(|side| (Say::Coin(side), 0.5)));
        }
    }

    fn deal(&self, chance: &mut dyn Chance) -> Option<Say> {
        (self.asks() == Asked::Nature).then(|| Say::Coin(chance.below(2) == 1))
    }

    fn apply_telling(&mut self, answer: Say, _: &mut dyn FnMut((), &Self)) -> Result<(), Illegal> {
        let mut all = Vec::new();
        self.answers(&mut all);
        if !all.contains(&answer) {
            return Err(Illegal::NotNow);
        }
        let points = match answer {
            Say::Take => 1,
            Say::Coin(true) => 2,
            Say::Leave | Say::Coin(false) => 0,
            Say::Toss => {
                self.tossed = true;
                return Ok(());
            }
        };
        self.points[self.active().index()] += points;
        (self.turn, self.tossed) = (self.turn + 1, false);
        Ok(())
    }

    fn scores(&self) -> Option<Scores> {
        let [one, other] = self.points;
        let first = match one.cmp(&other) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        };
        let shares = [first, 1.0 - first, 0.0, 0.0, 0.0, 0.0];
        (self.turn > TURNS).then_some(Scores { shares })
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> u16 {
        self.turn
    }

    fn active(&self) -> Seat {
        Seat(((self.turn + 1) % 2) as u8)
    }

    fn living(&self) -> Seats {
        Seats::first(2)
    }
}

impl Race {
    /// The chance of the first seat when both play well.
    fn chance(&self) -> f32 {
        if let Some(scores) = self.scores() {
            return scores.shares[0];
        }
        let after = |answer| {
            let mut after = *self;
            after.apply(answer).expect("offered");
            after.chance()
        };
        match self.asks() {
            Asked::Nature => f32::midpoint(after(Say::Coin(false)), after(Say::Coin(true))),
            Asked::Seat(Seat(0)) => after(Say::Take).max(after(Say::Toss)),
            _ => after(Say::Take).min(after(Say::Toss)),
        }
    }

    fn worth(&self, seat: Seat, answer: Say) -> f32 {
        let mut after = *self;
        after.apply(answer).expect("offered");
        let first = after.chance();
        if seat == Seat(0) { first } else { 1.0 - first }
    }
}

impl BotGame for Race {
    fn bot(_: Level, _: u64) -> Box<dyn Bot<Self>> {
        Box::new(Racer)
    }

    fn advisor(_: u64) -> Box<dyn Advisor<Self>> {
        Box::new(Knows {
            asked_to_stop: u32::MAX,
        })
    }

    type Aim = ();

    fn reasoner(_: Level, _: u64) -> Box<dyn Reasoner<Self>> {
        Box::new(Racer)
    }

    fn gauge(_: u64) -> Box<dyn Gauge<Self>> {
        Box::new(Coins { seen: true })
    }
}

/// Reckons what a coin changed, unless it could not be seen.
struct Coins {
    seen: bool,
}

impl Gauge<Race> for Coins {
    fn measure(&mut self, before: &Race, answer: Say, stop: &Stop) -> Option<WinProbabilities> {
        if !self.seen || stop.asked() {
            return None;
        }
        let mut after = *before;
        after.apply(answer).expect("offered");
        let moved = after.chance() - before.chance();
        Some([moved, -moved, 0.0, 0.0, 0.0, 0.0])
    }
}

struct Racer;

impl Reasoner<Race> for Racer {
    fn reason(&mut self, _: &View<Race>, _: Say, _: &Stop) -> Option<Reason<()>> {
        Some(Reason::Only)
    }
}

impl Bot<Race> for Racer {
    fn choose(&mut self, seen: &View<Race>, stop: &Stop) -> Option<Say> {
        let mut knows = Race::advisor(0);
        Some(knows.advise(seen, stop)?.first()?.answer)
    }
}

/// Reckons everything, until it has been asked so often; then somebody asks to stop.
struct Knows {
    asked_to_stop: u32,
}

impl Knows {
    fn listen(&mut self, stop: &Stop) -> Option<()> {
        self.asked_to_stop -= 1;
        if self.asked_to_stop == 0 {
            stop.ask();
        }
        (!stop.asked()).then_some(())
    }
}

impl Advisor<Race> for Knows {
    fn advise(&mut self, seen: &View<Race>, stop: &Stop) -> Option<Vec<Advised<Say>>> {
        self.listen(stop)?;
        let seat = seen.viewer()?;
        let advised = |answer| Advised {
            answer,
            worth: seen.worth(seat, answer),
        };
        let mut all = [Say::Take, Say::Toss, Say::Leave].map(advised);
        all.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        Some(all.to_vec())
    }

    fn worth(&mut self, seen: &View<Race>, answer: Say, stop: &Stop) -> Option<f32> {
        self.listen(stop)?;
        Some(seen.worth(seen.viewer()?, answer))
    }

    fn win_probabilities(&mut self, seen: &View<Race>, stop: &Stop) -> Option<WinProbabilities> {
        self.listen(stop)?;
        let chance = seen.chance();
        Some([chance, 1.0 - chance, 0.0, 0.0, 0.0, 0.0])
    }
}

fn race(answers: &[Say], judged: Seats) -> PlayedGame<Race> {
    PlayedGame {
        start: START,
        answers: answers.to_vec(),
        judged,
        spared: Vec::new(),
        undecided: |_, _| None,
    }
}

/// Everything that is found, in the order in which it is told.
fn look<G: BotGame>(
    game: &PlayedGame<G>,
    advisor: &mut dyn Advisor<G>,
) -> (Findings<G::Answer>, Vec<News<G::Answer>>) {
    let (mut findings, mut told) = (Findings::default(), Vec::new());
    let mut gauge = G::gauge(1);
    let done = look_back(game, advisor, gauge.as_mut(), &Stop::default(), &mut |news| {
        findings.hear(news);
        told.push(news);
    });
    assert!(done && findings.is_done());
    (findings, told)
}

/// The game that the bots play out by themselves.
fn played<G: BotGame>(start: G, level: Level, seed: u64, enough: impl Fn(&G) -> bool) -> Table<G> {
    let mut session = Table::new(start, seed);
    let mut player = bot(level, seed);
    session.advance(&mut |_, _| {});
    while let Asked::Seat(seat) = session.state().asks()
        && !enough(session.state())
    {
        let seen = session.seen_by(Some(seat));
        let answer = player.choose(&seen, &Stop::default()).expect("an answer");
        session.answer(answer, &mut |_, _| {}).expect("a legal answer");
    }
    session
}

const FAIR: [Say; 6] = [Say::Take; 6];

#[test]
fn the_course_has_a_point_for_every_turn_and_ends_with_the_result() {
    let mut answers = FAIR.to_vec();
    answers.splice(2..3, [Say::Toss, Say::Coin(true)]);
    let game = race(&answers, Seats::NONE);
    let (findings, _) = look(&game, Race::advisor(1).as_mut());
    let turns: Vec<u16> = findings.points().iter().map(|point| point.turn).collect();
    assert_eq!(turns, [1, 2, 3, 4, 5, 6, 7]);
    let mut end = START;
    for answer in &answers {
        end.apply(*answer).expect("offered");
    }
    let last = findings.points().last().expect("an end");
    assert_eq!((last.whose, last.at), (None, answers.len()));
    assert_eq!(Some(last.shares), end.scores().map(|scores| scores.shares));
    assert_eq!(findings.points()[3].whose, Some(Seat(1)));
    let turned: Vec<u16> = findings.swings().iter().map(|swing| swing.turn).collect();
    assert!(
        turned.contains(&3) && turned.is_sorted() && turned.len() <= 3,
        "{turned:?}"
    );
    let judged = findings
        .verdicts()
        .iter()
        .all(|verdict| turned.contains(&verdict.turn));
    assert!(judged, "nobody's decisions are judged but in turning points");
}

#[test]
fn a_planted_blunder_is_found_first_and_is_what_turned_the_game() {
    let mut answers = FAIR;
    // All others take one, so that the first seat loses by leaving its own.
    answers[4] = Say::Leave;
    let (findings, _) = look(&race(&answers, Seats::first(1)), Race::advisor(1).as_mut());
    let costly = findings.costliest(Seat(0));
    let worst = costly.first().expect("a blunder");
    assert_eq!((worst.at, worst.turn, worst.played), (4, 5, Say::Leave));
    assert_ne!(worst.best, Say::Leave);
    assert!(costly.len() <= 3 && costly.is_sorted_by(|one, other| one.cost() >= other.cost()));
    let swing = findings
        .swings()
        .iter()
        .find(|swing| swing.turn == 5)
        .expect("a turning point");
    assert_eq!(swing.erred, Some(Seat(0)));
    let lost = swing.before[0] - swing.after[0];
    assert!(
        (lost - worst.cost()).abs() < 1e-5,
        "{lost} is what the blunder cost: {}",
        worst.cost()
    );
    assert!(
        findings.costliest(Seat(1)).is_empty(),
        "nobody has judged the other one"
    );
}

#[test]
fn luck_is_called_luck() {
    let answers = [
        Say::Toss,
        Say::Coin(true),
        Say::Take,
        Say::Take,
        Say::Take,
        Say::Take,
        Say::Take,
    ];
    let (findings, _) = look(&race(&answers, Seats::first(2)), Race::advisor(1).as_mut());
    let first = findings.swings().first().expect("two points at once");
    assert_eq!((first.turn, first.whose, first.erred), (1, Seat(0), None));
    assert!(first.change().abs() >= 0.05);
}

/// Two coins and a mistake: what each did is told, and together they are what became of the game.
#[test]
fn luck_and_mistakes_come_to_what_became_of_the_game() {
    let answers = [
        Say::Toss,
        Say::Coin(true),
        Say::Take,
        Say::Leave,
        Say::Toss,
        Say::Coin(false),
        Say::Take,
        Say::Take,
    ];
    let game = race(&answers, Seats::first(2));
    let (findings, told) = look(&game, Race::advisor(1).as_mut());
    let turns: Vec<_> = findings
        .luck()
        .iter()
        .map(|luck| (luck.turn, luck.measured))
        .collect();
    assert_eq!(turns, [(1, 1), (2, 0), (3, 0), (4, 1), (5, 0), (6, 0)]);
    // By hand: a coin moves as much as it would have moved the other way.
    let mut before = START;
    before.apply(Say::Toss).expect("offered");
    let [won, lost] = [true, false].map(|side| {
        let mut after = before;
        after.apply(Say::Coin(side)).expect("offered");
        after.chance()
    });
    let first = findings.luck()[0].moved;
    assert!(
        (first[0] - (won - lost) / 2.0).abs() < 1e-6 && first[0] > 0.1,
        "{first:?}"
    );
    assert!((first[0] + first[1]).abs() < 1e-6);
    let points = findings.points();
    let (began, ended) = (points[0].shares, points[points.len() - 1].shares);
    let lost = |seat: Seat| -> f32 {
        let verdicts = findings.verdicts().iter();
        verdicts
            .filter(|verdict| verdict.seat == seat)
            .map(Verdict::cost)
            .sum()
    };
    for (seat, other) in [(Seat(0), Seat(1)), (Seat(1), Seat(0))] {
        let luck = findings.luck_of(seat).expect("coins were tossed");
        let came = luck - lost(seat) + lost(other);
        let changed = ended[seat.index()] - began[seat.index()];
        assert!((came - changed).abs() < 1e-5, "{came} is not {changed}");
    }
    assert_eq!(findings.unmeasured(), 0);
    assert!(matches!(
        told[told.len() - 2..],
        [News::Progress(1.0), News::Done]
    ));
}

#[test]
fn luck_that_was_not_measured_is_not_nothing() {
    let answers = [
        Say::Toss,
        Say::Coin(true),
        Say::Take,
        Say::Take,
        Say::Take,
        Say::Take,
        Say::Take,
    ];
    let game = race(&answers, Seats::NONE);
    let mut findings = Findings::default();
    let mut coins = Coins { seen: false };
    let (mut knows, stop) = (Race::advisor(1), Stop::default());
    assert!(look_back(&game, knows.as_mut(), &mut coins, &stop, &mut |news| {
        findings.hear(news);
    }));
    assert_eq!(findings.luck_of(Seat(0)), None);
    assert_eq!((findings.unmeasured(), findings.luck()[0].measured), (1, 0));
    // A game in which nothing was left to luck has none either, and says so.
    let (findings, _) = look(&race(&FAIR, Seats::NONE), Race::advisor(1).as_mut());
    assert_eq!((findings.luck_of(Seat(0)), findings.unmeasured()), (None, 0));
}

#[test]
fn a_turning_point_is_told_from_the_side_of_the_person() {
    for seat in [Seat(0), Seat(1)] {
        let mut answers = FAIR;
        answers[4] = Say::Leave;
        let (findings, _) = look(&race(&answers, Seats::of(seat)), Race::advisor(1).as_mut());
        assert!(!findings.swings().is_empty());
        assert!(findings.swings().iter().all(|swing| swing.seat == seat));
    }
}

#[test]
fn whoever_plays_as_advised_has_made_no_mistake() {
    let session = played(START, Level::Master, 3, |_| false);
    let (findings, _) = look(
        &PlayedGame::of(&session, Seats::first(2)),
        Race::advisor(1).as_mut(),
    );
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(findings.judged(seat), 3);
        assert_eq!(findings.costliest(seat), []);
    }
}

#[test]
fn progress_only_grows_and_all_of_the_work_is_done() {
    let (_, told) = look(&race(&FAIR, Seats::first(1)), Race::advisor(1).as_mut());
    let progress: Vec<f32> = told
        .iter()
        .filter_map(|news| match news {
            News::Progress(progress) => Some(*progress),
            _ => None,
        })
        .collect();
    assert_eq!(progress.last(), Some(&1.0));
    let mut findings = Findings::<Say>::default();
    let mut before = 0.0;
    for news in told {
        findings.hear(news);
        assert!((before..=1.0).contains(&findings.progress()));
        before = findings.progress();
    }
}

#[test]
fn whoever_stops_hears_no_more() {
    let game = race(&FAIR, Seats::first(2));
    let questions = {
        let (_, told) = look(&game, Race::advisor(1).as_mut());
        let count = |of: fn(&&News<Say>) -> bool| told.iter().filter(of).count() as u32;
        // The luck of a turn is asked of somebody else.
        count(|news| matches!(news, News::Progress(_))) - count(|news| matches!(news, News::Luck(_)))
    };
    for asked_to_stop in 1..=questions {
        let (stop, mut told) = (Stop::default(), 0);
        let (mut knows, mut coins) = (Knows { asked_to_stop }, Coins { seen: true });
        let done = look_back(&game, &mut knows, &mut coins, &stop, &mut |news| {
            assert!(!matches!(news, News::Done));
            told += u32::from(matches!(news, News::Progress(_)));
        });
        assert!(!done && stop.asked());
        assert!(told < asked_to_stop + 1, "{told} after {asked_to_stop}");
    }
    let stop = Stop::default();
    stop.ask();
    let mut knows = Knows { asked_to_stop: 9 };
    let mut coins = Coins { seen: true };
    let told = &mut |news| panic!("{news:?}");
    assert!(!look_back(&game, &mut knows, &mut coins, &stop, told));
    assert_eq!(knows.asked_to_stop, 9, "nobody was asked");
}

/// The position with some facts changed.
fn arranged(state: &State, stars: u8, energy: u16) -> State {
    let mut facts = serde_json::to_value(state).expect("a position can be saved");
    for seat in 0..state.seats() {
        facts["players"][seat]["stars"] = stars.into();
        facts["players"][seat]["energy"] = energy.into();
    }
    serde_json::from_value(facts).expect("still a position")
}

fn classic(seats: usize) -> State {
    Setup::of(seats)
        .expect("so many may play")
        .start()
        .expect("a table")
}

#[test]
fn who_refuses_the_card_that_wins_is_told_so() {
    let wins = |state: &State, slot| {
        let mut after = *state;
        after.apply(Answer::Buy(slot)).is_ok() && after.player(state.active()).stars >= 20
    };
    // Both could win next, and the one who buys does not win anyhow.
    let rich = |state: &State| {
        let both = state.all_seats().all(|seat| state.player(seat).alive);
        let rich = (both && state.question().what == What::Buy).then(|| arranged(state, 19, 30))?;
        let mut after = rich;
        after.apply(Answer::Done).expect("nobody has to buy");
        after.scores().is_none().then_some(rich)
    };
    let found = (0..60).find_map(|seed| {
        let winning = |state: &State| rich(state).and_then(|rich| (0..3).find(|slot| wins(&rich, *slot)));
        let session = played(classic(2), Level::Easy, seed, |state| winning(state).is_some());
        let slot = winning(session.state())?;
        Some((rich(session.state())?, slot))
    });
    let (start, slot) = found.expect("a card that gives stars");
    let seat = start.active();
    let game = PlayedGame {
        start,
        answers: vec![Answer::Done],
        judged: Seats::of(seat),
        spared: Vec::new(),
        undecided: |_, _| None,
    };
    let (findings, _) = look(&game, State::advisor(1).as_mut());
    let costly = findings.costliest(seat);
    let worst = costly.first().expect("a costly refusal");
    assert_eq!((worst.at, worst.played), (0, Answer::Done));
    assert!(
        worst.hope > 0.95 && worst.cost() > 0.1 && wins(&start, slot),
        "{worst:?}"
    );
    // What was advised wins this turn: at once, or with what is done next.
    assert_ne!(worst.best, Answer::Done);
    let mut advised = start;
    advised.apply(worst.best).expect("advice is legal");
    let (mut master, mut nature) = (bot(Level::Master, 1), Draw::new(1));
    while advised.asks() != Asked::NoOne && advised.turn().number == start.turn().number {
        let answer = match advised.asks() {
            Asked::Seat(asked) => master.choose(&View::of(&advised, Some(asked)), &Stop::default()),
            _ => advised.deal(&mut nature),
        };
        advised
            .apply(answer.expect("somebody is asked"))
            .expect("a legal answer");
    }
    let scores = advised.scores();
    assert!(
        scores.is_some_and(|scores| scores.shares[seat.index()] > 0.99),
        "{worst:?}"
    );
}

#[test]
fn the_best_bot_finds_nothing_to_say_against_itself() {
    let session = played(classic(2), Level::Master, 5, |state| state.turn().number > 4);
    let (findings, _) = look(
        &PlayedGame::of(&session, Seats::first(2)),
        State::advisor(5).as_mut(),
    );
    for seat in [Seat(0), Seat(1)] {
        assert!(findings.judged(seat) > 2);
        assert_eq!(findings.costliest(seat), []);
    }
    let monsters = [duel::Monster::Gigazaur, duel::Monster::ALL[1]];
    let start = duel::Setup::of(monsters).start().expect("two different ones");
    let session = played(start, Level::Master, 5, |state| state.turn().number > 4);
    let (findings, _) = look(
        &PlayedGame::of(&session, Seats::first(2)),
        duel::State::advisor(5).as_mut(),
    );
    assert!(findings.judged(Seat(0)) > 2);
    assert_eq!(findings.costliest(Seat(0)), []);
}

#[test]
fn what_a_bot_has_decided_on_a_person_s_seat_is_not_judged() {
    use table::Sitter;
    let sits = |plays: &str| Sitter {
        plays: plays.to_owned(),
        ..Sitter::default()
    };
    let start = Setup::of(3).expect("three").start().expect("a table");
    let seats = ["person", "bot:easy", "bot:easy"].map(sits).to_vec();
    let mut table = Table::new(start, 4).seating(seats);
    table.advance(&mut |_, _| {});
    let mut chance = engine::proof::Lottery(2);
    let mut say = |table: &mut Table<State>| {
        let answer = table.state().any_answer(&mut chance).expect("somebody is asked");
        table.answer(answer, &mut |_, _| {}).expect("offered");
    };
    (0..20).for_each(|_| say(&mut table));
    let handed = table.history().len();
    table.hand_over(Seat(0), sits("bot:hard"));
    (0..20).for_each(|_| say(&mut table));
    let back = table.history().len();
    table.hand_over(Seat(0), sits("person"));
    let game = PlayedGame::of(&table, Seats::of(Seat(0)));
    assert!(game.judges(Seat(0), handed - 1) && game.judges(Seat(0), back));
    assert!(!game.judges(Seat(0), handed) && !game.judges(Seat(0), back - 1));
    assert!(!game.judges(Seat(1), 3));
    // A seat at which only bots have sat is judged where that is asked for.
    let bots = PlayedGame::of(&table, Seats::of(Seat(1)));
    assert!(bots.judges(Seat(1), handed));
}

#[test]
fn a_swing_is_a_mistake_where_the_mistake_explains_half_of_it() {
    let least = super::WORTH_A_WORD;
    for (cost, change, blamed) in [
        (0.2, -0.4, true),
        (0.2, -0.41, false),
        (0.2, 0.4, true),
        (0.2, 0.41, false),
        (0.2, 0.0, true),
        (least, 2.0 * least, true),
        (least * 0.99, 0.0, false),
    ] {
        assert_eq!(super::is_to_blame(cost, change), blamed, "{cost} of {change}");
    }
}
