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

## Space Penguin.

card-freeze-ray = Freeze Ray
    .text = Lies in front of a monster in Tokyo that you wound. At the start of its turn you name a face, which does nothing in that turn; then the card comes back.
card-miraculous-catch = Miraculous Catch
    .text = Once a turn, when buying: a random card of the discard pile is shown; buy it for 1⚡ less, or put it back.
card-deep-dive = Deep Dive
    .text = Look at the top 3 power cards. Take one of them for free and put the others under the deck.
card-cold-wave = Cold Wave
    .text = Until your next turn all other monsters roll one die fewer.
card-encased-in-ice = Encased in Ice
    .text = For 1⚡ one of your final dice freezes until your next turn: nobody can change it, and every monster counts it as its own.
card-blizzard = Blizzard
    .text = Until your next turn all other monsters roll only once in their turns and cannot yield.
card-black-diamond = Black Diamond
    .text = +1★ when you enter Tokyo, and +1★ each time you stay there although you could have yielded.
card-icy-reflection = Icy Reflection
    .text = Becomes a copy of a permanent Evolution in play. It is discarded when that one leaves play.

## Alienoid.

card-alien-scourge = Alien Scourge
    .text = Gain 2★.
card-precision-field-support = Precision Field Support
    .text = Power cards are turned over until a Keep card for 4⚡ or less comes: take it for free. The others are discarded.
card-anger-batteries = Anger Batteries
    .text = +1⚡ for each ♥ you have lost this turn.
card-adapting-technology = Adapting Technology
    .text = Comes with 3 tokens. In your turn, spend one to replace the three cards of the market.
card-funny-looking-but-dangerous = Funny Looking But Dangerous
    .text = If you roll { -two }{ -two }{ -two } or more, every other monster loses 1♥.
card-exotic-arms = Exotic Arms
    .text = You may put 2⚡ here before you roll. With { -claw }{ -claw }{ -claw } you get them back and your claws take 2♥ more. Otherwise they are gone and you lose 2♥.
card-mothership-support = Mothership Support
    .text = Once in your turn you may pay 1⚡ for +1♥.
card-superior-alien-technology = Superior Alien Technology
    .text = You may buy Keep cards for half the price, up to 3 at a time. At the start of your turn each of them is lost on a { -claw }.

## Cyber Kitty.

card-nine-lives = Nine Lives
    .text = When you have no ♥ left: lose all your cards, ⚡ and Evolutions, leave Tokyo, and come back with 9♥ and 9★.
card-mega-purr = Mega Purr
    .text = Every other monster gives you 1⚡ or 1★.
card-electro-scratch = Electro-Scratch
    .text = Every other monster loses 1♥.
card-cat-nip = Cat Nip
    .text = Before your turn: you roll only once, and what your dice give counts twice.
card-play-with-your-food = Play with your Food
    .text = Instead of 2♥ you may take 1★ and 1⚡ from a monster in Tokyo that your claws are about to wound.
card-feline-motor = Feline Motor
    .text = In another monster’s turn, enter a free Tokyo in its place, unless you were there when the turn began.
card-mouse-hunter = Mouse Hunter
    .text = +1★ if you roll at least one { -one }.
card-meow-missle = Meow Missile
    .text = +1{ -claw } if you roll at least one { -one }.

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
    .text = Choose a face: turn all your dice that show it to one other face.
card-defender-of-tokyo = Defender of Tokyo
    .text = When you start a turn in Tokyo, every other monster loses 1★.
card-heat-vision = Heat Vision
    .text = A monster that wounds you loses 1★.
card-gamma-breath = Gamma Breath
    .text = Once a turn you may turn one of your dice to { -claw }.
card-tail-sweep = Tail Sweep
    .text = Once a turn you may turn one of your dice to { -one } or { -two }.

## Meka Dragon.

card-mecha-blast = Mecha Blast
    .text = Those whom you wound this turn lose 2♥ more.
card-destructive-analysis = Destructive Analysis
    .text = +1⚡ for each { -claw } you have rolled.
card-programmed-to-destroy = Programmed To Destroy
    .text = +3★ and +2⚡ whenever another monster has no ♥ left.
card-tune-up = Tune-Up
    .text = Before your turn, outside Tokyo: give up the turn for +4♥ and +2⚡.
card-breath-of-doom = Breath of Doom
    .text = Once a turn, when you make a monster in Tokyo lose ♥, all others outside Tokyo lose 1♥.
card-lightning-armor = Lightning Armor
    .text = When you lose ♥ you may roll as many dice; whoever did it loses 1♥ for each { -claw }.
