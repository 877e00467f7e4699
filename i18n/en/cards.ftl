### Names and effects of the power cards, and the names of the monsters.
###
### Names are those of the printed cards; effects are in our own words. Symbols stand for what lies on the table:
### ★ stars, ♥ hearts, ⚡ energy. Each symbol follows its number without a space; the window draws an icon for it.
### A face of a die is written as a term ({ -claw }, { -heart }) and drawn on its die, so that nobody takes a heart that
### was rolled for one that a monster has.
###
### A card may say more: .dark is its name in the Dark Edition, .gauge its effect when the Wickedness gauge is in play,
### .use what the button says with which it is used.

## Faces of the dice.

-one = { FACE("one", "1") }
-two = { FACE("two", "2") }
-three = { FACE("three", "3") }
-heart = { FACE("heart", "♥") }
-energy = { FACE("energy", "⚡") }
-claw = { FACE("claw", "claw") }

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
monster-cyber-bunny = Cyber Bunny
    .of = Cyber Bunny’s
monster-kraken = Kraken
    .of = Kraken’s

## Keep cards.

card-acid-attack = Acid Attack
    .text = Your roll always counts 1 extra { -claw }, even if you rolled none.
card-alien-origin = Alien Origin
    .text = Every card costs you 1⚡ less.
card-alpha-monster = Alpha Monster
    .text = Once per turn, gain 1★ if your roll counts at least 1 { -claw }.
card-armor-plating = Armor Plating
    .text = A hit of exactly 1♥ does nothing to you.
card-background-dweller = Background Dweller
    .text = Reroll any of your 3s, again and again if you like. It uses up no roll.
card-battery-monster = Battery Monster
    .text = Comes with 6⚡. At the start of each of your turns, take 2⚡ from it. When it is empty, discard this card.
card-burrowing = Burrowing
    .text = While you are in Tokyo, your roll counts 1 extra { -claw }. When you yield Tokyo, the monster that takes your place loses 1♥.
card-camouflage = Camouflage
    .text = When you are about to lose ♥, you may roll one die for each of them. Every { -heart } you roll saves you one.
card-complete-destruction = Complete Destruction
    .text = If your roll includes all six faces ({ -one } { -two } { -three } { -heart } { -energy } { -claw }), gain 9★ on top of what the dice do.
card-detritivore = Detritivore
    .text = Once per turn, gain 2★ if your roll shows a 1, a 2 and a 3, on top of what the dice do.
card-eater-of-the-dead = Eater of the Dead
    .text = Gain 3★ each time a monster drops to 0♥, even if a card saves it.
card-energy-drink = Energy Drink
    .text = On your turn, pay 1⚡ for an extra roll, as often as you like.
card-energy-hoarder = Energy Hoarder
    .text = At the end of your turn, gain 1★ for every 6⚡ you have. You keep the ⚡.
card-even-bigger = Even Bigger
    .text = When bought: gain 2♥. As long as you keep it, you can have up to 12♥.
card-extra-head = Extra Head
    .text = You roll 1 extra die on each of your turns.
card-fire-breathing = Fire Breathing
    .text = If your roll counts at least 1 { -claw }, each neighbor (left and right) loses 1♥, wherever it stands, on top of your claws. A single rival loses it only once.
card-freeze-time = Freeze Time
    .text = On a turn in which you score three or more 1s, you may play another turn afterwards, with 1 die fewer, and 1 fewer still for each further turn in a row.
card-friend-of-children = Friend of Children
    .text = Each time you gain ⚡, gain 1⚡ more.
card-giant-brain = Giant Brain
    .text = You have 1 extra roll on each of your turns.
card-gourmet = Gourmet
    .text = When you score three or more 1s, gain 2★ more.
card-healing-ray = Healing Ray
    .text = Your { -heart } dice may heal other monsters, even if you are in Tokyo. They cannot refuse and pay you 2⚡ per die, or all they have left.
card-herbivore = Herbivore
    .text = At the end of your turn, gain 1★ if you made nobody lose ♥ this turn, yourself included.
card-herd-culler = Herd Culler
    .text = Once per turn, after your last roll, you may turn one of your dice to 1.
card-it-has-a-child = It Has a Child!
    .text = When you are down to 0♥, you are not eliminated: lose all your cards and all your ★, leave Tokyo and start again with 10♥.
    .gauge = At 0♥ you are not eliminated: lose all cards, tiles and ★, leave Tokyo, start again with 10♥. In the Dark Edition, your gauge goes back to 0.
card-jets = Jets
    .text = When claws hit you in Tokyo, you may yield before they wound you: you lose no ♥ to them.
card-made-in-a-lab = Made in a Lab
    .text = While buying, you may look at the top card of the deck in secret, then buy it or leave it there.
card-media-friendly = Media-Friendly
    .text = Gain 1★ each time you buy a card after this one.
card-metamorph = Metamorph
    .text = At the end of your turn, you may discard any of your Keep cards. Each one pays you its printed cost in ⚡.
