# Formula 1 TGP en français. PA : points d’activation ; un D6 a six faces, un D10 dix, un D3 trois.

title-name = Formula 1 TGP
tagline = Menez une écurie toute une saison : enchérissez sur moteurs et pilotes, développez la voiture, et soyez plus malin que les autres, des qualifications au dernier arrêt au stand.

### Noms

name-car-red = Rouge{ $mark }
name-car-green = Vert{ $mark }
name-car-yellow = Jaune{ $mark }
name-car-blue = Bleu{ $mark }
name-circuit-barcelona = Barcelone
name-circuit-monaco = Monaco
name-country-spain = Espagne
name-country-belgium = Belgique
name-country-italy = Italie
name-facility-engine-factory = Usine de moteurs
name-facility-test-track = Piste d’essai
name-facility-cfd-computer = Calculateur CFD
name-facility-wind-tunnel = Soufflerie
name-step-E1 = Pièces fiabilisées
name-step-E2 = Plus de régime
name-step-E3 = Boîte améliorée
name-step-E4 = Cartographie moteur
name-step-T1 = Suspension I
name-step-T2 = Suspension II
name-step-T3 = Freins carbone
name-step-T4 = Arrêts répétés
name-step-C1 = Aileron avant amélioré
name-step-C2 = Châssis allégé
name-step-C3 = Logiciel de départ
name-step-C4 = Carrosserie profilée
name-step-W1 = Aileron arrière amélioré
name-step-W2 = Double diffuseur
name-step-W3 = Écopes de freins
name-step-W4 = Kit aéro
name-card-qual-lap = Tour parfait
name-card-launch = Départ parfait
name-card-flat-out = À fond
name-card-late-brake = Freinage tardif
name-card-slipstream = Aspiration
name-card-shut-door = Porte fermée
name-card-team-orders = Consignes d’écurie
name-card-fast-stop = Arrêt éclair
name-card-save-tyres = Pneus ménagés
name-card-lean-mix = Mélange pauvre
name-card-lucky = Coup de chance
name-seat-red = Rouge
name-seat-green = Vert
name-seat-yellow = Jaune
name-seat-blue = Bleu
name-tyre-soft = tendres
name-tyre-hard = durs
name-tyre-wet = pluie
name-tactic-line-change = ÉCART
name-tactic-full-ahead = PLEIN GAZ
name-status-absent = absente
name-status-running = en course
name-status-retired = abandon
name-status-disqualified = disqualifiée
name-lane-left = gauche
name-lane-right = droite
name-parameter-top = vitesse de pointe
name-parameter-acceleration = accélération
name-parameter-driver = adresse
name-parameter-tyres = pneus

### Ce qui est demandé

ask-roll-for-order = Qui agit en premier ?
ask-lend-engine = Quel moteur est prêté pour cette course ?
ask-lend-driver = Quel pilote remplace pour cette course ?
ask-action = Avant { $circuit } : il reste { $left } PA. Que fait l’écurie ?
ask-action-incomplete = Avant { $circuit } : il reste { $left } PA. L’écurie n’est pas encore au complet. Que fait-elle ?
ask-turn-engine = Quelle carte Moteur est dévoilée ?
ask-turn-driver = Quelle carte Pilote est dévoilée ?
ask-offer = La première mise.
ask-raise = La mise suivante.
ask-offer-engine = { $card } : puissance { $power }, vitesse de pointe +{ $top }, accélération +{ $acceleration }, fiabilité { $reliability }. Miser jusqu’à { $purse } PA, ou refuser ?
ask-offer-driver = { $card } : vitesse { $speed }, adresse { $skill }. Miser jusqu’à { $purse } PA, ou refuser ?
ask-bid-engine = { $card } : puissance { $power }, vitesse de pointe +{ $top }, accélération +{ $acceleration }, fiabilité { $reliability }. { $bidder } mise { $points } PA. Surenchérir (jusqu’à { $purse } PA) ?
ask-bid-driver = { $card } : vitesse { $speed }, adresse { $skill }. { $bidder } mise { $points } PA. Surenchérir (jusqu’à { $purse } PA) ?
ask-sealed-bid = Jusqu’où va chaque écurie ?
ask-up-to-engine = { $card } : puissance { $power }, vitesse de pointe +{ $top }, accélération +{ $acceleration }, fiabilité { $reliability }. Miser jusqu’à combien de PA ({ $purse } au plus) ?
ask-up-to-driver = { $card } : vitesse { $speed }, adresse { $skill }. Miser jusqu’à combien de PA ({ $purse } au plus) ?
ask-give-back = Quelle carte repart ?
ask-give-back-engine = { $card } est à vous, mais une écurie n’a qu’un moteur : lequel retourne dans la pioche ?
ask-give-back-driver = { $card } est à vous, mais une écurie n’a que deux pilotes : qui retourne dans la pioche ?
ask-soft-wear = À quelle allure s’usent les pneus tendres ce week-end ?
ask-deal = Quelle carte Tactique est distribuée ?
ask-setting = { $step } : quel réglage pour cette course ?
ask-split = Répartissez la puissance du moteur ({ $power }) entre vitesse de pointe (+{ $top }) et accélération (+{ $acceleration }).
ask-sheet = { $driver } a { $points ->
        [one] { $points } point de vitesse
       *[other] { $points } points de vitesse
    } pour une course de { $turns } tours : combien pour les qualifications, et de l’essence pour combien de tours ?
