//! The board as a hand finds it, and what would happen on it.

use super::panel::{Chip, Shape};
use super::token::{self, Lying};
use super::zigzag::{LAST, Zigzag};
use super::{Hand, Pull, bonus, marker, panel, symbol, tracks};
use crate::ui::art;
use crate::ui::widget::card::Printed;
use engine::Seat;
use engine::duel::{
    Bonus, Buzz, CardId, Ending, Face, Monster, Placing, Position, Setup, Space, State, Track,
};
use iced::{Event, Point, Size, mouse};
use iced_test::Simulator;
use iced_test::simulator::click;
use words::{Language, Words};

/// A table of two in the middle of a game: an empty market, nothing kept, nothing on the tracks.
fn position(monsters: [Monster; 2]) -> Position {
    let mut position = Position::of(&Setup::of(monsters).first(Seat(0)).start().expect("two monsters"));
    position.automatic = false;
    position.turn.number = 9;
    position.turn.active = Seat(0);
    position
}

/// That position, where seat 0 begins its turn.
fn begun(position: &Position) -> State {
    position.bare().expect("no card lies in two places")
}

/// A position with the markers here and these tokens.
fn lying(markers: [f64; 2], tokens: &[(Buzz, Track, i8)]) -> State {
    let mut position = position([Monster::Gigazaur, Monster::TheKing]);
    position.markers = markers.map(|x| Space::try_from(x).expect("a space"));
    for (buzz, track, low) in tokens {
        position.buzz[buzz.index()] = Some(Placing {
            track: *track,
            low: *low,
            turned: false,
        });
    }
    begun(&position)
}

const NARROW: Size = Size::new(620.0, 240.0);
const ROOMS: [Size; 5] = [
    NARROW,
    Size::new(620.0, 190.0),
    Size::new(620.0, 420.0),
    Size::new(830.0, 330.0),
    Size::new(1250.0, 500.0),
];

fn spaces() -> impl Iterator<Item = (Track, i8)> {
    Track::ALL
        .into_iter()
        .flat_map(|track| (-LAST..=LAST).map(move |x| (track, x)))
}

#[test]
fn every_space_is_found_where_it_lies() {
    for (room, mirrored) in ROOMS.into_iter().flat_map(|room| [(room, false), (room, true)]) {
        let zigzag = Zigzag::new(room, mirrored);
        for (track, x) in spaces() {
            let middle = zigzag.space(track, x);
            let inside = middle.x >= zigzag.radius
                && middle.x + zigzag.radius <= room.width
                && middle.y >= zigzag.radius
                && middle.y + zigzag.radius <= room.height;
            assert!(inside, "{track:?} {x} lies at {middle:?} of {room:?}");
            // Large enough for a finger: a square of 24 around the middle is its own.
            for (across, down) in [(-11.9, -11.9), (11.9, -11.9), (-11.9, 11.9), (11.9, 11.9)] {
                let near = Point::new(middle.x + across, middle.y + down);
                assert_eq!(zigzag.space_at(near), Some((track, x)), "{room:?}");
            }
        }
        assert_eq!(zigzag.space_at(Point::new(1.0, 1.0)), None);
    }
}

#[test]
fn the_one_who_sits_left_pulls_to_the_left() {
    let zigzag = |mirrored| Zigzag::new(NARROW, mirrored);
    let x = |mirrored, x| zigzag(mirrored).space(Track::Fame, x).x;
    assert!(x(false, -7) < x(false, 7) && x(true, -7) > x(true, 7));
    let between = zigzag(false).at(Track::Fame, 5.0);
    let (two, three) = (
        zigzag(false).space(Track::Fame, 2),
        zigzag(false).space(Track::Fame, 3),
    );
    assert_eq!(
        between,
        Point::new((two.x + three.x) / 2.0, (two.y + three.y) / 2.0)
    );
}

