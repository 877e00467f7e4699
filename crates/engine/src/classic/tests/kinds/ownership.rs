//! What is one's own: a gift, a card that is lent or has strayed to a hand belongs to the one whose deck it
//! comes from, wherever it lies (`evolutions.md` §1.5 and §1.6, `settled.md` §45).

use super::super::kit::*;
use super::{falls, under, with_curses};
use crate::classic::{Answer, Face, Monster, Options, Pick, SpecialFace, What};

const GAZE: &str = "gaze-of-the-sphinx";
const MONSTERS: [Monster; 3] = [Monster::BoogieWoogie, Monster::SpacePenguin, Monster::PumpkinJack];

/// What A may discard for the Snake of the Gaze, by name; energy is named, too.
fn prices(table: &Table) -> Vec<&'static str> {
    let mut names: Vec<_> = table
        .answers()
        .into_iter()
        .filter_map(|answer| match answer {
            Answer::Choose(Pick::Kind(card)) => Some(card.slug()),
            Answer::Choose(Pick::Card(key)) => table.state.held(key).map(|held| held.card.slug()),
            Answer::Choose(Pick::Units(..)) => Some("energy"),
            _ => None,
        })
        .collect();
    names.sort_unstable();
    names
}

#[test]
fn the_snake_of_the_gaze_takes_only_what_one_owns() {
    type Lay = fn(Laid) -> Laid;
    let rows: [(&str, u16, Lay, &[&str]); 10] = [
        (
            "a gift of another",
            2,
            |laid| laid.given(C, "ignis-fatus", A),
            &[],
        ),
        (
            "a ray that is lent",
            2,
            |laid| laid.given(B, "freeze-ray", A),
            &[],
        ),
        (
            "a candy that has strayed",
            2,
            |laid| laid.strayed(C, "candy", A),
            &[],
        ),
        (
            "a gift before another",
            2,
            |laid| laid.given(A, "worst-nightmare", B),
            &["worst-nightmare"],
        ),
        (
            "a gift that has come back",
            2,
            |laid| laid.given(A, "worst-nightmare", A),
            &["worst-nightmare"],
        ),
        (
            "an Evolution that stays",
            2,
            |laid| laid.evolved(A, "nightlife"),
            &["nightlife"],
        ),
        (
            "a hand",
            2,
            |laid| laid.in_hand(A, ["boo", "well-of-shadow"]),
            &["boo", "well-of-shadow"],
        ),
        (
            "energy, and a hand",
            3,
            |laid| laid.in_hand(A, "boo"),
            &["boo", "energy"],
        ),
        (
            "energy, and what others own",
            3,
            |laid| {
                laid.given(C, "ignis-fatus", A)
                    .given(B, "freeze-ray", A)
                    .strayed(C, "candy", A)
            },
            &[],
        ),
        (
            "everything",
            3,
            |laid| {
                laid.given(C, "ignis-fatus", A)
                    .given(A, "worst-nightmare", B)
                    .strayed(C, "candy", A)
                    .in_hand(A, "boo")
                    .evolved(A, "boogie-dance")
            },
            &["boo", "boogie-dance", "energy", "worst-nightmare"],
        ),
    ];
    for (name, energy, lay, expected) in rows {
        let laid = lay(under(&MONSTERS, GAZE).by_hand().energy(A, energy));
        let mut table = laid.turn_of(A);
        table.passes();
        let dice = table.state.turn().dice.len();
        let roll = Answer::Faces([Face::One, Face::Two].into_iter().cycle().take(dice).collect());
        table.says(roll);
        falls(&mut table, SpecialFace::Snake);
        table.keeps_all().passes();
        let what = What::Curse { by: card(GAZE) };
        if expected.is_empty() {
            assert_ne!(table.state.question().what, what, "{name}");
            assert_eq!(table.energy(A), 0, "{name}");
        } else {
            table.asked(A, what);
            assert_eq!(prices(&table), expected, "{name}");
        }
    }
}

