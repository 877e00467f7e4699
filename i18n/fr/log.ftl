### Ce qui s’est passé, raconté en phrases : un message par événement et par cause.
###
### $who, $by, $from et $of sont des monstres ou des joueurs, $card et $copied des cartes, $dice et $die des faces de
### dés. DE(…) met « de » ou « d’ » devant un nom, DE_CARD(…) devant celui d’une carte, qu’il met entre guillemets. Entre
### parenthèses à la fin : ce que le monstre a désormais.

## La table et le premier tour.

log-game-started = { $count ->
    [2] Deux monstres marchent sur Tokyo.
    [3] Trois monstres marchent sur Tokyo.
    [4] Quatre monstres marchent sur Tokyo.
    [5] Cinq monstres marchent sur Tokyo.
    [6] Six monstres marchent sur Tokyo.
   *[other] { $count } monstres marchent sur Tokyo.
}
log-variant = La variante à deux joueurs est active : Tokyo donne des ⚡ au lieu des ★.
log-first-roll = { $who } lance les dés pour commencer : { $dice }
log-first-tied = { $who } sont à égalité et relancent.
log-first-player = { $who } commence.

## La table elle-même.

log-took-back = { $who } revient sur son dernier choix.
log-took-back-what = { $who } revient sur son choix : { $what }
log-seat-person = { $who } est désormais entre les mains d’une personne.
log-seat-bot = { $who } est désormais entre les mains de l’ordinateur ({ $level }).
log-seat-conceded = { $who } déclare forfait. L’ordinateur ({ $level }) joue à sa place.
log-forfeit = { $who } déclare forfait. La partie est finie.

## Tours.

log-turn = Tour { $number } : { $who }
log-turn-fewer-dice = Tour { $number } : { $who } rejoue, avec moins de dés
log-turn-extra = Tour { $number } : { $who } rejoue
log-extra-turn = { $who } jouera un autre tour grâce à « { $card } ».

## Dés.

log-roll = { $who } lance { $dice }
log-reroll = { $who } relance { $count ->
    [one] un dé
   *[other] { $count } dés
} : { $dice }
log-die-rerolled = { $who } relance un dé grâce à « { $card } » : { $from } → { $to }
log-die-of-rerolled = { $who } relance un dé { DE($of) } grâce à « { $card } » : { $from } → { $to }
log-die-changed = { $who } tourne un dé grâce à « { $card } » : { $from } → { $to }
log-beside-rolled = { $who } lance les dés pour « { $card } » : { $dice }
log-more-rolls = { $who } obtient un lancer de plus grâce à « { $card } ».
log-claws-added = Le lancer { DE($who) } compte { $count ->
    [one] une griffe de plus
   *[other] { $count } griffes de plus
} grâce à « { $card } ».
log-strike = { $who } résout { $count ->
    [one] une griffe
   *[other] { $count } griffes
}.
# Une carte ou une malédiction ($card) prive $count dés d’une face de ce qu’ils rapportent, ou le change. $good : ce qu’ils rapporteraient.
log-void = { $good ->
    [claws] { $count ->
        [one] La griffe
       *[other] Les { $count } griffes
    } { DE($who) } ne { $count ->
        [one] frappe
       *[other] frappent
    } personne à cause { DE_CARD($card) }.
   *[other] { $count ->
        [one] Le dé { $face } { DE($who) } ne rapporte
       *[other] Les { $count } dés { $face } { DE($who) } ne rapportent
    } aucun { $good } à cause { DE_CARD($card) }.
}
log-doubled = { $good ->
    [claws] { $count ->
        [one] La griffe { DE($who) } compte
       *[other] Les { $count } griffes { DE($who) } comptent
    } double grâce à « { $card } ».
   *[other] { $count ->
        [one] Le dé { $face } { DE($who) } compte
       *[other] Les { $count } dés { $face } { DE($who) } comptent
    } double grâce à « { $card } ».
}
log-diverted = À cause { DE_CARD($card) }, les { $good } des dés { DE($who) } vont au détenteur du Scarabée d’or.

## Étoiles.

log-stars-dice = { $who } marque { $count }★ avec les dés (→ { $now }★).
log-stars-card = { $who } gagne { $count }★ grâce à « { $card } » (→ { $now }★).
log-stars-income = { $who } commence son tour dans Tokyo et gagne { $count }★ (→ { $now }★).
log-stars-entering = { $who } gagne { $count }★ pour son entrée dans Tokyo (→ { $now }★).
log-stars-paid-by = { $who } reçoit { $count }★ { DE($by) } (→ { $now }★).
log-stars-paid-to = { $who } donne { $count }★ à { $to } (→ { $now }★).
log-stars-other = { $who } gagne { $count }★ (→ { $now }★).
log-stars-lost-card = { $who } perd { $count }★ à cause { DE_CARD($card) } (→ { $now }★).
log-stars-lost = { $who } perd { $count }★ (→ { $now }★).

