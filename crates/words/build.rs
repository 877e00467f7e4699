//! Words are embedded: an edited file must rebuild the crate.

fn main() {
    println!("cargo:rerun-if-changed=../../i18n");
    println!("cargo:rerun-if-changed=i18n.toml");
}
