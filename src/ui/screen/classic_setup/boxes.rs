//! Which edition is played and what else lies on the table. What the rules forbid cannot be pressed, and a
//! line says why.

use super::Choice;
use crate::storage::beside;
use crate::ui::Context;
use crate::ui::widget::tooltip;
use crate::ui::{art, font, theme, widget};
use ::table::fresh_seed;
use engine::classic::{Edition, Options, Pack, PowerUp, Wickedness};
use iced::widget::{button, column, container, row, text};
use iced::{Center, Color, Element, Fill, Length, Theme};
use words::Words;
use words::fl;

/// The sides of the tiles in the order in which they are offered.
const SIDES: [Wickedness; 4] = [
    Wickedness::Off,
    Wickedness::Red,
    Wickedness::Green,
    Wickedness::Mixed,
];

/// Is there room to say what has been chosen? Where there is none, each control says it under the pointer.
fn has_note(context: Context<'_>) -> bool {
    context.size.height >= 700.0
}

/// How high all of it is.
#[must_use]
pub(super) fn height(context: Context<'_>) -> f32 {
    context.grow(if has_note(context) { 154.0 } else { 133.0 }, 180.0)
}

/// The key that lays out whatever comes.
pub(super) const SURPRISE: &str = "s";

/// The key of a monster pack.
pub(super) const fn key_of(pack: Pack) -> &'static str {
    match pack {
        Pack::Cultists => "k",
        Pack::Tower => "o",
        Pack::Transformation => "f",
        Pack::Curses => "a",
        Pack::Berserk => "b",
    }
}

/// What a letter chooses: the next of several, or the one before.
#[must_use]
pub(super) fn key(options: &Options, letter: &str, forward: bool) -> Option<Choice> {
    match letter {
        "e" => Some(Choice::Edition(match options.edition {
            Edition::Base => Edition::Dark,
            Edition::Dark => Edition::Base,
        })),
        "t" => {
            let sides = sides(options.edition);
            let now = sides.iter().position(|side| *side == options.wickedness)?;
            let step = if forward { 1 } else { sides.len() - 1 };
            Some(Choice::Wickedness(sides[(now + step) % sides.len()]))
        }
        "c" => Some(Choice::Cards(!options.power_cards)),
        "p" if options.power_cards => Some(Choice::Promos(!options.promos)),
        "h" if options.power_cards => Some(Choice::Costumes(!options.halloween)),
        "w" if options.power_cards => Some(Choice::PowerUp(beside(&PowerUp::ALL, options.power_up, forward))),
        letter => {
            let pack = Pack::ALL.into_iter().find(|pack| key_of(*pack) == letter)?;
            Some(Choice::Pack(pack, !options.packs.has(pack)))
        }
    }
}

/// How the tiles may lie: the Dark Edition is never played without.
fn sides(edition: Edition) -> &'static [Wickedness] {
    match edition {
        Edition::Base => &SIDES,
        Edition::Dark => &SIDES[1..],
    }
}

/// Draws it; `on` says of a key whether the keyboard is at its control.
pub(super) fn view<'a>(
    options: &Options,
    context: Context<'a>,
    on: &dyn Fn(&'static str) -> bool,
) -> Element<'a, Choice> {
    let words = context.words;
    let size = context.grow(12.0, 14.0) as u32;
    let gap = context.grow(12.0, 22.0);
    let edition = widget::ring(on("e"), editions(options, words, size));
    let side = |side| {
        (
            side,
            words.text(&format!("setup-wickedness-{}", name(side, options.edition))),
        )
    };
    let sides = sides(options.edition).iter().copied().map(side);
    let gauge = widget::choices(sides, options.wickedness, size, Choice::Wickedness);
    let gauge = widget::hint(
        widget::ring(on("t"), gauge),
        fl!(words, "setup-wickedness-hint"),
        tooltip::Position::Bottom,
    );
    let groups = row![
        group(fl!(words, "setup-edition"), "E", edition).width(Length::FillPortion(28)),
        group(fl!(words, "setup-wickedness"), "T", gauge.into()).width(Length::FillPortion(29)),
        group(fl!(words, "setup-cards"), "", chips(options, words, size, on)).width(Length::FillPortion(42)),
    ]
    .spacing(gap);
    let note = has_note(context).then(|| {
        text(note(options, words))
            .size(context.grow(12.0, 13.0))
            .style(theme::quiet)
    });
    let boxes = column![
        groups,
        power_up(options, words, size, on),
        packs(options, words, size, on),
    ]
    .push(note)
    .spacing(context.grow(5.0, 8.0));
    container(boxes)
        .padding([context.grow(7.0, 10.0), context.grow(12.0, 16.0)])
        .height(height(context))
        .width(Fill)
        .style(theme::panel)
        .into()
}

