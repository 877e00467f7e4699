//! Games that were made up or played at random, and what is counted of them.

mod held;
mod passing;

use super::*;
use crate::storage::Folder;
use crate::storage::games::{Games, Name};
use bots::Stop;
use engine::proof::Lottery;
use engine::{Asked, Chance, Game, Seat, classic, duel};
use std::collections::BTreeMap;
use table::notation::Notation;
use table::record::{Head, Keep, Record, Writer};
use table::{Decider, LiveTable, Sitter, Table, TakeBack};

fn person(profile: &str) -> Sitter {
    Sitter {
        name: profile.to_uppercase(),
        plays: "person".to_owned(),
        profile: Some(profile.to_owned()),
        ..Sitter::default()
    }
}

fn bot(level: &str) -> Sitter {
    Sitter {
        plays: format!("bot:{level}"),
        ..Sitter::default()
    }
}

/// A first position of some table.
trait Random: Counted + bots::BotGame {
    fn start(seats: usize) -> Self;
}

impl Random for classic::State {
    fn start(seats: usize) -> Self {
        let monsters = classic::Monster::ALL[..seats].to_vec();
        let options = classic::Options::default();
        let setup = classic::Setup {
            monsters: monsters.into_iter().collect(),
            options,
            first: None,
        };
        setup.start().expect("a table")
    }
}

impl Random for duel::State {
    fn start(_: usize) -> Self {
        crate::storage::DuelSetup::default()
            .game()
            .start()
            .expect("a duel")
    }
}

/// A table at which anything was answered, to the end; a person sits first, and then bots.
fn played<G: Random>(seats: usize, seed: u64) -> Table<G> {
    let mut sitters = vec![person("zoe")];
    sitters.resize_with(seats, || bot("hard"));
    let mut table = Table::new(G::start(seats), seed).seating(sitters);
    let mut chance = Lottery(seed);
    table.advance(&mut |_, _| {});
    go_on(&mut table, &mut chance, usize::MAX);
    table
}

fn go_on<G: Random>(table: &mut Table<G>, chance: &mut Lottery, answers: usize) {
    for _ in 0..answers {
        let Some(answer) = table.state().any_answer(chance) else {
            return;
        };
        table.answer(answer, &mut |_, _| {}).expect("it is legal");
    }
}

fn head<G: Notation>(table: &Table<G>, id: &str) -> Head<G::Options> {
    let mut head = Head::from(table);
    (head.id, head.time) = (Some(id.to_owned()), Some(1_700_000_000));
    head
}

fn written<G: Notation>(table: &Table<G>, id: &str) -> Vec<u8> {
    let writer = Writer::begin(Vec::new(), head(table, id), table, Keep::Digests);
    let mut writer = writer.expect("memory takes every line");
    writer.follow(table).expect("memory takes every line");
    writer.into_inner()
}

/// What the positions alone say, one after the other: the longest reign, and the fewest hearts of each seat.
fn looked_at(table: &Table<classic::State>) -> Vec<(u16, Option<u8>)> {
    let seats = table.state().seats();
    let mut found = vec![(0, None); seats];
    let (mut runs, mut hearts) = (vec![0; seats], vec![10; seats]);
    let mut turn = 0;
    let all = table.history().len();
    for answers in 0..=all {
        let at = table.at(answers, &mut |_, _| {});
        let state = at.state();
        for seat in state.all_seats() {
            let nth = seat.index();
            let now = state.player(seat).hearts;
            if now < hearts[nth] && now > 0 {
                found[nth].1 = Some(found[nth].1.map_or(now, |least: u8| least.min(now)));
            }
            hearts[nth] = now;
            if !state.in_tokyo(seat) {
                runs[nth] = 0;
            }
        }
        if state.turn().number != turn {
            turn = state.turn().number;
            let nth = state.active().index();
            if state.in_tokyo(state.active()) {
                runs[nth] += 1;
                found[nth].0 = found[nth].0.max(runs[nth]);
            }
        }
    }
    found
}

