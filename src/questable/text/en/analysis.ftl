### Words of the analysis after a game, in the terminal and on the page.
###
### $seat is what a seat is called; chances are in percent, steps in points of percent.
### $tense is "did" for what was played, "would" for what was not.

analysis-decision = { $seat }: { $words }
analysis-chance = Chance: { $words }
analysis-better = “{ $best }” was better: it leaves a chance of about { $value }%, what was played about { $kept }%.
analysis-better-together = “{ $best }” looked better.
analysis-right = A good choice: it leaves a chance of about { $value }%; “{ $other }” would leave about { $kept }%.
analysis-right-together = A good choice: it looked better than “{ $other }”.
analysis-good = A good choice.
analysis-later = A good choice: “{ $best }” came after it, in the same turn.
analysis-even = A good choice: “{ $best }” was about as good.
analysis-unsure = “{ $best }” may have been better, but that is not certain.
analysis-only = There was no other choice.
analysis-knowledge = A question: what counts is what one knows.
analysis-luck-good = Good luck for { $seat }: about { $n } { $n ->
        [one] point
       *[other] points
    } more.
analysis-luck-bad = Bad luck for { $seat }: about { $n } { $n ->
        [one] point
       *[other] points
    } less.
analysis-luck-good-together = Good luck for everyone.
analysis-luck-bad-together = Bad luck for everyone.
analysis-luck-none = It hardly changed anybody’s chances.
analysis-luck-unsure = It may have changed somebody’s chances, but that is not certain.
analysis-side = { $one } and { $other }
analysis-better-wins =
    { $tense ->
        [did] It wins the game.
       *[would] It would have won the game.
    }
analysis-better-loses =
    { $tense ->
        [did] The other would have lost the game at once.
       *[would] What was played lost the game at once.
    }

## The command

analysis-title = { $title }: how it went
analysis-estimate =
    Chances in %: from every position { $playouts } lines of play were tried out ahead, so they are accurate to about { $error } { $error ->
        [one] point
       *[other] points
    }, provided that the bots judge well.
analysis-estimate-together =
    All play together here, so the chart only compares: 50 is as good as at the start. From every position { $playouts } lines of play were tried out ahead.
analysis-teams = Team mates win together, so each of them has the chance of the whole team.
analysis-fair = Everyone is judged by what they could see at the time.
analysis-open = With all cards open: this counts what nobody could see at the time.
analysis-whose = Whose game was it?
analysis-whose-together = How did it stand?
analysis-start = start
analysis-end = move { $n }
analysis-turning =
    { $count ->
        [0] No certain turning point in { $moves } moves
        [one] One turning point in { $moves } moves
       *[other] { $count } turning points in { $moves } moves
    }
analysis-move = Move { $n }
analysis-skill = Luck and decisions
analysis-skill-help = Luck is what dice and cards did to a player’s chances, decisions what the player’s own choices cost. Both are in points, with a margin of error. The rest is what the others did, and what the estimates misjudged.
analysis-column-began = at the start
analysis-column-ended = at the end
analysis-column-luck = luck
analysis-column-decisions = decisions
analysis-column-adjusted = without luck
analysis-kept = Kept in { $file }.
analysis-again = Already computed: read from { $file }.
analysis-not-over = { $file }: this game is not over. Only a finished game is analysed.
analysis-unknown-depth = --depth is one of { $known }, not “{ $name }”.
analysis-said = Move { $n }: { $chances }.
analysis-said-seat = { $seat } { $n }%
analysis-said-together = { $n } of 100
analysis-said-sums = { $seat }: luck { $luck }, decisions { $decisions }.

## The page

analysis-page = How it went
analysis-depth = How thoroughly
analysis-depth-quick = Quickly
analysis-depth-usual = As usual
analysis-depth-deep = Thoroughly
analysis-open-switch = With all cards open
analysis-open-mark = All cards open: nobody could see this at the time
analysis-working = Looking at the game…
analysis-progress = { $done } of { $total } moves looked at
analysis-stop = Stop
analysis-stopped = Stopped.
analysis-go-on = Go on
analysis-scrub = Position in the game
analysis-board = The board before this move
analysis-move-of = Move { $n } of { $total }
analysis-at-end = The end of the game
analysis-played = as played: { $n }%
analysis-best = better: { $n }%
analysis-percent = { $n }%
analysis-back = Previous move
analysis-next = Next move
analysis-try = Try it from here
analysis-try-as =
    { $players ->
        [1] You as { $seat }
        [2] You as { $seat }, a bot as the other
       *[other] You as { $seat }, bots as the others
    }
analysis-step = { $seat }: { $step } { $n ->
        [one] point
        [-1] point
       *[other] points
    }
analysis-rest =
    { $n ->
        [one] The other move changed nobody’s chances for certain.
       *[other] The other { $n } moves changed little, or nothing for certain.
    }
analysis-seat = player
analysis-mix = Of ten steps by which chances moved, { $luck } came from luck and { $decisions } from decisions.
analysis-table = As a table
analysis-column-move = after move
analysis-column-all = all
analysis-watch = Watch it again
analysis-save = Save the game
analysis-keys = Keys: ← and → one move, with Shift one moment, T to try it, Home and End.
