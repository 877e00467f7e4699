//! The rules by chapters and every key, over whatever screen is shown; a field finds rules by their words.
//! `chapters` says what is told.

mod chapters;

use crate::ui::Context;
use crate::ui::widget::log::{self, Ink};
use crate::ui::widget::subject::Subject;
use crate::ui::widget::tooltip;
use crate::ui::{art, font, theme, widget};
use chapters::{Chapter, KEYS, Rule, chapters};
use engine::classic::Wickedness;
use iced::keyboard::{self, key};
use iced::widget::{Column, button, column, container, row, scrollable, space, text, text_input};
use iced::{Center, Element, Fill, Padding};
use words::{Words, fl, grammar, line};

/// Which game is explained.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Page {
    /// The game for many; with the two-player `variant` Tokyo gives otherwise.
    Classic {
        /// The variant is played.
        variant: bool,
        /// Hints can be asked for.
        hints: bool,
    },
    /// The game for two; The `king` has rules of his own.
    Duel {
        /// He duels.
        king: bool,
        /// Hints can be asked for.
        hints: bool,
    },
}

/// The rules of a game by chapters, in words: what each is called, and its rules. The keys are left out: they
/// are those of the window.
#[must_use]
pub fn rules_in_words(page: Page, words: &Words) -> Vec<(String, Vec<String>)> {
    let told = chapters(page, words.table()).into_iter();
    told.filter(|(chapter, _)| *chapter != KEYS)
        .map(|(chapter, rules)| {
            let rules = rules.iter().map(|rule| words.text(&rule.id));
            (words.text(&format!("help-chapter-{chapter}")), rules.collect())
        })
        .collect()
}

/// The rules in which what is searched occurs, as [`rules_in_words`] tells them, or under whose words in the box it is
/// printed.
#[must_use]
pub fn rules_with(page: Page, searched: &str, words: &Words) -> Vec<(String, Vec<String>)> {
    let told = chapters(page, words.table());
    let found = matches(&told, searched, words).into_iter();
    found
        .map(|(chapter, rules)| {
            let rules = rules.iter().map(|found| {
                let rule = words.text(&found.rule.id);
                match &found.printed {
                    Some(printed) => format!("{rule} {printed}"),
                    None => rule,
                }
            });
            (words.text(&format!("help-chapter-{chapter}")), rules.collect())
        })
        .collect()
}

/// What happened.
#[derive(Debug, Clone)]
pub enum Message {
    /// It was closed.
    ClosePressed,
    /// Where both games can be read about, one was chosen; `true` is Duel.
    GameChosen(bool),
    /// A chapter was chosen.
    ChapterChosen(Chapter),
    /// Something was typed to be found.
    Typed(String),
    /// What a rule speaks of shall be shown in the gallery.
    SubjectPressed(Subject),
}

/// What is read, remembered while the program runs.
#[derive(Debug)]
pub struct Help {
    /// It lies over the screen.
    open: bool,
    /// Where both games can be read about, Duel is.
    duel: bool,
    chapter: Chapter,
    /// What shall be found; nothing shows the chapter.
    searched: String,
}

impl Default for Help {
    fn default() -> Self {
        Self {
            open: false,
            duel: false,
            chapter: "short",
            searched: String::new(),
        }
    }
}

/// The page as it is called when it is scrolled.
pub const PAGE: &str = "help";

