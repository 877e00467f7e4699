//! The turn, from waking up to the last purchase.

use super::{Play, Turn, Twin};
use crate::duel::tests::kit::card;
use crate::duel::{Answer, Buzz, Choice, Face, Monster, Pick, Source, Track, What};

impl Twin {
    fn limit(&self) -> u8 {
        3 + u8::from(self.has(self.active, "giant-brain"))
    }

    fn rolled(&self, face: Face) -> u8 {
        let me = self.active;
        let dice = self.turn.faces.iter().enumerate();
        let shown = dice
            .filter(|(die, shown)| **shown == face && !self.turn.out.contains(die))
            .count();
        let added = self.turn.added.iter().filter(|added| **added == face).count();
        let mut count = shown + added;
        if face == Face::Claw {
            count += usize::from(self.has(me, "acid-attack"));
            if self.has(me, "adrenaline-augment") {
                count += self.zones(0) + self.zones(1);
            }
        }
        count as u8
    }

    fn most_alike(&self) -> u8 {
        Face::ALL
            .into_iter()
            .map(|face| self.rolled(face))
            .max()
            .unwrap_or(0)
    }

    /// One turn. What ends it early comes back as `Ok` as well.
    fn play_turn(&mut self) -> Play {
        let (me, rival) = (self.active, 1 - self.active);
        loop {
            if self.has(me, "hibernation") {
                if self.may(me, "hibernation") {
                    self.gain_hearts(me, 6);
                    return Ok(());
                }
                self.lose("hibernation");
            }
            let payable = (0..self.market.len()).any(|slot| self.price(slot, 1) <= self.energy[me]);
            if !self.has(me, "made-in-a-lab") || self.spent("made-in-a-lab") || !payable {
                break;
            }
            self.turn.spent.push("made-in-a-lab");
            self.offered_slots(1);
            let by = card("made-in-a-lab");
            match self.ask(me, What::Shop { less: 1, by }, true) {
                Answer::Buy(slot) => self.buy(slot, 1)?,
                _ => break,
            }
        }
        if self.awaiting[me].contains(&"dominate") {
            self.awaiting[me].retain(|slug| *slug != "dominate");
            while !self.kept[me].is_empty()
                && let Some(Pick::Card(lost)) = self.choose(me, "dominate", Choice::OwnKeep, true, false)
            {
                self.lose(lost.slug());
            }
            self.turn.fewer += self.kept[me].len() as u8;
        }
        if self.awaiting[me].contains(&"thunder-stomp") {
            self.awaiting[me].clear();
            self.turn.fewer += 1;
        }
        self.roll(me);
        self.turn.counting = true;
        self.convert(me);
        self.final_cards(me, rival)?;
        self.settle()?;
        let skips = self.has(me, "rebooting") && self.may(me, "rebooting");
        if skips {
            self.turn.counting = false;
            self.gain_tokens(me, 2);
            self.gain_energy(me, 2);
            self.lose("rebooting");
        } else {
            if self.has(me, "natural-selection") && self.most_alike() >= 4 {
                self.hit(me, 10)?;
                self.settle()?;
            }
            self.resolve_all(me, rival)?;
        }
        self.shop(me)?;
        if self.has(me, "electrical-aura") {
            self.pull(me, Track::Destruction, (self.energy[me] / 7) as u8)?;
        }
        self.settle()
    }

    fn roll(&mut self, me: usize) {
        let extra = |twin: &Self| {
            let cards = u8::from(twin.has(me, "extra-head")) + u8::from(twin.has(me, "natural-selection"));
            2.min(cards + twin.turn.tokens)
        };
        loop {
            let spends = self.tokens[me] > 0 && extra(self) < 2;
            assert_eq!(self.answers().contains(&Answer::Spend), spends);
            if self.ask(me, What::FirstRoll, true) != Answer::Spend {
                break;
            }
            self.tokens[me] -= 1;
            self.turn.tokens += 1;
        }
        let regular = if self.turn.number == 1 { 5u8 } else { 6 };
        let dice = usize::from(regular.saturating_sub(self.turn.fewer) + extra(self));
        self.turn.rolls = 1;
        if dice == 0 {
            return;
        }
        let all = mask_of(0..dice);
        self.turn.faces = self.throw(What::Throw { dice: all });
        loop {
            let last = self.turn.rolls == self.limit();
            let shows = |die: &usize| self.turn.faces[*die] == Face::Fame;
            let free = mask_of((0..dice).filter(|die| self.has(me, "in-the-shadows") && shows(die)));
            let may = if last { free } else { all };
            if may == 0 {
                return;
            }
            assert_eq!(self.game.rerollable(), may);
            let subsets = self.answers().into_iter().filter_map(|answer| match answer {
                Answer::Reroll(thrown) => Some(thrown),
                _ => None,
            });
            let mut subsets: Vec<u16> = subsets.collect();
            subsets.sort_unstable();
            assert!(
                subsets
                    .into_iter()
                    .eq((1..=all).filter(|thrown| thrown & !may == 0))
            );
            let Answer::Reroll(thrown) = self.ask(me, What::Roll, true) else {
                return;
            };
            if !last {
                self.turn.rolls += 1;
            }
            let faces = self.throw(What::Throw { dice: thrown });
            for (die, face) in (0..dice).filter(|die| thrown & 1 << die != 0).zip(faces) {
                self.turn.faces[die] = face;
            }
        }
    }

