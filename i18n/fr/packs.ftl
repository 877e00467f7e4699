### Les packs : Cultistes, Tour de Tokyo, cartes Transformation. Noms et effets, questions, journal.

## Leurs monstres.

monster-cthulhu = Cthulhu
    .of = de Cthulhu
monster-king-kong = King Kong
    .of = de King Kong
monster-anubis = Anubis
    .of = d’Anubis
monster-cybertooth = Cybertooth
    .of = de Cybertooth

## Devant les monstres.

card-cultists = Cultistes
    .text = 4 dés ou plus sur la même face vous donnent un Cultiste. À tout moment, dépensez-en un pour gagner 1♥ ou 1⚡, ou pour 1 lancer de plus à votre tour.
    .comes = vous recevez un Cultiste
    .goes = vous perdez un Cultiste
card-tower-bottom = Tour de Tokyo, premier étage
    .text = Se gravit dans Tokyo avec au moins quatre 1. Au début de votre tour, gagnez 1♥, même dans Tokyo.
    .comes = vous gravissez le premier étage
    .goes = vous perdez le premier étage
card-tower-middle = Tour de Tokyo, deuxième étage
    .text = Se gravit depuis le premier étage. Au début de votre tour, gagnez 1♥ et 1⚡, même dans Tokyo.
    .comes = vous gravissez le deuxième étage
    .goes = vous perdez le deuxième étage
card-tower-top = Tour de Tokyo, sommet
    .text = Le monstre qui arrive ici gagne aussitôt.
    .comes = vous atteignez le sommet
    .goes = vous perdez le sommet
card-transformation = Carte Transformation
    .text = Une fois par tour, avant d’acheter, vous pouvez retourner la carte pour 1⚡. Bête : relancez un dé par tour, mais n’achetez rien. Bipède : aucun effet.
    .comes = vous recevez une carte Transformation
    .goes = vous perdez votre carte Transformation

## Questions et boutons.

play-card-piece = Extension
play-ask-window-flip = Retourner votre carte Transformation ?
play-hint-flip-beast = En bête, vous relancez un dé par tour, mais n’achetez rien, pas même maintenant.
play-hint-flip-biped = En bipède, vous pouvez de nouveau acheter, dès maintenant, mais ne relancez plus de dé.
play-use-cultists-heart = Cultiste : +1♥
play-use-cultists-energy = Cultiste : +1⚡
play-use-cultists-roll = Cultiste : un lancer de plus
play-use-transformation-flip = Retourner la carte

## Le journal.

log-cultist-gained = { $who } gagne un Cultiste pour au moins quatre dés identiques, { $face } (→ { $now }).
log-tokens-cultists = { $who } { $count ->
    [0] n’a plus aucun Cultiste
    [one] a encore un Cultiste
   *[other] a encore { $count } Cultistes
}.
log-piece-taken = { $who } prend « { $card } ».
log-piece-taken-from = { $who } prend « { $card } » à { $from }.
log-piece-lost = « { $card } » est de nouveau libre.
log-form-beast = { $who } se change en bête.
log-form-biped = { $who } se redresse sur deux jambes.
log-won-tower = { $who } gagne au sommet de la Tour de Tokyo !

## Cybertooth et Anubis.

card-berserk = Berserk
    .text = Avec 4 griffes ou plus, vous devenez Berserk : lancez le dé Berserk avec les autres jusqu’à ce que vous gagniez vous-même des ♥.
    .comes = vous devenez Berserk
    .goes = vous vous calmez
card-golden-scarab = Scarabée d’or
    .text = Bien des malédictions épargnent son détenteur.
    .comes = vous recevez le Scarabée d’or
    .goes = vous perdez le Scarabée d’or
card-pharaonic-ego = Ego pharaonique
    .text = Personne ne peut fuir. Ankh : sortez de Tokyo et restez dehors ce tour. Serpent : prenez Tokyo City, les autres sortent de Tokyo.
card-isis-disgrace = Disgrâce d’Isis
    .text = Seul le détenteur du Scarabée gagne des ♥. Ankh : prenez le Scarabée. Serpent : perdez 1♥.
card-thot-blindness = Aveuglement de Thot
    .text = Seul le détenteur du Scarabée gagne des ⚡. Ankh : prenez le Scarabée. Serpent : perdez 2⚡.
