### Les tables dans le navigateur

table-tone-red = rouge
table-tone-yellow = jaune
table-tone-green = vert
table-tone-blue = bleu
table-tone-white = blanc
table-tone-orange = orange
table-tone-violet = violet
table-tone-grey = gris
table-camera = Caméra
table-camera-left = Tourner à gauche
table-camera-right = Tourner à droite
table-camera-top = Vue de dessus
table-camera-reset = Réinitialiser la vue
table-told = { $name } { $move }.
table-turn-of = C’est à { $name } de jouer.
table-board-of = Plateau de { $name }
table-lay = Poser ici
table-why-not = Pourquoi pas ici ?
table-back = Retour
table-end-turn = Terminer le tour

table-tulum-place = Rangée { $row } ({ $colour }), case { $place } : { $state ->
    [secured] bloc assuré
    [loose] bloc avec le point visible
    [legal] un bloc peut aller ici
   *[empty] vide
}
table-tulum-place-now = Pose un bloc là où ça brille.
table-tulum-roll-on = { $count ->
    [one] Lancer le dernier dé
   *[other] Lancer { $count } dés
}
table-tulum-stop = S’arrêter et garder
table-tulum-in-vain = { $name } a lancé les dés : aucun bloc ne convient, le tour est fini.

table-rumis-plan = Le plan vu de dessus ; rien ne peut dépasser { $height }.
table-rumis-cell = Colonne { $x }, ligne { $y } : hauteur { $height } sur { $limit }{ $colour ->
    [none] {""}
   *[other] , { $colour } au sommet
}{ $fits ->
    [yes] {"\u00A0"}; la pierre va ici
   *[no] {""}
}
table-rumis-lying = Pierres posées
table-rumis-stone = { $colour } { $stone } en { $cells }
table-rumis-colours = Couleurs
table-rumis-out = hors jeu
table-rumis-left = encore { $count } { $count ->
    [one] pierre
   *[other] pierres
} : { $stones }
table-rumis-ruin = Ruine
table-rumis-stones = Pierres restantes
table-rumis-take = Pierre { $stone }
table-rumis-turn = Tourner la pierre
table-rumis-turn-z = Tourner sur place (Z)
table-rumis-turn-x = Basculer vers l’avant (X)
table-rumis-turn-y = Basculer sur le côté (Y)
table-rumis-puzzle = Achever le cube
table-rumis-check = Est-ce encore possible ?
table-rumis-solution = Montrer la solution
table-rumis-asking = Recherche…
table-rumis-verdict = { $verdict ->
    [solved] Oui, le cube peut encore être achevé.
    [none] Non, il ne peut plus être achevé. Reprends une pierre.
   *[unknown] On ne sait pas : dans le temps imparti, ni solution ni preuve qu’il n’y en a pas.
}
table-rumis-solution-back = Une pierre de moins
table-rumis-solution-on = Une pierre de plus
table-rumis-solution-step = Pierre { $number } sur { $count } : { $colour } { $stone }
table-rumis-solution-lay = Poser la suivante
table-rumis-solution-hide = Cacher la solution

table-pyramido-place = Étage { $level }, colonne { $x }, ligne { $y } : { $state ->
    [stone] { $what }
    [dead] plus aucune pierre ne peut aller ici
   *[free] libre ; convient : { $what }
}
table-pyramido-hand = Main
table-pyramido-quarry = Carrière
table-pyramido-store = Réserve
table-pyramido-fade = Estomper les étages supérieurs (U, D)
table-pyramido-exchange = Échanger des pierres
table-pyramido-exchange-now = { $count ->
    [0] Choisis les pierres à échanger
    [one] Échanger une pierre
   *[other] Échanger { $count } pierres
}
table-pyramido-store-it = Mettre en réserve
table-pyramido-pass = Passer
table-pyramido-last-idle = Si tu ne poses ni n’échanges rien maintenant, la partie est perdue.

table-talo-stands = { $name } : niveau { $level }
table-talo-sticks = Bâtons posés
table-talo-count = { $count } de longueur { $length }
table-talo-stick = bâton de longueur { $length } { $axis ->
    [x] le long de la ligne
    [y] le long de la colonne
   *[z] debout
} depuis { $x }, { $y } au niveau { $z }
table-talo-cell = Colonne { $x }, ligne { $y }, niveau { $level } : { $what ->
    [none] vide
   *[other] { $what }
}{ $can ->
    [yes] {"\u00A0"}; possible ici
   *[no] {""}
}
table-talo-take = Prendre des bâtons :
table-talo-length = Bâton de longueur { $length }
table-talo-direction = Direction
table-talo-axis-x = Le long de la ligne (X)
table-talo-axis-y = Le long de la colonne (Y)
table-talo-axis-z = Debout (Z)
table-talo-hold = Tenir
table-talo-levels = Niveau
table-talo-lower = Un niveau plus bas
table-talo-higher = Un niveau plus haut
table-talo-all-levels = Tous les niveaux
table-talo-walk = Marcher
table-talo-walk-now = La figurine peut marcher.
table-talo-restart = D’ici, ta figurine n’atteindra plus jamais le sommet. Repars d’une case du sol, ou reste là.
table-talo-stay = Rester
table-talo-take-back = Reprendre le bâton tenu
table-talo-test = Est-ce que ça tiendrait ?
table-talo-balance = { $firmness ->
    [firm] La construction tiendrait solidement.
    [shaky] La construction tiendrait, mais de justesse.
   *[falls] { $count ->
        [one] Elle ne tiendrait pas : un bâton tomberait.
       *[other] Elle ne tiendrait pas : { $count } bâtons tomberaient.
    }
}
table-talo-would-fall = { " " }– tomberait
table-talo-fell = { " " }– est tombé
table-talo-hold-now = Tiens-le ici, puis pose le bâton de longueur { $other } pour que les deux tiennent.
table-talo-held-now = Tu tiens le bâton de longueur { $length }. Pose le bâton de longueur { $other } pour que les deux tiennent, ou reprends le premier.
table-talo-held-alone = Tu tiens le bâton de longueur { $length }, mais nulle part le bâton de longueur { $other } ne ferait tenir les deux : reprends le premier.
table-talo-hold-here = Le tenir ici pour le moment
table-talo-looks = Figurines et plateaux
table-talo-figure = Figurine : { $figure ->
    [round] ronde
    [slim] élancée
    [stout] trapue
    [crowned] couronnée
    [hooded] à capuche
   *[tower] tour
}
table-talo-board = Plateau de réserve : { $colour }
