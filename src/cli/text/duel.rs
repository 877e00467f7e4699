//! King of Tokyo: Duel by text.

use super::dice::Called;
use super::{Explained, Gathered, Question, TextGame, market, owns, resolves, rolls};
use crate::ui::screen::help::Page;
use engine::duel::{Answer, Buzz, CardId, Choice, Event, Face, Monster, Pick, State, What};
use engine::parts::DiceMask;
use engine::{Asked, Seat};
use words::duel::{
    Speaker, Tray, buzz_name, buzz_text, card_name, card_text, placing, power_text, standing, track_name,
};
use words::{Names, Words};

/// What is good to know whatever lies on the table.
const TIPS: [&str; 8] = [
    "text-hint-two-dice",
    "duel-hint-first-roll",
    "duel-hint-first-roll-full",
    "duel-hint-first-turn",
    "duel-hint-roll-triples",
    "duel-hint-face",
    "duel-hint-buy-consolation",
    "duel-hint-tesla-impulse",
];

impl TextGame for State {
    const STAR: &'static str = "text-fame";
    const FACES: &'static [Called] = &[
        ("text-duel-face-claw", "text-said-claw", "text-said-claws"),
        (
            "text-duel-face-destruction",
            "text-said-destruction",
            "text-said-destructions",
        ),
        ("text-duel-face-energy", "text-said-energy", "text-said-energies"),
        ("text-duel-face-heart", "text-said-heart", "text-said-hearts"),
        ("text-duel-face-power", "text-said-power", "text-said-powers"),
        ("text-duel-face-fame", "text-said-fame", "text-said-fames"),
    ];

    fn question(&self, words: &Words, names: &Names) -> Question {
        let state = self;
        let speech = Speaker { words, names, state }.question();
        let mut said = Vec::new();
        // What speaks of the mouse is left out, or said otherwise.
        if self.question().what == What::Roll && self.unused_rolls() > 0 {
            said.extend(speech.hints.into_iter().skip(1));
            said.extend((self.turn().number == 1).then(|| words.text("duel-hint-first-turn")));
        } else if let What::Choose {
            of: Choice::TwoDice, ..
        } = self.question().what
        {
            said.push(words.text("text-hint-two-dice"));
        } else {
            let clicks = words.text("duel-hint-place");
            said.extend(speech.hints.into_iter().filter(|hint| *hint != clicks));
        }
        Question::new(speech.title, said, &TIPS, words)
    }

    fn rolls(&self, words: &Words) -> Option<String> {
        if self.question().what != What::Roll {
            return None;
        }
        Some(rolls(self.turn().rolls, self.roll_limit(self.active()), words))
    }

    fn dice(&self, words: &Words) -> (Vec<String>, bool) {
        let shown = match self.question().what {
            What::Roll | What::Face | What::May { .. } | What::Choose { .. } => true,
            What::Nothing
            | What::FirstThrow { .. }
            | What::Throw { .. }
            | What::ThrowAgainst { .. }
            | What::Reveal { .. }
            | What::Shop { .. }
            | What::FirstRoll
            | What::Buy
            | What::Place { .. } => false,
        };
        let dice = self.turn().dice.iter().filter(|_| shown);
        (dice.map(|face| face_word(face, words)).collect(), false)
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
        let state = self;
        let label = Speaker { words, names, state }.label(answer);
        match answer {
            Answer::Resolve(face) => {
                let face = face_word(face, words);
                resolves(face, label, words)
            }
            _ => label,
        }
    }

    /// Nobody speaks who is not asked.
    fn says_free(&self, answer: Answer, _: Seat, words: &Words, names: &Names) -> String {
        self.says(answer, words, names)
    }

    fn about(&self, answer: Answer, words: &Words) -> Option<Explained> {
        let (state, names) = (self, &Names::default());
        let card = Speaker { words, names, state }.card_of(answer)?;
        Some(explained(card, None, words))
    }

    fn offers_card(&self, answer: Answer) -> bool {
        matches!(
            answer,
            Answer::Buy(_) | Answer::Use(_, Pick::Slot(_)) | Answer::Choose(Pick::Card(_))
        )
    }

    fn foresees(&self, answer: Answer, words: &Words, names: &Names) -> Vec<String> {
        let (state, asked) = (self, self.question().of);
        let speaker = Speaker { words, names, state };
        let (What::Roll, Answer::Done, Asked::Seat(seat)) = (self.question().what, answer, asked) else {
            return speaker.preview(answer);
        };
        // That it is about stopping has been said.
        let stops = words.text_with("duel-see-lie", &[("gains", String::new().into())]);
        let lying = speaker.lying(&Tray::of(self, seat)).into_iter();
        lying
            .map(|line| match line.strip_prefix(stops.trim_end()) {
                Some(gains) => {
                    let gains = gains.trim_start().to_owned();
                    words.text_with("text-see-gains", &[("gains", gains.into())])
                }
                None => line,
            })
            .collect()
    }

    fn previews(&self, answer: Answer, words: &Words, names: &Names) -> Vec<String> {
        let state = self;
        let stops = (self.question().what, answer) == (What::Roll, Answer::Done);
        if stops || matches!(answer, Answer::Resolve(_)) {
            return self.foresees(answer, words, names);
        }
        let speaker = Speaker { words, names, state };
        match speaker.foresee(answer).outcome {
            Some(_) => speaker.preview(answer),
            None => Vec::new(),
        }
    }

    fn gathered(&self, answer: Answer, words: &Words, names: &Names) -> Option<Gathered> {
        let (buzz, placed, id) = match (answer, self.question().what) {
            (Answer::Place(placed), What::Place { buzz }) => (buzz, placed, "text-among-track"),
            (Answer::Choose(Pick::Place(buzz, placed)), _) if self.placing(buzz).is_some() => {
                (buzz, placed, "text-among-move")
            }
            (Answer::Choose(Pick::Place(buzz, placed)), _) if buzz.is_king() => {
                (buzz, placed, "text-among-king")
            }
            (Answer::Choose(Pick::Place(buzz, placed)), _) => (buzz, placed, "text-among-track"),
            _ => return None,
        };
        let track = ("track", track_name(words, placed.track).into());
        let from = self.placing(buzz).map(|from| {
            let track = track_name(words, from.track);
            format!("{track}, {}", placing(words, names, self.first(), buzz, from))
        });
        let group = words.text_with(id, &[track, ("from", from.unwrap_or_default().into())]);
        // What its spaces give stands behind the place.
        let label = self.says(answer, words, names);
        let place = placing(words, names, self.first(), buzz, placed);
        let within = match label.split_once(place.as_str()) {
            Some((_, bonus)) => format!("{place}{bonus}"),
            None => label,
        };
        Some(Gathered { group, within })
    }

    /// With the first knockout the duel is over.
    fn falls(_: &Event) -> Option<Seat> {
        None
    }

    fn stands(&self, words: &Words, names: &Names) -> Vec<String> {
        let mut lines: Vec<String> = self
            .seats_in_order()
            .map(|seat| player(self, seat, words, names))
            .collect();
        // Those of the players are said above.
        let markers = standing(words, names, self).into_iter().skip(2);
        lines.extend(markers.map(|marker| format!("{marker}.")));
        for seat in self.seats_in_order() {
            let kept = self.player(seat).kept.iter();
            let kept: Vec<String> = kept.map(|card| card_name(words, *card)).collect();
            if !kept.is_empty() {
                lines.push(owns(names.name(seat).to_owned(), &kept, words));
            }
        }
        for (buzz, placed) in Buzz::ALL
            .into_iter()
            .filter_map(|buzz| Some((buzz, self.placing(buzz)?)))
        {
            let values = [
                ("buzz", buzz_name(words, buzz).into()),
                ("track", track_name(words, placed.track).into()),
                ("where", placing(words, names, self.first(), buzz, placed).into()),
            ];
            lines.push(words.text_with("text-buzz", &values));
        }
        let priced = for_sale(self).map(|(card, price)| (card_name(words, card), u32::from(price)));
        lines.extend(market(priced, words));
        lines
    }

    /// Nothing is hidden.
    fn hand(&self, _: Seat, _: &Words, _: &Names) -> Vec<String> {
        Vec::new()
    }

    fn page(&self) -> Page {
        let king = [Seat(0), Seat(1)]
            .into_iter()
            .any(|seat| self.player(seat).monster == Monster::TheKing);
        Page::Duel { king, hints: true }
    }

    fn on_table(&self, words: &Words, names: &Names) -> Vec<Explained> {
        let sold = for_sale(self).map(|(card, price)| explained(card, Some(price), words));
        let kept = self
            .seats_in_order()
            .flat_map(|seat| self.player(seat).kept.iter().copied().collect::<Vec<_>>());
        let kept = kept.map(|card| explained(card, None, words));
        let laid = Buzz::ALL.into_iter().filter(|buzz| self.placing(*buzz).is_some());
        let powers = self.seats_in_order().map(|seat| Explained {
            name: names.name(seat).to_owned(),
            price: None,
            text: power_text(words, self.player(seat).monster),
        });
        sold.chain(kept)
            .chain(laid.map(|buzz| token(buzz, words)))
            .chain(powers)
            .collect()
    }

    fn everything(words: &Words) -> Vec<Explained> {
        let cards = CardId::all().map(|card| explained(card, None, words));
        let tokens = Buzz::ALL.into_iter().map(|buzz| token(buzz, words));
        let powers = Monster::ALL.into_iter().map(|monster| Explained {
            name: words.monster_name(monster.figure()),
            price: None,
            text: power_text(words, monster),
        });
        cards.chain(tokens).chain(powers).collect()
    }
}

