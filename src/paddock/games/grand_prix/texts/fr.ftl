# Grand Prix en français. Une voiture porte son numéro, une case son secteur et son couloir : 12b est le couloir b du secteur 12 ;
# le couloir a est à l’intérieur, p est la voie des stands, w l’au-delà du mur. Le nombre entre parenthèses est celui de la carte.

title-name = Grand Prix
tagline = Jusqu’à vingt-deux voitures roue dans roue : une seule carte entraîne toute une file. Gare aux pneus, à la pluie et à la voie des stands.

### Noms

name-driver-npc = PNJ
name-seat-vermilion = Vermillon
name-seat-cobalt = Cobalt
name-seat-viridian = Viridian
name-seat-amber = Ambre
name-seat-slate = Ardoise
name-seat-violet = Violet
name-seat-ivory = Ivoire
name-seat-teal = Sarcelle
name-seat-bronze = Bronze
name-seat-rose = Rose
name-seat-onyx = Onyx
name-card-clean-air = Air libre{ $mark }
name-card-challenge = Défi{ $mark }
name-card-overtake = Dépassement{ $mark }
name-card-weaving = Zigzag{ $mark }
name-card-floor-it = Pied au plancher{ $mark }
name-card-top-gear = Dernier rapport{ $mark }
name-card-conservative = Prudence{ $mark }
name-card-solid-line = File compacte{ $mark }
name-card-power-line = File en force{ $mark }
name-card-inside-line = File intérieure{ $mark }
name-card-outside-line = File extérieure{ $mark }
name-card-charge = Charge{ $mark }
name-card-chasing-the-race = À la poursuite{ $mark }
name-card-late-brake = Freinage tardif{ $mark }
name-card-oversteer = Survirage{ $mark }
name-card-understeer = Sous-virage{ $mark }
name-card-fast-pace = Rythme rapide{ $mark }
name-card-flat-out = À fond{ $mark }
name-card-follow-the-leader = Suivez le leader{ $mark }
name-card-out-in-front = Seul en tête{ $mark }
name-card-set-the-pace = Donner le rythme{ $mark }
name-card-slingshot = Catapulte{ $mark }
name-event-blown-engine = Moteur cassé
name-event-brake-failure = Plus de freins
name-event-collision = Collision
name-event-drive-through-penalty = Passage par les stands
name-event-engine-problems = Ennuis de moteur
name-event-gear-box-failure = Boîte cassée
name-event-hard-hit = Gros choc
name-event-mechanical-failure = Panne mécanique
name-event-npc-retirement = Abandon d’un PNJ
name-event-serious-crash = Grave accident
name-event-spin-off = Sortie de piste
name-event-spin-around = Tête-à-queue
name-event-strike-the-barrier = Dans les barrières
name-event-suspension-difficulties = Ennuis de suspension
name-event-suspension-stress = Suspensions à l’épreuve
name-event-stop-and-go-penalty = Stop-and-go
name-event-tire-test = Pneus à l’épreuve
name-event-tire-wear = Usure des pneus
name-event-traction-hazard = Piste glissante
name-event-transmission-problems = Ennuis de boîte
name-event-weather-change = Changement de temps
name-event-wheel-rub = Roue contre roue
name-event-wing-damage = Aileron abîmé
name-tyre-hard = durs
name-tyre-soft = tendres
name-tyre-wet = pluie
name-weather-dry = sec
name-weather-wet = pluie

### Ce qui est demandé

