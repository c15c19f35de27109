### Pyramido

game-pyramido = Pyramido
game-pyramido-about = Fünf Farben, eine Stufenpyramide: Jeder Stein muss zu den vier Steinen unter ihm passen. Baut gemeinsam, allein oder um die Wette.
option-pyramido-mode = Wie gespielt wird.
choice-pyramido-mode-coop = Alle bauen gemeinsam an einer Pyramide.
choice-pyramido-mode-solo = Eine Person baut allein.
choice-pyramido-mode-contest = Alle bauen eine eigene Pyramide.
option-pyramido-seats = Anzahl der Spieler: allein eine Person, sonst zwei bis vier.
option-pyramido-base = Steine an einer Seite der Grundfläche: 5, oder 4 für die kleine Fassung; im Wettbewerb 4 zu zweit, sonst 3.
option-pyramido-games = Wettbewerb: 1 Partie oder eine Serie von mehreren mit Punkten.

pyramido-level = Ebene { $number }
pyramido-missing = { $count ->
    [0] Vollendet.
    [one] Ein Stein fehlt.
   *[other] { $count } Steine fehlen.
}
pyramido-dead-end = Diese Pyramide lässt sich nicht mehr vollenden.
pyramido-bag = Beutel ({ $count }):
pyramido-quarry = Steinbruch:
pyramido-store = Vorrat:
pyramido-game = Partie { $number } von { $games }
pyramido-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

fact-missing-stones = Fehlende Steine
fact-stones-out = Getauschte oder abgeräumte Steine

refusal-move-of-another-mode = Das ist ein Zug aus einer anderen Spielart von Pyramido.
refusal-not-in-hand = Diese Steine hast du nicht.
refusal-not-in-quarry = Im Steinbruch liegt kein Stein dieser Farbe.
refusal-not-in-store = In deinem Vorrat liegt kein Stein dieser Farbe.
refusal-store-full = Dein Vorrat ist voll: Er fasst fünf Steine.
refusal-built-this-turn = Du hast in diesem Zug schon gebaut und kannst nicht mehr tauschen.
refusal-exchange-one-to-three = Tauschen kannst du einen, zwei oder drei Steine.
refusal-bag-has-too-few = { $count ->
    [0] Der Beutel ist leer: Es lässt sich nichts mehr tauschen.
    [one] Im Beutel ist noch ein Stein, mehr als einer lässt sich nicht tauschen.
   *[other] Im Beutel sind noch { $count } Steine, mehr lassen sich nicht tauschen.
}
refusal-no-such-level = Diese Pyramide hat die Ebenen 1 bis { $levels }.
refusal-stone-lies-there = Dort liegt schon ein Stein.
refusal-not-beside-a-stone = Auf der untersten Ebene muss ein Stein mit einer Seite an einen anderen grenzen.
refusal-base-too-wide = Die Grundfläche würde größer als { $base } × { $base } Steine.
refusal-no-square-below = Darunter müssen vier Steine ein Quadrat bilden.
refusal-colour-does-not-suit = Diese Farbe passt nicht zu den vier Steinen darunter.
refusal-four-colours = Damit entstünde ein Quadrat in vier verschiedenen Farben.
refusal-four-colours-not-forced = Damit entstünde ein Quadrat in vier verschiedenen Farben, und eine andere Farbe passt, ohne dass das geschieht.

reason-too-few-stones = weniger Steine übrig als fehlen
reason-nobody-builds = zwei Runden lang hat niemand gebaut oder getauscht
reason-nothing-fits = der Beutel ist leer und kein Stein passt
reason-fewest-missing = alle haben gepasst, es gewinnt, wem die wenigsten Steine fehlen
reason-series-over = Serie zu Ende

error-pyramido-move = „{ $text }“ ist kein Zug in Pyramido: Gib r1:-2,0 zum Bauen ein (Farbe r y g b w, Ebene, x,y), q:r1:-2,0 aus dem Steinbruch, s:r1:-2,0 aus dem Vorrat, xrg zum Tauschen, +r zum Einlagern, end oder pass.
error-pyramido-draw = „{ $text }“ ist kein Stein: Gib einen der Buchstaben r y g b w ein.

