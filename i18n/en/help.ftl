### The rules in the app, by chapters: what a newcomer needs first, then the rest. One sentence or two for each rule, as one
### player explains it to another.

## The screen.

help-search = Search the rules
help-search-none = Nothing found for “{ $what }”.
help-printed = Printed in the box: { $terms }
help-gallery-hint = Show it in the gallery
help-chapter-short = In short
help-chapter-turn = Your turn
help-chapter-tokyo = Tokyo
help-chapter-cards = Cards
help-chapter-end = How it ends
help-chapter-tokens = Tokens
help-chapter-terms = Words on cards
help-chapter-wickedness = Wickedness
help-chapter-costumes = Costumes
help-chapter-keys = Keys
help-chapter-tracks = Tracks
help-chapter-buzz = Buzz tokens

## King of Tokyo, in short.

help-rules-goal = Be the first with 20★ at the end of a turn, or the last monster standing.
    .printed = victory points
help-rules-roll = On your turn roll six dice up to three times. Keep the dice you like and reroll the others.
help-rules-numbers = Three of the same number score that number in ★, each extra one adds 1★. Fewer score nothing.
    .printed = three-of-a-kind, victory points
help-rules-claws = Each { -claw } takes 1♥: from outside it hits every monster in Tokyo, from Tokyo every monster outside.
    .printed = smash, paw
help-rules-hearts = Each { -heart } heals 1♥, up to 10♥, but never in Tokyo. At 0♥ you are eliminated.
    .printed = life points, heal
help-rules-tokyo = If Tokyo is empty after your roll, you move in and gain 1★. Each turn you start there gives 2★. When claws wound you in Tokyo, you may yield it to the attacker. With five or more monsters Tokyo has a second place, the Bay.
    .printed = take control of Tokyo
help-rules-tokyo-variant = If Tokyo is empty after your roll, you move in and gain 1⚡. Each turn you start there gives 1⚡. When claws wound you in Tokyo, you may yield it to the attacker. With the two-player variant, Tokyo gives no ★.
    .printed = take control of Tokyo
help-rules-energy = Each { -energy } gives you 1⚡, an energy cube.
    .printed = energy charge, energy pool, bolt
help-rules-cards = After the dice, buy cards with ⚡: Keep cards stay with you, Discard cards act at once. For 2⚡ you can replace all three.
    .printed = power cards, energy cards, Keep, Discard
help-rules-wickedness = Three 1s also give 2 Wickedness, three 2s give 1. At 3, 6 and 10 you may take a tile, then or never.
    .printed = Even more wicked, Wickedness gauge, Wickedness points, Wickedness tile
help-rules-costumes = Everyone starts with a costume. With three { -claw } or more you may take costumes of those you wound: pay their cost to the owner.
    .printed = Halloween, costume card

## Your turn.

help-rules-first = To see who starts, everyone rolls six dice: the most { -claw } wins, a tie is rolled again. Then turns go clockwise.
    .printed = first player
help-rules-steps = A turn has five steps: roll the dice, resolve them, enter Tokyo if you have to, buy cards, end the turn.
    .printed = phases of a turn, resolve dice, end of turn
help-rules-reroll = Before each reroll you choose the dice anew: those that you kept before may be rerolled, too. You may stop after any roll.
    .printed = set aside
help-rules-others = After your last roll, other monsters may use their cards on your dice; then you may use yours.
help-rules-groups = Resolve all your dice, in the order you like. All dice of one symbol count at once: six 1s are one set and score 4★.

## Tokyo.

help-rules-enter = If nobody is in Tokyo City after your dice, you have to enter, even without a claw. That goes for a place that was just yielded to you, too. Entering gives 1★.
    .printed = take control of Tokyo
help-rules-enter-variant = If nobody is in Tokyo City after your dice, you have to enter, even without a claw. That goes for a place that was just yielded to you, too. Entering gives 1⚡.
    .printed = take control of Tokyo
