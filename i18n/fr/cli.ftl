### La ligne de commande. $option et $command s’écrivent comme on les tape.

cli-problem = king-of-tokyo : { $problem }

## Aide.

cli-about = King of Tokyo sur ordinateur, contre des bots ou entre amis devant le même écran. Un projet de fans, non officiel.
cli-about-play = Ouvrir la fenêtre (aussi sans aucune commande), ou jouer dans le terminal avec --text
cli-about-simulate = Faire jouer beaucoup de parties par des bots, sans fenêtre, et compter
cli-about-soak = Jouer des parties au hasard de toutes sortes et vérifier chaque règle à chaque question
cli-about-engine = Répondre aux demandes d’autres programmes : du JSON en entrée et en sortie, une ligne à la fois
cli-about-bot = Un des bots comme programme, pour ladder --seat exec:… : en entrée ce que sait sa place, en sortie ses réponses
cli-about-ladder = Faire jouer des bots, des réseaux et d’autres programmes les uns contre les autres : beaucoup de parties depuis chaque place, taux de victoire et classement
cli-about-merge = Réunir les parts d’une série jouées avec --shard
cli-about-worth = Mesurer ce que valent les cartes, costumes, tuiles, Évolutions, malédictions et pièces des extensions de monstres ; en Duel, les cartes
cli-about-calibrate = Comparer les chances de gagner que le programme affiche avec ce qui est arrivé, tour par tour
cli-about-watch = Faire jouer une partie par des bots, racontée en phrases dans le terminal
cli-about-picture = Dessiner un écran du jeu dans un fichier PNG, sans fenêtre
cli-about-train = Laisser un réseau apprendre ce que valent les positions, en jouant contre lui-même
cli-about-solve = Résoudre le jeu à deux sans cartes Énergie, et mesurer ce que des bots perdent face au jeu parfait
cli-about-adapters = Nommer les cartes graphiques de cette machine, une par ligne : genre, interface, nom
cli-usage = Usage :{" "}
cli-usage-command = king-of-tokyo [COMMANDE] [OPTIONS]
cli-commands = Commandes{"\u00A0"}
cli-options = Options{"\u00A0"}
cli-option-game = Quel jeu : classic ou duel, le jeu pour deux [par défaut : classic]
cli-option-text = Joue dans le terminal, par réponses numérotées, sans fenêtre
cli-option-people = Qui joue ici, par son nom, comme Ada,Ben [par défaut : une personne]
cli-option-opponents = Aux autres places : easy, normal, hard, master, tout autre que ladder connaît, net:FICHIER.net ou exec:COMMANDE pour un programme, ou une liste comme normal,easy (une commande y vient en dernier ; peut être donné plusieurs fois) ; le dernier occupe les places restantes [par défaut : normal]
cli-option-players = Nombre de monstres, de 2 à 6 [par défaut : 4, en duel 2]
cli-option-monsters = Qui s’affronte en duel : deux parmi gigazaur, alienoid, space-penguin, meka-dragon, cyber-kitty et the-king, comme gigazaur,the-king ; seulement avec --game duel [par défaut : tirés par le code de la donne]
cli-option-edition = Quelle boîte du jeu classic : base ou dark [par défaut : base]
cli-option-wickedness = La jauge de Méchanceté et le côté de ses tuiles : off, red (orange avec le jeu de base), green ou mixed [par défaut : off ; red dans la Dark Edition]
cli-option-promos = Mélange les cartes promotionnelles à la pioche
cli-option-halloween = Commence avec des costumes et mélange les autres à la pioche
cli-option-no_cards = Joue sans cartes Énergie
cli-option-power_up = Joue avec les Évolutions : off, standard, basic, active, controlled ou draft [par défaut : off]
cli-option-packs = Joue avec des extensions, par exemple cultists,tower
cli-option-two_player_variant = À deux, Tokyo donne de l’énergie au lieu d’étoiles : on ou off [par défaut : on]
cli-option-bots = Les joueurs, place par place : easy, normal, hard, master, tout autre que ladder connaît, net:FICHIER.net ou exec:COMMANDE pour un programme, ou une liste comme normal,easy (une commande y vient en dernier ; peut être donné plusieurs fois) ; le dernier occupe les places restantes [par défaut : normal]
cli-option-sitting = Uniquement des bots, et lesquels : easy, normal, hard, master, exec:COMMANDE pour un programme (il est dessiné, pas démarré), ou une liste comme normal,easy ; le dernier prend les places qui restent [par défaut : une personne contre normal]
cli-option-bots_only = Uniquement des bots à la table ; la partie commence aussitôt
cli-option-continue = Reprendre la dernière partie jouée
cli-option-game_file = Une partie à continuer, ou à regarder si elle est finie
cli-option-seed = Le code de la donne, un nombre : le même donne les mêmes dés et les mêmes cartes, et en duel les mêmes monstres
cli-option-speed = Vitesse des événements : slow, normal, fast ou instant
cli-option-take_back = Jusqu’où l’on peut revenir en arrière : off (seulement avant un lancer, une carte révélée ou la réponse d’un autre), last (le dernier choix aussi) ou anything (tout) [par défaut : off]
cli-option-exit_when_over = Fermer la fenêtre à la fin de la partie
cli-option-lang = La langue : en ou fr [par défaut : celle du système]
cli-option-games = Nombre de parties [par défaut : 100]
cli-option-json = Écrire un objet JSON plutôt qu’un tableau
cli-option-timing = Mettre aussi les durées dans l’objet JSON
cli-option-threads = Nombre de parties jouées en même temps, quatre par processeur au plus [par défaut : une par processeur]
cli-option-screen = Quel écran [par défaut : play]
cli-option-turns = Nombre de tours joués avant l’image [par défaut : 6]
cli-option-size = Largeur et hauteur en pixels [par défaut : 1280x800]
cli-option-scale = Nombre de pixels de l’écran par unité de la fenêtre : 1, 1.25, 1.5 ou 2 [par défaut : 1]
cli-option-text_size = Taille du texte en pour cent : 80, 90, 100, 115, 130, 145 ou 160 [par défaut : 100]
cli-option-theme = dark (sombre) ou light (clair) [par défaut : dark]
cli-option-contrast = Avec un contraste élevé
cli-option-sight = Pour une vision des couleurs habituelle (usual), ou avec protanopia, deuteranopia ou tritanopia [par défaut : usual]
cli-option-asked = La première question de ce nom après ces tours, seulement avec --screen play : roll, yield, buy…
cli-option-event = En mouvement à partir du premier événement de ce nom après ces tours, seulement avec --screen play : dice-rolled, life-lost, eliminated…
cli-option-after = Tant de millisecondes après le début de cet événement
cli-option-chapter = Quel chapitre des règles avec --screen help (short, … ; un nom inconnu les énumère), ou quel objet avec --screen gallery (card-jets, …) [par défaut : le premier]
cli-option-frames = Dessiner ce nombre d’images de la partie qui continue, seulement avec --screen play, et afficher le temps qu’il a fallu
cli-option-out = Le fichier à écrire
cli-option-from = Le numéro de la première partie [par défaut : 0]
cli-option-saves = Enregistrer et relire à chaque question d’une partie sur N [par défaut : 20]
cli-option-coverage = Afficher combien de fois chaque carte et tuile a été gagnée, utilisée et copiée ; pour un duel, aussi chaque jeton Buzz, pouvoir, question et fin
cli-option-schema = Écrire le schéma JSON des demandes
cli-option-seat = Les joueurs d’une table : easy, normal, hard, master, tout autre du groupe, net:FICHIER.net, ou exec:COMMANDE pour un programme ; une fois pour chacune des 2 à 6 places, en duel 2
cli-option-move_time = Le temps d’un programme pour une réponse, en millisecondes [par défaut : 10000]
cli-option-game_time = Le temps maximal d’un programme pour toutes ses réponses d’une partie, en millisecondes [par défaut : sans limite]
cli-option-resume = Garder les parties finies dans ce fichier, et continuer avec celles qui y sont
cli-option-records = Garder la trace de chaque partie dans ce dossier
cli-option-record_proof = Éprouver plutôt les traces des parties : écrites, relues, abîmées
cli-option-record = La trace d’une partie à raconter, au lieu d’une nouvelle partie ; - la lit sur l’entrée standard
cli-option-from_turn = Raconter à partir de ce tour
cli-option-to_turn = Raconter jusqu’à la fin de ce tour
cli-option-record_schema = Écrire le schéma JSON des lignes d’une trace
cli-option-bot_who = Quel bot : easy, normal, hard, master, ou tout autre que ladder mesure
cli-option-bot_seed = Le nombre de sa propre chance [par défaut : 1]
cli-option-net = Quel réseau : classic-two (deux places), classic-bare (deux sans cartes), classic-many (de trois à six), duel
cli-option-training = Combien de parties il joue en tout [par défaut : 60000]
cli-option-net_out = Le fichier à écrire ; s’il existe, l’entraînement reprend de là [par défaut : le nom du réseau]
cli-option-foresight = Apprendre de ce que prévoit le plan de chaque tour et non de qui gagne, par séries de huit mille parties : pour un réseau qui sait déjà beaucoup
cli-option-linear = Sans couche cachée, pour comparer
cli-option-train_round = Ne jouer que les parties de cette manche (la première est 0) et les garder avec --resume ; merge en apprend
cli-option-against = Entraîner contre des poids figés, et non contre lui-même ; à redonner pour reprendre
cli-option-ladder_players = Nombre de monstres à une table, de 2 à 6 [par défaut : 2]
cli-option-match = L’un contre une table pleine de l’autre, comme greedy:random ou master:exec:./bot
cli-option-pool = Qui est mesuré l’un contre l’autre, comme random,greedy,normal (exec:COMMANDE vient en dernier dans une liste ; peut être donné plusieurs fois) [par défaut : tous]
cli-option-sprt = S’arrêter dès qu’il est décidé si la part du premier de --match est plutôt de BAS ou de HAUT pour cent, comme 50:55 (erreurs 5 %)
cli-option-plain = Sans la part corrigée de la chance, qui prend du temps
cli-option-ladder_timing = Dire combien de temps chacun a réfléchi à une réponse
cli-option-shard = Ne jouer que la part K sur N des parties ; chaque part les garde avec --resume dans un fichier à elle, et merge les réunit
cli-option-merge_files = Les fichiers de toutes les parts
cli-option-worth_items = Lesquelles, par leur nom comme nova-breath ou jets, en Duel extra-head [par défaut : tout ce qui est sur la table]
cli-option-worth_who = Le joueur : easy, normal, hard, master, tout autre du groupe, ou net:FICHIER.net [par défaut : master]
cli-option-worth_turns = Dans quels tours d’un joueur quelque chose est donné [par défaut : 3,6,9]
cli-option-worth_games = Nombre de parties, chacune rejouée avec tout ce qui est donné [par défaut : 200]
cli-option-ladder_games = Nombre de parties de chaque match, arrondi pour que chaque place serve autant [par défaut : 200]
cli-option-variant = Ce que donne Tokyo : stars (étoiles), energy (la variante à deux) ou both (l’une puis l’autre) [par défaut : both]
cli-option-levels = Ceux qui sont mesurés : easy, normal, hard, master, tout autre que ladder connaît, net:FICHIER.net ou exec:COMMANDE, ou une liste comme easy,normal [par défaut : personne]
cli-option-perfect = Faire jouer chaque niveau contre le jeu parfait plutôt que contre lui-même
cli-option-measured = Nombre de parties de chaque niveau [par défaut : 1000]
cli-option-nets = Un de plus dans le lot : un réseau écrit par train pour de telles tables, au nom de son fichier ; peut être donné plusieurs fois
cli-option-calibrated = Les joueurs, place par place : easy, normal, hard, master, tout autre que ladder connaît, net:FICHIER.net ou exec:COMMANDE pour un programme, ou une liste comme normal,easy (une commande y vient en dernier ; peut être donné plusieurs fois) ; le dernier occupe les places restantes [par défaut : master]
cli-option-records_read = Lire les parties de ce dossier, et des dossiers qu’il contient, au lieu de jouer
cli-option-plot_out = En faire aussi une image, dans ce fichier PNG
cli-option-help = Afficher cette aide
cli-option-version = Afficher la version

