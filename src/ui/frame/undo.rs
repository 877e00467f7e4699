//! Taking back and saying again at the table: the window shows the earlier position at once, and the log no
//! longer tells what was taken back, but that it was.

use super::notes::Notes;
use super::{Action, GameFrame, Message, PlayableGame};
use crate::ui::widget::tooltip;
use crate::ui::{Context, art, theme, widget};
use iced::Element;
use iced::widget::{button, row, space};
use words::fl;
use words::{Names, Words};

impl<G: PlayableGame> GameFrame<G> {
    /// Can something be taken back now?
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.is_running() && self.table.back().is_some()
    }

    /// Can something that was taken back be said again now?
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.is_running() && self.table.can_redo()
    }

    /// Takes the last decision of a person back, as far as the table allows it.
    pub(super) fn undo(&mut self, context: Context<'_>) -> Action<G::Answer> {
        if !self.can_undo() || self.overlay.is_some() {
            return Action::None;
        }
        if self.table.undo().is_none() {
            return Action::None;
        }
        self.recall(context);
        self.go_on(context)
    }

    /// Says again what was taken back last.
    pub(super) fn redo(&mut self, context: Context<'_>) -> Action<G::Answer> {
        if !self.can_redo() || self.overlay.is_some() {
            return Action::None;
        }
        if !self.table.redo() {
            return Action::None;
        }
        self.say_the_foregone();
        self.recall(context);
        self.go_on(context)
    }

    /// Lets the table stand still as it is now: what is seen, what the log says, what the result remembers.
    /// Nothing of what was to be shown is left.
    pub(super) fn recall(&mut self, context: Context<'_>) {
        (self.thought, self.hurried, self.rushing) = (None, None, false);
        let (words, names) = (context.words, self.table.names(context.words));
        let first = self.table.first_seen();
        self.fates = G::Fates::default();
        self.buffer = super::LogBuffer::new(&first, words.language());
        self.show.begin_anew(first);
        let (show, buffer, fates) = (&mut self.show, &mut self.buffer, &mut self.fates);
        let mut notes = Notes::of(self.table.remarks());
        self.table.tell_again(&mut |before, event| {
            for note in notes.before(before) {
                buffer.note(note, words, &names);
            }
            show.recall(&event);
            G::hear(fates, &event);
            buffer.tell(event, words, &names);
        });
        for note in notes.rest() {
            buffer.note(note, words, &names);
        }
        show.look_again(self.table.seen().clone());
        self.panels.mover = self.table.last_bot();
    }

    // What is drawn

    /// The buttons that take back and say again, where people play; the second one only when there is
    /// something.
    pub fn undo_buttons<'a, M>(&self, words: &Words, names: &Names) -> Option<Element<'a, M>>
    where
        M: From<Message<G::Answer>> + Clone + 'a,
    {
        if self.is_still() || self.table.humans().next().is_none() {
            return None;
        }
        let pressed = |symbol: &str, meaning: String, message: Option<Message<G::Answer>>| {
            let ink = if message.is_some() {
                |theme: &iced::Theme| theme::colours(theme).text
            } else {
                |theme: &iced::Theme| theme::colours(theme).line
            };
            let face = button(art::tinted(symbol, 16, ink))
                .padding([4, 7])
                .style(theme::subtle)
                .on_press_maybe(message.map(M::from));
            widget::hint(face, meaning, tooltip::Position::Top)
        };
        let back = self.table.back().filter(|_| self.can_undo());
        let meaning = match back {
            None => fl!(words, "play-undo-none"),
            Some(back) => {
                // What others may not know is not said: an onlooker sees no such answer.
                let mut open = Vec::new();
                back.before.answers(&mut open);
                let open = open.contains(&back.answer);
                let said = open.then(|| match self.table.let_pass_for_all(&back.before, back.answer) {
                    true => fl!(words, "play-round-pass"),
                    false => back.before.answer_in_words(back.answer, words, names),
                });
                let said = said.unwrap_or_default();
                // Names in it are marked for the log.
                let parts = words::line::parts(&said);
                let said: String = parts.iter().map(ToString::to_string).collect();
                if said.is_empty() {
                    fl!(words, "play-undo")
                } else {
                    fl!(words, "play-undo-what", what = said)
                }
            }
        };
        let undo = pressed(
            "undo",
            format!("{meaning} ({})", words.key("help-key-undo")),
            back.map(|_| Message::UndoPressed),
        );
        let redo: Element<'a, M> = if self.can_redo() {
            let meaning = format!("{} ({})", fl!(words, "play-redo"), words.key("help-key-redo"));
            pressed("redo", meaning, Some(Message::RedoPressed)).into()
        } else {
            space().into()
        };
        Some(row![redo, undo].align_y(iced::Center).into())
    }
}
