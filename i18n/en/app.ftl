### The window: screens, buttons, errors, command line.

app-title = King of Tokyo
app-title-waits = ● King of Tokyo: your turn
goal = Goal: 20 stars at the end of a turn, or be the last monster standing.
goal-tower = Goal: 20 stars at the end of a turn, the top of the Tokyo Tower, or be the last monster standing.

## Everywhere

back = Back
close = Close
key-enter = Enter
key-escape = Esc
key-page-up = Page Up
key-page-down = Page Down

## Title

title-tagline = Smash your foes, take the city, be the king.
title-continue = Continue
title-continue-line = Turn { $turn } · { $when }
title-tokyo = Tokyo
title-now = just now
title-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
}
title-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
title-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
title-play = 2 to 6 monsters: 20 stars, or the last one standing
title-settings = Settings
title-about = About
title-quit = Quit
title-unofficial = An unofficial fan project, free of charge. King of Tokyo is a game by Richard Garfield, published by IELLO.

## Learning to play

title-learn = How to play
learn-title = How to play
learn-hint = Play a first game: about five minutes, with somebody who tells you what to do. You can leave it at any time and go on later.
learn-classic = The first game of King of Tokyo
learn-duel = The first game of Duel
learn-new = Begin
learn-on = Go on where you were
learn-again = Done: play it again
learn-from-start = From the beginning
learn-rules = All rules, to look up
learn-offer-title = Is this your first game?
learn-offer-body = Learn King of Tokyo by playing: about five minutes, with somebody who tells you what to do. You will find it again under “How to play”.
learn-offer-yes = Play the first game
learn-offer-no = Not now
learn-key-no = N
settings-on = On
settings-off = Off
settings-seconds = { $count } s
settings-tips = Tips
settings-tips-hint = A sentence when something comes up for the first time. Each tip is given once.
settings-tips-again = Show all tips again
settings-coaching = Coach
settings-coaching-hint = Asks before an answer that costs you much of your chance to win. Only where hints are allowed.
settings-never-replaces = Offer to replace cards
settings-never-replaces-hint = When you can pay for no card, and could only replace all three.
settings-never-replaces-off = Always
settings-never-replaces-on = If I can pay
settings-order = Ask which dice count first
settings-order-hint = “If it matters”: only where two orders would end differently. “Never”: the usual order, or one that wins.
order-always = Always
order-matters = If it matters
order-never = Never
settings-hands-over = Hand-over
settings-hands-over-hint = With several people at one screen, whoever is asked next says who they are before the question is shown.
settings-timer = Time to answer
settings-timer-hint = How long you may think about a question. The clock stops while a menu is open.
settings-time-up = When time is up
settings-time-up-hint = A signal reminds you, or the usual answer is given for you.
settings-time-up-signal = Only a signal
settings-time-up-answer = The usual answer
coach-title = This choice costs { $points } percentage points. Go on?
coach-body = “{ $said }” leaves you a { $now }% chance to win. With “{ $instead }” it would be { $best }%, as the computer sees it.
coach-think = Think again
coach-mean = Do it
clock-over = Time is up
clock-then = then: { $said }
clock-then-roll = then the dice roll
tip-title = Tip
lesson-title = First game
lesson-step = { $nth } of { $all }
lesson-next = Go on
lesson-astray = Let’s do this first:
lesson-leave = Leave the first game
lesson-leave-hint = You can go on here later: How to play, on the title.
lesson-play = Play a real game
lesson-unreadable = This first game cannot be played in this version. The rules are under F1.

## Table setup

setup-title = Who plays?
setup-count = { $count } monsters (2–6)
setup-by-human = On this screen
setup-by-bot = Computer
setup-program-example = python3 bot.py
setup-program-hint = The command that starts your program. It runs on this computer with your rights, and only when you start a game here: a saved game never runs it. docs/protocol.md tells what it hears and answers.
setup-program-missing = Seat { $seat }: type the command that starts the program.
setup-change-monster = Choose another monster
setup-remove = Remove this monster
setup-add = Add a monster
setup-edition = Edition
setup-edition-base = Base game
setup-edition-dark = Dark Edition
setup-wickedness = Wickedness gauge
setup-wickedness-hint = Three 1s give 2 Wickedness, three 2s give 1. At 3, 6 and 10 you may take a tile.
setup-wickedness-off = Off
setup-wickedness-red = Red
setup-wickedness-orange = Orange
setup-wickedness-green = Green
setup-wickedness-mixed = Mixed
setup-cards = Cards
setup-cards-power = Power cards
setup-cards-power-hint = The cards that are bought with energy. Without them there is no market.
setup-cards-promo = Promos
setup-cards-promo-hint = A few more cards in the deck.
setup-cards-costumes = Costumes
setup-cards-costumes-hint = Everyone starts with a costume. The others are in the deck.
setup-power-up = Power-Up!
setup-power-up-off = No
setup-power-up-off-hint = Power-Up! gives every monster eight Evolutions of its own.
setup-power-up-standard = Standard
setup-power-up-standard-hint = Everyone begins with one Evolution in hand. For three hearts, draw two and keep one.
setup-power-up-basic = Draw one
setup-power-up-basic-hint = Everyone begins with one Evolution in hand. For three hearts, draw one and keep it.
setup-power-up-active = Active
setup-power-up-active-hint = Everyone begins with one Evolution in play and none in hand. For three hearts, draw two and keep one.
setup-power-up-controlled = Controlled
setup-power-up-controlled-hint = Of the two you draw for three hearts, keep one; the other goes under your deck and comes back.
setup-power-up-draft = Draft
setup-power-up-draft-hint = All Evolutions are mixed. Before the game, pick one, pass the others on, and so build a deck of eight.
setup-no-evolutions = Cthulhu, King Kong, Anubis and Cybertooth have no Evolutions here: they stay out of a game with Power-Up!
setup-packs = Packs
setup-pack-cultists = Cultists
setup-pack-cultists-hint = Four equal dice bring you a Cultist. Spend one at any time for 1 heart, 1 energy or one more roll.
setup-pack-tower = Tokyo Tower
setup-pack-tower-hint = In Tokyo, four 1s let you climb the Tower. Its floors give hearts and energy; a monster that reaches the top wins.
setup-pack-transformation = Transformation
setup-pack-transformation-hint = For 1 energy a turn, turn your card over: the beast rerolls one die each turn, but buys nothing.
setup-pack-curses = Curses
setup-pack-curses-hint = One curse rules for everyone. The Die of Fate, rolled with the others, changes it or lets it strike.
setup-pack-berserk = Berserk
setup-pack-berserk-hint = Four claws drive you Berserk: you roll one more die, with claws and a skull, until you gain hearts.
setup-note-packs = Packs can be mixed with one another and with everything else, Power-Up! too.
setup-surprise = Surprise me
setup-surprise-hint = Lays out a mix of boxes by chance. The players stay as they are.
setup-cards-needed = Turn power cards on first: these are power cards too.
setup-note-base = The game as it comes out of the box.
setup-note-dark = The Dark Edition has its own deck and its own costs, and is always played with the Wickedness gauge.
setup-note-no-cards = Without power cards nothing can be bought. Promos and costumes are power cards too, so they stay in the box.
setup-pick = Choose a monster
setup-monster-here = Sits here
setup-monster-free = Free
setup-monster-guest = Free, from another box
setup-monster-swaps = Swap with { $name }
setup-variant = Two-player variant
setup-variant-hint = Entering Tokyo and starting a turn there each give 1 energy instead of stars.
setup-variant-no-cards = Entering Tokyo and starting a turn there each give 1 energy instead of stars. Without power cards energy buys nothing.
setup-only-bots = Computer players only: you just watch.
setup-advanced = Advanced
setup-hints = Hints
setup-hints-hint = Players may ask what Master would do (H).
setup-take-back = Take back
take-back-off = Limited
take-back-off-hint = Only before a roll, a new card or someone else’s answer.
take-back-last = Last decision
take-back-last-hint = Your last decision too. The same dice come again.
take-back-anything = Anything
take-back-anything-hint = As far back as you like. The same dice come again.
setup-seed = Seed
setup-seed-random = random
setup-seed-hint = The same number gives the same dice and cards.
setup-seed-no-number = A seed is a whole number. Leave it empty for a random one.
setup-seed-too-large = The largest seed is { $most }.
setup-start = Start

