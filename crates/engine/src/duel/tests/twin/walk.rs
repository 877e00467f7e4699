//! The tracks, and what becomes of a step.

use super::{Play, Twin};
use crate::duel::{Bonus, Buzz, Ending, Monster, Placing, Track};

impl Twin {
    pub(super) fn length(buzz: Buzz) -> i8 {
        match buzz {
            Buzz::Lizard | Buzz::Anubis | Buzz::Phantom | Buzz::Penguin => 2,
            Buzz::Dragon | Buzz::Pumpkin | Buzz::Alien => 3,
            _ => 1,
        }
    }

    pub(super) fn buzz_at(&self, track: Track, x: f64) -> Option<(Buzz, Placing)> {
        self.buzz.iter().copied().find(|(buzz, placing)| {
            let low = f64::from(placing.low);
            placing.track == track && low <= x && x <= low + f64::from(Self::length(*buzz) - 1)
        })
    }

    /// The bonus on a space: its hits, or what is gained.
    fn bonus_at(&self, track: Track, x: f64) -> Option<Bonus> {
        let (buzz, placing) = self.buzz_at(track, x)?;
        let nth = ((x - f64::from(placing.low)) * 2.0) as usize;
        let odd = placing.low.rem_euclid(2) == 1;
        let up = match track {
            Track::Fame => odd,
            Track::Destruction => !odd,
        };
        let bonus = match (buzz, nth) {
            (Buzz::Cat, _) | (Buzz::Penguin, 1) => Bonus::Hit,
            (Buzz::Panda, _) => Bonus::Token,
            (Buzz::Fish, _) | (Buzz::Phantom, 1) | (Buzz::Pumpkin, 0 | 4) => Bonus::Heart,
            (Buzz::Pumpkin, _) => Bonus::TwoHits,
            (Buzz::Tiger, _) => Bonus::Energy,
            (Buzz::Lizard, nth) => [Bonus::Hit, Bonus::Token][usize::from((nth == 0) == placing.turned)],
            (Buzz::Anubis, nth) => [Bonus::Energy, Bonus::Heart][usize::from((nth == 0) == placing.turned)],
            (Buzz::Dragon, 2) => Bonus::Hit,
            (Buzz::Dragon, nth) => [Bonus::Energy, Bonus::Heart][usize::from((nth == 0) != up)],
            _ => Bonus::Blank,
        };
        Some(bonus)
    }

    /// The spaces of a track one after the other.
    fn spaces(&self, track: Track) -> Vec<f64> {
        let mut spaces: Vec<f64> = (-7..=7).map(f64::from).collect();
        for (buzz, placing) in self.buzz.iter().filter(|(_, placing)| placing.track == track) {
            let low = f64::from(placing.low);
            match buzz {
                Buzz::Phantom | Buzz::Penguin => spaces.push(low + 0.5),
                Buzz::Alien => spaces.retain(|space| *space != low + 1.0),
                _ => {}
            }
        }
        spaces.sort_by(f64::total_cmp);
        spaces
    }

    fn side(&self, player: usize) -> f64 {
        if player == self.first { -1.0 } else { 1.0 }
    }

    pub(super) fn zones(&self, player: usize) -> usize {
        let side = self.side(player);
        self.at
            .iter()
            .filter(|x| (3.0..=5.0).contains(&(side * **x)))
            .count()
    }

    pub(super) fn pull(&mut self, player: usize, track: Track, steps: u8) -> Play {
        let rival = 1 - player;
        for _ in 0..steps {
            let (spaces, from) = (self.spaces(track), self.at[track.index()]);
            let here = spaces.iter().position(|space| *space == from).expect("a space");
            let to = spaces[if player == self.first { here - 1 } else { here + 1 }];
            self.at[track.index()] = to;
            if to * self.side(player) == 7.0 {
                return self.over(Ending::Victory(track), player);
            }
            if self.zones(player) == 2 {
                return self.over(Ending::Spotlight, player);
            }
            let (left, reached) = (self.buzz_at(track, from), self.buzz_at(track, to));
            let king = matches!(reached, Some((Buzz::King | Buzz::King2, _)));
            let bonus = self.bonus_at(track, to);
            let acting: Vec<&str> = self.kept[player]
                .iter()
                .copied()
                .filter(|slug| match *slug {
                    "scrappy" => left.is_some() && left != reached,
                    "lightning-speed" => bonus == Some(Bonus::Blank) && !king,
                    "spiked-tail" => track == Track::Destruction,
                    "thunder-stomp" => {
                        track == Track::Destruction
                            && self.turn.counting
                            && player == self.active
                            && !self.spent("thunder-stomp")
                    }
                    _ => false,
                })
                .collect();
            for slug in acting {
                self.meets(slug);
                match slug {
                    "scrappy" => self.gain_tokens(player, 1),
                    "lightning-speed" => self.hit(rival, 1)?,
                    "spiked-tail" => match self.tail.iter_mut().find(|(target, _)| *target == rival) {
                        Some((_, hits)) => *hits += 1,
                        None => self.tail.push((rival, 1)),
                    },
                    _ => {
                        self.turn.spent.push("thunder-stomp");
                        if !self.awaiting[rival].contains(&"thunder-stomp") {
                            self.awaiting[rival].push("thunder-stomp");
                        }
                    }
                }
            }
            self.take_bonus(player, bonus)?;
            if let Some((buzz, _)) = reached {
                self.meets(format!("{buzz:?}"));
            }
            if king && self.monster[player] != Monster::TheKing {
                break;
            }
        }
        Ok(())
    }

    fn take_bonus(&mut self, player: usize, bonus: Option<Bonus>) -> Play {
        let Some(bonus) = bonus else { return Ok(()) };
        let gain = matches!(bonus, Bonus::Energy | Bonus::Heart | Bonus::Token);
        if gain && player == self.active && self.has(player, "unchained") && self.may(player, "unchained") {
            return self.hit(1 - player, 1);
        }
        match bonus {
            Bonus::Blank => {}
            Bonus::Hit => return self.hit(1 - player, 1),
            Bonus::TwoHits => return self.hit(1 - player, 2),
            Bonus::Heart => self.gain_hearts(player, 1),
            Bonus::Energy => self.gain_energy(player, 1),
            Bonus::Token => self.gain_tokens(player, 1),
        }
        Ok(())
    }
}
