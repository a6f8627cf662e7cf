<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AccountDialog</name>
    <message>
        <source>This is me: the name becomes one of mine</source>
        <translation>Das bin ich: Der Name wird einer von meinen</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Holen</translation>
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
        <source>All; or since a day, as 2024-05-31</source>
        <translation>Alle; oder seit einem Tag, wie 2024-05-31</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>&amp;Server</translation>
    </message>
    <message>
        <source>&amp;Name there</source>
        <translation>&amp;Name dort</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partien</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Arten</translation>
    </message>
    <message>
        <source>Besides</source>
        <translation>Außerdem</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>What is being fetched goes on; it can be stopped in the status line</source>
        <translation>Was gerade geholt wird, läuft weiter; in der Statuszeile lässt es sich anhalten</translation>
    </message>
    <message>
        <source>The day is written as 2024-05-31.</source>
        <translation>Der Tag wird wie 2024-05-31 geschrieben.</translation>
    </message>
    <message>
        <source>Choose at least one kind of games.</source>
        <translation>Wähle mindestens eine Art von Partien.</translation>
    </message>
    <message>
        <source>Write the account&apos;s name first.</source>
        <translation>Schreibe zuerst den Namen des Kontos.</translation>
    </message>
    <message>
        <source>Asking %1…</source>
        <translation>%1 wird gefragt…</translation>
    </message>
    <message>
        <source>Nobody but %1 is asked, and only when you press Fetch. Sent are the name, which games are wanted (kinds, days, numbers) and “%2” as the program that asks: no cookie, no key, nothing else.</source>
        <translation>Gefragt wird nur %1, und erst, wenn du auf Holen drückst. Gesendet werden der Name, welche Partien gewünscht sind (Arten, Tage, Nummern), und „%2“ als das Programm, das fragt: kein Cookie, kein Schlüssel, sonst nichts.</translation>
    </message>
    <message>
        <source>Stopped; what is here stays, and Fetch goes on from there.</source>
        <translation>Angehalten; was da ist, bleibt, und Holen macht dort weiter.</translation>
    </message>
    <message numerus="yes">
        <source>%n games that you did not ask for were left out.</source>
        <translation>
            <numerusform>%n Partie, die nicht gewünscht war, blieb weg.</numerusform>
            <numerusform>%n Partien, die nicht gewünscht waren, blieben weg.</numerusform>
        </translation>
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
        <source>%1 gives no answer: %2</source>
        <translation>%1 antwortet nicht: %2</translation>
    </message>
    <message>
        <source>%1 knows nobody of this name</source>
        <translation>%1 kennt niemanden dieses Namens</translation>
    </message>
    <message>
        <source>%1 shows no game at this address</source>
        <translation>%1 zeigt unter dieser Adresse keine Partie</translation>
    </message>
    <message>
        <source>%1 says no (%2)</source>
        <translation>%1 lehnt ab (%2)</translation>
    </message>
    <message>
        <source>%1 wants to be asked later; what is here stays, try again in an hour</source>
        <translation>%1 will später gefragt werden; was da ist, bleibt, versuche es in einer Stunde wieder</translation>
    </message>
    <message>
        <source>%1 answers something else than games: %2</source>
        <translation>%1 antwortet etwas anderes als Partien: %2</translation>
    </message>
    <message>
        <source>the connection to %1 broke; what is here stays, fetching again goes on from there: %2</source>
        <translation>die Verbindung zu %1 ist abgebrochen; was da ist, bleibt, erneutes Holen macht dort weiter: %2</translation>
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
        <source>Nobody but %1 is asked. Sent are the number of the game, %2, and “%3” as the program that asks.</source>
        <translation>Gefragt wird nur %1. Gesendet werden die Nummer der Partie, %2, und „%3“ als das Programm, das fragt.</translation>
    </message>
    <message>
        <source>The address of a game on lichess.org or online-go.com. chess.com gives games by account only: Games, Import, From an account.</source>
        <translation>Die Adresse einer Partie auf lichess.org oder online-go.com. chess.com gibt Partien nur über ein Konto her: Partien, Importieren, Von einem Konto.</translation>
    </message>
    <message>
        <source>Asking %1…</source>
        <translation>%1 wird gefragt…</translation>
    </message>
    <message>
        <source>Fetching a game</source>
        <translation>Eine Partie wird geholt</translation>
    </message>
