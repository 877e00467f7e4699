### The gallery: what stands around its things, tokens that no card names, and rulings.
###
### A ruling answers what players ask about one thing, one answer a line, in our own words.

title-gallery = Gallery
gallery-title = Gallery
gallery-key-menu = G
gallery-hint = Right click: gallery
help-key-gallery = Right click
help-gallery = look the card up in the gallery
gallery-search = Search: name, effect, box…
gallery-all = Show everything
gallery-none = Nothing fits. Esc shows everything again.
gallery-count = { $shown } of { $all }
gallery-kind = Kind
gallery-price = Price
gallery-every-kind = Everything
gallery-every-box = All
gallery-every-price = Any
gallery-price-to = { $least }–{ $most }
gallery-price-from = { $least }+
gallery-box-base = Base game
gallery-box-dark = Dark Edition
gallery-box-promos = Promos
gallery-box-halloween = Costumes
gallery-box-wickedness = Wickedness
gallery-box-power-up = Power-Up!
gallery-box-packs = Packs
gallery-box-duel = Duel
gallery-many-keep = Keep cards
gallery-many-discard = Discard cards
gallery-many-costume = Costumes
gallery-many-tile = Wickedness tiles
gallery-many-evolution = Evolutions
gallery-many-curse = Curses
gallery-many-monster = Monsters
gallery-many-buzz = Buzz tokens
gallery-many-token = Tokens
gallery-one-keep = Keep card
gallery-one-discard = Discard card
gallery-one-costume = Costume
gallery-one-tile = Wickedness tile
gallery-one-evolution = Evolution
gallery-one-curse = Curse
gallery-one-monster = Monster
gallery-one-buzz = Buzz token of Duel
gallery-one-token = Token
gallery-of = { $of } { $kind }
gallery-in-duel = { $kind } of Duel
gallery-also = { $name } in: { $box }
gallery-health = In Duel: { $count }♥ at the start.
gallery-power = Special power in Duel
gallery-rulings = Rulings
gallery-boxes = Where it comes from
gallery-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
gallery-games = In your games
gallery-games-of = In { $name }’s games
gallery-had = { $games ->
    [one] There in 1 game
   *[other] There in { $games } games
}, { $won ->
    [0] none won.
   *[other] { $won } won.
}
gallery-never-had = Not there in any finished game yet.
gallery-played = { $games ->
    [one] Played in 1 game
   *[other] Played in { $games } games
}, { $won ->
    [0] none won.
   *[other] { $won } won.
}
gallery-never-played = Not played in any finished game yet.
gallery-got = { $games ->
    [one] Gained in 1 game
   *[other] Gained in { $games } games
}, { $won ->
    [0] none won.
   *[other] { $won } won.
}
gallery-never-got = Not gained in any finished game yet.
gallery-moved = { $games ->
    [one] Moved in 1 game
   *[other] Moved in { $games } games
}, { $won ->
    [0] none won.
   *[other] { $won } won.
}
gallery-never-moved = Not moved in any finished game yet.
gallery-related = See also
gallery-character = As a computer player: { $says }
gallery-before = Back
gallery-key-before = Backspace
gallery-read-on = read on

## Tokens.

piece-star = Star
    .text = What you play for. With 20★ you win at the end of the turn, if you are still alive.
piece-heart = Heart
    .text = A monster has 10♥ at first, and usually no more than that. With none left it is out.
piece-energy = Energy cube
    .text = Pays for cards and for what some of them do. There is no limit to how many you have.
piece-poison = Poison token
    .text = At the end of your turn you lose 1♥ for each one you have. A { -heart } outside Tokyo removes one instead of healing.
piece-shrink = Shrink token
    .text = You roll one die fewer for each one you have. A { -heart } outside Tokyo removes one instead of healing.
piece-copy = Mimic token
    .text = Lies on the Keep card that is copied.
piece-gauge = Wickedness gauge
    .text = Three 1s move you up by 2, three 2s by 1. At 3, 6 and 10 you may take a tile.
piece-dice = Dice token
    .text = Spent before your first roll, it adds one die to your turn. You can hold 2.
piece-fame = Fame marker
    .text = Pulled to your end of its track it wins you the duel.
