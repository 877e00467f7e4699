//! The parts of every figure, in the order in which they are drawn: their group in the picture, what carries
//! them, about which point they turn, and how far a pose moves them. Start at [`parts`].

use super::rig::Channel::{Breath, Head, Jaw, Left, Lids, Right, Tail};
use super::rig::Move::{Grow, Shift, Shown, Turn};
use super::rig::{Move, Part};
use engine::parts::Monster;

/// The parts of a monster's figure.
pub(super) const fn parts(monster: Monster) -> &'static [Part] {
    match monster {
        Monster::Gigazaur => GIGAZAUR,
        Monster::CyberKitty => CYBER_KITTY,
        Monster::TheKing => THE_KING,
        Monster::MekaDragon => MEKA_DRAGON,
        Monster::SpacePenguin => SPACE_PENGUIN,
        Monster::Alienoid => ALIENOID,
        Monster::CyberBunny => CYBER_BUNNY,
        Monster::Kraken => KRAKEN,
        Monster::BoogieWoogie => BOOGIE_WOOGIE,
        Monster::PumpkinJack => PUMPKIN_JACK,
        Monster::Pandakai => PANDAKAI,
        Monster::BabyGigazaur => BABY_GIGAZAUR,
        Monster::Cthulhu => CTHULHU,
        Monster::KingKong => KING_KONG,
        Monster::Anubis => ANUBIS,
        Monster::Cybertooth => CYBERTOOTH,
    }
}

/// Is its figure drawn looking to the left?
pub(super) const fn looks_left(monster: Monster) -> bool {
    matches!(monster, Monster::MekaDragon)
}

/// Is its face drawn from the side, so that it has to turn round to see what is behind it?
pub(super) const fn has_profile(monster: Monster) -> bool {
    matches!(monster, Monster::Gigazaur | Monster::MekaDragon)
}

const fn part(name: &'static str, on: &'static str, pivot: (f32, f32), moves: &'static [Move]) -> Part {
    Part {
        name,
        on,
        pivot,
        moves,
    }
}

const GIGAZAUR: &[Part] = &[
    part("tail", "body", (100.0, 280.0), &[Turn(Tail, 7.0, -5.0)]),
    part("arm-right", "body", (182.0, 196.0), &[Turn(Right, -38.0, 28.0)]),
    part("body", "", (140.0, 312.0), &[Grow(Breath, 0.006, 0.016)]),
    part("arm-left", "body", (124.0, 192.0), &[Turn(Left, -42.0, 24.0)]),
    part("crest", "head", (90.0, 70.0), &[]),
    part("lid-far", "head", (195.0, 48.0), &[Shown(Lids)]),
    part("jaw", "head", (122.0, 135.0), &[Turn(Jaw, 11.0, 0.0)]),
    part("head", "body", (116.0, 146.0), &[Turn(Head, -9.0, 11.0)]),
    part("lids", "head", (160.0, 84.0), &[Shown(Lids)]),
];

const CYBER_KITTY: &[Part] = &[
    part("tail", "body", (80.0, 280.0), &[Turn(Tail, 7.0, -9.0)]),
    part("body", "", (128.0, 312.0), &[Grow(Breath, 0.006, 0.016)]),
    part("arm-left", "body", (92.0, 192.0), &[Turn(Left, 12.0, -38.0)]),
    part("arm-right", "body", (168.0, 192.0), &[Turn(Right, -12.0, 38.0)]),
    part(
        "head",
        "body",
        (128.0, 176.0),
        &[Turn(Head, -2.0, 7.0), Shift(Head, 0.0, -3.0)],
    ),
    part("jaw", "head", (128.0, 126.0), &[Grow(Jaw, 0.02, 0.14)]),
    part("lids", "head", (128.0, 90.0), &[Shown(Lids)]),
];

