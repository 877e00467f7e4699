//! Who duels with whom. A beginner presses one button; everything else is there for those who look.

mod picker;

use super::Context;
use crate::storage::{Colour, DuelSetup, SeatSetup, Who};
use crate::ui::widget::foot::{self, BadSeed, Foot, parse_seed};
use crate::ui::widget::log::{self, Ink};
use crate::ui::{art, font, theme, widget};
use engine::Seat;
use engine::parts::Monster;
use iced::keyboard::{self, key};
use iced::widget::{button, column, container, row, space, stack, text, text_input, tooltip};
use iced::{Center, Element, Fill, Task};
use words::duel;
use words::fl;

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// A name was typed.
    NameTyped(usize, String),
    /// Enter was pressed in a field.
    FieldDone,
    /// Who shall play a seat was pressed.
    WhoPressed(usize, Who),
    /// A colour was pressed.
    ColourPressed(usize, Colour),
    /// The portrait of a seat was pressed: its monster shall be chosen.
    PortraitPressed(usize),
    /// A monster was chosen for the seat that is choosing.
    MonsterPressed(Monster),
    /// The choice of a monster was closed.
    PickerClosed,
    /// Who begins was pressed; `None` lets the dice say.
    FirstPressed(Option<Seat>),
    /// Hints were switched.
    HintsSwitched(bool),
    /// The advanced options were opened or closed.
    AdvancedPressed,
    /// A seed was typed.
    SeedTyped(String),
    /// The game shall begin.
    StartPressed,
    /// Back to the title.
    BackPressed,
}

/// What the parent shall do.
#[derive(Debug)]
pub enum Action {
    /// Nothing.
    None,
    /// Run a task.
    Run(Task<Message>),
    /// Go back; the duel is to be remembered.
    Back(DuelSetup),
    /// Begin a game.
    Start(DuelSetup),
}

/// The duel being set up.
#[derive(Debug)]
pub struct Setup {
    duel: DuelSetup,
    picking: Option<usize>,
    advanced: bool,
    seed: String,
}

impl Setup {
    /// Begins with a duel, usually the last one.
    #[must_use]
    pub fn new(duel: DuelSetup) -> Self {
        let seed = duel.seed.map(|seed| seed.to_string()).unwrap_or_default();
        Self {
            advanced: !seed.is_empty(),
            duel,
            picking: None,
            seed,
        }
    }

    /// Opens the choice of a monster for a seat.
    #[must_use]
    pub fn picking(mut self, seat: usize) -> Self {
        self.picking = Some(seat);
        self
    }

    /// Does The King duel? He has rules of his own.
    #[must_use]
    pub fn has_king(&self) -> bool {
        self.duel.has_king()
    }

