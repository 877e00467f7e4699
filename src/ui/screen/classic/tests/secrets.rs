//! Evolutions at the table: who is asked, and who sees what of a hand.

use super::*;
use crate::asking::classic::secrets::{is_play, spared};
use crate::storage::{Asking, OrderAsked, Stops, TakeBack};
use crate::ui::harness::commanded;
use crate::ui::screen::classic::panel;
use engine::classic::{Moment, PowerUp};
use std::collections::BTreeMap;

fn powered(seats: usize, seed: u64, power_up: PowerUp) -> TableSetup {
    let mut table = people(seats, seed);
    table.options.power_up = power_up;
    table.take_back = TakeBack::Last;
    table
}

/// Somebody who wants to be asked so about their cards.
fn asking(stops: Stops) -> Asking {
    Asking {
        stops,
        order: OrderAsked::default(),
    }
}

/// Positions in which a seat is asked, from games with Evolutions played at random.
fn asked(seeds: u64) -> Vec<(Seat, State)> {
    let mut found = Vec::new();
    for seed in 0..seeds {
        let table = powered(4, seed, PowerUp::Standard);
        played_at_random(&table, seed, 900, &mut |seat, state| found.push((seat, *state)));
    }
    found
}

/// A table at which one person sits, on this seat; everybody else is a bot.
fn one_person(mut table: TableSetup, person: Seat, level: Level) -> TableSetup {
    for (seat, setup) in (0..).map(Seat).zip(&mut table.seats) {
        if seat != person {
            setup.who = Who::Bot(level);
        }
    }
    table
}

/// The one person at a table gives the default answer to every question, so many times; what they see is looked at
/// before each.
fn led_by_default(
    table: TableSetup,
    questions: usize,
    surroundings: &Surroundings,
    look: &mut dyn FnMut(&Classic),
) {
    let (mut play, task) = Classic::new(table, None, surroundings.context());
    let mut waiting = run(task);
    for _ in 0..questions {
        while let Some(message) = waiting.pop() {
            if let Action::Run(task) = play.update(message, surroundings.context()) {
                waiting.extend(run(task));
            }
        }
        look(&play);
        let asked = play.frame.asked();
        let Some(answer) = asked.and_then(|_| play.frame.state().default_answer()) else {
            break;
        };
        let action = play.frame.say(answer, surroundings.context());
        if let Action::Run(task) = play.follow(action) {
            waiting.extend(run(task));
        }
    }
}

#[test]
fn somebody_alone_is_asked_when_they_hold_a_card_for_the_moment() {
    let (mut windows, mut plays, mut muted) = (0, 0, 0);
    for (seat, state) in asked(16) {
        let seen = state.view(Some(seat));
        let (mut answers, mut free) = (Vec::new(), Vec::new());
        seen.answers(&mut answers);
        seen.free_actions(seat, &mut free);
        let late = seen.question().what.moment() == Some(Moment::EndOfTurn);
        let late = late && free.iter().any(is_play);
        // What can be played at any time is asked about when the turn ends.
        answers.retain(|answer| !free.contains(answer));
        let window = matches!(seen.question().what, What::Window { .. });
        if window && answers == [Answer::Done] && !late {
            assert_eq!(spared(&seen, seat, asking(Stops::Held)), Some(Answer::Done));
            assert_eq!(
                spared(&seen, seat, asking(Stops::Always)),
                None,
                "who is asked tells nothing"
            );
            windows += 1;
        }
        let others = |answer: &&Answer| !is_play(answer);
        if window && answers.iter().any(is_play) && answers.iter().filter(others).eq([&Answer::Done]) {
            assert_eq!(
                spared(&seen, seat, asking(Stops::Held)),
                None,
                "the moment is not missed"
            );
            assert_eq!(spared(&seen, seat, asking(Stops::Never)), Some(Answer::Done));
            let own = seen.active() == seat;
            assert_eq!(spared(&seen, seat, asking(Stops::OwnTurn)).is_none(), own);
            plays += 1;
            muted += u32::from(!own);
        }
        // Nobody is spared what is for all to see.
        if matches!(seen.question().what, What::Yield | What::Draw | What::Hearts) {
            assert!(
                Stops::ALL
                    .iter()
                    .all(|stops| spared(&seen, seat, asking(*stops)).is_none())
            );
        }
    }
    assert!(
        windows > 50 && plays > 10 && muted > 0,
        "{windows} {plays} {muted}"
    );
}

