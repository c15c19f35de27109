### Bilder, Studien, Engines und andere Plätze für Programme

help-draw =
    Eine Stellung einer aufgezeichneten Partie als SVG-Bild zeichnen.

    Beispiel: baumeister draw match.txt --at 12 > bild.svg
help-draw-file = Eine Aufzeichnung, als Text oder JSON.
help-draw-at = Die Stellung nach so vielen Ereignissen; sonst die letzte.
help-draw-dark = Dunkler Hintergrund.
help-draw-coordinates = Die Koordinaten der Kurzschrift zeigen oder weglassen.
help-draw-width = Breite des Bildes in Pixeln; sonst so breit, wie es seine Teile brauchen.
help-jobs = Wie viele Prozesse; -1 für einen je Kern.
help-cluster = Auf einem Dask-Cluster spielen, mit der Adresse seines Schedulers: tcp://HOST:8786.
help-resume = Die unterbrochene Studie fortsetzen: Was in der .part-Datei von --save steht, wird nicht noch einmal gespielt.
help-report = Eine Seite mit Tabellen und Diagrammen in diese Datei schreiben.
help-simulate-save = Jede Partie in diese Datei schreiben: .json, .csv oder .parquet; bis die Studie fertig ist, liegen sie daneben in einer .part-Datei.
help-ladder-save = Jede Partie in diese Datei schreiben: .json, .csv oder .parquet; bis die Studie fertig ist, liegen sie daneben in einer .part-Datei.
help-tournament-save = Jede Partie in diese Datei schreiben: .json, .csv oder .parquet; bis die Studie fertig ist, liegen sie daneben in einer .part-Datei.
help-ladder-matches = Wie viele Partien jede Gruppe von Spielern spielt, in jeder Sitzordnung mit denselben Ziehungen; aufgerundet auf ganze Runden.
help-tournament-matches = Wie viele Partien jede Gruppe von Spielern spielt, in jeder Sitzordnung mit denselben Ziehungen; aufgerundet auf ganze Runden.
help-tournament-swiss = So viele Runden spielen, in denen sich trifft, wer etwa gleichauf liegt, statt jeder gegen jeden.

tournament-pairs = Wie oft der Spieler links vor dem oben lag
tournament-length = Eine Partie dauerte im Mittel { $mean } Züge (Standardabweichung { $deviation }, von { $least } bis { $most }).
tournament-luck = { $share } % der Unterschiede zwischen den Ergebnissen kommen von Ziehungen und Glück, der Rest von Spielern und Plätzen.
tournament-seat-share = Platz { $number } gewann { $share } (95-%-Intervall { $interval }).
study-kept = { $count ->
    [one] Eine Partie ist aufbewahrt
   *[other] { $count } Partien sind aufbewahrt
}; derselbe Befehl mit --resume macht weiter.
simulate-in-kernel = Lauter Zufallsspieler: Die Partien laufen gleich hier in einem Kernel, das geht schneller; der Cluster unter { $address } wird nicht gebraucht.
report-what = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
}, Startwert „{ $seed }“.
report-variant = Variante: { $options }; Regelversion { $version }.
report-strength = Spielstärke
report-seats = Was die Plätze wert sind
report-scores = Punkte
report-length = Züge je Partie
report-branching = Mögliche Züge je Entscheidung
report-heat = Wo am Ende Steine liegen, je Partie

error-unfinished-study = { $path } enthält eine unfertige Studie; setze sie mit --resume fort oder lösche die Datei, um neu zu beginnen.
error-not-a-journal = { $path } ist kein Protokoll einer Studie und lässt sich nicht fortsetzen; lösche die Datei, um neu zu beginnen.
error-other-study = { $path } gehört zu einer anderen Studie: Zum Fortsetzen müssen Spiel, Optionen, Spieler, Partien und Startwert gleich sein.
error-unknown-ending = In { $path } lässt sich nichts schreiben: Der Name muss auf { $accepts } enden.
error-resume-what = --resume setzt die Studie einer Datei fort; nenne diese Datei mit --save.
error-player-twice = „{ $player }“ steht zweimal da; nenne jeden Spieler einmal.
error-no-swiss = Ein Turnier nach Schweizer System braucht einen Wettkampf und mindestens so viele Spieler wie die { $seats } Plätze.
error-worker-lost = Ein spielender Prozess wurde von außen beendet, vielleicht weil der Speicher nicht reichte; weniger --jobs brauchen weniger, und mit --save und --resume geht nichts verloren.
error-no-cluster = Unter { $address } antwortet kein Dask-Scheduler; „dask scheduler“ startet einen und nennt seine Adresse.
error-cluster-without-workers = Der Dask-Scheduler unter { $address } hat keine Worker; „dask worker { $address }“ startet einen.

help-engine =
    Das Engine-Protokoll als einer der Bots sprechen, über Standardein- und -ausgabe.

    Beispiel: baumeister engine --bot master
help-engine-bot = Welcher Bot antwortet.
help-serve-engine = Ein Programm, das an Tischen mitspielen darf, etwa meins="python my_engine.py"; mehrmals möglich.
error-engine-silent = Die Engine „{ $engine }“ hat nicht innerhalb von { $what } s geantwortet; ab jetzt spielt ihr Platz zufällig.
error-engine-died = Die Engine „{ $engine }“ hat sich beendet ({ $what }); ab jetzt spielt ihr Platz zufällig.
error-engine-babbles = Die Engine „{ $engine }“ sagte „{ $what }“, was keine Antwort des Protokolls ist; ab jetzt spielt ihr Platz zufällig.
error-engine-illegal = Die Engine „{ $engine }“ spielte „{ $what }“, was hier nicht erlaubt ist; ab jetzt spielt ihr Platz zufällig.
error-bad-engine = „{ $engine }“ nennt keine Engine, die sich starten lässt: Schreibe engine:BEFEHL oder engine@2s:BEFEHL für zwei Sekunden je Zug, mit einem Programm, das hier zu finden ist.
error-bad-engine-name = „{ $engine }“ benennt keine Engine: Schreibe NAME=BEFEHL, den Namen in Kleinbuchstaben und keinen, den schon ein Bot hat.
error-engine-message = Das ist keine Nachricht des Engine-Protokolls; erwartet werden hello, new_match, choose und quit als JSON-Zeilen, new_match vor choose.

help-mcp =
    Die Spiele Sprachmodellen als Werkzeuge des Model Context Protocol anbieten.

    Beispiel: baumeister mcp --http 8765
help-mcp-http = Über HTTP an diesem Port dieses Rechners anbieten statt über Standardein- und -ausgabe.
mcp-where = Sprachmodelle finden die Spiele unter { $url }; Strg-C hält den Server an.
error-unknown-match = Hier gibt es keine Partie „{ $match }“; new_match beginnt eine.
error-too-many-matches = Es laufen schon { $most } Partien; spiele erst eine zu Ende.
error-no-such-page = Es gibt keine Seite { $page }; es gibt 1 bis { $pages }.
