### Der Tisch im Browser, und was er ablehnen muss

server-page = Dieser Server läuft. Eine Seite zeigt er nicht; Programme finden alles unter diesen Pfaden:
serve-where = Der Tisch ist gedeckt: { $url }
serve-stop = Strg-C hält den Server an; jede Partie bleibt erhalten.
serve-stopped = Angehalten. Jede Partie bleibt erhalten.
serve-unknown-variable = { $variable } ist keine Einstellung und bewirkt nichts; alle zeigt „baumeister serve --show-settings“.
verify-good = { $count ->
    [0] In dieser Aufzeichnung wird nichts gezogen, also gibt es nichts zu fälschen. SHA-256 des Startwerts: { $hash }
    [one] Die eine Ziehung folgt aus dem Startwert. SHA-256 des Startwerts: { $hash }
   *[other] Alle { $count } Ziehungen folgen aus dem Startwert. SHA-256 des Startwerts: { $hash }
}
help-play =
    Im Browser spielen, auf diesem Rechner.

    Beispiel: baumeister play
help-serve =
    Spieltische für Browser anbieten, auf diesem Rechner oder für alle Welt.

    Beispiel: baumeister serve --host 0.0.0.0 --port 8080
help-backup =
    Alle Partien in eine Datei sichern, egal, ob ein Server läuft.

    Beispiel: baumeister backup tische-montag.sqlite
help-restore =
    Gesicherte Partien zurückholen; halte den Server vorher an.

    Beispiel: baumeister restore tische-montag.sqlite
help-backup-file = Die neue Datei.
help-restore-file = Eine Datei, die „backup“ geschrieben hat.
backup-done = Alle Partien sind in { $file } gesichert.
restore-done = Alle Partien sind wieder so, wie sie in { $file } stehen.
restore-aside = Was vorher da war, liegt in { $file }.
help-rooms =
    Einzelne Tische verwalten, egal, ob ein Server läuft.

    Beispiel: baumeister rooms list --phase playing
help-rooms-list =
    Tische auflisten, zuletzt geänderte zuerst.

    Beispiel: baumeister rooms list --phase playing --most 20
help-rooms-show =
    Einen Tisch als JSON zeigen.

    Beispiel: baumeister rooms show DHA6hw27la87
help-rooms-close =
    Einen Tisch schließen; seine Partie endet ohne Sieger.

    Beispiel: baumeister rooms close DHA6hw27la87
help-rooms-delete =
    Einen Tisch mit Partie und Chat endgültig löschen.

    Beispiel: baumeister rooms delete DHA6hw27la87
help-purge =
    Alte Tische löschen, deren Partien vorbei sind.

    Beispiel: baumeister purge --older-than 90d
help-phase = Nur Tische, die warten (waiting), spielen (playing) oder fertig sind (over).
help-most = Höchstens so viele Tische, mindestens 1.
help-room = Die Kennung eines Tisches: der letzte Teil seiner Adresse.
help-purge-older_than = Wie lange die Partie schon vorbei sein muss: 36h, 90d, 2w oder 1y (Stunden, Tage, Wochen, Jahre).
help-purge-dry_run = Nur sagen, wie viele Tische gelöscht würden.
rooms-id = Tisch
rooms-phase = Stand
rooms-public = In der Lobby
rooms-entries = Einträge
rooms-changed = Zuletzt geändert
rooms-waiting = wartet
rooms-playing = spielt
rooms-over = vorbei
rooms-yes = ja
rooms-no = nein
rooms-closed = Tisch { $room } ist geschlossen; ein laufender Server sagt es den Spielenden innerhalb einer Minute.
rooms-deleted = { $count ->
    [one] Ein Tisch gelöscht.
   *[other] { $count } Tische gelöscht.
}
rooms-would-be-deleted = { $count ->
    [one] Ein Tisch würde gelöscht.
   *[other] { $count } Tische würden gelöscht.
}
help-verify =
    Nachweisen, dass die Ziehungen einer aufgezeichneten Partie nicht manipuliert wurden.

    Beispiel: baumeister verify partie.json
help-schema =
    Die Nachrichten der Verbindung als JSON Schema ausgeben.

    Beispiel: baumeister schema
