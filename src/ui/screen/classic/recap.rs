//! What has happened since the last turn of whoever is asked, the most important first: what they lost, who holds
//! Tokyo, who is near to winning, what was bought.

use engine::classic::{CardId, Cause, Event, HitKind, LeaveReason, Piece, Place, State};
use engine::{Seat, Seats};
use words::classic::card_name;
use words::{Names, Words, fl, line};

/// So many stars are near to winning.
const NEAR: u8 = 15;
/// So many stars at once are told before cards.
const MANY: i16 = 3;

/// What has happened.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Recap {
    /// Hearts that were lost, and by whom; nobody for tokens, curses and one's own cards.
    lost: Vec<(Option<Seat>, u8)>,
    /// What took those that nobody took, if it was one card alone.
    by_card: Option<CardId>,
    /// Stars and energy that were lost, other than by paying.
    lost_stars: u16,
    lost_energy: u16,
    /// Tokens that came.
    poison: u8,
    shrink: u8,
    /// The most hearts that one can have now, where that is fewer.
    cap: Option<u8>,
    /// One was driven out of Tokyo.
    driven_out: bool,
    /// What else has changed for each seat; of one's own only what was gained.
    changed: [Changed; 6],
    /// Who has come into Tokyo.
    entered: Seats,
    /// Who has left it.
    left: Seats,
    /// Who has fallen.
    fallen: Seats,
    /// Who would have, and came back with so many hearts.
    reborn: Vec<(Seat, u8)>,
    /// What was bought, and by whom.
    bought: Vec<(Seat, CardId)>,
    /// Evolutions that were played, and by whom.
    played: Vec<(Seat, CardId)>,
    /// What came to somebody otherwise, and what somebody has no more.
    came: Vec<(Seat, CardId)>,
    gone: Vec<(Seat, CardId)>,
    /// Who has replaced the cards for sale.
    swept: Seats,
    /// The curse that rules now, if it is a new one.
    curse: Option<CardId>,
}

/// What has changed on the board of a seat; negative where it is less.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Changed {
    /// Hearts that were lost.
    hurt: i16,
    /// Hearts that were gained.
    healed: i16,
    stars: i16,
    /// Energy, what was paid for cards for sale left out.
    energy: i16,
    wicked: i16,
    poison: i16,
    shrink: i16,
}

impl Changed {
    /// It as pieces of a sentence.
    fn told(self, words: &Words) -> Vec<String> {
        [
            (-self.hurt, "", "play-loss-hearts"),
            (self.healed, "play-effect-heal", ""),
            (self.stars, "play-effect-stars", "play-loss-stars"),
            (self.energy, "play-effect-energy", "play-loss-energy"),
            (self.wicked, "play-effect-only-wicked", "play-loss-wicked"),
            (self.poison, "recap-poison", "recap-poison-less"),
            (self.shrink, "recap-shrink", "recap-shrink-less"),
        ]
        .into_iter()
        .filter_map(|(by, more, less)| words.change(by, more, less))
        .collect()
    }
}

/// What `seat` has to be told before its first answer of this turn, from the events told so far, the last one
/// first; `None` when it has answered already, or when nobody else has had a turn.
pub(super) fn recap<'a>(state: &State, seat: Seat, told: impl Iterator<Item = &'a Event>) -> Option<Recap> {
    let own = state.active() == seat;
    let mut recap = Recap::default();
    let (mut begun, mut others) = (!own, false);
    // What has happened since the turn before the one at hand began: the turn that turns out to be one's own is not told.
    let mut turn = Vec::new();
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
            // On one's own turn it is told until the first answer.
            Event::DecisionMade {
                seat: of, automatic, ..
            } if own && !begun && of == seat && !automatic => return None,
            Event::TurnStarted { .. } => {
                others = true;
                turn.drain(..).for_each(|event| recap.hear(seat, event));
            }
            _ => turn.push(event),
        }
    }
    recap.lost.reverse();
    for cards in [
        &mut recap.bought,
        &mut recap.played,
        &mut recap.came,
        &mut recap.gone,
    ] {
        cards.reverse();
    }
    (others && recap != Recap::default()).then_some(recap)
}

