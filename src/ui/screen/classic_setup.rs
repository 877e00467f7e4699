//! Who sits where, and which boxes are played. A beginner presses one button; everything else is there for
//! those who look.

mod boxes;

use crate::storage::{GameSetup, SeatSetup, TableSetup};
use crate::ui::Context;
use crate::ui::setup::focus::Spot;
use crate::ui::setup::{self, SetupGame, SetupScreen};
use crate::ui::widget::tooltip;
use crate::ui::{art, font, theme, widget};
use ::table::fresh_seed;
use engine::classic::{Edition, Monster, Pack, PowerUp, Wickedness};
use iced::alignment::Horizontal;
use iced::widget::{button, column, container, mouse_area, row, space, text, toggler};
use iced::{Center, Element, Fill};
use words::fl;

/// How far the number of a seat hangs over the corner of its portrait.
const OVER: f32 = 6.0;

/// The screen on which a table is set up.
pub type Setup = SetupScreen<TableSetup>;

/// What happened on it.
pub type Message = setup::Message<Choice>;

/// What can be chosen besides who sits where.
#[derive(Debug, Clone)]
pub enum Choice {
    /// One more seat.
    Add,
    /// One seat less.
    Remove(usize),
    /// An edition.
    Edition(Edition),
    /// How the tiles of the gauge lie.
    Wickedness(Wickedness),
    /// With power cards or without.
    Cards(bool),
    /// With promo cards or without.
    Promos(bool),
    /// With costumes or without.
    Costumes(bool),
    /// How it is played with Evolutions, or that it is not.
    PowerUp(PowerUp),
    /// With a monster pack or without.
    Pack(Pack, bool),
    /// Whatever this number lays on the table.
    Surprise(u64),
    /// With the two-player variant or without.
    Variant(bool),
}

impl SetupGame for TableSetup {
    type Choice = Choice;

    fn choose(&mut self, choice: Choice) {
        match choice {
            Choice::Add => self.add_seat(),
            Choice::Remove(seat) => self.remove_seat(seat),
            Choice::Edition(edition) => self.choose_edition(edition),
            Choice::Wickedness(wickedness) => self.choose_wickedness(wickedness),
            Choice::Cards(on) => self.use_power_cards(on),
            Choice::Promos(on) => self.use_promos(on),
            Choice::Costumes(on) => self.use_costumes(on),
            Choice::PowerUp(how) => self.choose_power_up(how),
            Choice::Pack(pack, on) => self.use_pack(pack, on),
            Choice::Surprise(number) => self.surprise(number),
            Choice::Variant(on) => self.options.two_player_variant = on,
        }
    }

    fn key(&self, letter: &str) -> Option<Choice> {
        match letter {
            "v" if self.seats.len() == 2 => Some(Choice::Variant(!self.options.two_player_variant)),
            "+" => Some(Choice::Add),
            "-" => Some(Choice::Remove(self.seats.len() - 1)),
            boxes::SURPRISE => Some(Choice::Surprise(fresh_seed())),
            letter => boxes::key(&self.options, letter, true),
        }
    }

    fn key_back(&self, letter: &str) -> Option<Choice> {
        boxes::key(&self.options, letter, false).or_else(|| self.key(letter))
    }

    fn above(&self) -> Vec<&'static str> {
        let keys = ["e", "t", "c", "p", "h", "w"].into_iter();
        let keys = keys.chain(Pack::ALL.map(boxes::key_of)).chain([boxes::SURPRISE]);
        keys.filter(|key| self.key(key).is_some()).collect()
    }

    fn below(&self) -> Vec<&'static str> {
        let add = self.can_add().then_some("+");
        let variant = (self.seats.len() == 2).then_some("v");
        add.into_iter().chain(variant).collect()
    }

    fn removal(&self, seat: usize) -> Option<Choice> {
        self.can_remove().then_some(Choice::Remove(seat))
    }

    const ROW: isize = 6;

    fn view<'a>(screen: &'a Setup, context: Context<'a>) -> Element<'a, Message> {
        screen.draw(context)
    }
}

