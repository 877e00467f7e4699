//! A second pair of eyes: a referee that knows the rules from the book, not from the engine, hears every
//! event of random games, and objects to whatever the book does not allow.

mod cards;
mod choices;
mod effects;
mod facts;
mod hands;
mod hits;
mod missed;
pub(super) mod mixes;
mod notes;
mod owed;
mod questions;
mod sharp;
mod table;
mod trade;
mod trial;
mod uses;
mod windows;

use super::properties::wild_table;
use super::random_games::{play, play_on};
use crate::classic::{
    Answer, BoughtFrom, Cause, Ending, Event, Face, HitKind, LeaveReason, Place, Reason, State, What,
};
use crate::{Game, Seat, Seats};
use std::collections::VecDeque;

/// What the referee notes down during a game.
#[derive(Debug, Default)]
struct Referee {
    turn: Notes,
    /// The seat of the last turn in order, and of the last turn at all.
    order: Option<Seat>,
    last: Option<Seat>,
    /// Turns with fewer dice in a row.
    chain: u8,
    /// Did the last turn earn another one with fewer dice?
    earned: bool,
    /// Extra turns to come.
    queue: VecDeque<Seat>,
    /// The event just before.
    before: Option<Event>,
    /// Bonuses that a gain has brought and that have to be told next: whose, and through which card.
    owed: Vec<(Seat, &'static str)>,
    /// The monster that a smash has wounded, until its tokens are told.
    stung: Option<Seat>,
}

/// What the referee notes down during a turn.
#[derive(Debug, Default)]
struct Notes {
    started_inside: bool,
    income: u8,
    rolls: u8,
    wings: Seats,
    targets: Seats,
    wounded: Seats,
    decided: Vec<Seat>,
    smashing: bool,
    probed: Seats,
    fixed: Option<[u8; 6]>,
    resolved: [u8; 6],
    poison: bool,
    entered: bool,
    /// Rolls bought.
    more_rolls: u8,
    /// The smashes that the book adds up to.
    smashes: u8,
    /// The active monster has cost somebody hearts.
    bloody: bool,
    /// Who has reached no hearts so far, and how many of them each seat was paid for.
    fallen: u8,
    meals: [u8; 6],
    /// Hearts that a patient has just got from the active monster.
    healed: Option<(Seat, u8)>,
    /// Those just wounded, with the Poison and Shrink tokens that they have then.
    stings: Vec<(Seat, u8, u8)>,
    /// Dice turned to 1 by the card that does it once a turn.
    culled: u8,
}

/// How many cards of that face lie in front of a seat.
fn faces(state: &State, seat: Seat, slug: &str) -> u8 {
    state
        .held_by(seat)
        .filter(|held| held.face.slug() == slug)
        .count() as u8
}

impl Referee {
    /// `was` is the position right before the event, `is` the one right after it.
    #[track_caller]
    fn judges(&mut self, event: Event, was: &State, is: &State) {
        let active = is.active();
        self.bonuses(event, was, is);
        self.tokens(event, was, is);
        if let Event::StarsChanged {
            seat,
            asked,
            cause: Cause::Card(card),
            ..
        } = event
            && asked > 0
        {
            self.stars(seat, asked as u8, card.slug(), was);
        }
        let turn = &mut self.turn;
        match event {
            Event::TurnStarted { seat, reason, .. } => {
                match reason {
                    Reason::Order => {
                        if let Some(last) = self.order {
                            assert_eq!(is.living_after(last).next(), Some(seat), "the next seat in order");
                        }
                        assert!(self.queue.is_empty(), "extra turns come first: {:?}", self.queue);
                        self.order = Some(seat);
                        self.chain = 0;
                    }
                    Reason::FewerDice => {
                        assert!(self.earned && self.last == Some(seat));
                        self.chain += 1;
                    }
                    Reason::Curse => panic!("nobody plays once more without curses"),
                    Reason::Extra => {
                        assert_eq!(self.queue.pop_front(), Some(seat));
                        self.chain = 0;
                    }
                }
                self.earned = false;
                self.last = Some(seat);
                self.turn = Notes {
                    started_inside: is.in_tokyo(seat),
                    ..Notes::default()
                };
            }
            Event::TurnEnded { seat } => {
                if is.player(seat).alive {
                    if let Some(fixed) = turn.fixed {
                        assert_eq!(turn.resolved, fixed, "all groups, each once");
                    }
                    assert_eq!(turn.income > 0, turn.started_inside);
                }
                for wounded in is.all_seats().filter(|seat| turn.wounded.contains(*seat)) {
                    assert!(
                        turn.decided.contains(&wounded),
                        "{wounded:?} was not asked to yield"
                    );
                }
                self.queue.retain(|seat| is.player(*seat).alive);
            }
            Event::StarsChanged {
                seat,
                asked,
                cause: Cause::Income,
                ..
            } => {
                assert_eq!((seat, asked), (active, 2));
                assert!(is.in_tokyo(seat) && !is.two_player_variant());
                turn.income += 1;
            }
            Event::EnergyChanged {
                seat,
                delta,
                cause: Cause::Income,
                ..
            } => {
                assert_eq!((seat, delta), (active, 1));
                assert!(is.in_tokyo(seat) && is.two_player_variant());
                turn.income += 1;
            }
            Event::StarsChanged {
                asked,
                cause: Cause::Entering,
                ..
            } => {
                assert_eq!(asked, 1);
                assert!(matches!(self.before, Some(Event::EnteredTokyo { .. })));
            }
            Event::StarsChanged {
                asked,
                cause: Cause::Dice,
                ..
            } => match self.before {
                Some(Event::GroupResolved { face, count, .. }) => {
                    let number = face.number().expect("a number");
                    assert_eq!(asked, (number + count - 3) as i8);
                    assert!(count >= 3);
                }
                other => panic!("stars of dice after {other:?}"),
            },
            Event::DiceRolled {
                seat,
                roll,
                mask,
                dice,
                ..
            } => {
                assert_eq!(seat, active);
                if roll == 1 {
                    let less = was.player(seat).shrink + self.chain;
                    let more = faces(was, seat, "extra-head");
                    assert_eq!(dice.len() as u8, (6 + more).saturating_sub(less));
                    assert_eq!(mask, dice.all());
                }
                assert_eq!(roll, turn.rolls + 1);
                assert!(roll <= 3 + faces(was, seat, "giant-brain") + turn.more_rolls);
                turn.rolls = roll;
                assert!(turn.fixed.is_none());
            }
            Event::DieRerolled { by, card, .. } => {
                assert!(turn.fixed.is_none());
                if by != active && card.slug() == "psychic-probe" {
                    assert!(!turn.probed.contains(by), "once a turn");
                    turn.probed.insert(by);
                }
            }
            Event::DieChanged { by, card, to, .. } => {
                assert!(by == active && turn.fixed.is_none());
                if card.slug() == "herd-culler" {
                    assert_eq!(to, Face::One);
                    turn.culled += 1;
                    assert!(turn.culled <= faces(is, by, "herd-culler"));
                }
            }
            Event::DiceFixed { seat, dice } => {
                turn.fixed = Some(dice.counts());
                let has = |slug| faces(is, seat, slug);
                let inside = u8::from(is.in_tokyo(seat));
                let mut smashes = dice.count(Face::Claw);
                if dice.count(Face::Two) >= 3 {
                    smashes += 2 * has("poison-quills");
                }
                if smashes > 0 {
                    smashes += has("spiked-tail") + inside * has("urbavore");
                }
                turn.smashes = smashes + has("acid-attack") + inside * has("burrowing");
            }
            Event::SmashesAdded { seat, count, .. } => {
                assert_eq!(seat, active);
                turn.fixed.as_mut().expect("after the dice")[Face::Claw.index()] += count;
            }
            Event::GroupResolved { face, count, .. } => {
                assert_eq!(turn.resolved[face.index()], 0);
                turn.resolved[face.index()] = count;
                turn.smashing = face == Face::Claw;
                let counted = turn.fixed.expect("the dice are fixed")[Face::Claw.index()];
                assert_eq!(counted, turn.smashes, "smashes as the book adds them up");
                if face == Face::Claw {
                    let everywhere = faces(is, active, "nova-breath") > 0;
                    turn.targets = is
                        .living_after(active)
                        .filter(|seat| *seat != active)
                        .filter(|seat| everywhere || is.in_tokyo(*seat) != is.in_tokyo(active))
                        .collect();
                }
                if face == Face::One && count >= 3 && faces(is, active, "freeze-time") > 0 {
                    self.earned = true;
                }
            }
            Event::LifeGained {
                seat,
                cause: Cause::Dice,
                ..
            } => assert!(!is.in_tokyo(seat), "no healing dice in Tokyo"),
            Event::LifeGained {
                seat,
                asked,
                delta,
                cause: Cause::Card(card),
                ..
            } if card.slug() == "healing-ray" => {
                assert!(seat != active && faces(is, active, "healing-ray") > 0);
                assert_eq!(asked, delta, "no heart for a monster that lacks none");
                assert!(turn.resolved[Face::Heart.index()] >= delta);
                turn.healed = Some((seat, delta));
            }
            Event::EnergyChanged {
                seat,
                delta,
                cause: Cause::PaidTo(healer),
                ..
            } => {
                if let Some((patient, hearts)) = turn.healed.take() {
                    assert_eq!((seat, healer), (patient, active));
                    let owed = (2 * u16::from(hearts)).min(was.player(patient).energy);
                    assert_eq!(-delta, owed as i16);
                }
            }
            Event::BatchOpened { kind, by, .. } => {
                assert!(kind != HitKind::Smash || by == Some(active));
            }
            Event::DamagePrevented { victim, .. } => assert!(turn.wings.contains(victim)),
            Event::LifeLost {
                victim,
                amount,
                kind,
                by,
                now,
                ..
            } => {
                assert!(!turn.wings.contains(victim), "wings were paid");
                assert!(
                    amount > 1 || now == 0 || faces(is, victim, "armor-plating") == 0,
                    "armor plating ignores one"
                );
                turn.bloody |= by == Some(active);
                match kind {
                    HitKind::Smash => {
                        assert_eq!(by, Some(active));
                        assert!(turn.targets.contains(victim) && victim != active);
                        if now > 0 && is.in_tokyo(victim) && !turn.decided.contains(&victim) {
                            turn.wounded.insert(victim);
                        }
                    }
                    HitKind::Token => {
                        assert_eq!((victim, by), (active, None));
                        assert!(!turn.poison && amount <= is.player(victim).poison);
                        turn.poison = true;
                    }
                    HitKind::Card => assert!(by.is_some()),
                }
            }
            Event::CardUsed { seat, card } if card.slug() == "wings" => turn.wings.insert(seat),
            Event::CardUsed { seat, card } if ["energy-drink", "smoke-cloud"].contains(&card.slug()) => {
                assert!(seat == active && turn.fixed.is_none());
                turn.more_rolls += 1;
            }
            Event::ReachedZero { .. } => turn.fallen += 1,
            Event::YieldChosen { seat } | Event::StayChosen { seat } => {
                assert!(was.in_tokyo(seat) && was.player(seat).alive);
                assert!(turn.targets.contains(seat) && seat != active);
                assert!(
                    turn.wounded.contains(seat) || is.held_hits().any(|hit| hit.victim == seat),
                    "neither wounded nor about to be"
                );
                let distance = |seat: Seat| (seat.0 + is.seats() as u8 - active.0) % is.seats() as u8;
                assert!(
                    turn.decided
                        .iter()
                        .all(|earlier| distance(*earlier) < distance(seat))
                );
                turn.decided.push(seat);
            }
            Event::LeftTokyo { seat, reason, .. } => {
                match reason {
                    LeaveReason::Yielded => assert!(
                        matches!(self.before, Some(Event::YieldChosen { seat: yielder }) if yielder == seat)
                    ),
                    LeaveReason::BayClosed => {
                        assert!(!is.bay_open() && is.at(Place::City).is_some());
                        turn.wounded.remove(seat);
                    }
                    LeaveReason::Eliminated | LeaveReason::Reborn => turn.wounded.remove(seat),
                    LeaveReason::Forced(card) => assert_eq!(card.slug(), "death-from-above"),
                };
            }
            Event::MovedBayToCity { seat } => {
                assert_eq!(was.at(Place::City), None);
                assert_eq!(is.at(Place::City), Some(seat));
            }
            Event::EnteredTokyo { seat, place } => {
                assert_eq!(was.at(place), None);
                assert_eq!(was.player(seat).place, Place::Outside);
                match place {
                    Place::Bay => assert!(was.bay_open() && was.at(Place::City).is_some()),
                    Place::City => {}
                    Place::Outside => panic!("outside is nowhere"),
                }
                assert!(!turn.entered || !matches!(self.before, Some(Event::GroupResolved { .. })));
                turn.entered = true;
            }
            Event::CardBought {
                seat,
                card,
                from,
                price,
            } => {
                let cheaper = faces(was, seat, "alien-origin");
                assert_eq!(price, card.card().cost.saturating_sub(cheaper));
                assert!(was.player(seat).energy >= u16::from(price));
                match from {
                    BoughtFrom::Market(_) => assert!(seat == active || faces(was, seat, "opportunist") > 0),
                    BoughtFrom::Deck => assert!(seat == active && faces(was, seat, "made-in-a-lab") > 0),
                    BoughtFrom::Discard | BoughtFrom::Reserve => panic!("only Evolutions buy from there"),
                    BoughtFrom::Monster(owner) => {
                        assert!(seat == active && owner != seat);
                        assert!(faces(was, seat, "parasitic-tentacles") > 0);
                    }
                }
            }
            Event::CardSold { seat, card, refund } => {
                assert_eq!((seat, refund), (active, card.card().cost));
                assert!(faces(was, seat, "metamorph") > 0);
            }
            Event::ExtraTurnQueued { seat, card } => match card.slug() {
                "freeze-time" => self.earned = true,
                "frenzy" if seat == active => self.queue.push_front(seat),
                "frenzy" => self.queue.push_back(seat),
                other => panic!("{other} gives no turn"),
            },
            Event::Reborn { seat, card, hearts } => {
                assert_eq!(hearts, 10);
                assert_eq!(card.slug(), "it-has-a-child");
                assert_eq!((is.player(seat).hearts, is.player(seat).stars), (10, 0));
                assert_eq!(is.player(seat).energy, was.player(seat).energy);
                assert_eq!(is.held_by(seat).count(), 0);
            }
            Event::Eliminated { seat } => {
                assert_eq!(was.player(seat).hearts, 0);
                assert_eq!(
                    faces(was, seat, "it-has-a-child"),
                    0,
                    "the child would have been born"
                );
            }
            Event::DeckReshuffled { .. } => assert_eq!(was.deck_size(), 0),
            Event::GameEnded { outcome } => {
                let living = is.living();
                let rich: Seats = is
                    .all_seats()
                    .filter(|seat| is.player(*seat).alive && is.player(*seat).stars == 20)
                    .collect();
                match outcome.ending {
                    Ending::Stars => {
                        assert!(!rich.is_empty() && outcome.winners == rich);
                        assert!(matches!(self.before, Some(Event::TurnEnded { .. })));
                    }
                    Ending::Survivor => assert!(living.len() == 1 && outcome.winners == living),
                    Ending::Nobody => assert!(living.is_empty() && outcome.winners.is_empty()),
                    Ending::Roar => panic!("nobody roars without tiles"),
                    Ending::Tower => panic!("nobody climbs without the Tower"),
                }
            }
            Event::DecisionMade { seat, what, .. } => match what {
                What::Opportunity => assert!(seat != active || faces(is, seat, "rapid-healing") > 0),
                What::Buy if !is.in_tokyo(active) && is.turn().bought == 0 => {
                    assert_eq!(is.open_space(), None, "entry is mandatory");
                }
                _ => {}
            },
            _ => {}
        }
        self.before = Some(event);
    }

    fn follows(&mut self, before: &State, answer: Answer) {
        let (mut again, mut was) = (*before, *before);
        again
            .apply_telling(answer, &mut |event, is| {
                self.judges(event, &was, is);
                was = *is;
            })
            .expect("it was legal");
    }
}

#[test]
fn the_referee_objects_to_nothing_in_random_games() {
    for seats in 2..=6 {
        for seed in 0..60 {
            let mut referee = Referee::default();
            play(seats, 50_000 + seed, |before, _, answer| {
                referee.follows(before, answer);
            });
        }
    }
}

#[test]
fn the_referee_objects_to_nothing_at_wild_tables() {
    for seats in 2..=6 {
        for seed in 0..60 {
            let mut referee = Referee::default();
            let start = wild_table(seats, 60_000 + seed);
            referee.turn.started_inside = start.in_tokyo(start.active());
            referee.turn.income = u8::from(referee.turn.started_inside);
            referee.turn.rolls = start.turn().rolls.saturating_sub(1);
            (referee.order, referee.last) = (Some(start.active()), Some(start.active()));
            play_on(start, seed, |before, _, answer| referee.follows(before, answer));
        }
    }
}
