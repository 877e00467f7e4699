//! The kit of all rules tests: lay a table, then tell the game as it would be told in a room.
//!
//! [`table`] lays a position in the middle of a game (cards in front of somebody are taken out of the deck,
//! so nothing is doubled); [`Laid::turn_of`] starts a turn there. From then on only public answers drive it:
//! every method of [`Table`] says one sentence, and panics with the open question if nobody asked for it.
//! After each sentence the invariants of `core.md` §5.3 are checked.

use super::super::agenda::Task;
use super::super::state::{FirstThrows, Key, MARKET};
use crate::classic::rule::{Side, Tile};
use crate::classic::{
    Answer, CardId, Edition, Ending, Event, Face, Held, Monster, Options, Pick, Place, PowerUp, Question,
    Reason, Setup, Split, State, Use, What, Wickedness,
};
use crate::{Asked, Game, Seat};

/// The seats, clockwise.
pub(super) const A: Seat = Seat(0);
pub(super) const B: Seat = Seat(1);
pub(super) const C: Seat = Seat(2);
pub(super) const D: Seat = Seat(3);
pub(super) const E: Seat = Seat(4);
pub(super) const F: Seat = Seat(5);

/// Dice that hurt nobody and score nothing.
pub(super) const BLANK: [Face; 6] = [
    Face::One,
    Face::One,
    Face::Two,
    Face::Two,
    Face::Three,
    Face::Three,
];

/// That many claws, and dice that do nothing.
pub(super) fn claws(count: usize) -> [Face; 6] {
    let mut dice = BLANK;
    dice[..count].fill(Face::Claw);
    dice
}

/// Cards that lie in the market when a test names none: dear ones, so that nobody is asked about them by
/// accident.
const DEAR: [&str; 7] = [
    "skyscraper",
    "vast-storm",
    "nuclear-power-plant",
    "gas-refinery",
    "apartment-building",
    "energize",
    "frenzy",
];

/// The card of that name.
#[track_caller]
pub(super) fn card(slug: &str) -> CardId {
    CardId::from_slug(slug).unwrap_or_else(|| panic!("there is no card {slug:?}"))
}

/// The seats of a mask.
fn named(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}

/// Lays a table for that many monsters in the middle of a game: ten hearts each, nobody in Tokyo, nothing
/// else.
pub(super) fn table(seats: usize) -> Laid {
    table_with(seats, |_| {})
}

/// The same with other options than the base game's: say `|options| options.promos = true`.
pub(super) fn table_with(seats: usize, change: impl FnOnce(&mut Options)) -> Laid {
    let mut setup = Setup::of(seats).expect("2 to 6 seats");
    setup.options.two_player_variant = false;
    change(&mut setup.options);
    let mut state = setup.start().expect("a table");
    state.agenda.clear();
    state.asks = Question::NONE;
    state.first = FirstThrows::default();
    // The costumes have been dealt long ago; those that nobody holds lie in the deck.
    let mut costumes = std::mem::take(&mut state.costumes);
    state.bag.pour(&mut costumes);
    if setup.options.wickedness == Wickedness::Mixed {
        state.lay_tiles(Side::Red);
    }
    Laid { state, whole: true }
}

/// A table of the Dark Edition, the red tiles up.
pub(super) fn dark_table(seats: usize) -> Laid {
    table_with(seats, |options| {
        options.edition = Edition::Dark;
        options.wickedness = Wickedness::Red;
    })
}

/// A table of the base game with the wickedness gauge and those tiles.
pub(super) fn wicked_table(seats: usize, wickedness: Wickedness) -> Laid {
    table_with(seats, |options| options.wickedness = wickedness)
}

/// A table of the base game with the promo cards.
pub(super) fn promo_table(seats: usize) -> Laid {
    table_with(seats, |options| options.promos = true)
}

/// A table of the base game at Halloween; nobody has a costume yet.
pub(super) fn halloween_table(seats: usize) -> Laid {
    table_with(seats, |options| options.halloween = true)
}

/// A table with Evolutions for these monsters; they lie in their decks.
pub(super) fn powered_table(monsters: &[Monster]) -> Laid {
    powered_with(monsters, |_| {})
}

/// The same with other options.
pub(super) fn powered_with(monsters: &[Monster], change: impl FnOnce(&mut Options)) -> Laid {
    let mut setup = powered_setup(monsters, PowerUp::Standard);
    change(&mut setup.options);
    let mut state = setup.start().expect("a table");
    state.agenda.clear();
    state.asks = Question::NONE;
    state.first = FirstThrows::default();
    let mut costumes = std::mem::take(&mut state.costumes);
    state.bag.pour(&mut costumes);
    Laid { state, whole: true }
}

