### Evolutions (Power-Up!): names and effects, what they ask, what they do in the log.
###
### Names are those of the printed cards where they are known; effects are in our own words, written as in cards.ftl.

## The monsters that have joined with their Evolutions.

monster-boogie-woogie = Boogie Woogie
    .of = Boogie Woogie’s
monster-pumpkin-jack = Pumpkin Jack
    .of = Pumpkin Jack’s
monster-pandakai = Pandakaï
    .of = Pandakaï’s
monster-baby-gigazaur = Baby Gigazaur
    .of = Baby Gigazaur’s

## The King.

card-monkey-rush = Monkey Rush
    .text = In another monster’s turn, when somebody has left Tokyo: you enter Tokyo first.
card-simian-scamper = Simian Scamper
    .text = Yield. You lose no ♥ to those claws, and none for the rest of the turn.
card-jungle-frenzy = Jungle Frenzy
    .text = If you wounded somebody in Tokyo and did not enter it: take another turn.
card-giant-banana = Giant Banana
    .text = Gain 2♥.
card-chest-thumping = Chest Thumping
    .text = Monsters in Tokyo that you wound must yield if you want them to.
card-alpha-male = Alpha Male
    .text = +1★ in each turn in which you wound somebody.
card-i-am-the-king = I Am the King!
    .text = +1★ when you enter Tokyo, and +1★ when you start a turn there.
card-twas-beauty-killed-the-beast = ’Twas Beauty Killed the Beast
    .text = Played in Tokyo: +1★ at the end of every monster’s turn. When you leave Tokyo you lose this card and all your ★.

## Gigazaur.

card-detachable-tail = Detachable Tail
    .text = When you are about to lose ♥: you lose none for the rest of the turn.
card-radioactive-waste = Radioactive Waste
    .text = +2⚡ and +1♥.
card-primal-bellow = Primal Bellow
    .text = Every other monster loses 2★.
card-saurian-adaptability = Saurian Adaptability
    .text = Turn all your dice that show one face to another face.
card-defender-of-tokyo = Defender of Tokyo
    .text = When you start a turn in Tokyo, every other monster loses 1★.
card-heat-vision = Heat Vision
    .text = A monster that wounds you loses 1★.
card-gamma-breath = Gamma Breath
    .text = Once a turn you may turn one of your dice to { -claw }.
card-tail-sweep = Tail Sweep
    .text = Once a turn you may turn one of your dice to { -one } or { -two }.

## What is asked.

play-card-evolution = Evolution
play-ask-draft = Which Evolution do you pick?
play-hint-draft = The others go on to your left. Nobody sees what you pick.
play-ask-draw = Which Evolution do you keep?
play-hint-draw = Only you see it. The other one is put away.
play-ask-evolution = { $card }: what do you choose?
play-ask-window-before-turn = Play an Evolution before your turn?
play-ask-window-freeze = Use an Evolution before the dice count?
play-ask-window-resolve = Play an Evolution before the dice are resolved?
play-ask-window-yield = Play an Evolution as you yield?
play-ask-window-force = Drive out the monster that stays?
play-ask-window-dying = Play an Evolution to live on?
play-ask-window-intrude = Enter Tokyo now?
play-ask-window-entered = Play an Evolution now that you are in Tokyo?
play-ask-window-not-entered = Play an Evolution now that you stay outside?
play-ask-window-gift = Give an Evolution to a monster you wounded?
play-ask-window-purchase = Stand in the way of this purchase?
play-ask-window-bought = Play an Evolution after your purchase?
play-ask-window-end-of-turn = Play an Evolution before the turn ends?
play-hint-window = Pass if you have nothing to play. Nobody learns what you hold.
play-do-evolution-no = No
play-do-evolution-on = { $card } on { $name }
play-do-evolution-faces = { $from } to { $to }

## What happened.

log-evolution-drawn = { $who } draws an Evolution.
log-evolution-drawn-card = { $who } draws { $card }.
log-evolution-kept = { $who } keeps an Evolution.
log-evolution-kept-card = { $who } keeps { $card }.
log-evolution-played = { $who } plays { $card }.
log-evolution-moved = { $card } goes from { $from } to { $who }.
log-evolution-taken = { $who } takes { $card } in hand.
log-evolutions-reshuffled = { $who } shuffles { $count } Evolutions into a new deck.
log-face-named = { $who } names { $face }: { $card }.
log-targeted = { $who } makes { $to } the target.
log-turn-skipped = { $who } gives up the turn: { $card }.
log-card-reserved = { $who } sets { $card } aside.
log-card-shown = { $who } turns over { $card }.
log-card-taken = { $who } takes { $card } for free.
log-purchase-prevented = { $who } cannot buy { $card } in this turn.
log-purchase-replaced = { $who } has to buy { $instead } instead of { $card }.
log-bought-discard = { $who } buys { $card } from the discard pile for { $count }⚡.
log-bought-reserve = { $who } buys { $card }, which was set aside, for { $count }⚡.

## What is wrong.

error-no-evolutions = { $who } has no Evolutions: choose another monster, or turn Power-Up! off.
error-evolutions-without-cards = Evolutions work with the power cards: turn power cards on, or Power-Up! off.
