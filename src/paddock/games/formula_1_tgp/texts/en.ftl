# Formula 1 TGP in English. AP are activation points; a die K6 has six faces, a K10 ten, a K3 three.

title-name = Formula 1 TGP
tagline = Run a team through a season: auction engines and drivers, develop the car, and out-think the others from qualifying to the last pit stop.

### Names

name-car-red = Red{ $mark }
name-car-green = Green{ $mark }
name-car-yellow = Yellow{ $mark }
name-car-blue = Blue{ $mark }
name-circuit-barcelona = Barcelona
name-circuit-monaco = Monaco
name-country-spain = Spain
name-country-belgium = Belgium
name-country-italy = Italy
name-facility-engine-factory = Engine factory
name-facility-test-track = Test track
name-facility-cfd-computer = CFD computer
name-facility-wind-tunnel = Wind tunnel
name-step-E1 = Reliable internals
name-step-E2 = More revs
name-step-E3 = Improved gearbox
name-step-E4 = Torque map
name-step-T1 = Suspension I
name-step-T2 = Suspension II
name-step-T3 = Carbon brakes
name-step-T4 = Pit drills
name-step-C1 = Improved front wing
name-step-C2 = Lighter chassis
name-step-C3 = Launch software
name-step-C4 = Low-drag bodywork
name-step-W1 = Improved rear wing
name-step-W2 = Double diffuser
name-step-W3 = Brake ducts
name-step-W4 = Aero package
name-card-qual-lap = Qualifying lap
name-card-launch = Perfect launch
name-card-flat-out = Flat out
name-card-late-brake = Late braking
name-card-slipstream = Slipstream
name-card-shut-door = Shut the door
name-card-team-orders = Team orders
name-card-fast-stop = Lightning stop
name-card-save-tyres = Tyre whisperer
name-card-lean-mix = Lean mixture
name-card-lucky = Lucky escape
name-seat-red = Red
name-seat-green = Green
name-seat-yellow = Yellow
name-seat-blue = Blue
name-tyre-soft = soft
name-tyre-hard = hard
name-tyre-wet = wet
name-tactic-line-change = LINE CHANGE
name-tactic-full-ahead = FULL AHEAD
name-status-absent = absent
name-status-running = running
name-status-retired = retired
name-status-disqualified = disqualified
name-lane-left = left
name-lane-right = right
name-parameter-top = top speed
name-parameter-acceleration = acceleration
name-parameter-driver = skill
name-parameter-tyres = tyres

### What is asked

ask-roll-for-order = Who acts first?
ask-lend-engine = Which engine stands in for this race?
ask-lend-driver = Which driver stands in for this race?
ask-action = Before { $circuit }: { $left } AP left. What does the team do?
ask-action-incomplete = Before { $circuit }: { $left } AP left. The team is not complete yet. What does it do?
ask-turn-engine = Which engine card is turned over?
ask-turn-driver = Which driver card is turned over?
ask-offer = The opening offer.
ask-raise = The next bid.
ask-offer-engine = { $card }: power { $power }, top speed +{ $top }, acceleration +{ $acceleration }, reliability { $reliability }. Offer up to { $purse } AP, or decline?
ask-offer-driver = { $card }: speed { $speed }, skill { $skill }. Offer up to { $purse } AP, or decline?
ask-bid-engine = { $card }: power { $power }, top speed +{ $top }, acceleration +{ $acceleration }, reliability { $reliability }. { $bidder } bids { $points } AP. Go higher (up to { $purse } AP)?
ask-bid-driver = { $card }: speed { $speed }, skill { $skill }. { $bidder } bids { $points } AP. Go higher (up to { $purse } AP)?
ask-sealed-bid = How far does each team go?
ask-up-to-engine = { $card }: power { $power }, top speed +{ $top }, acceleration +{ $acceleration }, reliability { $reliability }. Bid up to how many AP (at most { $purse })?
ask-up-to-driver = { $card }: speed { $speed }, skill { $skill }. Bid up to how many AP (at most { $purse })?
ask-give-back = Which card goes back?
ask-give-back-engine = { $card } is won, but a team has one engine: which one goes back into the pile?
ask-give-back-driver = { $card } is won, but a team has two drivers: who goes back into the pile?
ask-soft-wear = How fast do soft tyres wear this weekend?
ask-deal = Which tactic card is dealt?
ask-setting = { $step }: which setting for this race?
ask-split = Split the engine’s power of { $power } between top speed (+{ $top }) and acceleration (+{ $acceleration }).
ask-sheet = { $driver } has { $points ->
        [one] { $points } speed point
       *[other] { $points } speed points
    } for a race of { $turns } turns: how many go into qualifying, and fuel for how many turns?
