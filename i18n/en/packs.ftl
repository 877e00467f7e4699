### The monster packs: Cultists, the Tokyo Tower, transformation cards. Names and effects, what is asked, what the log tells.

## Their monsters.

monster-cthulhu = Cthulhu
    .of = Cthulhu’s
monster-king-kong = King Kong
    .of = King Kong’s
monster-anubis = Anubis
    .of = Anubis’s
monster-cybertooth = Cybertooth
    .of = Cybertooth’s

## What lies in front of monsters.

card-cultists = Cultists
    .text = Four or more dice showing the same face bring you a Cultist. At any time, spend one to gain 1♥ or 1⚡, or for 1 extra roll on your turn.
    .comes = you get a Cultist
    .goes = you lose a Cultist
card-tower-bottom = Tokyo Tower, bottom floor
    .text = Climbed with four or more 1s in Tokyo. At the start of your turn, gain 1♥, even in Tokyo.
    .comes = you climb to the bottom floor
    .goes = you lose the bottom floor
card-tower-middle = Tokyo Tower, middle floor
    .text = Climbed from the bottom floor. At the start of your turn, gain 1♥ and 1⚡, even in Tokyo.
    .comes = you climb to the middle floor
    .goes = you lose the middle floor
card-tower-top = Tokyo Tower, top floor
    .text = A monster that climbs up here wins at once.
    .comes = you climb to the top floor
    .goes = you lose the top floor
card-transformation = Transformation
    .text = Once per turn, before buying, you may turn the card over for 1⚡. Beast: reroll one die each turn, but buy nothing. Biped: no effect.
    .comes = you get a transformation card
    .goes = you lose your transformation card

## What is asked, and what the buttons say.

play-card-piece = Monster pack
play-ask-window-flip = Turn over your transformation card?
play-hint-flip-beast = As a beast you reroll one die each turn, but buy nothing, not even now.
play-hint-flip-biped = As a biped you can buy again, from now on, but reroll no die.
play-use-cultists-heart = Cultist: +1♥
play-use-cultists-energy = Cultist: +1⚡
play-use-cultists-roll = Cultist: one more roll
play-use-transformation-flip = Turn the card over

## The log.

log-cultist-gained = { $who } gains a Cultist for four or more of a kind, { $face } (→ { $now }).
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

## Cybertooth and Anubis.

card-berserk = Berserk
    .text = With 4 claws or more you go Berserk: roll the Berserk die with your others until you gain ♥ by yourself.
    .comes = you go Berserk
    .goes = you calm down
card-golden-scarab = Golden Scarab
    .text = Many a curse spares the monster that holds it.
    .comes = you get the Golden Scarab
    .goes = you lose the Golden Scarab
card-pharaonic-ego = Pharaonic Ego
    .text = Nobody can yield. Ankh: leave Tokyo and stay out this turn. Snake: take Tokyo City, all others leave Tokyo.
card-isis-disgrace = Isis’s Disgrace
    .text = Only the Scarab’s holder gains ♥. Ankh: take the Scarab. Snake: lose 1♥.
card-thot-blindness = Thot’s Blindness
    .text = Only the Scarab’s holder gains ⚡. Ankh: take the Scarab. Snake: lose 2⚡.
card-tutankhamun-curse = Tutankhamun’s Curse
    .text = Only the Scarab’s holder gains ★. Ankh: take the Scarab. Snake: lose 2★.
card-buried-in-sand = Buried in Sand
    .text = You have 1 roll fewer, but at least 1. Ankh: 1 extra roll. Snake: your claws do nothing this turn.
card-raging-flood = Raging Flood
    .text = You roll 1 die fewer. Ankh: add a die on a face of your choice. Snake: remove one of your dice.
card-hotep-peace = Hotep’s Peace
    .text = Only the Scarab’s holder can use claws. Ankh: take the Scarab. Snake: lose 1⚡ for each claw on your dice.
card-set-storm = Set’s Storm
    .text = At the start of your turn, lose 1♥. Ankh: gain 2♥. Snake: lose 1♥.
card-builders-uprising = Builders’ Uprising
    .text = At the start of your turn, lose 2★. Ankh, outside Tokyo: play another turn, without the Die of Fate. Snake: lose 2★.
card-inadequate-offering = Inadequate Offering
    .text = Cards cost 2⚡ more. Ankh: take the top card of the deck for free. Snake: discard one of your Keep cards.
card-bow-before-ra = Bow Before Ra
    .text = Nobody can have more than 8♥. Ankh: gain 2♥. Snake: lose 2♥.
card-vengeance-of-horus = Vengeance of Horus
    .text = Claws cannot be rerolled. Ankh: gain 1★ for each claw on your dice. Snake: lose 1♥ for each claw on your dice.
card-ordeal-of-the-mighty = Ordeal of the Mighty
    .text = At the start of every turn, the monsters with the most ♥ lose 1♥. Ankh: gain 2♥. Snake: those with the most ♥ lose 1♥.
card-ordeal-of-the-wealthy = Ordeal of the Wealthy
    .text = At the start of every turn, the monsters with the most ★ lose 1★. Ankh: gain 2★. Snake: those with the most ★ lose 1★.
card-ordeal-of-the-spiritual = Ordeal of the Spiritual
    .text = At the start of every turn, the monsters with the most ⚡ lose 1⚡. Ankh: gain 2⚡. Snake: those with the most ⚡ lose 1⚡.
