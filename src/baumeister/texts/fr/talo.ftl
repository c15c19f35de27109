### Talō

game-talo = Talō
game-talo-about = Construis avec des bâtons de dix longueurs, garde l’équilibre et sois le premier à grimper au niveau 10.
option-talo-seats = Nombre de joueurs.
option-talo-collapse = Ce qui se passe si un bâton ne tient pas.
choice-talo-collapse-prevent = La pose est refusée, et les bâtons qui tomberaient sont montrés.
choice-talo-collapse-fall = Tout peut être tenté ; qui fait s’écrouler la construction a perdu.
option-talo-foretell = Si l’on peut demander avant de poser si ça tiendrait.

fact-sticks = Bâtons posés
fact-level = Niveau le plus haut

talo-level = Niveau { $level }
talo-figure = se tient en { $x },{ $y } au niveau { $level }
talo-stuck = (ne peut plus jamais atteindre le sommet)
talo-store = Réserve :
talo-rolled = Lancer { $rolls } sur 3 : { $number }
talo-hand = En main :
talo-held = Tenu pour l’instant : { $stick }

refusal-restart-or-stay = La figurine peut repartir d’une case libre du sol ou rester où elle est ; on ne lance le dé qu’ensuite.
refusal-take-sticks-first = Prends d’abord les bâtons de ce lancer.
refusal-no-sticks-this-turn = Trois lancers n’ont donné aucun bâton ; on ne peut plus que finir ce tour.
refusal-one-stick-or-two = On prend un bâton ou deux, jamais plus.
refusal-sum-is-not-the-roll = La somme des bâtons pris doit être { $number }.
refusal-store-lacks-stick = La réserve n’a plus ces bâtons.
refusal-sticks-fit-nowhere = Aucun de ces bâtons ne peut être posé nulle part.
refusal-sticks-taken-already = Les bâtons de ce lancer sont déjà pris.
refusal-stick-not-taken = Tu n’as pas de bâton de cette longueur en main.
refusal-stick-off-the-grid = Un bâton est couché le long d’une ligne ou d’une colonne, ou bien debout, exactement sur la grille.
refusal-stick-above-the-top = Rien ne peut dépasser le niveau 10.
refusal-stick-over-the-edge = Un bâton posé à même le sol ne peut pas en dépasser le bord.
refusal-stick-too-far-out = Aucun bâton ne peut aller à plus de dix cases hors du sol.
refusal-stick-in-a-stick = Un autre bâton occupe cette place.
refusal-stick-in-a-figure = Une figurine occupe cette place.
refusal-stick-floats = Un bâton doit reposer sur le sol ou sur un autre bâton.
refusal-stick-has-no-way = Le bâton ne peut pas y arriver en ligne droite, ni d’en haut ni d’un côté.
refusal-stick-out-of-balance = { $count ->
    [one] Cela ne tiendrait pas. Ce bâton bougerait : { $sticks }.
   *[other] Cela ne tiendrait pas. Ces bâtons bougeraient : { $sticks }.
}
refusal-sticks-still-to-build = Un bâton de longueur { $length } est encore en main et peut être posé ou tenu.
refusal-no-stick-held = Tu ne tiens aucun bâton.
refusal-stick-is-held = Tu tiens un bâton : pose l’autre pour que les deux tiennent, ou reprends-le.
refusal-no-other-stick = Pour tenir un bâton, il en faut un second en main comme contrepoids.
refusal-taken-back-already = Un bâton tenu a déjà été repris ce tour-ci ; on n’en tient plus.
refusal-stands-by-itself = Ce bâton tient tout seul à cet endroit ; on le pose, on ne le tient pas.
refusal-walked-already = La figurine a déjà marché ; elle pourra le refaire après la prochaine pose.
refusal-walk-only-after-a-roll = La figurine ne marche qu’après un lancer qui a donné des bâtons.
refusal-not-back-to-the-ground = Une figurine ne redescend pas au sol.
refusal-figure-stands-there = Une figurine s’y trouve.
refusal-figure-cannot-get-there = La figurine ne peut pas y aller : elle avance case par case sur les bâtons, d’un niveau au plus vers le haut ou le bas.
refusal-too-little-room = Il y a trop peu de place, là ou sur le chemin : il faut à une figurine deux niveaux libres au-dessus de chaque case où elle passe.
refusal-figure-in-the-way = Une autre figurine barre le chemin.
refusal-no-walking-on-the-ground = Au sol, une figurine ne peut pas marcher ; elle peut seulement monter sur un bâton juste à côté d’elle dont le dessus est un niveau plus haut.
refusal-restart-cell-taken = Une figurine ne repart que d’une case du sol sans bâton ni figurine, avec deux niveaux libres.
refusal-restart-only-before-the-roll = Une figurine ne repart qu’avant le lancer.

