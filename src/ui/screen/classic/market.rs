//! Three cards for sale, and above them the deck, the discard pile and the way to three others.

use super::Message;
use super::choice::{Act, Desk};
use super::scene::Scene;
use crate::ui::frame::hint;
use crate::ui::widget::awake::awake;
use crate::ui::widget::card::{self, Printed as _};
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::paper::{Paper, paper};
use crate::ui::widget::question::Rank;
use crate::ui::widget::tooltip::{self, tooltip};
use crate::ui::widget::{question, subject};
use crate::ui::{art, font, theme};
use engine::classic::{Answer, CardId};
use iced::widget::{column, container, row, space, themer};
use iced::{Center, Element, Fill, Size};
use words::{Part, Words, fl};

/// A card for sale; with the pointer on it, it is seen large.
pub(super) fn for_sale<'a>(scene: &Scene<'a>, slot: u8) -> Element<'a, Message> {
    // A card that is on its way from the deck does not lie there yet.
    let arrived = scene.play.frame.show().slot(slot).arrived >= 1.0;
    let lying = sold(scene, slot, scene.layout.room.slot(slot).size()).filter(|_| arrived);
    let Some(lying) = lying.map(|card| card.grown(scene.layout.room.grown())) else {
        return card::vacant();
    };
    let size = Size::new(scene.layout.of(230.0), scene.layout.of(310.0));
    let size = Size::new(size.width.max(210.0), size.height.max(283.0));
    // A large one that cannot be pressed: it is only read.
    let advised = is_advised(scene, slot);
    let card = scene.play.frame.show().slot(slot).card;
    match (card, sold(scene, slot, size)) {
        (Some(card), Some(risen)) => {
            let risen = tooltip(
                subject::explained(lying.rises()),
                risen.key(None).on_press(None),
                tooltip::Position::Top,
            );
            hint::around(advised, false, awake(card.slug(), risen.bare()))
        }
        _ => hint::around(advised, false, lying),
    }
}

/// Is the card in this slot pressed for what is advised?
fn is_advised(scene: &Scene<'_>, slot: u8) -> bool {
    let act = scene.desk.as_ref().and_then(|desk| desk.slot(slot));
    scene.advised.is_some_and(|answer| act == Some(Act::Say(answer)))
}

/// All cards for sale, large, while their numbers are waited for.
pub(super) fn large<'a>(scene: &Scene<'a>, desk: &Desk<'_>) -> Option<Element<'a, Message>> {
    const GAP: f32 = 8.0;
    if !desk.selection.buying {
        return None;
    }
    let room = scene.layout.sheet.size();
    let width = ((room.width - 4.0 * GAP) / 3.0).min(scene.layout.of(230.0));
    let size = Size::new(width.floor(), (width * 1.35).min(room.height - 2.0 * GAP).floor());
    let cards = (0..3).filter_map(|slot| {
        let card = sold(scene, slot, size)?;
        Some(hint::around(is_advised(scene, slot), false, card))
    });
    Some(
        container(row(cards).spacing(GAP))
            .padding(GAP)
            .style(theme::panel)
            .into(),
    )
}

/// A card for sale of this size, as whoever is asked or sits here may buy it.
fn sold<'a>(scene: &Scene<'a>, slot: u8, size: Size) -> Option<Paper<'a, Message, CardId>> {
    let shown = scene.play.frame.show().slot(slot);
    let card = shown.card?;
    let state = scene.play.frame.show().shown();
    let desk = scene.desk.as_ref();
    let act = desk.and_then(|desk| desk.slot(slot));
    // The price is told to the one who is asked, or to the one who sits here.
    let buyer = desk
        .map(|desk| desk.seat)
        .or(scene.viewer)
        .filter(|seat| state.player(*seat).alive);
    let price = buyer.map_or(state.printed_cost(card), |seat| state.price(seat, card));
    let affordable = buyer.map(|seat| state.can_buy(seat, card));
    // While it is asked how a card is played, no other one has a key.
    let key = desk
        .filter(|_| act.is_some() && scene.playing.is_none())
        .map(|desk| {
            if desk.selection.buying {
                format!("{}", slot + 1)
            } else {
                format!("B {}", slot + 1)
            }
        });
    let paper = paper(card, scene.words, size)
        .price(price, affordable)
        .key(key)
        .lit(state.revealed() & 1 << slot != 0)
        .on_press(act.map(|act| Message::Acted(scene.ticket, act)));
    Some(paper)
}

/// The deck, the discard pile, and the way to three other cards.
pub(super) fn piles<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let (words, state) = (scene.words, scene.play.frame.show().shown());
    let size = scene.layout.of(21.0).max(17.0);
    let letters = scene.layout.letters(14.0);
    let pile = |picture: &str, count: u32, hint: Element<'a, Message>| {
        let face = row![
            art::svg(&format!("tokens/{picture}.svg"))
                .width(size)
                .height(size),
            font::bold(count.to_string(), letters),
        ]
        .spacing(5)
        .align_y(Center);
        let hint = container(hint).padding([6, 10]).max_width(300);
        tooltip(subject::explained(face), hint, tooltip::Position::Top)
    };
    let deck = iced::widget::text(fl!(words, "play-deck", count = state.deck_size()))
        .size(13)
        .into();
    let piles = row![
        pile("deck", state.deck_size(), deck),
        pile("discard", state.discard_size(), discards(scene)),
    ]
    .spacing(scene.layout.of(14.0))
    .align_y(Center);
    let piles = container(piles).padding([2, 10]).style(theme::glass);
    row![sweep(scene), space::horizontal(), piles]
        .align_y(Center)
        .height(Fill)
        .into()
}

