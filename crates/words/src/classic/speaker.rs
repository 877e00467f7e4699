//! Questions in words: what is asked and what it means, said to the one who is asked.

use super::course::{Course, Fate};
use super::names::{card_name, card_text};
use crate::{Names, Words, fl};
use engine::classic::rule::{Rule, Stat};
use engine::classic::{
    Answer, CardId, Face, Good, Hit, HitKind, Key, Moment, Pick, PowerUp, State, Use, What,
};
use engine::parts::DiceMask;
use engine::{Asked, Game, Seat};

/// A question in words, ★ ♥ ⚡ in them for stars, hearts and energy.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Speech {
    /// What is asked; empty when no seat is asked.
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

/// What the one who is asked has selected on the way to an answer, as far as the words follow it. Nothing by
/// default: whoever says whole answers selects nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Selected {
    /// The dice that are kept.
    pub kept: DiceMask,
    /// The die that is going to be changed or thrown again.
    pub die: Option<u8>,
    /// What that die is turned to is chosen; it is asked with which card.
    pub aimed: bool,
    /// The next number that is typed buys.
    pub buying: bool,
    /// The card with which the next die that is pressed is thrown again.
    pub thrower: Option<Key>,
}

/// Speaks for the open question of a position: the window, the terminal and pictures say the same.
#[derive(Debug, Clone, Copy)]
pub struct Speaker<'a> {
    /// In this language, with the cards as they are printed at this table.
    pub words: &'a Words,
    /// With these names.
    pub names: &'a Names,
    /// About the question that is open here.
    pub state: &'a State,
    /// While this is selected.
    pub selected: Selected,
}

impl<'a> Speaker<'a> {
    /// Speaks for the open question of this position, while nothing is selected.
    #[must_use]
    pub fn new(words: &'a Words, names: &'a Names, state: &'a State) -> Self {
        Self {
            words,
            names,
            state,
            selected: Selected::default(),
        }
    }
}

