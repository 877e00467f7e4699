//! Advice for people and the reasons of bots: thought out on another thread, shown in a small panel over the
//! table that leaves everything else within reach.
//!
//! What was found carries the ticket of the position it is about; what is about another one is dropped.
//! Dropping the work is cancelling it.

mod layout;

use super::{GameFrame, Message, PlayableGame};
use crate::ui::widget::log::{self, Ink};
use crate::ui::work::Work;
use crate::ui::{font, theme, widget};
use bots::advice::Advised;
use bots::reasons::Reason;
use bots::{BotGame, Stop};
use engine::{Asked, Seat, View};
use iced::widget::{column, container, mouse_area, opaque, row, space, stack, text};
use iced::{Center, Color, Element, Fill, Length, Size, Task, Theme};
pub use layout::TWO;
use layout::{BETWEEN, CHANCE, GUTTER, Listed, PAD, Reasoned, WIDTH};
use std::sync::{Arc, Mutex};
use words::fl;
use words::{Icon, Names, Words, grammar};

/// What the best bot would do, and what each answer comes to.
#[derive(Debug, Clone)]
pub struct Advice<G: BotGame> {
    /// The answers, best first.
    pub list: Vec<Advised<G::Answer>>,
    /// What the best one is for.
    pub reason: Option<Reason<G::Aim>>,
}

impl<G: PlayableGame> Advice<G> {
    /// The answers in words, best first, each with its chance to win in percent.
    #[must_use]
    pub fn answers_in_words(&self, state: &G, words: &Words, names: &Names) -> Vec<(String, u32)> {
        let said = said(state, &self.list, words, names).into_iter();
        said.map(|(said, worth)| (said, percent(worth))).collect()
    }

    /// What the best answer is for, in words, if it is for something.
    #[must_use]
    pub fn aim_in_words(&self, state: &G, words: &Words, names: &Names) -> Option<String> {
        match self.reason {
            Some(Reason::Aim { aim, chance }) => {
                let best = self.list.first()?.answer;
                let of_dice = state.aim_of_dice_in_words(best, aim, words);
                of_dice.or_else(|| Some(state.aim_in_words(aim, percent(chance), words, names)))
            }
            Some(
                Reason::Only | Reason::Whim | Reason::RerollAll | Reason::Best { .. } | Reason::Worth { .. },
            )
            | None => None,
        }
    }
}

/// Why a bot has done what it did last.
#[derive(Debug, Clone)]
pub struct Reasons<G: BotGame> {
    /// Which bot.
    pub whose: Seat,
    /// Its moves, the last one at the end.
    pub told: Vec<Move<G>>,
    /// After them it has chosen something that not everybody may learn.
    pub secret: bool,
}

impl<G: PlayableGame> Reasons<G> {
    /// Why it has moved so, in sentences; none where there is nothing to tell.
    #[must_use]
    pub fn in_words(&self, words: &Words, names: &Names) -> Vec<String> {
        let told = self.told.iter().filter_map(|told| told.in_words(words, names));
        let secret = self
            .secret
            .then(|| fl!(words, "advice-why-secret", name = names.name(self.whose)));
        told.chain(secret).collect()
    }
}

/// A move of a bot and its reason.
#[derive(Debug, Clone)]
pub struct Move<G: BotGame> {
    /// The position before it, as everybody sees it.
    pub before: View<G>,
    /// What was answered.
    pub answer: G::Answer,
    /// Why.
    pub reason: Reason<G::Aim>,
}

/// Something being thought out about the position of a ticket, or found. Dropping it is cancelling it.
pub struct Pending<T> {
    ticket: u64,
    slot: Arc<Mutex<Option<T>>>,
    found: Option<T>,
    over: bool,
    _work: Option<Work>,
}

impl<T> std::fmt::Debug for Pending<T> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Pending")
            .field("ticket", &self.ticket)
            .field("over", &self.over)
            .finish_non_exhaustive()
    }
}

