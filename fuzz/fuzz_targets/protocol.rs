//! Whatever the bytes: every line gets one response, and nothing panics.
//!
//! `cargo +nightly fuzz run protocol fuzz/corpus/protocol fuzz/seeds/protocol`, with cargo-fuzz installed.

#![no_main]

use protocol::Server;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut server = Server::default();
    for line in bytes.split(|byte| *byte == b'\n') {
        let line = server.respond(line).line;
        let response: serde_json::Value = serde_json::from_str(&line).expect("a response is JSON");
        let all = match &response {
            serde_json::Value::Array(all) => all.as_slice(),
            one => std::slice::from_ref(one),
        };
        for response in all {
            assert!(response["ok"].is_boolean(), "{line}");
            assert_ne!(response["error"]["code"], "internal", "{line}");
        }
    }
});