</context>
<context>
    <name>BetaBands</name>
    <message>
        <source>How strong your moves look, by move number</source>
        <translation>Wie stark deine Züge aussehen, nach Zugnummer</translation>
    </message>
    <message>
        <source>Moves %1 to %2</source>
        <translation>Züge %1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>β %1 from %n moves of yours</source>
        <translation>
            <numerusform>β %1 aus %n Zug von dir</numerusform>
            <numerusform>β %1 aus %n Zügen von dir</numerusform>
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
    <name>BoardPage</name>
    <message>
        <source>This game goes on: its moves are made on the Play page.</source>
        <translation>Diese Partie läuft noch: ihre Züge werden auf der Seite „Spielen“ gemacht.</translation>
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
        <source>What they would play: moves, and how often players of each rank choose them, in percent</source>
        <translation>Was sie spielen würden: Züge, und wie oft Spieler jedes Rangs sie wählen, in Prozent</translation>
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
    <name>CardLesson</name>
    <message>
        <source>More cards are being made of your games…</source>
        <translation>Aus deinen Partien entstehen noch Karten…</translation>
    </message>
    <message>
        <source>That was the session.</source>
        <translation>Das war die Übung.</translation>
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
        <source>It was one of the quiet ones.</source>
        <translation>Es war eine der ruhigen Stellungen.</translation>
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
        <source>Play it on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>%1 of %2 were right when they first came.</source>
        <translation>%1 von %2 waren beim ersten Mal richtig.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 missed.</source>
        <translation>%1: %2 von %3 verfehlt.</translation>
    </message>
    <message>
        <source>What was missed comes again: next time, then after 3 and after 10 days.</source>
        <translation>Was verfehlt wurde, kommt wieder: beim nächsten Mal, dann nach 3 und nach 10 Tagen.</translation>
    </message>
    <message>
        <source>An answer to a card could not be kept: %1.</source>
        <translation>Eine Antwort auf eine Karte konnte nicht behalten werden: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n answers could not be kept: %1.</source>
        <translation>
            <numerusform>Eine Antwort konnte nicht behalten werden: %1.</numerusform>
            <numerusform>%n Antworten konnten nicht behalten werden: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Try to keep them again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>From one of your games. Is there something to find here, or is any sensible move fine?</source>
        <translation>Aus einer deiner Partien. Gibt es hier etwas zu finden, oder ist jeder vernünftige Zug gut?</translation>
    </message>
    <message>
        <source>There is something to find</source>
        <translation>Es gibt etwas zu finden</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier aufhören</translation>
    </message>
    <message>
        <source>There is something to find here.</source>
        <translation>Hier gibt es etwas zu finden.</translation>
    </message>
    <message>
        <source>Your try: %1</source>
        <translation>Dein Versuch: %1</translation>
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
</context>
<context>
    <name>CliProcess</name>
    <message>
        <source>evenmatch-lab is not there; it belongs beside this program</source>
        <translation>evenmatch-lab ist nicht da; es gehört neben dieses Programm</translation>
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
        <source>Thinks for</source>
        <translation>Denkt</translation>
    </message>
    <message>
        <source>For each move, where the game has no clock</source>
        <translation>Für jeden Zug, wo die Partie keine Uhr hat</translation>
    </message>
    <message>
        <source>%1 s a move</source>
        <translation>%1 s je Zug</translation>
    </message>
    <message>
        <source>No Go program is known yet. Install GNU Go, or add one on the Engines page: any that speaks GTP.</source>
        <translation>Noch ist kein Go-Programm bekannt. Installiere GNU Go oder füge auf der Seite Engines eines hinzu: jedes, das GTP spricht.</translation>
    </message>
    <message>
        <source>No chess program is known yet. Install Stockfish, or add one on the Engines page: any that speaks UCI.</source>
        <translation>Noch ist kein Schachprogramm bekannt. Installiere Stockfish oder füge auf der Seite Engines eines hinzu: jedes, das UCI spricht.</translation>
    </message>
    <message>
        <source>Asking it how strong it can play…</source>
        <translation>Es wird gefragt, wie stark es spielen kann…</translation>
    </message>
    <message>
        <source>It does not work: %1.</source>
        <translation>Es funktioniert nicht: %1.</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>It plays as strong as it can.</source>
        <translation>Es spielt so stark, wie es kann.</translation>
    </message>
    <message>
        <source>Its own figure for how strong it is, among engines; people&apos;s ratings are others.</source>
        <translation>Seine eigene Angabe, wie stark es unter Programmen ist; Wertungen von Menschen sind andere.</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation>Engine hinzufügen…</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keines</translation>
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
        <source>One network for each game plays at a rank, finds your rank and reviews your games. All runs on this machine: %1.</source>
        <translation>Je ein Netz pro Spiel spielt auf einem Rang, bestimmt deinen Rang und bespricht deine Partien. Alles läuft auf diesem Rechner: %1.</translation>
    </message>
    <message>
        <source>Threads for the networks</source>
        <translation>Threads für die Netze</translation>
    </message>
    <message>
        <source>How many computations go on at the same time. Fewer leave more of the machine to other programs; answers take longer.</source>
        <translation>Wie viele Berechnungen gleichzeitig laufen. Weniger lassen anderen Programmen mehr vom Rechner; Antworten dauern länger.</translation>
    </message>
    <message>
        <source>Automatic (%1)</source>
        <translation>Automatisch (%1)</translation>
    </message>
    <message>
        <source>What the networks compute on</source>
        <translation>Worauf die Netze rechnen</translation>
    </message>
    <message>
        <source>Holds for Evenmatch&apos;s own networks; Maia&apos;s and Leela&apos;s compute on the processor.</source>
        <translation>Gilt für die eigenen Netze von Evenmatch; die von Maia und Leela rechnen auf dem Prozessor.</translation>
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
        <source>Compute on</source>
        <translation>Rechnen auf</translation>
    </message>
    <message>
        <source>LibTorch finds no GPU with CUDA, so the processor computes.</source>
        <translation>LibTorch findet keine GPU mit CUDA, also rechnet der Prozessor.</translation>
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
        <source>this is not a game file that Evenmatch reads</source>
        <translation>das ist keine Partiedatei, die Evenmatch liest</translation>
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
        <source>there is no game here</source>
        <translation>hier ist keine Partie</translation>
    </message>
    <message>
        <source>this game is not one that Evenmatch knows: %1</source>
        <translation>dieses Spiel kennt Evenmatch nicht: %1</translation>
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
        <source>this value makes no sense: %1</source>
        <translation>dieser Wert ergibt keinen Sinn: %1</translation>
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
        <translation>ein anderes Programm benutzt die Sammlung</translation>
    </message>
    <message>
        <source>the library could not do this: %1</source>
        <translation>die Sammlung konnte dies nicht ausführen: %1</translation>
    </message>
    <message>
        <source>this is not a network that Evenmatch reads: %1</source>
        <translation>das ist kein Netz, das Evenmatch liest: %1</translation>
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
        <source>the engine gives no answer: %1</source>
        <translation>die Engine antwortet nicht: %1</translation>
    </message>
    <message>
        <source>the engine has ended: %1</source>
        <translation>die Engine hat sich beendet: %1</translation>
    </message>
    <message>
        <source>the engine refuses: %1</source>
        <translation>die Engine lehnt ab: %1</translation>
    </message>
    <message>
        <source>the engine&apos;s answer makes no sense: %1</source>
        <translation>die Antwort der Engine ergibt keinen Sinn: %1</translation>
    </message>
    <message>
        <source>this is not a valid choice: %1</source>
        <translation>das ist keine gültige Wahl: %1</translation>
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
    <name>ExternalEnginesCard</name>
    <message>
        <source>Other programs</source>
        <translation>Andere Programme</translation>
    </message>
    <message>
        <source>Go programs that speak GTP and chess programs that speak UCI. They run on this machine as you would start them in a terminal.</source>
        <translation>Go-Programme, die GTP sprechen, und Schachprogramme, die UCI sprechen. Sie laufen auf diesem Rechner so, wie man sie in einem Terminal startet.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the program</source>
        <translation>Name des Programms</translation>
    </message>
    <message>
        <source>Command, such as gnugo --mode gtp</source>
        <translation>Befehl, etwa gnugo --mode gtp</translation>
    </message>
    <message>
        <source>Command that starts the program</source>
        <translation>Befehl, der das Programm startet</translation>
    </message>
    <message>
        <source>What the program speaks</source>
        <translation>Was das Programm spricht</translation>
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
        <source>Starts it and asks for a move</source>
        <translation>Startet es und fragt nach einem Zug</translation>
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
        <source>Starting it…</source>
        <translation>Wird gestartet…</translation>
    </message>
    <message>
        <source>Testing %1</source>
        <translation>%1 wird getestet</translation>
    </message>
    <message>
        <source>✓ %1 answered %2 after %3 s.</source>
        <translation>✓ %1 hat nach %3 s mit %2 geantwortet.</translation>
    </message>
    <message>
        <source>✕ It does not work: %1.</source>
        <translation>✕ Es funktioniert nicht: %1.</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 hinzugefügt</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 entfernt</translation>
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
        <source>worst seen</source>
        <translation>schlechtester gesehener</translation>
    </message>
    <message>
        <source>place on the rank scale</source>
        <translation>Platz auf der Rangskala</translation>
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
        <source>moves made as the human made them (%)</source>
        <translation>Züge wie die des Menschen (%)</translation>
    </message>
    <message>
        <source>%1, %2: iterations of UCT that play it even</source>
        <translation>%1, %2: Iterationen von UCT, die gleich stark spielen</translation>
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
        <source>Iterations, match after match</source>
        <translation>Iterationen, Wettkampf für Wettkampf</translation>
    </message>
    <message>
        <source>%1 games a step, %2 trials, balanced by %3, seed %4; the paper: 10 trials of 1000 games</source>
        <translation>%1 Partien je Schritt, %2 Versuche, ausgeglichen nach %3, Startwert %4; die Arbeit: 10 Versuche mit 1000 Partien</translation>
    </message>
    <message>
        <source>UCT measured by itself</source>
        <translation>UCT an sich selbst gemessen</translation>
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
        <source>Iterations of UCT that play it even, balanced by %1</source>
        <translation>Gleich starke Iterationen von UCT, ausgeglichen nach %1</translation>
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
        <source>Scores of the first against the second</source>
        <translation>Punkte des Ersten gegen den Zweiten</translation>
    </message>
    <message>
        <source>%1, network %2 (%3), %4 simulations a move, one leaf at a time, seed %5</source>
        <translation>%1, Netz %2 (%3), %4 Simulationen je Zug, ein Blatt auf einmal, Startwert %5</translation>
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
        <source>error of the logistic</source>
        <translation>Fehler der logistischen Kurve</translation>
    </message>
    <message>
        <source>The weakest move that may be chosen, ln(N / N_max)</source>
        <translation>Der schwächste wählbare Zug, ln(N / N_max)</translation>
    </message>
    <message>
        <source>Moves that may be chosen and lie beyond ln R_th</source>
        <translation>Wählbare Züge jenseits von ln R_th</translation>
    </message>
    <message>
        <source>How far below the best a move may be</source>
        <translation>Wie weit ein Zug unter dem besten liegen darf</translation>
    </message>
    <message>
        <source>Score of %1 in the second half of its games</source>
        <translation>Punkte von %1 in der zweiten Hälfte seiner Partien</translation>
    </message>
    <message>
        <source>Mean %1 in the second half; paper: the opponent&apos;s</source>
        <translation>Mittleres %1 in der zweiten Hälfte; Arbeit: das des Gegners</translation>
    </message>
    <message>
        <source>Following five opponents: %1</source>
        <translation>Fünf Gegnern folgend: %1</translation>
    </message>
    <message>
        <source>a strength index that follows</source>
        <translation>ein folgender Stärkeindex</translation>
    </message>
    <message>
        <source>&quot;match me&quot;</source>
        <translation>„Folge mir“</translation>
    </message>
    <message>
        <source>Score of a player of fixed strength</source>
        <translation>Punkte eines Spielers fester Stärke</translation>
    </message>
    <message>
        <source>Score of the same player when it follows within the game</source>
        <translation>Punkte desselben Spielers, wenn er in der Partie folgt</translation>
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
        <source>Side by side, %1 games of one player: right</source>
        <translation>Nebeneinander, %1 Partien eines Spielers: richtig</translation>
    </message>
    <message>
        <source>Side by side, %1 games of anyone: right</source>
        <translation>Nebeneinander, %1 Partien beliebiger Spieler: richtig</translation>
    </message>
    <message>
        <source>Correlation of what is said of one game with the rank, given value and result, within settings</source>
        <translation>Korrelation der Aussage über eine Partie mit dem Rang, bei gegebenem Wert und Ergebnis, innerhalb der Bedingungen</translation>
    </message>
    <message>
        <source>The level that tells each two neighbours apart best on candidates: a side of the stronger rank has more of it</source>
        <translation>Die Stufe, die je zwei Nachbarn an den Kandidaten am besten trennt: eine Seite des stärkeren Rangs hat mehr davon</translation>
    </message>
    <message>
        <source>%1: a side of the stronger rank has more of it</source>
        <translation>%1: eine Seite des stärkeren Rangs hat mehr davon</translation>
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
        <source>Which levels tell neighbours apart</source>
        <translation>Welche Stufen Nachbarn trennen</translation>
    </message>
    <message>
        <source>%1: at most one rank off, by number of games</source>
        <translation>%1: höchstens einen Rang daneben, nach Zahl der Partien</translation>
    </message>
    <message>
        <source>%1: right, by number of games</source>
        <translation>%1: richtig, nach Zahl der Partien</translation>
    </message>
    <message>
        <source>%1: at most one rank off after %2 games</source>
        <translation>%1: höchstens einen Rang daneben nach %2 Partien</translation>
    </message>
    <message>
        <source>%1: right after %2 games</source>
        <translation>%1: richtig nach %2 Partien</translation>
    </message>
    <message>
        <source>%1: at most one rank off</source>
        <translation>%1: höchstens einen Rang daneben</translation>
    </message>
    <message>
        <source>Right after %1 game</source>
        <translation>Richtig nach %1 Partie</translation>
    </message>
    <message>
        <source>Right after %1 games</source>
        <translation>Richtig nach %1 Partien</translation>
    </message>
    <message>
        <source>Ranks that are right</source>
        <translation>Richtige Ränge</translation>
    </message>
    <message>
        <source>Ranks that are right, by what may be seen</source>
        <translation>Richtige Ränge, je nachdem, was zu sehen ist</translation>
    </message>
    <message>
        <source>Ranks that are right, where only some were learnt</source>
        <translation>Richtige Ränge, wo nur einige gelernt wurden</translation>
    </message>
    <message>
        <source>Ranks that were never seen, after 20 games</source>
        <translation>Nie gesehene Ränge, nach 20 Partien</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Side by side, %1</source>
        <translation>Nebeneinander, %1</translation>
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
        <source>ours, likelihood</source>
        <translation>unseres, Likelihood</translation>
    </message>
    <message>
        <source>(source alone)</source>
        <translation>(nur die Quelle)</translation>
    </message>
    <message>
        <source>(setting alone)</source>
        <translation>(nur die Bedingungen)</translation>
    </message>
    <message>
        <source>%1, paper</source>
        <translation>%1, Arbeit</translation>
    </message>
    <message>
        <source>Trees, rounded as published</source>
        <translation>Bäume, gerundet wie veröffentlicht</translation>
    </message>
    <message>
        <source>Trees, nearest of the ranks&apos; means</source>
        <translation>Bäume, nächstes Rangmittel</translation>
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
        <source>Trees, rounded as published, games of anyone of the rank</source>
        <translation>Bäume, gerundet wie veröffentlicht, Partien beliebiger Spieler des Rangs</translation>
    </message>
    <message>
        <source>Likelihood of the ranks&apos; policies, games of one player</source>
        <translation>Likelihood der Zugverteilungen der Ränge, Partien eines Spielers</translation>
    </message>
    <message>
        <source>Games of one player and of many</source>
        <translation>Partien eines Spielers und vieler</translation>
    </message>
    <message>
        <source>games of anyone</source>
        <translation>Partien beliebiger Spieler</translation>
    </message>
    <message>
        <source>of one player</source>
        <translation>eines Spielers</translation>
    </message>
    <message>
        <source>of one, likelihood</source>
        <translation>eines Spielers, Likelihood</translation>
    </message>
    <message>
        <source>(of one, source alone)</source>
        <translation>(eines Spielers, nur die Quelle)</translation>
    </message>
    <message>
        <source>What each kind of feature brings</source>
        <translation>Was jede Art von Merkmal bringt</translation>
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
        <source>What sees no move, fitted on every rank</source>
        <translation>Was keinen Zug sieht, an allen Rängen angepasst</translation>
    </message>
    <message>
        <source>taught %1 ranks</source>
        <translation>%1 Ränge gelehrt</translation>
    </message>
    <message>
        <source>every rank</source>
        <translation>jeder Rang</translation>
    </message>
    <message>
        <source>%1 ranks</source>
        <translation>%1 Ränge</translation>
    </message>
    <message>
        <source>%1, at most one rank off</source>
        <translation>%1, höchstens einen Rang daneben</translation>
    </message>
    <message>
        <source>%1, right</source>
        <translation>%1, richtig</translation>
    </message>
    <message>
        <source>%1, linear</source>
        <translation>%1, linear</translation>
    </message>
    <message>
        <source>All ranks together</source>
        <translation>Alle Ränge zusammen</translation>
    </message>
    <message>
        <source>Moves like the human&apos;s</source>
        <translation>Züge wie die des Menschen</translation>
    </message>
    <message>
        <source>%1, by rank</source>
        <translation>%1, nach Rang</translation>
    </message>
    <message>
        <source>ours, rank</source>
        <translation>unseres, Rang</translation>
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
        <source>Expected rating under z at R_th = 0.1, of the hypothesis that strength is a power of the visits</source>
        <translation>Erwartete Wertung unter z bei R_th = 0.1, wenn Stärke eine Potenz der Besuche ist</translation>
    </message>
    <message>
        <source>Mean z at the end of a game, steps of %1</source>
        <translation>Mittleres z am Ende einer Partie, Schritte von %1</translation>
    </message>
    <message>
        <source>Moves that may be chosen in a position, by R_th</source>
        <translation>Züge, die in einer Stellung gewählt werden können, nach R_th</translation>
    </message>
    <message>
        <source>R_th = 0.1; Elo against z = 0, as in the paper&apos;s games; its Table 1 then sets z = ∞ to 0</source>
        <translation>R_th = 0.1; Elo gegen z = 0, wie in den Partien der Arbeit; ihre Tabelle 1 setzt dann z = ∞ auf 0</translation>
    </message>
    <message>
        <source>Score of z = 0, which follows nobody</source>
        <translation>Punkte von z = 0, das niemandem folgt</translation>
    </message>
    <message>
        <source>Score when z follows within the game by steps of %1</source>
        <translation>Punkte, wenn z innerhalb der Partie in Schritten von %1 folgt</translation>
    </message>
    <message>
        <source>Standard deviation of z at the end of a game, steps of %1</source>
        <translation>Standardabweichung von z am Ende einer Partie, Schritte von %1</translation>
    </message>
    <message>
        <source>Strength index of the search itself, were the paper&apos;s Elo ours</source>
        <translation>Stärkeindex der Suche selbst, wären die Elo der Arbeit unsere</translation>
    </message>
    <message>
        <source>following by %1</source>
        <translation>folgt um %1</translation>
    </message>
    <message>
        <source>range measured</source>
        <translation>gemessener Umfang</translation>
    </message>
    <message>
        <source>β alone, games of one player</source>
        <translation>β allein, Partien eines Spielers</translation>
    </message>
    <message>
        <source>β alone, games of anyone of the rank</source>
        <translation>β allein, Partien beliebiger Spieler des Rangs</translation>
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
        <source>UCT measured by itself, bounds given</source>
        <translation>UCT an sich selbst gemessen, Grenzen gegeben</translation>
    </message>
    <message>
        <source>Difference of the winning rates</source>
        <translation>Unterschied der Gewinnraten</translation>
    </message>
    <message>
        <source>TrueSkill&apos;s match quality</source>
        <translation>Ausgeglichenheit nach TrueSkill</translation>
    </message>
    <message>
        <source>chance that nobody wins</source>
        <translation>Wahrscheinlichkeit, dass niemand gewinnt</translation>
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
        <source>How likely the moves of each rank are to a level&apos;s policy</source>
        <translation>Wie wahrscheinlich die Züge jedes Rangs nach der Zugverteilung einer Stufe sind</translation>
    </message>
    <message>
        <source>geometric mean of the priors</source>
        <translation>geometrisches Mittel der Vorwahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>policy of %1</source>
        <translation>Zugverteilung von %1</translation>
    </message>
    <message>
        <source>%1: right, by rank</source>
        <translation>%1: richtig, nach Rang</translation>
    </message>
    <message>
        <source>%1: at most one rank off, by rank</source>
        <translation>%1: höchstens einen Rang daneben, nach Rang</translation>
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
        <source>Elo that follows from the visits: mean distance, over z from -2 to 2</source>
        <translation>Elo, die aus den Besuchen folgen: mittlerer Abstand, z von -2 bis 2</translation>
    </message>
    <message>
        <source>from a logistic</source>
        <translation>von einer logistischen Kurve</translation>
    </message>
    <message>
        <source>Elo that follows from the visits</source>
        <translation>Elo, die aus den Besuchen folgen</translation>
    </message>
    <message>
        <source>Elo against z = ∞</source>
        <translation>Elo gegen z = ∞</translation>
    </message>
    <message>
        <source>from what was measured</source>
        <translation>vom Gemessenen</translation>
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
        <translation>β̄ jedes Ranges, über alle Züge</translation>
    </message>
    <message>
        <source>How far apart the strongest and the weakest rank are, by moves of the game</source>
        <translation>Wie weit der stärkste und der schwächste Rang auseinanderliegen, nach Zügen der Partie</translation>
    </message>
    <message>
        <source>moves %1 to %2</source>
        <translation>Züge %1 bis %2</translation>
    </message>
    <message>
        <source>β̄ of every rank at every move, plain means</source>
        <translation>β̄ jedes Ranges bei jedem Zug, einfache Mittel</translation>
    </message>
    <message>
        <source>β̄ of every rank at every move, as opponents are steered by it</source>
        <translation>β̄ jedes Ranges bei jedem Zug, wie Gegner danach gelenkt werden</translation>
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
        <source>taken for</source>
        <translation>gehalten für</translation>
    </message>
    <message>
        <source>rank, % of its draws</source>
        <translation>Rang, % seiner Ziehungen</translation>
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
        <source>Where moves lose most, ply</source>
        <translation>Wo Züge am meisten verlieren, Halbzug</translation>
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
        <source>logarithm of the odds</source>
        <translation>Logarithmus der Chancen</translation>
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
        <source>%1: what ranks are taken for, %2 games of one player</source>
        <translation>%1: wofür Ränge gehalten werden, %2 Partien eines Spielers</translation>
    </message>
    <message>
        <source>%1: what ranks are taken for, %2 game</source>
        <translation>%1: wofür Ränge gehalten werden, %2 Partie</translation>
    </message>
    <message>
        <source>%1: what ranks are taken for, %2 games</source>
        <translation>%1: wofür Ränge gehalten werden, %2 Partien</translation>
    </message>
    <message>
        <source>mean β</source>
        <translation>mittleres β</translation>
    </message>
    <message>
        <source>geometric mean of the priors of %1</source>
        <translation>geometrisches Mittel der Vorwahrscheinlichkeiten von %1</translation>
    </message>
    <message>
        <source>Neighbouring ranks whose boxes overlap</source>
        <translation>Benachbarte Ränge, deren Kästen sich überschneiden</translation>
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
</context>
<context>
    <name>FindingsModel</name>
    <message>
        <source>Ours</source>
        <translation>Unsere</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Arbeit</translation>
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
    <name>GameDocument</name>
    <message>
        <source>%1; what comes before is kept</source>
        <translation>%1; was davor steht, bleibt erhalten</translation>
    </message>
    <message>
        <source>The clipboard holds no game: %1. Copy SGF, PGN or FEN text first.</source>
        <translation>In der Zwischenablage ist keine Partie: %1. Kopiere zuerst Text in SGF, PGN oder FEN.</translation>
    </message>
    <message>
        <source>%1. The present game is not saved and stays at the board; save it to another place first.</source>
        <translation>%1. Die aktuelle Partie ist nicht gespeichert und bleibt auf dem Brett; speichern Sie sie zuerst an einem anderen Ort.</translation>
    </message>
    <message>
        <source>The last start failed with your game, so Evenmatch starts without it. The game is in %1.</source>
        <translation>Der letzte Start mit Ihrer Partie ist fehlgeschlagen, daher startet Evenmatch ohne sie. Die Partie liegt in %1.</translation>
    </message>
    <message>
        <source>Your unsaved game was moved to File, Open recent.</source>
        <translation>Ihre ungespeicherte Partie liegt jetzt unter Datei, Zuletzt geöffnet.</translation>
    </message>
    <message>
        <source>%1. Choose another place with Save As.</source>
        <translation>%1. „Speichern unter“ erlaubt einen anderen Ort.</translation>
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
        <source>What you think of this move</source>
        <translation>Was du von diesem Zug hältst</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Bewerten</translation>
    </message>
    <message>
        <source>no judgement</source>
        <translation>keine Bewertung</translation>
    </message>
    <message>
        <source>very good</source>
        <translation>sehr gut</translation>
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
        <source>doubtful</source>
        <translation>zweifelhaft</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>schlecht</translation>
    </message>
    <message>
        <source>very bad</source>
        <translation>sehr schlecht</translation>
    </message>
    <message>
        <source>No comment on this move yet.</source>
        <translation>Noch kein Kommentar zu diesem Zug.</translation>
    </message>
    <message>
        <source>Worth a look</source>
        <translation>Einen Blick wert</translation>
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
        <source>The position stands for the third time, or 50 moves passed without capture or pawn move</source>
        <translation>Die Stellung steht zum dritten Mal da, oder es gab 50 Züge ohne Schlagen und ohne Bauernzug</translation>
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
        <source>Click stones that are dead, or alive again.</source>
        <translation>Klicke auf Steine, die tot sind oder doch leben.</translation>
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
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>To the end</source>
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
        <source>First where to look, then some moves, then one</source>
        <translation>Erst eine Gegend, dann einige Züge, dann einer</translation>
    </message>
    <message>
        <source>Offer a draw, or take the one that was offered</source>
        <translation>Remis anbieten oder das angebotene annehmen</translation>
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
        <source>matches you</source>
        <translation>so stark wie du</translation>
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
        <source>All that was played or tried in this game, as a tree</source>
        <translation>Alles, was in dieser Partie gespielt oder probiert wurde, als Baum</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 denkt nach…</translation>
    </message>
    <message>
        <source>%1 is coming: the network loads…</source>
        <translation>%1 kommt gleich: Das Netz wird geladen…</translation>
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
        <source>A new game that begins with this position</source>
        <translation>Eine neue Partie, die mit dieser Stellung beginnt</translation>
    </message>
    <message>
        <source>matches you: %1 now</source>
        <translation>passt sich an: jetzt %1</translation>
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
        <source>too few moves</source>
        <translation>zu wenige Züge</translation>
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
        <source>Rank in the record</source>
        <translation>Rang im Spielbericht</translation>
    </message>
    <message>
        <source>This game looks like</source>
        <translation>Diese Partie sieht aus wie</translation>
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
        <source>The moves that cost most</source>
        <translation>Die teuersten Züge</translation>
    </message>
    <message>
        <source>No move cost much.</source>
        <translation>Kein Zug kostete viel.</translation>
    </message>
    <message>
        <source>cost %1 (%2)</source>
        <translation>kostet %1 (%2)</translation>
    </message>
    <message>
        <source>before it: %1</source>
        <translation>davor: %1</translation>
    </message>
    <message>
        <source>it is what %1 plays most often here, too (%2 %)</source>
        <translation>%1 spielt hier auch meistens so (%2 %)</translation>
    </message>
    <message>
        <source>%1 most often plays %2 here (%3 %)</source>
        <translation>%1 spielt hier meistens %2 (%3 %)</translation>
    </message>
    <message>
        <source>The position before move %1</source>
        <translation>Die Stellung vor Zug %1</translation>
    </message>
    <message>
        <source>Moves unlike their player&apos;s rank</source>
        <translation>Züge, die nicht zum Rang passen</translation>
    </message>
    <message>
        <source>Points a move cost</source>
        <translation>Punkte, die ein Zug kostete</translation>
    </message>
    <message>
        <source>% a move cost</source>
        <translation>%, die ein Zug kostete</translation>
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
        <source>β is the strength score of a move, computed by the network %1. Each band holds the middle half of the players of one rank. A rank from a single game is rough, as its interval shows.</source>
        <translation>β ist der Stärkewert eines Zuges, berechnet vom Netz %1. Jedes Band enthält die mittlere Hälfte der Spieler eines Rangs. Ein Rang aus einer einzigen Partie ist grob, wie sein Intervall zeigt.</translation>
    </message>
    <message>
        <source>Nobody was asked what the moves cost.</source>
        <translation>Niemand wurde gefragt, was die Züge kosten.</translation>
    </message>
    <message>
        <source>What moves cost is said by %1.</source>
        <translation>Was Züge kosten, sagt %1.</translation>
    </message>
    <message>
        <source>not known from one game</source>
        <translation>aus einer Partie nicht zu sagen</translation>
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
        <translation>Die Partie ist zu Ende; ein paar Züge zurück lassen sich andere Züge ausprobieren.</translation>
    </message>
    <message>
        <source>Resigning ends a game that goes on; go to its last move first.</source>
        <translation>Aufgeben beendet eine laufende Partie; gehe zuerst zu ihrem letzten Zug.</translation>
    </message>
    <message>
        <source>This game goes on at its last move. “Play from here” starts another from this position.</source>
        <translation>Diese Partie geht bei ihrem letzten Zug weiter. „Ab hier spielen“ beginnt eine andere mit dieser Stellung.</translation>
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
        <source>judgement</source>
        <translation>Bewertung</translation>
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
        <source>The moves of the game stay. What was added to it can be deleted.</source>
        <translation>Die Züge der Partie bleiben. Was hinzugefügt wurde, lässt sich löschen.</translation>
    </message>
    <message>
        <source>deletion</source>
        <translation>Löschung</translation>
    </message>
