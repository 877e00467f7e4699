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

/// The scripts of the steps of a workflow: what comes after `run:`, on its line or below it.
fn steps(workflow: &str) -> Vec<String> {
    let (mut steps, mut lines) = (Vec::new(), workflow.lines().peekable());
    let depth = |line: &str| line.len() - line.trim_start().len();
    while let Some(line) = lines.next() {
        let said = line.trim_start().trim_start_matches("- ");
        let Some(script) = said.strip_prefix("run:").map(str::trim) else {
            continue;
        };
        if script != "|" {
            // That of a default is a map.
            steps.extend((!script.is_empty()).then(|| script.to_owned()));
            continue;
        }
        let mut block = String::new();
        while let Some(next) = lines.next_if(|next| next.trim().is_empty() || depth(next) > depth(line)) {
            block.push_str(next.trim_start());
            block.push('\n');
        }
        steps.push(block);
    }
    steps
}

const WORKFLOWS: [&str; 2] = [".github/workflows/ci.yml", ".github/workflows/release.yml"];

/// Scripts in which a command that fails inside a pipe fails the whole.
fn scripts() -> Vec<(String, String)> {
    let mut scripts = Vec::new();
    for workflow in WORKFLOWS {
        for (nth, script) in steps(&text(workflow)).into_iter().enumerate() {
            scripts.push((format!("{workflow}, step {}", nth + 1), script));
        }
    }
    for folder in [".ci", "packaging", "packaging/linux", "packaging/macos"] {
        for entry in std::fs::read_dir(root().join(folder))
            .expect("a folder")
            .flatten()
        {
            let name = format!("{folder}/{}", entry.file_name().to_string_lossy());
            if entry.path().is_file()
                && let Ok(script) = String::from_utf8(read(&name))
                && script.contains("pipefail")
            {
                scripts.push((name, script));
            }
        }
    }
    assert!(scripts.len() > 15, "{scripts:?}");
    scripts
}

#[test]
fn no_script_stops_reading_before_all_is_written() {
    // Under pipefail whoever writes into a closed pipe fails the step: most releases would stop there.
    for (name, script) in scripts() {
        for line in script.lines().filter(|line| !line.trim_start().starts_with('#')) {
            // What other shells are told has no pipefail: it stands between quotation marks.
            let ours = line.split('\'').step_by(2).collect::<Vec<_>>().join(" ");
            let stops = ["grep -m", "grep -q", "head", "sed q", "sed 1q"];
            let closes = |reader: &str| stops.iter().any(|command| reader.starts_with(command));
            let forgiven = line.contains("|| true");
            let readers = ours.replace("||", "");
            let mut readers = readers.split('|').skip(1).map(str::trim_start);
            assert!(forgiven || !readers.any(closes), "{name}: {line}");
        }
    }
}

