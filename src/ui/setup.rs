//! The screen on which a game is arranged, whatever its rules: who sits where, hints, what may be
//! taken back, the seed, and the way to the start.
//!
//! What else a game lets one choose, and how its screen is drawn, it says in [`SetupGame`], in a file under
//! `screen/`; the controls that every game draws are here.

pub mod focus;
mod people;
mod programs;

use super::Context;
use super::widget::foot::{BadSeed, Foot, parse_seed};
use super::{art, theme, widget};
use crate::storage::{Colour, GameSetup, Guest, Profile, SeatSetup, TakeBack, Who, beside};
use crate::ui::widget::tooltip;
use engine::parts::Monster;
use focus::Spot;
use iced::keyboard::{self, Modifiers, key::Named};
use iced::widget::{button, container, row, space, text_input};
use iced::{Center, Element, Fill, Task};
use std::fmt::Debug;
use words::fl;

/// What happened; `C` is what a game lets one choose besides.
#[derive(Debug, Clone)]
pub enum Message<C> {
    /// A name was typed.
    NameTyped(usize, String),
    /// Enter was pressed in the field for the name of a seat.
    NameDone(usize),
    /// Keys shall act on this control.
    WentTo(Spot),
    /// Keys shall act on this monster of those that can be chosen.
    WentOver(usize),
    /// Who shall play a seat was pressed.
    WhoPressed(usize, Who),
    /// The command of a program that shall play a seat was typed.
    CommandTyped(usize, String),
    /// Enter was pressed in the field for the command of a seat.
    CommandDone(usize),
    /// A colour was pressed.
    ColourPressed(usize, Colour),
    /// The portrait of a seat was pressed: its monster shall be chosen.
    PortraitPressed(usize),
    /// A monster was chosen for the seat that is choosing.
    MonsterPressed(Monster),
    /// The choice of a monster or of a profile was closed.
    PickerClosed,
    /// The profile of a seat shall be chosen.
    PersonPressed(usize),
    /// A profile was chosen for the seat that is choosing, by its place in the list.
    ProfilePressed(usize),
    /// Something of the game was chosen.
    Chosen(C),
    /// Hints were switched.
    HintsSwitched(bool),
    /// It was chosen what may be taken back.
    TakeBackChosen(TakeBack),
    /// The advanced options were opened or closed.
    AdvancedPressed,
    /// A seed was typed.
    SeedTyped(String),
    /// The game shall begin.
    StartPressed,
    /// Back to the title.
    BackPressed,
}

/// What the parent shall do; `S` is what has been arranged.
#[derive(Debug)]
pub enum Action<C, S> {
    /// Nothing.
    None,
    /// Run a task.
    Run(Task<Message<C>>),
    /// Go back; what is arranged is to be remembered.
    Back(S),
    /// Begin a game.
    Start(S),
    /// Keep somebody who is new.
    Keep(Profile),
}

/// What is arranged before a game that has a screen for it.
pub trait SetupGame: GameSetup {
    /// What can be chosen besides who sits where.
    type Choice: Clone + Debug + Send + 'static;

    /// Does what was chosen.
    fn choose(&mut self, choice: Self::Choice);

    /// What a letter or sign chooses.
    fn key(&self, letter: &str) -> Option<Self::Choice>;

    /// The same the other way round, where there are several values.
    fn key_back(&self, letter: &str) -> Option<Self::Choice> {
        self.key(letter)
    }

    /// The keys of what stands above the seats and can be chosen now.
    fn above(&self) -> Vec<&'static str>;

    /// The keys of what stands below the seats and can be chosen now.
    fn below(&self) -> Vec<&'static str>;

    /// What takes a seat away, where one can be.
    fn removal(&self, seat: usize) -> Option<Self::Choice> {
        let _ = seat;
        None
    }

    /// How many monsters stand in a row where one is chosen.
    const ROW: isize;

    /// Draws it.
    fn view<'a>(screen: &'a SetupScreen<Self>, context: Context<'a>) -> Element<'a, Message<Self::Choice>>;
}