who-human = Human
who-easy = Easy
who-normal = Normal
who-hard = Hard
who-master = Master
who-guest = Program

seat-acts = This monster has to act.
character-told = { $character }: { $says }
character-gigazaur = Bold
character-gigazaur-says = Strikes whenever it can: there is no such thing as too many claws.
character-cyber-kitty = Sly
character-cyber-kitty-says = Lets the others fight over Tokyo, and leaves it early.
character-the-king = Proud
character-the-king-says = Tokyo is home: stays there as long as its hearts last.
character-meka-dragon = Vengeful
character-meka-dragon-says = Peaceful until it bleeds, then pays every wound back.
character-space-penguin = Careful
character-space-penguin-says = Heals early, and leaves Tokyo after the first scratches.
character-alienoid = Collector
character-alienoid-says = Buys every card it can afford.
character-cyber-bunny = Thrifty
character-cyber-bunny-says = Fills its store of energy, and hates to spend it.
character-kraken = Greedy
character-kraken-says = Wants stars, and wants them now.
character-boogie-woogie = Sneaky
character-boogie-woogie-says = Strikes and slips away: Tokyo is too bright a place.
character-pumpkin-jack = Spiteful
character-pumpkin-jack-says = Loves stars, and loves it when others have no hearts.
character-pandakai = Patient
character-pandakai-says = Gathers hearts and energy first, and strikes later.
character-cthulhu = Ancient
character-cthulhu-says = Has all the time in the world: gathers energy and cards.
character-king-kong = Stubborn
character-king-kong-says = Once it is up there, nobody gets it down: loves Tokyo, and its 1s.
character-anubis = Stern
character-anubis-says = Weighs stars first, and punishes whoever stands in the way.
character-cybertooth = Wild
character-cybertooth-says = Bites first and thinks later: claws, always claws.
character-baby-gigazaur = Fearless
character-baby-gigazaur-says = Wants to play in Tokyo, and does not want to leave.

colour-green = Green
colour-pink = Pink
colour-orange = Orange
colour-red = Red
colour-blue = Blue
colour-violet = Violet

## Table
table-tokyo-city = Tokyo City
table-tokyo-bay = Tokyo Bay
table-bay-closed = Bay closed
table-eliminated = Eliminated
table-poison = Poison tokens: { $count }. Each costs this monster 1♥ at the end of its turn.
table-shrink = Shrink tokens: { $count }. Each takes a die away from this monster.
table-wickedness = Wickedness: { $count } of 10. At 3, 6 and 10 there are tiles to take.
table-crowned = Will win if it survives this turn.
table-risen = Risen from the dead: up to 12♥, but ♥ on its dice do nothing.
table-follows = Bound to { $name }: they win and fall together.
table-hearts = Hearts: { $count } of { $cap }
table-stars = Stars: { $count } of 20
table-energy = Energy: { $count }
table-person = A person plays here.
table-bot = The computer plays here.
table-program = Another program plays here.
table-tokyo-brings = Claws rolled in Tokyo hit everybody outside, and claws rolled outside hit whoever is in Tokyo. In Tokyo, hearts on the dice do not heal.

## Result

result-winner = { $name } wins!
result-winners = { $names } and { $last } win!
result-nobody = Nobody wins!
result-forfeit = { $name } concedes!
result-by-stars = First to 20 stars.
result-by-survival = The last monster standing.
result-by-nobody = All monsters fell together. Tokyo can breathe again.
result-by-roar = With a final roar.
result-by-tower = At the top of the Tokyo Tower.
result-by-crown = Won by a card.
result-turns = { $turns ->
    [one] after one turn
   *[other] after { $turns } turns
}
result-standings = Final standings
result-won = Winner
result-alive = Still standing
result-conceded = Conceded
result-out = Eliminated
result-out-turn = Eliminated on turn { $turn }
result-out-by = Eliminated on turn { $turn }, by { $name }
result-rematch = Rematch
result-new-table = New table
result-title-screen = Title
result-review = Review

## A look back

review-title = Game review
review-progress = Reviewing… { $percent }%
review-chart = Everyone’s chance of winning, turn by turn
review-bars = The chance of { $name } winning after each choice, as the Master level sees it.
review-fates = Luck and mistakes
review-luck = Luck
review-mistakes = Mistakes
review-fates-about = In points of winning chance: what dice and draws have brought since the first turn, and what choices have given away.
review-mistakes-people = Mistakes are added up for people only.
review-luck-unmeasured = { $count ->
    [one] One roll or draw could not be measured.
   *[other] { $count } rolls and draws could not be measured.
}
review-luck-so-far = Luck so far, in points of winning chance
review-turning = Turning points
review-turning-none = No single turn changed much.
review-decisions = The costliest decisions
review-decisions-none = Well played: { $count ->
    [one] the decision looked at did not cost
   *[other] none of { $count } decisions cost
} a single percentage point.
review-decisions-nobody = Only computer players: no decision to look at.
review-decisions-no-own = { $name } made no decision to look at.
review-waiting = Still looking…
review-turn = Turn { $number }
review-end = The end
review-percent = { $percent }%
review-change = { $sign }{ $points } { $points ->
    [one] point
   *[other] points
}
review-luck-with = Luck was with { $name }: { $before }% → { $after }%
review-luck-against = Luck turned against { $name }: { $before }% → { $after }%
review-turned-toward = The game turned toward { $name }: { $before }% → { $after }%
review-turned-against = The game turned against { $name }: { $before }% → { $after }%
review-erred = { $name } made a mistake: { $before }% → { $after }%
review-profited = A mistake by { $other } helped { $name }: { $before }% → { $after }%
review-whose-turn = ({ $name }’s turn)
review-played = Played
review-list = All moments

