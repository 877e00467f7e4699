//! One of many, drawn.

/// So many are kept while they are counted.
const KEPT: usize = 48;

/// One of those that `each` visits, or the number of one of the `before` that lie before them: each as likely as any
/// other where `draw` gives each number below a bound as likely as any other. Visiting goes on as long as the visitor
/// says so.
///
/// # Errors
/// The number, below `before`, when one of these was drawn.
pub(crate) fn one_of<A: Copy>(
    before: u32,
    each: impl Fn(&mut dyn FnMut(A) -> bool),
    draw: impl FnOnce(u32) -> u32,
) -> Result<Option<A>, u32> {
    // They are counted first, and few of them gone through again.
    let (mut kept, mut count) = ([None; KEPT], 0_usize);
    each(&mut |one| {
        if let Some(place) = kept.get_mut(count) {
            *place = Some(one);
        }
        count += 1;
        true
    });
    let count = u32::try_from(count).unwrap_or(u32::MAX);
    let nth = draw(before.saturating_add(count));
    let Some(nth) = nth.checked_sub(before) else {
        return Err(nth);
    };
    if let Some(one) = kept.get(nth as usize) {
        return Ok(*one);
    }
    let (mut left, mut found) = (nth, None);
    each(&mut |one| {
        found = Some(one);
        left = left.wrapping_sub(1);
        left != u32::MAX
    });
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_drawn_as_often_as_any_other() {
        for (before, count) in [(0, 1), (0, 5), (3, 4), (63, 2), (0, 48), (1, 49), (7, 200)] {
            let each = |visit: &mut dyn FnMut(u32) -> bool| {
                let _ = (0..count).all(&mut *visit);
            };
            let drawn = (0..before + count).map(|nth| one_of(before, each, |_| nth));
            let all = (0..before).map(Err).chain((0..count).map(|one| Ok(Some(one))));
            assert!(drawn.eq(all), "{before} {count}");
        }
    }
}
