//! The kit of all tests of Duel's rules: lay a table, then tell the game as it would be told in a room.
//!
//! [`table`] lays a position in the middle of a game (a card that lies somewhere is taken out of the deck, so
//! nothing is doubled); [`Laid::turn_of`], [`Laid::rolled`] and [`Laid::buying`] start there,
//! [`Laid::first_turn`] at the beginning. From then on only public answers drive it: every method of
//! [`Table`] says one sentence, and panics with the open question if nobody asked for it. Nothing resolves by
//! itself, but the deck turns over the dearest cards left unless a test says which ones
//! ([`Laid::next_cards`]) or wants to be asked ([`Laid::reveals_by_hand`]). After each sentence the
//! invariants are checked.

use crate::duel::{
    Answer, Buzz, CardId, Choice, Ending, Event, Face, MARKET, Monster, Outcome, Pick, Placing, Question,
    Setup, Source, Space, Stage, State, Track, Turn, What,
};
use crate::{Asked, Game, Seat};

/// The seats. A begins unless a test says otherwise, and so pulls toward -7.
pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);

/// The card of that name.
#[track_caller]
pub(crate) fn card(slug: &str) -> CardId {
    CardId::from_slug(slug).unwrap_or_else(|| panic!("there is no card {slug:?}"))
}

fn named(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}

#[track_caller]
fn space(x: f64) -> Space {
    Space::try_from(x).expect("a space")
}

/// A table in the middle of a game: A is Gigazaur, B is Alienoid, 14 hearts each; the market and the tracks
/// are empty.
pub(crate) fn table() -> Laid {
    table_of(Monster::Gigazaur, Monster::Alienoid)
}

/// The same with these monsters.
pub(crate) fn table_of(a: Monster, b: Monster) -> Laid {
    let mut setup = Setup::of([a, b]).first(A);
    setup.automatic = false;
    let mut state = setup.start().expect("two different monsters");
    state.agenda.clear();
    state.asks = Question::NONE;
    state.begun = true;
    state.player_mut(B).energy = 0;
    Laid {
        state,
        next: Vec::new(),
        by_hand: false,
    }
}

/// A new table at its very first question.
pub(crate) fn fresh(setup: Setup) -> Table {
    Table {
        state: setup.start().expect("two different monsters"),
        told: Vec::new(),
        next: Vec::new(),
        by_hand: true,
    }
}

/// A table being laid.
#[derive(Debug)]
pub(crate) struct Laid {
    state: State,
    next: Vec<CardId>,
    by_hand: bool,
}

impl Laid {
    /// This seat took the first turn: it pulls toward -7, the other one toward +7.
    pub(crate) fn first(mut self, seat: Seat) -> Self {
        self.state.first = seat;
        self
    }

    pub(crate) fn hearts(mut self, seat: Seat, hearts: u8) -> Self {
        self.state.player_mut(seat).health = hearts;
        self
    }

    pub(crate) fn energy(mut self, seat: Seat, energy: u16) -> Self {
        self.state.player_mut(seat).energy = energy;
        self
    }

    /// Dice tokens.
    pub(crate) fn tokens(mut self, seat: Seat, tokens: u8) -> Self {
        self.state.player_mut(seat).tokens = tokens;
        self
    }

    /// Puts cards in front of a seat, in this order.
    #[track_caller]
    pub(crate) fn holding(mut self, seat: Seat, slugs: impl Slugs) -> Self {
        for slug in slugs.list() {
            let card = self.take(slug);
            self.state.player_mut(seat).kept.push(card);
        }
        self
    }

    /// The Fame marker stands at `x`; an extra space ends in .5.
    #[track_caller]
    pub(crate) fn fame_at(mut self, x: f64) -> Self {
        self.state.markers[Track::Fame.index()] = space(x);
        self
    }

    /// The Destruction marker stands at `x`.
    #[track_caller]
    pub(crate) fn destruction_at(mut self, x: f64) -> Self {
        self.state.markers[Track::Destruction.index()] = space(x);
        self
    }

