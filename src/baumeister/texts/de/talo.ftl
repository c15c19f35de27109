### Talō

game-talo = Talō
game-talo-about = Baue mit Stäben in zehn Längen, halte alles im Gleichgewicht und sei vor allen anderen auf Ebene 10.
option-talo-seats = Anzahl der Spieler.
option-talo-collapse = Was geschieht, wenn ein Stab nicht stehen bleibt.
choice-talo-collapse-prevent = Der Bau wird abgelehnt, und die Stäbe, die fallen würden, werden gezeigt.
choice-talo-collapse-fall = Alles darf versucht werden; wer das Bauwerk zum Einsturz bringt, hat verloren.
option-talo-foretell = Ob man vor dem Bauen fragen darf, ob es stehen bliebe.

fact-sticks = Verbaute Stäbe
fact-level = Höchste Ebene

talo-level = Ebene { $level }
talo-figure = steht bei { $x },{ $y } auf Ebene { $level }
talo-stuck = (kann nie mehr ganz nach oben)
talo-store = Vorrat:
talo-rolled = Wurf { $rolls } von 3: { $number }
talo-hand = In der Hand:
talo-held = Gehalten: { $stick }

refusal-restart-or-stay = Die Figur darf auf einem freien Bodenfeld neu beginnen oder bleiben, wo sie ist; erst danach wird gewürfelt.
refusal-take-sticks-first = Nimm zuerst die Stäbe zu diesem Wurf.
refusal-no-sticks-this-turn = Drei Würfe haben keinen Stab gebracht; dieser Zug kann nur noch beendet werden.
refusal-one-stick-or-two = Man nimmt einen Stab oder zwei, nie mehr.
refusal-sum-is-not-the-roll = Die genommenen Stäbe müssen zusammen { $number } ergeben.
refusal-store-lacks-stick = Solche Stäbe liegen nicht mehr im Vorrat.
refusal-sticks-fit-nowhere = Keiner dieser Stäbe ließe sich irgendwo bauen.
refusal-sticks-taken-already = Die Stäbe zu diesem Wurf sind schon genommen.
refusal-stick-not-taken = Einen Stab dieser Länge hast du nicht in der Hand.
refusal-stick-off-the-grid = Ein Stab liegt längs oder quer oder steht aufrecht, immer genau im Raster.
refusal-stick-above-the-top = Über Ebene 10 hinaus darf nichts ragen.
refusal-stick-over-the-edge = Ein Stab direkt auf dem Boden darf nicht über dessen Rand ragen.
refusal-stick-too-far-out = Weiter als zehn Felder darf kein Stab über den Boden hinausreichen.
refusal-stick-in-a-stick = Dort ist schon ein anderer Stab.
refusal-stick-in-a-figure = Dort ist eine Figur.
refusal-stick-floats = Ein Stab muss auf dem Boden oder auf einem anderen Stab aufliegen.
refusal-stick-has-no-way = Der Stab kommt auf geradem Weg nicht dorthin, weder von oben noch von einer Seite.
refusal-stick-out-of-balance = { $count ->
    [one] Das bliebe nicht stehen. Dieser Stab würde sich bewegen: { $sticks }.
   *[other] Das bliebe nicht stehen. Diese Stäbe würden sich bewegen: { $sticks }.
}
refusal-sticks-still-to-build = Ein Stab der Länge { $length } ist noch in der Hand und kann gebaut oder gehalten werden.
refusal-no-stick-held = Du hältst keinen Stab.
refusal-stick-is-held = Du hältst einen Stab: Setze den anderen so, dass beide stehen, oder nimm ihn zurück.
refusal-no-other-stick = Zum Halten braucht es einen zweiten Stab in der Hand als Gegengewicht.
refusal-taken-back-already = In diesem Zug wurde schon ein gehaltener Stab zurückgenommen; es wird keiner mehr gehalten.
refusal-stands-by-itself = Dieser Stab steht dort von allein; er wird gebaut, nicht gehalten.
refusal-walked-already = Die Figur ist schon gegangen; nach dem nächsten Bau darf sie wieder.
refusal-walk-only-after-a-roll = Die Figur geht erst nach einem Wurf, der Stäbe gebracht hat.
refusal-not-back-to-the-ground = Eine Figur steigt nicht auf den Boden zurück.
refusal-figure-stands-there = Dort steht eine Figur.
refusal-figure-cannot-get-there = Dorthin kommt die Figur nicht: Sie geht Feld um Feld über Stäbe, höchstens eine Ebene hinauf oder hinab.
refusal-too-little-room = Dort oder auf dem Weg ist zu wenig Platz: Eine Figur braucht über jedem Feld, das sie betritt, zwei freie Ebenen.
refusal-figure-in-the-way = Eine andere Figur steht im Weg.
refusal-no-walking-on-the-ground = Auf dem Boden kann eine Figur nicht gehen; sie kann nur auf einen Stab direkt neben ihr steigen, dessen Oberseite eine Ebene höher liegt.
refusal-restart-cell-taken = Neu beginnen kann eine Figur nur auf einem Bodenfeld ohne Stab und Figur, mit zwei Ebenen Platz darüber.
refusal-restart-only-before-the-roll = Neu beginnen kann eine Figur nur vor dem Wurf.

