//! Every kind of question against what may be done at any time: closed while a batch of losses is settled or
//! an effect is half done, open otherwise; and whatever it does to the one who is asked, to the card that asks
//! or to what can be chosen, the game goes on (`core.md` §2.1, `evolutions.md` §1.5, `settled.md` §13).

use super::super::kit::*;
use super::{evolution, falls, plays_on, under, with_curses};
use crate::Seat;
use crate::classic::Face::{Energy, Heart, One, Three, Two};
use crate::classic::{Answer, Face, Moment, Monster, Options, Pack, Pick, SpecialFace, What};

/// What a table is told until the question is asked.
type Story = fn(Laid) -> Table;

/// A, whose turn it is, and B play; C can heal itself at any time, D can hurt everybody else.
fn four() -> Laid {
    let monsters = [
        Monster::Gigazaur,
        Monster::Kraken,
        Monster::TheKing,
        Monster::BoogieWoogie,
    ];
    let laid = drafted_table(&monsters, |options: &mut Options| {
        options.halloween = true;
        options.packs = [Pack::Curses].into_iter().collect();
    });
    open(laid.cursed("bow-before-ra"), D, "worm-invaders")
        .holding(C, "rapid-healing")
        .hearts(C, 5)
        .energy(C, 4)
        .energy(A, 3)
        .by_hand()
}

/// An Evolution, whoever's, is in the hand of a seat for all to see.
fn open(laid: Laid, seat: Seat, slug: &'static str) -> Laid {
    laid.drafted(seat, slug).in_open_hand(seat, slug)
}

/// An Evolution, whoever's, lies in front of a seat.
fn lies(laid: Laid, seat: Seat, slug: &'static str) -> Laid {
    laid.drafted(seat, slug).evolved(seat, slug)
}

/// A has rolled so, and nothing of it happens on its own.
fn rolled(laid: Laid, dice: [Face; 6]) -> Table {
    let mut table = laid.turn_of(A);
    table.rolls(dice);
    falls(&mut table, SpecialFace::River);
    table
}

fn kept(laid: Laid, dice: [Face; 6]) -> Table {
    let mut table = rolled(laid, dice);
    table.keeps_all();
    table
}

fn resolved(laid: Laid, dice: [Face; 6]) -> Table {
    let mut table = kept(laid, dice);
    table.resolves_rest();
    table
}

/// A has smashed B in the City, which stays.
fn smashed(laid: Laid, count: usize) -> Table {
    let mut table = resolved(laid.in_city(B), claws(count));
    table.stays(B);
    table
}

fn window(moment: Moment) -> What {
    What::Window { moment }
}

const ONES: [Face; 6] = [One, One, One, One, Two, Three];
const HEARTS: [Face; 6] = [Heart, Heart, Heart, One, Two, Two];

