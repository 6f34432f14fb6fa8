# The Great Race in English. Prices are in francs (F), a tile's cost is fuel and mechanical points.

title-name = The Great Race
tagline = Across Africa or South America by motor car: send scouts ahead, mend what breaks, outwit bandits and rivals, and arrive in style. An hour for two to four crews.

### Names

name-seat-french = France
name-seat-belgian = Belgium
name-seat-british = Britain
name-seat-italian = Italy
name-board-africa = Africa
name-board-south-america = South America
name-space-cape-town = Cape Town
name-space-timbuktu = Timbuktu
name-space-khartoum = Khartoum
name-line-I5-J8 = Khartoum – Nairobi
name-tile-track = Track
name-tile-grassland = Grassland
name-tile-sand-flats = Sand flats
name-tile-stony-plain = Stony plain
name-tile-dunes = Dunes
name-tile-soft-ground = Soft ground
name-tile-rocky-pass = Rocky pass
name-tile-river-ford = River ford
name-tile-marsh = Marsh
name-tile-broken-bridge = Broken bridge
name-tile-flash-flood = Flash flood
name-tile-wild-animals = Wild animals
name-tile-bandits = Bandits
name-tile-rockfall = Rockfall
name-tile-canyon = Canyon
name-card-tracker = Tracker
name-card-financial = Financial
name-card-transport = Transport
name-card-mechanic = Mechanic
name-card-ranger = Ranger
name-card-driver = Driver
name-card-cartographer = Cartographer
name-card-saboteur = Saboteur
name-card-trail-hunter = Trail hunter
name-card-cheater = Cheater
name-card-jerrycan = Jerrycan
name-card-refueling = Refueling
name-card-spare-parts = Spare parts
name-card-toolbox = Toolbox
name-card-caravan = Caravan
name-slot-scout = Scout
name-slot-mechanic = Mechanic
name-slot-escort = Escort
name-slot-funding = Funding
name-gauge-engine = engine
name-gauge-chassis = chassis


### What is asked

ask-first-player = Who goes first?
ask-turn-up = Which card is turned up for the bivouac?
ask-take-card = Bivouac: take one of { $left } cards{ $gets-last ->
        [1] ; whatever is left at the end is yours too
       *[other] { "" }
    }.
ask-deal = Which card is drawn?
ask-discard-down = You hold { $cards } cards, but your chassis has room for { $limit }: discard one, or play a Jerrycan.
ask-planning = Place your { $assistants } assistants behind the screen.
ask-act = Buy fuel ({ $price } F a level), play cards, then play one assistant or pass. Left: scouts { $scouts }, mechanics { $mechanics }, escorts { $escorts }, funding { $funding }.
ask-act-after-cards = Play more cards, then one assistant, or pass. Left: scouts { $scouts }, mechanics { $mechanics }, escorts { $escorts }, funding { $funding }.
ask-scouted-tile = Which tile comes out of the bag?
ask-lay-tile = { $tiles ->
        [one] Lay the tile on a blank space that a path joins to your vehicle.
       *[other] Lay your { $tiles } tiles, one after the other, on blank spaces that a path joins to your vehicle.
    }
ask-repairing = Repair: engine { $engine }, chassis { $chassis }. A bought point costs { $price } F; you have { $cash } F.
ask-choose-first-way = You stand on { $space } with { $fuel } fuel and may drive { $steps ->
        [one] { $steps } space
       *[other] up to { $steps } spaces
    }. Where to?
ask-choose-way = You stand on { $space } with { $fuel } fuel and may drive { $steps } more. Where to, or halt?
ask-found-tile = Which tile lies in the unfamiliar territory?
ask-settle-cost = { $tile } on { $space } costs { $fuel } fuel and { $due ->
        [one] { $due } mechanical point
       *[other] { $due } mechanical points
    }; engine { $engine }, chassis { $chassis }. How do you pay?
ask-settle-cost-danger = Danger! { $tile } on { $space } costs { $fuel } fuel and { $due } mechanical points unless you avoid the danger; engine { $engine }, chassis { $chassis }.
ask-halt-or-follow = The stop symbol on { $space } ends the drive with { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    } to go, unless a Caravan leads you on.
ask-look-at = Which card does the Trail hunter find?
ask-drop-one = Discard one of the cards the Trail hunter found, or play it if it is a Jerrycan; you keep { $keeps }.
ask-second-tile = The Cheater exchanges { $tile } on { $space } with which other tile?
ask-react-tracker = { $seat } plays a Tracker: { $tile } on { $space } would leave the game. Cancel it?
ask-react-cheater = { $seat } plays a Cheater: { $tile } on { $space } and { $other-tile } on { $other } would change places. Cancel it?
ask-react-saboteur = { $seat } plays a Saboteur: { $victim } would lose { $engine } engine and { $chassis } chassis. Cancel it?