/// What these monsters agree on who play with Evolutions.
pub(super) fn powered_setup(monsters: &[Monster], power_up: PowerUp) -> Setup {
    Setup {
        monsters: monsters.to_vec(),
        options: Options {
            two_player_variant: false,
            power_up,
            ..Options::default()
        },
        first: None,
    }
}

/// A new table at its very first question, with the default options.
pub(super) fn fresh(seats: usize) -> Table {
    fresh_with(seats, |_| {})
}

/// The same with other options.
pub(super) fn fresh_with(seats: usize, change: impl FnOnce(&mut Options)) -> Table {
    let mut setup = Setup::of(seats).expect("2 to 6 seats");
    change(&mut setup.options);
    let state = setup.start().expect("a table");
    Table {
        state,
        told: Vec::new(),
        whole: true,
    }
}

/// A table at the question that is open there.
pub(super) fn begun(state: State) -> Table {
    Table {
        state,
        told: Vec::new(),
        whole: true,
    }
}

/// A table being laid.
#[derive(Debug)]
pub(super) struct Laid {
    state: State,
    /// Are all cards of the box at the table?
    whole: bool,
}

impl Laid {
    /// Puts cards in front of a seat, in this order.
    #[track_caller]
    pub(super) fn holding(mut self, seat: Seat, slugs: impl Slugs) -> Self {
        for slug in slugs.list() {
            let card = self.take(slug);
            let key = self.next_key();
            self.state.in_play.push(Held {
                key,
                card,
                face: card,
                owner: seat,
                tokens: card.card().tokens,
                ..Held::default()
            });
        }
        self
    }

    /// Puts Evolutions of a seat's monster in front of it, in this order.
    #[track_caller]
    pub(super) fn evolved(mut self, seat: Seat, slugs: impl Slugs) -> Self {
        for slug in slugs.list() {
            let taken = self.state.evolutions.decks[seat.index()].take(card(slug));
            assert!(taken, "{slug} is in the deck of {}", named(seat));
            let key = self.next_key();
            self.state.in_play.push(Held::fresh(key, card(slug), seat));
        }
        self
    }

    /// Puts Evolutions of a seat's monster into its hand; nobody else knows which.
    #[track_caller]
    pub(super) fn in_hand(mut self, seat: Seat, slugs: impl Slugs) -> Self {
        for slug in slugs.list() {
            let taken = self.state.evolutions.decks[seat.index()].take(card(slug));
            assert!(taken, "{slug} is in the deck of {}", named(seat));
            self.state.evolutions.hands[seat.index()].insert(card(slug));
        }
        self
    }

    /// Puts Evolutions of a seat's monster into its discard pile, for all to see.
    #[track_caller]
    pub(super) fn evolutions_gone(mut self, seat: Seat, slugs: impl Slugs) -> Self {
        for slug in slugs.list() {
            let taken = self.state.evolutions.decks[seat.index()].take(card(slug));
            assert!(taken, "{slug} is in the deck of {}", named(seat));
            self.state.evolutions.discards[seat.index()].insert(card(slug));
            self.state.evolutions.shown.insert(card(slug));
        }
        self
    }

    /// Puts a piece of a monster pack in front of a seat, with so many counters on it.
    #[track_caller]
    pub(super) fn with_piece(mut self, seat: Seat, slug: &str, tokens: u8) -> Self {
        assert!(card(slug).piece().is_some(), "{slug} is a piece");
        let key = self.next_key();
        self.state.in_play.push(Held {
            tokens,
            ..Held::fresh(key, card(slug), seat)
        });
        self
    }

    /// This curse lies open.
    #[track_caller]
    pub(super) fn cursed(mut self, slug: &str) -> Self {
        if let Some(over) = self.state.packs.curse.take() {
            self.state.packs.curses.insert(over);
        }
        self.state.packs.curses.take(card(slug));
        self.state.packs.curse = Some(card(slug));
        self.state.in_play.ruled_by(Some(card(slug)));
        for seat in self.state.all_seats() {
            let cap = self.state.cap(seat);
            let player = &mut self.state.players[seat.index()];
            player.hearts = player.hearts.min(cap);
        }
        self
    }

    /// This monster is Berserk.
    pub(super) fn berserk(mut self, seat: Seat) -> Self {
        self.state.packs.berserk.insert(seat);
        self
    }