card-tutankhamun-curse = Malédiction de Toutânkhamon
    .text = Seul le détenteur du Scarabée gagne des ★. Ankh : prenez le Scarabée. Serpent : perdez 2★.
card-buried-in-sand = Enseveli sous le sable
    .text = Vous avez 1 lancer de moins, mais au moins 1. Ankh : 1 lancer de plus. Serpent : vos griffes ne font rien ce tour.
card-raging-flood = Crue déchaînée
    .text = Vous lancez 1 dé de moins. Ankh : ajoutez un dé sur la face de votre choix. Serpent : retirez un de vos dés.
card-hotep-peace = Paix de Hotep
    .text = Seul le détenteur du Scarabée utilise les griffes. Ankh : prenez le Scarabée. Serpent : perdez 1⚡ par griffe sur vos dés.
card-set-storm = Tempête de Seth
    .text = Au début de votre tour, perdez 1♥. Ankh : gagnez 2♥. Serpent : perdez 1♥.
card-builders-uprising = Révolte des bâtisseurs
    .text = Au début de votre tour, perdez 2★. Ankh, hors de Tokyo : jouez un autre tour, sans dé du Destin. Serpent : perdez 2★.
card-inadequate-offering = Offrande insuffisante
    .text = Les cartes coûtent 2⚡ de plus. Ankh : prenez gratuitement la première carte de la pioche. Serpent : défaussez une de vos cartes Pouvoir.
card-bow-before-ra = Courbez-vous devant Râ
    .text = Personne ne peut avoir plus de 8♥. Ankh : gagnez 2♥. Serpent : perdez 2♥.
card-vengeance-of-horus = Vengeance d’Horus
    .text = Les griffes ne se relancent pas. Ankh : gagnez 1★ par griffe sur vos dés. Serpent : perdez 1♥ par griffe sur vos dés.
card-ordeal-of-the-mighty = Épreuve des puissants
    .text = Au début de chaque tour, les monstres ayant le plus de ♥ perdent 1♥. Ankh : gagnez 2♥. Serpent : ceux qui ont le plus de ♥ perdent 1♥.
card-ordeal-of-the-wealthy = Épreuve des riches
    .text = Au début de chaque tour, les monstres ayant le plus de ★ perdent 1★. Ankh : gagnez 2★. Serpent : ceux qui ont le plus de ★ perdent 1★.
card-ordeal-of-the-spiritual = Épreuve des spirituels
    .text = Au début de chaque tour, les monstres ayant le plus de ⚡ perdent 1⚡. Ankh : gagnez 2⚡. Serpent : ceux qui ont le plus de ⚡ perdent 1⚡.
card-resurrection-of-osiris = Résurrection d’Osiris
    .text = Les dés { -heart } servent dans Tokyo, pas dehors. Ankh : prenez Tokyo City, les autres sortent de Tokyo. Serpent : sortez de Tokyo et restez dehors ce tour.
card-forbidden-library = Bibliothèque interdite
    .text = Seul le détenteur du Scarabée achète des cartes. Ankh : prenez le Scarabée. Serpent : défaussez une de vos cartes Pouvoir.
card-confused-senses = Sens troublés
    .text = Le détenteur du Scarabée peut vous faire relancer jusqu’à 2 dés. Ankh : prenez le Scarabée. Serpent : il reçoit les ♥ et ⚡ que vous gagneriez ce tour.
card-pharaonic-skin = Peau pharaonique
    .text = Le détenteur du Scarabée ne perd pas de ♥. Ankh : prenez le Scarabée. Serpent : donnez-lui 2 de vos ♥, ⚡ ou ★, au choix.
card-khepri-rebellion = Rébellion de Khépri
    .text = Au début de chaque tour, le détenteur du Scarabée donne 1♥, 1⚡ ou 1★ au monstre actif. Ankh : donnez le Scarabée au monstre de votre choix. Serpent : prenez-le.
card-body-spirit-ka = Corps, esprit et Ka
    .text = Sur les dés, seuls griffes, cœurs et énergie comptent. Ankh : tout compte ce tour. Serpent : seuls les chiffres comptent ce tour.
card-false-blessing = Fausse bénédiction
    .text = 2 dés et 1 lancer de plus, puis perdez 1♥ par face différente. Ankh : relancez ou retirez jusqu’à 2 dés. Serpent : votre voisin de gauche en choisit 2 à relancer.
