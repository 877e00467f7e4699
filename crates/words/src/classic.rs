//! The words of the classic game (`cards.ftl`, `log.ftl`, the `play-` messages of `app.ftl`).
//!
//! [`narrate()`] tells an event as a line of the log.

mod narrate;

pub use narrate::narrate;
