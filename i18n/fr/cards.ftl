### Noms et effets des cartes Énergie, et noms des monstres.
###
### Les noms sont ceux des cartes imprimées, et les nôtres là où nous n’avons pas trouvé de nom français imprimé ; les
### effets sont dits avec nos mots. Les symboles désignent ce qui est sur la table : ★ étoiles, ♥ cœurs, ⚡ énergie.
### Chacun suit son nombre sans espace ; la fenêtre en fait une icône. La face d’un dé s’écrit comme un terme
### ({ -claw }, { -heart }) et se dessine sur son dé : on ne la confond pas avec ce que possède un monstre.
###
### Une carte peut en dire plus : .dark est son nom dans la Dark Edition, .gauge son effet quand la jauge de Méchanceté est
### en jeu.

## Faces des dés.

-one = { FACE("one", "1") }
-two = { FACE("two", "2") }
-three = { FACE("three", "3") }
-heart = { FACE("heart", "♥") }
-energy = { FACE("energy", "⚡") }
-claw = { FACE("claw", "griffe") }

## Monstres : le nom, et le complément du nom.

monster-gigazaur = Gigazaur
    .of = de Gigazaur
monster-cyber-kitty = Cyber Kitty
    .of = de Cyber Kitty
monster-the-king = The King
    .of = de The King
monster-meka-dragon = Meka Dragon
    .of = de Meka Dragon
monster-space-penguin = Space Penguin
    .of = de Space Penguin
monster-alienoid = Alienoid
    .of = d’Alienoid
monster-cyber-bunny = Cyber Bunny
    .of = de Cyber Bunny
monster-kraken = Kraken
    .of = de Kraken

## Cartes Pouvoir.

card-acid-attack = Attaque acide
    .text = Votre lancer compte toujours 1 { -claw } de plus, même si vous n’en avez obtenu aucune.
card-alien-origin = Origine extra-terrestre
    .text = Chaque carte vous coûte 1⚡ de moins.
card-alpha-monster = Monstre alpha
    .text = Une fois par tour, gagnez 1★ si votre lancer compte au moins 1 { -claw }.
card-armor-plating = Armure de plaques
    .text = Un coup qui vous ferait perdre exactement 1♥ ne vous fait rien.
card-background-dweller = Ninja urbain
    .text = Relancez ceux de vos dés qui montrent un 3, autant de fois que vous voulez, sans que cela compte comme un lancer.
card-battery-monster = Monstre batterie
    .text = Arrive avec 6⚡. Au début de chacun de vos tours, prenez-y 2⚡. Quand elle est vide, défaussez cette carte.
card-burrowing = Fouisseur
    .text = Tant que vous êtes dans Tokyo, votre lancer compte 1 { -claw } de plus. Quand vous fuyez Tokyo, le monstre qui prend votre place perd 1♥.
card-camouflage = Camouflage
    .text = Quand vous allez perdre des ♥, vous pouvez lancer un dé pour chacun d’eux : chaque { -heart } obtenu vous en épargne un.
card-complete-destruction = Destruction totale
    .text = Si votre lancer comprend les six faces ({ -one } { -two } { -three } { -heart } { -energy } { -claw }), gagnez 9★ en plus de l’effet des dés.
card-detritivore = Détritivore
    .text = Une fois par tour, gagnez 2★ si votre lancer montre un 1, un 2 et un 3, en plus de l’effet des dés.
card-eater-of-the-dead = Nécrophage
    .text = Gagnez 3★ chaque fois qu’un monstre tombe à 0♥, même si une carte le sauve.
card-energy-drink = Boisson énergisante
    .text = À votre tour, payez 1⚡ pour un lancer de plus, autant de fois que vous voulez.
card-energy-hoarder = Réserve d’énergie
    .text = À la fin de votre tour, gagnez 1★ pour chaque lot de 6⚡ que vous avez. Vous gardez les ⚡.
card-even-bigger = Encore plus grand
    .text = À l’achat, gagnez 2♥. Tant que vous la gardez, vous pouvez avoir jusqu’à 12♥.
card-extra-head = Une tête de plus
    .text = Vous lancez 1 dé de plus à chacun de vos tours.
