//! King of Tokyo by text.

use super::dice::{Called, letter};
use super::spoken::FACES;
use super::{Explained, Gathered, Question, TextGame, market, owns, resolves, rolls};
use crate::ui::screen::help::Page;
use engine::classic::{
    Answer, CardId, Event, Face, Held, LEVELS, Pack, Pick, Piece, Place, SpecialFace, Split, State, Use, What,
};
use engine::parts::DiceMask;
use engine::{Game, Seat};
use words::classic::{Speaker, card_name, card_text, card_tokens, special_name};
use words::{Names, Words};

/// What is good to know whatever lies on the table.
const TIPS: [&str; 21] = [
    "text-hint-roll",
    "text-hint-opponent",
    "text-hint-change",
    "text-hint-group",
    "text-hint-beside",
    "text-hint-costume",
    "play-hint-roll",
    "play-hint-roll-set",
    "play-hint-roll-last",
    "play-hint-copy",
    "play-hint-copy-free",
    "play-hint-probed",
    "play-hint-resolve",
    "play-hint-choose",
    "play-hint-sale",
    "play-hint-cheer",
    "play-hint-draft",
    "play-hint-draw",
    "play-hint-draw-first",
    "play-hint-draw-under",
    "play-hint-window",
];

impl TextGame for State {
    const STAR: &'static str = "text-star";
    const FACES: &'static [Called] = &[
        ("text-face-one", "text-said-one", "text-said-ones"),
        ("text-face-two", "text-said-two", "text-said-twos"),
        ("text-face-three", "text-said-three", "text-said-threes"),
        ("text-face-energy", "text-said-energy", "text-said-energies"),
        ("text-face-heart", "text-said-heart", "text-said-hearts"),
        ("text-face-claw", "text-said-claw", "text-said-claws"),
    ];

    fn question(&self, words: &Words, names: &Names) -> Question {
        let speech = speaker(self, words, names).question();
        let lines = match without_mouse(self, words, names) {
            Some(hint) => vec![hint],
            None => speech.lines,
        };
        let said = lines.into_iter().chain(speech.more);
        Question::new(speech.title, said, &TIPS, words)
    }

    fn rolls(&self, words: &Words) -> Option<String> {
        if self.question().what != What::Roll {
            return None;
        }
        Some(rolls(self.turn().rolls, self.roll_limit(), words))
    }

    fn dice(&self, words: &Words) -> (Vec<String>, bool) {
        let named = |face: Face| words.text(FACES[face.index()]);
        match self.question().what {
            What::BesideDice => (self.beside().iter().map(named).collect(), true),
            What::Roll
            | What::OpponentDice
            | What::ProbedDie
            | What::ChangeDice
            | What::Commit
            | What::Group
            | What::Hearts
            | What::Curse { .. }
            | What::Window { .. } => {
                let special = |(die, face): (&str, SpecialFace)| {
                    let values = [("face", special_name(words, face).into())];
                    words.text_with(die, &values)
                };
                let berserk = self.berserk_die().map(|face| ("text-die-berserk", face));
                let fate = self.fate().map(|face| ("text-die-fate", face));
                let specials = berserk.into_iter().chain(fate).map(special);
                (
                    self.turn().dice.iter().map(named).chain(specials).collect(),
                    false,
                )
            }
            What::Nothing
            | What::FirstThrow { .. }
            | What::Throw { .. }
            | What::ThrowDie { .. }
            | What::ThrowBeside { .. }
            | What::ThrowSpecial { .. }
            | What::Reveal { .. }
            | What::Costume
            | What::Tile { .. }
            | What::StartOfTurn
            | What::Harm
            | What::Yield
            | What::Exchange
            | What::Theft
            | What::Buy
            | What::Opportunity
            | What::ChooseCard { .. }
            | What::Sale
            | What::ExtraTurn { .. }
            | What::Draft
            | What::Draw
            | What::Evolution { .. } => Default::default(),
        }
    }

    fn reroll(dice: DiceMask) -> Answer {
        Answer::Reroll(dice)
    }

    fn thrown(answer: Answer) -> Option<DiceMask> {
        match answer {
            Answer::Reroll(dice) => Some(dice),
            _ => None,
        }
    }

    fn says(&self, answer: Answer, words: &Words, names: &Names) -> String {
        let label = speaker(self, words, names).label(answer);
        match answer {
            Answer::Group(face) => {
                let face = words.text(FACES[face.index()]);
                resolves(face, label, words)
            }
            Answer::Hearts(split) => hearts(&split, words, names),
            Answer::Use(used) => uses(self, used, label, words),
            Answer::Choose(Pick::Die(die) | Pick::DieFace(die, _) | Pick::Remove(die)) => {
                let values = [("die", letter(die.into()).into()), ("face", label.into())];
                words.text_with("text-do-die-face", &values)
            }
            _ => label,
        }
    }

    fn says_free(&self, answer: Answer, of: Seat, words: &Words, names: &Names) -> String {
        match answer {
            Answer::Use(used) => {
                let card = speaker(self, words, names).free(used, None);
                let values = [("name", names.name(of).to_owned().into()), ("card", card.into())];
                words.text_with("text-do-owner", &values)
            }
            other => self.says(other, words, names),
        }
    }

    fn about(&self, answer: Answer, words: &Words) -> Option<Explained> {
        // Names stand in no explanation.
        let nobody = Names::default();
        let card = speaker(self, words, &nobody).card_of(answer)?;
        Some(explained(card, None, words))
    }

    fn offers_card(&self, answer: Answer) -> bool {
        let of_hand = |used: Use| used.face.evolution().is_some() && self.held(used.key).is_none();
        let chooses = matches!(
            self.question().what,
            What::Buy
                | What::Opportunity
                | What::Costume
                | What::Tile { .. }
                | What::ChooseCard { .. }
                | What::Draft
                | What::Draw
                | What::Exchange
                | What::Theft
                | What::StartOfTurn
                | What::Sale
        );
        match answer {
            Answer::Buy(_) => true,
            Answer::Choose(Pick::Kind(_) | Pick::Card(_) | Pick::Slot(_) | Pick::Deck(_)) => true,
            Answer::Use(used) if of_hand(used) => true,
            Answer::Use(used) => {
                let aimed = matches!(
                    used.pick,
                    Pick::Kind(_) | Pick::Card(_) | Pick::Slot(_) | Pick::Deck(_)
                );
                chooses && aimed
            }
            _ => false,
        }
    }

    fn foresees(&self, answer: Answer, words: &Words, names: &Names) -> Vec<String> {
        speaker(self, words, names).foresees(answer)
    }

    fn previews(&self, answer: Answer, words: &Words, names: &Names) -> Vec<String> {
        let stops = matches!(
            (self.question().what, answer),
            (What::Roll, Answer::Done) | (What::Group, Answer::RestInDefaultOrder)
        );
        if stops {
            return self.foresees(answer, words, names);
        }
        speaker(self, words, names).ends(answer)
    }

    fn gathered(&self, answer: Answer, words: &Words, _: &Names) -> Option<Gathered> {
        let (die, to, card) = match answer {
            Answer::Use(used) => match used.pick {
                Pick::DieFace(die, to) => (die, to, Some(used.face)),
                _ => return None,
            },
            Answer::Choose(Pick::DieFace(die, to)) => (die, to, None),
            _ => return None,
        };
        let values = [
            ("die", letter(die.into()).into()),
            ("from", lies(self, die, words).into()),
        ];
        let group = match card {
            Some(card) => {
                let [die, from] = values;
                let card = ("card", card_name(words, card).into());
                words.text_with("text-among-die", &[die, from, card])
            }
            None => words.text_with("text-among-own-die", &values),
        };
        let to = ("face", words.text(FACES[to.index()]).into());
        let within = words.text_with("text-among-to", &[to]);
        Some(Gathered { group, within })
    }

    fn falls(event: &Event) -> Option<Seat> {
        match *event {
            Event::Eliminated { seat } => Some(seat),
            _ => None,
        }
    }

    fn stands(&self, words: &Words, names: &Names) -> Vec<String> {
        let mut lines = Vec::new();
        for seat in self.all_seats() {
            lines.extend(monster(self, seat, words, names));
        }
        if self.at(Place::City).is_none() {
            lines.push(words.text("text-tokyo-empty"));
        }
        let priced = for_sale(self).map(|(card, price)| (card_name(words, card), u32::from(price)));
        lines.extend(market(priced, words));
        lines.extend(of_packs(self, words, names));
        for level in LEVELS.into_iter().filter(|_| self.gauge()) {
            let tiles: Vec<String> = self.tiles_at(level).map(|tile| card_name(words, tile)).collect();
            if !tiles.is_empty() {
                let values = [
                    ("level", u32::from(level).into()),
                    ("cards", tiles.join(", ").into()),
                ];
                lines.push(words.text_with("text-tiles", &values));
            }
        }
        lines
    }

    fn hand(&self, seat: Seat, words: &Words, names: &Names) -> Vec<String> {
        hidden(self, seat, words, names)
    }

    fn page(&self) -> Page {
        let (variant, hints) = (self.two_player_variant(), true);
        Page::Classic { variant, hints }
    }

    fn on_table(&self, words: &Words, _: &Names) -> Vec<Explained> {
        let sold = for_sale(self).map(|(card, price)| explained(card, Some(price), words));
        let held = self.in_play().iter().map(|held| held.face).chain(self.curse());
        let hands = self
            .all_seats()
            .flat_map(|seat| self.hand(seat).iter().collect::<Vec<_>>());
        let known = self
            .all_seats()
            .flat_map(|seat| self.known_to(seat).map(|(_, card)| card).collect::<Vec<_>>());
        let drawn = self.drawn().iter().copied().chain(self.evolutions_drawn().iter());
        let tiles = self.all_tiles().filter(|_| self.gauge());
        let rest = held.chain(hands).chain(known).chain(drawn).chain(tiles);
        sold.chain(rest.map(|card| explained(card, None, words)))
            .collect()
    }

    fn everything(words: &Words) -> Vec<Explained> {
        let all = CardId::everything();
        all.map(|card| explained(card, None, words)).collect()
    }
}