ask-start-weather = Quel temps fait-il au départ ?
ask-first-car = Quelle première voiture sort du sac ?
ask-other-car = Quelle voiture sort du sac ?
ask-tyres = Pneus de { $a } et de { $b }, en secret. Chaque voiture doit passer une fois à un autre type pendant la course.
ask-tyres-wet = Pneus de { $a } et de { $b }, en secret. Il pleut : les pneus pluie sont permis aussi.
ask-draw = Quelle carte Course est piochée ?
ask-discard = Défaussez les cartes dont vous ne voulez pas ({ $count } en main), ou gardez le reste.
ask-act = Tour { $lap } sur { $laps } : jouez une carte Course pour une voiture ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main).
ask-act-without-cards = Plus de cartes : éliminez ou retirez une voiture, ou ne faites plus rien à ce tour de jeu.
ask-step = Faites avancer { $car } : { $mp ->
        [0] il ne reste que des déplacements de côté gratuits
        [one] il reste { $mp } point de mouvement
       *[other] il reste { $mp } points de mouvement
    }.
ask-step-in-line = La file de { $car } arrive à une fourche ({ $mp ->
        [one] { $mp } point restant
       *[other] { $mp } points restants
    }) : quel couloir prend sa première voiture ?
ask-push = { $car } est poussée : dans quel couloir ?
ask-link = Derrière { $car }, les couloirs se séparent : qui la suit ?
ask-late-brake = { $car } s’est arrêtée juste derrière une autre voiture : échanger leurs places ?
ask-drop-in = { $car } recolle au secteur { $sector } : dans quel couloir la poser ?
ask-soft-bonus = Utiliser les pneus tendres de { $car } pour { $mp ->
        [one] { $mp } point de plus
       *[other] { $mp } points de plus
    }, au prix d’un marqueur pneus ?
ask-draw-event = Quel événement est tiré ?
ask-draw-number = Quelle carte Événement donne le numéro d’arrêt ?
ask-team-draw = Quelle écurie sort du sac ?
ask-pick = { $event } : vos deux voitures sont concernées. Laquelle est touchée ?
ask-victim = { $car } a un accident : laquelle de vos deux voitures voisines y est prise ?
ask-give = Donnez un marqueur ({ $wear }) à l’une de vos voitures.
ask-weather-wet = La pluie tombe, et { $car } est en pneus { $tyre } : rentrer mettre des pneus pluie, ou rester en piste ?
ask-weather-dry = La piste sèche, et { $car } est en pneus { $tyre } : rentrer en changer, ou rester en piste ?
ask-pit = Une voiture rentre-t-elle au stand ?
ask-pit-restart = Une voiture rentre-t-elle au stand avant la relance ? Elle repartira derrière celles qui restent en piste.
ask-serve = { $car } est au stand ({ $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    }) : elle recule jusqu’ici de { $back ->
        [one] { $back } case
       *[other] { $back } cases
    }.

### Ce qu’on peut faire, et ce que cela coûte

do-weather = Temps au départ : { $weather }
do-grid = { $car } sort du sac
do-tyres = { $car-a } en pneus { $a }, { $car-b } en pneus { $b }
do-draw = { $card }
do-keep = { $count ->
        [one] Garder la dernière carte
       *[other] Garder les { $count } cartes
    }
do-discard = Défausser { $card } ({ $type ->
        [solo] Solo
        [line] File
        [pursuit] Poursuite
       *[lead] Meneur
    } { $speed }, sortie des stands { $exit })
do-play = { $car } : { $card }, { $type ->
        [solo] Solo
        [line] File
        [pursuit] Poursuite
       *[lead] Meneur
    } { $speed } ({ $mp ->
        [one] { $mp } point
       *[other] { $mp } points
    }{ $wear ->
        [none] { "" }
        [tyre] , usure +1 : pneus
        [suspension] , usure +1 : suspension
        [wing] , usure +1 : aileron
        [brakes] , usure +1 : freins
        [transmission] , usure +1 : boîte
       *[engine] , usure +1 : moteur
    }{ $calls ->
        [0] { "" }
        [one] , +{ $calls } frayeur
       *[other] , +{ $calls } frayeurs
    })
do-play-npc = { $car } : { $card }, { $type ->
        [solo] Solo
        [line] File
        [pursuit] Poursuite
       *[lead] Meneur
    } { $speed } ({ $mp ->
        [one] { $mp } point
       *[other] { $mp } points
    })
