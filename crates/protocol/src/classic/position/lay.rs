//! From words to a state: what is left out is filled in, what cannot be is refused with its place in the
//! request.

use super::{AGENDA, EvolutionsEntry, Marks, Phase, Piece, Position, SeatEntry, Why};
use crate::classic::slug::{BerserkFace, Card, FateFace, Tile};
use crate::desk::value;
use crate::error::{Error, Result};
use crate::game::Laid;
use crate::position::{impossible, in_order, patch};
use engine::classic::rule::Kind;
use engine::classic::{
    self, Answer, CardId, EvolutionSet, Extra, Held, Key, Known, MARKET, MAX_SEATS, Place, Player, PowerUp,
    Reason, Reserved, State, Trace, Turn, Wickedness,
};
use engine::parts::MAX_DICE;
use engine::{Seat, Seats};
use std::collections::BTreeMap;

/// Where each card in play was said, in the order in which they lie.
type Paths = Vec<String>;

/// What lies in front of the monsters.
#[derive(Default)]
struct InFront {
    held: Vec<Held>,
    paths: Paths,
    saucers: Vec<Key>,
    reserved: Vec<Reserved>,
}

impl Position {
    /// The state that is described, and what follows from it by itself.
    pub fn lay(self) -> Result<Laid<State>> {
        let mut events = Vec::new();
        let (table, paths) = self.laid_out()?;
        self.check_piles()?;
        self.check_seats()?;
        self.check_evolutions()?;
        let agenda = self.rest.keys().any(|path| path.is_empty() || path == AGENDA);
        if self.turn.phase.stage().is_none() && !agenda && self.outcome.is_none() {
            let sentence = "this phase is only loaded as state has told it; name one in the middle of a turn";
            return Err(impossible(sentence, "turn.phase"));
        }
        if self.turn.fated == Some(true) && !agenda && !self.turn.phase.after_fate() {
            let sentence = "the Die of Fate takes effect between change-dice and resolve";
            return Err(impossible(sentence, "turn.fated"));
        }
        let told = |sentence: String| self.placed(&sentence, &paths);
        let mut record = value(&table.bare().map_err(told)?);
        patch(&mut record, &self.rest)?;
        let state = match self.turn.phase.stage() {
            Some(stage) if !agenda && self.outcome.is_none() => {
                State::resume_telling(record, stage, &mut |event, _| events.push(event))
            }
            _ => serde_json::from_value(record),
        };
        let state = state.map_err(|error| told(error.to_string()))?;
        if state.goes_on_unasked() {
            let sentence = "nobody has a die to throw, and nobody would be asked again";
            return Err(impossible(sentence, "seats"));
        }
        if let Some(size) = self.deck.size
            && size != state.deck_size()
        {
            let sentence = format!("{} cards lie nowhere else", state.deck_size());
            return Err(impossible(sentence, "deck.size"));
        }
        for (index, entry) in self.seats.iter().enumerate() {
            entry.check_hand(&state, Seat(index as u8))?;
        }
        let coming = order(&state, &self.deck.order).map_err(|error| error.within("deck.order"))?;
        Ok(Laid {
            state,
            coming,
            events,
        })
    }

