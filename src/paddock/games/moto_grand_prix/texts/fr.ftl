# MotoGrandPrix en français. Une moto porte sa couleur et son numéro ; PM : points de mouvement.

title-name = MotoGrandPrix
tagline = Deux dés, et leur face cachée : retournez-en un pour accélérer ou freiner, et penchez-vous dans les virages aussi vite que vous l’osez.

### Noms

name-team-blue = Bleu
name-team-yellow = Jaune
name-team-red = Rouge
name-team-green = Vert
name-team-white = Blanc
name-team-black = Noir
name-team-orange = Orange
name-team-purple = Violet
name-team-grey = Gris
name-team-pink = Rose
name-team-brown = Brun
name-team-turquoise = Turquoise
name-seat-blue = Bleu{ $mark }
name-seat-yellow = Jaune{ $mark }
name-seat-red = Rouge{ $mark }
name-seat-green = Vert{ $mark }
name-seat-white = Blanc{ $mark }
name-seat-black = Noir{ $mark }
name-seat-orange = Orange{ $mark }
name-seat-purple = Violet{ $mark }
name-seat-grey = Gris{ $mark }
name-seat-pink = Rose{ $mark }
name-seat-brown = Brun{ $mark }
name-seat-turquoise = Turquoise{ $mark }
name-bike-blue = Bleu{ $mark }
name-bike-yellow = Jaune{ $mark }
name-bike-red = Rouge{ $mark }
name-bike-green = Vert{ $mark }
name-bike-white = Blanc{ $mark }
name-bike-black = Noir{ $mark }
name-bike-orange = Orange{ $mark }
name-bike-purple = Violet{ $mark }
name-bike-grey = Gris{ $mark }
name-bike-pink = Rose{ $mark }
name-bike-brown = Brun{ $mark }
name-bike-turquoise = Turquoise{ $mark }
name-session-qualifying-lap = tour de qualification
name-session-race = course
name-circuit-grand-prix-of-japan = Grand Prix du Japon
name-circuit-us-grand-prix = Grand Prix des États-Unis
name-circuit-gp-ring-long = GP Ring, agrandi
name-circuit-supercircus-fast = SuperCircus Raceway, rapide
name-circuit-april-easy = April Raceway, adouci
character-fabulous-driving-park = Petit et simple, avec des pièges cachés. Le premier virage décide, le dernier est le plus serré.
character-gp-ring = Un parcours pour jeunes pilotes. L’épingle des virages 3 à 5 est lente, le retour est rapide.
character-supercircus-raceway = Compact, et redouté pour son premier virage, de loin le plus dur.
character-april-raceway = La difficulté monte de virage en virage ; lignes droites courtes, freinages tardifs.
character-startline-driving-park = Nommé d’après sa très longue ligne de départ. Les virages serrés au bout des deux plus longues lignes droites sont les plus durs.
character-free-speedway = Un dessin sans pareil, où chaque virage compte. Avec les règles expert, il monte avant le virage 4 et descend après le virage 6.
character-grandprix-speedway = Virages rapides et moyens en alternance ; aussi bon dans l’autre sens.
character-max-speed-circuit = Une piste pour la puissance : longues lignes droites, et virages durs, longs eux aussi. Animé avec l’aspiration.
character-race-bike-course = Très dur : des virages moyens et longs qui demandent moteur et pneu arrière en sortie.
character-us-grand-prix = D’après Laguna Seca : longues lignes droites, virages durs, et le tire-bouchon qui plonge dans le virage 8.
character-gran-premio-d-italia = D’après le Mugello : complexe aux deux bouts, rapide au milieu.
character-gran-premi-de-catalunya = D’après Barcelone : une très longue ligne de départ et trois virages courts de difficulté 3.
character-grand-prix-of-japan = D’après Motegi : des virages par paires serrées, une montée jusqu’au virage 8, puis une très longue ligne droite en descente. Demande une deuxième boîte.
character-gp-ring-long = GP Ring avec ses deux longues lignes droites allongées ; l’épingle des virages 3 à 5 reste telle quelle.
character-supercircus-fast = SuperCircus Raceway avec des marqueurs de ligne droite sur le virage 5.
character-april-easy = April Raceway avec des lignes droites plus longues avant ses deux virages les plus durs.

