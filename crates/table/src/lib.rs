//! One game being played and its record: the position, the seeded dealer who answers for Nature, every
//! answer, the way back, and the file in which all that is kept.
//!
//! Start at [`Table`]: the start and the answers are the whole game, everything else follows from them.
//! [`LiveTable`] is what people hold of it while they play: views and events of one viewer, never the
//! position; [`Past`] is what one viewer has seen of it so far.
//! [`play()`] plays it to its end, whoever answers; [`record`] writes it as a file and reads it again
//! (`docs/record.md`); [`notation`] says answers in words.
//!
//! A game is begun, written and read again:
//!
//! ```
//! use engine::Game;
//! use engine::classic::{Setup, State};
//! use table::Table;
//! use table::record::{Head, Keep, Record, Writer};
//!
//! let mut table = Table::new(Setup::of(2)?.start()?, 7);
//! table.advance(&mut |event, _| println!("{event:?}"));
//! let usual = table.state().default_answer().expect("somebody is asked");
//! table.answer(usual, &mut |_, _| {})?;
//!
//! let mut writer = Writer::begin(Vec::new(), Head::from(&table), &table, Keep::Positions)?;
//! writer.follow(&table)?;
//! let record = Record::<State>::read(&writer.into_inner())?;
//! assert_eq!(record.table.state(), table.state());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A table applies answers at once; showing what happened is somebody else's business. The table and the loop
//! know no game by name; none of it knows a window, a language or a bot.

mod checksum;
mod dealer;
mod live;
pub mod notation;
mod past;
mod patch;
mod play;
pub mod quoted;
pub mod record;
mod table;
mod take_back;

pub use checksum::Checksum;
pub use dealer::{Dealer, fresh_seed};
pub use live::{Finished, Hears, LiveTable, PastMove};
pub use past::{Past, Recalls};
pub use patch::Patch;
pub use play::{Halt, play};
pub use table::{Draft, Happened, Remark, Sitter, Table};
pub use take_back::{Decider, Decision, TakeBack};