reason-top-reached = niveau 10 atteint
reason-building-fell = construction écroulée
reason-nothing-to-build = plus rien ne pouvait être posé
error-talo-move = « { $text } » n’est pas un coup de Talō : tape take5 ou take1+4, un bâton avec son coin le plus bas comme 4x(3,5,2), hold4x(3,5,2), back, walk(3,5,2), restart(3,5) ou end.
error-talo-roll = « { $text } » n’est pas un lancer de Talō : tape un nombre de 1 à 10.

section-talo-things = Le matériel
rule-TAL-01 = Un sol de 10 × 10 cases. 55 bâtons carrés, épais d’une unité et longs de 1 à 10 : dix de longueur 1, neuf de longueur 2, et ainsi de suite jusqu’à un seul de longueur 10. Un dé de 1 à 10. Les six figurines au choix et les plateaux de réserve rouges ou bleus ne sont là que pour l’œil. Chacun peut mesurer à tout moment.
rule-TAL-02 = Chacun place une figurine sur l’une des quatre cases marquées. La personne la plus jeune commence ; on continue dans le sens horaire. À cette table, l’hôte choisit l’ordre des places, ou le sort décide.
rule-TAL-02i = Les cases marquées sont les milieux des quatre quarts. Les places commencent dans l’ordre en (2,2), (7,7), (7,2) et (2,7), en comptant à partir de 0. C’est une simplification : dans le livret, chacun choisit l’une des quatre cases.
section-talo-roll = Lancer et prendre
rule-TAL-03 = Lance le dé. Prends ensuite un bâton de cette longueur, ou deux dont la somme la donne, jamais plus.
rule-TAL-04 = Si la réserve n’a ni l’un ni les autres, on relance, trois lancers en tout au plus. Si cela ne suffit pas, on ne construit pas et on ne se déplace pas ce tour-ci.
rule-TAL-04i = Un choix dont aucun bâton ne peut être posé nulle part compte comme absent.
section-talo-build = Construire
rule-TAL-05 = Tous les bâtons pris sont posés. Un bâton est couché le long d’une ligne ou d’une colonne, ou debout, exactement sur la grille et jamais en diagonale. Tout le sol est ouvert à tous.
rule-TAL-06 = Un bâton posé à même le sol ne peut pas en dépasser le bord. À partir de la deuxième couche, c’est permis.
rule-TAL-06i = Rien ne va à plus de dix cases hors du sol.
rule-TAL-07 = Rien ne dépasse le niveau 10. Le niveau d’une place est le nombre d’unités au-dessous d’elle.
rule-TAL-17i = Un bâton doit pouvoir arriver à sa place en ligne droite, d’en haut ou de l’un des quatre côtés, sans heurter bâtons ni figurines ; le second d’une paire, sans heurter non plus le premier. Il n’entre jamais dans une figurine, haute de deux niveaux.
section-talo-balance = L’équilibre
rule-TAL-08 = La construction reste en équilibre à chaque instant, sans que le poids d’une figurine y aide.
rule-TAL-09 = En travers d’un bâton debout, seules les longueurs impaires tiennent, posées en leur milieu. Une longueur paire bascule, sauf si quelque chose de plus haut se dresse au bout qui s’abaisserait, pour qu’elle s’y appuie.
rule-TAL-10 = Deux bâtons peuvent être posés au même instant de façon à s’équilibrer l’un l’autre : par exemple un 4 sur un 1, avec un autre 1 sur le bras court. La figurine marche alors avant ou après, pas entre les deux.
rule-TAL-10i = Le premier bâton est tenu là où il repose sur quelque chose sans pouvoir tenir seul. Puis l’autre est posé pour que les deux tiennent, ou le premier est repris ; cela se fait au plus une fois par tour, et ensuite on ne tient plus rien.
rule-TAL-18i = L’équilibre est calculé comme la statique de blocs rigides. Les forces ne font que pousser. Les faces qui portent ont un frottement de 0,4, les faces latérales aucun : rien ne tient parce qu’il est coincé. La pesanteur est aussi légèrement inclinée dans chaque direction : un centre de gravité exactement au-dessus d’une arête ne compte pas comme équilibré.
rule-TAL-22i = Un bâton en main qui ne peut être ni posé ni tenu retourne à la réserve, et le tour peut finir.
section-talo-walk = Grimper
rule-TAL-11 = À son tour, après un lancer qui a donné des bâtons, on peut déplacer sa figurine avant, entre et après les poses. Ce n’est pas obligatoire.
rule-TAL-11i = Entre deux poses, elle se déplace une fois ; ce déplacement peut compter autant de pas qu’on veut. Elle ne bouge pas tant qu’un bâton est tenu.
rule-TAL-12 = Au sol, une figurine ne peut pas marcher ; elle peut monter sur un bâton juste à côté d’elle dont le dessus est un niveau plus haut. Dès lors, elle marche sur les bâtons, peu importe de qui : dans quatre directions, à plat aussi loin qu’elle veut, d’exactement un niveau par pas vers le haut ou le bas, autant de pas qu’on veut. Jamais en diagonale, jamais deux niveaux d’un coup. Elle se tient sur une seule case, et ce qui dépasse du sol la porte aussi.
rule-TAL-13 = Elle ne va jamais sur une autre figurine ni à travers elle. Chaque place où elle passe, sous une poutre aussi, demande au moins deux niveaux libres.
rule-TAL-19i = Une figurine ne redescend pas au sol. Son poids ne compte pas.
section-talo-stuck = Repartir
rule-TAL-14 = Une figurine qui ne pourra plus jamais atteindre le niveau 10, quoi qu’on construise, peut au prochain tour de son joueur, avant le lancer, repartir de n’importe quelle case du sol sans bâton ni figurine et avec deux niveaux libres. Puis le tour continue comme d’habitude.
rule-TAL-20i = C’est décidé par un examen qui ne laisse jamais repartir une figurine tant qu’elle pourrait encore monter par elle-même. Compte comme une place tout bâton, et toute unité vide qui pourrait encore être remplie, dans la portée des surplombs et hors du sol seulement à partir de la deuxième couche, avec deux unités sans bâton au-dessus ; les pas sont les pas ordinaires. Une autre figurine n’est un mur que si, d’après ce même examen, elle est bloquée pour de bon, même si son joueur pouvait repartir et dégager le chemin. Pour rester plutôt que repartir, on se déplace sur sa propre place.
section-talo-end = La fin
rule-TAL-15 = La première figurine au niveau 10 gagne aussitôt, même s’il reste des bâtons en main.
rule-TAL-16 = Qui fait s’écrouler la construction par accident et ne peut pas la remettre en état a perdu, et la partie est finie. À cette table, une telle pose est refusée ; avec l’option « fall », elle peut être tentée partout où le bâton respecte la grille, le bord et le niveau 10, peut arriver à sa place et repose sur quelque chose. Ce qui s’est écroulé n’est alors pas remis en place.
rule-TAL-16i = À deux, l’autre gagne ; à plusieurs, les autres partagent la victoire.
rule-TAL-21i = Si aucune longueur de la réserve ne peut plus être posée seule nulle part, la partie finit. On le vérifie avant chaque lancer, et aussi avant qu’une figurine bloquée puisse repartir. La figurine la plus haute gagne ; les égalités sont partagées.
