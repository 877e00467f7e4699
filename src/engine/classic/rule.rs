//! The language in which a card is declared: static data and plain functions, nearly the printed card.
//!
//! A card is a list of rules. [`Rule::When`] says what happens at a hook, [`Rule::May`] what its owner may do at a moment
//! when somebody is asked, [`Rule::Always`] how a number stands changed. What happens is a straight line of [`Step`]s;
//! where it must fork or count, a small named function stands between two steps.
//!
//! Nothing of this is ever stored in a `State`: a card in the middle of a question is a `Frame` (face, rule, step) that
//! waits on the agenda.

use super::agenda::{Frame, Table};
use super::question::{Moment, Pick};
use super::state::{Held, State};
use crate::engine::Seat;
use crate::engine::parts::Face;

/// A card as printed.
#[derive(Debug)]
pub struct Card {
    /// Its name in files and the key of its words.
    pub slug: &'static str,
    /// Printed cost in energy.
    pub cost: u8,
    /// Keep or Discard.
    pub kind: Kind,
    /// Copies in the deck.
    pub copies: u8,
    /// Counters it comes into play with.
    pub tokens: u8,
    /// What it does.
    pub rules: &'static [Rule],
}

/// What becomes of a bought card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// It stays in front of its owner.
    Keep,
    /// It is resolved at once and goes to the discard pile.
    Discard,
}

/// One sentence of a card.
#[derive(Debug)]
pub enum Rule {
    /// It happens by itself.
    When(On, Who, &'static [Step]),
    /// The owner may use it.
    May(May),
    /// A number is changed as long as the card is in play.
    Always(Stat, fn(&State, &Held, i32) -> i32),
}

/// Hooks at which cards act by themselves (`core.md` 6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum On {
    /// A Keep card has come into play, or a copy has become it; a Discard card is resolved.
    Gained,
    /// The group of 1s has been scored.
    Ones,
    /// The group of smashes is resolved with at least one smash; the hits of the batch stand ready to be edited.
    Smashes,
    /// A monster has no hearts left and is about to be eliminated.
    AboutToDie,
    /// A monster has yielded Tokyo.
    Yielded,
}

/// Whose doing a card listens to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Who {
    /// The owner's.
    Me,
    /// Anybody else's.
    Others,
    /// Everybody's.
    Anyone,
}

/// Numbers that cards may stand in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stat {
    /// Most hearts.
    Cap,
    /// Price of a card for its buyer.
    Price,
    /// Dice in a turn.
    Dice,
    /// Rolls in a turn.
    Rolls,
    /// Smashes added because of other faces.
    SmashesFromFaces,
    /// Smashes added if there is at least one.
    SmashesIfAny,
    /// Smashes added in any case.
    SmashesFlat,
    /// Amount of a hit about to land on the owner.
    Harm,
    /// Above 0: smashes that hit the owner in Tokyo wait for its decision to yield.
    HoldsSmashes,
}

/// What the owner may do, and when.
#[derive(Debug)]
pub struct May {
    /// At which questions it is offered.
    pub at: &'static [Moment],
    /// Energy to pay.
    pub energy: u8,
    /// Counters to spend from the card.
    pub tokens: u8,
    /// How often.
    pub often: Often,
    /// Extra condition.
    pub only_if: fn(&State, &Held) -> bool,
    /// What it can be aimed at.
    pub aims: Aims,
    /// Of several copies the copying card is used up first.
    pub copy_first: bool,
    /// Several copies are all offered: it matters which one is used up.
    pub each_alike: bool,
    /// What then happens, costs being paid.
    pub steps: &'static [Step],
}

/// How often a use is offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Often {
    /// As often as it can be paid.
    Always,
    /// Once per copy and turn.
    OncePerTurn,
    /// Once per owner and turn, whatever the number of copies.
    OncePerOwner,
    /// Once per copy and hit.
    OncePerHit,
}

/// What a use can be aimed at; the legal picks are listed from it.
#[derive(Debug, Clone, Copy)]
pub enum Aims {
    /// At nothing in particular.
    Nothing,
    /// At each pick that the function lists.
    At(fn(&State, &Held, &mut dyn FnMut(Pick))),
}