    /// A Buzz token lies on a track, `low` being the lowest space that it covers.
    pub(crate) fn buzz(mut self, buzz: Buzz, track: Track, low: i8) -> Self {
        self.state.buzz[buzz.index()] = Some(at(track, low));
        self
    }

    /// The same the other way round: its printed order runs toward -7.
    pub(crate) fn buzz_turned(mut self, buzz: Buzz, track: Track, low: i8) -> Self {
        self.state.buzz[buzz.index()] = Some(turned(track, low));
        self
    }

    /// The cards of the market from the rightmost slot on, which is cheaper.
    #[track_caller]
    pub(crate) fn market(mut self, slugs: impl Slugs) -> Self {
        for (slot, slug) in slugs.list().into_iter().enumerate() {
            self.state.market[slot] = Some(self.take(slug));
        }
        self
    }

    /// The deck turns these over, in this order, before any other card.
    #[track_caller]
    pub(crate) fn next_cards(mut self, slugs: impl Slugs) -> Self {
        self.next = slugs.list().into_iter().map(card).collect();
        self
    }

    /// Only these cards are left in the deck; the others are out of the game. Say it last.
    #[track_caller]
    pub(crate) fn deck(mut self, slugs: impl Slugs) -> Self {
        let deck: Vec<CardId> = slugs.list().into_iter().map(|slug| self.take(slug)).collect();
        for card in std::mem::take(&mut self.state.deck).iter() {
            self.state.discard.add(card);
        }
        deck.into_iter().for_each(|card| self.state.deck.add(card));
        self
    }

    /// The test itself says what the deck turns over.
    pub(crate) fn reveals_by_hand(mut self) -> Self {
        self.by_hand = true;
        self
    }

    /// Questions with one legal answer resolve by themselves.
    pub(crate) fn automatic(mut self) -> Self {
        self.state.automatic = true;
        self
    }

    /// The turn of that seat begins, somewhere in the middle of the game.
    #[track_caller]
    pub(crate) fn turn_of(self, seat: Seat) -> Table {
        self.starts(Turn::of(seat, 9), Stage::Start)
    }

    /// The very first turn of the game begins.
    #[track_caller]
    pub(crate) fn first_turn(self) -> Table {
        let first = self.state.first;
        self.starts(Turn::of(first, 1), Stage::Start)
    }

    /// That seat has thrown for the last time, and its dice show this: the Roll becomes final. Dice that a
    /// test does not name show nothing that matters.
    #[track_caller]
    pub(crate) fn rolled<const N: usize>(self, seat: Seat, faces: [Face; N]) -> Table {
        let mut turn = Turn::of(seat, 9);
        let mut state = self.state;
        state.turn = turn;
        turn.dice = padded(&state, &faces, usize::from(state.pool()))
            .into_iter()
            .collect();
        turn.rolls = state.roll_limit(seat);
        self.starts(turn, Stage::Final)
    }

    /// That seat has resolved nothing and may buy.
    #[track_caller]
    pub(crate) fn buying(self, seat: Seat) -> Table {
        self.starts(Turn::of(seat, 9), Stage::Buy)
    }

    #[track_caller]
    fn starts(mut self, turn: Turn, stage: Stage) -> Table {
        self.fill_market();
        self.state.turn = turn;
        let mut told = Vec::new();
        let state = self
            .state
            .resume_telling(stage, &mut |event, state| told.push((event, *state)))
            .unwrap_or_else(|why| panic!("no such table can be laid: {why}"));
        let table = Table {
            state,
            told,
            next: self.next,
            by_hand: self.by_hand,
        };
        table.check();
        table
    }

    /// Slots that a test does not name hold dear cards, which nobody buys by accident.
    fn fill_market(&mut self) {
        for slot in 0..MARKET {
            let hidden = |card: &CardId| !self.next.contains(card);
            if self.state.market[slot].is_none()
                && let Some(card) = dearest(&self.state, hidden)
            {
                self.state.deck.take(card);
                self.state.market[slot] = Some(card);
            }
        }
    }

