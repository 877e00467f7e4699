//! Every screen and two dozen telling positions look as they did: drawn in both languages and three sizes, and
//! compared with the references under `tests/pictures/`.
//!
//! `cargo test` draws each position once, `cargo test --test visual -- --ignored` all of them. Where one
//! differs, a picture of the difference lies under `target/pictures/`; after a change on purpose
//! `RENEW_PICTURES=1 cargo test --test visual -- --ignored` draws the references again.

use image::{Rgb, RgbImage, imageops};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

const POSITIONS: &str = include_str!("pictures/positions");
const LANGUAGES: [&str; 2] = ["en", "fr"];
const SIZES: [&str; 3] = ["1024x640", "1280x800", "1920x1080"];
/// References are so many times less wide and high.
const SMALLER: u32 = 4;
/// Colors of a reference; the later ones where a picture has too many for the first.
const COLORS: [usize; 3] = [40, 56, 80];
/// A pixel is another one where a channel differs by more than this: a reference has few colors.
const ROUNDING: u8 = 56;
/// So many of a thousand pixels may be others.
const TOLERANCE: f64 = 4.0;
/// References may take so many bytes together.
const ROOM: u64 = 6_000_000;

/// A picture that is drawn.
#[derive(Debug, Clone, Copy)]
struct Wanted {
    name: &'static str,
    options: &'static str,
    language: &'static str,
    size: &'static str,
}

impl Wanted {
    fn file(self) -> String {
        let Self {
            name, language, size, ..
        } = self;
        format!("{name}-{language}-{size}.png")
    }

    /// Draws it, a quarter as wide and high.
    fn draw(self, folder: &Path) -> RgbImage {
        let out = folder.join(self.file());
        let done = Command::new(env!("CARGO_BIN_EXE_king-of-tokyo"))
            .arg("picture")
            .args(self.options.split_whitespace())
            .args(["--lang", self.language, "--size", self.size, "--out"])
            .arg(&out)
            .output()
            .expect("the program runs");
        let told = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{}: {told}", self.file());
        let drawn = image::open(&out).expect("a picture").into_rgb8();
        fs::remove_file(out).expect("it can be removed");
        let (width, height) = drawn.dimensions();
        imageops::thumbnail(&drawn, width / SMALLER, height / SMALLER)
    }
}

/// The positions by name, with the options that draw them.
fn positions() -> impl Iterator<Item = (&'static str, &'static str)> {
    POSITIONS
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split_once(char::is_whitespace).expect("a name and options"))
}

/// All pictures; those of a position one after another.
fn all() -> Vec<Wanted> {
    let mut all = Vec::new();
    for (name, options) in positions() {
        for language in LANGUAGES {
            all.extend(SIZES.map(|size| Wanted {
                name,
                options,
                language,
                size,
            }));
        }
    }
    all
}

fn references() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures")
}

fn others(one: &RgbImage, other: &RgbImage) -> Vec<bool> {
    let differ = |(one, other): (&Rgb<u8>, &Rgb<u8>)| {
        let channels = one.0.iter().zip(&other.0);
        channels.map(|(one, other)| one.abs_diff(*other)).max() > Some(ROUNDING)
    };
    one.pixels().zip(other.pixels()).map(differ).collect()
}

/// How many of a thousand pixels are others.
fn share(others: &[bool]) -> f64 {
    let count = others.iter().filter(|other| **other).count();
    1000.0 * count as f64 / others.len() as f64
}

/// What is wrong with a picture; what differs in it is written down.
fn trouble(wanted: Wanted, drawn: &RgbImage) -> Option<String> {
    let file = wanted.file();
    let Ok(reference) = image::open(references().join(&file)) else {
        return Some(format!("{file}: there is no reference"));
    };
    let reference = reference.into_rgb8();
    if reference.dimensions() != drawn.dimensions() {
        return Some(format!("{file}: of another size"));
    }
    let others = others(&reference, drawn);
    let share = share(&others);
    if share <= TOLERANCE {
        return None;
    }
    let (width, height) = drawn.dimensions();
    let mut told = RgbImage::new(2 * width, 2 * height);
    let mut marks = imageops::grayscale(drawn);
    for (mark, other) in marks.pixels_mut().zip(&others) {
        mark.0[0] = if *other { 255 } else { mark.0[0] / 4 };
    }
    let marks = image::DynamicImage::ImageLuma8(marks).into_rgb8();
    imageops::replace(&mut told, &reference, 0, 0);
    imageops::replace(&mut told, drawn, i64::from(width), 0);
    imageops::replace(&mut told, &marks, 0, i64::from(height));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("../pictures");
    let kept = fs::create_dir_all(&folder).is_ok() && told.save(folder.join(&file)).is_ok();
    let seen = if kept { " (see target/pictures)" } else { "" };
    Some(format!("{file}: {share:.1} of 1000 pixels are others{seen}"))
}

