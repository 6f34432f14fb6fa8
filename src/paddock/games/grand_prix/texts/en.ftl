# Grand Prix in English. Cars are told by their numbers, spaces by sector and lane: 12b is lane b of sector 12; lane a is
# the inside, p the pit lane, w beyond the wall. The number in brackets after a card's name is the card's own.

title-name = Grand Prix
tagline = Up to twenty-two cars in slipstreams and lines: one card moves a whole queue. Mind the tyres, the weather and the pit lane.

### Names

name-driver-npc = NPC
name-seat-vermilion = Vermilion
name-seat-cobalt = Cobalt
name-seat-viridian = Viridian
name-seat-amber = Amber
name-seat-slate = Slate
name-seat-violet = Violet
name-seat-ivory = Ivory
name-seat-teal = Teal
name-seat-bronze = Bronze
name-seat-rose = Rose
name-seat-onyx = Onyx
name-card-clean-air = Clean Air{ $mark }
name-card-challenge = Challenge{ $mark }
name-card-overtake = Overtake{ $mark }
name-card-weaving = Weaving{ $mark }
name-card-floor-it = Floor It{ $mark }
name-card-top-gear = Top Gear{ $mark }
name-card-conservative = Conservative{ $mark }
name-card-solid-line = Solid Line{ $mark }
name-card-power-line = Power Line{ $mark }
name-card-inside-line = Inside Line{ $mark }
name-card-outside-line = Outside Line{ $mark }
name-card-charge = Charge{ $mark }
name-card-chasing-the-race = Chasing the Race{ $mark }
name-card-late-brake = Late Brake{ $mark }
name-card-oversteer = Oversteer{ $mark }
name-card-understeer = Understeer{ $mark }
name-card-fast-pace = Fast Pace{ $mark }
name-card-flat-out = Flat Out{ $mark }
name-card-follow-the-leader = Follow the Leader{ $mark }
name-card-out-in-front = Out in Front{ $mark }
name-card-set-the-pace = Set the Pace{ $mark }
name-card-slingshot = Slingshot{ $mark }
name-event-blown-engine = Blown Engine
name-event-brake-failure = Brake Failure
name-event-collision = Collision
name-event-drive-through-penalty = Drive-Through Penalty
name-event-engine-problems = Engine Problems
name-event-gear-box-failure = Gear Box Failure
name-event-hard-hit = Hard Hit
name-event-mechanical-failure = Mechanical Failure
name-event-npc-retirement = NPC Retirement
name-event-serious-crash = Serious Crash
name-event-spin-off = Spin-Off
name-event-spin-around = Spin Around
name-event-strike-the-barrier = Strike the Barrier
name-event-suspension-difficulties = Suspension Difficulties
name-event-suspension-stress = Suspension Stress
name-event-stop-and-go-penalty = Stop & Go Penalty
name-event-tire-test = Tire Test
name-event-tire-wear = Tire Wear
name-event-traction-hazard = Traction Hazard
name-event-transmission-problems = Transmission Problems
name-event-weather-change = Weather Change
name-event-wheel-rub = Wheel Rub
name-event-wing-damage = Wing Damage
name-tyre-hard = hard
name-tyre-soft = soft
name-tyre-wet = wet
name-weather-dry = dry
name-weather-wet = wet

### What is asked

ask-start-weather = What is the weather at the start?
ask-first-car = Which first car comes from the bag?
ask-other-car = Which car comes from the bag?
ask-tyres = Tyres for { $a } and { $b }, in secret. Every car must change to another type once in the race.
ask-tyres-wet = Tyres for { $a } and { $b }, in secret. It is wet: wet tyres may be chosen too.
ask-draw = Which race card is drawn?
ask-discard = Throw away cards you do not want ({ $count } in hand), or keep the rest.
ask-act = Lap { $lap } of { $laps }: play a race card for a car ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand).
ask-act-without-cards = No cards left: eliminate or retire a car, or do nothing more this turn.
ask-step = Move { $car }: { $mp ->
        [0] free moves sideways are left
        [one] 1 movement point left
       *[other] { $mp } movement points left
    }.
ask-step-in-line = The racing line of { $car } reaches a fork ({ $mp ->
        [one] 1 point left
       *[other] { $mp } points left
    }): which lane does its first car take?