card-resurrection-of-osiris = Resurrection of Osiris
    .text = { -heart } dice work in Tokyo, not outside. Ankh: take Tokyo City, all others leave Tokyo. Snake: leave Tokyo and stay out this turn.
card-forbidden-library = Forbidden Library
    .text = Only the Scarab’s holder may buy cards. Ankh: take the Scarab. Snake: discard one of your Keep cards.
card-confused-senses = Confused Senses
    .text = The Scarab’s holder may make you reroll up to 2 dice. Ankh: take the Scarab. Snake: the holder gets the ♥ and ⚡ you would gain this turn.
card-pharaonic-skin = Pharaonic Skin
    .text = The Scarab’s holder loses no ♥. Ankh: take the Scarab. Snake: give the holder any 2 of your ♥, ⚡ and ★.
card-khepri-rebellion = Khepri’s Rebellion
    .text = At the start of every turn, the Scarab’s holder gives the active monster 1♥, 1⚡ or 1★. Ankh: give the Scarab to any monster. Snake: take it.
card-body-spirit-ka = Body, Spirit and Ka
    .text = Only claws, hearts and energy count on the dice. Ankh: all faces count this turn. Snake: only numbers count this turn.
card-false-blessing = False Blessing
    .text = 2 extra dice and 1 extra roll, then lose 1♥ for each different face. Ankh: reroll or remove up to 2 dice. Snake: your left neighbor picks 2 dice to reroll.
card-gaze-of-the-sphinx = Gaze of the Sphinx
    .text = Keep cards and permanent Evolutions do nothing. Ankh: gain 3⚡, or draw an Evolution. Snake: lose 3⚡, or discard an Evolution.
card-scribe-perseverance = Scribe’s Perseverance
    .text = You cannot reroll your 1s. Ankh: gain 1⚡ for each 1 on your dice. Snake: remove a die showing 1.

face-special-energy = energy
    .one = an energy
    .this = the energy
face-special-double-energy = double energy
    .one = a double energy
    .this = the double energy
face-special-claw = claw
    .one = a claw
    .this = the claw
face-special-double-claw = double claw
    .one = a double claw
    .this = the double claw
face-special-skull = skull
    .one = a skull
    .this = the skull
face-special-eye = Eye
face-special-river = River
face-special-ankh = Ankh
face-special-snake = Snake

play-card-curse = Curse
play-ask-curse-give = { $card }: what do you give { $name }?
play-ask-curse-scarab = { $card }: who gets the Golden Scarab?
play-ask-curse-discard = { $card }: which card do you discard?
play-ask-curse-face = { $card }: which face do you add?
play-ask-curse-remove = { $card }: which die do you remove?
play-ask-curse-touch = { $card }: reroll or remove a die?
play-ask-curse-gain = { $card }: what do you gain?
play-ask-curse-lose = { $card }: what do you lose?
play-ask-curse-dice = { $card }: which dice are rerolled?
play-hint-curse-dice = Click { $exact ->
    [yes] { $count }
   *[no] up to { $count }
} { $count ->
    [one] die
   *[other] dice
}{ $whose ->
    [own] .
   *[other] { " " }of { $name }.
}
play-do-die-reroll = Reroll { $face }
play-do-die-remove = Remove { $face }
play-do-dice-none = No die

log-berserk-rolled = Berserk die: { $face }.
log-fate-rolled = Die of Fate: { $face }.
log-berserk-rerolled = { $who } rerolls the Berserk die: { $face }.
log-fate-rerolled = { $who } rerolls the Die of Fate: { $face }.
log-curse-revealed = The curse is now { $card }.
log-fate-eye = The Eye ends { $card }.
log-fate-ankh = The Ankh of { $card } acts for { $who }.
log-fate-snake = The Snake of { $card } acts on { $who }.
log-die-added = { $who } adds { $face } to the dice: { $card }.
log-die-removed = { $who } loses a die: { $card }.
log-berserk-begins = { $who } goes Berserk!
log-berserk-ends = { $who } calms down.
log-scarab-gone = Nobody holds the Golden Scarab any more.
log-turn-curse = Turn { $number }: { $who } again, without the Die of Fate

## At the table.

table-die-berserk = Berserk die
table-die-berserk-told = Six faces: energy, 2 energy, claw, claw, 2 claws, skull. The skull costs you 1♥.
table-die-fate = Die of Fate
table-die-fate-told = The Die of Fate is kept or rerolled with the others. Eye: the next curse. River: nothing. Ankh and Snake: what the curse says.
table-curse-rules = Rules for everyone until the Eye ends it.
table-tower-told = Four 1s in Tokyo: climb to the lowest floor that is not yours.
table-tower-floor = { $card }: { $who }
table-tower-free = free
table-scarab = Holds the Golden Scarab: many a curse spares it.
table-without-effect = No effect while this curse lies open.
table-berserk = Berserk: also rolls the Berserk die, until it gains hearts by itself.
table-form-beast = Beast
table-form-biped = Biped
table-form-beast-told = The beast’s side is up: reroll one die each turn, but buy nothing.
table-form-biped-told = The biped’s side is up: it has no effect.
table-floor = { $floor ->
    [1] Bottom floor
    [2] Middle floor
   *[other] Top floor
}
