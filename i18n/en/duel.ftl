### The two-player game Duel: its cards, Buzz tokens, special powers, faces and tracks, and its rules in brief.
###
### Names are those of the printed cards; effects are in our own words. ★ is Fame, the marker as well as the face of the
### die; ♥ hearts and ⚡ energy follow their number without a space. The window draws an icon for each. A sentence says
### “you” to the owner of the card, or to whoever pulls a marker.

## Faces of the dice, and the Destruction marker; the Fame marker is ★.

-duel-claw = { DIE("faces/claw.svg", "claw") }
-duel-heart = { DIE("faces/heart.svg", "♥") }
-duel-energy = { DIE("faces/energy.svg", "⚡") }
-duel-power = { DIE("duel/power.svg", "power") }
-duel-fame = { DIE("duel/fame.svg", "★") }
-duel-destruction = { DIE("duel/destruction.svg", "Destruction") }
-duel-marker = { PICTURE("duel/destruction.svg", "Destruction") }

## Keep cards.

duel-card-acid-attack = Acid Attack
    .text = Your roll always counts 1 extra { -duel-claw }, even if you rolled none.
duel-card-adrenaline-augment = Adrenaline Augment
    .text = Your roll counts 1 extra { -duel-claw } for each marker in a spotlight zone, your own or your rival’s.
duel-card-alien-metabolism = Alien Metabolism
    .text = Once during each of your turns, you may discard one of the cards for sale, free of charge.
duel-card-antimatter-pellets = Antimatter Pellets
    .text = Before resolving a roll that counts five or more of one face, deal 4 hits to your rival, then pull { -duel-marker } 2 spaces.
duel-card-armor-plating = Armor Plating
    .text = On each of your rival’s turns, ignore the first hit you would take.
duel-card-breaking-news = Breaking News
    .text = Each time you buy a card after this one, pull ★ 1 space before that card’s effects.
duel-card-camouflage = Camouflage
    .text = When you are about to take hits, roll one die for each of them: every { -duel-heart } you roll cancels one.
duel-card-electrical-aura = Electrical Aura
    .text = At the end of your turn, pull { -duel-marker } 1 space for every 7⚡ you have. You keep the ⚡.
duel-card-extra-head = Extra Head
    .text = You roll 1 extra die on each of your turns.
duel-card-eye-of-the-storm = Eye of the Storm
    .text = When you stop rolling, gain 1⚡ for each roll you have not used.
duel-card-gentle-giant = Gentle Giant
    .text = After resolving your dice, pull ★ 1 space if your roll counts no { -duel-claw }.
duel-card-giant-brain = Giant Brain
    .text = You have 1 extra roll on each of your turns.
duel-card-hibernation = Hibernation
    .text = Hits do nothing to you. Your turn begins with a choice: discard this card, or gain 6♥ and end the turn at once.
duel-card-in-shape = In Shape
    .text = For each hit beyond 3 that your rival takes in one turn, you may pay 1⚡ to pull ★ 1 space.
duel-card-in-the-shadows = In the Shadows
    .text = Even after your last roll, you may reroll any of your { -duel-fame } dice, as often as you like.
duel-card-lightning-speed = Lightning Speed
    .text = Deal 1 hit to your rival each time you pull a marker onto a blank space of a Buzz token.
duel-card-made-in-a-lab = Made in a Lab
    .text = At the start of your turn, you may buy one card for 1⚡ less. It still costs at least 1⚡.
duel-card-natural-selection = Natural Selection
    .text = When bought: gain 4⚡ and 4♥. You roll 1 extra die, but take 10 hits before resolving a roll that counts four or more of one face.
duel-card-rebooting = Rebooting
    .text = After your last roll, you may discard this card to gain 2 dice tokens and 2⚡ instead of resolving your dice.
duel-card-regeneration = Regeneration
    .text = On your turn, the first gain of ♥ that leaves you below your maximum gives you 1♥ more.
duel-card-scrappy = Scrappy
    .text = Gain 1 dice token each time you pull a marker off a Buzz token.
duel-card-signature-move = Signature Move
    .text = Before resolving your roll, pull ★ 1 space for every 3 { -duel-power } in it.
duel-card-spiked-tail = Spiked Tail
    .text = Deal 1 hit to your rival for each space that you pull { -duel-marker }.
