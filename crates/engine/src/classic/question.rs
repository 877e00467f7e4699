//! What is asked and what may be said (`core.md` §5.1).

use super::mask::Moments;
use super::{CardId, Key, MAX_SEATS, SpecialDie, SpecialFace};
use crate::classic::{Dice, Face};
use crate::parts::DiceMask;
use crate::{Asked, Seat};
use serde::{Deserialize, Serialize};

/// The open question: who is asked, and what.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Question {
    /// Who has to answer.
    pub of: Asked,
    /// What is asked.
    pub what: What,
}

impl Question {
    /// Nothing is asked.
    pub const NONE: Self = Self {
        of: Asked::NoOne,
        what: What::Nothing,
    };
}

/// Everything that can be asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum What {
    /// Nothing: the game is over.
    Nothing,
    /// Nature: six dice of a seat that throws for the first turn.
    FirstThrow {
        /// Who throws.
        seat: Seat,
    },
    /// Nature: the dice of `dice` among the turn's dice are thrown.
    Throw {
        /// Which, as a mask of indices.
        dice: DiceMask,
    },
    /// Nature: a card of `by` throws one of the turn's dice again.
    ThrowDie {
        /// Its index among the dice of the turn, from 0.
        die: u8,
        /// Whose card it is; not always the active monster's.
        by: Seat,
        /// The card used.
        card: CardId,
    },
    /// Nature: those of `dice` among the dice beside the turn's dice are thrown for a card of `by`.
    ThrowBeside {
        /// Which of the dice beside, as a mask of indices.
        dice: DiceMask,
        /// Whose card it is.
        by: Seat,
        /// The card used.
        card: CardId,
    },
    /// Nature: a card of the deck is turned over or looked at.
    Reveal {
        /// Where it goes.
        spot: Spot,
    },
    /// E7: which of the two costumes drawn (`State::drawn`) is kept.
    Costume,
    /// E1: which tile of this level of the gauge is taken, or none.
    Tile {
        /// 3, 6 or 10.
        level: u8,
    },
    /// D2, E2: move a copying card's token, or not.
    StartOfTurn,
    /// D3: throw some dice again, use a card, or stop.
    Roll,
    /// D4: throw a die of the active monster again, or pass.
    OpponentDice,
    /// D4: the die just thrown again may be thrown once more by its chooser's card, or not.
    ProbedDie,
    /// D5: change dice with cards, or be done.
    ChangeDice,
    /// T3.3: add to the dice of the active monster, which change no more, or pass.
    Commit,
    /// D6: which group of dice is resolved next.
    Group,
    /// D7: what the hearts are used for.
    Hearts,
    /// D8: use cards against a hit, or take it.
    Harm,
    /// D8: dice thrown beside the turn's dice may be thrown again, or not.
    BesideDice,
    /// D9: yield Tokyo or stay.
    Yield,
    /// D15: after a yield, exchange a card with the monster that smashed, or not.
    Exchange,
    /// E6: take a costume of a monster wounded this turn for its price, or be done.
    Theft,
    /// D10: buy, sweep, or be done.
    Buy,
    /// D11: buy a card that was just revealed in another monster's turn, or pass.
    Opportunity,
    /// D12, D15: choose a kept card in play for the card `by`.
    ChooseCard {
        /// The card that asks.
        by: CardId,
    },
    /// D13: sell kept cards, or be done.
    Sale,
    /// D15: take another turn with fewer dice, or decline.
    ExtraTurn {
        /// Dice that are missing in that turn, from 1.
        penalty: u8,
    },
    /// D16: which Evolution of the hand that is passed on is picked.
    Draft,
    /// D16: which of the Evolutions drawn is kept.
    Draw,
    /// D16: an Evolution asks for a choice.
    Evolution {
        /// Which.
        by: CardId,
    },
    /// Nature: a die of a monster pack is thrown.
    ThrowSpecial {
        /// Which.
        die: SpecialDie,
    },
    /// E8 to E16: the open curse asks for a choice.
    Curse {
        /// Which.
        by: CardId,
    },
    /// D16: use cards at a moment that has no question of its own, or pass.
    Window {
        /// Which.
        moment: Moment,
    },
}

