//! A person who wants to play a card that nobody else sees, whoever is asked: they say who they are, their cards
//! are shown until they are done, and the game waits for them.

use super::{Action, GameFrame, Message, Overlay, PlayableGame};
use crate::ui::widget::question::{self, Rank};
use crate::ui::{Context, font, theme, widget};
use engine::Seat;
use iced::widget::{column, text};
use iced::{Element, Fill};
use words::{Names, Words, fl};

impl<G: PlayableGame> GameFrame<G> {
    /// The person who plays a card although somebody else is asked, once nothing is shown any more.
    #[must_use]
    pub fn interrupts(&self) -> Option<Seat> {
        let waits = self.show.is_playing() || self.still;
        self.table.interrupts().filter(|_| !waits)
    }

    /// Can somebody say now that they want to play a card?
    #[must_use]
    pub fn may_speak(&self) -> bool {
        // Whoever plays alone is heard once what happens has been shown.
        let open = !self.show.is_playing() || self.table.viewer().is_some();
        let open = open && self.is_running() && self.table.interrupts().is_none();
        open && !self.table.may_speak().is_empty()
    }

    /// Somebody wants to play a card. Where several sit at the screen they say who they are.
    pub(super) fn let_speak(&mut self, context: Context<'_>) -> Action<G::Answer> {
        if !self.may_speak() || self.overlay.is_some() {
            return Action::None;
        }
        if self.show.is_playing() {
            self.wants_to_speak = true;
            return Action::None;
        }
        if self.table.viewer().is_some() {
            return self.hear_out(0, context);
        }
        self.overlay = Some(Overlay::Speaking);
        Action::None
    }

    /// The person in this line has said who they are.
    pub(super) fn hear_out(&mut self, line: usize, context: Context<'_>) -> Action<G::Answer> {
        let Some(seat) = self.table.may_speak().get(line).copied() else {
            return Action::None;
        };
        self.overlay = None;
        self.table.speak(seat);
        self.show.look_again(self.table.seen().clone());
        // What was pressed to come here answers nothing yet.
        self.fresh = Some((self.table.ticket(), context.now));
        self.go_on(context)
    }

    /// Whoever plays alone and wanted to play a card while something was shown is heard now.
    pub(super) fn hear_who_waits(&mut self) {
        if self.show.is_playing() || !std::mem::take(&mut self.wants_to_speak) {
            return;
        }
        if let Some(seat) = self
            .table
            .viewer()
            .filter(|seat| self.table.may_speak().contains(seat))
        {
            self.table.speak(seat);
        }
    }

    /// They are done.
    pub(super) fn hush(&mut self, context: Context<'_>) -> Action<G::Answer> {
        if self.table.interrupts().is_none() || self.overlay.is_some() || self.is_too_soon(context.now) {
            return Action::None;
        }
        let told = self.table.hush();
        self.show.look_again(self.table.seen().clone());
        self.fresh = None;
        self.after(told, context)
    }

    /// Whose cards are shown wants to be asked differently.
    pub(super) fn next_stops(&mut self, context: Context<'_>) -> Action<G::Answer> {
        let shown = self.interrupts().or(self.asked()).or(self.table.viewer());
        if let Some(seat) = shown.filter(|seat| self.table.is_known(*seat) && self.overlay.is_none()) {
            self.table.next_stops(seat);
            self.say_the_foregone();
        }
        self.go_on(context)
    }

    // What is drawn

    /// The question who wants to play a card.
    pub(super) fn who_speaks<'a, M>(&self, table: Element<'a, M>, words: &Words) -> Element<'a, M>
    where
        M: From<Message<G::Answer>> + Clone + 'a,
    {
        let names = self.names(words);
        let people = self
            .table
            .may_speak()
            .into_iter()
            .enumerate()
            .map(|(line, seat)| {
                let label = fl!(words, "play-speak-who", name = names.name(seat));
                let key = (line + 1).to_string();
                question::line(label, "eye", key, Rank::Plain, Message::SpokeLine(line)).into()
            });
        let back = question::line(
            fl!(words, "play-speak-nobody"),
            "back",
            fl!(words, "key-escape"),
            Rank::Plain,
            Message::MenuPressed,
        );
        let card = column![
            font::title(fl!(words, "play-speak-title"), 30).style(theme::accent),
            text(fl!(words, "play-speak-hint")).size(16).width(Fill),
            column(people).push(back).spacing(8),
        ]
        .spacing(18)
        .width(420);
        widget::dialog(table, card, Message::MenuPressed.into())
    }

    /// The button with which somebody says that they want to play a card, or that they are done.
    pub fn speak_button<'a, M>(&self, words: &Words) -> Option<Element<'a, M>>
    where
        M: From<Message<G::Answer>> + Clone + 'a,
    {
        let (label, symbol, key, rank, message) = if self.interrupts().is_some() {
            (
                fl!(words, "play-speak-done"),
                "done",
                fl!(words, "play-key-enter"),
                Rank::Main,
                Message::Hushed,
            )
        } else if self.may_speak() {
            let key = "I".to_owned();
            (
                fl!(words, "play-speak"),
                "act",
                key,
                Rank::Plain,
                Message::SpeakPressed,
            )
        } else {
            return None;
        };
        let label = font::bold(label, 14);
        Some(question::answer(label, symbol, &[key], rank, Some(M::from(message))).into())
    }

    /// What is asked of somebody who plays a card although somebody else is asked.
    #[must_use]
    pub fn speaking_in_words(&self, words: &Words, names: &Names) -> Option<String> {
        let seat = self.interrupts()?;
        Some(fl!(words, "play-speak-ask", name = names.name(seat)))
    }
}
