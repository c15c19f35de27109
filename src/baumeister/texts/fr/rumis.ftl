### Rumis

game-rumis = Rumis
game-rumis-about = Assemble des pierres de deux, trois et quatre cubes en un seul édifice, toujours au contact de ta couleur. À la fin compte ce que l’on voit d’en haut.
option-rumis-mode = Ce que l’on joue.
choice-rumis-mode-standard = Chacun joue une couleur.
choice-rumis-mode-four-colours = À deux, chacun deux couleurs, avec les limites de quatre joueurs ; la meilleure des quatre couleurs gagne.
choice-rumis-mode-ruinas = Une ruine d’une couleur libre est bâtie d’abord ; puis valent les limites pour un joueur de plus.
choice-rumis-mode-cube = Solitaire : bâtir un cube plein.
option-rumis-seats = Nombre de joueurs : de deux à quatre ; deux avec quatre couleurs, deux ou trois avec une ruine, un seul pour le cube.
option-rumis-scenario = Quel édifice.
choice-rumis-scenario-chullpa = la tour : 4 × 5 cases, haute de 4, 6 ou 8 à deux, trois ou quatre.
choice-rumis-scenario-coricancha = la pyramide : 8 × 8 cases en anneaux hauts de 1 à 4 ; à deux, seulement les 6 × 6 du milieu.
choice-rumis-scenario-pisac = l’escalier : huit rangées de quatre cases, chacune plus haute d’un degré, au plus 4, 5 ou 8.
choice-rumis-scenario-pirka = le mur : un L large de trois, long de huit, avec un pied de six, haut de 2, 3 ou 4.
choice-rumis-scenario-tambo = le relais : 7 × 7 cases autour d’une cour de 3 × 3, haut de 2, 3 ou 4.
choice-rumis-scenario-cucho = le coin : 7 × 7 cases, haut de 7 dans un coin, avec des degrés tout autour de ce coin, au plus 3, 4 ou 7.
option-rumis-ruin = Comment naît la ruine.
choice-rumis-ruin-laid = Les joueurs la posent à tour de rôle.
choice-rumis-ruin-random = Le hasard la pose.
option-rumis-edge = L’arête du cube.
option-rumis-colours = De combien de couleurs le cube est fait.
option-rumis-contact = Dans le cube aussi, chaque couleur doit se toucher elle-même comme dans une partie.
option-rumis-alternate = Dans le cube, les couleurs jouent en plus à tour de rôle ; seulement si chacune doit se toucher elle-même.

rumis-max-height = { $height } de haut au plus.
rumis-ruin = Ruine
rumis-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rumis-out = hors jeu

refusal-no-such-stone = Ces cases ne forment pas cette pierre.
refusal-other-colour = Ce n’est pas le tour de cette couleur.
refusal-stone-already-laid = Cette couleur a déjà posé cette pierre.
refusal-outside-plan = Une partie de la pierre sortirait du plan.
refusal-too-high = Une partie de la pierre dépasserait la hauteur permise.
refusal-cells-taken = Une autre pierre est déjà là.
refusal-hole-under-stone = Il resterait un trou sous la pierre.
refusal-own-colour-not-touched = Une pierre doit partager au moins une face avec une pierre de sa couleur.
refusal-first-stone-off-the-ground = La première pierre d’une couleur doit reposer sur le sol.
refusal-first-stone-apart = La première pierre d’une couleur doit toucher une pierre déjà posée.
reason-nobody-can-place = plus personne ne peut poser
reason-cube-complete = cube complet
reason-cube-stuck = plus aucune pierre n’entre
error-rumis-move = « { $text } » n’est pas une pierre posée : tape la couleur (r, b, g, y), la pierre et ses cases, par exemple rV3@a1,b1,a1/2.
error-rumis-stone = « { $text } » nomme la mauvaise pierre : ces cases forment la pierre { $stone }.
error-too-few-cubes = Un cube d’arête { $edge } demande { $needed } petits cubes, mais { $colours ->
    [one] une couleur n’en a
   *[other] { $colours } couleurs n’en ont
} que { $there }.
error-scenario-unreadable = Le fichier de scénario { $file } est illisible.
error-scenario-too-long = Le fichier de scénario est trop long ; { $most } caractères au plus sont acceptés, et le plus grand plan en demande moins.
error-scenario-not-toml = Le fichier de scénario n’est pas du TOML : { $problem }.
error-scenario-unknown-field = Un fichier de scénario n’a pas de champ « { $field } » ; il a : { $accepts }.
error-scenario-field-missing = Il manque au fichier de scénario le champ « { $field } ».
error-scenario-max-height = Le champ max_height doit contenir trois nombres de 1 à { $highest } : pour deux, trois et quatre joueurs.
error-scenario-rows = Le champ { $field } doit être une liste de rangées, chacune un texte de chiffres et de points.
error-scenario-name = Le nom d’un scénario a au plus { $most } caractères, dont aucun n’est invisible ni ne change le sens de l’écriture.
error-scenario-ragged = La rangée { $row } du plan a { $width ->
    [one] { $width } case
   *[other] { $width } cases
}, mais la première en a { $first }.
error-scenario-letter = La rangée { $row } du plan contient « { $cell } » ; une case est un chiffre de 1 à 9, ou un point hors du plan.
error-scenario-too-high = La rangée { $row } du plan contient la hauteur { $height }, mais le plus grand max_height est { $highest }.
error-scenario-too-large = Le plan est trop grand : au plus { $cells } cases, points compris, et { $side } par rangée ou colonne.
error-scenario-no-cells = Le plan pour { $players } joueurs a moins de deux cases à bâtir.
error-scenario-island = La case de la rangée { $row }, colonne { $column } du plan est hors d’atteinte des autres.