const THE_KING: &[Part] = &[
    part("cape", "body", (140.0, 160.0), &[Turn(Tail, -3.0, 3.0)]),
    part("body", "", (128.0, 312.0), &[Grow(Breath, 0.006, 0.014)]),
    part("arm-left", "body", (74.0, 176.0), &[Turn(Left, 96.0, -6.0)]),
    part("arm-right", "body", (188.0, 170.0), &[Turn(Right, -7.0, 56.0)]),
    part("collar", "body", (128.0, 176.0), &[Shift(Breath, 0.0, -0.8)]),
    part(
        "head",
        "body",
        (122.0, 168.0),
        &[Turn(Head, -2.0, 7.0), Shift(Head, 0.0, -3.0)],
    ),
    part("jaw", "head", (122.0, 138.0), &[Grow(Jaw, 0.03, 0.2)]),
    part("lids", "head", (122.0, 96.0), &[Shown(Lids)]),
];

const MEKA_DRAGON: &[Part] = &[
    part("wing-right", "body", (166.0, 196.0), &[Turn(Tail, -11.0, 9.0)]),
    part("wing-left", "body", (90.0, 196.0), &[Turn(Tail, 11.0, -9.0)]),
    part("tail", "body", (150.0, 262.0), &[Turn(Tail, -4.0, 4.0)]),
    part("body", "", (128.0, 312.0), &[Grow(Breath, 0.004, 0.012)]),
    part("arm-left", "body", (62.0, 178.0), &[Turn(Left, 104.0, -14.0)]),
    part("arm-right", "body", (194.0, 178.0), &[Turn(Right, -104.0, 14.0)]),
    part("crest", "head", (170.0, 70.0), &[]),
    part("jaw", "head", (157.0, 114.0), &[Turn(Jaw, -12.0, 0.0)]),
    part("head", "body", (156.0, 140.0), &[Turn(Head, 8.0, -9.0)]),
    part("lids", "head", (108.0, 88.0), &[Shown(Lids)]),
];

const SPACE_PENGUIN: &[Part] = &[
    part("body", "", (128.0, 312.0), &[Grow(Breath, 0.008, 0.014)]),
    part("arm-left", "body", (58.0, 194.0), &[Turn(Left, 80.0, -10.0)]),
    part("arm-right", "body", (198.0, 194.0), &[Turn(Right, -26.0, 20.0)]),
    part(
        "head",
        "body",
        (128.0, 172.0),
        &[Turn(Head, -2.0, 6.0), Shift(Head, 0.0, -3.0)],
    ),
    part("lids", "head", (128.0, 90.0), &[Shown(Lids)]),
    part("jaw", "head", (129.0, 118.0), &[Grow(Jaw, 0.0, 0.22)]),
    part("helmet", "head", (128.0, 90.0), &[]),
    part("collar", "body", (128.0, 180.0), &[]),
];

const ALIENOID: &[Part] = &[
    part("legs", "", (128.0, 312.0), &[]),
    part("arm-left", "body", (86.0, 178.0), &[Turn(Left, 14.0, -34.0)]),
    part("arm-right", "body", (170.0, 178.0), &[Turn(Right, -14.0, 34.0)]),
    part("body", "legs", (128.0, 250.0), &[Grow(Breath, 0.01, 0.03)]),
    part("stalk-left", "head", (106.0, 70.0), &[Turn(Tail, 7.0, -9.0)]),
    part("stalk-right", "head", (160.0, 70.0), &[Turn(Tail, -6.0, 8.0)]),
    part(
        "head",
        "body",
        (128.0, 200.0),
        &[Turn(Head, -2.0, 7.0), Shift(Head, 0.0, -3.0)],
    ),
    part("jaw", "head", (128.0, 142.0), &[Grow(Jaw, 0.03, 0.16)]),
    part("lids", "head", (128.0, 92.0), &[Shown(Lids)]),
];

