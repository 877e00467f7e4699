### Les premières parties : ce que dit le narrateur, phrase par phrase, et les conseils des parties suivantes.

## King of Tokyo. Les nombres sont ceux de la position ; ceux en -change disent de combien elle a changé.

lesson-classic-welcome = Bienvenue ! Vous êtes { $me }, et { $rival } veut Tokyo autant que vous. Cette première partie dure environ cinq minutes. Les dés et les cartes sont préparés, pour que vous rencontriez tout une fois.
lesson-classic-goal = Il y a deux façons de gagner : avoir 20★ à la fin d’un tour, ou être le dernier monstre debout.
lesson-classic-board = Voici votre monstre : ses { $hearts }♥ sont sa vie, les ★ mènent à la victoire, et les ⚡ achètent des cartes.
lesson-classic-throw = Un tour commence par six dés. Lancez-les : cliquez sur le bouton, ou appuyez sur R.
lesson-classic-faces = { -claw } frappe les autres, { -heart } vous soigne, { -energy } donne de l’énergie. Un triplé rapporte son chiffre : trois 1 donnent 1★, trois 3 donnent 3★.
lesson-classic-keep = Vous pouvez relancer deux fois. Gardez ce qui vous plaît : cliquez sur les deux 1 et sur la { -claw }, ou tapez 1, 2 et 4, les numéros sous les dés. Puis relancez les autres.
lesson-classic-keep-more = Quelle chance : un troisième 1, et une { -claw } de plus ! Gardez-les aussi, et ne relancez que le 2.
lesson-classic-counted = Vous avez gagné { $stars-change }★ : une pour le triplé de 1, une pour votre entrée dans Tokyo. Et votre dé { -energy } vous a donné { $energy-change }⚡.
lesson-classic-tokyo = Vous êtes dans Tokyo, parce que la ville était vide. De l’intérieur, vos griffes frappent tous les monstres hors de Tokyo. Mais leurs griffes vous frappent aussi.
lesson-classic-rival = C’est le tour { DE($rival) }. Regardez.
lesson-classic-stay = Aïe : les griffes { DE($rival) } vous ont coûté { $hearts-change }♥. Quand cela vous arrive dans Tokyo, vous pouvez fuir, et { $rival } doit prendre votre place. Il vous reste { $hearts }♥ : restez !
lesson-classic-in-tokyo = Cela rapporte : votre tour commence dans Tokyo, ce qui vous donne { $stars-change }★ à chaque fois. Lancez de nouveau.
lesson-classic-keep-energy = Cette fois, il vous faut une carte. Gardez les deux { -energy } et la { -claw }. Laissez le { -heart } : dans Tokyo, vos cœurs ne soignent pas.
lesson-classic-keep-more-energy = Bien ! Gardez tout sauf le { -heart }, et relancez-le.
lesson-classic-buy = { $rival } a perdu { $rival-hearts-change }♥, et vous avez { $energy }⚡. La carte { card-spiked-tail } renforce chaque attaque et coûte { $price }⚡ : cliquez dessus, ou tapez B puis 3.
lesson-classic-bought = La carte reste devant votre monstre, et agit dès maintenant. D’autres cartes agissent une fois, à l’achat, puis disparaissent.
lesson-classic-yield = { $hearts-change }♥ perdus d’un coup, et il ne vous reste que { $hearts }♥ ! C’est trop dangereux. Fuyez : { $rival } doit entrer.
lesson-classic-outside = { $rival } a reçu { $rival-stars-change }★ pour son entrée. Vous êtes de nouveau dehors, et là, vous pouvez vous soigner. Lancez !
lesson-classic-keep-hearts = Gardez chaque { -heart } et chaque { -claw }. Relancez les chiffres.
lesson-classic-keep-more-hearts = Trois cœurs ! Gardez-les tous, et ne relancez que le 2.
lesson-classic-order = Quels dés comptent d’abord ? Avec certaines cartes, c’est important. Ici, non : prenez l’ordre habituel.
lesson-classic-healed = Vous avez récupéré { $hearts-change }♥. Vos griffes et { card-spiked-tail } ont pris { $rival-hearts-change }♥ à { $rival }, à qui il reste { $rival-hearts }♥. Va-t-il fuir ?
lesson-classic-no-healing = { $rival } est resté, et a lancé des cœurs, inutiles dans Tokyo. Il a { $rival-stars }★ maintenant : commencer un tour là-bas en rapporte, et le triplé de 2 aussi.
lesson-classic-last-throw = À vous ! Il reste { $rival-hearts }♥ à { $rival }. Trois griffes suffisent : la carte { card-spiked-tail } en ajoute une.
lesson-classic-keep-claws = Gardez les deux griffes, et relancez tout le reste.
lesson-classic-done = Trois griffes, et une de plus avec { card-spiked-tail }. Rien ne vous oblige à relancer encore : arrêtez-vous là.
lesson-classic-won = { $rival } est hors jeu, et vous êtes le dernier monstre debout : vous gagnez ! Avec 20★, vous auriez gagné aussi.
lesson-classic-end = Vous connaissez le jeu. À plus de deux, les monstres hors de Tokyo ne se frappent jamais entre eux : leurs griffes ne frappent que ceux qui sont dans Tokyo. Dans chaque partie, H vous donne un indice, et F1 contient toutes les règles.

