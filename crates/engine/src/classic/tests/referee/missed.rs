//! Questions that the book demands and nobody asked.

use super::facts::*;
use super::notes::Notes;
use crate::Seat;
use crate::classic::rule::Kind;
use crate::classic::{CardId, Face, Key, PowerUp, State};

/// A window that opens when somebody has something for it.
struct Window {
    name: &'static str,
    /// The other questions at which the same may be done.
    also: &'static [&'static str],
    step: u8,
    whose: Whose,
    opens: fn(&View<'_>) -> bool,
}

/// Who has the window.
#[derive(Clone, Copy)]
enum Whose {
    Active,
    Others,
    All,
    Holder,
}

/// A seat at a moment.
struct View<'a> {
    state: &'a State,
    notes: &'a Notes,
    seat: Seat,
}

impl View<'_> {
    fn has(&self, slug: &'static str) -> bool {
        has(self.state, self.seat, slug)
    }

    /// Could it hold this Evolution, for all that is known (`evolutions.md` §1.5)?
    fn may_hold(&self, slug: &str) -> bool {
        may_hold(self.state, self.seat, slug)
    }

    fn pays(&self, price: u16) -> bool {
        purse(self.state, self.seat) >= price
    }

    fn unused(&self, slug: &'static str) -> bool {
        acting(self.state, self.seat, slug)
            .any(|held| !self.notes.used.iter().any(|(key, ..)| *key == held.key))
    }

    fn never_used(&self, slug: &'static str) -> bool {
        self.has(slug)
            && !self
                .notes
                .used
                .iter()
                .any(|(_, used, _, by)| *used == slug && *by == self.seat)
    }

    fn inside(&self) -> bool {
        self.state.in_tokyo(self.seat)
    }

    fn index(&self) -> usize {
        self.seat.index()
    }
}