fn speaker<'a>(state: &'a State, words: &'a Words, names: &'a Names) -> Speaker<'a> {
    Speaker::new(words, names, state)
}

fn explained(card: CardId, price: Option<u8>, words: &Words) -> Explained {
    Explained {
        name: card_name(words, card),
        price: price.map(u16::from),
        text: card_text(words, card),
    }
}

/// What is good to know at a question where the window speaks of clicks and keys.
fn without_mouse(state: &State, words: &Words, names: &Names) -> Option<String> {
    let id = match state.question().what {
        What::Roll if state.may_reroll() && state.turn().rolls <= 1 => "text-hint-roll",
        What::OpponentDice => "text-hint-opponent",
        What::ChangeDice => "text-hint-change",
        What::Group => "text-hint-group",
        What::BesideDice => "text-hint-beside",
        What::Costume => "text-hint-costume",
        What::Buy if state.sells() => {
            let energy = u32::from(state.player(state.active()).energy);
            return Some(words.text_with("text-hint-buy", &[("energy", energy.into())]));
        }
        What::Exchange => {
            let mut answers = Vec::new();
            state.answers(&mut answers);
            let given = answers.into_iter().find_map(|answer| match answer {
                Answer::Use(used) => state.held(used.key),
                _ => None,
            })?;
            let name = names.name(state.active()).to_owned();
            let card = card_name(words, given.card);
            return Some(words.text_with("text-hint-swap", &[("name", name.into()), ("card", card.into())]));
        }
        _ => return None,
    };
    Some(words.text(id))
}

