//! What the buttons of this window say and show. Answers are worded by [`words::classic`]; here stands what
//! is only pressed on the way to one.

use super::choice::{Act, Desk, Purpose};
use engine::classic::{Answer, CardId, Pick, What};
use words::classic::{Selected, Speaker, card_name, face_name, special_name};
use words::fl;
use words::{Names, Words};

/// The words for a question as it stands in front of somebody.
#[must_use]
pub(super) fn speaker<'a>(words: &'a Words, names: &'a Names, desk: &Desk<'a>) -> Speaker<'a> {
    let selected = Selected {
        kept: desk.selection.kept,
        die: desk.selection.die,
        aimed: desk.aimed().is_some() || desk.paying().is_some(),
        buying: desk.selection.buying,
        thrower: desk.thrower(),
    };
    Speaker {
        words,
        names,
        state: desk.state,
        selected,
    }
}

/// What the button of an act says; ★ ♥ ⚡ stand for their symbols.
#[must_use]
pub(super) fn label(speaker: &Speaker<'_>, act: Act) -> String {
    let words = speaker.words;
    match act {
        // What the die is turned to, or which card pays, is chosen already.
        Act::Say(Answer::Use(used)) if speaker.selected.aimed => match used.pick {
            Pick::Number(count) => fl!(words, "play-do-pay-so-many", count = count),
            _ => speaker.free(used, None),
        },
        Act::Say(answer) => speaker.label(answer),
        Act::Aim(Some(Pick::DieFace(_, face) | Pick::Face(face))) => face_name(words, face),
        Act::Aim(Some(Pick::Special(face))) => special_name(words, face),
        Act::Aim(Some(Pick::Card(key))) => {
            let card = speaker.state.held(key).map(|held| card_name(words, held.face));
            fl!(words, "play-do-pay-some", card = card.unwrap_or_default())
        }
        Act::Aim(Some(_)) => String::new(),
        Act::Aim(None) | Act::Card(None) | Act::Free(None) => fl!(words, "play-hand-back"),
        Act::KeepAll(true) => fl!(words, "play-do-keep-all"),
        Act::KeepAll(false) => fl!(words, "play-do-keep-none"),
        Act::Pick(_) => fl!(words, "play-do-other-die"),
        Act::Throw(None) => fl!(words, "back"),
        Act::Throw(Some(key)) => {
            let card = speaker.state.held(key).map(|held| card_name(words, held.face));
            fl!(words, "play-do-reroll-one", card = card.unwrap_or_default())
        }
        Act::Keep(_) | Act::Spend(..) | Act::Buying | Act::Hand | Act::Card(_) | Act::Free(_) => {
            String::new()
        }
    }
}

/// What the button of an act says at this question, be it how a card is played.
#[must_use]
pub(super) fn said(speaker: &Speaker<'_>, desk: &Desk<'_>, act: Act) -> String {
    match (desk.played(), act) {
        (Some(_), Act::Say(Answer::Use(used))) => speaker.way(desk.seat, used),
        _ => label(speaker, act),
    }
}

/// What a number of hearts is used for.
#[must_use]
pub(super) fn purpose(speaker: &Speaker<'_>, desk: &Desk<'_>, purpose: Purpose) -> String {
    let words = speaker.words;
    match purpose {
        Purpose::Heal if desk.state.wastes_hearts(desk.seat) => fl!(words, "play-use-nothing"),
        Purpose::Other(seat) => fl!(words, "play-use-other", name = speaker.names.name(seat)),
        Purpose::Heal => fl!(words, "play-use-heal"),
        Purpose::Poison => fl!(words, "play-use-poison"),
        Purpose::Shrink => fl!(words, "play-use-shrink"),
    }
}

/// The card that an act names, for its bubble.
#[must_use]
pub(super) fn card_of(speaker: &Speaker<'_>, act: Act) -> Option<CardId> {
    match act {
        Act::Say(answer) => speaker.card_of(answer),
        Act::Throw(key) => Some(speaker.state.held(key?)?.face),
        Act::Aim(Some(Pick::Card(key))) => Some(speaker.state.held(key)?.face),
        Act::Keep(_)
        | Act::KeepAll(_)
        | Act::Pick(_)
        | Act::Aim(_)
        | Act::Spend(..)
        | Act::Buying
        | Act::Hand
        | Act::Card(_)
        | Act::Free(_) => None,
    }
}

/// The symbol on the button of an act, a picture of `ui/`; empty for none.
#[must_use]
pub(super) fn symbol(act: Act, what: What) -> &'static str {
    match act {
        Act::Say(Answer::Reroll(_)) => "roll",
        Act::Say(Answer::Use(_)) if what == What::Commit => "cheer",
        Act::Say(Answer::Done) => match what {
            What::Harm => "",
            _ => "done",
        },
        Act::Say(Answer::Yield) => "yield",
        Act::Say(Answer::Stay) => "stay",
        Act::Say(Answer::Sweep) => "sweep",
        Act::Say(Answer::RestInDefaultOrder | Answer::Hearts(_) | Answer::Accept) => "done",
        Act::Say(Answer::Buy(_)) => "buy",
        Act::KeepAll(_) => "lock",
        Act::Pick(_) | Act::Throw(None) | Act::Aim(None) | Act::Card(None) | Act::Free(None) => "back",
        _ => "",
    }
}
