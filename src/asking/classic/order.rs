//! Whether the order in which the groups of dice count can make a difference, so that nobody is asked in
//! vain.

use crate::storage::OrderAsked;
use engine::classic::{Answer, Face, Held, LEVELS, Piece, Place, State, What};
use engine::{Asked, Game, Seat};

/// Would it make a difference which group counts first? Where it may, all orders are played on copies: people are
/// asked where they differ in what they bring, or where that cannot be known before.
#[must_use]
pub fn matters(state: &State) -> bool {
    may_matter(state) && !ends_alike(state)
}

/// So many answers are tried before people are asked after all.
const TRIED: usize = 4_000;

/// Does every order of the groups end alike, whoever yields on the way, and is it known before?
fn ends_alike(state: &State) -> bool {
    let mut ends = Ends::default();
    let known = ends.follow(*state);
    known && ends.alike
}

/// Where the orders of the groups end.
#[derive(Debug)]
struct Ends {
    first: Option<State>,
    alike: bool,
    tried: usize,
}

impl Default for Ends {
    fn default() -> Self {
        Self {
            first: None,
            alike: true,
            tried: 0,
        }
    }
}

impl Ends {
    /// Plays every order on; `false` where something comes in between that nobody knows.
    fn follow(&mut self, state: State) -> bool {
        self.tried += 1;
        if self.tried > TRIED || !self.alike {
            return !self.alike;
        }
        let what = state.question().what;
        if state.asks() == Asked::NoOne || state.turn().groups.is_empty() && what != What::Hearts {
            match &self.first {
                None => self.first = Some(state),
                Some(first) => self.alike = is_alike(first, &state),
            }
            return true;
        }
        let Asked::Seat(_) = state.asks() else {
            return false;
        };
        let then = |ends: &mut Self, answer: Answer| {
            let mut next = state;
            next.apply(answer).is_err() || ends.follow(next)
        };
        let mut answers = Vec::new();
        match what {
            What::Group => {
                let groups = Face::ALL.map(Answer::Group).into_iter();
                groups
                    .filter(|group| state.offers(*group))
                    .all(|group| then(self, group))
            }
            // Others may go or stay.
            What::Yield => {
                state.answers(&mut answers);
                let known = !answers.iter().any(|answer| matches!(answer, Answer::Use(_)));
                known && answers.into_iter().all(|answer| then(self, answer))
            }
            _ => {
                state.answers(&mut answers);
                let known = !answers.iter().any(|answer| matches!(answer, Answer::Use(_)));
                let usual = state.default_answer().filter(|_| known);
                usual.is_some_and(|usual| then(self, usual))
            }
        }
    }
}

/// Does everybody have the same, and has the same happened to the end?
fn is_alike(one: &State, other: &State) -> bool {
    let seats = || one.all_seats();
    one.outcome() == other.outcome()
        && one.in_play() == other.in_play()
        && seats().all(|seat| one.player(seat) == other.player(seat))
        && seats().all(|seat| one.is_berserk(seat) == other.is_berserk(seat))
}

/// May it make a difference which group counts first? Claws may wake a kept card of anybody, and a kept
/// card of the active monster may hear of anything, as may a tile that it is going to take; and a hit from
/// the Bay that knocks somebody out of five closes it, after which hearts heal.
fn may_matter(state: &State) -> bool {
    if can_count(state) < 2 {
        return false;
    }
    if offers_tile(state) {
        return true;
    }
    let active = state.active();
    let left = |face: Face| state.turn().groups.contains(face);
    // Pieces that hear of no group make no difference.
    let hears = |held: &Held| {
        !matches!(
            held.card.piece(),
            Some(Piece::Form | Piece::Cultists | Piece::Floor(_))
        )
    };
    let holds = |seat: Seat| state.held_by(seat).any(hears);
    let all = || state.all_seats().filter(|seat| state.player(*seat).alive);
    // Hearts calm whom claws have enraged, and claws enrage whom hearts have calmed.
    let enrages = left(Face::Claw) && state.enrages(state.turn().sizes[Face::Claw.index()]);
    if enrages && left(Face::Heart) && has_effect(state, Face::Heart) {
        return true;
    }
    let closing = state.player(active).place == Place::Bay && state.living_count() == 5;
    holds(active) || left(Face::Claw) && (all().any(holds) || closing && left(Face::Heart))
}

/// How many of the groups left can do anything, now or after others: too few equal numbers never can, and
/// hearts that nobody needs may be needed after claws, which can strike back, or a tile.
fn can_count(state: &State) -> usize {
    let left = |face: Face| state.turn().groups.contains(face);
    let board_moves = left(Face::Claw) || offers_tile(state);
    Face::ALL
        .into_iter()
        .filter(|face| left(*face))
        .filter(|face| has_effect(state, *face) || *face == Face::Heart && board_moves)
        .count()
}