    #[track_caller]
    fn take(&mut self, slug: &str) -> CardId {
        let card = card(slug);
        assert!(
            self.state.deck.take(card),
            "no {slug} is left in the deck; is it on the table already?"
        );
        card
    }
}

/// A place of a Buzz token, `low` being the lowest space that it covers.
pub(crate) const fn at(track: Track, low: i8) -> Placing {
    Placing {
        track,
        low,
        turned: false,
    }
}

/// The same the other way round.
pub(crate) const fn turned(track: Track, low: i8) -> Placing {
    Placing {
        turned: true,
        ..at(track, low)
    }
}

/// The dearest card of the deck that passes the test.
fn dearest(state: &State, test: impl Fn(&CardId) -> bool) -> Option<CardId> {
    state.deck().iter().filter(test).max_by_key(|card| card.cost())
}

/// These faces, and for the other dice of the throw such as change nothing: two fame and two destruction at
/// most, a power that does nothing alone, and hearts, of which there is but one for who is hurt. A face that
/// the test names does not come by itself.
#[track_caller]
fn padded(state: &State, faces: &[Face], dice: usize) -> Vec<Face> {
    let seat = state.active();
    let monster = state.player(seat).monster;
    let power = !matches!(monster, Monster::SpacePenguin | Monster::MekaDragon);
    let dull = [
        (Face::Fame, 2),
        (Face::Destruction, 2),
        (Face::Power, usize::from(power)),
        (Face::Heart, if state.missing_hearts(seat) == 0 { 8 } else { 1 }),
    ];
    let mut padded = faces.to_vec();
    for (face, most) in dull {
        if !faces.contains(&face) {
            let room = dice.saturating_sub(padded.len());
            padded.extend(std::iter::repeat_n(face, room.min(most)));
        }
    }
    assert_eq!(padded.len(), dice, "faces for {dice} dice; name them all");
    padded
}

/// One card name or several.
pub(crate) trait Slugs {
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
pub(crate) struct Table {
    pub state: State,
    /// Everything told so far, each with the position right after it.
    pub told: Vec<(Event, State)>,
    next: Vec<CardId>,
    by_hand: bool,
}

/// What the players and Nature say.
impl Table {
    /// Says an answer; anybody may. The deck answers by itself.
    #[track_caller]
    pub(crate) fn says(&mut self, answer: Answer) -> &mut Self {
        self.says_only(answer);
        while !self.by_hand
            && let What::Reveal { .. } = self.state.question().what
        {
            let next = if self.next.is_empty() {
                dearest(&self.state, |_| true).expect("a card, as it is asked for")
            } else {
                self.next.remove(0)
            };
            self.says_only(Answer::Card(next));
        }
        self
    }

    #[track_caller]
    fn says_only(&mut self, answer: Answer) {
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
    }

    /// All dice of the pool are thrown for the first time and fall so; dice that are not named show nothing
    /// that matters.
    #[track_caller]
    pub(crate) fn rolls<const N: usize>(&mut self, faces: [Face; N]) -> &mut Self {
        self.is(What::FirstRoll).says(Answer::Throw);
        let dice = self.state.turn().dice.len();
        let faces = padded(&self.state, &faces, dice);
        if dice == 0 { self } else { self.falls(&faces) }
    }

    /// These dice are thrown again and fall so.
    #[track_caller]
    pub(crate) fn rerolls<const N: usize>(&mut self, dice: [u8; N], faces: [Face; N]) -> &mut Self {
        self.says(Answer::Reroll(mask(dice))).falls(&faces)
    }

    #[track_caller]
    fn falls(&mut self, faces: &[Face]) -> &mut Self {
        let what = self.state.question().what;
        assert!(
            matches!(what, What::Throw { .. }),
            "dice are thrown.\n{}",
            self.open_question()
        );
        self.says(Answer::Faces(faces.iter().copied().collect()))
    }

    /// No more rolls.
    #[track_caller]
    pub(crate) fn keeps(&mut self) -> &mut Self {
        self.is(What::Roll).says(Answer::Done)
    }

