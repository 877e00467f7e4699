### Duel, le jeu à deux : ses cartes, jetons Buzz, pouvoirs spéciaux, faces et pistes, et ses règles en bref.
###
### Les noms sont ceux des cartes imprimées ; les effets sont dits avec nos mots. ★ est la Gloire, le marqueur comme la
### face du dé ; ♥ cœurs et ⚡ énergie suivent leur nombre sans espace. La fenêtre fait une icône de chacun. « Vous » est
### le propriétaire de la carte, ou celui qui tire un marqueur.

## Faces des dés, et le marqueur Destruction ; le marqueur Gloire est ★.

-duel-claw = { DIE("faces/claw.svg", "griffe") }
-duel-heart = { DIE("faces/heart.svg", "♥") }
-duel-energy = { DIE("faces/energy.svg", "⚡") }
-duel-power = { DIE("duel/power.svg", "pouvoir") }
-duel-fame = { DIE("duel/fame.svg", "★") }
-duel-destruction = { DIE("duel/destruction.svg", "Destruction") }
-duel-marker = { PICTURE("duel/destruction.svg", "Destruction") }

## Cartes Pouvoir.

duel-card-acid-attack = Attaque acide
    .text = Votre lancer compte toujours 1 { -duel-claw } de plus, même si vous n’en avez obtenu aucune.
duel-card-adrenaline-augment = Pic d’adrénaline
    .text = Votre lancer compte 1 { -duel-claw } de plus par marqueur dans une zone Projecteurs, la vôtre ou celle de votre rival.
duel-card-alien-metabolism = Métabolisme extra-terrestre
    .text = Une fois à chacun de vos tours, vous pouvez défausser sans frais une des cartes en vente.
duel-card-antimatter-pellets = Balles anti-matière
    .text = Avant de résoudre un lancer qui compte au moins cinq fois la même face, infligez 4 coups à votre rival, puis tirez { -duel-marker } de 2 cases.
duel-card-armor-plating = Blindage renforcé
    .text = À chaque tour de votre rival, ignorez le premier coup que vous devriez subir.
duel-card-breaking-news = Flash spécial
    .text = Chaque fois que vous achetez une carte après celle-ci, tirez ★ de 1 case avant les effets de cette carte.
duel-card-camouflage = Camouflage
    .text = Quand vous allez subir des coups, lancez un dé pour chacun d’eux : chaque { -duel-heart } obtenu en annule un.
duel-card-electrical-aura = Aura électrique
    .text = À la fin de votre tour, tirez { -duel-marker } de 1 case pour chaque lot de 7⚡ que vous avez. Vous gardez les ⚡.
duel-card-extra-head = Une tête de plus
    .text = Vous lancez 1 dé de plus à chacun de vos tours.
duel-card-eye-of-the-storm = Dans l’œil du cyclone
    .text = Quand vous arrêtez de lancer les dés, gagnez 1⚡ pour chaque lancer qu’il vous restait.
duel-card-gentle-giant = Géant bienveillant
    .text = Après avoir résolu vos dés, tirez ★ de 1 case si votre lancer ne compte aucune { -duel-claw }.
duel-card-giant-brain = Cerveau démesuré
    .text = Vous avez 1 lancer de plus à chacun de vos tours.
duel-card-hibernation = Hibernation
    .text = Les coups ne vous font rien. Votre tour commence par un choix : défausser cette carte, ou gagner 6♥ et terminer aussitôt le tour.
duel-card-in-shape = En forme
    .text = Pour chaque coup au-delà de 3 que votre rival subit en un tour, vous pouvez payer 1⚡ pour tirer ★ de 1 case.
duel-card-in-the-shadows = Dans les ténèbres
    .text = Même après votre dernier lancer, vous pouvez relancer n’importe lesquels de vos dés { -duel-fame }, autant de fois que vous voulez.
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
    .text = Avant de résoudre votre lancer, tirez ★ de 1 case pour chaque lot de 3 { -duel-power } qu’il montre.
duel-card-spiked-tail = Queue à piquants
    .text = Infligez 1 coup à votre rival pour chaque case dont vous tirez { -duel-marker }.
duel-card-superconductor = Supra-conducteur
    .text = Quand votre rival gagne des ⚡ entre son dernier lancer et ses achats, vous pouvez défausser cette carte pour en gagner autant.
duel-card-thunder-stomp = Écrasement dévastateur
    .text = Si vous tirez { -duel-marker } entre votre dernier lancer et vos achats, votre rival lance 1 dé de base de moins à son prochain tour.