impl Setup {
    /// How many monsters stand in a row where one is chosen.
    const IN_A_ROW: usize = <TableSetup as SetupGame>::ROW as usize;

    fn draw<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let count = text(fl!(words, "setup-count", count = self.setup.seats.len()))
            .size(15)
            .style(theme::quiet);
        let goal = text(words.text(words::classic::goal(self.setup.options.packs.has(Pack::Tower))))
            .size(context.grow(13.0, 15.0))
            .style(theme::quiet);
        let header = widget::header(
            fl!(words, "setup-title"),
            fl!(words, "back"),
            Message::BackPressed,
            Some(row![goal, count].spacing(28).align_y(Center).into()),
        );

        let gap = context.grow(8.0, 18.0);
        let side = context.grow(20.0, 32.0);
        let card_width = (context.size.width - 2.0 * side - 2.0 * gap) / 3.0;
        let around = widget::HEADER + boxes::height(context) + setup::foot_height(context);
        let card_height = ((context.size.height - around - 3.0 * gap) / 2.0).min(card_width * 0.62);
        let seats = self.setup.seats.iter().enumerate();
        let mut cards: Vec<Element<'a, Message>> = seats
            .map(|(index, seat)| self.seat(context, index, seat, card_width, card_height))
            .collect();
        if self.setup.can_add() {
            cards.push(self.ring(Spot::Own("+"), vacant(context, card_width, card_height)));
        }
        let mut rows = column![].spacing(gap);
        let mut cards = cards.into_iter().peekable();
        while cards.peek().is_some() {
            rows = rows.push(row(cards.by_ref().take(3)).spacing(gap));
        }
        if self.setup.seats.len() == 2 {
            rows = rows.push(self.ring(Spot::Own("v"), self.variant(context)));
        }
        let on = |key| self.is_on(Spot::Own(key));
        let boxes = boxes::view(&self.setup.options, context, &on);
        let screen = column![
            header,
            container(boxes.map(Message::Chosen)).padding([0.0, side]),
            // As high as two rows of cards, whoever sits there: nothing moves when somebody comes or goes.
            container(container(rows).height(2.0 * card_height + gap))
                .padding([0.0, side])
                .center_y(Fill),
            self.footer(context),
        ];
        self.under(
            context,
            screen,
            self.picking.map(|seat| self.picker(context, seat)),
        )
    }

    fn seat<'a>(
        &'a self,
        context: Context<'a>,
        index: usize,
        seat: &'a SeatSetup,
        width: f32,
        height: f32,
    ) -> Element<'a, Message> {
        let words = context.words;
        let padding = context.grow(9.0, 18.0);
        let frame = theme::house(seat.colour);
        let gap = context.grow(7.0, 12.0);
        let letters = context.grow(12.0, 13.0);
        // Above the portrait hangs its number, below it stands its name, and below both who plays.
        let around = OVER + 26.0 + gap + letters * 2.3 + 6.0;
        let size = (width * context.grow(0.37, 0.4))
            .min(height - 2.0 * padding - around)
            .round();
        let portrait = button(art::portrait(seat.monster).width(Fill).height(Fill))
            .padding(3)
            .width(size)
            .height(size)
            .clip(true)
            .style(theme::framed(frame))
            .on_press(Message::PortraitPressed(index));
        let portrait = self.ring(Spot::Portrait(index), portrait);
        let key = widget::keycap((index + 1).to_string());
        let portrait = widget::cornered(portrait, Some(key), OVER, Horizontal::Left);
        let named = self.named(context, size + padding);
        let portrait = column![
            widget::hint(
                portrait,
                fl!(words, "setup-change-monster"),
                tooltip::Position::FollowCursor
            ),
            font::bold(context.monster(seat.monster), named)
                .width(size)
                .align_x(Center)
                .wrapping(text::Wrapping::None),
        ]
        .align_x(iced::Right)
        .spacing(6);

        let name = self.name(context, index);
        let who = self.who(context, index, letters as u32, false);
        let played_by = setup::played_by(context, seat);
        let character = setup::character(context, seat, "character");
        let (played_by, says) = character.map_or((played_by, None), |(name, says)| (name, Some(says)));
        let played_by = row![
            setup::quiet_symbol(seat.who, 16),
            text(played_by)
                .size(13)
                .style(theme::quiet)
                .wrapping(text::Wrapping::None),
        ]
        .spacing(6)
        .align_y(Center);
        let played_by = row![
            widget::told(played_by, says),
            space::horizontal(),
            space().height(26),
        ]
        .push(self.setup.can_remove().then(|| {
            let cross = button(art::tinted("close", 12, |theme| theme::colours(theme).quiet))
                .padding(7)
                .style(theme::subtle)
                .on_press(Message::Chosen(Choice::Remove(index)));
            let cross = self.ring(Spot::Remove(index), cross);
            widget::hint(cross, fl!(words, "setup-remove"), tooltip::Position::Bottom)
        }))
        .spacing(6)
        .align_y(Center);
        let colours = self.colours(context, index, context.grow(5.0, 7.0));
        let controls = column![played_by, name, colours]
            .spacing(context.grow(4.0, 11.0))
            .width(Fill);
        let whom = row![portrait, controls].spacing(padding).align_y(Center);
        // Whoever plays has its room before the rest: it must be read, and portraits can be small.
        container(column![container(whom).center_y(Fill), who].spacing(gap))
            .padding(padding)
            .height(height)
            .width(width)
            .style(theme::panel)
            .into()
    }

    /// How large the names of all monsters are written, so that each of them fits below its picture.
    fn named(&self, context: Context<'_>, room: f32) -> u32 {
        let names = self.setup.seats.iter().map(|seat| context.monster(seat.monster));
        let longest = names.map(|name| name.chars().count()).max().unwrap_or(1);
        let fits = room / (longest.max(1) as f32 * 0.57);
        context.grow(12.0, 14.0).min(fits).max(9.0) as u32
    }

    /// The rule for two, with what it changes.
    fn variant<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let on = self.setup.options.two_player_variant;
        let hint = if self.setup.options.power_cards {
            fl!(words, "setup-variant-hint")
        } else {
            fl!(words, "setup-variant-no-cards")
        };
        let switch = toggler(on)
            .on_toggle(|on| Message::Chosen(Choice::Variant(on)))
            .size(24)
            .style(theme::switch);
        let about = column![
            font::bold(fl!(words, "setup-variant"), 16),
            text(hint).size(14).style(theme::quiet),
        ]
        .spacing(4)
        .width(Fill);
        let variant = container(row![switch, about].spacing(16).align_y(Center))
            .padding([14, 20])
            .width(Fill)
            .style(theme::panel);
        mouse_area(variant)
            .on_press(Message::Chosen(Choice::Variant(!on)))
            .into()
    }

    fn picker<'a>(&'a self, context: Context<'a>, seat: usize) -> Element<'a, Message> {
        let words = context.words;
        let size = context.grow(94.0, 150.0);
        let boxed = self.setup.options.edition.monsters();
        let card = |number: usize, monster: Monster| -> Element<'a, Message> {
            let sits = self.setup.seats.iter().position(|other| other.monster == monster);
            let frame = match sits {
                Some(sits) => theme::house(self.setup.seats[sits].colour),
                None => theme::city::FOG,
            };
            let note = match sits {
                Some(sits) if sits == seat => fl!(words, "setup-monster-here"),
                Some(sits) => fl!(
                    words,
                    "setup-monster-swaps",
                    name = context.name(&self.setup.seats[sits])
                ),
                None if boxed.contains(&monster) => fl!(words, "setup-monster-free"),
                None => fl!(words, "setup-monster-guest"),
            };
            let portrait = button(art::portrait(monster).width(Fill).height(Fill))
                .padding(6)
                .width(size)
                .height(size)
                .clip(true)
                .style(theme::framed(frame))
                .on_press(Message::MonsterPressed(monster));
            column![
                widget::ring(self.over == number, portrait),
                row![]
                    // There are nine digits.
                    .push((number < 9).then(|| widget::keycap((number + 1).to_string())))
                    .push(font::bold(context.monster(monster), 14))
                    .spacing(8)
                    .align_y(Center),
                text(note)
                    .size(12)
                    .style(theme::quiet)
                    .align_x(Center)
                    .width(size + 42.0),
            ]
            .spacing(4)
            .align_x(Center)
            .into()
        };
        let monsters = self.setup.monsters().into_iter().enumerate();
        let cards = monsters.map(|(number, monster)| card(number, monster));
        let mut cards = cards.collect::<Vec<_>>().into_iter().peekable();
        let mut rows = column![].spacing(14);
        while cards.peek().is_some() {
            rows = rows.push(row(cards.by_ref().take(Self::IN_A_ROW)));
        }
        let head = row![
            font::title(fl!(words, "setup-pick"), 30).style(theme::accent),
            space::horizontal(),
            widget::symbol("close", fl!(words, "close"), Some(Message::PickerClosed)),
        ]
        .align_y(Center);
        let powered = !self.setup.options.power_up.is_off();
        let absent = powered.then(|| {
            text(fl!(words, "setup-no-evolutions"))
                .size(13)
                .style(theme::quiet)
        });
        column![head, rows]
            .push(absent)
            .spacing(14)
            .width((size + 42.0) * Self::IN_A_ROW as f32)
            .into()
    }
}

