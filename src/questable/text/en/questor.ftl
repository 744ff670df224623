### Words of Questor.
###
### $hero is warrior, rogue, mage, healer or prisoner. $dir and $wall are n, e, s or w.
### $place is a tile, a1 in the north-west to e5 in the south-east, or an outside space: north,
### east, south or west; so is $entrance. $way is cw or ccw. $seat is a person's name.

questor-title = Questor
questor-genre = Dungeon adventure
questor-blurb = Five heroes with five different quests explore a dungeon that nobody has seen before.
questor-packs = other goals, monsters and walls
questor-minutes = 15 min
questor-aim = Every hero has a goal of its own: reach yours.

## About the printed game, and the chapters of its rules

questor-about = Questor was designed by Benjamin D. Stanley. Its rulebook names no publisher and no year; it thanks those who funded the game on Nestorbooster.
questor-thanks = The designer dedicates it to his children Lauren, Spencer and Brenna.
chapter-Q-1 = Components
chapter-Q-2 = Set-up
chapter-Q-3 = A turn
chapter-Q-4 = Monsters
chapter-Q-5 = Goals
chapter-Q-6 = Gifts of the Healer
chapter-Q-7 = The Psionic Prisoner
chapter-Q-8 = Cooperative and solo play

## Rules, one sentence each

rule-Q-1-1 = The dungeon is 25 tiles, face down, five by five. A tile has three paths and one wall; once dug, four paths.
rule-Q-1-2 = There are 15 monsters, 2 gemstones, one die and four heroes. The Prisoner is an optional fifth.
rule-Q-1-3 = As you walk onto a new tile, 1 or 4 puts its wall ahead of you, 2 or 5 on your left, 3 or 6 on your right.
rule-Q-1-4 = You go in and out in the middle of a side. An outside space touches only its entrance tile; other edges lead nowhere.
rule-Q-2-1 = The highest roll plays first and chooses last. Heroes and entrances are chosen in reverse; what is taken cannot be chosen again.
rule-Q-2-2 = The two gemstones lie in opposite corners. The die says which two.
rule-Q-2-3 = Four players use all four heroes. Three play without the Healer, and then the Mage needs 20 tiles, not 25.
rule-Q-2-4 = Two players have two heroes each and need both goals. A reached goal stays; a hero who has left for good takes no turns.
rule-Q-2-5 = The Prisoner may join any table, and five players need him. The centre tile is face up only if he plays.
rule-Q-3-1 = On your turn move one space or dig. The Prisoner may rotate a tile instead, the Healer may pass. If you can do nothing, you lose the turn.
rule-Q-3-2 = You must follow a path: no wall on your side, and no wall on the side you enter, if that tile is face up.
rule-Q-3-3 = Walking onto a face-down tile reveals it with a roll. On 4, 5 or 6 a monster appears, if one is left.
rule-Q-3-4 = A tile can hold many monsters and many heroes. Monsters stop nobody but the Prisoner.
rule-Q-3-5 = You can dig your own tile, or a face-up tile next to you that has a wall; by a house rule, only one that faces you. One tile a dig.
rule-Q-3-6 = You cannot dig where there is no wall left, nor on a face-down tile.
rule-Q-3-7 = To leave the dungeon, move out through an open path at an entrance.
rule-Q-4-1 = The Warrior slays all the monsters on a tile he enters, and keeps them.
rule-Q-4-2 = The Rogue slips past monsters. They stay where they are.
rule-Q-4-3 = The Mage must teleport each monster to another tile of the dungeon, one by one, but never onto the Prisoner.
rule-Q-4-4 = The Healer must chase each monster along an open path to the next tile. It stays if it has no way, or only the Prisoner’s tile.
rule-Q-4-5 = Heroes deal with monsters only when they enter a tile, never by standing there.
rule-Q-4-6 = Dealing with monsters is part of the same turn, after the tile is revealed.
rule-Q-5-1 = The Warrior’s goal is to slay 8 monsters.
rule-Q-5-2 = The Rogue’s goal is to walk onto both gemstones and then leave by any entrance. Nobody else can take them.
rule-Q-5-3 = The Mage’s goal is to have all the needed tiles face up, whoever revealed them.
rule-Q-5-4 = The Healer’s goal is to be in the same space as every other hero at some time, whoever moved.
rule-Q-5-5 = The Prisoner’s goal is to leave the dungeon by any entrance.
rule-Q-5-6 = The first goal reached ends the game. In one turn the order is: new tile, gemstones and leaving, meetings, monsters.
rule-Q-6-1 = Each hero but the Healer has a power of its own, won by meeting her and used once, in place of a move or a dig.
rule-Q-6-2 = The Warrior’s gift is a charge: straight on, until a wall stops him or he slays a monster. He stays in the dungeon.
rule-Q-6-3 = The Rogue’s gift is one move through a wall. It cannot be used where the way is already open.
rule-Q-6-4 = The Mage’s gift is to teleport once to any other face-up tile.
rule-Q-6-5 = The Prisoner’s gift is one turn with two parts, in either order: move or dig, and also rotate a tile.
rule-Q-7-1 = The Prisoner starts on the centre tile. It is face up from the start, and chance decides where its wall is.
rule-Q-7-2 = The four tiles around the centre always get one monster when they are revealed. Enough are kept back for them.
rule-Q-7-3 = The Prisoner cannot enter a tile with a monster and goes back if he reveals one. Nobody may move a monster onto him.
rule-Q-7-4 = In place of a move or a dig, the Prisoner may rotate one face-up tile by a quarter turn, but not a cross.
rule-Q-8-1 = In a cooperative game all heroes must reach their goals in the same round. If only some do, everyone loses.
rule-Q-8-2 = In a cooperative game, a round without a newly revealed tile loses the game.
rule-Q-8-3 = Cooperative players share out all the heroes. If you play alone, the score is the number of rounds: fewer is better.
rule-Q-8-4 = The compass marks who revealed last. As a rule: if you start your turn with it, reveal a tile or everyone loses.
rule-Q-8-5 = In a cooperative game, the Mage’s goal counts for the round in which the last tile is revealed.

