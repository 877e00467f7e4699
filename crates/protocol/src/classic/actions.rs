//! Every answer of a seat of the classic game has a number, which follows from the boxes on the table.
//!
//! Seats are counted from the one who speaks, clockwise; cards in play by who has them, what is printed on
//! them, and among alike ones of one monster by their keys.

use crate::actions::{Numbers, Part, Parts, few_dice, sets_of_few, split_number, splits};
use engine::classic::rule::{Kind, May, Rule, Target};
use engine::classic::{
    Answer, CardId, Face, Key, MARKET, MAX_SEATS, Options, Pick, PowerUp, SpecialDie, Split, State, Use,
    Wickedness,
};
use engine::parts::MAX_DICE;
use engine::{Game, Seat};
use std::collections::BTreeMap;

/// Most hearts that a numbered answer gives away.
const MOST_HEARTS: u64 = 12;
/// Most hearts, energy or the like of which a numbered answer speaks.
const MOST_NUMBER: u64 = 63;
/// Most hearts, energy and stars each in what a curse takes.
const MOST_UNITS: u64 = 3;
/// Most known cards of the deck from which a numbered answer chooses.
const MOST_KNOWN: u64 = 8;
/// Who may be given hearts: two kinds of tokens, and the other monsters.
const RECEIVERS: u64 = 2 + OTHERS;
const OTHERS: u64 = MAX_SEATS as u64 - 1;
const FACES: u64 = Face::ALL.len() as u64;

/// Kinds of picks, each with numbers of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shape {
    Nothing,
    Die,
    DieFace,
    Special,
    Faces,
    Card,
    Slot,
    Deck,
    Number,
    Seat,
    Kind,
    Face,
    Dice,
    Remove,
    Units,
}

impl Shape {
    const ALL: [Self; 15] = [
        Self::Nothing,
        Self::Die,
        Self::DieFace,
        Self::Special,
        Self::Faces,
        Self::Card,
        Self::Slot,
        Self::Deck,
        Self::Number,
        Self::Seat,
        Self::Kind,
        Self::Face,
        Self::Dice,
        Self::Remove,
        Self::Units,
    ];

    const fn of(pick: Pick) -> Self {
        match pick {
            Pick::Nothing => Self::Nothing,
            Pick::Die(_) => Self::Die,
            Pick::DieFace(..) => Self::DieFace,
            Pick::Special(_) => Self::Special,
            Pick::Faces(..) => Self::Faces,
            Pick::Card(_) => Self::Card,
            Pick::Slot(_) => Self::Slot,
            Pick::Deck(_) => Self::Deck,
            Pick::Number(_) => Self::Number,
            Pick::Seat(_) => Self::Seat,
            Pick::Kind(_) => Self::Kind,
            Pick::Face(_) => Self::Face,
            Pick::Dice(_) => Self::Dice,
            Pick::Remove(_) => Self::Remove,
            Pick::Units(..) => Self::Units,
        }
    }

    const fn aimed_at(target: Target) -> Self {
        match target {
            Target::Nothing => Self::Nothing,
            Target::Die => Self::Die,
            Target::DieFace => Self::DieFace,
            Target::Special => Self::Special,
            Target::Faces => Self::Faces,
            Target::Card => Self::Card,
            Target::Slot => Self::Slot,
            Target::Deck => Self::Deck,
            Target::Number => Self::Number,
            Target::Seat => Self::Seat,
        }
    }
}

/// The picks of a question or a use: which kinds, one after the other.
#[derive(Debug, Clone)]
struct Picks {
    first: u64,
    shapes: Vec<Shape>,
}

/// The numbering of the classic game with these boxes.
#[derive(Debug, Clone)]
pub struct Numbering {
    parts: Vec<Part>,
    /// The most dice of a turn.
    dice: u64,
    /// Hearts can be given away.
    gives: bool,
    /// Of each card that can lie in front of a monster the first of its places there.
    held: BTreeMap<CardId, u64>,
    /// How many places there are in front of a monster.
    places: u64,
    /// Everything that can be named.
    kinds: BTreeMap<CardId, u64>,
    plain: [u64; 9],
    hearts: u64,
    uses: BTreeMap<(CardId, u8), Picks>,
    choose: Picks,
}

/// The places in [`Numbering::plain`].
const REROLL: usize = 0;
const DONE: usize = 1;
const YIELD: usize = 2;
const STAY: usize = 3;
const SWEEP: usize = 4;
const ACCEPT: usize = 5;
const REST: usize = 6;
const GROUP: usize = 7;
const BUY: usize = 8;