## The game gone through on its table

replay-watch = Watch the game
replay-beginning = The beginning
replay-asked = { $name } decides
replay-past = Looking back
replay-play = Play
replay-pause = Pause
replay-before = The decision before
replay-after = The next decision
replay-turn-before = The turn before
replay-turn-after = The next turn
replay-hint = What would be best here?
replay-no-hint = There is nothing to weigh here.
replay-best-played = Nothing better was to be had.
replay-chances = Everyone’s chance of winning as this turn begins
replay-picture = Save a picture
replay-picture-kept = The picture is saved: { $path }
replay-back = Back to the game
replay-play-on = Play on from here
replay-play-on-short = Play on
replay-play-on-body = A new game goes on from this moment, with new dice and cards.
replay-leaves = You leave the running game for it.
replay-same-seats = Everybody as they were
replay-only-bots = Watch the computer players
replay-or-take = Or take a seat; computer players take the others:
replay-take-seat = Play as { $name }
replay-stay = Stay here

## Settings

settings-title = Settings
settings-saved = Changes apply at once and are saved.
settings-language = Language
settings-language-hint = The language of every text.
settings-language-system = System
language-en = English
language-fr = Français
settings-speed = Animation speed
settings-speed-hint = How fast the table shows what happens.
settings-first-throw = First roll of a turn
settings-first-throw-hint = By hand: R, Enter, or a flick of the mouse. At Instant, dice roll by themselves.
settings-first-throw-by-hand = By hand
settings-first-throw-by-itself = Automatic
settings-stops = Offer to play Evolutions
settings-stops-hint = On other monsters’ turns too. “Always”: also when you hold no card for the moment.
stops-always = Always
stops-held = If I can play one
stops-own-turn = In my turn
stops-never = Never
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
settings-effects = Sound effects
settings-effects-hint = Dice, claws, cards and everything that happens. M mutes everything.
settings-music = Music
settings-music-hint = The theme, and the place where you play.
settings-volume-off = Off
sound-on = Sound is on.
sound-off = Sound is off: press M to turn it on.
settings-motion = Movement
settings-motion-hint = Reduced: nothing flies, shakes or breathes.
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-text-size = Text size
settings-text-size-hint = Makes texts, buttons and pictures larger or smaller.
settings-text-size-limit = This window has room for { $percent }% at most. A larger window or full screen ({ $key }) allows more.
settings-percent = { $percent }%
settings-appearance = Colors
settings-appearance-hint = Light text on dark, or dark text on light.
settings-appearance-system = System
settings-appearance-dark = Dark
settings-appearance-light = Light
settings-contrast = Contrast
settings-contrast-hint = High: every text stands out clearly from what is behind it.
settings-contrast-usual = Usual
settings-contrast-high = High
settings-sight = Color vision
settings-sight-hint = Players, hearts, stars, energy and claws in colors you can tell apart.
settings-sight-usual = Usual
settings-sight-protanopia = Protanopia
settings-sight-deuteranopia = Deuteranopia
settings-sight-tritanopia = Tritanopia
settings-drawing = Drawing
settings-drawing-hint = What draws the window. Takes effect at the next start.
settings-drawing-automatic = Automatic
settings-drawing-card = Graphics card
settings-drawing-processor = Processor

## About

about-title = About
about-version = Version { $version }
about-unofficial-title = Unofficial
about-unofficial = This program is made by fans, for fans, and is free of charge. It is not made, approved or supported by the publisher. The name, the monsters and the rules of King of Tokyo belong to their owners.
about-game-title = The game
about-game = King of Tokyo was designed by Richard Garfield and is published by IELLO. If you like it here, play it around a real table: the box is worth it.
about-licence-title = License
about-licence = The code may be used under the MIT license or the Apache license 2.0, as you prefer.
about-art-title = Pictures
about-art = Every picture was drawn for this program; nothing was taken from the published game.
about-fonts-title = Fonts
about-fonts = Inter by Rasmus Andersson, Bangers by Vernon Adams, both under the SIL Open Font License.
about-libraries-title = Built with
about-libraries = Rust, iced, tiny-skia, wgpu, resvg, cosmic-text, Fluent, tokio, serde, rand and many more open-source libraries. Thank you.
about-drawing-title = Drawn by
about-drawing-card = The graphics card
about-drawing-processor = The processor

## How to play, and keys

help-title = How to play
help-table = Keys at the table
help-everywhere = Everywhere
help-key-dice = 1 … 9
help-dice = keep a die, pick an answer
help-key-roll = R
help-roll = roll
help-key-enter = Enter
help-enter = the yellow button, if there is one
help-key-yield = Y
help-yield = yield Tokyo, or yes
help-key-stay = N
help-stay = stay in Tokyo, or no
help-key-buy = B
help-buy = buy, then 1 to 3
help-key-sweep = S
help-sweep = replace the cards for sale
help-key-done = D
help-done = done, pass, buy nothing
help-key-log = L
help-log = the log
help-key-past = Page Up
    .mac = fn ↑
help-past = look back at this game
help-key-cards = C
help-cards = everybody’s cards
help-key-gauge = W
help-gauge = the Wickedness gauge
help-key-skip = Space
help-skip = skip to the next question
help-key-speed = V
help-speed = animation speed
help-key-undo = Ctrl Z
    .mac = ⌘ Z
help-key-redo = Ctrl Y
    .mac = ⇧ ⌘ Z
help-undo = undo
help-redo = redo
help-key-result = U
help-result = show the result (computer players only)
help-key-menu = Esc
help-menu = menu
help-key-help = F1
help-help = this page
help-key-keep = K
help-keep = keep all dice, or none
help-key-free = F
help-key-hand = E
help-key-stops = A
help-key-hint = H
help-hint = what Master would do
help-free = a card usable at any time
help-hand = a card of your hand
help-stops = offers to play Evolutions
help-key-full-screen = F11
    .mac = ⌃ ⌘ F
help-full-screen = full screen
help-key-next-field = Tab
help-next-field = next field or button: Enter presses it, arrows change it
help-key-quit = Ctrl Q
    .mac = ⌘ Q
help-quit = quit

## Leaving

quit-title = Quit now?
quit-body = The game in progress is not saved and will be lost.
quit-body-over = A finished game is not saved yet and will be lost.
quit-stay = Keep playing
quit-leave = Quit

