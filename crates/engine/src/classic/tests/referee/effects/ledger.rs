//! The ledger: every change of stars, energy and hearts has a cause that may give or take so much.

use super::Judge;
use super::dues::ONLY_DUE;
use super::facts::{self, Good};
use super::tables::{self, entry};
use crate::Seat;
use crate::classic::rule::{Kind, Stay};
use crate::classic::{CardId, Cause, Event, Face, State};

impl Judge {
    /// One change of a number.
    pub(super) fn entry(&mut self, event: Event, was: &State, is: &State) {
        match event {
            Event::StarsChanged {
                seat,
                asked,
                delta,
                cause,
                ..
            } => {
                let before = i32::from(was.player(seat).stars);
                let (asked, delta) = (i32::from(asked), i32::from(delta));
                if !self.sets_stars(cause) {
                    let real = if asked > 0 {
                        asked.min(20 - before)
                    } else {
                        asked.max(-before)
                    };
                    self.expect(real == delta, "stars stop at 0 and 20", || {
                        format!("{asked} asked, {delta} at {before}")
                    });
                    let barred = asked > 0 && facts::barred(is, seat, Good::Stars);
                    self.expect(!barred, "barred gains (`expansions.md` §4.5)", || {
                        format!("{event:?}")
                    });
                }
                self.stars(seat, asked, cause, was, is);
            }
            Event::EnergyChanged {
                seat, delta, cause, ..
            } => {
                self.energy(seat, i32::from(delta), cause, was, is);
            }
            Event::LifeGained {
                seat,
                asked,
                delta,
                cause,
                ..
            } => {
                let (before, cap) = (was.player(seat).hearts, facts::cap(was, seat));
                let deadly = was.landing_hit().is_some_and(|hit| hit.victim == seat);
                let real = asked.min(cap.saturating_sub(before));
                // Only Rapid Healing counts past the cap, in a deadly window (`settled.md` §3).
                let past = deadly && self.past_the_cap(cause);
                self.expect(real == delta || past, "hearts stop at the cap", || {
                    format!("{event:?} at {before} of {cap}")
                });
                let barred = facts::barred(is, seat, Good::Hearts);
                self.expect(!barred, "barred gains (`expansions.md` §4.5)", || {
                    format!("{event:?}")
                });
                self.hearts(seat, i32::from(asked), cause, was, is);
            }
            Event::CardBought {
                seat,
                card,
                from,
                price,
            } => self.price(seat, card, price, Some(from), was),
            Event::CardStolen {
                seat, card, price, ..
            } => self.price(seat, card, price, None, was),
            _ => {}
        }
    }

    fn past_the_cap(&self, cause: Cause) -> bool {
        matches!(cause, Cause::Card(card) if ["rapid-healing", "regeneration"].contains(&card.slug()))
    }

    /// Nine Lives sets a score; that is no gain.
    fn sets_stars(&self, cause: Cause) -> bool {
        matches!(cause, Cause::Card(card) if card.slug() == "nine-lives") || cause == Cause::Death
    }

