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
    .text = Goes in front of a monster in Tokyo that your claws wound. At the start of its turn, name a face that does nothing that turn; then this card comes back to you.
card-miraculous-catch = Miraculous Catch
    .text = Once per turn, while buying, you may turn up a random card of the discard pile: buy it for 1⚡ less, or put it back.
card-deep-dive = Deep Dive
    .text = Look at the top 3 cards of the deck in secret. Take one of them for free and put the others under the deck.
play-does-deep-dive = take 1 of the top 3 cards of the deck
card-cold-wave = Cold Wave
    .text = Until your next turn, every other monster rolls 1 die fewer.
card-encased-in-ice = Encased in Ice
    .text = Before your dice are resolved, you may pay 1⚡ to freeze one of them until your next turn: nobody can change it, and every monster counts it among its own.
card-blizzard = Blizzard
    .text = Played on your turn. Until your next turn, every other monster rolls only once per turn and cannot yield.
card-black-diamond = Black Diamond
    .text = Gain 1★ when you enter Tokyo, and 1★ each time you stay there although you could yield.
card-icy-reflection = Icy Reflection
    .text = Becomes a copy of a permanent Evolution in play, as if you had just played it. It is discarded when that one leaves play.

## Alienoid.

card-alien-scourge = Alien Scourge
    .text = Gain 2★.
card-precision-field-support = Precision Field Support
    .text = Turn over cards of the deck until a Keep card that costs 4⚡ or less comes up: take it for free. Discard the others.
play-does-precision-field-support = take a Keep card for free from the deck
card-anger-batteries = Anger Batteries
    .text = Gain 1⚡ for each ♥ you have lost this turn.
play-does-anger-batteries = gain 1⚡ for each ♥ lost this turn
card-adapting-technology = Adapting Technology
    .text = Comes with 3 tokens. While buying, you may spend one to replace the three cards for sale. When the last one is gone, discard this card.
card-funny-looking-but-dangerous = Funny Looking But Dangerous
    .text = If your roll shows three or more 2s, every other monster loses 1♥.
card-exotic-arms = Exotic Arms
    .text = Before you roll, you may put 2⚡ here. If your roll shows 3 { -claw } or more, take them back and each monster your claws hit loses 2♥ more. If not, you lose them and 2♥.
card-mothership-support = Mothership Support
    .text = Once on each of your turns, you may pay 1⚡ to gain 1♥, even in Tokyo.
card-superior-alien-technology = Superior Alien Technology
    .text = Buy Keep cards at half the price, up to 3 of them at a time. At the start of your turn, roll a die for each: on { -claw }, it is discarded.

## Cyber Kitty.

card-nine-lives = Nine Lives
    .text = At 0♥ you are not eliminated: lose all your cards, tiles, Evolutions and ⚡, leave Tokyo, and come back with 9♥ and 9★.
card-mega-purr = Mega Purr
    .text = Every other monster gives you 1⚡ or 1★, as it chooses.
card-electro-scratch = Electro-Scratch
    .text = Every other monster loses 1♥.
card-cat-nip = Cat Nip
    .text = Before your turn: you roll only once this turn, and what your dice give counts double.
card-play-with-your-food = Play with your Food
    .text = When your claws are about to cost a monster in Tokyo 2♥ or more, you may take 1★ and 1⚡ from it instead of 2 of those ♥.
card-feline-motor = Feline Motor
    .text = On another monster’s turn, you may enter Tokyo in its place if there is room, unless you were there when the turn began.
card-mouse-hunter = Mouse Hunter
    .text = Gain 1★ if your roll shows at least one 1.
card-meow-missle = Meow Missile
    .text = If your roll shows at least one 1, it counts 1 extra { -claw }.

## The King.

card-monkey-rush = Monkey Rush
    .text = On another monster’s turn in which a monster has left Tokyo or was eliminated there: you enter in place of the active monster.
card-simian-scamper = Simian Scamper
    .text = Yield: you lose no ♥ to those claws, nor any more this turn.
card-jungle-frenzy = Jungle Frenzy
    .text = If your claws wounded a monster in Tokyo this turn and you did not enter: play another turn after this one.
card-giant-banana = Giant Banana
    .text = Gain 2♥, even in Tokyo.
card-chest-thumping = Chest Thumping
    .text = Monsters in Tokyo that your claws wound have to yield if you want them to.
card-alpha-male = Alpha Male
    .text = Once per turn, gain 1★ if your claws wound at least one monster.
card-i-am-the-king = I Am the King!
    .text = Gain 1★ when you enter Tokyo, and 1★ when you start your turn there.
card-twas-beauty-killed-the-beast = ’Twas Beauty Killed the Beast
    .text = Played in Tokyo. At the end of every monster’s turn, gain 1★. When you leave Tokyo, lose this card and all your ★.

## Gigazaur.

card-detachable-tail = Detachable Tail
    .text = When you are about to lose ♥: you lose none of them, nor any more this turn.
card-radioactive-waste = Radioactive Waste
    .text = Gain 2⚡ and 1♥, even in Tokyo.
