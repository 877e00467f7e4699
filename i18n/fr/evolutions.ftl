### Evolutions (Power-Up!): names and effects, what they ask, what they do in the log.
###
### Names are those of the printed cards where they are known; effects are in our own words, written as in cards.ftl.

## The monsters that have joined with their Evolutions.

monster-boogie-woogie = Boogie Woogie
    .of = de Boogie Woogie
monster-pumpkin-jack = Pumpkin Jack
    .of = de Pumpkin Jack
monster-pandakai = Pandakaï
    .of = de Pandakaï
monster-baby-gigazaur = Baby Gigazaur
    .of = de Baby Gigazaur

## The King.

card-monkey-rush = Ruée du grand singe
    .text = Pendant le tour d’un autre monstre, quand quelqu’un a quitté Tokyo : vous y entrez avant lui.
card-simian-scamper = Débandade simiesque
    .text = Fuyez. Vous ne perdez aucun ♥ à cause de ces griffes, ni pendant le reste du tour.
card-jungle-frenzy = Gare au gorille
    .text = Si vous avez blessé quelqu’un à Tokyo sans y entrer : jouez un autre tour.
card-giant-banana = Banane géante
    .text = Gagnez 2♥.
card-chest-thumping = Tambourinage de poitrine
    .text = Les monstres que vous blessez à Tokyo doivent fuir si vous le voulez.
card-alpha-male = Mâle alpha
    .text = +1★ à chaque tour où vous blessez quelqu’un.
card-i-am-the-king = C’est moi le King !
    .text = +1★ quand vous entrez à Tokyo, et +1★ quand vous y commencez un tour.
card-twas-beauty-killed-the-beast = La Belle a tué la Bête
    .text = Se joue à Tokyo : +1★ à la fin du tour de chaque monstre. Quand vous quittez Tokyo, vous perdez cette carte et tous vos ★.

## Gigazaur.

card-detachable-tail = Queue détachable
    .text = Quand vous allez perdre des ♥ : vous n’en perdez aucun jusqu’à la fin du tour.
card-radioactive-waste = Déchets radioactifs
    .text = +2⚡ et +1♥.
card-primal-bellow = Rugissement primal
    .text = Chaque autre monstre perd 2★.
card-saurian-adaptability = Adaptabilité saurienne
    .text = Tournez tous vos dés montrant une face sur une autre face.
card-defender-of-tokyo = Défenseur de Tokyo
    .text = Quand vous commencez un tour à Tokyo, chaque autre monstre perd 1★.
card-heat-vision = Vision thermique
    .text = Un monstre qui vous blesse perd 1★.
card-gamma-breath = Souffle gamma
    .text = Une fois par tour, vous pouvez tourner un de vos dés sur { -claw }.
card-tail-sweep = Queue préhensile
    .text = Une fois par tour, vous pouvez tourner un de vos dés sur { -one } ou { -two }.

## What is asked.

play-card-evolution = Évolution
play-ask-draft = Quelle Évolution choisissez-vous ?
play-hint-draft = Les autres passent à votre gauche. Personne ne voit votre choix.
play-ask-draw = Quelle Évolution gardez-vous ?
play-hint-draw = Vous seul la voyez. L’autre est mise de côté.
play-ask-evolution = { $card } : que choisissez-vous ?
play-ask-window-before-turn = Jouer une Évolution avant votre tour ?
play-ask-window-freeze = Utiliser une Évolution avant de compter les dés ?
play-ask-window-resolve = Jouer une Évolution avant de résoudre les dés ?
play-ask-window-yield = Jouer une Évolution en fuyant ?
play-ask-window-force = Chasser le monstre qui reste ?
play-ask-window-dying = Jouer une Évolution pour survivre ?
play-ask-window-intrude = Entrer à Tokyo maintenant ?
play-ask-window-entered = Jouer une Évolution en entrant à Tokyo ?
play-ask-window-not-entered = Jouer une Évolution en restant à l’extérieur ?
play-ask-window-gift = Donner une Évolution à un monstre blessé ?
play-ask-window-purchase = Vous opposer à cet achat ?
play-ask-window-bought = Jouer une Évolution après votre achat ?
play-ask-window-end-of-turn = Jouer une Évolution avant la fin du tour ?
play-hint-window = Passez si vous n’avez rien à jouer. Personne n’apprend ce que vous avez en main.
play-do-evolution-no = Non
play-do-evolution-on = { $card } sur { $name }
play-do-evolution-faces = { $from } en { $to }

## What happened.

log-evolution-drawn = { $who } pioche une Évolution.
log-evolution-drawn-card = { $who } pioche { $card }.
log-evolution-kept = { $who } garde une Évolution.
log-evolution-kept-card = { $who } garde { $card }.
log-evolution-played = { $who } joue { $card }.
log-evolution-moved = { $card } passe de { $from } à { $who }.
log-evolution-taken = { $who } prend { $card } en main.
log-evolutions-reshuffled = { $who } mélange { $count } Évolutions en une nouvelle pioche.
log-face-named = { $who } nomme { $face } : { $card }.
log-targeted = { $who } prend { $to } pour cible.
log-turn-skipped = { $who } renonce à son tour : { $card }.
log-card-reserved = { $who } met de côté { $card }.
log-card-shown = { $who } retourne { $card }.
log-card-taken = { $who } prend { $card } gratuitement.
log-purchase-prevented = { $who } ne peut plus acheter { $card } pendant ce tour.
log-purchase-replaced = { $who } doit acheter { $instead } à la place de { $card }.
log-bought-discard = { $who } achète { $card } dans la défausse pour { $count }⚡.
log-bought-reserve = { $who } achète { $card }, mise de côté, pour { $count }⚡.

## What is wrong.

error-no-evolutions = { $who } n’a pas d’Évolutions : choisissez un autre monstre ou désactivez Power-Up!.
error-evolutions-without-cards = Les Évolutions vont avec les cartes Pouvoir : activez les cartes Pouvoir ou désactivez Power-Up!.
