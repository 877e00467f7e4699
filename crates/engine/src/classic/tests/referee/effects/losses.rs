//! Packets of cards, and what is lost in the end (`core.md` §3.3, `evolutions.md` §3.0).

use super::Judge;
use super::facts::{self, Good};
use super::harm::{Packet, outside};
use super::tables::{self, entry};
use crate::Seat;
use crate::classic::{CardId, Face, HitKind, State};

impl Judge {
    /// Cards, curses, dice or tokens cost hearts, each with a packet for everybody whom it hits.
    pub(super) fn cards_strike(&mut self, packets: &[Packet], is: &State) {
        let mut told: Vec<Option<CardId>> = packets.iter().map(|packet| packet.card).collect();
        told.dedup();
        for card in told {
            let of_card: Vec<Packet> = packets
                .iter()
                .filter(|packet| packet.card == card)
                .copied()
                .collect();
            self.card_strikes(card.map_or("", CardId::slug), &of_card, is);
        }
    }

    /// What one of them hits, and for how much.
    fn card_strikes(&mut self, slug: &'static str, packets: &[Packet], is: &State) {
        let active = is.active();
        let Some(first) = packets.first() else { return };
        let (kind, by) = (first.kind, first.by);
        let living = |seat: &Seat| is.player(*seat).alive;
        for packet in packets {
            let victim = packet.victim;
            let right = match (kind, slug) {
                (HitKind::Token, _) => Some(is.player(active).poison),
                (_, "natural-selection") => Some(is.player(victim).hearts),
                (_, "army") => {
                    let cards = is.held_by(victim).filter(|held| held.card.kind().is_power_card());
                    Some(cards.count() as u8)
                }
                (_, "false-blessing") => Some(packet.base).filter(|amount| {
                    let toll = self.turn.toll;
                    toll.is_some_and(|(most, least)| (least..=most).contains(amount))
                }),
                (_, "vengeance-of-horus") => Some(facts::shown(is, Face::Claw)),
                (_, "reflective-hide" | "burrowing") => Some(packet.base)
                    .filter(|amount| by.is_some_and(|by| *amount <= facts::copies(is, by, slug).max(1)))
                    .filter(|_| !facts::gaze(is)),
                (_, "lightning-armor") => Some(packet.base).filter(|amount| *amount <= 12),
                (_, "fire-breathing" | "funny-looking-but-dangerous") => Some(packet.base),
                _ => entry(tables::HITS, slug),
            };
            self.seen.insert(("hits", slug));
            self.expect(right == Some(packet.base), "packets of cards", || {
                format!("{slug} {packet:?}, the book has {right:?}")
            });
            let nobodys = tables::NOBODYS.contains(&slug) || kind == HitKind::Token;
            self.expect(nobodys == packet.by.is_none(), "who is behind a loss", || {
                format!("{slug} by {:?}", packet.by)
            });
        }
        let mut victims: Vec<Seat> = packets.iter().map(|packet| packet.victim).collect();
        victims.sort_unstable();
        // A card and its reflection breathe one after the other.
        victims.dedup();
        let mut right: Option<Vec<Seat>> = match (kind, slug) {
            (HitKind::Token, _) => {
                self.turn.poisoned = true;
                let skipped = self.turn.skipped;
                self.expect(!skipped, "skipped turns (`settled.md` §21)", || {
                    "Poison hurts".to_string()
                });
                Some(vec![active])
            }
            _ if tables::ALL_OTHERS.contains(&slug) => {
                let others = is.all_seats().filter(living).filter(|seat| Some(*seat) != by);
                Some(others.collect())
            }
            (_, "high-altitude-bombing") => Some(is.all_seats().filter(living).collect()),
            (_, "smashing-pumpkin") => {
                let rich = |seat: &Seat| is.player(*seat).stars >= 12;
                Some(is.all_seats().filter(living).filter(rich).collect())
            }
            (_, "ordeal-of-the-mighty") => {
                let most = is.living().iter().map(|seat| is.player(seat).hearts).max();
                let strong = |seat: &Seat| Some(is.player(*seat).hearts) == most;
                Some(is.all_seats().filter(living).filter(strong).collect())
            }
            (_, "breath-of-doom") => self.turn.breath.as_mut().map(|(_, seats, done)| {
                *done = true;
                seats.iter().copied().filter(living).collect()
            }),
            (_, "berserk") => {
                self.turn.skull = false;
                Some(vec![active])
            }
            (_, "false-blessing") => {
                self.turn.toll = None;
                Some(vec![active])
            }
            _ => None,
        };
        if let Some(right) = &mut right {
            right.sort_unstable();
            self.expect(*right == victims, "whom a card hits", || {
                format!("{slug} hits {victims:?}, the book has {right:?}")
            });
        }
    }

