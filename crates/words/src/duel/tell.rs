//! A game of Duel told as sentences: [`Teller`] hears its events one after the other and makes lines of the log of them.
//!
//! Events say what changed; a line also says what a player has now, and where a marker has come to. So the teller keeps a
//! tally, from the position in which it begins to listen. A pull is told as far as it goes on undisturbed, not step by step.

use super::say::{Say, Voice, emblem, token};
use crate::{Icon, Line, Names, Tone, Words};
use engine::Seat;
use engine::duel::{
    Answer, CardId, Cause, Choice, Dice, Ending, Event, Face, Outcome, Pick, SWEEP, Source, Space, State,
    Track, What,
};
use engine::parts::DiceMask;

const HEART: Icon = Icon::Picture("tokens/heart.svg");
const WOUND: Icon = Icon::Picture("tokens/heart-empty.svg");
const ENERGY: Icon = Icon::Picture("tokens/energy.svg");
const SHIELD: Icon = Icon::Picture("tokens/shield.svg");
const DISCARD: Icon = Icon::Picture("tokens/discard.svg");
const SKULL: Icon = Icon::Picture("tokens/skull.svg");
const CROWN: Icon = Icon::Picture("tokens/crown.svg");
const CLAW: Icon = Icon::Picture("faces/claw.svg");
const ROLL: Icon = Icon::Picture("ui/roll.svg");
const HOURGLASS: Icon = Icon::Picture("ui/hourglass.svg");
const SWEPT: Icon = Icon::Picture("ui/sweep.svg");
const SWAP: Icon = Icon::Picture("ui/swap.svg");
const DUEL: Icon = Icon::Picture("ui/duel.svg");
const DIE: Icon = Icon::Picture("duel/dice-token.svg");
const POWER: Icon = Icon::Picture("duel/power.svg");

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