## Duel.

lesson-duel-welcome = Bienvenue dans Duel ! Vous êtes { $me }, face à { $rival }. Cette première partie dure environ cinq minutes. Les dés et les cartes sont préparés, pour que vous rencontriez tout une fois.
lesson-duel-goal = Votre bout des deux pistes est à gauche. Vous gagnez quand un marqueur l’atteint, quand les deux marqueurs sont sous vos projecteurs, ou quand { $rival } n’a plus de ♥.
lesson-duel-board = Voici votre monstre : ses { $hearts }♥ sont sa vie, et les ⚡ achètent des cartes. Votre pouvoir spécial y est écrit aussi.
lesson-duel-throw = Vous commencez, et pour ce premier tour seulement avec cinq dés. Lancez-les : cliquez sur le bouton, ou appuyez sur R.
lesson-duel-faces = { -duel-claw } frappe votre rival, { -duel-heart } soigne, { -duel-energy } donne de l’énergie. Trois { -duel-fame } ou trois { -duel-destruction } tirent leur marqueur, et { -duel-power } sert à votre pouvoir spécial.
lesson-duel-keep = Vous pouvez relancer deux fois. Gardez les deux { -duel-fame } et le dé { -duel-energy } : cliquez dessus, ou tapez 1, 2 et 5, les numéros sous les dés. Puis relancez les autres.
lesson-duel-keep-more = Trois { -duel-fame } ! Gardez-les, et relancez le { -duel-heart } : vous n’avez pas encore perdu de ♥.
lesson-duel-pulled = Trois { -duel-fame } ont tiré ce marqueur de { $fame-change } case vers vous. Chaque { -duel-fame } de plus le tirerait d’une case de plus.
lesson-duel-save = Vous avez { $energy }⚡, trop peu pour une de ces cartes. N’achetez rien : cela vous donne 1⚡.
lesson-duel-rival = C’est le tour { DE($rival) }. Regardez.
lesson-duel-hit = Les griffes { DE($rival) } vous ont coûté { $hearts-change }♥. Et le marqueur Destruction s’est éloigné de { $destruction-change } case.
lesson-duel-six-dice = À vous, avec six dés désormais. Lancez-les !
lesson-duel-keep-power = Gardez les deux { -duel-destruction }, le dé { -duel-power } et le dé { -duel-energy }. Relancez les autres.
lesson-duel-keep-more-power = Trois { -duel-destruction } ! Gardez-les, et ne relancez que la { -duel-claw } : un second { -duel-power } serait utile.
lesson-duel-energy = Vos dés comptent dans l’ordre qui vous plaît. D’abord le dé { -duel-energy }.
lesson-duel-destruction = Puis les dés { -duel-destruction } : ce marqueur revient.
lesson-duel-power = Et avec deux { -duel-power }, { $me } tire un marqueur de votre choix. Prenez ★.
lesson-duel-buy = Vous avez { $energy }⚡. La carte de droite coûte toujours 1⚡ de moins : achetez { duel-card-monumental } pour { $price }⚡. Cliquez dessus, ou tapez B puis 3.
lesson-duel-place = La carte vient avec un jeton Buzz pour une piste : il récompense le joueur qui y tire un marqueur. L’emplacement proposé est bon : posez-le là.
lesson-duel-placed = La carte a tiré les deux marqueurs, et l’un est arrivé sur votre jeton : vous avez gagné { $tokens-change } jeton Dé.
lesson-duel-spend = { $rival } a ramené ★ et vous a pris { $hearts-change }♥. Dépensez maintenant votre jeton : il vous donne un dé de plus pour ce tour.
lesson-duel-seven-dice = Sept dés ! Lancez-les.
lesson-duel-keep-fame = Gardez chaque { -duel-fame }, et le { -duel-heart } : il vous sert maintenant.
lesson-duel-keep-more-fame = Gardez aussi le quatrième { -duel-fame } et le second { -duel-heart }, et ne relancez que la { -duel-claw }.
lesson-duel-spotlight = { $fame-change } cases d’un coup : le marqueur ★ est sous vos projecteurs. Et vous avez récupéré { $hearts-change }♥. Si l’autre marqueur y arrive aussi, vous gagnez.
lesson-duel-last-throw = Vous avez encore perdu { $hearts-change }♥, mais vous y êtes presque : tirez l’autre marqueur sous vos projecteurs aussi. Lancez !
lesson-duel-keep-destruction = Gardez chaque { -duel-destruction } et le { -duel-power }.
lesson-duel-stop = Quatre { -duel-destruction } et deux { -duel-power } : cela suffit. Arrêtez-vous là.
lesson-duel-last-order = D’abord { -duel-destruction } : quatre tirent de deux cases.
lesson-duel-last-pull = Et maintenant votre pouvoir spécial : tirez encore Destruction !
lesson-duel-won = Les deux marqueurs sont sous vos projecteurs : vous gagnez !
lesson-duel-end = Vous connaissez le jeu. Chaque carte réserve des surprises, et chaque monstre a son propre pouvoir. Dans chaque partie, H vous donne un indice, et F1 contient toutes les règles.

