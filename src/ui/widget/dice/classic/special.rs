//! The dice of the monster packs, beside those of the turn: the Berserk die, jagged and red, and the four-sided Die
//! of Fate. They are kept and thrown with the others, and their numbers follow those of the others. Start at
//! [`specials`].

use crate::ui::classic_motion::{Motion, Speed};
use crate::ui::raster;
use crate::ui::theme;
use crate::ui::widget::dice::lay::{KEYS, LIFT, height};
use crate::ui::widget::dice::{draw, pose};
use crate::ui::widget::die;
use crate::ui::widget::painter::{Artwork, Painter, painted};
use crate::ui::widget::tooltip::{self, tooltip};
use engine::classic::{SpecialDie, SpecialFace, State};
use engine::parts::DiceMask;
use iced::widget::canvas::{Action, Event};
use iced::widget::{container, row};
use iced::{Element, Point, Rectangle, Size, Vector, mouse};
use std::time::Instant;

/// How wide the place of such a die is, in die sizes.
const PLACE: f32 = 1.12;

/// How wide so many of them lie, where a die has this size.
#[must_use]
pub fn width(count: usize, size: f32) -> f32 {
    (count as f32 * PLACE * size).ceil()
}

/// Those that lie among the dice of the turn, or are about to be thrown, with their numbers.
#[must_use]
pub fn specials(motion: &Motion) -> Vec<(SpecialDie, usize)> {
    let state = motion.shown();
    let first = motion.in_hand();
    let normal = if first {
        usize::from(state.dice_count(state.active()))
    } else {
        state.turn().dice.len()
    };
    let lies = |die: SpecialDie| of(state, die).is_some() || motion.awaits_special(die);
    let there = [SpecialDie::Berserk, SpecialDie::Fate]
        .into_iter()
        .filter(|die| lies(*die));
    there.zip(normal..).collect()
}

/// What such a die shows in this position.
fn of(state: &State, die: SpecialDie) -> Option<SpecialFace> {
    match die {
        SpecialDie::Berserk => state.berserk_die(),
        SpecialDie::Fate => state.fate(),
    }
}

/// The picture of a face.
fn glyph_of(face: SpecialFace) -> String {
    format!("faces/special/{}.svg", face.slug())
}

fn body(die: SpecialDie, kept: bool) -> &'static str {
    match (die, kept) {
        (SpecialDie::Berserk, false) => "faces/special/berserk.svg",
        (SpecialDie::Berserk, true) => "faces/special/berserk-kept.svg",
        (SpecialDie::Fate, false) => "faces/special/fate.svg",
        (SpecialDie::Fate, true) => "faces/special/fate-kept.svg",
    }
}

/// A special die as it lies.
pub(super) struct Special<'a, Message> {
    motion: &'a Motion,
    die: SpecialDie,
    index: usize,
    size: f32,
    foot: f32,
    kept: bool,
    held: bool,
    advised: bool,
    keyed: bool,
    on_press: Option<Message>,
}

impl<Message> std::fmt::Debug for Special<'_, Message> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Special")
            .field("die", &self.die)
            .field("index", &self.index)
            .finish_non_exhaustive()
    }
}

/// How the special dice are laid: of which size, which are kept, which are advised to be kept.
#[derive(Debug, Clone, Copy)]
pub struct Laying {
    /// The room of a die.
    pub size: f32,
    /// The kept ones, by number.
    pub kept: DiceMask,
    /// Those that nobody may throw again now.
    pub held: DiceMask,
    /// Those that somebody would keep.
    pub advised: DiceMask,
    /// Number keys are shown under them at some time.
    pub numbered: bool,
    /// They are keys now.
    pub keyed: bool,
    /// So far above them the question is clear of what is told of them.
    pub clear: f32,
}

/// The special dice in a row; each is pressed with what `press` says of its number, and explained by `tip`.
pub fn lay<'a, Message: Clone + 'a>(
    motion: &'a Motion,
    laying: Laying,
    press: impl Fn(usize) -> Option<Message>,
    tip: impl Fn(SpecialDie) -> Element<'a, Message>,
) -> Element<'a, Message> {
    let lie = specials(motion).into_iter().map(|(of, index)| {
        let die = Special {
            motion,
            die: of,
            index,
            size: laying.size,
            foot: if laying.numbered { KEYS } else { 0.0 },
            kept: (laying.kept | laying.held) & 1 << index != 0,
            held: laying.held & 1 << index != 0,
            advised: laying.advised & 1 << index != 0,
            keyed: laying.keyed,
            on_press: press(index),
        };
        let high = laying.size * (1.0 + LIFT + 0.14) + KEYS;
        let lies = container(painted(die)).width(PLACE * laying.size).height(high);
        let bubble = container(tip(of)).padding([8, 10]).max_width(300);
        let told = tooltip(lies, bubble, tooltip::Position::Top);
        told.gap(laying.clear + 6.0).into()
    });
    row(lie).into()
}

