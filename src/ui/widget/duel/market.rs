//! The three cards for sale in a row that slides to the right: the rightmost slot is the first one, the deck
//! lies at the left end. Start at [`market`].

use crate::ui::widget::card::{self, ForSale};
use crate::ui::{art, font};
use engine::duel::CardId;
use iced::widget::{column, container, pin, responsive, stack, tooltip};
use iced::{Center, Element, Fill, Size};
use words::Words;
use words::fl;

/// How many slots there are.
const SLOTS: u8 = 3;
/// How wide the deck is.
const DECK: f32 = 54.0;

/// The cards for sale.
#[derive(Debug)]
pub struct Market<'a, Message> {
    words: &'a Words,
    cards: Vec<(f32, ForSale<Message, CardId>)>,
    deck: u32,
    small: bool,
    gap: f32,
}

/// A market without cards, as large as its room.
#[must_use]
pub fn market<Message>(words: &Words) -> Market<'_, Message> {
    Market {
        words,
        cards: Vec::new(),
        deck: 0,
        small: false,
        gap: 8.0,
    }
}

impl<Message> Market<'_, Message> {
    /// A card that lies or slides: 0 is the rightmost slot, 2 the one beside the deck, 3 the deck.
    #[must_use]
    pub fn card(mut self, at: f32, sale: ForSale<Message, CardId>) -> Self {
        self.cards.push((at, sale));
        self
    }

    /// How many cards nobody has turned over.
    #[must_use]
    pub fn deck(self, deck: u32) -> Self {
        Self { deck, ..self }
    }

    /// In a small room.
    #[must_use]
    pub fn small(self, small: bool) -> Self {
        Self { small, ..self }
    }

    /// Between the cards.
    #[must_use]
    pub fn gap(self, gap: f32) -> Self {
        Self { gap, ..self }
    }

    /// How wide a slot is in a room of this width.
    #[must_use]
    pub fn slot_width(width: f32, gap: f32) -> f32 {
        ((width - DECK - gap * f32::from(SLOTS)) / f32::from(SLOTS)).max(1.0)
    }

    /// Where the left edge of a slot is, counted as in [`Market::card`].
    #[must_use]
    pub fn slot_left(at: f32, width: f32, gap: f32) -> f32 {
        let slot = Self::slot_width(width, gap);
        let last = f32::from(SLOTS - 1);
        let left = |at: f32| width - slot - at * (slot + gap);
        // The last step, out of the deck, is as long as the deck is wide.
        let out = (at - last).max(0.0);
        left(at.min(last)) - out * (DECK + gap)
    }
}

impl<'a, Message: Clone + 'a> From<Market<'a, Message>> for Element<'a, Message> {
    fn from(market: Market<'a, Message>) -> Self {
        responsive(move |room| row(&market, room)).into()
    }
}

fn row<'a, Message: Clone + 'a>(market: &Market<'a, Message>, room: Size) -> Element<'a, Message> {
    let gap = market.gap;
    let wide = Market::<Message>::slot_width(room.width, gap);
    // One size of letters for all of them.
    let cards = market.cards.iter().map(|(_, sale)| sale.card);
    let size = card::size_for(cards, market.words, market.small);
    let mut all = stack![].width(Fill).height(Fill).clip(true);
    let put = |at: f32, thing: Element<'a, Message>| {
        let place = container(thing).width(wide).height(room.height);
        pin(place).x(Market::<Message>::slot_left(at, room.width, gap))
    };
    for slot in 0..SLOTS {
        let taken = |(at, _): &&(f32, ForSale<Message, CardId>)| (at - f32::from(slot)).abs() < 0.01;
        if !market.cards.iter().any(|card| taken(&card)) {
            all = all.push(put(f32::from(slot), card::vacant()));
        }
    }
    for (at, sale) in &market.cards {
        all = all.push(put(
            *at,
            card::for_sale(sale.clone(), market.words, market.small, size),
        ));
    }
    all.push(deck(market)).into()
}

fn deck<'a, Message: Clone + 'a>(market: &Market<'a, Message>) -> Element<'a, Message> {
    let size = if market.small { 40.0 } else { 48.0 };
    let pile = column![
        art::svg("tokens/deck.svg").width(size).height(size),
        font::bold(market.deck.to_string(), 15),
    ]
    .spacing(3)
    .align_x(Center);
    let count = fl!(market.words, "play-deck", count = market.deck);
    let pile = crate::ui::widget::hint(pile, count, tooltip::Position::Top);
    container(pile).center_x(DECK).center_y(Fill).into()
}