ask-flying-lap = Que vaut le tour lancé ?
ask-qualifying-lap = Tous les tours sont faits : jouer « { $card } » pour un meilleur résultat ?
ask-roll-off = Qui l’emporte à égalité ?
ask-weather = Quel temps fait-il ?
ask-tyres = Course sur le sec, { $turns } tours. Neufs, les pneus tendres valent { $soft } et les durs { $hard } ; il faut utiliser les deux. Avec lesquels partir ?
ask-tyres-wet = Il pleut, pour { $turns } tours. Les pneus pluie gardent toute leur vitesse ; les tendres ({ $soft }) et les durs ({ $hard }) perdent { $lost ->
        [one] { $lost } case
       *[other] { $lost } cases
    } par tour. Avec lesquels partir ?
ask-tactics = Posez une tactique de départ face cachée : ÉCART esquive les voitures, PLEIN GAZ va une case plus loin, mais seulement tout droit.
ask-launch = { $driver } va s’élancer : jouer « { $card } » ?
ask-start-roll = Que vaut le départ ?
ask-lane = { $driver } peut finir son départ d’un côté ou de l’autre : lequel ?
ask-burst = Le pneu éclate-t-il ?
ask-event-roll = { $driver }, tour { $turn } : faire le jet d’événement maintenant ? Il est dû au plus tard au tour { $last }.
ask-event-roll-wet = { $driver }, tour { $turn } sous la pluie : faire le jet d’événement maintenant ? Il est dû au plus tard au tour { $last }.
ask-push = { $driver } doit avancer de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } et a { $points ->
        [one] { $points } point de vitesse
       *[other] { $points } points de vitesse
    } : combien en dépenser ?
ask-saving = { $driver } a avancé (essence { $fuel }, pneus { $tread ->
        [0] sur « vitesse −1 »
        [-1] sur « D6 4+ »
       *[other] { $tread }
    }) : jouer une carte qui épargne un marqueur ?
ask-lucky = { $driver } a fait { $pips } ({ $first ->
        [mechanical] ennui mécanique
        [save-or-back] jet d’adresse, ou recul de { $amount }
        [save-or-out] jet d’adresse, ou abandon
        [back] recul de { $amount }
        [spin] tête-à-queue, recul de { $amount }
        [tyres] pneus { $amount }
        [move] avance { $amount }
        [points] points de vitesse { $amount }
        [keep-tyres] pneus épargnés
        [wing] aileron avant cassé
        [out] abandon
       *[nothing] il ne se passe rien
    }{ $second ->
        [mechanical] { "" }, ennui mécanique
        [save-or-back] { "" }, jet d’adresse, ou recul de { $more }
        [save-or-out] { "" }, jet d’adresse, ou abandon
        [back] { "" }, recul de { $more }
        [spin] { "" }, tête-à-queue, recul de { $more }
        [tyres] { "" }, pneus { $more }
        [move] { "" }, avance { $more }
        [points] { "" }, points de vitesse { $more }
        [keep-tyres] { "" }, pneus épargnés
        [wing] { "" }, aileron avant cassé
        [out] { "" }, abandon
       *[nothing] { "" }
    }) : jouer « { $card } » et relancer ?