    fn stars(&mut self, seat: Seat, asked: i32, cause: Cause, was: &State, is: &State) {
        let active = is.active();
        match cause {
            Cause::Dice => self.only_due(is, seat, Good::Stars, asked, "dice"),
            Cause::Income => {
                let right = asked == 2 && seat == active && is.in_tokyo(seat) && !is.two_player_variant();
                self.told(is, seat, Good::Stars, asked, "income");
                self.expect(right && self.turn.started_inside, "Tokyo income", || {
                    format!("{asked}")
                });
            }
            Cause::Entering => {
                self.expect(asked == 1 && is.in_tokyo(seat), "entry reward", || {
                    format!("{asked}")
                });
            }
            Cause::PaidBy(_) | Cause::PaidTo(_) => self.paid(Good::Stars, seat, asked, cause),
            Cause::Death => {}
            Cause::Card(card) => {
                let slug = card.slug();
                let amount = match slug {
                    "nine-lives" => {
                        Some(9 - i32::from(was.player(seat).stars)).filter(|_| self.reborn_by(seat, slug))
                    }
                    "twas-beauty-killed-the-beast" if asked < 0 => Some(-i32::from(was.player(seat).stars)),
                    _ if asked < 0 => entry(tables::STARS_LOST, slug).map(|stars| -stars),
                    "energy-hoarder" => Some(i32::from(was.player(seat).energy / 6)),
                    "rooting-for-the-underdog" => Some(i32::from(facts::copies(was, seat, slug))),
                    "army" => Some(cards(was, seat, Kind::is_power_card)),
                    "tile-have-it-all" if asked != 1 => Some(cards(was, seat, |kind| kind == Kind::Keep)),
                    "tile-have-it-all" => Some(1),
                    "cult-worshippers" => Some(self.turn.healed[seat.index()]),
                    "pandarwinism" => Some(asked).filter(|_| self.is_due(seat, Good::Stars, asked, slug)),
                    "nurture-the-young" => Some(asked).filter(|_| asked == self.turn.robbed),
                    "vengeance-of-horus" => Some(i32::from(facts::shown(was, Face::Claw))),
                    _ => entry(tables::STARS, slug),
                };
                if slug == "nurture-the-young" {
                    self.turn.robbed += i32::from(asked < 0);
                }
                self.amount(Good::Stars, seat, asked, amount, card);
                self.has_it(seat, asked, card, was, is);
                if ONLY_DUE.contains(&slug) {
                    self.only_due(is, seat, Good::Stars, asked, slug);
                } else {
                    self.told(is, seat, Good::Stars, asked, slug);
                }
                self.earned(seat, asked, slug, was);
            }
            other => self.objects("ledger: stars", format!("{asked} through {other:?}")),
        }
    }

    /// What has to have happened for these stars.
    fn earned(&mut self, seat: Seat, asked: i32, slug: &str, was: &State) {
        let told = |test: &dyn Fn(&Event) -> bool| self.told.iter().any(test);
        let right = match slug {
            "herbivore" => !self.turn.bloody,
            "throw-a-tanker" => {
                let claws = self.turn.smash.as_ref().map_or(0, |smash| smash.total);
                claws >= 3 && self.turn.wounded
            }
            "twas-beauty-killed-the-beast" => asked < 0 || was.in_tokyo(seat),
            "black-diamond" => told(
                &|event| matches!(event, Event::EnteredTokyo { seat: of, .. } | Event::StayChosen { seat: of } if *of == seat),
            ),
            "media-friendly" | "king-of-the-gizmo" => {
                told(&|event| matches!(event, Event::CardBought { seat: of, .. } if *of == seat))
            }
            _ => true,
        };
        self.expect(right, "what has to have happened", || {
            format!("{slug} for {seat:?}")
        });
    }

