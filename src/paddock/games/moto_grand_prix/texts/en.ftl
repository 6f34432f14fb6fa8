# MotoGrandPrix in English. Bikes are called by colour and number; MP are movement points.

title-name = MotoGrandPrix
tagline = Two dice, and their undersides: flip one to accelerate or to brake, and lean into bends as fast as you dare.

### Names

name-team-blue = Blue
name-team-yellow = Yellow
name-team-red = Red
name-team-green = Green
name-team-white = White
name-team-black = Black
name-team-orange = Orange
name-team-purple = Purple
name-team-grey = Grey
name-team-pink = Pink
name-team-brown = Brown
name-team-turquoise = Turquoise
name-seat-blue = Blue{ $mark }
name-seat-yellow = Yellow{ $mark }
name-seat-red = Red{ $mark }
name-seat-green = Green{ $mark }
name-seat-white = White{ $mark }
name-seat-black = Black{ $mark }
name-seat-orange = Orange{ $mark }
name-seat-purple = Purple{ $mark }
name-seat-grey = Grey{ $mark }
name-seat-pink = Pink{ $mark }
name-seat-brown = Brown{ $mark }
name-seat-turquoise = Turquoise{ $mark }
name-bike-blue = Blue{ $mark }
name-bike-yellow = Yellow{ $mark }
name-bike-red = Red{ $mark }
name-bike-green = Green{ $mark }
name-bike-white = White{ $mark }
name-bike-black = Black{ $mark }
name-bike-orange = Orange{ $mark }
name-bike-purple = Purple{ $mark }
name-bike-grey = Grey{ $mark }
name-bike-pink = Pink{ $mark }
name-bike-brown = Brown{ $mark }
name-bike-turquoise = Turquoise{ $mark }
name-session-qualifying-lap = qualifying lap
name-session-race = race
name-circuit-grand-prix-of-japan = Grand Prix of Japan
name-circuit-us-grand-prix = U.S. Grand Prix
name-circuit-gp-ring-long = GP Ring, enlarged
name-circuit-supercircus-fast = SuperCircus Raceway, fast
name-circuit-april-easy = April Raceway, eased
name-lane-left = left
name-lane-centre = centre
name-lane-right = right
name-flip-keep = as rolled
name-flip-flip-low = flip the low die
name-flip-flip-high = flip the high die
name-flip-flip-both = flip both dice
name-flip-flip = flip the die
name-flip-low = keep the low die
name-flip-low-flipped = keep the low die, flipped
name-flip-high = keep the high die
name-flip-high-flipped = keep the high die, flipped

### What circuits are like, as their sheets say it

character-fabulous-driving-park = Small and simple, with hidden traps. The first corner decides, the last is the tightest.
character-gp-ring = A course for youngsters. The hairpin of corners 3 to 5 is slow, the run home is fast.
character-supercircus-raceway = Compact, and feared for its first corner, by far the hardest.
character-april-raceway = Difficulty climbs from corner to corner; short straights with late braking points.
character-startline-driving-park = Named after its very long start straight. The tight corners at the end of the two longest straights are the hardest.
character-free-speedway = An outline like no other, and every corner counts. With Expert rules it climbs before corner 4 and falls after corner 6.
character-grandprix-speedway = Fast corners and medium ones in turn; as good the other way round.
character-max-speed-circuit = A track for power: long straights, and hard corners that are long too. Lively with slipstream.
character-race-bike-course = Very hard: medium and long corners that ask for engine and rear tire on the way out.
character-us-grand-prix = After Laguna Seca: long straights, hard corners, and the corkscrew that falls through corner 8.
character-gran-premio-d-italia = After Mugello: complex at both ends, quick in the middle.
character-gran-premi-de-catalunya = After Barcelona: a very long start straight and three short corners of difficulty 3.
character-grand-prix-of-japan = After Motegi: corners in close pairs, a climb to corner 8, then a very long straight downhill. Needs a second box.
character-gp-ring-long = GP Ring with both long straights lengthened; the hairpin of corners 3 to 5 is left alone.
character-supercircus-fast = SuperCircus Raceway with straight markers on corner 5.
character-april-easy = April Raceway with longer straights before its two hardest corners.

### What is asked