ask-push = { $car } is pushed: into which lane?
ask-link = Behind { $car } the lanes fork: who follows it?
ask-late-brake = { $car } has stopped right behind another car: trade places with it?
ask-drop-in = { $car } catches up to sector { $sector }: in which lane is it set down?
ask-soft-bonus = Use the soft tyres of { $car } for { $mp } more points, at the price of a tyre wear?
ask-draw-event = Which event is drawn?
ask-draw-number = Which event card gives the pit number?
ask-team-draw = Which team comes from the bag?
ask-pick = { $event }: both of your cars qualify. Which one is hit?
ask-victim = { $car } crashes: which of your two cars beside it is involved?
ask-give = Give a marker ({ $wear }) to one of your cars.
ask-weather-wet = It rains, and { $car } is on { $tyre } tyres: pit for wets, or stay out?
ask-weather-dry = The track dries, and { $car } is on { $tyre } tyres: pit for others, or stay out?
ask-pit = Does a car come into the pits?
ask-pit-restart = Does a car come into the pits before the restart? It will restart behind those that stay out.
ask-serve = { $car } is in the pits ({ $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    }): it goes back { $back ->
        [one] 1 space
       *[other] { $back } spaces
    } so far.

### What can be done, and what it costs

do-weather = The weather is { $weather }
do-grid = { $car } comes from the bag
do-tyres = { $car-a } on { $a }, { $car-b } on { $b } tyres
do-draw = { $card }
do-keep = Keep { $count ->
        [one] the last card
       *[other] the { $count } cards
    }
do-discard = Throw away { $card } ({ $type } { $speed }, pit exit { $exit })
do-play = { $car }: { $card }, { $type } { $speed } ({ $mp ->
        [one] 1 point
       *[other] { $mp } points
    }{ $wear ->
        [none] { "" }
       *[other] , +1 { $wear } wear
    }{ $calls ->
        [0] { "" }
        [one] , +1 close call
       *[other] , +{ $calls } close calls
    })
do-play-npc = { $car }: { $card }, { $type } { $speed } ({ $mp } points)
do-play-from-pits = { $car } leaves the pits: { $card } ({ $mp } points, solo, no wear)
do-play-from-wall = { $car } comes back onto the track: { $card } ({ $mp } points, solo, no wear)
do-pass = Pass with { $car }, which is out
do-eliminate = { $car } has six markers or more and is out, in place { $place }
do-retire = Give up { $car }: it takes place { $place }
do-wait = Do nothing more this turn
do-forward = Forward to { $space }
do-forward-pushing = Forward to { $space }, pushing { $other }
do-in = In to { $space } ({ $cost ->
        [0] free
        [one] 1 point
       *[other] { $cost } points
    })
do-out = Out to { $space } ({ $cost ->
        [0] free
        [one] 1 point
       *[other] { $cost } points
    })
do-displace = Displace { $other } from { $space } ({ $cost ->
        [0] free
       *[other] { $cost } points
    }{ $calls ->
        [0] { "" }
       *[other] , +1 close call
    })
do-diagonal = Diagonally to { $space }
do-swap = Trade places with { $other } ({ $space })
do-end = Stay here
do-push = To { $space }
do-push-on = To { $space }, where it pushes { $other } on
do-link = { $car } follows
do-link-nobody = Nobody follows
do-late-brake = Trade places with { $other }
do-stay-behind = Stay behind
do-drop-in = To { $space }
do-boost = Use them: { $mp } points, +1 tyre wear
do-hold = Save them
do-event = { $event }
do-number = { $event }
do-team = { $seat }
do-pick = { $car }
do-hit = { $car }
do-give = { $car }: +1 { $wear }, then { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    }
do-change = { $car } pits and changes to { $tyre } tyres ({ $back } spaces back, or what its repairs cost if that is more)
do-risk = Stay out
do-risk-wet = { $car } stays out: { $calls ->
        [one] +1 close call
       *[other] +{ $calls } close calls
    }
do-risk-dry = { $car } stays out: +1 tyre wear
do-pit = { $car } pits ({ $markers ->
        [0] no markers
        [one] 1 marker
       *[other] { $markers } markers
    }; all repairs: { $back ->
        [one] 1 space
       *[other] { $back } spaces
    } back)