duel-card-titanic-batteries = Batteries titanesques
    .text = Avant de résoudre vos dés, si vous avez moins de 2 jetons Dé, vous pouvez renoncer à 2 de vos dés pour gagner 1 jeton.
duel-card-trend-setter = Hyper-tendance
    .text = À chaque tour de votre rival, ignorez le premier coup que vous devriez subir quand ★ est sur un jeton Buzz.
duel-card-unchained = Déchaîné
    .text = À votre tour, vous pouvez renoncer à un bonus Buzz autre que des coups pour infliger à la place 1 coup à votre rival.
duel-card-unstable-dna = ADN instable
    .text = Après avoir subi au moins 3 coups à la fois, vous pouvez échanger cette carte contre une carte Pouvoir de votre rival.
duel-card-unstoppable = Il ne tombera pas !
    .text = Quand vous devriez tomber à 0♥, défaussez cette carte : vous restez à 1♥ et ne subissez plus aucun coup pendant ce tour.
duel-card-utter-destruction = Destruction totale
    .text = Avant de résoudre un lancer qui comprend les six faces, tirez { -duel-marker } de 2 cases, puis ★ de 2 cases, et infligez 2 coups à votre rival.

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
    .text = Subissez 3 coups, puis tirez { -duel-marker } de 2 cases.
duel-card-jets-scrambled = Attaque aérienne
    .text = Subissez 5 coups, puis infligez 5 coups à votre rival.
duel-card-kaijutsu = Kaijutsu
    .text = Tirez { -duel-marker } de 1 case, puis infligez 2 coups à votre rival.
duel-card-moment-of-respite = Moment de détente
    .text = Gagnez 2♥ et 1 jeton Dé.
duel-card-monster-coaster = Clou du spectacle
    .text = Tirez { -duel-marker } de 3 cases.
duel-card-monumental = Monumental
    .text = Tirez { -duel-marker } de 1 case, puis ★ de 1 case.
duel-card-operation-media = Opération média
    .text = Tirez ★ de 1 case pour chaque { -duel-claw } que vous avez résolue pendant ce tour.
duel-card-photoshoot = Photoshoot
    .text = Tirez ★ de 1 case.
duel-card-sack-the-stadium = Saccager le stade
    .text = Tirez { -duel-marker } de 2 cases, puis ★ de 2 cases.
duel-card-seismic-test = Test sismique
    .text = Tirez { -duel-marker } de 2 cases.
duel-card-snack-time = Casse-croûte
    .text = Gagnez 3♥.
duel-card-tesla-impulse = Impulsion Tesla
    .text = Si votre rival a des cartes Pouvoir, défaussez-en une de votre choix. Gagnez 2⚡.
duel-card-the-party-is-over = La fête est finie !
    .text = Chaque joueur qui a au moins un marqueur dans ses zones Projecteurs subit 4 coups, en commençant par le premier joueur.
duel-card-thermonuclear-cooking = Cuisine thermonucléaire
    .text = Tirez { -duel-marker } de 1 case, puis gagnez 2♥ et 2⚡.
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
    .text = Deux cases : tirez un marqueur sur l’une pour infliger 1 coup à votre rival, sur l’autre pour gagner 1 jeton Dé.
duel-buzz-anubis = Anubis
    .text = Deux cases : tirez un marqueur sur l’une pour gagner 1⚡, sur l’autre pour gagner 1♥.
duel-buzz-dragon = Dragon
    .text = Trois cases : tirez un marqueur sur celle du milieu pour infliger 1 coup à votre rival, sur un bout pour gagner 1⚡, sur l’autre pour gagner 1♥.
duel-buzz-pumpkin = Citrouille
    .text = Trois cases : tirez un marqueur sur celle du milieu pour infliger 2 coups à votre rival, sur un des bouts pour gagner 1♥.
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
    .text = Pour chaque paire de { -duel-power }, tirez ★ ou { -duel-marker } de 1 case. Vous choisissez à chaque fois.
    .tip = Quand un marqueur est à une case de votre zone Projecteurs, 2 { -duel-power } l’y amènent sans triplé.
duel-power-alienoid =
    .text = Après votre dernier lancer, chaque paire de { -duel-power } y ajoute 1 autre face au choix. Avec 1 { -duel-power } de plus, vous pouvez ajouter encore cette face.
    .tip = Deux { -duel-fame } ne valent rien, deux { -duel-fame } et deux { -duel-power } font un triplé.
duel-power-space-penguin =
    .text = Chaque { -duel-power } vous donne 1 jeton Dé, 2 au plus devant vous.
    .tip = Faites des réserves, et lancez huit dés au tour qui compte.