## Refus, en une ligne.

cli-unknown-option = il n’y a pas d’option { $option } ici ; il y a { $allowed }
cli-bot-misheard = ce qui a été dit au bot n’est pas compris : { $reason }
cli-unknown-command = il n’y a pas de commande { $command } ; il y a { $allowed }
cli-wrong-value = { $option } ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }
cli-missing-value = { $option } demande une valeur ; valeurs possibles : { $allowed }
cli-needless-value = { $option } s’écrit seul, sans « { $value } »
cli-interrupted = Interrompu : { $done } sur { $games }
cli-missing-option = il manque { $option }
cli-option-twice = { $option } est donné plus d’une fois
cli-options-apart = { $option } et { $other } ne vont pas ensemble ; retirez l’un des deux
cli-option-before-command = les options se placent après la commande, par exemple : king-of-tokyo play --seed 7
cli-not-understood = cette ligne de commande n’est pas claire ; les options sont { $allowed }
cli-allowed-whole = nombres entiers de { $least } à { $most }
cli-allowed-size = LARGEURxHAUTEUR, chacune de { $least } à { $most }
cli-allowed-file = le nom d’un fichier
cli-allowed-game-file = un fichier dont le nom finit par .kot
cli-allowed-duellists = deux différents, comme gigazaur,the-king, parmi { $monsters }
cli-allowed-people = des noms de 1 à { $most } lettres
cli-too-many-people = --people nomme { $people } personnes pour { $players } places
cli-not-by-text = { $option } concerne la fenêtre et ne veut rien dire avec --text
cli-text-no-input = ce qui est tapé ne peut pas être lu : { $reason }
cli-allowed-contestant = { $known }, net:FICHIER.net, exec:COMMANDE
cli-allowed-match = A:B, chacun parmi { $known }, net:FICHIER.net, exec:COMMANDE
cli-allowed-pool = au moins deux parmi { $known }, net:FICHIER.net, exec:COMMANDE
cli-allowed-sprt = deux parts en pour cent, la plus petite d’abord, comme 50:55
cli-allowed-shard = K/N, comme 2/4 pour la deuxième part sur quatre
cli-allowed-nothing = rien
cli-wrong-seats = --game { $game } demande { $most ->
    [2] exactement 2
   *[other] { $least } à { $most }
} places ; cette ligne de commande en donne { $seats }
cli-other-game = { $option } va avec --game { $owner } et ne veut rien dire avec --game { $game }
cli-too-many-levels = --bots nomme { $levels } bots pour { $players } places ; il en faut au plus un par place
cli-bot-blunder = le bot de la place { $seat } n’a pas eu de réponse valable ; merci de le signaler avec cette commande, qui rejoue la partie : { $command }
cli-broken-rule = une partie a mené à une position impossible ; merci de la signaler avec cette commande, qui la rejoue : { $command }
cli-output-failed = impossible d’écrire le résultat : { $reason }
cli-input-failed = impossible de lire l’entrée : { $reason }
cli-no-plain-file = c’est un dossier, un périphérique ou un tube ; nommez un fichier ordinaire
cli-too-long = il est trop long pour cela
cli-unwritable = impossible d’écrire { $file } : { $reason }
cli-standard-input = l’entrée standard
cli-record-unreadable = impossible de raconter { $file } : { $reason }
cli-record-other-rules = Partie jouée avec d’autres règles : après { $answers } réponses (ligne { $line } du fichier), elles diffèrent de celles de cette version : { $reason }. Voici la situation de chacun à partir de là :
cli-record-damaged = Le fichier est abîmé à partir de la ligne { $line } : { $reason }. Tout ce qui précède a été raconté.
cli-picture-unfinished = les bots se sont arrêtés avant la fin de la partie
cli-picture-no-renderer = rien de cette taille ne peut être dessiné sans fenêtre
cli-picture-frames = { $count ->
    [one] Une image
   *[other] { $count } images
} sur un seul fil : la moitié en { $half } ms au plus, 99 % en { $most } ms au plus, la plus lente en { $slowest } ms
cli-other-screen = { $option } va avec --screen { $screen }
cli-not-there = après ces tours, cette partie n’a pas de « { $name } » ; essayez un autre --seed ou moins de --turns
cli-no-chapter = il n’y a pas de chapitre « { $chapter } » dans ces règles ; il y a : { $chapters }

