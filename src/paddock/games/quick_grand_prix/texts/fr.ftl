# Quick Grand Prix en français. Le nom d’une carte porte ses deux vitesses : S3 (2/4).

title-name = Quick Grand Prix
tagline = Deux voitures, deux cartes, six secteurs : jusqu’où oser avant que les dés vous envoient au large ? Une course en dix minutes, une saison en une soirée.

### Noms

name-seat-red = Rouge
name-seat-green = Vert
name-seat-yellow = Jaune
name-seat-blue = Bleu
name-car-red = Rouge{ $mark }
name-car-green = Vert{ $mark }
name-car-yellow = Jaune{ $mark }
name-car-blue = Bleu{ $mark }
name-slot-red = Rouge{ $mark }
name-slot-green = Vert{ $mark }
name-slot-yellow = Jaune{ $mark }
name-slot-blue = Bleu{ $mark }
name-slot-gap-red = le trou de Rouge{ $mark }
name-slot-gap-green = le trou de Vert{ $mark }
name-slot-gap-yellow = le trou de Jaune{ $mark }
name-slot-gap-blue = le trou de Bleu{ $mark }
name-slot-SL = la carte LS
name-circuit-monaco = Monaco
name-speed-pit = arrêt au stand
name-speed-S1 = S1 à{ $mark }
name-speed-S2 = S2 à{ $mark }
name-speed-S3 = S3 à{ $mark }
name-speed-S4 = S4 à{ $mark }
name-speed-S5 = S5 à{ $mark }
name-speed-S6 = S6 à{ $mark }
name-speed-S7 = S7 à{ $mark }
name-speed-S8 = S8 à{ $mark }
name-speed-S9 = S9 à{ $mark }

### Ce qui est demandé

ask-first-dealt = Qui reçoit la première carte ?
ask-deal = Quelle carte est distribuée face cachée ?
ask-turn-up = Quelle carte est retournée au milieu ?
ask-first-card = Première carte : { $card }, dé { $die }, { $place ->
        [9] fond de grille
       *[other] place { $place } en qualification
    }. La garder, la défausser pour une autre, ou l’échanger avec le milieu ?
ask-second-card = Deuxième carte : { $card }, dé { $die }, { $place ->
        [9] fond de grille
       *[other] place { $place } en qualification
    }. La garder, ou l’échanger avec le milieu ?
ask-take-or-swap = Prenez au milieu une deuxième carte, en plus de { $card }, ou échangez d’abord { $card } (une seule fois).
ask-take = Prenez au milieu une deuxième carte, en plus de { $card }.
ask-car-ahead = Places { $first } et { $second } sur la grille : quelle voiture prend la meilleure ?
ask-speeds = Secteur { $section } sur { $sections }, limite de sécurité { $limit } : une vitesse ou un arrêt au stand pour chaque voiture.
ask-speeds-drs = Secteur { $section } sur { $sections }, limite de sécurité { $limit }, DRS : une vitesse ou un arrêt au stand pour chaque voiture ; à vitesse égale, on passe une voiture.
ask-swap-after-stop = { $car } sort du stand : échanger une carte avec le milieu ?

### Ce qu’on peut faire, et ce que cela coûte

do-first = { $seat } reçoit la première carte
do-deal = Distribuer { $card }
do-turn = Retourner { $card }
do-keep = Garder { $card }
do-discard = Défausser { $card } face visible et recevoir une autre carte, à garder ou à échanger
do-swap = Donner { $given }, prendre { $card } : dé { $die }, { $place ->
        [9] fond de grille
       *[other] place { $place } en qualification
    }
do-swap-late = Donner { $given }, prendre { $card } (le seul échange) : dé { $die }, { $place ->
        [9] fond de grille
       *[other] place { $place } en qualification
    }
do-take = Prendre { $card } : dé { $die }, { $place ->
        [9] fond de grille
       *[other] place { $place } en qualification
    }
do-ahead = { $car } part de la place { $first }, { $other } de la place { $second }
do-drive = { $car-a } { $total-a } ({ $a }){ $over-a ->
        [0] { "" }
       *[other] , { $over-a } au-dessus de la limite
    } ; { $car-b } { $total-b } ({ $b }){ $over-b ->
        [0] { "" }
       *[other] , { $over-b } au-dessus de la limite
    }