</context>
<context>
    <name>GameTerms</name>
    <message>
        <source>Takes a human&apos;s time</source>
        <translation>Nimmt sich Zeit wie ein Mensch</translation>
    </message>
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
        <source>Stones that Black gets before White&apos;s first move</source>
        <translation>Steine, die Schwarz vor dem ersten Zug von Weiß bekommt</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Points that White gets for moving second</source>
        <translation>Punkte, die Weiß dafür bekommt, als Zweiter zu ziehen</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>Anfangsstellung</translation>
    </message>
    <message>
        <source>Number of the starting position; 518 is the usual one</source>
        <translation>Nummer der Anfangsstellung; 518 ist die gewöhnliche</translation>
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
        <source>Time added each move</source>
        <translation>Zeitzugabe je Zug</translation>
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
        <source>Byo-yomi: when the main time is gone, each move has a period of its own</source>
        <translation>Byo-yomi: Ist die Bedenkzeit vorbei, hat jeder Zug eine eigene Periode</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Sekunden je Zug</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Perioden</translation>
    </message>
    <message>
        <source>Evenmatch waits before its moves about as long as a human would think</source>
        <translation>Evenmatch wartet vor seinen Zügen etwa so lange, wie ein Mensch nachdenken würde</translation>
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
        <source>%1 min + %2 s a move</source>
        <translation>%1 min + %2 s je Zug</translation>
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
        <source>So many stones make players of your two ranks even; who gets them plays Black</source>
        <translation>So viele Steine gleichen eure beiden Ränge aus; wer sie bekommt, spielt Schwarz</translation>
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
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>Suggested: %n stones for the opponent</source>
        <translation>
            <numerusform>Vorschlag: %n Stein für den Gegner</numerusform>
            <numerusform>Vorschlag: %n Steine für den Gegner</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameTreeView</name>
    <message>
        <source>Variations</source>
        <translation>Varianten</translation>
    </message>
    <message numerus="yes">
        <source>one of %n moves here</source>
        <translation>
            <numerusform>einer von %n Zügen hier</numerusform>
            <numerusform>einer von %n Zügen hier</numerusform>
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
        <source>%1 and what follows it were deleted.</source>
        <translation>%1 und was darauf folgt wurde gelöscht.</translation>
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
        <source>The variation took the place of the line that it left.</source>
        <translation>Die Variante steht nun anstelle der Fortsetzung, von der sie abzweigte.</translation>
    </message>
    <message>
        <source>Make it the &amp;main line</source>
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
        <source>Make this line the &amp;game itself</source>
        <translation>Diese Variante zur &amp;Partie selbst machen</translation>
    </message>
    <message>
        <source>The game itself has changed: this line is the game now, what it was is a variation.</source>
        <translation>Die Partie selbst ist geändert: diese Variante ist jetzt die Partie, was sie war, ist eine Variante.</translation>
    </message>
</context>
<context>
    <name>GamesFilterBar</name>
    <message>
        <source>A year, or a day as 2024-05-31</source>
        <translation>Ein Jahr, oder ein Tag wie 2024-05-31</translation>
    </message>
    <message>
        <source>Only mine</source>
        <translation>Nur meine</translation>
    </message>
    <message>
        <source>Games of the players that are you</source>
        <translation>Partien der Spieler, die du bist</translation>
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
        <source>Shows the games in the trash instead</source>
        <translation>Zeigt stattdessen die Partien im Papierkorb</translation>
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
        <source>Only games of %1; press to show those of all</source>
        <translation>Nur Partien von %1; drücken zeigt die von allen</translation>
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
        <source>With the position</source>
        <translation>Mit der Stellung</translation>
    </message>
    <message>
        <source>Only games that come to the position; press to show all</source>
        <translation>Nur Partien, die zu der Stellung kommen; drücken zeigt alle</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Search players, events, places, openings</source>
        <translation>Spieler, Turniere, Orte, Eröffnungen suchen</translation>
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
        <source>No game fits. Take a condition away, or look for something else.</source>
        <translation>Keine Partie passt. Nimm eine Bedingung weg oder suche nach etwas anderem.</translation>
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
        <source>Games (*.sgf *.pgn *.gib *.ngf *.ugi *.ugf *.gz *.zst *.bz2 *.zip);;All files (*)</source>
        <translation>Partien (*.sgf *.pgn *.gib *.ngf *.ugi *.ugf *.gz *.zst *.bz2 *.zip);;Alle Dateien (*)</translation>
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
        <source>Undone: %1.</source>
        <translation>Rückgängig gemacht: %1.</translation>
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
        <source>%n games are back.</source>
        <translation>
            <numerusform>%n Partie ist zurück.</numerusform>
            <numerusform>%n Partien sind zurück.</numerusform>
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
        <source>&amp;Take out of the trash</source>
        <translation>Aus dem Papierkorb &amp;holen</translation>
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
        <source>New tag, then Enter</source>
        <translation>Neues Schlagwort, dann Eingabe</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Neues Schlagwort</translation>
    </message>
    <message numerus="yes">
        <source>%n games have the tag “%1” now.</source>
        <translation>
            <numerusform>%n Partie hat jetzt das Schlagwort „%1“.</numerusform>
            <numerusform>%n Partien haben jetzt das Schlagwort „%1“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games lost the tag “%1”.</source>
        <translation>
            <numerusform>%n Partie verlor das Schlagwort „%1“.</numerusform>
            <numerusform>%n Partien verloren das Schlagwort „%1“.</numerusform>
        </translation>
    </message>
    <message>
        <source>A click sorts; the right button chooses columns</source>
        <translation>Ein Klick sortiert; die rechte Taste wählt Spalten</translation>
    </message>
    <message>
        <source>moving games to the trash</source>
        <translation>Partien in den Papierkorb</translation>
    </message>
    <message>
        <source>taking games out of the trash</source>
        <translation>Partien aus dem Papierkorb</translation>
    </message>
    <message numerus="yes">
        <source>%n games are on the clipboard.</source>
        <translation>
            <numerusform>%n Partie ist in der Zwischenablage.</numerusform>
            <numerusform>%n Partien sind in der Zwischenablage.</numerusform>
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
        <source>Written to %1.</source>
        <translation>Geschrieben nach %1.</translation>
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
        <source>tag “%1” taken away</source>
        <translation>Schlagwort „%1“ entfernt</translation>
    </message>
    <message>
        <source>Play on from where it was lost</source>
        <translation>Weiterspielen, wo sie verloren ging</translation>
    </message>
    <message>
        <source>Nobody lost this game.</source>
        <translation>Diese Partie hat niemand verloren.</translation>
    </message>
    <message>
        <source>Play on from where it was &amp;lost</source>
        <translation>Weiterspielen, wo sie ver&amp;loren ging</translation>
    </message>
    <message>
        <source>Col&amp;umns</source>
        <translation>Spa&amp;lten</translation>
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
        <source>seki, counts for nobody</source>
        <translation>Seki, zählt für niemanden</translation>
    </message>
    <message>
        <source>nobody&apos;s point</source>
        <translation>neutraler Punkt</translation>
    </message>
</context>
<context>
    <name>GuessRun</name>
    <message>
        <source>%1 of %2 guesses were the move that was played.</source>
        <translation>%1 von %2 Tipps waren der gespielte Zug.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Your guesses look like %1.</source>
        <translation>Deine Tipps sehen aus wie %1.</translation>
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
        <source>What was played here?</source>
        <translation>Was wurde hier gespielt?</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Suche…</translation>
    </message>
    <message>
        <source>Skip this move</source>
        <translation>Diesen Zug überspringen</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier aufhören</translation>
    </message>
    <message>
        <source>Yes, %1 was played.</source>
        <translation>Ja, %1 wurde gespielt.</translation>
    </message>
    <message>
        <source>%1 was played.</source>
        <translation>%1 wurde gespielt.</translation>
    </message>
    <message>
        <source>%1 is played by %2.</source>
        <translation>%1 spielen %2.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Your guesses fit players of most ranks.</source>
        <translation>Deine Tipps passen zu Spielern der meisten Ränge.</translation>
    </message>
    <message>
        <source>%1 % of %2</source>
        <translation>%1 % von %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Move %1: %2 is played by %3; %4, which was played, by %5.</source>
        <translation>Zug %1: %2 spielen %3; %4, was gespielt wurde, %5.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>The network is still loading; ask again in a moment.</source>
        <translation>Das Netz wird noch geladen; frage gleich noch einmal.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>Passen</translation>
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
        <source>Looking…</source>
        <translation>Wird gesucht…</translation>
    </message>
    <message>
        <source>One of these: %1.</source>
        <translation>Einer von diesen: %1.</translation>
    </message>
    <message>
        <source>A rank above you would play %1.</source>
        <translation>Ein Rang über dir würde %1 spielen.</translation>
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
        <translation>in der Gegend, um die es geht</translation>
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
</context>
<context>
    <name>ImportProblemsModel</name>
    <message>
        <source>%1; what comes before is kept</source>
        <translation>%1; was davor steht, bleibt erhalten</translation>
    </message>
    <message>
        <source>%1 · what comes before is kept</source>
        <translation>%1 · was davor steht, bleibt erhalten</translation>
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
        <source>%n were there already</source>
        <translation>
            <numerusform>%n war schon da</numerusform>
            <numerusform>%n waren schon da</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n read up to a mistake in them</source>
        <translation>
            <numerusform>%n bis zu einem Fehler darin gelesen</numerusform>
            <numerusform>%n bis zu einem Fehler darin gelesen</numerusform>
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
        <source>%1. Stopped; import again for the rest.</source>
        <translation>%1. Angehalten; ein neuer Import holt den Rest.</translation>
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
        <source>A line for each, with the whole path</source>
        <translation>Eine Zeile je Eintrag, mit dem ganzen Pfad</translation>
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
        <source>one move back, on</source>
        <translation>einen Zug zurück, vor</translation>
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
        <source>variation before, next</source>
        <translation>vorige, nächste Variante</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>to the start, to the end</source>
        <translation>zum Anfang, zum Ende</translation>
    </message>
    <message>
        <source>Page Up, Down</source>
        <translation>Bild auf, ab</translation>
    </message>
    <message>
        <source>game before, next game of the file</source>
        <translation>vorige, nächste Partie der Datei</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Eingabe oder Leertaste</translation>
    </message>
    <message>
        <source>show the cursor on the board; arrows move it, Enter or Space plays there, Esc puts it away</source>
        <translation>den Cursor auf dem Brett zeigen; Pfeile bewegen ihn, Eingabe oder Leertaste spielt dort, Esc blendet ihn aus</translation>
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
        <source>flip the chess board</source>
        <translation>das Schachbrett drehen</translation>
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
        <translation>GNU General Public License, Version 3 oder später; ohne Gewähr</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Erstellt mit</translation>
    </message>
    <message>
        <source>N, Shift N</source>
        <translation>N, Umschalt N</translation>
    </message>
    <message>
        <source>in a review: next mistake, mistake before</source>
        <translation>im Rückblick: nächster Fehler, voriger Fehler</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>in a review: analysis on or off</source>
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
        <source>give up a move that is not made yet</source>
        <translation>einen noch nicht ausgeführten Zug zurücknehmen</translation>
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
        <source>undo, redo what was done on this page</source>
        <translation>rückgängig machen, wiederholen, was auf dieser Seite geschah</translation>
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
        <translation>KataGo berechnet, wie viele Punkte deine Züge verlieren. Mit einem HumanSL-Netz schätzt es auch deinen Rang, von 20 Kyu bis 9 Dan. „Mein Rang“ zeigt beide Ergebnisse. KataGo analysiert deine letzten 20 Partien, und Evenmatch speichert die Ergebnisse.</translation>
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
        <source>How long to wait for its start, and for every answer. On a slow processor, or where a GPU is tuned, it takes minutes.</source>
        <translation>Wie lange auf seinen Start und auf jede Antwort gewartet wird. Auf einem langsamen Prozessor oder wenn eine GPU eingestellt wird, dauert es Minuten.</translation>
    </message>
    <message>
        <source>Starting it… %1 s; at most %2 s.</source>
        <translation>Wird gestartet … %1 s; höchstens %2 s.</translation>
    </message>
    <message>
        <source>KataGo&apos;s command</source>
        <translation>der Befehl von KataGo</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>The program that measures does not answer: %1.</source>
        <translation>Das messende Programm antwortet nicht: %1.</translation>
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
        <source>A small sample, a minute or less: to see how it works</source>
        <translation>Eine kleine Stichprobe, höchstens eine Minute: um zu sehen, wie es geht</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Ganz</translation>
    </message>
    <message>
        <source>As in the paper, where this machine can: minutes to hours</source>
        <translation>Wie in der Arbeit, soweit dieser Rechner kann: Minuten bis Stunden</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>Was gemessen wird</translation>
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
        <source>A player as evenmatch-cli writes it: heuristic, random, minimax:3, uct:500, rank:1500, policy:3d, sa:-0.5, gtp:COMMAND, uci:COMMAND</source>
        <translation>Ein Spieler, wie evenmatch-cli ihn schreibt: heuristic, random, minimax:3, uct:500, rank:1500, policy:3d, sa:-0.5, gtp:BEFEHL, uci:BEFEHL</translation>
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
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>as suits it</source>
        <translation>wie es passt</translation>
    </message>
    <message>
        <source>Games or positions for each figure of a table</source>
        <translation>Partien oder Stellungen für jede Zahl einer Tabelle</translation>
    </message>
    <message>
        <source>Simulations of the search for each move</source>
        <translation>Simulationen der Suche für jeden Zug</translation>
    </message>
    <message>
        <source>The same seed, the same games</source>
        <translation>Gleicher Startwert, gleiche Partien</translation>
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
        <source>Say which player.</source>
        <translation>Sag, welcher Spieler.</translation>
    </message>
    <message>
        <source>Say which opponent.</source>
        <translation>Sag, welcher Gegner.</translation>
    </message>
    <message>
        <source>It needs games of players whose ranks are known: choose their folder.</source>
        <translation>Es braucht Partien von Spielern, deren Rang bekannt ist: Wähle ihren Ordner.</translation>
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
        <translation>Der Ordner für die Ergebnisse lässt sich nicht anlegen. Ist die Platte voll?</translation>
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
        <source>The first figures come in a moment.</source>
        <translation>Die ersten Zahlen kommen gleich.</translation>
    </message>
    <message>
        <source>What to know about it</source>
        <translation>Was man dazu wissen muss</translation>
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
        <source>Deletes this run and what it found</source>
        <translation>Löscht diesen Lauf und was er gefunden hat</translation>
    </message>
    <message>
        <source>Compare with another run</source>
        <translation>Mit einem anderen Lauf vergleichen</translation>
    </message>
    <message>
        <source>It ended before it found anything. Continue it to go on.</source>
        <translation>Er endete, bevor er etwas fand. Setze ihn fort.</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Vergleichen mit…</translation>
    </message>
    <message>
        <source>Export what was found</source>
        <translation>Gefundenes exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All of it (*.json);;Plots (*.svg *.png *.pdf)</source>
        <translation>Tabellen (*.csv);;Alles (*.json);;Diagramme (*.svg *.png *.pdf)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Geschrieben nach %1.</translation>
    </message>