duel-card-superconductor = Superconductor
    .text = When your rival gains ⚡ between their last roll and their purchases, you may discard this card to gain as much.
duel-card-thunder-stomp = Thunder Stomp
    .text = If you pull { -duel-marker } between your last roll and your purchases, your rival rolls 1 regular die fewer on their next turn.
duel-card-titanic-batteries = Titanic Batteries
    .text = Before resolving your dice, if you have fewer than 2 dice tokens, you may give up 2 of your dice to gain 1 token.
duel-card-trend-setter = Trend Setter
    .text = On each of your rival’s turns, ignore the first hit you would take while ★ is on a Buzz token.
duel-card-unchained = Unchained
    .text = On your turn, you may give up a Buzz bonus other than hits to deal 1 hit to your rival instead.
duel-card-unstable-dna = Unstable DNA
    .text = After taking 3 or more hits at once, you may swap this card for one of your rival’s Keep cards.
duel-card-unstoppable = Unstoppable!
    .text = When you would drop to 0♥, discard this card: you stay at 1♥ and take no more hits this turn.
duel-card-utter-destruction = Utter Destruction
    .text = Before resolving a roll that includes all six faces, pull { -duel-marker } 2 spaces, then ★ 2 spaces, and deal 2 hits to your rival.

## Discard cards.

duel-card-cannonball = Cannonball!
    .text = Pull ★ 1 space, deal 1 hit to your rival and gain 4⚡.
duel-card-dominate = Dominate
    .text = On their next turn, your rival may discard Keep cards, then rolls 1 regular die fewer for each one left.
duel-card-energize = Energize
    .text = Gain 8⚡ and 2 dice tokens.
duel-card-frenzy = Frenzy
    .text = When this turn is over, play one more full turn.
duel-card-hors-doeuvre = Hors d’Oeuvre
    .text = Take 3 hits, then pull { -duel-marker } 2 spaces.
duel-card-jets-scrambled = Jets Scrambled
    .text = Take 5 hits, then deal 5 hits to your rival.
duel-card-kaijutsu = Kaijutsu
    .text = Pull { -duel-marker } 1 space, then deal 2 hits to your rival.
duel-card-moment-of-respite = Moment of Respite
    .text = Gain 2♥ and 1 dice token.
duel-card-monster-coaster = Monster Coaster
    .text = Pull { -duel-marker } 3 spaces.
duel-card-monumental = Monumental
    .text = Pull { -duel-marker } 1 space, then ★ 1 space.
duel-card-operation-media = Operation Media
    .text = Pull ★ 1 space for each { -duel-claw } you have resolved this turn.
duel-card-photoshoot = Photoshoot
    .text = Pull ★ 1 space.
duel-card-sack-the-stadium = Sack the Stadium
    .text = Pull { -duel-marker } 2 spaces, then ★ 2 spaces.
duel-card-seismic-test = Seismic Test
    .text = Pull { -duel-marker } 2 spaces.
duel-card-snack-time = Snack Time
    .text = Gain 3♥.
duel-card-tesla-impulse = Tesla Impulse
    .text = If your rival has Keep cards, discard one of your choice. Gain 2⚡.
duel-card-the-party-is-over = The Party Is Over!
    .text = Each player with at least one marker in their own spotlight zones takes 4 hits, the first player first.
duel-card-thermonuclear-cooking = Thermonuclear Cooking
    .text = Pull { -duel-marker } 1 space, then gain 2♥ and 2⚡.
duel-card-too-cute = Too Cute
    .text = Deal 2 hits to your rival.

## Buzz tokens.

duel-buzz-cat = Cat
    .text = Pull a marker onto it to deal 1 hit to your rival.
duel-buzz-panda = Panda
    .text = Pull a marker onto it to gain 1 dice token.
duel-buzz-fish = Fish
    .text = Pull a marker onto it to gain 1♥.
duel-buzz-tiger = Tiger
    .text = Pull a marker onto it to gain 1⚡.
duel-buzz-lizard = Lizard
    .text = Two spaces: pull a marker onto one to deal 1 hit to your rival, onto the other to gain 1 dice token.
duel-buzz-anubis = Anubis
    .text = Two spaces: pull a marker onto one to gain 1⚡, onto the other to gain 1♥.