ask-event = Que se passe-t-il ?
ask-mechanical = L’ennui est-il grave ?
ask-driver-test = Le pilote garde-t-il le contrôle ?
ask-collision = La collision est-elle grave ?
ask-save = Le pilote rattrape-t-il la voiture ?
ask-attack = { $driver } est juste derrière { $other } et doit attaquer ({ $left ->
        [one] { $left } point de mouvement restant
       *[other] { $left } points de mouvement restants
    }) : où ?
ask-attack-freely = { $driver } est juste derrière { $other } ({ $left ->
        [one] { $left } point de mouvement restant
       *[other] { $left } points de mouvement restants
    }) : attaquer, et où, ou rester derrière ?
ask-shut-door = { $driver } attaque { $other } et doit faire { $need } ou plus : jouer « { $card } » ?
ask-attempt = L’attaquant passe-t-il ?
ask-slipstream = { $driver } a fait { $pips } alors qu’il fallait { $need } : jouer « { $card } » et relancer ?
ask-slipstream-contact = { $driver } a fait un 1, donc un contact : jouer « { $card } » et relancer ?
ask-stop = { $driver } : essence pour { $fuel ->
        [one] { $fuel } tour
       *[other] { $fuel } tours
    }, pneus { $tread ->
        [0] sur « vitesse −1 »
        [-1] sur « D6 4+ »
       *[other] { $tread }
    }, encore { $left ->
        [one] { $left } tour
       *[other] { $left } tours
    } à faire. S’arrêter au stand ?
ask-stop-forced = { $driver } n’a plus d’essence (pneus { $tread ->
        [0] sur « vitesse −1 »
        [-1] sur « D6 4+ »
       *[other] { $tread }
    }, essence { $fuel }, encore { $left ->
        [one] { $left } tour
       *[other] { $left } tours
    } à faire) et doit s’arrêter. Jouer « { $card } » ?
ask-service = Que fait l’équipe au stand ?
ask-service-soft = { $driver } a de l’essence pour { $fuel ->
        [one] { $fuel } tour
       *[other] { $fuel } tours
    }, encore { $left ->
        [one] { $left } tour
       *[other] { $left } tours
    } à faire, et doit encore utiliser des pneus tendres. Essence et pneus (tendres { $soft }, durs { $hard }) ?
ask-service-hard = { $driver } a de l’essence pour { $fuel ->
        [one] { $fuel } tour
       *[other] { $fuel } tours
    }, encore { $left ->
        [one] { $left } tour
       *[other] { $left } tours
    } à faire, et doit encore utiliser des pneus durs. Essence et pneus (tendres { $soft }, durs { $hard }) ?
ask-service-free = { $driver } a de l’essence pour { $fuel ->
        [one] { $fuel } tour
       *[other] { $fuel } tours
    }, encore { $left ->
        [one] { $left } tour
       *[other] { $left } tours
    } à faire, et a utilisé les deux gommes. Essence et pneus (tendres { $soft }, durs { $hard }) ?
ask-service-wet = { $driver } a de l’essence pour { $fuel ->
        [one] { $fuel } tour
       *[other] { $fuel } tours
    }, et encore { $left ->
        [one] { $left } tour
       *[other] { $left } tours
    } à faire sous la pluie. Essence et pneus (tendres { $soft }, durs et pluie { $hard }) ?

### Ce que fait une étape de développement

effects = { $speed ->
        [none] { "" }
       *[some] , vitesse { $speed }
    }{ $tyres ->
        [none] { "" }
       *[some] , pneus { $tyres }
    }{ $top ->
        [none] { "" }
       *[some] , vitesse de pointe { $top }
    }{ $acceleration ->
        [none] { "" }
       *[some] , accélération { $acceleration }
    }{ $reliability ->
        [none] { "" }
       *[some] , fiabilité { $reliability }
    }{ $overtake ->
        [none] { "" }
       *[some] , dépassement { $overtake }
    }{ $start ->
        [none] { "" }
       *[some] , départ { $start }
    }{ $pit ->
        [none] { "" }
       *[some] , arrêt au stand { $pit }
    }
