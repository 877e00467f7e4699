### La galerie : ce qui entoure ses objets, les jetons qu’aucune carte ne nomme, et les précisions de règles.
###
### Une précision répond à ce que les joueurs demandent d’un objet, une réponse par ligne, avec nos mots.

title-gallery = Galerie
gallery-title = Galerie
gallery-key-menu = G
gallery-hint = Clic droit : galerie
help-key-gallery = Clic droit
help-gallery = chercher la carte dans la galerie
gallery-search = Chercher : nom, effet, boîte…
gallery-all = Tout montrer
gallery-none = Rien ne correspond. Échap montre tout à nouveau.
gallery-count = { $shown } sur { $all }
gallery-kind = Type
gallery-price = Prix
gallery-every-kind = Tout
gallery-every-box = Toutes
gallery-every-price = Tous
gallery-price-to = { $least }–{ $most }
gallery-price-from = { $least }+
gallery-box-base = Jeu de base
gallery-box-dark = Dark Edition
gallery-box-promos = Promos
gallery-box-halloween = Costumes
gallery-box-wickedness = Méchanceté
gallery-box-power-up = Power-Up !
gallery-box-packs = Extensions
gallery-box-duel = Duel
gallery-many-keep = Cartes Pouvoir
gallery-many-discard = Cartes Action
gallery-many-costume = Costumes
gallery-many-tile = Tuiles Méchanceté
gallery-many-evolution = Évolutions
gallery-many-curse = Malédictions
gallery-many-monster = Monstres
gallery-many-buzz = Jetons Buzz
gallery-many-token = Jetons
gallery-one-keep = Carte Pouvoir
gallery-one-discard = Carte Action
gallery-one-costume = Costume
gallery-one-tile = Tuile Méchanceté
gallery-one-evolution = Évolution
gallery-one-curse = Malédiction
gallery-one-monster = Monstre
gallery-one-buzz = Jeton Buzz de Duel
gallery-one-token = Jeton
gallery-of = { $kind } { $of }
gallery-in-duel = { $kind } de Duel
gallery-also = { $name } dans : { $box }
gallery-health = Dans Duel : { $count }♥ au début.
gallery-power = Pouvoir spécial dans Duel
gallery-rulings = Précisions
gallery-boxes = Provenance
gallery-copies = { $count ->
    [one] 1 exemplaire
   *[other] { $count } exemplaires
}
gallery-games = Dans vos parties
gallery-games-of = Dans les parties { DE($name) }
gallery-had = { $games ->
    [one] Dans 1 partie
   *[other] Dans { $games } parties
}, { $won ->
    [0] aucune gagnée.
    [one] dont 1 gagnée.
   *[other] dont { $won } gagnées.
}
gallery-never-had = Dans aucune partie terminée pour l’instant.
gallery-played = { $games ->
    [one] Choisi dans 1 partie
   *[other] Choisi dans { $games } parties
}, { $won ->
    [0] aucune gagnée.
    [one] dont 1 gagnée.
   *[other] dont { $won } gagnées.
}
gallery-never-played = Choisi dans aucune partie terminée pour l’instant.
gallery-got = { $games ->
    [one] Dans 1 partie
   *[other] Dans { $games } parties
}, { $won ->
    [0] aucune gagnée.
    [one] dont 1 gagnée.
   *[other] dont { $won } gagnées.
}
gallery-never-got = Dans aucune partie terminée pour l’instant.
gallery-moved = { $games ->
    [one] Dans 1 partie
   *[other] Dans { $games } parties
}, { $won ->
    [0] aucune gagnée.
    [one] dont 1 gagnée.
   *[other] dont { $won } gagnées.
}
gallery-never-moved = Dans aucune partie terminée pour l’instant.
gallery-related = Voir aussi
gallery-character = Joué par l’ordinateur : { $says }
gallery-before = Retour
gallery-key-before = Ret. arr.
gallery-read-on = lire la suite

## Jetons.

piece-star = Étoile
    .text = Les points de victoire. Avec 20★, vous gagnez à la fin du tour, si vous êtes encore en jeu.
piece-heart = Cœur
    .text = Un monstre commence avec 10♥, et n’en a le plus souvent jamais davantage. Sans ♥, il est éliminé.
piece-energy = Cube d’énergie
    .text = Paie les cartes, et ce que font certaines d’entre elles. Vous pouvez en avoir autant que vous voulez.
piece-poison = Jeton Poison
    .text = À la fin de votre tour, vous perdez 1♥ par jeton. Hors de Tokyo, un dé { -heart } peut en ôter un au lieu de soigner.
piece-shrink = Jeton Toupetit
    .text = Vous lancez 1 dé de moins par jeton. Hors de Tokyo, un dé { -heart } peut en ôter un au lieu de soigner.
piece-copy = Jeton Mimétisme
    .text = Posé sur la carte Pouvoir qui est copiée.
piece-gauge = Jauge de Méchanceté
    .text = Trois 1 vous font monter de 2 points, trois 2 de 1 point. À 3, 6 et 10 points, vous pouvez prendre une tuile.
piece-dice = Jeton Dé
    .text = Dépensé avant votre premier lancer, il ajoute un dé à votre tour. Vous pouvez en garder 2.
piece-fame = Marqueur Gloire
    .text = Tiré jusqu’à votre bout de sa piste, il vous donne la victoire.
