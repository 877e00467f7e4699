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
    .text = Passe devant un monstre que vos griffes blessent dans Tokyo. Au début de son tour, nommez une face, sans effet pendant ce tour ; puis la carte vous revient.
card-miraculous-catch = Pêche miraculeuse
    .text = Une fois par tour, au moment d’acheter, vous pouvez révéler une carte de la défausse au hasard : achetez-la pour 1⚡ de moins ou remettez-la.
card-deep-dive = Plongée profonde
    .text = Regardez en secret les 3 premières cartes de la pioche. Prenez-en une gratuitement et placez les autres sous la pioche.
play-does-deep-dive = prendre 1 des 3 premières cartes de la pioche
card-cold-wave = Vague de froid
    .text = Jusqu’à votre prochain tour, chaque autre monstre lance 1 dé de moins.
card-encased-in-ice = Pris dans la glace
    .text = Avant de résoudre vos dés, payez 1⚡ si vous voulez en geler un jusqu’à votre prochain tour : personne ne peut le changer, et chaque monstre le compte avec les siens.
card-blizzard = Blizzard
    .text = Se joue à votre tour. Jusqu’à votre prochain tour, les autres monstres ne lancent les dés qu’une fois par tour et ne peuvent pas fuir.
card-black-diamond = Diamant noir
    .text = Gagnez 1★ quand vous entrez dans Tokyo, et 1★ chaque fois que vous y restez alors que vous pouviez fuir.
card-icy-reflection = Reflet de glace
    .text = Devient une copie d’une Évolution permanente en jeu, comme si vous veniez de la jouer. Elle est défaussée quand celle-ci quitte le jeu.

## Alienoid.

card-alien-scourge = Fléau alien
    .text = Gagnez 2★.
card-precision-field-support = Soutien de précision
    .text = Retournez des cartes de la pioche jusqu’à une carte Pouvoir qui coûte 4⚡ ou moins : prenez-la gratuitement. Défaussez les autres.
play-does-precision-field-support = prendre une carte Pouvoir de la pioche
card-anger-batteries = Convertisseur d’énergie
    .text = Gagnez 1⚡ pour chaque ♥ que vous avez perdu pendant ce tour.
play-does-anger-batteries = gagner 1⚡ par ♥ perdu pendant ce tour
card-adapting-technology = Technologie adaptative
    .text = Arrive avec 3 jetons. Au moment d’acheter, dépensez-en un pour remplacer les trois cartes en vente. Quand il n’en reste aucun, défaussez cette carte.
card-funny-looking-but-dangerous = Drôle d’allure mais dangereux
    .text = Si votre lancer montre au moins trois 2, chaque autre monstre perd 1♥.
card-exotic-arms = Laser insatiable
    .text = Avant de lancer, vous pouvez placer 2⚡ ici. Si vos dés montrent 3 { -claw } ou plus, reprenez-les et vos griffes coûtent 2♥ de plus. Sinon, vous les perdez, ainsi que 2♥.
card-mothership-support = Soutien du vaisseau-mère
    .text = Une fois à chacun de vos tours, vous pouvez payer 1⚡ pour gagner 1♥, même dans Tokyo.
card-superior-alien-technology = Technologie alien supérieure
    .text = Cartes Pouvoir à moitié prix, 3 au plus à la fois. Au début de vos tours, un dé pour chacune : { -claw } la défausse.

## Cyber Kitty.

card-nine-lives = Neuf vies
    .text = À 0♥, vous restez en jeu : perdez toutes vos cartes, tuiles, Évolutions et ⚡, quittez Tokyo et revenez avec 9♥ et 9★.
card-mega-purr = Méga-ronron
    .text = Chaque autre monstre vous donne 1⚡ ou 1★, à son choix.
card-electro-scratch = Électro-griffe
    .text = Chaque autre monstre perd 1♥.
card-cat-nip = Herbe à chat
    .text = Avant votre tour : vous ne lancez les dés qu’une fois pendant ce tour, et ce qu’ils donnent compte double.
card-play-with-your-food = Jouer avec sa nourriture
    .text = Quand vos griffes vont coûter au moins 2♥ à un monstre dans Tokyo, vous pouvez lui prendre 1★ et 1⚡ à la place de 2 de ces ♥.
card-feline-motor = Propulseur félin
    .text = Pendant le tour d’un autre monstre, vous pouvez entrer dans Tokyo à sa place si Tokyo a une place libre, sauf si vous y étiez au début du tour.
card-mouse-hunter = Chasseur de souris
    .text = Gagnez 1★ si votre lancer montre au moins un 1.
card-meow-missle = Missile miaou
    .text = Si votre lancer montre au moins un 1, il compte 1 { -claw } de plus.

