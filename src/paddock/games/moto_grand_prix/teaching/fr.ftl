# MotoGrandPrix expliqué : ce qu’est et ce que fait chaque chose sur la table.

### Qu’est-ce que c’est ?

about-bike = Une moto et son pilote. Elle occupe une position d’une file ; personne ne la traverse.
about-die = Un dé de ce tour de jeu. Les deux ensemble font le nombre de rangées à parcourir ; en petit, la face du dessous, que donnerait un retournement.
about-under = La face du dessous : retourner remplace le dé par sept moins lui. En virage, tous les retournements ne sont pas permis.
about-dial-engine = Points de moteur : chacun achète une rangée de plus, trois au plus par tour de jeu. Le cadran ne descend pas sous 1.
about-dial-rear = Pneu arrière : utiliser le moteur dans un virage en coûte un point.
about-dial-front = Pneu avant : chaque point dépensé retire une rangée, pour freiner.
about-place = Une position à votre portée, avec le nombre de rangées. Le remplissage dit : gratuite, payante, ou risquée.
about-way = Une manière d’utiliser les dés : lesquels sont retournés, et ce que cela coûte en moteur et en pneus.
about-corner = Un virage de difficulté { $difficulty }. S’y trouver limite les retournements vers le haut : jaune, petit dé ; orange, grand dé ; rouge, aucun.
about-straight = Une ligne droite : d’ici, chaque dé peut être retourné, vers le haut ou vers le bas.
about-slope = Une pente : la montée prend 1 point du tour de jeu, la descente en donne 1.
about-finish = La ligne de départ et d’arrivée. Le dernier tour finit la course.
about-throw = Ce que cette moto a lancé, et quels dés ont été retournés.
about-contact = Contact : dans un duel, tous ceux qui ont le même total perdent un dé et dérivent vers l’extérieur.
about-contest = Un duel : des motos côte à côte à un virage lancent les dés pour savoir qui passe en premier.
about-slipstream = Aspiration : juste derrière une autre moto sur la trajectoire idéale, vous pouvez copier ses dés et gagner 1 point.
about-retire = Retire cette moto de la course.

### La course guidée

guide-1 = Deux tours, trois motos : la première à franchir la ligne gagne. 5 et 6 : 11 rangées à faire. Choisissez l’endroit signalé à gauche, à l’intérieur du premier virage, et confirmez.
guide-1-not = Tous les points doivent servir. Le guide veut la file de gauche : c’est la trajectoire idéale de ce virage à gauche.
guide-2 = Vous êtes dans un virage rouge. Ce qu’on peut retourner dépend d’où l’on est : ici, aucun dé ne peut monter. 3 et 6 suffisent : faites 9 rangées.
guide-3 = Le petit dé est la face du dessous. En virage orange, seul le grand dé peut monter, et un 4 deviendrait 3. Roulez donc tel quel, et sortez du virage.
guide-4 = Enfin une ligne droite : chaque dé peut y être retourné. Votre 1 cache un 6. Retournez-le et faites 12 rangées !
guide-4-not = Ce serait gâcher la ligne droite : retournez le 1 en 6 et faites 12 rangées.
guide-5 = Un virage jaune laisse le petit dé monter. Votre 2 devient 5 : 11 rangées, par-dessus la ligne et dans le dernier tour.
guide-6 = Pensez à la suite : l’endroit où vous finissez décide de ce que vous pourrez retourner. Dix rangées mènent en virage jaune, où un petit dé peut encore monter.
guide-7 = Deux 1 ! En virage jaune, l’un des deux peut monter. Faites-en 6 et 1, et sortez du virage.
guide-8 = À vous de choisir. En ligne droite, les deux dés peuvent être retournés ; regardez les rangées et le virage à venir, puis roulez où bon vous semble.
guide-9 = La moto de tête joue toujours en premier, et personne n’en traverse une autre : un leader sur la trajectoire idéale est dur à passer. Continuez.
guide-10 = L’arrivée est proche. Qui franchit la ligne à ce tour de jeu et va le plus loin gagne : allez aussi loin que possible.
