//! Figures that take turns: where many move at once, each is drawn anew in every second picture, so that the processor
//! has as much to do as for a few. Start at [`Turns::take`].

use super::Figure;
use engine::Seat;
use std::cell::RefCell;

/// So many figures are drawn anew in a picture, unless more have waited.
const MOST: usize = 2;
/// Who has gone farther than this since it was drawn does not wait, in shares of its height.
const FAR: f32 = 0.25;
/// Nor does who has faded more than this.
const FADED: f32 = 0.2;

/// Every figure as it was drawn last.
#[derive(Debug, Default)]
pub struct Turns(RefCell<Vec<Last>>);

#[derive(Debug, Clone, Copy)]
struct Last {
    seat: Seat,
    figure: Figure,
    /// It had moved on already, and was drawn as before.
    waited: bool,
}

impl Last {
    /// May it be drawn once more instead of this?
    fn stands_for(&self, figure: &Figure) -> bool {
        let way = figure.feet - self.figure.feet;
        let same = (self.figure.monster, self.figure.mirrored, self.figure.finest)
            == (figure.monster, figure.mirrored, figure.finest);
        same && !self.waited
            && way.x.hypot(way.y) < FAR * figure.height
            && (self.figure.opacity - figure.opacity).abs() < FADED
    }
}

impl Turns {
    /// Sets back those that wait to how they were drawn last: only while `hurried`, when another picture follows soon,
    /// and nobody twice in a row.
    pub fn take<'a>(&self, figures: impl Iterator<Item = (Seat, &'a mut Figure)>, hurried: bool) {
        let mut kept = self.0.borrow_mut();
        let figures: Vec<_> = figures
            .map(|(seat, figure)| (seat, kept.iter().find(|last| last.seat == seat).copied(), figure))
            .collect();
        let moved = |last: &Option<Last>, figure: &Figure| last.is_none_or(|last| last.figure != *figure);
        let waits = |last: &Option<Last>, figure: &Figure| {
            hurried && moved(last, figure) && last.is_some_and(|last| last.stands_for(figure))
        };
        let due = figures.iter();
        let due = due.filter(|(_, last, figure)| moved(last, figure) && !waits(last, figure));
        let mut room = MOST.saturating_sub(due.count());
        *kept = figures
            .into_iter()
            .map(|(seat, last, figure)| {
                let waited = waits(&last, figure) && room == 0;
                if waited && let Some(last) = last {
                    *figure = last.figure;
                } else if waits(&last, figure) {
                    room -= 1;
                }
                Last {
                    seat,
                    figure: *figure,
                    waited,
                }
            })
            .collect();
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST, Turns};
    use crate::ui::widget::figure::Figure;
    use engine::Seat;
    use engine::parts::Monster;
    use iced::Point;

    /// So many figures that have leant so far.
    fn leaning(count: u8, lean: f32) -> Vec<(Seat, Figure)> {
        let figure = |nth: u8| {
            let feet = Point::new(100.0 * f32::from(nth), 200.0);
            let mut figure = Figure::standing(Monster::EVERY[usize::from(nth)], feet, 100.0);
            figure.tilt = lean;
            (Seat(nth), figure)
        };
        (0..count).map(figure).collect()
    }

    /// How far each has leant that is drawn.
    fn drawn(turns: &Turns, count: u8, lean: f32, hurried: bool) -> Vec<f32> {
        let mut figures = leaning(count, lean);
        turns.take(figures.iter_mut().map(|(seat, figure)| (*seat, figure)), hurried);
        figures.iter().map(|(_, figure)| figure.tilt).collect()
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
        for (_, figure) in &mut far {
            figure.feet.x += 60.0;
        }
        turns.take(far.iter_mut().map(|(seat, figure)| (*seat, figure)), true);
        assert!(far.iter().all(|(_, figure)| figure.tilt == 0.1));
    }
}