help-port = Der Port, 0 bis 65535; 0 nimmt einen freien.
help-database = Wo Partien aufbewahrt werden: sqlite:///DATEI oder postgresql+psycopg://…; ohne Angabe eine Datei im eigenen Ordner.
help-serve-host = Die Adresse des Servers; 0.0.0.0 lässt alle herein.
help-serve-name = Ein Name, auf den dieser Server hört, etwa example.org; mehrmals möglich. Adressen und localhost brauchen keinen.
help-serve-origin = Eine weitere Herkunft, deren Seiten sich verbinden dürfen, etwa https://example.org; mehrmals möglich.
help-serve-settings = Eine TOML-Datei mit Einstellungen; --show-settings gibt eine aus.
help-serve-set_ = Eine beliebige Einstellung, etwa body_bytes=100000; mehrmals möglich. Dieselben Einstellungen kommen auch aus Variablen wie BAUMEISTER_BODY_BYTES.
help-serve-show_settings = Alle Einstellungen ausgeben, wie sie wären, und aufhören.
help-serve-thinkers = Wie viele Prozesse für die Bots denken.
help-serve-warmup = Beim Start im Hintergrund alles kompilieren, was die Spiele schnell macht.
help-serve-workers = Wie viele Server-Prozesse sich die Arbeit hinter einem Port teilen; mehr als einer braucht PostgreSQL.
help-serve-cluster = Einer von mehreren Servern derselben PostgreSQL-Datenbank sein; jeder Tisch gehört dann einem von ihnen.
help-verify-file = Eine Aufzeichnung, als Text oder JSON.

reason-resigned = aufgegeben
reason-flag-fell = Zeit abgelaufen

