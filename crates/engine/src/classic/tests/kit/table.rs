//! A game being told: what the players and Nature say, and what can be seen then.

use super::*;

/// A game being told.
#[derive(Debug)]
pub(crate) struct Table {
    pub state: State,
    /// Everything told so far, each with the position right after it.
    pub told: Vec<(Event, State)>,
    /// Are all cards of the box at the table? Only [`Laid::nothing_to_draw`] takes some away.
    pub(super) whole: bool,
    /// Are there Evolutions of monsters that do not play?
    pub(super) strangers: bool,
}

/// What the players and Nature say.
impl Table {
    /// Says an answer; anybody may.
    #[track_caller]
    pub(crate) fn says(&mut self, answer: Answer) -> &mut Self {
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
    pub(crate) fn nature<const N: usize>(&mut self, faces: [Face; N]) -> &mut Self {
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
    pub(crate) fn rolls<const N: usize>(&mut self, faces: [Face; N]) -> &mut Self {
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
    pub(crate) fn keeps_all(&mut self) -> &mut Self {
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
    pub(crate) fn fixes<const N: usize>(&mut self, faces: [Face; N]) -> &mut Self {
        self.rolls(faces).keeps_all()
    }

    /// One roll, kept, and resolved in the default order.
    #[track_caller]
    pub(crate) fn plays<const N: usize>(&mut self, faces: [Face; N]) -> &mut Self {
        self.fixes(faces).resolves_rest()
    }

    /// These dice are rolled again and fall so.
    #[track_caller]
    pub(crate) fn rerolls<const N: usize>(&mut self, dice: [u8; N], faces: [Face; N]) -> &mut Self {
        let mask = dice.into_iter().fold(0, |mask, die| mask | 1 << die);
        self.says(Answer::Reroll(mask)).rolls(faces)
    }

    /// This group is next.
    #[track_caller]
    pub(crate) fn resolves(&mut self, face: Face) -> &mut Self {
        self.says(Answer::Group(face))
    }

    /// The groups that are left in the default order; nothing to say when they have resolved by themselves.
    #[track_caller]
    pub(crate) fn resolves_rest(&mut self) -> &mut Self {
        self.passes_if_powered();
        match self.state.question().what {
            What::Group => self.says(Answer::RestInDefaultOrder),
            _ => self,
        }
    }

    /// Hearts are used so.
    #[track_caller]
    pub(crate) fn heals(&mut self, heal: u8, poison: u8, shrink: u8) -> &mut Self {
        self.says(Answer::Hearts(Split {
            heal,
            poison,
            shrink,
            ..Split::default()
        }))
    }

    /// Hearts heal the roller (or nobody, in Tokyo) and others.
    #[track_caller]
    pub(crate) fn heals_others<const N: usize>(&mut self, heal: u8, others: [(Seat, u8); N]) -> &mut Self {
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
    pub(crate) fn takes(&mut self, slug: &str) -> &mut Self {
        assert!(
            matches!(self.state.question().what, What::Tile { .. }),
            "{slug} is taken.\n{}",
            self.open_question()
        );
        self.says(Answer::Choose(Pick::Kind(card(slug))))
    }

    /// The seat that is asked keeps this costume of the two drawn.
    #[track_caller]
    pub(crate) fn keeps_costume(&mut self, slug: &str) -> &mut Self {
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
    pub(crate) fn steals(&mut self, slug: &str) -> &mut Self {
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
    pub(crate) fn yields(&mut self, seat: Seat) -> &mut Self {
        self.asked(seat, What::Yield).says(Answer::Yield)
    }

    #[track_caller]
    pub(crate) fn stays(&mut self, seat: Seat) -> &mut Self {
        self.asked(seat, What::Yield).says(Answer::Stay)
    }

    /// The seat that is asked buys the card of that name: from the market, from what was revealed, from the
    /// deck or from another monster, wherever it is offered.
    #[track_caller]
    pub(crate) fn buys(&mut self, slug: &str) -> &mut Self {
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
    pub(crate) fn reveals(&mut self, slug: &str) -> &mut Self {
        assert!(
            matches!(self.state.question().what, What::Reveal { .. }),
            "{slug} is turned over.\n{}",
            self.open_question()
        );
        self.says(Answer::Card(card(slug)))
    }

    #[track_caller]
    pub(crate) fn sweeps(&mut self) -> &mut Self {
        self.says(Answer::Sweep)
    }

    /// Nothing more is bought; nothing to say when nothing could be paid anyway.
    #[track_caller]
    pub(crate) fn buys_no_more(&mut self) -> &mut Self {
        match self.state.question().what {
            What::Buy => self.done(),
            _ => self,
        }
    }

    /// Everybody who is asked passes, until Nature is asked.
    #[track_caller]
    pub(crate) fn all_pass(&mut self) -> &mut Self {
        while let Asked::Seat(_) = self.state.asks() {
            self.done();
        }
        self
    }

    /// Nothing more here.
    #[track_caller]
    pub(crate) fn done(&mut self) -> &mut Self {
        self.says(Answer::Done)
    }

    /// Yes, another turn with fewer dice.
    #[track_caller]
    pub(crate) fn accepts(&mut self) -> &mut Self {
        self.says(Answer::Accept)
    }

    /// A seat plays an Evolution from its hand; until it can, everybody else passes.
    #[track_caller]
    pub(crate) fn evolves(&mut self, seat: Seat, slug: &str) -> &mut Self {
        self.evolves_on(seat, slug, Pick::Nothing)
    }

    /// The same on something.
    #[track_caller]
    pub(crate) fn evolves_on(&mut self, seat: Seat, slug: &str, pick: Pick) -> &mut Self {
        self.passes_until(slug, |table| table.use_of(seat, slug, pick).is_some());
        self.uses_on(seat, slug, pick)
    }

    /// Everybody passes what Evolutions might be played for, until this question comes.
    #[track_caller]
    pub(crate) fn passes_to(&mut self, seat: Seat, what: What) -> &mut Self {
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
    pub(crate) fn passes(&mut self) -> &mut Self {
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
    pub(crate) fn chooses(&mut self, seat: Seat, pick: Pick) -> &mut Self {
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
    pub(crate) fn uses(&mut self, seat: Seat, slug: &str) -> &mut Self {
        self.uses_on(seat, slug, Pick::Nothing)
    }

    /// A seat uses its card on something.
    #[track_caller]
    pub(crate) fn uses_on(&mut self, seat: Seat, slug: &str, pick: Pick) -> &mut Self {
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
    pub(crate) fn use_of(&self, seat: Seat, slug: &str, pick: Pick) -> Option<Use> {
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
    pub(crate) fn may_use(&self, seat: Seat, slug: &str) -> bool {
        let mut offered = self.answers();
        self.state.free_actions(seat, &mut offered);
        offered.into_iter().any(|answer| match answer {
            Answer::Use(used) => used.face == card(slug) && self.state.speaker(answer) == Some(seat),
            _ => false,
        })
    }

    /// The copying card of the one who is asked becomes that card: on purchase or at the start of a turn.
    #[track_caller]
    pub(crate) fn copies(&mut self, slug: &str) -> &mut Self {
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
    pub(crate) fn sells(&mut self, slug: &str) -> &mut Self {
        let key = self.key(slug);
        self.uses_on(self.state.active(), "metamorph", Pick::Card(key))
    }

    /// Everybody says the default to everything until the turn is over; no card is turned over on the way.
    #[track_caller]
    pub(crate) fn finishes_turn(&mut self) -> &mut Self {
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
    pub(crate) fn idles(&mut self, seat: Seat) -> &mut Self {
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
    pub(crate) fn answers(&self) -> Vec<Answer> {
        let mut answers = Vec::new();
        self.state.answers(&mut answers);
        answers
    }

    pub(crate) fn hearts(&self, seat: Seat) -> u8 {
        self.state.player(seat).hearts
    }

    pub(crate) fn stars(&self, seat: Seat) -> u8 {
        self.state.player(seat).stars
    }

    pub(crate) fn energy(&self, seat: Seat) -> u16 {
        self.state.player(seat).energy
    }

    pub(crate) fn poison(&self, seat: Seat) -> u8 {
        self.state.player(seat).poison
    }

    pub(crate) fn shrink(&self, seat: Seat) -> u8 {
        self.state.player(seat).shrink
    }

    pub(crate) fn wickedness(&self, seat: Seat) -> u8 {
        self.state.player(seat).wicked
    }

    pub(crate) fn alive(&self, seat: Seat) -> bool {
        self.state.player(seat).alive
    }

    pub(crate) fn place(&self, seat: Seat) -> Place {
        self.state.player(seat).place
    }

    /// The names of the cards in front of a seat.
    pub(crate) fn cards(&self, seat: Seat) -> Vec<&'static str> {
        self.state.held_by(seat).map(|held| held.card.slug()).collect()
    }

    /// What the copying card acts as.
    #[track_caller]
    pub(crate) fn copied(&self) -> &'static str {
        let mimic = self.held("mimic");
        mimic.face.slug()
    }

    /// A card in play by its printed name.
    #[track_caller]
    pub(crate) fn held(&self, slug: &str) -> Held {
        *self
            .state
            .in_play
            .iter()
            .find(|held| held.card == card(slug))
            .unwrap_or_else(|| panic!("nobody holds {slug}"))
    }

    #[track_caller]
    pub(crate) fn key(&self, slug: &str) -> Key {
        self.held(slug).key
    }

    /// Does this card lie in the discard pile?
    pub(crate) fn discarded(&self, slug: &str) -> bool {
        self.state.discard.count(card(slug).0) > 0
    }

    /// The dice of the turn.
    pub(crate) fn dice(&self) -> Vec<Face> {
        self.state.turn().dice.iter().collect()
    }

    /// Was this told, so far?
    pub(crate) fn heard(&self, of: impl Fn(&Event) -> bool) -> bool {
        self.count(of) > 0
    }

    /// How often was this told, so far?
    pub(crate) fn count(&self, of: impl Fn(&Event) -> bool) -> usize {
        self.told.iter().filter(|(event, _)| of(event)).count()
    }

    /// The open question is this one.
    #[track_caller]
    pub(crate) fn asked(&mut self, seat: Seat, what: What) -> &mut Self {
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
    pub(crate) fn turn_is(&mut self, seat: Seat) -> &mut Self {
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
    pub(crate) fn over(&self, ending: Ending, winners: impl IntoIterator<Item = Seat>) {
        let winners = winners.into_iter().collect();
        let Some(outcome) = self.state.outcome() else {
            panic!("the game is over.\n{}", self.open_question());
        };
        assert_eq!((outcome.ending, outcome.winners), (ending, winners));
        assert_eq!(self.state.asks(), Asked::NoOne);
    }

    /// A sentence about what is asked, for panics.
    pub(crate) fn open_question(&self) -> String {
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
    pub(super) fn check(&self) {
        if self.whole
            && let Err(broken) = self.state.check()
            && !(self.strangers && broken.contains("do not belong to this game"))
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
