//! King of Tokyo for the desktop: the app, and the map of the crates below it.
//!
//! | crate or module | what it is |
//! | --- | --- |
//! | [`engine`] | the rules of both games: they ask questions, accept answers and tell events; they know no bot, language or window |
//! | [`table`] | one table being played: the seeded dealer and the history |
//! | [`bots`] | players that answer by themselves; they see only what their seat may see. How they learn (`train`), perfect play for two (`solve`) and the look back at a game (`review`) |
//! | [`protocol`] | the rules for other programs: requests and answers as lines of JSON |
//! | [`sound`] | what is heard: effects and tracks made by code; it knows no game |
//! | [`pixels`] | pixels turned, stretched and laid over each other; it knows no window |
//! | [`words`] | every word a player reads, in English and French; events told as sentences |
//! | [`asking`] | which questions people are spared, because no answer makes a difference or they do not want to be asked |
//! | [`statistics`] | what has been played, counted from the records |
//! | [`storage`] | settings and games on disk |
//! | [`ui`] | the window: theme, motion, widgets, screens |
//! | `program` | other programs at a seat: started, asked, never waited for too long |
//! | [`cli`] | the command line: play, simulate, watch, picture, soak, engine, ladder, merge, solve, train, adapters |
//!
//! The crates stand under `crates/`; each may import only those that its `Cargo.toml` names, and the compiler
//! keeps that true. `ARCHITECTURE.md` says where to start for a given change.

pub mod asking;
pub mod cli;
pub mod program;
pub mod statistics;
pub mod storage;
pub mod ui;
