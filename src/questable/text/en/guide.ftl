# A guided game: the learner makes the moves that the notes are about.

guide-step = Step { $n } of { $count }
guide-go-on = Continue
guide-leap = Skip ahead
guide-back = Back
guide-show = Do it for me
guide-leave = Leave
guide-again = Start again
guide-play = Play your own game
guide-your-move = Your move: { $words }
guide-other = That is allowed too. But here, please do this: { $words }
guide-allowed = That is allowed.
guide-moves = All moves as a list
guide-happened = What happened
guide-loading = Loading the lesson…
guide-failed = The lesson could not be loaded.
guide-list = Lessons
guide-minutes = About { $minutes } minutes
