//! What is heard. Start at [`Player`]: it plays [`Effect`]s once and a [`Track`] on and on, as loud as somebody
//! likes it, and is silent where the machine has no sound.
//!
//! ```
//! use sound::{Effect, RATE};
//!
//! for effect in Effect::ALL {
//!     let clip = effect.clip();
//!     println!("{effect:?}: {:?}, {} samples, {RATE} a second", clip.length(), clip.samples().len());
//! }
//! ```
//!
//! No recording is shipped: [`Effect::clip`] and [`Track::clip`] make the samples from the instruments of
//! `synth`, when they are first heard and on a thread of the player's. `mix` adds up what sounds at one time,
//! `device` hands it to the system.
//!
//! Deliberately absent: any game. What sounds when is said by whoever shows it.

mod clip;
mod device;
mod effect;
mod mix;
mod player;
mod synth;
mod track;

pub use clip::{Clip, RATE};
pub use effect::Effect;
pub use mix::Mix;
pub use player::{Loudness, Player};
pub use track::Track;
