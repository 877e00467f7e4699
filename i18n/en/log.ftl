### What happened, told in sentences: one message per event and cause.
###
### $who, $by, $from and $of are monsters or players, $card and $copied are cards, $dice and $die are faces of dice.
### What stands in brackets at the end is what the monster has now.

## The table and the first turn.

log-game-started = { $count ->
    [2] Two monsters close in on Tokyo.
    [3] Three monsters close in on Tokyo.
    [4] Four monsters close in on Tokyo.
    [5] Five monsters close in on Tokyo.
    [6] Six monsters close in on Tokyo.
   *[other] { $count } monsters close in on Tokyo.
}
log-variant = The two-player variant is on: Tokyo gives ⚡ instead of ★.
log-first-roll = { $who } rolls to go first: { $dice }
log-first-tied = { $who } are tied and roll again.
log-first-player = { $who } goes first.

## The table itself.

log-took-back = { $who } takes back the last decision.
log-took-back-what = { $who } takes back: { $what }
log-seat-person = A person now plays { $who }.
log-seat-bot = The computer ({ $level }) now plays { $who }.
log-seat-conceded = { $who } concedes. The computer ({ $level }) plays on.
log-forfeit = { $who } concedes. The game is over.

## Turns.

log-turn = Turn { $number }: { $who }
log-turn-fewer-dice = Turn { $number }: { $who } again, with fewer dice
log-turn-extra = Turn { $number }: { $who } again
log-extra-turn = { $who } will play another turn thanks to { $card }.

## Dice.

log-roll = { $who } rolls { $dice }
log-reroll = { $who } rerolls { $count ->
    [one] one die
   *[other] { $count } dice
}: { $dice }
log-die-rerolled = { $who } rerolls a die with { $card }: { $from } → { $to }
log-die-of-rerolled = { $who } rerolls one of { $of }’s dice with { $card }: { $from } → { $to }
log-die-changed = { $who } turns a die with { $card }: { $from } → { $to }
log-beside-rolled = { $who } rolls for { $card }: { $dice }
log-more-rolls = { $who } gets another roll from { $card }.
log-claws-added = { $who }’s roll counts { $count ->
    [one] one more claw
   *[other] { $count } more claws
} thanks to { $card }.
log-strike = { $who } resolves { $count ->
    [one] one claw
   *[other] { $count } claws
}.
# A card or a curse ($card) lets $count dice of a face bring nothing, or something else than they show. $good: what they would bring.
log-void = { $good ->
    [claws] { $who }’s { $count ->
        [one] claw strikes
       *[other] { $count } claws strike
    } nobody because of { $card }.
   *[other] { $who }’s { $count ->
        [one] die
       *[other] { $count } dice
    } showing { $face } { $count ->
        [one] brings
       *[other] bring
    } no { $good } because of { $card }.
}
log-doubled = { $good ->
    [claws] { $who }’s { $count ->
        [one] claw counts
       *[other] { $count } claws count
    } double thanks to { $card }.
   *[other] { $who }’s { $count ->
        [one] die
       *[other] { $count } dice
    } showing { $face } { $count ->
        [one] counts
       *[other] count
    } double thanks to { $card }.
}
log-diverted = { $card } gives the { $good } of { $who }’s dice to the holder of the Golden Scarab.

## Stars.

log-stars-dice = { $who } scores { $count }★ with the dice (→ { $now }★).
log-stars-card = { $who } gains { $count }★ from { $card } (→ { $now }★).
log-stars-income = { $who } starts the turn in Tokyo and gains { $count }★ (→ { $now }★).
log-stars-entering = { $who } gains { $count }★ for entering Tokyo (→ { $now }★).
log-stars-paid-by = { $who } receives { $count }★ from { $by } (→ { $now }★).
log-stars-paid-to = { $who } gives { $count }★ to { $to } (→ { $now }★).
log-stars-other = { $who } gains { $count }★ (→ { $now }★).
log-stars-lost-card = { $who } loses { $count }★ because of { $card } (→ { $now }★).
log-stars-lost = { $who } loses { $count }★ (→ { $now }★).