#[test]
fn a_token_is_held_over_the_spaces_under_the_pointer() {
    for mirrored in [false, true] {
        let zigzag = Zigzag::new(NARROW, mirrored);
        for buzz in Buzz::ALL {
            for low in -LAST..=LAST + 1 - buzz.length() {
                let placing = Placing {
                    track: Track::Destruction,
                    low,
                    turned: false,
                };
                let lying = Lying::on(&zigzag, buzz, placing);
                let count = lying.middles.len() as f32;
                let middle = lying.middles.iter().fold(0.0, |sum, middle| sum + middle.x) / count;
                let point = Point::new(middle + 1.0, lying.middles[0].y);
                assert_eq!(
                    zigzag.placing_at(point, buzz, true),
                    Some(Placing {
                        turned: buzz.turns(),
                        ..placing
                    })
                );
            }
        }
    }
}

/// What a click on a space says while a token is in the hand.
fn laid(state: &State, hand: &Hand, at: (Track, i8)) -> Vec<(Buzz, Placing)> {
    let words = Words::new(Language::English);
    let board = tracks(state, &words)
        .hand(Some(hand.clone()))
        .on_place(|buzz, placing| (buzz, placing));
    let mut ui = Simulator::with_size(iced::Settings::default(), NARROW, board);
    ui.point_at(Zigzag::new(NARROW, false).space(at.0, at.1));
    let _ = ui.simulate(click());
    ui.into_messages().collect()
}

#[test]
fn a_token_is_laid_only_where_it_may_lie() {
    let state = lying([0.0, 0.0], &[(Buzz::Cat, Track::Fame, 3)]);
    let hand = Hand::of(&state, Buzz::Fish);
    assert_eq!(hand.legal.len(), 2 * 15 - 3);
    for (track, x) in spaces() {
        let taken = x == 0 || (track, x) == (Track::Fame, 3);
        let here = Placing {
            track,
            low: x,
            turned: false,
        };
        let expected = if taken { vec![] } else { vec![(Buzz::Fish, here)] };
        assert_eq!(laid(&state, &hand, (track, x)), expected, "{track:?} {x}");
    }
}

#[test]
fn a_token_is_shown_only_where_it_may_lie_wherever_the_pointer_is() {
    let words = Words::new(Language::English);
    let lone = [(Buzz::Cat, Track::Fame, 3)];
    let crowded = [
        (Buzz::Cat, Track::Fame, 3),
        (Buzz::Fish, Track::Fame, -2),
        (Buzz::Lizard, Track::Destruction, 1),
        (Buzz::King, Track::Destruction, -4),
    ];
    let mut shown = 0;
    for (markers, tokens) in [
        ([0.0, 0.0], &[][..]),
        ([2.0, -1.0], &lone[..]),
        ([-3.5, 4.0], &crowded[..]),
    ] {
        let state = lying(markers, tokens);
        for buzz in Buzz::ALL {
            let hand = Hand::of(&state, buzz);
            let legal = hand.legal.clone();
            let board = tracks(&state, &words)
                .hand(Some(hand))
                .on_hover(|placing| placing.map(|placing| (false, placing)))
                .on_place(|_, placing| Some((true, placing)));
            let mut ui = Simulator::with_size(iced::Settings::default(), NARROW, board);
            for y in (2..NARROW.height as u16).step_by(9) {
                for x in (2..NARROW.width as u16).step_by(7) {
                    let position = Point::new(f32::from(x), f32::from(y));
                    ui.point_at(position);
                    let _ = ui.simulate([Event::Mouse(mouse::Event::CursorMoved { position })]);
                    let _ = ui.simulate(click());
                }
            }
            let said: Vec<(bool, Placing)> = ui.into_messages().flatten().collect();
            let odd = said.iter().find(|(_, placing)| !legal.contains(placing));
            assert_eq!(odd, None, "{buzz:?} among {tokens:?}");
            // And every place can be shown and taken.
            let track_and_low = |placing: &Placing| (placing.track, placing.low);
            for placing in &legal {
                let found = |pressed: bool| {
                    let same = |(by, other): &(bool, Placing)| {
                        *by == pressed && track_and_low(other) == track_and_low(placing)
                    };
                    said.iter().any(same)
                };
                assert!(found(false) && found(true), "{buzz:?} at {placing:?}");
            }
            shown += said.len();
        }
    }
    assert!(shown > 1_000, "{shown}");
}

