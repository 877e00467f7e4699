### Duel, le jeu à deux : ses cartes, jetons Buzz, pouvoirs spéciaux, faces et pistes, et ses règles en bref.
###
### Les noms sont ceux des cartes imprimées ; les effets sont dits avec nos mots. ★ est la Gloire, le marqueur comme la
### face du dé ; ♥ cœurs et ⚡ énergie suivent leur nombre sans espace. La fenêtre fait une icône de chacun. « Vous » est
### le propriétaire de la carte, ou celui qui tire un marqueur.

## Cartes Pouvoir.

duel-card-acid-attack = Attaque acide
    .text = Votre lancer compte toujours 1 griffe de plus, même si vous n’en avez obtenu aucune.
duel-card-adrenaline-augment = Pic d’adrénaline
    .text = Votre lancer compte 1 griffe de plus par marqueur dans une zone Projecteurs, la vôtre ou celle de votre rival.
duel-card-alien-metabolism = Métabolisme extra-terrestre
    .text = Une fois à chacun de vos tours, vous pouvez défausser sans frais une des cartes en vente.
duel-card-antimatter-pellets = Balles anti-matière
    .text = Avant de résoudre un lancer qui compte au moins cinq fois la même face, infligez 4 coups à votre rival, puis tirez Destruction de 2 cases.
duel-card-armor-plating = Blindage renforcé
    .text = À chaque tour de votre rival, ignorez le premier coup que vous devriez subir.
duel-card-breaking-news = Flash spécial
    .text = Chaque fois que vous achetez une carte après celle-ci, tirez ★ de 1 case avant les effets de cette carte.
duel-card-camouflage = Camouflage
    .text = Quand vous allez subir des coups, lancez un dé pour chacun d’eux : chaque ♥ obtenu en annule un.
duel-card-electrical-aura = Aura électrique
    .text = À la fin de votre tour, tirez Destruction de 1 case pour chaque lot de 7⚡ que vous avez. Vous gardez les ⚡.
duel-card-extra-head = Une tête de plus
    .text = Vous lancez 1 dé de plus à chacun de vos tours.
duel-card-eye-of-the-storm = Dans l’œil du cyclone
    .text = Quand vous arrêtez de lancer les dés, gagnez 1⚡ pour chaque lancer qu’il vous restait.
duel-card-gentle-giant = Géant bienveillant
    .text = Après avoir résolu vos dés, tirez ★ de 1 case si votre lancer ne compte aucune griffe.
duel-card-giant-brain = Cerveau démesuré
    .text = Vous avez 1 lancer de plus à chacun de vos tours.
duel-card-hibernation = Hibernation
    .text = Les coups ne vous font rien. Votre tour commence par un choix : défausser cette carte, ou gagner 6♥ et terminer aussitôt le tour.
duel-card-in-shape = En forme
    .text = Pour chaque coup au-delà de 3 que votre rival subit en un tour, vous pouvez payer 1⚡ pour tirer ★ de 1 case.
duel-card-in-the-shadows = Dans les ténèbres
    .text = Même après votre dernier lancer, vous pouvez relancer n’importe lesquels de vos dés ★, autant de fois que vous voulez.
duel-card-lightning-speed = Vitesse éclair
    .text = Infligez 1 coup à votre rival chaque fois que vous tirez un marqueur sur une case vierge d’un jeton Buzz.
duel-card-made-in-a-lab = Expérience scientifique
    .text = Au début de votre tour, vous pouvez acheter une carte pour 1⚡ de moins. Elle coûte toujours au moins 1⚡.
duel-card-natural-selection = Sélection naturelle
    .text = À l’achat, gagnez 4⚡ et 4♥. Vous lancez 1 dé de plus, mais subissez 10 coups avant de résoudre un lancer qui compte au moins quatre fois la même face.
duel-card-rebooting = Redémarrage
    .text = Après votre dernier lancer, vous pouvez défausser cette carte pour gagner 2 jetons Dé et 2⚡ au lieu de résoudre vos dés.
