//! The program: arguments, logging, and off to [`king_of_tokyo::cli`].

use std::io::Write as _;
use std::process::ExitCode;

fn main() -> ExitCode {
    // A system without a language (LANG=C) is no error; English is spoken then.
    env_logger::Builder::from_env(env_logger::Env::default().default_filter_or("error"))
        .filter_module("i18n_embed::requester", log::LevelFilter::Off)
        // A desktop without a settings portal is no error; its window frame has usual colours then.
        .filter_module("sctk_adwaita", log::LevelFilter::Off)
        // No letter of a file or a path does anything to the terminal.
        .format(|out, record| {
            let said = table::quoted::plain(&record.args().to_string());
            writeln!(out, "[{:<5} {}] {said}", record.level(), record.target())
        })
        .init();
    king_of_tokyo::cli::run(std::env::args_os())
}