/// Questions at which anybody may act: their names, who is asked and what, and how they come about.
fn open_questions() -> Vec<(Seat, What, Story)> {
    vec![
        (A, window(Moment::BeforeTurn), |laid| {
            open(laid, A, "cat-nip").turn_of(A)
        }),
        (A, evolution("worst-nightmare"), |laid| {
            laid.given(D, "worst-nightmare", A).turn_of(A)
        }),
        (A, evolution("bamboo-supply"), |laid| {
            lies(laid, A, "bamboo-supply").turn_of(A)
        }),
        (B, evolution("freeze-ray"), |laid| {
            laid.drafted(B, "freeze-ray").given(B, "freeze-ray", A).turn_of(A)
        }),
        (A, evolution("exotic-arms"), |laid| {
            lies(laid, A, "exotic-arms").turn_of(A)
        }),
        (A, evolution("energy-sword"), |laid| {
            lies(laid, A, "energy-sword").turn_of(A)
        }),
        (A, evolution("sunken-temple"), |laid| {
            lies(laid, A, "sunken-temple").turn_of(A)
        }),
        (A, What::StartOfTurn, |laid| {
            laid.holding(B, "jets")
                .mimicking(A, "jets")
                .holding(B, "wings")
                .turn_of(A)
        }),
        (A, What::Roll, |laid| rolled(laid, BLANK)),
        (B, What::OpponentDice, |laid| {
            kept(open(laid, B, "heart-of-the-rabbit"), BLANK)
        }),
        (A, What::ChangeDice, |laid| {
            kept(lies(laid, A, "tail-sweep"), BLANK)
        }),
        (A, window(Moment::Freeze), |laid| {
            kept(lies(laid, A, "encased-in-ice"), BLANK)
        }),
        (B, What::Commit, |laid| {
            kept(laid.holding(B, "cheerleader"), claws(1))
        }),
        (
            A,
            What::Curse {
                by: card("false-blessing"),
            },
            |laid| {
                let mut table = laid.cursed("false-blessing").turn_of(A);
                table.rolls([One, One, Two, Two, Three, Three, Energy, Energy]);
                falls(&mut table, SpecialFace::Ankh);
                table.keeps_all();
                table
            },
        ),
        (
            B,
            What::Curse {
                by: card("false-blessing"),
            },
            |laid| {
                let mut table = laid.cursed("false-blessing").turn_of(A);
                table.rolls([One, One, Two, Two, Three, Three, Energy, Energy]);
                falls(&mut table, SpecialFace::Snake);
                table.keeps_all();
                table
            },
        ),
        (A, window(Moment::Resolve), |laid| {
            kept(open(laid, A, "underrated"), BLANK)
        }),
        (A, What::Group, |laid| kept(laid, BLANK)),
        (A, evolution("boogie-dance"), |laid| {
            kept(lies(laid, A, "boogie-dance"), ONES)
        }),
        (A, What::Hearts, |laid| {
            let mut table = kept(laid.poison(A, 1), HEARTS);
            table.resolves(Heart);
            table
        }),
        (A, What::Draw, |laid| {
            let mut table = resolved(laid, HEARTS);
            table.reveals("heat-vision").reveals("tail-sweep");
            table
        }),
        (B, What::Yield, |laid| resolved(laid.in_city(B), claws(1))),
        (A, window(Moment::Force), |laid| {
            smashed(lies(laid, A, "chest-thumping"), 1)
        }),
        (B, window(Moment::Intrude), |laid| {
            resolved(lies(laid, B, "feline-motor"), BLANK)
        }),
        (A, window(Moment::Entered), |laid| {
            resolved(open(laid, A, "destructive-wave"), BLANK)
        }),
        (A, window(Moment::NotEntered), |laid| {
            smashed(open(laid, A, "jungle-frenzy"), 1)
        }),
        (A, window(Moment::Gift), |laid| {
            smashed(open(laid, A, "ignis-fatus"), 1)
        }),
        (A, What::Theft, |laid| {
            smashed(laid.holding(B, "princess").energy(A, 6), 3)
        }),
        (A, What::Buy, |laid| resolved(laid, BLANK)),
        (B, window(Moment::Purchase), |laid| {
            let laid = open(laid, B, "bamboozle").market(["jets", "wings"]).energy(A, 9);
            let mut table = resolved(laid, BLANK);
            table.buys("jets");
            table
        }),
        (B, window(Moment::Purchase), |laid| {
            let laid = lies(open(laid, B, "bamboozle"), A, "miraculous-catch").energy(A, 9);
            let mut table = resolved(laid.deck(["frenzy", "tank"]), BLANK);
            table
                .uses(A, "miraculous-catch")
                .reveals("jets")
                .chooses(A, Pick::Number(1));
            table
        }),
        (A, window(Moment::Bought), |laid| {
            let mut table = resolved(open(laid, A, "dusk-ritual").market("jets").energy(A, 9), BLANK);
            table.buys("jets").reveals("tank");
            table
        }),
        (B, What::Opportunity, |laid| {
            let mut table = resolved(laid.holding(B, "opportunist").energy(B, 9), BLANK);
            table.sweeps().reveals("tank").reveals("heal").reveals("jets");
            table
        }),
        (B, What::Opportunity, |laid| {
            // The card bought on trial waits for what replaces it.
            let laid = lies(
                laid.holding(B, "opportunist").energy(B, 9),
                A,
                "bobbing-for-apples",
            );
            let mut table = resolved(laid.market("jets"), BLANK);
            table
                .uses_on(A, "bobbing-for-apples", Pick::Slot(0))
                .reveals("wings");
            table
        }),
        (A, window(Moment::EndOfTurn), |laid| {
            let mut table = resolved(open(laid, A, "cold-wave"), BLANK);
            table.done();
            table
        }),
        (A, What::Sale, |laid| {
            let mut table = resolved(laid.holding(A, "metamorph"), BLANK);
            table.done();
            table
        }),
        (A, What::ExtraTurn { penalty: 1 }, |laid| {
            let mut table = resolved(laid.holding(A, "freeze-time"), ONES);
            table.done();
            table
        }),
    ]
}

