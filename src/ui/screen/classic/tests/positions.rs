//! Positions in which each kind of question is asked, found in games played at random.

use super::people;
use engine::classic::{Answer, Edition, Face, Moment, Options, Pack, Pick, State, Use, What, Wickedness};
use engine::{Asked, Chance, Game, Seat};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use table::Dealer;
use words::classic::takes_last_heart;

/// Every kind of question; a hit that would knock out counts as a kind of its own.
pub(super) const KINDS: [&str; 18] = [
    "StartOfTurn",
    "Roll",
    "RollOneDie",
    "BuyFromOthers",
    "BuyFromDeck",
    "OpponentDice",
    "ChangeDice",
    "Group",
    "Hearts",
    "HeartsOthers",
    "Harm",
    "HarmDeadly",
    "Yield",
    "Buy",
    "Opportunity",
    "ChooseCard",
    "Sale",
    "ExtraTurn",
];

/// What is asked only with other boxes on the table, or sooner with them.
pub(super) const OTHER_KINDS: [&str; 11] = [
    "ProbedDie",
    "BesideDice",
    "Costume",
    "Tile",
    "Theft",
    "Commit",
    "Exchange",
    "HarmNumber",
    "ChangeDiceAwake",
    "OpponentDiceEither",
    "BuyBarred",
];

/// What is asked only with monster packs.
pub(super) const PACK_KINDS: [&str; 9] = [
    "CurseDice",
    "CurseDie",
    "CurseFace",
    "CurseUnits",
    "CurseSeat",
    "CurseCard",
    "WindowFlip",
    "RollSpecial",
    "GroupSpecial",
];

/// Positions in which each kind of question is asked, from games played at random; by the kind's own name.
pub(super) fn questions() -> BTreeMap<String, State> {
    static FOUND: LazyLock<BTreeMap<String, State>> = LazyLock::new(|| {
        let mut found = look_for_questions(Options::default(), &KINDS);
        let all = Options {
            promos: true,
            halloween: true,
            wickedness: Wickedness::Mixed,
            ..Options::of(Edition::Dark)
        };
        let mut others = look_for_questions(all, &OTHER_KINDS);
        others.retain(|kind, _| OTHER_KINDS.contains(&kind.as_str()));
        found.append(&mut others);
        let packs = Options {
            packs: Pack::ALL.into_iter().collect(),
            ..Options::default()
        };
        let mut packed = look_for_questions(packs, &PACK_KINDS);
        packed.retain(|kind, _| PACK_KINDS.contains(&kind.as_str()));
        found.append(&mut packed);
        found.insert("Hearts".to_owned(), with_tokens());
        found
    });
    FOUND.clone()
}

fn look_for_questions(options: Options, kinds: &[&str]) -> BTreeMap<String, State> {
    let seats = 5;
    let mut found = BTreeMap::new();
    for seed in 0..20_000 {
        if kinds.iter().all(|kind| found.contains_key(*kind)) {
            break;
        }
        let mut dealer = Dealer::new(seed);
        let mut table = people(seats, seed);
        table.options = options;
        let mut state = table.game().start().expect("a table");
        let mut answers = Vec::new();
        for _ in 0..900 {
            let answer = match state.asks() {
                Asked::NoOne => break,
                Asked::Nature => state.deal(&mut dealer),
                Asked::Seat(_) => {
                    let kind = kind(&state);
                    found.entry(kind).or_insert(state);
                    answers.clear();
                    state.answers(&mut answers);
                    // Whoever can buy buys, so that cards come into play.
                    let buys: Vec<Answer> = answers
                        .iter()
                        .copied()
                        .filter(|answer| {
                            matches!(answer, Answer::Buy(_))
                                || matches!(answer, Answer::Use(used) if used.pick != Pick::Nothing)
                        })
                        .collect();
                    let from = if buys.is_empty() || dealer.below(4) == 0 {
                        &answers
                    } else {
                        &buys
                    };
                    Some(from[dealer.below(from.len() as u32) as usize])
                }
            };
            let Some(answer) = answer else { break };
            state.apply(answer).expect("a listed answer");
        }
    }
    found
}