    /// The beast lies up on the transformation card of a seat.
    pub(super) fn with_beast(mut self, seat: Seat) -> Self {
        for held in self.state.in_play.marks() {
            held.tokens |= u8::from(held.owner == seat && held.card == card("transformation"));
        }
        self
    }

    /// Puts wickedness tiles in front of a seat, whichever side lies up.
    #[track_caller]
    pub(super) fn with_tiles(mut self, seat: Seat, slugs: impl Slugs) -> Self {
        for slug in slugs.list() {
            let tile = card(slug);
            let Tile { number, side, .. } = tile.tile().expect("a tile");
            let same = match side {
                Side::Red => Wickedness::Red,
                Side::Green => Wickedness::Green,
            };
            if self.state.options.wickedness != same {
                self.state.options.wickedness = Wickedness::Mixed;
            }
            for face in CardId::tiles().filter(|face| face.tile().is_some_and(|tile| tile.number == number)) {
                self.state.tiles &= !face.tile_bit();
            }
            let key = self.next_key();
            self.state.in_play.push(Held {
                key,
                card: tile,
                face: tile,
                owner: seat,
                ..Held::default()
            });
        }
        self
    }

    /// Nobody can take these tiles any more.
    #[track_caller]
    pub(super) fn tiles_gone(mut self, slugs: impl Slugs) -> Self {
        for slug in slugs.list() {
            self.state.tiles &= !card(slug).tile_bit();
        }
        self
    }

    /// The counter of a seat on the wickedness gauge.
    pub(super) fn wicked(mut self, seat: Seat, wicked: u8) -> Self {
        self.state.players[seat.index()].wicked = wicked;
        self
    }

    /// Puts Fluxling in front of a seat, copying the card of that name that lies somewhere already.
    #[track_caller]
    pub(super) fn fluxling(self, seat: Seat, slug: &str) -> Self {
        self.with_tiles(seat, "tile-fluxling")
            .copying("tile-fluxling", slug)
    }

    /// A copying card that lies somewhere already copies the card of that name.
    #[track_caller]
    fn copying(mut self, copy: &str, slug: &str) -> Self {
        let find = |state: &State, slug: &str| {
            *state
                .in_play
                .iter()
                .find(|held| held.card == card(slug))
                .unwrap_or_else(|| panic!("nobody holds {slug}"))
        };
        let of = find(&self.state, slug);
        let key = find(&self.state, copy).key;
        self.state.in_play.change(key, |held| {
            held.face = of.card;
            held.copies = of.key;
            held.tokens = of.card.card().tokens;
        });
        self
    }

    /// Puts Mimic in front of a seat, copying the card of that name that lies somewhere already.
    #[track_caller]
    pub(super) fn mimicking(mut self, seat: Seat, slug: &str) -> Self {
        let of = *self
            .state
            .in_play
            .iter()
            .find(|held| held.card == card(slug))
            .unwrap_or_else(|| panic!("nobody holds {slug}"));
        let mimic = self.take("mimic");
        let key = self.next_key();
        self.state.in_play.push(Held {
            key,
            card: mimic,
            face: of.card,
            copies: of.key,
            owner: seat,
            tokens: of.card.card().tokens,
            ..Held::default()
        });
        self
    }

    /// Sets the counters on a card.
    #[track_caller]
    pub(super) fn counters(mut self, slug: &str, tokens: u8) -> Self {
        let held = self
            .state
            .in_play
            .marks()
            .find(|held| held.card == card(slug))
            .unwrap_or_else(|| panic!("nobody holds {slug}"));
        held.tokens = tokens;
        self
    }

    pub(super) fn hearts(mut self, seat: Seat, hearts: u8) -> Self {
        self.state.players[seat.index()].hearts = hearts;
        self
    }

    pub(super) fn stars(mut self, seat: Seat, stars: u8) -> Self {
        self.state.players[seat.index()].stars = stars;
        self
    }

    pub(super) fn energy(mut self, seat: Seat, energy: u16) -> Self {
        self.state.players[seat.index()].energy = energy;
        self
    }

    pub(super) fn poison(mut self, seat: Seat, tokens: u8) -> Self {
        self.state.players[seat.index()].poison = tokens;
        self
    }

    pub(super) fn shrink(mut self, seat: Seat, tokens: u8) -> Self {
        self.state.players[seat.index()].shrink = tokens;
        self
    }

    pub(super) fn in_city(mut self, seat: Seat) -> Self {
        self.state.players[seat.index()].place = Place::City;
        self
    }