card-mimic = Mimic
    .text = Copies a Keep card in play, whoever owns it, as if you had just bought it. At the start of your turn, you may pay 1⚡ to copy a different one.
card-nova-breath = Nova Breath
    .text = Your claws hit every other monster, in Tokyo and outside.
card-opportunist = Opportunist
    .text = Whenever a new card is turned up, you may buy it on the spot, even if it is not your turn.
card-parasitic-tentacles = Parasitic Tentacles
    .text = While buying, you may also buy Keep cards of other monsters. You pay their owner, who cannot refuse.
card-plot-twist = Plot Twist
    .text = After your last roll, you may turn one of your dice to any face. Then discard this card.
card-poison-quills = Poison Quills
    .text = If your roll shows three or more 2s, it counts 2 extra { -claw }.
card-poison-spit = Poison Spit
    .text = Each monster wounded by your claws gets 1 Poison token: it loses 1♥ per token at the end of its turn. Outside Tokyo, a { -heart } die may remove 1 token instead of healing.
card-psychic-probe = Psychic Probe
    .text = Once in every other monster’s turn, after its last roll, you may reroll one of its dice. If the die shows { -heart }, discard this card.
card-rapid-healing = Rapid Healing
    .text = At any time, pay 2⚡ to gain 1♥.
play-does-rapid-healing = gain 1♥
card-regeneration = Regeneration
    .text = Each time you gain ♥, gain 1♥ more.
card-rooting-for-the-underdog = Rooting for the Underdog
    .text = At the end of your turn, gain 1★ if every other monster has more ★ than you.
card-shrink-ray = Shrink Ray
    .text = Each monster wounded by your claws gets 1 Shrink token: it rolls 1 die fewer per token. Outside Tokyo, a { -heart } die may remove 1 token instead of healing.
card-smoke-cloud = Smoke Cloud
    .text = Comes with 3 Smoke tokens. Spend one for an extra roll. When the last one is gone, discard this card.
card-solar-powered = Solar Powered
    .text = At the end of your turn, gain 1⚡ if you have 0⚡.
    .dark = Lunar Powered
card-spiked-tail = Spiked Tail
    .text = If your dice give you at least 1 { -claw }, your roll counts 1 extra { -claw }.
card-stretchy = Stretchy
    .text = After your last roll, pay 2⚡ to turn one of your dice to any face, as often as you like.
card-urbavore = Urbavore
    .text = At the start of your turn in Tokyo, gain 1★ besides what Tokyo gives. While you are there, if your dice give you at least 1 { -claw }, your roll counts 1 extra { -claw }.
card-were-only-making-it-stronger = We’re Only Making It Stronger!
    .text = Each time you lose 2♥ or more at once, gain 1⚡.
card-wings = Wings
    .text = When you are about to lose ♥, you may pay 2⚡: you lose none of them, nor any more this turn.

## Discard cards.

card-apartment-building = Apartment Building
    .text = Gain 3★.
card-commuter-train = Commuter Train
    .text = Gain 2★.
card-corner-store = Corner Store
    .text = Gain 1★.
card-death-from-above = Death From Above
    .text = Gain 2★ and seize Tokyo City: every other monster in Tokyo has to leave. If you come from outside, gain the usual reward for entering.
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

## Keep and Discard cards of the Dark Edition.

card-hibernation = Hibernation
    .text = Cannot be bought in Tokyo. You lose no ♥, but cannot enter Tokyo or buy cards, and only your { -heart } and { -energy } dice count. Discard it whenever you like.
    .use = Wake up: discard Hibernation
card-nanobots = Nanobots
    .text = At the start of your turn, gain 2♥ if you have 2♥ or fewer, even in Tokyo.
card-natural-selection = Natural Selection
    .text = When bought: gain 4⚡ and 4♥. You roll 1 extra die, but at the end of your turn, this turn included, any 3 in your final roll costs you all your ♥.
card-reflective-hide = Reflective Hide
    .text = Each time another monster makes you lose ♥, it loses 1♥.
card-super-jump = Super Jump
    .text = Once in every monster’s turn, yours included, when you are about to lose ♥, you may pay 1⚡ to lose 1♥ less.
card-unstable-dna = Unstable DNA
    .text = When you yield Tokyo, you may swap this card for a Keep card or costume of your choice from the monster that hit you.
card-zombify = Zombify
    .text = Once per game, at 0♥: lose your cards, tiles, ★ and Wickedness, leave Tokyo, start again with 12♥ (your new maximum). Your { -heart } dice no longer work.
card-monster-pets = Monster Pets
    .text = Every monster loses 3★, and so do you.

## Promotional cards.

card-cannibalistic = Cannibalistic
    .text = Each time you make one or more other monsters lose ♥, gain 1♥, even in Tokyo.
card-intimidating-roar = Intimidating Roar
    .text = Monsters in Tokyo that lose ♥ to your claws have to yield.
card-monster-sidekick = Monster Sidekick
    .text = The first time another monster eliminates you, leave Tokyo and come back with 10♥ and 0★; you keep your cards and ⚡. From then on you share its victory or its end.
