### La fenêtre : écrans, boutons, erreurs, ligne de commande.

app-title = King of Tokyo
app-title-waits = ● King of Tokyo : à vous
goal = But : 20 étoiles à la fin d’un tour, ou être le dernier monstre debout.
goal-tower = But : 20 étoiles à la fin d’un tour, le sommet de la Tour de Tokyo, ou être le dernier monstre debout.

## Partout

back = Retour
close = Fermer
key-enter = Entrée
key-escape = Échap
key-page-up = Page préc.
key-page-down = Page suiv.

## Accueil

title-tagline = Écrasez vos rivaux, prenez la ville, soyez le roi.
title-continue = Continuer
title-continue-line = Tour { $turn } · { $when }
title-tokyo = Tokyo
title-now = à l’instant
title-minutes = { $count ->
    [one] il y a 1 minute
   *[other] il y a { $count } minutes
}
title-hours = { $count ->
    [one] il y a 1 heure
   *[other] il y a { $count } heures
}
title-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}
title-play = De 2 à 6 monstres : 20 étoiles, ou le dernier debout
title-settings = Réglages
title-about = À propos
title-quit = Quitter
title-unofficial = Un projet de fans, gratuit et non officiel. King of Tokyo est un jeu de Richard Garfield, édité par IELLO.

## Apprendre à jouer

title-learn = Apprendre
learn-title = Apprendre à jouer
learn-hint = Jouez une première partie : environ cinq minutes, avec quelqu’un qui vous dit quoi faire. Vous pouvez la quitter à tout moment et la reprendre plus tard.
learn-classic = La première partie de King of Tokyo
learn-duel = La première partie de Duel
learn-new = Commencer
learn-on = Reprendre où vous en étiez
learn-again = Terminée : la rejouer
learn-from-start = Depuis le début
learn-rules = Toutes les règles, à consulter
learn-offer-title = Est-ce votre première partie ?
learn-offer-body = Apprenez King of Tokyo en jouant : environ cinq minutes, avec quelqu’un qui vous dit quoi faire. Vous la retrouverez dans « Apprendre ».
learn-offer-yes = Jouer la première partie
learn-offer-no = Pas maintenant
learn-key-no = N
settings-on = Oui
settings-off = Non
settings-seconds = { $count } s
settings-tips = Astuces
settings-tips-hint = Une phrase quand quelque chose arrive pour la première fois. Chaque astuce n’est donnée qu’une fois.
settings-tips-again = Revoir toutes les astuces
settings-coaching = Garde-fou
settings-coaching-hint = Vous avertit avant une réponse qui coûte beaucoup de chances de gagner. Seulement là où les indices sont permis.
settings-never-replaces = Proposer de remplacer les cartes
settings-never-replaces-hint = Quand vous ne pouvez payer aucune carte, seulement remplacer les trois.
settings-never-replaces-off = Toujours
settings-never-replaces-on = Si je peux payer
settings-order = Demander quels dés comptent d’abord
settings-order-hint = « Si cela compte » : seulement si deux ordres finissent autrement. « Jamais » : l’ordre habituel, ou celui qui gagne.
order-always = Toujours
order-matters = Si cela compte
order-never = Jamais
settings-hands-over = Passage de main
settings-hands-over-hint = À plusieurs devant un écran, la personne à qui c’est de répondre dit qui elle est avant que la question s’affiche.
settings-timer = Temps de réponse
settings-timer-hint = Combien de temps vous pouvez réfléchir à une question. Le temps s’arrête quand un menu est ouvert.
settings-time-up = Quand le temps est écoulé
settings-time-up-hint = Un signal vous le rappelle, ou la réponse habituelle est donnée pour vous.
settings-time-up-signal = Un signal seulement
settings-time-up-answer = La réponse habituelle
coach-title = Ce choix coûte { $points } points de pourcentage. Continuer ?
coach-body = « { $said } » vous laisse { $now } % de chances de gagner. Avec « { $instead } », ce serait { $best } %, selon l’ordinateur.
coach-think = Réfléchir encore
coach-mean = Le faire
clock-over = Le temps est écoulé
clock-then = puis : { $said }
clock-then-roll = puis les dés sont lancés
tip-title = Astuce
lesson-title = Première partie
lesson-step = { $nth } sur { $all }
lesson-next = Continuer
lesson-astray = Faisons d’abord ceci :
lesson-leave = Quitter la première partie
lesson-leave-hint = Vous pourrez la reprendre ici : Apprendre, sur l’écran titre.
lesson-play = Jouer une vraie partie
lesson-unreadable = Cette première partie ne peut pas être jouée dans cette version. Les règles sont sous F1.

## Préparation de la table

setup-title = Qui joue ?
setup-count = { $count } monstres (2 à 6)
setup-by-human = Sur cet écran
setup-by-bot = Ordinateur
setup-program-example = python3 bot.py
setup-program-hint = La commande qui démarre votre programme. Il s’exécute sur cet ordinateur avec vos droits, et seulement quand vous lancez une partie ici : une partie enregistrée ne l’exécute jamais. Ce qu’il reçoit et répond est décrit dans docs/protocol.md.
setup-program-missing = Place { $seat } : tapez la commande du programme.
setup-change-monster = Choisir un autre monstre
setup-remove = Retirer ce monstre
setup-add = Ajouter un monstre
setup-edition = Édition
setup-edition-base = Jeu de base
setup-edition-dark = Dark Edition
setup-wickedness = Jauge de Méchanceté
setup-wickedness-hint = Trois 1 donnent 2 points de Méchanceté, trois 2 en donnent 1. À 3, 6 et 10, vous pouvez prendre une tuile.
setup-wickedness-off = Sans
setup-wickedness-red = Rouge
setup-wickedness-orange = Orange
setup-wickedness-green = Verte
setup-wickedness-mixed = Mixte
setup-cards = Cartes
setup-cards-power = Cartes Énergie
setup-cards-power-hint = Les cartes qui s’achètent avec de l’énergie. Sans elles, il n’y a pas de marché.
setup-cards-promo = Promos
setup-cards-promo-hint = Quelques cartes de plus dans la pioche.
setup-cards-costumes = Costumes
setup-cards-costumes-hint = Chacun commence avec un costume. Les autres sont dans la pioche.
setup-power-up = Power-Up !
setup-power-up-off = Non
setup-power-up-off-hint = Power-Up ! donne à chaque monstre huit Évolutions à lui.
setup-power-up-standard = Standard
setup-power-up-standard-hint = Chacun commence avec une Évolution en main. Pour trois cœurs, piochez-en deux et gardez-en une.
setup-power-up-basic = Pioche de base
setup-power-up-basic-hint = Chacun commence avec une Évolution en main. Pour trois cœurs, piochez-en une et gardez-la.
setup-power-up-active = Active
setup-power-up-active-hint = Chacun commence avec une Évolution en jeu et aucune en main. Pour trois cœurs, piochez-en deux et gardez-en une.
setup-power-up-controlled = Contrôlée
setup-power-up-controlled-hint = Des deux Évolutions piochées pour trois cœurs, gardez-en une ; l’autre passe sous votre pioche et reviendra.
setup-power-up-draft = Draft
setup-power-up-draft-hint = Toutes les Évolutions sont mélangées. Avant la partie, prenez-en une, passez les autres, et formez ainsi votre pioche de huit.
setup-no-evolutions = Cthulhu, King Kong, Anubis et Cybertooth n’ont pas d’Évolutions ici : ils ne jouent pas avec Power-Up !
setup-packs = Extensions
setup-pack-cultists = Cultistes
setup-pack-cultists-hint = Quatre dés identiques vous apportent un Cultiste. Dépensez-le à tout moment contre 1 cœur, 1 énergie ou un lancer de plus.
setup-pack-tower = Tour de Tokyo
setup-pack-tower-hint = Dans Tokyo, quatre 1 vous font gravir la Tour. Ses étages donnent cœurs et énergie ; le monstre qui atteint le sommet gagne.
setup-pack-transformation = Transformation
setup-pack-transformation-hint = Pour 1 énergie par tour, retournez votre carte : la bête relance un dé à chaque tour, mais n’achète rien.
setup-pack-curses = Malédictions
setup-pack-curses-hint = Une malédiction s’impose à tous. Le dé du Destin, lancé avec les autres, la change ou la fait frapper.
setup-pack-berserk = Berserk
setup-pack-berserk-hint = Quatre griffes vous rendent Berserk : vous lancez un dé de plus, à griffes et à crâne, jusqu’à regagner des cœurs.
setup-note-packs = Les extensions se mélangent entre elles et avec tout le reste, même Power-Up !
setup-surprise = Au hasard
setup-surprise-hint = Choisit des extensions au hasard. Les joueurs restent les mêmes.
setup-cards-needed = Activez d’abord les cartes Énergie : celles-ci en font partie.
setup-note-base = Le jeu tel qu’il sort de sa boîte.
setup-note-dark = La Dark Edition a sa propre pioche et ses propres coûts, et se joue toujours avec la jauge de Méchanceté.
setup-note-no-cards = Sans cartes Énergie, rien ne s’achète. Les promos et les costumes en sont aussi : ils restent dans la boîte.
setup-pick = Choisissez un monstre
setup-monster-here = À cette place
setup-monster-free = Libre
setup-monster-guest = Libre, d’une autre boîte
setup-monster-swaps = Échanger avec { $name }
setup-variant = Variante à deux joueurs
setup-variant-hint = Entrer dans Tokyo et y commencer son tour donnent chacun 1 énergie au lieu d’étoiles.
setup-variant-no-cards = Entrer dans Tokyo et y commencer son tour donnent chacun 1 énergie au lieu d’étoiles. Sans cartes Énergie, elle n’achète rien.
setup-only-bots = Que des ordinateurs : vous regardez.
setup-advanced = Options avancées
setup-hints = Indices
setup-hints-hint = Les joueurs peuvent demander ce que ferait le Maître (H).
setup-take-back = Retour en arrière
take-back-off = Limité
take-back-off-hint = Seulement avant un lancer, une carte révélée ou la réponse d’un autre.
take-back-last = Dernier choix
take-back-last-hint = Votre dernier choix aussi. Les mêmes dés reviennent.
take-back-anything = Tout
take-back-anything-hint = Aussi loin que vous voulez. Les mêmes dés reviennent.
setup-seed = Code de la donne
setup-seed-random = au hasard
setup-seed-hint = Le même nombre donne les mêmes dés et les mêmes cartes.
setup-seed-no-number = Ce code est un nombre entier. Laissez vide pour un tirage au hasard.
setup-seed-too-large = Le plus grand code est { $most }.
setup-start = Commencer

