<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>ChessBoardWidget</name>
    <message>
        <source>Chess board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>promote to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can move here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChooseGamePanel</name>
    <message>
        <source>Games in this file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>There is no network for this game. Add one on the Engines page.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>cannot be opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a game file that Evenmatch reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the compressed data is damaged: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too large: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text ends in the middle of a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unexpected text: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no game here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this game is not one that Evenmatch knows: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsupported board size: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the start position is not possible: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this value makes no sense: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unreadable move: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the move is off the board: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the point is taken: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the move repeats a position: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the move takes its own last liberty: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no piece can make this move: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than one piece can make this move: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the move leaves the king in check: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game is already over before this move: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not an Evenmatch library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this library was made by a newer Evenmatch (format %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the library is damaged: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program is using the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the library could not do this: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a network that Evenmatch reads: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the network file is damaged: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evenmatch cannot run this kind of network: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine gives no answer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine has ended: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine refuses: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine&apos;s answer makes no sense: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a valid choice: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unexpected failure: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameDocument</name>
    <message>
        <source>%1; what comes before is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds no game: %1. Copy SGF, PGN or FEN text first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game before was not saved; it is kept under File, Open recent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Choose another place with Save As.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameListModel</name>
    <message>
        <source>%1  cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both players agree to a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click stones that are dead, or alive again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameSession</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(set-up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over; step back to try other moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the player to move at the end of the game can resign; go to its last move first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GoBoardWidget</name>
    <message>
        <source>Go board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ko</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black&apos;s point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White&apos;s point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seki, counts for nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody&apos;s point</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InfoPanel</name>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one move back, on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift ← →</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>variation before, next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the start, to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page Up, Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game before, next game of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show the cursor on the board; arrows move it, Enter or Space plays there, Esc puts it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flip the chess board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl C, Ctrl V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy the game, paste SGF, PGN or FEN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl N, O, S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new game, open, save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evenmatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go and chess on one board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GNU General Public License, version 3 or later; there is no warranty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made with</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JobBar</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] – Evenmatch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games (*.sgf *.pgn *.gib *.ngf *.ugi *.ugf *.gz *.zst *.bz2);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PGN (*.pgn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SGF (*.sgf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste &amp;game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Navigate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ten moves back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move &amp;on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Te&amp;n moves on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variation be&amp;fore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;variation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game bef&amp;ore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Words in the rail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Evenmatch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoveListView</name>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a point to place a stone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a piece, or click it and then its square.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGamePanel</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chess from one of 960 shuffled starting positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AGA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones that Black gets before White&apos;s first move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Komi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points that White gets for moving second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the starting position; 518 is the usual one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Piece</name>
    <message>
        <source>white pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black rook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black king</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>1 capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 captures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>--theme is light or dark, not “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--size is WIDTHxHEIGHT, 320x240 to 8000x8000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play Go and chess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games to open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a picture of the window and exit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page in the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture&apos;s theme: light or dark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels for each point of the picture, 0.5 to 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the pictured window.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
