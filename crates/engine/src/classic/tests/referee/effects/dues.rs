//! What is due: the book says that it comes by itself, so it has to come, and only then.

use super::Judge;
use super::facts::{self, Good};
use crate::Seat;
use crate::classic::{Face, State};

/// Something that is due, because the book says that it comes by itself.
#[derive(Debug, Clone, Copy)]
pub(super) struct Due {
    pub seat: Seat,
    pub good: Good,
    pub amount: i32,
    /// The card, or `dice`, or `income`.
    pub slug: &'static str,
    /// There was no room for it since it was due: it need not come.
    pub moot: bool,
}

/// Gains that only come when they are due.
pub(super) const ONLY_DUE: &[&str] = &[
    "dice",
    "alpha-male",
    "alpha-monster",
    "boogie-dance",
    "complete-destruction",
    "detritivore",
    "eater-of-the-dead",
    "energy-sword",
    "gourmet",
    "growing-fast",
    "mandibles-of-dread",
    "heat-vision",
    "too-cute-to-smash",
    "mouse-hunter",
    "panda-express",
    "pandarwinism",
    "programmed-to-destroy",
    "tile-skulking",
    "tile-skybeam",
    "were-only-making-it-stronger",
];

impl Judge {
    /// From now on this is due, if it can be had at all.
    pub(super) fn owe(&mut self, is: &State, seat: Seat, good: Good, amount: i32, slug: &'static str) {
        let mut due = Due {
            seat,
            good,
            amount,
            slug,
            moot: false,
        };
        due.moot = !self.can_come(is, &due);
        if amount != 0 {
            self.dues.push(due);
        }
    }

    /// Is there room for what is due, does the card lie there that gives it?
    fn can_come(&self, is: &State, due: &Due) -> bool {
        let player = is.player(due.seat);
        if due.amount < 0 {
            return player.alive && player.stars > 0 && !player.crowned;
        }
        let to = self.receiver(is, due.seat, due.good);
        facts::lives(is, due.seat) && facts::has_room(is, to, due.good)
    }

    /// What is full gains nothing, now or later: whoever has all the stars or hearts there are is owed none.
    pub(super) fn forget_what_has_no_room(&mut self, is: &State) {
        let mut dues = std::mem::take(&mut self.dues);
        for due in &mut dues {
            due.moot |= !self.can_come(is, due);
        }
        self.dues = dues;
    }

    /// Who gains what `seat` would gain.
    pub(super) fn receiver(&self, is: &State, seat: Seat, good: Good) -> Seat {
        match facts::diverted(is) {
            Some(holder) if seat == is.active() && good != Good::Stars => holder,
            _ => seat,
        }
    }

    /// What is due is told; says whether it was due.
    pub(super) fn told(&mut self, is: &State, seat: Seat, good: Good, amount: i32, slug: &str) -> bool {
        let place = self.dues.iter().position(|due| {
            let to = if due.amount > 0 {
                self.receiver(is, due.seat, good)
            } else {
                due.seat
            };
            (to == seat || due.seat == seat) && due.good == good && due.slug == slug && due.amount == amount
        });
        place.map(|place| self.dues.remove(place)).is_some()
    }

    /// What was due and can still be had has been forgotten.
    pub(super) fn nothing_is_due(&mut self, is: &State) {
        for due in std::mem::take(&mut self.dues) {
            let anybody = is.all_seats().any(|seat| facts::copies(is, seat, due.slug) > 0);
            let there = ["dice", "income"].contains(&due.slug) || anybody;
            if there && !due.moot && self.can_come(is, &due) {
                self.objects("what is due comes", format!("{due:?}"));
            }
        }
    }

    /// Is it due?
    pub(super) fn is_due(&self, seat: Seat, good: Good, amount: i32, slug: &str) -> bool {
        self.dues.iter().any(|due| {
            (due.good, due.amount, due.slug) == (good, amount, slug)
                && (due.seat == seat || good != Good::Stars)
        })
    }

    /// It comes, so it has to be due.
    pub(super) fn only_due(&mut self, is: &State, seat: Seat, good: Good, amount: i32, slug: &str) {
        // Boogie Dance gives one or the other.
        if slug == "boogie-dance" {
            let told =
                self.told(is, seat, Good::Energy, 1, slug) || self.told(is, seat, Good::Hearts, 1, slug);
            let told = told || self.turn.unsettled;
            self.expect(told, "what comes is due", || format!("{slug} for {seat:?}"));
            return;
        }
        let unsettled = self.turn.unsettled && ["complete-destruction", "panda-express"].contains(&slug);
        let told = self.told(is, seat, good, amount, slug) || unsettled;
        let void: Vec<Face> = Face::ALL
            .into_iter()
            .filter(|face| facts::void(is, *face))
            .collect();
        let dues = format!(
            "{:?}, void is {void:?}, {} copies",
            self.dues,
            facts::copies(is, seat, slug)
        );
        self.expect(told, "what comes is due", || {
            format!("{amount} {good:?} of {slug} for {seat:?}; due are {dues}")
        });
    }
}
