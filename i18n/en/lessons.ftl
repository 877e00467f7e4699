### The first games: what the narrator says, sentence by sentence, and the tips of the first games after them.

## King of Tokyo. The numbers are those of the position; those that end in -change are by how much it has changed.

lesson-classic-welcome = Welcome! You are { $me }, and { $rival } wants Tokyo as much as you do. This first game takes about five minutes. The dice and the cards are prepared, so that you meet everything once.
lesson-classic-goal = There are two ways to win: have 20★ at the end of a turn, or be the last monster standing.
lesson-classic-board = This is you: { $hearts }♥ are your life, ★ bring you victory, ⚡ buy cards.
lesson-classic-throw = A turn begins with six dice. Roll them: press the button, or R.
lesson-classic-faces = { -claw } hits others, { -heart } heals you, { -energy } gives you energy. Three equal numbers are worth that many ★: three 1s bring 1★, three 3s bring 3★.
lesson-classic-keep = You may reroll twice. Keep what you like: click both 1s and the { -claw }, or press 1, 2 and 4, the numbers below the dice. Then reroll the others.
lesson-classic-keep-more = Lucky: a third 1, and another { -claw }! Keep them as well, and reroll only the 2.
lesson-classic-counted = You gained { $stars-change }★: one for the three 1s, one for moving into Tokyo. And your { -energy } gave you { $energy-change }⚡.
lesson-classic-tokyo = You moved in because Tokyo was empty. From inside, your claws hit everybody outside. But their claws hit you, too.
lesson-classic-rival = Now it is { $rival }’s turn. Just watch.
lesson-classic-stay = Ouch: { $rival } hit you, and you lost { $hearts-change }♥. Hit in Tokyo, you may yield, and { $rival } has to take your place. You still have { $hearts }♥: stay!
lesson-classic-in-tokyo = It pays: your turn begins in Tokyo, and that brings you { $stars-change }★ each time. Roll again.
lesson-classic-keep-energy = This time you want a card. Keep both { -energy } and the { -claw }. Let the { -heart } go: in Tokyo your hearts do not heal.
lesson-classic-keep-more-energy = Good! Keep all but the { -heart }, and reroll that one.
lesson-classic-buy = { $rival } lost { $rival-hearts-change }♥, and you have { $energy }⚡. Each claw attack is stronger with { card-spiked-tail }, and it costs { $price }⚡: click the card, or press B and then 3.
lesson-classic-bought = The card stays in front of your monster, and works from now on. Other cards act once, when you buy them, and are gone.
lesson-classic-yield = { $hearts-change }♥ lost at once, and only { $hearts }♥ left! That is too dangerous. Yield: { $rival } has to move in.
lesson-classic-outside = { $rival } got { $rival-stars-change }★ for entering. You are outside again, and there you can heal. Roll!
lesson-classic-keep-hearts = Keep every { -heart } and every { -claw }. Reroll the numbers.
lesson-classic-keep-more-hearts = Three hearts! Keep them all, and reroll only the 2.
lesson-classic-order = Which dice count first? With some cards that matters. Here it does not: take the usual order.
lesson-classic-healed = You healed { $hearts-change }♥. Your claws and { card-spiked-tail } took { $rival-hearts-change }♥ from { $rival }, who has { $rival-hearts }♥ left. Will { $rival } yield?
lesson-classic-no-healing = { $rival } stayed, and rolled hearts, which are useless in Tokyo. { $rival } has { $rival-stars }★ now: starting a turn there brings ★, and so did the three 2s.
lesson-classic-last-throw = Your turn! { $rival } has { $rival-hearts }♥ left. Three claws are enough: { card-spiked-tail } adds one more.
lesson-classic-keep-claws = Keep both claws, and reroll everything else.
lesson-classic-done = Three claws, and one more from { card-spiked-tail }. You need not use your last reroll: stop here.
lesson-classic-won = { $rival } is out, and you are the last monster standing: you win! 20★ would have done it as well.
lesson-classic-end = You know the game now. With more monsters, those outside never hit each other: their claws hit only whoever is in Tokyo. In any game, H gives you a hint, and F1 has all the rules.

## Duel.