name-lane-left = gauche
name-lane-centre = centrale
name-lane-right = droite
name-flip-keep = comme lancé
name-flip-flip-low = retourner le petit dé
name-flip-flip-high = retourner le grand dé
name-flip-flip-both = retourner les deux dés
name-flip-flip = retourner le dé
name-flip-low = garder le petit dé
name-flip-low-flipped = garder le petit dé, retourné
name-flip-high = garder le grand dé
name-flip-high-flipped = garder le grand dé, retourné

### Ce qui est demandé

ask-grid-roll = Que lance la moto suivante pour sa place sur la grille ?
ask-contest-roll = Que lance la moto suivante dans le duel ?
ask-roll-dice = Que montrent les deux dés ?
ask-roll-die = Que montre le dé de départ ?
ask-engine-test = Que montre le test moteur ?
ask-slipstream = { $bike } est juste derrière { $ahead } sur la trajectoire idéale. Aspiration : copier les dés que { $head } s’apprête à lancer, et gagner 1 point de mouvement ?
ask-ride-straight = { $bike } a { $low } et { $high } en ligne droite : chaque dé peut être retourné.{ $slip ->
        [0] { "" }
       *[other] { " " }L’aspiration ajoute 1 point de mouvement si on le souhaite.
    }{ $change ->
        [0] { "" }
        [-1] { " " }1 point de mouvement de moins à ce tour de jeu.
        [-2] { " " }2 points de mouvement de moins à ce tour de jeu.
        [1] { " " }1 point de mouvement de plus à ce tour de jeu.
       *[other] { " " }{ $change } points de mouvement de plus à ce tour de jeu.
    } Où aller ?
ask-ride-corner = { $bike } a { $low } et { $high } dans le virage { $corner }, difficulté { $difficulty } : { $difficulty ->
        [1] seul le petit dé peut être retourné vers le haut.
        [2] seul le grand dé peut être retourné vers le haut.
       *[other] aucun dé ne peut être retourné vers le haut.
    }{ $change ->
        [0] { "" }
        [-1] { " " }1 point de mouvement de moins à ce tour de jeu.
        [-2] { " " }2 points de mouvement de moins à ce tour de jeu.
        [1] { " " }1 point de mouvement de plus à ce tour de jeu.
       *[other] { " " }{ $change } points de mouvement de plus à ce tour de jeu.
    } Où aller ?
ask-ride-start = { $bike } part avec un { $low }, qui peut être retourné. Où aller ?
ask-ride-contact = Contact pour { $bike } avec { $low } et { $high } : un dé est défaussé, et la moto dérive vers la file extérieure.{ $change ->
        [0] { "" }
        [-1] { " " }1 point de mouvement de moins à ce tour de jeu.
        [-2] { " " }2 points de mouvement de moins à ce tour de jeu.
        [1] { " " }1 point de mouvement de plus à ce tour de jeu.
       *[other] { " " }{ $change } points de mouvement de plus à ce tour de jeu.
    } Quel dé, et jusqu’où ?
ask-ride-closed = { $bike } a { $low } et { $high }, mais ni les dés retournés ni les points de pneus ne permettent de tout utiliser : la moto doit abandonner.

### Ce qu’on peut faire, et ce que cela coûte

do-roll = { $dice }
do-die = { $face }
do-follow = { $bike } prend l’aspiration de { $ahead }
do-stay-free = { $bike } lance ses propres dés
do-retire = { $bike } se retire de la course
do-drop-out = { $bike } abandonne
do-ride = { $rows ->
        [0] Rester rangée { $row }, file { $lane }
        [one] 1 rangée, jusqu’à la rangée { $row }, file { $lane }
       *[other] { $rows } rangées, jusqu’à la rangée { $row }, file { $lane }
    }{ $home ->
        [0] { $difficulty ->
                [0] { "" }
               *[other] , en difficulté { $difficulty }
            }
       *[other] , ligne d’arrivée franchie
    } : { $second ->
        [0] { $first }
       *[other] { $first } + { $second }
    } ({ $flip }){ $bonus ->
        [0] { "" }
       *[other] , aspiration +1
    }{ $engine ->
        [0] { "" }
       *[other] , moteur { $engine }
    }{ $rear ->
        [0] { "" }
       *[other] , pneu arrière { $rear }
    }{ $front ->
        [0] { "" }
       *[other] , pneu avant { $front }
    }{ $surcharge ->
        [0] { "" }
       *[other] , { $surcharge } PM pour doubler
    }{ $lost ->
        [0] { "" }
       *[other] , { $lost } PM perdus
    }{ $redline ->
        [0] { "" }
       *[other] , test moteur
    }{ $grip ->
        [0] { "" }
       *[other] { $difficulty ->
            [0] , wheeling
           *[other] , glissade : pneu arrière 1
        }
    }

