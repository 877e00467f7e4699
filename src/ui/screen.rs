//! The screens. None knows another: each returns an `Action`, and [`App`](super::App) alone moves between
//! them.
//!
//! A screen is a module with its state, `Message` (what happened), `Action` (what it wants from its parent),
//! `update`, `view`, and `hotkey`, a plain function from a key that no widget took to a message. What
//! outlives screens they borrow as a [`Context`](super::Context).

pub mod about;
pub mod classic;
pub mod classic_setup;
pub mod duel;
pub mod duel_setup;
pub mod gallery;
pub mod games;
pub mod help;
pub mod learn;
pub mod result;
pub mod review;
pub mod settings;
pub mod statistics;
pub mod title;
