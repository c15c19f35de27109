### Stufen, Leitern und Turniere

help-levels =
    Zeigt die Stufen eines Spiels: Gegner vom Neuling bis zum Baumeister.

    Beispiel: baumeister levels rumis
help-ladder =
    Lässt die Stufen eines Spiels gegen ihre Nachbarn spielen und berechnet, wie stark sie sind.

    Beispiel: baumeister ladder rumis --scenario chullpa --seats 2 --matches 10 --save ladder.json
help-tournament =
    Lässt Bots gegeneinander spielen, jeden gegen jeden, und berechnet, wie stark sie sind.

    Beispiel: baumeister tournament tulum --players random,greedy,perfect --matches 100 --report tulum.html
help-ladder-seats = Wie viele Plätze.
help-tournament-seats = Wie viele Plätze.
help-tournament-players = Namen von Bots und Stufen.

levels-name = Name
levels-title = Heißt
levels-bot = Spielt wie
levels-hurry = In Eile
tournament-progress = Spielen
tournament-player = Spieler
tournament-elo = Elo (95 %)
tournament-step = Über dem vorigen
tournament-matches = Partien
tournament-completed = Vollendet
tournament-seat = Platz { $number } ist { $bonus } Elo wert.