### Pourquoi quelque chose est impossible

why-one-die = Au tour de départ il n’y a qu’un dé : on le garde ou on le retourne.
why-discard-one = Après un contact, un dé est défaussé ; l’autre est gardé ou retourné.
why-two-dice = Les deux dés comptent : chacun se garde ou se retourne, aucun n’est défaussé.
why-one-of-the-double = D’un double { $face }, un seul dé peut être retourné vers le haut ici.
why-double-as-low = Les deux dés montrent { $face } : pour en retourner un, prenez-le comme petit dé.
why-no-acceleration-0 = Retourner ce dé ne change rien.
why-no-acceleration-1 = Dans un virage de difficulté 1, seul le petit dé ({ $low }) peut être retourné vers le haut.
why-no-acceleration-2 = Dans un virage de difficulté 2, seul le grand dé ({ $high }) peut être retourné vers le haut.
why-no-acceleration-3 = Dans un virage de difficulté 3, aucun dé ne peut être retourné vers le haut.
why-no-dials = Le jeu de base n’a ni points de moteur ni points de pneus.
why-engine-limit = On dépense au plus { $most } points de moteur par tour de jeu.
why-engine-empty = Le cadran moteur est à { $dial }, et son dernier point ne se dépense pas.
why-front-empty = Le cadran du pneu avant est à { $dial }, et son dernier point ne se dépense pas.
why-rear-empty = Les points de moteur usent le pneu arrière en virage, et le cadran du pneu arrière est à { $dial }.
why-occupied = Une autre moto se trouve là.
why-outer-lane = Après un contact, la moto dérive vers l’extérieur : à cette distance, elle finit dans la file { $lane }.
why-road-closed = La route est fermée : { $rows ->
        [0] aucune rangée n’est libre.
        [one] 1 seule rangée est libre.
       *[other] seules { $rows } rangées sont libres.
    }
why-out-of-reach = Une moto change d’une file au plus par rangée, et ne traverse pas les autres.
why-points-differ = Tous les points doivent servir : avec ces dés et ces pneus, il y a { $points } PM{ $slip ->
        [0] { "" }
       *[other] { " " }(1 de plus par l’aspiration)
    }, et cet endroit est à { $rows ->
        [one] { $rows } rangée
       *[other] { $rows } rangées
    }.
why-surcharge = Doubler hors de la trajectoire idéale dans un virage coûte un supplément : cet endroit demande { $cost } PM, et il y en a { $points }.
why-wasteful = On peut atteindre le même endroit à moindre prix.
why-no-retiring = Le retrait n’est pas prévu dans cette course ; une moto qui peut rouler roule.

### Ce qui se passe : qualification et grille

event-race-day = { $circuit } : { $laps ->
        [one] 1 tour
       *[other] { $laps } tours
    }, { $bikes } motos.
event-rolls-for-grid = { $bike } lance { $low } et { $high } pour la grille : { $total }.
event-rolls-off = { $bike } relance pour départager : { $total }.
event-takes-pole = { $bike } est en pole position.
event-lines-up = { $bike } part de la place { $place } : rangée { $row }, file { $lane }.
event-qualifying-begins = Le tour de qualification commence : { $circuit }.
event-qualifies = { $bike } se qualifie à la place { $place }.
event-dials-set = Pneu avant, pneu arrière et moteur de toutes les motos sont à { $dial }.

### Ce qui se passe : le tour de jeu

