# The Great Race expliqué : ce qu’est et ce que fait chaque chose sur la table.

### Qu’est-ce que c’est ?

about-crew = L’automobile d’un équipage. Le premier qui entre dans la ville d’arrivée fait de cette manche la dernière.
about-gauge-fuel = L’essence dans le réservoir : { $value } sur { $most }. Tuiles et villes en coûtent.
about-gauge-engine = Moteur, { $value } sur { $most } : son état, et le plus de cases d’un trajet. À 0, le véhicule tombe en panne.
about-gauge-chassis = Châssis, { $value } sur { $most } : son état, et le plus de cartes que vous pouvez garder.
about-purse = Des francs, pour l’essence et les points de mécanique : 10 et 20 F en ville, le double ailleurs.
about-cards = Les cartes en main ; jamais plus que le niveau du châssis.
about-slot-scout = Éclaireur : pose deux tuiles devant vous, ou pioche une carte.
about-slot-mechanic = Mécano : roule jusqu’au niveau du moteur, ou répare.
about-slot-escort = Escorte : évite un danger, même pendant le tour des autres, ou dégage une tuile voisine.
about-slot-funding = Finances : tous les assistants s’y jouent ensemble : 10, 20, 40, 70 ou 110 F.
about-fuel-station = Acheter de l’essence, au début de votre séquence seulement. Cela ne prend aucun assistant.
about-pass = Passer : vos autres assistants quittent le tableau de bord, mais les escortes restent pour réagir.
about-tile = Une tuile de terrain : { $name }. Y entrer coûte { $fuel } d’essence et { $mechanical } de mécanique.
about-danger = Danger : deux points de mécanique de plus, à moins qu’une escorte ou un Garde ne l’évite.
about-stop = Stop : une fois la tuile payée, le trajet finit ici, à moins qu’une Caravane ne vous fasse passer.
about-blank = Territoire inconnu : en y entrant, on tire une tuile. Si vous ne pouvez pas la payer, vous faites demi-tour.
about-risk = Une zone à risque : les tuiles y coûtent une essence de plus.
about-city = Une ville : y entrer coûte une essence et finit le trajet ; essence et réparations y sont bon marché, et elle donne des cartes.
about-line = Une ligne maritime ou aérienne entre deux villes : son prix, plus une essence.
about-space = Une case que vous pouvez choisir maintenant.
about-reach = Une case qu’un trajet peut atteindre par les tuiles connues ; les nombres disent l’essence et les points qu’il y restera.
about-scale = L’échelle de progression : qui en est où. L’ordre du prochain tour en découle.
about-phase = Une manche : bivouac, préparation, convoi, entretien.
about-assistant = L’un de vos assistants. On en place cinq en secret à chaque manche.
about-plan = L’emplacement est fixé quand tous se découvrent ; laquelle de ses deux actions on fera se décide plus tard.
about-threat = Une carte Danger est jouée. Qui a une escorte ou un Garde peut l’annuler.
about-card-tracker = Pisteur : retire une tuile d’un chemin relié à votre véhicule. Une carte Danger : les rivaux peuvent l’annuler.
about-card-financial = Financier : de l’argent tout de suite.
about-card-transport = Transport : rend une ligne maritime ou aérienne moins chère.
about-card-mechanic = Mécano : une réparation sans assistant.
about-card-ranger = Garde : à tout moment, annule le danger d’une tuile ou d’une carte.
about-card-driver = Chauffeur : un trajet sans assistant.
about-card-cartographer = Cartographe : tire des tuiles et les pose.
about-card-saboteur = Saboteur : un rival perd des points de mécanique. Une carte Danger.
about-card-trail-hunter = Chasseur de pistes : pioche des cartes et en garde quelques-unes.
about-card-cheater = Tricheur : deux tuiles changent de place. Une carte Danger.
about-card-jerrycan = Jerrican : de l’essence, à tout moment.
about-card-refueling = Ravitaillement : de l’essence.
about-card-spare-parts = Pièces détachées : pendant une réparation, moteur ou châssis remonte.
about-card-toolbox = Boîte à outils : pendant une réparation, moteur et châssis remontent.
about-card-caravan = Caravane : pendant un trajet, ignore un stop.

### La course guidée

guide-1 = Vous traversez l’Afrique du nord au sud ; l’arrivée est Le Cap. Chaque manche commence par un bivouac, où les équipages prennent des cartes à tour de rôle. Prenez le Saboteur.
guide-2 = Placez cinq assistants en secret. Vous êtes dans un port et il faut de l’argent pour le bateau : un Mécano pour rouler, quatre aux Finances. Puis verrouillez le plan.
guide-2-not = Le guide veut un Mécano et quatre assistants aux Finances : le bateau coûte 80 F.
guide-3 = À vous. Au tout début de votre tour, vous pouvez acheter de l’essence, bon marché en ville : 10 F le niveau. Achetez-en un.
guide-4 = Un seul assistant agit par tour, mais les Finances agissent en groupe : quatre rapportent 70 F. Encaissez.
guide-5 = Mettez maintenant le Mécano au volant : un trajet va jusqu’au niveau du moteur, 4 cases, ou suit une ligne maritime.
guide-6 = Par la terre, on use essence et mécanique. Le bateau pour Walvis Bay coûte 80 F et une essence, et saute la moitié du continent. Embarquez !
guide-6-not = Vous avez économisé pour le bateau : prenez la ligne de Walvis Bay.
guide-7 = Une nouvelle manche ; le plus avancé joue en premier et reçoit un bonus, mais choisit ses cartes en dernier. Prenez les Pièces détachées, pour réparer.
guide-8 = Trois cartes, mais le châssis est à 2 : il faut en lâcher une. Gardez le Chauffeur, il vaut un trajet.
guide-8-not = Gardez le Chauffeur : vous en aurez besoin dans un instant.
guide-9 = Le Cap est à deux cases, derrière des bêtes sauvages. Placez deux Éclaireurs, deux Mécanos et une Escorte contre le danger.
guide-9-not = Le guide veut une Escorte cette fois : 2 Éclaireurs, 2 Mécanos, 1 Escorte.
guide-10 = Les cartes se jouent avant l’assistant. Le Chauffeur est un trajet gratuit : jouez-le.
guide-11 = Une tuile coûte de l’essence (la goutte) et de la mécanique (le rouage). Le triangle est un danger : deux points de plus. Roulez-y quand même.
guide-12 = Cela ferait trois points de moteur et de châssis. Renoncez plutôt à l’escorte, et le danger disparaît.
guide-12-not = Chaque niveau gardé vaut un point de prestige à la fin : utilisez l’escorte.
guide-13 = Il reste un point à payer, sur le moteur ou le châssis, comme vous voulez.
guide-14 = Le Cap ! Votre arrivée fait de cette manche la dernière. Le prestige décide : ordre d’arrivée, moteur et châssis restants, argent. Entrez en ville.
