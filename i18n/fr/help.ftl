### Les règles dans le jeu, par chapitres : d’abord ce qu’il faut à un débutant, puis le reste. Une ou deux phrases par
### règle, comme un joueur l’explique à un autre.

## L’écran.

help-search = Chercher dans les règles
help-search-none = Rien trouvé pour « { $what } ».
help-printed = Imprimé dans la boîte : { $terms }
help-gallery-hint = Voir dans la galerie
help-chapter-short = En bref
help-chapter-turn = Votre tour
help-chapter-tokyo = Tokyo
help-chapter-cards = Cartes
help-chapter-end = Fin de partie
help-chapter-tokens = Jetons
help-chapter-terms = Mots des cartes
help-chapter-wickedness = Méchanceté
help-chapter-costumes = Costumes
help-chapter-keys = Touches
help-chapter-tracks = Pistes
help-chapter-buzz = Jetons Buzz

## King of Tokyo, en bref.

help-rules-goal = Finissez un tour avec 20★ avant les autres, ou soyez le dernier monstre debout.
    .printed = points de victoire
help-rules-roll = À votre tour, lancez six dés jusqu’à trois fois. Gardez ceux qui vous plaisent et relancez les autres.
help-rules-numbers = Un triplé rapporte son chiffre en ★, chaque dé identique de plus ajoute 1★. Moins de trois ne rapportent rien.
    .printed = points de victoire
help-rules-claws = Chaque { -claw } fait perdre 1♥. Depuis l’extérieur, elle frappe chaque monstre dans Tokyo ; depuis Tokyo, chaque monstre au-dehors.
    .printed = baffe, patte
help-rules-hearts = Chaque { -heart } soigne 1♥, jusqu’à 10♥, mais jamais dans Tokyo. À 0♥, vous êtes hors jeu.
    .printed = points de vie, soin
help-rules-tokyo = Si Tokyo est vide après votre lancer, vous y entrez et gagnez 1★. Chaque tour que vous y commencez rapporte 2★. Si des griffes vous blessent dans Tokyo, vous pouvez fuir et laisser la place à l’attaquant. À cinq monstres ou plus, Tokyo a une seconde place, Tokyo Bay.
    .printed = prendre le contrôle de Tokyo
help-rules-tokyo-variant = Si Tokyo est vide après votre lancer, vous y entrez et gagnez 1⚡. Chaque tour que vous y commencez rapporte 1⚡. Si des griffes vous blessent dans Tokyo, vous pouvez fuir et laisser la place à l’attaquant. Dans la variante à deux joueurs, Tokyo ne rapporte pas de ★.
    .printed = prendre le contrôle de Tokyo
help-rules-energy = Chaque { -energy } vous donne 1⚡, un cube d’énergie.
    .printed = éclair, banque, réserve d’énergie
help-rules-cards = Après les dés, achetez des cartes avec vos ⚡ : les cartes Pouvoir restent devant vous, les cartes Action agissent aussitôt. Pour 2⚡, vous pouvez remplacer les trois.
    .printed = cartes Énergie, pouvoir, action
help-rules-wickedness = Trois 1 donnent aussi 2 points de Méchanceté, trois 2 en donnent 1. À 3, 6 et 10, vous pouvez prendre une tuile, sur le moment ou jamais.
    .printed = jauge de Méchanceté, points de Méchanceté, tuile Méchanceté
help-rules-costumes = Chacun commence avec un costume. Avec au moins trois { -claw }, vous pouvez prendre des costumes à ceux que vous blessez : payez-en le coût au propriétaire.
    .printed = Halloween, carte Costume

## Votre tour.

help-rules-first = Pour savoir qui commence, chacun lance six dés : le plus de { -claw } l’emporte, une égalité se relance. On joue ensuite dans le sens des aiguilles d’une montre.
    .printed = premier joueur
help-rules-steps = Un tour a cinq étapes : lancer les dés, les résoudre, entrer dans Tokyo s’il le faut, acheter des cartes, finir le tour.
    .printed = phases du tour, résoudre les dés, finir son tour
help-rules-reroll = Avant chaque relance, vous choisissez de nouveau : les dés déjà gardés peuvent être relancés aussi. Vous pouvez vous arrêter après chaque lancer.
    .printed = mettre de côté