piece-destruction = Marqueur Destruction
    .text = Tiré jusqu’à votre bout de sa piste, il vous donne la victoire.

## Précisions.

ruling-card-acid-attack =
    La griffe de plus frappe tous ceux que vous pouvez atteindre, même sans griffe sur vos dés.
    Elle ne déclenche ni « { card-spiked-tail } » ni « { card-urbavore } » : il leur faut une griffe de vos dés.
ruling-card-alien-origin =
    Si vous achetez la carte d’un autre monstre, il reçoit le prix réduit.
ruling-card-alpha-monster =
    Elle rapporte même si vos griffes n’atteignent personne.
ruling-card-armor-plating =
    Un seul jeton Poison ne vous fait rien ; deux vous coûtent 2♥.
    Un coup arrêté n’est pas une blessure : pas de jeton, et pas d’occasion de fuir.
ruling-card-background-dweller =
    Elle marche aussi après votre dernier lancer, et sur un 3 laissé par « { card-psychic-probe } ».
ruling-card-battery-monster =
    Les premiers 2⚡ arrivent au début de votre prochain tour.
ruling-card-burrowing =
    Le monstre qui prend votre place perd son ♥ avant d’entrer. S’il en est éliminé, il n’entre pas.
    Être chassé par une carte n’est pas fuir : personne ne perd rien alors.
ruling-card-camouflage =
    Vous lancez un dé par ♥ de toute la perte, y compris celle d’une carte, pas seulement celle des griffes.
ruling-card-complete-destruction =
    Les griffes ajoutées par des cartes comptent aussi, comme les dés en plus.
ruling-card-detritivore =
    Deux suites 1, 2, 3 ne donnent toujours que 2★.
ruling-card-eater-of-the-dead =
    Elle rapporte à tout tour, même si une carte fait revenir le monstre.
ruling-card-energy-hoarder =
    On compte vos ⚡ après vos achats et vos ventes de cartes.
ruling-card-even-bigger =
    Si vous perdez cette carte, les ♥ au-delà de votre maximum sont perdus aussitôt.
    Une copie donne 2♥, mais le maximum reste 12.
ruling-card-fire-breathing =
    Il faut une griffe qui compte, pas une blessure.
    Un voisin touché par elle seule ne peut pas fuir et ne reçoit aucun jeton.
ruling-card-freeze-time =
    Vous pouvez renoncer au tour de plus.
    Un tour sans trois 1 met fin à la série, et vos dés reviennent.
ruling-card-friend-of-children =
    Tous les ⚡ d’un lancer sont un seul gain : 1⚡ de plus, pas un par dé.
    Les ⚡ d’une vente de carte ou de « { card-battery-monster } » ne sont pas un gain.
ruling-card-healing-ray =
    Personne ne peut refuser. Un monstre sans ⚡ est soigné gratuitement.
    Elle marche depuis Tokyo, où vous ne pouvez pourtant pas vous soigner.
ruling-card-herbivore =
    Vos propres pertes comptent aussi : après un « { card-high-altitude-bombing } », elle ne rapporte rien.
ruling-card-it-has-a-child =
    Vous gardez vos ⚡ et vos jetons Poison et Toupetit.
    Quitter Tokyo ainsi n’est pas fuir.
ruling-card-jets =
    Vous décidez avant de rien perdre. Si vous restez, vous perdez les ♥ comme d’habitude.
    Elle aide contre les griffes, pas contre les cartes.
ruling-card-made-in-a-lab =
    Après chaque achat, il y a une nouvelle première carte à regarder.
    Acheter dans la pioche n’amène pas de nouvelle carte au marché.
ruling-card-media-friendly =
    Elle rapporte aussi pour les costumes et les cartes achetées aux autres monstres, pas pour ce qui est volé ou échangé.
ruling-card-metamorph =
    Une carte à moitié utilisée rend tout son coût. « { card-metamorph } » elle-même peut être vendue en dernier.
    Costumes et tuiles ne se vendent pas.
ruling-card-mimic =
    La copie compte comme tout juste achetée : elle a ses propres jetons et donne ce que donne l’achat.
    Quand la carte copiée quitte le jeu, « { card-mimic } » devient vierge ; 1⚡ au début de votre tour en choisit une autre.
    Quand la carte copiée dit de la défausser, c’est « { card-mimic } » qui part.
ruling-card-nova-breath =
    Un monstre blessé dans Tokyo peut fuir même si vous y êtes aussi.
ruling-card-opportunist =
    Plusieurs propriétaires sont consultés dans le sens horaire, puis le monstre dont c’est le tour.
    Un marché remplacé propose ses trois nouvelles cartes.
ruling-card-parasitic-tentacles =
    Seules les cartes Pouvoir s’achètent, ni costumes ni tuiles.
    Ce qu’une carte donne à l’achat, elle vous le donne aussi.
ruling-card-poison-quills =
    Six 2 n’ajoutent toujours que 2 griffes.
    Des 2 qui ne comptent pas n’en ajoutent aucune.
ruling-card-poison-spit =
    Les jetons restent quand vous perdez la carte.
    Les ♥ pris par le poison ne sont le fait de personne : rien de ce qui répond à un attaquant ne marche.
ruling-card-psychic-probe =
    Vous pouvez choisir un dé mis de côté.
    L’autre monstre peut encore changer ses dés ensuite.
