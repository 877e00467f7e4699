//! The tempers of King of Tokyo's monsters.

use super::special_dice;
use crate::persona::{Persona, after_any_draw};
use engine::Seat;
use engine::classic::{Answer, Face, Monster, Position, State, What};
use engine::parts::DiceMask;

/// What a monster likes, each as the part by which one of it makes the odds look better.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tastes {
    /// A star of its own.
    star: f32,
    /// A heart of its own.
    heart: f32,
    /// A heart that a rival is missing.
    wound: f32,
    /// A cube of its own.
    energy: f32,
    /// A card in front of it.
    card: f32,
    /// Being in Tokyo.
    tokyo: f32,
}

/// The taste of nobody: only winning counts.
const EVEN: Tastes = Tastes {
    star: 0.0,
    heart: 0.0,
    wound: 0.0,
    energy: 0.0,
    card: 0.0,
    tokyo: 0.0,
};

/// Hearts that a wounded monster is missing when it wants revenge.
const GRUDGE: f32 = 2.0;

/// Hearts with which nobody thinks of anything but living on.
const LAST: u8 = 2;

/// Hearts that a monster is missing to the ten with which all begin.
fn missing(state: &State, seat: Seat) -> f32 {
    10.0 - f32::from(state.player(seat).hearts)
}

/// Hearts at which a whim turns to healing.
const HURT: u8 = 5;
/// Hearts at which a monster counts as weak, and is spared by whim.
const WEAK: u8 = 3;

/// Does this answer buy a card that does nothing now, as one that heals whoever has all hearts?
fn buys_in_vain(state: &State, seat: Seat, answer: Answer) -> bool {
    let price = state
        .cost(seat, answer)
        .filter(|_| state.question().what == What::Buy);
    let (Some(price), Some(after)) = (price, after_any_draw(state, answer)) else {
        return false;
    };
    let same = |other: &Seat| {
        let mut was = *state.player(*other);
        if *other == seat {
            was.energy -= u16::from(price).min(was.energy);
        }
        was == *after.player(*other)
    };
    // Whatever else it does asks for something, lies in front of somebody, or gives another turn.
    after.question() == state.question()
        && after.in_play() == state.in_play()
        && after.turn().again == state.turn().again
        && Position::of(&after).queued == Position::of(state).queued
        && state.all_seats().all(|other| same(&other))
}

impl Persona for State {
    type Tastes = Tastes;