/// What is remembered from picture to picture: how far it has risen, and whether the pointer is on it.
#[derive(Debug, Default)]
pub(super) struct Memory {
    risen: f32,
    moved: Option<Instant>,
    over: bool,
    pressed: bool,
}

/// How it is at a moment: turned, above its place in die sizes, and what it shows.
struct Pose {
    turn: f32,
    up: f32,
    face: Option<SpecialFace>,
}

impl<Message> Special<'_, Message> {
    fn pose(&self) -> Pose {
        let (motion, state) = (self.motion, self.motion.shown());
        let lies = of(state, self.die);
        // While it tumbles nobody can tell what it shows.
        let passing = |time: f32| {
            let faces: Vec<_> = self.die.each_face().collect();
            let nth = (time * 9.0) as usize + self.index;
            faces.get(nth % faces.len().max(1)).copied()
        };
        if motion.in_hand() {
            let turn = if self.die == SpecialDie::Fate { -0.2 } else { 0.16 };
            return Pose {
                turn,
                up: 0.04,
                face: None,
            };
        }
        if let Some(time) = motion.special_lands(self.die) {
            let left = 1.0 - pose::ease_out(time);
            return Pose {
                turn: left * 5.0,
                up: 0.18 * (time * std::f32::consts::PI).sin(),
                face: if time < 0.55 { passing(time) } else { lies },
            };
        }
        if let Some(time) = motion.special_tumbles(self.die) {
            return Pose {
                turn: 5.0 + (1.0 - time) * 14.0,
                up: 0.16 * (time * 9.0).sin().abs(),
                face: passing(time),
            };
        }
        Pose {
            turn: 0.0,
            up: 0.0,
            face: lies,
        }
    }

    fn middle(&self, size: Size) -> Point {
        Point::new(size.width / 2.0, height(size, self.size, self.foot))
    }
}

impl<Message: Clone> Artwork<Message> for Special<'_, Message> {
    type State = Memory;

    fn update(
        &self,
        memory: &mut Memory,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<Action<Message>> {
        let over = self.on_press.is_some() && cursor.is_over(bounds);
        match event {
            Event::Window(iced::window::Event::RedrawRequested(now)) => {
                let goal = if self.kept { 1.0 } else { 0.0 };
                let step = match memory.moved {
                    Some(before) if self.motion.speed() != Speed::Instant => {
                        now.saturating_duration_since(before).as_secs_f32().min(0.05) / 0.13
                    }
                    _ => 1.0,
                };
                memory.moved = Some(*now);
                memory.risen += (goal - memory.risen).clamp(-step, step);
                let changed = over != memory.over || (memory.risen - goal).abs() > f32::EPSILON;
                memory.over = over;
                changed.then(Action::request_redraw)
            }
            Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft) => {
                let changed = over != memory.over;
                memory.over = over;
                changed.then(Action::request_redraw)
            }
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) if over => {
                memory.pressed = true;
                Some(Action::capture())
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)) => {
                let pressed = std::mem::take(&mut memory.pressed) && over;
                let message = self.on_press.clone().filter(|_| pressed)?;
                Some(Action::publish(message).and_capture())
            }
            _ => None,
        }
    }

    fn draw(&self, memory: &Memory, painter: &mut Painter<'_>, colours: &theme::Colours, size: Size) {
        let pose = self.pose();
        let risen = pose::ease_in_out(memory.risen);
        let ground = self.middle(size);
        let middle = ground - Vector::new(0.0, (risen * LIFT + pose.up) * self.size);
        let edge = self.size * if memory.over { 1.02 } else { 0.97 };
        painter.shadow(
            ground + Vector::new(0.05, 0.36) * self.size,
            Vector::new(0.46, 0.16) * self.size,
            0.7,
        );
        let pixels = painter.pixels(edge);
        let all = Size::new(pixels, pixels);
        let body = body(self.die, self.kept && !self.motion.in_hand());
        let glyph = pose.face.map(glyph_of);
        let picture = match &glyph {
            Some(glyph) => raster::picture(&[(body, raster::WHOLE), (glyph, raster::WHOLE)], all),
            None => raster::picture(&[(body, raster::WHOLE)], all),
        };
        painter.picture(die::place(middle, edge), picture, pose.turn, 1.0);
        let foot = size.height - KEYS / 2.0;
        if self.advised {
            draw::advice(painter, colours, ground, self.size);
        }
        if self.keyed && self.on_press.is_some() && self.index < 9 {
            let at = Point::new(size.width / 2.0, foot);
            draw::key(painter, colours, self.index + 1, at, self.kept);
        }
        if self.held {
            draw::lock(painter, colours, Point::new(size.width / 2.0, foot));
        }
    }

    fn pointer(&self, memory: &Memory) -> mouse::Interaction {
        if memory.over {
            mouse::Interaction::Pointer
        } else {
            mouse::Interaction::None
        }
    }
}
