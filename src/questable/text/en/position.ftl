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
