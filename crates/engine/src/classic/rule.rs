//! The language in which a card is declared: static data and plain functions, nearly the printed card.
//!
//! A card is a list of rules. [`Rule::When`] says what happens at a hook, [`Rule::May`] what its owner may do
//! at a moment when somebody is asked, [`Rule::Always`] how a number stands changed. What happens is a
//! straight line of [`Step`]s; where it must fork or count, a small named function stands between two steps.
//!
//! Nothing of this is ever stored in a `State`: a card in the middle of a question is a `Frame` (face, rule,
//! step) that waits on the agenda. In a file it names its rule ([`Rule::name`]), so that a rule inserted into
//! a card breaks no save.

use super::agenda::{Frame, Table};
use super::mask::{Hooks, Stats, stages};
use super::packs::{Law, Piece};
use super::question::{Moment, Pick};
use super::state::{Held, Hit, State};
use crate::Seat;
use crate::classic::Face;
use crate::parts::{Monster, is_same};
use serde::{Deserialize, Serialize};

/// A card or a tile as printed.
#[derive(Debug)]
pub struct Card {
    /// Its name in files and the key of its words.
    pub slug: &'static str,
    /// Printed cost in energy.
    pub cost: u8,
    /// Printed cost in the Dark Edition.
    pub dark_cost: u8,
    /// What becomes of it.
    pub kind: Kind,
    /// Copies in the deck of the base game.
    pub base: u8,
    /// Copies in the deck of the Dark Edition.
    pub dark: u8,
    /// It is one of the promo cards, which join a deck that does not hold them anyway.
    pub promo: bool,
    /// Counters it comes into play with.
    pub tokens: u8,
    /// The most counters it can have.
    pub most_tokens: u8,
    /// May this monster buy it now? Copying and buying are barred alike.
    pub for_sale: fn(&State, Seat) -> bool,
    /// Hooks at which it acts also while a curse leaves it without effect, as a mask: it goes home, counts
    /// down, is set up.
    pub(super) upkeep: Hooks,
    /// What it does.
    pub rules: &'static [Rule],
}

/// What becomes of a card that is bought or taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// It stays in front of its owner.
    Keep,
    /// It is resolved at once and goes to the discard pile.
    Discard,
    /// It stays in front of its owner and is no Keep card: nobody copies, sells or buys it from there, but
    /// those whom its owner fails to fend off may take it (`expansions.md` §7).
    Costume,
    /// A tile of the wickedness gauge: it stays in front of its owner and is no card (`expansions.md` §1).
    Tile(Tile),
    /// An Evolution: it lies in the deck, the hand or the discard pile of one monster, or in front of one, and
    /// is no card that other cards speak of (`evolutions.md` §1.5).
    Evolution(Evolution),
    /// A piece of a monster pack in front of a monster; no card that other cards speak of.
    Piece(Piece),
    /// A curse of Anubis, one of which lies open for everybody.
    Curse(Law),
}

/// An Evolution as printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Evolution {
    /// Whose it is.
    pub monster: Monster,
    /// What becomes of it when it is played.
    pub stay: Stay,
}

/// What becomes of an Evolution that is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stay {
    /// It stays in front of its owner.
    Permanent,
    /// It is discarded as soon as it has been resolved.
    Temporary,
    /// It is temporary, and lies there until a moment that it names.
    Lingering,
    /// It is put in front of a monster that its owner wounds (`evolutions.md` §1.5).
    Gift,
}

impl Kind {
    /// Does it lie in front of its owner?
    #[must_use]
    pub const fn stays(self) -> bool {
        !matches!(self, Self::Discard | Self::Curse(_))
    }

    /// Is it a power card, costumes included?
    #[must_use]
    pub const fn is_power_card(self) -> bool {
        !matches!(
            self,
            Self::Tile(_) | Self::Evolution(_) | Self::Piece(_) | Self::Curse(_)
        )
    }
}

/// One face of a wickedness tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tile {
    /// Which of the ten tiles, from 1; its two faces share the number.
    pub number: u8,
    /// On which level of the gauge it lies: 3, 6 or 10.
    pub level: u8,
    /// Which of its faces.
    pub side: Side,
}

/// The two sides of the wickedness tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Red in the Dark Edition, orange in "Even more wicked!".
    Red,
    /// Green.
    Green,
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
    /// A hit that is about to cost hearts costs so many more; lower stages come first
    /// (`evolutions.md` §3.0).
    Worse(u8, fn(&State, &Held, &Hit) -> u8),
}