/// The ways to play with Evolutions.
fn power_up<'a>(
    options: &Options,
    words: &Words,
    size: u32,
    on: &dyn Fn(&'static str) -> bool,
) -> Element<'a, Choice> {
    let needed = fl!(words, "setup-cards-needed");
    let chip = |way: PowerUp| {
        let slug = slug(way);
        let label = words.text(&format!("setup-power-up-{slug}"));
        let allowed = options.power_cards || way.is_off();
        let hint = if allowed {
            words.text(&format!("setup-power-up-{slug}-hint"))
        } else {
            needed.clone()
        };
        let share = Length::FillPortion(label.chars().count() as u16 + 4);
        let label = font::bold(label, size).wrapping(text::Wrapping::None);
        let face = button(container(label).center_x(Fill))
            .width(Fill)
            .padding([size as f32 * 0.4 - 1.0, 2.0])
            .style(theme::choice(options.power_up == way))
            .on_press_maybe(allowed.then_some(Choice::PowerUp(way)));
        container(widget::hint(face, hint, tooltip::Position::Bottom))
            .width(share)
            .into()
    };
    let ways = container(row(PowerUp::ALL.map(chip)).spacing(2))
        .padding(3)
        .style(theme::inset);
    let name = row![
        art::svg("tokens/evolution.svg").width(size + 8).height(size + 8),
        font::bold(fl!(words, "setup-power-up"), size).wrapping(text::Wrapping::None),
        small_key("W"),
    ]
    .spacing(6)
    .align_y(Center);
    row![name, widget::ring(on("w"), ways)]
        .spacing(12)
        .align_y(Center)
        .into()
}

/// The picture of a monster pack.
const fn picture(pack: Pack) -> &'static str {
    match pack {
        Pack::Cultists => "emblems/cultists.svg",
        Pack::Tower => "emblems/tower-top.svg",
        Pack::Transformation => "emblems/transformation.svg",
        Pack::Curses => "emblems/golden-scarab.svg",
        Pack::Berserk => "emblems/berserk.svg",
    }
}

/// The monster packs, each to be switched for itself, and the way to whatever comes.
fn packs<'a>(
    options: &Options,
    words: &Words,
    size: u32,
    on: &dyn Fn(&'static str) -> bool,
) -> Element<'a, Choice> {
    let chip = |pack: Pack| {
        let label = words.text(&format!("setup-pack-{}", pack.slug()));
        let used = options.packs.has(pack);
        let hint = words.text(&format!("setup-pack-{}-hint", pack.slug()));
        let share = Length::FillPortion(label.chars().count() as u16 + 7);
        let face = row![
            art::svg(picture(pack)).width(size + 8).height(size + 8),
            font::bold(label, size).wrapping(text::Wrapping::None),
            small_key(cap(key_of(pack))),
        ]
        .spacing(5)
        .align_y(Center);
        let face = button(container(face).center_x(Fill))
            .width(Fill)
            .padding([size as f32 * 0.3 - 1.0, 2.0])
            .style(theme::choice(used))
            .on_press(Choice::Pack(pack, !used));
        let face = widget::ring(on(key_of(pack)), face);
        container(widget::hint(face, hint, tooltip::Position::Bottom))
            .width(share)
            .into()
    };
    let chips = container(row(Pack::ALL.map(chip)).spacing(2))
        .padding(3)
        .style(theme::inset);
    let name = font::bold(fl!(words, "setup-packs"), size).wrapping(text::Wrapping::None);
    let surprise = row![
        art::tinted("roll", size + 4, |theme| theme::colours(theme).text),
        font::bold(fl!(words, "setup-surprise"), size).wrapping(text::Wrapping::None),
        small_key(cap(SURPRISE)),
    ]
    .spacing(5)
    .align_y(Center);
    let surprise = button(surprise)
        .padding([size as f32 * 0.4, 10.0])
        .style(theme::secondary)
        .on_press_with(|| Choice::Surprise(fresh_seed()));
    let surprise = widget::hint(
        widget::ring(on(SURPRISE), surprise),
        fl!(words, "setup-surprise-hint"),
        tooltip::Position::Bottom,
    );
    row![name, chips, surprise].spacing(12).align_y(Center).into()
}

/// A key as its picture shows it.
fn cap(key: &'static str) -> &'static str {
    match key {
        "k" => "K",
        "o" => "O",
        "f" => "F",
        "a" => "A",
        "b" => "B",
        "s" => "S",
        other => other,
    }
}

/// A way to play with Evolutions as it is called in the words.
fn slug(way: PowerUp) -> &'static str {
    match way {
        PowerUp::Off => "off",
        PowerUp::Standard => "standard",
        PowerUp::Basic => "basic",
        PowerUp::Active => "active",
        PowerUp::Controlled => "controlled",
        PowerUp::Draft => "draft",
    }
}

/// A control with its name and its key above it.
fn group<'a>(
    name: String,
    key: &'static str,
    control: Element<'a, Choice>,
) -> iced::widget::Column<'a, Choice> {
    let head = row![font::bold(name, 12).style(theme::quiet)]
        .spacing(6)
        .align_y(Center);
    let head = head.push((!key.is_empty()).then(|| small_key(key)));
    column![container(head).center_y(17), control].spacing(3)
}

/// The picture of a key, no higher than a line of small letters.
fn small_key<'a>(key: &'static str) -> Element<'a, Choice> {
    container(font::bold(key, 10).line_height(1.1))
        .padding([1, 5])
        .style(theme::keycap)
        .into()
}