impl Help {
    /// Is it read?
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.open
    }

    /// Opens or closes it; what was searched is done with.
    pub fn toggle(&mut self) {
        self.open = !self.open;
        self.searched.clear();
    }

    /// Answers a message.
    pub fn update(&mut self, message: Message) {
        match message {
            Message::ClosePressed => self.toggle(),
            Message::GameChosen(duel) => self.duel = duel,
            Message::ChapterChosen(chapter) => {
                self.chapter = chapter;
                self.searched.clear();
            }
            Message::Typed(searched) => self.searched = searched,
            Message::SubjectPressed(_) => {}
        }
    }

    /// It lies over the screen, or no longer; what was read stays.
    pub fn lay_over(&mut self, open: bool) {
        self.open = open;
    }

    /// What is told of the game that is `open`, or of the chosen one where both can be read about.
    fn page(&self, open: Option<Page>) -> Page {
        match open {
            Some(page) => page,
            None if self.duel => Page::Duel {
                king: true,
                hints: true,
            },
            None => Page::Classic {
                variant: false,
                hints: true,
            },
        }
    }

    /// The chapters that can be read, as they are called in messages.
    #[must_use]
    pub fn chapters(&self, open: Option<Page>, words: &Words) -> Vec<&'static str> {
        let told = chapters(self.page(open), words.table());
        told.into_iter().map(|(chapter, _)| chapter).collect()
    }

    /// The chapter that is read: another game may not have the one that was chosen.
    fn read<'a>(&self, told: &'a [(Chapter, Vec<Rule>)]) -> Option<&'a (Chapter, Vec<Rule>)> {
        let chosen = told.iter().find(|(chapter, _)| *chapter == self.chapter);
        chosen.or_else(|| told.first())
    }

    /// What a key does: turn to another chapter, or to the other game.
    #[must_use]
    pub fn hotkey(&self, key: &keyboard::Key, open: Option<Page>, words: &Words) -> Option<Message> {
        let told = chapters(self.page(open), words.table());
        let names: Vec<Chapter> = told.iter().map(|(chapter, _)| *chapter).collect();
        let at = self
            .read(&told)
            .and_then(|(read, _)| names.iter().position(|name| name == read))?;
        match key.as_ref() {
            keyboard::Key::Character("d") if open.is_none() => Some(Message::GameChosen(!self.duel)),
            keyboard::Key::Named(key::Named::ArrowRight) => {
                Some(Message::ChapterChosen(names[(at + 1) % names.len()]))
            }
            keyboard::Key::Named(key::Named::ArrowLeft) => Some(Message::ChapterChosen(
                names[(at + names.len() - 1) % names.len()],
            )),
            keyboard::Key::Character(digit) => {
                let nth = digit.parse::<usize>().ok()?.checked_sub(1)?;
                let subjects = self.subjects(&told, words);
                subjects.get(nth).copied().map(Message::SubjectPressed)
            }
            _ => None,
        }
    }

    /// What the rules that are read speak of, each once and in their order; the first nine have a digit as their key.
    fn subjects(&self, told: &[(Chapter, Vec<Rule>)], words: &Words) -> Vec<Subject> {
        let rules: Vec<&Rule> = if self.searched.trim().is_empty() {
            self.read(told)
                .map_or(&[][..], |(_, rules)| rules)
                .iter()
                .collect()
        } else {
            let found = matches(told, &self.searched, words).into_iter();
            found
                .flat_map(|(_, rules)| rules)
                .map(|found| found.rule)
                .collect()
        };
        let mut subjects = Vec::new();
        for one in rules.into_iter().filter_map(|rule| rule.about) {
            if !subjects.contains(&one) {
                subjects.push(one);
            }
        }
        subjects
    }

    /// Draws it.
    #[must_use]
    pub fn view<'a>(&'a self, context: Context<'a>, open: Option<Page>) -> Element<'a, Message> {
        let words = context.words;
        let page = self.page(open);
        let told = chapters(page, words.table());
        let games = open.is_none().then(|| {
            let games = [(false, fl!(words, "app-title")), (true, words.text("duel-title"))];
            let games = container(widget::choices(games, self.duel, 14, Message::GameChosen)).width(290);
            row![widget::keycap("D"), games].spacing(10).align_y(Center)
        });
        let head = row![
            font::title(fl!(words, "help-title"), 30).style(theme::accent),
            space::horizontal()
        ]
        .push(games)
        .push(widget::symbol(
            "close",
            fl!(words, "close"),
            Some(Message::ClosePressed),
        ))
        .spacing(14)
        .align_y(Center);
        let read = self.read(&told);
        let names = told.iter().map(|(chapter, _)| {
            let chosen = self.searched.is_empty() && read.is_some_and(|(read, _)| read == chapter);
            button(font::bold(words.text(&format!("help-chapter-{chapter}")), 14))
                .padding([context.grow(6.0, 8.0), 12.0])
                .width(Fill)
                .style(theme::choice(chosen))
                .on_press(Message::ChapterChosen(chapter))
                .into()
        });
        let search = text_input(&words.text("help-search"), &self.searched)
            .on_input(Message::Typed)
            .size(14)
            .padding([7, 10])
            .style(theme::field);
        let side = column![
            search,
            Column::with_children(names).spacing(context.grow(2.0, 4.0))
        ];
        let subjects = self.subjects(&told, words);
        let text = if self.searched.trim().is_empty() {
            match read {
                Some((KEYS, _)) => keys(context, page),
                Some((_, rules)) => column(rules.iter().map(|told| rule(context, told, &subjects)))
                    .spacing(context.grow(9.0, 13.0))
                    .into(),
                None => space().into(),
            }
        } else {
            found(context, &told, &self.searched, &subjects)
        };
        let text = container(text).padding(Padding {
            right: 14.0,
            ..Padding::ZERO
        });
        let height = (context.size.height - 170.0).min(context.grow(520.0, 620.0));
        let body = row![
            side.spacing(10).width(context.grow(200.0, 230.0)),
            scrollable(text.width(Fill))
                .id(PAGE)
                .width(Fill)
                .height(Fill)
                .style(theme::scroll)
        ];
        column![head, body.spacing(24).height(height)]
            .spacing(12)
            .width(context.grow(860.0, 1060.0))
            .into()
    }
}

