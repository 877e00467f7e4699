//! Another program at a seat: its command is typed where the name of a person stands, and nothing is started here.

use super::focus::Spot;
use super::{Action, Message, SetupGame, SetupScreen};
use crate::storage::{Guest, SeatSetup, Who};
use crate::ui::Context;
use crate::ui::widget::tooltip;
use crate::ui::{art, font, theme, widget};
use iced::widget::{button, container, row, text, text_input};
use iced::{Center, Element};
use words::fl;

/// What can be chosen for a seat so that a program plays it.
pub(super) const PROGRAM: Who = Who::Guest(Guest::UNNAMED);

/// Everybody who can be chosen for a seat, a program last.
pub(super) const CHOICES: [Who; Who::ALL.len() + 1] = {
    let mut choices = [PROGRAM; Who::ALL.len() + 1];
    let mut at = 0;
    while at < Who::ALL.len() {
        choices[at] = Who::ALL[at];
        at += 1;
    }
    choices
};

/// Shall a program play this seat?
#[must_use]
pub(super) fn plays(seat: &SeatSetup) -> bool {
    matches!(seat.who, Who::Guest(guest) if guest.command().is_some())
}

/// Whose button is lit: a program has one, whatever its command.
#[must_use]
pub(super) fn chosen(seat: &SeatSetup) -> Who {
    if plays(seat) { PROGRAM } else { seat.who }
}

/// Programs that have played before are shown with their commands, to be changed.
pub(super) fn shown(seats: &mut [SeatSetup]) {
    for seat in seats {
        if let Who::Guest(guest) = seat.who
            && let Some(command) = guest.command()
        {
            command.clone_into(&mut seat.command);
            (seat.who, seat.name) = (PROGRAM, String::new());
        }
    }
}

/// Whoever has typed a command has invited its program. A seat without one is played by a bot.
pub(super) fn invited(seats: &mut [SeatSetup]) {
    for seat in seats.iter_mut().filter(|seat| plays(seat)) {
        let command = seat.command.trim();
        seat.who = match command {
            "" => Who::SUBSTITUTE,
            command => Who::Guest(Guest::program(command)),
        };
    }
}

impl<S: SetupGame> SetupScreen<S> {
    /// With the command that was typed last, to be offered.
    #[must_use]
    pub fn offering(mut self, command: &str) -> Self {
        command.clone_into(&mut self.offered);
        self
    }

    /// Lets somebody play a seat. The command of a program is typed next, unless one is still choosing with keys.
    pub(super) fn let_play(&mut self, index: usize, who: Who) -> Action<S::Choice, S> {
        let offered = self.offered.clone();
        let Some(seat) = self.setup.seats_mut().get_mut(index) else {
            return Action::None;
        };
        seat.who = who;
        if plays(seat) {
            if seat.command.trim().is_empty() {
                self.setup.type_command(index, &offered);
            }
            if self.focus != Some(Spot::Who(index)) {
                return Action::Run(self.go_to(Some(Spot::Command(index))));
            }
        }
        Action::None
    }

    /// The first seat whose program has no command.
    pub(super) fn without_command(&self) -> Option<usize> {
        let untyped = |seat: &SeatSetup| plays(seat) && seat.command.trim().is_empty();
        self.setup.seats().iter().position(untyped)
    }

    /// That a command is missing, once somebody wanted to start without it.
    pub(super) fn untyped(&self, context: Context<'_>) -> Option<String> {
        let number = self.without_command().filter(|_| self.told)? + 1;
        Some(fl!(context.words, "setup-program-missing", seat = number))
    }

    /// Who plays a seat: a person, a level, or last a program, whose picture stands for it where its word has no room.
    pub fn who<'a>(
        &self,
        context: Context<'a>,
        index: usize,
        size: u32,
        roomy: bool,
    ) -> Element<'a, Message<S::Choice>> {
        let plays = chosen(&self.setup.seats()[index]);
        let ink = match plays == PROGRAM {
            true => |theme: &iced::Theme| theme::colours(theme).on_accent,
            false => |theme: &iced::Theme| theme::colours(theme).text,
        };
        let program = fl!(context.words, "who-guest");
        let mut face = row![art::tinted(widget::PROGRAM, (size as f32 * 1.3) as u32, ink)].spacing(5);
        if roomy {
            face = face.push(font::bold(program.clone(), size).wrapping(text::Wrapping::None));
        }
        let padding = if roomy { 8.0 } else { 4.0 };
        let face = button(face.align_y(Center))
            .padding([size as f32 * 0.5, padding])
            .style(theme::choice(plays == PROGRAM))
            .on_press(Message::WhoPressed(index, PROGRAM));
        let face = widget::hint(face, program, tooltip::Position::Top);
        let face = container(face).id(format!("program-{index}"));
        let on_choose = move |who| Message::WhoPressed(index, who);
        let choices = widget::choices_and(super::ways(context), plays, size, on_choose, face.into());
        self.ring(Spot::Who(index), choices)
    }

    /// The field for the command of a seat.
    pub(super) fn command<'a>(&self, context: Context<'a>, index: usize) -> Element<'a, Message<S::Choice>> {
        let seat = &self.setup.seats()[index];
        let missing = self.told && seat.command.trim().is_empty();
        let field = text_input(&fl!(context.words, "setup-program-example"), &seat.command)
            .on_input(move |command| Message::CommandTyped(index, command))
            .on_submit(Message::CommandDone(index))
            .id(format!("command-{index}"))
            .size(15)
            .padding([7, 10])
            .style(if missing {
                theme::field_missing
            } else {
                theme::field
            });
        let about = fl!(context.words, "setup-program-hint");
        widget::hint(field, about, tooltip::Position::Bottom).into()
    }
}
