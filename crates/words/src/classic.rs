//! The words of the classic game (`cards.ftl`, `log.ftl`, the `play-` messages of `app.ftl`): names and
//! effects, what happened, what is asked.
//!
//! [`narrate()`] tells an event as a line of the log. [`Speaker`] puts the open question into words: what is
//! asked, what each answer is called, what it would lead to. [`names()`] says who sits where.

mod course;
mod label;
mod names;
mod narrate;
mod say;
mod speaker;

pub use course::takes_last_heart;
pub use names::{card_cost, card_name, card_text, card_use, face_name, marked_face, names, setup_error};
pub use narrate::narrate;
pub use speaker::{Selected, Speaker, Speech};

#[cfg(test)]
mod tests;
