//! What a person can do at a question: a button and a key for every answer, and what pressing a die, a card
//! for sale, a kept card or a space of a track means. Buttons and keys come from one list, so that they
//! cannot disagree.
//!
//! Pure: no words, no widgets. Knows the kinds of questions and answers, and no card and no monster.

use super::foresight::{self, Foresight};
use super::place;
use crate::ui::frame::choice::{self, Choices, Key, digit, letter};
use crate::ui::widget::duel::Pull;
use crate::ui::widget::question::Rank;
use engine::duel::{Answer, Buzz, CardId, Choice as Among, Face, Pick, Placing, Source, State, Track, What};
use engine::parts::DiceMask;
use engine::{Asked, Game, Seat};
use words::duel::Tray;

/// The faces as their groups lie and are numbered: a heart before what may hurt, a power before the claws it
/// may use.
pub(super) const ORDER: [Face; 6] = [
    Face::Heart,
    Face::Energy,
    Face::Power,
    Face::Fame,
    Face::Destruction,
    Face::Claw,
];

/// What has been selected on the way to an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Selection {
    /// The dice that are kept, or those that are picked to be taken out. Kept ones stay so for the next roll.
    pub dice: DiceMask,
    /// Where the Buzz token in the hand hovers.
    pub hand: Option<(Buzz, Placing)>,
    /// The card that is going to be used on a market card.
    pub aiming: Option<CardId>,
    /// The next number buys.
    pub buying: bool,
}

impl Selection {
    /// What is selected when a question appears.
    #[must_use]
    pub fn of(state: &State) -> Self {
        let Asked::Seat(seat) = state.asks() else {
            return Self::default();
        };
        let all = state.turn().dice.all();
        // Throwing again is the exception once only some dice can be.
        let exception = state.question().what == What::Roll && state.rerollable() != all;
        let still = Self {
            dice: if exception { all } else { 0 },
            ..Self::default()
        };
        let desk = Desk::new(state, seat, still);
        let (places, side) = (desk.places(), state.side(seat));
        let hand = match state.question().what {
            What::Choose { of: Among::King, .. } => place::first_of_king(state, &places, side),
            _ => place::best(&places, seat, side, |hand| desk.foresee(desk.lay(hand))),
        };
        Self { hand, ..still }
    }

    /// The selection after something was pressed that says no answer; `all` are the dice.
    #[must_use]
    pub fn after(mut self, act: Act, all: DiceMask) -> Self {
        match act {
            Act::Say(_) => {}
            Act::Die(die) => self.dice ^= 1 << die,
            Act::KeepAll(keep) => self.dice = if keep { all } else { 0 },
            Act::Hover(buzz, placing) => self.hand = Some((buzz, placing)),
            Act::Aim(card) => (self.aiming, self.buying) = (card, false),
            Act::Buying => self.buying = !self.buying,
        }
        self
    }
}

/// What pressing something does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Act {
    /// Say this answer.
    Say(Answer),
    /// Keep or pick this die, or no longer.
    Die(u8),
    /// Keep all dice, or none.
    KeepAll(bool),
    /// Move the token in the hand.
    Hover(Buzz, Placing),
    /// Use this card on a market card, or no longer.
    Aim(Option<CardId>),
    /// The next number buys.
    Buying,
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
    /// Who sits on the left: an arrow to the left points to this end of the tracks.
    left: Seat,
    /// Every legal answer but throwing again.
    answers: Vec<Answer>,
    /// What alone is to be answered, in a first game.
    wanted: Option<Answer>,
    /// The dice from left to right.
    lie: Vec<usize>,
}