    /// What lies on the table, in the engine's words.
    pub(super) fn laid_out(&self) -> Result<(classic::Position, Paths)> {
        if self.market.len() > MARKET {
            let sentence = format!("the market has {MARKET} slots");
            return Err(impossible(sentence, "market"));
        }
        let mut market = [None; MARKET];
        for (slot, card) in market.iter_mut().zip(&self.market) {
            *slot = card.map(|Card(card)| card);
        }
        let InFront {
            held: in_play,
            paths,
            saucers,
            reserved,
        } = self.in_front()?;
        let highest = in_play.iter().map(|held| held.key.0).max().unwrap_or(0);
        let known = self.deck.top.iter().enumerate().map(|(depth, top)| {
            Ok(Known {
                card: top.card.map(|Card(card)| card),
                by: seats_of(&top.known_by, format!("deck.top[{depth}].known_by"))?,
            })
        });
        let players = self.seats.iter().map(|seat| Player {
            monster: seat.monster,
            alive: seat.alive,
            hearts: seat.hearts.unwrap_or(if seat.alive { 10 } else { 0 }),
            stars: seat.stars,
            energy: seat.energy,
            place: seat.place,
            poison: seat.poison,
            shrink: seat.shrink,
            wicked: seat.wickedness,
            risen: seat.risen,
            crowned: seat.crowned,
            follows: seat.follows.map(Seat),
        });
        let table = classic::Position {
            options: self.options,
            players: players.collect(),
            market,
            known: known.collect::<Result<_>>()?,
            discard: self.discard.iter().map(|Card(card)| *card).collect(),
            gauge: self.gauge(&in_play),
            hands: self.zone(|told| &told.hand).collect(),
            evolutions_discarded: self.zone(|told| &told.discard).collect(),
            evolution_decks: self.seats.iter().map(SeatEntry::evolution_deck).collect(),
            under_decks: self.seats.iter().map(SeatEntry::under_deck).collect(),
            shown: self
                .zone(|told| &told.shown)
                .fold(EvolutionSet::NONE, EvolutionSet::or),
            stray_of: self.stray_of.map(Seat),
            target: self.target.map(Seat),
            saucers,
            reserved,
            in_play,
            curse: self.curse.map(|Card(curse)| curse),
            curses_gone: self.curses_gone.iter().map(|Card(curse)| *curse).collect(),
            berserk: self
                .seats
                .iter()
                .zip(0..)
                .filter(|(seat, _)| seat.berserk)
                .map(|(_, index)| Seat(index))
                .collect(),
            berserk_die: self.turn.berserk.map(|BerserkFace(face)| face),
            fate: self.turn.fate.map(|FateFace(face)| face),
            fated: self
                .turn
                .fated
                .unwrap_or(self.turn.fate.is_some() && self.turn.phase.after_fate()),
            turn: self.turn()?,
            order: Seat(self.turn.last_in_order.unwrap_or(self.turn.active)),
            penalty: self.turn.fewer_dice,
            queued: self
                .turn
                .queued
                .iter()
                .map(|extra| Extra {
                    seat: Seat(extra.seat),
                    key: Key(extra.key),
                    rank: extra.rank,
                })
                .collect(),
            next_key: self.next_key.unwrap_or(highest.saturating_add(1)),
            outcome: self
                .outcome
                .as_ref()
                .map(|outcome| {
                    Ok::<_, Error>(classic::Outcome {
                        ending: outcome.ending,
                        winners: seats_of(&outcome.winners, "outcome.winners".to_owned())?,
                    })
                })
                .transpose()?,
        };
        Ok((table, paths))
    }

    /// The Evolutions in a zone of each seat.
    fn zone(&self, of: impl Fn(&EvolutionsEntry) -> &Vec<Card>) -> impl Iterator<Item = EvolutionSet> {
        self.seats.iter().map(move |seat| {
            let told = seat.evolutions.as_ref();
            told.map_or(EvolutionSet::NONE, |told| set_of(of(told)))
        })
    }

    /// The tiles on the gauge; where nothing is said, every tile that nobody holds, with its side up.
    fn gauge(&self, in_play: &[Held]) -> Vec<CardId> {
        use classic::rule::Side;
        if let Some(gauge) = &self.gauge {
            return gauge.iter().map(|Tile(tile)| *tile).collect();
        }
        let side = match self.options.wickedness {
            Wickedness::Off => return Vec::new(),
            Wickedness::Red | Wickedness::Mixed => Side::Red,
            Wickedness::Green => Side::Green,
        };
        let number = |card: CardId| card.tile().map(|tile| tile.number);
        CardId::tiles()
            .filter(|tile| tile.tile().is_some_and(|tile| tile.side == side))
            .filter(|tile| !in_play.iter().any(|held| number(held.card) == number(*tile)))
            .collect()
    }

