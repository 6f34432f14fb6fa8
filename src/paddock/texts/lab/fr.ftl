# Ce que dit un rapport du laboratoire.

balance-title = Équilibre de { $game }
balance-ask-balanced = Est-ce équilibré ?
balance-ask-long = Est-ce long ?
balance-ask-skill = Le talent décide-t-il ?

balance-seats-even = Oui : aucune place à la table ne gagne plus ou moins souvent que ses { $fair } %, pour autant que { $games } parties permettent d’en juger (un écart de plus de { $reach } points se serait vu).
balance-seats-little = Presque : { $name } gagne { $rate } % des parties ({ $low } à { $high }) alors que { $fair } % seraient équitables.
balance-seats-much = Non : { $name } gagne { $rate } % des parties ({ $low } à { $high }) alors que { $fair } % seraient équitables.
balance-teams-even = Les équipes se valent : en { $games } parties, où elles ont changé de place, aucune ne s’est écartée à coup sûr de plus de { $reach } points des { $fair } %.
balance-teams-same = Peu importe qui court pour quelle équipe : avec les mêmes dés, c’est la même course.
balance-teams-little = Les équipes diffèrent un peu : { $name } gagne { $rate } % des parties ({ $low } à { $high }) alors que { $fair } % seraient équitables.
balance-teams-much = Les équipes diffèrent : { $name } gagne { $rate } % des parties ({ $low } à { $high }) alors que { $fair } % seraient équitables.
balance-grid-even = Partir en tête n’apporte rien de visible : qui part premier gagne { $rate } % des parties ({ $low } à { $high }).
balance-grid-much = La place sur la grille compte : qui part premier gagne { $rate } % des parties ({ $low } à { $high }) alors que { $fair } % seraient équitables.

balance-length-short = Non : une partie dure environ { $minutes } minutes au rythme humain, la moitié des parties de { $low } à { $high }, avec { $decisions } décisions par joueur.
balance-length-usual = Il faut une heure environ : une partie dure environ { $minutes } minutes au rythme humain, la moitié des parties de { $low } à { $high }, avec { $decisions } décisions par joueur.
balance-length-long = Oui : une partie dure environ { $minutes } minutes au rythme humain, la moitié des parties de { $low } à { $high }, avec { $decisions } décisions par joueur.
balance-length-circuits = Le plus court est { $shortest } avec { $least } minutes, le plus long { $longest } avec { $most }.
balance-lively = La tête de la course change { $changes } fois par partie.

balance-skill-decides = Oui, le talent décide.
balance-skill-counts = Le talent compte beaucoup, et la chance aussi.
balance-skill-some = Le talent aide un peu ; c’est la chance qui décide.
balance-skill-none = Non, c’est la chance.
balance-against-random = Qui suit la règle empirique, contre { $others } qui jouent au hasard, gagne { $rate } % des parties ({ $low } à { $high }) au lieu de { $fair } %.
balance-against-beginner = Contre { $others } qui la suivent aussi, mais se trompent parfois, ce joueur gagne { $rate } % des parties ({ $low } à { $high }) au lieu de { $fair } %.
balance-against-search = Qui réfléchit à l’avance, contre { $others } qui suivent la règle empirique, gagne { $rate } % des parties ({ $low } à { $high }) au lieu de { $fair } %.

balance-too-long = Une course y dure trop longtemps pour être essayée ici. Chez vous, « paddock balance » a le temps.
balance-cannot = Les robots ne peuvent pas y courir.
balance-unknown = Le temps a manqué pour l’essayer.

balance-head-seats = Victoires par place à la table
balance-head-grid = Victoires par place de départ
balance-head-teams = Victoires par équipe
balance-head-minutes = Durée des parties, en minutes
balance-head-circuits = Circuit par circuit
balance-head-skill = Ce que vaut le talent : victoires de qui joue mieux
balance-head-uses = Cartes et choix : combien de fois gagnent ceux qui s’en servent
balance-col-circuit = circuit
balance-col-minutes = minutes
balance-col-rounds = tours
balance-col-seats = places
balance-col-skill = talent contre hasard
balance-col-games = parties
balance-col-option = choix
balance-col-offered = proposé
balance-col-taken = pris
balance-col-wins = gagnent
balance-is-even = équilibré
balance-is-little = presque équilibré
balance-is-much = déséquilibré
balance-own-track = le vôtre
balance-seat = place { $number }
balance-grid = départ { $number }
balance-skill-random = contre le hasard
balance-skill-beginner = contre des débutants
balance-skill-search = en réfléchissant
balance-fair = Le trait discontinu est la part équitable ; ce qui est dessiné dans sa couleur s’en écarte.
balance-how = Des robots ont couru { $games } parties en { $seconds } secondes, avec les mêmes dés pour tout ce qui est comparé. Les barres et les chiffres entre parenthèses sont des intervalles à 95 % ; une place ou une équipe n’est dite à l’écart que si 99,5 % le disent. Les minutes sont une hypothèse : deux secondes quand il n’y a pas de choix, sinon quatre, et quatre de plus à chaque doublement des choix.
balance-stopped = Arrêté avant la fin ; voici ce qui était prêt.
balance-left-out = Le temps a manqué pour certaines parties du rapport, qui sont laissées de côté.
balance-again = La même chose encore :
overtakes = dépassements
lead-changes = changements de tête
pit-stops = arrêts au stand
crashes = accidents
retirements = abandons
