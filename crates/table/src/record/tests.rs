//! Records told: written, read, damaged, and read under other rules.

mod bounds;

use super::proof::{harmed, prove};
use super::*;
use crate::Dealer;
use crate::notation::classic::Agreed;
use crate::table::Happened;
use engine::classic::{self, Edition, Monster, Options, Wickedness};
use engine::proof::Lottery;
use engine::{Asked, Chance, Game, Seat, duel};

/// Any table of King of Tokyo.
fn any_classic(chance: &mut dyn Chance) -> classic::State {
    let mut coin = || chance.below(2) == 1;
    let edition = if coin() { Edition::Base } else { Edition::Dark };
    let power_cards = coin() || coin();
    let options = Options {
        power_cards,
        promos: power_cards && coin(),
        halloween: power_cards && coin(),
        two_player_variant: coin(),
        automatic: coin() || coin(),
        wickedness: match (edition, coin(), coin()) {
            (Edition::Base, false, _) => Wickedness::Off,
            (_, true, _) => Wickedness::Mixed,
            (_, _, true) => Wickedness::Green,
            _ => Wickedness::Red,
        },
        ..Options::of(edition)
    };
    let seats = 2 + chance.below(5);
    let setup = classic::Setup {
        monsters: Monster::ALL[..seats as usize].to_vec(),
        options,
        first: (chance.below(3) == 0).then(|| Seat(chance.below(seats) as u8)),
    };
    setup.start().expect("options that go together")
}

/// Any duel.
fn any_duel(chance: &mut dyn Chance) -> duel::State {
    let one = chance.below(6) as usize;
    let other = (one + 1 + chance.below(5) as usize) % 6;
    let setup = duel::Setup {
        monsters: [one, other].map(|monster| duel::Monster::ALL[monster]),
        first: (chance.below(3) != 0).then(|| Seat(chance.below(2) as u8)),
        automatic: chance.below(3) != 0,
    };
    setup.start().expect("two different monsters")
}

/// Proves the records of so many random games of each game; the long run is `king-of-tokyo soak --records`.
fn games(count: u64) {
    let any = |count: usize, chance: &mut dyn Chance| chance.below(count as u32) as usize;
    for seed in 0..count {
        let mut chance = Lottery(seed);
        let start = any_classic(&mut chance);
        prove(start, &mut chance, seed == 0, &mut |_, legal, chance| {
            any(legal.len(), chance)
        })
        .unwrap_or_else(|broken| panic!("classic {seed}: {broken}"));
        let start = any_duel(&mut chance);
        prove(start, &mut chance, seed == 1, &mut |_, legal, chance| {
            any(legal.len(), chance)
        })
        .unwrap_or_else(|broken| panic!("duel {seed}: {broken}"));
    }
}

#[test]
fn what_is_written_is_read() {
    games(40);
}

/// A table at which so many seats' answers were given at random.
fn played(seed: u64, answers: usize) -> Table<classic::State> {
    let start = classic::Setup::of(3)
        .expect("three may play")
        .start()
        .expect("a table");
    let mut table = Table::new(start, seed).seating(vec![Sitter {
        name: "Zoë \"the\" Great\n".to_owned(),
        colour: "blue".to_owned(),
        plays: "person".to_owned(),
        profile: Some("p-1".to_owned()),
    }]);
    let mut chance = Lottery(seed);
    table.advance(&mut |_, _| {});
    for _ in 0..answers {
        let Some(answer) = table.state().any_answer(&mut chance) else {
            break;
        };
        table.answer(answer, &mut |_, _| {}).expect("a legal answer");
    }
    table
}

fn written(table: &Table<classic::State>, keep: Keep) -> Vec<u8> {
    let mut writer = Writer::begin(Vec::new(), Head::from(table), table, keep).expect("bytes take it");
    writer.follow(table).expect("bytes take it");
    writer.into_inner()
}

fn read(bytes: &[u8]) -> Record<classic::State> {
    Record::read(bytes).expect("a record")
}