ask-grid-roll = What does the next bike roll for its place on the grid?
ask-contest-roll = What does the next bike roll in the contest?
ask-roll-dice = What do the two dice show?
ask-roll-die = What does the starting die show?
ask-engine-test = What does the engine test show?
ask-slipstream = { $bike } is right behind { $ahead } on the racing line. Slipstream: copy the dice that { $head } is about to roll, and gain 1 movement point?
ask-ride-straight = { $bike } has { $low } and { $high } on a straight: any die may be flipped.{ $slip ->
        [0] { "" }
       *[other] { " " }Slipstream adds 1 movement point if wanted.
    }{ $change ->
        [0] { "" }
        [-1] { " " }1 movement point less this turn.
        [-2] { " " }2 movement points less this turn.
        [1] { " " }1 movement point more this turn.
       *[other] { " " }{ $change } movement points more this turn.
    } Where to?
ask-ride-corner = { $bike } has { $low } and { $high } in corner { $corner }, difficulty { $difficulty }: { $difficulty ->
        [1] only the low die may be flipped up.
        [2] only the high die may be flipped up.
       *[other] no die may be flipped up.
    }{ $change ->
        [0] { "" }
        [-1] { " " }1 movement point less this turn.
        [-2] { " " }2 movement points less this turn.
        [1] { " " }1 movement point more this turn.
       *[other] { " " }{ $change } movement points more this turn.
    } Where to?
ask-ride-start = { $bike } starts with a { $low }, which may be flipped. Where to?
ask-ride-contact = { $bike } had a contact with { $low } and { $high }: one die is discarded, and the bike drifts to the outer lane.{ $change ->
        [0] { "" }
        [-1] { " " }1 movement point less this turn.
        [-2] { " " }2 movement points less this turn.
        [1] { " " }1 movement point more this turn.
       *[other] { " " }{ $change } movement points more this turn.
    } Which die, and how far?
ask-ride-closed = { $bike } has { $low } and { $high }, but no flips and no tire points let all of it be used: the bike must drop out.

### What can be done, and what it costs

do-roll = { $dice }
do-die = { $face }
do-follow = { $bike } slipstreams { $ahead }
do-stay-free = { $bike } rolls for itself
do-retire = { $bike } retires from the race
do-drop-out = { $bike } drops out
do-ride = { $rows ->
        [0] Stay on row { $row } { $lane }
        [one] 1 row, to row { $row } { $lane }
       *[other] { $rows } rows, to row { $row } { $lane }
    }{ $home ->
        [0] { $difficulty ->
                [0] { "" }
               *[other] , into difficulty { $difficulty }
            }
       *[other] , across the finish line
    }: { $second ->
        [0] { $first }
       *[other] { $first } + { $second }
    } ({ $flip }){ $bonus ->
        [0] { "" }
       *[other] , slipstream +1
    }{ $engine ->
        [0] { "" }
       *[other] , { $engine } engine
    }{ $rear ->
        [0] { "" }
       *[other] , { $rear } rear tire
    }{ $front ->
        [0] { "" }
       *[other] , { $front } front tire
    }{ $surcharge ->
        [0] { "" }
       *[other] , { $surcharge } MP for overtaking
    }{ $lost ->
        [0] { "" }
       *[other] , { $lost } MP lost
    }{ $redline ->
        [0] { "" }
       *[other] , engine test
    }{ $grip ->
        [0] { "" }
       *[other] { $difficulty ->
            [0] , wheelie
           *[other] , sideslip: 1 rear tire
        }
    }

### Why something cannot be done

why-one-die = In the start turn there is one die: it is kept or flipped.
why-discard-one = After a contact one die is discarded; the other is kept or flipped.
why-two-dice = Both dice count: each may be kept or flipped, none is discarded.
why-one-of-the-double = Of a double { $face } only one die may be flipped up here.
why-double-as-low = Both dice show { $face }: to flip one of them, take it as the low die.
why-no-acceleration-0 = That flip changes nothing.
why-no-acceleration-1 = In a corner of difficulty 1 only the low die ({ $low }) may be flipped up.
why-no-acceleration-2 = In a corner of difficulty 2 only the high die ({ $high }) may be flipped up.
why-no-acceleration-3 = In a corner of difficulty 3 no die may be flipped up.
why-no-dials = The Basic game has no engine and no tire points.
why-engine-limit = At most { $most } engine points may be spent in a turn.
why-engine-empty = The engine dial stands at { $dial }, and its last point cannot be spent.
why-front-empty = The front tire dial stands at { $dial }, and its last point cannot be spent.
why-rear-empty = Engine points wear the rear tire when a corner is ridden, and the rear tire dial stands at { $dial }.
why-occupied = Another bike stands there.
why-outer-lane = After a contact the bike drifts outwards: that far it ends in the { $lane } lane.
why-road-closed = The road is closed: { $rows ->
        [0] no row is free.
        [one] only 1 row is free.
       *[other] only { $rows } rows are free.
    }
