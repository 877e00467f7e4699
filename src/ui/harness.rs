//! What the tests of screens stand on: words, settings and room, tasks run to their end, keys, and a
//! simulated window.

use super::frame::choice::Key as Typed;
use super::frame::keys::{self, Pressed};
use super::frame::room::Room;
use super::frame::{self, Wish};
use super::game_screen::{GameScreen, ScreenGame};
use super::widget::{dials, painter};
use super::{Context, font};
use crate::storage::{FirstThrow, Settings, Speed};
use engine::Seat;
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::{Element, Rectangle, Size, Task};
use iced_test::Simulator;
use iced_test::selector::Candidate;
use std::cell::Cell;
use std::time::{Duration, Instant};
use words::{Language, Words, fl};

/// What is lent to a screen.
pub(super) struct Surroundings {
    pub words: Words,
    pub settings: Settings,
    pub size: Size,
    /// How late it is.
    pub now: Cell<Instant>,
}

impl Surroundings {
    /// In the smallest window, where dice throw themselves.
    pub(super) fn new(language: Language, speed: Speed) -> Self {
        // What is drawn is measured before it is.
        font::load();
        Self {
            words: Words::new(language),
            settings: Settings {
                speed,
                first_throw: FirstThrow::ByItself,
                ..Settings::default()
            },
            size: crate::ui::SMALLEST,
            now: Cell::new(Instant::now()),
        }
    }

    /// In English, and without a show.
    pub(super) fn quick() -> Self {
        Self::new(Language::English, Speed::Instant)
    }

    /// A moment after the last one: time enough to read a question.
    pub(super) fn context(&self) -> Context<'_> {
        self.after(Duration::from_secs(1))
    }

    /// So much later than the last time.
    pub(super) fn after(&self, time: Duration) -> Context<'_> {
        self.now.set(self.now.get() + time);
        Context {
            words: &self.words,
            settings: &self.settings,
            size: self.size,
            pixels: 1.0,
            now: self.now.get(),
            bare: false,
            focused: true,
        }
    }

    /// A window of this size with what is drawn in it.
    pub(super) fn simulator<'a, M>(&self, view: impl Into<Element<'a, M>>) -> Simulator<'a, M>
    where
        M: 'a,
    {
        let settings = iced::Settings {
            default_font: font::TEXT,
            ..iced::Settings::default()
        };
        Simulator::with_size(settings, self.size, view)
    }
}

/// Everything that is written in a window, seen or not, and where.
pub(super) fn written<M>(ui: &mut Simulator<'_, M>) -> Vec<(String, Rectangle)> {
    let mut written = Vec::new();
    let _ = ui.find(|candidate: Candidate<'_>| -> Option<()> {
        if let Candidate::Text { content, bounds, .. } = candidate {
            written.push((content.to_owned(), bounds));
        }
        None
    });
    written
}

/// Windows of these sizes in both languages and at every text size, each with what it is called.
pub(super) fn at_every_text_size(windows: &[(f32, f32)]) -> Vec<(Surroundings, String)> {
    let mut all = Vec::new();
    for language in Language::ALL {
        for (width, height) in windows {
            for percent in [80, 100, 107, 130, 160] {
                let window = Size::new(*width, *height);
                let mut surroundings = Surroundings::new(language, Speed::Instant);
                surroundings.size = window * (1.0 / super::scale(window, percent));
                all.push((surroundings, format!("{language} {width} {percent} %")));
            }
        }
    }
    all
}

/// What of the bars of a table has no room: words that reach out of their bar or lie over each other, and rolls that are
/// not told to the end.
pub(super) fn cut_in_bars<G: ScreenGame>(
    screen: &GameScreen<G>,
    room: &Room,
    surroundings: &Surroundings,
) -> Vec<String> {
    let mut ui = surroundings.simulator(screen.view(surroundings.context()));
    let written = written(&mut ui);
    let mut cut = Vec::new();
    for bar in ["region-status", "region-question"] {
        let place = ui
            .find(iced_test::selector::id(bar))
            .expect("it is drawn")
            .bounds();
        let inside = written
            .iter()
            .filter(|(said, at)| !said.trim().is_empty() && place.contains(at.center()));
        let inside: Vec<&(String, Rectangle)> = inside.collect();
        for (nth, (said, at)) in inside.iter().enumerate() {
            // Letters that lean reach over their edge by a hair.
            if at.x < place.x || at.x + at.width > place.x + place.width || at.height > place.height {
                cut.push(format!("{bar}: {said} at {at:?} in {place:?}"));
            }
            for (other, there) in &inside[..nth] {
                let shared = at.intersection(there);
                if shared.is_some_and(|shared| shared.width > 1.0 && shared.height > 2.0) {
                    cut.push(format!("{bar}: {said} over {other}"));
                }
            }
        }
    }
    if let Ok(rolls) = ui.find(iced_test::selector::id(frame::ribbon::ROLLS)) {
        let place = rolls.bounds();
        let counted = written.iter().filter(|(_, at)| place.contains(at.center()));
        let counted = counted.filter_map(|(said, _)| said.split_once('/')).next();
        let [used, limit] = counted.map_or([0, 0], |(used, limit)| {
            [used, limit].map(|count| count.parse().unwrap_or(0))
        });
        let wanted = dials::rolls_width(used, limit, frame::ribbon::pip(room));
        if limit == 0 || place.width + 1.5 < wanted {
            cut.push(format!("rolls {used}/{limit} in {place:?}, {wanted} wide"));
        }
    }
    cut
}