</context>
<context>
    <name>LabRun</name>
    <message>
        <source>The measurement could not be started: %1.</source>
        <translation>Die Messung ließ sich nicht starten: %1.</translation>
    </message>
    <message>
        <source>The measurement ended in the middle. What it found is kept; continue it, and it goes on from there.</source>
        <translation>Die Messung brach mittendrin ab. Was sie fand, ist bewahrt; setze sie fort, dann geht sie dort weiter.</translation>
    </message>
    <message>
        <source>The measurement ended without a result (exit code %1).</source>
        <translation>Die Messung endete ohne Ergebnis (Rückgabewert %1).</translation>
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
        <source>Measure players, and see whether the papers are right</source>
        <translation>Spieler messen und sehen, ob die Arbeiten recht haben</translation>
    </message>
    <message>
        <source>The Lab repeats the experiments of the papers behind this program, with your network, your games, or your engine, and shows their figures beside yours. Plots grow while a measurement runs. Stop it at any moment and continue it another day; the same seed gives the same games.</source>
        <translation>Das Labor wiederholt die Experimente der Arbeiten, auf denen dieses Programm beruht, mit deinem Netz, deinen Partien oder deinem Programm, und zeigt deren Zahlen neben deinen. Die Diagramme wachsen während der Messung. Halte jederzeit an und setze an einem anderen Tag fort; derselbe Startwert gibt dieselben Partien.</translation>
    </message>
    <message>
        <source>How strong is a simple Connect Four player?</source>
        <translation>Wie stark ist ein einfacher Vier-gewinnt-Spieler?</translation>
    </message>
    <message>
        <source>Less than a minute. Finds the number of search iterations that plays it even.</source>
        <translation>Weniger als eine Minute. Findet, mit wie vielen Iterationen die Suche ihm ebenbürtig ist.</translation>
    </message>
    <message>
        <source>How many Elo is the strength index worth in chess?</source>
        <translation>Wie viele Elo ist der Stärkeindex im Schach wert?</translation>
    </message>
    <message>
        <source>About a minute, with the chess network that comes with the program.</source>
        <translation>Etwa eine Minute, mit dem mitgelieferten Schachnetz.</translation>
    </message>
    <message>
        <source>Or choose among all measurements at the right.</source>
        <translation>Oder wähle rechts unter allen Messungen.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>%1 (%4 %: %2 to %3)</source>
        <translation>%1 (%4 %: %2 bis %3)</translation>
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
        <source>What you miss</source>
        <translation>Was du übersiehst</translation>
    </message>
    <message>
        <source>How probable each rank is</source>
        <translation>Wie wahrscheinlich jeder Rang ist</translation>
    </message>
    <message>
        <source>Your latest games are being looked through, which takes some minutes; the first cards come as soon as they are made.</source>
        <translation>Deine letzten Partien werden durchgesehen, was einige Minuten dauert; die ersten Karten kommen, sobald es sie gibt.</translation>
    </message>
    <message>
        <source>No lessons yet: %1</source>
        <translation>Noch keine Lektionen: %1</translation>
    </message>
    <message>
        <source>Positions of your own games in which players one rank above you find the better move, with some quiet ones among them.</source>
        <translation>Stellungen aus deinen eigenen Partien, in denen Spieler einen Rang über dir den besseren Zug finden, darunter einige ruhige.</translation>
    </message>
    <message>
        <source>Your latest games were looked through: nothing was found in them that players one rank above you would clearly do better. Come back when you have played more.</source>
        <translation>In deinen letzten Partien wurde nachgesehen und nichts gefunden, was Spieler einen Rang über dir deutlich besser machen würden. Komm wieder, wenn du mehr gespielt hast.</translation>
    </message>
    <message>
        <source>Nothing is due today. New cards can be made when you have played more games.</source>
        <translation>Heute ist nichts fällig. Neue Karten gibt es, wenn du mehr Partien gespielt hast.</translation>
    </message>
    <message>
        <source>Lessons are made of your own games: positions in which players one rank above you find the better move.</source>
        <translation>Lektionen entstehen aus deinen eigenen Partien: Stellungen, in denen Spieler einen Rang über dir den besseren Zug finden.</translation>
    </message>
    <message>
        <source>No games of yours are here yet. Begin by finding your rank; or import games on the page Games and say which name is yours, and lessons are made of them.</source>
        <translation>Hier sind noch keine Partien von dir. Finde zuerst deinen Rang; oder importiere Partien auf der Seite Partien und sage, welcher Name deiner ist, dann werden Lektionen daraus.</translation>
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
        <source>Between %1 and %2 % in 95 of 100 cases; a click practises this theme</source>
        <translation>In 95 von 100 Fällen zwischen %1 und %2 %; ein Klick übt dieses Thema</translation>
    </message>
    <message>
        <source>A click practises this theme</source>
        <translation>Ein Klick übt dieses Thema</translation>
    </message>
    <message>
        <source>Nothing of this is due today.</source>
        <translation>Davon ist heute nichts fällig.</translation>
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
        <source>Against players one rank above you; a teacher speaks up where they would hardly play your move and it costs something</source>
        <translation>Gegen Spieler einen Rang über dir; ein Lehrer meldet sich, wo sie deinen Zug kaum spielen würden und er etwas kostet</translation>
    </message>
    <message>
        <source>%1 of %2 missed, your rank misses %3 %</source>
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
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Making lessons</source>
        <translation>Lektionen werden erstellt</translation>
    </message>
    <message>
        <source>Your games are being read: %1 %.</source>
        <translation>Deine Partien werden gelesen: %1 %.</translation>
    </message>
    <message>
        <source>Game %1 of %2: what its moves cost, %3 %.</source>
        <translation>Partie %1 von %2: Was ihre Züge kosten, %3 %.</translation>
    </message>
    <message>
        <source>Game %1 of %2: a closer look at move %3 of the %4 that cost most.</source>
        <translation>Partie %1 von %2: Der %3. der %4 teuersten Züge wird genauer angesehen.</translation>
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
        <source>%1 makes an empty triangle: three stones do little there.</source>
        <translation>%1 macht ein leeres Dreieck: drei Steine bewirken dort wenig.</translation>
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
        <translation>%1 ist ein Springerzug (Keima).</translation>
    </message>
    <message>
        <source>%1 is a large knight&apos;s move.</source>
        <translation>%1 ist ein großer Springerzug (Ogeima).</translation>
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
        <translation>%1 nimmt %2; nichts deckt die Figur.</translation>
    </message>
    <message>
        <source>%1 takes %2, which is worth more than what it costs.</source>
        <translation>%1 nimmt %2, und das ist mehr wert, als es kostet.</translation>
    </message>
    <message>
        <source>%1 is a fork: it attacks %2 and %3 at once.</source>
        <translation>%1 ist eine Gabel: %2 und %3 sind zugleich angegriffen.</translation>
    </message>
    <message>
        <source>%1 pins %2: behind it stands %3.</source>
        <translation>%1 fesselt %2: dahinter steht %3.</translation>
    </message>
    <message>
        <source>%1 is a skewer: when %2 goes, %3 behind it falls.</source>
        <translation>%1 ist ein Spieß: Zieht %2 weg, fällt dahinter %3.</translation>
    </message>
    <message>
        <source>%1 uncovers an attack: now %3 attacks %2.</source>
        <translation>%1 ist ein Abzug: Jetzt greift %3 %2 an.</translation>
    </message>
    <message>
        <source>%1 is mate on the back rank: the king cannot get out behind its own pawns.</source>
        <translation>%1 ist ein Grundreihenmatt: Der König kommt hinter den eigenen Bauern nicht heraus.</translation>
    </message>
    <message>
        <source>%1 is mate.</source>
        <translation>%1 ist matt.</translation>
    </message>
    <message>
        <source>%1 mates in %2 moves, whatever the answer.</source>
        <translation>%1 setzt in %2 Zügen matt, was auch geantwortet wird.</translation>
    </message>
    <message>
        <source>%1 threatens mate by %2.</source>
        <translation>%1 droht matt durch %2.</translation>
    </message>
    <message>
        <source>After %1, %2 has no safe square left.</source>
        <translation>Nach %1 hat %2 kein sicheres Feld mehr.</translation>
    </message>
    <message>
        <source>%1 shuts in %2: it has no safe square left, and the next move attacks it.</source>
        <translation>%1 sperrt %2 ein: Es gibt kein sicheres Feld mehr, und der nächste Zug greift an.</translation>
    </message>
    <message>
        <source>%1 promotes the pawn, and the new piece stays.</source>
        <translation>%1 verwandelt den Bauern, und die neue Figur bleibt.</translation>
    </message>
    <message>
        <source>After %1 nothing stops the pawn from promoting.</source>
        <translation>Nach %1 hält nichts die Umwandlung auf.</translation>
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
        <translation>%1 beginnt eine Treppe, die geht: Die Kette bei %2 kommt nicht davon.</translation>
    </message>
    <message>
        <source>%1 runs in a ladder that works: the chain at %2 is caught all the same.</source>
        <translation>%1 läuft in einer Treppe, die geht: Die Kette bei %2 ist trotzdem gefangen.</translation>
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
        <source>%1 is a snapback: whoever takes the stone loses more.</source>
        <translation>%1 ist ein Rückschlag: Wer den Stein nimmt, verliert mehr.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1 % der Gewinnchance</translation>
    </message>
    <message>
        <source>Nothing to find here: %1 are about as good as each other.</source>
        <translation>Hier gibt es nichts zu finden: %1 sind etwa gleich gut.</translation>
    </message>
    <message>
        <source>%1 is best here.</source>
        <translation>%1 ist hier am besten.</translation>
    </message>
    <message>
        <source>Of players at %1, %2 % find a good move here; of your rank, %3 %.</source>
        <translation>Von den Spielern mit %1 finden hier %2 % einen guten Zug, von deinem Rang %3 %.</translation>
    </message>
    <message>
        <source>%1 is the best move.</source>
        <translation>%1 ist der beste Zug.</translation>
    </message>
    <message>
        <source>%1 is right: it costs next to nothing against the best, %2.</source>
        <translation>%1 ist richtig: Gegenüber dem besten Zug, %2, kostet es fast nichts.</translation>
    </message>
    <message>
        <source>%1 was not looked at; it is none of the moves that are known to be good.</source>
        <translation>%1 wurde nicht untersucht; es ist keiner der Züge, die als gut bekannt sind.</translation>
    </message>
    <message>
        <source>%1 costs %2.</source>
        <translation>%1 kostet %2.</translation>
    </message>
    <message>
        <source>%1 costs at least %2.</source>
        <translation>%1 kostet mindestens %2.</translation>
    </message>
    <message>
        <source>Hanging piece</source>
        <translation>Hängende Figur</translation>
    </message>
    <message>
        <source>Winning exchange</source>
        <translation>Gewinnbringender Tausch</translation>
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
        <translation>Rückschlag</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Biggest area</source>
        <translation>Größtes Gebiet</translation>
    </message>
    <message>
        <source>%1 moves %2 again, without need, while %3 is still at home: a tempo lost.</source>
        <translation>%1 zieht %2 ohne Not noch einmal, während %3 noch zu Hause steht: ein Tempo verloren.</translation>
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
        <source>%1; the answer to it: %2</source>
        <translation>%1; die Antwort darauf: %2</translation>
    </message>
    <message>
        <source>%1; %2 is mate.</source>
        <translation>%1; %2 ist matt.</translation>
    </message>
    <message>
        <source>%1; %2 costs %3 stones.</source>
        <translation>%1; %2 kostet %3 Steine.</translation>
    </message>
    <message>
        <source>%1; %2 costs a pawn.</source>
        <translation>%1; %2 kostet einen Bauern.</translation>
    </message>
    <message>
        <source>%1; %2 costs material worth %3 pawns.</source>
        <translation>%1; %2 kostet Material im Wert von %3 Bauern.</translation>
    </message>
    <message>
        <source>%1; the answer to it is %2.</source>
        <translation>%1; die Antwort darauf ist %2.</translation>
    </message>
    <message>
        <source>About %1 % of players of your rank find a good move here, and as many at %2.</source>
        <translation>Von den Spielern deines Rangs finden hier etwa %1 % einen guten Zug, und ebenso viele mit %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>About as good as each other: %1.</source>
        <translation>Etwa gleich gut: %1.</translation>
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
</context>
<context>
    <name>LibraryService</name>
    <message>
        <source>Your games cannot be opened: %1.</source>
        <translation>Deine Partien lassen sich nicht öffnen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The file with your games was damaged. %n games were saved from it; the damaged file is kept as %1.</source>
        <translation>
            <numerusform>Die Datei mit deinen Partien war beschädigt. %n Partie wurde daraus gerettet; die beschädigte Datei bleibt als %1 erhalten.</numerusform>
            <numerusform>Die Datei mit deinen Partien war beschädigt. %n Partien wurden daraus gerettet; die beschädigte Datei bleibt als %1 erhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 How many were lost cannot be told.</source>
        <translation>%1 Wie viele verloren sind, lässt sich nicht sagen.</translation>
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
        <source>Nothing more was imported: %1.</source>
        <translation>Weiter wurde nichts importiert: %1.</translation>
    </message>
    <message>
        <source>The game could not be put among your games: %1.</source>
        <translation>Die Partie konnte nicht zu deinen Partien gelegt werden: %1.</translation>
    </message>
    <message>
        <source>Fetching the games of %1</source>
        <translation>Partien von %1 werden geholt</translation>
    </message>
    <message>
        <source>Nothing more was fetched: %1.</source>
        <translation>Weiter wurde nichts geholt: %1.</translation>
    </message>
    <message>
        <source>Adding sample games</source>
        <translation>Beispielpartien werden hinzugefügt</translation>
    </message>
    <message>
        <source>Making positions searchable</source>
        <translation>Stellungen werden suchbar gemacht</translation>
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
        <source>Games (*.sgf *.pgn *.gib *.ngf *.ugi *.ugf *.gz *.zst *.bz2 *.zip);;All files (*)</source>
        <translation>Partien (*.sgf *.pgn *.gib *.ngf *.ugi *.ugf *.gz *.zst *.bz2 *.zip);;Alle Dateien (*)</translation>
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
        <source>The game is on the clipboard.</source>
        <translation>Die Partie ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>Die Stellung ist in der Zwischenablage.</translation>
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
        <source>To the &amp;start</source>
        <translation>Zum &amp;Anfang</translation>
    </message>
    <message>
        <source>&amp;Ten moves back</source>
        <translation>&amp;Zehn Züge zurück</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Einen Zug z&amp;urück</translation>
    </message>
    <message>
        <source>One move &amp;on</source>
        <translation>Einen Zug &amp;vor</translation>
    </message>
    <message>
        <source>Te&amp;n moves on</source>
        <translation>Ze&amp;hn Züge vor</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Zum &amp;Ende</translation>
    </message>
    <message>
        <source>Variation be&amp;fore</source>
        <translation>V&amp;orige Variante</translation>
    </message>
    <message>
        <source>Next &amp;variation</source>
        <translation>Nächste Va&amp;riante</translation>
    </message>
    <message>
        <source>Game bef&amp;ore</source>
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
        <source>&amp;Words in the rail</source>
        <translation>&amp;Wörter in der Leiste</translation>
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
        <source>&amp;Resign</source>
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
        <translation>&amp;Finde Partien mit dieser Stellung</translation>
    </message>
    <message>
        <source>The network is in use.</source>
        <translation>Das Netz ist in Gebrauch.</translation>
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
        <source>Locked: it stays here whoever wins.</source>
        <translation>Gesperrt: Es bleibt hier, wer auch gewinnt.</translation>
    </message>
    <message>
        <source>It moves with every game, and a little within one.</source>
        <translation>Der Zeiger bewegt sich mit jeder Partie und ein wenig innerhalb einer Partie.</translation>
    </message>
    <message>
        <source>The last game was a draw, so it stayed.</source>
        <translation>Die letzte Partie endete remis, also blieb es stehen.</translation>
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
        <translation>Ziehe eine Figur, oder klicke auf sie und dann auf ihr Feld.</translation>
    </message>