ruling-card-rapid-healing =
    Contre un coup fatal, chaque usage sauve 1♥, même avec tous vos cœurs.
    Si aucun ♥ ne peut vous venir, comme sous la « { card-isis-disgrace } », elle n’est pas proposée.
ruling-card-regeneration =
    Tous les { -heart } d’un lancer sont un seul gain : 1♥ de plus.
ruling-card-rooting-for-the-underdog =
    À égalité pour le moins de ★, elle ne donne rien.
ruling-card-shrink-ray =
    Les jetons restent quand vous perdez la carte.
ruling-card-spiked-tail =
    Les griffes d’« { card-acid-attack } » et autres suppléments fixes ne la déclenchent pas.
ruling-card-urbavore =
    Votre place est regardée au début de la résolution des dés.
ruling-card-were-only-making-it-stronger =
    Seuls comptent les ♥ vraiment perdus : passer de 1♥ à 0♥ est une perte de 1.
ruling-card-wings =
    Une fois payées, ni le poison ni vos propres cartes ne vous coûtent de ♥ jusqu’à la fin du tour.
    On ne peut pas payer après la perte.
ruling-card-death-from-above =
    Ceux qui partent ne fuient pas : « { card-jets } » et « { card-burrowing } » ne font rien.
ruling-card-frenzy =
    Les tours de « { card-freeze-time } » et de « { card-tile-final-push } » passent d’abord, ceux des Évolutions après.
ruling-card-jet-fighters =
    Elle peut vous éliminer, même avec 20★.
ruling-card-tank =
    Elle peut vous éliminer, même avec 20★.
ruling-card-gas-refinery =
    Personne ne peut fuir à cause d’elle : ce ne sont pas des griffes.
ruling-card-flame-thrower =
    Personne ne peut fuir à cause d’elle : ce ne sont pas des griffes.
ruling-card-high-altitude-bombing =
    Vous perdez vos ♥ en dernier. Si personne ne reste, personne ne gagne.
ruling-card-hibernation =
    Poison et « { card-natural-selection } » ne vous coûtent rien non plus.
    Si vous l’obtenez dans Tokyo sans l’acheter, elle est défaussée.
ruling-card-natural-selection =
    On regarde les dés tels qu’ils ont été résolus, changements compris.
    Seul ce qui vous protège déjà aide : « { card-wings } » payées, « { card-hibernation } ».
ruling-card-reflective-hide =
    Le poison n’a pas de réponse, et deux Peaux réfléchissantes ne se répondent pas.
ruling-card-unstable-dna =
    L’échange a lieu avant l’entrée de l’attaquant. Les jetons restent sur les cartes, et rien ne compte comme acheté.
ruling-card-zombify =
    Elle passe avant « { card-it-has-a-child } ».
    Les jetons Poison et Toupetit restent pour de bon : vos { -heart } ne les ôtent plus.
ruling-card-monster-pets =
    Elle ne coûte rien, mais c’est un achat.
ruling-card-intimidating-roar =
    Un monstre qui n’a perdu aucun ♥ n’est pas chassé. Partir ainsi, c’est fuir : « { card-jets } » et « { card-burrowing } » marchent.
ruling-card-monster-sidekick =
    S’il ne reste que vous deux, vous gagnez tous les deux.
ruling-card-army =
    Elle ne se compte pas elle-même.
ruling-card-astronaut =
    Cela compte aussi si vous avez déjà 17★ en le recevant.
ruling-card-cheerleader =
    On vous consulte quand les dés ne changent plus, après qu’un dé a pu être gelé.
ruling-card-devil =
    Il agit sur les griffes et sur les cartes, une fois par perte.
ruling-card-ghost =
    1♥ par tour, quel que soit le nombre de pertes.
ruling-card-pirate =
    Il agit aussi aux tours des autres, si la perte est de votre fait.
ruling-card-witch =
    Seulement si le lancer vous coûterait vraiment des ♥.
    Une malédiction qui retient les griffes mais va les laisser passer ne compte pas.
ruling-card-zombie =
    Vous pouvez vous soigner au-dessus de 0♥, et alors reperdre des ♥.
    Vous comptez parmi les monstres en jeu quand on cherche le dernier.
    Avant de survivre sans ♥, on vous demande si vous jouez « { card-nine-lives } ».
ruling-card-tile-eternal =
    Les tuiles agissent dans l’ordre où vous les avez prises.
ruling-card-tile-antimatter-beam =
    Il double en dernier : la seule griffe d’« { card-acid-attack } » en devient 2.
ruling-card-tile-skybeam =
    Les cœurs dépensés pour des jetons ou pour d’autres ne sont pas doublés.
    « { card-cat-nip } » ne double pas ce que la tuile ajoute.
ruling-card-tile-final-roar =
    Il passe avant « { card-it-has-a-child } » et « { card-zombify } », et l’emporte sur les monstres qui tombent en même temps.
ruling-card-tile-poison-spit =
    Avec la carte du même nom, chaque blessure donne deux jetons.
ruling-card-tile-defender-of-tokyo =
    Passer de Tokyo Bay dans Tokyo City n’est pas entrer.
ruling-card-tile-fluxling =
    La tuile reste quand la carte copiée part ; elle est vierge jusqu’à votre nouveau choix.
ruling-card-tile-have-it-all =
    Un costume n’est pas une carte Pouvoir, mais l’acheter rapporte.
ruling-card-tile-evil-lair =
    Il s’ajoute à « { card-alien-origin } ». Aucun prix ne descend sous 0.
