//! Every kind of Nature's question in both games: what is drawn comes as often as it is said.

use super::{MOST_WAYS, dealt, exact};
use crate::classic::{
    self, Answer, CardId, Edition, Face, Options, Pack, PowerUp, SpecialDie, SpecialFace, What, Wickedness,
};
use crate::proof::{Lottery, play_on};
use crate::{Asked, Chance, Game, duel};
use std::collections::BTreeMap;

/// A question of each kind is looked at so often.
const LOOKS: usize = 6;
/// Drawings that are tried out whole: six dice.
const SIX_DICE: usize = 46_656;
/// Drawings compared with the chances, each time.
const DRAWS: u32 = 4_000;

/// The kinds that were met, and how often.
#[derive(Default)]
struct Met(BTreeMap<String, usize>);

impl Met {
    /// Looks at a question of this kind, unless enough of them have been seen: `could` are all answers that
    /// Nature could give to anything.
    fn look<G: Game + Copy>(&mut self, kind: String, state: &G, could: &[G::Answer]) {
        let looks = self.0.entry(kind.clone()).or_default();
        *looks += 1;
        if *looks > LOOKS {
            return;
        }
        let drawings = if *looks == 1 { SIX_DICE } else { 300 };
        exact(state, drawings).unwrap_or_else(|wrong| panic!("{kind}: {wrong}"));
        dealt(state, &mut Lottery(*looks as u64), DRAWS).unwrap_or_else(|wrong| panic!("{kind}: {wrong}"));
        let mut weights = Vec::new();
        state.weights(&mut weights);
        for answer in could.iter().copied().chain(weights.iter().map(|one| one.0)) {
            let has_weight = weights.iter().any(|(listed, _)| *listed == G::listed(answer));
            let legal = { *state }.apply(answer).is_ok();
            assert_eq!(legal, has_weight, "{kind}: {answer:?}");
        }
    }

    #[track_caller]
    fn are(&self, kinds: &[&str]) {
        let met: Vec<&str> = self.0.keys().map(String::as_str).collect();
        assert_eq!(met, kinds);
    }
}

/// The first word of what is asked.
fn word(what: &impl std::fmt::Debug) -> String {
    let text = format!("{what:?}");
    text.split([' ', '{', '(']).next().unwrap_or_default().to_owned()
}

fn kind(state: &classic::State) -> String {
    match state.question().what {
        What::Reveal { spot } => format!("Reveal {}", word(&spot)),
        What::ThrowSpecial { die } => format!("ThrowSpecial {die:?}"),
        what => word(&what),
    }
}

/// Anything that Nature may say in some position of the classic game.
fn whatever() -> Vec<Answer> {
    let throws = (0..=9).map(|dice| Answer::Faces((0..dice).map(|die| Face::ALL[5 - die % 6]).collect()));
    let cards = CardId::everything().map(Answer::Card);
    let special = SpecialFace::ALL.map(Answer::Special);
    throws.chain(cards).chain(special).collect()
}

/// Tables on which every kind of question comes up.
fn tables() -> [Options; 4] {
    let packs = Options {
        packs: Pack::ALL.into_iter().collect(),
        ..Options::default()
    };
    let dark = Options {
        edition: Edition::Dark,
        wickedness: Wickedness::Mixed,
        halloween: true,
        ..Options::default()
    };
    let draft = Options {
        power_up: PowerUp::Draft,
        promos: true,
        wickedness: Wickedness::Mixed,
        halloween: true,
        ..packs
    };
    let standard = Options {
        power_up: PowerUp::Standard,
        ..Options::default()
    };
    [packs, dark, draft, standard]
}

#[test]
fn nature_deals_every_kind_of_answer_of_the_classic_game_as_often_as_its_weight_says() {
    let (mut met, could) = (Met::default(), whatever());
    for (options, seed) in tables().into_iter().zip(0..) {
        for seats in [2, 4, 6] {
            for game in 0..4 {
                let mut setup = classic::Setup::of(seats).expect("2 to 6");
                setup.options = options;
                let start = setup.start().expect("a table");
                if start.asks() == Asked::Nature {
                    met.look(kind(&start), &start, &could);
                }
                play_on(start, 100 * seed + game, 2_000, |_, after, _| {
                    if after.asks() == Asked::Nature {
                        met.look(kind(after), after, &could);
                    } else {
                        assert_eq!(exact(after, 0), Ok(()));
                    }
                });
            }
        }
    }
    met.are(&[
        "FirstThrow",
        "Reveal Costume",
        "Reveal Curse",
        "Reveal Discard",
        "Reveal Draft",
        "Reveal Evolution",
        "Reveal Market",
        "Reveal Next",
        "Reveal Peek",
        "Reveal Tile",
        "Throw",
        "ThrowBeside",
        "ThrowDie",
        "ThrowSpecial Berserk",
        "ThrowSpecial Fate",
    ]);
}

#[test]
fn nature_deals_every_kind_of_answer_of_duel_as_often_as_its_weight_says() {
    use duel::{Answer, CardId, Face, Monster, Setup};
    let throws = (0..=9).map(|dice| Answer::Faces((0..dice).map(|die| Face::ALL[5 - die % 6]).collect()));
    let could: Vec<Answer> = throws.chain(CardId::all().map(Answer::Card)).collect();
    let mut met = Met::default();
    let mut chance = Lottery(4);
    for seed in 0..60 {
        let one = chance.below(6) as usize;
        let other = (one + 1 + chance.below(5) as usize) % 6;
        let start = Setup::of([one, other].map(|nth| Monster::ALL[nth])).start();
        play_on(start.expect("two monsters"), seed, 2_000, |before, _, _| {
            if before.asks() == Asked::Nature {
                met.look(word(&before.question().what), before, &could);
            }
        });
    }
    met.are(&["FirstThrow", "Reveal", "Throw", "ThrowAgainst"]);
}

