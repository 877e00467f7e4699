//! A throw: the way of every die from the hand to the place where it comes to lie, worked out before it begins.
//!
//! It is worked out backwards. Each die starts at rest, with its face up, and rolls away from its place, faster
//! and faster, towards the hand; it turns as far as it rolls, bounces off the rim and off the others. Played
//! forwards that is a die that comes out of the hand, tumbles, knocks against others and comes to rest on the
//! face that it was dealt, exactly where it belongs.
//!
//! The same order gives the same flight. Knows no widget and no clock.

use crate::ui::show::pose::{self, Flick};
use iced::{Point, Size, Vector};
use pixels::solid::{REACH, TILT, Turn};

/// The edge of a die, for the room that it has in its row.
pub(super) const EDGE: f32 = 0.8;
/// Until then dice that are thrown again are taken up, and kept ones slide to their place; shares of the time.
pub(super) const TAKEN: f32 = 0.22;
/// How long dice fly before they touch the table, as a share of the time.
const AIR: f32 = 0.34;
/// After this share of the time the last die lies, but for its rocking.
const LANDED: f32 = 0.95;
/// Moments that are worked out.
const STEPS: usize = 72;
/// How near dice come to each other before they knock, in their rooms.
const NEAR: f32 = 0.9;
/// How much the height of a die lifts it in the picture, in its rooms.
const LIFTS: f32 = 0.42;

/// What is thrown, and where it is to lie. Lengths are those of the tray.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Order {
    /// The tray, whose rim no die crosses.
    pub room: Size,
    /// The room of a die in its row.
    pub size: f32,
    /// The dice that are thrown.
    pub dice: Vec<Thrown>,
    /// Dice that lie there already.
    pub lying: Vec<Point>,
    /// What makes this throw unlike others.
    pub salt: u32,
    /// How it was flicked.
    pub flick: Flick,
    /// The dice lay on the table and are taken up first.
    pub again: bool,
}

/// A die that is thrown.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Thrown {
    /// Where it is before.
    pub from: Point,
    /// How it is turned there.
    pub before: Turn,
    /// Where it comes to lie.
    pub to: Point,
    /// How it lies there.
    pub after: Turn,
}

/// How a die is at a moment.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Moment {
    /// Its middle in the picture.
    pub middle: Point,
    /// How it is turned.
    pub turn: Turn,
    /// How high it flies above the table, in its rooms.
    pub height: f32,
    /// Larger than at rest: it is nearer to the eye.
    pub scale: f32,
    /// Does it keep still, on the table or in the hand?
    pub lies: bool,
}

/// The ways of the dice of a throw.
#[derive(Debug, Clone)]
pub(super) struct Flight {
    order: Order,
    paths: Vec<Path>,
    hand: Point,
}

/// The way of a die: where it would roll and how it is turned, at each step, and when it lies.
#[derive(Debug, Clone)]
struct Path {
    steps: Vec<(Point, Turn)>,
    lands: f32,
}

/// A die on its way back.
struct Rolling {
    at: Point,
    turn: Turn,
    way: Vector,
    lands: f32,
    /// How much faster it becomes.
    gains: f32,
    /// How often it may still knock against others: one that is hemmed in jumps over them.
    knocks: u8,
}

impl Rolling {
    fn speed(&self, time: f32) -> f32 {
        let since = (self.lands - time).max(0.0);
        self.gains * since.min(self.lands - AIR)
    }
}

