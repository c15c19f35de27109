# Ce que valent les coups pendant la partie : l’entraîneur à table

help-terminal-coach = Montrer les chances de chacun, ce que valent les meilleurs coups et pourquoi.

coach = Entraîneur
coach-option = Entraîneur : montre les chances de chacun et les meilleurs coups
coach-option-alone = L’entraîneur est là quand tu joues en solo ou contre des bots ; à plusieurs, il attend la fin de la partie.
coach-people = D’autres personnes jouent ici : pas d’entraîneur avant la fin de la partie.
coach-hide = Masquer l’entraîneur
coach-win = Chances de gagner
coach-complete = Chances de réussir
coach-points = à espérer, sur 100
coach-points-about = En solo, moins il y a de tours, plus il y a de points : 67 pour cinq tours, 50 pour dix.
coach-chance = { $name } : { $worth }
share-percent = { $worth } %
share-points = { $worth } points
coach-exact = exact
coach-about = ± { $error }
coach-looking = L’entraîneur regarde…
coach-best = Meilleurs coups
coach-best-close = Masquer les meilleurs coups
coach-best-none = L’entraîneur n’a rien à dire de cette position.
coach-play = Jouer ainsi
settings-coach = Entraîneur pour s’exercer
hints-option = Autoriser les conseils, même quand on joue les uns contre les autres
hints-title = Conseils

error-coach-people = Quand on joue à plusieurs, pas d’entraîneur avant la fin de la partie.
error-coach-off = Cette table a été ouverte sans entraîneur.
error-coach-same = Cette partie se joue encore en ce moment ; l’entraîneur la regardera quand elle sera finie.
error-coach-failed = L’entraîneur n’a trouvé aucun résultat. Redemande-lui.
error-hints-off = Il n’y a pas de conseils à cette table ; qui ouvre une table peut les autoriser.

## pourquoi un coup est bon

worth-tulum-roll-gains = Relancer échoue dans { $percent } % des cas, mais fait gagner { $turns } { $turns ->
    [one] tour
   *[other] tours
} en moyenne.
worth-tulum-roll-costs = Relancer échoue dans { $percent } % des cas et coûte { $turns } { $turns ->
    [one] tour
   *[other] tours
} en moyenne.
worth-tulum-roll-even = Relancer échoue dans { $percent } % des cas ; en moyenne, cela ne change presque rien.
worth-tulum-stop = { $kept ->
    [one] Garde un bloc ; relancer le ferait perdre dans { $percent } % des cas.
   *[other] Garde { $kept } blocs ; relancer les ferait perdre dans { $percent } % des cas.
}
worth-tulum-place = Après ce tour, il t’en faudra encore { $turns } en moyenne.
worth-tulum-completes = Termine ta pyramide.
worth-rumis-shows = { $shown ->
    [one] Une face de plus de sa couleur se voit d’en haut.
   *[other] { $shown } faces de plus de sa couleur se voient d’en haut.
}
worth-rumis-hides = Cache { $hidden } { $hidden ->
    [one] face
   *[other] faces
} de couleur { $colour ->
    [0] rouge
    [1] bleue
    [2] verte
   *[3] jaune
}{ $shown ->
    [0] .
   *[other] , en montre { $shown } de plus de la sienne.
}
worth-rumis-hides-colours = Cache { $hidden } faces d’autres couleurs{ $shown ->
    [0] .
   *[other] , en montre { $shown } de plus de la sienne.
}
worth-pyramido-open = Garde au moins { $colours } couleurs possibles à chaque place voisine.
worth-pyramido-square = { $squares ->
    [one] Ferme un carré
   *[other] Ferme { $squares } carrés
} ; { $colours ->
    [one] une couleur convient dessus.
   *[other] { $colours } couleurs conviennent dessus.
}
worth-pyramido-completes = Termine la pyramide.
worth-pyramido-exchange = { $stones ->
    [one] Te débarrasse d’une pierre qui ne va nulle part.
   *[other] Te débarrasse de { $stones } pierres qui ne vont nulle part.
}
worth-talo-leaves = { $levels ->
    [0] T’ouvre la voie jusqu’au sommet
    [one] Te laisse à un niveau du sommet
   *[other] Te laisse à { $levels } niveaux du sommet
} ; { $name } { $others ->
    [0] { $levels ->
        [0] peut y arriver aussi.
       *[other] peut déjà y arriver.
    }
    [one] en est à un niveau.
   *[other] en est à { $others } niveaux.
}
worth-talo-climbs = Fait monter ta figurine au niveau { $level }.
worth-talo-wins = Atteint le niveau 10 et gagne.