/// A rule that was searched.
#[derive(Debug)]
struct Found<'a> {
    rule: &'a Rule,
    /// What the box calls this, if that is why it was found.
    printed: Option<String>,
}

/// The rules in which every word that is searched occurs, or under which the box prints it, with their chapters; each
/// once. A plural finds what stands there as one.
fn matches<'a>(
    told: &'a [(Chapter, Vec<Rule>)],
    searched: &str,
    words: &Words,
) -> Vec<(Chapter, Vec<Found<'a>>)> {
    let found = matching(told, &grammar::Sought::new(searched), words);
    if found.is_empty() {
        return matching(told, &grammar::Sought::new(searched).of_one(), words);
    }
    found
}

fn matching<'a>(
    told: &'a [(Chapter, Vec<Rule>)],
    sought: &grammar::Sought,
    words: &Words,
) -> Vec<(Chapter, Vec<Found<'a>>)> {
    let mut seen: Vec<&Rule> = Vec::new();
    let mut all = Vec::new();
    for (chapter, rules) in told {
        let title = grammar::folded(&words.text(&format!("help-chapter-{chapter}")));
        let mut here = Vec::new();
        for rule in rules {
            let said = grammar::folded(&line::plain(&words.text(&rule.id)));
            let has_terms = words.has_attribute(&rule.id, "printed");
            let terms = has_terms.then(|| words.attribute(&rule.id, "printed"));
            let printed = terms.as_deref().map(grammar::folded).unwrap_or_default();
            let in_rule = sought.occurs_in(&[said.as_str(), title.as_str()]);
            let fits = in_rule || sought.occurs_in(&[said.as_str(), title.as_str(), printed.as_str()]);
            if fits && !seen.iter().any(|other| other.id == rule.id) {
                seen.push(rule);
                let printed = terms
                    .filter(|_| !in_rule)
                    .map(|terms| words.text_with("help-printed", &[("terms", terms.into())]));
                here.push(Found { rule, printed });
            }
        }
        if !here.is_empty() {
            all.push((*chapter, here));
        }
    }
    all
}

fn found<'a>(
    context: Context<'a>,
    told: &[(Chapter, Vec<Rule>)],
    searched: &str,
    subjects: &[Subject],
) -> Element<'a, Message> {
    let words = context.words;
    let found = matches(told, searched, words);
    if found.is_empty() {
        let none = words.text_with("help-search-none", &[("what", searched.trim().to_owned().into())]);
        return text(none).size(15).style(theme::quiet).into();
    }
    let one = |found: Found<'_>| {
        let printed = found.printed.map(|printed| {
            let printed = text(printed).size(12).style(theme::quiet);
            container(printed).padding(Padding::ZERO.left(context.grow(38.0, 46.0)))
        });
        column![rule(context, found.rule, subjects)]
            .push(printed)
            .spacing(2)
            .into()
    };
    let chapter = |(chapter, rules): (Chapter, Vec<Found<'_>>)| {
        let title = font::bold(words.text(&format!("help-chapter-{chapter}")), 15).style(theme::accent);
        column![title]
            .extend(rules.into_iter().map(one))
            .spacing(context.grow(7.0, 10.0))
            .into()
    };
    column(found.into_iter().map(chapter))
        .spacing(context.grow(14.0, 18.0))
        .into()
}