duel-card-regeneration = Régénération
    .text = À votre tour, le premier gain de ♥ qui vous laisse sous votre maximum vous rapporte 1♥ de plus.
duel-card-scrappy = Bricolé
    .text = Gagnez 1 jeton Dé chaque fois que vous tirez un marqueur hors d’un jeton Buzz.
duel-card-signature-move = Attaque spéciale
    .text = Avant de résoudre votre lancer, tirez ★ de 1 case pour chaque lot de 3 faces Pouvoir qu’il montre.
duel-card-spiked-tail = Queue à piquants
    .text = Infligez 1 coup à votre rival pour chaque case dont vous tirez Destruction.
duel-card-superconductor = Supra-conducteur
    .text = Quand votre rival gagne des ⚡ en résolvant ses dés, vous pouvez défausser cette carte pour en gagner autant.
duel-card-thunder-stomp = Écrasement dévastateur
    .text = Si vous tirez Destruction entre votre dernier lancer et vos achats, votre rival lance 1 dé de base de moins à son prochain tour.
duel-card-titanic-batteries = Batteries titanesques
    .text = Avant de résoudre vos dés, vous pouvez renoncer à 2 d’entre eux pour gagner 1 jeton Dé.
duel-card-trend-setter = Hyper-tendance
    .text = À chaque tour de votre rival, ignorez le premier coup que vous devriez subir quand ★ est sur un jeton Buzz.
duel-card-unchained = Déchaîné
    .text = À votre tour, vous pouvez renoncer à un bonus Buzz autre que des coups pour infliger à la place 1 coup à votre rival.
duel-card-unstable-dna = ADN instable
    .text = Après avoir subi au moins 3 coups à la fois, vous pouvez échanger cette carte contre une carte Pouvoir de votre rival.
duel-card-unstoppable = Il ne tombera pas !
    .text = Quand vous devriez tomber à 0♥, défaussez cette carte : vous restez à 1♥ et ne subissez plus aucun coup pendant ce tour.
duel-card-utter-destruction = Destruction totale
    .text = Avant de résoudre un lancer qui compte les six faces, tirez Destruction de 2 cases, puis ★ de 2 cases, et infligez 2 coups à votre rival.

## Cartes Action.

duel-card-cannonball = Sauter dans la baie
    .text = Tirez ★ de 1 case, infligez 1 coup à votre rival et gagnez 4⚡.
duel-card-dominate = Dominer
    .text = À son prochain tour, votre rival peut défausser des cartes Pouvoir, puis lance 1 dé de base de moins pour chacune qui lui reste.
duel-card-energize = Recharge
    .text = Gagnez 8⚡ et 2 jetons Dé.
duel-card-frenzy = Rage
    .text = Quand ce tour est terminé, jouez encore un tour complet.
duel-card-hors-doeuvre = Amuse-gueule
    .text = Subissez 3 coups, puis tirez Destruction de 2 cases.
duel-card-jets-scrambled = Attaque aérienne
    .text = Subissez 5 coups, puis infligez 5 coups à votre rival.
duel-card-kaijutsu = Kaijutsu
    .text = Tirez Destruction de 1 case, puis infligez 2 coups à votre rival.
duel-card-moment-of-respite = Moment de détente
    .text = Gagnez 2♥ et 1 jeton Dé.
duel-card-monster-coaster = Clou du spectacle
    .text = Tirez Destruction de 3 cases.
duel-card-monumental = Monumental
    .text = Tirez Destruction de 1 case, puis ★ de 1 case.
duel-card-operation-media = Opération média
    .text = Tirez ★ de 1 case pour chaque griffe que vous avez résolue pendant ce tour.
duel-card-photoshoot = Photoshoot
    .text = Tirez ★ de 1 case.
duel-card-sack-the-stadium = Saccager le stade
    .text = Tirez Destruction de 2 cases, puis ★ de 2 cases.