/// The place of a monster that is not there yet.
fn vacant<'a>(context: Context<'a>, width: f32, height: f32) -> Element<'a, Message> {
    let label = column![
        art::tinted("plus", 30, |theme| theme::colours(theme).accent_text),
        font::bold(fl!(context.words, "setup-add"), 16),
        widget::keycap("+"),
    ]
    .spacing(10)
    .align_x(Center);
    button(container(label).center(Fill))
        .width(width)
        .height(height)
        .style(theme::vacant)
        .on_press(Message::Chosen(Choice::Add))
        .into()
}

#[cfg(test)]
mod tests {
    use super::{Choice, Message, Setup};
    use crate::storage::{GameSetup, Speed, Who};
    use crate::storage::{TableSetup, TakeBack};
    use crate::ui::harness::{Surroundings, width_in_bold, written};
    use crate::ui::setup::Action;
    use crate::ui::setup::focus::Spot;
    use crate::ui::widget::foot;
    use bots::Level;
    use engine::classic::{Edition, Monster, Wickedness};
    use iced::keyboard::{Key, Modifiers, key::Named};
    use words::Language;

    #[test]
    fn a_bad_seed_is_shown_and_starts_nothing() {
        let mut setup = Setup::new(TableSetup::default());
        assert!(!setup.advanced);
        let _ = setup.update(Message::SeedTyped("tokyo".into()));
        assert!(matches!(setup.update(Message::StartPressed), Action::None));
        assert!(setup.advanced);
        let _ = setup.update(Message::SeedTyped("7".into()));
        let Action::Start(table) = setup.update(Message::StartPressed) else {
            panic!("it starts")
        };
        assert_eq!(table.seed, Some(7));
    }

