//! How large the answers are and in which way they find room: below the dice, or in their place. Their words are measured.

use super::{APART, GAP, PAD, below, free_width, is_about_dice, passes_for_all};
use crate::ui::frame::fit::{self, Fit, Worded};
use crate::ui::screen::classic::choice::{Act, Choice, Desk, Selection, use_of};
use crate::ui::screen::classic::label;
use crate::ui::screen::classic::scene::Scene;
use crate::ui::widget::flow;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::question::Rank;
use engine::classic::{Answer, Face, Pick, What};
use iced::Size;
use words::classic::Speaker;

/// Does an answer stay below the dice, where all of them have no room there?
pub(super) fn is_plain(act: Act) -> bool {
    matches!(
        act,
        Act::KeepAll(_)
            | Act::Pick(_)
            | Act::Throw(None)
            | Act::Aim(None)
            | Act::Card(None)
            | Act::Free(None)
            | Act::Say(
                Answer::Reroll(_)
                    | Answer::Done
                    | Answer::Hearts(_)
                    | Answer::RestInDefaultOrder
                    | Answer::Stay
                    | Answer::Yield
                    | Answer::Accept
            )
    )
}

/// Does the symbol of an answer say enough, where there is no room for its words? Or the picture of its card, where that is
/// on no other button?
pub(super) fn is_handy(desk: &Desk<'_>, speaker: &Speaker<'_>, act: Act, fit: Fit) -> bool {
    let pictured = || {
        let card = label::card_of(speaker, act);
        let alike = desk.choices().into_iter();
        let alike = alike.filter(|other| label::card_of(speaker, other.act) == card);
        card.is_some() && alike.count() == 1
    };
    let rolls = matches!(act, Act::Say(Answer::Reroll(_)));
    matches!(act, Act::KeepAll(_))
        || is_way_back(act)
        || fit.is_symbolic() && rolls
        || fit.is_pictured() && pictured()
}

/// Does it only lead back to the question before?
pub(super) const fn is_way_back(act: Act) -> bool {
    matches!(
        act,
        Act::Pick(None) | Act::Throw(None) | Act::Aim(None) | Act::Card(None) | Act::Free(None)
    )
}

/// How all buttons fit into the row below the dice, if they do. The words are measured.
pub(super) fn fits(scene: &Scene<'_>, desk: &Desk<'_>, speaker: &Speaker<'_>) -> Option<Fit> {
    if keeps_its_page(desk) {
        return None;
    }
    // The same for every choice of dice: buttons stay where they are.
    let unkept = Desk::new(desk.state, desk.seat, Selection::default());
    let rolls = desk.what() == What::Roll && desk.played().is_none();
    let desk = if rolls { &unkept } else { desk };
    let buttons = below(scene, desk);
    let room = &scene.layout.room;
    // Dice stay where they are as long as there is any way to let them.
    let ways = if is_about_dice(desk) {
        let rows = Fit::rows(room).into_iter();
        rows.map(Fit::with_pictures).chain([Fit::SYMBOLS]).collect()
    } else {
        Fit::line(room).to_vec()
    };
    fits_of(scene, desk, speaker, &buttons, ways)
}

/// Do the answers always stand in the place of the dice, few or many, so that nothing moves from one question to the next?
pub(super) fn keeps_its_page(desk: &Desk<'_>) -> bool {
    desk.what() == What::Hearts && desk.played().is_none() || desk.what() == What::Harm
}

/// The first of these ways in which all these buttons fit into the row below the dice.
pub(super) fn fits_of(
    scene: &Scene<'_>,
    desk: &Desk<'_>,
    speaker: &Speaker<'_>,
    buttons: &[(usize, Choice)],
    ways: Vec<Fit>,
) -> Option<Fit> {
    ways.into_iter().find(|fit| {
        let gaps = between(scene, *fit) * (buttons.len() + 1) as f32;
        let beside = scene
            .layout
            .of(if is_tight(*fit) { GAP * 1.2 } else { GAP * 2.0 });
        let room = scene.layout.room.answers.width - gaps - beside;
        let widths = buttons
            .iter()
            .map(|(_, choice)| width(scene, desk, speaker, choice, *fit));
        widths.sum::<f32>() + free_width(scene, *fit) <= room
    })
}