## Ce qu’affiche simulate.

cli-report-head = { $games ->
    [one] Une partie
   *[other] { $games } parties
} { $game ->
    [duel] de Duel
   *[other] à { $players } monstres
}, donne { $seed }
cli-report-level = niveau
cli-report-seat = place
cli-report-wins = victoires
cli-report-share = part
cli-report-interval = intervalle à 95 %
cli-report-chance = au hasard
cli-percent = { $number } %
cli-report-ended = Gagnées aux étoiles : { $stars }. Gagnées par le dernier survivant : { $survivor }. Gagnées dans un ultime rugissement : { $roar }. Gagnées au sommet de la Tour : { $tower }. Sans vainqueur : { $nobody }. Partagées : { $shared }.
cli-report-ended-duel = Gagnées par la gloire : { $fame }. Gagnées par la destruction : { $destruction }. Gagnées sous les projecteurs : { $spotlight }. Gagnées par K.-O. : { $knockout }.
cli-report-unfinished = Arrêtées car sans fin : { $count }.
cli-report-length = En moyenne { $turns } tours et { $decisions } décisions.
cli-report-timing = { $seconds } s : { $games } parties et { $decisions } décisions par seconde.

## Ce que disent les séries gardées, et les programmes à la table.

cli-run-other = { $file } contient une autre série ; donnez les mêmes options, ou un autre fichier
cli-run-unreadable = { $file } ne peut pas être lu comme une série : { $reason }
cli-run-version = il a été écrit par une autre version de ce programme
cli-run-replaced = { $file } a été remplacé ou supprimé pendant les parties ; recommencez avec le bon fichier pour jouer ce qui y manque
cli-program-forfeits = partie { $game }, place { $seat } ({ $who }) : { $reason } ; la partie est perdue par forfait
cli-program-not-started = le programme ne peut pas démarrer : { $reason }
cli-program-gone = le programme s’est arrêté
cli-program-none = la commande ne nomme aucun programme, ou un programme qui ne peut pas être exécuté
cli-program-late = pas de réponse en { $time } ms
cli-program-out-of-time = plus de { $time } ms pour les réponses d’une partie
cli-program-nonsense = ce n’est pas une réponse permise : { $said }
cli-program-failed = le programme de la place { $seat } ({ $who }) ne peut pas continuer : { $reason }
cli-ladder-who = qui
cli-ladder-points = points
cli-ladder-forfeits = forfaits

