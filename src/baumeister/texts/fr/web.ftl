### La page du navigateur

close = Fermer
ok = OK
yes = Oui
no = Non
you = toi
loading = Un instant…
unreachable = Le serveur est injoignable. Tourne-t-il encore ?
offline = Tu es hors ligne. Les règles, les problèmes et les parties déjà ouvertes ici restent disponibles ; pour jouer, il faut le serveur.
offline-room = Tu es hors ligne. Cette table a besoin du serveur.
to-lobby = Retour à l’accueil
name-ask = Comment t’appelles-tu ?
name-go = Continuer

## settings

settings = Réglages
settings-language = Langue
settings-theme = Apparence
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
settings-pace = Les bots jouent
pace-quick = vite
pace-calm = posément
pace-steps = coup par coup
settings-flat = Vue à plat au lieu de la 3D
settings-reflections = Reflets (lents sans carte graphique)
settings-motion = Animations
settings-sound = Son
settings-volume = Volume
settings-guide = Explications en jouant

## lobby

lobby-welcome = Que bâtissons‑nous aujourd’hui ?
lobby-continue = Reprendre
card-play = Jouer à { $game }
card-rules = Règles
card-learn = Apprendre
visit-turn = à { $name } de jouer
lobby-forget = Retirer de la liste
lobby-open = Tables ouvertes
lobby-free-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
lobby-replay = Revoir une partie enregistrée
mine-title = Mes parties
mine-none = Aucune partie n’a encore été terminée sur cet appareil.
mine-won = Gagnée
mine-lost = Perdue
mine-shared = Victoire partagée
mine-open = Terminée
mine-game = Jeu
mine-against = Contre
mine-ratings = Ta force
mine-rating = { $game } : { NUMBER($elo, useGrouping: 0) } ± { $error } Elo
mine-rating-about = Estimée d’après tes résultats contre des bots dont la force a été mesurée ; chaque jeu compte à partir de 1000, le niveau débutant. Plus tu joues, plus c’est précis.
mine-wins = Gagnées
mine-losses = Perdues
mine-people = Des personnes, ou en solo
mine-export = Tout exporter
mine-delete = Tout supprimer
mine-delete-ask = Supprimer toutes tes parties ?
mine-delete-what = Cet appareil oublie toutes les parties et toutes tes places, même dans les parties en cours. Le serveur garde les enregistrements jusqu’à ce qu’il efface les anciens.
mine-delete-room = Supprimer du serveur
mine-delete-room-ask = Supprimer cette partie pour tout le monde ?
mine-delete-room-what = Le serveur supprime la partie, son enregistrement et sa discussion pour tous ceux qui ont joué. C’est définitif.
mine-delete-room-do = Supprimer pour tout le monde
mine-keep = Garder
rules-of = Règles de { $game }
rules-reading = notre lecture
rules-all = Toutes les règles

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
    [one] Une minute par personne
   *[other] { $minutes } minutes par personne
}
setup-go = Jouer
quick-bots = Contre des bots
quick-here = Sur cet appareil
quick-link = Inviter par lien
quick-watch = Regarder des bots
seat-here = Personne sur cet appareil
seat-link = Personne avec le lien
seat-open = N’importe qui, depuis l’accueil
seat-reserved = Réservée à qui a le lien
seat-bot = Bot, { $level }
seat-bot-elo = Bot, { $level } ({ NUMBER($elo, useGrouping: 0) } Elo)
seat-bot-share = Bot, { $level } (achève { $percent } %)
seat-name-of = Nom à la place { $number }
guest-name = Invité { $number }
bot-random = Joueur au hasard
bot-greedy = Joueur glouton
bot-mcts = Chercheur
bot-solver = Solveur
bot-perfect = Joueur parfait
bot-race = Coureur
bot-newcomer = Débutant
bot-apprentice = Apprenti
bot-journeyman = Compagnon
bot-foreman = Chef de chantier
bot-master = Maître
bot-grandmaster = Grand maître
bot-builder = Maître bâtisseur

## before the match

your-name = Ton nom
invite-title = Inviter
invite-how = Toute personne qui ouvre ce lien peut s’asseoir ou regarder.
invite-local = Cette adresse ne marche que sur cet ordinateur. Pour d’autres appareils, lance « baumeister serve --host 0.0.0.0 » et ouvre la page par le nom ou l’adresse de cet ordinateur sur le réseau.
invite-qr = Code QR du lien
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Copié
waiting-title = Une table de { $game }
waiting-you = c’est toi
waiting-leave = Se lever
waiting-sit = S’asseoir ici
waiting-open = Encore libre
waiting-bot = Laisser jouer un bot
waiting-free = Libérer la place
waiting-start = Commencer
waiting-for-seats = En attente que toutes les places soient prises
waiting-for-host = L’hôte lance la partie dès que toutes les places sont prises.
room-refused = Tu ne peux pas rejoindre cette table
room-closed = Cette table a été fermée
room-rules-changed = Les règles ont changé depuis ; cette partie ne peut pas continuer