error-address-unusable = Auf { $host }, Port { $port }, kann der Server nicht lauschen: { $problem }.
error-storage-failure = Das ließ sich nicht speichern, darum ist nichts geschehen; bitte versuch es noch einmal.
error-bad-database-url = Das ist keine Datenbankadresse; möglich sind sqlite:///DATEI und postgresql+psycopg://….
error-database-unreachable = Die Datenbank { $database } ist nicht erreichbar: { $problem }.
error-database-in-use = Ein anderer Server benutzt diese Datenbank schon; beende ihn zuerst oder nenne mit --database sqlite:///DATEI eine andere.
error-cluster-needs-postgres = Mehrere Server brauchen eine gemeinsame PostgreSQL-Datenbank; nenne sie mit --database postgresql+psycopg://…
error-room-elsewhere = Diesen Tisch führt gerade ein anderer Server; in einem Augenblick geht es dort weiter.
error-database-newer = Die Datenbank stammt von einer neueren Version von baumeister; installiere diese oder nenne eine andere Datenbank.
error-unknown-host = Dieser Server hört nicht auf den Namen „{ $host }“; starte ihn mit --name { $host }, wenn er es soll.
error-foreign-origin = Das kam von der Seite einer anderen Website; erlaubt ist es nur der Seite dieses Servers.
error-unknown-setting = Eine Einstellung „{ $setting }“ gibt es nicht; es gibt: { $accepts }.
error-bad-setting = Die Einstellung { $setting } kann nicht „{ $value }“ sein; möglich ist zum Beispiel: { $accepts }.
error-setting-without-value = „{ $setting }“ stellt nichts ein; schreib --set NAME=WERT.
error-settings-unreadable = Die Einstellungsdatei { $file } lässt sich nicht lesen: { $problem }.
error-backup-exists = { $file } gibt es schon; nenne eine neue Datei.
error-backup-failed = { $file } ließ sich nicht schreiben: { $problem }.
error-backup-by-postgres = Eine PostgreSQL-Datenbank sicherst du mit ihren eigenen Werkzeugen: pg_dump --format=custom und pg_restore.
error-no-backup = { $file } ist keine Sicherung von baumeister; „backup“ schreibt eine.
error-database-in-memory = Eine Datenbank im Speicher würde jede Partie vergessen; schreib sqlite:///DATEI.
error-missing-extra = Dafür fehlt das Extra „{ $extra }“: pip install 'baumeister[{ $extra }]'.
error-room-deleted = Dieser Tisch wurde gelöscht.
error-room-gone = Dieser Tisch wurde inzwischen gelöscht; es ist nichts geschehen.
error-room-shared = An diesem Tisch spielen auch andere; löschen lässt er sich, sobald die Partie vorbei ist.
error-bad-age = „{ $age }“ ist keine Zeitspanne; möglich ist zum Beispiel: { $accepts }.
error-unknown-room = Diesen Tisch gibt es nicht oder nicht mehr.
error-not-your-seat = Platz { $seat } gehört nicht dir.
error-host-only = Das kann nur, wer den Tisch eröffnet hat.
error-secret-missing = Zum Platznehmen gehört ein Geheimnis; schick es mit dem „hello“.
error-not-your-turn = Platz { $seat } ist nicht am Zug.
error-stale-state = Am Tisch hat sich inzwischen etwas geändert: Du hast auf Version { $version } geantwortet, er ist bei { $now }.
error-match-not-started = Die Partie hat noch nicht begonnen.
error-match-started = Die Partie hat schon begonnen.
error-match-goes-on = Die Partie läuft noch.
error-review-too-early = Eine Partie lässt sich erst analysieren, wenn sie zu Ende ist.
error-room-over = An diesem Tisch ist alles vorbei.
error-rematch-made = Für die nächste Partie gibt es schon einen Tisch.
error-seat-taken = Platz { $seat } ist besetzt.
error-failed = Hier ist etwas schiefgegangen; nichts wurde geändert.
error-room-unreadable = Dieser Tisch lässt sich nicht mehr lesen; sein Protokoll bleibt erhalten.
error-room-full = Das Protokoll dieses Tisches ist voll; seine Partie kann noch zu Ende gespielt werden.
error-room-overfull = Das Protokoll dieses Tisches ist übervoll; die Partie kann nur noch aufgegeben werden.
error-person-expected = Wer an Platz { $seat } sitzt, wird noch erwartet; bitte { $wait } s warten.
error-invite-needed = Platz { $seat } ist für jemanden mit dem Einladungslink; bitte den darum, der den Tisch eröffnet hat.
error-seats-free = Noch nicht alle Plätze sind besetzt; frei: { $seats }.
error-seat-given-up = Platz { $seat } wurde endgültig aufgegeben.
error-bot-plays-already = Auf Platz { $seat } spielt ein Bot.
error-no-bot-plays = Auf Platz { $seat } spielt kein Bot.
error-take-back-asked = Jemand hat schon darum gebeten, einen Zug zurückzunehmen.
error-no-take-back-asked = Niemand bittet dich gerade, einen Zug zurücknehmen zu dürfen.
error-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen kannst; was gewürfelt oder gezogen ist, bleibt.
error-invalid-message = Diese Nachricht ist nicht zu verstehen; prüfe „{ $place }“.
error-hello-missing = Die erste Nachricht muss ein „hello“ sein.
error-hello-twice = Das „hello“ war schon da.
error-no-such-path = Hier gibt es nichts ({ $status }).
error-wrong-method = Auf { $method } antwortet hier nichts.
error-no-such-seat = Einen Platz { $seat } gibt es nicht; es gibt { $accepts }.
error-not-a-move = Das ist kein Zug dieses Spiels: { $problem }
error-seats-do-not-fit = Diese Variante hat { $accepts ->
    [one] einen Platz
   *[other] { $accepts } Plätze
}, nicht { $seats }.
error-branch-waits = Eine begonnene Partie geht nur mit Menschen an diesem Gerät und mit Bots weiter, und die Reihenfolge der Plätze steht fest.
error-budget-too-large = Ein Bot am Tisch denkt höchstens { $seconds } s oder { $iterations } Durchläufe lang.
error-no-solver = Für diese Variante von { $game } gibt es keinen Löser; es gibt einen für die Würfel von Rumis.
error-too-many-messages = Zu viele Nachrichten; bitte { $wait } s warten.
error-too-many-requests = Zu viele Anfragen von deiner Adresse; bitte { $wait } s warten.
error-server-stops = Der Server wird gerade angehalten und konnte nicht mehr antworten; bitte noch einmal versuchen, wenn er wieder da ist.
error-too-many-hints = Zu viele Tipps; bitte { $wait } s warten.
error-too-many-reviews = Von deiner Adresse aus laufen schon { $most } Analysen; warte { $wait } s.
error-too-many-rooms = Zu viele neue Tische; bitte { $wait } s warten.
error-too-many-public-rooms = Von deiner Adresse sind schon { $most } Tische in der Lobby; fülle oder schließe erst einen davon.
error-too-many-connections = Zu viele Verbindungen von deiner Adresse; bitte { $wait } s warten.
error-message-too-large = Die Nachricht ist zu groß; höchstens { $most } Bytes.
error-body-too-large = Das ist zu groß; höchstens { $most } Bytes.
error-body-too-slow = Die Anfrage ist nicht innerhalb von { $seconds } s angekommen.
error-record-too-long = Hier darf eine Aufzeichnung höchstens { $most } Ereignisse haben; eine längere zeigt die Kommandozeile.
error-record-too-slow = Diese Aufzeichnung nachzuspielen dauert hier länger als { $seconds } s; auf der Kommandozeile geht es.
error-review-too-slow = Diese Partie zu analysieren dauert hier länger als { $seconds } s je Schritt; auf der Kommandozeile geht es mit „baumeister review“.
error-seed-missing = Die Aufzeichnung enthält keinen Startwert; eine Partie gibt ihn preis, wenn sie vorbei ist.
error-seed-not-as-promised = Der Startwert ist nicht der, dessen Hash zu Beginn versprochen wurde.
error-draw-not-of-seed = Ereignis { $number } ist nicht die Ziehung, die der Startwert ergibt.