## Ce qu’affiche ladder.

cli-ladder-both = il ne faut que l’un de --match, --pool et --seat : un match, tout un groupe, ou une table
cli-ladder-seats = --players { $players } ne va pas : --seat est donné { $seats } fois
cli-ladder-sprt = --sprt décide un match ; donnez aussi --match
cli-ladder-head = { $games ->
    [one] Une partie
   *[other] { $games } parties
} { $game ->
    [duel] de Duel
   *[other] à { $players } monstres
}, donne { $seed } : chaque match sur { $seeds ->
    [one] une donne
   *[other] les mêmes { $seeds } donnes
}, une fois depuis chaque place
cli-ladder-against = contre
cli-ladder-games = parties
cli-ladder-luck-out = sans la chance
cli-ladder-answers = réponses
cli-ladder-mean = ms chacune
cli-ladder-longest = la plus longue, ms
cli-ladder-turns = tours
cli-ladder-rating = cote
cli-ladder-mixed = tables mixtes
cli-ladder-ratings = Cotes sur l’échelle Elo, avec leurs intervalles à 95 % ({ $anchor } = 0)
cli-ladder-no-interval = — : trop peu de parties pour un intervalle ; jouez-en davantage
cli-ladder-unwon = Sans vainqueur : { $unwon }. Arrêtées car sans fin : { $unfinished }.
cli-ladder-forfeited = { $forfeited ->
    [one] Une partie a été perdue par forfait.
   *[other] { $forfeited } parties ont été perdues par forfait.
}
cli-ladder-tested = { $decided ->
    [low] Décidé : plutôt { $low } que { $high }
    [high] Décidé : plutôt { $high } que { $low }
   *[open] Pas encore décidé entre { $low } et { $high }
} (rapport de vraisemblance logarithmique { $llr }, décidé à ±{ $bound } ; erreurs { $error }).

