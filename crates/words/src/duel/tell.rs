//! A game of Duel told as sentences: [`Teller`] hears its events one after the other and makes lines of the
//! log of them.
//!
//! Events say what changed; a line also says what a player has now, and where a marker has come to. So the
//! teller keeps a tally, from the position in which it begins to listen. A pull is told as far as it goes on
//! undisturbed, not step by step. `lines` words the events one by one.

mod lines;

use super::say::Voice;
use crate::{Icon, Line, Names, Words};
use engine::Seat;
use engine::duel::{
    Answer, CardId, Cause, Choice, Dice, Event, Face, Pick, Placings, SWEEP, Source, Space, State, Track,
    What,
};
use engine::parts::DiceMask;

const CLAW: Icon = Icon::Picture("faces/claw.svg");

/// What a player has, and what is in front of it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Tally {
    hearts: u8,
    energy: u16,
    tokens: u8,
    cards: Vec<CardId>,
}

/// Steps of one pull that have not been told yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Run {
    seat: Seat,
    track: Track,
    by: Cause,
    steps: u8,
    to: Space,
    /// Steps that are still to come.
    left: u8,
    /// Steps of the same pull have been told before.
    further: bool,
}

/// Tells one game. In another language the same events are told anew by another teller that began where this
/// one did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Teller {
    players: [Tally; 2],
    first: Seat,
    /// Where the Buzz tokens lie.
    buzz: Placings,
    /// The dice as they were thrown last.
    dice: Dice,
    /// Somebody has thrown for the first turn.
    throws: bool,
    /// A pull that has begun.
    run: Option<Run>,
    /// A pull that was disturbed and may go on.
    halted: Option<Run>,
    /// Claws that are about to strike.
    strike: Option<(Seat, u8)>,
    /// The card whose purchase is being resolved, and the buyer.
    bought: Option<(Seat, CardId)>,
    /// The card that lets buy now.
    shop: Option<CardId>,
    /// A card that its owner is about to lose to somebody else's.
    taken: Option<(CardId, CardId)>,
}

impl Teller {
    /// Listens from this position on.
    #[must_use]
    pub fn new(start: &State) -> Self {
        let tally = |seat| {
            let player = start.player(seat);
            Tally {
                hearts: player.health,
                energy: player.energy,
                tokens: player.tokens,
                cards: player.kept.to_vec(),
            }
        };
        Self {
            players: [tally(Seat(0)), tally(Seat(1))],
            first: start.first(),
            buzz: *start.placings(),
            dice: start.turn().dice,
            throws: false,
            run: None,
            halted: None,
            strike: None,
            bought: None,
            shop: None,
            taken: None,
        }
    }

    /// The lines that an event brings: none, its own, or before it that of a pull which ended or was
    /// disturbed here.
    pub fn tell(&mut self, event: &Event, words: &Words, names: &Names) -> Vec<Line> {
        self.note(event);
        let voice = Voice {
            words,
            names,
            first: self.first,
            buzz: self.buzz,
        };
        let mut lines = Vec::new();
        if let Event::Pulled { .. } = event {
            lines.extend(self.pulled(event, voice));
            return lines;
        }
        let striking = self.strike;
        if let Some(line) = self.line(event, voice) {
            lines.extend(self.word_pull(voice));
            // Claws are told by what they did, unless something comes between.
            if striking.is_some() && self.strike.take().is_some() {
                lines.extend(
                    striking
                        .map(|(seat, count)| voice.say("duel-log-strike").who(seat).count(count).line(CLAW)),
                );
            }
            lines.push(line);
        }
        lines
    }

