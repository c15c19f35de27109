### Pyramido

game-pyramido = Pyramido
game-pyramido-about = Cinq couleurs, une pyramide à degrés : chaque pierre doit s’accorder avec les quatre du dessous. À bâtir ensemble, en solo, ou chacun la sienne.
option-pyramido-mode = La façon de jouer.
choice-pyramido-mode-coop = Tous bâtissent ensemble une pyramide.
choice-pyramido-mode-solo = Une personne bâtit en solo.
choice-pyramido-mode-contest = Chacun bâtit sa propre pyramide.
option-pyramido-seats = Le nombre de joueurs : une personne en solo, sinon de deux à quatre.
option-pyramido-base = Pierres sur un côté de la base : 5, ou 4 pour la petite version ; en concours, 4 à deux joueurs, 3 au-delà.
option-pyramido-games = Concours : 1 partie, ou une série de plusieurs avec des points.

pyramido-level = Étage { $number }
pyramido-missing = { $count ->
    [0] Achevée.
    [one] Il manque une pierre.
   *[other] Il manque { $count } pierres.
}
pyramido-dead-end = Cette pyramide ne peut plus être achevée.
pyramido-bag = Sac ({ $count }) :
pyramido-quarry = Carrière :
pyramido-store = Réserve :
pyramido-game = Partie { $number } sur { $games }
pyramido-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

fact-missing-stones = Pierres manquantes
fact-stones-out = Pierres échangées ou écartées

refusal-move-of-another-mode = C’est un coup d’une autre façon de jouer à Pyramido.
refusal-not-in-hand = Tu n’as pas ces pierres.
refusal-not-in-quarry = La carrière n’a pas de pierre de cette couleur.
refusal-not-in-store = Ta réserve n’a pas de pierre de cette couleur.
refusal-store-full = Ta réserve est pleine : elle contient cinq pierres.
refusal-built-this-turn = Tu as déjà posé une pierre ce tour-ci : plus d’échange possible.
refusal-exchange-one-to-three = On échange une, deux ou trois pierres.
refusal-bag-has-too-few = { $count ->
    [0] Le sac est vide : on ne peut plus rien échanger.
    [one] Il reste une pierre dans le sac : on n’en échange pas plus d’une.
   *[other] Il reste { $count } pierres dans le sac : on n’en échange pas davantage.
}
refusal-no-such-level = Cette pyramide a les étages 1 à { $levels }.
refusal-stone-lies-there = Une pierre s’y trouve déjà.
refusal-not-beside-a-stone = À l’étage du bas, une pierre doit en toucher une autre par un côté.
refusal-base-too-wide = La base dépasserait { $base } × { $base } pierres.
refusal-no-square-below = Il faut dessous quatre pierres en carré.
refusal-colour-does-not-suit = Cette couleur ne s’accorde pas avec les quatre pierres du dessous.
refusal-four-colours = Cela fermerait un carré de quatre couleurs différentes.
refusal-four-colours-not-forced = Cela fermerait un carré de quatre couleurs différentes, alors qu’une autre couleur convient sans cela.

reason-too-few-stones = il reste moins de pierres qu’il n’en manque
reason-nobody-builds = deux tours de table sans bâtir ni échanger
reason-nothing-fits = le sac est vide et aucune pierre ne convient
reason-fewest-missing = tous ont passé, le moins de pierres manquantes l’emporte
reason-series-over = série terminée

error-pyramido-move = « { $text } » n’est pas un coup de Pyramido : tape r1:-2,0 pour bâtir (couleur r y g b w, étage, x,y), q:r1:-2,0 depuis la carrière, s:r1:-2,0 depuis la réserve, xrg pour échanger, +r pour mettre en réserve, end ou pass.
error-pyramido-draw = « { $text } » n’est pas une pierre : tape l’une des lettres r y g b w.

