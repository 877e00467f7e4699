### The command line. $option and $command are written as they are typed.

cli-problem = king-of-tokyo: { $problem }

## Help.

cli-about = King of Tokyo on the desktop, against bots or with friends at one screen. An unofficial fan project.
cli-about-play = Open the window (also without any command), or play in the terminal with --text
cli-about-simulate = Let bots play many games without a window, and count
cli-about-soak = Play random games of all kinds and check every rule at every question
cli-about-engine = Answer requests of other programs: JSON on stdin and stdout, one line each
cli-about-bot = One of the bots as a program, for ladder --seat exec:…: what a seat is told on stdin, its answers on stdout
cli-about-ladder = Let bots, nets and other programs play against each other: many games from every seat, win rates and ratings
cli-about-merge = Put together the parts of a run that were played with --shard
cli-about-worth = Measure what cards, costumes, tiles, Evolutions, curses and the pieces of monster packs are worth; in Duel its cards
cli-about-calibrate = Compare the winning chances that the program shows with what happened, turn by turn
cli-about-watch = Let bots play one game in the terminal, told in sentences
cli-about-picture = Draw one screen of the game to a PNG file, without a window
cli-about-train = Let a net learn what positions are worth, by playing against itself
cli-about-solve = Solve the game for two without power cards, and measure what bots lose against perfect play
cli-about-adapters = Name the graphics adapters of this machine, one a line: kind, interface, name
cli-usage = Usage:{" "}
cli-usage-command = king-of-tokyo [COMMAND] [OPTIONS]
cli-commands = Commands
cli-options = Options
cli-option-game = Which game: classic or duel, the game for two [default: classic]
cli-option-text = Play in the terminal, by numbered answers, without a window
cli-option-people = Who plays here, by name, as in Ada,Ben [default: one person]
cli-option-opponents = On the other seats: easy, normal, hard, master, anybody else whom ladder knows, net:FILE.net or exec:COMMAND for a program, or a list such as normal,easy (a command comes last in it; may be given several times); the last one fills the remaining seats [default: normal]
cli-option-players = How many monsters, 2 to 6 [default: 4, in a duel 2]
cli-option-monsters = Who duels: two of gigazaur, alienoid, space-penguin, meka-dragon, cyber-kitty and the-king, as in gigazaur,the-king; only with --game duel [default: drawn by the seed]
cli-option-edition = Which box of the classic game: base or dark [default: base]
cli-option-wickedness = The Wickedness gauge with the sides of its tiles: off, red (orange beside the base game), green or mixed [default: off; red in the Dark Edition]
cli-option-promos = Mix the promotional cards into the deck
cli-option-halloween = Start with costumes, and mix the others into the deck
cli-option-no_cards = Play without power cards
cli-option-power_up = Play with Evolutions: off, standard, basic, active, controlled or draft [default: off]
cli-option-packs = Play with monster packs, such as cultists,tower
cli-option-two_player_variant = Whether Tokyo gives two players energy instead of stars: on or off [default: on]
cli-option-bots = Those who play, seat by seat: easy, normal, hard, master, any other name of the pool, net:FILE.net or exec:COMMAND for a program, or a list such as normal,easy (a command comes last in it; may be given several times); the last one fills the remaining seats [default: normal]
cli-option-sitting = Only bots, and which ones: easy, normal, hard, master, exec:COMMAND for a program (it is drawn, not started), or a list such as normal,easy; the last one fills the remaining seats [default: a person against normal]
cli-option-bots_only = Nobody but bots at the table; the game starts at once
cli-option-continue = Go on with the game that was played last
cli-option-game_file = A game to go on with, or to look at if it is over
cli-option-seed = The same number brings the same dice and cards, and in a duel the same monsters
cli-option-speed = How fast events are shown: slow, normal, fast or instant
cli-option-take_back = What people may take back: off (only before a roll, a new card or someone else’s answer), last (the last decision too) or anything [default: off]
cli-option-exit_when_over = Close the window when the game is over
cli-option-lang = The language: en or fr [default: the system’s]
cli-option-games = How many games [default: 100]
cli-option-json = Print one JSON object instead of a table
cli-option-timing = Put the time it took into the JSON object
cli-option-threads = How many games are played at a time, up to four per processor [default: one per processor]
cli-option-screen = Which screen [default: play]
cli-option-turns = How many turns are played before the picture is taken [default: 6]
cli-option-size = Width and height in pixels [default: 1280x800]
cli-option-scale = How many pixels of the display a unit of the window has: 1, 1.25, 1.5 or 2 [default: 1]
cli-option-text_size = The text size in percent: 80, 90, 100, 115, 130, 145 or 160 [default: 100]
cli-option-theme = dark or light [default: dark]
cli-option-contrast = With high contrast
cli-option-sight = For eyes with usual color vision, or with protanopia, deuteranopia or tritanopia [default: usual]
cli-option-asked = The first question of this name after those turns, only with --screen play: roll, yield, buy, …
cli-option-event = In motion from the first event of this name after those turns, only with --screen play: dice-rolled, life-lost, eliminated, …
cli-option-after = So many milliseconds after that event has begun
cli-option-chapter = Which chapter of the rules with --screen help (short, …; an unknown name lists them), or which thing with --screen gallery (card-jets, …) [default: the first]
cli-option-frames = Draw so many pictures of the game going on, only with --screen play, and print how long they took
cli-option-out = The file to write
cli-option-from = The number of the first game [default: 0]
cli-option-saves = Save and load at every question of every Nth game [default: 20]
cli-option-coverage = Print how often each card and tile was gained, used and copied; of a duel also each Buzz token, power, question and ending
cli-option-schema = Print the JSON schema of the requests
cli-option-seat = The players of one table: easy, normal, hard, master, anybody else of the pool, net:FILE.net, or exec:COMMAND for a program; once for each of 2 to 6 seats, in a duel 2
cli-option-move_time = The longest time of a program for one answer, in milliseconds [default: 10000]
cli-option-game_time = The longest time of a program for all its answers of a game, in milliseconds [default: no limit]
cli-option-resume = Keep the finished games in this file, and go on with those that are in it
cli-option-records = Keep a record of every game in this folder
cli-option-record_proof = Prove the records of games instead: written, read, and damaged
cli-option-record = A record to tell again, instead of a new game; - reads it from standard input
cli-option-from_turn = Tell from this turn on
cli-option-to_turn = Tell to the end of this turn
cli-option-record_schema = Print the JSON schema of the lines of a record
cli-option-bot_who = Which bot: easy, normal, hard, master, or anybody else whom ladder measures
cli-option-bot_seed = The number of its own luck [default: 1]
cli-option-net = Which net: classic-two (two seats), classic-bare (two without cards), classic-many (three to six), duel
cli-option-training = How many games it plays in all [default: 60000]
cli-option-net_out = The file to write; if it is there, the training goes on from it [default: the net’s name]
cli-option-foresight = Learn from what the plan of each turn foresees and not from who wins, in rounds of 8,000 games: for a net that knows much already
cli-option-linear = Without a hidden layer, for comparison
cli-option-train_round = Only play the games of this round (the first is 0) and keep them with --resume; merge learns from them
cli-option-against = Train against frozen weights instead of self-play; pass it again when resuming
cli-option-ladder_players = How many monsters at a table, 2 to 6 [default: 2]
cli-option-match = One against a table full of another, as in greedy:random or master:exec:./bot
cli-option-pool = Who is measured against each other, as in random,greedy,normal (exec:COMMAND comes last in a list; may be given several times) [default: everybody there is]
cli-option-sprt = Stop as soon as it is decided whether the share of the one in --match is rather LOW or HIGH percent, as in 50:55 (errors 5%)
cli-option-plain = Without the share that has luck taken out, which takes time
cli-option-ladder_timing = Tell how long everybody thought about an answer
cli-option-shard = Play only part K of N of the games; every part keeps them with --resume in a file of its own, and merge puts these together
cli-option-merge_files = The files of all parts
cli-option-worth_items = Which ones, by their names as in nova-breath or jets, in Duel extra-head [default: everything on the table]
cli-option-worth_who = The player: easy, normal, hard, master, anybody else of the pool, or net:FILE.net [default: master]
cli-option-worth_turns = In which turns of a player something is given [default: 3,6,9]
cli-option-worth_games = How many games, each of them played again with everything that is given [default: 200]
cli-option-ladder_games = How many games of each match, rounded up so that every seat is used equally [default: 200]
cli-option-variant = What Tokyo gives: stars, energy (the variant for two), or both, one after the other [default: both]
cli-option-levels = Those who are measured: easy, normal, hard, master, any other name of the pool, net:FILE.net or exec:COMMAND, or a list such as easy,normal [default: nobody]
cli-option-perfect = Let each level play against perfect play instead of against itself
cli-option-measured = How many games each level plays [default: 1000]
cli-option-nets = One more in the pool: a net that train has written for such tables, by the name of its file; may be given several times
cli-option-calibrated = Those who play, seat by seat: easy, normal, hard, master, any other name of the pool, net:FILE.net or exec:COMMAND for a program, or a list such as normal,easy (a command comes last in it; may be given several times); the last one fills the remaining seats [default: master]
cli-option-records_read = Read the games in this folder, and in the folders within it, instead of playing
cli-option-plot_out = Also draw it, to this PNG file
cli-option-help = Show this help
cli-option-version = Show the version

