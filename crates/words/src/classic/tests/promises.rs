//! What is said before an answer is what happens after it: labels and hints with numbers are read again and
//! held against the game as it is then really played.

use super::super::{Speaker, names};
use crate::{Language, Names, Words};
use engine::classic::rule::{On, Rule};
use engine::classic::{
    Answer, CardId, Edition, Event, Face, Good, Held, HitKind, Monster, Options, Pack, PowerUp, Setup, State,
    What, Wickedness, has_evolutions,
};
use engine::{Asked, Chance, Game, Seat};
use table::Dealer;

/// Questions of random games whose every answer is tried.
const QUESTIONS: usize = 20_000;

#[test]
fn what_buttons_and_hints_say_is_what_then_happens() {
    holds(0, QUESTIONS);
}

#[test]
#[ignore = "takes minutes; the others are a sample of it"]
fn what_buttons_and_hints_say_happens_at_length() {
    holds(70_000, 30 * QUESTIONS);
}

/// Tries every answer to so many questions of random games, from this seed on.
fn holds(from: u64, questions: usize) {
    let (mut asked, mut read, mut kinds) = (0, 0, std::collections::BTreeMap::<&str, u32>::new());
    for seed in from.. {
        if asked >= questions {
            break;
        }
        let mut chance = Dealer::new(seed);
        let mut state = table(seed, &mut chance);
        let words = Words::new(Language::English).printed(state.options());
        let names = names(&words, &state);
        for _ in 0..800 {
            let answer = match state.asks() {
                Asked::NoOne => break,
                Asked::Nature => state.deal(&mut chance).expect("Nature is asked"),
                Asked::Seat(seat) => {
                    let witness = Witness::new(&words, &names, &state, seat);
                    let mut answers = Vec::new();
                    state.answers(&mut answers);
                    for answer in &answers {
                        if let Some(kind) = witness.hears(*answer) {
                            *kinds.entry(kind).or_default() += 1;
                            read += 1;
                        }
                    }
                    for kind in witness.reads_the_hint(&mut chance) {
                        *kinds.entry(kind).or_default() += 1;
                    }
                    asked += 1;
                    answers[chance.below(answers.len() as u32) as usize]
                }
            };
            state.apply(answer).expect("the answer is legal");
        }
    }
    let met = [
        "buy", "claws", "energy", "harm", "hearts", "moves in", "numbers", "use",
    ];
    assert!(met.iter().all(|kind| kinds.contains_key(kind)), "{kinds:?}");
    assert!(read > questions, "{read}: {kinds:?}");
}

#[test]
fn another_turn_has_as_many_dice_as_was_said() {
    let words = Words::new(Language::English);
    let mut told = 0;
    for seed in 0..3_000 {
        if told > 0 {
            break;
        }
        let mut chance = Dealer::new(seed);
        let mut state = Setup::of(3).expect("three seats").start().expect("a table");
        for _ in 0..800 {
            let answer = match state.asks() {
                Asked::NoOne => break,
                Asked::Nature => state.deal(&mut chance),
                Asked::Seat(seat) => {
                    if let What::ExtraTurn { .. } = state.question().what {
                        let names = names(&words, &state);
                        let witness = Witness::new(&words, &names, &state, seat);
                        told += witness.reads_the_hint(&mut chance).len();
                    }
                    state.any_answer(&mut chance)
                }
            };
            state
                .apply(answer.expect("somebody is asked"))
                .expect("the answer is legal");
        }
    }
    assert!(told > 0, "nobody was offered another turn");
}

