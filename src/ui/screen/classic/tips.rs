//! Which tips are due at a question of the classic game. A tip is given only where all that it says is true: cards,
//! curses and Evolutions make many a rule false. It waits for another question otherwise.

use crate::asking::classic::secrets;
use crate::ui::frame::lesson::Topic;
use crate::ui::frame::tip::Tip;
use engine::classic::rule::Stat;
use engine::classic::{Answer, Face, Good, Moment, Pack, Pick, Piece, State, What};
use engine::{Asked, Game, Seat};

/// So many hearts are few.
const FEW: u8 = 4;
/// So many stars are near to winning.
const NEAR: u8 = 15;
/// So many dice climb the Tower.
const CLIMBING: usize = 4;

/// The tips for a seat that is asked, the first one first.
pub(super) fn due(state: &State, seat: Seat) -> Vec<Tip> {
    let at = At { state, seat };
    let told: &[(&'static str, Topic, bool)] = match state.question().what {
        What::Roll => &[
            ("tip-keep", Topic::Dice, at.chooses_dice()),
            ("tip-evolution-hand", Topic::Board, !state.hand(seat).is_empty()),
            ("tip-tokyo", Topic::Board, at.fights_from_tokyo()),
            ("tip-few-hearts", Topic::Board, at.should_heal()),
            ("tip-near", Topic::Status, at.can_stop_a_winner()),
            ("tip-cultist", Topic::Board, at.has_a_cultist()),
            ("tip-tower", Topic::Arena, at.can_climb()),
            ("tip-curse", Topic::Dice, at.is_cursed()),
            ("tip-berserk", Topic::Dice, at.rages()),
            ("tip-log", Topic::Tools, true),
        ],
        What::Yield => &[("tip-yield", Topic::Answers, at.yields_as_usual())],
        What::Group => &[("tip-order", Topic::Dice, at.chooses_an_order())],
        What::Buy => &[
            (
                "tip-card",
                Topic::Cards,
                at.offers(|answer| matches!(answer, Answer::Buy(_))),
            ),
            ("tip-replace", Topic::Cards, at.can_only_replace()),
        ],
        What::Harm => &[("tip-harm", Topic::Answers, at.is_helped())],
        What::Draw => &[("tip-evolution-draw", Topic::Board, at.draws_again())],
        What::Window { moment: Moment::Flip } => &[("tip-form", Topic::Answers, at.turns_over())],
        What::Window { .. } => &[(
            "tip-evolution-window",
            Topic::Answers,
            !secrets::plays(state, seat).is_empty() && state.offers(Answer::Done),
        )],
        _ => &[],
    };
    let due = told.iter().filter(|(.., due)| *due);
    due.map(|(name, at, _)| Tip { name, at: *at }).collect()
}

/// A question, and whom it is asked.
struct At<'a> {
    state: &'a State,
    seat: Seat,
}

