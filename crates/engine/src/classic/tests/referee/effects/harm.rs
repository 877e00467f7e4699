//! Claws, packets and what follows from a loss (`core.md` §2.7, §3; `evolutions.md` §3.0).

use super::Judge;
use super::facts::{self, FOUR, Good};
use crate::classic::{Answer, CardId, Cause, Event, Face, HitKind, Pick, Place, State, What};
use crate::{Seat, Seats};

/// An amount of life that one victim is about to lose.
#[derive(Debug, Clone, Copy)]
pub(super) struct Packet {
    pub victim: Seat,
    pub kind: HitKind,
    pub by: Option<Seat>,
    pub card: Option<CardId>,
    /// Its batch.
    pub batch: u16,
    /// What is left of it before anything makes it more.
    pub base: u8,
    /// What is told so far to make it more.
    pub raised: u8,
    /// How far the order of what makes it more has come.
    pub rank: u8,
    pub done: bool,
}

/// The claws of a turn on their way.
#[derive(Debug, Clone, Default)]
pub(super) struct Smash {
    /// Claws that strike, all counted and doubled.
    pub total: u8,
    /// Those of R0 suffice for what looks at them (`settled.md` §7).
    pub of_r0: bool,
    /// The batch has been told.
    pub opened: bool,
    /// The attacker is in Tokyo.
    pub inside: bool,
    pub targets: Vec<Seat>,
    /// Hearts that Play with your Food spares, by seat.
    pub food: [u8; 6],
    /// Stakes on Exotic Arms, and whether they are won.
    pub stakes: u8,
    pub won: bool,
    /// Stakes that have come back.
    pub back: u8,
    /// Monsters outside when the claws struck.
    pub outside: Vec<Seat>,
}

/// What makes a packet more, in the order in which it does.
const MORE: [&str; 6] = [
    "devil",
    "target-acquired",
    "detachable-head",
    "mecha-blast",
    "electric-carrot",
    "claws-of-steel",
];

/// Cards that come with the claws.
const WITH_CLAWS: [&str; 3] = ["fire-breathing", "funny-looking-but-dangerous", "exotic-arms"];

impl Judge {
    /// Hits that are about to land.
    pub(super) fn take_in(&mut self, hits: &[crate::classic::Hit]) {
        self.turn.packets = hits.iter().map(packet_of).collect();
    }

    /// The claw group is resolved.
    pub(super) fn claws(&mut self, is: &State) {
        let seat = is.active();
        let has = |slug| facts::copies(is, seat, slug);
        let void = facts::void(is, Face::Claw);
        let stakes = facts::acting(is, seat, "exotic-arms")
            .filter(|held| held.tokens > 0)
            .count();
        let usable = !void && !facts::claws_barred(is);
        let claws = if usable {
            self.turn.claws + self.turn.late
        } else {
            0
        };
        let total = claws * facts::times(is);
        let everywhere = has("nova-breath") > 0;
        let inside = is.in_tokyo(seat);
        let targets = is
            .living_after(seat)
            .filter(|other| *other != seat && total > 0)
            .filter(|other| everywhere || is.in_tokyo(*other) != inside);
        self.turn.smash = Some(Smash {
            total,
            of_r0: usable && self.turn.claws > 0,
            inside,
            targets: targets.collect(),
            stakes: stakes as u8,
            won: facts::symbols(is, Face::Claw) >= 3,
            ..Smash::default()
        });
        if total > 0 {
            for _ in 0..has("alpha-monster") {
                self.owe(is, seat, Good::Stars, 1, "alpha-monster");
            }
        }
        self.turn.rage = facts::has_berserk(is) && total >= FOUR && !is.is_berserk(seat);
    }

