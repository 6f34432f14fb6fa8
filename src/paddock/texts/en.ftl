# What every game says.
why-over = The race is over; nothing more can be played.
why-not-your-decision = It is not your decision now: { $seats } must answer first.
why-other-question = That is not what is asked now. { $asked }
why-not-offered = The rules do not allow that now.
no-undo = There is nothing you can take back: dice have been rolled, cards have been seen, or somebody else has played since.
no-take-back = There is nothing that could be taken back: you have not answered yet, the race is over, or your answer is still sealed and can simply be changed.
wait = Waiting for { $seats }.
