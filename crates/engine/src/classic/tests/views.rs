//! What a seat or an onlooker may know: views, events and questions that tell nothing hidden.

use super::kit::*;
use super::properties::wild_table;
use crate::classic::{Answer, Event, State, What};
use crate::proof::{Extent, Lottery, prove};
use crate::{Asked, Audience, Chance, Game, Seat, Seats, View};
use serde_json::{Value, json};

/// A has looked at the top card of the deck, a Tank.
fn peeked() -> State {
    let mut table = table(3).in_city(C).holding(A, "made-in-a-lab").turn_of(A);
    table.plays(BLANK).uses(A, "made-in-a-lab").reveals("tank");
    table.state
}

fn top(view: &View<State>) -> Option<&'static str> {
    let viewer = view.viewer()?;
    view.known_to(viewer).next().map(|(_, card)| card.slug())
}

fn read(file: &Value) -> Result<View<State>, String> {
    serde_json::from_value(file.clone()).map_err(|refusal| refusal.to_string())
}

#[test]
fn who_has_looked_at_the_top_card_sees_it_in_its_view() {
    let state = peeked();
    let own = View::of(&state, Some(A));
    assert_eq!((top(&own), *own), (Some("tank"), state));
    for viewer in [Some(B), Some(C), None] {
        let view = View::of(&state, viewer);
        assert_eq!(top(&view), None);
        assert!(view.known.iter().all(|known| known.card.is_none()));
        assert_eq!(
            view.known[0].by,
            Seats::of(A),
            "that A has looked is for all to see"
        );
        assert_eq!(view.deck_size(), state.deck_size());
        assert!(!format!("{:?}", view.known).contains("Tank"));
    }
}

#[test]
fn only_the_one_who_looks_learns_what_nature_turns_over() {
    let mut table = table(3).in_city(C).holding(A, "made-in-a-lab").turn_of(A);
    assert_eq!(table.state.audience(), Audience::Everybody, "dice lie open");
    table.plays(BLANK).uses(A, "made-in-a-lab");
    let audience = table.state.audience();
    assert_eq!(audience, Audience::Only(Seats::of(A)));
    let learn = [Some(A), Some(B), None].map(|viewer| audience.includes(viewer));
    assert_eq!(learn, [true, false, false]);
    assert!(Audience::Everybody.includes(None));
}

#[test]
fn a_view_is_imagined_as_often_as_one_likes() {
    let state = peeked();
    let mut lottery = Lottery(5);
    let view = View::of(&state, Some(B));
    let mut tops = std::collections::BTreeSet::new();
    for _ in 0..60 {
        let imagined = view.imagine(&mut lottery);
        imagined.check().expect("whole");
        assert_eq!(
            View::of(&imagined, Some(B)),
            view,
            "B cannot tell it from the truth"
        );
        tops.insert(imagined.known[0].card.expect("something lies there").slug());
    }
    assert!(tops.len() > 5, "{tops:?}");
    assert_eq!(View::of(&state, Some(A)).imagine(&mut lottery), state);
    assert!(
        View::of(&state, None).imagine(&mut lottery).known[0]
            .card
            .is_some()
    );
}

#[test]
fn a_view_is_written_and_read_and_is_no_position() {
    let state = peeked();
    for viewer in [Some(A), Some(B), None] {
        let view = View::of(&state, viewer);
        let file = serde_json::to_value(view).expect("plain data");
        assert_eq!(file["view_of"], json!(viewer));
        assert_eq!(read(&file), Ok(view));
        let refusal = serde_json::from_value::<State>(file).expect_err("no position");
        assert!(refusal.to_string().contains("read it as a view"), "{refusal}");
    }
    let whole = serde_json::to_value(state).expect("plain data");
    assert!(whole.get("view_of").is_none() && whole.get("whole").is_none());
    let refusal = read(&whole).expect_err("no view");
    assert!(refusal.contains("this is no view"), "{refusal}");
}

/// Whose view, what the refusal says, and what is wrong in the file.
type Case<'a> = (Option<Seat>, &'a str, &'a dyn Fn(&mut Value));

#[test]
fn a_view_is_checked_like_a_position() {
    let state = peeked();
    let written = |viewer| serde_json::to_value(View::of(&state, viewer)).expect("plain data");
    let cases: [Case; 6] = [
        (
            Some(B),
            "seen.known[0].card: the viewer has not looked",
            &|file| {
                *file = json!({ "view_of": 1, "seen": state });
            },
        ),
        (Some(A), "seen.known[0].card: the viewer has looked", &|file| {
            file["seen"] = json!(*View::of(&state, Some(B)));
        }),
        (Some(B), "view_of: there is no seat 3", &|file| {
            file["view_of"] = json!(3);
        }),
        (Some(B), "seen.seats: 7", &|file| file["seen"]["seats"] = json!(7)),
        (Some(B), "this is no view", &|file| {
            file.as_object_mut().expect("fields").remove("view_of");
        }),
        (None, "this is no view", &|file| {
            file.as_object_mut().expect("fields").remove("seen");
        }),
    ];
    for (viewer, wanted, change) in cases {
        let mut file = written(viewer);
        change(&mut file);
        let refusal = read(&file).expect_err(wanted);
        assert!(refusal.contains(wanted), "{refusal}, not {wanted}");
    }
}