impl Rule {
    /// The name of the rule among those of its card: what waits in a file is found again by it, wherever the
    /// rule stands then. `None` for a rule in which nothing ever waits.
    #[must_use]
    pub const fn name(&self) -> Option<&'static str> {
        match self {
            Self::When(on, who, _) => Some(on.slug(*who)),
            Self::May(may) => match (may.name, may.at) {
                (None, [first, ..]) => Some(first.slug()),
                (name, _) => name,
            },
            Self::Always(..) | Self::Worse(..) => None,
        }
    }
}

/// Hooks at which cards act by themselves (`core.md` §6). Where several cards of one moment have a fixed
/// order, the hook carries a stage: lower ones come first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum On {
    /// A kept card was bought or taken, or a copy has become it; a Discard card is resolved.
    Gained,
    /// A kept card has come to its owner in whatever way: bought, taken as booty or swapped.
    Received,
    /// Somebody has paid for a card, which has not changed hands yet.
    Bought,
    /// A turn begins (T1.2). Stages: 0 energy comes back, 1 stars, 2 hearts, 3 tiles, 4 and 5 floors of the
    /// Tower.
    TurnStart(u8),
    /// A monster has started its turn in Tokyo and has had its income (T1.4).
    TurnStartInTokyo,
    /// The dice are fixed and counted, added smashes included (R0).
    WholeRoll,
    /// The group of 1s has been scored.
    Ones,
    /// The group of smashes is resolved with at least one smash; the hits of the batch stand ready to be
    /// edited.
    Smashes,
    /// The group of smashes is over: all its hits have landed, everybody has yielded or stayed.
    SmashesLanded,
    /// A monster has made one lose hearts; `State::struck` tells whom and how.
    HeartsTaken,
    /// A monster has lost hearts; `State::struck` tells how. Stages: 0 before what the one who took them gets,
    /// 1 after it.
    HeartsLost(u8),
    /// All hits of one source have landed, and at least one has cost another monster hearts. The subject is
    /// the source.
    HurtOthers,
    /// A monster has no hearts left and is about to be eliminated. Stages: 0 what ends the game, 1 and 2 what
    /// brings back before and after, 3 what binds to the killer.
    AboutToDie(u8),
    /// A monster had no hearts left, saved or not.
    ReachedZero,
    /// A monster has yielded Tokyo.
    Yielded,
    /// A monster has entered Tokyo from outside.
    Entered,
    /// A monster has gained stars.
    StarsGained,
    /// A turn ends (T7.3). Stages: 0 comparing stars, 1 stars for energy, 2 stars for the turn, 3 energy, 4
    /// what lasts, 5 what hurts.
    TurnEnd(u8),
    /// Anybody's turn ends (T7.5).
    AnyTurnEnd,
    /// A turn is opened, before anything else, also one that is skipped (T0).
    Opened,
    /// The questions before a turn starts (T1.1), in this order.
    Prelude(u8),
    /// The dice show at least one 1 that counts, and the group of 1s is resolved.
    AnyOnes,
    /// The group of hearts is resolved, with no heart that does anything.
    NoHearts,
    /// The group of smashes is resolved, perhaps without a smash; the hits stand ready to be edited. Stages: 0
    /// before what smashes bring, 1 after it.
    SmashGroup(u8),
    /// Smashes have wounded somebody, and nobody has yielded yet. Stages: 0 before 1.
    Wounded(u8),
    /// All hits of a batch have landed. Stages: 0 before the dead are buried, 1 after it, when the wounded have
    /// had their say (`evolutions.md` §4, H19 and H20).
    Landed(u8),
    /// A monster stays in Tokyo although it might have yielded.
    Stayed,
    /// A monster has left Tokyo, for whatever reason.
    Left,
    /// A monster has been eliminated; the subject is the one who did it.
    Killed,
    /// Nobody: the card calls this line itself, once for each monster that it concerns.
    Each,
    /// Smashes that were held back are about to land after all.
    HeldTaken,
    /// Nobody: an Evolution in its monster's discard pile comes back when that monster enters Tokyo.
    Recalled,
    /// The Die of Fate shows the Ankh: the open curse acts on the active monster.
    Ankh,
    /// The Die of Fate shows the Snake: the open curse acts on the active monster.
    Snake,
    /// What the open curse does in each turn (T1.5, T1.7).
    Ruled,
}

