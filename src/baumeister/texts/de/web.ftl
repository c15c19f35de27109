### Die Seite im Browser

close = Schließen
ok = OK
yes = Ja
no = Nein
you = du
loading = Einen Moment …
unreachable = Der Server ist nicht erreichbar. Läuft er noch?
offline = Du bist offline. Die Regeln, die Aufgaben und die hier geöffneten Aufzeichnungen sind da; zum Spielen braucht es den Server.
offline-room = Du bist offline. Dieser Tisch braucht den Server.
to-lobby = Zur Lobby
name-ask = Wie heißt du?
name-go = Weiter

## settings

settings = Einstellungen
settings-language = Sprache
settings-theme = Darstellung
theme-auto = Wie am Gerät
theme-light = Hell
theme-dark = Dunkel
settings-pace = Bots spielen
pace-quick = schnell
pace-calm = in Ruhe
pace-steps = Schritt für Schritt
settings-flat = Flache Ansicht statt 3D
settings-reflections = Spiegelungen (langsam ohne Grafikkarte)
settings-motion = Animationen
settings-sound = Ton
settings-volume = Lautstärke
settings-guide = Erklärungen beim Spielen

## lobby

lobby-welcome = Was bauen wir heute?
lobby-continue = Weiterspielen
card-play = { $game } spielen
card-rules = Regeln
card-learn = Lernen
visit-turn = { $name } ist am Zug
lobby-forget = Aus der Liste nehmen
lobby-open = Offene Tische
lobby-free-seats = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
lobby-replay = Eine aufgezeichnete Partie ansehen
mine-title = Meine Partien
mine-none = Auf diesem Gerät ist noch keine Partie zu Ende gespielt.
mine-won = Gewonnen
mine-lost = Verloren
mine-shared = Geteilter Sieg
mine-open = Beendet
mine-game = Spiel
mine-against = Gegen
mine-ratings = Deine Spielstärke
mine-rating = { $game }: { NUMBER($elo, useGrouping: 0) } ± { $error } Elo
mine-rating-about = Geschätzt aus deinen Ergebnissen gegen Bots, deren Stärke gemessen wurde; jedes Spiel zählt ab 1000, dem Neuling. Je mehr du spielst, desto genauer wird es.
mine-wins = Gewonnen
mine-losses = Verloren
mine-people = Menschen oder allein
mine-export = Alles exportieren
mine-delete = Alles löschen
mine-delete-ask = Alle deine Partien löschen?
mine-delete-what = Dieses Gerät vergisst jede Partie und jeden Platz, den du hast, auch in laufenden Partien. Der Server behält die Aufzeichnungen, bis er alte löscht.
mine-delete-room = Vom Server löschen
mine-delete-room-ask = Diese Partie für alle löschen?
mine-delete-room-what = Der Server löscht die Partie, ihre Aufzeichnung und ihren Chat für alle, die mitgespielt haben. Das lässt sich nicht rückgängig machen.
mine-delete-room-do = Für alle löschen
mine-keep = Behalten
rules-of = Regeln von { $game }
rules-reading = unsere Lesart
rules-all = Alle Regeln

## a new room

setup-options = Optionen
setup-seats = Wer spielt mit
setup-random-start = Startspieler auslosen
setup-own-file = Oder eine eigene Szenario-Datei
setup-own-chosen = Deine eigene Datei
setup-clock = Uhr
clock-none = Ohne Uhr
clock-move = { $minutes ->
    [one] Eine Minute pro Zug
   *[other] { $minutes } Minuten pro Zug
}
clock-total = { $minutes ->
    [one] Eine Minute pro Person
   *[other] { $minutes } Minuten pro Person
}
setup-go = Spielen
quick-bots = Gegen Bots
quick-here = An diesem Gerät
quick-link = Per Link einladen
quick-watch = Bots zuschauen
seat-here = Person an diesem Gerät
seat-link = Person mit dem Link
seat-open = Irgendwer, aus der Lobby
seat-reserved = Reserviert für jemanden mit dem Link
seat-bot = Bot, { $level }
seat-bot-elo = Bot, { $level } ({ NUMBER($elo, useGrouping: 0) } Elo)
seat-bot-share = Bot, { $level } (vollendet { $percent } %)
seat-name-of = Name an Platz { $number }
guest-name = Gast { $number }
bot-random = Zufallsspieler
bot-greedy = Gieriger Spieler
bot-mcts = Sucher
bot-solver = Löser
bot-perfect = Perfekter Spieler
bot-race = Wettläufer
bot-newcomer = Neuling
bot-apprentice = Lehrling
bot-journeyman = Geselle
bot-foreman = Polier
bot-master = Meister
bot-grandmaster = Großmeister
bot-builder = Baumeister

