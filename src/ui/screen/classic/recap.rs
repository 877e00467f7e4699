//! What has happened since the last turn of whoever is asked, the most important first: what they lost, who holds
//! Tokyo, who is near to winning, what was bought.

use engine::classic::{CardId, Cause, Event, HitKind, LeaveReason, Place, State};
use engine::{Seat, Seats};
use words::classic::card_name;
use words::{Names, Words, fl, line};

/// So many stars are near to winning.
const NEAR: u8 = 15;

/// What has happened.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Recap {
    /// Hearts that were lost, and by whom; nobody for tokens, curses and one's own cards.
    lost: Vec<(Option<Seat>, u8)>,
    /// What took those that nobody took, if it was one card alone.
    by_card: Option<CardId>,
    /// Stars and energy that were lost, other than by paying.
    lost_stars: u16,
    lost_energy: u16,
    /// Tokens that came.
    poison: u8,
    shrink: u8,
    /// The most hearts that one can have now, where that is fewer.
    cap: Option<u8>,
    /// One was driven out of Tokyo.
    driven_out: bool,
    /// Stars that others have gained.
    gained: Vec<(Seat, i16)>,
    /// Who has come into Tokyo.
    entered: Seats,
    /// Who has fallen.
    fallen: Seats,
    /// What was bought, and by whom.
    bought: Vec<(Seat, CardId)>,
}

/// What `seat` has to be told before its first answer of this turn, from the events told so far, the last one
/// first; `None` when it has answered already, or when nobody else has had a turn.
pub(super) fn recap<'a>(state: &State, seat: Seat, told: impl Iterator<Item = &'a Event>) -> Option<Recap> {
    let own = state.active() == seat;
    let mut recap = Recap::default();
    let (mut begun, mut others) = (!own, false);
    // What has happened since the turn before the one at hand began: the turn that turns out to be one's own is not told.
    let mut turn = Vec::new();
    for event in told {
        match *event {
            Event::TurnStarted { seat: of, .. } if of == seat => {
                if begun {
                    break;
                }
                begun = true;
                // What one's own turn began with.
                turn.drain(..).for_each(|event| recap.hear(seat, event));
            }
            // On one's own turn it is told until the first answer.
            Event::DecisionMade {
                seat: of, automatic, ..
            } if own && !begun && of == seat && !automatic => return None,
            Event::TurnStarted { .. } => {
                others = true;
                turn.drain(..).for_each(|event| recap.hear(seat, event));
            }
            _ => turn.push(event),
        }
    }
    recap.lost.reverse();
    recap.bought.reverse();
    (others && recap != Recap::default()).then_some(recap)
}

impl Recap {
    fn hear(&mut self, own: Seat, event: &Event) {
        match *event {
            Event::LifeLost {
                victim,
                amount,
                kind,
                by,
                card,
                ..
            } if victim == own => {
                let by = by.filter(|by| *by != own && kind != HitKind::Token);
                if by.is_none() {
                    let first = self.lost.iter().all(|(by, _)| by.is_some());
                    self.by_card = card.filter(|card| first || self.by_card == Some(*card));
                }
                match self.lost.iter_mut().find(|(of, _)| *of == by) {
                    Some((_, lost)) => *lost += amount,
                    None => self.lost.push((by, amount)),
                }
            }
            Event::StarsChanged { seat, delta, .. } if seat != own => {
                match self.gained.iter_mut().find(|(of, _)| *of == seat) {
                    Some((_, stars)) => *stars += i16::from(delta),
                    None => self.gained.push((seat, i16::from(delta))),
                }
            }
            Event::StarsChanged { delta, .. } => self.lost_stars += u16::from(delta.min(0).unsigned_abs()),
            Event::EnergyChanged {
                seat, delta, cause, ..
            } if seat == own => {
                let paid = matches!(cause, Cause::Price(_) | Cause::Sweep);
                if !paid {
                    self.lost_energy += delta.min(0).unsigned_abs();
                }
            }
            Event::PoisonChanged { seat, delta, .. } if seat == own => {
                self.poison += u8::try_from(delta).unwrap_or(0);
            }
            Event::ShrinkChanged { seat, delta, .. } if seat == own => {
                self.shrink += u8::try_from(delta).unwrap_or(0);
            }
            // The last one comes first.
            Event::CapChanged { seat, cap } if seat == own => {
                let _ = self.cap.get_or_insert(cap);
            }
            Event::LeftTokyo {
                seat,
                reason: LeaveReason::BayClosed | LeaveReason::Forced(_),
                ..
            } if seat == own => self.driven_out = true,
            Event::EnteredTokyo { seat, .. } if seat != own => self.entered.insert(seat),
            Event::Eliminated { seat } => self.fallen.insert(seat),
            Event::CardBought { seat, card, .. } if seat != own => self.bought.push((seat, card)),
            _ => {}
        }
    }