why-out-of-reach = A bike changes at most one lane a row, and not through others.
why-points-differ = All points must be used: with these dice and tires there { $points ->
        [one] is 1 MP
       *[other] are { $points } MP
    }{ $slip ->
        [0] { "" }
       *[other] { " " }(1 more by slipstream)
    }, and that place is { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    } away.
why-surcharge = Overtaking off the racing line in a corner costs extra: that place takes { $cost } MP, and there { $points ->
        [one] is 1
       *[other] are { $points }
    }.
why-wasteful = The same place can be reached for less.
why-no-retiring = Retiring is not chosen for this race; a bike that can ride, rides.

### What happens: qualifying and the grid

event-race-day = { $circuit }: { $laps ->
        [one] 1 lap
       *[other] { $laps } laps
    }, { $bikes } bikes.
event-rolls-for-grid = { $bike } rolls { $low } and { $high } for the grid: { $total }.
event-rolls-off = { $bike } rolls off the tie: { $total }.
event-takes-pole = { $bike } stands on pole position.
event-lines-up = { $bike } starts from place { $place }: row { $row }, { $lane }.
event-qualifying-begins = The qualifying lap on { $circuit } begins.
event-qualifies = { $bike } qualifies in place { $place }.
event-dials-set = Front tire, rear tire and engine of all bikes stand at { $dial }.

### What happens: the turn

event-start-turn = The start: one die each. { $leader } goes first.
event-turn-begins = Turn { $turn }. { $leader } leads.
event-braking-contest = { $bikes } bikes are side by side at the braking point of corner { $corner }: a contest.
event-cornering-contest = { $bikes } bikes come out of the corner side by side: a contest.
event-rolls-in-contest = { $bike } rolls { $low } and { $high } in the contest: { $total }.
event-goes-first = { $bike } goes first.
event-has-contact = { $bike } has a contact: somebody else rolled { $total } too.
event-declares-slipstream = { $bike } slipstreams { $ahead }.
event-extends-slipstream = { $bike } hangs on behind { $ahead } in the slipstream.
event-declines-slipstream = { $bike } does not slipstream { $ahead }.
event-rolls = { $bike } rolls { $low } and { $high }: { $total }.
event-rolls-one = { $bike } rolls a { $face }.
event-copies = { $bike } copies the dice: { $low } and { $high }.

### What happens: the ride

event-flips-on-straight = { $bike } flips to { $first } and { $second }: { $total }.
event-flips-in-corner-1 = { $bike } flips to { $first } and { $second } in an easy corner: { $total }.
event-flips-in-corner-2 = { $bike } flips to { $first } and { $second } in a medium corner: { $total }.
event-flips-in-corner-3 = { $bike } brakes to { $first } and { $second } in a difficult corner: { $total }.
event-flips-both-ways = { $bike } accelerates with one die and brakes with the other.
event-flips-start-die = { $bike } flips to { $face }.
event-discards = { $bike } discards the { $discarded } and keeps the { $kept }.
event-flips-last-die = { $bike } flips the die that is left to { $face }.
event-drifts = { $bike } drifts outwards, into the { $lane } lane.
event-climbs = { $bike } is uphill: { $points ->
        [-1] 1 MP less.
       *[other] { $points } MP more.
    }
event-descends = { $bike } is downhill: { $points ->
        [-1] 1 MP less.
       *[other] { $points } MP more.
    }
event-is-slowed = { $bike } has to steady itself: 1 MP less.
event-uses-slipstream = { $bike } gains 1 MP from the slipstream.
event-spends-engine = { $bike } spends { $points ->
        [one] 1 engine point
       *[other] { $points } engine points
    }; { $left } left.
event-wears-rear = { $bike } wears the rear tire; { $left } left.
event-brakes = { $bike } brakes with { $points ->
        [one] 1 front tire point
       *[other] { $points } front tire points
    }; { $left } left.