piece-destruction = Destruction marker
    .text = Pulled to your end of its track it wins you the duel.

## Rulings.

ruling-card-acid-attack =
    The extra claw hits whoever you can reach, even with no claw on the dice.
    It does not switch on “{ card-spiked-tail }” or “{ card-urbavore }”: those need a claw of your dice.
ruling-card-alien-origin =
    If you buy a card from another monster, that monster gets the reduced price.
ruling-card-alpha-monster =
    It pays even if your claws reach nobody.
ruling-card-armor-plating =
    A single Poison token does nothing to you; two cost 2♥.
    A hit it stops is no wound: no tokens, and no chance to yield.
ruling-card-background-dweller =
    It also works after your last roll, and on a 3 that “{ card-psychic-probe }” left you.
ruling-card-battery-monster =
    The first 2⚡ come at the start of your next turn.
ruling-card-burrowing =
    The monster that takes your place loses the ♥ before it enters. If that eliminates it, it does not enter.
    Being driven out by a card is no yielding: nobody loses anything then.
ruling-card-camouflage =
    You roll one die per ♥ of the whole loss, cards included, not only of claws.
ruling-card-complete-destruction =
    Claws that cards add count as well, and so do extra dice.
ruling-card-detritivore =
    Two sets of 1, 2, 3 still give 2★.
ruling-card-eater-of-the-dead =
    It pays on any turn, and also if a card brings the monster back.
ruling-card-energy-hoarder =
    Your ⚡ are counted after you have bought and sold cards.
ruling-card-even-bigger =
    If you lose this card, ♥ above your maximum are lost at once.
    A copy of it gives 2♥, but the maximum stays 12.
ruling-card-fire-breathing =
    It needs a claw that counts, not a wound.
    Neighbors hit by it alone cannot yield and get no tokens.
ruling-card-freeze-time =
    You may decline the extra turn.
    A turn without three 1s ends the row, and the dice are back.
ruling-card-friend-of-children =
    All ⚡ of one roll are one gain: 1⚡ more, not one per die.
    ⚡ from selling cards or from “{ card-battery-monster }” are no gain.
ruling-card-healing-ray =
    Nobody may refuse. A monster without ⚡ is healed for free.
    It works inside Tokyo, though you cannot heal yourself there.
ruling-card-herbivore =
    ♥ that you make yourself lose count too: after “{ card-high-altitude-bombing }” it pays nothing.
ruling-card-it-has-a-child =
    You keep your ⚡, and your Poison and Shrink tokens.
    Leaving Tokyo this way is no yielding.
ruling-card-jets =
    You decide before you lose anything. If you stay, you lose the ♥ as usual.
    It helps against claws only, not against cards.
ruling-card-made-in-a-lab =
    After each purchase there is a new top card to look at.
    Buying from the deck brings no new card to the market.
ruling-card-media-friendly =
    It pays for costumes and for cards bought from other monsters too, but not for stolen or swapped ones.
ruling-card-metamorph =
    A half-used card brings back its full cost. “{ card-metamorph }” itself can be sold last.
    Costumes and tiles cannot be sold.
ruling-card-mimic =
    The copy counts as just bought: it gets tokens of its own and gives what the card gives when bought.
    When the copied card leaves play, “{ card-mimic }” becomes blank; 1⚡ at the start of your turn picks another card.
    When the copied card says to discard it, “{ card-mimic }” goes.
ruling-card-nova-breath =
    A wounded monster in Tokyo may yield even if you are in Tokyo too.
ruling-card-opportunist =
    Several owners are asked clockwise, then the monster whose turn it is.
    A replaced market offers all three new cards.
ruling-card-parasitic-tentacles =
    Only Keep cards can be bought, no costumes and no tiles.
    What a card gives when bought, it gives you as well.
ruling-card-poison-quills =
    Six 2s still add just 2 claws.
    2s that do not count add none.
ruling-card-poison-spit =
    The tokens stay when you lose the card.
    The ♥ that poison takes are nobody’s doing: nothing that answers an attacker works.
ruling-card-psychic-probe =
    You may pick a die that was set aside.
    The other monster may still change its dice afterwards.
