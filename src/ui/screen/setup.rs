//! Who sits where, and which boxes are played. A beginner presses one button; everything else is there for those who
//! look.

mod boxes;

use super::Context;
use crate::storage::{Colour, SeatSetup, TableSetup, Who};
use crate::ui::widget::foot::{self, BadSeed, Foot, parse_seed};
use crate::ui::{art, font, theme, widget};
use engine::classic::{Edition, Monster, Wickedness};
use iced::keyboard::{self, key};
use iced::widget::{
    button, column, container, mouse_area, row, space, stack, text, text_input, toggler, tooltip,
};
use iced::{Center, Element, Fill, Task};
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
    /// One more seat.
    AddPressed,
    /// One seat less.
    RemovePressed(usize),
    /// An edition was pressed.
    EditionPressed(Edition),
    /// How the tiles of the gauge lie was pressed.
    WickednessPressed(Wickedness),
    /// The power cards were switched.
    CardsSwitched(bool),
    /// The promo cards were switched.
    PromosSwitched(bool),
    /// The costumes were switched.
    CostumesSwitched(bool),
    /// The two-player variant was switched.
    VariantSwitched(bool),
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
    /// Go back; the table is to be remembered.
    Back(TableSetup),
    /// Begin a game.
    Start(TableSetup),
}

/// The table being set up.
#[derive(Debug)]
pub struct Setup {
    table: TableSetup,
    picking: Option<usize>,
    advanced: bool,
    seed: String,
}

impl Setup {
    /// Begins with a table, usually the last one.
    #[must_use]
    pub fn new(table: TableSetup) -> Self {
        let seed = table.seed.map(|seed| seed.to_string()).unwrap_or_default();
        Self {
            advanced: !seed.is_empty(),
            table,
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

    /// Can hints be asked for at this table?
    #[must_use]
    pub fn gives_hints(&self) -> bool {
        self.table.hints
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::NameTyped(seat, name) => self.table.rename(seat, &name),
            Message::FieldDone => return Action::Run(iced::widget::operation::focus_next()),
            Message::WhoPressed(seat, who) => {
                if let Some(seat) = self.table.seats.get_mut(seat) {
                    seat.who = who;
                }
            }
            Message::ColourPressed(seat, colour) => self.table.choose_colour(seat, colour),
            Message::PortraitPressed(seat) => self.picking = Some(seat),
            Message::MonsterPressed(monster) => {
                if let Some(seat) = self.picking.take() {
                    self.table.choose_monster(seat, monster);
                }
            }
            Message::PickerClosed => self.picking = None,
            Message::AddPressed => self.table.add_seat(),
            Message::RemovePressed(seat) => self.table.remove_seat(seat),
            Message::EditionPressed(edition) => self.table.choose_edition(edition),
            Message::WickednessPressed(wickedness) => self.table.choose_wickedness(wickedness),
            Message::CardsSwitched(on) => self.table.use_power_cards(on),
            Message::PromosSwitched(on) => self.table.use_promos(on),
            Message::CostumesSwitched(on) => self.table.use_costumes(on),
            Message::VariantSwitched(on) => self.table.options.two_player_variant = on,
            Message::HintsSwitched(on) => self.table.hints = on,
            Message::AdvancedPressed => self.advanced = !self.advanced,
            Message::SeedTyped(seed) => self.seed = seed,
            Message::StartPressed => {
                // A seed that is hidden and of no use must not silently stop the game.
                return match self.table_with_seed() {
                    Ok(table) => Action::Start(table),
                    Err(_) => {
                        self.advanced = true;
                        Action::None
                    }
                };
            }
            Message::BackPressed => {
                let table = self.table_with_seed().unwrap_or_else(|_| self.table.clone());
                return Action::Back(table);
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
                    Some(_) => self
                        .table
                        .monsters()
                        .get(index)
                        .copied()
                        .map(Message::MonsterPressed),
                    None => (index < self.table.seats.len()).then_some(Message::PortraitPressed(index)),
                }
            }
            _ if self.picking.is_some() => None,
            keyboard::Key::Character("v") if self.table.seats.len() == 2 => {
                Some(Message::VariantSwitched(!self.table.options.two_player_variant))
            }
            keyboard::Key::Character(letter) if boxes::key(&self.table.options, letter).is_some() => {
                boxes::key(&self.table.options, letter)
            }
            keyboard::Key::Character("i") => Some(Message::HintsSwitched(!self.table.hints)),
            keyboard::Key::Character("+") => Some(Message::AddPressed),
            keyboard::Key::Character("-") => Some(Message::RemovePressed(self.table.seats.len() - 1)),
            _ => None,
        }
    }

    fn table_with_seed(&self) -> Result<TableSetup, BadSeed> {
        Ok(TableSetup {
            seed: parse_seed(&self.seed)?,
            ..self.table.clone()
        })
    }

