//! The sentence of each event of Duel, by family.

use super::super::say::{Say, Voice, emblem, token};
use super::{Teller, by, faces, rival};
use crate::{Icon, Line, Tone};
use engine::Seat;
use engine::duel::{Answer, Cause, Dice, Ending, Event, Face, Outcome, SWEEP, Source, What};

const HEART: Icon = Icon::Picture("tokens/heart.svg");
const WOUND: Icon = Icon::Picture("tokens/heart-empty.svg");
const ENERGY: Icon = Icon::Picture("tokens/energy.svg");
const SHIELD: Icon = Icon::Picture("tokens/shield.svg");
const DISCARD: Icon = Icon::Picture("tokens/discard.svg");
const SKULL: Icon = Icon::Picture("tokens/skull.svg");
const CROWN: Icon = Icon::Picture("tokens/crown.svg");
const ROLL: Icon = Icon::Picture("ui/roll.svg");
const HOURGLASS: Icon = Icon::Picture("ui/hourglass.svg");
const SWEPT: Icon = Icon::Picture("ui/sweep.svg");
const SWAP: Icon = Icon::Picture("ui/swap.svg");
const DUEL: Icon = Icon::Picture("ui/duel.svg");
const DIE: Icon = Icon::Picture("duel/dice-token.svg");
const POWER: Icon = Icon::Picture("duel/power.svg");

/// Dice that a player can lose: a card may ask for more than there are.
const REGULAR_DICE: u8 = 6;

impl Teller {
    /// What an event other than a pull says. A new event does not compile until it has a family here; the
    /// last arm of a family is for events of the others, and for those that say nothing by themselves.
    pub(super) fn line(&mut self, event: &Event, voice: Voice<'_>) -> Option<Line> {
        match *event {
            event @ (Event::GameStarted
            | Event::FirstThrown { .. }
            | Event::FirstPlayer { .. }
            | Event::TurnStarted { .. }
            | Event::ExtraTurnGained { .. }
            | Event::Awaiting { .. }
            | Event::GameEnded { .. }) => self.turns(event, voice),
            event @ (Event::TokenSpent { .. }
            | Event::DiceLost { .. }
            | Event::Rolled { .. }
            | Event::FaceAdded { .. }
            | Event::DiceTakenOut { .. }
            | Event::FaceResolved { .. }
            | Event::ThrownAgainst { .. }) => self.dice(event, voice),
            event @ (Event::Unhurt { .. }
            | Event::Softened { .. }
            | Event::Hurt { .. }
            | Event::Saved { .. }) => self.harm(event, voice),
            event @ (Event::HeartsGained { .. }
            | Event::EnergyGained { .. }
            | Event::EnergyPaid { .. }
            | Event::TokensGained { .. }) => self.gains(event, voice),
            event @ (Event::PullStopped { .. } | Event::BuzzPlaced { .. }) => self.tracks(event, voice),
            event @ (Event::CardRevealed { .. }
            | Event::Bought { .. }
            | Event::Swept { .. }
            | Event::MarketDropped { .. }
            | Event::CardLost { .. }
            | Event::CardsSwapped { .. }
            | Event::DecisionMade { .. }) => self.market(event, voice),
            // Said by the events around them.
            Event::RollFinal { .. }
            | Event::Triggered { .. }
            | Event::Pulled { .. }
            | Event::BonusReached { .. }
            | Event::CardKept { .. } => None,
        }
    }

    /// The game begins and ends, a turn begins.
    fn turns(&mut self, event: Event, voice: Voice<'_>) -> Option<Line> {
        let say = |id: &str| voice.say(id);
        Some(match event {
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
            Event::GameEnded { outcome } => ended(outcome, voice),
            _ => return None,
        })
    }

    /// What the dice do, and those that are lost or added.
    fn dice(&mut self, event: Event, voice: Voice<'_>) -> Option<Line> {
        let say = |id: &str| voice.say(id);
        let now = |seat: Seat| &self.players[seat.index()];
        Some(match event {
            Event::TokenSpent { seat } => say("duel-log-token-spent")
                .who(seat)
                .now(now(seat).tokens)
                .line(DIE),
            Event::DiceLost { seat, dice, card } => say("duel-log-dice-lost")
                .who(seat)
                .count(dice.min(REGULAR_DICE))
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
                .count(dice.count_ones())
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
            Event::ThrownAgainst { seat, card, dice } => say("duel-log-against")
                .who(seat)
                .card(card)
                .rolled(dice)
                .line(emblem(card)),
            _ => return None,
        })
    }

    /// What becomes of a hit.
    fn harm(&mut self, event: Event, voice: Voice<'_>) -> Option<Line> {
        let say = |id: &str| voice.say(id);
        Some(match event {
            Event::Unhurt { seat, hits, .. } => say("duel-log-unhurt").who(seat).count(hits).line(SHIELD),
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
            _ => return None,
        })
    }

    /// Hearts, energy and dice tokens that come and go.
    fn gains(&self, event: Event, voice: Voice<'_>) -> Option<Line> {
        let say = |id: &str| voice.say(id);
        let now = |seat: Seat| &self.players[seat.index()];
        Some(match event {
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
                Cause::Dice(_) | Cause::Card(_) | Cause::Power(_) | Cause::Buzz(_) => {
                    say("duel-log-energy").value("by", by(voice, cause))
                }
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
            _ => return None,
        })
    }

    /// What Buzz tokens do on the tracks. Pulls are told by [`Teller::tell`].
    fn tracks(&mut self, event: Event, voice: Voice<'_>) -> Option<Line> {
        let say = |id: &str| voice.say(id);
        Some(match event {
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
            _ => return None,
        })
    }

    /// Cards on sale, bought, used and lost.
    fn market(&mut self, event: Event, voice: Voice<'_>) -> Option<Line> {
        let say = |id: &str| voice.say(id);
        let now = |seat: Seat| &self.players[seat.index()];
        Some(match event {
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
            _ => return None,
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
