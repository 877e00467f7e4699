//! Opens the game without a terminal; see the crate.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    launcher::run(std::env::args_os().skip(1))
}
