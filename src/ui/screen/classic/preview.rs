//! What stopping now would bring, leaving the dice as they are, or resolving them in the usual order, read from the rules: they are counted on a
//! copy, to the end of the turn, in which nothing is bought. Whoever is asked meanwhile says the usual thing, and it is told
//! that they may not.

mod hopes;
#[cfg(test)]
mod tests;

use super::choice::{Act, Desk};
use engine::classic::{
    Answer, CardId, Event, Face, Foresight, HitKind, Place, Split, Spot, Stage, State, What,
};
use engine::{Asked, Game, Seat, Seats};
pub(super) use hopes::{hopes, odds_of};
use words::classic::{Foretold, Speaker, piece_comes, piece_goes};
use words::fl;
use words::grammar::percent;

/// What is told of the answers in a line, and whether it is one's own end: who wins and who is out, what stopping here
/// brings; `None` where nothing can be said.
#[must_use]
pub(super) fn line(desk: &Desk<'_>, speaker: &Speaker<'_>) -> Option<(String, bool)> {
    ends(desk, speaker).or_else(|| {
        if let Some(cost) = cost(desk, speaker) {
            return Some((cost, false));
        }
        let stop = stop(desk, speaker)?;
        let both = hopes(desk, speaker).map(|hopes| format!("{stop} · {hopes}"));
        Some((both.unwrap_or(stop), false))
    })
}

/// What the dice of somebody else cost the one who may have them thrown again; `None` where they cost no heart.
fn cost(desk: &Desk<'_>, speaker: &Speaker<'_>) -> Option<String> {
    let leaves = desk.what() == What::OpponentDice && desk.selection.die.is_none();
    if !leaves || !desk.state.offers(Answer::Done) {
        return None;
    }
    let brings = Brings::of(desk.state, desk.seat, Answer::Done);
    (brings.lost > 0).then(|| fl!(speaker.words, "play-dice-cost", count = brings.lost))
}

/// What stopping here brings, leaving the dice as they are, or the usual order, in a line; `None` where none of it can
/// be said.
#[must_use]
pub(super) fn stop(desk: &Desk<'_>, speaker: &Speaker<'_>) -> Option<String> {
    if desk.thrower().is_some() {
        return None;
    }
    let first = match desk.what() {
        What::Roll | What::ChangeDice => Answer::Done,
        What::Group => Answer::RestInDefaultOrder,
        _ => return None,
    };
    // Whoever has taken a die to change it is about to do so.
    if !desk.state.offers(first) || desk.what() == What::ChangeDice && desk.selection.die.is_some() {
        return None;
    }
    let words = speaker.words;
    let mut brings = Brings::of(desk.state, desk.seat, first);
    let fate = desk.foretold(speaker, first);
    // What comes as the turn ends may be bought off.
    let fate_comes_late = fate.as_ref().is_some_and(|fate| !fate.wins) && brings.is_fatal_late();
    let fate = fate.map(|fate| fate.said);
    let (fate, late_fate) = if fate_comes_late {
        (None, fate)
    } else {
        (fate, None)
    };
    let mut said: Vec<String> = fate.into_iter().collect();
    let place = desk.state.player(desk.seat).place;
    if let Some(goes) = brings.place.filter(|goes| *goes != place) {
        said.push(match goes {
            Place::City => fl!(words, "play-effect-enter"),
            Place::Bay if !brings.yields => fl!(words, "play-effect-enter-bay"),
            Place::Bay => fl!(words, "play-effect-enter"),
            Place::Outside => fl!(words, "play-effect-leave"),
        });
    }
    said.extend(brings.gains(speaker));
    // What others lose comes last: one's own would be read as theirs behind their names.
    let ends = desk.state.foresee(first);
    said.extend(brings.strikes(desk.state, &ends, speaker));
    // Who may play something against it has been said already.
    let hedged = !ends.may_answer.is_empty();
    let condition = match (brings.uncertain, brings.answered) {
        (true, false) => Some("play-stop-unless"),
        (true, true) => Some("play-stop-reacts"),
        (false, true) if !hedged => Some("play-stop-reacts"),
        (false, _) => None,
    };
    let late = brings.told_late(late_fate, desk.state, &ends, speaker);
    if (condition.is_some() || late.is_some()) && said.is_empty() && brings.before.is_none() {
        said.push(fl!(words, "play-effect-nothing"));
    }
    // Where the rest is open, that says it all.
    if brings.sure != Sure::Partly {
        said.extend(condition.map(|id| words.text(id)));
        said.extend(brings.after.map(|after| words.text(after.told_after())));
    }
    said.extend(late);
    if let Some(first) = brings.before.take() {
        said = vec![first.told_first(brings.sure, said.join(" · "), speaker)];
    }
    let what = said.join(" · ");
    if desk.what() == What::ChangeDice {
        let said = if said.is_empty() {
            fl!(words, "play-change-nothing")
        } else {
            fl!(words, "play-change-none", what = what)
        };
        let how = desk.changes_dice().then(|| fl!(words, "play-change-how"));
        return Some(how.map_or_else(|| said.clone(), |how| format!("{how} {said}")));
    }
    match (first, said.is_empty()) {
        (Answer::Done, true) => Some(fl!(words, "play-stop-nothing")),
        (Answer::Done, false) => Some(fl!(words, "play-stop-now", what = what)),
        (_, true) => None,
        (_, false) => Some(fl!(words, "play-group-all", what = what)),
    }
}

