//! Who sits where: what a person arranges before a game, as it is kept in the settings.
//!
//! Invariant, kept by every method and restored by [`TableSetup::mend`]: two to six seats, no monster and no
//! colour twice, options that go together.

use super::seat::{self, SeatFields, SeatSetup, Who, free};
use super::{Fields, GameSetup, TakeBack, take};
use bots::Level;
use engine::classic::{
    Edition, Monster, Options, Pack, Packs, PowerUp, Setup, SetupError, Wickedness, has_evolutions,
};
use engine::parts::Colour;
use serde::Serialize;
use std::ops::RangeInclusive;

/// How many monsters can play.
pub const SEATS: RangeInclusive<usize> = 2..=6;

/// A table before the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TableSetup {
    /// The seats, clockwise.
    pub seats: Vec<SeatSetup>,
    /// Which box is played, and what else lies on the table.
    #[serde(flatten)]
    pub options: Options,
    /// The number from which all chance is drawn; `None` for a new one each time.
    pub seed: Option<u64>,
    /// May people ask for a hint?
    pub hints: bool,
    /// What people may take back.
    pub take_back: TakeBack,
}

impl Default for TableSetup {
    /// One person against three bots: what a beginner starts with by pressing the button twice.
    fn default() -> Self {
        let mut table = Self {
            seats: Vec::new(),
            options: Options::default(),
            seed: None,
            hints: true,
            take_back: TakeBack::default(),
        };
        for who in [
            Who::Human,
            Who::Bot(Level::Normal),
            Who::Bot(Level::Easy),
            Who::Bot(Level::Easy),
        ] {
            table.sit(who);
        }
        table
    }
}

impl TableSetup {
    /// A table where only bots play, one for each level.
    #[must_use]
    pub fn of_bots(levels: &[Level], seed: Option<u64>) -> Self {
        Self::with_options(levels, seed, Options::default())
    }

    /// The same with options of one's own.
    #[must_use]
    pub fn with_options(levels: &[Level], seed: Option<u64>, options: Options) -> Self {
        let mut table = Self {
            seats: Vec::new(),
            options,
            seed,
            hints: true,
            take_back: TakeBack::default(),
        };
        for level in levels.iter().take(*SEATS.end()) {
            table.sit(Who::Bot(*level));
        }
        table.mend();
        table
    }

    /// The table as the rules see it.
    #[must_use]
    pub fn game(&self) -> Setup {
        Setup {
            monsters: self.seats.iter().map(|seat| seat.monster).collect(),
            options: self.options,
            first: None,
        }
    }

    /// Plays another box. Monsters of the old one alone go home, and those that lie in their place in the new
    /// one come.
    pub fn choose_edition(&mut self, edition: Edition) {
        let before = std::mem::replace(&mut self.options.edition, edition);
        for (leaves, comes) in before.monsters().into_iter().zip(edition.monsters()) {
            let sits = |monster| self.seats.iter().position(|seat| seat.monster == monster);
            if leaves != comes
                && sits(comes).is_none()
                && let Some(seat) = sits(leaves)
            {
                self.seats[seat].monster = comes;
            }
        }
        self.mend_options();
    }

    /// How the tiles of the gauge lie, or that there is none; the Dark Edition always has it.
    pub fn choose_wickedness(&mut self, wickedness: Wickedness) {
        if (self.options.edition, wickedness) != (Edition::Dark, Wickedness::Off) {
            self.options.wickedness = wickedness;
        }
    }

    /// Plays with power cards or without; promo cards, costumes and Evolutions go with them.
    pub fn use_power_cards(&mut self, used: bool) {
        self.options.power_cards = used;
        self.mend_options();
    }

    /// Mixes promo cards in, or not; there must be power cards.
    pub fn use_promos(&mut self, used: bool) {
        self.options.promos = used && self.options.power_cards;
    }

    /// Deals costumes, or not; there must be power cards.
    pub fn use_costumes(&mut self, used: bool) {
        self.options.halloween = used && self.options.power_cards;
    }

    /// Plays with Evolutions in this way, or without; there must be power cards. Monsters that have none go home,
    /// and others come.
    pub fn choose_power_up(&mut self, power_up: PowerUp) {
        if self.options.power_cards {
            self.options.power_up = power_up;
            self.seat_those_who_may();
        }
    }

    /// Plays with a monster pack, or without.
    pub fn use_pack(&mut self, pack: Pack, used: bool) {
        self.options.packs = self.options.packs.with(pack, used);
    }