who-human = Humain
who-easy = Facile
who-normal = Normal
who-hard = Difficile
who-master = Maître
who-guest = Programme

seat-acts = À ce monstre de jouer.
character-told = { $character } : { $says }
character-gigazaur = Intrépide
character-gigazaur-says = Frappe dès que possible : il n’y a jamais trop de griffes.
character-cyber-kitty = Rusé
character-cyber-kitty-says = Laisse les autres se battre pour Tokyo, et n’y reste guère.
character-the-king = Fier
character-the-king-says = Tokyo, c’est chez lui : il y reste tant qu’il a des cœurs à perdre.
character-meka-dragon = Rancunier
character-meka-dragon-says = Paisible tant qu’il ne saigne pas, puis il rend coup pour coup.
character-space-penguin = Prudente
character-space-penguin-says = Se soigne tôt, et fuit Tokyo dès les premières égratignures.
character-alienoid = Collectionneur
character-alienoid-says = Achète chaque carte qu’il peut payer.
character-cyber-bunny = Économe
character-cyber-bunny-says = Remplit sa réserve d’énergie, et déteste y toucher.
character-kraken = Avide
character-kraken-says = Veut des étoiles, et tout de suite.
character-boogie-woogie = Sournois
character-boogie-woogie-says = Frappe et s’éclipse : Tokyo est trop lumineux pour lui.
character-pumpkin-jack = Rancunier
character-pumpkin-jack-says = Aime les étoiles, et que les autres n’aient plus de cœurs.
character-pandakai = Patient
character-pandakai-says = Amasse d’abord cœurs et énergie, et frappe plus tard.
character-cthulhu = Millénaire
character-cthulhu-says = A tout son temps : amasse énergie et cartes.
character-king-kong = Têtu
character-king-kong-says = Une fois là-haut, plus rien ne l’en déloge : aime Tokyo, et les 1.
character-anubis = Sévère
character-anubis-says = Pèse d’abord les étoiles, et punit qui lui barre la route.
character-cybertooth = Sauvage
character-cybertooth-says = Mord d’abord, réfléchit ensuite : des griffes, toujours des griffes.
character-baby-gigazaur = Intrépide
character-baby-gigazaur-says = Veut jouer dans Tokyo, et n’en veut plus partir.

colour-green = Vert
colour-pink = Rose
colour-orange = Orange
colour-red = Rouge
colour-blue = Bleu
colour-violet = Violet

## Table
table-tokyo-city = Tokyo City
table-tokyo-bay = Tokyo Bay
table-bay-closed = Baie fermée
table-eliminated = Hors jeu
table-poison = Jetons Poison : { $count }. Chacun coûte 1♥ à ce monstre à la fin de son tour.
table-shrink = Jetons Toupetit : { $count }. Chacun retire un dé à ce monstre.
table-wickedness = Méchanceté : { $count } sur 10. À 3, 6 et 10, il y a des tuiles à prendre.
table-crowned = Gagnera s’il survit à ce tour.
table-risen = De retour d’entre les morts : jusqu’à 12♥, mais les ♥ de ses dés ne font rien.
table-follows = Partage le sort { DE($name) } : leur victoire ou leur chute est commune.
table-hearts = Cœurs : { $count } sur { $cap }
table-stars = Étoiles : { $count } sur 20
table-energy = Énergie : { $count }
table-person = Une personne joue ici.
table-bot = L’ordinateur joue ici.
table-program = Un autre programme joue ici.
table-tokyo-brings = Les griffes obtenues dans Tokyo frappent tous ceux qui sont dehors, et celles obtenues dehors frappent quiconque est dans Tokyo. Dans Tokyo, les cœurs des dés ne soignent pas.

## Résultat

result-winner = { $name } gagne !
result-winners = { $names } et { $last } gagnent !
result-nobody = Personne ne gagne !
result-forfeit = { $name } déclare forfait !
result-by-stars = Premier à 20 étoiles.
result-by-survival = Le dernier monstre debout.
result-by-nobody = Tous les monstres sont tombés ensemble. Tokyo respire enfin.
result-by-roar = Dans un ultime rugissement.
result-by-tower = Au sommet de la Tour de Tokyo.
result-by-crown = Victoire grâce à une carte.
result-turns = { $turns ->
    [one] après { $turns } tour
   *[other] après { $turns } tours
}
result-standings = Classement final
result-won = Victoire
result-alive = Encore debout
result-conceded = Forfait
result-out = Hors jeu
result-out-turn = Hors jeu au tour { $turn }
result-out-by = Hors jeu au tour { $turn }, face à { $name }
result-rematch = Revanche
result-new-table = Nouvelle table
result-title-screen = Accueil
result-review = Revoir

## Retour sur la partie

review-title = Retour sur la partie
review-progress = Analyse en cours… { $percent } %
review-chart = Les chances de victoire de chacun, tour après tour
review-bars = Les chances de victoire pour { $name } après chaque choix, selon le niveau Maître.
review-fates = La chance et les erreurs
review-luck = Chance
review-mistakes = Erreurs
review-fates-about = En points de chances de victoire : ce que les dés et les tirages ont apporté depuis le premier tour, et ce que les choix ont coûté.
review-mistakes-people = Seules les erreurs des personnes sont additionnées.
review-luck-unmeasured = { $count ->
    [one] Un lancer ou un tirage n’a pas pu être mesuré.
   *[other] { $count } lancers et tirages n’ont pas pu être mesurés.
}
review-luck-so-far = La chance jusqu’ici, en points de chances de victoire
review-turning = Les tournants
review-turning-none = Aucun tour n’a changé grand-chose à lui seul.
review-decisions = Les choix les plus coûteux
review-decisions-none = Bien joué ! { $count ->
    [one] Le choix examiné n’a pas coûté un point de pourcentage.
   *[other] Aucun des { $count } choix examinés n’a coûté un point de pourcentage.
}
review-decisions-nobody = Seuls des ordinateurs ont joué : aucun choix à revoir.
review-decisions-no-own = Aucun choix de { $name } à revoir.
review-waiting = Recherche en cours…
review-turn = Tour { $number }
review-end = La fin
review-percent = { $percent } %
review-change = { $sign }{ $points } { $points ->
    [one] point
   *[other] points
}
review-luck-with = La chance a souri à { $name } : { $before } % → { $after } %
review-luck-against = La chance a quitté { $name } : { $before } % → { $after } %
review-turned-toward = La partie tourne en faveur { DE($name) } : { $before } % → { $after } %
review-turned-against = La partie tourne contre { $name } : { $before } % → { $after } %
review-erred = { $name } a fait une erreur : { $before } % → { $after } %
review-profited = Une erreur { DE($other) } a profité à { $name } : { $before } % → { $after } %
review-whose-turn = (au tour { DE($name) })
review-played = Joué
review-list = Tous les moments

