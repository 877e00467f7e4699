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

    /// Who is looked at: whoever shall throw or say who they are, otherwise `seat`.
    #[must_use]
    pub fn working(&self, seat: Option<Seat>) -> Option<Seat> {
        let throwing = self.throwing().map(|(seat, _)| seat);
        throwing.or(self.stranger()).or(seat)
    }

    /// The button that throws, where a person shall.
    pub fn throw_button<'a, M>(&self, words: &Words) -> Option<Element<'a, M>>
    where
        M: From<Message<G::Answer>> + Clone + 'a,
    {
        let (_, count) = self.throwing()?;
        let label = font::bold(fl!(words, "play-throw", count = count), 15);
        let keys = ["R".to_owned(), fl!(words, "play-key-enter")];
        let message = self.throws(Flick::default()).map(M::from);
        Some(question::answer(label, "roll", &keys, Rank::Main, message).into())
    }

    /// Who is at work, in a few words: `seat`, if it is known.
    #[must_use]
    pub fn work_in_words(&self, seat: Option<Seat>, words: &Words, names: &Names) -> String {
        let plays = self.show().is_playing();
        match self.working(seat) {
            Some(seat) if self.throwing().is_some() => fl!(words, "play-throws", name = names.name(seat)),
            Some(seat) if self.stranger().is_some() => {
                fl!(words, "play-curtain-hint", name = names.name(seat))
            }
            _ if self.has_ended() => fl!(words, "play-over"),
            None => fl!(words, "play-before"),
            Some(seat) if plays => fl!(words, "play-plays", name = names.name(seat)),
            Some(seat) => fl!(words, "play-thinks", name = names.name(seat)),
        }
    }

    /// The button with which whoever is asked says who they are, if they must.
    pub fn identify_button<'a, M>(&self, words: &Words, names: &Names) -> Option<Element<'a, M>>
    where
        M: From<Message<G::Answer>> + Clone + 'a,
    {
        let seat = self.stranger()?;
        let label = font::bold(fl!(words, "play-curtain", name = names.name(seat)), 14);
        let (enter, message) = (fl!(words, "play-key-enter"), Message::Identified);
        Some(question::answer(label, "eye", &[enter], Rank::Main, Some(message.into())).into())
    }

    /// The buttons that hurry on what is shown or played.
    pub fn hurry_buttons<'a, M>(&self, words: &Words) -> Vec<Element<'a, M>>
    where
        M: From<Message<G::Answer>> + Clone + 'a,
    {
        let pressed = |label: String, symbol, key: String, message: Message<G::Answer>| {
            let label = font::bold(label, 14);
            question::answer(label, symbol, &[key], Rank::Plain, Some(message.into())).into()
        };
        let rushes = self.only_bots_are_left() && !self.is_rushing();
        let result = rushes.then(|| {
            let label = fl!(words, "play-show-result");
            pressed(label, "done", "E".to_owned(), Message::ResultPressed)
        });
        let skip = self.show().is_playing().then(|| {
            let key = fl!(words, "play-key-space");
            pressed(self.skip_in_words(words), "skip", key, Message::SkipPressed)
        });
        result.into_iter().chain(skip).collect()
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
        let title = self.work_in_words(seat, words, names);
        let face = self.working(seat).map(|seat| {
            let house = houses.get(seat.index()).copied().unwrap_or(Color::TRANSPARENT);
            widget::portrait(names.monster(seat), house, 46)
        });
        let asked = self.throwing().is_some();
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
        let hurry = row(self.hurry_buttons(words)).spacing(12);
        // Whose card it is takes a line or two: the button stands below it.
        let (beside, below) = match self.identify_button(words, names) {
            Some(identify) => (None, Some(row![identify, hurry].spacing(12))),
            None => match self.throw_button(words) {
                Some(throw) => (None, Some(row![throw])),
                None => (Some(hurry), None),
            },
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