card-claws-of-steel = Claws of Steel
    .text = In your turn, a monster that you make lose 3♥ or more loses 1♥ more.
card-target-acquired = Target Acquired
    .text = You may give the target to a monster that has just wounded you. Each time you hurt its bearer, it loses 1♥ more.

## Boogie Woogie.

card-boo = Boo!
    .text = A wounded monster that stays must yield after all. When buying, 1⚡ brings this card back from your discard pile.
card-worst-nightmare = Worst Nightmare
    .text = Gift. At the start of its turn the monster gives you 1⚡ or loses 1♥.
card-i-live-under-your-bed = I Live Under Your Bed
    .text = Gift. The monster rolls one die fewer.
card-boogie-dance = Boogie Dance
    .text = With four dice of one face you gain 1⚡ or 1♥.
card-well-of-shadow = Well of Shadow
    .text = Gain 2♥.
card-worm-invaders = Worm Invaders
    .text = Every other monster loses 2♥.
card-nightlife = Nightlife!
    .text = +1♥ when you enter Tokyo.
card-dusk-ritual = Dusk Ritual
    .text = Right after you have bought a Keep card: +2♥ and +2⚡.

## Pumpkin Jack.

card-detachable-head = Detachable Head
    .text = Gift. The monster loses 1♥ more whenever you wound it.
card-ignis-fatus = Ignis Fatus
    .text = Gift. The monster rolls once less in each turn.
card-smashing-pumpkin = Smashing Pumpkin
    .text = Every monster with 12★ or more loses 2♥, you too.
card-trick-or-threat = Trick or Threat
    .text = If you roll { -one }{ -one }{ -one } or more, every other monster gives you 1⚡ or loses 2♥.
card-bobbing-for-apples = Bobbing for Apples
    .text = Once a turn, buy a card of the market for 2⚡ less. If the card that replaces it has an odd cost, yours is discarded and you get your ⚡ back.
card-feast-of-crows = Feast of Crows
    .text = Every other monster gives you 1♥, 1★ or 1⚡.
card-scythe = Scythe
    .text = 1⚡ is put here when you play it and each time you eliminate somebody. +1{ -claw } for each ⚡ here.
card-candy = Candy!
    .text = +1♥. Or, when a monster wounds you: you lose no ♥ and it gets this card.

## Pandakaï.

card-panda-monium = PandaMonium
    .text = +6⚡ for you, +3⚡ for every other monster.
card-eats-shoots-and-leaves = Eats, Shoots and Leaves
    .text = When you enter Tokyo: all others outside lose 2♥, you gain 1⚡ and leave. Your place stays free.
card-bamboozle = BamBoozle
    .text = Another monster is about to buy a card: choose another one that it must buy instead.
    .use = Prevent this purchase
card-bear-necessities = Bear Necessities
    .text = Lose 1★, gain 2⚡ and 2♥.
card-panda-express = Panda Express
    .text = With { -one }{ -two }{ -three }{ -heart }{ -claw }{ -energy }: +2★ and another turn.
card-bamboo-supply = Bamboo Supply
    .text = At the start of your turn put 1⚡ here, or take all that lies here.
card-pandarwinism = Pandarwinism
    .text = If you roll { -heart }{ -heart }{ -heart }: +1★, and +1★ for each { -heart } more.
card-yin-and-yang = Yin & Yang
    .text = You may flip all your dice: { -one }–{ -three }, { -two }–{ -heart }, { -claw }–{ -energy }.

## Cyber Bunny.

card-stroke-of-genius = Stroke Of Genius
    .text = Gain as many ⚡ as you have gained in this turn.
card-emergency-battery = Emergency Battery
    .text = Gain 3⚡.
card-rabbits-foot = Rabbit’s Foot
    .text = When you are about to lose ♥: you lose none in this turn.
card-heart-of-the-rabbit = Heart of the Rabbit
    .text = Reroll one die of another monster after its last roll. When you enter Tokyo, the card comes back from your discard pile.
card-secret-laboratory = Secret Laboratory
    .text = Power cards cost you 1⚡ less.
card-king-of-the-gizmo = King of the Gizmo
    .text = +1★ when you buy a power card.
card-energy-sword = Energy Sword
    .text = Before you roll you may pay 2⚡. If you roll a { -claw }: +1{ -claw }, and +1⚡ for each { -claw } rolled.
card-electric-carrot = Electric Carrot
    .text = While you are in Tokyo, those whom you wound lose 1♥ more unless they give you 1⚡.

## Kraken.

card-healing-rain = Healing Rain
    .text = Gain 2♥.
card-destructive-wave = Destructive Wave
    .text = When you enter Tokyo: every other monster loses 2♥.
