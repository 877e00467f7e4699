//! What an answer leads to, up to the next question or throw, and how it is said.

use super::course::{Course, Doubts, Placed, Tray};
use super::names::marked_face;
use super::say::{Say, Voice};
use super::speaker::Speaker;
use engine::duel::{Answer, Bonus, Buzz, Cause, Ending, Event, Outcome, Placings, Space, State, Track};
use engine::{Asked, Seat};

/// A pull that an answer brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pulled {
    /// By whom.
    pub seat: Seat,
    /// Which marker.
    pub track: Track,
    /// How many steps.
    pub steps: u8,
    /// Where it comes to.
    pub to: Space,
    /// Steps that a token of The King takes away.
    pub lost: u8,
}

/// What an answer leads to. Numbers of players are by seat.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Foresight {
    /// The game is over then.
    pub outcome: Option<Outcome>,
    /// The pulls, one after the other.
    pub pulls: Vec<Pulled>,
    /// Buzz bonuses that are reached, and not lost.
    pub bonuses: Vec<(Seat, Bonus)>,
    /// Hits that come, those that cards take away included.
    pub hits: [u8; 2],
    /// Hearts lost.
    pub lost: [u8; 2],
    /// Whom hits did nothing to.
    pub unhurt: [bool; 2],
    /// Hearts gained otherwise.
    pub hearts: [u8; 2],
    /// Energy gained otherwise.
    pub energy: [u8; 2],
    /// Dice tokens gained otherwise.
    pub tokens: [u8; 2],
    /// Hearts that are left.
    pub left: [u8; 2],
    /// Dice that the one whose turn it is throws.
    pub pool: u8,
    /// The Buzz token that has to be placed first, and what that means for the rest.
    pub token: Option<(Buzz, Placed)>,
    /// Where the Buzz tokens lie then.
    pub buzz: Placings,
}

impl Foresight {
    /// What a course comes to that begins in `state`.
    #[must_use]
    pub fn of(course: &Course, state: &State) -> Self {
        let mut seen = Self {
            token: course.token,
            ..Self::default()
        };
        for (event, _) in &course.events {
            seen.hear(event);
        }
        let after = course.events.last().map_or(state, |(_, after)| after);
        seen.left = [0, 1].map(|seat| after.player(Seat(seat)).health);
        seen.pool = after.pool();
        seen.buzz = *after.placings();
        seen
    }

    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Pulled { seat, track, to, .. } => match self.pulls.last_mut() {
                Some(pull) if (pull.seat, pull.track) == (seat, track) => {
                    (pull.steps, pull.to) = (pull.steps + 1, to);
                }
                _ => self.pulls.push(Pulled {
                    seat,
                    track,
                    steps: 1,
                    to,
                    lost: 0,
                }),
            },
            Event::PullStopped { lost, .. } => {
                if let Some(pull) = self.pulls.last_mut() {
                    pull.lost += lost;
                }
            }
            // Other bonuses are heard of when they are gained: one that is lost is none.
            Event::BonusReached {
                seat,
                bonus: bonus @ (Bonus::Hit | Bonus::TwoHits),
                ..
            } => self.bonuses.push((seat, bonus)),
            Event::HeartsGained {
                seat,
                by: Cause::Buzz(_),
                ..
            } => self.bonuses.push((seat, Bonus::Heart)),
            Event::EnergyGained {
                seat,
                by: Cause::Buzz(_),
                ..
            } => self.bonuses.push((seat, Bonus::Energy)),
            Event::TokensGained {
                seat,
                by: Cause::Buzz(_),
                ..
            } => self.bonuses.push((seat, Bonus::Token)),
            Event::Unhurt { seat, hits, .. } => {
                self.unhurt[seat.index()] = true;
                self.come(seat, hits);
            }
            Event::Softened { seat, hits, .. } => self.come(seat, hits),
            Event::Hurt {
                seat, hits, hearts, ..
            } => {
                self.lost[seat.index()] += hearts;
                self.come(seat, hits);
            }
            // The last heart stays.
            Event::Saved { seat, .. } => {
                self.lost[seat.index()] = self.lost[seat.index()].saturating_sub(1);
            }
            Event::HeartsGained { seat, hearts, .. } => self.hearts[seat.index()] += hearts,
            Event::EnergyGained { seat, energy, .. } => self.energy[seat.index()] += energy,
            Event::TokensGained { seat, tokens, .. } => self.tokens[seat.index()] += tokens,
            Event::GameEnded { outcome } => self.outcome = Some(outcome),
            _ => {}
        }
    }

    /// Hearts, energy and dice tokens that a player gains, those of Buzz bonuses included.
    fn gained(&self, seat: Seat) -> [u8; 3] {
        let reached = |wanted: Bonus| {
            let found = self.bonuses.iter().filter(|reached| **reached == (seat, wanted));
            found.fold(0u8, |count, _| count + 1)
        };
        [
            self.hearts[seat.index()] + reached(Bonus::Heart),
            self.energy[seat.index()] + reached(Bonus::Energy),
            self.tokens[seat.index()] + reached(Bonus::Token),
        ]
    }

    /// Hits come to a player.
    fn come(&mut self, seat: Seat, hits: u8) {
        let all = &mut self.hits[seat.index()];
        *all = all.saturating_add(hits);
    }
}

