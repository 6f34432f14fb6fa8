# The Great Race en français. Les prix sont en francs (F) ; une tuile coûte de l’essence et des points de mécanique.

title-name = The Great Race
tagline = L’Afrique ou l’Amérique du Sud en automobile : envoyez des éclaireurs, réparez ce qui casse, déjouez bandits et rivaux, et arrivez avec panache. Une heure pour deux à quatre équipages.

### Noms

name-seat-french = France
name-seat-belgian = Belgique
name-seat-british = Grande-Bretagne
name-seat-italian = Italie
name-board-africa = Afrique
name-board-south-america = Amérique du Sud
name-space-cape-town = Le Cap
name-space-timbuktu = Tombouctou
name-space-khartoum = Khartoum
name-line-I5-J8 = Khartoum – Nairobi
name-tile-track = Piste
name-tile-grassland = Savane
name-tile-sand-flats = Étendue de sable
name-tile-stony-plain = Plaine de cailloux
name-tile-dunes = Dunes
name-tile-soft-ground = Sol meuble
name-tile-rocky-pass = Col rocheux
name-tile-river-ford = Gué
name-tile-marsh = Marais
name-tile-broken-bridge = Pont rompu
name-tile-flash-flood = Crue subite
name-tile-wild-animals = Bêtes sauvages
name-tile-bandits = Bandits
name-tile-rockfall = Éboulement
name-tile-canyon = Canyon
name-card-tracker = Pisteur
name-card-financial = Financier
name-card-transport = Transport
name-card-mechanic = Mécano
name-card-ranger = Garde
name-card-driver = Chauffeur
name-card-cartographer = Cartographe
name-card-saboteur = Saboteur
name-card-trail-hunter = Chasseur de pistes
name-card-cheater = Tricheur
name-card-jerrycan = Jerrican
name-card-refueling = Ravitaillement
name-card-spare-parts = Pièces détachées
name-card-toolbox = Boîte à outils
name-card-caravan = Caravane
name-slot-scout = Éclaireur
name-slot-mechanic = Mécano
name-slot-escort = Escorte
name-slot-funding = Finances
name-gauge-engine = moteur
name-gauge-chassis = châssis

### Ce qui est demandé

ask-first-player = Qui commence ?
ask-turn-up = Quelle carte est retournée pour le bivouac ?
ask-take-card = Bivouac : prenez l’une des { $left } cartes{ $gets-last ->
        [1] { "" } ; celle qui reste à la fin est à vous aussi
       *[other] { "" }
    }.
ask-deal = Quelle carte est piochée ?
ask-discard-down = Vous avez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, mais votre châssis n’en porte que { $limit } : défaussez-en une, ou jouez un Jerrican.
ask-planning = Placez vos { $assistants } assistants derrière le pare-brise.
ask-act = Achetez de l’essence ({ $price } F le niveau), jouez des cartes, puis jouez un assistant ou passez. Il reste : éclaireurs { $scouts }, mécanos { $mechanics }, escortes { $escorts }, finances { $funding }.
ask-act-after-cards = Jouez encore des cartes, puis un assistant, ou passez. Il reste : éclaireurs { $scouts }, mécanos { $mechanics }, escortes { $escorts }, finances { $funding }.
ask-scouted-tile = Quelle tuile sort du sac ?
ask-lay-tile = { $tiles ->
        [one] Posez la tuile sur une case vierge reliée à votre véhicule par un chemin.
       *[other] Posez vos { $tiles } tuiles, l’une après l’autre, sur des cases vierges reliées à votre véhicule par un chemin.
    }
ask-repairing = Réparation : moteur { $engine }, châssis { $chassis }. Un point acheté coûte { $price } F ; vous avez { $cash } F.
ask-choose-first-way = Vous êtes sur { $space } avec { $fuel } d’essence et pouvez rouler { $steps ->
        [one] d’{ $steps } case
       *[other] de { $steps } cases au plus
    }. Vers où ?
ask-choose-way = Vous êtes sur { $space } avec { $fuel } d’essence et pouvez encore rouler ({ $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }). Vers où, ou s’arrêter ?
ask-found-tile = Quelle tuile se cache dans le territoire inconnu ?
ask-settle-cost = { $tile } sur { $space } coûte { $fuel } d’essence et { $due ->
        [one] { $due } point de mécanique
       *[other] { $due } points de mécanique
    } ; moteur { $engine }, châssis { $chassis }. Comment payez-vous ?