    /// What the event says of hits and what comes of them.
    pub(super) fn of_harm(&mut self, event: Event, was: &State, is: &State) {
        match event {
            Event::BatchOpened {
                kind,
                by,
                card,
                victims,
            } => self.batch(kind, by, card, victims, is),
            Event::CardUsed { seat, card } if card.slug() == "wings" => self.turn.shielded.insert(seat),
            Event::EvolutionPlayed { seat, card }
                if ["detachable-tail", "rabbits-foot", "simian-scamper"].contains(&card.slug()) =>
            {
                self.turn.shielded.insert(seat);
            }
            Event::DecisionMade {
                what: What::Evolution { by },
                ..
            } if by.slug() == "play-with-your-food" => self.turn.played_with += 1,
            Event::DecisionMade {
                seat,
                what: What::Evolution { by },
                answer: Answer::Choose(pick),
                ..
            } if by.slug() == "electric-carrot" => {
                self.turn.carrots[seat.index()] += u8::from(pick == Pick::Number(0));
            }
            Event::DamagePrevented { victim, .. } => {
                let immune = self.is_immune(was, victim);
                self.expect(immune, "immunity", || format!("{victim:?} loses nothing"));
                if let Some(packet) = self.next_packet(victim) {
                    packet.base = 0;
                }
            }
            Event::DamageReduced {
                victim,
                card,
                from,
                to,
                dice,
            } => {
                let hearts = dice.count(Face::Heart);
                self.reduced(victim, card, from, to, hearts, was);
            }
            Event::DamageIncreased {
                victim,
                card,
                from,
                to,
            } => {
                let rank = MORE.iter().position(|slug| *slug == card.slug());
                let Some(packet) = self.next_packet(victim) else {
                    return;
                };
                let chain = packet.base + packet.raised == from;
                let order = rank.is_some_and(|rank| rank as u8 >= packet.rank);
                packet.raised += to - from;
                packet.rank = rank.unwrap_or(0) as u8;
                self.expect(chain && order, "what makes a hit more, in order", || {
                    format!("{} from {from} to {to}", card.slug())
                });
            }
            Event::LifeLost {
                victim,
                amount,
                kind,
                by,
                card,
                ..
            } => self.lost(victim, amount, kind, by, card, was, is),
            Event::PoisonChanged { seat, delta, .. } if delta > 0 => {
                self.tokens(seat, delta, ["poison-spit", "tile-poison-spit"], is);
            }
            Event::ShrinkChanged { seat, delta, .. } if delta > 0 => {
                self.tokens(seat, delta, ["shrink-ray", ""], is);
            }
            Event::PoisonChanged { seat, delta, .. } | Event::ShrinkChanged { seat, delta, .. } => {
                let osiris = facts::curse(is) == "resurrection-of-osiris";
                let right =
                    seat == is.active() && is.in_tokyo(seat) == osiris && !facts::void(is, Face::Heart);
                self.expect(right, "tokens go by hearts", || format!("{delta} of {seat:?}"));
            }
            // Freeze Ray and the target come before Lightning Armor (`evolutions.md` §4, H20).
            Event::BesideRolled { card, .. } if card.slug() == "lightning-armor" => {
                self.turn.struck_back |= self.turn.smash.as_ref().is_some_and(|smash| smash.opened);
            }
            Event::Targeted { .. } => {
                let late = self.turn.struck_back;
                self.expect(!late, "H20 in its order", || {
                    "the target after Lightning Armor".to_string()
                });
            }
            Event::EvolutionMoved { to, card, .. } if card.slug() == "freeze-ray" => {
                let lent = is
                    .held_by(to)
                    .any(|held| held.card == card && held.giver.get() == Some(is.active()));
                let late = self.turn.struck_back && lent;
                self.expect(!late, "H20 in its order", || {
                    "Freeze Ray after Lightning Armor".to_string()
                });
            }
            Event::EnergyChanged {
                delta,
                cause: Cause::Card(card),
                ..
            } if card.slug() == "exotic-arms" && delta > 0 => {
                let Some(smash) = &mut self.turn.smash else { return };
                smash.back += 1;
                let right = smash.won && smash.back <= smash.stakes;
                self.expect(right, "the stake of Exotic Arms", || "it comes back".to_string());
            }
            Event::YieldChosen { seat } => {
                let storm = facts::of_others(is, seat, "blizzard") > 0 && seat != is.active();
                let blown = storm && facts::copies(is, seat, "blizzard") == 0;
                let ego = facts::curse(is) == "pharaonic-ego";
                self.expect(!blown && !ego, "who may yield", || format!("{seat:?}"));
            }
            _ => {}
        }
    }

    /// Whom nothing costs hearts now.
    pub(super) fn is_immune(&self, state: &State, seat: Seat) -> bool {
        self.turn.shielded.contains(seat)
            || facts::copies(state, seat, "hibernation") > 0
            || facts::curse(state) == "pharaonic-skin" && state.scarab() == Some(seat)
    }

    /// The packet that is landing on a monster.
    pub(super) fn next_packet(&mut self, victim: Seat) -> Option<&mut Packet> {
        self.turn
            .packets
            .iter_mut()
            .find(|packet| packet.victim == victim && !packet.done && packet.base > 0)
    }

