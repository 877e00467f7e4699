//! What may be used at which question, as a table of lines: the card, its rule, from where, at which
//! questions, and what it may be aimed at. What the engine offers and what the table says has to be the same,
//! both ways.

use super::facts::*;
use super::hands;
use super::notes::Notes;
use crate::classic::{Answer, Face, Held, Hit, Key, Pick, Player, State, Use, What};
use crate::{Asked, Game, Seat};

/// Where a card is used from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum From {
    Table,
    Hand,
    Discard,
}

/// What the book says about a use at this moment.
#[derive(Debug)]
pub(super) enum Due {
    /// It may not be used: nothing could come of it, or it is used up.
    Never,
    /// It may not be used at this question.
    Shut,
    /// It belongs to a buy step, and a beast has none (`power-cards.md` §4.5).
    Beast,
    /// The book does not say, or this table does not.
    Perhaps,
    /// It may be used, aimed at each of these and at nothing else.
    Picks(Vec<Pick>),
}

impl Due {
    /// It may be used, aimed at nothing in particular.
    pub(super) fn once() -> Self {
        Self::Picks(vec![Pick::Nothing])
    }

    /// The same, if what comes of it is due, too.
    pub(super) fn at_best(self, other: Self) -> Self {
        match (self, other) {
            (Self::Never, _) | (_, Self::Never) => Self::Never,
            (_, Self::Perhaps) => Self::Perhaps,
            (due, _) => due,
        }
    }

    /// The same, on a further condition.
    pub(super) fn and(self, condition: bool) -> Self {
        if condition { self } else { Self::Never }
    }
}

/// A line of the table.
#[derive(Clone, Copy)]
pub(super) struct Row {
    pub slug: &'static str,
    pub rule: &'static str,
    pub from: From,
    /// The questions, by their names in files; "any" stands for all at which free actions are open.
    pub at: &'static [&'static str],
    pub due: fn(&Case<'_>) -> Due,
}

/// A card of a seat at a question.
pub(super) struct Case<'a> {
    pub state: &'a State,
    pub notes: &'a Notes,
    pub seat: Seat,
    pub slug: &'static str,
    pub rule: &'static str,
    pub held: Option<&'a Held>,
}

impl Case<'_> {
    pub(super) fn own(&self) -> bool {
        self.state.active() == self.seat
    }

    /// Is it asked at this moment?
    pub(super) fn asked_at(&self, name: &str) -> bool {
        self.state.asks() == Asked::Seat(self.seat) && word(self.state.question().what) == name
    }

    fn energy(&self) -> u16 {
        self.state.player(self.seat).energy
    }

    pub(super) fn pays(&self, price: u16) -> bool {
        self.energy() >= price
    }

    pub(super) fn hit(&self) -> Option<&Hit> {
        self.state.landing()
    }

    /// Is there another living monster like that?
    pub(super) fn somebody(&self, like: impl Fn(&Player) -> bool) -> bool {
        others(self.state, self.seat).any(|other| like(self.state.player(other)))
    }

    /// Could it enter Tokyo in the turn of another one?
    pub(super) fn outsider(&self) -> bool {
        !self.own()
            && !self.state.in_tokyo(self.seat)
            && !has(self.state, self.seat, "hibernation")
            && room(self.state) > self.notes.entrants
    }

    /// Does it stand against one that stays in Tokyo (`evolutions.md` §3.4 and §3.7)?
    pub(super) fn forces(&self) -> bool {
        self.state.staying_now().is_some_and(|stays| {
            stays != self.seat && !storm(self.state, stays) && !ruled(self.state, "pharaonic-ego")
        })
    }

    /// Used already in this turn?
    fn spent(&self) -> bool {
        let key = self.held.map_or(Key::NONE, |held| held.key);
        self.notes
            .used
            .iter()
            .any(|(used, slug, rule, _)| *used == key && *slug == self.slug && *rule == self.rule)
    }

    /// Used already by any copy of this seat in this turn?
    fn owner_spent(&self) -> bool {
        self.notes
            .used
            .iter()
            .any(|(_, slug, _, by)| *by == self.seat && *slug == self.slug)
    }

    /// Used already against this hit?
    fn spent_on_hit(&self) -> bool {
        let key = self.held.map_or(Key::NONE, |held| held.key);
        let used = &mut self.notes.used_on_hit.iter();
        used.any(|(used, slug, _)| (*used, *slug) == (key, self.slug))
    }

    /// The dice of the turn that a card may have thrown again, the Berserk die included
    /// (`expansions.md` §4.7, §5). Its owner throws no 1 again under Scribe's Perseverance.
    pub(super) fn throwable(&self, own: bool) -> Vec<Pick> {
        let horus = ruled(self.state, "vengeance-of-horus");
        let scribe = own && ruled(self.state, "scribe-perseverance");
        let free = |face| !(horus && face == Face::Claw || scribe && face == Face::One);
        let mut dice: Vec<Pick> = loose(self.state)
            .filter(|(_, face)| free(*face))
            .map(|(die, _)| Pick::Die(die))
            .collect();
        if let Some(special) = self.state.berserk_die()
            && special.symbol().is_none_or(|(face, _)| free(face))
        {
            dice.push(Pick::Die(self.state.turn().dice.len() as u8));
        }
        dice
    }

    /// The dice that may be turned to one of these faces.
    fn turned(&self, to: &[Face]) -> Vec<Pick> {
        loose(self.state)
            .flat_map(|(die, now)| {
                let others = to.iter().filter(move |face| **face != now);
                others.map(move |face| Pick::DieFace(die, *face))
            })
            .collect()
    }
}