card-primal-bellow = Primal Bellow
    .text = Every other monster loses 2★.
card-saurian-adaptability = Saurian Adaptability
    .text = After your last roll: choose a face, and turn all your dice that show it to one other face.
card-defender-of-tokyo = Defender of Tokyo
    .text = When you start your turn in Tokyo, every other monster loses 1★.
card-heat-vision = Heat Vision
    .text = Each time a monster’s claws wound you, that monster loses 1★.
card-gamma-breath = Gamma Breath
    .text = Once per turn, after your last roll, you may turn one of your dice to { -claw }.
card-tail-sweep = Tail Sweep
    .text = Once per turn, after your last roll, you may turn one of your dice to 1 or 2.

## Meka Dragon.

card-mecha-blast = Mecha Blast
    .text = This turn, each monster that your claws wound loses 2♥ more.
card-destructive-analysis = Destructive Analysis
    .text = Gain 1⚡ for each { -claw } your roll shows.
card-programmed-to-destroy = Programmed To Destroy
    .text = Gain 3★ and 2⚡ each time another monster drops to 0♥, even if a card saves it.
card-tune-up = Tune-Up
    .text = Before your turn, outside Tokyo: give up this turn to gain 4♥ and 2⚡.
card-breath-of-doom = Breath of Doom
    .text = Once per turn, when you make a monster in Tokyo lose ♥, every other monster outside Tokyo loses 1♥.
card-lightning-armor = Lightning Armor
    .text = Each time another monster makes you lose ♥, you may roll one die for each of them: it loses 1♥ for every { -claw } you roll.
card-claws-of-steel = Claws of Steel
    .text = On your turn, once for each monster: if you make it lose 3♥ or more in all, it loses 1♥ more.
card-target-acquired = Target Acquired
    .text = You may give the target to a monster whose claws have just wounded you. Each time you make the monster with the target lose ♥, it loses 1♥ more.

## Boogie Woogie.

card-boo = Boo!
    .text = A wounded monster that decides to stay in Tokyo has to yield after all. While buying, you may pay 1⚡ to take this card back from your discard pile.
card-worst-nightmare = Worst Nightmare
    .text = Gift. At the start of its turn, the monster that has this card gives you 1⚡ or loses 1♥, as it chooses.
card-i-live-under-your-bed = I Live Under Your Bed
    .text = Gift. The monster that has this card rolls 1 die fewer.
card-boogie-dance = Boogie Dance
    .text = If your roll counts four or more of one face, gain 1⚡ or 1♥, even in Tokyo.
card-well-of-shadow = Well of Shadow
    .text = Gain 2♥, even in Tokyo.
card-worm-invaders = Worm Invaders
    .text = Every other monster loses 2♥.
card-nightlife = Nightlife!
    .text = Gain 1♥ when you enter Tokyo.
card-dusk-ritual = Dusk Ritual
    .text = Right after you have bought a Keep card: gain 2♥ and 2⚡, even in Tokyo.

## Pumpkin Jack.

card-detachable-head = Detachable Head
    .text = Gift. Each time your claws wound the monster that has this card, it loses 1♥ more.
card-ignis-fatus = Ignis Fatus
    .text = Gift. The monster that has this card has 1 roll fewer on each of its turns.
card-smashing-pumpkin = Smashing Pumpkin
    .text = Every monster with 12★ or more, you included, loses 2♥.
card-trick-or-threat = Trick or Threat
    .text = If your roll shows three or more 1s, every other monster gives you 1⚡ or loses 2♥, as it chooses.
card-bobbing-for-apples = Bobbing for Apples
    .text = Once per turn, you may buy a card for sale for 2⚡ less. If the card that replaces it has an odd cost, yours is discarded and you get your ⚡ back.
card-feast-of-crows = Feast of Crows
    .text = Every other monster gives you 1♥, 1★ or 1⚡, as it chooses.
play-does-feast-of-crows = each other monster gives you 1♥, 1★ or 1⚡
card-scythe = Scythe
    .text = Comes with 1⚡, and gets 1⚡ more each time you eliminate a monster. Your roll counts 1 extra { -claw } for each ⚡ on this card.
card-candy = Candy!
    .text = Gain 1♥, even in Tokyo. Or, when a monster’s claws are about to wound you: you lose no ♥ to them, and that monster takes this card in hand.
play-does-candy-shield = lose no ♥ to these claws

## Pandakaï.

card-panda-monium = PandaMonium
    .text = Gain 6⚡. Every other monster gains 3⚡.
play-does-panda-monium = gain 6⚡, the others gain 3⚡ each
card-eats-shoots-and-leaves = Eats, Shoots and Leaves
    .text = Right after you enter Tokyo on your turn: gain 1⚡ and leave it again. Your place stays free, and every other monster outside loses 2♥.
card-bamboozle = BamBoozle
    .text = When another monster is about to buy a card on its turn: it has to buy another one that you choose and it can pay for. If there is none, it buys nothing.
    .use = Prevent this purchase