do-drive-a-pits = { $car-a } s’arrête au stand ; { $car-b } { $total-b } ({ $b }){ $over-b ->
        [0] { "" }
       *[other] , { $over-b } au-dessus de la limite
    }
do-drive-b-pits = { $car-a } { $total-a } ({ $a }){ $over-a ->
        [0] { "" }
       *[other] , { $over-a } au-dessus de la limite
    } ; { $car-b } s’arrête au stand
do-drive-both-pit = { $car-a } et { $car-b } s’arrêtent toutes deux au stand
do-stay = Garder les deux cartes
do-trade = Donner { $given }, prendre { $card } : dé { $die }

### Pourquoi quelque chose est impossible

why-not-in-the-middle = { $card } n’est pas au milieu.
why-no-second-discard = Seule la première carte peut être défaussée ; la deuxième se garde ou s’échange.
why-swapped-already = Un seul échange est permis pendant le choix au milieu, et il est fait : prenez maintenant une carte.
why-card-not-yours = { $card } n’est pas dans la main de cette écurie.
why-one-card-each = Il faut une carte Vitesse par voiture : la même carte ne peut pas servir aux deux dans un secteur.

### Ce qui se passe : la saison

event-race-begins = Course { $race } : { $circuit }.
event-wins-title = { $seat } remporte la saison avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-shares-title = { $seat } partage le titre avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

### Ce qui se passe : la distribution

event-deals-first = { $seat } reçoit la première carte.
event-is-dealt = { $seat } reçoit une carte face cachée.
event-sees = Reçue : { $card }.
event-turned-up = { $card } est retournée au milieu.
event-keeps = { $seat } garde la carte.
event-discards = { $seat } défausse { $card }.
event-swaps = { $seat } donne { $given } et prend { $taken } au milieu.
event-is-dealt-again = { $seat } reçoit une deuxième carte.
event-keeps-second = { $seat } garde la deuxième carte.
event-laid-out = { $count ->
        [0] Il ne reste aucune carte à étaler.
        [one] La dernière carte est posée face visible au milieu.
       *[other] Les { $count } autres cartes sont étalées face visible au milieu.
    }
event-takes = { $seat } prend { $card }.
event-swaps-late = { $seat } donne { $given } et prend { $taken } avant de choisir une deuxième carte.
event-left-over = { $count ->
        [0] Aucune carte ne reste au milieu pour les échanges après un arrêt au stand.
        [one] Une carte reste au milieu pour les échanges après un arrêt au stand.
       *[other] { $count } cartes restent au milieu pour les échanges après un arrêt au stand.
    }

### Ce qui se passe : la grille

event-reveals = { $seat } montre { $card }.
event-starts-last = { $seat } a la carte « fond de grille » : une de ses voitures part dernière.
event-puts-ahead = { $seat } place { $car } devant.
event-lines-up = { $car } part de la place { $place }.
event-sl-in-front = La carte LS est devant le peloton ; la première limite de sécurité est { $limit }.

### Ce qui se passe : un secteur

event-section-begins = Secteur { $section } : limite de sécurité { $limit }.
event-drs-section = DRS ouvert au secteur { $section } : une voiture en passe aussi une autre à vitesse égale.
event-drives = { $car } roule à { $speed } : total { $total }.
event-pits = { $car } rentre au stand et laisse un trou.
event-fastest = { $car } est la plus rapide avec { $total }, au-dessus de la limite de { $limit }, et doit tenter la chance.
event-holds = { $car } tient la piste : les dés voisins (devant { $ahead }, derrière { $behind }) font { $sum }, pas plus que { $difficulty }.
event-goes-wide = { $car } sort large : les dés voisins (devant { $ahead }, derrière { $behind }) font { $sum }, plus que { $difficulty } ; elle doit reculer de { $back ->
        [one] { $back } place
       *[other] { $back } places
    }.