## La partie revue sur sa table

replay-watch = Revoir la partie
replay-beginning = Le début
replay-asked = { $name } décide
replay-past = Relecture
replay-play = Lecture
replay-pause = Pause
replay-before = Le choix précédent
replay-after = Le choix suivant
replay-turn-before = Le tour précédent
replay-turn-after = Le tour suivant
replay-hint = Quel serait le meilleur choix ici ?
replay-no-hint = Il n’y a rien à comparer ici.
replay-best-played = Il n’y avait pas mieux à faire.
replay-chances = Les chances de victoire de chacun au début de ce tour
replay-picture = Enregistrer une image
replay-picture-kept = L’image est enregistrée : { $path }
replay-back = Revenir à la partie
replay-play-on = Jouer à partir d’ici
replay-play-on-short = Jouer d’ici
replay-play-on-body = Une nouvelle partie reprend à ce moment, avec d’autres dés et d’autres cartes.
replay-leaves = Vous quittez pour cela la partie en cours.
replay-same-seats = Chacun garde sa place
replay-only-bots = Regarder jouer les ordinateurs
replay-or-take = Ou prenez une place ; des ordinateurs jouent les autres :
replay-take-seat = Jouer { $name }
replay-stay = Rester ici

## Réglages

settings-title = Réglages
settings-saved = Les changements s’appliquent aussitôt et sont enregistrés.
settings-language = Langue
settings-language-hint = La langue de tous les textes.
settings-language-system = Système
language-en = English
language-fr = Français
settings-speed = Vitesse des animations
settings-speed-hint = Le rythme auquel la table montre ce qui se passe.
settings-first-throw = Premier lancer du tour
settings-first-throw-hint = À la main : R, Entrée ou un geste de la souris. En vitesse Immédiate, les dés partent seuls.
settings-first-throw-by-hand = À la main
settings-first-throw-by-itself = Automatique
settings-stops = Proposer de jouer une Évolution
settings-stops-hint = Aux tours des autres aussi. « Toujours » : même sans carte jouable.
stops-always = Toujours
stops-held = Si je peux jouer
stops-own-turn = À mon tour
stops-never = Jamais
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Immédiate
settings-effects = Effets sonores
settings-effects-hint = Dés, griffes, cartes et tout ce qui se passe. M coupe tout.
settings-music = Musique
settings-music-hint = Le thème, et le lieu où vous jouez.
settings-volume-off = Sans
sound-on = Le son est activé.
sound-off = Le son est coupé : M l’active de nouveau.
settings-motion = Mouvements
settings-motion-hint = Réduits : rien ne vole, ne tremble ni ne respire.
settings-motion-full = Complets
settings-motion-reduced = Réduits
settings-text-size = Taille du texte
settings-text-size-hint = Agrandit ou réduit textes, boutons et images.
settings-text-size-limit = Cette fenêtre permet au plus { $percent } %. Agrandissez-la ou passez en plein écran ({ $key }) pour aller plus loin.
settings-percent = { $percent } %
settings-appearance = Couleurs
settings-appearance-hint = Texte clair sur fond sombre, ou texte sombre sur fond clair.
settings-appearance-system = Système
settings-appearance-dark = Sombre
settings-appearance-light = Clair
settings-contrast = Contraste
settings-contrast-hint = Élevé : chaque texte se détache nettement de son fond.
settings-contrast-usual = Habituel
settings-contrast-high = Élevé
settings-sight = Vision des couleurs
settings-sight-hint = Joueurs, cœurs, étoiles, énergie et griffes en couleurs faciles à distinguer.
settings-sight-usual = Habituelle
settings-sight-protanopia = Protanopie
settings-sight-deuteranopia = Deutéranopie
settings-sight-tritanopia = Tritanopie
settings-drawing = Affichage
settings-drawing-hint = Ce qui dessine la fenêtre. Prend effet au prochain démarrage.
settings-drawing-automatic = Automatique
settings-drawing-card = Carte graphique
settings-drawing-processor = Processeur

## À propos

about-title = À propos
about-version = Version { $version }
about-unofficial-title = Non officiel
about-unofficial = Ce programme est fait par des fans, pour des fans, et il est gratuit. L’éditeur ne l’a ni réalisé, ni approuvé, ni soutenu. Le nom, les monstres et les règles de King of Tokyo appartiennent à leurs propriétaires.
about-game-title = Le jeu
about-game = King of Tokyo a été conçu par Richard Garfield et il est édité par IELLO. S’il vous plaît ici, jouez-y autour d’une vraie table : la boîte en vaut la peine.
about-licence-title = Licence
about-licence = Le code peut être utilisé sous licence MIT ou sous licence Apache 2.0, à votre choix.
about-art-title = Images
about-art = Toutes les images ont été dessinées pour ce programme ; rien ne vient du jeu publié.
about-fonts-title = Polices
about-fonts = Inter de Rasmus Andersson, Bangers de Vernon Adams, tous deux sous licence SIL Open Font.
about-libraries-title = Construit avec
about-libraries = Rust, iced, tiny-skia, wgpu, resvg, cosmic-text, Fluent, tokio, serde, rand et bien d’autres bibliothèques libres. Merci.
about-drawing-title = Affichage
about-drawing-card = Dessiné par la carte graphique
about-drawing-processor = Dessiné par le processeur

## Règles et touches

help-title = Règles du jeu
help-table = Touches à la table
help-everywhere = Partout
help-key-dice = 1 … 9
help-dice = garder un dé, choisir une réponse
help-key-roll = R
help-roll = lancer les dés
help-key-enter = Entrée
help-enter = le bouton jaune, s’il y en a un
help-key-yield = O
help-yield = fuir Tokyo, ou oui
help-key-stay = N
help-stay = rester dans Tokyo, ou non
help-key-buy = B
help-buy = acheter, puis 1 à 3
help-key-sweep = S
help-sweep = remplacer les cartes en vente
help-key-done = D
help-done = terminer, passer, ne rien acheter
help-key-log = L
help-log = le journal
help-key-past = Page préc.
    .mac = fn ↑
help-past = revenir en arrière dans la partie
help-key-cards = C
help-cards = les cartes de tous
help-key-gauge = W
help-gauge = la jauge de Méchanceté
help-key-skip = Espace
help-skip = aller à la question suivante
help-key-speed = V
help-speed = vitesse des animations
help-key-undo = Ctrl Z
    .mac = ⌘ Z
help-key-redo = Ctrl Y
    .mac = ⇧ ⌘ Z
help-undo = annuler
help-redo = rétablir
help-key-result = U
help-result = voir le résultat (ordinateurs seuls)
help-key-menu = Échap
help-menu = menu
help-key-help = F1
help-help = cette page
help-key-keep = K
help-keep = garder tous les dés, ou aucun
help-key-free = F
help-key-hand = E
help-key-stops = A
help-key-hint = H
help-hint = ce que ferait le Maître
help-free = une carte utilisable à tout moment
help-hand = une carte de votre main
help-stops = proposer les Évolutions
help-key-full-screen = F11
    .mac = ⌃ ⌘ F
help-full-screen = plein écran
help-key-next-field = Tab
help-next-field = champ ou bouton suivant : Entrée l’actionne, les flèches le changent
help-key-quit = Ctrl Q
    .mac = ⌘ Q
help-quit = quitter

## Départ

quit-title = Quitter maintenant ?
quit-body = La partie en cours n’est pas enregistrée et sera perdue.
quit-body-over = Une partie finie n’est pas encore enregistrée et sera perdue.
quit-stay = Continuer la partie
quit-leave = Quitter

## Parties enregistrées

