//! What stopping now would bring, leaving the dice as they are, or resolving them in the usual order, read from the rules: they are counted on a
//! copy, up to what may be bought. Whoever is asked meanwhile says the usual thing, and it is told that they may not.

use super::choice::{Act, Desk};
use crate::ui::odds::odds;
use engine::classic::{Answer, CardId, Event, Face, Foresight, HitKind, Place, Split, Spot, State, What};
use engine::{Asked, Game, Seat, Seats};
use words::classic::{Foretold, Speaker, marked_face, piece_comes, piece_goes};
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
    let brings = Brings::of(desk.state, desk.seat, first);
    let mut said: Vec<String> = desk
        .foretold(speaker, first)
        .into_iter()
        .map(|told| told.said)
        .collect();
    let place = desk.state.player(desk.seat).place;
    if let Some(goes) = brings.place.filter(|goes| *goes != place) {
        said.push(match goes {
            Place::City => fl!(words, "play-effect-enter"),
            Place::Bay => fl!(words, "play-effect-enter-bay"),
            Place::Outside => fl!(words, "play-effect-leave"),
        });
    }
    if brings.stars > 0 && brings.wicked > 0 {
        said.push(fl!(
            words,
            "play-effect-wicked",
            count = brings.stars,
            wicked = brings.wicked
        ));
    } else {
        let gained = |id: &str, count: i32| words.text_with(id, &[("count", count.into())]);
        let mut changed = |up: &str, down: &str, by: i32| match by {
            0 => {}
            1.. => said.push(gained(up, by)),
            _ => said.push(gained(down, -by)),
        };
        changed("play-effect-stars", "play-loss-stars", brings.stars);
        changed("play-effect-only-wicked", "play-loss-wicked", brings.wicked);
    }
    let ends = desk.state.foresee(first);
    said.extend(brings.strikes(desk.state, &ends, speaker));
    for (id, count) in [
        ("play-effect-heal", brings.healed),
        ("play-loss-hearts", brings.lost),
        ("play-effect-energy", brings.energy),
        ("play-loss-energy", -brings.energy),
    ] {
        if count > 0 {
            said.push(words.text_with(id, &[("count", count.into())]));
        }
    }
    said.extend(brings.draws.then(|| fl!(words, "play-effect-draw")));
    said.extend(brings.taken.iter().map(|piece| piece_comes(words, *piece)));
    said.extend(brings.left.iter().map(|piece| piece_goes(words, *piece)));
    // Who may play something against it has been said already.
    let hedged = !ends.may_answer.is_empty();
    if let Some(before) = brings.before {
        said.push(words.text(before.told_before(brings.varies)));
    } else if brings.uncertain && brings.answered && brings.after.is_none() {
        said.extend((!hedged).then(|| fl!(words, "play-stop-reacts")));
    } else if brings.uncertain {
        said.push(fl!(words, "play-stop-unless"));
    }
    match brings.after {
        Some(after) => said.push(words.text(after.told_after())),
        None if brings.answered && !brings.uncertain && !hedged => {
            said.push(fl!(words, "play-stop-answered"));
        }
        None => {}
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
    if matches!(desk.what(), What::Roll | What::Group) {
        return None;
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
    let loses = told.iter().any(|(fate, _)| fate.loses);
    let said: Vec<String> = told
        .into_iter()
        .take(MOST)
        .map(|(fate, answer)| fl!(speaker.words, "play-fate-of", answer = answer, fate = fate.said))
        .collect();
    (!said.is_empty()).then(|| (said.join(" · "), loses))
}

/// The odds of what the dice that are picked may be meant for, in a line; `None` where none are picked.
#[must_use]
pub(super) fn hopes(desk: &Desk<'_>, speaker: &Speaker<'_>) -> Option<String> {
    if desk.what() != What::Roll {
        return None;
    }
    let (state, words) = (desk.state, speaker.words);
    let turn = state.turn();
    let left = state.roll_limit().saturating_sub(turn.rolls);
    // Numbers score from three on; of anything else one more is more.
    let next = |face: Face, have: u8| match face {
        Face::One | Face::Two | Face::Three => (have + 1).max(3),
        Face::Heart | Face::Energy | Face::Claw => have + 1,
    };
    let found = odds(turn.dice, desk.selection.kept, left, next);
    // Claws that cards add come on top, as in what stopping brings.
    let added = |face| -> u8 {
        match face {
            Face::Claw => state
                .smashes_coming()
                .saturating_sub(state.symbols_counting(Face::Claw)),
            _ => 0,
        }
    };
    let worth = found.into_iter().filter(|odds| !state.dead(desk.seat, odds.face));
    let said: Vec<String> = worth
        .map(|odds| {
            let face = marked_face(words, odds.face);
            let chance = percent(odds.chance);
            fl!(
                words,
                "play-odds",
                count = u8::saturating_add(odds.count, added(odds.face)),
                face = face,
                chance = chance
            )
        })
        .collect();
    (!said.is_empty()).then(|| fl!(words, "play-reroll-may", what = said.join(" · ")))
}

/// What comes before the dice are counted, or after some of them, and may change what they bring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Comes {
    /// Whoever rolls chooses, or somebody else before the dice are counted.
    Choice,
    /// Something is thrown, or a card is turned over.
    Throw,
    /// A curse is turned over.
    Curse,
}

