### Les Évolutions (Power-Up !) : noms et effets, ce qu’elles demandent, ce qu’elles font dans le journal.
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

## Space Penguin.

card-freeze-ray = Rayon givrant
    .text = Se place devant un monstre que vous blessez dans Tokyo. Au début de son tour, vous nommez une face, sans effet pendant ce tour ; puis la carte revient.
card-miraculous-catch = Pêche miraculeuse
    .text = Une fois par tour, à l’achat : une carte de la défausse prise au hasard est montrée ; achetez-la pour 1⚡ de moins ou remettez-la.
card-deep-dive = Plongée profonde
    .text = Regardez les 3 premières cartes de la pioche. Prenez-en une gratuitement et placez les autres sous la pioche.
card-cold-wave = Vague de froid
    .text = Jusqu’à votre prochain tour, tous les autres monstres lancent un dé de moins.
card-encased-in-ice = Pris dans la glace
    .text = Pour 1⚡, l’un de vos dés est gelé jusqu’à votre prochain tour : personne ne peut le changer et chaque monstre le compte comme sien.
card-blizzard = Blizzard
    .text = Jusqu’à votre prochain tour, les autres monstres ne lancent les dés qu’une fois par tour et ne peuvent pas fuir.
card-black-diamond = Diamant noir
    .text = +1★ quand vous entrez dans Tokyo, et +1★ chaque fois que vous y restez alors que vous pouviez fuir.
card-icy-reflection = Reflet de glace
    .text = Devient une copie d’une Évolution permanente en jeu. Elle est défaussée quand celle-ci quitte le jeu.

## Alienoid.

card-alien-scourge = Fléau alien
    .text = Gagnez 2★.
card-precision-field-support = Soutien de précision
    .text = Des cartes sont retournées jusqu’à une carte Pouvoir à 4⚡ ou moins : prenez-la gratuitement. Les autres sont défaussées.
card-anger-batteries = Convertisseur d’énergie
    .text = +1⚡ pour chaque ♥ que vous avez perdu pendant ce tour.
card-adapting-technology = Technologie adaptative
    .text = Arrive avec 3 jetons. À votre tour, dépensez-en un pour remplacer les trois cartes du marché.
card-funny-looking-but-dangerous = Drôle d’allure mais dangereux
    .text = Si vous obtenez { -two }{ -two }{ -two } ou plus, chaque autre monstre perd 1♥.
card-exotic-arms = Laser insatiable
    .text = Vous pouvez placer 2⚡ ici avant de lancer. Avec { -claw }{ -claw }{ -claw } : reprenez-les, et vos griffes font perdre 2♥ de plus. Sinon, perdez-les, et 2♥.
card-mothership-support = Soutien du vaisseau-mère
    .text = Une fois pendant votre tour, vous pouvez payer 1⚡ pour +1♥.
card-superior-alien-technology = Technologie alien supérieure
    .text = Cartes Pouvoir à moitié prix, 3 au plus à la fois. Au début de votre tour, chacune est perdue sur une { -claw }.

## Cyber Kitty.

card-nine-lives = Neuf vies
    .text = Quand vous n’avez plus de ♥ : perdez toutes vos cartes, ⚡ et Évolutions, quittez Tokyo et revenez avec 9♥ et 9★.
card-mega-purr = Méga-ronron
    .text = Chaque autre monstre vous donne 1⚡ ou 1★.
card-electro-scratch = Électro-griffe
    .text = Chaque autre monstre perd 1♥.
card-cat-nip = Herbe à chat
    .text = Avant votre tour : vous ne lancez qu’une fois, et ce que donnent vos dés compte double.
card-play-with-your-food = Jouer avec sa nourriture
    .text = Au lieu de 2♥, vous pouvez prendre 1★ et 1⚡ à un monstre de Tokyo que vos griffes vont blesser.
card-feline-motor = Propulseur félin
    .text = Pendant le tour d’un autre monstre, entrez à sa place dans Tokyo s’il est libre, sauf si vous y étiez au début du tour.