do-pit-must-change = { $car } pits and can do its tyre change ({ $markers ->
        [0] no markers
        [one] 1 marker
       *[other] { $markers } markers
    }; all repairs: { $back ->
        [one] 1 space
       *[other] { $back } spaces
    } back)
do-stay-out = Stay out
do-repair = Remove 1 { $wear }: { $back ->
        [one] 1 space
       *[other] { $back } spaces
    } back in all, then { $left ->
        [0] none
       *[other] { $left }
    } left
do-fit = Fit { $tyre } tyres: { $back ->
        [one] 1 space
       *[other] { $back } spaces
    } back in all
do-fit-soft = Fit { $tyre } tyres, with a bonus move in them: { $back ->
        [one] 1 space
       *[other] { $back } spaces
    } back in all
do-go = Go: back { $back ->
        [one] 1 space
       *[other] { $back } spaces
    }, to sector { $sector }

### What is foreseen

told-cards = Drawn: { $cards }.
told-grid = The grid from pole on: { $cars }.
told-restart = The field lines up: { $cars }.
told-forming-up = In single file: { $cars }.
told-move = { $car } comes to { $space }{ $pushing ->
        [0] { "" }
       *[other] , pushing { $pushed }
    }{ $following ->
        [0] { "" }
       *[other] { $pushing ->
            [0] ,
           *[other] ;
        } followed by { $followers }
    }.

preview-move = { $car } comes to { $space }, place { $place }{ $others ->
        [0] { "" }
        [one] , and one more car moves
       *[other] , and { $others } more cars move
    }.{ $ends ->
        [one] { "" }
       *[other] { " " }It can end on { $ends } spaces.
    }
preview-cut = There are more ways than could be tried: it may reach other spaces too, step by step.
preview-stop-restart = { $car } { $markers ->
        [0] restarts
        [one] loses 1 marker and restarts
       *[other] loses { $markers } markers and restarts
    } from { $space }, behind all that stay out{ $places ->
        [0] , without losing a place.
        [one] , one place lost.
       *[other] , { $places } places lost.
    }
preview-stop = { $car } { $markers ->
        [0] comes
        [one] loses 1 marker and comes
       *[other] loses { $markers } markers and comes
    } out at { $space }, { $back ->
        [0] where it is
        [one] 1 space back
       *[other] { $back } spaces back
    }{ $places ->
        [0] , without losing a place.
        [one] , one place lost.
       *[other] , { $places } places lost.
    }
chapter-turn = Turn { $turn }
chapter-lap = Lap { $lap }

### Why something cannot be done

why-wets-only-in-wet = Wet tyres may be chosen only when it is wet.
why-card-not-yours = That card is not in your hand.
why-must-act = One of the four actions can be taken, so one must be.
why-not-your-car = { $car } is not yours to decide about.
why-activated-already = { $car } has been activated this turn.
why-pass-needs-car-out = { $car } is still in the race; one passes only with a car that is out.
why-not-six-markers = { $car } has fewer than six wear markers.
why-car-is-out = { $car } is out of the race.
why-eliminate-instead = { $car } has six markers or more: it is eliminated, not retired.
why-no-retirement = At this table no car may be given up.
why-must-pass = Without cards you must pass with the car that is out.
why-six-markers = { $car } has six wear markers or more: it cannot move any more.
why-points-left = All movement points must be spent; { $mp ->
        [one] there is 1
       *[other] there are { $mp }
    } left.
why-line-keeps-lane = A racing line that has moved keeps its lane until the segment ends.
why-card-forbids-lateral = This card allows no movement sideways.
why-inner-lane-in-zone = In a Safety Zone there is only the inner lane.
why-no-lane-there = There is no lane on that side.
why-been-there = The active car may not enter a space twice in one segment.
why-displacement-costs = Moving onto another car sideways costs two points, and { $mp ->
        [0] none
       *[other] only { $mp }
    } is left.
