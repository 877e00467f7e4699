//! The language in which Duel's cards and powers are declared: static data and plain functions, nearly the
//! printed card.
//!
//! It is the classic game's language with this game's verbs: [`Rule::When`] says what happens at a hook,
//! [`Rule::May`] what the owner may do at a moment when it is asked, [`Rule::Always`] how a number stands
//! changed. What happens is a line of [`Step`]s, which may jump within itself. Nothing of this is ever stored
//! in a `State`: a card in the middle of a question is a `Frame` (source, rule, step) that waits on the
//! agenda. In a file it names its rule ([`Rule::name`]), so that a rule inserted into a card breaks no save.

use super::agenda::{Frame, Table};
use super::buzz::Buzz;
use super::face::Face;
use super::question::{Choice, Moment, Pick};
use super::state::State;
use super::track::Track;
use crate::Seat;
use crate::parts::is_same;

/// A card as printed.
#[derive(Debug)]
pub struct Card {
    /// Its name in files and the key of its words.
    pub slug: &'static str,
    /// Printed cost in energy, 2 to 10.
    pub cost: u8,
    /// What becomes of it.
    pub kind: Kind,
    /// The Buzz token that it brings.
    pub buzz: Option<Buzz>,
    /// What it does.
    pub rules: &'static [Rule],
}

/// What becomes of a card that is bought.
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
    /// The owner may use it at one of these moments, aimed at what the function lists.
    May(
        &'static [Moment],
        fn(&State, Seat, &mut dyn FnMut(Pick) -> bool) -> bool,
        &'static [Step],
    ),
    /// A number is changed as long as the card is in play.
    Always(Stat, fn(&State, Seat, u8) -> u8),
}

impl Rule {
    /// The name of the rule among those of its card: what waits in a file is found again by it, wherever the
    /// rule stands then. `None` for a rule in which nothing ever waits.
    #[must_use]
    pub const fn name(&self) -> Option<&'static str> {
        match self {
            Self::When(on, who, _) => Some(on.slug(*who)),
            Self::May(..) => Some("use"),
            Self::Always(..) => None,
        }
    }
}

/// Hooks at which cards act by themselves (`duel.md` §14). Where their order is fixed the hook carries a
/// stage: lower ones come first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum On {
    /// The card itself is bought, before it comes into play.
    Bought,
    /// The subject has paid for a card and placed its Buzz token.
    Purchase,
    /// The subject's turn begins. Stages: 0 sleeping, 1 shopping.
    TurnStart(u8),
    /// The subject's turn begins, and this card has been waiting for it.
    Awaited,
    /// The subject's Roll is final.
    RollFinal,
    /// The subject's Roll is about to be resolved. Stages: 0 skipping it, 1 what it costs, 2 taking dice out
    /// of it.
    BeforeResolving(u8),
    /// All faces of the subject's Roll are resolved.
    AfterFaces,
    /// The subject's turn ends.
    TurnEnd,
    /// The active player, the subject, has gained `count` energy while its Roll counts.
    EnergyGained,
    /// The subject has gained hearts.
    HeartsGained,
    /// The subject has pulled a marker one step; the pick says which and whence.
    Stepped,
    /// The subject is about to take a Buzz bonus that is no hit.
    Bonus,
    /// The subject is about to lose hearts. Stages: 0 dice, 1 and 2 first hits.
    Harm(u8),
    /// The subject has no hearts left.
    Emptied,
    /// The subject has taken a packet of `count` hits and lives.
    Hurt,
}

impl On {
    /// The hook's place among all hooks and stages.
    ///
    /// # Panics
    /// When there is no such stage.
    pub(super) const fn index(self) -> usize {
        match self {
            Self::TurnStart(stage) => assert!(stage < 2, "a turn starts in two stages"),
            Self::BeforeResolving(stage) | Self::Harm(stage) => assert!(stage < 3, "there are three stages"),
            _ => {}
        }
        match self {
            Self::Bought => 0,
            Self::Purchase => 1,
            Self::Awaited => 2,
            Self::RollFinal => 3,
            Self::AfterFaces => 4,
            Self::TurnEnd => 5,
            Self::EnergyGained => 6,
            Self::HeartsGained => 7,
            Self::Stepped => 8,
            Self::Bonus => 9,
            Self::Emptied => 10,
            Self::Hurt => 11,
            Self::TurnStart(stage) => 12 + stage as usize,
            Self::BeforeResolving(stage) => 14 + stage as usize,
            Self::Harm(stage) => 17 + stage as usize,
        }
    }

    /// How many hooks and stages there are.
    pub(super) const COUNT: usize = 20;

    /// The hook's name in files, with whose doing a card listens to there. Stages are no part of it: they are
    /// an order, which may change.
    const fn slug(self, who: Who) -> &'static str {
        macro_rules! of {
            ($hook:literal) => {
                match who {
                    Who::Me => $hook,
                    Who::Rival => concat!($hook, "-of-rival"),
                }
            };
        }
        match self {
            Self::Bought => of!("bought"),
            Self::Purchase => of!("purchase"),
            Self::TurnStart(_) => of!("turn-start"),
            Self::Awaited => of!("awaited"),
            Self::RollFinal => of!("roll-final"),
            Self::BeforeResolving(_) => of!("before-resolving"),
            Self::AfterFaces => of!("after-faces"),
            Self::TurnEnd => of!("turn-end"),
            Self::EnergyGained => of!("energy-gained"),
            Self::HeartsGained => of!("hearts-gained"),
            Self::Stepped => of!("stepped"),
            Self::Bonus => of!("bonus"),
            Self::Harm(_) => of!("harm"),
            Self::Emptied => of!("emptied"),
            Self::Hurt => of!("hurt"),
        }
    }
}

