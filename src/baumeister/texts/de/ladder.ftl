### Stufen, Leitern und Turniere

help-levels =
    Die Stufen eines Spiels zeigen: Gegner vom Neuling bis zum Baumeister.

    Beispiel: baumeister levels rumis
help-ladder =
    Die Stufen eines Spiels gegen ihre Nachbarn spielen lassen und berechnen, wie stark sie sind.

    Beispiel: baumeister ladder rumis --scenario chullpa --seats 2 --matches 10 --save ladder.json
help-tournament =
    Bots gegeneinander spielen lassen, jeden gegen jeden, und berechnen, wie stark sie sind.

    Beispiel: baumeister tournament tulum --players random,greedy,perfect --matches 100 --report tulum.html
help-levels-seats = Die Variante mit so vielen Plätzen zeigen.
help-ladder-slow = Wie viele Partien die Gruppen mit einer der beiden stärksten Stufen spielen, die am längsten nachdenken (ohne Angabe so viele wie die anderen).
help-ladder-keep = Das Ergebnis im Paket behalten, wo levels und die Seite es zeigen.
help-ladder-seats = Wie viele Plätze.
help-tournament-seats = Wie viele Plätze.
help-tournament-players = Namen von Bots und Stufen.

levels-name = Name
levels-title = Heißt
levels-bot = Spielt wie
levels-hurry = In Eile
levels-measured = Gemessen in { $matches } Partien, { $date }.
levels-unmeasured = Diese Variante wurde noch nicht gemessen; --seats und die Optionen des Spiels wählen eine andere.
tournament-progress = Es wird gespielt
tournament-player = Spieler
tournament-elo = Elo (95 %)
tournament-zero = Elo zählt ab { $player } mit 0.
tournament-step = Über dem vorigen
tournament-matches = Partien
tournament-completed = Vollendet
tournament-seat = Platz { $number } ist { $bonus } Elo wert.
