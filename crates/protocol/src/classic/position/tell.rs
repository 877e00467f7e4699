//! From a state to words: what has a word is said in it, everything else stands under `rest`.

use super::super::seats;
use super::{
    AGENDA, Deck, EvolutionsEntry, ExtraTurnEntry, Marks, OutcomeEntry, Phase, Piece, Position, SeatEntry,
    Top, TurnEntry, Why,
};
use crate::classic::slug::{BerserkFace, Card, Face, FateFace, Tile};
use crate::desk::value;
use crate::error::{Code, Error};
use crate::position::{Rest, differences};
use engine::classic::{self, Answer, CardId, EvolutionSet, Held, Key, Player, Reason, State};
use engine::parts::MAX_DICE;
use engine::{Seat, Seats};
use std::collections::BTreeMap;

impl Position {
    /// All of it.
    pub fn whole(state: &State, coming: &[Answer]) -> Self {
        let mut position = Self::told(state);
        position.deck.order = coming
            .iter()
            .filter_map(|answer| match answer {
                Answer::Card(card) => Some(Card(*card)),
                _ => None,
            })
            .collect();
        let actual = value(state);
        let Ok(bare) = position.laid_out().and_then(|(laid, _)| {
            laid.bare()
                .map_err(|error| Error::new(Code::ImpossiblePosition, error))
        }) else {
            // Every state that the rules reach can be laid out; what cannot is told as it is.
            position.rest.insert(String::new(), actual);
            return position;
        };
        let mut rest = BTreeMap::new();
        differences(&mut String::new(), &value(&bare), &actual, &mut rest);
        // The phase says what waits, if nothing else does.
        let (waiting, rest): (Rest, Rest) = rest
            .into_iter()
            .partition(|(path, _)| ["/agenda", "/asks"].iter().any(|place| path.starts_with(place)));
        position.rest = rest;
        let by_phase = position.clone().lay();
        if !matches!(by_phase, Ok(laid) if laid.state == *state) {
            position.rest.extend(waiting);
            if let Some(agenda) = actual.get("agenda") {
                position.rest.retain(|path, _| !path.starts_with(AGENDA));
                position.rest.insert(AGENDA.to_owned(), agenda.clone());
            }
        }
        position
    }

    /// What a seat, or an onlooker, may know.
    pub fn seen(state: &State, viewer: Option<Seat>) -> Self {
        Self::told(&engine::Game::view(state, viewer))
    }

    /// What has words.
    fn told(state: &State) -> Self {
        let table = classic::Position::of(state);
        let turn = &table.turn;
        let counts = turn.dice.counts();
        let smashes = turn.sizes[classic::Face::Claw.index()];
        let in_tokyo: Seats = state.all_seats().filter(|seat| state.in_tokyo(*seat)).collect();
        let phase = Phase::of(state);
        let groups = || turn.groups.iter().map(Face::from).collect();
        // Dice that nobody has thrown yet show nothing.
        let all = classic::What::Throw {
            dice: turn.dice.all(),
        };
        let unthrown = turn.rolls == 1 && phase == Phase::Roll && state.question().what == all;
        Self {
            options: table.options,
            seats: state
                .all_seats()
                .map(|seat| SeatEntry {
                    evolutions: EvolutionsEntry::told(state, seat, &table),
                    berserk: state.is_berserk(seat),
                    ..SeatEntry::told(state.player(seat), seat, &table)
                })
                .collect(),
            market: table.market.iter().map(|card| card.map(Card)).collect(),
            deck: Deck {
                size: Some(state.deck_size()),
                top: table
                    .known
                    .iter()
                    .map(|known| Top {
                        card: known.card.map(Card),
                        known_by: seats(known.by),
                    })
                    .collect(),
                order: Vec::new(),
            },
            discard: table.discard.iter().copied().map(Card).collect(),
            gauge: state
                .gauge()
                .then(|| table.gauge.iter().copied().map(Tile).collect()),
            curse: table.curse.map(Card),
            curses_gone: table.curses_gone.iter().copied().map(Card).collect(),
            target: table.target.map(|seat| seat.0),
            stray_of: table.stray_of.map(|seat| seat.0),
            order_in_play: if table.in_play.is_sorted_by_key(|held| held.key) {
                Vec::new()
            } else {
                table.in_play.iter().map(|held| held.key.0).collect()
            },
            turn: TurnEntry {
                fated: (table.fated != (table.fate.is_some() && phase.after_fate())).then_some(table.fated),
                berserk: table.berserk_die.map(BerserkFace),
                fate: table.fate.map(FateFace),
                active: turn.active.0,
                number: turn.number,
                phase,
                reason: match turn.reason {
                    Reason::Order => Why::Order,
                    Reason::FewerDice => Why::FewerDice,
                    Reason::Extra => Why::Extra,
                    Reason::Curse => Why::Curse,
                },
                fewer_dice: table.penalty,
                dice: turn.dice.iter().filter(|_| !unthrown).map(Face::from).collect(),
                rolls: Some(if unthrown { 0 } else { turn.rolls }),
                more_rolls: turn.more_rolls,
                groups: (turn.fixed && !(phase.after_resolving() && turn.groups.is_empty())).then(groups),
                smashes: (turn.fixed && smashes != counts[classic::Face::Claw.index()]).then_some(smashes),
                last_in_order: (table.order != turn.active).then_some(table.order.0),
                queued: table
                    .queued
                    .iter()
                    .map(|extra| ExtraTurnEntry {
                        seat: extra.seat.0,
                        key: extra.key.0,
                        rank: extra.rank,
                    })
                    .collect(),
                marks: Marks {
                    probed: (0..MAX_DICE as u8)
                        .filter(|die| turn.probed & 1 << die != 0)
                        .collect(),
                    probing: turn.probing,
                    in_order: turn.in_order,
                    started_in_tokyo: (turn.started_in_tokyo != in_tokyo)
                        .then(|| seats(turn.started_in_tokyo)),
                    shielded: seats(turn.shielded),
                    wounded: seats(turn.wounded),
                    lost: seats(turn.lost),
                    clawed: seats(turn.clawed),
                    harmed: (0..)
                        .zip(turn.harmed)
                        .filter(|(_, harmed)| !harmed.is_empty())
                        .map(|(seat, harmed)| (seat, seats(harmed)))
                        .collect(),
                    yielders: turn.yielders.iter().map(|seat| seat.0).collect(),
                    again: turn.again,
                    bought: turn.bought,
                    cheers: turn.cheers,
                    all_six: turn.all_six,
                    scored: turn.scored,
                    stars_at_smash: turn.stars_at_smash,
                    fed: turn.fed,
                },
            },
            next_key: Some(table.next_key),
            outcome: table.outcome.map(|outcome| OutcomeEntry {
                ending: outcome.ending,
                winners: seats(outcome.winners),
            }),
            rest: BTreeMap::new(),
        }
    }
}

