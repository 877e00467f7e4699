//! What the referee knows of the cards that pay by themselves.

use super::{Referee, faces};
use crate::Seat;
use crate::classic::{Cause, Event, Face, HitKind, State};

impl Referee {
    /// Stars that a card pays.
    #[track_caller]
    pub(super) fn stars(&mut self, seat: Seat, asked: u8, card: &str, was: &State) {
        let turn = &mut self.turn;
        let own = seat == was.active();
        let shown = turn.fixed.unwrap_or_default();
        let due = match card {
            "alpha-monster" => u8::from(own && turn.resolved[Face::Claw.index()] > 0),
            "complete-destruction" => 9 * u8::from(own && shown.iter().all(|count| *count > 0)),
            "detritivore" => 2 * u8::from(own && shown[..3].iter().all(|count| *count > 0)),
            "eater-of-the-dead" => {
                turn.meals[seat.index()] += 1;
                let copies = faces(was, seat, card);
                3 * u8::from(turn.meals[seat.index()] <= turn.fallen * copies)
            }
            "energy-hoarder" => (was.player(seat).energy / 6).min(20) as u8 * u8::from(own),
            "gourmet" => 2 * u8::from(own && turn.resolved[Face::One.index()] >= 3),
            "herbivore" => u8::from(own && !turn.bloody),
            "media-friendly" => u8::from(was.turn().bought > 0),
            "rooting-for-the-underdog" => {
                let fewest = |other| other == seat || was.player(other).stars > was.player(seat).stars;
                faces(was, seat, card) * u8::from(own && was.living_after(seat).all(fewest))
            }
            "urbavore" => u8::from(own && turn.started_inside && was.in_tokyo(seat)),
            _ => return, // Discard cards have it written on them
        };
        assert!(faces(was, seat, card) > 0, "nobody has {card}");
        assert_eq!(asked, due, "{card}");
    }

    /// What a gain of energy or hearts brings with it comes right after it, and only then.
    #[track_caller]
    pub(super) fn bonuses(&mut self, event: Event, was: &State, is: &State) {
        let told = match event {
            Event::EnergyChanged {
                seat,
                delta,
                cause: Cause::Card(card),
                ..
            } if delta > 0 => Some((seat, delta, card.slug())),
            Event::LifeGained {
                seat,
                delta,
                cause: Cause::Card(card),
                ..
            } => Some((seat, i16::from(delta), card.slug())),
            _ => None,
        };
        if let Some((seat, bonus)) = self.owed.pop() {
            assert_eq!(told, Some((seat, 1, bonus)));
            return;
        }
        let copies = |seat, slug| usize::from(faces(is, seat, slug));
        match event {
            Event::EnergyChanged {
                seat, delta, cause, ..
            } if delta > 0 => {
                match cause {
                    Cause::Sale(_) => return,
                    Cause::Card(card) => match card.slug() {
                        "battery-monster" => {
                            let gave = matches!(self.before, Some(Event::CardCountersChanged { seat: of, .. }) if of == seat);
                            assert!(gave && seat == is.active() && delta <= 2);
                            return; // it comes back, nobody gains it
                        }
                        "friend-of-children" => panic!("no gain before {event:?}"),
                        "solar-powered" => {
                            assert_eq!((seat, was.player(seat).energy), (is.active(), 0));
                            assert_eq!(delta, i16::from(faces(was, seat, "solar-powered")));
                        }
                        "were-only-making-it-stronger" => {
                            assert_eq!((was.struck().victim, delta), (seat, 1));
                            assert!(was.struck().amount >= 2);
                        }
                        _ => {}
                    },
                    _ => {}
                }
                self.owed = vec![(seat, "friend-of-children"); copies(seat, "friend-of-children")];
            }
            Event::LifeGained { seat, now, cause, .. } => {
                if let Cause::Card(card) = cause {
                    assert_ne!(card.slug(), "regeneration", "no gain before {event:?}");
                }
                // Beyond the cap there is only what a deadly hit will take.
                let room = if was.lethal(seat) {
                    99
                } else {
                    is.cap(seat).saturating_sub(now)
                };
                let more = copies(seat, "regeneration").min(usize::from(room));
                self.owed = vec![(seat, "regeneration"); more];
            }
            _ => {}
        }
    }

    /// Smashes that wound leave as many tokens as the attacker has cards for; hearts outside Tokyo take them
    /// off.
    #[track_caller]
    pub(super) fn tokens(&mut self, event: Event, was: &State, is: &State) {
        let left = |seat, delta: i8, slug| {
            if delta > 0 {
                assert_eq!(self.stung, Some(seat));
                assert_eq!(delta, faces(is, is.active(), slug) as i8);
            } else {
                assert!(seat == is.active() && !is.in_tokyo(seat));
                assert!(self.turn.resolved[Face::Heart.index()] as i8 >= -delta);
            }
        };
        match event {
            Event::PoisonChanged { seat, delta, .. } => left(seat, delta, "poison-spit"),
            Event::ShrinkChanged { seat, delta, .. } => left(seat, delta, "shrink-ray"),
            Event::LifeLost {
                victim,
                kind: HitKind::Smash,
                ..
            } => {
                self.stung = Some(victim);
                let due = |slug| faces(was, was.active(), slug);
                self.turn.stings.push((
                    victim,
                    was.player(victim).poison + due("poison-spit"),
                    was.player(victim).shrink + due("shrink-ray"),
                ));
            }
            Event::ReachedZero { .. } => {}
            _ => {
                self.stung = None;
                // Whoever was wounded and lives has its tokens by now.
                for (victim, poison, shrink) in std::mem::take(&mut self.turn.stings) {
                    let player = was.player(victim);
                    assert_eq!((player.poison, player.shrink), (poison, shrink));
                }
            }
        }
    }
}