do-play-from-pits = { $car } sort des stands : { $card } ({ $mp ->
        [one] { $mp } point
       *[other] { $mp } points
    }, en solo, sans usure)
do-play-from-wall = { $car } revient en piste : { $card } ({ $mp ->
        [one] { $mp } point
       *[other] { $mp } points
    }, en solo, sans usure)
do-pass = Passer avec { $car }, qui est hors course
do-eliminate = { $car } a six marqueurs ou plus : éliminée, à la place { $place }
do-retire = Retirer { $car } : elle prend la place { $place }
do-wait = Ne plus rien faire à ce tour de jeu
do-forward = En avant vers { $space }
do-forward-pushing = En avant vers { $space }, en poussant { $other }
do-in = Vers l’intérieur, { $space } ({ $cost ->
        [0] gratuit
        [one] { $cost } point
       *[other] { $cost } points
    })
do-out = Vers l’extérieur, { $space } ({ $cost ->
        [0] gratuit
        [one] { $cost } point
       *[other] { $cost } points
    })
do-displace = Écarter { $other } de { $space } ({ $cost ->
        [0] gratuit
        [one] { $cost } point
       *[other] { $cost } points
    }{ $calls ->
        [0] { "" }
       *[other] , +1 frayeur
    })
do-diagonal = En diagonale vers { $space }
do-swap = Échanger les places avec { $other } ({ $space })
do-end = Rester ici
do-push = Vers { $space }
do-push-on = Vers { $space }, où elle pousse { $other } à son tour
do-link = { $car } suit
do-link-nobody = Personne ne suit
do-late-brake = Échanger les places avec { $other }
do-stay-behind = Rester derrière
do-drop-in = Sur { $space }
do-boost = Les utiliser : { $mp ->
        [one] { $mp } point
       *[other] { $mp } points
    }, usure +1 : pneus
do-hold = Les garder pour plus tard
do-event = { $event }
do-number = { $event }
do-team = { $seat }
do-pick = { $car }
do-hit = { $car }
do-give = { $car } : usure +1 ({ $wear }), soit { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    }
do-change = { $car } rentre au stand mettre des pneus { $tyre } ({ $back ->
        [one] recul de { $back } case
       *[other] recul de { $back } cases
    }, ou le coût de ses réparations s’il est plus grand)
do-risk = Rester en piste
do-risk-wet = { $car } reste en piste : { $calls ->
        [one] +{ $calls } frayeur
       *[other] +{ $calls } frayeurs
    }
do-risk-dry = { $car } reste en piste : usure +1, pneus
do-pit = { $car } rentre au stand ({ $markers ->
        [0] aucun marqueur
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    } ; tout réparer : recul de { $back ->
        [one] { $back } case
       *[other] { $back } cases
    })
do-pit-must-change = { $car } rentre au stand et peut y faire son changement de pneus ({ $markers ->
        [0] aucun marqueur
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    } ; tout réparer : recul de { $back ->
        [one] { $back } case
       *[other] { $back } cases
    })
do-stay-out = Rester en piste
do-repair = Enlever 1 marqueur ({ $wear }) : recul de { $back ->
        [one] { $back } case
       *[other] { $back } cases
    } en tout, { $left ->
        [0] plus rien à enlever
       *[other] il en reste { $left }
    }
do-fit = Mettre des pneus { $tyre } : recul de { $back ->
        [one] { $back } case
       *[other] { $back } cases
    } en tout
do-fit-soft = Mettre des pneus { $tyre }, avec leur déplacement bonus : recul de { $back ->
        [one] { $back } case
       *[other] { $back } cases
    } en tout
do-go = Repartir : recul de { $back ->
        [one] { $back } case
       *[other] { $back } cases
    }, au secteur { $sector }