## Énergie.

log-energy-dice = { $who } gagne { $count }⚡ avec les dés (→ { $now }⚡).
log-energy-card = { $who } gagne { $count }⚡ grâce à « { $card } » (→ { $now }⚡).
log-energy-income = { $who } commence son tour dans Tokyo et gagne { $count }⚡ (→ { $now }⚡).
log-energy-entering = { $who } gagne { $count }⚡ pour son entrée dans Tokyo (→ { $now }⚡).
log-energy-paid-by = { $who } reçoit { $count }⚡ { DE($by) } (→ { $now }⚡).
log-energy-taken = { $who } prend { $count }⚡ à { $by } (→ { $now }⚡).
log-energy-other = { $who } gagne { $count }⚡ (→ { $now }⚡).
log-energy-spent-card = { $who } utilise « { $card } » pour { $count }⚡ (→ { $now }⚡).
log-energy-paid-to = { $who } paie { $count }⚡ à { $to } (→ { $now }⚡).
log-energy-lost-card = { $who } perd { $count }⚡ à cause { DE_CARD($card) } (→ { $now }⚡).
log-energy-lost = { $who } perd { $count }⚡ (→ { $now }⚡).

## Cœurs.

log-hearts-dice = { $who } récupère { $count }♥ avec les dés (→ { $now }♥).
log-hearts-card = { $who } gagne { $count }♥ grâce à « { $card } » (→ { $now }♥).
log-hearts-paid-by = { $who } reçoit { $count }♥ { DE($by) } (→ { $now }♥).
log-hearts-other = { $who } gagne { $count }♥ (→ { $now }♥).
log-hurt-claws = { $who } perd { $count }♥ sous les griffes { DE($by) } (→ { $now }♥).
log-hurt-card-by = { $who } perd { $count }♥ à cause { DE($by) } : « { $card } » (→ { $now }♥).
log-hurt-card = { $who } perd { $count }♥ à cause { DE_CARD($card) } (→ { $now }♥).
log-hurt-tokens = { $who } perd { $count }♥ à cause du Poison (→ { $now }♥).
log-hurt = { $who } perd { $count }♥ (→ { $now }♥).
log-hit-stopped = { $who } ne perd aucun ♥ grâce à « { $card } ».
log-hit-reduced = { $who } évite de perdre { $count }♥ sur { $from } grâce à « { $card } ».
log-hit-prevented = { $who } ne peut pas perdre de ♥ en ce moment et en garde { $count }.
log-cap = { $who } peut désormais avoir jusqu’à { $cap }♥.
log-cap-less = { $who } ne peut plus avoir que { $cap }♥, et perd { $count }♥.
log-reborn = { $who } renaît avec { $count }♥ grâce à « { $card } ».
log-bound = { $who } partage désormais le sort { DE($to) }.
log-hit-increased = { $who } perd { $count }♥ de plus à cause { DE_CARD($card) }.
log-eliminated = { $who } est hors jeu.

## Jetons.

log-poison-gained = { $who } reçoit { $count ->
    [one] un jeton Poison
   *[other] { $count } jetons Poison
} (→ { $now }).
log-poison-removed = { $who } se débarrasse { $count ->
    [one] d’un jeton Poison
   *[other] de { $count } jetons Poison
} (→ { $now }).
log-shrink-gained = { $who } reçoit { $count ->
    [one] un jeton Toupetit
   *[other] { $count } jetons Toupetit
} (→ { $now }).
log-shrink-removed = { $who } se débarrasse { $count ->
    [one] d’un jeton Toupetit
   *[other] de { $count } jetons Toupetit
} (→ { $now }).
log-tokens = { $count ->
    [0] Il ne reste aucun jeton sur « { $card } » { DE($who) }.
    [one] Il reste un jeton sur « { $card } » { DE($who) }.
   *[other] Il reste { $count } jetons sur « { $card } » { DE($who) }.
}
log-tokens-battery-monster = { $count ->
    [0] Il ne reste plus de ⚡ sur « { $card } » { DE($who) }.
   *[other] Il reste { $count }⚡ sur « { $card } » { DE($who) }.
}
log-tokens-thunder-stomp = { $count ->
    [0] « { $card } » { DE($who) }, c’est fini : les autres lancent de nouveau tous leurs dés.
   *[other] « { $card } » { DE($who) } : chaque autre monstre lance 1 dé de moins jusqu’au prochain tour { DE($who) }.
}