duel-power-meka-dragon =
    .text = Au lieu de 1 coup par { -duel-claw }, vous pouvez infliger autant de coups que vos { -duel-claw } multipliées par vos { -duel-power }.
    .tip = Gardez-en autant des deux : trois { -duel-claw } et trois { -duel-power } font 9 coups.
duel-power-cyber-kitty =
    .text = Chaque lot de 3 { -duel-power } vous donne 4⚡. S’il en reste 2, vous gagnez 2⚡.
    .tip = L’énergie seule ne gagne pas un duel : faites-en des cartes qui tirent ou qui frappent.
duel-power-the-king =
    .text = Pour chaque paire de { -duel-power }, placez un de vos 2 jetons King sur une case libre d’une piste, ou déplacez-en un qui ne porte pas de marqueur.
    .tip = Juste à côté d’un marqueur, du côté de votre rival, un jeton arrête votre rival au bout d’une seule case.

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

## L’écran titre, la préparation et le plateau.

duel-title = Duel
duel-goal-short = Victoire, projecteurs ou K.-O.
duel-goal = But : un marqueur sur votre case Victoire, les deux sous vos projecteurs, ou votre rival à 0 cœur.
duel-setup-title = Qui s’affronte ?
duel-setup-first = Qui commence ?
duel-setup-first-dice = Les dés décident
duel-setup-first-dice-hint = Chacun lance six dés ; le joueur qui obtient le plus de griffes commence. L’autre reçoit 1⚡.
duel-setup-first-seat-hint = { $name } commence, { $rival } reçoit 1⚡.
duel-setup-power = Pouvoir spécial
duel-level-1 = Facile à jouer
duel-level-2 = Demande un peu de pratique
duel-level-3 = Pour joueurs aguerris

## Le résultat.

duel-result-victory-fame = Par la gloire : les foules de Tokyo sont conquises.
duel-result-victory-destruction = Par la destruction : il ne reste plus un mur debout.
duel-result-spotlight = Sous les projecteurs : les deux marqueurs à la fois.
duel-result-knockout = Par K.-O. : { $name } n’a plus un seul cœur.
duel-result-fallen = K.-O.
duel-result-beaten = Défaite

## Petites pièces dont les phrases sont faites. $by dit d’où vient une chose, $where où se trouve un marqueur.

duel-by-dice = avec les dés
duel-by-card = grâce à « { $card } »
duel-by-power = grâce à son pouvoir spécial
duel-by-buzz = grâce au jeton { $buzz }

duel-bonus-hit = 1 coup à { $name }
    .short = coup
duel-bonus-two-hits = 2 coups à { $name }
    .short = 2 coups
duel-bonus-heart = 1♥
    .short = ♥
duel-bonus-energy = 1⚡
    .short = ⚡
duel-bonus-token = 1 jeton Dé
    .short = jeton Dé
duel-bonus-blank = rien
    .short = vierge

duel-at-center = centre
duel-at-space = case { $from } côté { $who }
duel-at-spaces = cases { $from } à { $to } côté { $who }
duel-at-center-to = du centre à la case { $to } côté { $who }
duel-at-across = de la case { $from } côté { $who } à la case { $to } côté { $rival }

duel-standing-player = { $who } { $hearts }♥ { $energy }⚡{ $tokens ->
    [0] {""}
    [one] , 1 jeton Dé
   *[other] , { $tokens } jetons Dé
}
duel-standing-center = { $marker } au centre
duel-standing-marker = { $marker } à { $spaces ->
    [one] { $left } case
   *[other] { $left } cases
} de la victoire { DE($who) }

duel-where-center = désormais au centre
duel-where-own = désormais à { $spaces ->
    [one] { $left } case
   *[other] { $left } cases
} de la victoire
duel-where-own-spotlight = sous les projecteurs, à { $spaces ->
    [one] { $left } case
   *[other] { $left } cases
} de la victoire
duel-where-rivals = encore à { $spaces ->
    [one] { $left } case
   *[other] { $left } cases
} de la victoire { DE($rival) }
duel-where-rivals-spotlight = encore sous les projecteurs { DE($rival) }, à { $spaces ->
    [one] { $left } case
   *[other] { $left } cases
} de sa victoire
duel-where-victory = la case Victoire est atteinte

## Le journal : ce qui s’est passé. $who et $rival sont des monstres ou des joueurs, $card et $bought des cartes, $marker un
## marqueur, $dice et $face des faces de dés. Entre parenthèses à la fin : ce que le monstre a désormais.