    /// A batch is told: the right packets for the right victims.
    fn batch(&mut self, kind: HitKind, by: Option<Seat>, card: Option<CardId>, victims: Seats, is: &State) {
        let slug = card.map_or("", CardId::slug);
        let with_claws = kind == HitKind::Smash || WITH_CLAWS.contains(&slug) && by == Some(is.active());
        let waits = self.turn.smash.as_ref().is_some_and(|smash| !smash.opened);
        if with_claws && !waits {
            return; // those that were held are known
        }
        let own = |hit: &&crate::classic::Hit| victims.contains(hit.victim) && (with_claws || !hit.held);
        let batch = self
            .turn
            .packets
            .iter()
            .map(|packet| packet.batch + 1)
            .max()
            .unwrap_or(0);
        let new = is.hits.iter().filter(own).map(packet_of);
        let packets: Vec<Packet> = new.map(|packet| Packet { batch, ..packet }).collect();
        if with_claws && waits {
            self.claws_strike(&packets, is);
        } else {
            self.cards_strike(&packets, is);
        }
        self.turn.packets.splice(0..0, packets);
    }

    /// The claws strike: a packet for each target, and those that come with them.
    fn claws_strike(&mut self, packets: &[Packet], is: &State) {
        let Some(mut smash) = self.turn.smash.take() else {
            return;
        };
        smash.opened = true;
        smash.outside = outside(is);
        let seat = is.active();
        let has = |slug| facts::copies(is, seat, slug);
        let fire = if smash.of_r0 { has("fire-breathing") } else { 0 };
        let others: Vec<Seat> = is.living_after(seat).filter(|other| *other != seat).collect();
        let beside = |other: Seat| others.first() == Some(&other) || others.last() == Some(&other);
        let funny = if facts::dice(is, Face::Two) >= 3 {
            has("funny-looking-but-dangerous")
        } else {
            0
        };
        let won = if smash.won { 2 * smash.stakes } else { 0 };
        for other in others.iter().copied() {
            let breath = if beside(other) { fire } else { 0 };
            let hit = smash.targets.contains(&other);
            let right = if hit {
                (smash.total + breath + funny + won).saturating_sub(smash.food[other.index()])
            } else {
                0
            };
            let sum = |claws: bool| -> u8 {
                let of = packets.iter().filter(|packet| packet.victim == other);
                of.filter(|packet| (packet.kind == HitKind::Smash) == claws)
                    .map(|packet| packet.base)
                    .sum()
            };
            self.expect(
                sum(true) == right,
                "packets of claws (`evolutions.md` §3.0)",
                || {
                    format!(
                        "{other:?} {}, the book has {right}: {smash:?} {packets:?}",
                        sum(true)
                    )
                },
            );
            let apart = if hit { 0 } else { breath + funny };
            self.expect(sum(false) == apart, "packets beside claws", || {
                format!("{other:?} {}, the book has {apart}: {packets:?}", sum(false))
            });
        }
        // Every monster in Tokyo that two claws or more will hit may be played with (`evolutions.md` §3.3).
        let food = |other: &Seat| is.in_tokyo(*other) && !self.is_immune(is, *other) && lively(is, *other);
        let mice = smash.targets.iter().copied().filter(food).count() as u8;
        if has("play-with-your-food") > 0 && self.turn.claws >= 2 {
            let asked = self.turn.played_with;
            self.expect(asked >= mice, "Play with your Food", || {
                format!("asked {asked} times of {mice}")
            });
        }
        let lost = if smash.won { 0 } else { 2 * smash.stakes };
        if lost > 0 {
            self.seen.insert(("hits", "exotic-arms"));
        }
        let own: u8 = packets
            .iter()
            .filter(|packet| packet.victim == seat)
            .map(|packet| packet.base)
            .sum();
        self.expect(own == lost, "the stake of Exotic Arms", || {
            format!("{own}, not {lost}")
        });
        self.turn.smash = Some(smash);
    }
}

fn packet_of(hit: &crate::classic::Hit) -> Packet {
    Packet {
        victim: hit.victim,
        kind: hit.kind,
        by: hit.by,
        card: hit.card,
        batch: 0,
        base: hit.amount,
        raised: 0,
        rank: 0,
        done: false,
    }
}

/// Has it hearts to lose?
fn lively(state: &State, seat: Seat) -> bool {
    state.player(seat).hearts > 0
}

/// The living monsters outside Tokyo.
pub(super) fn outside(state: &State) -> Vec<Seat> {
    let living = state.all_seats().filter(|seat| state.player(*seat).alive);
    living
        .filter(|seat| state.player(*seat).place == Place::Outside)
        .collect()
}