ruling-duel-card-acid-attack =
    Elle compte pour tout ce qui regarde les griffes : « { duel-card-gentle-giant } » ne rapporte donc jamais.
ruling-duel-card-adrenaline-augment =
    C’est compté sur le moment : tirez d’abord un marqueur dans une zone et vos griffes augmentent.
ruling-duel-card-antimatter-pellets =
    Une fois par lancer, même avec huit faces identiques.
ruling-duel-card-armor-plating =
    Elle n’agit qu’aux tours de votre rival. Avec « { duel-card-trend-setter } », deux coups peuvent être ignorés.
ruling-duel-card-breaking-news =
    Elle agit aussi pour les cartes achetées avec « { duel-card-made-in-a-lab } ».
ruling-duel-card-camouflage =
    Ce sont de nouveaux dés, pas ceux du tour. Elle agit aussi contre les coups de vos propres cartes.
ruling-duel-card-extra-head =
    Jamais plus de 8 dés : avec deux dés en plus, aucun jeton ne se dépense.
ruling-duel-card-gentle-giant =
    Elle regarde le lancer sans les dés retirés par « { duel-card-titanic-batteries } ».
ruling-duel-card-hibernation =
    Elle arrête aussi les coups de vos propres cartes.
ruling-duel-card-in-shape =
    Au tour de votre rival aussi : vous payez, vous tirez, et vous pouvez gagner ainsi.
ruling-duel-card-lightning-speed =
    Sont vierges les deux bouts du Fantôme, du Pingouin et de l’Alien, mais pas un jeton King.
ruling-duel-card-made-in-a-lab =
    Si vous achetez ainsi, vous ne recevez plus de ⚡ pour n’avoir rien acheté ce tour-ci.
ruling-duel-card-natural-selection =
    Les griffes et les faces ajoutées comptent aussi.
ruling-duel-card-rebooting =
    Votre tour continue avec les achats.
ruling-duel-card-scrappy =
    Les pas à l’intérieur d’un même jeton ne comptent pas.
ruling-duel-card-spiked-tail =
    Tous les coups d’un même déplacement arrivent ensemble, après lui.
ruling-duel-card-superconductor =
    Les ⚡ des cartes et de l’absence d’achat ne sont pas copiés.
ruling-duel-card-thunder-stomp =
    Une seule fois par tour. Avec « { duel-card-dominate } », les dés s’additionnent.
ruling-duel-card-titanic-batteries =
    Les dés quittent le lancer pour le reste du tour.
ruling-duel-card-unchained =
    On ne peut pas renoncer à un bonus de coups.
ruling-duel-card-unstable-dna =
    Les coups ignorés ne comptent pas. Rien ne se passe si votre rival n’a pas de carte Pouvoir.
ruling-duel-card-unstoppable =
    Vous finissez à exactement 1♥, quoi que dise « { duel-card-regeneration } ».
ruling-duel-card-utter-destruction =
    Destruction est tiré entièrement avant ★.
ruling-duel-card-dominate =
    Les dés en plus ne sont pas touchés. Votre rival choisit au début de son tour.
ruling-duel-card-frenzy =
    C’est un tour complet, avec ses ⚡ habituels si rien n’est acheté.
ruling-duel-card-hors-doeuvre =
    Vous subissez d’abord les coups : s’ils vous éliminent, vous ne tirez rien.
ruling-duel-card-jets-scrambled =
    Vous subissez vos coups d’abord : s’ils vous éliminent, vous perdez.
ruling-duel-card-operation-media =
    Les griffes ajoutées par des cartes comptent ; ce que multiplie Meka Dragon, non.
ruling-duel-card-tesla-impulse =
    Vous choisissez la carte. Les ⚡ sont à vous même s’il n’y en a pas.
ruling-duel-card-the-party-is-over =
    Deux marqueurs dans vos zones coûtent toujours 4 coups, pas 8.
ruling-duel-buzz-dragon =
    Son sens est imposé par le zigzag de la piste.
ruling-duel-buzz-lizard =
    Vous choisissez dans quel sens il est posé.
ruling-duel-buzz-anubis =
    Vous choisissez dans quel sens il est posé.
ruling-duel-buzz-phantom =
    Le traverser demande un pas de plus.
ruling-duel-buzz-penguin =
    Le traverser demande un pas de plus.
ruling-duel-buzz-alien =
    Le traverser demande un pas de moins.
ruling-duel-buzz-king =
    Seul ce déplacement est perdu : un autre dans le même tour marche comme d’habitude.
    Un marqueur qui part de là s’en va normalement.
ruling-monster-the-king =
    Dans Duel : avec ses deux jetons sous des marqueurs, son pouvoir ne fait rien.
ruling-monster-alienoid =
    Dans Duel : ses faces s’ajoutent avant qu’une carte ne regarde le lancer.
ruling-piece-star =
    Jamais plus de 20★, jamais moins de 0★.
ruling-piece-poison =
    Les blessures des griffes en donnent, les pertes dues aux cartes non.
ruling-piece-shrink =
    Jamais moins de 0 dé.
ruling-piece-gauge =
    Si vous laissez une tuile, vous n’avez pas de seconde chance à ce niveau.
ruling-piece-dice =
    Un troisième est perdu. On ne lance jamais plus de deux dés en plus.
ruling-piece-copy =
    Il reste sur une carte qui ne fait que changer de propriétaire.