duel-log-started = { $who } et { $rival } s’affrontent en duel pour Tokyo.
duel-log-first-throw = { $who } lance les dés pour commencer : { $dice }
duel-log-first-throw-again = Égalité. { $who } relance les dés : { $dice }
duel-log-first = { $who } commence, { $rival } reçoit 1⚡.
duel-log-turn = Tour { $number } : { $who }
duel-log-turn-extra = Tour { $number } : { $who } rejoue
duel-log-extra-turn = { $who } jouera un autre tour grâce à « { $card } ».
duel-log-awaiting = « { $card } » agira au prochain tour { DE($who) }.

duel-log-token-spent = { $who } dépense un jeton Dé pour un dé de plus ({ $now ->
    [0] il n’en reste aucun
   *[other] il en reste { $now }
}).
duel-log-dice-lost = { $who } lance { $count ->
    [one] un dé
   *[other] { $count } dés
} de moins ce tour-ci à cause { DE_CARD($card) }.
duel-log-roll = { $who } lance { $dice }
duel-log-reroll = { $who } relance { $count ->
    [one] un dé
   *[other] { $count } dés
} : { $dice }
duel-log-face-added = { $who } ajoute une face à son lancer grâce à son pouvoir spécial : { $face }
duel-log-taken-out = { $who } renonce à { $count } dés ({ $dice }) avec « { $card } ».
duel-log-strike = { $who } attaque avec { $count ->
    [one] une griffe
   *[other] { $count } griffes
}.

duel-log-unhurt = { $count ->
    [one] Un coup ne fait
   *[other] { $count } coups ne font
} rien à { $who }.
duel-log-against = { $who } lance les dés pour « { $card } » : { $dice }
duel-log-softened = { $who } évite { $count ->
    [one] un coup
   *[other] { $count } coups
} grâce à « { $card } ».
duel-log-hurt-claws = { $who } perd { $count }♥ sous les griffes { DE($rival) } (→ { $now }♥).
duel-log-hurt-power = { $who } perd { $count }♥ face au pouvoir spécial { DE($rival) } (→ { $now }♥).
duel-log-hurt-buzz = { $who } perd { $count }♥ à cause du jeton { $buzz } (→ { $now }♥).
duel-log-hurt-card-by = { $who } perd { $count }♥ à cause { DE($rival) } : « { $card } » (→ { $now }♥).
duel-log-hurt-card = { $who } perd { $count }♥ à cause { DE_CARD($card) } (→ { $now }♥).
duel-log-saved = { $who } garde 1♥ grâce à « { $card } » et ne subit plus aucun coup pendant ce tour.

duel-log-hearts = { $who } récupère { $count }♥ { $by } (→ { $now }♥).
duel-log-energy = { $who } gagne { $count }⚡ { $by } (→ { $now }⚡).
duel-log-no-purchase = { $who } n’achète rien et gagne { $count }⚡ (→ { $now }⚡).
duel-log-paid = { $who } paie { $count }⚡ pour « { $card } » (→ { $now }⚡).
duel-log-tokens = { $who } gagne { $count ->
    [one] un jeton Dé
   *[other] { $count } jetons Dé
} { $by } (→ { $now } sur 2).

duel-log-pulled = { $who } tire { $marker } de { $count ->
    [one] { $count } case
   *[other] { $count } cases
} { $by } : { $where }.
duel-log-pulled-on = { $who } continue et tire { $marker } de { $count ->
    [one] { $count } case
   *[other] { $count } cases
} de plus : { $where }.
duel-log-stopped = Un jeton King arrête { $marker } : { $who } perd { $count ->
    [one] la dernière case
   *[other] les { $count } dernières cases
} de son déplacement.

duel-log-placed = { $who } place le jeton { $buzz } sur la piste { $track } ({ $where }).
duel-log-moved = { $who } déplace le jeton { $buzz } sur la piste { $track } ({ $where }).
duel-log-king-placed = { $who } place un jeton King sur la piste { $track } ({ $where }).
duel-log-king-moved = { $who } déplace un jeton King sur la piste { $track } ({ $where }).
duel-log-left = { $who } laisse le jeton { $buzz } là où il est.

duel-log-revealed = Nouvelle carte en vente : « { $card } » ({ $cost }⚡).
duel-log-bought = { $who } achète « { $card } » pour { $count }⚡ (→ { $now }⚡).
duel-log-bought-by = { $who } achète « { $bought } » pour { $count }⚡ grâce à « { $card } » (→ { $now }⚡).
duel-log-swept = { $who } paie { $count }⚡ pour remplacer les cartes en vente (→ { $now }⚡).
duel-log-dropped = { $who } défausse « { $bought } » des cartes en vente avec « { $card } ».
duel-log-lost = { $who } défausse « { $card } ».
duel-log-lost-to = { $rival } défausse « { $bought } » { DE($who) } avec « { $card } ».
duel-log-swapped = { $who } échange « { $card } » contre « { $bought } » { DE($rival) }.
duel-log-may-hibernation = { $who } dort pendant ce tour.
duel-log-may-rebooting = { $who } redémarre au lieu de résoudre ses dés.

