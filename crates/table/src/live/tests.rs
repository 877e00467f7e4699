//! One game behind the wall, told as the people in front of it live through it.

use super::*;
use crate::record::{Record, Refusal};
use engine::Chance;
use engine::classic::{CardId, Event, Setup, State};
use engine::proof::Lottery;

/// Two sit at a table of the base game.
fn game(seed: u64) -> LiveTable<State> {
    let setup = Setup::of(2).expect("two may play");
    LiveTable::new(setup.start().expect("a table"), seed)
}

/// What somebody in front of a screen has been told, one event after the other.
type Told = Vec<(Event, View<State>)>;

/// One game on several screens: the same answers are said on each.
struct Screens {
    games: Vec<(Option<Seat>, LiveTable<State>)>,
    told: Vec<Told>,
}

impl Screens {
    /// Anna sits on the first seat, Ben on the second, and Zoé looks on.
    fn of(seed: u64) -> Self {
        let viewers = [Some(Seat(0)), Some(Seat(1)), None];
        let mut screens = Self {
            games: viewers.map(|viewer| (viewer, game(seed))).into(),
            told: vec![Vec::new(); viewers.len()],
        };
        for ((viewer, game), told) in screens.games.iter_mut().zip(&mut screens.told) {
            game.begin(*viewer, &mut |event, seen| told.push((event, seen)));
        }
        screens
    }

    /// Whoever is asked says anything; `None` when the game is over.
    fn go_on(&mut self, chance: &mut Lottery) -> Option<()> {
        let Asked::Seat(seat) = self.games[0].1.asks() else {
            return None;
        };
        let answer = self.games[0].1.seen_by(Some(seat)).any_answer(chance)?;
        for ((viewer, game), told) in self.games.iter_mut().zip(&mut self.told) {
            told.clear();
            game.answer(answer, *viewer, &mut |event, seen| told.push((event, seen)))
                .expect("what the view offers is offered");
        }
        Some(())
    }
}

/// What the events say of a card that somebody has looked at.
fn peeks(told: &Told) -> Vec<(Seat, Option<CardId>)> {
    let peeked = |(event, _): &(Event, View<State>)| match event {
        Event::CardPeeked { seat, card } => Some((*seat, *card)),
        _ => None,
    };
    told.iter().filter_map(peeked).collect()
}

/// The screens right after somebody has looked at the top card of the deck, and who that was.
fn peeked() -> (Screens, Seat, CardId) {
    let found = (0..400).find_map(|seed| {
        let (mut screens, mut chance) = (Screens::of(seed), Lottery(seed));
        for _ in 0..300 {
            screens.go_on(&mut chance)?;
            let looked = (screens.told.iter().flat_map(peeks)).find_map(|(seat, card)| Some((seat, card?)));
            if let Some((seat, card)) = looked
                && screens.games[0].1.knows_more(seat)
            {
                return Some((screens, seat, card));
            }
        }
        None
    });
    found.expect("somebody looks at the deck in 400 games")
}

#[test]
fn what_one_looks_at_the_others_only_see_it_do() {
    let (screens, looks, card) = peeked();
    for ((viewer, game), told) in screens.games.iter().zip(&screens.told) {
        let own = *viewer == Some(looks);
        assert_eq!(peeks(told), [(looks, own.then_some(card))], "{viewer:?}");
        assert!(told.iter().all(|(_, seen)| seen.viewer() == *viewer));
        // The card lies on top of the deck, and in nobody's view but one.
        let seen = game.seen_by(*viewer);
        let known: Vec<CardId> = (0..2)
            .flat_map(|seat| seen.known_to(Seat(seat)).map(|(_, card)| card))
            .collect();
        assert_eq!(known, if own { vec![card] } else { vec![] }, "{viewer:?}");
    }
    let game = &screens.games[2].1;
    assert!(game.knows_more(looks) && !game.knows_more(Seat(1 - looks.0)));
    assert!(game.finished().is_none(), "it still runs");
    let printed = format!("{game:?}");
    assert!(
        !printed.contains("state") && !printed.contains("seed"),
        "{printed}"
    );
}