duel-buzz-dragon = Dragon
    .text = Three spaces: pull a marker onto the middle one to deal 1 hit to your rival, onto one end to gain 1⚡, onto the other to gain 1♥.
duel-buzz-pumpkin = Pumpkin
    .text = Three spaces: pull a marker onto the middle one to deal 2 hits to your rival, onto either end to gain 1♥.
duel-buzz-phantom = Phantom
    .text = Adds one space to the track, between two blank ones: pull a marker onto it to gain 1♥.
duel-buzz-penguin = Penguin
    .text = Adds one space to the track, between two blank ones: pull a marker onto it to deal 1 hit to your rival.
duel-buzz-alien = Alien
    .text = Takes one space out of the track: a marker goes from one of its two blank ends straight to the other.
duel-buzz-king = King
    .text = When The King’s rival pulls a marker onto it, the marker stops there and the rest of that pull is lost.

## Special powers: the rule, and how to play it.

duel-power-gigazaur =
    .text = For every 2 { -duel-power }, pull ★ or { -duel-marker } 1 space. You choose each time.
    .tip = When a marker is one space short of your spotlight zone, 2 { -duel-power } bring it in without a triple.
duel-power-alienoid =
    .text = After your last roll, every 2 { -duel-power } add 1 other face of your choice to it. With 1 { -duel-power } more, you may add that same face again.
    .tip = Two { -duel-fame } are worth nothing, two { -duel-fame } and two { -duel-power } make a triple.
duel-power-space-penguin =
    .text = For each { -duel-power }, gain 1 dice token, up to the 2 you can hold.
    .tip = Fill up now, and roll eight dice on the turn that counts.
duel-power-meka-dragon =
    .text = Instead of 1 hit per { -duel-claw }, you may deal as many hits as your { -duel-claw } multiplied by your { -duel-power }.
    .tip = Keep both in equal numbers: three { -duel-claw } and three { -duel-power } make 9 hits.
duel-power-cyber-kitty =
    .text = Every 3 { -duel-power } give you 4⚡. If 2 are left over, they give you 2⚡.
    .tip = Energy wins no duel by itself: turn it into cards that pull or hit.
duel-power-the-king =
    .text = For every 2 { -duel-power }, place one of your 2 King tokens on a free space of either track, or move one that has no marker on it.
    .tip = Next to a marker, on your rival’s side, a token stops your rival’s pull after a single space.

duel-tokens = Dice tokens: { $count } of { $most }

## Faces, tracks, kinds of cards. A face as it stands in a sentence; .name is what it is called.

duel-face-claw = claw
    .name = Claw
duel-face-destruction = Destruction
    .name = Destruction
duel-face-energy = ⚡
    .name = Energy
duel-face-heart = ♥
    .name = Heart
duel-face-power = power
    .name = Power
duel-face-fame = ★
    .name = Fame

duel-track-fame = Fame
duel-track-destruction = Destruction

duel-kind-keep = Keep
duel-kind-discard = Discard

## The title screen, the setup and the board.

duel-title = Duel
duel-goal-short = Victory, spotlight or knockout
duel-goal = Goal: a marker on your victory space, both in your spotlight, or your rival at 0 hearts.
duel-setup-title = Who duels?
duel-setup-first = Who starts?
duel-setup-first-dice = The dice decide
duel-setup-first-dice-hint = Both roll six dice; the player with more claws starts. The other one gets 1⚡.
duel-setup-first-seat-hint = { $name } starts, { $rival } gets 1⚡.
duel-setup-power = Special power
duel-level-1 = Easy to play
duel-level-2 = Takes some practice
duel-level-3 = For experts

## The result.

duel-result-victory-fame = By fame: the crowds of Tokyo are won.
duel-result-victory-destruction = By destruction: not a wall is left standing.
duel-result-spotlight = In the spotlight: both markers at once.
duel-result-knockout = By knockout: { $name } has no hearts left.
duel-result-fallen = Knocked out
duel-result-beaten = Beaten

## Small pieces that sentences are made of. $by says whence something comes, $where a marker stands.

duel-by-dice = with the dice
duel-by-card = with { $card }
duel-by-power = with the special power
duel-by-buzz = from the { $buzz } token