fn kind(state: &State) -> String {
    let name = format!("{:?}", state.question().what);
    let name = name.split([' ', '{']).next().unwrap_or_default().to_owned();
    let deadly = match state.question().of {
        Asked::Seat(seat) => takes_last_heart(state, seat),
        Asked::Nature | Asked::NoOne => false,
    };
    let mut answers = Vec::new();
    state.answers(&mut answers);
    let has = |of: fn(Pick) -> bool| {
        answers
            .iter()
            .any(|answer| matches!(answer, Answer::Use(used) if of(used.pick)))
    };
    let barred = match state.question().of {
        Asked::Seat(seat) => state.is_barred(seat),
        Asked::Nature | Asked::NoOne => false,
    };
    let throwers = answers
        .iter()
        .filter(|answer| matches!(answer, Answer::Use(used) if used.pick == Pick::Die(0)));
    let special = match state.question().what {
        What::OpponentDice if throwers.count() > 1 => "Either",
        What::Buy if barred => "Barred",
        What::Harm if deadly => "Deadly",
        What::Harm if has(|pick| matches!(pick, Pick::Number(_))) => "Number",
        What::ChangeDice if has(|pick| pick == Pick::Nothing) => "Awake",
        What::Hearts
            if answers
                .iter()
                .any(|answer| matches!(answer, Answer::Hearts(split) if split.others != [0; 6])) =>
        {
            "Others"
        }
        What::Roll if has(|pick| matches!(pick, Pick::Die(_))) => "OneDie",
        What::Buy if has(|pick| matches!(pick, Pick::Card(_))) => "FromOthers",
        What::Buy if has(|pick| matches!(pick, Pick::Deck(_))) => "FromDeck",
        What::Curse { .. } => of_curse(&answers),
        What::Window { moment: Moment::Flip } => "Flip",
        What::Roll | What::Group if state.berserk_die().is_some() => "Special",
        _ => "",
    };
    format!("{name}{special}")
}

/// What the open curse asks for.
fn of_curse(answers: &[Answer]) -> &'static str {
    let picks = answers.iter().filter_map(|answer| match answer {
        Answer::Choose(pick) => Some(*pick),
        _ => None,
    });
    let kinds = picks.filter_map(|pick| match pick {
        Pick::Dice(_) => Some("Dice"),
        Pick::Die(_) | Pick::Remove(_) => Some("Die"),
        Pick::Face(_) => Some("Face"),
        Pick::Units(..) => Some("Units"),
        Pick::Seat(_) => Some("Seat"),
        Pick::Card(_) => Some("Card"),
        _ => None,
    });
    kinds.into_iter().next().unwrap_or_default()
}

/// Positions in which somebody is about to be knocked out and could use a card that is usable at any time.
pub(super) fn rescues() -> Vec<(State, Seat, Use)> {
    let mut found = Vec::new();
    for seed in 0..2_000 {
        if found.len() >= 40 {
            break;
        }
        let mut dealer = Dealer::new(seed);
        let mut state = people(4, seed).game().start().expect("a table");
        let (mut answers, mut free) = (Vec::new(), Vec::new());
        for _ in 0..900 {
            let answer = match state.asks() {
                Asked::NoOne => break,
                Asked::Nature => state.deal(&mut dealer).expect("dealt"),
                Asked::Seat(seat) => {
                    free.clear();
                    state.free_actions(seat, &mut free);
                    let deadly = takes_last_heart(&state, seat);
                    answers.clear();
                    state.answers(&mut answers);
                    let heals = |answer: &&Answer| {
                        let mut after = state;
                        after.apply(**answer).is_ok() && after.player(seat).hearts > state.player(seat).hearts
                    };
                    if state.question().what == What::Harm
                        && deadly
                        && let Some(Answer::Use(used)) = answers.iter().chain(&free).find(heals)
                    {
                        found.push((state, seat, *used));
                    }
                    // Energy is saved up for cards that can be used at any time.
                    answers.retain(|answer| !matches!(answer, Answer::Use(_)));
                    let saves = state.held_by(seat).count() > 1;
                    let buys = answers
                        .iter()
                        .find(|answer| matches!(answer, Answer::Buy(_)) && !saves);
                    let any = match state.question().what {
                        What::Buy | What::Roll => Answer::Done,
                        _ => answers[dealer.below(answers.len() as u32) as usize],
                    };
                    buys.copied().unwrap_or(any)
                }
            };
            state.apply(answer).expect("a listed answer");
        }
    }
    found
}

/// A monster outside with Poison and Shrink tokens that has rolled hearts: all that hearts are good for at
/// once.
fn with_tokens() -> State {
    for seed in 0.. {
        let mut dealer = Dealer::new(seed);
        let mut state = people(3, seed).game().start().expect("a table");
        while state.question().what != What::Roll {
            let answer = state.deal(&mut dealer).expect("the dealer begins");
            state.apply(answer).expect("dealt");
        }
        if state.turn().dice.count(Face::Heart) < 3 {
            continue;
        }
        let seat = state.active().index();
        let mut file = serde_json::to_value(state).expect("a position can be written");
        let player = &mut file["players"][seat];
        (player["poison"], player["shrink"], player["hearts"]) = (1.into(), 2.into(), 6.into());
        let mut state: State = serde_json::from_value(file).expect("and read again");
        state.apply(Answer::Done).expect("stop");
        while matches!(state.question().what, What::Group) {
            state.apply(Answer::Group(Face::Heart)).expect("hearts first");
        }
        if state.question().what == What::Hearts {
            return state;
        }
    }
    unreachable!("hearts are rolled sooner or later")
}
