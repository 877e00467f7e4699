### Playing by text: king-of-tokyo play --text. All of it is read line by line, or read aloud: no symbols, no tables.

## Symbols and faces of dice as words. $count is the number in front of a symbol; where there is none it is 1 after words
## such as “each”, and otherwise 2.

text-star = { $count ->
    [one] star
   *[other] stars
}
text-fame = { $count ->
   *[other] Fame
}
text-heart = { $count ->
    [one] heart
   *[other] hearts
}
text-energy = { $count ->
   *[other] energy
}
text-now = now
text-percent = percent
text-before-one = a an each every one per no
text-face-one = one
text-face-two = two
text-face-three = three
text-face-energy = energy
text-face-heart = heart
text-face-claw = claw
text-duel-face-claw = claw
text-duel-face-destruction = Destruction
text-duel-face-energy = energy
text-duel-face-heart = heart
text-duel-face-power = power
text-duel-face-fame = Fame

## Dice as they are named by whoever types: other words for one such die, and words for several.

text-said-none = none, 0, nothing
text-said-all = all, everything
text-said-filler = the, and, dice, die, both, keep, all
text-said-numbers = one, two, three, four, five, six, seven, eight
text-said-one = 1
text-said-ones = ones, 1s
text-said-two = 2
text-said-twos = twos, 2s
text-said-three = 3
text-said-threes = threes, 3s
text-said-energy = bolt, lightning
text-said-energies = energies, bolts
text-said-heart = life
text-said-hearts = hearts
text-said-claw = smash, paw
text-said-claws = claws, smashes, paws
text-said-destruction = building
text-said-destructions = destructions, buildings
text-said-power = special
text-said-powers = powers
text-said-fame = star
text-said-fames = fames, stars

## The beginning and the end.

text-begins = King of Tokyo, played by text. Type the number of your answer, or ? for help.
text-seat-you = You play { $monster }.
text-seat-person = { $who } plays here.
text-seat-person-monster = { $who } plays { $monster }.
text-seat-bot = The computer plays { $who }: { $level }.
text-seat-guest = “{ $guest }” plays { $who }.
text-goes-on = Going on with a saved game.
text-waits = There is a saved game that is not over. To go on with it: king-of-tokyo play --text --continue
text-kept = The game is saved. To go on: king-of-tokyo play --text --continue
text-not-kept = The game is not saved and is lost if you quit now. Type quit again to quit anyway, or anything else to go on.
text-lost = The game could not be saved.
text-kept-over = The game is saved.
text-not-kept-over = The game is over, but not saved. Type anything to try again, or quit to lose it.
text-last-elsewhere = the game you played last is open in another window or terminal; close it there first, or name the file of another game: king-of-tokyo play --text FILE
text-over = The game is over.
text-over-already = This game is over. To hear it again: king-of-tokyo watch { $path }

## Several people at one terminal.

text-hand-over = { $name } decides, and may see what the others may not. { $name }: press Enter when nobody else is reading.
text-hand-over-again = Press Enter to be { $name }, or type ? for help.
text-cleared = The screen is cleared.
text-scrolled = This terminal cannot be cleared: what was for one pair of eyes is farther up. Do not scroll back.
text-speak = Look at your Evolutions, and play one
text-speak-other = Let somebody else look at theirs, and play one
text-speak-none = Nobody holds anything that the others may not see.

## A question.