    /// One roll, and all of it is kept.
    #[track_caller]
    pub(crate) fn plays<const N: usize>(&mut self, faces: [Face; N]) -> &mut Self {
        self.rolls(faces);
        match self.state.question().what {
            What::Roll => self.keeps(),
            _ => self,
        }
    }

    /// Dice thrown against a packet of hits fall so.
    #[track_caller]
    pub(crate) fn throws_against<const N: usize>(&mut self, faces: [Face; N]) -> &mut Self {
        let what = self.state.question().what;
        assert!(
            matches!(what, What::ThrowAgainst { .. }),
            "dice are thrown against hits.\n{}",
            self.open_question()
        );
        self.says(Answer::Faces(faces.into_iter().collect()))
    }

    /// Nature throws the dice that it is asked for.
    #[track_caller]
    pub(crate) fn throws<const N: usize>(&mut self, faces: [Face; N]) -> &mut Self {
        self.says(Answer::Faces(faces.into_iter().collect()))
    }

    /// A dice token is spent.
    #[track_caller]
    pub(crate) fn spends_token(&mut self) -> &mut Self {
        self.says(Answer::Spend)
    }

    /// This face is next.
    #[track_caller]
    pub(crate) fn resolves(&mut self, face: Face) -> &mut Self {
        self.is(What::Face).says(Answer::Resolve(face))
    }

    /// The faces that are left, in the default order, as long as nothing else is asked.
    #[track_caller]
    pub(crate) fn resolves_rest(&mut self) -> &mut Self {
        while self.state.question().what == What::Face {
            let next = self.state.default_answer().expect("a face is left");
            self.says(next);
        }
        self
    }

    /// The active player buys the card of that name.
    #[track_caller]
    pub(crate) fn buys(&mut self, slug: &str) -> &mut Self {
        let Some(slot) = self.slot(slug) else {
            panic!("{slug} is not in the market.\n{}", self.open_question());
        };
        self.says(Answer::Buy(slot))
    }

    #[track_caller]
    pub(crate) fn sweeps(&mut self) -> &mut Self {
        self.says(Answer::Sweep)
    }

    /// The deck turns over this card.
    #[track_caller]
    pub(crate) fn reveals(&mut self, slug: &str) -> &mut Self {
        self.says(Answer::Card(card(slug)))
    }

    /// The Buzz token that was bought is laid here.
    #[track_caller]
    pub(crate) fn lays(&mut self, placing: Placing) -> &mut Self {
        self.says(Answer::Place(placing))
    }

    /// The King lays one of his tokens.
    #[track_caller]
    pub(crate) fn lays_king(&mut self, buzz: Buzz, track: Track, x: i8) -> &mut Self {
        self.picks(Pick::Place(buzz, at(track, x)))
    }

    /// The seat that is asked chooses.
    #[track_caller]
    pub(crate) fn picks(&mut self, pick: Pick) -> &mut Self {
        self.says(Answer::Choose(pick))
    }

    /// The seat that is asked chooses the card of that name.
    #[track_caller]
    pub(crate) fn picks_card(&mut self, slug: &str) -> &mut Self {
        self.picks(Pick::Card(card(slug)))
    }

    /// The seat that is asked takes what is offered.
    #[track_caller]
    pub(crate) fn accepts(&mut self, seat: Seat) -> &mut Self {
        self.asks(seat).says(Answer::Accept)
    }

    /// The seat that is asked does not take what is offered.
    #[track_caller]
    pub(crate) fn declines(&mut self, seat: Seat) -> &mut Self {
        let what = self.state.question().what;
        assert!(
            matches!(what, What::May { .. } | What::Choose { .. } | What::Shop { .. }),
            "something is declined.\n{}",
            self.open_question()
        );
        self.asks(seat).says(Answer::Done)
    }

    /// The active player discards this market card with its Alien metabolism.
    #[track_caller]
    pub(crate) fn drops(&mut self, slug: &str) -> &mut Self {
        let Some(slot) = self.slot(slug) else {
            panic!("{slug} is not in the market.\n{}", self.open_question());
        };
        self.says(Answer::Use(card("alien-metabolism"), Pick::Slot(slot)))
    }