effects-b = { $speed-b ->
        [none] { "" }
       *[some] , vitesse { $speed-b }
    }{ $tyres-b ->
        [none] { "" }
       *[some] , pneus { $tyres-b }
    }{ $top-b ->
        [none] { "" }
       *[some] , vitesse de pointe { $top-b }
    }{ $acceleration-b ->
        [none] { "" }
       *[some] , accélération { $acceleration-b }
    }{ $reliability-b ->
        [none] { "" }
       *[some] , fiabilité { $reliability-b }
    }{ $overtake-b ->
        [none] { "" }
       *[some] , dépassement { $overtake-b }
    }{ $start-b ->
        [none] { "" }
       *[some] , départ { $start-b }
    }{ $pit-b ->
        [none] { "" }
       *[some] , arrêt au stand { $pit-b }
    }

### Ce qu’on peut faire, et ce que cela coûte

do-k3 = Faire { $pips }
do-k6 = Faire { $pips }
do-k10 = Faire { $pips }
do-lend-engine = { $engine } prête un moteur
do-lend-driver = { $driver } remplace
do-draw-engine = Dévoiler une carte Moteur ({ $cost } PA ; { $cards } dans la pioche)
do-draw-driver = Dévoiler une carte Pilote ({ $cost } PA ; { $cards } dans la pioche)
do-build = Construire : { $facility } ({ $cost } PA)
do-develop = Développer, { $facility } : { $step }{ effects } ({ $cost } PA)
do-develop-settings = Développer, { $facility } : { $step }, A{ effects } ; B{ effects-b } ({ $cost } PA)
do-hire = Engager l’équipe n°{ $crews } ({ $cost } PA) : une carte Tactique par course
do-test = Faire la séance d’essais n°{ $tests } ({ $cost } PA) : note +1
do-pass = Ne plus faire d’action avant cette course ({ $left } PA perdus)
do-turn-engine = Dévoiler { $engine }
do-turn-driver = Dévoiler { $driver }
do-bid = Miser { $points } PA sur { $card } : payer { $more }, garder { $left }
do-no-bid = Pas de mise sur { $card }
do-up-to = Miser jusqu’à { $points } PA sur { $card } (au pire, il en reste { $left })
do-up-to-nothing = Pas de mise sur { $card }
do-return-engine = Rendre { $engine } : puissance { $power }, vitesse de pointe +{ $top }, accélération +{ $acceleration }, fiabilité { $reliability }
do-return-driver = Rendre { $driver } : vitesse { $speed }, adresse { $skill }
do-deal = Distribuer { $card }
do-no-card = Ne jouer aucune carte
do-set = { $step }, réglage { $setting }{ effects }
do-split = Vitesse de pointe { $top }, accélération { $acceleration } : { $bonus ->
        [one] { $bonus } point de vitesse
       *[other] { $bonus } points de vitesse
    } du circuit pour chaque voiture
do-qualify = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour les qualifications (il en reste { $left }), essence pour { $fuel ->
        [one] { $fuel } tour
       *[other] { $fuel } tours
    } (Qualif +{ $bonus }) : { $result } + D3
do-qual-lap = Jouer « { $card } » pour { $driver } : +{ $amount }, résultat { $result }
do-fit = { $driver } : pneus { $tyre }, valeur { $value }
do-fit-both = { $driver } : { $left } ({ $value-left }) ; { $other } : { $right } ({ $value-right })
do-lay = { $driver } : { $tactic }
do-lay-both = { $driver } : { $left } ; { $other } : { $right }
do-launch = Jouer « { $card } » : le départ compte comme un { $amount }
do-lane = Prendre la file de { $lane }
do-roll-now = Lancer maintenant
do-roll-later = Lancer plus tard ({ $left ->
        [one] encore { $left } tour pour le faire
       *[other] encore { $left } tours pour le faire
    })
do-roll-missed = Ne pas lancer : la voiture devra passer par les stands
do-roll-never = Ne pas lancer : la voiture est disqualifiée
do-push = Dépenser { $points ->
        [0] zéro point de vitesse
        [one] { $points } point de vitesse
       *[other] { $points } points de vitesse
    } : { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } en tout