impl On {
    /// All starts of a turn as a mask.
    pub(super) const TURN_STARTS: Hooks = stages(16, 8);
    /// All ends of a turn as a mask.
    pub(super) const TURN_ENDS: Hooks = stages(24, 8);
    /// All stages of a death as a mask.
    pub(super) const DEATHS: Hooks = stages(32, 8);

    /// The hook as a mask. A new hook takes the next free place.
    ///
    /// # Panics
    /// When a stage is above 7.
    #[inline]
    pub(super) const fn mask(self) -> Hooks {
        if let Self::TurnStart(stage)
        | Self::TurnEnd(stage)
        | Self::AboutToDie(stage)
        | Self::Prelude(stage) = self
        {
            assert!(stage < 8, "a hook has eight stages at most");
        }
        Hooks::only(match self {
            Self::Gained => 0,
            Self::Received => 1,
            Self::Bought => 2,
            Self::TurnStartInTokyo => 3,
            Self::WholeRoll => 4,
            Self::Ones => 5,
            Self::Smashes => 6,
            Self::SmashesLanded => 7,
            Self::HeartsTaken => 8,
            Self::HeartsLost(_) => 9,
            Self::HurtOthers => 10,
            Self::ReachedZero => 11,
            Self::Yielded => 12,
            Self::Entered => 13,
            Self::StarsGained => 14,
            Self::AnyTurnEnd => 15,
            Self::TurnStart(stage) => 16 + stage as usize,
            Self::TurnEnd(stage) => 24 + stage as usize,
            Self::AboutToDie(stage) => 32 + stage as usize,
            Self::Prelude(stage) => 40 + stage as usize,
            Self::Opened => 48,
            Self::AnyOnes => 49,
            Self::NoHearts => 50,
            Self::SmashGroup(_) => 51,
            Self::Wounded(0) => 52,
            Self::Wounded(_) => 53,
            Self::Landed(_) => 54,
            Self::Stayed => 55,
            Self::Left => 56,
            Self::Killed => 57,
            Self::Each => 58,
            Self::HeldTaken => 59,
            Self::Recalled => 60,
            Self::Ankh => 61,
            Self::Snake => 62,
            Self::Ruled => 63,
        })
    }

    /// The hook's name in files, with whose doing a card listens to there. Stages are no part of it: they are
    /// an order, which may change.
    const fn slug(self, who: Who) -> &'static str {
        macro_rules! of {
            ($hook:literal) => {
                match who {
                    Who::Me => $hook,
                    Who::Others => concat!($hook, "-of-others"),
                    Who::Anyone => concat!($hook, "-of-anyone"),
                }
            };
        }
        match self {
            Self::Gained => of!("gained"),
            Self::Received => of!("received"),
            Self::Bought => of!("bought"),
            Self::TurnStart(_) => of!("turn-start"),
            Self::TurnStartInTokyo => of!("turn-start-in-tokyo"),
            Self::WholeRoll => of!("whole-roll"),
            Self::Ones => of!("ones"),
            Self::Smashes => of!("smashes"),
            Self::SmashesLanded => of!("smashes-landed"),
            Self::HeartsTaken => of!("hearts-taken"),
            Self::HeartsLost(_) => of!("hearts-lost"),
            Self::HurtOthers => of!("hurt-others"),
            Self::AboutToDie(_) => of!("about-to-die"),
            Self::ReachedZero => of!("reached-zero"),
            Self::Yielded => of!("yielded"),
            Self::Entered => of!("entered"),
            Self::StarsGained => of!("stars-gained"),
            Self::TurnEnd(_) => of!("turn-end"),
            Self::AnyTurnEnd => of!("any-turn-end"),
            Self::Opened => of!("opened"),
            Self::Prelude(_) => of!("prelude"),
            Self::AnyOnes => of!("any-ones"),
            Self::NoHearts => of!("no-hearts"),
            Self::SmashGroup(_) => of!("smash-group"),
            Self::Wounded(_) => of!("wounded"),
            Self::Landed(_) => of!("landed"),
            Self::Stayed => of!("stayed"),
            Self::Left => of!("left"),
            Self::Killed => of!("killed"),
            Self::Each => of!("each"),
            Self::HeldTaken => of!("held-taken"),
            Self::Recalled => of!("recalled"),
            Self::Ankh => of!("ankh"),
            Self::Snake => of!("snake"),
            Self::Ruled => of!("ruled"),
        }
    }
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