why-no-diagonal = Only some cards allow a diagonal move, once, and never in a racing line.
why-diagonal-not-vacant = A diagonal move goes to a vacant space beside the one ahead, and not into a Safety Zone.
why-card-has-no-swap = This card has no swap.
why-no-swap-in-zone = No places are traded in or into a Safety Zone.
why-nobody-ahead = No car that could be swapped with is directly ahead.
why-not-ahead = That space is not directly ahead.
why-card-binds-lane = The card binds every car to one side at a fork.
why-not-behind = No lane leads from there to the last car of the train.
why-not-behind-next-car = That lane is not directly behind the next car.
why-car-not-tied = That car is not one of those that qualify equally.
why-car-not-adjacent = That car is not beside the crash.
why-own-car-in-race = The marker goes to one of your own cars in the race.
why-tyres-not-for-weather = Those tyres may not be fitted in this weather.
why-spun-car-cannot-pit = That car has spun and cannot use the pits this turn.
why-not-to-be-pitted = That car is not to be decided about now.
why-penalty-without-service = A penalty allows no work on the car.
why-body-damage-stays = Body damage cannot be repaired.
why-no-such-wear = The car has no marker of that kind.
why-tyres-changed = The tyres have been changed in this stop.
why-other-type = A change must be to another type of tyres.

### What happens: the set-up

event-starts-dry = The race starts in the dry.
event-starts-wet = The race starts in the wet.
event-lines-up = { $car } takes grid position { $place }.
event-lines-up-second = { $car } takes grid position { $place }, in reverse order of the first cars.
event-lines-up-by-lot = { $car } is drawn into grid position { $place }.
event-moves-up = { $car }, winner of the race before, moves up and changes places with { $other }.
event-has-first-player = { $seat } is first player.
event-starts-on = { $car } starts on { $tyre } tyres.

### What happens: the turn

event-turn-begins = Turn { $turn }: { $cars ->
        [one] one car
       *[other] { $cars } cars
    } in the race.
event-leads = { $car } leads.
event-first-player = { $seat } becomes first player.
event-draws = { $seat } fills the hand to { $count } cards.
event-sees = Drawn: { $card }.
event-reshuffles = The race deck is empty: { $count } discards are shuffled.
event-discards = { $seat } throws away { $card }.
event-keeps = { $seat } keeps { $count ->
        [0] nothing
        [one] one card
       *[other] { $count } cards
    }.
event-plays = { $seat } plays { $card } for { $car }.
event-plays-npc = { $seat } plays { $card } for the neutral car { $car }.
event-plays-team-npc = { $seat } plays { $card } for the team’s own NPC { $car }.
event-passes = { $seat } passes with { $car }.
event-stands-down = { $seat } does nothing more this turn.
event-phase-ends = The action phase is over; { $left ->
        [0] every car has been activated.
        [one] one car was not activated.
       *[other] { $left } cars were not activated.
    }

### What happens: movement

event-sets-off = { $car } has { $mp ->
        [one] 1 movement point.
       *[other] { $mp } movement points.
    }
event-sets-off-from-pits = { $car } sets off at pit exit speed with { $mp ->
        [one] 1 movement point.
       *[other] { $mp } movement points.
    }
event-leaves-board = { $car } is taken off the track, its race run.
event-moves = { $car } moves to { $space }.
event-sidesteps = { $car } moves over to { $space }.
event-cuts-across = { $car } cuts across to { $space }.
event-is-pushed = { $car } is pushed to { $space }.
event-is-pushed-in-line = { $car } is pushed along to { $space }.
event-is-pushed-aside = { $car } is pushed aside to { $space }.
event-gives-way = { $car } has no room and goes forward to { $space }.
event-follows = { $car } follows to { $space }.
event-follows-in-line = { $car } follows in line to { $space }.
event-line-forms = { $car } forms a racing line of { $count } cars.
event-displaces = { $car } displaces { $other }.
event-close-call = A close call for { $car }: { $total } now.
event-leaves-pits = { $car } leaves the pit lane for { $space }.
event-comes-back = { $car } comes back onto the track at { $space }.
event-overtakes = { $car } overtakes { $other } and is on { $space }.
event-brakes-late = { $car } brakes later than { $other } and is on { $space }.
event-catches-up = In clean air { $car } catches up to { $space }.
event-oversteers = { $car } slides in to { $space }.
event-understeers = { $car } slides out to { $space }.
event-uses-softs = { $car } uses its soft tyres for { $mp } more points.
event-takes-lead = { $car } takes the lead.
event-is-lapped = { $car } is a lap down.
event-unlaps = { $car } is no longer a lap down.
event-lap-begins = Lap { $lap } of { $laps } begins.
event-crosses = { $car } crosses the finish line in place { $place }.