#[test]
fn a_record_is_lines_that_people_can_read() {
    let text = String::from_utf8(written(&played(3, 30), Keep::Digests)).expect("UTF-8");
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("each line is JSON"))
        .collect();
    let head = &lines[0]["head"];
    assert_eq!((&head["format"], &head["game"]), (&json!(1), &json!("classic")));
    assert_eq!(head["seats"][0]["sitter"]["name"], "Zoë \"the\" Great\n");
    assert_eq!(head["seats"][2]["monster"], "the-king");
    assert_eq!(head["seed"], 3);
    assert_eq!(lines[1]["answer"]["n"], 0);
    assert!(lines[1]["answer"]["said"]["card"].is_string(), "{}", lines[1]);
    assert!(lines[1]["answer"]["seat"].is_null() && lines[1]["answer"]["drawn"].is_u64());
    let bought = text.lines().find(|line| line.contains("\"buy\":"));
    assert!(
        bought.is_none_or(|line| line.contains("\"buy\":\"")),
        "cards are named: {bought:?}"
    );
    assert!(lines.iter().any(|line| line["turn"]["digest"].is_string()));
    for line in &lines {
        assert_eq!(line["sum"].as_str().map(str::len), Some(16), "{line}");
    }
}

#[test]
fn answers_without_a_choice_are_not_written_and_come_back() {
    let options = Options {
        automatic: false,
        ..Options::default()
    };
    let setup = classic::Setup {
        options,
        ..classic::Setup::of(3).expect("three may play")
    };
    let mut table = Table::new(setup.start().expect("a table"), 8);
    let mut chance = Lottery(8);
    table.advance(&mut |_, _| {});
    while let Some(answer) = table.state().any_answer(&mut chance) {
        table.answer(answer, &mut |_, _| {}).expect("a legal answer");
    }
    let text = String::from_utf8(written(&table, Keep::Digests)).expect("UTF-8");
    let lines = text.matches("{\"answer\":").count();
    assert!(
        lines + 10 < table.history().len(),
        "{lines} of {}",
        table.history().len()
    );
    assert_eq!(read(text.as_bytes()).table.history(), table.history());
}

#[test]
fn a_game_goes_on_from_its_record_with_the_same_dice() {
    let mut table = played(5, 40);
    let bytes = written(&table, Keep::Positions);
    let mut record = read(&bytes);
    assert_eq!(
        record.table.dealer().map(Dealer::place),
        table.dealer().map(Dealer::place)
    );
    let mut writer = Writer::resume(bytes, &record, Keep::Positions);
    for _ in 0..20 {
        let default = table.state().default_answer().expect("somebody is asked");
        table.answer(default, &mut |_, _| {}).expect("a legal answer");
        record
            .table
            .answer(default, &mut |_, _| {})
            .expect("a legal answer");
        writer.follow(&record.table).expect("bytes take it");
    }
    assert_eq!(record.table.state(), table.state());
    let again = read(&writer.into_inner());
    assert_eq!((again.table.state(), &again.damage), (table.state(), &None));
    assert_eq!(
        again
            .shown_last()
            .and_then(Result::ok)
            .map(|state| state.turn().number),
        again.stored().last().and_then(|moment| moment.turn)
    );
}

#[test]
fn what_was_taken_back_is_in_the_record_and_can_be_said_again() {
    let mut table = played(6, 30);
    let mut writer = Writer::begin(Vec::new(), Head::from(&table), &table, Keep::Digests).expect("bytes");
    writer.follow(&table).expect("bytes take it");
    let before = table.history().to_vec();
    assert!(table.undo() && table.undo());
    writer.follow(&table).expect("bytes take it");
    let bytes = writer.into_inner();
    let mut record = read(&bytes);
    assert_eq!(record.table.history(), table.history());
    while record.table.redo(&mut |_, _| {}) {}
    assert_eq!(record.table.history(), before);
    assert_eq!(String::from_utf8_lossy(&bytes).matches("{\"back\":").count(), 1);
}