    fn energy(&mut self, seat: Seat, delta: i32, cause: Cause, was: &State, is: &State) {
        let active = is.active();
        let refund = match cause {
            Cause::Sale(_) => true,
            Cause::Card(card) => tables::REFUNDS.contains(&card.slug()),
            _ => false,
        };
        if delta > 0 && !refund {
            let barred = facts::barred(is, seat, Good::Energy);
            self.expect(!barred, "barred gains (`expansions.md` §4.5)", || {
                format!("{delta} energy for {seat:?} through {cause:?}")
            });
            let elsewhere = seat == is.active() && facts::diverted(is).is_some();
            self.expect(!elsewhere, "diverted gains (`expansions.md` §4.7)", || {
                format!("{delta} energy for {seat:?} through {cause:?}")
            });
        }
        match cause {
            Cause::Dice => self.only_due(is, seat, Good::Energy, delta, "dice"),
            Cause::Income => {
                self.told(is, active, Good::Energy, delta, "income");
                let right = delta == 1 && is.two_player_variant() && self.turn.started_inside;
                self.expect(right, "Tokyo income", || format!("{delta} energy"));
            }
            Cause::Entering => self.expect(delta == 1 && is.two_player_variant(), "entry reward", || {
                format!("{delta} energy")
            }),
            Cause::Price(card) => self.expect(delta < 0, "prices", || format!("{card:?} {delta}")),
            Cause::Sweep => self.expect(delta == -2, "prices", || format!("a sweep for {delta}")),
            Cause::Sale(card) => {
                let cost = i32::from(is.printed_cost(card));
                self.expect(delta == cost, "sales", || format!("{} for {delta}", card.slug()));
            }
            Cause::PaidBy(_) | Cause::PaidTo(_) => self.paid(Good::Energy, seat, delta, cause),
            Cause::Death => {
                let taken = delta < 0 && self.loses_energy(seat);
                self.expect(taken, "ledger: energy", || format!("{delta} of a death"));
            }
            Cause::Tokens => self.objects("ledger: energy", format!("{delta} through tokens")),
            Cause::Card(card) => {
                let slug = card.slug();
                let before = i32::from(was.player(seat).energy);
                let amount = match slug {
                    "robot" if delta < 0 => Some(delta),
                    "vast-storm" if delta < 0 => Some(-(before / 2)),
                    "thot-blindness" => Some(-before.min(2)),
                    "hotep-peace" => Some(-before.min(i32::from(facts::shown(was, Face::Claw)))),
                    "gaze-of-the-sphinx" if delta < 0 => Some(-before.min(3)),
                    _ if delta < 0 => entry(tables::ENERGY_LOST, slug).map(|energy| -energy),
                    "battery-monster" => Some(delta).filter(|delta| (1..=2).contains(delta)),
                    "solar-powered" => {
                        let empty = was.player(is.active()).energy == 0 || facts::copies(was, seat, slug) > 1;
                        Some(delta).filter(|_| empty)
                    }
                    "bobbing-for-apples" => Some(delta),
                    "bamboo-supply" => Some(delta).filter(|delta| *delta == i32::from(self.turn.bamboo)),
                    "anger-batteries" => Some(self.turn.hurt[seat.index()]),
                    "stroke-of-genius" => Some(self.turn.charged[seat.index()]),
                    "destructive-analysis" => Some(i32::from(facts::symbols(was, Face::Claw))),
                    "energy-sword" => Some(i32::from(facts::symbols(was, Face::Claw))),
                    "panda-monium" => Some(if delta == 6 { 6 } else { 3 }),
                    "scribe-perseverance" => Some(i32::from(facts::shown(was, Face::One))),
                    "tile-skybeam" => Some(delta).filter(|_| self.is_due(seat, Good::Energy, delta, slug)),
                    _ => entry(tables::ENERGY, slug),
                };
                let turned = slug == "anger-batteries" || slug == "stroke-of-genius";
                let amount = match facts::diverted(is) {
                    Some(_) if turned => Some(delta), // counted for the player, gained by the holder
                    _ => amount,
                };
                self.amount(Good::Energy, seat, delta, amount, card);
                self.has_it(seat, delta, card, was, is);
                if delta > 0 && ONLY_DUE.contains(&slug) {
                    self.only_due(is, seat, Good::Energy, delta, slug);
                } else {
                    self.told(is, seat, Good::Energy, delta, slug);
                }
            }
        }
        if delta > 0 && !refund {
            self.turn.charged[seat.index()] += delta;
        }
    }

