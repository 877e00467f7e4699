//! Seats that change hands while the game goes on: a bot takes over from a person, a person from a bot, and
//! whoever gives up leaves the game, or the seat to a bot.

use super::{Action, GameFrame, Message, Overlay, PlayableGame};
use crate::storage::{Who, beside};
use crate::ui::widget::one_line::{one_line, plain};
use crate::ui::widget::question::{self, Rank};
use crate::ui::{Context, font, theme, widget};
use engine::Seat;
use iced::widget::{column, container, row, space, text};
use iced::{Center, Element, Fill};
use words::{Words, fl};

/// The bot that plays on for somebody who has given up.
pub const SUBSTITUTE: Who = Who::SUBSTITUTE;

/// What is done about who plays which seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hand {
    /// The seats are shown, with who plays them.
    Open,
    /// Keys shall act on the seat in this line.
    Went(usize),
    /// Keys shall act so many lines further.
    Step(isize),
    /// The seat in this line shall be played so.
    Chosen(usize, Who),
    /// The seat that keys act on shall be played as the next choice says, or the one before.
    Turned(bool),
    /// It shall be so from now on.
    Done,
    /// Somebody wants to give up; it is asked whether that is meant, and who it is.
    Concede,
    /// It is meant: whoever plays alone gives up. Among several it would not be said who.
    Agreed,
    /// The person in this line gives up.
    Conceded(usize),
}

/// Who shall play which seat, while that is chosen.
#[derive(Debug, Default)]
pub struct Hands {
    seats: Vec<(Seat, Who)>,
    /// The guest in each line, who may stay.
    guests: Vec<Option<Who>>,
    /// The line that keys act on.
    at: usize,
}

impl<G: PlayableGame> GameFrame<G> {
    /// The person who has given the game up, with whom it has ended.
    #[must_use]
    pub fn conceded(&self) -> Option<Seat> {
        self.table.conceded()
    }