ruling-card-rapid-healing =
    Against a hit that would eliminate you, each use saves 1♥, even at full hearts.
    Where no ♥ can come to you, as under “{ card-isis-disgrace }”, it is not offered.
ruling-card-regeneration =
    All { -heart } of one roll are one gain: 1♥ more.
ruling-card-rooting-for-the-underdog =
    A tie for the fewest ★ gives nothing.
ruling-card-shrink-ray =
    The tokens stay when you lose the card.
ruling-card-spiked-tail =
    Claws of “{ card-acid-attack }” and other fixed extras do not switch it on.
ruling-card-urbavore =
    Where you stand is looked at when your dice begin to resolve.
ruling-card-were-only-making-it-stronger =
    What counts is the ♥ really lost: from 1♥ to 0♥ is a loss of 1.
ruling-card-wings =
    Once paid, poison and your own cards cost you no ♥ either until the turn is over.
    You cannot pay after the loss.
ruling-card-death-from-above =
    Those who leave do not yield: “{ card-jets }” and “{ card-burrowing }” do nothing.
ruling-card-frenzy =
    Turns of “{ card-freeze-time }” and “{ card-tile-final-push }” come first, those of Evolutions after it.
ruling-card-jet-fighters =
    You can be eliminated by it, even with 20★.
ruling-card-tank =
    You can be eliminated by it, even with 20★.
ruling-card-gas-refinery =
    Nobody can yield because of it: no claws are at work.
ruling-card-flame-thrower =
    Nobody can yield because of it: no claws are at work.
ruling-card-high-altitude-bombing =
    You lose your ♥ last. If nobody is left, nobody wins.
ruling-card-hibernation =
    Poison and “{ card-natural-selection }” cost you nothing either.
    If you get it inside Tokyo without buying it, it is discarded.
ruling-card-natural-selection =
    The dice are looked at as they were resolved, changed ones included.
    Only what already protects you helps: paid “{ card-wings }”, “{ card-hibernation }”.
ruling-card-reflective-hide =
    Poison gets no answer, and two Reflective Hides do not answer each other.
ruling-card-unstable-dna =
    The swap comes before the attacker enters. Tokens stay on the cards, and nothing counts as bought.
ruling-card-zombify =
    It comes before “{ card-it-has-a-child }”.
    Poison and Shrink tokens stay for good: your { -heart } no longer remove them.
ruling-card-monster-pets =
    It costs nothing, but it is a purchase.
ruling-card-intimidating-roar =
    A monster that lost no ♥ is not driven out. Leaving this way is yielding: “{ card-jets }” and “{ card-burrowing }” work.
ruling-card-monster-sidekick =
    If only you two are left, both win.
ruling-card-army =
    It does not count itself.
ruling-card-astronaut =
    It also counts if you already have 17★ when you get it.
ruling-card-cheerleader =
    You are asked when the dice no longer change, after one may have been frozen.
ruling-card-devil =
    It works on claws and on cards, once for each loss.
ruling-card-ghost =
    1♥ per turn, however often you lost some.
ruling-card-pirate =
    It also works on other monsters’ turns, if the loss is your doing.
ruling-card-witch =
    Only if the roll would really cost you ♥.
    A curse that keeps the claws from you now, but is about to let them through, does not count.
ruling-card-zombie =
    You may heal above 0♥, and lose ♥ again then.
    You count as alive when it comes to the last monster left.
    Before you live on without ♥ you are asked about “{ card-nine-lives }”.
ruling-card-tile-eternal =
    Tiles act in the order in which you took them.
ruling-card-tile-antimatter-beam =
    It doubles last: 1 claw of “{ card-acid-attack }” alone becomes 2.
ruling-card-tile-skybeam =
    Hearts spent on tokens or on others are not doubled.
    “{ card-cat-nip }” does not double what the tile adds.
ruling-card-tile-final-roar =
    It comes before “{ card-it-has-a-child }” and “{ card-zombify }”, and wins against monsters that fall at the same time.
ruling-card-tile-poison-spit =
    With the card of the same name each wound gives two tokens.
ruling-card-tile-defender-of-tokyo =
    Moving from the Bay to the City is no entering.
ruling-card-tile-fluxling =
    The tile stays when the copied card goes; it is blank until you choose again.