    fn in_front(&self) -> Result<InFront> {
        let mut lying = Vec::new();
        for (seat, said) in (0..).map(Seat).zip(&self.seats) {
            let at = format!("seats[{}]", seat.0);
            for (index, piece) in said.cards.iter().enumerate() {
                lying.push((format!("{at}.cards[{index}]"), piece.with(piece.card.0), seat));
            }
            for (index, piece) in said.tiles.iter().enumerate() {
                lying.push((format!("{at}.tiles[{index}]"), piece.with(piece.card.0), seat));
            }
        }
        let mut next = lying
            .iter()
            .filter_map(|(_, piece, _)| piece.key)
            .max()
            .unwrap_or(0);
        let mut front = InFront::default();
        let mut all = Vec::new();
        for (path, piece, owner) in lying {
            let key = Key(piece.key.unwrap_or_else(|| {
                next = next.saturating_add(1);
                next
            }));
            let fresh = Held::fresh(key, piece.card, owner);
            let held = Held {
                tokens: piece.tokens.unwrap_or(fresh.tokens),
                copies: Key(piece.copies.unwrap_or(0)),
                spent_turn: piece.used_this_turn,
                spent_hit: piece.used_on_hit,
                moved: piece.moved,
                giver: self.giver(&piece, owner, &path)?.into(),
                ..fresh
            };
            if piece.saucer {
                front.saucers.push(key);
            }
            if let Some(Card(card)) = piece.reserved {
                front.reserved.push(Reserved { key, card });
            }
            all.push((held, path));
        }
        all.sort_by_key(|(held, _)| held.key);
        let printed: Vec<(Key, CardId)> = all.iter().map(|(held, _)| (held.key, held.card)).collect();
        for (held, _) in &mut all {
            if held.copies != Key::NONE
                && let Some((_, card)) = printed.iter().find(|(key, _)| *key == held.copies)
            {
                held.face = *card;
            }
        }
        (front.held, front.paths) = self.in_order(all)?.into_iter().unzip();
        self.check_front(&front)?;
        Ok(front)
    }

    /// What lies in front of the monsters, in the order in which it came there.
    fn in_order(&self, mut lying: Vec<(Held, String)>) -> Result<Vec<(Held, String)>> {
        if self.order_in_play.is_empty() {
            return Ok(lying);
        }
        let mut ordered = Vec::new();
        for (index, key) in self.order_in_play.iter().enumerate() {
            let place = lying
                .iter()
                .position(|(held, _)| held.key.0 == *key)
                .ok_or_else(|| {
                    let sentence = format!("no card in play has the key {key}, or it is named twice");
                    impossible(sentence, format!("order_in_play[{index}]"))
                })?;
            ordered.push(lying.remove(place));
        }
        if let Some((held, _)) = lying.first() {
            let sentence = format!(
                "the key {} is missing; each card in play is named here",
                held.key.0
            );
            return Err(impossible(sentence, "order_in_play"));
        }
        Ok(ordered)
    }

    /// Whose a card is that lies in front of `owner`. Where nothing was drafted its monster says it.
    fn giver(&self, piece: &Piece<CardId>, owner: Seat, path: &str) -> Result<Option<Seat>> {
        let home = self.home(piece.card);
        let Some(giver) = piece.giver else {
            return Ok(home.filter(|home| *home != owner));
        };
        let slug = piece.card.slug();
        let wrong = |sentence: String| Err(impossible(sentence, format!("{path}.giver")));
        if piece.card.evolution().is_none() {
            return wrong(format!("{slug} is no Evolution: whoever has it owns it"));
        }
        let Some(of) = self.seats.get(usize::from(giver)) else {
            return wrong(format!("there is no seat {giver}"));
        };
        if !of.alive {
            return wrong(format!(
                "seat {giver} is out of the game, and with it its Evolutions"
            ));
        }
        if home.is_some_and(|home| home.0 != giver) {
            return wrong(format!("{slug} is no Evolution of {}", of.monster.slug()));
        }
        Ok(Some(Seat(giver)))
    }

    /// The seat to which this Evolution belongs, if it follows from its monster.
    fn home(&self, card: CardId) -> Option<Seat> {
        let monster = card.evolution()?.monster;
        let seat = self.seats.iter().position(|seat| seat.monster == monster)?;
        (self.options.power_up != PowerUp::Draft).then_some(Seat(seat as u8))
    }

