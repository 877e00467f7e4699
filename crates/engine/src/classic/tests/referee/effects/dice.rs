//! R0 to R2: what the dice show, what is added to them, and what each group is worth.

use super::Judge;
use super::facts::{self, FOUR, Good};
use crate::classic::{Answer, CardId, Cause, Event, Face, Pack, SpecialFace, State, What};

/// Claws that a card adds to the roll (`core.md` §2.6, `evolutions.md` §3.0): first those that faces earn,
/// then those that need a claw, then those that come anyway.
fn added(state: &State, cheers: u8) -> u8 {
    let seat = state.active();
    let has = |slug| facts::copies(state, seat, slug);
    let counters = |slug| {
        facts::acting(state, seat, slug)
            .map(|held| held.tokens)
            .sum::<u8>()
    };
    let swords = facts::acting(state, seat, "energy-sword")
        .filter(|held| held.tokens > 0)
        .count() as u8;
    let inside = u8::from(state.in_tokyo(seat));
    let at_least = |face, count| u8::from(facts::dice(state, face) >= count);

    let rolled = facts::symbols(state, Face::Claw);
    let mut claws = rolled
        + cheers
        + 2 * has("poison-quills") * at_least(Face::Two, 3)
        + has("meow-missle") * at_least(Face::One, 1)
        + swords * at_least(Face::Claw, 1);
    if claws > 0 {
        claws += has("spiked-tail") + inside * has("urbavore");
    }
    claws + has("acid-attack") + inside * has("burrowing") + counters("scythe")
}

/// What wickedness tiles make of them (`expansions.md` §1.6).
fn with_tiles(state: &State, claws: u8) -> u8 {
    let has = |slug| facts::copies(state, state.active(), slug);
    let barbed = claws + u8::from(claws >= 2) * has("tile-barbs");
    barbed * (1 + has("tile-antimatter-beam"))
}

impl Judge {
    pub(super) fn of_dice(&mut self, event: Event, was: &State, is: &State) {
        let active = is.active();
        match event {
            Event::SmashesAdded { card, count, .. } if card.slug() == "cheerleader" => {
                // What the Die of Fate will free may be cheered (`settled.md` §43).
                let freed = matches!(was.fate(), Some(SpecialFace::Ankh | SpecialFace::Eye));
                let right = !self.turn.fixed && count == 1 && (freed || !facts::claws_barred(was));
                self.expect(right, "Cheerleader", || format!("{count} claws"));
                self.turn.cheers += 1;
            }
            Event::DiceFixed { .. } => self.take_stock(is),
            Event::EvolutionPlayed { card, .. } => match card.slug() {
                "underrated" => self.turn.late += 2,
                "high-tide" => self.turn.tides += 1,
                _ => {}
            },
            Event::TileTaken { tile, .. } if !self.turn.resolved.contains(&Face::Claw) => match tile.slug() {
                "tile-barbs" => self.turn.claws += u8::from(self.turn.claws + self.turn.late >= 2),
                "tile-antimatter-beam" => self.turn.claws *= 2,
                _ => {}
            },
            Event::GroupResolved { face, count, .. } => self.group(face, count, is),
            Event::DecisionMade {
                what: What::Hearts,
                answer: Answer::Hearts(split),
                ..
            } => {
                self.turn.heal = split.heal;
                self.hearts_are_due(is);
            }
            Event::WickednessChanged { seat, delta, .. } if delta > 0 => {
                let room = 10 - was.player(seat).wicked;
                let due = std::mem::take(&mut self.turn.wicked).min(room);
                self.expect(seat == active && delta == due as i8, "wickedness", || {
                    format!("{delta} for {seat:?}, not {due}")
                });
            }
            Event::PieceTaken { seat, piece, from } => self.piece(seat, piece, from, was, is),
            Event::CultistGained { seat, face, .. } => {
                let place = self.turn.cultists.iter().position(|due| *due == face);
                self.expect(
                    // A face that was void may count again when its Freeze Ray has gone home.
                    seat == active && (place.is_some() || facts::dice(is, face) >= FOUR),
                    "Cultists (`expansions.md` §2)",
                    || format!("one for {face:?}"),
                );
                if let Some(place) = place {
                    self.turn.cultists.remove(place);
                }
            }
            Event::EvolutionDrawn { seat, .. } if self.turn.fixed => {
                let right = seat == active && facts::dice(is, Face::Heart) >= 3;
                self.expect(right, "an Evolution for three hearts", || {
                    format!("{seat:?} draws")
                });
                self.turn.drawn = true;
            }
            Event::LifeGained { seat, cause, .. } if facts::has_berserk(is) && was.is_berserk(seat) => {
                let own = match cause {
                    Cause::PaidBy(_) => false,
                    Cause::Card(card) => card.slug() != "healing-ray",
                    _ => true,
                };
                // What goes to the holder of the Scarab in place of another one may be its own or not.
                let holder = facts::diverted(was) == Some(seat);
                if own && !(holder && cause == Cause::Dice) {
                    self.deaths.calmed.push(seat);
                }
                if own && !holder {
                    self.deaths.healed.push(seat);
                }
            }
            Event::PieceLost { seat, piece } if piece.slug() == "berserk" => {
                let healed = self.deaths.calmed.contains(&seat) || self.deaths.gone.contains(seat);
                self.expect(
                    healed,
                    "Berserk ends by healing (`expansions.md` §5, 13)",
                    || format!("{seat:?} is calm"),
                );
            }
            _ => {}
        }
    }