    fn tastes(&self, seat: Seat) -> Tastes {
        let player = self.player(seat);
        // Where few are left a detour costs more, and Tokyo is a harder place.
        let crowd = (self.living_count() as f32 - 1.0).min(3.0) / 3.0;
        if player.hearts <= LAST {
            return EVEN;
        }
        match player.monster {
            // Bold: claws first.
            Monster::Gigazaur => Tastes { wound: 0.09, ..EVEN },
            // Sly: lets the others fight for Tokyo.
            Monster::CyberKitty => Tastes {
                tokyo: -0.25 * crowd,
                ..EVEN
            },
            // Proud: Tokyo is his as long as he can stand.
            Monster::TheKing => Tastes {
                tokyo: 0.055 * crowd * f32::from(player.hearts),
                ..EVEN
            },
            // Vengeful: peaceful until it bleeds.
            Monster::MekaDragon => Tastes {
                wound: 0.04 * (missing(self, seat) - GRUDGE),
                ..EVEN
            },
            // Careful: never short of hearts, and out of Tokyo at the first scratches.
            Monster::SpacePenguin => Tastes {
                heart: 0.22,
                tokyo: -0.08 * crowd * missing(self, seat).max(0.0),
                ..EVEN
            },
            // A collector: anything that lies in the market.
            Monster::Alienoid => Tastes { card: 0.35, ..EVEN },
            // Thrifty: a full store of energy.
            Monster::CyberBunny => Tastes { energy: 0.1, ..EVEN },
            // Sneaky: strikes, and does not stay where it can be struck.
            Monster::BoogieWoogie => Tastes {
                wound: 0.05,
                tokyo: -0.15 * crowd,
                ..EVEN
            },
            // Spiteful: what the others do not have is as good as its own.
            Monster::PumpkinJack => Tastes {
                wound: 0.06,
                star: 0.12 * crowd,
                ..EVEN
            },
            // Patient: hearts and energy first.
            Monster::Pandakai => Tastes {
                heart: 0.12,
                energy: 0.06,
                ..EVEN
            },
            // Fearless: Tokyo is its playground.
            Monster::BabyGigazaur => Tastes {
                tokyo: 0.35 * crowd,
                ..EVEN
            },
            // Ancient: it has the time to gather what serves it.
            Monster::Cthulhu => Tastes {
                energy: 0.05,
                card: 0.2,
                ..EVEN
            },
            // Stubborn: once up there, nobody gets it down.
            Monster::KingKong => Tastes {
                tokyo: 0.25 * crowd,
                heart: 0.05,
                ..EVEN
            },
            // Just: whoever has much shall lose it, and the stars are weighed first.
            Monster::Anubis => Tastes {
                star: 0.15 * crowd,
                wound: 0.03,
                ..EVEN
            },
            // Wild: bites first.
            Monster::Cybertooth => Tastes { wound: 0.09, ..EVEN },
            // Greedy: stars.
            Monster::Kraken => Tastes {
                star: 0.27 * crowd,
                ..EVEN
            },
        }
    }

    fn liked(&self, seat: Seat, tastes: &Tastes) -> f32 {
        let player = self.player(seat);
        let mut liked = tastes.star * f32::from(player.stars)
            + tastes.heart * f32::from(player.hearts)
            + tastes.energy * f32::from(player.energy);
        if tastes.card != 0.0 {
            liked += tastes.card * self.held_by(seat).count() as f32;
        }
        if tastes.wound != 0.0 {
            let rivals = self.all_seats().filter(|other| *other != seat);
            liked += tastes.wound * rivals.map(|rival| missing(self, rival)).sum::<f32>();
        }
        if self.in_tokyo(seat) {
            liked += tastes.tokyo;
        }
        liked
    }

    fn unwanted_beside(&self) -> DiceMask {
        special_dice::unwanted(self)
    }

    fn leaning(&self, seat: Seat, face: Face) -> i32 {
        let hurt = missing(self, seat) > GRUDGE;
        match (self.player(seat).monster, face) {
            (Monster::Gigazaur | Monster::Cybertooth, Face::Claw) | (Monster::Kraken, Face::Three) => 3,
            (Monster::SpacePenguin, Face::Heart)
            | (Monster::Alienoid | Monster::CyberBunny | Monster::Cthulhu, Face::Energy)
            | (Monster::KingKong, Face::One) => 2,
            (Monster::TheKing, Face::Claw) if !self.in_tokyo(seat) => 3,
            (Monster::MekaDragon, Face::Claw) => {
                if hurt {
                    4
                } else {
                    -2
                }
            }
            (Monster::CyberKitty, Face::Claw) => -3,
            _ => 0,
        }
    }

    const FAVOURITE: Face = Face::Three;

    fn liking(&self, seat: Seat, face: Face, shown: u32, likes: u32) -> u32 {
        let outside = !self.in_tokyo(seat);
        let player = self.player(seat);
        let reached =
            |other: Seat| other != seat && self.player(other).alive && self.in_tokyo(other) == outside;
        let spares = || {
            self.all_seats()
                .any(|other| reached(other) && self.player(other).hearts <= WEAK)
        };
        match face {
            Face::Heart if !outside || player.hearts >= self.cap(seat) => 0,
            Face::Heart if player.hearts <= HURT => likes + 3,
            Face::Claw if spares() => likes.saturating_sub(3),
            Face::One | Face::Two | Face::Three if shown == 1 => likes.saturating_sub(1),
            _ => likes,
        }
    }