/// May everybody act freely at this question (`core.md` §2.1; `settled.md` §13)? Nothing where this is not
/// plain.
pub(super) fn is_open(state: &State, notes: &Notes) -> Option<bool> {
    let what = state.question().what;
    match what {
        _ if state.turn().number == 0 => Some(false),
        What::Harm | What::BesideDice => Some(false),
        // A decision of its own, or a choice inside a card?
        What::ProbedDie | What::Curse { .. } | What::ChooseCard { .. } => None,
        What::Evolution { by } => match by.slug() {
            "worst-nightmare" | "bamboo-supply" | "exotic-arms" | "energy-sword" | "sunken-temple" => {
                Some(true)
            }
            "freeze-ray" if !notes.rolled => Some(true),
            "deep-dive" | "my-toy" | "icy-reflection" | "mega-purr" | "feast-of-crows"
            | "miraculous-catch" | "tiny-tail" | "trick-or-threat" => Some(false),
            _ => None,
        },
        What::Window { moment } => match moment.slug() {
            "dying" => Some(false),
            "yield" => None,
            _ => Some(true),
        },
        _ => Some(true),
    }
}

/// The name of a question.
pub(super) fn word(what: What) -> &'static str {
    if let Some(moment) = what.moment() {
        return moment.slug();
    }
    match what {
        What::Yield => "yield",
        What::Group => "group",
        What::Hearts => "hearts",
        What::Tile { .. } => "tile",
        What::Theft => "theft",
        What::Draw => "draw",
        What::Evolution { .. } => "evolution",
        What::Curse { .. } => "curse",
        What::ChooseCard { .. } => "choose-card",
        What::ExtraTurn { .. } => "extra-turn",
        _ => "other",
    }
}

/// What the book lets a seat use now, as far as the table knows: each line with what it is due.
fn due<'a>(rows: &'a [Row], state: &'a State, notes: &Notes, seat: Seat) -> Vec<(&'a Row, Key, Due)> {
    let what = word(state.question().what);
    let asked = state.asks() == Asked::Seat(seat);
    let open = is_open(state, notes);
    let mut all = Vec::new();
    for row in rows {
        let here = asked && row.at.contains(&what);
        let free = row.at.contains(&"any") && open == Some(true);
        let unclear = row.at.contains(&"any") && open.is_none();
        let mut judge = |held: Option<&Held>| {
            let case = Case {
                state,
                notes,
                seat,
                slug: row.slug,
                rule: row.rule,
                held,
            };
            let due = match () {
                () if !lives(state, seat) && what != "dying" => Due::Shut,
                () if row.at == ["buy"] && state.is_beast(seat) == Some(true) => Due::Beast,
                () if here || free => (row.due)(&case),
                () if unclear => Due::Perhaps,
                () => Due::Shut,
            };
            all.push((row, held.map_or(Key::NONE, |held| held.key), due));
        };
        match row.from {
            From::Table => {
                // A copying card is moved as what it is, whatever it copies.
                let mine = |held: &&Held| {
                    let copies = held.card.copies_others() && held.card.slug() == row.slug;
                    copies && !silent(state, held)
                        || held.face.slug() == row.slug && held.card == held.face
                        || held.face.slug() == row.slug && !held.face.copies_others()
                };
                let cards = state
                    .held_by(seat)
                    .filter(mine)
                    .filter(|held| !silent(state, held));
                cards.for_each(|held| judge(Some(held)));
            }
            From::Hand if state.hand(seat).iter().any(|card| card.slug() == row.slug) => judge(None),
            From::Discard
                if state
                    .evolutions_discarded(seat)
                    .iter()
                    .any(|card| card.slug() == row.slug) =>
            {
                judge(None);
            }
            From::Hand | From::Discard => {}
        }
    }
    all
}