    pub(super) fn in_bay(mut self, seat: Seat) -> Self {
        self.state.players[seat.index()].place = Place::Bay;
        self
    }

    /// This monster has been eliminated before.
    pub(super) fn without(mut self, seat: Seat) -> Self {
        let player = &mut self.state.players[seat.index()];
        player.alive = false;
        player.hearts = 0;
        self
    }

    /// The cards of the market, slot by slot.
    #[track_caller]
    pub(super) fn market(mut self, slugs: impl Slugs) -> Self {
        for (slot, slug) in slugs.list().into_iter().enumerate() {
            self.state.market[slot] = Some(self.take(slug));
        }
        self
    }

    /// Only these cards are left in the deck; everything else goes to the discard pile. Say it last.
    #[track_caller]
    pub(super) fn deck(mut self, slugs: impl Slugs) -> Self {
        self.fill_market();
        let deck: Vec<CardId> = slugs.list().into_iter().map(|slug| self.take(slug)).collect();
        let mut rest = std::mem::take(&mut self.state.bag);
        self.state.discard.pour(&mut rest);
        for card in deck {
            self.state.bag.add(card.0);
        }
        self
    }

    /// Neither a deck nor a discard pile is left: every card that nobody holds is out of the box.
    pub(super) fn nothing_to_draw(mut self) -> Self {
        self.fill_market();
        self.state.bag = Default::default();
        self.state.discard = Default::default();
        self.whole = false;
        self
    }

    /// The variant for two players.
    pub(super) fn variant(mut self) -> Self {
        self.state.options.two_player_variant = true;
        self
    }

    /// Nothing resolves by itself.
    pub(super) fn by_hand(mut self) -> Self {
        self.state.options.automatic = false;
        self
    }

    /// The turn of that seat begins.
    #[track_caller]
    pub(super) fn turn_of(mut self, seat: Seat) -> Table {
        self.fill_market();
        self.state.begun = true;
        self.state.order = seat;
        self.state.agenda.push(Task::OpenTurn(seat, Reason::Order));
        self.state.begin();
        let table = Table {
            state: self.state,
            told: Vec::new(),
            whole: self.whole,
        };
        table.check();
        table
    }

    fn fill_market(&mut self) {
        if !self.state.options.power_cards {
            return;
        }
        for slot in 0..MARKET {
            if self.state.market[slot].is_none() {
                let dear = DEAR
                    .into_iter()
                    .find(|slug| self.state.bag.count(card(slug).0) > 0)
                    .expect("a dear card is left");
                self.state.market[slot] = Some(self.take(dear));
            }
        }
    }

    #[track_caller]
    fn take(&mut self, slug: &str) -> CardId {
        let card = card(slug);
        assert!(
            self.state.bag.take(card.0),
            "no {slug} is left in the deck; is it on the table already?"
        );
        card
    }

    fn next_key(&mut self) -> Key {
        let key = Key(self.state.next_key);
        self.state.next_key += 1;
        key
    }
}

/// One card name or several.
pub(super) trait Slugs {
    fn list(self) -> Vec<&'static str>;
}

impl Slugs for &'static str {
    fn list(self) -> Vec<&'static str> {
        vec![self]
    }
}

impl<const N: usize> Slugs for [&'static str; N] {
    fn list(self) -> Vec<&'static str> {
        self.to_vec()
    }
}

/// A game being told.
#[derive(Debug)]
pub(super) struct Table {
    pub state: State,
    /// Everything told so far, each with the position right after it.
    pub told: Vec<(Event, State)>,
    /// Are all cards of the box at the table? Only [`Laid::nothing_to_draw`] takes some away.
    whole: bool,
}

/// What the players and Nature say.
impl Table {
    /// Says an answer; anybody may.
    #[track_caller]
    pub(super) fn says(&mut self, answer: Answer) -> &mut Self {
        let before = self.state;
        let told = &mut self.told;
        let said = self
            .state
            .apply_telling(answer, &mut |event, state| told.push((event, *state)));
        if said.is_err() {
            assert_eq!(before, self.state, "a refused answer changed something");
            panic!("{answer:?} is refused.\n{}", self.open_question());
        }
        self.check();
        self
    }

    /// Nature throws the dice that it is asked for.
    #[track_caller]
    pub(super) fn nature<const N: usize>(&mut self, faces: [Face; N]) -> &mut Self {
        assert_eq!(
            self.state.asks(),
            Asked::Nature,
            "Nature throws.\n{}",
            self.open_question()
        );
        self.says(Answer::Faces(faces.into_iter().collect()))
    }

