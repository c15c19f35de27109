### Niveaux, échelles et tournois

help-levels =
    Montrer les niveaux d’un jeu : des adversaires, du débutant au maître bâtisseur.

    Exemple : baumeister levels rumis
help-ladder =
    Faire jouer les niveaux d’un jeu contre leurs voisins et calculer leur force.

    Exemple : baumeister ladder rumis --scenario chullpa --seats 2 --matches 10 --save ladder.json
help-tournament =
    Faire jouer des bots les uns contre les autres, tous contre tous, et calculer leur force.

    Exemple : baumeister tournament tulum --players random,greedy,perfect --matches 100 --report tulum.html
help-levels-seats = Montrer la variante avec ce nombre de places.
help-ladder-slow = Combien de parties jouent les groupes avec l’un des deux niveaux les plus forts, qui réfléchissent le plus longtemps (sans indication, autant que les autres).
help-ladder-keep = Garder le résultat dans le paquet, où levels et la page le montrent.
help-ladder-seats = Combien de places.
help-tournament-seats = Combien de places.
help-tournament-players = Noms de bots et de niveaux.

levels-name = Nom
levels-title = Appelé
levels-bot = Joue comme
levels-hurry = Pressé
levels-measured = Mesuré en { $matches } parties, { $date }.
levels-unmeasured = Cette variante n’a pas encore été mesurée ; --seats et les options du jeu en choisissent une autre.
tournament-progress = Parties en cours
tournament-player = Joueur
tournament-elo = Elo (95 %)
tournament-zero = L’Elo se compte à partir de { $player }, à 0.
tournament-step = Au-dessus du précédent
tournament-matches = Parties
tournament-completed = Achevées
tournament-seat = La place { $number } vaut { $bonus } Elo.