impl<T: Send + 'static> Pending<T> {
    /// Begins; the message carries the ticket when it is over.
    fn begin<M: Send + 'static>(
        ticket: u64,
        work: impl FnOnce(&Stop) -> Option<T> + Send + 'static,
        done: impl Fn(u64) -> M + Send + 'static,
    ) -> (Self, Task<M>) {
        let slot: Arc<Mutex<Option<T>>> = Arc::default();
        let result = Arc::clone(&slot);
        let think = move |stop: &Stop| {
            let found = work(stop);
            if let Ok(mut result) = result.lock() {
                *result = found;
            }
        };
        let (work, task) = Work::begin(think, move |_| done(ticket));
        let pending = Self {
            ticket,
            slot,
            found: None,
            over: false,
            _work: Some(work),
        };
        (pending, task)
    }

    /// Works it out here and now, for pictures.
    fn at_once(ticket: u64, work: impl FnOnce(&Stop) -> Option<T>) -> Self {
        Self {
            ticket,
            slot: Arc::default(),
            found: work(&Stop::default()),
            over: true,
            _work: None,
        }
    }

    /// The work about this ticket is over.
    fn take(&mut self, ticket: u64) {
        if ticket == self.ticket && !self.over {
            self.found = self.slot.lock().ok().and_then(|mut found| found.take());
            self.over = true;
        }
    }
}

/// The two that may be open.
#[derive(Debug)]
pub struct SidePanels<G: BotGame> {
    /// A person wants hints; they stay while one question follows another.
    open: bool,
    advice: Option<Pending<Advice<G>>>,
    /// The pointer is where the reasons of the last bot are told.
    curious: bool,
    reasons: Option<Pending<Reasons<G>>>,
    /// The bot that has moved last.
    pub(super) mover: Option<Seat>,
}

impl<G: BotGame> Default for SidePanels<G> {
    fn default() -> Self {
        Self {
            open: false,
            advice: None,
            curious: false,
            reasons: None,
            mover: None,
        }
    }
}

impl<G: PlayableGame> GameFrame<G> {
    /// Can a hint be asked for now?
    #[must_use]
    pub fn may_hint(&self) -> bool {
        self.table.gives_hints() && self.asked().is_some() && self.table.may_advise()
    }

    /// Is the hint open?
    #[must_use]
    pub fn is_hinting(&self) -> bool {
        self.panels.open && self.may_hint()
    }

    /// What is advised at the open question, once it is known.
    #[must_use]
    pub fn advice(&self) -> Option<&Advice<G>> {
        let work = self.panels.advice.as_ref().filter(|_| self.is_hinting())?;
        work.found.as_ref().filter(|_| work.ticket == self.table.ticket())
    }

    /// What has been found about the question of this ticket, be it shown or not.
    pub(super) fn advice_on(&self, ticket: u64) -> Option<&Advice<G>> {
        let work = self.panels.advice.as_ref().filter(|work| work.ticket == ticket)?;
        work.found.as_ref()
    }

    /// Is the question of this ticket being thought about?
    pub(super) fn is_advising(&self, ticket: u64) -> bool {
        let work = self.panels.advice.as_ref();
        work.is_some_and(|work| work.ticket == ticket && !work.over)
    }

    /// The answer that is advised, once it is known.
    #[must_use]
    pub fn advised(&self) -> Option<G::Answer> {
        self.wanted()
            .or_else(|| self.advice()?.list.first().map(|best| best.answer))
    }

    /// Opens or closes the hint.
    pub(super) fn switch_hint(&mut self) {
        // What is switched on and cannot be seen at the moment is not switched off by whoever wants to see it.
        let wanted = !self.is_hinting();
        self.panels.open = wanted && (self.panels.open || self.may_hint());
        if !self.is_coached() {
            self.panels.advice = None;
        }
    }

    /// Are the reasons of the last bot told?
    #[must_use]
    pub fn is_curious(&self) -> bool {
        self.panels.curious && self.panels.mover.is_some()
    }

    /// The pointer has come to where reasons are told, or has left it.
    pub(super) fn be_curious(&mut self, curious: bool) {
        self.panels.curious = curious;
    }

    /// The advice about this ticket is there.
    pub(super) fn take_advice(&mut self, ticket: u64) {
        if let Some(work) = &mut self.panels.advice {
            work.take(ticket);
        }
    }

    /// The reasons up to this ticket are there.
    pub(super) fn take_reasons(&mut self, ticket: u64) {
        if let Some(work) = &mut self.panels.reasons {
            work.take(ticket);
        }
    }

    /// Thinks about what is wanted and not known yet.
    pub(super) fn advise(&mut self) -> Vec<Task<Message<G::Answer>>> {
        let (ticket, mut tasks) = (self.table.ticket(), Vec::new());
        let stale = |about: u64| about != ticket;
        if !self.is_hinting() && !self.is_coached() {
            self.panels.advice = None;
        } else if self.panels.advice.as_ref().is_none_or(|work| stale(work.ticket))
            && let Some(advice) = self.table.advice()
        {
            let (work, task) = Pending::begin(ticket, advice, Message::Advised);
            self.panels.advice = Some(work);
            tasks.push(task);
        }
        if self.panels.curious && self.panels.reasons.as_ref().is_none_or(|work| stale(work.ticket)) {
            let (work, task) = Pending::begin(ticket, self.table.reasons(), Message::Explained);
            self.panels.reasons = Some(work);
            tasks.push(task);
        }
        tasks
    }

