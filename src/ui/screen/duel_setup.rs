//! Who duels with whom. A beginner presses one button; everything else is there for those who look.

mod picker;

use crate::storage::{DuelSetup, SeatSetup};
use crate::ui::Context;
use crate::ui::setup::focus::Spot;
use crate::ui::setup::{self, SetupGame, SetupScreen};
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::tooltip;
use crate::ui::{art, font, theme, widget};
use engine::Seat;
use iced::widget::{button, column, container, row, space, stack, text};
use iced::{Center, Element, Fill};
use words::duel;
use words::fl;

/// The screen on which a duel is set up.
pub type Setup = SetupScreen<DuelSetup>;

/// What happened on it.
pub type Message = setup::Message<Choice>;

/// What can be chosen besides who duels.
#[derive(Debug, Clone)]
pub enum Choice {
    /// Who begins; `None` lets the dice say.
    First(Option<Seat>),
}

impl SetupGame for DuelSetup {
    type Choice = Choice;

    fn choose(&mut self, choice: Choice) {
        match choice {
            Choice::First(first) => self.first = first,
        }
    }

    fn key(&self, letter: &str) -> Option<Choice> {
        let next = match self.first {
            None => Some(Seat(0)),
            Some(Seat(0)) => Some(Seat(1)),
            Some(_) => None,
        };
        (letter == "f").then_some(Choice::First(next))
    }

    fn key_back(&self, letter: &str) -> Option<Choice> {
        let before = match self.first {
            None => Some(Seat(1)),
            Some(Seat(0)) => None,
            Some(_) => Some(Seat(0)),
        };
        (letter == "f").then_some(Choice::First(before))
    }

    fn above(&self) -> Vec<&'static str> {
        Vec::new()
    }

    fn below(&self) -> Vec<&'static str> {
        vec!["f"]
    }

    const ROW: isize = 3;

    fn view<'a>(screen: &'a Setup, context: Context<'a>) -> Element<'a, Message> {
        screen.draw(context)
    }
}

