//! What a person can do at a question: a button and a key for every answer, and what pressing a die, a card
//! for sale or a kept card means. Buttons and keys come from one list, so that they cannot disagree.
//!
//! Pure: no words, no widgets. Knows the kinds of questions and answers, and no card.

mod steps;

use crate::asking::classic::{order, secrets};
use crate::ui::frame::choice::{self, Choices, Key, digit, letter};
use crate::ui::frame::room::SLOTS;
use crate::ui::widget::question::Rank;
use engine::classic::rule::Step;
use engine::classic::{Answer, CardId, Group, Key as CardKey, Pick, Split, State, Use, What};
use engine::parts::DiceMask;
use engine::{Game, Seat};
use steps::number_of;
use words::classic::{Foretold, Speaker, takes_last_heart};

/// What has been selected on the way to an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Selection {
    /// D3: the dice that are kept. They stay so for the next roll.
    pub kept: DiceMask,
    /// D3: the next die that is pressed is thrown again with this card.
    pub thrower: Option<CardKey>,
    /// D5: the die that is going to be changed.
    pub die: Option<u8>,
    /// What is chosen on the way to one of several answers: the face or the side that a die shall show, where it is asked
    /// with which card; the face of all dice that are turned, where it is asked to which one.
    pub aim: Option<Pick>,
    /// D7: what the hearts are used for.
    pub split: Split,
    /// D10, D11: the next number buys.
    pub buying: bool,
    /// The next number plays a card of the hand.
    pub hand: bool,
    /// The card of the hand that is going to be played, where it is asked how.
    pub card: Option<CardId>,
    /// The card in front of somebody that is going to be used besides what is asked, where it is asked how.
    pub used: Option<CardKey>,
}

/// What pressing something does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Act {
    /// Say this answer.
    Say(Answer),
    /// Keep this die, or no longer.
    Keep(u8),
    /// Keep all dice, or none.
    KeepAll(bool),
    /// The next die that is pressed is thrown again with this card, or with none.
    Throw(Option<CardKey>),
    /// Pick this die for a change, or none.
    Pick(Option<u8>),
    /// Choose this on the way to an answer, or nothing.
    Aim(Option<Pick>),
    /// Use one more heart, or one fewer, for this.
    Spend(Purpose, bool),
    /// The next number buys.
    Buying,
    /// The next number plays a card of the hand.
    Hand,
    /// Play this card of the hand, or none.
    Card(Option<CardId>),
    /// Use this card besides what is asked, or none.
    Free(Option<CardKey>),
}

/// What hearts on the dice can be used for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// Healing.
    Heal,
    /// Against a Poison token.
    Poison,
    /// Against a Shrink token.
    Shrink,
    /// Healing another monster.
    Other(Seat),
}

impl Purpose {
    /// How many hearts go there.
    #[must_use]
    pub fn of(self, split: Split) -> u8 {
        match self {
            Self::Heal => split.heal,
            Self::Poison => split.poison,
            Self::Shrink => split.shrink,
            Self::Other(seat) => split.others[seat.index()],
        }
    }

    fn of_mut(self, split: &mut Split) -> &mut u8 {
        match self {
            Self::Heal => &mut split.heal,
            Self::Poison => &mut split.poison,
            Self::Shrink => &mut split.shrink,
            Self::Other(seat) => &mut split.others[seat.index()],
        }
    }
}

impl From<Answer> for Act {
    fn from(answer: Answer) -> Self {
        Self::Say(answer)
    }
}

/// Something that can be done, as a button and a key.
pub(super) type Choice = choice::Choice<Act>;

type List = Choices<Act>;

/// The question in front of a person.
#[derive(Debug, Clone)]
pub(super) struct Desk<'a> {
    /// The position.
    pub state: &'a State,
    /// Who is asked.
    pub seat: Seat,
    /// What has been selected.
    pub selection: Selection,
    answers: Vec<Answer>,
    /// What alone is to be answered, in a first game.
    wanted: Option<Answer>,
    /// The dice from left to right.
    lie: Vec<usize>,
    /// The ways to play or to use the card about which it is asked how; none where that is not asked.
    ways: Vec<Use>,
}