do-flat-out = Jouer « { $card } » et dépenser { $points ->
        [0] zéro point de vitesse
        [one] { $points } point de vitesse
       *[other] { $points } points de vitesse
    } : { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } en tout
do-save-tyres = Jouer « { $card } » : le marqueur pneus reste où il est
do-lean-mix = Jouer « { $card } » : le marqueur essence reste où il est
do-lucky = Jouer « { $card } » : relancer, le second jet compte
do-attack = Attaquer, { $corner } : { $need } ou plus, { $chance } %
do-late-brake = Jouer « { $card } », { $corner } : { $need } ou plus, { $chance } %
do-team-orders = Jouer « { $card } » : { $other } laisse passer son coéquipier
do-hold-back = Rester derrière : { $points ->
        [one] { $points } point de mouvement perdu
       *[other] { $points } points de mouvement perdus
    }
do-shut-door = Jouer « { $card } » : −{ $amount } pour l’attaquant
do-slipstream = Jouer « { $card } » : ce jet est annulé, relancer
do-stay-out = Rester en piste, avec de l’essence pour { $fuel ->
        [one] { $fuel } tour
       *[other] { $fuel } tours
    }
do-stop = S’arrêter au stand : recul de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }
do-fast-stop = Jouer « { $card } » : recul de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } seulement
do-service = Essence pour { $fuel ->
        [one] { $fuel } tour
       *[other] { $fuel } tours
    } (avance { $spaces }), pneus { $tyre } à { $value }

### Pourquoi quelque chose est impossible

why-team-incomplete = Une écurie sans moteur ou sans ses deux pilotes continue tant qu’elle a des PA et que la pioche a des cartes.
why-pile-empty = Il ne reste aucune carte dans cette pioche.
why-too-dear = Cela coûte { $cost } PA ; il n’en reste que { $left }.
why-facility-built = L’écurie a déjà cette installation.
why-facility-first = Il faut construire l’installation avant d’y développer la voiture.
why-path-ends = Cette branche est développée jusqu’au bout.
why-enough-crews = Une écurie a { $most } équipes au plus.
why-enough-tests = Une écurie a droit à { $most } séances d’essais par saison, et les a faites.
why-bid-too-low = La mise doit être de { $least } PA au moins.
why-bid-too-high = L’écurie peut payer { $purse } PA au plus pour cette carte.
why-not-yours-to-return = Seule une carte de cette écurie, ou celle qui vient d’être gagnée, peut repartir.
why-card-not-held = L’écurie n’a pas la carte « { $card } ».
why-not-your-car = La carte ne sert qu’à une voiture de sa propre écurie.
why-not-so-much-power = La puissance du moteur est { $power } : la vitesse de pointe ne peut pas en recevoir plus.
why-not-so-much-fuel = On peut prendre ici de l’essence pour { $least } à { $most } tours.
why-not-so-many-points = La voiture n’a que { $points ->
        [one] { $points } point de vitesse
       *[other] { $points } points de vitesse
    }.
why-too-many-points = On dépense au plus { $most } points de vitesse par tour.
why-tyres-for-each-car = Chaque voiture de l’écurie, et aucune autre, reçoit un train de pneus.
why-no-wets-in-the-dry = Les pneus pluie sont pour les courses sous la pluie.
why-tactic-for-each-car = Chaque voiture de l’écurie, et aucune autre, reçoit une tactique de départ.
why-lane-taken = Cette file est occupée.
why-tyres-spared-already = Le marqueur pneus reste déjà où il est à ce tour.
why-must-attack = L’attaque est obligatoire : il reste { $left ->
        [one] { $left } point de mouvement imposé
       *[other] { $left } points de mouvement imposés
    }.
why-not-a-team-mate = { $other } roule pour une autre écurie.
why-no-fuel = Une voiture sans essence doit s’arrêter.

### Ce qui se passe : la saison

