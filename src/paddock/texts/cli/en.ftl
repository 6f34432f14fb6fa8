# What the terminal says.

## Beginning and end

welcome-seat = You drive for { $seat }, against { $rivals }.
welcome-people = At the table: { $people }.
welcome-type = To play, type the number of an option and press Enter. Or type
welcome-help-does = to see what else you can type, and to read the rules
welcome-hint-does = to see what a bot would do in your place
welcome-quit-does = to stop for today: the game is kept
welcome-dice = The dice are sealed before the start (fingerprint { $fingerprint }…). When the game is over you can check every one of them.
welcome-pause = Press Enter to start.
pause = Press Enter to go on.
welcome-back = Welcome back. You go on with { $file }; this is what happened last:
goodbye = The game is kept in { $file }
goodbye-resume = Go on with:  paddock play --resume { $name }
farewell = The record of the game is { $file }
farewell-verify = Prove its dice with:  paddock verify { $name }
not-kept = This move could not be kept ({ $reason }); the game goes on, but free some room soon.

## Result

result = The result
result-place = place
result-seat = seat
result-player = player
result-points = points

## At the table

bot = bot, { $level }
curtain = Pass the keyboard to { $seat }, then press Enter.
revealed = What came of it
thinking = { $seat } is thinking …
undone = { $seat } takes the last answer back.
nothing-to-undo = There is nothing to take back yet.
all-agree = Cards or dice have been seen since { $seat } answered. If all agree to go back, type yes:
yes = yes
hint = A bot would play { $action }: { $words }

## The menu

menu-group = { $count ->
    [one] one option
   *[other] { $count } options
}
menu-page = Page { $page } of { $pages }. Type more to see the next; numbers of other pages count too.
board-more = { $count ->
    [one] … and one line more: type board
   *[other] … and { $count } lines more: type board
}
menu-back = Type back to see all options again.
no-more = These are all options.
no-such-number = The options are numbered 1 to { $most }.
not-understood = “{ $typed }” is neither an option nor a word I know. Type ? for help.

## Asking

why-what = Why what? Name an action, such as: why { $action }
why-offered = But you may: { $action } is one of your options.
rule-says = The rule is { $rule }: type ? { $rule } to read it.
save-where = Say where to, such as: save race.paddock. (The game is kept in { $file } in any case.)
saved = A copy of the game is in { $file }
rules-in-english = The rules of { $game } have not been translated yet; here they are in English.
rulings-in-english = The rulings of { $game } have not been translated yet; here they are in English.

## Help

help = What you can type
help-number = 3
help-number-does = play option 3
help-action = { $action }
help-action-does = the same in words; the beginning of an action shows what goes on from there
help-why = why { $action }
help-why-does = why an action is not offered
help-rule = ? { $rule }
help-rule-does = read that rule; ? WORD finds rules by a word
help-hint-does = what a bot would play
help-options-does = the options again
help-board-does = the board again
help-log-does = what happened; log 50 goes further back
help-history-does = all moves so far
help-view-does = what you know, as a position text
help-undo-does = take the last answer back
help-save = save FILE
help-save-does = keep a copy of the game elsewhere
help-quit-does = stop; the game is kept, and you are told how to go on

## The shelf

shelf-id = id
shelf-name = game
shelf-seats = seats
shelf-more = paddock games GAME shows what may be chosen, paddock play GAME plays, paddock rules GAME explains.
shelf-several = { $least } to { $most } of them, joined by +
shelf-default = usually { $value }
shelf-play = For example: paddock play { $id } --seats 3

## Verifying

verified = Everything is right: { $game }
verified-secret = · The secret is the one committed to before the game: { $commitment }
verified-dice = { $dice ->
    [one] · The one random outcome follows from the secret.
   *[other] · All { $dice } random outcomes follow from the secret.
}
verified-from-position = · The race was begun from a position that somebody had written: what it held, hands and decks included, is not proved. From there on:
verified-from-record = · The race was begun from a move of another record: what it held by then, hands and decks included, is not proved. From there on:
verified-sealed = · Words that were sealed after the commitment are in the dice: { $seats }.
verified-unsealed = · No player sealed words, so the host alone could have known them in advance, or chosen them.
verified-unopened = · Sealed words that were not opened in time, so that the race began without them: { $seats }.
verified-kept = · Table, commitment and seals are those you have kept; your own words are in the dice: { $seats }.
verified-digest = · Whoever has the record of the same race has the same digest: { $digest }
verified-moves = · All { $moves } moves, nature’s included, were allowed by the rules.
verified-taken-back = { $times ->
    [one] · Once a move was taken back with everybody’s consent: those who played can confirm it.
   *[other] · Moves were taken back { $times } times with everybody’s consent: those who played can confirm it.
}
verified-edition = · Rules and data are those it was played under: version { $version }, edition { $edition }.
verified-alike = · It was played under version { $version }, edition { $edition }; edition { $present }, under which it was replayed, is known to play alike.
verified-result = · The moves lead to the result written down: { $result }

## Replays and positions

replay-prompt = [{ $number } of { $last }; Enter goes on]
replay-keys = Enter goes on, a number from 0 to { $last } goes to that move, b goes back, q stops.
position-events = What happened
position-over = The game is over.
position-chance = Chance decides ({ $rule })

## Analysis

analysis-turned = Where the race turned
analysis-look = See the race at a move with:  paddock replay { $name } --at MOVE