    /// R0.
    fn take_stock(&mut self, is: &State) {
        let seat = is.active();
        self.turn.fixed = true;
        self.turn.asleep = facts::copies(is, seat, "hibernation") > 0;
        let dead_claws = facts::void(is, Face::Claw);
        self.turn.claws_of_cards = if dead_claws {
            0
        } else {
            added(is, self.turn.cheers)
        };
        self.turn.claws = with_tiles(is, self.turn.claws_of_cards);
        let claws = self.turn.claws_of_cards;
        let barred = facts::claws_barred(is);
        let has = |slug| facts::copies(is, seat, slug);
        let shows = |face| facts::dice(is, face) > 0;
        let five = Face::ALL[..5].iter().all(|face| shows(*face));

        for _ in 0..has("detritivore") {
            if Face::ALL[..3].iter().all(|face| shows(*face)) {
                self.owe(is, seat, Good::Stars, 2, "detritivore");
            }
        }
        let a_claw = shows(Face::Claw) || claws > 0 && !barred;
        // Whether hearts of a zombified monster, and added claws that are barred, are among the six symbols and
        // the four of a kind, the book does not say.
        let undead = |face: Face| facts::zombified(is, face) && facts::shown(is, face) > 0;
        let six = Face::ALL[..5].iter().all(|face| shows(*face) || undead(*face)) && a_claw;
        self.turn.unsettled = six && !five || barred && claws > 0;
        for _ in 0..has("complete-destruction") {
            if five && a_claw {
                self.owe(is, seat, Good::Stars, 9, "complete-destruction");
            }
        }
        for _ in 0..has("panda-express") {
            if five && a_claw {
                self.owe(is, seat, Good::Stars, 2, "panda-express");
            }
        }
        let hearts = facts::dice(is, Face::Heart);
        for _ in 0..has("pandarwinism") {
            if hearts >= 3 {
                self.owe(is, seat, Good::Stars, i32::from(hearts) - 2, "pandarwinism");
            }
        }
        // A double claw of the Berserk die is one die here (`settled.md` §37 and §44).
        let claw_dice = facts::dice(is, Face::Claw) + claws.saturating_sub(facts::symbols(is, Face::Claw));
        let alike = Face::ALL[..5].iter().map(|face| facts::dice(is, *face)).max();
        for _ in 0..has("boogie-dance") {
            if alike.is_some_and(|alike| alike >= FOUR) || claw_dice >= FOUR && !barred {
                self.dues.push(super::Due {
                    seat,
                    good: Good::Energy,
                    amount: 1,
                    slug: "boogie-dance",
                    moot: true,
                });
            }
        }
        let rolled = facts::symbols(is, Face::Claw);
        for held in facts::acting(is, seat, "energy-sword").filter(|held| held.tokens > 0) {
            let _ = held;
            if rolled > 0 {
                self.owe(is, seat, Good::Energy, i32::from(rolled), "energy-sword");
            }
        }

        if is.has_pack(Pack::Tower) && is.in_tokyo(seat) && facts::dice(is, Face::One) >= FOUR {
            let owned = |floor| is.floor_owner(floor) == Some(seat);
            self.turn.floor = (1..=3).find(|floor| !owned(*floor));
        }
        if is.has_pack(Pack::Cultists) {
            let brings = |face: &Face| facts::dice(is, *face) >= FOUR && !(*face == Face::Claw && barred);
            self.turn.cultists = Face::ALL.into_iter().filter(brings).collect();
        }
        self.turn.evolution = is.powered() && hearts >= 3;
        let others = is.living_count() > 1;
        self.turn.funny = has("funny-looking-but-dangerous") > 0 && facts::dice(is, Face::Two) >= 3 && others;
        self.turn.skull = is.berserk_die() == Some(SpecialFace::Skull);
        if facts::curse(is) == "false-blessing" {
            self.turn.toll = Some(facts::different(is)).filter(|(most, _)| *most > 0);
        }
    }