#[test]
fn two_ways_of_counting_agree() {
    for seed in 0..60 {
        let table = played::<classic::State>(2 + seed as usize % 5, seed);
        let counted = count(&written(&table, "a"), "a").expect("it is counted");
        let last = table.finished().expect("it is over");
        let shares = last.scores().expect("it is over").shares;
        assert_eq!(counted.turns, last.turn().number);
        for ((nth, seat), (reign, least)) in counted.seats.iter().enumerate().zip(looked_at(&table)) {
            assert_eq!(seat.outcome == Outcome::Won, shares[nth] > 0.0, "seed {seed}");
            assert_eq!(seat.reign, reign, "the reign of seat {nth}, seed {seed}");
            // Within one answer hearts may go and come again: positions know less than events.
            let floor = seat.least_hearts.unwrap_or(10);
            assert!(floor <= least.unwrap_or(10), "seat {nth}, seed {seed}");
        }
    }
}

#[test]
fn every_random_game_is_counted_and_the_sums_are_those_of_the_games() {
    let folder = Folder::new("random-games");
    let games = Games::at(&folder.0);
    for seed in 0..150u64 {
        let bytes = match seed % 3 {
            0 => written(&played::<duel::State>(2, seed), &format!("d{seed}")),
            _ => written(
                &played::<classic::State>(2 + seed as usize % 4, seed),
                &format!("c{seed}"),
            ),
        };
        std::fs::write(folder.0.join(format!("{seed:03}.kot")), bytes).expect("a file");
    }
    let gathered = gather(&games, &Stop::default(), &mut |_| {}).expect("a folder");
    assert_eq!((gathered.games.len(), gathered.running), (150, 0));
    assert!(gathered.skipped.is_empty(), "{:?}", gathered.skipped);
    let totals = Totals::of(&gathered.games, &Filter::default());
    let mine = || gathered.games.iter().map(|game| (game, &game.seats[0]));
    let won = |(_, seat): &(&GameCount, &SeatCount)| seat.outcome == Outcome::Won;
    assert_eq!(totals.all.games, 150);
    assert_eq!(totals.all.won as usize, mine().filter(won).count());
    assert_eq!(totals.wins.values().sum::<u32>(), totals.all.won);
    for shares in [
        totals.monsters.values().copied().collect::<Vec<_>>(),
        totals.editions.values().copied().collect(),
        totals.opponents.values().copied().collect(),
        totals.players.values().copied().collect(),
    ] {
        assert_eq!(shares.iter().map(|share| share.games).sum::<u32>(), 150);
        assert_eq!(shares.iter().map(|share| share.won).sum::<u32>(), totals.all.won);
    }
    let reign = mine().map(|(_, seat)| seat.reign).max();
    let feat = totals.feats.iter().find(|feat| feat.kind == FeatKind::Reign);
    assert_eq!(feat.map(|feat| feat.value), reign.filter(|reign| *reign > 0));
    for card in &totals.cards {
        let with = mine().filter(|(game, seat)| game.game == card.game && seat.cards.contains(&card.card));
        assert_eq!(with.count(), card.share.games as usize, "{}", card.card);
    }
    // The filters divide the games, and each finds its own.
    let games_of = |game: &str| {
        Totals::of(
            &gathered.games,
            &Filter {
                game: Some(game.to_owned()),
                ..Filter::default()
            },
        )
    };
    assert_eq!(
        (games_of("duel").all.games, games_of("classic").all.games),
        (50, 100)
    );
    let csv = to_csv(&gathered.games, &gathered.accuracy, &Filter::default());
    assert_eq!(csv.lines().count(), 151);
    assert!(
        csv.starts_with("\u{feff}date,game_id,"),
        "spreadsheets read it as UTF-8"
    );
}