    /// Can hints be asked for at this table?
    #[must_use]
    pub fn gives_hints(&self) -> bool {
        self.duel.hints
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::NameTyped(seat, name) => self.duel.rename(seat, &name),
            Message::FieldDone => return Action::Run(iced::widget::operation::focus_next()),
            Message::WhoPressed(seat, who) => {
                if let Some(seat) = self.duel.seats.get_mut(seat) {
                    seat.who = who;
                }
            }
            Message::ColourPressed(seat, colour) => self.duel.choose_colour(seat, colour),
            Message::PortraitPressed(seat) => self.picking = Some(seat),
            Message::MonsterPressed(monster) => {
                if let Some(seat) = self.picking.take() {
                    self.duel.choose_monster(seat, monster);
                }
            }
            Message::PickerClosed => self.picking = None,
            Message::FirstPressed(first) => self.duel.first = first,
            Message::HintsSwitched(on) => self.duel.hints = on,
            Message::AdvancedPressed => self.advanced = !self.advanced,
            Message::SeedTyped(seed) => self.seed = seed,
            Message::StartPressed => {
                // A seed that is hidden and of no use must not silently stop the game.
                return match self.duel_with_seed() {
                    Ok(duel) => Action::Start(duel),
                    Err(_) => {
                        self.advanced = true;
                        Action::None
                    }
                };
            }
            Message::BackPressed => {
                let duel = self.duel_with_seed().unwrap_or_else(|_| self.duel.clone());
                return Action::Back(duel);
            }
        }
        Action::None
    }

    /// The message of a key.
    #[must_use]
    pub fn hotkey(&self, key: &keyboard::Key) -> Option<Message> {
        match key.as_ref() {
            keyboard::Key::Named(key::Named::Escape) if self.picking.is_some() => Some(Message::PickerClosed),
            keyboard::Key::Named(key::Named::Escape) => Some(Message::BackPressed),
            keyboard::Key::Named(key::Named::Enter) if self.picking.is_none() => Some(Message::StartPressed),
            keyboard::Key::Character(digit) if digit.parse::<usize>().is_ok_and(|digit| digit > 0) => {
                let index = digit.parse::<usize>().unwrap_or(1) - 1;
                match self.picking {
                    Some(_) => DuelSetup::monsters()
                        .get(index)
                        .copied()
                        .map(Message::MonsterPressed),
                    None => (index < self.duel.seats.len()).then_some(Message::PortraitPressed(index)),
                }
            }
            keyboard::Key::Character("i") if self.picking.is_none() => {
                Some(Message::HintsSwitched(!self.duel.hints))
            }
            keyboard::Key::Character("f") if self.picking.is_none() => {
                Some(Message::FirstPressed(match self.duel.first {
                    None => Some(Seat(0)),
                    Some(Seat(0)) => Some(Seat(1)),
                    Some(_) => None,
                }))
            }
            _ => None,
        }
    }

    fn duel_with_seed(&self) -> Result<DuelSetup, BadSeed> {
        Ok(DuelSetup {
            seed: parse_seed(&self.seed)?,
            ..self.duel.clone()
        })
    }

    /// Draws it.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let note = text(words.text("duel-subtitle")).size(15).style(theme::quiet);
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
        let height = (context.size.height - 60.0 - foot::HEIGHT - 66.0 - 3.0 * context.grow(10.0, 18.0))
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
        let screen = container(screen).style(theme::ground).width(Fill).height(Fill);
        match self.picking {
            Some(seat) => {
                let picker = picker::view(&self.duel, seat, context);
                widget::dialog(screen, picker, Message::PickerClosed)
            }
            None => screen.into(),
        }
    }

    /// One of the two: the monster, and below it whoever plays it. The monsters stand face to face.
    fn seat<'a>(
        &'a self,
        context: Context<'a>,
        index: usize,
        width: f32,
        height: f32,
    ) -> Element<'a, Message> {
        let seat = &self.duel.seats[index];
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
            stack![portrait, key],
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
        let monster = self.duel.monster(Seat(index as u8));
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
                context.monster(self.duel.seats[index].monster),
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
        let words = context.words;
        let symbol = match seat.who {
            Who::Human => "person",
            Who::Bot(_) => "bot",
        };
        let name = text_input(&context.monster(seat.monster), &seat.name)
            .on_input(move |name| Message::NameTyped(index, name))
            .on_submit(Message::FieldDone)
            .size(15)
            .padding([7, 10])
            .style(theme::field);
        let who = widget::choices(
            Who::ALL.map(|who| (who, words.text(&format!("who-{}", who.slug())))),
            seat.who,
            context.grow(13.0, 14.0) as u32,
            move |who| Message::WhoPressed(index, who),
        );
        let swatch = |colour: Colour| {
            let sample = button(space())
                .width(24)
                .height(24)
                .style(theme::swatch(colour, colour == seat.colour))
                .on_press(Message::ColourPressed(index, colour));
            let meaning = words.text(&format!("colour-{}", colour.slug()));
            widget::hint(sample, meaning, tooltip::Position::Bottom).into()
        };
        let colours = row(Colour::ALL.map(swatch))
            .spacing(context.grow(4.0, 7.0))
            .align_y(Center);
        let symbol = art::tinted(symbol, 20, |theme| theme::colours(theme).quiet);
        let character = seat.who.has_character().then(|| {
            let id = format!("duel-character-{}", seat.monster.slug());
            (words.text(&id), words.text(&format!("{id}-says")))
        });
        let by: Element<'a, Message> = match character {
            Some((character, says)) => {
                let character = text(character)
                    .size(context.grow(12.0, 14.0) as u32)
                    .style(theme::quiet)
                    .wrapping(text::Wrapping::None);
                let by = row![symbol, character].spacing(5).align_y(Center);
                widget::hint(by, says, tooltip::Position::Top).into()
            }
            None => symbol.into(),
        };
        let line = row![by, name, colours]
            .spacing(context.grow(8.0, 12.0))
            .align_y(Center);
        column![line, who].spacing(context.grow(7.0, 10.0)).into()
    }

    /// Who takes the first turn.
    fn first<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let names = [0, 1].map(|seat| context.name(&self.duel.seats[seat]));
        let choices = [
            (None, words.text("duel-setup-first-dice")),
            (Some(Seat(0)), names[0].clone()),
            (Some(Seat(1)), names[1].clone()),
        ];
        let choices = widget::choices(
            choices,
            self.duel.first,
            context.grow(13.0, 14.0) as u32,
            Message::FirstPressed,
        );
        let hint = match self.duel.first {
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
            container(choices).width(context.grow(424.0, 520.0)),
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

    fn footer<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let only_bots = self.duel.seats.iter().all(|seat| seat.who != Who::Human);
        let foot = Foot {
            advanced: self.advanced,
            hints: self.duel.hints,
            seed: &self.seed,
            note: only_bots.then(|| fl!(words, "setup-only-bots")),
            side: context.grow(20.0, 32.0),
            room: context.grow(120.0, 260.0),
        };
        foot.view(
            words,
            Message::HintsSwitched,
            Message::AdvancedPressed,
            Message::SeedTyped,
            Message::StartPressed,
        )
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
    use super::{Action, Message, Setup};
    use crate::storage::DuelSetup;
    use engine::Seat;
    use iced::keyboard::{Key, key::Named};

    fn sign(sign: &str) -> Key {
        Key::Character(sign.into())
    }

    #[test]
    fn digits_open_a_seat_and_choose_its_monster() {
        let mut setup = Setup::new(DuelSetup::default());
        assert!(setup.hotkey(&sign("3")).is_none(), "there are two seats");
        let _ = setup.update(setup.hotkey(&sign("2")).expect("a seat"));
        assert!(
            setup.hotkey(&Key::Named(Named::Enter)).is_none(),
            "no start behind a dialog"
        );
        assert!(setup.hotkey(&sign("7")).is_none(), "six monsters duel");
        let _ = setup.update(setup.hotkey(&sign("6")).expect("a monster"));
        assert_eq!(setup.duel.seats[1].monster, DuelSetup::monsters()[5]);
        assert!(setup.picking.is_none());
    }

    #[test]
    fn a_key_says_who_begins() {
        let mut setup = Setup::new(DuelSetup::default());
        for first in [Some(Seat(0)), Some(Seat(1)), None] {
            let _ = setup.update(setup.hotkey(&sign("f")).expect("F"));
            assert_eq!(setup.duel.first, first);
        }
    }

    #[test]
    fn hints_are_switched_off_and_on() {
        let mut setup = Setup::new(DuelSetup::default());
        for hints in [false, true] {
            let _ = setup.update(setup.hotkey(&sign("i")).expect("I"));
            assert_eq!(setup.duel.hints, hints);
        }
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