event-road-closed = The road ahead of { $bike } is closed after { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }.
event-loses-points = { $bike } cannot go on and loses { $points } MP.
event-pays-surcharge = { $bike } pays { $points } MP extra for overtaking in a corner.
event-rides = { $bike } rides { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }, to the { $lane } lane.
event-stands = { $bike } does not move.
event-overtakes = { $bike } overtakes { $other }.
event-draws-level = { $bike } draws level with { $other }.
event-closes-road = { $bike } closes the road: three bikes are side by side.
event-crosses-line = { $bike } completes lap { $lap }.
event-lap-counter = Lap { $lap } of { $laps }.
event-last-lap = The last lap: { $bike } leads.
event-gives-up = { $bike } gives up.
event-cannot-ride = { $bike } can neither use its points nor brake enough.

### What happens: effects

event-redlining = { $bike } redlines with a double six: engine test at { $engine }.
event-loses-engine-and-grip = Unflipped, the double six costs { $bike } grip as well.
event-engine-holds = The engine of { $bike } holds: { $total } is not above { $engine }.
event-engine-suffers = The engine of { $bike } suffers, the test shows { $total }: { $engine } left.
event-engine-breaks = The engine of { $bike } breaks, the test shows { $total }.
event-loses-grip = { $bike } loses grip on the double { $face }.
event-does-wheelie = { $bike } does a wheelie.
event-sideslips = { $bike } slides sideways and is set straight; rear tire { $rear } left.
event-rear-gone = { $bike } slides, and the rear tire has nothing left.
event-straightened = { $bike } is set straight in the corner after the contact.
event-leans = { $bike } leans into the corner.
event-straightens-up = { $bike } straightens up.
event-recovers = { $bike } is back on both wheels.
event-drops-out = { $bike } is out of the race.

### What happens: the finish

event-wins = { $bike } wins the race!
event-finishes = { $bike } finishes in place { $place }.
event-finishes-together = { $bikes } bikes cross the line in the same turn; the one that came furthest is ahead.
event-scores = Place { $place }: { $bike }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-team-scores = Team { $team }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-not-classified = Not classified: { $bike }, out after { $rows } rows.
event-no-winner = Nobody has finished: there is no winner.

### What a ride may lead to

preview-place = From place { $before } to place { $place }.
preview-same-place = Place { $place }, as before.
preview-engine-test = Engine test at { $engine }: in { $percent } % of all rolls it costs a point.
preview-engine-last = Engine test with the last point: in { $percent } % of all rolls the engine breaks.
preview-wheelie = A wheelie: 1 MP less next turn, and no slipstream.
preview-sideslip = A sideslip: the rear tire falls to { $rear }, and 1 MP less next turn.
preview-sideslip-out = A sideslip with nothing left of the rear tire: out of the race.
preview-braking-contest = Side by side at the braking point: a contest of { $bikes } bikes next turn, with contact in { $percent } %.
preview-cornering-contest = Side by side out of the corner: a contest of { $bikes } bikes next turn, with contact in { $percent } %.

### Chapters of the replay

chapter-qualifying = Qualifying lap
chapter-start = The start
chapter-lap = Lap { $lap }
chapter-finish = The finish

### What can be chosen before the start