event-rolls-for-order = { $seat } fait { $pips } pour l’ordre du jeu.
event-acts-in-place = Ordre du jeu, place { $place } : { $seat }.
event-phase-begins = Organisation avant { $circuit } : { $points } PA par écurie.
event-builds = { $seat } construit : { $facility } (il reste { $left } PA).
event-develops = { $seat } développe : { $step } (il reste { $left } PA).
event-hires = { $seat } engage l’équipe n°{ $crews } (il reste { $left } PA).
event-runs-test = { $seat } fait la séance d’essais n°{ $tests } (il reste { $left } PA).
event-rating-rises = La note monte à { $rating } : { $seat }.
event-is-done = { $seat } ne fait plus d’action (il reste { $left } PA).
event-engine-turned = { $seat } paie 1 PA et dévoile le moteur { $engine }.
event-driver-turned = { $seat } paie 1 PA et dévoile { $driver }.
event-opens = { $seat } mise { $points } PA.
event-declines = { $seat } refuse.
event-outbids = { $seat } monte à { $points } PA.
event-bids-no-more = { $seat } passe.
event-wins-engine = { $seat } emporte le moteur { $engine } pour { $points } PA.
event-wins-driver = { $seat } engage { $driver } pour { $points } PA.
event-engine-unsold = Personne ne veut du moteur { $engine } ; il repart, et { $seat } perd son PA.
event-driver-unsold = Personne ne veut de la carte { $driver } ; elle repart, et { $seat } perd son PA.
event-engine-returned = { $seat } rend le moteur { $engine }.
event-driver-returned = { $seat } laisse partir { $driver }.
event-engine-lent = { $seat } reçoit un moteur { $engine } pour cette course.
event-driver-lent = { $driver } remplace chez { $seat } pour cette course.
event-race-begins = Course { $race } : { $circuit }, { $turns } tours.
event-stays-away = Il manque { $cars ->
        [one] une voiture
       *[other] deux voitures
    } à l’écurie dans cette course : { $seat }.
event-wins-title = { $seat } remporte le titre avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-shares-title = { $seat } partage le titre avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

### Ce qui se passe : essais et qualifications

event-soft-wear = Essais, un jet de { $pips } : le jeton d’usure des tendres est { $token }. Pneus durs { $hard }, pneus tendres { $soft }.
event-is-dealt = { $seat } reçoit { $cards ->
        [one] { $cards } carte Tactique
       *[other] { $cards } cartes Tactique
    }.
event-sees = Reçue : { $card }.
event-plays = { $seat } joue « { $card } ».
event-sets = { $seat } choisit le réglage { $setting } : { $step }.
event-splits = { $seat } révèle vitesse de pointe { $top } et accélération { $acceleration }.
event-has-speed = { $driver } a { $points ->
        [one] { $points } point de vitesse
       *[other] { $points } points de vitesse
    }, dont { $bonus } du circuit.
event-reveals = { $driver } dépense { $points ->
        [one] { $points } point de vitesse
       *[other] { $points } points de vitesse
    } et prend de l’essence pour { $fuel ->
        [one] { $fuel } tour
       *[other] { $fuel } tours
    } (Qualif +{ $bonus }).
event-qualifies = { $driver } fait { $pips } et se qualifie avec { $result }.
event-rolls-off = { $driver } fait { $pips } pour départager.
event-improves = { $driver } améliore : { $result }.
event-starts-from = { $driver } part de la place { $slot } (résultat { $result }).

### Ce qui se passe : le départ

event-stays-dry = Temps, un jet de { $pips } : la piste reste sèche.
event-rains = Temps, un jet de { $pips } : il pleut.
event-fits = { $driver } reçoit des pneus { $tyre }, valeur { $value }.
event-tactic-shown = { $driver } montre { $tactic }.
event-start-rolled = { $driver } fait { $pips } : { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }.
event-gets-away = { $driver } s’élance et avance de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }.
event-is-boxed-in = { $driver } reste coincé derrière une voiture après { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } ; { $lost } de perdu.
event-is-held-up = { $driver } trouve toute la largeur bouchée après { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } ; { $lost } de perdu.
event-changes-line = { $driver } change de file.
event-leaves-start = { $driver } est à la place { $place } après le départ.

### Ce qui se passe : la course

