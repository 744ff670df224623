### Words of The Holy Quest.
###
### $seat and $person are names of people. $pawn and $other are pawns in words, with
### their sign; $saint is the name of a saint. $order is the id of an order, $direction that of a
### direction. $from and $to say where a pawn comes from or goes to, with their prepositions
### (holy-quest-from-path, holy-quest-to-path); where there is a picture no tile bears a number
### (holy-quest-to-sign, the lines -seen). $name is a tile or a place. $text is a question, an
### answer or what a card says.

holy-quest-title = The Holy Quest
holy-quest-genre = Dice race with questions
holy-quest-blurb = Lead four saints of your order round the board into Heaven, past ice and fire, with questions on the way.
holy-quest-packs = questions of your own, for a class or a parish feast
holy-quest-minutes = 25–50 min
holy-quest-aim = Bring your saints round the board and into Heaven.
holy-quest-there =
    { $done ->
        [one] { $done } of { $need } is there.
       *[other] { $done } of { $need } are there.
    }
holy-quest-aim-so-far = Bring your saints into Heaven: { holy-quest-there }
holy-quest-aim-throne = Bring your saints to the Throne Room: { holy-quest-there }
holy-quest-plate = { holy-quest-order }: { $done } of { $need } in Heaven
holy-quest-plate-key = → tiles to go to Heaven
holy-quest-plate-throne = { holy-quest-order }: { $done } of { $need } in the Throne Room

## About the printed game, and the chapters of its rules

holy-quest-about = The Holy Quest was designed by Matthias Lorens and published by Traditio Designs, LLC, in 2025 (© Traditio Designs, LLC; the name is its trademark). You can find it at www.theholyquest.us.
holy-quest-thanks = Its rulebook thanks Feliks Mylyk for the inspiration, and all who tested it.
chapter-H-1 = Board
chapter-H-2 = Pieces
chapter-H-3 = Turns and movement
chapter-H-4 = Tiles
chapter-H-5 = Captains
chapter-H-6 = Modes

## Rules, one sentence each

rule-H-1-1 = The path has four quarters of equal tiles. On each, every order has its entrance, Holy Ground and two Start tiles.
rule-H-1-2 = At its own entrance a pawn turns into Heaven, four tiles that nobody else can enter. It never goes past it on the path.
rule-H-1-3 = The ring round the Throne Room is walked clockwise, from the Entry Arrow to the Final Arrow and one exact step further.
rule-H-1-4 = Two to four orders play; a place that is taken cannot be drawn again. Tiles of absent orders are regular.
rule-H-2-1 = You move the four pawns of your own order, each a saint and each picked once.
rule-H-2-2 = The back of the top Saint card shows its saint. Only a card that still lies hidden in the deck can come up.
rule-H-2-3 = A used card goes under its deck. Only a card that is in the deck can be drawn, and from an empty deck none.
rule-H-2-4 = There are ten ice markers, two dice and four Alliance tokens.
rule-H-2-5 = An Action card is followed at once, as far as it can be, and with the pawns that it names.
rule-H-3-1 = The highest roll begins, or whoever was named. Turns go clockwise round the table.
rule-H-3-2 = All pawns go the way of the Direction card. When it turns, they go the other way from where they are.
rule-H-3-3 = A 1 or a 6 may start a pawn from Home onto a free Start tile. The roll that follows moves that pawn if it can.
rule-H-3-4 = With two dice any double may start a pawn, and a double six rolls again. The sum moves one pawn.
rule-H-3-5 = A legal move must be taken. Only a six without any move may be rolled again; else the turn is lost.
rule-H-3-6 = The count must end where the pawn may land: not on its own side, and not beyond the last tile.
rule-H-3-7 = A pawn on its own Holy Ground and a Captain are bumped by Captains only, a Captain on its Holy Ground by nobody.
rule-H-3-8 = With an opponent’s unfrozen Captain on your Start tile, you can start a pawn only by bumping it with your own Captain.
rule-H-3-9 = In Heaven a pawn needs the exact count onto a free tile.
rule-H-3-10 = A pawn that goes back stops before its own entrance, and stays where it was if it may not land there.
rule-H-3-11 = A frozen pawn does not move. Before the first roll of a turn you may try to free it with a double instead.
rule-H-3-12 = A six that ends on a special tile is rolled again after the tile has acted, unless the turn is lost.
rule-H-3-13 = A roll given by a tile or a card moves only the pawn it names, starts none and earns no further roll.
rule-H-4-1 = Fast Forward sends a pawn on to the next such tile. The last one before its own entrance does nothing.
rule-H-4-2 = Cross Over sends a pawn to the Cross Over tile across the board.
rule-H-4-3 = On a Freeze tile you may name an opponent’s pawn on the path that is not frozen; a double freezes it.
rule-H-4-4 = On a Fire tile you may unfreeze one pawn: your own, an ally’s or a team mate’s.
rule-H-4-5 = A Saint card that was read before is a question: answer it. Right, you roll and advance; wrong, you go back four.
rule-H-4-6 = On an Action tile you draw the top Action card.
rule-H-4-7 = On a Wild tile you must choose: a card, both dice, an opponent’s unprotected pawn to bump, or a frozen friend to free.
rule-H-4-8 = A tile acts when a forward move ends on it, and not when a pawn takes another’s place.
rule-H-5-1 = A Captain is bumped or frozen by Captains only, or by a Freeze tile, and rolls both dice after a right answer.
rule-H-5-2 = A frozen Captain has no immunity.
rule-H-6-1 = Easy: Saint and Wild give a Saint card, Fire gives your token, Freeze takes it; no ice, no Action cards.
rule-H-6-2 = Simple: no Saint cards and no score. The first order with all four pawns in Heaven wins.
rule-H-6-3 = One-Way: the direction is chosen and stays, and card 5 is out.
rule-H-6-4 = Full: everything but tokens. With a score, the highest wins when all four pawns of one order are in Heaven.
rule-H-6-5 = Multiplayer: a colour may be a team, and another of its members rolls each turn.
rule-H-6-6 = Teamwork: two teams of two. A team wins when all eight pawns are in Heaven, and each moves the pawns of both.
rule-H-6-7 = Only card 10 makes or ends an alliance of two. You may not start an ally’s pawn. Only players without an ally can be asked.
rule-H-6-8 = Competition: points add up over games. On a Wild tile a double wins your own free token, or one from its holder.
rule-H-6-9 = Advanced: with all four in Heaven an order goes on to the Throne Room. On the ring your own side blocks you.
rule-H-6-10 = Custom: any single rule may be set on its own.
rule-H-6-11 = Card 10 is in only where alliances are allowed and three or four orders play.
rule-H-6-12 = Equal highest scores share the win.
rule-H-6-13 = Some rules do not go together, such as alliances and a score.

