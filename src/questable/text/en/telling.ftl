### Words of every game as it is told, in a browser and in a terminal.
###
### $seat is what a seat is called.

# Whose something is; a phrase that follows it.
telling-of = of { $seat }
telling-hint = Hint: { $words }
telling-hint-only = It is all you can do.
telling-hint-obvious = This is almost always the right choice.
telling-hint-wins = It wins the game.
telling-hint-chance = Looking ahead, I put your chance of winning at { $chance }%; with “{ $other }” at { $others }%.
telling-hint-even = Looking ahead, I put your chance of winning at { $chance }%; “{ $other }” would do about as well.
telling-hint-best = Of all I tried, it looked best.
telling-position = The position
telling-answered = Your answer is in. The others are still choosing.
# $prompt says who is waited for.
telling-may-call = { $prompt } You can also call out now, although it is not your turn.
telling-person = Player { $n }
# Whose hero it is; a phrase that follows the hero's name.
telling-person-of = of Player { $n }
telling-prompt-any = What do you do?
telling-waiting-chance = Waiting for chance to decide.
telling-waiting-race = Everyone may act at once.
telling-waiting-sealed = Waiting for secret answers.
telling-waiting-over = The game is over.
telling-hint-typed = Hint: { $words } ({ $action })

## The position laid out as text: headings

telling-heading-turn = The turn
telling-heading-heroes = Heroes
telling-heading-tiles = Tiles face up
telling-heading-hidden = Tiles face down
telling-heading-naming = How places are named
telling-heading-religions = Religions
telling-heading-stations = Stations, row by row
telling-heading-pillars = Pillars
telling-heading-hand = Your hand
telling-heading-players = Players
telling-heading-groups = Quests and Collections
telling-heading-piles = Piles
telling-heading-top = On top of the Play Deck
telling-heading-played-on = It was played on
telling-heading-pawns = Pawns
telling-heading-ahead = What lies ahead of your pawns
telling-holy-quest-card = The Saint card: { $saint }

## Columns

telling-column-ahead = Steps and what they lead to
telling-column-around = Stations around it
telling-column-born = Born
telling-column-card = Card
telling-column-cards = Cards
telling-column-colour = Colour
telling-column-colours = Colours
telling-column-died = Died
telling-column-draw = Draw pile
telling-column-fits = Goes on
telling-column-gift = Gift
telling-column-goal = Goal
telling-column-group = Group
telling-column-hand = Cards in hand
telling-column-here = What is there
telling-column-hero = Hero
telling-column-kind = Kind
telling-column-leader = Leader
telling-column-left = Cards left
telling-column-matches = Matches
telling-column-missing = Missing
telling-column-month = Feast month
telling-column-off = Off the board
telling-column-order = Order
telling-column-owner = Owner
telling-column-pawn = Pawn
telling-column-pile = Pile
telling-column-place = Place
telling-column-player = Player
telling-column-points = Points
telling-column-religion = Religion
telling-column-remarks = Remarks
telling-column-row = Row
telling-column-says = What it does
telling-column-side = Side pile
telling-column-site = Site
telling-column-slot = Slot
telling-column-state = State
telling-column-stations = Stations of its followers
telling-column-suit = Suit
telling-column-symbols = Symbols
telling-column-tile = Tile
telling-column-times = Times
telling-column-total = Total
telling-column-treasures = Treasures
telling-column-wall = Wall

## Cells

# Somebody in a list whose turn it is.
telling-acts = { $name } (playing now)
# A number, and what it counts or leads to.
telling-numbered = { $n }: { $words }
telling-questor-cross = none, a cross
telling-questor-monsters =
    { $count ->
        [one] a monster
       *[other] { $count } monsters
    }
telling-questor-gem = a gemstone
telling-questor-entrance =
    { $entrance ->
        [north] the north entrance
        [east] the east entrance
        [south] the south entrance
       *[west] the west entrance
    }
# $words is what lies on a tile that is face down.
telling-questor-holds = { $at }: { $words }.
telling-pillars-naming = A station is named by its column and row, a site by its column and the two rows it lies between. A station is next to those left and right of it in its row and to one straight above or below. The pockets at the rim are next to each other all round: { $places }.

## What the winners of a game played, where that is their place in the order of play

telling-role-first = Plays first
telling-role-second = Plays second
telling-role-third = Plays third
telling-role-fourth = Plays fourth
telling-role-fifth = Plays fifth
telling-role-sixth = Plays sixth