### Ce qu’on prévoit

told-cards = Pioche : { $cards }.
told-grid = La grille à partir de la pole position : { $cars }.
told-restart = Le peloton s’aligne : { $cars }.
told-forming-up = À la queue leu leu : { $cars }.
told-move = { $car } arrive sur { $space }{ $pushing ->
        [0] { "" }
       *[other] , en poussant { $pushed }
    }{ $following ->
        [0] { "" }
       *[other] { $pushing ->
            [0] ,
           *[other] { "" } ;
        } derrière elle : { $followers }
    }.

preview-move = { $car } arrive sur { $space }, place { $place }{ $others ->
        [0] { "" }
        [one] , et une autre voiture bouge
       *[other] , et { $others } autres voitures bougent
    }.{ $ends ->
        [one] { "" }
       *[other] { " " }Elle peut finir sur { $ends } cases.
    }
preview-cut = Il y a plus de chemins qu’on n’a pu en essayer : pas à pas, elle peut atteindre d’autres cases encore.
preview-stop-restart = { $car } { $markers ->
        [0] repart
        [one] perd { $markers } marqueur et repart
       *[other] perd { $markers } marqueurs et repart
    } de { $space }, derrière toutes celles qui restent en piste{ $places ->
        [0] , sans perdre de place.
        [one] , une place perdue.
       *[other] , { $places } places perdues.
    }
preview-stop = { $car } { $markers ->
        [0] ressort
        [one] perd { $markers } marqueur et ressort
       *[other] perd { $markers } marqueurs et ressort
    } en { $space }, { $back ->
        [0] sans reculer
        [one] { $back } case en arrière
       *[other] { $back } cases en arrière
    }{ $places ->
        [0] , sans perdre de place.
        [one] , une place perdue.
       *[other] , { $places } places perdues.
    }
chapter-turn = Tour de jeu { $turn }
chapter-lap = Tour { $lap }

### Pourquoi quelque chose est impossible

why-wets-only-in-wet = Les pneus pluie ne se choisissent que sous la pluie.
why-card-not-yours = Cette carte n’est pas dans votre main.
why-must-act = L’une des quatre actions est possible : il faut donc en faire une.
why-not-your-car = Ce n’est pas à vous de décider pour { $car }.
why-activated-already = { $car } a déjà été activée à ce tour de jeu.
why-pass-needs-car-out = { $car } est encore en course ; on ne passe qu’avec une voiture hors course.
why-not-six-markers = { $car } a moins de six marqueurs d’usure.
why-car-is-out = { $car } est hors course.
why-eliminate-instead = { $car } a six marqueurs ou plus : elle est éliminée, pas retirée.
why-no-retirement = À cette table, aucune voiture ne peut être retirée.
why-must-pass = Sans carte, vous devez passer avec la voiture hors course.
why-six-markers = { $car } a six marqueurs d’usure ou plus : elle ne peut plus avancer.
why-points-left = Tous les points de mouvement doivent servir ; il en reste { $mp }.
why-line-keeps-lane = Une file qui a avancé garde son couloir jusqu’à la fin de l’activation.
why-card-forbids-lateral = Cette carte ne permet aucun déplacement de côté.
why-inner-lane-in-zone = Dans une Zone de sécurité, il n’y a que le couloir intérieur.
why-no-lane-there = Il n’y a pas de couloir de ce côté.
why-been-there = La voiture active ne peut pas entrer deux fois dans la même case pendant une activation.
why-displacement-costs = Écarter une autre voiture de côté coûte deux points, et { $mp ->
        [0] il n’en reste aucun
       *[other] il n’en reste que { $mp }
    }.
