### Positions that somebody set up: the command, and what bots say of one.

position-option = { $name } does not go with “{ $text }”: options belong to a game, --ply to a saved game.
position-written = The position is in { $file }.
position-fine =
    Nothing is wrong with it: { $games ->
        [one] one random game
       *[other] { $games } random games
    } from here, { $count } actions, all by the laws.
position-eyes = As { $seat } sees it
position-over = The game is over: there is nothing to ask.
position-no-choice = Nobody has anything to choose here: it is up to chance, or to what somebody knows.
position-from-alone = “--from-position” takes game, players, options and pack from the file: leave out { $name }.
position-other-game = { $file } is a position of “{ $name }”, not of “{ $other }”.
position-begins = This game begins with a position that somebody set up.
position-asked = What bots would do as { $seat }:
position-chance = { $n } in 100: { $action }
position-level = { $level }, { $count } of { $most } times: { $action }

## Places and pieces, for whoever sets one up

position-spot-turn = Whose turn it is
position-spot-hand = Hand of { $seat }
position-yes = yes
position-no = no

## The page

position-page-title = Set up a position
position-page-help = Choose a game and lay out its table as you like: move the pieces, say whose turn it is, play on from there or ask the bots. Or open a position or a saved game.
position-page-games = Games
position-page-open = Open a file
position-page-drop = Drop a position or a saved game here
position-page-fine = This can stand on a table.
position-page-over = This can stand on a table, and the game is over.
position-page-wrong = This could not stand on a table:
position-page-no-board = So much is amiss that there is no board to show.
position-page-play = Play on against bots
position-page-table = A table with friends
position-page-ask = Ask the bots
position-page-back = Undo the change
position-page-keep = Keep as a file
position-page-another = Another game
position-page-eyes = Seen by
position-page-move = Move a piece
position-page-from = From
position-page-piece = Take
position-page-to = To
position-page-put = Put it there
position-page-more =
    { $count ->
        [one] One more thing to set
       *[other] { $count } more things to set
    }
position-page-text = Everything as text
position-page-text-help = All that the game remembers, a line a thing; below the empty line stands the board. Seats count from 0.
position-page-take-over = Take over the text
position-page-chances = Chance to win after each
position-page-levels = What each level chooses
position-page-level = A bot that { $level }: { $action } ({ $count } of { $most } times)
