//! Duel as a course: any two monsters, either begins.

use super::Curriculum;
use crate::draw::Draw;
use engine::Chance;
use engine::duel::{Monster, Setup, State};

impl Curriculum for State {
    fn training_start(_: usize, luck: &mut Draw) -> Self {
        let one = luck.below(Monster::ALL.len() as u32) as usize;
        let other = luck.below(Monster::ALL.len() as u32 - 1) as usize;
        let pair = [one, if other < one { other } else { other + 1 }];
        let setup = Setup::of(pair.map(|monster| Monster::ALL[monster]));
        setup.start().expect("two different monsters")
    }

    fn benchmark_start(net: usize, luck: &mut Draw) -> Self {
        Self::training_start(net, luck)
    }
}
