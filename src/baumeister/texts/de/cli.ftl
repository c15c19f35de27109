### Die Befehlszeile

help =
    Vier Bauspiele am Tisch spielen, meistern und erforschen.

    Eine inoffizielle Umsetzung von Fans; die Namen der Spiele gehören ihren Eigentümern. Texte gibt es auf Deutsch, Französisch, Englisch und Italienisch: --lang de, fr, en oder it, sonst die Sprache des Systems.
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-usage = Aufruf:
help-subcommand = BEFEHL [ARGUMENTE]...
help-default = [Vorgabe: { "{}" }]
help-required = [nötig]
help-help = Diese Hilfe zeigen.
help-games =
    Die Spiele auflisten, oder ein Spiel mit seinen Optionen.

    Beispiel: baumeister games tulum
help-rules =
    Die Regeln eines Spiels zeigen, oder eine davon.

    Beispiel: baumeister rules tulum TUL-07
help-terminal =
    Eine Partie im Terminal spielen.

    Beispiel: baumeister terminal tulum --seats human,mcts --decline
help-watch =
    Bots beim Spielen zusehen.

    Beispiel: baumeister watch tulum --seats greedy,random --seed 7
help-simulate =
    Viele Partien zwischen Bots spielen und auszählen.

    Beispiel: baumeister simulate tulum --matches 1000 --seats greedy,random
help-replay =
    Eine aufgezeichnete Partie ansehen oder in die andere Form bringen.

    Beispiel: baumeister replay match.txt --event 12
help-bench =
    Messen, wie schnell die Spiele auf diesem Rechner sind.

    Beispiel: baumeister bench tulum --seconds 0.5
help-game = Der Name eines Spiels; seine eigenen Optionen zeigt „baumeister games SPIEL“.
help-rule = Die Kennung einer Regel.
help-seats = Wer wo sitzt: Namen wie human,mcts (Bots: random, greedy, mcts, mcts:500, mcts:0.5s) oder eine Zahl von Plätzen.
help-seed = Legt alle Ziehungen und alle Bots fest.
help-save = Die Aufzeichnung in diese Datei schreiben: JSON bei der Endung .json, sonst Text.
help-watch-delay = Sekunden zwischen zwei Ereignissen.
help-simulate-matches = Wie viele Partien.
help-simulate-as_json = JSON statt einer Tabelle ausgeben.
help-replay-file = Eine Aufzeichnung, als Text oder JSON.
help-replay-event = Den Stand nach so vielen Ereignissen zeigen.
help-replay-to = Die Aufzeichnung in dieser Form ausgeben.
help-bench-seconds = Sekunden für jede Messung.

event-draw = Tisch: { $draw }
event-move = Platz { $number } ({ $player }): { $move }
match-ended = Die Partie ist zu Ende: { $reason }.
match-winners = { $count ->
    [one] Gewonnen hat { $names }.
   *[other] Gewonnen haben { $names }.
}
match-lost = Diesmal hat es nicht geklappt.
match-scores = Punkte: { $scores }
record-saved = Die Aufzeichnung liegt in { $path }.
record-older = Gespielt nach Regelversion { $played }; heute gilt Version { $today }.
record-stops = Die heutigen Regeln folgen dieser Partie nur bis Ereignis { $number }. Der Rest, wie er aufgezeichnet ist:
interrupted = Abgebrochen.

terminal-welcome = Gib einen Zug ein, oder ? für Hilfe.
terminal-prompt = Platz { $number }, dein Zug:
terminal-goodbye = Auf Wiedersehen.
terminal-hint = Ein starker Bot würde { $move } spielen.
terminal-help =
    ?             diese Hilfe und alle möglichen Züge
    moves         alle möglichen Züge
    rules [ID]    die Regeln, oder eine davon
    hint          was ein starker Bot spielen würde
    undo          zurück zu deiner letzten Entscheidung
    save DATEI    die Aufzeichnung bis hierher schreiben
    quit          die Partie beenden

simulate-progress = Es wird gespielt
simulate-seat = Platz
simulate-player = Spieler
simulate-wins = Gewonnen
simulate-interval = 95-%-Intervall
simulate-utility = Nutzen
simulate-length = Eine Partie dauerte im Mittel { $moves } Züge und { $draws } Ziehungen.
simulate-fact = { $fact }: im Mittel { $mean }
simulate-reason = Ende durch „{ $reason }“: { $count } ({ $share })
simulate-speed = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
} in { $seconds } s, { $speed } Ereignisse pro Sekunde.
fact-turns = Züge

bench-progress = Es wird gemessen
bench-game = Spiel
bench-kernel = Zufallspartien im Kernel: Ereignisse/s
bench-python = Zufallspartien in Python: Ereignisse/s
bench-search = Baumsuche: Durchläufe/s

error-unexpected-word = „{ $word }“ wird hier nicht erwartet; Optionen beginnen mit --.
error-option-without-value = Die Option { $option } braucht einen Wert.
error-not-positive = { $option } nimmt { $value } nicht an; möglich ist eine ganze Zahl ab 1.
error-no-such-event = Ein Ereignis { $number } gibt es nicht; die Aufzeichnung hat die Ereignisse 0 bis { $last }.
error-no-such-option = Die Option { $option } gibt es nicht; der Befehl mit --help zeigt alle.
error-missing-argument = Das Argument { $name } fehlt; der Befehl mit --help zeigt ein Beispiel.
error-missing-option = Die Option { $option } fehlt; der Befehl mit --help zeigt ein Beispiel.
error-bad-argument = Der Wert für { $name } wird nicht angenommen. Dorthin gehört: { $about }
error-value-missing = Nach der Option { $option } fehlt ein Wert.
error-extra-argument = Das sind mehr Wörter, als der Befehl nimmt; mit --help zeigt er ein Beispiel.
error-no-such-command = Diesen Befehl gibt es nicht; es gibt: { $accepts }.
error-bad-usage = Das ist nicht zu verstehen: { $problem }
error-system-refuses = Dieser Rechner weigert sich: { $problem }.
option-own-file = Eine eigene Datei: { $flag } PFAD.
