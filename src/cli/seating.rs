//! The tables at which people sit down from the command line, in the window and in the terminal.

use super::arguments::{Contestant, Listed, Play};
use super::entrants::Pool;
use super::game::{self, CliGame};
use super::{Classic, Duel, Problem};
use crate::storage::{DuelSetup, GameSetup, Guest, TableSetup, Who};
use ::table::fresh_seed;
use bots::Level;
use engine::duel::Monster;
use words::Words;

/// Is nothing said about the table?
pub(super) fn is_silent(options: &Play) -> bool {
    options.players.is_none()
        && options.people.is_empty()
        && options.opponents.is_empty()
        && options.seed.is_none()
        && options.take_back.is_none()
        && options.boxes.is_silent()
        && !options.bots_only
}

/// The table of the classic game that the command line describes.
///
/// # Errors
/// When there is no such table.
pub(super) fn classic(options: &Play, words: &Words) -> Result<TableSetup, Problem> {
    let boxes = options.boxes.options(words)?;
    let who = who::<Classic>(options, words)?;
    let mut table = TableSetup::with_options(&vec![Level::Normal; who.len()], options.seed, boxes);
    sit(&mut table, &who, options);
    Ok(table)
}

/// The duel that the command line describes; whoever is not named is drawn by the seed, as in the terminal.
///
/// # Errors
/// When there is no such duel.
pub(super) fn duel(options: &Play, words: &Words) -> Result<DuelSetup, Problem> {
    let agreed = Duel::agreed(&options.boxes, words)?;
    let who = who::<Duel>(options, words)?;
    let pair = [Who::Human, Who::Bot(Level::Normal)];
    let mut duel = duellists(pair, agreed, options.seed);
    sit(&mut duel, &who, options);
    Ok(duel)
}

/// A duel of these two, with the monsters that were agreed on or that the seed draws.
pub(super) fn duellists(who: [Who; 2], agreed: Option<[Monster; 2]>, seed: Option<u64>) -> DuelSetup {
    let monsters = game::monsters(agreed, seed.unwrap_or_else(fresh_seed));
    DuelSetup::between(monsters, who, seed)
}

/// Who sits where: people by their names, who come first, then bots. The last level fills the seats that are
/// left.
fn who<K: CliGame>(options: &Play, words: &Words) -> Result<Vec<(Who, String)>, Problem> {
    let mut seated: Vec<(Who, String)> = options
        .people
        .iter()
        .map(|name| (Who::Human, name.clone()))
        .collect();
    if seated.is_empty() && !options.bots_only {
        seated.push((Who::Human, String::new()));
    }
    let people = seated.len();
    let usual = usize::from(K::USUAL_SEATS).max(people);
    let players = options.players.map_or(usual, usize::from);
    game::seats::<K>(players, words)?;
    if people > players {
        let values = [("people", people.into()), ("players", players.into())];
        return Err(Problem::new(words, "cli-too-many-people", &values));
    }
    let levels = Listed::all(&options.opponents);
    if levels.len() > players - people {
        let values = [
            ("levels", levels.len().into()),
            ("players", (players - people).into()),
        ];
        return Err(Problem::new(words, "cli-too-many-levels", &values));
    }
    let bots = bots::<K>(&levels, players, options, words)?;
    let last = bots.last().copied().unwrap_or(Who::Bot(Level::Normal));
    seated.extend((0..players - people).map(|seat| {
        let bot = bots.get(seat).copied().unwrap_or(last);
        (bot, String::new())
    }));
    Ok(seated)
}

/// Who was named for the seats without people: levels, and guests, who are invited only here and in the window.
fn bots<K: CliGame>(
    named: &[Contestant],
    players: usize,
    options: &Play,
    words: &Words,
) -> Result<Vec<Who>, Problem> {
    let level = |who: &Contestant| match who {
        Contestant::Named(name) => name.parse().ok().map(Who::Bot),
        Contestant::Net(_) | Contestant::Program(_) => None,
    };
    let mut pool = None;
    let mut bots = Vec::new();
    for who in named {
        if let Some(level) = level(who) {
            bots.push(level);
            continue;
        }
        let pool = match &mut pool {
            Some(pool) => pool,
            none => {
                let agreed = K::agreed(&options.boxes, words)?;
                none.insert(Pool::<K>::at(&K::table(
                    players,
                    &agreed,
                    options.seed.unwrap_or(0),
                    words,
                )?))
            }
        };
        let found = pool.find(who, "--bots", "cli-allowed-contestant", words)?;
        bots.push(Who::Guest(Guest::invited(&found.sitter().plays)));
    }
    Ok(bots)
}