## before the match

your-name = Dein Name
invite-title = Einladen
invite-how = Wer diesen Link öffnet, kann sich setzen oder zuschauen.
invite-local = Diese Adresse funktioniert nur auf diesem Rechner. Für andere Geräte den Server mit „baumeister serve --host 0.0.0.0“ starten und die Seite unter dem Namen oder der Adresse dieses Rechners im Netz öffnen.
invite-qr = QR-Code des Links
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
waiting-title = Ein Tisch für { $game }
waiting-you = das bist du
waiting-leave = Aufstehen
waiting-sit = Hier hinsetzen
waiting-open = Noch frei
waiting-bot = Einen Bot spielen lassen
waiting-free = Platz freigeben
waiting-start = Partie starten
waiting-for-seats = Warten, bis alle sitzen
waiting-for-host = Wer den Tisch eröffnet hat, startet die Partie, sobald alle sitzen.
room-refused = An diesen Tisch kannst du dich nicht setzen
room-closed = Dieser Tisch wurde geschlossen
room-rules-changed = Die Regeln haben sich geändert; diese Partie kann nicht weitergehen

## the table

turn-mine = Du bist am Zug
turn-hot-seat = { $name }, du bist am Zug
turn-other = { $name } überlegt
turn-over = Die Partie ist zu Ende
turn-offline = Verbindung unterbrochen, wird wiederhergestellt …
sending = Dein Zug ist unterwegs
view-2d = Flache Ansicht zeigen
view-3d = Tisch in 3D zeigen
twin = Der Tisch in Worten
tray = Was du jetzt tun kannst
hint = Um einen Tipp bitten
table-hint-thinking = Ein Meister überlegt …
hint-is = Ein Meister { $move }.
hint-play = So spielen
undo = Zurücknehmen
undo-asked = { $name } möchte einen Zug zurücknehmen.
bell-ask = Soll dieses Gerät dir sagen, wenn du am Zug bist?
points-at = { $name } zeigt auf { $place }.
shown-tulum = Reihe { $row }, Platz { $place }
shown-pyramido = { $place }, Ebene { $level }
shown-talo = { $x }, { $y }, Ebene { $level }
playback = Wiedergabe
playback-back = Einen Schritt zurück
playback-play = Abspielen
playback-pause = Anhalten
playback-next = Nächster Schritt
playback-slower = Langsamer
playback-faster = Schneller
playback-skip = Zum jetzigen Stand
playback-all = Von Anfang an ansehen
guide-off = Erklärungen ausblenden
table-host = Gastgeber
side = Spieler, Verlauf und Chat
side-toggle = Spieler, Verlauf und Chat ein- oder ausblenden
players = Spieler
player-away = abwesend
spectators = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
seat-reclaim = Selbst weiterspielen
seat-lend = Bot spielen lassen
clock = Restzeit
log = Verlauf
chat = Chat
chat-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
chat-write = Etwas schreiben
chat-send = Senden
resign = Aufgeben
resign-ask = { $name }, willst du wirklich aufgeben?
resign-final = Das lässt sich nicht rückgängig machen.
resign-not = Weiterspielen
record-download = Partie speichern
share-position = Link zu dieser Stellung kopieren
share-match = Link zu dieser Partie kopieren

## the end

end-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
end-won-you = Du gewinnst
end-won-with-you = Du und { $names }, ihr gewinnt
end-together = Ihr gewinnt alle
end-made = Geschafft!
end-lost = Diesmal hat es nicht geklappt
end-reason = Grund: { $reason }.
result = Ergebnis
standings-rank = Rang
standings-player = Spieler
standings-game = Partie { $number }
standings-score = Punkte
rematch = Noch eine Partie
rematch-join = Zur nächsten Partie
replay = Partie ansehen

## looking at a record

replay-title = Eine aufgezeichnete Partie
replay-file = Aufzeichnung öffnen
replay-paste = Oder den Text einfügen
replay-open = Öffnen
replay-stops = Diese Partie wurde nach älteren Regeln gespielt. Die heutigen Regeln folgen ihr nur bis Ereignis { $number }.
replay-step = Schritt { $at } von { $last }
replay-timeline = Zeitleiste
replay-moves = Züge ein- oder ausblenden
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-last = Zum Ende
replay-play-on = Von hier weiterspielen
replay-play-on-about = Von dieser Stellung aus gegen Bots weiterspielen
picture-svg = Stellung als SVG speichern
picture-png = Diese Ansicht als PNG speichern

