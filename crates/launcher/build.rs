//! Windows shows the icon and the version of a program that has them in its resources.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    #[cfg(windows)]
    tell_windows();
}

#[cfg(windows)]
fn tell_windows() {
    const ICON: &str = "../../packaging/icons/king-of-tokyo.ico";
    println!("cargo:rerun-if-changed={ICON}");
    if std::env::var_os("CARGO_CFG_WINDOWS").is_none() {
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