impl At<'_> {
    fn answers(&self) -> Vec<Answer> {
        let mut answers = Vec::new();
        self.state.answers(&mut answers);
        answers
    }

    fn offers(&self, wanted: impl FnMut(&Answer) -> bool) -> bool {
        self.answers().iter().any(wanted)
    }

    /// The position after this answer.
    fn after(&self, answer: Answer) -> State {
        let mut then = *self.state;
        let _ = then.apply(answer);
        then
    }

    /// All dice may be thrown again, or none.
    fn chooses_dice(&self) -> bool {
        let all = self.state.turn().dice.all();
        self.state.rerolls() & all == all && self.state.offers(Answer::Done)
    }

    fn chooses_an_order(&self) -> bool {
        let groups = self.answers().into_iter();
        let groups = groups.filter(|answer| matches!(answer, Answer::Group(_)));
        groups.count() > 1 && self.state.offers(Answer::RestInDefaultOrder)
    }

    /// The Die of Fate may still change what dice and places do in this turn.
    fn may_change(&self) -> bool {
        self.state.throws_fate()
    }

    /// Whom claws of this seat hit, as things lie.
    fn hits(&self, other: Seat) -> bool {
        let (state, seat) = (self.state, self.seat);
        let reached = state.claims(Stat::ReachesAll, seat) || state.in_tokyo(other) != state.in_tokyo(seat);
        other != seat && state.player(other).alive && reached && self.claws_work()
    }

    fn claws_work(&self) -> bool {
        !self.may_change() && self.state.claws_may_strike()
    }

    fn fights_from_tokyo(&self) -> bool {
        let (state, seat) = (self.state, self.seat);
        state.in_tokyo(seat) && state.wastes_hearts(seat) && self.claws_work()
    }

    fn should_heal(&self) -> bool {
        let (state, seat) = (self.state, self.seat);
        let heals = state.hearts_healed(seat, 1) == 1
            && self.gains_by_the_piece(Stat::HeartsPerGain)
            && !state.dead(seat, Face::Heart)
            && state.could_gain_hearts(seat);
        !state.in_tokyo(seat) && state.player(seat).hearts <= FEW && heals && !self.may_change()
    }

    fn can_stop_a_winner(&self) -> bool {
        let (state, seat) = (self.state, self.seat);
        let mut others = state.all_seats();
        let stopped = |other: Seat| state.player(other).stars >= NEAR && self.hits(other);
        others.any(stopped) && state.could_gain_stars(seat)
    }

    /// Nothing is added to what is gained.
    fn gains_by_the_piece(&self, more: Stat) -> bool {
        self.state.stat(more, self.seat, 0) == 0
    }

    /// A Cultist can be spent for each of the three things, and brings one of it.
    fn has_a_cultist(&self) -> bool {
        let (state, seat) = (self.state, self.seat);
        let by_the_piece = [Stat::HeartsPerGain, Stat::EnergyPerGain]
            .into_iter()
            .all(|more| self.gains_by_the_piece(more));
        state.cultists(seat) > 0
            && by_the_piece
            && state.could_gain_hearts(seat)
            && state.could_gain_energy(seat)
            && state.could_roll_more()
    }

    fn can_climb(&self) -> bool {
        let (state, seat) = (self.state, self.seat);
        let ones = state.turn().dice.len() >= CLIMBING && !state.dead(seat, Face::One);
        state.has_pack(Pack::Tower) && state.in_tokyo(seat) && ones && !self.may_change()
    }

    /// The curse lies beside the cards for sale, and many a curse spares whoever has the Scarab.
    fn is_cursed(&self) -> bool {
        let state = self.state;
        let rules = state.curse().is_some() && state.scarab() != Some(self.seat);
        rules && state.throws_fate() && state.options().power_cards
    }

    fn rages(&self) -> bool {
        self.state.is_berserk(self.seat) && self.state.berserk_die().is_some()
    }

    /// Staying keeps the place, which pays; yielding brings the attacker in, and hearts heal again.
    fn yields_as_usual(&self) -> bool {
        let (state, seat) = (self.state, self.seat);
        let (stays, leaves) = (self.after(Answer::Stay), self.after(Answer::Yield));
        let attacker = state.active();
        let pays = if state.two_player_variant() {
            !state.is_barred_from(seat, Good::Energy)
        } else {
            !state.is_barred_from(seat, Good::Stars)
        };
        let enters = leaves.in_tokyo(attacker) || leaves.enters(attacker);
        let heals = leaves.player(seat).alive
            && leaves.hearts_healed(seat, 1) > 0
            && !leaves.dead(seat, Face::Heart)
            && !leaves.is_barred_from(seat, Good::Hearts);
        let held = state.held_hits().any(|hit| hit.victim == seat);
        stays.in_tokyo(seat) && pays && enters && heals && state.wastes_hearts(seat) && !held
    }

    /// Its energy does not reach for any of the cards, and it may have others in their place.
    fn can_only_replace(&self) -> bool {
        let buys = |answer: &Answer| match answer {
            Answer::Buy(_) => true,
            Answer::Use(used) => matches!(used.pick, Pick::Slot(_)),
            _ => false,
        };
        let barred = self.state.is_barred(self.seat);
        self.state.offers(Answer::Sweep) && !barred && !self.offers(buys)
    }

    /// A card leaves more hearts than taking the hit does.
    fn is_helped(&self) -> bool {
        let taken = self.hearts_after(Answer::Done);
        let helps = |answer: &Answer| {
            let used = matches!(answer, Answer::Use(_));
            used && self.hearts_after(*answer) > taken
        };
        self.offers(helps)
    }

    /// The hearts that are left when this is said to the hit, and nothing more to it. What is thrown for it may save all.
    fn hearts_after(&self, answer: Answer) -> u8 {
        let mut then = self.after(answer);
        while then.question().what == What::Harm && then.asks() == Asked::Seat(self.seat) {
            if then.apply(Answer::Done).is_err() {
                break;
            }
        }
        match then.asks() {
            Asked::Nature if matches!(answer, Answer::Use(_)) => u8::MAX,
            _ => then.player(self.seat).hearts,
        }
    }

    /// One is kept, and three hearts bring another one.
    fn draws_again(&self) -> bool {
        let (state, seat) = (self.state, self.seat);
        let left = state.evolution_deck_size(seat) + state.evolution_discard_size(seat) > 0;
        left && !state.dead(seat, Face::Heart) && self.answers().len() > 1
    }

    fn turns_over(&self) -> bool {
        self.offers(|answer| match answer {
            Answer::Use(used) => {
                let form = used.face.piece() == Some(Piece::Form);
                form && used.may().is_some_and(|may| may.energy == 1)
            }
            _ => false,
        })
    }
}