/// A game being arranged.
#[derive(Debug)]
pub struct SetupScreen<S> {
    pub(super) setup: S,
    pub(super) picking: Option<usize>,
    /// The seat whose profile is chosen.
    naming: Option<usize>,
    /// Everybody who is known.
    people: Vec<Profile>,
    /// The command that was typed last, which is offered where a program shall play.
    offered: String,
    /// The start was pressed while a program had no command.
    told: bool,
    pub(super) advanced: bool,
    seed: String,
    /// The control that keys act on.
    focus: Option<Spot>,
    /// The monster that keys act on where one is chosen.
    pub(super) over: usize,
}

impl<S: SetupGame> SetupScreen<S> {
    /// Begins with an arrangement, usually the last one.
    #[must_use]
    pub fn new(mut setup: S) -> Self {
        programs::shown(setup.seats_mut());
        let seed = setup.seed().map(|seed| seed.to_string()).unwrap_or_default();
        Self {
            advanced: !seed.is_empty(),
            setup,
            picking: None,
            naming: None,
            people: Vec::new(),
            offered: String::new(),
            told: false,
            seed,
            focus: None,
            over: 0,
        }
    }

    /// With the people who are known.
    #[must_use]
    pub fn knowing(mut self, people: Vec<Profile>) -> Self {
        self.people = people;
        self
    }

    /// Opens the choice of a monster for a seat.
    #[must_use]
    pub fn picking(mut self, seat: usize) -> Self {
        self.pick(seat);
        self
    }

    fn pick(&mut self, seat: usize) {
        self.picking = Some(seat);
        let monster = self.setup.seats().get(seat).map(|seat| seat.monster);
        let monsters = self.setup.monsters();
        let sits = monsters.iter().position(|other| Some(*other) == monster);
        self.over = sits.unwrap_or(0);
    }

    /// What is arranged so far.
    #[must_use]
    pub fn setup(&self) -> &S {
        &self.setup
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message<S::Choice>) -> Action<S::Choice, S> {
        match message {
            Message::NameTyped(seat, name) => {
                self.focus = Some(Spot::Name(seat));
                self.setup.rename(seat, &name);
            }
            Message::NameDone(seat) => {
                self.focus = Some(Spot::Name(seat));
                let next = self.neighbour(true);
                return Action::Run(self.go_to(next));
            }
            Message::WentTo(spot) => return Action::Run(self.go_to(Some(spot))),
            Message::WentOver(monster) => self.over = monster,
            Message::WhoPressed(seat, who) => return self.let_play(seat, who),
            Message::CommandTyped(seat, command) => {
                self.focus = Some(Spot::Command(seat));
                self.setup.type_command(seat, &command);
            }
            Message::CommandDone(seat) => {
                self.focus = Some(Spot::Command(seat));
                let next = self.neighbour(true);
                return Action::Run(self.go_to(next));
            }
            Message::ColourPressed(seat, colour) => self.setup.choose_colour(seat, colour),
            Message::PortraitPressed(seat) => self.pick(seat),
            Message::MonsterPressed(monster) => {
                if let Some(seat) = self.picking.take() {
                    self.setup.choose_monster(seat, monster);
                }
            }
            Message::PickerClosed => (self.picking, self.naming) = (None, None),
            Message::PersonPressed(seat) => self.name_somebody(seat),
            Message::ProfilePressed(nth) => return self.choose_person(nth),
            Message::Chosen(choice) => self.setup.choose(choice),
            Message::HintsSwitched(on) => self.setup.allow_hints(on),
            Message::TakeBackChosen(take_back) => {
                // What a key has changed is shown.
                self.advanced = true;
                self.setup.allow_take_back(take_back);
            }
            Message::AdvancedPressed => self.advanced = !self.advanced,
            Message::SeedTyped(seed) => {
                self.focus = Some(Spot::Seed);
                self.seed = seed;
            }
            Message::StartPressed => {
                // A seed that is hidden and of no use must not silently stop the game.
                let Ok(mut setup) = self.with_seed() else {
                    self.advanced = true;
                    return Action::None;
                };
                if let Some(seat) = self.without_command() {
                    self.told = true;
                    return Action::Run(self.go_to(Some(Spot::Command(seat))));
                }
                programs::invited(setup.seats_mut());
                return Action::Start(setup);
            }
            Message::BackPressed => {
                let mut setup = self.with_seed().unwrap_or_else(|_| self.setup.clone());
                programs::invited(setup.seats_mut());
                return Action::Back(setup);
            }
        }
        Action::None
    }

