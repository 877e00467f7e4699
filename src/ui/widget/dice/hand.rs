//! What a hand does with dice: it points at them, presses them, and throws them.

use super::lay::GAP;
use super::{DiceView, Flick, Flight, Order, Tray, pose};
use crate::ui::show::Speed;
use engine::parts::{DiceMask, MAX_DICE};
use iced::widget::canvas::{Action, Event};
use iced::{Point, Rectangle, Vector, mouse};
use std::cell::RefCell;
use std::time::{Duration, Instant};

/// How far dice are dragged at least that are thrown, in rooms of a die: less is a press.
const DRAGGED: f32 = 0.6;
/// Dice on the table are flicked; who takes longer has thought better of it.
const QUICK: Duration = Duration::from_millis(600);
/// What the hand did before is not how fast it is when it lets go.
const LATELY: Duration = Duration::from_millis(90);
/// The time of a throw, in which the speed of a hand is counted.
const THROW: f32 = 0.48;
/// No hand is faster than this, in rooms of a die.
const FASTEST: f32 = 9.0;

/// What the pointer is on, how far each die has risen, and what a hand is doing.
#[derive(Debug)]
pub struct Hover<F> {
    pub(super) over: Option<Over<F>>,
    pub(super) risen: [f32; MAX_DICE],
    moved: Option<Instant>,
    grip: Option<Grip<F>>,
    /// Where the dice were let go that are about to fly.
    let_go: Option<(f32, f32)>,
    /// The flight that is being shown.
    pub(super) flight: RefCell<Option<Flight>>,
}

impl<F> Default for Hover<F> {
    fn default() -> Self {
        Self {
            over: None,
            risen: [0.0; MAX_DICE],
            moved: None,
            grip: None,
            let_go: None,
            flight: RefCell::default(),
        }
    }
}

impl<F> Hover<F> {
    /// Where dice are held that wait to be thrown; `None` for where they wait by themselves.
    pub(super) fn held(&self) -> Option<(f32, f32)> {
        let held = self.grip.as_ref().filter(|grip| grip.holds);
        held.map(|grip| grip.share).or(self.let_go)
    }

    /// The flight of an order, worked out once.
    pub(super) fn flight(&self, order: Order) -> std::cell::Ref<'_, Option<Flight>> {
        let known = self
            .flight
            .borrow()
            .as_ref()
            .is_some_and(|flight| *flight.order() == order);
        if !known {
            *self.flight.borrow_mut() = Some(Flight::of(order));
        }
        self.flight.borrow()
    }
}

/// What the pointer is on.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Over<F> {
    /// A die that can be pressed.
    Die(usize),
    /// A group that can be pressed.
    Group(F),
}

/// The button of the mouse is down.
#[derive(Debug)]
struct Grip<F> {
    /// What was pressed.
    on: Option<Over<F>>,
    /// The dice in the hand are held.
    holds: bool,
    from: Point,
    since: Instant,
    /// Where the hand is, in shares of the tray.
    share: (f32, f32),
    /// Where it has been lately.
    trail: Vec<(Point, Instant)>,
}

impl<F> Grip<F> {
    fn go(&mut self, at: Point, bounds: Rectangle, now: Instant) {
        self.trail
            .retain(|(_, then)| now.saturating_duration_since(*then) < LATELY);
        self.trail.push((at, now));
        let share = |at: f32, from: f32, room: f32| ((at - from) / room.max(1.0)).clamp(0.0, 1.0);
        self.share = (
            share(at.x, bounds.x, bounds.width),
            share(at.y, bounds.y, bounds.height),
        );
    }

    /// How fast the hand has been lately, in rooms of a die in the time of a throw.
    fn way(&self, size: f32) -> Vector {
        let (Some((from, then)), Some((to, now))) = (self.trail.first(), self.trail.last()) else {
            return Vector::ZERO;
        };
        let time = now.saturating_duration_since(*then).as_secs_f32();
        if time < 0.004 {
            return Vector::ZERO;
        }
        let way = (*to - *from) * (THROW / time / size.max(1.0));
        let fast = way.x.hypot(way.y);
        way * (FASTEST / fast.max(FASTEST))
    }
}