impl What {
    /// The moment at which cards may be used, if this is a question in which cards have a say.
    #[must_use]
    pub const fn moment(self) -> Option<Moment> {
        Some(match self {
            Self::StartOfTurn => Moment::StartOfTurn,
            Self::Roll => Moment::Roll,
            Self::OpponentDice => Moment::OpponentDice,
            Self::ProbedDie => Moment::ProbedDie,
            Self::ChangeDice => Moment::ChangeDice,
            Self::Commit => Moment::Commit,
            Self::Exchange => Moment::Exchange,
            Self::Harm => Moment::Harm,
            Self::BesideDice => Moment::BesideDice,
            Self::Buy => Moment::Buy,
            Self::Opportunity => Moment::Reveal,
            Self::Sale => Moment::Sale,
            Self::Window { moment } => moment,
            _ => return None,
        })
    }

    /// The decision's id in `core.md` §5.1 or `expansions.md` §10.1, empty for Nature.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::StartOfTurn => "D2",
            Self::Roll => "D3",
            Self::OpponentDice | Self::ProbedDie => "D4",
            Self::ChangeDice => "D5",
            Self::Commit | Self::Exchange => "D15",
            Self::Tile { .. } => "E1",
            Self::Theft => "E6",
            Self::Costume => "E7",
            Self::Curse { .. } => "E8",
            Self::Group => "D6",
            Self::Hearts => "D7",
            Self::Harm | Self::BesideDice => "D8",
            Self::Yield => "D9",
            Self::Buy => "D10",
            Self::Opportunity => "D11",
            Self::ChooseCard { .. } => "D12",
            Self::Sale => "D13",
            Self::ExtraTurn { .. } => "D15",
            Self::Window { moment: Moment::Flip } => "E5",
            Self::Draft | Self::Draw | Self::Evolution { .. } | Self::Window { .. } => "D16",
            Self::Nothing
            | Self::FirstThrow { .. }
            | Self::Throw { .. }
            | Self::ThrowDie { .. }
            | Self::ThrowBeside { .. }
            | Self::ThrowSpecial { .. }
            | Self::Reveal { .. } => "",
        }
    }
}

/// When a card may be used by its owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Moment {
    /// Own turn, before the first roll.
    StartOfTurn,
    /// Own turn, after a roll.
    Roll,
    /// Another monster's turn, after its last roll.
    OpponentDice,
    /// Right after one's own card threw another monster's die again.
    ProbedDie,
    /// Own turn, after the last roll and the opponents' say.
    ChangeDice,
    /// Another monster's turn, when its dice change no more and are about to be counted.
    Commit,
    /// Any turn, when a hit is about to land on the owner.
    Harm,
    /// Any turn, after dice thrown for one's own card.
    BesideDice,
    /// Another monster's turn, after one's own yield and before that monster enters Tokyo.
    Exchange,
    /// Own turn, buying.
    Buy,
    /// Another monster's turn, when cards were revealed.
    Reveal,
    /// Own turn, at its end.
    Sale,
    /// Whenever anybody is asked anything (D14).
    AnyTime,
    /// Own turn, before it starts (T1.1).
    BeforeTurn,
    /// Own turn, when the dice change no more and are about to be counted.
    Freeze,
    /// Own turn, once the dice are counted and before the group is resolved that it is about.
    Resolve,
    /// When one may yield.
    Yield,
    /// When a monster stays in Tokyo.
    Force,
    /// When one has no hearts left.
    Dying,
    /// Another monster's turn, before it enters Tokyo.
    Intrude,
    /// Own turn, after entering Tokyo.
    Entered,
    /// Own turn, after not having entered Tokyo.
    NotEntered,
    /// Own turn, before buying, when somebody was wounded.
    Gift,
    /// Another monster is about to buy a card.
    Purchase,
    /// Own purchase of a Keep card.
    Bought,
    /// Any turn, before it ends.
    EndOfTurn,
    /// Own turn, before buying: the transformation card may be turned over.
    Flip,
}

impl Moment {
    /// The moment's name in files.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::StartOfTurn => "start-of-turn",
            Self::Roll => "roll",
            Self::OpponentDice => "opponent-dice",
            Self::ProbedDie => "probed-die",
            Self::ChangeDice => "change-dice",
            Self::Commit => "commit",
            Self::Harm => "harm",
            Self::BesideDice => "beside-dice",
            Self::Exchange => "exchange",
            Self::Buy => "buy",
            Self::Reveal => "reveal",
            Self::Sale => "sale",
            Self::AnyTime => "any-time",
            Self::BeforeTurn => "before-turn",
            Self::Freeze => "freeze",
            Self::Resolve => "resolve",
            Self::Yield => "yield",
            Self::Force => "force",
            Self::Dying => "dying",
            Self::Intrude => "intrude",
            Self::Entered => "entered",
            Self::NotEntered => "not-entered",
            Self::Gift => "gift",
            Self::Purchase => "purchase",
            Self::Bought => "bought",
            Self::EndOfTurn => "end-of-turn",
            Self::Flip => "flip",
        }
    }

    /// The moment as a mask.
    pub(super) const fn mask(self) -> Moments {
        Moments::only(self as usize)
    }
}

