//! What stopping now would bring, read from the rules: the dice are counted on a copy, up to the first question that
//! is not about them.

use super::choice::Desk;
use crate::ui::odds::odds;
use engine::classic::{Answer, CardId, Event, Face, HitKind, Split, State, What};
use engine::{Asked, Game, Seat};
use words::classic::{Speaker, card_name, marked_face};
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
    if brings.stars > 0 && brings.wicked > 0 {
        said.push(fl!(
            words,
            "play-effect-wicked",
            count = brings.stars,
            wicked = brings.wicked
        ));
    } else {
        let gained = |id: &str, count: i32| words.text_with(id, &[("count", count.into())]);
        let mut changed = |up: &str, down: &str, by: i32| match by {
            0 => {}
            1.. => said.push(gained(up, by)),
            _ => said.push(gained(down, -by)),
        };
        changed("play-effect-stars", "play-loss-stars", brings.stars);
        changed("play-effect-only-wicked", "play-loss-wicked", brings.wicked);
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
    for (id, count) in [
        ("play-effect-heal", brings.healed),
        ("play-loss-hearts", brings.lost),
        ("play-effect-energy", brings.energy),
        ("play-loss-energy", -brings.energy),
    ] {
        if count > 0 {
            said.push(words.text_with(id, &[("count", count.into())]));
        }
    }
    for (id, cards) in [
        ("play-effect-takes", &brings.taken),
        ("play-effect-loses", &brings.left),
    ] {
        for card in cards {
            let card = card_name(words, *card);
            said.push(words.text_with(id, &[("card", card.into())]));
        }
    }
    said.extend(match brings.before {
        Some(Before::Choice) => Some(fl!(words, "play-stop-choice")),
        Some(Before::Throw) => Some(fl!(words, "play-stop-throw")),
        Some(Before::Curse) => Some(fl!(words, "play-stop-curse")),
        None if brings.uncertain => Some(fl!(words, "play-stop-unless")),
        None => None,
    });
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
    (!said.is_empty()).then(|| fl!(words, "play-reroll-may", what = said.join(" · ")))
}

/// What comes before the dice are counted, and may change what they bring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Before {
    /// Somebody chooses.
    Choice,
    /// Something is thrown.
    Throw,
    /// A curse is turned over.
    Curse,
}

#[derive(Debug, Clone, Default)]
struct Brings {
    stars: i32,
    wicked: i32,
    energy: i32,
    healed: i32,
    lost: i32,
    struck: u8,
    victims: engine::Seats,
    /// Pieces that come, and pieces that go.
    taken: Vec<CardId>,
    left: Vec<CardId>,
    /// The dice are not counted yet, because of this.
    before: Option<Before>,
    /// What follows hangs on what somebody else answers.
    hangs: bool,
    /// Others may change the dice with their cards.
    uncertain: bool,
}

impl Brings {
    fn of(state: &State, seat: Seat) -> Self {
        let mut brings = Self::default();
        let mut now = *state;
        let mut answer = Answer::Done;
        // A turn counts six groups at most, and may ask for hearts and dice besides, and everybody before them.
        for _ in 0..24 {
            let told = now.apply_telling(answer, &mut |event, after| brings.hear(seat, &event, after));
            if told.is_err() || now.turn().number != state.turn().number {
                break;
            }
            let counted = now.turn().fixed;
            match now.asks() {
                Asked::Seat(asked) if asked == seat => {}
                // What they answer may change anything but the Cultists, for which the dice alone count.
                Asked::Seat(_) if counted => {
                    brings.hangs = true;
                    match now.default_answer() {
                        Some(usual) => answer = usual,
                        None => break,
                    }
                    continue;
                }
                Asked::Seat(_) if !counted && now.offers(Answer::Done) => {
                    brings.uncertain |= !matches!(now.question().what, What::Window { .. });
                    answer = Answer::Done;
                    continue;
                }
                Asked::Seat(_) => {
                    brings.before = Some(Before::Choice);
                    break;
                }
                Asked::Nature => {
                    let before = match now.question().what {
                        What::Reveal { .. } => Before::Curse,
                        _ => Before::Throw,
                    };
                    brings.before = (!counted).then_some(before);
                    break;
                }
                Asked::NoOne => break,
            }
            answer = match now.question().what {
                What::Group => Answer::RestInDefaultOrder,
                What::ChangeDice => Answer::Done,
                What::Window { .. } | What::Commit if !counted => Answer::Done,
                What::Hearts => Answer::Hearts(Split {
                    heal: now.turn().sizes[Face::Heart.index()],
                    ..Split::default()
                }),
                _ => {
                    brings.before = (!counted).then_some(Before::Choice);
                    break;
                }
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
            Event::CultistGained { seat: of, .. } if of == seat => {
                self.taken.extend(CardId::from_slug("cultists"));
            }
            _ if self.hangs => {}
            Event::StarsChanged { seat: of, delta, .. } if of == seat => self.stars += i32::from(delta),
            Event::WickednessChanged { seat: of, delta, .. } if of == seat => self.wicked += i32::from(delta),
            Event::EnergyChanged { seat: of, delta, .. } if of == seat => self.energy += i32::from(delta),
            Event::LifeGained { seat: of, delta, .. } if of == seat => self.healed += i32::from(delta),
            Event::LifeLost { victim, amount, .. } if victim == seat => self.lost += i32::from(amount),
            Event::PieceTaken { seat: of, piece, .. } if of == seat => self.taken.push(piece),
            Event::PieceLost { seat: of, piece } if of == seat => self.left.push(piece),
            Event::PieceTaken {
                from: Some(from),
                piece,
                ..
            } if from == seat => self.left.push(piece),
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