help-rules-start = If you start your turn in Tokyo, City or Bay, you gain 2★ before you roll.
help-rules-start-variant = If you start your turn in Tokyo, you gain 1⚡ before you roll.
help-rules-yield = You cannot leave Tokyo just because you want to. Only when { -claw } have cost you ♥ may you yield, and those ♥ stay lost. ♥ lost to a card do not let you yield.
help-rules-hearts-inside = In Tokyo, { -heart } do not heal you and remove no token. Cards may heal you there.
help-rules-bay = With five or six monsters, Tokyo is the City and the Bay. A monster that enters takes the City first, then the Bay. The two do not hit each other.
help-rules-closing = As soon as only four monsters are left, the Bay closes: its monster goes outside, or into the City if that is empty.
help-rules-variant = Two-player variant: entering Tokyo and starting a turn there each give 1⚡ instead of ★. It can be switched off before the game.

## Cards.

help-rules-buy = Buy as many cards as you can pay for. A new card takes the place of each one at once, and you may buy that, too.
    .printed = Power cards
help-rules-replace = For 2⚡ you may replace all three cards for sale, as often as you can pay.
    .printed = sweep, market
help-rules-keep = A Keep card works from the moment you buy it. A Discard card acts once and is discarded.
    .printed = Power card
help-rules-deck = When the deck is empty, the discard pile is shuffled into a new one.
    .printed = goodies

## How it ends.

help-rules-win = 20★ win at the end of the turn, not before: you must still have them then, and not be eliminated. If several have 20★, they share the victory.
help-rules-last = The last monster left wins at once. If all fall together, nobody wins.
    .printed = last survivor
help-rules-out = At 0♥ you are eliminated: your cards and your ⚡ are gone, and the others play on.
    .printed = eliminated
help-rules-caps = You can have 20★ at most, and 10♥, or 12♥ with some cards. What goes beyond is lost. There is no limit for ⚡.

## Tokens.

help-rules-poison = Poison: at the end of your turn you lose 1♥ for each Poison token you have.
help-rules-shrink = Shrink: you roll 1 die fewer for each Shrink token you have.
help-rules-remove = Poison or Shrink: outside Tokyo, each { -heart } either heals 1♥ or removes one of these tokens, as you choose. They stay even when the card that gave them is gone.
help-rules-marks = Smoke, Mimic, saucers, ice, target and the like: each token lies on a card or in front of a monster, and the card it came with says what it does.
    .printed = Smoke token, Mimic token, saucer, ice, target

## Words on cards.

help-rules-term-roll = Roll: one of the three rolls of your turn. An extra roll is one more of them.
help-rules-term-reroll = Reroll: roll dice once more. A reroll that a card gives uses up none of your three rolls.
help-rules-term-counts = “Your roll counts a { -claw }”: rolled or added by a card, that is the same. “Your roll shows”: only what lies on the dice.
help-rules-term-neighbor = Neighbor: the next monster on your left or right that is still in the game.
help-rules-term-final = After your last roll: when you have stopped rolling, before the dice are resolved.
help-rules-term-yield = Yield: leave Tokyo after a wound. A monster that has to leave for another reason does not yield.
help-rules-term-wound = Wound: make another monster lose ♥ with your claws. ♥ lost to a card are no wound.

## Wickedness.

help-rules-wicked-sets = Each set of three counts: six 1s give 4 Wickedness, six 2s give 2. 3s give none.
help-rules-wicked-tile = When you reach or pass 3, 6 or 10, you may take one tile of that level if any is left. Each monster has that choice once per level.
help-rules-wicked-now = A tile works at once, even for dice of this roll that are not resolved yet.

## Costumes.

help-rules-costume-start = Everyone chooses one of two costumes to start with. The others are shuffled into the deck and can be bought.
help-rules-costume-theft = You may take costumes before you buy, if your roll counts three { -claw } or more: any number from each monster they wound, for their cost.
help-rules-costume-keep = Costumes are no Keep cards: effects on Keep cards do not touch them, unless they name them.

