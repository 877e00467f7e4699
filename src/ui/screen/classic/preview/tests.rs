//! What answers bring, compared with what the rules then do.

use super::super::choice::Selection;
use super::super::tests::{people, played_at_random};
use super::*;
use crate::storage::TableSetup;
use crate::ui::frame::choice::Key;
use crate::ui::widget::question::Rank;
use engine::classic::{Pack, PowerUp};
use words::classic::Selected;
use words::{Language, Words};

/// The dice of a position counted by everybody's usual answers, up to what may be bought; `None` where Nature
/// or the end of the turn comes first.
fn counted(state: &State, seat: Seat) -> Option<State> {
    let mut now = *state;
    now.apply(Answer::Done).ok()?;
    counted_on(now, state.turn().number, seat)
}

/// The same from here on, in this turn.
fn counted_on(mut now: State, turn: u16, seat: Seat) -> Option<State> {
    while now.turn().number == turn {
        match (now.asks(), now.question().what) {
            (Asked::Seat(asked), What::Buy | What::Theft) if asked == seat => return Some(now),
            (Asked::Seat(_), _) => {
                let usual = now.default_answer()?;
                now.apply(usual).ok()?;
            }
            (Asked::Nature | Asked::NoOne, _) => return None,
        }
    }
    None
}

fn with_curses(seed: u64) -> TableSetup {
    let mut table = people(3, seed);
    table.use_pack(Pack::Curses, true);
    table
}

/// Plays a game at random, so many answers of it; `look` sees every position in which one may stop rolling, and what
/// stopping brings there.
fn at_stops(table: &TableSetup, seed: u64, answers: usize, look: &mut dyn FnMut(Seat, &State, Brings)) {
    played_at_random(table, seed, answers, &mut |seat, state| {
        if state.question().what == What::Roll && state.offers(Answer::Done) {
            look(seat, state, Brings::of(state, seat, Answer::Done));
        }
    });
}

/// Stars, energy and hearts.
fn had(state: &State, seat: Seat) -> [i32; 3] {
    let player = state.player(seat);
    [
        i32::from(player.stars),
        i32::from(player.energy),
        i32::from(player.hearts),
    ]
}

/// The position in which what comes before the dice are counted is turned over or chosen, after the usual answers.
fn before_counting(state: &State) -> Option<State> {
    let mut now = *state;
    now.apply(Answer::Done).ok()?;
    while now.turn().number == state.turn().number && !now.turn().fixed {
        match now.asks() {
            Asked::NoOne => return None,
            Asked::Nature => return Some(now),
            Asked::Seat(_) => {
                let usual = now.default_answer()?;
                now.apply(usual).ok()?;
            }
        }
    }
    None
}

/// What the button says that ends the rolls of `seat`.
fn said_of_stopping(words: &Words, state: &State, seat: Seat) -> String {
    let names = words::classic::names(words, state);
    let speaker = Speaker::new(words, &names, state);
    stop(&Desk::new(state, seat, Selection::default()), &speaker).unwrap_or_default()
}

#[test]
fn what_else_stopping_brings_is_told_where_a_new_curse_comes_first() {
    let words = Words::new(Language::English);
    let (mut sure, mut varied, mut told_more) = (0, 0, 0);
    for seed in 0..40 {
        let table = with_curses(seed);
        at_stops(&table, seed, 500, &mut |seat, state, brings| {
            let Some(first) = before_counting(state).filter(|_| brings.before == Some(Comes::Curse)) else {
                return;
            };
            let mut curses = Vec::new();
            first.answers(&mut curses);
            let before = had(state, seat);
            let told = [
                before[0] + brings.stars,
                before[1] + brings.energy,
                before[2] + brings.healed - brings.lost,
            ];
            let comes = curses.iter().filter_map(|curse| {
                let mut now = first;
                now.apply(*curse).ok()?;
                let after = counted_on(now, state.turn().number, seat)?;
                Some(had(&after, seat) == told)
            });
            let comes: Vec<bool> = comes.collect();
            if brings.after.is_some() || comes.is_empty() {
                return;
            }
            let dice = state.turn().dice;
            match brings.sure {
                Sure::Always => {
                    sure += 1;
                    assert!(!comes.contains(&false), "{brings:?} for {dice:?}");
                }
                Sure::Usually | Sure::Likely(_) => {
                    varied += 1;
                    assert!(comes.contains(&true), "{brings:?} for {dice:?}");
                }
                Sure::Partly => {}
            }
            let said = said_of_stopping(&words, state, seat);
            told_more += u32::from(said.contains(" · "));
        });
    }
    assert!(
        varied > 10 && told_more > 20 && sure + varied > 40,
        "{sure} {varied} {told_more}"
    );
}