impl<'a> Desk<'a> {
    /// The question that `seat` is asked in `state`.
    #[must_use]
    pub(super) fn new(state: &'a State, seat: Seat, selection: Selection) -> Self {
        let mut answers = Vec::new();
        state.answers(&mut answers);
        answers.retain(|answer| !matches!(answer, Answer::Reroll(_)));
        Self {
            state,
            seat,
            selection,
            left: seat,
            answers,
            wanted: None,
            lie: Vec::new(),
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

    /// The same with this player on the left.
    #[must_use]
    pub(super) fn facing(self, left: Seat) -> Self {
        Self { left, ..self }
    }

    /// What is asked.
    #[must_use]
    pub(super) fn what(&self) -> What {
        self.state.question().what
    }

    fn offers(&self, answer: Answer) -> bool {
        self.state.offers(answer)
    }

    /// What this answer would lead to.
    #[must_use]
    pub(super) fn foresee(&self, answer: Answer) -> Foresight {
        Foresight::of(self.state, self.seat, answer)
    }

    /// The pulls to be seen before they happen: those of the answer that is looked at, and otherwise of all
    /// that are offered on the table, one of each marker.
    #[must_use]
    pub(super) fn pulls(&self, looked: Option<Answer>) -> Vec<Pull> {
        if self.rests(looked) {
            return self.lying();
        }
        if let Some(answer) = looked {
            return self.foresee(answer).pulls();
        }
        if let Some(answer) = self.laid() {
            return self.foresee(answer).pulls();
        }
        let mut pulls: Vec<Pull> = Vec::new();
        for answer in &self.answers {
            let shown = matches!(
                answer,
                Answer::Resolve(Face::Fame | Face::Destruction)
                    | Answer::Accept
                    | Answer::Choose(Pick::Track(_))
            );
            if shown {
                for pull in self.foresee(*answer).pulls() {
                    if !pulls.iter().any(|other| other.track == pull.track) {
                        pulls.push(pull);
                    }
                }
            }
        }
        pulls
    }

    /// Are the dice to be seen as they lie: is stopping looked at, or all that is left?
    #[must_use]
    pub(super) fn rests(&self, looked: Option<Answer>) -> bool {
        let stops = match looked {
            Some(answer) => answer == Answer::Done,
            None => self.to_roll() == 0,
        };
        self.what() == What::Roll && self.selection.aiming.is_none() && stops
    }

    /// What the dice as they lie would do.
    #[must_use]
    pub(super) fn tray(&self) -> Tray {
        Tray::of(self.state, self.seat)
    }

    /// The pulls of the dice as they lie.
    #[must_use]
    pub(super) fn lying(&self) -> Vec<Pull> {
        foresight::pulls(&self.tray().courses(self.state, self.seat))
    }

    /// The dice that would be thrown now.
    #[must_use]
    pub(super) fn to_roll(&self) -> DiceMask {
        self.state.rerollable() & !self.selection.dice
    }

    /// The dice that nobody may throw again although others may be.
    #[must_use]
    pub(super) fn held(&self) -> DiceMask {
        match self.state.rerollable() {
            0 => 0,
            free => self.state.turn().dice.all() & !free,
        }
    }

    /// The legal places of the token in the hand, or of any of The King's.
    #[must_use]
    pub(super) fn places(&self) -> Vec<(Buzz, Placing)> {
        let placed = |answer: &Answer| self.hand_of(*answer);
        self.answers.iter().filter_map(placed).collect()
    }

    /// The token that this answer lays here, and where.
    #[must_use]
    pub(super) fn hand_of(&self, answer: Answer) -> Option<(Buzz, Placing)> {
        match (self.what(), answer) {
            (What::Place { buzz }, Answer::Place(placing)) => Some((buzz, placing)),
            (_, Answer::Choose(Pick::Place(buzz, placing))) => Some((buzz, placing)),
            _ => None,
        }
    }

    /// The answer that lays this token here.
    #[must_use]
    pub(super) fn lay(&self, (buzz, placing): (Buzz, Placing)) -> Answer {
        match self.what() {
            What::Place { .. } => Answer::Place(placing),
            _ => Answer::Choose(Pick::Place(buzz, placing)),
        }
    }

    /// The answer that lays the token in the hand where it hovers, if it may lie there.
    #[must_use]
    pub(super) fn laid(&self) -> Option<Answer> {
        let hand = self.selection.hand.filter(|_| self.places_a_token())?;
        self.places().contains(&hand).then(|| self.lay(hand))
    }

    /// Is a token to be placed?
    #[must_use]
    pub(super) fn places_a_token(&self) -> bool {
        matches!(
            self.what(),
            What::Place { .. } | What::Choose { of: Among::King, .. }
        )
    }

    /// The cards that can be used on a market card now, each once.
    #[must_use]
    pub(super) fn aimable(&self) -> Vec<CardId> {
        let mut cards = Vec::new();
        for answer in &self.answers {
            if let Answer::Use(card, Pick::Slot(_)) = *answer
                && !cards.contains(&card)
            {
                cards.push(card);
            }
        }
        cards
    }

    /// Everything that can be done with a button, the suggested one first.
    #[must_use]
    pub(super) fn choices(&self) -> Vec<Choice> {
        self.list().wanting(self.wanted.map(Act::Say)).done()
    }

    fn list(&self) -> List {
        let mut list = List::default();
        if let Some(card) = self.selection.aiming {
            self.aims(card, &mut list);
            return list;
        }
        match self.what() {
            What::FirstRoll => {
                list.main(Answer::Throw, Some('r'));
                if self.offers(Answer::Spend) {
                    list.plain(Answer::Spend, [letter('t'), None]);
                }
            }
            What::Roll => self.roll(&mut list),
            What::Face => self.faces(&mut list),
            What::Buy | What::Shop { .. } => self.buy(&mut list),
            What::Place { .. } => self.place(&mut list),
            What::May { .. } => self.may(&mut list),
            What::Choose { of, optional, .. } => {
                match of {
                    Among::King => self.place(&mut list),
                    Among::TwoDice => self.two_dice(&mut list),
                    Among::Track | Among::Face | Among::RivalsKeep | Among::OwnKeep => {
                        // A card of one's own is not given up by pressing Enter once too often.
                        self.numbered(&mut list, !optional && of != Among::OwnKeep);
                    }
                }
                if optional {
                    list.pass(Answer::Done);
                }
            }
            What::Nothing
            | What::FirstThrow { .. }
            | What::Throw { .. }
            | What::ThrowAgainst { .. }
            | What::Reveal { .. } => {}
        }
        for card in self.aimable() {
            let key = list.unused("axz");
            list.with(Act::Aim(Some(card)), [key, None], Rank::Plain);
        }
        // What is used without an aim.
        for answer in &self.answers {
            if let Answer::Use(_, pick) = *answer
                && !matches!(pick, Pick::Slot(_))
            {
                let key = list.unused("xz");
                list.plain(*answer, [key, None]);
            }
        }
        list
    }

    fn aims(&self, card: CardId, list: &mut List) {
        for answer in &self.answers {
            if let Answer::Use(of, Pick::Slot(slot)) = *answer
                && of == card
            {
                list.plain(*answer, [digit(2 - usize::from(slot)), None]);
            }
        }
        list.with(Act::Aim(None), [letter('n'), None], Rank::Plain);
    }

    /// What throws dice here, if anything does.
    #[must_use]
    pub(super) fn throws(&self) -> Option<Act> {
        let throws = |act: &Act| matches!(act, Act::Say(Answer::Reroll(_) | Answer::Throw));
        self.key(Key::Letter('r')).filter(throws)
    }

    fn roll(&self, list: &mut List) {
        let dice = self.to_roll();
        let wins = self.tray().winner(self.seat) == Some(self.seat);
        if dice != 0 && wins {
            // What wins is suggested, not a throw that may lose it.
            list.main(Answer::Done, Some('d'));
            list.plain(Answer::Reroll(dice), [letter('r'), None]);
        } else if dice != 0 {
            let act = Act::Say(Answer::Reroll(dice));
            list.with(act, [letter('r'), Some(Key::Enter)], Rank::Main);
            list.plain(Answer::Done, [letter('d'), None]);
        } else {
            list.main(Answer::Done, Some('d'));
        }
        let all = dice != 0;
        list.with(Act::KeepAll(all), [letter('k'), None], Rank::Plain);
    }

    fn faces(&self, list: &mut List) {
        let faces: Vec<Face> = ORDER
            .into_iter()
            .filter(|face| self.offers(Answer::Resolve(*face)))
            .collect();
        let seen: Vec<Foresight> = faces
            .iter()
            .map(|face| self.foresee(Answer::Resolve(*face)))
            .collect();
        // What wins is suggested; what loses is not said by pressing Enter once too often.
        let best = seen.iter().position(Foresight::wins);
        let best = best.or_else(|| seen.iter().position(|seen| !seen.loses()));
        for (nth, face) in faces.iter().enumerate() {
            let enter = (best == Some(nth)).then_some(Key::Enter);
            let rank = match (seen[nth].wins(), seen[nth].loses()) {
                (true, _) => Rank::Main,
                (_, true) => Rank::Grave,
                (false, false) => Rank::Plain,
            };
            list.with(Act::Say(Answer::Resolve(*face)), [digit(nth), enter], rank);
        }
    }

    fn buy(&self, list: &mut List) {
        if (0..3).any(|slot| self.offers(Answer::Buy(slot))) || !self.aimable().is_empty() {
            list.pass(Answer::Done);
        } else {
            list.main(Answer::Done, Some('d'));
        }
        if self.offers(Answer::Sweep) {
            list.plain(Answer::Sweep, [letter('s'), None]);
        }
    }

    fn place(&self, list: &mut List) {
        let Some(hand) = self.selection.hand else { return };
        let places = self.places();
        if let Some(answer) = self.laid() {
            list.main(answer, None);
        }
        if let Some((buzz, placing)) = place::turned(&places, hand) {
            list.with(Act::Hover(buzz, placing), [letter('f'), None], Rank::Plain);
        }
    }

    fn may(&self, list: &mut List) {
        let accept = self.foresee(Answer::Accept);
        // Nobody pays, or loses a card, a turn or the game, by pressing Enter once too often.
        let safe = !accept.loses() && !accept.gives_up();
        let (yes, rank) = match (accept.wins(), safe) {
            (true, _) | (_, true) => (Some(Key::Enter), Rank::Main),
            (false, false) => (None, if accept.loses() { Rank::Grave } else { Rank::Plain }),
        };
        list.with(Act::Say(Answer::Accept), [letter('y'), yes], rank);
        let rank = if self.foresee(Answer::Done).loses() {
            Rank::Grave
        } else {
            Rank::Plain
        };
        list.with(Act::Say(Answer::Done), [letter('n'), letter('d')], rank);
    }

    fn two_dice(&self, list: &mut List) {
        let picked = Answer::Choose(Pick::Dice(self.selection.dice));
        if self.offers(picked) {
            list.main(picked, Some('t'));
        }
    }

    fn numbered(&self, list: &mut List, enter: bool) {
        let picks = self
            .answers
            .iter()
            .filter(|answer| matches!(answer, Answer::Choose(_)));
        for (nth, answer) in picks.enumerate() {
            let enter = (nth == 0 && enter && self.is_harmless(*answer)).then_some(Key::Enter);
            list.plain(*answer, [list.counted(nth), enter]);
        }
    }

    fn is_harmless(&self, answer: Answer) -> bool {
        !self.foresee(answer).loses()
    }

    // What lies on the table

    /// What pressing a die does.
    #[must_use]
    pub(super) fn die(&self, die: u8) -> Option<Act> {
        let pressed = match self.what() {
            What::Roll => self.state.rerollable(),
            What::Choose {
                of: Among::TwoDice, ..
            } => self.state.dice_in_roll(),
            What::Face => {
                let dice = self.state.turn().dice;
                let face = (usize::from(die) < dice.len()).then(|| dice.get(usize::from(die)))?;
                return self.group(face);
            }
            _ => 0,
        };
        let there = u32::from(die) < DiceMask::BITS && pressed & 1 << die != 0;
        (there && self.selection.aiming.is_none()).then_some(Act::Die(die))
    }

    /// What pressing a group of dice does.
    #[must_use]
    pub(super) fn group(&self, face: Face) -> Option<Act> {
        let answer = Answer::Resolve(face);
        (self.what() == What::Face && self.offers(answer)).then_some(Act::Say(answer))
    }

    /// What pressing a card for sale does.
    #[must_use]
    pub(super) fn slot(&self, slot: u8) -> Option<Act> {
        let answer = match self.selection.aiming {
            Some(card) => Answer::Use(card, Pick::Slot(slot)),
            None => Answer::Buy(slot),
        };
        self.answers.contains(&answer).then_some(Act::Say(answer))
    }

    /// What pressing a kept card does.
    #[must_use]
    pub(super) fn card(&self, card: CardId) -> Option<Act> {
        let choose = Answer::Choose(Pick::Card(card));
        if self.answers.contains(&choose) {
            return Some(Act::Say(choose));
        }
        if self.aimable().contains(&card) {
            let again = self.selection.aiming == Some(card);
            return Some(Act::Aim((!again).then_some(card)));
        }
        match self.what() {
            What::May { by: Source::Card(by) } if by == card => Some(Act::Say(Answer::Accept)),
            _ => None,
        }
    }

    /// What pressing a track does, wherever it is pressed.
    #[must_use]
    pub(super) fn track(&self, track: Track) -> Option<Act> {
        let choose = Answer::Choose(Pick::Track(track));
        self.answers.contains(&choose).then_some(Act::Say(choose))
    }

    /// What taking up another token does, where either may be moved.
    #[must_use]
    pub(super) fn token(&self, buzz: Buzz) -> Option<Act> {
        let (held, _) = self.selection.hand?;
        let places = self.places();
        let other = places.iter().find(|(of, _)| *of == buzz && buzz != held)?;
        Some(Act::Hover(other.0, other.1))
    }

    /// What dropping the token in the hand does.
    #[must_use]
    pub(super) fn drop_at(&self, buzz: Buzz, placing: Placing) -> Option<Act> {
        let dropped = self.places().contains(&(buzz, placing));
        dropped.then(|| Act::Say(self.lay((buzz, placing))))
    }

    /// Can this be done here?
    #[must_use]
    pub(super) fn allows(&self, act: Act) -> bool {
        match act {
            Act::Say(answer) => self.offers(answer),
            Act::Die(die) => self.die(die) == Some(act),
            Act::KeepAll(_) => self.what() == What::Roll,
            Act::Hover(buzz, placing) => self.places().contains(&(buzz, placing)),
            Act::Aim(card) => card.is_none_or(|card| self.aimable().contains(&card)),
            Act::Buying => matches!(self.what(), What::Buy | What::Shop { .. }),
        }
    }

    /// What a key does here.
    #[must_use]
    pub(super) fn key(&self, key: Key) -> Option<Act> {
        if let Some(choice) = self.choices().into_iter().find(|choice| choice.has(key)) {
            return Some(choice.act);
        }
        let sells = matches!(self.what(), What::Buy | What::Shop { .. });
        match key {
            Key::Letter('b') if sells && self.selection.aiming.is_none() => Some(Act::Buying),
            Key::Arrow(arrow) => {
                let hand = self.selection.hand?;
                let (buzz, placing) = place::moved(&self.places(), hand, arrow, self.state.side(self.left))?;
                Some(Act::Hover(buzz, placing))
            }
            Key::Digit(number) => {
                let nth = number.checked_sub(1)?;
                if sells {
                    // Numbered as they lie: the rightmost one is the last.
                    let slot = 2u8.checked_sub(nth)?;
                    return self.slot(slot).filter(|_| self.selection.buying);
                }
                match self.what() {
                    What::Face => None,
                    _ => self.die(self.numbered_die(nth)),
                }
            }
            Key::Enter | Key::Letter(_) | Key::Then(..) => None,
        }
    }
}