/// How wide bold letters of this size are.
pub(super) fn width_in_bold(words: &str, size: f32) -> f32 {
    let words = painter::Words {
        words: words.to_owned(),
        size,
        font: font::BOLD,
        ink: iced::Color::BLACK,
    };
    painter::measure(&words).width
}

/// Runs a task to its end and gives back what it said.
pub(super) fn run<M: Send + 'static>(task: Task<M>) -> Vec<M> {
    use iced::futures::StreamExt;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        let Some(stream) = iced_runtime::task::into_stream(task) else {
            return Vec::new();
        };
        stream
            .filter_map(async |action| match action {
                iced_runtime::Action::Output(message) => Some(message),
                _ => None,
            })
            .collect()
            .await
    })
}

/// What a key does on a screen.
pub(super) fn press<G: ScreenGame>(screen: &GameScreen<G>, key: &str) -> Option<G::Message> {
    let key = match key {
        "Enter" => Key::Named(Named::Enter),
        "Escape" => Key::Named(Named::Escape),
        "Space" => Key::Named(Named::Space),
        "Left" => Key::Named(Named::ArrowLeft),
        "Right" => Key::Named(Named::ArrowRight),
        "Up" => Key::Named(Named::ArrowUp),
        "Down" => Key::Named(Named::ArrowDown),
        letter => Key::Character(letter.into()),
    };
    screen.hotkey(&key, Modifiers::empty())
}

/// Does a key mean the same at every question?
pub(super) fn of_every_table<A>(key: Typed) -> bool {
    let Typed::Letter(letter) = key else { return false };
    let pressed = Pressed {
        named: None,
        letter: Some(letter),
        shift: false,
    };
    keys::table::<A>(pressed, true, true, true).is_some()
}

/// Plays some questions of a table with one person, who presses Space as soon as anything is shown: it leads to
/// their next question without showing anything on the way, and the log tells it all the same. Says whether their
/// monster fell; that is shown.
pub(super) fn skip_from_question_to_question<G: ScreenGame>(
    setup: G::Setup,
    person: Seat,
    language: Language,
) -> bool {
    let surroundings = Surroundings::new(language, Speed::Normal);
    let (mut screen, task) = GameScreen::<G>::new(setup, None, surroundings.context());
    let mut waiting = run(task);
    let (mut skipped, mut told) = (0, 0);
    for _ in 0..400 {
        let mut bots = false;
        if screen.frame.show().is_playing() {
            let label = fl!(surroundings.words, "play-skip-question");
            let mut ui = surroundings.simulator(screen.view(surroundings.context()));
            ui.find(label.as_str()).expect("it says where it leads");
            drop(ui);
            bots = screen.frame.table().asked() != Some(person);
            let space = press(&screen, "Space").expect("something is shown");
            skipped += usize::from(bots);
            waiting.insert(0, space);
        }
        while !waiting.is_empty() {
            match screen.update(waiting.remove(0), surroundings.context()) {
                Wish::Run(task) => waiting.extend(run(task)),
                Wish::GameOver(_) => {
                    assert!(skipped > 0, "bots have played");
                    return false;
                }
                _ => {}
            }
            if screen.frame.only_bots_are_left() {
                assert!(screen.frame.show().is_playing(), "the end of a person is shown");
                let skip = || frame::Message::SkipPressed.into();
                let _ = screen.update(skip(), surroundings.context());
                assert!(!screen.frame.show().is_playing());
                assert!(
                    screen.frame.waits_for_spectators(),
                    "and waits for them to watch on"
                );
                let _ = screen.update(skip(), surroundings.after(frame::TOO_SOON / 2));
                assert!(
                    screen.frame.waits_for_spectators(),
                    "not for what was pressed before"
                );
                let later = surroundings.after(frame::TOO_SOON);
                let _ = screen.update(skip(), later);
                assert!(!screen.frame.waits_for_spectators());
                return true;
            }
            assert!(!screen.frame.show().is_playing(), "nothing is shown on the way");
        }
        assert_eq!(screen.frame.asked(), Some(person));
        let names = screen.frame.names(&surroundings.words);
        let lines = screen.frame.lines(usize::MAX, &surroundings.words, &names).len();
        assert!(lines >= told + usize::from(bots), "the log keeps it");
        told = lines;
        let mut answers = Vec::new();
        screen.state().answers(&mut answers);
        let action = screen.frame.say(answers[0], surroundings.context());
        if let Wish::Run(task) = screen.follow(action) {
            waiting.extend(run(task));
        }
    }
    panic!("a game comes to an end");
}

