//! Questions and answers (`core.md` §5.1): what resolves by itself, what is only asked when nothing does, and
//! cards that may be used while anybody is asked anything (D14).

use super::kit::*;
use crate::classic::Face::{Claw, Energy, Heart, One, Three, Two};
use crate::classic::{Answer, Event, Pick, What};
use crate::{Asked, Game};

/// D14: at the split of hearts.
#[test]
fn healing_while_hearts_are_split_keeps_the_hearts() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "rapid-healing")
        .energy(A, 2)
        .hearts(A, 4)
        .poison(A, 1)
        .turn_of(A);
    table
        .fixes([Heart, Heart, Heart, One, Two, Two])
        .resolves(Heart)
        .asked(A, What::Hearts)
        .uses(A, "rapid-healing")
        .asked(A, What::Hearts)
        .heals(2, 1, 0);
    assert_eq!((table.hearts(A), table.poison(A)), (7, 0));
}

/// D14: at the decision to yield, by the one who decides and by somebody else.
#[test]
fn healing_while_somebody_may_yield_keeps_the_decision() {
    let mut table = table(3)
        .in_city(B)
        .holding(B, "rapid-healing")
        .mimicking(C, "rapid-healing")
        .energy(B, 4)
        .energy(C, 2)
        .hearts(C, 5)
        .turn_of(A);
    table
        .plays(claws(3))
        .asked(B, What::Yield)
        .uses(B, "rapid-healing")
        .asked(B, What::Yield)
        .uses(C, "rapid-healing")
        .yields(B);
    assert_eq!((table.hearts(B), table.hearts(C)), (8, 6));
    table.turn_is(B);
}

/// D14: when another turn with fewer dice is offered.
#[test]
fn healing_while_another_turn_is_offered_keeps_the_offer() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "freeze-time")
        .holding(C, "rapid-healing")
        .energy(C, 2)
        .hearts(C, 5)
        .turn_of(A);
    table
        .plays([One, One, One, Two, Two, Three])
        .uses(C, "rapid-healing")
        .asked(A, What::ExtraTurn { penalty: 1 })
        .accepts()
        .turn_is(A);
    assert_eq!(table.hearts(C), 6);
}

/// D14: when a copying card looks for its target.
#[test]
fn healing_while_a_copy_is_chosen_keeps_the_choice() {
    let mut table = table(3)
        .in_city(B)
        .holding(C, ["rapid-healing", "jets"])
        .energy(A, 8)
        .energy(C, 2)
        .hearts(C, 5)
        .market("mimic")
        .turn_of(A);
    table
        .plays(BLANK)
        .buys("mimic")
        .reveals("tank")
        .asked(A, What::ChooseCard { by: card("mimic") })
        .uses(C, "rapid-healing")
        .asked(A, What::ChooseCard { by: card("mimic") })
        .copies("jets");
    assert_eq!(table.copied(), "jets");
}

/// D14 at every other question: it is used, and the same question stands.
#[test]
fn healing_is_possible_at_every_question_of_a_turn() {
    let mut table = table(4)
        .in_city(B)
        .holding(A, ["rapid-healing", "metamorph", "plot-twist", "made-in-a-lab"])
        .holding(C, ["psychic-probe", "opportunist", "background-dweller"])
        .mimicking(D, "rapid-healing")
        .hearts(D, 1)
        .energy(D, 20)
        .energy(A, 20)
        .energy(C, 20)
        .market("corner-store")
        .turn_of(A);
    let heal = |table: &mut Table| {
        let (question, hearts) = (table.state.question(), table.hearts(D));
        table.uses(D, "rapid-healing");
        assert_eq!(table.state.question(), question);
        assert_eq!(table.hearts(D), hearts + 1);
    };
    table.rolls([One, Claw, Two, Two, Three, Three]);
    heal(&mut table);
    table.keeps_all().asked(C, What::OpponentDice);
    heal(&mut table);
    table
        .uses_on(C, "psychic-probe", Pick::Die(1))
        .nature([Three])
        .asked(C, What::ProbedDie);
    heal(&mut table);
    table.done().asked(A, What::ChangeDice);
    heal(&mut table);
    table.done().asked(A, What::Group);
    heal(&mut table);
    table.resolves_rest().asked(A, What::Buy);
    heal(&mut table);
    table
        .uses(A, "made-in-a-lab")
        .reveals("heal")
        .buys("corner-store")
        .asked(C, What::Opportunity);
    heal(&mut table);
    table.done().buys_no_more().asked(A, What::Sale);
    heal(&mut table);
}

/// Never between the hits of a batch, except in the own window (`core.md` §2.1).
#[test]
fn nobody_else_heals_between_the_hits_of_a_batch() {
    let mut table = table(4)
        .in_city(A)
        .holding(B, "wings")
        .holding(C, "rapid-healing")
        .hearts(C, 2)
        .energy(B, 2)
        .energy(C, 4)
        .turn_of(A);
    table.plays(claws(2)).asked(B, What::Harm);
    assert!(!table.may_use(C, "rapid-healing"));
    table.done().asked(C, What::Harm);
    assert!(table.may_use(C, "rapid-healing"));
    table.uses(C, "rapid-healing").done();
    assert_eq!(table.hearts(C), 1);
}