## the table

turn-mine = À toi de jouer
turn-hot-seat = { $name }, à toi
turn-other = { $name } réfléchit
turn-over = La partie est finie
turn-offline = Connexion perdue, reconnexion…
sending = Ton coup est en route
view-2d = Afficher la vue à plat
view-3d = Afficher la table en 3D
twin = La table en mots
tray = Ce que tu peux faire maintenant
hint = Demander un conseil
table-hint-thinking = Un maître réfléchit…
hint-is = Un maître { $move }.
hint-play = Jouer ainsi
undo = Reprendre le coup
undo-asked = { $name } voudrait reprendre un coup.
bell-ask = Veux-tu que cet appareil te prévienne quand c’est à toi ?
points-at = { $name } montre { $place }.
shown-tulum = la rangée { $row }, case { $place }
shown-pyramido = { $place }, étage { $level }
shown-talo = { $x }, { $y }, niveau { $level }
playback = Lecture
playback-back = Un coup en arrière
playback-play = Lecture
playback-pause = Pause
playback-next = Coup suivant
playback-slower = Plus lentement
playback-faster = Plus vite
playback-skip = Aller à la position actuelle
playback-all = Regarder depuis le début
guide-off = Masquer les explications
table-host = Hôte
side = Joueurs, déroulement et discussion
side-toggle = Afficher ou cacher joueurs, déroulement et discussion
players = Joueurs
player-away = hors ligne
spectators = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
seat-reclaim = Reprendre la main
seat-lend = Laisser un bot jouer
clock = Temps restant
log = Déroulement
chat = Discussion
chat-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
chat-write = Écrire quelque chose
chat-send = Envoyer
resign = Abandonner
resign-ask = { $name }, veux-tu vraiment abandonner ?
resign-final = C’est définitif.
resign-not = Continuer à jouer
record-download = Enregistrer la partie
share-position = Copier le lien vers cette position
share-match = Copier le lien vers cette partie

## the end

end-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
end-won-you = Tu gagnes
end-won-with-you = Toi et { $names }, vous gagnez
end-together = Vous gagnez ensemble
end-made = C’est réussi !
end-lost = Pas cette fois
end-reason = Raison : { $reason }.
result = Résultat
standings-rank = Rang
standings-player = Joueur
standings-game = Partie { $number }
standings-score = Points
rematch = Rejouer
rematch-join = Vers la partie suivante
replay = Revoir la partie

## looking at a record

replay-title = Une partie enregistrée
replay-file = Ouvrir un enregistrement
replay-paste = Ou coller son texte
replay-open = Ouvrir
replay-stops = Cette partie a été jouée selon d’anciennes règles. Les règles actuelles ne la suivent que jusqu’à l’événement { $number }.
replay-step = Étape { $at } sur { $last }
replay-timeline = Chronologie
replay-moves = Afficher ou masquer les coups
replay-first = Au début
replay-back = Une étape en arrière
replay-on = Une étape en avant
replay-last = À la fin
replay-play-on = Jouer à partir d’ici
replay-play-on-about = Continuer à partir de cette position contre des bots
picture-svg = Enregistrer la position en SVG
picture-png = Enregistrer cette vue en PNG

## what happened at the table

event-SeatTaken = s’assoit.
event-SeatLeft = se lève.
event-SeatLent = laisse un bot jouer à sa place.
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
event-RoomClosed = La table a été fermée.
log-in-vain = { $count ->
    [0] Aucun bloc ne convient, le tour est fini.
    [one] Aucun bloc ne convient : un bloc est perdu.
   *[other] Aucun bloc ne convient : { $count } blocs sont perdus.
}
log-skipped-rumis = { $count ->
    [one] { $names } ne peut poser aucune pierre et passe son tour.
   *[other] { $names } ne peuvent poser aucune pierre et passent leur tour.
}
log-skipped-pyramido = { $count ->
    [one] { $names } n’a plus de pierre et passe son tour.
   *[other] { $names } n’ont plus de pierre et passent leur tour.
}
log-points = { $name } { $score }

## moves and draws in words

