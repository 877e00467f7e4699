### Names and effects of the power cards, and the names of the monsters.
###
### Names are those of the printed cards; effects are in our own words. Symbols stand for what lies on the table:
### ★ stars, ♥ hearts, ⚡ energy. Each symbol follows its number without a space; the window draws an icon for it.

## Monsters: the name, and how it is said that something is the monster’s.

monster-gigazaur = Gigazaur
    .of = Gigazaur’s
monster-cyber-kitty = Cyber Kitty
    .of = Cyber Kitty’s
monster-the-king = The King
    .of = The King’s
monster-meka-dragon = Meka Dragon
    .of = Meka Dragon’s
monster-space-penguin = Space Penguin
    .of = Space Penguin’s
monster-alienoid = Alienoid
    .of = Alienoid’s

## Keep cards.

card-acid-attack = Acid Attack
    .text = Your roll always counts 1 extra claw, even if you rolled none.
card-alien-origin = Alien Origin
    .text = Every card costs you 1⚡ less.
card-armor-plating = Armor Plating
    .text = A hit of exactly 1♥ does nothing to you.
card-background-dweller = Background Dweller
    .text = Reroll any of your 3s, again and again if you like. It uses up no roll.
card-burrowing = Burrowing
    .text = While you are in Tokyo, your roll counts 1 extra claw. When you yield Tokyo, the monster that takes your place loses 1♥.
card-camouflage = Camouflage
    .text = When you are about to lose ♥, you may roll one die for each of them. Every ♥ you roll saves you one.
card-even-bigger = Even Bigger
    .text = Gain 2♥ when this card comes to you. As long as you keep it, you can have up to 12♥.
card-fire-breathing = Fire Breathing
    .text = When you attack with at least 1 claw, your neighbors on the left and on the right lose 1♥ more, wherever they stand.
card-freeze-time = Freeze Time
    .text = On a turn in which you score three or more 1s, you may play another turn afterwards, with one die fewer.
card-it-has-a-child = It Has a Child!
    .text = When you are down to 0♥, you are not out: lose all your cards and all your ★, leave Tokyo and start again with 10♥.
card-jets = Jets
    .text = When claws hit you in Tokyo, you may yield before you are hurt: you lose no ♥ to them.
card-made-in-a-lab = Made in a Lab
    .text = While buying, you may look at the top card of the deck in secret, then buy it or leave it there.
card-metamorph = Metamorph
    .text = At the end of your turn, you may discard any of your Keep cards. Each one pays you its printed cost in ⚡.
card-mimic = Mimic
    .text = Copies a Keep card in play, whoever owns it, as if you had just bought it. At the start of your turn, you may pay 1⚡ to copy a different one.
card-opportunist = Opportunist
    .text = Whenever a new card is turned up, you may buy it on the spot, even if it is not your turn.
card-parasitic-tentacles = Parasitic Tentacles
    .text = While buying, you may also buy Keep cards of other monsters. You pay their owner, who cannot refuse.
card-plot-twist = Plot Twist
    .text = After your last roll, you may turn one of your dice to any face. Then discard this card.
card-psychic-probe = Psychic Probe
    .text = Once in every other monster’s turn, after its last roll, you may reroll one of its dice. If the die shows ♥, discard this card.
card-rapid-healing = Rapid Healing
    .text = At any time, pay 2⚡ to gain 1♥.
card-smoke-cloud = Smoke Cloud
    .text = Comes with 3 Smoke tokens. Spend one for an extra roll. When the last one is gone, discard this card.
card-wings = Wings
    .text = When you are about to lose ♥, you may pay 2⚡: you lose no more ♥ this turn.

## Discard cards.

card-apartment-building = Apartment Building
    .text = Gain 3★.
card-commuter-train = Commuter Train
    .text = Gain 2★.
card-corner-store = Corner Store
    .text = Gain 1★.
card-death-from-above = Death From Above
    .text = Gain 2★ and seize Tokyo City: every other monster in Tokyo has to leave.
card-energize = Energize
    .text = Gain 9⚡.
card-evacuation-orders = Evacuation Orders
    .text = Every other monster loses 5★.
card-flame-thrower = Flame Thrower
    .text = Every other monster loses 2♥.
card-frenzy = Frenzy
    .text = When this turn is over, play one more full turn.
card-gas-refinery = Gas Refinery
    .text = Gain 2★. Every other monster loses 3♥.
card-heal = Heal
    .text = Gain 2♥, even in Tokyo.
card-high-altitude-bombing = High Altitude Bombing
    .text = Every monster loses 3♥, and so do you.
card-jet-fighters = Jet Fighters
    .text = Gain 5★, then lose 4♥.
card-national-guard = National Guard
    .text = Gain 2★, then lose 2♥.
card-nuclear-power-plant = Nuclear Power Plant
    .text = Gain 2★ and 3♥, even in Tokyo.
card-skyscraper = Skyscraper
    .text = Gain 4★.
card-tank = Tank
    .text = Gain 4★, then lose 3♥.
card-vast-storm = Vast Storm
    .text = Gain 2★. Every other monster loses half of its ⚡, rounded down.
