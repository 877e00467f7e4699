//! Each tip that is given is held against what then happens, at tables of all boxes.

use super::{people, played_at_random};
use crate::ui::frame::PlayableGame as _;
use engine::classic::{
    Answer, Cause, Edition, Event, Face, HitKind, Options, Pack, PowerUp, State, What, Wickedness,
};
use engine::{Asked, Game, Seat};
use std::collections::BTreeMap;
use words::classic::{Speaker, names};
use words::{Language, Words};

/// A table of some of the boxes.
fn table(seed: u64) -> crate::storage::TableSetup {
    let mut table = people(2 + (seed % 4) as usize, seed);
    let edition = if seed % 3 == 2 {
        Edition::Dark
    } else {
        Edition::Base
    };
    let cards = seed % 7 != 6;
    table.options = Options {
        promos: cards && seed.is_multiple_of(2),
        halloween: cards && seed.is_multiple_of(3),
        power_cards: cards,
        power_up: if cards && seed % 4 == 1 {
            PowerUp::Standard
        } else {
            PowerUp::Off
        },
        ..Options::of(edition)
    };
    if seed % 3 == 1 {
        table.options.wickedness = Wickedness::Mixed;
    }
    for (pack, bit) in Pack::ALL.into_iter().zip(0..) {
        table.use_pack(pack, seed >> bit & 3 == 1);
    }
    table
}

/// What happens when this is said, and then the usual thing by everybody, within this turn; `None` where Nature is
/// asked.
fn course(state: &State, first: Answer) -> Option<(Vec<Event>, State)> {
    let (mut now, mut events, mut next) = (*state, Vec::new(), Some(first));
    while let Some(answer) = next {
        let told = now.apply_telling(answer, &mut |event, _| events.push(event));
        told.ok()?;
        let ends = matches!(now.question().what, What::Buy | What::Theft | What::Sale);
        next = match now.asks() {
            Asked::Nature => return None,
            Asked::Seat(_) if !ends && now.turn().number == state.turn().number => now.default_answer(),
            Asked::Seat(_) | Asked::NoOne => None,
        };
    }
    Some((events, now))
}

/// A tip and what it is held against.
struct Witness<'a> {
    state: &'a State,
    seat: Seat,
    words: &'a Words,
}

