//! King of Tokyo: Duel by text.

use super::{Explained, TextGame, market, owns, resolves};
use crate::ui::screen::help::{Page, rules_in_words};
use engine::Seat;
use engine::duel::{Answer, Buzz, CardId, Choice, Face, Monster, State, What};
use engine::parts::DiceMask;
use words::duel::{
    Speaker, buzz_name, buzz_text, card_name, card_text, placing, power_text, standing, track_name,
};
use words::{Names, Words};

impl TextGame for State {
    const STAR: &'static str = "text-fame";

    fn question(&self, words: &Words, names: &Names) -> Vec<String> {
        let state = self;
        let speech = Speaker { words, names, state }.question();
        let mut said = vec![speech.title];
        // What speaks of the mouse is left out, or said otherwise.
        if self.question().what == What::Roll && self.unused_rolls() > 0 {
            let left = u32::from(self.unused_rolls());
            said.push(words.text_with("text-rolls-left", &[("left", left.into())]));
            said.extend(speech.hints.into_iter().skip(1));
        } else if let What::Choose {
            of: Choice::TwoDice, ..
        } = self.question().what
        {
            said.push(words.text("text-hint-two-dice"));
        } else {
            let clicks = words.text("duel-hint-place");
            said.extend(speech.hints.into_iter().filter(|hint| *hint != clicks));
        }
        said
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

    fn rules(&self, words: &Words) -> Vec<(String, Vec<String>)> {
        let king = [Seat(0), Seat(1)]
            .into_iter()
            .any(|seat| self.player(seat).monster == Monster::TheKing);
        rules_in_words(Page::Duel { king, hints: true }, words)
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