ruling-card-tile-have-it-all =
    Costumes are no Keep cards, but buying one pays.
ruling-card-tile-evil-lair =
    It adds to “{ card-alien-origin }”. No price falls below 0.
ruling-duel-card-acid-attack =
    It counts for everything that looks at claws: “{ duel-card-gentle-giant }” never pays then.
ruling-duel-card-adrenaline-augment =
    It is counted live: pull a marker into a zone first and your claws grow.
ruling-duel-card-antimatter-pellets =
    Once per roll, even with eight equal faces.
ruling-duel-card-armor-plating =
    It works on your rival’s turns only. Together with “{ duel-card-trend-setter }”, two hits can be ignored.
ruling-duel-card-breaking-news =
    It also works for cards bought with “{ duel-card-made-in-a-lab }”.
ruling-duel-card-camouflage =
    The dice are fresh ones, not those of the turn. It works against hits of your own cards, too.
ruling-duel-card-extra-head =
    Never more than 8 dice: with two extra dice no token can be spent.
ruling-duel-card-gentle-giant =
    It looks at the roll without dice that “{ duel-card-titanic-batteries }” took away.
ruling-duel-card-hibernation =
    It also stops hits of your own cards.
ruling-duel-card-in-shape =
    On your rival’s turn too: you pay, you pull, and you can win by it.
ruling-duel-card-lightning-speed =
    Blank are both ends of Phantom, Penguin and Alien, but not a King token.
ruling-duel-card-made-in-a-lab =
    If you buy this way, you get no ⚡ for buying nothing later in the turn.
ruling-duel-card-natural-selection =
    Claws and faces that are added count as well.
ruling-duel-card-rebooting =
    Your turn goes on with buying.
ruling-duel-card-scrappy =
    Steps inside the same token do not count.
ruling-duel-card-spiked-tail =
    All hits of one pull come together, after it.
ruling-duel-card-superconductor =
    ⚡ from cards and from buying nothing are not copied.
ruling-duel-card-thunder-stomp =
    Only once per turn. With “{ duel-card-dominate }” the dice add up.
ruling-duel-card-titanic-batteries =
    The dice leave the roll for the rest of the turn.
ruling-duel-card-unchained =
    A bonus of hits cannot be given up.
ruling-duel-card-unstable-dna =
    Hits that were ignored do not count. Nothing happens where your rival has no Keep card.
ruling-duel-card-unstoppable =
    You end at exactly 1♥, whatever “{ duel-card-regeneration }” says.
ruling-duel-card-utter-destruction =
    Destruction is pulled completely before ★.
ruling-duel-card-dominate =
    Extra dice are not touched. Your rival chooses at the start of their turn.
ruling-duel-card-frenzy =
    It is a full turn, with ⚡ for buying nothing as usual.
ruling-duel-card-hors-doeuvre =
    You take the hits first: if they end you, you pull nothing.
ruling-duel-card-jets-scrambled =
    You take your hits first: if they end you, you lose.
ruling-duel-card-operation-media =
    Claws added by cards count; what Meka Dragon multiplies does not.
ruling-duel-card-tesla-impulse =
    You choose the card. The ⚡ are yours even if there is none.
ruling-duel-card-the-party-is-over =
    Two markers in your zones still cost 4 hits, not 8.
ruling-duel-buzz-dragon =
    Which way round it lies is given by the zigzag of the track.
ruling-duel-buzz-lizard =
    You choose which way round it lies.
ruling-duel-buzz-anubis =
    You choose which way round it lies.
ruling-duel-buzz-phantom =
    Crossing it takes one step more.
ruling-duel-buzz-penguin =
    Crossing it takes one step more.
ruling-duel-buzz-alien =
    Crossing it takes one step less.
ruling-duel-buzz-king =
    Only this pull is lost: another one in the same turn works as usual.
    A marker that starts on it leaves normally.
ruling-monster-the-king =
    In Duel: with both tokens under markers his power does nothing.
ruling-monster-alienoid =
    In Duel: its faces are added before any card looks at the roll.
ruling-piece-star =
    Never more than 20★, never less than 0★.
ruling-piece-poison =
    Wounds of claws give it, losses from cards do not.