/// Where a card goes when it is turned over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Spot {
    /// Face up into a market slot.
    Market(u8),
    /// It stays on the deck; only this seat sees it.
    Peek(Seat),
    /// One of the costumes: this seat will keep one of two.
    Costume(Seat),
    /// The wickedness tile of this number: one of its two faces, for good.
    Tile(u8),
    /// An Evolution for the hand that this seat passes on.
    Draft(Seat),
    /// An Evolution of this seat's deck; only it sees it.
    Evolution(Seat),
    /// The next card of the deck, for all to see, for an Evolution.
    Next,
    /// A card of the discard pile, for an Evolution.
    Discard,
    /// The curse that rules from now on.
    Curse,
}

/// A group of equal faces that is resolved together.
pub type Group = Face;

/// What hearts on the dice are spent on (D7). The parts sum up to the number of hearts rolled; in Tokyo what
/// is not given to others stands under `heal` and heals nobody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Split {
    /// Hearts that heal the roller.
    pub heal: u8,
    /// Hearts that remove a Poison token.
    pub poison: u8,
    /// Hearts that remove a Shrink token.
    pub shrink: u8,
    /// Hearts given to others, by seat.
    #[serde(default, skip_serializing_if = "nobody")]
    pub others: [u8; MAX_SEATS],
}

fn nobody(others: &[u8; MAX_SEATS]) -> bool {
    *others == [0; MAX_SEATS]
}

/// What a use or a choice is aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Pick {
    /// At nothing in particular.
    #[default]
    Nothing,
    /// At a die, by index.
    Die(u8),
    /// At a die that is to show a face.
    DieFace(u8, Face),
    /// At a card in play.
    Card(Key),
    /// At a market slot.
    Slot(u8),
    /// At a known card of the deck, 0 being the top.
    Deck(u8),
    /// At a number of hearts, energy or the like.
    Number(u8),
    /// At a card or tile that nobody holds, by what it is.
    Kind(CardId),
    /// At a monster.
    Seat(Seat),
    /// At all dice that show the first face, to show the second.
    Faces(Face, Face),
    /// At a face.
    Face(Face),
    /// At the Berserk die, to show this face.
    Special(SpecialFace),
    /// At these dice, as a mask of numbers; the Berserk die lies behind the others.
    Dice(DiceMask),
    /// At a die that leaves the roll, by number.
    Remove(u8),
    /// At so many hearts, so much energy and so many stars.
    Units(u8, u8, u8),
}

/// A card used by its owner. A file names its rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Use {
    /// The card in play.
    pub key: Key,
    /// The face that acts: the card itself, or what it copies.
    pub face: CardId,
    /// Which of the face's rules.
    pub rule: u8,
    /// What it is aimed at.
    pub pick: Pick,
}

impl Use {
    /// The name of the rule ([`Rule::name`](super::rule::Rule::name)); `None` when the face has no such rule
    /// that is used.
    #[must_use]
    pub fn rule_name(&self) -> Option<&'static str> {
        self.face.rule_name(self.rule)
    }
}

/// What Nature or a seat says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Answer {
    /// Nature: the faces of the dice thrown, lowest die index first.
    Faces(Dice),
    /// Nature: the card that was turned over.
    Card(CardId),
    /// Nature: what a die of a monster pack shows.
    Special(SpecialFace),
    /// D3: throw these dice again.
    Reroll(DiceMask),
    /// Stop, pass, take it, decline or be done: nothing more here.
    Done,
    /// D6: resolve this group next.
    Group(Group),
    /// D6: resolve all that is left in the default order.
    RestInDefaultOrder,
    /// D7.
    Hearts(Split),
    /// D9: leave Tokyo.
    Yield,
    /// D9: stay in Tokyo.
    Stay,
    /// D10: buy the card in this market slot.
    Buy(u8),
    /// D10: pay to replace the whole market.
    Sweep,
    /// Use a card in play.
    Use(Use),
    /// D12, D16, E1, E6, E7, E8: choose.
    Choose(Pick),
    /// D15: take the extra turn.
    Accept,
}
