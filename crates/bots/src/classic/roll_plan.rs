//! King of Tokyo's throws as the plan of the rolls sees them.

use super::{dice_changes, special_dice};
use crate::lattice::beside::Beside;
use crate::lattice::{ANY, Counts, Lattice};
use crate::roll_plan::{FEW_DICE, RollPlan};
use crate::search::Search;
use engine::classic::rule::{On, Rule, Stat, Step};
use engine::classic::{Answer, Dice, Face, Key, Law, Pack, SpecialFace, State, What};
use engine::parts::DiceMask;
use engine::{Game, Seat};

impl RollPlan for State {
    type Face = Face;
    type Class = Counts;

    /// A yield and a purchase.
    const DEPTH: u8 = 2;

    fn is_rolling(&self) -> bool {
        self.question().what == What::Roll
    }

    fn dice(&self) -> Dice {
        let row = self.turn().dice;
        match self.locked_dice() {
            0 => row,
            locked => row
                .iter()
                .take(row.len() - locked.count_ones() as usize)
                .collect(),
        }
    }

    fn locked(&self) -> DiceMask {
        self.locked_dice()
    }

    fn stuck(&self) -> DiceMask {
        if self.options().packs.is_empty() {
            0
        } else {
            self.dice().all() & !self.rerolls()
        }
    }

    fn rolls_left(&self) -> usize {
        usize::from(self.roll_limit().saturating_sub(self.turn().rolls))
    }

    fn dice_to_throw(&self) -> DiceMask {
        match self.question().what {
            What::Throw { dice } => dice,
            _ => 0,
        }
    }

    fn throws_few(&self) -> bool {
        let throws = matches!(
            self.question().what,
            What::Throw { .. } | What::ThrowSpecial { .. }
        );
        throws && self.turn().dice.len() <= FEW_DICE
    }