ask-flying-lap = How good is the flying lap?
ask-qualifying-lap = All laps are driven: play “{ $card }” for a better result?
ask-roll-off = Who wins the tie?
ask-weather = What is the weather?
ask-tyres = The race is dry and { $turns } turns long. Fresh soft tyres have the value { $soft }, hard ones { $hard }; both must be used. Start on which?
ask-tyres-wet = It rains, for { $turns } turns. Wet tyres keep full speed; soft ({ $soft }) and hard ({ $hard }) ones lose { $lost } spaces a turn. Start on which?
ask-tactics = Lay a start tactic face down: LINE CHANGE dodges cars, FULL AHEAD goes one space further but only straight.
ask-launch = { $driver } is about to start: play “{ $card }”?
ask-start-roll = How good is the start?
ask-lane = { $driver } may end the start move in either lane: which one?
ask-burst = Does the tyre burst?
ask-event-roll = { $driver }, turn { $turn }: make the event roll now? It is due by turn { $last }.
ask-event-roll-wet = { $driver }, turn { $turn } in the rain: make the event roll now? It is due by turn { $last }.
ask-push = { $driver } must move { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } and has { $points ->
        [one] { $points } speed point
       *[other] { $points } speed points
    }: how many are spent?
ask-saving = { $driver } has moved (fuel { $fuel }, tyres { $tread ->
        [0] on “speed -1”
        [-1] on “D6 4+”
       *[other] { $tread }
    }): play a card that spares a marker?
ask-lucky = { $driver } has rolled { $pips } ({ $first ->
        [mechanical] mechanical trouble
        [save-or-back] a skill roll, or back { $amount }
        [save-or-out] a skill roll, or out of the race
        [back] back { $amount }
        [spin] a spin, back { $amount }
        [tyres] tyres { $amount }
        [move] move { $amount }
        [points] speed points { $amount }
        [keep-tyres] tyres spared
        [wing] a broken front wing
        [out] out of the race
       *[nothing] nothing happens
    }{ $second ->
        [mechanical] { "" }, mechanical trouble
        [save-or-back] { "" }, a skill roll, or back { $more }
        [save-or-out] { "" }, a skill roll, or out of the race
        [back] { "" }, back { $more }
        [spin] { "" }, a spin, back { $more }
        [tyres] { "" }, tyres { $more }
        [move] { "" }, move { $more }
        [points] { "" }, speed points { $more }
        [keep-tyres] { "" }, tyres spared
        [wing] { "" }, a broken front wing
        [out] { "" }, out of the race
       *[nothing] { "" }
    }): play “{ $card }” and roll again?
ask-event = What happens?
ask-mechanical = How bad is the trouble?
ask-driver-test = Does the driver keep control?
ask-collision = How bad is the collision?
ask-save = Can the driver save it?
ask-attack = { $driver } is right behind { $other } and must attack ({ $left ->
        [one] { $left } movement point
       *[other] { $left } movement points
    } left): where?
ask-attack-freely = { $driver } is right behind { $other } ({ $left ->
        [one] { $left } movement point
       *[other] { $left } movement points
    } left): attack, and where, or hold back?
ask-shut-door = { $driver } attacks { $other } and needs { $need } or more: play “{ $card }”?
ask-attempt = Is the attacker through?
ask-slipstream = { $driver } has rolled { $pips } where { $need } was needed: play “{ $card }” and roll again?
ask-slipstream-contact = { $driver } has rolled a 1, which means contact: play “{ $card }” and roll again?
ask-stop = { $driver }: fuel for { $fuel ->
        [one] { $fuel } turn
       *[other] { $fuel } turns
    }, tyres { $tread ->
        [0] on “speed -1”
        [-1] on “D6 4+”
       *[other] { $tread }
    }, { $left ->
        [one] { $left } turn
       *[other] { $left } turns
    } to go. Stop?
