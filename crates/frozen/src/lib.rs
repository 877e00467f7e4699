//! Bots of earlier versions, kept as they were: what later ones are measured against. Start at
//! [`master_0_1::Played`].
//!
//! Invariant: what is here gives the answers that it gave when it was released, with its own nets in
//! `resources/weights/VERSION`; `tests/golden.rs` of the `bots` crate replays them. Nothing here is improved,
//! and a new card or rule of the engine is all that may change what it meets. Whoever freezes another version
//! copies the planner, drops what its best level does not need, and adds a module beside this one.
//!
//! Deliberately absent: levels, personas, advice, training, and any import of the living bots.

pub mod master_0_1;