impl Speaker<'_> {
    /// What an answer leads to, up to the next question or throw.
    #[must_use]
    pub fn foresee(&self, answer: Answer) -> Foresight {
        Foresight::of(&Course::of(self.state, answer), self.state)
    }

    /// What an answer leads to, in sentences for the one who is asked; the first is the most important.
    /// Nothing for what dice decide.
    #[must_use]
    pub fn preview(&self, answer: Answer) -> Vec<String> {
        let Asked::Seat(seat) = self.state.question().of else {
            return Vec::new();
        };
        let seen = self.foresee(answer);
        if let Some(outcome) = seen.outcome {
            return vec![self.foretell(outcome, seat, &seen)];
        }
        let rival = self.state.rival(seat);
        let mut told: Vec<Say<'_>> = Vec::new();
        if let Some((buzz, placed)) = seen.token {
            let id = match placed {
                Placed::Alike => "duel-see-place",
                Placed::Open => "duel-see-place-open",
                Placed::Wins => "duel-see-place-wins",
            };
            told.push(self.say(id).buzz(buzz));
        }
        for pull in &seen.pulls {
            told.push(self.foretold(pull, seat, &seen));
            if pull.lost > 0 {
                told.push(self.say("duel-see-stop").count(pull.lost));
            }
        }
        let bonuses: Vec<String> = seen
            .bonuses
            .iter()
            .filter(|(puller, _)| *puller == seat)
            .map(|(_, bonus)| self.gained_bonus(*bonus, rival))
            .collect();
        if !bonuses.is_empty() {
            let bonuses = self.words.list(&bonuses);
            told.push(self.say("duel-see-bonus").value("bonus", bonuses));
        }
        for (who, id) in [(rival, "duel-see-hurt-rival"), (seat, "duel-see-hurt-you")] {
            let lost = seen.lost[who.index()];
            if lost > 0 {
                let left = seen.left[who.index()];
                told.push(self.say(id).name(rival).count(lost).now(left));
            }
        }
        for (who, id) in [(seat, "duel-see-gain"), (rival, "duel-see-gain-rival")] {
            let gains = self.gains(&seen, who);
            if !gains.is_empty() {
                told.push(self.say(id).name(rival).value("gains", self.words.list(&gains)));
            }
        }
        told.into_iter().map(Say::text).collect()
    }

    /// What the dice as they lie bring in all, as the last sentence; first whether that wins. Nothing where nobody is
    /// asked.
    #[must_use]
    pub fn lying(&self, tray: &Tray) -> Vec<String> {
        let Asked::Seat(seat) = self.state.question().of else {
            return Vec::new();
        };
        let seen = Foresight::of(&tray.course, self.state);
        let faces = tray.winning.iter().map(|face| marked_face(self.words, *face));
        let order = faces.collect::<Vec<_>>().join(" → ");
        let wins =
            (!tray.winning.is_empty()).then(|| self.say("duel-see-lie-wins").value("order", order).text());
        let end = tray.outcome.map(|outcome| self.foretell(outcome, seat, &seen));
        let brought = self.brought(tray, &seen, seat);
        let sum = if brought.is_empty() {
            self.say("duel-see-lie-nothing")
        } else {
            self.say("duel-see-lie").value("gains", self.words.list(&brought))
        };
        let mut sum = vec![sum.text()];
        sum.extend(self.unless(tray));
        wins.into_iter().chain(end).chain([sum.join(" · ")]).collect()
    }

    /// All that dice bring whose they are, with what cards and powers add.
    fn brought(&self, tray: &Tray, seen: &Foresight, seat: Seat) -> Vec<String> {
        let mut told: Vec<Say<'_>> = Vec::new();
        let counted = |id: &str, count: u8| (count > 0).then(|| self.say(id).count(count));
        let [hearts, energy, tokens] = seen.gained(seat);
        let changes = [
            ("play-effect-heal", hearts),
            ("play-loss-hearts", seen.lost[seat.index()]),
            ("play-effect-energy", energy),
            ("duel-recap-tokens", tokens),
        ];
        told.extend(changes.iter().filter_map(|(id, count)| counted(id, *count)));
        for track in Track::ALL {
            let own = |pull: &&Pulled| (pull.seat, pull.track) == (seat, track);
            let steps: u8 = seen.pulls.iter().filter(own).map(|pull| pull.steps).sum();
            told.extend((steps > 0).then(|| self.say("duel-see-steps").marker(track).count(steps)));
        }
        let lays = |(event, _): &(Event, State)| matches!(event, Event::BuzzPlaced { .. });
        told.extend(
            tray.course
                .events
                .iter()
                .any(lays)
                .then(|| self.say("duel-see-power")),
        );
        told.extend(tray.no_power.then(|| self.say("duel-see-power-not")));
        // One's own loss would be read as that of the rival behind the name.
        told.extend(self.struck(tray, seen, self.state.rival(seat)));
        told.into_iter().map(Say::text).collect()
    }

    /// The hits on the rival, and what they take where that is something else.
    fn struck(&self, tray: &Tray, seen: &Foresight, rival: Seat) -> Option<Say<'_>> {
        let (hits, lost) = (seen.hits[rival.index()], seen.lost[rival.index()]);
        let hit = |id: &str| self.say(id).name(rival).count(hits);
        (hits > 0).then(|| match lost {
            // How many of them strike is not known yet.
            _ if tray.doubts.thrown || lost == hits => hit("duel-see-hits"),
            0 => hit("duel-see-hits-nothing"),
            _ => self
                .say("duel-see-hits-lost")
                .value("hits", hit("duel-see-hits").text())
                .count(lost),
        })
    }

    /// What is taken for granted where that is told.
    fn unless(&self, tray: &Tray) -> Vec<String> {
        let mut said = Vec::new();
        let added = tray.added();
        if !added.is_empty() {
            let faces: Vec<String> = added.iter().map(|face| marked_face(self.words, *face)).collect();
            said.push(
                self.say("duel-see-lie-added")
                    .value("face", self.words.list(&faces))
                    .text(),
            );
        }
        if let Some(track) = tray.chosen() {
            said.push(self.say("duel-see-lie-track").marker(track).text());
        }
        let Doubts {
            before,
            after,
            thrown,
            answered,
        } = tray.doubts;
        for (may, id) in [
            (before, "duel-see-lie-first"),
            (after, "duel-see-lie-then"),
            (thrown, "duel-see-lie-thrown"),
            (answered, "duel-see-lie-answered"),
        ] {
            said.extend(may.then(|| self.words.text(id)));
        }
        said
    }

    fn gains(&self, seen: &Foresight, who: Seat) -> Vec<String> {
        [
            ("duel-see-hearts", seen.hearts),
            ("duel-see-energy", seen.energy),
            ("duel-see-tokens", seen.tokens),
        ]
        .into_iter()
        .filter(|(_, gains)| gains[who.index()] > 0)
        .map(|(id, gains)| self.say(id).count(gains[who.index()]).text())
        .collect()
    }

    fn foretold(&self, pull: &Pulled, seat: Seat, seen: &Foresight) -> Say<'_> {
        if pull.seat == seat {
            let voice = Voice {
                buzz: seen.buzz,
                ..self.voice()
            };
            let place = voice.place("duel-see-where", seat, pull.track, pull.to);
            self.say("duel-see-pull").value("where", place)
        } else {
            self.say("duel-see-pull-away").name(pull.seat)
        }
        .marker(pull.track)
        .count(pull.steps)
    }

    /// The end that an answer brings.
    fn foretell(&self, outcome: Outcome, seat: Seat, seen: &Foresight) -> String {
        let wins = outcome.winner == seat;
        let last = seen.pulls.last().map_or(Track::Fame, |pull| pull.track);
        let (id, track) = match (outcome.ending, wins) {
            (Ending::Victory(track), true) => ("duel-see-win-victory", track),
            (Ending::Victory(track), false) => ("duel-see-lose-victory", track),
            (Ending::Spotlight, true) => ("duel-see-win-spotlight", last),
            (Ending::Spotlight, false) => ("duel-see-lose-spotlight", last),
            (Ending::Knockout, true) => ("duel-see-win-knockout", last),
            (Ending::Knockout, false) => ("duel-see-lose-knockout", last),
        };
        self.say(id).marker(track).name(self.state.rival(seat)).text()
    }

    /// What a Buzz bonus gives; hits are on `rival`.
    pub(super) fn bonus(&self, bonus: Bonus, rival: Seat) -> String {
        self.say(bonus_key(bonus)).name(rival).text()
    }

    /// A Buzz bonus that is told as a change.
    fn gained_bonus(&self, bonus: Bonus, rival: Seat) -> String {
        let gain = match bonus {
            Bonus::Heart => "play-effect-heal",
            Bonus::Energy => "play-effect-energy",
            Bonus::Token => "duel-recap-tokens",
            Bonus::Blank | Bonus::Hit | Bonus::TwoHits => return self.bonus(bonus, rival),
        };
        self.say(gain).count(1u32).text()
    }
}

/// The message about a bonus; its `.short` is what stands on the space.
pub(super) const fn bonus_key(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Blank => "duel-bonus-blank",
        Bonus::Hit => "duel-bonus-hit",
        Bonus::TwoHits => "duel-bonus-two-hits",
        Bonus::Heart => "duel-bonus-heart",
        Bonus::Energy => "duel-bonus-energy",
        Bonus::Token => "duel-bonus-token",
    }
}