/// Numbers that cards may stand in. Each is folded over the cards of the monster it is about, in the order in
/// which they came, from a base to a result. A claim is a number that is 0 unless a card says otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stat {
    /// Most hearts.
    Cap,
    /// Price of a card for its buyer.
    Price,
    /// Dice in a turn.
    Dice,
    /// Dice in the turns of all other monsters, from 0.
    DiceOfOthers,
    /// Rolls in a turn.
    Rolls,
    /// The smash total, with those added because of faces.
    SmashesFromFaces,
    /// The smash total, with those added if there is at least one.
    SmashesIfAny,
    /// The smash total, with those added in any case.
    SmashesFlat,
    /// The smash total, with what tiles add to it.
    SmashesFromTiles,
    /// The smash total, multiplied.
    SmashesTimes,
    /// Amount of a hit about to land on the owner.
    Harm,
    /// Amount of a hit that will cost another monster hearts because of the owner, in the owner's turn.
    HarmDone,
    /// A claim: smashes that hit the owner in Tokyo wait for its decision to yield.
    HoldsSmashes,
    /// A claim: smashes reach all other monsters.
    ReachesAll,
    /// A claim: monsters in Tokyo that the owner wounds have to yield.
    DrivesOut,
    /// Poison tokens for each monster that the owner wounds.
    PoisonPerWound,
    /// Shrink tokens for each monster that the owner wounds.
    ShrinkPerWound,
    /// A claim: the owner loses no hearts.
    Immune,
    /// A claim: the owner lives on without hearts.
    Undying,
    /// A claim: the owner neither buys nor sweeps.
    BuysNothing,
    /// A claim: the owner does not move into Tokyo.
    StaysOut,
    /// Faces that do nothing for the owner, as a mask; shifted by [`ON_DICE_ALONE`] those that do nothing on
    /// its ordinary dice.
    DeadFaces,
    /// A claim: the owner's hearts may heal others.
    HealsOthers,
    /// Energy added to each gain of energy.
    EnergyPerGain,
    /// Hearts added to each gain of hearts.
    HeartsPerGain,
    /// Energy for each energy face resolved, besides its own.
    EnergyPerFace,
    /// Hearts for each heart face resolved for oneself, besides its own, in Tokyo too.
    HeartsPerFace,
    /// A claim: the owner rolls once in its turn.
    RollsOnce,
    /// A claim: all other monsters roll once in their turns and yield to nobody.
    Storms,
    /// A claim: what the owner's dice give is doubled.
    Doubles,
    /// A claim: the group of smashes is resolved without a smash, too.
    SmashesAnyway,
    /// A claim: the group of hearts is resolved without a heart, too.
    HeartsAnyway,
}

impl Stat {
    /// The number as a mask.
    pub(super) const fn mask(self) -> Stats {
        Stats::only(self as usize)
    }
}

/// By how much a face is shifted in the mask of dead faces if the Berserk die keeps it
/// (`evolutions.md` §3.1).
pub const ON_DICE_ALONE: u32 = 8;

/// What the owner may do, and when.
#[derive(Debug)]
pub struct May {
    /// Its name, if the first of its moments does not say enough.
    pub name: Option<&'static str>,
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
    /// Where the card lies that is used.
    pub zone: Zone,
    /// Against a hit it opens no window by itself unless the hit is deadly.
    pub quiet: bool,
    /// What then happens, costs being paid.
    pub steps: &'static [Step],
}

/// Where a card lies that may be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Zone {
    /// In front of its owner.
    Table,
    /// In a hand: an Evolution is played.
    Hand,
    /// In a monster's own discard pile of Evolutions.
    Discard,
}

/// Who is asked to choose, and among what.
#[derive(Debug, Clone, Copy)]
pub struct Asking {
    /// Who; nobody is asked if there is nobody.
    pub whom: fn(&State, &Frame) -> Option<Seat>,
    /// Among what; nobody is asked if there is nothing.
    pub picks: fn(&State, &Frame, &mut dyn FnMut(Pick)),
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
#[derive(Clone, Copy)]
pub enum Aims {
    /// At nothing in particular.
    Nothing,
    /// At each pick that the function lists, which are of these kinds in every position.
    At(&'static [Target], fn(&State, &Held, &mut dyn FnMut(Pick))),
}

/// The kinds are no part of the rules: they only say what the function can list, so that every answer can have a
/// number. Fingerprints of the rules are made of this text.
impl std::fmt::Debug for Aims {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Nothing => f.write_str("Nothing"),
            Self::At(_, list) => f.debug_tuple("At").field(list).finish(),
        }
    }
}