duel-bonus-hit = 1 hit on { $name }
    .short = hit
duel-bonus-two-hits = 2 hits on { $name }
    .short = 2 hits
duel-bonus-heart = 1♥
    .short = ♥
duel-bonus-energy = 1⚡
    .short = ⚡
duel-bonus-token = 1 dice token
    .short = dice token
duel-bonus-blank = nothing
    .short = blank

duel-at-center = center
duel-at-space = { $who }’s space { $from }
duel-at-spaces = { $who }’s spaces { $from } to { $to }
duel-at-center-to = center to { $who }’s space { $to }
duel-at-across = { $who }’s space { $from } to { $rival }’s space { $to }

duel-standing-player = { $who } { $hearts }♥ { $energy }⚡{ $tokens ->
    [0] {""}
    [one] , 1 dice token
   *[other] , { $tokens } dice tokens
}
duel-standing-center = { $marker } in the center
duel-standing-marker = { $marker } { $spaces ->
    [one] { $left } space
   *[other] { $left } spaces
} from { $who }’s victory

duel-where-center = now in the center
duel-where-own = now { $spaces ->
    [one] { $left } space
   *[other] { $left } spaces
} from victory
duel-where-own-spotlight = in the spotlight, { $spaces ->
    [one] { $left } space
   *[other] { $left } spaces
} from victory
duel-where-rivals = still { $spaces ->
    [one] { $left } space
   *[other] { $left } spaces
} from { $rival }’s victory
duel-where-rivals-spotlight = still in { $rival }’s spotlight, { $spaces ->
    [one] { $left } space
   *[other] { $left } spaces
} from victory
duel-where-victory = the victory space is reached

## The log: what happened. $who and $rival are monsters or players, $card and $bought are cards, $marker is a marker, $dice and
## $face are faces of dice. What stands in brackets at the end is what the monster has now.

duel-log-started = { $who } and { $rival } meet for a duel over Tokyo.
duel-log-first-throw = { $who } rolls to go first: { $dice }
duel-log-first-throw-again = A tie. { $who } rolls again: { $dice }
duel-log-first = { $who } goes first, { $rival } gets 1⚡.
duel-log-turn = Turn { $number }: { $who }
duel-log-turn-extra = Turn { $number }: { $who } again
duel-log-extra-turn = { $who } will play another turn thanks to { $card }.
duel-log-awaiting = { $card } will affect { $who }’s next turn.

duel-log-token-spent = { $who } spends a dice token for an extra die ({ $now } left).
duel-log-dice-lost = { $who } rolls { $count ->
    [one] one die
   *[other] { $count } dice
} fewer this turn because of { $card }.
duel-log-roll = { $who } rolls { $dice }
duel-log-reroll = { $who } rerolls { $count ->
    [one] one die
   *[other] { $count } dice
}: { $dice }
duel-log-face-added = { $who } adds a face to the roll with the special power: { $face }
duel-log-taken-out = { $who } gives up { $count } dice ({ $dice }) with { $card }.
duel-log-strike = { $who } strikes with { $count ->
    [one] one claw
   *[other] { $count } claws
}.

duel-log-unhurt = { $count ->
    [one] One hit does
   *[other] { $count } hits do
} nothing to { $who }.
duel-log-against = { $who } rolls for { $card }: { $dice }
duel-log-softened = { $who } avoids { $count ->
    [one] one hit
   *[other] { $count } hits
} thanks to { $card }.
duel-log-hurt-claws = { $who } loses { $count }♥ to { $rival }’s claws (→ { $now }♥).
duel-log-hurt-power = { $who } loses { $count }♥ to { $rival }’s special power (→ { $now }♥).
duel-log-hurt-buzz = { $who } loses { $count }♥ to the { $buzz } token (→ { $now }♥).
duel-log-hurt-card-by = { $who } loses { $count }♥ to { $rival }’s { $card } (→ { $now }♥).
duel-log-hurt-card = { $who } loses { $count }♥ because of { $card } (→ { $now }♥).
duel-log-saved = { $who } stays at 1♥ thanks to { $card } and takes no more hits this turn.