event-start-turn = Le départ : un dé chacun. { $leader } passe en premier.
event-turn-begins = Tour de jeu { $turn }. { $leader } mène.
event-braking-contest = { $bikes } motos sont côte à côte au point de freinage du virage { $corner } : duel.
event-cornering-contest = { $bikes } motos sortent du virage côte à côte : duel.
event-rolls-in-contest = { $bike } lance { $low } et { $high } dans le duel : { $total }.
event-goes-first = { $bike } passe en premier.
event-has-contact = Contact pour { $bike } : quelqu’un d’autre a aussi lancé { $total }.
event-declares-slipstream = { $bike } prend l’aspiration de { $ahead }.
event-extends-slipstream = { $bike } s’accroche dans l’aspiration derrière { $ahead }.
event-declines-slipstream = { $bike } renonce à l’aspiration de { $ahead }.
event-rolls = { $bike } lance { $low } et { $high } : { $total }.
event-rolls-one = { $bike } lance un { $face }.
event-copies = { $bike } copie les dés : { $low } et { $high }.

### Ce qui se passe : le déplacement

event-flips-on-straight = { $bike } retourne ses dés, { $first } et { $second } : { $total }.
event-flips-in-corner-1 = { $bike } retourne ses dés, { $first } et { $second }, dans un virage facile : { $total }.
event-flips-in-corner-2 = { $bike } retourne ses dés, { $first } et { $second }, dans un virage moyen : { $total }.
event-flips-in-corner-3 = { $bike } freine à { $first } et { $second } dans un virage difficile : { $total }.
event-flips-both-ways = { $bike } accélère avec un dé et freine avec l’autre.
event-flips-start-die = { $bike } retourne son dé : { $face }.
event-discards = { $bike } défausse le { $discarded } et garde le { $kept }.
event-flips-last-die = { $bike } retourne le dé qui reste : { $face }.
event-drifts = { $bike } dérive vers l’extérieur, dans la file { $lane }.
event-climbs = { $bike } est en montée : { $points ->
        [-1] 1 PM de moins.
       *[other] { $points } PM de plus.
    }
event-descends = { $bike } est en descente : { $points ->
        [-1] 1 PM de moins.
       *[other] { $points } PM de plus.
    }
event-is-slowed = { $bike } doit se rétablir : 1 PM de moins.
event-uses-slipstream = { $bike } gagne 1 PM par l’aspiration.
event-spends-engine = { $bike } dépense { $points ->
        [one] { $points } point de moteur
       *[other] { $points } points de moteur
    } ; il en reste { $left }.
event-wears-rear = { $bike } use le pneu arrière ; il reste { $left }.
event-brakes = { $bike } freine avec { $points ->
        [one] { $points } point de pneu avant
       *[other] { $points } points de pneu avant
    } ; il en reste { $left }.
event-road-closed = Devant { $bike }, la route est fermée après { $rows ->
        [one] { $rows } rangée
       *[other] { $rows } rangées
    }.
event-loses-points = { $bike } ne peut pas aller plus loin et perd { $points } PM.
event-pays-surcharge = { $bike } paie un supplément de { $points } PM pour doubler dans un virage.
event-rides = { $bike } avance de { $rows ->
        [one] { $rows } rangée
       *[other] { $rows } rangées
    }, dans la file { $lane }.
event-stands = { $bike } ne bouge pas.
event-overtakes = { $bike } double { $other }.
event-draws-level = { $bike } revient à hauteur de { $other }.
event-closes-road = { $bike } ferme la route : trois motos sont côte à côte.
event-crosses-line = { $bike } boucle le tour { $lap }.
event-lap-counter = Tour { $lap } sur { $laps }.
event-last-lap = Dernier tour : { $bike } mène.
event-gives-up = { $bike } se retire.
event-cannot-ride = { $bike } ne peut ni utiliser ses points ni freiner assez.

### Ce qui se passe : effets

event-redlining = { $bike } est en surrégime avec un double six : test moteur à { $engine }.
event-loses-engine-and-grip = Laissé tel quel, le double six coûte aussi l’adhérence à { $bike }.
event-engine-holds = Le moteur de { $bike } tient : { $total } ne dépasse pas { $engine }.
event-engine-suffers = Le moteur de { $bike } souffre, le test montre { $total } : il reste { $engine }.
event-engine-breaks = Le moteur de { $bike } casse, le test montre { $total }.
event-loses-grip = { $bike } perd l’adhérence sur le double { $face }.
event-does-wheelie = { $bike } part en wheeling.
event-sideslips = { $bike } glisse de côté et se redresse ; pneu arrière : il reste { $rear }.
event-rear-gone = { $bike } glisse, et le pneu arrière est à bout.
event-straightened = { $bike } se redresse dans le virage après le contact.
event-leans = { $bike } se penche dans le virage.
event-straightens-up = { $bike } se redresse.
event-recovers = { $bike } retrouve ses deux roues.
event-drops-out = { $bike } est hors course.