why-no-diagonal = Seules quelques cartes permettent un pas en diagonale, un seul, et jamais dans une file.
why-diagonal-not-vacant = Un pas en diagonale mène à une case libre à côté de celle de devant, et jamais dans une Zone de sécurité.
why-card-has-no-swap = Cette carte ne permet pas d’échanger les places.
why-no-swap-in-zone = On n’échange pas les places dans une Zone de sécurité, ni avec une voiture qui s’y trouve.
why-nobody-ahead = Il n’y a juste devant aucune voiture avec qui échanger.
why-not-ahead = Cette case n’est pas juste devant.
why-card-binds-lane = La carte impose à toutes les voitures un côté aux fourches.
why-not-behind = Aucun couloir ne mène de là à la dernière voiture de la chaîne.
why-not-behind-next-car = Ce couloir n’est pas juste derrière la voiture suivante.
why-car-not-tied = Cette voiture n’est pas parmi celles qui sont à égalité.
why-car-not-adjacent = Cette voiture n’est pas voisine de l’accident.
why-own-car-in-race = Le marqueur va à l’une de vos propres voitures en course.
why-tyres-not-for-weather = Ces pneus ne se montent pas par ce temps.
why-spun-car-cannot-pit = Cette voiture est partie en tête-à-queue ou hors de la piste : pas d’arrêt au stand à ce tour de jeu.
why-not-to-be-pitted = Ce n’est pas de cette voiture qu’on décide maintenant.
why-penalty-without-service = Une pénalité ne permet aucun travail sur la voiture.
why-body-damage-stays = Les dégâts de carrosserie ne se réparent pas.
why-no-such-wear = La voiture n’a pas de marqueur de cette sorte.
why-tyres-changed = Les pneus ont déjà été changés pendant cet arrêt.
why-other-type = Il faut changer pour un autre type de pneus.

### Ce qui se passe : la mise en place

event-starts-dry = La course part sur le sec.
event-starts-wet = La course part sous la pluie.
event-lines-up = { $car } prend la place { $place } sur la grille.
event-lines-up-second = { $car } prend la place { $place } sur la grille, dans l’ordre inverse des premières voitures.
event-lines-up-by-lot = { $car } est tirée au sort pour la place { $place } de la grille.
event-moves-up = { $car }, gagnante de la course précédente, avance d’une place et l’échange avec { $other }.
event-has-first-player = { $seat } est premier joueur.
event-starts-on = { $car } part en pneus { $tyre }.

### Ce qui se passe : le tour de jeu

event-turn-begins = Tour de jeu { $turn } : { $cars ->
        [one] { $cars } voiture
       *[other] { $cars } voitures
    } en course.