/// What the rules say of each die and deck (`expansions.md` §4.2 and §5, `power-cards.md`), not what the code
/// makes of it.
#[test]
fn weights_are_those_that_the_rules_print() {
    use SpecialFace::{Ankh, Claw, DoubleClaw, DoubleEnergy, Energy, Eye, River, Skull, Snake};
    let berserk = [
        (Energy, 1),
        (DoubleEnergy, 1),
        (Claw, 2),
        (DoubleClaw, 1),
        (Skull, 1),
    ];
    let fate = [(Eye, 1), (River, 1), (Ankh, 1), (Snake, 1)];
    let printed = |die| match die {
        SpecialDie::Berserk => berserk.to_vec(),
        SpecialDie::Fate => fate.to_vec(),
    };
    let mut setup = classic::Setup::of(4).expect("four");
    setup.options = tables()[0];
    let mut thrown = [false; 2];
    for seed in 0..8 {
        play_on(setup.start().expect("a table"), seed, 2_000, |before, _, _| {
            let What::ThrowSpecial { die } = before.question().what else {
                return;
            };
            let mut weights = Vec::new();
            before.weights(&mut weights);
            let printed: Vec<_> = printed(die)
                .into_iter()
                .map(|(face, weight)| (Answer::Special(face), weight))
                .collect();
            assert_eq!(weights, printed);
            thrown[usize::from(die == SpecialDie::Fate)] = true;
        });
    }
    assert_eq!(thrown, [true; 2]);

    // The first card of the market: as many chances as copies in the box. The six dice of the first throw: a
    // row of equal faces in one way, of six different ones in 720.
    setup.options = Options::default();
    let start = setup.start().expect("a table");
    let mut weights = Vec::new();
    start.weights(&mut weights);
    assert_eq!(weights.iter().map(|(_, weight)| weight).sum::<u64>(), 66);
    for (card, copies) in [("extra-head", 2), ("wings", 1), ("evacuation-orders", 2)] {
        let card = CardId::from_slug(card).expect("a card");
        assert!(weights.contains(&(Answer::Card(card), copies)), "{card:?}");
    }
    let of = |faces: [Face; 6]| faces.into_iter().collect::<classic::Dice>().ways();
    assert_eq!([of([Face::Heart; 6]), of(Face::ALL)], [1, 720]);
    let longest: classic::Dice = std::iter::repeat_n(Face::Claw, crate::parts::MAX_DICE).collect();
    assert_eq!(longest.ways(), 1);
    let throws = (0..crate::parts::MAX_DICE).fold(1u64, |throws, _| 6 * throws);
    assert!(throws <= MOST_WAYS);
}

/// A coin that is said to be fair, and how it falls.
#[derive(Debug, Clone, Copy)]
struct Coin {
    sides: u32,
    weights: [u64; 2],
}

impl Game for Coin {
    type Answer = bool;
    type Event = ();

    fn asks(&self) -> Asked {
        Asked::Nature
    }

    fn answers(&self, into: &mut Vec<bool>) {
        into.extend([false, true]);
    }

    fn odds(&self, into: &mut Vec<(bool, f32)>) {
        into.extend([(false, 0.5), (true, 0.5)]);
    }

    fn weights(&self, into: &mut Vec<(bool, u64)>) {
        into.extend([false, true].into_iter().zip(self.weights));
    }

    fn deal(&self, chance: &mut dyn Chance) -> Option<bool> {
        Some(chance.below(self.sides) == 0)
    }

    fn apply_telling(&mut self, _: bool, _: &mut dyn FnMut((), &Self)) -> Result<(), crate::Illegal> {
        Ok(())
    }

    fn scores(&self) -> Option<crate::Scores> {
        None
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> u16 {
        1
    }

    fn active(&self) -> crate::Seat {
        crate::Seat(0)
    }

    fn living(&self) -> crate::Seats {
        crate::Seats::first(2)
    }
}

#[test]
fn a_nature_that_is_not_fair_is_found_out() {
    let says = |sides, weights| {
        let coin = Coin { sides, weights };
        (exact(&coin, 100), dealt(&coin, &mut Lottery(1), DRAWS))
    };
    assert_eq!(says(2, [1, 1]), (Ok(()), Ok(())));
    assert_eq!(says(2, [3, 3]), (Ok(()), Ok(())));
    // It falls otherwise than it is said, has a side that never comes, or is said in two ways.
    let (tried, drawn) = says(3, [1, 1]);
    assert!(tried.is_err() && drawn.is_err(), "{tried:?} {drawn:?}");
    let (tried, drawn) = says(2, [0, 1]);
    assert!(tried.is_err() && drawn.is_err(), "{tried:?} {drawn:?}");
    let (tried, _) = says(3, [2, 1]);
    assert!(tried.is_err(), "{tried:?}");
    let (tried, _) = says(2, [MOST_WAYS, 1]);
    assert!(tried.is_err(), "{tried:?}");
}