move-tulum-Roll = Les dés montrent { $rows }.
move-tulum-Roll-rows = { $count }{ "\u00A0" }×{ "\u00A0" }{ $value ->
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
}, case { $place ->
     [0] 1
     [1] 2
     [2] 3
     [3] 4
     [4] 5
    *[5] 6
}
move-tulum-RollOn = relance les dés
move-tulum-Stop = s’arrête et garde les blocs
move-pyramido-DrawStone = Du sac : { $stones }.
move-pyramido-DrawStone-colour = { $count ->
    [1] { "" }
   *[other] { $count }{ "\u00A0" }×{ "\u00A0" }
}{ $value ->
    [0] rouge
    [1] jaune
    [2] vert
    [3] bleu
   *[4] blanc
}
move-pyramido-BuildStone = pose une pierre { $colour ->
    [0] rouge
    [1] jaune
    [2] verte
    [3] bleue
   *[4] blanche
}, étage { $level }, { $place }
move-pyramido-BuildFromQuarry = pose une pierre { $colour ->
    [0] rouge
    [1] jaune
    [2] verte
    [3] bleue
   *[4] blanche
} de la carrière, étage { $level }, { $place }
move-pyramido-BuildFromStore = pose une pierre { $colour ->
    [0] rouge
    [1] jaune
    [2] verte
    [3] bleue
   *[4] blanche
} de la réserve, étage { $level }, { $place }
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
    [ruin] de la ruine
   *[3] jaune
} en { $place }
move-talo-Roll = Le dé montre { $number }.
move-talo-TakeSticks = prend { $num_lengths ->
    [one] le bâton de longueur
   *[other] les bâtons de longueurs
} { $lengths }
move-talo-PlaceStick = pose le bâton de longueur { $length } en { $x }, { $y }, niveau { $z }, { $axis ->
    [x] le long de la ligne
    [y] le long de la colonne
   *[z] debout
}
move-talo-HoldStick = tient le bâton de longueur { $length } en { $x }, { $y }, niveau { $z }, { $axis ->
    [x] le long de la ligne
    [y] le long de la colonne
   *[z] debout
}
move-talo-TakeBack = reprend le bâton tenu
move-talo-Walk = va en { $x }, { $y } au niveau { $level }
move-talo-Restart = repart de { $x }, { $y }
move-talo-EndTurn = termine son tour

## the guide of a first match

guide-tulum-PlaceBlock = Chaque dé permet de poser un bloc dans la rangée de sa couleur ; au-dessus de la première, il faut les deux blocs du dessous.
guide-tulum-RollOn = Relance les dés restants ou arrête-toi : si rien ne convient, tous les blocs à point de ce tour sont perdus.
guide-tulum-solo-RollOn = Relance les dés restants ou arrête-toi : si rien ne convient, tous les blocs à point de ce tour sont perdus. Achève la pyramide en aussi peu de tours que possible.
guide-pyramido-BuildStone = Pose tes pierres : en bas côte à côte, plus haut au milieu de quatre, dans la couleur la plus fréquente.
guide-pyramido-ExchangeStones = Si rien ne te convient, échange jusqu’à trois pierres ; cela termine ton tour.
guide-pyramido-BuildFromQuarry = Prends une pierre de la carrière et pose-la, mets-en une en réserve, pose une pierre de ta réserve, ou passe.
guide-rumis-PlaceStone = Choisis une pierre, tourne-la, pose-la : elle doit toucher ta couleur, ne laisser aucun trou et rester sous la limite. Ce qui se voit d’en haut compte.
guide-rumis-four-colours-PlaceStone = Tu as deux couleurs et tu les joues à tour de rôle. La pierre doit toucher sa couleur, ne laisser aucun trou et rester sous la limite. Ta meilleure couleur compte, pour ce qui s’en voit d’en haut.
guide-rumis-ruinas-PlaceStone = D’abord s’élève la ruine grise ; elle n’est à personne et ne rapporte rien. Ensuite la partie commence : sa première pierre se pose n’importe où au sol, la première pierre de chacun des autres au sol contre une autre, et chaque suivante touche ta couleur. Aucun trou dessous, rien au-dessus de la limite ; ce qui se voit d’en haut compte.
guide-rumis-cube-PlaceStone = Remplis tout le cube : choisis une couleur et une pierre, tourne-la, pose-la. Elle ne doit laisser aucun trou et rester dans le cube. Tu peux reprendre autant que tu veux.
guide-rumis-how = Tourne la pierre avec les boutons ou X, Y, Z, avec Maj ou Alt et la molette, ou à deux doigts ; un doigt qui glisse dessus la fait basculer.
guide-talo-TakeSticks = Prends un bâton de la longueur obtenue, ou deux dont c’est la somme.
guide-talo-PlaceStick = Pose le bâton le long d’une ligne ou debout ; la construction doit rester en équilibre.
guide-talo-Walk = Ta figurine monte d’un niveau au plus par pas. Le premier au niveau 10 gagne.

## a plan of one's own

plan-title = Dessiner son propre plan
plan-about = Choisis une hauteur et touche les cases qui peuvent monter jusque-là. Touche une case une seconde fois pour l’enlever.
plan-name = Nom du plan
plan-unnamed = mon plan
plan-brush = Hauteur
plan-height = Hauteur { $height }
plan-cell = { $place } : { $height ->
    [0] vide
   *[other] hauteur { $height }
}
plan-players = Maximum à { $count ->
    [2] deux
    [3] trois
   *[other] quatre
}
plan-not-whole = Un plan a au moins deux cases, toutes reliées entre elles.
plan-play = Y jouer
plan-save = Garder
plan-share = Copier un lien
plan-kept = Tes plans
plan-edit = Modifier
plan-delete = Supprimer
