//! What the help tells of each game: chapters of rules, each rule a picture and a message of `help.ftl`.

use super::Page;
use crate::ui::widget::die;
use crate::ui::widget::subject::Subject;
use engine::classic::{Edition, Face, Options, Pack, PowerUp, Wickedness};
use engine::duel;
use words::duel::face_picture;

/// A chapter by the end of its message `help-chapter-…`.
pub(super) type Chapter = &'static str;

/// The chapter of the keys, which is the last one of every game.
pub(super) const KEYS: Chapter = "keys";

/// A rule: its picture and its message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Rule {
    /// A picture under `resources/art`.
    pub picture: String,
    /// The message.
    pub id: String,
    /// What it speaks of.
    pub about: Option<Subject>,
}

/// What a rule of the game for many speaks of, by the end of its message.
fn subject_of_classic(name: &str) -> Option<Subject> {
    use Subject::{Kind, Thing};
    Some(match name {
        "goal" | "numbers" | "win" => Thing("piece-star"),
        "hearts" | "caps" => Thing("piece-heart"),
        "energy" => Thing("piece-energy"),
        "cards" | "keep" => Kind("keep"),
        "poison" => Thing("piece-poison"),
        "shrink" => Thing("piece-shrink"),
        "wickedness" | "wicked-sets" => Thing("piece-gauge"),
        "wicked-tile" | "wicked-now" => Kind("tile"),
        "costumes" | "costume-start" | "costume-theft" => Kind("costume"),
        "evolution-deck" => Kind("evolution"),
        _ => return None,
    })
}

/// The same of Duel.
fn subject_of_duel(name: &str) -> Option<Subject> {
    use Subject::{Kind, Thing};
    Some(match name {
        "hearts" => Thing("piece-heart"),
        "energy" => Thing("piece-energy"),
        "triples" | "pull" => Thing("piece-fame"),
        "term-pull" => Thing("piece-destruction"),
        "power" => Kind("monster"),
        "cards" => Kind("keep"),
        "buzz" | "bonus" | "must" => Kind("buzz"),
        "king" => Thing("duel-buzz-king"),
        "tokens" | "term-regular" => Thing("piece-dice"),
        _ => return None,
    })
}

/// The chapters of a game and their rules, in the order in which a newcomer needs them; that of the keys has
/// none.
pub(super) fn chapters(page: Page, table: &Options) -> Vec<(Chapter, Vec<Rule>)> {
    let told: Vec<(Chapter, Vec<Rule>)> = match page {
        Page::Classic { variant, .. } => CLASSIC
            .iter()
            .filter(|(chapter, _)| is_played(chapter, table))
            .map(|(chapter, rules)| {
                let rules = rules.iter().filter(|(_, name)| match *name {
                    "cards" => table.power_cards,
                    "wickedness" | "costumes" => is_played(name, table),
                    "variant" => !variant,
                    name => {
                        pack_of(name).is_none_or(|pack| table.packs.has(pack))
                            && way_of(name).is_none_or(|way| way == table.power_up)
                    }
                });
                let rule = |(picture, name): &(&str, &str)| Rule {
                    picture: on_dice(picture, table.edition),
                    id: match *name {
                        "tokyo" | "enter" | "start" if variant => format!("help-rules-{name}-variant"),
                        name => format!("help-rules-{name}"),
                    },
                    about: subject_of_classic(name),
                };
                (*chapter, rules.map(rule).collect())
            })
            .collect(),
        Page::Duel { king, .. } => DUEL
            .iter()
            .map(|(chapter, rules)| {
                let rules = rules.iter().filter(|(_, name)| king || *name != "king");
                let rule = |(picture, name): &(&str, &str)| Rule {
                    picture: of_duel(picture),
                    id: format!("duel-rules-{name}"),
                    about: subject_of_duel(name),
                };
                (*chapter, rules.map(rule).collect())
            })
            .collect(),
    };
    told.into_iter().chain([(KEYS, Vec::new())]).collect()
}

