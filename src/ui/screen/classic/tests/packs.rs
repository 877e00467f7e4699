//! The monster packs at the table: everything they ask can be said, and what lies there is seen.

use super::super::choice::{Desk, Selection};
use super::*;
use engine::Chance;
use engine::classic::{Moment, Pack, Piece, SpecialDie, Use};
use engine::parts::DiceMask;
use std::collections::{BTreeSet, HashSet};
use table::Dealer;

fn packed(seats: usize, seed: u64) -> TableSetup {
    let mut table = people(seats, seed);
    for pack in Pack::ALL {
        table.use_pack(pack, true);
    }
    table
}

/// Everything that can be said at a question by pressing what can be pressed, one after another.
fn sayable(state: &State, seat: Seat) -> HashSet<Answer> {
    let mut said = HashSet::new();
    let mut seen: HashSet<(DiceMask, Option<u8>)> = HashSet::new();
    let mut waiting = vec![Selection::default()];
    while let Some(selection) = waiting.pop() {
        if !seen.insert((selection.kept, selection.die)) {
            continue;
        }
        let desk = Desk::new(state, seat, selection);
        let choices = desk.choices().into_iter().map(|choice| choice.act);
        let dice = (0..16).filter_map(|die| desk.die(die));
        for act in choices.chain(dice) {
            match act {
                Act::Say(answer) => {
                    said.insert(answer);
                }
                Act::Keep(die) => waiting.push(Selection {
                    kept: selection.kept ^ 1 << die,
                    ..selection
                }),
                Act::Pick(die) => waiting.push(Selection { die, ..selection }),
                _ => {}
            }
        }
    }
    said
}

#[test]
fn what_a_curse_says_stands_beside_its_question_and_not_in_it() {
    /// So many words of it are in no other sentence.
    const FIRST: usize = 5;
    let surroundings = Surroundings::quick();
    let (mut asked, mut seen) = (0, 0);
    for (kind, state) in questions() {
        let (What::Curse { .. }, Some(curse)) = (state.question().what, state.curse()) else {
            continue;
        };
        let play = asking(state, true, &surroundings);
        let told = words::classic::card_text(&surroundings.words, curse);
        let mut times = 0;
        let first: Vec<String> = told.split_whitespace().take(FIRST).map(str::to_owned).collect();
        let mut before: Vec<String> = Vec::new();
        let mut ui = simulator(&play, &surroundings);
        let _ = ui.find(|candidate: iced_test::selector::Candidate<'_>| -> Option<()> {
            if let iced_test::selector::Candidate::Text { content, .. } = candidate {
                before.push(content.to_owned());
                if before.ends_with(&first) {
                    times += 1;
                }
            }
            None
        });
        assert!(times <= 1, "{kind}: {told} stands there {times} times");
        (asked, seen) = (asked + 1, seen + times);
    }
    assert!(asked > 3 && seen > 0, "{asked} {seen}");
}

#[test]
fn every_choice_of_every_curse_can_be_made() {
    let mut kinds = 0;
    for (kind, state) in questions() {
        if !matches!(state.question().what, What::Curse { .. }) {
            continue;
        }
        let Asked::Seat(seat) = state.asks() else {
            continue;
        };
        let mut answers = Vec::new();
        state.answers(&mut answers);
        let said = sayable(&state, seat);
        for answer in answers {
            let own = !matches!(answer, Answer::Use(_));
            assert!(!own || said.contains(&answer), "{kind}: {answer:?}");
        }
        kinds += 1;
    }
    assert!(kinds >= 6, "{kinds}");
}

#[test]
fn games_with_all_packs_are_played_by_what_can_be_pressed() {
    let surroundings = Surroundings::quick();
    let (mut special, mut asked) = (0, BTreeSet::new());
    for seed in [3, 8, 11, 12] {
        let mut dealer = Dealer::new(seed);
        let (mut play, _) = Classic::new(packed(4, seed), None, surroundings.context());
        for step in 0..700 {
            if !play.is_running() {
                break;
            }
            if let Some(thrown) = play.frame.throws(Default::default()) {
                let _ = play.update(thrown.into(), surroundings.context());
                continue;
            }
            let ticket = play.frame.table().ticket();
            let (acts, what) = {
                let desk = play
                    .desk()
                    .unwrap_or_else(|| panic!("{seed} {step}: nobody is asked"));
                let dice = (0..16).filter_map(|die| desk.die(die));
                let all: Vec<Act> = desk
                    .choices()
                    .iter()
                    .map(|choice| choice.act)
                    .chain(dice)
                    .collect();
                (all, desk.what())
            };
            let kind = format!("{what:?}");
            asked.insert(kind.split([' ', '{']).next().unwrap_or_default().to_owned());
            special += u32::from(play.frame.state().berserk_die().is_some());
            assert!(!acts.is_empty(), "{seed} {step}: {what:?}");
            let act = acts[dealer.below(acts.len() as u32) as usize];
            let _ = play.update(Message::Acted(ticket, act), surroundings.context());
            // A die that is only kept does not lead on: now and then the first button is pressed.
            if step % 3 == 0 && play.frame.table().ticket() == ticket {
                let first = play
                    .desk()
                    .and_then(|desk| desk.choices().first().map(|choice| choice.act));
                if let Some(first) = first {
                    let _ = play.update(Message::Acted(ticket, first), surroundings.context());
                }
            }
            if step % 50 == 0 {
                // Whatever is asked is drawn.
                let _ = simulator(&play, &surroundings);
            }
        }
    }
    assert!(asked.contains("Curse") && asked.contains("Window"), "{asked:?}");
    assert!(special > 0, "nobody went Berserk");
}