</context>
<context>
    <name>MyRank</name>
    <message>
        <source>Finding your rank at Go</source>
        <translation>Dein Rang im Go wird bestimmt</translation>
    </message>
    <message>
        <source>Finding your rank at chess</source>
        <translation>Dein Rang im Schach wird bestimmt</translation>
    </message>
    <message>
        <source>Asking KataGo about your games</source>
        <translation>KataGo wird zu deinen Partien gefragt</translation>
    </message>
    <message numerus="yes">
        <source>%n more games could not be read.</source>
        <translation>
            <numerusform>%n weitere Partie konnte nicht gelesen werden.</numerusform>
            <numerusform>%n weitere Partien konnten nicht gelesen werden.</numerusform>
        </translation>
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
        <source>More games will not make it as sharp as ± one rank with this network.</source>
        <translation>Auch mehr Partien machen es mit diesem Netz nicht auf ± einen Rang genau.</translation>
    </message>
    <message>
        <source>This is as sharp as ± one rank.</source>
        <translation>Das ist auf ± einen Rang genau.</translation>
    </message>
    <message numerus="yes">
        <source>%n more games would bring this to ± one rank.</source>
        <translation>
            <numerusform>%n weitere Partie würde dies auf ± einen Rang bringen.</numerusform>
            <numerusform>%n weitere Partien würden dies auf ± einen Rang bringen.</numerusform>
        </translation>
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
        <source>Games that are much stronger or weaker than your others: a good day, a bad one, a hurried one.</source>
        <translation>Partien, die viel stärker oder schwächer sind als deine anderen: ein guter Tag, ein schlechter, ein eiliger.</translation>
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
        <source>My rank at %1</source>
        <translation>Mein Rang: %1</translation>
    </message>
    <message>
        <source>How probable each rank is</source>
        <translation>Wie wahrscheinlich jeder Rang ist</translation>
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
        <source>Say above who you are, and your rank is found from your games.</source>
        <translation>Sage oben, wer du bist, und aus deinen Partien ergibt sich dein Rang.</translation>
    </message>
    <message>
        <source>None of your games is of this kind.</source>
        <translation>Keine deiner Partien ist von dieser Art.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n games have not been analysed yet.</source>
        <translation>
            <numerusform>Deine %n Partie ist noch nicht analysiert.</numerusform>
            <numerusform>Deine %n Partien sind noch nicht analysiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at your moves; what was looked at is kept.</source>
        <translation>Deine Züge werden angesehen; was angesehen ist, bleibt erhalten.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Find my rank</source>
        <translation>Meinen Rang bestimmen</translation>
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
        <source>Your games fall into two groups, as if two players had played them.</source>
        <translation>Deine Partien zerfallen in zwei Gruppen, als hätten zwei Spieler sie gespielt.</translation>
    </message>
    <message>
        <source>Too few moves</source>
        <translation>Zu wenige Züge</translation>
    </message>
    <message>
        <source>%1 moves are not enough to tell a rank; %2 are the least. Play or import more games.</source>
        <translation>%1 Züge reichen für einen Rang nicht aus; mindestens %2 sind nötig. Spiele oder importiere mehr Partien.</translation>
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
        <source>All of this on paper: PDF or HTML</source>
        <translation>All das auf Papier: PDF oder HTML</translation>
    </message>
    <message>
        <source>Moves where players one rank above you would very likely have played another one, and how many in a hundred of them would, as the network sees it. Click one to look at it.</source>
        <translation>Züge, bei denen Spieler einen Rang über dir sehr wahrscheinlich anders gespielt hätten, und wie viele von hundert es nach Ansicht des Netzes täten. Ein Klick zeigt die Stelle.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Phases, colours, opponents, the course of time, and what separates you from the next rank</source>
        <translation>Phasen, Farben, Gegner, der zeitliche Verlauf und was dich vom nächsten Rang trennt</translation>
    </message>
    <message>
        <source>Your games in their order, some at a time: the rank that each group of them shows, and the band of its interval.</source>
        <translation>Deine Partien in ihrer Reihenfolge, jeweils einige zusammen: der Rang, den jede Gruppe zeigt, und das Band ihres Intervalls.</translation>
    </message>
    <message>
        <source>Your play against the ranks</source>
        <translation>Dein Spiel und die Ränge</translation>
    </message>
    <message>
        <source>β is the strength score of a move. The line is the mean β of your moves over all games, for every ten moves. Each band holds the middle half of the games of one rank, as in a review. The rank above is estimated by likelihood: players of that rank are likeliest to choose your moves. The line may therefore lie in the band of another rank.</source>
        <translation>β ist der Stärkewert eines Zuges. Die Linie ist das mittlere β deiner Züge über alle Partien, für je zehn Züge. Jedes Band enthält die mittlere Hälfte der Partien eines Rangs, wie in einer Besprechung. Der Rang oben wird nach der Wahrscheinlichkeit geschätzt: Spieler dieses Rangs wählen deine Züge am ehesten. Die Linie kann daher im Band eines anderen Rangs liegen.</translation>
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
        <source>Weaker ones</source>
        <translation>Schwächere</translation>
    </message>
    <message>
        <source>Equals</source>
        <translation>Gleich starke</translation>
    </message>
    <message>
        <source>Stronger ones</source>
        <translation>Stärkere</translation>
    </message>
    <message>
        <source>How often the interval of this network holds was never measured, nor how many more games would sharpen it.</source>
        <translation>Wie oft das Intervall dieses Netzes stimmt, wurde nie gemessen, auch nicht, wie viele Partien es schärfer machen würden.</translation>
    </message>
    <message numerus="yes">
        <source>%n games are on small boards, where ranks are not calibrated.</source>
        <translation>
            <numerusform>%n Partie ist auf einem kleinen Brett, wo die Ränge nicht geeicht sind.</numerusform>
            <numerusform>%n Partien sind auf kleinen Brettern, wo die Ränge nicht geeicht sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>What other programs say</source>
        <translation>Was andere Programme sagen</translation>
    </message>
    <message>
        <source>KataGo is being asked about your latest games…</source>
        <translation>KataGo wird zu deinen letzten Partien gefragt…</translation>
    </message>
    <message numerus="yes">
        <source>From your latest %n games.</source>
        <translation>
            <numerusform>Aus deiner letzten Partie.</numerusform>
            <numerusform>Aus deinen letzten %n Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes you for %2 (%3). How often it is right was never measured here.</source>
        <translation>%1 hält dich für %2 (%3). Wie oft das stimmt, wurde hier nie gemessen.</translation>
    </message>
    <message>
        <source>%1: a move of yours loses %2 points on average, half of them less than %3 (the first %4 moves of a game).</source>
        <translation>%1: Ein Zug von dir verliert im Mittel %2 Punkte, die Hälfte weniger als %3 (die ersten %4 Züge einer Partie).</translation>
    </message>
    <message>
        <source>%1: a move of yours loses %2 pawns on average, half of them less than %3 (the first %4 moves of a game).</source>
        <translation>%1: Ein Zug von dir verliert im Mittel %2 Bauern, die Hälfte weniger als %3 (die ersten %4 Züge einer Partie).</translation>
    </message>
    <message>
        <source>Phases go by %1 alone, which takes all of your moves for %2.</source>
        <translation>Die Phasen gehen nach %1 allein, das alle deine Züge für %2 hält.</translation>
    </message>
    <message>
        <source>Your rank is estimated from your moves alone: each is compared with the moves that players of each rank choose. The curve shows the probability of each rank. The bar is an interval that holds at least 80 % of it. Names, results and opponents are not used.</source>
        <translation>Dein Rang wird nur aus deinen Zügen geschätzt: Jeder wird mit den Zügen verglichen, die Spieler jedes Rangs wählen. Die Kurve zeigt die Wahrscheinlichkeit jedes Rangs. Der Balken ist ein Intervall, das mindestens 80 % davon enthält. Namen, Ergebnisse und Gegner gehen nicht ein.</translation>
    </message>
    <message>
        <source>%1, from %2, %3</source>
        <translation>%1, aus %2, %3</translation>
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
        <source>%1 is the strongest rank that is measured: you may be stronger than that.</source>
        <translation>%1 ist der stärkste Rang, der gemessen wird: du kannst stärker sein.</translation>
    </message>
    <message>
        <source>%1 is the weakest rank that is measured: you may be weaker than that.</source>
        <translation>%1 ist der schwächste Rang, der gemessen wird: du kannst schwächer sein.</translation>
    </message>
    <message numerus="yes">
        <source>Your files say %1 (the middle of %n games, the latest says %2).</source>
        <translation>
            <numerusform>Deine Dateien sagen %1 (die Mitte aus %n Partie, die letzte sagt %2).</numerusform>
            <numerusform>Deine Dateien sagen %1 (die Mitte aus %n Partien, die letzte sagt %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>That is stronger than the strongest rank that is measured, %1.</source>
        <translation>Das ist stärker als der stärkste Rang, der gemessen wird, %1.</translation>
    </message>
    <message>
        <source>That is weaker than the weakest rank that is measured, %1.</source>
        <translation>Das ist schwächer als der schwächste Rang, der gemessen wird, %1.</translation>
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
        <source>The latest rank that was found: %1, on %2.</source>
        <translation>Der zuletzt gefundene Rang: %1, am %2.</translation>
    </message>
    <message>
        <source>%1 % probability, in the middle %2</source>
        <translation>%1 % Wahrscheinlichkeit, in der Mitte %2</translation>
    </message>
</context>
<context>
    <name>NetworkCard</name>
    <message>
        <source>%1 blocks of %2 channels</source>
        <translation>%1 Blöcke mit %2 Kanälen</translation>
    </message>
    <message>
        <source>%1 blocks of %2 channels, and %3 more for the value alone</source>
        <translation>%1 Blöcke mit %2 Kanälen und %3 weitere nur für die Bewertung</translation>
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
        <source>Back to the bundled one</source>
        <translation>Zurück zum mitgelieferten</translation>
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
        <source>none: it can review, but not play at a rank</source>
        <translation>keine: es kann Partien besprechen, aber nicht auf einem Rang spielen</translation>
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
        <source>none: its ranks were never measured</source>
        <translation>keines: seine Ränge wurden nie gemessen</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Sees</source>
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
        <source>%1 one by one</source>
        <translation>%1 einzeln</translation>
    </message>
    <message>
        <source>%1 in batches of %2</source>
        <translation>%1 in Stapeln zu %2</translation>
    </message>
    <message>
        <source>Positions a second: %1
%2</source>
        <translation>Stellungen je Sekunde: %1
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
        <source>not measured</source>
        <translation>nicht gemessen</translation>
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
        <translation>Auswertung, Tipps, Lektionen und Lehrer nutzen im Go dieses Netz.</translation>
    </message>
    <message>
        <source>Add a KataGo network (.bin.gz) to make review, hints, lessons and the tutor much stronger in Go. No other program is needed.</source>
        <translation>Mit einem KataGo-Netz (.bin.gz) werden Auswertung, Tipps, Lektionen und Lehrer im Go viel stärker. Ein weiteres Programm ist nicht nötig.</translation>
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
        <translation>Gebiet</translation>
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
        <source>%1. The present network stays in use.</source>
        <translation>%1. Das bisherige Netz bleibt in Gebrauch.</translation>
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
        <source>Either</source>
        <translation>Egal</translation>
    </message>
    <message>
        <source>The program draws who plays which colour</source>
        <translation>Das Programm lost aus, wer welche Farbe spielt</translation>
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
        <source>Tap a rank, then Play. Everything stays on this computer.</source>
        <translation>Tippe auf einen Rang, dann auf „Spielen“. Alles bleibt auf diesem Rechner.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
</context>
<context>
    <name>NoGamesPanel</name>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>Drop files or a whole folder here: SGF, PGN, GIB, NGF and UGI, packed or not.
Games that you finish here come by themselves.
From your games comes your rank.</source>
        <translation>Lege hier Dateien oder einen ganzen Ordner ab: SGF, PGN, GIB, NGF und UGI, gepackt oder nicht.
Partien, die du hier beendest, kommen von selbst dazu.
Aus deinen Partien ergibt sich dein Rang.</translation>
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
        <source>Five short games to look around with; the search finds them by “Sample”</source>
        <translation>Fünf kurze Partien zum Umsehen; die Suche findet sie mit „Sample“</translation>
    </message>
</context>
<context>
    <name>NotableView</name>
    <message>
        <source>Moves worth a look</source>
        <translation>Züge, die einen Blick wert sind</translation>
    </message>
    <message>
        <source>No move stands out: nothing cost much, nothing was unlike its player.</source>
        <translation>Kein Zug sticht heraus: nichts hat viel gekostet, nichts war untypisch für seinen Spieler.</translation>
    </message>
    <message>
        <source>Moves that stand out come here while the game is being looked at.</source>
        <translation>Auffällige Züge erscheinen hier, während die Partie angesehen wird.</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message>
        <source>What can be done about it</source>
        <translation>Was sich daran ändern lässt</translation>
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
        <source>Against the moves that players of your rank really choose; after each of yours you see how many of them, and of the next rank, play it</source>
        <translation>Gegen die Züge, die Spieler deines Rangs wirklich wählen; nach jedem deiner Züge siehst du, wie viele von ihnen und vom nächsten Rang ihn spielen</translation>
    </message>
</context>
<context>
    <name>OpeningRun</name>
    <message>
        <source>This network knows no ranks.</source>
        <translation>Dieses Netz kennt keine Ränge.</translation>
    </message>
    <message>
        <source>Players of %1 mostly play %2 (%3 %).</source>
        <translation>Spieler mit %1 spielen meist %2 (%3 %).</translation>
    </message>
    <message>
        <source>%1 is played by %2 % of %3.</source>
        <translation>%1 spielen %2 % der Spieler mit %3.</translation>
    </message>
    <message>
        <source>%1 is played by %2 % of %3 and %4 % of %5.</source>
        <translation>%1 spielen %2 % der Spieler mit %3 und %4 % der Spieler mit %5.</translation>
    </message>
    <message>
        <source>%1 of your %2 moves are what players of %3 play most.</source>
        <translation>%1 deiner %2 Züge sind die, die Spieler mit %3 am häufigsten spielen.</translation>
    </message>
    <message>
        <source>Move %1: %2 (%3 %) rather than %4 (%5 %).</source>
        <translation>Zug %1: eher %2 (%3 %) als %4 (%5 %).</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Suche…</translation>
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
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Die andere Seite</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Play it on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>The moves against you are those that players of %1 choose, as often as they choose them.</source>
        <translation>Die Züge gegen dich sind die, die Spieler mit %1 wählen, so oft, wie sie sie wählen.</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier aufhören</translation>
    </message>
    <message>
        <source>Hardly anybody of %1 or %2 plays %3.</source>
        <translation>Kaum jemand mit %1 oder %2 spielt %3.</translation>
    </message>
    <message>
        <source>%1 is played by about %2 % of %3, and by as many of %4.</source>
        <translation>%1 spielen etwa %2 % der Spieler mit %3 und ebenso viele mit %4.</translation>
    </message>
</context>
<context>
    <name>OpeningsCard</name>
    <message>
        <source>By opening</source>
        <translation>Nach Eröffnung</translation>
    </message>
    <message>
        <source>Of each opening how many games you played and what part of the points you made; how far your β lies above (+) or below (−) the mean of your rank at the same move numbers; and the move with which you most often leave what your rank plays most. Click one to look at it.</source>
        <translation>Zu jeder Eröffnung: wie viele Partien du gespielt und welchen Teil der Punkte du geholt hast; wie weit dein β über (+) oder unter (−) dem Mittel deines Rangs bei denselben Zugnummern liegt; und der Zug, mit dem du am häufigsten verlässt, was dein Rang meist spielt. Ein Klick zeigt die Stelle.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Eröffnungen</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>This network does not know the rank %1. Choose another opponent under File, New.</source>
        <translation>Dieses Netz kennt den Rang %1 nicht. Wähle unter Datei, Neu einen anderen Gegner.</translation>
    </message>
    <message>
        <source>its move is not possible here.</source>
        <translation>ihr Zug ist hier nicht möglich.</translation>
    </message>
    <message>
        <source>%1 passes. Pass as well to count, or play on.</source>
        <translation>%1 passt. Passe auch, um auszuzählen, oder spiele weiter.</translation>
    </message>
    <message>
        <source>%1 offers a draw: press Draw to take it, or play on.</source>
        <translation>%1 bietet Remis an: Drücke Remis, um anzunehmen, oder spiele weiter.</translation>
    </message>
    <message>
        <source>%1 does not want a draw now.</source>
        <translation>%1 möchte jetzt kein Remis.</translation>
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
        <source>The program plays as people of a rank do</source>
        <translation>Das Programm spielt wie Menschen eines Rangs</translation>
    </message>
    <message>
        <source>Match me</source>
        <translation>Gleich stark</translation>
    </message>
    <message>
        <source>The program becomes as strong as you are</source>
        <translation>Das Programm wird so stark wie du</translation>
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
        <source>Keeps the needle where it is, whoever wins</source>
        <translation>Lässt den Zeiger, wo er ist, wer auch gewinnt</translation>
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
        <source>Say anew what my own rank is</source>
        <translation>Den eigenen Rang neu angeben</translation>
    </message>
    <message>
        <source>These ranks are not measured against people yet.</source>
        <translation>Diese Ränge sind noch nicht an Menschen gemessen.</translation>
    </message>
    <message>
        <source>Which rank are you? Tap it on the ladder.</source>
        <translation>Welchen Rang hast du? Tippe ihn auf der Leiter an.</translation>
    </message>
    <message>
        <source>An engine</source>
        <translation>Ein Programm</translation>
    </message>
    <message>
        <source>Another program, such as GNU Go or Stockfish</source>
        <translation>Ein anderes Programm, etwa GNU Go oder Stockfish</translation>
    </message>
    <message>
        <source>On small boards ranks are not calibrated.</source>
        <translation>Auf kleinen Brettern sind die Ränge nicht geeicht.</translation>
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
        <source>Up to the next stronger rank, in tenths of a rank</source>
        <translation>Bis zum nächststärkeren Rang, in Zehnteln eines Ranges</translation>
    </message>
    <message>
        <source>%1. Rating scale: %2</source>
        <translation>%1. Wertungsskala: %2</translation>
    </message>
    <message>
        <source>Plays like %1, but is as strong as %2 (%3 games).</source>
        <translation>Spielt wie %1, ist aber so stark wie %2 (%3 Partien).</translation>
    </message>
    <message>
        <source>Measured: %1 (%2 games).</source>
        <translation>Gemessen: %1 (%2 Partien).</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>It starts at the needle and follows you. Tap your own rank, and it starts there.</source>
        <translation>Das Programm beginnt beim Zeiger und folgt dir. Tippe auf deinen eigenen Rang, dann beginnt es dort.</translation>
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
        <source>The opponent sees captures and life and death as %1 does, and still chooses moves of its rank</source>
        <translation>Der Gegner sieht Fangen sowie Leben und Tod wie %1 und wählt weiter Züge seines Rangs</translation>
    </message>
</context>
<context>
    <name>OutsideCard</name>
    <message>
        <source>A surer chess rank</source>
        <translation>Ein sichererer Schachrang</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Maia&apos;s networks each play like people of one level. Where you have them (maia-1100.pb.gz to maia-1900.pb.gz, in one folder), what they say of your moves narrows your rank, and what Stockfish says each move lost narrows it further.</source>
        <translation>Maias Netze spielen jedes wie Menschen einer Stärke. Wo du sie hast (maia-1100.pb.gz bis maia-1900.pb.gz, in einem Ordner), grenzt dein Rang sich durch das ein, was sie zu deinen Zügen sagen, und weiter durch das, was nach Stockfish jeder Zug verlor.</translation>
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
        <source>Ask Stockfish, too</source>
        <translation>Auch Stockfish fragen</translation>
    </message>
    <message>
        <source>Ask Stockfish, too: it is not installed, nor among the programs below</source>
        <translation>Auch Stockfish fragen: es ist weder installiert noch unter den Programmen unten</translation>
    </message>
    <message>
        <source>The folder with Maia&apos;s networks</source>
        <translation>Der Ordner mit Maias Netzen</translation>
    </message>
    <message>
        <source>who is asked about chess games</source>
        <translation>wer zu Schachpartien gefragt wird</translation>
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
        <source>%1 does not work: %2.</source>
        <translation>%1 funktioniert nicht: %2.</translation>
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
        <source>%1? Choose it once more to play it.</source>
        <translation>%1? Noch einmal wählen, um zu ziehen.</translation>
    </message>
    <message>
        <source>This will be your next move. Esc or a right click takes it away.</source>
        <translation>Das wird dein nächster Zug. Esc oder ein Rechtsklick nimmt ihn zurück.</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezeichnet</translation>
    </message>
    <message>
        <source>Choose whom to play, then press Play.</source>
        <translation>Wähle zuerst einen Gegner und drücke dann „Spielen“.</translation>
    </message>
    <message>
        <source>The game is resigned.</source>
        <translation>Die Partie ist aufgegeben.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>A game goes on here. It is kept when a teaching game begins in its place.</source>
        <translation>Hier läuft eine Partie. Sie wird aufgehoben, wenn an ihrer Stelle eine Lehrpartie beginnt.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
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
        <source>β, the strength score of a move: the level that the position shows, and the quality of the move</source>
        <translation>β, der Stärkewert eines Zuges: das Niveau, das die Stellung zeigt, und die Qualität des Zuges</translation>
    </message>
    <message>
        <source>The part of β that speaks of the player&apos;s move alone</source>
        <translation>Der Teil von β, der allein vom Zug des Spielers spricht</translation>
    </message>
    <message>
        <source>β: how strong the play looks. Quality: the part of it that speaks of the move alone.</source>
        <translation>β: wie stark das Spiel aussieht. Qualität: der Teil davon, der allein vom Zug spricht.</translation>
    </message>
    <message>
        <source>Each point of a line is the mean over so many moves of the player. The bands are where half of the players of a rank are, averaged alike.</source>
        <translation>Jeder Punkt einer Linie ist das Mittel über so viele Züge des Spielers. Die Bänder zeigen, wo die Hälfte der Spieler eines Rangs liegt, ebenso gemittelt.</translation>
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
        <source>The rank by likelihood is that whose players are likeliest to play these moves. β measures how strong the moves look, so its line may lie in another band.</source>
        <translation>Der Rang nach Wahrscheinlichkeit ist der, dessen Spieler diese Züge am ehesten spielen. β misst, wie stark die Züge aussehen; seine Linie kann daher in einem anderen Band liegen.</translation>
    </message>
</context>
<context>
    <name>PolicyPanel</name>
    <message>
        <source>What would they play here?</source>
        <translation>Was würden sie hier spielen?</translation>
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
        <translation>Wahrscheinliche Züge</translation>
    </message>
    <message>
        <source>β of moves</source>
        <translation>β der Züge</translation>
    </message>
    <message>
        <source>Warm: stronger than players usually show here; cold: weaker</source>
        <translation>Warm: stärker, als Spieler hier meist zeigen; kalt: schwächer</translation>
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
        <source>Point here to see the line on the board.</source>
        <translation>Hierher zeigen, um die Zugfolge auf dem Brett zu sehen.</translation>
    </message>
    <message>
        <source>What moves cost</source>
        <translation>Was Züge kosten</translation>
    </message>
    <message>
        <source>The moves that were judged here, and in Go the stones of the latest moves</source>
        <translation>Die Züge, die hier bewertet sind, und im Go die Steine der letzten Züge</translation>
    </message>
    <message>
        <source>Ownership</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Who will own each point of a Go board. It needs a strong network or KataGo: add one on the Engines page.</source>
        <translation>Wem jeder Punkt eines Go-Bretts gehören wird. Dafür braucht es ein starkes Netz oder KataGo, hinzuzufügen auf der Seite Engines.</translation>
    </message>
    <message>
        <source>Ownership (needs a strong network)</source>
        <translation>Gebiet (braucht ein starkes Netz)</translation>
    </message>
    <message>
        <source>The score if the game ended now, by ownership</source>
        <translation>Das Ergebnis, wenn die Partie jetzt endete, nach dem Gebiet</translation>
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
        <source>Part by part</source>
        <translation>Teil für Teil</translation>
    </message>
    <message>
        <source>The same question, asked of the moves of one part of your games alone; fewer moves, wider ridge. Time controls and opponents are those that the files name, an opponent of your rank or within 100 points being your equal.</source>
        <translation>Dieselbe Frage, nur an die Züge eines Teils deiner Partien gestellt; weniger Züge, breitere Kurve. Bedenkzeiten und Gegner stehen in den Dateien; ein Gegner deines Rangs oder innerhalb von 100 Punkten gilt als gleich stark.</translation>
    </message>
    <message>
        <source>too few moves</source>
        <translation>zu wenige Züge</translation>
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
        <source>Too few moves to tell a rank: %1.</source>
        <translation>Zu wenige Züge für einen Rang: %1.</translation>
    </message>
    <message>
        <source>How probable each rank is</source>
        <translation>Wie wahrscheinlich jeder Rang ist</translation>
    </message>
    <message>
        <source>The games fall into two groups, as if two players had played them.</source>
        <translation>Die Partien zerfallen in zwei Gruppen, als hätten zwei Spieler sie gespielt.</translation>
    </message>
    <message>
        <source>too few moves</source>
        <translation>zu wenige Züge</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Im Lauf der Zeit</translation>
    </message>
    <message>
        <source>What separates from the next rank</source>
        <translation>Was vom nächsten Rang trennt</translation>
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
        <source>The rank above</source>
        <translation>Der Rang darüber</translation>
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
        <source>Network: %1</source>
        <translation>Netz: %1</translation>
    </message>
    <message>
        <source>The play against the ranks</source>
        <translation>Das Spiel und die Ränge</translation>
    </message>
    <message>
        <source>Mean β by move number, over the bands of the ranks</source>
        <translation>Mittleres β nach Zugnummer, über den Bändern der Ränge</translation>
    </message>
    <message>
        <source>β is the strength score of a move. The line is the mean β over all games, for every ten moves. Each band holds the middle half of the games of one rank.</source>
        <translation>β ist der Stärkewert eines Zuges. Die Linie ist das mittlere β über alle Partien, für je zehn Züge. Jedes Band enthält die mittlere Hälfte der Partien eines Rangs.</translation>
    </message>
    <message>
        <source>how often</source>
        <translation>wie oft</translation>
    </message>
    <message>
        <source>What other programs say</source>
        <translation>Was andere Programme sagen</translation>
    </message>
    <message>
        <source>The rank over time, with its interval</source>
        <translation>Der Rang im Lauf der Zeit, mit seinem Intervall</translation>
    </message>
    <message>
        <source>By opening</source>
        <translation>Nach Eröffnung</translation>
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
        <source>Your moves look like %1.</source>
        <translation>Deine Züge sehen aus wie %1.</translation>
    </message>
    <message numerus="yes">
        <source>After %n positions.</source>
        <translation>
            <numerusform>Nach einer Stellung.</numerusform>
            <numerusform>Nach %n Stellungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Go on, to be surer</source>
        <translation>Weiter, um sicherer zu sein</translation>
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
        <source>Stop here</source>
        <translation>Hier aufhören</translation>
    </message>
    <message>
        <source>Your moves fit players of most ranks.</source>
        <translation>Deine Züge passen zu Spielern der meisten Ränge.</translation>
    </message>
    <message>
        <source>This is a first look: games of your own, imported on the page Games, tell more.</source>
        <translation>Das ist ein erster Eindruck: eigene Partien, auf der Seite Partien importiert, sagen mehr.</translation>
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
    <message>
        <source>Written to %1.</source>
        <translation>Geschrieben nach %1.</translation>
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
        <source>Looking at the moves…</source>
        <translation>Die Züge werden angesehen…</translation>
    </message>
    <message>
        <source>Looking at the game</source>
        <translation>Die Partie wird angesehen</translation>
    </message>
    <message>
        <source>The moves could not be looked at: %1</source>
        <translation>Die Züge konnten nicht angesehen werden: %1</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
</context>
<context>
    <name>Retry</name>
    <message>
        <source>Looking where the game was lost</source>
        <translation>Suche, wo die Partie verloren ging</translation>
    </message>
    <message>
        <source>From move %1 on, against your rank: the last at which the game was not lost yet.</source>
        <translation>Ab Zug %1 gegen deinen Rang: der letzte, bei dem die Partie noch nicht verloren war.</translation>
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
        <source>&amp;Export the plot…</source>
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
        <source>Export the annotated &amp;game…</source>
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
        <source>Written to %1.</source>
        <translation>Geschrieben nach %1.</translation>
    </message>
    <message>
        <source>Analysis is off; Space turns it on.</source>
        <translation>Die Analyse ist aus; die Leertaste schaltet sie ein.</translation>
    </message>
    <message>
        <source>Loading the network…</source>
        <translation>Das Netz wird geladen…</translation>
    </message>
    <message>
        <source>This network knows no β: it shows likely moves and what moves cost. Choose another on the Engines page.</source>
        <translation>Dieses Netz kennt kein β: es zeigt wahrscheinliche Züge und was Züge kosten. Auf der Seite „Engines“ lässt sich ein anderes wählen.</translation>
    </message>
    <message>
        <source>This network has no rank profile, so there are no bands to compare with. “evenmatch-lab profile” makes one from games.</source>
        <translation>Dieses Netz hat kein Rangprofil, daher gibt es keine Bänder zum Vergleich. „evenmatch-lab profile“ erstellt eines aus Partien.</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Hier ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>No later move cost as much.</source>
        <translation>Kein späterer Zug hat so viel gekostet.</translation>
    </message>
    <message>
        <source>No earlier move cost as much.</source>
        <translation>Kein früherer Zug hat so viel gekostet.</translation>
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
        <source>The report comes when the whole game has been looked at.</source>
        <translation>Der Bericht kommt, wenn die ganze Partie betrachtet ist.</translation>
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
        <source>Play it on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>A game against your rank that begins with this position; this one stays as it is</source>
        <translation>Eine Partie gegen deinen Rang, die mit dieser Stellung beginnt; diese hier bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Play it on from &amp;here</source>
        <translation>Von &amp;hier weiterspielen</translation>
    </message>
    <message>
        <source>What the moves cost is known in part.</source>
        <translation>Was die Züge kosten, ist nur zum Teil bekannt.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>Reviewer</name>
    <message>
        <source>Looking at the game</source>
        <translation>Die Partie wird angesehen</translation>
    </message>
    <message>
        <source>Weighing the moves</source>
        <translation>Die Züge werden abgewogen</translation>
    </message>
    <message>
        <source>Nobody says what moves cost: %1</source>
        <translation>Niemand sagt, was Züge kosten: %1</translation>
    </message>
    <message>
        <source>The engine cannot be asked, so costs come from our own search: %1</source>
        <translation>Die Engine kann nicht gefragt werden, die Kosten kommen deshalb aus der eigenen Suche: %1</translation>
    </message>
    <message>
        <source>The engine had to be started anew: %1</source>
        <translation>Die Engine musste neu gestartet werden: %1</translation>
    </message>
    <message>
        <source>Stopped: what moves cost is known in part. It goes on when the analysis is turned off and on.</source>
        <translation>Angehalten: Was Züge kosten, ist nur zum Teil bekannt. Es geht weiter, wenn die Analyse aus- und wieder eingeschaltet wird.</translation>
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
        <source>Show all of it</source>
        <translation>Alles zeigen</translation>
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
        <source>Q, mean result for the side that makes the move, −1 to +1</source>
        <translation>Q, mittleres Ergebnis für die Seite, die zieht, −1 bis +1</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>P, how likely players choose the move, in percent</source>
        <translation>P, wie wahrscheinlich Spieler den Zug wählen, in Prozent</translation>
    </message>
    <message>
        <source>P %</source>
        <translation>P %</translation>
    </message>
    <message>
        <source>β̄, mean strength score of all that follows</source>
        <translation>β̄, mittlerer Stärkewert von allem, was folgt</translation>
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
        <source>δ̂, how much δ weighed, 0 to 1</source>
        <translation>δ̂, wie viel δ gewogen hat, 0 bis 1</translation>
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
    <name>Session</name>
    <message>
        <source>Checkmate: %1 wins</source>
        <translation>Matt: %1 gewinnt</translation>
    </message>
    <message>
        <source>Draw: stalemate</source>
        <translation>Remis: Patt</translation>
    </message>
    <message>
        <source>Draw: nobody can mate any more</source>
        <translation>Remis: Niemand kann mehr matt setzen</translation>
    </message>
    <message>
        <source>Draw: the position stood five times</source>
        <translation>Remis: Die Stellung stand fünfmal</translation>
    </message>
    <message>
        <source>Draw: the position stood three times</source>
        <translation>Remis: Die Stellung stand dreimal</translation>
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
        <translation>%1 gewinnt nach Zeit</translation>
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
        <source>%1 + %2 a move</source>
        <translation>%1 + %2 je Zug</translation>
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
        <source>As the system</source>
        <translation>Wie das System</translation>
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
        <source>Go ranks as on</source>
        <translation>Go-Ränge wie auf</translation>
    </message>
    <message>
        <source>The network&apos;s own</source>
        <translation>Wie das Netz sie kennt</translation>
    </message>
    <message>
        <source>Confirm each move</source>
        <translation>Jeden Zug bestätigen</translation>
    </message>
    <message>
        <source>A move is shown first, and played when you choose it once more</source>
        <translation>Ein Zug wird erst gezeigt und gespielt, wenn du ihn noch einmal wählst</translation>
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
        <source>Pieces and needles glide to their places</source>
        <translation>Figuren und Zeiger gleiten an ihren Platz</translation>
    </message>
    <message>
        <source>The program thinks as long as people do</source>
        <translation>Das Programm denkt so lange wie ein Mensch</translation>
    </message>
    <message>
        <source>The name that stands in the games you play here</source>
        <translation>Der Name, der in deinen hier gespielten Partien steht</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Servers&apos; ranks differ: yours and those of your opponents are told as they would be there</source>
        <translation>Die Ränge der Server sind verschieden: deiner und die deiner Gegner werden so genannt, wie sie dort wären</translation>
    </message>
</context>
<context>
    <name>ShortcutsCard</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>All as they were</source>
        <translation>Alle wie zu Beginn</translation>
    </message>
    <message>
        <source>All keys are as they come with the program.</source>
        <translation>Alle Tasten sind, wie sie mit dem Programm kommen.</translation>
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
        <source>“%1” has no key now.</source>
        <translation>„%1“ hat jetzt keine Taste.</translation>
    </message>
    <message>
        <source>“%1” is %2 now.</source>
        <translation>„%1“ ist jetzt %2.</translation>
    </message>
    <message>
        <source>%1 is the key of “%2” already: change that one first.</source>
        <translation>%1 ist schon die Taste für „%2“: Ändere zuerst diese.</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>The rank also rests on how long the moves took, as the files say it.</source>
        <translation>Der Rang stützt sich auch darauf, wie lange die Züge dauerten, so wie es die Dateien sagen.</translation>
    </message>
    <message>
        <source>This network&apos;s ranks were measured with %1, too: asked as well, it would make the rank surer.</source>
        <translation>Die Ränge dieses Netzes wurden auch mit %1 gemessen: Wird es mit gefragt, ist der Rang sicherer.</translation>
    </message>
    <message>
        <source>%1 could not look at one game (%2).</source>
        <translation>%1 konnte eine Partie nicht ansehen (%2).</translation>
    </message>
    <message>
        <source>%1 could not look at %2 games (the first: %3).</source>
        <translation>%1 konnte %2 Partien nicht ansehen (die erste: %3).</translation>
    </message>
    <message>
        <source>The rank does not rest on %1: it knows too few of the games.</source>
        <translation>Der Rang stützt sich nicht auf %1: Es kennt zu wenige der Partien.</translation>
    </message>
    <message>
        <source>The rank does not rest on %1: with it alone, players whom nothing was fitted on were told no better.</source>
        <translation>Der Rang stützt sich nicht auf %1: Damit allein wurden Spieler, an denen nichts angepasst worden war, nicht besser erkannt.</translation>
    </message>
    <message>
        <source>The rank does not rest on %1: this network&apos;s ranks were measured without such a program.</source>
        <translation>Der Rang stützt sich nicht auf %1: Die Ränge dieses Netzes wurden ohne ein solches Programm gemessen.</translation>
    </message>
    <message>
        <source>The rank does not rest on %1: this network&apos;s ranks were measured with %2, and another version judges otherwise.</source>
        <translation>Der Rang stützt sich nicht auf %1: Die Ränge dieses Netzes wurden mit %2 gemessen, und eine andere Version urteilt anders.</translation>
    </message>
    <message>
        <source>The rank does not rest on %1: this network&apos;s ranks were measured with other settings or files of it (%2; here %3).</source>
        <translation>Der Rang stützt sich nicht auf %1: Die Ränge dieses Netzes wurden mit anderen Einstellungen oder Dateien davon gemessen (%2; hier %3).</translation>
    </message>
    <message>
        <source>Only games on %1 count here: ranks are told for each board apart (games left out: %2).</source>
        <translation>Hier zählen nur Partien auf %1: Ränge werden für jedes Brett für sich genannt (weggelassene Partien: %2).</translation>
    </message>
    <message>
        <source>Where the ranks of %1 lie on %2 is not known, so these are the network&apos;s own.</source>
        <translation>Wo die Ränge von %1 auf %2 liegen, ist nicht bekannt; deshalb sind es die des Netzes selbst.</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Move %1: %2 rather than %3</source>
        <translation>Zug %1: %2 statt %3</translation>
    </message>
    <message>
        <source>The teacher noted nothing in this game.</source>
        <translation>Der Lehrer hat sich in dieser Partie nichts notiert.</translation>
    </message>
    <message>
        <source>Moments to remember:</source>
        <translation>Stellen zum Merken:</translation>
    </message>
    <message>
        <source>They come as cards on the page Learn.</source>
        <translation>Sie kommen als Karten auf der Seite Lernen.</translation>
    </message>
    <message>
        <source>Say on the page Games which name is yours, and such moments become cards.</source>
        <translation>Wenn auf der Seite Partien steht, welcher Name deiner ist, werden solche Stellen zu Karten.</translation>
    </message>
    <message>
        <source>The teacher is silent.</source>
        <translation>Der Lehrer schweigt.</translation>
    </message>
    <message>
        <source>The teacher looks on.</source>
        <translation>Der Lehrer sieht zu.</translation>
    </message>
    <message>
        <source>Players of %1 hardly play %2 here.</source>
        <translation>Spieler mit %1 spielen hier kaum %2.</translation>
    </message>
</context>
<context>
    <name>TeachingCard</name>
    <message>
        <source>Take it back</source>
        <translation>Zug zurücknehmen</translation>
    </message>
    <message>
        <source>The teacher speaks up</source>
        <translation>Der Lehrer meldet sich</translation>
    </message>
    <message>
        <source>Back to the position before your move; or play on</source>
        <translation>Zurück zur Stellung vor deinem Zug; oder einfach weiterspielen</translation>
    </message>
    <message>
        <source>Only where the next rank would hardly play your move and it cost more than usual, and not every move</source>
        <translation>Nur wo der nächste Rang deinen Zug kaum spielen würde und er mehr als üblich kostet, und nicht bei jedem Zug</translation>
    </message>
    <message>
        <source>Shows the position at the board</source>
        <translation>Zeigt die Stellung auf dem Brett</translation>
    </message>
    <message>
        <source>In the position before your move: first where to look, then some moves, then one</source>
        <translation>In der Stellung vor deinem Zug: erst eine Gegend, dann einige Züge, dann einer</translation>
    </message>
    <message>
        <source>What was better?</source>
        <translation>Was war besser?</translation>
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
        <source>The game is over here; step back to search.</source>
        <translation>Hier ist die Partie zu Ende; gehe zurück, um zu suchen.</translation>
    </message>
    <message>
        <source>This network has no rank profile, so only the full-strength search is shown.</source>
        <translation>Dieses Netz hat kein Rangprofil; gezeigt wird nur die Suche mit voller Stärke.</translation>
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
        <source>As %1 the search prefers &lt;b&gt;%2&lt;/b&gt;; at full strength it plays &lt;b&gt;%3&lt;/b&gt;.</source>
        <translation>Als %1 bevorzugt die Suche &lt;b&gt;%2&lt;/b&gt;; mit voller Stärke spielt sie &lt;b&gt;%3&lt;/b&gt;.</translation>
    </message>
    <message>
        <source> Choose a move to see where it leads.</source>
        <translation> Wähle einen Zug, um zu sehen, wohin er führt.</translation>
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
        <source>Written to %1.</source>
        <translation>Geschrieben nach %1.</translation>
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
</context>
<context>
    <name>TreeSearch</name>
    <message>
        <source>Searching</source>
        <translation>Suche läuft</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Evenmatch made no move in this game.</source>
        <translation>Evenmatch hat in dieser Partie keinen Zug gemacht.</translation>
    </message>
    <message>
        <source>%1 of Evenmatch&apos;s %2 moves (%3 %) are moves that at least one in ten players of its rank, %4, makes there.</source>
        <translation>%1 der %2 Züge von Evenmatch (%3 %) sind Züge, die dort mindestens einer von zehn Spielern seines Rangs, %4, macht.</translation>
    </message>
    <message>
        <source>Of yours it is %1 of %2 (%3 %).</source>
        <translation>Von deinen sind es %1 von %2 (%3 %).</translation>
    </message>
    <message>
        <source>Too few moves to say anything about your rank; it takes %1.</source>
        <translation>Zu wenige Züge, um etwas über deinen Rang zu sagen; nötig sind %1.</translation>
    </message>
    <message>
        <source>Your moves look like %1 (%2 to %3) – one game says little.</source>
        <translation>Deine Züge sehen nach %1 aus (%2 bis %3) – eine Partie sagt wenig.</translation>
    </message>
    <message>
        <source>Too few moves to say how human they were.</source>
        <translation>Zu wenige Züge, um zu sagen, wie menschlich sie waren.</translation>
    </message>
    <message>
        <source>These moves fit players of most ranks: one game of this kind says nothing about yours.</source>
        <translation>Solche Züge passen zu Spielern der meisten Ränge: eine solche Partie sagt nichts über deinen.</translation>
    </message>
    <message>
        <source>Such probabilities were not tried on players of known rank.</source>
        <translation>Solche Wahrscheinlichkeiten wurden nicht an Spielern bekannten Rangs erprobt.</translation>
    </message>
    <message>
        <source>Your moves look like %1 to %2 – one game says little.</source>
        <translation>Deine Züge sehen nach %1 bis %2 aus – eine Partie sagt wenig.</translation>
    </message>
</context>
<context>
    <name>Verified</name>
    <message>
        <source>The scale &quot;%1&quot; rests on %2 games a rank.</source>
        <translation>Die Skala „%1“ beruht auf %2 Partien je Rang.</translation>
    </message>
    <message>
        <source>The scale &quot;%1&quot; rests on %2 games a rank, which is thin.</source>
        <translation>Die Skala „%1“ beruht auf %2 Partien je Rang; das ist wenig.</translation>
    </message>
    <message>
        <source>Of players left out, %1 of single games were put at the right rank (by chance %2).</source>
        <translation>Von Partien ausgelassener Spieler wurden %1 dem richtigen Rang zugeordnet (zufällig wären es %2).</translation>
    </message>
    <message>
        <source>There were too few players to measure how often its intervals hold.</source>
        <translation>Es gab zu wenige Spieler, um zu messen, wie oft ihre Intervalle stimmen.</translation>
    </message>
    <message>
        <source>Only one player stands for %1: what is typical of the rank and what of the player cannot be told.</source>
        <translation>Für %1 steht nur ein Spieler: Was den Rang und was den Spieler ausmacht, lässt sich nicht trennen.</translation>
    </message>
    <message>
        <source>Not told apart: %1.</source>
        <translation>Nicht zu unterscheiden: %1.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Ranks as on %1 (%2 to %3) and in the %4 (%5 and weaker): of %6 games of many players whom it never saw, %7 % were given their rank and %8 % one within one.</source>
        <translation>Ränge wie auf %1 (%2 bis %3) und in der %4 (%5 und schwächer): Von %6 Partien vieler Spieler, die es nie sah, bekamen %7 % ihren Rang und %8 % einen höchstens einen daneben.</translation>
    </message>
    <message>
        <source>Of %1 games of many %2 players whom it never saw, %3 % were given their rank of %4 points and %5 % one within one; of one game of a player, %6 % intervals held for %7 % of %8.</source>
        <translation>Von %1 Partien vieler Spieler von %2, die es nie sah, bekamen %3 % ihren Rang von %4 Punkten und %5 % einen höchstens einen daneben; aus einer Partie eines Spielers stimmten %6-%-Intervalle bei %7 % von %8.</translation>
    </message>
    <message>
        <source>As opponents their strength is not measured.</source>
        <translation>Als Gegner wurde ihre Stärke nicht gemessen.</translation>
    </message>
    <message>
        <source>As opponents its ranks lie closer together than people&apos;s.</source>
        <translation>Als Gegner liegen seine Ränge näher beieinander als die von Menschen.</translation>
    </message>
    <message>
        <source>%1 dan</source>
        <translation>%1. Dan</translation>
    </message>
    <message>
        <source>%1 kyu</source>
        <translation>%1. Kyu</translation>
    </message>
    <message>
        <source>As opponents its ranks were tuned by matches against %1 and %2; what was measured stands beside each.</source>
        <translation>Als Gegner wurden seine Ränge in Wettkämpfen gegen %1 und %2 abgestimmt; was gemessen wurde, steht neben jedem.</translation>
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
        <source>Names that may be you</source>
        <translation>Namen, die du sein könntest</translation>
    </message>
    <message numerus="yes">
        <source>Are you %1? That name stands in %n games.</source>
        <translation>
            <numerusform>Bist du %1? Dieser Name steht in %n Partie.</numerusform>
            <numerusform>Bist du %1? Dieser Name steht in %n Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which player are you? Then your games give your rank.</source>
        <translation>Welcher Spieler bist du? Dann ergeben deine Partien deinen Rang.</translation>
    </message>
    <message>
        <source>You are %1.</source>
        <translation>Du bist %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
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
        <source>who you are</source>
        <translation>wer du bist</translation>
    </message>
</context>
<context>
    <name>lab</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>waits for its turn</source>
        <translation>wartet, bis es an der Reihe ist</translation>
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
        <source>%1 simulations a move</source>
        <translation>%1 Simulationen je Zug</translation>
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
        <source>A player in iterations</source>
        <translation>Ein Spieler in Iterationen</translation>
    </message>
    <message>
        <source>Finds with how many iterations plain Monte-Carlo tree search plays a player even: one number for the strength of any player in any game.</source>
        <translation>Findet, mit wie vielen Iterationen die einfache Monte-Carlo-Baumsuche einem Spieler ebenbürtig ist: eine Zahl für die Stärke jedes Spielers in jedem Spiel.</translation>
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
        <source>Ranks told from games</source>
        <translation>Ränge aus Partien</translation>
    </message>
    <message>
        <source>How often the rank of unknown games is found, by the number of games.</source>
        <translation>Wie oft der Rang unbekannter Partien gefunden wird, nach der Zahl der Partien.</translation>
    </message>
    <message>
        <source>Ranks told from parts of games</source>
        <translation>Ränge aus Teilen von Partien</translation>
    </message>
    <message>
        <source>How often the rank is found from the first moves, the last moves, or one move of each game.</source>
        <translation>Wie oft der Rang aus den ersten Zügen, den letzten oder einem Zug jeder Partie gefunden wird.</translation>
    </message>
    <message>
        <source>Ranks never seen in training</source>
        <translation>Ränge, die im Training nie vorkamen</translation>
    </message>
    <message>
        <source>Whether a network trained on two or three ranks orders the others, too.</source>
        <translation>Ob ein mit zwei oder drei Rängen trainiertes Netz auch die anderen ordnet.</translation>
    </message>
    <message>
        <source>Win rate of the ranks</source>
        <translation>Gewinnrate der Ränge</translation>
    </message>
    <message>
        <source>How often every rank, as this program plays it, beats the middle one.</source>
        <translation>Wie oft jeder Rang, wie dieses Programm ihn spielt, den mittleren schlägt.</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>Ratings of two ways to adjust strength, at five ranks each, from a round robin.</source>
        <translation>Wertungen zweier Arten, die Stärke anzupassen, bei je fünf Rängen, aus einem Rundenturnier.</translation>
    </message>
    <message>
        <source>Moves like people&apos;s</source>
        <translation>Züge wie von Menschen</translation>
    </message>
    <message>
        <source>How often each kind of search makes the move that a person made.</source>
        <translation>Wie oft jede Art von Suche den Zug macht, den ein Mensch machte.</translation>
    </message>
    <message>
        <source>Strength index and Elo</source>
        <translation>Stärkeindex und Elo</translation>
    </message>
    <message>
        <source>How many Elo the strength index z is worth, with a straight and a curved fit.</source>
        <translation>Wie viele Elo der Stärkeindex z wert ist, mit einer geraden und einer gebogenen Ausgleichung.</translation>
    </message>
    <message>
        <source>The bound of the strength index</source>
        <translation>Die Schranke des Stärkeindex</translation>
    </message>
    <message>
        <source>Checks that no move the strength index may choose is worse than its proof allows.</source>
        <translation>Prüft, dass kein Zug, den der Stärkeindex wählen darf, schlechter ist, als sein Beweis erlaubt.</translation>
    </message>
    <message>
        <source>Following from game to game</source>
        <translation>Folgen von Partie zu Partie</translation>
    </message>
    <message>
        <source>Whether a player that changes after every game comes to the strength of five fixed opponents.</source>
        <translation>Ob ein Spieler, der sich nach jeder Partie ändert, zur Stärke von fünf festen Gegnern kommt.</translation>
    </message>
    <message>
        <source>Following within a game</source>
        <translation>Folgen innerhalb einer Partie</translation>
    </message>
    <message>
        <source>Whether uneven pairs come nearer to even when one of them adapts during the game.</source>
        <translation>Ob ungleiche Paare dem Gleichstand näher kommen, wenn einer von ihnen sich während der Partie anpasst.</translation>
    </message>
    <message>
        <source>Ranks by the meta-model</source>
        <translation>Ränge mit dem Metamodell</translation>
    </message>
    <message>
        <source>How much more often the rank is found when policies of all levels and losses are looked at together.</source>
        <translation>Wie viel öfter der Rang gefunden wird, wenn die Zugwahlen aller Stufen und die Verluste zusammen betrachtet werden.</translation>
    </message>
    <message>
        <source>What the meta-model needs</source>
        <translation>Was das Metamodell braucht</translation>
    </message>
    <message>
        <source>How accurate ranks are when some of its features are left out.</source>
        <translation>Wie genau Ränge sind, wenn einige seiner Merkmale fehlen.</translation>
    </message>
    <message>
        <source>Ranks of players</source>
        <translation>Ränge von Spielern</translation>
    </message>
    <message>
        <source>How well ranks are found when all games are of one player.</source>
        <translation>Wie gut Ränge gefunden werden, wenn alle Partien von einem Spieler sind.</translation>
    </message>
    <message>
        <source>Which levels tell which ranks</source>
        <translation>Welche Stufen welche Ränge unterscheiden</translation>
    </message>
    <message>
        <source>Which imitation policies tell which ranks apart.</source>
        <translation>Welche nachahmenden Zugwahlen welche Ränge unterscheiden.</translation>
    </message>
    <message>
        <source>Iterations of known players</source>
        <translation>Iterationen bekannter Spieler</translation>
    </message>
    <message>
        <source>Measures players whose iterations are known, to see whether the measure is true; on three games.</source>
        <translation>Misst Spieler, deren Iterationen bekannt sind, um zu sehen, ob das Maß stimmt; in drei Spielen.</translation>
    </message>
    <message>
        <source>Iterations of simple players</source>
        <translation>Iterationen einfacher Spieler</translation>
    </message>
    <message>
        <source>Measures random, heuristic and alpha-beta players in iterations, on three games.</source>
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
        <source>What the difference of wins and TrueSkill say of made-up matches.</source>
        <translation>Was der Unterschied der Siege und TrueSkill zu erdachten Wettkämpfen sagen.</translation>
    </message>
    <message>
        <source>Iterations between given bounds</source>
        <translation>Iterationen zwischen gegebenen Grenzen</translation>
    </message>
    <message>
        <source>Measures players whose iterations are known between bounds that are given, on three games.</source>
        <translation>Misst Spieler mit bekannter Iterationszahl zwischen gegebenen Grenzen, in drei Spielen.</translation>
    </message>
    <message>
        <source>What one player&apos;s ranks need</source>
        <translation>Was der Rang eines Spielers braucht</translation>
    </message>
    <message>
        <source>How accurate ranks are when all games are of one player and some features are left out.</source>
        <translation>Wie genau Ränge sind, wenn alle Partien von einem Spieler sind und einige Merkmale fehlen.</translation>
    </message>
    <message>
        <source>Strength move by move</source>
        <translation>Stärke Zug um Zug</translation>
    </message>
    <message>
        <source>What the moves of every rank are worth at each point of a game.</source>
        <translation>Was die Züge jedes Ranges an jeder Stelle einer Partie wert sind.</translation>
    </message>
    <message>
        <source>How players of one rank differ</source>
        <translation>Wie sich Spieler eines Ranges unterscheiden</translation>
    </message>
    <message>
        <source>How far the games of single players lie apart, beside games of anyone of their rank.</source>
        <translation>Wie weit die Partien einzelner Spieler auseinanderliegen, neben Partien beliebiger Spieler ihres Ranges.</translation>
    </message>
    <message>
        <source>Two levels are more than one</source>
        <translation>Zwei Stufen sind mehr als eine</translation>
    </message>
    <message>
        <source>How often the rank is found by one imitation policy, by another, and by both.</source>
        <translation>Wie oft der Rang durch eine nachahmende Zugwahl gefunden wird, durch eine andere und durch beide.</translation>
    </message>
    <message>
        <source>Where moves lose</source>
        <translation>Wo Züge verlieren</translation>
    </message>
    <message>
        <source>What moves lose at each point of a game, on average.</source>
        <translation>Was Züge an jeder Stelle einer Partie im Mittel verlieren.</translation>
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
        <source>--theme is light or dark, not “%1”</source>
        <translation>--theme ist light oder dark, nicht „%1“</translation>
    </message>
    <message>
        <source>--size is WIDTHxHEIGHT, 320x240 to 8000x8000</source>
        <translation>--size ist BREITExHÖHE, 320x240 bis 8000x8000</translation>
    </message>
    <message>
        <source>Play Go and chess.</source>
        <translation>Go und Schach spielen.</translation>
    </message>
    <message>
        <source>Write a picture of the window and exit.</source>
        <translation>Ein Bild des Fensters schreiben und beenden.</translation>
    </message>
    <message>
        <source>The page in the picture.</source>
        <translation>Die Seite auf dem Bild.</translation>
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
        <source>Speak this language: en, de, ja, ko, zh_CN or zh_TW.</source>
        <translation>Diese Sprache sprechen: en, de, ja, ko, zh_CN oder zh_TW.</translation>
    </message>
    <message>
        <source>A folder with a game in progress to go on with.</source>
        <translation>Ein Ordner mit einer laufenden Partie, die weitergeht.</translation>
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
        <source>How long the picture waits at most for work that goes on, in seconds.</source>
        <translation>Wie lange das Bild höchstens auf laufende Arbeit wartet, in Sekunden.</translation>
    </message>
    <message>
        <source>Play, review and import the files, print how long the window&apos;s thread is away at most, and exit.</source>
        <translation>Spielt, bespricht und importiert die Dateien, gibt aus, wie lange der Faden des Fensters höchstens fort ist, und endet.</translation>
    </message>
    <message>
        <source>Beside the board: welcome, new, new-chess, settings, keys, about; on the page Games: rank; on the page Lab: measure.</source>
        <translation>Neben dem Brett: welcome, new, new-chess, settings, keys, about; auf der Seite Partien: rank; auf der Seite Labor: measure.</translation>
    </message>
    <message>
        <source>The player of the library whose rank is in the picture.</source>
        <translation>Der Spieler der Bibliothek, dessen Rang im Bild ist.</translation>
    </message>
    <message>
        <source>A game to open; several, or a folder, go among your games.</source>
        <translation>Eine Partie zum Öffnen; mehrere oder ein Ordner kommen zu deinen Partien.</translation>
    </message>
    <message>
        <source>The version, and which networks come with it.</source>
        <translation>Die Version, und welche Netze dabei sind.</translation>
    </message>
    <message>
        <source>Evenmatch is already running, but it does not answer. Close it, then start it again.</source>
        <translation>Evenmatch läuft bereits, antwortet aber nicht. Schließen Sie es und starten Sie es erneut.</translation>
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
        <source>costs %1 points</source>
        <translation>kostet %1 Punkte</translation>
    </message>
    <message>
        <source>costs %1 %</source>
        <translation>kostet %1 %</translation>
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
        <translation>unter den stärksten Amateuren</translation>
    </message>
    <message>
        <source>wins club tournaments, reads deep</source>
        <translation>gewinnt Klubturniere, liest tief</translation>
    </message>
    <message>
        <source>an experienced club player</source>
        <translation>erfahren im Klub</translation>
    </message>
    <message>
        <source>a solid club player</source>
        <translation>solide Klubstärke</translation>
    </message>
    <message>
        <source>wins fights by reading, loses them by shape</source>
        <translation>gewinnt Kämpfe durch Lesen, verliert sie durch Form</translation>
    </message>
    <message>
        <source>knows the basic shapes, misses some</source>
        <translation>kennt die Grundformen, übersieht manche</translation>
    </message>
    <message>
        <source>has played a few dozen games</source>
        <translation>hat ein paar Dutzend Partien gespielt</translation>
    </message>
    <message>
        <source>a master online</source>
        <translation>Meisterniveau im Netz</translation>
    </message>
    <message>
        <source>hardly ever blunders</source>
        <translation>übersieht fast nie etwas Grobes</translation>
    </message>
    <message>
        <source>a very strong club player</source>
        <translation>sehr starke Klubstärke</translation>
    </message>
    <message>
        <source>a strong club player</source>
        <translation>starke Klubstärke</translation>
    </message>
    <message>
        <source>a good club player</source>
        <translation>gute Klubstärke</translation>
    </message>
    <message>
        <source>sees tactics of two moves</source>
        <translation>sieht Taktik von zwei Zügen</translation>
    </message>
    <message>
        <source>sees simple threats, leaves pieces hanging</source>
        <translation>sieht einfache Drohungen, lässt Figuren hängen</translation>
    </message>
    <message>
        <source>knows the rules and likes to attack</source>
        <translation>kennt die Regeln und greift gern an</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>β %1</source>
        <translation>β %1</translation>
    </message>
    <message>
        <source>%1 would play %2 (%3 %)</source>
        <translation>%1 würde %2 spielen (%3 %)</translation>
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
        <source>%1 wins with %2 %</source>
        <translation>%1 gewinnt mit %2 %</translation>
    </message>
    <message>
        <source>Move %1, %2 %3: cost %4, %5</source>
        <translation>Zug %1, %2 %3: kostete %4, %5</translation>
    </message>
    <message>
        <source>under 0.1 %</source>
        <translation>unter 0,1 %</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 der %2</translation>
    </message>
    <message>
        <source>Move %1, %2 %3: unusual, %4 of %5 play it</source>
        <translation>Zug %1, %2 %3: ungewöhnlich, %4 der %5 spielen ihn</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
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
        <translation>Güte %1</translation>
    </message>
    <message>
        <source>%1 % of %2</source>
        <translation>%1 % der %2</translation>
    </message>
    <message>
        <source>cost most</source>
        <translation>kosteten am meisten</translation>
    </message>
    <message>
        <source>unlike the player’s rank</source>
        <translation>untypisch für den Rang</translation>
    </message>
    <message>
        <source>%1’s lead</source>
        <translation>Vorsprung von %1</translation>
    </message>
    <message>
        <source>%1’s chance to win, %</source>
        <translation>Gewinnchance von %1, %</translation>
    </message>
    <message>
        <source>%1 costs %2 (%3); better: %4</source>
        <translation>%1 kostet %2 (%3); besser: %4</translation>
    </message>
    <message>
        <source>%1 lose %2 here on average</source>
        <translation>%1 verlieren hier im Mittel %2</translation>
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
        <source>: by likelihood %1</source>
        <translation>: nach Wahrscheinlichkeit %1</translation>
    </message>
    <message>
        <source>cost %1 (%2)</source>
        <translation>kostet %1 (%2)</translation>
    </message>
    <message>
        <source>%1, depth %2</source>
        <translation>%1, Tiefe %2</translation>
    </message>
    <message>
        <source>by likelihood %1</source>
        <translation>nach Wahrscheinlichkeit %1</translation>
    </message>
    <message>
        <source>likely %1</source>
        <translation>wohl %1</translation>
    </message>
    <message>
        <source>file: %1</source>
        <translation>Datei: %1</translation>
    </message>
</context>
</TS>
