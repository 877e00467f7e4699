### The window: screens, buttons, errors, command line.

app-title = King of Tokyo

## Everywhere

back = Back
close = Close
key-enter = Enter
key-escape = Esc

## Title

title-tagline = Smash your foes, take the city, be the king.
title-play = Play
title-settings = Settings
title-about = About
title-quit = Quit
title-unofficial = An unofficial fan work, free of charge. King of Tokyo is a game by Richard Garfield, published by IELLO.

## Table setup

setup-title = Who plays?
setup-count = { $count } monsters, 2 to 6 can play
setup-by-human = At this screen
setup-by-bot = Computer
setup-change-monster = Choose another monster
setup-remove = Take this monster away
setup-add = Add a monster
setup-pick = Choose a monster
setup-monster-yours = Yours
setup-monster-free = Free
setup-monster-swaps = Swap with { $name }
setup-variant = Two-player variant
setup-variant-hint = For two monsters: Tokyo gives energy where it would give stars.
setup-only-bots = Only computers: you will watch.
setup-advanced = Advanced
setup-seed = Seed
setup-seed-random = random
setup-seed-hint = The same number gives the same dice and cards.
setup-seed-no-number = A seed is a whole number. Leave it empty for a random one.
setup-seed-too-large = The largest seed is { $most }.
setup-start = Start

who-human = Human
who-easy = Easy
who-normal = Normal

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
table-eliminated = Out of the game
table-poison = Poison tokens: { $count }. Each takes a heart at the end of its turn.
table-shrink = Shrink tokens: { $count }. Each takes a die away.

## Result

result-winner = { $name } wins!
result-winners = { $names } and { $last } win!
result-nobody = Nobody wins!
result-by-stars = With 20 stars, the first to get there.
result-by-survival = The last monster standing.
result-by-nobody = All monsters fell together. Tokyo can breathe again.
result-turns = { $turns ->
    [one] after one turn
   *[other] after { $turns } turns
}
result-standings = Final standings
result-won = Winner
result-alive = Still standing
result-out = Eliminated
result-rematch = Rematch
result-new-table = New table
result-title-screen = Title

## Settings

settings-title = Settings
settings-saved = Every choice counts at once and is remembered.
settings-language = Language
settings-language-hint = Of all words in the game.
settings-language-system = System
language-en = English
language-fr = Français
settings-speed = Animation speed
settings-speed-hint = How fast the table shows what happens.
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
settings-text-size = Text size
settings-text-size-hint = Everything grows with it, as far as the window allows.
settings-percent = { $percent } %
settings-appearance = Colours
settings-appearance-hint = Night city, or paper by day.
settings-appearance-system = System
settings-appearance-dark = Dark
settings-appearance-light = Light

## About

about-title = About
about-version = Version { $version }
about-unofficial-title = Unofficial
about-unofficial = This program is made by fans, for fans, and is free of charge. It is not made, approved or supported by the publisher. The name, the monsters and the rules of King of Tokyo belong to their owners.
about-game-title = The game
about-game = King of Tokyo was designed by Richard Garfield and is published by IELLO. If you like it here, play it around a real table: the box is worth it.
about-licence-title = Licence
about-licence = The code may be used under the MIT licence or the Apache licence 2.0, as you prefer.
about-art-title = Pictures
about-art = Every picture was drawn for this program; nothing was taken from the published game.
about-fonts-title = Letters
about-fonts = Inter by Rasmus Andersson, Bangers by Vernon Adams, both under the SIL Open Font License.
about-libraries-title = Built with
about-libraries = Rust, iced, tiny-skia, wgpu, resvg, cosmic-text, Fluent, tokio, serde, rand and many more open libraries. Thank you.

## Keys

help-title = Keys
help-table = At the table
help-everywhere = Everywhere
help-key-dice = 1 … 8
help-dice = keep or roll a die
help-key-roll = R
help-roll = roll
help-key-enter = Enter
help-enter = the suggested answer
help-key-yield = Y
help-yield = yield Tokyo, or yes
help-key-stay = N
help-stay = stay in Tokyo, or no
help-key-buy = B
help-buy = buy
help-key-sweep = S
help-sweep = sweep the cards away
help-key-done = D
help-done = done
help-key-log = L
help-log = the log
help-key-skip = Space
help-skip = skip the show
help-key-menu = Esc
help-menu = menu
help-key-help = ?
help-help = this list
help-key-full-screen = F11
help-full-screen = full screen
help-key-next-field = Tab
help-next-field = next field
help-key-quit = Ctrl Q
help-quit = quit

## Leaving

quit-title = Quit now?
quit-body = A game is being played. It will be lost.
quit-stay = Go on playing
quit-leave = Quit

## Trouble

trouble-no-folder = The system names no folder for settings: your choices will be forgotten when you quit.
trouble-unreadable = The settings cannot be read, so the game starts with its own. The file: { $path }
trouble-unwritable = Your choices cannot be saved and will be forgotten when you quit. Is this place writable? { $path }
trouble-too-new = The settings come from a newer version of the game, so it starts with its own. They were kept as { $path }
trouble-damaged = The settings were damaged, so the game starts with its own. They were kept as { $path }
no-display = There is no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set. Without a display you can use king-of-tokyo simulate and king-of-tokyo watch.
no-window = The window could not be opened: the display ({ $display }) does not answer, or a system library is missing (on X11: libX11, libX11-xcb, libXcursor, libXi, libxkbcommon-x11; on Wayland: libwayland-client). Without a window you can use king-of-tokyo simulate and king-of-tokyo watch.