text-asked = { $name }: { $question }
text-dice = Dice: { $dice }.
text-dice-beside = Dice of the card: { $dice }.
text-die = { $letter } { $face }
text-answer = { $number }. { $answer }
text-answer-told = { $number }. { $answer }. { $told }
text-among = { $group }: which one? Enter alone goes back.
text-among-track = On the { $track } track
text-among-king = A King token on the { $track } track
text-among-move = Move the King token on { $from } to the { $track } track
text-among-die = { $card }: turn die { $die } ({ $from })
text-among-own-die = Die { $die } ({ $from })
text-among-to = To { $face }
text-prompt = Your answer, 1 to { $count }:{" "}
text-wrong = Type a number from 1 to { $count }, or ? for help.
text-wrong-only = Type 1, or ? for help.
text-refused = That cannot be done now.
text-reroll = Reroll, and choose which dice you keep
text-which-dice = Which dice do you keep? Say their letters, such as a c, or what they show, such as two two; none keeps none. Enter alone goes back.
text-which-prompt = Dice you keep:{" "}
text-wrong-dice = “{ $said }” names no die. Say letters from A to { $last }, such as a c, or what the dice show, such as { $example }; none keeps none.
text-lacks-dice = There are not that many dice showing { $face }. Nothing was rerolled.
text-kept-dice = You keep { $dice }.
text-kept-none = You keep no die.
text-keeps-all = That keeps all dice. To stop rolling, choose that answer.
text-keep-none = There is nothing to reroll now.

## What answers do.

text-do-group = { $face }: { $effect }
text-do-turn = { $card }: turn die { $die } from { $from } to { $to }
text-do-die = { $card }: reroll die { $die }, a { $face }
text-do-freeze = { $card }: freeze die { $die }, a { $face }
text-do-die-face = Die { $die }: { $face }
text-do-with = { $card }: { $answer }
text-do-owner = { $name } uses { $card }
text-do-paying = { $answer }, for { $energy }⚡
text-do-heal = heal with { $count }♥
text-do-poison = remove { $count } Poison
text-do-shrink = remove { $count } Shrink
text-do-other = heal { $name } with { $count }♥
text-do-hearts-none = use no heart

## What an answer leads to, as far as it is known.

text-see-win = You win.
text-see-win-with = You win, together with { $names }.
text-see-lose = The game ends: { $names } wins.
text-see-nobody = The game ends, and nobody wins.
text-see-fall = You are eliminated.
text-see-out = { $name } is eliminated.
text-see-twenty = You have 20★ then, and win at the end of this turn if you still have them.
text-see-gains = That brings: { $gains }.
text-see-you-lose = You lose { $count }♥ and have { $now }♥ left.
text-see-loses = { $name } loses { $count }♥ and has { $now }♥ left.
text-see-open = A choice or a roll may still change this.
text-see-reacts = If nobody reacts.
text-see-late = At the end of the turn: { $what }.
text-see-late-idle = At the end of the turn, if you buy nothing: { $what }.

## Good to know at a question, where the window speaks of the mouse.

text-hint-roll = Keep the dice you like and reroll the others. Three of the same number score stars.
text-hint-opponent = One die may be rerolled.
text-hint-change = A card lets you change dice.
text-hint-group = Usually any order will do.
text-hint-beside = These dice were rolled for your card. One that shows a three may be rerolled.
text-hint-buy = You have { $energy }⚡.
text-roll = This is roll { $used } of { $limit }.
text-roll-last = This was the last roll, { $used } of { $limit }.
text-hint-costume = The other one goes into the deck.
text-hint-swap = { $name } gets { $card } for it.
text-rolls-left = { $left ->
    [one] You may reroll once more.
   *[other] You may reroll { $left } more times.
}
text-hint-two-dice = The 2 dice you give up no longer count this turn.

## How we stand.