    /// The active monster's roll falls so.
    #[track_caller]
    pub(super) fn rolls<const N: usize>(&mut self, faces: [Face; N]) -> &mut Self {
        self.passes_if_powered();
        let what = self.state.question().what;
        assert!(
            matches!(what, What::Throw { .. }),
            "the dice are rolled.\n{}",
            self.open_question()
        );
        self.nature(faces)
    }

    /// No more rolls.
    #[track_caller]
    pub(super) fn keeps_all(&mut self) -> &mut Self {
        assert_eq!(
            self.state.question().what,
            What::Roll,
            "the dice are kept.\n{}",
            self.open_question()
        );
        self.says(Answer::Done)
    }

    /// One roll, and all of it is kept.
    #[track_caller]
    pub(super) fn fixes<const N: usize>(&mut self, faces: [Face; N]) -> &mut Self {
        self.rolls(faces).keeps_all()
    }

    /// One roll, kept, and resolved in the default order.
    #[track_caller]
    pub(super) fn plays<const N: usize>(&mut self, faces: [Face; N]) -> &mut Self {
        self.fixes(faces).resolves_rest()
    }

    /// These dice are rolled again and fall so.
    #[track_caller]
    pub(super) fn rerolls<const N: usize>(&mut self, dice: [u8; N], faces: [Face; N]) -> &mut Self {
        let mask = dice.into_iter().fold(0, |mask, die| mask | 1 << die);
        self.says(Answer::Reroll(mask)).rolls(faces)
    }

    /// This group is next.
    #[track_caller]
    pub(super) fn resolves(&mut self, face: Face) -> &mut Self {
        self.says(Answer::Group(face))
    }

    /// The groups that are left in the default order; nothing to say when they have resolved by themselves.
    #[track_caller]
    pub(super) fn resolves_rest(&mut self) -> &mut Self {
        self.passes_if_powered();
        match self.state.question().what {
            What::Group => self.says(Answer::RestInDefaultOrder),
            _ => self,
        }
    }

    /// Hearts are used so.
    #[track_caller]
    pub(super) fn heals(&mut self, heal: u8, poison: u8, shrink: u8) -> &mut Self {
        self.says(Answer::Hearts(Split {
            heal,
            poison,
            shrink,
            ..Split::default()
        }))
    }

    /// Hearts heal the roller (or nobody, in Tokyo) and others.
    #[track_caller]
    pub(super) fn heals_others<const N: usize>(&mut self, heal: u8, others: [(Seat, u8); N]) -> &mut Self {
        let mut split = Split {
            heal,
            ..Split::default()
        };
        for (seat, hearts) in others {
            split.others[seat.index()] = hearts;
        }
        self.says(Answer::Hearts(split))
    }

    /// The active monster takes this tile of the gauge.
    #[track_caller]
    pub(super) fn takes(&mut self, slug: &str) -> &mut Self {
        assert!(
            matches!(self.state.question().what, What::Tile { .. }),
            "{slug} is taken.\n{}",
            self.open_question()
        );
        self.says(Answer::Choose(Pick::Kind(card(slug))))
    }

    /// The seat that is asked keeps this costume of the two drawn.
    #[track_caller]
    pub(super) fn keeps_costume(&mut self, slug: &str) -> &mut Self {
        assert_eq!(
            self.state.question().what,
            What::Costume,
            "{}",
            self.open_question()
        );
        self.says(Answer::Choose(Pick::Kind(card(slug))))
    }

    /// The active monster takes this costume from whom it wounded.
    #[track_caller]
    pub(super) fn steals(&mut self, slug: &str) -> &mut Self {
        assert_eq!(
            self.state.question().what,
            What::Theft,
            "{}",
            self.open_question()
        );
        let key = self.key(slug);
        self.says(Answer::Choose(Pick::Card(key)))
    }

    #[track_caller]
    pub(super) fn yields(&mut self, seat: Seat) -> &mut Self {
        self.asked(seat, What::Yield).says(Answer::Yield)
    }

    #[track_caller]
    pub(super) fn stays(&mut self, seat: Seat) -> &mut Self {
        self.asked(seat, What::Yield).says(Answer::Stay)
    }