duel-log-won-victory = { $marker } est sur la case Victoire { DE($who) } : { $who } gagne le duel !
duel-log-won-spotlight = Les deux marqueurs sont sous les projecteurs { DE($who) } : { $who } gagne le duel !
duel-log-won-knockout = { $rival } est K.-O. : { $who } gagne le duel !

## Questions : ce qui est demandé, puis des conseils. $name est le rival.

duel-ask-first-roll = { $count ->
    [0] Aucun dé à lancer cette fois
    [one] Lancez votre dé
   *[other] Lancez vos { $count } dés
}
duel-hint-first-roll-spend = Vous avez { $tokens ->
    [one] 1 jeton Dé : dépensé, il donne
   *[other] { $tokens } jetons Dé : chacun, dépensé, donne
} 1 dé de plus pour ce tour. Après le premier lancer, il sera trop tard.
duel-hint-first-roll-full = Vous avez déjà 2 dés de plus : aucun jeton ne peut être dépensé.
duel-hint-first-roll = Tous vos dés sont lancés. Vous pourrez ensuite relancer ceux de votre choix.
duel-ask-roll = Quels dés gardez-vous ?
duel-ask-roll-fame = Relancer des dés ★ ?
duel-hint-roll-left = Il vous reste { $left ->
    [one] { $left } lancer
   *[other] { $left } lancers
}. Cliquez sur les dés à garder, puis relancez les autres.
duel-hint-roll-triples = Trois { -duel-fame } ou trois { -duel-destruction } tirent un marqueur de 1 case ; chacune de plus, de 1 case encore.
duel-hint-first-turn = Le joueur qui commence lance un dé de moins à son premier tour.
duel-hint-roll-fame = Il ne vous reste aucun lancer, mais « { $card } » vous laisse relancer vos dés { -duel-fame } autant de fois que vous voulez.
duel-ask-face-first = Quels dés résolvez-vous d’abord ?
duel-ask-face-next = Quels dés résolvez-vous ensuite ?
duel-hint-face = Tous les dés d’une même face sont résolus ensemble. Vous choisissez l’ordre.
duel-ask-buy = Acheter des cartes ?
duel-hint-buy = Vous avez { $energy }⚡. La carte de droite coûte 1⚡ de moins.
duel-hint-buy-none = Vous avez { $energy }⚡, trop peu pour les cartes en vente.
duel-hint-buy-consolation = Si vous n’achetez rien pendant ce tour, vous gagnez 1⚡.
duel-ask-shop = Acheter une carte pour { $less }⚡ de moins ?
duel-hint-shop = Vous avez { $energy }⚡. Vous pouvez acheter une carte maintenant, ou aucune. Votre tour continue dans tous les cas.
duel-ask-place = Où va le jeton { $buzz } ?
duel-hint-place = Cliquez sur une case, ou faites-y glisser le jeton.
duel-hint-place-now = Il est maintenant sur la piste { $track } ({ $where }). Vous pouvez l’y laisser.
duel-ask-track = Quel marqueur tirez-vous de 1 case ?
duel-hint-track = { $count ->
    [one] Vous avez 1 case à tirer.
   *[other] Vous avez { $count } cases à tirer, l’une après l’autre.
}
duel-ask-add-face = Quelle face ajoutez-vous à votre lancer ?
duel-hint-add-face = { $count ->
    [2] Vos 2 dernières faces Pouvoir l’ajoutent.
   *[other] Il vous reste { $count } faces Pouvoir : 2 d’entre elles ajoutent une face, 1 de plus peut l’ajouter encore.
}
duel-ask-king = Où va un jeton King ?
duel-hint-king = Les marqueurs que tire { $name } s’y arrêtent. { $count ->
    [one] Vous placez un jeton.
   *[other] Vous placez { $count } jetons, l’un après l’autre.
}
duel-ask-may = Utiliser « { $card } » ?
duel-ask-choose = Choisissez une carte pour « { $card } »