#[test]
fn a_token_of_the_king_is_taken_up_and_a_track_is_chosen() {
    #[derive(Debug, Clone, PartialEq)]
    enum Said {
        Took(Buzz),
        Chose(Track),
    }
    let state = lying([0.0, 0.0], &[(Buzz::King, Track::Fame, 3)]);
    let words = Words::new(Language::English);
    let press = |track, x| -> Vec<Said> {
        let board = tracks(&state, &words)
            .on_token(|buzz| buzz.is_king().then_some(Said::Took(buzz)))
            .on_track(|track| (track == Track::Destruction).then_some(Said::Chose(track)));
        let mut ui = Simulator::with_size(iced::Settings::default(), NARROW, board);
        ui.point_at(Zigzag::new(NARROW, false).space(track, x));
        let _ = ui.simulate(click());
        ui.into_messages().collect()
    };
    assert_eq!(press(Track::Fame, 3), [Said::Took(Buzz::King)]);
    assert_eq!(press(Track::Fame, 4), []);
    assert_eq!(press(Track::Destruction, -2), [Said::Chose(Track::Destruction)]);
}

#[test]
fn keys_move_a_token_over_the_board() {
    let state = lying([0.0, 0.0], &[]);
    let mut hand = Hand::of(&state, Buzz::Lizard);
    let first = hand.moved(&state, Seat(0), 1, 0).expect("there is room");
    assert!(hand.fits(first) && first.low.abs() <= 2);
    let at = |track, low| Placing {
        track,
        low,
        turned: false,
    };
    hand.at = Some(at(Track::Fame, 5));
    assert_eq!(hand.moved(&state, Seat(0), 1, 0), Some(at(Track::Fame, 6)));
    assert_eq!(hand.moved(&state, Seat(1), 1, 0), Some(at(Track::Fame, 4)));
    assert_eq!(hand.moved(&state, Seat(0), 3, 1), Some(at(Track::Destruction, 6)));
    let turned = hand.turned_over();
    assert_eq!(turned.at.map(|at| at.turned), Some(true));
    assert!(
        turned
            .next(false)
            .is_some_and(|next| next.turned && turned.fits(next))
    );
    // Once round, and each place once.
    let mut round = Hand::of(&state, Buzz::Cat);
    let mut seen = Vec::new();
    while let Some(next) = round.next(false).filter(|next| !seen.contains(next)) {
        seen.push(next);
        round.at = Some(next);
    }
    assert_eq!(seen, round.legal);
    assert_eq!(
        Hand {
            legal: vec![],
            at: None,
            ..round
        }
        .next(true),
        None
    );
}

#[test]
fn a_pull_is_foreseen_step_by_step() {
    let halves = |pull: &Pull| -> Vec<i8> { pull.stops.iter().map(|(space, _)| space.halves()).collect() };
    // An extra space, a removed one, and a token of the rival's King.
    let longer = lying([0.0, 0.0], &[(Buzz::Phantom, Track::Fame, -3)]);
    let pull = Pull::of(&longer, Seat(0), Track::Fame, 3);
    assert_eq!(halves(&pull), [-2, -4, -5]);
    assert_eq!(pull.stops[2].1, Bonus::Heart);
    assert_eq!(
        (pull.goal(), pull.wins),
        (Space::from_halves(-5).expect("on the track"), None)
    );
    let shorter = lying([0.0, 0.0], &[(Buzz::Alien, Track::Fame, -3)]);
    assert_eq!(halves(&Pull::of(&shorter, Seat(0), Track::Fame, 3)), [-2, -6, -8]);
    let stopped = lying([0.0, 0.0], &[(Buzz::King, Track::Fame, -1)]);
    assert_eq!(halves(&Pull::of(&stopped, Seat(0), Track::Fame, 3)), [-2]);
    // The second marker in the zone wins in the middle of a pull, and so does the end of a track.
    let lit = lying([-4.0, -1.0], &[]);
    let pull = Pull::of(&lit, Seat(0), Track::Destruction, 4);
    assert_eq!(
        (halves(&pull), pull.wins),
        (vec![-4, -6], Some(Ending::Spotlight))
    );
    let pull = Pull::of(&lit, Seat(0), Track::Fame, 4);
    assert_eq!(pull.wins, Some(Ending::Victory(Track::Fame)));
    // Zones of the other side help nobody.
    let foreign = lying([4.0, 2.0], &[]);
    assert_eq!(Pull::of(&foreign, Seat(0), Track::Destruction, 1).wins, None);
    assert_eq!(
        Pull::of(&foreign, Seat(1), Track::Destruction, 1).wins,
        Some(Ending::Spotlight)
    );
}