## Saved games

saves-saved = The game is saved. Continue it from the title.
saves-none = There is no game to continue.
saves-stopped = The game is not being saved. { $why }
saves-mended = The game is being saved again, with everything that was missing.
saves-was-damaged = The saved game is damaged from line { $line } of its file on: it goes on from its last good move. The damaged file is kept: { $path }
saves-damaged-too = Its file is also damaged from line { $line } on; it stays as it is.
saves-damaged-before-end = This file is damaged from line { $line } on, before the end of the game, so it cannot be looked at. Continue it from its last good move, or look for another copy: { $path }
saves-damaged-behind = The file is damaged from line { $line } on, behind the end of the game. The game itself is whole.
saves-moved = Somebody replaced or changed the file of this game. That file is left as it is; the whole game is saved in a new one: { $path }
guest-not-invited = A saved game does not start “{ $guest }” again. The computer ({ who-normal }) now plays { $who }.
guest-not-started = “{ $guest }” could not be started ({ $detail }). The computer ({ who-normal }) now plays { $who }.
guest-no-program = “{ $guest }” could not be started: its command names no program, or one that may not be run. The computer ({ who-normal }) now plays { $who }.
guest-gone = “{ $guest }” has stopped running. The computer ({ who-normal }) now plays { $who }.
guest-late = “{ $guest }” took longer than { $detail } seconds to answer. The computer ({ who-normal }) now plays { $who }.
guest-nonsense = “{ $guest }” gave an answer that is not allowed: { $detail }. The computer ({ who-normal }) now plays { $who }.
saves-over-unsaved = A finished game is not saved yet. It is tried again every few seconds; if you quit before that works, it is lost.
saves-last-elsewhere = The game you played last is open in another window: close it there first.
saves-other-rules = This game was played with other rules: it goes on from the turn up to which they agree. The old file stays as it is.
saves-no-folder = No folder for saved games was found: HOME must name your home folder.
saves-elsewhere = This game is open in another window: close it there first.
saves-unreadable = This file cannot be read; check who may open it: { $path }
saves-unwritable = This file cannot be written; check who may write there: { $path }
saves-full = The disk is full; make room there: { $path }
saves-gone = This game is no longer there; was it moved? { $path }
saves-not-a-file = This is not a file; move it away: { $path }
saves-taken = There is already a file of this name; choose another one: { $path }
saves-no-dealer = Another program dealt this game, so it can only be watched, with king-of-tokyo watch: { $path }
saves-empty = This file is empty; look for another copy of the game: { $path }
saves-too-long = This file is too long to be a saved game: { $path }
saves-no-record = This file is not a saved game: { $path }
saves-damaged = The beginning of this game is damaged; look for another copy: { $path }
saves-too-new = This game comes from a newer version; install that to go on: { $path }
saves-other-game = This file belongs to the other game, King of Tokyo or Duel: { $path }
saves-no-table = This version has no table like the one of this game; install a newer one: { $path }
saves-seen-by = This file is what one player saw of a running game, and cannot be opened. Export the game when it is over: { $path }
saves-unknown-game = This saved game is neither King of Tokyo nor Duel; install a newer version.

## Games

title-games = Games
games-title = Games
games-empty = No games
games-none = Every game you play is kept here, answer by answer. You can also import one.
games-line = { $kind } · { $state }
games-kind-classic-base = King of Tokyo
games-kind-classic-dark = Dark Edition
games-kind-duel = Duel
games-turn = Turn { $turn }
games-conceded = { $name } conceded.
games-one-view = What one player saw
games-played = Played { $when }
games-began = Started { $date } at { $time } · played { $when }
games-search = Name, monster, game, date
games-search-close = Show all games
games-search-none = No game has “{ $what }” in it.
games-searching = Looking through your games…
games-pick = Choose a file…
games-no-picker = This system shows no file dialog: type or paste the path.
key-pick = Ctrl O
    .mac = ⌘ O
clock-hours = 12
clock-time = { $hour }:{ $minute } { $half ->
    [am] AM
   *[pm] PM
}
date-then = { $date }
games-bad = This is not a game
games-continue = Continue
games-look = Look at it
games-revive = Play on
games-rename = Rename
games-rename-title = Name the game
games-rename-about = Leave it empty to go by the names of the players.
games-rename-done = Rename
games-export = Export
games-export-title = Export the game
games-export-over = The whole game is written to this file.
games-export-all = The game is still running: this file tells everything, hidden cards and the dice to come. Do not give it to anybody who plays.
games-export-seat = The file tells what this player has seen. It can be read, but not played.
games-export-for = { $name }
games-export-whole = Everything
games-exported = Game exported: { $path }
games-exported-damaged = The game is damaged from line { $line } of its file on, so only its good part can be read: { $path }
games-import = Import
games-import-title = Import a game
games-import-about = Type or paste the path of a .kot file, or drop the file on the window.
games-import-hint = Path of the file
games-imported = Game imported.
games-imported-damaged = The file is damaged from line { $line } on: the game was imported up to its last good move. The file itself stays as it is.
games-damaged-here = This game is damaged from line { $line } of its file on. What comes before is good.
games-state-damaged = { $state } · damaged file
games-delete = Delete
games-deleted = The game is deleted.
games-restore = Bring back the game deleted last
games-restored = The game is back.
games-undo = Undo
games-folder = Show in folder
games-folder-is = The folder is { $path }
key-delete = Del
saves-no-end = With the rules of this version the game does not come to its end, so it cannot be looked at: { $path }
report-untold = The program stopped on an error; your games are saved. The report is { $path }

## Trouble

trouble-no-folder = No settings folder was found: your choices will be forgotten when you quit.
trouble-unreadable = The settings cannot be read, so the game starts with default settings. The file: { $path }
trouble-unwritable = Your choices cannot be saved and will be forgotten when you quit. Is this place writable? { $path }
trouble-too-new = The settings come from a newer version of the game, so it starts with default settings. They were saved as { $path }
trouble-damaged = The settings were damaged, so the game starts with default settings. They were saved as { $path }
trouble-partly = Some settings were not understood and were left out. The file with all of them was saved as { $path }
trouble-in-the-way = Your choices are not saved, so that settings that were not understood are not lost. Move this file away to save again: { $path }
no-display = There is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set. Without a display you can play by text, with king-of-tokyo play --text, or use king-of-tokyo simulate and king-of-tokyo watch.
no-window-renderer = ICED_BACKEND is “{ $value }”, and nothing of that name draws: set it to wgpu or tiny-skia, or leave it out.
no-window-scale = WINIT_X11_SCALE_FACTOR is “{ $value }”: set it to a number above 0 or to randr, or leave it out.
display-lost = The display has gone, and the window with it. What you played is saved; to go on: king-of-tokyo play --continue
no-window = The window could not be opened: the display ({ $display }) does not answer, or a system library is missing (on X11: libX11, libX11-xcb, libXcursor, libXi, libxkbcommon-x11; on Wayland: libwayland-client). Without a window you can play by text, with king-of-tokyo play --text, or use king-of-tokyo simulate and king-of-tokyo watch.