help-rules-others = Après votre dernier lancer, les autres monstres peuvent utiliser leurs cartes sur vos dés ; ensuite, vous les vôtres.
help-rules-groups = Résolvez tous vos dés, dans l’ordre de votre choix. Tous les dés d’un même symbole comptent ensemble : six 1 font un seul lot et rapportent 4★.

## Tokyo.

help-rules-enter = S’il n’y a personne dans Tokyo City après vos dés, vous devez y entrer, même sans griffe. Cela vaut aussi pour une place qu’on vient de vous laisser en fuyant. Entrer rapporte 1★.
    .printed = prendre le contrôle de Tokyo
help-rules-enter-variant = S’il n’y a personne dans Tokyo City après vos dés, vous devez y entrer, même sans griffe. Cela vaut aussi pour une place qu’on vient de vous laisser en fuyant. Entrer rapporte 1⚡.
    .printed = prendre le contrôle de Tokyo
help-rules-start = Si vous commencez votre tour dans Tokyo, City ou Bay, vous gagnez 2★ avant de lancer les dés.
help-rules-start-variant = Si vous commencez votre tour dans Tokyo, vous gagnez 1⚡ avant de lancer les dés.
help-rules-yield = On ne quitte pas Tokyo par simple envie. Vous ne pouvez fuir que si des { -claw } vous ont coûté des ♥, et ces ♥ restent perdus. Des ♥ perdus à cause d’une carte ne permettent pas de fuir.
help-rules-hearts-inside = Dans Tokyo, les { -heart } ne vous soignent pas et n’ôtent pas de jeton. Des cartes peuvent vous y soigner.
help-rules-bay = À cinq ou six monstres, Tokyo se compose de Tokyo City et de Tokyo Bay. On entre d’abord dans City, puis dans Bay. Les deux occupants ne se frappent pas.
help-rules-closing = Dès qu’il ne reste que quatre monstres, Tokyo Bay ferme : son occupant sort de Tokyo, ou passe dans Tokyo City si elle est vide.
help-rules-variant = Variante à deux joueurs : entrer dans Tokyo et y commencer son tour donnent chacun 1⚡ au lieu de ★. On peut la désactiver avant la partie.

## Cartes.

help-rules-buy = Achetez autant de cartes que vous pouvez en payer. Une nouvelle carte remplace aussitôt chacune, et vous pouvez l’acheter aussi.
    .printed = cartes Énergie
help-rules-replace = Pour 2⚡, vous pouvez remplacer les trois cartes en vente, autant de fois que vous pouvez payer.
    .printed = défausser, révéler, marché
help-rules-keep = Une carte Pouvoir agit dès que vous l’achetez. Une carte Action agit une fois, puis elle est défaussée.
    .printed = cartes Énergie
help-rules-deck = Quand la pioche est vide, on mélange la défausse pour en former une nouvelle.
    .printed = pile, goodies

## Fin de partie.

help-rules-win = 20★ gagnent à la fin du tour, pas avant : il faut les avoir encore, et ne pas être hors jeu. Si plusieurs monstres ont 20★, ils partagent la victoire.
help-rules-last = Le dernier monstre en jeu gagne aussitôt. Si tous tombent ensemble, personne ne gagne.
    .printed = dernier survivant
help-rules-out = À 0♥, vous êtes hors jeu : vos cartes et vos ⚡ sont perdues, et les autres continuent.
    .printed = éliminé, élimination
help-rules-caps = Vous pouvez avoir 20★ au plus, et 10♥, ou 12♥ grâce à certaines cartes. Le surplus est perdu. Les ⚡ n’ont pas de limite.

## Jetons.

help-rules-poison = Poison : à la fin de votre tour, vous perdez 1♥ par jeton Poison que vous avez.
help-rules-shrink = Toupetit : vous lancez 1 dé de moins par jeton Toupetit que vous avez.
help-rules-remove = Poison ou Toupetit : hors de Tokyo, chaque { -heart } soigne 1♥ ou ôte un de ces jetons, à votre choix. Ils restent même quand la carte qui les a donnés n’est plus là.
help-rules-marks = Fumée, Mimétisme, Soucoupe, Glacé, Cible et autres : chaque jeton est posé sur une carte ou devant un monstre, et la carte dont il vient dit ce qu’il fait.
    .printed = jeton Fumée, jeton Mimétisme, jeton Soucoupe, jeton Glacé, jeton Cible