## Names: bare, inside a sentence, and at its start

questor-hero =
    { $hero ->
        [warrior] Warrior
        [rogue] Rogue
        [mage] Mage
        [healer] Healer
        [prisoner] Prisoner
       *[other] { $hero }
    }
questor-hero-the =
    { $hero ->
        [warrior] the Warrior
        [rogue] the Rogue
        [mage] the Mage
        [healer] the Healer
        [prisoner] the Prisoner
       *[other] { $hero }
    }
questor-hero-opens =
    { $hero ->
        [warrior] The Warrior
        [rogue] The Rogue
        [mage] The Mage
        [healer] The Healer
        [prisoner] The Prisoner
       *[other] { $hero }
    }
# The piece on a drawn board: one letter, another one for every hero.
questor-letter =
    { $hero ->
        [warrior] W
        [rogue] R
        [mage] M
        [healer] H
        [prisoner] P
       *[other] { $hero }
    }
# The power that a hero gets from the Healer.
questor-gift =
    { $hero ->
        [warrior] charge
        [rogue] water
        [mage] teleport
        [prisoner] move and rotate
       *[other] power
    }

## Directions: the name, where to, and on which side

questor-dir =
    { $dir ->
        [n] north
        [e] east
        [s] south
        [w] west
       *[other] { $dir }
    }
questor-dir-to =
    { $dir ->
        [n] north
        [e] east
        [s] south
        [w] west
       *[other] { $dir }
    }
questor-dir-at =
    { $dir ->
        [n] to the north
        [e] to the east
        [s] to the south
        [w] to the west
       *[other] { $dir }
    }
questor-wall =
    { $wall ->
        [n] to the north
        [e] to the east
        [s] to the south
        [w] to the west
       *[other] { $wall }
    }
questor-way =
    { $way ->
        [cw] clockwise
        [ccw] counterclockwise
       *[other] { $way }
    }

## Places: the name, where somebody is, where to, and by which way out

