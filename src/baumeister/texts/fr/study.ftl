### Images, études, moteurs et autres places pour des programmes

help-draw =
    Dessiner une position d’une partie enregistrée sous forme d’image SVG.

    Exemple : baumeister draw match.txt --at 12 > image.svg
help-draw-file = Un enregistrement, en texte ou en JSON.
help-draw-at = La position après ce nombre d’événements ; sinon la dernière.
help-draw-dark = Fond sombre.
help-draw-coordinates = Afficher les coordonnées de la notation courte, ou les masquer.
help-draw-width = Largeur de l’image en pixels ; sinon celle que demandent ses pièces.
help-jobs = Combien de processus ; -1 pour un par cœur.
help-cluster = Jouer sur un cluster Dask, avec l’adresse de son ordonnanceur : tcp://HOST:8786.
help-resume = Reprendre l’étude interrompue : ce que contient le fichier .part de --save n’est pas rejoué.
help-report = Écrire une page avec tableaux et graphiques dans ce fichier.
help-simulate-save = Écrire chaque partie dans ce fichier : .json, .csv ou .parquet ; jusqu’à la fin de l’étude, elles sont gardées à côté dans un fichier .part.
help-ladder-save = Écrire chaque partie dans ce fichier : .json, .csv ou .parquet ; jusqu’à la fin de l’étude, elles sont gardées à côté dans un fichier .part.
help-tournament-save = Écrire chaque partie dans ce fichier : .json, .csv ou .parquet ; jusqu’à la fin de l’étude, elles sont gardées à côté dans un fichier .part.
help-ladder-matches = Combien de parties joue chaque groupe de joueurs, dans tous les ordres de places avec les mêmes tirages ; arrondi au tour complet supérieur.
help-tournament-matches = Combien de parties joue chaque groupe de joueurs, dans tous les ordres de places avec les mêmes tirages ; arrondi au tour complet supérieur.
help-tournament-swiss = Jouer ce nombre de rondes entre joueurs à peu près à égalité, au lieu de tous contre tous.

tournament-pairs = Combien de fois le joueur de gauche a devancé celui du haut
tournament-length = Une partie a duré { $mean } coups en moyenne (écart type { $deviation }, de { $least } à { $most }).
tournament-luck = { $share } % des différences entre les résultats viennent des tirages et du hasard, le reste des joueurs et des places.
tournament-seat-share = La place { $number } a gagné { $share } (intervalle à 95 % : { $interval }).
study-kept = { $count ->
    [one] Une partie est gardée
   *[other] { $count } parties sont gardées
} ; la même commande avec --resume continue.
simulate-in-kernel = Rien que des joueurs au hasard : les parties se jouent ici même dans un noyau, ce qui va plus vite ; le cluster { $address } n’est pas sollicité.
report-what = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, graine « { $seed } ».
report-variant = Variante : { $options } ; version des règles { $version }.
report-strength = Force
report-seats = Ce que valent les places
report-scores = Points
report-length = Coups par partie
report-branching = Coups permis par décision
report-heat = Où les pierres finissent, par partie

error-unfinished-study = { $path } contient une étude inachevée ; continue avec --resume, ou supprime le fichier pour recommencer.
error-not-a-journal = { $path } n’est pas le journal d’une étude et ne peut pas être repris ; supprime-le pour recommencer.
error-other-study = { $path } appartient à une autre étude : pour continuer, le jeu, les options, les joueurs, les parties et la graine doivent être les mêmes.
error-unknown-ending = Impossible d’écrire dans { $path } : le nom doit finir par { $accepts }.
error-resume-what = --resume reprend l’étude d’un fichier ; indique ce fichier avec --save.
error-player-twice = « { $player } » est nommé deux fois ; nomme chaque joueur une seule fois.
error-no-swiss = Un tournoi suisse demande une compétition et au moins autant de joueurs que les { $seats } places.
error-worker-lost = Un processus en train de jouer a été arrêté de l’extérieur, peut-être faute de mémoire ; moins de --jobs en demandent moins, et avec --save et --resume rien n’est perdu.
error-no-cluster = Aucun ordonnanceur Dask ne répond à { $address } ; « dask scheduler » en démarre un et affiche son adresse.
error-cluster-without-workers = L’ordonnanceur Dask à { $address } n’a aucun worker ; « dask worker { $address } » en démarre un.

help-engine =
    Parler le protocole des moteurs en tant qu’un des bots, par l’entrée et la sortie standard.

    Exemple : baumeister engine --bot master
help-engine-bot = Quel bot répond.
help-serve-engine = Un programme qui peut prendre place aux tables, par exemple mien="python my_engine.py" ; peut être donné plusieurs fois.
error-engine-silent = Le moteur « { $engine } » n’a pas répondu en { $what } s ; désormais sa place joue au hasard.
error-engine-died = Le moteur « { $engine } » s’est arrêté ({ $what }) ; désormais sa place joue au hasard.
error-engine-babbles = Le moteur « { $engine } » a dit « { $what } », ce qui n’est pas une réponse du protocole ; désormais sa place joue au hasard.
error-engine-illegal = Le moteur « { $engine } » a joué « { $what } », ce qui n’est pas permis ici ; désormais sa place joue au hasard.
error-bad-engine = « { $engine } » ne désigne aucun moteur qui puisse démarrer : écris engine:COMMANDE, ou engine@2s:COMMANDE pour deux secondes par coup, avec un programme présent ici.
error-bad-engine-name = « { $engine } » ne nomme pas un moteur : écris NOM=COMMANDE, le nom en minuscules et différent de ceux des bots.
error-engine-message = Ce n’est pas un message du protocole des moteurs ; sont attendus hello, new_match, choose et quit en lignes JSON, new_match avant choose.

help-mcp =
    Offrir les jeux aux modèles de langue comme outils du Model Context Protocol.

    Exemple : baumeister mcp --http 8765
help-mcp-http = Servir par HTTP sur ce port de cet ordinateur au lieu de l’entrée et de la sortie standard.
mcp-where = Les modèles de langue trouvent les jeux sur { $url } ; Ctrl-C arrête le serveur.
error-unknown-match = Il n’y a pas de partie « { $match } » ici ; new_match en commence une.
error-too-many-matches = { $most } parties sont déjà en cours ; termine d’abord l’une d’elles.
error-no-such-page = Il n’y a pas de page { $page } ; il y en a de 1 à { $pages }.
