//! Whoever has no hearts left: what brings it back, what it loses, what others get for it (`core.md` §3.6 to
//! §3.8, `expansions.md` §13, `evolutions.md` §1.6 and §3.0).

use super::Judge;
use super::dues::Due;
use super::facts::{self, Good};
use crate::classic::rule::Kind;
use crate::classic::{CardId, Edition, Event, Held, HitKind, Key, LeaveReason, Moment, Piece, State, What};
use crate::{Seat, Seats};

/// What a card that brings back does: hearts, stars, and what goes.
struct Rebirth {
    slug: &'static str,
    hearts: u8,
    stars: u8,
    /// Power cards, costumes and tiles go.
    cards: bool,
    /// Evolutions and energy go.
    evolutions: bool,
}

/// `expansions.md` §13, with the cards' own lines. The transformation card always goes.
const REBIRTHS: [Rebirth; 4] = [
    Rebirth {
        slug: "nine-lives",
        hearts: 9,
        stars: 9,
        cards: true,
        evolutions: true,
    },
    Rebirth {
        slug: "zombify",
        hearts: 12,
        stars: 0,
        cards: true,
        evolutions: false,
    },
    Rebirth {
        slug: "it-has-a-child",
        hearts: 10,
        stars: 0,
        cards: true,
        evolutions: false,
    },
    Rebirth {
        slug: "monster-sidekick",
        hearts: 10,
        stars: 0,
        cards: false,
        evolutions: false,
    },
];

/// What is known of the monsters that have fallen since the last answer.
#[derive(Debug, Default)]
pub(super) struct Deaths {
    /// Whoever has gained hearts by its own doing, while Berserk.
    pub calmed: Vec<Seat>,
    /// Those among them who must be calm by now.
    pub healed: Vec<Seat>,
    /// Eliminated.
    pub gone: Seats,
    /// Through whom each seat lost hearts last.
    last: [Option<Seat>; 6],
    /// What must be out of play when somebody is asked again, and what must not.
    out: Vec<(Key, CardId, &'static str)>,
    back: Vec<Seat>,
    left: Vec<Seat>,
    /// Asked about Nine Lives since it fell.
    asked: Seats,
    fallen: Seats,
    /// Wickedness when it fell.
    wicked: [u8; 6],
    nine: Seats,
    /// Counters that Scythes must have.
    scythes: Vec<(Key, u8)>,
    /// Freeze Rays that go home.
    rays: Vec<(Key, Seat)>,
}

impl Deaths {
    /// By this rule the card has to be out of play when somebody is asked again.
    pub(super) fn goes(&mut self, held: &Held, rule: &'static str) {
        self.out.push((held.key, held.card, rule));
    }

    /// Another answer is heard.
    pub(super) fn begin(&mut self) {
        self.calmed.clear();
        self.healed.clear();
        self.out.clear();
        self.back.clear();
        self.left.clear();
        self.scythes.clear();
        self.rays.clear();
    }
}

/// Is it the Dark Edition, where a child leaves the gauge too?
fn dark(state: &State) -> bool {
    state.options().edition == Edition::Dark
}

impl Judge {
    pub(super) fn of_deaths(&mut self, event: Event, was: &State, is: &State) {
        self.pieces_stay(event, was, is);
        match event {
            Event::LifeLost { victim, by, kind, .. } => {
                let by = by.filter(|by| *by != victim && kind != HitKind::Token);
                self.deaths.last[victim.index()] = by;
            }
            Event::ReachedZero { seat } => {
                self.deaths.fallen.insert(seat);
                self.deaths.wicked[seat.index()] = is.player(seat).wicked;
                self.deaths.asked.remove(seat);
                self.deaths.nine.remove(seat);
                self.turn.fell |= seat == is.active();
                for other in is.all_seats() {
                    let mut pays = |good, amount, slug| {
                        for _ in 0..facts::copies(is, other, slug) {
                            self.dues.push(Due {
                                seat: other,
                                good,
                                amount,
                                slug,
                                moot: false,
                            });
                        }
                    };
                    pays(Good::Stars, 3, "eater-of-the-dead");
                    if other != seat {
                        pays(Good::Stars, 3, "programmed-to-destroy");
                        pays(Good::Energy, 2, "programmed-to-destroy");
                    }
                }
            }
            Event::DecisionMade {
                seat,
                what: What::Window {
                    moment: Moment::Dying,
                },
                ..
            } => self.deaths.asked.insert(seat),
            Event::EvolutionPlayed { seat, card } if card.slug() == "nine-lives" => {
                self.deaths.nine.insert(seat);
            }
            Event::LeftTokyo {
                seat,
                reason: LeaveReason::Reborn,
                ..
            } => self.deaths.left.push(seat),
            // Who loses Zombie at 0 hearts is not killed by whoever once brought it there.
            Event::CardStolen { from, .. } => self.deaths.last[from.index()] = None,
            Event::CardsSwapped { seat, with, .. } => {
                self.deaths.last[seat.index()] = None;
                self.deaths.last[with.index()] = None;
            }
            Event::Reborn { seat, card, hearts } => self.reborn(seat, card, hearts, was, is),
            Event::Eliminated { seat } => self.eliminated(seat, was),
            _ => {}
        }
    }