    /// The seat that is asked buys the card of that name: from the market, from what was revealed, from the
    /// deck or from another monster, wherever it is offered.
    #[track_caller]
    pub(super) fn buys(&mut self, slug: &str) -> &mut Self {
        self.passes_if_powered();
        let wanted = card(slug);
        let state = self.state;
        let answer = self
            .answers()
            .into_iter()
            .find(|answer| match answer {
                Answer::Buy(slot) => state.market[usize::from(*slot)] == Some(wanted),
                Answer::Use(used) => match used.pick {
                    Pick::Slot(slot) => state.market[usize::from(slot)] == Some(wanted),
                    Pick::Deck(depth) => state.known[usize::from(depth)].card == Some(wanted),
                    Pick::Card(key) => {
                        state.question().what == What::Buy
                            && state.held(key).map(|held| held.card) == Some(wanted)
                    }
                    _ => false,
                },
                _ => false,
            })
            .unwrap_or_else(|| panic!("{slug} is not for sale.\n{}", self.open_question()));
        self.says(answer)
    }

    /// The next card of the deck is this one.
    #[track_caller]
    pub(super) fn reveals(&mut self, slug: &str) -> &mut Self {
        assert!(
            matches!(self.state.question().what, What::Reveal { .. }),
            "{slug} is turned over.\n{}",
            self.open_question()
        );
        self.says(Answer::Card(card(slug)))
    }

    #[track_caller]
    pub(super) fn sweeps(&mut self) -> &mut Self {
        self.says(Answer::Sweep)
    }

    /// Nothing more is bought; nothing to say when nothing could be paid anyway.
    #[track_caller]
    pub(super) fn buys_no_more(&mut self) -> &mut Self {
        match self.state.question().what {
            What::Buy => self.done(),
            _ => self,
        }
    }

    /// Everybody who is asked passes, until Nature is asked.
    #[track_caller]
    pub(super) fn all_pass(&mut self) -> &mut Self {
        while let Asked::Seat(_) = self.state.asks() {
            self.done();
        }
        self
    }

    /// Nothing more here.
    #[track_caller]
    pub(super) fn done(&mut self) -> &mut Self {
        self.says(Answer::Done)
    }

    /// Yes, another turn with fewer dice.
    #[track_caller]
    pub(super) fn accepts(&mut self) -> &mut Self {
        self.says(Answer::Accept)
    }

    /// A seat plays an Evolution from its hand; until it can, everybody else passes.
    #[track_caller]
    pub(super) fn evolves(&mut self, seat: Seat, slug: &str) -> &mut Self {
        self.evolves_on(seat, slug, Pick::Nothing)
    }

    /// The same on something.
    #[track_caller]
    pub(super) fn evolves_on(&mut self, seat: Seat, slug: &str, pick: Pick) -> &mut Self {
        self.passes_until(slug, |table| table.use_of(seat, slug, pick).is_some());
        self.uses_on(seat, slug, pick)
    }

    /// Everybody passes what Evolutions might be played for, until this question comes.
    #[track_caller]
    pub(super) fn passes_to(&mut self, seat: Seat, what: What) -> &mut Self {
        let wanted = Question {
            of: Asked::Seat(seat),
            what,
        };
        self.passes_until(&format!("{what:?}"), |table| table.state.question() == wanted)
    }

    #[track_caller]
    fn passes_until(&mut self, wanted: &str, mut there: impl FnMut(&Self) -> bool) -> &mut Self {
        for _ in 0..40 {
            if there(self) {
                return self;
            }
            let window = matches!(
                self.state.question().what,
                What::Window { .. } | What::ChangeDice | What::Harm | What::OpponentDice | What::StartOfTurn
            );
            assert!(window, "{wanted} does not come.\n{}", self.open_question());
            self.done();
        }
        panic!("{wanted} does not come.\n{}", self.open_question())
    }

    /// Where there are Evolutions, who has nothing to say passes.
    #[track_caller]
    fn passes_if_powered(&mut self) {
        if self.state.powered() {
            self.passes();
        }
    }

    /// Everybody passes what Evolutions might be played for.
    #[track_caller]
    pub(super) fn passes(&mut self) -> &mut Self {
        while matches!(
            self.state.question().what,
            What::Window { .. } | What::ChangeDice | What::Harm | What::OpponentDice | What::StartOfTurn
        ) {
            self.done();
        }
        self
    }

    /// Whoever an Evolution asks chooses this.
    #[track_caller]
    pub(super) fn chooses(&mut self, seat: Seat, pick: Pick) -> &mut Self {
        let what = self.state.question().what;
        let asks = matches!(what, What::Evolution { .. } | What::Draw | What::Draft);
        assert!(
            asks && self.state.asks() == Asked::Seat(seat),
            "{} chooses {pick:?}.\n{}",
            named(seat),
            self.open_question()
        );
        self.says(Answer::Choose(pick))
    }

