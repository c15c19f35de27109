### Stufen, Leitern und Turniere

help-levels =
    Zeigt die Stufen eines Spiels: Gegner vom Neuling bis zum Baumeister.

    Beispiel: baumeister levels rumis
help-ladder =
    Lässt die Stufen eines Spiels gegen ihre Nachbarn spielen und berechnet, wie stark sie sind.

    Beispiel: baumeister ladder rumis --scenario chullpa --seats 2 --draws 5 --results ladder.jsonl
help-tournament =
    Lässt Bots gegeneinander spielen, jeden gegen jeden, und berechnet, wie stark sie sind.

    Beispiel: baumeister tournament tulum --players random,greedy,perfect --draws 50
help-ladder-seats = Wie viele Plätze.
help-ladder-draws = Wie oft jede Gruppe mit neuem Glück spielt, jedes Mal in allen Sitzordnungen.
help-ladder-jobs = Wie viele Prozesse.
help-ladder-results = Jede Partie in dieser Datei aufheben (JSON-Zeilen); damit geht eine unterbrochene Leiter weiter.
help-tournament-seats = Wie viele Plätze.
help-tournament-players = Namen von Bots und Stufen.
help-tournament-draws = Wie oft jede Gruppe mit neuem Glück spielt, jedes Mal in allen Sitzordnungen.
help-tournament-jobs = Wie viele Prozesse.
help-tournament-results = Jede Partie in dieser Datei aufheben (JSON-Zeilen); damit geht ein unterbrochenes Turnier weiter.

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