duel-ask-alienoid = Ajouter la même face encore une fois : { $face } ?
duel-hint-alienoid = { $count ->
    [one] Cela prend votre dernière face Pouvoir.
   *[other] Cela prend 1 de vos { $count } faces Pouvoir restantes.
}
duel-ask-hibernation = Dormir encore, ou vous réveiller ?
duel-hint-hibernation = { $hearts ->
    [0] Si vous dormez, votre tour se termine aussitôt. Vous avez déjà tous vos ♥.
   *[other] Si vous dormez, vous gagnez { $hearts }♥ et votre tour se termine aussitôt.
} Si vous vous réveillez, vous défaussez « { $card } » et jouez votre tour.
duel-ask-in-shape = Payer 1⚡ pour tirer ★ de 1 case ?
duel-hint-in-shape = { $name } a subi { $hits } coups pendant ce tour. Vous avez { $energy }⚡ et pouvez encore le faire { $times } fois.
duel-ask-rebooting = Redémarrer au lieu de résoudre vos dés ?
duel-hint-rebooting = Vous défaussez « { $card } » et gagnez { $tokens ->
    [0] 2⚡
    [one] 1 jeton Dé et 2⚡
   *[other] { $tokens } jetons Dé et 2⚡
}, puis passez aux achats.
duel-ask-superconductor = Gagner { $count }⚡ vous aussi ?
duel-hint-superconductor = { $name } gagne { $count }⚡. Si vous défaussez « { $card } », vous en gagnez autant et aurez { $after }⚡.
duel-ask-unchained = Infliger 1 coup au lieu de prendre le bonus ?
duel-hint-unchained = { $gives ->
    [0] Le bonus du jeton { $buzz } serait perdu.
   *[other] Le jeton { $buzz } vous donne { $bonus }.
} { $name } a { $hearts }♥.
duel-ask-unstable-dna = Échanger « { $card } » contre une carte { DE($name) } ?
duel-hint-unstable-dna = Vous avez subi { $count } coups à la fois. { $name } reçoit « { $card } » contre la carte que vous choisissez.
duel-ask-tesla-impulse = Quelle carte { DE($name) } défaussez-vous ?
duel-hint-tesla-impulse = Elle est définitivement défaussée. Vous gagnez ensuite 2⚡.
duel-ask-dominate = Défausser une de vos cartes Pouvoir ?
duel-hint-dominate = Vous lancez 1 dé de moins pour chaque carte Pouvoir qui vous reste : avec { $count ->
    [one] votre carte
   *[other] vos { $count } cartes
}, cela fait { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}.
duel-ask-titanic-batteries = Renoncer à 2 dés pour un jeton Dé ?
duel-hint-titanic-batteries = Cliquez sur 2 dés : ils ne comptent plus pendant ce tour. { $tokens ->
    [0] Vous n’avez encore aucun jeton Dé.
    [one] Vous avez 1 jeton Dé.
   *[other] Vous avez { $tokens } jetons Dé.
}

## Réponses, pour les boutons.

duel-do-throw = { $count ->
    [0] Ne rien lancer
    [one] Lancer 1 dé
   *[other] Lancer { $count } dés
}
duel-do-spend = Dépenser un jeton : 1 dé de plus
duel-do-reroll = Relancer { $count ->
    [one] 1 dé
   *[other] { $count } dés
}
duel-do-stop = S’arrêter
duel-do-claw = { $count ->
    [one] 1 coup
   *[other] { $count } coups
} à { $name }
duel-do-heart = Récupérer { $count }♥
duel-do-energy = Gagner { $count }⚡
duel-do-pull = Tirer { $marker } de { $count ->
    [one] 1 case
   *[other] { $count } cases
}
duel-do-power-gigazaur = Pouvoir spécial : tirer { $times } fois
duel-do-power-alienoid = Pouvoir spécial
duel-do-power-space-penguin = Pouvoir spécial : +{ $tokens ->
    [one] 1 jeton Dé
   *[other] { $tokens } jetons Dé
}
duel-do-power-meka-dragon = Pouvoir spécial : { $hits ->
    [one] 1 coup
   *[other] { $hits } coups
}
duel-do-power-cyber-kitty = Pouvoir spécial : +{ $energy }⚡
duel-do-power-the-king = Pouvoir spécial : { $times ->
    [one] 1 jeton King
   *[other] { $times } jetons King
}
duel-do-buy = Acheter « { $card } » pour { $energy }⚡
duel-do-sweep = Tout remplacer pour { $energy }⚡
duel-do-end = Terminé
duel-do-end-nothing = Ne rien acheter : +1⚡
duel-do-shop-none = Ne rien acheter maintenant
duel-do-place = { $track } : { $where }
duel-do-place-bonus = { $track } : { $where } ({ $bonus })
duel-do-place-king = Jeton King, { $track } : { $where }
duel-do-move-king = Déplacer : { $track }, { $where }
duel-do-drop = Défausser { $bought } sans frais
duel-do-use = Utiliser « { $card } »
duel-do-yes = Oui
duel-do-no = Non
duel-do-dice = Renoncer à { $dice }

