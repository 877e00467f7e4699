//! Games that are looked back on, running and over.

use super::*;
use crate::ui::picture;

/// The look back at a game with a person among bots.
fn looked_back(screen: Screen, language: Language) -> Picture {
    let mut table = TableSetup::of_bots(&[Level::Easy; 2], Some(4));
    table.seats[0].who = Who::Human;
    Picture {
        screen,
        language,
        table,
        ..Picture::default()
    }
}

#[test]
fn the_look_back_is_drawn_in_both_languages_at_every_size() {
    for screen in [Screen::Review, Screen::Moment] {
        for language in Language::ALL {
            for (width, height) in [(1024, 640), (1920, 1080)] {
                let size = (width, height);
                let wanted = Picture {
                    size,
                    ..looked_back(screen, language)
                };
                let missing = missing_words(&posed(&wanted).expect("a pose"));
                assert!(missing.is_none(), "{screen} in {language}: {missing:?}");
            }
            assert!(picture(&looked_back(screen, language)).is_ok());
        }
    }
    let missing = missing_words(&posed(&duel(Screen::Moment, Language::French)).expect("a pose"));
    assert!(missing.is_none(), "{missing:?}");
}

#[test]
fn the_result_leads_to_the_look_back_and_its_moments_and_back() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut app = posed(&looked_back(Screen::Review, language)).expect("a look back");
        for told in [
            "review-turning",
            "review-decisions",
            "review-fates",
            "review-luck",
            "review-mistakes",
        ] {
            assert_reads(&app, &words.text(told));
        }
        let card = fl!(words, "who-master");
        click(&mut app, &card);
        assert!(
            simulator(&app)
                .find(fl!(words, "review-turning").as_str())
                .is_err()
        );
        click(&mut app, &fl!(words, "review-played"));
        for key in ["l", "l", "r", "d", "e", "b", "2"] {
            press(&mut app, Key::Character(key.into()));
        }
        press(&mut app, Key::Named(Named::ArrowRight));
        press(&mut app, Key::Named(Named::ArrowLeft));
        press(&mut app, Key::Named(Named::Escape));
        assert_reads(&app, &fl!(words, "review-turning"));
        press(&mut app, Key::Named(Named::Escape));
        assert_reads(&app, &fl!(words, "result-standings"));
        // What has been found is not looked for again.
        press(&mut app, Key::Character("r".into()));
        assert_reads(&app, &fl!(words, "review-chart"));
    }
}

#[test]
fn a_look_back_that_has_just_begun_says_so() {
    for language in Language::ALL {
        let words = Words::new(language);
        for wanted in [
            looked_back(Screen::Result, language),
            duel(Screen::Result, language),
        ] {
            let mut app = posed(&wanted).expect("a finished game");
            click(&mut app, &fl!(words, "result-review"));
            assert_reads(&app, &fl!(words, "review-progress", percent = 0));
            assert_reads(&app, &fl!(words, "review-waiting"));
            press(&mut app, Key::Named(Named::Escape));
            assert_reads(&app, &fl!(words, "result-standings"));
        }
    }
}

/// The past of a running game is looked at, and the game is there again as it was left.
fn looks_back_in_the_middle(wanted: &Picture) {
    let words = Words::new(wanted.language);
    let mut app = posed(wanted).expect("a game");
    assert!(app.is_playing());
    let asks = |app: &App| simulator(app).find(fl!(words, "replay-leaves").as_str()).is_ok();
    let play_on = Key::Character("j".into());
    press(&mut app, play_on.clone());
    assert!(!asks(&app), "the key belongs to the past");
    press(&mut app, Key::Named(Named::PageUp));
    press(&mut app, Key::Named(Named::Home));
    assert!(app.is_playing(), "the game waits");
    press(&mut app, play_on.clone());
    assert!(asks(&app), "it would be left");
    press(&mut app, Key::Named(Named::Escape));
    assert!(!asks(&app));
    press(&mut app, Key::Named(Named::Escape));
    press(&mut app, play_on.clone());
    assert!(app.is_playing() && !asks(&app), "one is back at the game");
    // Another game goes on from the beginning.
    press(&mut app, Key::Named(Named::PageUp));
    press(&mut app, Key::Named(Named::Home));
    press(&mut app, play_on.clone());
    press(&mut app, Key::Named(Named::Enter));
    press(&mut app, play_on);
    assert!(app.is_playing() && !asks(&app));
}