duel-log-hearts = { $who } heals { $count }♥ { $by } (→ { $now }♥).
duel-log-energy = { $who } gains { $count }⚡ { $by } (→ { $now }⚡).
duel-log-no-purchase = { $who } buys nothing and gains { $count }⚡ (→ { $now }⚡).
duel-log-paid = { $who } pays { $count }⚡ for { $card } (→ { $now }⚡).
duel-log-tokens = { $who } gains { $count ->
    [one] one dice token
   *[other] { $count } dice tokens
} { $by } (→ { $now } of 2).

duel-log-pulled = { $who } pulls { $marker } { $count ->
    [one] 1 space
   *[other] { $count } spaces
} { $by }: { $where }.
duel-log-pulled-on = { $who } pulls { $marker } on by { $count ->
    [one] 1 space
   *[other] { $count } spaces
}: { $where }.
duel-log-stopped = A King token stops { $marker }: the last { $count ->
    [one] space
   *[other] { $count } spaces
} of { $who }’s pull are lost.

duel-log-placed = { $who } places the { $buzz } token on the { $track } track ({ $where }).
duel-log-moved = { $who } moves the { $buzz } token to the { $track } track ({ $where }).
duel-log-king-placed = { $who } places a King token on the { $track } track ({ $where }).
duel-log-king-moved = { $who } moves a King token to the { $track } track ({ $where }).
duel-log-left = { $who } leaves the { $buzz } token where it is.

duel-log-revealed = New card for sale: { $card } ({ $cost }⚡).
duel-log-bought = { $who } buys { $card } for { $count }⚡ (→ { $now }⚡).
duel-log-bought-by = { $who } buys { $bought } for { $count }⚡ thanks to { $card } (→ { $now }⚡).
duel-log-swept = { $who } pays { $count }⚡ to replace the cards for sale (→ { $now }⚡).
duel-log-dropped = { $who } discards { $bought } from the cards for sale with { $card }.
duel-log-lost = { $who } discards { $card }.
duel-log-lost-to = { $rival } discards { $who }’s { $bought } with { $card }.
duel-log-swapped = { $who } swaps { $card } for { $rival }’s { $bought }.
duel-log-may-hibernation = { $who } sleeps through the turn.
duel-log-may-rebooting = { $who } reboots instead of resolving the dice.

duel-log-won-victory = { $marker } stands on { $who }’s victory space: { $who } wins the duel!
duel-log-won-spotlight = Both markers are in { $who }’s spotlight: { $who } wins the duel!
duel-log-won-knockout = { $rival } is knocked out: { $who } wins the duel!

## Questions: what is asked, then hints. $name is the rival.

duel-ask-first-roll = Roll { $count ->
    [0] no dice this time
    [one] your die
   *[other] your { $count } dice
}
duel-hint-first-roll-spend = { $tokens ->
    [one] You have 1 dice token: spend it for 1 extra die this turn.
   *[other] You have { $tokens } dice tokens: each one spent is 1 extra die this turn.
} After the first roll it is too late.
duel-hint-first-roll-full = You already have 2 extra dice, so no token can be spent.
duel-hint-first-roll = This rolls all your dice. Afterwards you may reroll those you like.
duel-ask-roll = Which dice do you keep?
duel-ask-roll-fame = Reroll ★ dice?
duel-hint-roll-left = { $left ->
    [one] 1 roll left
   *[other] { $left } rolls left
}. Click the dice you want to keep, then reroll the others.
duel-hint-roll-triples = Three { -duel-fame } or three { -duel-destruction } pull a marker 1 space, each extra one 1 more.
duel-hint-first-turn = The player who starts rolls one die fewer in the first turn.
duel-hint-roll-fame = No roll is left, but { $card } lets you reroll your { -duel-fame } dice as often as you like.
duel-ask-face-first = Which dice do you resolve first?
duel-ask-face-next = Which dice do you resolve next?
duel-hint-face = All dice of a face are resolved together. The order is up to you.
duel-ask-buy = Buy cards?
duel-hint-buy = You have { $energy }⚡. The rightmost card costs 1⚡ less.
duel-hint-buy-none = You have { $energy }⚡, too little for the cards for sale.
duel-hint-buy-consolation = If you buy nothing this turn, you gain 1⚡.
duel-ask-shop = Buy a card for { $less }⚡ less?
duel-hint-shop = You have { $energy }⚡. You may buy one card now, or none. In any case your turn goes on.
duel-ask-place = Where does the { $buzz } token go?
duel-hint-place = Click a space, or drag the token there.
duel-hint-place-now = It lies on the { $track } track now ({ $where }). You may leave it there.
duel-ask-track = Which marker do you pull 1 space?
duel-hint-track = { $count ->
    [one] You have 1 pull.
   *[other] You have { $count } pulls, one after the other.
}
duel-ask-add-face = Which face do you add to your roll?
duel-hint-add-face = { $count ->
    [2] Your last 2 power faces add it.
   *[other] You have { $count } power faces left: 2 of them add a face, 1 more can add it again.
}
duel-ask-king = Where does a King token go?
duel-hint-king = { $name }’s pulls end there. { $count ->
    [one] You place one token.
   *[other] You place { $count } tokens, one after the other.
}
duel-ask-may = Use { $card }?
duel-ask-choose = Choose a card for { $card }

