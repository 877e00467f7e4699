//! The pictures, looked up while running by their path under `resources/art`:
//! `art::svg("monsters/gigazaur.svg")`.
//!
//! Each file becomes one handle, made when it is first asked for and kept: iced knows a picture by the hash
//! of its bytes and would otherwise hash the file each time it is drawn.

mod drawing;
mod files;

pub use drawing::Drawing;
#[cfg(test)]
pub use drawing::Drawn;

use super::theme;
use crate::storage::Sight;
use iced::widget::svg::Handle;
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{LazyLock, RwLock};

static HANDLES: LazyLock<RwLock<HashMap<String, Handle>>> = LazyLock::new(RwLock::default);

/// Is there such a picture?
#[must_use]
pub fn has(path: &str) -> bool {
    files::has(path)
}

/// A picture for the eyes that look. One that is missing is drawn as nothing; a test asks for every one that we name.
#[must_use]
pub fn handle(path: &str) -> Handle {
    let sight = theme::eyes().sight;
    let symbol = theme::Symbol::of(path).filter(|_| sight != Sight::Usual);
    let key = match symbol {
        Some(_) => Cow::Owned(format!("{path}?{sight:?}")),
        None => Cow::Borrowed(path),
    };
    let known = HANDLES.read().ok();
    if let Some(handle) = known.and_then(|handles| handles.get(key.as_ref()).cloned()) {
        return handle;
    }
    let handle = files::get(path).map_or_else(
        || {
            log::error!("picture {path} is missing");
            Handle::from_memory(br#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>"#.as_slice())
        },
        |file| {
            let svg = std::str::from_utf8(&file).ok();
            let own = symbol
                .zip(svg)
                .and_then(|(symbol, svg)| symbol.recoloured(svg, sight));
            match own {
                Some(own) => Handle::from_memory(own.into_bytes()),
                None => Handle::from_memory(file),
            }
        },
    );
    if let Ok(mut handles) = HANDLES.write() {
        handles.insert(key.into_owned(), handle.clone());
    }
    handle
}

/// A picture as a widget.
#[must_use]
pub fn svg(path: &str) -> Drawing {
    Drawing::new(path)
}

/// The portrait of a monster.
#[must_use]
pub fn portrait(monster: engine::parts::Monster) -> Drawing {
    svg(&format!("monsters/{}.svg", monster.slug()))
}

/// The whole figure of a monster.
#[must_use]
pub fn figure(monster: engine::parts::Monster) -> Drawing {
    svg(&format!("figures/{}.svg", monster.slug()))
}

/// A symbol of the window's own: `icon("settings")`.
#[must_use]
pub fn icon(name: &str, size: u32) -> Drawing {
    svg(&format!("ui/{name}.svg")).width(size).height(size)
}

/// The same in the colour of one's choice, the whole shape.
#[must_use]
pub fn tinted(name: &str, size: u32, colour: fn(&iced::Theme) -> iced::Color) -> Drawing {
    icon(name, size).coloured(colour)
}

/// The program's own picture, for the window.
#[must_use]
pub fn window_icon() -> Option<iced::window::Icon> {
    let file = files::get("app/icon.png")?;
    let picture = image::load_from_memory_with_format(&file, image::ImageFormat::Png)
        .ok()?
        .into_rgba8();
    let (width, height) = picture.dimensions();
    iced::window::icon::from_rgba(picture.into_raw(), width, height).ok()
}

#[cfg(test)]
mod tests {
    use engine::parts::Monster;
    use engine::{classic, duel};
    use std::collections::BTreeSet;

    #[test]
    fn every_card_tile_costume_and_evolution_has_an_emblem_and_there_is_no_other() {
        let classic = classic::CardId::everything();
        let cards: BTreeSet<String> = classic
            .map(classic::CardId::slug)
            .chain(duel::CardId::all().map(duel::CardId::slug))
            // The other side of a card that is turned over.
            .chain(["transformation-beast"])
            .map(|slug| format!("emblems/{slug}.svg"))
            .collect();
        let drawn: BTreeSet<String> = super::files::paths()
            .filter(|path| path.starts_with("emblems/"))
            .map(String::from)
            .collect();
        let odd: Vec<_> = cards.symmetric_difference(&drawn).collect();
        assert!(odd.is_empty(), "only a card, or only a picture: {odd:?}");
    }

    #[test]
    fn every_milestone_has_a_medal_and_there_is_no_other() {
        let wanted = crate::statistics::Milestone::ALL.map(|one| format!("milestones/{}.svg", one.slug()));
        let drawn = super::files::paths().filter(|path| path.starts_with("milestones/"));
        assert_eq!(
            drawn.map(String::from).collect::<BTreeSet<_>>(),
            BTreeSet::from(wanted)
        );
    }

    #[test]
    fn every_monster_has_a_portrait_and_a_figure() {
        for monster in Monster::ALL {
            for folder in ["monsters", "figures"] {
                let path = format!("{folder}/{}.svg", monster.slug());
                assert!(super::has(&path), "{path}");
            }
        }
    }

    #[test]
    fn the_pictures_of_the_shell_are_there() {
        for path in [
            "board/skyline.svg",
            "board/logo-mark.svg",
            "app/icon.png",
            "tokens/star.svg",
            "tokens/evolution.svg",
            "tokens/heart.svg",
            "tokens/energy.svg",
            "tokens/crown.svg",
            "tokens/skull.svg",
            "tokens/tombstone.svg",
        ] {
            assert!(super::has(path), "{path}");
        }
        for name in [
            "back",
            "close",
            "plus",
            "play",
            "person",
            "bot",
            "settings",
            "help",
            "dice-seed",
            "roll",
        ] {
            let path = format!("ui/{name}.svg");
            assert!(super::has(&path), "{path}");
        }
        assert!(super::window_icon().is_some());
    }
}