### What can be done, and what it costs

do-first = { $seat } goes first
do-turn-up = Turn up { $card }
do-deal = Draw { $card }
do-tile = Draw { $tile }
do-take = Take { $card }: { $kind ->
        [tracker] removes a tile on your path
        [financial] { $amount } F
        [transport] { $amount } F off a crossing
        [mechanic] a repair
        [ranger] cancels a danger
        [driver] a drive
        [cartographer] lays { $amount } tiles
        [saboteur] a rival loses { $amount } mechanical points
        [trail-hunter] draws { $amount } cards and keeps { $keeps }
        [cheater] two tiles change places
        [jerrycan] { $amount } fuel, at any time
        [refueling] { $amount } fuel
        [spare-parts] engine or chassis +{ $amount }, in a repair
        [toolbox] engine and chassis +{ $amount } together, in a repair
        [caravan] ignores a stop symbol
       *[other] a resource card
    }
do-discard = Discard { $card }
do-play = Play { $card }: { $kind ->
        [financial] receive { $amount } F
        [mechanic] a repair without an assistant
        [driver] a drive of up to { $engine } without an assistant
        [cartographer] draw { $amount } tiles and lay them
        [trail-hunter] draw { $amount } cards, keep { $keeps }
        [refueling] { $amount } fuel
       *[other] its effect
    }
do-play-jerrycan = Play Jerrycan: { $fuel ->
        [0] nothing, the tank is full
       *[other] { $fuel } fuel
    }
do-play-ranger-tile = Play Ranger: avoid the danger and its { $points } points
do-play-ranger-card = Play Ranger: cancel the { $card }
do-play-caravan = Play Caravan: drive on, up to { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }
do-plan = Scouts { $scouts }, mechanics { $mechanics }, escorts { $escorts }, funding { $funding ->
        [0] 0
       *[other] { $funding } ({ $pays } F)
    }