/// The button that replaces the cards for sale, where that can be done.
fn sweep<'a>(scene: &Scene<'a>) -> Option<Element<'a, Message>> {
    let desk = scene.desk.as_ref()?;
    let choices = desk.choices();
    let sweeps = |act: Act| act == Act::Say(Answer::Sweep);
    let (nth, choice) = choices
        .iter()
        .enumerate()
        .find(|(_, choice)| sweeps(choice.act))?;
    let speaker = scene.speaker(desk);
    let button = question::answer(
        super::panel::written(scene, desk, &speaker, choice, scene.layout.letters(14.0)),
        "sweep",
        &choice.caps(scene.words),
        choice.rank,
        Some(Message::Acted(scene.ticket, choice.act)),
    )
    .padding([3, 9]);
    let advised = scene.advised == Some(Answer::Sweep);
    let button = hint::around(advised, choice.rank == Rank::Main, button);
    Some(container(button).id(format!("answer-{nth}")).into())
}

/// What lies in the discard pile: everybody may look.
fn discards<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let (words, state) = (scene.words, scene.play.frame.show().shown());
    if state.discard_size() == 0 {
        return iced::widget::text(fl!(words, "play-discards-none"))
            .size(13)
            .into();
    }
    let names: Vec<String> = state
        .discarded()
        .map(|(card, _)| words::classic::card_name(words, card))
        .collect();
    column![
        font::bold(fl!(words, "play-discards", count = state.discard_size()), 13),
        iced::widget::text(names.join(", ")).size(12),
    ]
    .spacing(4)
    .into()
}

/// The curse that lies open, to be read by everybody.
pub(super) fn curse<'a>(scene: &Scene<'a>) -> Element<'a, Message> {
    let (words, motion) = (scene.words, scene.play.frame.show());
    let Some(curse) = motion.shown().curse() else {
        return space().into();
    };
    let room = scene.layout.curse;
    // Where letters are to be larger the picture leaves them room.
    let widest = if scene.layout.room.grown() > 1.0 {
        34.0
    } else {
        58.0
    };
    let side = (room.height - 10.0).min(scene.layout.of(widest));
    let name = words::classic::card_name(words, curse);
    let text = words::classic::card_text(words, curse);
    let size = fitting(
        words,
        &name,
        &text,
        Size::new(room.width - side - 26.0, room.height - 8.0),
    );
    let ink = Ink::new(words, &scene.houses, size);
    let title = font::bold(name, size + 1).style(theme::accent);
    let said = column![title.line_height(1.15), log::rich(&text, ink)].spacing(1);
    let emblem = card::emblem(curse).width(side).height(side);
    let body = row![emblem, container(said).width(Fill)]
        .spacing(8)
        .align_y(Center);
    let shines = motion.curse_shines();
    let body = container(body)
        .padding([3, 8])
        .center_y(Fill)
        .width(Fill)
        .clip(true)
        .style(move |_| cursed(shines));
    // Its field is dark by night and by day.
    let body = themer(Some(theme::dark()), body);
    let ink = Ink::new(words, &[], 13);
    let bubble = column![
        card::bubble(curse, words),
        container(log::rich(&words.text("table-curse-rules"), ink)).padding([0, 10]),
        container(log::rich(&words.text("table-die-fate-told"), ink)).padding([6, 10]),
    ];
    let bubble = container(bubble).max_width(300);
    tooltip(
        subject::explained(subject::about(curse.id(), body)),
        bubble,
        tooltip::Position::Top,
    )
    .into()
}

/// The letters in which a name and a sentence below it have this room.
fn fitting(words: &Words, name: &str, text: &str, room: Size) -> u32 {
    const LARGEST: u32 = 15;
    let ink = Ink::new(words, &[], LARGEST);
    let name = log::width(&[Part::Text(name.to_owned())], ink.bold()) / LARGEST as f32;
    let told = log::Measured::new(&words::line::parts(text), ink);
    let fits = |size: &u32| {
        let title = (*size + 1) as f32;
        let lines = (name * title / room.width).ceil();
        lines * title * 1.15 + 1.0 + told.height(*size, room.width) <= room.height
    };
    (9..=LARGEST).rev().find(fits).unwrap_or(9)
}

/// The field of the open curse, which shines while it acts.
fn cursed(shines: f32) -> container::Style {
    let gold = theme::city::LIGHT;
    container::Style {
        background: Some(theme::mix(theme::cards::CURSE[0], gold, 0.45 * shines).into()),
        border: iced::border::rounded(theme::ROUND)
            .width(1.5 + 1.5 * shines)
            .color(theme::mix(theme::cards::CURSE[1], gold, shines)),
        text_color: Some(theme::city::PAPER),
        ..container::Style::default()
    }
}
