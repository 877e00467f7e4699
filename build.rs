//! Pictures are embedded: an edited file must rebuild the program. They are written twice as long as they need to be,
//! so they are packed. Windows shows the icon and the version of a program that has them in its resources.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=resources");
    println!("cargo:rerun-if-changed=build.rs");
    let into = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    pack("resources/art", Path::new(&into))?;
    #[cfg(windows)]
    tell_windows();
    Ok(())
}

/// Writes all pictures of a folder, each compressed by itself, one after the other into `art.bin`, and into `art.index` a
/// line for each: its path, where it ends in `art.bin`, and how long it is.
fn pack(folder: &str, into: &Path) -> io::Result<()> {
    let mut files = Vec::new();
    collect(Path::new(folder), &mut files)?;
    let name = |file: &Path| {
        let path = file.strip_prefix(folder).unwrap_or(file);
        let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
        parts.join("/")
    };
    let mut files: Vec<(String, PathBuf)> = files.into_iter().map(|file| (name(&file), file)).collect();
    files.sort();
    let (mut packed, mut index) = (Vec::new(), String::new());
    for (name, file) in files {
        let bytes = fs::read(file)?;
        packed.extend(miniz_oxide::deflate::compress_to_vec(&bytes, 9));
        index.push_str(&format!("{name} {} {}\n", packed.len(), bytes.len()));
    }
    fs::write(into.join("art.bin"), packed)?;
    fs::write(into.join("art.index"), index)
}

/// All pictures in a folder and those below it.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path
            .extension()
            .is_some_and(|kind| kind == "svg" || kind == "png")
        {
            files.push(path);
        }
    }
    Ok(())
}

#[cfg(windows)]
fn tell_windows() {
    const ICON: &str = "packaging/icons/king-of-tokyo.ico";
    println!("cargo:rerun-if-changed={ICON}");
    if env::var_os("CARGO_CFG_WINDOWS").is_none() {
        return;
    }
    let mut resource = winresource::WindowsResource::new();
    resource
        .set_icon(ICON)
        .set("ProductName", "King of Tokyo")
        .set("FileDescription", "King of Tokyo")
        .set("LegalCopyright", "MIT OR Apache-2.0");
    // Without a resource compiler the program is built all the same, only without an icon.
    if let Err(error) = resource.compile() {
        println!("cargo:warning=the program has no icon: {error}");
    }
}