event-leads = { $car } est en tête.
event-first-player = { $seat } devient premier joueur.
event-draws = { $seat } complète sa main à { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-sees = Pioche : { $card }.
event-reshuffles = La pioche des cartes Course est vide : les { $count } cartes de la défausse sont mélangées.
event-discards = { $seat } défausse { $card }.
event-keeps = { $seat } { $count ->
        [0] ne garde rien.
        [one] garde une carte.
       *[other] garde { $count } cartes.
    }
event-plays = { $seat } joue { $card } pour { $car }.
event-plays-npc = { $seat } joue { $card } pour { $car }, PNJ neutre.
event-plays-team-npc = { $seat } joue { $card } pour { $car }, PNJ de son écurie.
event-passes = { $seat } passe avec { $car }.
event-stands-down = { $seat } ne fait plus rien à ce tour de jeu.
event-phase-ends = La phase d’action est finie ; { $left ->
        [0] toutes les voitures ont été activées.
        [one] une voiture n’a pas été activée.
       *[other] { $left } voitures n’ont pas été activées.
    }

### Ce qui se passe : les déplacements

event-sets-off = { $car } a { $mp ->
        [one] { $mp } point de mouvement.
       *[other] { $mp } points de mouvement.
    }
event-sets-off-from-pits = { $car } part à la vitesse de sortie des stands, avec { $mp ->
        [one] { $mp } point de mouvement.
       *[other] { $mp } points de mouvement.
    }
event-leaves-board = { $car } quitte la piste, course finie.
event-moves = { $car } avance sur { $space }.
event-sidesteps = { $car } se décale sur { $space }.
event-cuts-across = { $car } coupe en diagonale vers { $space }.
event-is-pushed = { $car } est poussée sur { $space }.
event-is-pushed-in-line = { $car } est poussée avec la file sur { $space }.
event-is-pushed-aside = { $car } est écartée sur { $space }.
event-gives-way = { $car } n’a pas de place à côté et avance sur { $space }.
event-follows = { $car } suit sur { $space }.
event-follows-in-line = { $car } suit dans la file sur { $space }.
event-line-forms = { $car } forme une file de { $count } voitures.
event-displaces = { $car } écarte { $other }.
event-close-call = Une frayeur pour { $car } : { $total } maintenant.
event-leaves-pits = { $car } quitte la voie des stands pour { $space }.
event-comes-back = { $car } revient en piste sur { $space }.
event-overtakes = { $car } dépasse { $other } et se trouve sur { $space }.
event-brakes-late = { $car } freine plus tard que { $other } et se trouve sur { $space }.
event-catches-up = Dans l’air libre, { $car } recolle jusqu’à { $space }.
event-oversteers = { $car } glisse vers l’intérieur, sur { $space }.
event-understeers = { $car } glisse vers l’extérieur, sur { $space }.
event-uses-softs = { $car } utilise ses pneus tendres pour { $mp ->
        [one] { $mp } point de plus.
       *[other] { $mp } points de plus.
    }
event-takes-lead = { $car } prend la tête.
event-is-lapped = { $car } a un tour de retard.
event-unlaps = { $car } n’a plus de tour de retard.
event-lap-begins = Début du tour { $lap } sur { $laps }.
event-crosses = { $car } franchit la ligne d’arrivée à la place { $place }.

### Ce qui se passe : usure et abandons

event-is-slowed = { $car } est ralentie par son usure : { $penalty } de moins, il reste { $mp }.
event-takes-wear = { $car } s’use : { $wear } ({ $total }).
event-takes-close-calls = { $car } prend { $count ->
        [one] une frayeur
       *[other] { $count } frayeurs
    } : { $total } maintenant.
event-loses-close-calls = { $car } perd { $count ->
        [one] sa frayeur.
       *[other] ses { $count } frayeurs.
    }
event-fits = { $car } reçoit des pneus { $tyre }.
event-retires = { $car } est retirée de la course.
event-is-eliminated = { $car } a { $wear } marqueurs : éliminée.
event-is-retired = { $car } abandonne.
event-crashes-out = { $car } est hors course après l’accident.
event-is-taken-off = { $car } avait un tour de retard : elle quitte la piste.
event-takes-position = { $car } quitte la course à la place { $place } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).

### Ce qui se passe : les événements

event-event-drawn = Événement : { $event }.
event-no-event = { $event } ne concerne personne : drapeau vert.
event-is-drawn = { $seat } est tirée au sort parmi { $teams } écuries à égalité.
event-is-picked = { $seat } désigne { $car }.
event-number-drawn = Le numéro d’arrêt { $number } est retourné.
event-all-pit-drawn = Une carte « tous au stand » est retournée : on en tire une autre.
event-events-reshuffled = La pioche des événements est vide : les { $count } cartes sont mélangées.
event-collide = Collision de { $car } : { $count ->
        [one] { $count } voiture impliquée.
       *[other] { $count } voitures impliquées.
    }
event-crash = { $car } provoque un grave accident : { $count ->
        [one] { $count } voiture impliquée.
       *[other] { $count } voitures impliquées.
    }
event-hit-hard = Gros choc pour { $car } : { $count ->
        [one] { $count } voiture impliquée.
       *[other] { $count } voitures impliquées.
    }
event-rub-wheels = { $car } frotte roue contre roue : { $count ->
        [one] { $count } voiture impliquée.
       *[other] { $count } voitures impliquées.
    }