option-level = How much of the rules is used.
option-level-title = Rules
option-level-basic = Basic
option-level-basic-help = Dice, flips and lanes: a light race.
option-level-standard = Standard
option-level-standard-help = With engine and tires, contests at the corners, contacts and redlining.
option-level-expert = Expert
option-level-expert-help = With slipstream, slopes, wheelies and sideslips as well.
option-circuit = The circuit that is raced.
option-circuit-fabulous-driving-park = Fabulous Driving Park (Basic, 44 rows, 6 laps). Small and simple, with hidden traps. The first corner decides, the last is the tightest.
option-circuit-gp-ring = GP Ring (Basic, 57 rows, 6 laps). A course for youngsters. The hairpin of corners 3 to 5 is slow, the run home is fast.
option-circuit-supercircus-raceway = SuperCircus Raceway (Basic, 66 rows, 6 laps). Compact, and feared for its first corner, by far the hardest.
option-circuit-april-raceway = April Raceway (Standard, 75 rows, 6 laps). Difficulty climbs from corner to corner; short straights with late braking points.
option-circuit-startline-driving-park = StartLine Driving Park (Standard, 86 rows, 6 laps). Named after its very long start straight. The tight corners at the end of the two longest straights are the hardest.
option-circuit-free-speedway = Free Speedway (Standard, 96 rows, 6 laps). An outline like no other, and every corner counts. With Expert rules it climbs before corner 4 and falls after corner 6.
option-circuit-grandprix-speedway = GrandPrix Speedway (Standard, 106 rows, 6 laps). Fast corners and medium ones in turn; as good the other way round.
option-circuit-max-speed-circuit = Max Speed Circuit (Standard, 118 rows, 6 laps). A track for power: long straights, and hard corners that are long too. Lively with slipstream.
option-circuit-race-bike-course = Race Bike Course (Standard, 125 rows, 5 laps). Very hard: medium and long corners that ask for engine and rear tire on the way out.
option-circuit-us-grand-prix = U.S. Grand Prix (Expert, 100 rows, 6 laps). After Laguna Seca: long straights, hard corners, and the corkscrew that falls through corner 8.
option-circuit-gran-premio-d-italia = Gran Premio d'Italia (Expert, 120 rows, 5 laps). After Mugello: complex at both ends, quick in the middle.
option-circuit-gran-premi-de-catalunya = Gran Premi de Catalunya (Expert, 116 rows, 6 laps). After Barcelona: a very long start straight and three short corners of difficulty 3.
option-circuit-grand-prix-of-japan = Grand Prix of Japan (Pro, 140 rows, 5 laps). After Motegi: corners in close pairs, a climb to corner 8, then a very long straight downhill. Needs a second box.
option-circuit-gp-ring-long = GP Ring, enlarged (Basic, 65 rows, 6 laps). GP Ring with both long straights lengthened; the hairpin of corners 3 to 5 is left alone.
option-circuit-supercircus-fast = SuperCircus Raceway, fast (Basic, 66 rows, 6 laps). SuperCircus Raceway with straight markers on corner 5.
option-circuit-april-easy = April Raceway, eased (Standard, 83 rows, 6 laps). April Raceway with longer straights before its two hardest corners.
option-direction = Which way round.
option-direction-as-laid = As the circuit is laid.
option-direction-reversed = The other way round; left-handers become right-handers, climbs become descents.
option-laps = How many laps; 0 for the number on the circuit’s sheet.
option-bikes = How many bikes each player rides: one, or both of a colour.
option-colours = The colours of the seats, in order; who has chosen none rides the next bike that is free.
option-boxes = How many boxes are on the table, with six bikes each; 0 for as many as are needed.
option-qualifying = How places on the grid are found.
option-qualifying-roll = By a roll of two dice.
option-qualifying-lap = By a qualifying lap, raced from a grid that is rolled for.
option-teams = Bikes of one colour are a team: its bikes have no contests with each other, and its points are added up.
option-retiring = Riders may retire whenever they are to ride.
option-uphill = What a climb does.
option-uphill-slower = Uphill takes 1 MP, downhill gives 1.
option-uphill-faster = Uphill gives 1 MP, downhill takes 1, as one page of the rulebook has it.
option-cornering = Where bikes that leave a corner side by side have their contest.
option-cornering-straight-begin = On the first row of the straight.
option-cornering-corner-end = On the last row of the corner.
option-beside = Which positions of a corner are overtaking positions.
option-beside-row = All that have another bike in the same row.
option-beside-adjacent = Those that have another bike right beside them.
option-redline = When a double six strains the engine.
option-redline-used = When it is used, flipped or not.
option-redline-rolled = When it is used as it was rolled.
option-track = The tiles of a circuit of your own, as the track builder writes them; it is raced instead of the circuit above.
option-track_name = What your own circuit is called.

### The board at the terminal

board-basic = basic rules
board-standard = standard rules
board-expert = expert rules
board-rows = { $rows } rows
board-qualifying = qualifying lap
board-over = finished
board-lap = lap { $lap } of { $laps }
board-turn = turn { $turn }
board-made-for-basic = made for basic rules
board-made-for-standard = made for standard rules
board-made-for-expert = made for expert rules
board-made-for-pro = made for pro rules
board-size = { $width } × { $height } cm on a table
board-rolls = rolls for the grid
board-row = row
board-corner = corner
board-dials = front rear engine
board-bike = bike
board-laps = lap
board-acts = acts
board-now = now
board-finished = finished
board-out = out
board-slip = slip +1
board-contact = contact
board-leaning = leaning
board-wheelie = wheelie