    #[test]
    fn a_monster_is_picked_for_the_seat_whose_portrait_was_pressed() {
        let mut setup = Setup::new(TableSetup::default());
        let _ = setup.update(Message::PortraitPressed(2));
        let _ = setup.update(Message::MonsterPressed(Monster::Alienoid));
        assert_eq!(setup.setup.seats[2].monster, Monster::Alienoid);
        assert!(setup.picking.is_none());
    }

    #[test]
    fn letters_choose_what_lies_on_the_table() {
        let mut setup = Setup::new(TableSetup::default());
        let press = |setup: &mut Setup, letter: &str| {
            let message = setup.hotkey(&Key::Character(letter.into()), Modifiers::ALT);
            message.map(|message| setup.update(message)).is_some()
        };
        assert!(!press(&mut setup, "v"), "the variant is for two");
        for letter in ["e", "t", "p", "h"] {
            assert!(press(&mut setup, letter), "{letter}");
        }
        let options = setup.setup.options;
        assert_eq!(
            (options.edition, options.wickedness),
            (Edition::Dark, Wickedness::Green)
        );
        assert!(options.promos && options.halloween);
        assert!(press(&mut setup, "t") && press(&mut setup, "t"));
        assert_eq!(setup.setup.options.wickedness, Wickedness::Red, "never off");
        assert!(press(&mut setup, "c"));
        assert!(
            !press(&mut setup, "p") && !press(&mut setup, "h"),
            "they need power cards"
        );
        assert!(setup.setup.options.check().is_ok());
        let _ = setup.update(Message::Chosen(Choice::Remove(0)));
        let _ = setup.update(Message::Chosen(Choice::Remove(0)));
        assert!(press(&mut setup, "v"));
        assert!(!setup.setup.options.two_player_variant);
    }