## Modes of play

holy-quest-mode-easy = Easy
holy-quest-mode-easy-help = Collect Saint cards on a race to Heaven. No ice, no questions: right for a child of five.
holy-quest-mode-simple = Simple
holy-quest-mode-simple-help = A quick race with ice and Action cards. No Saint cards, so nothing to read.
holy-quest-mode-full = Full
holy-quest-mode-full-help = Saints, questions, ice and fire. First with all four in Heaven wins.
holy-quest-mode-alliance = Alliance
holy-quest-mode-alliance-help = Friends come and go with one card. Allies spare each other; one wins.
holy-quest-mode-teamwork = Teamwork
holy-quest-mode-teamwork-help = Two against two, for the whole game. All eight saints must reach Heaven.
holy-quest-mode-competition = Competition
holy-quest-mode-competition-help = Points, game after game, up to a target. For a club or a long evening.
holy-quest-modes-note = advanced and one_way go with every mode, score with full, members_1 to members_4 with all but alliance. Whatever else you set makes it a custom game.

## Orders, directions, tiles and places

holy-quest-order =
    { $order ->
        [franciscans] Franciscans
        [carmelites] Carmelites
        [dominicans] Dominicans
       *[jesuits] Jesuits
    }
holy-quest-colour =
    { $order ->
        [franciscans] green
        [carmelites] yellow
        [dominicans] red
       *[jesuits] blue
    }
holy-quest-direction =
    { $direction ->
        [clockwise] clockwise
       *[counterclockwise] counterclockwise
    }
holy-quest-tile-regular = regular tile
holy-quest-tile-fast-forward = Fast Forward
holy-quest-tile-cross-over = Cross Over
holy-quest-tile-freeze = Freeze
holy-quest-tile-fire = Fire
holy-quest-tile-saint = Saint
holy-quest-tile-action = Action
holy-quest-tile-wild = Wild
holy-quest-tile-entrance = Holy Ground and entrance of the { holy-quest-order }
holy-quest-tile-holy-ground = Holy Ground of the { holy-quest-order }
holy-quest-tile-start-clockwise = clockwise Start of the { holy-quest-order }
holy-quest-tile-start-counterclockwise = counterclockwise Start of the { holy-quest-order }
holy-quest-place-path = tile { $n }
holy-quest-place-tile = tile { $n } ({ $name })
holy-quest-place-home = Home
holy-quest-place-heaven = Heaven { $n }
holy-quest-place-ring = ring tile { $n }
holy-quest-place-throne = Throne Room
holy-quest-from-path = from tile { $n }
holy-quest-from-tile = from tile { $n } ({ $name })
holy-quest-from-home = from Home
holy-quest-from-heaven = from Heaven { $n }
holy-quest-from-ring = from ring tile { $n }
holy-quest-from-throne = from the Throne Room
holy-quest-to-path = to tile { $n }
holy-quest-to-tile = to tile { $n } ({ $name })
holy-quest-to-sign = to the { $name } tile
holy-quest-to-own = to the { $name }
holy-quest-to-plain = to a plain tile
holy-quest-to-home = Home
holy-quest-to-heaven = to Heaven { $n }
holy-quest-to-ring = to ring tile { $n }
holy-quest-to-throne = into the Throne Room

## Action cards

holy-quest-card-saint = the top Saint card, as on a Saint tile.
holy-quest-card-both-dice = both dice, and this pawn advances.
holy-quest-card-start = one of your pawns starts; if none can, one die moves any of them.
holy-quest-card-back =
    { $n ->
        [one] this pawn goes back { $n } tile.
       *[other] this pawn goes back { $n } tiles.
    }
holy-quest-card-direction = the Direction card turns.
holy-quest-card-lose-turn = the turn is lost.
holy-quest-card-freeze = freeze an opponent’s pawn.
holy-quest-card-swap = this pawn changes places with an opponent’s.
holy-quest-card-advance =
    { $n ->
        [one] another of your pawns advances { $n } tile.
       *[other] another of your pawns advances { $n } tiles.
    }
