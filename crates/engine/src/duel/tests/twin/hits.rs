//! What is gained, and packets of hits.

use super::{Play, Twin, seat};
use crate::duel::tests::kit::card;
use crate::duel::{Choice, Ending, Face, Pick, Track, What};

impl Twin {
    pub(super) fn gain_tokens(&mut self, player: usize, tokens: u8) {
        self.tokens[player] = 2.min(self.tokens[player] + tokens);
    }

    pub(super) fn gain_energy(&mut self, player: usize, energy: u8) {
        self.energy[player] += u16::from(energy);
        let rival = 1 - player;
        if energy > 0
            && self.turn.counting
            && player == self.active
            && self.has(rival, "superconductor")
            && self.may(rival, "superconductor")
        {
            self.lose("superconductor");
            self.energy[rival] += u16::from(energy);
        }
    }

    pub(super) fn gain_hearts(&mut self, player: usize, hearts: u8) {
        let most = self.monster[player].health();
        let before = self.hearts[player];
        self.hearts[player] = most.min(before + hearts);
        let now = self.hearts[player];
        if now > before
            && now < most
            && player == self.active
            && self.has(player, "regeneration")
            && !self.spent("regeneration")
        {
            self.turn.spent.push("regeneration");
            self.hearts[player] += 1;
        }
    }

    pub(super) fn hit(&mut self, target: usize, hits: u8) -> Play {
        let (rival, mut n) = (1 - target, hits);
        if n == 0 || self.has(target, "hibernation") || self.shield[target] {
            return Ok(());
        }
        if self.has(target, "camouflage") {
            let mut left = n;
            while left > 0 {
                let dice = left.min(16);
                let faces = self.throw(What::ThrowAgainst {
                    dice,
                    by: seat(target),
                    card: card("camouflage"),
                });
                n -= faces.iter().filter(|face| **face == Face::Heart).count() as u8;
                left -= dice;
            }
        }
        let fame = self.buzz_at(Track::Fame, self.at[Track::Fame.index()]).is_some();
        for (slug, works) in [("trend-setter", fame), ("armor-plating", true)] {
            if n > 0 && works && self.has(target, slug) && target != self.active && !self.spent(slug) {
                self.turn.spent.push(slug);
                n -= 1;
            }
        }
        if n == 0 {
            return Ok(());
        }
        self.hearts[target] = self.hearts[target].saturating_sub(n);
        self.hits[target] += n;
        if self.hearts[target] == 0 {
            if !self.has(target, "unstoppable") {
                return self.over(Ending::Knockout, rival);
            }
            self.hearts[target] = 1;
            self.shield[target] = true;
            self.lose("unstoppable");
        }
        let offers = n.min(self.hits[target].saturating_sub(3));
        let shape = self.has(rival, "in-shape") && offers > 0;
        let fresh = match &mut self.shape[rival] {
            Some(waiting) if shape => {
                *waiting += offers;
                false
            }
            _ => shape,
        };
        if n >= 3
            && self.has(target, "unstable-dna")
            && !self.kept[rival].is_empty()
            && let Some(Pick::Card(taken)) =
                self.choose(target, "unstable-dna", Choice::RivalsKeep, true, false)
        {
            self.leave("unstable-dna");
            self.leave(taken.slug());
            self.kept[target].push(taken.slug());
            self.kept[rival].push("unstable-dna");
        }
        if fresh {
            self.shape[rival] = Some(offers);
            while self.shape[rival] > Some(0) && self.energy[rival] > 0 && self.may(rival, "in-shape") {
                self.energy[rival] -= 1;
                self.shape[rival] = self.shape[rival].map(|left| left - 1);
                self.pull(rival, Track::Fame, 1)?;
            }
            self.shape[rival] = None;
        }
        Ok(())
    }

    /// What has been waiting behind everything.
    pub(super) fn settle(&mut self) -> Play {
        while !self.tail.is_empty() {
            let (target, hits) = self.tail.remove(0);
            self.hit(target, hits)?;
        }
        Ok(())
    }
}
