//! What is packed around the program agrees with it: icons with their picture, names and versions with each
//! other. `RENEW_ICONS=1 cargo test --test packaging` draws the icons of `packaging/icons` again.

use resvg::{tiny_skia, usvg};
use std::path::{Path, PathBuf};

/// The sides of the program's icon, in pixels.
const SIDES: [u32; 8] = [16, 24, 32, 48, 64, 128, 256, 512];
/// Those that Windows takes.
const OF_WINDOWS: [u32; 6] = [16, 24, 32, 48, 64, 256];
/// Those that macOS takes, under the names of its format; a name that says two pixels for one is another one.
const OF_MACOS: [(&[u8; 4], u32); 6] = [
    (b"ic11", 32),
    (b"ic12", 64),
    (b"ic07", 128),
    (b"ic08", 256),
    (b"ic14", 512),
    (b"ic09", 512),
];
/// The sides of the icon of a game's file.
const OF_FILES: [u32; 5] = [32, 48, 64, 128, 256];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &str) -> Vec<u8> {
    std::fs::read(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn text(path: &str) -> String {
    String::from_utf8(read(path)).expect("it is text")
}

fn icon(side: u32) -> String {
    format!("packaging/icons/king-of-tokyo-{side}.png")
}

fn file_icon(side: u32) -> String {
    format!("packaging/icons/application-x-king-of-tokyo-{side}.png")
}

const SVG: &str = "resources/art/app/icon.svg";
const FILE_SVG: &str = "packaging/icons/application-x-king-of-tokyo.svg";
const ICO: &str = "packaging/icons/king-of-tokyo.ico";
const ICNS: &str = "packaging/icons/king-of-tokyo.icns";

/// A sheet of paper with the program's icon on it.
fn file_svg() -> String {
    let icon = text(SVG);
    let (_, inside) = icon.split_once('>').expect("it is a picture");
    let inside = inside.trim().trim_end_matches("</svg>").trim_end();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 512 512\" width=\"512\" height=\"512\">\n\
         <path d=\"M92 16H332L436 120V496H92Z\" fill=\"#FFF6E6\" stroke=\"#14122B\" stroke-width=\"16\" \
         stroke-linejoin=\"round\"/>\n\
         <path d=\"M332 16V120H436Z\" fill=\"#E6D6B8\" stroke=\"#14122B\" stroke-width=\"16\" \
         stroke-linejoin=\"round\"/>\n\
         <svg x=\"134\" y=\"168\" width=\"260\" height=\"260\" viewBox=\"0 0 512 512\">\n{inside}\n</svg>\n</svg>\n"
    )
}

/// A picture in this size, as PNG.
fn drawn(svg: &str, side: u32) -> Vec<u8> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).expect("it is a picture");
    let mut pixels = tiny_skia::Pixmap::new(side, side).expect("a size");
    let scale = side as f32 / 512.0;
    let fit = tiny_skia::Transform::from_scale(scale, scale);
    resvg::render(&tree, fit, &mut pixels.as_mut());
    pixels.encode_png().expect("a picture")
}

fn ico() -> Vec<u8> {
    let pictures: Vec<_> = OF_WINDOWS.map(|side| (side, read(&icon(side)))).into();
    let mut file = vec![0, 0, 1, 0, pictures.len() as u8, 0];
    let mut at = 6 + 16 * pictures.len() as u32;
    for (side, picture) in &pictures {
        // 256 is written as 0.
        let side = *side as u8;
        file.extend([side, side, 0, 0, 1, 0, 32, 0]);
        file.extend((picture.len() as u32).to_le_bytes());
        file.extend(at.to_le_bytes());
        at += picture.len() as u32;
    }
    pictures.iter().for_each(|(_, picture)| file.extend(picture));
    file
}

fn icns() -> Vec<u8> {
    let mut body = Vec::new();
    for (name, side) in OF_MACOS {
        let picture = read(&icon(side));
        body.extend(name);
        body.extend((picture.len() as u32 + 8).to_be_bytes());
        body.extend(picture);
    }
    let mut file = b"icns".to_vec();
    file.extend((body.len() as u32 + 8).to_be_bytes());
    file.extend(body);
    file
}

fn renew() {
    let write = |path: &str, bytes: &[u8]| {
        std::fs::write(root().join(path), bytes).expect("it can be written");
    };
    write(FILE_SVG, file_svg().as_bytes());
    for side in SIDES {
        write(&icon(side), &drawn(&text(SVG), side));
    }
    for side in OF_FILES {
        write(&file_icon(side), &drawn(&file_svg(), side));
    }
    write(ICO, &ico());
    write(ICNS, &icns());
}

