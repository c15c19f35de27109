### La page du navigateur

close = Fermer
ok = OK
yes = Oui
no = Non
me = Moi
loading = Un instant…
unreachable = Le serveur est injoignable. Tourne-t-il encore ?
to-lobby = Vers l’accueil

## settings

settings = Réglages
settings-language = Langue
settings-theme = Lumière
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
settings-flat = Vue à plat au lieu de la 3D
settings-reflections = Reflets (lents sans carte graphique)
settings-motion = Animations
settings-sound = Son
settings-guide = Expliquer en jouant

## lobby

lobby-welcome = Que bâtissons-nous aujourd’hui ?
lobby-continue = Reprendre
lobby-forget = Retirer de la liste
lobby-open = Tables ouvertes
lobby-free-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
lobby-replay = Revoir une partie enregistrée
phase-over = terminée
rules-of = Règles de { $game }
rules-reading = notre lecture

## a new room

setup-options = Options
setup-seats = Qui joue
setup-random-start = Tirer au sort qui commence
setup-own-file = Ou ton propre fichier de scénario
setup-own-chosen = Ton propre fichier
setup-clock = Pendule
clock-none = Sans pendule
clock-move = { $minutes ->
    [one] Une minute par coup
   *[other] { $minutes } minutes par coup
}
clock-total = { $minutes ->
    [one] Une minute chacun
   *[other] { $minutes } minutes chacun
}
setup-go = Jouer
quick-bots = Contre des bots
quick-here = Ensemble ici
quick-link = Inviter par lien
quick-watch = Regarder des bots
seat-here = Personne sur cet appareil
seat-link = Personne par lien
seat-open = N’importe qui, depuis l’accueil
seat-reserved = Pour quelqu’un avec le lien
seat-bot = Bot, { $level }
seat-name-of = Nom à la place { $number }
bot-random = Enfant
bot-greedy = Apprenti
bot-mcts = Maître
bot-solver = Maître bâtisseur
bot-perfect = Parfait

## before the match

your-name = Ton nom
invite-title = Inviter
invite-how = Qui ouvre ce lien peut s’asseoir ou regarder.
invite-local = Cette adresse ne marche que sur cet ordinateur. Pour d’autres appareils, lancez « baumeister serve --host 0.0.0.0 » et ouvrez la page par le nom ou le numéro de cet ordinateur sur le réseau.
invite-qr = Code QR du lien
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Copié
waiting-title = Une table de { $game }
waiting-you = c’est toi
waiting-leave = Se lever
waiting-sit = S’asseoir ici
waiting-bot = Donner à un bot
waiting-free = Libérer la place
waiting-start = Commencer
waiting-for-seats = En attente que tous soient assis
waiting-for-host = L’hôte commence dès que tous sont assis.
room-refused = Cette table n’est pas accessible
room-closed = Cette table a été abandonnée

## the table

turn-mine = À toi de jouer
turn-hot-seat = { $name }, à toi
turn-other = { $name } réfléchit
turn-over = La partie est finie
turn-offline = Connexion perdue ; retour en cours…
sending = Ton coup est en route
view-2d = Afficher la vue à plat
view-3d = Afficher la table en 3D
twin = La table en mots et en cases
tray = Ce que tu peux faire
hint = Demander un conseil
table-hint-thinking = Un maître réfléchit…
hint-is = Un maître jouerait ainsi : { $move }.
hint-play = Jouer ainsi
undo = Reprendre le coup
undo-asked = { $name } voudrait reprendre un coup.
points-at = { $name } montre { $place }.
guide-off = Assez
table-host = Hôte
side = Joueurs, journal et discussion
side-toggle = Afficher ou cacher joueurs, journal et discussion
players = Joueurs
player-away = absent
spectators = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
seat-reclaim = Reprendre la main
seat-lend = Laisser un bot jouer
clock = Temps restant
log = Déroulement
chat = Discussion
chat-write = Écrire quelque chose
chat-send = Envoyer
resign = Abandonner
resign-ask = { $name }, abandonner vraiment ?
resign-final = C’est sans retour.
resign-not = Continuer à jouer
record-download = Enregistrer la partie
share-position = Copier le lien vers cette position

## the end

end-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
end-together = Vous gagnez tous
end-made = Réussi !
end-lost = Pas réussi cette fois
end-reason = Pourquoi : { $reason }.
result = Résultat
standings-rank = Rang
standings-player = Joueur
standings-game = Partie { $number }
standings-score = Points
rematch = Encore une fois
rematch-join = Vers la partie suivante
replay = Revoir la partie

## looking at a record

replay-title = Une partie enregistrée
replay-file = Un enregistrement en fichier
replay-paste = Ou coller son texte
replay-open = Ouvrir
replay-step = Étape { $at } sur { $last }
replay-timeline = Ligne du temps
replay-first = Au début
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-last = À la fin

## what happened at the table

