//! Whatever the bytes: settings are understood as far as they can be, and nothing panics.
//!
//! `cargo +nightly fuzz run settings`, with cargo-fuzz installed.

#![no_main]

use king_of_tokyo::storage::understood;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Some(settings) = understood(bytes) {
        let text = serde_json::to_vec(&settings).expect("settings are plain data");
        assert!(understood(&text).is_some(), "what was written is understood");
    }
});
