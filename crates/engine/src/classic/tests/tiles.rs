//! The twenty faces of the tiles (`expansions.md` §1.4 to §1.6).

mod fluxling;
mod green;
mod red;