saves-saved = La partie est enregistrée. Continuez-la depuis l’accueil.
saves-none = Il n’y a pas de partie à continuer.
saves-stopped = La partie n’est plus enregistrée. { $why }
saves-mended = La partie est de nouveau enregistrée, avec tout ce qui manquait.
saves-was-damaged = La partie enregistrée est abîmée à partir de la ligne { $line } de son fichier : elle reprend au dernier coup valable. Le fichier abîmé est conservé : { $path }
saves-damaged-too = Son fichier est aussi abîmé à partir de la ligne { $line } ; il reste tel quel.
saves-damaged-before-end = Ce fichier est abîmé à partir de la ligne { $line }, avant la fin de la partie ; elle ne peut donc pas être regardée. Continuez-la depuis le dernier coup valable, ou cherchez une autre copie : { $path }
saves-damaged-behind = Le fichier est abîmé à partir de la ligne { $line }, après la fin de la partie. La partie elle-même est entière.
saves-moved = Le fichier de cette partie a été remplacé ou modifié. Ce fichier reste tel quel ; la partie entière est enregistrée dans un nouveau : { $path }
guest-not-invited = Une partie enregistrée ne relance pas « { $guest } ». L’ordinateur ({ who-normal }) joue désormais { $who }.
guest-not-started = « { $guest } » n’a pas pu démarrer ({ $detail }). L’ordinateur ({ who-normal }) joue désormais { $who }.
guest-no-program = « { $guest } » n’a pas pu démarrer : sa commande ne nomme aucun programme, ou un programme qui ne peut pas être exécuté. L’ordinateur ({ who-normal }) joue désormais { $who }.
guest-gone = « { $guest } » s’est arrêté. L’ordinateur ({ who-normal }) joue désormais { $who }.
guest-late = « { $guest } » a mis plus de { $detail } secondes à répondre. L’ordinateur ({ who-normal }) joue désormais { $who }.
guest-nonsense = « { $guest } » a donné une réponse qui n’est pas permise : { $detail }. L’ordinateur ({ who-normal }) joue désormais { $who }.
saves-over-unsaved = Une partie finie n’est pas encore enregistrée. Un nouvel essai a lieu toutes les quelques secondes ; si vous quittez avant qu’il réussisse, elle est perdue.
saves-last-elsewhere = La dernière partie jouée est ouverte dans une autre fenêtre : fermez-la d’abord là-bas.
saves-other-rules = Cette partie a été jouée avec d’autres règles : elle reprend au tour jusqu’auquel elles concordent. L’ancien fichier reste tel quel.
saves-no-folder = Aucun dossier n’a été trouvé pour les parties : HOME doit indiquer votre dossier personnel.
saves-elsewhere = Cette partie est ouverte dans une autre fenêtre : fermez-la d’abord là-bas.
saves-unreadable = Ce fichier ne peut pas être lu ; vérifiez qui a le droit de l’ouvrir : { $path }
saves-unwritable = Ce fichier ne peut pas être écrit ; vérifiez qui a le droit d’y écrire : { $path }
saves-full = Le disque est plein ; faites-y de la place : { $path }
saves-gone = Cette partie n’est plus là ; a-t-elle été déplacée ? { $path }
saves-not-a-file = Ceci n’est pas un fichier ; déplacez-le : { $path }
saves-taken = Un fichier de ce nom existe déjà ; choisissez-en un autre : { $path }
saves-no-dealer = Un autre programme a distribué cette partie ; elle peut seulement être regardée, avec king-of-tokyo watch : { $path }
saves-empty = Ce fichier est vide ; cherchez une autre copie de la partie : { $path }
saves-too-long = Ce fichier est trop long pour être une partie enregistrée : { $path }
saves-no-record = Ce fichier n’est pas une partie enregistrée : { $path }
saves-damaged = Le début de cette partie est abîmé ; cherchez une autre copie : { $path }
saves-too-new = Cette partie vient d’une version plus récente ; installez-la pour continuer : { $path }
saves-other-game = Ce fichier appartient à l’autre jeu, King of Tokyo ou Duel : { $path }
saves-no-table = Cette version n’a pas de table comme celle de cette partie ; installez-en une plus récente : { $path }
saves-seen-by = Ce fichier est ce qu’un joueur a vu d’une partie en cours, et ne peut pas être ouvert. Exportez la partie quand elle sera finie : { $path }
saves-unknown-game = Cette partie enregistrée n’est ni King of Tokyo ni Duel ; installez une version plus récente.

## Parties

title-games = Parties
games-title = Parties
games-empty = Aucune partie
games-none = Chaque partie que vous jouez est conservée ici, réponse après réponse. Vous pouvez aussi en importer une.
games-line = { $kind } · { $state }
games-kind-classic-base = King of Tokyo
games-kind-classic-dark = Dark Edition
games-kind-duel = Duel
games-turn = Tour { $turn }
games-conceded = { $name } a déclaré forfait.
games-one-view = Ce qu’un joueur a vu
games-played = Jouée { $when }
games-began = Commencée le { $date } à { $time } · jouée { $when }
games-search = Nom, monstre, jeu, date
games-search-close = Montrer toutes les parties
games-search-none = Aucune partie ne contient « { $what } ».
games-searching = Recherche parmi vos parties…
games-pick = Choisir un fichier…
games-no-picker = Ce système n’a pas de fenêtre pour choisir un fichier : tapez ou collez le chemin.
key-pick = Ctrl O
    .mac = ⌘ O
clock-hours = 24
clock-time = { $half ->
   *[other] { $hour } h { $minute }
}
date-then = le { $date }
games-bad = Ceci n’est pas une partie
games-continue = Continuer
games-look = Regarder
games-revive = Rejouer d’ici
games-rename = Renommer
games-rename-title = Nommer la partie
games-rename-about = Laissez vide pour l’appeler par le nom des joueurs.
games-rename-done = Renommer
games-export = Exporter
games-export-title = Exporter la partie
games-export-over = Toute la partie est écrite dans ce fichier.
games-export-all = La partie est en cours : ce fichier révèle tout, les cartes cachées et les dés à venir. Ne le donnez à personne qui joue.
games-export-seat = Le fichier révèle ce que ce joueur a vu. Il peut être lu, mais pas joué.
games-export-for = { $name }
games-export-whole = Tout
games-exported = Partie exportée : { $path }
games-exported-damaged = La partie est abîmée à partir de la ligne { $line } de son fichier ; seule sa partie valable peut être lue : { $path }
games-import = Importer
games-import-title = Importer une partie
games-import-about = Tapez ou collez le chemin d’un fichier .kot, ou déposez le fichier sur la fenêtre.
games-import-hint = Chemin du fichier
games-imported = Partie importée.
games-imported-damaged = Le fichier est abîmé à partir de la ligne { $line } : la partie a été importée jusqu’au dernier coup valable. Le fichier lui-même reste tel quel.
games-damaged-here = Cette partie est abîmée à partir de la ligne { $line } de son fichier. Ce qui précède est valable.
games-state-damaged = { $state } · fichier abîmé
games-delete = Supprimer
games-deleted = La partie est supprimée.
games-restore = Rétablir la dernière partie supprimée
games-restored = La partie est rétablie.
games-undo = Annuler
games-folder = Ouvrir le dossier
games-folder-is = Le dossier est { $path }
key-delete = Suppr
saves-no-end = Avec les règles de cette version, la partie n’arrive pas à sa fin ; elle ne peut donc pas être regardée : { $path }
report-untold = Le programme s’est arrêté sur une erreur. Vos parties sont enregistrées. Le rapport est { $path }

## Ennuis

