//! What lies over the table to be looked at, whatever is asked.

use super::*;

#[test]
fn everybodys_cards_lie_side_by_side_to_be_read() {
    let surroundings = Surroundings::quick();
    let mut play = asking(questions()["Buy"], true, &surroundings);
    let _ = play.update(press(&play, "c").expect("the cards"), surroundings.context());
    assert_eq!(play.frame.overlay(), Some(Overlay::Look(Look::Cards)));
    let held: Vec<_> = play
        .frame
        .state()
        .in_play()
        .iter()
        .map(|held| held.face)
        .collect();
    let mut ui = simulator(&play, &surroundings);
    for card in held {
        assert!(ui.find(card_name(&surroundings.words, card).as_str()).is_ok());
    }
    drop(ui);
    let _ = play.update(press(&play, "c").expect("to close"), surroundings.context());
    assert_eq!(play.frame.overlay(), None);
}

#[test]
fn the_gauge_can_be_looked_at_whatever_is_asked() {
    let mut surroundings = Surroundings::quick();
    let mut play = asking(questions()["Costume"], true, &surroundings);
    surroundings.words = surroundings.words.printed(play.frame.state().options());
    let before = *play.frame.state();
    let _ = play.update(press(&play, "w").expect("the gauge"), surroundings.context());
    assert_eq!(play.frame.overlay(), Some(Overlay::Look(Look::Gauge)));
    let tiles: Vec<_> = play.frame.state().all_tiles().collect();
    assert_eq!(tiles.len(), 10);
    let mut ui = simulator(&play, &surroundings);
    for tile in tiles {
        assert!(ui.find(card_name(&surroundings.words, tile).as_str()).is_ok());
    }
    drop(ui);
    assert!(press(&play, "1").is_none() && press(&play, "q").is_none());
    let _ = play.update(press(&play, "Escape").expect("close"), surroundings.context());
    assert_eq!((play.frame.overlay(), *play.frame.state()), (None, before));
    let mut base = asking(questions()["Roll"], true, &surroundings);
    assert!(press(&base, "w").is_none(), "there is no gauge");
    let _ = base.update(Message::GaugePressed, surroundings.context());
    assert_eq!(base.frame.overlay(), None);
}
