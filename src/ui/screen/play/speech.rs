//! Questions and answers in words: what is asked, what it means, what each button says. Every card is named through its
//! id; what an answer does is read from its kind.

use super::choice::{Act, Desk, Purpose, use_of};
use crate::engine::Seat;
use crate::engine::classic::rule::Step;
use crate::engine::classic::{Answer, CardId, HitKind, Key, Pick, Use, What};
use crate::engine::parts::Face;
use crate::fl;
use crate::i18n::{Names, Words};

/// A question in words.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Speech {
    /// What is asked.
    pub title: String,
    /// What it means, one line each; the first is the most important.
    pub lines: Vec<String>,
    /// Good to know where there is room for it.
    pub more: Option<String>,
    /// The first line warns.
    pub warning: bool,
    /// The cards that the question is about.
    pub cards: Vec<CardId>,
}

/// Speaks for one question.
#[derive(Debug, Clone, Copy)]
pub struct Speaker<'a> {
    /// In this language.
    pub words: &'a Words,
    /// With these names.
    pub names: &'a Names,
    /// About this question.
    pub desk: &'a Desk<'a>,
}

impl Speaker<'_> {
    /// The question.
    #[must_use]
    pub fn question(&self) -> Speech {
        let speech = self.asked();
        let cards = match self.desk.what() {
            What::ChooseCard { by } => vec![by],
            What::Harm => self
                .desk
                .state
                .landing()
                .and_then(|hit| hit.card)
                .into_iter()
                .collect(),
            What::Roll | What::Buy => Vec::new(),
            _ => self.desk.helpers(),
        };
        Speech { cards, ..speech }
    }

    fn asked(&self) -> Speech {
        let (words, state, seat) = (self.words, self.desk.state, self.desk.seat);
        let player = state.player(seat);
        let active = self.names.name(state.active());
        let plain = |title: String, hint: String| Speech {
            title,
            lines: vec![hint],
            ..Speech::default()
        };
        match self.desk.what() {
            What::StartOfTurn => plain(fl!(words, "play-ask-copy"), fl!(words, "play-hint-copy")),
            What::Roll => self.roll(),
            What::OpponentDice => plain(
                fl!(words, "play-ask-opponent", name = active),
                fl!(words, "play-hint-opponent"),
            ),
            What::ProbedDie => plain(fl!(words, "play-ask-probed"), fl!(words, "play-hint-probed")),
            What::ChangeDice if self.desk.selection.die.is_some() => {
                plain(fl!(words, "play-ask-face"), fl!(words, "play-hint-face"))
            }
            What::ChangeDice => plain(fl!(words, "play-ask-change"), fl!(words, "play-hint-change")),
            What::Group => plain(fl!(words, "play-ask-group"), fl!(words, "play-hint-group")),
            What::Hearts => {
                let count = state.turn().sizes[Face::Heart.index()];
                plain(
                    fl!(words, "play-ask-hearts", count = count),
                    fl!(words, "play-hint-hearts"),
                )
            }
            What::Harm => self.harm(),
            What::BesideDice => plain(fl!(words, "play-ask-beside"), fl!(words, "play-hint-beside")),
            What::Yield => self.yielding(),
            What::Buy => {
                let energy = player.energy;
                let hint = if self.desk.selection.buying {
                    fl!(words, "play-hint-buy-number")
                } else if (0..3).any(|slot| self.desk.slot(slot).is_some()) {
                    fl!(words, "play-hint-buy", energy = energy)
                } else {
                    fl!(words, "play-hint-buy-none", energy = energy)
                };
                let mut lines = vec![hint];
                if self.desk.is_covered() {
                    lines.push(fl!(words, "play-curtain-hint", name = self.names.name(seat)));
                }
                Speech {
                    title: fl!(words, "play-ask-buy"),
                    lines,
                    more: Some(fl!(words, "play-hint-buy-kinds")),
                    ..Speech::default()
                }
            }
            What::Opportunity => plain(
                fl!(words, "play-ask-opportunity"),
                fl!(
                    words,
                    "play-hint-opportunity",
                    name = active,
                    energy = player.energy
                ),
            ),
            What::ChooseCard { by } => plain(
                fl!(words, "play-ask-choose", card = words.card_name(by)),
                fl!(words, "play-hint-choose"),
            ),
            What::Sale => plain(fl!(words, "play-ask-sale"), fl!(words, "play-hint-sale")),
            What::ExtraTurn { .. } => {
                // What the chain has cost so far is counted already; the next turn costs one die more.
                let dice = state.dice_count(seat).saturating_sub(1);
                plain(
                    fl!(words, "play-ask-extra"),
                    fl!(words, "play-hint-extra", count = dice),
                )
            }
            What::Nothing
            | What::FirstThrow { .. }
            | What::Throw { .. }
            | What::ThrowDie { .. }
            | What::ThrowBeside { .. }
            | What::Reveal { .. } => Speech::default(),
        }
    }

    fn roll(&self) -> Speech {
        let (words, state) = (self.words, self.desk.state);
        let hint = if !state.may_reroll() {
            fl!(words, "play-hint-roll-last")
        } else if self.desk.to_roll() == 0 {
            fl!(words, "play-hint-roll-all")
        } else {
            self.roll_hint()
        };
        let title = if !state.may_reroll() {
            fl!(words, "play-ask-roll-last")
        } else if self.desk.to_roll() == 0 {
            fl!(words, "play-ask-roll-all")
        } else {
            fl!(words, "play-ask-roll")
        };
        Speech {
            title,
            lines: vec![hint],
            ..Speech::default()
        }
    }

    /// What the dice on the table suggest to know: the face that lies there most often decides.
    fn roll_hint(&self) -> String {
        let (words, state, seat) = (self.words, self.desk.state, self.desk.seat);
        if self.desk.selection.kept == 0 && state.turn().rolls <= 1 {
            return fl!(words, "play-hint-roll");
        }
        if state.in_tokyo(seat) {
            return fl!(words, "play-hint-roll-tokyo");
        }
        let dice = state.turn().dice;
        let most = Face::ALL
            .into_iter()
            .max_by_key(|face| dice.count(*face))
            .unwrap_or(Face::One);
        match most {
            Face::One | Face::Two | Face::Three => fl!(words, "play-hint-roll-set"),
            Face::Energy => fl!(words, "play-hint-roll-energy"),
            Face::Heart => fl!(words, "play-hint-roll-hearts", cap = state.cap(seat)),
            Face::Claw if state.all_seats().any(|other| state.in_tokyo(other)) => {
                fl!(words, "play-hint-roll-claws")
            }
            Face::Claw => fl!(words, "play-hint-roll-claws-empty"),
        }
    }

    fn harm(&self) -> Speech {
        let (words, state, seat) = (self.words, self.desk.state, self.desk.seat);
        let Some(hit) = state.landing() else {
            return Speech::default();
        };
        let player = state.player(seat);
        let count = hit.amount;
        let by = hit
            .by
            .filter(|by| *by != seat)
            .map(|by| self.names.name(by).to_owned());
        let card = hit
            .card
            .filter(|_| hit.kind != HitKind::Smash)
            .map(|card| words.card_name(card));
        let title = match (by, card) {
            (Some(name), _) => fl!(words, "play-ask-harm-by", name = name, count = count),
            (None, Some(card)) => fl!(words, "play-ask-harm-card", card = card, count = count),
            (None, None) => fl!(words, "play-ask-harm", count = count),
        };
        let (hearts, energy) = (player.hearts, player.energy);
        let deadly = self.desk.is_deadly();
        let outlook = if deadly {
            fl!(words, "play-harm-deadly", hearts = hearts, energy = energy)
        } else {
            let left = hearts - count;
            fl!(
                words,
                "play-harm-left",
                hearts = hearts,
                energy = energy,
                left = left
            )
        };
        let lines = vec![outlook];
        Speech {
            title,
            lines,
            warning: deadly,
            ..Speech::default()
        }
    }

    fn yielding(&self) -> Speech {
        let (words, state, seat) = (self.words, self.desk.state, self.desk.seat);
        let hearts = state.player(seat).hearts;
        let held: u8 = state
            .held_hits()
            .filter(|hit| hit.victim == seat)
            .map(|hit| hit.amount)
            .sum();
        let gain = if state.two_player_variant() {
            "+1⚡"
        } else {
            "+2★"
        };
        let attacker = self.names.name(state.active());
        let mut lines = vec![
            fl!(words, "play-yield-stay", gain = gain),
            fl!(words, "play-yield-leave", name = attacker, hearts = hearts),
        ];
        if held > 0 {
            let stay = if held >= hearts {
                fl!(words, "play-yield-held-deadly", count = held)
            } else {
                fl!(words, "play-yield-held-stay", count = held, hearts = hearts)
            };
            lines.insert(0, format!("{stay} {}", fl!(words, "play-yield-held-leave")));
        }
        Speech {
            title: fl!(words, "play-ask-yield"),
            lines,
            warning: held >= hearts,
            ..Speech::default()
        }
    }

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
            Answer::Choose(Pick::Card(key)) => match self.named(key) {
                Some((name, card)) => fl!(words, "play-do-copy", name = name, card = words.card_name(card)),
                None => String::new(),
            },
            Answer::Use(used) => self.using(used),
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
                    energy = of.card().cost
                ),
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
            (_, Pick::Nothing, Some(Step::Shield)) => {
                self.paid(fl!(words, "play-do-shield", card = card), paying)
            }
            (_, Pick::Nothing, Some(Step::ThrowPerHeart)) => {
                let count = state.landing().map_or(0, |hit| hit.amount);
                fl!(words, "play-do-roll-against", card = card, count = count)
            }
            (_, Pick::Nothing, Some(Step::MoreRolls(_))) => fl!(words, "play-do-more-rolls", card = card),
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
            Face::One | Face::Two | Face::Three if count < 3 => fl!(words, "play-effect-nothing"),
            Face::One | Face::Two | Face::Three => {
                let stars = face.number().unwrap_or(0) + count - 3;
                fl!(words, "play-effect-stars", count = stars)
            }
            Face::Energy => fl!(words, "play-effect-energy", count = count),
            Face::Heart if state.in_tokyo(seat) => fl!(words, "play-effect-no-heal"),
            Face::Heart => match state
                .cap(seat)
                .saturating_sub(state.player(seat).hearts)
                .min(count)
            {
                0 if state.player(seat).poison + state.player(seat).shrink == 0 => {
                    fl!(words, "play-effect-healthy")
                }
                healed => fl!(words, "play-effect-heal", count = healed.max(1)),
            },
            Face::Claw => {
                let inside = state.in_tokyo(seat);
                let struck = state
                    .living_after(seat)
                    .filter(|other| *other != seat && state.in_tokyo(*other) != inside);
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
            Purpose::Heal => fl!(words, "play-use-heal"),
            Purpose::Poison => fl!(words, "play-use-poison"),
            Purpose::Shrink => fl!(words, "play-use-shrink"),
        }
    }

    /// A card that is used although something else is asked; its owner is named where several people sit.
    #[must_use]
    pub fn free(&self, owner: Seat, used: Use) -> String {
        let words = self.words;
        let card = words.card_name(used.face);
        let energy = use_of(used).map_or(0, |(energy, _)| energy);
        if self.desk.shared {
            fl!(
                words,
                "play-free-of",
                name = self.names.name(owner),
                card = card,
                energy = energy
            )
        } else {
            fl!(words, "play-free", card = card, energy = energy)
        }
    }

    /// The card that an answer names, for its bubble.
    #[must_use]
    pub fn card_of(&self, act: Act) -> Option<CardId> {
        let Act::Say(answer) = act else { return None };
        let state = self.desk.state;
        match answer {
            Answer::Buy(slot) => state.market().get(usize::from(slot)).copied().flatten(),
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
                Pick::Nothing | Pick::Die(_) | Pick::DieFace(..) => used.face,
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