ruling-card-freeze-ray =
    La carte vous revient à la fin de ce tour, même s’il a été sauté.
    Le dé Berserk garde ses ⚡. Si la griffe est nommée, aucune griffe ne fait rien, d’où qu’elle vienne.
ruling-card-encased-in-ice =
    Personne ne change, ne relance ni ne retire un dé gelé, ni par une carte ni pour une malédiction.
ruling-card-blizzard =
    Vous-même pouvez fuir, et lancez autant que d’habitude.
    Les autres ne peuvent dépenser ni ⚡ ni jetons pour lancer encore.
ruling-card-black-diamond =
    Rester sans avoir eu le choix ne donne rien.
ruling-card-exotic-arms =
    Seules les griffes des dés comptent, une double griffe pour 2. La perte en cas d’échec peut être réduite comme une autre.
    Jouée juste avant votre tour, elle vous consulte dès ce tour.
ruling-card-mothership-support =
    Elle marche dans Tokyo et pendant un coup, mais pas avec tous vos cœurs.
ruling-card-superior-alien-technology =
    Les autres réductions passent d’abord, puis la moitié du prix, arrondie au supérieur.
    Vendue avec « { card-metamorph } », une telle carte rend tout son coût.
ruling-card-funny-looking-but-dangerous =
    Elle marche sans griffe, et où que vous soyez.
ruling-card-nine-lives =
    Vous avez alors 9★ même si vous en aviez moins. Les jetons Poison et Toupetit restent.
    Les Cultistes, les étages de la Tour, le Scarabée et l’état Berserk restent. « { card-zombie } » part avec les autres cartes.
ruling-card-mega-purr =
    Un monstre qui n’a ni l’un ni l’autre ne donne rien.
ruling-card-cat-nip =
    Aucun lancer ne s’achète, ni en ⚡ ni en jetons. Ce que donnent cartes, tuiles et Méchanceté n’est pas doublé.
ruling-card-play-with-your-food =
    Il faut 2 griffes, celles des cartes et des tuiles comprises. Vous ne prenez que ce que le monstre possède.
ruling-card-feline-motor =
    Vous gagnez ce que donne l’entrée. Le monstre dont c’est le tour reste dehors.
ruling-card-monkey-rush =
    Quelqu’un doit avoir quitté Tokyo pendant ce tour : un Tokyo vide ne suffit pas.
ruling-card-simian-scamper =
    Il vous faut le droit de fuir. Les cartes non plus ne vous coûtent plus de ♥ jusqu’à la fin du tour.
ruling-card-mecha-blast =
    Elle s’ajoute à chaque coup de vos griffes, pas aux cartes.
ruling-card-programmed-to-destroy =
    Elle rapporte même si le monstre revient en jeu.
ruling-card-breath-of-doom =
    Une fois par tour au plus.
    Ce qui compte, c’est où chacun se trouvait quand les griffes ont frappé.
ruling-card-lightning-armor =
    Pas de lancer si la perte n’est le fait de personne d’autre : poison, ou vos propres cartes.
    « { card-freeze-ray } » et la cible sont donnés d’abord : la nouvelle cible perd déjà 1♥ de plus.
ruling-card-target-acquired =
    Il n’y a qu’un jeton : il passe à la nouvelle cible.
ruling-card-trick-or-threat =
    Un monstre sans ⚡ doit perdre les ♥.
ruling-card-candy =
    Utilisée comme bouclier, elle va dans la main de l’attaquant, qui peut s’en servir à son tour.
ruling-card-scythe =
    Seuls comptent les monstres que vous éliminez, à tout tour.
ruling-card-bear-necessities =
    Vous pouvez la jouer même avec 0★.
ruling-card-bamboozle =
    La carte voulue ne peut plus être achetée pendant ce tour.
ruling-card-secret-laboratory =
    Il s’ajoute à « { card-alien-origin } ». Aucun prix ne descend sous 0.
ruling-card-electric-carrot =
    Chaque monstre choisit pour lui. Un monstre sans ⚡ perd le ♥ de plus.
ruling-card-high-tide =
    Elle ne vous soigne pas dans Tokyo.
ruling-card-eater-of-souls =
    Votre maximum ne dépasse jamais 12♥.
ruling-card-my-toy =
    Tout le monde voit la carte. Elle reste quand le marché est remplacé.
ruling-card-nurture-the-young =
    Seuls les monstres qui ont alors plus de ★ que vous donnent 1★.
ruling-card-underrated =
    Elle marche même sans griffe obtenue.
    Aucune tuile ne double ces griffes.
ruling-card-yin-and-yang =
    Tous vos dés sont tournés, pas seulement certains.
ruling-card-cultists =
    Seuls les dés comptent, pas les griffes ajoutées. Huit dés identiques apportent un Cultiste, deux fois quatre en apportent deux.
    Vous pouvez en dépenser un avant qu’un coup vous coûte des ♥, même dans Tokyo. Avec tous vos cœurs, il n’en donne pas.
    Quand on vous demande des ⚡, celles des Cultistes comptent : on vous consulte même s’il faut d’abord en dépenser.
ruling-card-tower-bottom =
    Il faut être dans Tokyo, City ou Bay, avant la résolution des dés : y entrer plus tard dans le tour ne suffit pas.
    Un seul étage par tour, quel que soit le nombre de 1. Ils rapportent aussi leurs ★.
