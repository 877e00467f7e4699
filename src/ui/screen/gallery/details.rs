//! What is told of the chosen thing.

use super::grid;
use super::item::{self, Group, Item, Source};
use super::{DETAILS, Gallery, Message};
use crate::ui::widget::log::{self, Ink};
use crate::ui::{Context, art, font, theme, widget};
use iced::widget::{Column, button, column, container, keyed_column, row, rule, scrollable, space, text};
use iced::{Center, Element, Fill, Padding, Size, Top};
use words::line;

/// Draws it.
pub(super) fn view<'a>(gallery: &'a Gallery, context: Context<'a>) -> Element<'a, Message> {
    let Some(shown) = gallery.told(context) else {
        return space().into();
    };
    let (item, _) = shown;
    let pad = context.grow(12.0, 18.0);
    let told = column![head(item, context), does(item, context)]
        .push(power(item, context))
        .push(rulings(item, context))
        .push(printings(item, context))
        .push(share(gallery, item, context))
        .push(related(item, context))
        .spacing(context.grow(10.0, 14.0));
    let told = container(told).padding(Padding {
        top: pad,
        right: pad + 4.0,
        bottom: pad,
        left: pad,
    });
    let told = scrollable(told.width(Fill))
        .id(DETAILS)
        .on_scroll(move |port| {
            let most = port.content_bounds().height - port.bounds().height;
            Message::Read(shown, port.absolute_offset().y, most.max(0.0))
        })
        .width(Fill)
        .height(Fill)
        .style(theme::scroll);
    // What is told anew says anew whether it has room.
    let told = keyed_column([(shown, told.into())]).width(Fill).height(Fill);
    container(column![told].push(foot(gallery, context)))
        .width(Fill)
        .height(Fill)
        .style(theme::panel)
        .into()
}

/// Its picture, its name, and what kind of thing it is.
fn head<'a>(item: Item, context: Context<'a>) -> Element<'a, Message> {
    let words = context.words;
    let side = context.grow(92.0, 124.0);
    let base = item::printed_in(words, first_box(item));
    let name = item.name(&base);
    let longest = name.split([' ', '-']).map(|word| word.chars().count()).max();
    let room = context.grow(166.0, 216.0) / (longest.unwrap_or(1) as f32 * 0.5);
    let size = context.grow(22.0, 28.0).min(room).floor() as u32;
    let level = item.level().map(|level| {
        row![
            art::svg("tokens/wickedness.svg").width(18).height(18),
            font::bold(level.to_string(), 14),
        ]
        .spacing(4)
        .align_y(Center)
    });
    let also = item.printings().into_iter().find_map(|printing| {
        let printed = item.name(&item::printed_in(words, printing.source));
        (printed != name).then_some((printing.source, printed))
    });
    let also = also.map(|(source, name)| {
        let source = words.text(&format!("gallery-box-{}", source.slug()));
        let also = words.text_with("gallery-also", &[("name", name.into()), ("box", source.into())]);
        text(also).size(12).style(theme::quiet)
    });
    row![
        grid::picture(item, Size::new(side, side)),
        column![
            font::title(name, size).line_height(1.05).style(theme::accent),
            text(item.kind(words)).size(13).style(theme::quiet),
        ]
        .push(also)
        .push(level)
        .spacing(5)
        .width(Fill),
    ]
    .spacing(context.grow(10.0, 14.0))
    .align_y(Center)
    .into()
}

/// The box in whose words it is told.
fn first_box(item: Item) -> Source {
    item.printings()
        .first()
        .map_or(Source::Base, |printing| printing.source)
}

fn ink(context: Context<'_>) -> Ink<'_> {
    Ink::new(context.words, &[], context.grow(14.0, 16.0) as u32)
}

/// What it does; another edition may have it do something else.
fn does<'a>(item: Item, context: Context<'a>) -> Option<Element<'a, Message>> {
    let words = context.words;
    let ink = ink(context);
    let first = item.parts(&item::printed_in(words, first_box(item)));
    if first.is_empty() {
        return None;
    }
    let other = item.printings().into_iter().find_map(|printing| {
        let parts = item.parts(&item::printed_in(words, printing.source));
        (parts != first).then_some((printing.source, parts))
    });
    let other = other.map(|(source, parts)| {
        let source = words.text(&format!("gallery-box-{}", source.slug()));
        titled(source, log::sentence(&parts, ink))
    });
    Some(column![log::sentence(&first, ink)].push(other).spacing(8).into())
}

/// The power of a monster in the game for two.
fn power<'a>(item: Item, context: Context<'a>) -> Option<Element<'a, Message>> {
    let words = context.words;
    let (health, power) = item.power()?;
    let health = words.text_with("gallery-health", &[("count", health.into())]);
    let told = column![
        log::rich(&health, ink(context)),
        log::rich(&words.attribute(&power, "text"), ink(context)),
        log::rich(&words.attribute(&power, "tip"), ink(context).quiet()),
    ]
    .spacing(6);
    Some(titled(words.text("gallery-power"), told))
}