questor-place =
    { $place ->
        [north] outside the north entrance
        [east] outside the east entrance
        [south] outside the south entrance
        [west] outside the west entrance
       *[other] { $place }
    }
questor-place-at =
    { $place ->
        [north] outside the north entrance
        [east] outside the east entrance
        [south] outside the south entrance
        [west] outside the west entrance
       *[other] on { $place }
    }
questor-place-to =
    { $place ->
        [north] out through the north entrance
        [east] out through the east entrance
        [south] out through the south entrance
        [west] out through the west entrance
       *[other] to { $place }
    }
questor-place-by =
    { $place ->
        [north] by the north entrance
        [east] by the east entrance
        [south] by the south entrance
        [west] by the west entrance
       *[other] from { $place }
    }
questor-entrance =
    { $entrance ->
        [north] north entrance
        [east] east entrance
        [south] south entrance
        [west] west entrance
       *[other] { $entrance }
    }

## Goals, with how far they are

questor-goal-warrior = Slay monsters: { $done } of { $need }
questor-goal-rogue =
    { $done ->
        [2] Both gemstones found: now get out!
       *[other] Find the gemstones, then get out: { $done } of { $need }
    }
questor-goal-mage = See the tiles face up: { $done } of { $need }
questor-goal-healer = Meet the other heroes: { $done } of { $need }
questor-goal-prisoner = Get out of the dungeon
questor-goal-done = { questor-hero-opens }: goal reached

## What the game is waiting for

questor-prompt-roll-first = The die for { $seat }: who goes first? The highest roll wins.
questor-prompt-roll-gems = Roll the die for the gemstones: even is north-west and south-east, odd is north-east and south-west.
questor-prompt-pick = Choose a hero and where to start.
questor-prompt-turn-centre = The centre tile is turned by chance: on which side is its wall?
questor-prompt-turn = { questor-hero-opens }: what do you do?
questor-prompt-reveal = Roll the die for the new tile.
questor-prompt-teleport =
    { $left ->
        [one] Where does the Mage teleport the monster?
       *[other] Where does the Mage teleport the next of { $left } monsters?
    }
questor-prompt-chase =
    { $left ->
        [one] Where does the Healer chase the monster?
       *[other] Where does the Healer chase the next of { $left } monsters?
    }
questor-prompt-more = The Prisoner’s gift: you may also do the other part, or end your turn.
questor-prompt-charge-reveal = The charge goes on: roll the die for the next tile.
questor-hint-together = The bot would choose: { $words }. But it rarely wins when all play together.
questor-hint-alone = The bot would choose: { $words }. But it rarely wins alone.

## What somebody can do

questor-action-pick = Take { questor-hero-the }, { questor-entrance }
questor-action-pick-prisoner = Take the Prisoner, on the centre tile
questor-action-move = Move { questor-dir-to } { questor-place-to }
questor-action-dig-here = Dig on your own tile
questor-action-dig = Dig on { questor-place }, { questor-dir-at }
questor-action-pass = Pass
questor-action-stuck = Nothing possible: lose the turn
questor-action-end = End the turn
questor-action-charge = Charge { questor-dir-to } (gift)
questor-action-water = Flow { questor-dir-to } through the wall (gift)
questor-action-blink = Teleport to { questor-place } (gift)
questor-action-rotate = Rotate { questor-place } { questor-way }
questor-action-teleport = Teleport a monster to { questor-place }
questor-action-chase = Chase the monster { questor-dir-to } to { questor-place }
questor-action-roll = The die shows { $n }
questor-action-turn = The wall is { questor-dir-at }

## Why something cannot be done

questor-why-far = { $at } is too far: one step at a time.
questor-why-far-out = That is too far: one step at a time.
questor-why-wall = There is a wall between { $a } and { $b }.
questor-why-wall-out = A wall is in the way.
questor-why-monster = There is a monster on { $at }. The Prisoner cannot go there.
questor-why-chase = The monster cannot go from { $a } to { $b }.
questor-why-down = { $at } is still face down.
questor-why-cross = { $at } has no wall left to dig.
questor-why-outside = There is nothing to dig outside the dungeon.
questor-why-hero = Somebody has chosen this hero already.
questor-why-entrance = Somebody has chosen this entrance already.