#[test]
fn what_may_come_first_is_told_with_its_chance_or_as_far_as_all_of_it_agrees() {
    let (mut likely, mut partly) = (0, 0);
    for seed in 0..40 {
        let table = with_curses(seed);
        at_stops(&table, seed, 500, &mut |seat, state, brings| {
            let first = before_counting(state).filter(|first| first.asks() == Asked::Nature);
            let Some(first) = first.filter(|_| brings.before.is_some() && brings.after.is_none()) else {
                return;
            };
            let before = had(state, seat);
            let mut odds = Vec::new();
            first.odds(&mut odds);
            // What each answer of Nature brings, with its chance; not where more is asked.
            let ways = odds.into_iter().map(|(answer, chance)| {
                let mut now = first;
                now.apply(answer).ok()?;
                let after = had(&counted_on(now, state.turn().number, seat)?, seat);
                Some((std::array::from_fn(|what| after[what] - before[what]), chance))
            });
            let Some(ways) = ways.collect::<Option<Vec<([i32; 3], f32)>>>() else {
                return;
            };
            let told = [brings.stars, brings.energy, brings.healed - brings.lost];
            match brings.sure {
                Sure::Likely(chance) => {
                    let same = ways.iter().filter(|(way, _)| *way == told);
                    let sum: f32 = same.map(|(_, chance)| chance).sum();
                    // Others may lose something else meanwhile.
                    assert!(
                        sum >= chance - 0.001 && chance >= 0.5,
                        "{sum} {told:?} {ways:?} {brings:?}"
                    );
                    likely += 1;
                }
                Sure::Partly => {
                    for what in 0..2 {
                        let agrees = |(way, _): &([i32; 3], f32)| way[what] == told[what];
                        assert!(told[what] == 0 || ways.iter().all(agrees), "{brings:?} {ways:?}");
                    }
                    partly += 1;
                }
                Sure::Always | Sure::Usually => {}
            }
        });
    }
    assert!(likely > 20 && partly > 5, "{likely} {partly}");
}

#[test]
fn what_the_next_turn_begins_with_is_not_of_the_dice() {
    let (mut same, mut begun) = (0, 0);
    for seed in 0..40 {
        let table = with_curses(seed);
        at_stops(&table, seed, 500, &mut |seat, state, brings| {
            if brings.before.is_some() || brings.after.is_some() {
                return;
            }
            // What is gained and lost in this turn, and when the next one has begun.
            let (mut now, number) = (*state, state.turn().number);
            let [mut here, mut there] = [[0; 3]; 2];
            let mut said = Some(Answer::Done);
            while let Some(answer) = said.take() {
                let mut over = false;
                let told = now.apply_telling(answer, &mut |event, _| {
                    over |= matches!(event, Event::TurnStarted { .. });
                    let into = if over { &mut there } else { &mut here };
                    match event {
                        Event::StarsChanged { seat: of, delta, .. } if of == seat => {
                            into[0] += i32::from(delta);
                        }
                        Event::LifeLost { victim, amount, .. } if victim == seat => {
                            into[1] += i32::from(amount);
                        }
                        Event::LifeLost { amount, .. } => into[2] += i32::from(amount),
                        _ => {}
                    }
                });
                let waits = matches!(now.asks(), Asked::Seat(_)) && now.question().what != What::Buy;
                if told.is_ok() && now.turn().number == number && waits {
                    said = now.default_answer();
                }
            }
            if now.turn().number == number {
                return;
            }
            let sums = |part: &Brings| {
                let hurt = part.hurt.iter().map(|(_, lost)| i32::from(*lost)).sum();
                [part.stars, part.lost, hurt]
            };
            let (dice, late) = (sums(&brings), brings.late.as_deref().map_or([0; 3], sums));
            let told: [i32; 3] = std::array::from_fn(|what| dice[what] + late[what]);
            assert_eq!(told, here, "{:?}", state.turn().dice);
            same += 1;
            begun += u32::from(there != [0; 3]);
        });
    }
    assert!(same > 30 && begun > 3, "{same} {begun}");
}