#[test]
fn who_drafted_a_gift_owns_it() {
    // Boogie Woogie has a nightmare that Gigazaur drafted.
    let monsters = [Monster::BoogieWoogie, Monster::Gigazaur];
    let mut table = drafted_table(&monsters, with_curses)
        .cursed(GAZE)
        .by_hand()
        .drafted(B, "worst-nightmare")
        .given(B, "worst-nightmare", A)
        .energy(A, 2)
        .turn_of(A);
    table.chooses(A, Pick::Number(0));
    assert_eq!((table.energy(A), table.energy(B)), (1, 1));
    table.rolls(BLANK);
    falls(&mut table, SpecialFace::Snake);
    table.keeps_all().passes();
    assert_eq!((table.energy(A), table.cards(A)), (0, vec!["worst-nightmare"]));
}

/// B, with one heart and in the City, is smashed by A and plays Nine Lives.
fn lives_on(lay: impl FnOnce(Laid) -> Laid) -> Table {
    let monsters = [Monster::SpacePenguin, Monster::CyberKitty, Monster::PumpkinJack];
    let laid = drafted_table(&monsters, |options: &mut Options| options.halloween = true)
        .in_hand(B, "nine-lives")
        .hearts(B, 1)
        .in_city(B);
    let mut table = lay(laid).turn_of(A);
    table.passes().plays(claws(1)).evolves(B, "nine-lives");
    table
}

#[test]
fn nine_lives_takes_what_one_owns_wherever_it_lies() {
    let table = lives_on(|laid| {
        laid.drafted(B, ["detachable-head", "freeze-ray"])
            .given(B, "detachable-head", A)
            .given(B, "freeze-ray", C)
            .given(C, "ignis-fatus", B)
            .evolved(B, "mouse-hunter")
            .in_hand(B, "mega-purr")
            .strayed(C, "candy", B)
            .holding(B, "extra-head")
    });
    assert_eq!((table.hearts(B), table.stars(B)), (9, 9));
    assert_eq!(
        table.cards(B),
        ["ignis-fatus"],
        "a gift of another is not its own"
    );
    assert!(table.cards(A).is_empty() && table.cards(C).is_empty());
    let gone = table.state.evolutions_discarded(B);
    for slug in [
        "detachable-head",
        "freeze-ray",
        "mouse-hunter",
        "mega-purr",
        "nine-lives",
    ] {
        assert!(gone.contains(card(slug)), "{slug}");
    }
    // The hand goes as a whole; what has strayed into it goes where it belongs (`evolutions.md` §3.3).
    assert!(table.state.hand(B).is_empty());
    assert!(table.state.evolutions_discarded(C).contains(card("candy")));
}

#[test]
fn who_is_eliminated_gives_back_what_is_not_its_own() {
    for drafted in [false, true] {
        let monsters = [
            Monster::SpacePenguin,
            Monster::BoogieWoogie,
            Monster::PumpkinJack,
            Monster::Gigazaur,
        ];
        let halloween = |options: &mut Options| options.halloween = true;
        let laid = if drafted {
            drafted_table(&monsters, halloween)
        } else {
            powered_with(&monsters, halloween)
        };
        let mut table = laid
            .given(A, "freeze-ray", B)
            .counters("freeze-ray", 3)
            .given(C, "ignis-fatus", B)
            .given(B, "worst-nightmare", D)
            .evolved(B, "nightlife")
            .in_hand(B, "boo")
            .strayed(C, "candy", B)
            .hearts(B, 1)
            .in_city(B)
            .turn_of(A);
        table.plays(claws(1));
        table.passes();
        assert!(!table.alive(B), "drafted: {drafted}");
        assert_eq!(
            (table.cards(A), table.held("freeze-ray").tokens),
            (vec!["freeze-ray"], 0)
        );
        assert_eq!(table.held("freeze-ray").giver.get(), None);
        assert!(table.cards(C).is_empty() && table.cards(D).is_empty());
        let (jack, woogie) = (
            table.state.evolutions_discarded(C),
            table.state.evolutions_discarded(B),
        );
        assert!(jack.contains(card("ignis-fatus")) && jack.contains(card("candy")));
        for slug in ["worst-nightmare", "nightlife", "boo"] {
            assert!(woogie.contains(card(slug)), "{slug}, drafted: {drafted}");
        }
    }
}