## Refusals, in one line.

cli-unknown-option = there is no option { $option } here; there are { $allowed }
cli-bot-misheard = what was said to the bot is not understood: { $reason }
cli-unknown-command = there is no command { $command }; there are { $allowed }
cli-wrong-value = { $option } cannot be “{ $value }”; allowed: { $allowed }
cli-missing-value = { $option } needs a value; allowed: { $allowed }
cli-needless-value = { $option } is said by itself, without “{ $value }”
cli-interrupted = Interrupted: { $done } of { $games } done
cli-missing-option = { $option } is missing
cli-option-twice = { $option } is given more than once
cli-options-apart = { $option } and { $other } do not go together; leave one of them out
cli-option-before-command = options go after the command, as in: king-of-tokyo play --seed 7
cli-not-understood = the command line could not be understood; the options are { $allowed }
cli-allowed-whole = whole numbers from { $least } to { $most }
cli-allowed-size = WIDTHxHEIGHT, each from { $least } to { $most }
cli-allowed-file = the name of a file
cli-allowed-game-file = a file whose name ends with .kot
cli-allowed-duellists = two different ones, as in gigazaur,the-king, of { $monsters }
cli-allowed-people = names of 1 to { $most } letters
cli-too-many-people = --people names { $people } people for { $players } seats
cli-not-by-text = { $option } is for the window and means nothing with --text
cli-text-no-input = what is typed cannot be read: { $reason }
cli-allowed-contestant = { $known }, net:FILE.net, exec:COMMAND
cli-allowed-match = A:B, each one of { $known }, net:FILE.net, exec:COMMAND
cli-allowed-pool = at least two of { $known }, net:FILE.net, exec:COMMAND
cli-allowed-sprt = two shares in percent, the lower one first, as in 50:55
cli-allowed-shard = K/N, as in 2/4 for the second of four parts
cli-allowed-nothing = nothing
cli-wrong-seats = --game { $game } is played on { $most ->
    [2] exactly 2
   *[other] { $least } to { $most }
} seats; there are { $seats } of them on this command line
cli-other-game = { $option } belongs to --game { $owner } and means nothing in --game { $game }
cli-too-many-levels = --bots names { $levels } bots for { $players } seats; at most one per seat is allowed
cli-bot-blunder = the bot on seat { $seat } had no valid answer; please report it together with this command, which plays the game again: { $command }
cli-broken-rule = a game came to an impossible position; please report it together with this command, which plays it again: { $command }
cli-output-failed = the output could not be written: { $reason }
cli-input-failed = the input could not be read: { $reason }
cli-no-plain-file = it is a folder, a device or a pipe; name a plain file
cli-too-long = it is too long for that
cli-unwritable = { $file } could not be written: { $reason }
cli-standard-input = standard input
cli-record-unreadable = { $file } cannot be told: { $reason }
cli-record-other-rules = Played under other rules: after { $answers } answers (line { $line } of the file) they disagree with those of this version: { $reason }. How everybody stood from there on:
cli-record-damaged = The file is damaged from line { $line } on: { $reason }. Everything before it was told.
cli-picture-unfinished = the bots stopped before the end of the game
cli-picture-no-renderer = nothing of this size can be drawn without a window
cli-picture-frames = { $count ->
    [one] One picture
   *[other] { $count } pictures
} on one thread: half of them took at most { $half } ms, 99% at most { $most } ms, the slowest { $slowest } ms
cli-other-screen = { $option } belongs to --screen { $screen }
cli-not-there = after those turns this game has no “{ $name }”; try another --seed or fewer --turns
cli-no-chapter = there is no chapter “{ $chapter }” in these rules; there are: { $chapters }

