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
    } tried; the fairest, played again. An even share is { $even }.
lab-fair-yes = may be even
lab-fair-no = not even