impl Setup {
    fn draw<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let note = text(words.text("duel-goal"))
            .size(context.grow(13.0, 15.0))
            .style(theme::quiet);
        let right = row![note, art::svg("duel/duel-mark.svg").width(40).height(40)]
            .spacing(14)
            .align_y(Center);
        let header = widget::header(
            words.text("duel-setup-title"),
            fl!(words, "back"),
            Message::BackPressed,
            Some(right.into()),
        );
        let side = context.grow(20.0, 32.0);
        let mark = context.grow(56.0, 96.0);
        let width = (context.size.width - 2.0 * side - mark) / 2.0;
        let height = (context.size.height
            - widget::HEADER
            - setup::foot_height(context)
            - 66.0
            - 3.0 * context.grow(10.0, 18.0))
        .min(width * 1.02);
        let arena = row![
            self.seat(context, 0, width, height),
            container(versus(context, mark)).center_y(height),
            self.seat(context, 1, width, height),
        ];
        let screen = column![
            header,
            container(arena).padding([0.0, side]).center_y(Fill),
            container(self.first(context)).padding(iced::Padding {
                top: 0.0,
                right: side,
                bottom: context.grow(10.0, 18.0),
                left: side,
            }),
            self.footer(context),
        ];
        let picker = self
            .picking
            .map(|seat| picker::view(&self.setup, seat, self.over, context));
        self.under(context, screen, picker)
    }

    /// One of the two: the monster, and below it whoever plays it. The monsters stand face to face.
    fn seat<'a>(
        &'a self,
        context: Context<'a>,
        index: usize,
        width: f32,
        height: f32,
    ) -> Element<'a, Message> {
        let seat = &self.setup.seats[index];
        let padding = context.grow(12.0, 20.0);
        // A figure is four wide and five high.
        let size = (width * 0.43)
            .min((height - context.grow(124.0, 168.0)) * 0.8)
            .round();
        let portrait = button(art::figure(seat.monster).width(Fill).height(Fill))
            .padding(context.grow(8.0, 12.0))
            .width(size)
            .height((size * 1.25).round())
            .style(theme::framed(theme::house(seat.colour)))
            .on_press(Message::PortraitPressed(index));
        let key = container(widget::keycap((index + 1).to_string())).padding(9);
        let portrait = widget::hint(
            self.ring(Spot::Portrait(index), stack![portrait, key]),
            fl!(context.words, "setup-change-monster"),
            tooltip::Position::FollowCursor,
        );
        let about = self.monster(context, index);
        let figure = row![].spacing(padding).align_y(Center);
        let figure = if index == 0 {
            figure.push(about).push(portrait)
        } else {
            figure.push(portrait).push(about)
        };
        let card = column![
            container(figure).center_y(Fill),
            self.player(context, index, seat)
        ]
        .spacing(context.grow(8.0, 14.0));
        container(card)
            .padding(padding)
            .width(width)
            .height(height)
            .style(theme::panel)
            .into()
    }

    /// What a monster is and can do.
    fn monster<'a>(&'a self, context: Context<'a>, index: usize) -> Element<'a, Message> {
        let words = context.words;
        let monster = self.setup.monster(Seat(index as u8));
        let small = context.grow(12.0, 14.0) as u32;
        let numbers = row![
            widget::count("heart", monster.health(), context.grow(17.0, 21.0) as u32),
            level(context, monster.board().level),
        ]
        .spacing(context.grow(10.0, 16.0))
        .align_y(Center);
        let ink = Ink::new(words, &[], small);
        let power = column![
            row![
                art::svg("duel/power.svg").width(small + 8).height(small + 8),
                font::bold(words.text("duel-setup-power"), small).style(theme::accent),
            ]
            .spacing(6)
            .align_y(Center),
            log::rich(&duel::power_text(words, monster), ink),
        ]
        .spacing(3);
        let tip = log::rich(&duel::power_tip(words, monster), ink.quiet());
        column![
            font::title(
                context.monster(self.setup.seats[index].monster),
                context.grow(26.0, 34.0) as u32
            ),
            numbers,
            power,
            tip,
        ]
        .spacing(context.grow(6.0, 11.0))
        .width(Fill)
        .into()
    }

    /// Who plays a monster, under which name and in which colour.
    fn player<'a>(&'a self, context: Context<'a>, index: usize, seat: &'a SeatSetup) -> Element<'a, Message> {
        let name = self.name(context, index);
        let who = self.who(context, index, context.grow(12.0, 14.0) as u32, true);
        let colours = self.colours(context, index, context.grow(4.0, 7.0));
        let symbol = setup::quiet_symbol(seat.who, 20);
        let character = setup::character(context, seat, "duel-character");
        let by: Element<'a, Message> = match character {
            Some((character, says)) => {
                let character = text(character)
                    .size(context.grow(12.0, 14.0) as u32)
                    .style(theme::quiet)
                    .wrapping(text::Wrapping::None);
                let by = row![symbol, character].spacing(5).align_y(Center);
                widget::hint(by, says, tooltip::Position::Top).into()
            }
            None => widget::hint(symbol, setup::played_by(context, seat), tooltip::Position::Top).into(),
        };
        let line = row![by, name, colours]
            .spacing(context.grow(8.0, 12.0))
            .align_y(Center);
        column![line, who].spacing(context.grow(7.0, 10.0)).into()
    }

    /// Who takes the first turn.
    fn first<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let names = [0, 1].map(|seat| context.name(&self.setup.seats[seat]));
        let choices = [
            (None, words.text("duel-setup-first-dice")),
            (Some(Seat(0)), names[0].clone()),
            (Some(Seat(1)), names[1].clone()),
        ];
        let choices = widget::choices(
            choices,
            self.setup.first,
            context.grow(13.0, 14.0) as u32,
            |first| Message::Chosen(Choice::First(first)),
        );
        let hint = match self.setup.first {
            None => words.text("duel-setup-first-dice-hint"),
            Some(first) => {
                let rival = names[1 - first.index().min(1)].clone();
                let name = names[first.index().min(1)].clone();
                words.text_with(
                    "duel-setup-first-seat-hint",
                    &[("name", name.into()), ("rival", rival.into())],
                )
            }
        };
        let ink = Ink::new(words, &[], context.grow(12.0, 14.0) as u32).quiet();
        let line = row![
            font::bold(words.text("duel-setup-first"), context.grow(14.0, 16.0) as u32),
            widget::keycap("F"),
            container(self.ring(Spot::Own("f"), choices)).width(context.grow(424.0, 520.0)),
            container(log::rich(&hint, ink)).width(Fill),
        ]
        .spacing(context.grow(10.0, 16.0))
        .align_y(Center);
        container(line)
            .padding([0.0, context.grow(12.0, 20.0)])
            .center_y(66)
            .width(Fill)
            .style(theme::panel)
            .into()
    }
}

/// What stands between the two.
fn versus<'a>(context: Context<'a>, width: f32) -> Element<'a, Message> {
    font::title(context.words.text("duel-setup-versus"), (width * 0.62) as u32)
        .style(theme::accent)
        .width(width)
        .align_x(Center)
        .wrapping(text::Wrapping::None)
        .into()
}

/// How hard a monster is to play: three lights, and what they mean.
fn level<'a>(context: Context<'a>, level: u8) -> Element<'a, Message> {
    let light = |number: u8| {
        container(space())
            .width(9)
            .height(9)
            .style(theme::lamp(number <= level))
            .into()
    };
    let meaning = context.words.text(&format!("duel-level-{level}"));
    row![
        row((1..=3).map(light)).spacing(4),
        text(meaning).size(context.grow(12.0, 13.0)).style(theme::quiet),
    ]
    .spacing(7)
    .align_y(Center)
    .into()
}