const CYBER_BUNNY: &[Part] = &[
    part("arm-left", "body", (64.0, 200.0), &[Turn(Left, 88.0, -8.0)]),
    part("arm-right", "body", (196.0, 200.0), &[Turn(Right, -6.0, 40.0)]),
    part("body", "", (128.0, 312.0), &[Grow(Breath, 0.004, 0.012)]),
    part("ear-left", "head", (100.0, 80.0), &[Turn(Tail, 5.0, -14.0)]),
    part("ear-right", "head", (160.0, 84.0), &[Turn(Tail, -4.0, 7.0)]),
    part(
        "head",
        "body",
        (128.0, 180.0),
        &[Turn(Head, -2.0, 6.0), Shift(Head, 0.0, -3.0)],
    ),
    part("jaw", "head", (128.0, 156.0), &[Shift(Jaw, 0.0, 6.0)]),
    part("face", "head", (128.0, 120.0), &[]),
    part("lids", "head", (128.0, 100.0), &[Shown(Lids)]),
];

const KRAKEN: &[Part] = &[
    part("legs", "", (128.0, 312.0), &[]),
    part("arm-right", "head", (190.0, 192.0), &[Turn(Right, -12.0, 22.0)]),
    part("arm-left", "head", (78.0, 206.0), &[Turn(Left, 12.0, -18.0)]),
    part(
        "head",
        "legs",
        (128.0, 214.0),
        &[
            Grow(Breath, 0.008, 0.014),
            Turn(Head, -2.0, 6.0),
            Shift(Head, 0.0, -3.0),
        ],
    ),
    part("jaw", "head", (124.0, 186.0), &[Shift(Jaw, 0.0, 8.0)]),
    part("face", "head", (128.0, 160.0), &[]),
    part("lids", "head", (128.0, 130.0), &[Shown(Lids)]),
];

const BOOGIE_WOOGIE: &[Part] = &[
    part("arm-right", "body", (184.0, 198.0), &[Turn(Right, -46.0, 8.0)]),
    part("body", "", (128.0, 312.0), &[Grow(Breath, 0.008, 0.018)]),
    part("arm-left", "body", (84.0, 170.0), &[Turn(Left, 10.0, -30.0)]),
    part(
        "head",
        "body",
        (128.0, 168.0),
        &[Turn(Head, -2.0, 7.0), Shift(Head, 0.0, -3.0)],
    ),
    part("jaw", "head", (128.0, 134.0), &[Grow(Jaw, 0.03, 0.18)]),
    part("lids", "head", (120.0, 94.0), &[Shown(Lids)]),
];

const PUMPKIN_JACK: &[Part] = &[
    part("arm-right", "body", (176.0, 186.0), &[Turn(Right, -8.0, 34.0)]),
    part("body", "", (128.0, 312.0), &[Grow(Breath, 0.004, 0.012)]),
    part("arm-left", "body", (82.0, 188.0), &[Turn(Left, 70.0, -12.0)]),
    part("collar", "body", (128.0, 176.0), &[Shift(Breath, 0.0, -0.8)]),
    part(
        "head",
        "body",
        (128.0, 154.0),
        &[Turn(Head, -3.0, 9.0), Shift(Head, 0.0, -3.0)],
    ),
    part("jaw", "head", (128.0, 116.0), &[Grow(Jaw, 0.03, 0.16)]),
    part("lids", "head", (124.0, 82.0), &[Shown(Lids)]),
];

const PANDAKAI: &[Part] = &[
    part("arm-right", "body", (176.0, 192.0), &[Turn(Right, -12.0, 8.0)]),
    part("body", "", (128.0, 312.0), &[Grow(Breath, 0.008, 0.014)]),
    part("arm-left", "body", (88.0, 182.0), &[Turn(Left, 14.0, -36.0)]),
    part(
        "head",
        "body",
        (128.0, 168.0),
        &[Turn(Head, -2.0, 6.0), Shift(Head, 0.0, -3.0)],
    ),
    part("jaw", "head", (128.0, 142.0), &[Grow(Jaw, 0.03, 0.18)]),
    part("lids", "head", (130.0, 106.0), &[Shown(Lids)]),
];