/// Does this table play with what the chapter is about?
fn is_played(chapter: &str, table: &Options) -> bool {
    match chapter {
        "cards" | "tokens" | "terms" => table.power_cards,
        "wickedness" => table.wickedness != Wickedness::Off,
        "costumes" => table.halloween,
        "evolutions" => !table.power_up.is_off(),
        "packs" => !table.packs.is_empty(),
        _ => true,
    }
}

/// The monster pack without which a rule means nothing.
fn pack_of(rule: &str) -> Option<Pack> {
    Some(match rule {
        "cultists" | "cultist-use" => Pack::Cultists,
        "tower" | "tower-top" => Pack::Tower,
        "curse" | "fate" | "scarab" => Pack::Curses,
        "berserk" | "berserk-die" => Pack::Berserk,
        "form" => Pack::Transformation,
        _ => return None,
    })
}

/// The way to play with Evolutions that a rule is about.
fn way_of(rule: &str) -> Option<PowerUp> {
    Some(match rule {
        "evolution-standard" => PowerUp::Standard,
        "evolution-basic" => PowerUp::Basic,
        "evolution-active" => PowerUp::Active,
        "evolution-controlled" => PowerUp::Controlled,
        "evolution-draft" => PowerUp::Draft,
        _ => return None,
    })
}

/// The picture of a face on the dice of an edition; other pictures are what they are.
fn on_dice(picture: &str, edition: Edition) -> String {
    let face = match picture {
        "three" => Face::Three,
        "claw" => Face::Claw,
        "heart" => Face::Heart,
        "energy" => Face::Energy,
        other => return other.to_owned(),
    };
    die::glyph(edition, face)
}

fn of_duel(picture: &str) -> String {
    let face = duel::Face::ALL.into_iter().find(|face| face.slug() == picture);
    match face {
        Some(face) => face_picture(face).to_owned(),
        None => picture.to_owned(),
    }
}

