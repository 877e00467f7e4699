//! A position of King of Tokyo as the numbers from which a bot's luck follows.

use engine::classic::{CardId, Dice, Held, Place, Player, Reason, SpecialFace, State, What};
use engine::parts::DiceMask;
use engine::{Asked, Game};

/// The words of [`hash_words`](crate::search::Lookahead::hash_words).
pub(super) fn words(state: &State) -> Vec<u64> {
    let (turn, question) = (state.turn(), state.question());
    let mut facts = vec![
        state.seats() as u64,
        u64::from(turn.number),
        u64::from(turn.active.0),
        packed([
            reason(turn.reason),
            turn.rolls,
            turn.more_rolls,
            turn.groups.bits(),
            turn.bought,
            u8::from(turn.fixed),
            u8::from(turn.again),
            asked(question.of),
        ]),
        what(question.what),
        dice(turn.dice),
        thrown(turn.probed),
        u64::from(state.deck_size()),
        u64::from(state.discard_size()),
    ];
    facts.extend(state.all_seats().map(|seat| player(state.player(seat))));
    facts.extend(state.market().iter().map(|slot| slot.map_or(0, card)));
    facts.extend(state.in_play().iter().flat_map(held));
    if let Asked::Seat(seat) = question.of {
        facts.extend(
            state
                .known_to(seat)
                .flat_map(|(depth, known)| [u64::from(depth), card(known)]),
        );
        if state.powered() {
            let own = [
                state.hand(seat),
                state.evolutions_drawn(),
                state.evolutions_discarded(seat),
            ];
            facts.extend(
                own.iter()
                    .map(|cards| cards.iter().map(card).fold(0, u64::wrapping_add)),
            );
        }
    }
    if !state.options().packs.is_empty() {
        facts.extend(packs(state));
    }
    if state.powered() {
        let counts = |seat| {
            let zones = [
                state.hand_size(seat),
                state.evolution_deck_size(seat),
                state.evolution_discard_size(seat),
            ];
            zones.iter().fold(0, |word, count| word << 8 | u64::from(*count))
        };
        facts.extend(state.all_seats().map(counts));
        facts.push(state.target().map_or(0, |seat| u64::from(seat.0) + 1));
    }
    facts
}

/// What monster packs have beside the pieces in front of monsters.
fn packs(state: &State) -> [u64; 3] {
    let face = |face: Option<SpecialFace>| face.map_or(0, |face| face as u8 + 1);
    let berserk = state.all_seats().filter(|seat| state.is_berserk(*seat));
    [
        packed([
            face(state.berserk_die()),
            face(state.fate()),
            berserk.fold(0, |mask, seat| mask | 1 << seat.0),
            0,
            0,
            0,
            0,
            0,
        ]),
        state.curse().map_or(0, card),
        state.curses_left().map(card).fold(0, u64::wrapping_add),
    ]
}

const fn packed(bytes: [u8; 8]) -> u64 {
    u64::from_le_bytes(bytes)
}

const fn asked(of: Asked) -> u8 {
    match of {
        Asked::NoOne => 0xff,
        Asked::Nature => 0xfe,
        Asked::Seat(seat) => seat.0,
    }
}

const fn reason(reason: Reason) -> u8 {
    match reason {
        Reason::Order => 0,
        Reason::FewerDice => 1,
        Reason::Extra => 2,
        Reason::Curse => 3,
    }
}

fn what(what: What) -> u64 {
    match what {
        What::Nothing => 0,
        What::StartOfTurn => 1,
        What::Roll => 2,
        What::OpponentDice => 3,
        What::ProbedDie => 4,
        What::ChangeDice => 5,
        What::Group => 6,
        What::Hearts => 7,
        What::Harm => 8,
        What::BesideDice => 9,
        What::Yield => 10,
        What::Buy => 11,
        What::Opportunity => 12,
        What::Sale => 13,
        What::ChooseCard { by } => 14 | card(by) << 8,
        What::ExtraTurn { penalty } => 15 | u64::from(penalty) << 8,
        What::FirstThrow { seat } => 16 | u64::from(seat.0) << 8,
        What::Throw { dice } => 17 | thrown(dice) << 8,
        What::ThrowDie { die, .. } => 18 | u64::from(die) << 8,
        What::ThrowBeside { dice, .. } => 19 | thrown(dice) << 8,
        What::Reveal { .. } => 20,
        What::Costume => 21,
        What::Tile { level } => 22 | u64::from(level) << 8,
        What::Commit => 23,
        What::Exchange => 24,
        What::Theft => 25,
        What::Draft => 26,
        What::Draw => 27,
        What::Evolution { by } => 28 | card(by) << 8,
        What::Window { moment } => 29 | (moment as u64) << 8,
        What::ThrowSpecial { die } => 30 | (die as u64) << 8,
        What::Curse { by } => 31 | card(by) << 8,
    }
}

fn thrown(dice: DiceMask) -> u64 {
    u64::from(dice)
}

/// Three bits for each die, and one above them all so that their number counts.
fn dice(dice: Dice) -> u64 {
    dice.iter().fold(1, |word, face| word << 3 | face.index() as u64)
}

/// The letters of its name: its place among all cards moves whenever one is added.
fn card(card: CardId) -> u64 {
    card.slug().bytes().fold(1, |word: u64, letter| {
        word.wrapping_mul(31).wrapping_add(letter.into())
    })
}

fn player(player: &Player) -> u64 {
    let [low, high] = player.energy.to_le_bytes();
    let place = match player.place {
        Place::Outside => 0,
        Place::City => 1,
        Place::Bay => 2,
    };
    packed([
        player.hearts,
        player.stars,
        low,
        high,
        place,
        player.poison,
        player.shrink,
        u8::from(player.alive) | u8::from(player.risen) << 1 | u8::from(player.crowned) << 2,
    ]) ^ u64::from(player.wicked).rotate_left(59)
        ^ player
            .follows
            .map_or(0, |leader| u64::from(leader.0 + 1))
            .rotate_left(53)
}

fn held(held: &Held) -> [u64; 2] {
    let [low, high] = held.key.0.to_le_bytes();
    let used = u8::from(held.spent_turn) | u8::from(held.spent_hit) << 1 | u8::from(held.moved) << 2;
    [
        packed([held.owner.0, held.tokens, used, low, high, 0, 0, 0]),
        card(held.card) ^ card(held.face).rotate_left(32),
    ]
}