impl Numbering {
    /// The numbering of a table with these options. Only the boxes matter.
    #[must_use]
    pub fn of(options: &Options) -> Self {
        let mut cards: Vec<CardId> = CardId::everything().filter(|card| options.has(*card)).collect();
        cards.sort_by_key(|card| card.slug());
        let dice = u64::from(options.most_dice());
        let (mut held, mut places) = (BTreeMap::new(), 0);
        for card in &cards {
            held.insert(*card, places);
            places += u64::from(options.most_held(*card));
        }
        let kinds = cards.iter().copied().zip(0..).collect();
        let gauge = options.wickedness != Wickedness::Off;
        let asks = options.power_up != PowerUp::Off || !options.packs.is_empty();
        let mut all = Self {
            parts: Vec::new(),
            dice,
            gives: options.power_cards || gauge || asks,
            held,
            places,
            kinds,
            plain: [0; 9],
            hearts: 0,
            uses: BTreeMap::new(),
            choose: Picks {
                first: 0,
                shapes: Vec::new(),
            },
        };
        let mut parts = Parts::default();
        let market = MARKET as u64;
        for (place, (name, count)) in [
            ("reroll", (1 << dice) - 1),
            ("done", 1),
            ("yield", 1),
            ("stay", 1),
            ("sweep", 1),
            ("accept", 1),
            ("rest", 1),
            ("group", FACES),
            ("buy", market),
        ]
        .into_iter()
        .enumerate()
        {
            all.plain[place] = parts.add(name, count);
        }
        let hearts = if all.gives {
            splits(RECEIVERS, all.most_hearts())
        } else {
            1
        };
        all.hearts = parts.add("hearts", hearts);
        let copying: u64 = cards
            .iter()
            .filter(|card| card.copies_others())
            .map(|card| u64::from(options.most_held(*card)))
            .sum();
        for card in &cards {
            let mut rules: Vec<(&str, u8, &May)> =
                card.card().rules.iter().zip(0..).filter_map(used).collect();
            rules.sort_by_key(|(name, ..)| *name);
            for (name, rule, may) in rules {
                let copied = if card.kind() == Kind::Keep { copying } else { 0 };
                let ways = match may.each_alike {
                    true => u64::from(options.most_held(*card)) + copied,
                    false => 1,
                };
                let shapes: Vec<Shape> = may.targets().iter().copied().map(Shape::aimed_at).collect();
                let count = ways * all.count_of(&shapes);
                let first = parts.add(format!("use {} {name}", card.slug()), count);
                all.uses.insert((*card, rule), Picks { first, shapes });
            }
        }
        let shapes: Vec<Shape> = match (asks, options.halloween || gauge) {
            (true, _) => Shape::ALL.to_vec(),
            (false, true) => vec![Shape::Card, Shape::Kind],
            (false, false) if options.power_cards => vec![Shape::Card],
            (false, false) => Vec::new(),
        };
        let first = parts.add("choose", all.count_of(&shapes));
        all.choose = Picks { first, shapes };
        all.parts = parts.0;
        all
    }

    fn most_hearts(&self) -> u64 {
        self.dice.min(MOST_HEARTS)
    }

    /// How many picks there are of this kind.
    fn size_of(&self, shape: Shape) -> u64 {
        let seats = MAX_SEATS as u64;
        match shape {
            Shape::Nothing => 1,
            Shape::Die => MAX_DICE as u64,
            Shape::DieFace => self.dice * FACES,
            Shape::Special => SpecialDie::Berserk.each_face().count() as u64,
            Shape::Faces => FACES * FACES,
            Shape::Card => seats * self.places,
            Shape::Slot => MARKET as u64,
            Shape::Deck => MOST_KNOWN,
            Shape::Number => MOST_NUMBER + 1,
            Shape::Seat => seats,
            Shape::Kind => self.kinds.len() as u64,
            Shape::Face => FACES,
            Shape::Dice => sets_of_few(self.dice),
            Shape::Remove => self.dice,
            Shape::Units => (MOST_UNITS + 1).pow(3),
        }
    }

    fn count_of(&self, shapes: &[Shape]) -> u64 {
        shapes.iter().map(|shape| self.size_of(*shape)).sum()
    }

