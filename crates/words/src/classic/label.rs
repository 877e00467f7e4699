//! Answers in words: what each button says, and which card it is about. Every card is named through its id;
//! what a use does is read from its kind.

use super::Speaker;
use super::course::{Course, Fate};
use super::names::{
    card_name, card_use, face_id, face_name, marked_die, marked_face, special_id, special_name,
};
use crate::fl;
use engine::classic::rule::{Stat, Step};
use engine::classic::{Answer, CardId, Face, Held, Key, Law, Moment, Pick, State, Use, What};
use engine::parts::DiceMask;
use engine::{Asked, Game, Seat};
use std::borrow::Cow;

impl Speaker<'_> {
    /// What the button of an answer says, ★ ♥ ⚡ in it for stars, hearts and energy; empty when no seat is
    /// asked.
    #[must_use]
    pub fn label(&self, answer: Answer) -> String {
        let Some(seat) = self.seat() else {
            return String::new();
        };
        let words = self.words;
        match answer {
            Answer::Reroll(dice) => fl!(words, "play-do-roll", count = dice.count_ones()),
            Answer::Done => self.done(),
            Answer::Group(face) => self.effect(face),
            Answer::RestInDefaultOrder => fl!(words, "play-do-order"),
            Answer::Hearts(_) => fl!(words, "play-do-hearts"),
            Answer::Yield => fl!(words, "play-do-yield"),
            Answer::Stay => fl!(words, "play-do-stay"),
            Answer::Buy(slot) => self.buys(seat, slot),
            Answer::Sweep => fl!(words, "play-do-sweep"),
            Answer::Accept => fl!(words, "play-do-extra"),
            Answer::Choose(pick) => self.chooses(seat, pick),
            Answer::Use(used) => self.with_outcome(self.using(seat, used), used),
            Answer::Faces(_) | Answer::Card(_) | Answer::Special(_) => String::new(),
        }
    }

    /// A card that is used although something else is asked; its owner is named where several people sit.
    #[must_use]
    pub fn free(&self, used: Use, owner: Option<Seat>) -> String {
        let words = self.words;
        let card = card_use(words, used.face).unwrap_or_else(|| card_name(words, used.face));
        let label = match (owner.map(|owner| self.names.name(owner)), energy_for(used)) {
            (Some(name), 0) => fl!(words, "play-do-copy", name = name, card = card),
            (Some(name), energy) => fl!(words, "play-free-of", name = name, card = card, energy = energy),
            (None, 0) => card,
            (None, energy) => fl!(words, "play-free", card = card, energy = energy),
        };
        self.with_outcome(label, used)
    }

    /// The card that an answer names, for its bubble.
    #[must_use]
    pub fn card_of(&self, answer: Answer) -> Option<CardId> {
        match answer {
            Answer::Buy(slot) => self.on_sale(slot),
            Answer::Choose(pick) => match pick {
                Pick::Kind(card) => Some(card),
                Pick::Card(key) => self.state.held(key).map(|held| held.face),
                Pick::Nothing
                | Pick::Die(_)
                | Pick::DieFace(..)
                | Pick::Slot(_)
                | Pick::Deck(_)
                | Pick::Seat(_)
                | Pick::Faces(..)
                | Pick::Face(_)
                | Pick::Special(_)
                | Pick::Dice(_)
                | Pick::Remove(_)
                | Pick::Units(..)
                | Pick::Number(_) => None,
            },
            Answer::Use(used) => Some(self.aimed_at(used).unwrap_or(used.face)),
            Answer::Faces(_)
            | Answer::Card(_)
            | Answer::Special(_)
            | Answer::Reroll(_)
            | Answer::Done
            | Answer::Group(_)
            | Answer::RestInDefaultOrder
            | Answer::Hearts(_)
            | Answer::Yield
            | Answer::Stay
            | Answer::Sweep
            | Answer::Accept => None,
        }
    }

    /// The card that a use is aimed at.
    fn aimed_at(&self, used: Use) -> Option<CardId> {
        match used.pick {
            Pick::Card(key) => self.state.held(key).map(|held| held.face),
            Pick::Deck(depth) => self.known(self.seat()?, depth),
            Pick::Slot(slot) => self.on_sale(slot),
            Pick::Kind(of) => Some(of),
            Pick::Nothing
            | Pick::Die(_)
            | Pick::DieFace(..)
            | Pick::Number(_)
            | Pick::Seat(_)
            | Pick::Faces(..)
            | Pick::Special(_)
            | Pick::Dice(_)
            | Pick::Remove(_)
            | Pick::Units(..)
            | Pick::Face(_) => None,
        }
    }

    /// Nothing more: what that is called follows from the question.
    fn done(&self) -> String {
        let words = self.words;
        match self.what() {
            What::Roll => fl!(words, "play-do-stop"),
            What::OpponentDice => fl!(words, "play-do-leave-dice"),
            What::ProbedDie => fl!(words, "play-do-keep-die"),
            What::ChangeDice => fl!(words, "play-do-keep-dice"),
            What::Harm => fl!(words, "play-do-take"),
            What::Buy if self.state.turn().bought == 0 => fl!(words, "play-do-buy-none"),
            What::Opportunity => fl!(words, "play-do-pass"),
            What::StartOfTurn => fl!(words, "play-do-copy-none"),
            What::Tile { .. } => fl!(words, "play-do-tile-none"),
            What::Exchange => fl!(words, "play-do-swap-none"),
            What::Theft => fl!(words, "play-do-theft-none"),
            What::Commit => fl!(words, "play-do-cheer-none"),
            What::ExtraTurn { .. } => fl!(words, "play-do-extra-none"),
            What::Window { .. } => fl!(words, "play-do-pass"),
            What::Draft | What::Draw | What::Evolution { .. } | What::Curse { .. } => {
                fl!(words, "play-do-done")
            }
            What::Buy
            | What::Group
            | What::Hearts
            | What::BesideDice
            | What::Yield
            | What::ChooseCard { .. }
            | What::Sale
            | What::Costume
            | What::Nothing
            | What::FirstThrow { .. }
            | What::Throw { .. }
            | What::ThrowDie { .. }
            | What::ThrowBeside { .. }
            | What::ThrowSpecial { .. }
            | What::Reveal { .. } => fl!(words, "play-do-done"),
        }
    }

    fn chooses(&self, seat: Seat, pick: Pick) -> String {
        let words = self.words;
        match pick {
            Pick::Kind(card) => card_name(words, card),
            Pick::Card(key) => match self.state.held(key) {
                Some(held) if self.what() == What::Theft => self.buys_from(seat, held, held.card),
                // A curse takes from whoever is asked: whose card it is goes without saying.
                Some(held) if held.owner == seat && matches!(self.what(), What::Curse { .. }) => {
                    card_name(words, held.face)
                }
                Some(held) => {
                    let card = card_name(words, held.face);
                    fl!(words, "play-do-copy", name = self.owner(held), card = card)
                }
                None => String::new(),
            },
            Pick::Nothing if matches!(self.what(), What::Evolution { .. }) => {
                words.text("play-do-evolution-no")
            }
            Pick::Seat(seat) => self.names.name(seat).to_owned(),
            Pick::Face(face) | Pick::DieFace(_, face) => face_name(words, face),
            Pick::Faces(from, to) => self.turning(from, to),
            Pick::Slot(slot) => self
                .on_sale(slot)
                .map_or_else(String::new, |card| card_name(words, card)),
            Pick::Deck(depth) => self
                .known(seat, depth)
                .map_or_else(String::new, |card| card_name(words, card)),
            Pick::Number(number) => self.numbered(number),
            Pick::Die(die) if matches!(self.what(), What::Curse { .. }) => {
                self.on_die("play-do-die-reroll", die)
            }
            Pick::Remove(die) => self.on_die("play-do-die-remove", die),
            Pick::Die(die) => self.die_name(die),
            Pick::Special(face) => special_name(words, face),
            Pick::Dice(0) => self.dice_names(0),
            Pick::Dice(dice) => {
                let these: Vec<_> = each(dice).map(|die| self.die_word(die, "this")).collect();
                words.text_with("play-do-die-reroll", &[("face", words.list(&these).into())])
            }
            // Energy or an Evolution, to gain or to give.
            Pick::Units(_, energy, _) if self.is_before_the_sphinx() => {
                let id = if self.gains_from_the_sphinx() {
                    "play-effect-energy"
                } else {
                    "play-loss-energy"
                };
                words.text_with(id, &[("count", energy.into())])
            }
            Pick::Nothing if self.is_before_the_sphinx() => fl!(words, "play-do-draw-evolution"),
            Pick::Units(hearts, energy, stars) => {
                fl!(words, "play-do-give", what = units(hearts, energy, stars))
            }
            Pick::Nothing if matches!(self.what(), What::Curse { .. }) => fl!(words, "play-do-done"),
            Pick::Nothing => String::new(),
        }
    }

    /// Does Gaze of the Sphinx ask?
    pub(super) fn is_before_the_sphinx(&self) -> bool {
        matches!(self.what(), What::Curse { by } if by.law() == Some(Law::Gaze))
    }

    /// Does it give something, rather than take it?
    pub(super) fn gains_from_the_sphinx(&self) -> bool {
        self.state.offers(Answer::Choose(Pick::Nothing))
    }

    /// One of several ways in which `seat` can play a card: what it is aimed at.
    #[must_use]
    pub fn way(&self, seat: Seat, used: Use) -> String {
        self.with_outcome(self.using(seat, used), used)
    }

    fn using(&self, seat: Seat, used: Use) -> String {
        let words = self.words;
        match used.pick {
            Pick::Nothing => self.simply_using(used),
            Pick::Die(die) if self.what() == What::Roll => {
                let face = match self.state.turn().dice.iter().nth(usize::from(die)) {
                    Some(face) => marked_die(words, face),
                    None => self.die_word(die, "one"),
                };
                let card = card_name(words, used.face);
                fl!(words, "play-do-reroll-face", face = face, card = card)
            }
            Pick::Die(_) if matches!(self.what(), What::Window { .. }) => {
                let card = card_name(words, used.face);
                priced(fl!(words, "play-do-freeze-die", card = card), energy_for(used))
            }
            Pick::Die(_) => fl!(words, "play-do-reroll-die", card = card_name(words, used.face)),
            Pick::DieFace(_, face) => face_name(words, face),
            Pick::Slot(_) | Pick::Card(_) if self.in_the_way() => self.instead(used),
            Pick::Slot(slot) if used.face.evolution().is_some() => {
                let card = self.on_sale(slot).map(|card| card_name(words, card));
                let values = [
                    ("by", card_name(words, used.face).into()),
                    ("card", card.unwrap_or_default().into()),
                ];
                words.text_with("play-do-evolution-buys", &values)
            }
            Pick::Slot(slot) => self.buys(seat, slot),
            Pick::Deck(depth) => match self.known(seat, depth) {
                Some(found) => {
                    let (card, energy) = (card_name(words, found), self.state.price(seat, found));
                    fl!(words, "play-do-buy-deck", card = card, energy = energy)
                }
                None => fl!(words, "play-do-use", card = card_name(words, used.face)),
            },
            Pick::Card(key) => match self.state.held(key) {
                Some(held) => self.using_on(seat, used, held),
                None => String::new(),
            },
            Pick::Number(count) => {
                let card = card_name(words, used.face);
                fl!(words, "play-do-pay-hearts", card = card, count = count)
            }
            Pick::Kind(of) => card_name(words, of),
            Pick::Seat(on) => {
                let (card, name) = (card_name(words, used.face), self.names.name(on).to_owned());
                words.text_with(
                    "play-do-evolution-on",
                    &[("card", card.into()), ("name", name.into())],
                )
            }
            Pick::Faces(from, to) => self.turning(from, to),
            Pick::Special(face) => special_name(words, face),
            Pick::Dice(dice) => self.dice_names(dice),
            Pick::Remove(die) => self.on_die("play-do-die-remove", die),
            Pick::Units(hearts, energy, stars) => units(hearts, energy, stars),
            Pick::Face(face) => face_name(words, face),
        }
    }

    /// Is somebody asked whether to stand in the way of a purchase?
    fn in_the_way(&self) -> bool {
        let moment = Moment::Purchase;
        self.what() == What::Window { moment }
    }

    /// What the active monster has to buy in place of what it wants, at the price that it pays.
    fn instead(&self, used: Use) -> String {
        let card = match used.pick {
            Pick::Slot(slot) => self.on_sale(slot),
            Pick::Card(key) => self.state.held(key).map(|held| held.card),
            _ => None,
        };
        let Some(card) = card else { return String::new() };
        let energy = self.state.price(self.state.active(), card);
        let values = [
            ("card", card_name(self.words, card).into()),
            ("energy", energy.into()),
        ];
        self.words.text_with("play-do-buy-instead", &values)
    }

    /// All dice of one face turned to another, as their pictures.
    fn turning(&self, from: Face, to: Face) -> String {
        let (from, to) = (marked_face(self.words, from), marked_face(self.words, to));
        format!("{from} → {to}")
    }

    /// What a number means, where an Evolution offers several things.
    fn numbered(&self, number: u8) -> String {
        match self.what() {
            What::Evolution { by } => {
                let choice = format!("{}-{number}", by.slug());
                self.words.text(&format!("play-choice-{choice}"))
            }
            _ => number.to_string(),
        }
    }

    /// What a die shows, the Berserk die included.
    fn die_name(&self, die: u8) -> String {
        self.words.text(&self.die_id(die))
    }

    /// A die in a sentence, by what it shows: `one` such die (“a claw”) or `this` one (“the claw”).
    fn die_word(&self, die: u8, which: &str) -> String {
        self.words.attribute(&self.die_id(die), which)
    }

    /// The message that names what a die shows.
    fn die_id(&self, die: u8) -> Cow<'static, str> {
        match self.state.berserk_die() {
            Some(face) if self.state.berserk_index() == Some(die) => special_id(face).into(),
            _ => face_id(self.face(die)).into(),
        }
    }

    /// Something that is done with a die.
    fn on_die(&self, id: &str, die: u8) -> String {
        let this = self.die_word(die, "this");
        self.words.text_with(id, &[("face", this.into())])
    }

    /// What some dice show.
    fn dice_names(&self, dice: DiceMask) -> String {
        if dice == 0 {
            return self.words.text("play-do-dice-none");
        }
        let names: Vec<_> = each(dice).map(|die| self.die_name(die)).collect();
        names.join(" + ")
    }

    /// What one of several uses of a card is called, where its words say so.
    fn use_by_name(&self, used: Use) -> Option<String> {
        let name = [used.face.slug(), used.rule_name()?].join("-");
        let id = format!("play-use-{name}");
        self.words.has(&id).then(|| self.words.text(&id))
    }

    /// A use that is aimed at nothing: the card may say itself what it means, otherwise its first step does.
    fn simply_using(&self, used: Use) -> String {
        let words = self.words;
        let energy = energy_for(used);
        if let Some(own) = self.use_by_name(used) {
            return priced(own, energy);
        }
        if let Some(own) = card_use(words, used.face) {
            return priced(own, energy);
        }
        let card = card_name(words, used.face);
        if let Some(does) = self.does(used) {
            return priced(fl!(words, "play-do-does", card = card, does = does), energy);
        }
        let steps = used.may().map_or(&[][..], |may| may.steps);
        match steps.first() {
            // It is laid before its owner, and acts from there on.
            None if used.key == Key::NONE => fl!(words, "play-do-put", card = card),
            Some(Step::SoftenBy(count)) => {
                let count = *count;
                priced(fl!(words, "play-do-soften", card = card, count = count), energy)
            }
            Some(Step::Shield) => priced(fl!(words, "play-do-shield", card = card), energy),
            Some(Step::ThrowPerHeart) => {
                let count = self.state.landing().map_or(0, |hit| hit.amount);
                fl!(words, "play-do-roll-against", card = card, count = count)
            }
            Some(Step::MoreRolls(_)) => priced(fl!(words, "play-do-more-rolls", card = card), energy),
            Some(Step::Peek) => fl!(words, "play-do-peek", card = card),
            // Any other verb: the bubble of the card tells the rest.
            _ if energy > 0 => fl!(words, "play-do-use-paying", card = card, energy = energy),
            _ => fl!(words, "play-do-use", card = card),
        }
    }

    /// What a use does: the card may say so itself, otherwise what all its steps bring together does.
    fn does(&self, used: Use) -> Option<String> {
        let words = self.words;
        let own = |name: &str| {
            let id = format!("play-does-{name}");
            words.has(&id).then(|| words.text(&id))
        };
        let slug = used.face.slug();
        let named = used.rule_name().map(|rule| format!("{slug}-{rule}"));
        let steps = used.may().map_or(&[][..], |may| may.steps);
        if steps.is_empty() {
            return None;
        }
        named
            .and_then(|name| own(&name))
            .or_else(|| own(slug))
            .or_else(|| {
                let gains = steps.iter().map(|step| match step {
                    Step::GainHearts(count) => Some(format!("{count}♥")),
                    Step::GainEnergy(count) => Some(format!("{count}⚡")),
                    Step::GainStars(count) => Some(format!("{count}★")),
                    _ => None,
                });
                let gains: Vec<String> = gains.collect::<Option<_>>()?;
                Some(fl!(words, "play-do-gain", what = words.list(&gains)))
            })
    }

    /// A use that is aimed at a card in play.
    fn using_on(&self, seat: Seat, used: Use, held: &Held) -> String {
        let words = self.words;
        match (self.what(), energy_for(used)) {
            (What::Buy, _) => self.buys_from(seat, held, held.face),
            (What::Sale, _) => {
                let energy = self.state.printed_cost(held.card);
                let card = card_name(words, held.card);
                fl!(words, "play-do-sell", card = card, energy = energy)
            }
            // The question says whose they are.
            (What::Exchange, _) => card_name(words, held.card),
            (_, 0) => {
                let card = card_name(words, held.face);
                fl!(words, "play-do-copy", name = self.owner(held), card = card)
            }
            (_, energy) => fl!(
                words,
                "play-do-copy-paying",
                name = self.owner(held),
                card = card_name(words, held.face),
                energy = energy
            ),
        }
    }

    fn buys(&self, seat: Seat, slot: u8) -> String {
        let Some(card) = self.on_sale(slot) else {
            return String::new();
        };
        let energy = self.state.price(seat, card);
        let card = card_name(self.words, card);
        fl!(self.words, "play-do-buy", card = card, energy = energy)
    }

    /// Buying a card of somebody else costs what is printed; it may be called by what it acts as.
    fn buys_from(&self, seat: Seat, held: &Held, called: CardId) -> String {
        let words = self.words;
        let energy = self.state.price(seat, held.card);
        fl!(
            words,
            "play-do-buy-from",
            name = self.owner(held),
            card = card_name(words, called),
            energy = energy
        )
    }

    fn on_sale(&self, slot: u8) -> Option<CardId> {
        self.state.market().get(usize::from(slot)).copied().flatten()
    }

    fn owner(&self, held: &Held) -> &str {
        self.names.name(held.owner)
    }

    /// A card of the deck that a seat knows.
    fn known(&self, seat: Seat, depth: u8) -> Option<CardId> {
        let mut known = self.state.known_to(seat);
        known.find(|(at, _)| *at == depth).map(|(_, card)| card)
    }

    fn face(&self, die: u8) -> Face {
        let mut dice = self.state.turn().dice.iter();
        dice.nth(usize::from(die)).unwrap_or(Face::One)
    }

    fn with_outcome(&self, label: String, used: Use) -> String {
        match self.outcome(used) {
            Some(outcome) => format!("{label} {outcome}"),
            None if self.calms(used) => fl!(self.words, "play-use-calms", what = label),
            None => label,
        }
    }

    /// Does using this card end its owner's being Berserk?
    fn calms(&self, used: Use) -> bool {
        let owner = self.state.held(used.key).map(|held| held.owner);
        owner.is_some_and(|owner| {
            let mut after = *self.state;
            let used = self.state.is_berserk(owner) && after.apply(Answer::Use(used)).is_ok();
            used && after.player(owner).alive && !after.is_berserk(owner)
        })
    }

    /// What becomes of one who is about to be knocked out after using a card: nothing to say where it saves,
    /// or where chance decides.
    fn outcome(&self, used: Use) -> Option<String> {
        let (words, state) = (self.words, self.state);
        let victim = state.landing().map(|hit| hit.victim)?;
        let lost = |state: &State| {
            let hit = state.landing().is_some_and(|hit| hit.victim == victim);
            hit && Course::of(state, Answer::Done).fate(victim) == Fate::Out
        };
        let mut after = *state;
        if !lost(state) || after.apply(Answer::Use(used)).is_err() || !lost(&after) {
            return None;
        }
        // As often as the energy lasts: it may save only when it is used again.
        let hearts = after.player(victim).hearts;
        let amount = |state: &State| state.landing().map(|hit| hit.amount);
        // What changes nothing about the hit was not meant against it.
        if hearts <= state.player(victim).hearts && amount(&after) == amount(state) {
            return None;
        }
        while lost(&after) && after.apply(Answer::Use(used)).is_ok() {}
        if lost(&after) {
            return Some(fl!(words, "play-harm-still-out", hearts = hearts));
        }
        let decided = !matches!(after.asks(), Asked::Nature);
        decided.then(|| fl!(words, "play-harm-once-more", hearts = hearts))
    }

    /// What resolving a group of dice will do.
    #[must_use]
    pub fn effect(&self, face: Face) -> String {
        let Some(seat) = self.seat() else {
            return String::new();
        };
        let course = Course::of(self.state, Answer::Group(face)).unanswered();
        let effect = self.effect_of(face, seat, &course);
        let Some(lost) = u32::try_from(course.lost(seat)).ok().filter(|lost| *lost > 0) else {
            return effect;
        };
        // What it costs oneself, as where a card asks for claws in vain.
        let own = fl!(self.words, "play-effect-costs", count = lost);
        if effect.is_empty() || effect == fl!(self.words, "play-effect-nothing") {
            own
        } else {
            fl!(self.words, "play-effect-besides", claws = effect, costs = own)
        }
    }

    /// The same, but for what it costs oneself.
    fn effect_of(&self, face: Face, seat: Seat, course: &Course) -> String {
        let (words, state) = (self.words, self.state);
        let idle = match face {
            Face::Claw => self.are_claws_idle(seat),
            // A card may heal where no heart counts.
            Face::Heart => state.usable(face) == 0 && course.healed(seat) == 0,
            Face::One | Face::Two | Face::Three | Face::Energy => state.usable(face) == 0,
        };
        if idle {
            return fl!(words, "play-effect-nothing");
        }
        match face {
            Face::One | Face::Two | Face::Three => match (course.stars(seat), course.wickedness(seat)) {
                (0, 0) => fl!(words, "play-effect-nothing"),
                (stars, 0) => fl!(words, "play-effect-stars", count = stars),
                (stars, wicked) => fl!(words, "play-effect-wicked", count = stars, wicked = wicked),
            },
            Face::Energy => fl!(words, "play-effect-energy", count = course.energy(seat)),
            Face::Heart => self.heals(seat, course),
            Face::Claw => self.strikes(seat, course),
        }
    }

    fn heals(&self, seat: Seat, course: &Course) -> String {
        let words = self.words;
        if course.after.question().what == What::Hearts {
            return fl!(words, "play-effect-heal-choice");
        }
        match course.healed(seat) {
            0 if self.state.wastes_hearts(seat) => fl!(words, "play-effect-no-heal"),
            0 => fl!(words, "play-effect-healthy"),
            healed => fl!(words, "play-effect-heal", count = healed),
        }
    }

    fn strikes(&self, seat: Seat, course: &Course) -> String {
        let (words, count) = (self.words, self.state.turn().sizes[Face::Claw.index()]);
        let struck = if count > 0 { self.struck(seat) } else { Vec::new() };
        // What cards cost those whom no claw hits.
        let names = self.state.living_after(seat).filter(|other| *other != seat);
        let names = names.map(|other| (other, self.names.name(other)));
        let costs = names.filter_map(|(other, name)| {
            let lost = u32::try_from(course.lost(other)).ok()?;
            let besides = lost > 0 && !struck.iter().any(|struck| struck == name);
            let values = [("name", name.into()), ("count", lost.into())];
            besides.then(|| words.text_with("play-effect-loses", &values))
        });
        let costs = words.list(&costs.collect::<Vec<_>>());
        if struck.is_empty() {
            return match (costs.is_empty(), count) {
                (false, _) => costs,
                (true, 0) => fl!(words, "play-effect-nothing"),
                (true, _) => fl!(words, "play-effect-nobody"),
            };
        }
        let claws = fl!(
            words,
            "play-effect-claws",
            count = count,
            who = words.list(&struck)
        );
        if costs.is_empty() {
            return claws;
        }
        fl!(words, "play-effect-besides", claws = claws, costs = costs)
    }

    /// Does something keep the claws of this monster from hitting anybody?
    fn are_claws_idle(&self, seat: Seat) -> bool {
        self.state.dead(seat, Face::Claw) || self.state.claws_are_barred(seat)
    }

    /// The names of those whom claws of this monster hit.
    pub(super) fn struck(&self, seat: Seat) -> Vec<String> {
        let state = self.state;
        if self.are_claws_idle(seat) {
            return Vec::new();
        }
        let (inside, all) = (state.in_tokyo(seat), state.claims(Stat::ReachesAll, seat));
        let struck = state
            .living_after(seat)
            .filter(|other| *other != seat && (all || state.in_tokyo(*other) != inside));
        struck.map(|other| self.names.name(other).to_owned()).collect()
    }
}

/// The dice of a set.
fn each(dice: DiceMask) -> impl Iterator<Item = u8> {
    (0..DiceMask::BITS as u8).filter(move |die| dice & 1 << die != 0)
}

/// The energy that a use costs.
fn energy_for(used: Use) -> u8 {
    used.may().map_or(0, |may| may.energy)
}

fn priced(label: String, energy: u8) -> String {
    if energy == 0 {
        label
    } else {
        format!("{label} ({energy}⚡)")
    }
}

/// So many hearts, so much energy, so many stars.
fn units(hearts: u8, energy: u8, stars: u8) -> String {
    let units = [(hearts, '♥'), (energy, '⚡'), (stars, '★')];
    let some = units.into_iter().filter(|(count, _)| *count > 0);
    let some: Vec<_> = some.map(|(count, sign)| format!("{count}{sign}")).collect();
    some.join(" + ")
}
