# Quick Grand Prix explained, in English: what everything on the table is and does, with its rule.

### What is this?

about-tower-score = Points of its team in the season so far.
    .rule = QGP-44
about-mark-damaged = Damaged: engine power 0 and at most one pass, until a pit stop.
    .rule = QGP-30
about-mark-pit = In the pits: out of this section, then back in a gap, repaired.
    .rule = QGP-38
about-car = A car: its engine power is added to the speed you play, its passing limit is the most places it may gain in a section.
    .rule = QGP-3
about-power = Engine power: added to the speed of your card.
    .rule = QGP-27
about-passing = Passing limit: the most places this car may gain in one section; dark arrows are used.
    .rule = QGP-34
about-damage = The damaged side: engine power 0, one pass. A pit stop turns it back.
    .rule = QGP-30
about-speed-card = A speed card: a fast and a slow speed, a die that counts against the cars beside it, and a qualifying place.
    .rule = QGP-4
about-card-back = A card that is still face down: nobody else knows its speed.
    .rule = QGP-25
about-die = The die of this card. A car that goes fastest over the limit adds the dice on both sides: above the difficulty it goes wide.
    .rule = QGP-29
about-qualifying = The qualifying place this card gives to one of your cars.
    .rule = QGP-18
about-speed = Plays this end of the card: with engine power the car drives { $total }; the limit is { $limit }.
    .rule = QGP-27
about-total = Total speed in this section: engine power plus card. Red is over the limit.
    .rule = QGP-27
about-pit-stop = A pit stop: the car leaves the line for this section, comes back repaired into a gap, and you may swap a card.
    .rule = QGP-26
about-safety-card = The SL card: a piece of track that counts as a car at exactly the safety limit.
    .rule = QGP-35
about-gap = The gap of a car in the pits. To pass it one must drive faster than the limit.
    .rule = QGP-35
about-limit = The safety limit of a section. Only the fastest car over it is in danger.
    .rule = QGP-28
about-drs = DRS section: here equal speed is enough to pass the car in front.
    .rule = QGP-36
about-difficulty = The circuit's difficulty: two dice above it send a car wide. Low is dangerous.
    .rule = QGP-29
about-circuit = The circuit: six sections, each with its safety limit.
    .rule = QGP-6
about-place = The place of this car in the line now, and what it has won or lost in this section.
    .rule = QGP-44
about-foreseen = The order that is likely to come, as far as you can know.
    .rule = QGP-31
about-middle = The cards in the middle: to swap with in the draft, and after a pit stop.
    .rule = QGP-16
about-order = The order of the draft: the team with the fewest points begins.
    .rule = QGP-11
about-draft = What you may do with a card in the draft.
    .rule = QGP-12
about-grid = Which of your cars takes the better place on the grid.
    .rule = QGP-21

### The guided race

guide-1 = You drive two cars with two speed cards. A card has two speeds, a die and a grid place. Yours is slow: swap it for the S6 in the middle.
guide-1-not = Not yet: swap this slow card for the S6, which is faster.
guide-2 = Now a second card. S7 starts one car at the back, but its 6 is the fastest speed, and its die is only 1. Take it.
guide-3 = Your cards give grid places 4 and 6. Red A has the stronger engine, so put it ahead.
guide-4 = Engine plus card is the speed. The limit is 8. Give Red A the 6 of S7, total 9, and Red B the 5 of S6. Over the limit? Only the fastest must fear it.
guide-4-not = The guide wants S7 fast for Red A and S6 fast for Red B.
guide-5 = You held the road: the dice of both neighbours must be above the difficulty, 8, to send you wide. Now both cars at 8: S6 fast for A, S7 fast for B.
guide-6 = Cars climb the line from the back: faster passes slower, at most three places each. Gaps and the SL card count as cars at the limit. Eight again for both.
guide-7 = A damaged car is slow until a pit stop: it sits out one section and comes back into a gap. Yours are fine, so choose speeds as you like.
guide-7-not = A pit stop now would only cost places: your cars are whole.
guide-8 = The strip shows the order to expect from your choice. A low limit of 6 makes everybody slow or brave. Decide yourself.
guide-9 = Last section, with DRS: equal speed is enough to pass a car. Then the line is the result: 10, 8, 6, 5, 4 … points. Good luck!
