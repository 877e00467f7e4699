//! What the monster packs do that no other family tells.

use super::super::names::special_name;
use super::super::say::Voice;
use crate::line::{Icon, Line};
use engine::classic::{Event, Piece, SpecialDie, SpecialFace};

const ROLL: Icon = Icon::Picture("ui/roll.svg");

/// Everything that only games with monster packs tell; `again` where special dice alone are thrown once more.
pub(super) fn packs(voice: Voice<'_>, event: Event, again: bool) -> Option<Line> {
    Some(match event {
        Event::CultistGained { seat, face, now } => voice
            .say("log-cultist-gained")
            .who(seat)
            .face("face", face)
            .now(now)
            .line(voice.figure(seat)),
        Event::PieceTaken { seat, piece, .. } if piece.piece() == Some(Piece::Berserk) => {
            voice.say("log-berserk-begins").who(seat).line(Icon::Card(piece))
        }
        Event::PieceTaken {
            seat,
            piece,
            from: Some(from),
        } => voice
            .say("log-piece-taken-from")
            .who(seat)
            .seat("from", from)
            .card(piece)
            .line(Icon::Card(piece)),
        Event::PieceTaken {
            seat,
            piece,
            from: None,
        } => voice
            .say("log-piece-taken")
            .who(seat)
            .card(piece)
            .line(Icon::Card(piece)),
        Event::SpecialRolled { seat, face } => match (face.die(), again) {
            (SpecialDie::Berserk, false) => voice.say("log-berserk-rolled"),
            (SpecialDie::Berserk, true) => voice.say("log-berserk-rerolled"),
            (SpecialDie::Fate, false) => voice.say("log-fate-rolled"),
            (SpecialDie::Fate, true) => voice.say("log-fate-rerolled"),
        }
        .who(seat)
        .value("face", special_name(voice.words, face))
        .line(ROLL),
        Event::CurseRevealed { curse } => voice
            .say("log-curse-revealed")
            .card(curse)
            .line(Icon::Card(curse)),
        Event::FateResolved { seat, curse, face } => match face {
            SpecialFace::Eye => voice.say("log-fate-eye"),
            SpecialFace::Ankh => voice.say("log-fate-ankh").who(seat),
            SpecialFace::Snake => voice.say("log-fate-snake").who(seat),
            _ => return None,
        }
        .card(curse)
        .line(Icon::Card(curse)),
        Event::DieAdded { seat, card, face } => voice
            .say("log-die-added")
            .who(seat)
            .card(card)
            .face("face", face)
            .line(Icon::Card(card)),
        Event::DieRemoved { seat, card, .. } => voice
            .say("log-die-removed")
            .who(seat)
            .card(card)
            .line(Icon::Card(card)),
        // That a monster is out, or back, says it of everything else.
        Event::PieceLost { seat, piece } => match piece.piece()? {
            Piece::Floor(_) => voice
                .say("log-piece-lost")
                .who(seat)
                .card(piece)
                .line(Icon::Card(piece)),
            Piece::Berserk => voice.say("log-berserk-ends").who(seat).line(Icon::Card(piece)),
            Piece::Scarab => voice.say("log-scarab-gone").line(Icon::Card(piece)),
            Piece::Cultists | Piece::Form => return None,
        },
        Event::FormFlipped { seat, beast } => voice
            .say(if beast { "log-form-beast" } else { "log-form-biped" })
            .who(seat)
            .line(voice.figure(seat)),
        _ => return None,
    })
}