## The King.

card-monkey-rush = Ruée du grand singe
    .text = Pendant le tour d’un autre monstre, si un monstre a quitté Tokyo ou y a été éliminé : vous y entrez à la place du monstre actif.
card-simian-scamper = Débandade simiesque
    .text = Fuyez : vous ne perdez aucun ♥ à cause de ces griffes, ni plus tard dans ce tour.
card-jungle-frenzy = Gare au gorille
    .text = Si vos griffes ont blessé un monstre dans Tokyo pendant ce tour sans que vous y entriez : jouez un autre tour après celui-ci.
card-giant-banana = Banane géante
    .text = Gagnez 2♥, même dans Tokyo.
card-chest-thumping = Tambourinage de poitrine
    .text = Les monstres que vos griffes blessent dans Tokyo doivent fuir si vous le voulez.
card-alpha-male = Mâle alpha
    .text = Une fois par tour, gagnez 1★ si vos griffes blessent au moins un monstre.
card-i-am-the-king = C’est moi le King !
    .text = Gagnez 1★ quand vous entrez dans Tokyo, et 1★ quand vous y commencez votre tour.
card-twas-beauty-killed-the-beast = La Belle a tué la Bête
    .text = Se joue dans Tokyo. À la fin du tour de chaque monstre, gagnez 1★. Quand vous quittez Tokyo, perdez cette carte et toutes vos ★.

## Gigazaur.

card-detachable-tail = Queue détachable
    .text = Quand vous allez perdre des ♥ : vous n’en perdez aucun, ni plus tard dans ce tour.
card-radioactive-waste = Déchets radioactifs
    .text = Gagnez 2⚡ et 1♥, même dans Tokyo.
card-primal-bellow = Rugissement primal
    .text = Chaque autre monstre perd 2★.
card-saurian-adaptability = Adaptabilité saurienne
    .text = Après votre dernier lancer : choisissez une face et tournez tous vos dés qui la montrent sur une même autre face.
card-defender-of-tokyo = Défenseur de Tokyo
    .text = Quand vous commencez votre tour dans Tokyo, chaque autre monstre perd 1★.
card-heat-vision = Vision thermique
    .text = Chaque fois que les griffes d’un monstre vous blessent, ce monstre perd 1★.
card-gamma-breath = Souffle gamma
    .text = Une fois par tour, après votre dernier lancer, vous pouvez tourner un de vos dés sur { -claw }.
card-tail-sweep = Queue préhensile
    .text = Une fois par tour, après votre dernier lancer, vous pouvez tourner un de vos dés sur 1 ou sur 2.

## Meka Dragon.

card-mecha-blast = Méka-souffle
    .text = Pendant ce tour, chaque monstre que vos griffes blessent perd 2♥ de plus.
card-destructive-analysis = Analyse impitoyable
    .text = Gagnez 1⚡ pour chaque { -claw } que montre votre lancer.
card-programmed-to-destroy = Programmé pour détruire
    .text = Gagnez 3★ et 2⚡ chaque fois qu’un autre monstre tombe à 0♥, même si une carte le sauve.
card-tune-up = Mise à jour
    .text = Avant votre tour, hors de Tokyo : renoncez à ce tour pour gagner 4♥ et 2⚡.
card-breath-of-doom = Souffle funeste
    .text = Une fois par tour, quand vous faites perdre des ♥ à un monstre dans Tokyo, chaque autre monstre hors de Tokyo perd 1♥.
card-lightning-armor = Armure foudroyante
    .text = Chaque fois qu’un autre monstre vous fait perdre des ♥, vous pouvez lancer un dé pour chacun d’eux : ce monstre perd 1♥ par { -claw } obtenue.
card-claws-of-steel = Griffes d’acier
    .text = À votre tour, une fois par monstre : si vous lui faites perdre au moins 3♥ en tout, il perd 1♥ de plus.
card-target-acquired = Cible verrouillée
    .text = Vous pouvez donner la cible à un monstre dont les griffes viennent de vous blesser. Chaque fois que vous faites perdre des ♥ à qui la porte, il en perd 1 de plus.

## Boogie Woogie.

card-boo = Bouh !
    .text = Un monstre blessé qui décide de rester dans Tokyo doit fuir quand même. Au moment d’acheter, vous pouvez payer 1⚡ pour reprendre cette carte de votre défausse.
card-worst-nightmare = Pire cauchemar
    .text = Surprise. Au début de son tour, le monstre qui a cette carte vous donne 1⚡ ou perd 1♥, à son choix.
card-i-live-under-your-bed = Je vis sous ton lit
    .text = Surprise. Le monstre qui a cette carte lance 1 dé de moins.