reason-top-reached = Ebene 10 erreicht
reason-building-fell = Bauwerk eingestürzt
reason-nothing-to-build = nichts ließ sich mehr bauen
error-talo-move = „{ $text }“ ist kein Zug in Talō: Gib take5 oder take1+4 ein, einen Stab mit seiner untersten Ecke wie 4x(3,5,2), hold4x(3,5,2), back, walk(3,5,2), restart(3,5) oder end.
error-talo-roll = „{ $text }“ ist kein Wurf in Talō: Gib eine Zahl von 1 bis 10 ein.

section-talo-things = Was man braucht
rule-TAL-01 = Ein Boden mit 10 × 10 Feldern. 55 vierkantige Stäbe, eine Einheit dick und 1 bis 10 lang: zehn der Länge 1, neun der Länge 2 und so fort bis zu einem einzigen der Länge 10. Ein Würfel mit den Zahlen 1 bis 10. Sechs Figuren zur Wahl und Vorratspläne in Rot oder Blau sind nur fürs Auge. Messen darf jeder jederzeit.
rule-TAL-02 = Jeder stellt eine Figur auf eines der vier markierten Felder. Die jüngste Person fängt an, danach geht es im Uhrzeigersinn weiter. An diesem Tisch ordnet der Gastgeber die Plätze, oder der Beginn wird gelost.
rule-TAL-02i = Die markierten Felder sind die Mitten der vier Viertel. Die Plätze beginnen der Reihe nach auf (2,2), (7,7), (7,2) und (2,7), von 0 an gezählt. Das ist eine Vereinfachung: In der Anleitung sucht sich jeder eines der vier Felder aus.
section-talo-roll = Würfeln und nehmen
rule-TAL-03 = Würfle. Nimm dann einen Stab dieser Länge oder zwei, die zusammen so lang sind, nie mehr.
rule-TAL-04 = Gibt der Vorrat beides nicht her, würfle noch einmal, insgesamt bis zu dreimal. Hilft auch das nicht, wird in diesem Zug weder gebaut noch gegangen.
rule-TAL-04i = Eine Auswahl, von der kein Stab irgendwo gebaut werden könnte, gilt als nicht vorhanden.
section-talo-build = Bauen
rule-TAL-05 = Alle genommenen Stäbe werden verbaut. Ein Stab liegt längs oder quer oder steht aufrecht, genau im Raster und niemals schräg. Der ganze Boden steht allen offen.
rule-TAL-06 = Ein Stab, der direkt auf dem Boden liegt, darf nicht über den Rand ragen. Ab der zweiten Lage ist das erlaubt.
rule-TAL-06i = Weiter als zehn Felder reicht nichts über den Boden hinaus.
rule-TAL-07 = Über Ebene 10 hinaus ragt nichts. Die Ebene eines Platzes ist die Zahl der Einheiten unter ihm.
rule-TAL-17i = Ein Stab muss auf geradem Weg an seinen Platz kommen, von oben oder von einer der vier Seiten, an Stäben und Figuren vorbei; der zweite eines Paares auch am ersten. In eine Figur, die zwei Ebenen hoch ist, dringt er nie ein.
section-talo-balance = Gleichgewicht
rule-TAL-08 = Das Bauwerk bleibt in jedem Augenblick im Gleichgewicht, ohne dass das Gewicht einer Figur dabei hilft.
rule-TAL-09 = Quer auf einem stehenden Stab halten sich nur ungerade Längen, mittig aufgelegt. Eine gerade kippt, außer am sinkenden Ende steht etwas Höheres, an das sie sich lehnt.
rule-TAL-10 = Zwei Stäbe dürfen im selben Augenblick so gesetzt werden, dass sie sich gegenseitig halten: etwa ein 4er auf einem 1er mit einem weiteren 1er auf dem kurzen Arm. Die Figur geht dann davor oder danach, nicht dazwischen.
rule-TAL-10i = Der erste Stab wird gehalten, wo er aufliegt, aber allein nicht stehen kann. Dann wird der andere so gesetzt, dass beide stehen, oder der erste wird zurückgenommen; das geht höchstens einmal pro Zug, danach wird nichts mehr gehalten.
rule-TAL-18i = Das Gleichgewicht wird als Statik starrer Körper berechnet. Kräfte drücken nur. Tragende Flächen haben die Reibung 0,4, Seitenflächen keine; nichts hält also, weil es eingeklemmt ist. Die Schwerkraft wird außerdem in jede Richtung ein wenig geneigt: Ein Schwerpunkt genau über einer Kante gilt nicht als Gleichgewicht.
rule-TAL-22i = Ein Stab in der Hand, der sich weder setzen noch halten lässt, kommt in den Vorrat zurück, und der Zug darf enden.
section-talo-walk = Klettern
rule-TAL-11 = Wer am Zug ist, darf nach einem Wurf, der Stäbe gebracht hat, die eigene Figur vor, zwischen und nach dem Bauen ziehen. Man muss es nicht.
rule-TAL-11i = Zwischen zwei Bauschritten zieht sie einmal; dieser eine Zug darf beliebig viele Schritte haben. Solange ein Stab gehalten wird, zieht sie nicht.
rule-TAL-12 = Auf dem Boden kann eine Figur nicht gehen; sie darf auf einen Stab direkt neben ihr steigen, dessen Oberseite eine Ebene höher liegt. Von da an geht sie über Stäbe, gleich wessen: in vier Richtungen, eben so weit sie will, pro Schritt genau eine Ebene hinauf oder hinab, so viele Schritte wie gewünscht. Nie schräg, nie zwei Ebenen auf einmal. Sie steht auf genau einem Feld, und auch was über den Boden hinausragt, trägt sie.
rule-TAL-13 = Sie geht nie auf eine andere Figur oder durch sie hindurch. Jeder Platz, den sie betritt, auch unter Balken, braucht mindestens zwei Ebenen Raum.
rule-TAL-19i = Eine Figur steigt nicht auf den Boden zurück. Ihr Gewicht zählt nicht.
section-talo-stuck = Neu beginnen
rule-TAL-14 = Eine Figur, die Ebene 10 nie mehr erreichen kann, was auch gebaut wird, darf im nächsten Zug ihres Besitzers vor dem Wurf auf einem beliebigen Bodenfeld ohne Stab und Figur und mit zwei Ebenen Raum neu beginnen. Dann geht der Zug wie sonst weiter.
rule-TAL-20i = Ob es so ist, entscheidet eine Prüfung, die eine Figur nie neu beginnen lässt, solange sie noch aus eigener Kraft hinaufkommen könnte. Als Platz gilt jeder Stab und jede leere Einheit, die sich noch füllen ließe, so weit Überhänge reichen und außerhalb des Bodens erst ab der zweiten Lage, mit zwei stabfreien Einheiten darüber; die Schritte sind die gewöhnlichen. Eine andere Figur ist nur dann eine Mauer, wenn sie nach derselben Prüfung endgültig feststeckt, auch wenn ihr Besitzer neu beginnen und so den Weg frei machen könnte. Wer lieber bleibt als neu beginnt, zieht auf den eigenen Platz.
section-talo-end = Das Ende
rule-TAL-15 = Die erste Figur auf Ebene 10 gewinnt sofort, auch wenn noch Stäbe in der Hand sind.
rule-TAL-16 = Wer das Bauwerk versehentlich zum Einsturz bringt und nicht wiederherstellen kann, hat verloren, und die Partie ist zu Ende. An diesem Tisch wird ein solcher Bau abgelehnt; mit der Option „fall“ darf er versucht werden, sofern der Stab Raster, Rand und Ebene 10 einhält, dorthin kommt und aufliegt. Was gefallen ist, wird dann nicht wieder aufgestellt.
rule-TAL-16i = Zu zweit gewinnt der andere; sind es mehr, teilen sich die übrigen den Sieg.
rule-TAL-21i = Ließe sich keine der Längen im Vorrat mehr irgendwo einzeln bauen, endet die Partie. Das wird vor jedem Wurf geprüft, und auch bevor eine feststeckende Figur neu beginnen darf. Die höchste Figur gewinnt; Gleichstand wird geteilt.
