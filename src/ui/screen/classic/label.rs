//! Answers in words: what each button says, and which card it is about. Every card is named through its id; what a use
//! does is read from its kind.

use super::choice::{Act, Purpose, use_of};
use super::order;
use super::speech::Speaker;
use engine::classic::rule::{Stat, Step};
use engine::classic::{Answer, CardId, Face, Key, Pick, State, Use, What};
use engine::{Asked, Game, Seat};
use words::fl;

impl Speaker<'_> {
    /// What the button of an act says; ★ ♥ ⚡ stand for their symbols.
    #[must_use]
    pub fn label(&self, act: Act) -> String {
        let words = self.words;
        match act {
            Act::Say(answer) => self.answer(answer),
            Act::KeepAll(true) => fl!(words, "play-do-keep-all"),
            Act::KeepAll(false) => fl!(words, "play-do-keep-none"),
            Act::Pick(_) => fl!(words, "play-do-other-die"),
            Act::Uncover => fl!(words, "play-curtain", name = self.names.name(self.desk.seat)),
            Act::Keep(_) | Act::Spend(..) | Act::Buying => String::new(),
        }
    }

    /// What becomes of one who is about to be knocked out after using a card: nothing to say where it saves, or where
    /// chance decides.
    fn outcome(&self, used: Use) -> Option<String> {
        let (words, state) = (self.words, self.desk.state);
        let victim = state.landing().map(|hit| hit.victim)?;
        let hit = |state: &State| {
            state
                .landing()
                .filter(|hit| hit.victim == victim)
                .map(|hit| hit.amount)
        };
        let lost = |state: &State| hit(state).is_some_and(|amount| amount >= state.player(victim).hearts);
        let mut after = *state;
        if !lost(state) || after.apply(Answer::Use(used)).is_err() || !lost(&after) {
            return None;
        }
        // As often as the energy lasts: it may save only when it is used again.
        let hearts = after.player(victim).hearts;
        while lost(&after) && after.apply(Answer::Use(used)).is_ok() {}
        Some(if lost(&after) {
            fl!(words, "play-harm-still-out", hearts = hearts)
        } else if matches!(after.asks(), Asked::Nature) {
            return None;
        } else {
            fl!(words, "play-harm-once-more", hearts = hearts)
        })
    }

    fn answer(&self, answer: Answer) -> String {
        let (words, state) = (self.words, self.desk.state);
        match answer {
            Answer::Reroll(dice) => fl!(words, "play-do-roll", count = dice.count_ones()),
            Answer::Done => self.done(),
            Answer::Group(face) => self.effect(face),
            Answer::RestInDefaultOrder => fl!(words, "play-do-order"),
            Answer::Hearts(_) => fl!(words, "play-do-hearts"),
            Answer::Yield => fl!(words, "play-do-yield"),
            Answer::Stay => fl!(words, "play-do-stay"),
            Answer::Buy(slot) => self.buys(state.market().get(usize::from(slot)).copied().flatten()),
            Answer::Sweep => fl!(words, "play-do-sweep"),
            Answer::Accept => fl!(words, "play-do-extra"),
            Answer::Choose(Pick::Kind(card)) => words.card_name(card),
            Answer::Choose(Pick::Card(key)) if self.desk.what() == What::Theft => match self.named(key) {
                Some((name, _)) => {
                    let card = self.printed(key).unwrap_or_default();
                    let energy = state.price(self.desk.seat, card);
                    let card = words.card_name(card);
                    fl!(
                        words,
                        "play-do-buy-from",
                        name = name,
                        card = card,
                        energy = energy
                    )
                }
                None => String::new(),
            },
            Answer::Choose(Pick::Card(key)) => match self.named(key) {
                Some((name, card)) => fl!(words, "play-do-copy", name = name, card = words.card_name(card)),
                None => String::new(),
            },
            Answer::Use(used) => match self.outcome(used) {
                Some(outcome) => format!("{} {outcome}", self.using(used)),
                None => self.using(used),
            },
            Answer::Choose(_) | Answer::Faces(_) | Answer::Card(_) => String::new(),
        }
    }

    fn done(&self) -> String {
        let words = self.words;
        match self.desk.what() {
            What::Roll => fl!(words, "play-do-stop"),
            What::OpponentDice => fl!(words, "play-do-leave-dice"),
            What::ProbedDie => fl!(words, "play-do-keep-die"),
            What::ChangeDice => fl!(words, "play-do-keep-dice"),
            What::Harm if self.desk.is_deadly() => fl!(words, "play-do-take-deadly"),
            What::Harm => fl!(words, "play-do-take"),
            What::Buy if self.desk.state.turn().bought == 0 => fl!(words, "play-do-buy-none"),
            What::Opportunity => fl!(words, "play-do-pass"),
            What::StartOfTurn => fl!(words, "play-do-copy-none"),
            What::Tile { .. } => fl!(words, "play-do-tile-none"),
            What::Exchange => fl!(words, "play-do-swap-none"),
            What::Theft => fl!(words, "play-do-theft-none"),
            What::Commit => fl!(words, "play-do-cheer-none"),
            What::ExtraTurn { .. } => fl!(words, "play-do-extra-none"),
            _ => fl!(words, "play-do-done"),
        }
    }

    fn buys(&self, card: Option<CardId>) -> String {
        let Some(card) = card else { return String::new() };
        let price = self.desk.state.price(self.desk.seat, card);
        fl!(
            self.words,
            "play-do-buy",
            card = self.words.card_name(card),
            energy = price
        )
    }

    fn using(&self, used: Use) -> String {
        let (words, state, seat) = (self.words, self.desk.state, self.desk.seat);
        let card = words.card_name(used.face);
        let (paying, first) = use_of(used).unwrap_or((0, None));
        let price = |card: CardId| state.price(seat, card);
        // A card may say itself what using it means.
        if used.pick == Pick::Nothing
            && let Some(own) = words.card_use(used.face)
        {
            return self.paid(own, paying);
        }
        match (self.desk.what(), used.pick, first) {
            (What::Roll, Pick::Die(die), _) => {
                let face = words.face_name(self.face(die));
                fl!(words, "play-do-reroll-face", face = face, card = card)
            }
            (_, Pick::Die(_), _) => fl!(words, "play-do-reroll-die", card = card),
            (_, Pick::DieFace(_, face), _) => words.face_name(face),
            (_, Pick::Slot(slot), _) => self.buys(state.market().get(usize::from(slot)).copied().flatten()),
            (_, Pick::Deck(depth), _) => match state.known_to(seat).find(|(at, _)| *at == depth) {
                Some((_, found)) => {
                    fl!(
                        words,
                        "play-do-buy-deck",
                        card = words.card_name(found),
                        energy = price(found)
                    )
                }
                None => fl!(words, "play-do-use", card = card),
            },
            (What::Buy, Pick::Card(key), _) => match self.named(key) {
                Some((name, of)) => {
                    let energy = price(self.printed(key).unwrap_or(of));
                    fl!(
                        words,
                        "play-do-buy-from",
                        name = name,
                        card = words.card_name(of),
                        energy = energy
                    )
                }
                None => String::new(),
            },
            (What::Sale, Pick::Card(key), _) => match self.printed(key) {
                Some(of) => fl!(
                    words,
                    "play-do-sell",
                    card = words.card_name(of),
                    energy = state.printed_cost(of)
                ),
                None => String::new(),
            },
            (_, Pick::Card(key), _) if paying == 0 => match self.named(key) {
                Some((name, of)) => {
                    fl!(words, "play-do-copy", name = name, card = words.card_name(of))
                }
                None => String::new(),
            },
            (_, Pick::Card(key), _) => match self.named(key) {
                Some((name, of)) => {
                    fl!(
                        words,
                        "play-do-copy-paying",
                        name = name,
                        card = words.card_name(of),
                        energy = paying
                    )
                }
                None => String::new(),
            },
            (_, Pick::Number(count), _) => fl!(words, "play-do-pay-hearts", card = card, count = count),
            (_, Pick::Kind(of), _) => words.card_name(of),
            (_, Pick::Nothing, Some(Step::SoftenBy(count))) => {
                self.paid(fl!(words, "play-do-soften", card = card, count = count), paying)
            }
            (_, Pick::Nothing, Some(Step::Shield)) => {
                self.paid(fl!(words, "play-do-shield", card = card), paying)
            }
            (_, Pick::Nothing, Some(Step::ThrowPerHeart)) => {
                let count = state.landing().map_or(0, |hit| hit.amount);
                fl!(words, "play-do-roll-against", card = card, count = count)
            }
            (_, Pick::Nothing, Some(Step::MoreRolls(_))) => {
                self.paid(fl!(words, "play-do-more-rolls", card = card), paying)
            }
            (_, Pick::Nothing, Some(Step::Peek)) => fl!(words, "play-do-peek", card = card),
            (_, Pick::Nothing, _) if paying > 0 => {
                fl!(words, "play-do-use-paying", card = card, energy = paying)
            }
            (_, Pick::Nothing, _) => fl!(words, "play-do-use", card = card),
        }
    }

    fn paid(&self, label: String, energy: u8) -> String {
        if energy == 0 {
            label
        } else {
            format!("{label} ({energy}⚡)")
        }
    }

    fn face(&self, die: u8) -> Face {
        let dice = self.desk.state.turn().dice;
        if usize::from(die) < dice.len() {
            dice.get(usize::from(die))
        } else {
            Face::One
        }
    }

    /// A card in play: its owner's name and what it acts as.
    fn named(&self, key: Key) -> Option<(String, CardId)> {
        let held = self.desk.state.held(key)?;
        Some((self.names.name(held.owner).to_owned(), held.face))
    }

    fn printed(&self, key: Key) -> Option<CardId> {
        self.desk.state.held(key).map(|held| held.card)
    }

    /// What resolving a group of dice will do.
    #[must_use]
    pub fn effect(&self, face: Face) -> String {
        let (words, state, seat) = (self.words, self.desk.state, self.desk.seat);
        let count = state.turn().sizes[face.index()];
        match face {
            _ if state.stat(Stat::DeadFaces, seat, 0) & 1 << face as u8 != 0 => {
                fl!(words, "play-effect-nothing")
            }
            Face::One | Face::Two | Face::Three if count < 3 => fl!(words, "play-effect-nothing"),
            Face::One | Face::Two | Face::Three => {
                let stars = face.number().unwrap_or(0) + count - 3;
                match order::wickedness(state, face) {
                    0 => fl!(words, "play-effect-stars", count = stars),
                    wicked => fl!(words, "play-effect-wicked", count = stars, wicked = wicked),
                }
            }
            Face::Energy => {
                let gained: i32 = state.stat(Stat::EnergyPerFace, seat, 1) * i32::from(count);
                fl!(words, "play-effect-energy", count = gained)
            }
            Face::Heart if order::heals_others(state, seat) => fl!(words, "play-effect-heal-others"),
            Face::Heart if order::wastes_hearts(state, seat) => fl!(words, "play-effect-no-heal"),
            Face::Heart => match state
                .cap(seat)
                .saturating_sub(state.player(seat).hearts)
                .min(order::hearts_healed(state, seat, count))
            {
                0 if state.player(seat).poison + state.player(seat).shrink == 0 => {
                    fl!(words, "play-effect-healthy")
                }
                healed => fl!(words, "play-effect-heal", count = healed.max(1)),
            },
            Face::Claw => {
                let inside = state.in_tokyo(seat);
                let all = state.claims(Stat::ReachesAll, seat);
                let struck = state
                    .living_after(seat)
                    .filter(|other| *other != seat && (all || state.in_tokyo(*other) != inside));
                let names: Vec<String> = struck.map(|other| self.names.name(other).to_owned()).collect();
                if names.is_empty() {
                    fl!(words, "play-effect-nobody")
                } else {
                    fl!(
                        words,
                        "play-effect-claws",
                        count = count,
                        who = words.list(&names)
                    )
                }
            }
        }
    }

    /// What a number of hearts is used for.
    #[must_use]
    pub fn purpose(&self, purpose: Purpose) -> String {
        let words = self.words;
        match purpose {
            Purpose::Heal if order::wastes_hearts(self.desk.state, self.desk.seat) => {
                fl!(words, "play-use-nothing")
            }
            Purpose::Other(seat) => fl!(words, "play-use-other", name = self.names.name(seat)),
            Purpose::Heal => fl!(words, "play-use-heal"),
            Purpose::Poison => fl!(words, "play-use-poison"),
            Purpose::Shrink => fl!(words, "play-use-shrink"),
        }
    }

    /// A card that is used although something else is asked; its owner is named where several people sit.
    #[must_use]
    pub fn free(&self, owner: Seat, used: Use) -> String {
        let words = self.words;
        let own = words.card_use(used.face);
        let card = own.unwrap_or_else(|| words.card_name(used.face));
        let energy = use_of(used).map_or(0, |(energy, _)| energy);
        let label = if self.desk.shared {
            let name = self.names.name(owner);
            if energy == 0 {
                fl!(words, "play-do-copy", name = name, card = card)
            } else {
                fl!(words, "play-free-of", name = name, card = card, energy = energy)
            }
        } else if energy == 0 {
            card
        } else {
            fl!(words, "play-free", card = card, energy = energy)
        };
        match self.outcome(used) {
            Some(outcome) => format!("{label} {outcome}"),
            None => label,
        }
    }

    /// The card that an answer names, for its bubble.
    #[must_use]
    pub fn card_of(&self, act: Act) -> Option<CardId> {
        let Act::Say(answer) = act else { return None };
        let state = self.desk.state;
        match answer {
            Answer::Buy(slot) => state.market().get(usize::from(slot)).copied().flatten(),
            Answer::Choose(Pick::Kind(card)) => Some(card),
            Answer::Choose(Pick::Card(key)) => state.held(key).map(|held| held.face),
            Answer::Use(used) => Some(match used.pick {
                Pick::Card(key) => state.held(key).map_or(used.face, |held| held.face),
                Pick::Deck(depth) => state
                    .known_to(self.desk.seat)
                    .find(|(at, _)| *at == depth)
                    .map_or(used.face, |(_, card)| card),
                Pick::Slot(slot) => state
                    .market()
                    .get(usize::from(slot))
                    .copied()
                    .flatten()
                    .unwrap_or(used.face),
                Pick::Kind(of) => of,
                Pick::Nothing | Pick::Die(_) | Pick::DieFace(..) | Pick::Number(_) => used.face,
            }),
            _ => None,
        }
    }
}

/// The symbol on the button of an act, a picture of `ui/`; empty for none.
#[must_use]
pub fn symbol(act: Act, what: What) -> &'static str {
    match act {
        Act::Say(Answer::Reroll(_)) => "roll",
        Act::Say(Answer::Use(_)) if what == What::Commit => "cheer",
        Act::Say(Answer::Done) => match what {
            What::Harm => "",
            _ => "done",
        },
        Act::Say(Answer::Yield) => "yield",
        Act::Say(Answer::Stay) => "stay",
        Act::Say(Answer::Sweep) => "sweep",
        Act::Say(Answer::RestInDefaultOrder | Answer::Hearts(_) | Answer::Accept) => "done",
        Act::Say(Answer::Buy(_)) => "buy",
        Act::Uncover => "eye",
        Act::KeepAll(_) => "lock",
        Act::Pick(_) => "back",
        _ => "",
    }
}