#[test]
fn anybody_may_act_while_something_is_asked_and_nothing_is_half_done() {
    for (seat, what, story) in open_questions() {
        let mut table = story(four());
        table.passes_to(seat, what);
        assert!(table.may_use(C, "rapid-healing"), "while {what:?} is asked");
        let energy = table.energy(C);
        table.uses(C, "rapid-healing").asked(seat, what);
        assert_eq!(table.energy(C), energy - 2, "while {what:?} is asked");
    }
}

#[test]
fn nobody_acts_while_losses_are_settled_or_an_effect_is_half_done() {
    let rows: Vec<(Seat, What, Story)> = vec![
        (B, What::Harm, |laid| {
            kept(laid.holding(B, "wings").energy(B, 2).in_city(B), claws(1))
        }),
        (B, window(Moment::Dying), |laid| {
            kept(open(laid, B, "nine-lives").hearts(B, 1).in_city(B), claws(1))
        }),
        (A, evolution("freeze-ray"), |laid| {
            kept(lies(laid, A, "freeze-ray").in_city(B), claws(1))
        }),
        (B, evolution("target-acquired"), |laid| {
            kept(lies(laid, B, "target-acquired").in_city(B), claws(1))
        }),
        (B, evolution("lightning-armor"), |laid| {
            kept(lies(laid, B, "lightning-armor").in_city(B), claws(1))
        }),
        (B, What::BesideDice, |laid| {
            let laid = laid.holding(B, ["camouflage", "background-dweller"]).in_city(B);
            let mut table = kept(laid, claws(1));
            table.passes();
            table.says(Answer::RestInDefaultOrder);
            table.uses(B, "camouflage").nature([Three]);
            table
        }),
        (A, evolution("play-with-your-food"), |laid| {
            kept(lies(laid, A, "play-with-your-food").in_city(B), claws(2))
        }),
        (B, evolution("electric-carrot"), |laid| {
            kept(lies(laid, A, "electric-carrot").energy(B, 1).in_city(A), claws(1))
        }),
        (B, evolution("trick-or-threat"), |laid| {
            kept(lies(laid, A, "trick-or-threat").energy(B, 1), ONES)
        }),
        (A, evolution("tiny-tail"), |laid| {
            let mut table = kept(lies(laid, A, "tiny-tail"), claws(2));
            table.uses_on(A, "tiny-tail", Pick::DieFace(0, One));
            table
        }),
        (B, evolution("mega-purr"), |laid| {
            let mut table = rolled(open(laid, A, "mega-purr").energy(B, 1).stars(B, 1), BLANK);
            table.uses(A, "mega-purr");
            table
        }),
        (A, evolution("icy-reflection"), |laid| {
            let laid = lies(lies(laid, B, "alpha-male"), B, "heat-vision");
            let mut table = rolled(open(laid, A, "icy-reflection"), BLANK);
            table.uses(A, "icy-reflection");
            table
        }),
        (A, evolution("deep-dive"), |laid| {
            let mut table = rolled(open(laid, A, "deep-dive"), BLANK);
            table
                .uses(A, "deep-dive")
                .reveals("tank")
                .reveals("jets")
                .reveals("wings");
            table
        }),
    ];
    for (seat, what, story) in rows {
        let mut table = story(four());
        if table.state.question().what != what {
            table.passes();
        }
        if table.state.question().what == What::Group {
            table.says(Answer::RestInDefaultOrder);
        }
        table.asked(seat, what);
        assert!(!table.may_use(C, "rapid-healing"), "while {what:?} is asked");
        assert!(!table.may_use(D, "worm-invaders"), "while {what:?} is asked");
    }
}