## What simulate prints.

cli-report-head = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game ->
    [duel] Duel
   *[other] { $players } monsters
}, seed { $seed }
cli-report-level = level
cli-report-seat = seat
cli-report-wins = wins
cli-report-share = share
cli-report-interval = 95% interval
cli-report-chance = by chance
cli-percent = { $number }%
cli-report-ended = Won by stars: { $stars }. Won by the last survivor: { $survivor }. Won with a final roar: { $roar }. Won at the top of the Tower: { $tower }. Without a winner: { $nobody }. Shared: { $shared }.
cli-report-ended-duel = Won by fame: { $fame }. Won by destruction: { $destruction }. Won in the spotlight: { $spotlight }. Won by knockout: { $knockout }.
cli-report-unfinished = Given up as endless: { $count }.
cli-report-length = On average { $turns } turns and { $decisions } decisions.
cli-report-timing = { $seconds } s: { $games } games and { $decisions } decisions per second.

## What runs that are kept, and programs at the table, say.

cli-run-other = { $file } holds another run; give the same options, or name another file
cli-run-unreadable = { $file } cannot be read as a run: { $reason }
cli-run-version = it was written by another version of this program
cli-run-replaced = { $file } was replaced or removed while games were played; start again with the right file to play what is missing in it
cli-program-forfeits = game { $game }, seat { $seat } ({ $who }): { $reason }; the game is forfeited
cli-program-not-started = the program cannot be started: { $reason }
cli-program-gone = the program has ended
cli-program-none = the command names no program, or one that may not be run
cli-program-late = no answer within { $time } ms
cli-program-out-of-time = more than { $time } ms for the answers of one game
cli-program-nonsense = this is no legal answer: { $said }
cli-program-failed = the program on seat { $seat } ({ $who }) cannot go on: { $reason }
cli-ladder-who = who
cli-ladder-points = points
cli-ladder-forfeits = forfeits