/// Would counting the numbers reach a line of the gauge at which there are tiles? A tile acts on the groups
/// after it.
fn offers_tile(state: &State) -> bool {
    let wicked = state.player(state.active()).wicked;
    let left = |face: Face| state.turn().groups.contains(face);
    let gained: u8 = [Face::One, Face::Two]
        .into_iter()
        .filter(|face| left(*face))
        .map(|face| state.wickedness_from(face))
        .sum();
    let reached = |level: &u8| (wicked + 1..=wicked + gained).contains(level);
    LEVELS
        .iter()
        .any(|level| reached(level) && state.tiles_at(*level).next().is_some())
}

/// What whoever wants to be asked so is spared.
#[must_use]
pub fn spared(state: &State, asked: OrderAsked) -> Option<Answer> {
    if state.question().what != What::Group {
        return None;
    }
    match asked {
        OrderAsked::Always if choosable(state).count() > 1 => None,
        OrderAsked::Always | OrderAsked::Matters => foregone(state),
        OrderAsked::Never => {
            let wins = |answer: &Answer| state.foresee(*answer).surely_wins(state.active());
            let usual = std::iter::once(Answer::RestInDefaultOrder);
            let orders = usual.chain(Face::ALL.map(Answer::Group));
            let offered = || orders.clone().filter(|answer| state.offers(*answer));
            offered().find(wins).or_else(|| offered().next())
        }
    }
}

/// The groups among which people choose: those without effect follow by themselves.
pub fn choosable(state: &State) -> impl Iterator<Item = Face> + '_ {
    let follow = state.offers(Answer::RestInDefaultOrder);
    Face::ALL
        .into_iter()
        .filter(move |face| state.offers(Answer::Group(*face)) && (!follow || has_effect(state, *face)))
}

/// What is said without asking. Where one group alone can do anything, it counts first: what does nothing now
/// may do something after it, and can never do less. Where several can, people are asked unless no order makes
/// a difference.
#[must_use]
pub fn foregone(state: &State) -> Option<Answer> {
    if state.question().what != What::Group {
        return None;
    }
    let acts = |face: &Face| state.turn().groups.contains(*face) && has_effect(state, *face);
    let mut acting = Face::ALL.into_iter().filter(acts);
    let answer = match (acting.next(), acting.next()) {
        // Nobody is asked how to win.
        _ if wins_anyway(state) => Answer::RestInDefaultOrder,
        (Some(only), None) => Answer::Group(only),
        (Some(_), Some(_)) if matters(state) => return None,
        _ => Answer::RestInDefaultOrder,
    };
    state.offers(answer).then_some(answer)
}

/// Does the usual order win, whatever others play?
fn wins_anyway(state: &State) -> bool {
    let usual = state.foresee(Answer::RestInDefaultOrder);
    usual.surely_wins(state.active())
}

/// Can counting this group do anything now? Too few equal numbers cannot, nor hearts in Tokyo or of the
/// healthy.
#[must_use]
pub fn has_effect(state: &State, face: Face) -> bool {
    let (seat, count) = (state.active(), state.turn().sizes[face.index()]);
    let player = state.player(seat);
    match face {
        Face::One | Face::Two | Face::Three => count >= 3,
        Face::Heart if state.can_heal_others(seat) => true,
        Face::Heart if state.wastes_hearts(seat) => false,
        Face::Heart => player.hearts < state.cap(seat) || player.poison + player.shrink > 0,
        Face::Energy | Face::Claw => true,
    }
}

#[cfg(test)]
mod tests {
    use super::{choosable, foregone, has_effect, matters, may_matter, spared, wins_anyway};
    use crate::storage::OrderAsked;
    use crate::ui::screen::classic::tests::{people, played_at_random};
    use engine::Game;
    use engine::classic::{Answer, Edition, Face, Options, Pack, State, What};

    /// Positions in which somebody is asked for the order, from games played at random.
    fn asked(seats: usize, seeds: u64) -> Vec<State> {
        asked_at(Options::default(), seats, seeds)
    }

    fn asked_at(options: Options, seats: usize, seeds: u64) -> Vec<State> {
        let mut found = Vec::new();
        for seed in 0..seeds {
            let mut table = people(seats, seed);
            table.options = options;
            played_at_random(&table, seed, 700, &mut |_, state| {
                if state.question().what == What::Group {
                    found.push(*state);
                }
            });
        }
        found
    }

    #[test]
    fn nobody_is_asked_for_an_order_that_makes_no_difference() {
        let found = asked(5, 12);
        let bare = |state: &State| state.in_play().is_empty();
        assert!(found.iter().any(|state| foregone(state).is_some()));
        assert!(found.iter().any(matters), "cards make a difference");
        for state in &found {
            let five_in_bay = state.living_count() == 5
                && state.player(state.active()).place == engine::classic::Place::Bay;
            assert!(!bare(state) || five_in_bay || !matters(state));
            let acts = |face: &Face| state.turn().groups.contains(*face) && has_effect(state, *face);
            let acting = Face::ALL.into_iter().filter(acts).count();
            let asked = acting > 1 && matters(state) && !wins_anyway(state);
            assert_eq!(foregone(state).is_none(), asked);
        }
    }