#[test]
fn two_pulls_may_win_where_neither_does_alone() {
    let wins = |state: &State, steps| -> Vec<(Track, Option<Ending>)> {
        let pulls = Pull::both(state, Seat(0), steps);
        pulls.iter().map(|pull| (pull.track, pull.wins)).collect()
    };
    let before = lying([-2.0, -1.0], &[]);
    let lit = Some(Ending::Spotlight);
    let (fame, destruction) = (Track::Fame, Track::Destruction);
    assert_eq!(wins(&before, [0, 0]), []);
    assert_eq!(wins(&before, [1, 0]), [(fame, None)]);
    assert_eq!(wins(&before, [1, 1]), [(fame, None), (destruction, None)]);
    assert_eq!(wins(&before, [1, 2]), [(fame, None), (destruction, lit)]);
    // Past the light: the other one may come first and be there still.
    assert_eq!(wins(&before, [4, 2]), [(fame, lit), (destruction, None)]);
    let there = lying([-3.0, -1.0], &[]);
    assert_eq!(wins(&there, [1, 2]), [(fame, None), (destruction, lit)]);
    let rivals = lying([2.0, 2.0], &[]);
    assert_eq!(wins(&rivals, [1, 1]), [(fame, None), (destruction, None)]);
}

#[test]
fn everything_has_a_picture_and_words() {
    let mut paths: Vec<String> = Buzz::ALL.into_iter().map(token::head).collect();
    for gives in [
        Bonus::Blank,
        Bonus::Hit,
        Bonus::TwoHits,
        Bonus::Heart,
        Bonus::Energy,
        Bonus::Token,
    ] {
        paths.push(bonus(gives).to_owned());
    }
    for track in Track::ALL {
        paths.extend([marker(track), symbol(track)].map(str::to_owned));
    }
    for name in [
        "bonus/gone",
        "victory",
        "spotlight",
        "dice-token",
        "arena",
        "power",
    ] {
        paths.push(format!("duel/{name}.svg"));
    }
    paths.extend(Face::ALL.map(|face| words::duel::face_picture(face).to_owned()));
    paths.extend(CardId::all().map(|card| format!("emblems/{}.svg", Printed::slug(card))));
    for path in paths {
        assert!(art::has(&path), "{path}");
    }
    for language in Language::ALL {
        let words = Words::new(language);
        for card in CardId::all() {
            assert!(!card.name(&words).starts_with("duel-"), "{card:?}");
            assert!(!card.parts(&words).is_empty(), "{card:?}");
        }
        for buzz in Buzz::ALL {
            assert!(!token::name(buzz, &words).starts_with("duel-"), "{buzz:?}");
        }
    }
}

#[test]
fn every_token_fits_into_a_small_place() {
    for buzz in Buzz::ALL {
        let room = Size::new(58.0, 29.0);
        let lying = Lying::alone(buzz, false, room);
        let reach = lying.radius;
        for middle in lying.middles.iter().chain([&lying.head]) {
            let inside =
                middle.x >= 0.0 && middle.x <= room.width && middle.y >= 0.0 && middle.y <= room.height;
            assert!(inside && reach > 5.0, "{buzz:?} {middle:?} {reach}");
        }
    }
}

