//! Guests at the table: programs, and bots without a level. Each sits down when it is first asked, thinks on another
//! thread, and gives its seat to a bot for good when it fails.

use super::{PlayableGame, SeatedTable};
use crate::program::Failure;
use crate::program::host::{CLOCK, Invitation, Mind, see_off};
use crate::storage::{Guest, Who};
use bots::{BotGame, Stop};
use engine::Seat;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use words::{Names, Words};

/// A guest who plays no longer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Quit {
    /// Where they sat.
    pub seat: Seat,
    /// Who it was, as records say it.
    pub plays: String,
    /// Why; `None` where a saved game is gone on with, for which nobody is invited anew.
    pub why: Option<Failure>,
}

impl Quit {
    /// What people are told of it.
    #[must_use]
    pub fn told(&self, words: &Words, names: &Names) -> String {
        let seconds = |time: &Duration| time.as_secs_f32().ceil().to_string();
        let (id, detail) = match &self.why {
            None => ("guest-not-invited", String::new()),
            Some(Failure::NotStarted(reason)) => ("guest-not-started", reason.clone()),
            Some(Failure::NoProgram) => ("guest-no-program", String::new()),
            Some(Failure::Gone) => ("guest-gone", String::new()),
            Some(Failure::Late(time) | Failure::OutOfTime(time)) => ("guest-late", seconds(time)),
            Some(Failure::Nonsense(said)) => ("guest-nonsense", ::table::quoted::name(said, 40)),
        };
        let values = [
            ("guest", crate::storage::called(&self.plays).into()),
            ("who", names.name(self.seat).to_owned().into()),
            ("detail", detail.into()),
        ];
        words.text_with(id, &values)
    }
}

/// Where a guest is.
enum Whereabouts<G: BotGame> {
    /// Not asked anything yet.
    Outside,
    /// At the table.
    Inside(Box<dyn Mind<G>>),
    /// It plays no longer.
    Failed(Failure),
}

/// A guest at a seat.
pub(super) struct Visitor<G: BotGame> {
    whereabouts: Arc<Mutex<Whereabouts<G>>>,
    /// How many answers had been given when it was asked last.
    asked: usize,
    pub(super) deserted: Stop,
}

impl<G: BotGame> std::fmt::Debug for Visitor<G> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Visitor").finish_non_exhaustive()
    }
}

impl<G: BotGame> Drop for Visitor<G> {
    fn drop(&mut self) {
        self.deserted.ask();
        let left = std::mem::replace(&mut self.whereabouts, Arc::new(Mutex::new(Whereabouts::Outside)));
        // Whoever still thinks is let go of by its own thread.
        if Arc::strong_count(&left) == 1 {
            see_off(move || drop(left));
        }
    }
}

impl<G: BotGame> Visitor<G> {
    /// A guest who has not been asked anything, if one was invited.
    pub(super) fn of(who: Who) -> Option<Self> {
        matches!(who, Who::Guest(_)).then(|| Self {
            whereabouts: Arc::new(Mutex::new(Whereabouts::Outside)),
            asked: 0,
            deserted: Stop::default(),
        })
    }

    /// What was answered last may be taken back: what happens from here on is new to it.
    pub(super) fn rewind(&mut self, answered: usize) {
        self.asked = self.asked.min(answered);
    }

    fn failure(&self) -> Option<Failure> {
        let whereabouts = self.whereabouts.lock().ok()?;
        match &*whereabouts {
            Whereabouts::Failed(failure) => Some(failure.clone()),
            Whereabouts::Outside | Whereabouts::Inside(_) => None,
        }
    }
}

impl<G: PlayableGame> SeatedTable<G> {
    /// Does a guest sit there, and who?
    #[must_use]
    pub fn guest(&self, seat: Seat) -> Option<Guest> {
        match self.seat(seat).who {
            Who::Guest(guest) => Some(guest),
            Who::Human | Who::Bot(_) => None,
        }
    }

    /// From here on bots of ours play for guests, who are shown at their seats and never start: for pictures.
    pub fn leave_guests_outside(&mut self) {
        self.visitors.iter_mut().for_each(|visitor| *visitor = None);
    }