do-fuel = Buy { $levels } fuel for { $price } F
do-track = Play Tracker: remove { $tile } from { $space }
do-cheat = Play Cheater: exchange { $tile } on { $space } with another tile
do-swap-with = Exchange it with { $tile } on { $space }
do-sabotage = Play Saboteur: { $seat } loses { $engine } engine and { $chassis } chassis
do-scout = Scout: draw { $tiles } tiles and lay them
do-draw = Scout: draw a resource card
do-repair = Mechanic: repair, with cards or for { $price } F a point
do-drive = Mechanic: drive up to { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
do-clear = Escort: remove { $tile } from { $space }
do-collect = Funding: { $assistants ->
        [one] one assistant brings
       *[other] all { $assistants } assistants bring
    } { $cash } F
do-idle = { $slot }: take one off without effect
do-pass = Pass{ $lost ->
        [0] { "" }
        [one] , giving up 1 assistant
       *[other] , giving up { $lost } assistants
    }{ $escorts ->
        [0] { "" }
        [one] ; 1 escort stays to react
       *[other] ; { $escorts } escorts stay to react
    }
do-lay = Lay { $tile } on { $space }: { $fuel } fuel{ $points ->
        [0] { "" }
       *[other] , { $points } mechanical
    }{ $danger ->
        [1] , danger
       *[other] { "" }
    }{ $stop ->
        [1] , stop
       *[other] { "" }
    }
do-buy = Buy a point for the { $gauge } for { $price } F
do-fit = Use Spare parts: { $gauge } +{ $points }
do-toolbox = Use Toolbox: engine +{ $engine }, chassis +{ $chassis }
do-done = Finish the repair
do-go = Drive to { $space }, { $tile }: { $fuel } fuel{ $points ->
        [0] { "" }
       *[other] , { $points } mechanical
    }{ $danger ->
        [1] , danger
       *[other] { "" }
    }{ $stop ->
        [1] , stop
       *[other] { "" }
    }
do-go-city = Drive into { $space }: { $fuel } fuel{ $cards ->
        [0] { "" }
        [one] , draw 1 card
       *[other] , draw { $cards } cards
    }
do-go-blank = Drive blind to { $space }: one of { $tiles } tiles decides
do-sail = Cross to { $space } for { $price } F and { $fuel } fuel{ $cards ->
        [0] { "" }
        [one] , with 1 Transport card
       *[other] , with { $cards } Transport cards
    }
do-halt = Halt here
do-pay = Pay { $fuel } fuel, { $engine } engine and { $chassis } chassis{ $breakdown ->
        [1] : the vehicle breaks down
       *[other] { "" }
    }
do-escort = Give up an escort to avoid the danger and its { $points } points ({ $left } left)
do-escort-card = Give up an escort to cancel the { $card } ({ $left } left)
do-back = Turn back: lose nothing, the drive ends
do-let = Let it happen

### Why something cannot be done

why-not-held = { $card } is not in your hand.
why-only-jerrycans = { $card } cannot be played to get below the limit; only Jerrycans can.
why-only-a-jerrycan = { $card } cannot be played at this moment; only a Jerrycan can.
why-not-on-display = { $card } does not lie on display.
why-not-among-them = { $card } is not among the cards that the Trail hunter found.
why-tile-not-drawn = { $tile } is not among the tiles you drew.
why-no-tile-on-a-city = { $space } is a city; tiles are laid in the country.
why-tile-there-already = There is a tile on { $space } already.
why-no-path-to-lay = No continuous path of tiles and cities leads from your vehicle to { $space }.
why-repair-something = A repair must repair something before it is finished.
why-not-that-share = The { $points } points of a Toolbox cannot be split that way between your gauges.
why-gauge-full = The { $gauge } is at its maximum.
why-tank-full = The tank has room for { $room } more.
why-not-enough-cash = That costs { $price } F and you have { $cash } F.
why-fuel-first = Fuel is bought in one go, at the very start of an action sequence and before any card.
why-drive-somewhere = A drive must move the vehicle at least one space.
why-not-in-a-drive = { $card } cannot be played in the middle of a drive.
why-not-next = { $space } is not next to your vehicle.
why-bag-empty = The bag is empty, so the unfamiliar territory of { $space } cannot be entered.
why-not-enough-fuel = { $space } costs { $fuel } fuel and you have { $left }.
why-not-enough-points = { $space } costs { $points } mechanical points, more than engine and chassis have left.
why-cross-first = A crossing is the first and only move of a drive that begins in a city.
why-line-not-here = The line { $line } does not touch the city you are in.
why-fuel-to-land = Entering a city costs { $fuel } fuel, after a crossing too.
why-not-that-loss = The { $points } mechanical points cannot be paid that way from engine and chassis.
why-no-turning-back = What can be paid must be paid; the vehicle turns back only from a blind move it cannot pay.
why-out-of-reach = Even with all you have the tile cannot be paid, so nothing is given for it: the vehicle turns back.
why-no-danger = There is no danger left to avoid.
why-no-escort = You have no escort on the dashboard.
why-only-a-caravan = Only a Caravan leads past a stop symbol.
why-only-a-ranger = Only a Ranger or an escort cancels a danger card.
why-two-tiles = The Cheater exchanges two different tiles that lie on the board.
why-card-not-now = { $kind ->
        [transport] { $card } is played together with a crossing, in a drive.
        [caravan] { $card } is played when a stop symbol would end a drive.
        [spare-parts] { $card } is played in a repair.
        [toolbox] { $card } is played in a repair.
        [ranger] { $card } is played when there is a danger to cancel.
        [mechanic] { $card }: there is nothing to repair, or nothing to repair it with.
        [driver] { $card }: the vehicle cannot move anywhere now.
        [cartographer] { $card }: there is no tile to draw or no space to lay it.
        [tracker] { $card } needs a tile to aim at.
        [cheater] { $card } needs two tiles to aim at.
        [saboteur] { $card } needs a crew to aim at.
       *[other] { $card } would do nothing now.
    }
why-no-tile-there = There is no tile on { $space }.
why-vehicle-there = A vehicle stands on { $space }; its tile stays.
why-no-path-there = No path of tiles and cities joins { $space } to your vehicle.
why-not-yourself = A Saboteur is sent to somebody else.
why-arrived = { $seat } has arrived and cannot be harmed any more.
why-not-on-your-path = { $seat } is not on a path connected to your vehicle.
why-not-that-sabotage = { $seat } would lose { $points } points; they cannot be split that way between engine and chassis.
why-no-assistant = You have no assistant left there: { $slot }.
why-not-idle = That assistant can still do something, so it cannot just be taken off: { $slot }.
why-nothing-to-clear = There is no tile next to your vehicle on { $space } that could be removed.
why-broken-down = The vehicle has broken down; it must be repaired before it can drive.
why-nowhere-to-drive = The vehicle cannot enter any space around it now.
why-nothing-to-repair = Engine and chassis are at their maximum, or you have neither parts nor money to repair them.
why-nothing-to-scout = There is nothing to draw, or no blank space to lay a tile on.

### What happens: set-up, bivouac, planning

event-goes-first = { $seat } goes first.
event-sets-out = The race leads from { $from } to { $to }.
event-starts-with = { $seat } starts with { $cash } F.
event-round-begins = Round { $round } begins with the bivouac.
event-turned-up = { $card } is turned up.
event-takes = { $seat } takes { $card }.
event-gets-the-last = { $seat } gets the card that is left: { $card }.
event-reshuffled = The pile is empty; { $count } discarded cards are shuffled.
event-draws = { $seat } draws a card.
event-sees = Drawn: { $card }.
event-discards = { $seat } discards { $card }.
event-empties-jerrycan = { $seat } empties a Jerrycan{ $fuel ->
        [0] { " " }in vain.
       *[other] : { $fuel } fuel.
    }
event-plans = { $seat } opens the screen: { $split } (scouts, mechanics, escorts, funding).

### What happens: the convoy

event-buys-fuel = { $seat } buys { $levels } fuel for { $price } F.
event-sends-scout = { $seat } sends a scout ahead.
event-scout-draws = { $seat } sends a scout for supplies.
event-sets-to-repair = { $seat } sets a mechanic to repair.
event-takes-the-wheel = { $seat } lets a mechanic take the wheel.
event-clears = { $seat } has an escort clear { $space }.
event-collects = { $seat } collects { $cash } F from { $assistants ->
        [one] one assistant
       *[other] { $assistants } assistants
    } in Funding.
event-idles = { $seat } takes an assistant off without effect ({ $slot }).
event-passes = { $seat } passes{ $escorts ->
        [0] .
        [one] ; one escort stays.
       *[other] ; { $escorts } escorts stay.
    }
event-is-spent = { $seat } has played all assistants.
event-tile-drawn = { $seat } draws { $tile }.
event-lays = { $seat } lays { $tile } on { $space }.
event-back-in-the-bag = { $tile } finds no place and goes back into the bag.
event-buys-part = { $seat } buys a point for the { $gauge } for { $price } F.
event-fits-part = { $seat } fits Spare parts: { $gauge } up.
event-uses-toolbox = { $seat } uses a Toolbox: engine +{ $engine }, chassis +{ $chassis }.
event-runs-again = { $seat } has the engine running again.
event-sets-off = { $seat } sets off, up to { $spaces ->
        [one] { $spaces } space.
       *[other] { $spaces } spaces.
    }
event-finds = { $seat } drives into unfamiliar territory on { $space } and finds { $tile }.
event-drives-to = { $seat } drives to { $space } for { $fuel } fuel.
event-is-worn = { $seat } loses { $engine } engine and { $chassis } chassis.
event-crosses-risk = { $seat } crosses a risk zone: { $fuel } more fuel.
event-faces-danger = { $seat } faces the danger: { $points } more mechanical points.
event-avoids-with-escort = { $seat } gives up an escort to avoid the danger.
event-avoids-with-ranger = { $seat } plays a Ranger to avoid the danger.
event-turns-back = { $seat } cannot pay for { $space } and turns back.
event-breaks-down = { $seat } breaks down: the engine is at 0.
event-must-stop = { $seat } must stop on { $space }.
event-follows-caravan = { $seat } follows a Caravan past the stop.
event-enters-city = { $seat } enters { $space } for { $fuel } fuel.
event-sails = { $seat } takes the line { $line } for { $price } F.
event-saves = { $seat } saves { $saved } F with { $cards ->
        [one] one Transport card.
       *[other] { $cards } Transport cards.
    }
event-advances = { $seat } moves the marker to square { $square }.

### What happens: cards

event-plays = { $seat } plays { $card }.
event-is-paid = { $seat } receives { $cash } F.
event-refuels = { $seat } takes on { $fuel } fuel.
event-looks-at-cards = { $seat } looks at a card.
event-keeps-cards = { $seat } keeps { $cards } of them.
event-threatens-tile = { $seat } sends a Tracker after { $tile } on { $space }.
event-threatens-crew = { $seat } sends a Saboteur to { $victim }: { $engine } engine and { $chassis } chassis.
event-threatens-swap = { $seat } sends a Cheater to { $one } and { $other }.
event-cancels-with-escort = { $seat } gives up an escort and cancels the { $card }.
event-cancels-with-ranger = { $seat } plays a Ranger and cancels the { $card }.
event-tile-gone = { $tile } leaves the game; { $space } is unfamiliar territory again.
event-is-sabotaged = { $seat } loses { $engine } engine and { $chassis } chassis to sabotage.
event-is-crippled = { $seat } breaks down: the engine is at 0.
event-tiles-swapped = The tiles on { $one } and { $other } change places.

### What happens: maintenance and the end

event-leads = { $seat } is number { $place } in the turn order.
event-gets-bonus = { $seat } receives a bonus of { $bonus } F.
event-arrives = { $seat } reaches the arrival city, as number { $place }!
event-last-round = Round { $round } is the last one.
event-called-off = The race is called off after { $round } rounds: nobody has arrived.
event-earns = { $seat } earns { $arrival } for arriving, { $levels } for engine and chassis, { $money } for money.
event-did-not-arrive = { $seat } has not arrived.
event-wins = { $seat } wins the race with { $prestige } prestige!

### What can be chosen before the start

option-board = The side of the board: the continent that is crossed.
option-board-africa = Africa, Colomb-Béchar and Cape Town: wide, with a risk zone down the middle.
option-board-south-america = South America, Caracas and Ushuaia: long and narrow, with ships along the coast.
option-direction = The direction of the race.
option-direction-southward = Southward, from the northern purple city to the southern one.
option-direction-northward = Northward, from the southern purple city to the northern one.
option-crews = The crews in the order of the seats: the first seat drives for the first nation, and so on.
option-first = Who is first player.
option-first-chance = Chance decides.
option-first-seat-1 = The first seat.
option-first-seat-2 = The second seat.
option-first-seat-3 = The third seat.
option-first-seat-4 = The fourth seat.
option-diagonal = Spaces that touch at a corner are neighbours too (G-29).
option-first_marker = Where the first player’s marker lies in the stack at the start (G-1).
option-first_marker-bottom = At the bottom, as the French rulebook says: the order stays if nobody moves.
option-first_marker-top = On top, as the English rulebook says.
option-sabotage = Whom a Saboteur can reach (G-24).
option-sabotage-anywhere = Any crew on the board, as the FAQ says.
option-sabotage-same-path = Only crews on a path connected to one’s own vehicle, as the card says.
option-rounds = After so many rounds without an arrival the race is called off (G-52).

### What a drive, a purchase or a plan leads to

preview-fuel = Then { $fuel } of { $top } fuel and { $cash } F.
preview-plan = { $cards ->
        [0] No scouts
        [one] { $tiles } tiles or one card from a scout
       *[other] { $tiles } tiles or { $cards } cards from scouts
    }, up to { $spaces } spaces of driving, { $escorts ->
        [one] one danger
       *[other] { $escorts } dangers
    } avoided, { $cash } F.
preview-drive = With { $fuel } fuel and { $points } mechanical points the known tiles let you reach { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }, at best { $gain ->
        [0] no nearer
       *[other] { $gain } nearer
    } to the arrival city.
preview-go = Then { $fuel } fuel, engine and chassis together { $points }; { $away } spaces to the arrival city.
preview-blind = The bag asks for { $fuel } fuel and { $points } mechanical points on average; you could pay { $payable } % of its tiles.
preview-lay = { $away } spaces from the arrival city; with it { $spaces } spaces are joined to your vehicle.

### Chapters of the replay

chapter-round = Round { $round }
chapter-end = The end of the race

### The board at the terminal

board-way = { $start } to { $goal }
board-round = round { $round }
board-last = the last one
board-order = turn order: { $seats }
board-sea = sea
board-air = air
board-legend = 21 tile: 2 fuel, 1 point · ! danger · x stop · ▒▒ risk · Lag2 city: 2 cards
board-on = on
board-fuel = fuel
board-engine = eng
board-chassis = cha
board-cash = cash
board-arrived = arrived { $place }
board-broken-down = broken down
board-passed = passed
board-bivouac = bivouac
board-face-down = { $count } face down
board-no-cards = no cards
board-drawn = drawn tiles
board-piles = pile { $pile }, discards { $discards }, bag { $bag } tiles, { $gone } gone