    fn finished(face: Face, shown: u8) -> bool {
        face.number().is_some() && shown >= 3
    }

    fn of_use(&self, seat: Seat, face: Face, shown: u8) -> u8 {
        match face {
            Face::Heart if self.in_tokyo(seat) => 0,
            Face::Heart => shown.min(self.cap(seat).saturating_sub(self.player(seat).hearts)),
            Face::One | Face::Two | Face::Three if shown < 3 => 0,
            _ => shown,
        }
    }

    fn careless(&self) -> bool {
        matches!(
            self.question().what,
            What::Yield | What::Buy | What::Opportunity | What::ChooseCard { .. }
        )
    }

    fn odd(&self, seat: Seat, answer: Answer) -> bool {
        // Nobody stays where the next claws are the last.
        let doomed = answer == Answer::Stay && self.player(seat).hearts <= WEAK;
        doomed || matches!(answer, Answer::Sweep | Answer::Use(_)) || buys_in_vain(self, seat, answer)
    }

    fn cost(&self, seat: Seat, answer: Answer) -> Option<u8> {
        let Answer::Buy(slot) = answer else { return None };
        let card = self.market().get(usize::from(slot)).copied().flatten()?;
        Some(self.price(seat, card))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::classic::HandSet;
    use crate::classic::tests::{arranged, asked};
    use crate::draw::Draw;
    use crate::persona::shown;
    use crate::planner::Planner;
    use crate::tests::odd_purchases;
    use crate::{Bot, Level, Stop};
    use engine::classic::{Answer, What};
    use engine::{Chance, View};
    use serde_json::json;

    /// The same position, with this monster on the seat.
    fn played_by(state: &State, seat: Seat, monster: Monster) -> State {
        let before = state.player(seat).monster;
        arranged(state, |facts| {
            for other in state.all_seats() {
                if state.player(other).monster == monster {
                    facts["players"][other.index()]["monster"] = json!(before);
                }
            }
            facts["players"][seat.index()]["monster"] = json!(monster);
        })
    }

    fn answer(state: &State, seat: Seat, temper: f32) -> Answer {
        Planner::<_, HandSet>::new(1)
            .with_temper(temper)
            .choose(&View::of(state, Some(seat)), &Stop::default())
            .expect("nobody asked it to stop")
    }

    /// How many dice with these faces `monster` keeps of a number of first rolls, with so many hearts and so
    /// much temper.
    fn kept(monster: Monster, hearts: u8, temper: f32, faces: &[Face]) -> u32 {
        // Somebody else is in Tokyo.
        let outside = |state: &State| {
            let (turn, seat) = (state.turn(), state.active());
            let hits = state.all_seats().any(|other| state.in_tokyo(other));
            state.question().what == What::Roll && turn.rolls == 1 && hits && !state.in_tokyo(seat)
        };
        let (state, seat) = asked(4, outside);
        let state = played_by(&state, seat, monster);
        let mut bot = Planner::<_, HandSet>::new(1).with_temper(temper);
        let (mut draw, mut kept) = (Draw::new(5), 0);
        for _ in 0..60 {
            let dice: Vec<Face> = (0..6).map(|_| Face::ALL[draw.below(6) as usize]).collect();
            let state = arranged(&state, |facts| {
                facts["players"][seat.index()]["hearts"] = json!(hearts);
                facts["turn"]["dice"] = json!(dice);
            });
            let thrown = match bot.choose(&View::of(&state, Some(seat)), &Stop::default()) {
                Some(Answer::Reroll(thrown)) => thrown,
                _ => 0,
            };
            let stays = |(nth, face): &(usize, &Face)| thrown >> nth & 1 == 0 && faces.contains(face);
            kept += dice.iter().enumerate().filter(stays).count() as u32;
        }
        kept
    }

    #[test]
    fn dice_show_who_keeps_them() {
        let likes: [(Monster, &[Face]); 5] = [
            (Monster::Gigazaur, &[Face::Claw]),
            (Monster::SpacePenguin, &[Face::Heart]),
            (Monster::Alienoid, &[Face::Energy]),
            (Monster::CyberBunny, &[Face::Energy]),
            (Monster::Kraken, &[Face::One, Face::Two, Face::Three]),
        ];
        for (monster, faces) in likes {
            let kept = |temper: f32| -> u32 {
                [3, 6, 9]
                    .map(|hearts| kept(monster, hearts, temper, faces))
                    .iter()
                    .sum()
            };
            let (even, own) = (kept(0.0), kept(1.0));
            assert!(own > even, "{monster:?} keeps {own}, others {even}");
        }
    }

    #[test]
    fn the_vengeful_strikes_when_it_bleeds() {
        let claws = |hearts, temper| kept(Monster::MekaDragon, hearts, temper, &[Face::Claw]);
        let more = |temper| claws(4, temper) as i32 - claws(10, temper) as i32;
        assert!(more(1.0) > more(0.0) + 5, "{} {}", more(1.0), more(0.0));
    }

    #[test]
    fn the_proud_stays_where_the_sly_leaves() {
        let (state, seat) = asked(4, |state| state.question().what == What::Yield);
        let stays = |monster: Monster| {
            let stays = |hearts: &u8| {
                let state = arranged(&played_by(&state, seat, monster), |facts| {
                    facts["players"][seat.index()]["hearts"] = json!(hearts);
                });
                answer(&state, seat, shown(Level::Normal)) == Answer::Stay
            };
            (1..=10).filter(stays).count()
        };
        let (proud, sly) = (stays(Monster::TheKing), stays(Monster::CyberKitty));
        assert!(proud > sly, "the proud stays {proud} times, the sly {sly}");
    }

    #[test]
    fn no_temper_throws_away_a_win() {
        let first = |state: &State| state.question().what == What::Roll && state.turn().rolls == 1;
        let (state, seat) = asked(4, first);
        for monster in Monster::ALL {
            let state = arranged(&played_by(&state, seat, monster), |facts| {
                facts["players"][seat.index()]["stars"] = json!(17);
                facts["players"][seat.index()]["hearts"] = json!(5);
                facts["turn"]["dice"] = json!(["three", "claw", "three", "energy", "three", "heart"]);
            });
            match answer(&state, seat, 1.0) {
                Answer::Done => {}
                Answer::Reroll(thrown) => assert_eq!(thrown & 0b01_0101, 0, "{monster:?}"),
                other => panic!("{other:?}"),
            }
        }
    }

    #[test]
    fn no_temper_stays_in_tokyo_to_die() {
        for seats in [2, 4] {
            let (state, seat) = asked(seats, |state| state.question().what == What::Yield);
            for monster in Monster::ALL {
                let weak = arranged(&played_by(&state, seat, monster), |facts| {
                    facts["players"][seat.index()]["hearts"] = json!(1);
                });
                assert_eq!(answer(&weak, seat, 1.0), Answer::Yield, "{monster:?}");
            }
        }
    }

    /// Cards that may do nothing to anybody, by name; healing does nothing where no heart is missing.
    #[test]
    fn a_purchase_that_does_nothing_looks_odd() {
        let vain = odd_purchases(Answer::Buy, |state: &State, seat, slot| {
            let card = state.market()[usize::from(slot)].expect("it is offered");
            (card.slug(), state.cap(seat) - state.player(seat).hearts)
        });
        let named: Vec<&str> = vain.keys().copied().collect();
        assert_eq!(
            named,
            [
                "army",
                "death-from-above",
                "evacuation-orders",
                "flame-thrower",
                "heal",
                "monster-pets"
            ]
        );
        assert_eq!(vain["heal"], 0);
    }
}