## What happened

questor-event-rolled-first = { $seat } rolls { $n }.
questor-event-first = { $seat } goes first.
questor-event-tied = It is a tie: those who tied roll again.
questor-event-picked = { $seat } takes { questor-hero-the } and starts { questor-place-at }.
questor-event-gems = The gemstones lie on { $a } and { $b }.
questor-event-centre = The centre tile is face up, its wall { questor-wall }.
questor-event-moved = { questor-hero-opens } moves { questor-place-to }.
questor-event-revealed = { questor-hero-opens } reveals { questor-place } with a { $n }: its wall is { questor-wall }.
questor-event-monster = A monster appears on { questor-place }!
questor-event-no-monster-left = A monster should appear, but there are none left.
questor-event-kept-back = No monster appears: the last ones are kept for the tiles around the centre.
questor-event-put-back = { questor-hero-opens } runs into a monster and goes back to { questor-place }.
questor-event-gem = The Rogue picks up the gemstone on { questor-place }: { $count } of 2.
questor-event-slain =
    { $count ->
        [one] The Warrior slays a monster: { $total } in all.
       *[other] The Warrior slays { $count } monsters: { $total } in all.
    }
questor-event-ignored =
    { $count ->
        [one] The Rogue slips past a monster.
       *[other] The Rogue slips past { $count } monsters.
    }
questor-event-teleported = The Mage teleports a monster to { questor-place }.
questor-event-chased = The Healer chases a monster to { questor-place }.
questor-event-stays =
    { $count ->
        [one] A monster has nowhere to run and stays.
       *[other] { $count } monsters have nowhere to run and stay.
    }
questor-event-met = The Healer meets { questor-hero-the }.
questor-event-gift =
    { $hero ->
        [warrior] The Warrior gets a gift: charge, once, straight on to a wall or a monster.
        [rogue] The Rogue gets a gift: water, to flow once through a wall.
        [mage] The Mage gets a gift: teleport, once, to a face-up tile.
        [prisoner] The Prisoner gets a gift: move and rotate, once, in the same turn.
       *[other] { questor-hero-opens } gets a gift.
    }
questor-event-both = { questor-hero-opens } uses the gift: two things in one turn.
questor-event-dug = { questor-hero-opens } digs a path on { questor-place }.
questor-event-passed = The Healer rests and passes.
questor-event-stuck = { questor-hero-opens } can do nothing and loses the turn.
questor-event-rotated = The Prisoner rotates { questor-place } { questor-way }.
questor-event-charged = The Warrior charges { questor-dir-to }!
questor-event-water = { questor-hero-opens } turns into water and flows { questor-place-to }.
questor-event-blinked = The Mage teleports to { questor-place }.
questor-event-left = { questor-hero-opens } leaves the dungeon { questor-place-by }.
questor-event-goal = { questor-hero-opens } has reached the goal!
questor-event-compass = { questor-hero-opens } takes the compass.
questor-event-round = Round { $round } begins.
questor-event-won = { $seat } wins with { questor-hero-the }!
questor-event-won-both = { $seat } wins: both heroes have reached their goals!
questor-event-won-together =
    { $rounds ->
        [one] Everyone wins together, in { $rounds } round!
       *[other] Everyone wins together, in { $rounds } rounds!
    }
questor-event-lost-apart = The round ends and only some heroes have reached their goals. Everyone loses.
questor-event-lost-no-reveal = The round ends without a new tile. Everyone loses.
questor-event-lost-compass = { questor-hero-opens } held the compass and revealed no tile. Everyone loses.

## Why the game ended

questor-reason-goal = A hero reached the goal.
questor-reason-both-goals = Both heroes of one player reached their goals.
questor-reason-together = All heroes reached their goals in the same round.
questor-reason-apart = Not all heroes reached their goals in the same round.
questor-reason-no-reveal = A round went by without a new tile.
questor-reason-compass = The hero with the compass revealed no tile.

## Options

