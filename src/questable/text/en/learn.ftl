### Words of the learning corner (S-7.1): flash cards, quiz, memory, bee.
###
### $seat is a player’s name. $words is an answer, said beforehand.

learn-card = Card { $n } of { $total }
learn-question = Question { $n } of { $total }
learn-turn-over = What do you know about this saint? Press Enter to turn the card over.
learn-turn-over-who = Which saint is it? Press Enter to turn the card over.
learn-knew-it = Did you know it? Type yes or no.
learn-nothing-due = There is nothing to review and nothing new here: come back another day, or choose another level or set.
learn-done = You knew { $right } of { $total }.
learn-right = Right!
learn-not-yet = Not yet. The right answer is: { $words }
learn-choose = Type a number from 1 to { $most }, or the beginning of an answer; “quit” leaves.
learn-left = Until next time!

## Naming attributes unseen

learn-name-all =
    { $count ->
        [one] { $name }: the card shows { $count } fact. Name it, or press Enter to give up.
       *[other] { $name }: the card shows { $count } facts. Name colours, centuries, the month, regions and symbols, one per line, or press Enter to give up.
    }
learn-named =
    { $left ->
        [0] Yes: { $words }. That was the last one.
       *[other] Yes: { $words }. Still to find: { $left }.
    }
learn-named-before = You have named that already.
learn-not-on-card = “{ $text }” is not on this card.
learn-missed = Still on the card: { $words }.
learn-named-in-all = You named { $right } of { $total } facts.

## Memory

learn-memory-turn = { $seat }: turn up two cards, one number after the other.
learn-memory-card = Card { $n }: { $words }
learn-memory-which = Type the number of a card that lies face down, from 1 to { $most }.
learn-memory-pair = A pair! { $seat } keeps it and goes on.
learn-memory-no-pair = These two do not match. Press Enter to turn them back.
learn-memory-lying = Face down: { $known }.
learn-memory-score =
    { $count ->
        [one] { $seat }: { $count } pair.
       *[other] { $seat }: { $count } pairs.
    }
learn-memory-tries =
    { $count ->
        [one] It took { $count } try.
       *[other] It took { $count } tries.
    }

## Bee

learn-bee-round = Round { $round }, difficulty { $n }
learn-bee-turn = { $seat }, this one is for you.
learn-bee-out = { $seat } has missed twice and is out.
learn-bee-score =
    { $count ->
        [one] { $seat }: { $count } right answer.
       *[other] { $seat }: { $count } right answers.
    }

## Progress

learn-stage = { $words }: { $count }
learn-due = Due today: { $count }.
learn-next-due = Next: { $count } on { $day }.
learn-damaged = { $file } is damaged and was not changed: { $why }. Repair it, move it away, or use “--progress FILE”.
learn-unknown-set = { $name } cannot be “{ $text }”; choose from { $known }.
learn-wrong-day = “{ $text }” is not a date: write year, month and day, such as 2026-10-04.
