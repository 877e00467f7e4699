//! The narrator of a lesson: what may be done while they speak, and the bubble in which they do.

use super::keys::Pressed;
use super::lesson::{Lesson, Saying, Topic};
use super::{Action, Context, GameFrame, Message, PlayableGame};
use crate::storage::SeatSetup;
use crate::ui::widget::bubble;
pub use crate::ui::widget::bubble::Callout;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::question::{self, Rank};
use crate::ui::{font, theme};
use iced::keyboard::key::Named;
use iced::widget::{column, container, text};
use iced::{Element, Size};
use words::{Words, fl};

impl<G: PlayableGame> GameFrame<G> {
    /// A lesson, at the step at which it is taken up; [`begin`](Self::begin) lets it go on.
    #[must_use]
    pub fn taught(seats: Vec<SeatSetup>, start: G, lesson: Lesson<G>, context: Context<'_>) -> Self {
        Self::going_on(super::SeatedTable::taught(seats, start, lesson), context)
    }

    /// Is it a lesson?
    #[must_use]
    pub fn teaches(&self) -> bool {
        self.table.lesson().is_some()
    }

    /// Is something told that has to be read before anybody goes on?
    #[must_use]
    pub fn is_telling(&self) -> bool {
        self.table.lesson().is_some_and(Lesson::is_telling)
    }

    /// Is something to be pressed, and not only to be read?
    #[must_use]
    pub fn is_to_act(&self) -> bool {
        !self.is_telling() && (self.asked().is_some() || self.thrower().is_some())
    }

    /// Is the last thing told?
    pub(super) fn has_taught(&self) -> bool {
        self.table.lesson().is_some_and(Lesson::is_at_its_end)
    }

    /// What the narrator says now, once nothing moves any more and nothing lies over the table.
    #[must_use]
    pub fn saying(&self) -> Option<Saying<'_>> {
        let quiet = !self.show.is_playing() && self.overlay.is_none();
        self.table.lesson().filter(|_| quiet)?.saying()
    }

    /// The answer that the narrator asks for.
    #[must_use]
    pub fn wanted(&self) -> Option<G::Answer> {
        self.table.lesson().and_then(Lesson::wanted)
    }

    /// May a person say this? In a lesson only what it asks for.
    pub(super) fn may_be_said(&mut self, answer: G::Answer) -> bool {
        self.table.lesson_mut().is_none_or(|lesson| lesson.allows(answer))
    }

    /// What is told has been read.
    pub(super) fn read_on(&mut self, context: Context<'_>) -> Action<G::Answer> {
        if self
            .saying()
            .is_none_or(|saying| !saying.is_told || saying.is_last)
        {
            return Action::None;
        }
        if let Some(lesson) = self.table.lesson_mut() {
            lesson.read_on();
        }
        self.go_on(context)
    }

    /// What a key does while something is told.
    #[must_use]
    pub fn told_key(&self, pressed: Pressed) -> Option<Message<G::Answer>> {
        let saying = self.saying().filter(|saying| saying.is_told)?;
        match pressed.named? {
            Named::Enter | Named::Space if saying.is_last => Some(Message::Learnt(true)),
            Named::Enter | Named::Space => Some(Message::ReadOn),
            Named::Escape if saying.is_last => Some(Message::Learnt(false)),
            _ => None,
        }
    }

    /// What the narrator says, in words.
    #[must_use]
    pub fn said(&self, words: &Words) -> Option<String> {
        let (saying, game) = (self.saying()?, self.table.lesson()?.game());
        let names = self.table.names(words);
        let person = self.table.humans().next()?;
        let rival = self.table.everybody().find(|seat| *seat != person)?;
        let changes: Vec<String> = saying
            .facts
            .iter()
            .map(|fact| format!("{}-change", fact.name))
            .collect();
        let mut told = vec![
            ("me", names.name(person).to_owned().into()),
            ("rival", names.name(rival).to_owned().into()),
        ];
        for (fact, change) in saying.facts.iter().zip(&changes) {
            told.push((fact.name, fact.now.into()));
            told.push((change.as_str(), fact.change.into()));
        }
        Some(words.text_with(&format!("lesson-{game}-{}", saying.say), &told))
    }

    /// The narrator's bubble, beside what it speaks of.
    pub fn narrator<'a, M>(
        &self,
        context: Context<'a>,
        callout: impl Fn(Topic) -> Callout,
    ) -> Vec<Element<'a, M>>
    where
        M: From<Message<G::Answer>> + Clone + 'a,
    {
        let (words, houses) = (context.words, self.houses());
        let Some((saying, said)) = self.saying().zip(self.said(words)) else {
            return Vec::new();
        };
        let callout = callout(saying.at);
        let ink = Ink::new(words, &houses, context.grow(15.0, 17.0) as u32);
        let width = context.grow(360.0, 430.0);
        let (nth, all) = saying.nth;
        let step = text(fl!(words, "lesson-step", nth = nth, all = all));
        let head = bubble::head(fl!(words, "lesson-title"), step.size(12).style(theme::quiet));
        let astray = saying.astray.then(|| {
            let ink = ink.bold().coloured(|theme| theme::colours(theme).accent_text);
            log::rich(&fl!(words, "lesson-astray"), ink)
        });
        let buttons = saying.is_told.then(|| buttons(&saying, words));
        let rows = u8::from(saying.is_told) + u8::from(saying.is_last);
        let room = ROOM * f32::from(rows) + ink.size as f32 * 1.45 * f32::from(saying.astray);
        let sizes = SHAPES.map(|share| {
            let width = (width * share).round();
            Size::new(width, bubble::height(&said, ink, width) + room)
        });
        let body = column![head]
            .push(astray)
            .push(log::rich(&said, ink))
            .push(buttons)
            .spacing(6);
        let at = bubble::place(context.size, &sizes, &callout);
        bubble::bubble(body, at, callout.about)
    }
}

/// How wide a bubble may be, in usual widths, the most beautiful first.
pub(super) const SHAPES: [f32; 4] = [1.0, 1.25, 1.6, 0.8];
/// The height of a button with what lies over it.
const ROOM: f32 = 52.0;

fn buttons<'a, A, M>(saying: &Saying<'_>, words: &Words) -> Element<'a, M>
where
    M: From<Message<A>> + Clone + 'a,
{
    let button = |label: String, symbol, key: String, rank, message: Message<A>| {
        question::answer(font::bold(label, 15), symbol, &[key], rank, Some(message.into())).padding([8, 14])
    };
    let enter = fl!(words, "key-enter");
    let on = if saying.is_last {
        let (leave, escape) = (fl!(words, "lesson-leave"), fl!(words, "key-escape"));
        // Side by side they have no room in every language.
        column![
            button(
                fl!(words, "lesson-play"),
                "play",
                enter,
                Rank::Main,
                Message::Learnt(true)
            ),
            button(leave, "back", escape, Rank::Plain, Message::Learnt(false)),
        ]
        .spacing(8)
        .align_x(iced::Right)
    } else {
        column![button(
            fl!(words, "lesson-next"),
            "play",
            enter,
            Rank::Main,
            Message::ReadOn
        )]
    };
    container(on).align_right(iced::Fill).into()
}
