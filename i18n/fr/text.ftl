### Jouer par écrit : king-of-tokyo play --text. Tout se lit ligne par ligne, ou à voix haute : ni symboles, ni tableaux.

## Les symboles et les faces des dés en toutes lettres. $count est le nombre devant un symbole ; sans nombre, c’est 1 après
## des mots comme « chaque », et sinon 2.

text-star = { $count ->
    [one] étoile
   *[other] étoiles
}
text-fame = { $count ->
   *[other] Gloire
}
text-heart = { $count ->
    [one] cœur
   *[other] cœurs
}
text-energy = { $count ->
    [one] énergie
   *[other] énergies
}
text-now = désormais
text-percent = pour cent
text-before-one = un une chaque aucun aucune par le l’
text-face-one = un
text-face-two = deux
text-face-three = trois
text-face-energy = énergie
text-face-heart = cœur
text-face-claw = griffe
text-duel-face-claw = griffe
text-duel-face-destruction = Destruction
text-duel-face-energy = énergie
text-duel-face-heart = cœur
text-duel-face-power = Pouvoir
text-duel-face-fame = Gloire

## Les dés tels qu’on les nomme en tapant : d’autres mots pour un seul, et des mots pour plusieurs.

text-said-none = aucun, 0, rien
text-said-all = tout, tous
text-said-filler = les, et, dés, dé, tous, toutes, le, la, garder, de
text-said-numbers = un, deux, trois, quatre, cinq, six, sept, huit
text-said-one = 1
text-said-ones = 1s
text-said-two = 2
text-said-twos = 2s
text-said-three = 3
text-said-threes = 3s
text-said-energy = éclair
text-said-energies = énergies, éclairs
text-said-heart = vie
text-said-hearts = cœurs
text-said-claw = baffe
text-said-claws = griffes, baffes
text-said-destruction = bâtiment
text-said-destructions = destructions, bâtiments
text-said-power = spécial
text-said-powers = pouvoirs
text-said-fame = étoile
text-said-fames = gloires, étoiles

## Le début et la fin.

text-begins = King of Tokyo, joué par écrit. Tapez le numéro de votre réponse, ou ? pour l’aide.
text-seat-you = Vous jouez { $monster }.
text-seat-person = { $who } joue ici.
text-seat-person-monster = { $who } joue { $monster }.
text-seat-bot = L’ordinateur joue { $who } : { $level }.
text-seat-guest = « { $guest } » joue { $who }.
text-goes-on = Reprise d’une partie enregistrée.
text-waits = Une partie enregistrée n’est pas finie. Pour la reprendre : king-of-tokyo play --text --continue
text-kept = La partie est enregistrée. Pour la reprendre : king-of-tokyo play --text --continue
text-not-kept = La partie n’est pas enregistrée et sera perdue si vous quittez maintenant. Tapez encore quitter pour quitter quand même, ou autre chose pour continuer.
text-lost = La partie n’a pas pu être enregistrée.
text-kept-over = La partie est enregistrée.
text-not-kept-over = La partie est finie, mais pas enregistrée. Tapez ce que vous voulez pour réessayer, ou quitter pour la perdre.
text-last-elsewhere = la dernière partie jouée est ouverte dans une autre fenêtre ou un autre terminal ; fermez-la d’abord là-bas, ou nommez le fichier d’une autre partie : king-of-tokyo play --text FICHIER
text-over = La partie est finie.
text-over-already = Cette partie est finie. Pour la réentendre : king-of-tokyo watch { $path }

## Plusieurs personnes devant un même terminal.

text-hand-over = C’est à { $name } de décider, et de voir ce que les autres n’ont pas le droit de voir. { $name } : appuyez sur Entrée quand personne d’autre ne lit.
text-hand-over-again = Appuyez sur Entrée si vous êtes { $name }, ou tapez ? pour l’aide.
text-cleared = L’écran est effacé.
text-scrolled = Ce terminal ne peut pas être effacé : ce qui est réservé à une seule personne se trouve plus haut. Ne remontez pas.
text-speak = Regarder ses Évolutions, et en jouer une
text-speak-other = Laisser quelqu’un d’autre regarder les siennes, et en jouer une
text-speak-none = Personne n’a rien que les autres ne doivent pas voir.

## Une question.