## Ce que dit merge.

cli-merge-nothing = ces fichiers ne contiennent pas de série à réunir ; donnez les fichiers que --resume a écrits avec --shard
cli-merge-other = { $file } est une part d’une autre série
cli-merge-part = la part { $part } manque ; donnez les fichiers de toutes les parts
cli-merge-unfinished = { $done } morceaux sur { $pieces } sont là ; jouez d’abord chaque part jusqu’au bout

## Ce que dit worth.

cli-worth-head = Ce que vaut chaque chose, en points sur cent : { $games ->
    [one] une partie
   *[other] { $games } parties
} de { $players } monstres, jouées par { $who }, code de la donne { $seed }
cli-worth-item = quoi
cli-worth-given = données
cli-worth-worth = valeur
cli-worth-said = attendu
cli-worth-gap = de trop
cli-worth-turn = tour { $turn }
cli-worth-rms = Les chances annoncées se trompent de { $gap } points (moyenne quadratique, bruit retiré).
cli-worth-program = worth a besoin d’un joueur à nous : il rejoue souvent la même partie à partir du milieu
cli-worth-unknown = il n’y a rien qui se nomme « { $item } » et que --game { $game } puisse donner ; les noms sont ceux des enregistrements, comme { $game ->
    [duel] extra-head
   *[other] nova-breath
}