/// The verbs.
#[derive(Debug, Clone, Copy)]
pub enum Step {
    /// The owner gains stars.
    GainStars(u8),
    /// The owner gains energy.
    GainEnergy(u8),
    /// The owner gains hearts.
    GainHearts(u8),
    /// All other monsters lose stars.
    OthersLoseStars(u8),
    /// These monsters are hit, in one batch.
    Hurt(Whom, u8),
    /// The turn's die that was picked is thrown again.
    RerollDie,
    /// The turn's die that was picked is turned to the face that was picked.
    SetDie,
    /// As many dice as the landing hit has hearts are thrown beside the turn's dice.
    ThrowPerHeart,
    /// The picked die among those beside the turn's dice is thrown again.
    RerollBeside,
    /// Every die of this face among those beside the turn's dice takes one heart off the landing hit.
    Soften(Face),
    /// The other monsters may answer the dice once more.
    OpponentsAgain,
    /// The owner may use cards at this moment, until done.
    Offer(Moment),
    /// The active monster may roll this many times more.
    MoreRolls(u8),
    /// The owner loses no more hearts this turn.
    Shield,
    /// The owner takes a full extra turn.
    ExtraTurn,
    /// The owner chooses a Keep card in play that is no copying card, its own included; nothing further happens if
    /// there is none.
    ChooseKeep,
    /// The card becomes a copy of the picked one, as if just bought.
    Become,
    /// The owner buys what was picked: a market slot, a card of the deck, another monster's card.
    BuyPicked,
    /// The owner looks at the next card of the deck that it does not know yet.
    Peek,
    /// The picked card of the owner is sold for its printed cost.
    SellPicked,
    /// The card is discarded if it has no counters left.
    DiscardIfEmpty,
    /// The card is discarded.
    Discard,
    /// The rest is dropped unless the test holds.
    StopUnless(fn(&State, &Frame) -> bool),
    /// Anything else.
    Code(fn(&mut Table<'_>, &Frame)),
}

/// Whom a card hits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Whom {
    /// The owner.
    Me,
    /// All other living monsters.
    Others,
    /// All living monsters, the owner last.
    Everyone,
}

impl Who {
    /// Does a card of `owner` listen when `subject` does something?
    #[must_use]
    pub fn hears(self, owner: Seat, subject: Seat) -> bool {
        match self {
            Self::Me => owner == subject,
            Self::Others => owner != subject,
            Self::Anyone => true,
        }
    }
}

/// Declares a Keep card.
#[must_use]
pub const fn keep(slug: &'static str, cost: u8, rules: &'static [Rule]) -> Card {
    Card {
        slug,
        cost,
        kind: Kind::Keep,
        copies: 1,
        tokens: 0,
        rules,
    }
}

/// Declares a Discard card: its steps happen when it is bought.
#[must_use]
pub const fn discard(slug: &'static str, cost: u8, rules: &'static [Rule]) -> Card {
    Card {
        slug,
        cost,
        kind: Kind::Discard,
        copies: 1,
        tokens: 0,
        rules,
    }
}

impl Card {
    /// The deck holds several copies.
    #[must_use]
    pub const fn copies(self, copies: u8) -> Self {
        Self { copies, ..self }
    }

    /// The card comes into play with counters.
    #[must_use]
    pub const fn tokens(self, tokens: u8) -> Self {
        Self { tokens, ..self }
    }
}

/// Declares a use that is offered at these moments; refine it with the methods of [`May`], end with `then`.
#[must_use]
pub const fn may(at: &'static [Moment]) -> May {
    May {
        at,
        energy: 0,
        tokens: 0,
        often: Often::Always,
        only_if: |_, _| true,
        aims: Aims::Nothing,
        copy_first: false,
        each_alike: false,
        steps: &[],
    }
}

impl May {
    /// It costs energy.
    #[must_use]
    pub const fn paying(self, energy: u8) -> Self {
        Self { energy, ..self }
    }

    /// It costs counters of the card; the copy's counters go first.
    #[must_use]
    pub const fn spending(self, tokens: u8) -> Self {
        Self {
            tokens,
            copy_first: true,
            ..self
        }
    }

    /// Each of several copies is offered.
    #[must_use]
    pub const fn each_alike(self) -> Self {
        Self {
            each_alike: true,
            ..self
        }
    }

    /// It is limited.
    #[must_use]
    pub const fn often(self, often: Often) -> Self {
        Self { often, ..self }
    }

    /// It is offered only if the test holds.
    #[must_use]
    pub const fn only_if(self, only_if: fn(&State, &Held) -> bool) -> Self {
        Self { only_if, ..self }
    }

    /// It is aimed at one of the picks that the function lists.
    #[must_use]
    pub const fn at_each(self, list: fn(&State, &Held, &mut dyn FnMut(Pick))) -> Self {
        Self {
            aims: Aims::At(list),
            ..self
        }
    }

    /// What happens.
    #[must_use]
    pub const fn then(self, steps: &'static [Step]) -> Rule {
        Rule::May(Self { steps, ..self })
    }
}
