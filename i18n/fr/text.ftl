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

## Le début et la fin.

text-begins = King of Tokyo, joué par écrit. Tapez le numéro de votre réponse, ou ? pour l’aide.
text-seat-you = Vous jouez { $monster }.
text-seat-person = { $who } se joue ici.
text-seat-person-monster = { $who }, avec { $monster }, se joue ici.
text-seat-bot = { $who } est joué par l’ordinateur : { $level }.
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
text-speak = Regarder ses Évolutions, et en jouer une
text-speak-other = Laisser quelqu’un d’autre regarder les siennes, et en jouer une
text-speak-none = Personne n’a rien que les autres ne doivent pas voir.

## Une question.

text-asked = { $name } : { $question }
text-dice = Dés : { $dice }.
text-dice-beside = Dés de la carte : { $dice }.
text-die = { $number } : { $face }
text-answer = { $number }. { $answer }
text-prompt = Votre réponse, de 1 à { $count } :{" "}
text-wrong = Tapez un nombre de 1 à { $count }, ou ? pour l’aide.
text-wrong-only = Tapez 1, ou ? pour l’aide.
text-refused = Ce n’est pas possible maintenant.
text-reroll = Relancer, en choisissant les dés à garder
text-which-dice = Quels dés gardez-vous ? Tapez leurs numéros, comme 1 3 4, ou 0 pour aucun. Entrée seule revient en arrière.
text-which-prompt = Dés gardés :{" "}
text-wrong-dice = Tapez les numéros des dés à garder, de 1 à { $count }, séparés par des espaces, ou 0 pour n’en garder aucun.
text-keeps-all = Tous les dés seraient gardés. Pour vous arrêter, choisissez cette réponse.
text-keep-none = Il n’y a rien à relancer maintenant.

## Ce que font les réponses.

text-do-group = { $face } : { $effect }
text-do-turn = { $card } : tourner le dé { $die }, de { $from } à { $to }
text-do-die = { $card } : relancer le dé { $die } ({ $face })
text-do-die-face = Dé { $die } : { $face }
text-do-with = { $card } : { $answer }
text-do-owner = { $name } utilise { $card }
text-do-paying = { $answer }, pour { $energy }⚡
text-do-heal = se soigner avec { $count }♥
text-do-poison = ôter { $count } Poison
text-do-shrink = ôter { $count } Toupetit
text-do-other = soigner { $name } avec { $count }♥
text-do-hearts-none = n’utiliser aucun cœur

## Bon à savoir, là où la fenêtre parle de la souris.

text-hint-roll = Gardez les dés qui vous plaisent et relancez les autres. Trois chiffres identiques rapportent des étoiles.
text-hint-opponent = Un dé peut être relancé.
text-hint-change = Une carte vous permet de changer des dés.
text-hint-group = En général, l’ordre importe peu.
text-hint-beside = Ces dés ont été lancés pour votre carte. Un dé qui montre un trois peut être relancé.
text-hint-buy = Vous avez { $energy }⚡.
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
text-nothing-about = La réponse { $number } ne parle d’aucune carte.
text-too-many = { $count } cartes s’appellent ainsi : { $cards }. Tapez plus de lettres.

## Les commandes : des mots qu’on peut taper, celui que l’aide nomme en premier.

text-command-help = ?, aide, h
text-command-table = table, t
text-command-rules = règles
text-command-log = journal, j
text-command-card = carte, c
text-command-hint = conseil
text-command-why = pourquoi
text-command-keep = garder, g
text-command-play = jouer
text-command-undo = annuler, a
text-command-redo = refaire
text-command-again = répéter, r
text-command-concede = forfait
text-command-quit = quitter, q

text-help-answer = Un numéro : donne cette réponse.
text-help-keep = garder 1 3 4 : relance tous les dés sauf ceux-là ; garder 0 les relance tous.
text-help-play = jouer : montre ses Évolutions à qui en a, pour en jouer une, qui que ce soit qui décide.
text-help-table = table : où en sont les monstres, et ce qui est à vendre.
text-help-rules = règles : les chapitres des règles ; règles 2 dit le deuxième.
text-help-log = journal : ce qui vient de se passer ; journal 5 remonte de cinq tours.
text-help-card = carte : explique toutes les cartes sur la table ; carte 2, celle de la réponse 2 ; carte avions, celle de ce nom.
text-help-hint = conseil : ce que ferait le Maître.
text-help-why = pourquoi : ce que l’ordinateur avait en tête.
text-help-undo = annuler : reprend votre dernière décision, si la table le permet.
text-help-redo = refaire : refait ce qui a été annulé.
text-help-again = répéter : redit la question.
text-help-concede = forfait : met fin à la partie, perdue.
text-help-quit = quitter : enregistre la partie et s’arrête.

## Ce que répondent les commandes.

text-chapters = Les règles par chapitres. Tapez règles et un numéro.
text-log-empty = Il ne s’est encore rien passé.
text-hint-none = Il n’y a rien à comparer ici.
text-hint-secret = Un conseil dirait aux autres ce que vous avez en main. Tapez jouer et dites qui vous êtes, puis conseil.
text-hint-off = Il n’y a pas de conseils à cette table.
text-advised = { $answer } : { $chance } pour cent de chances de gagner.
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