/// What monster packs have laid out for everybody: the curse and the Tower.
fn of_packs(state: &State, words: &Words, names: &Names) -> Vec<String> {
    let curse = state.curse().map(|curse| {
        let values = [
            ("card", card_name(words, curse).into()),
            ("text", card_text(words, curse).into()),
        ];
        words.text_with("text-curse", &values)
    });
    let tower = state.has_pack(Pack::Tower).then(|| {
        let floors = (1..=3).map(|floor| match state.floor_owner(floor) {
            Some(seat) => names.name(seat).to_owned(),
            None => words.text("table-tower-free"),
        });
        let values = [("floors", floors.collect::<Vec<_>>().join(", ").into())];
        words.text_with("text-tower", &values)
    });
    curse.into_iter().chain(tower).collect()
}

/// What a die shows that the question is about.
fn lies(state: &State, die: u8, words: &Words) -> String {
    let (dice, _) = state.dice(words);
    dice.into_iter().nth(die.into()).unwrap_or_default()
}

/// What using a card does. A die is named by its letter, and the card is always named.
fn uses(state: &State, used: Use, label: String, words: &Words) -> String {
    let card = card_name(words, used.face);
    let lies = |die: u8| lies(state, die, words);
    let said = match used.pick {
        Pick::DieFace(die, to) => words.text_with(
            "text-do-turn",
            &[
                ("card", card.into()),
                ("die", letter(die.into()).into()),
                ("from", lies(die).into()),
                ("to", words.text(FACES[to.index()]).into()),
            ],
        ),
        Pick::Die(die) => words.text_with(
            if matches!(state.question().what, What::Window { .. }) {
                "text-do-freeze"
            } else {
                "text-do-die"
            },
            &[
                ("card", card.into()),
                ("die", letter(die.into()).into()),
                ("face", lies(die).into()),
            ],
        ),
        _ if label.contains(&card) => return label,
        _ => return words.text_with("text-do-with", &[("card", card.into()), ("answer", label.into())]),
    };
    match used.may().map_or(0, |may| may.energy) {
        0 => said,
        energy => {
            let values = [("answer", said.into()), ("energy", u32::from(energy).into())];
            words.text_with("text-do-paying", &values)
        }
    }
}