## Energy.

log-energy-dice = { $who } gains { $count }⚡ with the dice (→ { $now }⚡).
log-energy-card = { $who } gains { $count }⚡ from { $card } (→ { $now }⚡).
log-energy-income = { $who } starts the turn in Tokyo and gains { $count }⚡ (→ { $now }⚡).
log-energy-entering = { $who } gains { $count }⚡ for entering Tokyo (→ { $now }⚡).
log-energy-paid-by = { $who } receives { $count }⚡ from { $by } (→ { $now }⚡).
log-energy-taken = { $who } takes { $count }⚡ from { $by } (→ { $now }⚡).
log-energy-other = { $who } gains { $count }⚡ (→ { $now }⚡).
log-energy-spent-card = { $who } uses { $card } for { $count }⚡ (→ { $now }⚡).
log-energy-paid-to = { $who } pays { $count }⚡ to { $to } (→ { $now }⚡).
log-energy-lost-card = { $who } loses { $count }⚡ because of { $card } (→ { $now }⚡).
log-energy-lost = { $who } loses { $count }⚡ (→ { $now }⚡).

## Hearts.

log-hearts-dice = { $who } heals { $count }♥ with the dice (→ { $now }♥).
log-hearts-card = { $who } gains { $count }♥ from { $card } (→ { $now }♥).
log-hearts-paid-by = { $who } receives { $count }♥ from { $by } (→ { $now }♥).
log-hearts-other = { $who } gains { $count }♥ (→ { $now }♥).
log-hurt-claws = { $who } loses { $count }♥ to { $by }’s claws (→ { $now }♥).
log-hurt-card-by = { $who } loses { $count }♥ to { $by }’s { $card } (→ { $now }♥).
log-hurt-card = { $who } loses { $count }♥ because of { $card } (→ { $now }♥).
log-hurt-tokens = { $who } loses { $count }♥ to Poison (→ { $now }♥).
log-hurt = { $who } loses { $count }♥ (→ { $now }♥).
log-hit-stopped = { $who } loses no ♥ thanks to { $card }.
log-hit-reduced = { $who } avoids losing { $count } of { $from }♥ thanks to { $card }.
log-hit-prevented = { $who } cannot lose ♥ now and avoids losing { $count }♥.
log-cap = { $who } can now have up to { $cap }♥.
log-cap-less = { $who } can have only { $cap }♥ now, and loses { $count }♥.
log-reborn = { $who } is back with { $count }♥ thanks to { $card }.
log-bound = { $who } shares { $to }’s fate from now on.
log-hit-increased = { $who } loses { $count }♥ more because of { $card }.
log-eliminated = { $who } is eliminated.

## Tokens.

log-poison-gained = { $who } gets { $count ->
    [one] a Poison token
   *[other] { $count } Poison tokens
} (→ { $now }).
log-poison-removed = { $who } gets rid of { $count ->
    [one] a Poison token
   *[other] { $count } Poison tokens
} (→ { $now }).
log-shrink-gained = { $who } gets { $count ->
    [one] a Shrink token
   *[other] { $count } Shrink tokens
} (→ { $now }).
log-shrink-removed = { $who } gets rid of { $count ->
    [one] a Shrink token
   *[other] { $count } Shrink tokens
} (→ { $now }).
log-tokens = { $count ->
    [0] No token is left on { $who }’s { $card }.
    [one] One token is left on { $who }’s { $card }.
   *[other] { $count } tokens are left on { $who }’s { $card }.
}
log-tokens-battery-monster = { $count ->
    [0] No ⚡ is left on { $who }’s { $card }.
   *[other] { $count }⚡ are left on { $who }’s { $card }.
}
log-tokens-thunder-stomp = { $count ->
    [0] { $who }’s { $card } is over: the others roll all their dice again.
   *[other] { $who }’s { $card }: every other monster rolls 1 die fewer until { $who }’s next turn.
}

