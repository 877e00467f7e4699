//! What an answer leads to, in sentences for the one who is asked: for whoever sees no window with its previews. It is
//! read from the rules, on a copy: stopping, and resolving all dice, to the end of the turn, in which nothing is bought;
//! anything else up to the next question or throw.

use super::Speaker;
use super::course::Course;
use crate::fl;
use engine::classic::{Answer, Event, Face, GOAL, Place, Split, Spot, Stage, State, What};
use engine::{Asked, Game, Seat, Seats};

/// What an answer leads to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Forecast {
    /// What the one who is asked gains or, below 0, loses.
    stars: i32,
    wicked: i32,
    energy: i32,
    healed: i32,
    lost: i32,
    /// An Evolution is drawn.
    draws: bool,
    /// Another turn comes.
    again: bool,
    /// Where one comes to stand, if that is elsewhere.
    moves: Option<Place>,
    /// The others who lose hearts, in the order in which they do, each with how many in all.
    hurt: Vec<(Seat, u8)>,
    /// Hearts that everybody has then, by seat.
    left: [u8; 6],
    /// Stars that the one who is asked has then.
    has: u8,
    /// Those who are eliminated.
    out: Seats,
    /// The game is over then, and these have won.
    winners: Option<Seats>,
    /// Something is chosen, thrown or turned over that may change it.
    open: bool,
    /// Others are asked first, and may do something about it.
    reacts: bool,
    /// Something might be bought, and is not.
    buys: bool,
    /// What comes as the turn ends, after that.
    late: Option<Box<Forecast>>,
}

impl Forecast {
    fn of(state: &State, seat: Seat, answer: Answer) -> Self {
        let mut seen = Self::default();
        let what = state.question().what;
        let stops = matches!(
            (what, answer),
            (What::Roll | What::ChangeDice, Answer::Done) | (What::Group, Answer::RestInDefaultOrder)
        );
        let now = if stops {
            seen.follow(*state, seat, answer)
        } else {
            let mut course = Course::of(state, answer);
            course.events.iter().for_each(|event| seen.hear(seat, event));
            // What is bought acts once the next card for sale is turned over, whichever that is.
            while let Some(card) = Self::any_for_sale(&course.after) {
                course = Course::of(&course.after, card);
                course.events.iter().for_each(|event| seen.hear(seat, event));
            }
            course.after
        };
        for other in now.all_seats() {
            seen.left[other.index()] = now.player(other).hearts;
        }
        seen.has = now.player(seat).stars;
        let (before, after) = (state.player(seat), now.player(seat));
        seen.moves = (after.alive && after.place != before.place).then_some(after.place);
        seen.without_late_ends()
    }

    /// Goes on from here with this answer and the usual ones after it, and gives the position in which the turn begins
    /// to end.
    fn follow(&mut self, state: State, seat: Seat, answer: Answer) -> State {
        let (mut now, mut last, mut said) = (state, state, Some(answer));
        // A turn counts six groups at most, and may ask for hearts and dice besides, and everybody before them, and as
        // it ends.
        for _ in 0..64 {
            let Some(answer) = said else { break };
            // What the next turn begins with is not of these dice.
            let number = state.turn().number;
            let told = now.apply_telling(answer, &mut |event, now| {
                if now.turn().number == number {
                    let ends = matches!(event, Event::TurnEnded { .. });
                    self.part_of(now, ends).hear(seat, &event);
                    if self.late.is_none() {
                        last = *now;
                    }
                }
            });
            if told.is_err() || now.turn().number != number {
                break;
            }
            said = self.part_of(&now, false).usual(seat, &now);
            if self.late.is_none() {
                last = now;
            }
        }
        last
    }

    /// The part of the turn to which a position belongs: what the dice bring, or what comes as the turn ends.
    fn part_of(&mut self, now: &State, ends: bool) -> &mut Self {
        if ends || self.late.is_some() || now.stage() == Some(Stage::End) {
            self.late.get_or_insert_default()
        } else {
            self
        }
    }

    /// Who wins as the turn ends, and who is out then where nothing can be bought against it, is told with all else.
    fn without_late_ends(mut self) -> Self {
        if let Some(late) = &mut self.late {
            self.winners = self.winners.or(late.winners.take());
            if !self.buys {
                self.out = self.out.union(std::mem::take(&mut late.out));
            }
        }
        self
    }

    /// A card that may be turned over, where Nature is asked which one is for sale next.
    fn any_for_sale(now: &State) -> Option<Answer> {
        let spot = match (now.asks(), now.question().what) {
            (Asked::Nature, What::Reveal { spot }) => spot,
            _ => return None,
        };
        let mut all = Vec::new();
        if let Spot::Market(_) = spot {
            now.answers(&mut all);
        }
        all.into_iter().next()
    }

