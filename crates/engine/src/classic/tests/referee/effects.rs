//! A second telling of the rules for the games in which boxes meet: whoever hears every event of a game and
//! knows the book, not the engine, says what everybody has afterwards.

mod deaths;
mod dice;
mod dues;
mod facts;
mod harm;
mod ledger;
mod losses;
mod mixes;
mod payments;
mod tables;
mod turns;

use self::dues::Due;
use self::harm::{Packet, Smash};
use crate::classic::{Answer, CardId, Cause, Event, Face, Key, State};
use crate::{Game, Seat, Seats};
use std::collections::BTreeSet;

/// Something that the book does not allow.
#[derive(Debug)]
pub(super) struct Objection {
    /// The rule that was broken.
    pub rule: &'static str,
    pub text: String,
}

/// What the judge notes down during a game.
#[derive(Debug, Default)]
pub(super) struct Judge {
    pub objections: Vec<Objection>,
    /// The lines of the tables that have come up.
    pub seen: BTreeSet<(&'static str, &'static str)>,
    turn: Notes,
    /// What is due.
    dues: Vec<Due>,
    /// The payment just made: of what, by whom, to whom, how much.
    payment: Option<(facts::Good, Seat, Seat, i32)>,
    /// The price just paid: by whom, how much.
    price: Option<(Seat, i32)>,
    /// Who has won, if it survives the turn.
    crowned: Seats,
    /// Who holds the Golden Scarab.
    holder: Option<Seat>,
    /// What has left play since the last answer.
    left: Vec<(Key, CardId)>,
    /// What has been told in this turn.
    told: Vec<Event>,
    deaths: deaths::Deaths,
    order: turns::Order,
}

/// What the judge notes down during a turn.
#[derive(Debug, Default)]
struct Notes {
    started_inside: bool,
    /// Hearts gained and lost, and energy gained, by seat.
    healed: [i32; 6],
    hurt: [i32; 6],
    charged: [i32; 6],
    /// Hearts lost through the active monster.
    taken: [i32; 6],
    steeled: Seats,
    /// Stars that Nurture the Young has taken.
    robbed: i32,
    /// Energy that lay on Bamboo Supply.
    bamboo: u8,
    /// Claws that others have added.
    cheers: u8,
    /// The dice are fixed.
    fixed: bool,
    /// The active monster sleeps in Hibernation then.
    asleep: bool,
    /// Claws of R0: before tiles, with them; those that come later.
    claws_of_cards: u8,
    claws: u8,
    late: u8,
    resolved: Vec<Face>,
    tides: u8,
    /// Hearts that heal the roller.
    heal: u8,
    wicked: u8,
    floor: Option<u8>,
    cultists: Vec<Face>,
    evolution: bool,
    drawn: bool,
    /// Complete Destruction, Panda Express and Boogie Dance may pay or not.
    unsettled: bool,
    /// Three 2s for Funny Looking But Dangerous.
    funny: bool,
    /// Faces that False Blessing costs, with void ones and without.
    toll: Option<(u8, u8)>,
    skull: bool,
    rage: bool,
    /// The active monster has been at 0 hearts.
    fell: bool,
    skipped: bool,
    smash: Option<Smash>,
    packets: Vec<Packet>,
    shielded: Seats,
    boasted: u8,
    /// Breath of Doom: who breathes on whom, and whether it has.
    breath: Option<(Seat, Vec<Seat>, bool)>,
    /// Energy of others paid to Electric Carrot, by seat.
    carrots: [u8; 6],
    struck_back: bool,
    /// Monsters that have cost others hearts; the active one has cost anybody some, wounded somebody.
    culprits: Seats,
    bloody: bool,
    wounded: bool,
    wounded_inside: bool,
    poisoned: bool,
    /// How often Play with your Food has asked.
    played_with: u8,
    frozen: Option<u8>,
    rolled: bool,
    more_rolls: u8,
    played: Vec<&'static str>,
}

impl Judge {
    /// Says no.
    fn objects(&mut self, rule: &'static str, text: String) {
        self.objections.push(Objection { rule, text });
    }

    /// Says no unless it is so.
    fn expect(&mut self, right: bool, rule: &'static str, text: impl FnOnce() -> String) {
        if !right {
            self.objects(rule, text());
        }
    }