    /// No more purchases: the turn ends.
    #[track_caller]
    pub(crate) fn ends(&mut self) -> &mut Self {
        self.is(What::Buy).says(Answer::Done)
    }

    /// A whole turn in which nothing happens, but for a heart for who is hurt and the energy of a turn
    /// without a purchase.
    #[track_caller]
    pub(crate) fn idles(&mut self, seat: Seat) -> &mut Self {
        self.turn_is(seat).plays([]).resolves_rest().ends()
    }
}

/// What one sees.
impl Table {
    /// The legal answers.
    pub(crate) fn answers(&self) -> Vec<Answer> {
        let mut answers = Vec::new();
        self.state.answers(&mut answers);
        answers
    }

    /// Is this answer among the legal ones?
    pub(crate) fn offers(&self, answer: Answer) -> bool {
        let listed = self.answers().contains(&answer);
        assert_eq!(
            listed,
            self.state.offers(answer),
            "{answer:?} is listed or refused"
        );
        listed
    }

    /// May the card of that name be bought now?
    #[track_caller]
    pub(crate) fn sells(&self, slug: &str) -> bool {
        self.slot(slug).is_some_and(|slot| self.offers(Answer::Buy(slot)))
    }

    /// The faces that may be resolved now, in the default order.
    pub(crate) fn faces(&self) -> Vec<Face> {
        let resolve = |answer| match answer {
            Answer::Resolve(face) => Some(face),
            _ => None,
        };
        self.answers().into_iter().filter_map(resolve).collect()
    }

    /// Where the Buzz token in the hand may be laid.
    pub(crate) fn places(&self) -> Vec<Placing> {
        let place = |answer| match answer {
            Answer::Place(placing) => Some(placing),
            _ => None,
        };
        self.answers().into_iter().filter_map(place).collect()
    }

    /// May Alien metabolism be used now?
    pub(crate) fn may_drop(&self) -> bool {
        self.answers()
            .iter()
            .any(|answer| matches!(answer, Answer::Use(..)))
    }

    pub(crate) fn hearts(&self, seat: Seat) -> u8 {
        self.state.player(seat).health
    }

    pub(crate) fn energy(&self, seat: Seat) -> u16 {
        self.state.player(seat).energy
    }

    /// Dice tokens.
    pub(crate) fn tokens(&self, seat: Seat) -> u8 {
        self.state.player(seat).tokens
    }

    /// Where the Fame marker stands; an extra space ends in .5.
    pub(crate) fn fame(&self) -> f64 {
        self.state.marker(Track::Fame).into()
    }

    /// Where the Destruction marker stands.
    pub(crate) fn destruction(&self) -> f64 {
        self.state.marker(Track::Destruction).into()
    }

    /// The spaces that this marker has come to so far, one after the other.
    pub(crate) fn walked(&self, track: Track) -> Vec<f64> {
        let step = |(event, _): &(Event, State)| match event {
            Event::Pulled { track: on, to, .. } if *on == track => Some(f64::from(*to)),
            _ => None,
        };
        self.told.iter().filter_map(step).collect()
    }

    /// The packets of hits that a seat has taken so far.
    pub(crate) fn packets(&self, seat: Seat) -> Vec<u8> {
        let packet = |(event, _): &(Event, State)| match event {
            Event::Hurt { seat: who, hits, .. } if *who == seat => Some(*hits),
            _ => None,
        };
        self.told.iter().filter_map(packet).collect()
    }

    /// The names of the cards in front of a seat, in the order in which they came.
    pub(crate) fn cards(&self, seat: Seat) -> Vec<&'static str> {
        let player = self.state.player(seat);
        player.kept.iter().map(|card| card.slug()).collect()
    }