## Duel, in short. The king’s sentence is for tables at which The King plays.

duel-rules-goal = There are three ways to win, and each ends the game at once: pull a marker onto your victory space, have both markers in your spotlight zones, or bring your rival down to 0♥.
    .printed = victory space, knockout
duel-rules-turn = Your turn has four steps: roll the dice, resolve them face by face in the order you like, buy cards or gain 1⚡, and pass the dice.
duel-rules-roll = Roll six dice up to three times, rerolling those you like. On the very first turn of the game, there are only five.
duel-rules-claws = Each { -duel-claw } deals 1 hit, and each hit takes 1♥ from your rival.
    .printed = smash, paw, damage
duel-rules-hearts = Each { -duel-heart } heals 1♥, up to the number with which your monster starts.
    .printed = life points, heal
duel-rules-energy = Each { -duel-energy } gives you 1⚡, an energy cube.
    .printed = energy reserve, bolt
duel-rules-triples = Three { -duel-fame } pull the Fame marker ★ 1 space toward you, each extra one 1 space more. Three { -duel-destruction } do the same to the Destruction marker { -duel-marker }. Fewer than three do nothing.
    .printed = Fame track, Destruction track, building
duel-rules-power = { -duel-power } set off your monster’s special power.
duel-rules-spotlight = Counted from the center, spaces 3 to 5 on your side of a track are your spotlight zone, space 7 is your victory space. On space 6, a marker is out of the spotlight again.
    .printed = Spotlight Zones
duel-rules-cards = Buy as many cards as you can pay for. The rightmost one costs 1⚡ less, and for 2⚡ you can replace all three. Keep cards stay with you, Discard cards act at once. If you buy none, gain 1⚡.
    .printed = Power cards, sweep
duel-rules-buzz = A card with a Buzz icon brings its Buzz token: place it where there is no marker and no other token. If it is already on a track, you may move it unless a marker is on it.
duel-rules-bonus = Each Buzz space that a marker is pulled onto gives its bonus to the one who pulls, even in passing. Some tokens make the track longer or shorter.
    .printed = Buzz bonus
duel-rules-king = Only The King places and moves King tokens. They stop the pulls of the rival, never The King’s own.
duel-rules-tokens = Before your first roll, each dice token you spend gives you 1 extra die for this turn. You can hold 2 tokens and roll 2 extra dice, no more.
    .printed = Dice token, extra dice

## Duel: your turn.

duel-rules-first = To see who starts, both roll six dice: the most { -duel-claw } wins, a tie is rolled again. The other player gets 1⚡.
    .printed = first player
duel-rules-whole = All dice of one face are resolved together; none can be held back. You choose which face comes next.
duel-rules-aims = The game ends the moment somebody wins, in the middle of a turn or a pull, whoever’s turn it is.

## Duel: the tracks.

duel-rules-count = The board shows no numbers. Spaces are counted from the center, 1 to 7 on each side: the first is next to the center, the 7th is the victory space.
duel-rules-pull = To pull is to move a marker toward your side, space by space.
duel-rules-both = For the spotlight win you need one marker in your zone on each track. It counts at once, even in the middle of a pull.

## Duel: cards.

duel-rules-slide = When a card is bought, the others move to the right, and a new one comes in on the left at once.
duel-rules-replace = Replacing the cards for sale is no purchase: if you buy no card all turn, you still gain 1⚡.
duel-rules-deck = The deck is not reshuffled. When it is empty, fewer cards are for sale.

## Duel: Buzz tokens.

duel-rules-must = A Buzz token that lies on no track has to be placed when its card is bought, before the card does anything else.
duel-rules-where = It may cover spotlight and victory spaces; they stay what they are.
duel-rules-whose = Its bonus is for whoever pulls the marker, whoever placed the token.

## Duel: words on cards.

