//! King of Tokyo for the desktop, and the map of the house.
//!
//! | room | what it is |
//! | --- | --- |
//! | [`engine`] | the rules: asks questions, accepts answers, tells events; knows no bot, no language, no window |
//! | [`bots`] | players that answer by themselves; they see only what their seat may see |
//! | [`solve`] | the game for two without cards, solved: what perfect play is worth, and what mistakes cost |
//! | [`session`] | one table being played: the seated, the seeded dealer, the history |
//! | [`i18n`] | every word a player reads, in English and French; events told as sentences |
//! | [`storage`] | settings on disk |
//! | [`proof`] | one game of any kind, checked at every question |
//! | [`door`] | the rules for other programs: requests and answers as lines of JSON |
//! | [`ui`] | the window: theme, motion, widgets, screens |
//! | [`cli`] | the command line: play, simulate, watch, picture, soak, engine, arena, solve |
//!
//! Rooms only look down this list's dependencies: the engine imports none of the others. `tests/tidy.rs` keeps that true;
//! `ARCHITECTURE.md` says where to start for a given change.

pub mod bots;
pub mod cli;
pub mod door;
pub mod engine;
pub mod i18n;
pub mod proof;
pub mod session;
pub mod solve;
pub mod storage;
pub mod train;
pub mod ui;
