### The two-player game Duel: its cards, Buzz tokens, special powers, faces and tracks, and its rules in brief.
###
### Names are those of the printed cards; effects are in our own words. ★ is Fame, the marker as well as the face of the
### die; ♥ hearts and ⚡ energy follow their number without a space. The window draws an icon for each. A sentence says
### “you” to the owner of the card, or to whoever pulls a marker.

## Keep cards.

duel-card-acid-attack = Acid attack
    .text = Your roll always counts 1 extra claw, even if you rolled none.
duel-card-adrenaline-augment = Adrenaline augment
    .text = Your roll counts 1 extra claw for each marker in a spotlight zone, your own or your rival’s.
duel-card-alien-metabolism = Alien metabolism
    .text = Once during each of your turns, you may discard one of the cards for sale, free of charge.
duel-card-antimatter-pellets = Antimatter pellets
    .text = Before resolving a roll that counts five or more of one face, deal 4 hits to your rival, then pull Destruction 2 spaces.
duel-card-armor-plating = Armor plating
    .text = On each of your rival’s turns, ignore the first hit you would take.
duel-card-breaking-news = Breaking news
    .text = Each time you buy a card after this one, pull ★ 1 space before that card’s effects.
duel-card-camouflage = Camouflage
    .text = When you are about to take hits, roll one die for each of them: every ♥ you roll cancels one.
duel-card-electrical-aura = Electrical aura
    .text = At the end of your turn, pull Destruction 1 space for every 7⚡ you have. You keep the ⚡.
duel-card-extra-head = Extra head
    .text = You roll 1 extra die on each of your turns.
duel-card-eye-of-the-storm = Eye of the storm
    .text = When you stop rolling, gain 1⚡ for each roll you have not used.
duel-card-gentle-giant = Gentle giant
    .text = After resolving your dice, pull ★ 1 space if your roll counts no claw.
duel-card-giant-brain = Giant brain
    .text = You have 1 extra roll on each of your turns.
duel-card-hibernation = Hibernation
    .text = Hits do nothing to you. Your turn begins with a choice: discard this card, or gain 6♥ and end the turn at once.
duel-card-in-shape = In shape
    .text = For each hit beyond 3 that your rival takes in one turn, you may pay 1⚡ to pull ★ 1 space.
duel-card-in-the-shadows = In the shadows
    .text = Even after your last roll, you may reroll any of your ★ dice, as often as you like.
duel-card-lightning-speed = Lightning speed
    .text = Deal 1 hit to your rival each time you pull a marker onto a blank space of a Buzz token.
duel-card-made-in-a-lab = Made in a lab
    .text = At the start of your turn, you may buy one card for 1⚡ less. It still costs at least 1⚡.
duel-card-natural-selection = Natural selection
    .text = When bought: gain 4⚡ and 4♥. You roll 1 extra die, but take 10 hits before resolving a roll that counts four or more of one face.
duel-card-rebooting = Rebooting
    .text = After your last roll, you may discard this card to gain 2 dice tokens and 2⚡ instead of resolving your dice.
duel-card-regeneration = Regeneration
    .text = On your turn, the first gain of ♥ that leaves you below your maximum gives you 1♥ more.
duel-card-scrappy = Scrappy
    .text = Gain 1 dice token each time you pull a marker off a Buzz token.
duel-card-signature-move = Signature move
    .text = Before resolving your roll, pull ★ 1 space for every 3 power faces in it.
duel-card-spiked-tail = Spiked tail
    .text = Deal 1 hit to your rival for each space that you pull Destruction.
duel-card-superconductor = Superconductor
    .text = When your rival gains ⚡ while resolving dice, you may discard this card to gain as much.
duel-card-thunder-stomp = Thunder stomp
    .text = If you pull Destruction between your last roll and your purchases, your rival rolls 1 regular die fewer on their next turn.
duel-card-titanic-batteries = Titanic batteries
    .text = Before resolving your dice, you may give up 2 of them to gain 1 dice token.
duel-card-trend-setter = Trend setter
    .text = On each of your rival’s turns, ignore the first hit you would take while ★ is on a Buzz token.
duel-card-unchained = Unchained
    .text = On your turn, you may give up a Buzz bonus other than hits to deal 1 hit to your rival instead.
duel-card-unstable-dna = Unstable DNA
    .text = After taking 3 or more hits at once, you may swap this card for one of your rival’s Keep cards.
duel-card-unstoppable = Unstoppable!
    .text = When you would drop to 0♥, discard this card: you stay at 1♥ and take no more hits this turn.
duel-card-utter-destruction = Utter destruction
    .text = Before resolving a roll that counts all six faces, pull Destruction 2 spaces, then ★ 2 spaces, and deal 2 hits to your rival.

## Discard cards.

duel-card-cannonball = Cannonball!
    .text = Pull ★ 1 space, deal 1 hit to your rival and gain 4⚡.
duel-card-dominate = Dominate
    .text = On their next turn, your rival may discard Keep cards, then rolls 1 regular die fewer for each one left.
duel-card-energize = Energize
    .text = Gain 8⚡ and 2 dice tokens.
duel-card-frenzy = Frenzy
    .text = When this turn is over, play one more full turn.
duel-card-hors-doeuvre = Hors d’oeuvre
    .text = Take 3 hits, then pull Destruction 2 spaces.
