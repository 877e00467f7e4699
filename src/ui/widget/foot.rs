//! The foot of a screen on which a game is arranged: the seed for those who look, and the big button.

use crate::ui::widget::tooltip;
use crate::ui::{font, theme, widget};
use iced::widget::{column, container, mouse_area, row, text, text_input, toggler};
use iced::{Center, Element, Fill};
use words::Words;
use words::fl;

/// The big button as it is called.
pub const START: &str = "start";

/// Why a seed is of no use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadSeed {
    /// Something else than digits.
    NoNumber,
    /// More than there are.
    TooLarge,
}

/// The seed that was typed: `None` for a new one each time.
///
/// # Errors
/// When it is of no use.
pub fn parse_seed(typed: &str) -> Result<Option<u64>, BadSeed> {
    let digits: String = typed.chars().filter(|letter| !letter.is_whitespace()).collect();
    if digits.is_empty() {
        Ok(None)
    } else if digits.bytes().all(|digit| digit.is_ascii_digit()) {
        digits.parse().map(Some).map_err(|_| BadSeed::TooLarge)
    } else {
        Err(BadSeed::NoNumber)
    }
}

/// What it shows.
#[derive(Debug)]
pub struct Foot<'a> {
    /// The advanced options are open.
    pub advanced: bool,
    /// The seed as it was typed.
    pub seed: &'a str,
    /// People may ask for hints.
    pub hints: bool,
    /// What is said while they are closed.
    pub note: Option<String>,
    /// Why the game does not start, in place of the note or of what may be taken back.
    pub trouble: Option<String>,
    /// The room to the left and right.
    pub side: f32,
    /// How high it is.
    pub height: f32,
    /// What people may take back: the choices, the chosen one, and what it means.
    pub take_back: ([String; 3], usize, String),
    /// Do keys act on the advanced options, the hints, what may be taken back, the start?
    pub on: [bool; 4],
}

impl<'a> Foot<'a> {
    /// Draws it.
    #[must_use]
    pub fn view<Message: Clone + 'a>(
        self,
        words: &Words,
        on_hints: fn(bool) -> Message,
        on_advanced: Message,
        on_typed: fn(String) -> Message,
        on_take_back: fn(usize) -> Message,
        on_start: Message,
    ) -> Element<'a, Message> {
        let seed = parse_seed(self.seed);
        let mut left = row![].spacing(18).align_y(Center);
        let symbol = if self.advanced { "minus" } else { "plus" };
        let [on_more, on_switch, on_take, on_go] = self.on;
        let more = widget::subtle(fl!(words, "setup-advanced"), symbol).on_press(on_advanced);
        left = left.push(widget::ring(on_more, more));
        let switch = row![
            toggler(self.hints)
                .on_toggle(on_hints)
                .size(20)
                .style(theme::switch),
            font::bold(fl!(words, "setup-hints"), 14),
            widget::keycap("I"),
        ]
        .spacing(8)
        .align_y(Center);
        let switch = widget::ring(on_switch, mouse_area(switch).on_press(on_hints(!self.hints)));
        left = left.push(widget::hint(
            switch,
            fl!(words, "setup-hints-hint"),
            tooltip::Position::Top,
        ));
        if self.advanced {
            let field = text_input(&fl!(words, "setup-seed-random"), self.seed)
                .on_input(on_typed)
                .id("seed")
                .on_submit(on_start.clone())
                .size(15)
                .padding([5, 10])
                .style(theme::field);
            let field = widget::hint(
                container(field).max_width(190),
                fl!(words, "setup-seed-hint"),
                tooltip::Position::Top,
            );
            left = left.push(
                row![font::bold(fl!(words, "setup-seed"), 14), field]
                    .spacing(10)
                    .align_y(Center),
            );
        } else if let Some(trouble) = self.trouble.clone() {
            left = left.push(text(trouble).size(14).style(theme::warning));
        } else if let Some(note) = self.note {
            left = left.push(text(note).size(14).style(theme::quiet));
        }
        let left = column![left].push(self.advanced.then(|| {
            let (choices, chosen, meaning) = self.take_back;
            let choices = choices.into_iter().enumerate();
            let choices = widget::tight_choices(choices, chosen, 12, on_take_back);
            let said = match (seed, self.trouble) {
                (Ok(_), Some(trouble)) => text(trouble).style(theme::warning),
                (Ok(_), None) => text(meaning).style(theme::quiet),
                (Err(BadSeed::NoNumber), _) => text(fl!(words, "setup-seed-no-number")).style(theme::warning),
                (Err(BadSeed::TooLarge), _) => {
                    text(fl!(words, "setup-seed-too-large", most = u64::MAX.to_string()))
                        .style(theme::warning)
                }
            };
            row![
                font::bold(fl!(words, "setup-take-back"), 14),
                widget::keycap("U"),
                widget::ring(on_take, container(choices).width(270)),
                said.size(12).width(Fill),
            ]
            .spacing(8)
            .align_y(Center)
        }));
        let start = widget::labelled(fl!(words, "setup-start"), "play", 20, |theme| {
            theme::colours(theme).on_accent
        })
        .style(theme::primary)
        .on_press_maybe(seed.is_ok().then_some(on_start));
        let keys = widget::keycap(fl!(words, "key-enter"));
        container(
            row![left.spacing(2).width(Fill)]
                .push(keys)
                .push(widget::ring(on_go, container(start).id(START)))
                .spacing(18)
                .align_y(Center),
        )
        .padding([if self.advanced { 3.0 } else { 14.0 }, self.side])
        .height(self.height)
        .align_y(Center)
        .width(Fill)
        .style(theme::bar)
        .into()
    }
}

#[cfg(test)]
mod tests {
    use super::{BadSeed, parse_seed};

    #[test]
    fn seeds_are_numbers_or_nothing() {
        assert_eq!(parse_seed("  "), Ok(None));
        assert_eq!(parse_seed(" 12 345 "), Ok(Some(12_345)));
        assert_eq!(parse_seed("18446744073709551615"), Ok(Some(u64::MAX)));
        assert_eq!(parse_seed("18446744073709551616"), Err(BadSeed::TooLarge));
        assert_eq!(parse_seed("-1"), Err(BadSeed::NoNumber));
        assert_eq!(parse_seed("tokyo"), Err(BadSeed::NoNumber));
    }
}