    /// The Evolution that leaves this on the table; refused at this place if it is not in the game.
    fn check_trace(&self, trace: Trace, at: &str) -> Result<()> {
        let Some(card) = CardId::evolutions().find(|card| card.trace() == Some(trace)) else {
            return Ok(());
        };
        let monster = card.evolution().map(|evolution| evolution.monster);
        let plays = self.seats.iter().any(|seat| Some(seat.monster) == monster);
        if plays && !self.options.power_up.is_off() {
            return Ok(());
        }
        let sentence = format!("it comes from {}, which is not in the game", card.slug());
        Err(impossible(sentence, at))
    }

    /// Saucers and cards that are reserved lie where they can.
    fn check_front(&self, front: &InFront) -> Result<()> {
        for (held, path) in front.held.iter().zip(&front.paths) {
            let slug = held.card.slug();
            if front.saucers.contains(&held.key) {
                let at = format!("{path}.saucer");
                if held.card.kind() != Kind::Keep {
                    return Err(impossible(format!("{slug} is no Keep card"), at));
                }
                self.check_trace(Trace::Saucers, &at)?;
            }
            let reserves = held.face.trace() == Some(Trace::Reserve);
            if !reserves && front.reserved.iter().any(|under| under.key == held.key) {
                let sentence = format!("no card is reserved under {}", held.face.slug());
                return Err(impossible(sentence, format!("{path}.reserved")));
            }
        }
        Ok(())
    }

    /// The target token, and who misses an Evolution, are seats that can be.
    fn check_seats(&self) -> Result<()> {
        for (said, at) in [(self.target, "target"), (self.stray_of, "stray_of")] {
            let Some(seat) = said else { continue };
            let Some(there) = self.seats.get(usize::from(seat)) else {
                return Err(impossible(format!("there is no seat {seat}"), at));
            };
            if !there.alive && at == "target" {
                return Err(impossible(format!("seat {seat} is out of the game"), at));
            }
        }
        match self.target {
            Some(_) => self.check_trace(Trace::Target, "target"),
            None => Ok(()),
        }
    }

    fn turn(&self) -> Result<Turn> {
        let said = &self.turn;
        let marks = &said.marks;
        if said.dice.len() > MAX_DICE {
            let sentence = format!("at most {MAX_DICE} dice are thrown");
            return Err(impossible(sentence, "turn.dice"));
        }
        let dice: classic::Dice = said.dice.iter().map(|face| (*face).into()).collect();
        let fixed = said.groups.is_some() || said.phase.after_resolving();
        let mut sizes = if fixed { dice.counts() } else { [0; 6] };
        if let Some(smashes) = said.smashes.filter(|_| fixed) {
            sizes[classic::Face::Claw.index()] = smashes;
        }
        let groups = said.groups.iter().flatten();
        let places = || {
            self.seats
                .iter()
                .zip(0..8)
                .filter(|(seat, _)| seat.place != Place::Outside)
                .map(|(_, seat)| Seat(seat))
                .collect()
        };
        let rolls = match said.phase {
            _ if dice.is_empty() => 0,
            Phase::Roll => 1,
            _ => 3,
        };
        let marked = |seats: &[u8], name: &str| seats_of(seats, format!("turn.marks.{name}"));
        let mut harmed = [Seats::NONE; MAX_SEATS];
        for (seat, victims) in &marks.harmed {
            let at = format!("turn.marks.harmed.{seat}");
            let Some(of_seat) = harmed.get_mut(usize::from(*seat)) else {
                return Err(impossible(format!("there is no seat {seat}"), at));
            };
            *of_seat = seats_of(victims, at)?;
        }
        if marks.yielders.len() > 4 {
            return Err(impossible("at most 4 can yield", "turn.marks.yielders"));
        }
        let mut probed = 0;
        for die in &marks.probed {
            if usize::from(*die) >= dice.len() {
                let sentence = format!("there is no die {die} among {}", dice.len());
                return Err(impossible(sentence, "turn.marks.probed"));
            }
            probed |= 1 << die;
        }
        Ok(Turn {
            active: Seat(said.active),
            number: said.number,
            reason: match said.reason {
                Why::Order => Reason::Order,
                Why::FewerDice => Reason::FewerDice,
                Why::Extra => Reason::Extra,
                Why::Curse => Reason::Curse,
            },
            dice,
            rolls: said.rolls.unwrap_or(rolls),
            more_rolls: said.more_rolls,
            probed,
            probing: marks.probing,
            fixed,
            sizes,
            groups: groups.map(|face| classic::Face::from(*face)).collect(),
            in_order: marks.in_order,
            started_in_tokyo: match &marks.started_in_tokyo {
                Some(seats) => marked(seats, "started_in_tokyo")?,
                None => places(),
            },
            shielded: marked(&marks.shielded, "shielded")?,
            wounded: marked(&marks.wounded, "wounded")?,
            again: marks.again,
            bought: marks.bought,
            cheers: marks.cheers,
            all_six: marks.all_six,
            harmed,
            lost: marked(&marks.lost, "lost")?,
            clawed: marked(&marks.clawed, "clawed")?,
            scored: marks.scored,
            stars_at_smash: marks.stars_at_smash,
            fed: marks.fed,
            yielders: marks.yielders.iter().copied().map(Seat).collect(),
            ..Turn::default()
        })
    }