ruling-piece-shrink =
    Never fewer than 0 dice.
ruling-piece-gauge =
    If you leave a tile, you get no second chance at that level.
ruling-piece-dice =
    A third one is lost. Never more than two extra dice are rolled.
ruling-piece-copy =
    It stays on a card that only changes its owner.
ruling-card-freeze-ray =
    The card comes back to you when that turn ends, even if it was skipped.
    The Berserk die keeps its ⚡. If claws are named, no claw does anything, wherever it comes from.
ruling-card-encased-in-ice =
    Nobody changes, rerolls or removes a frozen die, neither by a card nor for a curse.
ruling-card-blizzard =
    You yourself may yield, and roll as often as usual.
    The others cannot spend ⚡ or tokens on more rolls.
ruling-card-black-diamond =
    A stay that a card leaves you no choice about gives nothing.
ruling-card-exotic-arms =
    Only claws on dice count, a double claw as 2. The loss after too few can be softened like any other.
    Played just before your turn, it asks in that turn already.
ruling-card-mothership-support =
    It works in Tokyo and while you are being hit, but not with full hearts.
ruling-card-superior-alien-technology =
    Other reductions come first, then half the price, rounded up.
    Sold with “{ card-metamorph }”, such a card brings back its full cost.
ruling-card-funny-looking-but-dangerous =
    It works without a claw, and wherever you stand.
ruling-card-nine-lives =
    You have 9★ then even if you had fewer before. Poison and Shrink tokens stay.
    Cultists, floors of the Tower, the Scarab and being Berserk stay. “{ card-zombie }” is lost with the other cards.
ruling-card-mega-purr =
    A monster that has neither gives nothing.
ruling-card-cat-nip =
    No roll can be bought, for ⚡ or for tokens. What cards, tiles and Wickedness give is not doubled.
ruling-card-play-with-your-food =
    It needs 2 claws, those of cards and tiles included. Only what the monster has is taken.
ruling-card-feline-motor =
    You gain what entering gives. The monster whose turn it is stays outside.
ruling-card-monkey-rush =
    Somebody must have left Tokyo this turn: an empty Tokyo is not enough.
ruling-card-simian-scamper =
    You need the right to yield. Cards cost you no ♥ either until the turn is over.
ruling-card-mecha-blast =
    It adds to each hit of your claws, not to cards.
ruling-card-programmed-to-destroy =
    It pays even if the monster comes back to life.
ruling-card-breath-of-doom =
    Once per turn at most.
    What counts is where everybody stood when the claws struck.
ruling-card-lightning-armor =
    There is no roll where nobody struck you: poison, or your own cards.
    “{ card-freeze-ray }” and the target are handed over first: the new target already costs 1♥ more.
ruling-card-target-acquired =
    There is one token: it moves to the new target.
ruling-card-trick-or-threat =
    A monster without ⚡ must lose the ♥.
ruling-card-candy =
    Used as a shield it goes to the attacker’s hand, who may use it in turn.
ruling-card-scythe =
    Only monsters that you eliminate count, on any turn.
ruling-card-bear-necessities =
    You may play it with 0★ as well.
ruling-card-bamboozle =
    The card they wanted cannot be bought in that turn.
ruling-card-secret-laboratory =
    It adds to “{ card-alien-origin }”. No price falls below 0.
ruling-card-electric-carrot =
    Each monster chooses by itself. One without ⚡ loses the extra ♥.
ruling-card-high-tide =
    It does not heal you in Tokyo.
ruling-card-eater-of-souls =
    Your maximum never goes above 12♥.
ruling-card-my-toy =
    Everybody sees the card. It stays when the market is replaced.
ruling-card-nurture-the-young =
    Only monsters with more ★ than you at that moment give 1★.
ruling-card-underrated =
    It works with no claw rolled.
    No tile doubles these claws.
ruling-card-yin-and-yang =
    All your dice are turned, not just some.
ruling-card-cultists =
    Only dice count, not claws that cards add. Eight equal dice bring one Cultist, twice four equal dice bring two.
    You may spend one before a hit costs you ♥, in Tokyo too. With full hearts it gives no ♥.
    Where ⚡ are asked for, those of Cultists count: you are asked even if you must spend some first.