questor-option-mode = How you play
questor-option-mode-help = Against each other, or all together against the dungeon.
questor-option-mode-competition = Against each other
questor-option-mode-cooperation = All together
questor-option-mode-competition-help = Each hero has a goal of their own. Whoever reaches it first wins.
questor-option-mode-cooperation-help = All heroes against the dungeon. You win or lose together.
questor-option-prisoner = The Prisoner
questor-option-prisoner-help = A fifth hero, locked in at the centre, who rotates tiles just by thinking. With three or four players he wins more than his share: over half of our trial games.
questor-option-gifts = Gifts of the Healer
questor-option-gifts-help = A hero who meets the Healer gets a power to use once.
questor-option-compass = Strict compass
questor-option-compass-help = If you start your turn with the compass, you must reveal a tile or everyone loses.
questor-option-mage_tiles = Tiles for the Mage
questor-option-mage_tiles-help = How many tiles must be face up for the Mage: usually 25, or 20 with three players.
questor-option-dig = Digging next door
questor-option-dig-help = Which of the tiles next to you can be dug. You can always dig your own.
questor-option-dig-any = Any face-up tile with a wall
questor-option-dig-facing = Only if its wall faces you

## Options that do not go together

questor-refuse-five-need-prisoner = Five players need the Prisoner: please add him.
questor-refuse-gifts-need-healer = Gifts need the Healer, who stays at home when three play against each other.
questor-refuse-compass-cooperation-only = The strict compass is only for playing all together.
questor-refuse-mage-tiles-cooperation = When you play all together, the Mage always needs 25 tiles.
questor-refuse-solo-is-cooperative = One player alone plays all the heroes together: please choose “All together”.
questor-refuse-too-many-players = There are { $players } players for { $heroes } heroes: everyone needs at least one.

## The board in the browser

questor-board = The dungeon
questor-board-tiles = Tiles and entrances
questor-board-gift = Gift: { $name }
questor-board-compass = Compass
questor-board-round = Round { $round }
questor-board-supply = Monsters left: { $count }
questor-board-pick = Choose a hero
questor-board-pick-entrance = Now choose an entrance
questor-board-quest-warrior = Slays monsters.
questor-board-quest-rogue = Finds both gemstones and gets out.
questor-board-quest-mage = Wants to see the tiles face up.
questor-board-quest-healer = Meets all the other heroes.
questor-board-quest-prisoner = Wants to get out.

## The board, for the eye and for the ear

questor-shown-round = Round { $round }
questor-shown-supply = Monsters left: { $count }
questor-shown-compass = Compass: { $name }
questor-shown-face-down = Face down and empty: { $places }.
questor-shown-nowhere = nowhere
questor-shown-hero-at = { $name } { $owner } is { $at }.
questor-shown-not-in-play = { $name } is not in this game.
questor-shown-gift = Gift at hand: { $name }.
questor-at-outside = This is { $at }.
questor-at-down = { $at } is face down.
questor-at-cross = { $at } is a cross: open on all sides.
questor-at-wall = { $at } has its wall { $side }.
questor-shown-here = { $name } is here.
questor-shown-monsters =
    { $count ->
        [one] A monster is here.
       *[other] { $count } monsters are here.
    }
questor-shown-gem = A gemstone is here.
questor-at-entrance =
    { $entrance ->
        [north] The north entrance leads here.
        [east] The east entrance leads here.
        [south] The south entrance leads here.
       *[west] The west entrance leads here.
    }