ask-stop-forced = { $driver } has no fuel (tyres { $tread ->
        [0] on “speed -1”
        [-1] on “D6 4+”
       *[other] { $tread }
    }, fuel { $fuel }, { $left ->
        [one] { $left } turn
       *[other] { $left } turns
    } to go) and must stop. Play “{ $card }”?
ask-service = What does the crew do?
ask-service-soft = { $driver } has { $fuel ->
        [one] { $fuel } turn
       *[other] { $fuel } turns
    } of fuel, { $left ->
        [one] { $left } turn
       *[other] { $left } turns
    } to go, and has still to use soft tyres. Fuel and tyres (soft { $soft }, hard { $hard })?
ask-service-hard = { $driver } has { $fuel ->
        [one] { $fuel } turn
       *[other] { $fuel } turns
    } of fuel, { $left ->
        [one] { $left } turn
       *[other] { $left } turns
    } to go, and has still to use hard tyres. Fuel and tyres (soft { $soft }, hard { $hard })?
ask-service-free = { $driver } has { $fuel ->
        [one] { $fuel } turn
       *[other] { $fuel } turns
    } of fuel, { $left ->
        [one] { $left } turn
       *[other] { $left } turns
    } to go, and has used both compounds. Fuel and tyres (soft { $soft }, hard { $hard })?
ask-service-wet = { $driver } has { $fuel ->
        [one] { $fuel } turn
       *[other] { $fuel } turns
    } of fuel and { $left ->
        [one] { $left } turn
       *[other] { $left } turns
    } to go in the rain. Fuel and tyres (soft { $soft }, hard and wet { $hard })?

### What a step of development does

effects = { $speed ->
        [none] { "" }
       *[some] , speed { $speed }
    }{ $tyres ->
        [none] { "" }
       *[some] , tyres { $tyres }
    }{ $top ->
        [none] { "" }
       *[some] , top speed { $top }
    }{ $acceleration ->
        [none] { "" }
       *[some] , acceleration { $acceleration }
    }{ $reliability ->
        [none] { "" }
       *[some] , reliability { $reliability }
    }{ $overtake ->
        [none] { "" }
       *[some] , overtaking { $overtake }
    }{ $start ->
        [none] { "" }
       *[some] , start { $start }
    }{ $pit ->
        [none] { "" }
       *[some] , pit stop { $pit }
    }
effects-b = { $speed-b ->
        [none] { "" }
       *[some] , speed { $speed-b }
    }{ $tyres-b ->
        [none] { "" }
       *[some] , tyres { $tyres-b }
    }{ $top-b ->
        [none] { "" }
       *[some] , top speed { $top-b }
    }{ $acceleration-b ->
        [none] { "" }
       *[some] , acceleration { $acceleration-b }
    }{ $reliability-b ->
        [none] { "" }
       *[some] , reliability { $reliability-b }
    }{ $overtake-b ->
        [none] { "" }
       *[some] , overtaking { $overtake-b }
    }{ $start-b ->
        [none] { "" }
       *[some] , start { $start-b }
    }{ $pit-b ->
        [none] { "" }
       *[some] , pit stop { $pit-b }
    }

### What can be done, and what it costs