duel-do-alienoid = Ajouter encore : { $face }
duel-do-alienoid-not = Une autre face
duel-do-alienoid-last = Ne rien ajouter
duel-do-hibernation = { $hearts ->
    [0] Dormir
   *[other] Dormir : +{ $hearts }♥
}
duel-do-hibernation-not = Se réveiller
duel-do-in-shape = Payer 1⚡
duel-do-in-shape-not = S’arrêter
duel-do-rebooting = Redémarrer
duel-do-rebooting-not = Résoudre les dés
duel-do-superconductor = La défausser : +{ $count }⚡
duel-do-superconductor-not = La garder
duel-do-unchained = 1 coup à { $name }
duel-do-unchained-not = { $gives ->
    [0] Ne rien prendre
   *[other] Prendre { $bonus }
}
duel-do-unstable-dna-not = Ne rien échanger
duel-do-dominate-not = Garder les autres
duel-do-titanic-batteries-not = Garder tous les dés

## Ce qu’amènerait une réponse.

duel-see-win-victory = { $marker } atteint votre case Victoire : vous gagnez.
duel-see-win-spotlight = { $marker } rejoint l’autre marqueur sous vos projecteurs : vous gagnez.
duel-see-win-knockout = { $name } est K.-O. : vous gagnez.
duel-see-lose-victory = { $marker } atteint la case Victoire { DE($name) } : vous perdez.
duel-see-lose-spotlight = Les deux marqueurs sont sous les projecteurs { DE($name) } : vous perdez.
duel-see-lose-knockout = Vous êtes K.-O. : { $name } gagne.
duel-see-pull = { $marker } avance de { $count ->
    [one] { $count } case
   *[other] { $count } cases
} vers vous : { $where }.
duel-see-pull-away = { $marker } avance de { $count ->
    [one] { $count } case
   *[other] { $count } cases
} vers { $name }.
duel-see-where-center = au centre
duel-see-where-own = à { $spaces ->
    [one] { $left } case
   *[other] { $left } cases
} de votre victoire
duel-see-where-own-spotlight = sous vos projecteurs, à { $spaces ->
    [one] { $left } case
   *[other] { $left } cases
} de votre victoire
duel-see-where-rivals = encore à { $spaces ->
    [one] { $left } case
   *[other] { $left } cases
} de la victoire { DE($rival) }
duel-see-where-rivals-spotlight = encore sous les projecteurs { DE($rival) }, à { $spaces ->
    [one] { $left } case
   *[other] { $left } cases
} de sa victoire
duel-see-stop = Un jeton King l’arrête : { $count ->
    [one] { $count } case est perdue.
   *[other] { $count } cases sont perdues.
}
duel-see-place = Vous placez d’abord le jeton { $buzz }.
duel-see-place-open = Vous placez d’abord le jeton { $buzz } : la suite dépend de sa place.
duel-see-place-wins = Vous placez d’abord le jeton { $buzz } : à certaines places, vous gagnez aussitôt.
duel-see-bonus = Bonus : { $bonus }.
duel-see-hurt-rival = { $name } perd { $count }♥ et en garde { $now }.
duel-see-hurt-you = Vous perdez { $count }♥ et en gardez { $now }.
duel-see-gain = Vous gagnez { $gains }.
duel-see-gain-rival = { $name } gagne { $gains }.
duel-see-lie = S’arrêter : { $gains }
duel-see-lie-wins = Avec ces dés, vous gagnez : { $order }.
duel-see-lie-nothing = S’arrêter : rien
duel-see-hits = { $count ->
    [one] 1 coup
   *[other] { $count } coups
} à { $name }
duel-see-hits-nothing = { $count ->
    [one] 1 coup ne fait
   *[other] { $count } coups ne font
} rien à { $name }
duel-see-hits-lost = { $hits } (−{ $count }♥)
duel-see-lie-added = si votre pouvoir ajoute { $face }
duel-see-lie-track = si votre pouvoir tire { $marker }
duel-see-lie-first = un choix peut changer la donne
duel-see-lie-then = puis un choix
duel-see-lie-thrown = puis des dés contre les coups
duel-see-lie-answered = sauf si quelqu’un réagit
duel-see-steps = { $marker } avance de { $count ->
    [one] 1 case
   *[other] { $count } cases
} vers vous
duel-see-power = votre pouvoir spécial
duel-see-power-not = pas de pouvoir spécial
duel-see-hearts = { $count }♥
duel-see-energy = { $count }⚡
duel-see-tokens = { $count ->
    [one] 1 jeton Dé
   *[other] { $count } jetons Dé
}