section-rumis-things = Le matériel
rule-RUM-01 = Chaque couleur a onze pierres : toutes les façons de joindre deux, trois ou quatre cubes face contre face, dont deux sont l’image l’une de l’autre dans un miroir. Cela fait 40 cubes par couleur et 104 façons de tenir ses pierres.
rule-RUM-02 = Un scénario donne le plan au sol, une hauteur pour chaque case et la plus grande hauteur à deux, trois et quatre joueurs. Une case se bâtit jusqu’à la plus petite des deux. Certains scénarios ont un plan plus petit quand on est moins nombreux : la ligne rouge.
section-rumis-placing = Poser les pierres
rule-RUM-03 = La première pierre de la partie se pose n’importe où sur le sol du plan. N’importe qui peut commencer ; à cette table, l’hôte choisit l’ordre des places, ou le sort décide. On tourne dans le sens horaire, une pierre par tour.
rule-RUM-04 = La première pierre de chacun des autres doit reposer sur le sol et partager une face avec une pierre déjà posée.
rule-RUM-05 = Toute pierre suivante doit partager au moins une face avec une pierre de sa couleur, à côté ou en dessous.
rule-RUM-06 = Aucune partie d’une pierre ne peut sortir du plan ni dépasser la hauteur permise de sa case.
rule-RUM-07 = Il ne peut y avoir de trou sous une pierre : chaque colonne qu’elle occupe est pleine jusqu’à elle.
rule-RUM-08 = Qui ne peut pas poser est hors jeu pour le reste de la partie, même si une place s’ouvre plus tard.
rule-RUM-09i = Qui peut poser doit poser.
section-rumis-end = La fin
rule-RUM-10 = La partie finit quand plus personne ne peut poser. Chaque face de ta couleur vue d’en haut vaut un point, chaque pierre qui te reste en coûte un. Le plus grand total gagne. Dans l’exemple du livret, quatre joueurs ont 7, 5, 4 et 4 − 1 = 3 points : les 20 cases de la tour, moins une pierre.
rule-RUM-11i = À égalité, la victoire est partagée.
section-rumis-more = D’autres façons de jouer
rule-RUM-12 = À deux avec quatre couleurs : chacun en joue deux, posées tour à tour (premier, second, premier, second), avec les limites de quatre joueurs. Une couleur qui ne peut plus poser est hors jeu pendant que l’autre continue. La meilleure des quatre couleurs fait gagner la personne qui la joue.
rule-RUM-13 = Ruinas, à deux ou trois : avant la partie, on pose ensemble toutes les pierres d’une couleur libre. Puis on joue comme d’habitude, avec le plan et les hauteurs pour un joueur de plus.
rule-RUM-14i = Les joueurs posent la ruine tour à tour, une pierre chacun, selon les mêmes règles, en commençant par la personne qui commence aussi la partie ; ou bien le hasard la pose. Les pierres qui n’entrent plus sont laissées de côté, et la ruine ne rapporte rien. Ensuite la partie commence comme d’habitude : sa première pierre se pose n’importe où sur le sol, la première pierre de chacun des autres doit aussi toucher une pierre. S’il ne reste plus de telle place au sol, toucher une pierre suffit.
rule-RUM-15 = En solo : bâtir un cube plein d’arête 3, 4 ou 5, de quatre couleurs ou de moins, tant que les cubes suffisent. Plus dur (contact) : chaque couleur suit les règles de contact. Le plus dur (alternate) : en plus de cela, les couleurs jouent à tour de rôle.
rule-RUM-15i = Dans un cube non plus, jamais de trou sous une pierre, et rien ne dépasse l’arête. Quand les couleurs alternent, celle qui n’a plus de pierre est sautée. Le cube plein gagne ; sans pierre à poser, il est perdu. On reprend ses coups librement.
section-rumis-scenarios = Les scénarios
rule-RUM-20 = CHULLPA, la tour : 4 × 5 cases ; haute de 4, 6 ou 8 à deux, trois ou quatre joueurs. Certain.
rule-RUM-21 = CORICANCHA, la pyramide : 8 × 8 cases, des anneaux hauts de 1, 2, 3 et 4 vers l’intérieur, au plus 4. À deux on ne bâtit qu’à l’intérieur de la ligne rouge, sur les 6 × 6 du milieu. Hauteurs certaines, forme reconstituée.
rule-RUM-22 = PISAC, l’escalier : huit rangées de quatre cases, chacune plus haute d’un degré ; au plus 4, 5 ou 8. Tout le plan est toujours ouvert. Hauteurs certaines, forme reconstituée.
rule-RUM-23 = PIRKA, le mur : un L large de trois, long de huit, avec un pied de six ; 33 cases. Haut de 2, 3 ou 4. Seul le 4 est certain, le reste est reconstitué.
rule-RUM-24 = TAMBO, le relais : 7 × 7 cases sans les 3 × 3 du milieu ; 40 cases. Haut de 2, 3 ou 4. Reconstitué.
rule-RUM-25 = CUCHO, le coin : 7 × 7 cases, haut de 7 dans un coin ; les degrés tournent autour de ce coin : c’est la rangée ou la colonne la plus éloignée qui compte ; au plus 3, 4 ou 7. Reconstitué.
rule-RUM-26 = Les cases de même hauteur ont la même couleur sur le plan, et la limite pour ce nombre de joueurs est affichée à côté.