card-fire-breathing = Souffle de feu
    .text = Si votre lancer compte au moins 1 { -claw }, chaque voisin (gauche et droite) perd 1♥, où qu’il soit, en plus des griffes. Un rival unique ne le perd qu’une fois.
card-freeze-time = Contrôle du temps
    .text = Si vous marquez avec au moins trois 1, vous pouvez jouer un autre tour après celui-ci, avec 1 dé de moins, et encore 1 de moins à chaque tour ainsi enchaîné.
card-friend-of-children = L’ami des enfants
    .text = Chaque fois que vous gagnez des ⚡, gagnez 1⚡ de plus.
card-giant-brain = Cerveau démesuré
    .text = Vous avez 1 lancer de plus à chacun de vos tours.
card-gourmet = Gourmet
    .text = Quand vous marquez avec au moins trois 1, gagnez 2★ de plus.
card-healing-ray = Rayon revigorant
    .text = Même depuis Tokyo, vos dés { -heart } peuvent soigner d’autres monstres. Ils ne peuvent pas refuser et vous paient 2⚡ par dé, ou tout ce qui leur reste.
card-herbivore = Herbivore
    .text = À la fin de votre tour, gagnez 1★ si, pendant ce tour, vous n’avez fait perdre de ♥ à personne, vous compris.
card-herd-culler = Prédateur sélectif
    .text = Une fois par tour, après votre dernier lancer, vous pouvez tourner un de vos dés sur 1.
card-it-has-a-child = Il restait un œuf !
    .text = Quand vous tombez à 0♥, vous restez en jeu : perdez toutes vos cartes et toutes vos ★, quittez Tokyo et repartez avec 10♥.
    .gauge = À 0♥, vous restez en jeu : perdez cartes, tuiles et ★, quittez Tokyo, repartez avec 10♥. Dans la Dark Edition, votre jauge retombe à 0.
card-jets = Réacteurs
    .text = Quand des griffes vous frappent dans Tokyo, vous pouvez fuir avant le coup : il ne vous coûte aucun ♥.
card-made-in-a-lab = Expérience scientifique
    .text = Au moment d’acheter, vous pouvez regarder en secret la première carte de la pioche, puis l’acheter ou la laisser.
card-media-friendly = Médiatique
    .text = Gagnez 1★ chaque fois que vous achetez une carte après celle-ci.
card-metamorph = Métamorphose
    .text = À la fin de votre tour, vous pouvez défausser vos cartes Pouvoir de votre choix. Chacune vous rend en ⚡ son coût imprimé.
card-mimic = Mimétisme
    .text = Copie une carte Pouvoir en jeu, à vous ou à un autre monstre, comme si vous veniez de l’acheter. Au début de votre tour, payez 1⚡ si vous voulez en copier une autre.
card-nova-breath = Souffle nova
    .text = Vos griffes frappent tous les autres monstres, dans Tokyo comme en dehors.
card-opportunist = Opportuniste
    .text = Dès qu’une nouvelle carte est révélée, vous pouvez l’acheter aussitôt, même si ce n’est pas votre tour.
card-parasitic-tentacles = Tentacules parasites
    .text = Au moment d’acheter, vous pouvez aussi acheter les cartes Pouvoir des autres monstres. Vous payez leur propriétaire, qui ne peut pas refuser.
card-plot-twist = Plan B
    .text = Après votre dernier lancer, vous pouvez tourner un de vos dés sur la face de votre choix. Défaussez ensuite cette carte.
card-poison-quills = Dards empoisonnés
    .text = Si votre lancer montre au moins trois 2, il compte 2 { -claw } de plus.
card-poison-spit = Crachat venimeux
    .text = Chaque monstre blessé par vos griffes reçoit 1 jeton Poison : il perd 1♥ par jeton à la fin de son tour. Hors de Tokyo, un dé { -heart } peut ôter 1 jeton au lieu de soigner.
card-psychic-probe = Sonde psychique
    .text = Une fois pendant le tour de chaque autre monstre, après son dernier lancer, vous pouvez relancer un de ses dés. S’il montre { -heart }, défaussez cette carte.
card-rapid-healing = Guérison rapide
    .text = À tout moment, payez 2⚡ pour gagner 1♥.