    /// What is usually said to the open question while the dice are counted; `None` where it ends here.
    fn usual(&mut self, seat: Seat, now: &State) -> Option<Answer> {
        let pass = || Some(Answer::Done).filter(|pass| now.offers(*pass));
        let counted = now.turn().fixed;
        match (now.asks(), now.question().what) {
            (Asked::NoOne, _) => None,
            // Which Evolution is drawn changes nothing of what the dice bring.
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
            (Asked::Nature, _) => self.ends_open(),
            (Asked::Seat(asked), What::Yield) if asked != seat => now.default_answer(),
            (Asked::Seat(asked), _) if asked != seat => match pass() {
                Some(pass) => {
                    self.reacts |= counted || now.may_react(asked);
                    Some(pass)
                }
                // Whoever rolls goes through its turn in the usual order.
                None if asked == now.turn().active => now.default_answer(),
                None => self.ends_open(),
            },
            (Asked::Seat(_), What::Hearts) => Some(Answer::Hearts(Split {
                heal: now.turn().sizes[Face::Heart.index()],
                ..Split::default()
            })),
            (Asked::Seat(_), What::Group | What::Draw) => now.default_answer(),
            // Then one may buy, and what is bought is not of the dice.
            (Asked::Seat(_), What::Buy | What::Theft | What::Opportunity) => {
                self.buys = true;
                pass()
            }
            (Asked::Seat(_), What::ExtraTurn { .. }) => None,
            (Asked::Seat(_), What::Sale | What::ChangeDice | What::Commit | What::Window { .. }) => pass(),
            (Asked::Seat(_), _) => self.ends_open(),
        }
    }

    fn ends_open(&mut self) -> Option<Answer> {
        self.open = true;
        None
    }

    fn hear(&mut self, seat: Seat, event: &Event) {
        match event.hearts_gone() {
            Some((victim, gone)) if victim == seat => self.lost += i32::from(gone),
            Some((victim, gone)) => match self.hurt.iter_mut().find(|(other, _)| *other == victim) {
                Some((_, sum)) => *sum += gone,
                None => self.hurt.push((victim, gone)),
            },
            None => {}
        }
        match *event {
            Event::StarsChanged { seat: of, delta, .. } if of == seat => self.stars += i32::from(delta),
            Event::WickednessChanged { seat: of, delta, .. } if of == seat => self.wicked += i32::from(delta),
            Event::EnergyChanged { seat: of, delta, .. } if of == seat => self.energy += i32::from(delta),
            Event::LifeGained { seat: of, delta, .. } if of == seat => self.healed += i32::from(delta),
            Event::EvolutionDrawn { seat: of, .. } if of == seat => self.draws = true,
            Event::ExtraTurnQueued { seat: of, .. } if of == seat => self.again = true,
            Event::Eliminated { seat } => self.out.insert(seat),
            Event::GameEnded { outcome } => self.winners = Some(outcome.winners),
            _ => {}
        }
    }
}