/// Where dice are in a hand: the `nth` of `count` around its middle, in rooms of a die, and how it is turned.
pub(super) fn held(nth: usize, count: usize) -> (Vector, Turn) {
    let row = count.div_ceil(2).max(1);
    let (across, down) = ((nth % row) as f32, (nth / row) as f32);
    let long = if nth < row { row } else { count - row } as f32;
    let noise = |which: u32| pose::noise(nth as u32 + 11, which) - 0.5;
    let x = (across - (long - 1.0) / 2.0) * 0.66 + 0.08 * noise(1);
    let y = (down - if count > row { 0.5 } else { 0.0 }) * 0.34 + 0.08 * noise(2);
    let tilt = Turn::around(
        [noise(3).signum() * 0.6, 0.8, 0.0],
        0.5 * noise(4) + 0.35 * noise(5).signum(),
    );
    (
        Vector::new(x, y),
        tilt.after(Turn::upright((nth * 5 + 2) % 6, 1.2 * noise(6))),
    )
}

impl Flight {
    /// Works out a throw.
    pub(super) fn of(order: Order) -> Self {
        let hand = order.hand();
        let mut rolling = order.starts(hand);
        let mut paths: Vec<Path> = rolling
            .iter()
            .map(|die| Path {
                steps: Vec::with_capacity(STEPS + 1),
                lands: die.lands,
            })
            .collect();
        for step in (0..=STEPS).rev() {
            let time = step as f32 / STEPS as f32;
            for (path, die) in paths.iter_mut().zip(&rolling) {
                path.steps.push((die.at, die.turn));
            }
            order.roll(&mut rolling, time);
        }
        for path in &mut paths {
            path.steps.reverse();
        }
        Self { order, paths, hand }
    }

    /// What was thrown.
    pub(super) fn order(&self) -> &Order {
        &self.order
    }

    /// How the `nth` die is when this share of the time has gone.
    ///
    /// # Panics
    /// When no such die was thrown.
    pub(super) fn at(&self, nth: usize, time: f32) -> Moment {
        let (path, die, order) = (&self.paths[nth], self.order.dice[nth], &self.order);
        let taken = if order.again { TAKEN } else { 0.0 };
        if time < taken {
            return self.taken_up(nth, time / taken);
        }
        let time = (time - taken) / (1.0 - taken);
        if time >= path.lands {
            return self.landed(nth, (time - path.lands) / (1.0 - path.lands));
        }
        let (rolls, turn) = path.at(time);
        let out = (time / AIR).min(1.0);
        // Out of the hand, with the speed of the flick, and into the way that was worked out.
        let (hand, held) = self.in_hand(nth);
        let flung = hand + order.flick.way * (order.size * time);
        let way = pose::ease_in_out(out);
        let at = flung + (rolls - flung) * way;
        let turn = (if order.again { held } else { die.before }).towards(turn, (out * 1.5).min(1.0));
        self.seen(at, turn, hop(time, path.lands))
    }

    /// A die on its way from where it lay into the hand.
    fn taken_up(&self, nth: usize, way: f32) -> Moment {
        let die = self.order.dice[nth];
        let (hand, held) = self.in_hand(nth);
        let way = pose::ease_in_out(way);
        self.seen(
            die.from + (hand - die.from) * way,
            die.before.towards(held, way),
            way * hop(0.0, 1.0),
        )
    }

    /// Where the `nth` die leaves the hand, and how it is turned there.
    fn in_hand(&self, nth: usize) -> (Point, Turn) {
        if !self.order.again {
            let die = self.order.dice[nth];
            return (die.from, die.before);
        }
        let (place, turn) = held(nth, self.order.dice.len());
        (self.hand + place * self.order.size, turn)
    }

    /// A die that has come to lie, and rocks for a moment: `since` from 0 to 1.
    fn landed(&self, nth: usize, since: f32) -> Moment {
        let die = self.order.dice[nth];
        if since >= 1.0 {
            return Moment {
                middle: die.to,
                turn: die.after,
                height: 0.0,
                scale: 1.0,
                lies: true,
            };
        }
        let (last, _) = self.paths[nth].at(self.paths[nth].lands - 0.04);
        let way = die.to - last;
        let length = way.x.hypot(way.y).max(0.001);
        let rocks = 0.16 * (since * std::f32::consts::TAU).sin() * (1.0 - since);
        let turn = Turn::around([-way.y / length, way.x / length, 0.0], rocks).after(die.after);
        self.seen(die.to, turn, 0.0)
    }