impl Recap {
    fn hear(&mut self, own: Seat, event: &Event) {
        match *event {
            Event::LifeLost {
                victim,
                amount,
                kind,
                by,
                card,
                ..
            } if victim == own => {
                let by = by.filter(|by| *by != own && kind != HitKind::Token);
                if by.is_none() {
                    let first = self.lost.iter().all(|(by, _)| by.is_some());
                    self.by_card = card.filter(|card| first || self.by_card == Some(*card));
                }
                match self.lost.iter_mut().find(|(of, _)| *of == by) {
                    Some((_, lost)) => *lost += amount,
                    None => self.lost.push((by, amount)),
                }
            }
            Event::StarsChanged { seat, delta, .. } if seat == own && delta < 0 => {
                self.lost_stars += u16::from(delta.unsigned_abs());
            }
            Event::EnergyChanged {
                cause: Cause::Price(_) | Cause::Sweep,
                ..
            } => {}
            Event::EnergyChanged { seat, delta, .. } if seat == own && delta < 0 => {
                self.lost_energy += delta.unsigned_abs();
            }
            Event::PoisonChanged { seat, delta, .. } if seat == own => {
                self.poison += u8::try_from(delta).unwrap_or(0);
            }
            Event::ShrinkChanged { seat, delta, .. } if seat == own => {
                self.shrink += u8::try_from(delta).unwrap_or(0);
            }
            // The last one comes first.
            Event::CapChanged { seat, cap, .. } if seat == own => {
                let _ = self.cap.get_or_insert(cap);
            }
            Event::LeftTokyo {
                seat,
                reason: LeaveReason::BayClosed | LeaveReason::Forced(_),
                ..
            } if seat == own => self.driven_out = true,
            Event::EnteredTokyo { seat, .. } if seat != own => self.entered.insert(seat),
            Event::LeftTokyo { seat, .. } if seat != own => self.left.insert(seat),
            Event::Eliminated { seat } => self.fallen.insert(seat),
            Event::Reborn { seat, hearts, .. } => self.reborn.push((seat, hearts)),
            Event::CurseRevealed { curse } => {
                let _ = self.curse.get_or_insert(curse);
            }
            _ => {
                self.hear_of_boards(event);
                self.hear_of_cards(own, event);
            }
        }
    }

    /// Numbers on boards have changed.
    fn hear_of_boards(&mut self, event: &Event) {
        let mut of = |seat: Seat, change: &dyn Fn(&mut Changed)| {
            let changed = self.changed.get_mut(seat.index());
            changed.into_iter().for_each(change);
        };
        if let Some((seat, gone)) = event.hearts_gone() {
            of(seat, &|all| all.hurt += i16::from(gone));
        }
        match *event {
            Event::LifeGained { seat, delta, .. } => of(seat, &|all| all.healed += i16::from(delta)),
            Event::StarsChanged { seat, delta, .. } => of(seat, &|all| all.stars += i16::from(delta)),
            Event::EnergyChanged { seat, delta, .. } => of(seat, &|all| all.energy += delta),
            Event::WickednessChanged { seat, delta, .. } => of(seat, &|all| all.wicked += i16::from(delta)),
            Event::PoisonChanged { seat, delta, .. } => of(seat, &|all| all.poison += i16::from(delta)),
            Event::ShrinkChanged { seat, delta, .. } => of(seat, &|all| all.shrink += i16::from(delta)),
            _ => {}
        }
    }

    /// Cards have come and gone.
    fn hear_of_cards(&mut self, own: Seat, event: &Event) {
        match *event {
            Event::CardBought { seat, card, .. } if seat != own => self.bought.push((seat, card)),
            Event::EvolutionPlayed { seat, card } => self.played.push((seat, card)),
            Event::CardStolen { seat, from, card, .. } => {
                self.came.push((seat, card));
                self.gone.push((from, card));
            }
            Event::CardsSwapped {
                seat,
                gave,
                with,
                got,
            } => {
                self.came.extend([(seat, got), (with, gave)]);
            }
            Event::EvolutionMoved { to, card, .. } => self.came.push((to, card)),
            Event::TileTaken { seat, tile: card }
            | Event::CardTaken { seat, card }
            | Event::EvolutionTaken { seat, card }
            | Event::PieceTaken {
                seat, piece: card, ..
            } => self.came.push((seat, card)),
            Event::CultistGained { seat, .. } => {
                let cultist = CardId::from_slug("cultists");
                self.came.extend(cultist.map(|cultist| (seat, cultist)));
            }
            Event::CardDiscarded { seat, card }
            | Event::CardSold { seat, card, .. }
            | Event::PieceLost { seat, piece: card } => self.gone.push((seat, card)),
            Event::MarketSwept { seat } => self.swept.insert(seat),
            _ => {}
        }
    }

