//! The frame around the smallest game there is: two take one or two stones from a heap, whoever takes the
//! last one wins.

mod hands;
mod told;
mod undo;

use super::hint::Move;
use super::{Action, GameFrame, Message, Overlay, PlayableGame, Recording, ReplayPoint, Seating, TOO_SOON};
use crate::asking::Spares;
use crate::storage::{Speed, TableSetup, TakeBack, Who};
use crate::ui::finish::Finished;
use crate::ui::harness::{Surroundings, run};
use crate::ui::show::Choreography;
use bots::advice::{Advised, Advisor};
use bots::luck::Gauge;
use bots::reasons::{Reason, Reasoner};
use bots::search::WinProbabilities;
use bots::{Bot, BotGame, Level, Stop};
use engine::{Asked, Chance, Game, Illegal, Scores, Seat, Seats, View};
use table::Table;
use words::{Icon, Language, Line, Names, Tone, Words, fl, line};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Heap {
    stones: u8,
    turn: u16,
}

/// Somebody has taken stones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Took {
    seat: Seat,
    stones: u8,
}

impl Game for Heap {
    type Answer = u8;
    type Event = Took;

    fn asks(&self) -> Asked {
        match self.stones {
            0 => Asked::NoOne,
            _ => Asked::Seat(Seat((self.turn % 2) as u8)),
        }
    }

    fn answers(&self, into: &mut Vec<u8>) {
        into.extend(1..=self.stones.min(2));
    }

    fn odds(&self, _: &mut Vec<(u8, f32)>) {}

    fn deal(&self, _: &mut dyn Chance) -> Option<u8> {
        None
    }

    fn apply_telling(&mut self, answer: u8, teller: &mut dyn FnMut(Took, &Self)) -> Result<(), Illegal> {
        let Asked::Seat(seat) = self.asks() else {
            return Err(Illegal::GameOver);
        };
        if !(1..=self.stones.min(2)).contains(&answer) {
            return Err(Illegal::NoSuchThing);
        }
        (self.stones, self.turn) = (self.stones - answer, self.turn + 1);
        let stones = answer;
        teller(Took { seat, stones }, self);
        Ok(())
    }

    fn scores(&self) -> Option<Scores> {
        let winner = usize::from((self.turn + 1) % 2);
        let mut shares = [0.0; 6];
        shares[winner] = 1.0;
        (self.stones == 0).then_some(Scores { shares })
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> u16 {
        self.turn
    }

    fn active(&self) -> Seat {
        Seat((self.turn % 2) as u8)
    }

    fn living(&self) -> Seats {
        Seats::first(2)
    }
}

struct TakesOne;

impl Bot<Heap> for TakesOne {
    fn choose(&mut self, seen: &View<Heap>, _: &Stop) -> Option<u8> {
        seen.asked_viewer().map(|_| 1)
    }
}

impl BotGame for Heap {
    fn bot(_: Level, _: u64) -> Box<dyn Bot<Self>> {
        Box::new(TakesOne)
    }

    fn advisor(_: u64) -> Box<dyn Advisor<Self>> {
        Box::new(KnowsIt)
    }

    type Aim = u8;

    fn reasoner(_: Level, _: u64) -> Box<dyn Reasoner<Self>> {
        Box::new(KnowsIt)
    }

    fn gauge(_: u64) -> Box<dyn Gauge<Self>> {
        Box::new(KnowsIt)
    }
}

impl Gauge<Heap> for KnowsIt {
    fn measure(&mut self, _: &Heap, _: u8, _: &Stop) -> Option<WinProbabilities> {
        // Nothing here is left to Nature.
        Some(WinProbabilities::default())
    }
}

impl Reasoner<Heap> for KnowsIt {
    fn reason(&mut self, seen: &View<Heap>, answer: u8, stop: &Stop) -> Option<Reason<u8>> {
        let chance = self.worth(seen, answer, stop)?;
        Some(Reason::Aim { aim: answer, chance })
    }
}

/// Whoever leaves a multiple of three wins.
struct KnowsIt;

impl Advisor<Heap> for KnowsIt {
    fn advise(&mut self, seen: &View<Heap>, stop: &Stop) -> Option<Vec<Advised<u8>>> {
        seen.asked_viewer()?;
        let mut answers = Vec::new();
        seen.answers(&mut answers);
        let mut list = Vec::new();
        for answer in answers {
            let worth = self.worth(seen, answer, stop)?;
            list.push(Advised { answer, worth });
        }
        list.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        Some(list)
    }