    /// Keeps the tally.
    fn note(&mut self, event: &Event) {
        match *event {
            Event::FirstPlayer { seat } => {
                self.first = seat;
                self.players[seat.index()].energy = 0;
                self.players[rival(seat).index()].energy = 1;
            }
            Event::TurnStarted { .. } => {
                self.bought = None;
                self.halted = None;
            }
            Event::TokenSpent { seat } => self.players[seat.index()].tokens -= 1,
            Event::Rolled { dice, .. } => self.dice = dice,
            Event::Hurt { seat, hearts, .. } => self.players[seat.index()].hearts -= hearts,
            Event::Saved { seat, .. } => self.players[seat.index()].hearts = 1,
            Event::HeartsGained { seat, hearts, .. } => self.players[seat.index()].hearts += hearts,
            Event::EnergyGained { seat, energy, .. } => {
                let now = &mut self.players[seat.index()].energy;
                *now = now.saturating_add(energy.into());
            }
            Event::EnergyPaid { seat, energy, .. } => self.pay(seat, energy.into()),
            Event::Swept { seat } => self.pay(seat, SWEEP),
            Event::Bought { seat, card, paid, .. } => {
                self.pay(seat, paid.into());
                self.bought = Some((seat, card));
            }
            Event::TokensGained { seat, tokens, .. } => self.players[seat.index()].tokens += tokens,
            Event::BuzzPlaced { buzz, to, .. } => self.buzz[buzz.index()] = Some(to),
            Event::CardKept { seat, card } => self.players[seat.index()].cards.push(card),
            Event::CardLost { seat, card } => self.players[seat.index()].cards.retain(|kept| *kept != card),
            Event::CardsSwapped { seat, given, taken } => {
                for (owner, gone, come) in [(seat, given, taken), (rival(seat), taken, given)] {
                    let cards = &mut self.players[owner.index()].cards;
                    cards.retain(|kept| *kept != gone);
                    cards.push(come);
                }
            }
            Event::DecisionMade { what, answer, .. } => match (what, answer) {
                (What::Shop { by, .. }, Answer::Buy(_)) => self.shop = Some(by),
                (
                    What::Choose {
                        by: Source::Card(by),
                        of: Choice::RivalsKeep,
                        ..
                    },
                    Answer::Choose(Pick::Card(card)),
                ) => self.taken = Some((card, by)),
                _ => {}
            },
            _ => {}
        }
    }

    fn pay(&mut self, seat: Seat, energy: u16) {
        let now = &mut self.players[seat.index()].energy;
        *now = now.saturating_sub(energy);
    }

    /// Whose card it is that acts: the one in whose play it is, or the buyer of one that is being resolved.
    fn owner(&self, card: CardId) -> Option<Seat> {
        [Seat(0), Seat(1)]
            .into_iter()
            .find(|seat| self.players[seat.index()].cards.contains(&card))
            .or(self
                .bought
                .filter(|(_, bought)| *bought == card)
                .map(|(seat, _)| seat))
    }

    /// A step of a pull: told with those before it when it is the last one.
    fn pulled(&mut self, event: &Event, voice: Voice<'_>) -> Vec<Line> {
        let Event::Pulled {
            seat,
            track,
            to,
            left,
            by,
            ..
        } = *event
        else {
            return Vec::new();
        };
        let mut lines = Vec::new();
        let follows = |run: &Run| (run.seat, run.track, run.by, run.left) == (seat, track, by, left + 1);
        if !self.run.is_some_and(|run| follows(&run)) {
            lines.extend(self.word_pull(voice));
        }
        let halted = self.halted.take_if(|run| follows(run));
        let run = self.run.get_or_insert(Run {
            seat,
            track,
            by,
            steps: 0,
            to,
            left,
            further: halted.is_some(),
        });
        (run.steps, run.to, run.left) = (run.steps + 1, to, left);
        if left == 0 {
            lines.extend(self.word_pull(voice));
        }
        lines
    }

    /// Tells what has been pulled so far. The pull may go on when what disturbed it is over.
    fn word_pull(&mut self, voice: Voice<'_>) -> Option<Line> {
        let run = self.run.take()?;
        // A pull of another marker may be in between: only the last one that was disturbed is remembered.
        self.halted = (run.left > 0).then_some(run).or(self.halted);
        let place = voice.place("duel-where", run.seat, run.track, run.to);
        let sentence = if run.further {
            voice.say("duel-log-pulled-on")
        } else {
            voice.say("duel-log-pulled").value("by", by(voice, run.by))
        };
        let icon = match run.track {
            Track::Fame => Icon::Picture("duel/marker-fame.svg"),
            Track::Destruction => Icon::Picture("duel/marker-destruction.svg"),
        };
        Some(
            sentence
                .who(run.seat)
                .marker(run.track)
                .count(run.steps)
                .value("where", place)
                .line(icon),
        )
    }
}

/// Whence something comes: “with the dice”, “from the Cat token”.
fn by(voice: Voice<'_>, cause: Cause) -> String {
    match cause {
        Cause::Card(card) => voice.say("duel-by-card").card(card),
        Cause::Power(_) => voice.say("duel-by-power"),
        Cause::Buzz(buzz) => voice.say("duel-by-buzz").buzz(buzz),
        Cause::Dice(_) | Cause::NoPurchase => voice.say("duel-by-dice"),
    }
    .text()
}

/// What these dice show.
pub(super) fn faces(dice: Dice, which: DiceMask) -> impl Iterator<Item = Face> {
    (0..dice.len())
        .filter(move |die| which & 1 << die != 0)
        .map(move |die| dice.get(die))
}

const fn rival(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

#[cfg(test)]
impl Teller {
    /// Is the tally what everybody has in this position?
    pub(super) fn agrees_with(&self, state: &State) -> bool {
        let mut now = Self::new(state);
        now.first = self.first;
        now.players == self.players
    }
}