#[test]
fn a_running_game_is_looked_back_on_and_goes_on() {
    for language in Language::ALL {
        looks_back_in_the_middle(&Picture {
            screen: Screen::Play,
            language,
            ..Picture::default()
        });
        looks_back_in_the_middle(&duel(Screen::Play, language));
    }
}

#[test]
fn a_finished_game_is_watched_and_left_the_way_one_came() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut app = posed(&duel(Screen::Result, language)).expect("a finished game");
        press(&mut app, Key::Character("r".into()));
        click(&mut app, &fl!(words, "replay-watch"));
        assert_reads(&app, &fl!(words, "replay-beginning"));
        press(&mut app, Key::Named(Named::End));
        assert_reads(&app, &fl!(words, "review-end"));
        press(&mut app, Key::Named(Named::Escape));
        assert_reads(&app, &fl!(words, "review-title"));
        press(&mut app, Key::Named(Named::Escape));
        assert_reads(&app, &fl!(words, "result-rematch"));
    }
}

#[test]
fn a_picture_of_a_moment_holds_the_table_and_nothing_to_press() {
    let (width, height) = (1024, 640);
    let size = Size::new(width, height);
    for wanted in [
        looked_back(Screen::Replay, Language::English),
        duel(Screen::Replay, Language::English),
    ] {
        let wanted = Picture {
            size: (width, height),
            ..wanted
        };
        let words = Words::new(wanted.language);
        let mut app = posed(&wanted).expect("a moment");
        let shown = draw(&app, size).expect("drawn");
        let kept = app.pixels(size).expect("drawn");
        // What lies over the window is not on it.
        app.pose_help(None).expect("the rules");
        assert_eq!(app.pixels(size).expect("drawn"), kept);
        press(&mut app, Key::Named(Named::Escape));
        assert!(
            draw(&app, size).expect("drawn") == shown,
            "the window is as before"
        );
        let differs = |x: u32, y: u32| {
            let at = (y * width + x) as usize * 4;
            shown[at..at + 4] != kept[at..at + 4]
        };
        let changed = |from: (u32, u32), to: (u32, u32)| {
            let rows = from.1..to.1;
            rows.flat_map(|y| (from.0..to.0).map(move |x| (x, y)))
                .filter(|(x, y)| differs(*x, *y))
                .count()
        };
        // The way on to another game is one of the controls: where it stands, nothing stands on the picture.
        let labels = [fl!(words, "replay-play-on"), fl!(words, "replay-play-on-short")];
        let find = |label: &String| simulator(&app).find(label.as_str()).ok();
        let control = labels.iter().find_map(find).expect("a control").bounds();
        let (x, y) = (control.x as u32, control.y as u32);
        let beyond = (x + control.width as u32, y + control.height as u32);
        assert!(changed((x, y), beyond) > 0, "the control is gone");
        let first = (y * width + x) as usize * 4;
        let ground = &kept[first..first + 4];
        for y in y..beyond.1 {
            let row = (y * width + x) as usize * 4..(y * width + beyond.0) as usize * 4;
            assert!(kept[row].chunks(4).all(|pixel| pixel == ground));
        }
        // The monsters at both sides are as they were.
        assert_eq!(changed((0, 0), (width / 6, height / 2)), 0);
        assert_eq!(changed((width * 5 / 6, height / 4), (width, height / 2)), 0);
    }
}