    fn with_seed(&self) -> Result<S, BadSeed> {
        Ok(self.setup.with_seed(parse_seed(&self.seed)?))
    }

    /// The message of a key.
    #[must_use]
    pub fn hotkey(&self, key: &keyboard::Key, modifiers: Modifiers) -> Option<Message<S::Choice>> {
        use keyboard::Key;
        if modifiers.command() {
            return None;
        }
        if let Some(message) = self.guided(key, modifiers) {
            return Some(message);
        }
        match key.as_ref() {
            Key::Named(Named::Escape) if self.is_picking() => Some(Message::PickerClosed),
            Key::Named(Named::Escape) => Some(Message::BackPressed),
            Key::Named(Named::Enter) if !self.is_picking() => Some(Message::StartPressed),
            Key::Character(digit) if digit.parse::<usize>().is_ok_and(|digit| digit > 0) => {
                let index = digit.parse::<usize>().unwrap_or(1) - 1;
                match self.picking {
                    _ if self.naming.is_some() => Some(Message::ProfilePressed(index)),
                    Some(_) => {
                        let monsters = self.setup.monsters();
                        monsters.get(index).copied().map(Message::MonsterPressed)
                    }
                    None => (index < self.setup.seats().len()).then_some(Message::PortraitPressed(index)),
                }
            }
            _ if self.is_picking() => None,
            // A name that is typed while no field listens changes nothing: letters choose together with Alt.
            Key::Character(letter) if !modifiers.alt() && letter.chars().all(char::is_alphabetic) => None,
            Key::Character("i") => Some(Message::HintsSwitched(!self.setup.hints())),
            Key::Character("u") => {
                let next = beside(&TakeBack::ALL, self.setup.take_back(), true);
                Some(Message::TakeBackChosen(next))
            }
            Key::Character(letter) => self.setup.key(letter).map(Message::Chosen),
            _ => None,
        }
    }