trouble-no-folder = Aucun dossier de réglages n’a été trouvé : vos choix seront oubliés quand vous quitterez.
trouble-unreadable = Les réglages sont illisibles ; le jeu démarre avec les réglages par défaut. Le fichier : { $path }
trouble-unwritable = Vos choix ne peuvent pas être enregistrés et seront oubliés quand vous quitterez. Pouvez-vous écrire à cet endroit ? { $path }
trouble-too-new = Les réglages viennent d’une version plus récente du jeu, qui démarre donc avec les réglages par défaut. Ils ont été enregistrés sous { $path }
trouble-damaged = Les réglages étaient abîmés ; le jeu démarre avec les réglages par défaut. Ils ont été enregistrés sous { $path }
trouble-partly = Certains réglages n’ont pas été compris et ont été laissés de côté. Le fichier complet a été enregistré sous { $path }
trouble-in-the-way = Vos choix ne sont pas enregistrés, pour ne pas perdre des réglages qui n’ont pas été compris. Déplacez ce fichier pour enregistrer à nouveau : { $path }
no-display = Il n’y a pas d’écran où ouvrir une fenêtre : ni DISPLAY ni WAYLAND_DISPLAY n’est défini. Sans écran, vous pouvez jouer par le texte, avec king-of-tokyo play --text, ou utiliser king-of-tokyo simulate et king-of-tokyo watch.
no-window-renderer = ICED_BACKEND vaut « { $value } », et rien de ce nom ne dessine : donnez-lui la valeur wgpu ou tiny-skia, ou retirez-la.
no-window-scale = WINIT_X11_SCALE_FACTOR vaut « { $value } » : donnez-lui un nombre supérieur à 0 ou randr, ou retirez-la.
display-lost = L’écran a disparu, et la fenêtre avec lui. Ce que vous avez joué est enregistré ; pour continuer : king-of-tokyo play --continue
no-window = La fenêtre n’a pas pu s’ouvrir : l’écran ({ $display }) ne répond pas, ou il manque une bibliothèque du système (pour X11 : libX11, libX11-xcb, libXcursor, libXi, libxkbcommon-x11 ; pour Wayland : libwayland-client). Sans fenêtre, vous pouvez jouer par le texte, avec king-of-tokyo play --text, ou utiliser king-of-tokyo simulate et king-of-tokyo watch.

## Play

play-turn = Tour { $number }
play-before = Qui commence ?
play-menu = Menu
play-log = Journal
play-past = Revenir en arrière dans la partie
play-log-empty = Il ne s’est encore rien passé.
play-help = Aide
play-skip = Accélérer
play-skip-question = Passer à ma prochaine décision
play-speed = Vitesse des animations : { $speed }
play-undo = Annuler la dernière réponse
play-undo-what = Annuler : { $what }
play-undo-none = Rien à annuler
play-redo = Rétablir
play-out = Vous êtes hors jeu
play-watch-on = Regarder la suite
play-show-result = Voir le résultat
play-plays = { $name } joue
play-thinks = { $name } réfléchit…
play-throws = { $name }, à vous de lancer
play-throw = Lancer { $count ->
    [one] 1 dé
   *[other] { $count } dés
}
play-over = La partie est terminée
play-rolls = Lancer { $used } sur { $limit }
play-goal = 20★ ou dernier debout
play-goal-tower = 20★, Tour ou dernier debout
play-added-card = +{ $count } grâce à « { $card } »
play-added-berserk = +{ $count } par le dé Berserk
play-stop-now = S’arrêter : { $what }
play-stop-nothing = S’arrêter : rien
play-first-choice = un choix
play-first-theirs = le choix { DE($name) }
play-first-throw = un lancer
play-first-curse = une nouvelle malédiction
play-stop-first = d’abord { $first }, puis { $what }
play-stop-usually = { $what } · { $first } peut changer la donne
play-stop-likely = d’abord { $first }, puis { $chance } % de chances : { $what }
play-stop-partly = à coup sûr { $what } · { $first } décidera du reste
play-stop-decides = d’abord { $first }, qui décidera de tout
play-stop-unless = sauf si quelqu’un change un dé
play-stop-then-choice = puis un choix
play-stop-then-throw = puis un lancer ou une carte
play-stop-reacts = sauf si quelqu’un réagit
play-stop-late = fin de tour : { $what }
play-stop-late-idle = fin de tour, sans achat : { $what }
play-change-how = Cliquez sur un dé pour le changer.
play-change-none = Tels quels : { $what }
play-change-nothing = Tels quels, ils n’apportent rien
play-dice-cost = Cliquez sur un dé pour le relancer. Tels quels, ils vous coûtent { $count }♥.
play-group-all = Dans l’ordre habituel : { $what }
play-reroll-may = Relancer : { $what }
play-odds = { $count }× { $face } { $chance } %
recap-title-first = Jusqu’ici
recap-title = Depuis votre tour
recap-lost-by = −{ $count }♥ par { $name }
recap-lost = −{ $count }♥
recap-lost-otherwise = −{ $count }♥ par un effet
recap-lost-by-card = −{ $count }♥ par { $card }
recap-lost-stars = −{ $count }★
recap-lost-energy = −{ $count }⚡
recap-cap = vous pouvez avoir { $count }♥ au plus
recap-poison = +{ $count } Poison
recap-shrink = +{ $count } Toupetit
recap-driven-out = vous avez quitté Tokyo
recap-fallen = { $name } est hors jeu
recap-entered = { $name } est dans Tokyo
recap-near = { $name } a { $count }★
recap-tower = { $name } est à un étage du sommet de la Tour
recap-bought = { $name } a acheté { $card }
recap-of = { $name } { $what }
recap-poison-less = −{ $count } Poison
recap-shrink-less = −{ $count } Toupetit
recap-left = { $name } a quitté Tokyo
recap-reborn = { $name } revient avec { $count }♥
recap-reborn-you = vous revenez avec { $count }♥
recap-played = { $name } a joué { $card }
recap-played-you = vous avez joué { $card }
recap-has = { $name } a maintenant { $card }
recap-has-you = vous avez maintenant { $card }
recap-gone = vous n’avez plus { $card }
recap-gone-of = { $name } n’a plus { $card }
recap-swept = { $name } a remplacé les cartes en vente
recap-curse = nouvelle malédiction : { $card }
play-cards = Les cartes de tous
play-cards-none = Pas encore de carte.
play-banner = { $name } joue
play-gauge = Jauge de Méchanceté
play-gauge-level = Méchanceté { $level }
play-gauge-empty = Il ne reste aucune tuile ici.
play-gauge-hint = Trois 1 donnent 2 points de Méchanceté, trois 2 en donnent 1. En atteignant 3, 6 ou 10, vous pouvez prendre une tuile, sur le moment ou jamais.

play-card-keep = Pouvoir
play-card-discard = Action
play-card-costume = Costume
play-card-tile = Tuile Méchanceté
play-card-tokens = Jetons dessus : { $count }
play-card-tokens-battery-monster = Énergie dessus : { $count }⚡
play-card-tokens-thunder-stomp = Agit en ce moment : chaque autre monstre lance 1 dé de moins.
play-card-price = Coût imprimé : { $printed }, pour vous : { $price }
play-card-cost = Coût : { $count } énergie
play-deck = Cartes restant dans la pioche : { $count }
play-discards = Cartes dans la défausse : { $count }
play-discards-none = La défausse est vide.

play-key-enter = Entrée
play-key-space = Espace