    /// Lays out a mix of everything that can be combined, which the number decides.
    pub fn surprise(&mut self, number: u64) {
        let mut left = number;
        let mut below = |bound: u64| {
            let drawn = left % bound;
            left /= bound;
            drawn
        };
        let edition = match below(3) {
            0 => Edition::Dark,
            _ => Edition::Base,
        };
        self.choose_edition(edition);
        self.options.power_cards = true;
        self.options.promos = below(2) == 0;
        self.options.halloween = below(3) == 0;
        let sides = [
            Wickedness::Off,
            Wickedness::Red,
            Wickedness::Green,
            Wickedness::Mixed,
        ];
        self.choose_wickedness(sides[below(4) as usize]);
        let ways = [PowerUp::Off, PowerUp::Off, PowerUp::Standard, PowerUp::Draft];
        self.choose_power_up(ways[below(4) as usize]);
        self.options.packs = Packs::NONE;
        for pack in Pack::ALL {
            self.use_pack(pack, below(5) < 2);
        }
        self.mend_options();
    }

    /// Whoever may not play any more makes room.
    fn seat_those_who_may(&mut self) {
        let monsters = self.monsters();
        seat::mend(&mut self.seats, &monsters);
    }

    /// Leaves out what does not go together, and says what that was.
    fn mend_options(&mut self) -> Vec<SetupError> {
        let mut mended = Vec::new();
        while let Err(error) = self.options.check() {
            match error {
                SetupError::DarkWithoutGauge => {
                    self.options.wickedness = Options::of(Edition::Dark).wickedness;
                }
                SetupError::PromosWithoutCards => self.options.promos = false,
                SetupError::CostumesWithoutCards => self.options.halloween = false,
                SetupError::EvolutionsWithoutCards => self.options.power_up = PowerUp::Off,
                SetupError::Seats(_)
                | SetupError::SameMonster(_)
                | SetupError::NoSuchSeat(_)
                | SetupError::NoEvolutions(_) => break,
            }
            mended.push(error);
        }
        mended
    }

    /// Is there room for one more?
    #[must_use]
    pub fn can_add(&self) -> bool {
        self.seats.len() < *SEATS.end()
    }

    /// Can somebody leave?
    #[must_use]
    pub fn can_remove(&self) -> bool {
        self.seats.len() > *SEATS.start()
    }

    /// Adds a bot with a monster and a colour that are free, if there is room.
    pub fn add_seat(&mut self) {
        if self.can_add() {
            self.sit(Who::Bot(Level::Normal));
        }
    }

    /// Takes a seat away, unless too few would be left.
    pub fn remove_seat(&mut self, seat: usize) {
        if self.can_remove() && seat < self.seats.len() {
            self.seats.remove(seat);
        }
    }

    fn sit(&mut self, who: Who) {
        let monster = free(&self.monsters(), |monster| {
            self.seats.iter().all(|seat| seat.monster != *monster)
        });
        let suits = self
            .options
            .edition
            .monsters()
            .into_iter()
            .position(|other| other == monster)
            .and_then(|index| Colour::ALL.get(index).copied());
        let is_free = |colour: &Colour| self.seats.iter().all(|seat| seat.colour != *colour);
        let colour = suits
            .filter(is_free)
            .unwrap_or_else(|| free(&Colour::ALL, is_free));
        self.seats.push(SeatSetup::new(monster, colour, who));
    }
}

impl GameSetup for TableSetup {
    fn understood(mut fields: Fields, odd: &mut Vec<String>) -> Self {
        let usual = Self::default();
        let mut table = Self {
            options: understood_options(&mut fields, odd),
            seed: take(&mut fields, "seed", odd).flatten(),
            hints: take(&mut fields, "hints", odd).unwrap_or(usual.hints),
            take_back: take(&mut fields, "take_back", odd).unwrap_or(usual.take_back),
            seats: Vec::new(),
        };
        let Some(seats) = take::<Vec<serde_json::Value>>(&mut fields, "seats", odd) else {
            for seat in usual.seats {
                table.sit(seat.who);
            }
            return table;
        };
        let seats: Vec<SeatFields> = seats
            .into_iter()
            .take(*SEATS.end())
            .map(|seat| SeatFields::understood(seat, odd))
            .collect();
        let who: Vec<Who> = usual.seats.iter().map(|seat| seat.who).collect();
        table.seats = seat::seated(&seats, &table.monsters(), &who);
        table.mend();
        table
    }

    fn seats(&self) -> &[SeatSetup] {
        &self.seats
    }

    fn seats_mut(&mut self) -> &mut [SeatSetup] {
        &mut self.seats
    }