#[test]
fn a_game_is_told_as_it_was_played() {
    use classic::{Cause, Event, HitKind, LeaveReason, Place, Reason};
    let (ana, max, zoe) = (Seat(0), Seat(1), Seat(2));
    let start = <classic::State as Random>::start(3);
    let mut tally = Tally::new(3);
    let begins = |seat| Event::TurnStarted {
        seat,
        number: 1,
        reason: Reason::Order,
    };
    let stars = |seat, delta| Event::StarsChanged {
        seat,
        asked: delta,
        delta,
        now: 9,
        cause: Cause::Dice,
    };
    let hit = |by, victim, amount, now| Event::LifeLost {
        victim,
        amount,
        kind: HitKind::Smash,
        by,
        card: None,
        now,
    };
    for event in [
        begins(ana),
        stars(ana, 3),
        hit(Some(ana), max, 2, 8),
        hit(Some(ana), zoe, 3, 7),
        hit(Some(ana), max, 2, 6),
        stars(ana, 2),
        begins(max),
        stars(max, 4),
        stars(max, -2),
        hit(None, ana, 9, 1),
        hit(Some(max), max, 5, 1),
        Event::LeftTokyo {
            seat: ana,
            place: Place::City,
            reason: LeaveReason::Yielded,
        },
        begins(zoe),
        stars(zoe, 1),
        hit(Some(zoe), max, 1, 0),
    ] {
        classic::State::take_in(&mut tally, &event, &start);
    }
    let found: Vec<_> = tally
        .seats()
        .iter()
        .map(|seat| {
            (
                seat.best_turn,
                seat.blow.map(|blow| (blow.hearts, blow.against)),
                seat.least_hearts,
            )
        })
        .collect();
    assert_eq!(
        found,
        [
            (5, Some((4, 1)), Some(1)),
            (4, None, Some(1)),
            (1, Some((1, 1)), Some(7)),
        ]
    );
}

#[test]
fn a_reign_ends_where_tokyo_is_left() {
    let seat = Seat(0);
    let mut tally = Tally::new(2);
    for in_tokyo in [false, true, true] {
        tally.begins_in_tokyo(seat, in_tokyo);
    }
    tally.left_tokyo(seat);
    for in_tokyo in [true, false, true, true, true] {
        tally.begins_in_tokyo(seat, in_tokyo);
    }
    assert_eq!(tally.seats()[0].reign, 3);
}

#[test]
fn only_finished_games_count_and_a_seat_that_changed_hands_is_neither_won_nor_lost() {
    let mut running =
        Table::new(<duel::State as Random>::start(2), 3).seating(vec![person("zoe"), bot("easy")]);
    running.advance(&mut |_, _| {});
    go_on(&mut running, &mut Lottery(3), 20);
    assert_eq!(count(&written(&running, "r"), "r"), Err(Skipped::Running));

    let mut handed = running.clone();
    handed.hand_over(Seat(0), bot("hard"));
    go_on(&mut handed, &mut Lottery(3), usize::MAX);
    let counted = count(&written(&handed, "h"), "h").expect("it is over");
    assert!(counted.seats[0].handed_over);
    assert_eq!(counted.seats[0].outcome, Outcome::Neither);
    let totals = Totals::of([&counted], &Filter::default());
    assert_eq!((totals.all.games, totals.neither), (0, 1));
    assert!(milestones([&counted], Some("zoe")).is_empty());

    let mut given_up =
        Writer::begin(Vec::new(), head(&running, "g"), &running, Keep::Digests).expect("memory");
    given_up.forfeit(&running, Seat(0)).expect("memory");
    let counted = count(&given_up.into_inner(), "g").expect("it is over");
    let outcomes: Vec<_> = counted.seats.iter().map(|seat| seat.outcome).collect();
    assert_eq!(
        (outcomes, counted.how),
        (vec![Outcome::Lost, Outcome::Won], How::Forfeit)
    );
}

/// Who sat on a seat one after the other, how many games each of them had, and everybody had.
type Stints = (&'static [&'static str], &'static [(&'static str, u32)], u32);

