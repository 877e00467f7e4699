//! Whatever the bytes: a net is read or refused, what was read is written and read again as the same net, and
//! nothing panics.
//!
//! `cargo +nightly fuzz run net fuzz/corpus/net resources/weights`, with cargo-fuzz installed.

#![no_main]

use bots::learned::{Features, net_at};
use engine::{classic, duel};
use libfuzzer_sys::fuzz_target;

fn read<G: Features>(bytes: &[u8]) {
    for place in 0..G::NETS.len() {
        if let Ok(net) = net_at::<G>(place, bytes) {
            let again = net_at::<G>(place, &net.write()).expect("what was written is read");
            assert_eq!(again.write(), net.write());
        }
    }
}

fuzz_target!(|bytes: &[u8]| {
    read::<classic::State>(bytes);
    read::<duel::State>(bytes);
});