#[test]
fn what_is_told_comes_where_everybody_says_the_usual_thing() {
    let (mut plain, mut answered, mut moved) = (0, 0, 0);
    for seed in 0..24 {
        let mut table = people(4, seed);
        table.options.halloween = true;
        if seed % 2 == 0 {
            table.options.power_up = PowerUp::Standard;
        }
        for pack in Pack::ALL {
            table.use_pack(pack, seed % 3 > 0);
        }
        at_stops(&table, seed, 500, &mut |seat, state, brings| {
            let Some(after) = counted(state, seat) else { return };
            if brings.before.is_some() || brings.after.is_some() {
                return;
            }
            let ([stars, energy, hearts], then) = (had(state, seat), had(&after, seat));
            let told = [
                stars + brings.stars,
                energy + brings.energy,
                hearts + brings.healed - brings.lost,
            ];
            assert_eq!(told, then, "{:?} {brings:?}", state.turn().dice);
            assert_eq!(brings.place, Some(after.player(seat).place), "{brings:?}");
            moved += u32::from(brings.place != Some(state.player(seat).place));
            for victim in state
                .all_seats()
                .filter(|victim| brings.victims.contains(*victim))
            {
                let lost = after.player(victim).hearts < state.player(victim).hearts;
                let alive = after.player(victim).alive;
                assert!(!lost || !alive || brings.loses(victim) > 0, "{brings:?}");
            }
            plain += u32::from(!brings.answered);
            answered += u32::from(brings.answered);
        });
    }
    assert!(
        plain > 200 && answered > 10 && moved > 20,
        "{plain} {answered} {moved}"
    );
}

#[test]
fn a_place_in_tokyo_is_named_only_where_nobody_can_change_it() {
    let words = Words::new(Language::English);
    let (mut bay, mut open) = (0, 0);
    for seed in 0..60 {
        at_stops(&people(6, seed), seed, 700, &mut |seat, state, brings| {
            let said = said_of_stopping(&words, state, seat);
            // Where everybody yields who may.
            let (mut now, mut said_next) = (*state, Some(Answer::Done));
            while let Some(answer) = said_next.take() {
                if now.apply(answer).is_err() || now.turn().number != state.turn().number {
                    return;
                }
                said_next = match (now.asks(), now.question().what) {
                    (Asked::Seat(_), What::Buy | What::Theft) => None,
                    (Asked::Seat(_), What::Yield) => Some(Answer::Yield),
                    (Asked::Seat(_), _) => now.default_answer(),
                    _ => return,
                };
            }
            if said.contains(&fl!(words, "play-effect-enter-bay")) {
                assert_eq!(now.player(seat).place, Place::Bay, "{said}");
                bay += 1;
            } else if brings.place == Some(Place::Bay) && now.player(seat).place == Place::City {
                open += 1;
            }
        });
    }
    assert!(bay > 3 && open > 3, "{bay} {open}");
}

/// Hearts that everybody loses while the dice are counted by the usual answers, by seat; `None` where Nature comes
/// first.
fn lost_by_all(state: &State, seat: Seat) -> Option<([u8; 6], State)> {
    let (mut now, mut lost, mut answer) = (*state, [0_u8; 6], Some(Answer::Done));
    while let Some(said) = answer {
        let hear = &mut |event, _: &State| {
            if let Event::LifeLost { victim, amount, .. } = event {
                lost[victim.index()] += amount;
            }
        };
        now.apply_telling(said, hear).ok()?;
        answer = match (now.asks(), now.question().what) {
            (Asked::Seat(asked), What::Buy | What::Theft) if asked == seat => None,
            (Asked::Seat(_), _) if now.turn().number == state.turn().number => now.default_answer(),
            _ => return None,
        };
    }
    Some((lost, now))
}