#[test]
fn an_evolution_that_is_kept_is_not_named_when_that_is_taken_back() {
    let surroundings = Surroundings::quick();
    let mut table = powered(3, 3, PowerUp::Standard);
    table.take_back = TakeBack::Anything;
    let (mut play, _) = Classic::new(table, None, surroundings.context());
    let first = play
        .frame
        .stranger()
        .expect("what is drawn is for one pair of eyes");
    let _ = play.update(frame::Message::Identified.into(), surroundings.context());
    let desk = play.desk().expect("one of two is kept");
    let drawn = desk.choices().into_iter().filter_map(|choice| match choice.act {
        Act::Say(Answer::Choose(Pick::Kind(card))) => Some(card_name(&surroundings.words, card)),
        _ => None,
    });
    let drawn: Vec<String> = drawn.collect();
    assert_eq!(drawn.len(), 2);
    let keep = press(&play, "1").expect("one is kept");
    let _ = play.update(keep, surroundings.context());
    let second = play.frame.stranger().expect("the next one draws");
    assert_ne!(second, first);
    let front = scene::Scene::new(&play, surroundings.context()).own();
    assert_eq!(front, second, "their board lies in front");
    commanded(&mut play, "z", &surroundings);
    assert_eq!(play.frame.stranger(), Some(first));
    let names = play.frame.names(&surroundings.words);
    let lines = play.frame.lines(usize::MAX, &surroundings.words, &names);
    let lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
    assert!(lines.iter().any(|line| line.contains("takes back")), "{lines:?}");
    for card in drawn {
        assert!(
            !lines.iter().any(|line| line.contains(&card)),
            "{card}: {lines:?}"
        );
    }
}

#[test]
fn the_tip_about_a_moment_is_given_where_an_evolution_can_be_played() {
    use crate::ui::frame::PlayableGame as _;
    let (mut given, mut spared) = (0, 0);
    for (seat, state) in asked(8) {
        let seen = state.view(Some(seat));
        if !matches!(seen.question().what, What::Window { .. }) {
            continue;
        }
        let mut answers = Vec::new();
        seen.answers(&mut answers);
        seen.free_actions(seat, &mut answers);
        let tips = seen.tips(seat);
        let told = tips.iter().any(|tip| tip.name == "tip-evolution-window");
        assert_eq!(told, answers.iter().any(is_play), "{:?}", seen.question());
        given += u32::from(told);
        spared += u32::from(!told);
    }
    assert!(given > 10 && spared > 10, "{given} {spared}");
}

/// Sees whoever looks at the screen no more of this hand than everybody does?
fn is_face_down(play: &Classic, seat: Seat) -> bool {
    let (state, shown) = (play.frame.state(), play.frame.show().shown());
    [state, shown]
        .iter()
        .all(|seen| seen.hand(seat) == seen.view(None).hand(seat))
}

/// Nothing of a hand stands in the log: what was drawn and kept has no name there.
fn log_is_discreet(play: &Classic, surroundings: &Surroundings) -> bool {
    let names = play.frame.names(&surroundings.words);
    let lines = play.frame.lines(usize::MAX, &surroundings.words, &names);
    let told: Vec<String> = lines.iter().map(ToString::to_string).collect();
    CardId::evolutions().all(|card| {
        let card = card_name(&surroundings.words, card);
        let told = |verb: &str| told.iter().any(|line| line.contains(&format!("{verb} {card}")));
        !told("keeps") && !told("draws")
    })
}