# Questions: what is asked, then a short hint.
play-ask-copy = Copier une autre carte ?
play-hint-copy = Au début de votre tour, votre copie peut devenir une autre carte Pouvoir pour 1⚡.
play-hint-copy-free = Au début de votre tour, votre copie peut devenir une autre carte Pouvoir, gratuitement.
play-ask-roll = Quels dés gardez-vous ?
play-ask-roll-last = Aucun lancer restant
play-ask-roll-all = Tous les dés sont gardés
play-hint-roll = Cliquez sur les dés à garder, puis relancez les autres. Un triplé de chiffres rapporte des ★.
play-hint-roll-last = Comptez vos dés, ou utilisez une carte.
play-hint-roll-all = Arrêtez-vous là, ou cliquez sur un dé pour le relancer.
play-hint-roll-set = Un triplé rapporte son chiffre en ★, chaque dé identique de plus ajoute 1★.
play-hint-roll-tokyo = Vous êtes dans Tokyo : vos griffes frappent { $who }, mais les ♥ ne vous soignent pas.
play-hint-roll-claws = Les griffes frappent { $who }.
play-hint-roll-claws-empty = Tokyo est vide : les griffes ne frappent personne, et vous y entrerez après le lancer.
play-hint-roll-claws-nobody = Les griffes ne frappent personne pour l’instant.
play-hint-roll-hearts = Chaque ♥ soigne { $each }♥, jusqu’à { $cap }♥.
play-hint-roll-energy = Chaque éclair donne { $each }⚡ pour acheter des cartes.
play-hint-roll-energy-only = Chaque éclair donne { $each }⚡.
play-ask-opponent = Relancer un dé { DE($name) } ?
play-hint-opponent = Cliquez sur le dé à relancer. D : n’en relancer aucun.
play-ask-with = Avec quelle carte ?
play-hint-with = Choisissez la carte qui relance ce dé, ou prenez un autre dé.
play-hint-turn-with = Choisissez la carte qui tourne ce dé, ou prenez une autre face.
play-ask-probed = Relancer ce dé encore une fois ?
play-hint-probed = Il montre un 3 : votre autre carte permet de le relancer.
play-ask-change = Changer un dé ?
play-hint-change = Cliquez sur un dé, puis choisissez ce qu’il devient.
play-ask-before-dice = Utiliser une carte avant de résoudre les dés ?
play-hint-before-dice = Ensuite, ils comptent tels qu’ils sont.
play-ask-face = Quelle face doit montrer ce dé ?
play-hint-face = Choisissez une face, ou prenez un autre dé.
play-ask-group = Quels dés résolvez-vous d’abord ?
play-hint-group = L’ordre importe rarement. Entrée les résout dans l’ordre habituel.
play-ask-resolve = Résolvez vos dés
play-hint-resolve = Entrée les résout tous ; une carte peut encore agir avant.
play-ask-hearts = À quoi { $count ->
    [one] sert votre ♥
   *[other] servent vos { $count }♥
} ?
play-hint-hearts = Un ♥ soigne, ou retire un de vos jetons.
play-hint-hearts-others = Un ♥ vous soigne, vous retire un jeton, ou soigne un autre monstre, qui vous paie.
play-use-heal = Soigner
play-use-poison = Ôter Poison
play-use-shrink = Ôter Toupetit
play-use-other = Soigner { $name }
play-use-nothing = Inutilisés (Tokyo)
play-ask-harm-by = { $name } vous fait perdre { $count }♥
play-ask-harm-card = « { $card } » vous fait perdre { $count }♥
play-ask-harm = Vous allez perdre { $count }♥
play-harm-left = Vous avez { $hearts }♥ et { $energy }⚡. Il vous resterait { $left }♥.
play-harm-kept = Vous avez { $hearts }♥ et { $energy }⚡. Il vous resterait 0♥, mais « { $card } » vous garderait en jeu.
play-harm-deadly = Vous avez { $hearts }♥ et { $energy }⚡. Ce coup vous mettrait hors jeu !
play-harm-reborn = Vous avez { $hearts }♥ et { $energy }⚡. Vous perdriez votre dernier ♥, et une carte vous ferait revenir avec { $left }♥.
play-harm-still-out = → { $hearts }♥, en vain
play-harm-once-more = → { $hearts }♥, pas encore assez
play-use-calms = { $what }, met fin à Berserk
play-ask-beside = Relancer un 3 ?
play-hint-beside = Ces dés ont été lancés pour votre carte. Cliquez sur un 3 pour le relancer.
play-ask-yield = Fuir Tokyo ?
play-yield-stay = Rester : { $gain } si votre prochain tour commence ici. Les cœurs de vos dés ne soignent pas, et les monstres hors de Tokyo peuvent vous frapper.
play-yield-stay-healing = Rester : { $gain } si votre prochain tour commence ici. Les monstres hors de Tokyo peuvent vous frapper.
play-yield-gains-more = { $gain } et ce qu’ajoutent vos cartes
play-yield-gains-nothing = aucune ★ sous cette malédiction
play-yield-gains-no-energy = aucune ⚡ sous cette malédiction
play-yield-leave-barred = Fuir : { $name } prend votre place. La malédiction vous empêche de gagner des ♥ ; vous avez { $hearts }♥.
play-yield-only-barred = Fuir : la malédiction vous empêche de gagner des ♥ ; vous avez { $hearts }♥.
play-yield-leave = Fuir : { $name } prend votre place. Hors de Tokyo, vous pouvez vous soigner ; vous avez { $hearts }♥.
play-yield-deadly = Fuir : vous perdez quand même { $count }♥ et finissez hors jeu.
play-yield-leave-only = Fuir : hors de Tokyo, vous pouvez vous soigner ; vous avez { $hearts }♥.
play-yield-leave-wasted = Fuir : { $name } prend votre place. Hors de Tokyo, les cœurs de vos dés ne soignent pas ; vous avez { $hearts }♥.
play-yield-only-wasted = Fuir : hors de Tokyo, les cœurs de vos dés ne soignent pas ; vous avez { $hearts }♥.
play-yield-held-stay = Si vous restez, vous perdez { $count }♥ sur { $hearts }♥.
play-yield-held-hit = Si vous restez, { $count ->
    [one] 1 griffe vous frappe encore.
   *[other] { $count } griffes vous frappent encore.
}
play-yield-held-deadly = Si vous restez, vous perdez { $count }♥ et finissez hors jeu !
play-yield-held-kept = Si vous restez, vous perdez { $count }♥ et n’en avez plus, mais « { $card } » vous garde en jeu.
play-yield-held-leave = Si vous fuyez, vous ne perdez rien.
play-ask-buy = Acheter des cartes ?
play-hint-buy = Vous avez { $energy }⚡. Cliquez sur une carte pour l’acheter.
play-hint-buy-kinds = Les cartes Pouvoir restent devant vous, les cartes Action agissent aussitôt.
play-hint-buy-none = Vous avez { $energy }⚡, trop peu pour les cartes en vente.
play-hint-buy-replace = Vous avez { $energy }⚡, trop peu pour les cartes en vente. Pour 2⚡, vous pouvez les remplacer.
play-hint-buy-beast = En bête, vous n’achetez rien.
play-hint-buy-barred = Vous avez { $energy }⚡, mais vous ne pouvez acheter aucune de ces cartes pour l’instant.
play-hint-buy-number = Laquelle ? Tapez son numéro.
play-ask-opportunity = Acheter une nouvelle carte tout de suite ?
play-hint-opportunity = Vous pouvez l’acheter avant { $name }. Vous avez { $energy }⚡.
play-ask-choose = Choisissez une carte pour « { $card } »
play-hint-choose = Elle devient une copie de la carte choisie.
play-ask-sale = Rendre des cartes contre de l’énergie ?
play-hint-sale = Chaque carte vous rapporte son coût imprimé.
play-ask-extra = Jouer un autre tour ?
play-hint-extra = Vous lanceriez { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}.
play-ask-costume = Quel costume portez-vous ?
play-hint-costume = Cliquez sur le costume avec lequel vous voulez commencer. L’autre rejoint la pioche.
play-ask-tile = Prendre une tuile Méchanceté ?
play-hint-tile = Vous avez atteint { $level } points de Méchanceté : choisissez maintenant une tuile de ce niveau. L’occasion ne se représentera pas.
play-ask-theft = Prendre un costume ?
play-hint-theft = Vous avez blessé son propriétaire avec au moins trois griffes. Payez-lui son coût : vous avez { $energy }⚡.
play-theft-from = À { $name }
play-ask-swap = Échanger une carte avec { $name } ?
play-hint-swap = Cliquez sur la carte que vous voulez. En échange, { $name } reçoit « { $card } ».
play-ask-cheer = Encourager { $name } ?
play-hint-cheer = Vous ajouteriez 1 griffe au lancer.
play-curtain = Je suis { $name }, montrez-moi
play-curtain-hint = La suite ne regarde que { $name }.
play-speak = Jouer une carte
play-speak-title = Qui joue une carte ?
play-speak-hint = Vos Évolutions vont s’afficher. Les autres regardent ailleurs.
play-speak-who = Je suis { $name }
play-speak-nobody = Personne
play-speak-done = Ne rien jouer
play-speak-ask = { $name } : quelle Évolution jouez-vous ?
play-round-pass = Personne ne joue : continuer
play-hand-cards = Évolutions en main : { $count }
play-hand-back = Retour
play-stops = Propose de jouer une Évolution : { $when }