## L’écran : l’annonce d’un tour, et les boutons qui ne répondent encore à rien.

duel-banner = { $name } joue
duel-banner-extra = { $name } rejoue !
duel-do-place-here = Le placer ici
duel-do-move = déplacer
duel-do-turn = Le retourner
duel-do-other-token = L’autre jeton
duel-do-back = Retour
duel-do-buy-number = achète une carte
duel-read-none = Encore aucune carte Pouvoir.
duel-see-end = { $answer } : { $end }

## Depuis son dernier tour : de combien un marqueur a avancé.

duel-recap-pulled = { $marker } a avancé de { $count ->
    [one] 1 case
   *[other] { $count } cases
} vers { $name }
duel-recap-pulled-to-you = { $marker } a avancé de { $count ->
    [one] 1 case
   *[other] { $count } cases
} vers vous
duel-recap-laid = { $name } a placé le jeton { $buzz }
duel-recap-laid-king = { $name } a placé un jeton King
duel-recap-moved = { $name } a déplacé le jeton { $buzz }
duel-recap-moved-king = { $name } a déplacé un jeton King
duel-recap-tokens = +{ $count ->
    [one] 1 jeton Dé
   *[other] { $count } jetons Dé
}
duel-recap-tokens-spent = −{ $count ->
    [one] 1 jeton Dé
   *[other] { $count } jetons Dé
}
duel-recap-swapped = { $name } a échangé { $card } contre votre { $taken }
duel-recap-swapped-you = vous avez échangé { $card } contre { $taken }
duel-recap-awaits = moins de dés pour vous : { $card }
duel-recap-dropped = { $name } a défaussé { $card }, qui était en vente

## Autour de la partie : l’accueil, la préparation, les touches.

duel-title-about = Deux monstres : deux pistes, ou le K.-O.

duel-result-new = Nouveau duel
duel-setup-versus = VS

duel-key-token = T
duel-help-token = dépenser un jeton Dé
duel-key-yes = O
duel-help-yes = oui
duel-key-no = N
duel-help-no = non
duel-key-move = ← ↑ ↓ →
duel-help-move = déplacer le jeton Buzz
duel-key-turn = F
duel-help-turn = le retourner
duel-key-cards = C
duel-help-cards = les pouvoirs et les cartes

## Pourquoi un duel est refusé.

duel-error-same-monster = Les deux joueurs ont choisi le même monstre : il en faut deux différents pour un duel.
duel-error-no-such-seat = Un duel a deux places, 0 et 1.

## Les caractères des monstres, quand l’ordinateur les joue.

duel-character-gigazaur = Intrépide
duel-character-gigazaur-says = Frappe dès que possible : il n’y a jamais trop de griffes.
duel-character-alienoid = Collectionneur
duel-character-alienoid-says = Achète chaque carte qu’il peut payer.
duel-character-space-penguin = Prudente
duel-character-space-penguin-says = Garde toujours de l’énergie et des jetons Dé en réserve.
duel-character-meka-dragon = Rancunier
duel-character-meka-dragon-says = Paisible tant qu’il ne saigne pas, puis il rend coup pour coup.
duel-character-cyber-kitty = Espiègle
duel-character-cyber-kitty-says = Renverse tout ce qui tient debout : la Destruction d’abord.
duel-character-the-king = Fier
duel-character-the-king-says = Ne vit que pour la foule : la Gloire d’abord.

## Ce que vise un tour, dans les conseils et les raisons

duel-aim-victory = { $chance } % de chances de mener { $marker } à la victoire tout de suite
duel-aim-both = { $chance } % de chances de gagner tout de suite, les deux marqueurs sous les projecteurs
duel-aim-knockout = { $chance } % de chances de mettre le rival K.-O. tout de suite
duel-aim-spotlight = { $chance } % de chances de mener { $marker } sous les projecteurs
duel-aim-pull = { $chance } % de chances de tirer { $marker } d’au moins { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
duel-aim-hit = { $chance } % de chances de prendre au moins { $count }♥ au rival
duel-aim-heal = { $chance } % de chances de regagner au moins { $count }♥
duel-aim-energy = { $chance } % de chances de finir le tour avec au moins { $count }⚡ de plus
duel-aim-buy = { $chance } % de chances d’acheter { $card }
