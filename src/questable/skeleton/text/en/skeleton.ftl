### Words of Skeleton.

skeleton-title = Skeleton
skeleton-genre = A game of dice
skeleton-blurb = Throw the die as often as you dare, and keep your points before a one takes them.
skeleton-minutes = 10 min
skeleton-aim = Be the first to reach the goal.
skeleton-about = Skeleton was begun with Questable’s own example. Its rules are those of an old dice game.

chapter-X-1 = A turn
chapter-X-2 = The end

rule-X-1-1 = Throw the die as often as you like: what it shows is added to what lies before you.
rule-X-1-2 = A one ends your turn, and what lies before you is lost.
rule-X-1-3 = You may keep what lies before you, and the next player throws. With nothing before you there is nothing to keep.
rule-X-2-1 = Whoever keeps, and then has as many points as the goal, wins at once.

skeleton-option-goal = Goal
skeleton-option-goal-help = How many points win.

skeleton-prompt =
    { $heap ->
        [0] Your turn: throw the die.
       *[other] { $heap } before you: throw again, or keep?
    }
skeleton-action-throw = Throw the die
skeleton-action-keep = Keep what lies before you
skeleton-action-die = The die shows { $n }

skeleton-event-threw = { $seat } throws a { $n }.
skeleton-event-lost =
    { $n ->
        [0] { $seat } has nothing to lose; the turn is over.
       *[other] { $seat } loses { $n }.
    }
skeleton-event-kept = { $seat } keeps { $n }.
skeleton-reason-goal = The goal is reached.

skeleton-told-goal = Whoever is first to have { $goal } points wins.
skeleton-told-points = { $seat } has { $n }.
skeleton-told-heap = Before whoever is at turn: { $n }.
skeleton-told-player = Player
skeleton-told-safe = Points