    /// Draws it.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let count = text(fl!(words, "setup-count", count = self.table.seats.len()))
            .size(15)
            .style(theme::quiet);
        let header = widget::header(
            fl!(words, "setup-title"),
            fl!(words, "back"),
            Message::BackPressed,
            Some(count.into()),
        );

        let gap = context.grow(12.0, 18.0);
        let side = context.grow(20.0, 32.0);
        let card_width = (context.size.width - 2.0 * side - 2.0 * gap) / 3.0;
        let card_height = ((context.size.height - 60.0 - foot::HEIGHT - boxes::height(context) - 3.0 * gap)
            / 2.0)
            .min(card_width * 0.62);
        let seats = self.table.seats.iter().enumerate();
        let mut cards: Vec<Element<'a, Message>> = seats
            .map(|(index, seat)| self.seat(context, index, seat, card_width, card_height))
            .collect();
        if self.table.can_add() {
            cards.push(vacant(context, card_width, card_height));
        }
        let mut rows = column![].spacing(gap);
        let mut cards = cards.into_iter().peekable();
        while cards.peek().is_some() {
            rows = rows.push(row(cards.by_ref().take(3)).spacing(gap));
        }
        if self.table.seats.len() == 2 {
            rows = rows.push(self.variant(context));
        }
        let screen = column![
            header,
            container(boxes::view(&self.table.options, context)).padding([0.0, side]),
            container(rows).padding([0.0, side]).center_y(Fill),
            self.footer(context),
        ];
        let screen = container(screen).style(theme::ground).width(Fill).height(Fill);
        match self.picking {
            Some(seat) => widget::dialog(screen, self.picker(context, seat), Message::PickerClosed),
            None => screen.into(),
        }
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
        let padding = context.grow(12.0, 18.0);
        let frame = theme::house(seat.colour);
        let gap = context.grow(8.0, 12.0);
        let letters = context.grow(12.0, 13.0);
        // Below the portrait stands its name, and below both who plays.
        let below = 26.0 + gap + letters * 2.3 + 6.0;
        let size = (width * context.grow(0.37, 0.4))
            .min(height - 2.0 * padding - below)
            .round();
        let portrait = button(art::portrait(seat.monster).width(Fill).height(Fill))
            .padding(3)
            .width(size)
            .height(size)
            .clip(true)
            .style(theme::framed(frame))
            .on_press(Message::PortraitPressed(index));
        let monster = context.monster(seat.monster);
        let key = container(widget::keycap((index + 1).to_string())).padding(9);
        let portrait = stack![portrait, key];
        let portrait = column![
            widget::hint(
                portrait,
                fl!(words, "setup-change-monster"),
                tooltip::Position::FollowCursor
            ),
            font::bold(monster.clone(), context.grow(12.0, 14.0) as u32)
                .width(size)
                .align_x(Center)
                .wrapping(text::Wrapping::None),
        ]
        .spacing(6);

        let name = text_input(&monster, &seat.name)
            .on_input(move |name| Message::NameTyped(index, name))
            .on_submit(Message::FieldDone)
            .size(15)
            .padding([7, 10])
            .style(theme::field);
        let who = widget::tight_choices(
            Who::ALL.map(|who| (who, words.text(&format!("who-{}", who.slug())))),
            seat.who,
            letters as u32,
            move |who| Message::WhoPressed(index, who),
        );
        let played_by = match seat.who {
            Who::Human => fl!(words, "setup-by-human"),
            Who::Bot(_) => fl!(words, "setup-by-bot"),
        };
        let symbol = match seat.who {
            Who::Human => "person",
            Who::Bot(_) => "bot",
        };
        let character = seat.who.has_character().then(|| {
            let id = format!("character-{}", seat.monster.slug());
            (words.text(&id), words.text(&format!("{id}-says")))
        });
        let (played_by, says) = character.map_or((played_by, None), |(name, says)| (name, Some(says)));
        let played_by = row![
            art::tinted(symbol, 16, |theme| theme::colours(theme).quiet),
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
        .push(self.table.can_remove().then(|| {
            let cross = button(art::tinted("close", 12, |theme| theme::colours(theme).quiet))
                .padding(7)
                .style(theme::subtle)
                .on_press(Message::RemovePressed(index));
            widget::hint(cross, fl!(words, "setup-remove"), tooltip::Position::Bottom)
        }))
        .spacing(6)
        .align_y(Center);
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
            .spacing(context.grow(5.0, 7.0))
            .align_y(Center);
        let controls = column![played_by, name, colours]
            .spacing(context.grow(6.0, 11.0))
            .width(Fill);
        let whom = row![portrait, controls].spacing(padding).align_y(Center);
        container(column![whom, who].spacing(gap))
            .padding(padding)
            .center_y(height)
            .width(width)
            .style(theme::panel)
            .into()
    }

