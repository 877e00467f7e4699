//! What a look-ahead assumes at Duel's questions that it does not compare: nearly as good as the best, and
//! found at once.

use super::ways::bonuses;
use engine::duel::rule::{On, Rule, Who};
use engine::duel::{
    Answer, Bonus, Buzz, Choice, Face, Pick, Placing, Shape, Source, Space, State, Track, What,
};
use engine::parts::DiceMask;
use engine::{Asked, Game, Seat};

/// The answer to the open question that its seat would rarely regret.
pub(super) fn answer(state: &State) -> Option<Answer> {
    let Asked::Seat(seat) = state.question().of else {
        return None;
    };
    match state.question().what {
        What::Face => {
            let faces = state.resolvable_faces();
            let next = ORDER.into_iter().find(|face| faces.contains(*face));
            next.map(Answer::Resolve)
        }
        What::Place { buzz } => {
            let mut best = None;
            state.each_place(buzz, &mut |placing| {
                better(&mut best, placing, worth(state, seat, buzz, placing));
                true
            });
            best.map(|(placing, _)| Answer::Place(placing))
        }
        What::Choose { of: Choice::King, .. } => {
            let mut best = None;
            state.each_king_place(&mut |buzz, placing| {
                better(&mut best, (buzz, placing), worth(state, seat, buzz, placing));
                true
            });
            best.map(|((buzz, placing), _)| Answer::Choose(Pick::Place(buzz, placing)))
        }
        What::Choose {
            of: Choice::TwoDice, ..
        } => Some(two_useless(state).map_or(Answer::Done, |dice| Answer::Choose(Pick::Dice(dice)))),
        What::Choose {
            of: Choice::RivalsKeep,
            by,
            optional,
        } => Some(dearest(state, seat, by, optional)),
        What::May { by } if accepts(state, seat, by) => Some(Answer::Accept),
        _ => state.default_answer(),
    }
}

/// Hearts at which the rival is nearly down.
const DOWN: u8 = 3;

/// The order of faces where nobody compares: powers that hit count claws that are not resolved yet, and
/// tokens that stop the rival are best laid when markers stand where they stay.
const ORDER: [Face; 6] = [
    Face::Heart,
    Face::Energy,
    Face::Fame,
    Face::Destruction,
    Face::Power,
    Face::Claw,
];

/// Is the open question one that may come several times in a row, so that thinking about each would take for
/// ever?
pub(super) fn comes_often(state: &State) -> bool {
    let often = |rule: &Rule| {
        matches!(
            rule,
            Rule::When(On::Hurt, Who::Rival, _) | Rule::When(On::Bonus, ..)
        )
    };
    match state.question().what {
        What::May { by: Source::Power(_) } => true,
        What::May {
            by: Source::Card(card),
        } => card.card().rules.iter().any(often),
        // There are too many places, pairs of dice and sets of cards for every final roll.
        What::Choose { of, .. } => !matches!(of, Choice::Track | Choice::Face),
        _ => false,
    }
}

/// A power offers only gifts, and what the rival's hits bring is worth its price. A hit in place of a bonus
/// is for those who are nearly down.
fn accepts(state: &State, seat: Seat, by: Source) -> bool {
    let Source::Card(card) = by else { return true };
    let rules = card.card().rules;
    let trades = rules.iter().any(|rule| matches!(rule, Rule::When(On::Bonus, ..)));
    let paid = rules
        .iter()
        .any(|rule| matches!(rule, Rule::When(On::Hurt, Who::Rival, _)));
    paid || trades && state.player(state.rival(seat)).health <= DOWN
}

/// The dearest card of the rival, if it is worth more than the one that is given for it.
fn dearest(state: &State, seat: Seat, by: Source, optional: bool) -> Answer {
    let given = match by {
        Source::Card(card) if optional => card.cost(),
        _ => 0,
    };
    let kept = &state.player(state.rival(seat)).kept;
    let best = kept.iter().copied().max_by_key(|card| card.cost());
    match best.filter(|card| card.cost() > given) {
        Some(card) => Answer::Choose(Pick::Card(card)),
        None => Answer::Done,
    }
}

/// Keeps the better of two; equal ones stay in the order in which they come.
fn better<T>(best: &mut Option<(T, f32)>, item: T, worth: f32) {
    if best.as_ref().is_none_or(|(_, most)| worth > *most) {
        *best = Some((item, worth));
    }
}

/// How good a place is for a token: what lies close ahead of a player is this player's, whoever laid it.
fn worth(state: &State, seat: Seat, buzz: Buzz, placing: Placing) -> f32 {
    let marker = f32::from(state.marker(placing.track).halves()) / 2.0;
    let side = f32::from(state.side(seat));
    // Above 0 the space is ahead of the one who lays the token, below 0 ahead of the rival.
    let ahead = |x: i8| (f32::from(x) - marker) * side;
    let middle = (ahead(placing.low) + ahead(placing.low + buzz.length() - 1)) / 2.0;
    match buzz.shape() {
        Shape::Plain(_) => (placing.low..)
            .zip(bonuses(buzz, placing))
            .map(|(x, bonus)| good(*bonus) * nearness(ahead(x)))
            .sum(),
        // A longer way is good for the one who does not go it.
        Shape::Longer(_) => -nearness(middle) * danger(state, seat, placing.track),
        Shape::Shorter => nearness(middle),
        Shape::Stop => -nearness(middle) * danger(state, seat, placing.track),
    }
}

const fn good(bonus: Bonus) -> f32 {
    match bonus {
        Bonus::Blank => 0.0,
        Bonus::TwoHits => 2.0,
        Bonus::Hit | Bonus::Heart | Bonus::Energy | Bonus::Token => 1.0,
    }
}

/// 1 for the next space, less for those farther away, negative for those on the other side.
fn nearness(ahead: f32) -> f32 {
    1.0 / ahead
}

/// How close a marker is to the rival's end of its track.
fn danger(state: &State, seat: Seat, track: Track) -> f32 {
    let lost = -f32::from(state.marker(track).halves()) * f32::from(state.side(seat));
    1.0 + lost / f32::from(2 * Space::at(7).halves())
}

/// Two dice of the Roll that will do nothing, if there are such.
fn two_useless(state: &State) -> Option<DiceMask> {
    let dice = state.turn().dice;
    let useless = Face::ALL
        .into_iter()
        .filter(|face| !state.resolvable(*face))
        .fold(0, |mask, face| mask | dice.showing(face))
        & state.dice_in_roll();
    let mut lowest = (0..8).filter(|die| useless & 1 << die != 0);
    Some(1 << lowest.next()? | 1 << lowest.next()?)
}