/// What players ask about it, one answer a line.
fn rulings<'a>(item: Item, context: Context<'a>) -> Option<Element<'a, Message>> {
    let words = context.words;
    let id = format!("ruling-{}", item.id());
    if !words.has(&id) {
        return None;
    }
    let told = words.text(&id);
    let size = context.grow(13.0, 15.0) as u32;
    let ink = Ink::new(words, &[], size);
    let line = |told: &str| {
        let spot = container(space().width(6).height(6)).style(theme::lamp(true));
        row![
            container(spot).padding([size as f32 * 0.45, 0.0]),
            container(log::sentence(&line::parts(told.trim()), ink)).width(Fill),
        ]
        .spacing(8)
        .align_y(Top)
        .into()
    };
    let told = told.lines().filter(|told| !told.trim().is_empty()).map(line);
    Some(titled(
        words.text("gallery-rulings"),
        column(told.collect::<Vec<_>>()).spacing(5),
    ))
}

/// What it costs, and how many there are, box by box.
fn printings<'a>(item: Item, context: Context<'a>) -> Element<'a, Message> {
    let words = context.words;
    let lines = item.printings().into_iter().map(|printing| {
        let name = text(words.text(&format!("gallery-box-{}", printing.source.slug())))
            .size(14)
            .width(Fill);
        let price = printing
            .price
            .map(|price| log::rich(&format!("{price}⚡"), Ink::new(words, &[], 14).bold()));
        let copies = (!matches!(item.group(), Group::Monster | Group::Token)).then(|| {
            let copies = words.text_with("gallery-copies", &[("count", printing.copies.into())]);
            text(copies).size(13).style(theme::quiet)
        });
        row![name]
            .push(price)
            .push(container(row![].push(copies)).align_right(context.grow(84.0, 100.0)))
            .spacing(8)
            .align_y(Center)
            .into()
    });
    titled(
        words.text("gallery-boxes"),
        column(lines.collect::<Vec<_>>()).spacing(3),
    )
}

/// How often somebody had it, and won.
fn share<'a>(gallery: &'a Gallery, item: Item, context: Context<'a>) -> Option<Element<'a, Message>> {
    let words = context.words;
    let share = gallery.share(item)?;
    let counts = gallery.counts.as_ref()?;
    let how = match item {
        Item::Monster(_) => "played",
        Item::Token(_) if item.is_moved() => "moved",
        Item::Token(_) => "got",
        Item::Classic(_) | Item::Duel(_) | Item::Buzz(_) => "had",
    };
    let id = if share.games == 0 {
        format!("gallery-never-{how}")
    } else {
        format!("gallery-{how}")
    };
    let told = words.text_with(&id, &[("games", share.games.into()), ("won", share.won.into())]);
    let title = match &counts.name {
        Some(name) => words.text_with("gallery-games-of", &[("name", name.clone().into())]),
        None => words.text("gallery-games"),
    };
    Some(titled(title, text(told).size(14)))
}

/// What belongs to it, each with the digit that goes there.
fn related<'a>(item: Item, context: Context<'a>) -> Option<Element<'a, Message>> {
    let words = context.words;
    let related = item.related();
    if related.is_empty() {
        return None;
    }
    let long = matches!(item, Item::Monster(_));
    let lines = related.into_iter().enumerate().map(|(nth, other)| {
        let base = item::printed_in(words, first_box(other));
        let kind = text(other.kind(words)).size(12).style(theme::quiet);
        let does = log::sentence::<Message>(&other.parts(&base), Ink::new(words, &[], 12).quiet());
        let told = column![font::bold(other.name(&base), 14)]
            .push((!long).then_some(kind))
            .push(long.then_some(does))
            .spacing(2)
            .width(Fill);
        let face = row![
            art::svg(&other.picture()).width(34).height(34),
            told,
            widget::keycap((nth + 1).to_string()),
        ]
        .spacing(10)
        .align_y(Center);
        button(face)
            .padding([5, 8])
            .width(Fill)
            .style(theme::secondary)
            .on_press(Message::RelatedPressed(nth))
            .into()
    });
    let title = match item {
        Item::Monster(_) => words.text("gallery-many-evolution"),
        Item::Classic(_) | Item::Duel(_) | Item::Buzz(_) | Item::Token(_) => words.text("gallery-related"),
    };
    Some(titled(title, column(lines.collect::<Vec<_>>()).spacing(4)))
}

/// What keys do here, below what is told.
fn foot<'a>(gallery: &Gallery, context: Context<'a>) -> Element<'a, Message> {
    let words = context.words;
    let before = (!gallery.before.is_empty()).then(|| {
        let face = row![
            art::tinted("back", 15, |theme| theme::colours(theme).text),
            font::bold(words.text("gallery-before"), 13),
            widget::keycap(words.text("gallery-key-before")),
        ];
        button(face.spacing(7).align_y(Center))
            .padding([4, 10])
            .style(theme::secondary)
            .on_press(Message::BeforePressed)
    });
    let more = gallery
        .reads_on(context)
        .map(|_| widget::key_hint(words.key("help-key-skip"), words.text("gallery-read-on")));
    let line = row![].push(before).push(space::horizontal()).push(more);
    let line = container(line.align_y(Center).height(28)).padding([5, 12]);
    column![rule::horizontal(1).style(theme::rule), line].into()
}

/// Something under a title.
fn titled<'a>(title: String, told: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    let told: Element<'a, Message> = told.into();
    let title = font::bold(title, 14).style(theme::accent);
    Column::with_children([title.into(), told]).spacing(5).into()
}