## Play

play-turn = Turn { $number }
play-before = Who goes first?
play-menu = Menu
play-log = Log
play-past = Look back at this game
play-log-empty = Nothing has happened yet.
play-help = Help
play-skip = Skip
play-skip-question = Skip to my next decision
play-speed = Animation speed: { $speed }
play-undo = Undo the last answer
play-undo-what = Undo: { $what }
play-undo-none = Nothing to undo
play-redo = Redo
play-out = You are out of the game
play-watch-on = Watch on
play-show-result = Show the result
play-plays = { $name } is playing
play-thinks = { $name } is thinking…
play-throws = { $name }, roll the dice
play-throw = Roll { $count ->
    [one] 1 die
   *[other] { $count } dice
}
play-over = The game is over
play-rolls = Roll { $used } of { $limit }
play-goal = 20★ or last one standing
play-goal-tower = 20★, Tower or last standing
play-added-card = +{ $count } thanks to { $card }
play-added-berserk = +{ $count } from the Berserk die
play-stop-now = Stop now: { $what }
play-stop-nothing = Stop now: nothing
play-first-choice = a choice
play-first-theirs = { $name }’s choice
play-first-throw = a roll
play-first-curse = a new curse
play-stop-first = { $first } first, then { $what }
play-stop-usually = { $what } · unless { $first } changes it
play-stop-likely = { $first } first, then most likely ({ $chance }%): { $what }
play-stop-partly = in any case { $what } · { $first } comes first and decides the rest
play-stop-decides = { $first } comes first and decides everything
play-stop-unless = if nobody changes a die
play-stop-then-choice = then a choice
play-stop-then-throw = then a roll or a card
play-stop-reacts = if nobody reacts
play-stop-late = end of turn: { $what }
play-stop-late-idle = end of turn, without buying: { $what }
play-change-how = Click a die to change it.
play-change-none = As they are: { $what }
play-change-nothing = As they are, they bring nothing
play-dice-cost = Click a die to reroll it. As they are, they cost you { $count }♥.
play-group-all = In the usual order: { $what }
play-reroll-may = Reroll: { $what }
play-odds = { $count }× { $face } { $chance }%
recap-title-first = So far
recap-title = Since your turn
recap-lost-by = −{ $count }♥ from { $name }
recap-lost = −{ $count }♥
recap-lost-otherwise = −{ $count }♥ from an effect
recap-lost-by-card = −{ $count }♥ from { $card }
recap-lost-stars = −{ $count }★
recap-lost-energy = −{ $count }⚡
recap-cap = you can have { $count }♥ at most
recap-poison = +{ $count } Poison
recap-shrink = +{ $count } Shrink
recap-driven-out = you left Tokyo
recap-fallen = { $name } is out
recap-entered = { $name } is in Tokyo
recap-near = { $name } has { $count }★
recap-tower = { $name } is one floor from the top of the Tower
recap-bought = { $name } bought { $card }
recap-of = { $name } { $what }
recap-poison-less = −{ $count } Poison
recap-shrink-less = −{ $count } Shrink
recap-left = { $name } left Tokyo
recap-reborn = { $name } is back with { $count }♥
recap-reborn-you = you are back with { $count }♥
recap-played = { $name } played { $card }
recap-played-you = you played { $card }
recap-has = { $name } now has { $card }
recap-has-you = you now have { $card }
recap-gone = you no longer have { $card }
recap-gone-of = { $name } no longer has { $card }
recap-swept = { $name } replaced the cards for sale
recap-curse = new curse: { $card }
play-cards = Everybody’s cards
play-cards-none = No card yet.
play-banner = { $name }’s turn
play-gauge = Wickedness gauge
play-gauge-level = { $level } Wickedness
play-gauge-empty = No tile is left here.
play-gauge-hint = Three 1s give 2 Wickedness, three 2s give 1. When you reach 3, 6 or 10 you may take one tile, then or never.

play-card-keep = Keep
play-card-discard = Discard
play-card-costume = Costume
play-card-tile = Wickedness tile
play-card-tokens = Tokens on it: { $count }
play-card-tokens-battery-monster = Energy on it: { $count }⚡
play-card-tokens-thunder-stomp = At work: every other monster rolls 1 die fewer.
play-card-price = Printed cost { $printed }, for you { $price }
play-card-cost = Cost: { $count } energy
play-deck = Cards left in the deck: { $count }
play-discards = Cards in the discard pile: { $count }
play-discards-none = The discard pile is empty.

play-key-enter = Enter
play-key-space = Space

