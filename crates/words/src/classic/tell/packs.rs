//! What the monster packs do that no other family tells.

use super::super::say::Voice;
use crate::line::{Icon, Line};
use engine::classic::{Event, Piece};

/// Everything that only games with monster packs tell.
pub(super) fn packs(voice: Voice<'_>, event: Event) -> Option<Line> {
    Some(match event {
        Event::CultistGained { seat, face, now } => voice
            .say("log-cultist-gained")
            .who(seat)
            .face("face", face)
            .now(now)
            .line(voice.figure(seat)),
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
        // That a monster is out, or back, says it of everything else.
        Event::PieceLost { seat, piece } => match piece.piece()? {
            Piece::Floor(_) => voice
                .say("log-piece-lost")
                .who(seat)
                .card(piece)
                .line(Icon::Card(piece)),
            Piece::Cultists | Piece::Form => return None,
        },
        Event::FormFlipped { seat, beast } => voice
            .say(if beast { "log-form-beast" } else { "log-form-biped" })
            .who(seat)
            .line(voice.figure(seat)),
        _ => return None,
    })
}
