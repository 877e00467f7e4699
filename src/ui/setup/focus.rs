//! The control of a setup that keys act on: Tab goes from one to the next, Enter and Space press it, arrows
//! change what it says or go to the same control of another seat.

use super::{Message, SetupGame, SetupScreen, programs};
use crate::storage::{Colour, TakeBack, beside};
use iced::Task;
use iced::keyboard::{self, Modifiers, key::Named};

/// A control that keys reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    /// Something that the game lets one choose, by its key.
    Own(&'static str),
    /// The monster of a seat.
    Portrait(usize),
    /// Taking a seat away.
    Remove(usize),
    /// The name of a seat.
    Name(usize),
    /// The profile of a seat.
    Person(usize),
    /// The command of a program at a seat.
    Command(usize),
    /// The colour of a seat.
    Colour(usize),
    /// Who plays a seat.
    Who(usize),
    /// The advanced options.
    Advanced,
    /// Hints.
    Hints,
    /// The seed.
    Seed,
    /// What may be taken back.
    TakeBack,
    /// The start.
    Start,
}

impl Spot {
    /// The field that is typed into there, as it is called.
    #[must_use]
    pub fn field(self) -> Option<String> {
        match self {
            Self::Name(seat) => Some(format!("name-{seat}")),
            Self::Command(seat) => Some(format!("command-{seat}")),
            Self::Seed => Some("seed".to_owned()),
            _ => None,
        }
    }

    /// The same control so many seats on.
    fn at_another(self, step: isize) -> Option<Self> {
        let other = |seat: usize| seat.checked_add_signed(step);
        Some(match self {
            Self::Portrait(seat) => Self::Portrait(other(seat)?),
            Self::Remove(seat) => Self::Remove(other(seat)?),
            Self::Name(seat) => Self::Name(other(seat)?),
            Self::Person(seat) => Self::Person(other(seat)?),
            Self::Command(seat) => Self::Command(other(seat)?),
            Self::Colour(seat) => Self::Colour(other(seat)?),
            Self::Who(seat) => Self::Who(other(seat)?),
            Self::Own(_) | Self::Advanced | Self::Hints | Self::Seed | Self::TakeBack | Self::Start => {
                return None;
            }
        })
    }
}

impl<S: SetupGame> SetupScreen<S> {
    /// Every control, in the order in which they stand.
    #[must_use]
    pub fn spots(&self) -> Vec<Spot> {
        let mut spots: Vec<Spot> = self.setup.above().into_iter().map(Spot::Own).collect();
        for (seat, sits) in self.setup.seats().iter().enumerate() {
            spots.push(Spot::Portrait(seat));
            spots.extend(self.setup.removal(seat).map(|_| Spot::Remove(seat)));
            if programs::plays(sits) {
                spots.push(Spot::Command(seat));
            } else {
                spots.extend([Spot::Name(seat), Spot::Person(seat)]);
            }
            spots.extend([Spot::Colour(seat), Spot::Who(seat)]);
        }
        spots.extend(self.setup.below().into_iter().map(Spot::Own));
        spots.extend([Spot::Advanced, Spot::Hints]);
        if self.advanced {
            spots.extend([Spot::Seed, Spot::TakeBack]);
        }
        spots.push(Spot::Start);
        spots
    }

    /// The control that keys act on, if it is still there.
    #[must_use]
    pub fn focus(&self) -> Option<Spot> {
        self.focus.filter(|spot| self.spots().contains(spot))
    }

    /// Do keys act on this control?
    #[must_use]
    pub fn is_on(&self, spot: Spot) -> bool {
        !self.is_picking() && self.focus() == Some(spot)
    }

    /// The next control, or the one before; from none the first or the last one.
    pub(super) fn neighbour(&self, forward: bool) -> Option<Spot> {
        let spots = self.spots();
        match self.focus() {
            Some(now) => Some(beside(&spots, now, forward)),
            None if forward => spots.first().copied(),
            None => spots.last().copied(),
        }
    }