/// Who wins and who is out with an answer, in a line: each answer with which somebody does, on a button or on a card that
/// is pressed. `None` where there is none, and where the line of the dice says it.
fn ends(desk: &Desk<'_>, speaker: &Speaker<'_>) -> Option<(String, bool)> {
    /// What is more than this is not read, and found where it is pressed.
    const MOST: usize = 3;
    let told = fates(desk, speaker);
    let (wins, loses) = (
        told.iter().any(|(fate, _)| fate.wins),
        told.iter().any(|(fate, _)| fate.loses),
    );
    // Whoever is hit reads first what is left of it.
    if desk.what() == What::Harm && !wins && !loses {
        return None;
    }
    let said: Vec<String> = told
        .into_iter()
        .take(MOST)
        .map(|(fate, answer)| fl!(speaker.words, "play-fate-of", answer = answer, fate = fate.said))
        .collect();
    (!said.is_empty()).then(|| (said.join(" · "), loses))
}

/// Is all that the line tells that one is out oneself?
#[must_use]
pub(super) fn tells_own_end_alone(desk: &Desk<'_>, speaker: &Speaker<'_>) -> bool {
    let told = fates(desk, speaker);
    !told.is_empty() && told.iter().all(|(fate, _)| fate.only_out)
}

/// The answers with which somebody wins or is out, in words, the most telling first; what comes anyway once.
fn fates(desk: &Desk<'_>, speaker: &Speaker<'_>) -> Vec<(Foretold, String)> {
    if matches!(desk.what(), What::Roll | What::Group) {
        return Vec::new();
    }
    // What comes anyway is said once.
    let usual = desk.state.default_answer();
    let anyway = usual.and_then(|usual| desk.foretold(speaker, usual));
    let buttons = desk.choices();
    let buttons = buttons.iter().filter_map(|choice| match choice.act {
        Act::Say(answer) => Some(answer),
        _ => None,
    });
    let mut answers: Vec<Answer> = Vec::new();
    for answer in buttons.chain(desk.pressed()) {
        if !answers.contains(&answer) {
            answers.push(answer);
        }
    }
    let mut told: Vec<(Foretold, String)> = Vec::new();
    for answer in answers {
        let fate = desk.foretold(speaker, answer);
        if let Some(fate) = fate.filter(|fate| Some(answer) == usual || Some(fate) != anyway.as_ref()) {
            told.push((fate, speaker.label(answer)));
        }
    }
    told.sort_by_key(|(fate, _)| (!fate.wins, !fate.loses));
    told
}

