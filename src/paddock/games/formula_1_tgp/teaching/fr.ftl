# Formula 1 TGP expliqué : ce qu’est et ce que fait chaque chose sur la table.

### Qu’est-ce que c’est ?

about-mark-no-fuel = Plus d’essence : elle doit s’arrêter après ce tour.
about-mark-rolled = Son jet d’événement de cette moitié de course est fait.
about-mark-disqualified = Disqualifiée : sur le sec, il faut utiliser les deux gommes.
about-mark-soft = Pneus tendres : une case de plus à chaque tour, mais ils s’usent plus tôt.
about-mark-hard = Pneus durs : ils n’ajoutent rien et durent plus longtemps.
about-mark-wet = Pneus pluie : pleine vitesse sous la pluie.
about-car = Une voiture en piste. Elle doit avancer de sa valeur à chaque tour ; une voiture sur son chemin doit être dépassée.
about-driver = Un pilote : sa vitesse donne des points de vitesse et compte en qualifications, son adresse aide aux virages et aux tests du pilote.
about-engine = Un moteur : sa puissance se répartit entre vitesse de pointe et accélération ; sa fiabilité protège des ennuis.
about-facility = Une installation, 3 PA : ouvre la branche de développement qui est dessous.
about-step = Une étape de développement, 3 PA : avance d’un pas sur cette branche.
about-crew = Équipes, cinq au plus : chacune donne une carte Tactique par course ; la deuxième et la cinquième relèvent la note.
about-tests = Séances d’essais : chacune relève la note d’un point, trois dans toute la partie.
about-rating = Note : chaque point donne un point de vitesse par course à chacun de vos pilotes.
about-ap = Points d’activation, la monnaie de la phase d’organisation.
about-action = Une action de la phase d’organisation et son prix en PA.
about-bid = Une mise en PA. La plus haute paie et reçoit la carte.
about-lot = La carte aux enchères.
about-setting = Une étape à deux réglages : on choisit de nouveau avant chaque course.
about-split = La répartition, en secret, de la puissance du moteur entre vitesse de pointe et accélération.
about-pit-plan = Votre plan des arrêts : dans combien de tours la voiture rentre, avec quelle essence et quels pneus elle repart. Il est suivi tout seul tant que la météo, les pneus et l’aileron ne changent pas.
about-fuel = Essence, en tours : { $value }. Elle baisse d’un par tour ; une voiture légère avance plus.
about-tread = Pneus : { $value }. Le marqueur baisse à chaque tour ; des pneus usés ralentissent la voiture.
about-speed = Points de vitesse : deux au plus par tour, une case chacun ; aussi pour les qualifications.
about-push = Dépense des points de vitesse avant d’avancer, une case chacun.
about-tyre-soft = Pneus tendres : une case de plus à chaque tour, mais ils s’usent plus tôt.
about-tyre-hard = Pneus durs : ils n’ajoutent rien et durent plus longtemps.
about-tyre-wet = Pneus pluie : pleine vitesse sous la pluie.
about-corner = Un virage où doubler : il faut faire son nombre ou plus ; la meilleure voiture à cet endroit a +1.
about-attack = Une tentative. Un échec coûte un point de mouvement ; un 1 est un contact.
about-event-roll = Le jet d’événement : deux fois par course, une fois aux tours 1 à 4, une fois ensuite, avant d’avancer.
about-pit = Un arrêt au stand : la voiture recule de la valeur ARRÊT AU STAND, puis prend de l’essence et des pneus neufs.
about-tactic-line-change = ÉCART : esquive les voitures au départ, d’une file à l’autre.
about-tactic-full-ahead = PLEIN GAZ : une case de plus au départ, mais seulement tout droit.
about-card = Une carte Tactique : elle tord une règle, une fois, au moment qu’elle indique.
about-circuit = Le plateau du circuit : valeurs des pneus, valeur ARRÊT AU STAND, ses tours et ses deux virages.
about-weather = Le temps, tiré une fois pour toute la course. Sous la pluie, tendres et durs perdent trois cases par tour.
about-turn = Un tour : toutes les voitures avancent, leader d’abord, puis on s’arrête au stand.
about-sheet = La feuille de qualification : des points de vitesse pour le tour lancé et de l’essence pour tant de tours, en secret.
about-strategy = De combien une voiture avance à chaque tour avec ce plan.
about-parameter = Un paramètre de la voiture, comparé aux virages : le meilleur gagne +1.

### La course guidée

guide-1 = Vous menez l’écurie Rouge ; on en est au tour 4 sur 8. Chaque voiture doit avancer de sa valeur d’essence. Un point de vitesse achète une case : dépensez le dernier de Hamilton.
guide-1-not = Les points de vitesse qui restent à l’arrivée ne valent rien : dépensez-le.
guide-2 = Button a deux points, et personne devant lui. Dépensez les deux et avancez de 8 cases.
guide-3 = Quand tous ont avancé, on peut s’arrêter. Regardez les bandes : essence et pneus baissent d’un par tour. Il en reste pour un tour : restez en piste.
guide-4 = Un arrêt coûte 7 cases ici : chaque tour sans arrêt compte. Restez en piste avec Button aussi.
guide-5 = Chaque pilote doit un jet d’événement aux tours 5 à 8 ; autant s’en débarrasser. Lancez maintenant.
guide-6 = Hamilton a perdu une case. Le tableau près des boutons dit ce que vaut chaque nombre. Lancez pour Button aussi.
guide-7 = Réservoir vide : arrêt obligatoire. Il reste trois tours : juste assez d’essence pour trois garde la voiture légère, et les tendres ajoutent une case par tour.
guide-7-not = Plus d’essence, c’est plus lourd et plus lent ; trois tours et des pneus tendres, voilà ce qu’il faut ici.
guide-8 = Pareil pour Button. Sur le sec, il faut utiliser les deux gommes ; c’est déjà fait pour lui : les tendres sont permis.
guide-9 = De l’essence pour deux tours, deux tours à faire : plus d’arrêt. Restez en piste.
guide-10 = Pareil pour Button : restez en piste.
guide-11 = Des pneus usés ne ralentissent qu’une fois le marqueur passé sous le 1. Les vôtres tiennent juste jusqu’à l’arrivée. Restez en piste.
guide-12 = Et Button aussi. Puis vient le dernier tour.
guide-13 = Hamilton est juste derrière le leader avec un point de mouvement : attaquez ! Aux Combes, son adresse lui donne +1 : il suffit de 4 ou plus.
guide-13-not = Aux Combes, on compare les pilotes, et Hamilton est le meilleur : attaquez là.
