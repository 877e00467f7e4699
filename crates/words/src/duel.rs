//! The words of Duel, the game for two (`duel.ftl`): names and effects, what happened, what is asked.
//!
//! [`Teller`] tells a game event by event as lines of the log. [`Speaker`] puts the open question into words:
//! what is asked, what each answer is called, what it would lead to. [`names`] says who sits where,
//! [`standing`] how it stands.

mod course;
mod fate;
mod foresee;
mod label;
mod names;
mod say;
mod speaker;
mod tell;

pub use course::{Course, Doubts, Placed, Tray, winning_order};
pub use foresee::{Foresight, Pulled};
pub use names::{
    buzz_name, buzz_text, card_name, card_text, face_name, face_picture, kind_name, marked_card, marked_face,
    marker, names, power_text, power_tip, setup_error, track_name,
};
pub use say::{placing, standing};
pub use speaker::{Speaker, Speech};
pub use tell::Teller;

#[cfg(test)]
mod tests;