/// Plays some questions of a table with one person that lets the last decision be taken back. Each answer is
/// taken back with Ctrl+Z, across dice and bots, said again with Ctrl+Y, and taken back once more to be given
/// anew: the same position comes again each time.
pub(super) fn take_back_and_say_again<G: ScreenGame>(setup: G::Setup, questions: usize) {
    let surroundings = Surroundings::quick();
    let (mut screen, task) = GameScreen::<G>::new(setup, None, surroundings.context());
    settle(&mut screen, task, &surroundings);
    let told = |screen: &GameScreen<G>| {
        let names = screen.frame.names(&surroundings.words);
        let lines = screen.frame.lines(usize::MAX, &surroundings.words, &names);
        lines.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let (mut free, mut dear) = (0, 0);
    for nth in 0..questions {
        let Some(seat) = screen.frame.asked() else { break };
        let (before, lines) = (screen.frame.table().seen().clone(), told(&screen));
        let mut answers = Vec::new();
        before.answers(&mut answers);
        let last = answers.len() - 1;
        let answer = answers[[0, last, nth * 7 % answers.len()][nth % 3]];
        let action = screen.frame.say(answer, surroundings.context());
        let wish = screen.follow(action);
        if !follow_to_a_question(&mut screen, wish, &surroundings) {
            break;
        }
        let (after, then) = (screen.frame.table().seen().clone(), told(&screen));
        let back = screen.frame.table().back().expect("the last decision").free;
        commanded(&mut screen, "z", &surroundings);
        assert!(*screen.frame.table().seen() == before && *screen.frame.show().shown() == *before);
        assert_eq!(
            (screen.frame.asked(), screen.frame.show().is_playing()),
            (Some(seat), false)
        );
        let marked = told(&screen);
        assert_eq!(marked[..lines.len()], lines[..]);
        assert_eq!(
            marked.len() - lines.len(),
            usize::from(!back),
            "{:?}",
            marked.last()
        );
        commanded(&mut screen, "y", &surroundings);
        assert!(*screen.frame.table().seen() == after && told(&screen) == then);
        commanded(&mut screen, "z", &surroundings);
        let action = screen.frame.say(answer, surroundings.context());
        let wish = screen.follow(action);
        assert!(follow_to_a_question(&mut screen, wish, &surroundings));
        assert!(*screen.frame.table().seen() == after, "the same dice come again");
        *(if back { &mut free } else { &mut dear }) += 1;
    }
    assert!(free > 0 && dear > 0, "{free} {dear}");
}

/// A letter with Ctrl, and whatever follows from it.
pub(super) fn commanded<G: ScreenGame>(
    screen: &mut GameScreen<G>,
    letter: &str,
    surroundings: &Surroundings,
) {
    let message = screen.hotkey(&Key::Character(letter.into()), Modifiers::COMMAND);
    let wish = screen.update(message.expect("it does something"), surroundings.context());
    assert!(follow_to_a_question(screen, wish, surroundings));
}

/// Lets a screen do what it wants; `false` when its game is over.
pub(super) fn follow_to_a_question<G: ScreenGame>(
    screen: &mut GameScreen<G>,
    wish: Wish<G::Message, G::Summary>,
    surroundings: &Surroundings,
) -> bool {
    match wish {
        Wish::Run(task) => settle(screen, task, surroundings),
        Wish::GameOver(_) => false,
        _ => true,
    }
}

/// Runs a task and all that follows from it; `false` when the game is over.
pub(super) fn settle<G: ScreenGame>(
    screen: &mut GameScreen<G>,
    task: Task<G::Message>,
    surroundings: &Surroundings,
) -> bool {
    let mut waiting = run(task);
    while !waiting.is_empty() {
        match screen.update(waiting.remove(0), surroundings.context()) {
            Wish::Run(task) => waiting.extend(run(task)),
            Wish::GameOver(_) => return false,
            _ => {}
        }
    }
    true
}