duel-card-jets-scrambled = Jets scrambled
    .text = Take 5 hits, then deal 5 hits to your rival.
duel-card-kaijutsu = Kaijutsu
    .text = Pull Destruction 1 space, then deal 2 hits to your rival.
duel-card-moment-of-respite = Moment of respite
    .text = Gain 2♥ and 1 dice token.
duel-card-monster-coaster = Monster coaster
    .text = Pull Destruction 3 spaces.
duel-card-monumental = Monumental
    .text = Pull Destruction 1 space, then ★ 1 space.
duel-card-operation-media = Operation media
    .text = Pull ★ 1 space for each claw you have resolved this turn.
duel-card-photoshoot = Photoshoot
    .text = Pull ★ 1 space.
duel-card-sack-the-stadium = Sack the stadium
    .text = Pull Destruction 2 spaces, then ★ 2 spaces.
duel-card-seismic-test = Seismic test
    .text = Pull Destruction 2 spaces.
duel-card-snack-time = Snack time
    .text = Gain 3♥.
duel-card-tesla-impulse = Tesla impulse
    .text = If your rival has Keep cards, discard one of your choice. Gain 2⚡.
duel-card-the-party-is-over = The party is over!
    .text = Each player with at least one marker in their own spotlight zones takes 4 hits, the first player first.
duel-card-thermonuclear-cooking = Thermonuclear cooking
    .text = Pull Destruction 1 space, then gain 2♥ and 2⚡.
duel-card-too-cute = Too cute
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
    .text = What its two spaces give when you pull a marker onto them: 1 hit on your rival; 1 dice token.
duel-buzz-anubis = Anubis
    .text = What its two spaces give when you pull a marker onto them: 1⚡; 1♥.
duel-buzz-dragon = Dragon
    .text = What its three spaces give when you pull a marker onto them: 1⚡; 1 hit on your rival; 1♥.
duel-buzz-pumpkin = Pumpkin
    .text = What its three spaces give when you pull a marker onto them: 1♥; 2 hits on your rival; 1♥.
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
    .text = For every 2 power faces, pull ★ or Destruction 1 space. You choose each time.
    .tip = When a marker is one space short of your spotlight zone, 2 power faces bring it in without a triple.
duel-power-alienoid =
    .text = After your last roll, every 2 power faces add 1 other face of your choice to it. With 1 power face more, you may add that same face again.
    .tip = Two ★ are worth nothing, two ★ and two power faces make a triple.
duel-power-space-penguin =
    .text = For each power face, gain 1 dice token, up to the 2 you can hold.
    .tip = Fill up now, and roll eight dice on the turn that counts.
duel-power-meka-dragon =
    .text = Instead of 1 hit per claw, you may deal as many hits as your claws multiplied by your power faces.
    .tip = Keep both in equal numbers: three claws and three power faces make 9 hits.
duel-power-cyber-kitty =
    .text = Every 3 power faces give you 4⚡. If 2 are left over, they give you 2⚡.
    .tip = Energy wins no duel by itself: turn it into cards that pull or hit.
duel-power-the-king =
    .text = For every 2 power faces, place one of your 2 King tokens on a free space of either track, or move one that has no marker on it.
    .tip = Next to a marker, on your rival’s side, a token stops your rival’s pull after a single space.

duel-level = Difficulty { $level }
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

## How to play, in the order in which a newcomer needs it. The king’s sentence is for tables at which The King plays.

duel-rules-goal = There are three ways to win, and each ends the game at once: pull a marker onto your victory space, have both markers in your spotlight zones, or bring your rival down to 0♥.
duel-rules-turn = Your turn has four steps: roll the dice, resolve them face by face in the order you like, buy cards or gain 1⚡, and pass the dice.
duel-rules-roll = Roll six dice up to three times, rerolling those you like. On the very first turn of the game, there are only five.
duel-rules-claws = Each claw deals 1 hit, and each hit takes 1♥ from your rival.
duel-rules-hearts = Each ♥ heals 1♥, up to the number with which your monster begins.
duel-rules-energy = Each lightning on the dice gives you 1⚡, an energy cube.
duel-rules-triples = Three ★ pull the Fame marker 1 space toward you, each further one 1 space more. Destruction faces do the same to the Destruction marker. Fewer than three do nothing.
duel-rules-power = Power faces set off your monster’s special power.
duel-rules-spotlight = Counted from the center, spaces 3 to 5 on your side of a track are its spotlight zone, space 7 is your victory space. On space 6, a marker is out of the spotlight again.
duel-rules-buzz = A card with a Buzz icon brings its Buzz token: place it where there is no marker and no other token. If it is already on a track, you may move it unless a marker is on it.
duel-rules-bonus = Each Buzz space that a marker is pulled onto gives its bonus to the one who pulls, even in passing. Some tokens make the track longer or shorter.
duel-rules-king = Only The King places and moves King tokens. They stop the pulls of the rival, never The King’s own.
duel-rules-cards = Buy as many cards as you can pay for. The rightmost one costs 1⚡ less, and for 2⚡ you can replace all three. Keep cards stay with you, Discard cards act at once. If you buy none, gain 1⚡.
duel-rules-tokens = Before your first roll, each dice token you spend gives you 1 extra die for this turn. You can hold 2 tokens and roll 2 extra dice, no more.