impl Witness<'_> {
    fn answers(&self) -> Vec<Answer> {
        let mut answers = Vec::new();
        self.state.answers(&mut answers);
        answers
    }

    fn showing(&self, face: Face) -> u8 {
        self.state.turn().dice.count(face)
    }

    /// Whom the claws of the dice strike as they lie; `None` where that is not known.
    fn struck(&self) -> Option<Vec<Seat>> {
        let (events, _) = course(self.state, Answer::Done).filter(|_| self.showing(Face::Claw) > 0)?;
        let mut batches = events.iter().filter_map(|event| match *event {
            Event::BatchOpened {
                kind: HitKind::Smash,
                by: Some(by),
                victims,
                ..
            } if by == self.seat => Some(victims),
            _ => None,
        });
        let victims = batches.next().unwrap_or_default();
        let all = self.state.all_seats();
        Some(all.filter(|seat| victims.contains(*seat)).collect())
    }

    /// Hearts that the dice bring as they lie, and the position after it; `None` where that is not known.
    fn healed(&self) -> Option<(u8, State)> {
        let (events, after) = course(self.state, Answer::Done).filter(|_| self.showing(Face::Heart) > 0)?;
        let healed = events.iter().map(|event| match *event {
            Event::LifeGained {
                seat,
                delta,
                cause: Cause::Dice,
                ..
            } if seat == self.seat => delta,
            _ => 0,
        });
        Some((healed.sum(), after))
    }

    /// What is said of the question itself.
    fn said(&self) -> String {
        let names = names(self.words, self.state);
        Speaker::new(self.words, &names, self.state)
            .question()
            .lines
            .join(" ")
    }

    /// Hearts that are left after this.
    fn left(&self, answer: Answer) -> Option<u8> {
        let (mut now, mut next) = (*self.state, Some(answer));
        while let Some(answer) = next.take() {
            now.apply(answer).ok()?;
            match (now.asks(), now.question().what) {
                (Asked::Nature, _) => return None,
                (Asked::Seat(seat), What::Harm) if seat == self.seat => next = Some(Answer::Done),
                _ => {}
            }
        }
        Some(now.player(self.seat).hearts)
    }

    /// What Cultists bring, used at any time: hearts and energy.
    fn spends_cultists(&self) -> Vec<[i32; 2]> {
        let mut free = Vec::new();
        self.state.free_actions(self.seat, &mut free);
        let spent = free.into_iter().filter_map(|answer| match answer {
            Answer::Use(used) if used.face.slug() == "cultists" => {
                let mut now = *self.state;
                now.apply(answer).ok()?;
                let had = |state: &State| {
                    let player = state.player(self.seat);
                    [i32::from(player.hearts), i32::from(player.energy)]
                };
                let ([hearts, energy], [more, richer]) = (had(self.state), had(&now));
                Some([more - hearts, richer - energy])
            }
            _ => None,
        });
        spent.collect()
    }

    /// Is what this tip says true, as far as it can be seen?
    fn holds(&self, tip: &str) -> bool {
        let (state, seat) = (self.state, self.seat);
        let offers = |wanted: &dyn Fn(&Answer) -> bool| self.answers().iter().any(wanted);
        let alive = |other: &Seat| *other != seat && state.player(*other).alive;
        match tip {
            "tip-keep" => {
                let dice = state.turn().dice.all();
                offers(&|answer| *answer == Answer::Reroll(dice)) && state.offers(Answer::Done)
                    || state.rerolls() & dice == dice
            }
            "tip-yield" => {
                let said = self.said();
                said.contains("moves in. Outside you can heal")
                    && (said.contains("Stay: +") && said.contains("Hearts on your dice do not heal"))
                    && !said.contains("If you stay")
            }
            "tip-order" => {
                let groups = self.answers().into_iter();
                groups.filter(|answer| matches!(answer, Answer::Group(_))).count() > 1
            }
            "tip-card" => offers(&|answer| matches!(answer, Answer::Buy(_))),
            "tip-replace" => {
                let energy = state.player(seat).energy;
                let mut market = state.market().iter().flatten();
                let dear = market.all(|card| u16::from(state.price(seat, *card)) > energy);
                dear && energy >= 2 && state.offers(Answer::Sweep)
            }
            "tip-harm" => {
                let taken = self.left(Answer::Done);
                let better = |answer: &Answer| match self.left(*answer) {
                    Some(left) => Some(left) > taken,
                    None => true,
                };
                self.answers().iter().any(better)
            }
            "tip-evolution-draw" => {
                // Hearts that do nothing bring none.
                self.answers().len() > 1 && !state.dead(seat, Face::Heart)
            }
            "tip-evolution-window" => offers(&|answer| matches!(answer, Answer::Use(_))),
            "tip-evolution-hand" => state.hand_size(seat) > 0,
            "tip-tokyo" => {
                let outside = || state.all_seats().filter(|other| !state.in_tokyo(*other));
                let all: Vec<Seat> = outside().filter(alive).collect();
                let strikes = self.struck().is_none_or(|struck| struck == all);
                state.in_tokyo(seat) && strikes && self.healed().is_none_or(|(healed, _)| healed == 0)
            }
            "tip-few-hearts" => {
                let hearts = self.showing(Face::Heart);
                let full = |after: &State| after.player(seat).hearts >= after.cap(seat);
                let heals = self
                    .healed()
                    .is_none_or(|(healed, after)| healed == hearts || full(&after));
                let tokens = state.player(seat).poison + state.player(seat).shrink;
                !state.in_tokyo(seat) && (heals || tokens > 0)
            }
            "tip-near" => {
                let near = |other: &Seat| alive(other) && state.player(*other).stars >= 15;
                self.struck().is_none_or(|struck| struck.iter().any(near))
            }
            "tip-cultist" => {
                let spent = self.spends_cultists();
                spent.contains(&[1, 0]) && spent.contains(&[0, 1]) && spent.len() == 2
            }
            "tip-tower" => {
                let climbs = course(state, Answer::Done).filter(|_| self.showing(Face::One) >= 4);
                climbs.is_none_or(|(events, _)| {
                    let takes =
                        |event: &Event| matches!(event, Event::PieceTaken { seat: of, .. } if *of == seat);
                    events.iter().any(takes)
                })
            }
            "tip-curse" => state.scarab() != Some(seat) && state.options().power_cards,
            "tip-berserk" => state.is_berserk(seat) && state.berserk_die().is_some(),
            "tip-form" => {
                let pays = |answer: &Answer| {
                    let (mut now, mut paid) = (*state, false);
                    let told = now.apply_telling(*answer, &mut |event, _| {
                        paid |= matches!(event, Event::EnergyChanged { seat: of, delta: -1, .. } if of == seat);
                    });
                    told.is_ok() && paid
                };
                offers(&pays)
            }
            "tip-log" => true,
            other => panic!("nobody knows whether {other} is true"),
        }
    }
}

#[test]
fn every_tip_that_is_given_is_true() {
    let words = Words::new(Language::English);
    let mut given: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..160 {
        played_at_random(&table(seed), seed, 500, &mut |seat, state| {
            for tip in state.tips(seat) {
                *given.entry(tip.name).or_default() += 1;
                let witness = Witness {
                    state,
                    seat,
                    words: &words,
                };
                assert!(
                    witness.holds(tip.name),
                    "{} under {:?} at {seed}: {state:?}",
                    tip.name,
                    state.curse().map(engine::classic::CardId::slug)
                );
            }
        });
    }
    // All of them are given somewhere.
    assert_eq!(given.len(), 18, "{given:?}");
    assert!(given.values().all(|count| *count > 3), "{given:?}");
}

#[test]
fn no_tip_says_that_one_can_heal_beside_a_curse_that_forbids_it() {
    use engine::classic::Good;
    let mut barred = 0;
    for seed in 0..200 {
        let mut table = people(4, seed);
        table.use_pack(Pack::Curses, true);
        played_at_random(&table, seed, 500, &mut |seat, state| {
            if !state.is_barred_from(seat, Good::Hearts) {
                return;
            }
            let tells =
                |tip: &crate::ui::frame::tip::Tip| ["tip-yield", "tip-few-hearts"].contains(&tip.name);
            assert!(!state.tips(seat).iter().any(tells), "{:?}", state.question());
            barred += u32::from(state.question().what == What::Yield);
        });
    }
    assert!(barred > 3, "{barred}");
}