    /// Energy goes with elimination, and with Nine Lives.
    pub(super) fn loses_energy(&self, seat: Seat) -> bool {
        self.deaths.gone.contains(seat) || self.deaths.nine.contains(seat)
    }

    /// Nine Lives is being played by this seat.
    pub(super) fn reborn_by(&self, seat: Seat, slug: &str) -> bool {
        slug == "nine-lives" && self.deaths.nine.contains(seat)
    }

    /// Whoever lives keeps its pieces: floors and the Scarab go to who takes them, Cultists are spent one by
    /// one.
    fn pieces_stay(&mut self, event: Event, was: &State, is: &State) {
        for held in was.in_play() {
            let Some(piece) = held.card.piece().filter(|piece| *piece != Piece::Form) else {
                continue;
            };
            let now = is.held(held.key);
            let kept = now.is_some_and(|now| now.owner == held.owner && now.tokens >= held.tokens);
            let spent = matches!(event, Event::CardCountersChanged { seat, .. } if seat == held.owner)
                && piece == Piece::Cultists
                && now.is_none_or(|now| now.tokens + 1 == held.tokens);
            let taken = matches!(event, Event::PieceTaken { piece, from, .. }
                if piece == held.card && from == Some(held.owner));
            let right = kept || spent || taken || self.deaths.gone.contains(held.owner);
            self.expect(
                right,
                "pieces stay with who comes back (`expansions.md` §13)",
                || format!("{} of {:?} at {event:?}", held.card.slug(), held.owner),
            );
        }
    }

    /// A card brings a monster back.
    fn reborn(&mut self, seat: Seat, card: CardId, hearts: u8, was: &State, is: &State) {
        let Some(rebirth) = REBIRTHS.iter().find(|rebirth| rebirth.slug == card.slug()) else {
            self.objects("rebirths", format!("{} brings nobody back", card.slug()));
            return;
        };
        let ra = facts::curse(is) == "bow-before-ra";
        let right = if ra { rebirth.hearts.min(8) } else { rebirth.hearts };
        let player = is.player(seat);
        self.expect(
            right == hearts && right == player.hearts,
            "rebirths: hearts (`settled.md` §6)",
            || format!("{} with {hearts}, not {right}", rebirth.slug),
        );
        // Nine Lives sets its stars right after.
        let stars = rebirth.slug == "nine-lives" || player.stars == rebirth.stars;
        self.expect(stars, "rebirths: stars", || {
            format!("{} with {}", rebirth.slug, player.stars)
        });
        self.comes_first(seat, rebirth.slug, is);
        let bare = player.energy == 0 && is.hand_size(seat) == 0;
        self.expect(
            !rebirth.evolutions || bare,
            "what a rebirth takes (`expansions.md` §13)",
            || format!("{} leaves {} energy", rebirth.slug, player.energy),
        );
        let emptied = rebirth.slug == "zombify" || rebirth.slug == "it-has-a-child" && dark(is);
        let gauge = if emptied {
            0
        } else {
            self.deaths.wicked[seat.index()]
        };
        self.expect(
            player.wicked == gauge,
            "rebirths: wickedness (`expansions.md` §13)",
            || format!("{} at {}, not {gauge}", rebirth.slug, player.wicked),
        );
        if is.in_tokyo(seat) {
            self.deaths.back.push(seat);
        }
        let snapshot: Vec<(Key, CardId)> = was.held_by(seat).map(|held| (held.key, held.card)).collect();
        for (key, card) in snapshot {
            let goes = match card.kind() {
                Kind::Keep | Kind::Costume | Kind::Discard => rebirth.cards && card.slug() != "zombify",
                Kind::Tile(_) => rebirth.cards,
                Kind::Evolution(_) => {
                    let own = was.held(key).is_some_and(|held| held.giver.get().is_none());
                    rebirth.evolutions && own
                }
                Kind::Piece(piece) => piece == Piece::Form,
                Kind::Curse(_) => false,
            };
            if goes {
                self.deaths
                    .out
                    .push((key, card, "what a rebirth takes (`expansions.md` §13)"));
            }
        }
        self.deaths.fallen.remove(seat);
    }

    /// The order of those that bring back (`evolutions.md` §3.0, `settled.md` §22).
    fn comes_first(&mut self, seat: Seat, slug: &str, is: &State) {
        let lives = is.hand(seat).iter().any(|card| card.slug() == "nine-lives");
        let skipped = lives && slug != "nine-lives" && !self.deaths.asked.contains(seat);
        self.expect(!skipped, "Nine Lives is asked first (`settled.md` §22)", || {
            format!("{slug} for {seat:?}")
        });
    }

