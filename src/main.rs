//! The program: arguments, logging, and off to [`king_of_tokyo::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    // A system without a language (LANG=C) is no error; English is spoken then.
    let filter = env_logger::Env::default().default_filter_or("error,i18n_embed::requester=off");
    env_logger::Builder::from_env(filter).init();
    king_of_tokyo::cli::run(std::env::args_os())
}