    /// No card lies in more places than there are copies of it.
    fn check_piles(&self) -> Result<()> {
        let market = self.market.iter().enumerate();
        let market = market.filter_map(|(slot, card)| Some((format!("market[{slot}]"), (*card)?.0)));
        let top = self.deck.top.iter().enumerate();
        let top = top.filter_map(|(depth, top)| Some((format!("deck.top[{depth}].card"), top.card?.0)));
        let discard = self.discard.iter().enumerate();
        let discard = discard.map(|(index, Card(card))| (format!("discard[{index}]"), *card));
        let seats = self.seats.iter().enumerate().flat_map(|(seat, said)| {
            let cards = said.cards.iter().enumerate();
            cards.flat_map(move |(index, piece)| {
                let path = format!("seats[{seat}].cards[{index}]");
                let under = piece
                    .reserved
                    .map(|Card(card)| (format!("{path}.reserved"), card));
                std::iter::once((path, piece.card.0)).chain(under)
            })
        });
        let mut lying: BTreeMap<CardId, Vec<String>> = BTreeMap::new();
        for (path, card) in market.chain(top).chain(discard).chain(seats) {
            if !card.kind().is_power_card() {
                if path.starts_with("seats") && !path.ends_with("reserved") {
                    continue;
                }
                let sentence = format!("{} is no power card", card.slug());
                return Err(impossible(sentence, path));
            }
            let places = lying.entry(card).or_default();
            let copies = self.options.copies(card);
            if places.len() >= usize::from(copies) {
                let sentence = match places.first() {
                    Some(first) => format!(
                        "{} lies here and in {first}; copies of it in the game: {copies}",
                        card.slug()
                    ),
                    None => format!("{} is not in the game with these options", card.slug()),
                };
                return Err(impossible(sentence, path));
            }
            places.push(path);
        }
        Ok(())
    }

    /// Every Evolution belongs to the game, lies in one place, and where nothing was drafted with its monster.
    fn check_evolutions(&self) -> Result<()> {
        let mut lying: BTreeMap<CardId, String> = BTreeMap::new();
        for (seat, said) in self.seats.iter().enumerate() {
            let at = format!("seats[{seat}]");
            let told = said.evolutions.clone().unwrap_or_default();
            let deck = told.deck.unwrap_or_default();
            let zones = [
                ("hand", &told.hand),
                ("discard", &told.discard),
                ("deck", &deck),
                ("under", &told.under),
            ];
            if self.options.power_up.is_off() && zones.iter().any(|(_, cards)| !cards.is_empty()) {
                let sentence = "the game is played without Evolutions";
                return Err(impossible(sentence, format!("{at}.evolutions")));
            }
            let mut put = |card: CardId, path: String| {
                if let Some(first) = lying.get(&card) {
                    let sentence = format!("{} lies here and in {first}", card.slug());
                    return Err(impossible(sentence, path));
                }
                lying.insert(card, path);
                Ok(())
            };
            let cards = said.cards.iter().enumerate();
            for (index, Piece { card: Card(card), .. }) in cards {
                if card.evolution().is_some() {
                    put(*card, format!("{at}.cards[{index}]"))?;
                }
            }
            for (zone, cards) in zones {
                for (index, Card(card)) in cards.iter().enumerate() {
                    let path = format!("{at}.evolutions.{zone}[{index}]");
                    self.check_home(*card, seat, zone, &path)?;
                    put(*card, path)?;
                }
            }
            for (index, card) in told.shown.iter().enumerate() {
                if !told.hand.contains(card) && !told.discard.contains(card) {
                    let sentence = "it is neither in the hand nor in the discard pile";
                    return Err(impossible(sentence, format!("{at}.evolutions.shown[{index}]")));
                }
            }
        }
        self.check_missing(&lying)
    }