fn table(seed: u64, chance: &mut Dealer) -> State {
    let options = match chance.below(3) {
        0 => Options::default(),
        1 => Options {
            promos: true,
            halloween: true,
            wickedness: Wickedness::Mixed,
            ..Options::default()
        },
        _ => Options {
            halloween: true,
            promos: true,
            ..Options::of(Edition::Dark)
        },
    };
    // At every second table lie all packs, at every fourth Evolutions as well.
    let evolved = seed % 4 == 3;
    let options = Options {
        packs: Pack::ALL.into_iter().filter(|_| seed % 2 == 1).collect(),
        power_up: if evolved { PowerUp::Standard } else { PowerUp::Off },
        ..options
    };
    let monsters = Monster::ALL.into_iter();
    let setup = Setup {
        monsters: monsters
            .filter(|monster| !evolved || has_evolutions(*monster))
            .take(2 + seed as usize % 5)
            .collect(),
        options,
        first: None,
    };
    setup.start().expect("a table")
}

struct Witness<'a> {
    speaker: Speaker<'a>,
    state: &'a State,
    seat: Seat,
}

/// What really happened, up to the next question.
struct Truth {
    events: Vec<Event>,
    after: State,
    /// More has happened, which was not the doing of the answer.
    more: bool,
}

impl<'a> Witness<'a> {
    fn new(words: &'a Words, names: &'a Names, state: &'a State, seat: Seat) -> Self {
        let speaker = Speaker::new(words, names, state);
        Self { speaker, state, seat }
    }

    fn plays(&self, answer: Answer) -> Truth {
        let (mut after, mut events, mut decisions) = (*self.state, Vec::new(), 0);
        after
            .apply_telling(answer, &mut |event, _| {
                let window = matches!(
                    event,
                    Event::DecisionMade {
                        what: What::Window { .. },
                        ..
                    }
                );
                // What the next turn begins with has not been promised.
                let goes_on = matches!(event, Event::DecisionMade { .. } | Event::TurnStarted { .. });
                decisions += u8::from(goes_on && !window);
                if decisions < 2 {
                    events.push(event);
                }
            })
            .expect("a listed answer");
        let more = decisions > 1;
        Truth { events, after, more }
    }