impl<'a> Desk<'a> {
    /// The question that `seat` is asked in `state`.
    #[must_use]
    pub(super) fn new(state: &'a State, seat: Seat, selection: Selection) -> Self {
        let mut answers = Vec::new();
        state.answers(&mut answers);
        let mut free = Vec::new();
        state.free_actions(seat, &mut free);
        answers.retain(|answer| !free.contains(answer) && !matches!(answer, Answer::Reroll(_)));
        Self {
            state,
            seat,
            selection,
            answers,
            wanted: None,
            lie: Vec::new(),
            ways: Vec::new(),
        }
    }

    /// The same where the dice lie like this, from left to right.
    #[must_use]
    pub(super) fn numbered_as(self, lie: Vec<usize>) -> Self {
        Self { lie, ..self }
    }

    /// The die with this number, from 0: they are numbered as they lie, from left to right.
    #[must_use]
    pub(super) fn numbered_die(&self, nth: u8) -> u8 {
        let die = self.lie.get(usize::from(nth)).copied();
        die.and_then(|die| u8::try_from(die).ok()).unwrap_or(nth)
    }

    /// The same where only this is to be answered, if anything is.
    #[must_use]
    pub(super) fn wanting(self, wanted: Option<Answer>) -> Self {
        Self { wanted, ..self }
    }

    /// What is asked.
    #[must_use]
    pub(super) fn what(&self) -> What {
        self.state.question().what
    }

    /// Can this be answered?
    #[must_use]
    pub(super) fn offers(&self, answer: Answer) -> bool {
        self.state.offers(answer)
    }