/// A position of a game with all packs that looks like this.
fn found(wanted: impl Fn(&State) -> bool) -> State {
    for seed in 0..4_000 {
        let mut dealer = Dealer::new(seed);
        let mut state = packed(3, seed).game().start().expect("a table");
        let mut answers = Vec::new();
        for _ in 0..600 {
            let answer = match state.asks() {
                Asked::NoOne => break,
                Asked::Nature => state.deal(&mut dealer).expect("dealt"),
                Asked::Seat(_) if wanted(&state) => return state,
                Asked::Seat(_) => {
                    answers.clear();
                    state.answers(&mut answers);
                    answers[dealer.below(answers.len() as u32) as usize]
                }
            };
            state.apply(answer).expect("a listed answer");
        }
    }
    panic!("no such position")
}

#[test]
fn special_dice_are_kept_and_thrown_with_the_others() {
    let surroundings = Surroundings::quick();
    let state = found(|state| {
        let rolls = state.question().what == What::Roll && state.may_reroll();
        rolls && state.berserk_die().is_some() && state.rerolls() == state.dice_of_turn()
    });
    let (berserk, fate) = (
        state.berserk_index().expect("it lies there"),
        state.fate_index().expect("it too"),
    );
    assert_eq!(fate, berserk + 1);
    let mut play = asking(state, true, &surroundings);
    let shown = crate::ui::widget::dice::specials(play.frame.show());
    assert_eq!(
        shown,
        [
            (SpecialDie::Berserk, usize::from(berserk)),
            (SpecialDie::Fate, usize::from(fate))
        ]
    );
    // Their numbers keep them.
    for die in [berserk, fate] {
        let kept = press(&play, &(die + 1).to_string()).expect("a key");
        let _ = play.update(kept, surroundings.context());
    }
    let thrown = acted(press(&play, "r"));
    let others = state.turn().dice.all();
    assert_eq!(thrown, Some(Act::Say(Answer::Reroll(others))));
}

#[test]
fn every_die_that_is_not_thrown_again_looks_it_and_has_no_key() {
    let mut table = packed(6, 5);
    table.options.power_up = engine::classic::PowerUp::Standard;
    let (mut cursed, mut frozen) = (0, 0);
    for seed in 0..60 {
        played_at_random(&table, seed, 700, &mut |seat, state| {
            if state.question().what != What::Roll || state.rerolls() == 0 {
                return;
            }
            let (all, free) = (state.dice_of_turn(), state.rerolls());
            for kept in [0, 1, all] {
                let selection = Selection {
                    kept,
                    ..Selection::default()
                };
                let desk = Desk::new(state, seat, selection);
                let looks_kept = (kept | desk.held()) & all;
                assert_eq!(looks_kept, all & !desk.to_roll());
                assert_eq!(desk.held() & free, 0);
                let keyed = (0..16).filter(|die| desk.die(*die).is_some());
                assert_eq!(keyed.fold(0, |mask, die| mask | 1 << die), free);
            }
            let held = all & !free;
            frozen += u32::from(held & state.locked_dice() != 0);
            cursed += u32::from(held & !state.locked_dice() != 0);
        });
    }
    assert!(cursed > 3 && frozen > 3, "{cursed} {frozen}");
}

#[test]
fn kept_dice_stay_kept_when_a_beast_throws_one_again() {
    let surroundings = Surroundings::quick();
    let again = |state: &State| {
        let mut answers = Vec::new();
        state.answers(&mut answers);
        let form = |used: &Use| used.face.slug() == "transformation" && matches!(used.pick, Pick::Die(1..));
        answers.into_iter().find_map(|answer| match answer {
            Answer::Use(used) if form(&used) => Some(used),
            _ => None,
        })
    };
    let state = found(|state| {
        let first = state.question().what == What::Roll && state.turn().rolls == 1;
        first && again(state).is_some()
    });
    let used = again(&state).expect("a die can be thrown again");
    let mut play = asking(state, true, &surroundings);
    let kept = press(&play, "1").expect("a key");
    let _ = play.update(kept, surroundings.context());
    let _ = play.frame.say(Answer::Use(used), surroundings.context());
    let _ = play.update(press(&play, "2").expect("a key"), surroundings.context());
    assert_eq!(play.selection.kept, 0b11);
}

