### Tulum

game-tulum = Tulum
game-tulum-about = Lance les dés et monte ta pyramide rang par rang. Arrête-toi à temps, sinon le gain du tour est perdu.
option-tulum-seats = Le nombre de joueurs ; seul, on joue le solitaire en un minimum de tours.
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
    [one] Un bloc est en jeu ; relancer maintenant le perdrait à { $bust } %.
   *[other] { $count } blocs sont en jeu ; relancer maintenant les perdrait à { $bust } %.
}

refusal-no-such-place = Cette case n’existe pas sur la planche.
refusal-no-die-of-this-colour = Aucun dé de ce lancer ne montre la couleur de ce rang.
refusal-place-taken = Un bloc s’y trouve déjà.
refusal-block-not-carried = Au-dessus du premier rang, un bloc repose sur deux blocs.
refusal-die-still-fits = Un dé de ce lancer convient encore : il faut d’abord poser un bloc.
refusal-place-one-first = Il faut d’abord poser au moins un bloc de ce lancer.
reason-pyramid-complete = pyramide achevée
error-tulum-move = « { $text } » n’est pas un coup de Tulum : tape une case comme b3 (lettre du rang, puis place depuis la gauche), roll ou stop.
error-tulum-roll = « { $text } » n’est pas un lancer de Tulum : tape de une à six lettres de rang, par exemple aabcef.

section-tulum-things = Le matériel
rule-TUL-01 = Chacun a une planche et 21 blocs, soit 84 en tout. Les six dés servent à tous.
rule-TUL-01i = De bas en haut, une planche a des rangs de 6, 5, 4, 3, 2 et 1 cases, chacun de sa couleur. Les dés sont identiques : chaque face montre l’une des six couleurs. Les blocs ne manquent jamais.
rule-TUL-02 = Un bloc est posé point visible, et peut encore se perdre, jusqu’à ce que son propriétaire finisse son tour. On le retourne alors : il est acquis pour de bon.
section-tulum-aim = Le but
rule-TUL-03 = Le premier qui achève sa pyramide gagne.
section-tulum-turn = Un tour
rule-TUL-04 = Le plus jeune commence, puis on tourne dans le sens des aiguilles. À cette table, l’hôte range les places ou le sort décide.
rule-TUL-05 = Un tour, c’est : lancer, poser, choisir. Le premier lancer se fait avec les six dés.
rule-TUL-06 = Chaque dé donne droit à un bloc de sa couleur, s’il peut être posé. Le bloc va dans le rang de sa couleur.
rule-TUL-07 = Au-dessus du premier rang, un bloc a besoin des deux blocs sous lui ; au premier rang, il repose sur le socle. Les blocs à point portent aussi.
rule-TUL-12i = Les blocs d’un même lancer peuvent se porter l’un l’autre. Le joueur choisit l’ordre et les cases.
rule-TUL-13i = On pose tant qu’un dé du lancer convient ; ce n’est pas forcément le plus grand nombre possible. Avec l’option « decline », on peut laisser le reste après un bloc.
rule-TUL-08 = Un dé qui a donné un bloc est mis de côté. Les autres restent en main, même en double : après six dés et quatre blocs, il en reste deux.
rule-TUL-09 = Si le premier lancer ne montre aucune couleur à poser, le tour est fini.
rule-TUL-10 = Dès qu’un bloc est posé dans le tour, on peut s’arrêter (les blocs à point sont retournés, au suivant) ou relancer les dés restants.
rule-TUL-11 = Un lancer suivant qui ne donne aucun bloc fait perdre tous les blocs à point, et c’est au suivant.
rule-TUL-14i = Sans dé restant, le tour finit de lui-même et les blocs sont acquis ; on ne reprend pas six dés.
rule-TUL-15i = Le 21e bloc gagne aussitôt.
section-tulum-more = Seul
rule-TUL-16 = Notre supplément : seul, on achève la pyramide en aussi peu de tours que possible.
