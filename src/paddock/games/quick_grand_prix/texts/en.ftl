# Quick Grand Prix in English. A card's name carries its two speeds: S3 (2/4).

title-name = Quick Grand Prix
tagline = Two cars, two cards, six sections: how fast dare you go before the dice send you wide? A race in ten minutes, a season in an evening.

### Names

name-seat-red = Red
name-seat-green = Green
name-seat-yellow = Yellow
name-seat-blue = Blue
name-car-red = Red{ $mark }
name-car-green = Green{ $mark }
name-car-yellow = Yellow{ $mark }
name-car-blue = Blue{ $mark }
name-slot-red = Red{ $mark }
name-slot-green = Green{ $mark }
name-slot-yellow = Yellow{ $mark }
name-slot-blue = Blue{ $mark }
name-slot-gap-red = the gap of Red{ $mark }
name-slot-gap-green = the gap of Green{ $mark }
name-slot-gap-yellow = the gap of Yellow{ $mark }
name-slot-gap-blue = the gap of Blue{ $mark }
name-slot-SL = the SL card
name-circuit-monaco = Monaco
name-speed-pit = pit stop
name-speed-S1 = S1 at{ $mark }
name-speed-S2 = S2 at{ $mark }
name-speed-S3 = S3 at{ $mark }
name-speed-S4 = S4 at{ $mark }
name-speed-S5 = S5 at{ $mark }
name-speed-S6 = S6 at{ $mark }
name-speed-S7 = S7 at{ $mark }
name-speed-S8 = S8 at{ $mark }
name-speed-S9 = S9 at{ $mark }

### What is asked

ask-first-dealt = Who is dealt the first card?
ask-deal = Which card is dealt face down?
ask-turn-up = Which card is turned face up in the middle?
ask-first-card = First card: { $card }, die { $die }, { $place ->
        [9] back of the grid
       *[other] qualifying place { $place }
    }. Keep it, discard it for another, or swap it with the middle?
ask-second-card = Second card: { $card }, die { $die }, { $place ->
        [9] back of the grid
       *[other] qualifying place { $place }
    }. Keep it, or swap it with the middle?
ask-take-or-swap = Take a second card from the middle beside { $card }, or swap { $card } first (allowed once).
ask-take = Take a second card from the middle beside { $card }.
ask-car-ahead = Grid places { $first } and { $second }: which car takes the better one?
ask-speeds = Section { $section } of { $sections }, safety limit { $limit }: a speed or a pit stop for each car.
ask-speeds-drs = Section { $section } of { $sections }, safety limit { $limit }, DRS: a speed or a pit stop for each car; equal speed is enough to pass a car.
ask-swap-after-stop = { $car } has been in the pits: swap one card with the middle?

### What can be done, and what it costs

do-first = { $seat } is dealt the first card
do-deal = Deal { $card }
do-turn = Turn up { $card }
do-keep = Keep { $card }
do-discard = Discard { $card } face up and be dealt another card, to keep or to swap
do-swap = Give { $given }, take { $card }: die { $die }, { $place ->
        [9] back of the grid
       *[other] qualifying place { $place }
    }
do-swap-late = Give { $given }, take { $card } (the only swap): die { $die }, { $place ->
        [9] back of the grid
       *[other] qualifying place { $place }
    }
do-take = Take { $card }: die { $die }, { $place ->
        [9] back of the grid
       *[other] qualifying place { $place }
    }
do-ahead = { $car } starts from place { $first }, { $other } from place { $second }
do-drive = { $car-a } { $total-a } ({ $a }){ $over-a ->
        [0] { "" }
       *[other] , { $over-a } over the limit
    }; { $car-b } { $total-b } ({ $b }){ $over-b ->
        [0] { "" }
       *[other] , { $over-b } over the limit
    }
do-drive-a-pits = { $car-a } makes a pit stop; { $car-b } { $total-b } ({ $b }){ $over-b ->
        [0] { "" }
       *[other] , { $over-b } over the limit
    }
do-drive-b-pits = { $car-a } { $total-a } ({ $a }){ $over-a ->
        [0] { "" }
       *[other] , { $over-a } over the limit
    }; { $car-b } makes a pit stop
do-drive-both-pit = { $car-a } and { $car-b } both make a pit stop
do-stay = Keep both cards
do-trade = Give { $given }, take { $card }: die { $die }

### Why something cannot be done

why-not-in-the-middle = { $card } does not lie in the middle.
why-no-second-discard = Only the first card may be discarded; the second is kept or swapped.
why-swapped-already = One swap is allowed while choosing from the middle, and it has been made: now take a card.
why-card-not-yours = { $card } is not in this team’s hand.
why-one-card-each = Each car needs a speed card of its own: one card cannot serve both cars in the same section.

### What happens: the season

event-race-begins = Race { $race }: { $circuit }.
event-wins-title = { $seat } wins the season with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-shares-title = { $seat } shares the title with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

### What happens: the draft

event-deals-first = { $seat } is dealt the first card.
event-is-dealt = { $seat } is dealt a card face down.
event-sees = Dealt: { $card }.
event-turned-up = { $card } is turned face up in the middle.
event-keeps = { $seat } keeps the card.
event-discards = { $seat } discards { $card }.
event-swaps = { $seat } gives { $given } and takes { $taken } from the middle.
event-is-dealt-again = { $seat } is dealt a second card.
event-keeps-second = { $seat } keeps the second card.
event-laid-out = { $count ->
        [0] No card is left to lay out.
        [one] The last card is laid face up in the middle.
       *[other] The other { $count } cards are laid face up in the middle.
    }