    /// A seat uses its card, aimed at nothing in particular; also while somebody else is asked.
    #[track_caller]
    pub(super) fn uses(&mut self, seat: Seat, slug: &str) -> &mut Self {
        self.uses_on(seat, slug, Pick::Nothing)
    }

    /// A seat uses its card on something.
    #[track_caller]
    pub(super) fn uses_on(&mut self, seat: Seat, slug: &str, pick: Pick) -> &mut Self {
        let Some(used) = self.use_of(seat, slug, pick) else {
            panic!(
                "{} cannot use {slug} on {pick:?}.\n{}",
                named(seat),
                self.open_question()
            );
        };
        self.says(Answer::Use(used))
    }

    /// The use of a card with that face, if it is offered to that seat now.
    pub(super) fn use_of(&self, seat: Seat, slug: &str, pick: Pick) -> Option<Use> {
        let mut offered = self.answers();
        self.state.free_actions(seat, &mut offered);
        offered.into_iter().find_map(|answer| match answer {
            Answer::Use(used)
                if used.face == card(slug)
                    && used.pick == pick
                    && self.state.speaker(answer) == Some(seat) =>
            {
                Some(used)
            }
            _ => None,
        })
    }

    /// May that seat use that card now, on anything?
    pub(super) fn may_use(&self, seat: Seat, slug: &str) -> bool {
        let mut offered = self.answers();
        self.state.free_actions(seat, &mut offered);
        offered.into_iter().any(|answer| match answer {
            Answer::Use(used) => used.face == card(slug) && self.state.speaker(answer) == Some(seat),
            _ => false,
        })
    }

    /// The copying card of the one who is asked becomes that card: on purchase or at the start of a turn.
    #[track_caller]
    pub(super) fn copies(&mut self, slug: &str) -> &mut Self {
        let key = self.key(slug);
        match self.state.asks() {
            Asked::Seat(seat) if self.state.question().what == What::StartOfTurn => {
                let copies = ["mimic", "tile-fluxling"];
                let copy = copies
                    .into_iter()
                    .find(|copy| self.use_of(seat, copy, Pick::Card(key)).is_some());
                self.uses_on(seat, copy.unwrap_or("mimic"), Pick::Card(key))
            }
            _ => self.says(Answer::Choose(Pick::Card(key))),
        }
    }

    /// The active monster gives a card back.
    #[track_caller]
    pub(super) fn sells(&mut self, slug: &str) -> &mut Self {
        let key = self.key(slug);
        self.uses_on(self.state.active(), "metamorph", Pick::Card(key))
    }

    /// Everybody says the default to everything until the turn is over; no card is turned over on the way.
    #[track_caller]
    pub(super) fn finishes_turn(&mut self) -> &mut Self {
        let number = self.state.turn().number;
        while self.state.turn().number == number && self.state.outcome().is_none() {
            let Some(answer) = self.state.default_answer() else {
                panic!("the turn cannot finish by itself.\n{}", self.open_question());
            };
            self.says(answer);
        }
        self
    }

    /// A whole turn without claws or points; nothing is bought.
    #[track_caller]
    pub(super) fn idles(&mut self, seat: Seat) -> &mut Self {
        let number = self.turn_is(seat).state.turn().number;
        self.plays(BLANK);
        if self.state.turn().number == number {
            self.finishes_turn();
        }
        self
    }
}

/// What one sees.
impl Table {
    /// The legal answers.
    pub(super) fn answers(&self) -> Vec<Answer> {
        let mut answers = Vec::new();
        self.state.answers(&mut answers);
        answers
    }

    pub(super) fn hearts(&self, seat: Seat) -> u8 {
        self.state.player(seat).hearts
    }

    pub(super) fn stars(&self, seat: Seat) -> u8 {
        self.state.player(seat).stars
    }

    pub(super) fn energy(&self, seat: Seat) -> u16 {
        self.state.player(seat).energy
    }

    pub(super) fn poison(&self, seat: Seat) -> u8 {
        self.state.player(seat).poison
    }

    pub(super) fn shrink(&self, seat: Seat) -> u8 {
        self.state.player(seat).shrink
    }

    pub(super) fn wickedness(&self, seat: Seat) -> u8 {
        self.state.player(seat).wicked
    }

    pub(super) fn alive(&self, seat: Seat) -> bool {
        self.state.player(seat).alive
    }