#[test]
fn the_one_who_is_asked_may_die_or_lose_everything_and_the_game_goes_on() {
    for (seat, what, story) in open_questions() {
        for saved_by in [None, Some("it-has-a-child"), Some("nine-lives")] {
            let laid = match saved_by {
                None => four(),
                Some("nine-lives") => open(four(), seat, "nine-lives"),
                Some(card) => four().holding(seat, card),
            };
            let mut table = story(laid);
            table.passes_to(seat, what);
            table.state.players[seat.index()].hearts = 2;
            table.uses(D, "worm-invaders");
            println!("{what:?} of {seat:?}, {saved_by:?}");
            plays_on(&mut table);
            assert_eq!(table.alive(seat), saved_by.is_some(), "{what:?}, {saved_by:?}");
        }
    }
}

#[test]
fn the_one_whose_turn_it_is_may_die_at_any_question_and_nothing_is_forgotten() {
    for (seat, what, story) in open_questions() {
        let mut table = story(four());
        table.passes_to(seat, what);
        table.state.players[A.index()].hearts = 2;
        table.uses(D, "worm-invaders");
        println!("{what:?} of {seat:?}");
        plays_on(&mut table);
        assert!(!table.alive(A), "{what:?}");
    }
}

#[test]
fn who_may_not_yield_any_more_is_not_asked_any_more() {
    // The Penguin plays its Blizzard while the wounded make up their minds (`settled.md` §19).
    let five = [
        Monster::SpacePenguin,
        Monster::Gigazaur,
        Monster::Kraken,
        Monster::TheKing,
        Monster::MekaDragon,
    ];
    let mut table = powered_table(&five)
        .in_hand(A, "blizzard")
        .in_city(B)
        .in_bay(C)
        .turn_of(A);
    table.passes();
    table.plays(claws(1)).asked(B, What::Yield).yields(B);
    table.asked(C, What::Yield).uses(A, "blizzard");
    assert_ne!(table.state.question().what, What::Yield);
    assert!(table.state.in_tokyo(C) && !table.state.in_tokyo(B));
}

#[test]
fn the_next_neighbor_picks_when_the_first_one_is_gone() {
    let mut table = powered_with(
        &[
            Monster::Gigazaur,
            Monster::Kraken,
            Monster::TheKing,
            Monster::BoogieWoogie,
        ],
        with_curses,
    )
    .cursed("false-blessing")
    .in_hand(D, "worm-invaders")
    .hearts(B, 2)
    .turn_of(A);
    table.rolls([One, One, Two, Two, Three, Three, Energy, Energy]);
    falls(&mut table, SpecialFace::Snake);
    let what = What::Curse {
        by: card("false-blessing"),
    };
    table.keeps_all().passes_to(B, what);
    table.uses(D, "worm-invaders");
    assert!(!table.alive(B));
    table.asked(C, what).says(Answer::Choose(Pick::Dice(0b11)));
    table.nature([Heart, Heart]);
}

#[test]
fn what_a_cultist_brings_pays_what_is_asked_for_in_the_middle_of_an_effect() {
    let cultists = |options: &mut Options| {
        options.packs = [Pack::Cultists].into_iter().collect();
        options.automatic = true;
    };
    type Lay = fn(Laid) -> Laid;
    let rows: [(&str, Lay, [Face; 6]); 3] = [
        ("trick-or-threat", |laid| lies(laid, A, "trick-or-threat"), ONES),
        (
            "electric-carrot",
            |laid| lies(laid, A, "electric-carrot").in_city(A),
            claws(1),
        ),
        (
            "electric-carrot",
            |laid| {
                // B might hold Simian Scamper, so its hit waits.
                open(lies(laid, A, "electric-carrot"), B, "simian-scamper")
                    .holding(A, "nova-breath")
                    .in_city(A)
                    .in_bay(B)
            },
            claws(1),
        ),
    ];
    for (slug, lay, dice) in rows {
        let monsters = [
            Monster::Gigazaur,
            Monster::Kraken,
            Monster::TheKing,
            Monster::MekaDragon,
            Monster::BoogieWoogie,
        ];
        let laid = lay(drafted_table(&monsters, cultists)).with_piece(B, "cultists", 1);
        let mut table = laid.turn_of(A);
        table.plays(dice);
        if table.state.question().what == What::Yield {
            table.stays(B);
        }
        table.passes_to(B, evolution(slug));
        assert!(table.may_use(B, "cultists"), "{slug}");
        let energy = table
            .state
            .with_cultists_as_energy(B)
            .map(|rich| rich.player(B).energy);
        assert_eq!(energy, Some(1));
        let paying = table.answers().into_iter().find(|answer| match answer {
            Answer::Use(used) => used.rule_name() == Some("energy"),
            _ => false,
        });
        table.says(paying.expect("an energy of the Cultist"));
        table.asked(B, evolution(slug)).chooses(B, Pick::Number(0));
        assert_eq!((table.energy(A), table.energy(B)), (1, 0), "{slug}");
    }
}

