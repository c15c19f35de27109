# Eine beendete Partie noch einmal angesehen, auf der Seite

review-open = Partie analysieren
review-graph = Die Chancen aller im Lauf der Partie
review-progress = { $done } von { $all } Schritten angesehen
review-failed = Die Analyse wurde abgebrochen, weil das Rechenprogramm zweimal ausgefallen ist.
review-nothing = Es wurde kein Zug gemacht, also gibt es nichts zu analysieren.
review-again = Noch einmal versuchen
review-together = Gemeinsam
review-luck = Glück: { $chances }.
review-change = { $name } { $before } → { $after }
review-verdict-best = { $name }: bester Zug, { $after }.
review-verdict = { $name }: { $mark }. Vorher { $before }, danach { $after }.
review-verdict-about = { $name }: { $mark }. Vorher { $before }, danach { $after } (± { $error }).
review-instead = Besser: { $name } { $move } ({ $worth })
review-show-better = Besseren Zug zeigen
review-show-played = Gespielten Zug zeigen
review-what-if = Was wäre, wenn?

review-summary = Glück und Können
review-start = Zu Beginn
review-luck-sum = Glück
review-lost = Eigene Fehler
review-given = Fehler der anderen
review-drift = Zu spät gesehen
review-result = Am Ende
review-average = Verlust je Entscheidung
review-like = Spielt wie
review-about = Diese Zahlen hat eine Suche geschätzt. { $luck ->
    [no] Eigene und fremde Fehler
   *[yes] Glück und Fehler
} können je um etwa { $error } Punkte danebenliegen; „zu spät gesehen“ ist, was die Suche erst hinterher bemerkt hat.