impl<D: DiceView, Message> Tray<'_, D, Message> {
    pub(super) fn over(&self, bounds: Rectangle, cursor: mouse::Cursor) -> Option<Over<D::Face>> {
        let at = cursor.position_in(bounds)?;
        let laid = self.layout(bounds.size());
        if self.on_group.is_some() && self.row.gathered() >= 1.0 {
            let group = laid.groups.iter().find(|group| group.place.contains(at))?;
            return self.waits(group.face).then_some(Over::Group(group.face));
        }
        if self.on_die.is_none() || self.row.dice().is_empty() {
            return None;
        }
        let reach = laid.size * (1.0 + GAP) / 2.0;
        let near =
            |middle: &Point| (middle.x - at.x).abs() <= reach && (middle.y - at.y).abs() <= reach * 1.2;
        let die = laid.dice.iter().position(near)?;
        self.answers(die).then_some(Over::Die(die))
    }

    /// Can dice be thrown by hand now?
    pub(super) fn throws(&self) -> bool {
        let may = self.on_throw.as_ref().and_then(|thrown| thrown(Flick::default()));
        may.is_some()
    }

    /// The dice that are kept.
    pub(super) fn kept_dice(&self) -> DiceMask {
        let all = self.row.dice().all();
        let from_show = || self.row.rerolling().map_or(0, |again| all & !again);
        (self.kept.unwrap_or_else(from_show) | self.held) & all
    }

    /// Lets kept dice rise; true while some still move.
    fn rise(&self, hover: &mut Hover<D::Face>, now: Instant) -> bool {
        let kept = self.kept_dice();
        let step = match hover.moved {
            Some(before) if self.row.speed() != Speed::Instant => {
                now.saturating_duration_since(before).as_secs_f32().min(0.05) / 0.13
            }
            _ => 1.0,
        };
        let mut moving = false;
        for (index, risen) in hover.risen.iter_mut().enumerate() {
            let goal = if kept & 1 << index != 0 { 1.0 } else { 0.0 };
            *risen = if *risen < goal {
                (*risen + step).min(goal)
            } else {
                (*risen - step).max(goal)
            };
            moving |= (*risen - goal).abs() > f32::EPSILON;
        }
        // After a rest the first step is a short one.
        hover.moved = Some(now);
        moving
    }

    /// Takes in what a hand does.
    pub(super) fn handle(
        &self,
        hover: &mut Hover<D::Face>,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<Action<Message>> {
        match event {
            Event::Window(iced::window::Event::RedrawRequested(now)) => {
                let over = self.over(bounds, cursor);
                let changed = over != hover.over;
                hover.over = over;
                if hover.grip.as_ref().is_some_and(|grip| grip.holds) && !(self.holds() && self.throws()) {
                    // They have been thrown meanwhile.
                    hover.grip = None;
                }
                if !self.holds() || self.throws() {
                    // They fly, or it was no throw.
                    hover.let_go = None;
                }
                (self.rise(hover, *now) || changed).then(Action::request_redraw)
            }
            Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft) => {
                let over = self.over(bounds, cursor);
                let mut changed = over != hover.over;
                hover.over = over;
                if let (Some(grip), Some(at)) = (&mut hover.grip, cursor.position()) {
                    grip.go(at, bounds, Instant::now());
                    changed |= grip.holds;
                }
                changed.then(Action::request_redraw)
            }
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => {
                let (over, at) = (self.over(bounds, cursor), cursor.position_over(bounds)?);
                let throws = self.throws();
                if over.is_none() && !throws {
                    return None;
                }
                let now = Instant::now();
                let mut grip = Grip {
                    on: over,
                    holds: throws && self.holds(),
                    from: at,
                    since: now,
                    share: (0.0, 0.0),
                    trail: Vec::new(),
                };
                grip.go(at, bounds, now);
                hover.grip = Some(grip);
                Some(Action::request_redraw().and_capture())
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)) => {
                let (mut grip, now) = (hover.grip.take()?, Instant::now());
                grip.go(cursor.position().unwrap_or(grip.from), bounds, now);
                hover.let_go = grip.holds.then_some(grip.share);
                let message = self.let_go(&grip, bounds, cursor, now);
                Some(message.map_or_else(Action::request_redraw, |message| {
                    Action::publish(message).and_capture()
                }))
            }
            _ => None,
        }
    }

    /// The button of the mouse has been released: dice are thrown, or something has been pressed.
    fn let_go(
        &self,
        grip: &Grip<D::Face>,
        bounds: Rectangle,
        cursor: mouse::Cursor,
        now: Instant,
    ) -> Option<Message> {
        let at = cursor.position().unwrap_or(grip.from);
        let size = self.layout(bounds.size()).size;
        let dragged = at.distance(grip.from) >= DRAGGED * size;
        if let Some(thrown) = &self.on_throw {
            let quick = now.saturating_duration_since(grip.since) < QUICK;
            if grip.holds || (dragged && quick && !self.holds()) {
                return thrown(Flick {
                    from: Some(grip.share),
                    way: grip.way(size),
                });
            }
        }
        let over = self.over(bounds, cursor);
        match over.filter(|over| Some(*over) == grip.on)? {
            Over::Die(index) => self.on_die.as_ref()?(index),
            Over::Group(face) => self.on_group.as_ref()?(face),
        }
    }

    /// How a die lies that is not thrown: turned a little on the table, unless it is kept.
    pub(super) fn askew(&self, index: usize, risen: f32) -> f32 {
        let loose = 1.0 - self.row.gathered();
        let yaw = (pose::noise(index as u32, 7) - 0.5) * 0.24 * (1.0 - risen) * loose;
        // In steps that nobody sees: each is a picture.
        (yaw * 50.0).round() / 50.0
    }
}