#[test]
fn whoever_took_over_a_seat_is_counted_once_for_themselves_and_among_everybody() {
    let rows: [Stints; 6] = [
        (&["zoe"], &[("zoe", 1), ("max", 0)], 1),
        (&["zoe", "max"], &[("zoe", 1), ("max", 1)], 2),
        (&["zoe", "hard"], &[("zoe", 1)], 1),
        (&["easy", "max"], &[("zoe", 0), ("max", 1)], 1),
        (&["zoe", "hard", "zoe"], &[("zoe", 1)], 1),
        (
            &["zoe", "hard", "max", "zoe", "max"],
            &[("zoe", 1), ("max", 1)],
            2,
        ),
    ];
    let sitter = |name: &str| match name {
        "zoe" | "max" => person(name),
        level => bot(level),
    };
    for (sat, each, everybody) in rows {
        let first = vec![sitter(sat[0]), bot("easy")];
        let mut table = Table::new(<duel::State as Random>::start(2), 3).seating(first);
        table.advance(&mut |_, _| {});
        for name in &sat[1..] {
            go_on(&mut table, &mut Lottery(3), 5);
            table.hand_over(Seat(0), sitter(name));
        }
        go_on(&mut table, &mut Lottery(3), usize::MAX);
        let counted = count(&written(&table, "h"), "h").expect("it is over");
        let games = |profile: Option<&str>| {
            let filter = Filter {
                profile: profile.map(str::to_owned),
                ..Filter::default()
            };
            let totals = Totals::of([&counted], &filter);
            totals.all.games + totals.neither
        };
        for (profile, wanted) in each {
            assert_eq!(games(Some(profile)), *wanted, "{profile} of {sat:?}");
        }
        assert_eq!(games(None), everybody, "{sat:?}");
        let lines = to_csv(&[counted], &Default::default(), &Filter::default())
            .lines()
            .count();
        assert_eq!(lines as u32, everybody + 1, "{sat:?}");
    }
}

#[test]
fn taking_back_is_counted_where_something_had_been_learnt() {
    let table = Table::new(<duel::State as Random>::start(2), 3).seating(vec![person("zoe"), bot("easy")]);
    let mut table = LiveTable::from(table);
    table.begin(None, &mut |_, _| {});
    let head = Head {
        id: Some("t".to_owned()),
        ..table.private_head()
    };
    let record = table.begin_private_record(Vec::new(), head, Keep::Digests);
    let mut record = record.expect("memory");
    let (mut chance, mut learnt, mut taken) = (Lottery(3), [0, 0], None);
    for round in 0_u32.. {
        let Asked::Seat(asked) = table.asks() else { break };
        let before = table.answered();
        let answers = table.answers(asked);
        let answer = answers[chance.below(answers.len() as u32) as usize];
        // What is said again has not been taken back.
        learnt[asked.index()] -= u16::from(taken.take() == Some(answer));
        table.answer(answer, None, &mut |_, _| {}).expect("it is offered");
        table.follow_in_private_record(&mut record).expect("memory");
        if round < 60 && round % 4 == 0 && table.asks() != Asked::NoOne {
            // Dice or cards that came after the answer taught something.
            let taught = table.answered() > before + 1;
            learnt[asked.index()] += u16::from(taught);
            taken = taught.then_some(answer);
            table.take_back(TakeBack::Anything, |_, _| Decider::Person);
            assert_eq!(table.answered(), before);
            table.follow_in_private_record(&mut record).expect("memory");
        }
    }
    let bytes = record.into_inner();
    let record = Record::<duel::State>::read(&bytes).expect("a record");
    assert!(record.damage.is_none() && record.disagreement.is_none());
    let counted = count(&bytes, "t").expect("it is over");
    let found: Vec<_> = counted.seats.iter().map(|seat| seat.take_backs).collect();
    assert_eq!(found, learnt);
    assert!(learnt.iter().sum::<u16>() > 0);
}

/// A made-up game: when it began, its edition (Duel without one), who sat there, and who won how.
fn game(began: u64, edition: &str, seats: &[(&str, &str, &str)], winner: usize, how: How) -> GameCount {
    let seats = seats
        .iter()
        .enumerate()
        .map(|(nth, (profile, monster, plays))| SeatCount {
            profile: (!profile.is_empty()).then(|| (*profile).to_owned()),
            name: (*profile).to_owned(),
            monster: (*monster).to_owned(),
            plays: (*plays).to_owned(),
            outcome: if nth == winner {
                Outcome::Won
            } else {
                Outcome::Lost
            },
            handed_over: false,
            take_backs: 0,
            cards: Vec::new(),
            had: Vec::new(),
            reign: 0,
            best_turn: 0,
            blow: None,
            least_hearts: None,
            came_later: false,
        });
    let seats: Vec<_> = seats.collect();
    GameCount {
        id: format!("game-{began}"),
        parent: None,
        game: if edition.is_empty() { "duel" } else { "classic" }.to_owned(),
        edition: (!edition.is_empty()).then(|| edition.to_owned()),
        began: Some(began),
        goal: if edition.is_empty() {
            Goal::Steps
        } else {
            Goal::Stars
        },
        turns: 30,
        how,
        seats,
        later: Vec::new(),
    }
}

