//! The pictures of README.md are what their commands in the justfile draw.

use image::RgbImage;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

/// A pixel is another one where a channel differs by more than this: rounding differs from one processor to
/// the next, what is drawn does not.
const ROUNDING: u8 = 24;
/// So many of a thousand pixels may be others.
const TOLERANCE: f64 = 2.0;

/// The commands that draw pictures, by the picture's name.
fn commands() -> BTreeMap<String, Vec<String>> {
    let justfile = include_str!("../justfile");
    let drawn = justfile
        .lines()
        .filter_map(|line| line.trim().strip_prefix("just _picture "));
    let command = |line: &str| {
        let mut words = line.split_whitespace().map(str::to_owned);
        Some((words.next()?, words.collect()))
    };
    drawn.filter_map(command).collect()
}

fn picture(path: &Path) -> RgbImage {
    match image::open(path) {
        Ok(picture) => picture.into_rgb8(),
        Err(error) => panic!("{}: {error}", path.display()),
    }
}

#[test]
fn readme_shows_every_picture_that_has_a_command_and_no_other() {
    let readme = include_str!("../README.md");
    let mut shown: Vec<_> = readme
        .split("docs/pictures/")
        .skip(1)
        .filter_map(|rest| rest.split_once(".png"))
        .map(|(name, _)| name.to_owned())
        .collect();
    shown.sort_unstable();
    let drawn: Vec<_> = commands().into_keys().collect();
    assert_eq!(shown, drawn);
}

#[test]
fn each_picture_is_what_its_command_draws() {
    let folder = std::env::temp_dir().join(format!("king-of-tokyo-pictures-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    for (name, arguments) in commands() {
        let drawn = folder.join(format!("{name}.png"));
        let done = Command::new(env!("CARGO_BIN_EXE_king-of-tokyo"))
            .arg("picture")
            .args(&arguments)
            .arg("--out")
            .arg(&drawn)
            .status();
        assert!(done.is_ok_and(|status| status.success()), "{name}: {arguments:?}");
        let shown = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("docs/pictures/{name}.png"));
        let (shown, drawn) = (picture(&shown), picture(&drawn));
        assert_eq!(shown.dimensions(), drawn.dimensions(), "{name}");
        let differ = |(one, other): &(&image::Rgb<u8>, &image::Rgb<u8>)| {
            let channels = one.0.iter().zip(&other.0);
            channels.map(|(one, other)| one.abs_diff(*other)).max() > Some(ROUNDING)
        };
        let others = shown.pixels().zip(drawn.pixels()).filter(differ).count();
        let share = 1000.0 * others as f64 / shown.pixels().len() as f64;
        assert!(
            share <= TOLERANCE,
            "{name}: {share:.1} of 1000 pixels are others; `just pictures` draws all of them again"
        );
    }
    std::fs::remove_dir_all(&folder).expect("a folder");
}
