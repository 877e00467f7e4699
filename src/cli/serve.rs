//! The rules for other programs, on stdin and stdout.

use super::arguments::Engine;
use super::{Problem, files, print, written};
use std::io::{self, BufRead, Read};
use words::Words;

/// Answers requests until the caller leaves, or prints what may be asked.
pub(super) fn run(options: &Engine, words: &Words) -> Result<(), Problem> {
    if options.schema {
        return print(words, &format!("{:#}\n", protocol::schema()));
    }
    let mut asked = Asked {
        input: io::stdin().lock(),
        failed: None,
    };
    let served = protocol::serve(&mut asked, &mut io::stdout().lock());
    match asked.failed {
        Some(reason) => Err(Problem::new(
            words,
            "cli-input-failed",
            &[("reason", reason.into())],
        )),
        None => written(words, served).map(drop),
    }
}

/// What is asked, and why it could not be read any further.
struct Asked<R> {
    input: R,
    failed: Option<String>,
}

impl<R: Read> Read for Asked<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        self.input
            .read(into)
            .inspect_err(|error| self.failed = Some(files::reason(error)))
    }
}

impl<R: BufRead> BufRead for Asked<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.input
            .fill_buf()
            .inspect_err(|error| self.failed = Some(files::reason(error)))
    }

    fn consume(&mut self, amount: usize) {
        self.input.consume(amount);
    }
}