holy-quest-card-alliance = make an alliance, or end yours.
holy-quest-card-unfreeze = you may unfreeze a pawn; if none of yours is frozen, roll again.
holy-quest-card-to-start = this pawn goes back to its Start tile.

## What is waited for

holy-quest-prompt-lot = Draw lots: where does { $seat } sit?
holy-quest-prompt-first = { $seat } rolls for the first turn.
holy-quest-prompt-reveal = Turn up the top of the Saint deck: which saint is it?
holy-quest-prompt-roll =
    { $n ->
        [one] { $seat } rolls one die.
       *[other] { $seat } rolls both dice.
    }
holy-quest-prompt-thaw = { $seat } rolls both dice: any double frees { $pawn }.
holy-quest-prompt-granted =
    { $n ->
        [one] { $seat } rolls one die and advances.
       *[other] { $seat } rolls both dice and advances.
    }
holy-quest-prompt-freeze-roll = { $seat } rolls both dice: any double freezes { $pawn }.
holy-quest-prompt-bump-roll = { $seat } rolls one die: a 6 bumps { $pawn }.
holy-quest-prompt-token-roll = { $seat } rolls both dice: any double wins the token of the { holy-quest-order }.
holy-quest-prompt-draw = { $seat } draws an Action card: which number?
holy-quest-prompt-question = Which question is drawn for { $seat }?
holy-quest-prompt-turn = Roll, or try to free a frozen pawn?
holy-quest-prompt-move = The roll is { $n }. Which pawn?
holy-quest-prompt-no-move = The roll is { $n }, and no move is possible. Roll again?
holy-quest-prompt-card-move =
    { $n ->
        [one] Which pawn advances { $n } tile?
       *[other] Which pawn advances { $n } tiles?
    }
holy-quest-prompt-card-start = Which pawn do you start?
holy-quest-prompt-freeze = Whom would you like to freeze? Both dice are thrown, and a double does it.
holy-quest-prompt-card-freeze = Which pawn do you freeze?
holy-quest-prompt-fire = Fire: unfreeze a pawn?
holy-quest-prompt-card-unfreeze = Card 11: unfreeze a pawn?
holy-quest-prompt-wild = Wild, with { $pawn }: choose one.
holy-quest-prompt-swap = With which pawn does { $pawn } change places?
holy-quest-prompt-ally = Card 10: what do you do?
holy-quest-prompt-proposed = { $seat } proposes an alliance to you. Do you accept?
holy-quest-prompt-ask = Which question do you ask { $seat }?
holy-quest-prompt-pick = Which saint of the { holy-quest-order } do you pick?

## What one may do

holy-quest-action-roll = Roll
holy-quest-action-roll-again = Roll again
holy-quest-action-thaw = Try to free { $pawn } with a double
holy-quest-action-move = Move { $pawn }
holy-quest-action-move-to = Move { $pawn } { $to }
holy-quest-action-bumping = { $text }, bumping { $other }
holy-quest-action-start = Start { $pawn }
holy-quest-action-freeze = Freeze { $pawn }
holy-quest-action-freeze-try = Try to freeze { $pawn } with a double
holy-quest-action-unfreeze = Unfreeze { $pawn }
holy-quest-action-swap = Change places with { $pawn }
holy-quest-action-draw = Draw an Action card
holy-quest-action-both = Roll both dice and advance
holy-quest-action-bump = Try to bump { $pawn } with a 6
holy-quest-action-token = Try for the token of the { holy-quest-order } with a double
holy-quest-action-ask = Question { $n }
holy-quest-action-answer =
    { $n ->
        [1] Answer A
        [2] Answer B
        [3] Answer C
       *[other] Answer D
    }
holy-quest-action-ally = Propose an alliance to the { holy-quest-order }
holy-quest-action-part = End your alliance
holy-quest-action-accept = Accept
holy-quest-action-decline = Decline
holy-quest-action-pass = Pass
holy-quest-action-pick = Pick { $saint }
holy-quest-action-lot = With the { holy-quest-order }
holy-quest-action-die = The die shows { $n }
holy-quest-action-dice = The dice show { $a } and { $b }
holy-quest-action-action = Action card { $n }
holy-quest-action-saint = The top card is { $saint }
holy-quest-action-question = The question is: { $text }

## Why something is not allowed; otherwise the rule’s own sentence

holy-quest-why-not-yours = { $pawn } is not yours to move.
holy-quest-why-at-home = { $pawn } is still at Home and has to start first.
holy-quest-why-bound = This roll is for the pawn that has just started.
holy-quest-why-started = { $pawn } has already started.
holy-quest-why-no-start = You rolled { $n }: only a 1 or a 6 starts a pawn.
holy-quest-why-no-double = Only a double starts a pawn.
holy-quest-why-frozen = { $pawn } is frozen.
holy-quest-why-frozen-already = { $pawn } is already frozen.
holy-quest-why-too-far =
    { $n ->
        [one] { $pawn } has no room for { $n } more step.
       *[other] { $pawn } has no room for { $n } more steps.
    }
holy-quest-why-own-side = { $other } stands where { $pawn } would land.
holy-quest-why-protected = { $other } stands where { $pawn } would land, and is protected.
holy-quest-why-must-move = You can move a pawn, so you must.

## What happened

