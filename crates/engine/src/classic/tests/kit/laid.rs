//! A table being laid, card by card, until somebody's turn begins.

use super::*;

/// A table being laid.
#[derive(Debug)]
pub(crate) struct Laid {
    pub state: State,
    /// Are all cards of the box at the table?
    pub(super) whole: bool,
    /// Are there Evolutions of monsters that do not play?
    pub(super) strangers: bool,
}

impl Laid {
    /// What lies there so far.
    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    /// Puts cards in front of a seat, in this order.
    #[track_caller]
    pub(crate) fn holding(mut self, seat: Seat, slugs: impl Slugs) -> Self {
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
    pub(crate) fn evolved(mut self, seat: Seat, slugs: impl Slugs) -> Self {
        for slug in slugs.list() {
            let taken = self.state.evolutions.decks[seat.index()].take(card(slug));
            assert!(taken, "{slug} is in the deck of {}", named(seat));
            let key = self.next_key();
            self.state.in_play.push(Held::fresh(key, card(slug), seat));
        }
        self
    }

    /// Icy Reflection, which lies somewhere already, copies the Evolution of that name.
    #[track_caller]
    pub(crate) fn reflecting(self, slug: &str) -> Self {
        self.copying("icy-reflection", slug)
    }

    /// This monster has come back as a Zombie before: hearts on its dice are of no use to it.
    pub(crate) fn risen(mut self, seat: Seat) -> Self {
        self.state.players[seat.index()].risen = true;
        self
    }

    /// An Evolution in front of its owner lies in front of another monster, to which it was lent or given.
    #[track_caller]
    pub(crate) fn lent(mut self, slug: &str, to: Seat) -> Self {
        let lying = self.state.in_play.iter().find(|held| held.card == card(slug));
        let held = *lying.unwrap_or_else(|| panic!("nobody has {slug}"));
        self.state.in_play.change(held.key, |lent| {
            lent.owner = to;
            lent.giver = Some(held.owner).into();
        });
        self
    }

    /// Puts Evolutions of a seat's monster into its hand; nobody else knows which.
    #[track_caller]
    pub(crate) fn in_hand(mut self, seat: Seat, slugs: impl Slugs) -> Self {
        for slug in slugs.list() {
            let taken = self.state.evolutions.decks[seat.index()].take(card(slug));
            assert!(taken, "{slug} is in the deck of {}", named(seat));
            self.state.evolutions.hands[seat.index()].insert(card(slug));
        }
        self
    }

    /// Puts Evolutions of a seat's deck into its hand, for all to see.
    #[track_caller]
    pub(crate) fn in_open_hand(mut self, seat: Seat, slug: &'static str) -> Self {
        self = self.in_hand(seat, slug);
        self.state.evolutions.shown.insert(card(slug));
        self
    }

    /// A seat has drafted these Evolutions, whichever monster they name: they lie in its deck.
    pub(crate) fn drafted(mut self, seat: Seat, slugs: impl Slugs) -> Self {
        for slug in slugs.list() {
            let mut strange = true;
            for deck in &mut self.state.evolutions.decks {
                strange &= !deck.take(card(slug));
            }
            self.strangers |= strange;
            self.state.evolutions.decks[seat.index()].insert(card(slug));
        }
        self
    }

    /// An Evolution of `giver` lies in front of another monster: a gift, or a card that is lent.
    #[track_caller]
    pub(crate) fn given(self, giver: Seat, slug: &'static str, to: Seat) -> Self {
        self.evolved(giver, slug).lent(slug, to)
    }

    /// An Evolution of `home` has come to the hand of another monster, for all to see.
    #[track_caller]
    pub(crate) fn strayed(mut self, home: Seat, slug: &'static str, to: Seat) -> Self {
        self = self.in_hand(home, slug);
        let zones = &mut self.state.evolutions;
        zones.hands[home.index()].take(card(slug));
        zones.hands[to.index()].insert(card(slug));
        zones.shown.insert(card(slug));
        zones.stray = Some(card(slug));
        zones.stray_of = Some(home);
        self
    }

    /// A saucer lies on this card.
    #[track_caller]
    pub(crate) fn with_saucer(mut self, slug: &str) -> Self {
        let held = self.state.in_play.iter().find(|held| held.card == card(slug));
        let key = held.unwrap_or_else(|| panic!("nobody holds {slug}")).key;
        self.state.evolutions.saucers.push(key);
        self
    }

    /// Puts Evolutions of a seat's monster into its discard pile, for all to see.
    #[track_caller]
    pub(crate) fn evolutions_gone(mut self, seat: Seat, slugs: impl Slugs) -> Self {
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
    pub(crate) fn with_piece(mut self, seat: Seat, slug: &str, tokens: u8) -> Self {
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
    pub(crate) fn cursed(mut self, slug: &str) -> Self {
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
    pub(crate) fn berserk(mut self, seat: Seat) -> Self {
        self.state.packs.berserk.insert(seat);
        self
    }

    /// The beast lies up on the transformation card of a seat.
    pub(crate) fn with_beast(mut self, seat: Seat) -> Self {
        for held in self.state.in_play.marks() {
            held.tokens |= u8::from(held.owner == seat && held.card == card("transformation"));
        }
        self
    }

    /// Puts wickedness tiles in front of a seat, whichever side lies up.
    #[track_caller]
    pub(crate) fn with_tiles(mut self, seat: Seat, slugs: impl Slugs) -> Self {
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
    pub(crate) fn tiles_gone(mut self, slugs: impl Slugs) -> Self {
        for slug in slugs.list() {
            self.state.tiles &= !card(slug).tile_bit();
        }
        self
    }

    /// The counter of a seat on the wickedness gauge.
    pub(crate) fn wicked(mut self, seat: Seat, wicked: u8) -> Self {
        self.state.players[seat.index()].wicked = wicked;
        self
    }

    /// Puts Fluxling in front of a seat, copying the card of that name that lies somewhere already.
    #[track_caller]
    pub(crate) fn fluxling(self, seat: Seat, slug: &str) -> Self {
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
    pub(crate) fn mimicking(mut self, seat: Seat, slug: &str) -> Self {
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
    pub(crate) fn counters(mut self, slug: &str, tokens: u8) -> Self {
        let held = self
            .state
            .in_play
            .marks()
            .find(|held| held.card == card(slug))
            .unwrap_or_else(|| panic!("nobody holds {slug}"));
        held.tokens = tokens;
        self
    }

    pub(crate) fn hearts(mut self, seat: Seat, hearts: u8) -> Self {
        self.state.players[seat.index()].hearts = hearts;
        self
    }

    pub(crate) fn stars(mut self, seat: Seat, stars: u8) -> Self {
        self.state.players[seat.index()].stars = stars;
        self
    }

    pub(crate) fn energy(mut self, seat: Seat, energy: u16) -> Self {
        self.state.players[seat.index()].energy = energy;
        self
    }

    pub(crate) fn poison(mut self, seat: Seat, tokens: u8) -> Self {
        self.state.players[seat.index()].poison = tokens;
        self
    }

    pub(crate) fn shrink(mut self, seat: Seat, tokens: u8) -> Self {
        self.state.players[seat.index()].shrink = tokens;
        self
    }

    pub(crate) fn in_city(mut self, seat: Seat) -> Self {
        self.state.players[seat.index()].place = Place::City;
        self
    }

    pub(crate) fn in_bay(mut self, seat: Seat) -> Self {
        self.state.players[seat.index()].place = Place::Bay;
        self
    }

    pub(crate) fn outside(mut self, seat: Seat) -> Self {
        self.state.players[seat.index()].place = Place::Outside;
        self
    }

    /// This monster has been eliminated before.
    pub(crate) fn without(mut self, seat: Seat) -> Self {
        let player = &mut self.state.players[seat.index()];
        player.alive = false;
        player.hearts = 0;
        self
    }

    /// The cards of the market, slot by slot.
    #[track_caller]
    pub(crate) fn market(mut self, slugs: impl Slugs) -> Self {
        for (slot, slug) in slugs.list().into_iter().enumerate() {
            self.state.market[slot] = Some(self.take(slug));
        }
        self
    }

    /// Only these cards are left in the deck; everything else goes to the discard pile. Say it last.
    #[track_caller]
    pub(crate) fn deck(mut self, slugs: impl Slugs) -> Self {
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
    pub(crate) fn nothing_to_draw(mut self) -> Self {
        self.fill_market();
        self.state.bag = Default::default();
        self.state.discard = Default::default();
        self.whole = false;
        self
    }

    /// The variant for two players.
    pub(crate) fn variant(mut self) -> Self {
        self.state.options.two_player_variant = true;
        self
    }

    /// Nothing resolves by itself.
    pub(crate) fn by_hand(mut self) -> Self {
        self.state.options.automatic = false;
        self
    }

    /// The turn of that seat begins.
    #[track_caller]
    pub(crate) fn turn_of(mut self, seat: Seat) -> Table {
        self.fill_market();
        self.state.begun = true;
        self.state.order = seat;
        self.state.agenda.push(Task::OpenTurn(seat, Reason::Order));
        self.state.begin();
        let table = Table {
            state: self.state,
            told: Vec::new(),
            whole: self.whole,
            strangers: self.strangers,
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