ruling-card-tower-middle =
    Avec les deux étages, vous gagnez 2♥ et 1⚡, où que vous soyez. Ces ♥ vous soignent même dans Tokyo.
    Si le premier étage vous a été pris, c’est lui que vous gravissez d’abord.
ruling-card-tower-top =
    La partie finit avant la résolution des dés, même si une malédiction vous prive de ★.
ruling-card-transformation =
    Vous décidez après l’entrée dans Tokyo. Une bête qui se retourne peut acheter aussitôt.
    La bête peut relancer aussi après son dernier lancer, mais pas le dé du Destin. Elle peut encore vendre des cartes et prendre des costumes.
    À 0♥, vous perdez la carte, même si une autre vous fait revenir.
ruling-card-berserk =
    Les griffes ajoutées par cartes et tuiles comptent, même si elles n’atteignent personne.
    Les ♥ qu’un autre monstre vous donne ne vous calment pas, ni un soin quand vous avez tous vos cœurs.
    Le crâne prend son ♥ après vos griffes.
ruling-card-golden-scarab =
    Il ne peut être ni refusé, ni échangé, ni volé.
    Si son détenteur est éliminé, personne ne l’a, et les malédictions n’épargnent personne jusqu’à ce qu’il soit repris.
ruling-card-pharaonic-ego =
    Prendre la City depuis l’extérieur, c’est entrer, avec ce que cela donne. Ceux qui doivent sortir ne fuient pas.
    Aucune carte ne permet ni n’oblige de fuir.
ruling-card-isis-disgrace =
    Les ♥ des cartes, des tuiles et des Cultistes sont perdus aussi. Si personne n’a le Scarabée, personne ne gagne de ♥.
ruling-card-thot-blindness =
    Les ⚡ des cartes, des tuiles et des Cultistes sont perdus aussi. Si personne n’a le Scarabée, personne ne gagne de ⚡.
ruling-card-tutankhamun-curse =
    Les ★ des cartes et de Tokyo sont perdues aussi. Le sommet de la Tour fait gagner quand même.
    Si personne n’a le Scarabée, personne ne gagne de ★.
ruling-card-buried-in-sand =
    Tant que le dé du Destin montre l’Ankh, vous avez votre nombre habituel de lancers.
    Avec le Serpent, les griffes ajoutées par des cartes ne font rien non plus.
ruling-card-raging-flood =
    Le dé ajouté compte comme les autres, mais plus rien ne le change.
    Vous pouvez aussi retirer le dé Berserk, mais aucun dé gelé.
ruling-card-hotep-peace =
    Des griffes inutilisables ne blessent personne et n’apportent ni costume, ni Cultiste, ni effet de « { card-fire-breathing } ».
    Le Serpent compte les griffes des dés, une double griffe pour 2, sans celles que des cartes ajoutent.
ruling-card-set-storm =
    Ce n’est pas une blessure : personne ne peut fuir à cause d’elle. « { card-armor-plating } » arrête une perte de 1♥.
ruling-card-builders-uprising =
    Dans Tokyo, l’Ankh ne fait rien. Au tour de plus, la malédiction continue, seul le dé du Destin n’est pas lancé.
ruling-card-inadequate-offering =
    Elle s’ajoute à chaque prix, même à celui des costumes pris aux autres.
    La carte gratuite n’est pas un achat. Vous choisissez la carte Pouvoir défaussée ; costumes et tuiles ne risquent rien.
ruling-card-bow-before-ra =
    Cela vaut aussi avec « { card-even-bigger } ». Les ♥ au-delà de 8 sont perdus aussitôt et ne reviennent pas avec la malédiction suivante.
ruling-card-vengeance-of-horus =
    Les autres monstres ne peuvent pas non plus les relancer, mais une carte peut encore les tourner sur une autre face.
    Une double griffe compte pour 2, les griffes ajoutées par des cartes ne comptent pas.
ruling-card-ordeal-of-the-mighty =
    Tous les ex æquo perdent 1♥, quel que soit le tour. Personne ne peut fuir à cause d’elle.
ruling-card-ordeal-of-the-wealthy =
    Tous les ex æquo perdent 1★, quel que soit le tour. Elle regarde les ★, pas les ⚡.
ruling-card-ordeal-of-the-spiritual =
    Tous les ex æquo perdent 1⚡, quel que soit le tour. Avec 0⚡, il n’y a rien à perdre.
ruling-card-resurrection-of-osiris =
    Dans Tokyo, les { -heart } ôtent aussi des jetons ; dehors, non. Les cartes soignent comme d’habitude.
    Prendre la City depuis l’extérieur, c’est entrer, avec ce que cela donne. Ceux qui doivent sortir ne fuient pas.
ruling-card-forbidden-library =
    Les autres peuvent encore remplacer le marché, vendre des cartes, prendre des costumes à des monstres et recevoir des cartes gratuites.
    Vous choisissez la carte Pouvoir défaussée ; costumes et tuiles ne risquent rien.
ruling-card-confused-senses =
    Le détenteur choisit les dés après le dé du Destin, même le dé Berserk. À son propre tour, il n’en relance aucun.
    Ce que reçoit le détenteur n’est pas un soin pour vous : vous restez Berserk.
ruling-card-pharaonic-skin =
    Vous choisissez les deux que vous donnez, pareils ou non. Aucune carte ne l’empêche, et votre dernier ♥ vous élimine.
    Le Serpent ne fait rien au détenteur, ni tant que personne n’a le Scarabée.