/// What hearts are used for.
fn hearts(split: &Split, words: &Words, names: &Names) -> String {
    let mut uses = Vec::new();
    for (id, count) in [
        ("text-do-heal", split.heal),
        ("text-do-poison", split.poison),
        ("text-do-shrink", split.shrink),
    ] {
        if count > 0 {
            uses.push(words.text_with(id, &[("count", u32::from(count).into())]));
        }
    }
    for (seat, count) in (0..).map(Seat).zip(split.others) {
        if count > 0 {
            let values = [
                ("name", names.name(seat).to_owned().into()),
                ("count", u32::from(count).into()),
            ];
            uses.push(words.text_with("text-do-other", &values));
        }
    }
    if uses.is_empty() {
        return words.text("text-do-hearts-none");
    }
    words.list(&uses)
}

/// The cards for sale, with what they cost whoever plays.
fn for_sale(state: &State) -> impl Iterator<Item = (CardId, u8)> + '_ {
    let cards = state.market().iter().copied().flatten();
    cards.map(|card| (card, state.price(state.active(), card)))
}

/// How a monster stands, and what it has.
fn monster(state: &State, seat: Seat, words: &Words, names: &Names) -> Vec<String> {
    let player = state.player(seat);
    let name = || names.name(seat).to_owned();
    if !player.alive {
        return vec![words.text_with("text-eliminated", &[("name", name().into())])];
    }
    let place = words.text(match player.place {
        Place::Outside => "text-outside",
        Place::City => "text-in-city",
        Place::Bay => "text-in-bay",
    });
    let more: String = [
        ("text-wicked", player.wicked),
        ("text-poison", player.poison),
        ("text-shrink", player.shrink),
    ]
    .into_iter()
    .filter(|(_, count)| *count > 0)
    .map(|(id, count)| format!(", {}", words.text_with(id, &[("count", u32::from(count).into())])))
    .collect();
    let mut lines = vec![words.text_with(
        "text-stands",
        &[
            ("name", name().into()),
            ("place", place.into()),
            ("hearts", u32::from(player.hearts).into()),
            ("stars", u32::from(player.stars).into()),
            ("energy", u32::from(player.energy).into()),
            ("more", more.into()),
        ],
    )];
    let cards: Vec<String> = state.held_by(seat).map(|held| owned(held, words)).collect();
    if !cards.is_empty() {
        lines.push(owns(name(), &cards, words));
    }
    if state.is_berserk(seat) {
        lines.push(words.text_with("text-berserk", &[("name", name().into())]));
    }
    lines.extend(hidden(state, seat, words, names));
    lines
}

/// A card in front of a monster, with what lies on it.
fn owned(held: &Held, words: &Words) -> String {
    let mut card = card_name(words, held.face);
    if held.card != held.face {
        let printed = card_name(words, held.card);
        card = words.text_with(
            "text-owns-copy",
            &[("card", card.into()), ("printed", printed.into())],
        );
    }
    if held.card.piece() == Some(Piece::Form) {
        let side = if held.tokens > 0 {
            "table-form-beast"
        } else {
            "table-form-biped"
        };
        let tokens = words.text(side);
        card = words.text_with(
            "text-owns-tokens",
            &[("card", card.into()), ("tokens", tokens.into())],
        );
    } else if held.tokens > 0 {
        let tokens = card_tokens(words, held.face, held.tokens);
        card = words.text_with(
            "text-owns-tokens",
            &[("card", card.into()), ("tokens", tokens.into())],
        );
    }
    card
}

/// What is known here of the Evolutions in a hand, and of the deck.
fn hidden(state: &State, seat: Seat, words: &Words, names: &Names) -> Vec<String> {
    let name = || names.name(seat).to_owned();
    let mut lines = Vec::new();
    let hand: Vec<String> = state
        .hand(seat)
        .iter()
        .map(|card| card_name(words, card))
        .collect();
    let unknown = usize::from(state.hand_size(seat)).saturating_sub(hand.len());
    if !hand.is_empty() {
        let values = [("name", name().into()), ("cards", hand.join(", ").into())];
        lines.push(words.text_with("text-hand", &values));
    }
    if unknown > 0 {
        let values = [("name", name().into()), ("count", unknown.into())];
        lines.push(words.text_with("text-hand-hidden", &values));
    }
    let known: Vec<String> = state
        .known_to(seat)
        .map(|(_, card)| card_name(words, card))
        .collect();
    if !known.is_empty() {
        let values = [("name", name().into()), ("cards", known.join(", ").into())];
        lines.push(words.text_with("text-known", &values));
    }
    lines
}