#[test]
fn what_the_claws_cost_each_monster_is_what_it_loses() {
    let words = Words::new(Language::English);
    let (mut as_many, mut more, mut fewer, mut besides) = (0, 0, 0, 0);
    for seed in 0..60 {
        let mut table = people(5, seed);
        (table.options.halloween, table.options.promos) = (true, true);
        if seed % 2 == 0 {
            table.options.power_up = PowerUp::Standard;
        }
        at_stops(&table, seed, 700, &mut |seat, state, brings| {
            let Some((lost, after)) = lost_by_all(state, seat).filter(|_| brings.after.is_none()) else {
                return;
            };
            let names = words::classic::names(&words, state);
            let said = said_of_stopping(&words, state, seat);
            let parts: Vec<&str> = said.trim_start_matches("Stop now: ").split(" · ").collect();
            let at = parts.iter().position(|part| part.contains(" claw"));
            let claws = at.map_or("", |at| parts[at]);
            let number = |text: &str| -> u8 {
                let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
                digits.parse().unwrap_or_default()
            };
            for other in state.all_seats().filter(|other| *other != seat) {
                let (name, loses) = (names.name(other), lost[other.index()]);
                if !after.player(other).alive {
                    continue;
                }
                let Some((_, behind)) = claws.split_once(name) else {
                    let told = parts
                        .iter()
                        .find_map(|part| part.strip_prefix(name)?.strip_prefix(" −"));
                    assert_eq!(told.map_or(0, number), loses, "{name}: {said}");
                    besides += u32::from(loses > 0);
                    continue;
                };
                let each = claws.split_once("(−").filter(|_| claws.ends_with("♥ each)"));
                let told = match (each, behind.strip_prefix(" (−")) {
                    (Some((_, each)), _) => number(each),
                    (None, Some(own)) => number(own),
                    _ if behind.starts_with(" (unhurt)") => 0,
                    _ if at.is_some_and(|at| parts.get(at + 1) == Some(&"without effect")) => 0,
                    _ => number(claws),
                };
                assert_eq!(told, loses, "{name}: {said}");
                match told.cmp(&number(claws)) {
                    std::cmp::Ordering::Less => fewer += 1,
                    std::cmp::Ordering::Equal => as_many += 1,
                    std::cmp::Ordering::Greater => more += 1,
                }
            }
        });
    }
    assert!(
        as_many > 100 && more > 10 && fewer > 10 && besides > 2,
        "{as_many} {more} {fewer} {besides}"
    );
}

#[test]
fn what_the_dice_of_another_cost_is_told_to_whoever_may_have_one_thrown_again() {
    let words = Words::new(Language::English);
    let (mut told, mut nothing) = (0, 0);
    for seed in 0..60 {
        let mut table = people(4, seed);
        table.options.halloween = true;
        played_at_random(&table, seed, 700, &mut |seat, state| {
            if state.question().what != What::OpponentDice || !state.offers(Answer::Done) {
                return;
            }
            // The usual answers of everybody, up to what the active monster may buy.
            let (mut now, mut lost, mut answer) = (*state, 0, Some(Answer::Done));
            while let Some(said) = answer {
                let hear = &mut |event, _: &State| {
                    if let Event::LifeLost { victim, amount, .. } = event
                        && victim == seat
                    {
                        lost += amount;
                    }
                };
                if now.apply_telling(said, hear).is_err() {
                    return;
                }
                answer = match (now.asks(), now.question().what) {
                    (Asked::Seat(_), What::Buy | What::Theft) => None,
                    (Asked::Seat(_), _) if now.turn().number == state.turn().number => now.default_answer(),
                    _ => return,
                };
            }
            let names = words::classic::names(&words, state);
            let speaker = Speaker::new(&words, &names, state);
            let said = cost(&Desk::new(state, seat, Selection::default()), &speaker);
            let costs = said
                .as_ref()
                .is_some_and(|said| said.contains(&format!("cost you {lost}♥")));
            assert_eq!(costs, lost > 0, "{lost}: {said:?}");
            told += u32::from(lost > 0);
            nothing += u32::from(lost == 0);
        });
    }
    assert!(told > 10 && nothing > 10, "{told} {nothing}");
}

