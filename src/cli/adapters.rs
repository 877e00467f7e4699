//! The graphics adapters of the machine, a line each: what the window asks before it opens.

use super::{Problem, print};
use crate::ui::renderer;
use words::Words;

/// Names them. A machine without any prints nothing.
pub(super) fn run(words: &Words) -> Result<(), Problem> {
    let lines: String = renderer::adapters()
        .iter()
        .map(|adapter| format!("{adapter}\n"))
        .collect();
    print(words, &lines)
}