questor-shown-lots = To draw it fairly, roll a die: 1 to { $count } choose in the order listed, anything higher rolls again.
questor-hint-together-typed = Hint: { $words } ({ $action }). But this bot rarely wins when everyone plays together.
questor-hint-alone-typed = Hint: { $words } ({ $action }). But this bot rarely wins alone.
questor-brief-quest-warrior = { $seat }: your Warrior must slay { $need } monsters.
questor-brief-quest-rogue = { $seat }: your Rogue must walk onto both gemstones, then leave by any entrance.
questor-brief-quest-mage = { $seat }: your Mage must see { $need } tiles face up, whoever reveals them.
questor-brief-quest-healer = { $seat }: your Healer must meet the { $need } other heroes.
questor-brief-quest-prisoner = { $seat }: your Prisoner must leave the dungeon by any entrance.
questor-brief-ending-competition = Whoever reaches a goal first wins.
questor-brief-ending-pairs = Whoever reaches both goals first wins.
questor-brief-ending-cooperation = All heroes must reach their goals in the same round: if only some do, everyone loses. A round without a new tile loses as well.
questor-legend-heroes = Heroes: W Warrior, R Rogue, M Mage, H Healer, P Prisoner. An arrow marks whose turn it is.
questor-legend-tiles = ░ is a face-down tile. A thick bar ━ or ┃ is the wall of its tile; thin lines are rock beside the paths.
questor-legend-signs = m2 is two monsters, ◆ a gemstone. ▼ ◄ ▲ ► are the entrances, with the heroes outside.
questor-legend-marks = ✓ is a reached goal, ✚ an unused gift with its power, ✦ the compass.
questor-shown-places-tiles = The dungeon has five by five tiles: a1 is the north-west corner, e5 the south-east one. Letters go from west to east, numbers from north to south.
questor-shown-places-entrances = The entrances are in the middle of each side: north at c1, east at e3, south at c5, west at a3. Outside each is a space to stand on.
questor-shown-places-walls = A face-up tile is open on all sides but that of its wall; a dug tile is a cross, open on all sides.
questor-group-pick = Take a hero
questor-group-move = Move
questor-group-dig = Dig
questor-group-pass = Pass
questor-group-charge = Charge (gift)
questor-group-water = Flow (gift)
questor-group-blink = Teleport (gift)
questor-group-rotate = Rotate a tile
questor-group-end = End the turn
questor-group-stuck = Lose the turn
questor-group-teleport = Teleport a monster
questor-group-chase = Chase the monster
questor-group-roll = Die
questor-group-turn = Wall

questor-preset-family = Family
questor-preset-family-help = all together, with gifts
questor-preset-short = Short
questor-preset-short-help = fewer tiles for the Mage
questor-preset-expert = Expert
questor-preset-expert-help = all together, strict compass

## Why a hint is good

questor-hint-goals =
    { $n ->
        [one] It brings your goal one step nearer.
       *[other] It brings your goal { $n } steps nearer.
    }

# Why something is or was better, after the game; $tense is "did" or "would".
questor-better-goals =
    It { $tense ->
        [did] brings
       *[would] would have brought
    } the goal { $n ->
        [one] one step
       *[other] { $n } steps
    } nearer.

## Setting up a position

questor-piece-monster = monster
questor-piece-gem = gem
questor-bench-supply = Supply of monsters
questor-bench-slain = Slain by the Warrior
questor-bench-taken = Taken by the Rogue
questor-bench-met = The Healer has met: { $name }
questor-bench-gift = Holds a gift: { $name }
questor-bench-tile = Tile { $name }
questor-setting-tile =
    { $value ->
        [n] wall to the north
        [e] wall to the east
        [s] wall to the south
        [w] wall to the west
        [cross] crossing
       *[down] face down
    }

## On paper

questor-print-needs = You also need a die with six faces.
questor-print-companion = Roll your own die and tell the table the number: it says where the wall is, and you turn your tile to match.
questor-print-board = board, on four sheets
questor-print-tiles = tiles
questor-print-paths = path pieces
questor-print-paths-said = Lay one over the wall of a tile that was dug: the T becomes a cross.
questor-print-monsters = monsters
questor-print-tokens = monsters, gemstones, counters, compass
questor-print-tokens-said = The counters with letters are the Healer’s: she gives one to each hero whom she meets.
questor-print-gems = gemstones
questor-print-counters = counters for the Healer
questor-print-compass = compass
questor-print-heroes = heroes
questor-print-key = Heroes and die
questor-print-die = The die: turn the arm with the number towards the hero who walks in
questor-print-wall-ahead = the wall is straight ahead
questor-print-wall-left = the wall is on the left
questor-print-wall-right = the wall is on the right
questor-print-brings = These numbers bring a monster: { $numbers }