/// A rule, and the way into the gallery to what it speaks of.
fn rule<'a>(context: Context<'a>, rule: &Rule, subjects: &[Subject]) -> Element<'a, Message> {
    let size = context.grow(28.0, 34.0);
    let symbol = rule
        .picture
        .strip_prefix("ui/")
        .and_then(|file| file.strip_suffix(".svg"));
    let picture = match symbol {
        Some(symbol) => art::tinted(symbol, size as u32, |theme| theme::colours(theme).accent_text),
        None => art::svg(&rule.picture),
    };
    let ink = Ink::new(context.words, &[], context.grow(14.0, 16.0) as u32);
    let words = log::rich(&context.words.text(&rule.id), ink);
    let way = rule.about.map(|one| {
        let key = subjects
            .iter()
            .position(|other| *other == one)
            .filter(|nth| *nth < 9);
        let face = row![art::tinted("picture", 16, |theme| theme::colours(theme).text)]
            .push(key.map(|nth| widget::keycap((nth + 1).to_string())));
        let press = button(face.spacing(5).align_y(Center))
            .padding([3, 6])
            .style(theme::subtle)
            .on_press(Message::SubjectPressed(one));
        widget::hint(
            press,
            context.words.text("help-gallery-hint"),
            tooltip::Position::Left,
        )
    });
    row![picture.width(size).height(size), container(words).width(Fill)]
        .push(way)
        .spacing(12)
        .align_y(Center)
        .into()
}

/// The keys of the table and what they do: `help-key-…` for the cap, `help-…` for the line.
const TABLE: [&str; 24] = [
    "dice", "roll", "keep", "enter", "yield", "stay", "buy", "sweep", "done", "free", "hand", "stops",
    "hint", "log", "past", "cards", "gauge", "skip", "speed", "undo", "redo", "result", "menu", "help",
];
/// The same at Duel; where it has words of its own, they are `duel-key-…` and `duel-help-…`.
const DUEL: [&str; 23] = [
    "dice", "roll", "keep", "token", "enter", "yes", "no", "move", "turn", "buy", "sweep", "done", "cards",
    "hint", "log", "past", "skip", "speed", "undo", "redo", "result", "menu", "help",
];
const EVERYWHERE: [&str; 4] = ["gallery", "full-screen", "next-field", "quit"];

/// The keys that mean something at the table, in two columns, and those that mean it everywhere.
fn keys<'a>(context: Context<'a>, page: Page) -> Element<'a, Message> {
    let words = context.words;
    let table = words.table();
    let listed: Vec<&str> = match page {
        Page::Classic { hints, .. } => TABLE
            .into_iter()
            .filter(|name| match *name {
                "gauge" => table.wickedness != Wickedness::Off,
                "hand" | "stops" => !table.power_up.is_off(),
                "buy" | "sweep" | "free" | "cards" => table.power_cards,
                "hint" => hints,
                _ => true,
            })
            .collect(),
        Page::Duel { hints, .. } => DUEL.into_iter().filter(|name| hints || *name != "hint").collect(),
    };
    let (left, right) = listed.split_at(listed.len().div_ceil(2));
    let lines = |names: &[&str]| {
        let lines = names.iter().map(|name| key(context, name));
        column(lines).spacing(context.grow(4.0, 6.0)).width(Fill)
    };
    column![
        font::bold(fl!(words, "help-table"), 15).style(theme::accent),
        row![lines(left), lines(right)].spacing(14),
        font::bold(fl!(words, "help-everywhere"), 15).style(theme::accent),
        lines(&EVERYWHERE),
    ]
    .spacing(10)
    .into()
}

fn key<'a>(context: Context<'a>, name: &str) -> Element<'a, Message> {
    let words = context.words;
    let own = format!("duel-key-{name}");
    let (cap, does) = if words.has(&own) {
        (own, format!("duel-help-{name}"))
    } else {
        (format!("help-key-{name}"), format!("help-{name}"))
    };
    let cap = widget::keycap(words.key(&cap));
    let does = text(words.text(&does)).size(13).width(Fill);
    row![container(cap).width(82).align_x(iced::Right), does]
        .spacing(12)
        .align_y(Center)
        .into()
}

