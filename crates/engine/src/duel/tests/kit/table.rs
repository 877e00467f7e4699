//! A game of Duel that is told sentence by sentence.

use super::*;

/// A game being told.
#[derive(Debug)]
pub(crate) struct Table {
    pub state: State,
    /// Everything told so far, each with the position right after it.
    pub told: Vec<(Event, State)>,
    pub(super) next: Vec<CardId>,
    pub(super) by_hand: bool,
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
    pub(super) fn check(&self) {
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