/// Whose doing a card listens to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Who {
    /// The owner's.
    Me,
    /// The rival's.
    Rival,
}

/// Numbers that cards may stand in; a claim is a number that is 0 unless a card says otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stat {
    /// Extra dice besides those of spent tokens.
    ExtraDice,
    /// Rolls in a turn.
    Rolls,
    /// Claws in the Roll that no die shows.
    Claws,
    /// Faces that may be thrown again after the last roll, as a mask.
    FreeFaces,
    /// A claim: hits do nothing to the owner.
    Immune,
}

impl Stat {
    /// How many there are.
    pub(super) const COUNT: usize = 5;
}

/// A jump to here ends the line.
pub const END: u8 = u8::MAX;

/// The verbs. "The owner" is the one whose frame it is.
#[derive(Debug, Clone, Copy)]
pub enum Step {
    /// The owner gains energy.
    GainEnergy(u8),
    /// The owner gains as much energy as the function says.
    GainEnergyBy(fn(&State, &Frame) -> u8),
    /// The owner gains hearts.
    GainHearts(u8),
    /// The owner gains dice tokens.
    GainTokens(u8),
    /// The owner gains as many dice tokens as the function says.
    GainTokensBy(fn(&State, &Frame) -> u8),
    /// The owner pays energy; the line has checked that it can.
    PayEnergy(u8),
    /// A packet of hits on the owner's rival.
    HurtRival(u8),
    /// A packet of as many hits on the owner's rival as the function says.
    HurtRivalBy(fn(&State, &Frame) -> u8),
    /// A packet of hits on the owner.
    HurtMe(u8),
    /// The owner pulls a marker.
    Pull(Track, u8),
    /// The owner pulls a marker by as many steps as the function says.
    PullBy(Track, fn(&State, &Frame) -> u8),
    /// The owner pulls the chosen marker.
    PullPicked(u8),
    /// The packet about to land loses hits.
    SoftenBy(u8),
    /// As many fresh dice as the count says are thrown, as far as one throw holds them; each of this face
    /// takes one hit off the packet, and the count shrinks by the dice thrown.
    ThrowAgainst(Face),
    /// The Buzz bonus about to be taken is not.
    DropBonus,
    /// The owner is asked whether to go on; if not, the line goes on at the step named, or ends.
    May(u8),
    /// The owner chooses; a legal choice exists, as the line has checked.
    Choose(Choice),
    /// The owner chooses, or goes on at the step named.
    ChooseOr(Choice, u8),
    /// The owner may buy a card for so much less; whether it does or not, the line goes on. A purchase takes
    /// the start of the turn again.
    Shop(u8),
    /// The chosen card of either player is discarded.
    DiscardPicked,
    /// This card and the chosen one change owners.
    SwapPicked,
    /// The chosen face is added to the Roll.
    AddPicked,
    /// The chosen token of The King is laid.
    LayPicked,
    /// The chosen dice leave the Roll.
    TakeOutPicked,
    /// The chosen market card is discarded, and the market refilled.
    DropPicked,
    /// This card is used for this turn.
    Spend,
    /// This card is discarded.
    Discard,
    /// What this card does `On::Awaited` waits for the rival's next turn.
    Await,
    /// The owner throws this many regular dice fewer this turn.
    FewerDice(fn(&State, &Frame) -> u8),
    /// The turn goes on with buying.
    SkipResolving,
    /// The turn ends at once, without anything that ends turns.
    EndTurn,
    /// The owner takes another turn after this one.
    ExtraTurn,
    /// The line remembers something; tests and reckonings at its head are done when the hook calls.
    Reckon(fn(&State, &mut Frame)),
    /// The count joins that of the same line if it is still waiting, and this one ends.
    Join,
    /// The line ends unless the test holds.
    StopUnless(fn(&State, &Frame) -> bool),
    /// The line goes on at the step named unless the test holds.
    Unless(fn(&State, &Frame) -> bool, u8),
    /// The line goes on at the step named.
    GoTo(u8),
    /// Anything else.
    Code(fn(&mut Table<'_>, &Frame)),
}

/// Declares a Keep card.
#[must_use]
pub const fn keep(slug: &'static str, cost: u8, rules: &'static [Rule]) -> Card {
    Card {
        slug,
        cost,
        kind: Kind::Keep,
        buzz: None,
        rules,
    }
}

/// Declares a Discard card.
#[must_use]
pub const fn discard(slug: &'static str, cost: u8, rules: &'static [Rule]) -> Card {
    Card {
        kind: Kind::Discard,
        ..keep(slug, cost, rules)
    }
}

impl Card {
    /// The place of the rule of that name.
    #[must_use]
    pub fn rule_named(&self, name: &str) -> Option<u8> {
        let place = self.rules.iter().position(|rule| rule.name() == Some(name))?;
        u8::try_from(place).ok()
    }

    /// # Panics
    /// When two rules have one name, or there are more than a `u8` counts. It is called when the crate is
    /// built.
    pub(super) const fn check_names(&self) {
        assert!(self.rules.len() <= u8::MAX as usize, "a rule is numbered by a u8");
        let mut one = 0;
        while one < self.rules.len() {
            let mut other = one + 1;
            while other < self.rules.len() {
                if let (Some(one), Some(other)) = (self.rules[one].name(), self.rules[other].name()) {
                    assert!(
                        !is_same(one, other),
                        "two rules of a card have one name: join two lines of one hook, and two uses"
                    );
                }
                other += 1;
            }
            one += 1;
        }
    }

    /// The card brings a Buzz token.
    #[must_use]
    pub const fn with(mut self, buzz: Buzz) -> Self {
        self.buzz = Some(buzz);
        self
    }
}
