//! When a bubble appears, how long it stays, and what it covers.

use super::{AGAIN, Duration, Instant, Position, RESTS, SHOWN, STAYS, ground, tooltip};
use iced::advanced::clipboard;
use iced::advanced::renderer::Headless;
use iced::mouse::{self, Button, Cursor};
use iced::widget::{button, column, container, row, space};
use iced::{Element, Event, Pixels, Point, Rectangle, Renderer, Size, keyboard, window};
use iced_runtime::user_interface::{Cache, UserInterface};

const ROOM: Size = Size::new(600.0, 400.0);
/// What is explained, in the middle of the window.
const ABOUT: Rectangle = Rectangle {
    x: 260.0,
    y: 180.0,
    width: 80.0,
    height: 40.0,
};
const INSIDE: Point = Point::new(300.0, 200.0);

fn renderer() -> Renderer {
    let renderer = <Renderer as Headless>::new(crate::ui::font::TEXT, Pixels(16.0), Some("tiny-skia"));
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .expect("a runtime");
    runtime.block_on(renderer).expect("a renderer")
}

/// A window with something explained in its middle, and buttons above it if wanted.
fn view(buttons: bool) -> Element<'static, ()> {
    let about = space().width(ABOUT.width).height(ABOUT.height);
    let bubble = container(space().width(200).height(60));
    let told = tooltip(about, bubble, Position::Top);
    let answers = (0..5).map(|_| button(space().width(80).height(30)).on_press(()).into());
    let above: Element<'_, ()> = if buttons {
        column![space().height(120), row(answers).spacing(4)].into()
    } else {
        space().height(180).into()
    };
    let above = container(above).height(ABOUT.y);
    let all = column![above, row![space().width(ABOUT.x), told]];
    ground(container(all).width(ROOM.width).height(ROOM.height), None, ())
}

/// A window that is used, and the time in it.
struct Used {
    renderer: Renderer,
    cache: Option<Cache>,
    buttons: bool,
    cursor: Cursor,
    now: Instant,
}

impl Used {
    fn new(buttons: bool) -> Self {
        Self {
            renderer: renderer(),
            cache: Some(Cache::default()),
            buttons,
            cursor: Cursor::Unavailable,
            now: Instant::now(),
        }
    }

    /// Where the bubble lies after these events, if there is one.
    fn after(&mut self, events: &[Event]) -> Option<Rectangle> {
        let cache = self.cache.take().expect("a window");
        let mut window = UserInterface::build(view(self.buttons), ROOM, cache, &mut self.renderer);
        let mut messages = Vec::new();
        for event in events {
            let one = std::slice::from_ref(event);
            let _ = window.update(
                one,
                self.cursor,
                &mut self.renderer,
                &mut clipboard::Null,
                &mut messages,
            );
        }
        SHOWN.take();
        // It is laid anew with the next picture.
        let cache = window.into_cache();
        let mut window = UserInterface::build(view(self.buttons), ROOM, cache, &mut self.renderer);
        let _ = window.update(
            &[],
            self.cursor,
            &mut self.renderer,
            &mut clipboard::Null,
            &mut messages,
        );
        self.cache = Some(window.into_cache());
        SHOWN.take()
    }

    fn moved(&mut self, to: Point) -> Option<Rectangle> {
        self.cursor = Cursor::Available(to);
        self.after(&[Event::Mouse(mouse::Event::CursorMoved { position: to })])
    }

    fn waits(&mut self, time: Duration) -> Option<Rectangle> {
        // What comes to rest now was moved at the time that the system says.
        self.now = self.now.max(Instant::now()) + time;
        self.after(&[Event::Window(window::Event::RedrawRequested(self.now))])
    }
}

const MOMENT: Duration = Duration::from_millis(20);

#[test]
fn a_bubble_appears_where_a_moved_pointer_rests_and_goes_by_itself() {
    let mut window = Used::new(false);
    assert_eq!(window.moved(INSIDE), None, "not at once");
    assert_eq!(window.waits(MOMENT), None);
    let shown = window.waits(RESTS).expect("it is explained");
    assert!(shown.intersection(&ABOUT).is_none(), "{shown:?}");
    assert!(window.waits(STAYS / 2).is_some(), "there is time to read");
    assert_eq!(window.waits(STAYS), None, "it goes");
    assert_eq!(window.waits(STAYS), None, "and stays away");
    // A hand that trembles does not call it back; a pointer that is moved does.
    window.moved(INSIDE + iced::Vector::new(1.0, 1.0));
    assert_eq!(window.waits(RESTS), None);
    window.moved(INSIDE + iced::Vector::new(AGAIN + 1.0, 0.0));
    assert!(window.waits(RESTS).is_some());
    window.moved(Point::new(20.0, 20.0));
    assert_eq!(window.waits(RESTS), None);
}