section-pyramido-building = Bauen
rule-PYR-01 = Auf der untersten Ebene muss ein Stein mit einer Seite an einen liegenden grenzen. Wo die Grundfläche endet, steht nicht fest: Sie wächst mit den Steinen, wird aber nie länger oder breiter als vereinbart.
rule-PYR-02 = Weiter oben liegt ein Stein mitten auf vier Steinen, die ein Quadrat bilden, und hat die Farbe, die dort am häufigsten ist: alle vier gleich, drei von einer oder ein Paar neben zwei einzelnen. Bei zwei Paaren geht jede der beiden Farben. Einen Nachbarn braucht er nicht.
rule-PYR-03 = Auf jeder Ebene zeigt ein Quadrat aus vier Steinen höchstens drei Farben. Kein Stein darf ein Quadrat aus vier verschiedenen Farben schließen.
rule-PYR-04 = Ab der zweiten Ebene können die Steine darunter ein solches Quadrat erzwingen. Auf ein Quadrat in vier Farben passt jede der vier.
rule-PYR-05i = Erzwungen heißt: Jede Farbe, die auf den Platz passt, würde ein Quadrat in vier Farben schließen, gleich welche Steine es noch gibt. Nur dann ist es erlaubt, auf der untersten Ebene nie.
rule-PYR-06 = So kann eine Lücke in der Grundfläche nur noch zwei Farben zulassen, weil jede andere ein Quadrat in vier Farben ergäbe. Sie kann sogar gar keine mehr zulassen: Das ist erlaubt, und die Lücke wird markiert, doch vollendet wird diese Pyramide nicht mehr.
section-pyramido-together = Gemeinsam oder allein
rule-PYR-10 = Fünf zufällig gezogene Steine liegen zu Beginn als Kreuz. Alle ziehen drei Steine, allein sechs, und legen sie offen hin.
rule-PYR-11 = In deinem Zug verbaust du so viele deiner Steine, wie du möchtest, von keinem bis zu allen. Dann füllst du aus dem Beutel auf drei (allein sechs) auf oder nimmst, was er noch hergibt.
rule-PYR-11i = Wer keinen Stein mehr hat, wird übersprungen.
rule-PYR-12 = Baust du nichts, darfst du bis zu drei Steine aus dem Spiel nehmen und ebenso viele ziehen.
rule-PYR-12i = Mehr Steine, als der Beutel enthält, kannst du nicht tauschen. Ein Tausch beendet den Zug.
rule-PYR-13 = Redet miteinander, alles liegt offen. Im Zweifel entscheidet, wer gerade am Zug ist.
rule-PYR-14 = Ist die Pyramide vollendet, haben alle gewonnen.
rule-PYR-15i = Verloren habt ihr, wenn in Beutel und Händen weniger Steine sind, als noch fehlen, wenn der Beutel leer ist und kein Stein auf der Hand mehr passt, oder wenn zwei ganze Runden lang niemand gebaut oder getauscht hat.
section-pyramido-small = Die kleine Pyramide
rule-PYR-16 = Zum Einstieg: eine Grundfläche von 4 × 4 mit 40 Steinen.
rule-PYR-17i = Das sind acht von jeder Farbe; das Kreuz bleibt gleich.
section-pyramido-contest = Wettbewerb
rule-PYR-20 = Alle bauen eine eigene Pyramide: zu zweit mit einer Grundfläche von 4 × 4, zu dritt oder viert 3 × 3. Zu Beginn liegen je zwei zufällige Steine nebeneinander.
rule-PYR-21 = Fünf Steine aus dem Beutel liegen offen im Steinbruch. Ist der letzte weg, kommen fünf neue oder so viele, wie der Beutel noch hat.
rule-PYR-22 = In deinem Zug tust du eines davon: einen Stein aus dem Steinbruch verbauen, einen in deinen Vorrat legen (höchstens fünf), einen von dort verbauen oder passen.
rule-PYR-23 = Haben alle hintereinander gepasst, verlassen die Steine im Steinbruch das Spiel, und fünf neue werden gezogen, soweit vorhanden. Dann geht es beim Nächsten weiter.
rule-PYR-23i = Gibt es keine mehr, ist die Partie zu Ende.
rule-PYR-24 = Die erste vollendete Pyramide beendet die Partie und gewinnt. Schafft es niemand, gewinnt, wem die wenigsten Steine fehlen; bei Gleichstand, wer in der Startreihenfolge weiter hinten sitzt.
section-pyramido-series = Serie
rule-PYR-25 = Über mehrere Partien, etwa drei: Wer zuerst vollendet, bekommt einen Punkt, und die Runde wird zu Ende gespielt. Wer in dieser Runde auch vollendet, bekommt keinen; alle anderen verlieren pro fehlendem Stein einen Punkt. Die beste Summe gewinnt.
rule-PYR-26i = Jede Partie beginnt einen Platz weiter. Vollendet niemand, verlieren alle pro fehlendem Stein einen Punkt. Bei Gleichstand teilt man sich den Sieg.