card-mouse-hunter = Chasseur de souris
    .text = +1★ si vous obtenez au moins un { -one }.
card-meow-missle = Missile miaou
    .text = +1{ -claw } si vous obtenez au moins un { -one }.

## The King.

card-monkey-rush = Ruée du grand singe
    .text = Pendant le tour d’un autre monstre, quand quelqu’un a quitté Tokyo : vous y entrez avant lui.
card-simian-scamper = Débandade simiesque
    .text = Fuyez. Vous ne perdez aucun ♥ à cause de ces griffes, ni pendant le reste du tour.
card-jungle-frenzy = Gare au gorille
    .text = Si vous avez blessé quelqu’un dans Tokyo sans y entrer : jouez un autre tour.
card-giant-banana = Banane géante
    .text = Gagnez 2♥.
card-chest-thumping = Tambourinage de poitrine
    .text = Les monstres que vous blessez dans Tokyo doivent fuir si vous le voulez.
card-alpha-male = Mâle alpha
    .text = +1★ à chaque tour où vous blessez quelqu’un.
card-i-am-the-king = C’est moi le King !
    .text = +1★ quand vous entrez dans Tokyo, et +1★ quand vous y commencez un tour.
card-twas-beauty-killed-the-beast = La Belle a tué la Bête
    .text = Se joue dans Tokyo : +1★ à la fin du tour de chaque monstre. Quand vous quittez Tokyo, vous perdez cette carte et toutes vos ★.

## Gigazaur.

card-detachable-tail = Queue détachable
    .text = Quand vous allez perdre des ♥ : vous n’en perdez aucun jusqu’à la fin du tour.
card-radioactive-waste = Déchets radioactifs
    .text = +2⚡ et +1♥.
card-primal-bellow = Rugissement primal
    .text = Chaque autre monstre perd 2★.
card-saurian-adaptability = Adaptabilité saurienne
    .text = Choisissez une face : tournez tous vos dés qui la montrent sur une même autre face.
card-defender-of-tokyo = Défenseur de Tokyo
    .text = Quand vous commencez un tour dans Tokyo, chaque autre monstre perd 1★.
card-heat-vision = Vision thermique
    .text = Un monstre qui vous blesse perd 1★.
card-gamma-breath = Souffle gamma
    .text = Une fois par tour, vous pouvez tourner un de vos dés sur { -claw }.
card-tail-sweep = Queue préhensile
    .text = Une fois par tour, vous pouvez tourner un de vos dés sur { -one } ou { -two }.

## Meka Dragon.

card-mecha-blast = Méka-souffle
    .text = Ceux que vous blessez pendant ce tour perdent 2♥ de plus.
card-destructive-analysis = Analyse impitoyable
    .text = +1⚡ pour chaque { -claw } obtenue.
card-programmed-to-destroy = Programmé pour détruire
    .text = +3★ et +2⚡ chaque fois qu’un autre monstre n’a plus de ♥.
card-tune-up = Mise à jour
    .text = Avant votre tour, hors de Tokyo : renoncez à ce tour pour +4♥ et +2⚡.
card-breath-of-doom = Souffle funeste
    .text = Une fois par tour, quand vous faites perdre des ♥ à un monstre de Tokyo, tous les autres hors de Tokyo perdent 1♥.
card-lightning-armor = Armure foudroyante
    .text = Quand vous perdez des ♥, vous pouvez lancer autant de dés ; le responsable perd 1♥ par { -claw }.
card-claws-of-steel = Griffes d’acier
    .text = Pendant votre tour, un monstre à qui vous faites perdre 3♥ ou plus perd 1♥ de plus.
card-target-acquired = Cible verrouillée
    .text = Vous pouvez donner la cible à un monstre qui vient de vous blesser. Chaque fois que vous lui faites perdre des ♥, il en perd 1 de plus.

## Boogie Woogie.