    /// Reads what a button says; fails if it is not so. Tells what it was about, if it promised anything.
    fn hears(&self, answer: Answer) -> Option<&'static str> {
        let label = self.speaker.label(answer);
        let truth = self.plays(answer);
        let me = self.seat;
        let paid = |text: &str| {
            let price = text
                .rsplit(" for ")
                .next()
                .and_then(|price| price.strip_suffix('⚡')?.parse().ok());
            price.is_none_or(|price: i32| truth.paid(me) == price)
        };
        let (kind, kept) = match (answer, self.state.question().what) {
            (Answer::Group(face), _) => {
                let lost = truth.past_harm().lost(me);
                let own = format!("costs {lost}♥");
                let costs = if lost > 0 {
                    label.contains(&own)
                } else {
                    !label.contains("costs ")
                };
                let rest = label.trim_end_matches(&own).trim_end_matches(", ");
                let kept = costs
                    && match rest {
                        "" => truth.stars(me) <= 0 && truth.energy(me) <= 0 && truth.healed(me) == 0,
                        "nothing" => truth.stars(me) == 0 && truth.energy(me) == 0 && truth.healed(me) == 0,
                        "nobody to hit" => !truth.smashes(),
                        "already at full health" | "no healing in Tokyo" => truth.healed(me) == 0,
                        "used as chosen" => truth.after.question().what == What::Hearts,
                        text if text.contains(" claw") => {
                            let name = |seat: &Seat| self.speaker.names.name(*seat);
                            let besides = |seat: &Seat| text.contains(&format!("{} −", name(seat)));
                            let listed = |seat: &Seat| text.contains(name(seat)) && !besides(seat);
                            let count = self.state.turn().sizes[Face::Claw.index()];
                            let landed = truth.past_harm();
                            let mut told = self.state.all_seats().filter(besides);
                            let costs = told.all(|seat| {
                                text.contains(&format!("{} −{}♥", name(&seat), landed.lost(seat)))
                            });
                            costs
                                && number(text) == i32::from(count)
                                && self.are_struck(&listed, &truth, count)
                        }
                        // What cards cost where no claw counts.
                        text if text.contains(" −") => self.state.all_seats().all(|other| {
                            let lost = truth.past_harm().lost(other);
                            let told = format!("{} −{lost}♥", self.speaker.names.name(other));
                            other == me || text.contains(&told) == (lost > 0)
                        }),
                        text if text.ends_with('★') => truth.stars(me) == number(text),
                        text if text.ends_with("Wickedness") => truth.stars(me) == number(text),
                        text if text.ends_with('⚡') => truth.energy(me) == number(text),
                        text if text.ends_with('♥') => truth.healed(me) == number(text),
                        _ => false,
                    };
                (group(face), kept)
            }
            (Answer::Buy(_), _) => ("buy", paid(&label)),
            (Answer::Sweep, _) => ("sweep", paid("Replace all for 2⚡")),
            (Answer::Done, What::Harm) => {
                let out = label.contains("eliminated");
                ("take", !out || truth.out(me))
            }
            (Answer::Choose(_), What::Theft) => ("theft", paid(&label)),
            (Answer::Use(_), What::Sale) if label.ends_with("⚡ back") => {
                ("sale", truth.refunded(me) == number(label.rsplit(": ").next()?))
            }
            (Answer::Use(used), _) => {
                // What becomes of one who is knocked out all the same stands behind an arrow.
                let own = label.split(" →").next()?;
                let price = own.rsplit('(').next().filter(|price| price.ends_with("⚡)"));
                let price = price.map(number).or_else(|| {
                    let named = own.contains(": pay ") || own.starts_with("Use ");
                    named
                        .then(|| own.rsplit_once(" for "))
                        .flatten()
                        .map(|_| number(own))
                });
                let less = own
                    .split_once(": lose ")
                    .filter(|(_, rest)| rest.contains("♥ less"));
                let softened = less.is_none_or(|(_, rest)| {
                    truth.softened(me, used.face) <= number(rest) && truth.softened(me, used.face) > 0
                });
                let paid = price.is_none_or(|price| truth.paid(me) == price);
                let shown = self.speaker.free(used, None);
                let free = shown.rsplit('(').next().filter(|price| price.ends_with("⚡)"));
                (
                    "use",
                    softened && paid && free.is_none_or(|free| truth.paid(me) == number(free)),
                )
            }
            _ => return None,
        };
        assert!(
            kept,
            "{answer:?} of {:?} under {:?}: {label:?}, but {:?}, then {:?}, in {:?}",
            self.state.question(),
            self.state.curse().map(CardId::slug),
            truth.events,
            truth.after.question(),
            self.state
        );
        Some(kind)
    }

    /// Are those who are named struck by the claws, and nobody else? A card may hurt neighbors besides.
    fn are_struck(&self, named: &dyn Fn(&Seat) -> bool, truth: &Truth, claws: u8) -> bool {
        let truth = &truth.past_windows();
        // A card that acts first asks what to do with it.
        if matches!(
            truth.after.question().what,
            What::Evolution { .. } | What::Curse { .. }
        ) {
            return true;
        }
        let breathes = |held: &Held| {
            let hooks = held.face.card().rules;
            hooks
                .iter()
                .any(|rule| matches!(rule, Rule::When(On::Smashes | On::SmashGroup(_), ..)))
        };
        let besides = self.state.held_by(self.seat).any(breathes);
        self.state
            .all_seats()
            .filter(|seat| *seat != self.seat)
            .all(|seat| match (named(&seat), truth.is_struck(seat, claws)) {
                (true, struck) => struck,
                (false, struck) => !struck || besides,
            })
    }

    /// Reads what a question says of the answers to it.
    fn reads_the_hint(&self, chance: &mut Dealer) -> Vec<&'static str> {
        let speech = self.speaker.question();
        let mut kinds = Vec::new();
        for line in &speech.lines {
            for (kind, kept) in self.promises(line, chance) {
                assert!(
                    kept,
                    "{kind}, {:?}: {line:?} under {:?}: {:?}",
                    self.state.question(),
                    self.state.curse().map(CardId::slug),
                    self.state
                );
                kinds.push(kind);
            }
        }
        kinds
    }

    fn promises(&self, line: &str, chance: &mut Dealer) -> Vec<(&'static str, bool)> {
        let (me, hearts) = (self.seat, i32::from(self.state.player(self.seat).hearts));
        match self.state.question().what {
            What::Harm => {
                let truth = self.plays(Answer::Done);
                if let Some((_, left)) = line.split_once("You would have ") {
                    return vec![("harm", hearts - truth.lost(me) == number(left) && !truth.out(me))];
                }
                if line.contains("bring you back with ") {
                    return vec![("reborn", truth.reborn(me) && !truth.out(me))];
                }
                vec![(
                    "deadly",
                    line.ends_with("This would eliminate you!") && truth.out(me),
                )]
            }
            What::Yield => self.yields(line, chance),
            What::ExtraTurn { .. } => {
                let dice = self.dice_of_the_extra_turn(chance);
                vec![("extra", dice.is_none_or(|dice| dice == number(line)))]
            }
            What::Roll => self.rolls(line),
            _ => Vec::new(),
        }
    }

    fn yields(&self, line: &str, chance: &mut Dealer) -> Vec<(&'static str, bool)> {
        let (me, hearts) = (self.seat, i32::from(self.state.player(self.seat).hearts));
        let (stays, leaves) = (self.plays(Answer::Stay), self.plays(Answer::Yield).past_hits(me));
        if line.starts_with("Yield: you lose ") {
            return vec![("deadly", leaves.out(me) && leaves.lost(me) == number(line))];
        }
        if line.starts_with("Yield:") {
            let attacker = self.state.active();
            let said = line.contains(" moves in");
            let moved = enters(*self.state, Answer::Yield, attacker, chance);
            let left = line.split_once("you have ").map_or(-1, |(_, left)| number(left));
            let outside = &leaves.after;
            let heals = !outside.player(me).alive || !outside.wastes_hearts(me);
            let heals = heals && !self.state.is_barred_from(me, Good::Hearts);
            return vec![
                ("moves in", moved.is_none_or(|moved| moved == said)),
                (
                    "hearts after yielding",
                    left == hearts - leaves.lost(me) && !leaves.out(me),
                ),
                ("healing outside", line.contains("utside you can heal") == heals),
            ];
        }
        let mut told = Vec::new();
        if line.contains("If you yield, you lose nothing.") {
            told.push(("spared", leaves.lost(me) == 0));
        }
        if let Some((_, rest)) = line.split_once("If you stay, you lose ") {
            told.push(("held", stays.lost(me) == number(rest)));
            told.push(("held deadly", !line.contains("eliminate you") || stays.out(me)));
        }
        if line.contains("Your ♥ dice do not heal") {
            told.push(("stay", self.state.wastes_hearts(me)));
        }
        told
    }

    /// What a roll of claws, hearts and lightning would do, held against the dice that lie there if they are
    /// kept.
    fn rolls(&self, line: &str) -> Vec<(&'static str, bool)> {
        let me = self.seat;
        let mut after = *self.state;
        if after.apply(Answer::Done).is_err() || after.question().what != What::Group {
            return Vec::new();
        }
        let group = |face: Face| {
            let mut state = after;
            let mut events = Vec::new();
            let heard = state.apply_telling(Answer::Group(face), &mut |event, _| events.push(event));
            heard.ok().map(|()| Truth {
                events,
                after: state,
                more: false,
            })
        };
        let count = |face: Face| i32::from(after.turn().sizes[face.index()]);
        if line.contains("laws hit ") {
            let Some(truth) = group(Face::Claw) else {
                return Vec::new();
            };
            let claws = after.turn().sizes[Face::Claw.index()];
            // Where none lies there, a card speaks for itself in their place.
            if claws == 0 {
                return Vec::new();
            }
            let named = |seat: &Seat| line.contains(self.speaker.names.name(*seat));
            return vec![("claws", self.are_struck(&named, &truth, claws))];
        }
        if let Some(rest) = line.strip_prefix("Each lightning bolt gives ") {
            let Some(truth) = group(Face::Energy) else {
                return Vec::new();
            };
            // Cards may add to a gain as a whole.
            return vec![(
                "lightning",
                truth.energy(me) >= number(rest) * count(Face::Energy),
            )];
        }
        if let Some(rest) = line.strip_prefix("Each ♥ heals ") {
            let Some(truth) = group(Face::Heart).filter(|truth| truth.after.question().what != What::Hearts)
            else {
                return Vec::new();
            };
            // No more than it says; cards may add to a gain, and what is full stays so.
            let most = number(rest) * count(Face::Heart);
            let kept =
                truth.healed(me) >= most.min(i32::from(after.cap(me)) - i32::from(after.player(me).hearts));
            return vec![("hearts", kept)];
        }
        Vec::new()
    }

    /// With how many dice the other turn begins, if nothing else comes between.
    fn dice_of_the_extra_turn(&self, chance: &mut Dealer) -> Option<i32> {
        let mut state = *self.state;
        state.apply(Answer::Accept).ok()?;
        for _ in 0..60 {
            if let (What::Throw { .. }, true) = (
                state.question().what,
                state.turn().number > self.state.turn().number,
            ) {
                return Some(state.turn().dice.len() as i32 + state.special_dice_thrown() as i32);
            }
            let answer = match state.asks() {
                Asked::NoOne => return None,
                Asked::Nature => state.deal(chance)?,
                Asked::Seat(_) => Answer::Done,
            };
            state.apply(answer).ok()?;
        }
        None
    }
}