#[test]
fn who_wins_and_who_is_out_is_said_before_it_is_answered() {
    for language in Language::ALL {
        let words = Words::new(language);
        let (mut won, mut out, mut pressed, mut changed) = (0, 0, 0, 0);
        for seed in 0..40 {
            let mut table = people(2 + (seed % 4) as usize, seed);
            table.options.halloween = seed % 3 == 0;
            if seed % 2 == 0 {
                table.options.power_up = PowerUp::Standard;
            }
            played_at_random(&table, seed, 900, &mut |seat, state| {
                let desk = Desk::new(state, seat, Selection::default());
                let (names, selected) = (words::classic::names(&words, state), Selected::default());
                let speaker = Speaker {
                    words: &words,
                    names: &names,
                    state,
                    selected,
                };
                let choices = desk.choices();
                let said = || line(&desk, &speaker).map(|(line, _)| line).unwrap_or_default();
                let answers = || {
                    choices.iter().filter_map(|choice| match choice.act {
                        Act::Say(answer) if state.offers(answer) => Some(answer),
                        _ => None,
                    })
                };
                let wins = answers().any(|answer| state.foresee(answer).wins(seat));
                if wins {
                    assert!(said().contains(&fl!(words, "play-fate-win")), "{}", said());
                    let main = choices.iter().find(|choice| choice.rank == Rank::Main);
                    let main = main.map(|choice| (choice.act, choice.has(Key::Enter)));
                    let Some((Act::Say(answer), true)) = main else {
                        panic!("what wins stands out: {choices:?}");
                    };
                    assert!(state.foresee(answer).wins(seat), "{answer:?}");
                    won += 1;
                }
                let usual = state
                    .default_answer()
                    .filter(|usual| answers().any(|answer| answer == *usual));
                // A card that is pressed, to buy it or to use it.
                if desk.what() != What::Roll && desk.what() != What::Group {
                    for answer in desk.pressed().filter(|answer| state.offers(*answer)) {
                        let seen = state.foresee(answer);
                        let fate = if seen.wins(seat) {
                            "play-fate-win"
                        } else if seen.winners.is_none() && seen.out.contains(seat) {
                            "play-fate-out-you"
                        } else {
                            continue;
                        };
                        assert!(said().contains(&words.text(fate)), "{answer:?}: {}", said());
                        pressed += 1;
                    }
                }
                // What dice bring that may still be changed.
                if desk.what() == What::ChangeDice {
                    assert!(!said().is_empty());
                    changed += 1;
                }
                let falls = usual.is_some_and(|usual| {
                    let seen = state.foresee(usual);
                    seen.winners.is_none() && seen.out.contains(seat)
                });
                if falls && desk.what() != What::Group {
                    assert!(said().contains(&fl!(words, "play-fate-out-you")), "{}", said());
                    out += 1;
                }
            });
        }
        assert!(
            won > 5 && out > 5 && pressed > 5 && changed > 50,
            "{won} {out} {pressed} {changed}"
        );
    }
}

/// Does the one who rolls get another turn, before anything is bought, where everybody says the usual thing?
fn plays_again(state: &State, seat: Seat) -> bool {
    let (mut now, mut again, mut answer) = (*state, false, Some(Answer::Done));
    while let Some(said) = answer {
        let told = now.apply_telling(said, &mut |event, _| {
            again |= matches!(event, Event::ExtraTurnQueued { seat: of, .. } if of == seat);
        });
        let goes_on = told.is_ok() && now.turn().number == state.turn().number;
        answer = match (now.asks(), now.question().what) {
            (Asked::Seat(asked), What::Buy | What::Theft) if asked == seat => None,
            (Asked::Seat(_), _) if goes_on => now.default_answer(),
            _ => None,
        };
    }
    again
}

#[test]
fn another_turn_that_the_dice_bring_is_told() {
    let words = Words::new(Language::English);
    let (mut told, mut looked) = (0, 0);
    for seed in 0..60 {
        at_stops(&with_curses(seed), seed, 2_000, &mut |seat, state, brings| {
            if brings.before.is_some() || brings.after.is_some() {
                return;
            }
            let again = plays_again(state, seat);
            assert_eq!(brings.again, again, "seed {seed}, turn {}", state.turn().number);
            if again {
                let said = said_of_stopping(&words, state, seat);
                assert!(said.contains("you play another turn"), "{said}");
                told += 1;
            }
            looked += 1;
        });
    }
    assert!(told > 5 && looked > 1_000, "{told} of {looked}");
}

#[test]
fn claws_of_cards_are_told_apart_where_the_claws_are_counted() {
    let (mut with, mut without) = (0, 0);
    for language in Language::ALL {
        let words = Words::new(language);
        for seed in 0..60 {
            at_stops(&people(4, seed), seed, 400, &mut |seat, state, brings| {
                let sure = brings.before.is_none() && brings.after.is_none() && brings.struck > 0;
                if !sure {
                    return;
                }
                let shown = state.symbols_counting(Face::Claw);
                assert_eq!(brings.struck, shown + brings.added, "{brings:?}");
                let said = said_of_stopping(&words, state, seat);
                let who = "?";
                let marked = fl!(
                    words,
                    "play-effect-claws-added",
                    count = brings.struck,
                    added = brings.added,
                    who = who
                );
                let marked = marked.trim_end_matches(who);
                assert_eq!(said.contains(marked), brings.added > 0, "{said}");
                *(if brings.added > 0 { &mut with } else { &mut without }) += 1;
            });
        }
    }
    assert!(with > 10 && without > 100, "{with} {without}");
}

