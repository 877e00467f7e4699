//! What stands where the question would, while somebody else is at work or something is being shown.

use super::{GameFrame, Message, PlayableGame};
use crate::ui::show::pose::Flick;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::question::{self, Rank};
use crate::ui::{font, widget};
use engine::{Asked, Seat};
use iced::widget::{column, container, row};
use iced::{Color, Element, Fill};
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
            _ if self.is_telling() => fl!(words, "lesson-title"),
            _ if self.has_ended() => fl!(words, "play-over"),
            _ if self.waits_for_spectators() => fl!(words, "play-out"),
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

    /// Who shall take the seat at the screen, large and in their colour, in so much height; `None` where nobody has to
    /// say who they are.
    pub fn curtain<'a, M: 'a>(&self, height: f32, names: &Names, houses: &[Color]) -> Option<Element<'a, M>> {
        let seat = self.stranger()?;
        let house = houses.get(seat.index()).copied().unwrap_or(Color::TRANSPARENT);
        let side = (height - 28.0).clamp(40.0, 130.0);
        let face = widget::portrait(names.monster(seat), house, side as u32);
        let name = font::title(names.name(seat).to_owned(), (side * 0.5) as u32);
        let who = row![face, name].spacing(18).align_y(iced::Center);
        let who = container(who)
            .padding([6, 22])
            .style(move |theme| question::ribbon(theme, house, true));
        Some(container(who).center(Fill).into())
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
            pressed(label, "done", "U".to_owned(), Message::ResultPressed)
        });
        let skip = (self.show().is_playing() || self.waits_for_spectators()).then(|| {
            let key = fl!(words, "play-key-space");
            pressed(self.skip_in_words(words), "skip", key, Message::SkipPressed)
        });
        result.into_iter().chain(skip).collect()
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
