//! What flies over every table, from what brings it to what it changes: cards, hearts, stars, cubes, claws.
//!
//! A game says in its choreography which [`Journey`] an event sets out on; its screen knows where a [`Spot`]
//! lies.

use super::monster::Dial;
use engine::Seat;

/// The most things of one kind that fly together: what is more is told by the number alone.
pub const MOST: u8 = 5;
/// The part of its time by which each thing sets out after the one before it.
const BEHIND: f32 = 0.09;

/// Where something on the table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spot<Face> {
    /// The dice that show this.
    Dice(Face),
    /// A slot of the market.
    Slot(u8),
    /// The deck.
    Deck,
    /// The discard pile.
    Discards,
    /// The wickedness gauge.
    Gauge,
    /// The marker of a track.
    Marker(u8),
    /// The cards in front of a monster.
    Board(Seat),
    /// A number in front of a monster.
    Dial(Seat, Dial),
    /// The body of a monster.
    Figure(Seat),
}

/// What flies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cargo<Card, Face> {
    /// A card, from one place to the other.
    Card(Card),
    /// What a card does, as its picture alone.
    Deed(Card),
    /// One of what a dial counts.
    Dial(Dial),
    /// What a die shows.
    Face(Face),
}

/// Some things of one kind on their way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Journey<Card, Face> {
    /// What flies.
    pub cargo: Cargo<Card, Face>,
    /// How many, one behind the other; at most [`MOST`].
    pub count: u8,
    /// From where.
    pub from: Spot<Face>,
    /// To where.
    pub to: Spot<Face>,
}

impl<Card, Face> Journey<Card, Face> {
    /// One card.
    #[must_use]
    pub const fn card(card: Card, from: Spot<Face>, to: Spot<Face>) -> Self {
        Self {
            cargo: Cargo::Card(card),
            count: 1,
            from,
            to,
        }
    }

    /// The picture of a card that acts, from where it lies to the monster that uses it.
    #[must_use]
    pub const fn deed(card: Card, seat: Seat) -> Self {
        Self {
            cargo: Cargo::Deed(card),
            count: 1,
            from: Spot::Board(seat),
            to: Spot::Figure(seat),
        }
    }

    /// So many of what a dial of a monster counts, on their way to it.
    #[must_use]
    pub fn gain(by: u16, from: Spot<Face>, seat: Seat, dial: Dial) -> Self {
        Self {
            cargo: Cargo::Dial(dial),
            count: few(by),
            from,
            to: Spot::Dial(seat, dial),
        }
    }

    /// So many of what a dial of a monster counts, paid from it.
    #[must_use]
    pub fn price(by: u16, seat: Seat, dial: Dial, to: Spot<Face>) -> Self {
        Self {
            cargo: Cargo::Dial(dial),
            count: few(by),
            from: Spot::Dial(seat, dial),
            to,
        }
    }
}

/// As many of so many as fly.
#[must_use]
pub fn few(count: u16) -> u8 {
    u8::try_from(count).unwrap_or(MOST).min(MOST)
}

/// How far the `nth` of `count` things, at most [`MOST`], has come when so much of the time of all has passed, from 0 to 1; `None`
/// before it sets out and when it is there.
#[must_use]
pub fn stagger(nth: u8, count: u8, time: f32) -> Option<f32> {
    if nth >= count {
        return None;
    }
    let way = (time - BEHIND * f32::from(nth)) / (1.0 - BEHIND * f32::from(MOST - 1));
    (0.0..1.0).contains(&way).then_some(way)
}

/// A [`Journey`], and the part of its time that has passed, from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Flight<Card, Face> {
    /// What flies, from where, to where.
    pub journey: Journey<Card, Face>,
    /// From 0 to 1.
    pub time: f32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_set_out_one_behind_the_other_and_all_arrive() {
        for count in 1..=MOST {
            let under_way = |time: f32| {
                (0..count)
                    .map(|nth| stagger(nth, count, time))
                    .collect::<Vec<_>>()
            };
            assert_eq!(under_way(0.0).iter().flatten().count(), 1, "{count}");
            assert!(under_way(1.0).iter().all(Option::is_none), "{count}");
            let middle = under_way(0.5);
            assert!(middle.iter().all(Option::is_some), "{count}");
            assert!(middle.is_sorted_by(|one, next| one > next), "{count}");
        }
    }

    #[test]
    fn of_many_only_a_few_fly() {
        assert_eq!([0, 1, 5, 6, 999].map(few), [0, 1, MOST, MOST, MOST]);
    }
}