# Questions: what is asked, then a short hint.
play-ask-copy = Copy another card?
play-hint-copy = At the start of your turn your copy may become another Keep card for 1⚡.
play-hint-copy-free = At the start of your turn your copy may become another Keep card, free of charge.
play-ask-roll = Which dice do you keep?
play-ask-roll-last = No roll left
play-ask-roll-all = All dice kept
play-hint-roll = Click the dice you want to keep, then reroll the others. Three of the same number score ★.
play-hint-roll-last = Count your dice, or use a card.
play-hint-roll-all = Stop here, or click a die to reroll it.
play-hint-roll-set = Three of the same number score that number in ★, each extra one adds 1★.
play-hint-roll-tokyo = You are in Tokyo: your claws hit { $who }, but ♥ do not heal you.
play-hint-roll-claws = Claws hit { $who }.
play-hint-roll-claws-empty = Tokyo is empty: claws hit nobody, and you will move in after the roll.
play-hint-roll-claws-nobody = Claws hit nobody now.
play-hint-roll-hearts = Each ♥ heals { $each }♥, up to { $cap }♥.
play-hint-roll-energy = Each lightning bolt gives { $each }⚡ to buy cards with.
play-hint-roll-energy-only = Each lightning bolt gives { $each }⚡.
play-ask-opponent = Reroll a die of { $name }?
play-hint-opponent = Click a die to reroll it. D leaves them all.
play-ask-with = With which card?
play-hint-with = Choose the card that rerolls this die, or take another die.
play-hint-turn-with = Choose the card that turns this die, or take another face.
play-ask-probed = Reroll that die once more?
play-hint-probed = It shows a 3: your other card lets you reroll it.
play-ask-change = Change a die?
play-hint-change = Click a die, then choose what becomes of it.
play-ask-before-dice = Use a card before your dice are resolved?
play-hint-before-dice = After this they count as they are.
play-ask-face = Which face should this die show?
play-hint-face = Choose a face, or take another die.
play-ask-group = Which dice do you resolve first?
play-hint-group = Usually any order will do. Enter resolves them in the usual order.
play-ask-resolve = Resolve your dice
play-hint-resolve = Press Enter to resolve them all, or use a card first.
play-ask-hearts = How do you use { $count ->
    [one] your ♥
   *[other] your { $count }♥
}?
play-hint-hearts = A ♥ heals, or takes one token off you.
play-hint-hearts-others = A ♥ heals you, takes one token off you, or heals another monster, which pays you for it.
play-use-heal = Heal
play-use-poison = Remove Poison
play-use-shrink = Remove Shrink
play-use-other = Heal { $name }
play-use-nothing = Not used (Tokyo)
play-ask-harm-by = { $name } makes you lose { $count }♥
play-ask-harm-card = { $card } makes you lose { $count }♥
play-ask-harm = You are about to lose { $count }♥
play-harm-left = You have { $hearts }♥ and { $energy }⚡. You would have { $left }♥ left.
play-harm-kept = You have { $hearts }♥ and { $energy }⚡. You would have 0♥ left: { $card } keeps you in the game.
play-harm-deadly = You have { $hearts }♥ and { $energy }⚡. This would eliminate you!
play-harm-reborn = You have { $hearts }♥ and { $energy }⚡. This would take your last ♥, and a card would bring you back with { $left }♥.
play-harm-still-out = → { $hearts }♥, in vain
play-harm-once-more = → { $hearts }♥, not enough yet
play-use-calms = { $what }, ends Berserk
play-ask-beside = Reroll a 3?
play-hint-beside = These dice were rolled for your card. Click one that shows a 3 to reroll it.
play-ask-yield = Yield Tokyo?
play-yield-stay = Stay: { $gain } if your next turn begins here. Hearts on your dice do not heal, and every monster outside can hit you.
play-yield-stay-healing = Stay: { $gain } if your next turn begins here. Every monster outside can hit you.
play-yield-gains-more = { $gain } and what your cards add
play-yield-gains-nothing = no ★ while the curse rules
play-yield-gains-no-energy = no ⚡ while the curse rules
play-yield-leave-barred = Yield: { $name } moves in. The curse keeps ♥ from you; you have { $hearts }♥.
play-yield-only-barred = Yield: the curse keeps ♥ from you; you have { $hearts }♥.
play-yield-leave = Yield: { $name } moves in. Outside you can heal; you have { $hearts }♥.
play-yield-deadly = Yield: you lose { $count }♥ all the same, and are eliminated.
play-yield-leave-only = Yield: outside you can heal; you have { $hearts }♥.
play-yield-leave-wasted = Yield: { $name } moves in. Outside your ♥ dice do not heal; you have { $hearts }♥.
play-yield-only-wasted = Yield: outside your ♥ dice do not heal; you have { $hearts }♥.
play-yield-held-stay = If you stay, you lose { $count }♥ of your { $hearts }♥.
play-yield-held-hit = If you stay, { $count ->
    [one] 1 claw still hits you.
   *[other] { $count } claws still hit you.
}
play-yield-held-deadly = If you stay, you lose { $count }♥: that would eliminate you!
play-yield-held-kept = If you stay, you lose { $count }♥ and have none left: { $card } keeps you in the game.
play-yield-held-leave = If you yield, you lose nothing.
play-ask-buy = Buy cards?
play-hint-buy = You have { $energy }⚡. Click a card to buy it.
play-hint-buy-kinds = Keep cards stay with you, Discard cards act at once.
play-hint-buy-none = You have { $energy }⚡, too little for the cards for sale.
play-hint-buy-replace = You have { $energy }⚡, too little for the cards for sale. For 2⚡ you can replace them.
play-hint-buy-beast = As a beast you buy nothing.
play-hint-buy-barred = You have { $energy }⚡, but you may not buy any of these cards now.
play-hint-buy-number = Which one? Press its number.
play-ask-opportunity = Buy a new card right now?
play-hint-opportunity = You may buy it before { $name } can. You have { $energy }⚡.
play-ask-choose = Choose a card for { $card }
play-hint-choose = It becomes a copy of the card you choose.
play-ask-sale = Give up cards for energy?
play-hint-sale = Each card pays you its printed cost.
play-ask-extra = Play another turn?
play-hint-extra = You would roll { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
play-ask-costume = Which costume do you wear?
play-hint-costume = Click the costume you want to start with. The other one goes into the deck.
play-ask-tile = Take a Wickedness tile?
play-hint-tile = You have reached { $level } Wickedness: choose a tile of this level now. You will not get another chance.
play-ask-theft = Take a costume?
play-hint-theft = You wounded its owner with three claws or more. Pay its cost to the owner: you have { $energy }⚡.
play-theft-from = From { $name }
play-ask-swap = Swap a card with { $name }?
play-hint-swap = Click the card you want. { $card } goes to { $name } for it.
play-ask-cheer = Cheer { $name } on?
play-hint-cheer = You would add 1 claw to the roll.
play-curtain = I am { $name }, show me
play-curtain-hint = What comes now is for { $name }’s eyes only.
play-speak = Play a card
play-speak-title = Who plays a card?
play-speak-hint = Your Evolutions are shown next. Everyone else looks away.
play-speak-who = I am { $name }
play-speak-nobody = Nobody
play-speak-done = Play nothing
play-speak-ask = { $name }: which Evolution do you play?
play-round-pass = Nobody plays: continue
play-hand-cards = Evolutions in hand: { $count }
play-hand-back = Back
play-stops = Offers to play Evolutions: { $when }

# Answers.
play-do-roll = Reroll { $count ->
    [one] 1 die
   *[other] { $count } dice
}
play-do-stop = Stop
play-do-keep-all = Keep all
play-do-keep-none = Keep none
play-do-reroll-face = Reroll { $face }: { $card }
play-ask-way = { $card }: what do you do?
play-ask-way-from = { $card }: which dice do you turn?
play-ask-way-to = { $card }: turn them to which face?
play-ask-roll-one = Which die do you reroll?
play-hint-roll-one = Click it or type its number. The other dice stay.
play-do-reroll-one = Reroll one die: { $card }
play-do-draw-evolution = Draw an Evolution
play-do-reroll-die = Reroll it: { $card }
play-do-freeze-die = Freeze it: { $card }
play-do-freeze-face = Freeze { $face }: { $card }
play-do-more-rolls = One more roll: { $card }
play-do-leave-dice = Leave the dice
play-do-keep-die = Keep it
play-do-keep-dice = Change nothing
play-do-other-die = Another die
play-do-order = All in the usual order
play-do-hearts = Confirm
play-do-take = Take it
play-do-shield = { $card }: lose no ♥ this turn
play-do-soften = { $card }: lose { $count }♥ less
play-do-pay-hearts = { $card }: pay { $count }⚡ instead of losing { $count }♥
play-do-pay-some = { $card }: pay ⚡ instead of losing ♥
play-do-pay-so-many = { $count }⚡ instead of { $count }♥
play-do-roll-against = { $card }: roll { $count ->
    [one] 1 die
   *[other] { $count } dice
}, each ♥ saves one
play-do-give = Give { $what }
play-do-use = Use { $card }
play-do-does = { $card }: { $does }
play-do-gain = gain { $what }
play-do-put = Play { $card }
play-do-use-paying = Use { $card } for { $energy }⚡
play-do-done = Done
play-do-buy-none = Buy nothing
play-do-yield = Yield
play-do-stay = Stay
play-do-buy = Buy { $card } for { $energy }⚡
play-do-sweep = Replace all for 2⚡
play-do-peek = Peek at the deck: { $card }
play-do-buy-deck = From the deck: { $card } for { $energy }⚡
play-do-buy-from = { $name }: { $card } for { $energy }⚡
play-do-pass = Not now
play-do-copy-none = Copy nothing new
play-do-copy = { $name }: { $card }
play-do-copy-paying = { $name }: { $card } for { $energy }⚡
play-do-sell = { $card }: get { $energy }⚡ back
play-do-extra = Play another turn
play-do-extra-none = End my turn
play-do-tile-none = Take none
play-do-swap-none = Swap nothing
play-do-cheer-none = Do not cheer
play-do-theft-none = Take nothing
play-free = { $card } ({ $energy }⚡)
play-free-of = { $name }: { $card } ({ $energy }⚡)

# Who wins and who is out with an answer.
play-fate-win = you win
play-fate-wins = { $count ->
    [one] { $who } wins
   *[other] { $who } win
}
play-fate-nobody = nobody is left
play-fate-out-you = you are out
play-fate-out = { $count ->
    [one] { $who } is out
   *[other] { $who } are out
}
play-fate-unless = unless { $who } plays something
play-fate-unless-you = unless you play something
play-fate-unless-any = unless somebody plays something
play-fate-of = { $answer }: { $fate }

# What a group of dice will do.
play-effect-enter = you enter Tokyo
play-effect-enter-bay = you enter Tokyo Bay
play-effect-leave = you leave Tokyo
play-effect-unhurt = without effect
play-effect-draw = you draw an Evolution
play-effect-again = you play another turn
play-effect-stars = +{ $count }★
play-effect-wicked = +{ $count }★, +{ $wicked } Wickedness
play-effect-only-wicked = +{ $count } Wickedness
play-loss-wicked = −{ $count } Wickedness
play-loss-stars = −{ $count }★
play-loss-energy = −{ $count }⚡
play-loss-hearts = −{ $count }♥
play-effect-energy = +{ $count }⚡
play-effect-heal = +{ $count }♥
play-effect-heal-choice = used as chosen
play-effect-nothing = nothing
play-effect-healthy = already at full health
play-effect-no-heal = no healing in Tokyo
play-effect-claws = { $count ->
    [one] 1 claw hits
   *[other] { $count } claws hit
} { $who }
# Some of these claws are shown by no die.
play-effect-claws-added = { $count ->
    [one] 1 claw, from a card, hits
   *[other] { $count } claws, { $added } from cards, hit
} { $who }
# A name among those whom claws hit, with what it loses where that is not as much as there are claws.
play-effect-hit = { $name } (−{ $count }♥)
play-effect-hit-unhurt = { $name } (unhurt)
play-effect-hit-each = { $claws } (−{ $count }♥ each)
# Whom no claw hits.
play-effect-loses = { $name } −{ $count }♥
play-effect-costs = costs { $count }♥
play-effect-besides = { $claws }, { $costs }
play-effect-nobody = nobody to hit

# The menu.
play-menu-title = Paused
play-menu-resume = Keep playing
play-menu-rules = How to play, and the keys
play-menu-settings = Settings
play-menu-players = Who plays which monster
play-menu-key-players = J
play-menu-concede = Concede
play-menu-key-concede = X
play-menu-leave = Leave the game
play-menu-seed = Seed of this game: { $seed }
play-menu-no-hints = Hints (H) are off at this table
play-menu-key-rules = R
play-menu-key-settings = S
play-menu-key-leave = Q
play-menu-key-yes = Y
play-players-title = Who plays?
play-players-hint = A seat can change hands at any time. The game goes on where it is.
play-players-done = Play on
play-players-cancel = Cancel
play-concede-title = Concede?
play-concede-body = The game ends here, and you have lost it.
play-concede-body-many = Who gives up? A computer player (Normal) takes over, and the others play on.
play-concede-yes = Concede
play-concede-who = { $name } concedes
play-unsaved = This game is not being saved right now: if you leave it now, it is lost.
play-leave-title = Leave this game?
play-leave-body = It is not saved and will be lost.
play-leave-stay = Keep playing
play-leave-leave = Leave

## Hints, and why bots move as they do

advice-hint-secret = No hint here: others could tell from it what you hold.
advice-hint = Hint
advice-title = Master would choose
advice-win = chance to win
advice-percent = { $chance }%
advice-short = −{ $points } { $points ->
    [one] pt
   *[other] pts
}
advice-short-little = < 1 pt
advice-same = the same
advice-thinking = Thinking…
advice-none = Nothing to compare here.
advice-keep = Keep { $dice }
advice-anew = Reroll all dice
advice-stop = Stop with { $dice }
advice-choose = Choose { $what }
advice-no-more = Buy nothing more
advice-hearts = Heal { $count }♥
advice-group = { $face }: { $effect }
advice-why = Why?
advice-why-title = What { $name } had in mind
advice-why-none = There was nothing to decide.
advice-why-secret = { $name } chose in secret: nobody else learns what, or why.
advice-why-asked = “{ $asked }” { $told }
advice-why-whim = { $said } — on a whim.
advice-why-anew = { $said } — nothing there was worth keeping.
advice-why-aim = { $said } — { $aim }.
advice-why-worth = { $said } — { $now }% to win, { $instead }% otherwise.
advice-why-best = { $said } — the best chance to win: { $now }%.
advice-aim-win = { $chance }% to win now
advice-aim-out = { $chance }% to eliminate { $name }
advice-aim-enter = { $chance }% to enter Tokyo
advice-aim-stars = { $chance }% to gain at least { $count }★
advice-aim-hit = { $chance }% to take at least { $count }♥ off another monster
advice-aim-heal = { $chance }% to heal at least { $count }♥
advice-aim-energy = { $chance }% to end the turn with at least { $count }⚡ more
advice-aim-buy = { $chance }% to buy { $card }
advice-aim-dice = { $chance }% to get { $count }× { $face }

## Statistics

title-statistics = Statistics
statistics-title = Statistics
statistics-counting = Counting the games: { $done } of { $all }
statistics-empty-title = Nothing to count yet
statistics-empty = Play a game to its end. Then this page shows how many games you have won and how, your favorite cards, your records, and what you have reached.
statistics-filtered = No game fits this choice.
statistics-running = { $count ->
    [one] One game still in progress.
   *[other] { $count } games still in progress.
}
statistics-skipped = { $count ->
    [one] One file could not be read and is not counted.
   *[other] { $count } files could not be read and are not counted.
}
statistics-unreadable = The games cannot be read. Check the folder, then open this page again: { $path }
statistics-no-folder = No folder for games was found, so there is nothing to count.
statistics-person = Player
statistics-everybody = Everybody
statistics-game = Game
statistics-players = Monsters
statistics-opponents = Against
statistics-period = Period
statistics-any = All
statistics-ever = All time
statistics-game-duel = Duel
statistics-game-classic = King of Tokyo
statistics-people = People
statistics-program = Programs
statistics-month = 30 days
statistics-year = 1 year
statistics-edit = Edit profile
statistics-export = Export
statistics-exported = The table was saved as { $path }
statistics-not-exported = The table cannot be saved here. Is this place writable? { $path }
statistics-page-overview = Overview
statistics-page-cards = Cards and records
statistics-page-accuracy = Accuracy
statistics-page-milestones = Milestones
statistics-games = { $count ->
    [one] game
   *[other] games
}
statistics-won = { $count ->
    [one] won
   *[other] won
}
statistics-rate = { $percent }% won
statistics-share = { $won } of { $games }
statistics-neither = { $count ->
    [one] One game is neither won nor lost: the seat changed hands.
   *[other] { $count } games are neither won nor lost: the seat changed hands.
}
statistics-take-backs = { $count ->
    [one] One decision taken back
   *[other] { $count } decisions taken back
}
statistics-wins = How games were won
statistics-how-stars = By stars
statistics-how-card = By a card
statistics-how-survival = By survival
statistics-how-roar = With a final roar
statistics-how-tower = At the top of the Tokyo Tower
statistics-how-nobody = Nobody won
statistics-how-fame = By Fame
statistics-how-destruction = By Destruction
statistics-how-spotlight = In the spotlight
statistics-how-knockout = By elimination
statistics-how-forfeit = The rival conceded
statistics-how-unknown = Under other rules
statistics-over-time = Games won among the last ten
statistics-first = The first game
statistics-last = The last game
statistics-by-monster = By monster
statistics-by-edition = By game
statistics-by-opponents = By opponents
statistics-cards = Favorite cards
statistics-cards-bought = played in
statistics-cards-won = won
statistics-bought = { $count ->
    [one] 1 game
   *[other] { $count } games
}
statistics-cards-none = No card bought or played yet.
statistics-records = Records
statistics-records-none = No record yet.
statistics-feat-reign = Longest reign in Tokyo
statistics-feat-stars = Most stars in a turn
statistics-feat-steps = Most spaces in a turn (Duel)
statistics-feat-blow = Heaviest blow
statistics-feat-escape = Closest escape
statistics-feat-quickest = Quickest win
statistics-value-reign = { $count ->
    [one] one turn
   *[other] { $count } turns
}
statistics-value-stars = { $count }★
statistics-value-steps = { $count }
statistics-value-blow = { $count }♥
statistics-value-escape = { $count }♥ left
statistics-value-quickest = { $count ->
    [one] one turn
   *[other] { $count } turns
}
statistics-feat-from = { $date }, against { $names }
statistics-feat-undated = Against { $names }
statistics-date = { $month } { $day }, { $year }
statistics-accuracy = Points of winning chance given away per game
statistics-accuracy-about = Judged by { $judge }. Fewer points are better: 10 points are a tenth of a win. The line is the average of five games.
statistics-accuracy-none = No game has been judged yet. Games are judged one after the other, on this page and on the title.
statistics-accuracy-left = { $count ->
    [one] One game still to be judged…
   *[other] { $count } games still to be judged…
}
statistics-average = { $points } points per game on average
statistics-luck = Luck: { $sign }{ $points } { $points ->
    [one] point
   *[other] points
} of winning chance per game on average, over { $count ->
    [one] one game
   *[other] { $count } games
}. Dice are fair: in the long run luck comes to nothing for everybody.
statistics-luck-none = Luck could not be measured in these games.
statistics-reached = { $game }, { $date }
statistics-reached-undated = Reached in { $game }
statistics-milestones = { $reached } of { $all } reached
statistics-milestone-toast = { $name } has reached a milestone: { $milestone }
milestone-first-game = First steps
milestone-first-game-how = Play a game to its end.
milestone-first-win = King for a day
milestone-first-win-how = Win a game.
milestone-both-ways = Both ways
milestone-both-ways-how = Win one game by stars and one by survival.
milestone-streak = Three in a row
milestone-streak-how = Win three games one after the other.
milestone-escape = By a hair
milestone-escape-how = Win after a wound left you 1♥.
milestone-heavy-blow = Heavy hitter
milestone-heavy-blow-how = Take 7♥ from one monster in one turn.
milestone-great-turn = Front page
milestone-great-turn-how = Gain 8★ in one turn.
milestone-reign = Long live the king
milestone-reign-how = Begin six of your turns in a row in Tokyo.
milestone-full-table = Six at the table
milestone-full-table-how = Win against five other monsters.
milestone-six-monsters = Shape-shifter
milestone-six-monsters-how = Win with six different monsters.
milestone-all-games = All over town
milestone-all-games-how = Win the base game, the Dark Edition and Duel.
milestone-master = Master and student
milestone-master-how = Win against a Master.
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## Profiles

profile-pick = Who plays here?
profile-button = Choose a profile
profile-none = Just a name, no statistics
profile-new = New profile: { $name }
profile-type-first = Type a name first to make a new profile.
profile-delete = Delete profile
profile-deleted = The profile { $name } is deleted. Saved games keep the name.
profile-edit = Edit profile
profile-name = Name
profile-colour = Color
profile-monster = Favorite monster
profile-save = Save
profiles-no-folder = No settings folder was found: profiles will be forgotten when you quit.
profiles-unreadable = The profiles cannot be read, so nobody is known. The file: { $path }
profiles-unwritable = Profiles cannot be saved and will be forgotten when you quit. Is this place writable? { $path }
profiles-too-new = The profiles come from a newer version of the game, so nobody is known. They were saved as { $path }
profiles-damaged = The profiles were damaged, so nobody is known. They were saved as { $path }
profiles-partly = Some profiles were not understood and were left out. The file with all of them was saved as { $path }
profiles-in-the-way = Profiles are not saved, so that those that were not understood are not lost. Move this file away to save again: { $path }
