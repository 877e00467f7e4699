//! Games with Evolutions: hands and decks, windows, and each monster's eight cards in a file of its own.

mod alienoid;
mod baby_gigazaur;
mod boogie_woogie;
mod cyber_bunny;
mod cyber_kitty;
mod gigazaur;
mod hands;
mod kraken;
mod meka_dragon;
mod pandakai;
mod pumpkin_jack;
mod random;
mod space_penguin;
mod the_king;
