### Niveaux, échelles et tournois

help-levels =
    Montre les niveaux d’un jeu : des adversaires, du débutant au maître bâtisseur.

    Exemple : baumeister levels rumis
help-ladder =
    Fait jouer les niveaux d’un jeu contre leurs voisins et calcule leur force.

    Exemple : baumeister ladder rumis --scenario chullpa --seats 2 --draws 5 --results ladder.jsonl
help-tournament =
    Fait jouer des robots les uns contre les autres, chacun contre chacun, et calcule leur force.

    Exemple : baumeister tournament tulum --players random,greedy,perfect --draws 50
help-ladder-seats = Combien de places.
help-ladder-draws = Combien de fois chaque groupe joue avec de nouveaux tirages, chaque fois dans tous les ordres.
help-ladder-jobs = Combien de processus.
help-ladder-results = Garder chaque partie dans ce fichier (lignes JSON) ; une échelle interrompue reprend grâce à lui.
help-tournament-seats = Combien de places.
help-tournament-players = Noms de robots et de niveaux.
help-tournament-draws = Combien de fois chaque groupe joue avec de nouveaux tirages, chaque fois dans tous les ordres.
help-tournament-jobs = Combien de processus.
help-tournament-results = Garder chaque partie dans ce fichier (lignes JSON) ; un tournoi interrompu reprend grâce à lui.

levels-name = Nom
levels-title = Appelé
levels-bot = Joue comme
levels-hurry = Pressé
tournament-progress = En jeu
tournament-player = Joueur
tournament-elo = Elo (95 %)
tournament-step = Au-dessus du précédent
tournament-matches = Parties
tournament-completed = Achevées
tournament-seat = La place { $number } vaut { $bonus } Elo.
