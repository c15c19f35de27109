# Was Züge wert sind, während gespielt wird: der Trainer am Tisch

help-terminal-coach = Die Chancen aller zeigen, dazu was die besten Züge wert sind und warum.

coach = Trainer
coach-option = Trainer: zeigt die Chancen aller und die besten Züge
coach-option-alone = Den Trainer gibt es, wenn du allein oder gegen Bots spielst; spielen mehrere Menschen mit, erst nach dem Ende der Partie.
coach-people = Hier spielen auch andere, deshalb gibt es bis zum Ende der Partie keinen Trainer.
coach-hide = Trainer ausblenden
coach-win = Chancen auf den Sieg
coach-complete = Erfolgschance
coach-points = zu erwarten, von 100
coach-points-about = Allein bringen weniger Züge mehr Punkte: fünf Züge 67, zehn Züge 50.
coach-chance = { $name }: { $worth }
share-percent = { $worth } %
share-points = { $worth } Punkte
coach-exact = exakt
coach-about = ± { $error }
coach-looking = Der Trainer sieht sich das an …
coach-best = Beste Züge
coach-best-close = Beste Züge ausblenden
coach-best-none = Zu dieser Stellung weiß der Trainer nichts.
coach-play = So spielen
settings-coach = Trainer beim Üben
hints-option = Tipps erlauben, auch wenn man gegeneinander spielt
hints-title = Tipps

error-coach-people = Wenn mehrere Menschen mitspielen, gibt es bis zum Ende der Partie keinen Trainer.
error-coach-off = Dieser Tisch wurde ohne Trainer eröffnet.
error-coach-same = Diese Partie wird gerade noch gespielt; der Trainer sieht sie sich an, wenn sie zu Ende ist.
error-coach-failed = Der Trainer ist zu keinem Ergebnis gekommen. Frag ihn bitte noch einmal.
error-hints-off = An diesem Tisch gibt es keine Tipps; wer einen Tisch eröffnet, kann sie erlauben.

## warum ein Zug gut ist

worth-tulum-roll-gains = Weiterwürfeln misslingt mit { $percent } % Wahrscheinlichkeit, spart aber im Schnitt { $turns } { $turns ->
    [one] Zug
   *[other] Züge
}.
worth-tulum-roll-costs = Weiterwürfeln misslingt mit { $percent } % Wahrscheinlichkeit und kostet im Schnitt { $turns } { $turns ->
    [one] Zug
   *[other] Züge
}.
worth-tulum-roll-even = Weiterwürfeln misslingt mit { $percent } % Wahrscheinlichkeit; im Schnitt macht es fast keinen Unterschied.
worth-tulum-stop = { $kept ->
    [one] Sichert einen Block; beim Weiterwürfeln ginge er mit { $percent } % Wahrscheinlichkeit verloren.
   *[other] Sichert { $kept } Blöcke; beim Weiterwürfeln gingen sie mit { $percent } % Wahrscheinlichkeit verloren.
}
worth-tulum-place = Nach diesem Zug brauchst du im Schnitt noch { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
}.
worth-tulum-completes = Vollendet deine Pyramide.
worth-rumis-shows = { $shown ->
    [one] Von oben ist eine Fläche der eigenen Farbe mehr zu sehen.
   *[other] Von oben sind { $shown } Flächen der eigenen Farbe mehr zu sehen.
}
worth-rumis-hides = Verdeckt { $hidden } { $colour ->
    [0] rote
    [1] blaue
    [2] grüne
   *[3] gelbe
} { $hidden ->
    [one] Fläche
   *[other] Flächen
}{ $shown ->
    [0] .
   *[other] , zeigt { $shown } eigene mehr.
}
worth-rumis-hides-colours = Verdeckt { $hidden } Flächen anderer Farben{ $shown ->
    [0] .
   *[other] , zeigt { $shown } eigene mehr.
}
worth-pyramido-open = An jedem Platz daneben passen noch mindestens { $colours } Farben.
worth-pyramido-square = { $squares ->
    [one] Schließt ein Quadrat
   *[other] Schließt { $squares } Quadrate
}; { $colours ->
    [one] darauf passt eine Farbe.
   *[other] darauf passen { $colours } Farben.
}
worth-pyramido-completes = Vollendet die Pyramide.
worth-pyramido-exchange = { $stones ->
    [one] Gibt einen Stein ab, der nirgends passt.
   *[other] Gibt { $stones } Steine ab, die nirgends passen.
}
worth-talo-leaves = { $levels ->
    [0] Macht dir den Weg nach oben frei
    [one] Danach fehlt dir noch eine Ebene bis oben
   *[other] Danach fehlen dir noch { $levels } Ebenen bis oben
}; { $name } { $others ->
    [0] { $levels ->
        [0] kommt auch hinauf.
       *[other] kommt schon hinauf.
    }
    [one] fehlt noch eine.
   *[other] fehlen noch { $others }.
}
worth-talo-climbs = Bringt deine Figur auf Ebene { $level }.
worth-talo-wins = Erreicht Ebene 10 und gewinnt.