card-bear-necessities = Bear Necessities
    .text = Lose 1★, then gain 2⚡ and 2♥, even in Tokyo.
play-does-bear-necessities = lose 1★, then gain 2⚡ and 2♥
card-panda-express = Panda Express
    .text = If your roll includes all six faces ({ -one } { -two } { -three } { -heart } { -energy } { -claw }), gain 2★ and play another turn after this one.
card-bamboo-supply = Bamboo Supply
    .text = At the start of your turn, put 1⚡ from the pool on this card, or take all the ⚡ on it.
card-pandarwinism = Pandarwinism
    .text = If your roll shows three or more { -heart }, gain 1★, and 1★ for each { -heart } beyond three.
card-yin-and-yang = Yin & Yang
    .text = After your last roll, you may flip all your dice: { -one }–{ -three }, { -two }–{ -heart }, { -claw }–{ -energy }.

## Cyber Bunny.

card-stroke-of-genius = Stroke Of Genius
    .text = Gain as many ⚡ as you have gained this turn so far.
play-does-stroke-of-genius = gain as many ⚡ as you have gained this turn
card-emergency-battery = Emergency Battery
    .text = Gain 3⚡.
card-rabbits-foot = Rabbit’s Foot
    .text = When you are about to lose ♥: you lose none of them, nor any more this turn.
card-heart-of-the-rabbit = Heart of the Rabbit
    .text = After another monster’s last roll: reroll one of its dice. When you enter Tokyo, this card comes back to your hand from your discard pile.
card-secret-laboratory = Secret Laboratory
    .text = Every card costs you 1⚡ less.
card-king-of-the-gizmo = King of the Gizmo
    .text = Gain 1★ each time you buy a card.
card-energy-sword = Energy Sword
    .text = Before you roll, you may pay 2⚡. If your roll shows at least 1 { -claw }, gain 1⚡ for each, and it counts 1 extra { -claw }.
card-electric-carrot = Electric Carrot
    .text = While you are in Tokyo, each monster that your claws are about to wound gives you 1⚡ or loses 1♥ more, as it chooses.

## Kraken.

card-healing-rain = Healing Rain
    .text = Gain 2♥, even in Tokyo.
card-destructive-wave = Destructive Wave
    .text = Right after you enter Tokyo on your turn: every other monster loses 2♥.
card-cult-worshippers = Cult Worshippers
    .text = Gain 1★ for each ♥ you have gained this turn.
card-high-tide = High Tide
    .text = Each { -heart } you have rolled counts double.
card-terror-of-the-deep = Terror of the Deep
    .text = When you are about to lose ♥, you may roll one die for each of them. Every { -heart } you roll saves you one.
card-eater-of-souls = Eater of Souls
    .text = You can have up to 12♥. Gain 1♥ each time you enter Tokyo.
card-sunken-temple = Sunken Temple
    .text = At the start of your turn, outside Tokyo, you may give up the turn to gain 3♥ and 3⚡.
card-mandibles-of-dread = Mandibles of Dread
    .text = Each time your claws wound a monster, that monster loses 1★.

## Baby Gigazaur.

card-my-toy = My Toy
    .text = Put a card for sale under this one: only you may buy it. When you have bought it, put another one there.
card-growing-fast = Growing Fast
    .text = If your roll shows no { -heart }, gain 1♥, even in Tokyo.
card-nurture-the-young = Nurture the Young
    .text = Each monster with more ★ than you gives you 1★.
card-tiny-tail = Tiny Tail
    .text = Once per turn, after your last roll, you may turn up to two of your dice to 1.
card-too-cute-to-smash = Too Cute to Smash
    .text = Each time a monster’s claws wound you, that monster loses 1★.
card-so-small = So Small!
    .text = When claws are about to wound you, you may roll one die for each of them: if you roll at least one { -heart }, you lose no ♥ to them.
play-does-so-small = roll a die per claw, a ♥ prevents all loss
card-underrated = Underrated
    .text = Your roll counts 2 extra { -claw }, even if you rolled none.
card-yummy-yummy = Yummy Yummy
    .text = Gain 2♥ and 1⚡, even in Tokyo.

## What is asked.

play-card-permanent = Permanent
play-card-temporary = Temporary
play-card-gift = Gift
play-ask-draft = Which Evolution do you pick?
play-hint-draft = The others go on to your left. Nobody sees what you pick.
play-ask-draw = Which Evolution do you keep?
play-hint-draw = Nobody else sees it. The other one is discarded.
play-hint-draw-first = Nobody else sees it. The other one is shuffled back into your deck.
play-hint-draw-under = Nobody else sees it. The other one goes under your deck.
play-ask-evolution = { $card }: what do you choose?
play-hint-evolution-of = It says to { $name }: “{ $text }”
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
play-hint-freeze = Click the die that you want to freeze, or pass.
play-hint-window-round = To play one: “{ play-speak }”. Nobody learns what you hold.
play-hint-window-purchase = { $who } is about to buy { $card }. Pass if you have nothing to play.
play-hint-window-purchase-round = { $who } is about to buy { $card }. To play one: “{ play-speak }”.
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