card-boogie-dance = Danse du croque-mitaine
    .text = Si votre lancer compte au moins quatre fois la même face, gagnez 1⚡ ou 1♥, même dans Tokyo.
card-well-of-shadow = Puits d’ombre
    .text = Gagnez 2♥, même dans Tokyo.
card-worm-invaders = Invasion de vers
    .text = Chaque autre monstre perd 2♥.
card-nightlife = Vie nocturne !
    .text = Gagnez 1♥ quand vous entrez dans Tokyo.
card-dusk-ritual = Rituel du crépuscule
    .text = Juste après avoir acheté une carte Pouvoir : gagnez 2♥ et 2⚡, même dans Tokyo.

## Pumpkin Jack.

card-detachable-head = Tête détachable
    .text = Surprise. Chaque fois que vos griffes blessent le monstre qui a cette carte, il perd 1♥ de plus.
card-ignis-fatus = Feu follet
    .text = Surprise. Le monstre qui a cette carte a 1 lancer de moins à chacun de ses tours.
card-smashing-pumpkin = Citrouille fracassante
    .text = Chaque monstre ayant 12★ ou plus, vous compris, perd 2♥.
card-trick-or-threat = Farce ou menace
    .text = Si votre lancer montre au moins trois 1, chaque autre monstre vous donne 1⚡ ou perd 2♥, à son choix.
card-bobbing-for-apples = Pêche aux pommes
    .text = Une fois par tour, vous pouvez acheter une carte en vente pour 2⚡ de moins. Si celle qui la remplace a un coût impair, défaussez la vôtre et reprenez vos ⚡.
card-feast-of-crows = Festin des corbeaux
    .text = Chaque autre monstre vous donne 1♥, 1★ ou 1⚡, à son choix.
play-does-feast-of-crows = chaque autre monstre vous donne 1♥, 1★ ou 1⚡
card-scythe = La faux
    .text = Arrive avec 1⚡ et en reçoit 1 chaque fois que vous éliminez un monstre. Votre lancer compte 1 { -claw } de plus par ⚡ sur cette carte.
card-candy = Bonbon !
    .text = Gagnez 1♥, même dans Tokyo. Ou, quand les griffes d’un monstre vont vous blesser : elles ne vous coûtent aucun ♥, et ce monstre prend cette carte en main.
play-does-candy-shield = ces griffes ne vous coûtent aucun ♥

## Pandakaï.

card-panda-monium = Panda-monium
    .text = Gagnez 6⚡. Chaque autre monstre gagne 3⚡.
play-does-panda-monium = gagner 6⚡, les autres en gagnent 3 chacun
card-eats-shoots-and-leaves = Panda guérilla
    .text = Juste après votre entrée dans Tokyo à votre tour : gagnez 1⚡ et ressortez. Votre place reste libre, et chaque autre monstre hors de Tokyo perd 2♥.
card-bamboozle = Coup de bambou
    .text = Quand un autre monstre va acheter une carte à son tour : il doit en acheter une autre, de votre choix et qu’il peut payer. S’il n’y en a pas, il n’achète rien.
    .use = Empêcher cet achat
card-bear-necessities = Il en faut peu
    .text = Perdez 1★, puis gagnez 2⚡ et 2♥, même dans Tokyo.
play-does-bear-necessities = perdre 1★, puis gagner 2⚡ et 2♥
card-panda-express = Panda Express
    .text = Si votre lancer comprend les six faces ({ -one } { -two } { -three } { -heart } { -energy } { -claw }), gagnez 2★ et jouez un autre tour après celui-ci.
card-bamboo-supply = Réserve de bambous
    .text = Au début de votre tour, placez 1⚡ de la banque sur cette carte, ou prenez tous les ⚡ qui s’y trouvent.
card-pandarwinism = Pandarwinisme
    .text = Si votre lancer montre au moins trois { -heart }, gagnez 1★, et 1★ par { -heart } au-delà de trois.
card-yin-and-yang = Yin et Yang
    .text = Après votre dernier lancer, vous pouvez retourner tous vos dés : { -one }–{ -three }, { -two }–{ -heart }, { -claw }–{ -energy }.

## Cyber Bunny.

card-stroke-of-genius = Coup de génie
    .text = Gagnez autant de ⚡ que vous en avez déjà gagné pendant ce tour.
play-does-stroke-of-genius = gagner autant de ⚡ que déjà pendant ce tour
card-emergency-battery = Batterie de secours
    .text = Gagnez 3⚡.
card-rabbits-foot = Patte de lapin
    .text = Quand vous allez perdre des ♥ : vous n’en perdez aucun, ni plus tard dans ce tour.
