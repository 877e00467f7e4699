//! The tempers of Duel's monsters.

use crate::persona::{Persona, after_any_draw};
use engine::Seat;
use engine::duel::{Answer, Face, Monster, Player, State, Track, What};

/// What a monster likes, each as the part by which one of it makes the odds look better.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tastes {
    /// A heart of its own.
    heart: f32,
    /// A heart that the rival is missing.
    wound: f32,
    /// A cube of its own.
    energy: f32,
    /// A dice token of its own.
    token: f32,
    /// A card in front of it.
    card: f32,
    /// A space of the marker of Fame toward it.
    fame: f32,
    /// A space of the marker of Destruction toward it.
    destruction: f32,
}

/// The taste of nobody: only winning counts.
const EVEN: Tastes = Tastes {
    heart: 0.0,
    wound: 0.0,
    energy: 0.0,
    token: 0.0,
    card: 0.0,
    fame: 0.0,
    destruction: 0.0,
};

/// Hearts that a wounded monster is missing when it wants revenge.
const GRUDGE: f32 = 2.0;

/// Hearts with which nobody thinks of anything but living on.
const LAST: u8 = 2;

/// Hearts that a player is missing.
fn missing(state: &State, seat: Seat) -> f32 {
    let player = state.player(seat);
    f32::from(player.monster.health()) - f32::from(player.health)
}

/// Hearts at which a whim turns to healing.
const HURT: u8 = 5;
/// Hearts at which the rival counts as weak, and is spared by whim.
const WEAK: u8 = 3;

/// Spaces from the middle at which a marker is looked at.
const STIRRING: i8 = 3;

/// Is a marker far enough from the middle to be noticed?
fn stirring(state: &State, track: Track) -> bool {
    state.marker(track).halves().abs() >= 2 * STIRRING
}

/// Does this answer buy a card that does nothing now, as one that heals whoever has all hearts?
fn buys_in_vain(state: &State, seat: Seat, answer: Answer) -> bool {
    let price = state
        .cost(seat, answer)
        .filter(|_| state.question().what == What::Buy);
    let (Some(price), Some(after)) = (price, after_any_draw(state, answer)) else {
        return false;
    };
    let was = state.player(seat);
    let paid = Player {
        energy: was.energy.saturating_sub(u16::from(price)),
        ..*was
    };
    let rival = state.rival(seat);
    // Whatever else it does asks for something, is kept, pulls a marker, or gives another turn.
    after.question() == state.question()
        && after.turn().again == state.turn().again
        && Track::ALL
            .into_iter()
            .all(|track| after.marker(track) == state.marker(track))
        && after.player(rival) == state.player(rival)
        && *after.player(seat) == paid
}

impl Persona for State {
    type Tastes = Tastes;

    fn tastes(&self, seat: Seat) -> Tastes {
        let player = self.player(seat);
        if player.health <= LAST {
            return EVEN;
        }
        match player.monster {
            // Bold: claws first.
            Monster::Gigazaur => Tastes { wound: 0.06, ..EVEN },
            // A collector: anything that lies in the market.
            Monster::Alienoid => Tastes { card: 0.35, ..EVEN },
            // Careful: something is always put by.
            Monster::SpacePenguin => Tastes {
                heart: 0.1,
                energy: 0.1,
                token: 0.15,
                ..EVEN
            },
            // Vengeful: harmless until it bleeds.
            Monster::MekaDragon => Tastes {
                wound: 0.03 * (missing(self, seat) - GRUDGE),
                ..EVEN
            },
            // Playful: whatever stands falls.
            Monster::CyberKitty => Tastes {
                destruction: 0.22,
                ..EVEN
            },
            // Proud: everybody looks at him.
            Monster::TheKing => Tastes { fame: 0.22, ..EVEN },
        }
    }

    fn liked(&self, seat: Seat, tastes: &Tastes) -> f32 {
        let player = self.player(seat);
        let pulled = |track| f32::from(self.marker(track).halves() * self.side(seat)) / 2.0;
        let (fame, destruction) = (pulled(Track::Fame), pulled(Track::Destruction));
        tastes.heart * f32::from(player.health)
            + tastes.wound * missing(self, self.rival(seat))
            + tastes.energy * f32::from(player.energy)
            + tastes.token * f32::from(player.tokens)
            + tastes.card * player.kept.iter().count() as f32
            + tastes.fame * fame
            + tastes.destruction * destruction
    }

    fn leaning(&self, seat: Seat, face: Face) -> i32 {
        let hurt = missing(self, seat) > GRUDGE;
        match (self.player(seat).monster, face) {
            (Monster::Gigazaur, Face::Claw)
            | (Monster::CyberKitty, Face::Destruction)
            | (Monster::TheKing, Face::Fame) => 3,
            (Monster::Alienoid | Monster::SpacePenguin, Face::Energy) => 2,
            (Monster::MekaDragon, Face::Claw) => {
                if hurt {
                    4
                } else {
                    -2
                }
            }
            _ => 0,
        }
    }

    const FAVOURITE: Face = Face::Fame;

    fn liking(&self, seat: Seat, face: Face, shown: u32, likes: u32) -> u32 {
        match face {
            Face::Heart if self.missing_hearts(seat) == 0 => 0,
            Face::Heart if self.player(seat).health <= HURT => likes + 3,
            Face::Claw if self.player(self.rival(seat)).health <= WEAK => likes.saturating_sub(3),
            Face::Fame if stirring(self, Track::Fame) => likes + 2,
            Face::Destruction if stirring(self, Track::Destruction) => likes + 2,
            Face::Fame | Face::Destruction | Face::Power if shown == 1 => likes.saturating_sub(1),
            _ => likes,
        }
    }