/// What comes before the dice are counted, or after some of them, and may change what they bring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Comes {
    /// Whoever rolls chooses.
    Choice,
    /// Somebody else does.
    Theirs(Seat),
    /// Something is thrown, or a card is turned over.
    Throw,
    /// A curse is turned over.
    Curse,
}

/// How far what is told will come, where something else comes first.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
enum Sure {
    /// Whatever that is.
    #[default]
    Always,
    /// With the usual choice.
    Usually,
    /// With this chance, from 0 to 1.
    Likely(f32),
    /// What is told comes with all of it; the rest differs.
    Partly,
}

impl Comes {
    /// What is said where this comes first, and then `what`.
    fn told_first(self, sure: Sure, what: String, speaker: &Speaker<'_>) -> String {
        let words = speaker.words;
        let first = match self {
            Self::Choice => fl!(words, "play-first-choice"),
            Self::Theirs(seat) => fl!(words, "play-first-theirs", name = speaker.names.name(seat)),
            Self::Throw => fl!(words, "play-first-throw"),
            Self::Curse => fl!(words, "play-first-curse"),
        };
        let what = match (sure, what.is_empty()) {
            (Sure::Partly, true) => return fl!(words, "play-stop-decides", first = first),
            (_, true) => fl!(words, "play-effect-nothing"),
            (_, false) => what,
        };
        match sure {
            Sure::Always => fl!(words, "play-stop-first", first = first, what = what),
            Sure::Usually => fl!(words, "play-stop-usually", first = first, what = what),
            Sure::Likely(chance) => {
                let chance = percent(chance.into());
                fl!(
                    words,
                    "play-stop-likely",
                    first = first,
                    what = what,
                    chance = chance
                )
            }
            Sure::Partly => fl!(words, "play-stop-partly", first = first, what = what),
        }
    }

    const fn told_after(self) -> &'static str {
        match self {
            Self::Choice | Self::Theirs(_) => "play-stop-then-choice",
            Self::Throw | Self::Curse => "play-stop-then-throw",
        }
    }
}

/// What may come of what comes before the dice are counted.
#[derive(Debug, Default)]
struct Outcomes {
    /// Each with its chance, from 0 to 1, where nobody chooses.
    found: Vec<(Brings, f32)>,
    /// Somebody chooses.
    chosen: bool,
}

impl Outcomes {
    /// There are 24 curses; throws of several dice have hundreds of outcomes, of which no one is likely.
    const MOST: usize = 64;
    /// Things that come one after another.
    const DEEP: u8 = 3;

    /// Adds what comes of the open question, after what is known; `None` where that is too much.
    fn add(&mut self, known: &Brings, seat: Seat, now: &State, chance: f32, deep: u8) -> Option<()> {
        let mut answers = Vec::new();
        if now.asks() == Asked::Nature {
            now.odds(&mut answers);
        } else {
            self.chosen = true;
            let mut all = Vec::new();
            now.answers(&mut all);
            answers.extend(all.into_iter().map(|answer| (answer, 1.0)));
        }
        if deep == 0 || self.found.len() + answers.len() > Self::MOST {
            return None;
        }
        for (answer, odds) in answers {
            let mut brings = known.clone();
            let then = brings.follow(seat, *now, answer);
            if brings.before.take().is_some() {
                self.add(&brings, seat, &then, chance * odds, deep - 1)?;
                continue;
            }
            match self.found.iter_mut().find(|(known, _)| *known == brings) {
                Some((_, sum)) => *sum += chance * odds,
                None => self.found.push((brings, chance * odds)),
            }
        }
        Some(())
    }