play-does-rapid-healing = gagner 1♥
card-regeneration = Régénération
    .text = Chaque fois que vous gagnez des ♥, gagnez 1♥ de plus.
card-rooting-for-the-underdog = Trop mignon
    .text = À la fin de votre tour, gagnez 1★ si chaque autre monstre a plus de ★ que vous.
card-shrink-ray = Rayon réducteur
    .text = Chaque monstre blessé par vos griffes reçoit 1 jeton Toupetit : il lance 1 dé de moins par jeton. Hors de Tokyo, un dé { -heart } peut ôter 1 jeton au lieu de soigner.
card-smoke-cloud = Écran de fumée
    .text = Arrive avec 3 jetons Fumée. Dépensez-en un pour un lancer de plus. Quand il n’en reste aucun, défaussez cette carte.
card-solar-powered = Énergie solaire
    .text = À la fin de votre tour, gagnez 1⚡ si vous avez 0⚡.
    .dark = Énergie lunaire
card-spiked-tail = Queue à piquants
    .text = Si vos dés vous donnent au moins 1 { -claw }, votre lancer en compte 1 de plus.
card-stretchy = Élastique
    .text = Après votre dernier lancer, payez 2⚡ pour tourner un de vos dés sur la face de votre choix, autant de fois que vous voulez.
card-urbavore = Urbavore
    .text = Au début de votre tour dans Tokyo, gagnez 1★ en plus de ce que donne Tokyo. Tant que vous y êtes, si vos dés vous donnent au moins 1 { -claw }, comptez-en 1 de plus.
card-were-only-making-it-stronger = Nous ne faisons que le rendre plus fort
    .text = Chaque fois que vous perdez au moins 2♥ d’un coup, gagnez 1⚡.
card-wings = Ailes
    .text = Quand vous allez perdre des ♥, vous pouvez payer 2⚡ : vous n’en perdez aucun, ni plus tard dans ce tour.

## Cartes Action.

card-apartment-building = Immeuble
    .text = Gagnez 3★.
card-commuter-train = Tramway
    .text = Gagnez 2★.
card-corner-store = La petite boutique du coin
    .text = Gagnez 1★.
card-death-from-above = La mort vient du ciel
    .text = Gagnez 2★ et emparez-vous de Tokyo City : tous les autres monstres sortent de Tokyo. Si vous n’y étiez pas, gagnez la récompense d’entrée habituelle.
card-energize = Recharge
    .text = Gagnez 9⚡.
card-evacuation-orders = Ordre d’évacuation
    .text = Chaque autre monstre perd 5★.
card-flame-thrower = Lance-flammes
    .text = Chaque autre monstre perd 2♥.
card-frenzy = Rage
    .text = Quand ce tour est terminé, jouez encore un tour complet.
card-gas-refinery = Raffinerie de gaz
    .text = Gagnez 2★. Chaque autre monstre perd 3♥.
card-heal = Soin
    .text = Gagnez 2♥, même dans Tokyo.
card-high-altitude-bombing = Bombardement aérien
    .text = Chaque monstre perd 3♥, vous compris.
card-jet-fighters = Avions de chasse
    .text = Gagnez 5★, puis perdez 4♥.
card-national-guard = Garde nationale
    .text = Gagnez 2★, puis perdez 2♥.
card-nuclear-power-plant = Centrale nucléaire
    .text = Gagnez 2★ et 3♥, même dans Tokyo.
card-skyscraper = Gratte-ciel
    .text = Gagnez 4★.
card-tank = Tank
    .text = Gagnez 4★, puis perdez 3♥.
card-vast-storm = Tempête magnétique
    .text = Gagnez 2★. Chaque autre monstre perd la moitié de ses ⚡, arrondie à l’inférieur.

## Cartes Pouvoir et Action de la Dark Edition.

card-hibernation = Hibernation
    .text = Ne s’achète pas dans Tokyo. Vous ne perdez aucun ♥, mais n’entrez pas dans Tokyo, n’achetez rien, et seuls vos dés { -heart } et { -energy } comptent. Défaussez-la quand vous voulez.
    .use = Se réveiller : défausser Hibernation
