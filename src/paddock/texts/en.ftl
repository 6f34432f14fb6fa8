# What every game says.
why-over = The race is over; nothing more can be played.
why-not-your-decision = It is not your decision now: { $seats } must answer first.
why-other-question = That is not what is asked now. { $asked }
why-not-offered = The rules do not allow that now.
no-undo = There is nothing you can take back: dice have been rolled, cards have been seen, or somebody else has played since.
no-take-back = There is nothing that could be taken back: you have not answered yet, the race is over, or your answer is still sealed and can simply be changed.
wait = Waiting for { $seats }.

# What the server says of its own accord.
refused-not-begun = The race has not begun: some seats are still free.
refused-trouble = This game cannot be played on here: { $trouble }.
refused-key = The key of this seat has changed; come in again with the new one.
refused-bot-drives = A bot drives for this seat; take the seat back first.
refused-stale = The race has moved on since you chose; look at the table and choose again.
refused-other-plea = Somebody else is already asking to take an answer back.
refused-no-plea = Nobody is asking that any more.
own-circuit = A circuit of our own
refused-too-often = This answer has been changed or taken back so often that it stands now, or the record of this race has become too long for that; play on.
refused-not-saved = The move could not be saved, so it was not made. Nothing is lost: try again in a moment.
refused-failed = Something went wrong on the server; nothing was changed.
refused-no-preview = There is no preview just now.
note-undo = { $name } takes an answer back.
note-take-back = { $name } takes an answer back; what follows is rolled and drawn anew.
note-rewind = { $name } takes an answer back; the same dice and cards come again.
note-time-out = The time of { $name } was up, so the house answered.
note-bot-drives = From here on a bot drives for { $name }.
note-drives-again = { $name } drives again.
told-cover = A bot drives for { $name } from now on, who has been away; { $by } asked for it. { $name } can take the seat back at any time.
refused-chat = A message has 1 to { $most } letters.
refused-chat-fast = You have said much in a short time; wait a little.
refused-chat-full = { $most } lines have been said in this game; it takes no more.
refused-seal = A seal is 64 hexadecimal digits: SHA-256 of “paddock seal”, table, seat, commitment and words.
refused-sealed = This seat has sealed its words already, or the seals have been closed; no other seal is taken.
refused-open-early = Not all have sealed their words yet. Keep yours to yourself until the table says that it is sealed.
refused-open-late = The race has begun without your words; its record says so.
refused-words = Those are not the words that this seat has sealed: 32 to 128 hexadecimal digits whose seal was taken.
proof-from-position = The race was begun from a position that somebody had written: what it held, hands and decks included, is not proved.
proof-from-record = The race was begun from a move of another record: what it held by then, hands and decks included, is not proved.
proof-sealed = Words that were sealed after the commitment are in the dice: { $seats }.
proof-unsealed = No player’s program sealed words, so the host alone could have known these dice in advance, or chosen them.
proof-unopened = Words that were sealed and not opened in time, so that the race began without them: { $seats }.
proof-holds = { $moves ->
        [one] The only move is
       *[other] All { $moves } moves are
    } legal, and { $dice ->
        [one] the only die or shuffle comes
       *[other] all { $dice } dice and shuffles come
    } from the secret that was committed to before the race.
proof-taken-back = { $times ->
        [one] Once an answer was
       *[other] { $times } times an answer was
    } taken back with the consent of the table.
refused-hint-counts = There are no hints in a race that counts for a championship.
refused-no-hint = There is no hint just now: nothing is asked of you, or the race is played under an older rulebook.
note-hint = { $name } asked the house for a hint before this answer.
rulings = Rulings

## Analysis: chances in points of a hundred

analysis-account = { $seat } began with { $start } and ended with { $end }. Luck { $luck }; given away { $lost } in { $mistakes ->
        [one] one mistake
       *[other] { $mistakes } mistakes
    } of { $choices ->
        [one] one choice
       *[other] { $choices } choices
    } (error rate { $rate }).
analysis-skill = { $winner } made the fewest mistakes for the choices there were, and won.
analysis-against-luck = { $winner } made the fewest mistakes and won, although the dice favoured somebody else.
analysis-luck = { $winner } won; { $best } made the fewest mistakes for the choices there were.
analysis-stroke = Move { $number }: chance ({ $came }) gave { $seat } { $points }.
analysis-mistake-small = Move { $number }: { $seat } answered { $chosen }; { $better } was a little better, by { $points } (± { $margin }).
analysis-mistake-doubtful = Move { $number }: { $seat } answered { $chosen }, which is doubtful; { $better } was better by { $points } (± { $margin }).
analysis-mistake-bad = Move { $number }: { $seat } answered { $chosen }, a mistake; { $better } was better by { $points } (± { $margin }).
analysis-mistake-very-bad = Move { $number }: { $seat } answered { $chosen }, a grave mistake; { $better } was better by { $points } (± { $margin }).
analysis-cut = The time was up: { $measured } of { $doubted } doubtful answers were measured.
hint-chance = Your chance to win with it: { $chance } in a hundred; place to expect: { $place }.
hint-stakes = If it goes badly (one time in ten) that is { $worst }, if it goes well { $best }.
hint-other = Next best: { $label } ({ $chance }).
