//! What is drawn at any game: names and houses, the log, and whatever of the frame lies over the table.

use super::{GameFrame, Message, Overlay, PlayableGame, has_room_for_log, log_buffer, menu, opens_log};
use crate::ui::theme;
use iced::{Color, Element, Size};
use words::{Line, Names, Words};

impl<G: PlayableGame> GameFrame<G> {
    /// The name of each seat, in a language.
    #[must_use]
    pub fn names(&self, words: &Words) -> Names {
        self.table.names(words)
    }

    /// The house colour of each seat.
    #[must_use]
    pub fn houses(&self) -> Vec<Color> {
        let seats = self.table.seats().iter();
        seats.map(|seat| theme::house(seat.colour)).collect()
    }

    /// Is the log open in a room of this size?
    #[must_use]
    pub fn log_is_open(&self, room: Size) -> bool {
        let opens = if self.still { has_room_for_log } else { opens_log };
        self.log.unwrap_or_else(|| opens(room))
    }

    /// Has somebody opened the log who may want to close it again?
    #[must_use]
    pub fn has_opened_the_log(&self) -> bool {
        self.log == Some(true)
    }

    /// Lays the menu or the question whether to leave over the table; what belongs to the game, its screen
    /// lays there.
    pub fn view<'a, M>(&self, table: Element<'a, M>, words: &Words) -> Element<'a, M>
    where
        M: From<Message<G::Answer>> + Clone + 'a,
    {
        match self.overlay {
            None | Some(Overlay::Look(_)) => table,
            Some(Overlay::Menu) => {
                let (seed, hints) = (self.table.seed(), self.table.gives_hints());
                let concedes = self.concedes().next().is_some();
                if self.teaches() {
                    menu::of_lesson::<G::Answer, M>(table, words)
                } else {
                    menu::menu::<G::Answer, M>(table, words, seed, hints, concedes)
                }
            }
            Some(Overlay::Leaving) => menu::leaving::<G::Answer, M>(table, words),
            Some(Overlay::Players) => self.players(table, words),
            Some(Overlay::Conceding) => self.conceding(table, words),
            Some(Overlay::Doubt) => self.doubting(table, words),
            Some(Overlay::Speaking) => self.who_speaks(table, words),
        }
    }

    /// How many lines the log has come to.
    #[must_use]
    pub fn log_length(&self) -> usize {
        self.buffer.count()
    }

    /// The log.
    pub fn log<'a, M>(&self, words: &Words, names: &Names, houses: &[Color]) -> Element<'a, M>
    where
        M: From<Message<G::Answer>> + Clone + 'a,
    {
        let lines = self.lines(log_buffer::SHOWN, words, names);
        let first = self.log_length().saturating_sub(lines.len());
        let numbered = lines.iter().enumerate().map(|(nth, line)| (first + nth, line));
        log_buffer::view::<G::Answer, M>(numbered, !self.still && !self.teaches(), words, houses)
    }

    /// What has just happened, in a line; nothing at the beginning of a turn.
    #[must_use]
    pub fn caption(&self, words: &Words, names: &Names) -> Option<Line> {
        log_buffer::caption(self.lines(1, words, names))
    }

    /// What has happened since the turn began.
    #[must_use]
    pub fn of_this_turn(&self, words: &Words, names: &Names) -> Vec<Line> {
        log_buffer::of_this_turn(&self.lines(40, words, names))
    }

    /// The events that have been told, the last one first.
    pub fn events_told(&self) -> impl Iterator<Item = &G::Event> {
        self.buffer.events()
    }

    /// The last lines of the log, oldest first.
    #[must_use]
    pub fn lines(&self, count: usize, words: &Words, names: &Names) -> Vec<Line> {
        self.buffer.last(count, words, names)
    }
}
