//! Claims about what stands in a file: each holds, or a sentence says what is wrong.

use std::fmt::Display;
use std::ops::RangeInclusive;

/// A claim about a field.
///
/// # Errors
/// The sentence that refuses it.
pub(crate) fn must<W: Display>(holds: bool, otherwise: impl FnOnce() -> W) -> Result<(), String> {
    if holds {
        Ok(())
    } else {
        Err(otherwise().to_string())
    }
}

/// The claim that a number lies in a range.
///
/// # Errors
/// The sentence that names the field, the number and the range.
pub(crate) fn within(
    field: impl Display,
    number: impl Into<u32>,
    range: RangeInclusive<u32>,
) -> Result<(), String> {
    let number = number.into();
    must(range.contains(&number), || {
        let (first, last) = range.into_inner();
        format!("{field}: {number} is not from {first} to {last}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_outside_is_refused_with_its_name_and_range() {
        for (number, refused) in [(0_u8, true), (1, false), (3, false), (4, true)] {
            let told = refused.then(|| format!("hearts: {number} is not from 1 to 3"));
            assert_eq!(within("hearts", number, 1..=3).err(), told);
        }
    }
}