event-strikes-barrier = { $car } tape les barrières.
event-is-spared = { $car } s’en tire sans dommage.
event-spins-off = { $car } part hors de la piste.
event-spins-around = { $car } fait un tête-à-queue et finit dans la voie des stands.
event-must-drive-through = { $car } doit passer par les stands.
event-must-stop-and-go = { $car } doit observer un stop-and-go.
event-must-repair = Drapeau noir à disque orange pour { $car } : tout doit être réparé.
event-engine-suffers = { $car } a des ennuis de moteur.
event-transmission-suffers = { $car } a des ennuis de boîte.
event-wing-is-damaged = { $car } abîme son aileron.
event-suspensions-suffer = { $count ->
        [0] Aucune suspension ne souffre.
        [one] Une suspension souffre.
       *[other] { $count } suspensions souffrent.
    }
event-rain-begins = La pluie se met à tomber.
event-rain-ends = La piste sèche.
event-will-change = { $car } rentrera mettre des pneus { $tyre }.
event-stays-out = { $car } reste en piste avec les mauvais pneus.
event-tyres-tested = { $count ->
        [0] Personne n’a les mauvais pneus.
        [one] Une voiture a les mauvais pneus.
       *[other] { $count } voitures ont les mauvais pneus.
    }
event-zone-is-set = Une Zone de sécurité s’étend du secteur { $start } au secteur { $end }.
event-zone-is-lifted = La Zone de sécurité est levée.
event-forms-up = { $car } se range sur { $space }.
event-is-shoved-on = { $car } est poussée plus loin, sur { $space }.

### Ce qui se passe : stands et relances

event-npc-pits = { $car } s’arrête d’après son numéro et recule de { $back } cases.
event-npc-is-sent = { $car } est envoyée au stand et { $back ->
        [0] ne recule pas.
        [one] recule de { $back } case.
       *[other] recule de { $back } cases.
    }
event-pits = { $car } rentre au stand en { $space }.
event-is-called-in = { $car } doit s’arrêter : { $order }.
event-is-repaired = { $car } perd un marqueur ({ $wear }) ; { $left ->
        [0] il n’en reste aucun.
       *[other] il en reste { $left }.
    }
event-is-repaired-fully = { $car } est entièrement réparée.
event-is-released = { $car } { $back ->
        [0] ne recule pas et repart de { $space }.
        [one] recule d’une case, sur { $space }.
       *[other] recule de { $back } cases, sur { $space }.
    }
event-stays-out-of-pits = { $seat } reste en piste.
event-restart-is-called = Double drapeau jaune : le peloton s’aligne derrière { $car }.
event-red-flag = Drapeau rouge : le peloton s’aligne derrière { $car }, et toute l’usure est réparée, sauf la carrosserie.
event-no-restart = L’arrivée est à { $left ->
        [one] { $left } case
       *[other] { $left } cases
    } : il n’y a plus de relance.
event-is-regridded = { $car } s’aligne sur { $space }.
event-is-put-right = { $car } est remise en état.
event-close-up = Le peloton se resserre ; { $count ->
        [one] la voiture qui s’est arrêtée se range derrière.
       *[other] les { $count } voitures qui se sont arrêtées se rangent derrière.
    }

### Ce qui se passe : l’arrivée

