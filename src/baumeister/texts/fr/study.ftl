### Images, études, moteurs et autres places pour des programmes

help-draw =
    Dessiner une position d'une partie enregistrée sous forme d'image SVG.

    Exemple : baumeister draw match.txt --at 12 > image.svg
help-draw-file = Un enregistrement, en texte ou en JSON.
help-draw-at = La position après ce nombre d'événements ; sinon la dernière.
help-draw-dark = Fond sombre.
help-draw-coordinates = Afficher les coordonnées de la notation courte, ou les masquer.
help-draw-width = Largeur de l'image en pixels ; sinon celle que demandent ses pièces.
help-jobs = Combien de processus ; -1 pour un par cœur.
help-cluster = Jouer sur une grappe Dask, avec l'adresse de son ordonnanceur : tcp://HOST:8786.
help-resume = Reprendre l'étude interrompue : ce que contient le fichier .part de --save n'est pas rejoué.
help-report = Écrire une page avec tableaux et graphiques dans ce fichier.
help-simulate-save = Écrire chaque partie dans ce fichier : .json, .csv ou .parquet ; d'ici là, elles sont gardées à côté dans un fichier .part.
help-ladder-save = Écrire chaque partie dans ce fichier : .json, .csv ou .parquet ; d'ici là, elles sont gardées à côté dans un fichier .part.
help-tournament-save = Écrire chaque partie dans ce fichier : .json, .csv ou .parquet ; d'ici là, elles sont gardées à côté dans un fichier .part.
help-ladder-matches = Combien de parties joue chaque groupe qui se rencontre : dans tous les ordres de places avec les mêmes tirages, donc arrondi à des tours entiers.
help-tournament-matches = Combien de parties joue chaque groupe qui se rencontre : dans tous les ordres de places avec les mêmes tirages, donc arrondi à des tours entiers.
help-tournament-swiss = Jouer ce nombre de rondes, où se rencontrent ceux qui sont à peu près à égalité, au lieu de tous contre tous.

tournament-pairs = Combien de fois celui de gauche a devancé celui du haut
tournament-length = Une partie a duré { $mean } coups en moyenne (écart type { $deviation }, de { $least } à { $most }).
tournament-luck = { $share } % des différences entre les résultats viennent des tirages et du hasard, le reste des joueurs et des places.
tournament-seat-share = La place { $number } a gagné { $share } (95 % entre { $interval }).
study-kept = { $count } parties sont gardées ; la même commande avec --resume continue.
report-what = { $matches } parties, graine « { $seed } ».
report-variant = Variante : { $options } ; version des règles { $version }.
report-strength = Force
report-seats = Ce que valent les places
report-scores = Points
report-length = Coups par partie
report-branching = Coups légaux par décision
report-heat = Où les pierres finissent, par partie

error-unfinished-study = { $path } contient une étude inachevée ; continue avec --resume, ou supprime le fichier pour recommencer.
error-not-a-journal = { $path } n'est pas le journal d'une étude et ne peut pas être repris ; supprime-le pour recommencer.
error-other-study = { $path } appartient à une autre étude : pour continuer, le jeu, les options, les joueurs, les parties et la graine doivent être les mêmes.
error-unknown-ending = { $path } a une extension qui ne peut pas être écrite ; sont acceptées { $accepts }.
error-resume-what = --resume reprend l'étude d'un fichier ; indique ce fichier avec --save.
error-no-swiss = Un tournoi suisse demande une compétition et au moins autant de joueurs que les { $seats } places.
error-worker-lost = Un processus en train de jouer a été arrêté de l'extérieur, peut-être faute de mémoire ; moins de --jobs en demandent moins, et avec --save et --resume rien n'est perdu.
error-no-cluster = Aucun ordonnanceur Dask ne répond à { $address } ; « dask scheduler » en démarre un et affiche son adresse.