card-cult-worshippers = Cult Worshippers
    .text = +1★ for each ♥ you have gained this turn.
card-high-tide = High Tide
    .text = Each { -heart } you have rolled counts twice.
card-terror-of-the-deep = Terror of the Deep
    .text = When you are about to lose ♥, roll as many dice: each { -heart } saves 1♥.
card-eater-of-souls = Eater of Souls
    .text = Your maximum is 12♥. +1♥ when you enter Tokyo.
card-sunken-temple = Sunken Temple
    .text = Before your turn, outside Tokyo, you may give up the turn for +3♥ and +3⚡.
card-mandibles-of-dread = Mandibles of Dread
    .text = A monster that you wound loses 1★.

## Baby Gigazaur.

card-my-toy = My Toy
    .text = Put a card of the market under this one: only you may buy it. When you have, choose another.
card-growing-fast = Growing Fast
    .text = +1♥ if you roll no { -heart }.
card-nurture-the-young = Nurture the Young
    .text = Every monster with more ★ than you gives you 1★.
card-tiny-tail = Tiny Tail
    .text = Once a turn you may turn up to two of your dice to { -one }.
card-too-cute-to-smash = Too Cute to Smash
    .text = A monster whose claws wound you loses 1★.
card-so-small = So Small!
    .text = When claws are about to wound you, roll a die for each: with a { -heart } you lose no ♥.
card-underrated = Underrated
    .text = +2{ -claw } for your roll.
card-yummy-yummy = Yummy Yummy
    .text = +2♥ and +1⚡.

## What is asked.

play-card-permanent = Permanent
play-card-temporary = Temporary
play-card-gift = Gift
play-ask-draft = Which Evolution do you pick?
play-hint-draft = The others go on to your left. Nobody sees what you pick.
play-ask-draw = Which Evolution do you keep?
play-hint-draw = Only you see it. The other one is put away.
play-ask-evolution = { $card }: what do you choose?
play-ask-window-before-turn = Play an Evolution before your turn?
play-ask-window-freeze = Use an Evolution before the dice count?
play-ask-window-resolve = Play an Evolution before the dice are resolved?
play-ask-window-yield = Play an Evolution as you yield?
play-ask-window-force = Play an Evolution to drive out the monster that stays?
play-ask-window-dying = Play an Evolution to live on?
play-ask-window-intrude = Play an Evolution to enter Tokyo now?
play-ask-window-entered = Play an Evolution now that you are in Tokyo?
play-ask-window-not-entered = Play an Evolution now that you stay outside?
play-ask-window-gift = Give an Evolution to a monster you wounded?
play-ask-window-purchase = Play an Evolution to prevent this purchase?
play-ask-window-bought = Play an Evolution after your purchase?
play-ask-window-end-of-turn = Play an Evolution before the turn ends?
play-hint-window = Pass if you have nothing to play. Nobody learns what you hold.
play-hint-window-purchase = { $who } is about to buy { $card }. Pass if you have nothing to play.
play-do-buy-instead = Instead: { $card } for { $energy }⚡
play-do-evolution-buys = { $by }: { $card }
play-do-evolution-no = No
play-do-evolution-on = { $card } on { $name }

## What happened.

log-evolution-drawn = { $who } draws an Evolution.
log-evolution-drawn-card = { $who } draws { $card }.
log-evolution-discarded = { $who } discards an Evolution unseen.
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

## What a choice of an Evolution means.

play-choice-boogie-dance-0 = +1⚡
play-choice-boogie-dance-1 = +1♥
play-choice-bamboo-supply-0 = Put 1⚡ here
play-choice-bamboo-supply-1 = Take all ⚡
play-choice-mega-purr-0 = Give 1⚡
play-choice-mega-purr-1 = Give 1★
play-choice-feast-of-crows-0 = Give 1⚡
play-choice-feast-of-crows-1 = Give 1★
play-choice-feast-of-crows-2 = Give 1♥
play-choice-trick-or-threat-0 = Give 1⚡
play-choice-trick-or-threat-1 = Lose 2♥
play-choice-worst-nightmare-0 = Give 1⚡
play-choice-worst-nightmare-1 = Lose 1♥
play-choice-exotic-arms-1 = Put 2⚡ here
play-choice-energy-sword-1 = Pay 2⚡
play-choice-sunken-temple-1 = Give up the turn
play-choice-electric-carrot-0 = Give 1⚡
play-choice-electric-carrot-1 = Lose 1♥ more
play-choice-lightning-armor-1 = Roll the dice
play-choice-miraculous-catch-1 = Buy it
play-choice-target-acquired-1 = Give the target