    #[test]
    fn a_name_that_is_typed_while_no_field_listens_changes_nothing() {
        for seats in 2..=6 {
            let setup = Setup::new(TableSetup::of_bots(&[Level::Easy; 6][..seats], None));
            for letter in ('a'..='z').chain(['é', 'ß', 'я', 'λ']) {
                let key = Key::Character(letter.to_string().into());
                for modifiers in [Modifiers::empty(), Modifiers::SHIFT] {
                    let message = setup.hotkey(&key, modifiers);
                    assert!(message.is_none(), "{letter}: {message:?}");
                }
            }
        }
    }

    /// Presses keys one after another; what each of them says is done.
    fn typed(setup: &mut Setup, keys: &[(Named, Modifiers)]) {
        for (key, modifiers) in keys {
            let message = setup.hotkey(&Key::Named(*key), *modifiers);
            let _ = setup.update(message.unwrap_or_else(|| panic!("{key:?} does nothing")));
        }
    }

    #[test]
    fn everything_is_arranged_from_the_keyboard() {
        let mut setup = Setup::new(TableSetup::default());
        let none = Modifiers::empty();
        // Tab comes by every control once, and begins anew.
        let spots = setup.spots();
        for spot in spots.iter().chain(&spots[..1]) {
            typed(&mut setup, &[(Named::Tab, none)]);
            assert_eq!(setup.focus(), Some(*spot));
        }
        let wanted = [
            Spot::Own("e"),
            Spot::Own("+"),
            Spot::Portrait(3),
            Spot::Name(0),
            Spot::Colour(2),
            Spot::Who(3),
            Spot::Remove(1),
            Spot::Advanced,
            Spot::Hints,
            Spot::Start,
        ];
        assert!(wanted.iter().all(|spot| spots.contains(spot)), "{spots:?}");
        // The level of the second seat goes up and down again, then to the third seat's.
        let _ = setup.update(Message::WentTo(Spot::Who(1)));
        let before = setup.setup.seats[1].who;
        typed(&mut setup, &[(Named::ArrowRight, none)]);
        assert_ne!(setup.setup.seats[1].who, before);
        typed(&mut setup, &[(Named::ArrowLeft, none), (Named::ArrowDown, none)]);
        assert_eq!(
            (setup.setup.seats[1].who, setup.focus()),
            (before, Some(Spot::Who(2)))
        );
        // A monster is chosen among eight.
        let monsters = setup.setup.monsters();
        let _ = setup.update(Message::WentTo(Spot::Portrait(0)));
        typed(&mut setup, &[(Named::Enter, none)]);
        let from = setup.over;
        let way = if from + 1 < monsters.len() {
            Named::ArrowRight
        } else {
            Named::ArrowLeft
        };
        typed(&mut setup, &[(way, none), (Named::Space, none)]);
        assert_ne!(setup.setup.seats[0].monster, monsters[from]);
        assert!(setup.picking.is_none());
        // Advanced opens: the seed and what may be taken back are reached between the hints and the start.
        let _ = setup.update(Message::WentTo(Spot::Advanced));
        typed(
            &mut setup,
            &[(Named::Space, none), (Named::Tab, none), (Named::Tab, none)],
        );
        assert_eq!((setup.advanced, setup.focus()), (true, Some(Spot::Seed)));
        typed(
            &mut setup,
            &[
                (Named::Tab, none),
                (Named::Tab, Modifiers::SHIFT),
                (Named::Tab, none),
                (Named::ArrowRight, none),
            ],
        );
        assert_eq!(
            (setup.setup.take_back, setup.focus()),
            (TakeBack::Last, Some(Spot::TakeBack))
        );
        typed(&mut setup, &[(Named::Tab, none)]);
        let start = setup.hotkey(&Key::Named(Named::Enter), none);
        assert!(matches!(start, Some(Message::StartPressed)));
    }