    /// What is told of them: what all lead to, the likeliest one if it comes at least every other time, or what they
    /// have in common.
    fn told(self) -> Option<Brings> {
        let likeliest = self.found.iter().max_by(|one, other| one.1.total_cmp(&other.1));
        let (likeliest, chance) = likeliest?;
        if self.found.len() == 1 {
            return Some(likeliest.clone());
        }
        if !self.chosen && *chance >= 0.5 {
            return Some(Brings {
                sure: Sure::Likely(*chance),
                ..likeliest.clone()
            });
        }
        let common = self.found.iter().map(|(brings, _)| brings.clone());
        let common = common.reduce(|one, other| one.common(&other));
        common.map(|brings| Brings {
            sure: Sure::Partly,
            ..brings
        })
    }
}

#[derive(Debug, Clone, Default, PartialEq)]
struct Brings {
    stars: i32,
    wicked: i32,
    energy: i32,
    healed: i32,
    lost: i32,
    struck: u8,
    /// So many of these claws are of cards, not of dice.
    added: u8,
    victims: Seats,
    /// Hearts that the others lose, in the order in which they do.
    hurt: Vec<(Seat, u8)>,
    /// An Evolution is drawn.
    draws: bool,
    /// Another turn comes.
    again: bool,
    /// Those who are out.
    out: Seats,
    /// Where one stands then, once the dice are counted.
    place: Option<Place>,
    /// Pieces that come, and pieces that go.
    taken: Vec<CardId>,
    left: Vec<CardId>,
    /// This comes before the dice are counted.
    before: Option<Comes>,
    /// How far what is told comes then.
    sure: Sure,
    /// This comes while they are, and may bring more or less.
    after: Option<Comes>,
    /// Others may change the dice with their cards.
    uncertain: bool,
    /// Others may do something about what the dice do.
    answered: bool,
    /// Others may yield, so that another place of Tokyo is free.
    yields: bool,
    /// Something might be bought, and is not.
    buys: bool,
    /// What comes as the turn ends, after that.
    late: Option<Box<Brings>>,
}

impl Brings {
    fn of(state: &State, seat: Seat, first: Answer) -> Self {
        let mut brings = Self::default();
        let now = brings.follow(seat, *state, first);
        if let Some(comes) = brings.before.take() {
            brings = Self {
                before: Some(comes),
                ..brings.beyond(seat, &now)
            };
        }
        brings
    }

    /// Goes on from here with this answer and the usual ones after it, and gives where that ends.
    fn follow(&mut self, seat: Seat, mut now: State, first: Answer) -> State {
        let number = now.turn().number;
        let stands = |now: &State| now.player(seat).alive.then_some(now.player(seat).place);
        let (mut place, mut answer) = (stands(&now), Some(first));
        // A turn counts six groups at most, and may ask for hearts and dice besides, and everybody before them, and as
        // it ends.
        for _ in 0..64 {
            let Some(said) = answer else { break };
            // What the next turn begins with is not of these dice.
            let told = now.apply_telling(said, &mut |event, after| {
                if after.turn().number == number {
                    let of = self.part_of(after, matches!(event, Event::TurnEnded { .. }));
                    of.hear(seat, &event, after);
                    if self.late.is_none() {
                        place = stands(after);
                    }
                }
            });
            if told.is_err() || now.turn().number != number {
                break;
            }
            answer = self.part_of(&now, false).usual(seat, &now);
        }
        self.place = place.filter(|_| self.before.is_none());
        now
    }

    /// The part of the turn to which a position belongs: what the dice bring, or what comes as the turn ends.
    fn part_of(&mut self, now: &State, ends: bool) -> &mut Self {
        if ends || self.late.is_some() || now.stage() == Some(Stage::End) {
            self.late.get_or_insert_default()
        } else {
            self
        }
    }