#[test]
fn a_branch_names_its_parent() {
    let table = played(6, 30);
    let branch = table.branch(40, 77);
    let head = Head {
        parent: Some(Parent {
            game: "evening-1".to_owned(),
            answers: 40,
        }),
        ..Head::from(&branch)
    };
    let mut writer = Writer::begin(Vec::new(), head.clone(), &branch, Keep::Positions).expect("bytes");
    writer.follow(&branch).expect("bytes take it");
    let record = read(&writer.into_inner());
    assert_eq!((record.head, record.table.seed()), (head, 77));
    assert_eq!(
        record.table.decided(),
        40,
        "what was decided elsewhere is not taken back as the last decision"
    );
    let (mut one, mut other) = (branch, record.table);
    for table in [&mut one, &mut other] {
        table.advance(&mut |_, _| {});
    }
    assert_eq!(one.state(), other.state());
}

#[test]
fn a_table_from_the_middle_of_a_game_is_written_with_its_start() {
    let middle = *played(6, 30).state();
    let mut table = Table::new(middle, 4);
    table.advance(&mut |_, _| {});
    let answer = table.state().default_answer().expect("somebody is asked");
    table.answer(answer, &mut |_, _| {}).expect("a legal answer");
    let record = read(&written(&table, Keep::Digests));
    assert!(record.head.start.is_some());
    assert_eq!(
        (record.table.start(), record.table.state()),
        (&middle, table.state())
    );
}

/// A record with the lines changed by `change`, and right checksums.
fn forged(bytes: &[u8], change: impl Fn(usize, &str) -> String) -> Vec<u8> {
    let text = String::from_utf8(bytes.to_vec()).expect("UTF-8");
    let mut out = String::new();
    for (number, line) in text.lines().enumerate() {
        let content = change(number + 1, &line[..line.len() - CLOSING]);
        let sum = Checksum::default().over(out.as_bytes()).over(content.as_bytes());
        out.push_str(&format!("{content}{SUM}{sum}\"}}\n"));
    }
    out.into_bytes()
}

#[test]
fn under_other_rules_it_is_shown_to_its_end_and_says_how_far_it_can_be_played() {
    let table = played(9, usize::MAX);
    let bytes = written(&table, Keep::Positions);
    let good = read(&bytes);
    assert!(good.same_rules() && good.disagreement.is_none());
    // From the turn after this one on, the other rules led somewhere else.
    let turn = good.stored()[3].answers;
    let digests = std::cell::Cell::new(0);
    let other = forged(&bytes, |_, line| {
        let line = line.replace("\"number\":2,\"fingerprint\"", "\"number\":9,\"fingerprint\"");
        match line.find("\"digest\":\"") {
            Some(_) if digests.replace(digests.get() + 1) > 3 => {
                line.replace("\"digest\":\"", "\"digest\":\"x")
            }
            _ => line,
        }
    });
    let record = read(&other);
    assert!(!record.same_rules() && record.damage.is_none());
    let disagreement = record.disagreement.as_ref().expect("the digest is another one");
    assert_eq!((disagreement.agreed, record.table.history().len()), (turn, turn));
    assert!(disagreement.line > turn / 2 && disagreement.why.contains("another position"));
    assert_eq!(record.stored().len(), good.stored().len());
    assert_eq!(record.shown_last(), Some(Ok(*table.state())));
    let later = record
        .shown(turn)
        .map(|(moment, shown)| (moment.answers, shown.is_ok()));
    let stored = record.stored().iter().map(|moment| (moment.answers, true));
    assert!(later.eq(stored.filter(|(answers, _)| *answers > turn)));
    assert_eq!(record.end.as_ref().map(|end| end.n), Some(table.history().len()));
}

#[test]
fn an_answer_that_the_rules_refuse_is_a_disagreement() {
    let bytes = written(&played(9, 60), Keep::Digests);
    let other = forged(&bytes, |number, line| match number {
        30 => line
            .replace("\"said\":{", "\"said\":{\"sweep\":true}}}")
            .split("}}}")
            .next()
            .map_or_else(|| line.to_owned(), |start| format!("{start}}}}}")),
        _ => line.to_owned(),
    });
    let record = read(&other);
    let disagreement = record.disagreement.expect("nobody may sweep there");
    assert_eq!(disagreement.line, 30);
    assert_eq!(record.table.history().len(), disagreement.agreed);
}