card-heart-of-the-rabbit = Cœur de lapin
    .text = Après le dernier lancer d’un autre monstre : relancez un de ses dés. Quand vous entrez dans Tokyo, cette carte revient de votre défausse dans votre main.
card-secret-laboratory = Laboratoire secret
    .text = Chaque carte vous coûte 1⚡ de moins.
card-king-of-the-gizmo = Roi du gadget
    .text = Gagnez 1★ chaque fois que vous achetez une carte.
card-energy-sword = Épée énergétique
    .text = Avant de lancer, vous pouvez payer 2⚡. Si vos dés montrent au moins 1 { -claw }, gagnez 1⚡ pour chacune, et votre lancer en compte 1 de plus.
card-electric-carrot = Carotte électrique
    .text = Tant que vous êtes dans Tokyo, chaque monstre que vos griffes vont blesser vous donne 1⚡ ou perd 1♥ de plus, à son choix.

## Kraken.

card-healing-rain = Pluie curative
    .text = Gagnez 2♥, même dans Tokyo.
card-destructive-wave = Vague dévastatrice
    .text = Juste après votre entrée dans Tokyo à votre tour : chaque autre monstre perd 2♥.
card-cult-worshippers = Adorateurs cultistes
    .text = Gagnez 1★ pour chaque ♥ que vous avez gagné pendant ce tour.
card-high-tide = Grande marée
    .text = Chaque { -heart } obtenu compte double.
card-terror-of-the-deep = Terreur des profondeurs
    .text = Quand vous allez perdre des ♥, vous pouvez lancer un dé pour chacun d’eux : chaque { -heart } obtenu vous en épargne un.
card-eater-of-souls = Mangeur d’âmes
    .text = Vous pouvez avoir jusqu’à 12♥. Gagnez 1♥ chaque fois que vous entrez dans Tokyo.
card-sunken-temple = Temple englouti
    .text = Au début de votre tour, hors de Tokyo, vous pouvez renoncer au tour pour gagner 3♥ et 3⚡.
card-mandibles-of-dread = Mandibules d’effroi
    .text = Chaque fois que vos griffes blessent un monstre, ce monstre perd 1★.

## Baby Gigazaur.

card-my-toy = Mon jouet
    .text = Placez une carte en vente sous celle-ci : personne d’autre ne peut l’acheter. Quand vous l’avez achetée, placez-en une autre.
card-growing-fast = Croissance rapide
    .text = Si votre lancer ne montre aucun { -heart }, gagnez 1♥, même dans Tokyo.
card-nurture-the-young = Chouchouter le petit
    .text = Chaque monstre ayant plus de ★ que vous vous donne 1★.
card-tiny-tail = Petite queue
    .text = Une fois par tour, après votre dernier lancer, vous pouvez tourner jusqu’à deux de vos dés sur 1.
card-too-cute-to-smash = Trop mignon pour être frappé
    .text = Chaque fois que les griffes d’un monstre vous blessent, ce monstre perd 1★.
card-so-small = Si petit !
    .text = Quand des griffes vont vous blesser, vous pouvez lancer un dé pour chacune : avec au moins un { -heart }, elles ne vous coûtent aucun ♥.
play-does-so-small = lancer un dé par griffe, un ♥ évite toute perte
card-underrated = Sous-estimé
    .text = Votre lancer compte 2 { -claw } de plus, même si vous n’en avez obtenu aucune.
card-yummy-yummy = Miam miam
    .text = Gagnez 2♥ et 1⚡, même dans Tokyo.

## What is asked.

play-card-permanent = Permanente
play-card-temporary = Temporaire
play-card-gift = Surprise
play-ask-draft = Quelle Évolution choisissez-vous ?
play-hint-draft = Les autres passent à votre gauche. Personne ne voit votre choix.
play-ask-draw = Quelle Évolution gardez-vous ?
play-hint-draw = Personne d’autre ne la voit. L’autre est défaussée.
play-hint-draw-first = Personne d’autre ne la voit. L’autre est remélangée à votre pioche.
play-hint-draw-under = Personne d’autre ne la voit. L’autre passe sous votre pioche.
play-ask-evolution = « { $card } » : que choisissez-vous ?
play-hint-evolution-of = La carte dit à { $name } : « { $text } »
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
play-hint-freeze = Cliquez sur le dé à geler, ou passez.
play-hint-window-round = Pour en jouer une : « { play-speak } ». Personne n’apprend ce que vous avez en main.
play-hint-window-purchase = { $who } va acheter { $card }. Passez si vous n’avez rien à jouer.
play-hint-window-purchase-round = { $who } va acheter { $card }. Pour en jouer une : « { play-speak } ».
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
