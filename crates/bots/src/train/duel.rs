//! Duel as a course: any two monsters, either begins.

use super::Course;
use crate::draw::Draw;
use engine::Chance;
use engine::duel::{Monster, Setup, State};

impl Course for State {
    fn opening(_: usize, luck: &mut Draw) -> Self {
        let one = luck.below(Monster::ALL.len() as u32) as usize;
        let other = luck.below(Monster::ALL.len() as u32 - 1) as usize;
        let pair = [one, if other < one { other } else { other + 1 }];
        let setup = Setup::of(pair.map(|monster| Monster::ALL[monster]));
        setup.start().expect("two different monsters")
    }

    fn usual(net: usize, luck: &mut Draw) -> Self {
        Self::opening(net, luck)
    }
}
