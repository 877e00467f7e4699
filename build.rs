//! Pictures are embedded: an edited file must rebuild the program.

fn main() {
    println!("cargo:rerun-if-changed=resources");
}