## Ce qu’affiche calibrate.

cli-calibrate-head = Chances de gagner au début de chaque tour : { $games ->
    [one] une partie
   *[other] { $games } parties
}{ $source ->
    [played] , donne { $seed }
   *[read] {""}
}, { $moments } moments
cli-calibrate-table = table
cli-calibrate-all = toutes les tables
cli-calibrate-with = avec { $box }
cli-calibrate-moments = moments
cli-calibrate-brier = Brier
cli-calibrate-constant = constante
cli-calibrate-slope = pente
cli-calibrate-bin = chances
cli-calibrate-said = annoncées
cli-calibrate-happened = réalisées
cli-calibrate-legend = Un moment est une place encore en jeu au début d’un tour. Brier : le carré moyen de l’écart entre les chances et l’issue ; constante : le même pour qui annonce toujours la moyenne. Pente : 1 quand les chances sont aussi sûres qu’il faut, moins quand elles le sont trop.
cli-calibrate-left-out = { $count ->
    [one] Laissée de côté : une partie
   *[other] Laissées de côté : { $count } parties
}
cli-calibrate-left = { $file } : { $reason }
cli-calibrate-endless = une partie a été arrêtée car sans fin
cli-calibrate-running = la partie n’est pas finie
cli-calibrate-given-up = la partie s’est finie par un forfait
cli-calibrate-other-rules = elle a été jouée avec d’autres règles ; la ligne { $line } diffère : { $reason }
cli-calibrate-damaged = le fichier est abîmé à partir de la ligne { $line } : { $reason }
cli-calibrate-unreadable = rien à mesurer dans { $file } : { $reason }
cli-calibrate-no-record = il n’y a là aucun fichier dont le nom finit par .kot
cli-calibrate-no-game = { $count ->
    [one] la seule partie qui s’y trouve est laissée de côté
   *[other] les { $count } parties qui s’y trouvent sont laissées de côté, la première
} ({ $file } : { $reason })
cli-calibrate-plot-slope = Pente { $slope } (95 % : { $interval }) ; 1, c’est aussi sûr qu’il faut ; moins, c’est trop sûr
cli-calibrate-plot-brier = Score de Brier { $brier }, et { $constant } pour qui annonce toujours la moyenne ; colonnes : combien de fois c’est annoncé
cli-calibrate-plot-said = Les chances de gagner annoncées →
cli-calibrate-plot-happened = ↑ Combien de fois c’est gagné