    fn seen(&self, at: Point, turn: Turn, height: f32) -> Moment {
        seen(self.order.room, self.order.size, at, turn, height)
    }
}

/// A die that is held in the hand over the tray: the `nth` of `count`.
pub(super) fn in_hand(room: Size, size: f32, hand: Point, nth: usize, count: usize) -> Moment {
    let (place, turn) = held(nth, count);
    Moment {
        lies: true,
        ..seen(room, size, hand + place * size, turn, hop(0.0, 1.0))
    }
}

/// Where the hand is: where it is flicked from, or at the lower edge.
pub(super) fn hand(room: Size, size: f32, flick: Flick) -> Point {
    match flick.from {
        Some((x, y)) => Point::new(x * room.width, y * room.height),
        None => Point::new(room.width / 2.0, room.height - 0.5 * size),
    }
}

/// A die as the camera sees it. However it flies, none of it crosses the rim of the tray.
fn seen(room: Size, size: f32, at: Point, turn: Turn, height: f32) -> Moment {
    let half = EDGE * size / 2.0;
    let most = (room.height.min(room.width) / (2.0 * REACH * half)).max(1.0);
    let scale = (1.0 + 0.16 * height).min(most);
    let (across, down) = turn.reach();
    let (across, down) = (across * half * scale, down * half * scale);
    let lift = height * LIFTS * size + (turn.height() - 1.0) * half * TILT.0;
    let within = |at: f32, reach: f32, room: f32| at.max(reach).min((room - reach).max(reach));
    Moment {
        middle: Point::new(
            within(at.x, across, room.width),
            within(at.y - lift, down, room.height),
        ),
        turn,
        height,
        scale,
        lies: false,
    }
}

impl Path {
    fn at(&self, time: f32) -> (Point, Turn) {
        let place = time.clamp(0.0, 1.0) * STEPS as f32;
        let before = (place as usize).min(STEPS - 1);
        let way = place - before as f32;
        let ((here, turn), (there, next)) = (self.steps[before], self.steps[before + 1]);
        (here + (there - here) * way, turn.towards(next, way))
    }
}

/// How high a die flies at a time, in its rooms: out of the hand, and then two hops, each lower.
fn hop(time: f32, lands: f32) -> f32 {
    let arc = |from: f32, to: f32| {
        let way = (time - from) / (to - from).max(0.01);
        if (0.0..1.0).contains(&way) {
            4.0 * way * (1.0 - way)
        } else {
            0.0
        }
    };
    let rest = lands - AIR;
    // The hand is above the table: the first arc has begun before.
    let thrown = if time < AIR {
        let way = time / AIR;
        (1.0 - way) * (0.8 + 1.6 * way)
    } else {
        0.0
    };
    thrown + 0.4 * arc(AIR, AIR + 0.45 * rest) + 0.12 * arc(AIR + 0.45 * rest, AIR + 0.7 * rest)
}

impl Order {
    /// Where the hand is. It takes dice up over the places of those that are thrown, not over others that lie.
    fn hand(&self) -> Point {
        let mut hand = hand(self.room, self.size, self.flick);
        if self.again && self.flick.from.is_none() {
            let sum: f32 = self.dice.iter().map(|die| die.to.x).sum();
            hand.x = sum / self.dice.len().max(1) as f32;
        }
        hand
    }