### What happens: wear, and cars that leave

event-is-slowed = { $car } is slowed by its wear: { $penalty } less, { $mp } left.
event-takes-wear = { $car } takes wear: { $wear } ({ $total }).
event-takes-close-calls = { $car } takes { $count ->
        [one] a close call
       *[other] { $count } close calls
    }: { $total } now.
event-loses-close-calls = { $car } loses its { $count ->
        [one] close call.
       *[other] { $count } close calls.
    }
event-fits = { $car } gets { $tyre } tyres.
event-retires = { $car } is given up.
event-is-eliminated = { $car } has { $wear } markers and is out.
event-is-retired = { $car } retires from the race.
event-crashes-out = { $car } is out after the crash.
event-is-taken-off = { $car } was lapped and is taken off.
event-takes-position = { $car } leaves the race in place { $place } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }).

### What happens: events

event-event-drawn = Event: { $event }.
event-no-event = { $event } concerns nobody: green flag.
event-is-drawn = { $seat } is drawn from { $teams } tied teams.
event-is-picked = { $seat } picks { $car }.
event-number-drawn = Pit number { $number } is turned up.
event-all-pit-drawn = An all-pit card is turned up: another is drawn.
event-events-reshuffled = The event deck is empty: { $count } cards are shuffled.
event-collide = { $car } collides: { $count ->
        [one] one car is
       *[other] { $count } cars are
    } involved.
event-crash = { $car } causes a serious crash: { $count ->
        [one] one car is
       *[other] { $count } cars are
    } involved.
event-hit-hard = { $car } hits hard: { $count ->
        [one] one car is
       *[other] { $count } cars are
    } involved.
event-rub-wheels = { $car } rubs wheels: { $count ->
        [one] one car is
       *[other] { $count } cars are
    } involved.
event-strikes-barrier = { $car } strikes the barrier.
event-is-spared = { $car } gets away.
event-spins-off = { $car } spins off the track.
event-spins-around = { $car } spins around and stands in the pit lane.
event-must-drive-through = { $car } must drive through the pits.
event-must-stop-and-go = { $car } must stop and go.
event-must-repair = { $car } is shown the black and orange flag: everything must be repaired.
event-engine-suffers = { $car } has engine problems.
event-transmission-suffers = { $car } has transmission problems.
event-wing-is-damaged = { $car } damages its wing.
event-suspensions-suffer = { $count ->
        [0] No suspension suffers.
        [one] One suspension suffers.
       *[other] { $count } suspensions suffer.
    }
event-rain-begins = Rain sets in.
event-rain-ends = The track dries.
event-will-change = { $car } will pit for { $tyre } tyres.
event-stays-out = { $car } stays out on the wrong tyres.
event-tyres-tested = { $count ->
        [0] Nobody is on the wrong tyres.
        [one] One car is on the wrong tyres.
       *[other] { $count } cars are on the wrong tyres.
    }
event-zone-is-set = A Safety Zone lies from sector { $start } to sector { $end }.
event-zone-is-lifted = The Safety Zone is lifted.
event-forms-up = { $car } forms up on { $space }.
event-is-shoved-on = { $car } is pushed on to { $space }.

### What happens: pits and restarts

event-npc-pits = { $car } pits by its number and drops back { $back } spaces.
event-npc-is-sent = { $car } is sent to the pits and drops back { $back ->
        [0] no space.
       *[other] { $back } spaces.
    }
event-pits = { $car } turns into the pits at { $space }.
event-is-called-in = { $car } must stop: { $order }.
event-is-repaired = { $car } loses a marker ({ $wear }); { $left ->
        [0] none is
        [one] one is
       *[other] { $left } are
    } left.
event-is-repaired-fully = { $car } is repaired fully.
event-is-released = { $car } drops back { $back ->
        [0] no space
        [one] one space
       *[other] { $back } spaces
    } to { $space }.