    /// What is left of the Evolutions of a monster whose deck is said has to lie somewhere. Before the first
    /// turn it may not be dealt yet.
    fn check_missing(&self, lying: &BTreeMap<CardId, String>) -> Result<()> {
        let apart = self.rest.keys().any(|place| place.starts_with("/evolutions"));
        if apart || self.turn.number == 0 {
            return Ok(());
        }
        for (seat, said) in self.seats.iter().enumerate() {
            if said.evolution_deck().is_none() {
                continue;
            }
            let missing: Vec<&str> = CardId::evolutions()
                .filter(|card| {
                    let evolution = card.evolution();
                    evolution.is_some_and(|evolution| evolution.monster == said.monster)
                })
                .filter(|card| !lying.contains_key(card))
                .map(CardId::slug)
                .collect();
            if !missing.is_empty() {
                let sentence = format!("nobody has these: {}", missing.join(", "));
                return Err(impossible(sentence, format!("seats[{seat}].evolutions.deck")));
            }
        }
        Ok(())
    }

    /// Can this Evolution be in this zone of a seat?
    fn check_home(&self, card: CardId, seat: usize, zone: &str, path: &str) -> Result<()> {
        let slug = card.slug();
        let Some(monster) = card.evolution().map(|evolution| evolution.monster) else {
            return Err(impossible(format!("{slug} is no Evolution"), path));
        };
        if !self.seats.iter().any(|seat| seat.monster == monster) {
            let sentence = format!("{slug} belongs to {}, who does not play", monster.slug());
            return Err(impossible(sentence, path));
        }
        let home = self.home(card);
        let stray = zone == "hand" && home.map(|home| home.0) == self.stray_of;
        if home.is_some_and(|home| usize::from(home.0) != seat) && !stray {
            let sentence = format!(
                "{slug} belongs to {}: others have it in a draft alone, or in hand if stray_of says so",
                monster.slug()
            );
            return Err(impossible(sentence, path));
        }
        Ok(())
    }

    /// A sentence of the engine with the place that it is about, as the caller has written it.
    fn placed(&self, sentence: &str, paths: &Paths) -> Error {
        let plain = |letter: char| letter.is_ascii_alphanumeric() || "_.[]".contains(letter);
        let (field, rest) = sentence.split_once(": ").unwrap_or(("", sentence));
        if field.is_empty() || !field.chars().all(plain) {
            // Such as "seat 2 lives without hearts".
            let mut words = sentence.split(' ');
            let seat = match (words.next(), words.next().map(str::parse::<usize>)) {
                (Some("seat"), Some(Ok(seat))) if seat < self.seats.len() => format!("seats[{seat}]"),
                _ => String::new(),
            };
            return impossible(sentence, seat);
        }
        let at = match field.split_once(['[', '.']) {
            Some(("players", _)) => field
                .replacen("players", "seats", 1)
                .replace(".wicked", ".wickedness"),
            Some(("in_play", inner)) => match inner.split_once(']') {
                Some((index, inner)) => {
                    let path = index.parse().ok().and_then(|index: usize| paths.get(index));
                    path.map_or_else(|| field.to_owned(), |path| format!("{path}{inner}"))
                }
                None => field.to_owned(),
            },
            Some(("known", _)) => field.replacen("known", "deck.top", 1).replace(".by", ".known_by"),
            Some(("turn", name)) => {
                let name_only = name.split('[').next().unwrap_or(name);
                let words = value(&Marks {
                    started_in_tokyo: Some(Vec::new()),
                    ..Marks::default()
                });
                let marked = words.get(name_only).is_some() || MARKS.contains(&name_only);
                if marked {
                    format!("turn.marks.{name}")
                } else {
                    field.to_owned()
                }
            }
            Some(("queued", _)) => format!("turn.{field}"),
            Some(("evolutions", inner)) if inner.starts_with("hands") => {
                format!("{}.evolutions.hand", inner.replacen("hands", "seats", 1))
            }
            Some(("evolutions", _)) if !self.rest.keys().any(|place| place.starts_with("/evolutions")) => {
                "seats".to_owned()
            }
            Some((
                "evolutions" | "agenda" | "hits" | "follow_ups" | "fallen" | "first" | "costumes" | "drawn",
                _,
            )) => "rest".to_owned(),
            _ => match field {
                "penalty" => "turn.fewer_dice".to_owned(),
                "order" => "turn.last_in_order".to_owned(),
                "tiles" => "gauge".to_owned(),
                "evolutions" => "seats".to_owned(),
                "players" | "seats" => "seats".to_owned(),
                "agenda" | "asks" | "struck" | "resolving" | "revealed" | "beside" | "culprits" | "begun"
                | "drawn" | "costumes"
                    if !self.rest.is_empty() =>
                {
                    "rest".to_owned()
                }
                other => other.to_owned(),
            },
        };
        impossible(rest, at)
    }
}

