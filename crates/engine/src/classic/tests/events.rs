//! What onlookers are told (`core.md` §5.2): enough to follow the whole game without looking at the position,
//! in the order in which it happens, and never at odds with the position right after it.

use super::kit::*;
use super::random_games::play;
use crate::classic::Face::{Claw, Energy, Heart, One};
use crate::classic::{Answer, BoughtFrom, CardId, Cause, Event, Place, State, What};
use crate::{Asked, Game, Seat};
use std::collections::BTreeMap;

/// One who only listens.
#[derive(Debug, Clone, Default)]
pub(super) struct Listener {
    seats: Vec<Dials>,
    market: [Option<&'static str>; 3],
    /// What the copying cards act as.
    copies: BTreeMap<&'static str, &'static str>,
    active: Option<Seat>,
    ended: bool,
    over: bool,
}

#[derive(Debug, Clone, PartialEq, Default)]
struct Dials {
    out: bool,
    hearts: u8,
    stars: u8,
    energy: u16,
    poison: u8,
    shrink: u8,
    wicked: u8,
    place: Place,
    cards: Vec<&'static str>,
}

impl Listener {
    fn at(&mut self, seat: Seat) -> &mut Dials {
        &mut self.seats[seat.index()]
    }

    /// Looks at the table once.
    fn looks(state: &State) -> Self {
        let mut listener = Self {
            market: state.market().map(|card| card.map(CardId::slug)),
            copies: copies(state),
            active: (state.turn().number > 0).then_some(state.active()),
            ..Self::default()
        };
        listener.seats = state.all_seats().map(|seat| dials(state, seat)).collect();
        listener
    }

    /// Hears one more answer of a game being followed, and must agree with the position after it.
    pub(super) fn follows(listener: &mut Option<Self>, before: &State, after: &State, answer: Answer) {
        let listener = listener.get_or_insert_with(|| Self::looks(before));
        let mut again = *before;
        again
            .apply_telling(answer, &mut |event, now_at| listener.hears(event, now_at))
            .expect("it was legal");
        assert_eq!(again, *after, "telling changes nothing");
        agrees(listener, after);
    }

