//! The look back, used as a player uses it.