    #[test]
    fn nobody_is_told_that_the_monster_of_a_bot_is_theirs() {
        let surroundings = Surroundings::quick();
        let setup = Setup::new(TableSetup::default()).picking(1);
        assert_ne!(setup.setup.seats[1].who, Who::Human);
        let mut ui = surroundings.simulator(setup.view(surroundings.context()));
        assert!(ui.find("Yours").is_err() && ui.find("Sits here").is_ok());
    }

    #[test]
    fn whoever_plays_can_be_read_on_every_seat() {
        for (language, window) in Language::ALL.into_iter().flat_map(|language| {
            let windows = [(960.0, 600.0), (1024.0, 640.0), (1100.0, 690.0), (1280.0, 800.0)];
            windows.map(|window| (language, window))
        }) {
            let mut surroundings = Surroundings::new(language, Speed::Instant);
            surroundings.size = window.into();
            let mut table = TableSetup::default();
            while table.can_add() {
                table.add_seat();
            }
            let setup = Setup::new(table);
            let context = surroundings.context();
            let ways = crate::ui::setup::ways(context).map(|(_, name)| name);
            let size = context.grow(12.0, 13.0).floor();
            let mut ui = surroundings.simulator(setup.view(context));
            let written = written(&mut ui);
            for way in &ways {
                let places = written.iter().filter(|(said, _)| said == way);
                let places: Vec<_> = places.map(|(_, place)| *place).collect();
                assert_eq!(places.len(), 6, "{way}");
                for place in places {
                    assert!(place.height >= size * 1.3 - 0.1, "{way} at {window:?}: {place:?}");
                    // The button has four units more at both sides.
                    let wide = width_in_bold(way, size);
                    assert!(place.width + 8.0 >= wide, "{way} at {window:?}: {place:?}");
                }
            }
        }
    }

    #[test]
    fn the_start_has_room_beside_the_advanced_options() {
        for language in Language::ALL {
            let mut surroundings = Surroundings::new(language, Speed::Instant);
            surroundings.size = iced::Size::new(960.0, 600.0);
            let mut setup = Setup::new(TableSetup::default());
            let start = |setup: &Setup| {
                let mut ui = surroundings.simulator(setup.view(surroundings.context()));
                let enter = ui.find(words::fl!(surroundings.words, "key-enter"));
                let enter = enter.expect("its key").bounds();
                let start = ui.find(iced_test::selector::id(foot::START));
                (start.expect("the start").bounds(), enter)
            };
            let closed = start(&setup);
            let _ = setup.update(Message::AdvancedPressed);
            for seed in ["", "tokyo", "99999999999999999999999"] {
                let _ = setup.update(Message::SeedTyped(seed.into()));
                assert_eq!(start(&setup), closed, "{language}: as large, and where it was");
            }
        }
    }

    #[test]
    fn digits_open_a_seat_and_choose_its_monster() {
        let digit = |digit: &str| Key::Character(digit.into());
        let mut setup = Setup::new(TableSetup::default());
        assert!(
            setup.hotkey(&digit("5"), Modifiers::empty()).is_none(),
            "there are four seats"
        );
        let _ = setup.update(setup.hotkey(&digit("2"), Modifiers::empty()).expect("a seat"));
        assert!(
            !matches!(
                setup.hotkey(&Key::Named(Named::Enter), Modifiers::empty()),
                Some(Message::StartPressed)
            ),
            "no start behind a dialog"
        );
        let _ = setup.update(setup.hotkey(&digit("6"), Modifiers::empty()).expect("a monster"));
        assert_eq!(setup.setup.seats[1].monster, Monster::Alienoid);
    }
}