text-asked = { $name } : { $question }
text-dice = Dés : { $dice }.
text-dice-beside = Dés de la carte : { $dice }.
text-die = { $letter } { $face }
text-answer = { $number }. { $answer }
text-answer-told = { $number }. { $answer }. { $told }
text-among = { $group } : lequel ? Entrée seule revient en arrière.
text-among-track = Sur la piste { $track }
text-among-king = Un jeton King sur la piste { $track }
text-among-move = Déplacer le jeton King ({ $from }) sur la piste { $track }
text-among-die = { $card } : tourner le dé { $die } ({ $from })
text-among-own-die = Dé { $die } ({ $from })
text-among-to = Sur { $face }
text-prompt = Votre réponse, de 1 à { $count } :{" "}
text-wrong = Tapez un nombre de 1 à { $count }, ou ? pour l’aide.
text-wrong-only = Tapez 1, ou ? pour l’aide.
text-refused = Ce n’est pas possible maintenant.
text-reroll = Relancer, en choisissant les dés à garder
text-which-dice = Quels dés gardez-vous ? Dites leurs lettres, comme a c, ou ce qu’ils montrent, comme deux deux ; aucun n’en garde aucun. Entrée seule revient en arrière.
text-which-prompt = Dés gardés :{" "}
text-wrong-dice = « { $said } » ne désigne aucun dé. Dites des lettres de A à { $last }, comme a c, ou ce que montrent les dés, comme { $example } ; aucun n’en garde aucun.
text-lacks-dice = Il n’y a pas autant de dés montrant { $face }. Rien n’a été relancé.
text-kept-dice = Vous gardez { $dice }.
text-kept-none = Vous ne gardez aucun dé.
text-keeps-all = Tous les dés seraient gardés. Pour vous arrêter, choisissez cette réponse.
text-keep-none = Il n’y a rien à relancer maintenant.

## Ce que font les réponses.

text-do-group = { $face } : { $effect }
text-do-turn = { $card } : tourner le dé { $die }, de { $from } à { $to }
text-do-die = { $card } : relancer le dé { $die } ({ $face })
text-do-freeze = { $card } : geler le dé { $die } ({ $face })
text-do-die-face = Dé { $die } : { $face }
text-do-with = { $card } : { $answer }
text-do-owner = { $name } utilise { $card }
text-do-paying = { $answer }, pour { $energy }⚡
text-do-heal = se soigner avec { $count }♥
text-do-poison = ôter { $count } Poison
text-do-shrink = ôter { $count } Toupetit
text-do-other = soigner { $name } avec { $count }♥
text-do-hearts-none = n’utiliser aucun cœur

## Ce qu’amènerait une réponse, autant qu’on le sache.

text-see-win = Vous gagnez.
text-see-win-with = Vous gagnez, avec { $names }.
text-see-lose = La partie finit : victoire { DE($names) }.
text-see-nobody = La partie finit sans vainqueur.
text-see-fall = Vous êtes hors jeu.
text-see-out = { $name } est hors jeu.
text-see-twenty = Vous avez alors 20★, et gagnez à la fin de ce tour si vous les avez encore.
text-see-gains = Cela donne : { $gains }.
text-see-you-lose = Vous perdez { $count }♥ et en gardez { $now }.
text-see-loses = { $name } perd { $count }♥ et en garde { $now }.
text-see-open = Un choix ou un lancer peut encore changer la donne.
text-see-reacts = Sauf si quelqu’un réagit.
text-see-late = En fin de tour : { $what }.
text-see-late-idle = En fin de tour, si vous n’achetez rien : { $what }.

## Bon à savoir, là où la fenêtre parle de la souris.

text-hint-roll = Gardez les dés qui vous plaisent et relancez les autres. Trois chiffres identiques rapportent des étoiles.
text-hint-opponent = Un dé peut être relancé.
text-hint-change = Une carte vous permet de changer des dés.
text-hint-group = En général, l’ordre importe peu.
text-hint-beside = Ces dés ont été lancés pour votre carte. Un dé qui montre un trois peut être relancé.
text-hint-buy = Vous avez { $energy }⚡.
text-roll = C’est le lancer { $used } sur { $limit }.
text-roll-last = C’était le dernier lancer, le { $used } sur { $limit }.
text-hint-costume = L’autre rejoint la pioche.
text-hint-swap = { $name } reçoit { $card } en échange.
text-rolls-left = { $left ->
    [one] Vous pouvez encore relancer une fois.
   *[other] Vous pouvez encore relancer { $left } fois.
}
text-hint-two-dice = Les 2 dés sacrifiés ne comptent plus ce tour-ci.

## Où nous en sommes.