    /// The dice at rest, from where they roll back to the hand. Those that lie farthest from it have come to lie
    /// first, so that none has to pass another one that lies.
    fn starts(&self, hand: Point) -> Vec<Rolling> {
        let far = |die: &Thrown| die.to.distance(hand);
        let count = self.dice.len().max(1) as f32;
        let noise =
            |nth: usize, which: u32| pose::noise(self.salt.wrapping_mul(31).wrapping_add(nth as u32), which);
        let strength = self.flick.way.x.hypot(self.flick.way.y);
        let start = |(nth, die): (usize, &Thrown)| {
            let farther = self.dice.iter().filter(|other| far(other) > far(die)).count();
            let lands = LANDED - 0.24 * (1.0 - (farther as f32 + 1.0) / count) - 0.03 * noise(nth, 0);
            let home = hand - die.to;
            let angle = home.y.atan2(home.x) + 1.1 * (noise(nth, 1) - 0.5);
            let rolls = (home.x.hypot(home.y) / self.size * (0.75 + 0.2 * noise(nth, 2))).clamp(2.8, 5.0);
            let rolls = rolls * (1.0 + 0.03 * strength.min(12.0));
            Rolling {
                at: die.to,
                turn: die.after,
                way: along(angle, noise(nth, 3) > 0.5),
                lands,
                gains: 2.0 * rolls / (lands - AIR).powi(2),
                knocks: 2,
            }
        };
        self.dice.iter().enumerate().map(start).collect()
    }

    /// Rolls everything one step further back.
    fn roll(&self, dice: &mut [Rolling], time: f32) {
        let step = 1.0 / STEPS as f32;
        for die in dice.iter_mut() {
            let far = die.speed(time) * step * self.size;
            if far <= 0.0 {
                continue;
            }
            die.at += die.way * far;
            // Forwards it rolls against its way here; backwards that is undone.
            let axis = [die.way.y, -die.way.x, 0.0];
            let angle = far / (self.size * EDGE * std::f32::consts::FRAC_2_PI);
            die.turn = Turn::around(axis, -angle).after(die.turn);
            self.rebound(die);
        }
        for first in 0..dice.len() {
            let (before, after) = dice.split_at_mut(first + 1);
            let Some(one) = before.last_mut() else { continue };
            for place in &self.lying {
                knock(one, *place, self.size);
            }
            for other in after {
                let (a, b) = (one.speed(time) > 0.0, other.speed(time) > 0.0);
                if a {
                    knock(one, other.at, self.size);
                }
                if b {
                    knock(other, one.at, self.size);
                }
            }
        }
    }

    /// Off the rim of the tray.
    fn rebound(&self, die: &mut Rolling) {
        let reach = 0.62 * self.size;
        let side = |at: &mut f32, way: &mut f32, room: f32| {
            let (low, high) = (reach.min(room / 2.0), (room - reach).max(room / 2.0));
            if *at < low && *way < 0.0 || *at > high && *way > 0.0 {
                *way = -*way;
            }
            *at = at.clamp(low, high);
        };
        let home = die.at;
        side(&mut die.at.x, &mut die.way.x, self.room.width);
        side(&mut die.at.y, &mut die.way.y, self.room.height);
        // A row may lie nearer to the rim than dice roll: they leave it slowly.
        let slack = 0.04 * self.size;
        die.at.y = home.y + (die.at.y - home.y).clamp(-slack, slack);
    }
}

/// The way of a die at this angle. A tray is wide and low: nothing rolls up and down in it for long.
fn along(angle: f32, right: bool) -> Vector {
    let (down, across) = angle.sin_cos();
    let aside = if right { 0.6 } else { -0.6 };
    let across = if across.abs() < 0.6 { aside } else { across };
    let length = across.hypot(0.4 * down);
    Vector::new(across / length, 0.4 * down / length)
}

/// A die that comes too near to another one turns away from it.
fn knock(die: &mut Rolling, other: Point, size: f32) {
    let between = die.at - other;
    let far = between.x.hypot(between.y);
    if far >= NEAR * size || far < 0.001 || die.knocks == 0 {
        return;
    }
    let (x, y) = (between.x / far, between.y / far);
    let into = die.way.x * x + die.way.y * y;
    if into < 0.0 {
        die.way = Vector::new(die.way.x - 2.0 * into * x, die.way.y - 2.0 * into * y);
        die.knocks -= 1;
    }
}