#[cfg(test)]
mod tests {
    use super::{Message, Setup};
    use crate::storage::{DuelSetup, GameSetup, TakeBack};
    use crate::ui::setup::Action;
    use crate::ui::setup::focus::Spot;
    use engine::Seat;
    use iced::keyboard::{Key, Modifiers, key::Named};

    fn sign(sign: &str) -> Key {
        Key::Character(sign.into())
    }

    #[test]
    fn digits_open_a_seat_and_choose_its_monster() {
        let mut setup = Setup::new(DuelSetup::default());
        assert!(
            setup.hotkey(&sign("3"), Modifiers::empty()).is_none(),
            "there are two seats"
        );
        let _ = setup.update(setup.hotkey(&sign("2"), Modifiers::empty()).expect("a seat"));
        assert!(
            !matches!(
                setup.hotkey(&Key::Named(Named::Enter), Modifiers::empty()),
                Some(Message::StartPressed)
            ),
            "no start behind a dialog"
        );
        assert!(
            setup.hotkey(&sign("7"), Modifiers::empty()).is_none(),
            "six monsters duel"
        );
        let _ = setup.update(setup.hotkey(&sign("6"), Modifiers::empty()).expect("a monster"));
        assert_eq!(setup.setup.seats[1].monster, setup.setup.monsters()[5]);
        assert!(setup.picking.is_none());
    }

    #[test]
    fn everything_is_arranged_from_the_keyboard() {
        let mut setup = Setup::new(DuelSetup::default());
        let press = |setup: &mut Setup, key| {
            let message = setup.hotkey(&Key::Named(key), Modifiers::empty());
            let _ = setup.update(message.unwrap_or_else(|| panic!("{key:?} does nothing")));
        };
        for spot in setup.spots() {
            press(&mut setup, Named::Tab);
            assert_eq!(setup.focus(), Some(spot));
        }
        let _ = setup.update(Message::WentTo(Spot::Own("f")));
        press(&mut setup, Named::ArrowLeft);
        assert_eq!(setup.setup.first, Some(Seat(1)));
        press(&mut setup, Named::ArrowRight);
        assert_eq!(setup.setup.first, None);
        let mine = setup.setup.seats[0].clone();
        let _ = setup.update(Message::WentTo(Spot::Colour(0)));
        press(&mut setup, Named::Enter);
        assert_ne!(setup.setup.seats[0].colour, mine.colour);
        let _ = setup.update(Message::WentTo(Spot::Portrait(0)));
        press(&mut setup, Named::Enter);
        let way = if setup.over < 3 {
            Named::ArrowDown
        } else {
            Named::ArrowUp
        };
        press(&mut setup, way);
        press(&mut setup, Named::Enter);
        assert_ne!(setup.setup.seats[0].monster, mine.monster);
    }

    #[test]
    fn a_key_says_who_begins() {
        let mut setup = Setup::new(DuelSetup::default());
        for first in [Some(Seat(0)), Some(Seat(1)), None] {
            let _ = setup.update(setup.hotkey(&sign("f"), Modifiers::ALT).expect("F"));
            assert_eq!(setup.setup.first, first);
        }
    }

    #[test]
    fn hints_are_switched_off_and_on() {
        let mut setup = Setup::new(DuelSetup::default());
        for hints in [false, true] {
            let _ = setup.update(setup.hotkey(&sign("i"), Modifiers::ALT).expect("I"));
            assert_eq!(setup.setup.hints, hints);
        }
    }

    #[test]
    fn a_key_says_what_may_be_taken_back_and_shows_it() {
        let mut setup = Setup::new(DuelSetup::default());
        assert!(!setup.advanced);
        for take_back in [TakeBack::Last, TakeBack::Anything, TakeBack::Off] {
            let _ = setup.update(setup.hotkey(&sign("u"), Modifiers::ALT).expect("U"));
            assert_eq!((setup.setup.take_back, setup.advanced), (take_back, true));
        }
        assert!(setup.hotkey(&sign("u"), Modifiers::COMMAND).is_none());
    }

    #[test]
    fn a_bad_seed_is_shown_and_starts_nothing() {
        let mut setup = Setup::new(DuelSetup::default());
        let _ = setup.update(Message::SeedTyped("tokyo".into()));
        assert!(matches!(setup.update(Message::StartPressed), Action::None));
        assert!(setup.advanced);
        let _ = setup.update(Message::SeedTyped("7".into()));
        let Action::Start(duel) = setup.update(Message::StartPressed) else {
            panic!("it starts")
        };
        assert_eq!(duel.seed, Some(7));
    }
}
