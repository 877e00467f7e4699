//! Kinds of crossings: where many cards, tiles, costumes, curses, Evolutions and forms meet in one question, and
//! the answer stands in one place. Each file tells a kind, mostly as a table of rows.

mod boxes;
mod claws_and_dice;
mod claws_that_wound;
mod cultists_pay;
mod doubling;
mod frozen_dice;
mod payments;
mod rebirths;
mod special_dice;
mod void_at_random;
mod void_faces;
