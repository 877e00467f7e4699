//! Who duels: what a person arranges before a game of Duel, as it is kept in the settings.
//!
//! Invariant, kept by every method and restored by [`DuelSetup::mend`]: two monsters that the game knows, no
//! monster and no colour twice, and whoever begins is one of them.

use super::seat::{self, SeatFields, SeatSetup, Who};
use super::{Fields, GameSetup, TakeBack, take};
use bots::Level;
use engine::Seat;
use engine::duel;
use engine::parts::Monster;
use serde::Serialize;

/// A duel before the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DuelSetup {
    /// The two seats.
    pub seats: [SeatSetup; 2],
    /// Who takes the first turn; `None` lets the dice say.
    pub first: Option<Seat>,
    /// The number from which all chance is drawn; `None` for a new one each time.
    pub seed: Option<u64>,
    /// May people ask for a hint?
    pub hints: bool,
    /// What people may take back.
    pub take_back: TakeBack,
}

impl Default for DuelSetup {
    /// One person against a bot.
    fn default() -> Self {
        Self::of([Who::Human, Who::Bot(Level::Normal)], None)
    }
}

impl DuelSetup {
    /// A duel of these two, with the first monsters.
    #[must_use]
    pub fn of(who: [Who; 2], seed: Option<u64>) -> Self {
        let [one, other, ..] = duel::Monster::ALL;
        Self::between([one, other], who, seed)
    }

    /// A duel of these two, with these monsters.
    #[must_use]
    pub fn between(monsters: [duel::Monster; 2], who: [Who; 2], seed: Option<u64>) -> Self {
        let seat = |index: usize| {
            let figure = monsters[index].figure();
            SeatSetup::new(figure, figure.colour(), who[index])
        };
        let mut duel = Self {
            seats: [seat(0), seat(1)],
            first: None,
            seed,
            hints: true,
            take_back: TakeBack::default(),
        };
        duel.mend();
        duel
    }

    /// The table as the rules see it.
    #[must_use]
    pub fn game(&self) -> duel::Setup {
        duel::Setup {
            monsters: [self.monster(Seat(0)), self.monster(Seat(1))],
            first: self.first,
            automatic: true,
        }
    }

    /// The monster of a seat, as the rules know it.
    #[must_use]
    pub fn monster(&self, seat: Seat) -> duel::Monster {
        let figure = self.seats.get(seat.index()).map(|seat| seat.monster);
        figure
            .and_then(duel::Monster::of_figure)
            .unwrap_or(duel::Monster::ALL[seat.index().min(1)])
    }

    /// Does The King duel? He has tokens, and rules, of his own.
    #[must_use]
    pub fn has_king(&self) -> bool {
        self.seats.iter().any(|seat| seat.monster == Monster::TheKing)
    }
}

impl GameSetup for DuelSetup {
    fn understood(mut fields: Fields, odd: &mut Vec<String>) -> Self {
        let usual = Self::default();
        let mut duel = Self {
            seats: usual.seats,
            first: usual.first,
            seed: take(&mut fields, "seed", odd).flatten(),
            hints: take(&mut fields, "hints", odd).unwrap_or(usual.hints),
            take_back: take(&mut fields, "take_back", odd).unwrap_or(usual.take_back),
        };
        let who = [duel.seats[0].who, duel.seats[1].who];
        if let Some(seats) = take::<Vec<serde_json::Value>>(&mut fields, "seats", odd) {
            let mut seats: Vec<SeatFields> = seats
                .into_iter()
                .take(2)
                .map(|seat| SeatFields::understood(seat, odd))
                .collect();
            seats.resize_with(2, SeatFields::default);
            for seat in &mut seats {
                if let Some(stranger) = seat
                    .monster
                    .filter(|monster| duel::Monster::of_figure(*monster).is_none())
                {
                    odd.push(format!("monster: {}", stranger.slug()));
                    seat.monster = None;
                }
            }
            let seated = seat::seated(&seats, &duel.monsters(), &who);
            for (place, seat) in duel.seats.iter_mut().zip(seated) {
                *place = seat;
            }
        }
        duel.first = take::<Option<Seat>>(&mut fields, "first", odd).flatten();
        if let Some(Seat(nobody)) = duel.first.filter(|seat| seat.index() >= 2) {
            odd.push(format!("first: {nobody}"));
        }
        duel.mend();
        duel
    }

    fn seats(&self) -> &[SeatSetup] {
        &self.seats
    }

    fn seats_mut(&mut self) -> &mut [SeatSetup] {
        &mut self.seats
    }

    /// Who can duel, in the order in which they are offered.
    fn monsters(&self) -> Vec<Monster> {
        duel::Monster::ALL.map(duel::Monster::figure).to_vec()
    }

    fn hints(&self) -> bool {
        self.hints
    }

    fn allow_hints(&mut self, hints: bool) {
        self.hints = hints;
    }

    fn take_back(&self) -> TakeBack {
        self.take_back
    }

    fn allow_take_back(&mut self, take_back: TakeBack) {
        self.take_back = take_back;
    }

    fn seed(&self) -> Option<u64> {
        self.seed
    }

    fn with_seed(&self, seed: Option<u64>) -> Self {
        Self { seed, ..self.clone() }
    }

    /// Gives `seat` a monster. If the other one had it, they swap.
    fn choose_monster(&mut self, seat: usize, monster: Monster) {
        if duel::Monster::of_figure(monster).is_some() {
            seat::choose_monster(&mut self.seats, seat, monster);
        }
    }