    /// How the guest who is asked thinks, on whatever thread; nothing where it has failed, now or before.
    pub(super) fn heard_out(
        &mut self,
        seat: Seat,
    ) -> Option<impl FnOnce(&Stop) -> Option<G::Answer> + Send + 'static> {
        let (guest, answered) = (self.guest(seat)?, self.table.answered());
        let (seen, seed) = (self.table.seen_by(Some(seat)), self.bot_seed(seat));
        let start = self.table.first_seen_by(Some(seat));
        let visitor = self.visitors.get_mut(seat.index())?.as_mut()?;
        let since = std::mem::replace(&mut visitor.asked, answered);
        let (whereabouts, deserted) = (visitor.whereabouts.clone(), visitor.deserted.clone());
        let mut news = Vec::new();
        self.table.tell_again(Some(seat), &mut |before, event| {
            if before >= since {
                news.push(event);
            }
        });
        Some(move |stop: &Stop| {
            let mut whereabouts = whereabouts.lock().ok()?;
            if deserted.asked() {
                return None;
            }
            if matches!(*whereabouts, Whereabouts::Outside) {
                let invitation = Invitation {
                    guest,
                    seat,
                    start,
                    seed,
                    clock: CLOCK,
                    deserted,
                };
                *whereabouts = match G::seat_guest(&invitation) {
                    Ok(mind) => Whereabouts::Inside(mind),
                    Err(failure) => Whereabouts::Failed(failure),
                };
            }
            let Whereabouts::Inside(mind) = &mut *whereabouts else {
                return None;
            };
            match mind.choose(&seen, &news, stop) {
                Ok(answer) => Some(answer),
                // A bot of ours that was stopped has not failed.
                Err(Failure::Gone) if stop.asked() && guest.command().is_none() => None,
                Err(failure) => {
                    *whereabouts = Whereabouts::Failed(failure);
                    None
                }
            }
        })
    }

    /// If the guest who is asked has failed, a bot plays that seat from here on, which is to be told.
    pub fn let_go(&mut self) -> bool {
        let failed = self.asked().and_then(|seat| {
            let guest = self.guest(seat)?;
            let why = self.visitors.get(seat.index())?.as_ref()?.failure()?;
            Some((seat, guest, why))
        });
        let Some((seat, guest, why)) = failed else {
            return false;
        };
        log::warn!("{}: {why:?}", ::table::quoted::name(guest.plays(), 80));
        self.hand_over(seat, Who::SUBSTITUTE);
        self.quits.push(Quit {
            seat,
            plays: guest.plays().to_owned(),
            why: Some(why),
        });
        true
    }

    /// Whoever sat at these seats and was invited by nobody now does not play: a bot does, which is to be told.
    pub(super) fn let_go_of_strangers(&mut self) {
        let strangers: Vec<(Seat, String)> = self
            .everybody()
            .zip(self.table.sitters())
            .filter(|(_, sitter)| Who::recorded(&sitter.plays).is_none() && !sitter.plays.is_empty())
            .map(|(seat, sitter)| (seat, sitter.plays.clone()))
            .collect();
        for (seat, plays) in strangers {
            self.hand_over(seat, Who::SUBSTITUTE);
            self.quits.push(Quit {
                seat,
                plays,
                why: None,
            });
        }
    }

    /// The guests who play no longer, since the last call.
    pub fn take_quits(&mut self) -> Vec<Quit> {
        std::mem::take(&mut self.quits)
    }

    /// Guests are told how the game has ended, if it has, and leave.
    pub(super) fn see_guests_off(&mut self) {
        let forfeit = self.table.forfeit();
        let shares = self.seen.scores().map(|scores| scores.shares);
        if shares.is_none() && forfeit.is_none() {
            return;
        }
        let won = |seat: &Seat| {
            let share = shares
                .as_ref()
                .and_then(|shares| shares.get(seat.index()).copied());
            forfeit.is_none() && share.is_some_and(|share| share > 0.0)
        };
        let winners: Vec<Seat> = self.everybody().filter(won).collect();
        for visitor in self.visitors.iter_mut().flatten() {
            let left = std::mem::replace(
                &mut visitor.whereabouts,
                Arc::new(Mutex::new(Whereabouts::Outside)),
            );
            let winners = winners.clone();
            see_off(move || {
                if let Ok(mut whereabouts) = left.lock()
                    && let Whereabouts::Inside(mind) = &mut *whereabouts
                {
                    mind.end(&winners, forfeit);
                }
            });
        }
    }
}