    fn worth(&mut self, seen: &View<Heap>, answer: u8, _: &Stop) -> Option<f32> {
        let left = seen.stones.checked_sub(answer)?;
        Some(if left.is_multiple_of(3) { 1.0 } else { 0.0 })
    }

    fn win_probabilities(&mut self, seen: &View<Heap>, _: &Stop) -> Option<WinProbabilities> {
        let mut shares = [0.0; 6];
        let wins = seen.turn + u16::from(seen.stones.is_multiple_of(3));
        shares[usize::from(wins % 2)] = 1.0;
        Some(shares)
    }
}

/// The heap shrinks for half a second.
#[derive(Debug, Clone)]
struct Shrinking {
    taken: u8,
}

impl Choreography for Shrinking {
    type Game = Heap;
    type Moving = u8;

    fn still(_: &Heap) -> Self {
        Self { taken: 0 }
    }

    fn hold(_: &Took, _: Option<&Took>, _: Seats) -> u64 {
        500
    }

    fn is_movement(_: &Self::Moving) -> bool {
        false
    }

    fn remember(&mut self, event: &Took) {
        self.taken += event.stones;
    }

    fn moves(&self, _: &Took, before: &Heap, after: &Heap, add: &mut dyn FnMut(u8, u64)) {
        add(before.stones - after.stones, 500);
    }
}

impl Spares for Heap {
    /// The last stone can only be taken.
    fn foregone(&self) -> Option<u8> {
        (self.stones == 1).then_some(1)
    }
}

impl PlayableGame for Heap {
    type Show = Shrinking;
    type Look = char;
    type Fates = Vec<Took>;

    fn plays(&self, _: Seat) -> bool {
        true
    }

    fn hear(fates: &mut Vec<Took>, event: &Took) {
        fates.push(*event);
    }

    fn question_in_words(&self, _: &Words, _: &Names) -> String {
        "How many?".to_owned()
    }

    fn answer_in_words(&self, answer: u8, _: &Words, _: &Names) -> String {
        answer.to_string()
    }

    /// Whoever takes the last stone wins.
    fn fate_in_words(&self, answer: u8, to: Option<Seat>, words: &Words, names: &Names) -> Option<String> {
        let Asked::Seat(seat) = self.asks() else {
            return None;
        };
        (answer == self.stones).then(|| match to == Some(seat) {
            true => fl!(words, "play-fate-win"),
            false => fl!(words, "play-fate-wins", count = 1, who = names.name(seat)),
        })
    }

    fn aim_in_words(&self, aim: u8, chance: u32, _: &Words, _: &Names) -> String {
        format!("{aim} {chance}")
    }

    type Teller = ();

    fn teller(&self) {}