fn sit(setup: &mut impl GameSetup, who: &[(Who, String)], options: &Play) {
    for (seat, (who, name)) in who.iter().enumerate() {
        setup.rename(seat, name);
        if let Some(seat) = setup.seats_mut().get_mut(seat) {
            seat.who = *who;
        }
    }
    setup.allow_take_back(options.take_back.unwrap_or_default());
    setup.mend();
}

#[cfg(test)]
mod tests {
    use super::{classic, duel, is_silent};
    use crate::cli::arguments::{Command, Play, read};
    use crate::storage::Who::{Bot, Guest, Human};
    use crate::storage::{DuelSetup, TableSetup};
    use bots::Level::{Easy, Hard, Normal};
    use words::{Language, Words};

    fn play(text: &str) -> Play {
        let line = format!("king-of-tokyo play {text}");
        let line: Vec<_> = line.split_whitespace().map(Into::into).collect();
        match read(&line, &Words::new(Language::English)) {
            Ok(Command::Play(play)) => play,
            _ => panic!("{text} plays nothing"),
        }
    }

    fn table(text: &str) -> Result<TableSetup, String> {
        classic(&play(text), &Words::new(Language::English)).map_err(|problem| problem.0)
    }

    fn duellists(text: &str) -> Result<DuelSetup, String> {
        let text = format!("--game duel {text}");
        duel(&play(&text), &Words::new(Language::English)).map_err(|problem| problem.0)
    }

    #[test]
    fn people_sit_down_by_their_names_and_bots_on_the_other_seats() {
        let table = table("--people Ada,Ben --bots hard,easy --players 5").expect("a table");
        let who: Vec<_> = table
            .seats
            .iter()
            .map(|seat| (seat.who, seat.name.as_str()))
            .collect();
        let wanted = [
            (Human, "Ada"),
            (Human, "Ben"),
            (Bot(Hard), ""),
            (Bot(Easy), ""),
            (Bot(Easy), ""),
        ];
        assert_eq!(who, wanted);
        let duel = duellists("--people Ada --bots hard --seed 3").expect("a duel");
        assert_eq!(
            duel.seats.map(|seat| (seat.who, seat.name)),
            [(Human, "Ada".into()), (Bot(Hard), String::new())]
        );
    }

    #[test]
    fn programs_and_bots_without_a_level_are_guests() {
        let guest = |plays: &str| Guest(crate::storage::Guest::invited(plays));
        let named = |text: &str| {
            let table = table(text)?;
            Ok::<_, String>(table.seats.iter().map(|seat| seat.who).collect::<Vec<_>>())
        };
        assert_eq!(
            named("--bots greedy,exec:./bot,hard --players 4"),
            Ok(vec![
                Human,
                guest("bot:greedy"),
                guest("exec:./bot,hard"),
                guest("exec:./bot,hard")
            ])
        );
        assert_eq!(
            named("--bots exec:./bot --bots hard --players 3"),
            Ok(vec![Human, guest("exec:./bot"), Bot(Hard)])
        );
        let duel = duellists("--bots master-no-hand").expect("a duel");
        assert_eq!(duel.seats[1].who, guest("bot:master-no-hand"));
        for (bots, wanted) in [("nobody", "exec:COMMAND"), ("net:no-such.net", "no-such.net")] {
            let refused = named(&format!("--bots {bots}")).expect_err("nobody of this name");
            assert!(refused.contains(wanted), "{refused}");
        }
    }

    #[test]
    fn a_table_has_its_usual_size_unless_more_people_come() {
        assert_eq!(table("--seed 1").map(|table| table.seats.len()), Ok(4));
        let five = table("--people A,B,C,D,E").expect("a table");
        assert!(five.seats.iter().all(|seat| seat.who == Human) && five.seats.len() == 5);
        let bots = table("--bots-only").expect("a table");
        assert!(bots.seats.iter().all(|seat| seat.who == Bot(Normal)));
        assert!(is_silent(&play("")) && !is_silent(&play("--people Ada")));
    }

    #[test]
    fn who_does_not_fit_at_the_table_is_refused() {
        let refused = table("--people A,B,C --players 2").expect_err("two seats");
        assert!(refused.contains("3") && refused.contains("2"), "{refused}");
        let refused = table("--people A,B --players 2 --bots easy").expect_err("no seat is left");
        assert!(refused.contains("--bots"), "{refused}");
        duellists("--people A,B,C").expect_err("two duel");
    }
}