#[test]
fn whoever_is_asked_may_say_what_its_view_offers_and_the_other_one_nothing() {
    let (mut game, mut chance) = (game(5), Lottery(5));
    game.begin(None, &mut |_, _| {});
    for _ in 0..40 {
        let Asked::Seat(seat) = game.asks() else { break };
        let mut offered = Vec::new();
        game.seen_by(Some(seat)).answers(&mut offered);
        assert_eq!(game.answers(seat), offered);
        let other = Seat(1 - seat.0);
        let mut any_time = Vec::new();
        game.seen_by(None).free_actions(other, &mut any_time);
        assert_eq!(game.answers(other), any_time);
        // What is not offered is refused, and nobody hears anything.
        let (ticket, mut heard) = (game.ticket(), 0);
        let wrong = engine::classic::Answer::Card(CardId::all().next().expect("a card"));
        assert!(game.answer(wrong, None, &mut |_, _| heard += 1).is_err());
        assert_eq!((game.ticket(), heard), (ticket, 0));
        let said = offered[chance.below(offered.len() as u32) as usize];
        game.answer(said, None, &mut |_, _| heard += 1).expect("offered");
        assert!(game.ticket() > ticket);
    }
    assert_eq!(game.seats(), 2);
}

#[test]
fn what_is_taken_back_is_told_again_as_it_was() {
    let (mut game, mut chance) = (game(7), Lottery(7));
    game.begin(None, &mut |_, _| {});
    assert!(!game.undo(), "nobody has said anything");
    for _ in 0..12 {
        let Asked::Seat(seat) = game.asks() else { break };
        let answer = game.seen_by(Some(seat)).any_answer(&mut chance).expect("asked");
        game.answer(answer, None, &mut |_, _| {}).expect("offered");
    }
    let (end, asked) = (game.seen_by(None), game.asks());
    let Asked::Seat(seat) = asked else {
        panic!("twelve answers end no game")
    };
    let said = game.answers(seat)[0];
    let mut first = Vec::new();
    game.answer(said, None, &mut |event, seen| first.push((event, seen)))
        .expect("offered");
    assert!(game.undo() && game.can_redo());
    assert_eq!((game.seen_by(None), game.asks()), (end, asked));
    let mut again = Vec::new();
    assert!(game.redo(None, &mut |event, seen| again.push((event, seen))));
    assert_eq!(format!("{again:?}"), format!("{first:?}"));
    assert!(!again.is_empty() && !game.can_redo());
    assert!(!game.redo(None, &mut |_, _| {}), "there is no more");
}

#[test]
fn everything_lies_open_once_the_game_is_over() {
    let (mut game, mut chance) = (game(2), Lottery(2));
    game.begin(None, &mut |_, _| {});
    while let Asked::Seat(seat) = game.asks() {
        assert!(game.finished().is_none());
        let answer = game.seen_by(Some(seat)).any_answer(&mut chance).expect("asked");
        game.answer(answer, None, &mut |_, _| {}).expect("offered");
    }
    let over = game.finished().expect("it is over");
    assert!(over.state().outcome().is_some() && over.history().len() > 50);
    assert_eq!(over.seed(), 2);
    // Whoever takes the end back plays a running game again.
    assert!(game.undo());
    assert!(game.finished().is_none());
}

#[test]
fn the_last_moves_are_told_as_their_giver_saw_them_and_as_all_did() {
    let (screens, looks, card) = peeked();
    let game = &screens.games[2].1;
    let (whose, moves) = game.last_moves(|seat| seat == looks).expect("it has spoken");
    assert_eq!(whose, looks);
    for said in &moves {
        assert_eq!((said.own.viewer(), said.open.viewer()), (Some(looks), None));
        let mut again = *said.own;
        again.apply(said.answer).expect("it was said there");
    }
    // What it says next it says knowing the card.
    let (mut after, mut chance) = (screens, Lottery(1));
    for _ in 0..60 {
        if after.games[0].1.asks() == Asked::Seat(looks) {
            break;
        }
        after.go_on(&mut chance).expect("the game goes on");
    }
    let knew = after.games[2].1.seen_by(Some(looks));
    let still = knew.known_to(looks).any(|(_, known)| known == card);
    after.go_on(&mut chance).expect("it is asked");
    let (_, moves) = after.games[2]
        .1
        .last_moves(|seat| seat == looks)
        .expect("it has spoken");
    let last = moves.last().expect("at least one");
    assert_eq!(last.own, knew);
    assert_eq!(last.open.known_to(looks).count(), 0);
    assert!(still, "the card still lay there");
    assert!(game_of_nobody().last_moves(|_| true).is_none());
}

/// A game in which nobody has spoken.
fn game_of_nobody() -> LiveTable<State> {
    let mut game = game(1);
    game.begin(None, &mut |_, _| {});
    game
}