    /// The cards that can be used here. Those of the hand are pressed there, except where there is nothing else
    /// to do.
    fn uses(&self) -> impl Iterator<Item = Use> + '_ {
        let about_hand = matches!(
            self.what(),
            What::Window { .. }
                | What::Commit
                | What::Harm
                | What::Exchange
                | What::OpponentDice
                | What::Yield
        );
        let here = move |answer: &&Answer| about_hand || !secrets::is_play(answer);
        self.answers
            .iter()
            .filter(here)
            .filter_map(|answer| match answer {
                Answer::Use(used) => Some(*used),
                _ => None,
            })
    }

    /// Does a pick concern this die? The Berserk die is turned to faces of its own.
    fn aims_at(&self, pick: Pick, die: u8) -> bool {
        let special = matches!(pick, Pick::Special(_)) && self.state.berserk_index() == Some(die);
        special || aims_at(pick, die)
    }

    /// What is said by pressing a card: one for sale, one that lies before somebody, one of the hand.
    pub(super) fn pressed(&self) -> impl Iterator<Item = Answer> + '_ {
        let answers = self.answers.iter().copied().chain(self.uses().map(Answer::Use));
        answers.filter(|answer| {
            let pick = match answer {
                Answer::Buy(_) => return true,
                Answer::Choose(pick) => *pick,
                Answer::Use(used) => used.pick,
                _ => return false,
            };
            matches!(
                pick,
                Pick::Nothing | Pick::Slot(_) | Pick::Card(_) | Pick::Kind(_) | Pick::Seat(_) | Pick::Deck(_)
            )
        })
    }

    /// Is one to pick a die, so that a card changes it?
    #[must_use]
    pub(super) fn changes_dice(&self) -> bool {
        let turns = |used: Use| matches!(used.pick, Pick::Die(_) | Pick::DieFace(..));
        self.what() == What::ChangeDice && self.uses().any(turns)
    }

    /// How many cards can turn the die that is picked.
    #[must_use]
    pub(super) fn turners(&self) -> usize {
        let mut keys: Vec<CardKey> = Vec::new();
        for used in self.uses() {
            let aims = self.selection.die.is_some_and(|die| self.aims_at(used.pick, die));
            if aims && !keys.contains(&used.key) {
                keys.push(used.key);
            }
        }
        keys.len()
    }

    /// The dice that would be thrown now.
    #[must_use]
    pub(super) fn to_roll(&self) -> DiceMask {
        self.state.rerolls() & !self.selection.kept
    }

    /// The dice that nobody may throw again although others may be.
    #[must_use]
    pub(super) fn held(&self) -> DiceMask {
        match self.state.rerolls() {
            0 => 0,
            free => self.state.dice_of_turn() & !free,
        }
    }

    /// Everything that can be done with a button, the suggested one first.
    #[must_use]
    pub(super) fn choices(&self) -> Vec<Choice> {
        if !self.ways.is_empty() {
            return self.list().done();
        }
        let wanted = self.wanted.or_else(|| self.winning());
        self.list().wanting(wanted.map(Act::Say)).done()
    }

    /// What an answer leads to, in words, where somebody wins or is out with it.
    #[must_use]
    pub(super) fn foretold(&self, speaker: &Speaker<'_>, answer: Answer) -> Option<Foretold> {
        self.state.offers(answer).then(|| speaker.foretold(answer))?
    }

    /// The button that wins the game, before any that others may have something against.
    fn winning(&self) -> Option<Answer> {
        let mut doubtful = None;
        // The usual one first: it gives nothing away.
        for answer in self.state.default_answer().iter().chain(&self.answers) {
            let seen = self.state.foresee(*answer);
            if seen.wins(self.seat) {
                if seen.may_answer.is_empty() {
                    return Some(*answer);
                }
                doubtful = doubtful.or(Some(*answer));
            }
        }
        doubtful
    }

    fn list(&self) -> List {
        let mut list = List::default();
        if !self.ways.is_empty() {
            self.how(&mut list);
            return list;
        }
        match self.what() {
            What::Roll => self.roll(&mut list),
            What::Group => self.groups(&mut list),
            What::Hearts => list.main(Answer::Hearts(self.selection.split), None),
            What::Yield => {
                list.main(Answer::Stay, Some('n'));
                list.plain(Answer::Yield, [letter('y'), None]);
                self.numbered(&mut list);
            }
            What::ExtraTurn { .. } => {
                list.main(Answer::Accept, Some('y'));
                list.plain(Answer::Done, [letter('n'), letter('d')]);
            }
            What::ChangeDice => self.change(&mut list),
            What::Harm if self.paying().is_some() => self.amounts(&mut list),
            What::Harm => {
                // Cards first: what one takes is taken last.
                self.against(&mut list);
                let deadly = takes_last_heart(self.state, self.seat);
                let rank = if deadly { Rank::Grave } else { Rank::Plain };
                list.with(Answer::Done, [letter('d'), None], rank);
            }
            What::Buy | What::Opportunity => self.buy(&mut list),
            What::OpponentDice if self.selection.die.is_some() => self.throwers(&mut list),
            What::OpponentDice | What::ProbedDie | What::BesideDice => {
                list.pass(Answer::Done);
                self.unaimed(&mut list);
            }
            What::StartOfTurn => {
                list.pass(Answer::Done);
                self.numbered(&mut list);
            }
            What::Sale => {
                // Whoever sells nothing keeps everything.
                list.main(Answer::Done, Some('d'));
                self.numbered(&mut list);
            }
            // Numbers are dice here.
            What::Window { .. } if self.freezes() => {
                list.pass(Answer::Done);
                self.unaimed(&mut list);
            }
            What::Commit | What::Exchange | What::Window { .. } => {
                self.numbered(&mut list);
                list.pass(Answer::Done);
            }
            What::Tile { .. }
            | What::Theft
            | What::ChooseCard { .. }
            | What::Costume
            | What::Draft
            | What::Draw
            | What::Evolution { .. } => {
                for (nth, answer) in self.answers.iter().enumerate() {
                    match answer {
                        Answer::Done => list.pass(Answer::Done),
                        _ => list.plain(*answer, [list.counted(nth), None]),
                    }
                }
            }
            What::Curse { .. } => self.curse(&mut list),
            What::Nothing
            | What::FirstThrow { .. }
            | What::Throw { .. }
            | What::ThrowDie { .. }
            | What::ThrowBeside { .. }
            | What::ThrowSpecial { .. }
            | What::Reveal { .. } => {}
        }
        list
    }

    /// What throws dice here, if anything does.
    #[must_use]
    pub(super) fn throws(&self) -> Option<Act> {
        let throws = |act: &Act| matches!(act, Act::Say(Answer::Reroll(_)));
        self.key(Key::Letter('r')).filter(throws)
    }

    fn roll(&self, list: &mut List) {
        if self.thrower().is_some() {
            list.plain(Act::Throw(None), [letter('n'), None]);
            return;
        }
        let dice = self.to_roll();
        let rolls = self.state.may_reroll() && dice != 0;
        if rolls {
            let act = Act::Say(Answer::Reroll(dice));
            list.with(act, [letter('r'), Some(Key::Enter)], Rank::Main);
            list.plain(Answer::Done, [letter('d'), None]);
        } else {
            list.with(
                Act::Say(Answer::Done),
                [Some(Key::Enter), letter('d')],
                Rank::Main,
            );
        }
        if self.state.may_reroll() {
            list.plain(Act::KeepAll(dice != 0), [letter('k'), None]);
        }
        // One button per card; where it can throw dice of several kinds, it is pressed before the die.
        let mut seen: Vec<(CardKey, u8)> = Vec::new();
        for used in self.uses() {
            if seen.contains(&(used.key, used.rule)) {
                continue;
            }
            seen.push((used.key, used.rule));
            let same = |other: &Use| (other.key, other.rule) == (used.key, used.rule);
            let key = if matches!(used.pick, Pick::Die(_)) {
                list.unused("t")
            } else {
                list.unused("p")
            };
            let several = self
                .uses()
                .any(|other| same(&other) && !self.throws_alike(other, used));
            if several {
                list.plain(Act::Throw(Some(used.key)), [key, None]);
            } else {
                list.plain(Answer::Use(used), [key, None]);
            }
        }
    }

    /// The card with which the next die that is pressed is thrown again.
    #[must_use]
    pub(super) fn thrower(&self) -> Option<CardKey> {
        let thrower = self.selection.thrower.filter(|_| self.what() == What::Roll);
        thrower.filter(|key| self.uses().any(|used| used.key == *key))
    }

    /// Do two uses come to the same: are the dice that they throw of one kind?
    pub(super) fn throws_alike(&self, one: Use, other: Use) -> bool {
        let dice = self.state.turn().dice;
        let kind = |used: Use| match used.pick {
            Pick::Die(die) if usize::from(die) < dice.len() => Ok(dice.get(usize::from(die))),
            pick => Err(pick),
        };
        kind(one) == kind(other)
    }

    /// What throws this die again: the card that was pressed, or the first that can.
    fn rethrow(&self, die: u8) -> Option<Act> {
        let by = |used: &Use| self.thrower().is_none_or(|key| used.key == key);
        let mut uses = self.uses().filter(by);
        let used = uses.find(|used| self.aims_at(used.pick, die))?;
        Some(Act::Say(Answer::Use(used)))
    }

    fn groups(&self, list: &mut List) {
        let all = Answer::RestInDefaultOrder;
        if self.offers(all) {
            list.main(all, Some('d'));
        }
        let counts = |answer: &&Answer| matches!(answer, Answer::Group(face) if self.counts(*face));
        for (nth, answer) in self.answers.iter().filter(counts).enumerate() {
            let enter = (nth == 0 && list.is_empty()).then_some(Key::Enter);
            list.plain(*answer, [digit(nth), enter]);
        }
    }

    /// Is this group worth offering? Those without effect follow by themselves.
    fn counts(&self, face: Group) -> bool {
        order::choosable(self.state).any(|group| group == face)
    }

    fn change(&self, list: &mut List) {
        match self.selection.die {
            None => {
                list.pass(Answer::Done);
                // Numbers are dice here.
                self.unaimed(list);
            }
            Some(die) => self.turn(die, list),
        }
    }

    /// Is there anything that can be bought or used here? Replacing the cards for sale buys nothing.
    fn can_pay(&self) -> bool {
        let pays = |answer: &Answer| matches!(answer, Answer::Buy(_) | Answer::Use(_));
        self.answers.iter().any(pays)
    }

    fn buy(&self, list: &mut List) {
        if self.can_pay() {
            list.pass(Answer::Done);
        } else {
            list.main(Answer::Done, Some('d'));
        }
        if self.offers(Answer::Sweep) {
            list.plain(Answer::Sweep, [letter('s'), None]);
        }
        // The cards for sale have the first numbers.
        let mut nth = usize::from(SLOTS);
        for used in self.uses() {
            let key = match used.pick {
                Pick::Slot(_) => continue,
                Pick::Nothing => list.unused("px"),
                _ => {
                    let key = list.counted(nth);
                    nth += 1;
                    // Only after B: a number alone never buys.
                    key.map(|key| if self.selection.buying { key } else { after_b(key) })
                }
            };
            list.plain(Answer::Use(used), [key, None]);
        }
    }

    /// Does the open curse ask about dice?
    #[must_use]
    pub(super) fn aims_at_dice(&self) -> bool {
        let about = |answer: &Answer| {
            let Answer::Choose(pick) = answer else {
                return false;
            };
            matches!(pick, Pick::Dice(_) | Pick::Die(_) | Pick::Remove(_))
        };
        matches!(self.what(), What::Curse { .. }) && self.answers.iter().any(about)
    }

    /// Does the open curse ask which face is added to the dice?
    #[must_use]
    pub(super) fn adds_a_face(&self) -> bool {
        let face = |answer: &Answer| matches!(answer, Answer::Choose(Pick::Face(_)));
        matches!(self.what(), What::Curse { .. }) && self.answers.iter().any(face)
    }

    /// What the open curse asks. Dice are pressed: with several at once they are chosen first, with several things
    /// to do to one it is asked which.
    fn curse(&self, list: &mut List) {
        let picks = || {
            self.answers.iter().filter_map(|answer| match answer {
                Answer::Choose(pick) => Some(*pick),
                _ => None,
            })
        };
        if picks().any(|pick| matches!(pick, Pick::Dice(_))) {
            let chosen = Answer::Choose(Pick::Dice(self.selection.kept));
            if self.selection.kept != 0 && self.offers(chosen) {
                list.main(chosen, None);
            }
            let none = Answer::Choose(Pick::Dice(0));
            if self.offers(none) {
                list.plain(none, [letter('n'), letter('d')]);
            } else if list.is_empty() {
                // Some must be chosen: those that can be are offered until they are.
                let with = |pick: &Pick| matches!(pick, Pick::Dice(dice) if dice & self.selection.kept == self.selection.kept);
                if let Some(pick) = picks().find(with) {
                    list.plain(Answer::Choose(pick), [letter('x'), None]);
                }
            }
            return;
        }
        match self.selection.die {
            Some(die) => {
                list.plain(Act::Pick(None), [letter('n'), None]);
                let here = picks().filter(|pick| aims_at(*pick, die));
                for (nth, pick) in here.enumerate() {
                    list.plain(Answer::Choose(pick), [list.counted(nth), None]);
                }
            }
            None => {
                let others = picks().filter(|pick| !matches!(pick, Pick::Die(_) | Pick::Remove(_)));
                for (nth, pick) in others.enumerate() {
                    let key = match pick {
                        Pick::Nothing => letter('d'),
                        Pick::Face(face) => number_of(face),
                        // Numbers are dice here.
                        _ if self.aims_at_dice() => list.unused("px"),
                        _ => list.counted(nth),
                    };
                    list.plain(Answer::Choose(pick), [key, None]);
                }
                if self.offers(Answer::Done) {
                    list.pass(Answer::Done);
                }
                // Where only dice are pressed, the first one has a button besides.
                if let Some(first) = picks().next().filter(|_| list.is_empty()) {
                    list.plain(Answer::Choose(first), [letter('x'), None]);
                }
            }
        }
    }

    /// What pressing a die does where the open curse asks.
    fn die_of_curse(&self, die: u8) -> Option<Act> {
        let bit = 1 << die;
        let several =
            |answer: &&Answer| matches!(answer, Answer::Choose(Pick::Dice(dice)) if dice & bit != 0);
        if self.answers.iter().any(|answer| several(&answer)) {
            let with = self.selection.kept | bit;
            let fits =
                |answer: &Answer| matches!(answer, Answer::Choose(Pick::Dice(dice)) if dice & with == with);
            let taken = self.selection.kept & bit != 0;
            return (taken || self.answers.iter().any(fits)).then_some(Act::Keep(die));
        }
        let here = |answer: &&Answer| matches!(answer, Answer::Choose(pick) if aims_at(*pick, die));
        let mut here = self.answers.iter().filter(here);
        match (here.next(), here.next()) {
            (Some(only), None) => Some(Act::Say(*only)),
            (Some(_), Some(_)) => {
                let other = Some(die).filter(|die| self.selection.die != Some(*die));
                Some(Act::Pick(other))
            }
            (None, _) => None,
        }
    }

    /// The cards with which the die that is picked can be thrown again.
    fn throwers(&self, list: &mut List) {
        list.plain(Act::Pick(None), [letter('n'), None]);
        let picked = |used: &Use| self.selection.die.is_some_and(|die| self.aims_at(used.pick, die));
        for (nth, used) in self.uses().filter(picked).enumerate() {
            list.plain(Answer::Use(used), [list.counted(nth), None]);
        }
    }

    fn numbered(&self, list: &mut List) {
        for (nth, used) in self.uses().enumerate() {
            list.plain(Answer::Use(used), [list.counted(nth), None]);
        }
    }

    /// Does a number pick a die? Once one is picked to be changed, it is a face, or a card.
    #[must_use]
    pub(super) fn numbers_dice(&self) -> bool {
        let picked = matches!(
            self.what(),
            What::ChangeDice | What::OpponentDice | What::Curse { .. }
        );
        self.ways.is_empty() && !(picked && self.selection.die.is_some())
    }

    /// What pressing a die does.
    #[must_use]
    pub(super) fn die(&self, die: u8) -> Option<Act> {
        // No table has so many.
        if u32::from(die) >= DiceMask::BITS {
            return None;
        }
        if !self.ways.is_empty() {
            let face = self.state.turn().dice.iter().nth(usize::from(die))?;
            let turned = self.turnable().contains(&face) && self.turning().is_none();
            return turned.then_some(Act::Aim(Some(Pick::Face(face))));
        }
        match self.what() {
            What::Roll if self.thrower().is_some() => self.rethrow(die),
            What::Roll if self.state.rerolls() & 1 << die != 0 => Some(Act::Keep(die)),
            What::Curse { .. } => self.die_of_curse(die),
            // With one card the die is thrown at once, with several it is asked which.
            What::OpponentDice if self.uses().filter(|used| self.aims_at(used.pick, die)).count() > 1 => {
                Some(Act::Pick(
                    Some(die).filter(|die| self.selection.die != Some(*die)),
                ))
            }
            What::OpponentDice | What::ProbedDie | What::BesideDice | What::Window { .. } => self
                .uses()
                .find(|used| self.aims_at(used.pick, die))
                .map(|used| Act::Say(Answer::Use(used))),
            What::ChangeDice => self.uses().any(|used| self.aims_at(used.pick, die)).then(|| {
                Act::Pick(if self.selection.die == Some(die) {
                    None
                } else {
                    Some(die)
                })
            }),
            What::Group => {
                let dice = self.state.turn().dice;
                let face = (usize::from(die) < dice.len()).then(|| dice.get(usize::from(die)))?;
                self.group(face)
            }
            _ => None,
        }
    }

    /// What pressing a die with Shift does: throwing it again with a card, while others are kept with a
    /// press. Where no card can, Shift makes no difference.
    #[must_use]
    pub(super) fn die_with_shift(&self, die: u8) -> Option<Act> {
        match self.what() {
            What::Roll => self.rethrow(die).or_else(|| self.die(die)),
            _ => self.die(die),
        }
    }

    /// What pressing a group of dice does.
    #[must_use]
    pub(super) fn group(&self, face: Group) -> Option<Act> {
        let answer = Answer::Group(face);
        (self.what() == What::Group && self.offers(answer) && self.counts(face)).then_some(Act::Say(answer))
    }

    /// What pressing a card for sale does.
    #[must_use]
    pub(super) fn slot(&self, slot: u8) -> Option<Act> {
        let wanted = self.answers.iter().find(|answer| match answer {
            Answer::Buy(of) => *of == slot,
            Answer::Use(used) => used.pick == Pick::Slot(slot),
            _ => false,
        });
        wanted.map(|answer| Act::Say(*answer))
    }

    /// What pressing a kept card does.
    #[must_use]
    pub(super) fn card(&self, key: CardKey) -> Option<Act> {
        let wanted = self.answers.iter().find(|answer| match answer {
            Answer::Choose(pick) => *pick == Pick::Card(key),
            Answer::Use(used) => match used.pick {
                Pick::Card(of) => of == key,
                Pick::Nothing => used.key == key,
                _ => false,
            },
            _ => false,
        });
        wanted.map(|answer| Act::Say(*answer))
    }

    /// What a key does here.
    #[must_use]
    pub(super) fn key(&self, key: Key) -> Option<Act> {
        if let Some(choice) = self.choices().into_iter().find(|choice| choice.has(key)) {
            return Some(choice.act);
        }
        if !self.ways.is_empty() {
            return None;
        }
        let sells = matches!(self.what(), What::Buy | What::Opportunity);
        if key == Key::Letter('b') && sells {
            return Some(Act::Buying);
        }
        let Key::Digit(number) = key else { return None };
        let nth = number.checked_sub(1)?;
        match self.what() {
            What::Buy | What::Opportunity => self.slot(nth).filter(|_| self.selection.buying),
            What::Group => None,
            _ if !self.numbers_dice() => None,
            _ => self.die(self.numbered_die(nth)),
        }
    }

    /// One more heart for a purpose, or one fewer; the healing takes and gives the rest. `None` where that
    /// cannot be.
    #[must_use]
    pub(super) fn spend(&self, purpose: Purpose, more: bool) -> Option<Split> {
        let others = self.purposes().into_iter().filter(|other| *other != purpose);
        let swap = |other: Purpose| {
            let (from, to) = if more { (other, purpose) } else { (purpose, other) };
            let mut split = self.selection.split;
            *from.of_mut(&mut split) = from.of(split).checked_sub(1)?;
            *to.of_mut(&mut split) += 1;
            self.offers(Answer::Hearts(split)).then_some(split)
        };
        others.filter_map(swap).next()
    }

    /// What the hearts rolled can be used for here; what is not used heals, or does nothing in Tokyo.
    #[must_use]
    pub(super) fn purposes(&self) -> Vec<Purpose> {
        let splits = || {
            self.answers.iter().filter_map(|answer| match answer {
                Answer::Hearts(split) => Some(*split),
                _ => None,
            })
        };
        let others = self.state.all_seats().map(Purpose::Other);
        [Purpose::Heal, Purpose::Poison, Purpose::Shrink]
            .into_iter()
            .chain(others)
            .filter(|purpose| *purpose == Purpose::Heal || splits().any(|split| purpose.of(split) > 0))
            .collect()
    }

    /// Is this answer shown as a card to choose, rather than as a button?
    #[must_use]
    pub(super) fn is_spread(&self, act: Act) -> bool {
        let Act::Say(answer) = act else { return false };
        if !self.ways.is_empty() {
            return false;
        }
        match (self.what(), answer) {
            (
                What::Tile { .. }
                | What::Costume
                | What::Theft
                | What::ChooseCard { .. }
                | What::Draft
                | What::Draw
                | What::Evolution { .. },
                Answer::Choose(Pick::Kind(_) | Pick::Card(_)),
            ) => true,
            (What::Exchange, Answer::Use(used)) => matches!(used.pick, Pick::Card(_)),
            // With two cards that copy, the buttons tell them apart.
            (What::StartOfTurn, Answer::Use(used)) => {
                matches!(used.pick, Pick::Card(_)) && self.uses().all(|other| other.key == used.key)
            }
            _ => false,
        }
    }
}

/// The key of what is bought only after B.
fn after_b(key: Key) -> Key {
    match key {
        Key::Digit(number) => Key::Then('b', char::from(b'0' + number)),
        Key::Letter(letter) => Key::Then('b', letter),
        other => other,
    }
}

/// Does a pick concern this die?
fn aims_at(pick: Pick, die: u8) -> bool {
    matches!(pick, Pick::Die(of) | Pick::DieFace(of, _) | Pick::Remove(of) if of == die)
}

/// What a use costs, and its first step: enough to say in a word what it does.
#[must_use]
pub(super) fn use_of(used: Use) -> Option<(u8, Option<Step>)> {
    used.may().map(|may| (may.energy, may.steps.first().copied()))
}
