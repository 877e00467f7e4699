//! Words are embedded: an edited file must rebuild the program.

fn main() {
    println!("cargo:rerun-if-changed=i18n");
    println!("cargo:rerun-if-changed=i18n.toml");
    println!("cargo:rerun-if-changed=resources");
}