    fn hears(&mut self, event: Event, now_at: &State) {
        assert!(!self.over, "{event:?} after the end");
        match event {
            Event::TurnStarted { seat, number, .. } => {
                assert!(
                    self.active.is_none() || self.ended,
                    "{event:?} before the last turn ended"
                );
                assert_eq!(now_at.turn().number, number);
                self.active = Some(seat);
                self.ended = false;
            }
            Event::TurnEnded { seat } => {
                assert_eq!(self.active, Some(seat));
                self.ended = true;
            }
            Event::StarsChanged { seat, delta, now, .. } => {
                let dials = self.at(seat);
                dials.stars = dials.stars.checked_add_signed(delta).expect("no less than 0");
                assert_eq!((dials.stars, now_at.player(seat).stars), (now, now), "{event:?}");
            }
            Event::EnergyChanged { seat, delta, now, .. } => {
                let dials = self.at(seat);
                dials.energy = dials.energy.checked_add_signed(delta).expect("no less than 0");
                assert_eq!(
                    (dials.energy, now_at.player(seat).energy),
                    (now, now),
                    "{event:?}"
                );
            }
            Event::LifeGained { seat, delta, now, .. } => {
                let dials = self.at(seat);
                dials.hearts += delta;
                assert_eq!(
                    (dials.hearts, now_at.player(seat).hearts),
                    (now, now),
                    "{event:?}"
                );
            }
            Event::LifeLost {
                victim, amount, now, ..
            } => {
                let cap = now_at.cap(victim);
                let dials = self.at(victim);
                // What was healed above the cap to survive goes with the loss.
                dials.hearts = (dials.hearts - amount).min(cap);
                assert_eq!(
                    (dials.hearts, now_at.player(victim).hearts),
                    (now, now),
                    "{event:?}"
                );
                assert!(amount > 0);
            }
            Event::DamagePrevented { victim, .. } => {
                let cap = now_at.cap(victim);
                let dials = self.at(victim);
                dials.hearts = dials.hearts.min(cap);
            }
            Event::DamageReduced { victim, from, to, .. } => {
                assert!(to <= from);
                let cap = now_at.cap(victim);
                if to == 0 {
                    let dials = self.at(victim);
                    dials.hearts = dials.hearts.min(cap);
                }
            }
            Event::CapChanged { seat, cap, trimmed } => {
                assert_eq!(now_at.cap(seat), cap);
                let dials = self.at(seat);
                assert_eq!(trimmed, dials.hearts.saturating_sub(cap));
                dials.hearts -= trimmed;
            }
            Event::PoisonChanged { seat, delta, now } => {
                let dials = self.at(seat);
                dials.poison = dials.poison.checked_add_signed(delta).expect("no less than 0");
                assert_eq!(dials.poison, now);
            }
            Event::ShrinkChanged { seat, delta, now } => {
                let dials = self.at(seat);
                dials.shrink = dials.shrink.checked_add_signed(delta).expect("no less than 0");
                assert_eq!(dials.shrink, now);
            }
            Event::EnteredTokyo { seat, place } => {
                assert_eq!(self.at(seat).place, Place::Outside);
                self.at(seat).place = place;
            }
            Event::MovedBayToCity { seat } => {
                assert_eq!(self.at(seat).place, Place::Bay);
                self.at(seat).place = Place::City;
            }
            Event::LeftTokyo { seat, place, .. } => {
                assert_eq!(self.at(seat).place, place);
                self.at(seat).place = Place::Outside;
            }
            Event::ReachedZero { seat } => assert_eq!(self.at(seat).hearts, 0),
            Event::Reborn { seat, hearts, .. } => {
                self.at(seat).hearts = hearts;
                assert_eq!(now_at.player(seat).hearts, hearts);
            }
            Event::Eliminated { seat } => {
                // Who shares the fate of one who is out goes with whatever hearts it has.
                let leader = now_at.player(seat).follows;
                let follows = leader.is_some_and(|leader| !now_at.player(leader).alive);
                let dials = self.at(seat);
                assert!(dials.hearts == 0 || follows);
                dials.hearts = 0;
                dials.out = true;
                (dials.poison, dials.shrink, dials.wicked) = (0, 0, 0);
            }
            Event::MarketSwept { .. } => self.market = [None; 3],
            Event::CardRevealed { slot, card } => {
                assert_eq!(self.market[usize::from(slot)], None);
                self.market[usize::from(slot)] = Some(card.slug());
            }
            Event::CardBought { seat, card, from, .. } => {
                match from {
                    BoughtFrom::Market(slot) => {
                        assert_eq!(self.market[usize::from(slot)].take(), Some(card.slug()));
                    }
                    BoughtFrom::Deck | BoughtFrom::Discard | BoughtFrom::Reserve => {}
                    BoughtFrom::Monster(owner) => self.loses(owner, card.slug()),
                }
                if card.kind().stays() {
                    self.at(seat).cards.push(card.slug());
                }
            }
            Event::CostumeKept { seat, card } | Event::TileTaken { seat, tile: card } => {
                self.at(seat).cards.push(card.slug());
            }
            Event::CardStolen { seat, from, card, .. } => {
                self.loses(from, card.slug());
                self.at(seat).cards.push(card.slug());
            }
            Event::CardsSwapped {
                seat,
                gave,
                with,
                got,
            } => {
                self.loses(seat, gave.slug());
                self.loses(with, got.slug());
                self.at(with).cards.push(gave.slug());
                self.at(seat).cards.push(got.slug());
            }
            Event::WickednessChanged { seat, delta, now } => {
                let dials = self.at(seat);
                dials.wicked = dials.wicked.checked_add_signed(delta).expect("no less than 0");
                assert_eq!(dials.wicked, now);
            }
            Event::DamageIncreased { from, to, .. } => assert!(to > from),
            Event::Crowned { seat, .. } => assert!(now_at.player(seat).crowned),
            Event::Bound { seat, to, .. } => assert_eq!(now_at.player(seat).follows, Some(to)),
            Event::CardDiscarded { seat, card } => {
                if card.kind().stays() {
                    self.loses(seat, card.slug());
                }
                self.copies.remove(card.slug());
            }
            Event::CopySet { card, face, .. } => {
                self.copies.insert(card.slug(), face.slug());
            }
            Event::CopyCleared { card, .. } => {
                self.copies.remove(card.slug());
            }
            Event::DiceRolled { dice, .. } | Event::DiceFixed { dice, .. } => {
                assert_eq!(now_at.turn().dice, dice);
            }
            Event::GameEnded { outcome } => {
                assert_eq!(now_at.outcome(), Some(outcome));
                self.over = true;
            }
            Event::DecisionMade { .. }
            | Event::GameStarted { .. }
            | Event::FirstPlayerRoll { .. }
            | Event::FirstPlayerTied { .. }
            | Event::FirstPlayer { .. }
            | Event::DieRerolled { .. }
            | Event::DieChanged { .. }
            | Event::RollLimitChanged { .. }
            | Event::SmashesAdded { .. }
            | Event::GroupResolved { .. }
            | Event::BatchOpened { .. }
            | Event::BesideRolled { .. }
            | Event::YieldChosen { .. }
            | Event::StayChosen { .. }
            | Event::HeldHitCancelled { .. }
            | Event::BayClosed
            | Event::CardUsed { .. }
            | Event::CardSold { .. }
            | Event::CardPeeked { .. }
            | Event::CardCountersChanged { .. }
            | Event::DeckReshuffled { .. }
            | Event::CostumeDrawn { .. }
            | Event::TileShown { .. }
            | Event::TileDeclined { .. }
            | Event::ExtraTurnQueued { .. }
            | Event::EvolutionDrawn { .. }
            | Event::EvolutionKept { .. }
            | Event::EvolutionDiscarded { .. }
            | Event::EvolutionTaken { .. }
            | Event::EvolutionsReshuffled { .. }
            | Event::FaceNamed { .. }
            | Event::Targeted { .. }
            | Event::TurnSkipped { .. }
            | Event::CardShown { .. }
            | Event::PurchasePrevented { .. } => {}
            Event::CardTaken { seat, card } => {
                if card.kind().stays() {
                    self.at(seat).cards.push(card.slug());
                }
            }
            Event::CultistGained { seat, .. } => {
                let cards = &mut self.at(seat).cards;
                if !cards.contains(&"cultists") {
                    cards.push("cultists");
                }
            }
            // Being Berserk is no thing in front of a monster.
            Event::PieceTaken { piece, .. } | Event::PieceLost { piece, .. } if piece.slug() == "berserk" => {
            }
            Event::PieceTaken { seat, piece, from } => {
                if let Some(from) = from {
                    self.loses(from, piece.slug());
                }
                self.at(seat).cards.push(piece.slug());
            }
            Event::PieceLost { seat, piece } => self.loses(seat, piece.slug()),
            Event::FormFlipped { .. }
            | Event::SpecialRolled { .. }
            | Event::CurseRevealed { .. }
            | Event::FateResolved { .. }
            | Event::DieAdded { .. }
            | Event::DieRemoved { .. } => {}
            Event::EvolutionPlayed { seat, card } => self.at(seat).cards.push(card.slug()),
            Event::EvolutionMoved { from, to, card } => {
                self.loses(from, card.slug());
                self.at(to).cards.push(card.slug());
            }
            Event::CardReserved { card, .. } => {
                let slot = self.market.iter().position(|lying| *lying == Some(card.slug()));
                self.market[slot.expect("it lies in the market")] = None;
            }
        }
    }