## Ce qu’affiche solve.

cli-solve-head = { $variant ->
    [stars] Des étoiles dans Tokyo
   *[energy] De l’énergie dans Tokyo
} : deux monstres, sans cartes Énergie
cli-solve-found = { $positions } positions, aucune calculée plus { $sweeps ->
    [1] d’une fois
   *[other] de { $sweeps } fois
}, en { $seconds } s.
cli-solve-first = Le premier joueur gagne { $chance } des parties quand les deux jouent parfaitement.
cli-solve-loss = Chances de victoire perdues, en pour cent d’une partie, par partie et par joueur : { $games } parties de chaque niveau contre { $rival ->
    [perfect] le jeu parfait
   *[same] lui-même
}, donne { $seed }, en { $seconds } s
cli-solve-all = perte
cli-solve-dice = par les dés
cli-solve-yields = en fuyant ou en restant

## Ce qu’affiche soak.

cli-soak-clean = { $games } parties, { $answers } réponses : toutes les règles ont tenu. { $saved } positions enregistrées et relues, { $views } vues comparées.
cli-soak-broken = une règle a été enfreinte ({ $reason }) ; merci de le signaler avec cette commande, qui rejoue la partie : { $command }
cli-soak-records = { $games } parties, { $answers } réponses, { $bytes } octets : chaque trace a été relue telle qu’elle fut écrite. { $harmed } copies abîmées ont rendu la dernière réponse intacte ou ont été refusées.
cli-soak-card = carte ou tuile
cli-soak-thing = carte, pouvoir, jeton, question, fin
cli-soak-gained = gagnée
cli-soak-used = utilisée
cli-soak-copied = copiée
cli-soak-missing = { $count ->
    [0] Aucun zéro dans ce tableau.
    [one] Un nombre de ce tableau est zéro.
   *[other] { $count } nombres de ce tableau sont zéro.
}

## Ce qu’affiche watch au début d’un tour.

cli-standing = { $who } { $hearts }♥ { $stars }★ { $energy }⚡
cli-standing-tokyo = { $who } (Tokyo) { $hearts }♥ { $stars }★ { $energy }⚡

## Entraînement.

cli-train-games = parties
cli-train-seconds = secondes
cli-train-exact = contre exact
cli-train-refused = { $file } ne peut pas servir : { $reason }
cli-train-other-seed = l’entraînement qui s’y trouve a le code { $seed } ; donnez --seed { $seed } pour le poursuivre, ou un autre --out
cli-train-is-linear = le réseau qui s’y trouve n’a pas de couche cachée ; ajoutez --linear pour le poursuivre, ou donnez un autre --out
cli-train-not-linear = le réseau qui s’y trouve a une couche cachée ; omettez --linear pour le poursuivre, ou donnez un autre --out
cli-train-enough = le réseau qui s’y trouve a déjà appris de { $games } parties, que --games compte aussi : donnez-en plus, ou un autre --out
cli-train-against-itself = jouez contre une copie : ce qui apprend ne peut être figé
cli-train-other-round = { $file } n’est pas avant la manche { $round } : la prochaine est { $next }
cli-train-went-on = il a été entraîné depuis que ces parties ont été jouées
cli-train-merged = { $file } a appris ; il a maintenant joué { $games } parties.
cli-train-not-written = { $file } n’a pas pu être écrit : { $reason }

## Le programme qui ouvre le jeu sans terminal (Windows)

launcher-alone = Le jeu lui-même manque : { $path }. Décompressez le dossier entier, ou réinstallez le jeu.
launcher-unstarted = Le jeu ne peut pas être lancé : { $path } : { $why }.
launcher-stopped = King of Tokyo s’est arrêté sur une erreur. { $said }