#[test]
fn the_private_record_holds_everything_and_a_seats_record_what_it_knows() {
    let (mut game, mut chance) = (game(9), Lottery(9));
    game.hand_over(
        Seat(1),
        Sitter {
            plays: "bot:easy".to_owned(),
            ..Sitter::default()
        },
    );
    assert_eq!(game.sitters()[1].plays, "bot:easy");
    let head = game.private_head();
    assert_eq!(head.seed, Some(game.seed()));
    let mut record = game
        .begin_private_record(Vec::new(), head, Keep::Digests)
        .expect("a list of bytes takes every line");
    game.begin(None, &mut |_, _| {});
    for _ in 0..30 {
        let Asked::Seat(seat) = game.asks() else { break };
        let answer = game.seen_by(Some(seat)).any_answer(&mut chance).expect("asked");
        game.answer(answer, None, &mut |_, _| {}).expect("offered");
        game.follow_in_private_record(&mut record)
            .expect("a list of bytes takes every line");
    }
    let read = Record::<State>::read(&record.into_inner()).expect("a record");
    let again = LiveTable::from(read.table);
    for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
        assert_eq!(again.seen_by(viewer), game.seen_by(viewer));
    }
    assert_eq!((again.seed(), again.sitters()), (game.seed(), game.sitters()));
    // What a seat may have tells neither the dice to come nor the deck, and nobody can play on from it.
    let own = game.record_for(Seat(1));
    for secret in ["\"seed\"", "\"drawn\"", "\"position\"", "\"digest\""] {
        assert!(!own.contains(secret), "{secret}");
    }
    let refusal = Record::<State>::read(own.as_bytes()).expect_err("it cannot be replayed");
    assert_eq!(refusal, Refusal::SeatsView(1));
}

#[test]
fn who_gives_up_stands_at_the_end_of_the_private_record() {
    let (mut game, mut chance) = (game(4), Lottery(4));
    let mut record = game
        .begin_private_record(Vec::new(), game.private_head(), Keep::Digests)
        .expect("a list of bytes takes every line");
    game.begin(None, &mut |_, _| {});
    for _ in 0..9 {
        let Asked::Seat(seat) = game.asks() else { break };
        let answer = game.seen_by(Some(seat)).any_answer(&mut chance).expect("asked");
        game.answer(answer, None, &mut |_, _| {}).expect("offered");
    }
    game.concede(Seat(1));
    game.follow_in_private_record(&mut record)
        .expect("a list of bytes takes every line");
    let read = Record::<State>::read(&record.into_inner()).expect("a record");
    assert_eq!(read.end.and_then(|end| end.forfeit), Some(1));
    assert_eq!(read.table.history().len(), game.answered());
}

#[test]
fn everything_is_told_again_as_one_viewer_may_hear_it() {
    let (screens, _, _) = peeked();
    for (viewer, game) in &screens.games {
        let (mut again, mut last) = (Vec::new(), 0);
        game.tell_again(*viewer, &mut |before, event| {
            assert!(before >= last && before < game.answered());
            last = before;
            again.push(format!("{event:?}"));
        });
        let whole = LiveTable::from(game.table.at(0, &mut |_, _| {}));
        assert_eq!(whole.first_seen_by(*viewer), whole.seen_by(*viewer));
        let mut first = Vec::new();
        let _ = game.table.at(usize::MAX, &mut |event, _| {
            first.extend(State::seen_by(event, *viewer).map(|event| format!("{event:?}")));
        });
        assert_eq!(again, first);
    }
}

#[test]
fn a_dealer_who_waits_deals_the_same_dice_as_one_who_does_not() {
    let mut at_once = game(7);
    let mut told = Vec::new();
    at_once.begin(None, &mut |event, _| told.push(event));
    let mut waiting = game(7);
    let (mut heard, mut waits) = (Vec::new(), 0);
    let before_a_turn = |seen: &View<State>| seen.turn().number > 0 && seen.turn().rolls == 1;
    waiting.deal_until(&before_a_turn, None, &mut |event, _| heard.push(event));
    while waiting.asks() == Asked::Nature {
        waits += 1;
        // Asked again, he still waits.
        let known = heard.len();
        waiting.deal_until(&before_a_turn, None, &mut |event, _| heard.push(event));
        assert_eq!(heard.len(), known);
        waiting.deal_once(None, &mut |event, _| heard.push(event));
        waiting.deal_until(&before_a_turn, None, &mut |event, _| heard.push(event));
    }
    assert!(waits > 0 && heard == told);
    assert_eq!(waiting.private_digest(), at_once.private_digest());
}