event-chequered-flag = La course est finie : { $car } a vu la première le drapeau à damier.
event-race-is-stopped = Plus aucune voiture de joueur n’est en course : la course est close.
event-is-disqualified = { $car } n’a jamais changé de pneus : disqualifiée.
event-finishes = { $car } finit à la place { $place } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-npc-finishes = { $car } prend la place { $place } pour personne.
event-scores = { $seat } marque { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-best-place-decides = { $seats ->
        [one] Une autre écurie a
       *[other] { $seats } autres écuries ont
    } autant de points : { $seat } l’emporte par sa meilleure place, { $place }.
event-wins = { $seat } gagne avec { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

### Noms

name-wear-tyre = pneus
name-wear-suspension = suspension
name-wear-wing = aileron
name-wear-brakes = freins
name-wear-transmission = boîte
name-wear-engine = moteur
name-wear-body = carrosserie
name-order-drive-through = pénalité, passage par les stands
name-order-stop-and-go = pénalité, stop-and-go
name-order-repair-all = tout réparer
name-order-fit-hard = monter des pneus durs
name-order-fit-soft = monter des pneus tendres
name-order-fit-wet = monter des pneus pluie
name-order-no-service = aucun travail sur la voiture
name-order-engine-stop = long arrêt pour le moteur
name-order-transmission-stop = long arrêt pour la boîte
name-order-wing-stop = arrêt pour l’aileron

### Ce qu’on peut choisir avant le départ

option-track = Le circuit de la course.
option-track-costa-dorada = Costa Dorada Ring : 60 secteurs, 3 tours, équilibré.
option-track-hallin-forest = Hallin Forest : 66 secteurs, 3 tours, fluide.
option-track-port-verity = Port Verity Street Circuit : 54 secteurs, 3 tours, étroit.
option-track-aurelia = Aurelia Speed Park : 72 secteurs, 3 tours, large et rapide.
option-laps = Combien de tours ; 0 pour le nombre prévu par le circuit.
option-teams = Les écuries dans l’ordre des places ; qui n’est pas dans la liste reçoit la prochaine écurie libre.
option-weather = Le temps au départ.
option-weather-dry = Sec.
option-weather-wet = Pluie.
option-weather-random = Sec ou pluie, au hasard.
option-start_order = Comment se tire la grille.
option-start_order-standard = Les premières voitures au sac, les deuxièmes à partir de la place 12 dans l’ordre inverse, puis les PNJ.
option-start_order-mixed = Les premières voitures au sac, puis toutes les autres ensemble.
option-start_order-random = Les 22 voitures dans un même sac.
option-pit_order = Dans quel ordre s’arrêtent les voitures des joueurs.
option-pit_order-turn = Dans l’ordre du tour, un joueur avec ses deux voitures.
option-pit_order-running = Dans l’ordre de la course, leader d’abord.
option-running_order = Quel couloir est devant dans un même secteur.
option-running_order-inside = Le plus proche de la voie des stands.
option-running_order-next-corner = Celui de l’intérieur du prochain virage.
option-previous_winner = Le numéro de la voiture qui a gagné la course précédente : elle avance d’une place sur la grille ; 0 pour aucune.
option-fresh_sets = Une décision : une voiture peut aussi prendre un train neuf du même type (ce qui ne compte pas comme le changement).
option-red_flag_stops = Une décision : des arrêts au stand sont proposés aussi sous drapeau rouge.
option-retirement = On peut retirer une voiture de joueur encore en état de rouler.

### Le plateau au terminal

board-lap = tour { $lap } sur { $laps }
board-turn = manche { $turn }
board-before = avant le départ
board-wet = humide
board-dry = sec
board-finished = arrivée
board-zone = zone de sécurité du secteur { $first } à { $last }
board-event = événement : { $event }
board-order = ordre en piste (• pas encore activée)
board-npc = pnj
board-npc-of = pnj { $seat }
board-out = abandon
board-lapped = doublée
board-sheets = fiches : pneus (! à changer, * bonus utilisé), frayeurs (fr), usure :
board-wears = t pneus, s suspension, w aileron, b freins, g boîte, e moteur, d carrosserie
board-no-tyres = pneus non choisis
board-calls = fr{ $count }
board-no-cards = aucune carte en main
board-hand = main : type, vitesse/sortie des stands, usure, frayeur
board-solo = solo
board-line = file
board-pursuit = pours.
board-lead = meneur