card-boo = Bouh !
    .text = Un monstre blessé qui reste doit finalement fuir. À l’achat, 1⚡ ramène cette carte de votre défausse.
card-worst-nightmare = Pire cauchemar
    .text = Surprise. Au début de son tour, le monstre vous donne 1⚡ ou perd 1♥.
card-i-live-under-your-bed = Je vis sous ton lit
    .text = Surprise. Le monstre lance un dé de moins.
card-boogie-dance = Danse du croque-mitaine
    .text = Avec quatre dés identiques, vous gagnez 1⚡ ou 1♥.
card-well-of-shadow = Puits d’ombre
    .text = Gagnez 2♥.
card-worm-invaders = Invasion de vers
    .text = Chaque autre monstre perd 2♥.
card-nightlife = Vie nocturne !
    .text = +1♥ quand vous entrez dans Tokyo.
card-dusk-ritual = Rituel du crépuscule
    .text = Juste après avoir acheté une carte Pouvoir : +2♥ et +2⚡.

## Pumpkin Jack.

card-detachable-head = Tête détachable
    .text = Surprise. Le monstre perd 1♥ de plus chaque fois que vous le blessez.
card-ignis-fatus = Feu follet
    .text = Surprise. Le monstre a un lancer de moins à chaque tour.
card-smashing-pumpkin = Citrouille fracassante
    .text = Chaque monstre ayant 12★ ou plus perd 2♥, vous aussi.
card-trick-or-threat = Farce ou menace
    .text = Si vous obtenez { -one }{ -one }{ -one } ou plus, chaque autre monstre vous donne 1⚡ ou perd 2♥.
card-bobbing-for-apples = Pêche aux pommes
    .text = Une fois par tour, achetez une carte du marché pour 2⚡ de moins. Si celle qui la remplace a un coût impair, la vôtre est défaussée et vos ⚡ rendus.
card-feast-of-crows = Festin des corbeaux
    .text = Chaque autre monstre vous donne 1♥, 1★ ou 1⚡.
card-scythe = La faux
    .text = 1⚡ est placé ici quand vous la jouez et à chaque élimination de votre fait. +1{ -claw } par ⚡ placé ici.
card-candy = Bonbon !
    .text = +1♥. Ou, quand un monstre vous blesse : vous ne perdez aucun ♥ et il reçoit cette carte.

## Pandakaï.

card-panda-monium = Panda-monium
    .text = +6⚡ pour vous, +3⚡ pour chaque autre monstre.
card-eats-shoots-and-leaves = Panda guérilla
    .text = Quand vous entrez dans Tokyo : tous les autres à l’extérieur perdent 2♥, vous gagnez 1⚡ et repartez. Votre place reste libre.
card-bamboozle = Coup de bambou
    .text = Un autre monstre va acheter une carte : choisissez-en une autre qu’il doit acheter à la place.
    .use = Empêcher cet achat
card-bear-necessities = Il en faut peu
    .text = Perdez 1★, gagnez 2⚡ et 2♥.
card-panda-express = Panda Express
    .text = Avec { -one }{ -two }{ -three }{ -heart }{ -claw }{ -energy } : +2★ et un autre tour.
card-bamboo-supply = Réserve de bambous
    .text = Au début de votre tour, placez 1⚡ ici ou prenez tout ce qui s’y trouve.
card-pandarwinism = Pandarwinisme
    .text = Si vous obtenez { -heart }{ -heart }{ -heart } : +1★, et +1★ par { -heart } supplémentaire.
card-yin-and-yang = Yin et Yang
    .text = Vous pouvez retourner tous vos dés : { -one }–{ -three }, { -two }–{ -heart }, { -claw }–{ -energy }.

## Cyber Bunny.

card-stroke-of-genius = Coup de génie
    .text = Gagnez autant de ⚡ que vous en avez gagné pendant ce tour.
card-emergency-battery = Batterie de secours
    .text = Gagnez 3⚡.
card-rabbits-foot = Patte de lapin
    .text = Quand vous allez perdre des ♥ : vous n’en perdez aucun pendant ce tour.