/// Does this monster come into Tokyo after this answer and before its turn ends, if everybody else stays passive? `None`
/// if it falls before.
fn enters(mut state: State, mut answer: Answer, who: Seat, chance: &mut Dealer) -> Option<bool> {
    for _ in 0..60 {
        let (mut entered, mut fell, mut over) = (false, false, state.question().what == What::Buy);
        let told = state.apply_telling(answer, &mut |event, _| {
            over |= matches!(event, Event::TurnStarted { .. });
            fell |= !over && matches!(event, Event::Eliminated { seat } if seat == who);
            entered |= !over && matches!(event, Event::EnteredTokyo { seat, .. } if seat == who);
        });
        told.ok()?;
        if fell || state.outcome().is_some() {
            return None;
        }
        if entered || over {
            return Some(entered);
        }
        answer = match state.asks() {
            Asked::NoOne => return None,
            Asked::Nature => state.deal(chance)?,
            Asked::Seat(_) => state.default_answer()?,
        };
    }
    None
}

impl Truth {
    /// The same once nobody has answered a hit.
    fn past_harm(&self) -> Self {
        let (mut after, mut events) = (self.after, self.events.clone());
        while !self.more
            && after.question().what == What::Harm
            && after
                .apply_telling(Answer::Done, &mut |event, _| events.push(event))
                .is_ok()
        {}
        Self {
            events,
            after,
            more: self.more,
        }
    }