event-takes = { $seat } takes { $card }.
event-swaps-late = { $seat } gives { $given } and takes { $taken } before choosing a second card.
event-left-over = { $count ->
        [one] One card stays in the middle for swaps after pit stops.
       *[other] { $count } cards stay in the middle for swaps after pit stops.
    }

### What happens: the grid

event-reveals = { $seat } shows { $card }.
event-starts-last = { $seat } holds the back-of-the-grid card: one car starts last.
event-puts-ahead = { $seat } puts { $car } ahead.
event-lines-up = { $car } starts from place { $place }.
event-sl-in-front = The SL card lies ahead of the field; the first safety limit is { $limit }.

### What happens: a section

event-section-begins = Section { $section }: safety limit { $limit }.
event-drs-section = DRS is open in section { $section }: a car passes a car at equal speed too.
event-drives = { $car } drives { $speed }: total { $total }.
event-pits = { $car } turns into the pits and leaves a gap.
event-fastest = { $car } is fastest with { $total }, over the limit of { $limit }, and must check.
event-holds = { $car } holds the road: the dice beside it (ahead { $ahead }, behind { $behind }) make { $sum }, not above { $difficulty }.
event-goes-wide = { $car } goes wide: the dice beside it (ahead { $ahead }, behind { $behind }) make { $sum }, above { $difficulty }; it must drop back { $back ->
        [one] { $back } place
       *[other] { $back } places
    }.
event-drops-back = { $car } drops back to place { $place } and drives on at { $speed }.
event-is-damaged = { $car } is damaged: no engine power and one pass a section until a pit stop.
event-passes = { $car } passes { $other }.
event-passes-gap = { $car } passes { $other }.
event-passes-with-drs = { $car } passes { $other } with DRS.
event-is-held = { $car } is held up behind { $other }.
event-is-blocked = { $car } is stuck behind { $other }, whose card is face down.
event-has-passed-enough = { $car } has used { $limit ->
        [one] its only pass
       *[other] all { $limit } passes
    }.
event-round-ends = All speed cards are face down: section { $section } is run.
event-returns = { $car } returns from the pits in place { $place }.
event-returns-last = { $car } returns from the pits at the back of the line.
event-is-repaired = { $car } is repaired.
event-trades = { $seat } gives { $given } and takes { $taken } in the pits.

### What happens: the finish

event-leads-at-three = { $car } leads after the third section: 1 bonus point.
event-finishes = { $car } finishes in place { $place }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-scores = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in this race, { $season } in the season.

### What can be chosen before the start

option-calendar-title = Calendar
option-calendar = The circuits of the season in the order they are raced; the same one may come again.
option-teams-title = Teams
option-teams = The teams in the order of the seats: the first seat drives the first team, and so on.
option-laps-title = Laps
option-laps = How often the six sections of a circuit are driven in a race.
option-cars-title = Cars
option-cars = The engine powers and passing limits of the cars.
option-cars-printed = The table printed on the race card.
option-cars-balanced = A table of our own, from +1 to +5, that makes the four teams more even.
option-missing_die-title = Missing die
option-missing_die = What counts where a car that must check has no speed card on one side.
option-missing_die-nearest = The next speed card along the line counts, past gaps and the SL card; nothing beyond either end.
option-missing_die-zero = Only the card right beside counts; a gap, the SL card or an end of the line counts 0.
option-missing_die-loop = The line is a ring: ahead of the first car lies the card of the last one, and the other way round.
option-missing_die-spare = At either end of the line the die of the card in the middle counts (the highest, if several lie there).
option-deal_order-title = Deal order
option-deal_order = Who follows the team with the fewest points when cards are dealt.
option-deal_order-clockwise = The next seats around the table.
option-deal_order-ascending = The other teams from the fewest points to the most.
option-leader_bonus-title = Leader bonus
option-leader_bonus = A house rule: one extra point for the car that leads after the third section.

### What a choice of speeds may lead to

preview-drive = { $car } drives { $total } (limit { $limit }), on average to place { $place }.
preview-wide = { $car } drives { $total } (limit { $limit }), goes wide in { $wide } % of what the others may do, on average to place { $place }.
preview-pit = { $car } stops in the pits, on average back in place { $place }.

### Chapters of the replay

chapter-section = Section { $section }
chapter-end = The end of the season

### The board at the terminal

board-race = race { $race } of { $races }
board-finished = finished
board-before = before the start
board-lap = lap { $lap } of { $laps }
board-section = section { $section } of { $sections }
board-difficulty = difficulty { $difficulty }
board-car = car
board-engine = eng
board-pass = pass
board-grid = grid
board-limits = safety limits
board-sl = SL card
board-gap = gap of
board-in-pits = in the pits
board-damaged = damaged
board-cards = speed cards: slow/fast, die, qualifying place (BotG: back of the grid)
board-no-card = no card
board-answered = has answered
board-middle = middle
board-pile = pile
board-face-down = { $count } face down
board-unknown = ? face down
board-back = BotG
board-die = die { $die }
board-season = season, { $done } of { $races } run
board-podium = { $circuit }, podium
