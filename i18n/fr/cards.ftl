### Noms et effets des cartes Énergie, et noms des monstres.
###
### Les noms sont ceux des cartes imprimées ; les effets sont dits avec nos mots. Les symboles désignent ce qui est sur
### la table : ★ étoiles, ♥ cœurs, ⚡ énergie. Chacun suit son nombre sans espace ; la fenêtre en fait une icône.

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

## Cartes Pouvoir.

card-acid-attack = Attaque acide
    .text = Votre lancer compte toujours 1 griffe de plus, même si vous n’en avez obtenu aucune.
card-alien-origin = Origine extra-terrestre
    .text = Chaque carte vous coûte 1⚡ de moins.
card-armor-plating = Armure de plaques
    .text = Un coup qui vous ferait perdre exactement 1♥ ne vous fait rien.
card-background-dweller = Ninja urbain
    .text = Relancez vos 3 autant de fois que vous voulez, sans que cela compte comme un lancer.
card-burrowing = Fouisseur
    .text = Tant que vous êtes dans Tokyo, votre lancer compte 1 griffe de plus. Quand vous abandonnez Tokyo, le monstre qui prend votre place perd 1♥.
card-camouflage = Camouflage
    .text = Quand vous allez perdre des ♥, vous pouvez lancer un dé pour chacun d’eux : chaque ♥ obtenu vous en épargne un.
card-even-bigger = Encore plus grand
    .text = Gagnez 2♥ quand vous recevez cette carte. Tant que vous la gardez, vous pouvez avoir jusqu’à 12♥.
card-fire-breathing = Souffle de feu
    .text = Quand vous attaquez avec au moins 1 griffe, vos voisins de gauche et de droite perdent 1♥ de plus, où qu’ils soient.
card-freeze-time = Contrôle du temps
    .text = Si vous marquez avec au moins trois 1, vous pouvez jouer un autre tour après celui-ci, avec un dé de moins.
card-it-has-a-child = Il restait un œuf !
    .text = Quand vous tombez à 0♥, vous restez en jeu : perdez toutes vos cartes et toutes vos ★, quittez Tokyo et repartez avec 10♥.
card-jets = Réacteurs
    .text = Quand des griffes vous frappent dans Tokyo, vous pouvez l’abandonner avant le coup : il ne vous coûte aucun ♥.
card-made-in-a-lab = Expérience scientifique
    .text = Au moment d’acheter, vous pouvez regarder en secret la première carte de la pioche, puis l’acheter ou la laisser.
card-metamorph = Métamorphose
    .text = À la fin de votre tour, vous pouvez défausser vos cartes Pouvoir de votre choix. Chacune vous rend en ⚡ son coût imprimé.
card-mimic = Mimétisme
    .text = Copie une carte Pouvoir en jeu, à vous ou à un autre monstre, comme si vous veniez de l’acheter. Au début de votre tour, payez 1⚡ si vous voulez en copier une autre.
card-opportunist = Opportuniste
    .text = Dès qu’une nouvelle carte est révélée, vous pouvez l’acheter aussitôt, même si ce n’est pas votre tour.
card-parasitic-tentacles = Tentacules parasites
    .text = Au moment d’acheter, vous pouvez aussi acheter les cartes Pouvoir des autres monstres. Vous payez leur propriétaire, qui ne peut pas refuser.
card-plot-twist = Plan B
    .text = Après votre dernier lancer, vous pouvez tourner un de vos dés sur la face de votre choix. Défaussez ensuite cette carte.
card-psychic-probe = Sonde psychique
    .text = Une fois par tour de chaque autre monstre, après son dernier lancer, vous pouvez relancer un de ses dés. S’il montre ♥, défaussez cette carte.
card-rapid-healing = Guérison rapide
    .text = À tout moment, payez 2⚡ pour gagner 1♥.
card-smoke-cloud = Écran de fumée
    .text = Arrive avec 3 jetons Fumée. Dépensez-en un pour un lancer de plus. Quand il n’en reste aucun, défaussez cette carte.
card-wings = Ailes
    .text = Quand vous allez perdre des ♥, vous pouvez payer 2⚡ : vous ne perdez plus aucun ♥ pendant ce tour.

## Cartes Action.

card-apartment-building = Immeuble
    .text = Gagnez 3★.
card-commuter-train = Tramway
    .text = Gagnez 2★.
card-corner-store = La petite boutique du coin
    .text = Gagnez 1★.
card-death-from-above = La mort vient du ciel
    .text = Gagnez 2★ et emparez-vous de Tokyo City : tous les autres monstres présents dans Tokyo doivent en sortir.
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