## What ladder prints.

cli-ladder-both = only one of --match, --pool and --seat can be given: one match, all of a pool, or one table
cli-ladder-seats = --players { $players } does not fit: --seat is given { $seats } times
cli-ladder-sprt = --sprt decides a match; give --match as well
cli-ladder-head = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game ->
    [duel] Duel
   *[other] { $players } monsters
}, seed { $seed }: every match on { $seeds ->
    [one] one deal
   *[other] the same { $seeds } deals
}, each once from every seat
cli-ladder-against = against
cli-ladder-games = games
cli-ladder-luck-out = without luck
cli-ladder-answers = answers
cli-ladder-mean = ms each
cli-ladder-longest = longest, ms
cli-ladder-turns = turns
cli-ladder-rating = rating
cli-ladder-mixed = at mixed tables
cli-ladder-ratings = Ratings on the scale of Elo, with 95% intervals ({ $anchor } = 0)
cli-ladder-no-interval = —: too few games for an interval; play more of them
cli-ladder-unwon = Without a winner: { $unwon }. Given up as endless: { $unfinished }.
cli-ladder-forfeited = { $forfeited ->
    [one] One game was forfeited.
   *[other] { $forfeited } games were forfeited.
}
cli-ladder-tested = { $decided ->
    [low] Decided: rather { $low } than { $high }
    [high] Decided: rather { $high } than { $low }
   *[open] Not decided yet between { $low } and { $high }
} (log-likelihood ratio { $llr }, decided at ±{ $bound }; errors { $error }).

## What merge says.

cli-merge-nothing = these files hold no run that can be put together; name the files that --resume wrote with --shard
cli-merge-other = { $file } is a part of another run
cli-merge-part = part { $part } is missing; name the files of all parts
cli-merge-unfinished = { $done } of { $pieces } pieces are there; play every part to its end first

## What worth says.

cli-worth-head = What is worth how much, in points of a hundred: { $games ->
    [one] one game
   *[other] { $games } games
} of { $players } monsters, played by { $who }, seed { $seed }
cli-worth-item = what
cli-worth-given = given
cli-worth-worth = worth
cli-worth-said = expected
cli-worth-gap = too much
cli-worth-turn = turn { $turn }
cli-worth-rms = What the chances say is off by { $gap } points (root mean square, noise taken off).
cli-worth-program = worth needs a player of ours: it plays the same game many times from the middle on
cli-worth-unknown = there is nothing called “{ $item }” that --game { $game } could give; names are as in the records, such as { $game ->
    [duel] extra-head
   *[other] nova-breath
}

## What calibrate prints.