    /// The number of a pick among all of these kinds.
    fn pick(&self, state: &State, speaker: Seat, pick: Pick, shapes: &[Shape]) -> Option<u64> {
        let wanted = Shape::of(pick);
        let at = shapes.iter().position(|shape| *shape == wanted)?;
        let before = self.count_of(&shapes[..at]);
        let face = |face: Face| face.index() as u64;
        let number = match pick {
            Pick::Nothing => 0,
            Pick::Die(die) | Pick::Remove(die) => u64::from(die),
            Pick::DieFace(die, shown) => u64::from(die) * FACES + face(shown),
            Pick::Special(shown) => {
                let mut faces = SpecialDie::Berserk.each_face();
                faces.position(|face| face == shown)? as u64
            }
            Pick::Faces(from, to) => face(from) * FACES + face(to),
            Pick::Card(key) => self.card(state, speaker, key)?,
            Pick::Slot(slot) => u64::from(slot),
            Pick::Deck(depth) => u64::from(depth),
            Pick::Number(number) => u64::from(number),
            Pick::Seat(seat) => from_speaker(state, speaker, seat),
            Pick::Kind(card) => *self.kinds.get(&card)?,
            Pick::Face(shown) => face(shown),
            Pick::Dice(mask) => few_dice(mask, self.dice)?,
            Pick::Units(hearts, energy, stars) => {
                let units = [hearts, energy, stars].map(u64::from);
                if units.iter().any(|unit| *unit > MOST_UNITS) {
                    return None;
                }
                units
                    .iter()
                    .fold(0, |number, unit| number * (MOST_UNITS + 1) + unit)
            }
        };
        (number < self.size_of(wanted)).then_some(before + number)
    }

    /// A card in play: who has it, which it is, and which of alike ones.
    fn card(&self, state: &State, speaker: Seat, key: Key) -> Option<u64> {
        let held = state.held(key)?;
        let alike = state.in_play().iter();
        let before =
            alike.filter(|other| other.owner == held.owner && other.card == held.card && other.key < key);
        let place = self.held.get(&held.card)? + before.count() as u64;
        Some(from_speaker(state, speaker, held.owner) * self.places + place)
    }

    fn used(&self, state: &State, speaker: Seat, used: Use) -> Option<u64> {
        let picks = self.uses.get(&(used.face, used.rule))?;
        let Some(Rule::May(may)) = used.face.card().rules.get(usize::from(used.rule)) else {
            return None;
        };
        let way = if may.each_alike {
            let alike = state.in_play().iter();
            let before = alike
                .filter(|other| other.owner == speaker && other.face == used.face && other.key < used.key);
            before.count() as u64
        } else {
            0
        };
        let pick = self.pick(state, speaker, used.pick, &picks.shapes)?;
        Some(picks.first + way * self.count_of(&picks.shapes) + pick)
    }

    fn hearts(&self, state: &State, speaker: Seat, split: Split) -> Option<u64> {
        let mut gifts = [0; RECEIVERS as usize];
        [gifts[0], gifts[1]] = [split.poison, split.shrink];
        for (seat, given) in (0..).zip(split.others).filter(|(_, given)| *given > 0) {
            let place = from_speaker(state, speaker, Seat(seat)).checked_sub(1)?;
            *gifts.get_mut(2 + usize::try_from(place).ok()?)? = given;
        }
        let most = if self.gives { self.most_hearts() } else { 0 };
        split_number(&gifts, most)
    }
}

/// A rule by which its card is used: its name and its place.
fn used((rule, place): (&'static Rule, u8)) -> Option<(&'static str, u8, &'static May)> {
    match rule {
        Rule::May(may) => Some((rule.name()?, place, may)),
        Rule::When(..) | Rule::Always(..) | Rule::Worse(..) => None,
    }
}

/// How many seats a monster sits to the left of the speaker.
fn from_speaker(state: &State, speaker: Seat, seat: Seat) -> u64 {
    let seats = state.seats();
    ((seat.index() + seats - speaker.index()) % seats) as u64
}

impl Numbers<State> for Numbering {
    fn parts(&self) -> &[Part] {
        &self.parts
    }

    fn number(&self, state: &State, speaker: Seat, answer: Answer) -> Option<u64> {
        let plain = |part: usize, number: u64| {
            let count = self.parts.get(part).map_or(0, |part| part.count);
            (number < count).then_some(self.plain[part] + number)
        };
        match answer {
            Answer::Faces(_) | Answer::Card(_) | Answer::Special(_) => None,
            Answer::Reroll(dice) => plain(REROLL, u64::from(dice).checked_sub(1)?),
            Answer::Done => plain(DONE, 0),
            Answer::Yield => plain(YIELD, 0),
            Answer::Stay => plain(STAY, 0),
            Answer::Sweep => plain(SWEEP, 0),
            Answer::Accept => plain(ACCEPT, 0),
            Answer::RestInDefaultOrder => plain(REST, 0),
            Answer::Group(face) => plain(GROUP, face.index() as u64),
            Answer::Buy(slot) => plain(BUY, u64::from(slot)),
            Answer::Hearts(split) => Some(self.hearts + self.hearts(state, speaker, split)?),
            Answer::Use(used) => self.used(state, speaker, used),
            Answer::Choose(pick) => {
                let number = self.pick(state, speaker, pick, &self.choose.shapes)?;
                Some(self.choose.first + number)
            }
        }
    }
}
