//! Duel's throws as the plan of the rolls sees them.

use crate::lattice::Counts;
use crate::roll_plan::{FEW_DICE, RollPlan, dice_of};
use crate::search::Lookahead;
use engine::duel::rule::{On, Rule, Stat};
use engine::duel::{Answer, Dice, Face, Monster, State, What};
use engine::parts::DiceMask;
use engine::{Asked, Game, Seat};
use std::hash::{Hash, Hasher};

impl RollPlan for State {
    type Face = Face;
    type Class = Mark;

    /// A purchase.
    const DEPTH: u8 = 1;

    fn is_rolling(&self) -> bool {
        self.question().what == What::Roll
    }

    fn is_before_first_roll(&self) -> bool {
        self.question().what == What::FirstRoll
    }

    fn dice(&self) -> Dice {
        self.turn().dice
    }

    fn rolls_left(&self) -> usize {
        usize::from(self.unused_rolls())
    }

    fn dice_to_throw(&self) -> DiceMask {
        match self.question().what {
            What::Throw { dice } => dice,
            _ => 0,
        }
    }

    fn throws_few(&self) -> bool {
        matches!(self.question().what, What::Throw { .. }) && self.turn().dice.len() <= FEW_DICE
    }

    fn reroll_all(&self) -> Option<Self> {
        Some(self.unrolled())
    }

    fn reroll_answer(dice: DiceMask) -> Answer {
        Answer::Reroll(dice)
    }

    fn stop_answer() -> Answer {
        Answer::Done
    }

    fn faces_answer(dice: Dice) -> Answer {
        Answer::Faces(dice)
    }

    fn faces_of(answer: Answer) -> Option<Dice> {
        match answer {
            Answer::Faces(dice) => Some(dice),
            _ => None,
        }
    }

    fn public_key(&self, _: Seat) -> Self {
        self.unrolled()
    }

    fn equivalence(&self, seat: Seat, rolls: &[Counts]) -> Vec<Self::Class> {
        let plain = reads_no_faces(self, seat);
        let mark = |roll: &Counts| {
            let led = if plain { None } else { resolving(self, roll) };
            let counts = match &led {
                Some(state) => essence(state, seat, *roll),
                None if plain => essence(self, seat, *roll),
                None => *roll,
            };
            Mark {
                counts,
                led: led.map(|state| state.unrolled()),
            }
        };
        rolls.iter().map(mark).collect()
    }

    fn free_rerolls(&self, seat: Seat) -> u8 {
        self.free_faces(seat).bits()
    }

    /// Found by trying: does it make a difference to stop one roll later?
    fn values_unused_rolls(&self, seat: Seat) -> bool {
        let listens = |rule: &Rule| matches!(rule, Rule::When(On::RollFinal, ..));
        if !self.rules(seat).any(listens) {
            return false;
        }
        let (all, mut at_once) = (self.dice_to_throw(), self.unrolled());
        let faces = Answer::Faces(Dice::fresh(all.count_ones() as usize));
        if at_once.apply(faces).is_err() {
            return false;
        }
        let mut later = at_once;
        let thrown = later.apply(Answer::Reroll(all)).and_then(|()| later.apply(faces));
        let stopped = at_once
            .apply(Answer::Done)
            .and_then(|()| later.apply(Answer::Done));
        let goods = |state: &Self| [Seat(0), Seat(1)].map(|seat| *state.player(seat));
        thrown.is_ok() && stopped.is_ok() && goods(&at_once) != goods(&later)
    }
}

/// What a final roll comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    /// What the faces do.
    counts: Counts,
    /// Where the cards that look at them have led.
    led: Option<State>,
}

impl Hash for Mark {
    /// The faces tell nearly all marks apart, and what cards make of a roll shows in a few numbers.
    fn hash<H: Hasher>(&self, into: &mut H) {
        let mut word = [0; 8];
        word[..6].copy_from_slice(&self.counts);
        if let Some(state) = &self.led {
            let players = [Seat(0), Seat(1)].map(|seat| state.player(seat));
            word[6] = players[0].health ^ players[1].health << 4;
            word[7] = players.map(|player| player.energy as u8).iter().sum();
        }
        into.write_u64(u64::from_le_bytes(word));
    }
}

/// Do the cards of the roller look at nothing but how many claws there are? Rules that act on the Roll before
/// its faces are resolved count as looking.
fn reads_no_faces(state: &State, seat: Seat) -> bool {
    !state
        .rules(seat)
        .any(|rule| matches!(rule, Rule::When(On::RollFinal | On::BeforeResolving(_), ..)))
}

/// Questions between the last throw and the faces that are passed over.
const STEPS: usize = 8;

/// The position in which the faces of a final roll are about to be resolved, unless something is decided
/// before.
fn resolving(thrown: &State, roll: &Counts) -> Option<State> {
    let mut state = *thrown;
    state.apply(Answer::Faces(dice_of(roll))).ok()?;
    let mut options = Vec::new();
    for _ in 0..STEPS {
        state.candidates(&mut options);
        match (state.asks(), state.question().what) {
            (Asked::Seat(_), What::Face) => return Some(state),
            (Asked::Seat(_), _) if options.is_empty() => state.apply(state.default_policy()?).ok()?,
            _ => return None,
        }
    }
    None
}

/// What a final roll comes to when no card looks at its faces: dice that do nothing are all the same.
fn essence(state: &State, seat: Seat, mut roll: Counts) -> Counts {
    let player = state.player(seat);
    let [power, claws] = [Face::Power, Face::Claw].map(|face| roll[face.index()]);
    // Who may turn power into another face can bring two of it to three.
    let converts = player.monster == Monster::Alienoid && power > 1;
    for face in Face::ALL {
        let count = &mut roll[face.index()];
        *count = match face {
            Face::Claw | Face::Energy => *count,
            Face::Heart => (*count).min(state.missing_hearts(seat)),
            Face::Fame | Face::Destruction if *count < 3 && !converts => 0,
            Face::Fame | Face::Destruction => *count,
            Face::Power => match player.monster {
                // Power comes in pairs.
                Monster::Gigazaur | Monster::TheKing => power & !1,
                // A single one does nothing, and beyond each three another one nothing more.
                Monster::CyberKitty if power % 3 == 1 => power - 1,
                Monster::CyberKitty => power,
                Monster::Alienoid if power == 1 => 0,
                Monster::Alienoid => power,
                Monster::SpacePenguin => power.min(2u8.saturating_sub(player.tokens)),
                // Nothing is multiplied where there are no claws, and none to come.
                Monster::MekaDragon if claws == 0 && !adds_claws(state, seat) => 0,
                Monster::MekaDragon => power,
            },
        };
    }
    roll
}

/// Has the roller a card that makes claws of its own?
fn adds_claws(state: &State, seat: Seat) -> bool {
    let adds = |rule: &Rule| matches!(rule, Rule::Always(Stat::Claws, _));
    state.rules(seat).any(adds)
}
