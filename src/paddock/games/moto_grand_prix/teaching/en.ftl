# MotoGrandPrix explained, in English: what everything on the table is and does, with its rule.

### What is this?

about-bike = A bike with its rider. It stands on one position of a lane; nobody rides through it.
    .rule = MGP-B.1
about-die = A die of this turn. Both together are the rows that must be ridden; small is its underside, which a flip would bring up.
    .rule = MGP-B.15
about-under = The underside: a flip replaces the die by seven minus it. In corners not every flip is allowed.
    .rule = MGP-B.4
about-dial-engine = Engine points: each buys one more row, at most three a turn. The lowest dial is 1.
    .rule = MGP-S.15
about-dial-rear = Rear tire: engine used in a corner costs one point of it.
    .rule = MGP-S.16
about-dial-front = Front tire: each point spent takes one row off, to brake.
    .rule = MGP-S.17
about-place = A position you can reach, with the rows to it. Filled by shape: free, with a cost, or with a risk.
    .rule = MGP-B.23
about-way = A way of using the dice: which are flipped, and what it costs in engine and tires.
    .rule = MGP-B.4
about-corner = A corner of difficulty { $difficulty }. Standing in it limits flips upward: yellow low die, orange high die, red none.
    .rule = MGP-B.8
about-straight = A straight: from here any die may be flipped, up or down.
    .rule = MGP-B.16
about-slope = A slope: uphill takes 1 point of the turn, downhill gives 1.
    .rule = MGP-E.4
about-finish = The start and finish line. The last lap ends the race.
    .rule = MGP-B.26
about-throw = What this bike has rolled, and which dice were flipped.
    .rule = MGP-B.15
about-contact = Contact: everybody with the same total in a contest loses a die and drifts outward.
    .rule = MGP-S.12
about-contest = A contest: bikes side by side at a corner roll against each other for who goes first.
    .rule = MGP-S.9
about-slipstream = Slipstream: right behind another bike on the racing line you may copy its dice and gain 1 point.
    .rule = MGP-E.5
about-retire = Gives the race up for this bike.
    .rule = MGP-S.26

### The guided race

guide-1 = Two laps, three bikes: first across the line wins. Your dice show 5 and 6: you must ride 11 rows. Choose the marked place on the left, the inside of the first bend, and confirm.
guide-1-not = All points must be ridden. The guide wants the left lane: it is the racing line into this left-hander.
guide-2 = You stand in a red corner. What you may flip depends on where you stand: here no die may be raised. 3 and 6 are good enough: ride 9 rows.
guide-3 = The small die is the underside. In an orange corner only the higher die may be flipped up, and a 4 would become a 3. So ride as rolled, and get out of the corner.
guide-4 = A straight at last: here any die may be flipped. Your 1 has a 6 underneath. Flip it and ride 12 rows!
guide-4-not = That would waste the straight: flip the 1 to a 6 and ride 12 rows.
guide-5 = A yellow corner lets you flip the lower die up. Your 2 becomes a 5: 11 rows, over the line and into the last lap.
guide-6 = Think ahead: where you end decides what you may flip next. Ten rows end in a yellow corner, where a low die can still be raised.
guide-7 = Two ones! In a yellow corner one of the two may be flipped up. Make it 6 and 1, and leave the corner.
guide-8 = Your turn to choose. On a straight both dice may be flipped; look at the rows and the corner ahead, then ride where you like.
guide-9 = The leader always acts first, and nobody rides through another bike: a leader on the racing line is hard to pass. Ride on.
guide-10 = The finish is near. Whoever crosses in this turn and comes furthest wins, so ride as far as you can.