    fn reroll_all(&self) -> Option<Self> {
        if self.dice().is_empty() {
            return Some(*self);
        }
        // A face that the open curse keeps is thrown with the others only where it does not show.
        let (mut thrown, all) = match kept_face(self) {
            None => (*self, self.dice().all()),
            Some(kept) => {
                let other = Face::ALL.into_iter().find(|face| *face != kept)?;
                (self.showing_everywhere(other), self.dice().all())
            }
        };
        thrown.apply(Answer::Reroll(all)).ok()?;
        (thrown.dice_to_throw() == all).then_some(thrown)
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

    fn public_key(&self, seat: Seat) -> Self {
        self.view(Some(seat)).unrolled()
    }

    fn equivalence(&self, seat: Seat, rolls: &[Counts]) -> Vec<Counts> {
        if !reads_no_faces(self, seat) {
            return rolls.to_vec();
        }
        let locked = self.locked_dice();
        let frozen = self.turn().dice.iter().zip(0..);
        let frozen: Vec<Face> = frozen
            .filter(|(_, die)| locked & 1 << die != 0)
            .map(|(face, _)| face)
            .collect();
        let whole = |roll: &Counts| {
            let mut whole = *roll;
            for face in &frozen {
                whole[face.index()] += 1;
            }
            essence(self, seat, &whole)
        };
        rolls.iter().map(whole).collect()
    }

    fn rerollable(&self) -> u8 {
        kept_face(self).map_or(ANY, |face| ANY & !(1 << face.index()))
    }

    fn beside(&self) -> Option<Beside> {
        special_dice::beside(self)
    }

    fn showing_beside(&self, state: usize) -> Self {
        special_dice::showing(self, state)
    }

    fn card_uses(&self, seat: Seat, into: &mut Vec<Answer>) {
        if offers_uses(self, seat) {
            self.answers(into);
            // An Evolution of the hand can as well be played when the dice are final.
            into.retain(|answer| matches!(answer, Answer::Use(used) if used.key != Key::NONE));
        }
    }

    fn add_dice_changes(
        &self,
        seat: Seat,
        lattice: &'static Lattice,
        search: &mut Search<'_, Self>,
        depth: u8,
        values: &mut [f32],
    ) {
        dice_changes::add_dice_changes(self, seat, lattice, search, depth, values);
        dice_changes::add_throw_of_beast(self, seat, lattice, self.rerollable(), values);
        dice_changes::add_more_rolls(self, seat, lattice, search, depth, values);
    }
}

/// Has the seat any card that it may use at all? Listing the answers of a roll is long, so it is done only
/// then.
fn offers_uses(state: &State, seat: Seat) -> bool {
    state.held_by(seat).any(|held| {
        held.face
            .card()
            .rules
            .iter()
            .any(|rule| matches!(rule, Rule::May(_)))
    })
}

/// The face that the open curse lets nobody throw again in a turn of its own.
fn kept_face(state: &State) -> Option<Face> {
    match state.curse()?.law() {
        Some(Law::Keeps(face)) => Some(face),
        _ => None,
    }
}

/// Does the open curse look at nothing but stars, energy, hearts and claws when the dice are resolved?
fn curse_reads_no_faces(state: &State, seat: Seat) -> bool {
    let Some(curse) = state.curse() else { return true };
    let asks = |on: On| {
        let mut rules = curse.card().rules.iter();
        rules.any(|rule| {
            matches!(rule, Rule::When(when, _, steps)
                if *when == on && steps.iter().any(|step| matches!(step, Step::Ask(_) | Step::RevealNext)))
        })
    };
    let plain = match curse.law() {
        Some(Law::Toll | Law::Confused) => false,
        // Who is moved has other uses for hearts.
        Some(Law::NoYield | Law::HeartsInTokyo | Law::Keeps(_)) => state.fate() == Some(SpecialFace::River),
        _ => true,
    };
    plain
        && state.stat(Stat::DeadFaces, seat, 0) == 0
        && match state.fate() {
            None | Some(SpecialFace::River) => true,
            Some(SpecialFace::Ankh) => !asks(On::Ankh),
            Some(SpecialFace::Snake) => !asks(On::Snake),
            // The next curse may look at anything.
            _ => false,
        }
}

/// Do the cards of the roller look at nothing but stars, energy, hearts and claws, however they came?
fn reads_no_faces(state: &State, seat: Seat) -> bool {
    if !curse_reads_no_faces(state, seat) {
        return false;
    }
    state
        .held_by(seat)
        .flat_map(|held| held.face.card().rules)
        .all(|rule| match rule {
            Rule::May(_) | Rule::Worse(..) => true,
            // Stars that come from two groups are heard twice.
            Rule::When(on, ..) => !matches!(
                on,
                On::WholeRoll
                    | On::Ones
                    | On::AnyOnes
                    | On::NoHearts
                    | On::SmashGroup(_)
                    | On::StarsGained
                    | On::TurnEnd(5)
            ),
            Rule::Always(stat, _) => !matches!(
                stat,
                Stat::SmashesFromFaces
                    | Stat::SmashesFromTiles
                    | Stat::DeadFaces
                    | Stat::HealsOthers
                    | Stat::HeartsPerFace
            ),
        })
}

/// What a final roll comes to when no card looks at its faces: stars, energy, hearts of use, claws.
fn essence(state: &State, seat: Seat, roll: &Counts) -> Counts {
    let stars = (0..3u8).map(|face| {
        let dice = roll[usize::from(face)];
        if dice < 3 { 0 } else { dice - 2 + face }
    });
    let player = state.player(seat);
    let hearts = if !state.hearts_work(seat) {
        0
    } else {
        // A curse may take up to two hearts first.
        let lost = if state.curse().is_some() { 2 } else { 0 };
        let of_use = state
            .cap(seat)
            .saturating_sub(player.hearts)
            .saturating_add(player.poison)
            .saturating_add(player.shrink)
            .saturating_add(lost);
        roll[Face::Heart.index()].min(of_use)
    };
    // Three hearts are worth an Evolution, wherever they are rolled.
    let evolves = u8::from(state.powered() && roll[Face::Heart.index()] >= 3);
    // A mark that no full roll can be taken for: it is only compared with others of its kind.
    [
        stars.sum(),
        evolves,
        alike(state, seat, roll),
        roll[Face::Energy.index()],
        hearts,
        roll[Face::Claw.index()],
    ]
}

/// What four equal dice or more come to where monster packs are on the table: Cultists and a floor.
fn alike(state: &State, seat: Seat, roll: &Counts) -> u8 {
    const ALIKE: u8 = 4;
    let symbol = state.berserk_die().and_then(SpecialFace::symbol);
    let shown = |face: Face| {
        let special = u8::from(symbol.is_some_and(|(symbol, _)| symbol == face));
        roll[face.index()] + special
    };
    let cultists = if state.has_pack(Pack::Cultists) {
        Face::ALL.into_iter().filter(|face| shown(*face) >= ALIKE).count()
    } else {
        0
    };
    let climbs = state.has_pack(Pack::Tower) && state.in_tokyo(seat) && shown(Face::One) >= ALIKE;
    2 * u8::try_from(cultists).unwrap_or(u8::MAX / 2) + u8::from(climbs)
}