## Mots des cartes.

help-rules-term-roll = Lancer : un des trois lancers de votre tour. Un lancer de plus s’y ajoute.
help-rules-term-reroll = Relancer : lancer de nouveau des dés. Une relance donnée par une carte ne prend aucun de vos trois lancers.
help-rules-term-counts = « Votre lancer compte une { -claw } » : obtenue aux dés ou ajoutée par une carte, c’est pareil. « Votre lancer montre » : seulement ce que montrent les dés.
help-rules-term-neighbor = Voisin : le premier monstre encore en jeu à votre gauche ou à votre droite.
help-rules-term-final = Après votre dernier lancer : quand vous avez cessé de lancer, avant de résoudre les dés.
help-rules-term-yield = Fuir : sortir de Tokyo après une blessure. Un monstre qui sort pour une autre raison ne fuit pas.
help-rules-term-wound = Blesser : faire perdre des ♥ à un autre monstre avec ses griffes. Des ♥ perdus à cause d’une carte ne sont pas une blessure.

## Méchanceté.

help-rules-wicked-sets = Chaque lot de trois compte : six 1 donnent 4 points, six 2 en donnent 2. Les 3 n’en donnent pas.
help-rules-wicked-tile = En atteignant ou dépassant 3, 6 ou 10, vous pouvez prendre une tuile de ce niveau s’il en reste. Chaque monstre a ce choix une fois par niveau.
help-rules-wicked-now = Une tuile agit aussitôt, même pour les dés de ce lancer qui ne sont pas encore résolus.

## Costumes.

help-rules-costume-start = Chacun choisit un costume sur deux pour commencer. Les autres sont mélangés à la pioche et peuvent s’acheter.
help-rules-costume-theft = Si votre lancer compte au moins trois { -claw }, vous pouvez prendre des costumes avant d’acheter : autant que vous voulez à chaque monstre blessé, en payant leur coût.
help-rules-costume-keep = Les costumes ne sont pas des cartes Pouvoir : les effets sur les cartes Pouvoir ne les touchent pas, sauf mention contraire.

## Duel, en bref. La phrase sur le King est pour les tables où joue The King.

duel-rules-goal = Il y a trois façons de gagner, et chacune met aussitôt fin à la partie : tirer un marqueur sur votre case Victoire, avoir les deux marqueurs dans vos zones Projecteurs, ou faire tomber votre rival à 0♥.
    .printed = case Victoire, K.-O.
duel-rules-turn = Votre tour compte quatre étapes : lancez les dés, résolvez-les face par face dans l’ordre de votre choix, achetez des cartes ou gagnez 1⚡, puis passez les dés.
duel-rules-roll = Lancez six dés jusqu’à trois fois, en relançant ceux de votre choix. Au tout premier tour de la partie, il n’y en a que cinq.
duel-rules-claws = Chaque { -duel-claw } inflige 1 coup, et chaque coup fait perdre 1♥ à votre rival.
    .printed = baffe, patte
duel-rules-hearts = Chaque { -duel-heart } soigne 1♥, sans dépasser le nombre avec lequel votre monstre commence.
    .printed = points de vie, soin
duel-rules-energy = Chaque { -duel-energy } vous donne 1⚡, un cube d’énergie.
    .printed = éclair, réserve d’énergie
duel-rules-triples = Trois { -duel-fame } tirent le marqueur Gloire ★ de 1 case vers vous, chaque { -duel-fame } de plus ajoute 1 case. Trois { -duel-destruction } font de même avec le marqueur Destruction { -duel-marker }. Moins de trois ne font rien.
    .printed = piste Gloire, piste Destruction, bâtiment
duel-rules-power = Les { -duel-power } déclenchent le pouvoir spécial de votre monstre.
duel-rules-spotlight = À compter du centre, les cases 3 à 5 de votre côté d’une piste sont votre zone Projecteurs, et la case 7 est votre case Victoire. Sur la case 6, un marqueur n’est plus sous les projecteurs.
    .printed = zones Projecteurs