type Told = (Chapter, &'static [(&'static str, &'static str)]);

/// Pictures and the ends of messages `help-rules-…`.
const CLASSIC: [Told; 11] = [
    (
        "short",
        &[
            ("tokens/crown.svg", "goal"),
            ("emblems/tower-top.svg", "tower-top"),
            ("ui/roll.svg", "roll"),
            ("three", "numbers"),
            ("claw", "claws"),
            ("heart", "hearts"),
            ("board/logo-mark.svg", "tokyo"),
            ("energy", "energy"),
            ("ui/buy.svg", "cards"),
            ("tokens/wickedness.svg", "wickedness"),
            ("tokens/costume.svg", "costumes"),
        ],
    ),
    (
        "turn",
        &[
            ("ui/hourglass.svg", "steps"),
            ("claw", "first"),
            ("ui/roll.svg", "reroll"),
            ("ui/flip.svg", "others"),
            ("three", "groups"),
        ],
    ),
    (
        "tokyo",
        &[
            ("board/logo-mark.svg", "enter"),
            ("tokens/star.svg", "start"),
            ("ui/yield.svg", "yield"),
            ("heart", "hearts-inside"),
            ("ui/swap.svg", "bay"),
            ("ui/lock.svg", "closing"),
            ("tokens/energy.svg", "variant"),
        ],
    ),
    (
        "cards",
        &[
            ("ui/buy.svg", "buy"),
            ("ui/sweep.svg", "replace"),
            ("tokens/keep.svg", "keep"),
            ("tokens/deck.svg", "deck"),
        ],
    ),
    (
        "end",
        &[
            ("tokens/star.svg", "win"),
            ("tokens/crown.svg", "last"),
            ("emblems/tower-top.svg", "tower-top"),
            ("tokens/skull.svg", "out"),
            ("tokens/heart.svg", "caps"),
        ],
    ),
    (
        "tokens",
        &[
            ("tokens/poison.svg", "poison"),
            ("tokens/shrink.svg", "shrink"),
            ("heart", "remove"),
            ("tokens/smoke.svg", "marks"),
        ],
    ),
    (
        "terms",
        &[
            ("ui/roll.svg", "term-roll"),
            ("ui/roll.svg", "term-reroll"),
            ("claw", "term-counts"),
            ("ui/done.svg", "term-final"),
            ("ui/person.svg", "term-neighbor"),
            ("claw", "term-wound"),
            ("ui/yield.svg", "term-yield"),
        ],
    ),
    (
        "wickedness",
        &[
            ("tokens/wickedness.svg", "wickedness"),
            ("three", "wicked-sets"),
            ("tokens/tile.svg", "wicked-tile"),
            ("tokens/gauge.svg", "wicked-now"),
        ],
    ),
    (
        "costumes",
        &[
            ("tokens/costume.svg", "costume-start"),
            ("ui/steal.svg", "costume-theft"),
            ("tokens/keep.svg", "costume-keep"),
        ],
    ),
    (
        "evolutions",
        &[
            ("tokens/evolution.svg", "evolution-deck"),
            ("heart", "evolution-draw"),
            ("ui/swap.svg", "evolution-standard"),
            ("ui/swap.svg", "evolution-basic"),
            ("ui/swap.svg", "evolution-active"),
            ("ui/swap.svg", "evolution-controlled"),
            ("ui/swap.svg", "evolution-draft"),
            ("ui/eye.svg", "evolution-hand"),
            ("ui/act.svg", "evolution-play"),
            ("emblems/black-diamond.svg", "evolution-kinds"),
            ("emblems/ignis-fatus.svg", "evolution-gift"),
            ("tokens/keep.svg", "evolution-cards"),
        ],
    ),
    (
        "packs",
        &[
            ("emblems/cultists.svg", "cultists"),
            ("emblems/cultists.svg", "cultist-use"),
            ("emblems/tower-bottom.svg", "tower"),
            ("emblems/tower-top.svg", "tower-top"),
            ("emblems/isis-disgrace.svg", "curse"),
            ("faces/special/fate.svg", "fate"),
            ("emblems/golden-scarab.svg", "scarab"),
            ("emblems/berserk.svg", "berserk"),
            ("faces/special/berserk.svg", "berserk-die"),
            ("emblems/transformation.svg", "form"),
        ],
    ),
];

/// Pictures and the ends of messages `duel-rules-…`.
const DUEL: [Told; 6] = [
    (
        "short",
        &[
            ("duel/victory.svg", "goal"),
            ("ui/hourglass.svg", "turn"),
            ("ui/roll.svg", "roll"),
            ("claw", "claws"),
            ("heart", "hearts"),
            ("energy", "energy"),
            ("fame", "triples"),
            ("power", "power"),
            ("duel/spotlight.svg", "spotlight"),
            ("ui/buy.svg", "cards"),
            ("duel/buzz/cat.svg", "buzz"),
            ("duel/bonus/hit.svg", "bonus"),
            ("duel/buzz/king.svg", "king"),
            ("duel/dice-token.svg", "tokens"),
        ],
    ),
    (
        "turn",
        &[
            ("ui/hourglass.svg", "turn"),
            ("claw", "first"),
            ("ui/roll.svg", "whole"),
            ("tokens/crown.svg", "aims"),
        ],
    ),
    (
        "tracks",
        &[
            ("duel/victory.svg", "count"),
            ("duel/marker-fame.svg", "pull"),
            ("duel/spotlight.svg", "both"),
        ],
    ),
    (
        "cards",
        &[
            ("ui/buy.svg", "cards"),
            ("ui/arrow-right.svg", "slide"),
            ("ui/sweep.svg", "replace"),
            ("tokens/deck.svg", "deck"),
        ],
    ),
    (
        "buzz",
        &[
            ("duel/buzz/cat.svg", "buzz"),
            ("ui/place.svg", "must"),
            ("duel/spotlight.svg", "where"),
            ("duel/bonus/hit.svg", "whose"),
        ],
    ),
    (
        "terms",
        &[
            ("duel/bonus/hit.svg", "term-hit"),
            ("duel/marker-destruction.svg", "term-pull"),
            ("ui/roll.svg", "term-roll"),
            ("duel/dice-token.svg", "term-regular"),
        ],
    ),
];
