# La maison expliquée : ce qu’est et ce que fait chaque chose sur la table, avec sa règle.

### Qu’est-ce que c’est ?

about-tower-place = Sa place dans la course en ce moment.
about-tower-car = Une voiture de cette course, aux couleurs de son écurie. Les vôtres sont signalées.
about-tower-lap = Le tour où en est cette voiture.
about-tower-gap = Son retard sur la voiture de tête.
about-tower-score = Les points de son écurie jusqu’ici.
about-tower-turn = Son rang dans l’ordre de jeu de cette manche.
about-tower-waiting = La course attend la réponse de ce joueur.
about-tower-answered = Ce joueur a déjà répondu.
about-tower-bank = Le temps qui reste à ce joueur pour toute la course.
about-mark-damaged = Cette voiture est endommagée : elle roule moins vite tant qu’elle n’est pas réparée.
about-mark-pit = Cette voiture est au stand en ce moment.
about-mark-out = Abandon : elle ne participe plus à cette course.
about-mark-finished = Arrivée : elle a franchi la ligne.
about-mark-hard = Elle roule en pneus durs.
about-mark-soft = Elle roule en pneus tendres.
about-mark-wet = Elle roule en pneus pluie.
about-mark-pit-lane = Elle est dans la voie des stands.
about-mark-lapped = Elle a un tour de retard sur la tête.
about-mark-moved = Elle a déjà avancé à ce tour de jeu.
about-mark-arrived = Cet équipage a atteint la ville d’arrivée.
about-mark-broken-down = Son moteur est à 0 : plus question de rouler avant une réparation.
about-mark-passed = Il a passé et ne fait plus rien de cette manche.
about-mark-active = C’est à elle d’avancer.
about-mark-rolled = Son jet d’événement de cette moitié de course est fait.
about-mark-no-fuel = Réservoir vide : elle doit s’arrêter.
about-mark-disqualified = Disqualifiée : elle ne marque rien.
about-mark-wear = L’usure de cette voiture. Plus il y en a, moins elle va vite.
about-mark-other = Une note sur cette voiture.
about-choice = L’une de vos réponses possibles. Choisissez-la pour voir ce qu’elle donnerait ; choisissez-la encore, ou confirmez, pour la jouer.
about-podium = Les trois premiers, chacun sur sa marche avec son véhicule.
about-place-chart = Qui était où : une ligne par joueur, du départ à gauche à l’arrivée à droite, le premier en haut.
about-badge = La plaque d’une écurie : ses couleurs et son motif.
about-die = Un dé et ce qu’il montre.
about-car = Une voiture aux couleurs de son écurie.
about-look = Tourne la vue : cela ne joue rien.

### La course guidée

guided-not-now = Pas maintenant : dans cette course, le guide attend le coup qu’il décrit. Son texte et les signes mis en évidence disent lequel.
guide-end = Le guide vous a tout dit. En route vers le drapeau à damier : désormais, chaque réponse est la vôtre.
