//! What the gallery shows, of whichever game: listed from the tables of the engine, so that a card that is declared
//! there is here as well.

use crate::ui::art;
use crate::ui::theme;
use crate::ui::widget::card::Printed;
use crate::ui::widget::duel::token;
use engine::classic::rule::Kind;
use engine::classic::{Edition, Options};
use engine::duel::Buzz;
use engine::parts::Monster;
use engine::{classic, duel};
use iced::{Color, Element, Size};
use words::{Part, Words, line};

/// One thing of the gallery.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Item {
    /// A card, a costume, a tile or an Evolution of the game for many.
    Classic(classic::CardId),
    /// A card of the game for two.
    Duel(duel::CardId),
    /// A Buzz token.
    Buzz(Buzz),
    /// A monster.
    Monster(Monster),
    /// Anything else that lies on the table: an index into [`TOKENS`].
    Token(u8),
}

/// What kind of thing it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Group {
    /// It stays in front of its owner.
    Keep,
    /// It acts at once.
    Discard,
    /// A costume.
    Costume,
    /// A tile of the wickedness gauge.
    Tile,
    /// An Evolution.
    Evolution,
    /// A curse.
    Curse,
    /// A monster.
    Monster,
    /// A Buzz token.
    Buzz,
    /// Another token.
    Token,
}

impl Group {
    /// Every kind, in the order in which they are listed.
    pub const ALL: [Self; 9] = [
        Self::Keep,
        Self::Discard,
        Self::Costume,
        Self::Tile,
        Self::Evolution,
        Self::Curse,
        Self::Monster,
        Self::Buzz,
        Self::Token,
    ];

    /// Its name in the keys of texts.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Keep => "keep",
            Self::Discard => "discard",
            Self::Costume => "costume",
            Self::Tile => "tile",
            Self::Evolution => "evolution",
            Self::Curse => "curse",
            Self::Monster => "monster",
            Self::Buzz => "buzz",
            Self::Token => "token",
        }
    }
}

/// Where it comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    /// The base game.
    Base,
    /// The Dark Edition.
    Dark,
    /// The promo cards.
    Promos,
    /// The costumes.
    Halloween,
    /// The wickedness gauge.
    Wickedness,
    /// Power-Up!
    PowerUp,
    /// The monster packs.
    Packs,
    /// The game for two.
    Duel,
}

impl Source {
    /// Every box, in the order in which they are listed.
    pub const ALL: [Self; 8] = [
        Self::Base,
        Self::Dark,
        Self::Promos,
        Self::Halloween,
        Self::Wickedness,
        Self::PowerUp,
        Self::Packs,
        Self::Duel,
    ];

    /// Its name in the keys of texts.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::Dark => "dark",
            Self::Promos => "promos",
            Self::Halloween => "halloween",
            Self::Wickedness => "wickedness",
            Self::PowerUp => "power-up",
            Self::Packs => "packs",
            Self::Duel => "duel",
        }
    }
}

/// A thing in one box.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Printing {
    /// Which box.
    pub source: Source,
    /// What it costs there, in energy; `None` where it is not bought.
    pub price: Option<u8>,
    /// How many copies that box has.
    pub copies: u8,
}

/// Tokens and markers that no table of the engine lists: the end of the id of their words, their picture, and their
/// boxes.
const TOKENS: [(&str, &str, &[Source]); 10] = [
    ("star", "tokens/star.svg", MANY),
    ("heart", "tokens/heart.svg", BOTH),
    ("energy", "tokens/energy.svg", BOTH),
    ("poison", "tokens/poison.svg", MANY),
    ("shrink", "tokens/shrink.svg", MANY),
    ("copy", "tokens/mimic.svg", MANY),
    (
        "gauge",
        "tokens/wickedness.svg",
        &[Source::Dark, Source::Wickedness],
    ),
    ("dice", "duel/dice-token.svg", &[Source::Duel]),
    ("fame", "duel/marker-fame.svg", &[Source::Duel]),
    ("destruction", "duel/marker-destruction.svg", &[Source::Duel]),
];

/// The monsters of the monster packs.
const PACKED: [Monster; 4] = [
    Monster::Cthulhu,
    Monster::KingKong,
    Monster::Anubis,
    Monster::Cybertooth,
];

const MANY: &[Source] = &[Source::Base, Source::Dark];
const BOTH: &[Source] = &[Source::Base, Source::Dark, Source::Duel];

/// The words as a box prints them.
pub(super) fn printed_in(words: &Words, source: Source) -> Words {
    words.printed(&Options::of(match source {
        Source::Dark => Edition::Dark,
        _ => Edition::Base,
    }))
}

impl Item {
    /// Is it something that lies on the table for everybody, as a curse does?
    #[must_use]
    pub fn is_nobodys(self) -> bool {
        matches!(self, Self::Classic(card) if matches!(card.kind(), Kind::Curse(_)))
    }