### Ce qui se passe : l’arrivée

event-wins = { $bike } gagne la course !
event-finishes = { $bike } finit à la place { $place }.
event-finishes-together = { $bikes } motos franchissent la ligne au même tour de jeu ; celle qui est allée le plus loin est devant.
event-scores = Place { $place } : { $bike }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-team-scores = Équipe { $team } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-not-classified = Non classée : { $bike }, abandon après { $rows } rangées.
event-no-winner = Personne n’a fini : il n’y a pas de vainqueur.

### Où un déplacement peut mener

preview-place = De la place { $before } à la place { $place }.
preview-same-place = Place { $place }, comme avant.
preview-engine-test = Test moteur à { $engine } : { $percent } % des jets coûtent un point.
preview-engine-last = Test moteur avec le dernier point : { $percent } % des jets cassent le moteur.
preview-wheelie = Un wheeling : 1 PM de moins au prochain tour de jeu, et pas d’aspiration.
preview-sideslip = Une glissade : le pneu arrière tombe à { $rear }, et 1 PM de moins au prochain tour de jeu.
preview-sideslip-out = Une glissade sans plus rien au pneu arrière : abandon.
preview-braking-contest = Côte à côte au point de freinage : duel de { $bikes } motos au prochain tour de jeu, avec contact dans { $percent } % des cas.
preview-cornering-contest = Côte à côte en sortie de virage : duel de { $bikes } motos au prochain tour de jeu, avec contact dans { $percent } % des cas.

### Chapitres de l’enregistrement

chapter-qualifying = Tour de qualification
chapter-start = Le départ
chapter-lap = Tour { $lap }
chapter-finish = L’arrivée

### Ce qu’on peut choisir avant le départ

