<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>AccountDialog</name>
    <message>
        <source>This is my account</source>
        <translation>這是我的帳號</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>取得</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Games from an account</source>
        <translation>來自帳號的棋譜</translation>
    </message>
    <message>
        <source>All, or from a date such as 2024-05-31</source>
        <translation>全部，或自某日起，如 2024-05-31</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>伺服器(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;User name</source>
        <translation>使用者名稱(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>棋譜(&amp;G)</translation>
    </message>
    <message>
        <source>Time controls</source>
        <translation>用時</translation>
    </message>
    <message>
        <source>Also include</source>
        <translation>還包括</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>The download continues; you can stop it in the status bar</source>
        <translation>下載會繼續進行；可在狀態列中停止</translation>
    </message>
    <message>
        <source>Choose at least one time control.</source>
        <translation>請至少選擇一種用時。</translation>
    </message>
    <message>
        <source>Enter a user name first.</source>
        <translation>請先輸入使用者名稱。</translation>
    </message>
    <message>
        <source>Contacting %1…</source>
        <translation>正在連線到 %1…</translation>
    </message>
    <message>
        <source>Evenmatch contacts only %1, and only when you press Fetch. It sends the user name, your choice of games, and “%2” as its own name. It sends no cookies and no keys.</source>
        <translation>Evenmatch 只連線到 %1，而且只在你按「取得」時連線。它會傳送使用者名稱、你選擇的棋譜範圍，以及自己的名稱「%2」。不傳送 Cookie，也不傳送金鑰。</translation>
    </message>
    <message>
        <source>Stopped. The games fetched so far are kept; Fetch continues from there.</source>
        <translation>已停止。已取得的棋譜會保留；按「取得」可從此處繼續。</translation>
    </message>
    <message numerus="yes">
        <source>%n games outside your choice were skipped.</source>
        <translation>
            <numerusform>已略過不在所選範圍內的 %n 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the date as 2024-05-31.</source>
        <translation>日期請寫成 2024-05-31 的形式。</translation>
    </message>
</context>
<context>
    <name>AccountWords</name>
    <message>
        <source>Bullet</source>
        <translation>子彈棋</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>超快棋</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>快棋</translation>
    </message>
    <message>
        <source>Classical, live</source>
        <translation>慢棋、即時</translation>
    </message>
    <message>
        <source>Correspondence</source>
        <translation>通訊棋</translation>
    </message>
    <message>
        <source>Casual games</source>
        <translation>不計分對局</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>變體</translation>
    </message>
    <message>
        <source>Aborted games</source>
        <translation>中止的對局</translation>
    </message>
    <message>
        <source>Games against bots</source>
        <translation>與機器人的對局</translation>
    </message>
</context>
<context>
    <name>Accounts</name>
    <message>
        <source>%1 does not respond: %2</source>
        <translation>%1 沒有回應：%2</translation>
    </message>
    <message>
        <source>%1 has no user of this name</source>
        <translation>%1 上沒有叫這個名字的使用者</translation>
    </message>
    <message>
        <source>%1 has no game at this address</source>
        <translation>%1 的這個位址沒有棋譜</translation>
    </message>
    <message>
        <source>%1 refused the request (%2)</source>
        <translation>%1 拒絕了請求（%2）</translation>
    </message>
    <message>
        <source>%1 limits requests; the games fetched so far are kept, try again in an hour</source>
        <translation>%1 限制了請求次數；已取得的棋譜會保留，請一小時後再試</translation>
    </message>
    <message>
        <source>%1 returned an unexpected response: %2</source>
        <translation>%1 傳回了非預期的回應：%2</translation>
    </message>
    <message>
        <source>the connection to %1 was lost; the games fetched so far are kept, Fetch continues from there: %2</source>
        <translation>與 %1 的連線已中斷；已取得的棋譜會保留，按「取得」可從此處繼續：%2</translation>
    </message>
</context>
<context>
    <name>AddressDialog</name>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Open a game by its address</source>
        <translation>依位址開啟棋譜</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Evenmatch contacts only %1. It sends the number of the game, %2, and “%3” as its own name.</source>
        <translation>Evenmatch 只連線到 %1。它會傳送棋譜編號 %2，以及自己的名稱「%3」。</translation>
    </message>
    <message>
        <source>Paste the address of a game on lichess.org or online-go.com. For chess.com, use Games ▸ Import ▸ From an account.</source>
        <translation>請貼上 lichess.org 或 online-go.com 上棋譜的位址。chess.com 請使用「棋譜 ▸ 匯入 ▸ 來自帳號」。</translation>
    </message>
    <message>
        <source>Contacting %1…</source>
        <translation>正在連線到 %1…</translation>
    </message>
    <message>
        <source>Fetching a game</source>
        <translation>正在取得棋譜</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Live analysis</source>
        <translation>即時分析</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>領地</translation>
    </message>
    <message>
        <source>Show on the board which points will belong to Black and which to White</source>
        <translation>在棋盤上顯示各點將歸黑方還是白方</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>分析引擎</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>變化數量</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>選項…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Stop the live analysis</source>
        <translation>停止即時分析</translation>
    </message>
    <message>
        <source>Start the live analysis</source>
        <translation>開始即時分析</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>威脅</translation>
    </message>
    <message>
        <source>Show what the opponent would play if it were their turn</source>
        <translation>顯示若輪到對方走棋時對方的著法</translation>
    </message>
</context>
<context>
    <name>Annotation</name>
    <message>
        <source>%1 points</source>
        <translation>%1 目</translation>
    </message>
    <message>
        <source>%1 % of the winning chances</source>
        <translation>%1% 的勝率</translation>
    </message>
    <message>
        <source>%1 is better.</source>
        <translation>%1 更好。</translation>
    </message>
    <message>
        <source>Of 100 players of your rank (%1), %2 play %3 here and %4 play %5.</source>
        <translation>100 名與你同等級（%1）的棋手中，此處有 %2 人下 %3，%4 人下 %5。</translation>
    </message>
    <message>
        <source>Of 100 players one rank above you (%1), %2 play %3 here and %4 play %5.</source>
        <translation>100 名比你高一級（%1）的棋手中，此處有 %2 人下 %3，%4 人下 %5。</translation>
    </message>
    <message>
        <source>Best line by %1, depth %2.</source>
        <translation>%1 的最佳變化，深度 %2。</translation>
    </message>
    <message>
        <source>Best line by %1.</source>
        <translation>%1 的最佳變化。</translation>
    </message>
    <message>
        <source>%1 of 100 players of your rank (%2) play %3</source>
        <translation>100 名與你同等級（%2）的棋手中有 %1 人下 %3</translation>
    </message>
    <message>
        <source>%1; the search prefers %2.</source>
        <translation>%1；搜尋更傾向於 %2。</translation>
    </message>
    <message>
        <source>%1; the search prefers %2 by %3.</source>
        <translation>%1；搜尋以 %3 的優勢更傾向於 %2。</translation>
    </message>
    <message>
        <source>Blunder: it loses %1.</source>
        <translation>嚴重失誤：損失 %1。</translation>
    </message>
    <message>
        <source>Mistake: it loses %1.</source>
        <translation>失誤：損失 %1。</translation>
    </message>
    <message>
        <source>Brilliant: the only good move. Of 100 players of your rank (%1), %2 find it.</source>
        <translation>妙著：唯一的好棋。100 名與你同等級（%1）的棋手中，有 %2 人能下出。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>BetaBands</name>
    <message>
        <source>Mean strength score (β) of your moves, by move number</source>
        <translation>你的著法的平均棋力分數（β），依手數</translation>
    </message>
    <message>
        <source>Moves %1 to %2</source>
        <translation>第 %1 至 %2 手</translation>
    </message>
    <message numerus="yes">
        <source>β %1, the mean of %n of your moves</source>
        <translation>
            <numerusform>β %1，你的 %n 手的平均值</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, nearest to the mean of %3</source>
        <translation>%1：%2，最接近%3的平均</translation>
    </message>
</context>
<context>
    <name>BetaPlot</name>
    <message>
        <source>β of both players by move</source>
        <translation>雙方每一手的 β</translation>
    </message>
</context>
<context>
    <name>BoardExport</name>
    <message>
        <source>Export the board as an image</source>
        <translation>將棋盤匯出為圖片</translation>
    </message>
    <message>
        <source>PNG (*.png);;SVG (*.svg);;PDF (*.pdf)</source>
        <translation>PNG (*.png);;SVG (*.svg);;PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Board copied to the clipboard as an image.</source>
        <translation>已將棋盤以圖片複製到剪貼簿。</translation>
    </message>
    <message>
        <source>Print the board</source>
        <translation>列印棋盤</translation>
    </message>
    <message>
        <source>This position has no line of moves.</source>
        <translation>此局面沒有著法序列。</translation>
    </message>
    <message>
        <source>Export the line as an animation</source>
        <translation>將著法匯出為動畫</translation>
    </message>
    <message>
        <source>GIF (*.gif)</source>
        <translation>GIF (*.gif)</translation>
    </message>
    <message>
        <source>Drawing the moves…</source>
        <translation>正在繪製著法…</translation>
    </message>
</context>
<context>
    <name>BoardLook</name>
    <message>
        <source>Kaya</source>
        <translation>榧木</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>胡桃木</translation>
    </message>
    <message>
        <source>Bamboo</source>
        <translation>竹</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>紙</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>素雅</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>木紋</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>綠色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>藍色</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>經典</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>扁平</translation>
    </message>
</context>
<context>
    <name>BoardMarker</name>
    <message>
        <source>drawn</source>
        <translation>畫上的</translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>This game is in progress. Make its moves on the Play page.</source>
        <translation>這盤棋正在進行。請在「對弈」頁走棋。</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>, played</source>
        <translation>，實戰</translation>
    </message>
    <message>
        <source>%1%2: β %3</source>
        <translation>%1%2：β %3</translation>
    </message>
    <message>
        <source>%1%2: %3 % of %4</source>
        <translation>%1%2：%4有 %3% 會下</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>players of all ranks</source>
        <translation>各等級棋手</translation>
    </message>
</context>
<context>
    <name>CandidateView</name>
    <message>
        <source>Candidate moves: how often players of each rank choose them, in percent</source>
        <translation>候選著法：各等級棋手選擇它的百分比</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>等級</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>Choose all moves</source>
        <translation>選擇所有著法</translation>
    </message>
</context>
<context>
    <name>CardExchange</name>
    <message>
        <source>%1. Is there anything to find?</source>
        <translation>%1。此處有需要找出的著法嗎？</translation>
    </message>
    <message>
        <source>%1. Find the best move.</source>
        <translation>%1。找出最佳著法。</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Export cards</source>
        <translation>匯出卡片</translation>
    </message>
    <message>
        <source>Chess cards (*.pgn);;Go cards (*.sgf);;PDF (*.pdf)</source>
        <translation>西洋棋卡片 (*.pgn);;圍棋卡片 (*.sgf);;PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation>匯入卡片</translation>
    </message>
    <message>
        <source>Cards (*.pgn *.sgf);;All files (*)</source>
        <translation>卡片 (*.pgn *.sgf);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>There are no cards to export.</source>
        <translation>沒有可匯出的卡片。</translation>
    </message>
    <message numerus="yes">
        <source>%n cards written to %1.</source>
        <translation>
            <numerusform>已將 %n 張卡片寫入 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose your name on the Games page first: cards belong to a player.</source>
        <translation>請先在「棋譜」頁選擇你的名字：卡片屬於某位棋手。</translation>
    </message>
    <message>
        <source>There are no cards in %1.</source>
        <translation>%1 中沒有卡片。</translation>
    </message>
    <message>
        <source>Cards added: %1.</source>
        <translation>已加入卡片：%1 張。</translation>
    </message>
    <message>
        <source>Already there: %1.</source>
        <translation>已有：%1 張。</translation>
    </message>
    <message>
        <source>Damaged: %1.</source>
        <translation>損壞：%1 張。</translation>
    </message>
</context>
<context>
    <name>CardLesson</name>
    <message>
        <source>More cards are being made from your games…</source>
        <translation>正在用你的對局製作更多卡片…</translation>
    </message>
    <message>
        <source>Session complete.</source>
        <translation>本次練習完成。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message numerus="yes">
        <source>%n cards to go</source>
        <translation>
            <numerusform>還剩 %n 張卡片</numerusform>
        </translation>
    </message>
    <message>
        <source>Any sensible move is fine</source>
        <translation>合理的著法都可以</translation>
    </message>
    <message>
        <source>Which move? You have one try.</source>
        <translation>是哪一步？只有一次機會。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正確。</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <translation>這次不對。</translation>
    </message>
    <message>
        <source>There was nothing special to find here.</source>
        <translation>這裡沒有特別要找的棋。</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一個</translation>
    </message>
    <message>
        <source>Show the best move</source>
        <translation>顯示最佳著法</translation>
    </message>
    <message>
        <source>Show what happened to your move</source>
        <translation>顯示你那步棋之後的變化</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>從這裡開始下</translation>
    </message>
    <message>
        <source>%1 of %2 solved at the first try.</source>
        <translation>%2 張中有 %1 張一次答對。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 missed.</source>
        <translation>%1：%3 次中錯過 %2 次。</translation>
    </message>
    <message>
        <source>Your answer to a card could not be saved: %1.</source>
        <translation>你對一張卡片的回答無法儲存：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n answers could not be saved: %1.</source>
        <translation>
            <numerusform>有 %n 個回答無法儲存：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save them again</source>
        <translation>再次儲存</translation>
    </message>
    <message>
        <source>From one of your games. Is there a move to find, or is any sensible move fine?</source>
        <translation>取自你的對局。這裡有要找的棋，還是合理的著法都可以？</translation>
    </message>
    <message>
        <source>There is a move to find</source>
        <translation>有要找的棋</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>There is a move to find here.</source>
        <translation>這裡有要找的棋。</translation>
    </message>
    <message>
        <source>Your move: %1</source>
        <translation>你的著法：%1</translation>
    </message>
    <message>
        <source>%1 Try again.</source>
        <translation>%1再試一次。</translation>
    </message>
    <message>
        <source>Missed cards return until they are solved, then after 3 and after 10 days.</source>
        <translation>答錯的卡片會反覆出現直到答對，之後是 3 天後和 10 天後。</translation>
    </message>
    <message>
        <source>more cards are being made</source>
        <translation>正在製作更多卡片</translation>
    </message>
    <message>
        <source>last card</source>
        <translation>最後一張卡片</translation>
    </message>
</context>
<context>
    <name>ChessBoardWidget</name>
    <message>
        <source>Chess board</source>
        <translation>西洋棋棋盤</translation>
    </message>
    <message>
        <source>promote to %1</source>
        <translation>升變為%1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>已選取</translation>
    </message>
    <message>
        <source>can move here</source>
        <translation>可走到這裡</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>被將軍</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>最後一手</translation>
    </message>
</context>
<context>
    <name>ChessOpenings</name>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>: </source>
        <translation>：</translation>
    </message>
    <message>
        <source>Polish Opening</source>
        <translation>波蘭開局</translation>
    </message>
    <message>
        <source>Grob Opening</source>
        <translation>格羅布開局</translation>
    </message>
    <message>
        <source>Van&apos;t Kruijs Opening</source>
        <translation>范特克魯伊斯開局</translation>
    </message>
    <message>
        <source>Mieses Opening</source>
        <translation>米澤斯開局</translation>
    </message>
    <message>
        <source>Saragossa Opening</source>
        <translation>薩拉戈薩開局</translation>
    </message>
    <message>
        <source>Anderssen&apos;s Opening</source>
        <translation>安德森開局</translation>
    </message>
    <message>
        <source>Ware Opening</source>
        <translation>韋爾開局</translation>
    </message>
    <message>
        <source>Barnes Opening</source>
        <translation>巴恩斯開局</translation>
    </message>
    <message>
        <source>Clemenz Opening</source>
        <translation>克萊門茨開局</translation>
    </message>
    <message>
        <source>Kádas Opening</source>
        <translation>卡達斯開局</translation>
    </message>
    <message>
        <source>Van Geet Opening</source>
        <translation>范吉特開局</translation>
    </message>
    <message>
        <source>Durkin Opening</source>
        <translation>德金開局</translation>
    </message>
    <message>
        <source>Amar Opening</source>
        <translation>阿馬爾開局</translation>
    </message>
    <message>
        <source>Benko&apos;s Opening</source>
        <translation>班科開局</translation>
    </message>
    <message>
        <source>Nimzo-Larsen Attack</source>
        <translation>尼姆佐-拉爾森攻擊</translation>
    </message>
    <message>
        <source>Bird&apos;s Opening</source>
        <translation>伯德開局</translation>
    </message>
    <message>
        <source>Réti Opening</source>
        <translation>列蒂開局</translation>
    </message>
    <message>
        <source>King&apos;s Indian Attack</source>
        <translation>王翼印度攻擊</translation>
    </message>
    <message>
        <source>English Opening</source>
        <translation>英國式開局</translation>
    </message>
    <message>
        <source>Queen&apos;s Pawn Game</source>
        <translation>后兵開局</translation>
    </message>
    <message>
        <source>Englund Gambit</source>
        <translation>恩格隆棄兵</translation>
    </message>
    <message>
        <source>English Defence</source>
        <translation>英國防禦</translation>
    </message>
    <message>
        <source>Modern Defence</source>
        <translation>現代防禦</translation>
    </message>
    <message>
        <source>Polish Defence</source>
        <translation>波蘭防禦</translation>
    </message>
    <message>
        <source>Old Indian Defence</source>
        <translation>古印度防禦</translation>
    </message>
    <message>
        <source>Rat Defence</source>
        <translation>鼠防禦</translation>
    </message>
    <message>
        <source>Old Benoni Defence</source>
        <translation>老別諾尼防禦</translation>
    </message>
    <message>
        <source>Czech Benoni without Nf6</source>
        <translation>捷克別諾尼防禦（不走Nf6）</translation>
    </message>
    <message>
        <source>Indian Defence</source>
        <translation>印度防禦</translation>
    </message>
    <message>
        <source>Trompowsky Attack</source>
        <translation>特羅姆波夫斯基攻擊</translation>
    </message>
    <message>
        <source>Jobava London System</source>
        <translation>喬巴瓦倫敦體系</translation>
    </message>
    <message>
        <source>Torre Attack</source>
        <translation>托雷攻擊</translation>
    </message>
    <message>
        <source>London System</source>
        <translation>倫敦體系</translation>
    </message>
    <message>
        <source>Colle System</source>
        <translation>科勒體系</translation>
    </message>
    <message>
        <source>Queen&apos;s Indian Defence without c4</source>
        <translation>后翼印度防禦（不走c4）</translation>
    </message>
    <message>
        <source>East Indian Defence</source>
        <translation>東印度防禦</translation>
    </message>
    <message>
        <source>London System against the King&apos;s Indian</source>
        <translation>倫敦體系對王翼印度</translation>
    </message>
    <message>
        <source>Torre Attack against the King&apos;s Indian</source>
        <translation>托雷攻擊對王翼印度</translation>
    </message>
    <message>
        <source>Queen&apos;s Indian Accelerated</source>
        <translation>加速后翼印度防禦</translation>
    </message>
    <message>
        <source>Budapest Defence</source>
        <translation>布達佩斯防禦</translation>
    </message>
    <message>
        <source>Benoni Defence</source>
        <translation>別諾尼防禦</translation>
    </message>
    <message>
        <source>Czech Benoni</source>
        <translation>捷克別諾尼防禦</translation>
    </message>
    <message>
        <source>Benko Gambit</source>
        <translation>班科棄兵</translation>
    </message>
    <message>
        <source>Benko Gambit Accepted</source>
        <translation>接受班科棄兵</translation>
    </message>
    <message>
        <source>Modern Benoni</source>
        <translation>現代別諾尼防禦</translation>
    </message>
    <message>
        <source>Dutch Defence</source>
        <translation>荷蘭防禦</translation>
    </message>
    <message>
        <source>King&apos;s Pawn Game</source>
        <translation>王兵開局</translation>
    </message>
    <message>
        <source>Nimzowitsch Defence</source>
        <translation>尼姆佐維奇防禦</translation>
    </message>
    <message>
        <source>Owen Defence</source>
        <translation>歐文防禦</translation>
    </message>
    <message>
        <source>St. George Defence</source>
        <translation>聖喬治防禦</translation>
    </message>
    <message>
        <source>Borg Defence</source>
        <translation>博格防禦</translation>
    </message>
    <message>
        <source>Scandinavian Defence</source>
        <translation>斯堪地那維亞防禦</translation>
    </message>
    <message>
        <source>Alekhine Defence</source>
        <translation>阿廖欣防禦</translation>
    </message>
    <message>
        <source>Pirc Defence</source>
        <translation>皮爾茨防禦</translation>
    </message>
    <message>
        <source>Czech Defence</source>
        <translation>捷克防禦</translation>
    </message>
    <message>
        <source>Lion Defence</source>
        <translation>獅子防禦</translation>
    </message>
    <message>
        <source>Caro-Kann Defence</source>
        <translation>卡羅-卡恩防禦</translation>
    </message>
    <message>
        <source>Sicilian Defence</source>
        <translation>西西里防禦</translation>
    </message>
    <message>
        <source>French Defence</source>
        <translation>法蘭西防禦</translation>
    </message>
    <message>
        <source>Open Game</source>
        <translation>開放性開局</translation>
    </message>
    <message>
        <source>Portuguese Opening</source>
        <translation>葡萄牙開局</translation>
    </message>
    <message>
        <source>Centre Game</source>
        <translation>中心開局</translation>
    </message>
    <message>
        <source>Danish Gambit</source>
        <translation>丹麥棄兵</translation>
    </message>
    <message>
        <source>Bishop&apos;s Opening</source>
        <translation>主教開局</translation>
    </message>
    <message>
        <source>Vienna Game</source>
        <translation>維也納開局</translation>
    </message>
    <message>
        <source>King&apos;s Gambit</source>
        <translation>王翼棄兵</translation>
    </message>
    <message>
        <source>King&apos;s Gambit Declined</source>
        <translation>拒王翼棄兵</translation>
    </message>
    <message>
        <source>King&apos;s Gambit Accepted</source>
        <translation>接受王翼棄兵</translation>
    </message>
    <message>
        <source>King&apos;s Knight Opening</source>
        <translation>王翼騎士開局</translation>
    </message>
    <message>
        <source>Latvian Gambit</source>
        <translation>拉脫維亞棄兵</translation>
    </message>
    <message>
        <source>Elephant Gambit</source>
        <translation>大象棄兵</translation>
    </message>
    <message>
        <source>Damiano Defence</source>
        <translation>達米亞諾防禦</translation>
    </message>
    <message>
        <source>Philidor Defence</source>
        <translation>菲利道爾防禦</translation>
    </message>
    <message>
        <source>Petrov&apos;s Defence</source>
        <translation>俄羅斯防禦</translation>
    </message>
    <message>
        <source>Ponziani Opening</source>
        <translation>龐齊亞尼開局</translation>
    </message>
    <message>
        <source>Scotch Game</source>
        <translation>蘇格蘭開局</translation>
    </message>
    <message>
        <source>Scotch Gambit</source>
        <translation>蘇格蘭棄兵</translation>
    </message>
    <message>
        <source>Göring Gambit</source>
        <translation>戈林棄兵</translation>
    </message>
    <message>
        <source>Inverted Hungarian Opening</source>
        <translation>先手匈牙利開局</translation>
    </message>
    <message>
        <source>Three Knights Opening</source>
        <translation>三騎士開局</translation>
    </message>
    <message>
        <source>Four Knights Game</source>
        <translation>四騎士開局</translation>
    </message>
    <message>
        <source>Italian Game</source>
        <translation>義大利開局</translation>
    </message>
    <message>
        <source>Ruy Lopez</source>
        <translation>西班牙開局</translation>
    </message>
    <message>
        <source>Blackmar-Diemer Gambit</source>
        <translation>布萊克馬-迪默棄兵</translation>
    </message>
    <message>
        <source>Levitsky Attack</source>
        <translation>列維茨基攻擊</translation>
    </message>
    <message>
        <source>Richter-Veresov Attack</source>
        <translation>里希特-維列索夫攻擊</translation>
    </message>
    <message>
        <source>Colle-Zukertort System</source>
        <translation>科勒-楚克托特體系</translation>
    </message>
    <message>
        <source>Queen&apos;s Gambit</source>
        <translation>后翼棄兵</translation>
    </message>
    <message>
        <source>Queen&apos;s Gambit Declined</source>
        <translation>拒后翼棄兵</translation>
    </message>
    <message>
        <source>Slav Defence</source>
        <translation>斯拉夫防禦</translation>
    </message>
    <message>
        <source>Queen&apos;s Gambit Accepted</source>
        <translation>接受后翼棄兵</translation>
    </message>
    <message>
        <source>Semi-Slav Defence</source>
        <translation>半斯拉夫防禦</translation>
    </message>
    <message>
        <source>Tarrasch Defence</source>
        <translation>塔拉什防禦</translation>
    </message>
    <message>
        <source>Semi-Tarrasch Defence</source>
        <translation>半塔拉什防禦</translation>
    </message>
    <message>
        <source>Neo-Grünfeld Defence</source>
        <translation>新格林菲爾德防禦</translation>
    </message>
    <message>
        <source>Grünfeld Defence</source>
        <translation>格林菲爾德防禦</translation>
    </message>
    <message>
        <source>Catalan Opening</source>
        <translation>卡塔蘭開局</translation>
    </message>
    <message>
        <source>Blumenfeld Countergambit</source>
        <translation>布盧門菲爾德反棄兵</translation>
    </message>
    <message>
        <source>Bogo-Indian Defence</source>
        <translation>博戈-印度防禦</translation>
    </message>
    <message>
        <source>Queen&apos;s Indian Defence</source>
        <translation>后翼印度防禦</translation>
    </message>
    <message>
        <source>Nimzo-Indian Defence</source>
        <translation>尼姆佐-印度防禦</translation>
    </message>
    <message>
        <source>King&apos;s Indian Defence</source>
        <translation>王翼印度防禦</translation>
    </message>
    <message>
        <source>Zukertort Opening</source>
        <translation>楚克托特開局</translation>
    </message>
    <message>
        <source>Hungarian Opening</source>
        <translation>匈牙利開局</translation>
    </message>
    <message>
        <source>Russian Game</source>
        <translation>俄羅斯開局</translation>
    </message>
    <message>
        <source>Bird Opening</source>
        <translation>伯德開局</translation>
    </message>
    <message>
        <source>Modern Variation</source>
        <translation>現代變例</translation>
    </message>
    <message>
        <source>Classical Variation</source>
        <translation>古典變例</translation>
    </message>
    <message>
        <source>From&apos;s Gambit</source>
        <translation>弗羅姆棄兵</translation>
    </message>
    <message>
        <source>Dutch Variation</source>
        <translation>荷蘭變例</translation>
    </message>
    <message>
        <source>Kingside Fianchetto</source>
        <translation>王翼堡壘象</translation>
    </message>
    <message>
        <source>Nimzo-Larsen Variation</source>
        <translation>尼姆佐-拉爾森變例</translation>
    </message>
    <message>
        <source>Keres Variation</source>
        <translation>凱列斯變例</translation>
    </message>
    <message>
        <source>Yugoslav Variation</source>
        <translation>南斯拉夫變例</translation>
    </message>
    <message>
        <source>Advance Variation</source>
        <translation>挺進變例</translation>
    </message>
    <message>
        <source>Réti Gambit Accepted</source>
        <translation>接受列蒂棄兵</translation>
    </message>
    <message>
        <source>Anglo-Dutch Defence</source>
        <translation>英荷防禦</translation>
    </message>
    <message>
        <source>Caro-Kann Defensive System</source>
        <translation>卡羅-卡恩防禦體系</translation>
    </message>
    <message>
        <source>London Defensive System</source>
        <translation>倫敦防禦體系</translation>
    </message>
    <message>
        <source>Agincourt Defence</source>
        <translation>阿金庫爾防禦</translation>
    </message>
    <message>
        <source>Neo-Catalan</source>
        <translation>新卡塔蘭</translation>
    </message>
    <message>
        <source>Neo-Catalan Declined</source>
        <translation>拒新卡塔蘭</translation>
    </message>
    <message>
        <source>Anglo-Indian Defence</source>
        <translation>英印防禦</translation>
    </message>
    <message>
        <source>Queen&apos;s Knight Variation</source>
        <translation>后翼騎士變例</translation>
    </message>
    <message>
        <source>Anglo-Grünfeld Defence</source>
        <translation>英式格林菲爾德防禦</translation>
    </message>
    <message>
        <source>Hedgehog System</source>
        <translation>刺蝟體系</translation>
    </message>
    <message>
        <source>Mikenas-Carls Variation</source>
        <translation>米凱納斯-卡爾斯變例</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>西西里</translation>
    </message>
    <message>
        <source>King&apos;s English Variation</source>
        <translation>王翼英國變例</translation>
    </message>
    <message>
        <source>Reversed Sicilian</source>
        <translation>先手西西里</translation>
    </message>
    <message>
        <source>Two Knights</source>
        <translation>雙騎士變例</translation>
    </message>
    <message>
        <source>Reversed Closed Sicilian</source>
        <translation>先手封閉西西里</translation>
    </message>
    <message>
        <source>Closed System</source>
        <translation>封閉體系</translation>
    </message>
    <message>
        <source>Three Knights</source>
        <translation>三騎士變例</translation>
    </message>
    <message>
        <source>Four Knights</source>
        <translation>四騎士變例</translation>
    </message>
    <message>
        <source>Symmetrical Variation</source>
        <translation>對稱變例</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>刺蝟</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通變例</translation>
    </message>
    <message>
        <source>Ultra-Symmetrical Variation</source>
        <translation>超對稱變例</translation>
    </message>
    <message>
        <source>Two Knights Line</source>
        <translation>雙騎士變化</translation>
    </message>
    <message>
        <source>Horwitz Defence</source>
        <translation>霍維茨防禦</translation>
    </message>
    <message>
        <source>Queen&apos;s Knight Defence</source>
        <translation>后翼騎士防禦</translation>
    </message>
    <message>
        <source>Wade Defence</source>
        <translation>韋德防禦</translation>
    </message>
    <message>
        <source>Old Indian Setup</source>
        <translation>古印度布局</translation>
    </message>
    <message>
        <source>English Rat</source>
        <translation>英國鼠防禦</translation>
    </message>
    <message>
        <source>Averbakh System</source>
        <translation>阿維爾巴赫體系</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>挺進變例</translation>
    </message>
    <message>
        <source>Omega Gambit</source>
        <translation>歐米伽棄兵</translation>
    </message>
    <message>
        <source>Knights Variation</source>
        <translation>騎士變例</translation>
    </message>
    <message>
        <source>Przepiorka Variation</source>
        <translation>普熱皮爾卡變例</translation>
    </message>
    <message>
        <source>Normal Variation</source>
        <translation>普通變例</translation>
    </message>
    <message>
        <source>Fajarowicz Variation</source>
        <translation>法亞羅維奇變例</translation>
    </message>
    <message>
        <source>Adler Variation</source>
        <translation>阿德勒變例</translation>
    </message>
    <message>
        <source>Rubinstein Variation</source>
        <translation>魯賓斯坦變例</translation>
    </message>
    <message>
        <source>Ukrainian Variation</source>
        <translation>烏克蘭變例</translation>
    </message>
    <message>
        <source>Main Line</source>
        <translation>主要變例</translation>
    </message>
    <message>
        <source>Half-Accepted</source>
        <translation>半接受變例</translation>
    </message>
    <message>
        <source>Main Position</source>
        <translation>主要局面</translation>
    </message>
    <message>
        <source>Fianchetto Variation</source>
        <translation>堡壘象變例</translation>
    </message>
    <message>
        <source>King&apos;s Pawn Line</source>
        <translation>王兵變例</translation>
    </message>
    <message>
        <source>Taimanov Variation</source>
        <translation>泰馬諾夫變例</translation>
    </message>
    <message>
        <source>Hopton Attack</source>
        <translation>霍普頓攻擊</translation>
    </message>
    <message>
        <source>Fianchetto Attack</source>
        <translation>堡壘象攻擊</translation>
    </message>
    <message>
        <source>Staunton Gambit</source>
        <translation>斯湯頓棄兵</translation>
    </message>
    <message>
        <source>Staunton Line</source>
        <translation>斯湯頓變化</translation>
    </message>
    <message>
        <source>Leningrad Variation</source>
        <translation>列寧格勒變例</translation>
    </message>
    <message>
        <source>Stonewall Variation</source>
        <translation>石牆變例</translation>
    </message>
    <message>
        <source>Mieses-Kotrč Variation</source>
        <translation>米澤斯-科特爾奇變例</translation>
    </message>
    <message>
        <source>Gubinsky-Melts Defence</source>
        <translation>古賓斯基-梅爾茨防禦</translation>
    </message>
    <message>
        <source>Portuguese Gambit</source>
        <translation>葡萄牙棄兵</translation>
    </message>
    <message>
        <source>Icelandic Gambit</source>
        <translation>冰島棄兵</translation>
    </message>
    <message>
        <source>Scandinavian Variation</source>
        <translation>斯堪地那維亞變例</translation>
    </message>
    <message>
        <source>Two Pawn Attack</source>
        <translation>雙兵攻擊</translation>
    </message>
    <message>
        <source>Exchange Variation</source>
        <translation>交換變例</translation>
    </message>
    <message>
        <source>Four Pawns Attack</source>
        <translation>四兵攻擊</translation>
    </message>
    <message>
        <source>Standard Line</source>
        <translation>標準變例</translation>
    </message>
    <message>
        <source>Pirc Setup</source>
        <translation>皮爾茨布局</translation>
    </message>
    <message>
        <source>Austrian Attack</source>
        <translation>奧地利攻擊</translation>
    </message>
    <message>
        <source>Accelerated Panov Attack</source>
        <translation>加速帕諾夫攻擊</translation>
    </message>
    <message>
        <source>Two Knights Attack</source>
        <translation>雙騎士攻擊</translation>
    </message>
    <message>
        <source>Mindeno Variation</source>
        <translation>明德諾變例</translation>
    </message>
    <message>
        <source>Short Variation</source>
        <translation>肖特變例</translation>
    </message>
    <message>
        <source>Botvinnik-Carls Defence</source>
        <translation>鮑特維尼克-卡爾斯防禦</translation>
    </message>
    <message>
        <source>Fantasy Variation</source>
        <translation>幻想變例</translation>
    </message>
    <message>
        <source>Panov Attack</source>
        <translation>帕諾夫攻擊</translation>
    </message>
    <message>
        <source>Gurgenidze System</source>
        <translation>古爾根尼澤體系</translation>
    </message>
    <message>
        <source>Tartakower Variation</source>
        <translation>塔爾塔科維爾變例</translation>
    </message>
    <message>
        <source>Bronstein-Larsen Variation</source>
        <translation>勃龍斯坦-拉爾森變例</translation>
    </message>
    <message>
        <source>Karpov Variation</source>
        <translation>卡爾波夫變例</translation>
    </message>
    <message>
        <source>Spassky Variation</source>
        <translation>斯帕斯基變例</translation>
    </message>
    <message>
        <source>Bowdler Attack</source>
        <translation>鮑德勒攻擊</translation>
    </message>
    <message>
        <source>Wing Gambit</source>
        <translation>側翼棄兵</translation>
    </message>
    <message>
        <source>Snyder Variation</source>
        <translation>斯奈德變例</translation>
    </message>
    <message>
        <source>McDonnell Attack</source>
        <translation>麥克唐奈攻擊</translation>
    </message>
    <message>
        <source>Smith-Morra Gambit</source>
        <translation>史密斯-莫拉棄兵</translation>
    </message>
    <message>
        <source>Smith-Morra Gambit Accepted</source>
        <translation>接受史密斯-莫拉棄兵</translation>
    </message>
    <message>
        <source>Alapin Variation</source>
        <translation>阿拉平變例</translation>
    </message>
    <message>
        <source>Barmen Defence</source>
        <translation>巴門防禦</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>封閉變例</translation>
    </message>
    <message>
        <source>Traditional</source>
        <translation>傳統變例</translation>
    </message>
    <message>
        <source>Grand Prix Attack</source>
        <translation>大獎賽攻擊</translation>
    </message>
    <message>
        <source>King&apos;s Knight Variation</source>
        <translation>王翼騎士變例</translation>
    </message>
    <message>
        <source>Hyperaccelerated Dragon</source>
        <translation>超加速龍式</translation>
    </message>
    <message>
        <source>O&apos;Kelly Variation</source>
        <translation>奧凱利變例</translation>
    </message>
    <message>
        <source>Nimzowitsch Variation</source>
        <translation>尼姆佐維奇變例</translation>
    </message>
    <message>
        <source>Old Sicilian</source>
        <translation>古西西里</translation>
    </message>
    <message>
        <source>Rossolimo Attack</source>
        <translation>羅索利莫攻擊</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開放變例</translation>
    </message>
    <message>
        <source>with Nc6</source>
        <translation>Nc6變化</translation>
    </message>
    <message>
        <source>Löwenthal Variation</source>
        <translation>勒文塔爾變例</translation>
    </message>
    <message>
        <source>Kalashnikov Variation</source>
        <translation>卡拉什尼科夫變例</translation>
    </message>
    <message>
        <source>Sveshnikov Variation</source>
        <translation>斯維什尼科夫變例</translation>
    </message>
    <message>
        <source>Chelyabinsk Variation</source>
        <translation>車里雅賓斯克變例</translation>
    </message>
    <message>
        <source>Accelerated Dragon</source>
        <translation>加速龍式</translation>
    </message>
    <message>
        <source>Modern Bc4 Variation</source>
        <translation>現代Bc4變例</translation>
    </message>
    <message>
        <source>Maróczy Bind</source>
        <translation>馬羅奇兵形</translation>
    </message>
    <message>
        <source>French Variation</source>
        <translation>法蘭西變例</translation>
    </message>
    <message>
        <source>Pin Variation</source>
        <translation>牵制變例</translation>
    </message>
    <message>
        <source>Kan Variation</source>
        <translation>卡恩變例</translation>
    </message>
    <message>
        <source>Knight Variation</source>
        <translation>騎士變例</translation>
    </message>
    <message>
        <source>Four Knights Variation</source>
        <translation>四騎士變例</translation>
    </message>
    <message>
        <source>Bastrikov Variation</source>
        <translation>巴斯特里科夫變例</translation>
    </message>
    <message>
        <source>English Attack</source>
        <translation>英國攻擊</translation>
    </message>
    <message>
        <source>Modern Variations</source>
        <translation>現代諸變例</translation>
    </message>
    <message>
        <source>Moscow Variation</source>
        <translation>莫斯科變例</translation>
    </message>
    <message>
        <source>with Bd7</source>
        <translation>Bd7變化</translation>
    </message>
    <message>
        <source>Chekhover Variation</source>
        <translation>切霍維爾變例</translation>
    </message>
    <message>
        <source>Prins Variation</source>
        <translation>普林斯變例</translation>
    </message>
    <message>
        <source>Sozin Attack</source>
        <translation>索津攻擊</translation>
    </message>
    <message>
        <source>Richter-Rauzer Attack</source>
        <translation>里希特-勞澤爾攻擊</translation>
    </message>
    <message>
        <source>Dragon Variation</source>
        <translation>龍式變例</translation>
    </message>
    <message>
        <source>Levenfish Attack</source>
        <translation>列文菲什攻擊</translation>
    </message>
    <message>
        <source>with Be3</source>
        <translation>Be3變化</translation>
    </message>
    <message>
        <source>Yugoslav Attack</source>
        <translation>南斯拉夫攻擊</translation>
    </message>
    <message>
        <source>Scheveningen Variation</source>
        <translation>舍文寧根變例</translation>
    </message>
    <message>
        <source>Keres Attack</source>
        <translation>凱列斯攻擊</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>現代變例</translation>
    </message>
    <message>
        <source>Najdorf Variation</source>
        <translation>納道爾夫變例</translation>
    </message>
    <message>
        <source>Adams Attack</source>
        <translation>亞當斯攻擊</translation>
    </message>
    <message>
        <source>Lipnitsky Attack</source>
        <translation>利普尼茨基攻擊</translation>
    </message>
    <message>
        <source>Zagreb Variation</source>
        <translation>薩格勒布變例</translation>
    </message>
    <message>
        <source>Opočenský Variation</source>
        <translation>奧波琴斯基變例</translation>
    </message>
    <message>
        <source>Amsterdam Variation</source>
        <translation>阿姆斯特丹變例</translation>
    </message>
    <message>
        <source>with Bg5</source>
        <translation>Bg5變化</translation>
    </message>
    <message>
        <source>Poisoned Pawn</source>
        <translation>毒兵變例</translation>
    </message>
    <message>
        <source>Chigorin Variation</source>
        <translation>奇戈林變例</translation>
    </message>
    <message>
        <source>Two Knights Variation</source>
        <translation>雙騎士變例</translation>
    </message>
    <message>
        <source>Paulsen Attack</source>
        <translation>保爾森攻擊</translation>
    </message>
    <message>
        <source>Milner-Barry Gambit</source>
        <translation>米爾納-巴里棄兵</translation>
    </message>
    <message>
        <source>Tarrasch Variation</source>
        <translation>塔拉什變例</translation>
    </message>
    <message>
        <source>Guimard Defence</source>
        <translation>吉馬爾德防禦</translation>
    </message>
    <message>
        <source>Chistyakov Defence</source>
        <translation>奇斯佳科夫防禦</translation>
    </message>
    <message>
        <source>Paulsen Variation</source>
        <translation>保爾森變例</translation>
    </message>
    <message>
        <source>Fort Knox Variation</source>
        <translation>諾克斯堡變例</translation>
    </message>
    <message>
        <source>Steinitz Variation</source>
        <translation>斯坦尼茨變例</translation>
    </message>
    <message>
        <source>Burn Variation</source>
        <translation>伯恩變例</translation>
    </message>
    <message>
        <source>McCutcheon Variation</source>
        <translation>麥卡琴變例</translation>
    </message>
    <message>
        <source>Alekhine-Chatard Attack</source>
        <translation>阿廖欣-沙塔爾攻擊</translation>
    </message>
    <message>
        <source>Winawer Variation</source>
        <translation>維納韋爾變例</translation>
    </message>
    <message>
        <source>Wayward Queen Attack</source>
        <translation>任性皇后攻擊</translation>
    </message>
    <message>
        <source>Napoleon Attack</source>
        <translation>拿破崙攻擊</translation>
    </message>
    <message>
        <source>Leonardis Variation</source>
        <translation>萊昂納迪斯變例</translation>
    </message>
    <message>
        <source>Berlin Defence</source>
        <translation>柏林防禦</translation>
    </message>
    <message>
        <source>Urusov Gambit</source>
        <translation>烏魯索夫棄兵</translation>
    </message>
    <message>
        <source>Max Lange Defence</source>
        <translation>馬克斯·蘭格防禦</translation>
    </message>
    <message>
        <source>Vienna Gambit</source>
        <translation>維也納棄兵</translation>
    </message>
    <message>
        <source>Falkbeer Variation</source>
        <translation>法爾克貝爾變例</translation>
    </message>
    <message>
        <source>Stanley Variation</source>
        <translation>斯坦利變例</translation>
    </message>
    <message>
        <source>Frankenstein-Dracula Variation</source>
        <translation>弗蘭肯斯坦-德古拉變例</translation>
    </message>
    <message>
        <source>Falkbeer Countergambit</source>
        <translation>法爾克貝爾反棄兵</translation>
    </message>
    <message>
        <source>Nimzowitsch-Marshall Countergambit</source>
        <translation>尼姆佐維奇-馬歇爾反棄兵</translation>
    </message>
    <message>
        <source>Bishop&apos;s Gambit</source>
        <translation>主教棄兵</translation>
    </message>
    <message>
        <source>King&apos;s Knight&apos;s Gambit</source>
        <translation>王翼騎士棄兵</translation>
    </message>
    <message>
        <source>Fischer Defence</source>
        <translation>菲舍爾防禦</translation>
    </message>
    <message>
        <source>Cunningham Defence</source>
        <translation>坎寧安防禦</translation>
    </message>
    <message>
        <source>Muzio Gambit</source>
        <translation>穆齊奧棄兵</translation>
    </message>
    <message>
        <source>Kieseritzky Gambit</source>
        <translation>基塞里茨基棄兵</translation>
    </message>
    <message>
        <source>Allgaier Gambit</source>
        <translation>阿爾蓋爾棄兵</translation>
    </message>
    <message>
        <source>Hanham Variation</source>
        <translation>漢漢姆變例</translation>
    </message>
    <message>
        <source>Classical Attack</source>
        <translation>古典攻擊</translation>
    </message>
    <message>
        <source>Stafford Gambit</source>
        <translation>斯塔福德棄兵</translation>
    </message>
    <message>
        <source>Cochrane Gambit</source>
        <translation>科克倫棄兵</translation>
    </message>
    <message>
        <source>Three Knights Game</source>
        <translation>三騎士開局</translation>
    </message>
    <message>
        <source>Modern Attack</source>
        <translation>現代攻擊</translation>
    </message>
    <message>
        <source>Schmidt Variation</source>
        <translation>施密特變例</translation>
    </message>
    <message>
        <source>Mieses Variation</source>
        <translation>米澤斯變例</translation>
    </message>
    <message>
        <source>Scotch Variation</source>
        <translation>蘇格蘭變例</translation>
    </message>
    <message>
        <source>Halloween Gambit</source>
        <translation>萬聖節棄兵</translation>
    </message>
    <message>
        <source>Glek System</source>
        <translation>格列克體系</translation>
    </message>
    <message>
        <source>Italian Variation</source>
        <translation>義大利變例</translation>
    </message>
    <message>
        <source>Spanish Variation</source>
        <translation>西班牙變例</translation>
    </message>
    <message>
        <source>Giuoco Piano</source>
        <translation>朱奧科·皮亞諾</translation>
    </message>
    <message>
        <source>Giuoco Pianissimo</source>
        <translation>朱奧科·皮亞尼西莫</translation>
    </message>
    <message>
        <source>Hungarian Defence</source>
        <translation>匈牙利防禦</translation>
    </message>
    <message>
        <source>Blackburne-Kostić Gambit</source>
        <translation>布萊克本-科斯蒂奇棄兵</translation>
    </message>
    <message>
        <source>Evans Gambit</source>
        <translation>伊文斯棄兵</translation>
    </message>
    <message>
        <source>Evans Gambit Declined</source>
        <translation>拒伊文斯棄兵</translation>
    </message>
    <message>
        <source>Centre Attack</source>
        <translation>中心攻擊</translation>
    </message>
    <message>
        <source>Two Knights Defence</source>
        <translation>雙騎士防禦</translation>
    </message>
    <message>
        <source>Modern Bishop&apos;s Opening</source>
        <translation>現代主教開局</translation>
    </message>
    <message>
        <source>Open Variation</source>
        <translation>開放變例</translation>
    </message>
    <message>
        <source>Max Lange Attack</source>
        <translation>馬克斯·蘭格攻擊</translation>
    </message>
    <message>
        <source>Knight Attack</source>
        <translation>騎士攻擊</translation>
    </message>
    <message>
        <source>Traxler Counterattack</source>
        <translation>特拉克斯勒反擊</translation>
    </message>
    <message>
        <source>Fried Liver Attack</source>
        <translation>炸肝攻擊</translation>
    </message>
    <message>
        <source>Fritz Variation</source>
        <translation>弗里茨變例</translation>
    </message>
    <message>
        <source>Ulvestad Variation</source>
        <translation>烏爾韋斯塔德變例</translation>
    </message>
    <message>
        <source>Polerio Defence</source>
        <translation>波萊里奧防禦</translation>
    </message>
    <message>
        <source>Cozio Defence</source>
        <translation>科齊奧防禦</translation>
    </message>
    <message>
        <source>Fianchetto Defence</source>
        <translation>堡壘象防禦</translation>
    </message>
    <message>
        <source>Bird Variation</source>
        <translation>伯德變例</translation>
    </message>
    <message>
        <source>Steinitz Defence</source>
        <translation>斯坦尼茨防禦</translation>
    </message>
    <message>
        <source>Schliemann Defence</source>
        <translation>施利曼防禦</translation>
    </message>
    <message>
        <source>Anti-Berlin</source>
        <translation>反柏林變例</translation>
    </message>
    <message>
        <source>Berlin Wall</source>
        <translation>柏林牆</translation>
    </message>
    <message>
        <source>Morphy Defence</source>
        <translation>莫菲防禦</translation>
    </message>
    <message>
        <source>Bishop Retreat</source>
        <translation>退主教變化</translation>
    </message>
    <message>
        <source>Norwegian Variation</source>
        <translation>挪威變例</translation>
    </message>
    <message>
        <source>Modern Steinitz Defence</source>
        <translation>現代斯坦尼茨防禦</translation>
    </message>
    <message>
        <source>with Nf6</source>
        <translation>Nf6變化</translation>
    </message>
    <message>
        <source>Anderssen Variation</source>
        <translation>安德森變例</translation>
    </message>
    <message>
        <source>Castled</source>
        <translation>易位變化</translation>
    </message>
    <message>
        <source>Arkhangelsk Variation</source>
        <translation>阿爾漢格爾斯克變例</translation>
    </message>
    <message>
        <source>Møller Defence</source>
        <translation>默勒防禦</translation>
    </message>
    <message>
        <source>Delayed Exchange Variation</source>
        <translation>延遲交換變例</translation>
    </message>
    <message>
        <source>with b5</source>
        <translation>b5變化</translation>
    </message>
    <message>
        <source>Anti-Marshall</source>
        <translation>反馬歇爾變例</translation>
    </message>
    <message>
        <source>Marshall Attack</source>
        <translation>馬歇爾攻擊</translation>
    </message>
    <message>
        <source>with d6</source>
        <translation>d6變化</translation>
    </message>
    <message>
        <source>Zaitsev Variation</source>
        <translation>扎伊采夫變例</translation>
    </message>
    <message>
        <source>Breyer Defence</source>
        <translation>布雷耶爾防禦</translation>
    </message>
    <message>
        <source>Chigorin Defence</source>
        <translation>奇戈林防禦</translation>
    </message>
    <message>
        <source>Accelerated</source>
        <translation>加速變例</translation>
    </message>
    <message>
        <source>Stonewall Attack</source>
        <translation>石牆攻擊</translation>
    </message>
    <message>
        <source>Zukertort Variation</source>
        <translation>楚克托特變例</translation>
    </message>
    <message>
        <source>Baltic Defence</source>
        <translation>波羅的海防禦</translation>
    </message>
    <message>
        <source>Marshall Defence</source>
        <translation>馬歇爾防禦</translation>
    </message>
    <message>
        <source>Austrian Defence</source>
        <translation>奧地利防禦</translation>
    </message>
    <message>
        <source>Albin Countergambit</source>
        <translation>阿爾賓反棄兵</translation>
    </message>
    <message>
        <source>Modern Line</source>
        <translation>現代變化</translation>
    </message>
    <message>
        <source>Quiet Variation</source>
        <translation>平穩變例</translation>
    </message>
    <message>
        <source>with Bf5</source>
        <translation>Bf5變化</translation>
    </message>
    <message>
        <source>Three Knights Variation</source>
        <translation>三騎士變例</translation>
    </message>
    <message>
        <source>Chebanenko Variation</source>
        <translation>切巴年科變例</translation>
    </message>
    <message>
        <source>Czech Variation</source>
        <translation>捷克變例</translation>
    </message>
    <message>
        <source>Central Variation</source>
        <translation>中心變例</translation>
    </message>
    <message>
        <source>Old Variation</source>
        <translation>古老變例</translation>
    </message>
    <message>
        <source>Classical Defence</source>
        <translation>古典防禦</translation>
    </message>
    <message>
        <source>Marshall Gambit</source>
        <translation>馬歇爾棄兵</translation>
    </message>
    <message>
        <source>Noteboom Variation</source>
        <translation>諾特博姆變例</translation>
    </message>
    <message>
        <source>Normal Defence</source>
        <translation>普通防禦</translation>
    </message>
    <message>
        <source>Positional Line</source>
        <translation>局面型變化</translation>
    </message>
    <message>
        <source>Harrwitz Attack</source>
        <translation>哈維茨攻擊</translation>
    </message>
    <message>
        <source>Ragozin Defence</source>
        <translation>拉戈津防禦</translation>
    </message>
    <message>
        <source>Vienna Variation</source>
        <translation>維也納變例</translation>
    </message>
    <message>
        <source>Botvinnik Variation</source>
        <translation>鮑特維尼克變例</translation>
    </message>
    <message>
        <source>Anti-Meran Variation</source>
        <translation>反梅蘭變例</translation>
    </message>
    <message>
        <source>Meran Variation</source>
        <translation>梅蘭變例</translation>
    </message>
    <message>
        <source>Knight Defence</source>
        <translation>騎士防禦</translation>
    </message>
    <message>
        <source>Cambridge Springs Defence</source>
        <translation>劍橋泉防禦</translation>
    </message>
    <message>
        <source>Normal Line</source>
        <translation>普通變化</translation>
    </message>
    <message>
        <source>Lasker Defence</source>
        <translation>拉斯克防禦</translation>
    </message>
    <message>
        <source>Tartakower Defence</source>
        <translation>塔爾塔科維爾防禦</translation>
    </message>
    <message>
        <source>Orthodox Defence</source>
        <translation>正統防禦</translation>
    </message>
    <message>
        <source>with f3</source>
        <translation>f3變化</translation>
    </message>
    <message>
        <source>Stockholm Variation</source>
        <translation>斯德哥爾摩變例</translation>
    </message>
    <message>
        <source>Brinckmann Attack</source>
        <translation>布林克曼攻擊</translation>
    </message>
    <message>
        <source>Modern Exchange Variation</source>
        <translation>現代交換變例</translation>
    </message>
    <message>
        <source>Classical Exchange Variation</source>
        <translation>古典交換變例</translation>
    </message>
    <message>
        <source>Burille Variation</source>
        <translation>伯里爾變例</translation>
    </message>
    <message>
        <source>Russian Variation</source>
        <translation>俄羅斯變例</translation>
    </message>
    <message>
        <source>East Indian with e6</source>
        <translation>東印度e6變化</translation>
    </message>
    <message>
        <source>Open Defence</source>
        <translation>開放防禦</translation>
    </message>
    <message>
        <source>Classical Line</source>
        <translation>古典變化</translation>
    </message>
    <message>
        <source>with Be7</source>
        <translation>Be7變化</translation>
    </message>
    <message>
        <source>Anti-Nimzo-Indian</source>
        <translation>反尼姆佐-印度</translation>
    </message>
    <message>
        <source>Petrosian Variation</source>
        <translation>彼得羅相變例</translation>
    </message>
    <message>
        <source>Spassky System</source>
        <translation>斯帕斯基體系</translation>
    </message>
    <message>
        <source>Kmoch Variation</source>
        <translation>克莫赫變例</translation>
    </message>
    <message>
        <source>Romanishin Variation</source>
        <translation>羅曼尼申變例</translation>
    </message>
    <message>
        <source>Spielmann Variation</source>
        <translation>施皮爾曼變例</translation>
    </message>
    <message>
        <source>Sämisch Variation</source>
        <translation>澤米什變例</translation>
    </message>
    <message>
        <source>Hübner Variation</source>
        <translation>許布納變例</translation>
    </message>
    <message>
        <source>Reshevsky Variation</source>
        <translation>列舍夫斯基變例</translation>
    </message>
    <message>
        <source>with Nc3</source>
        <translation>Nc3變化</translation>
    </message>
    <message>
        <source>Makogonov Variation</source>
        <translation>馬科戈諾夫變例</translation>
    </message>
    <message>
        <source>Averbakh Variation</source>
        <translation>阿維爾巴赫變例</translation>
    </message>
    <message>
        <source>Orthodox Variation</source>
        <translation>正統變例</translation>
    </message>
    <message>
        <source>Gligorić System</source>
        <translation>格利戈里奇體系</translation>
    </message>
    <message>
        <source>Mar del Plata Variation</source>
        <translation>馬德普拉塔變例</translation>
    </message>
    <message>
        <source>Bayonet Attack</source>
        <translation>刺刀攻擊</translation>
    </message>
</context>
<context>
    <name>ChooseGamePanel</name>
    <message>
        <source>Games in this file</source>
        <translation>此檔案中的對局</translation>
    </message>
    <message>
        <source>Add them to your games</source>
        <translation>加入我的對局</translation>
    </message>
</context>
<context>
    <name>CliProcess</name>
    <message>
        <source>evenmatch-lab is missing from the folder of this program</source>
        <translation>本程式的資料夾中缺少 evenmatch-lab</translation>
    </message>
</context>
<context>
    <name>ClockPlot</name>
    <message>
        <source>Time used for each move</source>
        <translation>每步用時</translation>
    </message>
    <message>
        <source>Longest: %1, %2</source>
        <translation>最長：%1，%2</translation>
    </message>
    <message>
        <source>%1: %2 used, %3 left</source>
        <translation>%1：用時 %2，剩餘 %3</translation>
    </message>
</context>
<context>
    <name>Corners</name>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source> + </source>
        <translation>＋</translation>
    </message>
    <message>
        <source>3-3</source>
        <translation>三三</translation>
    </message>
    <message>
        <source>3-4</source>
        <translation>小目</translation>
    </message>
    <message>
        <source>3-5</source>
        <translation>目外</translation>
    </message>
    <message>
        <source>4-4</source>
        <translation>星位</translation>
    </message>
    <message>
        <source>4-5</source>
        <translation>高目</translation>
    </message>
    <message>
        <source>5-5</source>
        <translation>五五</translation>
    </message>
    <message>
        <source>3-3 approach</source>
        <translation>三三掛</translation>
    </message>
    <message>
        <source>3-4 approach</source>
        <translation>小目掛</translation>
    </message>
    <message>
        <source>4-4 approach</source>
        <translation>星位掛</translation>
    </message>
    <message>
        <source>low approach</source>
        <translation>小飛掛</translation>
    </message>
    <message>
        <source>high approach</source>
        <translation>一間高掛</translation>
    </message>
    <message>
        <source>large knight approach</source>
        <translation>大飛掛</translation>
    </message>
    <message>
        <source>two-space high approach</source>
        <translation>二間高掛</translation>
    </message>
    <message>
        <source>double approach</source>
        <translation>雙飛燕</translation>
    </message>
    <message>
        <source>3-3 enclosure</source>
        <translation>三三守角</translation>
    </message>
    <message>
        <source>3-4 enclosure</source>
        <translation>小目守角</translation>
    </message>
    <message>
        <source>small knight enclosure</source>
        <translation>小飛守角</translation>
    </message>
    <message>
        <source>large knight enclosure</source>
        <translation>大飛守角</translation>
    </message>
    <message>
        <source>one-space enclosure</source>
        <translation>單關守角</translation>
    </message>
    <message>
        <source>two-space enclosure</source>
        <translation>二間守角</translation>
    </message>
    <message>
        <source>one-space low pincer</source>
        <translation>一間低夾</translation>
    </message>
    <message>
        <source>one-space high pincer</source>
        <translation>一間高夾</translation>
    </message>
    <message>
        <source>two-space low pincer</source>
        <translation>二間低夾</translation>
    </message>
    <message>
        <source>two-space high pincer</source>
        <translation>二間高夾</translation>
    </message>
    <message>
        <source>three-space low pincer</source>
        <translation>三間低夾</translation>
    </message>
    <message>
        <source>three-space high pincer</source>
        <translation>三間高夾</translation>
    </message>
    <message>
        <source>3-3 invasion</source>
        <translation>點三三</translation>
    </message>
    <message>
        <source>3-3 block</source>
        <translation>守三三</translation>
    </message>
    <message>
        <source>block</source>
        <translation>擋</translation>
    </message>
    <message>
        <source>hane</source>
        <translation>扳</translation>
    </message>
    <message>
        <source>extension</source>
        <translation>長</translation>
    </message>
    <message>
        <source>one-space extension</source>
        <translation>拆一</translation>
    </message>
    <message>
        <source>small knight answer</source>
        <translation>小飛應</translation>
    </message>
    <message>
        <source>large knight answer</source>
        <translation>大飛應</translation>
    </message>
    <message>
        <source>one-space jump</source>
        <translation>一間跳</translation>
    </message>
    <message>
        <source>slide</source>
        <translation>小飛進角</translation>
    </message>
    <message>
        <source>shoulder hit</source>
        <translation>肩沖</translation>
    </message>
    <message>
        <source>diagonal move</source>
        <translation>小尖</translation>
    </message>
    <message>
        <source>diagonal attachment</source>
        <translation>尖頂</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>長</translation>
    </message>
    <message>
        <source>attachment above</source>
        <translation>上靠</translation>
    </message>
    <message>
        <source>attachment below</source>
        <translation>下托</translation>
    </message>
    <message>
        <source>attach and draw back</source>
        <translation>托退</translation>
    </message>
    <message>
        <source>avalanche</source>
        <translation>雪崩</translation>
    </message>
</context>
<context>
    <name>DeleteQuestion</name>
    <message>
        <source>&amp;Delete</source>
        <translation>刪除(&amp;D)</translation>
    </message>
</context>
<context>
    <name>DraftBoard</name>
    <message>
        <source>held</source>
        <translation>已拿起</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>There is no network for this game. Add one on the Engines page.</source>
        <translation>這個棋種沒有神經網路。請在「引擎」頁面加入。</translation>
    </message>
</context>
<context>
    <name>EngineChooser</name>
    <message>
        <source>Program</source>
        <translation>程式</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>棋力</translation>
    </message>
    <message>
        <source>No Go engine found. Install GNU Go, or add any GTP engine on the Engines page.</source>
        <translation>找不到圍棋引擎。請安裝 GNU Go，或在「引擎」頁新增任何 GTP 引擎。</translation>
    </message>
    <message>
        <source>No chess engine found. Install Stockfish, or add any UCI engine on the Engines page.</source>
        <translation>找不到西洋棋引擎。請安裝 Stockfish，或在「引擎」頁新增任何 UCI 引擎。</translation>
    </message>
    <message>
        <source>Reading its strength settings…</source>
        <translation>正在讀取其棋力設定…</translation>
    </message>
    <message>
        <source>full</source>
        <translation>全力</translation>
    </message>
    <message>
        <source>The engine&apos;s own rating, on a scale of engines. Human ratings differ.</source>
        <translation>引擎自身的等級分，以引擎之間的尺度計；與人類的等級分不同。</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation>新增引擎…</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>還沒有</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>思考時間</translation>
    </message>
    <message>
        <source>Used when the game has no clock</source>
        <translation>在對局沒有計時時使用</translation>
    </message>
    <message>
        <source>%1 s per move</source>
        <translation>每手%1秒</translation>
    </message>
    <message>
        <source>The engine failed: %1.</source>
        <translation>引擎發生錯誤：%1。</translation>
    </message>
    <message>
        <source>It plays at full strength.</source>
        <translation>它以最強棋力下棋。</translation>
    </message>
</context>
<context>
    <name>EngineOptionsDialog</name>
    <message>
        <source>Options of %1</source>
        <translation>%1 的選項</translation>
    </message>
    <message>
        <source>Limits for live analysis</source>
        <translation>即時分析的上限</translation>
    </message>
    <message>
        <source>Options of the engine</source>
        <translation>引擎選項</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>無限制</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>節點數</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>造訪次數</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>時間（秒）</translation>
    </message>
    <message>
        <source>Starting %1…</source>
        <translation>正在啟動 %1…</translation>
    </message>
    <message>
        <source>This engine has no options.</source>
        <translation>此引擎沒有選項。</translation>
    </message>
    <message>
        <source>Used by live analysis and Review.</source>
        <translation>用於即時分析和覆盤。</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>預設值</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>level %1</source>
        <translation>級別%1</translation>
    </message>
    <message>
        <source>skill level %1</source>
        <translation>技能級別%1</translation>
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
        <translation>神經網路與引擎</translation>
    </message>
    <message>
        <source>For each game, one network plays at a rank, estimates your rank and reviews your games. Everything runs on this computer: %1.</source>
        <translation>每個棋種用一個神經網路來依等級下棋、估計你的等級並為你覆盤。一切都在這台電腦上執行：%1。</translation>
    </message>
    <message>
        <source>Threads for the networks</source>
        <translation>神經網路使用的執行緒</translation>
    </message>
    <message>
        <source>Number of parallel computations. Fewer threads leave more of the computer to other programs, but analysis takes longer.</source>
        <translation>平行運算的數量。執行緒少，其他程式更寬裕，但分析更慢。</translation>
    </message>
    <message>
        <source>Automatic (%1)</source>
        <translation>自動（%1）</translation>
    </message>
    <message>
        <source>Device for the networks</source>
        <translation>神經網路使用的計算裝置</translation>
    </message>
    <message>
        <source>GPU (CUDA)</source>
        <translation>GPU（CUDA）</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>處理器</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>計算裝置</translation>
    </message>
    <message>
        <source>LibTorch found no CUDA GPU; the processor is used.</source>
        <translation>LibTorch 找不到支援 CUDA 的 GPU，因此使用處理器。</translation>
    </message>
    <message>
        <source>options of %1</source>
        <translation>%1 的選項</translation>
    </message>
    <message>
        <source>Applies to Evenmatch&apos;s and KataGo&apos;s networks. Maia and Leela networks always run on the processor.</source>
        <translation>適用於 Evenmatch 和 KataGo 的神經網路。Maia 和 Leela 的神經網路一律在處理器上執行。</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Analysis failed: %1</source>
        <translation>分析失敗：%1</translation>
    </message>
    <message>
        <source>%1 failed: %2.</source>
        <translation>%1 失敗：%2。</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>cannot be opened: %1</source>
        <translation>無法開啟：%1</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>無法讀取：%1</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>無法寫入：%1</translation>
    </message>
    <message>
        <source>not a game file in a known format</source>
        <translation>不是已知格式的棋譜檔案</translation>
    </message>
    <message>
        <source>the compressed data is damaged: %1</source>
        <translation>壓縮資料已損毀：%1</translation>
    </message>
    <message>
        <source>too large: %1</source>
        <translation>太大：%1</translation>
    </message>
    <message>
        <source>the text ends in the middle of a game</source>
        <translation>文字在對局中途就結束了</translation>
    </message>
    <message>
        <source>unexpected text: %1</source>
        <translation>意料之外的文字：%1</translation>
    </message>
    <message>
        <source>contains no game</source>
        <translation>不含對局</translation>
    </message>
    <message>
        <source>unknown game: %1</source>
        <translation>未知的棋種：%1</translation>
    </message>
    <message>
        <source>unsupported board size: %1</source>
        <translation>不支援的棋盤大小：%1</translation>
    </message>
    <message>
        <source>the start position is not possible: %1</source>
        <translation>起始局面不可能出現：%1</translation>
    </message>
    <message>
        <source>invalid value: %1</source>
        <translation>無效的值：%1</translation>
    </message>
    <message>
        <source>unreadable move: %1</source>
        <translation>無法辨識的著法：%1</translation>
    </message>
    <message>
        <source>the move is off the board: %1</source>
        <translation>著法在棋盤之外：%1</translation>
    </message>
    <message>
        <source>the point is taken: %1</source>
        <translation>該點已有棋子：%1</translation>
    </message>
    <message>
        <source>the move repeats a position: %1</source>
        <translation>這一手使局面重複：%1</translation>
    </message>
    <message>
        <source>the move takes its own last liberty: %1</source>
        <translation>這一手堵住自己的最後一氣：%1</translation>
    </message>
    <message>
        <source>no piece can make this move: %1</source>
        <translation>沒有棋子能走這一手：%1</translation>
    </message>
    <message>
        <source>more than one piece can make this move: %1</source>
        <translation>能走這一手的棋子不只一個：%1</translation>
    </message>
    <message>
        <source>the move leaves the king in check: %1</source>
        <translation>這一手使己方國王仍被將軍：%1</translation>
    </message>
    <message>
        <source>the game is already over before this move: %1</source>
        <translation>在這一手之前對局已經結束：%1</translation>
    </message>
    <message>
        <source>this is not an Evenmatch library</source>
        <translation>這不是 Evenmatch 棋譜庫</translation>
    </message>
    <message>
        <source>this library was made by a newer Evenmatch (format %1)</source>
        <translation>這個棋譜庫由較新版的 Evenmatch 建立（格式 %1）</translation>
    </message>
    <message>
        <source>the library is damaged: %1</source>
        <translation>棋譜庫已損毀：%1</translation>
    </message>
    <message>
        <source>another program is using the library</source>
        <translation>另一個程式正在使用棋譜庫</translation>
    </message>
    <message>
        <source>the library failed: %1</source>
        <translation>棋譜庫操作失敗：%1</translation>
    </message>
    <message>
        <source>not a network in a known format: %1</source>
        <translation>不是已知格式的神經網路：%1</translation>
    </message>
    <message>
        <source>the network file is damaged: %1</source>
        <translation>神經網路檔案已損毀：%1</translation>
    </message>
    <message>
        <source>Evenmatch cannot run this kind of network: %1</source>
        <translation>Evenmatch 無法執行這種神經網路：%1</translation>
    </message>
    <message>
        <source>the engine does not respond: %1</source>
        <translation>引擎沒有回應：%1</translation>
    </message>
    <message>
        <source>the engine has ended: %1</source>
        <translation>引擎已結束：%1</translation>
    </message>
    <message>
        <source>the engine refused: %1</source>
        <translation>引擎拒絕了：%1</translation>
    </message>
    <message>
        <source>the engine gave an invalid response: %1</source>
        <translation>引擎傳回了無效的回應：%1</translation>
    </message>
    <message>
        <source>invalid choice: %1</source>
        <translation>無效的選項：%1</translation>
    </message>
    <message>
        <source>not found: %1</source>
        <translation>找不到：%1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>unexpected failure: %1</source>
        <translation>非預期的失敗：%1</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>%1 (known servers: %2)</source>
        <translation>%1（已知伺服器：%2）</translation>
    </message>
    <message>
        <source>too few moves for a rank estimate</source>
        <translation>著法太少，無法估計等級</translation>
    </message>
    <message>
        <source>the network has no rank profile; add one with evenmatch-lab profile</source>
        <translation>該神經網路沒有等級特徵；請用 evenmatch-lab profile 新增</translation>
    </message>
    <message>
        <source>the network has no ranks</source>
        <translation>該神經網路沒有等級</translation>
    </message>
    <message>
        <source>the network does not know the ranks of this server: %1</source>
        <translation>該神經網路不瞭解此伺服器的等級：%1</translation>
    </message>
    <message>
        <source>this is a network for another game: %1</source>
        <translation>這是用於另一種棋的神經網路：%1</translation>
    </message>
    <message>
        <source>it belongs to another run; choose another file</source>
        <translation>該檔案屬於另一次執行；請選擇其他檔案</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>不是普通檔案</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>卡片 %1</translation>
    </message>
    <message>
        <source>%1 cannot be exported as PGN</source>
        <translation>%1 無法匯出為 PGN</translation>
    </message>
    <message>
        <source>%1 cannot be exported as SGF</source>
        <translation>%1 無法匯出為 SGF</translation>
    </message>
    <message>
        <source>a row of the table %1</source>
        <translation>表 %1 的一行</translation>
    </message>
    <message>
        <source>its tables</source>
        <translation>其資料表</translation>
    </message>
    <message>
        <source>reading its log %1 requires a writable folder</source>
        <translation>讀取其記錄檔 %1 需要可寫入的資料夾</translation>
    </message>
    <message>
        <source>its format is older and must be upgraded first</source>
        <translation>其格式較舊，必須先升級</translation>
    </message>
    <message>
        <source>the name of a library is missing</source>
        <translation>缺少棋譜庫的名稱</translation>
    </message>
    <message>
        <source>its header</source>
        <translation>其檔案標頭</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>棋手 %1</translation>
    </message>
    <message>
        <source>empty name</source>
        <translation>名稱為空</translation>
    </message>
    <message>
        <source>empty tag</source>
        <translation>標籤為空</translation>
    </message>
    <message>
        <source>names, result, date or other facts of this game</source>
        <translation>此對局的姓名、結果、日期或其他資訊</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>a game of %1 bytes</source>
        <translation>一局 %1 位元組的對局</translation>
    </message>
    <message>
        <source>a game of more than 32 MiB</source>
        <translation>超過 32 MiB 的對局</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>第 %1 位元組</translation>
    </message>
    <message>
        <source>more than 300 times its packed size</source>
        <translation>超過壓縮大小的 300 倍</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>已加密</translation>
    </message>
    <message>
        <source>compression method %1 is not supported</source>
        <translation>不支援壓縮方法 %1</translation>
    </message>
    <message>
        <source>%1 bytes, at most %2</source>
        <translation>%1 位元組，最多 %2</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>等級 %1</translation>
    </message>
    <message>
        <source>rank %1 (the ranks are %2 to %3)</source>
        <translation>等級 %1（可選 %2 至 %3）</translation>
    </message>
    <message>
        <source>none of the labels is for these games; unreadable labels: %1</source>
        <translation>沒有這些對局的標籤；無法讀取的標籤：%1</translation>
    </message>
    <message>
        <source>%1 has no steps or an empty batch</source>
        <translation>%1 沒有步驟或批次為空</translation>
    </message>
    <message>
        <source>it computes values that are not numbers</source>
        <translation>它計算出的值不是數字</translation>
    </message>
    <message>
        <source>more than %1 MiB once unpacked</source>
        <translation>解壓縮後超過 %1 MiB</translation>
    </message>
    <message>
        <source>a word has no end</source>
        <translation>某個詞沒有結尾</translation>
    </message>
    <message>
        <source>the file ends too early</source>
        <translation>檔案提前結束</translation>
    </message>
    <message>
        <source>unexpected value %1 (%2)</source>
        <translation>意外的值 %1（%2）</translation>
    </message>
    <message>
        <source>a weight is not a number</source>
        <translation>某個權重不是數字</translation>
    </message>
    <message>
        <source>its weights do not start with @BIN@</source>
        <translation>其權重不以 @BIN@ 開頭</translation>
    </message>
    <message>
        <source>there is data after its end</source>
        <translation>結尾之後還有資料</translation>
    </message>
    <message>
        <source>the sizes of its layers do not match</source>
        <translation>各層的大小不相符</translation>
    </message>
    <message>
        <source>a number is out of range</source>
        <translation>某個數字超出範圍</translation>
    </message>
    <message>
        <source>an unknown kind of layer</source>
        <translation>未知的層類型</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>其名稱</translation>
    </message>
    <message>
        <source>it does not start like a KataGo model</source>
        <translation>開頭不像 KataGo 模型</translation>
    </message>
    <message>
        <source>KataGo model version %1</source>
        <translation>KataGo 模型版本 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n input planes</source>
        <translation>
            <numerusform>%n 個輸入平面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n global inputs</source>
        <translation>
            <numerusform>%n 個全域輸入</numerusform>
        </translation>
    </message>
    <message>
        <source>metadata version %1</source>
        <translation>元資料版本 %1</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>選項 %1</translation>
    </message>
    <message>
        <source>blocks nested deeper than %1</source>
        <translation>巢狀超過 %1 層的區塊</translation>
    </message>
    <message numerus="yes">
        <source>%n policies</source>
        <translation>
            <numerusform>%n 個策略</numerusform>
        </translation>
    </message>
    <message>
        <source>games of %1 by %2</source>
        <translation>%2 的對局（%1）</translation>
    </message>
    <message>
        <source>no player lost this game</source>
        <translation>這局棋沒有輸家</translation>
    </message>
    <message>
        <source>the encoding</source>
        <translation>編碼</translation>
    </message>
    <message>
        <source>the scale belongs to another game</source>
        <translation>等級表屬於另一種棋</translation>
    </message>
    <message>
        <source>the number of ranks</source>
        <translation>等級數量</translation>
    </message>
    <message>
        <source>the profile has other ranks</source>
        <translation>等級特徵中的等級不同</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>棋盤 %1</translation>
    </message>
    <message>
        <source>the profile for %1 has other ranks</source>
        <translation>%1 的等級特徵中的等級不同</translation>
    </message>
    <message>
        <source>it names no format</source>
        <translation>未註明格式</translation>
    </message>
    <message>
        <source>this is a KataGo network; choose one of Evenmatch&apos;s own (.evm)</source>
        <translation>這是 KataGo 神經網路；請選擇 Evenmatch 自己的神經網路（.evm）</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>the shape of %1</source>
        <translation>%1 的形狀</translation>
    </message>
    <message>
        <source>%1 contains values that are not numbers</source>
        <translation>%1 含有不是數字的值</translation>
    </message>
    <message>
        <source>%1 is not part of this network</source>
        <translation>%1 不屬於該神經網路</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>檔案為空</translation>
    </message>
    <message>
        <source>it has no header</source>
        <translation>沒有檔案標頭</translation>
    </message>
    <message>
        <source>its header claims %1 bytes</source>
        <translation>其檔案標頭宣告有 %1 位元組</translation>
    </message>
    <message>
        <source>the file ends too early, or its tensors overlap</source>
        <translation>檔案提前結束，或其張量重疊</translation>
    </message>
    <message>
        <source>its checksum does not match</source>
        <translation>總和檢查碼不符</translation>
    </message>
    <message>
        <source>text that is not UTF-8</source>
        <translation>非 UTF-8 文字</translation>
    </message>
    <message>
        <source>%1 occurs twice</source>
        <translation>%1 出現了兩次</translation>
    </message>
    <message>
        <source>%1 is incomplete</source>
        <translation>%1 不完整</translation>
    </message>
    <message>
        <source>unknown type of numbers in %1</source>
        <translation>%1 中的數值類型未知</translation>
    </message>
    <message>
        <source>the place of %1</source>
        <translation>%1 的位置</translation>
    </message>
    <message>
        <source>byte %1 of its header</source>
        <translation>其檔案標頭的第 %1 位元組</translation>
    </message>
    <message>
        <source>XGBoost&apos;s trees: %1</source>
        <translation>XGBoost 的樹：%1</translation>
    </message>
    <message>
        <source>%1 (choose one of %2)</source>
        <translation>%1（可選：%2）</translation>
    </message>
    <message>
        <source>games on %1</source>
        <translation>%1 的對局</translation>
    </message>
    <message>
        <source>the checkpoint belongs to another configuration</source>
        <translation>該檢查點屬於另一種設定</translation>
    </message>
    <message>
        <source>another process of this training was lost; start all of them again (%1)</source>
        <translation>此訓練的另一個處理程序已中斷；請全部重新啟動（%1）</translation>
    </message>
    <message>
        <source>the meeting address must be HOST:PORT, not %1</source>
        <translation>會合位址必須是 HOST:PORT，而不是 %1</translation>
    </message>
    <message>
        <source>processes are numbered from 0</source>
        <translation>處理程序從 0 開始編號</translation>
    </message>
    <message>
        <source>training by several processes needs a LibTorch with Gloo, or a GPU for each process</source>
        <translation>多處理程序訓練需要帶 Gloo 的 LibTorch，或每個處理程序一張 GPU</translation>
    </message>
    <message>
        <source>teachers with ratings on the scale</source>
        <translation>等級分在等級表內的教師神經網路</translation>
    </message>
    <message>
        <source>teacher %1</source>
        <translation>教師神經網路 %1</translation>
    </message>
    <message>
        <source>hints need a teacher with the same number of blocks and channels</source>
        <translation>提示需要區塊數和通道數相同的教師神經網路</translation>
    </message>
    <message>
        <source>positions to train on</source>
        <translation>用於訓練的局面</translation>
    </message>
    <message>
        <source>all processes must have the same configuration, games and initial model</source>
        <translation>所有處理程序必須使用相同的設定、對局和初始模型</translation>
    </message>
    <message>
        <source>the initial model has another network</source>
        <translation>初始模型的神經網路不同</translation>
    </message>
    <message>
        <source>the loss is not a number at step %1</source>
        <translation>第 %1 步的損失不是數字</translation>
    </message>
    <message>
        <source>the gradient is not a number at step %1</source>
        <translation>第 %1 步的梯度不是數字</translation>
    </message>
    <message>
        <source>%1 needs at least 1 second per move</source>
        <translation>%1 每步至少需要 1 秒</translation>
    </message>
    <message>
        <source>KataGo has no HumanSL model; start it with -human-model</source>
        <translation>KataGo 沒有 HumanSL 模型；請用 -human-model 啟動</translation>
    </message>
    <message>
        <source>KataGo: no winrate</source>
        <translation>KataGo：沒有勝率</translation>
    </message>
    <message>
        <source>KataGo: no policy</source>
        <translation>KataGo：沒有策略</translation>
    </message>
    <message>
        <source>KataGo analyses only Go</source>
        <translation>KataGo 只分析圍棋</translation>
    </message>
    <message>
        <source>only games of Go and chess can be saved</source>
        <translation>只能儲存圍棋和西洋棋對局</translation>
    </message>
    <message>
        <source>source=after needs a network that evaluates the position after a move</source>
        <translation>source=after 需要評估走子後局面的神經網路</translation>
    </message>
    <message>
        <source>%1 (a value must follow the colon)</source>
        <translation>%1（冒號後必須有值）</translation>
    </message>
    <message>
        <source>%1 (this player takes no value)</source>
        <translation>%1（此棋手不接受值）</translation>
    </message>
    <message>
        <source>%1 (this player needs a colon and a value)</source>
        <translation>%1（此棋手需要冒號和值）</translation>
    </message>
    <message>
        <source>%1 (write options as ?name=value&amp;name=value)</source>
        <translation>%1（選項請寫成 ?name=value&amp;name=value）</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>a network for %1</source>
        <translation>用於 %1 的神經網路</translation>
    </message>
    <message>
        <source>GTP is a protocol for Go; this network plays %1</source>
        <translation>GTP 是圍棋協定；該神經網路下的是 %1</translation>
    </message>
    <message>
        <source>UCI is a protocol for chess; this network plays %1</source>
        <translation>UCI 是西洋棋協定；該神經網路下的是 %1</translation>
    </message>
    <message>
        <source>%1 cannot play %2</source>
        <translation>%1 不會下 %2</translation>
    </message>
    <message>
        <source>a network</source>
        <translation>神經網路</translation>
    </message>
    <message>
        <source>a search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>verdict, phase</source>
        <translation>判定、階段</translation>
    </message>
    <message>
        <source>this step differs from the plan</source>
        <translation>此步驟與計畫不符</translation>
    </message>
    <message>
        <source>--lower must be at least 1 and at most --upper</source>
        <translation>--lower 必須不小於 1 且不大於 --upper</translation>
    </message>
    <message>
        <source>candidates of at least three ranks</source>
        <translation>至少三個等級的候選棋譜</translation>
    </message>
    <message>
        <source>the network has no profile with the same ranks</source>
        <translation>該神經網路沒有相同等級的等級特徵</translation>
    </message>
    <message>
        <source>labelled games; choose their folder (--data)</source>
        <translation>已知等級的棋譜；請選擇其資料夾（--data）</translation>
    </message>
    <message>
        <source>name one player for each rank</source>
        <translation>請為每個等級指定一名棋手</translation>
    </message>
    <message>
        <source>--classifier (the network does not classify these ranks)</source>
        <translation>--classifier（該神經網路不對這些等級分類）</translation>
    </message>
    <message>
        <source>labelled games</source>
        <translation>已知等級的棋譜</translation>
    </message>
    <message>
        <source>policies of at least two levels</source>
        <translation>至少兩個層級的策略</translation>
    </message>
    <message>
        <source>games of at least two ranks</source>
        <translation>至少兩個等級的棋譜</translation>
    </message>
    <message>
        <source>moves with known losses</source>
        <translation>已知損失的著法</translation>
    </message>
    <message>
        <source>players with several games</source>
        <translation>有多局棋的棋手</translation>
    </message>
    <message>
        <source>players with several games in half of the ranks</source>
        <translation>一半等級中有多局棋的棋手</translation>
    </message>
    <message>
        <source>games of two neighbouring ranks</source>
        <translation>兩個相鄰等級的棋譜</translation>
    </message>
    <message>
        <source>the folder of games with known ranks is missing (--data)</source>
        <translation>缺少已知等級棋譜的資料夾（--data）</translation>
    </message>
    <message>
        <source>two players of one rank with %1 games each</source>
        <translation>同一等級中各有 %1 局的兩名棋手</translation>
    </message>
    <message>
        <source>a network for this game; choose one (--network)</source>
        <translation>此棋種的神經網路；請選擇一個（--network）</translation>
    </message>
    <message>
        <source>it belongs to the KataGo network %1, not to %2</source>
        <translation>它屬於 KataGo 神經網路 %1，而不是 %2</translation>
    </message>
    <message>
        <source>the KataGo network %1, whose last layer it reads</source>
        <translation>它讀取其最後一層的 KataGo 神經網路 %1</translation>
    </message>
    <message>
        <source>a handicap of %1 (2 to 9 stones; up to 4 on 7×7 and boards of even size, none below 7×7)</source>
        <translation>讓子 %1（2 至 9 子；7 路和偶數路棋盤至多 4 子，7 路以下不可）</translation>
    </message>
    <message>
        <source>%1 (one side moves twice in a row)</source>
        <translation>%1（同一方連走兩步）</translation>
    </message>
    <message>
        <source>%1 (a position is set up in the middle of the game)</source>
        <translation>%1（對局中途重新擺設了局面）</translation>
    </message>
    <message>
        <source>it only adds ranks to the network %1</source>
        <translation>它只為神經網路 %1 添加級位</translation>
    </message>
    <message>
        <source>a FEN without the side to move (w or b)</source>
        <translation>缺少行棋方（w 或 b）的 FEN</translation>
    </message>
    <message>
        <source>%1 has no effect in %2</source>
        <translation>%1 在 %2 中不起作用</translation>
    </message>
    <message>
        <source>%1 (this player does not search)</source>
        <translation>%1（此棋手不進行搜尋）</translation>
    </message>
    <message>
        <source>--upper must be at most --most</source>
        <translation>--upper 不能大於 --most</translation>
    </message>
    <message>
        <source>a plot</source>
        <translation>圖表</translation>
    </message>
    <message>
        <source>the student among the players of the tagged games; choose the student&apos;s names</source>
        <translation>帶標籤的對局中沒有該學生；請選擇該學生的名字</translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <source>The evaluation is not known yet</source>
        <translation>尚無評估</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>評估</translation>
    </message>
</context>
<context>
    <name>ExplainedCard</name>
    <message>
        <source>What is this? %1</source>
        <translation>這是什麼？%1</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>這是什麼？</translation>
    </message>
</context>
<context>
    <name>ExplorerGuest</name>
    <message>
        <source>&amp;Opening explorer</source>
        <translation>開局瀏覽器(&amp;O)</translation>
    </message>
    <message>
        <source>Explore the &amp;corner</source>
        <translation>瀏覽角部(&amp;C)</translation>
    </message>
    <message>
        <source>Go: games with the stones in the corner of the last move, instead of those on the whole board</source>
        <translation>圍棋：只比較最後一手所在角部的棋子，而不是整個棋盤</translation>
    </message>
</context>
<context>
    <name>ExplorerModel</name>
    <message>
        <source>no results</source>
        <translation>沒有結果</translation>
    </message>
    <message>
        <source>%1 wins %2 %</source>
        <translation>%1勝 %2%</translation>
    </message>
    <message>
        <source>draws %1 %</source>
        <translation>和棋 %1%</translation>
    </message>
    <message>
        <source>last played: %1</source>
        <translation>最近一次：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n other points are the same by symmetry</source>
        <translation>
            <numerusform>因對稱，另有 %n 個點與之相同</numerusform>
        </translation>
    </message>
    <message>
        <source>Move</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>Move that was played</source>
        <translation>所下的著法</translation>
    </message>
    <message>
        <source>Share of the games with this position</source>
        <translation>在含此局面的棋譜中所佔比例</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Games that went on with this move</source>
        <translation>以此著繼續的棋譜</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>How these games ended</source>
        <translation>這些對局的結果</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>等級</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Average rank of the players who chose this move</source>
        <translation>選擇此著的棋手的平均等級</translation>
    </message>
    <message>
        <source>Average rating of the players who chose this move</source>
        <translation>選擇此著的棋手的平均等級分</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Year in which it was last played</source>
        <translation>最近一次出現的年份</translation>
    </message>
</context>
<context>
    <name>ExplorerPanel</name>
    <message>
        <source>Opening explorer</source>
        <translation>開局瀏覽器</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Games to explore</source>
        <translation>要瀏覽的棋譜</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>含此局面的棋譜</translation>
    </message>
    <message>
        <source>Open the game at this position</source>
        <translation>在此局面處開啟棋譜</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>My library</source>
        <translation>我的棋譜庫</translation>
    </message>
    <message>
        <source>My own games</source>
        <translation>我自己的對局</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>檔案…</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>資料夾…</translation>
    </message>
    <message>
        <source>Explore the games of a file</source>
        <translation>瀏覽檔案中的棋譜</translation>
    </message>
    <message>
        <source>Explore the games of a folder</source>
        <translation>瀏覽資料夾中的棋譜</translation>
    </message>
    <message>
        <source>Checking the files…</source>
        <translation>正在檢查檔案…</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>No game of this collection has this position.</source>
        <translation>其中沒有含此局面的棋譜。</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>整個棋盤</translation>
    </message>
    <message>
        <source>Games with the same stones on the whole board</source>
        <translation>整個棋盤上棋子相同的對局</translation>
    </message>
    <message>
        <source>This corner</source>
        <translation>此角</translation>
    </message>
    <message>
        <source>Games with the stones of this corner in one of their corners, in either colour and any orientation</source>
        <translation>某個角上有此角棋子的對局，不論顏色和方向</translation>
    </message>
    <message numerus="yes">
        <source>%n corners in %1</source>
        <comment>%1: 24 games</comment>
        <translation>
            <numerusform>%1中的 %n 個角</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplorerSource</name>
    <message>
        <source>No games were found in %1.</source>
        <translation>在 %1 中沒有找到棋譜。</translation>
    </message>
</context>
<context>
    <name>ExplorerTable</name>
    <message>
        <source>Moves played from this position</source>
        <translation>此局面下出現過的著法</translation>
    </message>
    <message>
        <source>Choose all moves</source>
        <translation>選擇全部著法</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>欄</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手數</translation>
    </message>
</context>
<context>
    <name>ExternalEnginesCard</name>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Go engines (GTP) and chess engines (UCI). They run on this computer with the command you enter.</source>
        <translation>圍棋引擎（GTP）與西洋棋引擎（UCI）。它們以你輸入的指令在這台電腦上執行。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Command, such as gnugo --mode gtp</source>
        <translation>指令，例如 gnugo --mode gtp</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>協定</translation>
    </message>
    <message>
        <source>Go (GTP)</source>
        <translation>圍棋（GTP）</translation>
    </message>
    <message>
        <source>Chess (UCI)</source>
        <translation>國际象棋（UCI）</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Go, GTP</source>
        <translation>圍棋，GTP</translation>
    </message>
    <message>
        <source>Chess, UCI</source>
        <translation>西洋棋，UCI</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>測試</translation>
    </message>
    <message>
        <source>Test %1</source>
        <translation>測試 %1</translation>
    </message>
    <message>
        <source>Start the engine and request a move</source>
        <translation>啟動引擎並要求一手棋</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Testing %1</source>
        <translation>正在測試 %1</translation>
    </message>
    <message>
        <source>✓ %1 played %2 after %3 s.</source>
        <translation>✓ %1 在 %3 秒後走了 %2。</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>加入 %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Name of the engine</source>
        <translation>引擎名稱</translation>
    </message>
    <message>
        <source>Command that starts the engine</source>
        <translation>啟動引擎的指令</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>選項…</translation>
    </message>
    <message>
        <source>Options of %1</source>
        <translation>%1 的選項</translation>
    </message>
    <message>
        <source>✕ The engine failed: %1.</source>
        <translation>✕ 引擎發生錯誤：%1。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>Games (*.sgf *.pgn *.fen *.gib *.ngf *.ugi *.ugf *.gz *.zst *.bz2 *.zip);;All files (*)</source>
        <translation>棋譜 (*.sgf *.pgn *.fen *.gib *.ngf *.ugi *.ugf *.gz *.zst *.bz2 *.zip);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>已寫入 %1。</translation>
    </message>
    <message>
        <source>%1; the moves before it were kept</source>
        <translation>%1；之前的著法已保留</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>games</source>
        <translation>局</translation>
    </message>
    <message>
        <source>game</source>
        <translation>局</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>次抽取</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>sides</source>
        <translation>方</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>對</translation>
    </message>
    <message>
        <source>points</source>
        <translation>點</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>迭代次數</translation>
    </message>
    <message>
        <source>match</source>
        <translation>對抗賽</translation>
    </message>
    <message>
        <source>player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>對</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>等級</translation>
    </message>
    <message>
        <source>policy of</source>
        <translation>策略：</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>次試驗</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>測得</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>線性</translation>
    </message>
    <message>
        <source>logistic</source>
        <translation>邏輯斯</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>等級分</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>手</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>score (%), 95 % intervals</source>
        <translation>得分（%），95% 區間</translation>
    </message>
    <message>
        <source>win rate (%), 95 % intervals</source>
        <translation>勝率（%），95% 區間</translation>
    </message>
    <message>
        <source>Elo, 95 % intervals</source>
        <translation>Elo，95% 區間</translation>
    </message>
    <message>
        <source>Elo against z = 0, 95 % intervals</source>
        <translation>對 z = 0 的 Elo，95% 區間</translation>
    </message>
    <message>
        <source>estimated / true iterations, 95 % intervals</source>
        <translation>估計／真實迭代數，95% 區間</translation>
    </message>
    <message>
        <source>log10 of iterations, 95 % intervals</source>
        <translation>迭代數的 log10，95% 區間</translation>
    </message>
    <message>
        <source>mean of %1 trial</source>
        <translation>%1 次試驗的平均</translation>
    </message>
    <message>
        <source>mean of %1 trials</source>
        <translation>%1 次試驗的平均</translation>
    </message>
    <message>
        <source>trial %1</source>
        <translation>第 %1 次試驗</translation>
    </message>
    <message>
        <source>Score of UCT against %1</source>
        <translation>UCT 對 %1 的得分</translation>
    </message>
    <message>
        <source>score of UCT</source>
        <translation>UCT 的得分</translation>
    </message>
    <message>
        <source>search for bounds</source>
        <translation>搜尋上下界</translation>
    </message>
    <message>
        <source>Estimated / true iterations, balanced by %1</source>
        <translation>估計／真實迭代數，依%1平衡</translation>
    </message>
    <message>
        <source>%1, %2 iterations</source>
        <translation>%1，%2 次迭代</translation>
    </message>
    <message>
        <source>Players in iterations of UCT</source>
        <translation>以 UCT 迭代數衡量的棋手</translation>
    </message>
    <message>
        <source>%1 (out of reach)</source>
        <translation>%1（超出範圍）</translation>
    </message>
    <message>
        <source>%1 against %2: score</source>
        <translation>%1 對 %2：得分</translation>
    </message>
    <message>
        <source>%1 against %2: Elo</source>
        <translation>%1 對 %2：Elo</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost</source>
        <translation>%1 勝 %2 和 %3 負</translation>
    </message>
    <message>
        <source>%1: every rank against %2</source>
        <translation>%1：各等級對 %2</translation>
    </message>
    <message>
        <source>Win rate against the middle rank</source>
        <translation>對中間等級的勝率</translation>
    </message>
    <message>
        <source>Ratings, 1500 on average</source>
        <translation>等級分，平均 1500</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>循環賽</translation>
    </message>
    <message>
        <source>Elo of sa:z against sa:0</source>
        <translation>sa:z 對 sa:0 的 Elo</translation>
    </message>
    <message>
        <source>Strength index and Elo</source>
        <translation>強度指數與 Elo</translation>
    </message>
    <message>
        <source>Fits over z from -2 to 2</source>
        <translation>z 從 -2 到 2 的擬合</translation>
    </message>
    <message>
        <source>range of the line</source>
        <translation>直線的跨度</translation>
    </message>
    <message>
        <source>error of the line</source>
        <translation>直線的誤差</translation>
    </message>
    <message>
        <source>Score of %1 in the second half of its games</source>
        <translation>%1 在後半對局中的得分</translation>
    </message>
    <message>
        <source>&quot;match me&quot;</source>
        <translation>「與我相當」</translation>
    </message>
    <message>
        <source>Mean distance from 50 %</source>
        <translation>與 50% 的平均距離</translation>
    </message>
    <message>
        <source>Uneven pairs</source>
        <translation>實力不均的對</translation>
    </message>
    <message>
        <source>%1: policy of %2</source>
        <translation>%1：%2 的策略</translation>
    </message>
    <message>
        <source>all levels: %1</source>
        <translation>全部層級：%1</translation>
    </message>
    <message>
        <source>Within %1</source>
        <translation>在 %1 之內</translation>
    </message>
    <message>
        <source>SE∞, nearest β̄</source>
        <translation>SE∞，最近的 β̄</translation>
    </message>
    <message>
        <source>Nearest β̄, %1</source>
        <translation>最近的 β̄，%1</translation>
    </message>
    <message>
        <source>all moves</source>
        <translation>全部著法</translation>
    </message>
    <message>
        <source>first 50 moves</source>
        <translation>前 50 手</translation>
    </message>
    <message>
        <source>last 50 moves</source>
        <translation>後 50 手</translation>
    </message>
    <message>
        <source>one move</source>
        <translation>一手</translation>
    </message>
    <message>
        <source>%1, paper</source>
        <translation>%1，論文</translation>
    </message>
    <message>
        <source>Trees, rounded as published</source>
        <translation>決策樹，依論文取整</translation>
    </message>
    <message>
        <source>β alone</source>
        <translation>僅 β</translation>
    </message>
    <message>
        <source>trees</source>
        <translation>決策樹</translation>
    </message>
    <message>
        <source>trees, nearest mean</source>
        <translation>決策樹，最近均值</translation>
    </message>
    <message>
        <source>Trees, rounded as published, games of one player</source>
        <translation>決策樹，依論文取整，同一棋手</translation>
    </message>
    <message>
        <source>Likelihood of the ranks&apos; policies, games of one player</source>
        <translation>各等級策略的似然，同一棋手</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>without β</source>
        <translation>不含 β</translation>
    </message>
    <message>
        <source>without priors</source>
        <translation>不含先驗</translation>
    </message>
    <message>
        <source>without losses</source>
        <translation>不含損失</translation>
    </message>
    <message>
        <source>β only</source>
        <translation>僅 β</translation>
    </message>
    <message>
        <source>priors only</source>
        <translation>僅先驗</translation>
    </message>
    <message>
        <source>losses only</source>
        <translation>僅損失</translation>
    </message>
    <message>
        <source>length only</source>
        <translation>僅長度</translation>
    </message>
    <message>
        <source>everything + outside losses</source>
        <translation>全部 + 外部損失</translation>
    </message>
    <message>
        <source>outside losses only</source>
        <translation>僅外部損失</translation>
    </message>
    <message>
        <source>everything + outside levels</source>
        <translation>全部 + 外部層級</translation>
    </message>
    <message>
        <source>outside levels only</source>
        <translation>僅外部層級</translation>
    </message>
    <message>
        <source>everything + both</source>
        <translation>全部 + 兩者</translation>
    </message>
    <message>
        <source>%1 ranks</source>
        <translation>%1 個等級</translation>
    </message>
    <message>
        <source>%1, linear</source>
        <translation>%1，線性</translation>
    </message>
    <message>
        <source>%1, by rank</source>
        <translation>%1，依等級</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 對 %2</translation>
    </message>
    <message>
        <source>%1, score</source>
        <translation>%1，得分</translation>
    </message>
    <message>
        <source>%1, trueskill</source>
        <translation>%1，TrueSkill</translation>
    </message>
    <message>
        <source>Elo of sa:z at R_th = %1 against sa:0 at R_th = 0.1</source>
        <translation>R_th = %1 的 sa:z 對 R_th = 0.1 的 sa:0 的 Elo</translation>
    </message>
    <message>
        <source>Mean z at the end of a game, steps of %1</source>
        <translation>對局結束時 z 的平均值，步長 %1</translation>
    </message>
    <message>
        <source>Standard deviation of z at the end of a game, steps of %1</source>
        <translation>對局結束時 z 的標準差，步長 %1</translation>
    </message>
    <message>
        <source>β alone, games of one player</source>
        <translation>僅用 β，同一棋手的對局</translation>
    </message>
    <message>
        <source>SLsum, classifier</source>
        <translation>SLsum，分類器</translation>
    </message>
    <message>
        <source>SLvote, classifier</source>
        <translation>SLvote，分類器</translation>
    </message>
    <message>
        <source>TrueSkill&apos;s match quality</source>
        <translation>TrueSkill的對局品質</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>品質</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>對抗賽</translation>
    </message>
    <message>
        <source>%1 of decided games won</source>
        <translation>在分出勝負的對局中勝%1</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn</source>
        <translation>勝%1，和%2</translation>
    </message>
    <message>
        <source>geometric mean of the priors</source>
        <translation>先驗機率的幾何平均</translation>
    </message>
    <message>
        <source>policy of %1</source>
        <translation>%1 的策略</translation>
    </message>
    <message>
        <source>Mean %1 in the second half</source>
        <translation>後半的平均%1</translation>
    </message>
    <message>
        <source>from the visits</source>
        <translation>由造訪次數</translation>
    </message>
    <message>
        <source>Elo against z = ∞</source>
        <translation>對 z = ∞ 的 Elo</translation>
    </message>
    <message>
        <source>Strength index of the search itself</source>
        <translation>搜尋本身的強度指數</translation>
    </message>
    <message>
        <source>move of the game</source>
        <translation>對局的手數</translation>
    </message>
    <message>
        <source>β̄ of every rank, over all moves</source>
        <translation>各等級的 β̄，全部著法</translation>
    </message>
    <message>
        <source>moves %1 to %2</source>
        <translation>第 %1 手到第 %2 手</translation>
    </message>
    <message>
        <source>β̄ of every rank at every move, plain means</source>
        <translation>各等級每一手的 β̄，簡單平均</translation>
    </message>
    <message>
        <source>%1, %2 game</source>
        <translation>%1，%2 局</translation>
    </message>
    <message>
        <source>%1, %2 games</source>
        <translation>%1，%2 局</translation>
    </message>
    <message>
        <source>Trees on %1 and %2</source>
        <translation>基於 %1 與 %2 的決策樹</translation>
    </message>
    <message>
        <source>both</source>
        <translation>兩者</translation>
    </message>
    <message>
        <source>Trees on %1</source>
        <translation>基於 %1 的決策樹</translation>
    </message>
    <message>
        <source>all ranks</source>
        <translation>所有等級</translation>
    </message>
    <message>
        <source>the whole game</source>
        <translation>整局</translation>
    </message>
    <message>
        <source>plies to %1</source>
        <translation>到第 %1 手</translation>
    </message>
    <message>
        <source>plies after %1</source>
        <translation>第 %1 手之後</translation>
    </message>
    <message>
        <source>Mean loss, by plies of the game</source>
        <translation>平均損失，依手數</translation>
    </message>
    <message>
        <source>Standard deviation of the losses, by plies of the game</source>
        <translation>損失的標準差，依手數</translation>
    </message>
    <message>
        <source>mean loss</source>
        <translation>平均損失</translation>
    </message>
    <message>
        <source>Mean loss at every ply</source>
        <translation>每一手的平均損失</translation>
    </message>
    <message>
        <source>ply</source>
        <translation>第幾手</translation>
    </message>
    <message>
        <source>%1, bars: standard deviation</source>
        <translation>%1，直條：標準差</translation>
    </message>
    <message>
        <source>mean β</source>
        <translation>平均 β</translation>
    </message>
    <message>
        <source>geometric mean of the priors of %1</source>
        <translation>%1 的先驗機率的幾何平均</translation>
    </message>
    <message>
        <source>%1 of %2 games: median</source>
        <translation>%1，%2 局：中位數</translation>
    </message>
    <message>
        <source>%1 of %2 games: from quartile to quartile</source>
        <translation>%1，%2 局：四分位距</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1，%2 局</translation>
    </message>
    <message>
        <source>games of one player</source>
        <translation>同一棋手的對局</translation>
    </message>
    <message>
        <source>%1, %2: UCT iterations of equal strength</source>
        <translation>%1，%2：實力相當的 UCT 迭代次數</translation>
    </message>
    <message>
        <source>Iterations by match</source>
        <translation>各場對抗賽的迭代次數</translation>
    </message>
    <message>
        <source>%1 games per step, %2 trials, balanced by %3, seed %4; the paper uses 10 trials of 1000 games</source>
        <translation>每步 %1 局，%2 次試驗，依 %3 判定均衡，種子 %4；論文為 10 次試驗、每次 1000 局</translation>
    </message>
    <message>
        <source>Difference in win rates</source>
        <translation>勝率之差</translation>
    </message>
    <message>
        <source>probability of a draw</source>
        <translation>和棋機率</translation>
    </message>
    <message>
        <source>UCT measured against itself, with given bounds</source>
        <translation>UCT 自我測量（給定範圍）</translation>
    </message>
    <message>
        <source>UCT measured against itself</source>
        <translation>UCT 自我測量</translation>
    </message>
    <message>
        <source>UCT iterations of equal strength, balanced by %1</source>
        <translation>實力相當的 UCT 迭代次數（依 %1 判定均衡）</translation>
    </message>
    <message>
        <source>Mean %1 in the second half; paper: the opponent&apos;s value</source>
        <translation>後半段的平均 %1；論文：對手的值</translation>
    </message>
    <message>
        <source>Adapting to five opponents: %1</source>
        <translation>適應五個對手：%1</translation>
    </message>
    <message>
        <source>adaptive strength index</source>
        <translation>自適應強度指數</translation>
    </message>
    <message>
        <source>position on the rank scale</source>
        <translation>在等級刻度上的位置</translation>
    </message>
    <message>
        <source>Elo derived from visits: mean error for z from -2 to 2</source>
        <translation>由造訪次數推出的 Elo：z 從 -2 到 2 的平均誤差</translation>
    </message>
    <message>
        <source>compared with a logistic curve</source>
        <translation>與邏輯斯曲線相比</translation>
    </message>
    <message>
        <source>Elo derived from visits</source>
        <translation>由造訪次數推出的 Elo</translation>
    </message>
    <message>
        <source>compared with the measured Elo</source>
        <translation>與實測 Elo 相比</translation>
    </message>
    <message>
        <source>Weakest allowed move, ln(N / N_max)</source>
        <translation>允許的最弱著法，ln(N / N_max)</translation>
    </message>
    <message>
        <source>Allowed moves beyond ln R_th</source>
        <translation>超出 ln R_th 的允許著法</translation>
    </message>
    <message>
        <source>Allowed moves per position, by R_th</source>
        <translation>每個局面的允許著法數（依 R_th）</translation>
    </message>
    <message>
        <source>Strength index of the search itself, with the paper&apos;s Elo</source>
        <translation>搜尋本身的強度指數（用論文的 Elo）</translation>
    </message>
    <message>
        <source>worst observed</source>
        <translation>觀察到的最差值</translation>
    </message>
    <message>
        <source>Expected rating for z at R_th = 0.1, if strength is a power of the visits</source>
        <translation>R_th = 0.1 時各 z 的期望等級分（假設強度是造訪次數的冪）</translation>
    </message>
    <message>
        <source>Weakest allowed move relative to the best</source>
        <translation>相對最佳著法的最弱允許著法</translation>
    </message>
    <message>
        <source>R_th = 0.1; Elo relative to z = 0, as in the paper&apos;s games (its Table 1 sets z = ∞ to 0)</source>
        <translation>R_th = 0.1；Elo 以 z = 0 為基準，與論文的對局一致（其表 1 把 z = ∞ 設為 0）</translation>
    </message>
    <message>
        <source>measured range</source>
        <translation>實測範圍</translation>
    </message>
    <message>
        <source>error of the logistic curve</source>
        <translation>邏輯斯曲線的誤差</translation>
    </message>
    <message>
        <source>Ranks not used for training, after 20 games</source>
        <translation>未用於訓練的等級（20 局後）</translation>
    </message>
    <message>
        <source>%1, within one rank</source>
        <translation>%1，誤差不超過一級</translation>
    </message>
    <message>
        <source>%1, correct rank</source>
        <translation>%1，等級正確</translation>
    </message>
    <message>
        <source>trained on %1 ranks</source>
        <translation>用 %1 個等級訓練</translation>
    </message>
    <message>
        <source>Correct ranks when only some were used for training</source>
        <translation>僅用部分等級訓練時的正確率</translation>
    </message>
    <message>
        <source>Baselines without moves, fitted on all ranks</source>
        <translation>不看著法的基線（用所有等級擬合）</translation>
    </message>
    <message>
        <source>%1, network %2 (%3), %4 simulations per move, one leaf at a time, seed %5</source>
        <translation>%1，神經網路 %2（%3），每步 %4 次模擬，每次一個葉節點，種子 %5</translation>
    </message>
    <message>
        <source>Evenmatch, rank</source>
        <translation>Evenmatch，等級</translation>
    </message>
    <message>
        <source>All ranks combined</source>
        <translation>所有等級合計</translation>
    </message>
    <message>
        <source>Agreement with human moves</source>
        <translation>與人類著法一致的比例</translation>
    </message>
    <message>
        <source>moves equal to the human&apos;s (%)</source>
        <translation>與人類相同的著法（%）</translation>
    </message>
    <message>
        <source>Scores of the first player against the second</source>
        <translation>前者對後者的得分率</translation>
    </message>
    <message>
        <source>Score when z adapts within the game in steps of %1</source>
        <translation>z 在對局中依步長 %1 調整時的得分率</translation>
    </message>
    <message>
        <source>Score of fixed z = 0</source>
        <translation>固定 z = 0 的得分率</translation>
    </message>
    <message>
        <source>adapting in steps of %1</source>
        <translation>依步長 %1 調整</translation>
    </message>
    <message>
        <source>%1: correct rank, by rank</source>
        <translation>%1：正確率（依等級）</translation>
    </message>
    <message>
        <source>%1: within one rank, by rank</source>
        <translation>%1：誤差不超過一級（依等級）</translation>
    </message>
    <message>
        <source>Correct ranks</source>
        <translation>等級正確率</translation>
    </message>
    <message>
        <source>Evenmatch, likelihood</source>
        <translation>Evenmatch，似然</translation>
    </message>
    <message>
        <source>(source only)</source>
        <translation>（僅來源）</translation>
    </message>
    <message>
        <source>(setting only)</source>
        <translation>（僅條件）</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Comparison, %1</source>
        <translation>比較，%1</translation>
    </message>
    <message>
        <source>Correct ranks, by the moves used</source>
        <translation>依所用著法的等級正確率</translation>
    </message>
    <message>
        <source>Difference between the strongest and the weakest rank, by move number</source>
        <translation>最強與最弱等級的差距（依手數）</translation>
    </message>
    <message>
        <source>β̄ of every rank at every move, as used by opponents</source>
        <translation>各等級每一手的 β̄（供對手使用）</translation>
    </message>
    <message>
        <source>estimated rank</source>
        <translation>估計等級</translation>
    </message>
    <message>
        <source>true rank, % of its draws</source>
        <translation>真實等級，占其抽樣的 %</translation>
    </message>
    <message>
        <source>Ply with the largest losses</source>
        <translation>損失最大的步數</translation>
    </message>
    <message>
        <source>log odds</source>
        <translation>對數勝算</translation>
    </message>
    <message>
        <source>%1: estimated by true rank, %2 games of one player</source>
        <translation>%1：依真實等級的估計，一名棋手的 %2 局</translation>
    </message>
    <message>
        <source>%1: estimated by true rank, %2 game</source>
        <translation>%1：依真實等級的估計，%2 局</translation>
    </message>
    <message>
        <source>%1: estimated by true rank, %2 games</source>
        <translation>%1：依真實等級的估計，%2 局</translation>
    </message>
    <message>
        <source>Correct rank after %1 game</source>
        <translation>%1 局後的正確率</translation>
    </message>
    <message>
        <source>Correct rank after %1 games</source>
        <translation>%1 局後的正確率</translation>
    </message>
    <message>
        <source>%1: within one rank</source>
        <translation>%1：誤差不超過一級</translation>
    </message>
    <message>
        <source>Effect of each kind of feature</source>
        <translation>各類特徵的作用</translation>
    </message>
    <message>
        <source>Trees, nearest rank mean</source>
        <translation>樹，最接近的等級均值</translation>
    </message>
    <message>
        <source>Trees, rounded as published, games of many players of the rank</source>
        <translation>樹，依論文取整，該等級多名棋手的對局</translation>
    </message>
    <message>
        <source>β alone, games of many players of the rank</source>
        <translation>僅 β，該等級多名棋手的對局</translation>
    </message>
    <message>
        <source>Games of one player and of many players</source>
        <translation>一名棋手與多名棋手的對局</translation>
    </message>
    <message>
        <source>games of many players</source>
        <translation>多名棋手的對局</translation>
    </message>
    <message>
        <source>one player, likelihood</source>
        <translation>一名棋手，似然</translation>
    </message>
    <message>
        <source>(one player, source only)</source>
        <translation>（一名棋手，僅來源）</translation>
    </message>
    <message>
        <source>Comparison, %1 games of one player: correct rank</source>
        <translation>比較，一名棋手的 %1 局：正確率</translation>
    </message>
    <message>
        <source>Comparison, %1 games of many players: correct rank</source>
        <translation>比較，多名棋手的 %1 局：正確率</translation>
    </message>
    <message>
        <source>Likelihood of each rank&apos;s moves under a level&apos;s policy</source>
        <translation>各等級著法在某層級策略下的似然</translation>
    </message>
    <message>
        <source>Best level for each pair of neighbouring ranks, chosen on candidates: how often the stronger rank&apos;s side has the higher value</source>
        <translation>每對相鄰等級的最佳層級（在 candidate 上選出）：較強等級一方數值較高的比例</translation>
    </message>
    <message>
        <source>%1: how often the stronger rank&apos;s side has the higher value</source>
        <translation>%1：較強等級一方數值較高的比例</translation>
    </message>
    <message>
        <source>Levels that distinguish neighbouring ranks</source>
        <translation>能區分相鄰等級的層級</translation>
    </message>
    <message>
        <source>Correlation between the estimate from one game and the rank, given value and result, within settings</source>
        <translation>單局估計與等級的相關性（給定形勢值與結果，同一條件內）</translation>
    </message>
    <message>
        <source>%1: correct rank, by number of games</source>
        <translation>%1：正確率（依局數）</translation>
    </message>
    <message>
        <source>%1: within one rank, by number of games</source>
        <translation>%1：誤差不超過一級（依局數）</translation>
    </message>
    <message>
        <source>%1: correct rank after %2 games</source>
        <translation>%1：%2 局後的正確率</translation>
    </message>
    <message>
        <source>%1: within one rank after %2 games</source>
        <translation>%1：%2 局後誤差不超過一級</translation>
    </message>
    <message>
        <source>Neighbouring ranks with overlapping boxes</source>
        <translation>箱體重疊的相鄰等級</translation>
    </message>
    <message>
        <source>everything, up to 500 trees</source>
        <translation>全部，最多 500 棵樹</translation>
    </message>
    <message>
        <source>%1, with our features</source>
        <translation>%1（本程式的特徵）</translation>
    </message>
    <message>
        <source>z with which SA wins as often as SE∞</source>
        <translation>SA 與 SE∞ 勝率相同的 z</translation>
    </message>
    <message>
        <source>SA-MCTS with our z</source>
        <translation>使用我們 z 的 SA-MCTS</translation>
    </message>
</context>
<context>
    <name>FindingsModel</name>
    <message>
        <source>This run</source>
        <translation>本次執行</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>論文</translation>
    </message>
    <message>
        <source>Other run</source>
        <translation>另一次執行</translation>
    </message>
</context>
<context>
    <name>FindingsPlot</name>
    <message>
        <source>%1, other run</source>
        <translation>%1，另一次執行</translation>
    </message>
</context>
<context>
    <name>FoldSection</name>
    <message>
        <source>Folded</source>
        <translation>已收合</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>已展開</translation>
    </message>
    <message>
        <source>Show this section</source>
        <translation>顯示此部分</translation>
    </message>
    <message>
        <source>Fold this section</source>
        <translation>收合此部分</translation>
    </message>
</context>
<context>
    <name>GameDocument</name>
    <message>
        <source>The clipboard contains no game: %1. Copy SGF, PGN or FEN text first.</source>
        <translation>剪貼簿中沒有對局：%1。請先複製 SGF、PGN 或 FEN 文字。</translation>
    </message>
    <message>
        <source>%1. The current game is not saved and stays open; save it somewhere else first.</source>
        <translation>%1。目前的對局尚未儲存，仍保持開啟；請先儲存到其他位置。</translation>
    </message>
    <message>
        <source>Your unsaved game was moved to File ▸ Open recent.</source>
        <translation>未儲存的對局已移至「檔案 ▸ 最近開啟」。</translation>
    </message>
    <message>
        <source>%1. Choose another place with Save As.</source>
        <translation>%1。請用「另存新檔」選擇其他位置。</translation>
    </message>
    <message>
        <source>Your last game is too large to open at startup. It was moved to %1.</source>
        <translation>上一局太大，無法在啟動時開啟，已移至 %1。</translation>
    </message>
    <message>
        <source>Evenmatch could not start with your last game, so it started without it. The game is in %1.</source>
        <translation>Evenmatch 無法載入你的上一局棋，因此沒有載入就啟動了。對局在 %1。</translation>
    </message>
    <message>
        <source>Your last game could not be read. It was moved to %1.</source>
        <translation>無法讀取上一局棋，已將其移至 %1。</translation>
    </message>
    <message>
        <source>The text contains no game: %1</source>
        <translation>文字中沒有對局：%1</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Save the game under another name with Save As.</source>
        <translation>%1 已被其他程式變更。請用「另存新檔」以其他名稱儲存對局。</translation>
    </message>
</context>
<context>
    <name>GameInfoDialog</name>
    <message>
        <source>Game information</source>
        <translation>對局資訊</translation>
    </message>
    <message>
        <source>Rating of %1</source>
        <translation>%1的等級分</translation>
    </message>
    <message>
        <source>Rank of %1</source>
        <translation>%1的等級</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地點</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>year-month-day</source>
        <translation>年-月-日</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>貼目</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>This game is in progress.</source>
        <translation>此對局正在進行。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>A result is 1-0, 0-1 or 1/2-1/2.</source>
        <translation>結果應為 1-0、0-1 或 1/2-1/2。</translation>
    </message>
    <message>
        <source>A result is B+3.5, W+R (resignation), B+T (time), 0 (draw) or Void.</source>
        <translation>結果應為 B+3.5、W+R（中盤）、B+T（超時）、0（和棋）或 Void。</translation>
    </message>
</context>
<context>
    <name>GameListModel</name>
    <message>
        <source>%1  cannot be read</source>
        <translation>%1  無法讀取</translation>
    </message>
</context>
<context>
    <name>GameNotesPanel</name>
    <message>
        <source>Comment on this move</source>
        <translation>為這一手寫註解</translation>
    </message>
    <message>
        <source>Your assessment of this move</source>
        <translation>你對這一手的評價</translation>
    </message>
    <message>
        <source>Assessment</source>
        <translation>評價</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>good</source>
        <translation>好</translation>
    </message>
    <message>
        <source>interesting</source>
        <translation>有趣</translation>
    </message>
    <message>
        <source>No comment on this move yet.</source>
        <translation>這一手還沒有註解。</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>註解</translation>
    </message>
    <message>
        <source>Comment •</source>
        <translation>註解 •</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>變化</translation>
    </message>
    <message>
        <source>brilliant</source>
        <translation>妙著</translation>
    </message>
    <message>
        <source>dubious</source>
        <translation>可疑</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>失誤</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>嚴重失誤</translation>
    </message>
    <message>
        <source>Notable moves</source>
        <translation>值得注意的著法</translation>
    </message>
</context>
<context>
    <name>GameOpener</name>
    <message>
        <source>Opening was cancelled.</source>
        <translation>已取消開啟。</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>正在開啟 %1</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Pass</source>
        <translation>虛手</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Both players agree to a draw</source>
        <translation>雙方同意和棋</translation>
    </message>
    <message>
        <source>Claim draw</source>
        <translation>要求判和</translation>
    </message>
    <message>
        <source>The position has occurred three times, or 50 moves passed without a capture or pawn move</source>
        <translation>同一局面已出現三次，或已有 50 回合無吃子且無兵移動</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>點目</translation>
    </message>
    <message>
        <source>Click stones to mark them dead or alive.</source>
        <translation>點一下棋子以標記死活。</translation>
    </message>
    <message>
        <source>Accept count</source>
        <translation>接受點目</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>繼續下</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>Go to start</source>
        <translation>到開頭</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>上一手</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>下一手</translation>
    </message>
    <message>
        <source>Go to end</source>
        <translation>到最後</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Offer or accept a draw</source>
        <translation>提和或接受提和</translation>
    </message>
    <message>
        <source>Your move: you are in check</source>
        <translation>輪到你了：你被將軍</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>輪到你了</translation>
    </message>
    <message>
        <source>Match me</source>
        <translation>與我相當</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>變化</translation>
    </message>
    <message>
        <source>All moves and variations of this game, as a tree</source>
        <translation>本局的所有著法與變化，以樹顯示</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1正在思考…</translation>
    </message>
    <message>
        <source>Loading the network of %1…</source>
        <translation>正在載入%1的神經網路…</translation>
    </message>
    <message>
        <source>%1 cannot play: %2</source>
        <translation>%1無法下棋：%2</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>從這裡開始下</translation>
    </message>
    <message>
        <source>Start a new game from this position</source>
        <translation>從這個局面開始新對局</translation>
    </message>
    <message>
        <source>Match me (now %1)</source>
        <translation>與我相當（現在%1）</translation>
    </message>
    <message>
        <source>Shows an area first, then some moves, then one move</source>
        <translation>先提示區域，再給幾個著法，最後給一個</translation>
    </message>
    <message>
        <source>Starting %1…</source>
        <translation>正在啟動 %1…</translation>
    </message>
</context>
<context>
    <name>GameRank</name>
    <message>
        <source>Too few moves to estimate your rank: at least %1 are needed.</source>
        <translation>手數太少，無法估計你的等級；需要 %1 手。</translation>
    </message>
    <message>
        <source>Estimate from this game: %1 (%2). One game is a small sample.</source>
        <translation>由本局估計：%1（%2）。一局只是小樣本。</translation>
    </message>
    <message>
        <source>No estimate from one game: players of most ranks choose such moves.</source>
        <translation>一局無法估計：多數等級的棋手都會下這樣的著法。</translation>
    </message>
</context>
<context>
    <name>GameReport</name>
    <message>
        <source>%1: report</source>
        <translation>%1：報告</translation>
    </message>
    <message>
        <source>β of both players by move, over the bands of the ranks</source>
        <translation>雙方每手的β及各等級色帶</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Rank in the file</source>
        <translation>棋譜中的等級</translation>
    </message>
    <message>
        <source>Estimate from this game</source>
        <translation>本局的估計</translation>
    </message>
    <message>
        <source>Mean β</source>
        <translation>平均β</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>階段</translation>
    </message>
    <message>
        <source>Largest mistakes</source>
        <translation>最大的失誤</translation>
    </message>
    <message>
        <source>No large mistakes.</source>
        <translation>沒有大的失誤。</translation>
    </message>
    <message>
        <source>lost %1 (%2)</source>
        <translation>損失 %1（%2）</translation>
    </message>
    <message>
        <source>before this move: %1</source>
        <translation>此手之前：%1</translation>
    </message>
    <message>
        <source>players at %1 most often choose it here, too (%2 %)</source>
        <translation>%1的棋手在此也最常這樣下（%2%）</translation>
    </message>
    <message>
        <source>players at %1 most often choose %2 here (%3 %)</source>
        <translation>%1的棋手在此最常下%2（%3%）</translation>
    </message>
    <message>
        <source>The position before move %1</source>
        <translation>第%1手之前的局面</translation>
    </message>
    <message>
        <source>Moves unusual for the player&apos;s rank</source>
        <translation>對該等級而言少見的著法</translation>
    </message>
    <message>
        <source>Points lost per move</source>
        <translation>每手損失的目數</translation>
    </message>
    <message>
        <source>Winning chances lost per move, %</source>
        <translation>每手損失的勝率，%</translation>
    </message>
    <message>
        <source>%1: β</source>
        <translation>%1：β</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The moves were not analysed.</source>
        <translation>著法未經分析。</translation>
    </message>
    <message>
        <source>Moves analysed by %1.</source>
        <translation>著法分析：%1。</translation>
    </message>
    <message>
        <source>Accuracy and mistakes</source>
        <translation>準確率與失誤</translation>
    </message>
    <message>
        <source>The network %1 computes β. An estimate from a single game is rough, as its interval shows.</source>
        <translation>由神經網路%1計算。僅憑一局得出的等級是粗略的，其區間即表明這一點。</translation>
    </message>
</context>
<context>
    <name>GameSession</name>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>(set-up)</source>
        <translation>（擺棋）</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>虛手</translation>
    </message>
    <message>
        <source>The game is over; step back to try other moves.</source>
        <translation>對局已結束；後退幾手可以試其他著法。</translation>
    </message>
    <message>
        <source>Go to the last move before you resign.</source>
        <translation>請先到最後一手再認輸。</translation>
    </message>
    <message>
        <source>This game continues at its last move. “Play from here” starts another game from this position.</source>
        <translation>這盤棋從最後一手繼續。「從這裡開始下」會從這個局面開始另一盤棋。</translation>
    </message>
    <message>
        <source>move</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>這盤棋已經結束。</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>taking back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>count</source>
        <translation>點目</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>註解</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>標記</translation>
    </message>
    <message>
        <source>promotion of a variation</source>
        <translation>提升變化</translation>
    </message>
    <message>
        <source>change of the game</source>
        <translation>修改棋局本身</translation>
    </message>
    <message>
        <source>new main line</source>
        <translation>新的主線</translation>
    </message>
    <message>
        <source>deletion</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>game information</source>
        <translation>對局資訊</translation>
    </message>
    <message>
        <source>assessment</source>
        <translation>評價</translation>
    </message>
    <message>
        <source>The game&apos;s own moves cannot be deleted, only added moves and variations.</source>
        <translation>棋局本身的著法不能刪除，只能刪除後來加入的著法和變化。</translation>
    </message>
    <message>
        <source>Go to the last move before you offer a draw.</source>
        <translation>請先到最後一手再提和。</translation>
    </message>
    <message>
        <source>variation</source>
        <translation>變化</translation>
    </message>
</context>
<context>
    <name>GameTerms</name>
    <message>
        <source>Chinese</source>
        <translation>中國規則</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本規則</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA 規則</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>紐西蘭規則</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor 規則</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>%1 stones</source>
        <translation>%1 子</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>讓子</translation>
    </message>
    <message>
        <source>Stones placed for Black before White&apos;s first move</source>
        <translation>白方下第一手之前黑方擺上的子數</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>貼目</translation>
    </message>
    <message>
        <source>Points given to White for moving second</source>
        <translation>補償白方後手的目數</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>Number of the starting position; 518 is the standard one</source>
        <translation>起始局面的編號；518 是標準局面</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>重新抽選</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>不計時</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>讀秒</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>計時</translation>
    </message>
    <message>
        <source>Byo-yomi: after the main time, each move has its own period</source>
        <translation>讀秒：基本時間用完後，每一手各有一段時間</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分鐘</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>讀秒次數</translation>
    </message>
    <message>
        <source>Evenmatch</source>
        <translation>Evenmatch</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>%1的名字</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>不計時</translation>
    </message>
    <message>
        <source>%1 min, then %2 × %3 s</source>
        <translation>%1 分鐘，之後 %2 次 × %3 秒</translation>
    </message>
    <message>
        <source>%1 komi</source>
        <translation>貼 %1 目</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>讓 %n 子</numerusform>
        </translation>
    </message>
    <message>
        <source>This handicap makes the game even for your two ranks; its receiver plays Black</source>
        <translation>這個讓子數使兩人等級相當；受子一方執黑</translation>
    </message>
    <message numerus="yes">
        <source>Suggested: %n stones for you</source>
        <translation>
            <numerusform>建議：你擺 %n 子</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分鐘</translation>
    </message>
    <message numerus="yes">
        <source>Suggested: %n stones for the opponent</source>
        <translation>
            <numerusform>建議：對手擺 %n 子</numerusform>
        </translation>
    </message>
    <message>
        <source>System</source>
        <translation>計時方式</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>包乾</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>加秒制</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>加拿大式</translation>
    </message>
    <message>
        <source>Canadian: after the main time, a number of moves must be made in each period</source>
        <translation>加拿大式：基本時間用完後，每段時間內須下完規定手數</translation>
    </message>
    <message>
        <source>Minutes for the game + seconds for each move</source>
        <translation>每局分鐘數 + 每步秒數</translation>
    </message>
    <message>
        <source>%1 min, then %2 moves in %3 min</source>
        <translation>%1 分，之後 %3 分 %2 手</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Human-like thinking time</source>
        <translation>像人一樣用時</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>每手秒數</translation>
    </message>
    <message>
        <source>Moves per period</source>
        <translation>每段手數</translation>
    </message>
    <message>
        <source>Minutes per period</source>
        <translation>每段分鐘數</translation>
    </message>
    <message>
        <source>Evenmatch takes about as long for a move as a human</source>
        <translation>Evenmatch 走棋所用的時間與人大致相同</translation>
    </message>
    <message>
        <source>Absolute: main time only</source>
        <translation>包乾：只有基本時間</translation>
    </message>
    <message>
        <source>Fischer: each move adds seconds to the remaining time</source>
        <translation>加秒制：每下一手，剩餘時間增加若干秒</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>自訂…</translation>
    </message>
    <message>
        <source>%1 min + %2 s per move</source>
        <translation>%1 分鐘 + 每手 %2 秒</translation>
    </message>
</context>
<context>
    <name>GameTreeView</name>
    <message>
        <source>Variations</source>
        <translation>變化</translation>
    </message>
    <message numerus="yes">
        <source>one of %n variations here</source>
        <translation>
            <numerusform>此處 %n 個變化之一</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>擺棋</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>前往此處(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Promote variation</source>
        <translation>提升變化(&amp;P)</translation>
    </message>
    <message>
        <source>The variation was promoted.</source>
        <translation>該變化已提升。</translation>
    </message>
    <message>
        <source>Make &amp;main line</source>
        <translation>設為主線(&amp;M)</translation>
    </message>
    <message>
        <source>The variation is the main line now.</source>
        <translation>該變化現在是主線。</translation>
    </message>
    <message>
        <source>&amp;Delete from here on</source>
        <translation>從此處刪除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Replace the game with this line</source>
        <translation>用這條變化取代棋局(&amp;R)</translation>
    </message>
    <message>
        <source>This line is now the game; the former game is a variation.</source>
        <translation>這條變化現在是棋局；原來的棋局成為變化。</translation>
    </message>
    <message>
        <source>%1 and all following moves were deleted.</source>
        <translation>已刪除%1及其後的所有著法。</translation>
    </message>
</context>
<context>
    <name>GamesFilterBar</name>
    <message>
        <source>A year, or a date such as 2024-05-31</source>
        <translation>年份，或日期，如 2024-05-31</translation>
    </message>
    <message>
        <source>Only mine</source>
        <translation>只看我的</translation>
    </message>
    <message>
        <source>Show only your own games</source>
        <translation>只顯示自己的對局</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>篩選</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>搜尋對局</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>哪個棋種</translation>
    </message>
    <message>
        <source>Go and chess</source>
        <translation>圍棋與西洋棋</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>圍棋</translation>
    </message>
    <message>
        <source>Go 9×9</source>
        <translation>圍棋 9×9</translation>
    </message>
    <message>
        <source>Go 13×13</source>
        <translation>圍棋 13×13</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>西洋棋</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Rank of a player</source>
        <translation>棋手的等級</translation>
    </message>
    <message>
        <source>From</source>
        <translation>從</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>垃圾桶</translation>
    </message>
    <message>
        <source>Show the games in the trash</source>
        <translation>顯示垃圾桶中的對局</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>任何結果</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>黑勝</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>白勝</translation>
    </message>
    <message>
        <source>First player won</source>
        <translation>先手勝</translation>
    </message>
    <message>
        <source>Second player won</source>
        <translation>後手勝</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Any rank</source>
        <translation>任何等級</translation>
    </message>
    <message>
        <source>Only games of %1; click to show all players</source>
        <translation>只顯示 %1 的對局；按一下顯示所有棋手</translation>
    </message>
    <message>
        <source>Show the games of all players</source>
        <translation>顯示所有棋手的對局</translation>
    </message>
    <message>
        <source>By result, rank, tag and date; the trash</source>
        <translation>依結果、等級、標籤和日期；垃圾桶</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>標籤</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>任意標籤</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Only games with this position; click to show all</source>
        <translation>只顯示出現該局面的對局；按一下顯示全部</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Search players, events, places, openings</source>
        <translation>搜尋棋手、賽事、地點、開局</translation>
    </message>
    <message>
        <source>I won</source>
        <translation>我贏了</translation>
    </message>
    <message>
        <source>I lost</source>
        <translation>我輸了</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>匯入…</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>資料夾(&amp;F)…</translation>
    </message>
    <message>
        <source>F&amp;iles…</source>
        <translation>檔案(&amp;I)…</translation>
    </message>
    <message>
        <source>From the &amp;clipboard</source>
        <translation>從剪貼簿(&amp;C)</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>我的棋譜</translation>
    </message>
    <message>
        <source>No matching games. Remove a filter or change the search.</source>
        <translation>沒有符合的對局。請移除一個篩選條件，或更改搜尋內容。</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in the trash</source>
        <translation>垃圾桶中有 %1</translation>
    </message>
    <message>
        <source>Import a folder of games</source>
        <translation>匯入棋譜資料夾</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>匯入棋譜</translation>
    </message>
    <message>
        <source>My rank</source>
        <translation>我的等級</translation>
    </message>
    <message>
        <source>From an &amp;account…</source>
        <translation>來自帳號(&amp;A)…</translation>
    </message>
    <message>
        <source>Undid: %1.</source>
        <translation>已復原：%1。</translation>
    </message>
    <message>
        <source>All games are in the trash.</source>
        <translation>所有對局都在垃圾桶中。</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>My games</source>
        <translation>我的棋譜</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>移到垃圾桶</translation>
    </message>
    <message numerus="yes">
        <source>%n games are in the trash.</source>
        <translation>
            <numerusform>%n 局已移到垃圾桶。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games restored.</source>
        <translation>
            <numerusform>%n 局已還原。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開啟(&amp;O)</translation>
    </message>
    <message>
        <source>Only games of %1</source>
        <translation>只看 %1 的對局</translation>
    </message>
    <message>
        <source>&amp;Restore from the trash</source>
        <translation>從垃圾桶還原(&amp;R)</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>標籤(&amp;G)</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>移到垃圾桶(&amp;T)</translation>
    </message>
    <message>
        <source>Enter a new tag</source>
        <translation>輸入新標籤</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>新標籤</translation>
    </message>
    <message numerus="yes">
        <source>Tag “%1” added to %n games.</source>
        <translation>
            <numerusform>已為%n局加上標籤「%1」。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag “%1” removed from %n games.</source>
        <translation>
            <numerusform>已從%n局去掉標籤「%1」。</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to sort; right-click to choose columns</source>
        <translation>按一下排序，按右鍵選擇欄位</translation>
    </message>
    <message>
        <source>moving games to the trash</source>
        <translation>把對局移到垃圾桶</translation>
    </message>
    <message>
        <source>restoring games from the trash</source>
        <translation>從垃圾桶還原對局</translation>
    </message>
    <message numerus="yes">
        <source>%n games copied to the clipboard.</source>
        <translation>
            <numerusform>已將 %n 局複製到剪貼簿。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>匯出棋譜</translation>
    </message>
    <message>
        <source>Games (*.sgf *.pgn)</source>
        <translation>棋譜 (*.sgf *.pgn)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>匯出(&amp;E)…</translation>
    </message>
    <message>
        <source>tag “%1”</source>
        <translation>標籤「%1」</translation>
    </message>
    <message>
        <source>removing tag “%1”</source>
        <translation>移除標籤「%1」</translation>
    </message>
    <message>
        <source>Play from the losing move</source>
        <translation>從敗著開始下</translation>
    </message>
    <message>
        <source>This game has no loser.</source>
        <translation>這盤棋沒有輸家。</translation>
    </message>
    <message>
        <source>Play from the &amp;losing move</source>
        <translation>從敗著開始下(&amp;L)</translation>
    </message>
    <message>
        <source>Col&amp;umns</source>
        <translation>欄位(&amp;U)</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>清空垃圾桶</translation>
    </message>
    <message>
        <source>Delete every game in the trash, with its reviews? This cannot be undone.</source>
        <translation>刪除垃圾桶中的所有對局及其覆盤？此操作無法復原。</translation>
    </message>
    <message numerus="yes">
        <source>%n games deleted.</source>
        <translation>
            <numerusform>已刪除 %n 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Empty the trash…</source>
        <translation>清空垃圾桶(&amp;E)…</translation>
    </message>
    <message>
        <source>Some games cannot be read: %1.</source>
        <translation>有些對局無法讀取：%1。</translation>
    </message>
    <message>
        <source>Copying games</source>
        <translation>正在複製對局</translation>
    </message>
    <message>
        <source>Exporting games</source>
        <translation>正在匯出對局</translation>
    </message>
</context>
<context>
    <name>GoBoardWidget</name>
    <message>
        <source>Go board</source>
        <translation>圍棋棋盤</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>黑子</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>白子</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空點</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>最後一手</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>劫</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死子</translation>
    </message>
    <message>
        <source>Black&apos;s point</source>
        <translation>黑方的目</translation>
    </message>
    <message>
        <source>White&apos;s point</source>
        <translation>白方的目</translation>
    </message>
    <message>
        <source>seki, counts for neither player</source>
        <translation>雙活，不計入任何一方</translation>
    </message>
    <message>
        <source>neutral point</source>
        <translation>單官</translation>
    </message>
</context>
<context>
    <name>GuessRun</name>
    <message>
        <source>You guessed %1 of %2 moves.</source>
        <translation>%2 手中你猜中了 %1 手。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Your guesses look like those of %1.</source>
        <translation>你的猜測與 %1 棋手的相近。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>第 %1 手，共 %2 手</translation>
    </message>
    <message>
        <source>Which move was played here?</source>
        <translation>這裡實戰下了哪一手？</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>正在分析…</translation>
    </message>
    <message>
        <source>Skip this move</source>
        <translation>跳過這一手</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Correct: %1 was played.</source>
        <translation>正確：實戰是 %1。</translation>
    </message>
    <message>
        <source>%1 was played.</source>
        <translation>實戰是 %1。</translation>
    </message>
    <message>
        <source>Players who choose %1: %2.</source>
        <translation>選擇 %1 的棋手：%2。</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一個</translation>
    </message>
    <message>
        <source>Your guesses do not distinguish between ranks.</source>
        <translation>你的猜測無法區分等級。</translation>
    </message>
    <message>
        <source>Move %1: your guess %2 is played by %3, the game&apos;s move %4 by %5.</source>
        <translation>第 %1 手：你猜的 %2，選擇者為%3；實戰的 %4，選擇者為%5。</translation>
    </message>
    <message>
        <source>Players of %1 would guess about %2 of them, players of %3 about %4.</source>
        <translation>%1 的棋手大約能猜中 %2 手，%3 的棋手大約 %4 手。</translation>
    </message>
    <message>
        <source>Whose moves do you want to guess?</source>
        <translation>要猜哪一方的著法？</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>雙方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>From the position on the board, move %1.</source>
        <translation>從棋盤上的局面（第 %1 手）開始。</translation>
    </message>
    <message>
        <source>From the first move.</source>
        <translation>從第一手開始。</translation>
    </message>
    <message>
        <source>Start at the first move</source>
        <translation>從第一手開始</translation>
    </message>
    <message>
        <source>Start at move %1</source>
        <translation>從第 %1 手開始</translation>
    </message>
    <message>
        <source>Players of %1 would guess about %2 of them.</source>
        <translation>%1 的棋手大約能猜中 %2 手。</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Play a game</source>
        <translation>下一局棋</translation>
    </message>
    <message>
        <source>Press Ctrl+N. Choose the game, the opponent and the clock, then start.</source>
        <translation>按 Ctrl+N，選擇棋種、對手和計時，然後開始。</translation>
    </message>
    <message>
        <source>Each opponent plays at a rank, such as 5 kyu or 1400–1599. “Match me” follows your results.</source>
        <translation>每個對手都有等級，例如 5 級或 1400–1599。「與我相當」會隨你的成績調整。</translation>
    </message>
    <message>
        <source>Ctrl+H gives a hint: first a region, then a move. Ctrl+Backspace takes a move back.</source>
        <translation>Ctrl+H 給出提示：先是區域，再是著法。Ctrl+Backspace 悔棋。</translation>
    </message>
    <message>
        <source>Make moves</source>
        <translation>走棋</translation>
    </message>
    <message>
        <source>Click a point of the Go board. Click or drag a chess piece.</source>
        <translation>按一下圍棋盤上的交叉點。西洋棋棋子可以按一下或拖曳。</translation>
    </message>
    <message>
        <source>Enter or Space shows a cursor on the board. Arrow keys move it, Enter plays, Esc hides it.</source>
        <translation>Enter 或空白鍵在棋盤上顯示游標。方向鍵移動，Enter 落子，Esc 隱藏。</translation>
    </message>
    <message>
        <source>Press T to type moves: Nf3, e7e8q, Q16 or pass.</source>
        <translation>按 T 輸入著法：Nf3、e7e8q、Q16 或 pass。</translation>
    </message>
    <message>
        <source>The arrow keys step through the game. Help ▸ Keys lists all keys.</source>
        <translation>方向鍵在棋譜中前後移動。「說明 ▸ 按鍵」列出所有按鍵。</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>編輯局面</translation>
    </message>
    <message>
        <source>Press Ctrl+E. Choose a piece or a stone, then click the board. The right button clears a square.</source>
        <translation>按 Ctrl+E，選擇棋子，然後按一下棋盤。右鍵清空一格。</translation>
    </message>
    <message>
        <source>Choose the side to move, castling rights, handicap and komi. You can also paste a FEN or an SGF.</source>
        <translation>選擇行棋方、易位權、讓子和貼目。也可以貼上 FEN 或 SGF。</translation>
    </message>
    <message>
        <source>Play from the position, or use it as the start of a new record.</source>
        <translation>從該局面開始對弈，或將其作為新棋譜的起點。</translation>
    </message>
    <message>
        <source>Review a game</source>
        <translation>覆盤</translation>
    </message>
    <message>
        <source>Open a game and go to Review. Analysis runs in the background; Space turns it off and on.</source>
        <translation>開啟棋譜並進入覆盤。分析在背景進行；空白鍵關閉或開啟。</translation>
    </message>
    <message>
        <source>N and Shift+N go to the next and the previous mistake, with the points or winning chances lost.</source>
        <translation>N 和 Shift+N 跳到下一個和上一個失誤，並顯示損失的目數或勝率。</translation>
    </message>
    <message>
        <source>The table shows how often players of each rank choose a move.</source>
        <translation>表格顯示各等級棋手選擇某一著法的頻率。</translation>
    </message>
    <message>
        <source>Press F4 to play from the position, and F3 for a report.</source>
        <translation>按 F4 從該局面開始對弈，按 F3 檢視報告。</translation>
    </message>
    <message>
        <source>Read the strength plot</source>
        <translation>閱讀棋力圖</translation>
    </message>
    <message>
        <source>The lines show the strength score (β) of both players, averaged over several moves.</source>
        <translation>曲線顯示雙方的棋力分數（β），取若干著的平均。</translation>
    </message>
    <message>
        <source>The coloured bands show where players of each rank usually are.</source>
        <translation>彩色帶表示各等級棋手通常所在的範圍。</translation>
    </message>
    <message>
        <source>Click the plot to go to a move. Turn the wheel to zoom.</source>
        <translation>按一下圖表可跳到某一手。捲動滾輪可縮放。</translation>
    </message>
    <message>
        <source>Explore openings</source>
        <translation>研究開局</translation>
    </message>
    <message>
        <source>Each row is a move: how many games went on with it, how they ended, and the average rank of those who played it.</source>
        <translation>每一行是一種著法：有多少棋譜以它繼續、結果如何，以及下出它的棋手的平均等級。</translation>
    </message>
    <message>
        <source>Click a move to play it. Click a game to open it at this position.</source>
        <translation>按一下著法即可走出。按一下棋譜即可在此局面開啟。</translation>
    </message>
    <message>
        <source>Transpositions count. In Go, a rotated or mirrored position is the same position.</source>
        <translation>著法次序不同而局面相同的也計入。圍棋中，旋轉或鏡像後的局面視為相同。</translation>
    </message>
    <message>
        <source>Choose your library, your own games, or a file or folder. Files are read once, in the background.</source>
        <translation>可選擇你的棋譜庫、你自己的對局，或某個檔案或資料夾。檔案只在背景讀取一次。</translation>
    </message>
    <message>
        <source>Collect and find games</source>
        <translation>收集和尋找棋譜</translation>
    </message>
    <message>
        <source>Import files, folders, ZIP archives or the games of an account. Your own games are added automatically.</source>
        <translation>匯入檔案、資料夾、ZIP 壓縮檔或帳號中的棋譜。你自己的對局會自動加入。</translation>
    </message>
    <message>
        <source>Search by player, event or opening, and filter by rank, result, date or tag.</source>
        <translation>依棋手、賽事或開局搜尋，依等級、結果、日期或標籤篩選。</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F finds all games with the position on the board.</source>
        <translation>Ctrl+Shift+F 尋找含有盤上局面的所有棋譜。</translation>
    </message>
    <message>
        <source>Right-click the heading of the table to choose columns, and a game to tag, copy or export it.</source>
        <translation>以右鍵按一下表頭可選擇欄位；以右鍵按一下棋譜可加標籤、複製或匯出。</translation>
    </message>
    <message>
        <source>Estimate your rank</source>
        <translation>估計你的等級</translation>
    </message>
    <message>
        <source>Import your games on the Games page, and choose your names there.</source>
        <translation>在「棋譜」頁匯入你的對局，並選擇你的名字。</translation>
    </message>
    <message>
        <source>The estimate has an interval. More games make it narrower.</source>
        <translation>估計帶有區間。棋譜越多，區間越窄。</translation>
    </message>
    <message>
        <source>“My rank” also shows the estimate by phase of the game, opening and time control.</source>
        <translation>「我的等級」還依對局階段、開局和用時顯示估計。</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <translation>從失誤中學習</translation>
    </message>
    <message>
        <source>A card shows a position from your own games. Find a better move than the one you played.</source>
        <translation>卡片顯示你自己對局中的局面。找出比你所下更好的著法。</translation>
    </message>
    <message>
        <source>Cards that you miss return soon. Cards that you solve return later and later.</source>
        <translation>答錯的卡片很快會再出現。答對的卡片會隔越來越久再出現。</translation>
    </message>
    <message>
        <source>You can also guess moves, train an opening, test your rank, or play with a tutor.</source>
        <translation>你還可以猜著法、練習開局、測試等級，或與老師下指導棋。</translation>
    </message>
    <message>
        <source>Watch the search</source>
        <translation>觀察搜尋</translation>
    </message>
    <message>
        <source>The Tree page shows which moves the search visits, and how it values them.</source>
        <translation>「搜尋樹」頁顯示搜尋造訪了哪些著法以及如何評價它們。</translation>
    </message>
    <message>
        <source>Compare the search with and without the influence of a rank. δ shows how far a move is from that rank.</source>
        <translation>比較受等級影響與不受等級影響的搜尋。δ 表示著法離該等級有多遠。</translation>
    </message>
    <message>
        <source>Choose networks and engines</source>
        <translation>選擇神經網路和引擎</translation>
    </message>
    <message>
        <source>The Engines page shows which networks play and analyse. Drop a KataGo network on the window to use it.</source>
        <translation>「引擎」頁顯示用於對弈和分析的神經網路。把 KataGo 神經網路拖到視窗上即可使用。</translation>
    </message>
    <message>
        <source>Add programs that speak GTP or UCI, such as GNU Go or Stockfish, to play them or to analyse.</source>
        <translation>可加入支援 GTP 或 UCI 的程式，例如 GNU Go 或 Stockfish，用於對弈或分析。</translation>
    </message>
    <message>
        <source>Measure in the Lab</source>
        <translation>在實驗室中測量</translation>
    </message>
    <message>
        <source>The Lab plays matches and measures how well ranks are estimated. Choose a measurement and start it.</source>
        <translation>實驗室進行對抗賽，並測量等級估計的準確度。選擇一項測量並開始。</translation>
    </message>
    <message>
        <source>Save, export and print</source>
        <translation>儲存、匯出和列印</translation>
    </message>
    <message>
        <source>Games of your library are saved automatically. Ctrl+S writes an SGF or PGN file.</source>
        <translation>棋譜庫中的棋譜會自動儲存。Ctrl+S 寫入 SGF 或 PGN 檔案。</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E exports the board as an image, Ctrl+Shift+G the moves as an animation. Ctrl+P prints.</source>
        <translation>Ctrl+Shift+E 將棋盤匯出為圖片，Ctrl+Shift+G 將著法匯出為動畫。Ctrl+P 列印。</translation>
    </message>
    <message>
        <source>Ctrl+C copies the game, Ctrl+Shift+C the position. Ctrl+V pastes SGF, PGN or FEN.</source>
        <translation>Ctrl+C 複製棋譜，Ctrl+Shift+C 複製局面。Ctrl+V 貼上 SGF、PGN 或 FEN。</translation>
    </message>
    <message>
        <source>Analyse ▸ Export the annotated game writes your review into the file.</source>
        <translation>「分析 ▸ 匯出附註解的棋譜」把覆盤內容寫入檔案。</translation>
    </message>
    <message>
        <source>Change the settings</source>
        <translation>變更設定</translation>
    </message>
    <message>
        <source>Press Ctrl+comma. The settings open beside the board and apply at once.</source>
        <translation>按 Ctrl+逗號。設定在棋盤旁開啟，立即生效。</translation>
    </message>
    <message>
        <source>Choose theme, language, boards, pieces and sounds, and change the keys.</source>
        <translation>選擇佈景主題、語言、棋盤、棋子和聲音，並變更按鍵。</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>等級</translation>
    </message>
    <message>
        <source>A step on a scale of players: 5 kyu, 3 dan, 1400–1599. Dan is above kyu; 1 kyu is the strongest kyu.</source>
        <translation>棋手水準的一級：5 級、三段、1400–1599。段高於級；1 級是最強的級。</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>估計</translation>
    </message>
    <message>
        <source>What the program computes about a player&apos;s rank from games.</source>
        <translation>程式根據棋譜計算出的棋手等級。</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>區間</translation>
    </message>
    <message>
        <source>A range that contains the true rank with a stated probability, such as 80 %.</source>
        <translation>以給定機率（例如 80%）包含真實等級的範圍。</translation>
    </message>
    <message>
        <source>strength score (β)</source>
        <translation>棋力分數（β）</translation>
    </message>
    <message>
        <source>A number for the strength that moves show, learned from games of all ranks.</source>
        <translation>表示著法所體現棋力的數值，從各等級的棋譜中學得。</translation>
    </message>
    <message>
        <source>δ (delta)</source>
        <translation>δ（德爾塔）</translation>
    </message>
    <message>
        <source>The difference between the β of a move and the β of a chosen rank. Near zero, the move is typical of that rank.</source>
        <translation>著法的 β 與所選等級的 β 之差。接近零表示該著是此等級的典型著法。</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>The probability of each move, for players of a rank.</source>
        <translation>某一等級的棋手選擇每一著的機率。</translation>
    </message>
    <message>
        <source>candidate moves</source>
        <translation>候選著法</translation>
    </message>
    <message>
        <source>The moves that are worth considering in a position.</source>
        <translation>在某局面下值得考慮的著法。</translation>
    </message>
    <message>
        <source>evaluation</source>
        <translation>評估</translation>
    </message>
    <message>
        <source>What a network computes for a position: winning chances, lead and the probability of each move.</source>
        <translation>神經網路對局面的計算結果：勝率、領先目數和每一著的機率。</translation>
    </message>
    <message>
        <source>winning chances</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>The estimated probability that a side wins the game.</source>
        <translation>估計一方獲勝的機率。</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>領先目數</translation>
    </message>
    <message>
        <source>Go: the expected difference of the scores at the end of the game.</source>
        <translation>圍棋：預計終局時雙方目數之差。</translation>
    </message>
    <message>
        <source>points lost</source>
        <translation>損失目數</translation>
    </message>
    <message>
        <source>inaccuracy, mistake, blunder</source>
        <translation>失準、失誤、嚴重失誤</translation>
    </message>
    <message>
        <source>visits</source>
        <translation>造訪次數</translation>
    </message>
    <message>
        <source>How often the search examined a move. More visits make its value more certain.</source>
        <translation>搜尋考察某一著的次數。次數越多，其價值越可靠。</translation>
    </message>
    <message>
        <source>network</source>
        <translation>神經網路</translation>
    </message>
    <message>
        <source>A model that evaluates positions. Ours are trained on games of people; strong ones, such as KataGo&apos;s, are not.</source>
        <translation>評估局面的模型。我們的神經網路用人類棋譜訓練；KataGo 等強神經網路則不是。</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Another program that plays or analyses, connected by GTP (Go) or UCI (chess).</source>
        <translation>用於對弈或分析的其他程式，透過 GTP（圍棋）或 UCI（西洋棋）連接。</translation>
    </message>
    <message>
        <source>card</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>A position to solve on the Learn page.</source>
        <translation>在「學習」頁中求解的局面。</translation>
    </message>
    <message>
        <source>tutor</source>
        <translation>老師</translation>
    </message>
    <message>
        <source>The voice that comments on your moves in a teaching game.</source>
        <translation>在指導棋中點評你的著法的角色。</translation>
    </message>
    <message>
        <source>held-out players</source>
        <translation>未參與訓練的棋手</translation>
    </message>
    <message>
        <source>Players whose games were not used for training. Accuracy is measured on them.</source>
        <translation>其棋譜未用於訓練的棋手。準確度以他們來衡量。</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>A rating in numbers. A lead of 200 points means about 76 % of the points against that opponent.</source>
        <translation>用數字表示的等級分。高 200 分意味著對此對手約有 76% 的得分率。</translation>
    </message>
    <message>
        <source>transposition</source>
        <translation>次序轉換</translation>
    </message>
    <message>
        <source>Another order of moves that leads to the same position.</source>
        <translation>通向同一局面的另一種著法次序。</translation>
    </message>
    <message>
        <source>variation</source>
        <translation>變化</translation>
    </message>
    <message>
        <source>A line of moves that was not played in the game but is written in the record.</source>
        <translation>對局中沒有下出、但寫在棋譜裡的著法序列。</translation>
    </message>
    <message>
        <source>komi</source>
        <translation>貼目</translation>
    </message>
    <message>
        <source>Go: points that White receives because Black moves first.</source>
        <translation>圍棋：因黑方先行而給白方的目數。</translation>
    </message>
    <message>
        <source>handicap</source>
        <translation>讓子</translation>
    </message>
    <message>
        <source>Go: stones that the weaker player has on the board when the game begins.</source>
        <translation>圍棋：開局時較弱一方預先擺在盤上的子。</translation>
    </message>
    <message>
        <source>sente</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Go: the initiative. A sente move has to be answered.</source>
        <translation>圍棋：主動權。對先手的著法必須應。</translation>
    </message>
    <message>
        <source>gote</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Go: the opposite of sente. A gote move gives the initiative to the opponent.</source>
        <translation>圍棋：先手的反面。後手的著法把主動權交給對方。</translation>
    </message>
    <message>
        <source>tenuki</source>
        <translation>脫先</translation>
    </message>
    <message>
        <source>Go: playing elsewhere instead of answering.</source>
        <translation>圍棋：不應而在別處落子。</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>劫</translation>
    </message>
    <message>
        <source>Go: a stone that was just taken may not be retaken at once. The forbidden point is marked.</source>
        <translation>圍棋：被提後不得立即回提。禁著點有標記。</translation>
    </message>
    <message>
        <source>seki</source>
        <translation>雙活</translation>
    </message>
    <message>
        <source>Go: both groups live because neither side can attack without losing its own group.</source>
        <translation>圍棋：任何一方先動手都會失去己方的棋，因此雙方都活的棋形。</translation>
    </message>
    <message>
        <source>dame</source>
        <translation>單官</translation>
    </message>
    <message>
        <source>Go: a point that belongs to nobody.</source>
        <translation>圍棋：不屬於任何一方的點。</translation>
    </message>
    <message>
        <source>jigo</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Go: a draw.</source>
        <translation>圍棋：平局。</translation>
    </message>
    <message>
        <source>byo-yomi</source>
        <translation>讀秒</translation>
    </message>
    <message>
        <source>FEN</source>
        <translation>FEN</translation>
    </message>
    <message>
        <source>A line of text that describes a chess position.</source>
        <translation>描述西洋棋局面的一行文字。</translation>
    </message>
    <message>
        <source>PGN, SGF</source>
        <translation>PGN、SGF</translation>
    </message>
    <message>
        <source>The file formats of chess games (PGN) and Go games (SGF).</source>
        <translation>西洋棋棋譜（PGN）和圍棋棋譜（SGF）的檔案格式。</translation>
    </message>
    <message>
        <source>L starts a live analysis of the position, with up to ten lines. E shows the evaluation bar.</source>
        <translation>按 L 開始即時分析局面，最多顯示十條變化。按 E 顯示評估條。</translation>
    </message>
    <message>
        <source>Press L to analyse the position while you set it up.</source>
        <translation>按 L 可在擺放局面時進行分析。</translation>
    </message>
    <message>
        <source>On 19×19, “This corner” shows how games went on in a corner with the same stones. Shift+X switches.</source>
        <translation>在 19×19 棋盤上，「此角」顯示對局中棋子相同的角之後如何進行。按 Shift+X 切換。</translation>
    </message>
    <message>
        <source>Coaches can add students. Each student has a separate rank, cards and schedule.</source>
        <translation>教練可以新增學生。每位學生都有自己的等級、卡片和日程。</translation>
    </message>
    <message>
        <source>A student&apos;s games are those of the chosen names, and those with the student&apos;s name as a tag.</source>
        <translation>學生的對局是所選名字的對局，以及以學生姓名為標籤的對局。</translation>
    </message>
    <message>
        <source>Every move is saved at once. An unfinished game is restored when you return.</source>
        <translation>每一著都會立即儲存。未下完的棋會在下次啟動時還原。</translation>
    </message>
    <message>
        <source>It runs in the background. The figures of the published papers are shown next to the results.</source>
        <translation>測量在背景進行。結果與已發表論文的數值並列顯示。</translation>
    </message>
    <message>
        <source>Go: how many points a move loses, compared with the best move.</source>
        <translation>圍棋：與最佳著法相比，一著損失的目數。</translation>
    </message>
    <message>
        <source>Marks for moves that lose a little, much, or very much.</source>
        <translation>對損失較小、較大、很大的著法的標記。</translation>
    </message>
    <message>
        <source>Overtime in periods. A period that is not used up starts again with the next move.</source>
        <translation>分段計算的加時。未用完的一段在下一手重新計滿。</translation>
    </message>
    <message>
        <source>A strong Go network finds more mistakes in reviews, checks cards, and shows who owns each point.</source>
        <translation>強神經網路能在圍棋覆盤中發現更多失誤，檢驗卡片，並顯示每個點歸誰所有。</translation>
    </message>
    <message>
        <source>Press X on a page with a board. The opening explorer appears above the other panels; Esc closes it.</source>
        <translation>在有棋盤的頁面按 X，開局瀏覽器會出現在其他面板上方；按 Esc 關閉。</translation>
    </message>
    <message>
        <source>brilliant</source>
        <translation>妙著</translation>
    </message>
    <message>
        <source>!! marks the only good move if fewer than 5 of 100 players of the rank find it: the second best move would be a blunder.</source>
        <translation>!! 表示唯一的好棋，且該等級 100 名棋手中不到 5 人能下出：次佳著法會是嚴重失誤。</translation>
    </message>
    <message>
        <source>If the files name opponents&apos; ranks, the estimate from everything in the files sets your opponents, cards and advice.</source>
        <translation>如果檔案寫明了對手的等級，對手、卡片和建議就依據檔案中全部資訊的估計。</translation>
    </message>
    <message>
        <source>Enter or a double click on a move adds its line to the game as a variation.</source>
        <translation>雙擊一步棋或按 Enter 鍵，可將其著法作為變化加入棋譜。</translation>
    </message>
    <message>
        <source>Drop a game file, or SGF, PGN or FEN text, on the window to open it.</source>
        <translation>將對局檔案或 SGF、PGN、FEN 文字拖到視窗上即可開啟。</translation>
    </message>
    <message>
        <source>Shift+L shows the threat: the opponent&apos;s best moves if it were their turn.</source>
        <translation>Shift+L 顯示威脅：若輪到對方走棋時對方的最佳著法。</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>說明</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>搜尋說明</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>說明頁面</translation>
    </message>
    <message>
        <source>Text of the help</source>
        <translation>說明內文</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>術語表</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>沒有找到。請換一個詞。</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>The network is still loading; ask again in a moment.</source>
        <translation>神經網路仍在載入；請稍後再問。</translation>
    </message>
    <message>
        <source>Look at the upper left.</source>
        <translation>看看左上方。</translation>
    </message>
    <message>
        <source>Look at the upper side.</source>
        <translation>看看上邊。</translation>
    </message>
    <message>
        <source>Look at the upper right.</source>
        <translation>看看右上方。</translation>
    </message>
    <message>
        <source>Look at the left side.</source>
        <translation>看看左邊。</translation>
    </message>
    <message>
        <source>Look at the centre.</source>
        <translation>看看中央。</translation>
    </message>
    <message>
        <source>Look at the right side.</source>
        <translation>看看右邊。</translation>
    </message>
    <message>
        <source>Look at the lower left.</source>
        <translation>看看左下方。</translation>
    </message>
    <message>
        <source>Look at the lower side.</source>
        <translation>看看下邊。</translation>
    </message>
    <message>
        <source>Look at the lower right.</source>
        <translation>看看右下方。</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>正在分析…</translation>
    </message>
    <message>
        <source>Consider one of these: %1.</source>
        <translation>請考慮其中之一：%1。</translation>
    </message>
    <message>
        <source>Players one rank above you choose %1.</source>
        <translation>比你高一級的棋手會選擇 %1。</translation>
    </message>
    <message>
        <source>Show moves</source>
        <translation>顯示幾個著法</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>顯示這一手</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>in the area to look at</source>
        <translation>在該看的區域內</translation>
    </message>
    <message>
        <source>the piece to think about</source>
        <translation>該想想的棋子</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Think about your %1 on %2.</source>
        <translation>想一想你在 %2 的%1。</translation>
    </message>
    <message>
        <source>Consider %1.</source>
        <translation>考慮 %1。</translation>
    </message>
</context>
<context>
    <name>ImportReportCard</name>
    <message numerus="yes">
        <source>%n games imported</source>
        <translation>
            <numerusform>已匯入 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already in your games</source>
        <translation>
            <numerusform>%n 局已在你的棋譜中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported in part, up to an error</source>
        <translation>
            <numerusform>%n 局只匯入到出錯處</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be read</source>
        <translation>
            <numerusform>%n 局無法讀取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be read</source>
        <translation>
            <numerusform>%n 個檔案無法讀取</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Import stopped; import again to continue.</source>
        <translation>%1。匯入已停止；再次匯入可繼續。</translation>
    </message>
    <message>
        <source>What could not be imported</source>
        <translation>無法匯入的內容</translation>
    </message>
    <message>
        <source>Close the import report</source>
        <translation>關閉匯入報告</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>複製清單</translation>
    </message>
    <message>
        <source>One line per problem, with the full path</source>
        <translation>每個問題一行，含完整路徑</translation>
    </message>
    <message numerus="yes">
        <source>%n files of another kind skipped</source>
        <translation>
            <numerusform>略過 %n 個其他類型的檔案</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InfoPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>回到對局</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>previous move, next move</source>
        <translation>上一手、下一手</translation>
    </message>
    <message>
        <source>Shift ← →</source>
        <translation>Shift ← →</translation>
    </message>
    <message>
        <source>ten moves</source>
        <translation>十手</translation>
    </message>
    <message>
        <source>previous variation, next variation</source>
        <translation>上一個、下一個變化圖</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>go to start, go to end</source>
        <translation>到開頭、到最後</translation>
    </message>
    <message>
        <source>Page Up, Down</source>
        <translation>Page Up、Down</translation>
    </message>
    <message>
        <source>previous game, next game of the file</source>
        <translation>檔案中的上一局、下一局</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter 或空白鍵</translation>
    </message>
    <message>
        <source>show a cursor on the board; arrows move it, Enter or Space plays, Esc hides it</source>
        <translation>在棋盤上顯示游標；方向鍵移動，Enter 或空白鍵走棋，Esc 收起</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>虛手</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>Ctrl C, Ctrl V</source>
        <translation>Ctrl C、Ctrl V</translation>
    </message>
    <message>
        <source>copy the game, paste SGF, PGN or FEN</source>
        <translation>複製棋譜，貼上 SGF、PGN 或 FEN</translation>
    </message>
    <message>
        <source>Ctrl Shift C</source>
        <translation>Ctrl Shift C</translation>
    </message>
    <message>
        <source>copy the position: FEN, or SGF</source>
        <translation>複製局面：FEN 或 SGF</translation>
    </message>
    <message>
        <source>Ctrl N, O, S</source>
        <translation>Ctrl N、O、S</translation>
    </message>
    <message>
        <source>new game, open, save</source>
        <translation>新對局、開啟、儲存</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>全螢幕</translation>
    </message>
    <message>
        <source>Evenmatch</source>
        <translation>Evenmatch</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>授權條款</translation>
    </message>
    <message>
        <source>GNU General Public License, version 3 or later; there is no warranty</source>
        <translation>GNU 通用公共授權條款，第 3 版或更新版本；不提供任何擔保</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>使用的軟體</translation>
    </message>
    <message>
        <source>N, Shift N</source>
        <translation>N、Shift N</translation>
    </message>
    <message>
        <source>in Review: next mistake, previous mistake</source>
        <translation>「覆盤」頁：下一個失誤、上一個失誤</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空白鍵</translation>
    </message>
    <message>
        <source>in Review: analysis on or off</source>
        <translation>「覆盤」頁：開啟或關閉分析</translation>
    </message>
    <message>
        <source>Ctrl ,</source>
        <translation>Ctrl ,</translation>
    </message>
    <message>
        <source>settings; keys can be changed there</source>
        <translation>設定；按鍵也可在那裡更改</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>cancel the move</source>
        <translation>取消這一手</translation>
    </message>
    <message>
        <source>Go and chess, at your own level.</source>
        <translation>圍棋與西洋棋，合乎你的水準。</translation>
    </message>
    <message>
        <source>Ctrl 1 … 7</source>
        <translation>Ctrl 1 … 7</translation>
    </message>
    <message>
        <source>the pages</source>
        <translation>各頁面</translation>
    </message>
    <message>
        <source>Ctrl Z, Ctrl Shift Z</source>
        <translation>Ctrl Z、Ctrl Shift Z</translation>
    </message>
    <message>
        <source>undo, redo the last change on this page</source>
        <translation>復原、重做本頁的上一次變更</translation>
    </message>
    <message>
        <source>Ctrl Backspace</source>
        <translation>Ctrl Backspace</translation>
    </message>
    <message>
        <source>Ctrl H, Ctrl D, Ctrl R</source>
        <translation>Ctrl H、Ctrl D、Ctrl R</translation>
    </message>
    <message>
        <source>hint, draw, resign</source>
        <translation>提示、和棋、認輸</translation>
    </message>
    <message>
        <source>move numbers on the stones</source>
        <translation>在棋子上顯示手數</translation>
    </message>
    <message>
        <source>in Review: evaluation bar</source>
        <translation>「覆盤」頁：評估條</translation>
    </message>
    <message>
        <source>Ctrl E</source>
        <translation>Ctrl E</translation>
    </message>
    <message>
        <source>set up a position</source>
        <translation>編輯局面</translation>
    </message>
    <message>
        <source>Ctrl I</source>
        <translation>Ctrl I</translation>
    </message>
    <message>
        <source>edit players, event, date and result</source>
        <translation>編輯棋手、賽事、日期和結果</translation>
    </message>
    <message>
        <source>type a move: Nf3, e7e8q, Q16, pass</source>
        <translation>輸入著法：Nf3、e7e8q、Q16、pass</translation>
    </message>
    <message>
        <source>Ctrl Alt C</source>
        <translation>Ctrl Alt C</translation>
    </message>
    <message>
        <source>copy the board as an image</source>
        <translation>將棋盤複製為圖片</translation>
    </message>
    <message>
        <source>Ctrl Shift E, Ctrl P</source>
        <translation>Ctrl Shift E、Ctrl P</translation>
    </message>
    <message>
        <source>export the board as an image, print it</source>
        <translation>將棋盤匯出為圖片、列印</translation>
    </message>
    <message>
        <source>opening explorer</source>
        <translation>開局瀏覽器</translation>
    </message>
    <message>
        <source>Ctrl Shift G</source>
        <translation>Ctrl Shift G</translation>
    </message>
    <message>
        <source>export the moves as an animated GIF</source>
        <translation>將著法匯出為 GIF 動畫</translation>
    </message>
    <message>
        <source>F1, Shift F1</source>
        <translation>F1、Shift F1</translation>
    </message>
    <message>
        <source>help on this page, these keys</source>
        <translation>本頁說明、此按鍵清單</translation>
    </message>
    <message>
        <source>flip the board</source>
        <translation>翻轉棋盤</translation>
    </message>
    <message>
        <source>L, Shift L</source>
        <translation>L、Shift L</translation>
    </message>
    <message>
        <source>live analysis, the opponent&apos;s threat</source>
        <translation>即時分析、對方的威脅</translation>
    </message>
</context>
<context>
    <name>JobBar</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>剩餘 %n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes left</source>
        <translation>
            <numerusform>剩餘 %n 分鐘</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進度</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1（還有 %n 項）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KataGoCard</name>
    <message>
        <source>Analysis of your Go games with KataGo</source>
        <translation>用 KataGo 分析你的圍棋對局</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>KataGo computes how many points your moves lose. With a HumanSL network it also estimates your rank, from 20 kyu to 9 dan. My rank shows both results. KataGo analyses your latest 20 games, and Evenmatch stores the results.</source>
        <translation>KataGo 會計算你的著法損失多少目。若有 HumanSL 神經網路，還會估計你的等級（20 級到 9 段）。「我的等級」顯示這兩項結果。KataGo 分析你最近的 20 局，Evenmatch 會儲存結果。</translation>
    </message>
    <message>
        <source>Command that starts KataGo&apos;s analysis engine</source>
        <translation>啟動 KataGo 分析引擎的指令</translation>
    </message>
    <message>
        <source>Start KataGo and check that it responds</source>
        <translation>啟動 KataGo 並檢查它是否回應</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Testing %1</source>
        <translation>正在測試 %1</translation>
    </message>
    <message>
        <source>✓ KataGo %1 works, with a HumanSL network.</source>
        <translation>✓ KataGo %1 可用，帶有 HumanSL 神經網路。</translation>
    </message>
    <message>
        <source>✓ KataGo %1 works. It reports points lost, but cannot estimate ranks: it was started without a HumanSL network (-human-model).</source>
        <translation>✓ KataGo %1 可用。它能給出損失的目數，但啟動時沒有 HumanSL 神經網路（-human-model），因此無法估計等級。</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>How long to wait for KataGo</source>
        <translation>等待 KataGo 的時間</translation>
    </message>
    <message>
        <source>Starting it… %1 s; at most %2 s.</source>
        <translation>正在啟動…%1 秒，最多 %2 秒。</translation>
    </message>
    <message>
        <source>KataGo&apos;s command</source>
        <translation>KataGo 的指令</translation>
    </message>
    <message>
        <source>Time limit for its start and for every response. On a slow processor, or while it tunes a GPU, KataGo needs minutes.</source>
        <translation>啟動及每次回應的時限。處理器較慢或正在調校 GPU 時，KataGo 需要幾分鐘。</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>The measurement program does not respond: %1.</source>
        <translation>測量程式沒有回應：%1。</translation>
    </message>
    <message>
        <source>it ended at once</source>
        <translation>它立即結束了</translation>
    </message>
    <message>
        <source>Measuring: %1</source>
        <translation>測量：%1</translation>
    </message>
</context>
<context>
    <name>LabForm</name>
    <message>
        <source>New measurement</source>
        <translation>新測量</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>A small sample that takes a minute or less</source>
        <translation>小樣本，一分鐘以內</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>Sample sizes of the paper where feasible; takes minutes to hours</source>
        <translation>在可行時採用論文的樣本量；需數分鐘到數小時</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>測量</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>實驗</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>更多設定</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋種</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>A folder with games of players whose ranks are known, in folders named train, candidate and query</source>
        <translation>含已知等級棋手棋譜的資料夾，其中有 train、candidate 和 query</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>資料</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>規模</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Simulations of the search for each move</source>
        <translation>每手的搜尋模擬次數</translation>
    </message>
    <message>
        <source>The same seed gives the same games</source>
        <translation>相同的種子產生相同的對局</translation>
    </message>
    <message>
        <source>the bundled one</source>
        <translation>內附的</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>神經網路</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>樣本</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation>模擬次數</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>種子</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>選擇：%1</translation>
    </message>
    <message>
        <source>Games of known ranks</source>
        <translation>已知等級的棋譜</translation>
    </message>
    <message>
        <source>Use another network</source>
        <translation>使用其他神經網路</translation>
    </message>
    <message>
        <source>Networks (*.evm *.pb.gz *.pb);;All files (*)</source>
        <translation>神經網路 (*.evm *.pb.gz *.pb);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Enter the player.</source>
        <translation>請輸入棋手。</translation>
    </message>
    <message>
        <source>Enter the opponent.</source>
        <translation>請輸入對手。</translation>
    </message>
    <message>
        <source>This experiment needs games of players with known ranks. Choose their folder.</source>
        <translation>此實驗需要已知等級棋手的棋譜。請選擇其資料夾。</translation>
    </message>
    <message>
        <source>Games or positions for each number in a table</source>
        <translation>表中每個數值所用的對局或局面數</translation>
    </message>
    <message>
        <source>A player in the notation of evenmatch-cli: heuristic, random, minimax:3, uct:500, rank:1500, policy:3d, sa:-0.5, gtp:COMMAND, uci:COMMAND</source>
        <translation>evenmatch-cli 寫法的棋手：heuristic、random、minimax:3、uct:500、rank:1500、policy:3d、sa:-0.5、gtp:指令、uci:指令</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Runs</source>
        <translation>執行</translation>
    </message>
    <message>
        <source>The folder for the results cannot be made. Is the disk full?</source>
        <translation>無法建立結果資料夾。磁碟滿了嗎？</translation>
    </message>
</context>
<context>
    <name>LabResultPanel</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n分鐘</numerusform>
        </translation>
    </message>
    <message>
        <source>The first results will appear soon.</source>
        <translation>首批結果即將顯示。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>說明</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進度</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Delete this run and its results</source>
        <translation>刪除此次執行及其結果</translation>
    </message>
    <message>
        <source>Compare with another run</source>
        <translation>與另一次執行比較</translation>
    </message>
    <message>
        <source>This run ended without results. Press Continue to resume it.</source>
        <translation>此次執行結束時沒有結果。按「繼續」可恢復執行。</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>比較…</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>匯出結果</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All results (*.json);;Plots (*.svg *.png *.pdf)</source>
        <translation>表格 (*.csv);;全部結果 (*.json);;圖 (*.svg *.png *.pdf)</translation>
    </message>
    <message>
        <source>Delete this run and its results? This cannot be undone.</source>
        <translation>刪除此次執行及其結果？此操作無法復原。</translation>
    </message>
    <message>
        <source>This run ended without results.</source>
        <translation>此次執行結束時沒有結果。</translation>
    </message>
</context>
<context>
    <name>LabRun</name>
    <message>
        <source>The measurement could not be started: %1.</source>
        <translation>無法開始測量：%1。</translation>
    </message>
    <message>
        <source>The measurement was interrupted. Its results so far are kept; Continue resumes it.</source>
        <translation>測量已中斷。已有結果已保留；按「繼續」可恢復。</translation>
    </message>
    <message>
        <source>The measurement ended without a result (exit code %1).</source>
        <translation>測量結束但沒有結果（結束代碼%1）。</translation>
    </message>
    <message>
        <source>The measurement ended without a result (exit code %1): %2</source>
        <translation>測量結束但沒有結果（結束代碼%1）：%2</translation>
    </message>
</context>
<context>
    <name>LabRunView</name>
    <message>
        <source>Runs</source>
        <translation>執行</translation>
    </message>
</context>
<context>
    <name>LabWelcome</name>
    <message>
        <source>Measure players and repeat the papers&apos; experiments</source>
        <translation>測量棋手，重複論文中的實驗</translation>
    </message>
    <message>
        <source>The Lab repeats the experiments of the papers behind this program with your network, games or engine. It shows the papers&apos; results next to yours. You can stop a measurement at any time and continue it later. The same seed gives the same games.</source>
        <translation>實驗室用你的神經網路、棋譜或引擎重複本程式所依據的論文實驗，並將論文結果與你的結果並列顯示。測量可隨時停止，以後再繼續。相同的種子產生相同的對局。</translation>
    </message>
    <message>
        <source>How strong is a simple Connect Four player?</source>
        <translation>簡單的四子棋棋手有多強？</translation>
    </message>
    <message>
        <source>Less than a minute. Finds the number of search iterations that scores 50 % against it.</source>
        <translation>不到一分鐘。找出對它得分率為 50% 的搜尋迭代次數。</translation>
    </message>
    <message>
        <source>How much Elo is one step of the strength index worth in chess?</source>
        <translation>西洋棋中強度指數每一級值多少 Elo？</translation>
    </message>
    <message>
        <source>About a minute, with the chess network that comes with the program.</source>
        <translation>約一分鐘，使用內附的西洋棋神經網路。</translation>
    </message>
    <message>
        <source>Or choose any experiment on the right.</source>
        <translation>或選擇右側的任一實驗。</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>學習</translation>
    </message>
    <message>
        <source>Game to learn</source>
        <translation>要學習的棋種</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>西洋棋</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>圍棋</translation>
    </message>
    <message>
        <source>Find your rank in ten minutes</source>
        <translation>十分鐘測出你的等級</translation>
    </message>
    <message>
        <source>Guess the moves of this game</source>
        <translation>猜棋盤上這局棋的著法</translation>
    </message>
    <message>
        <source>Your weak themes</source>
        <translation>你的弱點主題</translation>
    </message>
    <message>
        <source>Your latest games are being analysed. The first cards appear as soon as they are ready; the rest takes some minutes.</source>
        <translation>正在分析你最近的對局。第一批卡片做好後立即顯示，其餘需要幾分鐘。</translation>
    </message>
    <message>
        <source>No cards yet: %1</source>
        <translation>還沒有卡片：%1</translation>
    </message>
    <message>
        <source>Positions from your own games where players one rank above you find the better move, mixed with some quiet ones.</source>
        <translation>取自你的對局：高你一級的棋手會找到更好著法的局面，其中夾有一些平靜的局面。</translation>
    </message>
    <message>
        <source>Your latest games contain no position that players one rank above you would clearly play better. Come back after more games.</source>
        <translation>你最近的對局中沒有高你一級的棋手會明顯下得更好的局面。多下幾局後再來。</translation>
    </message>
    <message>
        <source>Nothing is due today. New cards come with new games.</source>
        <translation>今天沒有要複習的。有了新的對局就會有新的卡片。</translation>
    </message>
    <message>
        <source>Cards come from your own games: positions where players one rank above you find the better move.</source>
        <translation>卡片取自你自己的對局：高你一級的棋手會找到更好著法的局面。</translation>
    </message>
    <message>
        <source>You have no games yet. Start with the rank test, or import your games on the Games page and choose your name.</source>
        <translation>你還沒有對局。請先做等級測試，或在「棋譜」頁匯入對局並選擇你的名字。</translation>
    </message>
    <message numerus="yes">
        <source>Cards from your %n games</source>
        <translation>
            <numerusform>從你的 %n 局產生卡片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Start: %n cards</source>
        <translation>
            <numerusform>開始：%n 張卡片</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cards from your last %2 games</source>
        <translation>從你最近的 %2 局產生 %1 張卡片</translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2 %. Click to practise this theme</source>
        <translation>95% 區間：%1 到 %2%。按一下練習此主題</translation>
    </message>
    <message>
        <source>Click to practise this theme</source>
        <translation>按一下練習此主題</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>按鍵 %1</translation>
    </message>
    <message>
        <source>Teaching game</source>
        <translation>指導棋</translation>
    </message>
    <message>
        <source>Play against players one rank above you. A tutor comments on moves that they rarely play and that lose something</source>
        <translation>與高你一級的對手下。遇到他們很少下且有損失的著法時，老師會點評</translation>
    </message>
    <message>
        <source>%1 of %2 missed (players of your rank: %3 %)</source>
        <translation>%2 次中錯過 %1 次，你的等級平均錯過 %3%</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n 張卡片</numerusform>
        </translation>
    </message>
    <message>
        <source>Key %1, or Escape</source>
        <translation>按鍵 %1 或 Esc</translation>
    </message>
    <message>
        <source>%1? Press Esc again</source>
        <translation>%1？再按一次 Esc</translation>
    </message>
    <message>
        <source>Probability of each rank</source>
        <translation>各等級的機率</translation>
    </message>
    <message numerus="yes">
        <source>Repeat: %n due today</source>
        <translation>
            <numerusform>複習：今天 %n 張</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % (%2)</source>
        <translation>%1%（%2）</translation>
    </message>
    <message>
        <source>Correct by week (answers): %1</source>
        <translation>每週正確率（答題數）：%1</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>所有主題</translation>
    </message>
    <message>
        <source>There is no card of this theme.</source>
        <translation>沒有這個主題的卡片。</translation>
    </message>
    <message>
        <source>There are no games of %1 yet. Give games the tag %1 in the list on the Games page, or choose the student&apos;s names beside it.</source>
        <translation>還沒有 %1 的對局。請在「棋譜」頁的清單中為對局加上標籤 %1，或在旁邊選擇學生的名字。</translation>
    </message>
    <message>
        <source>Repeats all of your cards that are due. Missed cards return until they are solved, then after 3 and after 10 days</source>
        <translation>複習所有到期的卡片。答錯的卡片會反覆出現直到答對，之後是 3 天後和 10 天後</translation>
    </message>
    <message>
        <source>There is no game on the board. Play or open one first.</source>
        <translation>棋盤上沒有對局。請先下一局或開啟一局。</translation>
    </message>
    <message>
        <source>No new cards: %1</source>
        <translation>沒有新卡片：%1</translation>
    </message>
</context>
<context>
    <name>LessonExchange</name>
    <message>
        <source>Export lesson</source>
        <translation>匯出課程</translation>
    </message>
    <message>
        <source>Chess lesson (*.pgn)</source>
        <translation>西洋棋課程 (*.pgn)</translation>
    </message>
    <message>
        <source>Go lesson (*.sgf)</source>
        <translation>圍棋課程 (*.sgf)</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>開啟課程</translation>
    </message>
    <message>
        <source>Lessons (*.pgn *.sgf);;All files (*)</source>
        <translation>課程 (*.pgn *.sgf);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>There is no game on the board.</source>
        <translation>棋盤上沒有對局。</translation>
    </message>
    <message>
        <source>Lesson written to %1: the game with its notes. Cards: %2.</source>
        <translation>課程已寫入 %1：對局及其註解。卡片：%2 張。</translation>
    </message>
    <message>
        <source>%1 is not a lesson. Open it with File ▸ Open.</source>
        <translation>%1 不是課程。請用「檔案 ▸ 開啟」開啟它。</translation>
    </message>
    <message>
        <source>The game of the lesson is open. To get its cards, choose your name on the Games page and open the lesson again.</source>
        <translation>課程的對局已開啟。要獲得卡片，請在「棋譜」頁選擇你的名字，然後再次開啟課程。</translation>
    </message>
    <message>
        <source>Lesson written to %1: the game with its notes.</source>
        <translation>課程已寫入 %1：對局及其註解。</translation>
    </message>
    <message>
        <source>The game of the lesson is open.</source>
        <translation>課程的對局已開啟。</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Making cards</source>
        <translation>正在產生卡片</translation>
    </message>
    <message>
        <source>Reading your games: %1 %.</source>
        <translation>正在讀取你的棋譜：%1%。</translation>
    </message>
    <message>
        <source>Game %1 of %2: analysing its moves, %3 %.</source>
        <translation>第 %1 局（共 %2 局）：正在分析著法，%3%。</translation>
    </message>
    <message>
        <source>Game %1 of %2: checking mistake %3 of %4.</source>
        <translation>第 %1 局（共 %2 局）：正在檢查 %4 個失誤中的第 %3 個。</translation>
    </message>
    <message>
        <source>the pawn on %1</source>
        <translation>%1 的兵</translation>
    </message>
    <message>
        <source>the knight on %1</source>
        <translation>%1 的騎士</translation>
    </message>
    <message>
        <source>the bishop on %1</source>
        <translation>%1 的主教</translation>
    </message>
    <message>
        <source>the rook on %1</source>
        <translation>%1 的城堡</translation>
    </message>
    <message>
        <source>the queen on %1</source>
        <translation>%1 的皇后</translation>
    </message>
    <message>
        <source>the king on %1</source>
        <translation>%1 的國王</translation>
    </message>
    <message>
        <source>%1 makes an empty triangle, an inefficient shape.</source>
        <translation>%1 形成空三角，是效率低的棋形。</translation>
    </message>
    <message>
        <source>%1 makes a ponnuki, the strongest shape of four stones.</source>
        <translation>%1 形成開花，四子最強的棋形。</translation>
    </message>
    <message>
        <source>%1 is a one-point jump.</source>
        <translation>%1 是一間跳。</translation>
    </message>
    <message>
        <source>%1 is a knight&apos;s move.</source>
        <translation>%1 是小飛。</translation>
    </message>
    <message>
        <source>%1 is a large knight&apos;s move.</source>
        <translation>%1 是大飛。</translation>
    </message>
    <message>
        <source>%1 is a hane.</source>
        <translation>%1 是扳。</translation>
    </message>
    <message>
        <source>The upper left is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>現在左上最大：%1 大約多值 %2 目。</translation>
    </message>
    <message>
        <source>The upper side is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>現在上邊最大：%1 大約多值 %2 目。</translation>
    </message>
    <message>
        <source>The upper right is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>現在右上最大：%1 大約多值 %2 目。</translation>
    </message>
    <message>
        <source>The left side is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>現在左邊最大：%1 大約多值 %2 目。</translation>
    </message>
    <message>
        <source>The centre is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>現在中央最大：%1 大約多值 %2 目。</translation>
    </message>
    <message>
        <source>The right side is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>現在右邊最大：%1 大約多值 %2 目。</translation>
    </message>
    <message>
        <source>The lower left is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>現在左下最大：%1 大約多值 %2 目。</translation>
    </message>
    <message>
        <source>The lower side is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>現在下邊最大：%1 大約多值 %2 目。</translation>
    </message>
    <message>
        <source>The lower right is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>現在右下最大：%1 大約多值 %2 目。</translation>
    </message>
    <message>
        <source>%1 takes %2, which nothing defends.</source>
        <translation>%1 吃掉%2，沒有子保護它。</translation>
    </message>
    <message>
        <source>%1 takes %2, which is worth more than the piece given for it.</source>
        <translation>%1 吃掉%2，其價值高於為此付出的子。</translation>
    </message>
    <message>
        <source>%1 is a fork: it attacks %2 and %3 at once.</source>
        <translation>%1 是捉雙：同時攻擊%2和%3。</translation>
    </message>
    <message>
        <source>%1 pins %2 against %3.</source>
        <translation>%1 牽制%2，後面是%3。</translation>
    </message>
    <message>
        <source>%1 is a skewer: when %2 moves away, %3 behind it is lost.</source>
        <translation>%1 是串擊：%2一走開，後面的%3就丟了。</translation>
    </message>
    <message>
        <source>%1 is a discovered attack: %3 now attacks %2.</source>
        <translation>%1 是閃擊：現在%3攻擊%2。</translation>
    </message>
    <message>
        <source>%1 is mate on the back rank: its own pawns block the king.</source>
        <translation>%1 是底線殺：國王被自己的兵擋住。</translation>
    </message>
    <message>
        <source>%1 is mate.</source>
        <translation>%1 將死。</translation>
    </message>
    <message>
        <source>%1 forces mate in %2 moves.</source>
        <translation>%1 之後 %2 步必將死。</translation>
    </message>
    <message>
        <source>%1 threatens mate by %2.</source>
        <translation>%1 威脅 %2 將死。</translation>
    </message>
    <message>
        <source>After %1, %2 has no safe square left.</source>
        <translation>%1 之後，%2沒有安全的格子了。</translation>
    </message>
    <message>
        <source>%1 shuts in %2: it has no safe square left, and the next move attacks it.</source>
        <translation>%1 困住了%2：它已沒有安全的格子，下一步就會受到攻擊。</translation>
    </message>
    <message>
        <source>%1 promotes the pawn, and the new piece cannot be taken.</source>
        <translation>%1 兵升變，且新子不會被吃。</translation>
    </message>
    <message>
        <source>After %1 nothing stops the pawn from promoting.</source>
        <translation>%1 之後沒有什麼能阻止兵升變。</translation>
    </message>
    <message>
        <source>%1 overloads %2: it cannot take back and guard %3 as well.</source>
        <translation>%1 使%2負擔過重：它不能既吃回又保護%3。</translation>
    </message>
    <message>
        <source>%1 captures the stone at %2.</source>
        <translation>%1 提掉 %2 一子。</translation>
    </message>
    <message>
        <source>%1 captures %3 stones at %2.</source>
        <translation>%1 提掉 %2 處 %3 子。</translation>
    </message>
    <message>
        <source>%1 catches the chain at %2: it is in atari and cannot get away.</source>
        <translation>%1 抓住 %2 的棋：被打吃且逃不掉。</translation>
    </message>
    <message>
        <source>%1 puts the chain at %2 in atari.</source>
        <translation>%1 打吃 %2 的棋。</translation>
    </message>
    <message>
        <source>%1 starts a ladder that works: the chain at %2 cannot get away.</source>
        <translation>%1 開始的征子成立：%2 的棋逃不掉。</translation>
    </message>
    <message>
        <source>%1 extends in a ladder that works: the chain at %2 is captured anyway.</source>
        <translation>%1 在成立的征子裡逃跑：%2 的棋終究被吃。</translation>
    </message>
    <message>
        <source>%1 saves the chain at %2, which was in atari; no ladder catches it.</source>
        <translation>%1 救出被打吃的 %2；征子也不成立。</translation>
    </message>
    <message>
        <source>%1 leaves the chain at %2 with one liberty.</source>
        <translation>%1 使 %2 的棋只剩一口氣。</translation>
    </message>
    <message>
        <source>%1 cuts %2 from %3.</source>
        <translation>%1 切斷 %2 與 %3。</translation>
    </message>
    <message>
        <source>%1 connects %2 with %3, which could have been cut.</source>
        <translation>%1 連接了可能被切斷的 %2 與 %3。</translation>
    </message>
    <message>
        <source>%1 takes the ko.</source>
        <translation>%1 提劫。</translation>
    </message>
    <message>
        <source>%1 makes an eye at %2.</source>
        <translation>%1 在 %2 做眼。</translation>
    </message>
    <message>
        <source>%1 is a snapback: capturing the stone loses a larger group.</source>
        <translation>%1 是倒撲：吃掉這子會損失更大的一塊棋。</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 目</translation>
    </message>
    <message>
        <source>%1 % winning chances</source>
        <translation>%1% 的勝率</translation>
    </message>
    <message>
        <source>A quiet position: %1 are about equally good.</source>
        <translation>平靜的局面：%1 差不多一樣好。</translation>
    </message>
    <message>
        <source>%1 is best here.</source>
        <translation>這裡 %1 最好。</translation>
    </message>
    <message>
        <source>%2 % of players at %1 find a good move here; at your rank %3 %.</source>
        <translation>%1 的棋手有 %2% 在這裡找到好棋；你的等級為 %3%。</translation>
    </message>
    <message>
        <source>%1 is the best move.</source>
        <translation>%1 是最佳著法。</translation>
    </message>
    <message>
        <source>%1 is right: almost as good as the best move, %2.</source>
        <translation>%1 正確：幾乎與最佳著法 %2 一樣好。</translation>
    </message>
    <message>
        <source>%1 was not analysed; it is not among the moves known to be good.</source>
        <translation>%1 未經分析；它不在已知的好著之中。</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 損失 %2。</translation>
    </message>
    <message>
        <source>%1 loses at least %2.</source>
        <translation>%1 至少損失 %2。</translation>
    </message>
    <message>
        <source>Hanging piece</source>
        <translation>無保護的棋子</translation>
    </message>
    <message>
        <source>Winning exchange</source>
        <translation>得子交換</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>捉雙</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>牽制</translation>
    </message>
    <message>
        <source>Skewer</source>
        <translation>串擊</translation>
    </message>
    <message>
        <source>Discovered attack</source>
        <translation>閃擊</translation>
    </message>
    <message>
        <source>Back rank</source>
        <translation>底線</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>將死</translation>
    </message>
    <message>
        <source>Threat of mate</source>
        <translation>殺棋威脅</translation>
    </message>
    <message>
        <source>Trapped piece</source>
        <translation>被困的子</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>升變</translation>
    </message>
    <message>
        <source>Overloaded defender</source>
        <translation>過載的保護子</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>提子</translation>
    </message>
    <message>
        <source>Atari</source>
        <translation>打吃</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>征子</translation>
    </message>
    <message>
        <source>Saving stones</source>
        <translation>救子</translation>
    </message>
    <message>
        <source>Self-atari</source>
        <translation>送吃</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切斷</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>連接</translation>
    </message>
    <message>
        <source>Ko</source>
        <translation>劫</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>眼</translation>
    </message>
    <message>
        <source>Snapback</source>
        <translation>倒撲</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>棋形</translation>
    </message>
    <message>
        <source>%1 moves %2 again without need while %3 is undeveloped: a lost tempo.</source>
        <translation>%1 無必要地再次移動%2，而%3尚未出動：失了一先。</translation>
    </message>
    <message>
        <source>Lost tempo</source>
        <translation>失先手</translation>
    </message>
    <message>
        <source>%1 takes %2 stones.</source>
        <translation>%1 提 %2 子。</translation>
    </message>
    <message>
        <source>%1 wins a pawn.</source>
        <translation>%1 得一兵。</translation>
    </message>
    <message>
        <source>%1 wins material worth %2 pawns.</source>
        <translation>%1 贏得相當於 %2 個兵的子力。</translation>
    </message>
    <message>
        <source>You played %1</source>
        <translation>你下的是 %1</translation>
    </message>
    <message>
        <source>In the game you played %1</source>
        <translation>實戰中你下的是 %1</translation>
    </message>
    <message>
        <source>%1; the opponent answers: %2</source>
        <translation>%1；對方的應手：%2</translation>
    </message>
    <message>
        <source>%1; %2 is mate.</source>
        <translation>%1；%2 將死。</translation>
    </message>
    <message>
        <source>%1; %2 captures %3 stones.</source>
        <translation>%1；%2 提 %3 子。</translation>
    </message>
    <message>
        <source>%1; %2 wins a pawn.</source>
        <translation>%1；%2 得一兵。</translation>
    </message>
    <message>
        <source>%1; %2 wins material worth %3 pawns.</source>
        <translation>%1；%2 贏得相當於 %3 個兵的子力。</translation>
    </message>
    <message>
        <source>%1; the opponent answers %2.</source>
        <translation>%1；對方應以 %2。</translation>
    </message>
    <message>
        <source>About %1 % of players find a good move here, at your rank and at %2.</source>
        <translation>在你的等級和 %2，都有約 %1% 的棋手在這裡找到好棋。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>About equally good: %1.</source>
        <translation>差不多一樣好：%1。</translation>
    </message>
    <message>
        <source>%1 and lost %2.</source>
        <translation>%1，損失了 %2。</translation>
    </message>
    <message>
        <source>Checking card %1 of %2 again.</source>
        <translation>正在複查第 %1 張卡片（共 %2 張）。</translation>
    </message>
    <message>
        <source>%1 is a smothered mate: the king&apos;s own men take all its squares.</source>
        <translation>%1 是悶殺：國王的退路全被己方棋子堵住。</translation>
    </message>
    <message>
        <source>%1 is an Arabian mate: rook and knight catch the king in the corner.</source>
        <translation>%1 是阿拉伯殺：城堡與騎士在角上擒王。</translation>
    </message>
    <message>
        <source>%1 is Anastasia&apos;s mate, along the edge with the help of a knight.</source>
        <translation>%1 是阿納斯塔西婭殺：在騎士的配合下沿邊線將殺。</translation>
    </message>
    <message>
        <source>%1 is Boden&apos;s mate, by two bishops from two sides.</source>
        <translation>%1 是博登殺：雙主教從兩側將殺。</translation>
    </message>
    <message>
        <source>%1 is a mate by two bishops side by side.</source>
        <translation>%1 是雙主教並排的殺棋。</translation>
    </message>
    <message>
        <source>%1 is a dovetail mate: the king&apos;s own men take its last squares.</source>
        <translation>%1 是鳩尾殺：國王最後的退路被己方棋子堵住。</translation>
    </message>
    <message>
        <source>%1 is a hook mate, by rook, knight and pawn.</source>
        <translation>%1 是鉤形殺：城堡、騎士、兵配合將殺。</translation>
    </message>
    <message>
        <source>%1 lures away %2, which alone guards %3.</source>
        <translation>%1 引開唯一保護%3的%2。</translation>
    </message>
    <message>
        <source>%1 lures away %2, which guards against mate.</source>
        <translation>%1 引開防守殺棋的%2。</translation>
    </message>
    <message>
        <source>%1 is a net: the chain at %2 cannot get out.</source>
        <translation>%1 是枷：%2 的棋子逃不掉。</translation>
    </message>
    <message>
        <source>%1 kills the group at %2: it cannot make two eyes.</source>
        <translation>%1 殺死 %2 的棋：做不出兩隻眼。</translation>
    </message>
    <message>
        <source>%1 makes the group at %2 live.</source>
        <translation>%1 使 %2 的棋活了。</translation>
    </message>
    <message>
        <source>%1 wins the capturing race between %2 and %3.</source>
        <translation>%1 贏得 %2 與 %3 的對殺。</translation>
    </message>
    <message>
        <source>%1 is an endgame move in sente: the opponent answers at %2.</source>
        <translation>%1 是先手官子：對手在 %2 應。</translation>
    </message>
    <message>
        <source>%1 is the largest endgame move, though in gote.</source>
        <translation>%1 雖是後手，卻是最大的官子。</translation>
    </message>
    <message>
        <source>The opponent answers: %1</source>
        <translation>對手應對：%1</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <translation>%1 之後：%2</translation>
    </message>
    <message>
        <source>That lost %1.</source>
        <translation>這一著損失 %1。</translation>
    </message>
    <message>
        <source>Deflection</source>
        <translation>引離</translation>
    </message>
    <message>
        <source>Mate pattern</source>
        <translation>殺法</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>枷</translation>
    </message>
    <message>
        <source>Life and death</source>
        <translation>死活</translation>
    </message>
    <message>
        <source>Capturing race</source>
        <translation>對殺</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>官子</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>行棋方向</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 loses only %2, but there is a better move.</source>
        <translation>%1 只損失 %2，但還有更好的著法。</translation>
    </message>
</context>
<context>
    <name>LibraryModel</name>
    <message>
        <source>Read in part: %1</source>
        <translation>只讀取了一部分：%1</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋種</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Black&apos;s rank</source>
        <translation>黑方等級</translation>
    </message>
    <message>
        <source>White&apos;s rating</source>
        <translation>白方等級分</translation>
    </message>
    <message>
        <source>First player&apos;s rank</source>
        <translation>先手等級</translation>
    </message>
    <message>
        <source>White&apos;s rank</source>
        <translation>白方等級</translation>
    </message>
    <message>
        <source>Black&apos;s rating</source>
        <translation>黑方等級分</translation>
    </message>
    <message>
        <source>Second player&apos;s rank</source>
        <translation>後手等級</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用時</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開局</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>等級</translation>
    </message>
</context>
<context>
    <name>LibraryService</name>
    <message>
        <source>Your games cannot be opened: %1.</source>
        <translation>無法開啟你的棋譜：%1。</translation>
    </message>
    <message numerus="yes">
        <source>The file with your games was damaged. %n games were recovered; the damaged file is kept as %1.</source>
        <translation>
            <numerusform>存放你棋譜的檔案已損毀。已復原 %n 局；損毀的檔案保留為 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The number of lost games is unknown.</source>
        <translation>%1遺失的局數不明。</translation>
    </message>
    <message>
        <source>%1 At least about %2 games were lost.</source>
        <translation>%1至少約有 %2 局棋遺失。</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>正在匯入 %1</translation>
    </message>
    <message numerus="yes">
        <source>Importing %n files and folders</source>
        <translation>
            <numerusform>正在匯入 %n 個檔案與資料夾</numerusform>
        </translation>
    </message>
    <message>
        <source>Importing from the clipboard</source>
        <translation>正在從剪貼簿匯入</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>剪貼簿</translation>
    </message>
    <message>
        <source>The import stopped: %1.</source>
        <translation>匯入已停止：%1。</translation>
    </message>
    <message>
        <source>The game could not be added to your games: %1.</source>
        <translation>無法將這一局加入你的棋譜：%1。</translation>
    </message>
    <message>
        <source>Fetching the games of %1</source>
        <translation>正在取得 %1 的棋譜</translation>
    </message>
    <message>
        <source>Fetching stopped: %1.</source>
        <translation>取得已停止：%1。</translation>
    </message>
    <message>
        <source>Adding sample games</source>
        <translation>正在新增範例對局</translation>
    </message>
    <message>
        <source>Making positions searchable</source>
        <translation>正在建立局面索引</translation>
    </message>
    <message numerus="yes">
        <source>Names, results or dates of %n games were damaged. Evenmatch restored them from the games themselves.</source>
        <translation>
            <numerusform>%n 局棋譜的棋手姓名、結果或日期已損毀，已依棋譜內容復原。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LineList</name>
    <message>
        <source>Best lines</source>
        <translation>最佳變化</translation>
    </message>
    <message>
        <source>Left and Right go through the moves of a line, Enter plays them.</source>
        <translation>左右鍵逐步檢視變化，Enter 鍵走出這些著法。</translation>
    </message>
</context>
<context>
    <name>LiveActions</name>
    <message>
        <source>&amp;Live analysis</source>
        <translation>即時分析(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;More lines</source>
        <translation>增加變化(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Fewer lines</source>
        <translation>減少變化(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Territory</source>
        <translation>領地(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Insert the best line</source>
        <translation>插入最佳變化(&amp;I)</translation>
    </message>
    <message>
        <source>Add the line to the game as a variation</source>
        <translation>將變化加入棋譜</translation>
    </message>
    <message>
        <source>&amp;Engine options…</source>
        <translation>引擎選項(&amp;D)…</translation>
    </message>
    <message>
        <source>Evaluation &amp;bar</source>
        <translation>評估條(&amp;E)</translation>
    </message>
    <message>
        <source>Sho&amp;w threat</source>
        <translation>顯示威脅(&amp;Z)</translation>
    </message>
</context>
<context>
    <name>LiveAnalysis</name>
    <message>
        <source>Strong network</source>
        <translation>強神經網路</translation>
    </message>
    <message>
        <source>Evenmatch&apos;s network</source>
        <translation>Evenmatch 的神經網路</translation>
    </message>
    <message>
        <source>B+%1</source>
        <translation>黑 +%1</translation>
    </message>
    <message>
        <source>W+%1</source>
        <translation>白 +%1</translation>
    </message>
    <message>
        <source>%1 k</source>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>%1 M</source>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>B %1 %</source>
        <translation>黑 %1%</translation>
    </message>
    <message>
        <source>W %1 %</source>
        <translation>白 %1%</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>造訪 %1 次</translation>
    </message>
    <message>
        <source>Not available while a game is being played.</source>
        <translation>對局進行中不可用。</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>正在啟動…</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>深度 %1</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 節點</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/秒</translation>
    </message>
    <message>
        <source>Live analysis is not available while a game is being played.</source>
        <translation>對局進行中不能使用即時分析。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Play</source>
        <translation>對弈</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>第 %1 手，共 %2 手</translation>
    </message>
    <message>
        <source>%1[*] – Evenmatch</source>
        <translation>%1[*] – Evenmatch</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>開啟棋譜</translation>
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
        <translation>儲存棋譜</translation>
    </message>
    <message>
        <source>Game copied to the clipboard.</source>
        <translation>棋譜已複製到剪貼簿。</translation>
    </message>
    <message>
        <source>Position copied to the clipboard.</source>
        <translation>局面已複製到剪貼簿。</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>新對局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近開啟(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>悔棋(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>虛手(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Copy game</source>
        <translation>複製棋譜(&amp;C)</translation>
    </message>
    <message>
        <source>Copy p&amp;osition</source>
        <translation>複製局面(&amp;O)</translation>
    </message>
    <message>
        <source>Paste &amp;game</source>
        <translation>貼上棋譜(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Navigate</source>
        <translation>瀏覽(&amp;N)</translation>
    </message>
    <message>
        <source>Go to &amp;start</source>
        <translation>到開頭(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Ten moves back</source>
        <translation>後退十手(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>上一手(&amp;P)</translation>
    </message>
    <message>
        <source>Next &amp;move</source>
        <translation>下一手(&amp;M)</translation>
    </message>
    <message>
        <source>Te&amp;n moves forward</source>
        <translation>前進十手(&amp;N)</translation>
    </message>
    <message>
        <source>Go to &amp;end</source>
        <translation>到最後(&amp;E)</translation>
    </message>
    <message>
        <source>Previous v&amp;ariation</source>
        <translation>上一個變化圖(&amp;A)</translation>
    </message>
    <message>
        <source>Next &amp;variation</source>
        <translation>下一個變化圖(&amp;V)</translation>
    </message>
    <message>
        <source>Previous &amp;game</source>
        <translation>上一局(&amp;G)</translation>
    </message>
    <message>
        <source>Ne&amp;xt game</source>
        <translation>下一局(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>佈景主題(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>系統(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>淺色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>座標(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>翻轉棋盤(&amp;F)</translation>
    </message>
    <message>
        <source>Side&amp;bar labels</source>
        <translation>側邊列標籤(&amp;B)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全螢幕(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按鍵(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Evenmatch</source>
        <translation>關於 Evenmatch(&amp;A)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>覆盤</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>搜尋樹</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>語言(&amp;A)</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>設定(&amp;T)…</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>聲音(&amp;O)</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>實驗室</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>復原(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>和棋(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;sign</source>
        <translation>認輸(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Move numbers</source>
        <translation>手數(&amp;M)</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>學習</translation>
    </message>
    <message>
        <source>Open a&amp;ddress…</source>
        <translation>開啟位址(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Find games with this position</source>
        <translation>尋找含此局面的棋譜(&amp;F)</translation>
    </message>
    <message>
        <source>The network is in use.</source>
        <translation>已使用該神經網路。</translation>
    </message>
    <message>
        <source>S&amp;et up a position…</source>
        <translation>編輯局面(&amp;E)…</translation>
    </message>
    <message>
        <source>Game &amp;information…</source>
        <translation>對局資訊(&amp;M)…</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Export &amp;board image…</source>
        <translation>將棋盤匯出為圖片(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Print board…</source>
        <translation>列印棋盤(&amp;P)…</translation>
    </message>
    <message>
        <source>T&amp;ype a move</source>
        <translation>輸入著法(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy &amp;board as image</source>
        <translation>將棋盤複製為圖片(&amp;I)</translation>
    </message>
    <message>
        <source>Export ani&amp;mation…</source>
        <translation>匯出動畫(&amp;M)…</translation>
    </message>
    <message>
        <source>Export &amp;cards…</source>
        <translation>匯出卡片(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Import cards…</source>
        <translation>匯入卡片(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>學習(&amp;L)</translation>
    </message>
    <message>
        <source>Cards &amp;due today</source>
        <translation>今天到期的卡片(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cards from your games</source>
        <translation>來自你的對局的卡片(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Guess the moves of this game</source>
        <translation>猜這局棋的著法(&amp;G)</translation>
    </message>
    <message>
        <source>Train an &amp;opening</source>
        <translation>練習開局(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Find your rank</source>
        <translation>測定等級(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Teaching game</source>
        <translation>指導棋(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>本頁說明(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>術語表(&amp;G)</translation>
    </message>
    <message>
        <source>Export &amp;lesson…</source>
        <translation>匯出課程(&amp;L)…</translation>
    </message>
    <message>
        <source>Open l&amp;esson…</source>
        <translation>開啟課程(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Next student</source>
        <translation>下一位學生(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Add a student…</source>
        <translation>新增學生(&amp;A)…</translation>
    </message>
    <message>
        <source>The exercise on the Learn page ends.</source>
        <translation>「學習」頁上的練習會結束。</translation>
    </message>
    <message>
        <source>Running imports stop; the games imported so far are kept.</source>
        <translation>正在進行的匯入會停止；已匯入的對局會保留。</translation>
    </message>
    <message>
        <source>Change the language</source>
        <translation>變更語言</translation>
    </message>
    <message>
        <source>The window opens again in the new language.</source>
        <translation>視窗會以新語言重新開啟。</translation>
    </message>
    <message>
        <source>&amp;Change language</source>
        <translation>變更語言(&amp;C)</translation>
    </message>
    <message>
        <source>Settings cannot be saved: %1 is not writable.</source>
        <translation>無法儲存設定：%1 無法寫入。</translation>
    </message>
    <message>
        <source>The game on the board cannot be saved and will be lost.</source>
        <translation>棋盤上的對局無法儲存，將會遺失。</translation>
    </message>
    <message>
        <source>Free some space, or save it elsewhere with Save As.</source>
        <translation>請騰出空間，或用「另存新檔」儲存到其他位置。</translation>
    </message>
    <message>
        <source>The measurement in the Lab stops; you can continue it later.</source>
        <translation>實驗室中的測量會停止；之後可以繼續。</translation>
    </message>
</context>
<context>
    <name>MarkTools</name>
    <message>
        <source>Mark with a triangle</source>
        <translation>標三角形</translation>
    </message>
    <message>
        <source>Mark with a square</source>
        <translation>標方塊</translation>
    </message>
    <message>
        <source>Mark with a circle</source>
        <translation>標圓圈</translation>
    </message>
    <message>
        <source>Mark with a cross</source>
        <translation>標叉</translation>
    </message>
    <message>
        <source>Mark with letters</source>
        <translation>標字母</translation>
    </message>
    <message>
        <source>Mark with numbers</source>
        <translation>標數字</translation>
    </message>
    <message>
        <source>Draw an arrow from point to point</source>
        <translation>從一點到另一點畫箭頭</translation>
    </message>
    <message>
        <source>Mark a square green, or draw a green arrow</source>
        <translation>把格子標為綠色，或畫綠色箭頭</translation>
    </message>
    <message>
        <source>Mark a square red, or draw a red arrow</source>
        <translation>把格子標為紅色，或畫紅色箭頭</translation>
    </message>
    <message>
        <source>Mark a square blue, or draw a blue arrow</source>
        <translation>把格子標為藍色，或畫藍色箭頭</translation>
    </message>
    <message>
        <source>Mark a square yellow, or draw a yellow arrow</source>
        <translation>把格子標為黃色，或畫黃色箭頭</translation>
    </message>
</context>
<context>
    <name>MatchMe</name>
    <message>
        <source>Locked: its strength stays the same whoever wins.</source>
        <translation>已鎖定：無論誰贏，棋力都不變。</translation>
    </message>
    <message>
        <source>Its strength changes after every game, and a little during a game.</source>
        <translation>每局之後棋力都會變動，局中也會略有變動。</translation>
    </message>
    <message>
        <source>You won the last game, so it became stronger.</source>
        <translation>你贏了上一局，因此它變強了。</translation>
    </message>
    <message numerus="yes">
        <source>You won the last %n games, so it became stronger.</source>
        <translation>
            <numerusform>你贏了最近%n局，因此它變強了。</numerusform>
        </translation>
    </message>
    <message>
        <source>You lost the last game, so it became weaker.</source>
        <translation>你輸了上一局，因此它變弱了。</translation>
    </message>
    <message numerus="yes">
        <source>You lost the last %n games, so it became weaker.</source>
        <translation>
            <numerusform>你輸了最近%n局，因此它變弱了。</numerusform>
        </translation>
    </message>
    <message>
        <source>You won the last game, so it plays as strongly as it can.</source>
        <translation>上一局你贏了，所以它會盡全力下。</translation>
    </message>
    <message>
        <source>You lost the last game, so it plays as weakly as it can.</source>
        <translation>上一局你輸了，所以它會下得最弱。</translation>
    </message>
    <message>
        <source>It now plays at %1.</source>
        <translation>它現在的水準是%1。</translation>
    </message>
    <message>
        <source>The last game was a draw, so its strength stayed the same.</source>
        <translation>上一局是和棋，因此棋力不變。</translation>
    </message>
</context>
<context>
    <name>MeasuredWords</name>
    <message>
        <source>%1 at level %2</source>
        <translation>%1（級別 %2）</translation>
    </message>
    <message>
        <source>one visit</source>
        <translation>造訪 1 次</translation>
    </message>
    <message>
        <source>each other</source>
        <translation>彼此</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1（作為 %2）</translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Type a move</source>
        <translation>輸入著法</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>Enter plays the move, Esc closes the field.</source>
        <translation>按 Enter 落子，按 Esc 關閉。</translation>
    </message>
</context>
<context>
    <name>MoveListView</name>
    <message>
        <source>Moves</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>Click a point to place a stone.</source>
        <translation>點一下交叉點即可落子。</translation>
    </message>
    <message>
        <source>Drag a piece, or click it and then its square.</source>
        <translation>拖曳棋子，或先點棋子再點目標格。</translation>
    </message>
</context>
<context>
    <name>MyRank</name>
    <message>
        <source>Estimating your rank in Go</source>
        <translation>正在找出你的圍棋等級</translation>
    </message>
    <message>
        <source>Estimating your rank in chess</source>
        <translation>正在找出你的西洋棋等級</translation>
    </message>
    <message>
        <source>KataGo is analysing your games</source>
        <translation>KataGo 正在分析你的對局</translation>
    </message>
    <message numerus="yes">
        <source>%n more games could not be read.</source>
        <translation>
            <numerusform>另有 %n 局無法讀取。</numerusform>
        </translation>
    </message>
    <message>
        <source>This result could not be saved: %1.</source>
        <translation>此結果無法儲存：%1。</translation>
    </message>
</context>
<context>
    <name>MyRankPanel</name>
    <message>
        <source>Opening</source>
        <translation>開局</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>中局</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>終盤</translation>
    </message>
    <message>
        <source>As Black</source>
        <translation>執黑</translation>
    </message>
    <message>
        <source>As White</source>
        <translation>執白</translation>
    </message>
    <message>
        <source>What separates you from the next rank</source>
        <translation>你與上一級的差距</translation>
    </message>
    <message>
        <source>Moves that separate you from the next rank</source>
        <translation>使你與上一級有差距的著法</translation>
    </message>
    <message>
        <source>Unusual for you</source>
        <translation>與你平時不同</translation>
    </message>
    <message>
        <source>Games in which you played much better or worse than usual.</source>
        <translation>你下得比平時好得多或差得多的對局。</translation>
    </message>
    <message>
        <source>Games that are unusual for you</source>
        <translation>與你平時不同的對局</translation>
    </message>
    <message>
        <source>My rank</source>
        <translation>我的等級</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>圍棋</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>西洋棋</translation>
    </message>
    <message>
        <source>My rank in %1</source>
        <translation>我的%1等級</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進度</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>隨時間變化</translation>
    </message>
    <message>
        <source>Choose your name above to estimate your rank.</source>
        <translation>請在上方選擇你的名字以估計等級。</translation>
    </message>
    <message>
        <source>None of your games match this choice.</source>
        <translation>你沒有符合所選條件的對局。</translation>
    </message>
    <message numerus="yes">
        <source>Your %n games have not been analysed yet.</source>
        <translation>
            <numerusform>你的 %n 局尚未分析。</numerusform>
        </translation>
    </message>
    <message>
        <source>Analysing your moves. Finished games are stored.</source>
        <translation>正在分析你的著法。分析完的對局會儲存。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Estimate my rank</source>
        <translation>估計我的等級</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 手</translation>
    </message>
    <message>
        <source> – your latest</source>
        <translation>（最近的部分）</translation>
    </message>
    <message>
        <source>Too few moves</source>
        <translation>著法太少</translation>
    </message>
    <message>
        <source>%1 moves are too few for an estimate: at least %2 are needed. Play or import more games.</source>
        <translation>%1 手不足以估計等級；需要 %2 手。請多下幾局或匯入更多棋譜。</translation>
    </message>
    <message>
        <source>Network: %1</source>
        <translation>神經網路：%1</translation>
    </message>
    <message>
        <source>weaker than usual</source>
        <translation>比平時弱</translation>
    </message>
    <message>
        <source>stronger than usual</source>
        <translation>比平時強</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>報告…</translation>
    </message>
    <message>
        <source>Save this page as PDF or HTML</source>
        <translation>將本頁儲存為 PDF 或 HTML</translation>
    </message>
    <message>
        <source>Moves where players one rank above you would probably choose another one, with the percentage the network predicts. Click a move to see it.</source>
        <translation>高你一級的棋手很可能會選擇另一手的地方，以及神經網路預測的百分比。按一下著法即可檢視。</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳情</translation>
    </message>
    <message>
        <source>Phases, colours, opponents, progress over time, and what separates you from the next rank</source>
        <translation>階段、顏色、對手、隨時間的變化，以及你與上一級的差距</translation>
    </message>
    <message>
        <source>Your games in order of date, in groups: the estimate from each group and its interval.</source>
        <translation>你的對局依日期先後分組：每組的估計及其區間。</translation>
    </message>
    <message>
        <source>Your moves compared with the ranks</source>
        <translation>你的著法與各等級對比</translation>
    </message>
    <message>
        <source>Move %1: %2 (%3 of 100) instead of %4</source>
        <translation>第 %1 手：%2（100 人中 %3 人）而不是 %4</translation>
    </message>
    <message>
        <source>By phase</source>
        <translation>依階段</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>依執棋顏色</translation>
    </message>
    <message>
        <source>By time control</source>
        <translation>依用時</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>依對手</translation>
    </message>
    <message>
        <source>Bullet</source>
        <translation>子彈棋</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>超快棋</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>快棋</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢棋</translation>
    </message>
    <message>
        <source>Weaker</source>
        <translation>較弱</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>相當</translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation>較強</translation>
    </message>
    <message numerus="yes">
        <source>%n games are on small boards, where ranks are not calibrated.</source>
        <translation>
            <numerusform>%n 局在小棋盤上，那裡的等級未經校準。</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimates by other engines</source>
        <translation>其他引擎的估計</translation>
    </message>
    <message>
        <source>KataGo is analysing your latest games…</source>
        <translation>KataGo 正在分析你最近的對局…</translation>
    </message>
    <message numerus="yes">
        <source>From your latest %n games.</source>
        <translation>
            <numerusform>依據你最近的 %n 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 estimates %2 (%3). Its accuracy has not been measured.</source>
        <translation>%1 的估計為 %2（%3）。其準確度尚未測量。</translation>
    </message>
    <message>
        <source>%1: your moves lose %2 points on average, half of them less than %3 (first %4 moves of each game).</source>
        <translation>%1：你的著法平均損失 %2 目，其中一半少於 %3 目（每局前 %4 手）。</translation>
    </message>
    <message>
        <source>%1: your moves lose %2 pawns on average, half of them less than %3 (first %4 moves of each game).</source>
        <translation>%1：你的著法平均損失 %2 個兵，其中一半少於 %3 個（每局前 %4 回合）。</translation>
    </message>
    <message>
        <source>Phases are estimated by the network %1 alone. From all of your moves it estimates %2.</source>
        <translation>各階段只由 %1 估計，它根據你所有著法的估計為 %2。</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1（%2，%3）</translation>
    </message>
    <message>
        <source>%1 or stronger</source>
        <translation>%1或更強</translation>
    </message>
    <message>
        <source>%1 or weaker</source>
        <translation>%1或更弱</translation>
    </message>
    <message>
        <source>%1 with %2 % probability</source>
        <translation>%1，機率 %2%</translation>
    </message>
    <message>
        <source>This is stronger than the strongest rank on the scale, %1.</source>
        <translation>這比尺度上最強的等級 %1 更強。</translation>
    </message>
    <message>
        <source>This is weaker than the weakest rank on the scale, %1.</source>
        <translation>這比尺度上最弱的等級 %1 更弱。</translation>
    </message>
    <message>
        <source>The rank of %1</source>
        <translation>%1的等級</translation>
    </message>
    <message>
        <source>%1 % of the points</source>
        <translation>得分率 %1%</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, your rank %3 (%n games)</source>
        <translation>
            <numerusform>%1 %2，你的等級下 %3（%n 局）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n games have been analysed.</source>
        <translation>
            <numerusform>你的 %n 局已分析。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of your %n games have been analysed.</source>
        <translation>
            <numerusform>你的 %n 局中已分析 %1 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Latest estimate: %1, on %2.</source>
        <translation>最近的估計：%1（%2）。</translation>
    </message>
    <message>
        <source>%1 % interval; most likely %2</source>
        <translation>%1% 區間；最可能為%2</translation>
    </message>
    <message>
        <source>Count every game</source>
        <translation>計入所有對局</translation>
    </message>
    <message>
        <source>Games of this period</source>
        <translation>此時段的對局</translation>
    </message>
    <message>
        <source>All dates</source>
        <translation>所有日期</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>最近一年</translation>
    </message>
    <message>
        <source>Last 3 months</source>
        <translation>最近三個月</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>最近一個月</translation>
    </message>
    <message>
        <source>Games with this colour</source>
        <translation>執此色的對局</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>黑白皆可</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second to move</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Games of this time control</source>
        <translation>此用時的對局</translation>
    </message>
    <message>
        <source>Any time control</source>
        <translation>任意用時</translation>
    </message>
    <message>
        <source>The rank above is estimated from your moves alone: each is compared with the moves that players of each rank choose. The curve shows the probability of each rank. The bar is an interval that holds at least 80 % of it. A second estimate uses everything in the files: your results, your opponents&apos; ranks, the clocks and the level of the games. Your own rank in the files is not used.</source>
        <translation>上面的等級只憑你的著法估計：每一手都與各等級棋手選擇的著法比較。曲線顯示各等級的機率，橫條是至少包含其中 80% 的區間。另一個估計使用檔案中的全部資訊：你的結果、對手的等級、用時和對局的水準。檔案中你自己的等級不予使用。</translation>
    </message>
    <message>
        <source>β is the strength score of a move. It is the sum of the level of the position, which both players made, and the quality of the move among the legal ones. The line is the mean β of your moves over all games, for every ten moves. Each band holds the middle half of the players of one rank. β depends on your opponent, too: it may rise against a stronger player, and the loser&apos;s line may be above the winner&apos;s. So β is not your rank, and the line may lie in the band of another rank. Your rank is estimated from your choice of moves: it is the rank whose players are most likely to choose them. Neither β nor the estimate knows what you thought, or how you play in games that are not here. With few games, the interval is wide, and the estimate is closer to the middle of the scale.</source>
        <translation>β 是一手棋的棋力分數。它是局面水準（由雙方共同造成）與該著法在合法著法中的品質之和。線是你在所有對局中每十手的平均 β。每條色帶包含一個等級中間一半的棋手。β 會受對手影響：面對更強的棋手可能上升，負者的線可能高於勝者。因此它不是你的等級，線可能落在另一等級的色帶裡。你的等級根據你選擇哪些著法來估計：該等級的棋手最可能選擇它們。β 和估計都不知道你在想什麼，也不知道你在這裡沒有的對局中的表現。對局少時區間較寬，估計會偏向等級表的中間。</translation>
    </message>
    <message>
        <source>From your moves alone</source>
        <translation>僅根據你的著法</translation>
    </message>
    <message>
        <source>From everything in the files</source>
        <translation>根據檔案中的全部資訊</translation>
    </message>
    <message>
        <source>Probability of each rank</source>
        <translation>各等級的機率</translation>
    </message>
    <message numerus="yes">
        <source>Rank in your game files: %1 (median of %n games; latest: %2).</source>
        <translation>
            <numerusform>棋譜檔案中的等級：%1（%n 局的中位數；最近一局為 %2）。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>You have no games yet. Import some, or choose more names above.</source>
        <translation>還沒有你的對局。請匯入一些，或在上面選擇更多名字。</translation>
    </message>
    <message>
        <source>Also count games against Evenmatch, unfinished games, games of fewer than %1 moves and games with you on both sides</source>
        <translation>也計入與 Evenmatch 的對局、未下完的對局、不足%1手的對局和雙方都是您的對局</translation>
    </message>
</context>
<context>
    <name>NetworkCard</name>
    <message>
        <source>%1 blocks of %2 channels</source>
        <translation>%1 個區塊，%2 個通道</translation>
    </message>
    <message>
        <source>%1 blocks of %2 channels, and %3 more blocks for the value</source>
        <translation>%1 個區塊，%2 個通道，另有 %3 個區塊只用於形勢判斷</translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation>%1 個局面</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>圍棋</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>西洋棋</translation>
    </message>
    <message>
        <source>Use another file…</source>
        <translation>使用其他檔案…</translation>
    </message>
    <message>
        <source>Use the bundled network</source>
        <translation>使用內附的神經網路</translation>
    </message>
    <message>
        <source>Measure speed</source>
        <translation>測量速度</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在載入…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>雜湊值</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>等級</translation>
    </message>
    <message>
        <source>none: it can review games, but not play at a rank</source>
        <translation>無：可以覆盤，但不能依等級下棋</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>Rank profile</source>
        <translation>等級特徵</translation>
    </message>
    <message>
        <source>from %1 games</source>
        <translation>來自 %1 局</translation>
    </message>
    <message>
        <source>none: its ranks have not been measured</source>
        <translation>無：其等級尚未測量</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>準確度</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未測定</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>輸入</translation>
    </message>
    <message>
        <source>Last trained on</source>
        <translation>最近一次訓練</translation>
    </message>
    <message>
        <source>Use another network</source>
        <translation>使用其他神經網路</translation>
    </message>
    <message>
        <source>Measuring speed</source>
        <translation>正在測量速度</translation>
    </message>
    <message>
        <source>%1 singly</source>
        <translation>逐一 %1</translation>
    </message>
    <message>
        <source>%1 in batches of %2</source>
        <translation>每批 %2 個時 %1</translation>
    </message>
    <message>
        <source>Positions per second: %1
%2</source>
        <translation>每秒局面數：%1
%2</translation>
    </message>
    <message>
        <source>GPU (CUDA)</source>
        <translation>GPU（CUDA）</translation>
    </message>
    <message>
        <source>Opponents&apos; strength</source>
        <translation>對手棋力</translation>
    </message>
    <message>
        <source>measured against %1</source>
        <translation>以 %1 為對手測定</translation>
    </message>
    <message>
        <source>another network</source>
        <translation>其他神經網路</translation>
    </message>
    <message>
        <source>Strong network for Go</source>
        <translation>圍棋強神經網路</translation>
    </message>
    <message>
        <source>Add a network…</source>
        <translation>新增神經網路…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>使用 %1</translation>
    </message>
    <message>
        <source>Review, hints, lessons and the tutor use this network for Go.</source>
        <translation>圍棋的覆盤、提示、課程和老師都使用此神經網路。</translation>
    </message>
    <message>
        <source>Add a KataGo network (.bin.gz) to make review, hints, lessons and the tutor much stronger in Go. No other program is needed.</source>
        <translation>新增 KataGo 神經網路（.bin.gz）可使圍棋的覆盤、提示、課程和老師強得多，無需其他程式。</translation>
    </message>
    <message>
        <source>candidate moves</source>
        <translation>候選著法</translation>
    </message>
    <message>
        <source>winning chances</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>score lead</source>
        <translation>目數領先</translation>
    </message>
    <message>
        <source>ownership</source>
        <translation>歸屬</translation>
    </message>
    <message>
        <source>moves of players from %1 to %2</source>
        <translation>%1 至 %2 棋手的著法</translation>
    </message>
    <message>
        <source>Predicts</source>
        <translation>預測內容</translation>
    </message>
    <message>
        <source>File size</source>
        <translation>檔案大小</translation>
    </message>
    <message>
        <source>Networks (*.evm *.bin.gz *.txt.gz *.pb.gz *.pb);;All files (*)</source>
        <translation>神經網路 (*.evm *.bin.gz *.txt.gz *.pb.gz *.pb);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>%1. The current network stays in use.</source>
        <translation>%1。繼續使用目前的神經網路。</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>更換…</translation>
    </message>
    <message>
        <source>the last layer of %1</source>
        <translation>%1 的最後一層</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
</context>
<context>
    <name>NewGamePanel</name>
    <message>
        <source>New game</source>
        <translation>新對局</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>對弈</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到對局</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>圍棋</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>西洋棋</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>Chess from one of 960 shuffled starting positions</source>
        <translation>從 960 種打亂的起始局面之一開始的西洋棋</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>隨機</translation>
    </message>
    <message>
        <source>The program chooses your colour at random</source>
        <translation>由程式隨機決定你執哪一色</translation>
    </message>
    <message>
        <source>Rules, handicap, clock, names</source>
        <translation>規則、讓子、計時、名字</translation>
    </message>
    <message>
        <source>Clock and names</source>
        <translation>棋鐘與名字</translation>
    </message>
    <message>
        <source>Rules, handicap and clock</source>
        <translation>規則、讓子與計時</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>歡迎</translation>
    </message>
    <message>
        <source>You play %1</source>
        <translation>你執%1</translation>
    </message>
    <message>
        <source>Choose a rank, then Play. Everything stays on this computer.</source>
        <translation>選擇一個等級，再按「對弈」。一切都留在這台電腦上。</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>棋鐘</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>從這裡開始下</translation>
    </message>
    <message>
        <source>The game begins with the position on the board.</source>
        <translation>對局從棋盤上的局面開始。</translation>
    </message>
    <message numerus="yes">
        <source>The game keeps its %n moves and continues from this position.</source>
        <translation>
            <numerusform>保留此前的 %n 手，並從此局面繼續。</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard starting position</source>
        <translation>標準初始局面</translation>
    </message>
    <message>
        <source>One of 960 starting positions</source>
        <translation>960 種初始局面之一</translation>
    </message>
</context>
<context>
    <name>NoGamesPanel</name>
    <message>
        <source>No games yet</source>
        <translation>還沒有棋譜</translation>
    </message>
    <message>
        <source>Drop files or a folder here: SGF, PGN, GIB, NGF and UGI, also compressed.
Games that you finish here are added automatically.
Your rank is estimated from your games.</source>
        <translation>將檔案或資料夾拖放到這裡：SGF、PGN、GIB、NGF 與 UGI，也可壓縮。
你在這裡下完的對局會自動加入。
你的等級由你的對局估計。</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>匯入資料夾…</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>匯入檔案…</translation>
    </message>
    <message>
        <source>Paste from the clipboard</source>
        <translation>從剪貼簿貼上</translation>
    </message>
    <message>
        <source>From an account…</source>
        <translation>來自帳號…</translation>
    </message>
    <message>
        <source>Add a few sample games</source>
        <translation>新增幾局範例</translation>
    </message>
    <message>
        <source>Five short games to try things out; search for “Sample” to find them</source>
        <translation>五局供試用的短對局；搜尋「Sample」即可找到</translation>
    </message>
</context>
<context>
    <name>NotableView</name>
    <message>
        <source>No notable moves: no mistakes, and no moves unusual for the rank.</source>
        <translation>沒有值得注意的著法：沒有失誤，也沒有對該等級而言少見的著法。</translation>
    </message>
    <message>
        <source>Notable moves appear here during analysis.</source>
        <translation>分析過程中，值得注意的著法會顯示在這裡。</translation>
    </message>
    <message>
        <source>Notable moves</source>
        <translation>值得注意的著法</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close this message</source>
        <translation>關閉這則訊息</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>解決辦法</translation>
    </message>
</context>
<context>
    <name>OpeningChooser</name>
    <message>
        <source>Opening to train</source>
        <translation>要練習的開局</translation>
    </message>
    <message>
        <source>Train this opening</source>
        <translation>練習這個開局</translation>
    </message>
    <message>
        <source>Play against moves that players of your rank really choose. After each of your moves you see how many players choose it</source>
        <translation>對手下的是你這個等級的棋手真正會選的著法。你每下一手，就能看到有多少棋手選擇它</translation>
    </message>
</context>
<context>
    <name>OpeningRun</name>
    <message>
        <source>This network has no ranks.</source>
        <translation>此神經網路沒有等級。</translation>
    </message>
    <message>
        <source>Players of %1 mostly play %2 (%3 %).</source>
        <translation>%1 的棋手大多下 %2（%3%）。</translation>
    </message>
    <message>
        <source>%2 % of players at %3 choose %1.</source>
        <translation>%3 的棋手有 %2% 選擇 %1。</translation>
    </message>
    <message>
        <source>%1 is chosen by %2 % of players at %3 and %4 % at %5.</source>
        <translation>選擇 %1 的，%3 的棋手有 %2%，%5 的有 %4%。</translation>
    </message>
    <message>
        <source>%1 of your %2 moves are the most popular at %3.</source>
        <translation>你的 %2 手中，有 %1 手是 %3 的棋手最常下的。</translation>
    </message>
    <message>
        <source>Move %1: %2 (%3 %) is more popular than %4 (%5 %).</source>
        <translation>第 %1 手：%3% 選擇 %2，%5% 選擇 %4。</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>正在分析…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>The opening ends here.</source>
        <translation>開局到此結束。</translation>
    </message>
    <message>
        <source>The opening ends here: %1.</source>
        <translation>開局到此結束：%1。</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>再來一次</translation>
    </message>
    <message>
        <source>Switch sides</source>
        <translation>交換雙方</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>從這裡開始下</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>輪到你了。</translation>
    </message>
    <message>
        <source>Your opponent chooses moves as often as players of %1 do.</source>
        <translation>對手選擇各著法的比例與 %1 的棋手相同。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Players of %1 and %2 rarely choose %3.</source>
        <translation>%1 和 %2 的棋手很少選擇 %3。</translation>
    </message>
    <message>
        <source>About %2 % of players choose %1, at %3 and at %4.</source>
        <translation>%3 和 %4 都有約 %2% 的棋手選擇 %1。</translation>
    </message>
    <message>
        <source>Players of %1 would have had about %2.</source>
        <translation>%1 的棋手大約有 %2 手。</translation>
    </message>
    <message>
        <source>Start where the opening ends</source>
        <translation>從開局結束處開始</translation>
    </message>
    <message>
        <source>Start at the first move</source>
        <translation>從第一手開始</translation>
    </message>
</context>
<context>
    <name>OpeningsCard</name>
    <message>
        <source>By opening</source>
        <translation>依開局</translation>
    </message>
    <message>
        <source>For each opening: your number of games and your score; your mean strength score (β) relative to your rank&apos;s; and the move that most often leaves the main line of your rank. Click an opening to see it.</source>
        <translation>每個開局：你的局數與得分率；你的平均棋力分數（β）與你等級平均值的差；以及最常偏離你等級主線的著法。按一下開局即可查看。</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>開局</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>This network does not know the rank %1. Choose another opponent under File ▸ New.</source>
        <translation>這個神經網路沒有等級 %1。請在「檔案 ▸ 新對局」中選擇其他對手。</translation>
    </message>
    <message>
        <source>its move is illegal here.</source>
        <translation>此處這手棋不合規則。</translation>
    </message>
    <message>
        <source>%1 passed. Pass to count the score, or play on.</source>
        <translation>%1虛手。你也虛手即可點目，或繼續下。</translation>
    </message>
    <message>
        <source>%1 offers a draw. Press Draw to accept, or play on.</source>
        <translation>%1提和。按「和棋」接受，或繼續下。</translation>
    </message>
    <message>
        <source>%1 declined the draw.</source>
        <translation>%1拒絕了和棋。</translation>
    </message>
    <message>
        <source>The strong network is not available. %1 plays without it.</source>
        <translation>強神經網路無法使用。%1 將在沒有它的情況下下棋。</translation>
    </message>
</context>
<context>
    <name>OpponentChooser</name>
    <message>
        <source>Locked</source>
        <translation>鎖定</translation>
    </message>
    <message>
        <source>A rank</source>
        <translation>指定等級</translation>
    </message>
    <message>
        <source>Evenmatch plays like people of this rank</source>
        <translation>Evenmatch 像該等級的人一樣下棋</translation>
    </message>
    <message>
        <source>Match me</source>
        <translation>與我相當</translation>
    </message>
    <message>
        <source>Evenmatch adjusts to your strength</source>
        <translation>Evenmatch 會適應你的棋力</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>雙人</translation>
    </message>
    <message>
        <source>Two players share this board</source>
        <translation>兩人在同一個棋盤對弈</translation>
    </message>
    <message>
        <source>Keep the strength fixed, whoever wins</source>
        <translation>固定棋力，無論誰贏</translation>
    </message>
    <message>
        <source>My rank</source>
        <translation>我的等級</translation>
    </message>
    <message>
        <source>One above me</source>
        <translation>比我高一級</translation>
    </message>
    <message>
        <source>Change my rank…</source>
        <translation>更改我的等級…</translation>
    </message>
    <message>
        <source>Set my own rank</source>
        <translation>設定我自己的等級</translation>
    </message>
    <message>
        <source>These ranks have not been compared with people&apos;s ranks yet.</source>
        <translation>這些等級尚未與人的等級比較過。</translation>
    </message>
    <message>
        <source>What is your rank? Choose it on the ladder.</source>
        <translation>你是什麼等級？請在等級階梯上選擇。</translation>
    </message>
    <message>
        <source>An engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Another program, such as GNU Go or Stockfish</source>
        <translation>其他程式，例如 GNU Go 或 Stockfish</translation>
    </message>
    <message>
        <source>On small boards ranks are not calibrated.</source>
        <translation>小棋盤上的等級未經校準。</translation>
    </message>
    <message>
        <source>The strength of this opponent has not been measured.</source>
        <translation>此對手的棋力尚未測定。</translation>
    </message>
    <message>
        <source>Measured on %1 against %2</source>
        <translation>測定於 %1，對手：%2</translation>
    </message>
    <message>
        <source>A little stronger</source>
        <translation>稍強一點</translation>
    </message>
    <message>
        <source>%1. Rating scale: %2</source>
        <translation>%1。等級分體系：%2</translation>
    </message>
    <message>
        <source>Plays like %1; measured strength %2 (%3 games).</source>
        <translation>下法像%1；測得的棋力為%2（%3 局）。</translation>
    </message>
    <message>
        <source>Measured strength: %1 (%2 games).</source>
        <translation>測得的棋力：%1（%2 局）。</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>The strength of this opponent has not been measured with this network.</source>
        <translation>此對手使用此神經網路時的棋力尚未測定。</translation>
    </message>
    <message>
        <source>Read with strong network</source>
        <translation>用強神經網路計算</translation>
    </message>
    <message>
        <source>Stronger by tenths of a rank, up to the next rank</source>
        <translation>以十分之一級為單位增強，直到上一級</translation>
    </message>
    <message>
        <source>It starts at the rank under the needle and adjusts to you. Set your own rank to start there.</source>
        <translation>從指針所指的等級開始，並適應你的棋力。設定自己的等級，即可從那裡開始。</translation>
    </message>
    <message>
        <source>The opponent reads captures and life and death like %1, but chooses moves of its rank</source>
        <translation>對手像 %1 一樣看清吃子和死活，但仍按自己的等級選擇著法</translation>
    </message>
    <message>
        <source>Opponent: %1</source>
        <translation>對手：%1</translation>
    </message>
</context>
<context>
    <name>OutsideCard</name>
    <message>
        <source>More precise chess ranks</source>
        <translation>更精確的西洋棋等級</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Each Maia network predicts the moves of players of one rating. With these networks (maia-1100.pb.gz to maia-1900.pb.gz in one folder) and Stockfish, the interval of your chess rank becomes narrower.</source>
        <translation>每個 Maia 神經網路預測某一等級分的棋手的著法。有了這些神經網路（maia-1100.pb.gz 到 maia-1900.pb.gz，在同一資料夾中）和 Stockfish，你的西洋棋等級的區間會變窄。</translation>
    </message>
    <message>
        <source>Maia</source>
        <translation>Maia</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>選擇資料夾…</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>No folder chosen</source>
        <translation>未選擇資料夾</translation>
    </message>
    <message numerus="yes">
        <source>%n networks, %1 to %2</source>
        <translation>
            <numerusform>%n 個神經網路，%1 到 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Use Stockfish, too</source>
        <translation>也使用 Stockfish</translation>
    </message>
    <message>
        <source>Use Stockfish, too (it is not installed and not among the engines below)</source>
        <translation>也使用 Stockfish（未安裝，也不在下面的引擎中）</translation>
    </message>
    <message>
        <source>The folder with Maia&apos;s networks</source>
        <translation>存放 Maia 神經網路的資料夾</translation>
    </message>
    <message>
        <source>engines for chess ranks</source>
        <translation>用於西洋棋等級的引擎</translation>
    </message>
</context>
<context>
    <name>Piece</name>
    <message>
        <source>white pawn</source>
        <translation>白兵</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>白騎士</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>白主教</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>白城堡</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>白皇后</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>白國王</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>黑兵</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>黑騎士</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>黑主教</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>黑城堡</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>黑皇后</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>黑國王</translation>
    </message>
</context>
<context>
    <name>PiecePalette</name>
    <message>
        <source>black stone</source>
        <translation>黑子</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>白子</translation>
    </message>
    <message>
        <source>Move pieces by clicking or dragging them</source>
        <translation>按一下或拖曳來移動棋子</translation>
    </message>
    <message>
        <source>Clear squares; the right mouse button always clears</source>
        <translation>清除格子（右鍵始終可清除）</translation>
    </message>
    <message>
        <source>Black and white stones in turn</source>
        <translation>交替放置黑子和白子</translation>
    </message>
</context>
<context>
    <name>PieceSetButton</name>
    <message>
        <source>Chess pieces: %1</source>
        <translation>棋子：%1</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Starting %1…</source>
        <translation>正在啟動 %1…</translation>
    </message>
    <message>
        <source>next move</source>
        <translation>下一手</translation>
    </message>
    <message>
        <source>to be confirmed</source>
        <translation>待確認</translation>
    </message>
    <message>
        <source>%1? Click it again to play it.</source>
        <translation>%1？再點一次即可落子。</translation>
    </message>
    <message>
        <source>This will be your next move. Press Esc or right-click to cancel it.</source>
        <translation>這將是你的下一手。按 Esc 或按右鍵可取消。</translation>
    </message>
    <message>
        <source>Choose an opponent, then press Play.</source>
        <translation>請選擇對手，再按「對弈」。</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>你已認輸。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>A game is in progress. It is kept when a teaching game starts.</source>
        <translation>有一局棋正在進行。開始指導棋後，這局棋會保留。</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Go to the last move before you ask for a hint.</source>
        <translation>請先到最後一手再請求提示。</translation>
    </message>
</context>
<context>
    <name>PlayerChoiceModel</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>1 capture</source>
        <translation>提 1 子</translation>
    </message>
    <message>
        <source>%1 captures</source>
        <translation>提 %1 子</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>輪到此方</translation>
    </message>
    <message numerus="yes">
        <source>%n pawns ahead</source>
        <translation>
            <numerusform>領先 %n 兵</numerusform>
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
        <translation>品質</translation>
    </message>
    <message>
        <source>β, the strength score of a move: it depends on the position and on the move</source>
        <translation>β，一手棋的棋力分數：取決於局面和著法</translation>
    </message>
    <message>
        <source>The part of β that depends on the player&apos;s move alone</source>
        <translation>β 中只取決於棋手著法的部分</translation>
    </message>
    <message>
        <source>β is the strength score. Quality is the part of β that depends on the move alone.</source>
        <translation>β 是棋力分數。品質是 β 中只取決於著法的部分。</translation>
    </message>
    <message>
        <source>Each point is the mean over this number of the player&apos;s moves. Each band holds the middle half of the players of a rank, averaged in the same way.</source>
        <translation>每一點是該棋手這麼多手的平均值。每條色帶包含該等級中間一半的棋手，以同樣方式平均。</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>每一手</translation>
    </message>
    <message>
        <source>Mean of %1</source>
        <translation>%1 手平均</translation>
    </message>
    <message>
        <source>Measure and averaging: %1, %2</source>
        <translation>指標與平均：%1，%2</translation>
    </message>
    <message>
        <source>The estimate is the rank whose players are likeliest to choose these moves. β is the strength score of the moves, so its line may lie in another band.</source>
        <translation>估計值是最可能選擇這些著法的棋手的等級。β 是著法的棋力分數，因此它的線可能落在別的色帶裡。</translation>
    </message>
</context>
<context>
    <name>PolicyPanel</name>
    <message>
        <source>Candidate moves</source>
        <translation>候選著法</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>棋盤上顯示</translation>
    </message>
    <message>
        <source>Plain board</source>
        <translation>只有棋盤</translation>
    </message>
    <message>
        <source>Likely moves</source>
        <translation>可能的著法</translation>
    </message>
    <message>
        <source>β of moves</source>
        <translation>著法的 β</translation>
    </message>
    <message>
        <source>players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>Hover here to see the line on the board.</source>
        <translation>將滑鼠停在此處即可在棋盤上看到變化。</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>失誤</translation>
    </message>
    <message>
        <source>The analysed moves in this position and, in Go, the stones of the latest moves</source>
        <translation>此局面中分析過的著法；圍棋還有最近幾手的棋子</translation>
    </message>
    <message>
        <source>Ownership</source>
        <translation>歸屬</translation>
    </message>
    <message>
        <source>The predicted owner of each point of a Go board. Add a strong network or KataGo on the Engines page to see it.</source>
        <translation>預測圍棋棋盤上每個點歸誰。要顯示它，請在「引擎」頁新增強神經網路或 KataGo。</translation>
    </message>
    <message>
        <source>Ownership (needs a strong network)</source>
        <translation>歸屬（需要強神經網路）</translation>
    </message>
    <message>
        <source>Warm: stronger than usual in this position; cold: weaker</source>
        <translation>暖色：比此局面通常的著法更強；冷色：更弱</translation>
    </message>
    <message>
        <source>By ownership, %1: each point counts for its likelier owner, as if the game ended now. The search plays on, so its lead differs.</source>
        <translation>依歸屬：%1。假設對局現在結束，每個點算給更可能的一方。搜尋會繼續推演，因此領先值不同。</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>White has no king.</source>
        <translation>白方沒有國王。</translation>
    </message>
    <message>
        <source>Black has no king.</source>
        <translation>黑方沒有國王。</translation>
    </message>
    <message>
        <source>White has more than one king.</source>
        <translation>白方有多個國王。</translation>
    </message>
    <message>
        <source>Black has more than one king.</source>
        <translation>黑方有多個國王。</translation>
    </message>
    <message>
        <source>White has more pieces than promotion allows.</source>
        <translation>白方棋子多於升變所能得到的數量。</translation>
    </message>
    <message>
        <source>Black has more pieces than promotion allows.</source>
        <translation>黑方棋子多於升變所能得到的數量。</translation>
    </message>
    <message>
        <source>A pawn cannot stand on %1.</source>
        <translation>兵不能放在 %1。</translation>
    </message>
    <message>
        <source>Black is to move, but White&apos;s king on %1 is in check.</source>
        <translation>輪到黑方走，但白方國王在 %1 被將軍。</translation>
    </message>
    <message>
        <source>White is to move, but Black&apos;s king on %1 is in check.</source>
        <translation>輪到白方走，但黑方國王在 %1 被將軍。</translation>
    </message>
    <message>
        <source>The king on %1 is in check from more than two pieces.</source>
        <translation>%1 的國王被兩個以上的棋子將軍。</translation>
    </message>
    <message>
        <source>The stones at %1 have no liberty.</source>
        <translation>%1 的棋子沒有氣。</translation>
    </message>
    <message>
        <source>Go %1×%1</source>
        <translation>圍棋 %1路</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>編輯局面</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>西洋棋</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>初始局面</translation>
    </message>
    <message>
        <source>Clear board</source>
        <translation>清空棋盤</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>讓子</translation>
    </message>
    <message>
        <source>White without the knight b1</source>
        <translation>白方讓 b1 騎士</translation>
    </message>
    <message>
        <source>White without the rook a1</source>
        <translation>白方讓 a1 城堡</translation>
    </message>
    <message>
        <source>White without the queen</source>
        <translation>白方讓皇后</translation>
    </message>
    <message>
        <source>White without the pawn f2</source>
        <translation>白方讓 f2 兵</translation>
    </message>
    <message>
        <source>Black without the knight b8</source>
        <translation>黑方讓 b8 騎士</translation>
    </message>
    <message>
        <source>Black without the rook a8</source>
        <translation>黑方讓 a8 城堡</translation>
    </message>
    <message>
        <source>Black without the queen</source>
        <translation>黑方讓皇后</translation>
    </message>
    <message>
        <source>Black without the pawn f7</source>
        <translation>黑方讓 f7 兵</translation>
    </message>
    <message>
        <source>Flip board</source>
        <translation>翻轉棋盤</translation>
    </message>
    <message>
        <source>White O-O</source>
        <translation>白 O-O</translation>
    </message>
    <message>
        <source>White O-O-O</source>
        <translation>白 O-O-O</translation>
    </message>
    <message>
        <source>Black O-O</source>
        <translation>黑 O-O</translation>
    </message>
    <message>
        <source>Black O-O-O</source>
        <translation>黑 O-O-O</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>輪走方</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>王車易位</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>吃過路兵</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n子</numerusform>
        </translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>讓子</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>貼目</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>從這裡開始下…</translation>
    </message>
    <message>
        <source>Use this position</source>
        <translation>使用此局面</translation>
    </message>
    <message>
        <source>Make a new game that begins with this position; the current game is kept</source>
        <translation>以此局面建立新對局；目前的對局會保留</translation>
    </message>
    <message>
        <source>The text is not a position: %1.</source>
        <translation>文字不是局面：%1。</translation>
    </message>
    <message>
        <source>Position as FEN</source>
        <translation>局面（FEN）</translation>
    </message>
    <message>
        <source>Position as SGF</source>
        <translation>局面（SGF）</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>The game is already over in this position.</source>
        <translation>此局面對局已經結束。</translation>
    </message>
    <message>
        <source>Discard the position that you set up?</source>
        <translation>放棄已擺好的局面？</translation>
    </message>
    <message>
        <source>Komi %1 and the prisoners: Black took %2, White %3.</source>
        <translation>含貼目 %1 與提子：黑提 %2，白提 %3。</translation>
    </message>
    <message>
        <source>Castling is still allowed; king and rook must be on their original squares</source>
        <translation>仍可王車易位；國王和城堡須在原位</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Me</source>
        <translation>我</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation>%1 (Ctrl+%2)</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>%1 dan</source>
        <translation>%1段</translation>
    </message>
    <message>
        <source>%1 kyu</source>
        <translation>%1級</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, beyond the measured ranks</source>
        <translation>%1（超出已測量的等級）</translation>
    </message>
    <message>
        <source>80 % interval: %1 to %2</source>
        <translation>80% 區間：%1 至 %2</translation>
    </message>
    <message>
        <source>On %1 held-out players with ten games each, the estimate was %2 rating points off on average, and the interval was right for %3 % of them.</source>
        <translation>對未參與訓練的 %1 名棋手（各十局），估計等級分平均偏差 %2，區間對其中 %3% 的人是正確的。</translation>
    </message>
    <message>
        <source>Its accuracy was measured only on games between players of nearly equal rank.</source>
        <translation>其準確度只在棋力相近的對局上測量過。</translation>
    </message>
    <message>
        <source>From the moves alone: %1 (%2).</source>
        <translation>僅憑著法：%1（%2）。</translation>
    </message>
    <message>
        <source>The files name no opponent&apos;s rank, so there is only the estimate from the moves.</source>
        <translation>檔案沒有寫明對手的等級，因此只有憑著法的估計。</translation>
    </message>
    <message numerus="yes">
        <source>From everything in the files: %1 (%2); opponents&apos; ranks in %n games, results in %3.</source>
        <translation>
            <numerusform>根據檔案中的全部資訊：%1（%2）；%n 局有對手等級，%3 局有結果。</numerusform>
        </translation>
    </message>
    <message>
        <source>The estimate from everything in the files uses opponents&apos; ranks in %1 games and results in %2.</source>
        <translation>第二個估計使用了 %1 局中對手的等級和 %2 局的結果。</translation>
    </message>
    <message>
        <source>plays like %1</source>
        <translation>下法像 %1</translation>
    </message>
    <message>
        <source>Even with more games, this estimate stays wider than ± one rank.</source>
        <translation>即使對局更多，這一估計仍寬於 ± 一級。</translation>
    </message>
    <message>
        <source>Accurate to about ± one rank.</source>
        <translation>精確到約 ± 一級。</translation>
    </message>
    <message numerus="yes">
        <source>About %n more games would bring this to ± one rank.</source>
        <translation>
            <numerusform>再有約 %n 局就能精確到 ± 一級。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the strongest rank on this scale; the player may be stronger.</source>
        <translation>%1是此尺度上最強的等級；棋手可能更強。</translation>
    </message>
    <message>
        <source>%1 is the weakest rank on this scale; the player may be weaker.</source>
        <translation>%1是此尺度上最弱的等級；棋手可能更弱。</translation>
    </message>
    <message>
        <source>The games form two groups, as if two players had played them: one near %1, the other near %2.</source>
        <translation>這些對局分成兩組（一組接近%1，另一組接近%2），就像由兩位棋手所下。</translation>
    </message>
    <message>
        <source>too few moves</source>
        <translation>手數太少</translation>
    </message>
    <message>
        <source>no estimate from one game</source>
        <translation>一局無法估計</translation>
    </message>
    <message>
        <source>The accuracy of this estimate has not been measured.</source>
        <translation>此估計的準確度尚未測量。</translation>
    </message>
    <message>
        <source>β is the strength score of a move. Each band holds the middle half of the players of one rank.</source>
        <translation>β 是一手棋的棋力分數。每條色帶是一個等級棋手的中間一半所在的範圍。</translation>
    </message>
    <message>
        <source>%1 or stronger</source>
        <translation>%1或更強</translation>
    </message>
    <message>
        <source>%1 or weaker</source>
        <translation>%1或更弱</translation>
    </message>
    <message>
        <source>80 % interval: %1 or stronger</source>
        <translation>80% 區間：%1 或更強</translation>
    </message>
    <message>
        <source>80 % interval: %1 or weaker</source>
        <translation>80% 區間：%1 或更弱</translation>
    </message>
    <message>
        <source>About %1 FIDE, by a published relation between players&apos; ratings that was not measured here.</source>
        <translation>約合 FIDE %1，依據公開的等級分換算關係，本程式未作測量。</translation>
    </message>
</context>
<context>
    <name>RankLadder</name>
    <message>
        <source>Ladder of ranks, the strongest first</source>
        <translation>等級階梯，由強到弱</translation>
    </message>
    <message>
        <source>%1: measured %2</source>
        <translation>%1：測定結果 %2</translation>
    </message>
</context>
<context>
    <name>RankPartsCard</name>
    <message>
        <source>In parts</source>
        <translation>分項</translation>
    </message>
    <message>
        <source>Your estimate from parts of your games. Fewer moves give a wider interval. Time controls and opponents&apos; ranks come from the game files; opponents of your rank, or within 100 rating points, count as equal.</source>
        <translation>由你對局的各部分得出的估計。著法越少，區間越寬。用時和對手等級來自棋譜檔案；與你同級，或等級分相差 100 以內的對手算相當。</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RankReport</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few moves for an estimate: %1.</source>
        <translation>手數太少，無法估計：%1。</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>隨時間變化</translation>
    </message>
    <message>
        <source>What separates you from the next rank</source>
        <translation>你與上一級的差距</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>實戰</translation>
    </message>
    <message>
        <source>Next rank</source>
        <translation>上一級</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋種</translation>
    </message>
    <message>
        <source>Unusual games</source>
        <translation>與平時不同的對局</translation>
    </message>
    <message>
        <source>weaker than usual</source>
        <translation>比平時弱</translation>
    </message>
    <message>
        <source>stronger than usual</source>
        <translation>比平時強</translation>
    </message>
    <message>
        <source>Moves compared with the ranks</source>
        <translation>著法與各等級對比</translation>
    </message>
    <message>
        <source>Mean β by move number, over the bands of the ranks</source>
        <translation>依手數的平均 β 與各級色帶</translation>
    </message>
    <message>
        <source>how often</source>
        <translation>頻率</translation>
    </message>
    <message>
        <source>Estimates by other engines</source>
        <translation>其他引擎的估計</translation>
    </message>
    <message>
        <source>The rank over time, with its interval</source>
        <translation>等級隨時間的變化及其區間</translation>
    </message>
    <message>
        <source>By opening</source>
        <translation>依開局</translation>
    </message>
    <message>
        <source>Probability of each rank</source>
        <translation>各等級的機率</translation>
    </message>
    <message>
        <source>The line is the mean β over all games, for every ten moves.</source>
        <translation>線是所有對局每十手的平均 β。</translation>
    </message>
</context>
<context>
    <name>RankRidge</name>
    <message>
        <source>%1: %2 %</source>
        <translation>%1：%2%</translation>
    </message>
</context>
<context>
    <name>RankSlider</name>
    <message>
        <source>Rank</source>
        <translation>等級</translation>
    </message>
</context>
<context>
    <name>RankTestRun</name>
    <message>
        <source>Preparing the rank test</source>
        <translation>正在準備等級測試</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>The test is being prepared…</source>
        <translation>正在準備測試…</translation>
    </message>
    <message>
        <source>Estimate from your moves: %1.</source>
        <translation>由你的著法估計：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n positions.</source>
        <translation>
            <numerusform>基於 %n 個局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Continue for a more certain result</source>
        <translation>繼續以提高準確度</translation>
    </message>
    <message>
        <source>Position %1 of at most %2</source>
        <translation>局面 %1，最多 %2 個</translation>
    </message>
    <message>
        <source>Play the move that you would play in a game.</source>
        <translation>請下你在對局中會下的一步。</translation>
    </message>
    <message>
        <source>Another position</source>
        <translation>換一個局面</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Your moves do not distinguish between ranks.</source>
        <translation>你的著法無法區分等級。</translation>
    </message>
    <message>
        <source>This is a first estimate. Import your own games on the Games page for a better one.</source>
        <translation>這是初步估計。在「棋譜」頁匯入自己的對局可得到更好的估計。</translation>
    </message>
</context>
<context>
    <name>RankTrend</name>
    <message>
        <source>Your rank over time</source>
        <translation>你的等級隨時間的變化</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 至 %2：%3</translation>
    </message>
</context>
<context>
    <name>ReportWindow</name>
    <message>
        <source>Report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>另存為 PDF…</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>另存為 HTML…</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>儲存報告</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Review</source>
        <translation>覆盤</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再下一局</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新對局…</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>你贏了</translation>
    </message>
    <message>
        <source>Analysing the moves…</source>
        <translation>正在分析著法…</translation>
    </message>
    <message>
        <source>Analysing the game</source>
        <translation>正在分析對局</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1勝</translation>
    </message>
    <message>
        <source>“Match me” adapts to your results. Your rank is estimated from your moves.</source>
        <translation>「與我相當」依據勝負，等級估計依據你的著法。</translation>
    </message>
    <message>
        <source>Games with a handicap or from a position that was set up do not change the strength of “Match me”.</source>
        <translation>讓子棋或從擺好的局面開始的對局不會改變「與我相當」的強度。</translation>
    </message>
</context>
<context>
    <name>Retry</name>
    <message>
        <source>Finding the losing move</source>
        <translation>正在尋找敗著</translation>
    </message>
    <message>
        <source>You play from move %1 against your rank. It is the last position before the game was lost.</source>
        <translation>你從第 %1 手起與你同等級的對手對下。這是輸掉之前的最後一個局面。</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>&amp;Next mistake</source>
        <translation>下一個失誤(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous mistake</source>
        <translation>上一個失誤(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>E&amp;xport the plot…</source>
        <translation>匯出圖表(&amp;X)…</translation>
    </message>
    <message>
        <source>Export the plot</source>
        <translation>匯出圖表</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>圖片 (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Export the annotate&amp;d game…</source>
        <translation>匯出附註解的棋譜(&amp;W)…</translation>
    </message>
    <message>
        <source>Export the annotated game</source>
        <translation>匯出附註解的棋譜</translation>
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
        <translation> 覆盤</translation>
    </message>
    <message>
        <source>Analysis is off. Press Space to turn it on.</source>
        <translation>分析已關閉；按空白鍵開啟。</translation>
    </message>
    <message>
        <source>Loading the network…</source>
        <translation>正在載入神經網路…</translation>
    </message>
    <message>
        <source>This network has no strength score (β). It shows candidate moves and mistakes. Choose another network on the Engines page.</source>
        <translation>此神經網路沒有棋力分數（β），只顯示候選著法與失誤。請在「引擎」頁選擇其他神經網路。</translation>
    </message>
    <message>
        <source>This network has no rank profile, so there are no bands to compare with. “evenmatch-lab profile” makes one from games.</source>
        <translation>這個神經網路沒有等級特徵，因此沒有可供比較的色帶。「evenmatch-lab profile」可從對局產生。</translation>
    </message>
    <message>
        <source>No later mistakes.</source>
        <translation>之後沒有失誤。</translation>
    </message>
    <message>
        <source>No earlier mistakes.</source>
        <translation>之前沒有失誤。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>報告(&amp;R)</translation>
    </message>
    <message>
        <source>A report needs a game with moves.</source>
        <translation>沒有著法的對局無法生成報告。</translation>
    </message>
    <message>
        <source>The report will be ready after the analysis.</source>
        <translation>分析完成後即出報告。</translation>
    </message>
    <message>
        <source>The report is ready.</source>
        <translation>報告已完成。</translation>
    </message>
    <message>
        <source>Open report</source>
        <translation>開啟報告</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>從這裡開始下</translation>
    </message>
    <message>
        <source>Play from &amp;here</source>
        <translation>從這裡開始下(&amp;H)</translation>
    </message>
    <message>
        <source>The analysis is incomplete.</source>
        <translation>分析尚未完成。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Start another game from this position; this one is kept</source>
        <translation>從此局面開始另一局；本局會保留</translation>
    </message>
    <message>
        <source>Accuracy and mistakes</source>
        <translation>準確率與失誤</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>用時</translation>
    </message>
    <message>
        <source>Figures appear here during analysis.</source>
        <translation>分析過程中數值會顯示在這裡。</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>側面板(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Graph</source>
        <translation>走勢圖(&amp;G)</translation>
    </message>
</context>
<context>
    <name>Reviewer</name>
    <message>
        <source>Analysing the game</source>
        <translation>正在分析對局</translation>
    </message>
    <message>
        <source>Analysing the moves</source>
        <translation>正在分析著法</translation>
    </message>
    <message>
        <source>The engine is unavailable, so Evenmatch&apos;s own search analyses the moves: %1</source>
        <translation>引擎無法使用，因此由 Evenmatch 自己的搜尋分析著法：%1</translation>
    </message>
    <message>
        <source>The engine was restarted: %1</source>
        <translation>引擎已重新啟動：%1</translation>
    </message>
    <message>
        <source>Analysis stopped before the end. Turn it off and on to continue.</source>
        <translation>分析中途停止。關閉再開啟分析即可繼續。</translation>
    </message>
</context>
<context>
    <name>SearchGraphView</name>
    <message>
        <source>Search graph</source>
        <translation>搜尋圖</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Fit to view</source>
        <translation>符合視窗</translation>
    </message>
    <message numerus="yes">
        <source>The position: %n simulations</source>
        <translation>
            <numerusform>局面：%n 次模擬</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchTreeModel</name>
    <message>
        <source>Move</source>
        <translation>著法</translation>
    </message>
    <message>
        <source>N, visits</source>
        <translation>N，造訪次數</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Q, mean result for the side to move, −1 to +1</source>
        <translation>Q，輪走一方的平均結果，−1 到 +1</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>P, probability that players choose the move, in percent</source>
        <translation>P，棋手選擇這一手的機率，以百分比表示</translation>
    </message>
    <message>
        <source>P %</source>
        <translation>P %</translation>
    </message>
    <message>
        <source>β̄, mean strength score of all following moves</source>
        <translation>β̄，後續所有著法的平均棋力分數</translation>
    </message>
    <message>
        <source>β̄</source>
        <translation>β̄</translation>
    </message>
    <message>
        <source>δ with its sign: β̄ below (−) or above (+) the rank&apos;s target</source>
        <translation>帶正負號的 δ：β̄ 低於 (−) 或高於 (+) 該等級的目標</translation>
    </message>
    <message>
        <source>δ</source>
        <translation>δ</translation>
    </message>
    <message>
        <source>N, full strength</source>
        <translation>N（最強）</translation>
    </message>
    <message>
        <source>Q, full strength</source>
        <translation>Q（最強）</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>權重</translation>
    </message>
    <message>
        <source>N
full</source>
        <translation>N
全力</translation>
    </message>
    <message>
        <source>Q
full</source>
        <translation>Q
全力</translation>
    </message>
    <message>
        <source>δ̂, weight of δ, 0 to 1</source>
        <translation>δ̂，δ 的權重，0 到 1</translation>
    </message>
</context>
<context>
    <name>SearchTreeView</name>
    <message>
        <source>Search tree</source>
        <translation>搜尋樹</translation>
    </message>
    <message>
        <source>Columns of the search tree</source>
        <translation>搜尋樹的欄位</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>%1.</source>
        <extracomment>The full stop after a sentence.</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <extracomment>One sentence after the other.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the items of a list.</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>Between the items of a list whose items may contain commas.</extracomment>
        <translation>；</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>label and text</comment>
        <extracomment>A label and its text, or a name and its value.</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Checkmate: %1 wins</source>
        <translation>將死：%1勝</translation>
    </message>
    <message>
        <source>Draw by stalemate</source>
        <translation>和棋：逼和</translation>
    </message>
    <message>
        <source>Draw by insufficient material</source>
        <translation>和棋：子力不足</translation>
    </message>
    <message>
        <source>Draw: the position occurred five times</source>
        <translation>和棋：同一局面出現五次</translation>
    </message>
    <message>
        <source>Draw: the position occurred three times</source>
        <translation>和棋：同一局面出現三次</translation>
    </message>
    <message>
        <source>Draw: 75 moves without capture or pawn move</source>
        <translation>和棋：75回合無吃子且無兵移動</translation>
    </message>
    <message>
        <source>Draw: 50 moves without capture or pawn move</source>
        <translation>和棋：50回合無吃子且無兵移動</translation>
    </message>
    <message>
        <source>%1 is in check</source>
        <translation>%1被將軍</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>輪到%1</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>點目中</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>輪到%1</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>白勝</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黑勝</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>%1 wins by 1 point</source>
        <translation>%1勝1目</translation>
    </message>
    <message>
        <source>%1 wins by %2 points</source>
        <translation>%1勝%2目</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <translation>%1勝（對方認輸）</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation>%1勝（對方超時）</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <translation>%1勝（對方棄權）</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1勝</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>虛手</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Black leads by %1</source>
        <translation>黑領先%1目</translation>
    </message>
    <message>
        <source>White leads by %1</source>
        <translation>白領先%1目</translation>
    </message>
    <message>
        <source>Black %1, White %2 and %3 komi: %4</source>
        <translation>黑%1，白%2，貼目%3：%4</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>西洋棋</translation>
    </message>
    <message>
        <source>Go %1×%2</source>
        <translation>圍棋 %1×%2</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋種</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>貼目</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>讓子</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開局</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地點</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用時</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>KQRBN</source>
        <extracomment>The letters of king, queen, rook, bishop and knight in the notation of moves.</extracomment>
        <translation>KQRBN</translation>
    </message>
    <message>
        <source>%1 moves in %2</source>
        <translation>%2內%1手</translation>
    </message>
    <message>
        <source>%1 + %2 per move</source>
        <translation>%1 + 每手 %2</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>對局已結束。</translation>
    </message>
    <message>
        <source>Opening</source>
        <comment>Go</comment>
        <translation>佈局</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <comment>Go</comment>
        <translation>%1中盤勝</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <comment>Go</comment>
        <translation>%1超時勝</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到對局</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟隨系統</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>佈景主題</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Go board</source>
        <translation>圍棋棋盤</translation>
    </message>
    <message>
        <source>Chess board</source>
        <translation>西洋棋棋盤</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Go ranks of</source>
        <translation>圍棋等級基準</translation>
    </message>
    <message>
        <source>Confirm each move</source>
        <translation>每手確認</translation>
    </message>
    <message>
        <source>The first click shows a move, the second plays it</source>
        <translation>第一次點按顯示著法，第二次點按落子</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>聲音</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Chess pieces</source>
        <translation>西洋棋棋子</translation>
    </message>
    <message>
        <source>Animate pieces and needles</source>
        <translation>棋子與指針動畫</translation>
    </message>
    <message>
        <source>Your name in the games that you play here</source>
        <translation>你在此下的對局中的名字</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Ranks differ between servers. Evenmatch converts ranks to this server</source>
        <translation>各伺服器的等級不同。Evenmatch 會把等級換算到此伺服器</translation>
    </message>
    <message>
        <source>Evenmatch resigns lost games</source>
        <translation>Evenmatch 敗局時認輸</translation>
    </message>
    <message>
        <source>Otherwise it plays on to the end. This applies to new games</source>
        <translation>否則會下到終局。對新對局生效</translation>
    </message>
    <message>
        <source>Human-like thinking time</source>
        <translation>像人一樣用時</translation>
    </message>
    <message>
        <source>The network&apos;s own ranks</source>
        <translation>神經網路自己的等級</translation>
    </message>
    <message>
        <source>Promote to a queen without asking</source>
        <translation>升變時直接變后，不再詢問</translation>
    </message>
    <message>
        <source>Hold Alt or Ctrl to choose another piece</source>
        <translation>按住 Alt 或 Ctrl 可選擇其他棋子</translation>
    </message>
</context>
<context>
    <name>ShortcutsCard</name>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重設</translation>
    </message>
    <message>
        <source>All keys were reset to the defaults.</source>
        <translation>所有按鍵已重設為預設值。</translation>
    </message>
    <message>
        <source>Key of “%1”</source>
        <translation>「%1」的按鍵</translation>
    </message>
    <message>
        <source>No key for “%1”</source>
        <translation>「%1」沒有按鍵</translation>
    </message>
    <message>
        <source>Click a key, then press another.</source>
        <translation>按一下一個按鍵，然後按下另一個鍵。</translation>
    </message>
    <message>
        <source>“%1” has no key.</source>
        <translation>「%1」沒有按鍵。</translation>
    </message>
    <message>
        <source>“%1” now has the key %2.</source>
        <translation>「%1」的按鍵現在是%2。</translation>
    </message>
    <message>
        <source>%1 is already the key of “%2”. Change that one first.</source>
        <translation>%1已是「%2」的按鍵。請先更改它。</translation>
    </message>
    <message>
        <source>%1 is reserved for “%2”. Choose another key.</source>
        <translation>%1是「%2」的專用按鍵。請選擇其他按鍵。</translation>
    </message>
</context>
<context>
    <name>SideSummary</name>
    <message>
        <source>Moves that lost %1 to %2 points</source>
        <translation>損失 %1 到 %2 目的著法</translation>
    </message>
    <message>
        <source>Moves that lost %1 points or more</source>
        <translation>損失 %1 目以上的著法</translation>
    </message>
    <message>
        <source>Points lost per move</source>
        <translation>每手損失的目數</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>準確率</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Inaccuracies ?!</source>
        <translation>失準 ?!</translation>
    </message>
    <message>
        <source>Mistakes ?</source>
        <translation>失誤 ?</translation>
    </message>
    <message>
        <source>Blunders ??</source>
        <translation>嚴重失誤 ??</translation>
    </message>
    <message>
        <source>Winning chances lost per move</source>
        <translation>每手損失的勝率</translation>
    </message>
    <message>
        <source>Points lost against the best move, by %1.</source>
        <translation>與最佳著法相比損失的目數，分析：%1。</translation>
    </message>
    <message>
        <source>Each percent of winning chances lost takes 5 % off the accuracy of a move; the game&apos;s accuracy is the mean. Analysed by %1.</source>
        <translation>每損失 1% 勝率，該手的準確率降低 5%；對局準確率為各手的平均值。分析：%1。</translation>
    </message>
    <message>
        <source>Brilliant moves !!</source>
        <translation>妙著 !!</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>The estimate also uses the thinking times in the files.</source>
        <translation>此估計還使用了檔案中的思考時間。</translation>
    </message>
    <message>
        <source>Adding %1 would make this estimate more precise.</source>
        <translation>新增 %1 會使此估計更精確。</translation>
    </message>
    <message>
        <source>%1 is not used: it has analysed too few of the games.</source>
        <translation>未使用 %1：它分析過的對局太少。</translation>
    </message>
    <message>
        <source>%1 is not used: it did not improve accuracy on held-out players.</source>
        <translation>未使用 %1：對未參與訓練的棋手，它沒有提高準確度。</translation>
    </message>
    <message>
        <source>%1 is not used: this network was calibrated without such an engine.</source>
        <translation>未使用 %1：此神經網路是在沒有這類引擎的情況下校準的。</translation>
    </message>
    <message>
        <source>%1 is not used: this network was calibrated with %2, another version.</source>
        <translation>未使用 %1：此神經網路是用另一版本 %2 校準的。</translation>
    </message>
    <message>
        <source>%1 is not used: this network was calibrated with other settings or files (%2; here %3).</source>
        <translation>未使用 %1：此神經網路是用其他設定或檔案校準的（%2；此處為 %3）。</translation>
    </message>
    <message>
        <source>Ranks of %1 cannot be converted to %2, so the network&apos;s own ranks are shown.</source>
        <translation>%1 的等級無法換算到 %2，因此顯示神經網路自身的等級。</translation>
    </message>
    <message numerus="yes">
        <source>%1 could not analyse %n games (the first: %2).</source>
        <translation>
            <numerusform>%1 無法分析 %n 局（第一局：%2）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This estimate uses only games on %1, because each board size has its own ranks (%n games left out).</source>
        <translation>
            <numerusform>由於每種棋盤大小有各自的等級，此估計只使用 %1 的對局（略去 %n 局）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games against Evenmatch do not count (%n games).</source>
        <translation>
            <numerusform>與 Evenmatch 的對局不計（%n 局）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unfinished games do not count (%n games).</source>
        <translation>
            <numerusform>未下完的對局不計（%n 局）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games of fewer than %1 moves do not count (%n games).</source>
        <translation>
            <numerusform>少於 %1 手的對局不計（%n 局）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the chosen games are used (%n games left out).</source>
        <translation>
            <numerusform>只使用所選的對局（略去 %n 局）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were found more than once and count once.</source>
        <translation>
            <numerusform>有%n局重複出現，只計一次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games with the same player on both sides do not count (%n games).</source>
        <translation>
            <numerusform>雙方為同一棋手的對局不計（%n 局）。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Move %1: %2 instead of %3</source>
        <translation>第 %1 手：應下 %2 而不是 %3</translation>
    </message>
    <message>
        <source>The tutor made no comments on this game.</source>
        <translation>老師在這盤棋中沒有記下什麼。</translation>
    </message>
    <message>
        <source>Moments to remember:</source>
        <translation>值得記住的局面：</translation>
    </message>
    <message>
        <source>Choose your name on the Games page to turn such moments into cards.</source>
        <translation>在「棋譜」頁選擇你的名字，就能把這樣的時刻變成卡片。</translation>
    </message>
    <message>
        <source>The tutor has no comment.</source>
        <translation>老師沒有要說的。</translation>
    </message>
    <message>
        <source>The tutor is watching.</source>
        <translation>老師正在看。</translation>
    </message>
    <message>
        <source>Players of %1 rarely play %2 here.</source>
        <translation>%1 的棋手在這裡很少下 %2。</translation>
    </message>
    <message>
        <source>Those with a clear answer will appear as cards on the Learn page.</source>
        <translation>答案明確的局面會以卡片出現在「學習」頁。</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>第 %1 手：%2</translation>
    </message>
    <message>
        <source>Tutor: %1</source>
        <translation>老師：%1</translation>
    </message>
    <message>
        <source>The tutor is analysing your move…</source>
        <translation>老師正在看你的著法…</translation>
    </message>
</context>
<context>
    <name>TeachingCard</name>
    <message>
        <source>Take back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Tutor comments</source>
        <translation>老師點評</translation>
    </message>
    <message>
        <source>Show the position on the board</source>
        <translation>在棋盤上顯示這個局面</translation>
    </message>
    <message>
        <source>What was better?</source>
        <translation>哪一手更好？</translation>
    </message>
    <message>
        <source>Hints for the position before your move: an area, then some moves, then one move</source>
        <translation>在你下這手之前的局面中：先提示區域，再給幾個著法，最後給一個</translation>
    </message>
    <message>
        <source>Return to the position before your move, or play on</source>
        <translation>回到你下這一手之前的局面；也可以繼續下</translation>
    </message>
    <message>
        <source>Comments on moves that Review marks as mistakes</source>
        <translation>點評覆盤會標為失誤的著法</translation>
    </message>
</context>
<context>
    <name>TreePage</name>
    <message>
        <source>How the search plays at this rank</source>
        <translation>搜尋在該等級的下法</translation>
    </message>
    <message>
        <source>Opponent&apos;s rank</source>
        <translation>對手的等級</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation>模擬次數</translation>
    </message>
    <message>
        <source>%1 simulations</source>
        <translation>模擬 %1 次</translation>
    </message>
    <message>
        <source>At this rank</source>
        <translation>該等級</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>最強</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>兩者</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>搜尋樹</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>圖</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Loading the network…</source>
        <translation>正在載入神經網路…</translation>
    </message>
    <message>
        <source>The game is over here. Go back to search.</source>
        <translation>對局在此結束。後退幾手即可搜尋。</translation>
    </message>
    <message>
        <source>This network has no rank profile, so only the full-strength search is shown.</source>
        <translation>此神經網路沒有等級特徵，因此只顯示最強的搜尋。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>重新搜尋</translation>
    </message>
    <message>
        <source>%1 % of the visits</source>
        <translation>造訪次數的 %1%</translation>
    </message>
    <message>
        <source>At full strength the search plays &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>最強的搜尋下 &lt;b&gt;%1&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>At this rank and at full strength, the search plays &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>無論該等級還是最強，搜尋都下 &lt;b&gt;%1&lt;/b&gt;。</translation>
    </message>
    <message>
        <source> Choose a move to see its continuations.</source>
        <translation> 選擇一個著法以查看其後續變化。</translation>
    </message>
    <message>
        <source>Export the search</source>
        <translation>匯出搜尋結果</translation>
    </message>
    <message>
        <source> search.json</source>
        <translation> 搜尋.json</translation>
    </message>
    <message>
        <source>JSON (*.json);;Graphviz (*.dot);;Picture (*.svg)</source>
        <translation>JSON (*.json);;Graphviz (*.dot);;圖片 (*.svg)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>at full strength:</source>
        <translation>最強時：</translation>
    </message>
    <message>
        <source>This is the search that plays as an opponent of this rank. β̄ is the mean strength score after a move, δ its distance from the rank&apos;s own.</source>
        <translation>這是該等級對手所用的搜尋。β̄ 是一手之後的平均棋力分數，δ 是它與該等級自身分值的差距。</translation>
    </message>
    <message>
        <source>The search of an opponent at this rank, with β̄ and δ at every node, or the search of the network at full strength.</source>
        <translation>該等級對手的搜尋（每個節點帶 β̄ 和 δ），或神經網路最強的搜尋。</translation>
    </message>
    <message>
        <source>Which search</source>
        <translation>搜尋類型</translation>
    </message>
    <message>
        <source>The opponent&apos;s search</source>
        <translation>對手的搜尋</translation>
    </message>
    <message>
        <source>SE-MCTS</source>
        <translation>SE-MCTS</translation>
    </message>
    <message>
        <source>This is SE-MCTS at this rank. β̄ is the mean strength score after a move, δ its distance from the rank&apos;s own, which steers the search.</source>
        <translation>這是該等級的 SE-MCTS。β̄ 是一手之後的平均棋力分數，δ 是它與該等級數值之差，用於引導搜尋。</translation>
    </message>
    <message>
        <source>Same as the opponent</source>
        <translation>與對手相同</translation>
    </message>
    <message>
        <source>Opponents choose moves by the policy of their rank. SE-MCTS is the published search, steered by δ.</source>
        <translation>對手依其等級的策略選擇著法。SE-MCTS 是論文發表的、由 δ 引導的搜尋。</translation>
    </message>
    <message>
        <source>At %1, the search prefers &lt;b&gt;%2&lt;/b&gt;; at full strength it plays &lt;b&gt;%3&lt;/b&gt;.</source>
        <translation>在 %1 時，搜尋偏好 &lt;b&gt;%2&lt;/b&gt;；最強時下 &lt;b&gt;%3&lt;/b&gt;。</translation>
    </message>
</context>
<context>
    <name>TreeSearch</name>
    <message>
        <source>Searching</source>
        <translation>正在搜尋</translation>
    </message>
</context>
<context>
    <name>TypedMove</name>
    <message>
        <source>%1 plays %2</source>
        <translation>%1下 %2</translation>
    </message>
    <message>
        <source>%1: %2 from %3 to %4</source>
        <translation>%1：%2 從 %3 到 %4</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Evenmatch made no move in this game.</source>
        <translation>本局中 Evenmatch 沒有走棋。</translation>
    </message>
    <message>
        <source>%1 of Evenmatch&apos;s %2 moves (%3 %) are chosen by at least one in ten players of its rank, %4.</source>
        <translation>Evenmatch 的 %2 手中有 %1 手（%3%）是同等級（%4）棋手十人中至少一人會選擇的。</translation>
    </message>
    <message>
        <source>The same holds for %1 of your %2 moves (%3 %).</source>
        <translation>你的 %2 手中有 %1 手（%3%）也是如此。</translation>
    </message>
    <message>
        <source>Too few moves to compare them with people&apos;s.</source>
        <translation>手數太少，無法與人的著法比較。</translation>
    </message>
</context>
<context>
    <name>Verified</name>
    <message>
        <source>Ranks as on %1 (%2 to %3) and in the %4 (%5 and weaker). Tested on samples of %6 games by held-out players of one rank: %7 % got the exact rank, %8 % were within one rank.</source>
        <translation>等級依照 %1（%2 到 %3）和 %4（%5及以下）。用未參與訓練的同級棋手的對局、每次 %6 局檢驗：%7% 判為準確的等級，%8% 相差不超過一級。</translation>
    </message>
    <message>
        <source>Tested on samples of %1 games by held-out %2 players of one rank: %3 % were placed in the right %4-point band, %5 % within one band. From a single game, the %6 % interval was right for %7 % of %8 players.</source>
        <translation>用未參與訓練的同級 %2 棋手的對局、每次 %1 局檢驗：%3% 判到正確的 %4 分段，%5% 相差不超過一段。由單局得出的 %6% 區間，在 %8 名棋手中有 %7% 正確。</translation>
    </message>
    <message>
        <source>The strength of its opponents has not been measured.</source>
        <translation>其對手的棋力尚未測量。</translation>
    </message>
    <message>
        <source>Its opponents&apos; ranks are closer together than people&apos;s ranks.</source>
        <translation>其對手各等級之間的差距比人的小。</translation>
    </message>
    <message>
        <source>The strength of its opponents was tuned in matches against %1 and %2. Each rank shows its measured strength.</source>
        <translation>其對手的棋力是透過與 %1 和 %2 的對抗賽調整的。每個等級都顯示測得的棋力。</translation>
    </message>
    <message>
        <source>%1 dan</source>
        <translation>%1段</translation>
    </message>
    <message>
        <source>%1 kyu</source>
        <translation>%1級</translation>
    </message>
</context>
<context>
    <name>WhoAmICard</name>
    <message>
        <source>That is me</source>
        <translation>這就是我</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>搜尋名字</translation>
    </message>
    <message>
        <source>Possible names</source>
        <translation>可能的名字</translation>
    </message>
    <message numerus="yes">
        <source>Are you %1? This name occurs in %n games.</source>
        <translation>
            <numerusform>你是 %1 嗎？這個名字出現在 %n 局中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Which player are you? Choose your name to estimate your rank.</source>
        <translation>你是哪一位棋手？選擇你的名字以估計等級。</translation>
    </message>
    <message>
        <source>You are %1.</source>
        <translation>你是 %1。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>是別人…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>%1&apos;s games are those with the tag “%1”. You can choose names, too.</source>
        <translation>%1 的對局是帶有標籤「%1」的對局。也可以選擇名字。</translation>
    </message>
    <message>
        <source>%1&apos;s games are those of %2, and those with the tag “%1”.</source>
        <translation>%1 的對局是 %2 的對局，以及帶有標籤「%1」的對局。</translation>
    </message>
    <message>
        <source>“You” means %1 here.</source>
        <translation>此處的「你」指 %1。</translation>
    </message>
    <message>
        <source>the names of %1</source>
        <translation>%1 的名字</translation>
    </message>
</context>
<context>
    <name>Whose</name>
    <message>
        <source>A student with this name already exists.</source>
        <translation>已有同名的學生。</translation>
    </message>
    <message>
        <source>A student or a tag with this name already exists.</source>
        <translation>已有同名的學生或標籤。</translation>
    </message>
</context>
<context>
    <name>WhoseBox</name>
    <message>
        <source>Name of the student</source>
        <translation>學生姓名</translation>
    </message>
    <message>
        <source>The name is also the tag of the student&apos;s games. You can give it to games in the list on the Games page.</source>
        <translation>姓名也是該學生對局的標籤。可在「棋譜」頁的清單中為對局加上。</translation>
    </message>
    <message>
        <source>Add a student</source>
        <translation>新增學生</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>重新命名 %1</translation>
    </message>
    <message>
        <source>Whose rank and cards</source>
        <translation>誰的等級和卡片</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>學生</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>新增(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重新命名(&amp;R)…</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>Games, tags and cards are kept. They come back when you add a student with this name</source>
        <translation>對局、標籤和卡片會保留。新增同名學生後會恢復</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>我</translation>
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
        <translation>等待中</translation>
    </message>
    <message>
        <source>running, %1 %</source>
        <translation>進行中，%1%</translation>
    </message>
    <message>
        <source>running</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>full</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>sample of %1</source>
        <translation>樣本%1</translation>
    </message>
    <message>
        <source>network %1</source>
        <translation>神經網路%1</translation>
    </message>
    <message>
        <source>games of %1</source>
        <translation>棋譜：%1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>種子%1</translation>
    </message>
    <message>
        <source>Strength in search iterations</source>
        <translation>以迭代次數衡量棋手</translation>
    </message>
    <message>
        <source>Finds the number of iterations with which plain Monte Carlo tree search scores 50 % against a player: one number for the strength of any player in any game.</source>
        <translation>找出普通蒙地卡羅樹搜尋對某棋手得分率為 50% 的迭代次數：適用於任何棋類任何棋手的一個強度數值。</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>對抗賽</translation>
    </message>
    <message>
        <source>Two players play games from varied openings and swap colours. The result is their difference in Elo.</source>
        <translation>兩名棋手從不同開局交替執子對弈。結果是二者的 Elo 差。</translation>
    </message>
    <message>
        <source>Ranks estimated from games</source>
        <translation>由棋譜估計的等級</translation>
    </message>
    <message>
        <source>How often the rank of held-out players is estimated correctly, by number of games.</source>
        <translation>未知棋譜的等級估計正確的比率，依棋譜數。</translation>
    </message>
    <message>
        <source>Ranks estimated from parts of games</source>
        <translation>由部分棋譜估計的等級</translation>
    </message>
    <message>
        <source>How often the estimate is correct from the first moves, the last moves, or one move of each game.</source>
        <translation>由每局的最初若干手、最後若干手或一手估計正確的比率。</translation>
    </message>
    <message>
        <source>Ranks never seen in training</source>
        <translation>訓練中未見的等級</translation>
    </message>
    <message>
        <source>Whether a network trained on two or three ranks orders the others, too.</source>
        <translation>用兩三個等級訓練的神經網路能否為其他等級排序。</translation>
    </message>
    <message>
        <source>Win rate of the ranks</source>
        <translation>各等級勝率</translation>
    </message>
    <message>
        <source>How often each of this program&apos;s ranks beats the middle one.</source>
        <translation>本程式的各等級戰勝中間等級的比率。</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>循環賽</translation>
    </message>
    <message>
        <source>Ratings of two methods of adjusting strength, at five ranks each.</source>
        <translation>兩種調整棋力的方法的等級分，各五個等級。</translation>
    </message>
    <message>
        <source>Moves like people&apos;s</source>
        <translation>像人一樣的著法</translation>
    </message>
    <message>
        <source>How often each kind of search chooses the human&apos;s move.</source>
        <translation>每種搜尋選擇人的著法的比率。</translation>
    </message>
    <message>
        <source>Strength index and Elo</source>
        <translation>強度指數與 Elo</translation>
    </message>
    <message>
        <source>How much Elo the strength index z is worth, with a linear and a logistic fit.</source>
        <translation>強度指數 z 值多少 Elo，附線性和邏輯斯擬合。</translation>
    </message>
    <message>
        <source>The bound of the strength index</source>
        <translation>強度指數的界限</translation>
    </message>
    <message>
        <source>Checks that no move allowed by the strength index is worse than its proof permits.</source>
        <translation>檢驗強度指數所允許的著法不會差於其證明所允許的界限。</translation>
    </message>
    <message>
        <source>Adapting between games</source>
        <translation>局間適應</translation>
    </message>
    <message>
        <source>Whether a player that adapts after every game reaches the strength of five fixed opponents.</source>
        <translation>每局後自適應的棋手能否達到五個固定對手的棋力。</translation>
    </message>
    <message>
        <source>Adapting within a game</source>
        <translation>局內適應</translation>
    </message>
    <message>
        <source>Whether uneven pairs become more even when one player adapts during the game.</source>
        <translation>一方在局中自適應時，實力不均的雙方是否變得更均衡。</translation>
    </message>
    <message>
        <source>Ranks by the meta-model</source>
        <translation>元模型判斷等級</translation>
    </message>
    <message>
        <source>How much the estimate improves when policies of all levels and losses are combined.</source>
        <translation>綜合各層級的策略和損失時，估計改善多少。</translation>
    </message>
    <message>
        <source>What the meta-model needs</source>
        <translation>元模型需要什麼</translation>
    </message>
    <message>
        <source>Accuracy of the estimate without some of its features.</source>
        <translation>去掉部分特徵時估計的準確度。</translation>
    </message>
    <message>
        <source>Ranks of players</source>
        <translation>棋手的等級</translation>
    </message>
    <message>
        <source>Accuracy of the estimate when all games are of one player.</source>
        <translation>所有棋譜都出自一名棋手時估計的準確度。</translation>
    </message>
    <message>
        <source>Which levels distinguish which ranks</source>
        <translation>哪些層級能區分哪些等級</translation>
    </message>
    <message>
        <source>Iterations of known players</source>
        <translation>已知棋手的迭代次數</translation>
    </message>
    <message>
        <source>Measures players with known iterations to check the method, in three games.</source>
        <translation>在三種棋類中測量迭代次數已知的棋手，以檢驗該方法。</translation>
    </message>
    <message>
        <source>Iterations of simple players</source>
        <translation>簡單棋手的迭代次數</translation>
    </message>
    <message>
        <source>Measures random, heuristic and alpha-beta players in iterations, in three games.</source>
        <translation>在三種棋類中以迭代次數測量隨機、啟發式和 alpha-beta 棋手。</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>西洋棋</translation>
    </message>
    <message>
        <source>Go 19×19</source>
        <translation>圍棋 19×19</translation>
    </message>
    <message>
        <source>Go 9×9</source>
        <translation>圍棋 9×9</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>四子棋</translation>
    </message>
    <message>
        <source>Awari</source>
        <translation>阿瓦里</translation>
    </message>
    <message>
        <source>Othello 6×6</source>
        <translation>黑白棋 6×6</translation>
    </message>
    <message>
        <source>When a match is even</source>
        <translation>何時算勢均力敵</translation>
    </message>
    <message>
        <source>Compares the difference of wins with TrueSkill on simulated matches.</source>
        <translation>在模擬對抗賽上比較勝局之差與 TrueSkill。</translation>
    </message>
    <message>
        <source>Iterations between given bounds</source>
        <translation>給定上下限的迭代次數</translation>
    </message>
    <message>
        <source>Measures players with known iterations between given bounds, in three games.</source>
        <translation>在三種棋類中，於給定的上下限之間測量迭代次數已知的棋手。</translation>
    </message>
    <message>
        <source>Features for one player&apos;s rank</source>
        <translation>單一棋手等級的特徵</translation>
    </message>
    <message>
        <source>Accuracy of the estimate for one player without some of the features.</source>
        <translation>對單一棋手去掉部分特徵時估計的準確度。</translation>
    </message>
    <message>
        <source>Strength move by move</source>
        <translation>逐手的棋力</translation>
    </message>
    <message>
        <source>Mean strength score of every rank at each move of a game.</source>
        <translation>各等級在對局每一手的平均棋力分數。</translation>
    </message>
    <message>
        <source>Differences between players of one rank</source>
        <translation>同一等級棋手的差異</translation>
    </message>
    <message>
        <source>Compares the spread of one player&apos;s games with games of anyone of that rank.</source>
        <translation>比較單一棋手的對局與同等級任意棋手的對局的離散程度。</translation>
    </message>
    <message>
        <source>Two levels combined</source>
        <translation>兩個層級結合</translation>
    </message>
    <message>
        <source>How often the estimate is correct with the policy of one level, of another, and of both.</source>
        <translation>用一個模仿策略、用另一個、兩者一起時，估計正確的比率。</translation>
    </message>
    <message>
        <source>Losses by move number</source>
        <translation>依手數的損失</translation>
    </message>
    <message>
        <source>Mean loss of moves at each point of a game.</source>
        <translation>對局各處著法的平均損失。</translation>
    </message>
    <message>
        <source>%1 simulations per move</source>
        <translation>每手%1次模擬</translation>
    </message>
    <message>
        <source>For neighbouring ranks: the level whose policy distinguishes them best, and how well.</source>
        <translation>對相鄰等級：其策略最能區分二者的層級，以及區分的程度。</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>表</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>圖</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>圖</translation>
    </message>
    <message>
        <source>section</source>
        <translation>章節</translation>
    </message>
    <message>
        <source>and</source>
        <translation>和</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>heuristic</source>
        <translation>啟發式</translation>
    </message>
    <message>
        <source>random</source>
        <translation>隨機</translation>
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
            <numerusform>%1，%n 個執行緒</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Play Go and chess.</source>
        <translation>下圍棋與西洋棋。</translation>
    </message>
    <message>
        <source>Write a picture of the window and exit.</source>
        <translation>將視窗存成圖片後結束。</translation>
    </message>
    <message>
        <source>The page in the picture: play, review, tree, games, learn, lab or engines.</source>
        <translation>圖片中的頁面：play、review、tree、games、learn、lab、engines。</translation>
    </message>
    <message>
        <source>The picture&apos;s theme: light or dark.</source>
        <translation>圖片的佈景主題：light 或 dark。</translation>
    </message>
    <message>
        <source>Pixels for each point of the picture, 0.5 to 4.</source>
        <translation>圖片每一點的像素數，0.5 到 4。</translation>
    </message>
    <message>
        <source>Size of the pictured window.</source>
        <translation>圖片中視窗的大小。</translation>
    </message>
    <message>
        <source>A folder with a game in progress to continue.</source>
        <translation>含有要繼續的進行中對局的資料夾。</translation>
    </message>
    <message>
        <source>The move in the picture.</source>
        <translation>圖片中的第幾手。</translation>
    </message>
    <message>
        <source>The library in the picture.</source>
        <translation>圖片中的棋譜庫。</translation>
    </message>
    <message>
        <source>Maximum time that the picture waits for running work, in seconds.</source>
        <translation>圖片等候進行中的工作的最長時間，以秒計。</translation>
    </message>
    <message>
        <source>Play, review and import the files, print the longest pause of the window&apos;s thread, and exit.</source>
        <translation>用這些檔案對弈、覆盤和匯入，輸出視窗執行緒的最長停頓時間，然後結束。</translation>
    </message>
    <message>
        <source>Beside the board: welcome, new, new-chess, settings, keys, about; on the Games page: rank; on the Lab page: measure.</source>
        <translation>棋盤旁：welcome、new、new-chess、settings、keys、about；棋譜頁：rank；實驗室頁：measure。</translation>
    </message>
    <message>
        <source>The player of the library whose rank is in the picture.</source>
        <translation>圖中顯示其等級的棋譜庫棋手。</translation>
    </message>
    <message>
        <source>A game to open. Several games, or a folder, are imported.</source>
        <translation>要開啟的棋譜。多個棋譜或資料夾會被匯入。</translation>
    </message>
    <message>
        <source>Print the version and the bundled networks.</source>
        <translation>輸出版本和內附的神經網路。</translation>
    </message>
    <message>
        <source>--theme must be light or dark, not “%1”</source>
        <translation>--theme 必須是 light 或 dark，而不是「%1」</translation>
    </message>
    <message>
        <source>--size must be WIDTHxHEIGHT, from 320x240 to 8000x8000</source>
        <translation>--size 必須是 寬x高，從 320x240 到 8000x8000</translation>
    </message>
    <message>
        <source>Language of the window: en, de, ja, ko, zh_CN or zh_TW.</source>
        <translation>視窗的語言：en、de、ja、ko、zh_CN 或 zh_TW。</translation>
    </message>
    <message>
        <source>Evenmatch is already running, but it does not respond. Close it, then start it again.</source>
        <translation>Evenmatch 已在執行，但沒有回應。請先將其關閉，再重新啟動。</translation>
    </message>
    <message>
        <source>Evenmatch is running on the computer %1, which shares your folder. Close it there. If it ended in a crash, delete %2.</source>
        <translation>共用此資料夾的電腦 %1 上正在執行 Evenmatch。請在那裡將其關閉。如果它是當機結束的，請刪除 %2。</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <source>triangle</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>square</source>
        <translation>方形</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>圓形</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>叉號</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>標記</translation>
    </message>
    <message>
        <source>%1 %, %2</source>
        <translation>%1%，%2</translation>
    </message>
    <message>
        <source>β %1</source>
        <translation>β %1</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>箭頭</translation>
    </message>
    <message>
        <source>loses %1 points</source>
        <translation>損失 %1 目</translation>
    </message>
    <message>
        <source>loses %1 %</source>
        <translation>損失 %1%</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Black&apos;s, %1 %</source>
        <translation>歸黑，%1%</translation>
    </message>
    <message>
        <source>White&apos;s, %1 %</source>
        <translation>歸白，%1%</translation>
    </message>
</context>
<context>
    <name>ranks</name>
    <message>
        <source>%1 dan</source>
        <translation>%1段</translation>
    </message>
    <message>
        <source>%1 kyu</source>
        <translation>%1級</translation>
    </message>
    <message>
        <source>%1 dan professional</source>
        <translation>職業%1段</translation>
    </message>
    <message>
        <source>among the strongest amateurs</source>
        <translation>頂尖的業餘棋手之一</translation>
    </message>
    <message>
        <source>wins club tournaments, reads deeply</source>
        <translation>能贏得棋社比賽，算得很深</translation>
    </message>
    <message>
        <source>an experienced club player</source>
        <translation>經驗豐富的棋社棋手</translation>
    </message>
    <message>
        <source>a solid club player</source>
        <translation>扎實的棋社棋手</translation>
    </message>
    <message>
        <source>reads fights well, loses through bad shape</source>
        <translation>戰鬥計算好，但因棋形差而吃虧</translation>
    </message>
    <message>
        <source>knows the basic shapes, misses some of them</source>
        <translation>懂得基本棋形，偶有遺漏</translation>
    </message>
    <message>
        <source>has played a few dozen games</source>
        <translation>下過幾十局棋</translation>
    </message>
    <message>
        <source>a master online</source>
        <translation>線上棋壇的大師</translation>
    </message>
    <message>
        <source>rarely blunders</source>
        <translation>很少出現嚴重失誤</translation>
    </message>
    <message>
        <source>a very strong club player</source>
        <translation>非常強的棋社棋手</translation>
    </message>
    <message>
        <source>a strong club player</source>
        <translation>很強的棋社棋手</translation>
    </message>
    <message>
        <source>a good club player</source>
        <translation>不錯的棋社棋手</translation>
    </message>
    <message>
        <source>sees two-move tactics</source>
        <translation>看得出兩步的戰術</translation>
    </message>
    <message>
        <source>sees simple threats, often leaves pieces hanging</source>
        <translation>看得出簡單的威脅，但常白送棋子</translation>
    </message>
    <message>
        <source>knows the rules and likes to attack</source>
        <translation>懂得規則，喜歡進攻</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1 % of %2</source>
        <translation>%2 中的 %1%</translation>
    </message>
    <message>
        <source>1 dan</source>
        <translation>初段</translation>
    </message>
    <message>
        <source>1 dan professional</source>
        <translation>職業初段</translation>
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
        <translation>失誤</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>嚴重失誤</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1目</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 leads by %2</source>
        <translation>%1領先%2</translation>
    </message>
    <message>
        <source>%1&apos;s winning chances: %2 %</source>
        <translation>%1的勝率：%2%</translation>
    </message>
    <message>
        <source>Move %1, %2 %3: %5, loses %4</source>
        <translation>第%1手，%2 %3：%5，損失%4</translation>
    </message>
    <message>
        <source>fewer than 0.1 %</source>
        <translation>不到0.1%</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中%1</translation>
    </message>
    <message>
        <source>Move %1, %2 %3: unusual, played by %4 of %5</source>
        <translation>第%1手，%2 %3：少見，%5中%4會下</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>開局</translation>
    </message>
    <message>
        <source>middle game</source>
        <translation>中局</translation>
    </message>
    <message>
        <source>endgame</source>
        <translation>終盤</translation>
    </message>
    <message>
        <source>After the last move</source>
        <translation>最後一手之後</translation>
    </message>
    <message>
        <source>quality %1</source>
        <translation>品質 %1</translation>
    </message>
    <message>
        <source>largest mistakes</source>
        <translation>最大的失誤</translation>
    </message>
    <message>
        <source>unusual for the rank</source>
        <translation>對該等級少見</translation>
    </message>
    <message>
        <source>%1’s lead</source>
        <translation>%1的領先</translation>
    </message>
    <message>
        <source>%1’s winning chances, %</source>
        <translation>%1的勝率，%</translation>
    </message>
    <message>
        <source>players at %1 lose %2 here on average</source>
        <translation>%1的棋手在此平均損失%2</translation>
    </message>
    <message>
        <source>%1: %2. Best: %3</source>
        <translation>%1：%2。最佳：%3</translation>
    </message>
    <message>
        <source> (%1 in the file)</source>
        <translation>（檔案中為%1）</translation>
    </message>
    <message>
        <source>lost %1 (%2)</source>
        <translation>損失 %1（%2）</translation>
    </message>
    <message>
        <source>%1, depth %2</source>
        <translation>%1，深度%2</translation>
    </message>
    <message>
        <source>file: %1</source>
        <translation>檔案：%1</translation>
    </message>
    <message>
        <source>%1 mates in %2</source>
        <translation>%1 %2 步殺</translation>
    </message>
    <message>
        <source>%1 pawns for White</source>
        <translation>白方 %1 兵</translation>
    </message>
    <message>
        <source>brilliant</source>
        <translation>妙著</translation>
    </message>
    <message>
        <source>Move %1, %2 %3: brilliant, the only good move, found by %4 of %5</source>
        <translation>第%1手，%2 %3：妙著，唯一的好棋，%5中%4能下出</translation>
    </message>
</context>
</TS>