/// A picture as a reference: few colors, and small.
fn keep(drawn: &RgbImage, path: &Path) {
    let rgba = image::DynamicImage::ImageRgb8(drawn.clone()).into_rgba8();
    let of = |colors| {
        let palette = color_quant::NeuQuant::new(1, colors, rgba.as_raw());
        let nearest = rgba.pixels().map(|pixel| palette.index_of(&pixel.0) as u8);
        let nearest: Vec<u8> = nearest.collect();
        (palette.color_map_rgb(), nearest)
    };
    let alike = |(colors, nearest): &(Vec<u8>, Vec<u8>)| {
        let pixels = nearest.iter().map(|nth| usize::from(*nth) * 3);
        let pixels: Vec<u8> = pixels.flat_map(|at| colors[at..at + 3].to_vec()).collect();
        let kept = RgbImage::from_raw(drawn.width(), drawn.height(), pixels).expect("as many pixels");
        share(&others(&kept, drawn)) <= TOLERANCE * 0.7
    };
    let last = || of(COLORS[COLORS.len() - 1]);
    let (palette, nearest) = COLORS.into_iter().map(of).find(alike).unwrap_or_else(last);
    let file = fs::File::create(path).expect("a reference can be written");
    let mut encoder = png::Encoder::new(file, drawn.width(), drawn.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    // Numbers of colours are not near to each other where the colours are.
    encoder.set_filter(png::Filter::NoFilter);
    encoder.set_palette(palette);
    let mut writer = encoder.write_header().expect("a reference can be written");
    writer
        .write_image_data(&nearest)
        .expect("a reference can be written");
}

/// Draws pictures on all cores and says what is wrong with them.
fn look_at(wanted: &[Wanted]) {
    let renew = std::env::var_os("RENEW_PICTURES").is_some();
    let folder = std::env::temp_dir().join(format!("king-of-tokyo-visual-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let (next, troubles) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let look = || {
        while let Some(wanted) = wanted.get(next.fetch_add(1, Ordering::Relaxed)) {
            let drawn = wanted.draw(&folder);
            if renew {
                keep(&drawn, &references().join(wanted.file()));
            } else if let Some(trouble) = trouble(*wanted, &drawn) {
                troubles
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .push(trouble);
            }
        }
    };
    std::thread::scope(|scope| {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        for _ in 0..cores {
            scope.spawn(look);
        }
    });
    fs::remove_dir_all(&folder).expect("a folder");
    let troubles = troubles.into_inner().unwrap_or_else(PoisonError::into_inner);
    assert!(
        troubles.is_empty(),
        "{}\nafter a change on purpose: `just references`",
        troubles.join("\n")
    );
}

#[test]
fn each_position_looks_as_it_did_once() {
    let all = all();
    let ways = LANGUAGES.len() * SIZES.len();
    let sample: Vec<_> = all
        .chunks(ways)
        .enumerate()
        .map(|(nth, ways)| ways[nth % ways.len()])
        .collect();
    look_at(&sample);
}

#[test]
#[ignore = "draws hundreds of pictures: minutes"]
fn every_position_looks_as_it_did_in_every_language_and_size() {
    look_at(&all());
}

#[test]
fn every_screen_is_drawn() {
    let drawn: Vec<_> = positions()
        .filter_map(|(_, options)| options.split("--screen ").nth(1)?.split_whitespace().next())
        .collect();
    for screen in king_of_tokyo::ui::picture::Screen::ALL {
        let slug = screen.slug();
        // The list of games tells days of the calendar, which are others tomorrow.
        assert!(
            drawn.contains(&slug) || slug == "play" || slug == "games",
            "{slug}"
        );
    }
}

#[test]
fn references_are_of_positions_and_small_together() {
    let wanted: Vec<_> = all().into_iter().map(Wanted::file).collect();
    let mut bytes = 0;
    for entry in fs::read_dir(references()).expect("a folder").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        assert!(
            name == "positions" || wanted.contains(&name),
            "{name}: of no position"
        );
        bytes += entry.metadata().expect("a file").len();
    }
    assert!(bytes <= ROOM, "{bytes} bytes of references");
}

#[test]
fn a_die_that_shows_another_face_is_seen() {
    let one = RgbImage::from_pixel(320, 200, Rgb([40, 30, 90]));
    let mut other = one.clone();
    for (x, y) in (0..20).flat_map(|x| (0..20).map(move |y| (x, y))) {
        other.put_pixel(100 + x, 150 + y, Rgb([240, 200, 40]));
    }
    let count = others(&one, &other).into_iter().filter(|other| *other).count();
    assert!(1000.0 * count as f64 / (320.0 * 200.0) > TOLERANCE);
}
