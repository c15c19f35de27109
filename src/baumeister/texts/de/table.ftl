### Die Tische im Browser

table-tone-red = Rot
table-tone-yellow = Gelb
table-tone-green = Grün
table-tone-blue = Blau
table-tone-white = Weiß
table-tone-orange = Orange
table-tone-violet = Violett
table-tone-grey = Grau
table-camera = Kamera
table-camera-left = Nach links drehen
table-camera-right = Nach rechts drehen
table-camera-top = Von oben
table-camera-reset = Ansicht zurücksetzen
table-told = { $name } { $move }.
table-turn-of = { $name } ist am Zug.
table-board-of = Brett von { $name }
table-lay = Hierhin legen
table-why-not = Warum nicht hier?
table-back = Zurück
table-end-turn = Zug beenden

table-tulum-place = Reihe { $row } ({ $colour }), Platz { $place }: { $state ->
    [secured] gesicherter Block
    [loose] Block mit dem Punkt nach oben
    [legal] hier passt ein Block
   *[empty] leer
}
table-tulum-place-now = Lege einen Block dorthin, wo es leuchtet.
table-tulum-roll-on = { $count ->
    [one] Den letzten Würfel werfen
   *[other] { $count } Würfel werfen
}
table-tulum-stop = Aufhören und sichern
table-tulum-in-vain = { $name } hat gewürfelt: Kein Block passt, der Zug ist zu Ende.

table-rumis-plan = Der Plan von oben; nichts darf höher als { $height } sein.
table-rumis-cell = Spalte { $x }, Zeile { $y }: Höhe { $height } von { $limit }{ $colour ->
    [none] {""}
   *[other] , oben { $colour }
}{ $fits ->
    [yes] ; hier passt der Stein
   *[no] {""}
}
table-rumis-lying = Steine auf dem Plan
table-rumis-stone = { $colour } { $stone } auf { $cells }
table-rumis-colours = Farben
table-rumis-out = ausgeschieden
table-rumis-left = noch { $count } { $count ->
    [one] Stein
   *[other] Steine
}: { $stones }
table-rumis-ruin = Ruine
table-rumis-stones = Übrige Steine
table-rumis-take = Stein { $stone }
table-rumis-turn = Den Stein drehen
table-rumis-turn-z = Auf der Stelle drehen (Z)
table-rumis-turn-x = Nach vorn kippen (X)
table-rumis-turn-y = Zur Seite kippen (Y)
table-rumis-puzzle = Den Würfel vollenden
table-rumis-check = Geht es noch auf?
table-rumis-solution = Lösung zeigen
table-rumis-asking = Wird gesucht …
table-rumis-verdict = { $verdict ->
    [solved] Ja, der Würfel lässt sich noch vollenden.
    [none] Nein, von hier aus geht es nicht mehr auf. Nimm einen Stein zurück.
   *[unknown] Unbekannt: In der Zeit fand sich weder eine Lösung noch ein Beweis, dass es keine gibt.
}
table-rumis-solution-back = Ein Stein weniger
table-rumis-solution-on = Ein Stein mehr
table-rumis-solution-step = Stein { $number } von { $count }: { $colour } { $stone }
table-rumis-solution-lay = Den nächsten legen
table-rumis-solution-hide = Lösung ausblenden

table-pyramido-place = Ebene { $level }, Spalte { $x }, Zeile { $y }: { $state ->
    [stone] { $what }
    [dead] hier kann nie mehr ein Stein liegen
   *[free] frei; es passt: { $what }
}
table-pyramido-hand = Hand
table-pyramido-quarry = Steinbruch
table-pyramido-store = Vorrat
table-pyramido-fade = Die oberen Ebenen ausblenden (U, D)
table-pyramido-exchange = Steine tauschen
table-pyramido-exchange-now = { $count ->
    [0] Steine zum Tauschen wählen
    [one] Einen Stein tauschen
   *[other] { $count } Steine tauschen
}
table-pyramido-store-it = In den Vorrat legen
table-pyramido-pass = Passen
table-pyramido-last-idle = Wenn du jetzt weder einen Stein legst noch tauschst, ist die Partie verloren.

table-talo-stands = { $name }: Ebene { $level }
table-talo-sticks = Stäbe auf dem Brett
table-talo-count = { $count } × Länge { $length }
table-talo-stick = Stab der Länge { $length } { $axis ->
    [x] längs der Zeile
    [y] längs der Spalte
   *[z] aufrecht
} ab { $x }, { $y } auf Ebene { $z }
table-talo-cell = Spalte { $x }, Zeile { $y }, Ebene { $level }: { $what ->
    [none] leer
   *[other] { $what }
}{ $can ->
    [yes] ; hier möglich
   *[no] {""}
}
table-talo-take = Stäbe nehmen:
table-talo-length = Stab der Länge { $length }
table-talo-direction = Richtung
table-talo-axis-x = Längs der Zeile (X)
table-talo-axis-y = Längs der Spalte (Y)
table-talo-axis-z = Aufrecht (Z)
table-talo-hold = Festhalten
table-talo-levels = Ebene
table-talo-lower = Eine Ebene tiefer
table-talo-higher = Eine Ebene höher
table-talo-all-levels = Alle Ebenen
table-talo-walk = Gehen
table-talo-walk-now = Die Figur darf gehen.
table-talo-restart = Von hier kommt deine Figur nie mehr nach oben. Fang auf einem Bodenfeld neu an oder bleib stehen.
table-talo-stay = Stehen bleiben
table-talo-take-back = Gehaltenen Stab zurücknehmen
table-talo-test = Würde es stehen?
table-talo-balance = { $firmness ->
    [firm] Das Bauwerk würde sicher stehen.
    [shaky] Das Bauwerk würde stehen, aber nur knapp.
   *[falls] { $count ->
        [one] Es würde nicht stehen: Ein Stab würde fallen.
       *[other] Es würde nicht stehen: { $count } Stäbe würden fallen.
    }
}
table-talo-would-fall = { " " }– würde fallen
table-talo-fell = { " " }– ist gefallen
table-talo-hold-now = Halte ihn hier und setze dann den Stab der Länge { $other } so, dass beide stehen.
table-talo-held-now = Du hältst den Stab der Länge { $length }. Setze den Stab der Länge { $other } so, dass beide stehen, oder nimm den ersten zurück.
table-talo-held-alone = Du hältst den Stab der Länge { $length }, aber mit dem Stab der Länge { $other } würden nirgends beide stehen: Nimm den ersten zurück.
table-talo-hold-here = Hier erst einmal festhalten
table-talo-looks = Figuren und Vorratspläne
table-talo-figure = Figur: { $figure ->
    [round] rund
    [slim] schlank
    [stout] stämmig
    [crowned] mit Krone
    [hooded] mit Kapuze
   *[tower] Turm
}
table-talo-board = Vorratsplan: { $colour }