#[test]
fn a_panel_offers_its_cards_and_tokens_and_nothing_else() {
    #[derive(Debug, Clone, PartialEq)]
    enum Said {
        Spent,
        Used(CardId),
    }
    let [head, brain] = ["extra-head", "giant-brain"].map(|slug| CardId::from_slug(slug).expect("a card"));
    let mut position = position([Monster::Gigazaur, Monster::Alienoid]);
    position.players[0].tokens = 1;
    position.players[0].kept = [head, brain].into_iter().collect();
    let state = begun(&position);
    let words = Words::new(Language::French);
    for (unit, shape) in [
        (0.75, Shape::Own),
        (1.0, Shape::Own),
        (1.0, Shape::Plate),
        (1.35, Shape::Plate),
    ] {
        let size = match shape {
            Shape::Own => Size::new(330.0, 202.0) * unit,
            Shape::Plate | Shape::Name => Size::new(196.0, 84.0) * unit,
        };
        let panel = panel(state.player(Seat(0)), &words, size)
            .shape(shape, [unit; 2])
            .on_token(Some(Said::Spent))
            .chips(|card| Chip {
                on_press: (card == brain).then_some(Said::Used(card)),
                ..Chip::default()
            });
        let mut ui = Simulator::with_size(iced::Settings::default(), size, panel);
        for down in 0..size.height as u16 / 8 {
            for across in 0..size.width as u16 / 8 {
                ui.point_at(Point::new(f32::from(across) * 8.0, f32::from(down) * 8.0));
                let _ = ui.simulate(click());
            }
        }
        let said: Vec<Said> = ui.into_messages().collect();
        // Both are large enough to be hit.
        for expected in [Said::Spent, Said::Used(brain)] {
            assert!(
                said.iter().filter(|one| **one == expected).count() >= 4,
                "{size:?}: {said:?}"
            );
        }
        assert!(!said.contains(&Said::Used(head)));
    }
}

#[test]
fn a_token_is_dragged_from_its_tray() {
    #[derive(Debug, Clone, PartialEq)]
    enum Said {
        Over(Option<i8>),
        Laid(i8),
        Dropped,
        Turned,
    }
    let state = lying([0.0, 0.0], &[]);
    let words = Words::new(Language::English);
    let zigzag = Zigzag::new(NARROW, false);
    let drag = |buzz, to: Point| -> Vec<Said> {
        let board = tracks(&state, &words)
            .hand(Some(Hand::of(&state, buzz)))
            .dragging(true)
            .on_hover(|placing| Said::Over(placing.map(|placing| placing.low)))
            .on_place(|_, placing| Said::Laid(placing.low))
            .on_turn(Said::Turned)
            .on_drop(Said::Dropped);
        let mut ui = Simulator::with_size(iced::Settings::default(), NARROW, board);
        ui.point_at(to);
        let button = mouse::Button::Right;
        let _ = ui.simulate([
            Event::Mouse(mouse::Event::CursorMoved { position: to }),
            Event::Mouse(mouse::Event::ButtonPressed(button)),
            Event::Mouse(mouse::Event::ButtonReleased(button)),
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)),
        ]);
        ui.into_messages().collect()
    };
    let four = zigzag.space(Track::Fame, 4);
    assert_eq!(drag(Buzz::Cat, four), [Said::Over(Some(4)), Said::Laid(4)]);
    let start = zigzag.space(Track::Fame, 0);
    assert_eq!(drag(Buzz::Cat, start), [Said::Dropped]);
    assert_eq!(drag(Buzz::Cat, Point::new(2.0, 2.0)), [Said::Dropped]);
    // Between two spaces a token of two lies over both, and may be turned.
    let between = zigzag.at(Track::Fame, 9.0);
    assert_eq!(
        drag(Buzz::Anubis, between),
        [Said::Over(Some(4)), Said::Turned, Said::Laid(4)]
    );
}

#[test]
fn a_change_rises_beside_its_number_and_never_over_it() {
    let words = Words::new(Language::French);
    let state = begun(&position([Monster::Gigazaur, Monster::TheKing]));
    for unit in [0.75, 0.8, 1.0, 1.35] {
        let size = Size::new(330.0, 202.0) * unit;
        let board = || {
            panel::<()>(state.player(Seat(0)), &words, size)
                .shape(Shape::Own, [unit; 2])
                .energy(88)
                .health(14.0)
        };
        let letters = (22.0_f32 * unit).round().max(11.0);
        let from = board().rises_from();
        // A change appears larger than it is afterwards, and there may be two at once.
        let half = letters * 1.25 * 1.35 + letters * 1.3;
        for number in ["88", "14"] {
            let mut ui = Simulator::with_size(iced::Settings::default(), size, board());
            let number = ui.find(number).expect("it is written").bounds();
            assert!(from.x + half < number.x, "{unit}: {from:?} {number:?}");
        }
    }
}