    /// What is told beyond what comes before the dice are counted, whichever way that goes; what is known already where
    /// there are too many ways.
    fn beyond(self, seat: Seat, now: &State) -> Self {
        let mut outcomes = Outcomes::default();
        let seen = outcomes.add(&self, seat, now, 1.0, Outcomes::DEEP);
        let told = seen.and_then(|()| outcomes.told());
        let sure_or_likely = |brings: &Self| brings.sure != Sure::Partly;
        // Whoever rolls does the usual thing, unless it makes no difference.
        let usual = || {
            let mut brings = self.clone();
            let usual = now.default_answer().filter(|_| now.asks() == Asked::Seat(seat))?;
            let _ = brings.follow(seat, *now, usual);
            let is_told = brings.before.is_none();
            is_told.then_some(Self {
                sure: Sure::Usually,
                ..brings
            })
        };
        let found = told.clone().filter(sure_or_likely).or_else(usual).or(told);
        found.unwrap_or(Self {
            sure: Sure::Partly,
            ..self
        })
    }

    /// What two ways to go on have in common.
    fn common(&self, other: &Self) -> Self {
        let same = |one: i32, other: i32| if one == other { one } else { 0 };
        let struck = self.struck == other.struck && self.victims == other.victims;
        let both = |one: &[CardId], other: &[CardId]| if one == other { one.to_vec() } else { Vec::new() };
        Self {
            stars: same(self.stars, other.stars),
            wicked: same(self.wicked, other.wicked),
            energy: same(self.energy, other.energy),
            healed: same(self.healed, other.healed),
            lost: same(self.lost, other.lost),
            struck: if struck { self.struck } else { 0 },
            added: self.added.min(other.added),
            victims: if struck { self.victims } else { Seats::default() },
            hurt: self
                .hurt
                .iter()
                .filter(|hurt| other.hurt.contains(hurt))
                .copied()
                .collect(),
            draws: self.draws && other.draws,
            again: self.again && other.again,
            out: self.out.intersection(other.out),
            place: self.place.filter(|place| other.place == Some(*place)),
            taken: both(&self.taken, &other.taken),
            left: both(&self.left, &other.left),
            before: None,
            sure: Sure::Partly,
            after: self.after.or(other.after),
            uncertain: self.uncertain || other.uncertain,
            answered: self.answered || other.answered,
            yields: self.yields || other.yields,
            buys: self.buys || other.buys,
            late: self
                .late
                .as_ref()
                .zip(other.late.as_ref())
                .map(|(one, other)| Box::new(one.common(other))),
        }
    }

    /// What is usually said to the open question, and what that says of the rest; `None` where it ends here.
    fn usual(&mut self, seat: Seat, now: &State) -> Option<Answer> {
        let (counted, what) = (now.turn().fixed, now.question().what);
        let pass = || Some(Answer::Done).filter(|pass| now.offers(*pass));
        match (now.asks(), what) {
            (Asked::NoOne, _) => None,
            // Which Evolution one draws changes nothing of what the dice bring.
            (
                Asked::Nature,
                What::Reveal {
                    spot: Spot::Evolution(_),
                },
            ) if counted => {
                let mut all = Vec::new();
                now.answers(&mut all);
                all.into_iter().next()
            }
            (Asked::Nature, What::Reveal { spot: Spot::Curse }) => self.waits(counted, Comes::Curse),
            (Asked::Nature, _) => self.waits(counted, Comes::Throw),
            (Asked::Seat(asked), What::Yield) if asked != seat => {
                self.yields = true;
                now.default_answer()
            }
            (Asked::Seat(asked), _) if asked != seat => {
                let pass = pass();
                match what {
                    // Whoever rolls goes through its turn in the usual order.
                    _ if pass.is_none() && asked == now.turn().active => return now.default_answer(),
                    _ if pass.is_none() => return self.waits(counted, Comes::Theirs(asked)),
                    What::Window { .. } => self.answered |= counted || now.may_react(asked),
                    _ if counted => self.answered = true,
                    _ => self.uncertain = true,
                }
                pass
            }
            (Asked::Seat(_), What::Group) => now.default_answer(),
            (Asked::Seat(_), What::Hearts) => Some(Answer::Hearts(Split {
                heal: now.turn().sizes[Face::Heart.index()],
                ..Split::default()
            })),
            // Then one may buy, and what is bought is not of the dice.
            (Asked::Seat(_), What::Buy | What::Theft | What::Opportunity) => {
                self.buys = true;
                pass()
            }
            (Asked::Seat(_), What::Sale) => pass(),
            (Asked::Seat(_), What::ExtraTurn { .. }) => None,
            (Asked::Seat(_), What::Draw) => now.default_answer(),
            (Asked::Seat(_), What::ChangeDice | What::Commit | What::Window { .. }) => pass(),
            (Asked::Seat(_), _) => {
                self.waits(counted, Comes::Choice);
                pass().or_else(|| now.default_answer().filter(|_| counted))
            }
        }
    }