event-turn-begins = Tour { $turn } sur { $turns }.
event-tyre-holds = Les pneus de { $driver } tiennent encore (un jet de { $pips }).
event-tyre-bursts = Un pneu de { $driver } éclate (un jet de { $pips }) : abandon.
event-waits = { $driver } remet le jet d’événement à plus tard.
event-pushes = { $driver } dépense { $points ->
        [one] { $points } point de vitesse
       *[other] { $points } points de vitesse
    }.
event-drives = { $driver } avance de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }.
event-wears = { $driver } : essence { $fuel }, pneus { $tread ->
        [0] sur « vitesse −1 »
        [-1] sur « D6 4+ »
       *[other] { $tread }
    }.
event-event-rolled = { $driver } fait le jet d’événement : { $pips }.
event-wet-event-rolled = { $driver } fait le jet d’événement sous la pluie : { $pips }.
event-mechanical-rolled = { $driver } fait { $pips } et ajoute la fiabilité du moteur, { $reliability }.
event-test-passed = { $driver } garde le contrôle : { $pips } pour une adresse de { $skill }.
event-test-failed = { $driver } est en difficulté : { $pips } pour une adresse de { $skill }.
event-collision-rolled = { $driver } fait { $pips } pour la collision et ajoute son adresse, { $skill }.
event-saved = { $driver } rattrape la voiture : { $pips }, pas plus que { $skill }.
event-not-saved = { $driver } ne rattrape pas la voiture : { $pips }, plus que { $skill }.
event-nothing-happens = Il n’arrive rien à { $driver }.
event-has-trouble = { $driver } a un ennui mécanique.
event-makes-room = { $driver } fait de la place : une case en arrière.
event-slides-back = { $driver } recule de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }.
event-spins = { $driver } part en tête-à-queue et recule de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }.
event-tyres-suffer = Les pneus de { $driver } souffrent : marqueur { $value ->
        [0] sur « vitesse −1 »
        [-1] sur « D6 4+ »
       *[other] sur { $value }
    }.
event-is-slowed = { $driver } est ralenti à ce tour : { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } de moins.
event-is-towed = { $driver } profite de l’aspiration : { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } de plus à ce tour.
event-gains-points = { $driver } gagne { $points ->
        [one] { $points } point de vitesse
       *[other] { $points } points de vitesse
    }.
event-loses-points = { $driver } perd { $points ->
        [one] { $points } point de vitesse
       *[other] { $points } points de vitesse
    }.
event-spares-tyres = { $driver } ménage ses pneus à ce tour.
event-breaks-wing = { $driver } a l’aileron avant cassé : { $spaces } cases de moins par tour jusqu’au prochain arrêt.
event-retires = { $driver } abandonne.

### Ce qui se passe : les dépassements

event-meets = { $driver } est juste derrière { $other }.
event-attacks = { $driver } attaque { $other }, { $corner } : il faut { $need } ou plus, tout compris.
event-has-better-top = { $driver } a la meilleure vitesse de pointe : +1.
event-has-better-acceleration = { $driver } a la meilleure accélération : +1.
event-has-better-driver = { $driver } est le plus adroit : +1.
event-has-better-tyres = { $driver } a les meilleurs pneus : +1.
event-attempt-rolled = { $driver } fait { $pips } ; il faut { $need } ou plus.
event-passes = { $driver } passe { $other }.
event-fails = { $driver } reste derrière { $other } ({ $left ->
        [one] { $left } point de mouvement restant
       *[other] { $left } points de mouvement restants
    }).
event-holds-back = { $driver } reste derrière { $other } sans attaquer.
event-touches = Contact entre { $driver } et { $other }.

### Ce qui se passe : les stands

event-drives-through = { $driver } n’a pas fait son jet d’événement : passage par les stands, recul de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }.
event-must-come-in = { $driver } n’a plus d’essence et doit s’arrêter.
event-comes-in = { $driver } s’arrête au stand : recul de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }.
event-refuels = { $driver } prend de l’essence pour { $fuel ->
        [one] { $fuel } tour
       *[other] { $fuel } tours
    }.
event-wing-changed = { $driver } reçoit un nouvel aileron avant.
event-tokens-removed = Après le tour { $turn }, les jetons Dé sont retirés : chacun doit un second jet d’événement.

### Ce qui se passe : l’arrivée