#[cfg(test)]
mod tests {
    use super::chapters::chapters;
    use super::{Help, Message, Page, matches, rules_with};
    use crate::ui::art;
    use engine::classic::{Edition, Options, Pack, PowerUp};
    use iced::keyboard::Key;
    use iced::keyboard::key::Named;
    use words::{Language, Words};

    const CLASSIC: Page = Page::Classic {
        variant: false,
        hints: true,
    };
    const DUEL: Page = Page::Duel {
        king: true,
        hints: true,
    };

    fn ids(language: Language, page: Page, searched: &str) -> Vec<String> {
        let words = Words::new(language);
        let told = chapters(page, words.table());
        let found = matches(&told, searched, &words).into_iter();
        found
            .flat_map(|(_, rules)| rules)
            .map(|found| found.rule.id.clone())
            .collect()
    }

    /// What the boxes call things, in both languages, and the rule to which that leads: whoever has read it on a card
    /// or in a rulebook finds it here.
    const PRINTED: [(&str, &str, &str); 47] = [
        ("Victory Points", "Points de Victoire", "help-rules-goal"),
        ("Life Points", "Points de Vie", "help-rules-hearts"),
        ("Smash", "Baffe", "help-rules-claws"),
        ("smashes", "baffes", "help-rules-claws"),
        ("Heal", "Soin", "help-rules-hearts"),
        ("Energy cubes", "cubes d’Énergie", "help-rules-energy"),
        ("Energy Charges", "banque", "help-rules-energy"),
        ("Power cards", "cartes Énergie", "help-rules-cards"),
        ("KEEP", "POUVOIR", "help-rules-keep"),
        ("DISCARD", "ACTION", "help-rules-keep"),
        ("sweep", "défausser", "help-rules-replace"),
        ("Market", "marché", "help-rules-replace"),
        ("take control", "prendre le contrôle", "help-rules-enter"),
        ("Tokyo Bay", "Tokyo Bay", "help-rules-bay"),
        ("Resolve dice", "Résoudre les dés", "help-rules-steps"),
        ("set aside", "mettre de côté", "help-rules-reroll"),
        ("first player", "premier joueur", "help-rules-first"),
        ("Roll", "Lancer", "help-rules-term-roll"),
        ("Yield", "Fuir", "help-rules-term-yield"),
        ("Wound", "Blesser", "help-rules-term-wound"),
        ("Neighbor", "Voisin", "help-rules-term-neighbor"),
        ("eliminated", "éliminé", "help-rules-out"),
        ("last survivor", "dernier survivant", "help-rules-last"),
        ("Poison tokens", "jetons Poison", "help-rules-poison"),
        ("Shrink tokens", "jetons Toupetit", "help-rules-shrink"),
        ("Smoke tokens", "jetons Fumée", "help-rules-marks"),
        ("Mimic token", "jeton Mimétisme", "help-rules-marks"),
        ("saucer", "Soucoupe", "help-rules-marks"),
        ("goodies", "goodies", "help-rules-deck"),
        ("Wickedness gauge", "Jauge de Méchanceté", "help-rules-wickedness"),
        ("Wickedness tiles", "tuiles Méchanceté", "help-rules-wickedness"),
        (
            "Even more wicked!",
            "points de Méchanceté",
            "help-rules-wickedness",
        ),
        ("Costume card", "carte Costume", "help-rules-costumes"),
        ("Evolution cards", "cartes Évolution", "help-rules-evolution-deck"),
        ("Permanent", "Évolution Permanente", "help-rules-evolution-kinds"),
        ("Temporary", "Évolution Temporaire", "help-rules-evolution-kinds"),
        ("species", "espèce", "help-rules-evolution-kinds"),
        ("Gift", "Surprise", "help-rules-evolution-gift"),
        ("Owner", "Propriétaire", "help-rules-evolution-gift"),
        (
            "Mutant Evolution",
            "Évolution Mutante",
            "help-rules-evolution-draft",
        ),
        ("Cultist", "Cultiste", "help-rules-cultists"),
        ("Tokyo Tower", "Tour de Tokyo", "help-rules-tower"),
        ("Curse card", "carte Malédiction", "help-rules-curse"),
        ("Die of Fate", "dé du Destin", "help-rules-fate"),
        ("Golden Scarab", "Scarabée d’or", "help-rules-scarab"),
        ("Berserk mode", "mode Berserk", "help-rules-berserk"),
        ("Transformation card", "carte Transformation", "help-rules-form"),
    ];