/// Every window of a turn that opens by what lies in front of somebody, or may be in its hand.
const WINDOWS: &[Window] = &[
    window("before-turn", 10, Whose::Active, |view| {
        view.may_hold("cat-nip") || view.may_hold("tune-up") && !view.inside()
    }),
    window("worst-nightmare", 21, Whose::Active, |view| {
        lent(view, "worst-nightmare").is_some() && view.state.player(view.seat).energy > 0
    }),
    window("bamboo-supply", 22, Whose::Active, |view| {
        acting(view.state, view.seat, "bamboo-supply").any(|held| held.tokens > 0)
    }),
    window("exotic-arms", 24, Whose::Active, |view| {
        view.has("exotic-arms") && view.pays(2)
    }),
    window("energy-sword", 26, Whose::Active, |view| {
        view.has("energy-sword") && view.pays(2)
    }),
    window("sunken-temple", 27, Whose::Active, |view| {
        view.has("sunken-temple") && !view.inside()
    }),
    window("start-of-turn", 40, Whose::Active, |view| {
        let models = |own: Key, copied: Key| {
            view.state.in_play().iter().any(|held| {
                held.card.kind() == Kind::Keep
                    && held.card.slug() != "mimic"
                    && held.card.slug() != "hibernation"
                    && held.key != own
                    && held.key != copied
            })
        };
        let silenced = ruled(view.state, "gaze-of-the-sphinx");
        view.state.held_by(view.seat).any(|held| match held.card.slug() {
            "mimic" => view.pays(1) && models(held.key, held.copies) && !silenced,
            "tile-fluxling" => models(held.key, held.copies) && !silenced,
            _ => false,
        })
    }),
    // E14: asked where there is a choice (`expansions.md` §4.7).
    window("khepri-rebellion", 45, Whose::Holder, |view| {
        let player = view.state.player(view.seat);
        let own = [
            player.energy > 0,
            player.stars > 0,
            !immune(view.state, view.seat),
        ];
        ruled(view.state, "khepri-rebellion")
            && view.seat != view.state.active()
            && own.into_iter().filter(|has| *has).count() > 1
    }),
    window("roll", 50, Whose::Active, |view| {
        let turn = view.state.turn();
        turn.rolls > 0
            && turn.rolls < rolls(view.state)
            && loose(view.state).any(|(_, face)| match face {
                Face::One => !ruled(view.state, "scribe-perseverance"),
                Face::Claw => !ruled(view.state, "vengeance-of-horus"),
                _ => true,
            })
    }),
    window("opponent-dice", 60, Whose::Others, |view| {
        let horus = ruled(view.state, "vengeance-of-horus");
        let dice = loose(view.state).any(|(_, face)| !horus || face != Face::Claw);
        dice && (view.never_used("psychic-probe") || view.may_hold("heart-of-the-rabbit"))
    }),
    window("change-dice", 65, Whose::Active, |view| {
        let dice = loose(view.state).count() > 0;
        let free = ["gamma-breath", "tail-sweep", "tiny-tail", "herd-culler"]
            .into_iter()
            .any(|slug| {
                view.unused(slug)
                    && loose(view.state).any(|(_, face)| face != Face::One && face != Face::Claw)
            });
        dice && (view.has("stretchy") && view.pays(2)
            || view.has("plot-twist")
            || view.unused("yin-and-yang")
            || view.may_hold("saurian-adaptability")
            || free)
    }),
    window("freeze", 70, Whose::Active, |view| {
        view.has("encased-in-ice") && view.pays(1) && loose(view.state).count() > 0
    }),
    window("commit", 75, Whose::Others, |view| {
        view.never_used("cheerleader") && !tame(view.state) && view.state.curse().is_none()
    }),
    window("confused-senses", 85, Whose::Holder, |view| {
        ruled(view.state, "confused-senses")
            && view.seat != view.state.active()
            && view.state.throws_fate()
            && loose(view.state).count() > 0
    }),
    Window {
        also: &["group"],
        ..window("resolve", 90, Whose::Active, |view| {
            let claws = view.state.turn().sizes[Face::Claw.index()];
            let shown = claws_shown(view.state) > 0 && !void(view.state, Face::Claw);
            !view.notes.smashed
                && (view.may_hold("mecha-blast") && claws > 0 && !tame(view.state)
                    || view.may_hold("underrated") && !tame(view.state)
                    || view.may_hold("destructive-analysis") && shown && charges(view.state, view.seat))
        })
    },
    window("draw", 130, Whose::Active, |view| {
        let hearts = view.state.turn().dice.count(Face::Heart);
        let two = matches!(
            view.state.options().power_up,
            PowerUp::Standard | PowerUp::Controlled
        );
        let pile = view.state.evolution_deck_size(view.seat) + view.state.evolution_discard_size(view.seat);
        two && pile >= 2
            && hearts >= 3
            && !void(view.state, Face::Heart)
            && !view.state.player(view.seat).risen
    }),
    window("intrude", 140, Whose::Others, |view| {
        !view.inside()
            && !view.has("hibernation")
            && room(view.state) > view.notes.entrants
            && (view.has("feline-motor") && !view.state.turn().started_in_tokyo.contains(view.seat)
                || view.may_hold("monkey-rush") && view.notes.left_tokyo && view.state.turn().number > 1)
    }),
    window("exchange", 145, Whose::Others, |view| {
        let mut cards = view.state.held_by(view.state.active());
        acting(view.state, view.seat, "unstable-dna").any(|held| held.card.kind() == Kind::Keep)
            && view.notes.yielders.contains(&view.seat)
            && cards.any(|held| matches!(held.card.kind(), Kind::Keep | Kind::Costume))
    }),
    window("entered", 150, Whose::Active, |view| {
        view.notes.entered
            && view.inside()
            && (view.may_hold("destructive-wave") || view.may_hold("eats-shoots-and-leaves"))
    }),
    window("not-entered", 150, Whose::Active, |view| {
        view.notes.clawed_inside && !view.inside() && !view.notes.entered && view.may_hold("jungle-frenzy")
    }),
    window("theft", 160, Whose::Active, |view| {
        let costumes = view
            .state
            .in_play()
            .iter()
            .filter(|held| held.card.kind() == Kind::Costume);
        counted_claws(view.state) >= 3
            && costumes
                .filter(|held| view.notes.clawed.contains(&held.owner) && held.owner != view.seat)
                .any(|held| view.pays(price(view.state, view.seat, held.card)))
    }),
    window("gift", 160, Whose::Active, |view| {
        let gifts = [
            "worst-nightmare",
            "i-live-under-your-bed",
            "detachable-head",
            "ignis-fatus",
        ];
        let mut wounded = view.notes.clawed.iter();
        counted_claws(view.state) >= 1
            && wounded.any(|seat| view.state.player(*seat).alive)
            && gifts
                .into_iter()
                .any(|gift| view.has(gift) || view.may_hold(gift))
    }),
    window("flip", 170, Whose::Active, |view| {
        view.state.is_beast(view.seat).is_some() && view.pays(1)
    }),
    window("buy", 180, Whose::Active, |view| {
        let mut market = view.state.market().iter().flatten();
        buys(view.state, view.seat)
            && !view.notes.beast
            && (view.pays(2)
                || market.any(|card| {
                    may_have(view.state, view.seat, *card) && view.pays(price(view.state, view.seat, *card))
                }))
    }),
    window("sale", 190, Whose::Active, |view| {
        let mut own = view.state.held_by(view.seat);
        view.has("metamorph") && own.any(|held| held.card.kind() == Kind::Keep)
    }),
    window("end-of-turn", 195, Whose::All, |view| {
        let (state, seat) = (view.state, view.seat);
        let own = seat == state.active();
        view.may_hold("anger-batteries") && view.notes.lost[view.index()] > 0 && charges(state, seat)
            || view.may_hold("stroke-of-genius")
                && view.notes.energy[view.index()] > 0
                && charges(state, seat)
            || view.may_hold("cult-worshippers") && view.notes.healed[view.index()] > 0 && shines(state, seat)
            || own && (view.may_hold("cold-wave") || view.may_hold("blizzard"))
    }),
];