/// A kind of [`Pick`] that a use can be aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Target {
    /// Nothing in particular.
    Nothing,
    /// A die.
    Die,
    /// A die that is to show a face.
    DieFace,
    /// The Berserk die, which is to show a face.
    Special,
    /// All dice of a face, which are to show another one.
    Faces,
    /// A card in play.
    Card,
    /// A market slot.
    Slot,
    /// A known card of the deck.
    Deck,
    /// A number of hearts, energy or the like.
    Number,
    /// A monster.
    Seat,
}

impl Target {
    /// Is this pick one of this kind?
    #[must_use]
    pub const fn is(self, pick: Pick) -> bool {
        matches!(
            (self, pick),
            (Self::Nothing, Pick::Nothing)
                | (Self::Die, Pick::Die(_))
                | (Self::DieFace, Pick::DieFace(..))
                | (Self::Special, Pick::Special(_))
                | (Self::Faces, Pick::Faces(..))
                | (Self::Card, Pick::Card(_))
                | (Self::Slot, Pick::Slot(_))
                | (Self::Deck, Pick::Deck(_))
                | (Self::Number, Pick::Number(_))
                | (Self::Seat, Pick::Seat(_))
        )
    }
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
    /// All monsters lose stars.
    EveryoneLosesStars(u8),
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
    /// The landing hit takes this many hearts less.
    SoftenBy(u8),
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
    /// The owner chooses a Keep card in play that is no copying card, its own included; nothing further
    /// happens if there is none.
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
    /// The card is discarded. A tile that copies a card stays, used up for this turn.
    Discard,
    /// The rest is dropped unless the test holds.
    StopUnless(fn(&State, &Frame) -> bool),
    /// Somebody chooses for the card; the rest of the line knows what.
    Ask(Asking),
    /// So many dice are thrown beside the turn's dice.
    ThrowBeside(fn(&State, &Frame) -> u8),
    /// The next card of the power deck is turned over for all to see; the rest of the line knows which.
    RevealNext,
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

/// Declares a Keep card of the base game and the Dark Edition; the methods of [`Card`] say what is different.
#[must_use]
pub const fn keep(slug: &'static str, cost: u8, rules: &'static [Rule]) -> Card {
    Card {
        slug,
        cost,
        dark_cost: cost,
        kind: Kind::Keep,
        base: 1,
        dark: 1,
        promo: false,
        tokens: 0,
        most_tokens: 0,
        for_sale: |_, _| true,
        upkeep: Hooks::NONE,
        rules,
    }
}

/// Declares a Discard card of the base game and the Dark Edition: its steps happen when it is bought.
#[must_use]
pub const fn discard(slug: &'static str, cost: u8, rules: &'static [Rule]) -> Card {
    Card {
        kind: Kind::Discard,
        ..keep(slug, cost, rules)
    }
}

/// Declares a costume.
#[must_use]
pub const fn costume(slug: &'static str, cost: u8, rules: &'static [Rule]) -> Card {
    Card {
        kind: Kind::Costume,
        base: 0,
        dark: 0,
        ..keep(slug, cost, rules)
    }
}

/// Declares a face of the wickedness tile of that number (`expansions.md` §1.5): 1 to 4 lie on level 3, 5 to
/// 8 on level 6, 9 and 10 on level 10.
#[must_use]
pub const fn tile(slug: &'static str, side: Side, number: u8, rules: &'static [Rule]) -> Card {
    let level = match number {
        1..=4 => 3,
        5..=8 => 6,
        _ => 10,
    };
    Card {
        kind: Kind::Tile(Tile { number, level, side }),
        base: 0,
        dark: 0,
        ..keep(slug, 0, rules)
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
                        "two rules of a card have one name: give a use another one, join two lines of one hook"
                    );
                }
                other += 1;
            }
            one += 1;
        }
    }

    /// That many copies in the deck of the base game, and in that of the Dark Edition.
    #[must_use]
    pub const fn copies(self, base: u8, dark: u8) -> Self {
        Self { base, dark, ..self }
    }

    /// It is not in the Dark Edition.
    #[must_use]
    pub const fn base_only(self) -> Self {
        Self { dark: 0, ..self }
    }

    /// It is only in the Dark Edition.
    #[must_use]
    pub const fn dark_only(self) -> Self {
        Self { base: 0, ..self }
    }

    /// It is a promo card that no box holds.
    #[must_use]
    pub const fn promo_only(self) -> Self {
        Self {
            base: 0,
            dark: 0,
            promo: true,
            ..self
        }
    }

    /// It is also one of the promo cards.
    #[must_use]
    pub const fn also_promo(self) -> Self {
        Self { promo: true, ..self }
    }

    /// It costs something else in the Dark Edition.
    #[must_use]
    pub const fn dark_cost(self, dark_cost: u8) -> Self {
        Self { dark_cost, ..self }
    }

    /// The card comes into play with counters.
    #[must_use]
    pub const fn tokens(self, tokens: u8) -> Self {
        Self {
            tokens,
            most_tokens: tokens,
            ..self
        }
    }

    /// The card can carry counters, though it comes without.
    #[must_use]
    pub const fn up_to_tokens(self, most_tokens: u8) -> Self {
        Self { most_tokens, ..self }
    }

    /// What it does at this hook is no effect that a curse could take away (`evolutions.md` §1.8).
    #[must_use]
    pub const fn upkeep(self, on: On) -> Self {
        Self {
            upkeep: self.upkeep.with(on.mask()),
            ..self
        }
    }

    /// It can be bought, or copied, only when this holds for the buyer.
    #[must_use]
    pub const fn for_sale_if(self, for_sale: fn(&State, Seat) -> bool) -> Self {
        Self { for_sale, ..self }
    }
}

