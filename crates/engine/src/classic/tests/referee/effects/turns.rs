//! Turns: their order, those that are skipped, how many dice and rolls they have, and what goes home or is
//! discarded when they end (`evolutions.md` §3.0, `core.md` §2.4 and §2.12).

use super::facts::{self, Good};
use super::{Judge, Notes};
use crate::Seat;
use crate::classic::{Answer, CardId, Cause, Event, Face, Pick, Reason, SpecialFace, State, What};

/// What the judge notes down of the order of turns.
#[derive(Debug, Default)]
pub(super) struct Order {
    /// Turns with fewer dice in a row.
    chain: u8,
    last: Option<Seat>,
    /// Builders' Uprising gives a turn.
    uprising: Option<Seat>,
    /// The last turn had three 1s or more.
    ones: bool,
}

impl Order {
    /// The turn of this seat is the first one that is heard.
    pub(super) fn joins(&mut self, active: Seat) {
        self.last = Some(active);
    }
}

/// Cards that go at the end of the turn in which they were played.
const FOR_A_TURN: [&str; 5] = [
    "cat-nip",
    "detachable-tail",
    "mecha-blast",
    "rabbits-foot",
    "simian-scamper",
];

/// What comes at the start of a turn.
const AT_THE_START: [(&str, Good, i32); 10] = [
    ("princess", Good::Stars, 1),
    ("tile-eternal", Good::Hearts, 1),
    ("tile-tireless", Good::Energy, 1),
    ("tile-sonic-boomer", Good::Stars, 1),
    ("tower-bottom", Good::Hearts, 1),
    ("tower-middle", Good::Hearts, 1),
    ("tower-middle", Good::Energy, 1),
    ("i-am-the-king", Good::Stars, 1),
    ("urbavore", Good::Stars, 1),
    ("battery-monster", Good::Energy, 2),
];

/// What comes only in Tokyo.
const WHERE_IN_TOKYO: [&str; 3] = ["income", "i-am-the-king", "urbavore"];

/// What may still come in a turn that is skipped (`settled.md` §21).
const AT_ANY_END: [&str; 6] = [
    "ghost",
    "vampire",
    "twas-beauty-killed-the-beast",
    "regeneration",
    "friend-of-children",
    "cultists",
];

/// The order of a monster's own extra turns: the Freeze Time turn is offered before.
fn rank(state: &State, key: crate::classic::Key) -> Option<u8> {
    match state.held(key)?.card.slug() {
        "tile-final-push" => Some(0),
        "jungle-frenzy" => Some(2),
        _ => None,
    }
}