    #[track_caller]
    fn loses(&mut self, seat: Seat, slug: &str) {
        let cards = &mut self.at(seat).cards;
        let index = cards.iter().position(|card| *card == slug);
        cards.remove(index.unwrap_or_else(|| panic!("{seat:?} had no {slug}")));
    }
}

fn dials(state: &State, seat: Seat) -> Dials {
    let player = state.player(seat);
    Dials {
        out: !player.alive,
        hearts: player.hearts,
        stars: player.stars,
        energy: player.energy,
        poison: player.poison,
        shrink: player.shrink,
        wicked: player.wicked,
        place: player.place,
        cards: state.held_by(seat).map(|held| held.card.slug()).collect(),
    }
}

/// What the copying cards act as, wherever they lie.
fn copies(state: &State) -> BTreeMap<&'static str, &'static str> {
    let copies = state.in_play().iter().filter(|held| held.is_copy());
    copies.map(|held| (held.card.slug(), held.face.slug())).collect()
}

/// Compares at a question; cards on their way to a seat are told before they arrive.
fn agrees(listener: &Listener, state: &State) {
    assert_eq!(listener.market, state.market().map(|card| card.map(CardId::slug)));
    for seat in state.all_seats() {
        let (mut heard, mut real) = (listener.seats[seat.index()].clone(), dials(state, seat));
        heard.cards.sort_unstable();
        real.cards.sort_unstable();
        if !state.resolving.is_empty() {
            heard.cards.clone_from(&real.cards);
        }
        assert_eq!(heard, real, "{seat:?} at {:?}", state.question());
    }
    assert_eq!(listener.copies, copies(state), "at {:?}", state.question());
    assert_eq!(listener.over, state.asks() == Asked::NoOne);
}

#[test]
fn a_listener_knows_everything_that_is_public() {
    for seats in 2..=6 {
        for seed in 0..60 {
            let mut listener = None;
            play(seats, 40_000 + seed, |before, after, answer| {
                Listener::follows(&mut listener, before, after, answer);
            });
        }
    }
}

#[test]
fn a_listener_hears_hearts_beyond_the_cap_and_back() {
    let mut table = table(3)
        .in_city(A)
        .holding(A, ["acid-attack", "burrowing", "fire-breathing"])
        .mimicking(A, "acid-attack")
        .holding(B, ["rapid-healing", "wings"])
        .energy(B, 4)
        .turn_of(A);
    let mut listener = Listener::looks(&table.state);
    table
        .plays([Claw; 6])
        .uses(B, "rapid-healing")
        .uses(B, "wings")
        .turn_is(B);
    for (event, now_at) in &table.told {
        listener.hears(*event, now_at);
    }
    agrees(&listener, &table.state);
}

#[test]
fn mimic_bought_away_is_told_to_be_blank() {
    let mut table = table(3)
        .in_city(B)
        .holding(A, "parasitic-tentacles")
        .energy(A, 8)
        .holding(C, ["jets", "wings"])
        .mimicking(B, "jets")
        .turn_of(A);
    let mut listener = Listener::looks(&table.state);
    table
        .plays(BLANK)
        .buys("mimic")
        .asked(A, What::ChooseCard { by: card("mimic") });
    for (event, now_at) in &table.told {
        listener.hears(*event, now_at);
    }
    agrees(&listener, &table.state);
}

/// The story of one turn, event by event.
#[test]
fn the_story_of_a_turn() {
    let mut table = table(3)
        .in_city(B)
        .hearts(A, 8)
        .energy(A, 2)
        .market("corner-store")
        .turn_of(A);
    table
        .fixes([Claw, Claw, Energy, Heart, One, One])
        .resolves_rest()
        .yields(B)
        .buys("corner-store")
        .reveals("jets")
        .turn_is(B);
    let story: Vec<String> = table
        .told
        .iter()
        .map(|(event, _)| *event)
        .filter(|event| !matches!(event, Event::DecisionMade { .. }))
        .map(|event| match event {
            Event::DiceRolled { roll, limit, .. } => format!("roll {roll} of {limit}"),
            Event::DiceFixed { .. } => "fixed".into(),
            Event::GroupResolved { face, count, .. } => format!("{count} {face:?}"),
            Event::LifeGained { delta, now, .. } => format!("+{delta} hearts, {now}"),
            Event::EnergyChanged {
                delta, now, cause, ..
            } => match cause {
                Cause::Dice => format!("{delta:+} energy, {now}, dice"),
                Cause::Price(card) => format!("{delta:+} energy, {now}, {}", card.slug()),
                other => format!("{delta:+} energy, {now}, {other:?}"),
            },
            Event::BatchOpened { kind, .. } => format!("batch {kind:?}"),
            Event::LifeLost { amount, now, .. } => format!("-{amount} hearts, {now}"),
            Event::YieldChosen { .. } => "yields".into(),
            Event::LeftTokyo { place, reason, .. } => format!("leaves {place:?}, {reason:?}"),
            Event::EnteredTokyo { place, .. } => format!("enters {place:?}"),
            Event::StarsChanged {
                delta, now, cause, ..
            } => match cause {
                Cause::Card(card) => format!("{delta:+} stars, {now}, {}", card.slug()),
                other => format!("{delta:+} stars, {now}, {other:?}"),
            },
            Event::CardBought { card, price, .. } => format!("buys {} for {price}", card.slug()),
            Event::CardRevealed { slot, card } => format!("{} in {slot}", card.slug()),
            Event::CardUsed { card, .. } => format!("uses {}", card.slug()),
            Event::CardDiscarded { card, .. } => format!("discards {}", card.slug()),
            Event::TurnEnded { .. } => "ends".into(),
            Event::TurnStarted { number, .. } => format!("turn {number}"),
            other => format!("{other:?}"),
        })
        .collect();
    assert_eq!(
        story,
        [
            "roll 1 of 3",
            "fixed",
            "2 One",
            "1 Heart",
            "+1 hearts, 9",
            "1 Energy",
            "+1 energy, 3, dice",
            "2 Claw",
            "batch Smash",
            "-2 hearts, 8",
            "yields",
            "leaves City, Yielded",
            "enters City",
            "+1 stars, 1, Entering",
            "buys corner-store for 3",
            "-3 energy, 0, corner-store",
            "jets in 0",
            "uses corner-store",
            "+1 stars, 2, corner-store",
            "discards corner-store",
            "ends",
            "turn 2",
        ]
    );
}

#[test]
fn every_decision_is_told_with_its_question() {
    let mut table = table(3)
        .in_city(B)
        .holding(C, "rapid-healing")
        .hearts(C, 5)
        .energy(C, 2)
        .turn_of(A);
    table
        .rolls(claws(1))
        .uses(C, "rapid-healing")
        .keeps_all()
        .resolves_rest()
        .yields(B);
    let told: Vec<_> = table
        .told
        .iter()
        .filter_map(|(event, _)| match event {
            Event::DecisionMade { seat, what, .. } => Some((*seat, what.id())),
            _ => None,
        })
        .collect();
    assert_eq!(
        told,
        [(C, "D3"), (A, "D3"), (A, "D6"), (B, "D9"), (A, "D10")],
        "the one who spoke, at the question that was open"
    );
}

#[test]
fn a_held_hit_that_is_avoided_is_told() {
    let mut table = table(3).in_city(B).holding(B, "jets").turn_of(A);
    table.plays(claws(3)).yields(B);
    assert!(table.heard(
        |event| matches!(event, Event::HeldHitCancelled { seat: B, card, amount: 3 } if card.slug() == "jets")
    ));
    assert!(!table.heard(|event| matches!(event, Event::LifeLost { .. })));
}