    /// The same of Duel.
    const PRINTED_IN_DUEL: [(&str, &str, &str); 17] = [
        ("Fame", "Gloire", "duel-rules-triples"),
        ("Destruction", "Destruction", "duel-rules-triples"),
        ("Smash", "Baffe", "duel-rules-claws"),
        ("Life Points", "Points de Vie", "duel-rules-hearts"),
        ("special power", "pouvoir spécial", "duel-rules-power"),
        ("Spotlight Zones", "zones Projecteurs", "duel-rules-spotlight"),
        ("Victory space", "case Victoire", "duel-rules-spotlight"),
        ("Rival", "rival", "duel-rules-goal"),
        ("Buzz icon", "icône Buzz", "duel-rules-buzz"),
        ("Buzz token", "jeton Buzz", "duel-rules-buzz"),
        ("Buzz bonus", "bonus Buzz", "duel-rules-bonus"),
        ("Dice tokens", "jetons Dé", "duel-rules-tokens"),
        ("extra dice", "dés supplémentaires", "duel-rules-tokens"),
        ("regular dice", "dés de base", "duel-rules-term-regular"),
        ("pull", "tirer", "duel-rules-term-pull"),
        ("hit", "coup", "duel-rules-term-hit"),
        ("KEEP", "POUVOIR", "duel-rules-cards"),
    ];

    #[test]
    fn what_the_boxes_print_leads_to_its_rule() {
        let everything = Options {
            halloween: true,
            packs: Pack::ALL.into_iter().collect(),
            power_up: PowerUp::Draft,
            ..Options::of(Edition::Dark)
        };
        for (nth, language) in [Language::English, Language::French].into_iter().enumerate() {
            let words = Words::new(language);
            let printed = PRINTED.iter().map(|row| (CLASSIC, row));
            for (page, row) in printed.chain(PRINTED_IN_DUEL.iter().map(|row| (DUEL, row))) {
                let (term, wanted) = ([row.0, row.1][nth], row.2);
                let told = chapters(page, &everything);
                let found = matches(&told, term, &words);
                let rules: Vec<&str> = found
                    .iter()
                    .flat_map(|(_, rules)| rules)
                    .map(|found| found.rule.id.as_str())
                    .collect();
                assert!(rules.contains(&wanted), "{language}: {term} finds {rules:?}");
            }
        }
    }

    #[test]
    fn a_word_that_only_the_box_has_is_shown_where_it_is_found() {
        for (language, term, said) in [
            (Language::English, "smash", "Printed in the box: smash, paw"),
            (
                Language::French,
                "baffe",
                "Imprimé dans la boîte\u{a0}: baffe, patte",
            ),
        ] {
            let words = Words::new(language);
            for page in [CLASSIC, DUEL] {
                let found = rules_with(page, term, &words);
                assert!(
                    found
                        .iter()
                        .any(|(_, rules)| rules.iter().any(|rule| rule.contains(said)))
                );
            }
            // What stands in the rule itself needs no such word.
            let found = rules_with(CLASSIC, "poison", &words);
            assert!(
                !found
                    .iter()
                    .any(|(_, rules)| rules.iter().any(|rule| rule.contains(said)))
            );
        }
    }

