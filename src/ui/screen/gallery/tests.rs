//! What somebody finds who looks things up.

use super::{Action, Gallery, Group, Item, Message, Price, Source, Way};
use crate::storage::Speed;
use crate::ui::art;
use crate::ui::harness::Surroundings;
use crate::ui::screen::gallery::item::printed_in;
use iced::Size;
use iced::keyboard::Key;
use iced::keyboard::key::Named;
use std::collections::BTreeSet;
use words::{Language, Words};

fn gallery(around: &Surroundings) -> Gallery {
    Gallery::idle(None, &around.words)
}

/// The names of what is shown.
fn shown(gallery: &Gallery) -> Vec<&str> {
    let names = gallery.shown.iter().map(|at| gallery.entries[*at].name.as_str());
    names.collect()
}

fn searched(language: Language, typed: &str) -> Vec<String> {
    let around = Surroundings::new(language, Speed::Instant);
    let mut gallery = gallery(&around);
    gallery.update(Message::Sought(typed.to_owned()), around.context());
    shown(&gallery).into_iter().map(str::to_owned).collect()
}

#[test]
fn everything_has_a_picture_a_name_a_text_and_a_box_in_every_language() {
    let ids: BTreeSet<String> = Item::all().into_iter().map(Item::id).collect();
    assert_eq!(ids.len(), Item::all().len(), "nothing is listed twice");
    for language in Language::ALL {
        let words = Words::new(language);
        for item in Item::all() {
            let id = item.id();
            assert!(words.has(&id), "{id}");
            assert!(art::has(&item.picture()), "{}", item.picture());
            let printings = item.printings();
            assert!(!printings.is_empty(), "{id} lies in no box");
            for printing in printings {
                let printed = printed_in(&words, printing.source);
                assert!(!item.name(&printed).trim().is_empty(), "{id}");
                let says = item.parts(&printed);
                let figure = item.group() == Group::Monster;
                assert!(figure || !says.is_empty(), "{id} does nothing");
                assert!(words.has(&format!("gallery-box-{}", printing.source.slug())));
            }
            assert!(!item.kind(&words).contains("No localization"), "{id}");
        }
        for group in Group::ALL {
            for kind in ["one", "many"] {
                assert!(words.has(&format!("gallery-{kind}-{}", group.slug())));
            }
        }
    }
}

#[test]
fn every_kind_and_every_box_holds_something() {
    let around = Surroundings::quick();
    let mut gallery = gallery(&around);
    for group in Group::ALL {
        gallery.update(Message::GroupChosen(Some(group)), around.context());
        assert!(!gallery.shown.is_empty(), "{group:?}");
    }
    gallery.update(Message::GroupChosen(None), around.context());
    for source in Source::ALL {
        gallery.update(Message::SourceChosen(Some(source)), around.context());
        assert!(!gallery.shown.is_empty(), "{source:?}");
    }
}

#[test]
fn rulings_are_about_what_there_is_and_short() {
    let ids: BTreeSet<String> = Item::all().into_iter().map(Item::id).collect();
    for language in Language::ALL {
        let folder = format!("i18n/{}/gallery.ftl", language.code());
        let file = std::fs::read_to_string(&folder).expect("the words of the gallery");
        let ruled = file.lines().filter_map(|line| line.strip_prefix("ruling-"));
        let words = Words::new(language);
        let mut count = 0;
        for id in ruled.filter_map(|line| line.split_once(' ')).map(|(id, _)| id) {
            count += 1;
            assert!(ids.contains(id), "{id} is ruled and does not exist");
            for line in words.text(&format!("ruling-{id}")).lines() {
                let line = words::line::plain(line);
                assert!(line.ends_with('.') && line.chars().count() < 170, "{id}: {line}");
            }
        }
        assert!(count > 100, "{count}");
    }
}

#[test]
fn things_are_found_without_accents_by_what_they_do_and_by_their_name_in_another_edition() {
    assert_eq!(searched(Language::French, "EGOISTE zeppelin"), [""; 0]);
    let eggs = searched(Language::French, "il restait un oeuf");
    assert!(!eggs.is_empty(), "{eggs:?}");
    assert_eq!(eggs, searched(Language::French, "IL RESTAIT UN ŒUF"));
    let moon = searched(Language::French, "energie lunaire");
    assert_eq!(moon, ["Énergie solaire"], "its name in the Dark Edition");
    let toy = searched(Language::English, "reserve nobody twelve");
    assert!(toy.is_empty(), "{toy:?}");
}

#[test]
fn kinds_boxes_and_prices_narrow_the_list_together() {
    let around = Surroundings::quick();
    let mut gallery = gallery(&around);
    let all = gallery.shown.len();
    for message in [
        Message::GroupChosen(Some(Group::Keep)),
        Message::SourceChosen(Some(Source::Base)),
        Message::PriceChosen(Price::Between(3, 3)),
    ] {
        gallery.update(message, around.context());
    }
    assert!((1..all / 4).contains(&gallery.shown.len()));
    for at in &gallery.shown {
        let item = gallery.entries[*at].item;
        let here = item
            .printings()
            .into_iter()
            .find(|here| here.source == Source::Base);
        assert_eq!(here.and_then(|here| here.price), Some(3));
        assert_eq!(item.group(), Group::Keep);
    }
    // Esc first shows everything again, then leads out.
    let escape = Key::Named(Named::Escape);
    let cleared = gallery.hotkey(&escape, around.context()).expect("a way out");
    gallery.update(cleared, around.context());
    assert_eq!(gallery.shown.len(), all);
    assert!(matches!(
        gallery.hotkey(&escape, around.context()),
        Some(Message::BackPressed)
    ));
}

