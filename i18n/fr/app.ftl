### La fenêtre : écrans, boutons, erreurs, ligne de commande.

app-title = King of Tokyo

## Partout

back = Retour
close = Fermer
key-enter = Entrée
key-escape = Échap

## Accueil

title-tagline = Écrasez vos rivaux, prenez la ville, soyez le roi.
title-play = Jouer
title-settings = Réglages
title-about = À propos
title-quit = Quitter
title-unofficial = Une œuvre de fans, gratuite et non officielle. King of Tokyo est un jeu de Richard Garfield, édité par IELLO.

## Préparation de la table

setup-title = Qui joue ?
setup-count = { $count } monstres, de 2 à 6 peuvent jouer
setup-by-human = À cet écran
setup-by-bot = Ordinateur
setup-change-monster = Choisir un autre monstre
setup-remove = Retirer ce monstre
setup-add = Ajouter un monstre
setup-pick = Choisissez un monstre
setup-monster-yours = Le vôtre
setup-monster-free = Libre
setup-monster-swaps = Échanger avec { $name }
setup-variant = Variante à deux joueurs
setup-variant-hint = Pour deux monstres : Tokyo donne de l’énergie au lieu d’étoiles.
setup-only-bots = Rien que des ordinateurs : vous regarderez.
setup-advanced = Options avancées
setup-seed = Graine
setup-seed-random = au hasard
setup-seed-hint = Le même nombre donne les mêmes dés et les mêmes cartes.
setup-seed-no-number = Une graine est un nombre entier. Laissez vide pour un tirage au hasard.
setup-seed-too-large = La plus grande graine est { $most }.
setup-start = Commencer

who-human = Humain
who-easy = Facile
who-normal = Normal

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
table-poison = Jetons Poison : { $count }. Chacun fait perdre un cœur à la fin de son tour.
table-shrink = Jetons Rétrécissement : { $count }. Chacun retire un dé.

## Résultat

result-winner = { $name } gagne !
result-winners = { $names } et { $last } gagnent !
result-nobody = Personne ne gagne !
result-by-stars = Avec 20 étoiles, avant tous les autres.
result-by-survival = Le dernier monstre debout.
result-by-nobody = Tous les monstres sont tombés ensemble. Tokyo respire enfin.
result-turns = { $turns ->
    [one] après { $turns } tour
   *[other] après { $turns } tours
}
result-standings = Classement final
result-won = Victoire
result-alive = Encore debout
result-out = Hors jeu
result-rematch = Revanche
result-new-table = Nouvelle table
result-title-screen = Accueil

## Réglages

settings-title = Réglages
settings-saved = Chaque choix s’applique aussitôt et sera retenu.
settings-language = Langue
settings-language-hint = De tous les mots du jeu.
settings-language-system = Système
language-en = English
language-fr = Français
settings-speed = Vitesse des animations
settings-speed-hint = Le rythme auquel la table montre ce qui se passe.
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Immédiate
settings-text-size = Taille du texte
settings-text-size-hint = Tout grandit avec elle, autant que la fenêtre le permet.
settings-percent = { $percent } %
settings-appearance = Couleurs
settings-appearance-hint = La ville la nuit, ou le papier le jour.
settings-appearance-system = Système
settings-appearance-dark = Sombre
settings-appearance-light = Clair

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
about-art = Toutes les images ont été dessinées pour ce programme ; rien ne vient du jeu publié.
about-fonts-title = Caractères
about-fonts = Inter de Rasmus Andersson, Bangers de Vernon Adams, tous deux sous licence SIL Open Font.
about-libraries-title = Construit avec
about-libraries = Rust, iced, tiny-skia, wgpu, resvg, cosmic-text, Fluent, tokio, serde, rand et bien d’autres bibliothèques libres. Merci.

## Touches

help-title = Touches
help-table = À la table
help-everywhere = Partout
help-key-dice = 1 … 8
help-dice = garder ou relancer un dé
help-key-roll = R
help-roll = lancer les dés
help-key-enter = Entrée
help-enter = la réponse proposée
help-key-yield = Y
help-yield = quitter Tokyo, ou oui
help-key-stay = N
help-stay = rester à Tokyo, ou non
help-key-buy = B
help-buy = acheter
help-key-sweep = S
help-sweep = remplacer les cartes
help-key-done = D
help-done = terminer
help-key-log = L
help-log = le journal
help-key-skip = Espace
help-skip = passer l’animation
help-key-menu = Échap
help-menu = menu
help-key-help = ?
help-help = cette liste
help-key-full-screen = F11
help-full-screen = plein écran
help-key-next-field = Tab
help-next-field = champ suivant
help-key-quit = Ctrl Q
help-quit = quitter

## Départ

quit-title = Quitter maintenant ?
quit-body = Une partie est en cours. Elle sera perdue.
quit-stay = Continuer la partie
quit-leave = Quitter

## Ennuis

trouble-no-folder = Le système n’indique aucun dossier pour les réglages : vos choix seront oubliés quand vous quitterez.
trouble-unreadable = Les réglages sont illisibles ; le jeu démarre avec les siens. Le fichier : { $path }
trouble-unwritable = Vos choix ne peuvent pas être enregistrés et seront oubliés quand vous quitterez. Pouvez-vous écrire à cet endroit ? { $path }
trouble-too-new = Les réglages viennent d’une version plus récente du jeu, qui démarre donc avec les siens. Ils ont été gardés sous { $path }
trouble-damaged = Les réglages étaient abîmés ; le jeu démarre avec les siens. Ils ont été gardés sous { $path }
no-display = Il n’y a pas d’écran où ouvrir une fenêtre : ni DISPLAY ni WAYLAND_DISPLAY n’est défini. Sans écran, vous pouvez utiliser king-of-tokyo simulate et king-of-tokyo watch.
no-window = La fenêtre n’a pas pu s’ouvrir : l’écran ({ $display }) ne répond pas, ou il manque une bibliothèque du système (pour X11 : libX11, libX11-xcb, libXcursor, libXi, libxkbcommon-x11 ; pour Wayland : libwayland-client). Sans fenêtre, vous pouvez utiliser king-of-tokyo simulate et king-of-tokyo watch.