/// Marks under the engine's names.
const MARKS: [&str; 8] = [
    "probed", "probing", "shielded", "wounded", "lost", "clawed", "harmed", "yielders",
];

impl<C> Piece<C> {
    fn with<D>(&self, card: D) -> Piece<D> {
        Piece {
            card,
            key: self.key,
            tokens: self.tokens,
            copies: self.copies,
            giver: self.giver,
            saucer: self.saucer,
            reserved: self.reserved,
            used_this_turn: self.used_this_turn,
            used_on_hit: self.used_on_hit,
            moved: self.moved,
        }
    }
}

impl SeatEntry {
    fn evolution_deck(&self) -> Option<EvolutionSet> {
        let deck = self.evolutions.as_ref()?.deck.as_ref()?;
        Some(set_of(deck))
    }

    fn under_deck(&self) -> Vec<CardId> {
        let told = self.evolutions.iter();
        told.flat_map(|told| &told.under)
            .map(|Card(card)| *card)
            .collect()
    }

    /// Is everything there that is counted? In a view it is not.
    fn check_hand(&self, state: &State, seat: Seat) -> Result<()> {
        let Some(told) = &self.evolutions else {
            return Ok(());
        };
        let counts = [
            (told.hand_size, state.hand_size(seat), "hand_size"),
            (told.deck_size, state.evolution_deck_size(seat), "deck_size"),
            (
                told.discard_size,
                state.evolution_discard_size(seat),
                "discard_size",
            ),
        ];
        for (said, there, field) in counts {
            if said.is_some_and(|said| said != there) {
                let sentence = format!("{there} Evolutions lie there");
                return Err(impossible(
                    sentence,
                    format!("seats[{}].evolutions.{field}", seat.0),
                ));
            }
        }
        Ok(())
    }
}

fn set_of(cards: &[Card]) -> EvolutionSet {
    cards.iter().map(|Card(card)| *card).collect()
}

/// The seats of a list.
fn seats_of(seats: &[u8], at: String) -> Result<Seats> {
    let seat = |seat: &u8| {
        if usize::from(*seat) < MAX_SEATS {
            Ok(Seat(*seat))
        } else {
            Err(impossible(format!("there is no seat {seat}"), &*at))
        }
    };
    seats.iter().map(seat).collect()
}

/// The coming reveals of a deck in this order; every card must be among those that nobody has seen.
pub(crate) fn order(state: &State, order: &[Card]) -> Result<Vec<Answer>> {
    let order = order.iter().map(|Card(card)| *card);
    let mut left: BTreeMap<CardId, u8> = state.unseen().collect();
    left.extend(state.curses_left().map(|curse| (curse, 1)));
    left.extend(state.face_down_evolutions().iter().map(|card| (card, 1)));
    Ok(in_order(order, left, CardId::slug)?
        .into_iter()
        .map(Answer::Card)
        .collect())
}