impl Speaker<'_> {
    /// What an answer leads to for the one who is asked, a sentence each, the most important one first: who wins, who
    /// is eliminated, then all else. Nothing for what dice or others decide.
    #[must_use]
    pub fn foresees(&self, answer: Answer) -> Vec<String> {
        let Some(seat) = self.seat().filter(|_| !matches!(answer, Answer::Reroll(_))) else {
            return Vec::new();
        };
        let words = self.words;
        let seen = Forecast::of(self.state, seat, answer);
        let mut told = self.foreseen_ends(seat, &seen);
        if seen.winners.is_some() {
            return told;
        }
        // Energy that is paid stands in the answer.
        let pays = !matches!(
            answer,
            Answer::Done | Answer::RestInDefaultOrder | Answer::Group(_)
        );
        let gains = self.foreseen_gains(&seen, pays);
        if !gains.is_empty() {
            told.push(words.text_with("text-see-gains", &[("gains", words.list(&gains).into())]));
        }
        let lost = |id: &str, name: String, count: i32, left: u8| {
            let values = [
                ("name", name.into()),
                ("count", count.into()),
                ("now", u32::from(left).into()),
            ];
            words.text_with(id, &values)
        };
        if seen.lost > 0 && !seen.out.contains(seat) {
            let left = seen.left[seat.index()];
            told.push(lost("text-see-you-lose", String::new(), seen.lost, left));
        }
        for (other, count) in &seen.hurt {
            if !seen.out.contains(*other) {
                let (name, left) = (self.names.name(*other).to_owned(), seen.left[other.index()]);
                told.push(lost("text-see-loses", name, (*count).into(), left));
            }
        }
        let depends = match (seen.open, seen.reacts) {
            (true, _) => Some("text-see-open"),
            (false, true) => Some("text-see-reacts"),
            (false, false) => None,
        };
        told.extend(depends.filter(|_| !told.is_empty()).map(|id| words.text(id)));
        told.extend(self.foreseen_late(seat, &seen));
        told
    }

    /// What is gained, and hearts aside lost, a few words each.
    fn foreseen_gains(&self, seen: &Forecast, pays: bool) -> Vec<String> {
        let (words, mut gains) = (self.words, Vec::new());
        gains.extend(seen.moves.map(|place| {
            words.text(match place {
                Place::City => "play-effect-enter",
                Place::Bay => "play-effect-enter-bay",
                Place::Outside => "play-effect-leave",
            })
        }));
        let energy = if pays { seen.energy.max(0) } else { seen.energy };
        for (by, up, down) in [
            (seen.stars, "play-effect-stars", "play-loss-stars"),
            (seen.wicked, "play-effect-only-wicked", "play-loss-wicked"),
            (seen.healed, "play-effect-heal", "play-loss-hearts"),
            (energy, "play-effect-energy", "play-loss-energy"),
        ] {
            let id = if by < 0 { down } else { up };
            if by != 0 {
                gains.push(words.text_with(id, &[("count", by.abs().into())]));
            }
        }
        gains.extend(seen.draws.then(|| words.text("play-effect-draw")));
        gains.extend(seen.again.then(|| words.text("play-effect-again")));
        gains
    }

    /// What comes as the turn ends, in a sentence; `None` where nothing does.
    fn foreseen_late(&self, seat: Seat, seen: &Forecast) -> Option<String> {
        let (words, late) = (self.words, seen.late.as_ref()?);
        let count = |id: &str, count: i32| words.text_with(id, &[("count", count.into())]);
        let mut told = Vec::new();
        told.extend(late.out.contains(seat).then(|| words.text("play-fate-out-you")));
        let others = late.out.without(seat);
        if !others.is_empty() {
            let who: Vec<String> = others
                .iter()
                .map(|other| self.names.name(other).to_owned())
                .collect();
            let (count, who) = (others.len(), words.list(&who));
            told.push(fl!(words, "play-fate-out", count = count, who = who));
        }
        told.extend(self.foreseen_gains(late, false));
        told.extend((late.lost > 0).then(|| count("play-loss-hearts", late.lost)));
        told.extend(late.hurt.iter().map(|(other, lost)| {
            let name = self.names.name(*other).to_owned();
            let values = [("name", name.into()), ("count", (*lost).into())];
            words.text_with("play-effect-loses", &values)
        }));
        if told.is_empty() {
            return None;
        }
        told.extend(late.open.then(|| words.text("play-stop-then-choice")));
        told.extend((late.reacts && !seen.reacts).then(|| words.text("play-stop-reacts")));
        let id = if seen.buys {
            "text-see-late-idle"
        } else {
            "text-see-late"
        };
        Some(words.text_with(id, &[("what", told.join(", ").into())]))
    }

    /// Only who wins and who is eliminated by an answer.
    #[must_use]
    pub fn ends(&self, answer: Answer) -> Vec<String> {
        match self.seat().filter(|_| !matches!(answer, Answer::Reroll(_))) {
            Some(seat) => self.foreseen_ends(seat, &Forecast::of(self.state, seat, answer)),
            None => Vec::new(),
        }
    }

    fn foreseen_ends(&self, seat: Seat, seen: &Forecast) -> Vec<String> {
        let words = self.words;
        let name = |other: Seat| self.names.name(other).to_owned();
        let mut told = Vec::new();
        if let Some(winners) = seen.winners {
            let names: Vec<String> = winners.iter().filter(|one| *one != seat).map(name).collect();
            let names = ("names", words.list(&names).into());
            told.push(match (winners.contains(seat), winners.only().is_some()) {
                (true, true) => words.text("text-see-win"),
                (true, false) => words.text_with("text-see-win-with", &[names]),
                (false, _) if winners.is_empty() => words.text("text-see-nobody"),
                (false, _) => words.text_with("text-see-lose", &[names]),
            });
        }
        if seen.out.contains(seat) {
            told.push(words.text("text-see-fall"));
        }
        for other in seen.out.iter().filter(|other| *other != seat) {
            told.push(words.text_with("text-see-out", &[("name", name(other).into())]));
        }
        let comes = seen.has >= GOAL && self.state.player(seat).stars < GOAL;
        if comes && seen.winners.is_none() && !seen.out.contains(seat) {
            told.push(words.text("text-see-twenty"));
        }
        told
    }
}