/// Stars, energy and hearts where something may be bought, and as the turn is over, where everybody says the usual thing
/// and nothing is bought; `None` where Nature comes first.
fn ends_with(state: &State, seat: Seat) -> Option<(Option<[i32; 3]>, [i32; 3])> {
    let (mut now, mut answer) = (*state, Some(Answer::Done));
    let (mut bought, mut over) = (None, None);
    while let Some(said) = answer.take() {
        let told = now.apply_telling(said, &mut |event, now| {
            if matches!(event, Event::TurnEnded { .. }) {
                over = over.or(Some(had(now, seat)));
            }
        });
        told.ok()?;
        let asked = now.asks() == Asked::Seat(seat);
        match now.question().what {
            _ if over.is_some() => break,
            What::Buy if asked => {
                bought = Some(had(&now, seat));
                answer = Some(Answer::Done);
            }
            What::Theft | What::Opportunity | What::Sale if asked => answer = Some(Answer::Done),
            _ if matches!(now.asks(), Asked::Seat(_)) => answer = now.default_answer(),
            _ => return None,
        }
    }
    Some((bought, over?))
}

#[test]
fn what_comes_as_the_turn_ends_is_told_whether_or_not_something_can_be_bought() {
    let mut met = [[0; 2]; 2];
    for language in Language::ALL {
        let words = Words::new(language);
        let late = [false, true].map(|buys| {
            let told = if buys {
                fl!(words, "play-stop-late-idle", what = "")
            } else {
                fl!(words, "play-stop-late", what = "")
            };
            told.trim_end().to_owned()
        });
        for seed in 0..60 {
            let mut table = people(3, seed);
            table.options.halloween = seed % 3 == 0;
            table.options.promos = true;
            table.use_pack(Pack::Curses, seed % 2 == 0);
            at_stops(&table, seed, 600, &mut |seat, state, brings| {
                let open = |part: &Brings| part.before.is_some() || part.after.is_some();
                let Some((bought, over)) = ends_with(state, seat) else {
                    return;
                };
                let Some(ends) = brings.late.as_ref().filter(|late| !open(late) && !open(&brings)) else {
                    return;
                };
                let [stars, energy, hearts] = had(state, seat);
                let dice = [
                    stars + brings.stars,
                    energy + brings.energy,
                    hearts + brings.healed - brings.lost,
                ];
                let then = [
                    dice[0] + ends.stars,
                    dice[1] + ends.energy,
                    dice[2] + ends.healed - ends.lost,
                ];
                if state.foresee(Answer::Done).out.contains(seat) {
                    return;
                }
                assert_eq!(then, over, "{brings:?}");
                assert!(bought.is_none_or(|bought| bought == dice), "{brings:?}");
                let said = said_of_stopping(&words, state, seat);
                let [sure, idle] = late.each_ref().map(|late| said.contains(late));
                let more = then != dice;
                let buys = brings.buys;
                assert!(!more || sure != idle && idle == buys, "{said}: {brings:?}");
                assert!(bought.is_none() || buys, "{said}");
                met[usize::from(buys)][usize::from(more)] += 1;
            });
        }
    }
    assert!(met.iter().flatten().all(|times| *times > 3), "{met:?}");
}

#[test]
fn whoever_has_not_said_who_they_are_is_told_the_same_of_the_dice() {
    let (mut draws, mut same) = (0, 0);
    for seed in 0..40 {
        let mut table = people(3, seed);
        table.options.power_up = [PowerUp::Standard, PowerUp::Basic, PowerUp::Controlled][seed as usize % 3];
        table.options.halloween = seed % 4 == 0;
        for pack in Pack::ALL {
            table.use_pack(pack, seed % 2 > 0);
        }
        at_stops(&table, seed, 600, &mut |seat, state, _| {
            let [own, open] =
                [Some(seat), None].map(|viewer| Brings::of(&state.view(viewer), seat, Answer::Done));
            // What one chooses among what one holds or draws is asked of nobody who is not known.
            let is_open =
                |part: &Brings| part.before.is_some() || part.after.is_some() || part.sure != Sure::Always;
            if is_open(&own) || is_open(&open) {
                return;
            }
            let numbers = |part: &Brings| {
                let Brings {
                    stars,
                    wicked,
                    energy,
                    healed,
                    lost,
                    struck,
                    place,
                    draws,
                    ..
                } = *part;
                ([stars, wicked, energy, healed, lost], struck, place, draws)
            };
            assert_eq!(numbers(&own), numbers(&open), "{own:?} {open:?}");
            draws += u32::from(open.draws);
            same += 1;
        });
    }
    assert!(draws > 20 && same > 500, "{draws} {same}");
}

