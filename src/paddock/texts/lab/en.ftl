# What a report of the laboratory says.

balance-title = Balance of { $game }
balance-ask-balanced = Is it balanced?
balance-ask-long = Is it long?
balance-ask-skill = Does skill decide?

balance-seats-even = Yes: no seat wins more or less often than its { $fair } %, as far as { $games } games can tell (a difference of more than { $reach } points would have been seen).
balance-seats-little = Nearly: { $name } wins { $rate } % ({ $low } to { $high }) where { $fair } % would be fair.
balance-seats-much = No: { $name } wins { $rate } % ({ $low } to { $high }) where { $fair } % would be fair.
balance-teams-even = The teams are alike: in { $games } games, in which they changed seats, none was more than { $reach } points away from { $fair } % for certain.
balance-teams-same = It makes no difference at all who drives for which team: with the same dice it is the same race.
balance-teams-little = The teams differ a little: { $name } wins { $rate } % ({ $low } to { $high }) where { $fair } % would be fair.
balance-teams-much = The teams differ: { $name } wins { $rate } % ({ $low } to { $high }) where { $fair } % would be fair.
balance-grid-even = Starting first is worth nothing that shows: whoever does wins { $rate } % ({ $low } to { $high }).
balance-grid-much = The place on the grid counts: whoever starts first wins { $rate } % ({ $low } to { $high }) where { $fair } % would be fair.

balance-length-short = No: a game takes about { $minutes } minutes at human pace, half of the games { $low } to { $high }, with { $decisions } decisions for each player.
balance-length-usual = It fills an hour or so: a game takes about { $minutes } minutes at human pace, half of the games { $low } to { $high }, with { $decisions } decisions for each player.
balance-length-long = Yes: a game takes about { $minutes } minutes at human pace, half of the games { $low } to { $high }, with { $decisions } decisions for each player.
balance-length-circuits = The shortest is { $shortest } with { $least } minutes, the longest { $longest } with { $most }.
balance-lively = The lead changes { $changes } times in a game.

balance-skill-decides = Yes, skill decides.
balance-skill-counts = Skill counts for much, and so does luck.
balance-skill-some = Skill helps a little; luck decides.
balance-skill-none = No, it is luck.
balance-against-random = A player who keeps to the rule of thumb, among { $others } who play at random, wins { $rate } % ({ $low } to { $high }) instead of { $fair } %.
balance-against-beginner = Among { $others } who keep to it too, but slip now and then, that player wins { $rate } % ({ $low } to { $high }) instead of { $fair } %.
balance-against-search = A player who thinks ahead, among { $others } who keep to the rule of thumb, wins { $rate } % ({ $low } to { $high }) instead of { $fair } %.

balance-too-long = A race on it takes too long to be tried here. At home “paddock balance” has the time.
balance-cannot = Bots cannot race on it.
balance-unknown = There was no time to try that.

balance-head-seats = Wins by seat
balance-head-grid = Wins by starting place
balance-head-teams = Wins by team
balance-head-minutes = How long games take, in minutes
balance-head-circuits = Circuit by circuit
balance-head-skill = What skill is worth: wins of the one who plays better
balance-head-uses = Cards and choices: how often those win who use them
balance-col-circuit = circuit
balance-col-minutes = minutes
balance-col-rounds = rounds
balance-col-seats = seats
balance-col-skill = skill against chance
balance-col-games = games
balance-col-option = choice
balance-col-offered = offered
balance-col-taken = taken
balance-col-wins = users win
balance-is-even = even
balance-is-little = nearly even
balance-is-much = uneven
balance-own-track = your own
balance-seat = seat { $number }
balance-grid = grid { $number }
balance-skill-random = against chance
balance-skill-beginner = against beginners
balance-skill-search = thinking ahead
balance-fair = The dashed line is the fair share; what is drawn in its colour differs from it.
balance-how = Bots raced { $games } games in { $seconds } seconds, with the same dice for whatever is compared. Whiskers and figures in brackets are 95 % intervals; a seat or team counts as apart only if 99.5 % say so. Minutes are an assumption about people: two seconds where there is no choice, else four and four more for each doubling of the choices.
balance-stopped = It was stopped early; this is what was there.
balance-left-out = There was no time for every part: what is missing was left out.
balance-again = The same again:
overtakes = overtakes
lead-changes = lead changes
pit-stops = pit stops
crashes = crashes
retirements = retirements
