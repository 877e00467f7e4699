//! The rules for other programs, on stdin and stdout.

use super::arguments::Engine;
use super::{Problem, print, written};
use words::Words;

/// Answers requests until the caller leaves, or prints what may be asked.
pub(super) fn run(options: &Engine, words: &Words) -> Result<(), Problem> {
    if options.schema {
        return print(words, &format!("{:#}\n", protocol::schema()));
    }
    let served = protocol::serve(&mut std::io::stdin().lock(), &mut std::io::stdout().lock());
    written(words, served).map(drop)
}