    #[test]
    fn a_card_that_hears_of_no_group_is_no_reason_to_ask() {
        let found = asked(5, 12);
        let acting = |state: &State| {
            let acts = |face: &Face| state.turn().groups.contains(*face) && has_effect(state, *face);
            Face::ALL.into_iter().filter(acts).count() > 1
        };
        let suspected = found.iter().filter(|state| acting(state) && may_matter(state));
        let (all, asked) = suspected.fold((0, 0), |(all, asked), state| {
            (all + 1, asked + u32::from(foregone(state).is_none()))
        });
        assert!(all > 100 && asked > 0 && asked * 4 < all * 3, "{asked} of {all}");
    }

    #[test]
    fn hearts_of_a_healthy_monster_are_no_reason_to_ask() {
        // 2 2 heart heart claw claw at full health: claws are all that can do anything, whoever holds a card.
        let mut met = 0;
        for state in asked(5, 12) {
            let acts = |face: &Face| state.turn().groups.contains(*face) && has_effect(&state, *face);
            let claws_alone = Face::ALL.into_iter().filter(acts).eq([Face::Claw]);
            if claws_alone
                && state.turn().groups.contains(Face::Heart)
                && may_matter(&state)
                && !wins_anyway(&state)
            {
                assert_eq!(foregone(&state), Some(Answer::Group(Face::Claw)));
                met += 1;
            }
        }
        assert!(met > 5, "{met}");
    }

    #[test]
    fn every_order_ends_alike_where_nobody_is_asked() {
        /// All positions that can follow once the groups are done, before anything else is asked.
        fn ends(state: State, found: &mut Vec<State>) {
            if state.question().what == What::Yield {
                let mut stays = state;
                stays.apply(Answer::Stay).expect("one may stay");
                return ends(stays, found);
            }
            if state.question().what != What::Group {
                found.push(state);
                return;
            }
            for face in Face::ALL {
                let mut next = state;
                if state.offers(Answer::Group(face)) && next.apply(Answer::Group(face)).is_ok() {
                    ends(next, found);
                }
            }
        }
        let same =
            |one: &State, other: &State| one.all_seats().all(|seat| one.player(seat) == other.player(seat));
        // With costumes everybody holds a card.
        let dressed = Options {
            halloween: true,
            promos: true,
            ..Options::of(Edition::Dark)
        };
        let packs = Options {
            packs: Pack::ALL.into_iter().collect(),
            ..Options::default()
        };
        let bare = Options {
            power_cards: false,
            ..packs
        };
        let mut checked = 0;
        let found = |options, seeds| {
            let found = asked_at(options, 5, seeds).into_iter();
            let alike = |state: &State| foregone(state) == Some(Answer::RestInDefaultOrder);
            found.filter(alike).take(2_000)
        };
        let all = found(Options::default(), 12).chain(found(dressed, 12));
        for state in all.chain(found(packs, 300)).chain(found(bare, 300)) {
            let mut found = Vec::new();
            ends(state, &mut found);
            // A split of hearts is a question of its own, and whoever has struck the last other monster down
            // has won.
            let asks = |end: &State| matches!(end.question().what, What::Hearts | What::Nothing);
            // Nor can it be compared where somebody is asked in between.
            let stops = |end: &State| asks(end) || !end.turn().groups.is_empty();
            if !found.iter().any(stops) {
                let alike = |pair: &[State]| {
                    let rage = |seat| pair[0].is_berserk(seat) == pair[1].is_berserk(seat);
                    same(&pair[0], &pair[1]) && state.all_seats().all(rage)
                };
                assert!(found.windows(2).all(alike), "{:?}", state.turn());
                checked += 1;
            }
        }
        assert!(checked > 60, "{checked}");
    }

    #[test]
    fn people_are_asked_for_an_order_as_often_as_they_want() {
        let (mut both, mut wins) = ([0; 3], 0);
        for state in asked(5, 12) {
            let said = OrderAsked::ALL.map(|asked| spared(&state, asked));
            assert_eq!(said[0].is_none(), choosable(&state).count() > 1, "always");
            assert_eq!(said[1], foregone(&state), "if it matters");
            let never = said[2].expect("never");
            let active = state.active();
            let sure = |answer: Answer| {
                let seen = state.foresee(answer);
                seen.wins(active) && seen.may_answer.is_empty()
            };
            let offered = Face::ALL.map(Answer::Group).into_iter();
            let can_win = offered.filter(|group| state.offers(*group)).any(sure);
            assert!(sure(never) || !can_win && never == Answer::RestInDefaultOrder);
            wins += u32::from(can_win);
            for (nth, answer) in said.into_iter().enumerate() {
                both[nth] += u32::from(answer.is_none());
            }
        }
        assert!(both[0] > both[1] && both[1] > 0 && both[2] == 0, "{both:?}");
        assert!(wins > 0);
    }

    #[test]
    fn two_equal_numbers_do_nothing() {
        for state in asked(3, 4) {
            for face in [Face::One, Face::Two, Face::Three] {
                assert_eq!(has_effect(&state, face), state.turn().sizes[face.index()] >= 3);
            }
            let seat = state.active();
            assert!(!has_effect(&state, Face::Heart) || !state.in_tokyo(seat) || state.can_heal_others(seat));
        }
    }
}