do-k3 = Roll { $pips }
do-k6 = Roll { $pips }
do-k10 = Roll { $pips }
do-lend-engine = { $engine } stands in
do-lend-driver = { $driver } stands in
do-draw-engine = Turn over an engine card ({ $cost } AP; { $cards } in the pile)
do-draw-driver = Turn over a driver card ({ $cost } AP; { $cards } in the pile)
do-build = Build: { $facility } ({ $cost } AP)
do-develop = Develop at the { $facility }: { $step }{ effects } ({ $cost } AP)
do-develop-settings = Develop at the { $facility }: { $step }, A{ effects }; B{ effects-b } ({ $cost } AP)
do-hire = Hire crew number { $crews } ({ $cost } AP): one tactic card a race
do-test = Run test session number { $tests } ({ $cost } AP): rating +1
do-pass = Take no more actions before this race ({ $left } AP lapse)
do-turn-engine = Turn over { $engine }
do-turn-driver = Turn over { $driver }
do-bid = Bid { $points } AP for { $card }: pay { $more }, keep { $left }
do-no-bid = No bid for { $card }
do-up-to = Bid up to { $points } AP for { $card } (at worst { $left } left)
do-up-to-nothing = No bid for { $card }
do-return-engine = Give back { $engine }: power { $power }, top speed +{ $top }, acceleration +{ $acceleration }, reliability { $reliability }
do-return-driver = Give back { $driver }: speed { $speed }, skill { $skill }
do-deal = Deal { $card }
do-no-card = Play no card
do-set = { $step }, setting { $setting }{ effects }
do-split = Top speed { $top }, acceleration { $acceleration }: { $bonus ->
        [one] { $bonus } speed point
       *[other] { $bonus } speed points
    } from the track for each car
do-qualify = { $points } of the points into qualifying ({ $left } left), fuel for { $fuel ->
        [one] { $fuel } turn
       *[other] { $fuel } turns
    } (Qual +{ $bonus }): { $result } + K3
do-qual-lap = Play “{ $card }” for { $driver }: +{ $amount }, result { $result }
do-fit = { $driver }: { $tyre } tyres, value { $value }
do-fit-both = { $driver }: { $left } ({ $value-left }); { $other }: { $right } ({ $value-right })
do-lay = { $driver }: { $tactic }
do-lay-both = { $driver }: { $left }; { $other }: { $right }
do-launch = Play “{ $card }”: the start counts as a { $amount }
do-lane = Take the { $lane } lane
do-roll-now = Roll now
do-roll-later = Roll later ({ $left ->
        [one] { $left } more turn
       *[other] { $left } more turns
    } for it)
do-roll-missed = Do not roll: the car gets a drive-through
do-roll-never = Do not roll: the car is disqualified
do-push = Spend { $points ->
        [0] no speed point
        [one] { $points } speed point
       *[other] { $points } speed points
    }: { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } in all
do-flat-out = Play “{ $card }” and spend { $points ->
        [0] no speed point
        [one] { $points } speed point
       *[other] { $points } speed points
    }: { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } in all
do-save-tyres = Play “{ $card }”: the tyre marker stays
do-lean-mix = Play “{ $card }”: the fuel marker stays
do-lucky = Play “{ $card }”: roll again, the second roll counts
do-attack = Attack at { $corner }: { $need } or more, { $chance } %
do-late-brake = Play “{ $card }” at { $corner }: { $need } or more, { $chance } %
do-team-orders = Play “{ $card }”: { $other } lets the team mate by
do-hold-back = Hold back: { $points ->
        [one] { $points } movement point is lost
       *[other] { $points } movement points are lost
    }
do-shut-door = Play “{ $card }”: -{ $amount } for the attacker
do-slipstream = Play “{ $card }”: this roll is void, roll again
do-stay-out = Stay out, with fuel for { $fuel ->
        [one] { $fuel } turn
       *[other] { $fuel } turns
    }
