# Der Trainer: eine Partie noch einmal angesehen, und was Züge wert sind

help-review =
    Eine aufgezeichnete Partie noch einmal ansehen: was jede Entscheidung wert war und was Glück.

    Exakt, wo eine Tabelle es weiß (Tulum bis zu drei Plätzen, das Ende von Rumis), sonst von einer Suche geschätzt.
help-review-file = Eine Aufzeichnung, als Text oder JSON.
help-review-simulations = Wie viel eine Entscheidung durchgespielt wird, wo keine Tabelle es weiß.
help-review-as_json = Alles als JSON ausgeben.
help-terminal-coach = Die Chancen aller zeigen und was die besten Züge wert sind.

review-looking = Die Partie wird noch einmal angesehen
review-number = Nr.
review-player = Spieler
review-move = Zug
review-mark = Urteil
review-loss = Verlust
review-better = Besser
review-account = { $name }: zu Beginn { $start } %, Glück { $luck }, eigene Fehler −{ $lost } ({ $average } je Entscheidung), Fehler der anderen { $given }, am Ende { $result } %.
review-account-drift = { $name }: zu Beginn { $start } %, Glück { $luck }, eigene Fehler −{ $lost } ({ $average } je Entscheidung), Fehler der anderen { $given }, von der Suche zu spät gesehen { $drift }, am Ende { $result } %.
review-exact = Alles ist exakt: Beginn, Glück und Fehler ergeben zusammen das Ergebnis.
review-estimated = Wo keine Tabelle es weiß, von einer Suche geschätzt: Kleine Unterschiede bedeuten nichts.

mark-best = bester Zug
mark-good = gut
mark-doubtful = fraglich
mark-mistake = Fehler
mark-blunder = grober Fehler

coach-chances = Chancen: { $chances }
coach-move = { $move }: { $worth } %
coach-move-about = { $move }: { $worth } % ± { $error }