    /// A packet becomes smaller.
    pub(super) fn reduced(&mut self, victim: Seat, card: CardId, from: u8, to: u8, hearts: u8, was: &State) {
        let slug = card.slug();
        if slug == "play-with-your-food" {
            let claws = self.turn.claws;
            if let Some(smash) = &mut self.turn.smash {
                smash.food[victim.index()] += from - to;
            }
            let right = claws >= 2 && was.in_tokyo(victim) && from - to == from.min(2);
            self.expect(right, "Play with your Food", || {
                format!("from {from} to {to}, {claws} claws")
            });
            return;
        }
        let right = match slug {
            "armor-plating" => from == 1 && to == 0,
            "camouflage" | "terror-of-the-deep" => to == from.saturating_sub(hearts),
            "super-jump" => to + 1 == from,
            "so-small" => hearts > 0 && to == 0,
            "candy" => to == 0,
            "robot" => to < from,
            _ => false,
        };
        self.expect(right, "reductions", || format!("{slug} from {from} to {to}"));
        let plated = facts::copies(was, victim, slug) > 0 || slug == "candy";
        self.expect(plated, "cards act for those who have them", || {
            format!("{slug} for {victim:?}")
        });
        let Some(packet) = self.next_packet(victim) else {
            return;
        };
        let chain = packet.base == from;
        packet.base = to;
        self.expect(chain, "reductions", || format!("{slug} from {from}"));
    }

    /// A packet costs hearts.
    #[expect(clippy::too_many_arguments, reason = "the event has as many fields")]
    pub(super) fn lost(
        &mut self,
        victim: Seat,
        amount: u8,
        kind: HitKind,
        by: Option<Seat>,
        card: Option<CardId>,
        was: &State,
        is: &State,
    ) {
        let active = is.active();
        let place = self.turn.packets.iter().position(|packet| {
            (packet.victim, packet.kind, packet.card, packet.done) == (victim, kind, card, false)
                && packet.base > 0
        });
        self.turn.hurt[victim.index()] += i32::from(amount);
        let Some(place) = place else {
            // What is handed over is no damage (`expansions.md` §4.7).
            const GIVEN: [&str; 3] = ["feast-of-crows", "pharaonic-skin", "khepri-rebellion"];
            let paid = amount == 1 && card.is_some_and(|card| GIVEN.contains(&card.slug()));
            self.expect(paid, "losses come in batches", || format!("{victim:?} {card:?}"));
            return;
        };
        self.turn.packets[place].done = true;
        let packet = self.turn.packets[place];
        let immune = self.is_immune(was, victim);
        self.expect(!immune, "immunity", || format!("{victim:?} loses {amount}"));
        let plated = packet.base == 1 && facts::copies(was, victim, "armor-plating") > 0;
        self.expect(!plated, "Armor Plating", || format!("{victim:?} loses {amount}"));
        let more = self.more(&packet, was);
        let right = was.player(victim).hearts.min(packet.base + more);
        let carrots = self.carrots(&packet, was);
        let without = was
            .player(victim)
            .hearts
            .min((packet.base + more).saturating_sub(carrots));
        if amount != right && amount == without {
            self.objects(
                "whom Electric Carrot asks (`settled.md` §28)",
                format!("{packet:?}, {carrots} more"),
            );
            return;
        }
        self.expect(right == amount, "hearts lost (`evolutions.md` §3.0)", || {
            format!("{amount}, the book has {right}: {packet:?} and {more} more")
        });
        if let Some(by) = by.filter(|by| *by == active && *by != victim) {
            let deep = self.turn.taken[victim.index()] + i32::from(packet.base + more) >= 3;
            if deep && facts::copies(was, by, "claws-of-steel") > 0 {
                self.turn.steeled.insert(victim);
            }
            self.turn.taken[victim.index()] += i32::from(amount);
        }
        if let Some(by) = by.filter(|by| *by != victim && amount > 0) {
            self.breathes(by, &packet, was);
            self.turn.culprits.insert(by);
        }
        self.turn.bloody |= by == Some(active);
        if amount >= 2 {
            for _ in 0..facts::copies(was, victim, "were-only-making-it-stronger") {
                self.owe(is, victim, Good::Energy, 1, "were-only-making-it-stronger");
            }
        }
        if kind == HitKind::Smash && amount > 0 {
            let attacker = by.unwrap_or(active);
            self.turn.wounded = true;
            self.turn.wounded_inside |= was.in_tokyo(victim);
            self.wounds(attacker, victim, is);
        }
    }