/// The position after a throw after which all dice show this face; `None` where that cannot be, or where other dice are
/// thrown.
fn all_of(state: &State, face: Face) -> Option<State> {
    let dice = state.turn().dice;
    let thrown = state.rerolls() & dice.all() & !dice.showing(face);
    let mut now = *state;
    now.apply(Answer::Reroll(thrown)).ok()?;
    let faces = (0..thrown.count_ones()).map(|_| face);
    now.apply(Answer::Faces(faces.collect())).ok()?;
    let all = now.turn().dice.count(face) == dice.len() as u8;
    (all && now.question().what == What::Roll && now.offers(Answer::Done)).then_some(now)
}

#[test]
fn no_odds_are_told_of_a_face_that_brings_nothing() {
    let (mut told, mut in_vain) = (0, 0);
    for seed in 0..120 {
        let mut table = people(3, seed);
        table.options.power_cards = seed % 2 == 0;
        table.use_pack(Pack::Curses, seed % 3 > 0);
        played_at_random(&table, seed, 500, &mut |seat, state| {
            if state.question().what != What::Roll || !state.may_reroll() {
                return;
            }
            for face in Face::ALL {
                let kept = state.turn().dice.showing(face);
                let desk = Desk::new(
                    state,
                    seat,
                    Selection {
                        kept,
                        ..Selection::default()
                    },
                );
                let Some(then) = all_of(state, face).filter(|_| kept != 0) else {
                    continue;
                };
                let is_told = odds_of(&desk).iter().any(|odds| odds.face == face);
                let brings = Brings::of(&then, seat, Answer::Done);
                // What a curse takes away says nothing of the dice, nor whom it keeps out of an empty Tokyo.
                let taken = brings.stars < 0 || brings.energy < 0 || brings.out.contains(seat);
                let nobody = state.all_seats().all(|seat| !state.in_tokyo(seat));
                let taken = taken || nobody && state.fate().is_some();
                if brings.before.is_some() || brings.after.is_some() || brings.answered || taken {
                    continue;
                }
                let gains = brings.stars + brings.energy + brings.healed + brings.wicked;
                let moves = brings
                    .place
                    .is_some_and(|place| place != state.player(seat).place);
                let player = state.player(seat);
                let tokens = state.can_heal_others(seat) || player.poison + player.shrink > 0;
                let something = gains > 0 || brings.struck > 0 || moves || brings.draws;
                let something = something || face == Face::Heart && tokens;
                let curse = state.curse().map(CardId::slug);
                let lies = state.fate();
                assert!(!is_told || something, "{face:?}, {curse:?}, {lies:?}: {brings:?}");
                told += u32::from(is_told);
                in_vain += u32::from(!is_told && !something);
            }
        });
    }
    assert!(told > 500 && in_vain > 50, "{told} {in_vain}");
}

#[test]
fn dice_that_a_curse_adds_or_takes_leave_no_odds() {
    let (mut hidden, mut told) = (0, 0);
    for seed in 0..60 {
        played_at_random(&with_curses(seed), seed, 600, &mut |seat, state| {
            let flood = state.curse().is_some_and(|curse| curse.slug() == "raging-flood");
            if state.question().what != What::Roll || !flood || !state.may_reroll() {
                return;
            }
            let kept = state.turn().dice.all() & 0b11;
            let odds = odds_of(&Desk::new(
                state,
                seat,
                Selection {
                    kept,
                    ..Selection::default()
                },
            ));
            match state.fate() {
                Some(engine::classic::SpecialFace::Ankh | engine::classic::SpecialFace::Snake) => {
                    assert_eq!(odds, [], "{:?}", state.fate());
                    hidden += 1;
                }
                _ => told += u32::from(!odds.is_empty()),
            }
        });
    }
    assert!(hidden > 3 && told > 3, "{hidden} {told}");
}