    /// The same after everybody has said the usual thing until `me` has taken what was held back.
    fn past_hits(&self, me: Seat) -> Self {
        let (mut after, mut events) = (self.after, self.events.clone());
        for _ in 0..20 {
            let harm = after.asks() == Asked::Seat(me) && after.question().what == What::Harm;
            let held = after.held_hits().any(|hit| hit.victim == me);
            let Some(usual) = after.default_answer().filter(|_| harm || held) else {
                break;
            };
            after
                .apply_telling(usual, &mut |event, _| events.push(event))
                .expect("the usual answer");
        }
        Self {
            events,
            after,
            more: self.more,
        }
    }

    /// The same after nobody has used the chance to play something first.
    fn past_windows(&self) -> Self {
        let (mut after, mut events) = (self.after, self.events.clone());
        while matches!(after.question().what, What::Window { .. })
            && after
                .apply_telling(Answer::Done, &mut |event, _| events.push(event))
                .is_ok()
        {}
        Self {
            events,
            after,
            more: self.more,
        }
    }

    fn sum(&self, of: impl Fn(&Event) -> i32) -> i32 {
        self.events.iter().map(of).sum()
    }

    fn stars(&self, who: Seat) -> i32 {
        self.sum(|event| match *event {
            Event::StarsChanged { seat, delta, .. } if seat == who => delta.into(),
            _ => 0,
        })
    }