    /// The rule for two, with what it changes.
    fn variant<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let on = self.table.options.two_player_variant;
        let hint = if self.table.options.power_cards {
            fl!(words, "setup-variant-hint")
        } else {
            fl!(words, "setup-variant-no-cards")
        };
        let switch = toggler(on)
            .on_toggle(Message::VariantSwitched)
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
        mouse_area(variant).on_press(Message::VariantSwitched(!on)).into()
    }

    fn footer<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let words = context.words;
        let only_bots = self.table.seats.iter().all(|seat| seat.who != Who::Human);
        let foot = Foot {
            advanced: self.advanced,
            hints: self.table.hints,
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

    fn picker<'a>(&'a self, context: Context<'a>, seat: usize) -> Element<'a, Message> {
        let words = context.words;
        let size = context.grow(132.0, 190.0);
        let boxed = self.table.options.edition.monsters();
        let card = |number: usize, monster: Monster| -> Element<'a, Message> {
            let sits = self.table.seats.iter().position(|other| other.monster == monster);
            let frame = match sits {
                Some(sits) => theme::house(self.table.seats[sits].colour),
                None => theme::city::FOG,
            };
            let note = match sits {
                Some(sits) if sits == seat => fl!(words, "setup-monster-yours"),
                Some(sits) => fl!(
                    words,
                    "setup-monster-swaps",
                    name = context.name(&self.table.seats[sits])
                ),
                None if boxed.contains(&monster) => fl!(words, "setup-monster-free"),
                None => fl!(words, "setup-monster-guest"),
            };
            column![
                button(art::portrait(monster).width(Fill).height(Fill))
                    .padding(6)
                    .width(size)
                    .height(size)
                    .clip(true)
                    .style(theme::framed(frame))
                    .on_press(Message::MonsterPressed(monster)),
                row![
                    widget::keycap((number + 1).to_string()),
                    font::bold(context.monster(monster), 16),
                ]
                .spacing(8)
                .align_y(Center),
                text(note)
                    .size(13)
                    .style(theme::quiet)
                    .align_x(Center)
                    .width(size + 56.0),
            ]
            .spacing(4)
            .align_x(Center)
            .into()
        };
        let monsters = self.table.monsters().into_iter().enumerate();
        let cards = monsters.map(|(number, monster)| card(number, monster));
        let mut cards = cards.collect::<Vec<_>>().into_iter();
        let rows = [row(cards.by_ref().take(4)).into(), row(cards).into()];
        let head = row![
            font::title(fl!(words, "setup-pick"), 30).style(theme::accent),
            space::horizontal(),
            widget::symbol("close", fl!(words, "close"), Some(Message::PickerClosed)),
        ]
        .align_y(Center);
        column![head, column(rows).spacing(14)]
            .spacing(14)
            .width((size + 56.0) * 4.0)
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
        .on_press(Message::AddPressed)
        .into()
}

#[cfg(test)]
mod tests {
    use super::{Action, Message, Setup};
    use crate::storage::TableSetup;
    use engine::classic::{Edition, Monster, Wickedness};

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
        assert_eq!(setup.table.seats[2].monster, Monster::Alienoid);
        assert!(setup.picking.is_none());
    }

    #[test]
    fn letters_choose_what_lies_on_the_table() {
        use iced::keyboard::Key;
        let mut setup = Setup::new(TableSetup::default());
        let press = |setup: &mut Setup, letter: &str| {
            let message = setup.hotkey(&Key::Character(letter.into()));
            message.map(|message| setup.update(message)).is_some()
        };
        assert!(!press(&mut setup, "v"), "the variant is for two");
        for letter in ["e", "t", "p", "h"] {
            assert!(press(&mut setup, letter), "{letter}");
        }
        let options = setup.table.options;
        assert_eq!(
            (options.edition, options.wickedness),
            (Edition::Dark, Wickedness::Green)
        );
        assert!(options.promos && options.halloween);
        assert!(press(&mut setup, "t") && press(&mut setup, "t"));
        assert_eq!(setup.table.options.wickedness, Wickedness::Red, "never off");
        assert!(press(&mut setup, "c"));
        assert!(
            !press(&mut setup, "p") && !press(&mut setup, "h"),
            "they need power cards"
        );
        assert!(setup.table.options.check().is_ok());
        let _ = setup.update(Message::RemovePressed(0));
        let _ = setup.update(Message::RemovePressed(0));
        assert!(press(&mut setup, "v"));
        assert!(!setup.table.options.two_player_variant);
    }

    #[test]
    fn digits_open_a_seat_and_choose_its_monster() {
        use iced::keyboard::{Key, key::Named};
        let digit = |digit: &str| Key::Character(digit.into());
        let mut setup = Setup::new(TableSetup::default());
        assert!(setup.hotkey(&digit("5")).is_none(), "there are four seats");
        let _ = setup.update(setup.hotkey(&digit("2")).expect("a seat"));
        assert!(
            setup.hotkey(&Key::Named(Named::Enter)).is_none(),
            "no start behind a dialog"
        );
        let _ = setup.update(setup.hotkey(&digit("6")).expect("a monster"));
        assert_eq!(setup.table.seats[1].monster, Monster::Alienoid);
    }
}
