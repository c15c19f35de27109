### Solving cubes, and warming up

help-solve =
    Einen Solitär-Würfel von Rumis füllen oder die Möglichkeiten zählen; oder eine Pyramide von Pyramido vollenden, deren Beutel leer ist; oder Tulum lösen und sagen, was eine Stellung jedem Platz wert ist. Die Optionen sind die des Spiels: --edge, --colours, --contact, --alternate.

    Beispiel: baumeister solve rumis --edge 4 --colours 2 --contact
    Beispiel: baumeister solve tulum --seats 3
    Beispiel: baumeister solve pyramido --record match.txt
help-solve-seats = Wie viele Plätze.
help-solve-count = Stattdessen alle Möglichkeiten zählen.
help-solve-record = Den Würfel oder die Pyramide vollenden, die in dieser Aufzeichnung unfertig blieben.
help-solve-timeout = Nach so vielen Sekunden aufgeben.
help-warmup =
    Alles einmal kompilieren, damit später niemand warten muss.

    Beispiel: baumeister warmup
solve-searching = Es wird gesucht
solve-counting = Es wird gezählt
solve-solving = Es wird gelöst
solve-worth = Platz { $number } gewinnt in { $share } der Fälle, wenn alle perfekt spielen.
solve-worth-alone = Perfektes Spiel bringt im Mittel { $worth }; gezählt wird 1 / (1 + Züge / 10).
solve-exact = Exakt gelöst, in { $seconds } s.
solve-nearly = Nicht exakt gelöst: als Wettlauf gerechnet, bei dem jeder Platz wie allein spielt ({ $seconds } s).
solve-count = { $count } Möglichkeiten; { $rotations }, wenn durch Drehen gleiche nur einmal zählen. Gezählt in { $seconds } s.
solve-count-part = Mindestens { $count } Möglichkeiten: Nach { $seconds } s war die Zeit um, ehe alle gezählt waren.
solve-none = Bewiesen: Dieser Würfel lässt sich nicht vollenden.
solve-no-pyramid = Bewiesen: Diese Pyramide lässt sich nicht mehr vollenden.
solve-gave-up = Nach { $seconds } s und { $attempts ->
    [one] einem Versuch
   *[other] { $attempts } Versuchen
} aufgegeben: weder eine Lösung noch ein Beweis, dass es keine gibt.
warmup-progress = Es wird kompiliert
warmup-done = Alles ist kompiliert.
error-compiler-lost = Ein Prozess, der kompilierte, wurde von außen beendet, vielleicht aus Mangel an Speicher; was kompiliert ist, bleibt, und „baumeister warmup“ macht weiter.
error-nothing-known = Über diese Stellung von { $game } ist nichts sicher bekannt; mit --record lässt sich nach einer anderen fragen.
error-no-cube-to-solve = Gelöst werden nur die Würfel von Rumis: --mode cube.
error-bag-not-empty = Pyramido wird gelöst, sobald der Beutel leer ist, gemeinsam oder allein: eine solche Aufzeichnung mit --record angeben.
error-record-of-other-game = { $path } ist die Aufzeichnung eines anderen Spiels, nicht von { $game }.
