//! A short list of fixed capacity that is `Copy`, so that a whole position can be cloned with one `memcpy`.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::{Deref, DerefMut};

/// Up to `N` items in order. Unused room does not count in comparison, hashing or serialisation.
#[derive(Clone, Copy)]
pub struct Shelf<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Default for Shelf<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy + Default, const N: usize> Shelf<T, N> {
    /// The length is a `u8`.
    const COUNTABLE: () = assert!(N <= u8::MAX as usize, "a shelf has 255 places at most");

    /// An empty shelf.
    #[must_use]
    #[inline]
    pub fn new() -> Self {
        const { Self::COUNTABLE }
        Self {
            len: 0,
            items: [T::default(); N],
        }
    }

    /// Does another item fit?
    #[must_use]
    #[inline]
    pub fn has_room(&self) -> bool {
        (self.len as usize) < N
    }

    /// Puts an item at the end.
    ///
    /// # Panics
    /// When the shelf is full. Capacities are chosen so that the rules cannot reach them, and nothing is
    /// dropped silently.
    #[inline]
    pub fn push(&mut self, item: T) {
        assert!((self.len as usize) < N, "a shelf of {N} is full");
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the last item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        Some(self.items[self.len as usize])
    }

    /// Puts an item before the one at `index`, or at the end.
    ///
    /// # Panics
    /// When the shelf is full or shorter than `index`.
    pub fn insert(&mut self, index: usize, item: T) {
        let len = self.len as usize;
        self.push(item);
        self.items.copy_within(index..len, index + 1);
        self.items[index] = item;
    }

    /// Takes the item at `index`; later items move up by one.
    ///
    /// # Panics
    /// When there is no such item.
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        let len = self.len as usize;
        self.items.copy_within(index + 1..len, index);
        self.len -= 1;
        item
    }

    /// Takes everything off.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Keeps the items that pass the test, in order.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for index in 0..self.len as usize {
            let item = self.items[index];
            if keep(&item) {
                self.items[kept] = item;
                kept += 1;
            }
        }
        self.len = u8::try_from(kept).expect("no more than before");
    }
}

impl<T, const N: usize> Deref for Shelf<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for Shelf<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Shelf<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Shelf<T, N> {}

impl<T: std::hash::Hash, const N: usize> std::hash::Hash for Shelf<T, N> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: std::fmt::Debug, const N: usize> std::fmt::Debug for Shelf<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Shelf<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut shelf = Self::new();
        for item in items {
            shelf.push(item);
        }
        shelf
    }
}

impl<T: Serialize, const N: usize> Serialize for Shelf<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for Shelf<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::custom(format!(
                "at most {N} entries fit here, found {}",
                items.len()
            )));
        }
        Ok(items.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_removed_item_leaves_no_trace() {
        let mut shelf: Shelf<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(shelf.remove(1), 2);
        assert_eq!(*shelf, [1, 3]);
        shelf.insert(0, 7);
        shelf.insert(3, 9);
        assert_eq!(*shelf, [7, 1, 3, 9]);
        shelf.retain(|item| *item < 7);
        assert_eq!(shelf, [1, 3].into_iter().collect());
        shelf.retain(|item| *item == 3);
        assert_eq!(shelf.pop(), Some(3));
        assert_eq!(shelf.pop(), None);
    }

    #[test]
    fn too_long_a_list_is_refused_by_name() {
        let refused = serde_json::from_str::<Shelf<u8, 2>>("[1,2,3]").expect_err("three do not fit into two");
        assert!(refused.to_string().contains("at most 2"), "{refused}");
    }
}
