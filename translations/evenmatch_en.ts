<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AccountDialog</name>
    <message numerus="yes">
        <source>%n games outside your choice were skipped.</source>
        <translation>
            <numerusform>%n game outside your choice was skipped.</numerusform>
            <numerusform>%n games outside your choice were skipped.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BetaBands</name>
    <message numerus="yes">
        <source>β %1, the mean of %n of your moves</source>
        <translation>
            <numerusform>β %1, from %n of your moves</numerusform>
            <numerusform>β %1, the mean of %n of your moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardExchange</name>
    <message numerus="yes">
        <source>%n cards written to %1.</source>
        <translation>
            <numerusform>%n card written to %1.</numerusform>
            <numerusform>%n cards written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardLesson</name>
    <message numerus="yes">
        <source>%n cards to go</source>
        <translation>
            <numerusform>%n card to go</numerusform>
            <numerusform>%n cards to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers could not be saved: %1.</source>
        <translation>
            <numerusform>%n answer could not be saved: %1.</numerusform>
            <numerusform>%n answers could not be saved: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message numerus="yes">
        <source>%n input planes</source>
        <translation>
            <numerusform>%n input plane</numerusform>
            <numerusform>%n input planes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n global inputs</source>
        <translation>
            <numerusform>%n global input</numerusform>
            <numerusform>%n global inputs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n policies</source>
        <translation>
            <numerusform>%n policy</numerusform>
            <numerusform>%n policies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplorerModel</name>
    <message numerus="yes">
        <source>%n other points are the same by symmetry</source>
        <translation>
            <numerusform>%n other point is the same by symmetry</numerusform>
            <numerusform>%n other points are the same by symmetry</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplorerPanel</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corners in %1</source>
        <comment>%1: 24 games</comment>
        <translation>
            <numerusform>%n corner in %1</numerusform>
            <numerusform>%n corners in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameTerms</name>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>%n handicap stone</numerusform>
            <numerusform>%n handicap stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Suggested: %n stones for you</source>
        <translation>
            <numerusform>Suggested: %n stone for you</numerusform>
            <numerusform>Suggested: %n stones for you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Suggested: %n stones for the opponent</source>
        <translation>
            <numerusform>Suggested: %n stone for the opponent</numerusform>
            <numerusform>Suggested: %n stones for the opponent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameTreeView</name>
    <message numerus="yes">
        <source>one of %n variations here</source>
        <translation>
            <numerusform>the only variation here</numerusform>
            <numerusform>one of %n variations here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message numerus="yes">
        <source>%n games are in the trash.</source>
        <translation>
            <numerusform>%n game is in the trash.</numerusform>
            <numerusform>%n games are in the trash.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games restored.</source>
        <translation>
            <numerusform>%n game restored.</numerusform>
            <numerusform>%n games restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag “%1” added to %n games.</source>
        <translation>
            <numerusform>Tag “%1” added to %n game.</numerusform>
            <numerusform>Tag “%1” added to %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag “%1” removed from %n games.</source>
        <translation>
            <numerusform>Tag “%1” removed from %n game.</numerusform>
            <numerusform>Tag “%1” removed from %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games copied to the clipboard.</source>
        <translation>
            <numerusform>%n game copied to the clipboard.</numerusform>
            <numerusform>%n games copied to the clipboard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games deleted.</source>
        <translation>
            <numerusform>%n game deleted.</numerusform>
            <numerusform>%n games deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportReportCard</name>
    <message numerus="yes">
        <source>%n games imported</source>
        <translation>
            <numerusform>%n game imported</numerusform>
            <numerusform>%n games imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already in your games</source>
        <translation>
            <numerusform>%n already in your games</numerusform>
            <numerusform>%n already in your games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported in part, up to an error</source>
        <translation>
            <numerusform>%n imported in part, up to an error</numerusform>
            <numerusform>%n imported in part, up to an error</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be read</source>
        <translation>
            <numerusform>%n game could not be read</numerusform>
            <numerusform>%n games could not be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be read</source>
        <translation>
            <numerusform>%n file could not be read</numerusform>
            <numerusform>%n files could not be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files of another kind skipped</source>
        <translation>
            <numerusform>%n file of another kind skipped</numerusform>
            <numerusform>%n files of another kind skipped</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JobBar</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes left</source>
        <translation>
            <numerusform>%n minute left</numerusform>
            <numerusform>%n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (and %n more)</numerusform>
            <numerusform>%1 (and %n more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LabResultPanel</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message numerus="yes">
        <source>Cards from your %n games</source>
        <translation>
            <numerusform>Cards from your game</numerusform>
            <numerusform>Cards from your %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Start: %n cards</source>
        <translation>
            <numerusform>Start: %n card</numerusform>
            <numerusform>Start: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repeat: %n due today</source>
        <translation>
            <numerusform>Repeat: %n due today</numerusform>
            <numerusform>Repeat: %n due today</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryService</name>
    <message numerus="yes">
        <source>The file with your games was damaged. %n games were recovered; the damaged file is kept as %1.</source>
        <translation>
            <numerusform>The file with your games was damaged. %n game was recovered; the damaged file is kept as %1.</numerusform>
            <numerusform>The file with your games was damaged. %n games were recovered; the damaged file is kept as %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Importing %n files and folders</source>
        <translation>
            <numerusform>Importing %n file or folder</numerusform>
            <numerusform>Importing %n files and folders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Names, results or dates of %n games were damaged. Evenmatch restored them from the games themselves.</source>
        <translation>
            <numerusform>The names, result or date of %n game were damaged. Evenmatch restored them from the game itself.</numerusform>
            <numerusform>The names, results or dates of %n games were damaged. Evenmatch restored them from the games themselves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchMe</name>
    <message numerus="yes">
        <source>You won the last %n games, so it became stronger.</source>
        <translation>
            <numerusform>You won the last game, so it became stronger.</numerusform>
            <numerusform>You won the last %n games, so it became stronger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lost the last %n games, so it became weaker.</source>
        <translation>
            <numerusform>You lost the last game, so it became weaker.</numerusform>
            <numerusform>You lost the last %n games, so it became weaker.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MyRank</name>
    <message numerus="yes">
        <source>%n more games could not be read.</source>
        <translation>
            <numerusform>%n more game could not be read.</numerusform>
            <numerusform>%n more games could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MyRankPanel</name>
    <message numerus="yes">
        <source>Your %n games have not been analysed yet.</source>
        <translation>
            <numerusform>Your %n game has not been analysed yet.</numerusform>
            <numerusform>Your %n games have not been analysed yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are on small boards, where ranks are not calibrated.</source>
        <translation>
            <numerusform>%n game is on a small board, where ranks are not calibrated.</numerusform>
            <numerusform>%n games are on small boards, where ranks are not calibrated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From your latest %n games.</source>
        <translation>
            <numerusform>From your latest game.</numerusform>
            <numerusform>From your latest %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, your rank %3 (%n games)</source>
        <translation>
            <numerusform>%1 %2, your rank %3 (%n game)</numerusform>
            <numerusform>%1 %2, your rank %3 (%n games)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n games have been analysed.</source>
        <translation>
            <numerusform>Your %n game has been analysed.</numerusform>
            <numerusform>Your %n games have been analysed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of your %n games have been analysed.</source>
        <translation>
            <numerusform>%1 of your %n game has been analysed.</numerusform>
            <numerusform>%1 of your %n games have been analysed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rank in your game files: %1 (median of %n games; latest: %2).</source>
        <translation>
            <numerusform>Rank in your game files: %1 (from %n game; latest: %2).</numerusform>
            <numerusform>Rank in your game files: %1 (median of %n games; latest: %2).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePanel</name>
    <message numerus="yes">
        <source>The game keeps its %n moves and continues from this position.</source>
        <translation>
            <numerusform>The game keeps its move and continues from this position.</numerusform>
            <numerusform>The game keeps its %n moves and continues from this position.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutsideCard</name>
    <message numerus="yes">
        <source>%n networks, %1 to %2</source>
        <translation>
            <numerusform>%n network, %1 to %2</numerusform>
            <numerusform>%n networks, %1 to %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerChoiceModel</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message numerus="yes">
        <source>%n pawns ahead</source>
        <translation>
            <numerusform>%n pawn ahead</numerusform>
            <numerusform>%n pawns ahead</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message numerus="yes">
        <source>From everything in the files: %1 (%2); opponents&apos; ranks in %n games, results in %3.</source>
        <translation>
            <numerusform>From everything in the files: %1 (%2); opponents&apos; ranks in %n game, results in %3.</numerusform>
            <numerusform>From everything in the files: %1 (%2); opponents&apos; ranks in %n games, results in %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n more games would bring this to ± one rank.</source>
        <translation>
            <numerusform>About %n more game would bring this to ± one rank.</numerusform>
            <numerusform>About %n more games would bring this to ± one rank.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RankPartsCard</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RankReport</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RankTestRun</name>
    <message numerus="yes">
        <source>Based on %n positions.</source>
        <translation>
            <numerusform>Based on %n position.</numerusform>
            <numerusform>Based on %n positions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchGraphView</name>
    <message numerus="yes">
        <source>The position: %n simulations</source>
        <translation>
            <numerusform>The position: %n simulation</numerusform>
            <numerusform>The position: %n simulations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message numerus="yes">
        <source>%1 could not analyse %n games (the first: %2).</source>
        <translation>
            <numerusform>%1 could not analyse %n game (%2).</numerusform>
            <numerusform>%1 could not analyse %n games (the first: %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This estimate uses only games on %1, because each board size has its own ranks (%n games left out).</source>
        <translation>
            <numerusform>This estimate uses only games on %1, because each board size has its own ranks (%n game left out).</numerusform>
            <numerusform>This estimate uses only games on %1, because each board size has its own ranks (%n games left out).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games against Evenmatch do not count (%n games).</source>
        <translation>
            <numerusform>Games against Evenmatch do not count (%n game).</numerusform>
            <numerusform>Games against Evenmatch do not count (%n games).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unfinished games do not count (%n games).</source>
        <translation>
            <numerusform>Unfinished games do not count (%n game).</numerusform>
            <numerusform>Unfinished games do not count (%n games).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games of fewer than %1 moves do not count (%n games).</source>
        <translation>
            <numerusform>Games of fewer than %1 moves do not count (%n game).</numerusform>
            <numerusform>Games of fewer than %1 moves do not count (%n games).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the chosen games are used (%n games left out).</source>
        <translation>
            <numerusform>Only the chosen games are used (%n game left out).</numerusform>
            <numerusform>Only the chosen games are used (%n games left out).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were found more than once and count once.</source>
        <translation>
            <numerusform>%n game was found more than once and counts once.</numerusform>
            <numerusform>%n games were found more than once and count once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games with the same player on both sides do not count (%n games).</source>
        <translation>
            <numerusform>Games with the same player on both sides do not count (%n game).</numerusform>
            <numerusform>Games with the same player on both sides do not count (%n games).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhoAmICard</name>
    <message numerus="yes">
        <source>Are you %1? This name occurs in %n games.</source>
        <translation>
            <numerusform>Are you %1? This name occurs in %n game.</numerusform>
            <numerusform>Are you %1? This name occurs in %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>machine</name>
    <message numerus="yes">
        <source>%1, %n threads</source>
        <translation>
            <numerusform>%1, %n thread</numerusform>
            <numerusform>%1, %n threads</numerusform>
        </translation>
    </message>
</context>
</TS>
