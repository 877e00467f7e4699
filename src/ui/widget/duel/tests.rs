//! The board as a hand finds it.