duel-card-seismic-test = Test sismique
    .text = Tirez Destruction de 2 cases.
duel-card-snack-time = Casse-croûte
    .text = Gagnez 3♥.
duel-card-tesla-impulse = Impulsion Tesla
    .text = Si votre rival a des cartes Pouvoir, défaussez-en une de votre choix. Gagnez 2⚡.
duel-card-the-party-is-over = La fête est finie !
    .text = Chaque joueur qui a au moins un marqueur dans ses zones Projecteurs subit 4 coups, en commençant par le premier joueur.
duel-card-thermonuclear-cooking = Cuisine thermonucléaire
    .text = Tirez Destruction de 1 case, puis gagnez 2♥ et 2⚡.
duel-card-too-cute = Trop mignon
    .text = Infligez 2 coups à votre rival.

## Jetons Buzz.

duel-buzz-cat = Chat
    .text = Tirez-y un marqueur pour infliger 1 coup à votre rival.
duel-buzz-panda = Panda
    .text = Tirez-y un marqueur pour gagner 1 jeton Dé.
duel-buzz-fish = Poisson
    .text = Tirez-y un marqueur pour gagner 1♥.
duel-buzz-tiger = Tigre
    .text = Tirez-y un marqueur pour gagner 1⚡.
duel-buzz-lizard = Lézard
    .text = Ce que donnent ses deux cases quand vous y tirez un marqueur : 1 coup à votre rival ; 1 jeton Dé.
duel-buzz-anubis = Anubis
    .text = Ce que donnent ses deux cases quand vous y tirez un marqueur : 1⚡ ; 1♥.
duel-buzz-dragon = Dragon
    .text = Ce que donnent ses trois cases quand vous y tirez un marqueur : 1⚡ ; 1 coup à votre rival ; 1♥.
duel-buzz-pumpkin = Citrouille
    .text = Ce que donnent ses trois cases quand vous y tirez un marqueur : 1♥ ; 2 coups à votre rival ; 1♥.
duel-buzz-phantom = Fantôme
    .text = Ajoute une case à la piste, entre deux cases vierges : tirez-y un marqueur pour gagner 1♥.
duel-buzz-penguin = Pingouin
    .text = Ajoute une case à la piste, entre deux cases vierges : tirez-y un marqueur pour infliger 1 coup à votre rival.
duel-buzz-alien = Alien
    .text = Retire une case de la piste : un marqueur passe directement d’une de ses deux extrémités vierges à l’autre.
duel-buzz-king = King
    .text = Quand le rival de The King y tire un marqueur, le marqueur s’y arrête et le reste du déplacement est perdu.

## Pouvoirs spéciaux : la règle, et comment en jouer.

duel-power-gigazaur =
    .text = Pour chaque paire de faces Pouvoir, tirez ★ ou Destruction de 1 case. Vous choisissez à chaque fois.
    .tip = Quand un marqueur est à une case de votre zone Projecteurs, 2 faces Pouvoir l’y amènent sans brelan.
duel-power-alienoid =
    .text = Après votre dernier lancer, chaque paire de faces Pouvoir y ajoute 1 autre face au choix. Avec 1 face Pouvoir de plus, vous pouvez ajouter encore cette face.
    .tip = Deux ★ ne valent rien, deux ★ et deux faces Pouvoir font un brelan.
duel-power-space-penguin =
    .text = Pour chaque face Pouvoir, gagnez 1 jeton Dé, sans dépasser les 2 que vous pouvez avoir.
    .tip = Faites des réserves, et lancez huit dés au tour qui compte.
duel-power-meka-dragon =
    .text = Au lieu de 1 coup par griffe, vous pouvez infliger autant de coups que vos griffes multipliées par vos faces Pouvoir.
    .tip = Gardez-en autant des deux : trois griffes et trois faces Pouvoir font 9 coups.