    /// Makes a duel that was typed or came from a file one that can be played.
    fn mend(&mut self) {
        self.first = self.first.filter(|seat| seat.index() < 2);
        let monsters = self.monsters();
        seat::mend(&mut self.seats, &monsters);
    }
}

#[cfg(test)]
mod tests {
    use super::{DuelSetup, GameSetup, TakeBack};
    use crate::storage::{Colour, Fields, Who};
    use engine::Seat;
    use engine::duel;
    use engine::parts::Monster;

    fn understood(text: &str) -> (DuelSetup, Vec<String>) {
        let fields: Fields = serde_json::from_str(text).expect("an object");
        let mut odd = Vec::new();
        let setup = DuelSetup::understood(fields, &mut odd);
        (setup, odd)
    }

    fn assert_sound(setup: &DuelSetup) {
        assert_ne!(setup.seats[0].colour, setup.seats[1].colour);
        assert!(setup.game().start().is_ok());
        assert!(
            setup
                .seats
                .iter()
                .all(|seat| duel::Monster::of_figure(seat.monster).is_some())
        );
    }

    #[test]
    fn a_duel_remembers_that_nobody_wants_hints() {
        let (kept, odd) = understood(r#"{"hints":false}"#);
        assert!(!kept.hints && odd.is_empty());
        let saved = serde_json::to_string(&kept).expect("it can be saved");
        assert!(!understood(&saved).0.hints && understood("{}").0.hints);
    }

    #[test]
    fn a_duel_remembers_what_may_be_taken_back() {
        let (kept, odd) = understood(r#"{"take_back":"anything"}"#);
        assert!(kept.take_back == TakeBack::Anything && odd.is_empty());
        let saved = serde_json::to_string(&kept).expect("it can be saved");
        assert_eq!(understood(&saved).0.take_back, TakeBack::Anything);
        let (kept, odd) = understood(r#"{"take_back":"always"}"#);
        assert_eq!((kept.take_back, odd.len()), (TakeBack::Off, 1));
    }

    #[test]
    fn every_monster_of_the_duel_has_its_figure() {
        for monster in duel::Monster::ALL {
            assert_eq!(duel::Monster::of_figure(monster.figure()), Some(monster));
            assert_eq!(duel::Monster::from_slug(monster.figure().slug()), Some(monster));
        }
        assert_sound(&DuelSetup::default());
    }

    #[test]
    fn any_two_monsters_duel_in_colours_of_their_own() {
        let mut colours = Vec::new();
        for one in duel::Monster::ALL {
            for other in duel::Monster::ALL.into_iter().filter(|other| *other != one) {
                let setup = DuelSetup::between([one, other], [Who::Human; 2], Some(3));
                assert_eq!(setup.game().monsters, [one, other]);
                assert_sound(&setup);
                colours.push((one, setup.seats[0].colour));
            }
        }
        // A monster has the same one whomever it meets.
        colours.dedup();
        assert_eq!(colours.len(), duel::Monster::ALL.len());
    }

    #[test]
    fn what_was_arranged_is_understood_again() {
        let mut setup = DuelSetup {
            first: Some(Seat(1)),
            seed: Some(u64::MAX),
            ..DuelSetup::default()
        };
        setup.choose_monster(0, Monster::TheKing);
        setup.rename(1, "Zoé");
        let text = serde_json::to_string(&setup).expect("JSON");
        assert_eq!(understood(&text), (setup, Vec::new()));
    }

    #[test]
    fn who_duels_with_whom_is_mended() {
        let (setup, odd) = understood(
            "{ \"first\": 7, \"seats\": [
               { \"name\": \"A\", \"monster\": \"kraken\", \"colour\": \"red\", \"who\": \"human\" },
               { \"name\": \" B \", \"monster\": \"gigazaur\", \"colour\": \"red\", \"who\": \"genius\" }, null ] }",
        );
        let fields: Vec<_> = odd.iter().filter_map(|odd| odd.split(':').next()).collect();
        assert_eq!(fields, ["who", "monster", "first"]);
        assert_eq!(setup.seats[1].monster, Monster::Gigazaur);
        assert_eq!(setup.seats[1].name, "B");
        assert_eq!(setup.first, None);
        assert_sound(&setup);
        let (setup, odd) = understood("{ \"seats\": [ { \"monster\": \"alienoid\" } ] }");
        assert!(odd.is_empty(), "{odd:?}");
        assert_eq!(setup.seats[0].monster, Monster::Alienoid);
        assert_eq!(setup.seats[1].who, DuelSetup::default().seats[1].who);
        assert_sound(&setup);
    }

    #[test]
    fn picking_what_the_rival_has_swaps() {
        let mut setup = DuelSetup::default();
        let before = setup.clone();
        setup.choose_monster(0, before.seats[1].monster);
        assert_eq!(setup.seats[1].monster, before.seats[0].monster);
        setup.choose_monster(1, Monster::Kraken);
        assert_eq!(
            setup.seats[1].monster, before.seats[0].monster,
            "it plays no duel"
        );
        setup.choose_colour(0, before.seats[1].colour);
        assert_eq!(setup.seats[1].colour, before.seats[0].colour);
        setup.choose_colour(1, Colour::Violet);
        assert_sound(&setup);
    }
}