#[test]
fn the_child_leaves_all_evolutions_where_they_lie() {
    let mut table = powered_table(&MONSTERS)
        .given(C, "ignis-fatus", A)
        .given(A, "worst-nightmare", C)
        .evolved(A, "nightlife")
        .in_hand(A, "boo")
        .strayed(C, "candy", A)
        .holding(A, ["it-has-a-child", "wings"])
        .hearts(A, 1)
        .in_city(A)
        .turn_of(B);
    table.plays(claws(2));
    table.passes();
    assert_eq!(table.cards(A), ["ignis-fatus", "nightlife"]);
    assert_eq!(table.cards(C), ["worst-nightmare"]);
    assert_eq!(table.state.hand_size(A), 2);
}

#[test]
fn a_model_is_what_stays_and_is_no_gift() {
    // What lies on the table, and whether it can be copied.
    type Lay = fn(Laid) -> Laid;
    let rows: [(&str, Lay, bool); 5] = [
        ("a gift", |laid| laid.given(A, "worst-nightmare", C), false),
        (
            "a gift that has come back",
            |laid| laid.given(A, "worst-nightmare", A),
            false,
        ),
        ("what lingers", |laid| laid.evolved(B, "cold-wave"), false),
        ("a ray that is lent", |laid| laid.given(B, "freeze-ray", C), true),
        ("what stays", |laid| laid.evolved(A, "nightlife"), true),
    ];
    for (name, lay, copied) in rows {
        let laid = lay(powered_table(&MONSTERS).in_hand(B, "icy-reflection"));
        let mut table = laid.turn_of(A);
        let dice = table.passes().state.turn().dice.len();
        table.says(Answer::Faces(BLANK.into_iter().take(dice).collect()));
        assert_eq!(table.may_use(B, "icy-reflection"), copied, "{name}");
    }
}

#[test]
fn a_reflection_outlives_the_one_to_whom_its_model_was_lent() {
    let mut table = powered_table(&[Monster::SpacePenguin, Monster::Gigazaur, Monster::TheKing])
        .given(A, "freeze-ray", B)
        .evolved(A, "icy-reflection")
        .reflecting("freeze-ray")
        .hearts(B, 1)
        .in_city(B)
        .turn_of(C);
    table.plays(claws(1));
    table.passes();
    assert!(!table.alive(B));
    assert_eq!(table.cards(A), ["icy-reflection", "freeze-ray"]);
}

#[test]
fn only_a_rabbits_heart_that_was_played_comes_back() {
    // One was played; the other was given up for the Snake of the Gaze (`evolutions.md` §3.11).
    for played in [true, false] {
        let laid = under(&[Monster::CyberBunny, Monster::Gigazaur], GAZE).by_hand();
        let laid = if played {
            laid.evolutions_gone(A, "heart-of-the-rabbit")
                .in_hand(A, "emergency-battery")
        } else {
            laid.in_hand(A, "heart-of-the-rabbit")
        };
        let given = if played {
            "emergency-battery"
        } else {
            "heart-of-the-rabbit"
        };
        let mut table = laid.turn_of(A);
        table.passes().rolls(BLANK);
        falls(&mut table, SpecialFace::Snake);
        table.keeps_all().passes();
        table.says(Answer::Choose(Pick::Kind(card(given))));
        table.resolves_rest();
        assert!(table.state.in_tokyo(A));
        assert_eq!(table.state.hand(A).contains(card("heart-of-the-rabbit")), played);
    }
}

#[test]
fn the_target_is_gone_with_the_one_who_gave_it() {
    let monsters = [Monster::MekaDragon, Monster::Gigazaur, Monster::TheKing];
    let mut table = powered_table(&monsters)
        .evolved(A, "target-acquired")
        .hearts(A, 1)
        .in_city(A)
        .turn_of(B);
    table.state.evolutions.target = Some(C);
    table.plays(claws(1));
    table.passes();
    assert!(!table.alive(A));
    assert_eq!(table.state.target(), None);
}