section-pyramido-building = Bâtir
rule-PYR-01 = À l’étage du bas, une pierre doit toucher par un côté une pierre déjà posée. Les bords de la base ne sont pas fixés : elle grandit avec les pierres, sans jamais dépasser la taille convenue.
rule-PYR-02 = Plus haut, une pierre repose au milieu de quatre pierres en carré et prend la couleur la plus fréquente : quatre pareilles, trois pareilles, ou une paire à côté de deux isolées. Avec deux paires, l’une ou l’autre couleur convient. Elle n’a pas besoin de voisine.
rule-PYR-03 = À chaque étage, un carré de quatre pierres montre au plus trois couleurs. Aucune pierre ne doit fermer un carré de quatre couleurs différentes.
rule-PYR-04 = Dès le deuxième étage, les pierres du dessous peuvent imposer un tel carré. Sur un carré de quatre couleurs, chacune des quatre convient.
rule-PYR-05i = Imposé veut dire : toute couleur qui convient à la place fermerait un carré de quatre couleurs, quelles que soient les pierres encore disponibles. C’est permis dans ce seul cas, et jamais à l’étage du bas.
rule-PYR-06 = Un trou dans la base peut ainsi n’admettre que deux couleurs, car toute autre ferait un carré de quatre couleurs. Il peut même n’en admettre aucune : c’est permis, et le trou est marqué, mais la pyramide ne sera jamais achevée.
section-pyramido-together = Ensemble ou en solo
rule-PYR-10 = Cinq pierres tirées au hasard forment une croix. Chacun tire trois pierres, six en solo, et les garde visibles.
rule-PYR-11 = À ton tour, pose autant de tes pierres que tu veux, d’aucune à toutes ; puis complète à trois (en solo, à six) depuis le sac, ou avec ce qu’il contient encore.
rule-PYR-11i = Qui n’a plus de pierre passe son tour.
rule-PYR-12 = Si tu ne poses rien, tu peux retirer du jeu jusqu’à trois pierres et en tirer autant.
rule-PYR-12i = On n’échange pas plus de pierres que le sac n’en contient, et l’échange finit le tour.
rule-PYR-13 = Parlez-vous : rien n’est caché. En cas de doute, la personne dont c’est le tour décide.
rule-PYR-14 = Si la pyramide est achevée, tous ont gagné.
rule-PYR-15i = C’est perdu quand le sac et les mains ont moins de pierres qu’il n’en manque, quand le sac est vide et qu’aucune pierre en main ne convient, ou quand pendant deux tours de table personne n’a bâti ni échangé.
section-pyramido-small = La petite pyramide
rule-PYR-16 = Pour commencer : une base de 4 × 4 avec 40 pierres.
rule-PYR-17i = Soit huit de chaque couleur ; la croix reste la même.
section-pyramido-contest = Concours
rule-PYR-20 = Chacun bâtit sa pyramide : base de 4 × 4 à deux, de 3 × 3 à trois ou quatre. Chacun commence avec deux pierres au hasard, côte à côte.
rule-PYR-21 = Cinq pierres du sac sont exposées dans la carrière. Quand la dernière est partie, cinq nouvelles suivent, ou ce que le sac contient encore.
rule-PYR-22 = À ton tour, fais une seule chose : poser une pierre de la carrière, en mettre une dans ta réserve (cinq au plus), en poser une de ta réserve, ou passer.
rule-PYR-23 = Quand tous ont passé à la suite, les pierres de la carrière quittent le jeu et l’on en tire cinq nouvelles, s’il y en a. Le joueur suivant continue.
rule-PYR-23i = S’il n’y en a plus, la partie est finie.
rule-PYR-24 = La première pyramide achevée met fin à la partie et gagne. Si personne n’y arrive, le moins de pierres manquantes gagne ; à égalité, la personne assise le plus loin dans l’ordre de départ.
section-pyramido-series = Une série
rule-PYR-25 = Sur plusieurs parties, trois par exemple, le premier à achever reçoit un point et l’on finit le tour de table. Les autres qui achèvent dans ce tour n’ont rien ; tous les autres perdent un point par pierre manquante. Le meilleur total gagne.
rule-PYR-26i = Chaque partie commence une place plus loin. Si personne n’achève, tous perdent un point par pierre manquante. À égalité, la victoire est partagée.