holy-quest-event-seated = { $seat } plays the { holy-quest-order }.
holy-quest-event-rolled-first = { $seat } rolls { $n }.
holy-quest-event-tied = A tie: those with the highest roll again.
holy-quest-event-first = { $seat } begins with the { holy-quest-order }.
holy-quest-event-picked = { $seat } picks { $saint }.
holy-quest-event-top-saint = On top of the Saint deck now: { $saint }.
holy-quest-event-turn = Turn { $n }: { $seat }, { holy-quest-order }.
holy-quest-event-turn-member = Turn { $n }: { $seat }, { holy-quest-order }. Member { $count } of the team rolls.
holy-quest-event-rolled = { $seat } rolls { $a }.
holy-quest-event-rolled-both = { $seat } rolls { $a } and { $b }.
holy-quest-event-no-move = { $seat } has no legal move with this roll.
holy-quest-event-passed = { $seat } passes.
holy-quest-event-started = { $pawn } starts { $to }.
holy-quest-event-started-seen = { $pawn } starts.
holy-quest-event-moved = { $pawn } moves { $from } { $to }.
holy-quest-event-moved-seen = { $pawn } moves { $to }.
holy-quest-event-bumped = { $other } bumps { $pawn } { $from } { $to }.
holy-quest-event-bumped-seen = { $other } bumps { $pawn } { $to }.
holy-quest-event-stays = { $pawn } cannot go { $to }, where { $other } stands, and stays.
holy-quest-event-stays-far = { $pawn } cannot go that far and stays.
holy-quest-event-back = { $pawn } goes back { $from } { $to }.
holy-quest-event-back-seen = { $pawn } goes back { $to }.
holy-quest-event-back-short = { $pawn } goes back { $from } { $to } and stops there, before its own entrance.
holy-quest-event-back-short-seen = { $pawn } goes back { $to } and stops there, before its own entrance.
holy-quest-event-stays-back = { $pawn } would go back onto its own entrance, and stays.
holy-quest-event-forward = Fast Forward: { $pawn } goes on { $from } { $to }.
holy-quest-event-forward-seen = Fast Forward: { $pawn } flies on to the next one.
holy-quest-event-forward-last = Fast Forward does nothing for { $pawn }: it is the last one before its own entrance.
holy-quest-event-crossed = Cross Over: { $pawn } goes across { $from } { $to }.
holy-quest-event-crossed-seen = Cross Over: { $pawn } goes across the board.
holy-quest-event-in-heaven = { $pawn } is in Heaven, { $n } of 4.
holy-quest-event-way-open = All four { holy-quest-order } are in Heaven: the way to the Throne Room is open to them.
holy-quest-event-in-throne = { $pawn } is in the Throne Room, { $n } of 4.
holy-quest-event-froze = { $pawn } is frozen. Ice markers left: { $n }.
holy-quest-event-unfroze = { $pawn } is free again. Ice markers left: { $n }.
holy-quest-event-freeze-tried = { $seat } tries to freeze { $pawn }.
holy-quest-event-thaw-tried = { $seat } tries to free { $pawn }.
holy-quest-event-bump-tried = { $seat } tries to bump { $pawn }.
holy-quest-event-missed = The dice say no to { $seat }.
holy-quest-event-no-ice = All ice markers are in use: the turn of { $seat } ends.
holy-quest-event-fire-idle = Fire, but { $seat } has nobody to unfreeze.
holy-quest-event-freeze-idle = Freeze, but { $seat } has nobody to freeze.
holy-quest-event-drew-action = { $seat } draws Action card { $card }: { $text }
holy-quest-event-wild-drew = On Wild { $seat } draws Action card { $card }: { $text }
holy-quest-event-wild-both = On Wild { $seat } rolls both dice: { $a } and { $b }.
holy-quest-event-no-effect = Card { $card } can do nothing here.
holy-quest-event-direction = The Direction card turns: all pawns now go { holy-quest-direction }.
holy-quest-event-turn-lost = The turn of { $seat } is over at once.
holy-quest-event-swapped = { $pawn } and { $other } change places.
holy-quest-event-sent-to-start = { $pawn } is sent { $to }.
holy-quest-event-sent-to-start-seen = { $pawn } is sent back to its Start tile.
holy-quest-event-one-more-roll = { $seat } rolls again.
holy-quest-event-another-turn = A double six: { $seat } will have another turn.
holy-quest-event-saint-read = { $seat } reads aloud the card of { $saint }; it goes under the deck.
holy-quest-event-saint-drawn = { $seat } draws the card of { $saint }: a question!
holy-quest-event-question-drawn = A question to choose from: { $text }
holy-quest-event-question = { $seat } is asked: { $text }
holy-quest-event-question-by = { $person } asks { $seat }: { $text }
holy-quest-event-right = “{ $text }” is right!
holy-quest-event-wrong = “{ $text }” is wrong. The answer is “{ $due }”.
holy-quest-event-kept = { $seat } keeps the card of { $saint }.
holy-quest-event-token-taken = { $seat } takes the token of the { holy-quest-order }.
holy-quest-event-token-won = { $seat } takes the token of the { holy-quest-order } from { $person }.
holy-quest-event-token-given-up = { $seat } gives up the token of the { holy-quest-order }.
holy-quest-event-token-tried = { $seat } tries for the token of the { holy-quest-order }.
holy-quest-event-proposed = { $seat } proposes an alliance to { $person }.
holy-quest-event-allied = { $seat } and { $person } are allies.
holy-quest-event-refused = { $person } declines the alliance with { $seat }.
holy-quest-event-parted = { $seat } ends the alliance with { $person }.
holy-quest-event-scored =
    { $points ->
        [one] { $seat }, { holy-quest-order }: { $points } point.
       *[other] { $seat }, { holy-quest-order }: { $points } points.
    }
