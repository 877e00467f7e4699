//! The words of the classic game (`cards.ftl`, `log.ftl`, the `play-` messages of `app.ftl`).
//!
//! [`narrate()`] tells an event as a line of the log. The other functions name what the game has.

mod names;
mod narrate;
mod say;

pub use names::{card_cost, card_name, card_text, card_use, face_name, marked_face, names, setup_error};
pub use narrate::narrate;