ruling-card-tower-bottom =
    You must be in Tokyo, City or Bay, before your dice are resolved: entering later in the turn is too late.
    One floor per turn, however many 1s. They score as usual, too.
ruling-card-tower-middle =
    With both floors you gain 2♥ and 1⚡, wherever you are. These ♥ heal you in Tokyo, too.
    If the bottom floor was taken from you, you climb there again first.
ruling-card-tower-top =
    The game ends before any dice are resolved, even if a curse lets you gain no ★.
ruling-card-transformation =
    You decide after entering Tokyo. A beast that turns back may buy at once.
    The beast may reroll after its last roll, too, but not the Die of Fate. It may still sell cards and take costumes.
    At 0♥ you lose the card, even if another card brings you back.
ruling-card-berserk =
    Claws that cards and tiles add count, even if they reach nobody.
    ♥ that another monster gives you do not calm you, nor does healing with full hearts.
    The skull takes its 1♥ after your claws.
ruling-card-golden-scarab =
    It cannot be refused, swapped or stolen.
    When its holder is eliminated nobody has it, and curses spare nobody until it is taken again.
ruling-card-pharaonic-ego =
    Taking the City from outside is entering, with all it gives. Those who have to leave do not yield.
    No card can let anybody yield, or make them.
ruling-card-isis-disgrace =
    ♥ of cards, tiles and Cultists are barred as well. If nobody holds the Scarab, nobody gains ♥.
ruling-card-thot-blindness =
    ⚡ of cards, tiles and Cultists are barred as well. If nobody holds the Scarab, nobody gains ⚡.
ruling-card-tutankhamun-curse =
    ★ of cards and of Tokyo are barred as well. The top of the Tower wins all the same.
    If nobody holds the Scarab, nobody gains ★.
ruling-card-buried-in-sand =
    While the Die of Fate shows the Ankh you have your usual number of rolls.
    With the Snake, claws that cards add do nothing either.
ruling-card-raging-flood =
    The added die counts like the others, but nothing changes it any more.
    You may also remove the Berserk die, but no frozen die.
ruling-card-hotep-peace =
    Claws without use wound nobody and bring no costume, no Cultist and no “{ card-fire-breathing }”.
    The Snake counts the claws on the dice, a double claw as 2, none that cards add.
ruling-card-set-storm =
    It is no wound: nobody can yield because of it. “{ card-armor-plating }” stops a loss of 1♥.
ruling-card-builders-uprising =
    In Tokyo the Ankh does nothing. In the extra turn the curse goes on, only the Die of Fate is not rolled.
ruling-card-inadequate-offering =
    It adds to every price, that of costumes you take from others too.
    The free card is no purchase. You choose which Keep card you discard; costumes and tiles are safe.
ruling-card-bow-before-ra =
    That goes for “{ card-even-bigger }”, too. ♥ above 8 are lost at once and do not come back with the next curse.
ruling-card-vengeance-of-horus =
    Other monsters cannot reroll them either, but a card may still turn them to another face.
    A double claw counts as 2, claws that cards add do not count.
ruling-card-ordeal-of-the-mighty =
    All who are tied for most lose 1♥, whoever’s turn it is. Nobody can yield because of it.
ruling-card-ordeal-of-the-wealthy =
    All who are tied for most lose 1★, whoever’s turn it is. It looks at ★, not at ⚡.
ruling-card-ordeal-of-the-spiritual =
    All who are tied for most lose 1⚡, whoever’s turn it is. With 0⚡ there is nothing to lose.
ruling-card-resurrection-of-osiris =
    In Tokyo, { -heart } remove tokens, too; outside they do not. Cards heal as usual.
    Taking the City from outside is entering, with all it gives. Those who have to leave do not yield.
ruling-card-forbidden-library =
    The others may still replace the market, sell cards, take costumes from monsters, and get cards for free.
    You choose which Keep card you discard; costumes and tiles are safe.
ruling-card-confused-senses =
    The holder picks the dice after the Die of Fate, the Berserk die too if it likes. In its own turn it rerolls none.
    What the holder gets did not heal you: you stay Berserk.