do-stop = Stop: back { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
do-fast-stop = Play “{ $card }”: back only { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
do-service = Fuel for { $fuel ->
        [one] { $fuel } turn
       *[other] { $fuel } turns
    } (move { $spaces }), { $tyre } tyres at { $value }

### Why something cannot be done

why-team-incomplete = A team without an engine and two drivers goes on while it has AP and the pile has cards.
why-pile-empty = No card is left in that pile.
why-too-dear = That costs { $cost } AP; only { $left } are left.
why-facility-built = The team has this facility already.
why-facility-first = The facility must be built before the car is developed there.
why-path-ends = This path has been developed to its end.
why-enough-crews = A team has at most { $most } crews.
why-enough-tests = A team may run { $most } test sessions in a season, and has.
why-bid-too-low = The bid must be { $least } AP or more.
why-bid-too-high = The team can pay at most { $purse } AP for this card.
why-not-yours-to-return = Only a card of this team, or the one just won, can go back.
why-card-not-held = The team does not hold the card { $card }.
why-not-your-car = The card works for a car of the own team only.
why-not-so-much-power = The engine’s power is { $power }: no more than that can go to top speed.
why-not-so-much-fuel = Fuel can be taken for { $least } to { $most } turns here.
why-not-so-many-points = The car has only { $points ->
        [one] { $points } speed point
       *[other] { $points } speed points
    }.
why-too-many-points = At most { $most } speed points may be spent in a turn.
why-tyres-for-each-car = Every car of the team, and no other, gets a set of tyres.
why-no-wets-in-the-dry = Wet tyres are for wet races.
why-tactic-for-each-car = Every car of the team, and no other, gets a start tactic.
why-lane-taken = That lane is taken.
why-tyres-spared-already = The tyre marker stays this turn anyway.
why-must-attack = An attack is compulsory: { $left ->
        [one] { $left } obligatory movement point is left
       *[other] { $left } obligatory movement points are left
    }.
why-not-a-team-mate = { $other } drives for another team.
why-no-fuel = A car without fuel must stop.

### What happens: the season

event-rolls-for-order = { $seat } rolls { $pips } for the order of play.
event-acts-in-place = { $seat } acts in place { $place }.
event-phase-begins = Organisation before { $circuit }: { $points } AP for every team.
event-builds = { $seat } builds the { $facility } ({ $left } AP left).
event-develops = { $seat } develops: { $step } ({ $left } AP left).
event-hires = { $seat } hires crew number { $crews } ({ $left } AP left).
event-runs-test = { $seat } runs test session number { $tests } ({ $left } AP left).
event-rating-rises = The rating of { $seat } rises to { $rating }.
event-is-done = { $seat } takes no more actions ({ $left } AP left).
event-engine-turned = { $seat } pays 1 AP and turns over the engine { $engine }.
event-driver-turned = { $seat } pays 1 AP and turns over the driver { $driver }.
event-opens = { $seat } offers { $points } AP.
event-declines = { $seat } declines.
event-outbids = { $seat } bids { $points } AP.
event-bids-no-more = { $seat } passes.
event-wins-engine = { $seat } takes the engine { $engine } for { $points } AP.
event-wins-driver = { $seat } signs { $driver } for { $points } AP.
event-engine-unsold = Nobody wants the engine { $engine }; it goes back, and the fee of { $seat } is gone.
event-driver-unsold = Nobody wants { $driver }; the card goes back, and the fee of { $seat } is gone.
event-engine-returned = { $seat } gives the engine { $engine } back.
event-driver-returned = { $seat } gives { $driver } back.
event-engine-lent = { $engine } lends { $seat } an engine for this race.
event-driver-lent = { $driver } stands in at { $seat } for this race.
event-race-begins = Race { $race }: { $circuit }, { $turns } turns.
event-stays-away = { $seat } is { $cars ->
        [one] one car
       *[other] two cars
    } short in this race.
event-wins-title = { $seat } wins the title with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-shares-title = { $seat } shares the title with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

### What happens: practice and qualifying

event-soft-wear = Practice, a roll of { $pips }: the soft-wear token is { $token }. Hard tyres { $hard }, soft tyres { $soft }.
event-is-dealt = { $seat } is dealt { $cards ->
        [one] { $cards } tactic card
       *[other] { $cards } tactic cards
    }.
event-sees = Dealt: { $card }.
event-plays = { $seat } plays “{ $card }”.
event-sets = { $seat } sets { $step } to { $setting }.
event-splits = { $seat } reveals top speed { $top } and acceleration { $acceleration }.
event-has-speed = { $driver } has { $points ->
        [one] { $points } speed point
       *[other] { $points } speed points
    }, { $bonus } of them from the track.
event-reveals = { $driver } spends { $points ->
        [one] { $points } speed point
       *[other] { $points } speed points
    } and takes fuel for { $fuel ->
        [one] { $fuel } turn
       *[other] { $fuel } turns
    } (Qual +{ $bonus }).
event-qualifies = { $driver } rolls { $pips } and qualifies with { $result }.
event-rolls-off = { $driver } rolls { $pips } to break the tie.
event-improves = { $driver } improves to { $result }.
event-starts-from = { $driver } starts from slot { $slot } (result { $result }).

### What happens: the start

event-stays-dry = Weather, a roll of { $pips }: it stays dry.
event-rains = Weather, a roll of { $pips }: it rains.
event-fits = { $driver } gets { $tyre } tyres, value { $value }.
event-tactic-shown = { $driver } shows { $tactic }.
event-start-rolled = { $driver } rolls { $pips }: { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
event-gets-away = { $driver } gets away, { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } ahead.
event-is-boxed-in = { $driver } is stuck behind a car after { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }; { $lost } lost.
event-is-held-up = { $driver } finds the full width blocked after { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }; { $lost } lost.
event-changes-line = { $driver } changes lanes.
event-leaves-start = { $driver } is in place { $place } after the start.

### What happens: the race

event-turn-begins = Turn { $turn } of { $turns }.
event-tyre-holds = The tyres of { $driver } hold once more (a roll of { $pips }).
event-tyre-bursts = A tyre of { $driver } bursts (a roll of { $pips }): out of the race.
event-waits = { $driver } puts off the event roll.
event-pushes = { $driver } spends { $points ->
        [one] { $points } speed point
       *[other] { $points } speed points
    }.
event-drives = { $driver } drives { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
event-wears = { $driver }: fuel { $fuel }, tyres { $tread ->
        [0] on “speed -1”
        [-1] on “D6 4+”
       *[other] { $tread }
    }.
event-event-rolled = { $driver } makes the event roll: { $pips }.
event-wet-event-rolled = { $driver } makes the event roll in the rain: { $pips }.
event-mechanical-rolled = { $driver } rolls { $pips } and adds the engine’s reliability of { $reliability }.
event-test-passed = { $driver } keeps control: { $pips } against a skill of { $skill }.
event-test-failed = { $driver } is in trouble: { $pips } against a skill of { $skill }.
event-collision-rolled = { $driver } rolls { $pips } for the collision and adds a skill of { $skill }.
event-saved = { $driver } catches the car: { $pips }, not above { $skill }.
event-not-saved = { $driver } cannot catch the car: { $pips }, above { $skill }.
event-nothing-happens = Nothing happens to { $driver }.
event-has-trouble = { $driver } has mechanical trouble.
event-makes-room = { $driver } makes room: one space back.
event-slides-back = { $driver } falls back { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
event-spins = { $driver } spins and falls back { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
event-tyres-suffer = The tyres of { $driver } suffer: now { $value ->
        [0] on “speed -1”
        [-1] on “D6 4+”
       *[other] { $value }
    }.
event-is-slowed = { $driver } is slowed by { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } this turn.
event-is-towed = { $driver } gets a tow: { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } more this turn.
event-gains-points = { $driver } gains { $points ->
        [one] { $points } speed point
       *[other] { $points } speed points
    }.
event-loses-points = { $driver } loses { $points ->
        [one] { $points } speed point
       *[other] { $points } speed points
    }.
event-spares-tyres = { $driver } spares the tyres this turn.
event-breaks-wing = { $driver } has a broken front wing: { $spaces } spaces less every turn until the next stop.
event-retires = { $driver } is out of the race.

### What happens: overtaking

event-meets = { $driver } is right behind { $other }.
event-attacks = { $driver } attacks { $other } at { $corner } and needs { $need } or more, with everything counted.
event-has-better-top = { $driver } has the higher top speed: one pip.
event-has-better-acceleration = { $driver } has the better acceleration: one pip.
event-has-better-driver = { $driver } is the more skilful driver: one pip.
event-has-better-tyres = { $driver } has the better tyres: one pip.
event-attempt-rolled = { $driver } rolls { $pips }, and { $need } or more is needed.
event-passes = { $driver } passes { $other }.
event-fails = { $driver } stays behind { $other } ({ $left ->
        [one] { $left } movement point
       *[other] { $left } movement points
    } left).
event-holds-back = { $driver } stays behind { $other } without a fight.
event-touches = { $driver } and { $other } touch.

### What happens: the pits

event-drives-through = { $driver } missed the event roll: a drive-through, back { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
event-must-come-in = { $driver } has no fuel left and must stop.
event-comes-in = { $driver } stops: back { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
event-refuels = { $driver } takes fuel for { $fuel ->
        [one] { $fuel } turn
       *[other] { $fuel } turns
    }.
event-wing-changed = { $driver } gets a new front wing.
event-tokens-removed = After turn { $turn } the die tokens are removed: everybody owes a second event roll.

### What happens: the finish

event-duty-lifted = In the rain nobody needs to use both compounds.
event-one-compound = { $driver } has not used both compounds and is disqualified.
event-no-event-roll = { $driver } has not made the second event roll and is disqualified.
event-finishes = { $driver } finishes in place { $place }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-nobody-finishes = No car is classified.
event-scores = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in this race, { $season } in the season.

### What can be chosen before the start

option-calendar-title = Calendar
option-calendar = The races of the season, in order; a short season has fewer. The first organisation phase brings 15 AP, each later one 10.
option-names-title = Names
option-names = The names on the cards of drivers and engines.
option-names-real = Names of the season in which the game plays.
option-names-neutral = Invented names.
option-bidding-title = Bidding
option-bidding = How cards are auctioned.
option-bidding-open = In person: one bid after the other.
option-bidding-proxy = Sealed: everybody says once how far to go, and the same bidding is done for them.
option-org_mode-title = Organisation phase
option-org_mode = How the organisation phase goes round.
option-org_mode-turns = One action a turn, round and round.
option-org_mode-budget = Everybody spends the whole budget at once, in the order of play.
option-stand_ins-title = Stand-ins
option-stand_ins = A team without an engine or driver gets a random card from the pile for the race.
option-driver_test-title = Driver test
option-driver_test = When a driver test after contact goes wrong.
option-driver_test-printed = On a roll below the skill, as the rulebook prints it.
option-driver_test-inverted = On a roll above the skill.

### What an attack may lead to

preview-attack = { $need } or more, { $chance } %; contact on a 1, 17 %.
preview-attack-guarded = { $need } or more, { $chance } %, or { $guarded } % if “{ $card }” is played; contact on a 1, 17 %.
preview-after-pass = Through: place { $place }, with { $left } more to go.
preview-push = { $spaces } spaces: as far as { $other }, then { $attempts ->
        [one] { $attempts } attempt
       *[other] { $attempts } attempts
    }.
preview-push-free = { $spaces } spaces of free road.
preview-stop = Back to place { $place }, { $gap } spaces behind the leader.
preview-fuel-enough = Fuel as far as the finish.
preview-fuel-short = Fuel for { $fuel } of the { $left } turns to go: another stop.
preview-one-compound = Only one compound used so far: without another stop the car is disqualified.

### The terminal's board

board-race = race { $race } of { $races }
board-turn = turn { $turn } of { $turns }
board-wet = wet
board-dry = dry
board-tyres = hard { $hard }, soft { $soft }
board-tyres-before-practice = hard { $hard }, soft known after practice
board-pit = pit stop { $pit }
board-passing = passing: { $corners }
board-empty = no car is left on the road
board-road = leader to the left, one dot a space
board-driver = driver
board-gap = gap
board-fuel = fuel
board-tyre = tyres
board-speed = speed
board-setting = top/acc
board-die = die
board-grid = start track, front row first
board-team = team
board-points = AP
board-rating = rating
board-crew = crew
board-tests = tests
board-cards = engine, drivers
board-lot = on auction:
board-bid = { $seat } bids { $points } AP
board-no-bid = no bid yet
board-face-down = { $count } face down
board-hand = tactic cards: { $cards }
board-season = season, { $run } of { $races } run

### Chapters of the replay

chapter-race = Race { $race }
chapter-turn = Turn { $turn }
chapter-end = The end of the season