    /// It as short sentences, the most important first, names marked for the log.
    pub(super) fn sentences(&self, state: &State, own: Seat, words: &Words, names: &Names) -> Vec<String> {
        let mut said = Vec::new();
        // All that others took stands in one sentence: a line too long for the window must not hide a hit.
        let culprits: Vec<(Seat, u8)> = self
            .lost
            .iter()
            .filter_map(|(by, count)| Some(((*by)?, *count)))
            .collect();
        if !culprits.is_empty() {
            let count: u8 = culprits.iter().map(|(_, count)| count).sum();
            let by: Vec<String> = culprits.iter().map(|(by, _)| names.marked(*by)).collect();
            said.push(fl!(words, "recap-lost-by", count = count, name = words.list(&by)));
        }
        let otherwise = self.lost.iter().find(|(by, _)| by.is_none());
        if let Some((_, count)) = otherwise.copied() {
            said.push(match self.by_card {
                Some(card) => {
                    let card = line::mark_card(card, &card_name(words, card));
                    fl!(words, "recap-lost-by-card", count = count, card = card)
                }
                None => fl!(words, "recap-lost-otherwise", count = count),
            });
        }
        if self.lost_stars > 0 {
            said.push(fl!(words, "recap-lost-stars", count = self.lost_stars));
        }
        if self.lost_energy > 0 {
            said.push(fl!(words, "recap-lost-energy", count = self.lost_energy));
        }
        if let Some(cap) = self.cap.filter(|cap| *cap < 10) {
            said.push(fl!(words, "recap-cap", count = cap));
        }
        for (id, count) in [("recap-poison", self.poison), ("recap-shrink", self.shrink)] {
            if count > 0 {
                said.push(words.text_with(id, &[("count", count.into())]));
            }
        }
        // Without a name: it comes before all that has one.
        said.extend(self.of(own).told(words));
        if self.driven_out {
            said.push(fl!(words, "recap-driven-out"));
        }
        for seat in state.all_seats().filter(|seat| self.fallen.contains(*seat)) {
            said.push(fl!(words, "recap-fallen", name = names.marked(seat)));
        }
        let holds = |seat: &Seat| state.player(*seat).place != Place::Outside;
        for seat in state
            .all_seats()
            .filter(|seat| self.entered.contains(*seat) && holds(seat))
        {
            said.push(fl!(words, "recap-entered", name = names.marked(seat)));
        }
        for seat in state
            .all_seats()
            .filter(|seat| self.left.contains(*seat) && !holds(seat))
        {
            if !self.fallen.contains(seat) {
                said.push(fl!(words, "recap-left", name = names.marked(seat)));
            }
        }
        let near = |seat: Seat| {
            let player = state.player(seat);
            seat != own && player.alive && player.stars >= NEAR && self.of(seat).stars != 0
        };
        for seat in state.all_seats().filter(|seat| near(*seat)) {
            let stars = state.player(seat).stars;
            said.push(fl!(words, "recap-near", name = names.marked(seat), count = stars));
        }
        // The next floor is the last one.
        let climbed = |seat: Seat| {
            let floor =
                |(of, card): &(Seat, CardId)| *of == seat && matches!(card.piece(), Some(Piece::Floor(_)));
            let owns = |floor| state.floor_owner(floor) == Some(seat);
            self.came.iter().any(floor) && owns(1) && owns(2)
        };
        for seat in state.all_seats().filter(|seat| *seat != own && climbed(*seat)) {
            said.push(fl!(words, "recap-tower", name = names.marked(seat)));
        }
        // Hearts that were lost and a good many stars come before cards.
        let matters = |changed: Changed| changed.hurt > 0 || changed.stars >= MANY;
        let others = |first: bool| {
            // Whoever is out has lost everything, which goes without saying.
            let others = state
                .all_seats()
                .filter(move |seat| *seat != own && !self.fallen.contains(*seat));
            let others = others.filter(move |seat| matters(self.of(*seat)) == first);
            others.filter_map(move |seat| {
                let mut changed = self.of(seat);
                if near(seat) {
                    changed.stars = 0;
                }
                let what = changed.told(words).join(", ");
                (!what.is_empty()).then(|| fl!(words, "recap-of", name = names.marked(seat), what = what))
            })
        };
        said.extend(others(true));
        said.extend(self.cards(own, words, names));
        said.extend(others(false));
        for seat in state.all_seats().filter(|seat| self.swept.contains(*seat)) {
            said.push(fl!(words, "recap-swept", name = names.marked(seat)));
        }
        if let Some(curse) = self.curse {
            let card = line::mark_card(curse, &card_name(words, curse));
            said.push(fl!(words, "recap-curse", card = card));
        }
        said
    }

    /// What has changed on the board of a seat.
    fn of(&self, seat: Seat) -> Changed {
        self.changed.get(seat.index()).copied().unwrap_or_default()
    }

    /// Who came back, and which cards have come and gone: those that were bought, those that were played, and the rest.
    fn cards(&self, own: Seat, words: &Words, names: &Names) -> Vec<String> {
        let mut said = Vec::new();
        let mut tell = |[mine, theirs]: [&str; 2], seat: Seat, value: (&'static str, words::Value<'_>)| {
            let id = if seat == own { mine } else { theirs };
            said.push(words.text_with(id, &[value, ("name", names.marked(seat).into())]));
        };
        for (seat, hearts) in self.reborn.iter().rev() {
            let hearts = ("count", u32::from(*hearts).into());
            tell(["recap-reborn-you", "recap-reborn"], *seat, hearts);
        }
        // What goes as soon as it has acted is told once.
        let known = |card: &(Seat, CardId)| self.bought.contains(card) || self.played.contains(card);
        let told = |card: &(Seat, CardId)| !known(card) && !self.fallen.contains(card.0);
        let gone: Vec<(Seat, CardId)> = self.gone.iter().copied().filter(told).collect();
        for (ids, cards) in [
            (["", "recap-bought"], &self.bought),
            (["recap-played-you", "recap-played"], &self.played),
            (["recap-has-you", "recap-has"], &self.came),
            (["recap-gone", "recap-gone-of"], &gone),
        ] {
            for (seat, card) in cards {
                let card = line::mark_card(*card, &card_name(words, *card));
                tell(ids, *seat, ("card", card.into()));
            }
        }
        said
    }
}