    /// Draws it.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message<S::Choice>> {
        S::view(self, context)
    }

    // What every game draws

    /// The screen below what may be picked.
    pub(super) fn under<'a>(
        &self,
        context: Context<'a>,
        screen: impl Into<Element<'a, Message<S::Choice>>>,
        picker: Option<Element<'a, Message<S::Choice>>>,
    ) -> Element<'a, Message<S::Choice>> {
        let screen = container(screen).style(theme::ground).width(Fill).height(Fill);
        match picker {
            _ if self.naming.is_some() => {
                let picker = self.people_to_choose(context);
                widget::dialog(screen, picker, Message::PickerClosed)
            }
            Some(picker) => widget::dialog(screen, picker, Message::PickerClosed),
            None => screen.into(),
        }
    }

    /// The field for the name of a seat, and beside it what leads to the people who are known; for the command where a
    /// program shall play.
    pub(super) fn name<'a>(&self, context: Context<'a>, index: usize) -> Element<'a, Message<S::Choice>> {
        let seat = &self.setup.seats()[index];
        if programs::plays(seat) {
            return self.command(context, index);
        }
        let field = text_input(&context.monster(seat.monster), &seat.name)
            .on_input(move |name| Message::NameTyped(index, name))
            .on_submit(Message::NameDone(index))
            .id(format!("name-{index}"))
            .size(15)
            .padding([7, 10])
            .style(theme::field);
        row![field, self.person(context, index)]
            .spacing(4)
            .align_y(Center)
            .into()
    }

    /// The colours for a seat, so far apart.
    pub(super) fn colours<'a>(
        &self,
        context: Context<'a>,
        index: usize,
        apart: f32,
    ) -> Element<'a, Message<S::Choice>> {
        let chosen = self.setup.seats()[index].colour;
        let swatch = |colour: Colour| {
            let sample = button(space())
                .width(24)
                .height(24)
                .style(theme::swatch(colour, colour == chosen))
                .on_press(Message::ColourPressed(index, colour));
            let meaning = context.words.text(&format!("colour-{}", colour.slug()));
            widget::hint(sample, meaning, tooltip::Position::Bottom).into()
        };
        let colours = row(Colour::ALL.map(swatch)).spacing(apart).align_y(Center);
        self.ring(Spot::Colour(index), colours)
    }

    /// A control, with a ring around it while keys act on it.
    pub(super) fn ring<'a>(
        &self,
        spot: Spot,
        control: impl Into<Element<'a, Message<S::Choice>>>,
    ) -> Element<'a, Message<S::Choice>> {
        widget::ring(self.is_on(spot), control)
    }

    /// The foot: hints, the seed and the start.
    pub(super) fn footer<'a>(&'a self, context: Context<'a>) -> Element<'a, Message<S::Choice>> {
        let words = context.words;
        let takes = self.setup.take_back();
        let only_bots = self.setup.seats().iter().all(|seat| seat.who != Who::Human);
        let note = only_bots.then(|| fl!(words, "setup-only-bots"));
        let foot = Foot {
            advanced: self.advanced,
            hints: self.setup.hints(),
            seed: &self.seed,
            take_back: (
                TakeBack::ALL.map(|how| words.text(&format!("take-back-{how}"))),
                TakeBack::ALL.iter().position(|how| *how == takes).unwrap_or(0),
                words.text(&format!("take-back-{takes}-hint")),
            ),
            on: [Spot::Advanced, Spot::Hints, Spot::TakeBack, Spot::Start].map(|spot| self.is_on(spot)),
            note,
            trouble: self.untyped(context),
            side: context.grow(20.0, 32.0),
            height: foot_height(context),
        };
        foot.view(
            words,
            Message::HintsSwitched,
            Message::AdvancedPressed,
            Message::SeedTyped,
            |at| Message::TakeBackChosen(TakeBack::ALL.get(at).copied().unwrap_or_default()),
            Message::StartPressed,
        )
    }
}

/// How high the foot is: in a small window no higher than its two lines.
pub(super) fn foot_height(context: Context<'_>) -> f32 {
    context.grow(76.0, 84.0)
}

/// The picture of whoever plays a seat.
#[must_use]
pub fn symbol(who: Who) -> &'static str {
    match who {
        Who::Human => "person",
        Who::Guest(guest) if guest.command().is_some() => widget::PROGRAM,
        Who::Bot(_) | Who::Guest(_) => "bot",
    }
}

/// The ways to play a seat without a command, in words.
pub(super) fn ways(context: Context<'_>) -> [(Who, String); Who::ALL.len()] {
    Who::ALL.map(|who| (who, context.words.text(&format!("who-{}", who.slug()))))
}

/// Who plays a seat, in words: what a program is called, once its command is typed.
pub(super) fn played_by(context: Context<'_>, seat: &SeatSetup) -> String {
    let words = context.words;
    match seat.who {
        Who::Human => fl!(words, "setup-by-human"),
        Who::Bot(_) => fl!(words, "setup-by-bot"),
        Who::Guest(Guest::UNNAMED) => seat.own_name().unwrap_or_else(|| fl!(words, "who-guest")),
        Who::Guest(guest) => guest.name(),
    }
}

/// The name and the saying of the character that a seat's bot shows, where it shows one; `key` begins their
/// words.
pub(super) fn character(context: Context<'_>, seat: &SeatSetup, key: &str) -> Option<(String, String)> {
    seat.who.has_character().then(|| {
        let id = format!("{key}-{}", seat.monster.slug());
        (context.words.text(&id), context.words.text(&format!("{id}-says")))
    })
}

/// The picture of whoever plays a seat, this large.
pub(super) fn quiet_symbol(who: Who, size: u32) -> art::Drawing {
    art::tinted(symbol(who), size, |theme| theme::colours(theme).quiet)
}