#[test]
#[cfg(unix)]
fn the_steps_of_the_workflows_are_understood_by_the_shell_that_runs_them() {
    use std::process::Command;
    for (name, script) in scripts() {
        // What GitHub puts in is a word.
        let script = script.replace("${{", "$(echo ").replace("}}", ")");
        let read = Command::new("bash")
            .args(["-n", "-eo", "pipefail", "-c", &script])
            .output();
        let read = read.expect("there is a bash");
        assert!(
            read.status.success(),
            "{name}: {}",
            String::from_utf8_lossy(&read.stderr)
        );
    }
    // Those that a release stands and falls with, run here.
    let package = env!("CARGO_PKG_VERSION");
    let folder = std::env::temp_dir().join(format!("king-of-tokyo-steps-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(folder.join("packages")).expect("a folder");
    std::fs::copy(root().join("CHANGELOG.md"), folder.join("CHANGELOG.md")).expect("copied");
    let release = steps(&text(WORKFLOWS[1]));
    let run = |mark: &str, tag: &str, at: &Path| {
        let script = release
            .iter()
            .find(|script| script.contains(mark))
            .expect("there is one");
        let run = Command::new("bash")
            .args(["-eo", "pipefail", "-c", script])
            .env("GITHUB_REF_NAME", tag)
            .current_dir(at)
            .output();
        run.expect("there is a bash").status.success()
    };
    let tag = format!("v{package}");
    for _ in 0..5 {
        assert!(run("cargo pkgid", &tag, &root()));
    }
    assert!(!run("cargo pkgid", "v999.0.0", &root()));
    assert!(run("notes.md", &tag, &folder));
    let notes = std::fs::read_to_string(folder.join("notes.md")).expect("written");
    assert!(notes.starts_with(&format!("## {package}")) && !notes.contains("\n## "));
    assert!(!run("awk", "v999.0.0", &folder));
    std::fs::remove_dir_all(&folder).expect("removed");
}

/// A property list: what stands under the keys of its dictionaries, with the way there: `A/0/B`.
fn properties(list: &str) -> Vec<(String, String)> {
    use usvg::roxmltree::{Document, Node, ParsingOptions};
    fn gather(node: Node<'_, '_>, way: &str, found: &mut Vec<(String, String)>) {
        let below = |name: &str| match way {
            "" => name.to_owned(),
            way => format!("{way}/{name}"),
        };
        let inside: Vec<_> = node.children().filter(Node::is_element).collect();
        match node.tag_name().name() {
            "dict" => {
                assert_eq!(inside.len() % 2, 0, "{way}: every key has a value");
                for pair in inside.chunks(2) {
                    assert_eq!(pair[0].tag_name().name(), "key", "{way}");
                    gather(pair[1], &below(pair[0].text().unwrap_or_default()), found);
                }
            }
            "array" => {
                for (nth, node) in inside.into_iter().enumerate() {
                    gather(node, &below(&nth.to_string()), found);
                }
            }
            "string" => found.push((way.to_owned(), node.text().unwrap_or_default().to_owned())),
            "true" | "false" => found.push((way.to_owned(), node.tag_name().name().to_owned())),
            other => panic!("{way}: a property list has no {other}"),
        }
    }
    let options = ParsingOptions {
        allow_dtd: true,
        ..ParsingOptions::default()
    };
    let document = Document::parse_with_options(list, options).expect("it is XML");
    let root = document.root_element();
    assert_eq!(root.tag_name().name(), "plist");
    let mut found = Vec::new();
    gather(root.first_element_child().expect("a dictionary"), "", &mut found);
    found
}

#[test]
fn macos_knows_the_program_its_icon_and_its_files() {
    let properties = properties(&text("packaging/macos/Info.plist"));
    let says = |way: &str| {
        let mut found = properties.iter().filter(|(key, _)| key == way);
        let (_, value) = found.next().unwrap_or_else(|| panic!("{way} is missing"));
        assert!(found.next().is_none(), "{way} stands there twice");
        value.as_str()
    };
    assert_eq!(says("CFBundleExecutable"), "king-of-tokyo");
    assert_eq!(says("CFBundlePackageType"), "APPL");
    assert_eq!(says("NSHighResolutionCapable"), "true");
    for version in ["CFBundleShortVersionString", "CFBundleVersion"] {
        assert_eq!(says(version), "@VERSION@");
    }
    let identifier = says("CFBundleIdentifier");
    let allowed = |sign: char| sign.is_ascii_alphanumeric() || sign == '-' || sign == '.';
    assert!(identifier.contains('.') && identifier.chars().all(allowed));
    for icon in ["CFBundleIconFile", "CFBundleDocumentTypes/0/CFBundleTypeIconFile"] {
        assert!(
            root()
                .join(format!("packaging/icons/{}.icns", says(icon)))
                .is_file()
        );
    }
    for (nth, language) in words::Language::ALL.into_iter().enumerate() {
        assert_eq!(says(&format!("CFBundleLocalizations/{nth}")), language.code());
    }
    let kind = says("UTExportedTypeDeclarations/0/UTTypeIdentifier");
    assert_eq!(says("CFBundleDocumentTypes/0/LSItemContentTypes/0"), kind);
    let tags = "UTExportedTypeDeclarations/0/UTTypeTagSpecification";
    assert_eq!(says(&format!("{tags}/public.filename-extension/0")), "kot");
    let mime = says(&format!("{tags}/public.mime-type"));
    assert!(text("packaging/linux/king-of-tokyo.xml").contains(&format!("type=\"{mime}\"")));
    // The window is not told of files that the system opens: nothing is promised.
    assert_eq!(says("CFBundleDocumentTypes/0/CFBundleTypeRole"), "None");
}

/// The licences of the fonts that are in the program, as their files are called.
#[cfg(unix)]
fn licences_of_fonts() -> Vec<String> {
    let fonts = std::fs::read_dir(root().join("resources/fonts")).expect("fonts");
    let names = fonts
        .flatten()
        .map(|file| file.file_name().to_string_lossy().into_owned());
    let names: Vec<_> = names.filter(|name| name.ends_with("-OFL.txt")).collect();
    assert!(names.len() >= 2);
    names
}

#[test]
#[cfg(unix)]
fn the_app_of_macos_is_put_together() {
    use std::os::unix::fs::PermissionsExt as _;
    use std::process::Command;
    let folder = std::env::temp_dir().join(format!("king-of-tokyo-bundle-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    let program = folder.join("built");
    std::fs::write(&program, "#!/bin/sh\necho king-of-tokyo 1.2.3\n").expect("a program");
    std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).expect("it may run");
    let packed = Command::new("bash")
        .arg(root().join("packaging/macos/bundle"))
        .args([&program, &folder.join("out")])
        .output()
        .expect("there is a bash");
    assert!(packed.status.success(), "{packed:?}");
    let contents = folder.join("out/King of Tokyo.app/Contents");
    let list = std::fs::read_to_string(contents.join("Info.plist")).expect("it is there");
    let version = ("CFBundleVersion".to_owned(), "1.2.3".to_owned());
    assert!(properties(&list).contains(&version) && !list.contains('@'));
    let there = std::fs::metadata(contents.join("MacOS/king-of-tokyo")).expect("the program");
    assert_eq!(there.permissions().mode() & 0o111, 0o111);
    let mut resources = licences_of_fonts();
    resources.extend(
        [
            "king-of-tokyo.icns",
            "LICENSE-MIT",
            "LICENSE-APACHE",
            "CREDITS.md",
        ]
        .map(Into::into),
    );
    for file in resources {
        assert!(contents.join("Resources").join(&file).is_file(), "{file}");
    }
    let archives = std::fs::read_dir(folder.join("out")).expect("a folder").flatten();
    let archives: Vec<_> = archives
        .map(|file| file.path())
        .filter(|path| path.is_file())
        .collect();
    let [archive] = archives.as_slice() else {
        panic!("{archives:?}")
    };
    assert!(archive.to_string_lossy().ends_with(".tar.gz"), "{archive:?}");
    let listed = Command::new("tar")
        .arg("-tzf")
        .arg(archive)
        .output()
        .expect("there is a tar");
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    assert!(
        listed.contains("King of Tokyo.app/Contents/MacOS/king-of-tokyo"),
        "{listed}"
    );
    std::fs::remove_dir_all(&folder).expect("removed");
}

#[test]
fn windows_starts_the_program_without_a_terminal_and_opens_games_with_it() {
    let (pack, setup) = (
        text("packaging/windows/pack.ps1"),
        text("packaging/windows/setup.iss"),
    );
    let launcher = text("crates/launcher/Cargo.toml");
    assert!(
        launcher.contains("name = \"king-of-tokyo-window\"") && pack.contains("'king-of-tokyo-window.exe'")
    );
    assert!(text("crates/launcher/src/main.rs").contains("windows_subsystem = \"windows\""));
    // The launcher looks for the game under this name, beside itself.
    assert!(pack.contains("'king-of-tokyo.exe'") && pack.contains("'King of Tokyo.exe'"));
    assert!(
        pack.contains("resources/fonts/*-OFL.txt"),
        "the licences of the fonts go along"
    );
    for line in [
        r#"Name: "{autoprograms}\King of Tokyo"; Filename: "{app}\King of Tokyo.exe""#,
        r#"Subkey: "Software\Classes\.kot\OpenWithProgids""#,
        r#"ValueData: """{app}\King of Tokyo.exe"" ""%1""""#,
        "ChangesAssociations=yes",
        "AppId={{5E1C2A57-0E0B-4E0C-9B53-7B1D8A3F6C21}",
    ] {
        assert!(setup.contains(line), "{line}");
    }
    for language in words::Language::ALL {
        assert!(setup.contains(&format!("{}.GameFile=", language.code())));
    }
    let release = text(WORKFLOWS[1]);
    assert!(release.contains("packaging/windows/pack.ps1") && release.contains("target/packages/*.exe"));
    assert!(release.contains("macos-15-intel"));
}