card-heart-of-the-rabbit = Cœur de lapin
    .text = Relancez un dé d’un autre monstre après son dernier lancer. Quand vous entrez dans Tokyo, la carte revient de votre défausse.
card-secret-laboratory = Laboratoire secret
    .text = Les cartes Énergie vous coûtent 1⚡ de moins.
card-king-of-the-gizmo = Roi du gadget
    .text = +1★ quand vous achetez une carte Énergie.
card-energy-sword = Épée énergétique
    .text = Avant de lancer, vous pouvez payer 2⚡. Si vous obtenez une { -claw } : +1{ -claw }, et +1⚡ par { -claw } obtenue.
card-electric-carrot = Carotte électrique
    .text = Tant que vous êtes dans Tokyo, ceux que vous blessez perdent 1♥ de plus, à moins de vous donner 1⚡.

## Kraken.

card-healing-rain = Pluie curative
    .text = Gagnez 2♥.
card-destructive-wave = Vague dévastatrice
    .text = Quand vous entrez dans Tokyo : chaque autre monstre perd 2♥.
card-cult-worshippers = Adorateurs cultistes
    .text = +1★ pour chaque ♥ que vous avez gagné pendant ce tour.
card-high-tide = Grande marée
    .text = Chaque { -heart } obtenu compte double.
card-terror-of-the-deep = Terreur des profondeurs
    .text = Quand vous allez perdre des ♥, lancez autant de dés : chaque { -heart } évite la perte de 1♥.
card-eater-of-souls = Mangeur d’âmes
    .text = Votre maximum est de 12♥. +1♥ quand vous entrez dans Tokyo.
card-sunken-temple = Temple englouti
    .text = Avant votre tour, hors de Tokyo, vous pouvez renoncer à ce tour pour +3♥ et +3⚡.
card-mandibles-of-dread = Mandibules d’effroi
    .text = Un monstre que vous blessez perd 1★.

## Baby Gigazaur.

card-my-toy = Mon jouet
    .text = Placez une carte du marché sous celle-ci : vous seul pouvez l’acheter. Ensuite, choisissez-en une autre.
card-growing-fast = Croissance rapide
    .text = +1♥ si vous n’obtenez aucun { -heart }.
card-nurture-the-young = Chouchouter le petit
    .text = Chaque monstre ayant plus de ★ que vous vous donne 1★.
card-tiny-tail = Petite queue
    .text = Une fois par tour, vous pouvez tourner jusqu’à deux de vos dés sur { -one }.
card-too-cute-to-smash = Trop mignon pour être frappé
    .text = Un monstre dont les griffes vous blessent perd 1★.
card-so-small = Si petit !
    .text = Quand des griffes vont vous blesser, lancez un dé pour chacune : avec un { -heart }, vous ne perdez aucun ♥.
card-underrated = Sous-estimé
    .text = +2{ -claw } à votre lancer.
card-yummy-yummy = Miam miam
    .text = +2♥ et +1⚡.

## What is asked.