holy-quest-event-scored-series =
    { $points ->
        [one] { $seat }, { holy-quest-order }: { $points } point, { $total } in all.
       *[other] { $seat }, { holy-quest-order }: { $points } points, { $total } in all.
    }
holy-quest-event-won = { $seat } wins with the { holy-quest-order }!
holy-quest-event-won-shared = { $seat }, { holy-quest-order }, shares the win!
holy-quest-event-series-on = In the series, ahead with { $total } of { $points } points: { $person }.
holy-quest-event-series-won = { $seat } wins the series with { $total } points!

## Why the game ended

holy-quest-reason-heaven = All four pawns of an order are in Heaven.
holy-quest-reason-throne = All four pawns of an order are in the Throne Room.
holy-quest-reason-score = An order has brought all four pawns to the goal, and the points are counted.
holy-quest-reason-team-heaven = All eight pawns of a team are in Heaven.
holy-quest-reason-team-throne = All eight pawns of a team are in the Throne Room.

## Options

holy-quest-option-mode = Mode
holy-quest-option-mode-help = A named set of the single rules below.
holy-quest-option-advanced = Advanced
holy-quest-option-advanced-help = After Heaven the pawns go on round the ring into the Throne Room.
holy-quest-option-one_way = One-Way
holy-quest-option-one_way-help = The direction never turns, and card 5 is out.
holy-quest-option-direction = Direction
holy-quest-option-direction-help = Which way the pawns go, at first or for good.
holy-quest-option-dice = Dice
holy-quest-option-dice-help = One die or two for every ordinary roll. Four players in Easy play are asked: two dice take half the time.
holy-quest-option-dice-asks = Four of you, and Easy play: one die or two? With two dice the game takes half the time.
holy-quest-option-score = Score
holy-quest-option-score-help = The highest score wins when one order has all four pawns at the goal; without, that order wins.
holy-quest-option-target = Target
holy-quest-option-target-help = The sum of points that wins a series; 0 for a single game.
holy-quest-option-tokens = Tokens
holy-quest-option-tokens-help = Alliance tokens count points: taken on Fire in Easy play, else won on Wild tiles.
holy-quest-option-alliances = Alliances
holy-quest-option-alliances-help = None, made by card 10, or two fixed teams.
holy-quest-option-partners = Partners
holy-quest-option-partners-help = Whether team mates sit opposite or beside each other.
holy-quest-option-easy_tiles = Easy tiles
holy-quest-option-easy_tiles-help = Only Saint, Wild, Fire and Freeze tiles act, in the simple way of Easy play.
holy-quest-option-fast_forward = Fast Forward
holy-quest-option-fast_forward-help = Whether Fast Forward tiles act.
holy-quest-option-captains = Captains
holy-quest-option-captains-help = Without, Captains are pawns like any other.
holy-quest-option-saint_cards = Saint cards
holy-quest-option-saint_cards-help = Without, Saint tiles are regular and nobody is asked.
holy-quest-option-keep_all_cards = Keep all cards
holy-quest-option-keep_all_cards-help = Saint cards of every order are kept after a right answer, not only those of one’s own.
holy-quest-option-deck = Saint deck
holy-quest-option-deck-help = The 16 cards of the base game, those of the pawns in play, or all 32.
holy-quest-option-expansion = Expansion
holy-quest-option-expansion-help = Players pick their four pawns from all saints of their order.
holy-quest-option-read = Read before
holy-quest-option-read-help = A Saint card is read aloud the first time, and brings a question after that. What counts as read: the cards of this series, of this game, or all of them; with all, questions come from the first card on.
holy-quest-option-read-front = Are the saints known?
holy-quest-option-read-idle = No questions in this mode.
holy-quest-option-asker-idle = No questions in this mode.
holy-quest-option-difficulty-idle = No questions in this mode.
holy-quest-option-asker = Who asks
holy-quest-option-asker-help = The referee, or the next player who chooses one of three questions.
holy-quest-option-difficulty = Difficulty
holy-quest-option-difficulty-help = How hard the questions are, from 1 to 3.
holy-quest-option-first = Who begins
holy-quest-option-first-help = The highest roll, or a seat such as the youngest player’s.
holy-quest-option-seating = Seating
holy-quest-option-seating-help = Two sit opposite or side by side, four all round, and anyone may be seated by lot.
holy-quest-option-colour = Order of seat 1
holy-quest-option-colour-help = Which order the first seat plays: Franciscans by default; the others follow clockwise. You cannot choose when seats are drawn by lot, as with three players.
holy-quest-option-board = Board
holy-quest-option-board-help = The board of the pack, or the short one of 48 tiles.
holy-quest-option-members_1 = Members of seat 1
holy-quest-option-members_1-help = How many people share seat 1; another of them rolls each turn.
holy-quest-option-members_2 = Members of seat 2
holy-quest-option-members_2-help = How many people share seat 2; another of them rolls each turn.
holy-quest-option-members_3 = Members of seat 3
holy-quest-option-members_3-help = How many people share seat 3; another of them rolls each turn.
holy-quest-option-members_4 = Members of seat 4
holy-quest-option-members_4-help = How many people share seat 4; another of them rolls each turn.
holy-quest-option-card_1 = Card 1
holy-quest-option-card_1-help = Use Action card 1 (take the top Saint card).
holy-quest-option-card_2 = Card 2
holy-quest-option-card_2-help = Use Action card 2 (roll both dice).
holy-quest-option-card_3 = Card 3
holy-quest-option-card_3-help = Use Action card 3 (start a pawn).
holy-quest-option-card_4 = Card 4
holy-quest-option-card_4-help = Use Action card 4 (go back four).
holy-quest-option-card_5 = Card 5
holy-quest-option-card_5-help = Use Action card 5 (turn the Direction card).
holy-quest-option-card_6 = Card 6
holy-quest-option-card_6-help = Use Action card 6 (lose your turn).
holy-quest-option-card_7 = Card 7
holy-quest-option-card_7-help = Use Action card 7 (freeze a pawn).
holy-quest-option-card_8 = Card 8
holy-quest-option-card_8-help = Use Action card 8 (change places).
holy-quest-option-card_9 = Card 9
holy-quest-option-card_9-help = Use Action card 9 (another pawn advances three).
holy-quest-option-card_10 = Card 10
holy-quest-option-card_10-help = Use Action card 10 (alliances).
holy-quest-option-card_11 = Card 11
holy-quest-option-card_11-help = Use Action card 11 (unfreeze a pawn).
holy-quest-option-card_12 = Card 12
holy-quest-option-card_12-help = Use Action card 12 (back to the Start tile).
holy-quest-option-points_heaven = Points in Heaven
holy-quest-option-points_heaven-help = Points for each pawn in Heaven.
holy-quest-option-points_all_heaven = All four in Heaven
holy-quest-option-points_all_heaven-help = Extra points for all four pawns in Heaven.
holy-quest-option-points_throne = Points in the Throne Room
holy-quest-option-points_throne-help = Points for each pawn in the Throne Room, instead of Heaven.
holy-quest-option-points_all_throne = All four in the Throne Room
holy-quest-option-points_all_throne-help = Extra points for all four pawns in the Throne Room.
holy-quest-option-points_own_card = Own Saint card
holy-quest-option-points_own_card-help = Points for each Saint card you keep of your own order.
holy-quest-option-points_other_card = Other Saint card
holy-quest-option-points_other_card-help = Points for each Saint card you keep of another order.
holy-quest-option-points_all_cards = All own Saint cards
holy-quest-option-points_all_cards-help = Extra points for all Saint cards of your own order in the deck.
holy-quest-option-points_own_token = Own token
holy-quest-option-points_own_token-help = Points for your own Alliance token.
holy-quest-option-points_other_token = Other token
holy-quest-option-points_other_token-help = Points for each Alliance token of another order.