    /// The persons who could give up: those who still play.
    pub(super) fn concedes(&self) -> impl Iterator<Item = Seat> + '_ {
        let running = self.is_running();
        let people = self.table.humans();
        people.filter(move |seat| running && self.state().plays(*seat))
    }

    pub(super) fn change_hands(&mut self, hand: Hand, context: Context<'_>) -> Action<G::Answer> {
        match (hand, self.overlay) {
            (Hand::Open, Some(Overlay::Menu)) if self.is_running() => {
                let plays = self.table.everybody().filter(|seat| self.state().plays(*seat));
                let seats: Vec<_> = plays.map(|seat| (seat, self.table.seat(seat).who)).collect();
                let guest = |seat: &(Seat, Who)| self.table.guest(seat.0).map(Who::Guest);
                let guests = seats.iter().map(guest).collect();
                self.hands = Hands { seats, guests, at: 0 };
                self.overlay = Some(Overlay::Players);
            }
            (Hand::Concede, Some(Overlay::Menu)) if self.concedes().next().is_some() => {
                self.overlay = Some(Overlay::Conceding);
            }
            (Hand::Conceded(line), Some(Overlay::Conceding)) => {
                let seat = self.concedes().nth(line);
                return seat.map_or(Action::None, |seat| self.concede(seat, context));
            }
            (Hand::Agreed, Some(Overlay::Conceding)) if self.concedes().count() == 1 => {
                return self.change_hands(Hand::Conceded(0), context);
            }
            (Hand::Done, Some(Overlay::Players)) => return self.hand_over(context),
            (hand, Some(Overlay::Players)) => self.hands.update(hand),
            _ => {}
        }
        Action::None
    }

    /// From now on the seats are played as was chosen.
    fn hand_over(&mut self, context: Context<'_>) -> Action<G::Answer> {
        for (seat, who) in std::mem::take(&mut self.hands.seats) {
            if self.table.seat(seat).who != who {
                self.table.hand_over(seat, who);
            }
        }
        self.sit_down(context)
    }

    /// A person gives up. The game ends with the last one who plays; before that a bot plays on for them.
    fn concede(&mut self, seat: Seat, context: Context<'_>) -> Action<G::Answer> {
        if self.concedes().any(|other| other != seat) {
            self.table.give_up(seat, SUBSTITUTE);
            return self.sit_down(context);
        }
        self.table.concede(seat);
        self.overlay = None;
        self.recall(context);
        self.go_on(context)
    }

    /// Seats may have changed hands: what is seen, told and watched from now on is what those see who sit
    /// there now.
    fn sit_down(&mut self, context: Context<'_>) -> Action<G::Answer> {
        (self.overlay, self.fresh) = (None, None);
        self.show.watch(self.table.bots());
        self.say_the_foregone();
        self.recall(context);
        self.go_on(context)
    }

    // What is drawn

    /// Who plays which seat, to be changed.
    pub(super) fn players<'a, M>(&self, table: Element<'a, M>, words: &Words) -> Element<'a, M>
    where
        M: From<Message<G::Answer>> + Clone + 'a,
    {
        let (names, houses) = (self.names(words), self.houses());
        let lines = self.hands.seats.iter().enumerate().map(|(line, (seat, who))| {
            let (seat, who) = (*seat, *who);
            let house = houses
                .get(seat.index())
                .copied()
                .unwrap_or(iced::Color::TRANSPARENT);
            let guest = self.table.guest(seat).map(Who::Guest);
            let choices = Who::ALL
                .into_iter()
                .chain(guest)
                .map(|who| (who, called(who, words)));
            let choices = widget::tight_choices(choices, who, 13, move |who| {
                M::from(Message::Hands(Hand::Chosen(line, who)))
            });
            row![
                widget::keycap((line + 1).to_string()),
                widget::portrait(names.monster(seat), house, 40),
                container(one_line(names.name(seat).to_owned(), 15.0, font::BOLD, plain)).width(140),
                widget::ring(line == self.hands.at, container(choices).width(360)),
            ]
            .spacing(12)
            .align_y(Center)
            .into()
        });
        let done = question::narrow(
            fl!(words, "play-players-done"),
            "done",
            fl!(words, "play-key-enter"),
            Rank::Main,
            Message::Hands(Hand::Done),
        );
        let cancel = question::narrow(
            fl!(words, "play-players-cancel"),
            "close",
            fl!(words, "key-escape"),
            Rank::Plain,
            Message::MenuPressed,
        );
        let card = column![
            font::title(fl!(words, "play-players-title"), 30).style(theme::accent),
            text(fl!(words, "play-players-hint")).size(14).style(theme::quiet),
            column(lines).spacing(7),
            row![space::horizontal(), cancel, done].spacing(12),
        ]
        .spacing(14)
        .width(620);
        widget::dialog(table, card, Message::MenuPressed.into())
    }

    /// The question who gives up, and whether that is meant.
    pub(super) fn conceding<'a, M>(&self, table: Element<'a, M>, words: &Words) -> Element<'a, M>
    where
        M: From<Message<G::Answer>> + Clone + 'a,
    {
        let (people, names) = (self.concedes().collect::<Vec<Seat>>(), self.names(words));
        let stay = question::line(
            fl!(words, "play-leave-stay"),
            "play",
            fl!(words, "play-key-enter"),
            Rank::Main,
            Message::MenuPressed,
        );
        let alone = people.len() == 1;
        let concedes = people.iter().enumerate().map(|(line, seat)| {
            let (label, key) = if alone {
                (fl!(words, "play-concede-yes"), fl!(words, "play-menu-key-yes"))
            } else {
                let name = names.name(*seat);
                (
                    fl!(words, "play-concede-who", name = name),
                    (line + 1).to_string(),
                )
            };
            let message = Message::Hands(Hand::Conceded(line));
            question::line(label, "close", key, Rank::Grave, message).into()
        });
        let body = if alone {
            fl!(words, "play-concede-body")
        } else {
            fl!(words, "play-concede-body-many")
        };
        let card = column![
            font::title(fl!(words, "play-concede-title"), 30).style(theme::accent),
            text(body).size(16).width(Fill),
            column![stay].extend(concedes).spacing(8),
        ]
        .spacing(18)
        .width(420);
        widget::dialog(table, card, Message::MenuPressed.into())
    }
}

/// Whoever plays, in a word.
fn called(who: Who, words: &Words) -> String {
    match who {
        Who::Guest(_) => fl!(words, "who-guest"),
        who => words.text(&format!("who-{}", who.slug())),
    }
}

impl Hands {
    fn update(&mut self, hand: Hand) {
        let last = self.seats.len().saturating_sub(1);
        match hand {
            Hand::Went(line) => self.at = line.min(last),
            Hand::Step(lines) => self.at = self.at.saturating_add_signed(lines).min(last),
            Hand::Chosen(line, who) => {
                self.at = line.min(last);
                self.set(|_| who);
            }
            Hand::Turned(on) => {
                let guest = self.guests.get(self.at).copied().flatten();
                let all: Vec<Who> = Who::ALL.into_iter().chain(guest).collect();
                self.set(|who| beside(&all, who, on));
            }
            Hand::Open | Hand::Done | Hand::Concede | Hand::Agreed | Hand::Conceded(_) => {}
        }
    }

    fn set(&mut self, choose: impl Fn(Who) -> Who) {
        if let Some((_, who)) = self.seats.get_mut(self.at) {
            *who = choose(*who);
        }
    }
}