impl Comes {
    /// What is said of it; `varies` where the dice may then bring something else than what is told.
    const fn told_before(self, varies: bool) -> &'static str {
        match (self, varies) {
            (Self::Choice, false) => "play-stop-choice",
            (Self::Choice, true) => "play-stop-choice-varies",
            (Self::Throw, false) => "play-stop-throw",
            (Self::Throw, true) => "play-stop-throw-varies",
            (Self::Curse, false) => "play-stop-curse",
            (Self::Curse, true) => "play-stop-curse-varies",
        }
    }

    const fn told_after(self) -> &'static str {
        match self {
            Self::Choice => "play-stop-then-choice",
            Self::Throw | Self::Curse => "play-stop-then-throw",
        }
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Brings {
    stars: i32,
    wicked: i32,
    energy: i32,
    healed: i32,
    lost: i32,
    struck: u8,
    victims: Seats,
    /// Hearts that the others lose, in the order in which they do.
    hurt: Vec<(Seat, u8)>,
    /// An Evolution is drawn.
    draws: bool,
    /// Where one stands then, once the dice are counted.
    place: Option<Place>,
    /// Pieces that come, and pieces that go.
    taken: Vec<CardId>,
    left: Vec<CardId>,
    /// This comes before the dice are counted.
    before: Option<Comes>,
    /// It may lead to something else than what most of its outcomes lead to, which is told.
    varies: bool,
    /// This comes while they are, and may bring more or less.
    after: Option<Comes>,
    /// Others may change the dice with their cards.
    uncertain: bool,
    /// Others may do something about what the dice do.
    answered: bool,
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
        let mut answer = Some(first);
        // A turn counts six groups at most, and may ask for hearts and dice besides, and everybody before them.
        for _ in 0..48 {
            let Some(said) = answer else { break };
            let told = now.apply_telling(said, &mut |event, after| self.hear(seat, &event, after));
            if told.is_err() || now.turn().number != number {
                break;
            }
            answer = self.usual(seat, &now);
        }
        self.place = (self.before.is_none() && now.player(seat).alive).then(|| now.player(seat).place);
        now
    }

    /// What most outcomes of what comes before the dice are counted lead to, or the usual choice; what is known already where there are too
    /// many, or where all of them lead to something else that comes first.
    fn beyond(self, seat: Seat, now: &State) -> Self {
        /// There are 24 curses; throws of several dice have hundreds of outcomes.
        const MOST: usize = 32;
        let mut outcomes = Vec::new();
        now.answers(&mut outcomes);
        if outcomes.len() > MOST {
            return self;
        }
        let mut found: Vec<(Self, usize)> = Vec::new();
        for outcome in outcomes {
            let mut brings = self.clone();
            let _ = brings.follow(seat, *now, outcome);
            match found.iter_mut().find(|(known, _)| *known == brings) {
                Some((_, times)) => *times += 1,
                None => found.push((brings, 1)),
            }
        }
        let varies = found.len() > 1;
        // Whoever chooses does the usual thing.
        if let Asked::Seat(_) = now.asks() {
            let mut brings = self.clone();
            let usual = now.default_answer();
            let _ = usual.map(|usual| brings.follow(seat, *now, usual));
            let is_told = usual.is_some() && brings.before.is_none();
            return if is_told { Self { varies, ..brings } } else { self };
        }
        let counted = found.into_iter().filter(|(brings, _)| brings.before.is_none());
        match counted.rev().max_by_key(|(_, times)| *times) {
            Some((brings, _)) => Self { varies, ..brings },
            None => self,
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
            (Asked::Seat(asked), _) if asked != seat => {
                match what {
                    What::Window { .. } if !counted => {}
                    _ if counted => self.answered |= what != What::Yield,
                    _ => self.uncertain = true,
                }
                pass().or_else(|| now.default_answer())
            }
            (Asked::Seat(_), What::Group) => now.default_answer(),
            (Asked::Seat(_), What::Hearts) => Some(Answer::Hearts(Split {
                heal: now.turn().sizes[Face::Heart.index()],
                ..Split::default()
            })),
            // Then one buys, and what is bought is not of the dice.
            (
                Asked::Seat(_),
                What::Buy | What::Theft | What::Sale | What::ExtraTurn { .. } | What::Opportunity,
            ) => None,
            (Asked::Seat(_), What::Draw) => now.default_answer(),
            (Asked::Seat(_), What::ChangeDice | What::Commit | What::Window { .. }) => pass(),
            (Asked::Seat(_), _) => {
                self.waits(counted, Comes::Choice);
                pass().or_else(|| now.default_answer().filter(|_| counted))
            }
        }
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
            let claws = fl!(words, "play-effect-claws", count = self.struck, who = who);
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
        match *event {
            Event::CultistGained { seat: of, .. } if of == seat => {
                self.taken.extend(CardId::from_slug("cultists"));
            }
            Event::StarsChanged { seat: of, delta, .. } if of == seat => self.stars += i32::from(delta),
            Event::WickednessChanged { seat: of, delta, .. } if of == seat => self.wicked += i32::from(delta),
            Event::EnergyChanged { seat: of, delta, .. } if of == seat => self.energy += i32::from(delta),
            Event::LifeGained { seat: of, delta, .. } if of == seat => self.healed += i32::from(delta),
            Event::LifeLost { victim, amount, .. } if victim == seat => self.lost += i32::from(amount),
            Event::LifeLost { victim, amount, .. } => {
                match self.hurt.iter_mut().find(|(other, _)| *other == victim) {
                    Some((_, lost)) => *lost = lost.saturating_add(amount),
                    None => self.hurt.push((victim, amount)),
                }
            }
            Event::EvolutionDrawn { seat: of, .. } if of == seat => self.draws = true,
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

#[cfg(test)]
mod tests {
    use super::super::choice::Selection;
    use super::super::tests::{people, played_at_random};
    use super::*;
    use crate::ui::frame::choice::Key;
    use crate::ui::widget::question::Rank;
    use engine::classic::{Pack, PowerUp};
    use words::classic::Selected;
    use words::{Language, Words};

    /// The dice of a position counted by everybody's usual answers, up to what may be bought; `None` where Nature
    /// or the end of the turn comes first.
    fn counted(state: &State, seat: Seat) -> Option<State> {
        let mut now = *state;
        now.apply(Answer::Done).ok()?;
        counted_on(now, state.turn().number, seat)
    }

    /// The same from here on, in this turn.
    fn counted_on(mut now: State, turn: u16, seat: Seat) -> Option<State> {
        while now.turn().number == turn {
            match (now.asks(), now.question().what) {
                (Asked::Seat(asked), What::Buy | What::Theft) if asked == seat => return Some(now),
                (Asked::Seat(_), _) => {
                    let usual = now.default_answer()?;
                    now.apply(usual).ok()?;
                }
                (Asked::Nature | Asked::NoOne, _) => return None,
            }
        }
        None
    }

    /// Stars, energy and hearts.
    fn had(state: &State, seat: Seat) -> [i32; 3] {
        let player = state.player(seat);
        [
            i32::from(player.stars),
            i32::from(player.energy),
            i32::from(player.hearts),
        ]
    }

    /// The position in which what comes before the dice are counted is turned over or chosen, after the usual answers.
    fn before_counting(state: &State) -> Option<State> {
        let mut now = *state;
        now.apply(Answer::Done).ok()?;
        while now.turn().number == state.turn().number && !now.turn().fixed {
            match now.asks() {
                Asked::NoOne => return None,
                Asked::Nature => return Some(now),
                Asked::Seat(_) => {
                    let usual = now.default_answer()?;
                    now.apply(usual).ok()?;
                }
            }
        }
        None
    }

    #[test]
    fn what_else_stopping_brings_is_told_where_a_new_curse_comes_first() {
        let words = Words::new(Language::English);
        let (mut sure, mut varied, mut told_more) = (0, 0, 0);
        for seed in 0..40 {
            let mut table = people(3, seed);
            table.use_pack(Pack::Curses, true);
            played_at_random(&table, seed, 500, &mut |seat, state| {
                if state.question().what != What::Roll || !state.offers(Answer::Done) {
                    return;
                }
                let brings = Brings::of(state, seat, Answer::Done);
                let Some(first) = before_counting(state).filter(|_| brings.before == Some(Comes::Curse))
                else {
                    return;
                };
                let mut curses = Vec::new();
                first.answers(&mut curses);
                let before = had(state, seat);
                let told = [
                    before[0] + brings.stars,
                    before[1] + brings.energy,
                    before[2] + brings.healed - brings.lost,
                ];
                let comes = curses.iter().filter_map(|curse| {
                    let mut now = first;
                    now.apply(*curse).ok()?;
                    let after = counted_on(now, state.turn().number, seat)?;
                    Some(had(&after, seat) == told)
                });
                let comes: Vec<bool> = comes.collect();
                if brings.after.is_some() || comes.is_empty() {
                    return;
                }
                if brings.varies {
                    varied += 1;
                    assert!(comes.contains(&true), "{brings:?} for {:?}", state.turn().dice);
                } else {
                    sure += 1;
                    assert!(!comes.contains(&false), "{brings:?} for {:?}", state.turn().dice);
                }
                let names = words::classic::names(&words, state);
                let speaker = Speaker {
                    words: &words,
                    names: &names,
                    state,
                    selected: Selected::default(),
                };
                let desk = Desk::new(state, seat, Selection::default());
                let said = stop(&desk, &speaker).unwrap_or_default();
                told_more += u32::from(said.contains(" · "));
            });
        }
        assert!(
            varied > 10 && told_more > 20 && sure + varied > 40,
            "{sure} {varied} {told_more}"
        );
    }

    #[test]
    fn what_is_told_comes_where_everybody_says_the_usual_thing() {
        let (mut plain, mut answered, mut moved) = (0, 0, 0);
        for seed in 0..24 {
            let mut table = people(4, seed);
            table.options.halloween = true;
            if seed % 2 == 0 {
                table.options.power_up = PowerUp::Standard;
            }
            for pack in Pack::ALL {
                table.use_pack(pack, seed % 3 > 0);
            }
            played_at_random(&table, seed, 500, &mut |seat, state| {
                if state.question().what != What::Roll || !state.offers(Answer::Done) {
                    return;
                }
                let brings = Brings::of(state, seat, Answer::Done);
                let Some(after) = counted(state, seat) else { return };
                if brings.before.is_some() || brings.after.is_some() {
                    return;
                }
                let ([stars, energy, hearts], then) = (had(state, seat), had(&after, seat));
                let told = [
                    stars + brings.stars,
                    energy + brings.energy,
                    hearts + brings.healed - brings.lost,
                ];
                assert_eq!(told, then, "{:?} {brings:?}", state.turn().dice);
                assert_eq!(brings.place, Some(after.player(seat).place), "{brings:?}");
                moved += u32::from(brings.place != Some(state.player(seat).place));
                for victim in state
                    .all_seats()
                    .filter(|victim| brings.victims.contains(*victim))
                {
                    let lost = after.player(victim).hearts < state.player(victim).hearts;
                    let alive = after.player(victim).alive;
                    assert!(!lost || !alive || brings.loses(victim) > 0, "{brings:?}");
                }
                plain += u32::from(!brings.answered);
                answered += u32::from(brings.answered);
            });
        }
        assert!(
            plain > 200 && answered > 10 && moved > 20,
            "{plain} {answered} {moved}"
        );
    }

    /// Hearts that everybody loses while the dice are counted by the usual answers, by seat; `None` where Nature comes
    /// first.
    fn lost_by_all(state: &State, seat: Seat) -> Option<([u8; 6], State)> {
        let (mut now, mut lost, mut answer) = (*state, [0_u8; 6], Some(Answer::Done));
        while let Some(said) = answer {
            let hear = &mut |event, _: &State| {
                if let Event::LifeLost { victim, amount, .. } = event {
                    lost[victim.index()] += amount;
                }
            };
            now.apply_telling(said, hear).ok()?;
            answer = match (now.asks(), now.question().what) {
                (Asked::Seat(asked), What::Buy | What::Theft) if asked == seat => None,
                (Asked::Seat(_), _) if now.turn().number == state.turn().number => now.default_answer(),
                _ => return None,
            };
        }
        Some((lost, now))
    }

    #[test]
    fn what_the_claws_cost_each_monster_is_what_it_loses() {
        let words = Words::new(Language::English);
        let (mut as_many, mut more, mut fewer, mut besides) = (0, 0, 0, 0);
        for seed in 0..60 {
            let mut table = people(5, seed);
            (table.options.halloween, table.options.promos) = (true, true);
            if seed % 2 == 0 {
                table.options.power_up = PowerUp::Standard;
            }
            played_at_random(&table, seed, 700, &mut |seat, state| {
                if state.question().what != What::Roll || !state.offers(Answer::Done) {
                    return;
                }
                let names = words::classic::names(&words, state);
                let speaker = Speaker {
                    words: &words,
                    names: &names,
                    state,
                    selected: Selected::default(),
                };
                let desk = Desk::new(state, seat, Selection::default());
                let brings = Brings::of(state, seat, Answer::Done);
                let Some((lost, after)) = lost_by_all(state, seat).filter(|_| brings.after.is_none()) else {
                    return;
                };
                let said = stop(&desk, &speaker).unwrap_or_default();
                let parts: Vec<&str> = said.trim_start_matches("Stop now: ").split(" · ").collect();
                let at = parts.iter().position(|part| part.contains(" claw"));
                let claws = at.map_or("", |at| parts[at]);
                let number = |text: &str| -> u8 {
                    let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
                    digits.parse().unwrap_or_default()
                };
                for other in state.all_seats().filter(|other| *other != seat) {
                    let (name, loses) = (names.name(other), lost[other.index()]);
                    if !after.player(other).alive {
                        continue;
                    }
                    let Some((_, behind)) = claws.split_once(name) else {
                        let told = parts
                            .iter()
                            .find_map(|part| part.strip_prefix(name)?.strip_prefix(" −"));
                        assert_eq!(told.map_or(0, number), loses, "{name}: {said}");
                        besides += u32::from(loses > 0);
                        continue;
                    };
                    let each = claws.split_once("(−").filter(|_| claws.ends_with("♥ each)"));
                    let told = match (each, behind.strip_prefix(" (−")) {
                        (Some((_, each)), _) => number(each),
                        (None, Some(own)) => number(own),
                        _ if behind.starts_with(" (unhurt)") => 0,
                        _ if at.is_some_and(|at| parts.get(at + 1) == Some(&"without effect")) => 0,
                        _ => number(claws),
                    };
                    assert_eq!(told, loses, "{name}: {said}");
                    match told.cmp(&number(claws)) {
                        std::cmp::Ordering::Less => fewer += 1,
                        std::cmp::Ordering::Equal => as_many += 1,
                        std::cmp::Ordering::Greater => more += 1,
                    }
                }
            });
        }
        assert!(
            as_many > 100 && more > 10 && fewer > 10 && besides > 2,
            "{as_many} {more} {fewer} {besides}"
        );
    }

    #[test]
    fn what_the_dice_of_another_cost_is_told_to_whoever_may_have_one_thrown_again() {
        let words = Words::new(Language::English);
        let (mut told, mut nothing) = (0, 0);
        for seed in 0..60 {
            let mut table = people(4, seed);
            table.options.halloween = true;
            played_at_random(&table, seed, 700, &mut |seat, state| {
                if state.question().what != What::OpponentDice || !state.offers(Answer::Done) {
                    return;
                }
                // The usual answers of everybody, up to what the active monster may buy.
                let (mut now, mut lost, mut answer) = (*state, 0, Some(Answer::Done));
                while let Some(said) = answer {
                    let hear = &mut |event, _: &State| {
                        if let Event::LifeLost { victim, amount, .. } = event
                            && victim == seat
                        {
                            lost += amount;
                        }
                    };
                    if now.apply_telling(said, hear).is_err() {
                        return;
                    }
                    answer = match (now.asks(), now.question().what) {
                        (Asked::Seat(_), What::Buy | What::Theft) => None,
                        (Asked::Seat(_), _) if now.turn().number == state.turn().number => {
                            now.default_answer()
                        }
                        _ => return,
                    };
                }
                let names = words::classic::names(&words, state);
                let speaker = Speaker {
                    words: &words,
                    names: &names,
                    state,
                    selected: Selected::default(),
                };
                let said = cost(&Desk::new(state, seat, Selection::default()), &speaker);
                let costs = said
                    .as_ref()
                    .is_some_and(|said| said.contains(&format!("cost you {lost}♥")));
                assert_eq!(costs, lost > 0, "{lost}: {said:?}");
                told += u32::from(lost > 0);
                nothing += u32::from(lost == 0);
            });
        }
        assert!(told > 10 && nothing > 10, "{told} {nothing}");
    }

    #[test]
    fn who_wins_and_who_is_out_is_said_before_it_is_answered() {
        for language in Language::ALL {
            let words = Words::new(language);
            let (mut won, mut out, mut pressed, mut changed) = (0, 0, 0, 0);
            for seed in 0..40 {
                let mut table = people(2 + (seed % 4) as usize, seed);
                table.options.halloween = seed % 3 == 0;
                if seed % 2 == 0 {
                    table.options.power_up = PowerUp::Standard;
                }
                played_at_random(&table, seed, 900, &mut |seat, state| {
                    let desk = Desk::new(state, seat, Selection::default());
                    let (names, selected) = (words::classic::names(&words, state), Selected::default());
                    let speaker = Speaker {
                        words: &words,
                        names: &names,
                        state,
                        selected,
                    };
                    let choices = desk.choices();
                    let said = || line(&desk, &speaker).map(|(line, _)| line).unwrap_or_default();
                    let answers = || {
                        choices.iter().filter_map(|choice| match choice.act {
                            Act::Say(answer) if state.offers(answer) => Some(answer),
                            _ => None,
                        })
                    };
                    let wins = answers().any(|answer| state.foresee(answer).wins(seat));
                    if wins {
                        assert!(said().contains(&fl!(words, "play-fate-win")), "{}", said());
                        let main = choices.iter().find(|choice| choice.rank == Rank::Main);
                        let main = main.map(|choice| (choice.act, choice.has(Key::Enter)));
                        let Some((Act::Say(answer), true)) = main else {
                            panic!("what wins stands out: {choices:?}");
                        };
                        assert!(state.foresee(answer).wins(seat), "{answer:?}");
                        won += 1;
                    }
                    let usual = state
                        .default_answer()
                        .filter(|usual| answers().any(|answer| answer == *usual));
                    // A card that is pressed, to buy it or to use it.
                    if desk.what() != What::Roll && desk.what() != What::Group {
                        for answer in desk.pressed().filter(|answer| state.offers(*answer)) {
                            let seen = state.foresee(answer);
                            let fate = if seen.wins(seat) {
                                "play-fate-win"
                            } else if seen.winners.is_none() && seen.out.contains(seat) {
                                "play-fate-out-you"
                            } else {
                                continue;
                            };
                            assert!(said().contains(&words.text(fate)), "{answer:?}: {}", said());
                            pressed += 1;
                        }
                    }
                    // What dice bring that may still be changed.
                    if desk.what() == What::ChangeDice {
                        assert!(!said().is_empty());
                        changed += 1;
                    }
                    let falls = usual.is_some_and(|usual| {
                        let seen = state.foresee(usual);
                        seen.winners.is_none() && seen.out.contains(seat)
                    });
                    if falls && desk.what() != What::Group {
                        assert!(said().contains(&fl!(words, "play-fate-out-you")), "{}", said());
                        out += 1;
                    }
                });
            }
            assert!(
                won > 5 && out > 5 && pressed > 5 && changed > 50,
                "{won} {out} {pressed} {changed}"
            );
        }
    }
}