    fn hearts(&mut self, seat: Seat, asked: i32, cause: Cause, was: &State, is: &State) {
        let elsewhere = seat == is.active() && facts::diverted(is).is_some();
        let given = matches!(cause, Cause::PaidBy(_));
        self.expect(
            !elsewhere || given,
            "diverted gains (`expansions.md` §4.7)",
            || format!("{asked} hearts for {seat:?} through {cause:?}"),
        );
        match cause {
            Cause::Dice => {
                let active = is.active();
                let osiris = facts::curse(is) == "resurrection-of-osiris";
                self.expect(is.in_tokyo(active) == osiris, "hearts and Tokyo", || {
                    format!("{asked}")
                });
                self.expect(!facts::void(is, Face::Heart), "void faces", || {
                    "hearts heal".to_string()
                });
                let hearts = i32::from(self.turn.heal) * i32::from(facts::times(is));
                self.expect(asked == hearts, "hearts of the dice", || {
                    format!("{asked}, not {hearts}")
                });
                self.told(is, active, Good::Hearts, asked, "dice");
            }
            Cause::PaidBy(_) => {
                self.payment = None;
                self.expect(asked == 1, "payments", || format!("{asked} hearts"));
            }
            Cause::Card(card) => {
                let slug = card.slug();
                let amount = match slug {
                    "healing-ray" => Some(asked).filter(|_| seat != is.active()),
                    "tile-full-regeneration" => {
                        let of = facts::diverted(is).map_or(seat, |_| is.active());
                        Some(i32::from(facts::cap(was, of)))
                    }
                    "tile-skybeam" => Some(i32::from(self.turn.heal)),
                    _ => entry(tables::HEARTS, slug),
                };
                self.amount(Good::Hearts, seat, asked, amount, card);
                if slug != "healing-ray" {
                    self.has_it(seat, asked, card, was, is);
                }
                if slug == "boogie-dance" || slug == "growing-fast" {
                    self.only_due(is, seat, Good::Hearts, asked, slug);
                } else {
                    self.told(is, seat, Good::Hearts, asked, slug);
                }
                let own = [Some(seat), facts::diverted(is).map(|_| is.active())];
                let hurt = own
                    .into_iter()
                    .flatten()
                    .any(|seat| self.turn.hurt[seat.index()] > 0);
                self.expect(slug != "ghost" || hurt, "Ghost", || {
                    format!("{seat:?} lost nothing")
                });
                let bites = own
                    .into_iter()
                    .flatten()
                    .any(|seat| self.turn.culprits.contains(seat));
                self.expect(slug != "vampire" || bites, "Vampire", || {
                    format!("{seat:?} hurt nobody")
                });
            }
            other => self.objects("ledger: hearts", format!("{asked} through {other:?}")),
        }
        let gained = i32::from(is.player(seat).hearts) - i32::from(was.player(seat).hearts);
        self.turn.healed[seat.index()] += gained;
    }

    fn amount(&mut self, good: Good, seat: Seat, told: i32, right: Option<i32>, card: CardId) {
        let table = match (good, told > 0) {
            (Good::Stars, true) => "stars",
            (Good::Stars, false) => "stars lost",
            (Good::Energy, true) => "energy",
            (Good::Energy, false) => "energy lost",
            (Good::Hearts, _) => "hearts",
        };
        self.seen.insert((table, card.slug()));
        self.expect(right == Some(told), "ledger: amounts", || {
            format!(
                "{} gives {seat:?} {told} {good:?}, the book says {right:?}",
                card.slug()
            )
        });
    }

    /// Who gains or pays through a card has it in front of it, and no curse silences it.
    fn has_it(&mut self, seat: Seat, asked: i32, card: CardId, was: &State, is: &State) {
        let stays = match card.kind() {
            Kind::Keep | Kind::Costume | Kind::Tile(_) | Kind::Piece(_) => true,
            Kind::Evolution(evolution) => evolution.stay == Stay::Permanent,
            _ => false,
        };
        if !stays {
            return;
        }
        let slug = card.slug();
        let theirs = |state: &State, seat| {
            let mut held = state.held_by(seat).filter(|held| facts::acts(state, held));
            held.any(|held| held.face == card || held.card == card)
        };
        let anybody = |state: &State| state.all_seats().any(|seat| theirs(state, seat));
        let just_gone = self.left.iter().any(|(_, face)| face.slug() == slug);
        let right = if asked < 0 && entry(tables::STARS_LOST, slug).is_some() {
            anybody(was) || anybody(is)
        } else {
            let meant = facts::diverted(is) == Some(seat);
            let active = is.active();
            theirs(was, seat) || theirs(is, seat) || meant && (theirs(was, active) || theirs(is, active))
        };
        self.expect(right || just_gone, "cards act for those who have them", || {
            format!("{slug} for {seat:?} under {}", facts::curse(is))
        });
    }
}

fn cards(state: &State, seat: Seat, counts: impl Fn(Kind) -> bool) -> i32 {
    state
        .held_by(seat)
        .filter(|held| counts(held.card.kind()))
        .count() as i32
}