/// Between buttons in a row.
pub(super) fn between(scene: &Scene<'_>, fit: Fit) -> f32 {
    scene.layout.of(if is_tight(fit) { GAP / 2.0 } else { GAP })
}

/// Are buttons as narrow as they can be?
pub(super) fn is_tight(fit: Fit) -> bool {
    fit.is_bare(true) && fit.size <= Fit::TIGHT.size
}

/// How those buttons stand below the dice that stay there, where the others have no room.
pub(super) fn plain_fit(scene: &Scene<'_>, desk: &Desk<'_>, speaker: &Speaker<'_>) -> Fit {
    let plain = below(scene, desk).into_iter();
    let plain: Vec<_> = plain.filter(|(_, choice)| is_plain(choice.act)).collect();
    fits_of(scene, desk, speaker, &plain, Fit::rows(&scene.layout.room)).unwrap_or(Fit::TIGHT)
}

/// The face of a die that a button shows in place of words.
pub(super) fn face_of(desk: &Desk<'_>, act: Act) -> Option<Face> {
    match act {
        Act::Aim(Some(Pick::DieFace(_, face) | Pick::Face(face)))
        | Act::Say(Answer::Choose(Pick::Face(face))) => Some(face),
        Act::Say(Answer::Use(used)) if desk.aimed().is_none() => match used.pick {
            Pick::DieFace(_, face) => Some(face),
            Pick::Faces(_, to) => Some(to).filter(|_| desk.played().is_some()),
            _ => None,
        },
        _ => None,
    }
}

/// How large the face of a die is on a button.
pub(super) fn face_side(scene: &Scene<'_>, fit: Fit) -> f32 {
    if is_stacked(fit) {
        scene.layout.of(22.0).clamp(18.0, 26.0)
    } else {
        scene.layout.of(28.0).clamp(20.0, 28.0)
    }
}

/// Do key and price stand below each other on such a button?
pub(super) const fn is_stacked(fit: Fit) -> bool {
    fit.is_bare(true) && fit.is_pictured()
}

/// About how wide a button is.
pub(super) fn width(
    scene: &Scene<'_>,
    desk: &Desk<'_>,
    speaker: &Speaker<'_>,
    choice: &Choice,
    fit: Fit,
) -> f32 {
    let letters = |text: &str| text.chars().count() as f32;
    if face_of(desk, choice.act).is_some() {
        let key = fit
            .caps(choice, scene.words)
            .first()
            .map(|key| fit::bold(key, 12, scene.words) + 14.0);
        let [key, price] = [
            key,
            price_of(choice.act).map(|price| fit::bold(&price, 12, scene.words) + 4.0),
        ]
        .map(Option::unwrap_or_default);
        let side = face_side(scene, fit);
        let content = match (is_stacked(fit), price > 0.0) {
            // The key stands below the face, or below the price.
            (true, false) => side.max(key),
            (true, true) => side + 4.0 + key.max(price),
            (false, _) => {
                let emblem = if desk.turners() > 1 { 24.0 } else { 0.0 };
                side + 4.0 + key + price + emblem + 4.0
            }
        };
        return content + side * 0.5;
    }
    let label = || letters(&label::said(speaker, desk, choice.act));
    match choice.act {
        Act::Say(Answer::Group(_)) => 78.0 + choice.caps_width() + (label() * 6.0).min(170.0),
        act => {
            let face = Worded {
                choice,
                symbol: label::symbol(act, desk.what()),
                pictured: label::card_of(speaker, act).is_some(),
                handy: is_handy(desk, speaker, act, fit),
                label: if passes_for_all(scene, act) {
                    words::fl!(scene.words, "play-round-pass")
                } else {
                    label::said(speaker, desk, act)
                },
            };
            fit.width(&face, &scene.layout.room, scene.words)
        }
    }
}