duel-ask-alienoid = Add the same face once more: { $face }?
duel-hint-alienoid = { $count ->
    [one] That takes your last power face.
   *[other] That takes 1 of your { $count } power faces left.
}
duel-ask-hibernation = Sleep on, or wake up?
duel-hint-hibernation = { $hearts ->
    [0] If you sleep, your turn is over at once. You have all your ♥ already.
   *[other] If you sleep, you gain { $hearts }♥ and your turn is over at once.
} If you wake up, you discard { $card } and play your turn.
duel-ask-in-shape = Pay 1⚡ to pull ★ 1 space?
duel-hint-in-shape = { $name } has taken { $hits } hits this turn. You have { $energy }⚡ and may still do this { $times ->
    [one] once
   *[other] { $times } times
}.
duel-ask-rebooting = Reboot instead of resolving your dice?
duel-hint-rebooting = You discard { $card } and gain { $tokens ->
    [0] 2⚡
    [one] 1 dice token and 2⚡
   *[other] { $tokens } dice tokens and 2⚡
}, then go on to buying.
duel-ask-superconductor = Gain { $count }⚡ as well?
duel-hint-superconductor = { $name } gains { $count }⚡. If you discard { $card }, you gain as much and have { $after }⚡.
duel-ask-unchained = Deal 1 hit instead of taking the bonus?
duel-hint-unchained = { $gives ->
    [0] The { $buzz } token’s bonus would be lost.
   *[other] The { $buzz } token gives you { $bonus }.
} { $name } has { $hearts }♥.
duel-ask-unstable-dna = Swap { $card } for a card of { $name }?
duel-hint-unstable-dna = You have taken { $count } hits at once. { $name } gets { $card } for the card you choose.
duel-ask-tesla-impulse = Which card does { $name } lose?
duel-hint-tesla-impulse = It is discarded for good. Afterwards you gain 2⚡.
duel-ask-dominate = Discard one of your Keep cards?
duel-hint-dominate = You roll 1 die fewer for each Keep card you still have: with your { $count ->
    [one] one card
   *[other] { $count } cards
} that makes { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
duel-ask-titanic-batteries = Give up 2 dice for a dice token?
duel-hint-titanic-batteries = Click 2 dice: they no longer count this turn. You have { $tokens ->
    [0] no dice tokens yet
    [one] 1 dice token
   *[other] { $tokens } dice tokens
}.

## Answers, for buttons.

duel-do-throw = Roll { $count ->
    [0] nothing
    [one] 1 die
   *[other] { $count } dice
}
duel-do-spend = Spend a token: 1 more die
duel-do-reroll = Reroll { $count ->
    [one] 1 die
   *[other] { $count } dice
}
duel-do-stop = Stop
duel-do-claw = { $count ->
    [one] 1 hit
   *[other] { $count } hits
} on { $name }
duel-do-heart = Heal { $count }♥
duel-do-energy = Gain { $count }⚡
duel-do-pull = Pull { $marker } { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
duel-do-power-gigazaur = Special power: { $times ->
    [one] 1 pull
   *[other] { $times } pulls
}
duel-do-power-alienoid = Special power
duel-do-power-space-penguin = Special power: +{ $tokens ->
    [one] 1 dice token
   *[other] { $tokens } dice tokens
}
duel-do-power-meka-dragon = Special power: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
duel-do-power-cyber-kitty = Special power: +{ $energy }⚡
duel-do-power-the-king = Special power: { $times ->
    [one] 1 King token
   *[other] { $times } King tokens
}
duel-do-buy = Buy { $card } for { $energy }⚡
duel-do-sweep = Replace all for { $energy }⚡
duel-do-end = Done
duel-do-end-nothing = Buy nothing: +1⚡
duel-do-shop-none = Buy nothing now
duel-do-place = { $track }: { $where }
duel-do-place-bonus = { $track }: { $where } ({ $bonus })
duel-do-place-king = King token, { $track }: { $where }
duel-do-move-king = Move: { $track }, { $where }
duel-do-drop = Discard { $bought } for free
duel-do-use = Use { $card }
duel-do-yes = Yes
duel-do-no = No
duel-do-dice = Give up { $dice }

duel-do-alienoid = One more { $face }
duel-do-alienoid-not = Another face
duel-do-alienoid-last = Add nothing
duel-do-hibernation = { $hearts ->
    [0] Sleep
   *[other] Sleep: +{ $hearts }♥
}
duel-do-hibernation-not = Wake up
duel-do-in-shape = Pay 1⚡
duel-do-in-shape-not = Stop
duel-do-rebooting = Reboot
duel-do-rebooting-not = Resolve the dice
duel-do-superconductor = Discard it: +{ $count }⚡
duel-do-superconductor-not = Keep it
duel-do-unchained = 1 hit on { $name }
duel-do-unchained-not = { $gives ->
    [0] Take nothing
   *[other] Take { $bonus }
}
duel-do-unstable-dna-not = Swap nothing
duel-do-dominate-not = Keep the others
duel-do-titanic-batteries-not = Keep all dice

## What an answer would lead to.

duel-see-win-victory = This pulls { $marker } onto your victory space: you win.
duel-see-win-spotlight = This brings { $marker } into the spotlight beside the other marker: you win.
duel-see-win-knockout = This knocks out { $name }: you win.
duel-see-lose-victory = { $marker } reaches { $name }’s victory space: you lose.
duel-see-lose-spotlight = Both markers end up in { $name }’s spotlight: you lose.
duel-see-lose-knockout = This knocks you out: { $name } wins.
duel-see-pull = { $marker } comes { $count ->
    [one] 1 space
   *[other] { $count } spaces
} closer to you: { $where }.
duel-see-pull-away = { $marker } goes { $count ->
    [one] 1 space
   *[other] { $count } spaces
} toward { $name }.
duel-see-where-center = it stands in the center
duel-see-where-own = { $spaces ->
    [one] { $left } space
   *[other] { $left } spaces
} from your victory
duel-see-where-own-spotlight = into your spotlight, { $spaces ->
    [one] { $left } space
   *[other] { $left } spaces
} from your victory
duel-see-where-rivals = still { $spaces ->
    [one] { $left } space
   *[other] { $left } spaces
} from { $rival }’s victory
duel-see-where-rivals-spotlight = still in { $rival }’s spotlight, { $spaces ->
    [one] { $left } space
   *[other] { $left } spaces
} from victory
duel-see-stop = It stops at The King’s token: { $count ->
    [one] 1 space is lost.
   *[other] { $count } spaces are lost.
}
duel-see-place = First you place the { $buzz } token.
duel-see-place-open = First you place the { $buzz } token: what follows depends on its place.
duel-see-place-wins = First you place the { $buzz } token: in some places, you win at once.
duel-see-bonus = Bonus: { $bonus }.
duel-see-hurt-rival = { $name } loses { $count }♥ and has { $now }♥ left.
duel-see-hurt-you = You lose { $count }♥ and have { $now }♥ left.
duel-see-gain = You gain { $gains }.
duel-see-gain-rival = { $name } gains { $gains }.
duel-see-lie = Stop now: { $gains }
duel-see-lie-wins = With these dice you win: { $order }.
duel-see-lie-nothing = Stop now: nothing
duel-see-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
} on { $name }
duel-see-hits-nothing = { $count ->
    [one] 1 hit on { $name } does
   *[other] { $count } hits on { $name } do
} nothing
duel-see-hits-lost = { $hits } (−{ $count }♥)
duel-see-lie-added = if your power adds { $face }
duel-see-lie-track = if your power pulls { $marker }
duel-see-lie-first = unless a choice changes it
duel-see-lie-then = then a choice
duel-see-lie-thrown = then dice against the hits
duel-see-lie-answered = if nobody reacts
duel-see-steps = { $marker } { $count ->
    [one] 1 space
   *[other] { $count } spaces
} closer to you
duel-see-power = your special power
duel-see-power-not = no special power
duel-see-hearts = { $count }♥
duel-see-energy = { $count }⚡
duel-see-tokens = { $count ->
    [one] 1 dice token
   *[other] { $count } dice tokens
}

## The screen: the announcement of a turn, and buttons that say no answer yet.

duel-banner = { $name }’s turn
duel-banner-extra = { $name } goes again!
duel-do-place-here = Place it here
duel-do-move = move
duel-do-turn = Turn it around
duel-do-other-token = The other token
duel-do-back = Back
duel-do-buy-number = buys a card
duel-read-none = No Keep card yet.
duel-see-end = { $answer }: { $end }

## Since one’s last turn: how far a marker has come.

duel-recap-pulled = { $marker } moved { $count ->
    [one] 1 space
   *[other] { $count } spaces
} toward { $name }
duel-recap-pulled-to-you = { $marker } moved { $count ->
    [one] 1 space
   *[other] { $count } spaces
} toward you
duel-recap-laid = { $name } placed the { $buzz } token
duel-recap-laid-king = { $name } placed a King token
duel-recap-moved = { $name } moved the { $buzz } token
duel-recap-moved-king = { $name } moved a King token
duel-recap-tokens = +{ $count ->
    [one] 1 dice token
   *[other] { $count } dice tokens
}
duel-recap-tokens-spent = −{ $count ->
    [one] 1 dice token
   *[other] { $count } dice tokens
}
duel-recap-swapped = { $name } swapped { $card } for your { $taken }
duel-recap-swapped-you = you swapped { $card } for { $taken }
duel-recap-awaits = fewer dice for you: { $card }
duel-recap-dropped = { $name } discarded { $card }, which was for sale

## Around the game: the title, the setup, the keys.

duel-title-about = Two monsters: two tracks, or a knockout

duel-result-new = New duel
duel-setup-versus = VS

duel-key-token = T
duel-help-token = spend a dice token
duel-key-yes = Y
duel-help-yes = yes
duel-key-no = N
duel-help-no = no
duel-key-move = ← ↑ ↓ →
duel-help-move = move the Buzz token
duel-key-turn = F
duel-help-turn = turn it around
duel-key-cards = C
duel-help-cards = powers and Keep cards

## Why a duel is refused.

duel-error-same-monster = Both players chose the same monster: a duel needs two different ones.
duel-error-no-such-seat = A duel has two seats, 0 and 1.

## Characters of the monsters, when the computer plays them.

duel-character-gigazaur = Bold
duel-character-gigazaur-says = Strikes whenever it can: there is no such thing as too many claws.
duel-character-alienoid = Collector
duel-character-alienoid-says = Buys every card it can afford.
duel-character-space-penguin = Careful
duel-character-space-penguin-says = Saves energy and dice tokens for a rainy day.
duel-character-meka-dragon = Vengeful
duel-character-meka-dragon-says = Peaceful until it bleeds, then pays every wound back.
duel-character-cyber-kitty = Playful
duel-character-cyber-kitty-says = Knocks over whatever stands: Destruction comes first.
duel-character-the-king = Proud
duel-character-the-king-says = Lives for the crowd: Fame comes first.

## What a turn goes for, in hints and reasons

duel-aim-victory = { $chance }% to pull { $marker } to victory now
duel-aim-both = { $chance }% to win now, both markers in the spotlight
duel-aim-knockout = { $chance }% to knock out the rival now
duel-aim-spotlight = { $chance }% to bring { $marker } into the spotlight
duel-aim-pull = { $chance }% to pull { $marker } at least { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
duel-aim-hit = { $chance }% to take at least { $count }♥ off the rival
duel-aim-heal = { $chance }% to heal at least { $count }♥
duel-aim-energy = { $chance }% to end the turn with at least { $count }⚡ more
duel-aim-buy = { $chance }% to buy { $card }