    /// Everything there is, kind by kind.
    #[must_use]
    pub fn all() -> Vec<Self> {
        let buzz = Buzz::ALL.into_iter().filter(|buzz| *buzz != Buzz::KINGS[1]);
        let mut all: Vec<Self> = classic::CardId::everything().map(Self::Classic).collect();
        all.extend(duel::CardId::all().map(Self::Duel));
        all.extend(Monster::ALL.map(Self::Monster));
        all.extend(buzz.map(Self::Buzz));
        all.extend((0..TOKENS.len() as u8).map(Self::Token));
        all.sort_by_key(|item| Group::ALL.iter().position(|group| *group == item.group()));
        all
    }

    /// The id of its words.
    #[must_use]
    pub fn id(self) -> String {
        match self {
            Self::Classic(card) => card.id(),
            Self::Duel(card) => card.id(),
            Self::Buzz(buzz) => token::key(buzz),
            Self::Monster(monster) => format!("monster-{}", monster.slug()),
            Self::Token(token) => format!("piece-{}", TOKENS[usize::from(token)].0),
        }
    }

    /// Its kind.
    #[must_use]
    pub fn group(self) -> Group {
        match self {
            Self::Classic(card) => match card.kind() {
                Kind::Keep => Group::Keep,
                Kind::Discard => Group::Discard,
                Kind::Costume => Group::Costume,
                Kind::Tile(_) => Group::Tile,
                Kind::Evolution(_) => Group::Evolution,
                Kind::Curse(_) => Group::Curse,
                Kind::Piece(_) => Group::Token,
            },
            Self::Duel(card) => match card.kind() {
                duel::Kind::Keep => Group::Keep,
                duel::Kind::Discard => Group::Discard,
            },
            Self::Buzz(_) => Group::Buzz,
            Self::Monster(_) => Group::Monster,
            Self::Token(_) => Group::Token,
        }
    }

    /// The boxes that hold it, and what it costs there.
    #[must_use]
    pub fn printings(self) -> Vec<Printing> {
        let priced = |source, price, copies| Printing {
            source,
            price: Some(price),
            copies,
        };
        let free = |source| Printing {
            source,
            price: None,
            copies: 1,
        };
        match self {
            Self::Classic(id) => {
                let card = id.card();
                match card.kind {
                    Kind::Tile(_) => vec![free(Source::Wickedness)],
                    Kind::Evolution(_) => vec![free(Source::PowerUp)],
                    Kind::Piece(_) | Kind::Curse(_) => vec![free(Source::Packs)],
                    Kind::Costume => vec![priced(Source::Halloween, card.cost, 1)],
                    Kind::Keep | Kind::Discard => {
                        let base = priced(Source::Base, card.cost, card.base);
                        let dark = priced(Source::Dark, card.dark_cost, card.dark);
                        let promo = priced(Source::Promos, card.cost, u8::from(card.promo));
                        let all = [base, dark, promo].into_iter();
                        all.filter(|printing| printing.copies > 0).collect()
                    }
                }
            }
            Self::Duel(card) => vec![priced(Source::Duel, card.cost(), 1)],
            Self::Buzz(Buzz::King) => vec![Printing {
                copies: Buzz::KINGS.len() as u8,
                ..free(Source::Duel)
            }],
            Self::Buzz(_) => vec![free(Source::Duel)],
            Self::Monster(monster) => {
                let has = |source: &Source| match source {
                    Source::Base => Edition::Base.monsters().contains(&monster),
                    Source::Dark => Edition::Dark.monsters().contains(&monster),
                    Source::PowerUp => classic::CardId::evolutions().any(|card| owner(card) == Some(monster)),
                    Source::Duel => duel::Monster::of_figure(monster).is_some(),
                    Source::Packs => PACKED.contains(&monster),
                    Source::Promos | Source::Halloween | Source::Wickedness => false,
                };
                Source::ALL.into_iter().filter(has).map(free).collect()
            }
            Self::Token(token) => TOKENS[usize::from(token)].2.iter().copied().map(free).collect(),
        }
    }

    /// Its name; `words` say in which edition.
    #[must_use]
    pub fn name(self, words: &Words) -> String {
        match self {
            Self::Classic(card) => card.name(words),
            Self::Duel(card) => card.name(words),
            Self::Buzz(_) | Self::Monster(_) | Self::Token(_) => words.text(&self.id()),
        }
    }

    /// What it does, in pieces; `words` say in which edition.
    #[must_use]
    pub fn parts(self, words: &Words) -> Vec<Part> {
        match self {
            Self::Classic(card) => card.parts(words),
            Self::Duel(card) => card.parts(words),
            Self::Buzz(_) | Self::Token(_) => line::parts(&words.attribute(&self.id(), "text")),
            Self::Monster(monster) => {
                let character = format!("character-{}-says", monster.slug());
                if !words.has(&character) {
                    return Vec::new();
                }
                let says = words.text(&character);
                line::parts(&words.text_with("gallery-character", &[("says", says.into())]))
            }
        }
    }

