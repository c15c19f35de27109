# Der Trainer: eine Partie noch einmal angesehen, und was Züge wert sind

help-review =
    Eine aufgezeichnete Partie noch einmal ansehen: was jede Entscheidung wert war und was Glück.

    Exakt, wo eine Tabelle die Antwort kennt (Tulum bis zu drei Plätzen, das Ende von Rumis), sonst von einer Suche geschätzt.
help-review-file = Eine Aufzeichnung, als Text oder JSON.
help-review-simulations = Wie oft eine Entscheidung durchgespielt wird, die in keiner Tabelle steht; jedes Spiel hat seine übliche Zahl.
help-review-as_json = Alles als JSON ausgeben.

review-looking = Die Partie wird noch einmal angesehen
review-number = Nr.
review-player = Spieler
review-move = Zug
review-mark = Urteil
review-loss = Verlust
review-better = Besser
review-account = { $name }: zu Beginn { $start }, Glück { $luck }, eigene Fehler { $lost } ({ $average } je Entscheidung), Fehler der anderen { $given }, am Ende { $result }.
review-account-drift = { $name }: zu Beginn { $start }, Glück { $luck }, eigene Fehler { $lost } ({ $average } je Entscheidung), Fehler der anderen { $given }, von der Suche zu spät gesehen { $drift }, am Ende { $result }.
review-account-like = { $name } spielt wie: { $levels }.
review-exact = Alle Zahlen sind exakt: Beginn, Glück und Fehler ergeben zusammen das Ergebnis.
review-estimated = Was in keiner Tabelle steht, hat eine Suche geschätzt: Kleine Unterschiede bedeuten nichts.

mark-best = bester Zug
mark-good = gut
mark-doubtful = fraglich
mark-mistake = Fehler
mark-blunder = grober Fehler

coach-chances = Chancen: { $chances }
coach-move = { $move }: { $worth }
coach-move-about = { $move }: { $worth } ± { $error }

help-puzzles =
    Aufgaben lösen, jede von einem Löser bewiesen: „play“ stellt die des Tages, „list“ zeigt die Arten und mit --kind ihre Namen, „make“ sucht neue in Partien von Bots, „check“ beweist alle noch einmal.
help-puzzles-action = play, list, make oder check.
help-puzzles-game = Nur Aufgaben dieses Spiels.
help-puzzles-kind = Nur Aufgaben dieser Art.
help-puzzles-name = Diese Aufgabe statt der des Tages.
help-puzzles-count = Wie viele gesucht werden.
help-puzzles-seed = Derselbe Startwert findet dieselben Aufgaben.
help-puzzles-save = Die gefundenen in diese Datei schreiben (.jsonl.gz).

puzzle-title = Aufgabe { $name }, Stufe { $grade } von { $grades }
puzzle-prompt = Dein Zug (nur Eingabetaste: Lösung zeigen):
puzzle-answer = Die Lösung: { $moves }
puzzle-solved = Genau! Der Beweis: { $line }
puzzle-wrong = Das ist es nicht. Versuch es noch einmal.
puzzle-tulum-push = Weiterwürfeln oder aufhören? Eins von beiden ist deutlich besser.
puzzle-tulum-place = Wohin legst du einen Block? Eine Möglichkeit ist klar die beste.
puzzle-rumis-win = Du bist am Zug: Gewinne diese Partie, egal, was die Gegenseite antwortet.
puzzle-rumis-cube = Lege den nächsten Stein so, dass der Würfel noch voll werden kann.
puzzle-rumis-fit = Nur ein einziger Stein passt noch, und nur an einer Stelle. Finde ihn.
puzzle-pyramido-complete = Der Beutel ist leer, aber diese Steine reichen, um die Pyramide zu vollenden. Welchen setzt du zuerst, und wohin?
puzzle-talo-climb = Deine Figur kann noch in diesem Zug auf Ebene 10 kommen. Wohin muss der nächste Stab?
puzzle-talo-balance = Der gehaltene Stab steht nicht allein. Wohin muss der andere, damit nichts einstürzt?
puzzles-game = Spiel
puzzles-kind = Aufgabe
puzzles-making = Aufgaben werden gesucht
puzzles-saved = { $count ->
    [one] Eine Aufgabe steht
   *[other] { $count } Aufgaben stehen
} in { $path }.
puzzles-checking = Jede Aufgabe wird noch einmal bewiesen
puzzles-checked = { $count } Aufgaben geprüft, { $wrong } falsch.
error-no-such-puzzle = Es gibt keine Aufgabe { $name }; „baumeister puzzles list“ zeigt die Arten und mit --kind ihre Namen.
error-no-puzzles = Zu { $game } gibt es noch keine Aufgaben.
error-no-such-kind = Die Art „{ $kind }“ gibt es nicht; es gibt: { $accepts }.

## Aufgaben auf der Seite

puzzle-of-day = Aufgabe des Tages
puzzle-one = Aufgabe
puzzle-all = Alle Aufgaben
puzzle-none = Diese Aufgabe gibt es nicht.
puzzle-grade = Stufe { $grade } von 5
puzzle-count = { $count } von { $all } gelöst
puzzle-open = Aufgabe { $number }
puzzle-done = Aufgabe { $number }, gelöst
puzzle-not-legal = Das erlauben die Regeln hier nicht.
puzzle-loses = Nicht das Beste: So gewinnst du in { $worth } % der Fälle, mit dem besten Zug in { $best } %.
puzzle-loses-alone = Nicht das Beste: So kannst du { $worth } Punkte erwarten, mit dem besten Zug { $best }. (Allein sind fünf Züge 67 Punkte wert, zehn sind 50 wert.)
puzzle-missed-win = Danach ist dir der Sieg nicht mehr sicher: Darauf gibt es eine Antwort.
puzzle-missed-cube = Danach lässt sich der Würfel nicht mehr füllen.
puzzle-missed-complete = Danach kann die Pyramide nicht mehr fertig werden.
puzzle-missed-climb = Danach kommt deine Figur in diesem Zug nicht mehr auf Ebene 10.
puzzle-missed-balance = So bleibt der gehaltene Stab nicht oben.
puzzle-show = Die Lösung zeigen
puzzle-right = Genau!
puzzle-shown = Das war die Lösung.
puzzle-proof = Warum das stimmt
puzzle-worths = Genau berechnet: Der beste Zug ist { $best } von 100 wert, der nächstbeste { $next }.
puzzle-streak = { $count ->
    [one] Ein Tag in Folge.
   *[other] { $count } Tage in Folge.
}
puzzle-share = Ergebnis kopieren
puzzle-shared = Das Ergebnis, ohne die Lösung
puzzle-share-day = Aufgabe vom { $date }
puzzle-next = Nächste Aufgabe