duel-rules-cards = Achetez autant de cartes que vous pouvez en payer. Celle de droite coûte 1⚡ de moins et, pour 2⚡, vous pouvez remplacer les trois. Les cartes Pouvoir restent devant vous, les cartes Action agissent aussitôt. Si vous n’en achetez aucune, gagnez 1⚡.
    .printed = cartes Énergie, défausser
duel-rules-buzz = Une carte à icône Buzz apporte son jeton Buzz : placez-le là où il n’y a ni marqueur ni autre jeton. S’il est déjà sur une piste, vous pouvez le déplacer, sauf si un marqueur est dessus.
duel-rules-bonus = Chaque case Buzz sur laquelle un marqueur est tiré donne son bonus à celui qui tire, même au passage. Certains jetons allongent ou raccourcissent la piste.
    .printed = bonus Buzz
duel-rules-king = Seul The King place et déplace les jetons King. Ils arrêtent les marqueurs que tire son rival, jamais les siens.
duel-rules-tokens = Avant votre premier lancer, chaque jeton Dé dépensé vous donne 1 dé de plus pour ce tour. Vous pouvez avoir 2 jetons et lancer 2 dés de plus, jamais davantage.
    .printed = jeton Dé, dés supplémentaires

## Duel : votre tour.

duel-rules-first = Pour savoir qui commence, chacun lance six dés : le plus de { -duel-claw } l’emporte, une égalité se relance. L’autre joueur reçoit 1⚡.
    .printed = premier joueur
duel-rules-whole = Tous les dés d’une même face sont résolus ensemble ; aucun ne se garde pour plus tard. Vous choisissez quelle face vient ensuite.
duel-rules-aims = La partie finit dès que quelqu’un gagne, au milieu d’un tour ou d’un déplacement, quel que soit le joueur dont c’est le tour.

## Duel : les pistes.

duel-rules-count = Le plateau ne montre pas de numéros. Les cases se comptent à partir du centre, de 1 à 7 de chaque côté : la première touche le centre, la 7e est la case Victoire.
duel-rules-pull = Tirer, c’est faire avancer un marqueur vers votre côté, case par case.
duel-rules-both = Pour gagner sous les projecteurs, il faut un marqueur dans votre zone sur chaque piste. Cela compte aussitôt, même au milieu d’un déplacement.

## Duel : les cartes.

duel-rules-slide = Quand une carte est achetée, les autres glissent vers la droite, et une nouvelle arrive aussitôt à gauche.
duel-rules-replace = Remplacer les cartes en vente n’est pas un achat : si vous n’achetez aucune carte de tout le tour, vous gagnez quand même 1⚡.
duel-rules-deck = On ne remélange pas la pioche. Quand elle est vide, il y a moins de cartes en vente.

## Duel : les jetons Buzz.

duel-rules-must = Un jeton Buzz qui n’est sur aucune piste doit être placé à l’achat de sa carte, avant que la carte ne fasse autre chose.
duel-rules-where = Il peut couvrir des cases Projecteurs et Victoire ; elles restent ce qu’elles sont.
duel-rules-whose = Son bonus est pour celui qui tire le marqueur, qui que soit celui qui a placé le jeton.

## Duel : mots des cartes.

duel-rules-term-hit = Coup : celui qui le subit perd 1♥.
duel-rules-term-pull = Tirer un marqueur : l’avancer vers son propre côté. ★ est le marqueur Gloire, { -duel-marker } le marqueur Destruction.
duel-rules-term-roll = Votre lancer : les faces de vos dés quand vous cessez de lancer, avec celles qu’ajoutent cartes et pouvoirs.
duel-rules-term-regular = Dés de base : les six que chacun lance. Les dés de plus viennent des jetons Dé et des cartes, 2 au maximum.
    .printed = dés supplémentaires

## Évolutions.

help-chapter-evolutions = Évolutions
help-rules-evolution-deck = Chaque monstre a une pioche de huit Évolutions. Quand elle est vide, ce qui en a été défaussé est mélangé et la reforme.
    .printed = Power-Up !, cartes Évolution
