//! Whatever the bytes: a record is read up to its last good line or refused, and nothing panics.
//!
//! `cargo +nightly fuzz run record fuzz/corpus/record fuzz/seeds/record`, with cargo-fuzz installed.

#![no_main]

use engine::{classic, duel};
use libfuzzer_sys::fuzz_target;
use table::record::proof::read_any;

fuzz_target!(|bytes: &[u8]| {
    read_any::<classic::State>(bytes);
    read_any::<duel::State>(bytes);
});
