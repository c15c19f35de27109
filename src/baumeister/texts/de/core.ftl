### Was jedes Spiel und jeder Rand braucht

unofficial = Eine inoffizielle Umsetzung von Fans; die Namen der Spiele gehören ihren Eigentümern.
rules-readings = * unsere Lesart, wo die Anleitung schweigt oder offen bleibt
seat-name = Platz { $number }
seat-of-player = Platz { $number } ({ $player })
refused = { $because } (Regel { $rule })

## errors

error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; wähle eines von: { $accepts }.
error-unknown-option = Dieses Spiel kennt keine Option „{ $option }“; es kennt: { $accepts }.
error-option-value = Die Option { $option } nimmt { $value } nicht an; möglich sind: { $accepts }.
error-option-value-here = Die Option { $option } nimmt { $value } mit { $others } nicht an; möglich sind dann: { $accepts }.
error-unknown-language = In der Sprache „{ $language }“ gibt es keine Texte; möglich sind: { $accepts }.
error-language-missing = Die Option --lang braucht eine Sprache: de, fr, en oder it.
error-unknown-bot = „{ $bot }“ kann nicht am Tisch sitzen; möglich ist eine Anzahl von Plätzen oder Namen aus: { $accepts }.
error-no-such-bot = Einen Bot „{ $bot }“ gibt es hier nicht; wähle einen von: { $accepts }.
error-bad-budget = „{ $bot }“ sagt nicht, wie lange gedacht werden soll; möglich sind Durchläufe (mcts:500) oder Sekunden (mcts:0.5s).
error-unknown-rule = Das Spiel { $game } hat keine Regel „{ $rule }“; es hat: { $accepts }.
error-draw-not-possible = Das kann der Zufall hier nicht ergeben.
error-no-draw-now = Jetzt wird nicht gezogen: Platz { $seat } ist am Zug.
error-chance-draws-now = Jetzt ist niemand am Zug: Zuerst entscheidet der Zufall.
error-other-seat-moves = Platz { $seat } ist nicht am Zug: Platz { $to_move } ist an der Reihe.
error-match-over = Die Partie ist zu Ende.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-not-a-record = Das ist keine Aufzeichnung von baumeister; eine solche sagt es in der ersten Zeile.
error-unknown-record-version = Diese Aufzeichnung hat die Formatversion { $version }; lesbar ist nur Version { $accepts }.
error-unknown-rules-version = Diese Partie wurde nach der Regelversion { $version } gespielt; { $accepts ->
    [1] bekannt ist nur Version 1
   *[other] bekannt sind die Versionen 1 bis { $accepts }
}.
error-record-truncated = Die Aufzeichnung ist abgeschnitten: Ihr Ende fehlt.
error-record-half-character = Die Aufzeichnung enthält ein halbes Zeichen, das niemand lesen kann.
error-half-seed = Der Startwert enthält ein halbes Zeichen, das niemand lesen kann.
error-record-field-missing = Der Aufzeichnung fehlt das Feld „{ $field }“.
error-record-option-missing = Die Aufzeichnung nennt die Option „{ $option }“ nicht; eine Aufzeichnung von { $game } nennt jede Option ihrer Variante.
error-record-line = Zeile { $number } der Aufzeichnung ist nicht lesbar: { $line }.
error-record-seats = Die Aufzeichnung nennt { $found ->
    [one] einen Platz
   *[other] { $found } Plätze
}, ihre Variante hat aber { $seats }.
error-event-unreadable = Ereignis { $number } der Aufzeichnung ist nicht lesbar: { $problem }
error-event-not-an-object = Ein Zug oder eine Ziehung ist ein JSON-Objekt, nicht { $value }.
error-unknown-event-kind = Einen Zug oder eine Ziehung der Art { $value } gibt es nicht; es gibt: { $accepts }.
error-value-does-not-fit = Bei { $place } steht { $value }; erwartet wird { $accepts }.
error-illegal-event = Ereignis { $number } der Aufzeichnung verletzt die Regeln: { $problem }
error-event-after-end = Ereignis { $number } der Aufzeichnung kommt nach dem Ende der Partie.
error-other-actor = Ereignis { $number } der Aufzeichnung soll von { $recorded } sein, an der Reihe ist aber { $found }.
error-other-outcome = Laut Aufzeichnung endete die Partie anders, als ihre Ereignisse es ergeben.
error-record-stops = Diese Partie wurde nach Regelversion { $version } gespielt; die heutigen Regeln folgen ihr nur bis Ereignis { $number }. Sie lässt sich ansehen, aber nicht noch einmal speichern oder prüfen.
error-not-a-state = Das ist kein gespeicherter Stand: { $value }.
error-no-such-action = Eine Aktion { $number } gibt es nicht; es gibt 0 bis { $last }.
error-other-state = Der gespeicherte Stand hat { $place } { $value }, erwartet wird { $accepts }.
error-impossible-state = Keine Partie von { $game } kann zu diesem Stand führen.
error-unreadable-file = Die Datei { $path } lässt sich nicht lesen: { $problem }.
error-unwritable-file = Die Datei { $path } lässt sich nicht schreiben: { $problem }. Nichts wurde verändert.
