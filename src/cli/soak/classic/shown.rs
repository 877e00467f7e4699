//! What random games have shown besides cards: ways of playing, endings, dice of the monster packs, and what
//! has been done with their pieces.

use crate::cli::arguments::values::{EDITIONS, POWER_UPS, WICKEDNESS};
use crate::cli::game::CliGame as _;
use crate::cli::parallel::Sum;
use engine::classic::rule::Kind;
use engine::classic::{
    CardId, Cause, Edition, Event, Face, Options, Pack, Piece, PowerUp, SpecialDie, SpecialFace, State,
    Wickedness,
};
use std::collections::HashMap;

/// One thing that random games must show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Thing {
    PowerUp(PowerUp),
    Pack(Pack),
    Edition(Edition),
    Wickedness(Wickedness),
    /// A Cultist that these dice brought.
    CultistFor(Face),
    /// What a Cultist was spent for.
    Cultist(Spent),
    /// The card was turned over to the beast, or back.
    Form {
        beast: bool,
    },
    /// A face of a die of the packs was thrown.
    Thrown(SpecialFace),
    /// A face of the Die of Fate was resolved under this curse.
    Fate(CardId, SpecialFace),
    Ending(&'static str),
}

/// What a Cultist is spent for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Spent {
    Heart,
    Energy,
    Roll,
}

/// The name of a row.
fn named(kind: &str, name: &str) -> String {
    format!("{kind} {name}")
}

/// Everything that there is to be shown, by name.
fn things() -> impl Iterator<Item = (String, Thing)> {
    let power_up = POWER_UPS.map(|(name, way)| (named("power-up", name), Thing::PowerUp(way)));
    let packs = Pack::ALL.map(|pack| (named("pack", pack.slug()), Thing::Pack(pack)));
    let editions = EDITIONS.map(|(name, edition)| (named("edition", name), Thing::Edition(edition)));
    let gauges = WICKEDNESS.map(|(name, gauge)| (named("wickedness", name), Thing::Wickedness(gauge)));
    let faces = ["one", "two", "three", "heart", "energy", "claw"];
    let four = faces.into_iter().zip(Face::ALL);
    let four = four.map(|(name, face)| (named("cultist-for", name), Thing::CultistFor(face)));
    let spent = [
        ("heart", Spent::Heart),
        ("energy", Spent::Energy),
        ("roll", Spent::Roll),
    ];
    let spent = spent.map(|(name, spent)| (named("cultist", name), Thing::Cultist(spent)));
    let forms = [("beast", true), ("biped", false)];
    let forms = forms.map(|(name, beast)| (named("form", name), Thing::Form { beast }));
    let thrown = SpecialFace::ALL.map(|face| (named("die", face.slug()), Thing::Thrown(face)));
    let fates = CardId::everything().filter(|card| matches!(card.kind(), Kind::Curse(_)));
    let fates = fates.flat_map(|curse| {
        let faces = SpecialDie::Fate.each_face();
        faces.map(move |face| (named(curse.slug(), face.slug()), Thing::Fate(curse, face)))
    });
    let endings = State::ENDINGS.iter();
    let endings = endings.map(|name| (named("ending", name), Thing::Ending(name)));
    (power_up.into_iter().chain(packs).chain(editions).chain(gauges))
        .chain(four)
        .chain(spent)
        .chain(forms)
        .chain(thrown)
        .chain(fates)
        .chain(endings)
}

/// How often each of them was seen.
#[derive(Debug, Default)]
pub(super) struct Shown(HashMap<Thing, u64>);

impl Sum for Shown {
    fn add(&mut self, other: &Self) {
        for (thing, times) in &other.0 {
            *self.0.entry(*thing).or_default() += times;
        }
    }
}

impl Shown {
    /// The same with these numbers, in the order of the [`rows`](Self::rows).
    pub(super) fn of_counts(counts: &[u64]) -> Option<Self> {
        let all: Vec<_> = things().collect();
        let seen = all
            .into_iter()
            .zip(counts)
            .map(|((_, thing), times)| (thing, *times));
        (things().count() == counts.len()).then(|| Self(seen.filter(|(_, times)| *times > 0).collect()))
    }

    /// Counts what happens.
    pub(super) fn hear(&mut self, event: &Event, state: &State) {
        let cultists = CardId::of_piece(Piece::Cultists);
        let of_cultist = |cause: Cause| cause == Cause::Card(cultists);
        match *event {
            Event::TurnStarted { .. } if state.turn().number == 1 => self.table(state.options()),
            Event::CultistGained { face, .. } => self.see(Thing::CultistFor(face)),
            Event::LifeGained { cause, .. } if of_cultist(cause) => {
                self.see(Thing::Cultist(Spent::Heart));
            }
            Event::EnergyChanged { cause, .. } if of_cultist(cause) => {
                self.see(Thing::Cultist(Spent::Energy));
            }
            Event::RollLimitChanged { card, .. } if card == cultists => {
                self.see(Thing::Cultist(Spent::Roll));
            }
            Event::FormFlipped { beast, .. } => self.see(Thing::Form { beast }),
            Event::SpecialRolled { face, .. } => self.see(Thing::Thrown(face)),
            Event::FateResolved { curse, face, .. } => self.see(Thing::Fate(curse, face)),
            Event::GameEnded { outcome } => self.see(Thing::Ending(State::counted(outcome.ending))),
            _ => {}
        }
    }

    fn see(&mut self, thing: Thing) {
        *self.0.entry(thing).or_default() += 1;
    }

    /// What the table has agreed on.
    fn table(&mut self, options: &Options) {
        self.see(Thing::PowerUp(options.power_up));
        self.see(Thing::Edition(options.edition));
        self.see(Thing::Wickedness(options.wickedness));
        for pack in options.packs.iter() {
            self.see(Thing::Pack(pack));
        }
    }

    /// Everything by name, with how often it was seen.
    pub(super) fn rows(&self) -> impl Iterator<Item = (String, u64)> {
        things().map(|(name, thing)| (name, self.0.get(&thing).copied().unwrap_or(0)))
    }
}
