//! What is judged in passing, while nobody plays.

use super::*;
use crate::statistics::passing::begin;

#[test]
fn what_nobody_has_judged_is_judged_in_passing_unless_it_is_stopped() {
    let folder = Folder::new("passing");
    let games = Games::at(&folder.0);
    // A short duel that Zoé has given up.
    let mut table =
        Table::new(<duel::State as Random>::start(2), 4).seating(vec![person("zoe"), bot("easy")]);
    table.advance(&mut |_, _| {});
    go_on(&mut table, &mut Lottery(4), 12);
    let mut record = Writer::begin(Vec::new(), head(&table, "g"), &table, Keep::Digests).expect("memory");
    record.forfeit(&table, Seat(0)).expect("memory");
    std::fs::write(folder.0.join("g.kot"), record.into_inner()).expect("a file");
    let all = || gather(&games, &Stop::default(), &mut |_| {}).expect("a folder");
    let stop = Stop::default();
    stop.ask();
    begin(&games, &stop);
    assert_eq!((all().unjudged.len(), all().accuracy.len()), (1, 0));
    begin(&games, &Stop::default());
    assert_eq!((all().unjudged.len(), all().accuracy.len()), (0, 1));
}