event-SeatTaken = s’assoit.
event-SeatLeft = se lève.
event-SeatLent = est maintenant joué par un bot.
event-SeatReclaimed = reprend la main.
event-MatchStarted = La partie commence.
event-TakeBackAsked = voudrait reprendre un coup.
event-TakeBackAnswered = { $agrees ->
    [yes] est d’accord.
   *[other] n’est pas d’accord.
}
event-MovesTakenBack = Un coup a été repris.
event-Resigned = abandonne.
event-FlagFell = n’a plus de temps.
event-MatchEnded = La partie est finie.
event-RoomClosed = La table a été abandonnée.

## moves and draws in words

move-tulum-Roll = Les dés montrent { $rows }.
move-tulum-Roll-rows = { $count } × { $value ->
     [0] vert
     [1] bleu
     [2] rouge
     [3] jaune
     [4] orange
    *[5] violet
}
move-tulum-PlaceBlock = pose un bloc dans la rangée { $row ->
     [0] 1 (vert)
     [1] 2 (bleu)
     [2] 3 (rouge)
     [3] 4 (jaune)
     [4] 5 (orange)
    *[5] 6 (violet)
}, place { $place ->
     [0] 1
     [1] 2
     [2] 3
     [3] 4
     [4] 5
    *[5] 6
}
move-tulum-RollOn = relance les dés
move-tulum-Stop = s’arrête et garde les blocs
move-pyramido-DrawStone = Du sac : { $colour ->
    [0] rouge
    [1] jaune
    [2] vert
    [3] bleu
   *[4] blanc
}.
move-pyramido-BuildStone = pose une pierre { $colour ->
    [0] rouge
    [1] jaune
    [2] verte
    [3] bleue
   *[4] blanche
}, étage { $level }, colonne { $x }, ligne { $y }
move-pyramido-BuildFromQuarry = pose une pierre { $colour ->
    [0] rouge
    [1] jaune
    [2] verte
    [3] bleue
   *[4] blanche
} de la carrière, étage { $level }, colonne { $x }, ligne { $y }
move-pyramido-BuildFromStore = pose une pierre { $colour ->
    [0] rouge
    [1] jaune
    [2] verte
    [3] bleue
   *[4] blanche
} de la réserve, étage { $level }, colonne { $x }, ligne { $y }
move-pyramido-StoreStone = met en réserve une pierre { $colour ->
    [0] rouge
    [1] jaune
    [2] verte
    [3] bleue
   *[4] blanche
}
move-pyramido-ExchangeStones = échange { $num_colours ->
    [one] une pierre
   *[other] { $num_colours } pierres
}
move-pyramido-EndTurn = termine son tour
move-pyramido-Pass = passe
move-rumis-PlaceStone = pose la pierre { $stone } { $colour ->
    [0] rouge
    [1] bleue
    [2] verte
   *[3] jaune
} à partir de { $place }
move-talo-Roll = Le dé montre { $number }.
move-talo-TakeSticks = prend { $num_lengths ->
    [one] le bâton
   *[other] les bâtons
} { $lengths }
move-talo-PlaceStick = pose le bâton { $length } en { $x }, { $y }, niveau { $z }, { $axis ->
    [x] le long de la ligne
    [y] le long de la colonne
   *[z] debout
}
move-talo-HoldStick = tient le bâton { $length } en { $x }, { $y }, niveau { $z }, { $axis ->
    [x] le long de la ligne
    [y] le long de la colonne
   *[z] debout
}
move-talo-TakeBack = reprend le bâton tenu
move-talo-Walk = va en { $x }, { $y } au niveau { $level }
move-talo-Restart = repart de { $x }, { $y }
move-talo-EndTurn = termine son tour

## the guide of a first match

guide-tulum-PlaceBlock = Chaque dé permet un bloc dans la rangée de sa couleur ; au-dessus de la première, il faut les deux blocs du dessous.
guide-tulum-RollOn = Relance les dés restants ou arrête-toi : si rien ne va, tous les blocs à point de ce tour sont perdus.
guide-pyramido-BuildStone = Construis tes pierres : en bas côte à côte, plus haut au milieu de quatre, dans la couleur la plus fréquente.
guide-pyramido-ExchangeStones = Si rien ne te convient, échange jusqu’à trois pierres ; cela termine ton tour.
guide-pyramido-BuildFromQuarry = Prends une pierre de la carrière et construis-la, mets-en une en réserve, construis depuis la réserve, ou passe.
guide-rumis-PlaceStone = Choisis une pierre, tourne-la, pose-la : elle doit toucher ta couleur, ne laisser aucun trou et rester sous la limite. Ce qu’on voit d’en haut compte. Tourne-la avec les boutons ou X, Y, Z, avec Maj ou Alt et la molette, ou à deux doigts ; un doigt qui glisse dessus la fait basculer.
guide-talo-TakeSticks = Prends un bâton du nombre obtenu, ou deux qui font cette somme.
guide-talo-PlaceStick = Pose le bâton le long d’une ligne ou debout ; la construction doit rester en équilibre.
guide-talo-Walk = Ta figurine monte d’un niveau par pas. Qui est le premier au niveau 10 gagne.
