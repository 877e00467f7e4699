//! What each card, tile, Evolution, piece and curse gives and takes, as the book has it. An amount that
//! follows from the position stands in `amounts` of `ledger`.

/// Stars that are gained at one time (`power-cards.md` §2, `evolutions.md` §2, `expansions.md` §1.5, §4.6).
pub(super) const STARS: &[(&str, i32)] = &[
    // Keep cards
    ("alpha-monster", 1),
    ("complete-destruction", 9),
    ("detritivore", 2),
    ("eater-of-the-dead", 3),
    ("gourmet", 2),
    ("herbivore", 1),
    ("media-friendly", 1),
    ("sleep-walker", 1),
    ("throw-a-tanker", 2),
    ("urbavore", 1),
    // Discard cards
    ("amusement-park", 4),
    ("apartment-building", 3),
    ("commuter-train", 2),
    ("corner-store", 1),
    ("death-from-above", 2),
    ("gas-refinery", 2),
    ("jet-fighters", 5),
    ("national-guard", 2),
    ("nuclear-power-plant", 2),
    ("skyscraper", 4),
    ("tank", 4),
    ("vast-storm", 2),
    // costumes and tiles
    ("princess", 1),
    ("tile-skulking", 1),
    ("tile-sonic-boomer", 1),
    ("tile-underdog", 1),
    // Evolutions
    ("alien-scourge", 2),
    ("alpha-male", 1),
    ("black-diamond", 1),
    ("i-am-the-king", 1),
    ("king-of-the-gizmo", 1),
    ("mouse-hunter", 1),
    ("panda-express", 2),
    ("programmed-to-destroy", 3),
    ("twas-beauty-killed-the-beast", 1),
    // curses
    ("ordeal-of-the-wealthy", 2),
];

/// Stars that are lost at one time, as far as there are so many.
pub(super) const STARS_LOST: &[(&str, i32)] = &[
    ("evacuation-orders", 5),
    ("monster-pets", 3),
    ("tile-defender-of-tokyo", 1),
    ("tile-underdog", 1),
    ("tile-widespread-panic", 4),
    ("bear-necessities", 1),
    ("defender-of-tokyo", 1),
    ("heat-vision", 1),
    ("mandibles-of-dread", 1),
    ("nurture-the-young", 1),
    ("primal-bellow", 2),
    ("too-cute-to-smash", 1),
    ("builders-uprising", 2),
    ("ordeal-of-the-wealthy", 1),
    ("tutankhamun-curse", 2),
];

/// Energy that is gained at one time.
pub(super) const ENERGY: &[(&str, i32)] = &[
    ("energize", 9),
    ("friend-of-children", 1),
    ("natural-selection", 4),
    ("were-only-making-it-stronger", 1),
    ("tile-final-push", 2),
    ("tile-starburst", 12),
    ("tile-tireless", 1),
    ("cultists", 1),
    ("tower-middle", 1),
    ("bear-necessities", 2),
    ("boogie-dance", 1),
    ("dusk-ritual", 2),
    ("eats-shoots-and-leaves", 1),
    ("emergency-battery", 3),
    ("exotic-arms", 2),
    ("programmed-to-destroy", 2),
    ("radioactive-waste", 2),
    ("sunken-temple", 3),
    ("tune-up", 2),
    ("yummy-yummy", 1),
    ("gaze-of-the-sphinx", 3),
    ("ordeal-of-the-spiritual", 2),
];

/// Energy that comes back without being a gain: no curse bars it, nothing is added to it, and it goes to
/// nobody else (`core.md` §3.5, `expansions.md` §4.5, `evolutions.md` §3.2, §3.8, §3.10).
pub(super) const REFUNDS: &[&str] = &[
    "battery-monster",
    "exotic-arms",
    "bobbing-for-apples",
    "bamboo-supply",
];

/// Energy that a card costs its user, or a curse takes.
pub(super) const ENERGY_LOST: &[(&str, i32)] = &[
    ("boo", 1),
    ("encased-in-ice", 1),
    ("energy-drink", 1),
    ("energy-sword", 2),
    ("exotic-arms", 2),
    ("mimic", 1),
    ("mothership-support", 1),
    ("rapid-healing", 2),
    ("sleep-walker", 3),
    ("stretchy", 2),
    ("super-jump", 1),
    ("transformation", 1),
    ("wings", 2),
    ("ordeal-of-the-spiritual", 1),
];

/// Hearts that are gained at one time, the cap aside.
pub(super) const HEARTS: &[(&str, i32)] = &[
    ("cannibalistic", 1),
    ("even-bigger", 2),
    ("ghost", 1),
    ("heal", 2),
    ("nanobots", 2),
    ("natural-selection", 4),
    ("nuclear-power-plant", 3),
    ("rapid-healing", 1),
    ("regeneration", 1),
    ("vampire", 1),
    ("tile-eternal", 1),
    ("tile-final-push", 2),
    ("cultists", 1),
    ("tower-bottom", 1),
    ("tower-middle", 1),
    ("bear-necessities", 2),
    ("boogie-dance", 1),
    ("candy", 1),
    ("dusk-ritual", 2),
    ("eater-of-souls", 1),
    ("giant-banana", 2),
    ("growing-fast", 1),
    ("healing-rain", 2),
    ("mothership-support", 1),
    ("nightlife", 1),
    ("radioactive-waste", 1),
    ("sunken-temple", 3),
    ("tune-up", 4),
    ("well-of-shadow", 2),
    ("yummy-yummy", 2),
    ("bow-before-ra", 2),
    ("ordeal-of-the-mighty", 2),
    ("set-storm", 2),
];

/// Hearts that a card, a curse or a die costs in one packet, before anything makes them more or fewer.
pub(super) const HITS: &[(&str, u8)] = &[
    ("flame-thrower", 2),
    ("gas-refinery", 3),
    ("high-altitude-bombing", 3),
    ("jet-fighters", 4),
    ("national-guard", 2),
    ("tank", 3),
    ("berserk", 1),
    ("breath-of-doom", 1),
    ("destructive-wave", 2),
    ("eats-shoots-and-leaves", 2),
    ("electro-scratch", 1),
    ("exotic-arms", 2),
    ("smashing-pumpkin", 2),
    ("trick-or-threat", 2),
    ("worm-invaders", 2),
    ("worst-nightmare", 1),
    ("bow-before-ra", 2),
    ("isis-disgrace", 1),
    ("ordeal-of-the-mighty", 1),
    ("set-storm", 1),
];

/// Whom a card, a curse or a die hits.
pub(super) const ALL_OTHERS: &[&str] = &[
    "destructive-wave",
    "electro-scratch",
    "flame-thrower",
    "gas-refinery",
    "worm-invaders",
];

/// Losses that the table causes, not a monster (`expansions.md` §4.6, §5, `evolutions.md` §3.7, §3.8).
pub(super) const NOBODYS: &[&str] = &[
    "berserk",
    "trick-or-threat",
    "worst-nightmare",
    "bow-before-ra",
    "false-blessing",
    "isis-disgrace",
    "ordeal-of-the-mighty",
    "set-storm",
    "vengeance-of-horus",
];

/// What the table has for a card.
pub(super) fn entry<T: Copy>(table: &[(&str, T)], slug: &str) -> Option<T> {
    table
        .iter()
        .find(|(name, _)| *name == slug)
        .map(|(_, amount)| *amount)
}
