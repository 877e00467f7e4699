//! What has happened since the last turn of whoever is asked, the most important first: what they lost, where the
//! markers went, what the rival lost, bought and gained.

use engine::Seat;
use engine::duel::{Buzz, CardId, Event, Space, State, Track};
use words::duel::{buzz_name, marked_card, marker};
use words::{Names, Words, fl};

/// What has happened. Numbers of players are by seat, and lists have the last one first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Recap {
    /// Hearts that were lost, and those that were gained.
    lost: [u8; 2],
    healed: [u8; 2],
    /// Last hearts that a card has saved.
    kept: [u8; 2],
    /// Energy that was gained, without what was paid for something other than cards.
    energy: [i16; 2],
    /// Dice tokens that were gained, without those that were spent.
    tokens: [i8; 2],
    /// Where each marker stood before it was pulled.
    before: [Option<Space>; 2],
    /// What was bought.
    bought: Vec<CardId>,
    /// Buzz tokens that were placed, or moved.
    laid: Vec<(Buzz, bool)>,
    /// Cards in play that are gone, and whose they were.
    gone: Vec<(Seat, CardId)>,
    /// Who swapped which card for which.
    swapped: Vec<(Seat, [CardId; 2])>,
    /// Cards that take dice away.
    awaits: Vec<CardId>,
    /// Cards for sale that were discarded.
    dropped: Vec<CardId>,
    /// All cards for sale were replaced.
    swept: bool,
}

/// What `seat` has to be told before its first answer of this turn, from the events told so far, the last one
/// first; `None` when it has answered already, or when nobody else has had a turn.
pub(super) fn recap<'a>(state: &State, seat: Seat, told: impl Iterator<Item = &'a Event>) -> Option<Recap> {
    if state.active() != seat {
        return None;
    }
    let mut recap = Recap::default();
    // Of the turn that is being gone through backwards, until it is known whose it was.
    let mut turn = Vec::new();
    let (mut begun, mut others) = (false, false);
    for event in told {
        match *event {
            Event::TurnStarted { seat: of, .. } if of == seat => {
                if begun {
                    break;
                }
                begun = true;
                // What one's own turn began with.
                turn.drain(..).for_each(|event| recap.hear(seat, event));
            }
            Event::DecisionMade {
                seat: of, automatic, ..
            } if !begun && of == seat && !automatic => return None,
            Event::TurnStarted { .. } => {
                others = true;
                turn.drain(..).for_each(|event| recap.hear(seat, event));
            }
            _ => turn.push(event),
        }
    }
    (others && recap != Recap::default()).then_some(recap)
}

impl Recap {
    fn hear(&mut self, own: Seat, event: &Event) {
        match *event {
            Event::Hurt { seat, hearts, .. } => self.lost[seat.index()] += hearts,
            // The last heart stays; backwards, that comes first.
            Event::Saved { seat, .. } => self.kept[seat.index()] += 1,
            Event::HeartsGained { seat, hearts, .. } => self.healed[seat.index()] += hearts,
            Event::EnergyGained { seat, energy, .. } => self.energy[seat.index()] += i16::from(energy),
            Event::EnergyPaid { seat, energy, .. } => self.energy[seat.index()] -= i16::from(energy),
            Event::TokensGained { seat, tokens, .. } => self.tokens[seat.index()] += tokens as i8,
            Event::TokenSpent { seat } => self.tokens[seat.index()] -= 1,
            Event::Pulled { track, from, .. } => self.before[track.index()] = Some(from),
            Event::Bought { card, .. } => self.bought.push(card),
            // One that is left where it lies has not moved.
            Event::BuzzPlaced { buzz, to, from, .. } if from != Some(to) => {
                self.laid.push((buzz, from.is_some()));
            }
            Event::CardLost { seat, card } => self.gone.push((seat, card)),
            Event::CardsSwapped { seat, given, taken } => self.swapped.push((seat, [given, taken])),
            Event::Awaiting { seat, card } if seat == own => self.awaits.push(card),
            Event::MarketDropped { card, .. } => self.dropped.push(card),
            Event::Swept { .. } => self.swept = true,
            _ => {}
        }
    }