#[test]
fn two_people_at_one_screen_never_see_each_others_hands() {
    let surroundings = Surroundings::quick();
    let (mut spoken, mut strangers, mut passed, mut told) = (0, 0, 0, 0);
    for seed in [2, 5] {
        let (mut play, _) = Classic::new(powered(2, seed, PowerUp::Standard), None, surroundings.context());
        for step in 0..260 {
            if !play.is_running() {
                break;
            }
            let known = |play: &Classic, seat| play.frame.table().is_known(seat);
            for seat in [Seat(0), Seat(1)] {
                assert!(known(&play, seat) || is_face_down(&play, seat), "step {step}");
            }
            assert!(log_is_discreet(&play, &surroundings));
            if play.frame.stranger().is_some() {
                assert!(play.desk().is_none());
                strangers += 1;
                let _ = play.update(frame::Message::Identified.into(), surroundings.context());
                continue;
            }
            let people = play.frame.table().may_speak();
            if step % 6 == 3 && !people.is_empty() {
                // Somebody says who they are: their cards lie open, and nobody else's.
                let _ = play.update(frame::Message::SpeakPressed.into(), surroundings.context());
                assert_eq!(play.frame.overlay(), Some(Overlay::Speaking));
                let _ = play.update(
                    frame::Message::SpokeLine(step % people.len()).into(),
                    surroundings.context(),
                );
                let speaker = people[step % people.len()];
                let other = Seat(1 - speaker.0);
                assert!(known(&play, speaker) && is_face_down(&play, other));
                let held = play.frame.show().shown().hand(speaker).len();
                assert_eq!(held, play.frame.state().hand_size(speaker));
                if play.frame.interrupts().is_some() {
                    let (asked, turn) = (play.frame.table().asked(), play.frame.state().turn().number);
                    let _ = play.update(frame::Message::Hushed.into(), surroundings.context());
                    assert!(play.frame.interrupts().is_none());
                    // Nobody else's moment has passed for that, unless it comes to whoever has spoken.
                    let now = play.frame.table().asked();
                    assert!(now == asked || now == Some(speaker), "step {step}");
                    assert_eq!(play.frame.state().turn().number, turn, "step {step}");
                    assert!(play.frame.table().asked() == Some(speaker) || is_face_down(&play, speaker));
                }
                spoken += 1;
                continue;
            }
            if play.frame.table().round().is_some() {
                assert!(is_face_down(&play, Seat(0)) && is_face_down(&play, Seat(1)));
                passed += 1;
                // Nobody in particular is asked to pass: it is said how a card is played.
                let scene = scene::Scene::new(&play, surroundings.context());
                if let (Some(desk), What::Window { .. }) =
                    (scene.question(), play.frame.state().question().what)
                {
                    let said = panel::speech(&scene, &scene.speaker(desk)).lines.join(" ");
                    assert!(
                        said.contains(&words::fl!(surroundings.words, "play-speak")),
                        "{said}"
                    );
                    told += 1;
                }
            }
            let Some(answer) = play.frame.state().default_answer() else {
                break;
            };
            let action = play.frame.say(answer, surroundings.context());
            let _ = play.follow(action);
        }
    }
    assert!(
        spoken > 10 && strangers > 3 && passed > 10 && told > 5,
        "{spoken} {strangers} {passed} {told}"
    );
}

#[test]
fn what_is_taken_back_or_picked_in_a_draft_is_for_one_pair_of_eyes() {
    let surroundings = Surroundings::quick();
    let (mut play, _) = Classic::new(powered(2, 4, PowerUp::Draft), None, surroundings.context());
    assert_eq!(play.frame.stranger(), Some(Seat(0)));
    assert!(is_face_down(&play, Seat(0)) && press(&play, "1").is_none());
    let _ = play.update(frame::Message::Identified.into(), surroundings.context());
    assert_eq!(play.desk().expect("asked").choices().len(), 8);
    let pick = press(&play, "1").expect("a card is picked");
    let _ = play.update(pick, surroundings.context());
    // The next one has to say who they are, and so has the first one when the pick is taken back.
    assert_eq!(play.frame.stranger(), Some(Seat(1)));
    assert!(is_face_down(&play, Seat(0)) && is_face_down(&play, Seat(1)));
    commanded(&mut play, "z", &surroundings);
    assert_eq!(play.frame.stranger(), Some(Seat(0)));
    assert!(is_face_down(&play, Seat(0)) && play.desk().is_none());
}