    /// Opens the hint, or the reasons of the last bot, at once; for pictures.
    pub fn pose_aside(&mut self, reasons: bool) {
        let ticket = self.table.ticket();
        if reasons {
            self.panels.curious = true;
            self.panels.reasons = Some(Pending::at_once(ticket, self.table.reasons()));
        } else if let Some(advice) = self.table.advice() {
            self.panels.open = true;
            self.panels.advice = Some(Pending::at_once(ticket, advice));
        }
    }

    /// Somebody has moved whose reasons can be told.
    #[cfg(test)]
    pub fn pose_mover(&mut self) {
        self.panels.mover = Some(Seat(1));
    }

    // What is drawn

    /// The button that opens the hint; none at a table without hints.
    pub fn hint_button<'a, M>(&self, words: &Words) -> Option<Element<'a, M>>
    where
        M: From<Message<G::Answer>> + Clone + 'a,
    {
        let press = self.may_hint().then(|| Message::HintPressed.into());
        let secret = self.asked().is_some() && !self.table.may_advise();
        let meaning = if secret {
            fl!(words, "advice-hint-secret")
        } else {
            format!("{} (H)", fl!(words, "advice-hint"))
        };
        self.table
            .gives_hints()
            .then(|| widget::symbol("bulb", meaning, press).into())
    }

    /// Where the reasons of the bot that moved last are told when the pointer comes there.
    pub fn why_button<'a, M>(&self, words: &Words, names: &Names, houses: &[Color]) -> Option<Element<'a, M>>
    where
        M: From<Message<G::Answer>> + Clone + 'a,
    {
        // In a lesson bots do what is written.
        let seat = self.panels.mover.filter(|_| !self.teaches())?;
        let house = houses.get(seat.index()).copied().unwrap_or(Color::TRANSPARENT);
        let who = widget::portrait(names.monster(seat), house, 20);
        let face = row![who, font::bold(fl!(words, "advice-why"), 12)]
            .spacing(5)
            .align_y(Center);
        let face = container(face).padding([1, 8]).style(theme::keycap);
        let area = mouse_area(face)
            .on_enter(Message::WhyHovered(true).into())
            .on_exit(Message::WhyHovered(false).into());
        Some(area.into())
    }