#[test]
fn the_last_round_of_a_turn_is_over_when_its_monster_is() {
    let monsters = [
        Monster::SpacePenguin,
        Monster::BoogieWoogie,
        Monster::Kraken,
        Monster::CyberBunny,
    ];
    let mut table = powered_table(&monsters)
        .in_hand(A, "cold-wave")
        .in_hand(B, "worm-invaders")
        .in_hand(D, "stroke-of-genius")
        .energy(D, 1)
        .turn_of(A);
    table.plays(BLANK).passes().buys_no_more();
    table.passes_to(A, window(Moment::EndOfTurn));
    table.state.players[A.index()].hearts = 2;
    table.uses(B, "worm-invaders");
    while table.state.question().what == What::Harm {
        table.done();
    }
    assert!(!table.alive(A));
    assert_eq!(table.state.active(), B, "D is not asked any more");
}

#[test]
fn what_had_a_question_of_its_own_may_be_played_while_the_next_one_is_asked() {
    let mut table = powered_table(&[Monster::SpacePenguin, Monster::Alienoid])
        .in_hand(A, "cold-wave")
        .in_hand(B, "anger-batteries")
        .in_city(A)
        .turn_of(A);
    table.plays(claws(2)).passes().buys_no_more();
    table.passes_to(A, window(Moment::EndOfTurn)).done();
    table.asked(B, window(Moment::EndOfTurn));
    table.uses(A, "cold-wave");
    assert_eq!(table.cards(A), ["cold-wave"]);
}

#[test]
fn what_could_be_chosen_may_be_played_in_between() {
    // The only Evolution is played while the Sphinx asks for it; then it asks for energy.
    let mut table = under(&[Monster::TheKing, Monster::Gigazaur], "gaze-of-the-sphinx")
        .by_hand()
        .in_hand(A, "giant-banana")
        .energy(A, 2)
        .hearts(A, 5)
        .turn_of(A);
    table.passes().rolls(BLANK);
    falls(&mut table, SpecialFace::Snake);
    table.keeps_all().passes();
    table.asked(
        A,
        What::Curse {
            by: card("gaze-of-the-sphinx"),
        },
    );
    table.uses(A, "giant-banana");
    assert_ne!(
        table.state.question().what,
        What::Curse {
            by: card("gaze-of-the-sphinx")
        }
    );
    assert_eq!((table.hearts(A), table.energy(A)), (7, 0));
}

#[test]
fn hearts_do_nothing_for_who_rose_while_they_were_asked_about() {
    let monsters = [Monster::Gigazaur, Monster::BoogieWoogie, Monster::Kraken];
    let mut table = powered_with(&monsters, |options| {
        options.edition = crate::classic::Edition::Dark;
        options.wickedness = crate::classic::Wickedness::Red;
    })
    .in_hand(B, "worm-invaders")
    .holding(A, "zombify")
    .poison(A, 1)
    .hearts(A, 2)
    .turn_of(A);
    table
        .passes()
        .rolls([Heart, Heart, One, One, Two, Two])
        .keeps_all()
        .passes();
    table
        .resolves(Heart)
        .asked(A, What::Hearts)
        .uses(B, "worm-invaders");
    assert_eq!(table.hearts(A), 12);
    assert_eq!(table.state.hearts_to_use(), 0);
    plays_on(&mut table);
}