card-sleep-walker = Sleep Walker
    .text = While buying, you may pay 3⚡ to gain 1★, as often as you like.
    .use = Sleep Walker: gain 1★
card-throw-a-tanker = Throw a Tanker
    .text = Once per turn, gain 2★ if you attack with at least 3 { -claw } and at least one monster loses ♥ to them.
card-thunder-stomp = Thunder Stomp
    .text = If you gain 4★ or more in your turn, every other monster rolls 1 die fewer until your next turn.
card-amusement-park = Amusement Park
    .text = Gain 4★.
card-army = Army
    .text = For each Keep card and each costume you have, gain 1★ and lose 1♥.

## Costumes.

card-astronaut = Astronaut
    .text = Reach 17★ and you win at the end of the turn if you are still in the game, even if you lose ★ again.
card-cheerleader = Cheerleader
    .text = Once in every other monster’s turn, after its last roll, you may add 1 { -claw } to that roll.
    .use = Cheer: add 1 claw
card-clown = Clown
    .text = After your last roll, if it includes all six faces ({ -one } { -two } { -three } { -heart } { -energy } { -claw }), you may turn any of your dice to any face.
card-devil = Devil
    .text = On your turn, each time you make another monster lose ♥, it loses 1♥ more.
card-ghost = Ghost
    .text = At the end of every turn, yours or not, gain 1♥ if you lost ♥ during it, even in Tokyo.
card-pirate = Pirate
    .text = Each time you make another monster lose ♥, take 1⚡ from it if it has any.
card-princess = Princess
    .text = At the start of your turn, gain 1★.
card-robot = Robot
    .text = When you are about to lose ♥, you may lose ⚡ instead, 1⚡ for each ♥, as many as you like.
card-statue-of-liberty = Statue of Liberty
    .text = You have 1 extra roll on each of your turns.
card-vampire = Vampire
    .text = At the end of every turn, yours or not, gain 1♥ if you made another monster lose ♥ during it, even in Tokyo.
card-witch = Witch
    .text = Once per turn, after another monster’s last roll, you may reroll one of its dice if that roll is about to wound you.
card-zombie = Zombie
    .text = At 0♥ you stay in the game and lose no more ♥. If you lose this card at 0♥, you are eliminated at once.

## Wickedness tiles of level 3, first those of the red or orange side.

card-tile-devious = Devious
    .text = You have 1 extra roll on each of your turns.
card-tile-eternal = Eternal
    .text = At the start of your turn, gain 1♥, even in Tokyo.
card-tile-skulking = Skulking
    .text = When you score three or more 1s, gain 1★ more.
card-tile-tireless = Tireless
    .text = At the start of your turn, gain 1⚡.
card-tile-barbs = Barbs
    .text = If your roll counts at least 2 { -claw }, it counts 1 extra { -claw }.
card-tile-final-roar = Final Roar
    .text = If you are about to be eliminated with 16★ or more, you win the game at once, before any card brings you back.
card-tile-poison-spit = Poison Spit
    .text = Each monster wounded by your claws gets 1 Poison token: it loses 1♥ per token at the end of its turn. Outside Tokyo, a { -heart } die may remove 1 token instead of healing.
card-tile-underdog = Underdog
    .text = Take 1★ from each monster wounded by your claws that has more ★ than you.

## Wickedness tiles of level 6.

card-tile-cyberbrain = Cyberbrain
    .text = You roll 1 extra die on each of your turns.
card-tile-evil-lair = Evil Lair
    .text = Every card costs you 1⚡ less.
card-tile-full-regeneration = Full Regeneration
    .text = When you take this tile, go up to 12♥. As long as you keep it, you can have up to 12♥.
card-tile-widespread-panic = Widespread Panic
    .text = Every other monster loses 4★. Then discard this tile.
card-tile-defender-of-tokyo = Defender of Tokyo
    .text = When you enter Tokyo, and when you start your turn there, every other monster loses 1★.
card-tile-fluxling = Fluxling
    .text = Copies a Keep card in play, whoever owns it, as if you had just bought it. At the start of your turn, you may copy a different one for free.
card-tile-have-it-all = Have It All!
    .text = When you take this tile, gain 1★ for each Keep card you have. After that, gain 1★ each time you buy a card.
card-tile-sonic-boomer = Sonic Boomer
    .text = At the start of your turn, gain 1★.

## Wickedness tiles of level 10.

card-tile-antimatter-beam = Antimatter Beam
    .text = Each { -claw } of your roll counts double, those added by cards and tiles too.
card-tile-skybeam = Skybeam
    .text = Each of your { -energy } dice gives 1⚡ more. Each { -heart } die not spent on tokens or other monsters gives 1♥ more, even in Tokyo.
card-tile-final-push = Final Push
    .text = Gain 2♥ and 2⚡, even in Tokyo. When this turn is over, discard this tile and play one more turn.
card-tile-starburst = Starburst
    .text = Gain 12⚡. Then discard this tile.