    /// It as short sentences, the most important first, names marked for the log.
    pub(super) fn sentences(&self, state: &State, own: Seat, words: &Words, names: &Names) -> Vec<String> {
        let mut said = Vec::new();
        let rival = state.rival(own);
        let [lost, taken] = [own, rival].map(|seat| {
            let nth = seat.index();
            self.lost[nth].saturating_sub(self.kept[nth])
        });
        if lost > 0 {
            said.push(fl!(words, "recap-lost", count = lost));
        }
        let tracks = Track::ALL.into_iter();
        said.extend(tracks.filter_map(|track| self.marched(track, state, own, words, names)));
        let all_of = |what: Vec<String>| {
            let what = what.join(", ");
            (!what.is_empty()).then(|| fl!(words, "recap-of", name = names.marked(rival), what = what))
        };
        if taken > 0 {
            let mut what = vec![fl!(words, "recap-lost", count = taken)];
            what.extend(self.changed(rival, words));
            said.extend(all_of(what));
        }
        said.extend(self.cards_in_play(own, words, names));
        let card = |card: &CardId| ("card", marked_card(words, *card).into());
        let name = || ("name", names.marked(rival).into());
        let bought = self.bought.iter().rev();
        said.extend(bought.map(|bought| words.text_with("recap-bought", &[name(), card(bought)])));
        for (buzz, moved) in self.laid.iter().rev() {
            let id = match (buzz.is_king(), moved) {
                (true, false) => "duel-recap-laid-king",
                (true, true) => "duel-recap-moved-king",
                (false, false) => "duel-recap-laid",
                (false, true) => "duel-recap-moved",
            };
            let buzz = ("buzz", buzz_name(words, *buzz).into());
            let laid = words.text_with(id, &[name(), buzz]);
            if !said.contains(&laid) {
                said.push(laid);
            }
        }
        said.extend(self.changed(own, words));
        if taken == 0 {
            said.extend(all_of(self.changed(rival, words)));
        }
        let dropped = self.dropped.iter().rev();
        said.extend(dropped.map(|dropped| words.text_with("duel-recap-dropped", &[name(), card(dropped)])));
        said.extend(self.swept.then(|| words.text_with("recap-swept", &[name()])));
        said
    }

    /// Where a marker has come to, if it stands elsewhere.
    fn marched(
        &self,
        track: Track,
        state: &State,
        own: Seat,
        words: &Words,
        names: &Names,
    ) -> Option<String> {
        let before = self.before[track.index()]?;
        let steps = (before.halves() - state.marker(track).halves()) * state.side(own);
        let count = u32::from(steps.unsigned_abs().div_ceil(2));
        let mut values = vec![("marker", marker(words, track).into()), ("count", count.into())];
        match steps {
            0 => None,
            1.. => {
                values.push(("name", names.marked(state.rival(own)).into()));
                Some(words.text_with("duel-recap-pulled", &values))
            }
            _ => Some(words.text_with("duel-recap-pulled-to-you", &values)),
        }
    }

    /// What else a player has gained and spent, without a name.
    fn changed(&self, seat: Seat, words: &Words) -> Vec<String> {
        let nth = seat.index();
        let [energy, tokens] = [self.energy[nth], self.tokens[nth].into()];
        [
            (i16::from(self.healed[nth]), "play-effect-heal", "recap-lost"),
            (energy, "play-effect-energy", "recap-lost-energy"),
            (tokens, "duel-recap-tokens", "duel-recap-tokens-spent"),
        ]
        .into_iter()
        .filter_map(|(by, up, down)| words.change(by, up, down))
        .collect()
    }

    /// Cards in play that have come, gone or wait for one's own dice.
    fn cards_in_play(&self, own: Seat, words: &Words, names: &Names) -> Vec<String> {
        let card = |card: CardId| marked_card(words, card).into();
        let mut said = Vec::new();
        for (seat, gone) in self.gone.iter().rev() {
            let values = [("card", card(*gone)), ("name", names.marked(*seat).into())];
            let id = if *seat == own {
                "recap-gone"
            } else {
                "recap-gone-of"
            };
            said.push(words.text_with(id, &values));
        }
        for (seat, [given, taken]) in self.swapped.iter().rev() {
            let id = if *seat == own {
                "duel-recap-swapped-you"
            } else {
                "duel-recap-swapped"
            };
            let name = ("name", names.marked(*seat).into());
            let values = [("card", card(*given)), ("taken", card(*taken)), name];
            said.push(words.text_with(id, &values));
        }
        let awaits = self.awaits.iter().rev();
        said.extend(awaits.map(|of| words.text_with("duel-recap-awaits", &[("card", card(*of))])));
        said
    }
}