    fn convert(&mut self, me: usize) {
        if self.monster[me] != Monster::Alienoid {
            return;
        }
        let mut power = self.rolled(Face::Power);
        while power >= 2 {
            self.meets("the power of alienoid");
            power -= 2;
            let Pick::Face(face) = self.choose_power(Choice::Face) else {
                panic!("a face is chosen")
            };
            self.turn.added.push(face);
            let by = Source::Power(Monster::Alienoid);
            if power >= 1 && self.ask(me, What::May { by }, false) == Answer::Accept {
                power -= 1;
                self.turn.added.push(face);
            }
        }
    }

    fn final_cards(&mut self, me: usize, rival: usize) -> Play {
        let acting: Vec<&str> = self.kept[me]
            .iter()
            .copied()
            .filter(|slug| match *slug {
                "antimatter-pellets" => self.most_alike() >= 5,
                "eye-of-the-storm" => self.turn.rolls < self.limit(),
                "signature-move" => self.rolled(Face::Power) >= 3,
                "utter-destruction" => Face::ALL.into_iter().all(|face| self.rolled(face) > 0),
                _ => false,
            })
            .collect();
        for slug in acting {
            self.meets(slug);
            match slug {
                "antimatter-pellets" => {
                    self.hit(rival, 4)?;
                    self.pull(me, Track::Destruction, 2)?;
                }
                "eye-of-the-storm" => {
                    let unused = self.limit().saturating_sub(self.turn.rolls);
                    self.gain_energy(me, unused);
                }
                "signature-move" => self.pull(me, Track::Fame, self.rolled(Face::Power) / 3)?,
                _ => {
                    self.pull(me, Track::Destruction, 2)?;
                    self.pull(me, Track::Fame, 2)?;
                    self.hit(rival, 2)?;
                }
            }
        }
        Ok(())
    }

    fn usable(&self, me: usize) -> bool {
        let power = self.rolled(Face::Power);
        match self.monster[me] {
            Monster::Gigazaur | Monster::CyberKitty => power >= 2,
            Monster::Alienoid => false,
            Monster::SpacePenguin => power > 0 && self.tokens[me] < 2,
            Monster::MekaDragon => {
                power > 0 && self.rolled(Face::Claw) > 0 && !self.turn.resolved.contains(&Face::Claw)
            }
            Monster::TheKing => power >= 2 && !Buzz::KINGS.iter().all(|buzz| self.under_marker(*buzz)),
        }
    }

    fn resolve_all(&mut self, me: usize, rival: usize) -> Play {
        if self.has(me, "titanic-batteries")
            && self.tokens[me] < 2
            && self.turn.faces.len() >= 2
            && let Some(Pick::Dice(out)) = self.choose(me, "titanic-batteries", Choice::TwoDice, true, true)
        {
            self.turn.out = (0..8).filter(|die| out & 1 << die != 0).collect();
            assert_eq!(self.turn.out.len(), 2);
            self.gain_tokens(me, 1);
        }
        loop {
            let mut left: Vec<Face> = Face::ALL
                .into_iter()
                .filter(|face| !self.turn.resolved.contains(face))
                .filter(|face| match face {
                    Face::Claw | Face::Energy => self.rolled(*face) > 0,
                    Face::Heart => self.rolled(*face) > 0 && self.hearts[me] < self.monster[me].health(),
                    Face::Fame | Face::Destruction => self.rolled(*face) >= 3,
                    Face::Power => self.usable(me),
                })
                .collect();
            if left.is_empty() {
                break;
            }
            let mut faces: Vec<Face> = self
                .answers()
                .into_iter()
                .filter_map(|answer| match answer {
                    Answer::Resolve(face) => Some(face),
                    _ => None,
                })
                .collect();
            faces.sort_unstable();
            left.sort_unstable();
            assert_eq!(faces, left);
            let Answer::Resolve(face) = self.ask(me, What::Face, true) else {
                panic!("a face is resolved")
            };
            let count = self.rolled(face);
            self.turn.resolved.push(face);
            match face {
                Face::Claw => {
                    self.turn.claws += count;
                    self.hit(rival, count)?;
                }
                Face::Energy => self.gain_energy(me, count),
                Face::Heart => self.gain_hearts(me, count),
                Face::Fame => self.pull(me, Track::Fame, count - 2)?,
                Face::Destruction => self.pull(me, Track::Destruction, count - 2)?,
                Face::Power => self.power(me, rival, count)?,
            }
            self.settle()?;
        }
        self.turn.counting = false;
        if self.has(me, "gentle-giant") && self.rolled(Face::Claw) == 0 {
            self.pull(me, Track::Fame, 1)?;
        }
        self.settle()
    }

