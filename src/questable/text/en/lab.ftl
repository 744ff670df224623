### The lab: measures, reports, comparisons. docs/lab.md has the same definitions.

lab-title = { $name } in the lab
lab-head = { $games } { $games ->
        [one] game
       *[other] games
    } in { $cases ->
        [one] one case
       *[other] { $cases } cases
    }, seed { $seed }; Questable { $version }, rules version { $rules }, program { $program }. All intervals are of 95 %.
lab-played = { $name }: { $games } { $games ->
        [one] game
       *[other] games
    }, seed { $seed }.
lab-case-plain = the rulebook’s way, { $bots }
lab-rulebook = rulebook

lab-section-measures = What a game is like
lab-section-wins = Who wins
lab-section-lengths = How long it takes
lab-section-axes = What a number changes
lab-section-compared = Side by side
lab-section-skill = Luck and skill
lab-section-rules = Which rules mattered

lab-chart-seats = Share of games won, by seat
lab-chart-roles = Share of games won, by role
lab-chart-players = Share of a win, by bot
lab-chart-minutes = Games by minutes at the table
lab-chart-entries = Games by number of entries
lab-chart-middle = { $title }: half of them from { $low } to { $high }, the middle one { $middle }

lab-column-case = case
lab-column-measure = measure
lab-column-value = value
lab-column-means = what it is
lab-column-base = first
lab-column-other = second
lab-column-difference = difference
lab-column-effect = effect
lab-column-won = won
lab-column-even = even share
lab-column-skill = skill
lab-column-luck = luck
lab-column-rule = rule
lab-column-fired = times a game
lab-column-says = what it says
lab-column-ahead = who wins most
lab-column-handicap = handicap
lab-column-fair = fair

lab-measure-seat = seat { $n }
lab-measure-moves = moves
lab-measure-moves-help = Entries that seats make in a game, without dice and draws.
lab-measure-minutes = minutes
lab-measure-minutes-help = Time at the table: 2 seconds for dice or a draw, and for each move 2 seconds and 3 more for each doubling of its legal actions; of sealed answers the longest counts, and a race takes the time of its bots’ reflexes.
lab-measure-branching = choices
lab-measure-branching-help = Legal actions of a seat that is to act, averaged over the moves of a game, then over games.
lab-measure-dead-turns = dead turns
lab-measure-dead-turns-help = Share of a game’s turns in which nobody had more than one legal action.
lab-measure-lead-changes = lead changes
lab-measure-lead-changes-help = How often, looked at before each turn, another seat stands best alone than the one that last did.
lab-measure-drama = drama
lab-measure-drama-help = How far the later winner’s chance lies below the leader’s, averaged over the turns of a game.
lab-measure-comebacks = comebacks
lab-measure-comebacks-help = Share of games whose winner stood worse than everybody else when half of the turns were played.
lab-measure-decisive = decisive
lab-measure-decisive-help = Share of games that end with somebody winning and somebody not.
lab-measure-shared = shared wins
lab-measure-shared-help = Share of games that more than one seat wins.
lab-measure-cut-off = cut off
lab-measure-cut-off-help = Share of games that had no end after the number of entries at which they are stopped.
lab-measure-figure-help = What the game counts of itself, averaged over games.

lab-compared = { $one }, then { $two }
lab-compared-note = A difference is clear where its interval does not hold zero; of twenty lines one is clear by chance. Shares differ in points. The effect is Cohen’s: 0.2 is small, 0.5 medium, 0.8 large.
lab-effect-none = not clear
lab-effect-slight = slight
lab-effect-small = small
lab-effect-medium = medium
lab-effect-large = large

lab-skill-help = Skill is the part of what lies above an even share that the better player wins, luck is the rest; { $high } against { $low } shows how far play matters at all.
lab-rules-help = { $count ->
        [0] Every rule was applied or forbade something.
        [one] One rule was never applied and forbade nothing.
       *[other] { $count } rules were never applied and forbade nothing.
    }
lab-rules-fired = Rules that were applied: { $count }
lab-rules-never = Rules that never mattered: { $count }

lab-handicaps = { $name }: { $tried } { $tried ->
        [one] handicap
       *[other] handicaps
    } tried; the fairest{ $again ->
        [yes] , played again
       *[no] {""}
    }. An even share is { $even }.
lab-fair-yes = may be even
lab-fair-no = not even

## The page