## Tokyo.

log-yields = { $who } yields Tokyo.
log-stays = { $who } stays in Tokyo.
log-escaped = { $who } gets away in time with { $card } and avoids losing { $count }♥.
log-enters-city = { $who } enters Tokyo City.
log-enters-bay = { $who } enters Tokyo Bay.
log-bay-closed = Four monsters or fewer remain: Tokyo Bay closes.
log-moves-to-city = { $who } moves from the Bay to Tokyo City.
log-pushed-out = { $who } has to leave Tokyo Bay.
log-thrown-out = { $who } is driven out of Tokyo by { $card }.

## Cards.

log-revealed = New card for sale: { $card } ({ $cost }⚡).
log-bought = { $who } buys { $card } for { $count }⚡.
log-bought-deck = { $who } buys { $card } from the top of the deck for { $count }⚡.
log-bought-from = { $who } buys { $card } from { $from } for { $count }⚡.
log-sold = { $who } gets { $count }⚡ back for { $card }.
log-used = { $who } uses { $card }.
log-discarded = { $who } discards { $card }.
log-swept = { $who } pays { $count }⚡ to replace the cards for sale (→ { $now }⚡).
log-peeked = { $who } peeks at the top card of the deck.
log-peeked-card = { $who } peeks at the top card of the deck: { $card } ({ $cost }⚡).
log-copied = { $who } copies { $of }’s { $copied } with { $card }.
log-copied-own = { $who } copies { $copied } with { $card }.
log-swapped = { $who } swaps { $gave } for { $with }’s { $card }.
log-stolen = { $who } takes { $card } from { $from } and pays { $count }⚡.
log-costume-drawn = { $who } draws the costume { $card }.
log-costume-kept = { $who } wears { $card }.
log-copy-lost = { $who }’s { $card } has nothing left to copy.
log-reshuffled = The discard pile is shuffled into a new deck: { $count ->
    [one] one card
   *[other] { $count } cards
}.

## Wickedness.

log-tile-shown = A Wickedness tile lies on the table: { $card }.
log-wicked = { $who } gains { $count } Wickedness (→ { $now } of 10).
log-tile-taken = { $who } takes the tile { $card }.
log-tile-declined = { $who } takes no level-{ $count } tile.

## The end.

log-crowned = { $who } will win thanks to { $card } if it survives this turn!

log-won-stars = { $who } wins on stars!
log-won-card = { $who } wins thanks to { $card }!
log-won-survivor = { $who } is the last monster standing and wins!
log-won-roar = { $who } wins with a final roar!
log-won-together = { $who } share the victory!
log-won-nobody = No monster is left: nobody wins.

## Small pieces that sentences are made of.

log-list-last = { $start } and { $last }
face-one = 1
    .one = a 1
    .this = the 1
face-two = 2
    .one = a 2
    .this = the 2
face-three = 3
    .one = a 3
    .this = the 3
face-energy = ⚡
    .one = a ⚡
    .this = the ⚡
face-heart = ♥
    .one = a ♥
    .this = the ♥
face-claw = claw
    .one = a claw
    .this = the claw

## Why a table or an answer is refused.

error-seats = King of Tokyo is played by 2 to 6 monsters, not { $count }.
error-same-monster = { $who } was chosen twice: every seat takes a different monster.
error-no-such-seat = There is no seat { $count } at this table; seats are counted from 0.
error-dark-without-gauge = The Dark Edition is played with the Wickedness gauge: choose red, green or mixed tiles.
error-promos-without-cards = Promotional cards join the power cards: turn power cards on, or promotional cards off.
error-costumes-without-cards = Costumes are power cards: turn power cards on, or costumes off.
error-game-over = The game is over.
error-not-now = This cannot be done now.
error-not-yours = This is not for you to say.
error-no-such-thing = There is no such thing here.
error-too-dear = You cannot pay for this.
