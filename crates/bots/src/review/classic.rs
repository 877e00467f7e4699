//! King of Tokyo, as a look back must know it.

use super::Reviewed;
use engine::classic::State;

impl Reviewed for State {}