    /// Every monster that may play in the order in which it is offered: those of the box that is played, then the
    /// others. Only those with Evolutions play with them.
    fn monsters(&self) -> Vec<Monster> {
        let boxed = self.options.edition.monsters();
        let powered = !self.options.power_up.is_off();
        let mut monsters = Monster::ALL.to_vec();
        monsters.retain(|monster| !powered || has_evolutions(*monster));
        monsters.sort_by_key(|monster| {
            let place = boxed.iter().position(|other| other == monster);
            place.unwrap_or(boxed.len())
        });
        monsters
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

    /// Makes a table that was typed or came from a file one that can be played.
    fn mend(&mut self) {
        self.mend_options();
        self.seats.truncate(*SEATS.end());
        let monsters = self.monsters();
        seat::mend(&mut self.seats, &monsters);
        while self.seats.len() < *SEATS.start() {
            self.sit(Who::Bot(Level::Normal));
        }
    }
}

/// What a file says about the options. What does not go together is reported by its field and mended.
fn understood_options(fields: &mut Fields, odd: &mut Vec<String>) -> Options {
    let usual = Options::of(take(fields, "edition", odd).unwrap_or_default());
    let mut table = TableSetup {
        seats: Vec::new(),
        options: Options {
            edition: usual.edition,
            power_cards: take(fields, "power_cards", odd).unwrap_or(usual.power_cards),
            promos: take(fields, "promos", odd).unwrap_or(usual.promos),
            halloween: take(fields, "halloween", odd).unwrap_or(usual.halloween),
            wickedness: take(fields, "wickedness", odd).unwrap_or(usual.wickedness),
            two_player_variant: take(fields, "two_player_variant", odd).unwrap_or(usual.two_player_variant),
            automatic: take(fields, "automatic", odd).unwrap_or(usual.automatic),
            always_ask: take(fields, "always_ask", odd).unwrap_or(usual.always_ask),
            power_up: take(fields, "power_up", odd).unwrap_or(usual.power_up),
            packs: take(fields, "packs", odd).unwrap_or(usual.packs),
        },
        seed: None,
        hints: true,
        take_back: TakeBack::default(),
    };
    for error in table.mend_options() {
        let field = match error {
            SetupError::DarkWithoutGauge => "wickedness",
            SetupError::PromosWithoutCards => "promos",
            SetupError::CostumesWithoutCards => "halloween",
            SetupError::EvolutionsWithoutCards => "power_up",
            SetupError::Seats(_)
            | SetupError::SameMonster(_)
            | SetupError::NoSuchSeat(_)
            | SetupError::NoEvolutions(_) => "seats",
        };
        odd.push(format!("{field}: {error}"));
    }
    table.options
}

#[cfg(test)]
mod tests {
    use super::{Colour, GameSetup, TableSetup, TakeBack, Who};
    use crate::storage::NAME_LENGTH;
    use engine::classic::{Edition, Monster, Pack, Packs, PowerUp, Wickedness, has_evolutions};
    use std::collections::HashSet;

    fn assert_sound(table: &TableSetup) {
        let monsters: HashSet<_> = table.seats.iter().map(|seat| seat.monster).collect();
        let colours: HashSet<_> = table.seats.iter().map(|seat| seat.colour.slug()).collect();
        assert_eq!(monsters.len(), table.seats.len());
        assert_eq!(colours.len(), table.seats.len());
        assert!(table.game().start().is_ok());
    }

    #[test]
    fn a_beginner_meets_three_bots() {
        let table = TableSetup::default();
        assert_eq!(table.seats.len(), 4);
        assert_eq!(
            table.seats.iter().filter(|seat| seat.who == Who::Human).count(),
            1
        );
        assert_sound(&table);
    }

    #[test]
    fn seats_come_and_go_between_two_and_six() {
        let mut table = TableSetup::default();
        for _ in 0..9 {
            table.add_seat();
            assert_sound(&table);
        }
        assert_eq!(table.seats.len(), 6);
        for _ in 0..9 {
            table.remove_seat(0);
        }
        assert_eq!(table.seats.len(), 2);
        table.add_seat();
        assert_sound(&table);
    }

    #[test]
    fn picking_what_is_taken_swaps() {
        let mut table = TableSetup::default();
        let (first, third) = (table.seats[0].clone(), table.seats[2].clone());
        table.choose_monster(0, third.monster);
        table.choose_colour(0, third.colour);
        assert_eq!(
            (table.seats[0].monster, table.seats[0].colour),
            (third.monster, third.colour)
        );
        assert_eq!(
            (table.seats[2].monster, table.seats[2].colour),
            (first.monster, first.colour)
        );
        table.choose_monster(0, Monster::Alienoid);
        table.choose_colour(0, Colour::Violet);
        assert_sound(&table);
    }