    /// What is gained and lost, a few words each.
    fn gains(&self, speaker: &Speaker<'_>) -> Vec<String> {
        let (words, mut said) = (speaker.words, Vec::new());
        if self.stars > 0 && self.wicked > 0 {
            said.push(fl!(
                words,
                "play-effect-wicked",
                count = self.stars,
                wicked = self.wicked
            ));
        } else {
            said.extend(words.change(self.stars, "play-effect-stars", "play-loss-stars"));
            said.extend(words.change(self.wicked, "play-effect-only-wicked", "play-loss-wicked"));
        }
        for (by, more, less) in [
            (self.healed, "play-effect-heal", ""),
            (-self.lost, "", "play-loss-hearts"),
            (self.energy, "play-effect-energy", "play-loss-energy"),
        ] {
            said.extend(words.change(by, more, less));
        }
        said.extend(self.draws.then(|| fl!(words, "play-effect-draw")));
        said.extend(self.again.then(|| fl!(words, "play-effect-again")));
        said.extend(self.taken.iter().map(|piece| piece_comes(words, *piece)));
        said.extend(self.left.iter().map(|piece| piece_goes(words, *piece)));
        said
    }

    /// Is somebody out only as the turn ends, after something might have been bought?
    fn is_fatal_late(&self) -> bool {
        let late = self.late.as_ref();
        self.buys && self.out.is_empty() && late.is_some_and(|late| !late.out.is_empty())
    }

    /// What comes as the turn ends, beginning with who is out then, if that is told here; `None` where nothing does.
    fn told_late(
        &self,
        fate: Option<String>,
        state: &State,
        ends: &Foresight,
        speaker: &Speaker<'_>,
    ) -> Option<String> {
        let (words, late) = (speaker.words, self.late.as_ref()?);
        let mut said: Vec<String> = fate.into_iter().chain(late.gains(speaker)).collect();
        said.extend(late.strikes(state, ends, speaker));
        if said.is_empty() {
            return None;
        }
        let hedged = self.uncertain || self.answered || !ends.may_answer.is_empty();
        said.extend((late.answered && !hedged).then(|| fl!(words, "play-stop-reacts")));
        said.extend(late.after.map(|after| words.text(after.told_after())));
        let what = said.join(", ");
        Some(if self.buys {
            fl!(words, "play-stop-late-idle", what = what)
        } else {
            fl!(words, "play-stop-late", what = what)
        })
    }

    /// Hearts that a seat loses.
    fn loses(&self, seat: Seat) -> u8 {
        let lost = self.hurt.iter().find(|(other, _)| *other == seat);
        lost.map_or(0, |(_, lost)| *lost)
    }