/// How far two pictures of one size are apart on average, from 0 to 255.
fn apart(one: &[u8], other: &[u8]) -> f64 {
    let pixels = |png| tiny_skia::Pixmap::decode_png(png).expect("a picture");
    let (one, other) = (pixels(one), pixels(other));
    assert_eq!((one.width(), one.height()), (other.width(), other.height()));
    let sum: u64 = one
        .data()
        .iter()
        .zip(other.data())
        .map(|(one, other)| u64::from(one.abs_diff(*other)))
        .sum();
    sum as f64 / one.data().len() as f64
}

#[test]
fn the_icons_show_the_picture() {
    if std::env::var_os("RENEW_ICONS").is_some() {
        renew();
    }
    assert_eq!(text(FILE_SVG), file_svg());
    for side in SIDES {
        let apart = apart(&read(&icon(side)), &drawn(&text(SVG), side));
        assert!(apart < 2.0, "the icon of {side} pixels: {apart}");
    }
    for side in OF_FILES {
        let apart = apart(&read(&file_icon(side)), &drawn(&file_svg(), side));
        assert!(apart < 2.0, "the icon of files of {side} pixels: {apart}");
    }
    assert!(
        read(ICO) == ico(),
        "the icon of Windows is made of other pictures"
    );
    assert!(
        read(ICNS) == icns(),
        "the icon of macOS is made of other pictures"
    );
}

#[test]
fn the_desktop_finds_the_window_the_icon_and_the_games() {
    let desktop = text("packaging/linux/king-of-tokyo.desktop");
    let says = |line: &str| desktop.lines().any(|said| said == line);
    // The window calls itself so, and with that the desktop finds its entry.
    assert!(text("src/ui/launch.rs").contains("application_id: \"king-of-tokyo\""));
    assert!(says("StartupWMClass=king-of-tokyo") && says("Icon=king-of-tokyo"));
    assert!(says("Exec=king-of-tokyo %f") && says("MimeType=application/x-king-of-tokyo;"));
    let mime = text("packaging/linux/king-of-tokyo.xml");
    assert!(mime.contains("type=\"application/x-king-of-tokyo\"") && mime.contains("pattern=\"*.kot\""));
    let about = text("packaging/linux/king-of-tokyo.metainfo.xml");
    assert!(about.contains("<launchable type=\"desktop-id\">king-of-tokyo.desktop</launchable>"));
    assert!(about.contains("<mediatype>application/x-king-of-tokyo</mediatype>"));
}

#[test]
fn a_record_begins_as_the_mime_type_says() {
    let mime = text("packaging/linux/king-of-tokyo.xml");
    let (_, rest) = mime
        .split_once("<match type=\"string\" value='")
        .expect("a beginning");
    let (begins, _) = rest.split_once('\'').expect("its end");
    let records = Path::new("tests/records");
    let all = std::fs::read_dir(root().join(records)).expect("records");
    for entry in all {
        let path = entry.expect("a record").path();
        let record = std::fs::read(&path).expect("a record");
        assert!(record.starts_with(begins.as_bytes()), "{}", path.display());
    }
}

#[test]
fn every_language_of_the_program_is_spoken_by_the_desktop() {
    let desktop = text("packaging/linux/king-of-tokyo.desktop");
    let about = text("packaging/linux/king-of-tokyo.metainfo.xml");
    for language in words::Language::ALL {
        let code = language.code();
        if language == words::Language::default() {
            continue;
        }
        assert!(desktop.contains(&format!("\nComment[{code}]=")), "{code}");
        assert!(about.contains(&format!("xml:lang=\"{code}\"")), "{code}");
    }
}

#[test]
fn no_step_of_a_workflow_stops_reading_before_all_is_written() {
    // Under pipefail whoever writes into a closed pipe fails the step: most releases would stop there.
    for workflow in ["ci.yml", "release.yml"] {
        let text = text(&format!(".github/workflows/{workflow}"));
        for line in text.lines() {
            let readers = line.split('|').skip(1).map(str::trim_start);
            let stops = ["grep -m", "grep -q", "head", "sed -n 1p", "sed q"];
            let closes = |reader: &str| stops.iter().any(|command| reader.starts_with(command));
            assert!(!readers.into_iter().any(closes), "{workflow}: {line}");
        }
    }
}
