//! What may be said shortly, as a number or a word, or at length as an object.

use serde::de::value::{Error as Unread, MapAccessDeserializer, StrDeserializer};
use serde::de::{DeserializeOwned, Error, IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::marker::PhantomData;

/// It has a short form and a long one.
pub(super) trait Short: Sized {
    /// What is expected, for those who say something else.
    const EXPECTED: &'static str;
    /// The long form.
    type Fields: DeserializeOwned;

    /// What a number means; `None` where none is expected.
    fn number(number: u64) -> Option<Result<Self, String>> {
        let _ = number;
        None
    }

    /// What a word means.
    fn word(slug: &str) -> Result<Self, String>;

    /// What an object means.
    fn fields(fields: Self::Fields) -> Result<Self, String>;
}

/// Reads either form.
pub(super) fn read<'de, T: Short, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    deserializer.deserialize_any(Either(PhantomData))
}

struct Either<T>(PhantomData<T>);

impl<'de, T: Short> Visitor<'de> for Either<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(T::EXPECTED)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
        match T::number(number) {
            Some(read) => read.map_err(E::custom),
            None => Err(E::invalid_type(serde::de::Unexpected::Unsigned(number), &self)),
        }
    }

    fn visit_str<E: Error>(self, slug: &str) -> Result<T, E> {
        T::word(slug).map_err(E::custom)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        let fields = T::Fields::deserialize(MapAccessDeserializer::new(map))?;
        T::fields(fields).map_err(A::Error::custom)
    }
}

/// A word as one of the engine's own.
pub(super) fn word<'de, T: Deserialize<'de>>(slug: &'de str) -> Result<T, String> {
    let slug: StrDeserializer<'de, Unread> = slug.into_deserializer();
    T::deserialize(slug).map_err(|error| error.to_string())
}

/// A number that cannot be large.
pub(super) fn small(number: u64) -> Result<u8, String> {
    u8::try_from(number).map_err(|_| format!("{number} is not from 0 to 255"))
}

/// It is read in either form.
macro_rules! short {
    ($kind:ty) => {
        impl<'de> serde::Deserialize<'de> for $kind {
            fn deserialize<D: serde::Deserializer<'de>>(
                deserializer: D,
            ) -> std::result::Result<Self, D::Error> {
                $crate::notation::duel::answer::short::read(deserializer)
            }
        }
    };
}

pub(super) use short;
