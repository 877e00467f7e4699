### Les Monster Packs : Cultistes, Tour de Tokyo, cartes Transformation. Noms et effets, questions, journal.

## Devant les monstres.

card-cultists = Cultistes
    .text = Viennent pour 4 dés identiques ou plus. À tout moment, dépensez-en un pour 1♥, pour 1⚡ ou pour un lancer de plus à votre tour.
card-tower-bottom = Tour de Tokyo, premier étage
    .text = Se gravit avec 4 dés montrant 1, dans Tokyo. Au début de votre tour : +1♥.
card-tower-middle = Tour de Tokyo, deuxième étage
    .text = Se gravit depuis le premier étage. Au début de votre tour : +1♥ et +1⚡.
card-tower-top = Tour de Tokyo, sommet
    .text = Le monstre qui arrive ici gagne aussitôt.
card-transformation = Carte Transformation
    .text = Avant d’acheter, retournez la carte pour 1⚡. Bête : relancez un dé par tour, mais n’achetez rien. Bipède : aucun effet.

## Questions et boutons.

play-card-piece = Monster Pack
play-ask-window-flip = Retourner votre carte Transformation ?
play-use-cultists-heart = Cultiste : +1♥
play-use-cultists-energy = Cultiste : +1⚡
play-use-cultists-roll = Cultiste : un lancer de plus
play-use-transformation-flip = Retourner la carte

## Le journal.

log-cultist-gained = { $who } gagne un Cultiste pour quatre { $face } (→ { $now }).
log-tokens-cultists = { $who } a encore { $count ->
    [0] zéro Cultiste
    [one] un Cultiste
   *[other] { $count } Cultistes
}.
log-piece-taken = { $who } prend « { $card } ».
log-piece-taken-from = { $who } prend « { $card } » à { $from }.
log-piece-lost = « { $card } » est de nouveau libre.
log-form-beast = { $who } se change en bête.
log-form-biped = { $who } se redresse sur deux jambes.
log-won-tower = { $who } gagne au sommet de la Tour de Tokyo !