    /// What lies over the table: the reasons of the last bot while the pointer asks for them, otherwise the
    /// hint while it is open. What has no room here is left out, sentence by sentence.
    pub fn aside<'a, M>(
        &self,
        room: Size,
        cover: Cover,
        words: &Words,
        names: &Names,
        houses: &[Color],
    ) -> Option<Element<'a, M>>
    where
        M: From<Message<G::Answer>> + Clone + 'a,
    {
        let (body, wide) = if self.is_curious() {
            self.told(room, words, names, houses)
        } else if self.is_hinting() {
            self.hint(room, words, names, houses)
        } else {
            return None;
        };
        let body = container(body).padding(PAD).style(theme::panel);
        let body = match cover {
            Cover::Shrink => body.width(wide),
            Cover::Whole => body.width(Fill).height(Fill),
        };
        Some(opaque(body.id("region-aside")))
    }

    /// What is advised, as much of it as has room, and how wide that is.
    fn hint<'a, M>(&self, room: Size, words: &Words, names: &Names, houses: &[Color]) -> (Element<'a, M>, f32)
    where
        M: From<Message<G::Answer>> + Clone + 'a,
    {
        let title = row![
            log::icon(Icon::Picture("ui/bulb.svg"), 16),
            font::bold(fl!(words, "advice-title"), 13).style(theme::accent),
            space::horizontal(),
            text(fl!(words, "advice-win")).size(11).style(theme::quiet),
            widget::keycap("H"),
        ]
        .spacing(7)
        .align_y(Center);
        let ink = Ink::new(words, houses, 13);
        let Some(advice) = self.advice() else {
            let thinks = self.panels.advice.as_ref().is_none_or(|work| !work.over);
            let said = if thinks {
                fl!(words, "advice-thinking")
            } else {
                fl!(words, "advice-none")
            };
            let body = column![title, text(said).size(13).style(theme::quiet)].spacing(5);
            return (body.into(), WIDTH.min(room.width));
        };
        let state = self.state();
        let said = said(state, &advice.list, words, names);
        let best = said.first().map_or(0.0, |(_, worth)| *worth);
        let of_aim = Ink::new(words, houses, 12).quiet();
        let aim = advice.aim_in_words(state, words, names);
        let texts: Vec<&str> = said.iter().map(|(said, _)| said.as_str()).collect();
        let list = Listed::fitting(&texts, aim.as_deref(), room, ink, of_aim);
        let mut lines = said
            .into_iter()
            .take(list.answers)
            .enumerate()
            .map(|(nth, (said, worth))| {
                let ink = Ink {
                    size: list.letters,
                    ..ink
                };
                let ink = if nth == 0 { ink.bold() } else { ink };
                line(&said, worth, (nth > 0).then_some(best), list.bar(), ink, words)
            });
        let columns = (0..list.columns).map(|_| {
            let lines = lines.by_ref().take(list.rows());
            column(lines).spacing(BETWEEN).width(Fill).into()
        });
        let columns = row(columns.collect::<Vec<_>>()).spacing(GUTTER);
        let aim = aim.filter(|_| list.has_aim).map(|said| log::rich(&said, of_aim));
        let aim = aim.map(|aim| container(aim).padding(iced::Padding::ZERO.left(2)));
        let body = column![title, columns].push(aim).spacing(BETWEEN);
        (body.into(), list.wide)
    }

    /// Why the last bot moved as it did, as much of it as has room, and how wide that is.
    fn told<'a, M: 'a>(
        &self,
        room: Size,
        words: &Words,
        names: &Names,
        houses: &[Color],
    ) -> (Element<'a, M>, f32) {
        let name = self.panels.mover.map_or("", |seat| names.name(seat));
        let title = font::bold(fl!(words, "advice-why-title", name = name), 13).style(theme::accent);
        let only = |said: String| text(said).size(13).style(theme::quiet);
        if self.panels.reasons.as_ref().is_none_or(|work| !work.over) {
            let said = only(fl!(words, "advice-thinking"));
            return (column![title, said].spacing(5).into(), WIDTH.min(room.width));
        }
        let told = self.reasons_in_words(words, names);
        if told.is_empty() {
            let said = only(fl!(words, "advice-why-none"));
            return (column![title, said].spacing(5).into(), WIDTH.min(room.width));
        }
        let fit = Reasoned::fitting(&told, room, words);
        let ink = Ink::new(words, houses, fit.letters);
        let lines = told.iter().skip(fit.left_out).map(|said| log::rich(said, ink));
        (column![title].extend(lines).spacing(BETWEEN).into(), fit.wide)
    }

    /// Why the last bot moved as it did, in sentences, once that is known.
    #[must_use]
    pub fn reasons_in_words(&self, words: &Words, names: &Names) -> Vec<String> {
        let found = self.panels.reasons.as_ref().and_then(|work| work.found.as_ref());
        found.map_or_else(Vec::new, |reasons| reasons.in_words(words, names))
    }
}

impl<G: PlayableGame> Move<G> {
    /// What was asked, the move and its reason; nothing where there is nothing to tell.
    #[must_use]
    pub fn in_words(&self, words: &Words, names: &Names) -> Option<String> {
        let said = self.before.answer_with_fate(self.answer, None, words, names);
        if said.is_empty() {
            return None;
        }
        let told = match self.reason {
            Reason::Only => return None,
            Reason::Whim => fl!(words, "advice-why-whim", said = said),
            Reason::RerollAll => fl!(words, "advice-why-anew", said = said),
            Reason::Aim { aim, chance } => {
                let aim = self.before.aim_in_words(aim, percent(chance), words, names);
                fl!(words, "advice-why-aim", said = said, aim = aim)
            }
            Reason::Best { now } => fl!(words, "advice-why-best", said = said, now = percent(now)),
            Reason::Worth { now, instead } => {
                let (now, instead) = (percent(now), percent(instead));
                if now == instead {
                    // It made no difference.
                    return None;
                } else {
                    fl!(
                        words,
                        "advice-why-worth",
                        said = said,
                        now = now,
                        instead = instead
                    )
                }
            }
        };
        let asked = self.before.question_in_words(words, names);
        Some(if asked.is_empty() {
            told
        } else {
            fl!(words, "advice-why-asked", asked = asked, told = told)
        })
    }
}