const fn window(name: &'static str, step: u8, whose: Whose, opens: fn(&View<'_>) -> bool) -> Window {
    Window {
        name,
        also: &[],
        step,
        whose,
        opens,
    }
}

/// Whose Gift of that name lies in front of a seat, if another living monster's does.
fn lent(view: &View<'_>, slug: &'static str) -> Option<Seat> {
    acting(view.state, view.seat, slug)
        .filter_map(|held| held.giver.get())
        .find(|giver| *giver != view.seat && view.state.player(*giver).alive)
}

/// The claws of R0: those that came later count for no theft and no Gift (`settled.md` §7).
fn counted_claws(state: &State) -> u8 {
    if tame(state) {
        return 0;
    }
    state.turn().sizes[Face::Claw.index()].saturating_sub(state.tally().late)
}

/// Could a seat hold this Evolution, for all that everybody knows (`evolutions.md` §1.1, §1.5)?
pub(super) fn may_hold(state: &State, seat: Seat, slug: &str) -> bool {
    let shown = state.evolutions.shown;
    let hand = state.hand(seat);
    if hand.and(shown).iter().any(|card| card.slug() == slug) {
        return true;
    }
    if hand.but(shown).is_empty() {
        return false;
    }
    let lies_open = |card| shown.contains(card) || state.in_play().iter().any(|held| held.card == card);
    let draft = state.options().power_up == PowerUp::Draft;
    CardId::evolutions().any(|card| {
        let monster = card.evolution().map(|evolution| evolution.monster);
        let theirs = state
            .all_seats()
            .any(|other| (draft || other == seat) && Some(state.player(other).monster) == monster);
        card.slug() == slug && theirs && !lies_open(card)
    })
}

/// A part of a turn that is over: its steps, the position in which the first of them was reached, the one after
/// the last answer, and the one now.
pub(super) struct Span<'a> {
    pub from: u8,
    pub to: u8,
    pub entry: (&'a State, &'a Notes),
    pub last: (&'a State, &'a Notes),
    pub now: (&'a State, &'a Notes),
}

/// The windows between two steps of the turn that should have been opened, with whom they should have asked:
/// the reason was there all the while.
pub(super) fn windows(span: &Span<'_>) -> Vec<(&'static str, Seat)> {
    let mut missed = Vec::new();
    let ((last, before), (now, notes)) = (span.last, span.now);
    let active = now.active();
    if notes.skipped || last.active() != active || !lives(last, active) || !lives(now, active) {
        return missed;
    }
    // A beast is not asked what it buys: how it stood before its turn came to an end is seen too seldom.
    let beast = |state: &State| state.is_beast(active) == Some(true);
    if (beast(last) || beast(now)) && span.from < 180 && span.to > 180 {
        return missed;
    }
    for window in WINDOWS
        .iter()
        .filter(|window| (span.from..span.to).contains(&window.step))
    {
        for seat in now.all_seats() {
            let meant = match window.whose {
                Whose::Active => seat == active,
                Whose::Others => seat != active,
                Whose::All => true,
                Whose::Holder => now.scarab() == Some(seat),
            };
            let asked = |name: &&str| notes.asked.contains(&(*name, seat));
            if !meant || asked(&window.name) || window.also.iter().any(asked) {
                continue;
            }
            // At the end of a turn it matters what had been lost and gained when the windows stood open.
            let before = if window.step == 195 { before } else { notes };
            let open = |state, notes| lives(state, seat) && (window.opens)(&View { state, notes, seat });
            let begun = window.step > span.from
                || span.entry.0.active() == active && open(span.entry.0, span.entry.1);
            if begun && open(last, before) && open(now, notes) {
                missed.push((window.name, seat));
            }
        }
    }
    missed
}