impl Speaker<'_> {
    /// The question.
    #[must_use]
    pub fn question(&self) -> Speech {
        let Some(seat) = self.seat() else {
            return Speech::default();
        };
        Speech {
            cards: self.cards(seat),
            ..self.asked(seat)
        }
    }

    /// Who is asked.
    pub(super) fn seat(&self) -> Option<Seat> {
        match self.state.question().of {
            Asked::Seat(seat) => Some(seat),
            Asked::Nature | Asked::NoOne => None,
        }
    }

    pub(super) fn what(&self) -> What {
        self.state.question().what
    }

    /// The cards that can be used as an answer; those that can be used whatever is asked are left out.
    fn uses(&self, seat: Seat) -> Vec<Use> {
        let (mut answers, mut free) = (Vec::new(), Vec::new());
        self.state.answers(&mut answers);
        self.state.free_actions(seat, &mut free);
        let own = answers.into_iter().filter(|answer| !free.contains(answer));
        own.filter_map(|answer| match answer {
            Answer::Use(used) => Some(used),
            _ => None,
        })
        .collect()
    }

    /// The cards that the question is about.
    fn cards(&self, seat: Seat) -> Vec<CardId> {
        let helpers = || each_once(self.uses(seat).into_iter().map(|used| used.face));
        match self.what() {
            What::ChooseCard { by } | What::Evolution { by } | What::Curse { by } => vec![by],
            What::Draft | What::Draw | What::Window { .. } => Vec::new(),
            What::Harm => self
                .state
                .landing()
                .and_then(|hit| hit.card)
                .into_iter()
                .collect(),
            What::Hearts => {
                let held = self.state.held_by(seat).map(|held| held.face);
                each_once(held.filter(|card| heals_others(*card)))
            }
            // Why there are fewer dice or rolls.
            What::Roll => each_once(self.state.hindrances(seat).map(|held| held.face)),
            What::Buy | What::Commit => Vec::new(),
            What::ChangeDice if self.changes_dice(seat) => helpers(),
            What::ChangeDice => Vec::new(),
            What::StartOfTurn
            | What::OpponentDice
            | What::ProbedDie
            | What::Group
            | What::BesideDice
            | What::Yield
            | What::Opportunity
            | What::Sale
            | What::ExtraTurn { .. }
            | What::Costume
            | What::Tile { .. }
            | What::Exchange
            | What::Theft
            | What::Nothing
            | What::FirstThrow { .. }
            | What::Throw { .. }
            | What::ThrowDie { .. }
            | What::ThrowBeside { .. }
            | What::ThrowSpecial { .. }
            | What::Reveal { .. } => helpers(),
        }
    }

    /// Some dice may count before the others, or a card before all of them.
    fn group(&self) -> Speech {
        let words = self.words;
        let groups = Face::ALL.into_iter();
        let groups = groups.filter(|face| self.state.offers(Answer::Group(*face)));
        match groups.count() {
            0 => speech(fl!(words, "play-ask-resolve"), fl!(words, "play-hint-resolve")),
            1 => speech(fl!(words, "play-ask-resolve"), fl!(words, "play-hint-group")),
            _ => speech(fl!(words, "play-ask-group"), fl!(words, "play-hint-group")),
        }
    }

    fn asked(&self, seat: Seat) -> Speech {
        let words = self.words;
        let energy = self.state.player(seat).energy;
        let active = self.names.name(self.state.active());
        match self.what() {
            What::StartOfTurn => self.copies(seat),
            What::Roll => self.roll(seat),
            What::OpponentDice => self.dice_of(active),
            What::ProbedDie => speech(fl!(words, "play-ask-probed"), fl!(words, "play-hint-probed")),
            What::ChangeDice => self.change(seat),
            What::Group => self.group(),
            What::Hearts => self.hearts(seat),
            What::Harm => match self.state.landing() {
                Some(hit) => self.harm(seat, hit),
                None => Speech::default(),
            },
            What::BesideDice => speech(fl!(words, "play-ask-beside"), fl!(words, "play-hint-beside")),
            What::Yield => self.yielding(seat),
            What::Buy => self.buy(seat),
            What::Opportunity => speech(
                fl!(words, "play-ask-opportunity"),
                fl!(words, "play-hint-opportunity", name = active, energy = energy),
            ),
            What::ChooseCard { by } => speech(
                fl!(words, "play-ask-choose", card = card_name(words, by)),
                fl!(words, "play-hint-choose"),
            ),
            What::Sale => speech(fl!(words, "play-ask-sale"), fl!(words, "play-hint-sale")),
            What::ExtraTurn { .. } => {
                let mut next = *self.state;
                let begins =
                    next.apply(Answer::Accept).is_ok() && next.turn().number > self.state.turn().number;
                let dice = match next.question().what {
                    What::Throw { .. } if begins => next.turn().dice.len(),
                    // Somebody is asked before. What the chain has cost so far is counted already; the next
                    // turn costs one die more.
                    _ => usize::from(self.state.dice_count(seat).saturating_sub(1)),
                };
                let dice = dice + next.special_dice_thrown() as usize;
                let hint = fl!(words, "play-hint-extra", count = dice);
                speech(fl!(words, "play-ask-extra"), hint)
            }
            What::Costume => speech(fl!(words, "play-ask-costume"), fl!(words, "play-hint-costume")),
            What::Tile { level } => {
                let hint = fl!(words, "play-hint-tile", level = level);
                speech(fl!(words, "play-ask-tile"), hint)
            }
            What::Commit => speech(
                fl!(words, "play-ask-cheer", name = active),
                fl!(words, "play-hint-cheer"),
            ),
            What::Exchange => self.exchange(seat, active),
            What::Draft => speech(words.text("play-ask-draft"), words.text("play-hint-draft")),
            What::Draw => {
                // Where the other one goes (`evolutions.md` §1.7).
                let hint = match self.state.options().power_up {
                    _ if self.state.turn().number == 0 => "play-hint-draw-first",
                    PowerUp::Controlled => "play-hint-draw-under",
                    _ => "play-hint-draw",
                };
                speech(words.text("play-ask-draw"), words.text(hint))
            }
            What::Evolution { by } => self.evolution(seat, by),
            What::Curse { by } => self.curse(seat, by),
            What::Window { moment } => speech(
                words.text(&format!("play-ask-window-{}", moment.slug())),
                match (moment, self.state.wanted()) {
                    (Moment::Purchase, Some(card)) => words.text_with(
                        "play-hint-window-purchase",
                        &[("who", active.into()), ("card", card_name(words, card).into())],
                    ),
                    (Moment::Flip, _) if self.state.is_beast(seat) == Some(true) => {
                        words.text("play-hint-flip-biped")
                    }
                    (Moment::Flip, _) => words.text("play-hint-flip-beast"),
                    (Moment::Freeze, _) if self.freezes(seat) => words.text("play-hint-freeze"),
                    _ => words.text("play-hint-window"),
                },
            ),
            What::Theft => speech(
                fl!(words, "play-ask-theft"),
                fl!(words, "play-hint-theft", energy = energy),
            ),
            What::Nothing
            | What::FirstThrow { .. }
            | What::Throw { .. }
            | What::ThrowDie { .. }
            | What::ThrowBeside { .. }
            | What::ThrowSpecial { .. }
            | What::Reveal { .. } => Speech::default(),
        }
    }

    /// What the open curse asks: which dice are rolled again, or anything else.
    fn curse(&self, seat: Seat, by: CardId) -> Speech {
        let (words, state) = (self.words, self.state);
        let card = ("card", card_name(words, by).into());
        let mut answers = Vec::new();
        state.answers(&mut answers);
        let counts = answers.iter().filter_map(|answer| match answer {
            Answer::Choose(Pick::Dice(dice)) => Some(dice.count_ones()),
            _ => None,
        });
        let Some((least, most)) = counts.fold(None, |found, count| match found {
            None => Some((count, count)),
            Some((least, most)) => Some((count.min(least), count.max(most))),
        }) else {
            // Whoever gets what is given: the holder gives the active monster, which gives the holder.
            let gets = Some(state.active())
                .filter(|active| *active != seat)
                .or_else(|| state.scarab());
            let name = gets.map_or_else(String::new, |gets| self.names.name(gets).to_owned());
            let title = words.text_with(self.curse_title(&answers), &[card, ("name", name.into())]);
            return speech(title, card_text(words, by));
        };
        let whose = if state.active() == seat { "own" } else { "other" };
        let hint = [
            ("count", most.into()),
            ("exact", if least == most { "yes" } else { "no" }.into()),
            ("whose", whose.into()),
            ("name", self.names.name(state.active()).to_owned().into()),
        ];
        let title = words.text_with("play-ask-curse-dice", &[card]);
        speech(title, words.text_with("play-hint-curse-dice", &hint))
    }

    /// What a curse asks for, by what may be answered.
    fn curse_title(&self, answers: &[Answer]) -> &'static str {
        let any = |is: fn(Pick) -> bool| {
            let mut picks = answers.iter().filter_map(|answer| match answer {
                Answer::Choose(pick) => Some(*pick),
                _ => None,
            });
            picks.any(is)
        };
        let gives = any(|pick| matches!(pick, Pick::Units(..)));
        let may_reroll = any(|pick| matches!(pick, Pick::Die(_)));
        if self.is_before_the_sphinx() {
            if self.gains_from_the_sphinx() {
                "play-ask-curse-gain"
            } else {
                "play-ask-curse-lose"
            }
        } else if gives {
            "play-ask-curse-give"
        } else if any(|pick| matches!(pick, Pick::Seat(_))) {
            "play-ask-curse-scarab"
        } else if any(|pick| matches!(pick, Pick::Card(_))) {
            "play-ask-curse-discard"
        } else if any(|pick| matches!(pick, Pick::Face(_))) {
            "play-ask-curse-face"
        } else if may_reroll {
            "play-ask-curse-touch"
        } else {
            "play-ask-curse-remove"
        }
    }

    fn copies(&self, seat: Seat) -> Speech {
        let words = self.words;
        let free = |used: Use| used.may().is_none_or(|may| may.energy == 0);
        let hint = if self.uses(seat).into_iter().all(free) {
            fl!(words, "play-hint-copy-free")
        } else {
            fl!(words, "play-hint-copy")
        };
        speech(fl!(words, "play-ask-copy"), hint)
    }

    fn roll(&self, seat: Seat) -> Speech {
        let words = self.words;
        if self.selected.thrower.is_some() {
            return speech(fl!(words, "play-ask-roll-one"), fl!(words, "play-hint-roll-one"));
        }
        if !self.state.may_reroll() {
            return speech(
                fl!(words, "play-ask-roll-last"),
                fl!(words, "play-hint-roll-last"),
            );
        }
        if self.state.rerolls() & !self.selected.kept == 0 {
            return speech(fl!(words, "play-ask-roll-all"), fl!(words, "play-hint-roll-all"));
        }
        speech(fl!(words, "play-ask-roll"), self.roll_hint(seat))
    }

    /// What the dice on the table suggest to know: the face that lies there most often decides.
    fn roll_hint(&self, seat: Seat) -> String {
        let (words, state) = (self.words, self.state);
        if self.selected.kept == 0 && state.turn().rolls <= 1 {
            return fl!(words, "play-hint-roll");
        }
        // A curse whose die acts before the dice count may move whoever rolled, or bar what they would do.
        if state.fate().is_some() {
            let after = Course::of(state, Answer::Done).after;
            let then = Speaker {
                state: &after,
                ..*self
            };
            let does = |state: &State, face| state.dead(seat, face) || state.bars_gains_of(seat, face);
            let same = after.question().what == What::Group
                && after.in_tokyo(seat) == state.in_tokyo(seat)
                && after.hearts_healed(seat, 1) == state.hearts_healed(seat, 1)
                && then.struck(seat) == self.struck(seat)
                && Face::ALL
                    .into_iter()
                    .all(|face| does(&after, face) == does(state, face));
            if !same {
                return fl!(words, "play-hint-roll");
            }
        }
        let struck = words.list(&self.struck(seat));
        if state.in_tokyo(seat) && !struck.is_empty() {
            return if state.wastes_hearts(seat) {
                fl!(words, "play-hint-roll-tokyo", who = struck)
            } else {
                fl!(words, "play-hint-roll-claws", who = struck)
            };
        }
        let dice = state.turn().dice;
        let most = Face::ALL
            .into_iter()
            .filter(|face| !state.dead(seat, *face) && !state.bars_gains_of(seat, *face))
            .filter(|face| *face != Face::Heart || !state.wastes_hearts(seat))
            .max_by_key(|face| dice.count(*face))
            .unwrap_or(Face::One);
        let each = |stat: Stat| state.stat(stat, seat, 1);
        match most {
            Face::One | Face::Two | Face::Three => fl!(words, "play-hint-roll-set"),
            Face::Energy if state.options().power_cards => {
                fl!(words, "play-hint-roll-energy", each = each(Stat::EnergyPerFace))
            }
            Face::Energy => {
                fl!(
                    words,
                    "play-hint-roll-energy-only",
                    each = each(Stat::EnergyPerFace)
                )
            }
            Face::Heart => fl!(
                words,
                "play-hint-roll-hearts",
                each = state.hearts_healed(seat, 1),
                cap = state.cap(seat)
            ),
            Face::Claw if !struck.is_empty() => fl!(words, "play-hint-roll-claws", who = struck),
            Face::Claw if state.enters(seat) => fl!(words, "play-hint-roll-claws-empty"),
            Face::Claw => fl!(words, "play-hint-roll-claws-nobody"),
        }
    }

    /// Dice of whoever's turn it is may be thrown again.
    fn dice_of(&self, active: &str) -> Speech {
        let words = self.words;
        if self.selected.die.is_some() {
            return speech(fl!(words, "play-ask-with"), fl!(words, "play-hint-with"));
        }
        speech(
            fl!(words, "play-ask-opponent", name = active),
            fl!(words, "play-hint-opponent"),
        )
    }

    /// Can a die be turned here? Otherwise only cards are used before the dice count.
    fn changes_dice(&self, seat: Seat) -> bool {
        let turns = |used: &Use| matches!(used.pick, Pick::Die(_) | Pick::DieFace(..));
        self.uses(seat).iter().any(turns)
    }

    /// Can a die be frozen here?
    fn freezes(&self, seat: Seat) -> bool {
        let at_die = |used: &Use| matches!(used.pick, Pick::Die(_));
        self.uses(seat).iter().any(at_die)
    }

    fn change(&self, seat: Seat) -> Speech {
        let words = self.words;
        if self.selected.aimed {
            speech(fl!(words, "play-ask-with"), fl!(words, "play-hint-turn-with"))
        } else if self.selected.die.is_some() {
            speech(fl!(words, "play-ask-face"), fl!(words, "play-hint-face"))
        } else if self.changes_dice(seat) {
            speech(fl!(words, "play-ask-change"), fl!(words, "play-hint-change"))
        } else {
            speech(
                fl!(words, "play-ask-before-dice"),
                fl!(words, "play-hint-before-dice"),
            )
        }
    }

    fn hearts(&self, seat: Seat) -> Speech {
        let words = self.words;
        let count = self.state.turn().sizes[Face::Heart.index()];
        let hint = if self.state.claims(Stat::HealsOthers, seat) {
            fl!(words, "play-hint-hearts-others")
        } else {
            fl!(words, "play-hint-hearts")
        };
        speech(fl!(words, "play-ask-hearts", count = count), hint)
    }

    fn harm(&self, seat: Seat, hit: &Hit) -> Speech {
        let words = self.words;
        let count = hit.amount;
        let by = hit.by.filter(|by| *by != seat);
        let card = hit.card.filter(|_| hit.kind != HitKind::Smash);
        let title = match (by, card) {
            (Some(by), _) => fl!(
                words,
                "play-ask-harm-by",
                name = self.names.name(by),
                count = count
            ),
            (None, Some(card)) => fl!(
                words,
                "play-ask-harm-card",
                card = card_name(words, card),
                count = count
            ),
            (None, None) => fl!(words, "play-ask-harm", count = count),
        };
        let player = self.state.player(seat);
        let (hearts, energy) = (player.hearts, player.energy);
        let course = Course::of(self.state, Answer::Done);
        let fate = course.fate(seat);
        let kept = course.kept_by(seat);
        let outlook = match (fate, kept) {
            (_, Some(card)) => fl!(
                words,
                "play-harm-kept",
                hearts = hearts,
                energy = energy,
                card = card_name(words, card)
            ),
            (Fate::Out, None) => fl!(words, "play-harm-deadly", hearts = hearts, energy = energy),
            (Fate::Reborn(left), None) => fl!(
                words,
                "play-harm-reborn",
                hearts = hearts,
                energy = energy,
                left = left
            ),
            (Fate::Lives | Fate::Zero, None) => {
                let left = i32::from(hearts) - course.lost(seat);
                fl!(
                    words,
                    "play-harm-left",
                    hearts = hearts,
                    energy = energy,
                    left = left
                )
            }
        };
        Speech {
            warning: fate != Fate::Lives && kept.is_none(),
            ..speech(title, outlook)
        }
    }

    /// An Evolution asks for a choice. What it says is said to whoever plays it.
    fn evolution(&self, seat: Seat, by: CardId) -> Speech {
        let (words, state) = (self.words, self.state);
        let card = card_name(words, by);
        let ask = words.text_with("play-ask-evolution", &[("card", card.into())]);
        let Some(owner) = state.asking_owner().filter(|owner| *owner != seat) else {
            return speech(ask, card_text(words, by));
        };
        let values = [
            ("name", self.names.name(owner).into()),
            ("text", card_text(words, by).into()),
        ];
        speech(ask, words.text_with("play-hint-evolution-of", &values))
    }

    fn yielding(&self, seat: Seat) -> Speech {
        let (words, state) = (self.words, self.state);
        let hearts = state.player(seat).hearts;
        let own = state.held_hits().filter(|hit| hit.victim == seat);
        let held: u8 = own.map(|hit| hit.amount).sum();
        let gain = if state.two_player_variant() {
            "+1⚡"
        } else {
            "+2★"
        };
        let more = state.has_more_of_tokyo(seat);
        let barred = if state.two_player_variant() {
            let barred = state.is_barred_from(seat, Good::Energy);
            barred.then(|| fl!(words, "play-yield-gains-no-energy"))
        } else {
            let barred = state.is_barred_from(seat, Good::Stars);
            barred.then(|| fl!(words, "play-yield-gains-nothing"))
        };
        let gain = match (barred, more) {
            (Some(nothing), _) => nothing,
            (None, true) => fl!(words, "play-yield-gains-more", gain = gain),
            (None, false) => gain.to_owned(),
        };
        let stays = Course::of(state, Answer::Stay);
        // A hit that was held back may land outside, too.
        let leaves = Course::of(state, Answer::Yield).past_hits(seat);
        let stay = if state.wastes_hearts(seat) {
            fl!(words, "play-yield-stay", gain = gain)
        } else {
            fl!(words, "play-yield-stay-healing", gain = gain)
        };
        let attacker = self.names.name(state.active());
        let outside = i32::from(hearts) - leaves.lost(seat);
        let enters = leaves.enters(state.active()) || leaves.after.enters(state.active());
        let barred = state.is_barred_from(seat, Good::Hearts);
        // A curse may let hearts work in Tokyo alone.
        let wasted = leaves.after.player(seat).alive && leaves.after.wastes_hearts(seat);
        let id = match (enters, barred, wasted) {
            _ if leaves.fate(seat) == Fate::Out => "play-yield-deadly",
            (true, true, _) => "play-yield-leave-barred",
            (true, false, true) => "play-yield-leave-wasted",
            (true, false, false) => "play-yield-leave",
            (false, true, _) => "play-yield-only-barred",
            (false, false, true) => "play-yield-only-wasted",
            (false, false, false) => "play-yield-leave-only",
        };
        let values = [
            ("name", attacker.into()),
            ("hearts", outside.into()),
            ("count", leaves.lost(seat).into()),
        ];
        let leave = words.text_with(id, &values);
        let (mut lines, fate) = (vec![stay, leave], stays.fate(seat));
        if held > 0 {
            let lost = stays.lost(seat);
            let stay = match (fate, stays.kept_by(seat)) {
                (_, Some(card)) => {
                    let card = card_name(words, card);
                    fl!(words, "play-yield-held-kept", count = lost, card = card)
                }
                (Fate::Out, None) => fl!(words, "play-yield-held-deadly", count = lost),
                // Somebody else decides before it lands.
                _ if lost == 0 => fl!(words, "play-yield-held-hit", count = held),
                _ => fl!(words, "play-yield-held-stay", count = lost, hearts = hearts),
            };
            let spared = (leaves.lost(seat) == 0).then(|| fl!(words, "play-yield-held-leave"));
            let line = [Some(stay), spared].into_iter().flatten().collect::<Vec<_>>();
            lines.insert(0, line.join(" "));
        }
        Speech {
            title: fl!(words, "play-ask-yield"),
            lines,
            warning: !state.claims(Stat::Undying, seat) && (fate != Fate::Lives || held >= hearts),
            ..Speech::default()
        }
    }

    fn buy(&self, seat: Seat) -> Speech {
        let words = self.words;
        let energy = self.state.player(seat).energy;
        let hint = if self.selected.buying {
            fl!(words, "play-hint-buy-number")
        } else if self.state.is_beast(seat) == Some(true) {
            fl!(words, "play-hint-buy-beast")
        } else if self.state.is_barred(seat) {
            fl!(words, "play-hint-buy-barred", energy = energy)
        } else if self.state.sells() {
            fl!(words, "play-hint-buy", energy = energy)
        } else if self.replaces() {
            fl!(words, "play-hint-buy-replace", energy = energy)
        } else {
            fl!(words, "play-hint-buy-none", energy = energy)
        };
        Speech {
            title: fl!(words, "play-ask-buy"),
            lines: vec![hint],
            more: Some(fl!(words, "play-hint-buy-kinds")),
            ..Speech::default()
        }
    }

    /// Can the cards for sale be replaced?
    fn replaces(&self) -> bool {
        let mut answers = Vec::new();
        self.state.answers(&mut answers);
        answers.contains(&Answer::Sweep)
    }

    fn exchange(&self, seat: Seat, active: &str) -> Speech {
        let words = self.words;
        // The card that is given away, as printed.
        let given = self.uses(seat).first().and_then(|used| self.state.held(used.key));
        let card = given.map(|held| card_name(words, held.card)).unwrap_or_default();
        speech(
            fl!(words, "play-ask-swap", name = active),
            fl!(words, "play-hint-swap", name = active, card = card),
        )
    }
}

fn speech(title: String, hint: String) -> Speech {
    Speech {
        title,
        lines: vec![hint],
        ..Speech::default()
    }
}

/// Does the card let hearts heal others?
fn heals_others(card: CardId) -> bool {
    let heals = |rule: &Rule| matches!(rule, Rule::Always(Stat::HealsOthers, _));
    card.card().rules.iter().any(heals)
}

fn each_once(cards: impl Iterator<Item = CardId>) -> Vec<CardId> {
    let mut once = Vec::new();
    for card in cards {
        if !once.contains(&card) {
            once.push(card);
        }
    }
    once
}
