# What the tiny games say. Pig:
ask-roll-or-hold = Roll again, or hold and keep { $pot }?
do-roll = Roll
do-hold = Hold
do-die = { $face }
event-turn-begins = { $seat } begins.
event-rolled = { $seat } rolls { $face }.
event-lost = { $seat } loses { $points }.
event-held = { $seat } keeps { $points }.
why-nothing-to-hold = There is nothing to hold yet.
option-target = Points to win
option-die = Die
option-noisy = Noise
# Bids:
ask-bid = Lot { $lot }: how many of your { $coins } coins do you bid?
do-bid = Bid { $coins }
event-revealed = { $seat } bids { $coins }.
event-won = { $seat } wins lot { $lot }.
event-left = Nobody wins lot { $lot }.
why-not-that-rich = You have only { $coins } coins.
# Cards:
ask-show-or-draw = You hold { $count } cards, { $left } are left. Show one or draw?
do-draw = Draw a card
do-show = Show { $card }
do-deal = Deal { $card }
event-is-dealt = { $seat } is dealt a card.
event-sees = You see { $card }.
event-shows = { $seat } shows { $card }.
why-no-draw = You hold three cards, or none are left.
why-not-in-hand = You do not hold { $card }.
# Guards:
ask-attack-or-rest = Attack somebody, or rest?
ask-react = Step in between?
do-rest = Rest
do-attack = Attack { $target }
do-let = Let it happen
do-block = Send the guard
do-give = { $guard }
event-attacked = { $seat } attacks { $target }.
event-blocked = { $seat } sends a guard.
event-hurt = { $seat } is hurt.
why-not-attack = You can attack only others who still stand.
why-no-guard = You have no guard.
option-rounds = Rounds
# Relay:
ask-stride = How long a stride?
do-stride = { $length }
do-stop = Stop
event-lap-begins = Lap { $lap } begins.
event-runs = { $seat } runs { $length }.
event-cheered = { $seat } is cheered for leg { $times }.
why-no-stop = You have not run yet.
why-too-long = Only { $room } are left.
option-laps = Laps