#[test]
fn nothing_appears_under_a_pointer_that_has_not_moved() {
    let mut window = Used::new(false);
    window.cursor = Cursor::Available(INSIDE);
    for _ in 0..5 {
        assert_eq!(window.waits(RESTS * 3), None);
    }
    // The system tells where it is without its having been moved.
    assert_eq!(window.moved(INSIDE), None);
    assert_eq!(window.waits(RESTS * 3), None);
    window.moved(INSIDE + iced::Vector::new(12.0, 0.0));
    assert!(window.waits(RESTS).is_some());
}

#[test]
fn whatever_is_pressed_turned_or_typed_ends_it() {
    let key = keyboard::Event::KeyPressed {
        key: keyboard::Key::Character("y".into()),
        modified_key: keyboard::Key::Character("y".into()),
        physical_key: keyboard::key::Physical::Unidentified(keyboard::key::NativeCode::Unidentified),
        location: keyboard::Location::Standard,
        modifiers: keyboard::Modifiers::default(),
        text: None,
        repeat: false,
    };
    let scrolled = mouse::Event::WheelScrolled {
        delta: mouse::ScrollDelta::Lines { x: 0.0, y: 1.0 },
    };
    for event in [
        Event::Mouse(mouse::Event::ButtonPressed(Button::Left)),
        Event::Mouse(mouse::Event::ButtonPressed(Button::Right)),
        Event::Mouse(scrolled),
        Event::Keyboard(key),
    ] {
        let mut window = Used::new(false);
        window.moved(INSIDE);
        assert!(window.waits(RESTS).is_some());
        assert_eq!(window.after(std::slice::from_ref(&event)), None, "{event:?}");
        assert_eq!(window.waits(RESTS * 3), None, "{event:?}");
        // Also before it has appeared.
        let mut window = Used::new(false);
        window.moved(INSIDE);
        let _ = window.after(&[event]);
        assert_eq!(window.waits(RESTS * 3), None);
    }
}

#[test]
fn a_bubble_lies_on_another_side_rather_than_over_buttons() {
    let mut free = Used::new(false);
    free.moved(INSIDE);
    let above = free.waits(RESTS).expect("a bubble");
    assert!(above.y + above.height <= ABOUT.y, "{above:?}");
    let mut window = Used::new(true);
    window.moved(INSIDE);
    let lies = window.waits(RESTS).expect("a bubble");
    let buttons = Rectangle::new(Point::new(0.0, 120.0), Size::new(470.0, 40.0));
    assert!(lies.intersection(&buttons).is_none(), "{lies:?}");
    assert!(lies.intersection(&ABOUT).is_none(), "{lies:?}");
    assert!(lies.is_within(&Rectangle::with_size(ROOM)));
}

#[test]
fn a_bubble_lies_within_the_window_and_beside_what_it_explains() {
    let size = Size::new(220.0, 90.0);
    let nothing = super::free::Taken::default();
    let mut checked = 0;
    for wanted in [
        Position::Top,
        Position::Bottom,
        Position::Left,
        Position::Right,
        Position::FollowCursor,
    ] {
        for x in (0..=10).map(|step| step as f32 * 56.0) {
            for y in (0..=10).map(|step| step as f32 * 37.0) {
                let about = Rectangle::new(Point::new(x, y), Size::new(40.0, 30.0));
                let at = super::lying(wanted, 6.0, size, about, ROOM, &nothing);
                let lies = Rectangle::new(at, size);
                assert!(
                    lies.intersection(&about).is_none(),
                    "{wanted:?} {about:?} {lies:?}"
                );
                assert!(lies.is_within(&Rectangle::with_size(ROOM)), "{lies:?}");
                checked += 1;
            }
        }
    }
    assert_eq!(checked, 605);
}