/// Tells one game. In another language the same events are told anew by another teller that began where this one did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Teller {
    players: [Tally; 2],
    first: Seat,
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

    /// The lines that an event brings: none, its own, or before it that of a pull which ended or was disturbed here.
    pub fn tell(&mut self, event: &Event, words: &Words, names: &Names) -> Vec<Line> {
        self.note(event);
        let voice = Voice {
            words,
            names,
            first: self.first,
        };
        let mut lines = Vec::new();
        if let Event::Pulled { .. } = event {
            lines.extend(self.pulled(event, voice));
            return lines;
        }
        let striking = self.strike;
        if let Some(line) = self.line(event, voice) {
            lines.extend(self.halt(voice));
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
            lines.extend(self.halt(voice));
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
            lines.extend(self.halt(voice));
        }
        lines
    }

    /// Tells what has been pulled so far. The pull may go on when what disturbed it is over.
    fn halt(&mut self, voice: Voice<'_>) -> Option<Line> {
        let run = self.run.take()?;
        // A pull of another marker may be in between: only the last one that was disturbed is remembered.
        self.halted = (run.left > 0).then_some(run).or(self.halted);
        let place = voice.place("duel-where", run.seat, run.to);
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

    /// What an event other than a pull says.
    fn line(&mut self, event: &Event, voice: Voice<'_>) -> Option<Line> {
        let say = |id: &str| voice.say(id);
        let now = |seat: Seat| &self.players[seat.index()];
        Some(match *event {
            Event::GameStarted => say("duel-log-started").who(Seat(0)).rival(Seat(1)).line(DUEL),
            Event::FirstThrown { seat, dice } => {
                return Some(self.first_thrown(seat, dice, voice));
            }
            Event::FirstPlayer { seat } => say("duel-log-first")
                .who(seat)
                .rival(rival(seat))
                .line(Icon::Monster(voice.names.monster(seat))),
            Event::TurnStarted { seat, number, extra } => {
                let id = if extra {
                    "duel-log-turn-extra"
                } else {
                    "duel-log-turn"
                };
                Line {
                    tone: Tone::Heading,
                    ..say(id)
                        .who(seat)
                        .number("number", number)
                        .line(Icon::Monster(voice.names.monster(seat)))
                }
            }
            Event::ExtraTurnGained { seat, card } => {
                say("duel-log-extra-turn").who(seat).card(card).line(HOURGLASS)
            }
            Event::Awaiting { seat, card } => say("duel-log-awaiting").who(seat).card(card).line(HOURGLASS),

            Event::TokenSpent { seat } => say("duel-log-token-spent")
                .who(seat)
                .now(now(seat).tokens)
                .line(DIE),
            Event::DiceLost { seat, dice, card } => say("duel-log-dice-lost")
                .who(seat)
                .count(dice)
                .card(card)
                .line(emblem(card)),
            Event::Rolled {
                seat,
                dice,
                thrown,
                roll,
            } => if roll == 1 && thrown == dice.all() {
                say("duel-log-roll")
            } else {
                say("duel-log-reroll").count(thrown.count_ones())
            }
            .who(seat)
            .rolled(dice)
            .line(ROLL),
            Event::FaceAdded { seat, face, .. } => {
                say("duel-log-face-added").who(seat).face(face).line(POWER)
            }
            Event::DiceTakenOut { seat, dice, card } => say("duel-log-taken-out")
                .who(seat)
                .several(faces(self.dice, dice))
                .card(card)
                .line(emblem(card)),
            Event::FaceResolved {
                seat,
                face: Face::Claw,
                count,
            } => {
                self.strike = Some((seat, count));
                return None;
            }

            Event::Unhurt { seat, hits, .. } => say("duel-log-unhurt").who(seat).count(hits).line(SHIELD),
            Event::ThrownAgainst { seat, card, dice } => say("duel-log-against")
                .who(seat)
                .card(card)
                .rolled(dice)
                .line(emblem(card)),
            Event::Softened { seat, hits, card } => say("duel-log-softened")
                .who(seat)
                .count(hits)
                .card(card)
                .line(SHIELD),
            Event::Hurt { seat, hearts, by, .. } => {
                self.strike = None;
                self.hurt(seat, by, voice)
                    .who(seat)
                    .rival(rival(seat))
                    .count(hearts)
                    .now(self.players[seat.index()].hearts)
                    .line(WOUND)
            }
            Event::Saved { seat, card } => say("duel-log-saved").who(seat).card(card).line(SHIELD),

            Event::HeartsGained {
                seat,
                hearts,
                by: cause,
            } => say("duel-log-hearts")
                .who(seat)
                .count(hearts)
                .value("by", by(voice, cause))
                .now(now(seat).hearts)
                .line(HEART),
            Event::EnergyGained {
                seat,
                energy,
                by: cause,
            } => match cause {
                Cause::NoPurchase => say("duel-log-no-purchase"),
                _ => say("duel-log-energy").value("by", by(voice, cause)),
            }
            .who(seat)
            .count(energy)
            .now(now(seat).energy)
            .line(ENERGY),
            Event::EnergyPaid {
                seat,
                energy,
                by: Cause::Card(card),
            } => say("duel-log-paid")
                .who(seat)
                .count(energy)
                .card(card)
                .now(now(seat).energy)
                .line(emblem(card)),
            Event::TokensGained {
                seat,
                tokens,
                by: cause,
            } => say("duel-log-tokens")
                .who(seat)
                .count(tokens)
                .value("by", by(voice, cause))
                .now(now(seat).tokens)
                .line(DIE),

            Event::PullStopped {
                seat,
                track,
                buzz,
                lost: lost @ 1..,
            } => {
                self.halted = None;
                say("duel-log-stopped")
                    .who(seat)
                    .marker(track)
                    .count(lost)
                    .line(token(buzz))
            }
            Event::BuzzPlaced { seat, buzz, to, from } => match from {
                Some(from) if from == to => say("duel-log-left"),
                Some(_) if buzz.is_king() => say("duel-log-king-moved"),
                None if buzz.is_king() => say("duel-log-king-placed"),
                Some(_) => say("duel-log-moved"),
                None => say("duel-log-placed"),
            }
            .who(seat)
            .buzz(buzz)
            .track(to.track)
            .value("where", voice.covered(buzz, to))
            .line(token(buzz)),

            Event::CardRevealed { card, .. } => say("duel-log-revealed")
                .card(card)
                .number("cost", card.cost())
                .line(emblem(card)),
            Event::Bought { seat, card, paid, .. } => {
                let shop = self.shop.take();
                match shop {
                    Some(by) => say("duel-log-bought-by").bought(card).card(by),
                    None => say("duel-log-bought").card(card),
                }
                .who(seat)
                .count(paid)
                .now(self.players[seat.index()].energy)
                .line(emblem(card))
            }
            Event::Swept { seat } => say("duel-log-swept")
                .who(seat)
                .count(SWEEP)
                .now(now(seat).energy)
                .line(SWEPT),
            Event::MarketDropped { seat, card, by, .. } => say("duel-log-dropped")
                .who(seat)
                .bought(card)
                .card(by)
                .line(DISCARD),
            Event::CardLost { seat, card } => match self.taken.take().filter(|(taken, _)| *taken == card) {
                Some((_, by)) => say("duel-log-lost-to").rival(rival(seat)).bought(card).card(by),
                None => say("duel-log-lost").card(card),
            }
            .who(seat)
            .line(DISCARD),
            Event::CardsSwapped { seat, given, taken } => {
                self.taken = None;
                say("duel-log-swapped")
                    .who(seat)
                    .rival(rival(seat))
                    .card(given)
                    .bought(taken)
                    .line(SWAP)
            }
            Event::DecisionMade {
                seat,
                what: What::May {
                    by: Source::Card(card),
                },
                answer: Answer::Accept,
                ..
            } => {
                let id = format!("duel-log-may-{}", card.slug());
                if !voice.words.has(&id) {
                    return None;
                }
                say(&id).who(seat).line(emblem(card))
            }

            Event::GameEnded { outcome } => ended(outcome, voice),

            // Said by the events around them.
            Event::DecisionMade { .. }
            | Event::RollFinal { .. }
            | Event::FaceResolved { .. }
            | Event::Triggered { .. }
            | Event::EnergyPaid { .. }
            | Event::Pulled { .. }
            | Event::PullStopped { .. }
            | Event::BonusReached { .. }
            | Event::CardKept { .. } => return None,
        })
    }

    /// A throw for the first turn; when both have thrown before, they were tied.
    fn first_thrown(&mut self, seat: Seat, dice: Dice, voice: Voice<'_>) -> Line {
        let again = std::mem::replace(&mut self.throws, true) && seat == Seat(0);
        let id = if again {
            "duel-log-first-throw-again"
        } else {
            "duel-log-first-throw"
        };
        voice.say(id).who(seat).rolled(dice).line(ROLL)
    }

    /// To what hearts were lost.
    fn hurt<'a>(&self, seat: Seat, by: Cause, voice: Voice<'a>) -> Say<'a> {
        match by {
            Cause::Power(_) => voice.say("duel-log-hurt-power"),
            Cause::Buzz(buzz) => voice.say("duel-log-hurt-buzz").buzz(buzz),
            Cause::Card(card) if self.owner(card) == Some(rival(seat)) => {
                voice.say("duel-log-hurt-card-by").card(card)
            }
            Cause::Card(card) => voice.say("duel-log-hurt-card").card(card),
            Cause::Dice(_) | Cause::NoPurchase => voice.say("duel-log-hurt-claws"),
        }
    }
}

fn ended(outcome: Outcome, voice: Voice<'_>) -> Line {
    let winner = outcome.winner;
    match outcome.ending {
        Ending::Victory(track) => voice
            .say("duel-log-won-victory")
            .marker(track)
            .who(winner)
            .line(CROWN),
        Ending::Spotlight => voice.say("duel-log-won-spotlight").who(winner).line(CROWN),
        Ending::Knockout => voice
            .say("duel-log-won-knockout")
            .rival(rival(winner))
            .who(winner)
            .line(SKULL),
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