    /// What makes a hit more that costs hearts anyway.
    fn more(&self, packet: &Packet, was: &State) -> u8 {
        let victim = packet.victim;
        let Some(by) = packet.by.filter(|by| *by != victim) else {
            return 0;
        };
        let own_turn = by == was.active();
        let claws = packet.kind == HitKind::Smash;
        let mut more = 0;
        if own_turn {
            more += facts::copies(was, by, "devil");
        }
        if was.target() == Some(victim) {
            more += facts::copies(was, by, "target-acquired");
        }
        if claws {
            let heads = facts::acting(was, victim, "detachable-head");
            more += heads.filter(|held| held.giver.get() == Some(by)).count() as u8;
            more += 2 * facts::copies(was, by, "mecha-blast");
            more += self.carrots(packet, was);
        }
        let deep = self.turn.taken[victim.index()] + i32::from(packet.base + more) >= 3;
        if own_turn && deep && !self.turn.steeled.contains(victim) {
            more += facts::copies(was, by, "claws-of-steel");
        }
        more
    }

    /// What Electric Carrot adds to a hit of claws, if nothing was paid for it.
    fn carrots(&self, packet: &Packet, was: &State) -> u8 {
        let inside = self.turn.smash.as_ref().is_some_and(|smash| smash.inside);
        let by = packet.by.filter(|_| packet.kind == HitKind::Smash && inside);
        let carrots = by.map_or(0, |by| facts::copies(was, by, "electric-carrot"));
        carrots.saturating_sub(self.turn.carrots[packet.victim.index()])
    }

    /// Breath of Doom (`evolutions.md` §3.6, `settled.md` §40 and §47).
    fn breathes(&mut self, by: Seat, packet: &Packet, was: &State) {
        let (victim, kind, batch) = (packet.victim, packet.kind, packet.batch);
        let owns = facts::copies(was, by, "breath-of-doom") > 0;
        if !owns || !was.in_tokyo(victim) || self.turn.breath.is_some() {
            return;
        }
        // A hit that is held is one of those claws, too.
        let struck = self.turn.packets.iter().filter(|packet| packet.batch == batch);
        let struck: Vec<Seat> = struck.map(|packet| packet.victim).collect();
        let places = match &self.turn.smash {
            Some(smash) if kind == HitKind::Smash => smash.outside.clone(),
            _ => outside(was),
        };
        let on = places
            .into_iter()
            .filter(|seat| *seat != by && !struck.contains(seat));
        self.turn.breath = Some((by, on.collect(), false));
    }

    /// What a wound brings by itself.
    fn wounds(&mut self, attacker: Seat, victim: Seat, is: &State) {
        for slug in ["heat-vision", "too-cute-to-smash"] {
            for _ in 0..facts::copies(is, victim, slug) {
                self.owe(is, attacker, Good::Stars, -1, slug);
            }
        }
        for _ in 0..facts::copies(is, attacker, "mandibles-of-dread") {
            self.owe(is, victim, Good::Stars, -1, "mandibles-of-dread");
        }
        let males = facts::copies(is, attacker, "alpha-male");
        while self.turn.boasted < males {
            self.turn.boasted += 1;
            self.owe(is, attacker, Good::Stars, 1, "alpha-male");
        }
    }

    /// Tokens are put on a monster: as many as the attacker has cards for.
    pub(super) fn tokens(&mut self, seat: Seat, delta: i8, cards: [&str; 2], is: &State) {
        let attacker = is.active();
        let right: u8 = cards.iter().map(|slug| facts::copies(is, attacker, slug)).sum();
        let wounded = is.struck().victim == seat && is.struck().kind == HitKind::Smash;
        self.expect(wounded && delta == right as i8, "tokens of a wound", || {
            format!("{delta} for {seat:?}, not {right}")
        });
    }

    /// The end of a turn: what the claws owed has come.
    pub(super) fn claws_are_over(&mut self, is: &State) {
        let breath = self.turn.breath.take();
        if let Some((by, on, false)) = breath {
            let left: Vec<Seat> = on.into_iter().filter(|seat| is.player(*seat).alive).collect();
            let owns = is.player(by).alive && facts::copies(is, by, "breath-of-doom") > 0;
            self.expect(left.is_empty() || !owns, "Breath of Doom", || {
                format!("{left:?} lose nothing")
            });
        }
        let smash = self.turn.smash.take().unwrap_or_default();
        let survived = is.player(is.active()).alive && !self.turn.fell;
        if !survived || self.turn.skipped {
            return;
        }
        let poison = is.player(is.active()).poison;
        self.expect(self.turn.poisoned || poison == 0, "Poison", || {
            format!("{poison} cost nothing")
        });
        let barred = facts::claws_barred(is);
        let settled = if smash.won {
            smash.back == smash.stakes
        } else {
            smash.stakes == 0 || smash.opened
        };
        self.expect(settled || barred, "the stake of Exotic Arms", || {
            "neither won nor lost".to_string()
        });
        let still = facts::copies(is, is.active(), "funny-looking-but-dangerous") > 0;
        let missed = self.turn.funny && still && !smash.opened && !barred;
        self.expect(!missed, "Funny Looking But Dangerous", || {
            "nobody is startled".to_string()
        });
    }
}
