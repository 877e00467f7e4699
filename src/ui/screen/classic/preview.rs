//! What stopping now would bring, read from the rules: the dice are counted on a copy, up to the first question that
//! is not about them.

use super::choice::Desk;
use crate::ui::odds::odds;
use engine::classic::{Answer, Event, Face, HitKind, Split, State, What};
use engine::{Asked, Game, Seat};
use words::classic::{Speaker, marked_face};
use words::fl;

/// What stopping here brings, in a line; `None` where nothing can be stopped.
#[must_use]
pub(super) fn stop(desk: &Desk<'_>, speaker: &Speaker<'_>) -> Option<String> {
    if desk.what() != What::Roll || !desk.state.offers(Answer::Done) {
        return None;
    }
    let words = speaker.words;
    let brings = Brings::of(desk.state, desk.seat);
    let mut said = Vec::new();
    match (brings.stars, brings.wicked) {
        (0, 0) => {}
        (stars, 0) => said.push(fl!(words, "play-effect-stars", count = stars)),
        (stars, wicked) => said.push(fl!(words, "play-effect-wicked", count = stars, wicked = wicked)),
    }
    if brings.struck > 0 {
        let who: Vec<String> = desk
            .state
            .all_seats()
            .filter(|seat| brings.victims.contains(*seat))
            .map(|seat| speaker.names.name(seat).to_owned())
            .collect();
        let who = words.list(&who);
        said.push(fl!(words, "play-effect-claws", count = brings.struck, who = who));
    }
    if brings.healed > 0 {
        said.push(fl!(words, "play-effect-heal", count = brings.healed));
    }
    if brings.energy > 0 {
        said.push(fl!(words, "play-effect-energy", count = brings.energy));
    }
    Some(if said.is_empty() {
        fl!(words, "play-stop-nothing")
    } else {
        fl!(words, "play-stop-now", what = said.join(" · "))
    })
}

/// The odds of what the dice that are picked may be meant for, in a line; `None` where none are picked.
#[must_use]
pub(super) fn hopes(desk: &Desk<'_>, speaker: &Speaker<'_>) -> Option<String> {
    if desk.what() != What::Roll {
        return None;
    }
    let (state, words) = (desk.state, speaker.words);
    let turn = state.turn();
    let left = state.roll_limit().saturating_sub(turn.rolls);
    // Numbers score from three on; of anything else one more is more.
    let next = |face: Face, have: u8| match face {
        Face::One | Face::Two | Face::Three => (have + 1).max(3),
        Face::Heart | Face::Energy | Face::Claw => have + 1,
    };
    let found = odds(turn.dice, desk.selection.kept, left, next);
    let worth = found.into_iter().filter(|odds| !state.dead(desk.seat, odds.face));
    let said: Vec<String> = worth
        .map(|odds| {
            let face = marked_face(words, odds.face);
            let chance = (odds.chance * 100.0).round() as u32;
            fl!(
                words,
                "play-odds",
                count = odds.count,
                face = face,
                chance = chance
            )
        })
        .collect();
    (!said.is_empty()).then(|| said.join(" · "))
}

#[derive(Debug, Clone, Copy, Default)]
struct Brings {
    stars: i32,
    wicked: i32,
    energy: i32,
    healed: i32,
    struck: u8,
    victims: engine::Seats,
}

impl Brings {
    fn of(state: &State, seat: Seat) -> Self {
        let mut brings = Self::default();
        let mut now = *state;
        let mut answer = Answer::Done;
        // A turn counts six groups at most, and may ask for hearts and dice besides.
        for _ in 0..10 {
            let told = now.apply_telling(answer, &mut |event, after| brings.hear(seat, &event, after));
            if told.is_err() || now.asks() != Asked::Seat(seat) {
                break;
            }
            answer = match now.question().what {
                What::Group => Answer::RestInDefaultOrder,
                What::ChangeDice => Answer::Done,
                What::Hearts => Answer::Hearts(Split {
                    heal: now.turn().sizes[Face::Heart.index()],
                    ..Split::default()
                }),
                _ => break,
            };
            if !now.offers(answer) {
                let groups = now.turn().groups;
                let Some(face) = Face::ALL.into_iter().find(|face| groups.contains(*face)) else {
                    break;
                };
                answer = Answer::Group(face);
            }
        }
        brings
    }

    fn hear(&mut self, seat: Seat, event: &Event, after: &State) {
        match *event {
            Event::StarsChanged { seat: of, delta, .. } if of == seat => self.stars += i32::from(delta),
            Event::WickednessChanged { seat: of, delta, .. } if of == seat => self.wicked += i32::from(delta),
            Event::EnergyChanged { seat: of, delta, .. } if of == seat => self.energy += i32::from(delta),
            Event::LifeGained { seat: of, delta, .. } if of == seat => self.healed += i32::from(delta),
            Event::BatchOpened {
                kind: HitKind::Smash,
                by: Some(by),
                victims,
                ..
            } if by == seat => {
                self.struck = after.turn().sizes[Face::Claw.index()];
                self.victims = victims;
            }
            _ => {}
        }
    }
}