/// The answers in words, with what they come to. Of those that read alike, as two equal dice do, only the
/// best.
fn said<G: PlayableGame>(
    state: &G,
    list: &[Advised<G::Answer>],
    words: &Words,
    names: &Names,
) -> Vec<(String, f32)> {
    let mut told: Vec<(String, f32)> = Vec::new();
    let asked = match state.asks() {
        Asked::Seat(seat) => Some(seat),
        Asked::Nature | Asked::NoOne => None,
    };
    for advised in list {
        let said = state.answer_with_fate(advised.answer, asked, words, names);
        if !said.is_empty() && told.iter().all(|(known, _)| *known != said) {
            told.push((said, advised.worth));
        }
    }
    told
}

/// How much of its room a panel takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cover {
    /// As much as it needs.
    Shrink,
    /// All of it: what lies below is hidden whole.
    Whole,
}

/// An answer with its chance as a bar, and in words: the best one's, or by how much it falls short of the `best`. A full bar is
/// so `wide`.
fn line<'a, M: 'a>(
    said: &str,
    worth: f32,
    behind: Option<f32>,
    wide: f32,
    ink: Ink<'_>,
    words: &Words,
) -> Element<'a, M> {
    let best = behind.is_none();
    let full = (worth.clamp(0.0, 1.0) * wide).max(2.0);
    let bar = container(
        container(space())
            .width(full)
            .height(8)
            .style(move |theme: &Theme| filled(theme, best)),
    )
    .width(wide)
    .style(groove);
    let chance = match behind {
        None => font::bold(fl!(words, "advice-percent", chance = percent(worth)), 13),
        Some(best) => text(short_of(best, worth, words)).size(13),
    };
    row![
        container(log::rich(said, ink)).width(Fill),
        bar,
        chance.width(Length::Fixed(CHANCE)).align_x(iced::Right),
    ]
    .spacing(8)
    .align_y(Center)
    .into()
}

/// By how many points of a percentage a chance falls short of the best one, as both are told elsewhere.
fn short_of(best: f32, worth: f32, words: &Words) -> String {
    /// Nobody can tell chances that lie closer together.
    const SAME: f32 = 0.0005;
    match percent(best).saturating_sub(percent(worth)) {
        0 if best - worth < SAME => fl!(words, "advice-same"),
        0 => fl!(words, "advice-short-little"),
        points => fl!(words, "advice-short", points = points),
    }
}

fn filled(theme: &Theme, best: bool) -> container::Style {
    let colours = theme::colours(theme);
    let fill = if best { colours.accent } else { colours.quiet };
    container::Style {
        background: Some(fill.into()),
        border: iced::border::rounded(4),
        ..container::Style::default()
    }
}

fn groove(theme: &Theme) -> container::Style {
    container::Style {
        background: Some(theme::colours(theme).text.scale_alpha(0.15).into()),
        border: iced::border::rounded(4),
        ..container::Style::default()
    }
}

/// A chance in percent.
pub(super) fn percent(chance: f32) -> u32 {
    grammar::percent(chance.into()).into()
}

/// What keeping these faces, each marked, is called.
#[must_use]
pub fn keeping(kept: &[String], all: bool, words: &Words) -> String {
    let dice = kept.join("\u{a0}");
    match (all, kept.is_empty()) {
        (true, _) => fl!(words, "advice-stop", dice = dice),
        (false, true) => fl!(words, "advice-anew"),
        (false, false) => fl!(words, "advice-keep", dice = dice),
    }
}

/// The rim over what is advised.
pub const ADVISED: &str = "advised";

