//! The words of the classic game (`cards.ftl`, `log.ftl`, the `play-` messages of `app.ftl`): names and
//! effects, what happened, what is asked.
//!
//! [`Teller`] tells a game event by event as lines of the log. [`Speaker`] puts the open question into words: what is
//! asked, what each answer is called, what it would lead to. [`names()`] says who sits where.

mod course;
mod fate;
mod foresee;
mod label;
mod names;
mod say;
mod speaker;
mod tell;

pub use course::takes_last_heart;
pub use fate::Foretold;
pub use names::{
    card_cost, card_name, card_text, card_tokens, card_use, face_name, goal, marked_die, marked_face, names,
    piece_comes, piece_goes, setup_error, special_name,
};
pub use speaker::{Selected, Speaker, Speech};
pub use tell::Teller;

#[cfg(test)]
mod tests;