    /// The names of the market cards from the rightmost slot on.
    pub(crate) fn market(&self) -> Vec<&'static str> {
        let market = self.state.market().iter().flatten();
        market.map(|card| card.slug()).collect()
    }

    #[track_caller]
    fn slot(&self, slug: &str) -> Option<u8> {
        let wanted = Some(card(slug));
        (0..MARKET as u8).find(|slot| self.state.market()[usize::from(*slot)] == wanted)
    }

    /// Is this card out of the game?
    #[track_caller]
    pub(crate) fn discarded(&self, slug: &str) -> bool {
        self.state.discarded().has(card(slug))
    }

    /// Where a Buzz token lies.
    pub(crate) fn lies(&self, buzz: Buzz) -> Option<Placing> {
        self.state.placing(buzz)
    }

    /// The dice of the turn.
    pub(crate) fn dice(&self) -> Vec<Face> {
        self.state.turn().dice.iter().collect()
    }

    /// How many dice the active player would throw now.
    pub(crate) fn pool(&self) -> u8 {
        self.state.pool()
    }

    /// Was this told, so far?
    pub(crate) fn heard(&self, of: impl Fn(&Event) -> bool) -> bool {
        self.told.iter().any(|(event, _)| of(event))
    }

    /// This is asked.
    #[track_caller]
    pub(crate) fn is(&mut self, what: What) -> &mut Self {
        assert!(
            self.state.question().what == what,
            "{what:?} is asked.\n{}",
            self.open_question()
        );
        self
    }

    /// This seat is asked something.
    #[track_caller]
    pub(crate) fn asks(&mut self, seat: Seat) -> &mut Self {
        assert!(
            self.state.asks() == Asked::Seat(seat),
            "{} is asked.\n{}",
            named(seat),
            self.open_question()
        );
        self
    }

    /// This seat is asked this.
    #[track_caller]
    pub(crate) fn asked(&mut self, seat: Seat, what: What) -> &mut Self {
        self.asks(seat).is(what)
    }

    /// A card offers its owner something.
    #[track_caller]
    pub(crate) fn offered(&mut self, seat: Seat, slug: &str) -> &mut Self {
        let by = Source::Card(card(slug));
        self.asked(seat, What::May { by })
    }

    /// A card lets its owner choose.
    #[track_caller]
    pub(crate) fn chooses(&mut self, seat: Seat, slug: &str, of: Choice, optional: bool) -> &mut Self {
        let by = Source::Card(card(slug));
        self.asked(seat, What::Choose { by, of, optional })
    }

    /// It is that seat's turn, and it is about to throw for the first time.
    #[track_caller]
    pub(crate) fn turn_is(&mut self, seat: Seat) -> &mut Self {
        self.asked(seat, What::FirstRoll)
    }

    /// The game is over.
    #[track_caller]
    pub(crate) fn over(&self, winner: Seat, ending: Ending) {
        assert!(
            self.state.outcome() == Some(Outcome { ending, winner }),
            "{} has won by {ending:?}: {:?}\n{}",
            named(winner),
            self.state.outcome(),
            self.open_question()
        );
        assert_eq!(self.state.asks(), Asked::NoOne);
    }

    /// A sentence about what is asked, for panics.
    pub(crate) fn open_question(&self) -> String {
        use std::fmt::Write as _;
        let Question { of, what } = self.state.question();
        let who = match of {
            Asked::NoOne => "nobody".to_owned(),
            Asked::Nature => "Nature".to_owned(),
            Asked::Seat(seat) => named(seat).to_string(),
        };
        let mut text = format!(
            "But {who} is asked {what:?}, turn of {}, dice {:?}, Fame at {}, Destruction at {}, market {:?}",
            named(self.state.active()),
            self.dice(),
            self.fame(),
            self.destruction(),
            self.market(),
        );
        for seat in [A, B] {
            let _ = write!(
                text,
                "\n  {}: {} hearts, {} energy, {} tokens, {:?}",
                named(seat),
                self.hearts(seat),
                self.energy(seat),
                self.tokens(seat),
                self.cards(seat)
            );
        }
        if let Asked::Seat(_) = of {
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
        if let Err(broken) = self.state.check() {
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

/// Dice by their indices.
pub(crate) fn mask<const N: usize>(dice: [u8; N]) -> u16 {
    dice.into_iter().fold(0, |mask, die| mask | 1 << die)
}