    fn finished(face: Face, shown: u8) -> bool {
        matches!(face, Face::Fame | Face::Destruction) && shown >= 3
    }

    fn of_use(&self, seat: Seat, face: Face, shown: u8) -> u8 {
        match face {
            Face::Fame | Face::Destruction if shown < 3 => 0,
            Face::Heart => shown.min(self.missing_hearts(seat)),
            _ => shown,
        }
    }

    fn careless(&self) -> bool {
        matches!(
            self.question().what,
            What::Buy | What::Shop { .. } | What::Place { .. }
        )
    }

    fn odd(&self, seat: Seat, answer: Answer) -> bool {
        matches!(answer, Answer::Sweep | Answer::Use(..)) || buys_in_vain(self, seat, answer)
    }

    fn cost(&self, _: Seat, answer: Answer) -> Option<u8> {
        let Answer::Buy(slot) = answer else { return None };
        let less = match self.question().what {
            What::Shop { less, .. } => less,
            _ => 0,
        };
        self.price(usize::from(slot), less)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::Draw;
    use crate::duel::HandSet;
    use crate::duel::tests::{after_a_roll, arranged};
    use crate::planner::Planner;
    use crate::tests::odd_purchases;
    use crate::{Bot, Stop};
    use engine::duel::Answer;
    use engine::{Chance, View};
    use serde_json::json;

    /// The table at which `monster` has thrown for the first time, and both have so many hearts.
    fn table(monster: Monster, health: u8, dice: &[Face]) -> State {
        let faces = [Face::Fame, Face::Claw, Face::Fame, Face::Energy, Face::Fame];
        let rival = Monster::ALL.into_iter().find(|other| *other != monster);
        arranged(&after_a_roll(faces), |facts| {
            facts["players"][0]["monster"] = json!(monster);
            facts["players"][1]["monster"] = json!(rival);
            for player in 0..2 {
                facts["players"][player]["health"] = json!(health);
            }
            facts["turn"]["dice"] = json!(dice);
        })
    }

    /// How many dice with this face `monster` keeps of a number of first rolls.
    fn kept(monster: Monster, health: u8, temper: f32, face: Face) -> u32 {
        let mut bot = Planner::<_, HandSet>::new(1).with_temper(temper);
        let (mut draw, mut kept) = (Draw::new(5), 0);
        for _ in 0..60 {
            let dice: Vec<Face> = (0..5).map(|_| Face::ALL[draw.below(6) as usize]).collect();
            let state = table(monster, health, &dice);
            let thrown = match bot.choose(&View::of(&state, Some(Seat(0))), &Stop::default()) {
                Some(Answer::Reroll(thrown)) => thrown,
                _ => 0,
            };
            let stays = |(nth, shows): &(usize, &Face)| thrown >> nth & 1 == 0 && **shows == face;
            kept += dice.iter().enumerate().filter(stays).count() as u32;
        }
        kept
    }

    #[test]
    fn dice_show_who_keeps_them() {
        let likes = [
            (Monster::Gigazaur, Face::Claw),
            (Monster::Alienoid, Face::Energy),
            (Monster::SpacePenguin, Face::Energy),
            (Monster::CyberKitty, Face::Destruction),
            (Monster::TheKing, Face::Fame),
        ];
        for (monster, face) in likes {
            let kept = |temper: f32| -> u32 {
                [4, 8, 12]
                    .map(|health| kept(monster, health, temper, face))
                    .iter()
                    .sum()
            };
            let (even, own) = (kept(0.0), kept(1.0));
            assert!(own > even, "{monster:?} keeps {own}, others {even}");
        }
    }

    #[test]
    fn the_vengeful_strikes_when_it_bleeds() {
        let claws = |health, temper| kept(Monster::MekaDragon, health, temper, Face::Claw);
        let more = |temper| claws(6, temper) as i32 - claws(12, temper) as i32;
        assert!(more(1.0) > more(0.0) + 5, "{} {}", more(1.0), more(0.0));
    }

    #[test]
    fn no_temper_throws_away_a_win() {
        let dice = [Face::Fame, Face::Claw, Face::Fame, Face::Energy, Face::Fame];
        for monster in Monster::ALL {
            let state = arranged(&table(monster, 4, &dice), |facts| {
                // One more space, and the marker is where the game is won.
                facts["markers"][0] = json!(-6);
            });
            let chosen = Planner::<_, HandSet>::new(1)
                .with_temper(1.0)
                .choose(&View::of(&state, Some(Seat(0))), &Stop::default());
            let thrown = match chosen {
                Some(Answer::Reroll(thrown)) => thrown,
                other => {
                    assert_eq!(other, Some(Answer::Done), "{monster:?}");
                    0
                }
            };
            assert_eq!(thrown & 0b1_0101, 0, "{monster:?}");
        }
    }

    /// Cards that may do nothing to anybody, by name; healing does nothing where no heart is missing.
    #[test]
    fn a_purchase_that_does_nothing_looks_odd() {
        let vain = odd_purchases(Answer::Buy, |state: &State, seat, slot| {
            let card = state.market()[usize::from(slot)].expect("it is offered");
            (
                card.slug(),
                state.player(seat).monster.health() - state.player(seat).health,
            )
        });
        let named: Vec<&str> = vain.keys().copied().collect();
        assert_eq!(named, ["moment-of-respite", "snack-time"]);
        assert_eq!(vain["snack-time"], 0);
    }
}