## Options that do not go together

holy-quest-refuse-own-board = The short board belongs to the base pack; { $pack } has a board of its own.
holy-quest-refuse-seating =
    { $seating ->
        [opposite] Only two players sit opposite each other; { $players } do not.
        [beside] Only two players may sit side by side; { $players } do not.
        [round] Only four players sit all round the table; { $players } do not.
       *[lot] { $players } players cannot be seated so.
    }
holy-quest-refuse-colour-by-lot = { $players } players are seated by lot here, so nobody chooses an order.
holy-quest-refuse-no-such-seat = There is no such seat: { $players } players have the seats 1 to { $players }.
holy-quest-refuse-alliance-or-teamwork = Alliances by card and fixed teams do not go together.
holy-quest-refuse-alliance-needs-three = Alliances need three or four players, not { $players }.
holy-quest-refuse-teamwork-needs-four = Teams are two against two: that takes four players, not { $players }.
holy-quest-refuse-alliance-in-easy = Easy play knows no alliances and no teams.
holy-quest-refuse-alliance-with-score = Alliances and teams are played without score and without tokens to win.
holy-quest-refuse-alliance-with-members = Alliances by card are not for teams of several members.
holy-quest-refuse-tokens-need-score = Tokens count points: they need a score.
holy-quest-refuse-keeping-needs-score = Saint cards are kept for points: that needs a score.
holy-quest-refuse-target-needs-score = A target is a sum of points: it needs a score.
holy-quest-refuse-competition-one-die = Competition, with its tokens, is played with one die.
holy-quest-refuse-no-action-cards = Easy play has no Action cards, so card { $card } cannot be in.
holy-quest-refuse-card-needs-saints = Card { $card } draws a Saint card: it needs Saint cards.
holy-quest-refuse-card-turns-direction = Card { $card } turns the direction, which One-Way keeps.
holy-quest-refuse-card-needs-alliances = Card { $card } is in only where alliances are allowed and three or four play.

## The board, for the eye and for the ear

holy-quest-shown-turn = Turn { $n }
holy-quest-shown-way =
    { $direction ->
        [clockwise] clockwise
       *[counterclockwise] counterclockwise
    }
