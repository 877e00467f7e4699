//! The schema says what the door does.
