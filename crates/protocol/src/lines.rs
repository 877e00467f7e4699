//! Requests come as lines; one that is too long is skipped without being kept. A byte order mark before one, as
//! some systems write it, says nothing and is left out; a carriage return at the end is white space to JSON.

use std::io::{self, BufRead};

/// The longest line that is read, without its end: 8 MiB. A record of a long game finds room in it.
pub const LONGEST: usize = 1 << 23;

/// What some systems write at the beginning of a text: that it is UTF-8.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// A line, or the news that there was one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// What it says.
    Read(Vec<u8>),
    /// It was too long.
    TooLong,
}

/// The next line; `None` at the end of the input.
///
/// # Errors
/// When the input cannot be read.
pub fn next(input: &mut dyn BufRead) -> io::Result<Option<Line>> {
    let (mut line, mut begun, mut too_long) = (Vec::new(), false, false);
    loop {
        let chunk = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            chunk => chunk?,
        };
        if chunk.is_empty() {
            return Ok(begun.then_some(finish(line, too_long)));
        }
        begun = true;
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let (piece, used) = match end {
            Some(end) => (&chunk[..end], end + 1),
            None => (chunk, chunk.len()),
        };
        too_long |= line.len() + piece.len() > LONGEST;
        if too_long {
            line = Vec::new();
        } else {
            line.extend_from_slice(piece);
        }
        input.consume(used);
        if end.is_some() {
            return Ok(Some(finish(line, too_long)));
        }
    }
}

fn finish(mut line: Vec<u8>, too_long: bool) -> Line {
    if too_long {
        return Line::TooLong;
    }
    if line.starts_with(MARK) {
        line.drain(..MARK.len());
    }
    Line::Read(line)
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, Line, next};
    use std::io::BufReader;

    #[test]
    fn a_mark_before_a_line_is_left_out() {
        let text = "\u{feff}{}\r\n\u{feff}[]\r\n{\u{feff}}\n\u{feff}";
        let mut input = BufReader::with_capacity(2, text.as_bytes());
        let mut lines = Vec::new();
        while let Some(Line::Read(line)) = next(&mut input).expect("memory can be read") {
            lines.push(String::from_utf8(line).expect("UTF-8"));
        }
        assert_eq!(lines, ["{}\r", "[]\r", "{\u{feff}}", ""]);
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_and_the_next_one_is_read() {
        let mut text = vec![b'x'; LONGEST];
        text.extend(b"\n");
        text.extend(vec![b'y'; LONGEST + 1]);
        text.extend(b"\n\nlast");
        let mut input = BufReader::with_capacity(1000, text.as_slice());
        let mut lines = Vec::new();
        while let Some(line) = next(&mut input).expect("memory can be read") {
            lines.push(line);
        }
        assert_eq!(
            lines,
            [
                Line::Read(vec![b'x'; LONGEST]),
                Line::TooLong,
                Line::Read(Vec::new()),
                Line::Read(b"last".to_vec()),
            ]
        );
    }
}