holy-quest-shown-ice = Ice: { $count }
holy-quest-shown-actions = Action cards: { $count }
holy-quest-shown-top = Saint cards: { $count }, on top { $saint }
holy-quest-shown-card-out = Saint card in play: { $saint }
holy-quest-shown-action-out = Action card in play: { $n }, { $text }
holy-quest-shown-target = Target: { $points }
holy-quest-shown-throne = Throne
holy-quest-shown-points = points { $points }
holy-quest-shown-total = { $total } in all
holy-quest-shown-cards = cards { $cards }
holy-quest-shown-tokens = tokens { $cards }
holy-quest-shown-ally = with the { holy-quest-order }
holy-quest-shown-member = member { $n } of { $count }
holy-quest-shown-heaven = Heaven
holy-quest-sign-regular = ·
holy-quest-sign-fast-forward = FF
holy-quest-sign-cross-over = Cr
holy-quest-sign-freeze = Fz
holy-quest-sign-fire = Fi
holy-quest-sign-saint = Sa
holy-quest-sign-action = Ac
holy-quest-sign-wild = Wi
holy-quest-sign-entrance = E
holy-quest-sign-holy-ground = H
holy-quest-told-direction = The pawns go { holy-quest-direction }.
holy-quest-shown-plate = { holy-quest-order } ({ holy-quest-colour })
holy-quest-brief-turn =
    { $n ->
        [one] In each turn a die is thrown, and you choose which saint walks. A 1 or a 6 starts a saint from Home.
       *[other] In each turn two dice are thrown, and you choose which saint walks. A double starts a saint from Home.
    }
holy-quest-shown-seated = At the table: { $name }.
holy-quest-shown-partners = { $seat } and { $person } are partners and win together.
holy-quest-told-player = { $seat }, { holy-quest-shown-plate }. { $text }.
holy-quest-told-points =
    { $points ->
        [one] { $seat } has { $points } point.
       *[other] { $seat } has { $points } points.
    }
holy-quest-told-total =
    { $total ->
        [one] With the earlier games { $seat } has { $total } point.
       *[other] With the earlier games { $seat } has { $total } points.
    }
holy-quest-told-cards = { $seat } has kept: { $cards }.
holy-quest-told-tokens = { $seat } holds the tokens of: { $cards }.
holy-quest-told-ally = { $seat } stands by { $person }.
holy-quest-told-member = In the team of { $seat }, member { $n } of { $count } is to roll.
holy-quest-told-decks = Ice markers left: { $left }. Action cards: { $n }.
holy-quest-told-named = This pawn is { $pawn }.
holy-quest-told-pawn = { $pawn }: { $name }
holy-quest-told-frozen = frozen
holy-quest-told-captain = Captain
holy-quest-told-empty = { $name }: nobody is there.
holy-quest-told-held = { $name }: { $pawn }.
holy-quest-typed-direction = direction, direction card
holy-quest-typed-ice = ice, markers, ice markers
holy-quest-typed-deck = saint deck, saints, deck, top card
holy-quest-typed-throne = throne, throne room
holy-quest-typed-home = home, home base
holy-quest-typed-heaven = heaven
holy-quest-typed-ring = ring, ring tile
holy-quest-typed-tile = tile, path
holy-quest-legend-tiles = Tiles: Sa Saint, Ac Action, FF Fast Forward, Cr Cross Over, Fz Freeze, Fi Fire, Wi Wild, · regular.
holy-quest-legend-own = Tiles of an order: Ef Holy Ground and entrance, Hf Holy Ground, >f clockwise Start, <f counterclockwise Start of the Franciscans.
holy-quest-legend-pawns = Pawns: f1 to f4 Franciscans (green), c Carmelites (yellow), d Dominicans (red), j Jesuits (blue). A capital letter is a Captain, a star * is ice.
holy-quest-legend-places = The numbers outside count the tiles. Heaven leads inwards from each entrance; Home is the box with the order’s name.
holy-quest-legend-turn = An arrow marks whose turn it is. The ring round the Throne Room is there in Advanced play.
holy-quest-shown-places = Places to ask about: a tile such as 17, heaven f, home f, ring 3, throne, deck, ice, direction, an order or a player.
holy-quest-group-roll = Roll
holy-quest-group-thaw = Free a pawn
holy-quest-group-move = Move
holy-quest-group-start = Start a pawn
holy-quest-group-freeze = Freeze
holy-quest-group-unfreeze = Unfreeze
holy-quest-group-swap = Change places
holy-quest-group-draw = Draw a card
holy-quest-group-both = Both dice
holy-quest-group-bump = Bump
holy-quest-group-token = Tokens
holy-quest-group-ask = Ask
holy-quest-group-answer = Answer
holy-quest-group-ally = Alliance
holy-quest-group-part = End the alliance
holy-quest-group-accept = Accept
holy-quest-group-decline = Decline
holy-quest-group-pass = Pass
holy-quest-group-pick = Pick a saint
holy-quest-group-lot = Lots
holy-quest-group-die = One die
holy-quest-group-dice = Both dice
holy-quest-group-action = Action card
holy-quest-group-saint = Saint card
holy-quest-group-question = Question

holy-quest-preset-family = Family
holy-quest-preset-family-help = easy questions, two dice
holy-quest-preset-short = Short
holy-quest-preset-short-help = small board, no questions
holy-quest-preset-class = Class
holy-quest-preset-class-help = four teams on one screen
holy-quest-preset-expert = Expert
holy-quest-preset-expert-help = hard questions, points

## The picture: what is there, in a sentence, and what it does

