//! Somebody looks something up, and chooses what their eyes need.

use super::{app, assert_reads, press, simulator};
use crate::storage::{Sight, TableSetup, Who};
use crate::ui::app::Message;
use crate::ui::theme::{self, Eyes};
use bots::Level;
use engine::classic;
use iced::keyboard::Key;
use iced::keyboard::key::Named;
use words::{Language, Words};

#[test]
fn the_gallery_is_reached_from_the_title_and_left_again() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut app = app(language);
        press(&mut app, Key::Character("g".into()));
        assert_reads(&app, &words.text("gallery-rulings"));
        press(&mut app, Key::Named(Named::Escape));
        assert_reads(&app, &words.text("title-play"));
    }
}

#[test]
fn a_game_waits_while_something_is_looked_up() {
    let words = Words::new(Language::English);
    let mut app = app(Language::English);
    let mut table = TableSetup::of_bots(&[Level::Easy; 3], Some(3));
    table.seats[0].who = Who::Human;
    app.pose_play::<classic::State>(table, 1, None);
    // The menu leads there.
    press(&mut app, Key::Named(Named::Escape));
    press(&mut app, Key::Character("g".into()));
    assert_reads(&app, &words.text("gallery-rulings"));
    assert!(!app.is_playing());
    press(&mut app, Key::Named(Named::Escape));
    assert!(app.is_playing());
    // A card that is pressed with the right button is what is shown.
    let card = classic::CardId::all().last().expect("a card");
    let id = format!("card-{}", card.slug());
    let _ = app.update(Message::SubjectFound(id.clone()));
    assert_reads(&app, &words.text(&id));
    press(&mut app, Key::Named(Named::Escape));
    assert!(app.is_playing());
    // What the gallery does not have changes nothing.
    let _ = app.update(Message::SubjectFound("nobody".to_owned()));
    assert!(app.is_playing());
}

#[test]
fn a_rule_leads_to_the_gallery_and_esc_back_to_the_rule() {
    let words = Words::new(Language::English);
    let mut ways = 0;
    for letter in ["p", "d"] {
        let mut app = app(Language::English);
        press(&mut app, Key::Character(letter.into()));
        press(&mut app, Key::Named(Named::F1));
        let title = words.text("help-title");
        for _ in 0..9 {
            for digit in 1..=9 {
                press(&mut app, Key::Character(digit.to_string().into()));
                if simulator(&app).find(title.as_str()).is_ok() {
                    break;
                }
                assert_reads(&app, &words.text("gallery-title"));
                press(&mut app, Key::Named(Named::Escape));
                // What was narrowed down to a kind is shown whole first.
                if simulator(&app).find(title.as_str()).is_err() {
                    press(&mut app, Key::Named(Named::Escape));
                }
                assert_reads(&app, &title);
                ways += 1;
            }
            press(&mut app, Key::Named(Named::ArrowRight));
        }
        press(&mut app, Key::Named(Named::Escape));
        assert!(simulator(&app).find(title.as_str()).is_err());
    }
    assert!(ways >= 20, "{ways}");
}

#[test]
fn contrast_and_color_vision_are_chosen_in_the_settings_and_apply_at_once() {
    let mut app = app(Language::French);
    app.pose_settings();
    let usual = app.theme();
    press(&mut app, Key::Character("x".into()));
    assert!(app.settings().contrast);
    assert_ne!(app.theme(), usual);
    press(&mut app, Key::Character("b".into()));
    assert_eq!(app.settings().sight, Sight::Protanopia);
    assert_reads(&app, "Protanopie");
    let eyes = Eyes {
        contrast: true,
        sight: Sight::Protanopia,
    };
    assert_eq!(theme::eyes(), eyes, "the next picture is for these eyes");
    for _ in 0..3 {
        press(&mut app, Key::Character("b".into()));
    }
    press(&mut app, Key::Character("x".into()));
    assert_eq!(app.theme(), usual);
    assert_eq!(theme::eyes(), Eyes::default());
}