/// An evening: what Zoe and Max have played.
fn evening() -> Vec<GameCount> {
    let (zoe, max) = (("zoe", "gigazaur", "person"), ("max", "the-king", "person"));
    let easy = ("", "alienoid", "bot:easy");
    let master = ("", "kraken", "bot:master");
    vec![
        game(1, "base", &[zoe, easy], 0, How::Stars),
        game(2, "base", &[zoe, max, easy], 1, How::Survival),
        game(3, "dark", &[zoe, easy, master], 0, How::Survival),
        game(
            4,
            "dark",
            &[("zoe", "cyber-kitty", "person"), easy],
            0,
            How::Stars,
        ),
        game(5, "", &[zoe, max], 0, How::Knockout),
        game(6, "", &[easy, master], 0, How::Fame),
    ]
}

#[test]
fn an_evening_adds_up() {
    let games = evening();
    let of = |filter: Filter| Totals::of(&games, &filter);
    let share = |won, games| Share { won, games };
    let zoe = Filter {
        profile: Some("zoe".to_owned()),
        ..Filter::default()
    };
    let totals = of(zoe.clone());
    assert_eq!(totals.all, share(4, 5));
    let wins: Vec<_> = totals
        .wins
        .iter()
        .map(|(how, wins)| (how.slug(), *wins))
        .collect();
    assert_eq!(wins, [("stars", 2), ("survival", 1), ("knockout", 1)]);
    let monsters: Vec<_> = totals
        .monsters
        .iter()
        .map(|(name, share)| (name.as_str(), *share))
        .collect();
    assert_eq!(
        monsters,
        [("cyber-kitty", share(1, 1)), ("gigazaur", share(3, 4))]
    );
    let against: BTreeMap<_, _> = totals
        .opponents
        .iter()
        .map(|(who, share)| (who.slug(), *share))
        .collect();
    assert_eq!(
        against,
        BTreeMap::from([
            ("easy", share(2, 3)),
            ("master", share(1, 1)),
            ("people", share(1, 1))
        ])
    );
    assert_eq!(
        totals.course.iter().map(|step| step.won).collect::<Vec<_>>(),
        [true, false, true, true, true]
    );
    // Everybody: games of bots alone are nobody's.
    assert_eq!(of(Filter::default()).all, share(5, 7));
    let duels = Filter {
        game: Some("duel".to_owned()),
        ..zoe.clone()
    };
    assert_eq!(of(duels).all, share(1, 1));
    let dark = Filter {
        edition: Some("dark".to_owned()),
        ..zoe.clone()
    };
    assert_eq!(of(dark).all, share(2, 2));
    let three = Filter {
        players: Some(3),
        ..zoe.clone()
    };
    assert_eq!(of(three).all, share(1, 2));
    let lately = Filter {
        since: Some(4),
        ..zoe
    };
    assert_eq!(of(lately).all, share(2, 2));
}

#[test]
fn a_copy_is_the_same_game_and_practice_is_none() {
    let mut games = evening();
    games.push(games[0].clone());
    let mut practice = games[1].clone();
    (practice.id, practice.parent) = ("again".to_owned(), Some("game-2".to_owned()));
    games.push(practice);
    assert_eq!(
        Totals::of(&games, &Filter::default()),
        Totals::of(&evening(), &Filter::default())
    );
    let mut continued = games[1].clone();
    (continued.id, continued.parent) = ("on".to_owned(), Some("a game of other rules".to_owned()));
    games.push(continued);
    assert_eq!(Totals::of(&games, &Filter::default()).all.games, 9);
}