holy-quest-spot-tile = Tile { $n }, { $name }
holy-quest-spot-does = { $name }: { $text }
holy-quest-spot-path = path
holy-quest-spot-pawn = { holy-quest-order }
holy-quest-spot-captain = Captain of the { holy-quest-order }
holy-quest-spot-to-go =
    { $n ->
        [one] { $n } step to Heaven
       *[other] { $n } steps to Heaven
    }
holy-quest-spot-home = Home of the { holy-quest-order }
holy-quest-spot-heaven = Heaven { $n } of the { holy-quest-order }
holy-quest-spot-ring = Ring tile { $n }
holy-quest-spot-throne = Throne Room
holy-quest-spot-direction = Direction: { holy-quest-direction }. All pawns go this way.
holy-quest-spot-ice = Ice: { $left } of { $n } left.
holy-quest-spot-actions = Action cards: { $n }.
holy-quest-spot-saints = Saint cards: { $n }, next: { $saint }.
holy-quest-spot-order = { holy-quest-order } ({ holy-quest-colour }): { $seat }
holy-quest-spot-right =
    { $n ->
        [one] { $pawn } rolls one die and goes on
       *[other] { $pawn } rolls both dice and goes on
    }
holy-quest-spot-wrong =
    { $n ->
        [one] back one tile
        [4] back four tiles
       *[other] back { $n } tiles
    }
holy-quest-does-path = nothing happens here.
holy-quest-does-saint = a Saint card to read, or its question to answer.
holy-quest-does-action = draw an Action card and follow it.
holy-quest-does-fast-forward = fly on to the next one.
holy-quest-does-cross-over = cross the bridge to the other side of the board.
holy-quest-does-freeze = choose an opponent’s pawn and throw both dice: a double freezes it.
holy-quest-does-fire = melt one of your own pawns free.
holy-quest-does-wild = choose one: a card, both dice, a bump, a thaw.
holy-quest-does-saint-easy = keep the top Saint card.
holy-quest-does-wild-easy = keep the top Saint card.
holy-quest-does-fire-easy = take your token.
holy-quest-does-freeze-easy = lose your token.
holy-quest-does-entrance = their pawns turn into Heaven here, and are safe.
holy-quest-does-holy = their pawns are safe here.
holy-quest-does-start = their pawns come in here when the pawns go this way.
holy-quest-board = The board
holy-quest-board-told = Path, Homes and Heaven of { $n } orders; arrow keys walk along the path.
holy-quest-dice = Dice
holy-quest-dice-show = Dice: { $a }
holy-quest-dice-show-both = Dice: { $a } and { $b }
holy-quest-home-short = Home
holy-quest-frozen-short = frozen
holy-quest-to-go-short = { $n } to go
holy-quest-heaven-short = Heaven { $n }
holy-quest-ring-short = Ring { $n }
holy-quest-throne-short = Throne
holy-quest-saint-card = Saint card
holy-quest-action-card = Action card { $n }
holy-quest-action-card-by = { $seat } draws Action card { $n }
holy-quest-card-nothing = It does nothing now.
holy-quest-read-new = A new card for { $seat }: read it aloud.
holy-quest-card-kept = { $seat } keeps this card.
holy-quest-asks = { $person } asks { $seat }
holy-quest-asked-by-card = A question for { $seat }
holy-quest-read-to-us = Read it to us
holy-quest-read-stop = Stop reading
holy-quest-read-more = More
holy-quest-have-read = We have read it
holy-quest-go-on = Go on
# $text is what is done, such as: Start St. Clare of Assisi.
holy-quest-touch-again = { $text }? Tap once more.
holy-quest-to-board = See the board
holy-quest-if-right = Right:
holy-quest-if-wrong = Wrong:
holy-quest-said-right = Right! It is { $text }.
holy-quest-said-wrong = Not { $text }: it is { $due }.
holy-quest-choose-question = Choose a question for { $person }.
holy-quest-token = Token of the { holy-quest-order }
holy-quest-ally-of = with the { holy-quest-order }
holy-quest-points-short = Points: { $points }
holy-quest-series-short = { $total } of { $points }
holy-quest-pick-title = Pick your saints

## Why a hint is good

holy-quest-hint-tokens =
    { $n ->
        [one] It wins you a token.
       *[other] It wins you { $n } tokens.
    }

# Why something is or was better, after the game; $tense is "did" or "would".
holy-quest-better-tokens =
    It { $tense ->
        [did] wins
       *[would] would have won
    } { $n ->
        [one] a token
       *[other] { $n } tokens
    }.

## Setting up a position

holy-quest-bench-direction = Direction
holy-quest-bench-frozen = Frozen: { $name }

## On paper

holy-quest-print-needs = You also need two dice. One pawn of each saint is here; each player takes four of one order, and only the sixteen of the base game unless you want the others. The short board is for Easy play and classes.
holy-quest-print-companion = Roll the dice and draw the cards by hand; an Action card is told by its number, a Saint card by its saint.
holy-quest-print-boards = boards, each on four sheets
holy-quest-print-board = the board
holy-quest-print-short = the short board
holy-quest-print-saints = Saint cards
holy-quest-print-actions = Action cards
holy-quest-print-direction = Direction card
holy-quest-print-scoring = Scoring card
holy-quest-print-pawns = pawns
holy-quest-print-markers = markers and tokens
holy-quest-print-ice = ice markers
holy-quest-print-tokens = Alliance tokens
holy-quest-print-orders = orders and their Captains
holy-quest-preview-mixed = At the table the answers are mixed.
