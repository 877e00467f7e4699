//! Duel, as a look back must know it.

use super::Reviewed;
use engine::duel::State;

impl Reviewed for State {}
