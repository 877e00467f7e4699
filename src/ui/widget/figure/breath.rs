//! When figures breathe: three pictures a second while the window allows it, and none otherwise.

use super::Beat;
use iced::widget::canvas::{Action, Event};
use iced::window;
use std::time::{Duration, Instant};

/// Between two pictures: three a second keep a table of four below two percent of a core (`bash .ci/breathing`).
pub const BEAT: Duration = Duration::from_millis(333);

/// The breath of the figures of one widget, kept in its state. While they are not to breathe it asks for no
/// picture at all, and they stand as they did when it ended.
#[derive(Debug, Clone, Copy, Default)]
pub struct Breath {
    next: Option<Instant>,
    beat: Beat,
}

impl Breath {
    /// Which picture of the figures it is.
    #[must_use]
    pub fn beat(&self) -> Beat {
        self.beat
    }

    /// Takes in what happened to the window. The picture after this one comes by itself as long as figures
    /// `breathe`.
    pub fn update<Message>(&mut self, event: &Event, breathe: bool) -> Option<Action<Message>> {
        let Event::Window(window::Event::RedrawRequested(now)) = event else {
            return None;
        };
        if !breathe {
            self.next = None;
            return None;
        }
        let next = match self.next {
            Some(next) if *now < next => next,
            // Late pictures are not made up for.
            Some(_) => {
                self.beat = Beat(self.beat.0.wrapping_add(1).max(1));
                *now + BEAT
            }
            None => *now + BEAT,
        };
        self.next = Some(next);
        Some(Action::request_redraw_at(next))
    }
}

#[cfg(test)]
mod tests {
    use super::{BEAT, Beat, Breath};
    use iced::widget::canvas::Event;
    use iced::window::{self, RedrawRequest};
    use std::time::{Duration, Instant};

    fn redraw(breath: &mut Breath, now: Instant, breathe: bool) -> Option<RedrawRequest> {
        let event = Event::Window(window::Event::RedrawRequested(now));
        let action = breath.update::<()>(&event, breathe)?;
        Some(action.into_inner().1)
    }

    #[test]
    fn a_breathing_figure_asks_for_three_pictures_a_second_and_no_more() {
        let (start, mut breath) = (Instant::now(), Breath::default());
        let mut beats = Vec::new();
        // The window draws sixty a second for other reasons.
        for frame in 0..59 {
            let now = start + Duration::from_millis(1000 * frame / 60);
            let asked = redraw(&mut breath, now, true);
            assert!(matches!(asked, Some(RedrawRequest::At(at)) if at > now && at <= now + BEAT));
            beats.push(breath.beat());
        }
        beats.dedup();
        assert_eq!(beats.len(), 3, "{beats:?}");
    }

    #[test]
    fn who_holds_its_breath_asks_for_nothing_and_stays_as_it_was() {
        let (start, mut breath) = (Instant::now(), Breath::default());
        assert_eq!(redraw(&mut breath, start, false), None);
        assert_eq!(breath.beat(), Beat::STILL);
        for beat in 0..4 {
            redraw(&mut breath, start + BEAT * beat, true);
        }
        let held = breath.beat();
        assert_ne!(held, Beat::STILL);
        assert_eq!(redraw(&mut breath, start + BEAT * 9, false), None);
        assert_eq!(breath.beat(), held);
        // Nothing is made up for when it goes on.
        redraw(&mut breath, start + BEAT * 90, true);
        assert_eq!(breath.beat(), held);
    }
}