duel-rules-term-hit = Hit: whoever takes it loses 1♥.
duel-rules-term-pull = Pull a marker: move it toward your own side. ★ is the Fame marker, { -duel-marker } the Destruction marker.
duel-rules-term-roll = Your roll: the faces of your dice once you stop rolling, with those that cards and powers add.
duel-rules-term-regular = Regular dice: the six that everyone rolls. Extra dice come from dice tokens and cards, 2 at most.
    .printed = regular dice, extra dice

## Evolutions.

help-chapter-evolutions = Evolutions
help-rules-evolution-deck = Each monster has a deck of eight Evolutions. When it is empty, what was discarded of it is shuffled into a new one.
    .printed = Power-Up!, Evolution cards
help-rules-evolution-draw = Three { -heart } or more on your dice bring you an Evolution once they are resolved, in Tokyo too. Only one per turn, even with more than three.
help-rules-evolution-standard = Standard: you begin with one Evolution in hand, chosen from two. Later you draw two, keep one and discard the other.
help-rules-evolution-basic = Draw one: you begin with one Evolution in hand, chosen from two. Later you draw one and keep it.
help-rules-evolution-active = Active: you begin with one Evolution in play, left to chance, and none in hand. Later you draw two, keep one and discard the other.
help-rules-evolution-controlled = Controlled: you begin with one Evolution in hand, chosen from two. Later you draw two and keep one; the other goes under your deck.
help-rules-evolution-draft = Draft: the Evolutions of all monsters are mixed. Before the game everyone picks one and passes the others to the left, until each has a deck of eight. Then: begin with one of two in hand; later draw two, keep one, discard the other.
    .printed = Mutant Evolution
help-rules-evolution-hand = Your hand is secret, but everyone sees how many Evolutions it holds. There is no limit.
help-rules-evolution-play = Playing an Evolution costs nothing. You may do so at any moment, in anybody’s turn, unless the card names its moment.
help-rules-evolution-kinds = A permanent Evolution stays in front of you and works from then on. A temporary one works once and is discarded. The species printed on it has no effect.
    .printed = Permanent, Temporary, Mutant, Invader, Robot
help-rules-evolution-gift = A gift goes to a monster that your claws have wounded, before you buy. It harms the monster that has it, until that one wounds another and passes it on. Its owner has nothing to fear from it.
    .printed = Gift, Owner
help-rules-evolution-cards = Effects on cards do not touch Evolutions, unless they name them.

## Monster packs.

help-chapter-packs = Packs
help-rules-cultists = Four or more of your dice showing the same face bring you a Cultist, once they are resolved: one for each such face.
    .printed = Cultist tile
help-rules-cultist-use = Spend a Cultist at any time, in anybody’s turn: +1♥, +1⚡, or in your own turn one more roll.
help-rules-tower = In Tokyo, four or more dice showing 1 let you climb the Tower: you take the lowest floor that is not yours, even from another monster. At the start of your turn, the bottom floor gives 1♥, the middle one 1♥ and 1⚡.
    .printed = Tokyo Tower, level
help-rules-tower-top = A monster that takes the top floor of the Tokyo Tower wins at once.
help-rules-curse = One curse lies open and rules for everyone. The Eye of the Die of Fate ends it, and the next one begins.
    .printed = Curse card
help-rules-fate = The Die of Fate is rolled with your dice, and may be kept or rerolled. It is resolved before the others. Eye: the next curse. River: nothing. Ankh and Snake: what the curse says.
help-rules-scarab = Many a curse spares whoever holds the Golden Scarab. At first the last monster in turn order has it.
help-rules-berserk = Four claws or more drive you Berserk. You are so until you gain ♥ by yourself.
    .printed = Berserk mode
help-rules-berserk-die = Whoever is Berserk rolls the Berserk die with the others: energy, claws, or a skull that costs 1♥.
help-rules-form = Once a turn, before buying, you may pay 1⚡ to turn your transformation card over. As a beast you reroll one die each turn, but buy nothing.
    .printed = Transformation card, Mutant Evolution, Biped, Beast