    /// Whom the claws hit, and what the others lose where that is not as much as there are claws. Those who are out
    /// have been named already.
    fn strikes(&self, state: &State, ends: &Foresight, speaker: &Speaker<'_>) -> Vec<String> {
        let words = speaker.words;
        let name = |seat: Seat| speaker.names.name(seat).to_owned();
        let all = |seats: Seats| state.all_seats().filter(move |seat| seats.contains(*seat));
        let mut told = Vec::new();
        // What comes later may still change what they lose.
        let sure = self.after.is_none();
        let mut left = self.victims.difference(ends.out);
        if left.is_empty() {
            left = self.victims;
        }
        if self.struck > 0 {
            let same = all(left)
                .map(|seat| self.loses(seat))
                .reduce(|one, other| if one == other { one } else { u8::MAX });
            let as_many = same == Some(self.struck);
            let unhurt = same == Some(0) && !self.answered;
            let each = same.filter(|lost| *lost > 0 && *lost < u8::MAX && !as_many && left.len() > 1);
            let who = all(left).map(|seat| {
                let (name, lost) = (name(seat), self.loses(seat));
                match lost {
                    _ if !sure
                        || unhurt
                        || lost == self.struck
                        || each.is_some()
                        || ends.out.contains(seat) =>
                    {
                        name
                    }
                    0 => fl!(words, "play-effect-hit-unhurt", name = name),
                    _ => fl!(words, "play-effect-hit", name = name, count = lost),
                }
            });
            let who = words.list(&who.collect::<Vec<_>>());
            let claws = match self.added.min(self.struck) {
                0 => fl!(words, "play-effect-claws", count = self.struck, who = who),
                added => fl!(
                    words,
                    "play-effect-claws-added",
                    count = self.struck,
                    added = added,
                    who = who
                ),
            };
            told.push(match each.filter(|_| sure) {
                Some(lost) => fl!(words, "play-effect-hit-each", claws = claws, count = lost),
                None => claws,
            });
            told.extend((unhurt && sure).then(|| fl!(words, "play-effect-unhurt")));
        }
        // Whom no claw hits.
        let others = self
            .hurt
            .iter()
            .filter(|(seat, _)| !self.victims.contains(*seat) && !ends.out.contains(*seat));
        told.extend(others.map(|(seat, lost)| {
            let values = [("name", name(*seat).into()), ("count", (*lost).into())];
            words.text_with("play-effect-loses", &values)
        }));
        told
    }

    /// Something comes that is not known yet: nothing more can be said.
    fn waits(&mut self, counted: bool, what: Comes) -> Option<Answer> {
        let which = if counted {
            &mut self.after
        } else {
            &mut self.before
        };
        which.get_or_insert(what);
        None
    }

    fn hear(&mut self, seat: Seat, event: &Event, after: &State) {
        match event.hearts_gone() {
            Some((victim, gone)) if victim == seat => self.lost += i32::from(gone),
            Some((victim, gone)) => match self.hurt.iter_mut().find(|(other, _)| *other == victim) {
                Some((_, sum)) => *sum = sum.saturating_add(gone),
                None => self.hurt.push((victim, gone)),
            },
            None => {}
        }
        match *event {
            Event::Eliminated { seat } => self.out.insert(seat),
            Event::CultistGained { seat: of, .. } if of == seat => {
                self.taken.extend(CardId::from_slug("cultists"));
            }
            Event::StarsChanged { seat: of, delta, .. } if of == seat => self.stars += i32::from(delta),
            Event::WickednessChanged { seat: of, delta, .. } if of == seat => self.wicked += i32::from(delta),
            Event::EnergyChanged { seat: of, delta, .. } if of == seat => self.energy += i32::from(delta),
            Event::LifeGained { seat: of, delta, .. } if of == seat => self.healed += i32::from(delta),
            Event::SmashesAdded { seat: of, count, .. } if of == seat => {
                self.added = self.added.saturating_add(count);
            }
            Event::EvolutionDrawn { seat: of, .. } if of == seat => self.draws = true,
            Event::ExtraTurnQueued { seat: of, .. } if of == seat => self.again = true,
            Event::PieceTaken { seat: of, piece, .. } if of == seat => self.taken.push(piece),
            Event::PieceLost { seat: of, piece } if of == seat => self.left.push(piece),
            Event::PieceTaken {
                from: Some(from),
                piece,
                ..
            } if from == seat => self.left.push(piece),
            Event::BatchOpened {
                kind: HitKind::Smash,
                by: Some(by),
                victims,
                ..
            } if by == seat => {
                self.struck = after.turn().sizes[Face::Claw.index()];
                self.victims = victims;
            }
            _ => {}
        }
    }
}