impl Judge {
    /// What the event says of turns and their dice.
    pub(super) fn of_turns(&mut self, event: Event, was: &State, is: &State) {
        let active = is.active();
        match event {
            Event::TurnStarted { seat, reason, .. } => {
                self.order.chain = if reason == Reason::FewerDice {
                    self.order.chain + 1
                } else {
                    0
                };
                self.before_a_turn(is);
                let right = self
                    .order
                    .uprising
                    .is_none_or(|owner| !is.player(owner).alive || reason == Reason::Curse && seat == owner);
                self.expect(right, "the order of extra turns (`evolutions.md` §3.0)", || {
                    "not Builders' Uprising first".to_string()
                });
                self.order.uprising = None;
                let earned = reason != Reason::FewerDice || self.order.ones && self.order.last == Some(seat);
                self.expect(earned, "Freeze Time", || "no three 1s".to_string());
                self.turn = Notes {
                    started_inside: is.in_tokyo(seat),
                    ..Notes::default()
                };
                self.order.last = Some(seat);
                self.a_turn_begins(is);
            }
            Event::TurnEnded { .. } => {
                self.nothing_is_due(is);
                self.dice_are_over(is);
                self.claws_are_over(is);
                self.nobody_was_forgotten(is);
                self.own_turns_in_order(is);
                // A turn of Builders' Uprising comes before that of Freeze Time.
                let ones = self.turn.fixed && facts::dice(is, Face::One) >= 3;
                self.order.ones = ones || self.order.ones && is.turn().reason == Reason::Curse;
            }
            Event::TurnSkipped { .. } => {
                self.turn.skipped = true;
                self.dues.clear();
            }
            Event::ExtraTurnQueued { seat, card } => match card.slug() {
                "builders-uprising" => {
                    let right = seat == active && !is.in_tokyo(seat) && is.fate() == Some(SpecialFace::Ankh);
                    self.expect(right, "Builders' Uprising", || format!("{seat:?}"));
                    self.order.uprising = Some(seat);
                }
                "jungle-frenzy" => {
                    let right = seat == active && !is.in_tokyo(seat) && self.turn.wounded_inside;
                    self.expect(right, "Jungle Frenzy", || format!("{seat:?}"));
                }
                _ => {}
            },
            Event::LeftTokyo { seat, .. } => {
                for held in facts::acting(was, seat, "twas-beauty-killed-the-beast") {
                    self.deaths
                        .goes(held, "'Twas Beauty goes at once (`evolutions.md` §3.4)");
                }
                if seat == active && !self.turn.rolled {
                    self.dues.retain(|due| !WHERE_IN_TOKYO.contains(&due.slug));
                }
            }
            Event::EnteredTokyo { seat, .. } if seat == active => {
                let out = matches!(
                    (facts::curse(is), is.fate()),
                    ("pharaonic-ego", Some(SpecialFace::Ankh))
                        | ("resurrection-of-osiris", Some(SpecialFace::Snake))
                );
                self.expect(!out, "who is cast out stays out (`expansions.md` §4.7)", || {
                    format!("{seat:?}")
                });
            }
            Event::EvolutionPlayed { card, .. } => self.turn.played.push(card.slug()),
            Event::CardCountersChanged { seat, card, now: 0 } if card.slug() == "bamboo-supply" => {
                let lay = facts::acting(was, seat, "bamboo-supply")
                    .map(|held| held.tokens)
                    .max();
                self.turn.bamboo = lay.unwrap_or(0);
            }
            Event::DiceRolled {
                roll,
                limit,
                mask,
                dice,
                ..
            } => {
                self.expect(!self.turn.skipped, "skipped turns (`settled.md` §21)", || {
                    "dice are rolled".to_string()
                });
                if !self.turn.rolled {
                    self.turn.rolled = true;
                    self.nothing_is_due(is);
                    self.own_weather_is_over(is);
                    let right = self.dice_of(is);
                    self.expect(dice.len() == right, "how many dice", || {
                        format!("{}, the book has {right}", dice.len())
                    });
                    self.turn.frozen = frozen(is)
                        .and_then(|_| dice.len().checked_sub(1))
                        .map(|die| die as u8);
                }
                let right = self.rolls_of(is);
                self.expect(limit == right, "how many rolls", || {
                    format!("{limit}, the book has {right}")
                });
                if roll > 1 {
                    self.not_frozen(|die| mask & 1 << die != 0, "rolled");
                }
                if let (Some(die), Some(face)) = (self.turn.frozen, frozen(is)) {
                    let shows = dice.iter().nth(usize::from(die));
                    self.expect(
                        shows == Some(face),
                        "a frozen die stays (`evolutions.md` §3.1)",
                        || format!("{shows:?}, not {face:?}"),
                    );
                }
            }
            Event::DieRerolled { die, card, .. } => self.not_frozen(|frozen| frozen == die, card.slug()),
            Event::DieChanged { die, card, .. } => self.not_frozen(|frozen| frozen == die, card.slug()),
            Event::DieRemoved { die, card, .. } => {
                self.not_frozen(|frozen| frozen == die, card.slug());
                self.turn.frozen = self.turn.frozen.map(|frozen| frozen - u8::from(frozen > die));
            }
            Event::RollLimitChanged { .. } => self.turn.more_rolls += 1,
            Event::DecisionMade {
                seat,
                answer: Answer::Use(used),
                ..
            } if used.face.slug() == "encased-in-ice" && seat == active => {
                if let Pick::Die(die) = used.pick {
                    self.turn.frozen = Some(die);
                }
            }
            Event::DecisionMade {
                what: What::Curse { by },
                answer: Answer::Choose(Pick::Card(key)),
                ..
            } if by.slug() == "gaze-of-the-sphinx" => {
                let own = was.held(key).is_some_and(|held| match held.giver.get() {
                    Some(owner) => owner == active,
                    None => held.owner == active,
                });
                self.expect(own, "own Evolutions (`settled.md` §45)", || {
                    format!("{:?}", was.held(key))
                });
            }
            Event::StarsChanged { cause, .. } | Event::LifeGained { cause, .. } if self.turn.skipped => {
                let after = matches!(cause, Cause::Card(card) if self.may_follow_a_skip(card));
                self.expect(
                    after || cause == Cause::Death,
                    "skipped turns (`settled.md` §21)",
                    || format!("{event:?}"),
                );
            }
            _ => {}
        }
        if self.turn.frozen.is_some() && !in_ice(is) && self.turn.fixed {
            self.turn.frozen = None;
        }
    }

    /// May it still pay in a turn that is skipped, because it may be played at any time or pays at any end?
    fn may_follow_a_skip(&self, card: CardId) -> bool {
        AT_ANY_END.contains(&card.slug()) || card.evolution().is_some() || card.slug() == "rapid-healing"
    }

    /// Nobody touches a frozen die.
    fn not_frozen(&mut self, hits: impl Fn(u8) -> bool, what: &str) {
        let touched = self.turn.frozen.is_some_and(hits);
        self.expect(!touched, "a frozen die stays (`evolutions.md` §3.1)", || {
            what.to_owned()
        });
    }

    /// What comes by itself at the start of a turn (`core.md` §2.3).
    fn a_turn_begins(&mut self, is: &State) {
        let seat = is.active();
        for (slug, good, amount) in AT_THE_START {
            for _ in 0..facts::copies(is, seat, slug) {
                if is.in_tokyo(seat) || !WHERE_IN_TOKYO.contains(&slug) {
                    self.owe(is, seat, good, amount, slug);
                }
            }
        }
        if is.in_tokyo(seat) && is.two_player_variant() {
            self.owe(is, seat, Good::Energy, 1, "income");
        } else if is.in_tokyo(seat) {
            self.owe(is, seat, Good::Stars, 2, "income");
        }
    }

