### Words of every game as it is told in a browser.
###
### $seat is what a seat is called, $other another one.

# Whose something is; a phrase that follows it.
telling-of = of { $seat }
# Two people who share a seat.
telling-and = { $seat } and { $other }
telling-hint = The club bot would choose: { $words }
telling-position = The position
telling-answered = Your reply is in. The others are still choosing.
# $prompt says who is waited for.
telling-may-call = { $prompt } You may call out of turn.