#[test]
fn damage_costs_its_line_and_nothing_before_it() {
    let table = played(10, 6);
    let bytes = written(&table, Keep::Digests);
    let copies = harmed(&table, &bytes).expect("the last good answer, or a clear refusal");
    assert_eq!(copies, 2 * bytes.len() as u64);
    let mut record = read(&bytes[..bytes.len() - 1]);
    let lines = bytes.iter().filter(|byte| **byte == b'\n').count();
    assert_eq!(
        record.damage,
        Some(Damage {
            line: lines,
            harm: Harm::Torn
        })
    );
    // It is cut off there, and the game goes on.
    let whole = bytes[..record.good_bytes()].to_vec();
    let mut writer = Writer::resume(whole, &record, Keep::Digests);
    record.table.advance(&mut |_, _| {});
    writer.follow(&record.table).expect("bytes take it");
    let again = read(&writer.into_inner());
    assert_eq!((again.damage, again.table.state()), (None, record.table.state()));
}

/// What the fuzz target does with any bytes, here with records whose letters were changed behind right
/// checksums.
#[test]
fn a_record_may_say_anything_behind_a_right_checksum() {
    let text = String::from_utf8(written(&played(12, 25), Keep::Positions)).expect("UTF-8");
    let plain: Vec<String> = text
        .lines()
        .map(|line| format!("{}}}", &line[..line.len() - CLOSING]))
        .collect();
    let bytes = plain.join("\n").into_bytes();
    let mut chance = Lottery(3);
    proof::read_any::<classic::State>(&bytes);
    for _ in 0..150 {
        let mut changed = bytes.clone();
        for _ in 0..3 {
            let at = chance.below(bytes.len() as u32) as usize;
            // Digits are what says something else and can still be read.
            changed[at] = match changed[at] {
                b'0'..=b'9' => b'0' + chance.below(10) as u8,
                letter if letter.is_ascii_alphabetic() && chance.below(4) == 0 => {
                    b'a' + chance.below(26) as u8
                }
                other => other,
            };
        }
        proof::read_any::<classic::State>(&changed);
        proof::read_any::<duel::State>(&changed);
    }
}

#[test]
fn what_is_no_record_is_refused_with_what_to_do() {
    let bytes = written(&played(1, 5), Keep::Digests);
    let refused = |bytes: &[u8]| Record::<classic::State>::read(bytes).expect_err("no record");
    assert_eq!(refused(b""), Refusal::Empty);
    assert_eq!(refused(b"{\"arena\":1}\n"), Refusal::NotARecord);
    assert_eq!(refused(b"{\"head\":{\"format\":1"), Refusal::Damaged(Harm::Torn));
    assert_eq!(refused(&vec![b' '; LONGEST + 1]), Refusal::TooLong(LONGEST + 1));
    let newer = forged(&bytes, |_, line| line.replace("\"format\":1", "\"format\":2"));
    assert_eq!(refused(&newer), Refusal::TooNew { found: 2 });
    assert_eq!(game_of(&bytes).as_deref(), Ok("classic"));
    let duel = Record::<duel::State>::read(&bytes).expect_err("another game");
    assert!(
        matches!(&duel, Refusal::OtherGame { found, .. } if found == "classic"),
        "{duel}"
    );
    for (from, to) in [
        ("\"monster\":\"the-king\"", "\"monster\":\"the-queen\""),
        ("\"monster\":\"the-king\"", "\"monster\":\"gigazaur\""),
    ] {
        let table = forged(&bytes, |_, line| line.replace(from, to));
        assert!(matches!(refused(&table), Refusal::NoSuchTable(_)));
    }
    let odd = forged(&bytes, |_, line| {
        line.replace("\"edition\":\"base\"", "\"edition\":\"gold\"")
    });
    assert!(matches!(refused(&odd), Refusal::Damaged(Harm::Nonsense(_))));
    let twice = forged(&bytes, |number, line| {
        if number == 3 {
            "{\"head\":{}".to_owned()
        } else {
            line.to_owned()
        }
    });
    assert!(matches!(
        read(&twice).damage,
        Some(Damage {
            line: 3,
            harm: Harm::Nonsense(_)
        })
    ));
}