    /// What lasts for a turn is gone, what was lent is home.
    fn before_a_turn(&mut self, is: &State) {
        for held in is.in_play() {
            let slug = held.face.slug();
            let over = FOR_A_TURN.contains(&slug);
            self.expect(!over, "cards for a turn are discarded", || slug.to_string());
            let staked = ["exotic-arms", "energy-sword"].contains(&slug) && held.tokens > 0;
            self.expect(!staked, "stakes do not linger (`evolutions.md` §3.2)", || {
                slug.to_string()
            });
            let lent =
                slug == "freeze-ray" && held.giver.get().is_some() && self.order.last == Some(held.owner);
            self.expect(
                !lent,
                "Freeze Ray goes home (`evolutions.md` §3.1, `settled.md` §34)",
                || format!("it lies before {:?}", held.owner),
            );
        }
    }

    /// What an Evolution did until its owner's next turn is over (`evolutions.md` §3.0).
    fn own_weather_is_over(&mut self, is: &State) {
        for held in is.held_by(is.active()) {
            let slug = held.face.slug();
            let lasts = ["blizzard", "cold-wave"].contains(&slug) && !self.turn.played.contains(&slug);
            let frozen = slug == "encased-in-ice" && held.tokens > 0;
            self.expect(!lasts && !frozen, "until the owner's next turn", || {
                slug.to_owned()
            });
        }
    }

    /// Somebody is asked: what a card had to choose when it was played it has chosen.
    pub(super) fn after_answer(&mut self, is: &State) {
        self.deaths_are_settled(is);
        let busy = matches!(is.question().what, What::Evolution { .. }) || is.turn().number == 0;
        let blank = is
            .in_play()
            .iter()
            .any(|held| held.card.slug() == "icy-reflection" && held.face == held.card);
        self.expect(
            !blank || busy,
            "Icy Reflection chooses at once (`evolutions.md` §1.8)",
            || format!("under {}", facts::curse(is)),
        );
    }

    /// Own extra turns that wait stand in their order.
    fn own_turns_in_order(&mut self, is: &State) {
        let own = is.queued.iter().filter(|extra| extra.seat == is.active());
        let ranks: Vec<u8> = own.map(|extra| rank(is, extra.key).unwrap_or(1)).collect();
        self.expect(
            ranks.is_sorted(),
            "the order of extra turns (`evolutions.md` §3.0)",
            || format!("{ranks:?}"),
        );
    }

    /// Dice of a turn (`core.md` §2.4).
    fn dice_of(&self, is: &State) -> usize {
        let seat = is.active();
        let has = |slug| i32::from(facts::copies(is, seat, slug));
        let stomps: i32 = is
            .all_seats()
            .filter(|other| *other != seat)
            .flat_map(|other| facts::acting(is, other, "thunder-stomp"))
            .map(|held| i32::from(held.tokens))
            .sum();
        let cursed = match facts::curse(is) {
            "raging-flood" => -1,
            "false-blessing" => 2,
            _ => 0,
        };
        let count = 6 + has("extra-head") + has("natural-selection") + has("tile-cyberbrain") + cursed
            - i32::from(is.player(seat).shrink)
            - i32::from(self.order.chain)
            - i32::from(facts::of_others(is, seat, "cold-wave"))
            - i32::from(facts::gifts(is, seat, "i-live-under-your-bed"))
            - stomps;
        count.max(0) as usize
    }

    /// Rolls of a turn.
    fn rolls_of(&self, is: &State) -> u8 {
        let seat = is.active();
        if facts::of_others(is, seat, "blizzard") > 0 || facts::copies(is, seat, "cat-nip") > 0 {
            return 1;
        }
        let has = |slug| i32::from(facts::copies(is, seat, slug));
        let cursed = match facts::curse(is) {
            "buried-in-sand" => -1 + i32::from(is.fate() == Some(SpecialFace::Ankh)),
            "false-blessing" => 1,
            _ => 0,
        };
        let more = has("giant-brain") + has("statue-of-liberty") + has("tile-devious");
        let less = i32::from(facts::gifts(is, seat, "ignis-fatus"));
        (3 + more + cursed - less).max(1) as u8 + self.turn.more_rolls
    }
}

/// Does a die of somebody lie in ice?
fn in_ice(state: &State) -> bool {
    let mut held = state.in_play().iter();
    held.any(|held| held.face.slug() == "encased-in-ice" && held.tokens > 0)
}

/// The frozen die of another monster, which is the active monster's too; Gaze does not thaw it (`settled.md`
/// §34).
fn frozen(state: &State) -> Option<Face> {
    let lying = state.in_play().iter().find(|held| {
        held.face.slug() == "encased-in-ice" && held.owner != state.active() && held.tokens > 0
    })?;
    Face::ALL.get(usize::from(lying.tokens) - 1).copied()
}
