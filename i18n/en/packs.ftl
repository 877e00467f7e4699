### The monster packs: Cultists, the Tokyo Tower, transformation cards. Names and effects, what is asked, what the log tells.

## What lies in front of monsters.

card-cultists = Cultists
    .text = Come for 4 equal dice or more. At any time, spend one for 1♥, for 1⚡, or for one more roll in your turn.
card-tower-bottom = Tokyo Tower, bottom floor
    .text = Climbed with 4 dice showing 1 in Tokyo. At the start of your turn: +1♥.
card-tower-middle = Tokyo Tower, middle floor
    .text = Climbed from the bottom floor. At the start of your turn: +1♥ and +1⚡.
card-tower-top = Tokyo Tower, top floor
    .text = Whoever climbs up here wins at once.
card-transformation = Transformation
    .text = Before buying, turn the card over for 1⚡. Beast: reroll one die each turn, but buy nothing. Biped: no effect.

## What is asked, and what the buttons say.

play-card-piece = Monster pack
play-ask-window-flip = Turn over your transformation card?
play-use-cultists-heart = Cultist: +1♥
play-use-cultists-energy = Cultist: +1⚡
play-use-cultists-roll = Cultist: one more roll
play-use-transformation-flip = Turn the card over

## The log.

log-cultist-gained = { $who } gains a Cultist for four { $face } (→ { $now }).
log-tokens-cultists = { $who } has { $count ->
    [0] no Cultist left
    [one] one Cultist left
   *[other] { $count } Cultists left
}.
log-piece-taken = { $who } takes { $card }.
log-piece-taken-from = { $who } takes { $card } from { $from }.
log-piece-lost = { $card } is free again.
log-form-beast = { $who } turns into a beast.
log-form-biped = { $who } stands on two legs again.
log-won-tower = { $who } wins at the top of the Tokyo Tower!