/// How a player stands.
fn player(state: &State, seat: Seat, words: &Words, names: &Names) -> String {
    let player = state.player(seat);
    let tokens = u32::from(player.tokens);
    let more = match tokens {
        0 => String::new(),
        _ => format!(
            ", {}",
            words.text_with("text-duel-tokens", &[("count", tokens.into())])
        ),
    };
    let values = [
        ("name", names.name(seat).to_owned().into()),
        ("hearts", u32::from(player.health).into()),
        ("energy", u32::from(player.energy).into()),
        ("more", more.into()),
    ];
    words.text_with("text-duel-stands", &values)
}

fn face_word(face: Face, words: &Words) -> String {
    words.text(&format!("text-duel-face-{}", face.slug()))
}

fn explained(card: CardId, price: Option<u16>, words: &Words) -> Explained {
    Explained {
        name: card_name(words, card),
        price,
        text: card_text(words, card),
    }
}

fn token(buzz: Buzz, words: &Words) -> Explained {
    Explained {
        name: buzz_name(words, buzz),
        price: None,
        text: buzz_text(words, buzz),
    }
}

/// The cards for sale, with what they cost.
fn for_sale(state: &State) -> impl Iterator<Item = (CardId, u16)> + '_ {
    let cards = state.market().iter().copied().enumerate();
    cards.filter_map(|(slot, card)| Some((card?, u16::from(state.price(slot, 0)?))))
}