cli-calibrate-head = Winning chances at the beginning of every turn: { $games ->
    [one] one game
   *[other] { $games } games
}{ $source ->
    [played] , seed { $seed }
   *[read] {""}
}, { $moments } moments
cli-calibrate-table = table
cli-calibrate-all = all tables
cli-calibrate-with = with { $box }
cli-calibrate-moments = moments
cli-calibrate-brier = Brier
cli-calibrate-constant = constant
cli-calibrate-slope = slope
cli-calibrate-bin = chance
cli-calibrate-said = said
cli-calibrate-happened = happened
cli-calibrate-legend = A moment is a seat that is still in when a turn begins. Brier: the mean square of how far the chances were off; constant: the same for always saying the average. Slope: 1 where chances are as sure as they should be, less where they are too sure.
cli-calibrate-left-out = { $count ->
    [one] Left out: one game
   *[other] Left out: { $count } games
}
cli-calibrate-left = { $file }: { $reason }
cli-calibrate-endless = a game was given up as endless
cli-calibrate-running = the game is not over
cli-calibrate-given-up = a player conceded
cli-calibrate-other-rules = it was played under other rules; line { $line } disagrees: { $reason }
cli-calibrate-damaged = the file is damaged from line { $line } on: { $reason }
cli-calibrate-unreadable = nothing can be measured in { $file }: { $reason }
cli-calibrate-no-record = there is no file there whose name ends with .kot
cli-calibrate-no-game = { $count ->
    [one] the only game there is left out
   *[other] all { $count } games there are left out, the first one
} ({ $file }: { $reason })
cli-calibrate-plot-slope = Slope { $slope } (95%: { $interval }); 1 is as sure as it should be, less is too sure
cli-calibrate-plot-brier = Brier score { $brier }, { $constant } for always saying the average; columns: how often so much was said
cli-calibrate-plot-said = The chance to win that was said →
cli-calibrate-plot-happened = ↑ How often it was won

## What solve prints.

cli-solve-head = { $variant ->
    [stars] Stars in Tokyo
   *[energy] Energy in Tokyo
}: two monsters, no power cards
cli-solve-found = { $positions } positions, none worked out more than { $sweeps ->
    [one] once
   *[other] { $sweeps } times
}, in { $seconds } s.
cli-solve-first = The first player wins { $chance } of all games when both play perfectly.
cli-solve-loss = Chance to win that is given away, in percent of a game, per game and player: { $games } games of each level against { $rival ->
    [perfect] perfect play
   *[same] itself
}, seed { $seed }, in { $seconds } s
cli-solve-all = loss
cli-solve-dice = by dice
cli-solve-yields = by yielding or staying

## What soak prints.

cli-soak-clean = { $games } games, { $answers } answers: every rule held. { $saved } positions saved and loaded, { $views } views compared.
cli-soak-broken = a rule was broken ({ $reason }); please report it together with this command, which plays the game again: { $command }
cli-soak-records = { $games } games, { $answers } answers, { $bytes } bytes: every record was read as it was written. { $harmed } damaged copies gave the last good answer or were refused.
cli-soak-card = card or tile
cli-soak-thing = card, power, token, question, ending
cli-soak-gained = gained
cli-soak-used = used
cli-soak-copied = copied
cli-soak-missing = { $count ->
    [0] Nothing in this table is zero.
    [one] One number in this table is zero.
   *[other] { $count } numbers in this table are zero.
}

## What watch prints at the beginning of a turn.

cli-standing = { $who } { $hearts }♥ { $stars }★ { $energy }⚡
cli-standing-tokyo = { $who } (Tokyo) { $hearts }♥ { $stars }★ { $energy }⚡

## Training.

cli-train-games = games
cli-train-seconds = seconds
cli-train-exact = against exact
cli-train-refused = { $file } cannot be used: { $reason }
cli-train-other-seed = the training in it has seed { $seed }; give --seed { $seed } to go on with it, or another --out
cli-train-is-linear = the net in it has no hidden layer; add --linear to go on with it, or give another --out
cli-train-not-linear = the net in it has a hidden layer; leave --linear out to go on with it, or give another --out
cli-train-enough = the net in it has learned from { $games } games already; --games counts these, too: give more, or another --out
cli-train-against-itself = play against a copy of it: what learns cannot be frozen
cli-train-other-round = { $file } is not before round { $round }: its next one is { $next }
cli-train-went-on = it was trained further since these games were played
cli-train-merged = { $file } has learned; it has now played { $games } games.
cli-train-not-written = { $file } could not be written: { $reason }

## The program that opens the game without a terminal (Windows)

launcher-alone = The game itself is missing: { $path }. Unpack the whole folder, or install the game again.
launcher-unstarted = The game cannot be started: { $path }: { $why }.
launcher-stopped = King of Tokyo has stopped on an error. { $said }