    /// What it is, in words.
    #[must_use]
    pub fn kind(self, words: &Words) -> String {
        let kind = words.text(&format!("gallery-one-{}", self.group().slug()));
        match self {
            Self::Classic(card) => match owner(card) {
                Some(monster) => {
                    let of = words.monster_of(monster);
                    words.text_with("gallery-of", &[("kind", kind.into()), ("of", of.into())])
                }
                None => kind,
            },
            Self::Duel(_) => words.text_with("gallery-in-duel", &[("kind", kind.into())]),
            Self::Buzz(_) | Self::Monster(_) | Self::Token(_) => kind,
        }
    }

    /// The power that a monster has in the game for two: its health, and the ids of what is said of it.
    #[must_use]
    pub fn power(self) -> Option<(u8, String)> {
        let Self::Monster(monster) = self else {
            return None;
        };
        let duellist = duel::Monster::of_figure(monster)?;
        Some((duellist.health(), format!("duel-power-{}", duellist.slug())))
    }

    /// The level of a tile.
    #[must_use]
    pub fn level(self) -> Option<u8> {
        match self {
            Self::Classic(card) => card.level(),
            Self::Duel(_) | Self::Buzz(_) | Self::Monster(_) | Self::Token(_) => None,
        }
    }

    /// Its picture, as a path under `resources/art`.
    #[must_use]
    pub fn picture(self) -> String {
        match self {
            Self::Classic(card) => format!("emblems/{}.svg", card.slug()),
            Self::Duel(card) => format!("emblems/{}.svg", card.slug()),
            Self::Buzz(buzz) => token::head(buzz),
            Self::Monster(monster) => format!("monsters/{}.svg", monster.slug()),
            Self::Token(token) => TOKENS[usize::from(token)].1.to_owned(),
        }
    }

    /// It is drawn this large: a Buzz token with its shape, anything else as its picture.
    pub fn drawn<'a, Message: 'a>(self, size: Size) -> Element<'a, Message> {
        if let Self::Buzz(buzz) = self {
            return token::token(buzz, false, size);
        }
        let side = size.height.min(size.width);
        art::svg(&self.picture()).width(side).height(side).into()
    }

    /// The colour behind its picture.
    #[must_use]
    pub fn field(self) -> Color {
        match self {
            Self::Classic(card) => card.field(),
            Self::Duel(card) => card.field(),
            Self::Monster(monster) => theme::mix(theme::cards::KEEP, theme::house(monster.colour()), 0.5),
            Self::Buzz(_) | Self::Token(_) => theme::arena::SPACE,
        }
    }

    /// What belongs to it: a monster's Evolutions, the Buzz token of a card, the card of the same name in the other
    /// game.
    #[must_use]
    pub fn related(self) -> Vec<Self> {
        match self {
            Self::Classic(card) => {
                let namesake = duel::CardId::from_slug(card.slug()).map(Self::Duel);
                namesake.or(owner(card).map(Self::Monster)).into_iter().collect()
            }
            Self::Duel(card) => {
                let namesake = classic::CardId::from_slug(card.slug()).map(Self::Classic);
                card.buzz().map(Self::Buzz).into_iter().chain(namesake).collect()
            }
            Self::Buzz(Buzz::King) => {
                let king = Monster::ALL.into_iter().find(|monster| {
                    duel::Monster::of_figure(*monster).is_some_and(|duellist| duellist.board().owns_stops)
                });
                king.map(Self::Monster).into_iter().collect()
            }
            Self::Buzz(buzz) => {
                let bring = duel::CardId::all().filter(|card| card.buzz() == Some(buzz));
                bring.map(Self::Duel).collect()
            }
            Self::Monster(monster) => {
                let own = classic::CardId::evolutions().filter(|card| owner(*card) == Some(monster));
                own.map(Self::Classic).collect()
            }
            Self::Token(_) => Vec::new(),
        }
    }

    /// The games whose records count it, and its name there; none for a monster, which is counted apart.
    #[must_use]
    pub fn recorded(self) -> (&'static [&'static str], String) {
        match self {
            Self::Classic(card) => (&[CLASSIC], card.slug().to_owned()),
            Self::Duel(card) => (&[DUEL], card.slug().to_owned()),
            Self::Monster(monster) => (&[], monster.slug().to_owned()),
            Self::Buzz(_) | Self::Token(_) => (&[CLASSIC, DUEL], self.id()),
        }
    }

    /// Is it moved by those who play, and nobody’s own?
    #[must_use]
    pub fn is_moved(self) -> bool {
        match self {
            Self::Token(token) => matches!(TOKENS[usize::from(token)].0, "gauge" | "fame" | "destruction"),
            Self::Classic(_) | Self::Duel(_) | Self::Buzz(_) | Self::Monster(_) => false,
        }
    }
}

const CLASSIC: &str = <classic::State as table::notation::Notation>::SLUG;
const DUEL: &str = <duel::State as table::notation::Notation>::SLUG;

/// The monster whose Evolution it is.
fn owner(card: classic::CardId) -> Option<Monster> {
    match card.kind() {
        Kind::Evolution(evolution) => Some(evolution.monster),
        Kind::Keep | Kind::Discard | Kind::Costume | Kind::Tile(_) | Kind::Piece(_) | Kind::Curse(_) => None,
    }
}