/// What an answer costs.
pub(super) fn price_of(act: Act) -> Option<String> {
    let Act::Say(Answer::Use(used)) = act else {
        return None;
    };
    let energy = use_of(used).map_or(0, |(energy, _)| energy);
    (energy > 0).then(|| format!("{energy}⚡"))
}

/// On the left of what has so much room: nothing where that is no more than a small window gives the dice, since all of it
/// is needed.
pub(super) fn beside(scene: &Scene<'_>, place: Size) -> f32 {
    let room = &scene.layout.room;
    if room.unit < 0.99 && place.height <= room.tray.height {
        0.0
    } else {
        PAD
    }
}

/// How the answers that have no room below the dice are written, and the letters of what is said above them: as large
/// as all of it has room there without being moved. Over the city there is room.
pub(super) fn on_sheet(
    scene: &Scene<'_>,
    desk: &Desk<'_>,
    speaker: &Speaker<'_>,
    (others, said): (&[(usize, Choice)], &[String]),
    place: Size,
) -> (Fit, u32) {
    let room = &scene.layout.room;
    let largest = scene.layout.letters(14.0);
    if is_about_dice(desk) {
        return (Fit::SHEET, largest);
    }
    let ink = Ink::new(scene.words, &scene.houses, largest);
    // A little more than lies around it: what is reckoned here may come out some pixels higher.
    let pad = 2.0 * scene.layout.of(6.0);
    let beside = beside(scene, place);
    let place = Size::new(place.width - pad - 2.0 * beside, place.height - pad);
    let free = free_width(scene, Fit::SHEET);
    let fits = |fit: Fit| {
        let widths = others
            .iter()
            .map(|(_, choice)| (width(scene, desk, speaker, choice, fit), false));
        let widths: Vec<(f32, bool)> = widths.chain((free > 0.0).then_some((free, false))).collect();
        // Words rather become small than that they stand on two lines, unless letters are to be large.
        let breaks = widths.iter().any(|(wide, _)| *wide > place.width);
        if breaks && fit.size > Fit::LOW.size && room.grown() <= 1.0 {
            return None;
        }
        let [high, _] = fit.padding(Rank::Plain, room);
        let line = room.letters(fit.size) as f32 * 1.3;
        let rows = flow::lines(&widths, GAP, place.width).into_iter().map(|row| {
            // Words that are too long for one line stand on two.
            let long = row.iter().any(|nth| widths[*nth].0 > place.width);
            let least = if fit.is_low() { 17.0 } else { 22.0 };
            (if long { 2.0 * line } else { line }).max(least) + 2.0 * high + APART
        });
        let left = place.height - rows.sum::<f32>();
        match said {
            [] => (left + APART >= 0.0).then_some((fit, largest)),
            said => {
                let left = Size::new(place.width, left - (said.len() as f32 - 1.0) * APART);
                let size = log::fitting(said, left, largest, ink)?;
                Some((fit, size))
            }
        }
    };
    // Buttons rather give way than that what is said becomes small; their words rather than that anything has to be moved.
    let enough = largest.saturating_sub(1);
    let pictured = [Fit::TIGHT.with_pictures(), Fit::LOW];
    for ways in [&Fit::worded()[..], &pictured] {
        let mut best: Option<(Fit, u32)> = None;
        for (fit, size) in ways.iter().copied().filter_map(fits) {
            if best.is_none_or(|(_, most)| size > most) {
                best = Some((fit, size));
            }
            if size >= enough {
                break;
            }
        }
        if let Some(best) = best {
            return best;
        }
    }
    (Fit::LOW, 10)
}