#[test]
fn a_running_game_is_exported_as_a_seat_may_know_it() {
    let table = (0..40)
        .map(|seed| played(seed, 60))
        .find(|table| table.asks() != Asked::NoOne)
        .expect("one still runs");
    assert_eq!(
        export(&table, Head::from(&table), None, Keep::Positions),
        Err(Running)
    );
    let text = export(&table, Head::from(&table), Some(Seat(1)), Keep::Positions).expect("a seat asks");
    for secret in ["\"seed\"", "\"drawn\"", "\"position\"", "\"digest\""] {
        assert!(!text.contains(secret), "{secret}");
    }
    let seen = Record::<classic::State>::read(text.as_bytes()).expect_err("it cannot be replayed");
    assert_eq!(seen, Refusal::SeatsView(1));
    let over = played(1, usize::MAX);
    let text = export(&over, Head::from(&over), None, Keep::Positions).expect("the game is over");
    assert!(text.contains("\"seed\":1,"));
}

#[test]
fn what_one_seat_has_peeked_at_is_not_told_to_another() {
    // Seat 1 looks at the top of the deck with Made in a Lab, sooner or later.
    let looked = (0..400).find_map(|seed| {
        let setup = classic::Setup::of(2).expect("two may play");
        let mut table = Table::new(setup.start().expect("a table"), seed);
        let mut chance = Lottery(seed);
        table.advance(&mut |_, _| {});
        for _ in 0..300 {
            let answer = table.state().any_answer(&mut chance)?;
            let mut private = None;
            table.say(answer, &mut |_, _| {}).expect("a legal answer");
            if table.asks() == Asked::Nature {
                private = (0..2)
                    .map(Seat)
                    .find(|seat| !table.state().audience().includes(Some(*seat)));
            }
            let n = table.history().len();
            table.advance(&mut |_, _| {});
            if let Some(seat) = private
                && table.asks() != Asked::NoOne
            {
                return Some((table, seat, n));
            }
        }
        None
    });
    let (table, seat, n) = looked.expect("somebody looks at the deck in 400 games");
    let told = |viewer: Seat| {
        let text = export(&table, Head::from(&table), Some(viewer), Keep::Nothing).expect("a seat asks");
        let line = text
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).expect("JSON"))
            .find(|line| line["answer"]["n"] == n);
        line.expect("the card that was looked at")["answer"]["said"].clone()
    };
    assert!(told(seat).is_null());
    assert!(told(Seat(1 - seat.0))["card"].is_string());
}

