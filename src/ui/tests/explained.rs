//! At both tables everything that stands alone (a number, a symbol, a card, a die) is explained under the pointer.

use super::*;
use crate::ui::art::Drawn;
use crate::ui::widget::subject::is_explained;
use iced::Rectangle;
use iced_test::selector::Candidate;

/// So close to words lies what belongs to their sentence.
const NEAR: f32 = 16.0;

/// What is seen of a table.
#[derive(Default)]
struct Sight {
    /// Words, numbers and pictures, and whether they can be read as words.
    pieces: Vec<(Rectangle, String, bool)>,
    /// What a bubble explains, and answers, which say themselves what they do.
    explained: Vec<Rectangle>,
}

fn sight(app: &App) -> Sight {
    let mut seen = Sight::default();
    let _ = simulator(app).find(|candidate: Candidate<'_>| -> Option<()> {
        match candidate {
            Candidate::Text {
                content,
                visible_bounds: Some(bounds),
                ..
            } if !content.trim().is_empty() => {
                let reads = content.chars().any(char::is_alphabetic);
                seen.pieces.push((bounds, content.to_owned(), reads));
            }
            Candidate::Custom {
                state,
                visible_bounds: Some(bounds),
                ..
            } => {
                if let Some(Drawn(path)) = state.downcast_ref() {
                    seen.pieces.push((bounds, path.clone(), false));
                } else if is_explained(state) {
                    seen.explained.push(bounds);
                }
            }
            Candidate::Container {
                id: Some(id),
                visible_bounds: Some(bounds),
                ..
            } if format!("{id:?}").contains("answer-") => seen.explained.push(bounds),
            _ => {}
        }
        None
    });
    seen
}

/// Do these lie in one line, and so close that they are read together?
fn belong(one: &Rectangle, other: &Rectangle) -> bool {
    let line = one.y < other.y + other.height && other.y < one.y + one.height;
    let apart = (one.x - other.x - other.width).max(other.x - one.x - one.width);
    line && apart < NEAR
}

impl Sight {
    /// What stands alone: no words beside it.
    fn alone(&self) -> impl Iterator<Item = &(Rectangle, String, bool)> {
        let mut read: Vec<bool> = self.pieces.iter().map(|(.., reads)| *reads).collect();
        // What is beside what is read is read as well.
        loop {
            let more: Vec<usize> = (0..read.len())
                .filter(|nth| !read[*nth])
                .filter(|nth| {
                    let mut others = self.pieces.iter().zip(&read);
                    others.any(|((other, ..), read)| *read && belong(&self.pieces[*nth].0, other))
                })
                .collect();
            if more.is_empty() {
                break;
            }
            for nth in more {
                read[nth] = true;
            }
        }
        let pieces = self.pieces.iter().zip(read);
        pieces.filter(|(_, read)| !read).map(|(piece, _)| piece)
    }

    fn is_explained(&self, piece: &Rectangle) -> bool {
        let middle = piece.center();
        self.explained.iter().any(|place| place.contains(middle))
    }

    /// How many places of the same size and at the same height are explained at most: the dice in their row.
    fn longest_row(&self) -> usize {
        let same = |one: &Rectangle, other: &Rectangle| {
            (one.y - other.y).abs() < 1.0
                && (one.width - other.width).abs() < 1.0
                && (one.width - one.height).abs() < 2.0
                && one.width > 30.0
        };
        let rows = self.explained.iter().map(|place| {
            let row = self.explained.iter().filter(|other| same(place, other));
            row.count()
        });
        rows.max().unwrap_or(0)
    }
}

/// A table with everything that may lie on one.
fn full_table() -> TableSetup {
    let [mut table, ..] = other_tables();
    table.options.power_up = classic::PowerUp::Standard;
    table.seats[0].who = Who::Human;
    table
}

#[test]
fn whatever_stands_alone_at_a_table_is_explained_under_the_pointer() {
    for size in [(1024, 640), (1280, 800), (1920, 1080)] {
        for turns in [2, 9, 16] {
            let plain = Picture {
                screen: Screen::Play,
                size,
                turns,
                ..Picture::default()
            };
            let mut base = TableSetup::of_bots(&[Level::Normal; 4], Some(3));
            base.seats[0].who = Who::Human;
            let tables = [
                Picture {
                    table: full_table(),
                    ..plain.clone()
                },
                Picture {
                    table: base,
                    asked: Some("roll".to_owned()),
                    ..plain.clone()
                },
                Picture {
                    size,
                    turns,
                    ..duel(Screen::Play, Language::English)
                },
            ];
            for wanted in tables {
                let app = match posed(&wanted) {
                    Ok(app) => app,
                    // The person is not asked that any more.
                    Err(_) if wanted.asked.is_some() => continue,
                    Err(trouble) => panic!("{trouble}"),
                };
                let sight = sight(&app);
                assert!(sight.explained.len() > 15, "{}", sight.explained.len());
                assert!(sight.alone().count() >= 5, "the tools stand alone at least");
                let missing: Vec<_> = sight
                    .alone()
                    .filter(|(place, ..)| !sight.is_explained(place))
                    .collect();
                assert!(missing.is_empty(), "{size:?}, turn {turns}: {missing:#?}");
                if wanted.asked.is_some() {
                    assert!(sight.longest_row() >= 6, "every die is explained");
                }
            }
        }
    }
}
