//! What stands where the question would, while somebody else is at work or something is being shown.

use super::{GameFrame, Message, PlayableGame};
use crate::ui::show::pose::Flick;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::question::{self, Rank};
use crate::ui::{font, theme, widget};
use engine::{Asked, Seat};
use iced::widget::{column, container, row};
use iced::{Center, Color, Element, Fill};
use words::fl;
use words::{Names, Words};

impl<G: PlayableGame> GameFrame<G> {
    /// The person who shall throw, and how many dice; their button says it.
    fn throwing(&self) -> Option<(Seat, usize)> {
        Some((self.thrower()?, self.state().first_throw()?))
    }

    /// The seat at work: the one that is asked, otherwise the one whose turn it is, `meanwhile`.
    #[must_use]
    pub fn at_work(&self, meanwhile: Option<Seat>) -> Option<Seat> {
        match self.show().shown().asks() {
            Asked::Seat(seat) if !self.show().is_playing() => Some(seat),
            _ if self.has_ended() => None,
            _ => meanwhile,
        }
    }

    /// Has the end been shown?
    fn has_ended(&self) -> bool {
        !self.show().is_playing() && self.show().shown().scores().is_some()
    }

    /// Who is at work, and the buttons that hurry it on.
    pub fn work<'a, M>(
        &self,
        seat: Option<Seat>,
        words: &Words,
        names: &Names,
        houses: &[Color],
    ) -> Element<'a, M>
    where
        M: From<Message<G::Answer>> + Clone + 'a,
    {
        let plays = self.show().is_playing();
        let stranger = self.stranger();
        let throwing = self.throwing();
        let seat = throwing.map(|(seat, _)| seat).or(stranger).or(seat);
        let title = match seat {
            Some(seat) if throwing.is_some() => fl!(words, "play-throws", name = names.name(seat)),
            Some(seat) if stranger.is_some() => fl!(words, "play-curtain-hint", name = names.name(seat)),
            _ if self.has_ended() => fl!(words, "play-over"),
            None => fl!(words, "play-before"),
            Some(seat) if plays => fl!(words, "play-plays", name = names.name(seat)),
            Some(seat) => fl!(words, "play-thinks", name = names.name(seat)),
        };
        let face = seat.map(|seat| {
            let house = houses.get(seat.index()).copied().unwrap_or(Color::TRANSPARENT);
            widget::portrait(names.monster(seat), house, 46)
        });
        let pressed = |label: String, symbol, key: String, message: Message<G::Answer>| {
            let label = font::bold(label, 14);
            question::answer(label, symbol, &[key], Rank::Plain, Some(message.into()))
        };
        let skip = plays.then(|| {
            let key = fl!(words, "play-key-space");
            pressed(self.skip_in_words(words), "skip", key, Message::SkipPressed)
        });
        let rushes = self.only_bots_are_left() && !self.is_rushing();
        let result = rushes.then(|| {
            let label = fl!(words, "play-show-result");
            pressed(label, "done", "E".to_owned(), Message::ResultPressed)
        });
        let identify = stranger.map(|seat| {
            let label = font::bold(fl!(words, "play-curtain", name = names.name(seat)), 14);
            let (enter, message) = (fl!(words, "play-key-enter"), Message::Identified);
            question::answer(label, "eye", &[enter], Rank::Main, Some(message.into()))
        });
        let throw = throwing.map(|(_, count)| {
            let label = font::bold(fl!(words, "play-throw", count = count), 15);
            let keys = ["R".to_owned(), fl!(words, "play-key-enter")];
            let message = self.throws(Flick::default()).map(M::from);
            question::answer(label, "roll", &keys, Rank::Main, message)
        });
        let asked = throwing.is_some();
        let ink = move |theme: &iced::Theme| iced::widget::text::Style {
            color: Some(if asked {
                theme::colours(theme).text
            } else {
                theme::colours(theme).quiet
            }),
        };
        let title = container(font::title(title, 22).style(ink))
            .width(Fill)
            .clip(true);
        // Whose card it is takes a line or two: the button stands below it.
        let (beside, below) = match identify {
            Some(identify) => (None, Some(row![identify].push(result).push(skip).spacing(12))),
            None if throw.is_some() => (None, Some(row![].push(throw).spacing(12))),
            None => (Some(row![].push(result).push(skip).spacing(12)), None),
        };
        let said = column![title].push(below).spacing(8).width(Fill);
        row![]
            .push(face)
            .push(said)
            .push(beside)
            .spacing(12)
            .align_y(Center)
            .into()
    }

    /// What has happened last in this turn before what the caption says: as many lines as fit whole into this
    /// height.
    pub fn news<'a, M: 'a>(&self, words: &Words, names: &Names, ink: Ink<'_>, height: f32) -> Element<'a, M> {
        const LINE: f32 = 22.0;
        let mut lines = self.of_this_turn(words, names);
        lines.pop();
        let room = (height / LINE).max(1.0) as usize;
        let last = &lines[lines.len().saturating_sub(room)..];
        container(column(last.iter().map(|line| log::told(line, ink))).spacing(2))
            .width(Fill)
            .height(Fill)
            .clip(true)
            .into()
    }
}