    fn power(&mut self, me: usize, rival: usize, power: u8) -> Play {
        self.meets(format!("the power of {}", self.monster[me].slug()));
        match self.monster[me] {
            Monster::Gigazaur => {
                for _ in 0..power / 2 {
                    if let Pick::Track(track) = self.choose_power(Choice::Track) {
                        self.pull(me, track, 1)?;
                    }
                }
            }
            Monster::Alienoid => panic!("Alienoid has used its power"),
            Monster::SpacePenguin => self.gain_tokens(me, power),
            Monster::MekaDragon => {
                let claws = self.rolled(Face::Claw);
                self.turn.resolved.push(Face::Claw);
                self.turn.claws += claws;
                self.hit(rival, claws * power)?;
            }
            Monster::CyberKitty => {
                self.gain_energy(me, [0, 0, 2, 4, 4, 6, 8, 8, 10][usize::from(power)]);
            }
            Monster::TheKing => {
                for _ in 0..power / 2 {
                    if Buzz::KINGS.iter().all(|buzz| self.under_marker(*buzz)) {
                        break;
                    }
                    let Pick::Place(buzz, placing) = self.choose_power(Choice::King) else {
                        panic!("a place is chosen")
                    };
                    assert!(buzz.is_king() && !self.under_marker(buzz));
                    assert!(self.places(buzz).contains(&placing) && !self.buzz.contains(&(buzz, placing)));
                    self.lay(buzz, placing);
                }
            }
        }
        Ok(())
    }

    fn shop(&mut self, me: usize) -> Play {
        loop {
            self.offered_slots(0);
            let sweeps = self.energy[me] >= 2 && (!self.market.is_empty() || self.deck > 0);
            assert_eq!(self.answers().contains(&Answer::Sweep), sweeps);
            match self.ask(me, What::Buy, true) {
                Answer::Buy(slot) => self.buy(slot, 0)?,
                Answer::Sweep => {
                    self.energy[me] -= 2;
                    self.discard.append(&mut self.market);
                    self.refill();
                }
                _ => break,
            }
        }
        if self.turn.bought == 0 {
            self.energy[me] += 1;
        }
        Ok(())
    }

    /// The market is dealt, and the dice say who begins if nobody has: most claws do (`duel.md` §2).
    fn set_up(&mut self) {
        self.refill();
        if self.turn.number > 0 {
            self.meets("a seat that begins");
            return;
        }
        self.meets("a throw for the first turn");
        loop {
            let claws = [0, 1].map(|player| {
                let dice = self.throw(What::FirstThrow {
                    seat: super::seat(player),
                });
                assert_eq!(dice.len(), 6);
                dice.into_iter().filter(|face| *face == Face::Claw).count()
            });
            if claws[0] != claws[1] {
                self.first = usize::from(claws[1] > claws[0]);
                break;
            }
            self.meets("a tie");
        }
        self.active = self.first;
        self.turn.number = 1;
        self.energy[1 - self.first] = 1;
    }

    /// A whole game.
    pub(super) fn play_all(&mut self) -> Play {
        assert_eq!(self.energy[self.first], 0);
        assert_eq!((self.deck, self.market.len(), self.at), (50, 0, [0.0; 2]));
        self.set_up();
        assert_eq!(self.energy[1 - self.first], 1);
        self.play()
    }

    /// The rest of the game.
    pub(super) fn play(&mut self) -> Play {
        loop {
            self.play_turn()?;
            self.awaiting[self.active].clear();
            if !self.turn.again {
                self.active = 1 - self.active;
            }
            self.turn = Turn {
                number: self.turn.number + 1,
                ..Turn::default()
            };
            self.hits = [0; 2];
            self.shield = [false; 2];
        }
    }
}

/// Dice by their indices.
fn mask_of(dice: impl IntoIterator<Item = usize>) -> u16 {
    dice.into_iter().fold(0, |mask, die| mask | 1 << die)
}