    /// A monster leaves the game.
    fn eliminated(&mut self, seat: Seat, was: &State) {
        self.deaths.gone.insert(seat);
        self.dues.retain(|due| due.seat != seat);
        let bound = was.player(seat).follows.is_some();
        let lives = was.hand(seat).iter().any(|card| card.slug() == "nine-lives");
        let asked = self.deaths.asked.contains(seat);
        let falls = was.player(seat).hearts == 0;
        self.expect(
            !lives || asked || bound && !falls,
            "Nine Lives is asked first (`settled.md` §22)",
            || format!("{seat:?} is out"),
        );
        let child = facts::copies(was, seat, "it-has-a-child") > 0;
        let rises = facts::copies(was, seat, "zombify") > 0 && !was.player(seat).risen;
        self.expect(
            !falls || !child && !rises,
            "rebirths come before elimination",
            || format!("{seat:?} is out"),
        );
        // Scythe counts eliminations by damage that its owner deals.
        if let Some(by) = self.deaths.last[seat.index()].filter(|_| falls) {
            for held in facts::acting(was, by, "scythe") {
                let known = self.deaths.scythes.iter().position(|(key, _)| *key == held.key);
                match known {
                    Some(place) => self.deaths.scythes[place].1 += 1,
                    None => self.deaths.scythes.push((held.key, held.tokens + 1)),
                }
            }
        }
        for held in was.held_by(seat).filter(|held| held.card.slug() == "freeze-ray") {
            if let Some(giver) = held.giver.get() {
                self.deaths.rays.push((held.key, giver));
            }
        }
    }

    /// Somebody is asked again: those who fell have what the book leaves them.
    pub(super) fn deaths_are_settled(&mut self, is: &State) {
        for seat in is.all_seats().filter(|seat| !is.player(*seat).alive) {
            let player = is.player(seat);
            let empty = is.held_by(seat).next().is_none()
                && (player.energy, player.stars, player.hearts) == (0, 0, 0)
                && !is.in_tokyo(seat)
                && is.hand_size(seat) == 0
                && !is.is_berserk(seat)
                && is.target() != Some(seat);
            self.expect(empty, "the eliminated have nothing", || {
                format!("{seat:?} {player:?}")
            });
            let given = is.in_play().iter().any(|held| held.giver.get() == Some(seat));
            self.expect(
                !given,
                "gifts of the eliminated leave play (`evolutions.md` §1.6)",
                || format!("of {seat:?}"),
            );
        }
        for seat in std::mem::take(&mut self.deaths.healed) {
            self.expect(
                !is.is_berserk(seat),
                "Berserk ends by healing (`expansions.md` §5, 13)",
                || format!("{seat:?} still is"),
            );
        }
        for (key, card, rule) in std::mem::take(&mut self.deaths.out) {
            self.expect(is.held(key).is_none(), rule, || card.slug().to_string());
        }
        for seat in std::mem::take(&mut self.deaths.back) {
            let left = self.deaths.left.contains(&seat) || !is.player(seat).alive;
            self.expect(left, "whoever comes back is outside", || format!("{seat:?}"));
        }
        for (key, count) in std::mem::take(&mut self.deaths.scythes) {
            let right = is.held(key).is_none_or(|held| held.tokens == count);
            self.expect(right, "Scythe", || format!("{:?}, not {count}", is.held(key)));
        }
        for (key, giver) in std::mem::take(&mut self.deaths.rays) {
            let held = is.held(key);
            let home = if is.player(giver).alive {
                held.is_some_and(|held| match held.giver.get() {
                    None => held.owner == giver,
                    Some(lender) => lender == giver && is.player(held.owner).alive,
                })
            } else {
                held.is_none()
            };
            self.expect(home, "Freeze Ray goes home (`evolutions.md` §1.6)", || {
                format!("{held:?}")
            });
        }
    }

    /// The end of a turn: whoever wears Zombie was asked about Nine Lives (`settled.md` §22).
    pub(super) fn nobody_was_forgotten(&mut self, is: &State) {
        for seat in is.all_seats() {
            let undead = is.player(seat).alive && is.player(seat).hearts == 0;
            let lives = is.hand(seat).iter().any(|card| card.slug() == "nine-lives");
            let fallen = self.deaths.fallen.contains(seat) && undead && lives;
            let asked = self.deaths.asked.contains(seat);
            self.expect(
                !fallen || asked,
                "Nine Lives is asked first (`settled.md` §22)",
                || format!("{seat:?} wears Zombie"),
            );
        }
        self.deaths.fallen = Seats::NONE;
    }
}