event-duty-lifted = Sous la pluie, personne n’est tenu d’utiliser les deux gommes.
event-one-compound = { $driver } n’a pas utilisé les deux gommes : disqualification.
event-no-event-roll = { $driver } n’a pas fait le second jet d’événement : disqualification.
event-finishes = { $driver } finit à la place { $place } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-nobody-finishes = Aucune voiture n’est classée.
event-scores = { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans cette course, { $season } dans la saison.

### Ce qu’on peut choisir avant le départ

option-calendar-title = Calendrier
option-calendar = Les courses de la saison, dans l’ordre ; une saison courte en a moins. La première phase d’organisation donne 15 PA, chaque suivante 10.
option-names-title = Noms
option-names = Les noms sur les cartes Pilote et Moteur.
option-names-real = Ceux de la saison où se passe le jeu.
option-names-neutral = Des noms inventés.
option-bidding-title = Enchères
option-bidding = Comment les cartes sont mises aux enchères.
option-bidding-open = De vive voix : une mise après l’autre.
option-bidding-proxy = En secret : chacun dit une fois jusqu’où il va, et les mêmes enchères se font pour lui.
option-org_mode-title = Phase d’organisation
option-org_mode = Comment se déroule la phase d’organisation.
option-org_mode-turns = Une action à la fois, chacun son tour.
option-org_mode-budget = Chacun dépense tout son budget d’un coup, dans l’ordre du jeu.
option-stand_ins-title = Remplaçants
option-stand_ins = Une écurie sans moteur ou sans pilote reçoit pour la course une carte au hasard de la pioche.
option-driver_test-title = Test du pilote
option-driver_test = Quand un test du pilote échoue après un contact.
option-driver_test-printed = Sur un jet inférieur à l’adresse, comme l’imprime la règle.
option-driver_test-inverted = Sur un jet supérieur à l’adresse.

### Où une attaque peut mener

preview-attack = { $need } ou plus, { $chance } % ; contact sur un 1, 17 %.
preview-attack-guarded = { $need } ou plus, { $chance } %, ou { $guarded } % si « { $card } » est jouée ; contact sur un 1, 17 %.
preview-after-pass = S’il passe : place { $place }, et encore { $left } à parcourir.
preview-push = { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } : jusqu’à { $other }, puis { $attempts ->
        [one] { $attempts } tentative
       *[other] { $attempts } tentatives
    }.
preview-push-free = { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } de route libre.
preview-stop = Retour à la place { $place }, à { $gap ->
        [one] { $gap } case
       *[other] { $gap } cases
    } du leader.
preview-fuel-enough = De l’essence jusqu’à l’arrivée.
preview-fuel-short = De l’essence pour { $fuel } des { $left } tours à faire : encore un arrêt.
preview-one-compound = Une seule gomme utilisée jusqu’ici : sans autre arrêt, la voiture est disqualifiée.

### Le plateau du terminal

board-race = course { $race } sur { $races }
board-turn = tour { $turn } sur { $turns }
board-wet = pluie
board-dry = sec
board-tyres = durs { $hard }, tendres { $soft }
board-tyres-before-practice = durs { $hard }, tendres connus après les essais
board-pit = arrêt au stand { $pit }
board-passing = on double : { $corners }
board-empty = il ne reste aucune voiture en piste
board-road = leader à gauche, un point par case
board-driver = pilote
board-gap = écart
board-fuel = essence
board-tyre = pneus
board-speed = vitesse
board-setting = pointe/acc
board-die = dé
board-grid = piste de départ, première ligne d’abord
board-team = écurie
board-points = PA
board-rating = note
board-crew = équipes
board-tests = essais
board-cards = moteur, pilotes
board-lot = aux enchères :
board-bid = { $seat } mise { $points } PA
board-no-bid = pas encore de mise
board-face-down = { $count ->
        [one] { $count } face cachée
       *[other] { $count } faces cachées
    }
board-hand = cartes Tactique : { $cards }
board-season = saison, { $run ->
        [one] { $run } course courue
       *[other] { $run } courses courues
    } sur { $races }

### Chapitres de l’enregistrement

chapter-race = Course { $race }
chapter-turn = Tour { $turn }
chapter-end = La fin de la saison