impl SeatEntry {
    fn told(player: &Player, seat: Seat, table: &classic::Position) -> Self {
        let of = |tiles: bool| {
            table
                .in_play
                .iter()
                .filter(move |held| held.owner == seat && held.card.tile().is_some() == tiles)
        };
        Self {
            monster: player.monster,
            hearts: Some(player.hearts),
            stars: player.stars,
            energy: player.energy,
            place: player.place,
            alive: player.alive,
            poison: player.poison,
            shrink: player.shrink,
            wickedness: player.wicked,
            risen: player.risen,
            crowned: player.crowned,
            follows: player.follows.map(|leader| leader.0),
            cards: of(false).map(|held| Piece::told(held, Card, table)).collect(),
            tiles: of(true).map(|held| Piece::told(held, Tile, table)).collect(),
            evolutions: None,
            berserk: false,
        }
    }
}

impl EvolutionsEntry {
    /// What is known of the Evolutions of a seat; nothing in a game without.
    fn told(state: &State, seat: Seat, table: &classic::Position) -> Option<Self> {
        let cards = |set: EvolutionSet| set.iter().map(Card).collect();
        let (hand, discard) = (state.hand(seat), state.evolutions_discarded(seat));
        let index = seat.index();
        state.powered().then(|| Self {
            hand: cards(hand),
            discard: cards(discard),
            shown: cards(hand.or(discard).and(table.shown)),
            deck: table.evolution_decks[index].map(cards),
            under: table.under_decks[index].iter().copied().map(Card).collect(),
            hand_size: Some(state.hand_size(seat)),
            deck_size: Some(state.evolution_deck_size(seat)),
            discard_size: Some(state.evolution_discard_size(seat)),
        })
    }
}

impl<C> Piece<C> {
    fn told(held: &Held, as_card: impl Fn(CardId) -> C, table: &classic::Position) -> Self {
        let takes_tokens = |card: CardId| card.card().most_tokens > 0;
        let tokens = held.tokens > 0 || takes_tokens(held.card) || takes_tokens(held.face);
        let mut reserved = table.reserved.iter();
        let reserved = reserved.find(|under| under.key == held.key);
        Self {
            card: as_card(held.card),
            key: Some(held.key.0),
            tokens: tokens.then_some(held.tokens),
            copies: (held.copies != Key::NONE).then_some(held.copies.0),
            giver: held.giver.get().map(|giver| giver.0),
            saucer: table.saucers.contains(&held.key),
            reserved: reserved.map(|under| Card(under.card)),
            used_this_turn: held.spent_turn,
            used_on_hit: held.spent_hit,
            moved: held.moved,
        }
    }
}