const BABY_GIGAZAUR: &[Part] = &[
    part("tail", "body", (176.0, 282.0), &[Turn(Tail, -9.0, 7.0)]),
    part("body", "", (128.0, 312.0), &[Grow(Breath, 0.008, 0.016)]),
    part("arm-left", "body", (90.0, 214.0), &[Turn(Left, 44.0, -12.0)]),
    part("arm-right", "body", (168.0, 212.0), &[Turn(Right, -10.0, 38.0)]),
    part(
        "head",
        "body",
        (128.0, 180.0),
        &[Turn(Head, -3.0, 7.0), Shift(Head, 0.0, -3.0)],
    ),
    part("jaw", "head", (128.0, 150.0), &[Grow(Jaw, 0.03, 0.2)]),
    part("lids", "head", (126.0, 112.0), &[Shown(Lids)]),
];

const CTHULHU: &[Part] = &[
    part("wing-left", "body", (124.0, 178.0), &[Turn(Tail, 8.0, -9.0)]),
    part("wing-right", "body", (132.0, 178.0), &[Turn(Tail, -8.0, 9.0)]),
    part("body", "", (128.0, 311.0), &[Grow(Breath, 0.008, 0.016)]),
    part("arm-left", "body", (78.0, 196.0), &[Turn(Left, 46.0, -12.0)]),
    part("arm-right", "body", (178.0, 196.0), &[Turn(Right, -12.0, 46.0)]),
    part(
        "head",
        "body",
        (128.0, 146.0),
        &[Turn(Head, -2.0, 6.0), Shift(Head, 0.0, -3.0)],
    ),
    part("jaw", "head", (128.0, 128.0), &[Grow(Jaw, 0.04, 0.12)]),
    part("lids", "head", (128.0, 88.0), &[Shown(Lids)]),
];

const KING_KONG: &[Part] = &[
    part("arm-right", "body", (180.0, 190.0), &[Turn(Right, -16.0, 26.0)]),
    part("body", "", (128.0, 311.0), &[Grow(Breath, 0.008, 0.018)]),
    part("arm-left", "body", (82.0, 184.0), &[Turn(Left, 48.0, -10.0)]),
    part(
        "head",
        "body",
        (128.0, 168.0),
        &[Turn(Head, -2.0, 6.0), Shift(Head, 0.0, -3.0)],
    ),
    part("jaw", "head", (128.0, 136.0), &[Grow(Jaw, 0.03, 0.16)]),
    part("lids", "head", (128.0, 90.0), &[Shown(Lids)]),
];

const ANUBIS: &[Part] = &[
    part("arm-right", "body", (176.0, 194.0), &[Turn(Right, -8.0, 24.0)]),
    part("body", "", (128.0, 311.0), &[Grow(Breath, 0.006, 0.012)]),
    part("arm-left", "body", (80.0, 194.0), &[Turn(Left, 52.0, -12.0)]),
    part(
        "head",
        "body",
        (128.0, 176.0),
        &[Turn(Head, -2.0, 5.0), Shift(Head, 0.0, -3.0)],
    ),
    part("jaw", "head", (128.0, 168.0), &[Grow(Jaw, 0.03, 0.2)]),
    part("lids", "head", (128.0, 92.0), &[Shown(Lids)]),
];

const CYBERTOOTH: &[Part] = &[
    part("tail", "body", (184.0, 276.0), &[Turn(Tail, -10.0, 8.0)]),
    part("body", "", (128.0, 311.0), &[Grow(Breath, 0.008, 0.016)]),
    part("arm-left", "body", (80.0, 194.0), &[Turn(Left, 48.0, -12.0)]),
    part("arm-right", "body", (176.0, 194.0), &[Turn(Right, -12.0, 48.0)]),
    part(
        "head",
        "body",
        (128.0, 162.0),
        &[Turn(Head, -2.0, 7.0), Shift(Head, 0.0, -3.0)],
    ),
    part("jaw", "head", (128.0, 138.0), &[Grow(Jaw, 0.03, 0.2)]),
    part("face", "head", (128.0, 130.0), &[]),
    part("lids", "head", (128.0, 86.0), &[Shown(Lids)]),
];