#[test]
fn a_beast_chooses_the_die_that_it_throws_again() {
    let surroundings = Surroundings::quick();
    let state = found(|state| {
        let Asked::Seat(seat) = state.asks() else {
            return false;
        };
        let beast = state.piece_of(seat, Piece::Form);
        let beast = beast.is_some_and(|form| form.tokens > 0 && !form.spent_turn);
        beast && state.question().what == What::Roll && !state.may_reroll() && state.turn().dice.len() > 4
    });
    let dice = state.turn().dice;
    let other = (1..4)
        .find(|die| dice.get(*die) != dice.get(0))
        .expect("two kinds");
    let mut play = asking(state, true, &surroundings);
    assert!(press(&play, "1").is_none(), "a die alone is not thrown");
    for _ in 0..2 {
        let _ = play.update(press(&play, "t").expect("the card"), surroundings.context());
        assert!(play.desk().expect("asked").thrower().is_some());
        // It can be taken back.
        let _ = play.update(press(&play, "n").expect("back"), surroundings.context());
        assert!(play.desk().expect("asked").thrower().is_none());
    }
    let _ = play.update(press(&play, "t").expect("the card"), surroundings.context());
    let digit = (other + 1).to_string();
    let _ = play.update(press(&play, &digit).expect("a die"), surroundings.context());
    let after = play.frame.state();
    let same = |die: usize| after.turn().dice.get(die) == dice.get(die);
    assert!(
        (0..dice.len()).filter(|die| *die != other).all(same),
        "the others stay"
    );
    let Asked::Seat(seat) = state.asks() else {
        panic!("somebody is asked")
    };
    assert!(
        after
            .piece_of(seat, Piece::Form)
            .is_some_and(|form| form.spent_turn)
    );
}

#[test]
fn a_cultist_is_spent_by_pressing_its_card_and_one_of_its_ways() {
    let surroundings = Surroundings::quick();
    let state = found(|state| {
        let Asked::Seat(seat) = state.asks() else {
            return false;
        };
        let hurt = state.player(seat).hearts < 8;
        hurt && state.question().what == What::Roll && state.cultists(seat) > 0
    });
    let Asked::Seat(seat) = state.asks() else {
        panic!("somebody is asked")
    };
    let before = state.cultists(seat);
    let mut play = asking(state, true, &surroundings);
    let ticket = play.frame.table().ticket();
    let key = state.piece_of(seat, Piece::Cultists).expect("it lies there").key;
    let _ = play.update(Message::CardPressed(ticket, key), surroundings.context());
    let ways = play.ways().len();
    if ways > 0 {
        assert!(ways >= 2, "one way is used at once");
        let first = press(&play, "1").expect("the first way");
        let _ = play.update(first, surroundings.context());
    }
    assert_eq!(play.frame.state().cultists(seat), before - 1);
}

#[test]
fn a_heart_that_ends_berserk_says_so_before() {
    let surroundings = Surroundings::quick();
    let words = &surroundings.words;
    let heals = |state: &State, seat: Seat| {
        let mut free = Vec::new();
        state.free_actions(seat, &mut free);
        free.into_iter().find_map(|answer| match answer {
            Answer::Use(used) if used.face == CardId::of_piece(Piece::Cultists) => {
                let mut after = *state;
                after.apply(answer).expect("it is offered");
                (after.player(seat).hearts > state.player(seat).hearts).then_some(used)
            }
            _ => None,
        })
    };
    let said = |state: &State| {
        let Asked::Seat(seat) = state.asks() else {
            panic!("somebody is asked")
        };
        let seats = state.all_seats();
        let seats = seats.map(|seat| (String::new(), state.player(seat).monster));
        let names = words::Names::new(seats.collect());
        let speaker = words::classic::Speaker {
            words,
            names: &names,
            state,
            selected: words::classic::Selected::default(),
        };
        speaker.way(seat, heals(state, seat).expect("a heart"))
    };
    let hurt = |state: &State, berserk: bool| match state.asks() {
        Asked::Seat(seat) => state.is_berserk(seat) == berserk && heals(state, seat).is_some(),
        _ => false,
    };
    assert!(said(&found(|state| hurt(state, true))).ends_with(", ends Berserk"));
    assert!(!said(&found(|state| hurt(state, false))).contains("Berserk"));
}

#[test]
fn the_card_turns_over_for_one_energy() {
    let state = found(|state| state.question().what.moment() == Some(Moment::Flip));
    let Asked::Seat(seat) = state.asks() else {
        panic!("somebody is asked")
    };
    let said = sayable(&state, seat);
    let flips =
        |answer: &Answer| matches!(answer, Answer::Use(used) if used.face.piece() == Some(Piece::Form));
    assert!(said.contains(&Answer::Done) && said.iter().any(flips), "{said:?}");
}
