//! The numbered answers of a question.

use super::{Gathered, TextGame};
use engine::parts::DiceMask;
use engine::{Seat, View};
use words::{Names, Words};

/// So many answers of one kind are read one after the other; more are asked for by steps.
const FEW: usize = 8;

/// What a number does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Act<A> {
    /// Says this answer.
    Say(A),
    /// Asks which dice are kept, and rolls the others.
    Reroll,
    /// Asks which answer of this group is meant.
    Open(usize),
    /// Asks who wants to look at their hand, and play from it.
    Speak,
    /// Whoever plays from their hand although somebody else is asked is done.
    Hush,
}

/// What can be said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Choice<A> {
    pub act: Act<A>,
    /// What it is called.
    pub called: String,
    /// What is told with it: what a card does, and what comes of it.
    pub told: Vec<String>,
}

impl<A> Choice<A> {
    fn plain(act: Act<A>, called: String) -> Self {
        let told = Vec::new();
        Self { act, called, told }
    }
}

/// Answers that are asked for by a step of their own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Group<A> {
    /// What they have in common.
    pub called: String,
    pub list: Vec<Choice<A>>,
}

/// Everything that can be said at a question.
#[derive(Debug)]
pub(super) struct Choices<A> {
    /// What the numbers do, from 1.
    pub list: Vec<Choice<A>>,
    /// What is asked for by steps.
    pub groups: Vec<Group<A>>,
    /// The dice that may be rolled again; none where that is not asked.
    pub rerollable: DiceMask,
}

impl<A> Choices<A> {
    /// What a number does.
    pub(super) fn act(&self, number: usize) -> Option<&Act<A>> {
        Some(&self.list.get(number.checked_sub(1)?)?.act)
    }

    /// Adds something that can be said.
    pub(super) fn add(&mut self, act: Act<A>, called: String) {
        self.list.push(Choice::plain(act, called));
    }
}

/// What `seat` may play although somebody else is asked, and that it is done.
pub(super) fn interruptions<G: TextGame>(
    seen: &View<G>,
    seat: Seat,
    words: &Words,
    names: &Names,
) -> Choices<G::Answer> {
    let mut choices = Choices {
        list: free(seen, seat, words, names).collect(),
        groups: Vec::new(),
        rerollable: 0,
    };
    choices.add(Act::Hush, words.text("play-speak-done"));
    choices
}

/// What a seat may do at any time, as far as it is known in this position.
fn free<'a, G: TextGame>(
    seen: &'a View<G>,
    seat: Seat,
    words: &'a Words,
    names: &'a Names,
) -> impl Iterator<Item = Choice<G::Answer>> + 'a {
    let mut free = Vec::new();
    seen.free_actions(seat, &mut free);
    free.into_iter().map(move |answer| Choice {
        act: Act::Say(answer),
        called: seen.says_free(answer, seat, words, names),
        told: told(seen, answer, words, names),
    })
}

/// What is told with an answer.
fn told<G: TextGame>(seen: &View<G>, answer: G::Answer, words: &Words, names: &Names) -> Vec<String> {
    let card = seen.about(answer, words).filter(|_| seen.offers_card(answer));
    let card = card.map(|card| card.text);
    card.into_iter()
        .chain(seen.previews(answer, words, names))
        .collect()
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
    let mut choices = Choices {
        list: Vec::new(),
        groups: Vec::new(),
        rerollable: thrown.fold(0, |all, dice| all | dice),
    };
    if choices.rerollable != 0 {
        choices.add(Act::Reroll, words.text("text-reroll"));
    }
    answers.retain(|answer| G::thrown(*answer).is_none());
    let gathered: Vec<Option<Gathered>> = answers
        .iter()
        .map(|answer| seen.gathered(*answer, words, names))
        .collect();
    let members = |group: &str| {
        let all = gathered.iter().flatten();
        all.filter(|found| found.group == group).count()
    };
    let many = gathered.iter().flatten().count() > FEW;
    for (answer, gathered) in answers.iter().zip(&gathered) {
        let said = Choice {
            act: Act::Say(*answer),
            called: seen.says(*answer, words, names),
            told: told(seen, *answer, words, names),
        };
        match gathered {
            Some(Gathered { group, within }) if many && members(group) > 1 => {
                let known = choices.groups.iter().position(|known| known.called == *group);
                let at = known.unwrap_or_else(|| {
                    choices.add(Act::Open(choices.groups.len()), group.clone());
                    let (called, list) = (group.clone(), Vec::new());
                    choices.groups.push(Group { called, list });
                    choices.groups.len() - 1
                });
                let called = within.clone();
                add_once(&mut choices.groups[at].list, Choice { called, ..said });
            }
            _ => add_once(&mut choices.list, said),
        }
    }
    for other in others.filter(|other| *other != seat) {
        choices.list.extend(free(seen, other, words, names));
    }
    choices
}

/// Two dice that show the same are not worth two answers.
fn add_once<A>(list: &mut Vec<Choice<A>>, choice: Choice<A>) {
    if list.iter().all(|other| other.called != choice.called) {
        list.push(choice);
    }
}