lab-page-title = House-rule lab
lab-page-title-of = House-rule lab: { $title }
lab-page-help = Change a rule, and bots play the game a thousand times: see who wins, how long it takes and how lively it is, beside the way of the rulebook. Which game?
lab-page-games = Games
lab-page-rules = Tick a rule
lab-page-from = Start from
lab-page-book = The book
lab-page-yours = Your rules
lab-page-first = The first rules
lab-page-book-mark = { $value }: the book
lab-page-more = More rules
lab-page-more-note = { $count } to change
lab-page-house = This house’s pack
lab-page-house-help = { $file } on one side, the game as it is printed on the other.
lab-page-numbers = Numbers in the box
lab-page-numbers-note =
    { $count ->
        [0] all as printed
        [one] one changed
       *[other] { $count } changed
    }
lab-page-numbers-help = The numbers of the game’s components. Search for what they are called.
lab-page-numbers-search = Search the numbers
lab-page-numbers-none = No number is called that.
lab-page-numbers-rest = { $count } more: search for them.
lab-page-put-back = Put back { $name }
lab-page-players = Players
lab-page-bots = Who plays
lab-page-count = Games of each side
lab-page-play = Play with this
lab-page-play-numbers = Numbers of the box stay in the lab.
lab-page-reset = The book’s way
lab-page-base = Compare other rules with these
lab-page-base-now = Compared with: { $rules }
lab-page-base-book = Compare with the book again
lab-page-link = Copy a link
lab-page-copied = Copied.
lab-page-save = Save the figures
lab-page-command = The same in a terminal
lab-page-copy-command = Copy the command
lab-page-results = What it does
lab-page-measures-title = All measures

## How far it is

lab-page-progress = { $done } of { $most } games
lab-page-rate = about { $rate } a second
lab-page-kept = the book’s { $games } are kept
lab-page-whole = All games are played.
lab-page-stopped = Paused.
lab-page-waiting = Waiting for the first games
lab-page-pause = Pause
lab-page-go-on = Go on
lab-page-busy = The server plays for many people just now. Please try again in a minute.
lab-page-too-fast = From your address enough is being played just now. Please wait a minute, then go on.
lab-page-too-dear = With these rules a single game takes too long.
lab-page-unreadable = With these rules no game comes to an end.
lab-page-spoken = { $games } games played. { $says }

## Which role wins, which seat, how long, how lively

lab-page-roles =
    { $role ->
        [hero] Which hero wins
        [religion] Which religion wins
        [order] Which order wins
        [place] Does it help to begin?
       *[other] Which role wins
    }
lab-page-seats = Is a seat better?
lab-page-team = Does the team win?
lab-page-length = How long
lab-page-length-help = Minutes at the table: half of all games lie in the box, one in twenty is longer than the line.
lab-page-drama = Drama
lab-page-drama-lead-changes = The lead changed, times a game
lab-page-drama-comebacks = Won from the last place at half-time
lab-page-drama-drama = How far behind the winner was, on average
lab-page-seat = Seat { $n }
lab-page-everybody = All together
lab-page-percent = { $n }%
lab-page-minutes = { $n } min
lab-page-even = The dotted line is an even share, { $n } in a hundred.
lab-page-row = { $name }: { $value }, between { $low } and { $high }
lab-page-row-both = { $name }: { $value }, between { $low } and { $high }; { $base } { $other }, between { $from } and { $to }
lab-page-cannot-tell = Cannot tell yet.
lab-page-no-difference = No clear difference.
lab-page-apart = One team instead of rivals is another question: wins are counted apart.
lab-page-more-wins = More wins: { $name }.
lab-page-fewer-wins = Fewer wins: { $name }.
lab-page-becomes = { $from } in a hundred become { $to }.
lab-page-most-wins = { $name } wins most:
lab-page-most-share = { $n } in a hundred; even would be { $even }.
lab-page-no-role = Nobody wins clearly more than others.
lab-page-seat-yes = Yes, seat { $n }:
lab-page-seat-share = { $share } in a hundred; even would be { $even }.
lab-page-seat-no = No.
lab-page-seat-no-more = All lines cross the dotted one. A line shows where the truth lies, 19 times out of 20.
lab-page-team-wins = The team wins { $n } in a hundred.
lab-page-length-change =
    { $size ->
        [large] { $course ->
            [shorter] Much shorter:
           *[longer] Much longer:
        }
        [medium] { $course ->
            [shorter] Clearly shorter:
           *[longer] Clearly longer:
        }
       *[other] { $course ->
            [shorter] A little shorter:
           *[longer] A little longer:
        }
    }
lab-page-length-same = About as long:
lab-page-length-now = { $to } minutes instead of { $from }.
lab-page-length-book = { $n } minutes on average.
lab-page-length-long = One game in twenty takes longer than { $n }.
lab-page-livelier = Livelier.
lab-page-calmer = Calmer.
lab-page-mixed = Livelier in one way, calmer in another.
lab-page-people = Bots are not people: try it before you judge.