## what happened at the table

event-SeatTaken = setzt sich.
event-SeatLeft = steht auf.
event-SeatLent = lässt ab jetzt einen Bot spielen.
event-SeatReclaimed = spielt selbst weiter.
event-MatchStarted = Die Partie beginnt.
event-TakeBackAsked = möchte einen Zug zurücknehmen.
event-TakeBackAnswered = { $agrees ->
    [yes] ist einverstanden.
   *[other] ist nicht einverstanden.
}
event-MovesTakenBack = Ein Zug wurde zurückgenommen.
event-Resigned = gibt auf.
event-FlagFell = hat die Zeit überschritten.
event-MatchEnded = Die Partie ist zu Ende.
event-RoomClosed = Der Tisch wurde geschlossen.
log-in-vain = { $count ->
    [0] Kein Block passt, der Zug ist zu Ende.
    [one] Kein Block passt: Ein Block ist verloren.
   *[other] Kein Block passt: { $count } Blöcke sind verloren.
}
log-skipped-rumis = { $count ->
    [one] { $names } findet keinen Platz für einen Stein und setzt aus.
   *[other] { $names } finden keinen Platz für einen Stein und setzen aus.
}
log-skipped-pyramido = { $count ->
    [one] { $names } hat keinen Stein mehr und setzt aus.
   *[other] { $names } haben keinen Stein mehr und setzen aus.
}
log-points = { $name } { $score }

## moves and draws in words

move-tulum-Roll = Die Würfel zeigen { $rows }.
move-tulum-Roll-rows = { $count }{ "\u00A0" }×{ "\u00A0" }{ $value ->
     [0] grün
     [1] blau
     [2] rot
     [3] gelb
     [4] orange
    *[5] violett
}
move-tulum-PlaceBlock = legt einen Block in Reihe { $row ->
     [0] 1 (grün)
     [1] 2 (blau)
     [2] 3 (rot)
     [3] 4 (gelb)
     [4] 5 (orange)
    *[5] 6 (violett)
}, Platz { $place ->
     [0] 1
     [1] 2
     [2] 3
     [3] 4
     [4] 5
    *[5] 6
}
move-tulum-RollOn = würfelt weiter
move-tulum-Stop = hört auf und behält die Blöcke
move-pyramido-DrawStone = Aus dem Beutel: { $stones }.
move-pyramido-DrawStone-colour = { $count ->
    [1] { "" }
   *[other] { $count }{ "\u00A0" }×{ "\u00A0" }
}{ $value ->
    [0] Rot
    [1] Gelb
    [2] Grün
    [3] Blau
   *[4] Weiß
}
move-pyramido-BuildStone = legt einen { $colour ->
    [0] roten
    [1] gelben
    [2] grünen
    [3] blauen
   *[4] weißen
} Stein, Ebene { $level }, { $place }
move-pyramido-BuildFromQuarry = legt einen { $colour ->
    [0] roten
    [1] gelben
    [2] grünen
    [3] blauen
   *[4] weißen
} Stein aus dem Steinbruch, Ebene { $level }, { $place }
move-pyramido-BuildFromStore = legt einen { $colour ->
    [0] roten
    [1] gelben
    [2] grünen
    [3] blauen
   *[4] weißen
} Stein aus dem Vorrat, Ebene { $level }, { $place }
move-pyramido-StoreStone = legt einen { $colour ->
    [0] roten
    [1] gelben
    [2] grünen
    [3] blauen
   *[4] weißen
} Stein in den Vorrat
move-pyramido-ExchangeStones = tauscht { $num_colours ->
    [one] einen Stein
   *[other] { $num_colours } Steine
}
move-pyramido-EndTurn = beendet den Zug
move-pyramido-Pass = passt
move-rumis-PlaceStone = legt { $colour ->
    [0] den roten
    [1] den blauen
    [2] den grünen
    [ruin] aus der Ruine den
   *[3] den gelben
} Stein { $stone } an { $place }
move-talo-Roll = Der Würfel zeigt { $number }.
move-talo-TakeSticks = nimmt { $num_lengths ->
    [one] den Stab der Länge
   *[other] die Stäbe der Längen
} { $lengths }
move-talo-PlaceStick = setzt den Stab der Länge { $length } bei { $x }, { $y }, Ebene { $z }, { $axis ->
    [x] längs der Zeile
    [y] längs der Spalte
   *[z] aufrecht
}
move-talo-HoldStick = hält den Stab der Länge { $length } bei { $x }, { $y }, Ebene { $z }, { $axis ->
    [x] längs der Zeile
    [y] längs der Spalte
   *[z] aufrecht
}
move-talo-TakeBack = nimmt den gehaltenen Stab zurück
move-talo-Walk = geht nach { $x }, { $y } auf Ebene { $level }
move-talo-Restart = fängt neu an auf { $x }, { $y }
move-talo-EndTurn = beendet den Zug