text-turn = Tour { $turn } : { $name } joue.
text-in-city = dans Tokyo City
text-in-bay = dans Tokyo Bay
text-outside = hors de Tokyo
text-eliminated = { $name } est hors jeu.
text-you-out = Vous êtes hors jeu.
text-you-out-of = { $name }, vous êtes hors jeu.
text-you-watch = Vos cartes et vos ⚡ sont perdues. Les autres continuent ; la suite vous est racontée jusqu’à la fin. Ctrl et C permettent de partir.
text-you-win = Vous gagnez.
text-you-lose = Vous avez perdu.
text-stands = { $name } : { $place }, { $hearts }♥, { $stars }★, { $energy }⚡{ $more }.
text-duel-stands = { $name } : { $hearts }♥, { $energy }⚡{ $more }.
text-duel-tokens = { $count ->
    [one] un jeton Dé
   *[other] { $count } jetons Dé
}
text-poison = { $count } Poison
text-shrink = { $count } Toupetit
text-wicked = { $count } Méchanceté
text-owns = { $name } a { $cards }.
text-owns-tokens = { $card } ({ $tokens })
text-owns-copy = { $card } (une copie, imprimée { $printed })
text-hand = { $name } a des Évolutions en main : { $cards }.
text-hand-hidden = { $name } a { $count ->
    [one] une Évolution
   *[other] { $count } Évolutions
} en main.
text-known = Sur le dessus de la pioche, vu par { $name } : { $cards }.
text-market = À vendre : { $cards }.
text-priced = { $card } pour { $energy }⚡
text-tiles = Tuiles à { $level } Méchanceté : { $cards }.
text-tokyo-empty = Tokyo City est vide.
text-buzz = { $buzz } : { $track }, { $where }.

## Les cartes expliquées.

text-explains = { $name } : { $text }
text-costs = { $name }, { $energy }⚡ : { $text }
text-no-card = Aucune carte ne s’appelle « { $name } ». Tapez carte et un numéro de la liste, ou une partie du nom d’une carte.
text-no-cards = Il n’y a aucune carte sur la table.
text-nothing-about = Il n’y a rien de plus à dire de la réponse { $number }.
text-too-many = { $count } cartes s’appellent ainsi : { $cards }. Tapez plus de lettres.

## Les commandes : des mots qu’on peut taper, celui que l’aide nomme en premier.

text-command-help = ?, aide, h
text-command-table = table, t
text-command-rules = règles
text-command-log = journal, j
text-command-card = carte, c
text-command-hint = indice, i, conseil
text-command-why = pourquoi
text-command-keep = garder, g
text-command-play = jouer
text-command-undo = annuler, a
text-command-redo = refaire
text-command-again = répéter, r
text-command-concede = forfait
text-command-quit = quitter, q

text-help-answer = Un numéro : donne cette réponse.
text-help-keep = garder a c : relance tous les dés sauf ceux-là ; garder deux deux garde ceux qui montrent deux ; garder aucun les relance tous.
text-help-play = jouer : montre ses Évolutions à qui en a, pour en jouer une, qui que ce soit qui décide.
text-help-table = table : où en sont les monstres, les dés et les lancers restants, et ce qui est à vendre.
text-help-rules = règles : les chapitres des règles ; règles 2 dit le deuxième, règles poison tout ce qui parle de poison.
text-help-log = journal : ce qui vient de se passer ; journal 5 remonte de cinq tours.
text-help-card = carte : explique toutes les cartes sur la table ; carte 2, ce dont parle la réponse 2 et ce qu’elle donnera ; carte avions, celle de ce nom.
text-help-hint = indice : ce que ferait le Maître.
text-help-why = pourquoi : ce que l’ordinateur avait en tête.
text-help-undo = annuler : reprend votre dernière décision, si la table le permet.
text-help-redo = refaire : refait ce qui a été annulé.
text-help-again = répéter : redit la question.
text-help-concede = forfait : met fin à la partie, perdue.
text-help-quit = quitter : enregistre la partie et s’arrête.

## Ce que répondent les commandes.

text-chapters = Les règles par chapitres. Tapez règles et un numéro, ou règles et un mot.
text-log-empty = Il ne s’est encore rien passé.
text-hint-none = Il n’y a rien à comparer ici.
text-hint-secret = Un indice dirait aux autres ce que vous avez en main. Tapez jouer et dites qui vous êtes, puis indice.
text-hint-off = Il n’y a pas d’indices à cette table.
text-advised = { $answer } : { $chance } % de chances de gagner.
text-aimed = Pourquoi : { $aim }.
text-why-none = Il n’y a rien à en dire.
text-undone = Annulé : { $answer }.
text-undone-something = Votre dernière décision est annulée.
text-undo-none = Rien ne peut être annulé maintenant.
text-redone = C’est refait.
text-redo-none = Il n’y a rien à refaire.
text-concede-alone = Déclarer forfait ? La partie s’arrête, et vous l’avez perdue. Tapez oui ou non.
text-concede-others = { $name } déclare forfait, et l’ordinateur prend sa place ? Tapez oui ou non.
text-yes = oui, o
text-stays = La partie continue.

## Packs.

text-die-berserk = dé Berserk : { $face }
text-die-fate = dé du Destin : { $face }
text-curse = Malédiction : { $card }. { $text }
text-tower = Tour de Tokyo, de bas en haut : { $floors }
text-berserk = { $name } est Berserk.
