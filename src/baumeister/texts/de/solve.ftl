### Solving cubes, and warming up

help-solve =
    Füllt einen Solitär-Würfel von Rumis oder zählt die Möglichkeiten. Die Optionen sind die des Spiels: --edge, --colours, --contact, --alternate.

    Beispiel: baumeister solve rumis --edge 4 --colours 2 --contact
help-solve-count = Stattdessen alle Möglichkeiten zählen.
help-solve-record = Den Würfel vollenden, den diese Aufzeichnung angefangen hat.
help-solve-timeout = Nach so vielen Sekunden aufgeben.
help-warmup =
    Übersetzt alles einmal, damit später niemand darauf warten muss.

    Beispiel: baumeister warmup
solve-searching = Suche
solve-counting = Zähle
solve-count = { $count } Möglichkeiten; { $rotations }, wenn durch Drehen gleiche nur einmal zählen. Gezählt in { $seconds } s.
solve-count-part = Mindestens { $count } Möglichkeiten: Nach { $seconds } s war die Zeit um, ehe alle gezählt waren.
solve-none = Bewiesen: Dieser Würfel lässt sich nicht vollenden.
solve-gave-up = Nach { $seconds } s und { $attempts } Versuchen aufgegeben: weder eine Lösung noch ein Beweis, dass es keine gibt.
warmup-progress = Übersetze
warmup-done = Alles ist übersetzt.
error-nothing-to-solve = Für { $game } gibt es hier nichts zu lösen; wohl aber für: rumis.
error-no-cube-to-solve = Gelöst werden nur die Würfel von Rumis: --mode cube.