    /// Goes to a control. Letters go into its field, and into no other one.
    pub(super) fn go_to(&mut self, spot: Option<Spot>) -> Task<Message<S::Choice>> {
        self.focus = spot;
        let field = spot.and_then(Spot::field);
        iced::widget::operation::focus(field.unwrap_or_else(|| "nothing".to_owned()))
    }

    /// The message of a key that acts on a control, or goes to another one.
    pub(super) fn guided(&self, key: &keyboard::Key, modifiers: Modifiers) -> Option<Message<S::Choice>> {
        use keyboard::Key;
        let back = modifiers.shift();
        let named = match key.as_ref() {
            Key::Named(named) => named,
            Key::Character(" ") => Named::Space,
            _ => return None,
        };
        if self.naming.is_some() {
            return self.person_picked(named, back);
        }
        if self.picking.is_some() {
            return self.picked(named, back);
        }
        match (named, self.focus()) {
            (Named::Tab, _) => self.neighbour(!back).map(Message::WentTo),
            (Named::Enter | Named::Space, Some(spot)) => self.pressed(spot, true),
            (Named::ArrowRight, Some(spot)) => self.changed(spot, true),
            (Named::ArrowLeft, Some(spot)) => self.changed(spot, false),
            (Named::ArrowDown, Some(spot)) => self.at_another(spot, 1),
            (Named::ArrowUp, Some(spot)) => self.at_another(spot, -1),
            _ => None,
        }
    }

    fn at_another(&self, spot: Spot, step: isize) -> Option<Message<S::Choice>> {
        let spot = spot.at_another(step)?;
        self.spots().contains(&spot).then_some(Message::WentTo(spot))
    }

    /// What arrows do: a monster is chosen among all, a name is typed, and some things are only pressed.
    fn changed(&self, spot: Spot, forward: bool) -> Option<Message<S::Choice>> {
        match spot {
            Spot::Own(_) | Spot::Colour(_) | Spot::Who(_) | Spot::Hints | Spot::TakeBack => {
                self.pressed(spot, forward)
            }
            _ => None,
        }
    }

    /// What pressing a control does; what has several values goes to the next one, or to the one before.
    fn pressed(&self, spot: Spot, forward: bool) -> Option<Message<S::Choice>> {
        let seat = |seat: usize| self.setup.seats().get(seat);
        Some(match spot {
            Spot::Own(key) if forward => Message::Chosen(self.setup.key(key)?),
            Spot::Own(key) => Message::Chosen(self.setup.key_back(key)?),
            Spot::Portrait(index) => Message::PortraitPressed(index),
            Spot::Remove(index) => Message::Chosen(self.setup.removal(index)?),
            Spot::Person(index) => Message::PersonPressed(index),
            Spot::Colour(index) => {
                Message::ColourPressed(index, beside(&Colour::ALL, seat(index)?.colour, forward))
            }
            Spot::Who(index) => {
                let plays = programs::chosen(seat(index)?);
                Message::WhoPressed(index, beside(&programs::CHOICES, plays, forward))
            }
            Spot::Advanced => Message::AdvancedPressed,
            Spot::Hints => Message::HintsSwitched(!self.setup.hints()),
            Spot::TakeBack => {
                Message::TakeBackChosen(beside(&TakeBack::ALL, self.setup.take_back(), forward))
            }
            Spot::Name(_) | Spot::Command(_) | Spot::Seed => Message::WentTo(spot),
            Spot::Start => Message::StartPressed,
        })
    }

    /// What a key does while a monster is chosen.
    fn picked(&self, named: Named, back: bool) -> Option<Message<S::Choice>> {
        let count = self.setup.monsters().len();
        let step = |step: isize| {
            let there = self.over.checked_add_signed(step).filter(|there| *there < count);
            there.map(Message::WentOver)
        };
        match named {
            Named::Enter | Named::Space => {
                let monster = self.setup.monsters().get(self.over).copied();
                monster.map(Message::MonsterPressed)
            }
            Named::Tab if back => step(-1),
            Named::Tab | Named::ArrowRight => step(1),
            Named::ArrowLeft => step(-1),
            Named::ArrowDown => step(S::ROW),
            Named::ArrowUp => step(-S::ROW),
            _ => None,
        }
    }
}