text-turn = Turn { $turn }: { $name } plays.
text-in-city = in Tokyo City
text-in-bay = in Tokyo Bay
text-outside = outside Tokyo
text-eliminated = { $name } is eliminated.
text-you-out = You are eliminated.
text-you-out-of = { $name }, you are eliminated.
text-you-watch = Your cards and ⚡ are gone. The others play on; what happens is told up to the end. Press Ctrl and C to leave.
text-you-win = You win.
text-you-lose = You have lost.
text-stands = { $name }: { $place }, { $hearts }♥, { $stars }★, { $energy }⚡{ $more }.
text-duel-stands = { $name }: { $hearts }♥, { $energy }⚡{ $more }.
text-duel-tokens = { $count ->
    [one] one dice token
   *[other] { $count } dice tokens
}
text-poison = { $count } Poison
text-shrink = { $count } Shrink
text-wicked = { $count } Wickedness
text-owns = { $name } has { $cards }.
text-owns-tokens = { $card } ({ $tokens })
text-owns-copy = { $card } (a copy, printed { $printed })
text-hand = { $name } has Evolutions in hand: { $cards }.
text-hand-hidden = { $name } has { $count ->
    [one] one Evolution
   *[other] { $count } Evolutions
} in hand.
text-known = On top of the deck, known to { $name }: { $cards }.
text-market = For sale: { $cards }.
text-priced = { $card } for { $energy }⚡
text-tiles = Tiles for { $level } Wickedness: { $cards }.
text-tokyo-empty = Tokyo City is empty.
text-buzz = { $buzz }: { $track }, { $where }.

## Cards explained.

text-explains = { $name }: { $text }
text-costs = { $name }, { $energy }⚡: { $text }
text-no-card = No card is called “{ $name }”. Type what and a number of the list, or a part of a card’s name.
text-no-cards = No card lies on the table.
text-nothing-about = Nothing more is known about answer { $number }.
text-too-many = { $count } cards are called so: { $cards }. Type more of the name.

## Commands: words that can be typed, the one that help names first.

text-command-help = ?, help, h
text-command-table = table, t
text-command-rules = rules
text-command-log = log, l
text-command-card = what, w, card
text-command-hint = hint
text-command-why = why
text-command-keep = keep, k
text-command-play = play, p
text-command-undo = undo, u
text-command-redo = redo
text-command-again = again, a
text-command-concede = concede
text-command-quit = quit, q

text-help-answer = A number: gives that answer.
text-help-keep = keep a c: rerolls all dice but these; keep two two keeps what shows two; keep none rerolls all.
text-help-play = play: whoever holds Evolutions is shown them, and may play one, whoever is asked.
text-help-table = table: how everybody stands, the dice and the rolls left, and what is for sale.
text-help-rules = rules: the chapters of the rules; rules 2 tells the second one, rules poison all that speak of poison.
text-help-log = log: what happened lately; log 5 goes back five turns.
text-help-card = what: explains all cards on the table; what 2 what answer 2 is about and will bring; what jets the card of that name.
text-help-hint = hint: what Master would do.
text-help-why = why: what the computer had in mind.
text-help-undo = undo: takes your last decision back, as far as the table allows it.
text-help-redo = redo: does again what was taken back.
text-help-again = again: repeats the question.
text-help-concede = concede: gives the game up.
text-help-quit = quit: saves the game and ends.

## What commands answer.

text-chapters = The rules by chapters. Type rules and a number, or rules and a word.
text-log-empty = Nothing has happened yet.
text-hint-none = There is nothing to compare here.
text-hint-secret = A hint would tell the others what you hold. Type play and say who you are, then hint.
text-hint-off = There are no hints at this table.
text-advised = { $answer }: { $chance }% to win.
text-aimed = What for: { $aim }.
text-why-none = There is nothing to tell.
text-undone = Taken back: { $answer }.
text-undone-something = Your last decision is taken back.
text-undo-none = Nothing can be taken back now.
text-redone = Done again.
text-redo-none = There is nothing to do again.
text-concede-alone = Give the game up? It ends, and you have lost it. Type yes or no.
text-concede-others = { $name } gives up, and the computer plays on in that place? Type yes or no.
text-yes = yes, y
text-stays = The game goes on.

## Monster packs.

text-die-berserk = Berserk die: { $face }
text-die-fate = Die of Fate: { $face }
text-curse = Curse: { $card }. { $text }
text-tower = Tokyo Tower, from the bottom to the top: { $floors }
text-berserk = { $name } is Berserk.
