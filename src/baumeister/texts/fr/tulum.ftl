### Tulum

game-tulum = Tulum
game-tulum-about = Lance les dés et monte ta pyramide rangée par rangée. Arrête-toi à temps, sinon tu perds ce que le tour t’a donné.
option-tulum-seats = Le nombre de joueurs ; en solo, on vise le moins de tours possible.
option-tulum-decline = Après un bloc d’un lancer, on peut laisser le reste.

tulum-blocks = { $count ->
    [one] { $count } bloc sur 21
   *[other] { $count } blocs sur 21
}
tulum-to-roll = { $count ->
    [one] Un dé va être lancé.
   *[other] { $count } dés vont être lancés.
}
tulum-dice = Dés :
tulum-at-stake = { $count ->
    [0] Rien n’est encore en jeu.
    [one] Un bloc est en jeu ; relancer maintenant, c’est { $bust } % de risque de le perdre.
   *[other] { $count } blocs sont en jeu ; relancer maintenant, c’est { $bust } % de risque de les perdre.
}

refusal-no-such-place = Cette case n’existe pas sur le plateau.
refusal-no-die-of-this-colour = Aucun dé de ce lancer ne montre la couleur de cette rangée.
refusal-place-taken = Un bloc s’y trouve déjà.
refusal-block-not-carried = Au-dessus de la première rangée, un bloc repose sur deux blocs.
refusal-die-still-fits = Un dé de ce lancer convient encore : il faut d’abord poser un bloc.
refusal-place-one-first = Il faut d’abord poser au moins un bloc de ce lancer.
reason-pyramid-complete = pyramide achevée
error-tulum-move = « { $text } » n’est pas un coup de Tulum : tape une case comme b3 (lettre de la rangée, puis case depuis la gauche), roll ou stop.
error-tulum-roll = « { $text } » n’est pas un lancer de Tulum : tape de une à six lettres de rangées, par exemple aabcef.

section-tulum-things = Le matériel
rule-TUL-01 = Chacun a un plateau et 21 blocs, soit 84 en tout. Les six dés servent à tous.
rule-TUL-01i = De bas en haut, un plateau a des rangées de 6, 5, 4, 3, 2 et 1 cases, chacune de sa couleur. Les dés sont identiques : chaque face montre l’une des six couleurs. Les blocs ne manquent jamais.
rule-TUL-02 = Un bloc est posé point visible, et peut encore se perdre, jusqu’à ce que son propriétaire finisse son tour. On le retourne alors : il est acquis pour de bon.
section-tulum-aim = Le but
rule-TUL-03 = Le premier qui achève sa pyramide gagne.
section-tulum-turn = Un tour
rule-TUL-04 = La personne la plus jeune commence ; on continue dans le sens horaire. À cette table, l’hôte choisit l’ordre des places, ou le sort décide.
rule-TUL-05 = Un tour, c’est : lancer, poser, choisir. Le premier lancer se fait avec les six dés.
rule-TUL-06 = Chaque dé donne droit à un bloc de sa couleur, s’il peut être posé. Le bloc va dans la rangée de sa couleur.
rule-TUL-07 = Au-dessus de la première rangée, un bloc a besoin des deux blocs sous lui ; à la première rangée, il repose sur le socle. Les blocs à point portent aussi.
rule-TUL-12i = Les blocs d’un même lancer peuvent se porter l’un l’autre. Le joueur choisit l’ordre et les cases.
rule-TUL-13i = On pose tant qu’un dé du lancer convient ; ce n’est pas forcément le plus grand nombre possible. Avec l’option « decline », on peut laisser le reste après un bloc.
rule-TUL-08 = Un dé qui a donné un bloc est mis de côté. Les autres restent en main, même en double : après six dés et quatre blocs, il en reste deux.
rule-TUL-09 = Si le premier lancer ne montre aucune couleur à poser, le tour est fini.
rule-TUL-10 = Dès qu’un bloc est posé dans le tour, on peut s’arrêter (les blocs à point sont retournés, au suivant) ou relancer les dés restants.
rule-TUL-11 = Un lancer suivant qui ne donne aucun bloc fait perdre tous les blocs à point, et c’est au suivant.
rule-TUL-14i = Sans dé restant, le tour finit de lui-même et les blocs sont acquis ; on ne reprend pas six dés.
rule-TUL-15i = Le 21e bloc gagne aussitôt.
section-tulum-more = En solo
rule-TUL-16 = Notre supplément : en solo, le but est d’achever la pyramide en aussi peu de tours que possible.