/// Declares a use that is offered at these moments; refine it with the methods of [`May`], end with `then`.
#[must_use]
pub const fn may(at: &'static [Moment]) -> May {
    May {
        name: None,
        at,
        energy: 0,
        tokens: 0,
        often: Often::Always,
        only_if: |_, _| true,
        aims: Aims::Nothing,
        copy_first: false,
        each_alike: false,
        zone: Zone::Table,
        quiet: false,
        steps: &[],
    }
}

/// Declares an Evolution of a monster, and what becomes of it when it is played. `for_sale_if` says when it
/// may be.
#[must_use]
pub const fn evolution(slug: &'static str, monster: Monster, stay: Stay, rules: &'static [Rule]) -> Card {
    Card {
        kind: Kind::Evolution(Evolution { monster, stay }),
        base: 0,
        dark: 0,
        ..keep(slug, 0, rules)
    }
}

/// Declares a curse.
#[must_use]
pub const fn curse(slug: &'static str, law: Law, rules: &'static [Rule]) -> Card {
    Card {
        kind: Kind::Curse(law),
        base: 0,
        dark: 0,
        ..keep(slug, 0, rules)
    }
}

/// Declares a piece of a monster pack.
#[must_use]
pub const fn piece(slug: &'static str, piece: Piece, rules: &'static [Rule]) -> Card {
    Card {
        kind: Kind::Piece(piece),
        base: 0,
        dark: 0,
        ..keep(slug, 0, rules)
    }
}

/// The first line of an Evolution that stays: it may be played at any time.
pub const PLAY: Rule = play(&[Moment::AnyTime]).named("play").then(&[]);

/// Declares how an Evolution is played from a hand at these moments.
#[must_use]
pub const fn play(at: &'static [Moment]) -> May {
    May {
        zone: Zone::Hand,
        ..may(at)
    }
}

impl May {
    /// The kinds of what it can be aimed at.
    #[must_use]
    pub const fn targets(&self) -> &'static [Target] {
        match self.aims {
            Aims::Nothing => &[Target::Nothing],
            Aims::At(kinds, _) => kinds,
        }
    }

    /// It has a name of its own, because the card may be used in several ways at that moment.
    #[must_use]
    pub const fn named(self, name: &'static str) -> Self {
        Self {
            name: Some(name),
            ..self
        }
    }

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

    /// Against a hit it opens no window by itself unless the hit is deadly.
    #[must_use]
    pub const fn quiet(self) -> Self {
        Self { quiet: true, ..self }
    }

    /// It is used from the discard pile of its monster.
    #[must_use]
    pub const fn from_discard(self) -> Self {
        Self {
            zone: Zone::Discard,
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

    /// It is aimed at one of the picks that the function lists, which are of these kinds.
    #[must_use]
    pub const fn at_each(
        self,
        kinds: &'static [Target],
        list: fn(&State, &Held, &mut dyn FnMut(Pick)),
    ) -> Self {
        Self {
            aims: Aims::At(kinds, list),
            ..self
        }
    }

    /// What happens.
    #[must_use]
    pub const fn then(self, steps: &'static [Step]) -> Rule {
        Rule::May(Self { steps, ..self })
    }
}