#[test]
fn nobody_is_told_why_a_bot_picked_what_it_picked_in_secret() {
    let surroundings = Surroundings::quick();
    let table = one_person(powered(2, 4, PowerUp::Draft), Seat(0), Level::Normal);
    let (mut picks, mut told, mut silent) = (0, 0, 0);
    let words = ::words::Words::new(::words::Language::English);
    led_by_default(table, 60, &surroundings, &mut |play| {
        picks += u32::from(play.frame.state().question().what == What::Draft);
        let reasons = play.frame.table().reasons()(&bots::Stop::default());
        // That it has chosen is told, and not that there was nothing to decide.
        if let Some(reasons) = reasons.as_ref().filter(|reasons| reasons.secret) {
            let said = reasons.in_words(&words, &play.frame.table().names(&words));
            assert!(
                said.last().is_some_and(|said| said.contains("chose in secret")),
                "{said:?}"
            );
            silent += 1;
        }
        for bot_move in reasons.iter().flat_map(|reasons| &reasons.told) {
            // What is kept of two cards and what is picked in a draft is for one pair of eyes.
            let before = &bot_move.before;
            assert!(!matches!(before.question().what, What::Draft | What::Draw));
            let mut answers = Vec::new();
            before.answers(&mut answers);
            assert_ne!(answers, [bot_move.answer], "who looks on sees no choice in it");
            told += 1;
        }
    });
    assert!(picks > 3 && told > 10 && silent > 3, "{picks} {told} {silent}");
}

#[test]
fn a_game_with_one_person_shows_their_hand_and_no_other_one() {
    let surroundings = Surroundings::quick();
    let table = one_person(powered(3, 7, PowerUp::Standard), Seat(1), Level::Easy);
    let mut seen = 0;
    led_by_default(table, 60, &surroundings, &mut |play| {
        let state = play.frame.state();
        assert!(is_face_down(play, Seat(0)) && is_face_down(play, Seat(2)));
        assert_eq!(state.hand(Seat(1)).len(), state.hand_size(Seat(1)));
        seen += u32::from(!state.hand(Seat(1)).is_empty());
        assert!(play.frame.stranger().is_none(), "who sits alone is known");
    });
    assert!(seen > 3, "{seen}");
}

#[test]
fn who_does_not_want_to_be_asked_about_evolutions_is_not() {
    let windows = |stops: Stops| {
        let mut surroundings = Surroundings::quick();
        surroundings.settings.stops = stops;
        let table = one_person(powered(3, 7, PowerUp::Standard), Seat(1), Level::Easy);
        let (mut idle, mut asked) = (0, 0);
        led_by_default(table, 60, &surroundings, &mut |play| {
            let state = play.frame.state();
            if play.frame.asked() != Some(Seat(1)) {
                return;
            }
            asked += 1;
            let (mut answers, mut free) = (Vec::new(), Vec::new());
            state.answers(&mut answers);
            state.free_actions(Seat(1), &mut free);
            let holds = answers.iter().chain(&free).any(is_play);
            let window = matches!(state.question().what, What::Window { .. });
            idle += u32::from(window && (!holds || stops == Stops::Never));
        });
        assert!(asked > 10, "{asked}");
        idle
    };
    assert!(windows(Stops::Always) > 2);
    assert_eq!([Stops::Held, Stops::Never].map(windows), [0, 0]);
}

#[test]
fn who_hands_the_screen_over_is_asked_who_is_there_when_somebody_else_is() {
    let mut surroundings = Surroundings::quick();
    surroundings.settings.comfort.hands_over = true;
    let (mut play, _) = Classic::new(people(2, 5), None, surroundings.context());
    let (mut there, mut changed) = (None, 0);
    for _ in 0..200 {
        if let Some(stranger) = play.frame.stranger() {
            assert!(play.desk().is_none() && there != Some(stranger));
            let _ = play.update(frame::Message::Identified.into(), surroundings.context());
            (there, changed) = (Some(stranger), changed + 1);
        }
        let Some(answer) = play.frame.state().default_answer() else {
            break;
        };
        assert_eq!(play.frame.table().asked(), there);
        let action = play.frame.say(answer, surroundings.context());
        let _ = play.follow(action);
    }
    assert!(changed > 4, "{changed}");
}