card-gaze-of-the-sphinx = Regard du Sphinx
    .text = Cartes Pouvoir et Évolutions permanentes sont sans effet. Ankh : gagnez 3⚡ ou piochez une Évolution. Serpent : perdez 3⚡ ou défaussez une Évolution.
card-scribe-perseverance = Persévérance du scribe
    .text = Vous ne pouvez pas relancer vos 1. Ankh : gagnez 1⚡ par 1 sur vos dés. Serpent : retirez un dé montrant 1.

face-special-energy = énergie
    .one = une énergie
    .this = l’énergie
face-special-double-energy = double énergie
    .one = une double énergie
    .this = la double énergie
face-special-claw = griffe
    .one = une griffe
    .this = la griffe
face-special-double-claw = double griffe
    .one = une double griffe
    .this = la double griffe
face-special-skull = crâne
    .one = un crâne
    .this = le crâne
face-special-eye = Œil
face-special-river = Fleuve
face-special-ankh = Ankh
face-special-snake = Serpent

play-card-curse = Malédiction
play-ask-curse-give = « { $card } » : que donnez-vous à { $name } ?
play-ask-curse-scarab = « { $card } » : qui reçoit le Scarabée d’or ?
play-ask-curse-discard = « { $card } » : quelle carte défaussez-vous ?
play-ask-curse-face = « { $card } » : quelle face ajoutez-vous ?
play-ask-curse-remove = « { $card } » : quel dé retirez-vous ?
play-ask-curse-touch = « { $card } » : relancer ou retirer un dé ?
play-ask-curse-gain = « { $card } » : que gagnez-vous ?
play-ask-curse-lose = « { $card } » : que perdez-vous ?
play-ask-curse-dice = « { $card } » : quels dés sont relancés ?
play-hint-curse-dice = Cliquez sur { $exact ->
    [yes] { $count }
   *[no] jusqu’à { $count }
} { $count ->
    [one] dé
   *[other] dés
}{ $whose ->
    [own] .
   *[other] { " " }{ DE($name) }.
}
play-do-die-reroll = Relancer { $face }
play-do-die-remove = Retirer { $face }
play-do-dice-none = Aucun dé

log-berserk-rolled = Dé Berserk : { $face }.
log-fate-rolled = Dé du Destin : { $face }.
log-berserk-rerolled = { $who } relance le dé Berserk : { $face }.
log-fate-rerolled = { $who } relance le dé du Destin : { $face }.
log-curse-revealed = La malédiction est maintenant « { $card } ».
log-fate-eye = L’Œil met fin à « { $card } ».
log-fate-ankh = L’Ankh { DE_CARD($card) } agit pour { $who }.
log-fate-snake = Le Serpent { DE_CARD($card) } agit pour { $who }.
log-die-added = { $who } ajoute { $face } à ses dés : « { $card } ».
log-die-removed = { $who } perd un dé : « { $card } ».
log-berserk-begins = { $who } devient Berserk !
log-berserk-ends = { $who } se calme.
log-scarab-gone = Plus personne ne détient le Scarabée d’or.
log-turn-curse = Tour { $number } : { $who } rejoue, sans dé du Destin

## À la table.

table-die-berserk = Dé Berserk
table-die-berserk-told = Six faces : énergie, 2 énergies, griffe, griffe, 2 griffes, crâne. Le crâne vous coûte 1♥.
table-die-fate = Dé du Destin
table-die-fate-told = Le dé du Destin se garde ou se relance avec les autres. Œil : malédiction suivante. Fleuve : rien. Ankh et Serpent : ce que dit la malédiction.
table-curse-rules = S’impose à tous jusqu’à ce que l’Œil y mette fin.
table-tower-told = Quatre 1 dans Tokyo : gravissez l’étage le plus bas qui n’est pas à vous.
table-tower-floor = { $card } : { $who }
table-tower-free = libre
table-scarab = Détient le Scarabée d’or : bien des malédictions l’épargnent.
table-without-effect = Sans effet tant que cette malédiction est en jeu.
table-berserk = Berserk : lance aussi le dé Berserk, jusqu’à ce qu’il regagne lui-même des cœurs.
table-form-beast = Bête
table-form-biped = Bipède
table-form-beast-told = La face bête est visible : relancez un dé par tour, mais n’achetez rien.
table-form-biped-told = La face bipède est visible : elle est sans effet.
table-floor = { $floor ->
    [1] Premier étage
    [2] Deuxième étage
   *[other] Sommet
}