ruling-card-pharaonic-skin =
    You choose which two you give, alike or not. It is no loss that a card could stop, and your last ♥ eliminates you.
    The Snake does nothing to the holder, nor while nobody has the Scarab.
ruling-card-khepri-rebellion =
    The holder must give something it has, even its last ♥ if there is nothing else. In its own turn it gives nothing.
    With the Ankh you may keep the Scarab yourself.
ruling-card-body-spirit-ka =
    Faces that do not count give nothing at all: no ★, no Wickedness, no Cultist, no floor of the Tower.
    Claws that cards add are lost where claws do not count. The skull always counts.
ruling-card-false-blessing =
    The loss comes last, after who yields. Removed dice and the Die of Fate are not counted.
    On the Berserk die, one claw and two claws are different faces, and the skull is one, too.
ruling-card-gaze-of-the-sphinx =
    Keep cards may be bought, but what they give when bought is lost. Costumes, tiles, temporary Evolutions and gifts still work.
    ♥ above the maximum that such a card gave are lost at once.
    If you have an Evolution, you may choose the ⚡ only with 3⚡ or more.
    A frozen die stays frozen, and “{ card-freeze-ray }” still comes home.
    A gift, or a card lent to you, is no Evolution of yours.
ruling-card-scribe-perseverance =
    Other monsters may still reroll your 1s.
ruling-card-miraculous-catch =
    It counts as a purchase. A Discard card acts and goes back to the pile.
    If you put the card back, that was it for this turn.
ruling-card-deep-dive =
    Only you see the three cards, and you must take one. It is no purchase.
ruling-card-cold-wave =
    It takes no dice from a roll that has been made. Nobody rolls fewer than 0 dice.
ruling-card-icy-reflection =
    The copy begins anew, with tokens and ⚡ of its own. Gifts and temporary Evolutions cannot be copied.
    You choose once: it does not move to another Evolution later.
    Under the “{ card-gaze-of-the-sphinx }” you choose at once; the copy acts when another curse has come.
ruling-card-precision-field-support =
    The printed cost counts, whatever you would pay. Costumes are passed over. It is no purchase.
ruling-card-anger-batteries =
    ♥ that your own cards took count, too. Healing does not lower the number.
ruling-card-adapting-technology =
    You may spend several tokens in one turn, and you need no ⚡ for it.
ruling-card-electro-scratch =
    Nobody can yield because of it: no claws are at work.
ruling-card-mouse-hunter =
    1★ per roll, however many { -one } there are.
ruling-card-meow-missle =
    One claw per roll, however many { -one } there are. It hits even with no claw on the dice, and switches on “{ card-spiked-tail }”.
ruling-card-jungle-frenzy =
    A hit that cost no ♥ is no wound. One extra turn, however many you wounded.
    All other extra turns come first.
ruling-card-giant-banana =
    It heals you in Tokyo, too. You may still play it before a hit that would eliminate you.
ruling-card-chest-thumping =
    A monster that could not yield, as under “{ card-blizzard }”, cannot be driven out. For all other cards it is yielding.
ruling-card-alpha-male =
    1★ a turn, however many you wound. A hit that cost no ♥ is no wound.
ruling-card-i-am-the-king =
    Moving from the Bay to the City is no entering.
ruling-card-twas-beauty-killed-the-beast =
    It does not matter why you leave. Moving from the Bay to the City is not leaving.
    It also pays at the end of a turn that was given up.
ruling-card-detachable-tail =
    It stops claws and cards. You are not wounded then, so you cannot yield to that hit.
ruling-card-radioactive-waste =
    It heals you in Tokyo, too. You may still play it before a hit that would eliminate you.
ruling-card-primal-bellow =
    Nobody falls below 0★.
ruling-card-saurian-adaptability =
    None of the dice showing that face is left out. A frozen die and the Berserk die do not change.
ruling-card-defender-of-tokyo =
    In the City or in the Bay. Nobody falls below 0★.
ruling-card-heat-vision =
    Once for each hit of claws that cost you ♥. You do not get the ★.
ruling-card-gamma-breath =
    After your last roll. Another card may change the same die again.
ruling-card-tail-sweep =
    After your last roll. Another card may change the same die again.