/// Rapid Healing is nothing for a full, a doomed or a dead monster, nor without energy.
#[test]
fn who_cannot_heal_is_not_offered_it() {
    let mut table = table(3)
        .in_city(B)
        .holding(C, "rapid-healing")
        .energy(C, 3)
        .hearts(C, 9)
        .turn_of(A);
    table.rolls(BLANK);
    assert!(table.may_use(C, "rapid-healing"));
    table.uses(C, "rapid-healing");
    assert_eq!((table.hearts(C), table.energy(C)), (10, 1));
    assert!(!table.may_use(C, "rapid-healing"));
}

/// D3, D6, D10 resolve by themselves with one answer left; D9 never does.
#[test]
fn forced_answers_are_given_by_themselves() {
    let mut table = table(3).in_city(B).turn_of(A);
    table
        .rolls([Claw; 6])
        .rerolls([0], [Claw])
        .rerolls([0], [Claw])
        .asked(B, What::Yield);
    assert_eq!(table.answers(), [Answer::Yield, Answer::Stay]);
    let automatic = |wanted: Answer| move |event: &Event| matches!(event, Event::DecisionMade { answer, automatic: true, .. } if *answer == wanted);
    assert_eq!(table.count(automatic(Answer::Done)), 1, "the roll was over");
    assert_eq!(table.count(automatic(Answer::Group(Claw))), 1);
    table.stays(B).turn_is(B);
    assert_eq!(table.count(automatic(Answer::Done)), 2, "nothing could be bought");
}

/// With the option off the same questions are asked, each with its one answer.
#[test]
fn nothing_resolves_by_itself_when_the_table_wants_it_so() {
    let mut table = table(3).in_city(B).by_hand().turn_of(A);
    table
        .rolls([Claw; 6])
        .rerolls([0], [Claw])
        .rerolls([0], [Claw])
        .asked(A, What::Roll);
    assert_eq!(table.answers(), [Answer::Done]);
    table.done().asked(A, What::Group);
    assert_eq!(table.answers(), [Answer::Group(Claw)]);
    table.resolves(Claw).stays(B).asked(A, What::Buy);
    assert_eq!(table.answers(), [Answer::Done]);
    table.done().turn_is(B);
    assert!(!table.heard(|event| matches!(event, Event::DecisionMade { automatic: true, .. })));
}

/// D12 chooses by itself with one target, and has no effect with none.
#[test]
fn a_single_target_is_copied_without_asking() {
    let mut table = table(3)
        .in_city(B)
        .holding(C, "jets")
        .energy(A, 8)
        .market("mimic")
        .turn_of(A);
    table.plays(BLANK).buys("mimic").reveals("tank");
    assert_eq!(table.copied(), "jets");
    let mut table = self::table(3).in_city(B).energy(A, 8).market("mimic").turn_of(A);
    table.plays(BLANK).buys("mimic").reveals("tank");
    assert_eq!(table.copied(), "mimic");
}

/// The defaults of the table of decisions.
#[test]
fn the_default_answers() {
    let mut table = table(4)
        .in_city(D)
        .holding(A, ["metamorph", "plot-twist", "freeze-time"])
        .mimicking(A, "plot-twist")
        .holding(B, ["psychic-probe", "opportunist"])
        .holding(D, "wings")
        .energy(A, 9)
        .energy(B, 9)
        .energy(D, 9)
        .hearts(A, 5)
        .poison(A, 1)
        .market("corner-store")
        .turn_of(A);
    let mut told = Vec::new();
    while table.state.turn().number == 1 {
        if let Asked::Nature = table.state.asks() {
            match table.state.question().what {
                What::Reveal { .. } => table.reveals("heal"),
                _ => table.rolls([One, One, One, Heart, Heart, Claw]),
            };
        }
        if table.state.question().what == What::Buy && table.energy(A) == 9 {
            table.buys("corner-store");
            continue;
        }
        let answer = table.state.default_answer().expect("a seat is asked");
        told.push((table.state.question().what.id(), answer));
        table.says(answer);
    }
    let split = crate::classic::Split {
        heal: 2,
        ..Default::default()
    };
    assert_eq!(
        told,
        [
            ("D2", Answer::Done),
            ("D3", Answer::Done),
            ("D4", Answer::Done),
            ("D5", Answer::Done),
            ("D6", Answer::RestInDefaultOrder),
            ("D7", Answer::Hearts(split)),
            ("D8", Answer::Done),
            ("D9", Answer::Stay),
            ("D11", Answer::Done),
            ("D10", Answer::Done),
            ("D13", Answer::Done),
            ("D15", Answer::Accept),
        ]
    );
}

/// Hearts alone heal without a question; so does a monster in Tokyo lose them.
#[test]
fn hearts_without_tokens_are_no_question() {
    let mut table = table(3).in_city(B).hearts(A, 5).turn_of(A);
    table.plays([Heart, Heart, Energy, One, One, Two]).turn_is(B);
    assert_eq!(table.hearts(A), 7);
}