card-nanobots = Nanorobots
    .text = Au début de votre tour, gagnez 2♥ si vous avez 2♥ ou moins, même dans Tokyo.
card-natural-selection = Sélection naturelle
    .text = À l’achat, gagnez 4⚡ et 4♥. Vous lancez 1 dé de plus, mais à la fin de votre tour, ce tour-ci compris, un 3 dans votre lancer final vous coûte tous vos ♥.
card-reflective-hide = Peau réfléchissante
    .text = Chaque fois qu’un autre monstre vous fait perdre des ♥, il perd 1♥.
card-super-jump = Super saut
    .text = Une fois pendant le tour de chaque monstre, le vôtre compris, quand vous allez perdre des ♥, vous pouvez payer 1⚡ pour perdre 1♥ de moins.
card-unstable-dna = ADN instable
    .text = Quand vous fuyez Tokyo, vous pouvez échanger cette carte contre la carte Pouvoir ou le costume de votre choix du monstre dont les griffes vous ont fait fuir.
card-zombify = Zombification
    .text = Une fois par partie, à 0♥ : perdez cartes, tuiles, ★ et Méchanceté, quittez Tokyo, repartez avec 12♥ (nouveau maximum). Vos dés { -heart } n’ont plus d’effet.
card-monster-pets = Animaux monstrueux
    .text = Chaque monstre perd 3★, vous compris.

## Cartes promotionnelles.

card-cannibalistic = Cannibale
    .text = Chaque fois que vous faites perdre des ♥ à un ou plusieurs autres monstres, gagnez 1♥, même dans Tokyo.
card-intimidating-roar = Rugissement intimidant
    .text = Les monstres dans Tokyo qui perdent des ♥ sous vos griffes doivent fuir.
card-monster-sidekick = Acolyte monstrueux
    .text = La première fois qu’un autre monstre vous élimine, quittez Tokyo et revenez avec 10♥ et 0★ ; vous gardez cartes et ⚡. Vous partagez désormais sa victoire ou sa fin.
card-sleep-walker = Somnambule
    .text = Au moment d’acheter, vous pouvez payer 3⚡ pour gagner 1★, autant de fois que vous voulez.
    .use = Somnambule : gagner 1★
card-throw-a-tanker = Lancer de pétrolier
    .text = Une fois par tour, gagnez 2★ si vous attaquez avec au moins 3 { -claw } et qu’au moins un monstre y perde des ♥.
card-thunder-stomp = Piétinement du tonnerre
    .text = Si vous gagnez au moins 4★ pendant votre tour, chaque autre monstre lance 1 dé de moins jusqu’à votre prochain tour.
card-amusement-park = Parc d’attractions
    .text = Gagnez 4★.
card-army = Armée
    .text = Pour chacune de vos cartes Pouvoir et chacun de vos costumes, gagnez 1★ et perdez 1♥.

## Costumes.

card-astronaut = Cosmonaute
    .text = Dès que vous atteignez 17★, vous gagnez à la fin du tour si vous êtes encore en jeu, même si vous reperdez des ★.
card-cheerleader = Pom-pom girl
    .text = Une fois pendant le tour de chaque autre monstre, après son dernier lancer, vous pouvez y ajouter 1 { -claw }.
    .use = Encourager : ajouter 1 griffe
card-clown = Clown
    .text = Après votre dernier lancer, s’il comprend les six faces ({ -one } { -two } { -three } { -heart } { -energy } { -claw }), vous pouvez tourner vos dés sur les faces de votre choix.
card-devil = Diable
    .text = À votre tour, chaque fois que vous faites perdre des ♥ à un autre monstre, il perd 1♥ de plus.
card-ghost = Fantôme
    .text = À la fin de chaque tour, le vôtre ou non, gagnez 1♥ si vous avez perdu des ♥ pendant ce tour, même dans Tokyo.
card-pirate = Pirate
    .text = Chaque fois que vous faites perdre des ♥ à un autre monstre, prenez-lui 1⚡ s’il en a.
card-princess = Princesse
    .text = Au début de votre tour, gagnez 1★.
card-robot = Robot
    .text = Quand vous allez perdre des ♥, vous pouvez perdre à la place autant de ⚡ que vous voulez, 1⚡ par ♥.
