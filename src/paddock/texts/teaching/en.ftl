# The house explained, in English: what everything on the table is and does, with its rule.

### What is this?

about-tower-place = Its place in the race right now.
about-tower-car = A car of this race, in its team's colours. Yours are marked.
about-tower-lap = The lap this car is on.
about-tower-gap = How far it is behind the leader.
about-tower-score = Points of its team so far.
about-tower-turn = Its number in this round's order of play.
about-tower-waiting = The race waits for this player's answer.
about-tower-answered = This player has answered already.
about-tower-bank = Time this player has left for the whole race.
about-mark-damaged = This car is damaged: it is slower until it is repaired.
about-mark-pit = This car is in the pits now.
about-mark-out = Out of this race.
about-mark-finished = Home: it has crossed the finish line.
about-mark-hard = It runs on hard tyres.
about-mark-soft = It runs on soft tyres.
about-mark-wet = It runs on wet tyres.
about-mark-pit-lane = It is in the pit lane.
about-mark-lapped = It is a lap behind the leader.
about-mark-moved = It has had its move this turn.
about-mark-arrived = This crew has reached the arrival city.
about-mark-broken-down = Its engine is at 0: it cannot drive until it is repaired.
about-mark-passed = It has passed and does nothing more this round.
about-mark-active = It is the one that moves now.
about-mark-rolled = Its event roll of this half of the race is done.
about-mark-no-fuel = Its tank is empty: it must stop.
about-mark-disqualified = Disqualified: it scores nothing.
about-mark-wear = Wear on this car. The more of it, the slower the car.
about-mark-other = A note about this car.
about-choice = One of your possible answers. Choose it to see what it would do; choose it again, or confirm, to play it.
about-podium = The first three, each on its step with what it drove.
about-place-chart = Who was where: a line for each player from the start on the left to the end on the right, the leader on top.
about-badge = The plate of a team: its colours and pattern.
about-die = A die and what it shows.
about-car = A car in its team's colours.
about-look = Turns the view: nothing is played by it.

### The guided race

guided-not-now = Not now: in this guided race the guide waits for the move it describes. Its text and the marked signs show which.
guide-end = That was everything the guide has to say. Race on to the flag: every answer is yours now.