lesson-duel-welcome = Welcome to Duel! You are { $me }, against { $rival }. This first game takes about five minutes. The dice and the cards are prepared, so that you meet everything once.
lesson-duel-goal = Your end of both tracks is on the left. You win when a marker reaches it, when both markers stand in your spotlight, or when { $rival } has no ♥ left.
lesson-duel-board = This is you: { $hearts }♥ are your life, ⚡ buys cards. Your special power is written here as well.
lesson-duel-throw = You begin, and only for this first turn with five dice. Roll them: press the button, or R.
lesson-duel-faces = { -duel-claw } hits your rival, { -duel-heart } heals, { -duel-energy } gives energy. Three { -duel-fame } or three { -duel-destruction } pull their marker, and { -duel-power } is for your special power.
lesson-duel-keep = You may reroll twice. Keep both { -duel-fame } and the { -duel-energy }: click them, or press 1, 2 and 5, the numbers below the dice. Then reroll the others.
lesson-duel-keep-more = Three { -duel-fame }! Keep them, and reroll the { -duel-heart }: you have lost no ♥ yet.
lesson-duel-pulled = Three { -duel-fame } pulled this marker { $fame-change } space toward you. Each { -duel-fame } more would pull it one space further.
lesson-duel-save = You have { $energy }⚡, too little for any of these cards. Buy nothing: that gives you 1⚡.
lesson-duel-rival = Now it is { $rival }’s turn. Just watch.
lesson-duel-hit = { $rival } hit you: you lost { $hearts-change }♥. And the Destruction marker moved { $destruction-change } space the other way.
lesson-duel-six-dice = Your turn, with six dice from now on. Roll them!
lesson-duel-keep-power = Keep both { -duel-destruction }, the { -duel-power } and the { -duel-energy }. Reroll the others.
lesson-duel-keep-more-power = Three { -duel-destruction }! Keep them, and reroll only the { -duel-claw }: a second { -duel-power } would be good.
lesson-duel-energy = Your dice count in the order you like. First the { -duel-energy }.
lesson-duel-destruction = Next the { -duel-destruction }: that marker comes back.
lesson-duel-power = And with two { -duel-power }, { $me } pulls a marker of your choice. Take ★.
lesson-duel-buy = You have { $energy }⚡. The rightmost card is always 1⚡ cheaper: buy { duel-card-monumental } for { $price }⚡. Click it, or press B and then 3.
lesson-duel-place = The card comes with a Buzz token for a track: it rewards the player who pulls a marker onto it. The place it hovers over is a good one: lay it down there.
lesson-duel-placed = The card pulled both markers, and one came onto your token: you gained { $tokens-change } dice token.
lesson-duel-spend = { $rival } pulled ★ back and took { $hearts-change }♥ from you. Spend your token now: it gives you one more die for this turn.
lesson-duel-seven-dice = Seven dice! Roll them.
lesson-duel-keep-fame = Keep every { -duel-fame }, and the { -duel-heart }: you can use it now.
lesson-duel-keep-more-fame = Keep the fourth { -duel-fame } and the second { -duel-heart } as well, and reroll only the { -duel-claw }.
lesson-duel-spotlight = { $fame-change } spaces at once: the ★ marker stands in your spotlight. You also healed { $hearts-change }♥. If the other marker gets into your spotlight as well, you win.
lesson-duel-last-throw = You lost { $hearts-change }♥ more, but you are close: pull the other marker into your spotlight as well. Roll!
lesson-duel-keep-destruction = Keep every { -duel-destruction } and the { -duel-power }.
lesson-duel-stop = Four { -duel-destruction } and two { -duel-power }: that is enough. Stop here.
lesson-duel-last-order = First { -duel-destruction }: four of them pull two spaces.
lesson-duel-last-pull = And now your special power: pull Destruction once more!
lesson-duel-won = Both markers stand in your spotlight: you win!
lesson-duel-end = You know the game now. Every card brings surprises, and each monster has a power of its own. In any game, H gives you a hint, and F1 has all the rules.

## Tips, at the first question of their kind.

tip-keep = Click the dice you want to keep, or press their numbers. You may reroll the others as often as you have rolls left, and stop at any time.
tip-yield = If you stay, you keep the place, which pays when your next turn begins. If you yield, the attacker moves in, and you can heal again. The ♥ you have lost do not come back.
tip-order = You choose which dice count first. It rarely matters; if you do not care, take the usual order.
tip-card = You can pay for a card. Hover a card to read it. Keep cards stay with you, discard cards act at once.
tip-replace = Nothing here that you can pay for? Your ⚡ stay with you; 2⚡ replace all three cards.
tip-harm = You are about to lose ♥, and one of your cards can help now.
tip-evolution-draw = You keep one of these Evolutions in hand. Three hearts on your dice bring another one.
tip-evolution-window = One of your Evolutions can be played now: click it, or go on. The key A chooses when you are asked.
tip-evolution-hand = Your Evolutions lie above your board, and only you see them. They cost nothing: one that glows can be played now.
tip-tokyo = You are in Tokyo: your claws hit everybody outside, but your { -heart } do not heal you here.
tip-few-hearts = You have few ♥ left. Outside Tokyo, every { -heart } heals one.
tip-near = Another monster is close to 20★. Stop it with claws, or get there first.
tip-log = Unsure? H gives you a hint, L shows what has happened, and F1 has all the rules.
tip-cultist = You have a Cultist. Click its card on your board at any time: 1♥, 1⚡ or one more roll.
tip-tower = You are in Tokyo: with four 1s you climb the Tower. Whoever reaches the top wins.
tip-curse = A curse rules for everyone: read it beside the cards. The golden die may change it, or let it strike.
tip-berserk = You are Berserk: the red die rolls with the others until you gain ♥ by yourself.
tip-form = For 1⚡ your card turns over. As a beast you reroll one die each turn, but buy nothing.
tip-duel-keep = Click the dice you want to keep, or press their numbers. Three equal { -duel-fame } or { -duel-destruction } pull a marker; two do nothing.
tip-duel-token = A dice token gives you one more die for this turn. You can hold two at most.
tip-duel-order = You choose which dice count first. Hover an answer to see what it would do.
tip-duel-card = You can pay for a card. The rightmost one is 1⚡ cheaper. If you buy nothing, you gain 1⚡.
tip-duel-save = If you buy nothing, you gain 1⚡. For 2⚡ you could also replace all three cards.
tip-duel-buzz = Lay the Buzz token on a free space: the player who pulls a marker onto it gets what it shows. A place just ahead of a marker, on your side, is good.
tip-duel-spotlight = A marker stands in a spotlight. A player with both markers in their own spotlight wins at once.
tip-duel-power = What { -duel-power } does differs from monster to monster: your power is written on your board.