    /// One group is resolved.
    fn group(&mut self, face: Face, count: u8, is: &State) {
        self.nothing_is_due(is);
        self.nothing_of_the_tower_is_due();
        let seat = is.active();
        let again = self.turn.resolved.contains(&face);
        self.expect(!again && self.turn.fixed, "each group once", || {
            format!("{face:?}")
        });
        self.turn.resolved.push(face);
        let (void, n) = (facts::void(is, face), facts::symbols(is, face));
        let times = i32::from(facts::times(is));
        let has = |slug| facts::copies(is, seat, slug);
        if face == Face::Claw {
            // Whoever has woken up since counts as it lies; that is not retold.
            if self.turn.asleep && !void {
                self.turn.claws = count.saturating_sub(self.turn.late);
            }
            let claws = self.turn.claws + self.turn.late;
            let told = count == claws || void || facts::claws_barred(is);
            self.expect(told, "added claws (`evolutions.md` §3.0)", || {
                format!("{count} told, the book has {claws}")
            });
            self.claws(is);
            return;
        }
        self.expect(void || count == n, "group sizes", || {
            format!("{count} {face:?}, {n} on the dice")
        });
        match face {
            Face::One | Face::Two | Face::Three => {
                let value = i32::from(face.number().unwrap_or(0));
                if n >= 3 {
                    let stars = (value + i32::from(n) - 3) * times;
                    self.owe(is, seat, Good::Stars, stars, "dice");
                    let points = [2 * (n / 3), n / 3, 0][face.index()];
                    self.turn.wicked = if is.gauge() { points } else { 0 };
                }
                if face == Face::One && n > 0 {
                    for _ in 0..has("mouse-hunter") {
                        self.owe(is, seat, Good::Stars, 1, "mouse-hunter");
                    }
                }
                if face == Face::One && n >= 3 {
                    for _ in 0..has("gourmet") {
                        self.owe(is, seat, Good::Stars, 2, "gourmet");
                    }
                    for _ in 0..has("tile-skulking") {
                        self.owe(is, seat, Good::Stars, 1, "tile-skulking");
                    }
                }
            }
            Face::Energy => {
                self.owe(is, seat, Good::Energy, i32::from(n) * times, "dice");
                for _ in 0..has("tile-skybeam") {
                    self.owe(is, seat, Good::Energy, i32::from(n), "tile-skybeam");
                }
            }
            Face::Heart => {
                self.turn.heal = n * (1 + self.turn.tides);
                if n == 0 {
                    for _ in 0..has("growing-fast") {
                        self.owe(is, seat, Good::Hearts, 1, "growing-fast");
                    }
                }
                let player = is.player(seat);
                if n > 0 && player.poison == 0 && player.shrink == 0 && has("healing-ray") == 0 {
                    self.hearts_are_due(is);
                }
            }
            Face::Claw => {}
        }
    }

    /// Hearts that heal the roller: outside, under Resurrection of Osiris in Tokyo.
    fn hearts_are_due(&mut self, is: &State) {
        let seat = is.active();
        let osiris = facts::curse(is) == "resurrection-of-osiris";
        let hearts = i32::from(self.turn.heal);
        if is.in_tokyo(seat) == osiris {
            self.owe(
                is,
                seat,
                Good::Hearts,
                hearts * i32::from(facts::times(is)),
                "dice",
            );
        }
    }

    fn nothing_of_the_tower_is_due(&mut self) {
        let floor = self.turn.floor.take();
        self.expect(floor.is_none(), "the Tokyo Tower (`expansions.md` §3)", || {
            format!("floor {floor:?} is not claimed")
        });
    }

    fn piece(
        &mut self,
        seat: crate::Seat,
        piece: CardId,
        from: Option<crate::Seat>,
        was: &State,
        is: &State,
    ) {
        let floor = ["tower-bottom", "tower-middle", "tower-top"]
            .iter()
            .position(|slug| *slug == piece.slug());
        if let Some(floor) = floor {
            let due = self.turn.floor.take();
            let right = seat == is.active() && due == Some(floor as u8 + 1);
            self.expect(right, "the Tokyo Tower (`expansions.md` §3)", || {
                format!("{seat:?} takes {floor}")
            });
            let owner = was.floor_owner(floor as u8 + 1);
            self.expect(owner == from, "the Tokyo Tower (`expansions.md` §3)", || {
                format!("from {from:?}")
            });
        }
        if piece.slug() == "berserk" {
            self.deaths.healed.retain(|healed| *healed != seat);
            let due = std::mem::take(&mut self.turn.rage);
            self.expect(
                due && seat == is.active(),
                "Berserk begins (`expansions.md` §5)",
                || format!("{seat:?}"),
            );
        }
    }

    /// The end of a turn: what the dice of its active monster brought at R2 has come.
    pub(super) fn dice_are_over(&mut self, is: &State) {
        let seat = is.active();
        if !is.player(seat).alive || self.turn.fell || !self.turn.fixed || self.turn.skipped {
            return;
        }
        let cultists = std::mem::take(&mut self.turn.cultists);
        self.expect(cultists.is_empty(), "Cultists (`expansions.md` §2)", || {
            format!("none for {cultists:?}")
        });
        let evolution =
            self.turn.evolution && is.evolution_deck_size(seat) + is.evolution_discard_size(seat) > 0;
        self.expect(
            self.turn.drawn || !evolution,
            "an Evolution for three hearts",
            || "nothing is drawn".to_string(),
        );
        self.expect(!self.turn.skull, "the skull (`expansions.md` §5)", || {
            "it costs nothing".to_string()
        });
        let toll = self.turn.toll;
        self.expect(toll.is_none(), "False Blessing (`expansions.md` §4.7)", || {
            format!("{toll:?} faces cost nothing")
        });
        self.expect(!self.turn.rage, "Berserk begins (`expansions.md` §5)", || {
            "it does not".to_string()
        });
    }
}