    #[test]
    fn another_box_brings_its_monsters_and_takes_its_own_away() {
        let mut table = TableSetup::default();
        table.choose_monster(1, Monster::SpacePenguin);
        let before = table.clone();
        table.choose_edition(Edition::Dark);
        assert_eq!(table.options.wickedness, Wickedness::Red);
        assert_eq!(table.seats[1].monster, Monster::Kraken);
        assert_eq!(table.monsters()[..6], Edition::Dark.monsters());
        assert_sound(&table);
        table.choose_edition(Edition::Base);
        assert_eq!(table.seats, before.seats);
        // Whoever has chosen the monster of the other box already keeps it.
        table.choose_monster(0, Monster::Kraken);
        table.choose_edition(Edition::Dark);
        assert_eq!(table.seats[0].monster, Monster::Kraken);
        assert_eq!(table.seats[1].monster, Monster::SpacePenguin);
        assert_sound(&table);
    }

    #[test]
    fn what_does_not_go_together_cannot_be_chosen() {
        let mut table = TableSetup::default();
        table.choose_edition(Edition::Dark);
        table.choose_wickedness(Wickedness::Off);
        assert_eq!(table.options.wickedness, Wickedness::Red);
        table.use_promos(true);
        table.use_costumes(true);
        assert!(table.options.promos && table.options.halloween);
        table.use_power_cards(false);
        assert!(!table.options.promos && !table.options.halloween);
        table.use_costumes(true);
        assert!(!table.options.halloween);
        assert!(table.options.check().is_ok());
    }

    #[test]
    fn packs_go_with_everything_but_their_monsters_have_no_evolutions() {
        let mut table = TableSetup::default();
        for pack in Pack::ALL {
            table.use_pack(pack, true);
        }
        let before = table.clone();
        table.choose_power_up(PowerUp::Standard);
        assert_sound(&table);
        assert!(Pack::ALL.into_iter().all(|pack| table.options.packs.has(pack)));
        assert!(table.monsters().into_iter().all(has_evolutions));
        table.choose_power_up(PowerUp::Off);
        assert_eq!(table, before, "nobody has gone who has Evolutions");
        for without in Monster::ALL
            .into_iter()
            .filter(|monster| !has_evolutions(*monster))
        {
            let mut table = TableSetup::default();
            table.choose_monster(0, without);
            assert_sound(&table);
            table.choose_power_up(PowerUp::Draft);
            assert_sound(&table);
            assert_ne!(table.seats[0].monster, without);
        }
    }

    #[test]
    fn every_surprise_can_be_played_and_each_box_comes_at_some_time() {
        let (mut packs, mut powered, mut dark) = (Packs::NONE, false, false);
        for number in 0..400 {
            let mut table = TableSetup::default();
            table.surprise(number * 0x9E37_79B9);
            assert_sound(&table);
            packs = packs.iter().chain(table.options.packs.iter()).collect();
            powered |= !table.options.power_up.is_off();
            dark |= table.options.edition == Edition::Dark;
        }
        assert_eq!(packs, Pack::ALL.into_iter().collect());
        assert!(powered && dark);
    }

    #[test]
    fn a_table_remembers_what_may_be_taken_back() {
        let read = |text: &str, odd: &mut Vec<String>| {
            TableSetup::understood(serde_json::from_str(text).expect("an object"), odd)
        };
        let mut odd = Vec::new();
        let kept = read(r#"{"take_back":"last"}"#, &mut odd);
        let saved = serde_json::to_string(&kept).expect("it can be saved");
        assert_eq!(read(&saved, &mut odd).take_back, TakeBack::Last);
        assert!(odd.is_empty() && read("{}", &mut odd).take_back == TakeBack::Off);
    }

    #[test]
    fn names_have_no_spaces_around_them() {
        let mut table = TableSetup::default();
        table.rename(0, "   ");
        table.rename(1, " King ");
        assert_eq!(table.seats[1].name, "King ", "more may follow");
        table.rename(2, "Thirteen chars and more");
        table.mend();
        let names: Vec<_> = table.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["", "King", "Thirteen chars", ""]);
        table.rename(0, "Thirteen char x");
        table.mend();
        assert_eq!(table.seats[0].name, "Thirteen char");
    }

    #[test]
    fn long_names_are_cut_between_letters() {
        let mut table = TableSetup::default();
        table.rename(0, "Éléonore-Évangéline\n");
        assert_eq!(table.seats[0].name.chars().count(), NAME_LENGTH);
        table.rename(99, "nobody");
    }
}