/// Games with Evolutions that are rather kept than played: every position that asks a seat, as that seat sees it.
fn rarely_played(seeds: u64, look: &mut dyn FnMut(Seat, &State)) {
    use engine::Chance as _;
    for seed in 0..seeds {
        let table = powered(2 + seed as usize % 4, seed, PowerUp::Standard);
        let mut dealer = Dealer::new(seed);
        let mut state = table.game().start().expect("a table");
        let mut choices = Vec::new();
        for _ in 0..1_500 {
            let answer = match state.asks() {
                Asked::NoOne => break,
                Asked::Nature => state.deal(&mut dealer).expect("dealt"),
                Asked::Seat(seat) => {
                    look(seat, &state.view(Some(seat)));
                    choices.clear();
                    state.answers(&mut choices);
                    let keeps = dealer.below(12) > 0 && !choices.iter().all(is_play);
                    choices.retain(|answer| !keeps || !is_play(answer));
                    choices[dealer.below(choices.len() as u32) as usize]
                }
            };
            state.apply(answer).expect("a listed answer");
        }
    }
}

#[test]
fn nobody_is_asked_about_an_evolution_that_would_do_nothing_or_twice_about_the_same() {
    const KINDS: [Moment; 8] = [
        Moment::BeforeTurn,
        Moment::Resolve,
        Moment::Force,
        Moment::Dying,
        Moment::Intrude,
        Moment::NotEntered,
        Moment::EndOfTurn,
        Moment::Freeze,
    ];
    let (mut asked, mut passed) = (BTreeMap::new(), BTreeMap::new());
    let (mut vain, mut before_buying, mut twice) = (0, 0, 0);
    rarely_played(150, &mut |seat, seen| {
        let what = seen.question().what;
        let (mut answers, mut free) = (Vec::new(), Vec::new());
        seen.answers(&mut answers);
        seen.free_actions(seat, &mut free);
        let own: Vec<Answer> = answers
            .into_iter()
            .filter(|answer| !free.contains(answer))
            .collect();
        // Whatever else is asked is asked.
        if own
            .iter()
            .any(|answer| !is_play(answer) && *answer != Answer::Done)
        {
            return;
        }
        let does_something = |answer: &&Answer| matches!(answer, Answer::Use(used) if is_play(answer) && !seen.is_played_in_vain(*used));
        let here = own.iter().any(|answer| does_something(&answer));
        let anywhere = free.iter().any(|answer| does_something(&answer));
        let said = spared(seen, seat, asking(Stops::Held));
        assert!(
            said.is_some() || here || anywhere,
            "{what:?}: nothing can be played"
        );
        assert!(said.is_none() || !here, "{what:?}: the moment is missed");
        vain += u32::from(said.is_some() && own.iter().chain(&free).any(is_play));
        if let What::Window { moment } = what {
            let counts = if said.is_none() { &mut asked } else { &mut passed };
            *counts.entry(moment.slug()).or_insert(0) += 1;
        }
        if what == What::Buy && anywhere {
            // The same card is asked about once: at the end of the turn, if that is asked.
            let mut after = *seen;
            after.apply(Answer::Done).expect("it is offered");
            let last = What::Window {
                moment: Moment::EndOfTurn,
            };
            let again = after.asks() == Asked::Seat(seat) && after.question().what == last;
            let buys = |answer: &Answer| {
                let mut after = *seen;
                after.apply(*answer).is_ok() && after.question().what == What::Buy && after.sells()
            };
            let buys = free.iter().filter(|answer| is_play(answer)).any(buys);
            if again {
                assert_eq!(said.is_none(), buys, "asked twice");
                twice += 1;
            } else if after.turn().number != seen.turn().number {
                assert_eq!(said, None, "the last moment of the turn");
                before_buying += 1;
            }
        }
    });
    for moment in KINDS.map(Moment::slug) {
        assert!(asked.contains_key(moment), "{moment}: {asked:?}");
    }
    assert!(passed.len() > 4, "{passed:?}");
    assert!(
        vain > 20 && before_buying > 20 && twice > 20,
        "{vain} {before_buying} {twice}"
    );
}
