//! What has happened since the last turn of whoever is asked, the most important first: what they lost, where the
//! markers went, what was bought.

use engine::Seat;
use engine::duel::{CardId, Event, Space, State, Track};
use words::duel::{marked_card, marker};
use words::{Names, Words, fl};

/// What has happened.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Recap {
    /// Hearts that were lost.
    lost: u8,
    /// Where each marker stood before it was pulled.
    before: [Option<Space>; 2],
    /// What the rival has bought, the last card first.
    bought: Vec<CardId>,
}

/// What `seat` has to be told before its first answer of this turn, from the events told so far, the last one
/// first; `None` when it has answered already, or when nobody else has had a turn.
pub(super) fn recap<'a>(state: &State, seat: Seat, told: impl Iterator<Item = &'a Event>) -> Option<Recap> {
    if state.active() != seat {
        return None;
    }
    let mut recap = Recap::default();
    // Of the turn that is being gone through backwards, until it is known whose it was.
    let mut turn = Recap::default();
    let (mut begun, mut others) = (false, false);
    for event in told {
        match *event {
            Event::TurnStarted { seat: of, .. } if of == seat => {
                if begun {
                    break;
                }
                begun = true;
                turn = Recap::default();
            }
            Event::DecisionMade {
                seat: of, automatic, ..
            } if !begun && of == seat && !automatic => return None,
            Event::TurnStarted { .. } => {
                others = true;
                recap.join(std::mem::take(&mut turn));
            }
            _ => turn.hear(seat, event),
        }
    }
    (others && recap != Recap::default()).then_some(recap)
}

impl Recap {
    fn hear(&mut self, own: Seat, event: &Event) {
        match *event {
            Event::Hurt { seat, hearts, .. } if seat == own => self.lost += hearts,
            Event::Pulled { track, from, .. } => self.before[track.index()] = Some(from),
            Event::Bought { seat, card, .. } if seat != own => self.bought.push(card),
            _ => {}
        }
    }

    /// Takes in what happened in a turn before.
    fn join(&mut self, before: Self) {
        self.lost += before.lost;
        for (at, earlier) in self.before.iter_mut().zip(before.before) {
            *at = earlier.or(*at);
        }
        self.bought.extend(before.bought);
    }

    /// It as short sentences, the most important first, names marked for the log.
    pub(super) fn sentences(&self, state: &State, own: Seat, words: &Words, names: &Names) -> Vec<String> {
        let mut said = Vec::new();
        let rival = state.rival(own);
        if self.lost > 0 {
            said.push(fl!(words, "recap-lost", count = self.lost));
        }
        for track in Track::ALL {
            let Some(before) = self.before[track.index()] else {
                continue;
            };
            let steps = (before.halves() - state.marker(track).halves()) * state.side(own);
            let (marker, count) = (marker(words, track), steps.unsigned_abs().div_ceil(2));
            match steps {
                1.. => said.push(words.text_with(
                    "duel-recap-pulled",
                    &[
                        ("marker", marker.into()),
                        ("count", u32::from(count).into()),
                        ("name", names.marked(rival).into()),
                    ],
                )),
                ..0 => said.push(words.text_with(
                    "duel-recap-pulled-to-you",
                    &[("marker", marker.into()), ("count", u32::from(count).into())],
                )),
                0 => {}
            }
        }
        for card in self.bought.iter().rev() {
            let card = marked_card(words, *card);
            said.push(fl!(
                words,
                "recap-bought",
                name = names.marked(rival),
                card = card
            ));
        }
        said
    }
}