#[test]
fn milestones_are_reached_once_in_the_order_of_the_games() {
    let games = evening();
    let reached = |games: &[GameCount], who| {
        let reached = milestones(games, Some(who)).into_iter();
        reached
            .map(|one| (one.milestone.slug(), one.began.unwrap_or(0)))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        reached(&games, "zoe"),
        [
            ("first-game", 1),
            ("first-win", 1),
            ("both-ways", 3),
            ("master", 3),
            ("streak", 5),
            ("all-games", 5)
        ]
    );
    assert_eq!(reached(&games, "max"), [("first-game", 2), ("first-win", 2)]);
    let mut feats = evening();
    let seat = &mut feats[1].seats[0];
    (seat.reign, seat.best_turn) = (6, 8);
    seat.blow = Some(Blow {
        hearts: 7,
        against: 1,
    });
    // One heart is an escape only for whoever wins.
    seat.least_hearts = Some(1);
    let zoe = reached(&feats, "zoe");
    for slug in ["reign", "great-turn", "heavy-blow"] {
        assert!(zoe.contains(&(slug, 2)), "{zoe:?}");
    }
    assert!(!zoe.iter().any(|(slug, _)| *slug == "escape"));
    let slugs: std::collections::BTreeSet<_> = Milestone::ALL.map(Milestone::slug).into();
    assert_eq!(slugs.len(), Milestone::ALL.len());
}

#[test]
fn a_record_names_the_game_it_is_from_and_whom_it_was_against() {
    let mut games = evening();
    for (game, hearts, against) in [(1, 5, 1), (2, 9, 2), (3, 9, 1)] {
        games[game].seats[0].blow = Some(Blow { hearts, against });
    }
    let totals = Totals::of(
        &games,
        &Filter {
            profile: Some("zoe".to_owned()),
            ..Filter::default()
        },
    );
    let blow = totals
        .feats
        .iter()
        .find(|feat| feat.kind == FeatKind::Blow)
        .expect("a blow");
    assert_eq!(
        (blow.value, blow.id.as_str()),
        (9, "game-3"),
        "the first of equal ones"
    );
    assert_eq!(blow.against, [(String::new(), "kraken".to_owned())]);
}

#[test]
fn the_cache_may_be_deleted_or_broken_and_nothing_changes() {
    let folder = Folder::new("count-cache");
    let games = Games::at(&folder.0);
    for seed in 0..4 {
        let bytes = written(&played::<duel::State>(2, seed), &format!("d{seed}"));
        std::fs::write(folder.0.join(format!("{seed}.kot")), bytes).expect("a file");
    }
    std::fs::write(folder.0.join("foreign.kot"), "a letter to grandmother").expect("a file");
    let mut damaged = std::fs::read(folder.0.join("0.kot")).expect("a file");
    let at = damaged.len() / 2;
    damaged[at] ^= 1;
    std::fs::write(folder.0.join("damaged.kot"), damaged).expect("a file");
    let all = || gather(&games, &Stop::default(), &mut |_| {}).expect("a folder");
    let first = all();
    assert_eq!((first.games.len(), first.skipped.len()), (4, 2));
    let cache = folder.0.join(CACHE);
    let text = std::fs::read_to_string(&cache).expect("it was written");
    assert_eq!(text.lines().count(), 7);
    let same = |gathered: Gathered| {
        assert_eq!(gathered.games, first.games);
        assert_eq!(gathered.skipped, first.skipped);
    };
    same(all());
    std::fs::remove_file(&cache).expect("deleted");
    same(all());
    for broken in [
        "",
        "{",
        "{\"version\":99}\n",
        &text[..text.len() / 2],
        &text.replace("\"turns\"", "\"tvrns\""),
    ] {
        std::fs::write(&cache, broken).expect("a file");
        same(all());
        assert_eq!(
            std::fs::read_to_string(&cache).expect("it was written anew"),
            text
        );
    }
    // Whoever stops it loses nothing.
    let stop = Stop::default();
    stop.ask();
    let _ = gather(&games, &stop, &mut |_| {});
    same(all());
}