/// Compares what a seat is offered with the table, and tells the differences.
pub(super) fn compare(
    rows: &[Row],
    state: &State,
    notes: &Notes,
    seat: Seat,
    mut object: impl FnMut(&'static str, &Row, String),
) {
    let mut offered = Vec::new();
    if state.asks() == Asked::Seat(seat) {
        state.answers(&mut offered);
    } else {
        state.free_actions(seat, &mut offered);
    }
    let mut uses: Vec<Use> = offered
        .into_iter()
        .filter_map(|answer| match answer {
            Answer::Use(used) => Some(used),
            _ => None,
        })
        .collect();
    let all = uses.clone();
    for (row, key, due) in due(rows, state, notes, seat) {
        let mine = |used: &Use| {
            used.face.slug() == row.slug && used.rule_name() == Some(row.rule) && used.key == key
        };
        let picks: Vec<Pick> = uses
            .iter()
            .filter(|used| mine(used))
            .map(|used| used.pick)
            .collect();
        uses.retain(|used| !mine(used));
        let (wrong, allowed) = match due {
            Due::Perhaps => continue,
            Due::Never => ("in vain", Vec::new()),
            Due::Shut => ("out of time", Vec::new()),
            Due::Beast => ("a beast's", Vec::new()),
            Due::Picks(allowed) => ("wrongly aimed", allowed),
        };
        if let Some(pick) = picks.iter().find(|pick| !allowed.contains(pick)) {
            object(wrong, row, format!("{} at {pick:?}", row.rule));
        }
        // Of several copies that do the same one may be left out.
        let twin = |used: &&Use| {
            used.face.slug() == row.slug && used.rule_name() == Some(row.rule) && used.key != key
        };
        let twins: Vec<Pick> = all.iter().filter(twin).map(|used| used.pick).collect();
        if let Some(missing) = allowed
            .iter()
            .find(|pick| !picks.contains(pick) && !twins.contains(pick))
        {
            object("not offered", row, format!("{} at {missing:?}", row.rule));
        }
    }
    for used in uses {
        let row = line(
            used.face.slug(),
            used.rule_name().unwrap_or_default(),
            &[],
            |_| Due::Never,
        );
        object("silent or unknown", &row, row.rule.to_owned());
    }
}

/// All lines.
pub(super) fn rows() -> Vec<Row> {
    let mut rows = hands::rows();
    rows.extend_from_slice(super::table::TABLE);
    rows
}

/// At these questions a card in front of somebody is used so.
pub(super) const fn line(
    slug: &'static str,
    rule: &'static str,
    at: &'static [&'static str],
    due: fn(&Case<'_>) -> Due,
) -> Row {
    Row {
        slug,
        rule,
        from: From::Table,
        at,
        due,
    }
}

/// Conditions that several lines share.
impl Case<'_> {
    /// Once a turn, each copy.
    pub(super) fn fresh(&self, due: Due) -> Due {
        due.and(!self.spent())
    }

    /// Once a turn, however many copies.
    pub(super) fn fresh_owner(&self, due: Due) -> Due {
        due.and(!self.owner_spent())
    }

    /// Once against each hit, each copy.
    pub(super) fn fresh_hit(&self, due: Due) -> Due {
        due.and(!self.spent_on_hit())
    }

    pub(super) fn change(&self, to: &[Face]) -> Due {
        Due::Picks(self.turned(to))
    }
}
