//! Who of those that are known plays a seat: a small list over the screen. Nobody has to be known: a name is
//! enough, and none as well.

use super::focus::Spot;
use super::{Action, Message, SetupGame, SetupScreen};
use crate::storage::{Profile, Who};
use crate::ui::Context;
use crate::ui::widget::tooltip;
use crate::ui::{art, font, theme, widget};
use iced::keyboard::key::Named;
use iced::widget::{button, column, row, scrollable, space, text};
use iced::{Center, Element, Fill, Length};
use words::fl;

/// Somebody, or nobody, to choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Person<'a> {
    Known(&'a Profile),
    /// Whoever has this name and is not known yet.
    New(&'a str),
    /// Just a name.
    Nobody,
}

impl<S: SetupGame> SetupScreen<S> {
    /// Does something to choose lie over the screen?
    pub(super) fn is_picking(&self) -> bool {
        self.picking.is_some() || self.naming.is_some()
    }

    /// With the list open for a seat.
    #[must_use]
    pub fn naming(mut self, seat: usize) -> Self {
        self.name_somebody(seat);
        self
    }

    /// Opens the list for a seat.
    pub(super) fn name_somebody(&mut self, seat: usize) {
        self.naming = Some(seat);
        let sits = self
            .setup
            .seats()
            .get(seat)
            .and_then(|seat| seat.profile.as_deref());
        let sits = sits.and_then(|id| self.people.iter().position(|profile| profile.id == id));
        self.over = sits.unwrap_or(0);
    }

    /// What the list holds: everybody who is known, whoever has typed a new name, and nobody.
    fn persons(&self) -> Vec<Person<'_>> {
        let mut persons: Vec<_> = self.people.iter().map(Person::Known).collect();
        let seat = self.naming.and_then(|seat| self.setup.seats().get(seat));
        let name = seat.map(|seat| seat.name.trim()).unwrap_or_default();
        let is_known = self.people.iter().any(|profile| profile.name == name);
        if !name.is_empty() && !is_known {
            persons.push(Person::New(name));
        }
        persons.push(Person::Nobody);
        persons
    }

    /// Seats whoever stands there in the list.
    pub(super) fn choose_person(&mut self, nth: usize) -> Action<S::Choice, S> {
        let (Some(seat), Some(person)) = (self.naming, self.persons().get(nth).copied()) else {
            return Action::None;
        };
        let mut fresh = None;
        match person {
            Person::Known(profile) => {
                let profile = profile.clone();
                self.setup.seat_profile(seat, &profile);
            }
            Person::New(name) => {
                let sits = &self.setup.seats()[seat];
                fresh = Profile::new(name, sits.colour, sits.monster);
                if let Some(profile) = &fresh {
                    self.setup.seat_profile(seat, profile);
                    self.people.push(profile.clone());
                }
            }
            Person::Nobody => {
                let name = self.setup.seats()[seat].name.clone();
                let is_known = self.setup.seats()[seat].profile.is_some();
                // Their name would make them somebody again.
                self.setup.rename(seat, if is_known { "" } else { &name });
            }
        }
        self.naming = None;
        fresh.map_or(Action::None, Action::Keep)
    }

    /// What a key does in the list.
    pub(super) fn person_picked(&self, named: Named, back: bool) -> Option<Message<S::Choice>> {
        let count = self.persons().len();
        let step = |step: isize| {
            let there = self.over.checked_add_signed(step).filter(|there| *there < count);
            there.map(Message::WentOver)
        };
        match named {
            Named::Enter | Named::Space => Some(Message::ProfilePressed(self.over)),
            Named::Tab if back => step(-1),
            Named::Tab | Named::ArrowDown => step(1),
            Named::ArrowUp => step(-1),
            _ => None,
        }
    }

    /// What opens the list, beside the name of a seat: lit where somebody sits who is known.
    pub(super) fn person<'a>(&self, context: Context<'a>, index: usize) -> Element<'a, Message<S::Choice>> {
        let seat = &self.setup.seats()[index];
        let ink = match seat.profile() {
            Some(_) => |theme: &iced::Theme| theme::colours(theme).accent_text,
            None => |theme: &iced::Theme| theme::colours(theme).quiet,
        };
        let face = button(art::tinted("profile", 20, ink))
            .padding(7)
            .style(theme::subtle)
            .on_press(Message::PersonPressed(index));
        let face = self.ring(Spot::Person(index), face);
        widget::hint(
            face,
            fl!(context.words, "profile-button"),
            tooltip::Position::Bottom,
        )
        .into()
    }

    /// The list.
    pub(super) fn people_to_choose<'a>(&self, context: Context<'a>) -> Element<'a, Message<S::Choice>> {
        let words = context.words;
        let persons = self.persons();
        let is_nameless = !persons.iter().any(|person| matches!(person, Person::New(_)));
        let lines = persons.into_iter().enumerate().map(|(nth, person)| {
            let (face, said): (Element<'a, _>, String) = match person {
                Person::Known(profile) => {
                    let house = theme::house(profile.colour);
                    (widget::portrait(profile.monster, house, 38), profile.name.clone())
                }
                Person::New(name) => {
                    let plus = art::tinted("plus", 22, |theme| theme::colours(theme).accent_text);
                    (plus.into(), fl!(words, "profile-new", name = name))
                }
                Person::Nobody => {
                    let nobody = super::quiet_symbol(Who::Human, 22);
                    (nobody.into(), fl!(words, "profile-none"))
                }
            };
            let face = iced::widget::container(face).center_x(44).center_y(42);
            let mut line = row![face, font::bold(said, 16).width(Fill)]
                .spacing(12)
                .align_y(Center);
            if nth < 9 {
                line = line.push(widget::keycap((nth + 1).to_string()));
            }
            let line = button(line)
                .padding([4, 12])
                .width(Fill)
                .style(theme::secondary)
                .on_press(Message::ProfilePressed(nth));
            widget::ring(nth == self.over, line)
        });
        let list = scrollable(column(lines).spacing(6)).style(theme::scroll);
        let head = row![
            font::title(fl!(words, "profile-pick"), 30).style(theme::accent),
            space::horizontal(),
            widget::symbol("close", fl!(words, "close"), Some(Message::PickerClosed)),
        ];
        let note = (is_nameless && self.people.is_empty()).then(|| {
            text(fl!(words, "profile-type-first"))
                .size(13)
                .style(theme::quiet)
        });
        column![head.align_y(Center)]
            .push(iced::widget::container(list).max_height(context.size.height - 230.0))
            .push(note)
            .spacing(14)
            .width(Length::Fixed(420.0))
            .into()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Action, Message, SetupScreen};
    use super::Spot;
    use crate::storage::{Colour, GameSetup, Profile, TableSetup, Who};
    use engine::parts::Monster;
    use iced::keyboard::{Key, Modifiers, key::Named};

    fn zoe() -> Profile {
        let zoe = Profile::new("Zoé", Colour::Violet, Monster::TheKing);
        zoe.expect("she has a name")
    }

    fn press(
        setup: &mut SetupScreen<TableSetup>,
        key: Named,
    ) -> Action<crate::ui::screen::classic_setup::Choice, TableSetup> {
        let message = setup.hotkey(&Key::Named(key), Modifiers::empty());
        setup.update(message.unwrap_or_else(|| panic!("{key:?} does nothing")))
    }

    #[test]
    fn somebody_who_is_known_sits_down_with_their_colour_and_monster() {
        let zoe = zoe();
        let mut setup = SetupScreen::new(TableSetup::default()).knowing(vec![zoe.clone()]);
        let _ = setup.update(Message::WentTo(Spot::Person(1)));
        let _ = press(&mut setup, Named::Enter);
        let _ = press(&mut setup, Named::Enter);
        let seat = &setup.setup().seats()[1];
        assert_eq!(
            (seat.name.as_str(), seat.monster, seat.colour),
            ("Zoé", zoe.monster, zoe.colour)
        );
        assert_eq!((seat.who, seat.profile()), (Who::Human, Some(zoe.id.as_str())));
        // She sits there once.
        let _ = setup.update(Message::PersonPressed(0));
        let _ = setup.update(Message::ProfilePressed(0));
        let profiles = setup
            .setup()
            .seats()
            .iter()
            .filter(|seat| seat.profile().is_some());
        assert_eq!(profiles.count(), 1);
        assert_eq!(setup.setup().seats()[0].profile(), Some(zoe.id.as_str()));
        // Another name is somebody else.
        let _ = setup.update(Message::NameTyped(0, "Zo".to_owned()));
        assert_eq!(setup.setup().seats()[0].profile(), None);
    }

    #[test]
    fn a_name_that_was_typed_becomes_a_profile_and_nobody_is_forced() {
        let mut setup = SetupScreen::new(TableSetup::default()).knowing(vec![zoe()]);
        let _ = setup.update(Message::NameTyped(0, "Max".to_owned()));
        let _ = setup.update(Message::PersonPressed(0));
        assert!(
            matches!(press(&mut setup, Named::Escape), Action::None),
            "and closed again"
        );
        assert_eq!(setup.setup().seats()[0].profile(), None);
        let _ = setup.update(Message::PersonPressed(0));
        let Action::Keep(max) = setup.update(Message::ProfilePressed(1)) else {
            panic!("he is kept")
        };
        assert_eq!(
            (max.name.as_str(), setup.setup().seats()[0].profile()),
            ("Max", Some(max.id.as_str()))
        );
        // The last line is nobody: without a name, so that it does not make him Max again.
        let _ = setup.update(Message::PersonPressed(0));
        let last = setup.persons().len() - 1;
        let _ = setup.update(Message::ProfilePressed(last));
        let seat = &setup.setup().seats()[0];
        assert_eq!((seat.name.as_str(), seat.profile()), ("", None));
    }
}
