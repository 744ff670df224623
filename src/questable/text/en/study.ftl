### Learning the saints in the page, and how firmly something is known, in page and terminal.
###
### $given and $name are names of saints, $words is an answer, said beforehand, $letter A to D.

study-ask-window = Which window is { $given }?
study-ask-who-window = Who is this?
study-pool-famous = Famous saints
study-pool-all = All saints

## How firmly something is known

study-stage-1 = Not yet
study-stage-2 = A few days
study-stage-3 = A week or two
study-stage-4 = A month or so
study-stage-5 = By heart

## The first sheet

study-title = Learn the saints
study-loading = The saints are on their way…
study-failed = The saints could not be reached. Perhaps the connection is down.
study-retry = Try again
study-due =
    { $count ->
        [0] Nothing comes back today
        [one] One slip comes back today
       *[other] { $count } slips come back today
    }
study-due-help = What you know comes back later and later, what you do not know yet tomorrow. A missed day costs nothing.
study-begin = Begin
study-whom = Whom?
study-pool = { $title } ({ $count })
study-level = Level
study-level-1 = Easy
study-level-2 = Medium
study-level-3 = Hard
study-exercises = Five ways to learn
study-exercise-who = Who is this?
study-exercise-who-help = Windows and names: which belong together?
study-exercise-flash = Flash cards
study-exercise-flash-help = Think first, then turn the card over.
study-exercise-facts = Facts to saints
study-exercise-facts-help = One fact, four answers.
study-exercise-timeline = Timeline
study-exercise-timeline-help = Put five saints in order.
study-exercise-memory = Memory
study-exercise-memory-help = Find the pairs.
study-class = With a whole class
study-exercise-review = What comes back

## A round

study-place = { $n } of { $total } · { $exercise }
study-round = This round
study-step-right = known
study-step-not-yet = not yet
study-step-now = now
study-step-open = still to come
study-letter = { $letter }: { $words }
study-choose = Choose an answer
study-take = Take { $letter }
study-read = Read it to me
study-more = Tell me more
study-right = Right!
study-right-who = Right! This is { $name }.
study-not-yet = Not yet. The answer is { $letter }: { $words }
study-not-yet-who = Not yet. { $letter } is { $name }.
study-chosen-who = You chose { $name }.
study-comes =
    { $count ->
        [one] It comes back tomorrow.
       *[other] It comes back in { $count } days.
    }
study-uncounted = This one was just for practice.
study-next = Next
study-end-round = Finish
study-learnt-more = More about { $name }
study-nothing = There is nothing to review and nothing new here today. Choose other saints, another level or another way to learn.

## Flash cards

study-flash-who = Who is this?
study-flash-what = What do you know about this saint?
study-turn = Turn the card over
study-knew = I knew it
study-knew-not = Not yet
study-both-ways =
    { $count ->
        [one] Not yet: it comes back tomorrow. I knew it: tomorrow as well.
       *[other] Not yet: it comes back tomorrow. I knew it: in { $count } days.
    }

## Timeline

study-order = Who died first? Tap the five in the order of time.
study-order-picked = { $name }, number { $n }
study-order-take = This is the order
study-order-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
study-order-right = Right! You have put all five in order.
study-order-not-yet = Not yet. This is the order:
study-order-when = † { $when }
study-order-true = The order of time

## Memory

study-memory = Find the pairs
study-memory-level-1 = A name and a window belong together.
study-memory-level-2 = A name and a feast belong together.
study-memory-level-3 = A name and a lifetime belong together.
study-memory-card = Card { $n }
study-memory-open = Card { $n }: { $words }
study-memory-found = Card { $n }, found: { $words }
study-memory-pair = A pair: { $name }.
study-memory-no-pair = These two do not belong together.
study-memory-left =
    { $count ->
        [0] All pairs are found.
        [one] One pair is left.
       *[other] { $count } pairs are left.
    }
study-memory-tries =
    { $count ->
        [one] You found all pairs in one try.
       *[other] You found all pairs in { $count } tries.
    }
study-memory-again = Another table

## The end of a round

study-done = You knew { $right } of { $total }.
study-done-all = You knew them all!
study-met = The saints of this round
study-once-more = Once more what was not yet
study-another = Another round
study-back = All ways to learn

## What was learnt

study-progress = What you have learnt
study-rose = A rose window with a pane for each saint. You have met { $count } of { $total }, and know { $known } by heart.
study-rose-count = of { $total } saints
study-rose-help = One pane for each saint, by the day of the feast. It grows brighter the longer you know something of them; a star means by heart.
study-stages = How firmly
study-by-pool = By set
study-pool-met = { $count } of { $total }

## What is kept

study-imported =
    { $count ->
        [one] One slip was taken over.
       *[other] { $count } slips were taken over.
    }
study-forgotten =
    { $count ->
        [one] One slip is forgotten.
       *[other] { $count } slips are forgotten.
    }
study-exported =
    { $count ->
        [one] One slip is in { $file }.
       *[other] { $count } slips are in { $file }.
    }
study-page-kept =
    { $count ->
        [0] Yours alone: nothing is remembered yet
        [one] Yours alone: one slip
       *[other] Yours alone: { $count } slips
    }
study-page-kept-help = There is no account: what you have learnt stays on this device, and nobody else sees it. To go on elsewhere, save it to a file and open that file there, in another browser or in the terminal.
study-page-export = Take it along
study-page-import = Open a file
study-page-damaged = This file cannot be used: it was not saved by Learn.
study-page-forget = Forget me
study-page-forget-help = Every saint will be new to you again.
study-page-forget-yes = Forget all