#[test]
fn decisions_are_judged_once_and_remembered_with_the_name_of_the_judge() {
    let folder = Folder::new("judged");
    let games = Games::at(&folder.0);
    let bytes = written(&played::<duel::State>(2, 8), "d");
    std::fs::write(folder.0.join("d.kot"), &bytes).expect("a file");
    let all = || gather(&games, &Stop::default(), &mut |_| {}).expect("a folder");
    let name = Name::of_file("d.kot").expect("a name");
    assert_eq!(all().unjudged, [(name.clone(), "d".to_owned())]);
    let stop = Stop::default();
    stop.ask();
    assert_eq!(judge(&bytes, &stop), None, "it was stopped");
    let told = Accuracy {
        evaluator: evaluator(),
        seats: vec![Judged {
            seat: 0,
            given_away: 0.25,
            decisions: 12,
            luck: Some(Fortune {
                moved: Some(-0.125),
                unmeasured: 2,
            }),
        }],
    };
    // What was judged before luck was looked at is kept, and judged again.
    let mut before = told.clone();
    before.seats[0].luck = None;
    remember(&games, &name, &before);
    let old = std::fs::read_to_string(folder.0.join(CACHE)).expect("it was written");
    assert!(
        old.contains("\"decisions\":12}"),
        "as version 0.3.2 wrote it: {old}"
    );
    assert_eq!(all().accuracy.get("d"), Some(&before));
    assert_eq!(all().unjudged, [(name.clone(), "d".to_owned())]);
    remember(&games, &name, &told);
    let known = all();
    assert!(known.unjudged.is_empty());
    assert_eq!(known.accuracy.get("d"), Some(&told));
    let csv = to_csv(&known.games, &known.accuracy, &Filter::default());
    assert!(
        csv.lines()
            .nth(1)
            .is_some_and(|line| line.ends_with(",12,25.0,-12.5")),
        "{csv}"
    );
    // Another judge judges again.
    remember(
        &games,
        &name,
        &Accuracy {
            evaluator: "master 0.0.1".to_owned(),
            ..told
        },
    );
    assert_eq!(all().unjudged, [(name, "d".to_owned())]);
}

#[test]
fn luck_is_judged_with_the_decisions_and_follows_from_the_record() {
    for bytes in [
        written(&played::<duel::State>(2, 8), "d"),
        written(&played::<classic::State>(3, 9), "c"),
    ] {
        let judged = judge(&bytes, &Stop::default()).expect("a finished game");
        assert!(!judged.seats.is_empty());
        for seat in &judged.seats {
            let luck = seat.luck.expect("it was looked at");
            assert!(luck.moved.is_some_and(|moved| moved.abs() > 1e-4), "{luck:?}");
        }
        assert_eq!(judge(&bytes, &Stop::default()), Some(judged));
    }
}

#[test]
fn names_that_are_formulas_are_none_in_a_spreadsheet() {
    let mut games = vec![evening().remove(0)];
    games[0].seats[0].name = "=SUM(1,\"2\")".to_owned();
    let csv = to_csv(&games, &Default::default(), &Filter::default());
    assert!(csv.contains(",\"'=SUM(1,\"\"2\"\")\","), "{csv}");
    assert!(
        csv.lines()
            .nth(1)
            .is_some_and(|line| line.starts_with("1970-01-01,game-1,classic,base,2,easy,"))
    );
}

/// How long it takes to count a thousand games: `cargo test -p king-of-tokyo --lib a_thousand -- --ignored
/// --nocapture`.
#[test]
#[ignore = "it measures, and takes long"]
fn a_thousand_games_are_counted() {
    let folder = Folder::new("a-thousand");
    let games = Games::at(&folder.0);
    let mut bytes = 0;
    for seed in 0..100u64 {
        let text = match seed % 4 {
            0 => written(&played::<duel::State>(2, seed), &format!("d{seed}")),
            _ => written(
                &played::<classic::State>(2 + seed as usize % 5, seed),
                &format!("c{seed}"),
            ),
        };
        for copy in 0..10 {
            bytes += text.len();
            std::fs::write(folder.0.join(format!("{seed:03}-{copy}.kot")), &text).expect("a file");
        }
    }
    for round in ["from the records", "with the cache"] {
        let began = std::time::Instant::now();
        let gathered = gather(&games, &Stop::default(), &mut |_| {}).expect("a folder");
        println!(
            "{round}: {} games, {} KB, in {:?}",
            gathered.games.len(),
            bytes / 1024,
            began.elapsed()
        );
    }
}

/// A seat that somebody has named goes by that name, and another program by what it is called.
#[test]
fn a_program_goes_by_its_own_name() {
    for (name, plays, called) in [
        ("", "exec:./deep-kong --fast", "deep-kong"),
        ("Ada", "exec:./deep-kong", "Ada"),
        ("", "bot:master", ""),
        ("max", "person", "max"),
    ] {
        let mut seat = game(1, "base", &[("", "kraken", plays)], 0, How::Stars)
            .seats
            .remove(0);
        name.clone_into(&mut seat.name);
        assert_eq!(seat.called(), called, "{plays}");
    }
}