option-level = Combien de règles on utilise.
option-level-title = Règles
option-level-basic = Base
option-level-basic-help = Dés, retournements et files : une course légère.
option-level-standard = Standard
option-level-standard-help = Avec moteur et pneus, duels aux virages, contacts et surrégime.
option-level-expert = Expert
option-level-expert-help = Avec aussi l’aspiration, les pentes, les wheelings et les glissades.
option-circuit = Le circuit de la course.
option-circuit-fabulous-driving-park = Fabulous Driving Park (base, 44 rangées, 6 tours). Petit et simple, avec des pièges cachés. Le premier virage décide, le dernier est le plus serré.
option-circuit-gp-ring = GP Ring (base, 57 rangées, 6 tours). Un parcours pour jeunes pilotes. L’épingle des virages 3 à 5 est lente, le retour est rapide.
option-circuit-supercircus-raceway = SuperCircus Raceway (base, 66 rangées, 6 tours). Compact, et redouté pour son premier virage, de loin le plus dur.
option-circuit-april-raceway = April Raceway (standard, 75 rangées, 6 tours). La difficulté monte de virage en virage ; lignes droites courtes, freinages tardifs.
option-circuit-startline-driving-park = StartLine Driving Park (standard, 86 rangées, 6 tours). Nommé d’après sa très longue ligne de départ. Les virages serrés au bout des deux plus longues lignes droites sont les plus durs.
option-circuit-free-speedway = Free Speedway (standard, 96 rangées, 6 tours). Un dessin sans pareil, où chaque virage compte. Avec les règles expert, il monte avant le virage 4 et descend après le virage 6.
option-circuit-grandprix-speedway = GrandPrix Speedway (standard, 106 rangées, 6 tours). Virages rapides et moyens en alternance ; aussi bon dans l’autre sens.
option-circuit-max-speed-circuit = Max Speed Circuit (standard, 118 rangées, 6 tours). Une piste pour la puissance : longues lignes droites, et virages durs, longs eux aussi. Animé avec l’aspiration.
option-circuit-race-bike-course = Race Bike Course (standard, 125 rangées, 5 tours). Très dur : des virages moyens et longs qui demandent moteur et pneu arrière en sortie.
option-circuit-us-grand-prix = U.S. Grand Prix (expert, 100 rangées, 6 tours). D’après Laguna Seca : longues lignes droites, virages durs, et le tire-bouchon qui plonge dans le virage 8.
option-circuit-gran-premio-d-italia = Gran Premio d’Italia (expert, 120 rangées, 5 tours). D’après le Mugello : complexe aux deux bouts, rapide au milieu.
option-circuit-gran-premi-de-catalunya = Gran Premi de Catalunya (expert, 116 rangées, 6 tours). D’après Barcelone : une très longue ligne de départ et trois virages courts de difficulté 3.
option-circuit-grand-prix-of-japan = Grand Prix du Japon (pro, 140 rangées, 5 tours). D’après Motegi : des virages par paires serrées, une montée jusqu’au virage 8, puis une très longue ligne droite en descente. Demande une deuxième boîte.
option-circuit-gp-ring-long = GP Ring, agrandi (base, 65 rangées, 6 tours). GP Ring avec ses deux longues lignes droites allongées ; l’épingle des virages 3 à 5 reste telle quelle.
option-circuit-supercircus-fast = SuperCircus Raceway, rapide (base, 66 rangées, 6 tours). SuperCircus Raceway avec des marqueurs de ligne droite sur le virage 5.
option-circuit-april-easy = April Raceway, adouci (standard, 83 rangées, 6 tours). April Raceway avec des lignes droites plus longues avant ses deux virages les plus durs.
option-direction = Dans quel sens.
option-direction-as-laid = Comme le circuit est posé.
option-direction-reversed = À l’envers ; les virages à gauche deviennent des virages à droite, les montées des descentes.
option-laps = Combien de tours ; 0 pour le nombre inscrit sur la fiche du circuit.
option-bikes = Combien de motos chaque joueur pilote : une, ou les deux d’une couleur.
option-colours = Les couleurs des places, dans l’ordre ; qui n’en a pas choisi prend la prochaine moto libre.
option-boxes = Combien de boîtes sont sur la table, avec six motos chacune ; 0 pour autant qu’il en faut.
option-qualifying = Comment se décident les places sur la grille.
option-qualifying-roll = Par un jet de deux dés.
option-qualifying-lap = Par un tour de qualification, couru depuis une grille tirée aux dés.
option-teams = Les motos d’une même couleur forment une équipe : pas de duels entre elles, et leurs points s’additionnent.
option-retiring = Les motards peuvent se retirer chaque fois que c’est à eux de rouler.
option-uphill = Ce que fait une montée.
option-uphill-slower = La montée prend 1 PM, la descente en donne 1.
option-uphill-faster = La montée donne 1 PM, la descente en prend 1, comme l’écrit une page du livret.
option-cornering = Où se joue le duel des motos qui sortent d’un virage côte à côte.
option-cornering-straight-begin = Sur la première rangée de la ligne droite.
option-cornering-corner-end = Sur la dernière rangée du virage.
option-beside = Quelles positions d’un virage sont des positions de dépassement.
option-beside-row = Toutes celles qui ont une autre moto dans la même rangée.
option-beside-adjacent = Celles qui ont une autre moto juste à côté.
option-redline = Quand un double six éprouve le moteur.
option-redline-used = Quand il sert, retourné ou non.
option-redline-rolled = Quand il sert tel qu’il a été lancé.
option-track = Les tuiles d’un circuit à vous, comme l’atelier de circuits les écrit ; on court dessus au lieu du circuit ci-dessus.
option-track_name = Le nom de votre propre circuit.

### Le plateau au terminal

board-basic = règles de base
board-standard = règles standard
board-expert = règles expertes
board-rows = { $rows } rangées
board-qualifying = tour de qualification
board-over = terminée
board-lap = tour { $lap } sur { $laps }
board-turn = manche { $turn }
board-made-for-basic = pour les règles de base
board-made-for-standard = pour les règles standard
board-made-for-expert = pour les règles expertes
board-made-for-pro = pour les professionnels
board-size = { $width } × { $height } cm sur la table
board-rolls = jets pour la grille
board-row = rang
board-corner = virage
board-dials = avant arr. moteur
board-bike = moto
board-laps = tour
board-acts = joue
board-now = là
board-finished = arrivée
board-out = abandon
board-slip = aspi +1
board-contact = contact
board-leaning = penchée
board-wheelie = roue arrière
