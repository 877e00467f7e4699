//! Random tables of every mix of boxes, and games of random answers at them.

use super::super::kit::{powered_setup, powered_with};
use crate::classic::rule::{Kind, Stay};
use crate::classic::{
    Answer, CardId, Edition, Event, Key, Monster, Options, Pack, Packs, PowerUp, State, Wickedness,
    has_evolutions,
};
use crate::proof::Lottery;
use crate::{Asked, Chance, Game, Seat};

/// No game of random answers is followed any longer.
const LONGEST: usize = 4_000;

/// Who follows a game: it hears every event, and looks at every question before it is answered.
pub(super) trait Watcher {
    /// Something happens; `was` is the position before it, `is` the one after it.
    fn hears(&mut self, event: Event, was: &State, is: &State);
    /// Somebody is asked.
    fn looks(&mut self, state: &State);
}

/// The boxes that a seed opens.
fn boxes(lottery: &mut Lottery) -> (Vec<Monster>, Options) {
    let mut coin = || lottery.below(2) == 0;
    let mut packs = Packs::NONE;
    for pack in Pack::ALL {
        packs = packs.with(pack, coin());
    }
    let edition = if coin() { Edition::Base } else { Edition::Dark };
    let mut options = Options {
        packs,
        promos: coin(),
        halloween: coin(),
        automatic: coin(),
        two_player_variant: coin(),
        ..Options::of(edition)
    };
    if coin() {
        options.wickedness = Wickedness::Mixed;
    }
    if lottery.below(4) > 0 {
        options.power_up = PowerUp::ALL[1 + lottery.below(5) as usize];
    }
    let seats = 2 + lottery.below(5);
    let mut all: Vec<Monster> = Monster::ALL
        .into_iter()
        .filter(|monster| has_evolutions(*monster))
        .collect();
    let chosen = (0..seats).map(|_| all.remove(lottery.below(small(all.len())) as usize));
    (chosen.collect(), options)
}

/// The table of a seed: every second one is new, at the others a game is under way in which much lies in front
/// of everybody.
pub(in crate::classic::tests) fn table_of(seed: u64) -> State {
    let mut lottery = Lottery(seed);
    let (chosen, options) = boxes(&mut lottery);
    if seed.is_multiple_of(2) || options.power_up == PowerUp::Draft {
        let mut setup = powered_setup(&chosen, options.power_up);
        setup.options = options;
        return setup.start().expect("a table");
    }
    rich(&chosen, options, &mut lottery)
}

/// A table in the middle of a game, with cards, Evolutions and pieces in front of everybody.
fn rich(chosen: &[Monster], options: Options, lottery: &mut Lottery) -> State {
    let seats = chosen.len() as u8;
    let mut laid = powered_with(chosen, |agreed| *agreed = options);
    let mut any = |bound: usize| lottery.below(small(bound)) as usize;
    let new = *laid.state();
    let mut left: Vec<CardId> = new
        .unseen()
        .map(|(card, _)| card)
        .filter(|card| matches!(card.kind(), Kind::Keep | Kind::Costume) && !card.copies_others())
        .collect();
    for seat in (0..seats).map(Seat) {
        let mut own: Vec<CardId> = new.evolution_deck(seat).iter().collect();
        for nth in 0..any(6) {
            if own.is_empty() {
                break;
            }
            let card = own.remove(any(own.len()));
            laid = match nth {
                0 | 1 if stays(card) => laid.evolved(seat, card.slug()),
                2 => laid.evolutions_gone(seat, card.slug()),
                _ => laid.in_hand(seat, card.slug()),
            };
        }
        for _ in 0..any(7) {
            let card = left.remove(any(left.len()));
            // A monster in Tokyo does not hibernate.
            if card.slug() != "hibernation" {
                laid = laid.holding(seat, card.slug());
            }
        }
        laid = laid
            .energy(seat, any(8) as u16)
            .hearts(seat, 1 + any(8) as u8)
            .stars(seat, any(15) as u8)
            .poison(seat, any(3) as u8)
            .shrink(seat, any(2) as u8);
        if options.packs.has(Pack::Cultists) && any(2) == 0 {
            laid = laid.with_piece(seat, "cultists", 1 + any(2) as u8);
        }
        if options.packs.has(Pack::Berserk) && any(3) == 0 {
            laid = laid.berserk(seat);
        }
    }
    if options.packs.has(Pack::Curses) {
        let all: Vec<CardId> = CardId::curses().collect();
        laid = laid.cursed(all[any(all.len())].slug());
        laid = laid.with_piece(Seat(any(usize::from(seats)) as u8), "golden-scarab", 0);
    }
    laid = laid.in_city(Seat(any(usize::from(seats)) as u8));
    laid.turn_of(Seat(any(usize::from(seats)) as u8)).state
}

/// Is it an Evolution that stays in front of its owner?
fn stays(card: CardId) -> bool {
    card.evolution()
        .is_some_and(|evolution| evolution.stay == Stay::Permanent)
}

fn small(count: usize) -> u32 {
    u32::try_from(count).expect("a small number")
}

/// What kind of thing somebody says: each kind is as likely as any other, however many answers there are.
fn kind_of(answer: &Answer) -> u8 {
    match answer {
        Answer::Done | Answer::Stay => 0,
        Answer::Use(used) if used.key == Key::NONE => 1,
        Answer::Use(_) => 2,
        Answer::Reroll(_) => 3,
        Answer::Sweep => 4,
        _ => 5,
    }
}

/// Plays a game of random answers from here, and shows it to somebody.
pub(super) fn play(start: State, seed: u64, watcher: &mut impl Watcher) {
    let mut lottery = Lottery(seed);
    let mut state = start;
    let (mut legal, mut free) = (Vec::new(), Vec::new());
    for _ in 0..LONGEST {
        let answer = match state.asks() {
            Asked::NoOne => return,
            Asked::Nature => state.deal(&mut lottery).expect("Nature is asked"),
            Asked::Seat(asked) => {
                watcher.looks(&state);
                legal.clear();
                free.clear();
                state.answers(&mut legal);
                for seat in state.all_seats().filter(|seat| *seat != asked) {
                    state.free_actions(seat, &mut free);
                }
                let rarely = lottery.below(8) == 0;
                if rarely && !free.is_empty() {
                    free[lottery.below(small(free.len())) as usize]
                } else {
                    let one = kind_of(&legal[lottery.below(small(legal.len())) as usize]);
                    let kinds: Vec<u8> = (0..6)
                        .filter(|kind| legal.iter().any(|answer| kind_of(answer) == *kind))
                        .collect();
                    let kind = if lottery.below(3) == 0 {
                        one
                    } else {
                        kinds[lottery.below(small(kinds.len())) as usize]
                    };
                    legal.retain(|answer| kind_of(answer) == kind);
                    legal[lottery.below(small(legal.len())) as usize]
                }
            }
        };
        let mut was = state;
        state
            .apply_telling(answer, &mut |event, is| {
                watcher.hears(event, &was, is);
                was = *is;
            })
            .expect("it was listed");
    }
}