## the guide of a first match

guide-tulum-PlaceBlock = Jeder Würfel erlaubt einen Block in der Reihe seiner Farbe; über der untersten Reihe braucht er beide Blöcke darunter.
guide-tulum-RollOn = Würfle mit den übrigen weiter oder höre auf: Passt nichts, gehen alle Blöcke mit Punkt verloren.
guide-tulum-solo-RollOn = Würfle mit den übrigen weiter oder höre auf: Passt nichts, gehen alle Blöcke mit Punkt verloren. Vollende die Pyramide in möglichst wenigen Zügen.
guide-pyramido-BuildStone = Lege deine Steine: unten Seite an Seite, weiter oben mitten auf vier, in der Farbe, die dort am häufigsten ist.
guide-pyramido-ExchangeStones = Passt dir nichts, tausche bis zu drei Steine; das beendet deinen Zug.
guide-pyramido-BuildFromQuarry = Nimm einen Stein aus dem Steinbruch und baue ihn ein, lege einen in den Vorrat, baue einen aus dem Vorrat ein oder passe.
guide-rumis-PlaceStone = Wähle einen Stein, drehe ihn, lege ihn: Er muss deine Farbe berühren, darf kein Loch unter sich lassen und nicht über die Grenze ragen. Es zählt, was man von oben sieht.
guide-rumis-four-colours-PlaceStone = Du hast zwei Farben und spielst sie abwechselnd. Der Stein muss seine Farbe berühren, darf kein Loch unter sich lassen und nicht über die Grenze ragen. Deine bessere Farbe zählt, so weit man sie von oben sieht.
guide-rumis-ruinas-PlaceStone = Zuerst entsteht die graue Ruine; sie gehört niemandem und zählt nicht. Dann beginnt die Partie: Ihr erster Stein steht irgendwo am Boden, der erste Stein aller anderen am Boden neben einem anderen, und jeder weitere berührt deine Farbe. Keine Löcher darunter, nichts über die Grenze; es zählt, was man von oben sieht.
guide-rumis-cube-PlaceStone = Fülle den ganzen Würfel: Wähle Farbe und Stein, drehe ihn, lege ihn. Er darf kein Loch unter sich lassen und nicht aus dem Würfel ragen. Zurücknehmen darfst du, so oft du willst.
guide-rumis-how = Drehe den Stein mit den Knöpfen oder X, Y, Z, mit Umschalt oder Alt und dem Mausrad, oder mit zwei Fingern; ein Wisch darüber kippt ihn.
guide-talo-TakeSticks = Nimm einen Stab der gewürfelten Länge oder zwei, die zusammen so lang sind.
guide-talo-PlaceStick = Lege den Stab längs einer Linie oder stelle ihn auf; das Bauwerk muss im Gleichgewicht bleiben.
guide-talo-Walk = Deine Figur steigt mit jedem Schritt höchstens eine Ebene. Wer zuerst auf Ebene 10 steht, gewinnt.

## a plan of one's own

plan-title = Einen eigenen Plan zeichnen
plan-about = Wähle eine Höhe und tippe auf die Felder, die so hoch werden dürfen. Tippst du noch einmal darauf, ist das Feld wieder weg.
plan-name = Name des Plans
plan-unnamed = mein Plan
plan-brush = Höhe
plan-height = Höhe { $height }
plan-cell = { $place }: { $height ->
    [0] leer
   *[other] Höhe { $height }
}
plan-players = Höchstens, zu { $count ->
    [2] zweit
    [3] dritt
   *[other] viert
}
plan-not-whole = Ein Plan hat mindestens zwei Felder, und alle hängen zusammen.
plan-play = Damit spielen
plan-save = Behalten
plan-share = Link kopieren
plan-kept = Deine Pläne
plan-edit = Ändern
plan-delete = Löschen
