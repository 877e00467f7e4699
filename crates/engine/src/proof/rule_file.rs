//! The tables of the rule files, with which tests compare what is declared.

/// Power cards and their decks.
pub(crate) const POWER_CARDS: &str = include_str!("../../../../docs/rules/power-cards.md");
/// The wickedness tiles, among others.
pub(crate) const EXPANSIONS: &str = include_str!("../../../../docs/rules/expansions.md");
/// The Evolutions.
pub(crate) const EVOLUTIONS: &str = include_str!("../../../../docs/rules/evolutions.md");
/// Duel.
pub(crate) const DUEL: &str = include_str!("../../../../docs/rules/duel.md");

/// The cells of a line of a table; none for any other line.
fn cells(line: &str) -> Option<impl Iterator<Item = &str>> {
    let inner = line.strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(str::trim))
}

/// Every row of all the tables of a file that have these columns, in the order of the columns asked for.
pub(crate) fn rows<const N: usize>(file: &'static str, columns: [&str; N]) -> Vec<[&'static str; N]> {
    let mut found = Vec::new();
    // Where the columns stand in the table that is being read; `None` between tables, and where it has others.
    let mut places: Option<[usize; N]> = None;
    let mut inside = false;
    for line in file.lines() {
        let Some(cells) = cells(line) else {
            (places, inside) = (None, false);
            continue;
        };
        let cells: Vec<&str> = cells.collect();
        if !inside {
            let at = columns.map(|column| cells.iter().position(|cell| *cell == column));
            places = at
                .iter()
                .all(Option::is_some)
                .then(|| at.map(Option::unwrap_or_default));
            inside = true;
            continue;
        }
        if let Some(places) = places.filter(|_| !cells[0].starts_with("--")) {
            found.push(places.map(|place| cells[place]));
        }
    }
    found
}

#[test]
fn rows_are_those_of_the_tables_with_these_columns() {
    const FILE: &str = "\
text
| slug | name | cost |
| --- | --- | --- |
| one | One | 5 |
| other | Other | 3 |

| slug | level |
|---|---|
| tiles | 3 |

| cost | slug |
|---|---|
| 4 | third |
";
    assert_eq!(
        rows(FILE, ["slug", "cost"]),
        [["one", "5"], ["other", "3"], ["third", "4"]]
    );
    assert_eq!(rows(FILE, ["level"]), [["3"]]);
}