event-stays-out-of-pits = { $seat } stays out.
event-restart-is-called = Double yellow: the field lines up behind { $car }.
event-red-flag = Red flag: the field lines up behind { $car }, and all wear but body damage is put right.
event-no-restart = The finish is { $left } spaces away: there is no restart any more.
event-is-regridded = { $car } lines up on { $space }.
event-is-put-right = { $car } is put right.
event-close-up = The field closes up; { $count ->
        [one] one car that stopped falls
       *[other] { $count } cars that stopped fall
    } in behind.

### What happens: the finish

event-chequered-flag = The race is over: { $car } saw the flag first.
event-race-is-stopped = No Player Car races any more: the race is closed.
event-is-disqualified = { $car } never changed tyres and is disqualified.
event-finishes = { $car } finishes in place { $place }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
event-npc-finishes = { $car } takes place { $place } for nobody.
event-scores = { $seat } scores { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
event-best-place-decides = { $seats ->
        [one] Another team is
       *[other] { $seats } other teams are
    } level on points: { $seat } wins by its best position, { $place }.
event-wins = { $seat } wins with { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }

### Names

name-wear-tyre = tyre wear
name-wear-suspension = suspension
name-wear-wing = wing
name-wear-brakes = brakes
name-wear-transmission = transmission
name-wear-engine = engine
name-wear-body = body damage
name-order-drive-through = drive-through penalty
name-order-stop-and-go = stop and go penalty
name-order-repair-all = repair everything
name-order-fit-hard = change to hard tyres
name-order-fit-soft = change to soft tyres
name-order-fit-wet = change to wet tyres
name-order-no-service = no service
name-order-engine-stop = long stop for the engine
name-order-transmission-stop = long stop for the transmission
name-order-wing-stop = stop for the wing

### What can be chosen before the start

option-track = The track to race on.
option-track-costa-dorada = Costa Dorada Ring: 60 sectors, 3 laps, balanced.
option-track-hallin-forest = Hallin Forest: 66 sectors, 3 laps, flowing.
option-track-port-verity = Port Verity Street Circuit: 54 sectors, 3 laps, tight.
option-track-aurelia = Aurelia Speed Park: 72 sectors, 3 laps, wide and fast.
option-laps = How many laps are raced; 0 is the number that goes with the track.
option-teams = The teams in the order of the seats; seats beyond the list get the next free team.
option-weather = The weather at the start.
option-weather-dry = Dry.
option-weather-wet = Wet.
option-weather-random = Dry or wet, as chance will have it.
option-start_order = How the grid is drawn.
option-start_order-standard = First cars from the bag, second cars from position 12 in reverse order, then the NPCs.
option-start_order-mixed = First cars from the bag, then all others together.
option-start_order-random = All 22 cars from one bag.
option-pit_order = In which order Player Cars pit.
option-pit_order-turn = In turn order, a player with both cars.
option-pit_order-running = In running order, the leader first.
option-running_order = Which lane is ahead within a sector.
option-running_order-inside = The lane nearest to the pit lane.
option-running_order-next-corner = The lane on the inside of the next corner.
option-previous_winner = The number of the car that won the race before: it moves up one grid position; 0 for none.
option-fresh_sets = A ruling: a car may also fit a fresh set of the tyres it is on (which does not count as the change).
option-red_flag_stops = A ruling: pit stops are offered under a red flag too.
option-retirement = A Player Car in good health may be given up.

### The board at the terminal

board-lap = lap { $lap } of { $laps }
board-turn = turn { $turn }
board-before = before the start
board-wet = wet
board-dry = dry
board-finished = finished
board-zone = Safety Zone from sector { $first } to { $last }
board-event = event: { $event }
board-order = running order (• not yet activated)
board-npc = npc
board-npc-of = npc of { $seat }
board-out = out
board-lapped = lapped
board-sheets = sheets: tyres (! change due, * bonus used), close calls (cc), wear:
board-wears = t tyre, s suspension, w wing, b brakes, g transmission, e engine, d body
board-no-tyres = tyres not chosen
board-calls = cc{ $count }
board-no-cards = no cards in hand
board-hand = hand: type, speed/pit exit, wear, close call
board-solo = solo
board-line = line
board-pursuit = pursuit
board-lead = lead