    #[test]
    fn every_rule_has_a_picture_and_words() {
        let everything = PowerUp::ALL.map(|power_up| Options {
            halloween: true,
            packs: Pack::ALL.into_iter().collect(),
            power_up,
            ..Options::of(Edition::Dark)
        });
        for language in Language::ALL {
            let words = Words::new(language);
            for variant in [false, true] {
                let page = Page::Classic { variant, hints: true };
                for (chapter, rules) in [page, DUEL]
                    .into_iter()
                    .flat_map(|page| everything.iter().flat_map(move |table| chapters(page, table)))
                {
                    assert!(words.has(&format!("help-chapter-{chapter}")), "{chapter}");
                    for rule in rules {
                        assert!(words.has(&rule.id) && art::has(&rule.picture), "{rule:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_rule_is_found_without_accents_and_capitals() {
        for typed in ["méchanceté 3s", "jeton", "pouvoir", "EGALITE", "égalité"] {
            assert_eq!(
                ids(Language::French, CLASSIC, typed),
                ids(Language::French, CLASSIC, &typed.to_uppercase())
            );
        }
        assert_eq!(ids(Language::French, CLASSIC, "egalite"), ["help-rules-first"]);
        assert_eq!(
            ids(Language::French, DUEL, "remelange PIOCHE"),
            ["duel-rules-deck"]
        );
        assert_eq!(ids(Language::English, DUEL, "reshuffled"), ["duel-rules-deck"]);
        assert!(ids(Language::English, CLASSIC, "zeppelin").is_empty());
    }

    #[test]
    fn a_rule_of_two_chapters_is_found_once() {
        let found = ids(Language::English, DUEL, "buzz icon");
        assert_eq!(found, ["duel-rules-buzz"]);
    }

    #[test]
    fn nothing_is_told_of_what_is_not_played() {
        let told = |options: &Options| {
            let told = chapters(CLASSIC, options).into_iter();
            told.map(|(chapter, _)| chapter).collect::<Vec<_>>()
        };
        let plain = told(&Options::default());
        assert!(
            !plain.contains(&"costumes") && !plain.contains(&"wickedness"),
            "{plain:?}"
        );
        let dark = told(&Options::of(Edition::Dark));
        assert!(dark.contains(&"wickedness"));
    }

    #[test]
    fn every_way_to_win_stands_in_short_and_at_the_end() {
        for tower in [false, true] {
            let table = Options {
                packs: Pack::ALL
                    .into_iter()
                    .filter(|pack| tower == (*pack == Pack::Tower))
                    .collect(),
                ..Options::default()
            };
            let told = chapters(CLASSIC, &table);
            for name in ["short", "end"] {
                let (_, rules) = told
                    .iter()
                    .find(|(chapter, _)| *chapter == name)
                    .expect("a chapter");
                let said = rules.iter().any(|rule| rule.id == "help-rules-tower-top");
                assert_eq!(said, tower, "{name}");
            }
        }
    }

    #[test]
    fn evolutions_are_told_as_this_table_plays_with_them() {
        let told = |power_up| {
            let table = Options {
                power_up,
                ..Options::default()
            };
            let mut told = chapters(CLASSIC, &table).into_iter();
            let rules = told.find(|(chapter, _)| *chapter == "evolutions");
            rules.map(|(_, rules)| rules.into_iter().map(|rule| rule.id).collect::<Vec<_>>())
        };
        assert_eq!(told(PowerUp::Off), None);
        let standard = told(PowerUp::Standard).expect("a chapter");
        for way in PowerUp::ALL.into_iter().filter(|way| !way.is_off()) {
            let rules = told(way).expect("a chapter");
            let own: Vec<_> = rules.iter().filter(|id| !standard.contains(id)).collect();
            assert_eq!(rules.len(), standard.len(), "{way:?}");
            assert_eq!(
                own.len(),
                usize::from(way != PowerUp::Standard),
                "{way:?}: {own:?}"
            );
        }
    }

    #[test]
    fn the_arrows_turn_the_chapters_and_typing_finds() {
        let words = Words::new(Language::English);
        let mut help = Help::default();
        help.toggle();
        let right = Key::Named(Named::ArrowRight);
        let next = help.hotkey(&right, None, &words).expect("another chapter");
        help.update(next);
        assert_eq!(help.chapter, "turn");
        let back = help.hotkey(&Key::Named(Named::ArrowLeft), None, &words);
        help.update(back.expect("the first chapter"));
        assert_eq!(help.chapter, "short");
        help.update(Message::Typed("bay".into()));
        help.update(Message::ChapterChosen("tokyo"));
        assert!(help.searched.is_empty());
        // Duel has no such chapter, and begins with its first one.
        help.update(Message::GameChosen(true));
        let told = chapters(DUEL, words.table());
        assert_eq!(help.read(&told).map(|(chapter, _)| *chapter), Some("short"));
    }
}
