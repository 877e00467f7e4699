//! Figures that take turns: where many move at once, each is drawn anew in every second picture, so that the processor
//! has as much to do as for a few. Start at [`Turns::take`].

use super::Figure;
use std::cell::RefCell;

/// So many figures are drawn anew in a picture, unless more have waited.
const MOST: usize = 2;
/// Who has gone farther than this since it was drawn does not wait, in shares of its height.
const FAR: f32 = 0.25;
/// Nor does who has faded more than this.
const FADED: f32 = 0.2;

/// A figure with all that is drawn with it. A monster stands once at a table.
pub trait Moving: Clone + PartialEq {
    /// The figure.
    fn figure(&self) -> &Figure;
}

/// Every figure as it was drawn last.
#[derive(Debug)]
pub struct Turns<M>(RefCell<Vec<Last<M>>>);

#[derive(Debug, Clone)]
struct Last<M> {
    drawn: M,
    /// It had moved on already, and was drawn as before.
    waited: bool,
}

impl<M> Default for Turns<M> {
    fn default() -> Self {
        Self(RefCell::default())
    }
}

impl<M: Moving> Last<M> {
    /// May it be drawn once more instead of this?
    fn stands_for(&self, one: &M) -> bool {
        let (last, now) = (self.drawn.figure(), one.figure());
        let way = now.feet - last.feet;
        (last.mirrored, last.finest) == (now.mirrored, now.finest)
            && !self.waited
            && way.x.hypot(way.y) < FAR * now.height
            && (last.opacity - now.opacity).abs() < FADED
    }
}

impl<M: Moving> Turns<M> {
    /// Sets back those that wait to how they were drawn last: only while `hurried`, when another picture follows soon,
    /// and nobody twice in a row.
    pub fn take(&self, all: &mut [M], hurried: bool) {
        let mut kept = self.0.borrow_mut();
        let last = |one: &M| {
            let monster = one.figure().monster;
            kept.iter().find(|last| last.drawn.figure().monster == monster)
        };
        let moved = |one: &M| last(one).is_none_or(|last| last.drawn != *one);
        let waits = |one: &M| hurried && moved(one) && last(one).is_some_and(|last| last.stands_for(one));
        let due = all.iter().filter(|one| moved(one) && !waits(one)).count();
        let mut room = MOST.saturating_sub(due);
        let take = |one: &mut M| {
            let mut waited = waits(one);
            if waited && room > 0 {
                room -= 1;
                waited = false;
            }
            if let Some(last) = last(one).filter(|_| waited) {
                *one = last.drawn.clone();
            }
            Last {
                drawn: one.clone(),
                waited,
            }
        };
        let drawn = all.iter_mut().map(take).collect();
        *kept = drawn;
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST, Moving, Turns};
    use crate::ui::widget::figure::Figure;
    use engine::parts::Monster;
    use iced::Point;

    impl Moving for Figure {
        fn figure(&self) -> &Figure {
            self
        }
    }

    /// So many figures that have leant so far.
    fn leaning(count: u8, lean: f32) -> Vec<Figure> {
        let figure = |nth: u8| {
            let feet = Point::new(100.0 * f32::from(nth), 200.0);
            Figure {
                tilt: lean,
                ..Figure::standing(Monster::ALL[usize::from(nth)], feet, 100.0)
            }
        };
        (0..count).map(figure).collect()
    }

    /// How far each has leant that is drawn.
    fn drawn(turns: &Turns<Figure>, count: u8, lean: f32, hurried: bool) -> Vec<f32> {
        let mut figures = leaning(count, lean);
        turns.take(&mut figures, hurried);
        figures.iter().map(|figure| figure.tilt).collect()
    }

    #[test]
    fn in_a_fight_of_six_everybody_is_drawn_anew_in_every_second_picture() {
        let turns = Turns::default();
        assert_eq!(drawn(&turns, 6, 0.0, true), [0.0; 6]);
        let mut before = vec![0.0; 6];
        for step in 1..20 {
            let lean = 0.01 * step as f32;
            let now = drawn(&turns, 6, lean, true);
            let anew = now.iter().filter(|shown| **shown == lean).count();
            assert!((MOST..=4).contains(&anew), "{step}: {anew}");
            for (shown, before) in now.iter().zip(&before) {
                assert!(*shown == lean || shown == before, "{step}");
                assert!(lean - shown < 0.011, "nobody waits twice: {step}");
            }
            before = now;
        }
        // The last picture shows everybody as they are.
        assert_eq!(drawn(&turns, 6, 0.5, false), [0.5; 6]);
    }

    #[test]
    fn two_never_wait_and_nor_does_who_is_somewhere_else() {
        let turns = Turns::default();
        for step in 0..5 {
            let lean = 0.01 * step as f32;
            assert_eq!(drawn(&turns, 2, lean, true), [lean; 2]);
        }
        let turns = Turns::default();
        let _ = drawn(&turns, 6, 0.0, true);
        let mut far = leaning(6, 0.1);
        for figure in &mut far {
            figure.feet.x += 60.0;
        }
        turns.take(&mut far, true);
        assert!(far.iter().all(|figure| figure.tilt == 0.1));
    }
}