play-card-permanent = Permanente
play-card-temporary = Temporaire
play-card-gift = Surprise
play-ask-draft = Quelle Évolution choisissez-vous ?
play-hint-draft = Les autres passent à votre gauche. Personne ne voit votre choix.
play-ask-draw = Quelle Évolution gardez-vous ?
play-hint-draw = Vous seul la voyez. L’autre est mise de côté.
play-ask-evolution = « { $card } » : que choisissez-vous ?
play-ask-window-before-turn = Jouer une Évolution avant votre tour ?
play-ask-window-freeze = Utiliser une Évolution avant de compter les dés ?
play-ask-window-resolve = Jouer une Évolution avant de résoudre les dés ?
play-ask-window-yield = Jouer une Évolution en fuyant ?
play-ask-window-force = Jouer une Évolution pour chasser le monstre qui reste ?
play-ask-window-dying = Jouer une Évolution pour survivre ?
play-ask-window-intrude = Jouer une Évolution pour entrer dans Tokyo ?
play-ask-window-entered = Jouer une Évolution en entrant dans Tokyo ?
play-ask-window-not-entered = Jouer une Évolution en restant à l’extérieur ?
play-ask-window-gift = Donner une Évolution à un monstre blessé ?
play-ask-window-purchase = Jouer une Évolution contre cet achat ?
play-ask-window-bought = Jouer une Évolution après votre achat ?
play-ask-window-end-of-turn = Jouer une Évolution avant la fin du tour ?
play-hint-window = Passez si vous n’avez rien à jouer. Personne n’apprend ce que vous avez en main.
play-hint-window-purchase = { $who } va acheter { $card }. Passez si vous n’avez rien à jouer.
play-do-buy-instead = À la place : { $card } pour { $energy }⚡
play-do-evolution-buys = { $by } : { $card }
play-do-evolution-no = Non
play-do-evolution-on = { $card } sur { $name }

## What happened.

log-evolution-drawn = { $who } pioche une Évolution.
log-evolution-drawn-card = { $who } pioche « { $card } ».
log-evolution-discarded = { $who } défausse une Évolution sans la montrer.
log-evolution-kept = { $who } garde une Évolution.
log-evolution-kept-card = { $who } garde « { $card } ».
log-evolution-played = { $who } joue « { $card } ».
log-evolution-moved = « { $card } » passe de { $from } à { $who }.
log-evolution-taken = { $who } prend « { $card } » en main.
log-evolutions-reshuffled = { $who } mélange { $count } Évolutions en une nouvelle pioche.
log-face-named = { $who } nomme { $face } : « { $card } ».
log-targeted = { $who } prend { $to } pour cible.
log-turn-skipped = { $who } renonce à son tour : « { $card } ».
log-card-reserved = { $who } met de côté « { $card } ».
log-card-shown = { $who } retourne « { $card } ».
log-card-taken = { $who } prend « { $card } » gratuitement.
log-purchase-prevented = { $who } ne peut plus acheter « { $card } » pendant ce tour.
log-purchase-replaced = { $who } doit acheter « { $instead } » à la place de « { $card } ».
log-bought-discard = { $who } achète « { $card } » dans la défausse pour { $count }⚡.
log-bought-reserve = { $who } achète « { $card } », mise de côté, pour { $count }⚡.

## What is wrong.

error-no-evolutions = { $who } n’a pas d’Évolutions : choisissez un autre monstre ou retirez les Évolutions.
error-evolutions-without-cards = Les Évolutions vont avec les cartes Énergie : activez les cartes Énergie ou retirez les Évolutions.

## What a choice of an Evolution means.

play-choice-boogie-dance-0 = +1⚡
play-choice-boogie-dance-1 = +1♥
play-choice-bamboo-supply-0 = Placer 1⚡ ici
play-choice-bamboo-supply-1 = Prendre tous les ⚡
play-choice-mega-purr-0 = Donner 1⚡
play-choice-mega-purr-1 = Donner 1★
play-choice-feast-of-crows-0 = Donner 1⚡
play-choice-feast-of-crows-1 = Donner 1★
play-choice-feast-of-crows-2 = Donner 1♥
play-choice-trick-or-threat-0 = Donner 1⚡
play-choice-trick-or-threat-1 = Perdre 2♥
play-choice-worst-nightmare-0 = Donner 1⚡
play-choice-worst-nightmare-1 = Perdre 1♥
play-choice-exotic-arms-1 = Placer 2⚡ ici
play-choice-energy-sword-1 = Payer 2⚡
play-choice-sunken-temple-1 = Renoncer au tour
play-choice-electric-carrot-0 = Donner 1⚡
play-choice-electric-carrot-1 = Perdre 1♥ de plus
play-choice-lightning-armor-1 = Lancer les dés
play-choice-miraculous-catch-1 = L’acheter
play-choice-target-acquired-1 = Donner la cible