    /// `was` is the position right before the event, `is` the one right after it.
    fn judges(&mut self, event: Event, was: &State, is: &State) {
        self.holder = is.scarab();
        self.crowned = is.all_seats().filter(|seat| is.player(*seat).crowned).collect();
        for held in was.in_play() {
            if is.held(held.key).is_none() {
                self.left.push((held.key, held.face));
            }
        }
        self.nothing_else_changes(event, was, is);
        self.payments_arrive(event, was);
        self.of_turns(event, was, is);
        self.of_deaths(event, was, is);
        self.of_dice(event, was, is);
        self.of_harm(event, was, is);
        self.entry(event, was, is);
        self.forget_what_has_no_room(is);
        if let Event::EnergyChanged {
            seat,
            delta,
            cause: Cause::Price(_),
            ..
        } = event
        {
            self.price = Some((seat, -i32::from(delta)));
        }
        if matches!(event, Event::TurnStarted { .. }) {
            self.told.clear();
        }
        self.told.push(event);
    }

    /// Numbers, places and tokens change only in the event that says so.
    fn nothing_else_changes(&mut self, event: Event, was: &State, is: &State) {
        for seat in is.all_seats() {
            let (a, b) = (was.player(seat), is.player(seat));
            if a == b {
                continue;
            }
            let of = |other: Seat| other == seat;
            let (stars, energy, hearts, place, poison, shrink, wicked) = match event {
                Event::StarsChanged { seat, .. } => (of(seat), false, false, false, false, false, false),
                Event::EnergyChanged { seat, .. } => (false, of(seat), false, false, false, false, false),
                Event::LifeGained { seat, .. }
                | Event::CapChanged { seat, .. }
                | Event::Reborn { seat, .. } => (false, false, of(seat), false, false, false, false),
                Event::LifeLost { victim, .. } => (false, false, of(victim), false, false, false, false),
                Event::EnteredTokyo { seat, .. }
                | Event::LeftTokyo { seat, .. }
                | Event::MovedBayToCity { seat } => (false, false, false, of(seat), false, false, false),
                Event::PoisonChanged { seat, .. } => (false, false, false, false, of(seat), false, false),
                Event::ShrinkChanged { seat, .. } => (false, false, false, false, false, of(seat), false),
                Event::WickednessChanged { seat, .. } => (false, false, false, false, false, false, of(seat)),
                _ => Default::default(),
            };
            // Whoever leaves the game loses its tokens without a word.
            let gone = a.alive && !b.alive;
            let silent = (a.stars != b.stars && !stars)
                || (a.energy != b.energy && !energy)
                || (a.hearts != b.hearts && !hearts && !gone)
                || (a.place != b.place && !place)
                || (a.poison != b.poison && !poison && !gone)
                || (a.shrink != b.shrink && !shrink && !gone)
                || (a.wicked != b.wicked && !wicked && !gone);
            self.expect(!silent, "nothing changes silently", || {
                format!("{seat:?} at {event:?}: {a:?} became {b:?}")
            });
        }
    }

    /// Hears what comes of an answer.
    /// The judge comes to a table where a turn is being played.
    pub(super) fn joins(&mut self, state: &State) {
        self.turn.started_inside = state.in_tokyo(state.active());
        self.order.joins(state.active());
        self.take_in(&state.hits);
        let tally = state.tally();
        self.turn.bloody = !state.turn().harmed[state.active().index()].is_empty();
        self.turn.culprits = state
            .all_seats()
            .filter(|seat| !state.turn().harmed[seat.index()].is_empty())
            .collect();
        self.turn.healed = tally.healed.map(i32::from);
        self.turn.hurt = tally.lost.map(i32::from);
        for seat in state.turn().lost {
            self.turn.hurt[seat.index()] = self.turn.hurt[seat.index()].max(1);
        }
        self.turn.charged = tally.energy.map(i32::from);
        self.turn.taken = tally.taken.map(i32::from);
    }

    pub(super) fn follows(&mut self, before: &State, after: &State, answer: Answer) {
        let (mut again, mut was) = (*before, *before);
        self.left.clear();
        self.deaths.begin();
        again
            .apply_telling(answer, &mut |event, is| {
                self.judges(event, &was, is);
                was = *is;
            })
            .expect("it was legal");
        for seat in after.all_seats() {
            let (a, b) = (was.player(seat), after.player(seat));
            let same = !b.alive
                || (a.stars, a.energy, a.place, a.poison) == (b.stars, b.energy, b.place, b.poison)
                    && (a.hearts.min(facts::cap(after, seat)) == b.hearts || a.hearts == b.hearts);
            self.expect(same, "nothing changes silently", || format!("{a:?} became {b:?}"));
        }
        if after.outcome().is_none() {
            self.after_answer(after);
        }
    }
}