card-statue-of-liberty = Statue de la Liberté
    .text = Vous avez 1 lancer de plus à chacun de vos tours.
card-vampire = Vampire
    .text = À la fin de chaque tour, le vôtre ou non, gagnez 1♥ si vous avez fait perdre des ♥ à un autre monstre pendant ce tour, même dans Tokyo.
card-witch = Sorcière
    .text = Une fois par tour, après le dernier lancer d’un autre monstre, vous pouvez relancer un de ses dés si ce lancer va vous blesser.
card-zombie = Zombie
    .text = À 0♥, vous restez en jeu et ne perdez plus de ♥. Si vous perdez cette carte à 0♥, vous êtes aussitôt hors jeu.

## Tuiles Méchanceté de niveau 3, d’abord celles du côté rouge ou orange.

card-tile-devious = Retors
    .text = Vous avez 1 lancer de plus à chacun de vos tours.
card-tile-eternal = Éternel
    .text = Au début de votre tour, gagnez 1♥, même dans Tokyo.
card-tile-skulking = Sournois
    .text = Quand vous marquez avec au moins trois 1, gagnez 1★ de plus.
card-tile-tireless = Infatigable
    .text = Au début de votre tour, gagnez 1⚡.
card-tile-barbs = Barbelés
    .text = Si votre lancer compte au moins 2 { -claw }, il en compte 1 de plus.
card-tile-final-roar = Ultime rugissement
    .text = Au moment de votre élimination, si vous avez au moins 16★, vous gagnez aussitôt la partie, avant toute carte qui vous ferait renaître.
card-tile-poison-spit = Crachat venimeux
    .text = Chaque monstre blessé par vos griffes reçoit 1 jeton Poison : il perd 1♥ par jeton à la fin de son tour. Hors de Tokyo, un dé { -heart } peut ôter 1 jeton au lieu de soigner.
card-tile-underdog = Outsider
    .text = Prenez 1★ à chaque monstre blessé par vos griffes qui a plus de ★ que vous.

## Tuiles Méchanceté de niveau 6.

card-tile-cyberbrain = Cybercerveau
    .text = Vous lancez 1 dé de plus à chacun de vos tours.
card-tile-evil-lair = Repaire maléfique
    .text = Chaque carte vous coûte 1⚡ de moins.
card-tile-full-regeneration = Régénération totale
    .text = Quand vous prenez cette tuile, passez à 12♥. Tant que vous la gardez, vous pouvez avoir jusqu’à 12♥.
card-tile-widespread-panic = Panique générale
    .text = Chaque autre monstre perd 4★. Défaussez ensuite cette tuile.
card-tile-defender-of-tokyo = Défenseur de Tokyo
    .text = Quand vous entrez dans Tokyo, et quand vous y commencez votre tour, chaque autre monstre perd 1★.
card-tile-fluxling = Fluxling
    .text = Copie une carte Pouvoir en jeu, à vous ou à un autre, comme si vous veniez de l’acheter. Au début de votre tour, vous pouvez en changer sans frais.
card-tile-have-it-all = Tout pour moi !
    .text = Quand vous prenez cette tuile, gagnez 1★ pour chacune de vos cartes Pouvoir. Ensuite, gagnez 1★ à chaque carte achetée.
card-tile-sonic-boomer = Supersonique
    .text = Au début de votre tour, gagnez 1★.

## Tuiles Méchanceté de niveau 10.

card-tile-antimatter-beam = Rayon antimatière
    .text = Chaque { -claw } de votre lancer compte double, y compris celles que vos cartes et vos tuiles y ajoutent.
card-tile-skybeam = Rayon céleste
    .text = Chacun de vos dés { -energy } donne 1⚡ de plus. Chaque dé { -heart } non dépensé pour des jetons ou d’autres monstres donne 1♥ de plus, même dans Tokyo.
card-tile-final-push = Dernier effort
    .text = Gagnez 2♥ et 2⚡, même dans Tokyo. Quand ce tour est terminé, défaussez cette tuile et jouez encore un tour.
card-tile-starburst = Éclat d’étoile
    .text = Gagnez 12⚡. Défaussez ensuite cette tuile.