## Tokyo.

log-yields = { $who } fuit Tokyo.
log-stays = { $who } reste dans Tokyo.
log-escaped = { $who } s’échappe à temps avec « { $card } » et évite de perdre { $count }♥.
log-enters-city = { $who } entre dans Tokyo City.
log-enters-bay = { $who } entre dans Tokyo Bay.
log-bay-closed = Il ne reste que quatre monstres ou moins : Tokyo Bay ferme.
log-moves-to-city = { $who } passe de Tokyo Bay dans Tokyo City.
log-pushed-out = { $who } doit quitter Tokyo Bay.
log-thrown-out = { $who } doit quitter Tokyo à cause { DE_CARD($card) }.

## Cartes.

log-revealed = Nouvelle carte en vente : « { $card } » ({ $cost }⚡).
log-bought = { $who } achète « { $card } » pour { $count }⚡.
log-bought-deck = { $who } achète « { $card } », première carte de la pioche, pour { $count }⚡.
log-bought-from = { $who } achète « { $card } » à { $from } pour { $count }⚡.
log-sold = { $who } récupère { $count }⚡ pour « { $card } ».
log-used = { $who } utilise « { $card } ».
log-discarded = { $who } défausse « { $card } ».
log-swept = { $who } paie { $count }⚡ pour remplacer les cartes en vente (→ { $now }⚡).
log-peeked = { $who } regarde en secret la première carte de la pioche.
log-peeked-card = { $who } regarde en secret la première carte de la pioche : « { $card } » ({ $cost }⚡).
log-copied = { $who } copie « { $copied } » { DE($of) } avec « { $card } ».
log-copied-own = { $who } copie « { $copied } » avec « { $card } ».
log-swapped = { $who } échange « { $gave } » contre « { $card } » { DE($with) }.
log-stolen = { $who } prend « { $card } » à { $from } et paie { $count }⚡.
log-costume-drawn = { $who } pioche le costume « { $card } ».
log-costume-kept = { $who } porte « { $card } ».
log-copy-lost = « { $card } » { DE($who) } n’a plus rien à copier.
log-reshuffled = La défausse est mélangée pour former une nouvelle pioche : { $count ->
    [one] une carte
   *[other] { $count } cartes
}.

## Méchanceté.

log-tile-shown = Une tuile Méchanceté est sur la table : « { $card } ».
log-wicked = { $who } gagne { $count ->
    [one] un point
   *[other] { $count } points
} de Méchanceté (→ { $now } sur 10).
log-tile-taken = { $who } prend la tuile « { $card } ».
log-tile-declined = { $who } ne prend pas de tuile de niveau { $count }.

## La fin.

log-crowned = { $who } gagnera grâce à « { $card } » s’il survit à ce tour !
log-won-stars = { $who } gagne aux étoiles !
log-won-card = { $who } gagne grâce à « { $card } » !
log-won-survivor = { $who } est le dernier monstre debout et gagne !
log-won-roar = { $who } gagne dans un ultime rugissement !
log-won-together = { $who } partagent la victoire !
log-won-nobody = Il ne reste aucun monstre : personne ne gagne.

## Petites pièces dont les phrases sont faites.

log-list-last = { $start } et { $last }
face-one = 1
    .one = un 1
    .this = le 1
face-two = 2
    .one = un 2
    .this = le 2
face-three = 3
    .one = un 3
    .this = le 3
face-energy = ⚡
    .one = un dé ⚡
    .this = le dé ⚡
face-heart = ♥
    .one = un ♥
    .this = le ♥
face-claw = griffe
    .one = une griffe
    .this = la griffe

## Pourquoi une table ou une réponse est refusée.

error-seats = King of Tokyo se joue de 2 à 6 monstres, pas à { $count }.
error-same-monster = { $who } a été choisi deux fois : chaque place prend un monstre différent.
error-no-such-seat = Il n’y a pas de place { $count } à cette table ; les places sont comptées à partir de 0.
error-dark-without-gauge = La Dark Edition se joue avec la jauge de Méchanceté : choisissez des tuiles rouges, vertes ou mixtes.
error-promos-without-cards = Les cartes promotionnelles rejoignent les cartes Énergie : activez les cartes Énergie, ou retirez les cartes promotionnelles.
error-costumes-without-cards = Les costumes sont des cartes Énergie : activez les cartes Énergie, ou retirez les costumes.
error-game-over = La partie est finie.
error-not-now = Ce n’est pas possible maintenant.
error-not-yours = Ce n’est pas à vous de le dire.
error-no-such-thing = Il n’y a rien de tel ici.
error-too-dear = Vous n’avez pas de quoi payer.
