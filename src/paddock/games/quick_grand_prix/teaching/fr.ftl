# Quick Grand Prix expliqué : ce qu’est et ce que fait chaque chose sur la table.

### Qu’est-ce que c’est ?

about-tower-score = Les points de son écurie dans la saison jusqu’ici.
about-mark-damaged = Endommagée : puissance moteur 0 et un dépassement au plus, jusqu’à un arrêt au stand.
about-mark-pit = Au stand : hors de ce secteur, puis de retour dans un trou, réparée.
about-car = Une voiture : sa puissance moteur s’ajoute à la vitesse jouée, sa limite de dépassement dit combien de places elle peut gagner au plus dans un secteur.
about-power = Puissance moteur : s’ajoute à la vitesse de votre carte.
about-passing = Limite de dépassement : le plus de places que cette voiture peut gagner dans un secteur ; les flèches sombres sont utilisées.
about-damage = Le côté endommagé : puissance moteur 0, un dépassement. Un arrêt au stand la retourne.
about-speed-card = Une carte Vitesse : une vitesse haute et une basse, un dé qui compte contre les voitures voisines, et une place en qualification.
about-card-back = Une carte encore face cachée : personne d’autre ne connaît sa vitesse.
about-die = Le dé de cette carte. La voiture la plus rapide au-dessus de la limite additionne les dés des deux côtés : plus que la difficulté, et elle sort large.
about-qualifying = La place en qualification que cette carte donne à l’une de vos voitures.
about-speed = Joue ce bout de la carte : avec la puissance moteur, la voiture roule à { $total } ; la limite est { $limit }.
about-total = Vitesse totale dans ce secteur : puissance moteur plus carte. En rouge : au-dessus de la limite.
about-pit-stop = Un arrêt au stand : la voiture quitte la file pour ce secteur, revient réparée dans un trou, et vous pouvez échanger une carte.
about-safety-card = La carte LS : un bout de piste qui compte comme une voiture roulant exactement à la limite de sécurité.
about-gap = Le trou d’une voiture au stand. Pour le passer, il faut rouler plus vite que la limite.
about-limit = La limite de sécurité d’un secteur. Seule la voiture la plus rapide au-dessus d’elle est en danger.
about-drs = Secteur DRS : ici, à vitesse égale, on passe la voiture de devant.
about-difficulty = La difficulté du circuit : deux dés qui la dépassent envoient une voiture au large. Basse, elle est dangereuse.
about-circuit = Le circuit : six secteurs, chacun avec sa limite de sécurité.
about-place = La place de cette voiture dans la file, et ce qu’elle a gagné ou perdu dans ce secteur.
about-foreseen = L’ordre probable à venir, autant que vous puissiez le savoir.
about-middle = Les cartes du milieu : pour les échanges de la distribution, et après un arrêt au stand.
about-order = L’ordre de la distribution : l’écurie qui a le moins de points commence.
about-draft = Ce que vous pouvez faire d’une carte pendant la distribution.
about-grid = Laquelle de vos voitures prend la meilleure place sur la grille.

### La course guidée

guide-1 = Vous pilotez deux voitures avec deux cartes Vitesse. Une carte a deux vitesses, un dé et une place de grille. La vôtre est lente : échangez-la contre la S6 du milieu.
guide-1-not = Pas encore : échangez cette carte lente contre la S6, plus rapide.
guide-2 = Une deuxième carte, maintenant. S7 fait partir une voiture au fond, mais son 6 est la plus grande vitesse et son dé n’est que 1. Prenez-la.
guide-3 = Vos cartes donnent les places 4 et 6 sur la grille. Rouge A a le meilleur moteur : placez-la devant.
guide-4 = Moteur plus carte, c’est la vitesse. La limite est 8. Donnez le 6 de S7 à Rouge A (total 9), le 5 de S6 à Rouge B. Trop vite ? Seule la plus rapide risque quelque chose.
guide-4-not = Le guide veut S7 rapide pour Rouge A et S6 rapide pour Rouge B.
guide-5 = Vous avez tenu : il faut que les dés des deux voisins dépassent la difficulté, 8, pour vous sortir. Maintenant 8 pour les deux : S6 rapide pour A, S7 rapide pour B.
guide-6 = On remonte la file depuis l’arrière : la plus rapide passe, trois places au plus. Trous et carte LS comptent comme des voitures à la limite. Encore 8 pour les deux.
guide-7 = Une voiture endommagée se traîne jusqu’à un arrêt au stand : elle manque un secteur et revient dans un trou. Les vôtres vont bien : choisissez librement.
guide-7-not = Un arrêt au stand ne ferait que coûter des places : vos voitures sont intactes.
guide-8 = La bande montre l’ordre à attendre de votre choix. Une limite basse, 6, rend tout le monde lent ou téméraire. À vous de décider.
guide-9 = Dernier secteur, avec DRS : à vitesse égale, on passe une voiture. Puis la file fait le résultat : 10, 8, 6, 5, 4… points. Bonne chance !
