//! Games with Evolutions: hands and decks, windows, and each monster's eight cards in a file of its own.

mod alienoid;
mod baby_gigazaur;
mod boogie_woogie;
mod cyber_bunny;
mod cyber_kitty;
mod gigazaur;
mod hands;
mod kraken;
mod meetings;
mod meka_dragon;
mod pandakai;
mod pumpkin_jack;
mod purchases;
pub(super) mod random;
mod rulings;
mod space_penguin;
mod the_king;

use crate::classic::CardId;
use crate::classic::rule::Stay;
use crate::proof::rule_file::{EVOLUTIONS, rows};

/// King Kong's are not in the game: the text of his Beauty card is not known.
#[test]
fn every_evolution_of_the_rule_file_is_declared_as_it_stands_there() {
    let written: Vec<[String; 3]> = rows(EVOLUTIONS, ["slug", "monster", "type"])
        .into_iter()
        .filter(|[_, monster, _]| *monster != "king-kong")
        .map(|[slug, monster, stays]| [slug.trim_matches('`'), monster, stays].map(str::to_owned))
        .collect();
    let declared: Vec<[String; 3]> = CardId::evolutions()
        .map(|card| {
            let evolution = card.evolution().expect("an Evolution");
            let stays = match evolution.stay {
                Stay::Permanent => "P",
                Stay::Temporary | Stay::Lingering => "T",
                Stay::Gift => "G",
            };
            [card.slug(), evolution.monster.slug(), stays].map(str::to_owned)
        })
        .collect();
    assert_eq!(declared.len(), 96);
    assert_eq!(declared, written);
}