    fn narrate((): &mut (), event: &Took, words: &Words, names: &Names) -> Vec<Line> {
        let (name, language) = (names.name(event.seat), words.language());
        vec![Line {
            icon: Icon::In("tokens", "star"),
            tone: Tone::Plain,
            parts: line::parts(&format!("{name} {} {}", event.stones, language.code())),
        }]
    }
}

/// A usual window in English.
fn usual(speed: Speed) -> Surroundings {
    Surroundings {
        size: crate::ui::USUAL,
        ..Surroundings::new(Language::English, speed)
    }
}

/// A person begins against a bot.
fn heap_of(stones: u8, surroundings: &Surroundings) -> GameFrame<Heap> {
    seated(stones, true, surroundings)
}

/// The same, with hints or without.
fn seated(stones: u8, hints: bool, surroundings: &Surroundings) -> GameFrame<Heap> {
    let mut seats = TableSetup::of_bots(&[Level::Easy; 2], None).seats;
    seats[0].who = Who::Human;
    seats[0].name = "Zoé".into();
    let seating = Seating {
        start: Heap { stones, turn: 0 },
        seats,
        seed: Some(1),
        hints,
        take_back: TakeBack::Off,
    };
    GameFrame::new(seating, surroundings.context())
}

/// Follows what the frame wants until it wants nothing more; says whether the game was over meanwhile.
fn follow(frame: &mut GameFrame<Heap>, action: Action<u8>, surroundings: &Surroundings) -> usize {
    match action {
        Action::Run(task) => {
            let mut over = 0;
            for message in run(task) {
                let action = frame.update(message, surroundings.context());
                over += follow(frame, action, surroundings);
            }
            over
        }
        Action::Over => 1,
        _ => 0,
    }
}

#[test]
fn a_person_and_a_bot_play_to_the_end() {
    let surroundings = usual(Speed::Instant);
    let mut frame = heap_of(7, &surroundings);
    let action = frame.begin(surroundings.context());
    assert_eq!(follow(&mut frame, action, &surroundings), 0);
    let mut over = 0;
    while frame.is_running() {
        assert_eq!((frame.asked(), over), (Some(Seat(0)), 0));
        let action = frame.say(2, surroundings.context());
        over += follow(&mut frame, action, &surroundings);
    }
    // Two and one, two and one: the last stone takes itself.
    assert_eq!((over, frame.state().turn, frame.state().stones), (1, 5, 0));
    assert_eq!(frame.fates().len(), 5, "the last one is heard of too");
    assert_eq!(frame.show().stage().taken, 7);
    let action = frame.update(Message::MenuPressed, surroundings.context());
    assert_eq!(
        follow(&mut frame, action, &surroundings),
        0,
        "the end is told once"
    );
}

#[test]
fn people_wait_for_the_show_and_bots_think_meanwhile() {
    let surroundings = usual(Speed::Normal);
    let mut frame = heap_of(9, &surroundings);
    let _ = frame.begin(surroundings.context());
    let ticket = frame.table().ticket();
    let Action::Run(thinks) = frame.say(2, surroundings.context()) else {
        panic!("the bot thinks")
    };
    assert!(frame.show().is_playing() && !frame.listens_to(frame.table().ticket()));
    assert_eq!((frame.state().stones, frame.show().shown().stones), (7, 9));
    for thought in run(thinks) {
        let _ = frame.update(thought, surroundings.context());
    }
    assert_eq!(frame.state().stones, 7, "it waits for the show as well");
    let _ = frame.update(Message::BotThought(ticket, Some(2)), surroundings.context());
    let _ = frame.update(Message::SkipPressed, surroundings.context());
    assert_eq!(
        frame.state().stones,
        6,
        "and then says what it thought, not what is stale"
    );
    assert_eq!(frame.asked(), Some(Seat(0)), "Space leads to the next question");
    assert!(frame.is_too_soon(surroundings.after(TOO_SOON / 2).now));
    assert!(!frame.is_too_soon(surroundings.after(TOO_SOON).now));
}

#[test]
fn a_skipped_show_goes_on_to_the_next_question_and_no_further() {
    let surroundings = usual(Speed::Normal);
    let mut frame = heap_of(9, &surroundings);
    let _ = frame.begin(surroundings.context());
    let Action::Run(thinks) = frame.say(2, surroundings.context()) else {
        panic!("the bot thinks")
    };
    // The bot has not even made up its mind.
    let _ = frame.update(Message::SkipPressed, surroundings.context());
    assert!(!frame.show().is_playing() && frame.asked().is_none());
    follow(&mut frame, Action::Run(thinks), &surroundings);
    assert_eq!((frame.asked(), frame.show().shown().stones), (Some(Seat(0)), 6));
    let names = frame.names(&surroundings.words);
    assert_eq!(frame.lines(9, &surroundings.words, &names).len(), 2);
    let _ = frame.say(1, surroundings.context());
    assert!(frame.show().is_playing(), "what follows is shown again");
}

#[test]
fn the_speed_is_chosen_where_something_is_shown_and_not_where_it_is_only_looked_at() {
    let surroundings = usual(Speed::Normal);
    let mut frame = heap_of(9, &surroundings);
    let words = &surroundings.words;
    assert!(frame.speed_button::<Message<u8>>(words).is_some());
    let action = frame.update(Message::SpeedPressed, surroundings.context());
    assert!(matches!(action, Action::Speed(Speed::Fast)));
    frame.still = true;
    assert!(frame.speed_button::<Message<u8>>(words).is_none());
    let action = frame.update(Message::SpeedPressed, surroundings.context());
    assert!(matches!(action, Action::None));
}

#[test]
fn one_thing_at_a_time_lies_over_the_table() {
    let surroundings = usual(Speed::Instant);
    let mut frame = heap_of(9, &surroundings);
    let _ = frame.begin(surroundings.context());
    let _ = frame.look('a', surroundings.context());
    let _ = frame.look('b', surroundings.context());
    assert_eq!(frame.overlay(), Some(Overlay::Look('a')));
    assert!(!frame.listens_to(frame.table().ticket()));
    let _ = frame.look('a', surroundings.context());
    assert_eq!(frame.overlay(), None);
    let _ = frame.update(Message::LeavePressed, surroundings.context());
    assert_eq!(frame.overlay(), Some(Overlay::Leaving));
    let _ = frame.look('a', surroundings.context());
    assert_eq!(frame.overlay(), Some(Overlay::Leaving));
    assert!(matches!(
        frame.update(Message::LeaveConfirmed, surroundings.context()),
        Action::Leave
    ));
}

#[test]
fn the_log_speaks_the_language_of_the_moment() {
    let mut surroundings = usual(Speed::Instant);
    let mut frame = heap_of(9, &surroundings);
    let action = frame.begin(surroundings.context());
    follow(&mut frame, action, &surroundings);
    let action = frame.say(1, surroundings.context());
    follow(&mut frame, action, &surroundings);
    let read = |frame: &GameFrame<Heap>, surroundings: &Surroundings| {
        let names = frame.names(&surroundings.words);
        let lines = frame.lines(9, &surroundings.words, &names);
        lines.iter().map(Line::to_string).collect::<Vec<_>>()
    };
    let told = read(&frame, &surroundings);
    assert_eq!((told.len(), told[0].as_str()), (2, "Zoé 1 en"));
    surroundings.words = Words::new(Language::French);
    assert_eq!(read(&frame, &surroundings)[0], "Zoé 1 fr");
    let action = frame.say(1, surroundings.context());
    follow(&mut frame, action, &surroundings);
    let told = read(&frame, &surroundings);
    assert_eq!(told.len(), 4);
    assert!(told.iter().all(|line| line.ends_with("fr")), "{told:?}");
}

#[test]
fn a_moment_that_is_looked_at_asks_nobody_and_changes_nothing() {
    let surroundings = usual(Speed::default());
    let context = surroundings.context();
    let mut played = Table::new(Heap { stones: 5, turn: 0 }, 1);
    for stones in [1, 2, 1, 1] {
        played.answer(stones, &mut |_, _| {}).expect("offered");
    }
    let seats = TableSetup::of_bots(&[Level::Easy; 2], None).seats;
    let played = Finished::of(&played).expect("nothing is left");
    let recording = Recording::of(&seats, &played);
    let mut frame: GameFrame<Heap> = GameFrame::looking_back(&recording, context);
    let moment = recording.moment(ReplayPoint { answers: 2, turn: 2 });
    frame.show_moment(&recording, moment, context);
    assert_eq!(frame.state(), &Heap { stones: 2, turn: 2 });
    assert_eq!(frame.show().shown(), frame.state());
    assert_eq!(
        frame.lines(9, context.words, &frame.names(context.words)).len(),
        2
    );
    assert!(frame.is_still() && !frame.is_running() && frame.asked().is_none());
    for message in [
        Message::SkipPressed,
        Message::ResultPressed,
        Message::BotThought(0, Some(1)),
    ] {
        assert!(matches!(frame.update(message, context), Action::None));
    }
    assert!(matches!(frame.say(1, context), Action::None));
    assert_eq!(frame.state().stones, 2);
    assert!(matches!(
        frame.update(Message::MenuPressed, context),
        Action::Leave
    ));
    // What belongs to the next turn is not shown.
    let end_of_turn = recording.moment(ReplayPoint { answers: 2, turn: 1 });
    frame.show_moment(&recording, end_of_turn, context);
    assert_eq!(frame.show().shown(), &Heap { stones: 4, turn: 1 });
}

#[test]
fn a_hint_is_thought_out_elsewhere_and_follows_the_questions() {
    let surroundings = usual(Speed::Instant);
    let mut frame = heap_of(8, &surroundings);
    let action = frame.begin(surroundings.context());
    follow(&mut frame, action, &surroundings);
    assert!(frame.may_hint() && !frame.is_hinting());
    let Action::Run(thinks) = frame.update(Message::HintPressed, surroundings.context()) else {
        panic!("the advisor thinks")
    };
    assert!(
        frame.is_hinting() && frame.advice().is_none(),
        "nothing waits for it"
    );
    let ticket = frame.table().ticket();
    let _ = frame.update(Message::Advised(ticket + 1), surroundings.context());
    assert!(frame.advice().is_none(), "that was about another question");
    for found in run(thinks) {
        let _ = frame.update(found, surroundings.context());
    }
    // Six are left to the other one.
    assert_eq!(frame.advised(), Some(2));
    let Action::Run(more) = frame.say(2, surroundings.context()) else {
        panic!("the bot thinks")
    };
    assert_eq!(frame.advised(), None, "the old advice is gone");
    follow(&mut frame, Action::Run(more), &surroundings);
    assert_eq!((frame.asked(), frame.advised()), (Some(Seat(0)), Some(2)));
    let _ = frame.update(Message::Advised(ticket), surroundings.context());
    assert_eq!(frame.advised(), Some(2), "stale news change nothing");
    let _ = frame.update(Message::HintPressed, surroundings.context());
    assert!(!frame.is_hinting() && frame.advice().is_none());
}

#[test]
fn a_table_without_hints_gives_none() {
    let surroundings = usual(Speed::Instant);
    let mut frame = seated(8, false, &surroundings);
    let action = frame.begin(surroundings.context());
    follow(&mut frame, action, &surroundings);
    let action = frame.update(Message::HintPressed, surroundings.context());
    assert!(matches!(action, Action::None) && !frame.is_hinting() && !frame.may_hint());
    let words = &surroundings.words;
    assert!(frame.hint_button::<Message<u8>>(words).is_none());
}

/// Does a hint lie over the table, or what a bot has had in mind?
fn shows_panel(frame: &GameFrame<Heap>, surroundings: &Surroundings) -> bool {
    let (words, names) = (&surroundings.words, frame.names(&surroundings.words));
    let room = iced::Size::new(500.0, 200.0);
    let panel = frame.aside::<Message<u8>>(room, super::hint::Cover::Shrink, words, &names, &[]);
    panel.is_some()
}

#[test]
fn the_last_bot_says_why_where_the_pointer_asks() {
    let surroundings = usual(Speed::Instant);
    let mut frame = heap_of(8, &surroundings);
    let action = frame.begin(surroundings.context());
    follow(&mut frame, action, &surroundings);
    let (words, names) = (&surroundings.words, frame.names(&surroundings.words));
    let none = frame.why_button::<Message<u8>>(words, &names, &[]);
    assert!(none.is_none(), "no bot has moved yet");
    let action = frame.say(1, surroundings.context());
    follow(&mut frame, action, &surroundings);
    assert!(frame.why_button::<Message<u8>>(words, &names, &[]).is_some());
    assert!(!shows_panel(&frame, &surroundings));
    let Action::Run(thinks) = frame.update(Message::WhyHovered(true), surroundings.context()) else {
        panic!("its reasons are thought out")
    };
    assert!(shows_panel(&frame, &surroundings));
    follow(&mut frame, Action::Run(thinks), &surroundings);
    // It took one of seven stones, which left six.
    assert_eq!(frame.reasons_in_words(words, &names), ["“How many?” 1 — 1 100."]);
    let _ = frame.update(Message::WhyHovered(false), surroundings.context());
    assert!(!shows_panel(&frame, &surroundings));
}

#[test]
fn a_hint_and_the_reasons_of_a_bot_say_who_wins() {
    let surroundings = usual(Speed::Instant);
    let words = &surroundings.words;
    // Two stones are left to a person: one of them, or both.
    let mut frame = heap_of(2, &surroundings);
    let action = frame.begin(surroundings.context());
    follow(&mut frame, action, &surroundings);
    let action = frame.update(Message::HintPressed, surroundings.context());
    follow(&mut frame, action, &surroundings);
    let names = frame.names(words);
    let advice = frame.advice().expect("it is thought out");
    let said = advice.answers_in_words(frame.state(), words, &names);
    assert_eq!(said, [("2: you win".into(), 100), ("1".into(), 0)]);
    // A bot has taken the last stone: that is told to everybody.
    let took = Move {
        before: View::of(&Heap { stones: 1, turn: 1 }, None),
        answer: 1,
        reason: Reason::Aim { aim: 1, chance: 1.0 },
    };
    let winner = names.name(Seat(1));
    assert_eq!(
        took.in_words(words, &names),
        Some(format!("“How many?” 1: {winner} wins — 1 100."))
    );
}