# Answers.
play-do-roll = Relancer { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
play-do-stop = S’arrêter
play-do-keep-all = Tout garder
play-do-keep-none = Ne rien garder
play-do-reroll-face = Relancer { $face } : { $card }
play-ask-way = « { $card } » : que faites-vous ?
play-ask-way-from = « { $card } » : quels dés tourner ?
play-ask-way-to = « { $card } » : sur quelle face ?
play-ask-roll-one = Quel dé relancez-vous ?
play-hint-roll-one = Cliquez dessus ou tapez son numéro. Les autres dés restent.
play-do-reroll-one = Relancer un dé : { $card }
play-do-draw-evolution = Piocher une Évolution
play-do-reroll-die = Le relancer : { $card }
play-do-freeze-die = Le geler : { $card }
play-do-freeze-face = Geler { $face } : { $card }
play-do-more-rolls = Un lancer de plus : { $card }
play-do-leave-dice = Laisser les dés
play-do-keep-die = Le garder
play-do-keep-dice = Ne rien changer
play-do-other-die = Un autre dé
play-do-order = Tout dans l’ordre habituel
play-do-hearts = Valider
play-do-take = Encaisser
play-do-shield = { $card } : ne plus perdre de ♥ ce tour-ci
play-do-soften = { $card } : perdre { $count }♥ de moins
play-do-pay-hearts = { $card } : payer { $count }⚡ au lieu de perdre { $count }♥
play-do-pay-some = { $card } : payer des ⚡ au lieu de perdre des ♥
play-do-pay-so-many = { $count }⚡ au lieu de { $count }♥
play-do-roll-against = { $card } : lancer { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}, chaque ♥ en évite un
play-do-give = Donner { $what }
play-do-use = Utiliser « { $card } »
play-do-does = { $card } : { $does }
play-do-gain = gagner { $what }
play-do-put = Jouer « { $card } »
play-do-use-paying = Utiliser « { $card } » pour { $energy }⚡
play-do-done = Terminé
play-do-buy-none = Ne rien acheter
play-do-yield = Fuir
play-do-stay = Rester
play-do-buy = Acheter « { $card } » pour { $energy }⚡
play-do-sweep = Tout remplacer pour 2⚡
play-do-peek = Regarder la pioche : { $card }
play-do-buy-deck = De la pioche : { $card } pour { $energy }⚡
play-do-buy-from = { $name } : { $card } pour { $energy }⚡
play-do-pass = Pas maintenant
play-do-copy-none = Ne rien copier de nouveau
play-do-copy = { $name } : { $card }
play-do-copy-paying = { $name } : { $card } pour { $energy }⚡
play-do-sell = { $card } : récupérer { $energy }⚡
play-do-extra = Jouer un autre tour
play-do-extra-none = Finir mon tour
play-do-tile-none = N’en prendre aucune
play-do-swap-none = Ne rien échanger
play-do-cheer-none = Ne pas encourager
play-do-theft-none = Ne rien prendre
play-free = { $card } ({ $energy }⚡)
play-free-of = { $name } : { $card } ({ $energy }⚡)

# Who wins and who is out with an answer.
play-fate-win = vous gagnez
play-fate-wins = { $count ->
    [one] { $who } gagne
   *[other] { $who } gagnent
}
play-fate-nobody = il ne reste personne
play-fate-out-you = vous êtes hors jeu
play-fate-out = { $count ->
    [one] { $who } est hors jeu
   *[other] { $who } sont hors jeu
}
play-fate-unless = sauf si { $who } intervient
play-fate-unless-you = sauf si vous intervenez
play-fate-unless-any = sauf si quelqu’un intervient
play-fate-of = { $answer } : { $fate }

# What a group of dice will do.
play-effect-enter = vous entrez dans Tokyo
play-effect-enter-bay = vous entrez dans Tokyo Bay
play-effect-leave = vous quittez Tokyo
play-effect-unhurt = sans effet
play-effect-draw = vous piochez une Évolution
play-effect-again = vous jouez un autre tour
play-effect-stars = +{ $count }★
play-effect-wicked = +{ $count }★, +{ $wicked } Méchanceté
play-effect-only-wicked = +{ $count } Méchanceté
play-loss-wicked = −{ $count } Méchanceté
play-loss-stars = −{ $count }★
play-loss-energy = −{ $count }⚡
play-loss-hearts = −{ $count }♥
play-effect-energy = +{ $count }⚡
play-effect-heal = +{ $count }♥
play-effect-heal-choice = usage au choix
play-effect-nothing = rien
play-effect-healthy = déjà en pleine forme
play-effect-no-heal = pas de soin dans Tokyo
play-effect-claws = { $count ->
    [one] 1 griffe frappe
   *[other] { $count } griffes frappent
} { $who }
# Aucun dé ne montre certaines de ces griffes.
play-effect-claws-added = { $count ->
    [one] 1 griffe, venant d’une carte, frappe
   *[other] { $count } griffes, dont { $added } venant de cartes, frappent
} { $who }
# Un nom parmi ceux que des griffes frappent, avec ce qu’il perd si ce n’est pas autant qu’il y a de griffes.
play-effect-hit = { $name } (−{ $count }♥)
play-effect-hit-unhurt = { $name } (indemne)
play-effect-hit-each = { $claws } (−{ $count }♥ chacun)
# Qui n’est frappé par aucune griffe.
play-effect-loses = { $name } −{ $count }♥
play-effect-costs = coûte { $count }♥
play-effect-besides = { $claws }, { $costs }
play-effect-nobody = personne n’est frappé

# The menu.
play-menu-title = Pause
play-menu-resume = Reprendre la partie
play-menu-rules = Règles du jeu et touches
play-menu-settings = Réglages
play-menu-players = Qui joue quel monstre
play-menu-key-players = J
play-menu-concede = Déclarer forfait
play-menu-key-concede = X
play-menu-leave = Quitter la partie
play-menu-seed = Code de la donne : { $seed }
play-menu-no-hints = Les indices (H) sont désactivés à cette table
play-menu-key-rules = R
play-menu-key-settings = S
play-menu-key-leave = Q
play-menu-key-yes = O
play-players-title = Qui joue ?
play-players-hint = Une place peut changer de main à tout moment. La partie continue où elle en est.
play-players-done = Continuer
play-players-cancel = Annuler
play-concede-title = Déclarer forfait ?
play-concede-body = La partie s’arrête ici, et vous l’avez perdue.
play-concede-body-many = Qui déclare forfait ? L’ordinateur (Normal) prend sa place, et les autres continuent.
play-concede-yes = Déclarer forfait
play-concede-who = { $name } déclare forfait
play-unsaved = Cette partie n’est pas enregistrée en ce moment : si vous la quittez maintenant, elle est perdue.
play-leave-title = Quitter cette partie ?
play-leave-body = Elle n’est pas enregistrée et sera perdue.
play-leave-stay = Reprendre la partie
play-leave-leave = Quitter

## Conseils, et pourquoi l’ordinateur joue ainsi

advice-hint-secret = Pas d’indice ici : il trahirait votre main aux autres.
advice-hint = Indice
advice-title = Le Maître choisirait
advice-win = chances de gagner
advice-percent = { $chance } %
advice-short = −{ $points } { $points ->
    [one] pt
   *[other] pts
}
advice-short-little = < 1 pt
advice-same = pareil
advice-thinking = Réflexion…
advice-none = Il n’y a rien à comparer ici.
advice-keep = Garder { $dice }
advice-anew = Relancer tous les dés
advice-stop = S’arrêter avec { $dice }
advice-choose = Choisir { $what }
advice-no-more = Ne plus rien acheter
advice-hearts = Soigner { $count }♥
advice-group = { $face } : { $effect }
advice-why = Pourquoi ?
advice-why-title = Ce { QUE($name) } avait en tête
advice-why-none = Il n’y avait rien à décider.
advice-why-secret = { $name } a choisi en secret : personne d’autre ne sait quoi, ni pourquoi.
advice-why-asked = « { $asked } » { $told }
advice-why-whim = { $said } — sur un coup de tête.
advice-why-anew = { $said } — rien ne valait la peine d’être gardé.
advice-why-aim = { $said } — { $aim }.
advice-why-worth = { $said } — { $now } % de chances de gagner, { $instead } % autrement.
advice-why-best = { $said } — la meilleure chance de gagner : { $now } %.
advice-aim-win = { $chance } % de chances de gagner tout de suite
advice-aim-out = { $chance } % de chances de mettre { $name } hors jeu
advice-aim-enter = { $chance } % de chances d’entrer dans Tokyo
advice-aim-stars = { $chance } % de chances de gagner au moins { $count }★
advice-aim-hit = { $chance } % de chances de faire perdre au moins { $count }♥ à un autre monstre
advice-aim-heal = { $chance } % de chances de regagner au moins { $count }♥
advice-aim-energy = { $chance } % de chances de finir le tour avec au moins { $count }⚡ de plus
advice-aim-buy = { $chance } % de chances d’acheter { $card }
advice-aim-dice = { $chance } % de chances d’obtenir { $count }× { $face }

## Statistiques

title-statistics = Statistiques
statistics-title = Statistiques
statistics-counting = Comptage des parties : { $done } sur { $all }
statistics-empty-title = Rien à compter pour l’instant
statistics-empty = Jouez une partie jusqu’au bout. Cette page montrera alors combien de parties vous avez gagnées et comment, vos cartes préférées, vos records et ce que vous avez accompli.
statistics-filtered = Aucune partie ne correspond à ce choix.
statistics-running = { $count ->
    [one] Une partie encore en cours.
   *[other] { $count } parties encore en cours.
}
statistics-skipped = { $count ->
    [one] Un fichier est illisible et n’est pas compté.
   *[other] { $count } fichiers sont illisibles et ne sont pas comptés.
}
statistics-unreadable = Les parties ne peuvent pas être lues. Vérifiez le dossier, puis rouvrez cette page : { $path }
statistics-no-folder = Aucun dossier pour les parties n’a été trouvé : il n’y a rien à compter.
statistics-person = Joueur
statistics-everybody = Tout le monde
statistics-game = Jeu
statistics-players = Monstres
statistics-opponents = Contre
statistics-period = Période
statistics-any = Tous
statistics-ever = Depuis toujours
statistics-game-duel = Duel
statistics-game-classic = King of Tokyo
statistics-people = Joueurs
statistics-program = Programmes
statistics-month = 30 jours
statistics-year = 1 an
statistics-edit = Modifier le profil
statistics-export = Exporter
statistics-exported = Le tableau a été enregistré sous { $path }
statistics-not-exported = Le tableau ne peut pas être enregistré ici. Avez-vous le droit d’y écrire ? { $path }
statistics-page-overview = Vue d’ensemble
statistics-page-cards = Cartes et records
statistics-page-accuracy = Précision
statistics-page-milestones = Exploits
statistics-games = { $count ->
    [one] partie
   *[other] parties
}
statistics-won = { $count ->
    [one] gagnée
   *[other] gagnées
}
statistics-rate = { $percent } % de victoires
statistics-share = { $won } sur { $games }
statistics-neither = { $count ->
    [one] Une partie n’est ni gagnée ni perdue : la place a changé de main.
   *[other] { $count } parties ne sont ni gagnées ni perdues : la place a changé de main.
}
statistics-take-backs = { $count ->
    [one] Un choix repris
   *[other] { $count } choix repris
}
statistics-wins = Types de victoire
statistics-how-stars = Aux étoiles
statistics-how-card = Par une carte
statistics-how-survival = Dernier debout
statistics-how-roar = Dans un ultime rugissement
statistics-how-tower = Au sommet de la Tour de Tokyo
statistics-how-nobody = Sans vainqueur
statistics-how-fame = Par la Gloire
statistics-how-destruction = Par la Destruction
statistics-how-spotlight = Sous les projecteurs
statistics-how-knockout = Par K.-O.
statistics-how-forfeit = Forfait du rival
statistics-how-unknown = Selon d’autres règles
statistics-over-time = Victoires sur les dix dernières parties
statistics-first = Première partie
statistics-last = Dernière partie
statistics-by-monster = Par monstre
statistics-by-edition = Par jeu
statistics-by-opponents = Par adversaire
statistics-cards = Cartes préférées
statistics-cards-bought = jouée dans
statistics-cards-won = gagnées
statistics-bought = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
statistics-cards-none = Aucune carte achetée ni jouée pour l’instant.
statistics-records = Records
statistics-records-none = Aucun record pour l’instant.
statistics-feat-reign = Le plus long règne dans Tokyo
statistics-feat-stars = Le plus d’étoiles en un tour
statistics-feat-steps = Le plus de cases en un tour (Duel)
statistics-feat-blow = Le coup le plus rude
statistics-feat-escape = De justesse
statistics-feat-quickest = La victoire la plus rapide
statistics-value-reign = { $count ->
    [one] un tour
   *[other] { $count } tours
}
statistics-value-stars = { $count }★
statistics-value-steps = { $count }
statistics-value-blow = { $count }♥
statistics-value-escape = { $count }♥ de reste
statistics-value-quickest = { $count ->
    [one] un tour
   *[other] { $count } tours
}
statistics-feat-from = Le { $date }, contre { $names }
statistics-feat-undated = Contre { $names }
statistics-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
statistics-accuracy = Points de chances de victoire perdus par partie
statistics-accuracy-about = Jugés par { $judge }. Moins il y en a, mieux c’est : 10 points valent un dixième de victoire. La ligne est la moyenne de cinq parties.
statistics-accuracy-none = Aucune partie n’a encore été jugée. Restez sur cette page ou sur l’accueil : les parties sont jugées l’une après l’autre.
statistics-accuracy-left = { $count ->
    [one] Encore une partie à juger…
   *[other] Encore { $count } parties à juger…
}
statistics-average = { $points } points par partie en moyenne
statistics-luck = Chance : { $sign }{ $points } { $points ->
    [one] point
   *[other] points
} de chances de victoire par partie en moyenne, sur { $count ->
    [one] une partie
   *[other] { $count } parties
}. Les dés sont justes : à la longue, la chance revient à zéro pour tout le monde.
statistics-luck-none = La chance n’a pas pu être mesurée dans ces parties.
statistics-reached = { $game }, le { $date }
statistics-reached-undated = Accompli dans { $game }
statistics-milestones = { $reached } sur { $all } accomplis
statistics-milestone-toast = { $name } accomplit un exploit : { $milestone }
milestone-first-game = Premiers pas
milestone-first-game-how = Jouez une partie jusqu’au bout.
milestone-first-win = Roi d’un jour
milestone-first-win-how = Gagnez une partie.
milestone-both-ways = Deux chemins
milestone-both-ways-how = Gagnez une partie aux étoiles et une comme dernier debout.
milestone-streak = Et de trois
milestone-streak-how = Gagnez trois parties d’affilée.
milestone-escape = À un poil près
milestone-escape-how = Gagnez après qu’une blessure vous a laissé 1♥.
milestone-heavy-blow = Coup de massue
milestone-heavy-blow-how = Enlevez 7♥ à un seul monstre en un tour.
milestone-great-turn = À la une
milestone-great-turn-how = Gagnez 8★ en un tour.
milestone-reign = Vive le roi
milestone-reign-how = Commencez six de vos tours d’affilée dans Tokyo.
milestone-full-table = Six à table
milestone-full-table-how = Gagnez contre cinq autres monstres.
milestone-six-monsters = Métamorphe
milestone-six-monsters-how = Gagnez avec six monstres différents.
milestone-all-games = Dans toute la ville
milestone-all-games-how = Gagnez le jeu de base, la Dark Edition et Duel.
milestone-master = Maître et élève
milestone-master-how = Gagnez contre un Maître.
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

## Profils

profile-pick = Qui joue ici ?
profile-button = Choisir un profil
profile-none = Juste un nom, sans statistiques
profile-new = Nouveau profil : { $name }
profile-type-first = Tapez d’abord un nom pour créer un profil.
profile-delete = Supprimer le profil
profile-deleted = Le profil { DE($name) } est supprimé. Les parties gardent son nom.
profile-edit = Modifier le profil
profile-name = Nom
profile-colour = Couleur
profile-monster = Monstre préféré
profile-save = Enregistrer
profiles-no-folder = Aucun dossier de réglages n’a été trouvé : les profils seront oubliés à la fermeture.
profiles-unreadable = Les profils ne peuvent pas être lus : personne n’est connu. Le fichier : { $path }
profiles-unwritable = Les profils ne peuvent pas être enregistrés et seront oubliés à la fermeture. Avez-vous le droit d’écrire ici ? { $path }
profiles-too-new = Les profils viennent d’une version plus récente du jeu : personne n’est connu. Ils ont été gardés sous { $path }
profiles-damaged = Les profils étaient abîmés : personne n’est connu. Ils ont été gardés sous { $path }
profiles-partly = Certains profils n’ont pas été compris et ont été laissés de côté. Le fichier complet a été gardé sous { $path }
profiles-in-the-way = Les profils ne sont pas enregistrés, pour ne pas perdre ceux qui n’ont pas été compris. Déplacez ce fichier pour enregistrer à nouveau : { $path }