#[test]
fn the_keys_reach_everything_and_what_is_chosen_is_seen() {
    for size in [crate::ui::SMALLEST, crate::ui::USUAL, Size::new(1422.0, 800.0)] {
        let mut around = Surroundings::quick();
        around.size = size;
        let mut gallery = gallery(&around);
        let press = |gallery: &mut Gallery, key| {
            let message = gallery
                .hotkey(&Key::Named(key), around.context())
                .expect("the key means something");
            gallery.update(message, around.context());
        };
        let mut seen = BTreeSet::from([gallery.chosen]);
        while gallery.chosen + 1 < gallery.shown.len() {
            press(&mut gallery, Named::ArrowRight);
            assert!(seen.insert(gallery.chosen));
            let places = super::grid::Places::new(around.context());
            let top = (gallery.chosen / places.columns) as f32 * places.visible.row;
            let visible = gallery.offset..=gallery.offset + places.visible.height - places.visible.row;
            assert!(visible.contains(&top), "{top} in {visible:?}");
        }
        press(&mut gallery, Named::Home);
        assert_eq!(gallery.chosen, 0);
        press(&mut gallery, Named::ArrowDown);
        assert!(gallery.chosen > 1);
        press(&mut gallery, Named::End);
        assert_eq!(gallery.chosen + 1, gallery.shown.len());
    }
}

#[test]
fn a_monster_leads_to_its_evolutions_and_back() {
    let around = Surroundings::quick();
    let mut gallery = gallery(&around);
    let monster = Item::all()
        .into_iter()
        .find(|item| item.group() == Group::Monster);
    let monster = monster.expect("a monster");
    assert_eq!(monster.related().len(), 8);
    let _ = gallery.look_up(&monster.id(), around.context());
    assert_eq!(gallery.item(), Some(monster));
    let third = gallery
        .hotkey(&Key::Character("3".into()), around.context())
        .expect("the third one");
    gallery.update(third, around.context());
    assert_eq!(gallery.item(), Some(monster.related()[2]));
    assert!(monster.related()[2].related().contains(&monster));
    let back = gallery
        .hotkey(&Key::Named(Named::Backspace), around.context())
        .expect("a way back");
    gallery.update(back, around.context());
    assert_eq!(gallery.item(), Some(monster));
}

#[test]
fn whatever_is_looked_up_is_shown_even_if_something_else_was_chosen() {
    let around = Surroundings::quick();
    let mut gallery = gallery(&around);
    gallery.update(Message::GroupChosen(Some(Group::Token)), around.context());
    let monster = Item::all()
        .into_iter()
        .find(|item| item.group() == Group::Monster);
    let id = monster.expect("a monster").id();
    let _ = gallery.look_up(&id, around.context());
    assert_eq!(gallery.item().map(Item::id), Some(id));
    assert!(!Gallery::knows("monster-nobody"));
}

#[test]
fn only_what_is_seen_is_drawn() {
    let around = Surroundings::quick();
    let mut gallery = gallery(&around);
    let (first, last) = (gallery.entries[0].name.clone(), gallery.entries.last());
    let last = last.expect("something").name.clone();
    let mut simulator = around.simulator(gallery.view(around.context()));
    assert!(simulator.find(first.as_str()).is_ok());
    assert!(
        simulator.find(last.as_str()).is_err(),
        "the end of the list is far away"
    );
    drop(simulator);
    gallery.update(Message::Moved(Way::Things(isize::MAX)), around.context());
    let mut simulator = around.simulator(gallery.view(around.context()));
    assert!(simulator.find(first.as_str()).is_err());
}

#[test]
fn the_way_back_is_a_key() {
    let around = Surroundings::quick();
    let mut gallery = gallery(&around);
    let message = gallery
        .hotkey(&Key::Named(Named::Escape), around.context())
        .expect("a way back");
    assert!(matches!(gallery.update(message, around.context()), Action::Back));
}

#[test]
fn it_is_said_how_to_read_on_only_where_there_is_more_to_read() {
    use iced::{Event, window};
    let (mut long, mut short) = (0, 0);
    for size in [crate::ui::SMALLEST, crate::ui::USUAL, Size::new(1900.0, 1060.0)] {
        let mut around = Surroundings::quick();
        around.size = size;
        let space = Key::Named(Named::Space);
        let more = around.words.text("gallery-read-on");
        let mut gallery = gallery(&around);
        for at in (0..gallery.shown.len()).step_by(3) {
            gallery.update(Message::Pressed(at), around.context());
            let mut ui = around.simulator(gallery.view(around.context()));
            let redraw = window::Event::RedrawRequested(std::time::Instant::now());
            let _ = ui.simulate([Event::Window(redraw)]);
            let said: Vec<Message> = ui.into_messages().collect();
            let overflows = said
                .iter()
                .any(|message| matches!(message, Message::Read(_, _, most) if *most > 0.0));
            for message in said {
                gallery.update(message, around.context());
            }
            let mut ui = around.simulator(gallery.view(around.context()));
            let shown = ui.find(more.as_str()).is_ok();
            assert_eq!(shown, overflows, "{:?} at {size:?}", gallery.item());
            assert_eq!(gallery.hotkey(&space, around.context()).is_some(), overflows);
            *(if overflows { &mut long } else { &mut short }) += 1;
        }
    }
    assert!(long > 3 && short > 100, "{long} {short}");
}