#[test]
fn a_line_that_cannot_be_written_is_never_followed_by_another() {
    /// Takes so many bytes and then no more, as a full disk does.
    struct Full(Vec<u8>, usize);
    impl std::io::Write for Full {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            let room = self.1 - self.0.len();
            if room == 0 {
                return Err(std::io::ErrorKind::StorageFull.into());
            }
            let taken = &bytes[..bytes.len().min(room)];
            self.0.extend_from_slice(taken);
            Ok(taken.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let table = played(3, 30);
    let mut writer = Writer::begin(Full(Vec::new(), 4000), Head::from(&table), &table, Keep::Digests)
        .expect("room for it");
    assert!(writer.follow(&table).is_err() && writer.follow(&table).is_err());
    let bytes = writer.into_inner().0;
    assert_eq!(bytes.len(), 4000);
    let record = read(&bytes);
    assert!(table.history().starts_with(record.table.history()));
    assert!(record.damage.is_some() && record.table.history().len() > 5);
}

#[test]
fn every_line_fits_the_schema() {
    let schema = schema();
    let definitions = &schema["$defs"];
    for kind in [
        "Line of classic",
        "Line of duel",
        "Sitter",
        "Rules",
        "Said",
        "DuelSaid",
    ] {
        assert!(definitions[kind].is_object(), "{kind}");
    }
    let kinds = |line: &Value| {
        let kinds = definitions["Line of classic"]["oneOf"]
            .as_array()
            .expect("six kinds")
            .iter();
        let fits = kinds.filter(|kind| {
            let required = kind["required"].as_array().expect("a kind says its field");
            required
                .iter()
                .all(|name| line.get(name.as_str().unwrap_or_default()).is_some())
        });
        fits.count()
    };
    let mut table = played(2, usize::MAX);
    table.hand_over(Seat(0), Sitter::default());
    let text = String::from_utf8(written(&table, Keep::Positions)).expect("UTF-8");
    for line in text.lines() {
        let line: Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(kinds(&line), 1, "{line}");
    }
    assert_eq!(plain(&Agreed::default())["edition"], "base");
}

/// What has happened beside the answers, in short.
fn beside<G: Notation>(table: &Table<G>) -> Vec<String> {
    let remarks = table.remarks().into_iter();
    remarks
        .map(|remark| {
            let what = match remark.what {
                Happened::TookBack { seat, answer, before } => {
                    format!("{seat:?} takes back {answer:?} in turn {}", before.turn())
                }
                Happened::Handed {
                    seat,
                    sitter,
                    conceded,
                } => {
                    format!("{seat:?} to {} {conceded}", sitter.plays)
                }
                Happened::Forfeit(seat) => format!("{seat:?} gives up"),
            };
            format!("{}: {what}", remark.answers)
        })
        .collect()
}

fn sits(plays: &str) -> Sitter {
    Sitter {
        plays: plays.to_owned(),
        ..Sitter::default()
    }
}

/// The last answer of a seat, and how many came before it.
fn last_word(table: &Table<classic::State>) -> usize {
    let found = table.look_back(|at, state, _| matches!(state.asks(), Asked::Seat(_)).then_some(at));
    found.expect("somebody has answered")
}

#[test]
fn what_happened_beside_the_answers_is_told_by_the_record() {
    let start = classic::Setup::of(3)
        .expect("three may play")
        .start()
        .expect("a table");
    let mut table = Table::new(start, 11).seating(vec![sits(Sitter::PERSON); 3]);
    table.advance(&mut |_, _| {});
    let mut chance = Lottery(4);
    let mut writer = Writer::begin(Vec::new(), Head::from(&table), &table, Keep::Positions).expect("memory");
    let mut say = |table: &mut Table<classic::State>, writer: &mut Writer<classic::State, Vec<u8>>| {
        let answer = table.state().any_answer(&mut chance).expect("somebody is asked");
        table.answer(answer, &mut |_, _| {}).expect("it is offered");
        writer.follow(table).expect("memory");
    };
    for _ in 0..25 {
        say(&mut table, &mut writer);
    }
    // More was known by then; a slip is not worth a word, and neither is what is said again.
    let at = last_word(&table);
    assert!(table.take_back(at, true));
    writer.follow(&table).expect("memory");
    let marked = beside(&table);
    assert_eq!(marked.len(), 1);
    assert!(table.redo(&mut |_, _| {}));
    writer.follow(&table).expect("memory");
    assert!(beside(&table).is_empty(), "it is as it was");
    assert!(table.take_back(at, true));
    writer.follow(&table).expect("memory");
    table.hand_over(Seat(1), sits("bot:easy"));
    for _ in 0..8 {
        say(&mut table, &mut writer);
    }
    let slip = last_word(&table);
    assert!(table.take_back(slip, false));
    table.give_up(Seat(2), sits("bot:normal"));
    writer.follow(&table).expect("memory");
    let there = table.history().len();
    table.concede(Seat(0));
    writer.follow(&table).expect("memory");
    let told = beside(&table);
    assert_eq!(told[0], marked[0]);
    assert_eq!(
        told[1..],
        [
            format!("{at}: Seat(1) to bot:easy false"),
            format!("{there}: Seat(2) to bot:normal true"),
            format!("{there}: Seat(0) gives up"),
        ]
    );
    let bytes = writer.into_inner();
    let record = read(&bytes);
    assert!(record.damage.is_none() && record.disagreement.is_none());
    assert_eq!(beside(&record.table), told);
    assert_eq!(record.table.decided(), table.decided());
    assert_eq!(
        (record.table.asks(), record.table.forfeit()),
        (Asked::NoOne, Some(Seat(0)))
    );
    assert_eq!(record.end.and_then(|end| end.forfeit), Some(0));
    // At an earlier moment those sit there who sat there then, and nothing is told that came later.
    let early = record.table.at(at - 1, &mut |_, _| {});
    assert!(early.remarks().is_empty() && early.sitters().iter().all(Sitter::is_person));
    let then = record.table.at(at + 1, &mut |_, _| {});
    assert_eq!(then.sitters()[1].plays, "bot:easy");
    assert!(then.sitters()[2].is_person() && matches!(then.asks(), Asked::Seat(_) | Asked::Nature));
    // A game that goes on from there is one of its own.
    let branch = record.table.branch(at + 1, 5);
    assert!(branch.remarks().is_empty() && branch.forfeit().is_none());
    assert_eq!(Head::from(&branch).seats[1].sitter.plays, "bot:easy");
}

#[test]
fn nothing_is_answered_any_more_once_somebody_has_given_up() {
    let mut table = played(3, 20);
    let answer = table
        .state()
        .any_answer(&mut Lottery(1))
        .expect("somebody is asked");
    table.concede(Seat(9));
    assert_eq!(table.forfeit(), None, "there is no such seat");
    table.concede(Seat(1));
    assert!(table.finished().is_some());
    assert!(table.answer(answer, &mut |_, _| {}).is_err());
    table.advance(&mut |_, _| {});
    // Whoever goes back takes that back as well.
    assert!(table.undo());
    assert!(table.forfeit().is_none() && table.finished().is_none());
}

/// What git, an editor or a mail program makes of a text file costs nothing: the lines say the same.
#[test]
fn a_record_from_another_system_is_read_like_the_one_that_was_written() {
    let table = played(12, 40);
    let bytes = written(&table, Keep::Positions);
    let text = String::from_utf8(bytes.clone()).expect("UTF-8");
    let whole = read(&bytes);
    let crlf = text.replace('\n', "\r\n");
    let half = text.len() / 2;
    let (first, rest) = text.split_at(half);
    let others = [
        ("carriage returns", crlf.clone()),
        ("some carriage returns", first.replace('\n', "\r\n") + rest),
        ("a mark", format!("\u{feff}{text}")),
        ("both", format!("\u{feff}{crlf}")),
    ];
    for (what, other) in others {
        let record = read(other.as_bytes());
        assert_eq!(
            (&record.damage, record.good_bytes()),
            (&None, other.len()),
            "{what}"
        );
        assert_eq!(record.table.history(), whole.table.history(), "{what}");
        assert_eq!(record.stored(), whole.stored(), "{what}");
        assert_eq!(proven(other.as_bytes()), (other.len(), None), "{what}");
        assert_eq!(game_of(other.as_bytes()), game_of(&bytes), "{what}");
        // It can be gone on with.
        let mut writer = Writer::resume(other.into_bytes(), &record, Keep::Positions);
        let mut longer = record.table.clone();
        longer.advance(&mut |_, _| {});
        let answer = longer.state().default_answer().expect("a seat is asked");
        longer.answer(answer, &mut |_, _| {}).expect("a legal answer");
        writer.follow(&longer).expect("memory takes it");
        let record = read(&writer.into_inner());
        assert_eq!(record.damage, None, "{what}");
        assert_eq!(record.table.history(), longer.history(), "{what}");
    }
    // A letter more, a carriage return elsewhere and a missing end are damage as before.
    for (what, other) in [
        ("in a line", text.replacen("\"answer\":", "\"answer\":\r", 1)),
        ("twice", text.replacen('\n', "\r\r\n", 3)),
        ("instead of the end", text.replace('\n', "\r")),
    ] {
        let harmed = Record::<classic::State>::read(other.as_bytes());
        assert!(
            harmed.is_err() || harmed.is_ok_and(|record| record.damage.is_some()),
            "{what}"
        );
    }
}