/// A rim over what is advised, in the colour of letters where it is bright by itself. It takes no room.
pub fn around<'a, M: 'a>(advised: bool, bright: bool, content: impl Into<Element<'a, M>>) -> Element<'a, M> {
    if !advised {
        return content.into();
    }
    let rim = move |theme: &Theme| {
        let colours = theme::colours(theme);
        let colour = if bright { colours.text } else { colours.accent };
        container::Style {
            border: iced::border::rounded(theme::ROUND).width(2).color(colour),
            ..container::Style::default()
        }
    };
    let rim = container(space()).width(Fill).height(Fill).style(rim);
    stack![content.into(), rim.id(ADVISED)].into()
}

#[cfg(test)]
mod tests {
    use super::layout::NARROW;
    use super::{Listed, Reasoned, WIDTH, percent, short_of};
    use crate::ui::widget::log::Ink;
    use iced::Size;
    use words::{Language, Words};

    /// So many sentences of a bot, long ones and short ones.
    fn reasons(count: usize) -> Vec<String> {
        let long = "Which dice do you keep? Keep three claws and one heart — 55% to take at least 3♥ off another monster, \
                    and what is left is enough for the next purchase.";
        let told = (0..count).map(|nth| {
            if nth % 2 == 0 {
                long
            } else {
                "Buy cards? Done — on a whim."
            }
        });
        told.map(str::to_owned).collect()
    }

    #[test]
    fn reasons_are_told_in_whole_sentences_that_have_room() {
        let words = Words::new(Language::English);
        for (wide, high) in [
            (420.0, 70.0),
            (460.0, 90.0),
            (560.0, 124.0),
            (560.0, 60.0),
            (700.0, 200.0),
            (900.0, 400.0),
        ] {
            for count in 1..14 {
                let told = reasons(count);
                let fit = Reasoned::fitting(&told, Size::new(wide, high), &words);
                let what = format!("{count} in {wide} by {high}: {fit:?}");
                assert!(fit.wide <= wide && fit.letters >= 11, "{what}");
                let last = Reasoned {
                    left_out: count - 1,
                    ..fit
                };
                // A single sentence is told in any case.
                let fits = fit.height(&told, &words) <= high;
                assert!(fits || fit == last, "{what}");
                let more = Reasoned {
                    left_out: fit.left_out.saturating_sub(1),
                    ..fit
                };
                let more_fits = fit.left_out > 0 && more.height(&told, &words) <= high;
                assert!(!more_fits, "more would have room: {what}");
            }
        }
    }

    #[test]
    fn advice_tells_whole_answers_that_have_room() {
        let words = Words::new(Language::English);
        let ink = Ink::new(&words, &[], 13);
        let listed = |said: &[&str], aim, high: f32| {
            let room = Size::new(WIDTH, high + 8.0);
            let list = Listed::fitting(said, aim, room, ink, ink);
            assert_eq!(list.columns, 1);
            (list.answers, list.has_aim)
        };
        let said = ["Keep it all"; 9];
        let aim = Some("55% to take at least 3♥ off another monster");
        for (high, told) in [
            (20.0, (1, false)),
            (50.0, (1, false)),
            (75.0, (2, false)),
            (90.0, (2, true)),
            (110.0, (3, true)),
            (400.0, (8, true)),
        ] {
            assert_eq!(listed(&said, aim, high), told, "{high}");
        }
        // All answers rather than what the best one is for.
        assert_eq!(listed(&said[..3], aim, 90.0), (3, false));
        assert_eq!(listed(&said[..1], aim, 400.0), (1, true));
        assert_eq!(listed(&said[..1], None, 400.0), (1, false));
    }

    #[test]
    fn advice_that_has_no_room_in_a_column_is_told_in_two() {
        let words = Words::new(Language::English);
        let ink = Ink::new(&words, &[], 13);
        let said = ["Buy Unstable DNA (5⚡)"; 6];
        for wide in [420.0, 560.0, 640.0, 720.0, 848.0, 1200.0] {
            for high in [70.0, 90.0, 110.0, 160.0, 300.0] {
                let list = Listed::fitting(&said, None, Size::new(wide, high), ink, ink);
                let what = format!("{wide} by {high}: {list:?}");
                assert!(
                    list.wide <= wide && list.rows() * list.columns >= list.answers,
                    "{what}"
                );
                let roomy = wide >= 2.0 * NARROW + 40.0;
                let fits = if roomy && high < 150.0 { 2 } else { 1 };
                assert_eq!(list.columns, fits, "{what}");
                let lines = ((high - 29.0) / 20.0).floor() as usize;
                assert!(list.answers >= (lines * fits).min(6), "{what}");
            }
        }
    }

    #[test]
    fn what_an_answer_falls_short_of_is_the_difference_of_what_is_told_of_both() {
        let words = Words::new(Language::English);
        for (best, worth, told) in [
            (0.524, 0.5, "−2 pts"),
            (0.526, 0.5, "−3 pts"),
            (0.53, 0.524, "−1 pt"),
            (0.524, 0.518, "< 1 pt"),
            (0.524, 0.524, "the same"),
            (1.0, 0.999, "−1 pt"),
        ] {
            assert_eq!(short_of(best, worth, &words), told, "{best} and {worth}");
            let apart = percent(best) - percent(worth);
            assert!(apart == 0 || told.contains(&apart.to_string()), "{told}");
        }
    }
}
