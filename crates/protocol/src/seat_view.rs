//! What a seat knows of a position, whole, for programs that think on the engine itself: also what waits in the
//! middle of a question, which `position` leaves out.
//!
//! It is the [`View`] as serde writes it, with the [`VERSION`] of this form beside it. Whatever is read is checked.

use engine::{Portable, View};
use serde::Serialize;
use serde_json::{Value, json};

/// The version of the form. It changes with the fields of a position, not with the rules.
pub const VERSION: u64 = 1;

#[derive(Serialize)]
struct Written<'a, G: Serialize> {
    version: u64,
    #[serde(flatten)]
    view: &'a View<G>,
}

/// A view for programs.
///
/// # Panics
/// Never: plain data has a form in JSON.
#[must_use]
pub fn written<G: Serialize>(view: &View<G>) -> Value {
    let written = Written {
        version: VERSION,
        view,
    };
    json!(written)
}

/// Reads a view that was [`written`].
///
/// # Errors
/// A sentence that says what is wrong: another version, no view, or one that no seat can have.
pub fn read<G: Portable>(mut value: Value) -> Result<View<G>, String> {
    let version = value.as_object_mut().and_then(|fields| fields.remove("version"));
    match version.as_ref().and_then(Value::as_u64) {
        Some(VERSION) => serde_json::from_value(value).map_err(|error| error.to_string()),
        Some(other) => Err(format!("version: {other}; this program reads {VERSION}")),
        None => Err("version: it is missing; it says how the view is written".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::{VERSION, read, written};
    use engine::classic::{Options, Pack, PowerUp, Setup, State, Wickedness};
    use engine::duel;
    use engine::proof::{Lottery, play_on};
    use engine::{Asked, Portable, View};
    use serde_json::json;

    fn everything(seats: usize) -> State {
        let mut setup = Setup::of(seats).expect("2 to 6");
        setup.options = Options {
            promos: true,
            halloween: true,
            wickedness: Wickedness::Mixed,
            power_up: PowerUp::Draft,
            packs: Pack::ALL.into_iter().collect(),
            ..Options::default()
        };
        setup.start().expect("a table")
    }

    /// Looks at the questions of a game played at random.
    fn looked_at<G: Portable + Copy + PartialEq + std::fmt::Debug>(start: G, seed: u64) {
        let (mut questions, mut chance) = (0, Lottery(seed));
        play_on(start, seed, 1_500, |state, _, _| {
            let Asked::Seat(seat) = state.asks() else { return };
            questions += 1;
            if questions % 9 != 0 {
                return;
            }
            let view = View::of(state, Some(seat));
            let told = written(&view);
            assert_eq!(read::<G>(told.clone()), Ok(view), "it is read as it was written");
            // Whatever is hidden from the seat lies differently, and nothing that is told does.
            let mut other = *state;
            other.imagine(seat, &mut chance);
            assert_eq!(written(&View::of(&other, Some(seat))), told);
        });
        assert!(questions > 50, "{questions}");
    }

    #[test]
    fn a_view_is_read_as_it_was_written_and_tells_nothing_that_is_hidden() {
        for seats in 2..=6 {
            looked_at(everything(seats), seats as u64);
        }
        let duel = duel::Setup::of([duel::Monster::Gigazaur, duel::Monster::Alienoid]);
        looked_at(duel.start().expect("two"), 7);
    }

    type Change = &'static dyn Fn(&mut serde_json::Value);

    #[test]
    fn what_is_no_view_is_refused_with_a_reason() {
        let good = written(&View::of(&everything(3), None));
        let with = |change: &dyn Fn(&mut serde_json::Value)| {
            let mut other = good.clone();
            change(&mut other);
            read::<State>(other).expect_err("it is refused")
        };
        let table: [(&str, Change); 5] = [
            ("version", &|view| view["version"] = json!(VERSION + 1)),
            ("version", &|view| {
                view.as_object_mut().expect("fields").remove("version");
            }),
            ("view_of", &|view| view["view_of"] = json!(5)),
            ("this is no view", &|view| {
                view.as_object_mut().expect("fields").remove("seen");
            }),
            ("this is no view", &|view| {
                view.as_object_mut().expect("fields").remove("view_of");
            }),
        ];
        for (says, change) in table {
            let said = with(change);
            assert!(said.contains(says), "{said}");
        }
        assert!(read::<State>(json!([])).is_err());
    }
}