    pub(super) fn place(&self, seat: Seat) -> Place {
        self.state.player(seat).place
    }

    /// The names of the cards in front of a seat.
    pub(super) fn cards(&self, seat: Seat) -> Vec<&'static str> {
        self.state.held_by(seat).map(|held| held.card.slug()).collect()
    }

    /// What the copying card acts as.
    #[track_caller]
    pub(super) fn copied(&self) -> &'static str {
        let mimic = self.held("mimic");
        mimic.face.slug()
    }

    /// A card in play by its printed name.
    #[track_caller]
    pub(super) fn held(&self, slug: &str) -> Held {
        *self
            .state
            .in_play
            .iter()
            .find(|held| held.card == card(slug))
            .unwrap_or_else(|| panic!("nobody holds {slug}"))
    }

    #[track_caller]
    pub(super) fn key(&self, slug: &str) -> Key {
        self.held(slug).key
    }

    /// Does this card lie in the discard pile?
    pub(super) fn discarded(&self, slug: &str) -> bool {
        self.state.discard.count(card(slug).0) > 0
    }

    /// The dice of the turn.
    pub(super) fn dice(&self) -> Vec<Face> {
        self.state.turn().dice.iter().collect()
    }

    /// Was this told, so far?
    pub(super) fn heard(&self, of: impl Fn(&Event) -> bool) -> bool {
        self.count(of) > 0
    }

    /// How often was this told, so far?
    pub(super) fn count(&self, of: impl Fn(&Event) -> bool) -> usize {
        self.told.iter().filter(|(event, _)| of(event)).count()
    }

    /// The open question is this one.
    #[track_caller]
    pub(super) fn asked(&mut self, seat: Seat, what: What) -> &mut Self {
        assert!(
            self.state.question()
                == Question {
                    of: Asked::Seat(seat),
                    what
                },
            "{} is asked {what:?}.\n{}",
            named(seat),
            self.open_question()
        );
        self
    }

    /// It is that seat's turn, and its first roll is about to fall.
    #[track_caller]
    pub(super) fn turn_is(&mut self, seat: Seat) -> &mut Self {
        assert!(
            self.state.active() == seat
                && matches!(self.state.question().what, What::Throw { .. })
                && self.state.turn().rolls == 1,
            "{} begins a turn.\n{}",
            named(seat),
            self.open_question()
        );
        self
    }

    /// Nobody is asked anything: the active monster's next turn, or another's, has not begun, the game is
    /// over.
    #[track_caller]
    pub(super) fn over(&self, ending: Ending, winners: impl IntoIterator<Item = Seat>) {
        let winners = winners.into_iter().collect();
        let Some(outcome) = self.state.outcome() else {
            panic!("the game is over.\n{}", self.open_question());
        };
        assert_eq!((outcome.ending, outcome.winners), (ending, winners));
        assert_eq!(self.state.asks(), Asked::NoOne);
    }

    /// A sentence about what is asked, for panics.
    pub(super) fn open_question(&self) -> String {
        use std::fmt::Write as _;
        let Question { of, what } = self.state.question();
        let mut text = match of {
            Asked::NoOne => format!("But nobody is asked: {:?}", self.state.outcome()),
            Asked::Nature => format!("But Nature is asked {what:?}"),
            Asked::Seat(seat) => format!("But {} is asked {what:?}", named(seat)),
        };
        let _ = write!(
            text,
            ", turn {} of {}, dice {:?}",
            self.state.turn().number,
            named(self.state.active()),
            self.state.turn().dice
        );
        for seat in self.state.all_seats() {
            let player = self.state.player(seat);
            let _ = write!(
                text,
                "\n  {}: {}{} hearts, {} stars, {} energy, {:?}, {:?}, in hand {:?}",
                named(seat),
                if player.alive { "" } else { "out, " },
                player.hearts,
                player.stars,
                player.energy,
                player.place,
                self.cards(seat),
                self.state.hand(seat)
            );
        }
        if of != Asked::Nature {
            let answers = self.answers();
            let _ = write!(
                text,
                "\n  offered: {:?}",
                &answers[answers.len().saturating_sub(12)..]
            );
        }
        text
    }

    #[track_caller]
    fn check(&self) {
        if self.whole
            && let Err(broken) = self.state.check()
        {
            panic!("{broken}.\n{}", self.open_question());
        }
        if let Some(default) = self.state.default_answer() {
            assert!(
                self.answers().contains(&default),
                "the default {default:?} is legal.\n{}",
                self.open_question()
            );
        }
    }
}