ruling-card-destructive-analysis =
    Only dice count, a double claw of the Berserk die as 2; claws that cards add do not.
ruling-card-tune-up =
    The whole turn is gone: what cards and Tokyo give at its start, and poison at its end.
ruling-card-claws-of-steel =
    All you make it lose in your turn adds up, by claws and by cards. Once per monster and turn.
ruling-card-boo =
    It does not matter who wounded the monster. One that could not yield, as under “{ card-blizzard }”, cannot be driven out.
ruling-card-worst-nightmare =
    A monster without ⚡ must lose the ♥. The gift stays there.
ruling-card-i-live-under-your-bed =
    Nobody rolls fewer than 0 dice. In front of its owner the gift does nothing.
ruling-card-boogie-dance =
    Once per roll, even with two such sets. Claws that cards add count.
    A double claw is one die.
ruling-card-well-of-shadow =
    It heals you in Tokyo, too. You may still play it before a hit that would eliminate you.
ruling-card-worm-invaders =
    Nobody can yield because of it: no claws are at work.
ruling-card-nightlife =
    It heals you although you are in Tokyo then.
ruling-card-dusk-ritual =
    Only after a purchase, not after a card that you got for free.
ruling-card-detachable-head =
    Only its owner’s claws count: 1♥ more for each hit, not for each claw.
ruling-card-ignis-fatus =
    One roll is always left. In front of its owner the gift does nothing.
ruling-card-smashing-pumpkin =
    ★ are looked at when you play it.
ruling-card-bobbing-for-apples =
    The printed cost counts, and 0 is even. A card that is discarded so does nothing.
ruling-card-feast-of-crows =
    Each monster chooses among what it has, even its last ♥. No card stops that loss.
ruling-card-eats-shoots-and-leaves =
    You keep what entering gave you. Leaving this way is no yielding.
ruling-card-panda-express =
    Each face must be on a die; only the claw may come from a card. One extra turn at most.
    Turns of “{ card-freeze-time }”, “{ card-tile-final-push }” and “{ card-frenzy }” come first.
ruling-card-bamboo-supply =
    You must do one of the two. The ⚡ that you take are no gain: “{ card-friend-of-children }” adds none.
    Played just before your turn, it works in that turn already.
ruling-card-pandarwinism =
    It works in Tokyo, too. Only dice count.
ruling-card-stroke-of-genius =
    ⚡ from anywhere count, in other monsters’ turns as well.
ruling-card-rabbits-foot =
    It stops claws and cards. You are not wounded then, so you cannot yield to that hit.
ruling-card-heart-of-the-rabbit =
    The other monster may still change its dice afterwards. The card comes back only if it was used.
    You may pick the Berserk die, too.
ruling-card-king-of-the-gizmo =
    Any purchase counts, from other monsters too; a card for free does not.
ruling-card-energy-sword =
    The claw must be on the dice, a double claw brings 2⚡. Claws that cards add bring none.
    Played just before your turn, it asks in that turn already.
ruling-card-healing-rain =
    It heals you in Tokyo, too. You may still play it before a hit that would eliminate you.
ruling-card-destructive-wave =
    It reaches everybody, in Tokyo and outside. Nobody can yield because of it: no claws are at work.
ruling-card-cult-worshippers =
    ♥ from anywhere count, but none beyond your maximum.
ruling-card-terror-of-the-deep =
    It works against claws and cards, once for each loss.
ruling-card-sunken-temple =
    The whole turn is gone, poison at its end as well.
    Played just before your turn, it asks in that turn already.
ruling-card-mandibles-of-dread =
    Once for each hit of your claws. You do not get the ★.
ruling-card-growing-fast =
    It works in Tokyo, too. A { -heart } that a curse or “{ card-freeze-ray }” blanks is none.
ruling-card-tiny-tail =
    After your last roll. The two dice are turned one by one.
ruling-card-too-cute-to-smash =
    Once for each hit of claws that cost you ♥. You do not get the ★.
ruling-card-so-small =
    You roll for claws alone, not for what “{ card-fire-breathing }” or “{ card-exotic-arms }” add.
ruling-card-yummy-yummy =
    It heals you in Tokyo, too. You may still play it before a hit that would eliminate you.