    fn energy(&self, who: Seat) -> i32 {
        self.sum(|event| match *event {
            Event::EnergyChanged { seat, delta, .. } if seat == who => delta.into(),
            _ => 0,
        })
    }

    /// The first payment.
    fn paid(&self, who: Seat) -> i32 {
        self.first_energy(who, |delta| delta < 0)
            .map_or(0, |delta| -delta)
    }

    /// What came back first.
    fn refunded(&self, who: Seat) -> i32 {
        self.first_energy(who, |delta| delta > 0).unwrap_or(0)
    }

    fn first_energy(&self, who: Seat, is_meant: impl Fn(i32) -> bool) -> Option<i32> {
        let mut changes = self.events.iter().filter_map(|event| match *event {
            Event::EnergyChanged { seat, delta, .. } if seat == who => Some(i32::from(delta)),
            _ => None,
        });
        changes.find(|delta| is_meant(*delta))
    }

    /// How much smaller a card has made a hit.
    fn softened(&self, who: Seat, with: CardId) -> i32 {
        self.sum(|event| match *event {
            Event::DamageReduced {
                victim,
                card,
                from,
                to,
                ..
            } if (victim, card) == (who, with) => i32::from(from) - i32::from(to),
            _ => 0,
        })
    }

    fn healed(&self, who: Seat) -> i32 {
        self.sum(|event| match *event {
            Event::LifeGained { seat, delta, .. } if seat == who => delta.into(),
            _ => 0,
        })
    }

    fn lost(&self, who: Seat) -> i32 {
        self.sum(|event| match *event {
            Event::LifeLost { victim, amount, .. } if victim == who => amount.into(),
            _ => 0,
        })
    }

    fn out(&self, who: Seat) -> bool {
        self.events
            .iter()
            .any(|event| matches!(event, Event::Eliminated { seat } if *seat == who))
    }

    fn reborn(&self, who: Seat) -> bool {
        self.events
            .iter()
            .any(|event| matches!(event, Event::Reborn { seat, .. } if *seat == who))
    }

    fn smashes(&self) -> bool {
        self.events.iter().any(|event| {
            matches!(
                event,
                Event::BatchOpened {
                    kind: HitKind::Smash,
                    ..
                }
            )
        })
    }

    /// Was somebody struck by all the claws, or is about to be?
    fn is_struck(&self, who: Seat, claws: u8) -> bool {
        let opened = self.events.iter().any(|event| {
            matches!(event, Event::BatchOpened { kind: HitKind::Smash, victims, .. } if victims.contains(who))
        });
        claws > 0 && (opened || self.after.held_hits().any(|hit| hit.victim == who))
    }
}

const fn group(face: Face) -> &'static str {
    match face {
        Face::One | Face::Two | Face::Three => "numbers",
        Face::Energy => "energy",
        Face::Heart => "hearts",
        Face::Claw => "claws",
    }
}

/// The first number of a text.
fn number(text: &str) -> i32 {
    let digits = text.trim_start_matches(|letter: char| !letter.is_ascii_digit());
    let end = digits
        .find(|letter: char| !letter.is_ascii_digit())
        .unwrap_or(digits.len());
    digits[..end].parse().unwrap_or(i32::MIN)
}
