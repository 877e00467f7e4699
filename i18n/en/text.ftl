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

## The beginning and the end.

text-begins = King of Tokyo, played by text. Type the number of your answer, or ? for help.
text-seat-you = You play { $monster }.
text-seat-person = { $who } is played here.
text-seat-person-monster = { $who }, as { $monster }, is played here.
text-seat-bot = { $who } is played by the computer: { $level }.
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
text-speak = Look at your Evolutions, and play one
text-speak-other = Let somebody else look at theirs, and play one
text-speak-none = Nobody holds anything that the others may not see.

## A question.

text-asked = { $name }: { $question }
text-dice = Dice: { $dice }.
text-dice-beside = Dice of the card: { $dice }.
text-die = { $number }: { $face }
text-answer = { $number }. { $answer }
text-prompt = Your answer, 1 to { $count }:{" "}
text-wrong = Type a number from 1 to { $count }, or ? for help.
text-wrong-only = Type 1, or ? for help.
text-refused = That cannot be done now.
text-reroll = Reroll, and choose which dice you keep
text-which-dice = Which dice do you keep? Type their numbers, such as 1 3 4, or 0 for none. Enter alone goes back.
text-which-prompt = Dice you keep:{" "}
text-wrong-dice = Type the numbers of the dice you keep, from 1 to { $count }, with spaces between them, or 0 to keep none.
text-keeps-all = That keeps all dice. To stop rolling, choose that answer.
text-keep-none = There is nothing to reroll now.

## What answers do.

text-do-group = { $face }: { $effect }
text-do-turn = { $card }: turn die { $die } from { $from } to { $to }
text-do-die = { $card }: reroll die { $die }, a { $face }
text-do-die-face = Die { $die }: { $face }
text-do-with = { $card }: { $answer }
text-do-owner = { $name } uses { $card }
text-do-paying = { $answer }, for { $energy }⚡
text-do-heal = heal with { $count }♥
text-do-poison = remove { $count } Poison
text-do-shrink = remove { $count } Shrink
text-do-other = heal { $name } with { $count }♥
text-do-hearts-none = use no heart

## Good to know at a question, where the window speaks of the mouse.

text-hint-roll = Keep the dice you like and reroll the others. Three of the same number score stars.
text-hint-opponent = One die may be rerolled.
text-hint-change = A card lets you change dice.
text-hint-group = Usually any order will do.
text-hint-beside = These dice were rolled for your card. One that shows a three may be rerolled.
text-hint-buy = You have { $energy }⚡.
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
text-nothing-about = There is no card in answer { $number }.
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
text-help-keep = keep 1 3 4: rerolls all dice but these; keep 0 rerolls all.
text-help-play = play: whoever holds Evolutions is shown them, and may play one, whoever is asked.
text-help-table = table: how everybody stands, and what is for sale.
text-help-rules = rules: the chapters of the rules; rules 2 tells the second one.
text-help-log = log: what happened lately; log 5 goes back five turns.
text-help-card = what: explains all cards on the table; what 2 the card of answer 2, what jets the card of that name.
text-help-hint = hint: what Master would do.
text-help-why = why: what the computer had in mind.
text-help-undo = undo: takes your last decision back, as far as the table allows it.
text-help-redo = redo: does again what was taken back.
text-help-again = again: repeats the question.
text-help-concede = concede: gives the game up.
text-help-quit = quit: saves the game and ends.

## What commands answer.

text-chapters = The rules by chapters. Type rules and a number.
text-log-empty = Nothing has happened yet.
text-hint-none = There is nothing to compare here.
text-hint-secret = A hint would tell the others what you hold. Type play and say who you are, then hint.
text-hint-off = There are no hints at this table.
text-advised = { $answer }: { $chance } percent to win.
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