event-drops-back = { $car } recule à la place { $place } et continue à { $speed }.
event-is-damaged = { $car } est endommagée : plus de puissance moteur et un seul dépassement par secteur jusqu’à un arrêt au stand.
event-passes = { $car } passe { $other }.
event-passes-gap = { $car } passe { $other }.
event-passes-with-drs = { $car } passe { $other } grâce au DRS.
event-is-held = { $car } reste bloquée derrière { $other }.
event-is-blocked = { $car } est coincée derrière { $other }, dont la carte est face cachée.
event-has-passed-enough = { $car } a utilisé { $limit ->
        [one] son seul dépassement
       *[other] ses { $limit } dépassements
    }.
event-round-ends = Toutes les cartes Vitesse sont retournées : le secteur { $section } est couru.
event-returns = { $car } ressort du stand à la place { $place }.
event-returns-last = { $car } ressort du stand en queue de file.
event-is-repaired = { $car } est réparée.
event-trades = { $seat } donne { $given } et prend { $taken } au stand.

### Ce qui se passe : l’arrivée

event-leads-at-three = { $car } est en tête après le troisième secteur : 1 point de bonus.
event-finishes = { $car } finit à la place { $place } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-scores = { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans cette course, { $season } dans la saison.

### Ce qu’on peut choisir avant le départ

option-calendar-title = Calendrier
option-calendar = Les circuits de la saison dans l’ordre des courses ; le même peut revenir.
option-teams-title = Écuries
option-teams = Les écuries dans l’ordre des places : la première place pilote la première écurie, et ainsi de suite.
option-laps-title = Tours
option-laps = Combien de fois les six secteurs d’un circuit sont parcourus dans une course.
option-cars-title = Voitures
option-cars = Les puissances moteur et les limites de dépassement des voitures.
option-cars-printed = Le tableau imprimé sur la fiche de course.
option-cars-balanced = Un tableau à nous, de +1 à +5, qui rapproche les quatre écuries.
option-missing_die-title = Dé manquant
option-missing_die = Ce qui compte quand une voiture qui tente la chance n’a pas de carte Vitesse d’un côté.
option-missing_die-nearest = La carte Vitesse suivante de la file compte, par-delà les trous et la carte LS ; rien au-delà des deux bouts.
option-missing_die-zero = Seule la carte juste à côté compte ; un trou, la carte LS ou un bout de la file comptent 0.
option-missing_die-loop = La file est un anneau : devant la première voiture se trouve la carte de la dernière, et inversement.
option-missing_die-spare = Aux deux bouts de la file compte le dé de la carte du milieu (le plus haut, s’il y en a plusieurs).
option-deal_order-title = Ordre de distribution
option-deal_order = Qui suit l’écurie qui a le moins de points quand on distribue les cartes.
option-deal_order-clockwise = Les places suivantes autour de la table.
option-deal_order-ascending = Les autres écuries, du moins de points au plus de points.
option-leader_bonus-title = Bonus de tête
option-leader_bonus = Une règle maison : un point de plus pour la voiture en tête après le troisième secteur.

### Où un choix de vitesses peut mener

preview-drive = { $car } roule à { $total } (limite { $limit }), en moyenne à la place { $place }.
preview-wide = { $car } roule à { $total } (limite { $limit }), sort large dans { $wide } % de ce que les autres peuvent faire, en moyenne à la place { $place }.
preview-pit = { $car } s’arrête au stand, en moyenne de retour à la place { $place }.

### Chapitres de l’enregistrement

chapter-section = Secteur { $section }
chapter-end = La fin de la saison

### Le plateau au terminal

board-race = course { $race } sur { $races }
board-finished = terminée
board-before = avant le départ
board-lap = tour { $lap } sur { $laps }
board-section = secteur { $section } sur { $sections }
board-difficulty = difficulté { $difficulty }
board-car = voiture
board-engine = mot
board-pass = dép.
board-grid = dép
board-limits = limites de sécurité
board-sl = carte SL
board-gap = trou :
board-in-pits = aux stands
board-damaged = endommagée
board-cards = cartes vitesse : lent/rapide, dé, place en qualification (FG : fond de grille)
board-no-card = aucune carte
board-answered = a répondu
board-middle = milieu
board-pile = pioche
board-face-down = faces cachées : { $count }
board-unknown = ? face cachée
board-back = FG
board-die = dé { $die }
board-season = saison, courses : { $done } sur { $races }
board-podium = { $circuit }, podium