#[test]
fn views_hide_and_are_read_again_over_whole_games() {
    for seed in 0..4 {
        let mut lottery = Lottery(seed);
        let proven = prove(
            wild_table(2 + seed as usize, seed),
            &mut lottery,
            Extent {
                saves: true,
                free_actions: false,
            },
            &mut |_, legal, chance| chance.below(legal.len() as u32) as usize,
            &mut |_, _| {},
        )
        .unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
        assert!(proven.views > 0 && proven.saved > 0);
    }
}

/// With 1 energy and a card that makes others cheaper, A can pay for Solar Powered on the deck and not for a
/// Tank.
#[test]
fn being_asked_tells_nothing_about_the_card_on_the_deck() {
    for (always_ask, top, asked) in [
        (false, "solar-powered", true),
        (false, "tank", false),
        (true, "solar-powered", true),
        (true, "tank", true),
    ] {
        let mut table = table(3)
            .in_city(C)
            .energy(A, 1)
            .holding(A, "made-in-a-lab")
            .holding(A, "alien-origin")
            .turn_of(A);
        table.state.options.always_ask = always_ask;
        table.plays(BLANK).uses(A, "made-in-a-lab").reveals(top);
        if asked {
            let choices = if top == "tank" { 1 } else { 2 };
            assert_eq!(table.asked(A, What::Buy).answers().len(), choices);
            table.done();
        }
        // Nobody else has looked at anything: what lies open is not asked about in vain.
        table.turn_is(B).plays(BLANK).turn_is(C);
    }
}

#[test]
fn options_of_older_games_are_read_and_written_as_they_were() {
    let state = peeked();
    let mut file = serde_json::to_value(state).expect("plain data");
    assert!(file["options"].get("always_ask").is_none());
    file["options"]["always_ask"] = json!(true);
    let careful: State = serde_json::from_value(file).expect("an option");
    assert!(careful.options().always_ask);
    let file = serde_json::to_value(careful).expect("plain data");
    assert_eq!(file["options"]["always_ask"], json!(true));
}

/// Says an answer; the events that were told.
fn said(state: &mut State, answer: Answer) -> Option<Vec<Event>> {
    let mut told = Vec::new();
    state
        .apply_telling(answer, &mut |event, _| told.push(event))
        .ok()
        .map(|()| told)
}

/// Does anybody who has looked at no card of the deck notice a difference between two games in which other
/// cards lie there?
fn differs(told: [&[Event]; 2], games: [&State; 2]) -> bool {
    let ignorant = |seat: &Seat| !games[0].known.iter().any(|known| known.by.contains(*seat));
    let viewers = games[0].all_seats().filter(ignorant).map(Some).chain([None]);
    viewers.into_iter().any(|viewer| {
        let hears = |events: &[Event]| -> Vec<_> {
            events
                .iter()
                .filter_map(|event| State::seen_by(*event, viewer))
                .collect()
        };
        hears(told[0]) != hears(told[1]) || View::of(games[0], viewer) != View::of(games[1], viewer)
    })
}

/// Plays pairs of games that differ in a card that one monster has looked at, until it comes to light: how
/// often they were compared, and how often somebody else could tell them apart.
fn compared() -> (u32, u32) {
    let (mut looks, mut leaks) = (0, 0);
    for seed in 0..120 {
        let mut lottery = Lottery(seed);
        let mut state = wild_table(2 + seed as usize % 5, seed);
        state.options.always_ask = true;
        let mut twin: Option<State> = None;
        for _ in 0..600 {
            let mut legal = Vec::new();
            state.answers(&mut legal);
            let answer = match state.asks() {
                Asked::NoOne => break,
                Asked::Nature => state.deal(&mut lottery).expect("Nature is asked"),
                Asked::Seat(_) => legal[lottery.below(legal.len() as u32) as usize],
            };
            let private = matches!(state.audience(), Audience::Only(_));
            let other = if private && twin.is_none() {
                twin = Some(state);
                let cards = legal.iter().filter(|card| **card != answer);
                cards.copied().last().unwrap_or(answer)
            } else {
                answer
            };
            let known = state.known.len();
            let told = said(&mut state, answer).expect("listed");
            let Some(game) = &mut twin else { continue };
            let Some(retold) = said(game, other).filter(|_| state.known.len() >= known) else {
                twin = None; // it has come to light
                continue;
            };
            looks += 1;
            if differs([&told, &retold], [&state, game]) {
                leaks += 1;
                twin = None;
            }
        }
    }
    (looks, leaks)
}

#[test]
fn nobody_can_tell_what_another_one_has_looked_at() {
    let (looks, leaks) = compared();
    assert!(looks > 300 && leaks == 0, "{leaks} of {looks}");
}