/// The two editions, each with its sign.
fn editions<'a>(options: &Options, words: &Words, size: u32) -> Element<'a, Choice> {
    let choice = |edition: Edition, symbol: &str, label: String, hint: String| {
        let chosen = options.edition == edition;
        let ink = ink(chosen);
        let face = row![
            art::tinted(symbol, size + 6, ink),
            font::bold(label, size).wrapping(text::Wrapping::None),
        ]
        .spacing(6)
        .align_y(Center);
        let face = button(container(face).center_x(Fill))
            .width(Fill)
            .padding([size as f32 * 0.5 - 1.0, 2.0])
            .style(theme::choice(chosen))
            .on_press(Choice::Edition(edition));
        widget::hint(face, hint, tooltip::Position::Bottom)
    };
    container(
        row![
            choice(
                Edition::Base,
                "edition-classic",
                fl!(words, "setup-edition-base"),
                fl!(words, "setup-note-base")
            ),
            choice(
                Edition::Dark,
                "edition-dark",
                fl!(words, "setup-edition-dark"),
                fl!(words, "setup-note-dark")
            ),
        ]
        .spacing(2),
    )
    .padding(3)
    .style(theme::inset)
    .into()
}

fn ink(chosen: bool) -> fn(&Theme) -> Color {
    if chosen {
        |theme| theme::colours(theme).on_accent
    } else {
        |theme| theme::colours(theme).text
    }
}

/// What can lie beside the dice, each to be switched for itself.
fn chips<'a>(
    options: &Options,
    words: &Words,
    size: u32,
    on_key: &dyn Fn(&'static str) -> bool,
) -> Element<'a, Choice> {
    let needed = fl!(words, "setup-cards-needed");
    let chip = |symbol: &str,
                label: String,
                key: [&'static str; 2],
                on: bool,
                message: Option<Choice>,
                hint: String| {
        let [key, cap] = key;
        // Longer names take more of the room.
        let share = Length::FillPortion(label.chars().count() as u16 + 7);
        let hint = if message.is_some() { hint } else { needed.clone() };
        let face = row![
            art::svg(&format!("tokens/{symbol}.svg"))
                .width(size + 6)
                .height(size + 6),
            font::bold(label, size).wrapping(text::Wrapping::None),
            small_key(cap),
        ]
        .spacing(5)
        .align_y(Center);
        let face = button(container(face).center_x(Fill))
            .width(Fill)
            .padding([size as f32 * 0.5 - 1.0, 2.0])
            .style(theme::choice(on))
            .on_press_maybe(message);
        let face = widget::ring(on_key(key), face);
        container(widget::hint(face, hint, tooltip::Position::Bottom)).width(share)
    };
    let promos = Choice::Promos(!options.promos);
    let costumes = Choice::Costumes(!options.halloween);
    container(
        row![
            chip(
                "keep",
                fl!(words, "setup-cards-power"),
                ["c", "C"],
                options.power_cards,
                Some(Choice::Cards(!options.power_cards)),
                fl!(words, "setup-cards-power-hint"),
            ),
            chip(
                "deck",
                fl!(words, "setup-cards-promo"),
                ["p", "P"],
                options.promos,
                options.power_cards.then_some(promos),
                fl!(words, "setup-cards-promo-hint"),
            ),
            chip(
                "costume",
                fl!(words, "setup-cards-costumes"),
                ["h", "H"],
                options.halloween,
                options.power_cards.then_some(costumes),
                fl!(words, "setup-cards-costumes-hint"),
            ),
        ]
        .spacing(2),
    )
    .padding(3)
    .style(theme::inset)
    .into()
}

/// The sides as they are called: what is red in the Dark Edition is orange beside the base game.
fn name(side: Wickedness, edition: Edition) -> &'static str {
    match (side, edition) {
        (Wickedness::Off, _) => "off",
        (Wickedness::Red, Edition::Base) => "orange",
        (Wickedness::Red, Edition::Dark) => "red",
        (Wickedness::Green, _) => "green",
        (Wickedness::Mixed, _) => "mixed",
    }
}

/// The most important thing to know about what has been chosen.
fn note(options: &Options, words: &Words) -> String {
    if !options.power_cards {
        fl!(words, "setup-note-no-cards")
    } else if !options.power_up.is_off() {
        words.text(&format!("setup-power-up-{}-hint", slug(options.power_up)))
    } else if !options.packs.is_empty() {
        let mut packs = options.packs.iter();
        match (packs.next(), packs.next()) {
            (Some(only), None) => words.text(&format!("setup-pack-{}-hint", only.slug())),
            _ => fl!(words, "setup-note-packs"),
        }
    } else if options.edition == Edition::Dark {
        fl!(words, "setup-note-dark")
    } else if options.wickedness != Wickedness::Off {
        fl!(words, "setup-wickedness-hint")
    } else if options.halloween {
        fl!(words, "setup-cards-costumes-hint")
    } else if options.promos {
        fl!(words, "setup-cards-promo-hint")
    } else {
        fl!(words, "setup-note-base")
    }
}
