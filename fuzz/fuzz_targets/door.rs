//! Whatever the bytes: every line at the door gets one answer, and nothing panics.
//!
//! `cargo +nightly fuzz run door fuzz/corpus/door fuzz/seeds/door`, with cargo-fuzz installed.

#![no_main]

use protocol::Door;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut door = Door::default();
    for line in bytes.split(|byte| *byte == b'\n') {
        let answer = door.answer(line);
        assert!(answer.line["ok"].is_boolean(), "{}", answer.line);
        assert_ne!(answer.line["error"]["code"], "internal", "{}", answer.line);
    }
});