duel-power-cyber-kitty =
    .text = Chaque lot de 3 faces Pouvoir vous donne 4⚡. S’il en reste 2, elles vous donnent 2⚡.
    .tip = L’énergie seule ne gagne pas un duel : faites-en des cartes qui tirent ou qui frappent.
duel-power-the-king =
    .text = Pour chaque paire de faces Pouvoir, placez un de vos 2 jetons King sur une case libre d’une piste, ou déplacez-en un qui ne porte pas de marqueur.
    .tip = Juste à côté d’un marqueur, du côté de votre rival, un jeton arrête votre rival au bout d’une seule case.

duel-level = Difficulté { $level }
duel-tokens = Jetons Dé : { $count } sur { $most }

## Faces, pistes, types de cartes. La face telle qu’elle se lit dans une phrase ; .name est son nom.

duel-face-claw = griffe
    .name = Griffe
duel-face-destruction = Destruction
    .name = Destruction
duel-face-energy = ⚡
    .name = Énergie
duel-face-heart = ♥
    .name = Cœur
duel-face-power = Pouvoir
    .name = Pouvoir
duel-face-fame = ★
    .name = Gloire

duel-track-fame = Gloire
duel-track-destruction = Destruction

duel-kind-keep = Pouvoir
duel-kind-discard = Action

## Les règles, dans l’ordre où les découvre un débutant. La phrase sur le King est pour les tables où joue The King.

duel-rules-goal = Il y a trois façons de gagner, et chacune met aussitôt fin à la partie : tirer un marqueur sur votre case Victoire, avoir les deux marqueurs dans vos zones Projecteurs, ou faire tomber votre rival à 0♥.
duel-rules-turn = Votre tour compte quatre étapes : lancez les dés, résolvez-les face par face dans l’ordre de votre choix, achetez des cartes ou gagnez 1⚡, puis passez les dés.
duel-rules-roll = Lancez six dés jusqu’à trois fois, en relançant ceux de votre choix. Au tout premier tour de la partie, il n’y en a que cinq.
duel-rules-claws = Chaque griffe inflige 1 coup, et chaque coup fait perdre 1♥ à votre rival.
duel-rules-hearts = Chaque ♥ soigne 1♥, sans dépasser le nombre avec lequel votre monstre commence.
duel-rules-energy = Chaque éclair des dés vous donne 1⚡, un cube d’énergie.
duel-rules-triples = Trois ★ tirent le marqueur Gloire de 1 case vers vous, chaque ★ de plus ajoute 1 case. Les faces Destruction font de même avec le marqueur Destruction. Moins de trois ne font rien.
duel-rules-power = Les faces Pouvoir déclenchent le pouvoir spécial de votre monstre.
duel-rules-spotlight = À compter du centre, les cases 3 à 5 de votre côté d’une piste en sont la zone Projecteurs, et la case 7 est votre case Victoire. Sur la case 6, un marqueur n’est plus sous les projecteurs.
duel-rules-buzz = Une carte à icône Buzz apporte son jeton Buzz : placez-le là où il n’y a ni marqueur ni autre jeton. S’il est déjà sur une piste, vous pouvez le déplacer, sauf si un marqueur est dessus.
duel-rules-bonus = Chaque case Buzz sur laquelle un marqueur est tiré donne son bonus à celui qui tire, même au passage. Certains jetons allongent ou raccourcissent la piste.
duel-rules-king = Seul The King place et déplace les jetons King. Ils arrêtent les marqueurs que tire son rival, jamais les siens.
duel-rules-cards = Achetez autant de cartes que vous pouvez en payer. Celle de droite coûte 1⚡ de moins et, pour 2⚡, vous pouvez remplacer les trois. Les cartes Pouvoir restent devant vous, les cartes Action agissent aussitôt. Si vous n’en achetez aucune, gagnez 1⚡.
duel-rules-tokens = Avant votre premier lancer, chaque jeton Dé dépensé vous donne 1 dé de plus pour ce tour. Vous pouvez avoir 2 jetons et lancer 2 dés de plus, jamais davantage.