ruling-card-khepri-rebellion =
    Le détenteur doit donner ce qu’il a, même son dernier ♥ s’il n’a rien d’autre. À son propre tour, il ne donne rien.
    Avec l’Ankh, vous pouvez garder le Scarabée pour vous.
ruling-card-body-spirit-ka =
    Les faces qui ne comptent pas ne donnent rien : ni ★, ni Méchanceté, ni Cultiste, ni étage de la Tour.
    Les griffes ajoutées sont perdues quand les griffes ne comptent pas. Le crâne compte toujours.
ruling-card-false-blessing =
    La perte vient en dernier, une fois les fuites décidées. Les dés retirés et le dé du Destin ne comptent pas.
    Sur le dé Berserk, une griffe et deux griffes sont des faces différentes, et le crâne en est une aussi.
ruling-card-gaze-of-the-sphinx =
    On peut acheter des cartes Pouvoir, mais sans ce que donne l’achat. Costumes, tuiles, Évolutions temporaires et surprises marchent encore.
    Les ♥ au-delà du maximum que donnait une telle carte sont perdus aussitôt.
    Si vous avez une Évolution, vous ne pouvez choisir les ⚡ qu’avec au moins 3⚡.
    Un dé gelé reste gelé, et « { card-freeze-ray } » rentre quand même.
    Une surprise, ou une carte prêtée, n’est pas une Évolution à vous.
ruling-card-scribe-perseverance =
    Les autres monstres peuvent encore relancer vos 1.
ruling-card-miraculous-catch =
    Cela compte comme un achat. Une carte Action agit, puis retourne à la défausse.
    Si vous remettez la carte, c’est tout pour ce tour.
ruling-card-deep-dive =
    Personne d’autre ne voit les trois cartes, et vous devez en prendre une. Ce n’est pas un achat.
ruling-card-cold-wave =
    Elle n’ôte aucun dé d’un lancer déjà fait. On ne lance jamais moins de 0 dé.
ruling-card-icy-reflection =
    La copie commence à neuf, avec ses propres jetons et ⚡. Surprises et Évolutions temporaires ne se copient pas.
    Vous choisissez une fois : elle ne passe pas plus tard à une autre Évolution.
    Sous le « { card-gaze-of-the-sphinx } », vous choisissez aussitôt ; la copie agit quand une autre malédiction est là.
ruling-card-precision-field-support =
    C’est le coût imprimé qui compte, quoi que vous paieriez. Les costumes sont passés. Ce n’est pas un achat.
ruling-card-anger-batteries =
    Les ♥ pris par vos propres cartes comptent aussi. Se soigner n’enlève rien au compte.
ruling-card-adapting-technology =
    Vous pouvez dépenser plusieurs jetons en un tour, et cela ne demande pas de ⚡.
ruling-card-electro-scratch =
    Personne ne peut fuir à cause d’elle : ce ne sont pas des griffes.
ruling-card-mouse-hunter =
    1★ par lancer, quel que soit le nombre de { -one }.
ruling-card-meow-missle =
    Une griffe par lancer, quel que soit le nombre de { -one }. Elle frappe même sans griffe sur les dés, et déclenche « { card-spiked-tail } ».
ruling-card-jungle-frenzy =
    Un coup qui n’a coûté aucun ♥ n’est pas une blessure. Un seul tour de plus, quel que soit le nombre de monstres blessés.
    Tous les autres tours en plus passent d’abord.
ruling-card-giant-banana =
    Elle soigne même dans Tokyo. Vous pouvez encore la jouer avant un coup qui vous éliminerait.
ruling-card-chest-thumping =
    Un monstre qui ne pourrait pas fuir, sous « { card-blizzard } » par exemple, ne peut être chassé. Pour toute autre carte, c’est fuir.
ruling-card-alpha-male =
    1★ par tour, quel que soit le nombre de monstres blessés. Un coup qui n’a coûté aucun ♥ n’est pas une blessure.
ruling-card-i-am-the-king =
    Passer de Tokyo Bay dans Tokyo City n’est pas entrer.
ruling-card-twas-beauty-killed-the-beast =
    Peu importe pourquoi vous partez. Passer de Tokyo Bay dans Tokyo City n’est pas quitter Tokyo.
    Elle rapporte aussi à la fin d’un tour auquel on a renoncé.
ruling-card-detachable-tail =
    Elle arrête griffes et cartes. Ce n’est alors pas une blessure : vous ne pouvez pas fuir ce coup.
ruling-card-radioactive-waste =
    Elle soigne même dans Tokyo. Vous pouvez encore la jouer avant un coup qui vous éliminerait.
ruling-card-primal-bellow =
    Personne ne descend sous 0★.
ruling-card-saurian-adaptability =
    Aucun des dés montrant cette face n’est laissé. Un dé gelé et le dé Berserk ne changent pas.
ruling-card-defender-of-tokyo =
    Dans Tokyo City comme dans Tokyo Bay. Personne ne descend sous 0★.
ruling-card-heat-vision =
    Une fois par coup de griffes qui vous a coûté des ♥. Vous ne recevez pas l’étoile.
ruling-card-gamma-breath =
    Après votre dernier lancer. Une autre carte peut encore changer le même dé.
ruling-card-tail-sweep =
    Après votre dernier lancer. Une autre carte peut encore changer le même dé.
