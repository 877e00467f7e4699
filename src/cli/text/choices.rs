//! The numbered answers of a question.

use super::TextGame;
use engine::parts::DiceMask;
use engine::{Seat, View};
use words::{Names, Words};

/// What a number does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Act<A> {
    /// Says this answer.
    Say(A),
    /// Asks which dice are kept, and rolls the others.
    Reroll,
    /// Asks who wants to look at their hand, and play from it.
    Speak,
    /// Whoever plays from their hand although somebody else is asked is done.
    Hush,
}

/// Everything that can be said at a question.
#[derive(Debug)]
pub(super) struct Choices<A> {
    /// What the numbers do, from 1, and what they are called.
    pub list: Vec<(Act<A>, String)>,
    /// The dice that may be rolled again; none where that is not asked.
    pub rerollable: DiceMask,
}

impl<A> Choices<A> {
    /// What a number does.
    pub(super) fn act(&self, number: usize) -> Option<&Act<A>> {
        let (act, _) = self.list.get(number.checked_sub(1)?)?;
        Some(act)
    }
}

/// What `seat` may play although somebody else is asked, and that it is done.
pub(super) fn interruptions<G: TextGame>(
    seen: &View<G>,
    seat: Seat,
    words: &Words,
    names: &Names,
) -> Choices<G::Answer> {
    let mut list: Vec<(_, String)> = free(seen, seat, words, names).collect();
    list.push((Act::Hush, words.text("play-speak-done")));
    Choices { list, rerollable: 0 }
}

/// What a seat may do at any time, as far as it is known in this position.
fn free<'a, G: TextGame>(
    seen: &'a View<G>,
    seat: Seat,
    words: &'a Words,
    names: &'a Names,
) -> impl Iterator<Item = (Act<G::Answer>, String)> + 'a {
    let mut free = Vec::new();
    seen.free_actions(seat, &mut free);
    free.into_iter()
        .map(move |answer| (Act::Say(answer), seen.says_free(answer, seat, words, names)))
}

/// What `seat` may say in the position that it sees, and what `others` at the same terminal may say at any
/// time.
pub(super) fn choices<G: TextGame>(
    seen: &View<G>,
    seat: Seat,
    others: impl Iterator<Item = Seat>,
    words: &Words,
    names: &Names,
) -> Choices<G::Answer> {
    let mut answers = Vec::new();
    seen.answers(&mut answers);
    let thrown = answers.iter().filter_map(|answer| G::thrown(*answer));
    let rerollable = thrown.fold(0, |all, dice| all | dice);
    let reroll = (rerollable != 0).then(|| (Act::Reroll, words.text("text-reroll")));
    let said = answers.into_iter().filter(|answer| G::thrown(*answer).is_none());
    let said = said.map(|answer| (Act::Say(answer), seen.says(answer, words, names)));
    let mut list: Vec<(_, String)> = reroll.into_iter().collect();
    for (act, called) in said {
        // Two dice that show the same are not worth two answers.
        if list.iter().all(|(_, other)| *other != called) {
            list.push((act, called));
        }
    }
    for other in others.filter(|other| *other != seat) {
        list.extend(free(seen, other, words, names));
    }
    Choices { list, rerollable }
}