ask-settle-cost-danger = Danger ! { $tile } sur { $space } coûte { $fuel } d’essence et { $due ->
        [one] { $due } point de mécanique
       *[other] { $due } points de mécanique
    } si vous n’évitez pas le danger ; moteur { $engine }, châssis { $chassis }.
ask-halt-or-follow = Le panneau stop sur { $space } met fin au trajet alors qu’il restait { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, à moins qu’une Caravane ne vous fasse passer.
ask-look-at = Quelle carte trouve le Chasseur de pistes ?
ask-drop-one = Défaussez l’une des cartes que le Chasseur de pistes a trouvées, ou jouez-la si c’est un Jerrican ; vous en gardez { $keeps }.
ask-second-tile = Contre quelle autre tuile le Tricheur échange-t-il { $tile } ({ $space }) ?
ask-react-tracker = { $seat } joue un Pisteur : { $tile } ({ $space }) quitterait le jeu. Annuler ?
ask-react-cheater = { $seat } joue un Tricheur : { $tile } ({ $space }) et { $other-tile } ({ $other }) changeraient de place. Annuler ?
ask-react-saboteur = { $seat } joue un Saboteur : { $victim } perdrait { $engine } de moteur et { $chassis } de châssis. Annuler ?

### Ce qu’on peut faire, et ce que cela coûte

do-first = { $seat } commence
do-turn-up = Retourner { $card }
do-deal = Piocher { $card }
do-tile = Tirer { $tile }
do-take = Prendre { $card } : { $kind ->
        [tracker] retire une tuile de votre chemin
        [financial] { $amount } F
        [transport] { $amount } F de moins pour une traversée
        [mechanic] une réparation
        [ranger] annule un danger
        [driver] un trajet
        [cartographer] pose { $amount } tuiles
        [saboteur] un rival perd { $amount } points de mécanique
        [trail-hunter] pioche { $amount } cartes et en garde { $keeps }
        [cheater] deux tuiles changent de place
        [jerrycan] { $amount } d’essence, à tout moment
        [refueling] { $amount } d’essence
        [spare-parts] moteur ou châssis +{ $amount }, pendant une réparation
        [toolbox] moteur et châssis +{ $amount } en tout, pendant une réparation
        [caravan] ignore un panneau stop
       *[other] une carte Ressource
    }
do-discard = Défausser { $card }
do-play = Jouer { $card } : { $kind ->
        [financial] recevoir { $amount } F
        [mechanic] une réparation sans assistant
        [driver] un trajet de { $engine } cases au plus, sans assistant
        [cartographer] tirer { $amount } tuiles et les poser
        [trail-hunter] piocher { $amount } cartes, en garder { $keeps }
        [refueling] { $amount } d’essence
       *[other] son effet
    }
do-play-jerrycan = Jouer Jerrican : { $fuel ->
        [0] rien, le réservoir est plein
       *[other] { $fuel } d’essence
    }
do-play-ranger-tile = Jouer Garde : éviter le danger et ses { $points } points
do-play-ranger-card = Jouer Garde : annuler la carte { $card }
do-play-caravan = Jouer Caravane : continuer, { $steps ->
        [one] { $steps } case au plus
       *[other] { $steps } cases au plus
    }
do-plan = Éclaireurs { $scouts }, mécanos { $mechanics }, escortes { $escorts }, finances { $funding ->
        [0] 0
       *[other] { $funding } ({ $pays } F)
    }
do-fuel = Acheter { $levels } d’essence pour { $price } F
do-track = Jouer Pisteur : retirer { $tile } ({ $space })
do-cheat = Jouer Tricheur : échanger { $tile } ({ $space }) avec une autre tuile
do-swap-with = L’échanger avec { $tile } ({ $space })
do-sabotage = Jouer Saboteur : { $seat } perd { $engine } de moteur et { $chassis } de châssis
do-scout = Éclaireur : tirer { $tiles ->
        [one] { $tiles } tuile et la poser
       *[other] { $tiles } tuiles et les poser
    }
do-draw = Éclaireur : piocher une carte Ressource
do-repair = Mécano : réparer, avec des cartes ou pour { $price } F le point
do-drive = Mécano : rouler, { $spaces ->
        [one] { $spaces } case au plus
       *[other] { $spaces } cases au plus
    }
do-clear = Escorte : retirer { $tile } ({ $space })
do-collect = Finances : { $assistants ->
        [one] un assistant rapporte
       *[other] les { $assistants } assistants rapportent
    } { $cash } F
do-idle = { $slot } : en enlever un, sans effet
do-pass = Passer{ $lost ->
        [0] { "" }
        [one] , en renonçant à { $lost } assistant
       *[other] , en renonçant à { $lost } assistants
    }{ $escorts ->
        [0] { "" }
        [one] { "" } ; { $escorts } escorte reste pour réagir
       *[other] { "" } ; { $escorts } escortes restent pour réagir
    }
do-lay = Poser { $tile } sur { $space } : { $fuel } d’essence{ $points ->
        [0] { "" }
       *[other] , { $points } de mécanique
    }{ $danger ->
        [1] , danger
       *[other] { "" }
    }{ $stop ->
        [1] , stop
       *[other] { "" }
    }
do-buy = Acheter un point pour { $price } F ({ $gauge })
do-fit = Utiliser Pièces détachées : { $gauge } +{ $points }
do-toolbox = Utiliser Boîte à outils : moteur +{ $engine }, châssis +{ $chassis }
do-done = Finir la réparation
do-go = Rouler vers { $space }, { $tile } : { $fuel } d’essence{ $points ->
        [0] { "" }
       *[other] , { $points } de mécanique
    }{ $danger ->
        [1] , danger
       *[other] { "" }
    }{ $stop ->
        [1] , stop
       *[other] { "" }
    }
do-go-city = Entrer en ville, { $space } : { $fuel } d’essence{ $cards ->
        [0] { "" }
        [one] , piocher { $cards } carte
       *[other] , piocher { $cards } cartes
    }
do-go-blank = Rouler à l’aveugle vers { $space } : l’une des { $tiles } tuiles du sac décide
do-sail = Traverser vers { $space } pour { $price } F et { $fuel } d’essence{ $cards ->
        [0] { "" }
        [one] , avec { $cards } carte Transport
       *[other] , avec { $cards } cartes Transport
    }
do-halt = S’arrêter ici
do-pay = Payer { $fuel } d’essence, { $engine } de moteur et { $chassis } de châssis{ $breakdown ->
        [1] { "" } : le véhicule tombe en panne
       *[other] { "" }
    }
do-escort = Renoncer à une escorte pour éviter le danger et ses { $points } points (il en restera { $left })
do-escort-card = Renoncer à une escorte pour annuler la carte { $card } (il en restera { $left })
do-back = Faire demi-tour : rien n’est perdu, le trajet est fini
do-let = Laisser faire

### Pourquoi quelque chose est impossible

why-not-held = { $card } n’est pas dans votre main.
why-only-jerrycans = { $card } ne peut pas se jouer pour redescendre sous la limite ; seuls les Jerricans le peuvent.
why-only-a-jerrycan = { $card } ne peut pas se jouer à ce moment ; seul un Jerrican le peut.
why-not-on-display = { $card } n’est pas au bivouac.
why-not-among-them = { $card } n’est pas parmi les cartes que le Chasseur de pistes a trouvées.
why-tile-not-drawn = { $tile } n’est pas parmi les tuiles que vous avez tirées.
why-no-tile-on-a-city = { $space } est une ville ; les tuiles se posent dans la campagne.
why-tile-there-already = Il y a déjà une tuile sur { $space }.
why-no-path-to-lay = Aucun chemin continu de tuiles et de villes ne mène de votre véhicule à { $space }.
why-repair-something = Une réparation doit réparer quelque chose avant de finir.
why-not-that-share = Les { $points } points d’une Boîte à outils ne peuvent pas se répartir ainsi entre vos jauges.
why-gauge-full = Jauge déjà au maximum : { $gauge }.
why-tank-full = { $room ->
        [0] Le réservoir est plein.
       *[other] Le réservoir n’a plus de place que pour { $room }.
    }
why-not-enough-cash = Cela coûte { $price } F, et vous avez { $cash } F.
why-fuel-first = L’essence s’achète en une fois, au tout début d’une séquence d’actions et avant toute carte.
why-drive-somewhere = Un trajet doit faire avancer le véhicule d’une case au moins.
why-not-in-a-drive = { $card } ne peut pas se jouer en plein trajet.
why-not-next = { $space } n’est pas à côté de votre véhicule.
why-bag-empty = Le sac est vide : impossible d’entrer dans le territoire inconnu de { $space }.
why-not-enough-fuel = { $space } coûte { $fuel } d’essence, et vous en avez { $left }.
why-not-enough-points = { $space } coûte { $points ->
        [one] { $points } point de mécanique
       *[other] { $points } points de mécanique
    }, plus qu’il n’en reste en moteur et châssis.
why-cross-first = Une traversée est le premier et le seul déplacement d’un trajet qui commence dans une ville.
why-line-not-here = La ligne { $line } ne passe pas par la ville où vous êtes.
why-fuel-to-land = Entrer dans une ville coûte { $fuel } d’essence, après une traversée aussi.
why-not-that-loss = Les { $points } points de mécanique ne peuvent pas se payer ainsi sur moteur et châssis.
why-no-turning-back = Ce qui peut être payé doit l’être ; on ne fait demi-tour que devant une tuile inconnue qu’on ne peut pas payer.
why-out-of-reach = Même avec tout ce que vous avez, cette tuile est trop chère ; on ne donne donc rien pour elle : le véhicule fait demi-tour.
why-no-danger = Il n’y a plus de danger à éviter.
why-no-escort = Vous n’avez pas d’escorte sur le tableau de bord.
why-only-a-caravan = Seule une Caravane fait passer un panneau stop.
why-only-a-ranger = Seuls un Garde ou une escorte annulent une carte Danger.
why-two-tiles = Le Tricheur échange deux tuiles différentes du plateau.
why-card-not-now = { $kind ->
        [transport] { $card } se joue avec une traversée, pendant un trajet.
        [caravan] { $card } se joue quand un panneau stop mettrait fin à un trajet.
        [spare-parts] { $card } se joue pendant une réparation.
        [toolbox] { $card } se joue pendant une réparation.
        [ranger] { $card } se joue quand il y a un danger à annuler.
        [mechanic] { $card } : il n’y a rien à réparer, ou rien pour réparer.
        [driver] { $card } : le véhicule ne peut aller nulle part maintenant.
        [cartographer] { $card } : il n’y a pas de tuile à tirer, ou pas de case où la poser.
        [tracker] { $card } doit viser une tuile.
        [cheater] { $card } doit viser deux tuiles.
        [saboteur] { $card } doit viser un équipage.
       *[other] { $card } n’aurait aucun effet maintenant.
    }
why-no-tile-there = Il n’y a pas de tuile sur { $space }.
why-vehicle-there = Un véhicule se trouve sur { $space } ; sa tuile reste.
why-no-path-there = Aucun chemin de tuiles et de villes ne relie { $space } à votre véhicule.
why-not-yourself = Un Saboteur s’envoie chez les autres.
why-arrived = { $seat } est à l’arrivée, et donc hors d’atteinte.
why-not-on-your-path = { $seat } n’est pas sur un chemin relié à votre véhicule.
why-not-that-sabotage = { $seat } perdrait { $points ->
        [one] { $points } point ; il ne peut
       *[other] { $points } points ; ils ne peuvent
    } pas se répartir ainsi entre moteur et châssis.
why-no-assistant = Vous n’avez plus d’assistant ici : { $slot }.
why-not-idle = Cet assistant peut encore faire quelque chose, on ne peut donc pas simplement l’enlever : { $slot }.
why-nothing-to-clear = Il n’y a pas de tuile à retirer à côté de votre véhicule, sur { $space }.
why-broken-down = Le véhicule est en panne ; il faut le réparer avant de rouler.
why-nowhere-to-drive = Le véhicule ne peut entrer dans aucune case voisine maintenant.
why-nothing-to-repair = Moteur et châssis sont au maximum, ou vous n’avez ni pièces ni argent pour les réparer.
why-nothing-to-scout = Il n’y a rien à tirer, ou pas de case vierge où poser une tuile.

### Ce qui se passe : mise en place, bivouac, préparation

event-goes-first = { $seat } commence.
event-sets-out = Parcours de la course : { $from } – { $to }.
event-starts-with = { $seat } part avec { $cash } F.
event-round-begins = La manche { $round } commence par le bivouac.
event-turned-up = Carte retournée : { $card }.
event-takes = { $seat } prend { $card }.
event-gets-the-last = { $seat } reçoit la carte qui reste : { $card }.
event-reshuffled = La pioche est vide ; les { $count } cartes de la défausse sont mélangées.
event-draws = { $seat } pioche une carte.
event-sees = Pioche : { $card }.
event-discards = { $seat } défausse { $card }.
event-empties-jerrycan = { $seat } vide un Jerrican{ $fuel ->
        [0] { " " }pour rien.
       *[other] { "" } : { $fuel } d’essence.
    }
event-plans = { $seat } découvre son plan : { $split } (éclaireurs, mécanos, escortes, finances).

### Ce qui se passe : le convoi

event-buys-fuel = { $seat } achète { $levels } d’essence pour { $price } F.
event-sends-scout = { $seat } envoie un éclaireur en avant.
event-scout-draws = { $seat } envoie un éclaireur aux provisions.
event-sets-to-repair = { $seat } met un mécano à la réparation.
event-takes-the-wheel = { $seat } met un mécano au volant.
event-clears = { $seat } fait dégager { $space } par une escorte.
event-collects = { $seat } encaisse { $cash } F grâce à { $assistants ->
        [one] un assistant
       *[other] { $assistants } assistants
    } aux Finances.
event-idles = { $seat } enlève un assistant sans effet ({ $slot }).
event-passes = { $seat } passe{ $escorts ->
        [0] .
        [one] { "" } ; une escorte reste.
       *[other] { "" } ; { $escorts } escortes restent.
    }
event-is-spent = { $seat } a joué tous ses assistants.
event-tile-drawn = { $seat } tire { $tile }.
event-lays = { $seat } pose { $tile } sur { $space }.
event-back-in-the-bag = { $tile } ne trouve pas de place et retourne dans le sac.
event-buys-part = { $seat } achète un point pour { $price } F ({ $gauge }).
event-fits-part = { $seat } monte des Pièces détachées : { $gauge } +1.
event-uses-toolbox = { $seat } ouvre une Boîte à outils : moteur +{ $engine }, châssis +{ $chassis }.
event-runs-again = Le moteur tourne de nouveau : { $seat }.
event-sets-off = { $seat } se met en route, { $spaces ->
        [one] { $spaces } case au plus.
       *[other] { $spaces } cases au plus.
    }
event-finds = { $seat } entre en territoire inconnu sur { $space } et y trouve { $tile }.
event-drives-to = { $seat } roule jusqu’à { $space } pour { $fuel } d’essence.
event-is-worn = { $seat } perd { $engine } de moteur et { $chassis } de châssis.
event-crosses-risk = { $seat } traverse une zone à risque : { $fuel } d’essence en plus.
event-faces-danger = { $seat } affronte le danger : { $points ->
        [one] { $points } point de mécanique en plus.
       *[other] { $points } points de mécanique en plus.
    }
event-avoids-with-escort = { $seat } renonce à une escorte pour éviter le danger.
event-avoids-with-ranger = { $seat } joue un Garde pour éviter le danger.
event-turns-back = { $seat } ne peut pas payer { $space } et fait demi-tour.
event-breaks-down = { $seat } tombe en panne : le moteur est à 0.
event-must-stop = { $seat } doit s’arrêter sur { $space }.
event-follows-caravan = { $seat } suit une Caravane et passe le stop.
event-enters-city = { $seat } entre en ville pour { $fuel } d’essence : { $space }.
event-sails = { $seat } prend la ligne { $line } pour { $price } F.
event-saves = { $seat } économise { $saved } F avec { $cards ->
        [one] une carte Transport.
       *[other] { $cards } cartes Transport.
    }
event-advances = { $seat } avance son marqueur sur la case { $square } de l’échelle.

### Ce qui se passe : les cartes

event-plays = { $seat } joue { $card }.
event-is-paid = { $seat } reçoit { $cash } F.
event-refuels = { $seat } fait le plein de { $fuel } d’essence.
event-looks-at-cards = { $seat } regarde une carte.
event-keeps-cards = { $seat } en garde { $cards }.
event-threatens-tile = { $seat } lance un Pisteur contre { $tile } ({ $space }).
event-threatens-crew = { $seat } envoie un Saboteur chez { $victim } : { $engine } de moteur et { $chassis } de châssis.
event-threatens-swap = { $seat } envoie un Tricheur sur { $one } et { $other }.
event-cancels-with-escort = { $seat } renonce à une escorte et annule la carte { $card }.
event-cancels-with-ranger = { $seat } joue un Garde et annule la carte { $card }.
event-tile-gone = { $tile } quitte le jeu ; { $space } redevient un territoire inconnu.
event-is-sabotaged = Sabotage : { $seat } perd { $engine } de moteur et { $chassis } de châssis.
event-is-crippled = { $seat } tombe en panne : le moteur est à 0.
event-tiles-swapped = Les tuiles de { $one } et { $other } changent de place.

### Ce qui se passe : l’entretien et la fin

event-leads = Ordre du tour, place { $place } : { $seat }.
event-gets-bonus = { $seat } reçoit un bonus de { $bonus } F.
event-arrives = { $seat } atteint la ville d’arrivée, à la place { $place } !
event-last-round = La manche { $round } est la dernière.
event-called-off = La course est arrêtée après { $round } manches : personne n’est arrivé.
event-earns = { $seat } reçoit { $arrival } pour l’arrivée, { $levels } pour moteur et châssis, { $money } pour l’argent.
event-did-not-arrive = { $seat } n’a pas atteint l’arrivée.
event-wins = { $seat } gagne la course avec { $prestige } de prestige !

### Ce qu’on peut choisir avant le départ

option-board = La face du plateau : le continent à traverser.
option-board-africa = L’Afrique, de Colomb-Béchar au Cap : large, avec une zone à risque en plein milieu.
option-board-south-america = L’Amérique du Sud, de Caracas à Ushuaia : longue et étroite, avec des bateaux le long des côtes.
option-direction = Le sens de la course.
option-direction-southward = Vers le sud, de la ville violette du nord à celle du sud.
option-direction-northward = Vers le nord, de la ville violette du sud à celle du nord.
option-crews = Les équipages dans l’ordre des places : la première place roule pour la première nation, et ainsi de suite.
option-first = Qui est premier joueur.
option-first-chance = Le hasard décide.
option-first-seat-1 = La première place.
option-first-seat-2 = La deuxième place.
option-first-seat-3 = La troisième place.
option-first-seat-4 = La quatrième place.
option-diagonal = Les cases qui se touchent par un coin sont voisines aussi (G-29).
option-first_marker = Où se trouve dans la pile, au départ, le marqueur du premier joueur (G-1).
option-first_marker-bottom = En bas, comme le dit la règle française : l’ordre reste si personne ne bouge.
option-first_marker-top = En haut, comme le dit la règle anglaise.
option-sabotage = Qui un Saboteur peut atteindre (G-24).
option-sabotage-anywhere = N’importe quel équipage sur le plateau, comme le dit la FAQ.
option-sabotage-same-path = Seulement les équipages sur un chemin relié à son propre véhicule, comme le dit la carte.
option-rounds = Après autant de manches sans arrivée, la course est arrêtée (G-52).

### Où mène un trajet, un achat ou un plan

preview-fuel = Il y aura alors { $fuel } d’essence sur { $top }, et { $cash } F.
preview-plan = { $cards ->
        [0] Pas d’éclaireur
        [one] { $tiles } tuiles ou une carte par un éclaireur
       *[other] { $tiles } tuiles ou { $cards } cartes par les éclaireurs
    }, jusqu’à { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } de route, { $escorts ->
        [0] aucun danger évité
        [one] un danger évité
       *[other] { $escorts } dangers évités
    }, { $cash } F.
preview-drive = Avec { $fuel } d’essence et { $points ->
        [one] { $points } point de mécanique
       *[other] { $points } points de mécanique
    }, les tuiles connues permettent d’atteindre { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }, au mieux { $gain ->
        [0] sans se rapprocher
       *[other] en se rapprochant de { $gain }
    } de la ville d’arrivée.
preview-go = Il restera { $fuel } d’essence, et { $points } en moteur et châssis ensemble ; { $away ->
        [one] { $away } case
       *[other] { $away } cases
    } jusqu’à la ville d’arrivée.
preview-blind = Le sac demande en moyenne { $fuel } d’essence et { $points } de mécanique ; vous pourriez payer { $payable } % de ses tuiles.
preview-lay = À { $away ->
        [one] { $away } case
       *[other] { $away } cases
    } de la ville d’arrivée ; avec elle, { $spaces ->
        [one] { $spaces } case est reliée
       *[other] { $spaces } cases sont reliées
    } à votre véhicule.

### Chapitres de l’enregistrement

chapter-round = Manche { $round }
chapter-end = La fin de la course

### Le plateau au terminal

board-way = { $start } – { $goal }
board-round = manche { $round }
board-last = la dernière
board-order = ordre du tour : { $seats }
board-sea = mer
board-air = avion
board-legend = 21 tuile : carburant 2, point 1 · ! danger · x arrêt · ▒▒ risque · Lag2 ville : 2 cartes
board-on = lieu
board-fuel = carb.
board-engine = mot.
board-chassis = châ.
board-cash = argent
board-arrived = arrivée { $place }
board-broken-down = en panne
board-passed = a passé
board-bivouac = bivouac
board-face-down = faces cachées : { $count }
board-no-cards = aucune carte
board-drawn = tuiles
board-piles = pioche { $pile }, défausse { $discards }, sac { $bag } tuiles, { $gone } retirées