help-rules-evolution-draw = Trois { -heart } ou plus sur vos dés vous apportent une Évolution une fois résolus, même dans Tokyo. Une seule par tour, même avec plus de trois.
help-rules-evolution-standard = Standard : vous commencez avec une Évolution en main, choisie parmi deux. Ensuite, piochez-en deux, gardez-en une et défaussez l’autre.
help-rules-evolution-basic = Pioche de base : vous commencez avec une Évolution en main, choisie parmi deux. Ensuite, piochez-en une et gardez-la.
help-rules-evolution-active = Active : vous commencez avec une Évolution en jeu, tirée au hasard, et aucune en main. Ensuite, piochez-en deux, gardez-en une et défaussez l’autre.
help-rules-evolution-controlled = Contrôlée : vous commencez avec une Évolution en main, choisie parmi deux. Ensuite, piochez-en deux et gardez-en une ; l’autre passe sous votre pioche.
help-rules-evolution-draft = Draft : les Évolutions de tous les monstres sont mélangées. Avant la partie, chacun en prend une et passe les autres à gauche, jusqu’à former une pioche de huit. Puis commencez avec une sur deux en main ; ensuite, piochez-en deux, gardez-en une et défaussez l’autre.
    .printed = Évolution Mutante
help-rules-evolution-hand = Votre main est secrète, mais chacun voit combien d’Évolutions elle compte. Il n’y a pas de limite.
help-rules-evolution-play = Jouer une Évolution ne coûte rien. Vous pouvez le faire à tout moment, au tour de n’importe qui, sauf si la carte nomme son moment.
help-rules-evolution-kinds = Une Évolution permanente reste devant vous et agit dès lors. Une temporaire agit une fois et se défausse. L’espèce imprimée dessus n’a pas d’effet.
    .printed = Évolution Permanente, Évolution Temporaire, Mutant, Envahisseur, Robot
help-rules-evolution-gift = Une surprise va à un monstre que vos griffes ont blessé, avant vos achats. Elle nuit au monstre qui l’a devant lui, jusqu’à ce qu’il en blesse un autre et la lui passe. Son propriétaire n’a rien à en craindre.
    .printed = Évolution Surprise, Propriétaire, transmettre
help-rules-evolution-cards = Les effets sur les cartes ne touchent pas les Évolutions, sauf mention contraire.

## Packs.

help-chapter-packs = Extensions
help-rules-cultists = Au moins quatre de vos dés sur la même face vous apportent un Cultiste, une fois résolus : un par face de ce genre.
    .printed = tuile Cultiste
help-rules-cultist-use = Dépensez un Cultiste à tout moment, au tour de n’importe qui : +1♥, +1⚡ ou, à votre tour, un lancer de plus.
help-rules-tower = Dans Tokyo, au moins quatre dés montrant 1 vous font gravir la Tour : prenez l’étage le plus bas qui n’est pas à vous, même à un autre monstre. Au début de votre tour, le premier étage donne 1♥, le deuxième 1♥ et 1⚡.
    .printed = Tour de Tokyo, niveau
help-rules-tower-top = Le monstre qui prend le sommet de la Tour de Tokyo gagne aussitôt.
help-rules-curse = Une malédiction est visible et s’impose à tous. L’Œil du dé du Destin y met fin, et la suivante commence.
    .printed = carte Malédiction
help-rules-fate = Le dé du Destin se lance avec vos dés, et se garde ou se relance. Il est résolu avant les autres. Œil : malédiction suivante. Fleuve : rien. Ankh et Serpent : ce que dit la malédiction.
help-rules-scarab = Bien des malédictions épargnent le détenteur du Scarabée d’or. Au début, c’est le dernier monstre dans l’ordre du tour.
help-rules-berserk = Quatre griffes ou plus vous rendent Berserk. Vous le restez jusqu’à gagner des ♥ par vous-même.
    .printed = mode Berserk
help-rules-berserk-die = Un monstre Berserk lance le dé Berserk avec les autres : énergie, griffes, ou un crâne qui coûte 1♥.
help-rules-form = Une fois par tour, avant d’acheter, vous pouvez payer 1⚡ pour retourner votre carte Transformation. En bête, vous relancez un dé par tour, mais n’achetez rien.
    .printed = carte Transformation, Évolution Mutante, forme bipède, forme bestiale