    /// It as short sentences, the most important first, names marked for the log.
    pub(super) fn sentences(&self, state: &State, words: &Words, names: &Names) -> Vec<String> {
        let mut said = Vec::new();
        // All that others took stands in one sentence: a line too long for the window must not hide a hit.
        let culprits: Vec<(Seat, u8)> = self
            .lost
            .iter()
            .filter_map(|(by, count)| Some(((*by)?, *count)))
            .collect();
        if !culprits.is_empty() {
            let count: u8 = culprits.iter().map(|(_, count)| count).sum();
            let by: Vec<String> = culprits.iter().map(|(by, _)| names.marked(*by)).collect();
            said.push(fl!(words, "recap-lost-by", count = count, name = words.list(&by)));
        }
        let otherwise = self.lost.iter().find(|(by, _)| by.is_none());
        if let Some((_, count)) = otherwise.copied() {
            said.push(match self.by_card {
                Some(card) => {
                    let card = line::mark_card(card, &card_name(words, card));
                    fl!(words, "recap-lost-by-card", count = count, card = card)
                }
                None => fl!(words, "recap-lost-otherwise", count = count),
            });
        }
        if self.lost_stars > 0 {
            said.push(fl!(words, "recap-lost-stars", count = self.lost_stars));
        }
        if self.lost_energy > 0 {
            said.push(fl!(words, "recap-lost-energy", count = self.lost_energy));
        }
        if let Some(cap) = self.cap.filter(|cap| *cap < 10) {
            said.push(fl!(words, "recap-cap", count = cap));
        }
        for (id, count) in [("recap-poison", self.poison), ("recap-shrink", self.shrink)] {
            if count > 0 {
                said.push(words.text_with(id, &[("count", count.into())]));
            }
        }
        if self.driven_out {
            said.push(fl!(words, "recap-driven-out"));
        }
        for seat in state.all_seats().filter(|seat| self.fallen.contains(*seat)) {
            said.push(fl!(words, "recap-fallen", name = names.marked(seat)));
        }
        let holds = |seat: &Seat| state.player(*seat).place != Place::Outside;
        for seat in state
            .all_seats()
            .filter(|seat| self.entered.contains(*seat) && holds(seat))
        {
            said.push(fl!(words, "recap-entered", name = names.marked(seat)));
        }
        for seat in state.all_seats() {
            let player = state.player(seat);
            let gained = self.gained.iter().find(|(of, _)| *of == seat);
            let gained = gained.map_or(0, |(_, stars)| *stars);
            if player.alive && player.stars >= NEAR && gained != 0 {
                let stars = player.stars;
                said.push(fl!(words, "recap-near", name = names.marked(seat), count = stars));
            }
        }
        for (seat, card) in &self.bought {
            let card = line::mark_card(*card, &card_name(words, *card));
            said.push(fl!(
                words,
                "recap-bought",
                name = names.marked(*seat),
                card = card
            ));
        }
        for (seat, stars) in self.gained.iter().filter(|(_, stars)| *stars > 0) {
            if state.player(*seat).stars < NEAR {
                let stars = i32::from(*stars);
                said.push(fl!(
                    words,
                    "recap-stars",
                    name = names.marked(*seat),
                    count = stars
                ));
            }
        }
        said
    }
}
