<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AccountDialog</name>
    <message>
        <source>This is my account</source>
        <translation>Das ist mein Konto</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Abrufen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Games from an account</source>
        <translation>Partien eines Kontos</translation>
    </message>
    <message>
        <source>All, or from a date such as 2024-05-31</source>
        <translation>Alle, oder ab einem Datum wie 2024-05-31</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>&amp;Server</translation>
    </message>
    <message>
        <source>&amp;User name</source>
        <translation>Be&amp;nutzername</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partien</translation>
    </message>
    <message>
        <source>Time controls</source>
        <translation>Bedenkzeiten</translation>
    </message>
    <message>
        <source>Also include</source>
        <translation>Außerdem</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The download continues; you can stop it in the status bar</source>
        <translation>Der Download läuft weiter; du kannst ihn in der Statusleiste anhalten</translation>
    </message>
    <message>
        <source>Choose at least one time control.</source>
        <translation>Wähle mindestens eine Bedenkzeit.</translation>
    </message>
    <message>
        <source>Enter a user name first.</source>
        <translation>Gib zuerst einen Benutzernamen ein.</translation>
    </message>
    <message>
        <source>Contacting %1…</source>
        <translation>Verbindung zu %1…</translation>
    </message>
    <message>
        <source>Evenmatch contacts only %1, and only when you press Fetch. It sends the user name, your choice of games, and “%2” as its own name. It sends no cookies and no keys.</source>
        <translation>Evenmatch verbindet sich nur mit %1, und nur, wenn du auf „Abrufen“ drückst. Gesendet werden der Benutzername, deine Auswahl der Partien und „%2“ als Name des Programms. Cookies und Schlüssel werden nicht gesendet.</translation>
    </message>
    <message>
        <source>Stopped. The games fetched so far are kept; Fetch continues from there.</source>
        <translation>Angehalten. Die bisher abgerufenen Partien bleiben erhalten; „Abrufen“ macht dort weiter.</translation>
    </message>
    <message numerus="yes">
        <source>%n games outside your choice were skipped.</source>
        <translation>
            <numerusform>%n Partie außerhalb deiner Auswahl wurde übersprungen.</numerusform>
            <numerusform>%n Partien außerhalb deiner Auswahl wurden übersprungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the date as 2024-05-31.</source>
        <translation>Gib das Datum in der Form 2024-05-31 ein.</translation>
    </message>
</context>
<context>
    <name>AccountWords</name>
    <message>
        <source>Bullet</source>
        <translation>Bullet</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Classical, live</source>
        <translation>Klassisch, live</translation>
    </message>
    <message>
        <source>Correspondence</source>
        <translation>Fernpartien</translation>
    </message>
    <message>
        <source>Casual games</source>
        <translation>Ungewertete Partien</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Aborted games</source>
        <translation>Abgebrochene Partien</translation>
    </message>
    <message>
        <source>Games against bots</source>
        <translation>Partien gegen Bots</translation>
    </message>
</context>
<context>
    <name>Accounts</name>
    <message>
        <source>%1 does not respond: %2</source>
        <translation>%1 antwortet nicht: %2</translation>
    </message>
    <message>
        <source>%1 has no user of this name</source>
        <translation>%1 kennt keinen Benutzer dieses Namens</translation>
    </message>
    <message>
        <source>%1 has no game at this address</source>
        <translation>%1 hat unter dieser Adresse keine Partie</translation>
    </message>
    <message>
        <source>%1 refused the request (%2)</source>
        <translation>%1 hat die Anfrage abgelehnt (%2)</translation>
    </message>
    <message>
        <source>%1 limits requests; the games fetched so far are kept, try again in an hour</source>
        <translation>%1 begrenzt die Zahl der Anfragen; die bisher abgerufenen Partien bleiben erhalten, versuche es in einer Stunde wieder</translation>
    </message>
    <message>
        <source>%1 returned an unexpected response: %2</source>
        <translation>%1 hat unerwartet geantwortet: %2</translation>
    </message>
    <message>
        <source>the connection to %1 was lost; the games fetched so far are kept, Fetch continues from there: %2</source>
        <translation>die Verbindung zu %1 ist abgebrochen; die bisher abgerufenen Partien bleiben erhalten, „Abrufen“ macht dort weiter: %2</translation>
    </message>
</context>
<context>
    <name>AddressDialog</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open a game by its address</source>
        <translation>Eine Partie über ihre Adresse öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Evenmatch contacts only %1. It sends the number of the game, %2, and “%3” as its own name.</source>
        <translation>Evenmatch verbindet sich nur mit %1. Gesendet werden die Nummer der Partie, %2, und „%3“ als Name des Programms.</translation>
    </message>
    <message>
        <source>Paste the address of a game on lichess.org or online-go.com. For chess.com, use Games ▸ Import ▸ From an account.</source>
        <translation>Füge die Adresse einer Partie auf lichess.org oder online-go.com ein. Für chess.com nutze Partien ▸ Importieren ▸ Von einem Konto.</translation>
    </message>
    <message>
        <source>Contacting %1…</source>
        <translation>Verbindung zu %1…</translation>
    </message>
    <message>
        <source>Fetching a game</source>
        <translation>Eine Partie wird abgerufen</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Live analysis</source>
        <translation>Live-Analyse</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Show on the board which points will belong to Black and which to White</source>
        <translation>Auf dem Brett zeigen, welche Punkte Schwarz und welche Weiß gehören werden</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>Analysiert von</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>Anzahl der Varianten</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>Optionen…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Stop the live analysis</source>
        <translation>Live-Analyse beenden</translation>
    </message>
    <message>
        <source>Start the live analysis</source>
        <translation>Live-Analyse starten</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Drohung</translation>
    </message>
    <message>
        <source>Show what the opponent would play if it were their turn</source>
        <translation>Zeigt, was der Gegner spielen würde, wenn er am Zug wäre</translation>
    </message>
</context>
<context>
    <name>Annotation</name>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 % of the winning chances</source>
        <translation>%1 % der Gewinnchancen</translation>
    </message>
    <message>
        <source>%1 is better.</source>
        <translation>Besser ist %1.</translation>
    </message>
    <message>
        <source>Of 100 players of your rank (%1), %2 play %3 here and %4 play %5.</source>
        <translation>Von 100 Spielern deines Rangs (%1) spielen hier %2 %3 und %4 %5.</translation>
    </message>
    <message>
        <source>Of 100 players one rank above you (%1), %2 play %3 here and %4 play %5.</source>
        <translation>Von 100 Spielern einen Rang über dir (%1) spielen hier %2 %3 und %4 %5.</translation>
    </message>
    <message>
        <source>Best line by %1, depth %2.</source>
        <translation>Beste Variante von %1, Tiefe %2.</translation>
    </message>
    <message>
        <source>Best line by %1.</source>
        <translation>Beste Variante von %1.</translation>
    </message>
    <message>
        <source>%1 of 100 players of your rank (%2) play %3</source>
        <translation>%1 von 100 Spielern deines Rangs (%2) spielen %3</translation>
    </message>
    <message>
        <source>%1; the search prefers %2.</source>
        <translation>%1; die Suche bevorzugt %2.</translation>
    </message>
    <message>
        <source>%1; the search prefers %2 by %3.</source>
        <translation>%1; die Suche bevorzugt %2 um %3.</translation>
    </message>
    <message>
        <source>Blunder: it loses %1.</source>
        <translation>Grober Fehler: verliert %1.</translation>
    </message>
    <message>
        <source>Mistake: it loses %1.</source>
        <translation>Fehler: verliert %1.</translation>
    </message>
    <message>
        <source>Brilliant: the only good move. Of 100 players of your rank (%1), %2 find it.</source>
        <translation>Brillant: der einzige gute Zug. Von 100 Spielern deines Rangs (%1) finden ihn %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>BetaBands</name>
    <message>
        <source>Mean strength score (β) of your moves, by move number</source>
        <translation>Mittlerer Stärkewert (β) deiner Züge, nach Zugnummer</translation>
    </message>
    <message>
        <source>Moves %1 to %2</source>
        <translation>Züge %1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>β %1, the mean of %n of your moves</source>
        <translation>
            <numerusform>β %1, aus %n Zug von dir</numerusform>
            <numerusform>β %1, Mittel aus %n Zügen von dir</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, nearest to the mean of %3</source>
        <translation>%1: %2, am nächsten am Mittel von %3</translation>
    </message>
</context>
<context>
    <name>BetaPlot</name>
    <message>
        <source>β of both players by move</source>
        <translation>β beider Spieler Zug für Zug</translation>
    </message>
</context>
<context>
    <name>BoardExport</name>
    <message>
        <source>Export the board as an image</source>
        <translation>Brett als Bild exportieren</translation>
    </message>
    <message>
        <source>PNG (*.png);;SVG (*.svg);;PDF (*.pdf)</source>
        <translation>PNG (*.png);;SVG (*.svg);;PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Board copied to the clipboard as an image.</source>
        <translation>Das Brett wurde als Bild kopiert.</translation>
    </message>
    <message>
        <source>Print the board</source>
        <translation>Brett drucken</translation>
    </message>
    <message>
        <source>This position has no line of moves.</source>
        <translation>Zu dieser Stellung gehört keine Zugfolge.</translation>
    </message>
    <message>
        <source>Export the line as an animation</source>
        <translation>Zugfolge als Animation exportieren</translation>
    </message>
    <message>
        <source>GIF (*.gif)</source>
        <translation>GIF (*.gif)</translation>
    </message>
    <message>
        <source>Drawing the moves…</source>
        <translation>Die Züge werden gezeichnet…</translation>
    </message>
</context>
<context>
    <name>BoardLook</name>
    <message>
        <source>Kaya</source>
        <translation>Kaya</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nussbaum</translation>
    </message>
    <message>
        <source>Bamboo</source>
        <translation>Bambus</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Flach</translation>
    </message>
</context>
<context>
    <name>BoardMarker</name>
    <message>
        <source>drawn</source>
        <translation>gezeichnet</translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>This game is in progress. Make its moves on the Play page.</source>
        <translation>Diese Partie läuft noch. Ziehe auf der Seite „Spielen“.</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>, played</source>
        <translation>, gespielt</translation>
    </message>
    <message>
        <source>%1%2: β %3</source>
        <translation>%1%2: β %3</translation>
    </message>
    <message>
        <source>%1%2: %3 % of %4</source>
        <translation>%1%2: %3 % (%4)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>players of all ranks</source>
        <translation>Spieler aller Ränge</translation>
    </message>
</context>
<context>
    <name>CandidateView</name>
    <message>
        <source>Candidate moves: how often players of each rank choose them, in percent</source>
        <translation>Kandidatenzüge: wie oft Spieler jedes Rangs sie wählen, in Prozent</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Choose all moves</source>
        <translation>Alle Züge wählen</translation>
    </message>
</context>
<context>
    <name>CardExchange</name>
    <message>
        <source>%1. Is there anything to find?</source>
        <translation>%1. Gibt es hier etwas zu finden?</translation>
    </message>
    <message>
        <source>%1. Find the best move.</source>
        <translation>%1. Finde den besten Zug.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Export cards</source>
        <translation>Karten exportieren</translation>
    </message>
    <message>
        <source>Chess cards (*.pgn);;Go cards (*.sgf);;PDF (*.pdf)</source>
        <translation>Schachkarten (*.pgn);;Go-Karten (*.sgf);;PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation>Karten importieren</translation>
    </message>
    <message>
        <source>Cards (*.pgn *.sgf);;All files (*)</source>
        <translation>Karten (*.pgn *.sgf);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>There are no cards to export.</source>
        <translation>Es gibt keine Karten zum Exportieren.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards written to %1.</source>
        <translation>
            <numerusform>%n Karte nach %1 geschrieben.</numerusform>
            <numerusform>%n Karten nach %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose your name on the Games page first: cards belong to a player.</source>
        <translation>Wähle zuerst auf der Seite „Partien“ deinen Namen: Karten gehören einem Spieler.</translation>
    </message>
    <message>
        <source>There are no cards in %1.</source>
        <translation>%1 enthält keine Karten.</translation>
    </message>
    <message>
        <source>Cards added: %1.</source>
        <translation>Hinzugefügte Karten: %1.</translation>
    </message>
    <message>
        <source>Already there: %1.</source>
        <translation>Schon vorhanden: %1.</translation>
    </message>
    <message>
        <source>Damaged: %1.</source>
        <translation>Beschädigt: %1.</translation>
    </message>
</context>
<context>
    <name>CardLesson</name>
    <message>
        <source>More cards are being made from your games…</source>
        <translation>Aus deinen Partien werden weitere Karten erstellt…</translation>
    </message>
    <message>
        <source>Session complete.</source>
        <translation>Übung abgeschlossen.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message numerus="yes">
        <source>%n cards to go</source>
        <translation>
            <numerusform>noch eine Karte</numerusform>
            <numerusform>noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Any sensible move is fine</source>
        <translation>Jeder vernünftige Zug ist gut</translation>
    </message>
    <message>
        <source>Which move? You have one try.</source>
        <translation>Welcher Zug? Du hast einen Versuch.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <translation>Diesmal nicht.</translation>
    </message>
    <message>
        <source>There was nothing special to find here.</source>
        <translation>Hier gab es nichts Besonderes zu finden.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show the best move</source>
        <translation>Den besten Zug zeigen</translation>
    </message>
    <message>
        <source>Show what happened to your move</source>
        <translation>Zeigen, was auf deinen Zug folgt</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>%1 of %2 solved at the first try.</source>
        <translation>%1 von %2 beim ersten Versuch gelöst.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 missed.</source>
        <translation>%1: %2 von %3 verfehlt.</translation>
    </message>
    <message>
        <source>Your answer to a card could not be saved: %1.</source>
        <translation>Deine Antwort auf eine Karte konnte nicht gespeichert werden: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n answers could not be saved: %1.</source>
        <translation>
            <numerusform>%n Antwort konnte nicht gespeichert werden: %1.</numerusform>
            <numerusform>%n Antworten konnten nicht gespeichert werden: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save them again</source>
        <translation>Erneut speichern</translation>
    </message>
    <message>
        <source>From one of your games. Is there a move to find, or is any sensible move fine?</source>
        <translation>Aus einer deiner Partien. Gibt es hier einen Zug zu finden, oder ist jeder vernünftige Zug gut?</translation>
    </message>
    <message>
        <source>There is a move to find</source>
        <translation>Es gibt einen Zug zu finden</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>There is a move to find here.</source>
        <translation>Hier gibt es einen Zug zu finden.</translation>
    </message>
    <message>
        <source>Your move: %1</source>
        <translation>Dein Zug: %1</translation>
    </message>
    <message>
        <source>%1 Try again.</source>
        <translation>%1 Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Missed cards return until they are solved, then after 3 and after 10 days.</source>
        <translation>Verfehlte Karten kommen wieder, bis sie gelöst sind, dann nach 3 und nach 10 Tagen.</translation>
    </message>
    <message>
        <source>more cards are being made</source>
        <translation>weitere Karten entstehen</translation>
    </message>
    <message>
        <source>last card</source>
        <translation>letzte Karte</translation>
    </message>
</context>
<context>
    <name>ChessBoardWidget</name>
    <message>
        <source>Chess board</source>
        <translation>Schachbrett</translation>
    </message>
    <message>
        <source>promote to %1</source>
        <translation>Umwandlung: %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>can move here</source>
        <translation>kann hierhin ziehen</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>im Schach</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>letzter Zug</translation>
    </message>
</context>
<context>
    <name>ChessOpenings</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>: </source>
        <translation>: </translation>
    </message>
    <message>
        <source>Polish Opening</source>
        <translation>Sokolski-Eröffnung</translation>
    </message>
    <message>
        <source>Grob Opening</source>
        <translation>Grobs Angriff</translation>
    </message>
    <message>
        <source>Van&apos;t Kruijs Opening</source>
        <translation>Van-’t-Kruijs-Eröffnung</translation>
    </message>
    <message>
        <source>Mieses Opening</source>
        <translation>Mieses-Eröffnung</translation>
    </message>
    <message>
        <source>Saragossa Opening</source>
        <translation>Saragossa-Eröffnung</translation>
    </message>
    <message>
        <source>Anderssen&apos;s Opening</source>
        <translation>Anderssen-Eröffnung</translation>
    </message>
    <message>
        <source>Ware Opening</source>
        <translation>Ware-Eröffnung</translation>
    </message>
    <message>
        <source>Barnes Opening</source>
        <translation>Barnes-Eröffnung</translation>
    </message>
    <message>
        <source>Clemenz Opening</source>
        <translation>Clemenz-Eröffnung</translation>
    </message>
    <message>
        <source>Kádas Opening</source>
        <translation>Kádas-Eröffnung</translation>
    </message>
    <message>
        <source>Van Geet Opening</source>
        <translation>Van-Geet-Eröffnung</translation>
    </message>
    <message>
        <source>Durkin Opening</source>
        <translation>Durkin-Eröffnung</translation>
    </message>
    <message>
        <source>Amar Opening</source>
        <translation>Amar-Eröffnung</translation>
    </message>
    <message>
        <source>Benko&apos;s Opening</source>
        <translation>Benkö-Eröffnung</translation>
    </message>
    <message>
        <source>Nimzo-Larsen Attack</source>
        <translation>Nimzowitsch-Larsen-Angriff</translation>
    </message>
    <message>
        <source>Bird&apos;s Opening</source>
        <translation>Bird-Eröffnung</translation>
    </message>
    <message>
        <source>Réti Opening</source>
        <translation>Réti-Eröffnung</translation>
    </message>
    <message>
        <source>King&apos;s Indian Attack</source>
        <translation>Königsindischer Angriff</translation>
    </message>
    <message>
        <source>English Opening</source>
        <translation>Englische Eröffnung</translation>
    </message>
    <message>
        <source>Queen&apos;s Pawn Game</source>
        <translation>Damenbauernspiel</translation>
    </message>
    <message>
        <source>Englund Gambit</source>
        <translation>Englund-Gambit</translation>
    </message>
    <message>
        <source>English Defence</source>
        <translation>Englische Verteidigung</translation>
    </message>
    <message>
        <source>Modern Defence</source>
        <translation>Moderne Verteidigung</translation>
    </message>
    <message>
        <source>Polish Defence</source>
        <translation>Polnische Verteidigung</translation>
    </message>
    <message>
        <source>Old Indian Defence</source>
        <translation>Altindische Verteidigung</translation>
    </message>
    <message>
        <source>Rat Defence</source>
        <translation>Rattenverteidigung</translation>
    </message>
    <message>
        <source>Old Benoni Defence</source>
        <translation>Alt-Benoni-Verteidigung</translation>
    </message>
    <message>
        <source>Czech Benoni without Nf6</source>
        <translation>Tschechisches Benoni ohne Nf6</translation>
    </message>
    <message>
        <source>Indian Defence</source>
        <translation>Indische Verteidigung</translation>
    </message>
    <message>
        <source>Trompowsky Attack</source>
        <translation>Trompowsky-Angriff</translation>
    </message>
    <message>
        <source>Jobava London System</source>
        <translation>Jobava-London-System</translation>
    </message>
    <message>
        <source>Torre Attack</source>
        <translation>Torre-Angriff</translation>
    </message>
    <message>
        <source>London System</source>
        <translation>Londoner System</translation>
    </message>
    <message>
        <source>Colle System</source>
        <translation>Colle-System</translation>
    </message>
    <message>
        <source>Queen&apos;s Indian Defence without c4</source>
        <translation>Damenindische Verteidigung ohne c4</translation>
    </message>
    <message>
        <source>East Indian Defence</source>
        <translation>Ostindische Verteidigung</translation>
    </message>
    <message>
        <source>London System against the King&apos;s Indian</source>
        <translation>Londoner System gegen Königsindisch</translation>
    </message>
    <message>
        <source>Torre Attack against the King&apos;s Indian</source>
        <translation>Torre-Angriff gegen Königsindisch</translation>
    </message>
    <message>
        <source>Queen&apos;s Indian Accelerated</source>
        <translation>Beschleunigtes Damenindisch</translation>
    </message>
    <message>
        <source>Budapest Defence</source>
        <translation>Budapester Gambit</translation>
    </message>
    <message>
        <source>Benoni Defence</source>
        <translation>Benoni-Verteidigung</translation>
    </message>
    <message>
        <source>Czech Benoni</source>
        <translation>Tschechisches Benoni</translation>
    </message>
    <message>
        <source>Benko Gambit</source>
        <translation>Wolga-Gambit</translation>
    </message>
    <message>
        <source>Benko Gambit Accepted</source>
        <translation>Angenommenes Wolga-Gambit</translation>
    </message>
    <message>
        <source>Modern Benoni</source>
        <translation>Modernes Benoni</translation>
    </message>
    <message>
        <source>Dutch Defence</source>
        <translation>Holländische Verteidigung</translation>
    </message>
    <message>
        <source>King&apos;s Pawn Game</source>
        <translation>Königsbauernspiel</translation>
    </message>
    <message>
        <source>Nimzowitsch Defence</source>
        <translation>Nimzowitsch-Verteidigung</translation>
    </message>
    <message>
        <source>Owen Defence</source>
        <translation>Owen-Verteidigung</translation>
    </message>
    <message>
        <source>St. George Defence</source>
        <translation>St.-Georgs-Verteidigung</translation>
    </message>
    <message>
        <source>Borg Defence</source>
        <translation>Borg-Verteidigung</translation>
    </message>
    <message>
        <source>Scandinavian Defence</source>
        <translation>Skandinavische Verteidigung</translation>
    </message>
    <message>
        <source>Alekhine Defence</source>
        <translation>Aljechin-Verteidigung</translation>
    </message>
    <message>
        <source>Pirc Defence</source>
        <translation>Pirc-Verteidigung</translation>
    </message>
    <message>
        <source>Czech Defence</source>
        <translation>Tschechische Verteidigung</translation>
    </message>
    <message>
        <source>Lion Defence</source>
        <translation>Löwenverteidigung</translation>
    </message>
    <message>
        <source>Caro-Kann Defence</source>
        <translation>Caro-Kann-Verteidigung</translation>
    </message>
    <message>
        <source>Sicilian Defence</source>
        <translation>Sizilianische Verteidigung</translation>
    </message>
    <message>
        <source>French Defence</source>
        <translation>Französische Verteidigung</translation>
    </message>
    <message>
        <source>Open Game</source>
        <translation>Offenes Spiel</translation>
    </message>
    <message>
        <source>Portuguese Opening</source>
        <translation>Portugiesische Eröffnung</translation>
    </message>
    <message>
        <source>Centre Game</source>
        <translation>Mittelgambit</translation>
    </message>
    <message>
        <source>Danish Gambit</source>
        <translation>Nordisches Gambit</translation>
    </message>
    <message>
        <source>Bishop&apos;s Opening</source>
        <translation>Läuferspiel</translation>
    </message>
    <message>
        <source>Vienna Game</source>
        <translation>Wiener Partie</translation>
    </message>
    <message>
        <source>King&apos;s Gambit</source>
        <translation>Königsgambit</translation>
    </message>
    <message>
        <source>King&apos;s Gambit Declined</source>
        <translation>Abgelehntes Königsgambit</translation>
    </message>
    <message>
        <source>King&apos;s Gambit Accepted</source>
        <translation>Angenommenes Königsgambit</translation>
    </message>
    <message>
        <source>King&apos;s Knight Opening</source>
        <translation>Königsspringerspiel</translation>
    </message>
    <message>
        <source>Latvian Gambit</source>
        <translation>Lettisches Gambit</translation>
    </message>
    <message>
        <source>Elephant Gambit</source>
        <translation>Elefantengambit</translation>
    </message>
    <message>
        <source>Damiano Defence</source>
        <translation>Damiano-Verteidigung</translation>
    </message>
    <message>
        <source>Philidor Defence</source>
        <translation>Philidor-Verteidigung</translation>
    </message>
    <message>
        <source>Petrov&apos;s Defence</source>
        <translation>Russische Verteidigung</translation>
    </message>
    <message>
        <source>Ponziani Opening</source>
        <translation>Ponziani-Eröffnung</translation>
    </message>
    <message>
        <source>Scotch Game</source>
        <translation>Schottische Partie</translation>
    </message>
    <message>
        <source>Scotch Gambit</source>
        <translation>Schottisches Gambit</translation>
    </message>
    <message>
        <source>Göring Gambit</source>
        <translation>Göring-Gambit</translation>
    </message>
    <message>
        <source>Inverted Hungarian Opening</source>
        <translation>Umgekehrte Ungarische Eröffnung</translation>
    </message>
    <message>
        <source>Three Knights Opening</source>
        <translation>Dreispringerspiel</translation>
    </message>
    <message>
        <source>Four Knights Game</source>
        <translation>Vierspringerspiel</translation>
    </message>
    <message>
        <source>Italian Game</source>
        <translation>Italienische Partie</translation>
    </message>
    <message>
        <source>Ruy Lopez</source>
        <translation>Spanische Partie</translation>
    </message>
    <message>
        <source>Blackmar-Diemer Gambit</source>
        <translation>Blackmar-Diemer-Gambit</translation>
    </message>
    <message>
        <source>Levitsky Attack</source>
        <translation>Lewitzki-Angriff</translation>
    </message>
    <message>
        <source>Richter-Veresov Attack</source>
        <translation>Richter-Weressow-Angriff</translation>
    </message>
    <message>
        <source>Colle-Zukertort System</source>
        <translation>Colle-Zukertort-System</translation>
    </message>
    <message>
        <source>Queen&apos;s Gambit</source>
        <translation>Damengambit</translation>
    </message>
    <message>
        <source>Queen&apos;s Gambit Declined</source>
        <translation>Abgelehntes Damengambit</translation>
    </message>
    <message>
        <source>Slav Defence</source>
        <translation>Slawische Verteidigung</translation>
    </message>
    <message>
        <source>Queen&apos;s Gambit Accepted</source>
        <translation>Angenommenes Damengambit</translation>
    </message>
    <message>
        <source>Semi-Slav Defence</source>
        <translation>Halbslawische Verteidigung</translation>
    </message>
    <message>
        <source>Tarrasch Defence</source>
        <translation>Tarrasch-Verteidigung</translation>
    </message>
    <message>
        <source>Semi-Tarrasch Defence</source>
        <translation>Verbesserte Tarrasch-Verteidigung</translation>
    </message>
    <message>
        <source>Neo-Grünfeld Defence</source>
        <translation>Neo-Grünfeld-Indische Verteidigung</translation>
    </message>
    <message>
        <source>Grünfeld Defence</source>
        <translation>Grünfeld-Indische Verteidigung</translation>
    </message>
    <message>
        <source>Catalan Opening</source>
        <translation>Katalanische Eröffnung</translation>
    </message>
    <message>
        <source>Blumenfeld Countergambit</source>
        <translation>Blumenfeld-Gambit</translation>
    </message>
    <message>
        <source>Bogo-Indian Defence</source>
        <translation>Bogoljubow-Indische Verteidigung</translation>
    </message>
    <message>
        <source>Queen&apos;s Indian Defence</source>
        <translation>Damenindische Verteidigung</translation>
    </message>
    <message>
        <source>Nimzo-Indian Defence</source>
        <translation>Nimzowitsch-Indische Verteidigung</translation>
    </message>
    <message>
        <source>King&apos;s Indian Defence</source>
        <translation>Königsindische Verteidigung</translation>
    </message>
    <message>
        <source>Zukertort Opening</source>
        <translation>Zukertort-Eröffnung</translation>
    </message>
    <message>
        <source>Hungarian Opening</source>
        <translation>Ungarische Eröffnung</translation>
    </message>
    <message>
        <source>Russian Game</source>
        <translation>Russische Partie</translation>
    </message>
    <message>
        <source>Bird Opening</source>
        <translation>Bird-Eröffnung</translation>
    </message>
    <message>
        <source>Modern Variation</source>
        <translation>Moderne Variante</translation>
    </message>
    <message>
        <source>Classical Variation</source>
        <translation>Klassische Variante</translation>
    </message>
    <message>
        <source>From&apos;s Gambit</source>
        <translation>Froms Gambit</translation>
    </message>
    <message>
        <source>Dutch Variation</source>
        <translation>Holländische Variante</translation>
    </message>
    <message>
        <source>Kingside Fianchetto</source>
        <translation>Königsfianchetto</translation>
    </message>
    <message>
        <source>Nimzo-Larsen Variation</source>
        <translation>Nimzowitsch-Larsen-Variante</translation>
    </message>
    <message>
        <source>Keres Variation</source>
        <translation>Keres-Variante</translation>
    </message>
    <message>
        <source>Yugoslav Variation</source>
        <translation>Jugoslawische Variante</translation>
    </message>
    <message>
        <source>Advance Variation</source>
        <translation>Vorstoßvariante</translation>
    </message>
    <message>
        <source>Réti Gambit Accepted</source>
        <translation>Angenommenes Réti-Gambit</translation>
    </message>
    <message>
        <source>Anglo-Dutch Defence</source>
        <translation>Anglo-Holländische Verteidigung</translation>
    </message>
    <message>
        <source>Caro-Kann Defensive System</source>
        <translation>Caro-Kann-Verteidigungssystem</translation>
    </message>
    <message>
        <source>London Defensive System</source>
        <translation>Londoner Verteidigungssystem</translation>
    </message>
    <message>
        <source>Agincourt Defence</source>
        <translation>Agincourt-Verteidigung</translation>
    </message>
    <message>
        <source>Neo-Catalan</source>
        <translation>Neo-Katalanisch</translation>
    </message>
    <message>
        <source>Neo-Catalan Declined</source>
        <translation>Abgelehntes Neo-Katalanisch</translation>
    </message>
    <message>
        <source>Anglo-Indian Defence</source>
        <translation>Anglo-Indische Verteidigung</translation>
    </message>
    <message>
        <source>Queen&apos;s Knight Variation</source>
        <translation>Damenspringervariante</translation>
    </message>
    <message>
        <source>Anglo-Grünfeld Defence</source>
        <translation>Anglo-Grünfeld-Verteidigung</translation>
    </message>
    <message>
        <source>Hedgehog System</source>
        <translation>Igelsystem</translation>
    </message>
    <message>
        <source>Mikenas-Carls Variation</source>
        <translation>Mikenas-Carls-Variante</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>Sizilianisch</translation>
    </message>
    <message>
        <source>King&apos;s English Variation</source>
        <translation>Königsenglische Variante</translation>
    </message>
    <message>
        <source>Reversed Sicilian</source>
        <translation>Sizilianisch im Anzug</translation>
    </message>
    <message>
        <source>Two Knights</source>
        <translation>Zweispringervariante</translation>
    </message>
    <message>
        <source>Reversed Closed Sicilian</source>
        <translation>Geschlossenes Sizilianisch im Anzug</translation>
    </message>
    <message>
        <source>Closed System</source>
        <translation>Geschlossenes System</translation>
    </message>
    <message>
        <source>Three Knights</source>
        <translation>Dreispringervariante</translation>
    </message>
    <message>
        <source>Four Knights</source>
        <translation>Vierspringervariante</translation>
    </message>
    <message>
        <source>Symmetrical Variation</source>
        <translation>Symmetrievariante</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Igel</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalvariante</translation>
    </message>
    <message>
        <source>Ultra-Symmetrical Variation</source>
        <translation>Ultrasymmetrische Variante</translation>
    </message>
    <message>
        <source>Two Knights Line</source>
        <translation>Zweispringerabspiel</translation>
    </message>
    <message>
        <source>Horwitz Defence</source>
        <translation>Horwitz-Verteidigung</translation>
    </message>
    <message>
        <source>Queen&apos;s Knight Defence</source>
        <translation>Damenspringerverteidigung</translation>
    </message>
    <message>
        <source>Wade Defence</source>
        <translation>Wade-Verteidigung</translation>
    </message>
    <message>
        <source>Old Indian Setup</source>
        <translation>Altindischer Aufbau</translation>
    </message>
    <message>
        <source>English Rat</source>
        <translation>Englische Ratte</translation>
    </message>
    <message>
        <source>Averbakh System</source>
        <translation>Awerbach-System</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>Vorstoßvariante</translation>
    </message>
    <message>
        <source>Omega Gambit</source>
        <translation>Omega-Gambit</translation>
    </message>
    <message>
        <source>Knights Variation</source>
        <translation>Springervariante</translation>
    </message>
    <message>
        <source>Przepiorka Variation</source>
        <translation>Przepiórka-Variante</translation>
    </message>
    <message>
        <source>Normal Variation</source>
        <translation>Normalvariante</translation>
    </message>
    <message>
        <source>Fajarowicz Variation</source>
        <translation>Fajarowicz-Variante</translation>
    </message>
    <message>
        <source>Adler Variation</source>
        <translation>Adler-Variante</translation>
    </message>
    <message>
        <source>Rubinstein Variation</source>
        <translation>Rubinstein-Variante</translation>
    </message>
    <message>
        <source>Ukrainian Variation</source>
        <translation>Ukrainische Variante</translation>
    </message>
    <message>
        <source>Main Line</source>
        <translation>Hauptvariante</translation>
    </message>
    <message>
        <source>Half-Accepted</source>
        <translation>Halb angenommen</translation>
    </message>
    <message>
        <source>Main Position</source>
        <translation>Hauptstellung</translation>
    </message>
    <message>
        <source>Fianchetto Variation</source>
        <translation>Fianchetto-Variante</translation>
    </message>
    <message>
        <source>King&apos;s Pawn Line</source>
        <translation>Königsbauernvariante</translation>
    </message>
    <message>
        <source>Taimanov Variation</source>
        <translation>Taimanow-Variante</translation>
    </message>
    <message>
        <source>Hopton Attack</source>
        <translation>Hopton-Angriff</translation>
    </message>
    <message>
        <source>Fianchetto Attack</source>
        <translation>Fianchetto-Angriff</translation>
    </message>
    <message>
        <source>Staunton Gambit</source>
        <translation>Staunton-Gambit</translation>
    </message>
    <message>
        <source>Staunton Line</source>
        <translation>Staunton-Abspiel</translation>
    </message>
    <message>
        <source>Leningrad Variation</source>
        <translation>Leningrader Variante</translation>
    </message>
    <message>
        <source>Stonewall Variation</source>
        <translation>Stonewall-Variante</translation>
    </message>
    <message>
        <source>Mieses-Kotrč Variation</source>
        <translation>Mieses-Kotrč-Variante</translation>
    </message>
    <message>
        <source>Gubinsky-Melts Defence</source>
        <translation>Gubinski-Melz-Verteidigung</translation>
    </message>
    <message>
        <source>Portuguese Gambit</source>
        <translation>Portugiesisches Gambit</translation>
    </message>
    <message>
        <source>Icelandic Gambit</source>
        <translation>Isländisches Gambit</translation>
    </message>
    <message>
        <source>Scandinavian Variation</source>
        <translation>Skandinavische Variante</translation>
    </message>
    <message>
        <source>Two Pawn Attack</source>
        <translation>Zweibauernangriff</translation>
    </message>
    <message>
        <source>Exchange Variation</source>
        <translation>Abtauschvariante</translation>
    </message>
    <message>
        <source>Four Pawns Attack</source>
        <translation>Vierbauernangriff</translation>
    </message>
    <message>
        <source>Standard Line</source>
        <translation>Standardvariante</translation>
    </message>
    <message>
        <source>Pirc Setup</source>
        <translation>Pirc-Aufbau</translation>
    </message>
    <message>
        <source>Austrian Attack</source>
        <translation>Österreichischer Angriff</translation>
    </message>
    <message>
        <source>Accelerated Panov Attack</source>
        <translation>Beschleunigter Panow-Angriff</translation>
    </message>
    <message>
        <source>Two Knights Attack</source>
        <translation>Zweispringerangriff</translation>
    </message>
    <message>
        <source>Mindeno Variation</source>
        <translation>Mindeno-Variante</translation>
    </message>
    <message>
        <source>Short Variation</source>
        <translation>Short-Variante</translation>
    </message>
    <message>
        <source>Botvinnik-Carls Defence</source>
        <translation>Botwinnik-Carls-Verteidigung</translation>
    </message>
    <message>
        <source>Fantasy Variation</source>
        <translation>Fantasievariante</translation>
    </message>
    <message>
        <source>Panov Attack</source>
        <translation>Panow-Angriff</translation>
    </message>
    <message>
        <source>Gurgenidze System</source>
        <translation>Gurgenidse-System</translation>
    </message>
    <message>
        <source>Tartakower Variation</source>
        <translation>Tartakower-Variante</translation>
    </message>
    <message>
        <source>Bronstein-Larsen Variation</source>
        <translation>Bronstein-Larsen-Variante</translation>
    </message>
    <message>
        <source>Karpov Variation</source>
        <translation>Karpow-Variante</translation>
    </message>
    <message>
        <source>Spassky Variation</source>
        <translation>Spasski-Variante</translation>
    </message>
    <message>
        <source>Bowdler Attack</source>
        <translation>Bowdler-Angriff</translation>
    </message>
    <message>
        <source>Wing Gambit</source>
        <translation>Flügelgambit</translation>
    </message>
    <message>
        <source>Snyder Variation</source>
        <translation>Snyder-Variante</translation>
    </message>
    <message>
        <source>McDonnell Attack</source>
        <translation>McDonnell-Angriff</translation>
    </message>
    <message>
        <source>Smith-Morra Gambit</source>
        <translation>Smith-Morra-Gambit</translation>
    </message>
    <message>
        <source>Smith-Morra Gambit Accepted</source>
        <translation>Angenommenes Smith-Morra-Gambit</translation>
    </message>
    <message>
        <source>Alapin Variation</source>
        <translation>Alapin-Variante</translation>
    </message>
    <message>
        <source>Barmen Defence</source>
        <translation>Barmer Verteidigung</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossene Variante</translation>
    </message>
    <message>
        <source>Traditional</source>
        <translation>Traditionelle Variante</translation>
    </message>
    <message>
        <source>Grand Prix Attack</source>
        <translation>Grand-Prix-Angriff</translation>
    </message>
    <message>
        <source>King&apos;s Knight Variation</source>
        <translation>Königsspringervariante</translation>
    </message>
    <message>
        <source>Hyperaccelerated Dragon</source>
        <translation>Hyperbeschleunigte Drachenvariante</translation>
    </message>
    <message>
        <source>O&apos;Kelly Variation</source>
        <translation>O’Kelly-Variante</translation>
    </message>
    <message>
        <source>Nimzowitsch Variation</source>
        <translation>Nimzowitsch-Variante</translation>
    </message>
    <message>
        <source>Old Sicilian</source>
        <translation>Altsizilianisch</translation>
    </message>
    <message>
        <source>Rossolimo Attack</source>
        <translation>Rossolimo-Angriff</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offene Variante</translation>
    </message>
    <message>
        <source>with Nc6</source>
        <translation>mit Nc6</translation>
    </message>
    <message>
        <source>Löwenthal Variation</source>
        <translation>Löwenthal-Variante</translation>
    </message>
    <message>
        <source>Kalashnikov Variation</source>
        <translation>Kalaschnikow-Variante</translation>
    </message>
    <message>
        <source>Sveshnikov Variation</source>
        <translation>Sweschnikow-Variante</translation>
    </message>
    <message>
        <source>Chelyabinsk Variation</source>
        <translation>Tscheljabinsker Variante</translation>
    </message>
    <message>
        <source>Accelerated Dragon</source>
        <translation>Beschleunigte Drachenvariante</translation>
    </message>
    <message>
        <source>Modern Bc4 Variation</source>
        <translation>Moderne Bc4-Variante</translation>
    </message>
    <message>
        <source>Maróczy Bind</source>
        <translation>Maróczy-Aufbau</translation>
    </message>
    <message>
        <source>French Variation</source>
        <translation>Französische Variante</translation>
    </message>
    <message>
        <source>Pin Variation</source>
        <translation>Fesselungsvariante</translation>
    </message>
    <message>
        <source>Kan Variation</source>
        <translation>Kan-Variante</translation>
    </message>
    <message>
        <source>Knight Variation</source>
        <translation>Springervariante</translation>
    </message>
    <message>
        <source>Four Knights Variation</source>
        <translation>Vierspringervariante</translation>
    </message>
    <message>
        <source>Bastrikov Variation</source>
        <translation>Bastrikow-Variante</translation>
    </message>
    <message>
        <source>English Attack</source>
        <translation>Englischer Angriff</translation>
    </message>
    <message>
        <source>Modern Variations</source>
        <translation>Moderne Varianten</translation>
    </message>
    <message>
        <source>Moscow Variation</source>
        <translation>Moskauer Variante</translation>
    </message>
    <message>
        <source>with Bd7</source>
        <translation>mit Bd7</translation>
    </message>
    <message>
        <source>Chekhover Variation</source>
        <translation>Tschechower-Variante</translation>
    </message>
    <message>
        <source>Prins Variation</source>
        <translation>Prins-Variante</translation>
    </message>
    <message>
        <source>Sozin Attack</source>
        <translation>Sosin-Angriff</translation>
    </message>
    <message>
        <source>Richter-Rauzer Attack</source>
        <translation>Richter-Rauser-Angriff</translation>
    </message>
    <message>
        <source>Dragon Variation</source>
        <translation>Drachenvariante</translation>
    </message>
    <message>
        <source>Levenfish Attack</source>
        <translation>Löwenfisch-Angriff</translation>
    </message>
    <message>
        <source>with Be3</source>
        <translation>mit Be3</translation>
    </message>
    <message>
        <source>Yugoslav Attack</source>
        <translation>Jugoslawischer Angriff</translation>
    </message>
    <message>
        <source>Scheveningen Variation</source>
        <translation>Scheveninger Variante</translation>
    </message>
    <message>
        <source>Keres Attack</source>
        <translation>Keres-Angriff</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>Moderne Variante</translation>
    </message>
    <message>
        <source>Najdorf Variation</source>
        <translation>Najdorf-Variante</translation>
    </message>
    <message>
        <source>Adams Attack</source>
        <translation>Adams-Angriff</translation>
    </message>
    <message>
        <source>Lipnitsky Attack</source>
        <translation>Lipnizki-Angriff</translation>
    </message>
    <message>
        <source>Zagreb Variation</source>
        <translation>Zagreber Variante</translation>
    </message>
    <message>
        <source>Opočenský Variation</source>
        <translation>Opočenský-Variante</translation>
    </message>
    <message>
        <source>Amsterdam Variation</source>
        <translation>Amsterdamer Variante</translation>
    </message>
    <message>
        <source>with Bg5</source>
        <translation>mit Bg5</translation>
    </message>
    <message>
        <source>Poisoned Pawn</source>
        <translation>Bauernraubvariante</translation>
    </message>
    <message>
        <source>Chigorin Variation</source>
        <translation>Tschigorin-Variante</translation>
    </message>
    <message>
        <source>Two Knights Variation</source>
        <translation>Zweispringervariante</translation>
    </message>
    <message>
        <source>Paulsen Attack</source>
        <translation>Paulsen-Angriff</translation>
    </message>
    <message>
        <source>Milner-Barry Gambit</source>
        <translation>Milner-Barry-Gambit</translation>
    </message>
    <message>
        <source>Tarrasch Variation</source>
        <translation>Tarrasch-Variante</translation>
    </message>
    <message>
        <source>Guimard Defence</source>
        <translation>Guimard-Verteidigung</translation>
    </message>
    <message>
        <source>Chistyakov Defence</source>
        <translation>Tschistjakow-Verteidigung</translation>
    </message>
    <message>
        <source>Paulsen Variation</source>
        <translation>Paulsen-Variante</translation>
    </message>
    <message>
        <source>Fort Knox Variation</source>
        <translation>Fort-Knox-Variante</translation>
    </message>
    <message>
        <source>Steinitz Variation</source>
        <translation>Steinitz-Variante</translation>
    </message>
    <message>
        <source>Burn Variation</source>
        <translation>Burn-Variante</translation>
    </message>
    <message>
        <source>McCutcheon Variation</source>
        <translation>McCutcheon-Variante</translation>
    </message>
    <message>
        <source>Alekhine-Chatard Attack</source>
        <translation>Aljechin-Chatard-Angriff</translation>
    </message>
    <message>
        <source>Winawer Variation</source>
        <translation>Winawer-Variante</translation>
    </message>
    <message>
        <source>Wayward Queen Attack</source>
        <translation>Parham-Angriff</translation>
    </message>
    <message>
        <source>Napoleon Attack</source>
        <translation>Napoleon-Angriff</translation>
    </message>
    <message>
        <source>Leonardis Variation</source>
        <translation>Leonardis-Variante</translation>
    </message>
    <message>
        <source>Berlin Defence</source>
        <translation>Berliner Verteidigung</translation>
    </message>
    <message>
        <source>Urusov Gambit</source>
        <translation>Urussow-Gambit</translation>
    </message>
    <message>
        <source>Max Lange Defence</source>
        <translation>Max-Lange-Verteidigung</translation>
    </message>
    <message>
        <source>Vienna Gambit</source>
        <translation>Wiener Gambit</translation>
    </message>
    <message>
        <source>Falkbeer Variation</source>
        <translation>Falkbeer-Variante</translation>
    </message>
    <message>
        <source>Stanley Variation</source>
        <translation>Stanley-Variante</translation>
    </message>
    <message>
        <source>Frankenstein-Dracula Variation</source>
        <translation>Frankenstein-Dracula-Variante</translation>
    </message>
    <message>
        <source>Falkbeer Countergambit</source>
        <translation>Falkbeer-Gegengambit</translation>
    </message>
    <message>
        <source>Nimzowitsch-Marshall Countergambit</source>
        <translation>Nimzowitsch-Marshall-Gegengambit</translation>
    </message>
    <message>
        <source>Bishop&apos;s Gambit</source>
        <translation>Läufergambit</translation>
    </message>
    <message>
        <source>King&apos;s Knight&apos;s Gambit</source>
        <translation>Königsspringergambit</translation>
    </message>
    <message>
        <source>Fischer Defence</source>
        <translation>Fischer-Verteidigung</translation>
    </message>
    <message>
        <source>Cunningham Defence</source>
        <translation>Cunningham-Verteidigung</translation>
    </message>
    <message>
        <source>Muzio Gambit</source>
        <translation>Muzio-Gambit</translation>
    </message>
    <message>
        <source>Kieseritzky Gambit</source>
        <translation>Kieseritzky-Gambit</translation>
    </message>
    <message>
        <source>Allgaier Gambit</source>
        <translation>Allgaier-Gambit</translation>
    </message>
    <message>
        <source>Hanham Variation</source>
        <translation>Hanham-Variante</translation>
    </message>
    <message>
        <source>Classical Attack</source>
        <translation>Klassischer Angriff</translation>
    </message>
    <message>
        <source>Stafford Gambit</source>
        <translation>Stafford-Gambit</translation>
    </message>
    <message>
        <source>Cochrane Gambit</source>
        <translation>Cochrane-Gambit</translation>
    </message>
    <message>
        <source>Three Knights Game</source>
        <translation>Dreispringerspiel</translation>
    </message>
    <message>
        <source>Modern Attack</source>
        <translation>Moderner Angriff</translation>
    </message>
    <message>
        <source>Schmidt Variation</source>
        <translation>Schmidt-Variante</translation>
    </message>
    <message>
        <source>Mieses Variation</source>
        <translation>Mieses-Variante</translation>
    </message>
    <message>
        <source>Scotch Variation</source>
        <translation>Schottische Variante</translation>
    </message>
    <message>
        <source>Halloween Gambit</source>
        <translation>Halloween-Gambit</translation>
    </message>
    <message>
        <source>Glek System</source>
        <translation>Glek-System</translation>
    </message>
    <message>
        <source>Italian Variation</source>
        <translation>Italienische Variante</translation>
    </message>
    <message>
        <source>Spanish Variation</source>
        <translation>Spanische Variante</translation>
    </message>
    <message>
        <source>Giuoco Piano</source>
        <translation>Giuoco Piano</translation>
    </message>
    <message>
        <source>Giuoco Pianissimo</source>
        <translation>Giuoco Pianissimo</translation>
    </message>
    <message>
        <source>Hungarian Defence</source>
        <translation>Ungarische Verteidigung</translation>
    </message>
    <message>
        <source>Blackburne-Kostić Gambit</source>
        <translation>Blackburne-Kostić-Gambit</translation>
    </message>
    <message>
        <source>Evans Gambit</source>
        <translation>Evans-Gambit</translation>
    </message>
    <message>
        <source>Evans Gambit Declined</source>
        <translation>Abgelehntes Evans-Gambit</translation>
    </message>
    <message>
        <source>Centre Attack</source>
        <translation>Zentrumsangriff</translation>
    </message>
    <message>
        <source>Two Knights Defence</source>
        <translation>Zweispringerspiel im Nachzug</translation>
    </message>
    <message>
        <source>Modern Bishop&apos;s Opening</source>
        <translation>Modernes Läuferspiel</translation>
    </message>
    <message>
        <source>Open Variation</source>
        <translation>Offene Variante</translation>
    </message>
    <message>
        <source>Max Lange Attack</source>
        <translation>Max-Lange-Angriff</translation>
    </message>
    <message>
        <source>Knight Attack</source>
        <translation>Springerangriff</translation>
    </message>
    <message>
        <source>Traxler Counterattack</source>
        <translation>Traxler-Gegenangriff</translation>
    </message>
    <message>
        <source>Fried Liver Attack</source>
        <translation>Fegatello-Angriff</translation>
    </message>
    <message>
        <source>Fritz Variation</source>
        <translation>Fritz-Variante</translation>
    </message>
    <message>
        <source>Ulvestad Variation</source>
        <translation>Ulvestad-Variante</translation>
    </message>
    <message>
        <source>Polerio Defence</source>
        <translation>Polerio-Verteidigung</translation>
    </message>
    <message>
        <source>Cozio Defence</source>
        <translation>Cozio-Verteidigung</translation>
    </message>
    <message>
        <source>Fianchetto Defence</source>
        <translation>Fianchetto-Verteidigung</translation>
    </message>
    <message>
        <source>Bird Variation</source>
        <translation>Bird-Variante</translation>
    </message>
    <message>
        <source>Steinitz Defence</source>
        <translation>Steinitz-Verteidigung</translation>
    </message>
    <message>
        <source>Schliemann Defence</source>
        <translation>Schliemann-Verteidigung</translation>
    </message>
    <message>
        <source>Anti-Berlin</source>
        <translation>Anti-Berliner Variante</translation>
    </message>
    <message>
        <source>Berlin Wall</source>
        <translation>Berliner Mauer</translation>
    </message>
    <message>
        <source>Morphy Defence</source>
        <translation>Morphy-Verteidigung</translation>
    </message>
    <message>
        <source>Bishop Retreat</source>
        <translation>Läuferrückzug</translation>
    </message>
    <message>
        <source>Norwegian Variation</source>
        <translation>Norwegische Variante</translation>
    </message>
    <message>
        <source>Modern Steinitz Defence</source>
        <translation>Moderne Steinitz-Verteidigung</translation>
    </message>
    <message>
        <source>with Nf6</source>
        <translation>mit Nf6</translation>
    </message>
    <message>
        <source>Anderssen Variation</source>
        <translation>Anderssen-Variante</translation>
    </message>
    <message>
        <source>Castled</source>
        <translation>Mit Rochade</translation>
    </message>
    <message>
        <source>Arkhangelsk Variation</source>
        <translation>Archangelsker Variante</translation>
    </message>
    <message>
        <source>Møller Defence</source>
        <translation>Møller-Verteidigung</translation>
    </message>
    <message>
        <source>Delayed Exchange Variation</source>
        <translation>Verzögerte Abtauschvariante</translation>
    </message>
    <message>
        <source>with b5</source>
        <translation>mit b5</translation>
    </message>
    <message>
        <source>Anti-Marshall</source>
        <translation>Anti-Marshall-Variante</translation>
    </message>
    <message>
        <source>Marshall Attack</source>
        <translation>Marshall-Angriff</translation>
    </message>
    <message>
        <source>with d6</source>
        <translation>mit d6</translation>
    </message>
    <message>
        <source>Zaitsev Variation</source>
        <translation>Saizew-Variante</translation>
    </message>
    <message>
        <source>Breyer Defence</source>
        <translation>Breyer-Verteidigung</translation>
    </message>
    <message>
        <source>Chigorin Defence</source>
        <translation>Tschigorin-Verteidigung</translation>
    </message>
    <message>
        <source>Accelerated</source>
        <translation>Beschleunigte Variante</translation>
    </message>
    <message>
        <source>Stonewall Attack</source>
        <translation>Stonewall-Angriff</translation>
    </message>
    <message>
        <source>Zukertort Variation</source>
        <translation>Zukertort-Variante</translation>
    </message>
    <message>
        <source>Baltic Defence</source>
        <translation>Baltische Verteidigung</translation>
    </message>
    <message>
        <source>Marshall Defence</source>
        <translation>Marshall-Verteidigung</translation>
    </message>
    <message>
        <source>Austrian Defence</source>
        <translation>Österreichische Verteidigung</translation>
    </message>
    <message>
        <source>Albin Countergambit</source>
        <translation>Albins Gegengambit</translation>
    </message>
    <message>
        <source>Modern Line</source>
        <translation>Moderne Variante</translation>
    </message>
    <message>
        <source>Quiet Variation</source>
        <translation>Ruhige Variante</translation>
    </message>
    <message>
        <source>with Bf5</source>
        <translation>mit Bf5</translation>
    </message>
    <message>
        <source>Three Knights Variation</source>
        <translation>Dreispringervariante</translation>
    </message>
    <message>
        <source>Chebanenko Variation</source>
        <translation>Tschebanenko-Variante</translation>
    </message>
    <message>
        <source>Czech Variation</source>
        <translation>Tschechische Variante</translation>
    </message>
    <message>
        <source>Central Variation</source>
        <translation>Zentralvariante</translation>
    </message>
    <message>
        <source>Old Variation</source>
        <translation>Alte Variante</translation>
    </message>
    <message>
        <source>Classical Defence</source>
        <translation>Klassische Verteidigung</translation>
    </message>
    <message>
        <source>Marshall Gambit</source>
        <translation>Marshall-Gambit</translation>
    </message>
    <message>
        <source>Noteboom Variation</source>
        <translation>Noteboom-Variante</translation>
    </message>
    <message>
        <source>Normal Defence</source>
        <translation>Normalverteidigung</translation>
    </message>
    <message>
        <source>Positional Line</source>
        <translation>Positionelle Variante</translation>
    </message>
    <message>
        <source>Harrwitz Attack</source>
        <translation>Harrwitz-Angriff</translation>
    </message>
    <message>
        <source>Ragozin Defence</source>
        <translation>Ragosin-Verteidigung</translation>
    </message>
    <message>
        <source>Vienna Variation</source>
        <translation>Wiener Variante</translation>
    </message>
    <message>
        <source>Botvinnik Variation</source>
        <translation>Botwinnik-Variante</translation>
    </message>
    <message>
        <source>Anti-Meran Variation</source>
        <translation>Anti-Meraner Variante</translation>
    </message>
    <message>
        <source>Meran Variation</source>
        <translation>Meraner Variante</translation>
    </message>
    <message>
        <source>Knight Defence</source>
        <translation>Springerverteidigung</translation>
    </message>
    <message>
        <source>Cambridge Springs Defence</source>
        <translation>Cambridge-Springs-Verteidigung</translation>
    </message>
    <message>
        <source>Normal Line</source>
        <translation>Normalvariante</translation>
    </message>
    <message>
        <source>Lasker Defence</source>
        <translation>Lasker-Verteidigung</translation>
    </message>
    <message>
        <source>Tartakower Defence</source>
        <translation>Tartakower-Verteidigung</translation>
    </message>
    <message>
        <source>Orthodox Defence</source>
        <translation>Orthodoxe Verteidigung</translation>
    </message>
    <message>
        <source>with f3</source>
        <translation>mit f3</translation>
    </message>
    <message>
        <source>Stockholm Variation</source>
        <translation>Stockholmer Variante</translation>
    </message>
    <message>
        <source>Brinckmann Attack</source>
        <translation>Brinckmann-Angriff</translation>
    </message>
    <message>
        <source>Modern Exchange Variation</source>
        <translation>Moderne Abtauschvariante</translation>
    </message>
    <message>
        <source>Classical Exchange Variation</source>
        <translation>Klassische Abtauschvariante</translation>
    </message>
    <message>
        <source>Burille Variation</source>
        <translation>Burille-Variante</translation>
    </message>
    <message>
        <source>Russian Variation</source>
        <translation>Russische Variante</translation>
    </message>
    <message>
        <source>East Indian with e6</source>
        <translation>Ostindisch mit e6</translation>
    </message>
    <message>
        <source>Open Defence</source>
        <translation>Offene Verteidigung</translation>
    </message>
    <message>
        <source>Classical Line</source>
        <translation>Klassische Variante</translation>
    </message>
    <message>
        <source>with Be7</source>
        <translation>mit Be7</translation>
    </message>
    <message>
        <source>Anti-Nimzo-Indian</source>
        <translation>Anti-Nimzowitsch-Indisch</translation>
    </message>
    <message>
        <source>Petrosian Variation</source>
        <translation>Petrosjan-Variante</translation>
    </message>
    <message>
        <source>Spassky System</source>
        <translation>Spasski-System</translation>
    </message>
    <message>
        <source>Kmoch Variation</source>
        <translation>Kmoch-Variante</translation>
    </message>
    <message>
        <source>Romanishin Variation</source>
        <translation>Romanischin-Variante</translation>
    </message>
    <message>
        <source>Spielmann Variation</source>
        <translation>Spielmann-Variante</translation>
    </message>
    <message>
        <source>Sämisch Variation</source>
        <translation>Sämisch-Variante</translation>
    </message>
    <message>
        <source>Hübner Variation</source>
        <translation>Hübner-Variante</translation>
    </message>
    <message>
        <source>Reshevsky Variation</source>
        <translation>Reshevsky-Variante</translation>
    </message>
    <message>
        <source>with Nc3</source>
        <translation>mit Nc3</translation>
    </message>
    <message>
        <source>Makogonov Variation</source>
        <translation>Makogonow-Variante</translation>
    </message>
    <message>
        <source>Averbakh Variation</source>
        <translation>Awerbach-Variante</translation>
    </message>
    <message>
        <source>Orthodox Variation</source>
        <translation>Orthodoxe Variante</translation>
    </message>
    <message>
        <source>Gligorić System</source>
        <translation>Gligorić-System</translation>
    </message>
    <message>
        <source>Mar del Plata Variation</source>
        <translation>Mar-del-Plata-Variante</translation>
    </message>
    <message>
        <source>Bayonet Attack</source>
        <translation>Bajonett-Angriff</translation>
    </message>
</context>
<context>
    <name>ChooseGamePanel</name>
    <message>
        <source>Games in this file</source>
        <translation>Partien in dieser Datei</translation>
    </message>
    <message>
        <source>Add them to your games</source>
        <translation>Zu deinen Partien hinzufügen</translation>
    </message>
</context>
<context>
    <name>CliProcess</name>
    <message>
        <source>evenmatch-lab is missing from the folder of this program</source>
        <translation>evenmatch-lab fehlt im Ordner dieses Programms</translation>
    </message>
</context>
<context>
    <name>ClockPlot</name>
    <message>
        <source>Time used for each move</source>
        <translation>Zeitverbrauch pro Zug</translation>
    </message>
    <message>
        <source>Longest: %1, %2</source>
        <translation>Am längsten: %1, %2</translation>
    </message>
    <message>
        <source>%1: %2 used, %3 left</source>
        <translation>%1: %2 verbraucht, %3 übrig</translation>
    </message>
</context>
<context>
    <name>Corners</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source> + </source>
        <translation> + </translation>
    </message>
    <message>
        <source>3-3</source>
        <translation>3-3</translation>
    </message>
    <message>
        <source>3-4</source>
        <translation>3-4</translation>
    </message>
    <message>
        <source>3-5</source>
        <translation>3-5</translation>
    </message>
    <message>
        <source>4-4</source>
        <translation>4-4</translation>
    </message>
    <message>
        <source>4-5</source>
        <translation>4-5</translation>
    </message>
    <message>
        <source>5-5</source>
        <translation>5-5</translation>
    </message>
    <message>
        <source>3-3 approach</source>
        <translation>Annäherung auf 3-3</translation>
    </message>
    <message>
        <source>3-4 approach</source>
        <translation>Annäherung auf 3-4</translation>
    </message>
    <message>
        <source>4-4 approach</source>
        <translation>Annäherung auf 4-4</translation>
    </message>
    <message>
        <source>low approach</source>
        <translation>tiefe Annäherung</translation>
    </message>
    <message>
        <source>high approach</source>
        <translation>hohe Annäherung</translation>
    </message>
    <message>
        <source>large knight approach</source>
        <translation>Ogeima-Annäherung</translation>
    </message>
    <message>
        <source>two-space high approach</source>
        <translation>hohe 2-Punkt-Annäherung</translation>
    </message>
    <message>
        <source>double approach</source>
        <translation>doppelte Annäherung</translation>
    </message>
    <message>
        <source>3-3 enclosure</source>
        <translation>Eckabschluss auf 3-3</translation>
    </message>
    <message>
        <source>3-4 enclosure</source>
        <translation>Eckabschluss auf 3-4</translation>
    </message>
    <message>
        <source>small knight enclosure</source>
        <translation>Keima-Eckabschluss</translation>
    </message>
    <message>
        <source>large knight enclosure</source>
        <translation>Ogeima-Eckabschluss</translation>
    </message>
    <message>
        <source>one-space enclosure</source>
        <translation>1-Punkt-Eckabschluss</translation>
    </message>
    <message>
        <source>two-space enclosure</source>
        <translation>2-Punkt-Eckabschluss</translation>
    </message>
    <message>
        <source>one-space low pincer</source>
        <translation>tiefe 1-Punkt-Zange</translation>
    </message>
    <message>
        <source>one-space high pincer</source>
        <translation>hohe 1-Punkt-Zange</translation>
    </message>
    <message>
        <source>two-space low pincer</source>
        <translation>tiefe 2-Punkt-Zange</translation>
    </message>
    <message>
        <source>two-space high pincer</source>
        <translation>hohe 2-Punkt-Zange</translation>
    </message>
    <message>
        <source>three-space low pincer</source>
        <translation>tiefe 3-Punkt-Zange</translation>
    </message>
    <message>
        <source>three-space high pincer</source>
        <translation>hohe 3-Punkt-Zange</translation>
    </message>
    <message>
        <source>3-3 invasion</source>
        <translation>3-3-Invasion</translation>
    </message>
    <message>
        <source>3-3 block</source>
        <translation>Block auf 3-3</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>hane</source>
        <translation>Hane</translation>
    </message>
    <message>
        <source>extension</source>
        <translation>Strecken</translation>
    </message>
    <message>
        <source>one-space extension</source>
        <translation>1-Punkt-Ausdehnung</translation>
    </message>
    <message>
        <source>small knight answer</source>
        <translation>Keima-Antwort</translation>
    </message>
    <message>
        <source>large knight answer</source>
        <translation>Ogeima-Antwort</translation>
    </message>
    <message>
        <source>one-space jump</source>
        <translation>1-Punkt-Sprung</translation>
    </message>
    <message>
        <source>slide</source>
        <translation>Gleitzug</translation>
    </message>
    <message>
        <source>shoulder hit</source>
        <translation>Schulterzug</translation>
    </message>
    <message>
        <source>diagonal move</source>
        <translation>Diagonalzug</translation>
    </message>
    <message>
        <source>diagonal attachment</source>
        <translation>diagonales Anlegen</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>Aufrichten</translation>
    </message>
    <message>
        <source>attachment above</source>
        <translation>Anlegen von oben</translation>
    </message>
    <message>
        <source>attachment below</source>
        <translation>Anlegen von unten</translation>
    </message>
    <message>
        <source>attach and draw back</source>
        <translation>Anlegen und Zurückziehen</translation>
    </message>
    <message>
        <source>avalanche</source>
        <translation>Lawine</translation>
    </message>
</context>
<context>
    <name>DeleteQuestion</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>DraftBoard</name>
    <message>
        <source>held</source>
        <translation>aufgenommen</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>There is no network for this game. Add one on the Engines page.</source>
        <translation>Für dieses Spiel gibt es kein Netz. Auf der Seite „Engines“ lässt sich eines hinzufügen.</translation>
    </message>
</context>
<context>
    <name>EngineChooser</name>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <source>No Go engine found. Install GNU Go, or add any GTP engine on the Engines page.</source>
        <translation>Keine Go-Engine gefunden. Installiere GNU Go oder füge auf der Seite „Engines“ eine beliebige GTP-Engine hinzu.</translation>
    </message>
    <message>
        <source>No chess engine found. Install Stockfish, or add any UCI engine on the Engines page.</source>
        <translation>Keine Schachengine gefunden. Installiere Stockfish oder füge auf der Seite „Engines“ eine beliebige UCI-Engine hinzu.</translation>
    </message>
    <message>
        <source>Reading its strength settings…</source>
        <translation>Einstellungen der Spielstärke werden gelesen…</translation>
    </message>
    <message>
        <source>full</source>
        <translation>volle Stärke</translation>
    </message>
    <message>
        <source>The engine&apos;s own rating, on a scale of engines. Human ratings differ.</source>
        <translation>Die eigene Wertung der Engine, auf einer Skala von Engines. Wertungen von Menschen weichen davon ab.</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation>Engine hinzufügen…</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keines</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Zeit je Zug</translation>
    </message>
    <message>
        <source>Used when the game has no clock</source>
        <translation>Gilt, wenn die Partie keine Uhr hat</translation>
    </message>
    <message>
        <source>%1 s per move</source>
        <translation>%1 s je Zug</translation>
    </message>
    <message>
        <source>The engine failed: %1.</source>
        <translation>Die Engine ist ausgefallen: %1.</translation>
    </message>
    <message>
        <source>It plays at full strength.</source>
        <translation>Es spielt mit voller Stärke.</translation>
    </message>
</context>
<context>
    <name>EngineOptionsDialog</name>
    <message>
        <source>Options of %1</source>
        <translation>Optionen von %1</translation>
    </message>
    <message>
        <source>Limits for live analysis</source>
        <translation>Grenzen der Live-Analyse</translation>
    </message>
    <message>
        <source>Options of the engine</source>
        <translation>Optionen der Engine</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Besuche</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>Zeit in Sekunden</translation>
    </message>
    <message>
        <source>Starting %1…</source>
        <translation>%1 wird gestartet…</translation>
    </message>
    <message>
        <source>This engine has no options.</source>
        <translation>Diese Engine hat keine Optionen.</translation>
    </message>
    <message>
        <source>Used by live analysis and Review.</source>
        <translation>Für Live-Analyse und Rückblick.</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Voreinstellungen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>skill level %1</source>
        <translation>Spielstufe %1</translation>
    </message>
    <message>
        <source>%1 Elo</source>
        <translation>%1 Elo</translation>
    </message>
</context>
<context>
    <name>EnginesPage</name>
    <message>
        <source>Networks and engines</source>
        <translation>Netze und Engines</translation>
    </message>
    <message>
        <source>For each game, one network plays at a rank, estimates your rank and reviews your games. Everything runs on this computer: %1.</source>
        <translation>Jedes Spiel hat ein Netz: Es spielt auf einem Rang, schätzt deinen Rang und analysiert deine Partien. Alles läuft auf diesem Rechner: %1.</translation>
    </message>
    <message>
        <source>Threads for the networks</source>
        <translation>Threads für die Netze</translation>
    </message>
    <message>
        <source>Number of parallel computations. Fewer threads leave more of the computer to other programs, but analysis takes longer.</source>
        <translation>Anzahl paralleler Berechnungen. Weniger Threads lassen anderen Programmen mehr vom Rechner, aber die Analyse dauert länger.</translation>
    </message>
    <message>
        <source>Automatic (%1)</source>
        <translation>Automatisch (%1)</translation>
    </message>
    <message>
        <source>Device for the networks</source>
        <translation>Gerät für die Netze</translation>
    </message>
    <message>
        <source>GPU (CUDA)</source>
        <translation>GPU (CUDA)</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>LibTorch found no CUDA GPU; the processor is used.</source>
        <translation>LibTorch hat keine CUDA-GPU gefunden; der Prozessor wird verwendet.</translation>
    </message>
    <message>
        <source>options of %1</source>
        <translation>Optionen von %1</translation>
    </message>
    <message>
        <source>Applies to Evenmatch&apos;s and KataGo&apos;s networks. Maia and Leela networks always run on the processor.</source>
        <translation>Gilt für Netze von Evenmatch und KataGo. Netze von Maia und Leela laufen immer auf dem Prozessor.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Analysis failed: %1</source>
        <translation>Analyse fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>%1 failed: %2.</source>
        <translation>%1 ist fehlgeschlagen: %2.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>cannot be opened: %1</source>
        <translation>lässt sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>not a game file in a known format</source>
        <translation>keine Partiedatei in einem bekannten Format</translation>
    </message>
    <message>
        <source>the compressed data is damaged: %1</source>
        <translation>die komprimierten Daten sind beschädigt: %1</translation>
    </message>
    <message>
        <source>too large: %1</source>
        <translation>zu groß: %1</translation>
    </message>
    <message>
        <source>the text ends in the middle of a game</source>
        <translation>der Text endet mitten in einer Partie</translation>
    </message>
    <message>
        <source>unexpected text: %1</source>
        <translation>unerwarteter Text: %1</translation>
    </message>
    <message>
        <source>contains no game</source>
        <translation>enthält keine Partie</translation>
    </message>
    <message>
        <source>unknown game: %1</source>
        <translation>unbekanntes Spiel: %1</translation>
    </message>
    <message>
        <source>unsupported board size: %1</source>
        <translation>diese Brettgröße wird nicht unterstützt: %1</translation>
    </message>
    <message>
        <source>the start position is not possible: %1</source>
        <translation>die Anfangsstellung ist nicht möglich: %1</translation>
    </message>
    <message>
        <source>invalid value: %1</source>
        <translation>ungültiger Wert: %1</translation>
    </message>
    <message>
        <source>unreadable move: %1</source>
        <translation>unlesbarer Zug: %1</translation>
    </message>
    <message>
        <source>the move is off the board: %1</source>
        <translation>der Zug liegt außerhalb des Bretts: %1</translation>
    </message>
    <message>
        <source>the point is taken: %1</source>
        <translation>der Punkt ist besetzt: %1</translation>
    </message>
    <message>
        <source>the move repeats a position: %1</source>
        <translation>der Zug wiederholt eine Stellung: %1</translation>
    </message>
    <message>
        <source>the move takes its own last liberty: %1</source>
        <translation>der Zug nimmt sich selbst die letzte Freiheit: %1</translation>
    </message>
    <message>
        <source>no piece can make this move: %1</source>
        <translation>keine Figur kann diesen Zug machen: %1</translation>
    </message>
    <message>
        <source>more than one piece can make this move: %1</source>
        <translation>mehr als eine Figur kann diesen Zug machen: %1</translation>
    </message>
    <message>
        <source>the move leaves the king in check: %1</source>
        <translation>der Zug lässt den König im Schach: %1</translation>
    </message>
    <message>
        <source>the game is already over before this move: %1</source>
        <translation>die Partie ist schon vor diesem Zug zu Ende: %1</translation>
    </message>
    <message>
        <source>this is not an Evenmatch library</source>
        <translation>das ist keine Sammlung von Evenmatch</translation>
    </message>
    <message>
        <source>this library was made by a newer Evenmatch (format %1)</source>
        <translation>diese Sammlung stammt von einem neueren Evenmatch (Format %1)</translation>
    </message>
    <message>
        <source>the library is damaged: %1</source>
        <translation>die Sammlung ist beschädigt: %1</translation>
    </message>
    <message>
        <source>another program is using the library</source>
        <translation>ein anderes Programm verwendet die Sammlung</translation>
    </message>
    <message>
        <source>the library failed: %1</source>
        <translation>Fehler in der Sammlung: %1</translation>
    </message>
    <message>
        <source>not a network in a known format: %1</source>
        <translation>kein Netz in einem bekannten Format: %1</translation>
    </message>
    <message>
        <source>the network file is damaged: %1</source>
        <translation>die Netzdatei ist beschädigt: %1</translation>
    </message>
    <message>
        <source>Evenmatch cannot run this kind of network: %1</source>
        <translation>diese Art von Netz kann Evenmatch nicht verwenden: %1</translation>
    </message>
    <message>
        <source>the engine does not respond: %1</source>
        <translation>die Engine antwortet nicht: %1</translation>
    </message>
    <message>
        <source>the engine has ended: %1</source>
        <translation>die Engine hat sich beendet: %1</translation>
    </message>
    <message>
        <source>the engine refused: %1</source>
        <translation>die Engine hat abgelehnt: %1</translation>
    </message>
    <message>
        <source>the engine gave an invalid response: %1</source>
        <translation>die Engine hat ungültig geantwortet: %1</translation>
    </message>
    <message>
        <source>invalid choice: %1</source>
        <translation>ungültige Auswahl: %1</translation>
    </message>
    <message>
        <source>not found: %1</source>
        <translation>nicht gefunden: %1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>unexpected failure: %1</source>
        <translation>unerwarteter Fehler: %1</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1 (known servers: %2)</source>
        <translation>%1 (bekannte Server: %2)</translation>
    </message>
    <message>
        <source>too few moves for a rank estimate</source>
        <translation>zu wenige Züge für eine Rangschätzung</translation>
    </message>
    <message>
        <source>the network has no rank profile; add one with evenmatch-lab profile</source>
        <translation>das Netz hat kein Rangprofil; „evenmatch-lab profile“ fügt eines hinzu</translation>
    </message>
    <message>
        <source>the network has no ranks</source>
        <translation>das Netz hat keine Ränge</translation>
    </message>
    <message>
        <source>the network does not know the ranks of this server: %1</source>
        <translation>das Netz kennt die Ränge dieses Servers nicht: %1</translation>
    </message>
    <message>
        <source>this is a network for another game: %1</source>
        <translation>dieses Netz gehört zu einem anderen Spiel: %1</translation>
    </message>
    <message>
        <source>it belongs to another run; choose another file</source>
        <translation>die Datei gehört zu einem anderen Lauf; wähle eine andere</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>%1 cannot be exported as PGN</source>
        <translation>%1 kann nicht als PGN exportiert werden</translation>
    </message>
    <message>
        <source>%1 cannot be exported as SGF</source>
        <translation>%1 kann nicht als SGF exportiert werden</translation>
    </message>
    <message>
        <source>a row of the table %1</source>
        <translation>eine Zeile der Tabelle %1</translation>
    </message>
    <message>
        <source>its tables</source>
        <translation>ihre Tabellen</translation>
    </message>
    <message>
        <source>reading its log %1 requires a writable folder</source>
        <translation>ihr Protokoll %1 ist nur lesbar, wenn der Ordner beschreibbar ist</translation>
    </message>
    <message>
        <source>its format is older and must be upgraded first</source>
        <translation>ihr Format ist älter und muss zuerst aktualisiert werden</translation>
    </message>
    <message>
        <source>the name of a library is missing</source>
        <translation>der Name einer Sammlung fehlt</translation>
    </message>
    <message>
        <source>its header</source>
        <translation>ihr Dateikopf</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>empty name</source>
        <translation>leerer Name</translation>
    </message>
    <message>
        <source>empty tag</source>
        <translation>leeres Schlagwort</translation>
    </message>
    <message>
        <source>names, result, date or other facts of this game</source>
        <translation>Namen, Ergebnis, Datum oder andere Angaben dieser Partie</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>a game of %1 bytes</source>
        <translation>eine Partie von %1 Byte</translation>
    </message>
    <message>
        <source>a game of more than 32 MiB</source>
        <translation>eine Partie von mehr als 32 MiB</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>more than 300 times its packed size</source>
        <translation>mehr als das 300-Fache der gepackten Größe</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>verschlüsselt</translation>
    </message>
    <message>
        <source>compression method %1 is not supported</source>
        <translation>das Packverfahren %1 wird nicht unterstützt</translation>
    </message>
    <message>
        <source>%1 bytes, at most %2</source>
        <translation>%1 Byte, höchstens %2</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>rank %1 (the ranks are %2 to %3)</source>
        <translation>Rang %1 (es gibt %2 bis %3)</translation>
    </message>
    <message>
        <source>none of the labels is for these games; unreadable labels: %1</source>
        <translation>keine der Angaben gehört zu diesen Partien; unlesbare Angaben: %1</translation>
    </message>
    <message>
        <source>%1 has no steps or an empty batch</source>
        <translation>%1 hat keine Schritte oder einen leeren Stapel</translation>
    </message>
    <message>
        <source>it computes values that are not numbers</source>
        <translation>es berechnet Werte, die keine Zahlen sind</translation>
    </message>
    <message>
        <source>more than %1 MiB once unpacked</source>
        <translation>entpackt mehr als %1 MiB</translation>
    </message>
    <message>
        <source>a word has no end</source>
        <translation>ein Wort hat kein Ende</translation>
    </message>
    <message>
        <source>the file ends too early</source>
        <translation>die Datei endet zu früh</translation>
    </message>
    <message>
        <source>unexpected value %1 (%2)</source>
        <translation>unerwarteter Wert %1 (%2)</translation>
    </message>
    <message>
        <source>a weight is not a number</source>
        <translation>ein Gewicht ist keine Zahl</translation>
    </message>
    <message>
        <source>its weights do not start with @BIN@</source>
        <translation>seine Gewichte beginnen nicht mit @BIN@</translation>
    </message>
    <message>
        <source>there is data after its end</source>
        <translation>nach dem Ende folgen weitere Daten</translation>
    </message>
    <message>
        <source>the sizes of its layers do not match</source>
        <translation>die Größen seiner Schichten passen nicht zusammen</translation>
    </message>
    <message>
        <source>a number is out of range</source>
        <translation>eine Zahl liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>an unknown kind of layer</source>
        <translation>eine unbekannte Art von Schicht</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>sein Name</translation>
    </message>
    <message>
        <source>it does not start like a KataGo model</source>
        <translation>die Datei beginnt nicht wie ein KataGo-Modell</translation>
    </message>
    <message>
        <source>KataGo model version %1</source>
        <translation>KataGo-Modell der Version %1</translation>
    </message>
    <message numerus="yes">
        <source>%n input planes</source>
        <translation>
            <numerusform>%n Eingabeebene</numerusform>
            <numerusform>%n Eingabeebenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n global inputs</source>
        <translation>
            <numerusform>%n globale Eingabe</numerusform>
            <numerusform>%n globale Eingaben</numerusform>
        </translation>
    </message>
    <message>
        <source>metadata version %1</source>
        <translation>Metadaten der Version %1</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>Option %1</translation>
    </message>
    <message>
        <source>blocks nested deeper than %1</source>
        <translation>Blöcke, die tiefer als %1 verschachtelt sind</translation>
    </message>
    <message numerus="yes">
        <source>%n policies</source>
        <translation>
            <numerusform>%n Zugverteilung</numerusform>
            <numerusform>%n Zugverteilungen</numerusform>
        </translation>
    </message>
    <message>
        <source>games of %1 by %2</source>
        <translation>Partien (%1) von %2</translation>
    </message>
    <message>
        <source>no player lost this game</source>
        <translation>diese Partie hat kein Spieler verloren</translation>
    </message>
    <message>
        <source>the encoding</source>
        <translation>die Kodierung</translation>
    </message>
    <message>
        <source>the scale belongs to another game</source>
        <translation>die Skala gehört zu einem anderen Spiel</translation>
    </message>
    <message>
        <source>the number of ranks</source>
        <translation>die Anzahl der Ränge</translation>
    </message>
    <message>
        <source>the profile has other ranks</source>
        <translation>das Profil hat andere Ränge</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>Brett %1</translation>
    </message>
    <message>
        <source>the profile for %1 has other ranks</source>
        <translation>das Profil für %1 hat andere Ränge</translation>
    </message>
    <message>
        <source>it names no format</source>
        <translation>die Datei nennt kein Format</translation>
    </message>
    <message>
        <source>this is a KataGo network; choose one of Evenmatch&apos;s own (.evm)</source>
        <translation>dies ist ein KataGo-Netz; wähle ein eigenes Netz von Evenmatch (.evm)</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>the shape of %1</source>
        <translation>die Form von %1</translation>
    </message>
    <message>
        <source>%1 contains values that are not numbers</source>
        <translation>%1 enthält Werte, die keine Zahlen sind</translation>
    </message>
    <message>
        <source>%1 is not part of this network</source>
        <translation>%1 gehört nicht zu diesem Netz</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>it has no header</source>
        <translation>ihr fehlt der Dateikopf</translation>
    </message>
    <message>
        <source>its header claims %1 bytes</source>
        <translation>ihr Dateikopf gibt %1 Byte an</translation>
    </message>
    <message>
        <source>the file ends too early, or its tensors overlap</source>
        <translation>die Datei endet zu früh, oder ihre Tensoren überlappen</translation>
    </message>
    <message>
        <source>its checksum does not match</source>
        <translation>die Prüfsumme stimmt nicht</translation>
    </message>
    <message>
        <source>text that is not UTF-8</source>
        <translation>Text, der nicht UTF-8 ist</translation>
    </message>
    <message>
        <source>%1 occurs twice</source>
        <translation>%1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>%1 is incomplete</source>
        <translation>%1 ist unvollständig</translation>
    </message>
    <message>
        <source>unknown type of numbers in %1</source>
        <translation>unbekannte Art von Zahlen in %1</translation>
    </message>
    <message>
        <source>the place of %1</source>
        <translation>die Lage von %1</translation>
    </message>
    <message>
        <source>byte %1 of its header</source>
        <translation>Byte %1 ihres Dateikopfs</translation>
    </message>
    <message>
        <source>XGBoost&apos;s trees: %1</source>
        <translation>Bäume von XGBoost: %1</translation>
    </message>
    <message>
        <source>%1 (choose one of %2)</source>
        <translation>%1 (möglich sind: %2)</translation>
    </message>
    <message>
        <source>games on %1</source>
        <translation>Partien auf %1</translation>
    </message>
    <message>
        <source>the checkpoint belongs to another configuration</source>
        <translation>der Zwischenstand gehört zu einer anderen Konfiguration</translation>
    </message>
    <message>
        <source>another process of this training was lost; start all of them again (%1)</source>
        <translation>ein anderer Prozess dieses Trainings ging verloren; starte alle neu (%1)</translation>
    </message>
    <message>
        <source>the meeting address must be HOST:PORT, not %1</source>
        <translation>die Adresse des Treffpunkts muss HOST:PORT sein, nicht %1</translation>
    </message>
    <message>
        <source>processes are numbered from 0</source>
        <translation>Prozesse werden ab 0 gezählt</translation>
    </message>
    <message>
        <source>training by several processes needs a LibTorch with Gloo, or a GPU for each process</source>
        <translation>das Training mit mehreren Prozessen braucht LibTorch mit Gloo oder je Prozess eine GPU</translation>
    </message>
    <message>
        <source>teachers with ratings on the scale</source>
        <translation>Lehrernetze, deren Wertungen auf der Skala liegen</translation>
    </message>
    <message>
        <source>teacher %1</source>
        <translation>Lehrernetz %1</translation>
    </message>
    <message>
        <source>hints need a teacher with the same number of blocks and channels</source>
        <translation>Hinweise brauchen ein Lehrernetz mit gleich vielen Blöcken und Kanälen</translation>
    </message>
    <message>
        <source>positions to train on</source>
        <translation>Stellungen zum Trainieren</translation>
    </message>
    <message>
        <source>all processes must have the same configuration, games and initial model</source>
        <translation>alle Prozesse brauchen dieselbe Konfiguration, dieselben Partien und dasselbe Anfangsmodell</translation>
    </message>
    <message>
        <source>the initial model has another network</source>
        <translation>das Anfangsmodell hat ein anderes Netz</translation>
    </message>
    <message>
        <source>the loss is not a number at step %1</source>
        <translation>der Verlust ist bei Schritt %1 keine Zahl</translation>
    </message>
    <message>
        <source>the gradient is not a number at step %1</source>
        <translation>der Gradient ist bei Schritt %1 keine Zahl</translation>
    </message>
    <message>
        <source>%1 needs at least 1 second per move</source>
        <translation>%1 braucht mindestens 1 Sekunde je Zug</translation>
    </message>
    <message>
        <source>KataGo has no HumanSL model; start it with -human-model</source>
        <translation>KataGo hat kein HumanSL-Modell; starte es mit -human-model</translation>
    </message>
    <message>
        <source>KataGo: no winrate</source>
        <translation>KataGo: keine Gewinnchancen</translation>
    </message>
    <message>
        <source>KataGo: no policy</source>
        <translation>KataGo: keine Zugverteilung</translation>
    </message>
    <message>
        <source>KataGo analyses only Go</source>
        <translation>KataGo analysiert nur Go</translation>
    </message>
    <message>
        <source>only games of Go and chess can be saved</source>
        <translation>nur Go- und Schachpartien lassen sich speichern</translation>
    </message>
    <message>
        <source>source=after needs a network that evaluates the position after a move</source>
        <translation>source=after braucht ein Netz, das die Stellung nach einem Zug bewertet</translation>
    </message>
    <message>
        <source>%1 (a value must follow the colon)</source>
        <translation>%1 (nach dem Doppelpunkt muss ein Wert folgen)</translation>
    </message>
    <message>
        <source>%1 (this player takes no value)</source>
        <translation>%1 (dieser Spieler nimmt keinen Wert)</translation>
    </message>
    <message>
        <source>%1 (this player needs a colon and a value)</source>
        <translation>%1 (dieser Spieler braucht einen Doppelpunkt und einen Wert)</translation>
    </message>
    <message>
        <source>%1 (write options as ?name=value&amp;name=value)</source>
        <translation>%1 (Optionen schreibt man ?name=wert&amp;name=wert)</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>a network for %1</source>
        <translation>ein Netz für %1</translation>
    </message>
    <message>
        <source>GTP is a protocol for Go; this network plays %1</source>
        <translation>GTP ist ein Protokoll für Go; dieses Netz spielt %1</translation>
    </message>
    <message>
        <source>UCI is a protocol for chess; this network plays %1</source>
        <translation>UCI ist ein Protokoll für Schach; dieses Netz spielt %1</translation>
    </message>
    <message>
        <source>%1 cannot play %2</source>
        <translation>%1 beherrscht %2 nicht</translation>
    </message>
    <message>
        <source>a network</source>
        <translation>ein Netz</translation>
    </message>
    <message>
        <source>a search</source>
        <translation>eine Suche</translation>
    </message>
    <message>
        <source>verdict, phase</source>
        <translation>Urteil, Phase</translation>
    </message>
    <message>
        <source>this step differs from the plan</source>
        <translation>dieser Schritt weicht vom Plan ab</translation>
    </message>
    <message>
        <source>--lower must be at least 1 and at most --upper</source>
        <translation>--lower muss mindestens 1 und höchstens --upper sein</translation>
    </message>
    <message>
        <source>candidates of at least three ranks</source>
        <translation>Kandidaten von mindestens drei Rängen</translation>
    </message>
    <message>
        <source>the network has no profile with the same ranks</source>
        <translation>das Netz hat kein Profil mit denselben Rängen</translation>
    </message>
    <message>
        <source>labelled games; choose their folder (--data)</source>
        <translation>Partien mit bekanntem Rang; wähle ihren Ordner (--data)</translation>
    </message>
    <message>
        <source>name one player for each rank</source>
        <translation>nenne einen Spieler für jeden Rang</translation>
    </message>
    <message>
        <source>--classifier (the network does not classify these ranks)</source>
        <translation>--classifier (das Netz klassifiziert diese Ränge nicht)</translation>
    </message>
    <message>
        <source>labelled games</source>
        <translation>Partien mit bekanntem Rang</translation>
    </message>
    <message>
        <source>policies of at least two levels</source>
        <translation>Zugverteilungen von mindestens zwei Stufen</translation>
    </message>
    <message>
        <source>games of at least two ranks</source>
        <translation>Partien von mindestens zwei Rängen</translation>
    </message>
    <message>
        <source>moves with known losses</source>
        <translation>Züge mit bekannten Verlusten</translation>
    </message>
    <message>
        <source>players with several games</source>
        <translation>Spieler mit mehreren Partien</translation>
    </message>
    <message>
        <source>players with several games in half of the ranks</source>
        <translation>Spieler mit mehreren Partien in der Hälfte der Ränge</translation>
    </message>
    <message>
        <source>games of two neighbouring ranks</source>
        <translation>Partien von zwei benachbarten Rängen</translation>
    </message>
    <message>
        <source>the folder of games with known ranks is missing (--data)</source>
        <translation>der Ordner mit Partien bekannten Rangs fehlt (--data)</translation>
    </message>
    <message>
        <source>two players of one rank with %1 games each</source>
        <translation>zwei Spieler eines Rangs mit je %1 Partien</translation>
    </message>
    <message>
        <source>a network for this game; choose one (--network)</source>
        <translation>ein Netz für dieses Spiel; wähle eines (--network)</translation>
    </message>
    <message>
        <source>it belongs to the KataGo network %1, not to %2</source>
        <translation>es gehört zum KataGo-Netz %1, nicht zu %2</translation>
    </message>
    <message>
        <source>the KataGo network %1, whose last layer it reads</source>
        <translation>das KataGo-Netz %1, dessen letzte Schicht es liest</translation>
    </message>
    <message>
        <source>a handicap of %1 (2 to 9 stones; up to 4 on 7×7 and boards of even size, none below 7×7)</source>
        <translation>Vorgabe %1 (2 bis 9 Steine; bis 4 auf 7×7 und auf Brettern gerader Größe, keine unter 7×7)</translation>
    </message>
    <message>
        <source>%1 (one side moves twice in a row)</source>
        <translation>%1 (eine Seite zieht zweimal nacheinander)</translation>
    </message>
    <message>
        <source>%1 (a position is set up in the middle of the game)</source>
        <translation>%1 (mitten in der Partie wird eine Stellung aufgebaut)</translation>
    </message>
    <message>
        <source>it only adds ranks to the network %1</source>
        <translation>es ergänzt nur Ränge für das Netz %1</translation>
    </message>
    <message>
        <source>a FEN without the side to move (w or b)</source>
        <translation>eine FEN ohne die Seite am Zug (w oder b)</translation>
    </message>
    <message>
        <source>%1 has no effect in %2</source>
        <translation>%1 hat in %2 keine Wirkung</translation>
    </message>
    <message>
        <source>%1 (this player does not search)</source>
        <translation>%1 (dieser Spieler sucht nicht)</translation>
    </message>
    <message>
        <source>--upper must be at most --most</source>
        <translation>--upper darf höchstens --most sein</translation>
    </message>
    <message>
        <source>a plot</source>
        <translation>ein Diagramm</translation>
    </message>
    <message>
        <source>the student among the players of the tagged games; choose the student&apos;s names</source>
        <translation>der Schüler unter den Spielern der markierten Partien; wählen Sie die Namen des Schülers</translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <source>The evaluation is not known yet</source>
        <translation>Die Bewertung ist noch nicht bekannt</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Bewertung</translation>
    </message>
</context>
<context>
    <name>ExplainedCard</name>
    <message>
        <source>What is this? %1</source>
        <translation>Was ist das? %1</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Was ist das?</translation>
    </message>
</context>
<context>
    <name>ExplorerGuest</name>
    <message>
        <source>&amp;Opening explorer</source>
        <translation>Er&amp;öffnungsdatenbank</translation>
    </message>
    <message>
        <source>Explore the &amp;corner</source>
        <translation>E&amp;cke untersuchen</translation>
    </message>
    <message>
        <source>Go: games with the stones in the corner of the last move, instead of those on the whole board</source>
        <translation>Go: Partien mit den Steinen in der Ecke des letzten Zuges statt mit denen des ganzen Bretts</translation>
    </message>
</context>
<context>
    <name>ExplorerModel</name>
    <message>
        <source>no results</source>
        <translation>keine Ergebnisse</translation>
    </message>
    <message>
        <source>%1 wins %2 %</source>
        <translation>%1 gewinnt %2 %</translation>
    </message>
    <message>
        <source>draws %1 %</source>
        <translation>Remis %1 %</translation>
    </message>
    <message>
        <source>last played: %1</source>
        <translation>zuletzt gespielt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n other points are the same by symmetry</source>
        <translation>
            <numerusform>%n weiterer Punkt ist wegen der Symmetrie gleich</numerusform>
            <numerusform>%n weitere Punkte sind wegen der Symmetrie gleich</numerusform>
        </translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Move that was played</source>
        <translation>Gespielter Zug</translation>
    </message>
    <message>
        <source>Share of the games with this position</source>
        <translation>Anteil an den Partien mit dieser Stellung</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Games that went on with this move</source>
        <translation>Partien, die mit diesem Zug weitergingen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>How these games ended</source>
        <translation>Wie diese Partien endeten</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Average rank of the players who chose this move</source>
        <translation>Durchschnittlicher Rang der Spieler, die diesen Zug wählten</translation>
    </message>
    <message>
        <source>Average rating of the players who chose this move</source>
        <translation>Durchschnittliche Wertung der Spieler, die diesen Zug wählten</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Year in which it was last played</source>
        <translation>Jahr, in dem er zuletzt gespielt wurde</translation>
    </message>
</context>
<context>
    <name>ExplorerPanel</name>
    <message>
        <source>Opening explorer</source>
        <translation>Eröffnungsdatenbank</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Games to explore</source>
        <translation>Partien, die durchsucht werden</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>Partien mit dieser Stellung</translation>
    </message>
    <message>
        <source>Open the game at this position</source>
        <translation>Die Partie an dieser Stellung öffnen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>My library</source>
        <translation>Meine Sammlung</translation>
    </message>
    <message>
        <source>My own games</source>
        <translation>Meine eigenen Partien</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Eine Datei…</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>Ein Ordner…</translation>
    </message>
    <message>
        <source>Explore the games of a file</source>
        <translation>Partien einer Datei durchsuchen</translation>
    </message>
    <message>
        <source>Explore the games of a folder</source>
        <translation>Partien eines Ordners durchsuchen</translation>
    </message>
    <message>
        <source>Checking the files…</source>
        <translation>Die Dateien werden geprüft…</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>No game of this collection has this position.</source>
        <translation>Keine Partie dieser Sammlung enthält diese Stellung.</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Ganzes Brett</translation>
    </message>
    <message>
        <source>Games with the same stones on the whole board</source>
        <translation>Partien mit denselben Steinen auf dem ganzen Brett</translation>
    </message>
    <message>
        <source>This corner</source>
        <translation>Diese Ecke</translation>
    </message>
    <message>
        <source>Games with the stones of this corner in one of their corners, in either colour and any orientation</source>
        <translation>Partien mit den Steinen dieser Ecke in einer ihrer Ecken, mit beliebigen Farben und beliebig gedreht</translation>
    </message>
    <message numerus="yes">
        <source>%n corners in %1</source>
        <comment>%1: 24 games</comment>
        <translation>
            <numerusform>%n Ecke in %1</numerusform>
            <numerusform>%n Ecken in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplorerSource</name>
    <message>
        <source>No games were found in %1.</source>
        <translation>In %1 wurden keine Partien gefunden.</translation>
    </message>
</context>
<context>
    <name>ExplorerTable</name>
    <message>
        <source>Moves played from this position</source>
        <translation>Züge, die in dieser Stellung gespielt wurden</translation>
    </message>
    <message>
        <source>Choose all moves</source>
        <translation>Alle Züge wählen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>ExternalEnginesCard</name>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Go engines (GTP) and chess engines (UCI). They run on this computer with the command you enter.</source>
        <translation>Go-Engines (GTP) und Schachengines (UCI). Sie laufen auf diesem Rechner mit dem Befehl, den du eingibst.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Command, such as gnugo --mode gtp</source>
        <translation>Befehl, etwa gnugo --mode gtp</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Go (GTP)</source>
        <translation>Go (GTP)</translation>
    </message>
    <message>
        <source>Chess (UCI)</source>
        <translation>Schach (UCI)</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Go, GTP</source>
        <translation>Go, GTP</translation>
    </message>
    <message>
        <source>Chess, UCI</source>
        <translation>Schach, UCI</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Test %1</source>
        <translation>%1 testen</translation>
    </message>
    <message>
        <source>Start the engine and request a move</source>
        <translation>Die Engine starten und einen Zug anfordern</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Testing %1</source>
        <translation>%1 wird getestet</translation>
    </message>
    <message>
        <source>✓ %1 played %2 after %3 s.</source>
        <translation>✓ %1 hat nach %3 s %2 gespielt.</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 hinzugefügt</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>Name of the engine</source>
        <translation>Name der Engine</translation>
    </message>
    <message>
        <source>Command that starts the engine</source>
        <translation>Befehl, der die Engine startet</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>Optionen…</translation>
    </message>
    <message>
        <source>Options of %1</source>
        <translation>Optionen von %1</translation>
    </message>
    <message>
        <source>✕ The engine failed: %1.</source>
        <translation>✕ Die Engine ist ausgefallen: %1.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>Games (*.sgf *.pgn *.fen *.gib *.ngf *.ugi *.ugf *.gz *.zst *.bz2 *.zip);;All files (*)</source>
        <translation>Partien (*.sgf *.pgn *.fen *.gib *.ngf *.ugi *.ugf *.gz *.zst *.bz2 *.zip);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Geschrieben nach %1.</translation>
    </message>
    <message>
        <source>%1; the moves before it were kept</source>
        <translation>%1; die Züge davor bleiben erhalten</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>Ziehungen</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>match</source>
        <translation>Wettkampf</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>policy of</source>
        <translation>Zugverteilung von</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>logistic</source>
        <translation>logistisch</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>score (%), 95 % intervals</source>
        <translation>Punkte (%), 95-%-Intervalle</translation>
    </message>
    <message>
        <source>win rate (%), 95 % intervals</source>
        <translation>Gewinnquote (%), 95-%-Intervalle</translation>
    </message>
    <message>
        <source>Elo, 95 % intervals</source>
        <translation>Elo, 95-%-Intervalle</translation>
    </message>
    <message>
        <source>Elo against z = 0, 95 % intervals</source>
        <translation>Elo gegen z = 0, 95-%-Intervalle</translation>
    </message>
    <message>
        <source>estimated / true iterations, 95 % intervals</source>
        <translation>geschätzte / wahre Iterationen, 95-%-Intervalle</translation>
    </message>
    <message>
        <source>log10 of iterations, 95 % intervals</source>
        <translation>log10 der Iterationen, 95-%-Intervalle</translation>
    </message>
    <message>
        <source>mean of %1 trial</source>
        <translation>Mittel aus %1 Versuch</translation>
    </message>
    <message>
        <source>mean of %1 trials</source>
        <translation>Mittel aus %1 Versuchen</translation>
    </message>
    <message>
        <source>trial %1</source>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>Score of UCT against %1</source>
        <translation>Punkte von UCT gegen %1</translation>
    </message>
    <message>
        <source>score of UCT</source>
        <translation>Punkte von UCT</translation>
    </message>
    <message>
        <source>search for bounds</source>
        <translation>Suche nach Grenzen</translation>
    </message>
    <message>
        <source>Estimated / true iterations, balanced by %1</source>
        <translation>Geschätzte / wahre Iterationen, ausgeglichen nach %1</translation>
    </message>
    <message>
        <source>%1, %2 iterations</source>
        <translation>%1, %2 Iterationen</translation>
    </message>
    <message>
        <source>Players in iterations of UCT</source>
        <translation>Spieler in Iterationen von UCT</translation>
    </message>
    <message>
        <source>%1 (out of reach)</source>
        <translation>%1 (außer Reichweite)</translation>
    </message>
    <message>
        <source>%1 against %2: score</source>
        <translation>%1 gegen %2: Punkte</translation>
    </message>
    <message>
        <source>%1 against %2: Elo</source>
        <translation>%1 gegen %2: Elo</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost</source>
        <translation>%1 gewonnen, %2 remis, %3 verloren</translation>
    </message>
    <message>
        <source>%1: every rank against %2</source>
        <translation>%1: jeder Rang gegen %2</translation>
    </message>
    <message>
        <source>Win rate against the middle rank</source>
        <translation>Gewinnquote gegen den mittleren Rang</translation>
    </message>
    <message>
        <source>Ratings, 1500 on average</source>
        <translation>Wertungen, im Mittel 1500</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Rundenturnier</translation>
    </message>
    <message>
        <source>Elo of sa:z against sa:0</source>
        <translation>Elo von sa:z gegen sa:0</translation>
    </message>
    <message>
        <source>Strength index and Elo</source>
        <translation>Stärkeindex und Elo</translation>
    </message>
    <message>
        <source>Fits over z from -2 to 2</source>
        <translation>Anpassungen über z von -2 bis 2</translation>
    </message>
    <message>
        <source>range of the line</source>
        <translation>Spanne der Geraden</translation>
    </message>
    <message>
        <source>error of the line</source>
        <translation>Fehler der Geraden</translation>
    </message>
    <message>
        <source>Score of %1 in the second half of its games</source>
        <translation>Punkte von %1 in der zweiten Hälfte seiner Partien</translation>
    </message>
    <message>
        <source>&quot;match me&quot;</source>
        <translation>„Gleich stark“</translation>
    </message>
    <message>
        <source>Mean distance from 50 %</source>
        <translation>Mittlerer Abstand von 50 %</translation>
    </message>
    <message>
        <source>Uneven pairs</source>
        <translation>Ungleiche Paare</translation>
    </message>
    <message>
        <source>%1: policy of %2</source>
        <translation>%1: Zugverteilung von %2</translation>
    </message>
    <message>
        <source>all levels: %1</source>
        <translation>alle Stufen: %1</translation>
    </message>
    <message>
        <source>Within %1</source>
        <translation>Innerhalb von %1</translation>
    </message>
    <message>
        <source>SE∞, nearest β̄</source>
        <translation>SE∞, nächstes β̄</translation>
    </message>
    <message>
        <source>Nearest β̄, %1</source>
        <translation>Nächstes β̄, %1</translation>
    </message>
    <message>
        <source>all moves</source>
        <translation>alle Züge</translation>
    </message>
    <message>
        <source>first 50 moves</source>
        <translation>erste 50 Züge</translation>
    </message>
    <message>
        <source>last 50 moves</source>
        <translation>letzte 50 Züge</translation>
    </message>
    <message>
        <source>one move</source>
        <translation>ein Zug</translation>
    </message>
    <message>
        <source>%1, paper</source>
        <translation>%1, Artikel</translation>
    </message>
    <message>
        <source>Trees, rounded as published</source>
        <translation>Bäume, gerundet wie veröffentlicht</translation>
    </message>
    <message>
        <source>β alone</source>
        <translation>nur β</translation>
    </message>
    <message>
        <source>trees</source>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>trees, nearest mean</source>
        <translation>Bäume, nächstes Mittel</translation>
    </message>
    <message>
        <source>Trees, rounded as published, games of one player</source>
        <translation>Bäume, gerundet wie veröffentlicht, Partien eines Spielers</translation>
    </message>
    <message>
        <source>Likelihood of the ranks&apos; policies, games of one player</source>
        <translation>Likelihood der Zugverteilungen der Ränge, Partien eines Spielers</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>without β</source>
        <translation>ohne β</translation>
    </message>
    <message>
        <source>without priors</source>
        <translation>ohne Zugwahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>without losses</source>
        <translation>ohne Verluste</translation>
    </message>
    <message>
        <source>β only</source>
        <translation>nur β</translation>
    </message>
    <message>
        <source>priors only</source>
        <translation>nur Zugwahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>losses only</source>
        <translation>nur Verluste</translation>
    </message>
    <message>
        <source>length only</source>
        <translation>nur die Länge</translation>
    </message>
    <message>
        <source>everything + outside losses</source>
        <translation>alles + Verluste von außen</translation>
    </message>
    <message>
        <source>outside losses only</source>
        <translation>nur Verluste von außen</translation>
    </message>
    <message>
        <source>everything + outside levels</source>
        <translation>alles + Stufen von außen</translation>
    </message>
    <message>
        <source>outside levels only</source>
        <translation>nur Stufen von außen</translation>
    </message>
    <message>
        <source>everything + both</source>
        <translation>alles + beides</translation>
    </message>
    <message>
        <source>%1 ranks</source>
        <translation>%1 Ränge</translation>
    </message>
    <message>
        <source>%1, linear</source>
        <translation>%1, linear</translation>
    </message>
    <message>
        <source>%1, by rank</source>
        <translation>%1, nach Rang</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1, score</source>
        <translation>%1, Punkte</translation>
    </message>
    <message>
        <source>%1, trueskill</source>
        <translation>%1, TrueSkill</translation>
    </message>
    <message>
        <source>Elo of sa:z at R_th = %1 against sa:0 at R_th = 0.1</source>
        <translation>Elo von sa:z bei R_th = %1 gegen sa:0 bei R_th = 0.1</translation>
    </message>
    <message>
        <source>Mean z at the end of a game, steps of %1</source>
        <translation>Mittleres z am Ende einer Partie, Schritte von %1</translation>
    </message>
    <message>
        <source>Standard deviation of z at the end of a game, steps of %1</source>
        <translation>Standardabweichung von z am Ende einer Partie, Schritte von %1</translation>
    </message>
    <message>
        <source>β alone, games of one player</source>
        <translation>β allein, Partien eines Spielers</translation>
    </message>
    <message>
        <source>SLsum, classifier</source>
        <translation>SLsum, Klassifikator</translation>
    </message>
    <message>
        <source>SLvote, classifier</source>
        <translation>SLvote, Klassifikator</translation>
    </message>
    <message>
        <source>TrueSkill&apos;s match quality</source>
        <translation>Ausgeglichenheit nach TrueSkill</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>Ausgeglichenheit</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>Wettkämpfe</translation>
    </message>
    <message>
        <source>%1 of decided games won</source>
        <translation>%1 der entschiedenen Partien gewonnen</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn</source>
        <translation>%1 gewonnen, %2 unentschieden</translation>
    </message>
    <message>
        <source>geometric mean of the priors</source>
        <translation>geometrisches Mittel der Zugwahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>policy of %1</source>
        <translation>Zugverteilung von %1</translation>
    </message>
    <message>
        <source>Mean %1 in the second half</source>
        <translation>Mittleres %1 in der zweiten Hälfte</translation>
    </message>
    <message>
        <source>from the visits</source>
        <translation>aus den Besuchen</translation>
    </message>
    <message>
        <source>Elo against z = ∞</source>
        <translation>Elo gegen z = ∞</translation>
    </message>
    <message>
        <source>Strength index of the search itself</source>
        <translation>Stärkeindex der Suche selbst</translation>
    </message>
    <message>
        <source>move of the game</source>
        <translation>Zug der Partie</translation>
    </message>
    <message>
        <source>β̄ of every rank, over all moves</source>
        <translation>β̄ jedes Rangs, über alle Züge</translation>
    </message>
    <message>
        <source>moves %1 to %2</source>
        <translation>Züge %1 bis %2</translation>
    </message>
    <message>
        <source>β̄ of every rank at every move, plain means</source>
        <translation>β̄ jedes Rangs bei jedem Zug, einfache Mittel</translation>
    </message>
    <message>
        <source>%1, %2 game</source>
        <translation>%1, %2 Partie</translation>
    </message>
    <message>
        <source>%1, %2 games</source>
        <translation>%1, %2 Partien</translation>
    </message>
    <message>
        <source>Trees on %1 and %2</source>
        <translation>Bäume auf %1 und %2</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>Trees on %1</source>
        <translation>Bäume auf %1</translation>
    </message>
    <message>
        <source>all ranks</source>
        <translation>alle Ränge</translation>
    </message>
    <message>
        <source>the whole game</source>
        <translation>die ganze Partie</translation>
    </message>
    <message>
        <source>plies to %1</source>
        <translation>Halbzüge bis %1</translation>
    </message>
    <message>
        <source>plies after %1</source>
        <translation>Halbzüge nach %1</translation>
    </message>
    <message>
        <source>Mean loss, by plies of the game</source>
        <translation>Mittlerer Verlust, nach Halbzügen der Partie</translation>
    </message>
    <message>
        <source>Standard deviation of the losses, by plies of the game</source>
        <translation>Standardabweichung der Verluste, nach Halbzügen der Partie</translation>
    </message>
    <message>
        <source>mean loss</source>
        <translation>mittlerer Verlust</translation>
    </message>
    <message>
        <source>Mean loss at every ply</source>
        <translation>Mittlerer Verlust bei jedem Halbzug</translation>
    </message>
    <message>
        <source>ply</source>
        <translation>Halbzug</translation>
    </message>
    <message>
        <source>%1, bars: standard deviation</source>
        <translation>%1, Balken: Standardabweichung</translation>
    </message>
    <message>
        <source>mean β</source>
        <translation>mittleres β</translation>
    </message>
    <message>
        <source>geometric mean of the priors of %1</source>
        <translation>geometrisches Mittel der Zugwahrscheinlichkeiten von %1</translation>
    </message>
    <message>
        <source>%1 of %2 games: median</source>
        <translation>%1 von %2 Partien: Median</translation>
    </message>
    <message>
        <source>%1 of %2 games: from quartile to quartile</source>
        <translation>%1 von %2 Partien: von Quartil zu Quartil</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 von %2 Partien</translation>
    </message>
    <message>
        <source>games of one player</source>
        <translation>Partien eines Spielers</translation>
    </message>
    <message>
        <source>%1, %2: UCT iterations of equal strength</source>
        <translation>%1, %2: gleich starke UCT-Iterationen</translation>
    </message>
    <message>
        <source>Iterations by match</source>
        <translation>Iterationen nach Wettkampf</translation>
    </message>
    <message>
        <source>%1 games per step, %2 trials, balanced by %3, seed %4; the paper uses 10 trials of 1000 games</source>
        <translation>%1 Partien je Schritt, %2 Versuche, ausgeglichen nach %3, Startwert %4; der Artikel nimmt 10 Versuche mit 1000 Partien</translation>
    </message>
    <message>
        <source>Difference in win rates</source>
        <translation>Unterschied der Gewinnquoten</translation>
    </message>
    <message>
        <source>probability of a draw</source>
        <translation>Wahrscheinlichkeit eines Remis</translation>
    </message>
    <message>
        <source>UCT measured against itself, with given bounds</source>
        <translation>UCT gegen sich selbst gemessen, mit gegebenen Grenzen</translation>
    </message>
    <message>
        <source>UCT measured against itself</source>
        <translation>UCT gegen sich selbst gemessen</translation>
    </message>
    <message>
        <source>UCT iterations of equal strength, balanced by %1</source>
        <translation>Gleich starke UCT-Iterationen, ausgeglichen nach %1</translation>
    </message>
    <message>
        <source>Mean %1 in the second half; paper: the opponent&apos;s value</source>
        <translation>Mittleres %1 in der zweiten Hälfte; Artikel: Wert des Gegners</translation>
    </message>
    <message>
        <source>Adapting to five opponents: %1</source>
        <translation>Anpassung an fünf Gegner: %1</translation>
    </message>
    <message>
        <source>adaptive strength index</source>
        <translation>anpassender Stärkeindex</translation>
    </message>
    <message>
        <source>position on the rank scale</source>
        <translation>Stelle auf der Rangskala</translation>
    </message>
    <message>
        <source>Elo derived from visits: mean error for z from -2 to 2</source>
        <translation>Elo aus den Besuchen: mittlerer Fehler für z von -2 bis 2</translation>
    </message>
    <message>
        <source>compared with a logistic curve</source>
        <translation>verglichen mit einer logistischen Kurve</translation>
    </message>
    <message>
        <source>Elo derived from visits</source>
        <translation>Elo aus den Besuchen</translation>
    </message>
    <message>
        <source>compared with the measured Elo</source>
        <translation>verglichen mit den gemessenen Elo</translation>
    </message>
    <message>
        <source>Weakest allowed move, ln(N / N_max)</source>
        <translation>Schwächster erlaubter Zug, ln(N / N_max)</translation>
    </message>
    <message>
        <source>Allowed moves beyond ln R_th</source>
        <translation>Erlaubte Züge jenseits von ln R_th</translation>
    </message>
    <message>
        <source>Allowed moves per position, by R_th</source>
        <translation>Erlaubte Züge je Stellung, nach R_th</translation>
    </message>
    <message>
        <source>Strength index of the search itself, with the paper&apos;s Elo</source>
        <translation>Stärkeindex der Suche selbst, mit den Elo des Artikels</translation>
    </message>
    <message>
        <source>worst observed</source>
        <translation>schlechtester beobachteter</translation>
    </message>
    <message>
        <source>Expected rating for z at R_th = 0.1, if strength is a power of the visits</source>
        <translation>Erwartete Wertung für z bei R_th = 0.1, wenn Stärke eine Potenz der Besuche ist</translation>
    </message>
    <message>
        <source>Weakest allowed move relative to the best</source>
        <translation>Schwächster erlaubter Zug im Vergleich zum besten</translation>
    </message>
    <message>
        <source>R_th = 0.1; Elo relative to z = 0, as in the paper&apos;s games (its Table 1 sets z = ∞ to 0)</source>
        <translation>R_th = 0.1; Elo bezogen auf z = 0, wie in den Partien des Artikels (seine Tabelle 1 setzt z = ∞ auf 0)</translation>
    </message>
    <message>
        <source>measured range</source>
        <translation>gemessene Spanne</translation>
    </message>
    <message>
        <source>error of the logistic curve</source>
        <translation>Fehler der logistischen Kurve</translation>
    </message>
    <message>
        <source>Ranks not used for training, after 20 games</source>
        <translation>Nicht trainierte Ränge, nach 20 Partien</translation>
    </message>
    <message>
        <source>%1, within one rank</source>
        <translation>%1, höchstens einen Rang daneben</translation>
    </message>
    <message>
        <source>%1, correct rank</source>
        <translation>%1, richtiger Rang</translation>
    </message>
    <message>
        <source>trained on %1 ranks</source>
        <translation>auf %1 Rängen trainiert</translation>
    </message>
    <message>
        <source>Correct ranks when only some were used for training</source>
        <translation>Richtige Ränge, wenn nur einige trainiert wurden</translation>
    </message>
    <message>
        <source>Baselines without moves, fitted on all ranks</source>
        <translation>Vergleichswerte ohne Züge, an allen Rängen angepasst</translation>
    </message>
    <message>
        <source>%1, network %2 (%3), %4 simulations per move, one leaf at a time, seed %5</source>
        <translation>%1, Netz %2 (%3), %4 Simulationen je Zug, ein Blatt auf einmal, Startwert %5</translation>
    </message>
    <message>
        <source>Evenmatch, rank</source>
        <translation>Evenmatch, Rang</translation>
    </message>
    <message>
        <source>All ranks combined</source>
        <translation>Alle Ränge zusammen</translation>
    </message>
    <message>
        <source>Agreement with human moves</source>
        <translation>Übereinstimmung mit menschlichen Zügen</translation>
    </message>
    <message>
        <source>moves equal to the human&apos;s (%)</source>
        <translation>Züge wie die des Menschen (%)</translation>
    </message>
    <message>
        <source>Scores of the first player against the second</source>
        <translation>Punkte des ersten Spielers gegen den zweiten</translation>
    </message>
    <message>
        <source>Score when z adapts within the game in steps of %1</source>
        <translation>Punkte, wenn sich z in der Partie in Schritten von %1 anpasst</translation>
    </message>
    <message>
        <source>Score of fixed z = 0</source>
        <translation>Punkte von festem z = 0</translation>
    </message>
    <message>
        <source>adapting in steps of %1</source>
        <translation>Anpassung in Schritten von %1</translation>
    </message>
    <message>
        <source>%1: correct rank, by rank</source>
        <translation>%1: richtiger Rang, nach Rang</translation>
    </message>
    <message>
        <source>%1: within one rank, by rank</source>
        <translation>%1: höchstens einen Rang daneben, nach Rang</translation>
    </message>
    <message>
        <source>Correct ranks</source>
        <translation>Richtige Ränge</translation>
    </message>
    <message>
        <source>Evenmatch, likelihood</source>
        <translation>Evenmatch, Likelihood</translation>
    </message>
    <message>
        <source>(source only)</source>
        <translation>(nur die Quelle)</translation>
    </message>
    <message>
        <source>(setting only)</source>
        <translation>(nur die Bedingungen)</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Comparison, %1</source>
        <translation>Vergleich, %1</translation>
    </message>
    <message>
        <source>Correct ranks, by the moves used</source>
        <translation>Richtige Ränge, nach den verwendeten Zügen</translation>
    </message>
    <message>
        <source>Difference between the strongest and the weakest rank, by move number</source>
        <translation>Abstand zwischen stärkstem und schwächstem Rang, nach Zugnummer</translation>
    </message>
    <message>
        <source>β̄ of every rank at every move, as used by opponents</source>
        <translation>β̄ jedes Rangs bei jedem Zug, wie Gegner es verwenden</translation>
    </message>
    <message>
        <source>estimated rank</source>
        <translation>geschätzter Rang</translation>
    </message>
    <message>
        <source>true rank, % of its draws</source>
        <translation>wahrer Rang, % seiner Ziehungen</translation>
    </message>
    <message>
        <source>Ply with the largest losses</source>
        <translation>Halbzug mit den größten Verlusten</translation>
    </message>
    <message>
        <source>log odds</source>
        <translation>logarithmierte Chancen</translation>
    </message>
    <message>
        <source>%1: estimated by true rank, %2 games of one player</source>
        <translation>%1: geschätzter nach wahrem Rang, %2 Partien eines Spielers</translation>
    </message>
    <message>
        <source>%1: estimated by true rank, %2 game</source>
        <translation>%1: geschätzter nach wahrem Rang, %2 Partie</translation>
    </message>
    <message>
        <source>%1: estimated by true rank, %2 games</source>
        <translation>%1: geschätzter nach wahrem Rang, %2 Partien</translation>
    </message>
    <message>
        <source>Correct rank after %1 game</source>
        <translation>Richtiger Rang nach %1 Partie</translation>
    </message>
    <message>
        <source>Correct rank after %1 games</source>
        <translation>Richtiger Rang nach %1 Partien</translation>
    </message>
    <message>
        <source>%1: within one rank</source>
        <translation>%1: höchstens einen Rang daneben</translation>
    </message>
    <message>
        <source>Effect of each kind of feature</source>
        <translation>Wirkung jeder Art von Merkmal</translation>
    </message>
    <message>
        <source>Trees, nearest rank mean</source>
        <translation>Bäume, nächster Rangmittelwert</translation>
    </message>
    <message>
        <source>Trees, rounded as published, games of many players of the rank</source>
        <translation>Bäume, gerundet wie veröffentlicht, Partien vieler Spieler des Rangs</translation>
    </message>
    <message>
        <source>β alone, games of many players of the rank</source>
        <translation>nur β, Partien vieler Spieler des Rangs</translation>
    </message>
    <message>
        <source>Games of one player and of many players</source>
        <translation>Partien eines Spielers und vieler Spieler</translation>
    </message>
    <message>
        <source>games of many players</source>
        <translation>Partien vieler Spieler</translation>
    </message>
    <message>
        <source>one player, likelihood</source>
        <translation>ein Spieler, Likelihood</translation>
    </message>
    <message>
        <source>(one player, source only)</source>
        <translation>(ein Spieler, nur die Quelle)</translation>
    </message>
    <message>
        <source>Comparison, %1 games of one player: correct rank</source>
        <translation>Vergleich, %1 Partien eines Spielers: richtiger Rang</translation>
    </message>
    <message>
        <source>Comparison, %1 games of many players: correct rank</source>
        <translation>Vergleich, %1 Partien vieler Spieler: richtiger Rang</translation>
    </message>
    <message>
        <source>Likelihood of each rank&apos;s moves under a level&apos;s policy</source>
        <translation>Likelihood der Züge jedes Rangs nach der Zugverteilung einer Stufe</translation>
    </message>
    <message>
        <source>Best level for each pair of neighbouring ranks, chosen on candidates: how often the stronger rank&apos;s side has the higher value</source>
        <translation>Beste Stufe für je zwei Nachbarränge, an den Kandidaten gewählt: wie oft die Seite des stärkeren Rangs den höheren Wert hat</translation>
    </message>
    <message>
        <source>%1: how often the stronger rank&apos;s side has the higher value</source>
        <translation>%1: wie oft die Seite des stärkeren Rangs den höheren Wert hat</translation>
    </message>
    <message>
        <source>Levels that distinguish neighbouring ranks</source>
        <translation>Stufen, die Nachbarränge unterscheiden</translation>
    </message>
    <message>
        <source>Correlation between the estimate from one game and the rank, given value and result, within settings</source>
        <translation>Korrelation zwischen der Schätzung aus einer Partie und dem Rang, bei gegebenem Wert und Ergebnis, innerhalb der Bedingungen</translation>
    </message>
    <message>
        <source>%1: correct rank, by number of games</source>
        <translation>%1: richtiger Rang, nach Zahl der Partien</translation>
    </message>
    <message>
        <source>%1: within one rank, by number of games</source>
        <translation>%1: höchstens einen Rang daneben, nach Zahl der Partien</translation>
    </message>
    <message>
        <source>%1: correct rank after %2 games</source>
        <translation>%1: richtiger Rang nach %2 Partien</translation>
    </message>
    <message>
        <source>%1: within one rank after %2 games</source>
        <translation>%1: höchstens einen Rang daneben nach %2 Partien</translation>
    </message>
    <message>
        <source>Neighbouring ranks with overlapping boxes</source>
        <translation>Nachbarränge mit überlappenden Kästen</translation>
    </message>
    <message>
        <source>everything, up to 500 trees</source>
        <translation>alles, bis zu 500 Bäume</translation>
    </message>
    <message>
        <source>%1, with our features</source>
        <translation>%1, mit unseren Merkmalen</translation>
    </message>
    <message>
        <source>z with which SA wins as often as SE∞</source>
        <translation>z, mit dem SA so oft gewinnt wie SE∞</translation>
    </message>
    <message>
        <source>SA-MCTS with our z</source>
        <translation>SA-MCTS mit unserem z</translation>
    </message>
</context>
<context>
    <name>FindingsModel</name>
    <message>
        <source>This run</source>
        <translation>Dieser Lauf</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>Other run</source>
        <translation>Anderer Lauf</translation>
    </message>
</context>
<context>
    <name>FindingsPlot</name>
    <message>
        <source>%1, other run</source>
        <translation>%1, anderer Lauf</translation>
    </message>
</context>
<context>
    <name>FoldSection</name>
    <message>
        <source>Folded</source>
        <translation>Eingeklappt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Geöffnet</translation>
    </message>
    <message>
        <source>Show this section</source>
        <translation>Diesen Abschnitt zeigen</translation>
    </message>
    <message>
        <source>Fold this section</source>
        <translation>Diesen Abschnitt einklappen</translation>
    </message>
</context>
<context>
    <name>GameDocument</name>
    <message>
        <source>The clipboard contains no game: %1. Copy SGF, PGN or FEN text first.</source>
        <translation>Die Zwischenablage enthält keine Partie: %1. Kopiere zuerst Text in SGF, PGN oder FEN.</translation>
    </message>
    <message>
        <source>%1. The current game is not saved and stays open; save it somewhere else first.</source>
        <translation>%1. Die aktuelle Partie ist nicht gespeichert und bleibt geöffnet; speichere sie zuerst an einem anderen Ort.</translation>
    </message>
    <message>
        <source>Your unsaved game was moved to File ▸ Open recent.</source>
        <translation>Deine ungespeicherte Partie liegt jetzt unter Datei ▸ Zuletzt geöffnet.</translation>
    </message>
    <message>
        <source>%1. Choose another place with Save As.</source>
        <translation>%1. „Speichern unter“ speichert an einem anderen Ort.</translation>
    </message>
    <message>
        <source>Your last game is too large to open at startup. It was moved to %1.</source>
        <translation>Deine letzte Partie ist zu groß, um beim Start geöffnet zu werden. Sie liegt jetzt in %1.</translation>
    </message>
    <message>
        <source>Evenmatch could not start with your last game, so it started without it. The game is in %1.</source>
        <translation>Evenmatch konnte mit deiner letzten Partie nicht starten und ist ohne sie gestartet. Die Partie liegt in %1.</translation>
    </message>
    <message>
        <source>Your last game could not be read. It was moved to %1.</source>
        <translation>Deine letzte Partie konnte nicht gelesen werden. Sie wurde nach %1 verschoben.</translation>
    </message>
    <message>
        <source>The text contains no game: %1</source>
        <translation>Der Text enthält keine Partie: %1</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Save the game under another name with Save As.</source>
        <translation>%1 wurde von einem anderen Programm geändert. Speichere die Partie mit „Speichern unter“ unter einem anderen Namen.</translation>
    </message>
</context>
<context>
    <name>GameInfoDialog</name>
    <message>
        <source>Game information</source>
        <translation>Partiedaten</translation>
    </message>
    <message>
        <source>Rating of %1</source>
        <translation>Wertungszahl von %1</translation>
    </message>
    <message>
        <source>Rank of %1</source>
        <translation>Rang von %1</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>year-month-day</source>
        <translation>Jahr-Monat-Tag</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>This game is in progress.</source>
        <translation>Diese Partie läuft noch.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>A result is 1-0, 0-1 or 1/2-1/2.</source>
        <translation>Ein Ergebnis ist 1-0, 0-1 oder 1/2-1/2.</translation>
    </message>
    <message>
        <source>A result is B+3.5, W+R (resignation), B+T (time), 0 (draw) or Void.</source>
        <translation>Ein Ergebnis ist B+3.5, W+R (Aufgabe), B+T (Zeit), 0 (Jigo) oder Void.</translation>
    </message>
</context>
<context>
    <name>GameListModel</name>
    <message>
        <source>%1  cannot be read</source>
        <translation>%1  nicht lesbar</translation>
    </message>
</context>
<context>
    <name>GameNotesPanel</name>
    <message>
        <source>Comment on this move</source>
        <translation>Kommentar zu diesem Zug</translation>
    </message>
    <message>
        <source>Your assessment of this move</source>
        <translation>Deine Bewertung dieses Zuges</translation>
    </message>
    <message>
        <source>Assessment</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>interesting</source>
        <translation>interessant</translation>
    </message>
    <message>
        <source>No comment on this move yet.</source>
        <translation>Noch kein Kommentar zu diesem Zug.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Comment •</source>
        <translation>Kommentar •</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>brilliant</source>
        <translation>brillant</translation>
    </message>
    <message>
        <source>dubious</source>
        <translation>zweifelhaft</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>grober Fehler</translation>
    </message>
    <message>
        <source>Notable moves</source>
        <translation>Auffällige Züge</translation>
    </message>
</context>
<context>
    <name>GameOpener</name>
    <message>
        <source>Opening was cancelled.</source>
        <translation>Öffnen abgebrochen.</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Both players agree to a draw</source>
        <translation>Beide Spieler einigen sich auf Remis</translation>
    </message>
    <message>
        <source>Claim draw</source>
        <translation>Remis fordern</translation>
    </message>
    <message>
        <source>The position has occurred three times, or 50 moves passed without a capture or pawn move</source>
        <translation>Die Stellung ist dreimal vorgekommen, oder es gab 50 Züge ohne Schlagen und ohne Bauernzug</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Auszählen</translation>
    </message>
    <message>
        <source>Click stones to mark them dead or alive.</source>
        <translation>Klicke auf Steine, um sie als tot oder lebend zu markieren.</translation>
    </message>
    <message>
        <source>Accept count</source>
        <translation>Zählung annehmen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Go to start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Go to end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Offer or accept a draw</source>
        <translation>Remis anbieten oder annehmen</translation>
    </message>
    <message>
        <source>Your move: you are in check</source>
        <translation>Du bist am Zug und stehst im Schach</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>Match me</source>
        <translation>Gleich stark</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>All moves and variations of this game, as a tree</source>
        <translation>Alle Züge und Varianten dieser Partie, als Baum</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 denkt nach…</translation>
    </message>
    <message>
        <source>Loading the network of %1…</source>
        <translation>Das Netz von %1 wird geladen…</translation>
    </message>
    <message>
        <source>%1 cannot play: %2</source>
        <translation>%1 kann nicht spielen: %2</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Start a new game from this position</source>
        <translation>Eine neue Partie ab dieser Stellung beginnen</translation>
    </message>
    <message>
        <source>Match me (now %1)</source>
        <translation>Gleich stark (jetzt %1)</translation>
    </message>
    <message>
        <source>Shows an area first, then some moves, then one move</source>
        <translation>Erst ein Bereich, dann einige Züge, dann ein Zug</translation>
    </message>
    <message>
        <source>Starting %1…</source>
        <translation>%1 wird gestartet…</translation>
    </message>
</context>
<context>
    <name>GameRank</name>
    <message>
        <source>Too few moves to estimate your rank: at least %1 are needed.</source>
        <translation>Zu wenige Züge, um deinen Rang zu schätzen; nötig sind %1.</translation>
    </message>
    <message>
        <source>Estimate from this game: %1 (%2). One game is a small sample.</source>
        <translation>Schätzung aus dieser Partie: %1 (%2). Eine Partie ist eine kleine Stichprobe.</translation>
    </message>
    <message>
        <source>No estimate from one game: players of most ranks choose such moves.</source>
        <translation>Keine Schätzung aus einer Partie: Spieler der meisten Ränge wählen solche Züge.</translation>
    </message>
</context>
<context>
    <name>GameReport</name>
    <message>
        <source>%1: report</source>
        <translation>%1: Bericht</translation>
    </message>
    <message>
        <source>β of both players by move, over the bands of the ranks</source>
        <translation>β beider Spieler nach Zügen, über den Bändern der Ränge</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Die Spieler</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rank in the file</source>
        <translation>Rang in der Partiedatei</translation>
    </message>
    <message>
        <source>Estimate from this game</source>
        <translation>Schätzung aus dieser Partie</translation>
    </message>
    <message>
        <source>Mean β</source>
        <translation>Mittleres β</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Largest mistakes</source>
        <translation>Größte Fehler</translation>
    </message>
    <message>
        <source>No large mistakes.</source>
        <translation>Keine großen Fehler.</translation>
    </message>
    <message>
        <source>lost %1 (%2)</source>
        <translation>Verlust %1 (%2)</translation>
    </message>
    <message>
        <source>before this move: %1</source>
        <translation>vor diesem Zug: %1</translation>
    </message>
    <message>
        <source>players at %1 most often choose it here, too (%2 %)</source>
        <translation>auch hier wählen Spieler mit %1 ihn am häufigsten (%2 %)</translation>
    </message>
    <message>
        <source>players at %1 most often choose %2 here (%3 %)</source>
        <translation>Spieler mit %1 wählen hier am häufigsten %2 (%3 %)</translation>
    </message>
    <message>
        <source>The position before move %1</source>
        <translation>Die Stellung vor Zug %1</translation>
    </message>
    <message>
        <source>Moves unusual for the player&apos;s rank</source>
        <translation>Für den Rang ungewöhnliche Züge</translation>
    </message>
    <message>
        <source>Points lost per move</source>
        <translation>Punktverlust je Zug</translation>
    </message>
    <message>
        <source>Winning chances lost per move, %</source>
        <translation>Verlust an Gewinnchancen je Zug, %</translation>
    </message>
    <message>
        <source>%1: β</source>
        <translation>%1: β</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The moves were not analysed.</source>
        <translation>Die Züge wurden nicht analysiert.</translation>
    </message>
    <message>
        <source>Moves analysed by %1.</source>
        <translation>Analyse der Züge: %1.</translation>
    </message>
    <message>
        <source>Accuracy and mistakes</source>
        <translation>Genauigkeit und Fehler</translation>
    </message>
    <message>
        <source>The network %1 computes β. An estimate from a single game is rough, as its interval shows.</source>
        <translation>Er wird vom Netz %1 berechnet. Ein Rang aus einer einzigen Partie ist grob, wie sein Intervall zeigt.</translation>
    </message>
</context>
<context>
    <name>GameSession</name>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>(set-up)</source>
        <translation>(Aufbau)</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>The game is over; step back to try other moves.</source>
        <translation>Die Partie ist zu Ende; gehe einige Züge zurück, um andere Züge auszuprobieren.</translation>
    </message>
    <message>
        <source>Go to the last move before you resign.</source>
        <translation>Gehe zum letzten Zug, bevor du aufgibst.</translation>
    </message>
    <message>
        <source>This game continues at its last move. “Play from here” starts another game from this position.</source>
        <translation>Diese Partie geht beim letzten Zug weiter. „Ab hier spielen“ beginnt eine andere Partie ab dieser Stellung.</translation>
    </message>
    <message>
        <source>move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Diese Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>taking back</source>
        <translation>Zurücknahme</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Auszählung</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>promotion of a variation</source>
        <translation>Aufwertung einer Variante</translation>
    </message>
    <message>
        <source>change of the game</source>
        <translation>Änderung der Partie</translation>
    </message>
    <message>
        <source>new main line</source>
        <translation>neue Hauptvariante</translation>
    </message>
    <message>
        <source>deletion</source>
        <translation>Löschung</translation>
    </message>
    <message>
        <source>game information</source>
        <translation>Partiedaten</translation>
    </message>
    <message>
        <source>assessment</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>The game&apos;s own moves cannot be deleted, only added moves and variations.</source>
        <translation>Züge der Partie selbst lassen sich nicht löschen, nur hinzugefügte Züge und Varianten.</translation>
    </message>
    <message>
        <source>Go to the last move before you offer a draw.</source>
        <translation>Gehe zum letzten Zug, bevor du Remis anbietest.</translation>
    </message>
    <message>
        <source>variation</source>
        <translation>Variante</translation>
    </message>
</context>
<context>
    <name>GameTerms</name>
    <message>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>Neuseeland</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>%1 stones</source>
        <translation>%1 Steine</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Stones placed for Black before White&apos;s first move</source>
        <translation>Steine, die Schwarz vor dem ersten Zug von Weiß setzt</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Points given to White for moving second</source>
        <translation>Punkte für Weiß, weil Weiß als Zweiter zieht</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>Anfangsstellung</translation>
    </message>
    <message>
        <source>Number of the starting position; 518 is the standard one</source>
        <translation>Nummer der Anfangsstellung; 518 ist die übliche</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Ohne Uhr</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Byo-yomi: after the main time, each move has its own period</source>
        <translation>Byo-yomi: Nach der Grundbedenkzeit hat jeder Zug eine eigene Periode</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Perioden</translation>
    </message>
    <message>
        <source>Evenmatch</source>
        <translation>Evenmatch</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Name von %1</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>ohne Uhr</translation>
    </message>
    <message>
        <source>%1 min, then %2 × %3 s</source>
        <translation>%1 min, dann %2 × %3 s</translation>
    </message>
    <message>
        <source>%1 komi</source>
        <translation>%1 Komi</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>%n Vorgabestein</numerusform>
            <numerusform>%n Vorgabesteine</numerusform>
        </translation>
    </message>
    <message>
        <source>This handicap makes the game even for your two ranks; its receiver plays Black</source>
        <translation>Diese Vorgabe gleicht eure beiden Ränge aus; wer sie bekommt, spielt Schwarz</translation>
    </message>
    <message numerus="yes">
        <source>Suggested: %n stones for you</source>
        <translation>
            <numerusform>Vorschlag: %n Stein für dich</numerusform>
            <numerusform>Vorschlag: %n Steine für dich</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message numerus="yes">
        <source>Suggested: %n stones for the opponent</source>
        <translation>
            <numerusform>Vorschlag: %n Stein für den Gegner</numerusform>
            <numerusform>Vorschlag: %n Steine für den Gegner</numerusform>
        </translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>Absolut</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>Fischer</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>Kanadisch</translation>
    </message>
    <message>
        <source>Canadian: after the main time, a number of moves must be made in each period</source>
        <translation>Kanadisch: Nach der Grundbedenkzeit sind in jeder Periode mehrere Züge zu machen</translation>
    </message>
    <message>
        <source>Minutes for the game + seconds for each move</source>
        <translation>Minuten für die Partie + Sekunden für jeden Zug</translation>
    </message>
    <message>
        <source>%1 min, then %2 moves in %3 min</source>
        <translation>%1 min, dann %2 Züge in %3 min</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Human-like thinking time</source>
        <translation>Bedenkzeit wie ein Mensch</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Sekunden je Zug</translation>
    </message>
    <message>
        <source>Moves per period</source>
        <translation>Züge je Periode</translation>
    </message>
    <message>
        <source>Minutes per period</source>
        <translation>Minuten je Periode</translation>
    </message>
    <message>
        <source>Evenmatch takes about as long for a move as a human</source>
        <translation>Evenmatch braucht für seine Züge etwa so lange wie ein Mensch</translation>
    </message>
    <message>
        <source>Absolute: main time only</source>
        <translation>Absolut: nur Grundbedenkzeit</translation>
    </message>
    <message>
        <source>Fischer: each move adds seconds to the remaining time</source>
        <translation>Fischer: Jeder Zug fügt der restlichen Zeit Sekunden hinzu</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>Eigene…</translation>
    </message>
    <message>
        <source>%1 min + %2 s per move</source>
        <translation>%1 min + %2 s je Zug</translation>
    </message>
</context>
<context>
    <name>GameTreeView</name>
    <message>
        <source>Variations</source>
        <translation>Varianten</translation>
    </message>
    <message numerus="yes">
        <source>one of %n variations here</source>
        <translation>
            <numerusform>einzige Variante hier</numerusform>
            <numerusform>eine von %n Varianten hier</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>&amp;Dorthin gehen</translation>
    </message>
    <message>
        <source>&amp;Promote variation</source>
        <translation>Variante &amp;aufwerten</translation>
    </message>
    <message>
        <source>The variation was promoted.</source>
        <translation>Die Variante wurde aufgewertet.</translation>
    </message>
    <message>
        <source>Make &amp;main line</source>
        <translation>Zur &amp;Hauptvariante machen</translation>
    </message>
    <message>
        <source>The variation is the main line now.</source>
        <translation>Die Variante ist jetzt die Hauptvariante.</translation>
    </message>
    <message>
        <source>&amp;Delete from here on</source>
        <translation>Ab hier &amp;löschen</translation>
    </message>
    <message>
        <source>&amp;Replace the game with this line</source>
        <translation>&amp;Partie durch diese Variante ersetzen</translation>
    </message>
    <message>
        <source>This line is now the game; the former game is a variation.</source>
        <translation>Diese Variante ist jetzt die Partie; die bisherige Partie ist eine Variante.</translation>
    </message>
    <message>
        <source>%1 and all following moves were deleted.</source>
        <translation>%1 und alle folgenden Züge wurden gelöscht.</translation>
    </message>
</context>
<context>
    <name>GamesFilterBar</name>
    <message>
        <source>A year, or a date such as 2024-05-31</source>
        <translation>Ein Jahr, oder ein Datum wie 2024-05-31</translation>
    </message>
    <message>
        <source>Only mine</source>
        <translation>Nur meine</translation>
    </message>
    <message>
        <source>Show only your own games</source>
        <translation>Nur eigene Partien zeigen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Partien suchen</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Welches Spiel</translation>
    </message>
    <message>
        <source>Go and chess</source>
        <translation>Go und Schach</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Go</translation>
    </message>
    <message>
        <source>Go 9×9</source>
        <translation>Go 9×9</translation>
    </message>
    <message>
        <source>Go 13×13</source>
        <translation>Go 13×13</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Schach</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Rank of a player</source>
        <translation>Rang eines Spielers</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Show the games in the trash</source>
        <translation>Partien im Papierkorb zeigen</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Jedes Ergebnis</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Schwarz gewann</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Weiß gewann</translation>
    </message>
    <message>
        <source>First player won</source>
        <translation>Erster Spieler gewann</translation>
    </message>
    <message>
        <source>Second player won</source>
        <translation>Zweiter Spieler gewann</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Any rank</source>
        <translation>Jeder Rang</translation>
    </message>
    <message>
        <source>Only games of %1; click to show all players</source>
        <translation>Nur Partien von %1; ein Klick zeigt alle Spieler</translation>
    </message>
    <message>
        <source>Show the games of all players</source>
        <translation>Die Partien aller Spieler zeigen</translation>
    </message>
    <message>
        <source>By result, rank, tag and date; the trash</source>
        <translation>Nach Ergebnis, Rang, Schlagwort und Datum; der Papierkorb</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>Jedes Schlagwort</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Only games with this position; click to show all</source>
        <translation>Nur Partien mit dieser Stellung; ein Klick zeigt alle</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Search players, events, places, openings</source>
        <translation>Spieler, Turniere, Orte und Eröffnungen suchen</translation>
    </message>
    <message>
        <source>I won</source>
        <translation>Ich habe gewonnen</translation>
    </message>
    <message>
        <source>I lost</source>
        <translation>Ich habe verloren</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>&amp;Ordner…</translation>
    </message>
    <message>
        <source>F&amp;iles…</source>
        <translation>&amp;Dateien…</translation>
    </message>
    <message>
        <source>From the &amp;clipboard</source>
        <translation>Aus der &amp;Zwischenablage</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>No matching games. Remove a filter or change the search.</source>
        <translation>Keine passenden Partien. Entferne einen Filter oder ändere die Suche.</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in the trash</source>
        <translation>%1 im Papierkorb</translation>
    </message>
    <message>
        <source>Import a folder of games</source>
        <translation>Einen Ordner mit Partien importieren</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>My rank</source>
        <translation>Mein Rang</translation>
    </message>
    <message>
        <source>From an &amp;account…</source>
        <translation>Von einem &amp;Konto…</translation>
    </message>
    <message>
        <source>Undid: %1.</source>
        <translation>Rückgängig gemacht: %1.</translation>
    </message>
    <message>
        <source>All games are in the trash.</source>
        <translation>Alle Partien liegen im Papierkorb.</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message numerus="yes">
        <source>%n games are in the trash.</source>
        <translation>
            <numerusform>%n Partie ist im Papierkorb.</numerusform>
            <numerusform>%n Partien sind im Papierkorb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games restored.</source>
        <translation>
            <numerusform>%n Partie wiederhergestellt.</numerusform>
            <numerusform>%n Partien wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Only games of %1</source>
        <translation>Nur Partien von %1</translation>
    </message>
    <message>
        <source>&amp;Restore from the trash</source>
        <translation>Aus dem Papierkorb &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>Schla&amp;gwörter</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>In den &amp;Papierkorb</translation>
    </message>
    <message>
        <source>Enter a new tag</source>
        <translation>Neues Schlagwort eingeben</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Neues Schlagwort</translation>
    </message>
    <message numerus="yes">
        <source>Tag “%1” added to %n games.</source>
        <translation>
            <numerusform>Schlagwort „%1“ zu %n Partie hinzugefügt.</numerusform>
            <numerusform>Schlagwort „%1“ zu %n Partien hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag “%1” removed from %n games.</source>
        <translation>
            <numerusform>Schlagwort „%1“ von %n Partie entfernt.</numerusform>
            <numerusform>Schlagwort „%1“ von %n Partien entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to sort; right-click to choose columns</source>
        <translation>Ein Klick sortiert; ein Rechtsklick wählt Spalten</translation>
    </message>
    <message>
        <source>moving games to the trash</source>
        <translation>Partien in den Papierkorb</translation>
    </message>
    <message>
        <source>restoring games from the trash</source>
        <translation>Partien aus dem Papierkorb wiederherstellen</translation>
    </message>
    <message numerus="yes">
        <source>%n games copied to the clipboard.</source>
        <translation>
            <numerusform>%n Partie in die Zwischenablage kopiert.</numerusform>
            <numerusform>%n Partien in die Zwischenablage kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>Games (*.sgf *.pgn)</source>
        <translation>Partien (*.sgf *.pgn)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>tag “%1”</source>
        <translation>Schlagwort „%1“</translation>
    </message>
    <message>
        <source>removing tag “%1”</source>
        <translation>Schlagwort „%1“ entfernen</translation>
    </message>
    <message>
        <source>Play from the losing move</source>
        <translation>Ab dem Verlustzug spielen</translation>
    </message>
    <message>
        <source>This game has no loser.</source>
        <translation>Diese Partie hat keinen Verlierer.</translation>
    </message>
    <message>
        <source>Play from the &amp;losing move</source>
        <translation>Ab dem Ver&amp;lustzug spielen</translation>
    </message>
    <message>
        <source>Col&amp;umns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Papierkorb leeren</translation>
    </message>
    <message>
        <source>Delete every game in the trash, with its reviews? This cannot be undone.</source>
        <translation>Alle Partien im Papierkorb samt ihren Analysen löschen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message numerus="yes">
        <source>%n games deleted.</source>
        <translation>
            <numerusform>%n Partie gelöscht.</numerusform>
            <numerusform>%n Partien gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Empty the trash…</source>
        <translation>Papierkorb l&amp;eeren…</translation>
    </message>
    <message>
        <source>Some games cannot be read: %1.</source>
        <translation>Einige Partien können nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>Copying games</source>
        <translation>Partien werden kopiert</translation>
    </message>
    <message>
        <source>Exporting games</source>
        <translation>Partien werden exportiert</translation>
    </message>
</context>
<context>
    <name>GoBoardWidget</name>
    <message>
        <source>Go board</source>
        <translation>Go-Brett</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>schwarzer Stein</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>weißer Stein</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>Ko</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>Black&apos;s point</source>
        <translation>Punkt von Schwarz</translation>
    </message>
    <message>
        <source>White&apos;s point</source>
        <translation>Punkt von Weiß</translation>
    </message>
    <message>
        <source>seki, counts for neither player</source>
        <translation>Seki, zählt für keinen Spieler</translation>
    </message>
    <message>
        <source>neutral point</source>
        <translation>neutraler Punkt</translation>
    </message>
</context>
<context>
    <name>GuessRun</name>
    <message>
        <source>You guessed %1 of %2 moves.</source>
        <translation>Du hast %1 von %2 Zügen erraten.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Your guesses look like those of %1.</source>
        <translation>Deine Vorhersagen ähneln denen von Spielern mit %1.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>Which move was played here?</source>
        <translation>Welcher Zug wurde hier gespielt?</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Analyse läuft…</translation>
    </message>
    <message>
        <source>Skip this move</source>
        <translation>Diesen Zug überspringen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>Correct: %1 was played.</source>
        <translation>Richtig: %1 wurde gespielt.</translation>
    </message>
    <message>
        <source>%1 was played.</source>
        <translation>%1 wurde gespielt.</translation>
    </message>
    <message>
        <source>Players who choose %1: %2.</source>
        <translation>Spieler, die %1 wählen: %2.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Your guesses do not distinguish between ranks.</source>
        <translation>Deine Vorhersagen unterscheiden nicht zwischen den Rängen.</translation>
    </message>
    <message>
        <source>Move %1: your guess %2 is played by %3, the game&apos;s move %4 by %5.</source>
        <translation>Zug %1: Deine Vorhersage %2 spielen %3, den Partiezug %4 spielen %5.</translation>
    </message>
    <message>
        <source>Players of %1 would guess about %2 of them, players of %3 about %4.</source>
        <translation>Spieler mit %1 würden etwa %2 davon erraten, Spieler mit %3 etwa %4.</translation>
    </message>
    <message>
        <source>Whose moves do you want to guess?</source>
        <translation>Wessen Züge möchtest du raten?</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>From the position on the board, move %1.</source>
        <translation>Ab der Stellung auf dem Brett, Zug %1.</translation>
    </message>
    <message>
        <source>From the first move.</source>
        <translation>Ab dem ersten Zug.</translation>
    </message>
    <message>
        <source>Start at the first move</source>
        <translation>Beim ersten Zug beginnen</translation>
    </message>
    <message>
        <source>Start at move %1</source>
        <translation>Bei Zug %1 beginnen</translation>
    </message>
    <message>
        <source>Players of %1 would guess about %2 of them.</source>
        <translation>Spieler mit %1 würden etwa %2 davon erraten.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Play a game</source>
        <translation>Eine Partie spielen</translation>
    </message>
    <message>
        <source>Press Ctrl+N. Choose the game, the opponent and the clock, then start.</source>
        <translation>Drücke Strg+N. Wähle Spiel, Gegner und Uhr und beginne.</translation>
    </message>
    <message>
        <source>Each opponent plays at a rank, such as 5 kyu or 1400–1599. “Match me” follows your results.</source>
        <translation>Jeder Gegner spielt auf einem Rang, etwa 5. Kyu oder 1400–1599. „Gleich stark“ passt sich deinen Ergebnissen an.</translation>
    </message>
    <message>
        <source>Ctrl+H gives a hint: first a region, then a move. Ctrl+Backspace takes a move back.</source>
        <translation>Strg+H gibt einen Tipp: erst einen Bereich, dann einen Zug. Strg+Rücktaste nimmt einen Zug zurück.</translation>
    </message>
    <message>
        <source>Make moves</source>
        <translation>Züge machen</translation>
    </message>
    <message>
        <source>Click a point of the Go board. Click or drag a chess piece.</source>
        <translation>Klicke auf einen Punkt des Go-Bretts. Klicke oder ziehe eine Schachfigur.</translation>
    </message>
    <message>
        <source>Enter or Space shows a cursor on the board. Arrow keys move it, Enter plays, Esc hides it.</source>
        <translation>Eingabe oder Leertaste zeigt einen Cursor auf dem Brett. Pfeiltasten bewegen ihn, Eingabe zieht, Esc blendet ihn aus.</translation>
    </message>
    <message>
        <source>Press T to type moves: Nf3, e7e8q, Q16 or pass.</source>
        <translation>Drücke T, um Züge einzutippen: Sf3, e7e8q, Q16 oder pass.</translation>
    </message>
    <message>
        <source>The arrow keys step through the game. Help ▸ Keys lists all keys.</source>
        <translation>Mit den Pfeiltasten gehst du durch die Partie. Hilfe ▸ Tasten listet alle Tasten auf.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Eine Stellung aufbauen</translation>
    </message>
    <message>
        <source>Press Ctrl+E. Choose a piece or a stone, then click the board. The right button clears a square.</source>
        <translation>Drücke Strg+E. Wähle eine Figur oder einen Stein und klicke auf das Brett. Die rechte Taste leert ein Feld.</translation>
    </message>
    <message>
        <source>Choose the side to move, castling rights, handicap and komi. You can also paste a FEN or an SGF.</source>
        <translation>Wähle die Seite am Zug, Rochaderechte, Vorgabe und Komi. Du kannst auch FEN oder SGF einfügen.</translation>
    </message>
    <message>
        <source>Play from the position, or use it as the start of a new record.</source>
        <translation>Spiele von der Stellung aus, oder beginne mit ihr eine neue Partie.</translation>
    </message>
    <message>
        <source>Review a game</source>
        <translation>Eine Partie durchsehen</translation>
    </message>
    <message>
        <source>Open a game and go to Review. Analysis runs in the background; Space turns it off and on.</source>
        <translation>Öffne eine Partie und gehe zum Rückblick. Die Analyse läuft im Hintergrund; die Leertaste schaltet sie aus und ein.</translation>
    </message>
    <message>
        <source>N and Shift+N go to the next and the previous mistake, with the points or winning chances lost.</source>
        <translation>N und Umschalt+N gehen zum nächsten und vorigen Fehler und zeigen die verlorenen Punkte oder Gewinnchancen.</translation>
    </message>
    <message>
        <source>The table shows how often players of each rank choose a move.</source>
        <translation>Die Tabelle zeigt, wie oft Spieler jedes Rangs einen Zug wählen.</translation>
    </message>
    <message>
        <source>Press F4 to play from the position, and F3 for a report.</source>
        <translation>F4 spielt von der Stellung aus weiter, F3 öffnet einen Bericht.</translation>
    </message>
    <message>
        <source>Read the strength plot</source>
        <translation>Das Stärkediagramm lesen</translation>
    </message>
    <message>
        <source>The lines show the strength score (β) of both players, averaged over several moves.</source>
        <translation>Die Linien zeigen den Stärkewert (β) beider Spieler, gemittelt über mehrere Züge.</translation>
    </message>
    <message>
        <source>The coloured bands show where players of each rank usually are.</source>
        <translation>Die farbigen Bänder zeigen, wo Spieler jedes Rangs gewöhnlich liegen.</translation>
    </message>
    <message>
        <source>Click the plot to go to a move. Turn the wheel to zoom.</source>
        <translation>Klicke ins Diagramm, um zu einem Zug zu gehen. Das Mausrad vergrößert.</translation>
    </message>
    <message>
        <source>Explore openings</source>
        <translation>Eröffnungen erkunden</translation>
    </message>
    <message>
        <source>Each row is a move: how many games went on with it, how they ended, and the average rank of those who played it.</source>
        <translation>Jede Zeile ist ein Zug: wie viele Partien mit ihm weitergingen, wie sie endeten und welchen Rang seine Spieler im Schnitt hatten.</translation>
    </message>
    <message>
        <source>Click a move to play it. Click a game to open it at this position.</source>
        <translation>Klicke auf einen Zug, um ihn zu spielen. Klicke auf eine Partie, um sie an dieser Stellung zu öffnen.</translation>
    </message>
    <message>
        <source>Transpositions count. In Go, a rotated or mirrored position is the same position.</source>
        <translation>Zugumstellungen zählen mit. Im Go ist eine gedrehte oder gespiegelte Stellung dieselbe Stellung.</translation>
    </message>
    <message>
        <source>Choose your library, your own games, or a file or folder. Files are read once, in the background.</source>
        <translation>Wähle deine Sammlung, deine eigenen Partien oder eine Datei oder einen Ordner. Dateien werden einmal gelesen, im Hintergrund.</translation>
    </message>
    <message>
        <source>Collect and find games</source>
        <translation>Partien sammeln und finden</translation>
    </message>
    <message>
        <source>Import files, folders, ZIP archives or the games of an account. Your own games are added automatically.</source>
        <translation>Importiere Dateien, Ordner, ZIP-Archive oder die Partien eines Kontos. Deine eigenen Partien kommen von selbst hinzu.</translation>
    </message>
    <message>
        <source>Search by player, event or opening, and filter by rank, result, date or tag.</source>
        <translation>Suche nach Spieler, Turnier oder Eröffnung und filtere nach Rang, Ergebnis, Datum oder Schlagwort.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F finds all games with the position on the board.</source>
        <translation>Strg+Umschalt+F findet alle Partien mit der Stellung auf dem Brett.</translation>
    </message>
    <message>
        <source>Right-click the heading of the table to choose columns, and a game to tag, copy or export it.</source>
        <translation>Ein Rechtsklick auf die Kopfzeile der Tabelle wählt Spalten; ein Rechtsklick auf eine Partie zeigt Schlagwörter, Kopieren und Exportieren.</translation>
    </message>
    <message>
        <source>Estimate your rank</source>
        <translation>Deinen Rang schätzen</translation>
    </message>
    <message>
        <source>Import your games on the Games page, and choose your names there.</source>
        <translation>Importiere deine Partien auf der Seite „Partien“ und wähle dort deine Namen.</translation>
    </message>
    <message>
        <source>The estimate has an interval. More games make it narrower.</source>
        <translation>Die Schätzung hat ein Intervall. Mehr Partien machen es schmaler.</translation>
    </message>
    <message>
        <source>“My rank” also shows the estimate by phase of the game, opening and time control.</source>
        <translation>„Mein Rang“ zeigt die Schätzung auch nach Partiephase, Eröffnung und Bedenkzeit.</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <translation>Aus deinen Fehlern lernen</translation>
    </message>
    <message>
        <source>A card shows a position from your own games. Find a better move than the one you played.</source>
        <translation>Eine Karte zeigt eine Stellung aus deinen Partien. Finde einen besseren Zug als den, den du gespielt hast.</translation>
    </message>
    <message>
        <source>Cards that you miss return soon. Cards that you solve return later and later.</source>
        <translation>Karten, die du verfehlst, kommen bald wieder. Gelöste Karten kommen immer später wieder.</translation>
    </message>
    <message>
        <source>You can also guess moves, train an opening, test your rank, or play with a tutor.</source>
        <translation>Du kannst auch Züge erraten, eine Eröffnung üben, deinen Rang testen oder mit einem Tutor spielen.</translation>
    </message>
    <message>
        <source>Watch the search</source>
        <translation>Der Suche zusehen</translation>
    </message>
    <message>
        <source>The Tree page shows which moves the search visits, and how it values them.</source>
        <translation>Die Seite „Baum“ zeigt, welche Züge die Suche besucht und wie sie sie bewertet.</translation>
    </message>
    <message>
        <source>Compare the search with and without the influence of a rank. δ shows how far a move is from that rank.</source>
        <translation>Vergleiche die Suche mit und ohne den Einfluss eines Rangs. δ zeigt, wie weit ein Zug von diesem Rang entfernt ist.</translation>
    </message>
    <message>
        <source>Choose networks and engines</source>
        <translation>Netze und Engines wählen</translation>
    </message>
    <message>
        <source>The Engines page shows which networks play and analyse. Drop a KataGo network on the window to use it.</source>
        <translation>Die Seite „Engines“ zeigt, welche Netze spielen und analysieren. Ziehe ein KataGo-Netz auf das Fenster, um es zu verwenden.</translation>
    </message>
    <message>
        <source>Add programs that speak GTP or UCI, such as GNU Go or Stockfish, to play them or to analyse.</source>
        <translation>Füge Programme mit GTP oder UCI hinzu, etwa GNU Go oder Stockfish, als Gegner oder zur Analyse.</translation>
    </message>
    <message>
        <source>Measure in the Lab</source>
        <translation>Im Labor messen</translation>
    </message>
    <message>
        <source>The Lab plays matches and measures how well ranks are estimated. Choose a measurement and start it.</source>
        <translation>Das Labor spielt Wettkämpfe und misst, wie gut Ränge geschätzt werden. Wähle eine Messung und starte sie.</translation>
    </message>
    <message>
        <source>Save, export and print</source>
        <translation>Speichern, exportieren und drucken</translation>
    </message>
    <message>
        <source>Games of your library are saved automatically. Ctrl+S writes an SGF or PGN file.</source>
        <translation>Partien deiner Sammlung werden von selbst gespeichert. Strg+S schreibt eine SGF- oder PGN-Datei.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E exports the board as an image, Ctrl+Shift+G the moves as an animation. Ctrl+P prints.</source>
        <translation>Strg+Umschalt+E exportiert das Brett als Bild, Strg+Umschalt+G die Züge als Animation. Strg+P druckt.</translation>
    </message>
    <message>
        <source>Ctrl+C copies the game, Ctrl+Shift+C the position. Ctrl+V pastes SGF, PGN or FEN.</source>
        <translation>Strg+C kopiert die Partie, Strg+Umschalt+C die Stellung. Strg+V fügt SGF, PGN oder FEN ein.</translation>
    </message>
    <message>
        <source>Analyse ▸ Export the annotated game writes your review into the file.</source>
        <translation>„Analyse ▸ Kommentierte Partie exportieren“ schreibt deinen Rückblick in die Datei.</translation>
    </message>
    <message>
        <source>Change the settings</source>
        <translation>Einstellungen ändern</translation>
    </message>
    <message>
        <source>Press Ctrl+comma. The settings open beside the board and apply at once.</source>
        <translation>Drücke Strg+Komma. Die Einstellungen öffnen sich neben dem Brett und gelten sofort.</translation>
    </message>
    <message>
        <source>Choose theme, language, boards, pieces and sounds, and change the keys.</source>
        <translation>Wähle Farbschema, Sprache, Bretter, Figuren und Töne und ändere die Tasten.</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>A step on a scale of players: 5 kyu, 3 dan, 1400–1599. Dan is above kyu; 1 kyu is the strongest kyu.</source>
        <translation>Eine Stufe auf einer Skala von Spielern: 5. Kyu, 3. Dan, 1400–1599. Dan steht über Kyu; der 1. Kyu ist der stärkste Kyu-Rang.</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>What the program computes about a player&apos;s rank from games.</source>
        <translation>Was das Programm aus Partien über den Rang eines Spielers berechnet.</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>A range that contains the true rank with a stated probability, such as 80 %.</source>
        <translation>Ein Bereich, der den wahren Rang mit einer genannten Wahrscheinlichkeit enthält, etwa 80 %.</translation>
    </message>
    <message>
        <source>strength score (β)</source>
        <translation>Stärkewert (β)</translation>
    </message>
    <message>
        <source>A number for the strength that moves show, learned from games of all ranks.</source>
        <translation>Eine Zahl für die Stärke, die Züge zeigen, gelernt aus Partien aller Ränge.</translation>
    </message>
    <message>
        <source>δ (delta)</source>
        <translation>δ (Delta)</translation>
    </message>
    <message>
        <source>The difference between the β of a move and the β of a chosen rank. Near zero, the move is typical of that rank.</source>
        <translation>Der Unterschied zwischen dem β eines Zuges und dem β eines gewählten Rangs. Nahe null ist der Zug typisch für diesen Rang.</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>Zugverteilung</translation>
    </message>
    <message>
        <source>The probability of each move, for players of a rank.</source>
        <translation>Die Wahrscheinlichkeit jedes Zuges für Spieler eines Rangs.</translation>
    </message>
    <message>
        <source>candidate moves</source>
        <translation>Kandidatenzüge</translation>
    </message>
    <message>
        <source>The moves that are worth considering in a position.</source>
        <translation>Die Züge, die in einer Stellung in Betracht kommen.</translation>
    </message>
    <message>
        <source>evaluation</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>What a network computes for a position: winning chances, lead and the probability of each move.</source>
        <translation>Was ein Netz für eine Stellung berechnet: Gewinnchancen, Vorsprung und die Wahrscheinlichkeit jedes Zuges.</translation>
    </message>
    <message>
        <source>winning chances</source>
        <translation>Gewinnchancen</translation>
    </message>
    <message>
        <source>The estimated probability that a side wins the game.</source>
        <translation>Die geschätzte Wahrscheinlichkeit, dass eine Seite gewinnt.</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>Go: the expected difference of the scores at the end of the game.</source>
        <translation>Go: der erwartete Unterschied der Punkte am Ende der Partie.</translation>
    </message>
    <message>
        <source>points lost</source>
        <translation>verlorene Punkte</translation>
    </message>
    <message>
        <source>inaccuracy, mistake, blunder</source>
        <translation>Ungenauigkeit, Fehler, grober Fehler</translation>
    </message>
    <message>
        <source>visits</source>
        <translation>Besuche</translation>
    </message>
    <message>
        <source>How often the search examined a move. More visits make its value more certain.</source>
        <translation>Wie oft die Suche einen Zug untersucht hat. Mehr Besuche machen seinen Wert sicherer.</translation>
    </message>
    <message>
        <source>network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>A model that evaluates positions. Ours are trained on games of people; strong ones, such as KataGo&apos;s, are not.</source>
        <translation>Ein Modell, das Stellungen bewertet. Unsere sind mit Partien von Menschen trainiert; starke wie die von KataGo nicht.</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Another program that plays or analyses, connected by GTP (Go) or UCI (chess).</source>
        <translation>Ein anderes Programm, das spielt oder analysiert, verbunden über GTP (Go) oder UCI (Schach).</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>A position to solve on the Learn page.</source>
        <translation>Eine Stellung, die auf der Seite „Lernen“ zu lösen ist.</translation>
    </message>
    <message>
        <source>tutor</source>
        <translation>Tutor</translation>
    </message>
    <message>
        <source>The voice that comments on your moves in a teaching game.</source>
        <translation>Die Stimme, die in einer Lehrpartie deine Züge kommentiert.</translation>
    </message>
    <message>
        <source>held-out players</source>
        <translation>zurückgehaltene Spieler</translation>
    </message>
    <message>
        <source>Players whose games were not used for training. Accuracy is measured on them.</source>
        <translation>Spieler, deren Partien nicht zum Training dienten. An ihnen wird die Genauigkeit gemessen.</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>A rating in numbers. A lead of 200 points means about 76 % of the points against that opponent.</source>
        <translation>Eine Wertung in Zahlen. 200 Punkte mehr bedeuten etwa 76 % der Punkte gegen diesen Gegner.</translation>
    </message>
    <message>
        <source>transposition</source>
        <translation>Zugumstellung</translation>
    </message>
    <message>
        <source>Another order of moves that leads to the same position.</source>
        <translation>Eine andere Reihenfolge von Zügen, die zur selben Stellung führt.</translation>
    </message>
    <message>
        <source>variation</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>A line of moves that was not played in the game but is written in the record.</source>
        <translation>Eine Zugfolge, die in der Partie nicht gespielt wurde, aber aufgezeichnet ist.</translation>
    </message>
    <message>
        <source>komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Go: points that White receives because Black moves first.</source>
        <translation>Go: Punkte, die Weiß erhält, weil Schwarz zuerst zieht.</translation>
    </message>
    <message>
        <source>handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Go: stones that the weaker player has on the board when the game begins.</source>
        <translation>Go: Steine, die der schwächere Spieler zu Beginn auf dem Brett hat.</translation>
    </message>
    <message>
        <source>sente</source>
        <translation>Sente</translation>
    </message>
    <message>
        <source>Go: the initiative. A sente move has to be answered.</source>
        <translation>Go: die Initiative. Ein Sente-Zug muss beantwortet werden.</translation>
    </message>
    <message>
        <source>gote</source>
        <translation>Gote</translation>
    </message>
    <message>
        <source>Go: the opposite of sente. A gote move gives the initiative to the opponent.</source>
        <translation>Go: das Gegenteil von Sente. Ein Gote-Zug überlässt dem Gegner die Initiative.</translation>
    </message>
    <message>
        <source>tenuki</source>
        <translation>Tenuki</translation>
    </message>
    <message>
        <source>Go: playing elsewhere instead of answering.</source>
        <translation>Go: woanders spielen, statt zu antworten.</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>Ko</translation>
    </message>
    <message>
        <source>Go: a stone that was just taken may not be retaken at once. The forbidden point is marked.</source>
        <translation>Go: Ein Stein, der gerade geschlagen hat, darf nicht sofort zurückgeschlagen werden. Der verbotene Punkt ist markiert.</translation>
    </message>
    <message>
        <source>seki</source>
        <translation>Seki</translation>
    </message>
    <message>
        <source>Go: both groups live because neither side can attack without losing its own group.</source>
        <translation>Go: Beide Gruppen leben, weil keine Seite angreifen kann, ohne die eigene Gruppe zu verlieren.</translation>
    </message>
    <message>
        <source>dame</source>
        <translation>Dame (neutraler Punkt)</translation>
    </message>
    <message>
        <source>Go: a point that belongs to nobody.</source>
        <translation>Go: ein Punkt, der niemandem gehört.</translation>
    </message>
    <message>
        <source>jigo</source>
        <translation>Jigo</translation>
    </message>
    <message>
        <source>Go: a draw.</source>
        <translation>Go: ein Unentschieden.</translation>
    </message>
    <message>
        <source>byo-yomi</source>
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <source>FEN</source>
        <translation>FEN</translation>
    </message>
    <message>
        <source>A line of text that describes a chess position.</source>
        <translation>Eine Textzeile, die eine Schachstellung beschreibt.</translation>
    </message>
    <message>
        <source>PGN, SGF</source>
        <translation>PGN, SGF</translation>
    </message>
    <message>
        <source>The file formats of chess games (PGN) and Go games (SGF).</source>
        <translation>Die Dateiformate für Schachpartien (PGN) und Go-Partien (SGF).</translation>
    </message>
    <message>
        <source>L starts a live analysis of the position, with up to ten lines. E shows the evaluation bar.</source>
        <translation>L startet eine Live-Analyse der Stellung mit bis zu zehn Varianten. E zeigt den Bewertungsbalken.</translation>
    </message>
    <message>
        <source>Press L to analyse the position while you set it up.</source>
        <translation>Mit L analysierst du die Stellung, während du sie aufstellst.</translation>
    </message>
    <message>
        <source>On 19×19, “This corner” shows how games went on in a corner with the same stones. Shift+X switches.</source>
        <translation>Auf 19×19 zeigt „Diese Ecke“, wie Partien in einer Ecke mit denselben Steinen weitergingen. Umschalt+X wechselt.</translation>
    </message>
    <message>
        <source>Coaches can add students. Each student has a separate rank, cards and schedule.</source>
        <translation>Trainer können Schüler hinzufügen. Jeder Schüler hat einen eigenen Rang, eigene Karten und einen eigenen Zeitplan.</translation>
    </message>
    <message>
        <source>A student&apos;s games are those of the chosen names, and those with the student&apos;s name as a tag.</source>
        <translation>Partien eines Schülers sind die der ausgewählten Namen und die mit seinem Namen als Schlagwort.</translation>
    </message>
    <message>
        <source>Every move is saved at once. An unfinished game is restored when you return.</source>
        <translation>Jeder Zug wird sofort gespeichert. Eine unbeendete Partie wird beim nächsten Start wiederhergestellt.</translation>
    </message>
    <message>
        <source>It runs in the background. The figures of the published papers are shown next to the results.</source>
        <translation>Sie läuft im Hintergrund. Neben den Ergebnissen erscheinen die Zahlen der veröffentlichten Artikel.</translation>
    </message>
    <message>
        <source>Go: how many points a move loses, compared with the best move.</source>
        <translation>Go: wie viele Punkte ein Zug gegenüber dem besten Zug verliert.</translation>
    </message>
    <message>
        <source>Marks for moves that lose a little, much, or very much.</source>
        <translation>Markierungen für Züge, die wenig, viel oder sehr viel verlieren.</translation>
    </message>
    <message>
        <source>Overtime in periods. A period that is not used up starts again with the next move.</source>
        <translation>Zusatzbedenkzeit in Perioden. Eine Periode, die nicht verbraucht wird, beginnt mit dem nächsten Zug von vorn.</translation>
    </message>
    <message>
        <source>A strong Go network finds more mistakes in reviews, checks cards, and shows who owns each point.</source>
        <translation>Ein starkes Go-Netz findet im Rückblick mehr Fehler, prüft Karten und zeigt, wem jeder Punkt gehört.</translation>
    </message>
    <message>
        <source>Press X on a page with a board. The opening explorer appears above the other panels; Esc closes it.</source>
        <translation>Drücke X auf einer Seite mit Brett. Die Eröffnungsdatenbank erscheint über den anderen Feldern; Esc schließt sie.</translation>
    </message>
    <message>
        <source>brilliant</source>
        <translation>brillant</translation>
    </message>
    <message>
        <source>!! marks the only good move if fewer than 5 of 100 players of the rank find it: the second best move would be a blunder.</source>
        <translation>!! kennzeichnet den einzigen guten Zug, wenn ihn weniger als 5 von 100 Spielern des Rangs finden: Der zweitbeste Zug wäre ein grober Fehler.</translation>
    </message>
    <message>
        <source>If the files name opponents&apos; ranks, the estimate from everything in the files sets your opponents, cards and advice.</source>
        <translation>Nennen die Dateien die Ränge der Gegner, richten sich Gegner, Karten und Ratschläge nach der Schätzung aus allem, was in den Dateien steht.</translation>
    </message>
    <message>
        <source>Enter or a double click on a move adds its line to the game as a variation.</source>
        <translation>Enter oder ein Doppelklick auf einen Zug nimmt dessen Zugfolge als Variante in die Partie auf.</translation>
    </message>
    <message>
        <source>Drop a game file, or SGF, PGN or FEN text, on the window to open it.</source>
        <translation>Ziehen Sie eine Partiedatei oder SGF-, PGN- oder FEN-Text auf das Fenster, um die Partie zu öffnen.</translation>
    </message>
    <message>
        <source>Shift+L shows the threat: the opponent&apos;s best moves if it were their turn.</source>
        <translation>Umschalt+L zeigt die Drohung: die besten Züge des Gegners, wenn er am Zug wäre.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Seiten der Hilfe</translation>
    </message>
    <message>
        <source>Text of the help</source>
        <translation>Text der Hilfe</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>Nichts gefunden. Versuche ein anderes Wort.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>The network is still loading; ask again in a moment.</source>
        <translation>Das Netz wird noch geladen; frage gleich noch einmal.</translation>
    </message>
    <message>
        <source>Look at the upper left.</source>
        <translation>Sieh nach links oben.</translation>
    </message>
    <message>
        <source>Look at the upper side.</source>
        <translation>Sieh zum oberen Rand.</translation>
    </message>
    <message>
        <source>Look at the upper right.</source>
        <translation>Sieh nach rechts oben.</translation>
    </message>
    <message>
        <source>Look at the left side.</source>
        <translation>Sieh zum linken Rand.</translation>
    </message>
    <message>
        <source>Look at the centre.</source>
        <translation>Sieh in die Mitte.</translation>
    </message>
    <message>
        <source>Look at the right side.</source>
        <translation>Sieh zum rechten Rand.</translation>
    </message>
    <message>
        <source>Look at the lower left.</source>
        <translation>Sieh nach links unten.</translation>
    </message>
    <message>
        <source>Look at the lower side.</source>
        <translation>Sieh zum unteren Rand.</translation>
    </message>
    <message>
        <source>Look at the lower right.</source>
        <translation>Sieh nach rechts unten.</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Analyse läuft…</translation>
    </message>
    <message>
        <source>Consider one of these: %1.</source>
        <translation>Erwäge einen dieser Züge: %1.</translation>
    </message>
    <message>
        <source>Players one rank above you choose %1.</source>
        <translation>Spieler einen Rang über dir wählen %1.</translation>
    </message>
    <message>
        <source>Show moves</source>
        <translation>Züge zeigen</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Den Zug zeigen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>in the area to look at</source>
        <translation>in dem Bereich, um den es geht</translation>
    </message>
    <message>
        <source>the piece to think about</source>
        <translation>die Figur, um die es geht</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Think about your %1 on %2.</source>
        <translation>Denk über diese Figur nach: %1 auf %2.</translation>
    </message>
    <message>
        <source>Consider %1.</source>
        <translation>Erwäge %1.</translation>
    </message>
</context>
<context>
    <name>ImportReportCard</name>
    <message numerus="yes">
        <source>%n games imported</source>
        <translation>
            <numerusform>%n Partie importiert</numerusform>
            <numerusform>%n Partien importiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already in your games</source>
        <translation>
            <numerusform>%n schon in deinen Partien</numerusform>
            <numerusform>%n schon in deinen Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported in part, up to an error</source>
        <translation>
            <numerusform>%n teilweise importiert, bis zu einem Fehler</numerusform>
            <numerusform>%n teilweise importiert, bis zu einem Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be read</source>
        <translation>
            <numerusform>%n Partie nicht lesbar</numerusform>
            <numerusform>%n Partien nicht lesbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be read</source>
        <translation>
            <numerusform>%n Datei nicht lesbar</numerusform>
            <numerusform>%n Dateien nicht lesbar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Import stopped; import again to continue.</source>
        <translation>%1. Import angehalten; importiere erneut, um fortzufahren.</translation>
    </message>
    <message>
        <source>What could not be imported</source>
        <translation>Was sich nicht importieren ließ</translation>
    </message>
    <message>
        <source>Close the import report</source>
        <translation>Importbericht schließen</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Liste kopieren</translation>
    </message>
    <message>
        <source>One line per problem, with the full path</source>
        <translation>Eine Zeile je Problem, mit dem vollständigen Pfad</translation>
    </message>
    <message numerus="yes">
        <source>%n files of another kind skipped</source>
        <translation>
            <numerusform>%n Datei anderer Art übersprungen</numerusform>
            <numerusform>%n Dateien anderer Art übersprungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InfoPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>previous move, next move</source>
        <translation>voriger Zug, nächster Zug</translation>
    </message>
    <message>
        <source>Shift ← →</source>
        <translation>Umschalt ← →</translation>
    </message>
    <message>
        <source>ten moves</source>
        <translation>zehn Züge</translation>
    </message>
    <message>
        <source>previous variation, next variation</source>
        <translation>vorige Variante, nächste Variante</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>go to start, go to end</source>
        <translation>zum Anfang, zum Ende</translation>
    </message>
    <message>
        <source>Page Up, Down</source>
        <translation>Bild auf, ab</translation>
    </message>
    <message>
        <source>previous game, next game of the file</source>
        <translation>vorige Partie, nächste Partie der Datei</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Eingabe oder Leertaste</translation>
    </message>
    <message>
        <source>show a cursor on the board; arrows move it, Enter or Space plays, Esc hides it</source>
        <translation>einen Cursor auf dem Brett zeigen; Pfeile bewegen ihn, Eingabe oder Leertaste zieht, Esc blendet ihn aus</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>zurücknehmen</translation>
    </message>
    <message>
        <source>coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Ctrl C, Ctrl V</source>
        <translation>Strg C, Strg V</translation>
    </message>
    <message>
        <source>copy the game, paste SGF, PGN or FEN</source>
        <translation>die Partie kopieren; SGF, PGN oder FEN einfügen</translation>
    </message>
    <message>
        <source>Ctrl Shift C</source>
        <translation>Strg Umschalt C</translation>
    </message>
    <message>
        <source>copy the position: FEN, or SGF</source>
        <translation>die Stellung kopieren: FEN oder SGF</translation>
    </message>
    <message>
        <source>Ctrl N, O, S</source>
        <translation>Strg N, O, S</translation>
    </message>
    <message>
        <source>new game, open, save</source>
        <translation>neue Partie, öffnen, speichern</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Evenmatch</source>
        <translation>Evenmatch</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>GNU General Public License, version 3 or later; there is no warranty</source>
        <translation>GNU General Public License, Version 3 oder später; ohne jede Gewährleistung</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Erstellt mit</translation>
    </message>
    <message>
        <source>N, Shift N</source>
        <translation>N, Umschalt N</translation>
    </message>
    <message>
        <source>in Review: next mistake, previous mistake</source>
        <translation>im Rückblick: nächster Fehler, voriger Fehler</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>in Review: analysis on or off</source>
        <translation>im Rückblick: Analyse an oder aus</translation>
    </message>
    <message>
        <source>Ctrl ,</source>
        <translation>Strg+,</translation>
    </message>
    <message>
        <source>settings; keys can be changed there</source>
        <translation>Einstellungen; dort lassen sich Tasten ändern</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>cancel the move</source>
        <translation>den Zug abbrechen</translation>
    </message>
    <message>
        <source>Go and chess, at your own level.</source>
        <translation>Go und Schach auf deinem Niveau.</translation>
    </message>
    <message>
        <source>Ctrl 1 … 7</source>
        <translation>Strg 1 … 7</translation>
    </message>
    <message>
        <source>the pages</source>
        <translation>die Seiten</translation>
    </message>
    <message>
        <source>Ctrl Z, Ctrl Shift Z</source>
        <translation>Strg Z, Strg Umschalt Z</translation>
    </message>
    <message>
        <source>undo, redo the last change on this page</source>
        <translation>die letzte Änderung auf dieser Seite rückgängig machen, wiederholen</translation>
    </message>
    <message>
        <source>Ctrl Backspace</source>
        <translation>Strg Rücktaste</translation>
    </message>
    <message>
        <source>Ctrl H, Ctrl D, Ctrl R</source>
        <translation>Strg H, Strg D, Strg R</translation>
    </message>
    <message>
        <source>hint, draw, resign</source>
        <translation>Tipp, Remis, aufgeben</translation>
    </message>
    <message>
        <source>move numbers on the stones</source>
        <translation>Zugnummern auf den Steinen</translation>
    </message>
    <message>
        <source>in Review: evaluation bar</source>
        <translation>im Rückblick: Bewertungsbalken</translation>
    </message>
    <message>
        <source>Ctrl E</source>
        <translation>Strg E</translation>
    </message>
    <message>
        <source>set up a position</source>
        <translation>eine Stellung aufbauen</translation>
    </message>
    <message>
        <source>Ctrl I</source>
        <translation>Strg I</translation>
    </message>
    <message>
        <source>edit players, event, date and result</source>
        <translation>Spieler, Turnier, Datum und Ergebnis bearbeiten</translation>
    </message>
    <message>
        <source>type a move: Nf3, e7e8q, Q16, pass</source>
        <translation>einen Zug eintippen: Sf3, e7e8q, Q16, pass</translation>
    </message>
    <message>
        <source>Ctrl Alt C</source>
        <translation>Strg Alt C</translation>
    </message>
    <message>
        <source>copy the board as an image</source>
        <translation>das Brett als Bild kopieren</translation>
    </message>
    <message>
        <source>Ctrl Shift E, Ctrl P</source>
        <translation>Strg Umschalt E, Strg P</translation>
    </message>
    <message>
        <source>export the board as an image, print it</source>
        <translation>das Brett als Bild exportieren, drucken</translation>
    </message>
    <message>
        <source>opening explorer</source>
        <translation>Eröffnungsdatenbank</translation>
    </message>
    <message>
        <source>Ctrl Shift G</source>
        <translation>Strg Umschalt G</translation>
    </message>
    <message>
        <source>export the moves as an animated GIF</source>
        <translation>Züge als animiertes GIF exportieren</translation>
    </message>
    <message>
        <source>F1, Shift F1</source>
        <translation>F1, Umschalt F1</translation>
    </message>
    <message>
        <source>help on this page, these keys</source>
        <translation>Hilfe zu dieser Seite, diese Tasten</translation>
    </message>
    <message>
        <source>flip the board</source>
        <translation>das Brett drehen</translation>
    </message>
    <message>
        <source>L, Shift L</source>
        <translation>L, Umschalt L</translation>
    </message>
    <message>
        <source>live analysis, the opponent&apos;s threat</source>
        <translation>Live-Analyse, Drohung des Gegners</translation>
    </message>
</context>
<context>
    <name>JobBar</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>noch %n Sekunde</numerusform>
            <numerusform>noch %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes left</source>
        <translation>
            <numerusform>noch %n Minute</numerusform>
            <numerusform>noch %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (und %n weitere Aufgabe)</numerusform>
            <numerusform>%1 (und %n weitere Aufgaben)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KataGoCard</name>
    <message>
        <source>Analysis of your Go games with KataGo</source>
        <translation>Analyse deiner Go-Partien mit KataGo</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Benutzen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>KataGo computes how many points your moves lose. With a HumanSL network it also estimates your rank, from 20 kyu to 9 dan. My rank shows both results. KataGo analyses your latest 20 games, and Evenmatch stores the results.</source>
        <translation>KataGo berechnet, wie viele Punkte deine Züge verlieren. Mit einem HumanSL-Netz schätzt es auch deinen Rang, vom 20. Kyu bis zum 9. Dan. „Mein Rang“ zeigt beide Ergebnisse. KataGo analysiert deine letzten 20 Partien, und Evenmatch speichert die Ergebnisse.</translation>
    </message>
    <message>
        <source>Command that starts KataGo&apos;s analysis engine</source>
        <translation>Befehl, der KataGos Analyse startet</translation>
    </message>
    <message>
        <source>Start KataGo and check that it responds</source>
        <translation>KataGo starten und prüfen, ob es antwortet</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Testing %1</source>
        <translation>%1 wird getestet</translation>
    </message>
    <message>
        <source>✓ KataGo %1 works, with a HumanSL network.</source>
        <translation>✓ KataGo %1 funktioniert, mit einem HumanSL-Netz.</translation>
    </message>
    <message>
        <source>✓ KataGo %1 works. It reports points lost, but cannot estimate ranks: it was started without a HumanSL network (-human-model).</source>
        <translation>✓ KataGo %1 funktioniert. Es meldet verlorene Punkte, kann aber keinen Rang schätzen: Es wurde ohne HumanSL-Netz (-human-model) gestartet.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>How long to wait for KataGo</source>
        <translation>Wie lange auf KataGo gewartet wird</translation>
    </message>
    <message>
        <source>Starting it… %1 s; at most %2 s.</source>
        <translation>Wird gestartet… %1 s; höchstens %2 s.</translation>
    </message>
    <message>
        <source>KataGo&apos;s command</source>
        <translation>der Befehl von KataGo</translation>
    </message>
    <message>
        <source>Time limit for its start and for every response. On a slow processor, or while it tunes a GPU, KataGo needs minutes.</source>
        <translation>Zeitgrenze für den Start und für jede Antwort. Auf einem langsamen Prozessor oder beim Abstimmen auf eine GPU braucht KataGo Minuten.</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>The measurement program does not respond: %1.</source>
        <translation>Das Messprogramm antwortet nicht: %1.</translation>
    </message>
    <message>
        <source>it ended at once</source>
        <translation>es endete sofort</translation>
    </message>
    <message>
        <source>Measuring: %1</source>
        <translation>Misst: %1</translation>
    </message>
</context>
<context>
    <name>LabForm</name>
    <message>
        <source>New measurement</source>
        <translation>Neue Messung</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>A small sample that takes a minute or less</source>
        <translation>Eine kleine Stichprobe, die höchstens eine Minute dauert</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Sample sizes of the paper where feasible; takes minutes to hours</source>
        <translation>Stichproben wie im Artikel, soweit möglich; dauert Minuten bis Stunden</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Weitere Einstellungen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>A folder with games of players whose ranks are known, in folders named train, candidate and query</source>
        <translation>Ein Ordner mit Partien von Spielern bekannten Rangs, in den Ordnern train, candidate und query</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>Simulations of the search for each move</source>
        <translation>Simulationen der Suche für jeden Zug</translation>
    </message>
    <message>
        <source>The same seed gives the same games</source>
        <translation>Gleicher Startwert ergibt gleiche Partien</translation>
    </message>
    <message>
        <source>the bundled one</source>
        <translation>das mitgelieferte</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation>Simulationen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Auswählen: %1</translation>
    </message>
    <message>
        <source>Games of known ranks</source>
        <translation>Partien mit bekanntem Rang</translation>
    </message>
    <message>
        <source>Use another network</source>
        <translation>Ein anderes Netz verwenden</translation>
    </message>
    <message>
        <source>Networks (*.evm *.pb.gz *.pb);;All files (*)</source>
        <translation>Netze (*.evm *.pb.gz *.pb);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Enter the player.</source>
        <translation>Gib den Spieler ein.</translation>
    </message>
    <message>
        <source>Enter the opponent.</source>
        <translation>Gib den Gegner ein.</translation>
    </message>
    <message>
        <source>This experiment needs games of players with known ranks. Choose their folder.</source>
        <translation>Dieses Experiment braucht Partien von Spielern mit bekanntem Rang. Wähle ihren Ordner.</translation>
    </message>
    <message>
        <source>Games or positions for each number in a table</source>
        <translation>Partien oder Stellungen für jede Zahl einer Tabelle</translation>
    </message>
    <message>
        <source>A player in the notation of evenmatch-cli: heuristic, random, minimax:3, uct:500, rank:1500, policy:3d, sa:-0.5, gtp:COMMAND, uci:COMMAND</source>
        <translation>Ein Spieler in der Schreibweise von evenmatch-cli: heuristic, random, minimax:3, uct:500, rank:1500, policy:3d, sa:-0.5, gtp:BEFEHL, uci:BEFEHL</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>The folder for the results cannot be made. Is the disk full?</source>
        <translation>Der Ordner für die Ergebnisse lässt sich nicht anlegen. Ist der Datenträger voll?</translation>
    </message>
</context>
<context>
    <name>LabResultPanel</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>The first results will appear soon.</source>
        <translation>Die ersten Ergebnisse erscheinen gleich.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Delete this run and its results</source>
        <translation>Diesen Lauf und seine Ergebnisse löschen</translation>
    </message>
    <message>
        <source>Compare with another run</source>
        <translation>Mit einem anderen Lauf vergleichen</translation>
    </message>
    <message>
        <source>This run ended without results. Press Continue to resume it.</source>
        <translation>Dieser Lauf endete ohne Ergebnisse. Mit „Fortsetzen“ geht er weiter.</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Vergleichen mit…</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All results (*.json);;Plots (*.svg *.png *.pdf)</source>
        <translation>Tabellen (*.csv);;Alle Ergebnisse (*.json);;Diagramme (*.svg *.png *.pdf)</translation>
    </message>
    <message>
        <source>Delete this run and its results? This cannot be undone.</source>
        <translation>Diesen Lauf samt Ergebnissen löschen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>This run ended without results.</source>
        <translation>Dieser Lauf endete ohne Ergebnisse.</translation>
    </message>
</context>
<context>
    <name>LabRun</name>
    <message>
        <source>The measurement could not be started: %1.</source>
        <translation>Die Messung ließ sich nicht starten: %1.</translation>
    </message>
    <message>
        <source>The measurement was interrupted. Its results so far are kept; Continue resumes it.</source>
        <translation>Die Messung wurde unterbrochen. Ihre bisherigen Ergebnisse bleiben erhalten; mit „Fortsetzen“ geht sie weiter.</translation>
    </message>
    <message>
        <source>The measurement ended without a result (exit code %1).</source>
        <translation>Die Messung endete ohne Ergebnis (Rückgabewert %1).</translation>
    </message>
    <message>
        <source>The measurement ended without a result (exit code %1): %2</source>
        <translation>Die Messung endete ohne Ergebnis (Rückgabewert %1): %2</translation>
    </message>
</context>
<context>
    <name>LabRunView</name>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
</context>
<context>
    <name>LabWelcome</name>
    <message>
        <source>Measure players and repeat the papers&apos; experiments</source>
        <translation>Spieler messen und die Experimente der Artikel wiederholen</translation>
    </message>
    <message>
        <source>The Lab repeats the experiments of the papers behind this program with your network, games or engine. It shows the papers&apos; results next to yours. You can stop a measurement at any time and continue it later. The same seed gives the same games.</source>
        <translation>Das Labor wiederholt die Experimente der Artikel hinter diesem Programm mit deinem Netz, deinen Partien oder deiner Engine. Es zeigt die Ergebnisse der Artikel neben deinen. Du kannst eine Messung jederzeit anhalten und später fortsetzen. Gleicher Startwert ergibt gleiche Partien.</translation>
    </message>
    <message>
        <source>How strong is a simple Connect Four player?</source>
        <translation>Wie stark ist ein einfacher Vier-gewinnt-Spieler?</translation>
    </message>
    <message>
        <source>Less than a minute. Finds the number of search iterations that scores 50 % against it.</source>
        <translation>Weniger als eine Minute. Findet die Zahl der Suchiterationen, die gegen ihn 50 % erzielt.</translation>
    </message>
    <message>
        <source>How much Elo is one step of the strength index worth in chess?</source>
        <translation>Wie viel Elo bringt eine Stufe des Stärkeindex im Schach?</translation>
    </message>
    <message>
        <source>About a minute, with the chess network that comes with the program.</source>
        <translation>Etwa eine Minute, mit dem mitgelieferten Schachnetz.</translation>
    </message>
    <message>
        <source>Or choose any experiment on the right.</source>
        <translation>Oder wähle rechts ein anderes Experiment.</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Game to learn</source>
        <translation>Spiel zum Lernen</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Schach</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Go</translation>
    </message>
    <message>
        <source>Find your rank in ten minutes</source>
        <translation>Deinen Rang in zehn Minuten finden</translation>
    </message>
    <message>
        <source>Guess the moves of this game</source>
        <translation>Die Züge der Partie am Brett erraten</translation>
    </message>
    <message>
        <source>Your weak themes</source>
        <translation>Deine Schwächen</translation>
    </message>
    <message>
        <source>Your latest games are being analysed. The first cards appear as soon as they are ready; the rest takes some minutes.</source>
        <translation>Deine letzten Partien werden analysiert. Die ersten Karten erscheinen, sobald sie fertig sind; der Rest dauert einige Minuten.</translation>
    </message>
    <message>
        <source>No cards yet: %1</source>
        <translation>Noch keine Karten: %1</translation>
    </message>
    <message>
        <source>Positions from your own games where players one rank above you find the better move, mixed with some quiet ones.</source>
        <translation>Stellungen aus deinen eigenen Partien, in denen Spieler einen Rang über dir den besseren Zug finden, gemischt mit einigen ruhigen.</translation>
    </message>
    <message>
        <source>Your latest games contain no position that players one rank above you would clearly play better. Come back after more games.</source>
        <translation>Deine letzten Partien enthalten keine Stellung, die Spieler einen Rang über dir deutlich besser spielen würden. Komm nach weiteren Partien wieder.</translation>
    </message>
    <message>
        <source>Nothing is due today. New cards come with new games.</source>
        <translation>Heute ist nichts fällig. Neue Karten kommen mit neuen Partien.</translation>
    </message>
    <message>
        <source>Cards come from your own games: positions where players one rank above you find the better move.</source>
        <translation>Karten entstehen aus deinen eigenen Partien: Stellungen, in denen Spieler einen Rang über dir den besseren Zug finden.</translation>
    </message>
    <message>
        <source>You have no games yet. Start with the rank test, or import your games on the Games page and choose your name.</source>
        <translation>Du hast noch keine Partien. Beginne mit dem Rangtest, oder importiere deine Partien auf der Seite „Partien“ und wähle deinen Namen.</translation>
    </message>
    <message numerus="yes">
        <source>Cards from your %n games</source>
        <translation>
            <numerusform>Karten aus deiner Partie</numerusform>
            <numerusform>Karten aus deinen %n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Start: %n cards</source>
        <translation>
            <numerusform>Beginnen: eine Karte</numerusform>
            <numerusform>Beginnen: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cards from your last %2 games</source>
        <translation>%1 Karten aus deinen letzten %2 Partien</translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2 %. Click to practise this theme</source>
        <translation>95-%-Intervall: %1 bis %2 %. Klicken, um dieses Thema zu üben</translation>
    </message>
    <message>
        <source>Click to practise this theme</source>
        <translation>Klicken, um dieses Thema zu üben</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Taste %1</translation>
    </message>
    <message>
        <source>Teaching game</source>
        <translation>Lehrpartie</translation>
    </message>
    <message>
        <source>Play against players one rank above you. A tutor comments on moves that they rarely play and that lose something</source>
        <translation>Spiele gegen Spieler einen Rang über dir. Ein Tutor kommentiert Züge, die sie selten spielen und die etwas verlieren</translation>
    </message>
    <message>
        <source>%1 of %2 missed (players of your rank: %3 %)</source>
        <translation>%1 von %2 verfehlt, dein Rang verfehlt %3 %</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>eine Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Key %1, or Escape</source>
        <translation>Taste %1 oder Esc</translation>
    </message>
    <message>
        <source>%1? Press Esc again</source>
        <translation>%1? Noch einmal Esc drücken</translation>
    </message>
    <message>
        <source>Probability of each rank</source>
        <translation>Wahrscheinlichkeit jedes Rangs</translation>
    </message>
    <message numerus="yes">
        <source>Repeat: %n due today</source>
        <translation>
            <numerusform>Wiederholen: %n heute fällig</numerusform>
            <numerusform>Wiederholen: %n heute fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % (%2)</source>
        <translation>%1 % (%2)</translation>
    </message>
    <message>
        <source>Correct by week (answers): %1</source>
        <translation>Richtig je Woche (Antworten): %1</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Alle Themen</translation>
    </message>
    <message>
        <source>There is no card of this theme.</source>
        <translation>Zu diesem Thema gibt es keine Karte.</translation>
    </message>
    <message>
        <source>There are no games of %1 yet. Give games the tag %1 in the list on the Games page, or choose the student&apos;s names beside it.</source>
        <translation>Von %1 gibt es noch keine Partien. Gib Partien in der Liste der Seite „Partien“ das Schlagwort %1, oder wähle daneben die Namen des Schülers.</translation>
    </message>
    <message>
        <source>Repeats all of your cards that are due. Missed cards return until they are solved, then after 3 and after 10 days</source>
        <translation>Wiederholt alle deine fälligen Karten. Verfehlte Karten kommen wieder, bis sie gelöst sind, dann nach 3 und nach 10 Tagen</translation>
    </message>
    <message>
        <source>There is no game on the board. Play or open one first.</source>
        <translation>Auf dem Brett ist keine Partie. Spiele oder öffne zuerst eine.</translation>
    </message>
    <message>
        <source>No new cards: %1</source>
        <translation>Keine neuen Karten: %1</translation>
    </message>
</context>
<context>
    <name>LessonExchange</name>
    <message>
        <source>Export lesson</source>
        <translation>Lektion exportieren</translation>
    </message>
    <message>
        <source>Chess lesson (*.pgn)</source>
        <translation>Schachlektion (*.pgn)</translation>
    </message>
    <message>
        <source>Go lesson (*.sgf)</source>
        <translation>Go-Lektion (*.sgf)</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>Lessons (*.pgn *.sgf);;All files (*)</source>
        <translation>Lektionen (*.pgn *.sgf);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>There is no game on the board.</source>
        <translation>Auf dem Brett ist keine Partie.</translation>
    </message>
    <message>
        <source>Lesson written to %1: the game with its notes. Cards: %2.</source>
        <translation>Lektion nach %1 geschrieben: die Partie mit ihren Notizen. Karten: %2.</translation>
    </message>
    <message>
        <source>%1 is not a lesson. Open it with File ▸ Open.</source>
        <translation>%1 ist keine Lektion. Öffne die Datei mit Datei ▸ Öffnen.</translation>
    </message>
    <message>
        <source>The game of the lesson is open. To get its cards, choose your name on the Games page and open the lesson again.</source>
        <translation>Die Partie der Lektion ist geöffnet. Um die Karten zu erhalten, wähle deinen Namen auf der Seite „Partien“ und öffne die Lektion noch einmal.</translation>
    </message>
    <message>
        <source>Lesson written to %1: the game with its notes.</source>
        <translation>Lektion nach %1 geschrieben: die Partie mit ihren Notizen.</translation>
    </message>
    <message>
        <source>The game of the lesson is open.</source>
        <translation>Die Partie der Lektion ist geöffnet.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Making cards</source>
        <translation>Karten werden erstellt</translation>
    </message>
    <message>
        <source>Reading your games: %1 %.</source>
        <translation>Deine Partien werden gelesen: %1 %.</translation>
    </message>
    <message>
        <source>Game %1 of %2: analysing its moves, %3 %.</source>
        <translation>Partie %1 von %2: Züge werden analysiert, %3 %.</translation>
    </message>
    <message>
        <source>Game %1 of %2: checking mistake %3 of %4.</source>
        <translation>Partie %1 von %2: Fehler %3 von %4 wird geprüft.</translation>
    </message>
    <message>
        <source>the pawn on %1</source>
        <translation>Bauer %1</translation>
    </message>
    <message>
        <source>the knight on %1</source>
        <translation>Springer %1</translation>
    </message>
    <message>
        <source>the bishop on %1</source>
        <translation>Läufer %1</translation>
    </message>
    <message>
        <source>the rook on %1</source>
        <translation>Turm %1</translation>
    </message>
    <message>
        <source>the queen on %1</source>
        <translation>Dame %1</translation>
    </message>
    <message>
        <source>the king on %1</source>
        <translation>König %1</translation>
    </message>
    <message>
        <source>%1 makes an empty triangle, an inefficient shape.</source>
        <translation>%1 macht ein leeres Dreieck, eine ineffiziente Form.</translation>
    </message>
    <message>
        <source>%1 makes a ponnuki, the strongest shape of four stones.</source>
        <translation>%1 macht ein Ponnuki, die stärkste Form aus vier Steinen.</translation>
    </message>
    <message>
        <source>%1 is a one-point jump.</source>
        <translation>%1 ist ein Ein-Punkt-Sprung.</translation>
    </message>
    <message>
        <source>%1 is a knight&apos;s move.</source>
        <translation>%1 ist ein Keima (kleiner Springerzug).</translation>
    </message>
    <message>
        <source>%1 is a large knight&apos;s move.</source>
        <translation>%1 ist ein Ogeima (großer Springerzug).</translation>
    </message>
    <message>
        <source>%1 is a hane.</source>
        <translation>%1 ist ein Hane.</translation>
    </message>
    <message>
        <source>The upper left is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>Links oben ist jetzt am größten: %1 ist etwa %2 Punkte mehr wert.</translation>
    </message>
    <message>
        <source>The upper side is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>Die obere Seite ist jetzt am größten: %1 ist etwa %2 Punkte mehr wert.</translation>
    </message>
    <message>
        <source>The upper right is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>Rechts oben ist jetzt am größten: %1 ist etwa %2 Punkte mehr wert.</translation>
    </message>
    <message>
        <source>The left side is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>Die linke Seite ist jetzt am größten: %1 ist etwa %2 Punkte mehr wert.</translation>
    </message>
    <message>
        <source>The centre is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>Das Zentrum ist jetzt am größten: %1 ist etwa %2 Punkte mehr wert.</translation>
    </message>
    <message>
        <source>The right side is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>Die rechte Seite ist jetzt am größten: %1 ist etwa %2 Punkte mehr wert.</translation>
    </message>
    <message>
        <source>The lower left is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>Links unten ist jetzt am größten: %1 ist etwa %2 Punkte mehr wert.</translation>
    </message>
    <message>
        <source>The lower side is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>Die untere Seite ist jetzt am größten: %1 ist etwa %2 Punkte mehr wert.</translation>
    </message>
    <message>
        <source>The lower right is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>Rechts unten ist jetzt am größten: %1 ist etwa %2 Punkte mehr wert.</translation>
    </message>
    <message>
        <source>%1 takes %2, which nothing defends.</source>
        <translation>%1 schlägt %2: Nichts deckt die Figur.</translation>
    </message>
    <message>
        <source>%1 takes %2, which is worth more than the piece given for it.</source>
        <translation>%1 schlägt %2, und das ist mehr wert als die dafür gegebene Figur.</translation>
    </message>
    <message>
        <source>%1 is a fork: it attacks %2 and %3 at once.</source>
        <translation>%1 ist eine Gabel: %2 und %3 sind zugleich angegriffen.</translation>
    </message>
    <message>
        <source>%1 pins %2 against %3.</source>
        <translation>%1 fesselt %2 an %3.</translation>
    </message>
    <message>
        <source>%1 is a skewer: when %2 moves away, %3 behind it is lost.</source>
        <translation>%1 ist ein Spieß: Zieht %2 weg, geht dahinter %3 verloren.</translation>
    </message>
    <message>
        <source>%1 is a discovered attack: %3 now attacks %2.</source>
        <translation>%1 ist ein Abzug: Jetzt greift %3 %2 an.</translation>
    </message>
    <message>
        <source>%1 is mate on the back rank: its own pawns block the king.</source>
        <translation>%1 ist ein Grundreihenmatt: Die eigenen Bauern versperren dem König den Weg.</translation>
    </message>
    <message>
        <source>%1 is mate.</source>
        <translation>%1 setzt matt.</translation>
    </message>
    <message>
        <source>%1 forces mate in %2 moves.</source>
        <translation>%1 erzwingt Matt in %2 Zügen.</translation>
    </message>
    <message>
        <source>%1 threatens mate by %2.</source>
        <translation>%1 droht Matt durch %2.</translation>
    </message>
    <message>
        <source>After %1, %2 has no safe square left.</source>
        <translation>Nach %1 hat %2 kein sicheres Feld mehr.</translation>
    </message>
    <message>
        <source>%1 shuts in %2: it has no safe square left, and the next move attacks it.</source>
        <translation>%1 sperrt %2 ein: kein sicheres Feld mehr, und der nächste Zug greift an.</translation>
    </message>
    <message>
        <source>%1 promotes the pawn, and the new piece cannot be taken.</source>
        <translation>%1 verwandelt den Bauern, und die neue Figur kann nicht geschlagen werden.</translation>
    </message>
    <message>
        <source>After %1 nothing stops the pawn from promoting.</source>
        <translation>Nach %1 ist die Umwandlung des Bauern nicht mehr aufzuhalten.</translation>
    </message>
    <message>
        <source>%1 overloads %2: it cannot take back and guard %3 as well.</source>
        <translation>%1 überlastet %2: Zurücknehmen und %3 decken geht nicht zugleich.</translation>
    </message>
    <message>
        <source>%1 captures the stone at %2.</source>
        <translation>%1 schlägt den Stein auf %2.</translation>
    </message>
    <message>
        <source>%1 captures %3 stones at %2.</source>
        <translation>%1 schlägt %3 Steine bei %2.</translation>
    </message>
    <message>
        <source>%1 catches the chain at %2: it is in atari and cannot get away.</source>
        <translation>%1 fängt die Kette bei %2: sie steht im Atari und kommt nicht davon.</translation>
    </message>
    <message>
        <source>%1 puts the chain at %2 in atari.</source>
        <translation>%1 setzt die Kette bei %2 ins Atari.</translation>
    </message>
    <message>
        <source>%1 starts a ladder that works: the chain at %2 cannot get away.</source>
        <translation>%1 beginnt eine Treppe, die funktioniert: Die Kette bei %2 kommt nicht davon.</translation>
    </message>
    <message>
        <source>%1 extends in a ladder that works: the chain at %2 is captured anyway.</source>
        <translation>%1 verlängert in einer Treppe, die funktioniert: Die Kette bei %2 wird trotzdem gefangen.</translation>
    </message>
    <message>
        <source>%1 saves the chain at %2, which was in atari; no ladder catches it.</source>
        <translation>%1 rettet die Kette bei %2, die im Atari stand; keine Treppe fängt sie.</translation>
    </message>
    <message>
        <source>%1 leaves the chain at %2 with one liberty.</source>
        <translation>%1 lässt der Kette bei %2 nur eine Freiheit.</translation>
    </message>
    <message>
        <source>%1 cuts %2 from %3.</source>
        <translation>%1 schneidet %2 von %3 ab.</translation>
    </message>
    <message>
        <source>%1 connects %2 with %3, which could have been cut.</source>
        <translation>%1 verbindet %2 mit %3, die hätten getrennt werden können.</translation>
    </message>
    <message>
        <source>%1 takes the ko.</source>
        <translation>%1 nimmt das Ko.</translation>
    </message>
    <message>
        <source>%1 makes an eye at %2.</source>
        <translation>%1 macht ein Auge auf %2.</translation>
    </message>
    <message>
        <source>%1 is a snapback: capturing the stone loses a larger group.</source>
        <translation>%1 ist eine Mausefalle: Wer den Stein schlägt, verliert eine größere Gruppe.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 % winning chances</source>
        <translation>%1 % Gewinnchancen</translation>
    </message>
    <message>
        <source>A quiet position: %1 are about equally good.</source>
        <translation>Eine ruhige Stellung: %1 sind etwa gleich gut.</translation>
    </message>
    <message>
        <source>%1 is best here.</source>
        <translation>%1 ist hier am besten.</translation>
    </message>
    <message>
        <source>%2 % of players at %1 find a good move here; at your rank %3 %.</source>
        <translation>%2 % der Spieler mit %1 finden hier einen guten Zug, von deinem Rang %3 %.</translation>
    </message>
    <message>
        <source>%1 is the best move.</source>
        <translation>%1 ist der beste Zug.</translation>
    </message>
    <message>
        <source>%1 is right: almost as good as the best move, %2.</source>
        <translation>%1 ist richtig: fast so gut wie der beste Zug, %2.</translation>
    </message>
    <message>
        <source>%1 was not analysed; it is not among the moves known to be good.</source>
        <translation>%1 wurde nicht analysiert; es gehört nicht zu den Zügen, die als gut bekannt sind.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 verliert %2.</translation>
    </message>
    <message>
        <source>%1 loses at least %2.</source>
        <translation>%1 verliert mindestens %2.</translation>
    </message>
    <message>
        <source>Hanging piece</source>
        <translation>Hängende Figur</translation>
    </message>
    <message>
        <source>Winning exchange</source>
        <translation>Vorteilhafter Abtausch</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Gabel</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fesselung</translation>
    </message>
    <message>
        <source>Skewer</source>
        <translation>Spieß</translation>
    </message>
    <message>
        <source>Discovered attack</source>
        <translation>Abzugsangriff</translation>
    </message>
    <message>
        <source>Back rank</source>
        <translation>Grundreihe</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>Matt</translation>
    </message>
    <message>
        <source>Threat of mate</source>
        <translation>Mattdrohung</translation>
    </message>
    <message>
        <source>Trapped piece</source>
        <translation>Gefangene Figur</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Umwandlung</translation>
    </message>
    <message>
        <source>Overloaded defender</source>
        <translation>Überlasteter Verteidiger</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Schlagen</translation>
    </message>
    <message>
        <source>Atari</source>
        <translation>Atari</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Treppe</translation>
    </message>
    <message>
        <source>Saving stones</source>
        <translation>Steine retten</translation>
    </message>
    <message>
        <source>Self-atari</source>
        <translation>Selbst-Atari</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Ko</source>
        <translation>Ko</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>Auge</translation>
    </message>
    <message>
        <source>Snapback</source>
        <translation>Mausefalle</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>%1 moves %2 again without need while %3 is undeveloped: a lost tempo.</source>
        <translation>%1 zieht %2 ohne Not noch einmal, während %3 noch nicht entwickelt ist: ein Tempoverlust.</translation>
    </message>
    <message>
        <source>Lost tempo</source>
        <translation>Tempoverlust</translation>
    </message>
    <message>
        <source>%1 takes %2 stones.</source>
        <translation>%1 schlägt %2 Steine.</translation>
    </message>
    <message>
        <source>%1 wins a pawn.</source>
        <translation>%1 gewinnt einen Bauern.</translation>
    </message>
    <message>
        <source>%1 wins material worth %2 pawns.</source>
        <translation>%1 gewinnt Material im Wert von %2 Bauern.</translation>
    </message>
    <message>
        <source>You played %1</source>
        <translation>Du spieltest %1</translation>
    </message>
    <message>
        <source>In the game you played %1</source>
        <translation>In der Partie spieltest du %1</translation>
    </message>
    <message>
        <source>%1; the opponent answers: %2</source>
        <translation>%1; der Gegner antwortet: %2</translation>
    </message>
    <message>
        <source>%1; %2 is mate.</source>
        <translation>%1; %2 setzt matt.</translation>
    </message>
    <message>
        <source>%1; %2 captures %3 stones.</source>
        <translation>%1; %2 schlägt %3 Steine.</translation>
    </message>
    <message>
        <source>%1; %2 wins a pawn.</source>
        <translation>%1; %2 gewinnt einen Bauern.</translation>
    </message>
    <message>
        <source>%1; %2 wins material worth %3 pawns.</source>
        <translation>%1; %2 gewinnt Material im Wert von %3 Bauern.</translation>
    </message>
    <message>
        <source>%1; the opponent answers %2.</source>
        <translation>%1; der Gegner antwortet %2.</translation>
    </message>
    <message>
        <source>About %1 % of players find a good move here, at your rank and at %2.</source>
        <translation>Etwa %1 % der Spieler finden hier einen guten Zug, auf deinem Rang wie mit %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>About equally good: %1.</source>
        <translation>Etwa gleich gut: %1.</translation>
    </message>
    <message>
        <source>%1 and lost %2.</source>
        <translation>%1 und verlorst %2.</translation>
    </message>
    <message>
        <source>Checking card %1 of %2 again.</source>
        <translation>Karte %1 von %2 wird noch einmal geprüft.</translation>
    </message>
    <message>
        <source>%1 is a smothered mate: the king&apos;s own men take all its squares.</source>
        <translation>%1 ist ein ersticktes Matt: Die eigenen Figuren nehmen dem König alle Felder.</translation>
    </message>
    <message>
        <source>%1 is an Arabian mate: rook and knight catch the king in the corner.</source>
        <translation>%1 ist ein arabisches Matt: Turm und Springer fangen den König in der Ecke.</translation>
    </message>
    <message>
        <source>%1 is Anastasia&apos;s mate, along the edge with the help of a knight.</source>
        <translation>%1 ist das Anastasia-Matt: am Rand mit Hilfe eines Springers.</translation>
    </message>
    <message>
        <source>%1 is Boden&apos;s mate, by two bishops from two sides.</source>
        <translation>%1 ist Bodens Matt: zwei Läufer von zwei Seiten.</translation>
    </message>
    <message>
        <source>%1 is a mate by two bishops side by side.</source>
        <translation>%1 ist ein Matt durch zwei Läufer nebeneinander.</translation>
    </message>
    <message>
        <source>%1 is a dovetail mate: the king&apos;s own men take its last squares.</source>
        <translation>%1 ist ein Schwalbenschwanzmatt: Die eigenen Figuren nehmen dem König die letzten Felder.</translation>
    </message>
    <message>
        <source>%1 is a hook mate, by rook, knight and pawn.</source>
        <translation>%1 ist ein Hakenmatt durch Turm, Springer und Bauer.</translation>
    </message>
    <message>
        <source>%1 lures away %2, which alone guards %3.</source>
        <translation>%1 lenkt %2 ab, die einzige Deckung von: %3.</translation>
    </message>
    <message>
        <source>%1 lures away %2, which guards against mate.</source>
        <translation>%1 lenkt %2 ab und nimmt damit die Deckung gegen das Matt weg.</translation>
    </message>
    <message>
        <source>%1 is a net: the chain at %2 cannot get out.</source>
        <translation>%1 ist ein Geta (Netz): Die Kette bei %2 kommt nicht heraus.</translation>
    </message>
    <message>
        <source>%1 kills the group at %2: it cannot make two eyes.</source>
        <translation>%1 tötet die Gruppe bei %2: Sie bekommt keine zwei Augen.</translation>
    </message>
    <message>
        <source>%1 makes the group at %2 live.</source>
        <translation>%1 lässt die Gruppe bei %2 leben.</translation>
    </message>
    <message>
        <source>%1 wins the capturing race between %2 and %3.</source>
        <translation>%1 gewinnt das Semeai zwischen %2 und %3.</translation>
    </message>
    <message>
        <source>%1 is an endgame move in sente: the opponent answers at %2.</source>
        <translation>%1 ist ein Endspielzug in Sente: Der Gegner antwortet bei %2.</translation>
    </message>
    <message>
        <source>%1 is the largest endgame move, though in gote.</source>
        <translation>%1 ist der größte Endspielzug, wenn auch in Gote.</translation>
    </message>
    <message>
        <source>The opponent answers: %1</source>
        <translation>Die Antwort des Gegners: %1</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <translation>Nach %1: %2</translation>
    </message>
    <message>
        <source>That lost %1.</source>
        <translation>Das kostete %1.</translation>
    </message>
    <message>
        <source>Deflection</source>
        <translation>Ablenkung</translation>
    </message>
    <message>
        <source>Mate pattern</source>
        <translation>Mattbild</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Geta (Netz)</translation>
    </message>
    <message>
        <source>Life and death</source>
        <translation>Leben und Tod</translation>
    </message>
    <message>
        <source>Capturing race</source>
        <translation>Semeai</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 loses only %2, but there is a better move.</source>
        <translation>%1 verliert nur %2, aber es gibt einen besseren Zug.</translation>
    </message>
</context>
<context>
    <name>LibraryModel</name>
    <message>
        <source>Read in part: %1</source>
        <translation>Teilweise gelesen: %1</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Black&apos;s rank</source>
        <translation>Rang von Schwarz</translation>
    </message>
    <message>
        <source>White&apos;s rating</source>
        <translation>Wertung von Weiß</translation>
    </message>
    <message>
        <source>First player&apos;s rank</source>
        <translation>Rang des ersten Spielers</translation>
    </message>
    <message>
        <source>White&apos;s rank</source>
        <translation>Rang von Weiß</translation>
    </message>
    <message>
        <source>Black&apos;s rating</source>
        <translation>Wertung von Schwarz</translation>
    </message>
    <message>
        <source>Second player&apos;s rank</source>
        <translation>Rang des zweiten Spielers</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
</context>
<context>
    <name>LibraryService</name>
    <message>
        <source>Your games cannot be opened: %1.</source>
        <translation>Deine Partien lassen sich nicht öffnen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The file with your games was damaged. %n games were recovered; the damaged file is kept as %1.</source>
        <translation>
            <numerusform>Die Datei mit deinen Partien war beschädigt. %n Partie wurde wiederhergestellt; die beschädigte Datei bleibt als %1 erhalten.</numerusform>
            <numerusform>Die Datei mit deinen Partien war beschädigt. %n Partien wurden wiederhergestellt; die beschädigte Datei bleibt als %1 erhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The number of lost games is unknown.</source>
        <translation>%1 Die Zahl der verlorenen Partien ist unbekannt.</translation>
    </message>
    <message>
        <source>%1 At least about %2 games were lost.</source>
        <translation>%1 Mindestens etwa %2 Partien gingen verloren.</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>%1 wird importiert</translation>
    </message>
    <message numerus="yes">
        <source>Importing %n files and folders</source>
        <translation>
            <numerusform>%n Datei oder Ordner wird importiert</numerusform>
            <numerusform>%n Dateien und Ordner werden importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Importing from the clipboard</source>
        <translation>Import aus der Zwischenablage</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>The import stopped: %1.</source>
        <translation>Der Import wurde abgebrochen: %1.</translation>
    </message>
    <message>
        <source>The game could not be added to your games: %1.</source>
        <translation>Die Partie konnte nicht zu deinen Partien hinzugefügt werden: %1.</translation>
    </message>
    <message>
        <source>Fetching the games of %1</source>
        <translation>Partien von %1 werden abgerufen</translation>
    </message>
    <message>
        <source>Fetching stopped: %1.</source>
        <translation>Das Abrufen wurde abgebrochen: %1.</translation>
    </message>
    <message>
        <source>Adding sample games</source>
        <translation>Beispielpartien werden hinzugefügt</translation>
    </message>
    <message>
        <source>Making positions searchable</source>
        <translation>Stellungen werden suchbar gemacht</translation>
    </message>
    <message numerus="yes">
        <source>Names, results or dates of %n games were damaged. Evenmatch restored them from the games themselves.</source>
        <translation>
            <numerusform>Namen, Ergebnis oder Datum von %n Partie waren beschädigt. Evenmatch hat sie aus der Partie selbst wiederhergestellt.</numerusform>
            <numerusform>Namen, Ergebnisse oder Daten von %n Partien waren beschädigt. Evenmatch hat sie aus den Partien selbst wiederhergestellt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LineList</name>
    <message>
        <source>Best lines</source>
        <translation>Beste Varianten</translation>
    </message>
    <message>
        <source>Left and Right go through the moves of a line, Enter plays them.</source>
        <translation>Links und Rechts gehen durch die Züge einer Variante, die Eingabetaste spielt sie.</translation>
    </message>
</context>
<context>
    <name>LiveActions</name>
    <message>
        <source>&amp;Live analysis</source>
        <translation>&amp;Live-Analyse</translation>
    </message>
    <message>
        <source>&amp;More lines</source>
        <translation>&amp;Mehr Varianten</translation>
    </message>
    <message>
        <source>&amp;Fewer lines</source>
        <translation>&amp;Weniger Varianten</translation>
    </message>
    <message>
        <source>&amp;Territory</source>
        <translation>&amp;Gebiet</translation>
    </message>
    <message>
        <source>&amp;Insert the best line</source>
        <translation>Beste Variante e&amp;infügen</translation>
    </message>
    <message>
        <source>Add the line to the game as a variation</source>
        <translation>Die Zugfolge als Variante in die Partie aufnehmen</translation>
    </message>
    <message>
        <source>&amp;Engine options…</source>
        <translation>Engine-&amp;Optionen…</translation>
    </message>
    <message>
        <source>Evaluation &amp;bar</source>
        <translation>&amp;Bewertungsbalken</translation>
    </message>
    <message>
        <source>Sho&amp;w threat</source>
        <translation>Drohung &amp;zeigen</translation>
    </message>
</context>
<context>
    <name>LiveAnalysis</name>
    <message>
        <source>Strong network</source>
        <translation>Starkes Netz</translation>
    </message>
    <message>
        <source>Evenmatch&apos;s network</source>
        <translation>Netz von Evenmatch</translation>
    </message>
    <message>
        <source>B+%1</source>
        <translation>S+%1</translation>
    </message>
    <message>
        <source>W+%1</source>
        <translation>W+%1</translation>
    </message>
    <message>
        <source>%1 k</source>
        <translation>%1 Tsd.</translation>
    </message>
    <message>
        <source>%1 M</source>
        <translation>%1 Mio.</translation>
    </message>
    <message>
        <source>B %1 %</source>
        <translation>S %1 %</translation>
    </message>
    <message>
        <source>W %1 %</source>
        <translation>W %1 %</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>%1 Besuche</translation>
    </message>
    <message>
        <source>Not available while a game is being played.</source>
        <translation>Während einer Partie nicht verfügbar.</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Wird gestartet…</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 Knoten</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Live analysis is not available while a game is being played.</source>
        <translation>Die Live-Analyse ist während einer Partie nicht verfügbar.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>%1[*] – Evenmatch</source>
        <translation>%1[*] – Evenmatch</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>PGN (*.pgn)</source>
        <translation>PGN (*.pgn)</translation>
    </message>
    <message>
        <source>SGF (*.sgf)</source>
        <translation>SGF (*.sgf)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Game copied to the clipboard.</source>
        <translation>Partie in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>Position copied to the clipboard.</source>
        <translation>Stellung in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>&amp;Copy game</source>
        <translation>Partie &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy p&amp;osition</source>
        <translation>Ste&amp;llung kopieren</translation>
    </message>
    <message>
        <source>Paste &amp;game</source>
        <translation>Partie &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Navigate</source>
        <translation>&amp;Navigieren</translation>
    </message>
    <message>
        <source>Go to &amp;start</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>&amp;Ten moves back</source>
        <translation>&amp;Zehn Züge zurück</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>Voriger Z&amp;ug</translation>
    </message>
    <message>
        <source>Next &amp;move</source>
        <translation>&amp;Nächster Zug</translation>
    </message>
    <message>
        <source>Te&amp;n moves forward</source>
        <translation>Ze&amp;hn Züge vor</translation>
    </message>
    <message>
        <source>Go to &amp;end</source>
        <translation>Zum &amp;Ende</translation>
    </message>
    <message>
        <source>Previous v&amp;ariation</source>
        <translation>V&amp;orige Variante</translation>
    </message>
    <message>
        <source>Next &amp;variation</source>
        <translation>Nächste Va&amp;riante</translation>
    </message>
    <message>
        <source>Previous &amp;game</source>
        <translation>Vorige Par&amp;tie</translation>
    </message>
    <message>
        <source>Ne&amp;xt game</source>
        <translation>Nä&amp;chste Partie</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Koordinaten</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>&amp;Brett drehen</translation>
    </message>
    <message>
        <source>Side&amp;bar labels</source>
        <translation>&amp;Seitenleiste beschriften</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About Evenmatch</source>
        <translation>Ü&amp;ber Evenmatch</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>T&amp;öne</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>Re&amp;mis</translation>
    </message>
    <message>
        <source>Re&amp;sign</source>
        <translation>&amp;Aufgeben</translation>
    </message>
    <message>
        <source>&amp;Move numbers</source>
        <translation>&amp;Zugnummern</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Open a&amp;ddress…</source>
        <translation>A&amp;dresse öffnen…</translation>
    </message>
    <message>
        <source>&amp;Find games with this position</source>
        <translation>Partien mit dieser Stellung &amp;finden</translation>
    </message>
    <message>
        <source>The network is in use.</source>
        <translation>Das Netz wird jetzt verwendet.</translation>
    </message>
    <message>
        <source>S&amp;et up a position…</source>
        <translation>Stellun&amp;g aufbauen…</translation>
    </message>
    <message>
        <source>Game &amp;information…</source>
        <translation>Partie&amp;daten…</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Export &amp;board image…</source>
        <translation>Brett als Bild exp&amp;ortieren…</translation>
    </message>
    <message>
        <source>&amp;Print board…</source>
        <translation>Brett d&amp;rucken…</translation>
    </message>
    <message>
        <source>T&amp;ype a move</source>
        <translation>Zug ei&amp;ntippen</translation>
    </message>
    <message>
        <source>Copy &amp;board as image</source>
        <translation>Brett als B&amp;ild kopieren</translation>
    </message>
    <message>
        <source>Export ani&amp;mation…</source>
        <translation>&amp;Animation exportieren…</translation>
    </message>
    <message>
        <source>Export &amp;cards…</source>
        <translation>&amp;Karten exportieren…</translation>
    </message>
    <message>
        <source>&amp;Import cards…</source>
        <translation>Karten &amp;importieren…</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>Cards &amp;due today</source>
        <translation>Heute &amp;fällige Karten</translation>
    </message>
    <message>
        <source>&amp;Cards from your games</source>
        <translation>&amp;Karten aus deinen Partien</translation>
    </message>
    <message>
        <source>&amp;Guess the moves of this game</source>
        <translation>&amp;Züge dieser Partie raten</translation>
    </message>
    <message>
        <source>Train an &amp;opening</source>
        <translation>&amp;Eröffnung üben</translation>
    </message>
    <message>
        <source>&amp;Find your rank</source>
        <translation>&amp;Rang bestimmen</translation>
    </message>
    <message>
        <source>&amp;Teaching game</source>
        <translation>Lehr&amp;partie</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>&amp;Hilfe zu dieser Seite</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossar</translation>
    </message>
    <message>
        <source>Export &amp;lesson…</source>
        <translation>&amp;Lektion exportieren…</translation>
    </message>
    <message>
        <source>Open l&amp;esson…</source>
        <translation>Lek&amp;tion öffnen…</translation>
    </message>
    <message>
        <source>&amp;Next student</source>
        <translation>&amp;Nächster Schüler</translation>
    </message>
    <message>
        <source>&amp;Add a student…</source>
        <translation>Schüler &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>The exercise on the Learn page ends.</source>
        <translation>Die Übung auf der Seite „Lernen“ endet.</translation>
    </message>
    <message>
        <source>Running imports stop; the games imported so far are kept.</source>
        <translation>Laufende Importe werden angehalten; die bisher importierten Partien bleiben.</translation>
    </message>
    <message>
        <source>Change the language</source>
        <translation>Sprache ändern</translation>
    </message>
    <message>
        <source>The window opens again in the new language.</source>
        <translation>Das Fenster öffnet sich neu in der anderen Sprache.</translation>
    </message>
    <message>
        <source>&amp;Change language</source>
        <translation>Sprache &amp;ändern</translation>
    </message>
    <message>
        <source>Settings cannot be saved: %1 is not writable.</source>
        <translation>Einstellungen können nicht gespeichert werden: %1 ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>The game on the board cannot be saved and will be lost.</source>
        <translation>Die Partie auf dem Brett kann nicht gespeichert werden und geht verloren.</translation>
    </message>
    <message>
        <source>Free some space, or save it elsewhere with Save As.</source>
        <translation>Schaffe Platz, oder speichere sie mit „Speichern unter“ an einem anderen Ort.</translation>
    </message>
    <message>
        <source>The measurement in the Lab stops; you can continue it later.</source>
        <translation>Die Messung im Labor hält an; du kannst sie später fortsetzen.</translation>
    </message>
</context>
<context>
    <name>MarkTools</name>
    <message>
        <source>Mark with a triangle</source>
        <translation>Mit einem Dreieck markieren</translation>
    </message>
    <message>
        <source>Mark with a square</source>
        <translation>Mit einem Quadrat markieren</translation>
    </message>
    <message>
        <source>Mark with a circle</source>
        <translation>Mit einem Kreis markieren</translation>
    </message>
    <message>
        <source>Mark with a cross</source>
        <translation>Mit einem Kreuz markieren</translation>
    </message>
    <message>
        <source>Mark with letters</source>
        <translation>Mit Buchstaben markieren</translation>
    </message>
    <message>
        <source>Mark with numbers</source>
        <translation>Mit Zahlen markieren</translation>
    </message>
    <message>
        <source>Draw an arrow from point to point</source>
        <translation>Einen Pfeil von Punkt zu Punkt zeichnen</translation>
    </message>
    <message>
        <source>Mark a square green, or draw a green arrow</source>
        <translation>Ein Feld grün markieren oder einen grünen Pfeil zeichnen</translation>
    </message>
    <message>
        <source>Mark a square red, or draw a red arrow</source>
        <translation>Ein Feld rot markieren oder einen roten Pfeil zeichnen</translation>
    </message>
    <message>
        <source>Mark a square blue, or draw a blue arrow</source>
        <translation>Ein Feld blau markieren oder einen blauen Pfeil zeichnen</translation>
    </message>
    <message>
        <source>Mark a square yellow, or draw a yellow arrow</source>
        <translation>Ein Feld gelb markieren oder einen gelben Pfeil zeichnen</translation>
    </message>
</context>
<context>
    <name>MatchMe</name>
    <message>
        <source>Locked: its strength stays the same whoever wins.</source>
        <translation>Fixiert: Die Stärke bleibt gleich, egal wer gewinnt.</translation>
    </message>
    <message>
        <source>Its strength changes after every game, and a little during a game.</source>
        <translation>Die Stärke ändert sich nach jeder Partie und ein wenig während der Partie.</translation>
    </message>
    <message>
        <source>You won the last game, so it became stronger.</source>
        <translation>Du hast die letzte Partie gewonnen, also wurde es stärker.</translation>
    </message>
    <message numerus="yes">
        <source>You won the last %n games, so it became stronger.</source>
        <translation>
            <numerusform>Du hast die letzte Partie gewonnen, also wurde es stärker.</numerusform>
            <numerusform>Du hast die letzten %n Partien gewonnen, also wurde es stärker.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lost the last game, so it became weaker.</source>
        <translation>Du hast die letzte Partie verloren, also wurde es schwächer.</translation>
    </message>
    <message numerus="yes">
        <source>You lost the last %n games, so it became weaker.</source>
        <translation>
            <numerusform>Du hast die letzte Partie verloren, also wurde es schwächer.</numerusform>
            <numerusform>Du hast die letzten %n Partien verloren, also wurde es schwächer.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won the last game, so it plays as strongly as it can.</source>
        <translation>Du hast die letzte Partie gewonnen; es spielt nun so stark, wie es kann.</translation>
    </message>
    <message>
        <source>You lost the last game, so it plays as weakly as it can.</source>
        <translation>Du hast die letzte Partie verloren; es spielt nun so schwach, wie es kann.</translation>
    </message>
    <message>
        <source>It now plays at %1.</source>
        <translation>Es spielt jetzt mit der Stärke %1.</translation>
    </message>
    <message>
        <source>The last game was a draw, so its strength stayed the same.</source>
        <translation>Die letzte Partie endete remis, daher blieb die Stärke gleich.</translation>
    </message>
</context>
<context>
    <name>MeasuredWords</name>
    <message>
        <source>%1 at level %2</source>
        <translation>%1 auf Stufe %2</translation>
    </message>
    <message>
        <source>one visit</source>
        <translation>ein Besuch</translation>
    </message>
    <message>
        <source>each other</source>
        <translation>einander</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1 als %2</translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Type a move</source>
        <translation>Zug eintippen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Enter plays the move, Esc closes the field.</source>
        <translation>Die Eingabetaste spielt den Zug, Esc schließt das Feld.</translation>
    </message>
</context>
<context>
    <name>MoveListView</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Click a point to place a stone.</source>
        <translation>Klicke auf einen Punkt, um einen Stein zu setzen.</translation>
    </message>
    <message>
        <source>Drag a piece, or click it and then its square.</source>
        <translation>Ziehe eine Figur mit der Maus, oder klicke auf sie und dann auf ihr Zielfeld.</translation>
    </message>
</context>
<context>
    <name>MyRank</name>
    <message>
        <source>Estimating your rank in Go</source>
        <translation>Dein Rang im Go wird bestimmt</translation>
    </message>
    <message>
        <source>Estimating your rank in chess</source>
        <translation>Dein Rang im Schach wird bestimmt</translation>
    </message>
    <message>
        <source>KataGo is analysing your games</source>
        <translation>KataGo analysiert deine Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n more games could not be read.</source>
        <translation>
            <numerusform>%n weitere Partie konnte nicht gelesen werden.</numerusform>
            <numerusform>%n weitere Partien konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>This result could not be saved: %1.</source>
        <translation>Dieses Ergebnis konnte nicht gespeichert werden: %1.</translation>
    </message>
</context>
<context>
    <name>MyRankPanel</name>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Mittelspiel</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>As Black</source>
        <translation>Mit Schwarz</translation>
    </message>
    <message>
        <source>As White</source>
        <translation>Mit Weiß</translation>
    </message>
    <message>
        <source>What separates you from the next rank</source>
        <translation>Was dich vom nächsten Rang trennt</translation>
    </message>
    <message>
        <source>Moves that separate you from the next rank</source>
        <translation>Züge, die dich vom nächsten Rang trennen</translation>
    </message>
    <message>
        <source>Unusual for you</source>
        <translation>Ungewöhnlich für dich</translation>
    </message>
    <message>
        <source>Games in which you played much better or worse than usual.</source>
        <translation>Partien, in denen du viel besser oder schlechter als sonst gespielt hast.</translation>
    </message>
    <message>
        <source>Games that are unusual for you</source>
        <translation>Partien, die für dich ungewöhnlich sind</translation>
    </message>
    <message>
        <source>My rank</source>
        <translation>Mein Rang</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Go</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Schach</translation>
    </message>
    <message>
        <source>My rank in %1</source>
        <translation>Mein Rang: %1</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Choose your name above to estimate your rank.</source>
        <translation>Wähle oben deinen Namen, um deinen Rang zu schätzen.</translation>
    </message>
    <message>
        <source>None of your games match this choice.</source>
        <translation>Keine deiner Partien passt zu dieser Auswahl.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n games have not been analysed yet.</source>
        <translation>
            <numerusform>Deine %n Partie ist noch nicht analysiert.</numerusform>
            <numerusform>Deine %n Partien sind noch nicht analysiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Analysing your moves. Finished games are stored.</source>
        <translation>Deine Züge werden analysiert. Fertige Partien sind gespeichert.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Estimate my rank</source>
        <translation>Meinen Rang schätzen</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 Züge</translation>
    </message>
    <message>
        <source> – your latest</source>
        <translation> – deine neuesten</translation>
    </message>
    <message>
        <source>Too few moves</source>
        <translation>Zu wenige Züge</translation>
    </message>
    <message>
        <source>%1 moves are too few for an estimate: at least %2 are needed. Play or import more games.</source>
        <translation>%1 Züge sind zu wenige für eine Schätzung; nötig sind %2. Spiele oder importiere mehr Partien.</translation>
    </message>
    <message>
        <source>Network: %1</source>
        <translation>Netz: %1</translation>
    </message>
    <message>
        <source>weaker than usual</source>
        <translation>schwächer als sonst</translation>
    </message>
    <message>
        <source>stronger than usual</source>
        <translation>stärker als sonst</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Bericht…</translation>
    </message>
    <message>
        <source>Save this page as PDF or HTML</source>
        <translation>Diese Seite als PDF oder HTML speichern</translation>
    </message>
    <message>
        <source>Moves where players one rank above you would probably choose another one, with the percentage the network predicts. Click a move to see it.</source>
        <translation>Züge, bei denen Spieler einen Rang über dir wahrscheinlich einen anderen wählen würden, mit dem Prozentsatz, den das Netz vorhersagt. Klicke auf einen Zug, um ihn zu sehen.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Phases, colours, opponents, progress over time, and what separates you from the next rank</source>
        <translation>Phasen, Farben, Gegner, der zeitliche Verlauf und was dich vom nächsten Rang trennt</translation>
    </message>
    <message>
        <source>Your games in order of date, in groups: the estimate from each group and its interval.</source>
        <translation>Deine Partien nach Datum, in Gruppen: die Schätzung aus jeder Gruppe und ihr Intervall.</translation>
    </message>
    <message>
        <source>Your moves compared with the ranks</source>
        <translation>Dein Spiel im Rangvergleich</translation>
    </message>
    <message>
        <source>Move %1: %2 (%3 of 100) instead of %4</source>
        <translation>Zug %1: %2 (%3 von 100) statt %4</translation>
    </message>
    <message>
        <source>By phase</source>
        <translation>Nach Phase</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>Nach Farbe</translation>
    </message>
    <message>
        <source>By time control</source>
        <translation>Nach Bedenkzeit</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Nach Gegner</translation>
    </message>
    <message>
        <source>Bullet</source>
        <translation>Bullet</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Weaker</source>
        <translation>Schwächere</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Gleich starke</translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation>Stärkere</translation>
    </message>
    <message numerus="yes">
        <source>%n games are on small boards, where ranks are not calibrated.</source>
        <translation>
            <numerusform>%n Partie wurde auf einem kleinen Brett gespielt, wo die Ränge nicht kalibriert sind.</numerusform>
            <numerusform>%n Partien wurden auf kleinen Brettern gespielt, wo die Ränge nicht kalibriert sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimates by other engines</source>
        <translation>Schätzungen anderer Engines</translation>
    </message>
    <message>
        <source>KataGo is analysing your latest games…</source>
        <translation>KataGo analysiert deine letzten Partien…</translation>
    </message>
    <message numerus="yes">
        <source>From your latest %n games.</source>
        <translation>
            <numerusform>Aus deiner letzten Partie.</numerusform>
            <numerusform>Aus deinen letzten %n Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 estimates %2 (%3). Its accuracy has not been measured.</source>
        <translation>%1 schätzt %2 (%3). Die Genauigkeit wurde nicht gemessen.</translation>
    </message>
    <message>
        <source>%1: your moves lose %2 points on average, half of them less than %3 (first %4 moves of each game).</source>
        <translation>%1: Deine Züge verlieren im Mittel %2 Punkte, die Hälfte weniger als %3 (die ersten %4 Züge jeder Partie).</translation>
    </message>
    <message>
        <source>%1: your moves lose %2 pawns on average, half of them less than %3 (first %4 moves of each game).</source>
        <translation>%1: Deine Züge verlieren im Mittel %2 Bauern, die Hälfte weniger als %3 (die ersten %4 Züge jeder Partie).</translation>
    </message>
    <message>
        <source>Phases are estimated by the network %1 alone. From all of your moves it estimates %2.</source>
        <translation>Die Phasen werden nur mit %1 geschätzt; aus allen deinen Zügen ergibt das %2.</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>%1 or stronger</source>
        <translation>%1 oder stärker</translation>
    </message>
    <message>
        <source>%1 or weaker</source>
        <translation>%1 oder schwächer</translation>
    </message>
    <message>
        <source>%1 with %2 % probability</source>
        <translation>%1 mit %2 % Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>This is stronger than the strongest rank on the scale, %1.</source>
        <translation>Das ist stärker als der stärkste Rang der Skala, %1.</translation>
    </message>
    <message>
        <source>This is weaker than the weakest rank on the scale, %1.</source>
        <translation>Das ist schwächer als der schwächste Rang der Skala, %1.</translation>
    </message>
    <message>
        <source>The rank of %1</source>
        <translation>Der Rang von %1</translation>
    </message>
    <message>
        <source>%1 % of the points</source>
        <translation>%1 % der Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, your rank %3 (%n games)</source>
        <translation>
            <numerusform>%1 %2, dein Rang %3 (%n Partie)</numerusform>
            <numerusform>%1 %2, dein Rang %3 (%n Partien)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n games have been analysed.</source>
        <translation>
            <numerusform>Deine %n Partie ist analysiert.</numerusform>
            <numerusform>Deine %n Partien sind analysiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of your %n games have been analysed.</source>
        <translation>
            <numerusform>%1 von %n deiner Partien ist analysiert.</numerusform>
            <numerusform>%1 deiner %n Partien sind analysiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Latest estimate: %1, on %2.</source>
        <translation>Letzte Schätzung: %1, am %2.</translation>
    </message>
    <message>
        <source>%1 % interval; most likely %2</source>
        <translation>%1-%-Intervall; am wahrscheinlichsten %2</translation>
    </message>
    <message>
        <source>Count every game</source>
        <translation>Jede Partie zählen</translation>
    </message>
    <message>
        <source>Games of this period</source>
        <translation>Partien dieses Zeitraums</translation>
    </message>
    <message>
        <source>All dates</source>
        <translation>Alle Daten</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>Last 3 months</source>
        <translation>Letzte 3 Monate</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Letzter Monat</translation>
    </message>
    <message>
        <source>Games with this colour</source>
        <translation>Partien mit dieser Farbe</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>Beide Farben</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>Als Anziehender</translation>
    </message>
    <message>
        <source>Second to move</source>
        <translation>Als Nachziehender</translation>
    </message>
    <message>
        <source>Games of this time control</source>
        <translation>Partien mit dieser Bedenkzeit</translation>
    </message>
    <message>
        <source>Any time control</source>
        <translation>Jede Bedenkzeit</translation>
    </message>
    <message>
        <source>The rank above is estimated from your moves alone: each is compared with the moves that players of each rank choose. The curve shows the probability of each rank. The bar is an interval that holds at least 80 % of it. A second estimate uses everything in the files: your results, your opponents&apos; ranks, the clocks and the level of the games. Your own rank in the files is not used.</source>
        <translation>Der Rang oben wird nur aus deinen Zügen geschätzt: Jeder wird mit den Zügen verglichen, die Spieler jedes Rangs wählen. Die Kurve zeigt die Wahrscheinlichkeit jedes Rangs. Der Balken ist ein Intervall, das mindestens 80 % davon enthält. Eine zweite Schätzung nutzt alles in den Dateien: deine Ergebnisse, die Ränge deiner Gegner, die Uhren und das Niveau der Partien. Dein eigener Rang in den Dateien wird nicht verwendet.</translation>
    </message>
    <message>
        <source>β is the strength score of a move. It is the sum of the level of the position, which both players made, and the quality of the move among the legal ones. The line is the mean β of your moves over all games, for every ten moves. Each band holds the middle half of the players of one rank. β depends on your opponent, too: it may rise against a stronger player, and the loser&apos;s line may be above the winner&apos;s. So β is not your rank, and the line may lie in the band of another rank. Your rank is estimated from your choice of moves: it is the rank whose players are most likely to choose them. Neither β nor the estimate knows what you thought, or how you play in games that are not here. With few games, the interval is wide, and the estimate is closer to the middle of the scale.</source>
        <translation>β ist der Stärkewert eines Zuges. Er ist die Summe aus dem Niveau der Stellung, an dem beide Spieler Anteil haben, und der Qualität des Zuges unter den erlaubten. Die Linie ist das mittlere β deiner Züge über alle Partien, für je zehn Züge. Jedes Band enthält die mittlere Hälfte der Spieler eines Rangs. β reagiert auf deinen Gegner: Gegen einen stärkeren Spieler kann es steigen, und die Linie des Verlierers kann über der des Siegers liegen. Es ist daher nicht dein Rang, und die Linie kann im Band eines anderen Rangs liegen. Dein Rang wird danach geschätzt, welche Züge du wählst: Spieler dieses Rangs wählen sie am ehesten. Weder β noch die Schätzung wissen, was du gedacht hast oder wie du in Partien spielst, die nicht hier sind. Wenige Partien ergeben ein breites Intervall, und die Schätzung liegt dann näher an der Mitte der Skala.</translation>
    </message>
    <message>
        <source>From your moves alone</source>
        <translation>Nur aus deinen Zügen</translation>
    </message>
    <message>
        <source>From everything in the files</source>
        <translation>Aus allem, was in den Dateien steht</translation>
    </message>
    <message>
        <source>Probability of each rank</source>
        <translation>Wahrscheinlichkeit jedes Rangs</translation>
    </message>
    <message numerus="yes">
        <source>Rank in your game files: %1 (median of %n games; latest: %2).</source>
        <translation>
            <numerusform>Rang in deinen Partiedateien: %1 (%n Partie; zuletzt: %2).</numerusform>
            <numerusform>Rang in deinen Partiedateien: %1 (Median aus %n Partien; zuletzt: %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>You have no games yet. Import some, or choose more names above.</source>
        <translation>Du hast noch keine Partien. Importiere welche, oder wähle oben weitere Namen.</translation>
    </message>
    <message>
        <source>Also count games against Evenmatch, unfinished games, games of fewer than %1 moves and games with you on both sides</source>
        <translation>Auch Partien gegen Evenmatch, unbeendete, solche mit weniger als %1 Zügen und solche mit dir auf beiden Seiten zählen</translation>
    </message>
</context>
<context>
    <name>NetworkCard</name>
    <message>
        <source>%1 blocks of %2 channels</source>
        <translation>%1 Blöcke mit %2 Kanälen</translation>
    </message>
    <message>
        <source>%1 blocks of %2 channels, and %3 more blocks for the value</source>
        <translation>%1 Blöcke mit %2 Kanälen und %3 weitere Blöcke für die Bewertung</translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation>%1 Stellungen</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Go</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Schach</translation>
    </message>
    <message>
        <source>Use another file…</source>
        <translation>Andere Datei verwenden…</translation>
    </message>
    <message>
        <source>Use the bundled network</source>
        <translation>Mitgeliefertes Netz verwenden</translation>
    </message>
    <message>
        <source>Measure speed</source>
        <translation>Tempo messen</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Prüfsumme</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>none: it can review games, but not play at a rank</source>
        <translation>keine: es kann Partien analysieren, aber nicht auf einem Rang spielen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Rank profile</source>
        <translation>Rangprofil</translation>
    </message>
    <message>
        <source>from %1 games</source>
        <translation>aus %1 Partien</translation>
    </message>
    <message>
        <source>none: its ranks have not been measured</source>
        <translation>keine: seine Ränge wurden nicht gemessen</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Last trained on</source>
        <translation>Zuletzt trainiert mit</translation>
    </message>
    <message>
        <source>Use another network</source>
        <translation>Ein anderes Netz verwenden</translation>
    </message>
    <message>
        <source>Measuring speed</source>
        <translation>Tempo wird gemessen</translation>
    </message>
    <message>
        <source>%1 singly</source>
        <translation>%1 einzeln</translation>
    </message>
    <message>
        <source>%1 in batches of %2</source>
        <translation>%1 in Stapeln zu %2</translation>
    </message>
    <message>
        <source>Positions per second: %1
%2</source>
        <translation>Stellungen pro Sekunde: %1
%2</translation>
    </message>
    <message>
        <source>GPU (CUDA)</source>
        <translation>GPU (CUDA)</translation>
    </message>
    <message>
        <source>Opponents&apos; strength</source>
        <translation>Stärke der Gegner</translation>
    </message>
    <message>
        <source>measured against %1</source>
        <translation>gemessen gegen %1</translation>
    </message>
    <message>
        <source>another network</source>
        <translation>ein anderes Netz</translation>
    </message>
    <message>
        <source>Strong network for Go</source>
        <translation>Starkes Netz für Go</translation>
    </message>
    <message>
        <source>Add a network…</source>
        <translation>Netz hinzufügen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>Review, hints, lessons and the tutor use this network for Go.</source>
        <translation>Rückblick, Tipps, Lektionen und Tutor nutzen im Go dieses Netz.</translation>
    </message>
    <message>
        <source>Add a KataGo network (.bin.gz) to make review, hints, lessons and the tutor much stronger in Go. No other program is needed.</source>
        <translation>Mit einem KataGo-Netz (.bin.gz) werden Rückblick, Tipps, Lektionen und Tutor im Go viel stärker. Ein weiteres Programm ist nicht nötig.</translation>
    </message>
    <message>
        <source>candidate moves</source>
        <translation>Kandidatenzüge</translation>
    </message>
    <message>
        <source>winning chances</source>
        <translation>Gewinnchancen</translation>
    </message>
    <message>
        <source>score lead</source>
        <translation>Punktevorsprung</translation>
    </message>
    <message>
        <source>ownership</source>
        <translation>Besitz der Punkte</translation>
    </message>
    <message>
        <source>moves of players from %1 to %2</source>
        <translation>Züge von Spielern von %1 bis %2</translation>
    </message>
    <message>
        <source>Predicts</source>
        <translation>Sagt voraus</translation>
    </message>
    <message>
        <source>File size</source>
        <translation>Dateigröße</translation>
    </message>
    <message>
        <source>Networks (*.evm *.bin.gz *.txt.gz *.pb.gz *.pb);;All files (*)</source>
        <translation>Netze (*.evm *.bin.gz *.txt.gz *.pb.gz *.pb);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1. The current network stays in use.</source>
        <translation>%1. Das aktuelle Netz bleibt in Gebrauch.</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Ersetzen…</translation>
    </message>
    <message>
        <source>the last layer of %1</source>
        <translation>die letzte Schicht von %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>NewGamePanel</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Go</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Schach</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>Chess from one of 960 shuffled starting positions</source>
        <translation>Schach aus einer von 960 gemischten Anfangsstellungen</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>The program chooses your colour at random</source>
        <translation>Das Programm lost deine Farbe aus</translation>
    </message>
    <message>
        <source>Rules, handicap, clock, names</source>
        <translation>Regeln, Vorgabe, Uhr, Namen</translation>
    </message>
    <message>
        <source>Clock and names</source>
        <translation>Uhr und Namen</translation>
    </message>
    <message>
        <source>Rules, handicap and clock</source>
        <translation>Regeln, Vorgabe und Uhr</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>You play %1</source>
        <translation>Du spielst %1</translation>
    </message>
    <message>
        <source>Choose a rank, then Play. Everything stays on this computer.</source>
        <translation>Wähle einen Rang, dann „Spielen“. Alles bleibt auf diesem Rechner.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>The game begins with the position on the board.</source>
        <translation>Die Partie beginnt mit der Stellung auf dem Brett.</translation>
    </message>
    <message numerus="yes">
        <source>The game keeps its %n moves and continues from this position.</source>
        <translation>
            <numerusform>Der bisherige Zug bleibt, und die Partie geht von hier aus weiter.</numerusform>
            <numerusform>Die bisherigen %n Züge bleiben, und die Partie geht von hier aus weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard starting position</source>
        <translation>Übliche Grundstellung</translation>
    </message>
    <message>
        <source>One of 960 starting positions</source>
        <translation>Eine von 960 Grundstellungen</translation>
    </message>
</context>
<context>
    <name>NoGamesPanel</name>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>Drop files or a folder here: SGF, PGN, GIB, NGF and UGI, also compressed.
Games that you finish here are added automatically.
Your rank is estimated from your games.</source>
        <translation>Lege hier Dateien oder einen Ordner ab: SGF, PGN, GIB, NGF und UGI, auch komprimiert.
Partien, die du hier beendest, werden automatisch hinzugefügt.
Dein Rang wird aus deinen Partien geschätzt.</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Ordner importieren…</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>Dateien importieren…</translation>
    </message>
    <message>
        <source>Paste from the clipboard</source>
        <translation>Aus der Zwischenablage einfügen</translation>
    </message>
    <message>
        <source>From an account…</source>
        <translation>Von einem Konto…</translation>
    </message>
    <message>
        <source>Add a few sample games</source>
        <translation>Einige Beispielpartien hinzufügen</translation>
    </message>
    <message>
        <source>Five short games to try things out; search for “Sample” to find them</source>
        <translation>Fünf kurze Partien zum Ausprobieren; die Suche nach „Sample“ findet sie</translation>
    </message>
</context>
<context>
    <name>NotableView</name>
    <message>
        <source>No notable moves: no mistakes, and no moves unusual for the rank.</source>
        <translation>Keine auffälligen Züge: keine Fehler und keine für den Rang ungewöhnlichen Züge.</translation>
    </message>
    <message>
        <source>Notable moves appear here during analysis.</source>
        <translation>Auffällige Züge erscheinen hier während der Analyse.</translation>
    </message>
    <message>
        <source>Notable moves</source>
        <translation>Auffällige Züge</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Was du tun kannst</translation>
    </message>
</context>
<context>
    <name>OpeningChooser</name>
    <message>
        <source>Opening to train</source>
        <translation>Eröffnung zum Üben</translation>
    </message>
    <message>
        <source>Train this opening</source>
        <translation>Diese Eröffnung üben</translation>
    </message>
    <message>
        <source>Play against moves that players of your rank really choose. After each of your moves you see how many players choose it</source>
        <translation>Spiele gegen Züge, die Spieler deines Rangs wirklich wählen. Nach jedem deiner Züge siehst du, wie viele Spieler ihn wählen</translation>
    </message>
</context>
<context>
    <name>OpeningRun</name>
    <message>
        <source>This network has no ranks.</source>
        <translation>Dieses Netz hat keine Ränge.</translation>
    </message>
    <message>
        <source>Players of %1 mostly play %2 (%3 %).</source>
        <translation>Spieler mit %1 spielen meist %2 (%3 %).</translation>
    </message>
    <message>
        <source>%2 % of players at %3 choose %1.</source>
        <translation>%2 % der Spieler mit %3 wählen %1.</translation>
    </message>
    <message>
        <source>%1 is chosen by %2 % of players at %3 and %4 % at %5.</source>
        <translation>%1 wählen %2 % der Spieler mit %3 und %4 % mit %5.</translation>
    </message>
    <message>
        <source>%1 of your %2 moves are the most popular at %3.</source>
        <translation>%1 deiner %2 Züge sind die beliebtesten bei %3.</translation>
    </message>
    <message>
        <source>Move %1: %2 (%3 %) is more popular than %4 (%5 %).</source>
        <translation>Zug %1: %2 (%3 %) ist beliebter als %4 (%5 %).</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Analyse läuft…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The opening ends here.</source>
        <translation>Hier endet die Eröffnung.</translation>
    </message>
    <message>
        <source>The opening ends here: %1.</source>
        <translation>Hier endet die Eröffnung: %1.</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Switch sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>Your opponent chooses moves as often as players of %1 do.</source>
        <translation>Dein Gegner wählt jeden Zug so oft wie Spieler mit %1.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>Players of %1 and %2 rarely choose %3.</source>
        <translation>Spieler mit %1 und %2 wählen selten %3.</translation>
    </message>
    <message>
        <source>About %2 % of players choose %1, at %3 and at %4.</source>
        <translation>Etwa %2 % der Spieler wählen %1, mit %3 wie mit %4.</translation>
    </message>
    <message>
        <source>Players of %1 would have had about %2.</source>
        <translation>Spieler mit %1 hätten etwa %2 gehabt.</translation>
    </message>
    <message>
        <source>Start where the opening ends</source>
        <translation>Am Ende der Eröffnung beginnen</translation>
    </message>
    <message>
        <source>Start at the first move</source>
        <translation>Beim ersten Zug beginnen</translation>
    </message>
</context>
<context>
    <name>OpeningsCard</name>
    <message>
        <source>By opening</source>
        <translation>Nach Eröffnung</translation>
    </message>
    <message>
        <source>For each opening: your number of games and your score; your mean strength score (β) relative to your rank&apos;s; and the move that most often leaves the main line of your rank. Click an opening to see it.</source>
        <translation>Zu jeder Eröffnung: Zahl deiner Partien und dein Ergebnis; dein mittlerer Stärkewert (β) gegenüber dem deines Rangs; und der Zug, der am häufigsten die Hauptvariante deines Rangs verlässt. Klicke auf eine Eröffnung, um sie zu sehen.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Eröffnungen</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>This network does not know the rank %1. Choose another opponent under File ▸ New.</source>
        <translation>Dieses Netz kennt den Rang %1 nicht. Wähle unter Datei ▸ Neu einen anderen Gegner.</translation>
    </message>
    <message>
        <source>its move is illegal here.</source>
        <translation>ihr Zug ist hier regelwidrig.</translation>
    </message>
    <message>
        <source>%1 passed. Pass to count the score, or play on.</source>
        <translation>%1 hat gepasst. Passe, um auszuzählen, oder spiele weiter.</translation>
    </message>
    <message>
        <source>%1 offers a draw. Press Draw to accept, or play on.</source>
        <translation>%1 bietet Remis an. Drücke „Remis“, um anzunehmen, oder spiele weiter.</translation>
    </message>
    <message>
        <source>%1 declined the draw.</source>
        <translation>%1 hat das Remis abgelehnt.</translation>
    </message>
    <message>
        <source>The strong network is not available. %1 plays without it.</source>
        <translation>Das starke Netz ist nicht verfügbar. %1 spielt ohne es.</translation>
    </message>
</context>
<context>
    <name>OpponentChooser</name>
    <message>
        <source>Locked</source>
        <translation>Fixiert</translation>
    </message>
    <message>
        <source>A rank</source>
        <translation>Ein Rang</translation>
    </message>
    <message>
        <source>Evenmatch plays like people of this rank</source>
        <translation>Evenmatch spielt wie Menschen dieses Rangs</translation>
    </message>
    <message>
        <source>Match me</source>
        <translation>Gleich stark</translation>
    </message>
    <message>
        <source>Evenmatch adjusts to your strength</source>
        <translation>Evenmatch passt sich deiner Stärke an</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Zwei Spieler</translation>
    </message>
    <message>
        <source>Two players share this board</source>
        <translation>Zwei Spieler teilen sich dieses Brett</translation>
    </message>
    <message>
        <source>Keep the strength fixed, whoever wins</source>
        <translation>Die Stärke fixieren, egal wer gewinnt</translation>
    </message>
    <message>
        <source>My rank</source>
        <translation>Mein Rang</translation>
    </message>
    <message>
        <source>One above me</source>
        <translation>Einer über mir</translation>
    </message>
    <message>
        <source>Change my rank…</source>
        <translation>Meinen Rang ändern…</translation>
    </message>
    <message>
        <source>Set my own rank</source>
        <translation>Meinen eigenen Rang festlegen</translation>
    </message>
    <message>
        <source>These ranks have not been compared with people&apos;s ranks yet.</source>
        <translation>Diese Ränge wurden noch nicht mit denen von Menschen verglichen.</translation>
    </message>
    <message>
        <source>What is your rank? Choose it on the ladder.</source>
        <translation>Welchen Rang hast du? Wähle ihn auf der Leiter.</translation>
    </message>
    <message>
        <source>An engine</source>
        <translation>Eine Engine</translation>
    </message>
    <message>
        <source>Another program, such as GNU Go or Stockfish</source>
        <translation>Ein anderes Programm, etwa GNU Go oder Stockfish</translation>
    </message>
    <message>
        <source>On small boards ranks are not calibrated.</source>
        <translation>Auf kleinen Brettern sind die Ränge nicht kalibriert.</translation>
    </message>
    <message>
        <source>The strength of this opponent has not been measured.</source>
        <translation>Die Stärke dieses Gegners wurde nicht gemessen.</translation>
    </message>
    <message>
        <source>Measured on %1 against %2</source>
        <translation>Gemessen am %1 gegen %2</translation>
    </message>
    <message>
        <source>A little stronger</source>
        <translation>Ein wenig stärker</translation>
    </message>
    <message>
        <source>%1. Rating scale: %2</source>
        <translation>%1. Wertungsskala: %2</translation>
    </message>
    <message>
        <source>Plays like %1; measured strength %2 (%3 games).</source>
        <translation>Spielt wie %1; gemessene Stärke %2 (%3 Partien).</translation>
    </message>
    <message>
        <source>Measured strength: %1 (%2 games).</source>
        <translation>Gemessene Stärke: %1 (%2 Partien).</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>The strength of this opponent has not been measured with this network.</source>
        <translation>Die Stärke dieses Gegners wurde mit diesem Netz nicht gemessen.</translation>
    </message>
    <message>
        <source>Read with strong network</source>
        <translation>Liest mit starkem Netz</translation>
    </message>
    <message>
        <source>Stronger by tenths of a rank, up to the next rank</source>
        <translation>Um Zehntel eines Rangs stärker, bis zum nächsten</translation>
    </message>
    <message>
        <source>It starts at the rank under the needle and adjusts to you. Set your own rank to start there.</source>
        <translation>Es beginnt bei dem Rang am Zeiger und passt sich dir an. Gib deinen eigenen Rang an, um dort zu beginnen.</translation>
    </message>
    <message>
        <source>The opponent reads captures and life and death like %1, but chooses moves of its rank</source>
        <translation>Der Gegner erkennt Fangen sowie Leben und Tod wie %1, wählt aber Züge seines Rangs</translation>
    </message>
    <message>
        <source>Opponent: %1</source>
        <translation>Gegner: %1</translation>
    </message>
</context>
<context>
    <name>OutsideCard</name>
    <message>
        <source>More precise chess ranks</source>
        <translation>Genauere Schachränge</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Each Maia network predicts the moves of players of one rating. With these networks (maia-1100.pb.gz to maia-1900.pb.gz in one folder) and Stockfish, the interval of your chess rank becomes narrower.</source>
        <translation>Jedes Maia-Netz sagt die Züge von Spielern einer Wertung voraus. Mit diesen Netzen (maia-1100.pb.gz bis maia-1900.pb.gz in einem Ordner) und Stockfish wird das Intervall deines Schachrangs enger.</translation>
    </message>
    <message>
        <source>Maia</source>
        <translation>Maia</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Ordner wählen…</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>No folder chosen</source>
        <translation>Kein Ordner gewählt</translation>
    </message>
    <message numerus="yes">
        <source>%n networks, %1 to %2</source>
        <translation>
            <numerusform>%n Netz, %1 bis %2</numerusform>
            <numerusform>%n Netze, %1 bis %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Use Stockfish, too</source>
        <translation>Auch Stockfish verwenden</translation>
    </message>
    <message>
        <source>Use Stockfish, too (it is not installed and not among the engines below)</source>
        <translation>Auch Stockfish verwenden (weder installiert noch unter den Engines unten)</translation>
    </message>
    <message>
        <source>The folder with Maia&apos;s networks</source>
        <translation>Der Ordner mit Maias Netzen</translation>
    </message>
    <message>
        <source>engines for chess ranks</source>
        <translation>Engines für Schachränge</translation>
    </message>
</context>
<context>
    <name>Piece</name>
    <message>
        <source>white pawn</source>
        <translation>weißer Bauer</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>weißer Springer</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>weißer Läufer</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>weißer Turm</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>weiße Dame</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>weißer König</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>schwarzer Bauer</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>schwarzer Springer</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>schwarzer Läufer</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>schwarzer Turm</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>schwarze Dame</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>schwarzer König</translation>
    </message>
</context>
<context>
    <name>PiecePalette</name>
    <message>
        <source>black stone</source>
        <translation>schwarzer Stein</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>weißer Stein</translation>
    </message>
    <message>
        <source>Move pieces by clicking or dragging them</source>
        <translation>Figuren durch Klicken oder Ziehen bewegen</translation>
    </message>
    <message>
        <source>Clear squares; the right mouse button always clears</source>
        <translation>Felder leeren; die rechte Maustaste leert immer</translation>
    </message>
    <message>
        <source>Black and white stones in turn</source>
        <translation>Abwechselnd schwarze und weiße Steine</translation>
    </message>
</context>
<context>
    <name>PieceSetButton</name>
    <message>
        <source>Chess pieces: %1</source>
        <translation>Schachfiguren: %1</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Starting %1…</source>
        <translation>%1 wird gestartet…</translation>
    </message>
    <message>
        <source>next move</source>
        <translation>nächster Zug</translation>
    </message>
    <message>
        <source>to be confirmed</source>
        <translation>zu bestätigen</translation>
    </message>
    <message>
        <source>%1? Click it again to play it.</source>
        <translation>%1? Klicke noch einmal, um zu ziehen.</translation>
    </message>
    <message>
        <source>This will be your next move. Press Esc or right-click to cancel it.</source>
        <translation>Das wird dein nächster Zug. Esc oder ein Rechtsklick bricht ihn ab.</translation>
    </message>
    <message>
        <source>Choose an opponent, then press Play.</source>
        <translation>Wähle einen Gegner und drücke dann „Spielen“.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Du hast aufgegeben.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>A game is in progress. It is kept when a teaching game starts.</source>
        <translation>Es läuft eine Partie. Sie bleibt erhalten, wenn eine Lehrpartie beginnt.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Go to the last move before you ask for a hint.</source>
        <translation>Gehe zum letzten Zug, bevor du um einen Tipp bittest.</translation>
    </message>
</context>
<context>
    <name>PlayerChoiceModel</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>1 capture</source>
        <translation>1 Gefangener</translation>
    </message>
    <message>
        <source>%1 captures</source>
        <translation>%1 Gefangene</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n pawns ahead</source>
        <translation>
            <numerusform>%n Bauer voraus</numerusform>
            <numerusform>%n Bauern voraus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlotPanel</name>
    <message>
        <source>β</source>
        <translation>β</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>β, the strength score of a move: it depends on the position and on the move</source>
        <translation>β, der Stärkewert eines Zuges: Er hängt von der Stellung und vom Zug ab</translation>
    </message>
    <message>
        <source>The part of β that depends on the player&apos;s move alone</source>
        <translation>Der Teil von β, der allein vom Zug des Spielers abhängt</translation>
    </message>
    <message>
        <source>β is the strength score. Quality is the part of β that depends on the move alone.</source>
        <translation>β ist der Stärkewert. Qualität ist der Teil von β, der allein vom Zug abhängt.</translation>
    </message>
    <message>
        <source>Each point is the mean over this number of the player&apos;s moves. Each band holds the middle half of the players of a rank, averaged in the same way.</source>
        <translation>Jeder Punkt ist das Mittel über so viele Züge des Spielers. Jedes Band enthält die mittlere Hälfte der Spieler eines Rangs, ebenso gemittelt.</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>Jeder Zug</translation>
    </message>
    <message>
        <source>Mean of %1</source>
        <translation>Mittel über %1</translation>
    </message>
    <message>
        <source>Measure and averaging: %1, %2</source>
        <translation>Messgröße und Mittelung: %1, %2</translation>
    </message>
    <message>
        <source>The estimate is the rank whose players are likeliest to choose these moves. β is the strength score of the moves, so its line may lie in another band.</source>
        <translation>Die Schätzung ist der Rang, dessen Spieler diese Züge am ehesten wählen. β ist der Stärkewert der Züge; seine Linie kann daher in einem anderen Band liegen.</translation>
    </message>
</context>
<context>
    <name>PolicyPanel</name>
    <message>
        <source>Candidate moves</source>
        <translation>Kandidatenzüge</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Brett</translation>
    </message>
    <message>
        <source>Plain board</source>
        <translation>Schlichtes Brett</translation>
    </message>
    <message>
        <source>Likely moves</source>
        <translation>Häufige Züge</translation>
    </message>
    <message>
        <source>β of moves</source>
        <translation>β der Züge</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Hover here to see the line on the board.</source>
        <translation>Zeige hierher, um die Zugfolge auf dem Brett zu sehen.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>The analysed moves in this position and, in Go, the stones of the latest moves</source>
        <translation>Die analysierten Züge dieser Stellung und, im Go, die Steine der letzten Züge</translation>
    </message>
    <message>
        <source>Ownership</source>
        <translation>Besitz</translation>
    </message>
    <message>
        <source>The predicted owner of each point of a Go board. Add a strong network or KataGo on the Engines page to see it.</source>
        <translation>Wem jeder Punkt eines Go-Bretts voraussichtlich gehören wird. Füge dafür auf der Seite „Engines“ ein starkes Netz oder KataGo hinzu.</translation>
    </message>
    <message>
        <source>Ownership (needs a strong network)</source>
        <translation>Besitz (braucht ein starkes Netz)</translation>
    </message>
    <message>
        <source>Warm: stronger than usual in this position; cold: weaker</source>
        <translation>Warm: stärker als in dieser Stellung üblich; kalt: schwächer</translation>
    </message>
    <message>
        <source>By ownership, %1: each point counts for its likelier owner, as if the game ended now. The search plays on, so its lead differs.</source>
        <translation>Nach Besitz, %1: Jeder Punkt zählt für den wahrscheinlicheren Besitzer, als endete die Partie jetzt. Die Suche spielt weiter, daher weicht ihr Vorsprung ab.</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>White has no king.</source>
        <translation>Weiß hat keinen König.</translation>
    </message>
    <message>
        <source>Black has no king.</source>
        <translation>Schwarz hat keinen König.</translation>
    </message>
    <message>
        <source>White has more than one king.</source>
        <translation>Weiß hat mehr als einen König.</translation>
    </message>
    <message>
        <source>Black has more than one king.</source>
        <translation>Schwarz hat mehr als einen König.</translation>
    </message>
    <message>
        <source>White has more pieces than promotion allows.</source>
        <translation>Weiß hat mehr Figuren, als durch Umwandlung möglich ist.</translation>
    </message>
    <message>
        <source>Black has more pieces than promotion allows.</source>
        <translation>Schwarz hat mehr Figuren, als durch Umwandlung möglich ist.</translation>
    </message>
    <message>
        <source>A pawn cannot stand on %1.</source>
        <translation>Auf %1 kann kein Bauer stehen.</translation>
    </message>
    <message>
        <source>Black is to move, but White&apos;s king on %1 is in check.</source>
        <translation>Schwarz ist am Zug, aber der weiße König auf %1 steht im Schach.</translation>
    </message>
    <message>
        <source>White is to move, but Black&apos;s king on %1 is in check.</source>
        <translation>Weiß ist am Zug, aber der schwarze König auf %1 steht im Schach.</translation>
    </message>
    <message>
        <source>The king on %1 is in check from more than two pieces.</source>
        <translation>Dem König auf %1 bieten mehr als zwei Figuren Schach.</translation>
    </message>
    <message>
        <source>The stones at %1 have no liberty.</source>
        <translation>Die Steine bei %1 haben keine Freiheit.</translation>
    </message>
    <message>
        <source>Go %1×%1</source>
        <translation>Go %1×%1</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Schach</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Grundstellung</translation>
    </message>
    <message>
        <source>Clear board</source>
        <translation>Brett leeren</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>White without the knight b1</source>
        <translation>Weiß ohne Springer b1</translation>
    </message>
    <message>
        <source>White without the rook a1</source>
        <translation>Weiß ohne Turm a1</translation>
    </message>
    <message>
        <source>White without the queen</source>
        <translation>Weiß ohne Dame</translation>
    </message>
    <message>
        <source>White without the pawn f2</source>
        <translation>Weiß ohne Bauer f2</translation>
    </message>
    <message>
        <source>Black without the knight b8</source>
        <translation>Schwarz ohne Springer b8</translation>
    </message>
    <message>
        <source>Black without the rook a8</source>
        <translation>Schwarz ohne Turm a8</translation>
    </message>
    <message>
        <source>Black without the queen</source>
        <translation>Schwarz ohne Dame</translation>
    </message>
    <message>
        <source>Black without the pawn f7</source>
        <translation>Schwarz ohne Bauer f7</translation>
    </message>
    <message>
        <source>Flip board</source>
        <translation>Brett drehen</translation>
    </message>
    <message>
        <source>White O-O</source>
        <translation>Weiß 0-0</translation>
    </message>
    <message>
        <source>White O-O-O</source>
        <translation>Weiß 0-0-0</translation>
    </message>
    <message>
        <source>Black O-O</source>
        <translation>Schwarz 0-0</translation>
    </message>
    <message>
        <source>Black O-O-O</source>
        <translation>Schwarz 0-0-0</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Rochade</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>En passant</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Ab hier spielen…</translation>
    </message>
    <message>
        <source>Use this position</source>
        <translation>Diese Stellung übernehmen</translation>
    </message>
    <message>
        <source>Make a new game that begins with this position; the current game is kept</source>
        <translation>Eine neue Partie mit dieser Stellung anlegen; die jetzige bleibt erhalten</translation>
    </message>
    <message>
        <source>The text is not a position: %1.</source>
        <translation>Der Text ist keine Stellung: %1.</translation>
    </message>
    <message>
        <source>Position as FEN</source>
        <translation>Stellung als FEN</translation>
    </message>
    <message>
        <source>Position as SGF</source>
        <translation>Stellung als SGF</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>The game is already over in this position.</source>
        <translation>In dieser Stellung ist die Partie schon zu Ende.</translation>
    </message>
    <message>
        <source>Discard the position that you set up?</source>
        <translation>Die aufgebaute Stellung verwerfen?</translation>
    </message>
    <message>
        <source>Komi %1 and the prisoners: Black took %2, White %3.</source>
        <translation>Komi %1 und die Gefangenen: Schwarz nahm %2, Weiß %3.</translation>
    </message>
    <message>
        <source>Castling is still allowed; king and rook must be on their original squares</source>
        <translation>Rochade ist noch möglich; König und Turm müssen auf ihren Ausgangsfeldern stehen</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Me</source>
        <translation>Ich</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation>%1 (Strg+%2)</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>%1 dan</source>
        <translation>%1. Dan</translation>
    </message>
    <message>
        <source>%1 kyu</source>
        <translation>%1. Kyu</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, beyond the measured ranks</source>
        <translation>%1, jenseits der gemessenen Ränge</translation>
    </message>
    <message>
        <source>80 % interval: %1 to %2</source>
        <translation>80-%-Intervall: %1 bis %2</translation>
    </message>
    <message>
        <source>On %1 held-out players with ten games each, the estimate was %2 rating points off on average, and the interval was right for %3 % of them.</source>
        <translation>Bei %1 zurückgehaltenen Spielern mit je zehn Partien lag die Schätzung im Mittel %2 Wertungspunkte daneben; bei %3 % von ihnen stimmte das Intervall.</translation>
    </message>
    <message>
        <source>Its accuracy was measured only on games between players of nearly equal rank.</source>
        <translation>Die Genauigkeit wurde nur an Partien zwischen fast gleich starken Spielern gemessen.</translation>
    </message>
    <message>
        <source>From the moves alone: %1 (%2).</source>
        <translation>Nur aus den Zügen: %1 (%2).</translation>
    </message>
    <message>
        <source>The files name no opponent&apos;s rank, so there is only the estimate from the moves.</source>
        <translation>Die Dateien nennen keinen Rang eines Gegners; deshalb gibt es nur die Schätzung aus den Zügen.</translation>
    </message>
    <message numerus="yes">
        <source>From everything in the files: %1 (%2); opponents&apos; ranks in %n games, results in %3.</source>
        <translation>
            <numerusform>Aus allem in den Dateien: %1 (%2); Ränge der Gegner in %n Partie, Ergebnisse in %3.</numerusform>
            <numerusform>Aus allem in den Dateien: %1 (%2); Ränge der Gegner in %n Partien, Ergebnisse in %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The estimate from everything in the files uses opponents&apos; ranks in %1 games and results in %2.</source>
        <translation>Die zweite Schätzung nutzt die Ränge der Gegner in %1 Partien und die Ergebnisse von %2.</translation>
    </message>
    <message>
        <source>plays like %1</source>
        <translation>spielt wie %1</translation>
    </message>
    <message>
        <source>Even with more games, this estimate stays wider than ± one rank.</source>
        <translation>Auch mit mehr Partien bleibt diese Schätzung breiter als ± ein Rang.</translation>
    </message>
    <message>
        <source>Accurate to about ± one rank.</source>
        <translation>Auf etwa ± einen Rang genau.</translation>
    </message>
    <message numerus="yes">
        <source>About %n more games would bring this to ± one rank.</source>
        <translation>
            <numerusform>Etwa %n weitere Partie würde dies auf ± einen Rang bringen.</numerusform>
            <numerusform>Etwa %n weitere Partien würden dies auf ± einen Rang bringen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the strongest rank on this scale; the player may be stronger.</source>
        <translation>%1 ist der stärkste Rang auf dieser Skala; der Spieler könnte stärker sein.</translation>
    </message>
    <message>
        <source>%1 is the weakest rank on this scale; the player may be weaker.</source>
        <translation>%1 ist der schwächste Rang auf dieser Skala; der Spieler könnte schwächer sein.</translation>
    </message>
    <message>
        <source>The games form two groups, as if two players had played them: one near %1, the other near %2.</source>
        <translation>Die Partien bilden zwei Gruppen, als hätten zwei Spieler sie gespielt: eine bei %1, die andere bei %2.</translation>
    </message>
    <message>
        <source>too few moves</source>
        <translation>zu wenige Züge</translation>
    </message>
    <message>
        <source>no estimate from one game</source>
        <translation>keine Schätzung aus einer Partie</translation>
    </message>
    <message>
        <source>The accuracy of this estimate has not been measured.</source>
        <translation>Die Genauigkeit dieser Schätzung wurde nicht gemessen.</translation>
    </message>
    <message>
        <source>β is the strength score of a move. Each band holds the middle half of the players of one rank.</source>
        <translation>β ist der Stärkewert eines Zuges. Jedes Band enthält die mittlere Hälfte der Spieler eines Rangs.</translation>
    </message>
    <message>
        <source>%1 or stronger</source>
        <translation>%1 oder stärker</translation>
    </message>
    <message>
        <source>%1 or weaker</source>
        <translation>%1 oder schwächer</translation>
    </message>
    <message>
        <source>80 % interval: %1 or stronger</source>
        <translation>80-%-Intervall: %1 oder stärker</translation>
    </message>
    <message>
        <source>80 % interval: %1 or weaker</source>
        <translation>80-%-Intervall: %1 oder schwächer</translation>
    </message>
    <message>
        <source>About %1 FIDE, by a published relation between players&apos; ratings that was not measured here.</source>
        <translation>Etwa %1 FIDE, nach einem veröffentlichten Zusammenhang zwischen Wertungszahlen, der hier nicht gemessen wurde.</translation>
    </message>
</context>
<context>
    <name>RankLadder</name>
    <message>
        <source>Ladder of ranks, the strongest first</source>
        <translation>Leiter der Ränge, der stärkste zuerst</translation>
    </message>
    <message>
        <source>%1: measured %2</source>
        <translation>%1: gemessen %2</translation>
    </message>
</context>
<context>
    <name>RankPartsCard</name>
    <message>
        <source>In parts</source>
        <translation>Aufgeschlüsselt</translation>
    </message>
    <message>
        <source>Your estimate from parts of your games. Fewer moves give a wider interval. Time controls and opponents&apos; ranks come from the game files; opponents of your rank, or within 100 rating points, count as equal.</source>
        <translation>Deine Schätzung aus Teilen deiner Partien. Weniger Züge ergeben ein breiteres Intervall. Bedenkzeiten und Ränge der Gegner stammen aus den Partiedateien; Gegner deines Rangs oder innerhalb von 100 Wertungspunkten gelten als gleich stark.</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RankReport</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few moves for an estimate: %1.</source>
        <translation>Zu wenige Züge für eine Schätzung: %1.</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Im Lauf der Zeit</translation>
    </message>
    <message>
        <source>What separates you from the next rank</source>
        <translation>Was dich vom nächsten Rang trennt</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Next rank</source>
        <translation>Nächster Rang</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Unusual games</source>
        <translation>Ungewöhnliche Partien</translation>
    </message>
    <message>
        <source>weaker than usual</source>
        <translation>schwächer als sonst</translation>
    </message>
    <message>
        <source>stronger than usual</source>
        <translation>stärker als sonst</translation>
    </message>
    <message>
        <source>Moves compared with the ranks</source>
        <translation>Das Spiel im Rangvergleich</translation>
    </message>
    <message>
        <source>Mean β by move number, over the bands of the ranks</source>
        <translation>Mittleres β nach Zugnummer, über den Bändern der Ränge</translation>
    </message>
    <message>
        <source>how often</source>
        <translation>wie oft</translation>
    </message>
    <message>
        <source>Estimates by other engines</source>
        <translation>Schätzungen anderer Engines</translation>
    </message>
    <message>
        <source>The rank over time, with its interval</source>
        <translation>Der Rang im Lauf der Zeit, mit seinem Intervall</translation>
    </message>
    <message>
        <source>By opening</source>
        <translation>Nach Eröffnung</translation>
    </message>
    <message>
        <source>Probability of each rank</source>
        <translation>Wahrscheinlichkeit jedes Rangs</translation>
    </message>
    <message>
        <source>The line is the mean β over all games, for every ten moves.</source>
        <translation>Die Linie ist das mittlere β über alle Partien, für je zehn Züge.</translation>
    </message>
</context>
<context>
    <name>RankRidge</name>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2 %</translation>
    </message>
</context>
<context>
    <name>RankSlider</name>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
</context>
<context>
    <name>RankTestRun</name>
    <message>
        <source>Preparing the rank test</source>
        <translation>Der Rangtest wird vorbereitet</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The test is being prepared…</source>
        <translation>Der Test wird vorbereitet…</translation>
    </message>
    <message>
        <source>Estimate from your moves: %1.</source>
        <translation>Schätzung aus deinen Zügen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n positions.</source>
        <translation>
            <numerusform>Beruht auf %n Stellung.</numerusform>
            <numerusform>Beruht auf %n Stellungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Continue for a more certain result</source>
        <translation>Weiter für ein genaueres Ergebnis</translation>
    </message>
    <message>
        <source>Position %1 of at most %2</source>
        <translation>Stellung %1 von höchstens %2</translation>
    </message>
    <message>
        <source>Play the move that you would play in a game.</source>
        <translation>Spiele den Zug, den du in einer Partie spielen würdest.</translation>
    </message>
    <message>
        <source>Another position</source>
        <translation>Eine andere Stellung</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>Your moves do not distinguish between ranks.</source>
        <translation>Deine Züge unterscheiden nicht zwischen den Rängen.</translation>
    </message>
    <message>
        <source>This is a first estimate. Import your own games on the Games page for a better one.</source>
        <translation>Das ist eine erste Schätzung. Importiere für eine bessere deine Partien auf der Seite „Partien“.</translation>
    </message>
</context>
<context>
    <name>RankTrend</name>
    <message>
        <source>Your rank over time</source>
        <translation>Dein Rang im Lauf der Zeit</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 bis %2: %3</translation>
    </message>
</context>
<context>
    <name>ReportWindow</name>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>Als HTML speichern…</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Den Bericht speichern</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Neu…</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Du hast gewonnen</translation>
    </message>
    <message>
        <source>Analysing the moves…</source>
        <translation>Die Züge werden analysiert…</translation>
    </message>
    <message>
        <source>Analysing the game</source>
        <translation>Die Partie wird analysiert</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>“Match me” adapts to your results. Your rank is estimated from your moves.</source>
        <translation>„Gleich stark“ richtet sich nach deinen Ergebnissen, dein geschätzter Rang nach deinen Zügen.</translation>
    </message>
    <message>
        <source>Games with a handicap or from a position that was set up do not change the strength of “Match me”.</source>
        <translation>Partien mit Vorgabe oder aus einer aufgebauten Stellung ändern die Stärke von „Gleich stark“ nicht.</translation>
    </message>
</context>
<context>
    <name>Retry</name>
    <message>
        <source>Finding the losing move</source>
        <translation>Der Verlustzug wird gesucht</translation>
    </message>
    <message>
        <source>You play from move %1 against your rank. It is the last position before the game was lost.</source>
        <translation>Du spielst ab Zug %1 gegen deinen Rang. Es ist die letzte Stellung, bevor die Partie verloren ging.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>&amp;Next mistake</source>
        <translation>&amp;Nächster Fehler</translation>
    </message>
    <message>
        <source>&amp;Previous mistake</source>
        <translation>&amp;Voriger Fehler</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>E&amp;xport the plot…</source>
        <translation>&amp;Diagramm exportieren…</translation>
    </message>
    <message>
        <source>Export the plot</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Bilder (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Export the annotate&amp;d game…</source>
        <translation>Kommentierte &amp;Partie exportieren…</translation>
    </message>
    <message>
        <source>Export the annotated game</source>
        <translation>Kommentierte Partie exportieren</translation>
    </message>
    <message>
        <source>PGN (*.pgn)</source>
        <translation>PGN (*.pgn)</translation>
    </message>
    <message>
        <source>SGF (*.sgf)</source>
        <translation>SGF (*.sgf)</translation>
    </message>
    <message>
        <source> review</source>
        <translation> Rückblick</translation>
    </message>
    <message>
        <source>Analysis is off. Press Space to turn it on.</source>
        <translation>Die Analyse ist aus. Die Leertaste schaltet sie ein.</translation>
    </message>
    <message>
        <source>Loading the network…</source>
        <translation>Das Netz wird geladen…</translation>
    </message>
    <message>
        <source>This network has no strength score (β). It shows candidate moves and mistakes. Choose another network on the Engines page.</source>
        <translation>Dieses Netz hat keinen Stärkewert (β). Es zeigt Kandidatenzüge und Fehler. Wähle auf der Seite „Engines“ ein anderes Netz.</translation>
    </message>
    <message>
        <source>This network has no rank profile, so there are no bands to compare with. “evenmatch-lab profile” makes one from games.</source>
        <translation>Dieses Netz hat kein Rangprofil, daher gibt es keine Bänder zum Vergleich. „evenmatch-lab profile“ erstellt eines aus Partien.</translation>
    </message>
    <message>
        <source>No later mistakes.</source>
        <translation>Keine späteren Fehler.</translation>
    </message>
    <message>
        <source>No earlier mistakes.</source>
        <translation>Keine früheren Fehler.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>Be&amp;richt</translation>
    </message>
    <message>
        <source>A report needs a game with moves.</source>
        <translation>Ein Bericht braucht eine Partie mit Zügen.</translation>
    </message>
    <message>
        <source>The report will be ready after the analysis.</source>
        <translation>Der Bericht ist nach der Analyse fertig.</translation>
    </message>
    <message>
        <source>The report is ready.</source>
        <translation>Der Bericht ist fertig.</translation>
    </message>
    <message>
        <source>Open report</source>
        <translation>Bericht öffnen</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Play from &amp;here</source>
        <translation>Ab &amp;hier spielen</translation>
    </message>
    <message>
        <source>The analysis is incomplete.</source>
        <translation>Die Analyse ist unvollständig.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Start another game from this position; this one is kept</source>
        <translation>Von dieser Stellung eine andere Partie beginnen; diese bleibt erhalten</translation>
    </message>
    <message>
        <source>Accuracy and mistakes</source>
        <translation>Genauigkeit und Fehler</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>Verbrauchte Zeit</translation>
    </message>
    <message>
        <source>Figures appear here during analysis.</source>
        <translation>Die Zahlen erscheinen hier während der Analyse.</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>&amp;Seitenbereich</translation>
    </message>
    <message>
        <source>&amp;Graph</source>
        <translation>Verlau&amp;fsgrafik</translation>
    </message>
</context>
<context>
    <name>Reviewer</name>
    <message>
        <source>Analysing the game</source>
        <translation>Die Partie wird analysiert</translation>
    </message>
    <message>
        <source>Analysing the moves</source>
        <translation>Die Züge werden analysiert</translation>
    </message>
    <message>
        <source>The engine is unavailable, so Evenmatch&apos;s own search analyses the moves: %1</source>
        <translation>Die Engine ist nicht verfügbar, deshalb analysiert die eigene Suche von Evenmatch die Züge: %1</translation>
    </message>
    <message>
        <source>The engine was restarted: %1</source>
        <translation>Die Engine wurde neu gestartet: %1</translation>
    </message>
    <message>
        <source>Analysis stopped before the end. Turn it off and on to continue.</source>
        <translation>Die Analyse wurde vorzeitig angehalten. Schalte sie aus und wieder ein, um fortzufahren.</translation>
    </message>
</context>
<context>
    <name>SearchGraphView</name>
    <message>
        <source>Search graph</source>
        <translation>Suchgraph</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Fit to view</source>
        <translation>Ansicht einpassen</translation>
    </message>
    <message numerus="yes">
        <source>The position: %n simulations</source>
        <translation>
            <numerusform>Die Stellung: %n Simulation</numerusform>
            <numerusform>Die Stellung: %n Simulationen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchTreeModel</name>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>N, visits</source>
        <translation>N, Besuche</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Q, mean result for the side to move, −1 to +1</source>
        <translation>Q, mittleres Ergebnis für die Seite am Zug, −1 bis +1</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>P, probability that players choose the move, in percent</source>
        <translation>P, Wahrscheinlichkeit, dass Spieler den Zug wählen, in Prozent</translation>
    </message>
    <message>
        <source>P %</source>
        <translation>P %</translation>
    </message>
    <message>
        <source>β̄, mean strength score of all following moves</source>
        <translation>β̄, mittlerer Stärkewert aller folgenden Züge</translation>
    </message>
    <message>
        <source>β̄</source>
        <translation>β̄</translation>
    </message>
    <message>
        <source>δ with its sign: β̄ below (−) or above (+) the rank&apos;s target</source>
        <translation>δ mit Vorzeichen: β̄ unter (−) oder über (+) dem Ziel des Rangs</translation>
    </message>
    <message>
        <source>δ</source>
        <translation>δ</translation>
    </message>
    <message>
        <source>N, full strength</source>
        <translation>N, volle Stärke</translation>
    </message>
    <message>
        <source>Q, full strength</source>
        <translation>Q, volle Stärke</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>N
full</source>
        <translation>N
voll</translation>
    </message>
    <message>
        <source>Q
full</source>
        <translation>Q
voll</translation>
    </message>
    <message>
        <source>δ̂, weight of δ, 0 to 1</source>
        <translation>δ̂, Gewicht von δ, 0 bis 1</translation>
    </message>
</context>
<context>
    <name>SearchTreeView</name>
    <message>
        <source>Search tree</source>
        <translation>Suchbaum</translation>
    </message>
    <message>
        <source>Columns of the search tree</source>
        <translation>Spalten des Suchbaums</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>%1.</source>
        <extracomment>The full stop after a sentence.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <extracomment>One sentence after the other.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the items of a list.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>Between the items of a list whose items may contain commas.</extracomment>
        <translation>; </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>label and text</comment>
        <extracomment>A label and its text, or a name and its value.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Checkmate: %1 wins</source>
        <translation>Matt: %1 gewinnt</translation>
    </message>
    <message>
        <source>Draw by stalemate</source>
        <translation>Remis durch Patt</translation>
    </message>
    <message>
        <source>Draw by insufficient material</source>
        <translation>Remis durch unzureichendes Material</translation>
    </message>
    <message>
        <source>Draw: the position occurred five times</source>
        <translation>Remis: Die Stellung ist fünfmal vorgekommen</translation>
    </message>
    <message>
        <source>Draw: the position occurred three times</source>
        <translation>Remis: Die Stellung ist dreimal vorgekommen</translation>
    </message>
    <message>
        <source>Draw: 75 moves without capture or pawn move</source>
        <translation>Remis: 75 Züge ohne Schlagen und ohne Bauernzug</translation>
    </message>
    <message>
        <source>Draw: 50 moves without capture or pawn move</source>
        <translation>Remis: 50 Züge ohne Schlagen und ohne Bauernzug</translation>
    </message>
    <message>
        <source>%1 is in check</source>
        <translation>%1 steht im Schach</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 am Zug</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Auszählen</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>%1 am Zug</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Weiß gewinnt</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Schwarz gewinnt</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>%1 wins by 1 point</source>
        <translation>%1 gewinnt mit 1 Punkt</translation>
    </message>
    <message>
        <source>%1 wins by %2 points</source>
        <translation>%1 gewinnt mit %2 Punkten</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <translation>%1 gewinnt durch Aufgabe</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation>%1 gewinnt auf Zeit</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <translation>%1 gewinnt kampflos</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>Black leads by %1</source>
        <translation>Schwarz führt mit %1</translation>
    </message>
    <message>
        <source>White leads by %1</source>
        <translation>Weiß führt mit %1</translation>
    </message>
    <message>
        <source>Black %1, White %2 and %3 komi: %4</source>
        <translation>Schwarz %1, Weiß %2 und %3 Komi: %4</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Schach</translation>
    </message>
    <message>
        <source>Go %1×%2</source>
        <translation>Go %1×%2</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>KQRBN</source>
        <extracomment>The letters of king, queen, rook, bishop and knight in the notation of moves.</extracomment>
        <translation>KDTLS</translation>
    </message>
    <message>
        <source>%1 moves in %2</source>
        <translation>%1 Züge in %2</translation>
    </message>
    <message>
        <source>%1 + %2 per move</source>
        <translation>%1 + %2 je Zug</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist beendet.</translation>
    </message>
    <message>
        <source>Opening</source>
        <comment>Go</comment>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <comment>Go</comment>
        <translation>%1 gewinnt durch Aufgabe</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <comment>Go</comment>
        <translation>%1 gewinnt auf Zeit</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Go board</source>
        <translation>Go-Brett</translation>
    </message>
    <message>
        <source>Chess board</source>
        <translation>Schachbrett</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Go ranks of</source>
        <translation>Go-Ränge von</translation>
    </message>
    <message>
        <source>Confirm each move</source>
        <translation>Jeden Zug bestätigen</translation>
    </message>
    <message>
        <source>The first click shows a move, the second plays it</source>
        <translation>Der erste Klick zeigt einen Zug, der zweite spielt ihn</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Chess pieces</source>
        <translation>Schachfiguren</translation>
    </message>
    <message>
        <source>Animate pieces and needles</source>
        <translation>Figuren und Zeiger animieren</translation>
    </message>
    <message>
        <source>Your name in the games that you play here</source>
        <translation>Dein Name in den Partien, die du hier spielst</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Ranks differ between servers. Evenmatch converts ranks to this server</source>
        <translation>Ränge unterscheiden sich je nach Server. Evenmatch rechnet Ränge auf diesen Server um</translation>
    </message>
    <message>
        <source>Evenmatch resigns lost games</source>
        <translation>Evenmatch gibt verlorene Partien auf</translation>
    </message>
    <message>
        <source>Otherwise it plays on to the end. This applies to new games</source>
        <translation>Sonst spielt es bis zum Ende weiter. Gilt für neue Partien</translation>
    </message>
    <message>
        <source>Human-like thinking time</source>
        <translation>Bedenkzeit wie ein Mensch</translation>
    </message>
    <message>
        <source>The network&apos;s own ranks</source>
        <translation>Ränge des Netzes</translation>
    </message>
    <message>
        <source>Promote to a queen without asking</source>
        <translation>Ohne Nachfrage in eine Dame umwandeln</translation>
    </message>
    <message>
        <source>Hold Alt or Ctrl to choose another piece</source>
        <translation>Alt oder Strg gedrückt halten, um eine andere Figur zu wählen</translation>
    </message>
</context>
<context>
    <name>ShortcutsCard</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>All keys were reset to the defaults.</source>
        <translation>Alle Tasten wurden auf die Vorgaben zurückgesetzt.</translation>
    </message>
    <message>
        <source>Key of “%1”</source>
        <translation>Taste für „%1“</translation>
    </message>
    <message>
        <source>No key for “%1”</source>
        <translation>Keine Taste für „%1“</translation>
    </message>
    <message>
        <source>Click a key, then press another.</source>
        <translation>Klicke auf eine Taste und drücke dann eine andere.</translation>
    </message>
    <message>
        <source>“%1” has no key.</source>
        <translation>„%1“ hat keine Taste.</translation>
    </message>
    <message>
        <source>“%1” now has the key %2.</source>
        <translation>„%1“ hat jetzt die Taste %2.</translation>
    </message>
    <message>
        <source>%1 is already the key of “%2”. Change that one first.</source>
        <translation>%1 ist schon die Taste für „%2“. Ändere zuerst diese.</translation>
    </message>
    <message>
        <source>%1 is reserved for “%2”. Choose another key.</source>
        <translation>%1 ist für „%2“ reserviert. Wähle eine andere Taste.</translation>
    </message>
</context>
<context>
    <name>SideSummary</name>
    <message>
        <source>Moves that lost %1 to %2 points</source>
        <translation>Züge, die %1 bis %2 Punkte kosteten</translation>
    </message>
    <message>
        <source>Moves that lost %1 points or more</source>
        <translation>Züge, die %1 Punkte oder mehr kosteten</translation>
    </message>
    <message>
        <source>Points lost per move</source>
        <translation>Punktverlust pro Zug</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Inaccuracies ?!</source>
        <translation>Ungenauigkeiten ?!</translation>
    </message>
    <message>
        <source>Mistakes ?</source>
        <translation>Fehler ?</translation>
    </message>
    <message>
        <source>Blunders ??</source>
        <translation>Grobe Fehler ??</translation>
    </message>
    <message>
        <source>Winning chances lost per move</source>
        <translation>Verlorene Gewinnchancen pro Zug</translation>
    </message>
    <message>
        <source>Points lost against the best move, by %1.</source>
        <translation>Punktverlust gegenüber dem besten Zug, laut %1.</translation>
    </message>
    <message>
        <source>Each percent of winning chances lost takes 5 % off the accuracy of a move; the game&apos;s accuracy is the mean. Analysed by %1.</source>
        <translation>Jedes Prozent verlorener Gewinnchancen nimmt der Genauigkeit eines Zuges 5 %; die Genauigkeit der Partie ist der Mittelwert. Analysiert von %1.</translation>
    </message>
    <message>
        <source>Brilliant moves !!</source>
        <translation>Brillante Züge !!</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>The estimate also uses the thinking times in the files.</source>
        <translation>Die Schätzung nutzt auch die Bedenkzeiten in den Dateien.</translation>
    </message>
    <message>
        <source>Adding %1 would make this estimate more precise.</source>
        <translation>Mit %1 würde diese Schätzung genauer.</translation>
    </message>
    <message>
        <source>%1 is not used: it has analysed too few of the games.</source>
        <translation>%1 wird nicht verwendet: Es hat zu wenige der Partien analysiert.</translation>
    </message>
    <message>
        <source>%1 is not used: it did not improve accuracy on held-out players.</source>
        <translation>%1 wird nicht verwendet: Es hat die Genauigkeit bei zurückgehaltenen Spielern nicht verbessert.</translation>
    </message>
    <message>
        <source>%1 is not used: this network was calibrated without such an engine.</source>
        <translation>%1 wird nicht verwendet: Dieses Netz wurde ohne eine solche Engine kalibriert.</translation>
    </message>
    <message>
        <source>%1 is not used: this network was calibrated with %2, another version.</source>
        <translation>%1 wird nicht verwendet: Dieses Netz wurde mit %2 kalibriert, einer anderen Version.</translation>
    </message>
    <message>
        <source>%1 is not used: this network was calibrated with other settings or files (%2; here %3).</source>
        <translation>%1 wird nicht verwendet: Dieses Netz wurde mit anderen Einstellungen oder Dateien kalibriert (%2; hier %3).</translation>
    </message>
    <message>
        <source>Ranks of %1 cannot be converted to %2, so the network&apos;s own ranks are shown.</source>
        <translation>Ränge von %1 lassen sich nicht in solche von %2 umrechnen; deshalb werden die eigenen Ränge des Netzes gezeigt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 could not analyse %n games (the first: %2).</source>
        <translation>
            <numerusform>%1 konnte %n Partie nicht analysieren (%2).</numerusform>
            <numerusform>%1 konnte %n Partien nicht analysieren (die erste: %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This estimate uses only games on %1, because each board size has its own ranks (%n games left out).</source>
        <translation>
            <numerusform>Diese Schätzung nutzt nur Partien auf %1, weil jede Brettgröße eigene Ränge hat (%n Partie ausgelassen).</numerusform>
            <numerusform>Diese Schätzung nutzt nur Partien auf %1, weil jede Brettgröße eigene Ränge hat (%n Partien ausgelassen).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games against Evenmatch do not count (%n games).</source>
        <translation>
            <numerusform>Partien gegen Evenmatch zählen nicht (%n Partie).</numerusform>
            <numerusform>Partien gegen Evenmatch zählen nicht (%n Partien).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unfinished games do not count (%n games).</source>
        <translation>
            <numerusform>Unbeendete Partien zählen nicht (%n Partie).</numerusform>
            <numerusform>Unbeendete Partien zählen nicht (%n Partien).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games of fewer than %1 moves do not count (%n games).</source>
        <translation>
            <numerusform>Partien mit weniger als %1 Zügen zählen nicht (%n Partie).</numerusform>
            <numerusform>Partien mit weniger als %1 Zügen zählen nicht (%n Partien).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the chosen games are used (%n games left out).</source>
        <translation>
            <numerusform>Nur die ausgewählten Partien werden verwendet (%n Partie ausgelassen).</numerusform>
            <numerusform>Nur die ausgewählten Partien werden verwendet (%n Partien ausgelassen).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were found more than once and count once.</source>
        <translation>
            <numerusform>%n Partie wurde mehrfach gefunden und zählt einmal.</numerusform>
            <numerusform>%n Partien wurden mehrfach gefunden und zählen einmal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games with the same player on both sides do not count (%n games).</source>
        <translation>
            <numerusform>Partien mit demselben Spieler auf beiden Seiten zählen nicht (%n Partie).</numerusform>
            <numerusform>Partien mit demselben Spieler auf beiden Seiten zählen nicht (%n Partien).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Move %1: %2 instead of %3</source>
        <translation>Zug %1: %2 statt %3</translation>
    </message>
    <message>
        <source>The tutor made no comments on this game.</source>
        <translation>Der Tutor hat in dieser Partie nichts angemerkt.</translation>
    </message>
    <message>
        <source>Moments to remember:</source>
        <translation>Stellen zum Merken:</translation>
    </message>
    <message>
        <source>Choose your name on the Games page to turn such moments into cards.</source>
        <translation>Wähle auf der Seite „Partien“ deinen Namen, damit solche Stellen zu Karten werden.</translation>
    </message>
    <message>
        <source>The tutor has no comment.</source>
        <translation>Der Tutor hat nichts anzumerken.</translation>
    </message>
    <message>
        <source>The tutor is watching.</source>
        <translation>Der Tutor sieht zu.</translation>
    </message>
    <message>
        <source>Players of %1 rarely play %2 here.</source>
        <translation>Spieler mit %1 spielen hier selten %2.</translation>
    </message>
    <message>
        <source>Those with a clear answer will appear as cards on the Learn page.</source>
        <translation>Die mit einer klaren Antwort erscheinen als Karten auf der Seite „Lernen“.</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>Tutor: %1</source>
        <translation>Tutor: %1</translation>
    </message>
    <message>
        <source>The tutor is analysing your move…</source>
        <translation>Der Tutor prüft deinen Zug…</translation>
    </message>
</context>
<context>
    <name>TeachingCard</name>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Tutor comments</source>
        <translation>Tutor kommentiert</translation>
    </message>
    <message>
        <source>Show the position on the board</source>
        <translation>Die Stellung auf dem Brett zeigen</translation>
    </message>
    <message>
        <source>What was better?</source>
        <translation>Was war besser?</translation>
    </message>
    <message>
        <source>Hints for the position before your move: an area, then some moves, then one move</source>
        <translation>In der Stellung vor deinem Zug: erst ein Bereich, dann einige Züge, dann ein Zug</translation>
    </message>
    <message>
        <source>Return to the position before your move, or play on</source>
        <translation>Zurück zur Stellung vor deinem Zug; oder einfach weiterspielen</translation>
    </message>
    <message>
        <source>Comments on moves that Review marks as mistakes</source>
        <translation>Kommentiert Züge, die der Rückblick als Fehler kennzeichnet</translation>
    </message>
</context>
<context>
    <name>TreePage</name>
    <message>
        <source>How the search plays at this rank</source>
        <translation>So spielt die Suche auf diesem Rang</translation>
    </message>
    <message>
        <source>Opponent&apos;s rank</source>
        <translation>Rang des Gegners</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation>Simulationen</translation>
    </message>
    <message>
        <source>%1 simulations</source>
        <translation>%1 Simulationen</translation>
    </message>
    <message>
        <source>At this rank</source>
        <translation>Auf diesem Rang</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Volle Stärke</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Loading the network…</source>
        <translation>Das Netz wird geladen…</translation>
    </message>
    <message>
        <source>The game is over here. Go back to search.</source>
        <translation>Hier ist die Partie zu Ende. Gehe zurück, um zu suchen.</translation>
    </message>
    <message>
        <source>This network has no rank profile, so only the full-strength search is shown.</source>
        <translation>Dieses Netz hat kein Rangprofil; daher erscheint nur die Suche mit voller Stärke.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Neu suchen</translation>
    </message>
    <message>
        <source>%1 % of the visits</source>
        <translation>%1 % der Besuche</translation>
    </message>
    <message>
        <source>At full strength the search plays &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>Mit voller Stärke spielt die Suche &lt;b&gt;%1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>At this rank and at full strength, the search plays &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>Auf diesem Rang und mit voller Stärke spielt die Suche &lt;b&gt;%1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source> Choose a move to see its continuations.</source>
        <translation> Wähle einen Zug, um seine Fortsetzungen zu sehen.</translation>
    </message>
    <message>
        <source>Export the search</source>
        <translation>Suche exportieren</translation>
    </message>
    <message>
        <source> search.json</source>
        <translation> Suche.json</translation>
    </message>
    <message>
        <source>JSON (*.json);;Graphviz (*.dot);;Picture (*.svg)</source>
        <translation>JSON (*.json);;Graphviz (*.dot);;Bild (*.svg)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>at full strength:</source>
        <translation>mit voller Stärke:</translation>
    </message>
    <message>
        <source>This is the search that plays as an opponent of this rank. β̄ is the mean strength score after a move, δ its distance from the rank&apos;s own.</source>
        <translation>So sucht ein Gegner auf diesem Rang. β̄ ist der mittlere Stärkewert nach einem Zug, δ sein Abstand von dem des Rangs.</translation>
    </message>
    <message>
        <source>The search of an opponent at this rank, with β̄ and δ at every node, or the search of the network at full strength.</source>
        <translation>Die Suche eines Gegners auf diesem Rang mit β̄ und δ an jedem Knoten oder die Suche des Netzes mit voller Stärke.</translation>
    </message>
    <message>
        <source>Which search</source>
        <translation>Welche Suche</translation>
    </message>
    <message>
        <source>The opponent&apos;s search</source>
        <translation>Suche des Gegners</translation>
    </message>
    <message>
        <source>SE-MCTS</source>
        <translation>SE-MCTS</translation>
    </message>
    <message>
        <source>This is SE-MCTS at this rank. β̄ is the mean strength score after a move, δ its distance from the rank&apos;s own, which steers the search.</source>
        <translation>Dies ist SE-MCTS auf diesem Rang. β̄ ist der mittlere Stärkewert nach einem Zug, δ sein Abstand vom Wert des Rangs; δ steuert die Suche.</translation>
    </message>
    <message>
        <source>Same as the opponent</source>
        <translation>Wie der Gegner</translation>
    </message>
    <message>
        <source>Opponents choose moves by the policy of their rank. SE-MCTS is the published search, steered by δ.</source>
        <translation>Gegner wählen Züge nach der Zugverteilung ihres Rangs. SE-MCTS ist die veröffentlichte Suche, die δ steuert.</translation>
    </message>
    <message>
        <source>At %1, the search prefers &lt;b&gt;%2&lt;/b&gt;; at full strength it plays &lt;b&gt;%3&lt;/b&gt;.</source>
        <translation>Auf Rang %1 bevorzugt die Suche &lt;b&gt;%2&lt;/b&gt;; mit voller Stärke spielt sie &lt;b&gt;%3&lt;/b&gt;.</translation>
    </message>
</context>
<context>
    <name>TreeSearch</name>
    <message>
        <source>Searching</source>
        <translation>Suche läuft</translation>
    </message>
</context>
<context>
    <name>TypedMove</name>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 spielt %2</translation>
    </message>
    <message>
        <source>%1: %2 from %3 to %4</source>
        <translation>%1: %2 von %3 nach %4</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Evenmatch made no move in this game.</source>
        <translation>Evenmatch hat in dieser Partie keinen Zug gemacht.</translation>
    </message>
    <message>
        <source>%1 of Evenmatch&apos;s %2 moves (%3 %) are chosen by at least one in ten players of its rank, %4.</source>
        <translation>%1 der %2 Züge von Evenmatch (%3 %) wählt mindestens jeder zehnte Spieler seines Rangs, %4.</translation>
    </message>
    <message>
        <source>The same holds for %1 of your %2 moves (%3 %).</source>
        <translation>Dasselbe gilt für %1 deiner %2 Züge (%3 %).</translation>
    </message>
    <message>
        <source>Too few moves to compare them with people&apos;s.</source>
        <translation>Zu wenige Züge, um sie mit denen von Menschen zu vergleichen.</translation>
    </message>
</context>
<context>
    <name>Verified</name>
    <message>
        <source>Ranks as on %1 (%2 to %3) and in the %4 (%5 and weaker). Tested on samples of %6 games by held-out players of one rank: %7 % got the exact rank, %8 % were within one rank.</source>
        <translation>Ränge wie auf %1 (%2 bis %3) und in der %4 (%5 und schwächer). Getestet an Stichproben von %6 Partien zurückgehaltener Spieler eines Rangs: %7 % bekamen genau den Rang, %8 % lagen höchstens einen Rang daneben.</translation>
    </message>
    <message>
        <source>Tested on samples of %1 games by held-out %2 players of one rank: %3 % were placed in the right %4-point band, %5 % within one band. From a single game, the %6 % interval was right for %7 % of %8 players.</source>
        <translation>Getestet an Stichproben von %1 Partien zurückgehaltener Spieler eines Rangs auf %2: %3 % wurden dem richtigen Band von %4 Punkten zugeordnet, %5 % lagen höchstens ein Band daneben. Aus einer einzigen Partie stimmte das %6-%-Intervall bei %7 % von %8 Spielern.</translation>
    </message>
    <message>
        <source>The strength of its opponents has not been measured.</source>
        <translation>Die Stärke seiner Gegner wurde nicht gemessen.</translation>
    </message>
    <message>
        <source>Its opponents&apos; ranks are closer together than people&apos;s ranks.</source>
        <translation>Die Ränge seiner Gegner liegen näher beieinander als die von Menschen.</translation>
    </message>
    <message>
        <source>The strength of its opponents was tuned in matches against %1 and %2. Each rank shows its measured strength.</source>
        <translation>Die Stärke seiner Gegner wurde in Wettkämpfen gegen %1 und %2 abgestimmt. Jeder Rang zeigt seine gemessene Stärke.</translation>
    </message>
    <message>
        <source>%1 dan</source>
        <translation>%1. Dan</translation>
    </message>
    <message>
        <source>%1 kyu</source>
        <translation>%1. Kyu</translation>
    </message>
</context>
<context>
    <name>WhoAmICard</name>
    <message>
        <source>That is me</source>
        <translation>Das bin ich</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>Namen suchen</translation>
    </message>
    <message>
        <source>Possible names</source>
        <translation>Mögliche Namen</translation>
    </message>
    <message numerus="yes">
        <source>Are you %1? This name occurs in %n games.</source>
        <translation>
            <numerusform>Bist du %1? Dieser Name kommt in %n Partie vor.</numerusform>
            <numerusform>Bist du %1? Dieser Name kommt in %n Partien vor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which player are you? Choose your name to estimate your rank.</source>
        <translation>Welcher Spieler bist du? Wähle deinen Namen, um deinen Rang zu schätzen.</translation>
    </message>
    <message>
        <source>You are %1.</source>
        <translation>Du bist %1.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>Jemand anders…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>dein Name</translation>
    </message>
    <message>
        <source>%1&apos;s games are those with the tag “%1”. You can choose names, too.</source>
        <translation>Partien von %1 sind die mit dem Schlagwort „%1“. Du kannst auch Namen auswählen.</translation>
    </message>
    <message>
        <source>%1&apos;s games are those of %2, and those with the tag “%1”.</source>
        <translation>Partien von %1 sind die von %2 und die mit dem Schlagwort „%1“.</translation>
    </message>
    <message>
        <source>“You” means %1 here.</source>
        <translation>Mit „du“ ist hier %1 gemeint.</translation>
    </message>
    <message>
        <source>the names of %1</source>
        <translation>Namen von %1</translation>
    </message>
</context>
<context>
    <name>Whose</name>
    <message>
        <source>A student with this name already exists.</source>
        <translation>Es gibt schon einen Schüler mit diesem Namen.</translation>
    </message>
    <message>
        <source>A student or a tag with this name already exists.</source>
        <translation>Es gibt schon einen Schüler oder ein Schlagwort mit diesem Namen.</translation>
    </message>
</context>
<context>
    <name>WhoseBox</name>
    <message>
        <source>Name of the student</source>
        <translation>Name des Schülers</translation>
    </message>
    <message>
        <source>The name is also the tag of the student&apos;s games. You can give it to games in the list on the Games page.</source>
        <translation>Der Name ist auch das Schlagwort für die Partien des Schülers. Auf der Seite „Partien“ kannst du es Partien geben.</translation>
    </message>
    <message>
        <source>Add a student</source>
        <translation>Schüler hinzufügen</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Whose rank and cards</source>
        <translation>Wessen Rang und Karten</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>Schüler</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Games, tags and cards are kept. They come back when you add a student with this name</source>
        <translation>Partien, Schlagwörter und Karten bleiben erhalten. Sie kommen zurück, wenn du einen Schüler mit diesem Namen hinzufügst</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Ich</translation>
    </message>
</context>
<context>
    <name>lab</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>running, %1 %</source>
        <translation>läuft, %1 %</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>kurz</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>sample of %1</source>
        <translation>Stichprobe %1</translation>
    </message>
    <message>
        <source>network %1</source>
        <translation>Netz %1</translation>
    </message>
    <message>
        <source>games of %1</source>
        <translation>Partien aus %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>Strength in search iterations</source>
        <translation>Ein Spieler in Iterationen</translation>
    </message>
    <message>
        <source>Finds the number of iterations with which plain Monte Carlo tree search scores 50 % against a player: one number for the strength of any player in any game.</source>
        <translation>Findet die Zahl der Iterationen, mit der die einfache Monte-Carlo-Baumsuche gegen einen Spieler 50 % erzielt: eine Zahl für die Stärke jedes Spielers in jedem Spiel.</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>Ein Wettkampf</translation>
    </message>
    <message>
        <source>Two players play games from varied openings and swap colours. The result is their difference in Elo.</source>
        <translation>Zwei Spieler spielen Partien aus verschiedenen Eröffnungen und wechseln die Farben. Das Ergebnis ist ihr Elo-Unterschied.</translation>
    </message>
    <message>
        <source>Ranks estimated from games</source>
        <translation>Ränge, aus Partien geschätzt</translation>
    </message>
    <message>
        <source>How often the rank of held-out players is estimated correctly, by number of games.</source>
        <translation>Wie oft der Rang unbekannter Partien richtig geschätzt wird, nach Zahl der Partien.</translation>
    </message>
    <message>
        <source>Ranks estimated from parts of games</source>
        <translation>Ränge, aus Teilen von Partien geschätzt</translation>
    </message>
    <message>
        <source>How often the estimate is correct from the first moves, the last moves, or one move of each game.</source>
        <translation>Wie oft die Schätzung aus den ersten Zügen, den letzten Zügen oder einem Zug jeder Partie stimmt.</translation>
    </message>
    <message>
        <source>Ranks never seen in training</source>
        <translation>Ränge, die im Training nicht vorkamen</translation>
    </message>
    <message>
        <source>Whether a network trained on two or three ranks orders the others, too.</source>
        <translation>Ob ein mit zwei oder drei Rängen trainiertes Netz auch die anderen ordnet.</translation>
    </message>
    <message>
        <source>Win rate of the ranks</source>
        <translation>Gewinnquote der Ränge</translation>
    </message>
    <message>
        <source>How often each of this program&apos;s ranks beats the middle one.</source>
        <translation>Wie oft jeder Rang dieses Programms den mittleren schlägt.</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Rundenturnier</translation>
    </message>
    <message>
        <source>Ratings of two methods of adjusting strength, at five ranks each.</source>
        <translation>Wertungen zweier Verfahren, die Stärke anzupassen, bei je fünf Rängen.</translation>
    </message>
    <message>
        <source>Moves like people&apos;s</source>
        <translation>Züge wie von Menschen</translation>
    </message>
    <message>
        <source>How often each kind of search chooses the human&apos;s move.</source>
        <translation>Wie oft jede Art von Suche den Zug des Menschen wählt.</translation>
    </message>
    <message>
        <source>Strength index and Elo</source>
        <translation>Stärkeindex und Elo</translation>
    </message>
    <message>
        <source>How much Elo the strength index z is worth, with a linear and a logistic fit.</source>
        <translation>Wie viel Elo der Stärkeindex z wert ist, mit einer linearen und einer logistischen Anpassung.</translation>
    </message>
    <message>
        <source>The bound of the strength index</source>
        <translation>Die Schranke des Stärkeindex</translation>
    </message>
    <message>
        <source>Checks that no move allowed by the strength index is worse than its proof permits.</source>
        <translation>Prüft, dass kein Zug, den der Stärkeindex zulässt, schlechter ist, als sein Beweis erlaubt.</translation>
    </message>
    <message>
        <source>Adapting between games</source>
        <translation>Anpassung zwischen Partien</translation>
    </message>
    <message>
        <source>Whether a player that adapts after every game reaches the strength of five fixed opponents.</source>
        <translation>Ob ein Spieler, der sich nach jeder Partie anpasst, die Stärke von fünf festen Gegnern erreicht.</translation>
    </message>
    <message>
        <source>Adapting within a game</source>
        <translation>Anpassung innerhalb einer Partie</translation>
    </message>
    <message>
        <source>Whether uneven pairs become more even when one player adapts during the game.</source>
        <translation>Ob ungleiche Paare ausgeglichener werden, wenn ein Spieler sich während der Partie anpasst.</translation>
    </message>
    <message>
        <source>Ranks by the meta-model</source>
        <translation>Ränge mit dem Metamodell</translation>
    </message>
    <message>
        <source>How much the estimate improves when policies of all levels and losses are combined.</source>
        <translation>Wie viel besser die Schätzung wird, wenn die Zugverteilungen aller Stufen und die Verluste kombiniert werden.</translation>
    </message>
    <message>
        <source>What the meta-model needs</source>
        <translation>Was das Metamodell braucht</translation>
    </message>
    <message>
        <source>Accuracy of the estimate without some of its features.</source>
        <translation>Genauigkeit der Schätzung ohne einige ihrer Merkmale.</translation>
    </message>
    <message>
        <source>Ranks of players</source>
        <translation>Ränge von Spielern</translation>
    </message>
    <message>
        <source>Accuracy of the estimate when all games are of one player.</source>
        <translation>Genauigkeit der Schätzung, wenn alle Partien von einem Spieler sind.</translation>
    </message>
    <message>
        <source>Which levels distinguish which ranks</source>
        <translation>Welche Stufen welche Ränge unterscheiden</translation>
    </message>
    <message>
        <source>Iterations of known players</source>
        <translation>Iterationen bekannter Spieler</translation>
    </message>
    <message>
        <source>Measures players with known iterations to check the method, in three games.</source>
        <translation>Misst Spieler mit bekannter Iterationszahl, um das Verfahren zu prüfen, in drei Spielen.</translation>
    </message>
    <message>
        <source>Iterations of simple players</source>
        <translation>Iterationen einfacher Spieler</translation>
    </message>
    <message>
        <source>Measures random, heuristic and alpha-beta players in iterations, in three games.</source>
        <translation>Misst zufällige, heuristische und Alpha-Beta-Spieler in Iterationen, in drei Spielen.</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Schach</translation>
    </message>
    <message>
        <source>Go 19×19</source>
        <translation>Go 19×19</translation>
    </message>
    <message>
        <source>Go 9×9</source>
        <translation>Go 9×9</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Vier gewinnt</translation>
    </message>
    <message>
        <source>Awari</source>
        <translation>Awari</translation>
    </message>
    <message>
        <source>Othello 6×6</source>
        <translation>Othello 6×6</translation>
    </message>
    <message>
        <source>When a match is even</source>
        <translation>Wann ein Wettkampf ausgeglichen ist</translation>
    </message>
    <message>
        <source>Compares the difference of wins with TrueSkill on simulated matches.</source>
        <translation>Vergleicht den Unterschied der Siege mit TrueSkill an simulierten Wettkämpfen.</translation>
    </message>
    <message>
        <source>Iterations between given bounds</source>
        <translation>Iterationen zwischen gegebenen Grenzen</translation>
    </message>
    <message>
        <source>Measures players with known iterations between given bounds, in three games.</source>
        <translation>Misst Spieler mit bekannter Iterationszahl zwischen gegebenen Grenzen, in drei Spielen.</translation>
    </message>
    <message>
        <source>Features for one player&apos;s rank</source>
        <translation>Merkmale für den Rang eines Spielers</translation>
    </message>
    <message>
        <source>Accuracy of the estimate for one player without some of the features.</source>
        <translation>Genauigkeit der Schätzung für einen Spieler ohne einige der Merkmale.</translation>
    </message>
    <message>
        <source>Strength move by move</source>
        <translation>Stärke Zug um Zug</translation>
    </message>
    <message>
        <source>Mean strength score of every rank at each move of a game.</source>
        <translation>Mittlerer Stärkewert jedes Rangs bei jedem Zug einer Partie.</translation>
    </message>
    <message>
        <source>Differences between players of one rank</source>
        <translation>Unterschiede zwischen Spielern eines Rangs</translation>
    </message>
    <message>
        <source>Compares the spread of one player&apos;s games with games of anyone of that rank.</source>
        <translation>Vergleicht die Streuung der Partien eines Spielers mit Partien beliebiger Spieler dieses Rangs.</translation>
    </message>
    <message>
        <source>Two levels combined</source>
        <translation>Zwei Stufen kombiniert</translation>
    </message>
    <message>
        <source>How often the estimate is correct with the policy of one level, of another, and of both.</source>
        <translation>Wie oft die Schätzung mit einer nachahmenden Zugverteilung, einer anderen und beiden stimmt.</translation>
    </message>
    <message>
        <source>Losses by move number</source>
        <translation>Verluste nach Zugnummer</translation>
    </message>
    <message>
        <source>Mean loss of moves at each point of a game.</source>
        <translation>Mittlerer Verlust der Züge an jeder Stelle einer Partie.</translation>
    </message>
    <message>
        <source>%1 simulations per move</source>
        <translation>%1 Simulationen je Zug</translation>
    </message>
    <message>
        <source>For neighbouring ranks: the level whose policy distinguishes them best, and how well.</source>
        <translation>Für benachbarte Ränge: die Stufe, deren Zugverteilung sie am besten unterscheidet, und wie gut.</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>Abbildungen</translation>
    </message>
    <message>
        <source>section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>heuristic</source>
        <translation>Heuristik</translation>
    </message>
    <message>
        <source>random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>words and numbers of: tables 1 and 2</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>machine</name>
    <message numerus="yes">
        <source>%1, %n threads</source>
        <translation>
            <numerusform>%1, %n Thread</numerusform>
            <numerusform>%1, %n Threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Play Go and chess.</source>
        <translation>Go und Schach spielen.</translation>
    </message>
    <message>
        <source>Write a picture of the window and exit.</source>
        <translation>Ein Bild des Fensters schreiben und beenden.</translation>
    </message>
    <message>
        <source>The page in the picture: play, review, tree, games, learn, lab or engines.</source>
        <translation>Die Seite auf dem Bild: play, review, tree, games, learn, lab oder engines.</translation>
    </message>
    <message>
        <source>The picture&apos;s theme: light or dark.</source>
        <translation>Das Farbschema des Bildes: light oder dark.</translation>
    </message>
    <message>
        <source>Pixels for each point of the picture, 0.5 to 4.</source>
        <translation>Pixel je Punkt des Bildes, 0.5 bis 4.</translation>
    </message>
    <message>
        <source>Size of the pictured window.</source>
        <translation>Größe des Fensters auf dem Bild.</translation>
    </message>
    <message>
        <source>A folder with a game in progress to continue.</source>
        <translation>Ein Ordner mit einer laufenden Partie, die fortgesetzt wird.</translation>
    </message>
    <message>
        <source>The move in the picture.</source>
        <translation>Der Zug auf dem Bild.</translation>
    </message>
    <message>
        <source>The library in the picture.</source>
        <translation>Die Sammlung auf dem Bild.</translation>
    </message>
    <message>
        <source>Maximum time that the picture waits for running work, in seconds.</source>
        <translation>Wie lange das Bild höchstens auf laufende Arbeit wartet, in Sekunden.</translation>
    </message>
    <message>
        <source>Play, review and import the files, print the longest pause of the window&apos;s thread, and exit.</source>
        <translation>Mit den Dateien spielen, sie analysieren und importieren, die längste Pause des Fenster-Threads ausgeben und beenden.</translation>
    </message>
    <message>
        <source>Beside the board: welcome, new, new-chess, settings, keys, about; on the Games page: rank; on the Lab page: measure.</source>
        <translation>Neben dem Brett: welcome, new, new-chess, settings, keys, about; auf der Seite Partien: rank; auf der Seite Labor: measure.</translation>
    </message>
    <message>
        <source>The player of the library whose rank is in the picture.</source>
        <translation>Der Spieler der Sammlung, dessen Rang im Bild ist.</translation>
    </message>
    <message>
        <source>A game to open. Several games, or a folder, are imported.</source>
        <translation>Eine Partie zum Öffnen. Mehrere Partien oder ein Ordner werden importiert.</translation>
    </message>
    <message>
        <source>Print the version and the bundled networks.</source>
        <translation>Version und mitgelieferte Netze ausgeben.</translation>
    </message>
    <message>
        <source>--theme must be light or dark, not “%1”</source>
        <translation>--theme muss light oder dark sein, nicht „%1“</translation>
    </message>
    <message>
        <source>--size must be WIDTHxHEIGHT, from 320x240 to 8000x8000</source>
        <translation>--size muss BREITExHÖHE sein, von 320x240 bis 8000x8000</translation>
    </message>
    <message>
        <source>Language of the window: en, de, ja, ko, zh_CN or zh_TW.</source>
        <translation>Sprache des Fensters: en, de, ja, ko, zh_CN oder zh_TW.</translation>
    </message>
    <message>
        <source>Evenmatch is already running, but it does not respond. Close it, then start it again.</source>
        <translation>Evenmatch läuft bereits, antwortet aber nicht. Schließe es und starte es dann erneut.</translation>
    </message>
    <message>
        <source>Evenmatch is running on the computer %1, which shares your folder. Close it there. If it ended in a crash, delete %2.</source>
        <translation>Evenmatch läuft auf dem Computer %1, der denselben Ordner benutzt. Schließe es dort. Wenn es abgestürzt ist, lösche %2.</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>markiert</translation>
    </message>
    <message>
        <source>%1 %, %2</source>
        <translation>%1 %, %2</translation>
    </message>
    <message>
        <source>β %1</source>
        <translation>β %1</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>loses %1 points</source>
        <translation>verliert %1 Punkte</translation>
    </message>
    <message>
        <source>loses %1 %</source>
        <translation>verliert %1 %</translation>
    </message>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
    <message>
        <source>Black&apos;s, %1 %</source>
        <translation>gehört Schwarz, %1 %</translation>
    </message>
    <message>
        <source>White&apos;s, %1 %</source>
        <translation>gehört Weiß, %1 %</translation>
    </message>
</context>
<context>
    <name>ranks</name>
    <message>
        <source>%1 dan</source>
        <translation>%1. Dan</translation>
    </message>
    <message>
        <source>%1 kyu</source>
        <translation>%1. Kyu</translation>
    </message>
    <message>
        <source>%1 dan professional</source>
        <translation>%1. Dan Profi</translation>
    </message>
    <message>
        <source>among the strongest amateurs</source>
        <translation>einer der stärksten Amateure</translation>
    </message>
    <message>
        <source>wins club tournaments, reads deeply</source>
        <translation>gewinnt Vereinsturniere, liest tief</translation>
    </message>
    <message>
        <source>an experienced club player</source>
        <translation>ein erfahrener Vereinsspieler</translation>
    </message>
    <message>
        <source>a solid club player</source>
        <translation>ein solider Vereinsspieler</translation>
    </message>
    <message>
        <source>reads fights well, loses through bad shape</source>
        <translation>liest Kämpfe gut, verliert durch schlechte Form</translation>
    </message>
    <message>
        <source>knows the basic shapes, misses some of them</source>
        <translation>kennt die Grundformen, übersieht manche</translation>
    </message>
    <message>
        <source>has played a few dozen games</source>
        <translation>hat einige Dutzend Partien gespielt</translation>
    </message>
    <message>
        <source>a master online</source>
        <translation>ein Meister im Online-Schach</translation>
    </message>
    <message>
        <source>rarely blunders</source>
        <translation>macht selten grobe Fehler</translation>
    </message>
    <message>
        <source>a very strong club player</source>
        <translation>ein sehr starker Vereinsspieler</translation>
    </message>
    <message>
        <source>a strong club player</source>
        <translation>ein starker Vereinsspieler</translation>
    </message>
    <message>
        <source>a good club player</source>
        <translation>ein guter Vereinsspieler</translation>
    </message>
    <message>
        <source>sees two-move tactics</source>
        <translation>sieht Taktik über zwei Züge</translation>
    </message>
    <message>
        <source>sees simple threats, often leaves pieces hanging</source>
        <translation>sieht einfache Drohungen, lässt oft Figuren hängen</translation>
    </message>
    <message>
        <source>knows the rules and likes to attack</source>
        <translation>kennt die Regeln und greift gern an</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 % of %2</source>
        <translation>%1 % (%2)</translation>
    </message>
    <message>
        <source>1 dan</source>
        <translation>1. Dan</translation>
    </message>
    <message>
        <source>1 dan professional</source>
        <translation>1. Dan Profi</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>β %1</source>
        <translation>β %1</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>grober Fehler</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 leads by %2</source>
        <translation>%1 führt mit %2</translation>
    </message>
    <message>
        <source>%1&apos;s winning chances: %2 %</source>
        <translation>Gewinnchancen von %1: %2 %</translation>
    </message>
    <message>
        <source>Move %1, %2 %3: %5, loses %4</source>
        <translation>Zug %1, %2 %3: %5, verliert %4</translation>
    </message>
    <message>
        <source>fewer than 0.1 %</source>
        <translation>weniger als 0,1 %</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Move %1, %2 %3: unusual, played by %4 of %5</source>
        <translation>Zug %1, %2 %3: ungewöhnlich, von %4 der Spieler mit %5 gespielt</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>middle game</source>
        <translation>Mittelspiel</translation>
    </message>
    <message>
        <source>endgame</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>After the last move</source>
        <translation>Nach dem letzten Zug</translation>
    </message>
    <message>
        <source>quality %1</source>
        <translation>Qualität %1</translation>
    </message>
    <message>
        <source>largest mistakes</source>
        <translation>größte Fehler</translation>
    </message>
    <message>
        <source>unusual for the rank</source>
        <translation>ungewöhnlich für den Rang</translation>
    </message>
    <message>
        <source>%1’s lead</source>
        <translation>Vorsprung von %1</translation>
    </message>
    <message>
        <source>%1’s winning chances, %</source>
        <translation>Gewinnchancen von %1, %</translation>
    </message>
    <message>
        <source>players at %1 lose %2 here on average</source>
        <translation>Spieler mit %1 verlieren hier im Mittel %2</translation>
    </message>
    <message>
        <source>%1: %2. Best: %3</source>
        <translation>%1: %2. Am besten: %3</translation>
    </message>
    <message>
        <source> (%1 in the file)</source>
        <translation> (%1 in der Datei)</translation>
    </message>
    <message>
        <source>lost %1 (%2)</source>
        <translation>Verlust %1 (%2)</translation>
    </message>
    <message>
        <source>%1, depth %2</source>
        <translation>%1, Tiefe %2</translation>
    </message>
    <message>
        <source>file: %1</source>
        <translation>Datei: %1</translation>
    </message>
    <message>
        <source>%1 mates in %2</source>
        <translation>%1 setzt in %2 Zügen matt</translation>
    </message>
    <message>
        <source>%1 pawns for White</source>
        <translation>%1 Bauern für Weiß</translation>
    </message>
    <message>
        <source>brilliant</source>
        <translation>brillant</translation>
    </message>
    <message>
        <source>Move %1, %2 %3: brilliant, the only good move, found by %4 of %5</source>
        <translation>Zug %1, %2 %3: brillant, der einzige gute Zug, von %4 der Spieler mit %5 gefunden</translation>
    </message>
</context>
</TS>