## Conseils, à la première question de leur genre.

tip-keep = Cliquez sur les dés que vous voulez garder, ou tapez leurs numéros. Vous pouvez relancer les autres tant qu’il vous reste des lancers, et vous arrêter quand vous voulez.
tip-yield = Si vous restez, vous gardez la place, qui rapporte au début de votre prochain tour. Si vous fuyez, l’attaquant entre, et vous pouvez de nouveau vous soigner. Les ♥ déjà perdus ne reviennent pas.
tip-order = Vous choisissez quels dés comptent d’abord. C’est rarement important : sinon, prenez l’ordre habituel.
tip-card = Vous pouvez payer une carte. Passez sur une carte pour la lire. Les cartes Pouvoir restent devant vous, les cartes Action agissent aussitôt.
tip-replace = Rien que vous puissiez payer ? Vos ⚡ vous restent ; 2⚡ remplacent les trois cartes.
tip-harm = Vous allez perdre des ♥, et une de vos cartes peut vous aider maintenant.
tip-evolution-draw = Vous gardez une de ces Évolutions en main. Trois cœurs sur vos dés en apportent une autre.
tip-evolution-window = Une de vos Évolutions peut être jouée maintenant : cliquez dessus, ou continuez. La touche A choisit quand la question vous est posée.
tip-evolution-hand = Vos Évolutions sont au-dessus de votre plateau, et personne d’autre ne les voit. Elles ne coûtent rien : celle qui brille peut être jouée maintenant.
tip-tokyo = Vous êtes dans Tokyo : vos griffes frappent tous les monstres hors de Tokyo, mais vos { -heart } ne vous soignent pas ici.
tip-few-hearts = Il vous reste peu de ♥. Hors de Tokyo, chaque { -heart } en soigne un.
tip-near = Un autre monstre est tout près de 20★. Arrêtez-le avec vos griffes, ou gagnez avant lui.
tip-log = Un doute ? H vous donne un indice, L montre ce qui s’est passé, et F1 contient toutes les règles.
tip-cultist = Vous avez un Cultiste. Cliquez sur sa carte, sur votre plateau, à tout moment : 1♥, 1⚡ ou un lancer de plus.
tip-tower = Vous êtes dans Tokyo : avec quatre 1, vous gravissez la Tour. Le monstre qui atteint le sommet gagne.
tip-curse = Une malédiction s’impose à tous : lisez-la près des cartes. Le dé doré peut la changer, ou la faire frapper.
tip-berserk = Vous êtes Berserk : le dé rouge se lance avec les autres jusqu’à ce que vous gagniez des ♥ par vous-même.
tip-form = Pour 1⚡, votre carte se retourne. En bête, vous relancez un dé par tour, mais n’achetez rien.
tip-duel-keep = Cliquez sur les dés que vous voulez garder, ou tapez leurs numéros. Trois { -duel-fame } ou trois { -duel-destruction } tirent un marqueur ; deux ne font rien.
tip-duel-token = Un jeton Dé vous donne un dé de plus pour ce tour. Vous pouvez en avoir deux au plus.
tip-duel-order = Vous choisissez quels dés comptent d’abord. Passez sur une réponse pour voir ce qu’elle ferait.
tip-duel-card = Vous pouvez payer une carte. Celle de droite coûte 1⚡ de moins. Si vous n’achetez rien, vous gagnez 1⚡.
tip-duel-save = Si vous n’achetez rien, vous gagnez 1⚡. Pour 2⚡, vous pourriez aussi remplacer les trois cartes.
tip-duel-buzz = Posez le jeton Buzz sur une case libre : le joueur qui tire un marqueur dessus reçoit ce qu’il montre. Juste devant un marqueur, de votre côté, c’est une bonne place.
tip-duel-spotlight = Un marqueur est sous des projecteurs. Le joueur qui a les deux marqueurs sous ses projecteurs gagne aussitôt.
tip-duel-power = L’effet de { -duel-power } change d’un monstre à l’autre : votre pouvoir est écrit sur votre plateau.