ruling-card-destructive-analysis =
    Seuls les dés comptent, une double griffe du dé Berserk pour 2 ; pas les griffes ajoutées par des cartes.
ruling-card-tune-up =
    Tout le tour est sauté : ce que donnent les cartes à son début, et le poison à sa fin.
ruling-card-claws-of-steel =
    Tout ce que vous lui faites perdre à votre tour s’additionne, griffes et cartes. Une fois par monstre et par tour.
ruling-card-boo =
    Peu importe qui a blessé le monstre. S’il ne pourrait pas fuir, sous « { card-blizzard } » par exemple, il ne peut être chassé.
ruling-card-worst-nightmare =
    Un monstre sans ⚡ doit perdre le ♥. La surprise reste là.
ruling-card-i-live-under-your-bed =
    On ne lance jamais moins de 0 dé. Devant son propriétaire, la surprise ne fait rien.
ruling-card-boogie-dance =
    Une fois par lancer, même avec deux séries. Les griffes ajoutées par des cartes comptent.
    Une double griffe est un seul dé.
ruling-card-well-of-shadow =
    Elle soigne même dans Tokyo. Vous pouvez encore la jouer avant un coup qui vous éliminerait.
ruling-card-worm-invaders =
    Personne ne peut fuir à cause d’elle : ce ne sont pas des griffes.
ruling-card-nightlife =
    Elle soigne bien que vous soyez alors dans Tokyo.
ruling-card-dusk-ritual =
    Seulement après un achat, pas après une carte reçue gratuitement.
ruling-card-detachable-head =
    Seules comptent les griffes de son propriétaire : 1♥ de plus par coup, pas par griffe.
ruling-card-ignis-fatus =
    Il reste toujours un lancer. Devant son propriétaire, la surprise ne fait rien.
ruling-card-smashing-pumpkin =
    On regarde les ★ au moment où vous la jouez.
ruling-card-bobbing-for-apples =
    C’est le coût imprimé qui compte, et 0 est pair. Une carte ainsi défaussée ne fait rien.
ruling-card-feast-of-crows =
    Chaque monstre choisit parmi ce qu’il a, même son dernier ♥. Aucune carte n’arrête cette perte.
ruling-card-eats-shoots-and-leaves =
    Vous gardez ce que l’entrée vous a donné. Partir ainsi n’est pas fuir.
ruling-card-panda-express =
    Chaque face doit être sur un dé ; seule la griffe peut venir d’une carte. Un seul tour de plus.
    Les tours de « { card-freeze-time } », de « { card-tile-final-push } » et de « { card-frenzy } » passent d’abord.
ruling-card-bamboo-supply =
    Vous devez faire l’un des deux. Les ⚡ que vous prenez ne sont pas un gain : « { card-friend-of-children } » n’ajoute rien.
    Jouée juste avant votre tour, elle sert dès ce tour.
ruling-card-pandarwinism =
    Elle marche même dans Tokyo. Seuls les dés comptent.
ruling-card-stroke-of-genius =
    Les ⚡ de toute origine comptent, même au tour des autres.
ruling-card-rabbits-foot =
    Elle arrête griffes et cartes. Ce n’est alors pas une blessure : vous ne pouvez pas fuir ce coup.
ruling-card-heart-of-the-rabbit =
    L’autre monstre peut encore changer ses dés ensuite. La carte ne revient que si elle a servi.
    Vous pouvez aussi choisir le dé Berserk.
ruling-card-king-of-the-gizmo =
    Tout achat compte, même à un autre monstre ; pas une carte gratuite.
ruling-card-energy-sword =
    La griffe doit être sur les dés, une double griffe donne 2⚡. Les griffes ajoutées par des cartes n’en donnent pas.
    Jouée juste avant votre tour, elle vous consulte dès ce tour.
ruling-card-healing-rain =
    Elle soigne même dans Tokyo. Vous pouvez encore la jouer avant un coup qui vous éliminerait.
ruling-card-destructive-wave =
    Elle atteint tout le monde, dans Tokyo et dehors. Personne ne peut fuir à cause d’elle : ce ne sont pas des griffes.
ruling-card-cult-worshippers =
    Les ♥ de toute origine comptent, mais aucun au-delà de votre maximum.
ruling-card-terror-of-the-deep =
    Elle agit contre griffes et cartes, une fois par perte.
ruling-card-sunken-temple =
    Tout le tour est sauté, même le poison à sa fin.
    Joué juste avant votre tour, il vous consulte dès ce tour.
ruling-card-mandibles-of-dread =
    Une fois par coup de vos griffes. Vous ne recevez pas l’étoile.
ruling-card-growing-fast =
    Elle marche même dans Tokyo. Un { -heart } privé d’effet par une malédiction ou « { card-freeze-ray } » ne compte pas.
ruling-card-tiny-tail =
    Après votre dernier lancer. Les deux dés se tournent l’un après l’autre.
ruling-card-too-cute-to-smash =
    Une fois par coup de griffes qui vous a coûté des ♥. Vous ne recevez pas l’étoile.
ruling-card-so-small =
    Vous lancez pour les griffes seules, pas pour ce qu’ajoutent « { card-fire-breathing } » ou « { card-exotic-arms } ».
ruling-card-yummy-yummy =
    Elle soigne même dans Tokyo. Vous pouvez encore la jouer avant un coup qui vous éliminerait.
