//! Questions in words: what is asked and what it means. What the buttons say stands in [`label`](super::label).

use super::choice::Desk;
use engine::classic::rule::Stat;
use engine::classic::{CardId, Face, HitKind, What};
use words::fl;
use words::{Names, Words};

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
            What::Hearts => self.desk.healers(),
            What::Roll | What::Buy | What::Commit => Vec::new(),
            What::ChangeDice if !self.desk.changes_dice() => Vec::new(),
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
            What::StartOfTurn => plain(
                fl!(words, "play-ask-copy"),
                if self.desk.copies_for_nothing() {
                    fl!(words, "play-hint-copy-free")
                } else {
                    fl!(words, "play-hint-copy")
                },
            ),
            What::Roll => self.roll(),
            What::OpponentDice if self.desk.selection.die.is_some() => {
                plain(fl!(words, "play-ask-with"), fl!(words, "play-hint-with"))
            }
            What::OpponentDice => plain(
                fl!(words, "play-ask-opponent", name = active),
                fl!(words, "play-hint-opponent"),
            ),
            What::ProbedDie => plain(fl!(words, "play-ask-probed"), fl!(words, "play-hint-probed")),
            What::ChangeDice if self.desk.selection.die.is_some() => {
                plain(fl!(words, "play-ask-face"), fl!(words, "play-hint-face"))
            }
            What::ChangeDice if !self.desk.changes_dice() => plain(
                fl!(words, "play-ask-before-dice"),
                fl!(words, "play-hint-before-dice"),
            ),
            What::ChangeDice => plain(fl!(words, "play-ask-change"), fl!(words, "play-hint-change")),
            What::Group => plain(fl!(words, "play-ask-group"), fl!(words, "play-hint-group")),
            What::Hearts => {
                let count = state.turn().sizes[Face::Heart.index()];
                let hint = if state.claims(Stat::HealsOthers, seat) {
                    fl!(words, "play-hint-hearts-others")
                } else {
                    fl!(words, "play-hint-hearts")
                };
                plain(fl!(words, "play-ask-hearts", count = count), hint)
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
                } else if self.desk.is_barred() {
                    fl!(words, "play-hint-buy-barred", energy = energy)
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
            What::Costume => plain(fl!(words, "play-ask-costume"), fl!(words, "play-hint-costume")),
            What::Tile { level } => plain(
                fl!(words, "play-ask-tile"),
                fl!(words, "play-hint-tile", level = level),
            ),
            What::Commit => plain(
                fl!(words, "play-ask-cheer", name = active),
                fl!(words, "play-hint-cheer"),
            ),
            What::Exchange => plain(
                fl!(words, "play-ask-swap", name = active),
                fl!(
                    words,
                    "play-hint-swap",
                    name = active,
                    card = self
                        .desk
                        .given()
                        .map(|card| words.card_name(card))
                        .unwrap_or_default()
                ),
            ),
            What::Theft => plain(
                fl!(words, "play-ask-theft"),
                fl!(words, "play-hint-theft", energy = player.energy),
            ),
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
}
