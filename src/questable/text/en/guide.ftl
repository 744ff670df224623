# A guided game: the learner makes the moves that the notes are about.

guide-step = Step { $n } of { $count }
guide-go-on = Go on
guide-back = Back
guide-show = Do it for me
guide-leave = Leave
guide-again = From the start
guide-play = Play a game of your own
guide-your-move = Your move: { $words }
guide-other = That is allowed too. But here we do this: { $words }
guide-allowed = That is allowed.
guide-moves = All moves by name
guide-happened = What happened
guide-loading = The guide is on its way.
guide-failed = The guide could not be loaded.
guide-list = Guided games
guide-minutes = About { $minutes } minutes
