<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AccountDialog</name>
    <message>
        <source>This is my account</source>
        <translation>这是我的账号</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>获取</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Games from an account</source>
        <translation>来自账号的棋谱</translation>
    </message>
    <message>
        <source>All, or from a date such as 2024-05-31</source>
        <translation>全部，或自某日起，如 2024-05-31</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>服务器(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;User name</source>
        <translation>用户名(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>棋谱(&amp;G)</translation>
    </message>
    <message>
        <source>Time controls</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Also include</source>
        <translation>还包括</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The download continues; you can stop it in the status bar</source>
        <translation>下载会继续进行；可在状态栏中停止</translation>
    </message>
    <message>
        <source>Choose at least one time control.</source>
        <translation>请至少选择一种用时。</translation>
    </message>
    <message>
        <source>Enter a user name first.</source>
        <translation>请先输入用户名。</translation>
    </message>
    <message>
        <source>Contacting %1…</source>
        <translation>正在连接 %1…</translation>
    </message>
    <message>
        <source>Evenmatch contacts only %1, and only when you press Fetch. It sends the user name, your choice of games, and “%2” as its own name. It sends no cookies and no keys.</source>
        <translation>Evenmatch 只连接 %1，而且只在你按“获取”时连接。它发送用户名、你选择的棋谱范围，以及自己的名称“%2”。不发送 Cookie，也不发送密钥。</translation>
    </message>
    <message>
        <source>Stopped. The games fetched so far are kept; Fetch continues from there.</source>
        <translation>已停止。已获取的棋谱会保留；按“获取”可从此处继续。</translation>
    </message>
    <message numerus="yes">
        <source>%n games outside your choice were skipped.</source>
        <translation>
            <numerusform>已跳过不在所选范围内的 %n 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the date as 2024-05-31.</source>
        <translation>日期请写成 2024-05-31 的形式。</translation>
    </message>
</context>
<context>
    <name>AccountWords</name>
    <message>
        <source>Bullet</source>
        <translation>子弹棋</translation>
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
        <translation>慢棋、实时</translation>
    </message>
    <message>
        <source>Correspondence</source>
        <translation>通讯棋</translation>
    </message>
    <message>
        <source>Casual games</source>
        <translation>不计分对局</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Aborted games</source>
        <translation>中止的对局</translation>
    </message>
    <message>
        <source>Games against bots</source>
        <translation>与机器人的对局</translation>
    </message>
</context>
<context>
    <name>Accounts</name>
    <message>
        <source>%1 does not respond: %2</source>
        <translation>%1 没有回应：%2</translation>
    </message>
    <message>
        <source>%1 has no user of this name</source>
        <translation>%1 上没有叫这个名字的用户</translation>
    </message>
    <message>
        <source>%1 has no game at this address</source>
        <translation>%1 的这个地址没有棋谱</translation>
    </message>
    <message>
        <source>%1 refused the request (%2)</source>
        <translation>%1 拒绝了请求（%2）</translation>
    </message>
    <message>
        <source>%1 limits requests; the games fetched so far are kept, try again in an hour</source>
        <translation>%1 限制了请求次数；已获取的棋谱会保留，请一小时后再试</translation>
    </message>
    <message>
        <source>%1 returned an unexpected response: %2</source>
        <translation>%1 返回了意外的响应：%2</translation>
    </message>
    <message>
        <source>the connection to %1 was lost; the games fetched so far are kept, Fetch continues from there: %2</source>
        <translation>与 %1 的连接已断开；已获取的棋谱会保留，按“获取”可从此处继续：%2</translation>
    </message>
</context>
<context>
    <name>AddressDialog</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open a game by its address</source>
        <translation>按地址打开棋谱</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Evenmatch contacts only %1. It sends the number of the game, %2, and “%3” as its own name.</source>
        <translation>Evenmatch 只连接 %1。它发送棋谱编号 %2，以及自己的名称“%3”。</translation>
    </message>
    <message>
        <source>Paste the address of a game on lichess.org or online-go.com. For chess.com, use Games ▸ Import ▸ From an account.</source>
        <translation>请粘贴 lichess.org 或 online-go.com 上棋谱的地址。chess.com 请使用“棋谱 ▸ 导入 ▸ 来自账号”。</translation>
    </message>
    <message>
        <source>Contacting %1…</source>
        <translation>正在连接 %1…</translation>
    </message>
    <message>
        <source>Fetching a game</source>
        <translation>正在获取棋谱</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Live analysis</source>
        <translation>实时分析</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>领地</translation>
    </message>
    <message>
        <source>Show on the board which points will belong to Black and which to White</source>
        <translation>在棋盘上显示各点将归黑方还是白方</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>分析引擎</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>变化数量</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>选项…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Stop the live analysis</source>
        <translation>停止实时分析</translation>
    </message>
    <message>
        <source>Start the live analysis</source>
        <translation>开始实时分析</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>威胁</translation>
    </message>
    <message>
        <source>Show what the opponent would play if it were their turn</source>
        <translation>显示若轮到对方走棋时对方的着法</translation>
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
        <translation>%1% 的胜率</translation>
    </message>
    <message>
        <source>%1 is better.</source>
        <translation>%1 更好。</translation>
    </message>
    <message>
        <source>Of 100 players of your rank (%1), %2 play %3 here and %4 play %5.</source>
        <translation>100 名与你同等级（%1）的棋手中，此处有 %2 人下 %3，%4 人下 %5。</translation>
    </message>
    <message>
        <source>Of 100 players one rank above you (%1), %2 play %3 here and %4 play %5.</source>
        <translation>100 名比你高一级（%1）的棋手中，此处有 %2 人下 %3，%4 人下 %5。</translation>
    </message>
    <message>
        <source>Best line by %1, depth %2.</source>
        <translation>%1 的最佳变化，深度 %2。</translation>
    </message>
    <message>
        <source>Best line by %1.</source>
        <translation>%1 的最佳变化。</translation>
    </message>
    <message>
        <source>%1 of 100 players of your rank (%2) play %3</source>
        <translation>100 名与你同等级（%2）的棋手中有 %1 人下 %3</translation>
    </message>
    <message>
        <source>%1; the search prefers %2.</source>
        <translation>%1；搜索更倾向于 %2。</translation>
    </message>
    <message>
        <source>%1; the search prefers %2 by %3.</source>
        <translation>%1；搜索以 %3 的优势更倾向于 %2。</translation>
    </message>
    <message>
        <source>Blunder: it loses %1.</source>
        <translation>严重失误：损失 %1。</translation>
    </message>
    <message>
        <source>Mistake: it loses %1.</source>
        <translation>失误：损失 %1。</translation>
    </message>
    <message>
        <source>Brilliant: the only good move. Of 100 players of your rank (%1), %2 find it.</source>
        <translation>妙着：唯一的好棋。100 名与你同等级（%1）的棋手中，有 %2 人能下出。</translation>
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
        <translation>你的着法的平均棋力分数（β），按手数</translation>
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
        <translation>双方每一手的 β</translation>
    </message>
</context>
<context>
    <name>BoardExport</name>
    <message>
        <source>Export the board as an image</source>
        <translation>将棋盘导出为图像</translation>
    </message>
    <message>
        <source>PNG (*.png);;SVG (*.svg);;PDF (*.pdf)</source>
        <translation>PNG (*.png);;SVG (*.svg);;PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Board copied to the clipboard as an image.</source>
        <translation>已将棋盘作为图像复制到剪贴板。</translation>
    </message>
    <message>
        <source>Print the board</source>
        <translation>打印棋盘</translation>
    </message>
    <message>
        <source>This position has no line of moves.</source>
        <translation>此局面没有着法序列。</translation>
    </message>
    <message>
        <source>Export the line as an animation</source>
        <translation>将着法导出为动画</translation>
    </message>
    <message>
        <source>GIF (*.gif)</source>
        <translation>GIF (*.gif)</translation>
    </message>
    <message>
        <source>Drawing the moves…</source>
        <translation>正在绘制着法…</translation>
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
        <translation>纸</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>素雅</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>木纹</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
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
        <translation>画上的</translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>This game is in progress. Make its moves on the Play page.</source>
        <translation>这盘棋正在进行。请在“对弈”页走棋。</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>, played</source>
        <translation>，实战</translation>
    </message>
    <message>
        <source>%1%2: β %3</source>
        <translation>%1%2：β %3</translation>
    </message>
    <message>
        <source>%1%2: %3 % of %4</source>
        <translation>%1%2：%4有 %3% 会下</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>players of all ranks</source>
        <translation>各等级棋手</translation>
    </message>
</context>
<context>
    <name>CandidateView</name>
    <message>
        <source>Candidate moves: how often players of each rank choose them, in percent</source>
        <translation>候选着法：各等级棋手选择它的百分比</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Choose all moves</source>
        <translation>选择所有着法</translation>
    </message>
</context>
<context>
    <name>CardExchange</name>
    <message>
        <source>%1. Is there anything to find?</source>
        <translation>%1。此处有需要找出的着法吗？</translation>
    </message>
    <message>
        <source>%1. Find the best move.</source>
        <translation>%1。找出最佳着法。</translation>
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
        <translation>导出卡片</translation>
    </message>
    <message>
        <source>Chess cards (*.pgn);;Go cards (*.sgf);;PDF (*.pdf)</source>
        <translation>国际象棋卡片 (*.pgn);;围棋卡片 (*.sgf);;PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation>导入卡片</translation>
    </message>
    <message>
        <source>Cards (*.pgn *.sgf);;All files (*)</source>
        <translation>卡片 (*.pgn *.sgf);;所有文件 (*)</translation>
    </message>
    <message>
        <source>There are no cards to export.</source>
        <translation>没有可导出的卡片。</translation>
    </message>
    <message numerus="yes">
        <source>%n cards written to %1.</source>
        <translation>
            <numerusform>已将 %n 张卡片写入 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose your name on the Games page first: cards belong to a player.</source>
        <translation>请先在“棋谱”页选择你的名字：卡片属于某位棋手。</translation>
    </message>
    <message>
        <source>There are no cards in %1.</source>
        <translation>%1 中没有卡片。</translation>
    </message>
    <message>
        <source>Cards added: %1.</source>
        <translation>已添加卡片：%1 张。</translation>
    </message>
    <message>
        <source>Already there: %1.</source>
        <translation>已有：%1 张。</translation>
    </message>
    <message>
        <source>Damaged: %1.</source>
        <translation>损坏：%1 张。</translation>
    </message>
</context>
<context>
    <name>CardLesson</name>
    <message>
        <source>More cards are being made from your games…</source>
        <translation>正在用你的对局制作更多卡片…</translation>
    </message>
    <message>
        <source>Session complete.</source>
        <translation>本次练习完成。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message numerus="yes">
        <source>%n cards to go</source>
        <translation>
            <numerusform>还剩 %n 张卡片</numerusform>
        </translation>
    </message>
    <message>
        <source>Any sensible move is fine</source>
        <translation>合理的着法都可以</translation>
    </message>
    <message>
        <source>Which move? You have one try.</source>
        <translation>是哪一步？只有一次机会。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <translation>这次不对。</translation>
    </message>
    <message>
        <source>There was nothing special to find here.</source>
        <translation>这里没有特别要找的棋。</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Show the best move</source>
        <translation>显示最佳着法</translation>
    </message>
    <message>
        <source>Show what happened to your move</source>
        <translation>显示你那步棋之后的变化</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>从这里开始下</translation>
    </message>
    <message>
        <source>%1 of %2 solved at the first try.</source>
        <translation>%2 张中有 %1 张一次答对。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 missed.</source>
        <translation>%1：%3 次中错过 %2 次。</translation>
    </message>
    <message>
        <source>Your answer to a card could not be saved: %1.</source>
        <translation>你对一张卡片的回答无法保存：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n answers could not be saved: %1.</source>
        <translation>
            <numerusform>有 %n 个回答无法保存：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save them again</source>
        <translation>再次保存</translation>
    </message>
    <message>
        <source>From one of your games. Is there a move to find, or is any sensible move fine?</source>
        <translation>取自你的对局。这里有要找的棋，还是合理的着法都可以？</translation>
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
        <translation>这里有要找的棋。</translation>
    </message>
    <message>
        <source>Your move: %1</source>
        <translation>你的着法：%1</translation>
    </message>
    <message>
        <source>%1 Try again.</source>
        <translation>%1再试一次。</translation>
    </message>
    <message>
        <source>Missed cards return until they are solved, then after 3 and after 10 days.</source>
        <translation>答错的卡片会反复出现直到答对，之后是 3 天后和 10 天后。</translation>
    </message>
    <message>
        <source>more cards are being made</source>
        <translation>正在制作更多卡片</translation>
    </message>
    <message>
        <source>last card</source>
        <translation>最后一张卡片</translation>
    </message>
</context>
<context>
    <name>ChessBoardWidget</name>
    <message>
        <source>Chess board</source>
        <translation>国际象棋棋盘</translation>
    </message>
    <message>
        <source>promote to %1</source>
        <translation>升变为%1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>已选中</translation>
    </message>
    <message>
        <source>can move here</source>
        <translation>可走到这里</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>被将军</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>最后一手</translation>
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
        <translation>波兰开局</translation>
    </message>
    <message>
        <source>Grob Opening</source>
        <translation>格罗布开局</translation>
    </message>
    <message>
        <source>Van&apos;t Kruijs Opening</source>
        <translation>范特克鲁伊斯开局</translation>
    </message>
    <message>
        <source>Mieses Opening</source>
        <translation>米泽斯开局</translation>
    </message>
    <message>
        <source>Saragossa Opening</source>
        <translation>萨拉戈萨开局</translation>
    </message>
    <message>
        <source>Anderssen&apos;s Opening</source>
        <translation>安德森开局</translation>
    </message>
    <message>
        <source>Ware Opening</source>
        <translation>韦尔开局</translation>
    </message>
    <message>
        <source>Barnes Opening</source>
        <translation>巴恩斯开局</translation>
    </message>
    <message>
        <source>Clemenz Opening</source>
        <translation>克莱门茨开局</translation>
    </message>
    <message>
        <source>Kádas Opening</source>
        <translation>卡达斯开局</translation>
    </message>
    <message>
        <source>Van Geet Opening</source>
        <translation>范吉特开局</translation>
    </message>
    <message>
        <source>Durkin Opening</source>
        <translation>德金开局</translation>
    </message>
    <message>
        <source>Amar Opening</source>
        <translation>阿马尔开局</translation>
    </message>
    <message>
        <source>Benko&apos;s Opening</source>
        <translation>班科开局</translation>
    </message>
    <message>
        <source>Nimzo-Larsen Attack</source>
        <translation>尼姆佐-拉尔森攻击</translation>
    </message>
    <message>
        <source>Bird&apos;s Opening</source>
        <translation>伯德开局</translation>
    </message>
    <message>
        <source>Réti Opening</source>
        <translation>列蒂开局</translation>
    </message>
    <message>
        <source>King&apos;s Indian Attack</source>
        <translation>王翼印度攻击</translation>
    </message>
    <message>
        <source>English Opening</source>
        <translation>英国式开局</translation>
    </message>
    <message>
        <source>Queen&apos;s Pawn Game</source>
        <translation>后兵开局</translation>
    </message>
    <message>
        <source>Englund Gambit</source>
        <translation>恩格隆弃兵</translation>
    </message>
    <message>
        <source>English Defence</source>
        <translation>英国防御</translation>
    </message>
    <message>
        <source>Modern Defence</source>
        <translation>现代防御</translation>
    </message>
    <message>
        <source>Polish Defence</source>
        <translation>波兰防御</translation>
    </message>
    <message>
        <source>Old Indian Defence</source>
        <translation>古印度防御</translation>
    </message>
    <message>
        <source>Rat Defence</source>
        <translation>鼠防御</translation>
    </message>
    <message>
        <source>Old Benoni Defence</source>
        <translation>老别诺尼防御</translation>
    </message>
    <message>
        <source>Czech Benoni without Nf6</source>
        <translation>捷克别诺尼防御（不走Nf6）</translation>
    </message>
    <message>
        <source>Indian Defence</source>
        <translation>印度防御</translation>
    </message>
    <message>
        <source>Trompowsky Attack</source>
        <translation>特罗姆波夫斯基攻击</translation>
    </message>
    <message>
        <source>Jobava London System</source>
        <translation>乔巴瓦伦敦体系</translation>
    </message>
    <message>
        <source>Torre Attack</source>
        <translation>托雷攻击</translation>
    </message>
    <message>
        <source>London System</source>
        <translation>伦敦体系</translation>
    </message>
    <message>
        <source>Colle System</source>
        <translation>科勒体系</translation>
    </message>
    <message>
        <source>Queen&apos;s Indian Defence without c4</source>
        <translation>后翼印度防御（不走c4）</translation>
    </message>
    <message>
        <source>East Indian Defence</source>
        <translation>东印度防御</translation>
    </message>
    <message>
        <source>London System against the King&apos;s Indian</source>
        <translation>伦敦体系对王翼印度</translation>
    </message>
    <message>
        <source>Torre Attack against the King&apos;s Indian</source>
        <translation>托雷攻击对王翼印度</translation>
    </message>
    <message>
        <source>Queen&apos;s Indian Accelerated</source>
        <translation>加速后翼印度防御</translation>
    </message>
    <message>
        <source>Budapest Defence</source>
        <translation>布达佩斯防御</translation>
    </message>
    <message>
        <source>Benoni Defence</source>
        <translation>别诺尼防御</translation>
    </message>
    <message>
        <source>Czech Benoni</source>
        <translation>捷克别诺尼防御</translation>
    </message>
    <message>
        <source>Benko Gambit</source>
        <translation>班科弃兵</translation>
    </message>
    <message>
        <source>Benko Gambit Accepted</source>
        <translation>接受班科弃兵</translation>
    </message>
    <message>
        <source>Modern Benoni</source>
        <translation>现代别诺尼防御</translation>
    </message>
    <message>
        <source>Dutch Defence</source>
        <translation>荷兰防御</translation>
    </message>
    <message>
        <source>King&apos;s Pawn Game</source>
        <translation>王兵开局</translation>
    </message>
    <message>
        <source>Nimzowitsch Defence</source>
        <translation>尼姆佐维奇防御</translation>
    </message>
    <message>
        <source>Owen Defence</source>
        <translation>欧文防御</translation>
    </message>
    <message>
        <source>St. George Defence</source>
        <translation>圣乔治防御</translation>
    </message>
    <message>
        <source>Borg Defence</source>
        <translation>博格防御</translation>
    </message>
    <message>
        <source>Scandinavian Defence</source>
        <translation>斯堪的纳维亚防御</translation>
    </message>
    <message>
        <source>Alekhine Defence</source>
        <translation>阿廖欣防御</translation>
    </message>
    <message>
        <source>Pirc Defence</source>
        <translation>皮尔茨防御</translation>
    </message>
    <message>
        <source>Czech Defence</source>
        <translation>捷克防御</translation>
    </message>
    <message>
        <source>Lion Defence</source>
        <translation>狮子防御</translation>
    </message>
    <message>
        <source>Caro-Kann Defence</source>
        <translation>卡罗-卡恩防御</translation>
    </message>
    <message>
        <source>Sicilian Defence</source>
        <translation>西西里防御</translation>
    </message>
    <message>
        <source>French Defence</source>
        <translation>法兰西防御</translation>
    </message>
    <message>
        <source>Open Game</source>
        <translation>开放性开局</translation>
    </message>
    <message>
        <source>Portuguese Opening</source>
        <translation>葡萄牙开局</translation>
    </message>
    <message>
        <source>Centre Game</source>
        <translation>中心开局</translation>
    </message>
    <message>
        <source>Danish Gambit</source>
        <translation>丹麦弃兵</translation>
    </message>
    <message>
        <source>Bishop&apos;s Opening</source>
        <translation>飞象开局</translation>
    </message>
    <message>
        <source>Vienna Game</source>
        <translation>维也纳开局</translation>
    </message>
    <message>
        <source>King&apos;s Gambit</source>
        <translation>王翼弃兵</translation>
    </message>
    <message>
        <source>King&apos;s Gambit Declined</source>
        <translation>拒王翼弃兵</translation>
    </message>
    <message>
        <source>King&apos;s Gambit Accepted</source>
        <translation>接受王翼弃兵</translation>
    </message>
    <message>
        <source>King&apos;s Knight Opening</source>
        <translation>王翼马开局</translation>
    </message>
    <message>
        <source>Latvian Gambit</source>
        <translation>拉脱维亚弃兵</translation>
    </message>
    <message>
        <source>Elephant Gambit</source>
        <translation>大象弃兵</translation>
    </message>
    <message>
        <source>Damiano Defence</source>
        <translation>达米亚诺防御</translation>
    </message>
    <message>
        <source>Philidor Defence</source>
        <translation>菲利道尔防御</translation>
    </message>
    <message>
        <source>Petrov&apos;s Defence</source>
        <translation>俄罗斯防御</translation>
    </message>
    <message>
        <source>Ponziani Opening</source>
        <translation>庞齐亚尼开局</translation>
    </message>
    <message>
        <source>Scotch Game</source>
        <translation>苏格兰开局</translation>
    </message>
    <message>
        <source>Scotch Gambit</source>
        <translation>苏格兰弃兵</translation>
    </message>
    <message>
        <source>Göring Gambit</source>
        <translation>戈林弃兵</translation>
    </message>
    <message>
        <source>Inverted Hungarian Opening</source>
        <translation>先手匈牙利开局</translation>
    </message>
    <message>
        <source>Three Knights Opening</source>
        <translation>三马开局</translation>
    </message>
    <message>
        <source>Four Knights Game</source>
        <translation>四马开局</translation>
    </message>
    <message>
        <source>Italian Game</source>
        <translation>意大利开局</translation>
    </message>
    <message>
        <source>Ruy Lopez</source>
        <translation>西班牙开局</translation>
    </message>
    <message>
        <source>Blackmar-Diemer Gambit</source>
        <translation>布莱克马-迪默弃兵</translation>
    </message>
    <message>
        <source>Levitsky Attack</source>
        <translation>列维茨基攻击</translation>
    </message>
    <message>
        <source>Richter-Veresov Attack</source>
        <translation>里希特-维列索夫攻击</translation>
    </message>
    <message>
        <source>Colle-Zukertort System</source>
        <translation>科勒-楚克托特体系</translation>
    </message>
    <message>
        <source>Queen&apos;s Gambit</source>
        <translation>后翼弃兵</translation>
    </message>
    <message>
        <source>Queen&apos;s Gambit Declined</source>
        <translation>拒后翼弃兵</translation>
    </message>
    <message>
        <source>Slav Defence</source>
        <translation>斯拉夫防御</translation>
    </message>
    <message>
        <source>Queen&apos;s Gambit Accepted</source>
        <translation>接受后翼弃兵</translation>
    </message>
    <message>
        <source>Semi-Slav Defence</source>
        <translation>半斯拉夫防御</translation>
    </message>
    <message>
        <source>Tarrasch Defence</source>
        <translation>塔拉什防御</translation>
    </message>
    <message>
        <source>Semi-Tarrasch Defence</source>
        <translation>半塔拉什防御</translation>
    </message>
    <message>
        <source>Neo-Grünfeld Defence</source>
        <translation>新格林菲尔德防御</translation>
    </message>
    <message>
        <source>Grünfeld Defence</source>
        <translation>格林菲尔德防御</translation>
    </message>
    <message>
        <source>Catalan Opening</source>
        <translation>卡塔兰开局</translation>
    </message>
    <message>
        <source>Blumenfeld Countergambit</source>
        <translation>布卢门菲尔德反弃兵</translation>
    </message>
    <message>
        <source>Bogo-Indian Defence</source>
        <translation>博戈-印度防御</translation>
    </message>
    <message>
        <source>Queen&apos;s Indian Defence</source>
        <translation>后翼印度防御</translation>
    </message>
    <message>
        <source>Nimzo-Indian Defence</source>
        <translation>尼姆佐-印度防御</translation>
    </message>
    <message>
        <source>King&apos;s Indian Defence</source>
        <translation>王翼印度防御</translation>
    </message>
    <message>
        <source>Zukertort Opening</source>
        <translation>楚克托特开局</translation>
    </message>
    <message>
        <source>Hungarian Opening</source>
        <translation>匈牙利开局</translation>
    </message>
    <message>
        <source>Russian Game</source>
        <translation>俄罗斯开局</translation>
    </message>
    <message>
        <source>Bird Opening</source>
        <translation>伯德开局</translation>
    </message>
    <message>
        <source>Modern Variation</source>
        <translation>现代变例</translation>
    </message>
    <message>
        <source>Classical Variation</source>
        <translation>古典变例</translation>
    </message>
    <message>
        <source>From&apos;s Gambit</source>
        <translation>弗罗姆弃兵</translation>
    </message>
    <message>
        <source>Dutch Variation</source>
        <translation>荷兰变例</translation>
    </message>
    <message>
        <source>Kingside Fianchetto</source>
        <translation>王翼堡垒象</translation>
    </message>
    <message>
        <source>Nimzo-Larsen Variation</source>
        <translation>尼姆佐-拉尔森变例</translation>
    </message>
    <message>
        <source>Keres Variation</source>
        <translation>凯列斯变例</translation>
    </message>
    <message>
        <source>Yugoslav Variation</source>
        <translation>南斯拉夫变例</translation>
    </message>
    <message>
        <source>Advance Variation</source>
        <translation>挺进变例</translation>
    </message>
    <message>
        <source>Réti Gambit Accepted</source>
        <translation>接受列蒂弃兵</translation>
    </message>
    <message>
        <source>Anglo-Dutch Defence</source>
        <translation>英荷防御</translation>
    </message>
    <message>
        <source>Caro-Kann Defensive System</source>
        <translation>卡罗-卡恩防御体系</translation>
    </message>
    <message>
        <source>London Defensive System</source>
        <translation>伦敦防御体系</translation>
    </message>
    <message>
        <source>Agincourt Defence</source>
        <translation>阿金库尔防御</translation>
    </message>
    <message>
        <source>Neo-Catalan</source>
        <translation>新卡塔兰</translation>
    </message>
    <message>
        <source>Neo-Catalan Declined</source>
        <translation>拒新卡塔兰</translation>
    </message>
    <message>
        <source>Anglo-Indian Defence</source>
        <translation>英印防御</translation>
    </message>
    <message>
        <source>Queen&apos;s Knight Variation</source>
        <translation>后翼马变例</translation>
    </message>
    <message>
        <source>Anglo-Grünfeld Defence</source>
        <translation>英式格林菲尔德防御</translation>
    </message>
    <message>
        <source>Hedgehog System</source>
        <translation>刺猬体系</translation>
    </message>
    <message>
        <source>Mikenas-Carls Variation</source>
        <translation>米凯纳斯-卡尔斯变例</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>西西里</translation>
    </message>
    <message>
        <source>King&apos;s English Variation</source>
        <translation>王翼英国变例</translation>
    </message>
    <message>
        <source>Reversed Sicilian</source>
        <translation>先手西西里</translation>
    </message>
    <message>
        <source>Two Knights</source>
        <translation>双马变例</translation>
    </message>
    <message>
        <source>Reversed Closed Sicilian</source>
        <translation>先手封闭西西里</translation>
    </message>
    <message>
        <source>Closed System</source>
        <translation>封闭体系</translation>
    </message>
    <message>
        <source>Three Knights</source>
        <translation>三马变例</translation>
    </message>
    <message>
        <source>Four Knights</source>
        <translation>四马变例</translation>
    </message>
    <message>
        <source>Symmetrical Variation</source>
        <translation>对称变例</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>刺猬</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通变例</translation>
    </message>
    <message>
        <source>Ultra-Symmetrical Variation</source>
        <translation>超对称变例</translation>
    </message>
    <message>
        <source>Two Knights Line</source>
        <translation>双马变化</translation>
    </message>
    <message>
        <source>Horwitz Defence</source>
        <translation>霍维茨防御</translation>
    </message>
    <message>
        <source>Queen&apos;s Knight Defence</source>
        <translation>后翼马防御</translation>
    </message>
    <message>
        <source>Wade Defence</source>
        <translation>韦德防御</translation>
    </message>
    <message>
        <source>Old Indian Setup</source>
        <translation>古印度布局</translation>
    </message>
    <message>
        <source>English Rat</source>
        <translation>英国鼠防御</translation>
    </message>
    <message>
        <source>Averbakh System</source>
        <translation>阿维尔巴赫体系</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>挺进变例</translation>
    </message>
    <message>
        <source>Omega Gambit</source>
        <translation>欧米伽弃兵</translation>
    </message>
    <message>
        <source>Knights Variation</source>
        <translation>马变例</translation>
    </message>
    <message>
        <source>Przepiorka Variation</source>
        <translation>普热皮尔卡变例</translation>
    </message>
    <message>
        <source>Normal Variation</source>
        <translation>普通变例</translation>
    </message>
    <message>
        <source>Fajarowicz Variation</source>
        <translation>法亚罗维奇变例</translation>
    </message>
    <message>
        <source>Adler Variation</source>
        <translation>阿德勒变例</translation>
    </message>
    <message>
        <source>Rubinstein Variation</source>
        <translation>鲁宾斯坦变例</translation>
    </message>
    <message>
        <source>Ukrainian Variation</source>
        <translation>乌克兰变例</translation>
    </message>
    <message>
        <source>Main Line</source>
        <translation>主要变例</translation>
    </message>
    <message>
        <source>Half-Accepted</source>
        <translation>半接受变例</translation>
    </message>
    <message>
        <source>Main Position</source>
        <translation>主要局面</translation>
    </message>
    <message>
        <source>Fianchetto Variation</source>
        <translation>堡垒象变例</translation>
    </message>
    <message>
        <source>King&apos;s Pawn Line</source>
        <translation>王兵变例</translation>
    </message>
    <message>
        <source>Taimanov Variation</source>
        <translation>泰马诺夫变例</translation>
    </message>
    <message>
        <source>Hopton Attack</source>
        <translation>霍普顿攻击</translation>
    </message>
    <message>
        <source>Fianchetto Attack</source>
        <translation>堡垒象攻击</translation>
    </message>
    <message>
        <source>Staunton Gambit</source>
        <translation>斯汤顿弃兵</translation>
    </message>
    <message>
        <source>Staunton Line</source>
        <translation>斯汤顿变化</translation>
    </message>
    <message>
        <source>Leningrad Variation</source>
        <translation>列宁格勒变例</translation>
    </message>
    <message>
        <source>Stonewall Variation</source>
        <translation>石墙变例</translation>
    </message>
    <message>
        <source>Mieses-Kotrč Variation</source>
        <translation>米泽斯-科特尔奇变例</translation>
    </message>
    <message>
        <source>Gubinsky-Melts Defence</source>
        <translation>古宾斯基-梅尔茨防御</translation>
    </message>
    <message>
        <source>Portuguese Gambit</source>
        <translation>葡萄牙弃兵</translation>
    </message>
    <message>
        <source>Icelandic Gambit</source>
        <translation>冰岛弃兵</translation>
    </message>
    <message>
        <source>Scandinavian Variation</source>
        <translation>斯堪的纳维亚变例</translation>
    </message>
    <message>
        <source>Two Pawn Attack</source>
        <translation>双兵攻击</translation>
    </message>
    <message>
        <source>Exchange Variation</source>
        <translation>兑换变例</translation>
    </message>
    <message>
        <source>Four Pawns Attack</source>
        <translation>四兵攻击</translation>
    </message>
    <message>
        <source>Standard Line</source>
        <translation>标准变例</translation>
    </message>
    <message>
        <source>Pirc Setup</source>
        <translation>皮尔茨布局</translation>
    </message>
    <message>
        <source>Austrian Attack</source>
        <translation>奥地利攻击</translation>
    </message>
    <message>
        <source>Accelerated Panov Attack</source>
        <translation>加速帕诺夫攻击</translation>
    </message>
    <message>
        <source>Two Knights Attack</source>
        <translation>双马攻击</translation>
    </message>
    <message>
        <source>Mindeno Variation</source>
        <translation>明德诺变例</translation>
    </message>
    <message>
        <source>Short Variation</source>
        <translation>肖特变例</translation>
    </message>
    <message>
        <source>Botvinnik-Carls Defence</source>
        <translation>鲍特维尼克-卡尔斯防御</translation>
    </message>
    <message>
        <source>Fantasy Variation</source>
        <translation>幻想变例</translation>
    </message>
    <message>
        <source>Panov Attack</source>
        <translation>帕诺夫攻击</translation>
    </message>
    <message>
        <source>Gurgenidze System</source>
        <translation>古尔根尼泽体系</translation>
    </message>
    <message>
        <source>Tartakower Variation</source>
        <translation>塔尔塔科维尔变例</translation>
    </message>
    <message>
        <source>Bronstein-Larsen Variation</source>
        <translation>勃龙斯坦-拉尔森变例</translation>
    </message>
    <message>
        <source>Karpov Variation</source>
        <translation>卡尔波夫变例</translation>
    </message>
    <message>
        <source>Spassky Variation</source>
        <translation>斯帕斯基变例</translation>
    </message>
    <message>
        <source>Bowdler Attack</source>
        <translation>鲍德勒攻击</translation>
    </message>
    <message>
        <source>Wing Gambit</source>
        <translation>侧翼弃兵</translation>
    </message>
    <message>
        <source>Snyder Variation</source>
        <translation>斯奈德变例</translation>
    </message>
    <message>
        <source>McDonnell Attack</source>
        <translation>麦克唐奈攻击</translation>
    </message>
    <message>
        <source>Smith-Morra Gambit</source>
        <translation>史密斯-莫拉弃兵</translation>
    </message>
    <message>
        <source>Smith-Morra Gambit Accepted</source>
        <translation>接受史密斯-莫拉弃兵</translation>
    </message>
    <message>
        <source>Alapin Variation</source>
        <translation>阿拉平变例</translation>
    </message>
    <message>
        <source>Barmen Defence</source>
        <translation>巴门防御</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>封闭变例</translation>
    </message>
    <message>
        <source>Traditional</source>
        <translation>传统变例</translation>
    </message>
    <message>
        <source>Grand Prix Attack</source>
        <translation>大奖赛攻击</translation>
    </message>
    <message>
        <source>King&apos;s Knight Variation</source>
        <translation>王翼马变例</translation>
    </message>
    <message>
        <source>Hyperaccelerated Dragon</source>
        <translation>超加速龙式</translation>
    </message>
    <message>
        <source>O&apos;Kelly Variation</source>
        <translation>奥凯利变例</translation>
    </message>
    <message>
        <source>Nimzowitsch Variation</source>
        <translation>尼姆佐维奇变例</translation>
    </message>
    <message>
        <source>Old Sicilian</source>
        <translation>古西西里</translation>
    </message>
    <message>
        <source>Rossolimo Attack</source>
        <translation>罗索利莫攻击</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>开放变例</translation>
    </message>
    <message>
        <source>with Nc6</source>
        <translation>Nc6变化</translation>
    </message>
    <message>
        <source>Löwenthal Variation</source>
        <translation>勒文塔尔变例</translation>
    </message>
    <message>
        <source>Kalashnikov Variation</source>
        <translation>卡拉什尼科夫变例</translation>
    </message>
    <message>
        <source>Sveshnikov Variation</source>
        <translation>斯维什尼科夫变例</translation>
    </message>
    <message>
        <source>Chelyabinsk Variation</source>
        <translation>车里雅宾斯克变例</translation>
    </message>
    <message>
        <source>Accelerated Dragon</source>
        <translation>加速龙式</translation>
    </message>
    <message>
        <source>Modern Bc4 Variation</source>
        <translation>现代Bc4变例</translation>
    </message>
    <message>
        <source>Maróczy Bind</source>
        <translation>马罗奇兵形</translation>
    </message>
    <message>
        <source>French Variation</source>
        <translation>法兰西变例</translation>
    </message>
    <message>
        <source>Pin Variation</source>
        <translation>牵制变例</translation>
    </message>
    <message>
        <source>Kan Variation</source>
        <translation>卡恩变例</translation>
    </message>
    <message>
        <source>Knight Variation</source>
        <translation>马变例</translation>
    </message>
    <message>
        <source>Four Knights Variation</source>
        <translation>四马变例</translation>
    </message>
    <message>
        <source>Bastrikov Variation</source>
        <translation>巴斯特里科夫变例</translation>
    </message>
    <message>
        <source>English Attack</source>
        <translation>英国攻击</translation>
    </message>
    <message>
        <source>Modern Variations</source>
        <translation>现代诸变例</translation>
    </message>
    <message>
        <source>Moscow Variation</source>
        <translation>莫斯科变例</translation>
    </message>
    <message>
        <source>with Bd7</source>
        <translation>Bd7变化</translation>
    </message>
    <message>
        <source>Chekhover Variation</source>
        <translation>切霍维尔变例</translation>
    </message>
    <message>
        <source>Prins Variation</source>
        <translation>普林斯变例</translation>
    </message>
    <message>
        <source>Sozin Attack</source>
        <translation>索津攻击</translation>
    </message>
    <message>
        <source>Richter-Rauzer Attack</source>
        <translation>里希特-劳泽尔攻击</translation>
    </message>
    <message>
        <source>Dragon Variation</source>
        <translation>龙式变例</translation>
    </message>
    <message>
        <source>Levenfish Attack</source>
        <translation>列文菲什攻击</translation>
    </message>
    <message>
        <source>with Be3</source>
        <translation>Be3变化</translation>
    </message>
    <message>
        <source>Yugoslav Attack</source>
        <translation>南斯拉夫攻击</translation>
    </message>
    <message>
        <source>Scheveningen Variation</source>
        <translation>舍文宁根变例</translation>
    </message>
    <message>
        <source>Keres Attack</source>
        <translation>凯列斯攻击</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>现代变例</translation>
    </message>
    <message>
        <source>Najdorf Variation</source>
        <translation>纳道尔夫变例</translation>
    </message>
    <message>
        <source>Adams Attack</source>
        <translation>亚当斯攻击</translation>
    </message>
    <message>
        <source>Lipnitsky Attack</source>
        <translation>利普尼茨基攻击</translation>
    </message>
    <message>
        <source>Zagreb Variation</source>
        <translation>萨格勒布变例</translation>
    </message>
    <message>
        <source>Opočenský Variation</source>
        <translation>奥波琴斯基变例</translation>
    </message>
    <message>
        <source>Amsterdam Variation</source>
        <translation>阿姆斯特丹变例</translation>
    </message>
    <message>
        <source>with Bg5</source>
        <translation>Bg5变化</translation>
    </message>
    <message>
        <source>Poisoned Pawn</source>
        <translation>毒兵变例</translation>
    </message>
    <message>
        <source>Chigorin Variation</source>
        <translation>奇戈林变例</translation>
    </message>
    <message>
        <source>Two Knights Variation</source>
        <translation>双马变例</translation>
    </message>
    <message>
        <source>Paulsen Attack</source>
        <translation>保尔森攻击</translation>
    </message>
    <message>
        <source>Milner-Barry Gambit</source>
        <translation>米尔纳-巴里弃兵</translation>
    </message>
    <message>
        <source>Tarrasch Variation</source>
        <translation>塔拉什变例</translation>
    </message>
    <message>
        <source>Guimard Defence</source>
        <translation>吉马尔德防御</translation>
    </message>
    <message>
        <source>Chistyakov Defence</source>
        <translation>奇斯佳科夫防御</translation>
    </message>
    <message>
        <source>Paulsen Variation</source>
        <translation>保尔森变例</translation>
    </message>
    <message>
        <source>Fort Knox Variation</source>
        <translation>诺克斯堡变例</translation>
    </message>
    <message>
        <source>Steinitz Variation</source>
        <translation>斯坦尼茨变例</translation>
    </message>
    <message>
        <source>Burn Variation</source>
        <translation>伯恩变例</translation>
    </message>
    <message>
        <source>McCutcheon Variation</source>
        <translation>麦卡琴变例</translation>
    </message>
    <message>
        <source>Alekhine-Chatard Attack</source>
        <translation>阿廖欣-沙塔尔攻击</translation>
    </message>
    <message>
        <source>Winawer Variation</source>
        <translation>维纳韦尔变例</translation>
    </message>
    <message>
        <source>Wayward Queen Attack</source>
        <translation>任性王后攻击</translation>
    </message>
    <message>
        <source>Napoleon Attack</source>
        <translation>拿破仑攻击</translation>
    </message>
    <message>
        <source>Leonardis Variation</source>
        <translation>莱昂纳迪斯变例</translation>
    </message>
    <message>
        <source>Berlin Defence</source>
        <translation>柏林防御</translation>
    </message>
    <message>
        <source>Urusov Gambit</source>
        <translation>乌鲁索夫弃兵</translation>
    </message>
    <message>
        <source>Max Lange Defence</source>
        <translation>马克斯·兰格防御</translation>
    </message>
    <message>
        <source>Vienna Gambit</source>
        <translation>维也纳弃兵</translation>
    </message>
    <message>
        <source>Falkbeer Variation</source>
        <translation>法尔克贝尔变例</translation>
    </message>
    <message>
        <source>Stanley Variation</source>
        <translation>斯坦利变例</translation>
    </message>
    <message>
        <source>Frankenstein-Dracula Variation</source>
        <translation>弗兰肯斯坦-德古拉变例</translation>
    </message>
    <message>
        <source>Falkbeer Countergambit</source>
        <translation>法尔克贝尔反弃兵</translation>
    </message>
    <message>
        <source>Nimzowitsch-Marshall Countergambit</source>
        <translation>尼姆佐维奇-马歇尔反弃兵</translation>
    </message>
    <message>
        <source>Bishop&apos;s Gambit</source>
        <translation>飞象弃兵</translation>
    </message>
    <message>
        <source>King&apos;s Knight&apos;s Gambit</source>
        <translation>王翼马弃兵</translation>
    </message>
    <message>
        <source>Fischer Defence</source>
        <translation>菲舍尔防御</translation>
    </message>
    <message>
        <source>Cunningham Defence</source>
        <translation>坎宁安防御</translation>
    </message>
    <message>
        <source>Muzio Gambit</source>
        <translation>穆齐奥弃兵</translation>
    </message>
    <message>
        <source>Kieseritzky Gambit</source>
        <translation>基塞里茨基弃兵</translation>
    </message>
    <message>
        <source>Allgaier Gambit</source>
        <translation>阿尔盖尔弃兵</translation>
    </message>
    <message>
        <source>Hanham Variation</source>
        <translation>汉汉姆变例</translation>
    </message>
    <message>
        <source>Classical Attack</source>
        <translation>古典攻击</translation>
    </message>
    <message>
        <source>Stafford Gambit</source>
        <translation>斯塔福德弃兵</translation>
    </message>
    <message>
        <source>Cochrane Gambit</source>
        <translation>科克伦弃兵</translation>
    </message>
    <message>
        <source>Three Knights Game</source>
        <translation>三马开局</translation>
    </message>
    <message>
        <source>Modern Attack</source>
        <translation>现代攻击</translation>
    </message>
    <message>
        <source>Schmidt Variation</source>
        <translation>施密特变例</translation>
    </message>
    <message>
        <source>Mieses Variation</source>
        <translation>米泽斯变例</translation>
    </message>
    <message>
        <source>Scotch Variation</source>
        <translation>苏格兰变例</translation>
    </message>
    <message>
        <source>Halloween Gambit</source>
        <translation>万圣节弃兵</translation>
    </message>
    <message>
        <source>Glek System</source>
        <translation>格列克体系</translation>
    </message>
    <message>
        <source>Italian Variation</source>
        <translation>意大利变例</translation>
    </message>
    <message>
        <source>Spanish Variation</source>
        <translation>西班牙变例</translation>
    </message>
    <message>
        <source>Giuoco Piano</source>
        <translation>朱奥科·皮亚诺</translation>
    </message>
    <message>
        <source>Giuoco Pianissimo</source>
        <translation>朱奥科·皮亚尼西莫</translation>
    </message>
    <message>
        <source>Hungarian Defence</source>
        <translation>匈牙利防御</translation>
    </message>
    <message>
        <source>Blackburne-Kostić Gambit</source>
        <translation>布莱克本-科斯蒂奇弃兵</translation>
    </message>
    <message>
        <source>Evans Gambit</source>
        <translation>伊文斯弃兵</translation>
    </message>
    <message>
        <source>Evans Gambit Declined</source>
        <translation>拒伊文斯弃兵</translation>
    </message>
    <message>
        <source>Centre Attack</source>
        <translation>中心攻击</translation>
    </message>
    <message>
        <source>Two Knights Defence</source>
        <translation>双马防御</translation>
    </message>
    <message>
        <source>Modern Bishop&apos;s Opening</source>
        <translation>现代飞象开局</translation>
    </message>
    <message>
        <source>Open Variation</source>
        <translation>开放变例</translation>
    </message>
    <message>
        <source>Max Lange Attack</source>
        <translation>马克斯·兰格攻击</translation>
    </message>
    <message>
        <source>Knight Attack</source>
        <translation>马攻击</translation>
    </message>
    <message>
        <source>Traxler Counterattack</source>
        <translation>特拉克斯勒反击</translation>
    </message>
    <message>
        <source>Fried Liver Attack</source>
        <translation>炸肝攻击</translation>
    </message>
    <message>
        <source>Fritz Variation</source>
        <translation>弗里茨变例</translation>
    </message>
    <message>
        <source>Ulvestad Variation</source>
        <translation>乌尔韦斯塔德变例</translation>
    </message>
    <message>
        <source>Polerio Defence</source>
        <translation>波莱里奥防御</translation>
    </message>
    <message>
        <source>Cozio Defence</source>
        <translation>科齐奥防御</translation>
    </message>
    <message>
        <source>Fianchetto Defence</source>
        <translation>堡垒象防御</translation>
    </message>
    <message>
        <source>Bird Variation</source>
        <translation>伯德变例</translation>
    </message>
    <message>
        <source>Steinitz Defence</source>
        <translation>斯坦尼茨防御</translation>
    </message>
    <message>
        <source>Schliemann Defence</source>
        <translation>施利曼防御</translation>
    </message>
    <message>
        <source>Anti-Berlin</source>
        <translation>反柏林变例</translation>
    </message>
    <message>
        <source>Berlin Wall</source>
        <translation>柏林墙</translation>
    </message>
    <message>
        <source>Morphy Defence</source>
        <translation>莫菲防御</translation>
    </message>
    <message>
        <source>Bishop Retreat</source>
        <translation>退象变化</translation>
    </message>
    <message>
        <source>Norwegian Variation</source>
        <translation>挪威变例</translation>
    </message>
    <message>
        <source>Modern Steinitz Defence</source>
        <translation>现代斯坦尼茨防御</translation>
    </message>
    <message>
        <source>with Nf6</source>
        <translation>Nf6变化</translation>
    </message>
    <message>
        <source>Anderssen Variation</source>
        <translation>安德森变例</translation>
    </message>
    <message>
        <source>Castled</source>
        <translation>易位变化</translation>
    </message>
    <message>
        <source>Arkhangelsk Variation</source>
        <translation>阿尔汉格尔斯克变例</translation>
    </message>
    <message>
        <source>Møller Defence</source>
        <translation>默勒防御</translation>
    </message>
    <message>
        <source>Delayed Exchange Variation</source>
        <translation>延迟兑换变例</translation>
    </message>
    <message>
        <source>with b5</source>
        <translation>b5变化</translation>
    </message>
    <message>
        <source>Anti-Marshall</source>
        <translation>反马歇尔变例</translation>
    </message>
    <message>
        <source>Marshall Attack</source>
        <translation>马歇尔攻击</translation>
    </message>
    <message>
        <source>with d6</source>
        <translation>d6变化</translation>
    </message>
    <message>
        <source>Zaitsev Variation</source>
        <translation>扎伊采夫变例</translation>
    </message>
    <message>
        <source>Breyer Defence</source>
        <translation>布雷耶尔防御</translation>
    </message>
    <message>
        <source>Chigorin Defence</source>
        <translation>奇戈林防御</translation>
    </message>
    <message>
        <source>Accelerated</source>
        <translation>加速变例</translation>
    </message>
    <message>
        <source>Stonewall Attack</source>
        <translation>石墙攻击</translation>
    </message>
    <message>
        <source>Zukertort Variation</source>
        <translation>楚克托特变例</translation>
    </message>
    <message>
        <source>Baltic Defence</source>
        <translation>波罗的海防御</translation>
    </message>
    <message>
        <source>Marshall Defence</source>
        <translation>马歇尔防御</translation>
    </message>
    <message>
        <source>Austrian Defence</source>
        <translation>奥地利防御</translation>
    </message>
    <message>
        <source>Albin Countergambit</source>
        <translation>阿尔宾反弃兵</translation>
    </message>
    <message>
        <source>Modern Line</source>
        <translation>现代变化</translation>
    </message>
    <message>
        <source>Quiet Variation</source>
        <translation>平稳变例</translation>
    </message>
    <message>
        <source>with Bf5</source>
        <translation>Bf5变化</translation>
    </message>
    <message>
        <source>Three Knights Variation</source>
        <translation>三马变例</translation>
    </message>
    <message>
        <source>Chebanenko Variation</source>
        <translation>切巴年科变例</translation>
    </message>
    <message>
        <source>Czech Variation</source>
        <translation>捷克变例</translation>
    </message>
    <message>
        <source>Central Variation</source>
        <translation>中心变例</translation>
    </message>
    <message>
        <source>Old Variation</source>
        <translation>古老变例</translation>
    </message>
    <message>
        <source>Classical Defence</source>
        <translation>古典防御</translation>
    </message>
    <message>
        <source>Marshall Gambit</source>
        <translation>马歇尔弃兵</translation>
    </message>
    <message>
        <source>Noteboom Variation</source>
        <translation>诺特博姆变例</translation>
    </message>
    <message>
        <source>Normal Defence</source>
        <translation>普通防御</translation>
    </message>
    <message>
        <source>Positional Line</source>
        <translation>局面型变化</translation>
    </message>
    <message>
        <source>Harrwitz Attack</source>
        <translation>哈维茨攻击</translation>
    </message>
    <message>
        <source>Ragozin Defence</source>
        <translation>拉戈津防御</translation>
    </message>
    <message>
        <source>Vienna Variation</source>
        <translation>维也纳变例</translation>
    </message>
    <message>
        <source>Botvinnik Variation</source>
        <translation>鲍特维尼克变例</translation>
    </message>
    <message>
        <source>Anti-Meran Variation</source>
        <translation>反梅兰变例</translation>
    </message>
    <message>
        <source>Meran Variation</source>
        <translation>梅兰变例</translation>
    </message>
    <message>
        <source>Knight Defence</source>
        <translation>马防御</translation>
    </message>
    <message>
        <source>Cambridge Springs Defence</source>
        <translation>剑桥泉防御</translation>
    </message>
    <message>
        <source>Normal Line</source>
        <translation>普通变化</translation>
    </message>
    <message>
        <source>Lasker Defence</source>
        <translation>拉斯克防御</translation>
    </message>
    <message>
        <source>Tartakower Defence</source>
        <translation>塔尔塔科维尔防御</translation>
    </message>
    <message>
        <source>Orthodox Defence</source>
        <translation>正统防御</translation>
    </message>
    <message>
        <source>with f3</source>
        <translation>f3变化</translation>
    </message>
    <message>
        <source>Stockholm Variation</source>
        <translation>斯德哥尔摩变例</translation>
    </message>
    <message>
        <source>Brinckmann Attack</source>
        <translation>布林克曼攻击</translation>
    </message>
    <message>
        <source>Modern Exchange Variation</source>
        <translation>现代兑换变例</translation>
    </message>
    <message>
        <source>Classical Exchange Variation</source>
        <translation>古典兑换变例</translation>
    </message>
    <message>
        <source>Burille Variation</source>
        <translation>伯里尔变例</translation>
    </message>
    <message>
        <source>Russian Variation</source>
        <translation>俄罗斯变例</translation>
    </message>
    <message>
        <source>East Indian with e6</source>
        <translation>东印度e6变化</translation>
    </message>
    <message>
        <source>Open Defence</source>
        <translation>开放防御</translation>
    </message>
    <message>
        <source>Classical Line</source>
        <translation>古典变化</translation>
    </message>
    <message>
        <source>with Be7</source>
        <translation>Be7变化</translation>
    </message>
    <message>
        <source>Anti-Nimzo-Indian</source>
        <translation>反尼姆佐-印度</translation>
    </message>
    <message>
        <source>Petrosian Variation</source>
        <translation>彼得罗相变例</translation>
    </message>
    <message>
        <source>Spassky System</source>
        <translation>斯帕斯基体系</translation>
    </message>
    <message>
        <source>Kmoch Variation</source>
        <translation>克莫赫变例</translation>
    </message>
    <message>
        <source>Romanishin Variation</source>
        <translation>罗曼尼申变例</translation>
    </message>
    <message>
        <source>Spielmann Variation</source>
        <translation>施皮尔曼变例</translation>
    </message>
    <message>
        <source>Sämisch Variation</source>
        <translation>泽米什变例</translation>
    </message>
    <message>
        <source>Hübner Variation</source>
        <translation>许布纳变例</translation>
    </message>
    <message>
        <source>Reshevsky Variation</source>
        <translation>列舍夫斯基变例</translation>
    </message>
    <message>
        <source>with Nc3</source>
        <translation>Nc3变化</translation>
    </message>
    <message>
        <source>Makogonov Variation</source>
        <translation>马科戈诺夫变例</translation>
    </message>
    <message>
        <source>Averbakh Variation</source>
        <translation>阿维尔巴赫变例</translation>
    </message>
    <message>
        <source>Orthodox Variation</source>
        <translation>正统变例</translation>
    </message>
    <message>
        <source>Gligorić System</source>
        <translation>格利戈里奇体系</translation>
    </message>
    <message>
        <source>Mar del Plata Variation</source>
        <translation>马德普拉塔变例</translation>
    </message>
    <message>
        <source>Bayonet Attack</source>
        <translation>刺刀攻击</translation>
    </message>
</context>
<context>
    <name>ChooseGamePanel</name>
    <message>
        <source>Games in this file</source>
        <translation>此文件中的对局</translation>
    </message>
    <message>
        <source>Add them to your games</source>
        <translation>添加到我的对局</translation>
    </message>
</context>
<context>
    <name>CliProcess</name>
    <message>
        <source>evenmatch-lab is missing from the folder of this program</source>
        <translation>本程序的文件夹中缺少 evenmatch-lab</translation>
    </message>
</context>
<context>
    <name>ClockPlot</name>
    <message>
        <source>Time used for each move</source>
        <translation>每步用时</translation>
    </message>
    <message>
        <source>Longest: %1, %2</source>
        <translation>最长：%1，%2</translation>
    </message>
    <message>
        <source>%1: %2 used, %3 left</source>
        <translation>%1：用时 %2，剩余 %3</translation>
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
        <translation>三三挂</translation>
    </message>
    <message>
        <source>3-4 approach</source>
        <translation>小目挂</translation>
    </message>
    <message>
        <source>4-4 approach</source>
        <translation>星位挂</translation>
    </message>
    <message>
        <source>low approach</source>
        <translation>小飞挂</translation>
    </message>
    <message>
        <source>high approach</source>
        <translation>一间高挂</translation>
    </message>
    <message>
        <source>large knight approach</source>
        <translation>大飞挂</translation>
    </message>
    <message>
        <source>two-space high approach</source>
        <translation>二间高挂</translation>
    </message>
    <message>
        <source>double approach</source>
        <translation>双飞燕</translation>
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
        <translation>小飞守角</translation>
    </message>
    <message>
        <source>large knight enclosure</source>
        <translation>大飞守角</translation>
    </message>
    <message>
        <source>one-space enclosure</source>
        <translation>单关守角</translation>
    </message>
    <message>
        <source>two-space enclosure</source>
        <translation>二间守角</translation>
    </message>
    <message>
        <source>one-space low pincer</source>
        <translation>一间低夹</translation>
    </message>
    <message>
        <source>one-space high pincer</source>
        <translation>一间高夹</translation>
    </message>
    <message>
        <source>two-space low pincer</source>
        <translation>二间低夹</translation>
    </message>
    <message>
        <source>two-space high pincer</source>
        <translation>二间高夹</translation>
    </message>
    <message>
        <source>three-space low pincer</source>
        <translation>三间低夹</translation>
    </message>
    <message>
        <source>three-space high pincer</source>
        <translation>三间高夹</translation>
    </message>
    <message>
        <source>3-3 invasion</source>
        <translation>点三三</translation>
    </message>
    <message>
        <source>3-3 block</source>
        <translation>守三三</translation>
    </message>
    <message>
        <source>block</source>
        <translation>挡</translation>
    </message>
    <message>
        <source>hane</source>
        <translation>扳</translation>
    </message>
    <message>
        <source>extension</source>
        <translation>长</translation>
    </message>
    <message>
        <source>one-space extension</source>
        <translation>拆一</translation>
    </message>
    <message>
        <source>small knight answer</source>
        <translation>小飞应</translation>
    </message>
    <message>
        <source>large knight answer</source>
        <translation>大飞应</translation>
    </message>
    <message>
        <source>one-space jump</source>
        <translation>一间跳</translation>
    </message>
    <message>
        <source>slide</source>
        <translation>小飞进角</translation>
    </message>
    <message>
        <source>shoulder hit</source>
        <translation>肩冲</translation>
    </message>
    <message>
        <source>diagonal move</source>
        <translation>小尖</translation>
    </message>
    <message>
        <source>diagonal attachment</source>
        <translation>尖顶</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>长</translation>
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
        <translation>删除(&amp;D)</translation>
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
        <translation>这个棋种没有神经网络。请在“引擎”页面添加。</translation>
    </message>
</context>
<context>
    <name>EngineChooser</name>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>棋力</translation>
    </message>
    <message>
        <source>No Go engine found. Install GNU Go, or add any GTP engine on the Engines page.</source>
        <translation>未找到围棋引擎。请安装 GNU Go，或在“引擎”页添加任何 GTP 引擎。</translation>
    </message>
    <message>
        <source>No chess engine found. Install Stockfish, or add any UCI engine on the Engines page.</source>
        <translation>未找到国际象棋引擎。请安装 Stockfish，或在“引擎”页添加任何 UCI 引擎。</translation>
    </message>
    <message>
        <source>Reading its strength settings…</source>
        <translation>正在读取其棋力设置…</translation>
    </message>
    <message>
        <source>full</source>
        <translation>全力</translation>
    </message>
    <message>
        <source>The engine&apos;s own rating, on a scale of engines. Human ratings differ.</source>
        <translation>引擎自带的等级分，以引擎之间的尺度计；与人类的等级分不同。</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation>添加引擎…</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>还没有</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>思考时间</translation>
    </message>
    <message>
        <source>Used when the game has no clock</source>
        <translation>在对局没有计时时使用</translation>
    </message>
    <message>
        <source>%1 s per move</source>
        <translation>每手%1秒</translation>
    </message>
    <message>
        <source>The engine failed: %1.</source>
        <translation>引擎出错：%1。</translation>
    </message>
    <message>
        <source>It plays at full strength.</source>
        <translation>它以最强棋力下棋。</translation>
    </message>
</context>
<context>
    <name>EngineOptionsDialog</name>
    <message>
        <source>Options of %1</source>
        <translation>%1 的选项</translation>
    </message>
    <message>
        <source>Limits for live analysis</source>
        <translation>实时分析的上限</translation>
    </message>
    <message>
        <source>Options of the engine</source>
        <translation>引擎选项</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>访问次数</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>时间（秒）</translation>
    </message>
    <message>
        <source>Starting %1…</source>
        <translation>正在启动 %1…</translation>
    </message>
    <message>
        <source>This engine has no options.</source>
        <translation>此引擎没有选项。</translation>
    </message>
    <message>
        <source>Used by live analysis and Review.</source>
        <translation>用于实时分析和复盘。</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>level %1</source>
        <translation>级别%1</translation>
    </message>
    <message>
        <source>skill level %1</source>
        <translation>技能级别%1</translation>
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
        <translation>神经网络与引擎</translation>
    </message>
    <message>
        <source>For each game, one network plays at a rank, estimates your rank and reviews your games. Everything runs on this computer: %1.</source>
        <translation>每个棋种用一个神经网络来按等级下棋、估计你的等级并为你复盘。一切都在这台电脑上运行：%1。</translation>
    </message>
    <message>
        <source>Threads for the networks</source>
        <translation>神经网络使用的线程</translation>
    </message>
    <message>
        <source>Number of parallel computations. Fewer threads leave more of the computer to other programs, but analysis takes longer.</source>
        <translation>并行计算的数量。线程少，其他程序更宽裕，但分析更慢。</translation>
    </message>
    <message>
        <source>Automatic (%1)</source>
        <translation>自动（%1）</translation>
    </message>
    <message>
        <source>Device for the networks</source>
        <translation>神经网络使用的计算设备</translation>
    </message>
    <message>
        <source>GPU (CUDA)</source>
        <translation>GPU（CUDA）</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>计算设备</translation>
    </message>
    <message>
        <source>LibTorch found no CUDA GPU; the processor is used.</source>
        <translation>LibTorch 未找到支持 CUDA 的 GPU，因此使用处理器。</translation>
    </message>
    <message>
        <source>options of %1</source>
        <translation>%1 的选项</translation>
    </message>
    <message>
        <source>Applies to Evenmatch&apos;s and KataGo&apos;s networks. Maia and Leela networks always run on the processor.</source>
        <translation>适用于 Evenmatch 和 KataGo 的神经网络。Maia 和 Leela 的神经网络始终在处理器上运行。</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Analysis failed: %1</source>
        <translation>分析失败：%1</translation>
    </message>
    <message>
        <source>%1 failed: %2.</source>
        <translation>%1 失败：%2。</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>cannot be opened: %1</source>
        <translation>无法打开：%1</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>无法写入：%1</translation>
    </message>
    <message>
        <source>not a game file in a known format</source>
        <translation>不是已知格式的棋谱文件</translation>
    </message>
    <message>
        <source>the compressed data is damaged: %1</source>
        <translation>压缩数据已损坏：%1</translation>
    </message>
    <message>
        <source>too large: %1</source>
        <translation>太大：%1</translation>
    </message>
    <message>
        <source>the text ends in the middle of a game</source>
        <translation>文本在对局中途就结束了</translation>
    </message>
    <message>
        <source>unexpected text: %1</source>
        <translation>意外的文本：%1</translation>
    </message>
    <message>
        <source>contains no game</source>
        <translation>不含对局</translation>
    </message>
    <message>
        <source>unknown game: %1</source>
        <translation>未知的棋种：%1</translation>
    </message>
    <message>
        <source>unsupported board size: %1</source>
        <translation>不支持的棋盘大小：%1</translation>
    </message>
    <message>
        <source>the start position is not possible: %1</source>
        <translation>起始局面不可能出现：%1</translation>
    </message>
    <message>
        <source>invalid value: %1</source>
        <translation>无效的值：%1</translation>
    </message>
    <message>
        <source>unreadable move: %1</source>
        <translation>无法识别的着法：%1</translation>
    </message>
    <message>
        <source>the move is off the board: %1</source>
        <translation>着法在棋盘之外：%1</translation>
    </message>
    <message>
        <source>the point is taken: %1</source>
        <translation>该点已有棋子：%1</translation>
    </message>
    <message>
        <source>the move repeats a position: %1</source>
        <translation>这一手使局面重复：%1</translation>
    </message>
    <message>
        <source>the move takes its own last liberty: %1</source>
        <translation>这一手堵住自己的最后一气：%1</translation>
    </message>
    <message>
        <source>no piece can make this move: %1</source>
        <translation>没有棋子能走这一手：%1</translation>
    </message>
    <message>
        <source>more than one piece can make this move: %1</source>
        <translation>能走这一手的棋子不止一个：%1</translation>
    </message>
    <message>
        <source>the move leaves the king in check: %1</source>
        <translation>这一手使己方王受到攻击：%1</translation>
    </message>
    <message>
        <source>the game is already over before this move: %1</source>
        <translation>在这一手之前对局已经结束：%1</translation>
    </message>
    <message>
        <source>this is not an Evenmatch library</source>
        <translation>这不是 Evenmatch 棋谱库</translation>
    </message>
    <message>
        <source>this library was made by a newer Evenmatch (format %1)</source>
        <translation>这个棋谱库由更新版本的 Evenmatch 创建（格式 %1）</translation>
    </message>
    <message>
        <source>the library is damaged: %1</source>
        <translation>棋谱库已损坏：%1</translation>
    </message>
    <message>
        <source>another program is using the library</source>
        <translation>另一个程序正在使用棋谱库</translation>
    </message>
    <message>
        <source>the library failed: %1</source>
        <translation>棋谱库操作失败：%1</translation>
    </message>
    <message>
        <source>not a network in a known format: %1</source>
        <translation>不是已知格式的神经网络：%1</translation>
    </message>
    <message>
        <source>the network file is damaged: %1</source>
        <translation>神经网络文件已损坏：%1</translation>
    </message>
    <message>
        <source>Evenmatch cannot run this kind of network: %1</source>
        <translation>Evenmatch 无法运行这种神经网络：%1</translation>
    </message>
    <message>
        <source>the engine does not respond: %1</source>
        <translation>引擎没有响应：%1</translation>
    </message>
    <message>
        <source>the engine has ended: %1</source>
        <translation>引擎已退出：%1</translation>
    </message>
    <message>
        <source>the engine refused: %1</source>
        <translation>引擎拒绝了：%1</translation>
    </message>
    <message>
        <source>the engine gave an invalid response: %1</source>
        <translation>引擎返回了无效的响应：%1</translation>
    </message>
    <message>
        <source>invalid choice: %1</source>
        <translation>无效的选项：%1</translation>
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
        <translation>意外失败：%1</translation>
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
        <translation>%1（已知服务器：%2）</translation>
    </message>
    <message>
        <source>too few moves for a rank estimate</source>
        <translation>着法太少，无法估计等级</translation>
    </message>
    <message>
        <source>the network has no rank profile; add one with evenmatch-lab profile</source>
        <translation>该神经网络没有等级特征；请用 evenmatch-lab profile 添加</translation>
    </message>
    <message>
        <source>the network has no ranks</source>
        <translation>该神经网络没有等级</translation>
    </message>
    <message>
        <source>the network does not know the ranks of this server: %1</source>
        <translation>该神经网络不了解此服务器的等级：%1</translation>
    </message>
    <message>
        <source>this is a network for another game: %1</source>
        <translation>这是用于另一种棋的神经网络：%1</translation>
    </message>
    <message>
        <source>it belongs to another run; choose another file</source>
        <translation>该文件属于另一次运行；请选择其他文件</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>卡片 %1</translation>
    </message>
    <message>
        <source>%1 cannot be exported as PGN</source>
        <translation>%1 无法导出为 PGN</translation>
    </message>
    <message>
        <source>%1 cannot be exported as SGF</source>
        <translation>%1 无法导出为 SGF</translation>
    </message>
    <message>
        <source>a row of the table %1</source>
        <translation>表 %1 的一行</translation>
    </message>
    <message>
        <source>its tables</source>
        <translation>其数据表</translation>
    </message>
    <message>
        <source>reading its log %1 requires a writable folder</source>
        <translation>读取其日志 %1 需要可写的文件夹</translation>
    </message>
    <message>
        <source>its format is older and must be upgraded first</source>
        <translation>其格式较旧，必须先升级</translation>
    </message>
    <message>
        <source>the name of a library is missing</source>
        <translation>缺少棋谱库的名称</translation>
    </message>
    <message>
        <source>its header</source>
        <translation>其文件头</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>棋手 %1</translation>
    </message>
    <message>
        <source>empty name</source>
        <translation>名称为空</translation>
    </message>
    <message>
        <source>empty tag</source>
        <translation>标签为空</translation>
    </message>
    <message>
        <source>names, result, date or other facts of this game</source>
        <translation>此对局的姓名、结果、日期或其他信息</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>a game of %1 bytes</source>
        <translation>一局 %1 字节的对局</translation>
    </message>
    <message>
        <source>a game of more than 32 MiB</source>
        <translation>超过 32 MiB 的对局</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>第 %1 字节</translation>
    </message>
    <message>
        <source>more than 300 times its packed size</source>
        <translation>超过压缩大小的 300 倍</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>已加密</translation>
    </message>
    <message>
        <source>compression method %1 is not supported</source>
        <translation>不支持压缩方法 %1</translation>
    </message>
    <message>
        <source>%1 bytes, at most %2</source>
        <translation>%1 字节，最多 %2</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>等级 %1</translation>
    </message>
    <message>
        <source>rank %1 (the ranks are %2 to %3)</source>
        <translation>等级 %1（可选 %2 至 %3）</translation>
    </message>
    <message>
        <source>none of the labels is for these games; unreadable labels: %1</source>
        <translation>没有这些对局的标签；无法读取的标签：%1</translation>
    </message>
    <message>
        <source>%1 has no steps or an empty batch</source>
        <translation>%1 没有步骤或批次为空</translation>
    </message>
    <message>
        <source>it computes values that are not numbers</source>
        <translation>它计算出的值不是数字</translation>
    </message>
    <message>
        <source>more than %1 MiB once unpacked</source>
        <translation>解压后超过 %1 MiB</translation>
    </message>
    <message>
        <source>a word has no end</source>
        <translation>某个词没有结尾</translation>
    </message>
    <message>
        <source>the file ends too early</source>
        <translation>文件提前结束</translation>
    </message>
    <message>
        <source>unexpected value %1 (%2)</source>
        <translation>意外的值 %1（%2）</translation>
    </message>
    <message>
        <source>a weight is not a number</source>
        <translation>某个权重不是数字</translation>
    </message>
    <message>
        <source>its weights do not start with @BIN@</source>
        <translation>其权重不以 @BIN@ 开头</translation>
    </message>
    <message>
        <source>there is data after its end</source>
        <translation>结尾之后还有数据</translation>
    </message>
    <message>
        <source>the sizes of its layers do not match</source>
        <translation>各层的大小不匹配</translation>
    </message>
    <message>
        <source>a number is out of range</source>
        <translation>某个数字超出范围</translation>
    </message>
    <message>
        <source>an unknown kind of layer</source>
        <translation>未知的层类型</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>其名称</translation>
    </message>
    <message>
        <source>it does not start like a KataGo model</source>
        <translation>开头不像 KataGo 模型</translation>
    </message>
    <message>
        <source>KataGo model version %1</source>
        <translation>KataGo 模型版本 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n input planes</source>
        <translation>
            <numerusform>%n 个输入平面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n global inputs</source>
        <translation>
            <numerusform>%n 个全局输入</numerusform>
        </translation>
    </message>
    <message>
        <source>metadata version %1</source>
        <translation>元数据版本 %1</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>选项 %1</translation>
    </message>
    <message>
        <source>blocks nested deeper than %1</source>
        <translation>嵌套超过 %1 层的块</translation>
    </message>
    <message numerus="yes">
        <source>%n policies</source>
        <translation>
            <numerusform>%n 个策略</numerusform>
        </translation>
    </message>
    <message>
        <source>games of %1 by %2</source>
        <translation>%2 的对局（%1）</translation>
    </message>
    <message>
        <source>no player lost this game</source>
        <translation>这局棋没有输家</translation>
    </message>
    <message>
        <source>the encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>the scale belongs to another game</source>
        <translation>等级表属于另一种棋</translation>
    </message>
    <message>
        <source>the number of ranks</source>
        <translation>等级数量</translation>
    </message>
    <message>
        <source>the profile has other ranks</source>
        <translation>等级特征中的等级不同</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>棋盘 %1</translation>
    </message>
    <message>
        <source>the profile for %1 has other ranks</source>
        <translation>%1 的等级特征中的等级不同</translation>
    </message>
    <message>
        <source>it names no format</source>
        <translation>未注明格式</translation>
    </message>
    <message>
        <source>this is a KataGo network; choose one of Evenmatch&apos;s own (.evm)</source>
        <translation>这是 KataGo 神经网络；请选择 Evenmatch 自己的神经网络（.evm）</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>the shape of %1</source>
        <translation>%1 的形状</translation>
    </message>
    <message>
        <source>%1 contains values that are not numbers</source>
        <translation>%1 含有不是数字的值</translation>
    </message>
    <message>
        <source>%1 is not part of this network</source>
        <translation>%1 不属于该神经网络</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>it has no header</source>
        <translation>没有文件头</translation>
    </message>
    <message>
        <source>its header claims %1 bytes</source>
        <translation>其文件头声明有 %1 字节</translation>
    </message>
    <message>
        <source>the file ends too early, or its tensors overlap</source>
        <translation>文件提前结束，或其张量重叠</translation>
    </message>
    <message>
        <source>its checksum does not match</source>
        <translation>校验和不匹配</translation>
    </message>
    <message>
        <source>text that is not UTF-8</source>
        <translation>非 UTF-8 文本</translation>
    </message>
    <message>
        <source>%1 occurs twice</source>
        <translation>%1 出现了两次</translation>
    </message>
    <message>
        <source>%1 is incomplete</source>
        <translation>%1 不完整</translation>
    </message>
    <message>
        <source>unknown type of numbers in %1</source>
        <translation>%1 中的数字类型未知</translation>
    </message>
    <message>
        <source>the place of %1</source>
        <translation>%1 的位置</translation>
    </message>
    <message>
        <source>byte %1 of its header</source>
        <translation>其文件头的第 %1 字节</translation>
    </message>
    <message>
        <source>XGBoost&apos;s trees: %1</source>
        <translation>XGBoost 的树：%1</translation>
    </message>
    <message>
        <source>%1 (choose one of %2)</source>
        <translation>%1（可选：%2）</translation>
    </message>
    <message>
        <source>games on %1</source>
        <translation>%1 的对局</translation>
    </message>
    <message>
        <source>the checkpoint belongs to another configuration</source>
        <translation>该检查点属于另一种配置</translation>
    </message>
    <message>
        <source>another process of this training was lost; start all of them again (%1)</source>
        <translation>此训练的另一个进程已丢失；请全部重新启动（%1）</translation>
    </message>
    <message>
        <source>the meeting address must be HOST:PORT, not %1</source>
        <translation>会合地址必须是 HOST:PORT，而不是 %1</translation>
    </message>
    <message>
        <source>processes are numbered from 0</source>
        <translation>进程从 0 开始编号</translation>
    </message>
    <message>
        <source>training by several processes needs a LibTorch with Gloo, or a GPU for each process</source>
        <translation>多进程训练需要带 Gloo 的 LibTorch，或每个进程一块 GPU</translation>
    </message>
    <message>
        <source>teachers with ratings on the scale</source>
        <translation>等级分在等级表内的教师神经网络</translation>
    </message>
    <message>
        <source>teacher %1</source>
        <translation>教师神经网络 %1</translation>
    </message>
    <message>
        <source>hints need a teacher with the same number of blocks and channels</source>
        <translation>提示需要块数和通道数相同的教师神经网络</translation>
    </message>
    <message>
        <source>positions to train on</source>
        <translation>用于训练的局面</translation>
    </message>
    <message>
        <source>all processes must have the same configuration, games and initial model</source>
        <translation>所有进程必须使用相同的配置、对局和初始模型</translation>
    </message>
    <message>
        <source>the initial model has another network</source>
        <translation>初始模型的神经网络不同</translation>
    </message>
    <message>
        <source>the loss is not a number at step %1</source>
        <translation>第 %1 步的损失不是数字</translation>
    </message>
    <message>
        <source>the gradient is not a number at step %1</source>
        <translation>第 %1 步的梯度不是数字</translation>
    </message>
    <message>
        <source>%1 needs at least 1 second per move</source>
        <translation>%1 每步至少需要 1 秒</translation>
    </message>
    <message>
        <source>KataGo has no HumanSL model; start it with -human-model</source>
        <translation>KataGo 没有 HumanSL 模型；请用 -human-model 启动</translation>
    </message>
    <message>
        <source>KataGo: no winrate</source>
        <translation>KataGo：没有胜率</translation>
    </message>
    <message>
        <source>KataGo: no policy</source>
        <translation>KataGo：没有策略</translation>
    </message>
    <message>
        <source>KataGo analyses only Go</source>
        <translation>KataGo 只分析围棋</translation>
    </message>
    <message>
        <source>only games of Go and chess can be saved</source>
        <translation>只能保存围棋和国际象棋对局</translation>
    </message>
    <message>
        <source>source=after needs a network that evaluates the position after a move</source>
        <translation>source=after 需要评估走子后局面的神经网络</translation>
    </message>
    <message>
        <source>%1 (a value must follow the colon)</source>
        <translation>%1（冒号后必须有值）</translation>
    </message>
    <message>
        <source>%1 (this player takes no value)</source>
        <translation>%1（此棋手不接受值）</translation>
    </message>
    <message>
        <source>%1 (this player needs a colon and a value)</source>
        <translation>%1（此棋手需要冒号和值）</translation>
    </message>
    <message>
        <source>%1 (write options as ?name=value&amp;name=value)</source>
        <translation>%1（选项请写成 ?name=value&amp;name=value）</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>a network for %1</source>
        <translation>用于 %1 的神经网络</translation>
    </message>
    <message>
        <source>GTP is a protocol for Go; this network plays %1</source>
        <translation>GTP 是围棋协议；该神经网络下的是 %1</translation>
    </message>
    <message>
        <source>UCI is a protocol for chess; this network plays %1</source>
        <translation>UCI 是国际象棋协议；该神经网络下的是 %1</translation>
    </message>
    <message>
        <source>%1 cannot play %2</source>
        <translation>%1 不会下 %2</translation>
    </message>
    <message>
        <source>a network</source>
        <translation>神经网络</translation>
    </message>
    <message>
        <source>a search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>verdict, phase</source>
        <translation>判定、阶段</translation>
    </message>
    <message>
        <source>this step differs from the plan</source>
        <translation>此步骤与计划不符</translation>
    </message>
    <message>
        <source>--lower must be at least 1 and at most --upper</source>
        <translation>--lower 必须不小于 1 且不大于 --upper</translation>
    </message>
    <message>
        <source>candidates of at least three ranks</source>
        <translation>至少三个等级的候选棋谱</translation>
    </message>
    <message>
        <source>the network has no profile with the same ranks</source>
        <translation>该神经网络没有相同等级的等级特征</translation>
    </message>
    <message>
        <source>labelled games; choose their folder (--data)</source>
        <translation>已知等级的棋谱；请选择其文件夹（--data）</translation>
    </message>
    <message>
        <source>name one player for each rank</source>
        <translation>请为每个等级指定一名棋手</translation>
    </message>
    <message>
        <source>--classifier (the network does not classify these ranks)</source>
        <translation>--classifier（该神经网络不对这些等级分类）</translation>
    </message>
    <message>
        <source>labelled games</source>
        <translation>已知等级的棋谱</translation>
    </message>
    <message>
        <source>policies of at least two levels</source>
        <translation>至少两个层级的策略</translation>
    </message>
    <message>
        <source>games of at least two ranks</source>
        <translation>至少两个等级的棋谱</translation>
    </message>
    <message>
        <source>moves with known losses</source>
        <translation>已知损失的着法</translation>
    </message>
    <message>
        <source>players with several games</source>
        <translation>有多局棋的棋手</translation>
    </message>
    <message>
        <source>players with several games in half of the ranks</source>
        <translation>一半等级中有多局棋的棋手</translation>
    </message>
    <message>
        <source>games of two neighbouring ranks</source>
        <translation>两个相邻等级的棋谱</translation>
    </message>
    <message>
        <source>the folder of games with known ranks is missing (--data)</source>
        <translation>缺少已知等级棋谱的文件夹（--data）</translation>
    </message>
    <message>
        <source>two players of one rank with %1 games each</source>
        <translation>同一等级中各有 %1 局的两名棋手</translation>
    </message>
    <message>
        <source>a network for this game; choose one (--network)</source>
        <translation>此棋种的神经网络；请选择一个（--network）</translation>
    </message>
    <message>
        <source>it belongs to the KataGo network %1, not to %2</source>
        <translation>它属于 KataGo 神经网络 %1，而不是 %2</translation>
    </message>
    <message>
        <source>the KataGo network %1, whose last layer it reads</source>
        <translation>它读取其最后一层的 KataGo 神经网络 %1</translation>
    </message>
    <message>
        <source>a handicap of %1 (2 to 9 stones; up to 4 on 7×7 and boards of even size, none below 7×7)</source>
        <translation>让子 %1（2 至 9 子；7 路和偶数路棋盘至多 4 子，7 路以下不可）</translation>
    </message>
    <message>
        <source>%1 (one side moves twice in a row)</source>
        <translation>%1（同一方连走两步）</translation>
    </message>
    <message>
        <source>%1 (a position is set up in the middle of the game)</source>
        <translation>%1（对局中途重新摆设了局面）</translation>
    </message>
    <message>
        <source>it only adds ranks to the network %1</source>
        <translation>它只为神经网络 %1 添加级位</translation>
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
        <translation>%1（此棋手不进行搜索）</translation>
    </message>
    <message>
        <source>--upper must be at most --most</source>
        <translation>--upper 不能大于 --most</translation>
    </message>
    <message>
        <source>a plot</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>the student among the players of the tagged games; choose the student&apos;s names</source>
        <translation>带标签的对局中没有该学生；请选择该学生的名字</translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <source>The evaluation is not known yet</source>
        <translation>尚无评估</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>评估</translation>
    </message>
</context>
<context>
    <name>ExplainedCard</name>
    <message>
        <source>What is this? %1</source>
        <translation>这是什么？%1</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>这是什么？</translation>
    </message>
</context>
<context>
    <name>ExplorerGuest</name>
    <message>
        <source>&amp;Opening explorer</source>
        <translation>开局浏览器(&amp;O)</translation>
    </message>
    <message>
        <source>Explore the &amp;corner</source>
        <translation>浏览角部(&amp;C)</translation>
    </message>
    <message>
        <source>Go: games with the stones in the corner of the last move, instead of those on the whole board</source>
        <translation>围棋：只比较最后一手所在角部的棋子，而不是整个棋盘</translation>
    </message>
</context>
<context>
    <name>ExplorerModel</name>
    <message>
        <source>no results</source>
        <translation>没有结果</translation>
    </message>
    <message>
        <source>%1 wins %2 %</source>
        <translation>%1胜 %2%</translation>
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
            <numerusform>因对称，另有 %n 个点与之相同</numerusform>
        </translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Move that was played</source>
        <translation>所下的着法</translation>
    </message>
    <message>
        <source>Share of the games with this position</source>
        <translation>在含此局面的棋谱中所占比例</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>Games that went on with this move</source>
        <translation>以此着继续的棋谱</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>How these games ended</source>
        <translation>这些对局的结果</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Average rank of the players who chose this move</source>
        <translation>选择此着的棋手的平均等级</translation>
    </message>
    <message>
        <source>Average rating of the players who chose this move</source>
        <translation>选择此着的棋手的平均等级分</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Year in which it was last played</source>
        <translation>最近一次出现的年份</translation>
    </message>
</context>
<context>
    <name>ExplorerPanel</name>
    <message>
        <source>Opening explorer</source>
        <translation>开局浏览器</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Games to explore</source>
        <translation>要浏览的棋谱</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>含此局面的棋谱</translation>
    </message>
    <message>
        <source>Open the game at this position</source>
        <translation>在此局面处打开棋谱</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>My library</source>
        <translation>我的棋谱库</translation>
    </message>
    <message>
        <source>My own games</source>
        <translation>我自己的对局</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>文件夹…</translation>
    </message>
    <message>
        <source>Explore the games of a file</source>
        <translation>浏览文件中的棋谱</translation>
    </message>
    <message>
        <source>Explore the games of a folder</source>
        <translation>浏览文件夹中的棋谱</translation>
    </message>
    <message>
        <source>Checking the files…</source>
        <translation>正在检查文件…</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>No game of this collection has this position.</source>
        <translation>其中没有含此局面的棋谱。</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>整个棋盘</translation>
    </message>
    <message>
        <source>Games with the same stones on the whole board</source>
        <translation>整个棋盘上棋子相同的对局</translation>
    </message>
    <message>
        <source>This corner</source>
        <translation>此角</translation>
    </message>
    <message>
        <source>Games with the stones of this corner in one of their corners, in either colour and any orientation</source>
        <translation>某个角上有此角棋子的对局，不论颜色和方向</translation>
    </message>
    <message numerus="yes">
        <source>%n corners in %1</source>
        <comment>%1: 24 games</comment>
        <translation>
            <numerusform>%1中的 %n 个角</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplorerSource</name>
    <message>
        <source>No games were found in %1.</source>
        <translation>在 %1 中没有找到棋谱。</translation>
    </message>
</context>
<context>
    <name>ExplorerTable</name>
    <message>
        <source>Moves played from this position</source>
        <translation>此局面下出现过的着法</translation>
    </message>
    <message>
        <source>Choose all moves</source>
        <translation>选择全部着法</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
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
        <translation>围棋引擎（GTP）与国际象棋引擎（UCI）。它们用你输入的命令在这台电脑上运行。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Command, such as gnugo --mode gtp</source>
        <translation>命令，例如 gnugo --mode gtp</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>Go (GTP)</source>
        <translation>围棋（GTP）</translation>
    </message>
    <message>
        <source>Chess (UCI)</source>
        <translation>国际象棋（UCI）</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Go, GTP</source>
        <translation>围棋，GTP</translation>
    </message>
    <message>
        <source>Chess, UCI</source>
        <translation>国际象棋，UCI</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Test %1</source>
        <translation>测试 %1</translation>
    </message>
    <message>
        <source>Start the engine and request a move</source>
        <translation>启动引擎并请求一手棋</translation>
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
        <translation>正在测试 %1</translation>
    </message>
    <message>
        <source>✓ %1 played %2 after %3 s.</source>
        <translation>✓ %1 在 %3 秒后走了 %2。</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Name of the engine</source>
        <translation>引擎名称</translation>
    </message>
    <message>
        <source>Command that starts the engine</source>
        <translation>启动引擎的命令</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>选项…</translation>
    </message>
    <message>
        <source>Options of %1</source>
        <translation>%1 的选项</translation>
    </message>
    <message>
        <source>✕ The engine failed: %1.</source>
        <translation>✕ 引擎出错：%1。</translation>
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
        <translation>棋谱 (*.sgf *.pgn *.fen *.gib *.ngf *.ugi *.ugf *.gz *.zst *.bz2 *.zip);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>%1; the moves before it were kept</source>
        <translation>%1；之前的着法已保留</translation>
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
        <translation>对</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>迭代次数</translation>
    </message>
    <message>
        <source>match</source>
        <translation>对抗赛</translation>
    </message>
    <message>
        <source>player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>对</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>等级</translation>
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
        <translation>次试验</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>测得</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>logistic</source>
        <translation>逻辑斯谛</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>等级分</translation>
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
        <translation>得分（%），95% 区间</translation>
    </message>
    <message>
        <source>win rate (%), 95 % intervals</source>
        <translation>胜率（%），95% 区间</translation>
    </message>
    <message>
        <source>Elo, 95 % intervals</source>
        <translation>Elo，95% 区间</translation>
    </message>
    <message>
        <source>Elo against z = 0, 95 % intervals</source>
        <translation>对 z = 0 的 Elo，95% 区间</translation>
    </message>
    <message>
        <source>estimated / true iterations, 95 % intervals</source>
        <translation>估计／真实迭代数，95% 区间</translation>
    </message>
    <message>
        <source>log10 of iterations, 95 % intervals</source>
        <translation>迭代数的 log10，95% 区间</translation>
    </message>
    <message>
        <source>mean of %1 trial</source>
        <translation>%1 次试验的平均</translation>
    </message>
    <message>
        <source>mean of %1 trials</source>
        <translation>%1 次试验的平均</translation>
    </message>
    <message>
        <source>trial %1</source>
        <translation>第 %1 次试验</translation>
    </message>
    <message>
        <source>Score of UCT against %1</source>
        <translation>UCT 对 %1 的得分</translation>
    </message>
    <message>
        <source>score of UCT</source>
        <translation>UCT 的得分</translation>
    </message>
    <message>
        <source>search for bounds</source>
        <translation>搜索上下界</translation>
    </message>
    <message>
        <source>Estimated / true iterations, balanced by %1</source>
        <translation>估计／真实迭代数，按%1平衡</translation>
    </message>
    <message>
        <source>%1, %2 iterations</source>
        <translation>%1，%2 次迭代</translation>
    </message>
    <message>
        <source>Players in iterations of UCT</source>
        <translation>以 UCT 迭代数衡量的棋手</translation>
    </message>
    <message>
        <source>%1 (out of reach)</source>
        <translation>%1（超出范围）</translation>
    </message>
    <message>
        <source>%1 against %2: score</source>
        <translation>%1 对 %2：得分</translation>
    </message>
    <message>
        <source>%1 against %2: Elo</source>
        <translation>%1 对 %2：Elo</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost</source>
        <translation>%1 胜 %2 和 %3 负</translation>
    </message>
    <message>
        <source>%1: every rank against %2</source>
        <translation>%1：各等级对 %2</translation>
    </message>
    <message>
        <source>Win rate against the middle rank</source>
        <translation>对中间等级的胜率</translation>
    </message>
    <message>
        <source>Ratings, 1500 on average</source>
        <translation>等级分，平均 1500</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>循环赛</translation>
    </message>
    <message>
        <source>Elo of sa:z against sa:0</source>
        <translation>sa:z 对 sa:0 的 Elo</translation>
    </message>
    <message>
        <source>Strength index and Elo</source>
        <translation>强度指数与 Elo</translation>
    </message>
    <message>
        <source>Fits over z from -2 to 2</source>
        <translation>z 从 -2 到 2 的拟合</translation>
    </message>
    <message>
        <source>range of the line</source>
        <translation>直线的跨度</translation>
    </message>
    <message>
        <source>error of the line</source>
        <translation>直线的误差</translation>
    </message>
    <message>
        <source>Score of %1 in the second half of its games</source>
        <translation>%1 在后半对局中的得分</translation>
    </message>
    <message>
        <source>&quot;match me&quot;</source>
        <translation>“与我相当”</translation>
    </message>
    <message>
        <source>Mean distance from 50 %</source>
        <translation>与 50% 的平均距离</translation>
    </message>
    <message>
        <source>Uneven pairs</source>
        <translation>实力不均的对</translation>
    </message>
    <message>
        <source>%1: policy of %2</source>
        <translation>%1：%2 的策略</translation>
    </message>
    <message>
        <source>all levels: %1</source>
        <translation>全部层级：%1</translation>
    </message>
    <message>
        <source>Within %1</source>
        <translation>在 %1 之内</translation>
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
        <translation>全部着法</translation>
    </message>
    <message>
        <source>first 50 moves</source>
        <translation>前 50 手</translation>
    </message>
    <message>
        <source>last 50 moves</source>
        <translation>后 50 手</translation>
    </message>
    <message>
        <source>one move</source>
        <translation>一手</translation>
    </message>
    <message>
        <source>%1, paper</source>
        <translation>%1，论文</translation>
    </message>
    <message>
        <source>Trees, rounded as published</source>
        <translation>决策树，按论文取整</translation>
    </message>
    <message>
        <source>β alone</source>
        <translation>仅 β</translation>
    </message>
    <message>
        <source>trees</source>
        <translation>决策树</translation>
    </message>
    <message>
        <source>trees, nearest mean</source>
        <translation>决策树，最近均值</translation>
    </message>
    <message>
        <source>Trees, rounded as published, games of one player</source>
        <translation>决策树，按论文取整，同一棋手</translation>
    </message>
    <message>
        <source>Likelihood of the ranks&apos; policies, games of one player</source>
        <translation>各等级策略的似然，同一棋手</translation>
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
        <translation>不含先验</translation>
    </message>
    <message>
        <source>without losses</source>
        <translation>不含损失</translation>
    </message>
    <message>
        <source>β only</source>
        <translation>仅 β</translation>
    </message>
    <message>
        <source>priors only</source>
        <translation>仅先验</translation>
    </message>
    <message>
        <source>losses only</source>
        <translation>仅损失</translation>
    </message>
    <message>
        <source>length only</source>
        <translation>仅长度</translation>
    </message>
    <message>
        <source>everything + outside losses</source>
        <translation>全部 + 外部损失</translation>
    </message>
    <message>
        <source>outside losses only</source>
        <translation>仅外部损失</translation>
    </message>
    <message>
        <source>everything + outside levels</source>
        <translation>全部 + 外部层级</translation>
    </message>
    <message>
        <source>outside levels only</source>
        <translation>仅外部层级</translation>
    </message>
    <message>
        <source>everything + both</source>
        <translation>全部 + 两者</translation>
    </message>
    <message>
        <source>%1 ranks</source>
        <translation>%1 个等级</translation>
    </message>
    <message>
        <source>%1, linear</source>
        <translation>%1，线性</translation>
    </message>
    <message>
        <source>%1, by rank</source>
        <translation>%1，按等级</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 对 %2</translation>
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
        <translation>R_th = %1 的 sa:z 对 R_th = 0.1 的 sa:0 的 Elo</translation>
    </message>
    <message>
        <source>Mean z at the end of a game, steps of %1</source>
        <translation>对局结束时 z 的平均值，步长 %1</translation>
    </message>
    <message>
        <source>Standard deviation of z at the end of a game, steps of %1</source>
        <translation>对局结束时 z 的标准差，步长 %1</translation>
    </message>
    <message>
        <source>β alone, games of one player</source>
        <translation>仅用 β，同一棋手的对局</translation>
    </message>
    <message>
        <source>SLsum, classifier</source>
        <translation>SLsum，分类器</translation>
    </message>
    <message>
        <source>SLvote, classifier</source>
        <translation>SLvote，分类器</translation>
    </message>
    <message>
        <source>TrueSkill&apos;s match quality</source>
        <translation>TrueSkill的对局质量</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>对抗赛</translation>
    </message>
    <message>
        <source>%1 of decided games won</source>
        <translation>在分出胜负的对局中胜%1</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn</source>
        <translation>胜%1，和%2</translation>
    </message>
    <message>
        <source>geometric mean of the priors</source>
        <translation>先验概率的几何平均</translation>
    </message>
    <message>
        <source>policy of %1</source>
        <translation>%1 的策略</translation>
    </message>
    <message>
        <source>Mean %1 in the second half</source>
        <translation>后半的平均%1</translation>
    </message>
    <message>
        <source>from the visits</source>
        <translation>由访问次数</translation>
    </message>
    <message>
        <source>Elo against z = ∞</source>
        <translation>对 z = ∞ 的 Elo</translation>
    </message>
    <message>
        <source>Strength index of the search itself</source>
        <translation>搜索本身的强度指数</translation>
    </message>
    <message>
        <source>move of the game</source>
        <translation>对局的手数</translation>
    </message>
    <message>
        <source>β̄ of every rank, over all moves</source>
        <translation>各等级的 β̄，全部着法</translation>
    </message>
    <message>
        <source>moves %1 to %2</source>
        <translation>第 %1 手到第 %2 手</translation>
    </message>
    <message>
        <source>β̄ of every rank at every move, plain means</source>
        <translation>各等级每一手的 β̄，简单平均</translation>
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
        <translation>基于 %1 与 %2 的决策树</translation>
    </message>
    <message>
        <source>both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>Trees on %1</source>
        <translation>基于 %1 的决策树</translation>
    </message>
    <message>
        <source>all ranks</source>
        <translation>所有等级</translation>
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
        <translation>第 %1 手之后</translation>
    </message>
    <message>
        <source>Mean loss, by plies of the game</source>
        <translation>平均损失，按手数</translation>
    </message>
    <message>
        <source>Standard deviation of the losses, by plies of the game</source>
        <translation>损失的标准差，按手数</translation>
    </message>
    <message>
        <source>mean loss</source>
        <translation>平均损失</translation>
    </message>
    <message>
        <source>Mean loss at every ply</source>
        <translation>每一手的平均损失</translation>
    </message>
    <message>
        <source>ply</source>
        <translation>第几手</translation>
    </message>
    <message>
        <source>%1, bars: standard deviation</source>
        <translation>%1，竖条：标准差</translation>
    </message>
    <message>
        <source>mean β</source>
        <translation>平均 β</translation>
    </message>
    <message>
        <source>geometric mean of the priors of %1</source>
        <translation>%1 的先验概率的几何平均</translation>
    </message>
    <message>
        <source>%1 of %2 games: median</source>
        <translation>%1，%2 局：中位数</translation>
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
        <translation>同一棋手的对局</translation>
    </message>
    <message>
        <source>%1, %2: UCT iterations of equal strength</source>
        <translation>%1，%2：实力相当的 UCT 迭代次数</translation>
    </message>
    <message>
        <source>Iterations by match</source>
        <translation>各场对抗赛的迭代次数</translation>
    </message>
    <message>
        <source>%1 games per step, %2 trials, balanced by %3, seed %4; the paper uses 10 trials of 1000 games</source>
        <translation>每步 %1 局，%2 次试验，按 %3 判定均衡，种子 %4；论文为 10 次试验、每次 1000 局</translation>
    </message>
    <message>
        <source>Difference in win rates</source>
        <translation>胜率之差</translation>
    </message>
    <message>
        <source>probability of a draw</source>
        <translation>和棋概率</translation>
    </message>
    <message>
        <source>UCT measured against itself, with given bounds</source>
        <translation>UCT 自我测量（给定范围）</translation>
    </message>
    <message>
        <source>UCT measured against itself</source>
        <translation>UCT 自我测量</translation>
    </message>
    <message>
        <source>UCT iterations of equal strength, balanced by %1</source>
        <translation>实力相当的 UCT 迭代次数（按 %1 判定均衡）</translation>
    </message>
    <message>
        <source>Mean %1 in the second half; paper: the opponent&apos;s value</source>
        <translation>后半段的平均 %1；论文：对手的值</translation>
    </message>
    <message>
        <source>Adapting to five opponents: %1</source>
        <translation>适应五个对手：%1</translation>
    </message>
    <message>
        <source>adaptive strength index</source>
        <translation>自适应强度指数</translation>
    </message>
    <message>
        <source>position on the rank scale</source>
        <translation>在等级刻度上的位置</translation>
    </message>
    <message>
        <source>Elo derived from visits: mean error for z from -2 to 2</source>
        <translation>由访问次数推出的 Elo：z 从 -2 到 2 的平均误差</translation>
    </message>
    <message>
        <source>compared with a logistic curve</source>
        <translation>与逻辑斯谛曲线相比</translation>
    </message>
    <message>
        <source>Elo derived from visits</source>
        <translation>由访问次数推出的 Elo</translation>
    </message>
    <message>
        <source>compared with the measured Elo</source>
        <translation>与实测 Elo 相比</translation>
    </message>
    <message>
        <source>Weakest allowed move, ln(N / N_max)</source>
        <translation>允许的最弱着法，ln(N / N_max)</translation>
    </message>
    <message>
        <source>Allowed moves beyond ln R_th</source>
        <translation>超出 ln R_th 的允许着法</translation>
    </message>
    <message>
        <source>Allowed moves per position, by R_th</source>
        <translation>每个局面的允许着法数（按 R_th）</translation>
    </message>
    <message>
        <source>Strength index of the search itself, with the paper&apos;s Elo</source>
        <translation>搜索本身的强度指数（用论文的 Elo）</translation>
    </message>
    <message>
        <source>worst observed</source>
        <translation>观察到的最差值</translation>
    </message>
    <message>
        <source>Expected rating for z at R_th = 0.1, if strength is a power of the visits</source>
        <translation>R_th = 0.1 时各 z 的期望等级分（假设强度是访问次数的幂）</translation>
    </message>
    <message>
        <source>Weakest allowed move relative to the best</source>
        <translation>相对最佳着法的最弱允许着法</translation>
    </message>
    <message>
        <source>R_th = 0.1; Elo relative to z = 0, as in the paper&apos;s games (its Table 1 sets z = ∞ to 0)</source>
        <translation>R_th = 0.1；Elo 以 z = 0 为基准，与论文的对局一致（其表 1 把 z = ∞ 设为 0）</translation>
    </message>
    <message>
        <source>measured range</source>
        <translation>实测范围</translation>
    </message>
    <message>
        <source>error of the logistic curve</source>
        <translation>逻辑斯谛曲线的误差</translation>
    </message>
    <message>
        <source>Ranks not used for training, after 20 games</source>
        <translation>未用于训练的等级（20 局后）</translation>
    </message>
    <message>
        <source>%1, within one rank</source>
        <translation>%1，误差不超过一级</translation>
    </message>
    <message>
        <source>%1, correct rank</source>
        <translation>%1，等级正确</translation>
    </message>
    <message>
        <source>trained on %1 ranks</source>
        <translation>用 %1 个等级训练</translation>
    </message>
    <message>
        <source>Correct ranks when only some were used for training</source>
        <translation>仅用部分等级训练时的正确率</translation>
    </message>
    <message>
        <source>Baselines without moves, fitted on all ranks</source>
        <translation>不看着法的基线（用所有等级拟合）</translation>
    </message>
    <message>
        <source>%1, network %2 (%3), %4 simulations per move, one leaf at a time, seed %5</source>
        <translation>%1，神经网络 %2（%3），每步 %4 次模拟，每次一个叶节点，种子 %5</translation>
    </message>
    <message>
        <source>Evenmatch, rank</source>
        <translation>Evenmatch，等级</translation>
    </message>
    <message>
        <source>All ranks combined</source>
        <translation>所有等级合计</translation>
    </message>
    <message>
        <source>Agreement with human moves</source>
        <translation>与人类着法一致的比例</translation>
    </message>
    <message>
        <source>moves equal to the human&apos;s (%)</source>
        <translation>与人类相同的着法（%）</translation>
    </message>
    <message>
        <source>Scores of the first player against the second</source>
        <translation>前者对后者的得分率</translation>
    </message>
    <message>
        <source>Score when z adapts within the game in steps of %1</source>
        <translation>z 在对局中按步长 %1 调整时的得分率</translation>
    </message>
    <message>
        <source>Score of fixed z = 0</source>
        <translation>固定 z = 0 的得分率</translation>
    </message>
    <message>
        <source>adapting in steps of %1</source>
        <translation>按步长 %1 调整</translation>
    </message>
    <message>
        <source>%1: correct rank, by rank</source>
        <translation>%1：正确率（按等级）</translation>
    </message>
    <message>
        <source>%1: within one rank, by rank</source>
        <translation>%1：误差不超过一级（按等级）</translation>
    </message>
    <message>
        <source>Correct ranks</source>
        <translation>等级正确率</translation>
    </message>
    <message>
        <source>Evenmatch, likelihood</source>
        <translation>Evenmatch，似然</translation>
    </message>
    <message>
        <source>(source only)</source>
        <translation>（仅来源）</translation>
    </message>
    <message>
        <source>(setting only)</source>
        <translation>（仅条件）</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Comparison, %1</source>
        <translation>比较，%1</translation>
    </message>
    <message>
        <source>Correct ranks, by the moves used</source>
        <translation>按所用着法的等级正确率</translation>
    </message>
    <message>
        <source>Difference between the strongest and the weakest rank, by move number</source>
        <translation>最强与最弱等级的差距（按手数）</translation>
    </message>
    <message>
        <source>β̄ of every rank at every move, as used by opponents</source>
        <translation>各等级每一手的 β̄（供对手使用）</translation>
    </message>
    <message>
        <source>estimated rank</source>
        <translation>估计等级</translation>
    </message>
    <message>
        <source>true rank, % of its draws</source>
        <translation>真实等级，占其抽样的 %</translation>
    </message>
    <message>
        <source>Ply with the largest losses</source>
        <translation>损失最大的步数</translation>
    </message>
    <message>
        <source>log odds</source>
        <translation>对数几率</translation>
    </message>
    <message>
        <source>%1: estimated by true rank, %2 games of one player</source>
        <translation>%1：按真实等级的估计，一名棋手的 %2 局</translation>
    </message>
    <message>
        <source>%1: estimated by true rank, %2 game</source>
        <translation>%1：按真实等级的估计，%2 局</translation>
    </message>
    <message>
        <source>%1: estimated by true rank, %2 games</source>
        <translation>%1：按真实等级的估计，%2 局</translation>
    </message>
    <message>
        <source>Correct rank after %1 game</source>
        <translation>%1 局后的正确率</translation>
    </message>
    <message>
        <source>Correct rank after %1 games</source>
        <translation>%1 局后的正确率</translation>
    </message>
    <message>
        <source>%1: within one rank</source>
        <translation>%1：误差不超过一级</translation>
    </message>
    <message>
        <source>Effect of each kind of feature</source>
        <translation>各类特征的作用</translation>
    </message>
    <message>
        <source>Trees, nearest rank mean</source>
        <translation>树，最接近的等级均值</translation>
    </message>
    <message>
        <source>Trees, rounded as published, games of many players of the rank</source>
        <translation>树，按论文取整，该等级多名棋手的对局</translation>
    </message>
    <message>
        <source>β alone, games of many players of the rank</source>
        <translation>仅 β，该等级多名棋手的对局</translation>
    </message>
    <message>
        <source>Games of one player and of many players</source>
        <translation>一名棋手与多名棋手的对局</translation>
    </message>
    <message>
        <source>games of many players</source>
        <translation>多名棋手的对局</translation>
    </message>
    <message>
        <source>one player, likelihood</source>
        <translation>一名棋手，似然</translation>
    </message>
    <message>
        <source>(one player, source only)</source>
        <translation>（一名棋手，仅来源）</translation>
    </message>
    <message>
        <source>Comparison, %1 games of one player: correct rank</source>
        <translation>比较，一名棋手的 %1 局：正确率</translation>
    </message>
    <message>
        <source>Comparison, %1 games of many players: correct rank</source>
        <translation>比较，多名棋手的 %1 局：正确率</translation>
    </message>
    <message>
        <source>Likelihood of each rank&apos;s moves under a level&apos;s policy</source>
        <translation>各等级着法在某层级策略下的似然</translation>
    </message>
    <message>
        <source>Best level for each pair of neighbouring ranks, chosen on candidates: how often the stronger rank&apos;s side has the higher value</source>
        <translation>每对相邻等级的最佳层级（在 candidate 上选出）：较强等级一方数值较高的比例</translation>
    </message>
    <message>
        <source>%1: how often the stronger rank&apos;s side has the higher value</source>
        <translation>%1：较强等级一方数值较高的比例</translation>
    </message>
    <message>
        <source>Levels that distinguish neighbouring ranks</source>
        <translation>能区分相邻等级的层级</translation>
    </message>
    <message>
        <source>Correlation between the estimate from one game and the rank, given value and result, within settings</source>
        <translation>单局估计与等级的相关性（给定形势值与结果，同一条件内）</translation>
    </message>
    <message>
        <source>%1: correct rank, by number of games</source>
        <translation>%1：正确率（按局数）</translation>
    </message>
    <message>
        <source>%1: within one rank, by number of games</source>
        <translation>%1：误差不超过一级（按局数）</translation>
    </message>
    <message>
        <source>%1: correct rank after %2 games</source>
        <translation>%1：%2 局后的正确率</translation>
    </message>
    <message>
        <source>%1: within one rank after %2 games</source>
        <translation>%1：%2 局后误差不超过一级</translation>
    </message>
    <message>
        <source>Neighbouring ranks with overlapping boxes</source>
        <translation>箱体重叠的相邻等级</translation>
    </message>
    <message>
        <source>everything, up to 500 trees</source>
        <translation>全部，最多 500 棵树</translation>
    </message>
    <message>
        <source>%1, with our features</source>
        <translation>%1（本程序的特征）</translation>
    </message>
    <message>
        <source>z with which SA wins as often as SE∞</source>
        <translation>SA 与 SE∞ 胜率相同的 z</translation>
    </message>
    <message>
        <source>SA-MCTS with our z</source>
        <translation>使用我们 z 的 SA-MCTS</translation>
    </message>
</context>
<context>
    <name>FindingsModel</name>
    <message>
        <source>This run</source>
        <translation>本次运行</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Other run</source>
        <translation>另一次运行</translation>
    </message>
</context>
<context>
    <name>FindingsPlot</name>
    <message>
        <source>%1, other run</source>
        <translation>%1，另一次运行</translation>
    </message>
</context>
<context>
    <name>FoldSection</name>
    <message>
        <source>Folded</source>
        <translation>已折叠</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>Show this section</source>
        <translation>显示此部分</translation>
    </message>
    <message>
        <source>Fold this section</source>
        <translation>折叠此部分</translation>
    </message>
</context>
<context>
    <name>GameDocument</name>
    <message>
        <source>The clipboard contains no game: %1. Copy SGF, PGN or FEN text first.</source>
        <translation>剪贴板中没有对局：%1。请先复制 SGF、PGN 或 FEN 文本。</translation>
    </message>
    <message>
        <source>%1. The current game is not saved and stays open; save it somewhere else first.</source>
        <translation>%1。当前对局尚未保存，仍保持打开；请先保存到其他位置。</translation>
    </message>
    <message>
        <source>Your unsaved game was moved to File ▸ Open recent.</source>
        <translation>未保存的对局已移至“文件 ▸ 最近打开”。</translation>
    </message>
    <message>
        <source>%1. Choose another place with Save As.</source>
        <translation>%1。请用“另存为”选择其他位置。</translation>
    </message>
    <message>
        <source>Your last game is too large to open at startup. It was moved to %1.</source>
        <translation>上一局太大，无法在启动时打开，已移至 %1。</translation>
    </message>
    <message>
        <source>Evenmatch could not start with your last game, so it started without it. The game is in %1.</source>
        <translation>Evenmatch 无法载入你的上一局棋，因此没有载入就启动了。对局在 %1。</translation>
    </message>
    <message>
        <source>Your last game could not be read. It was moved to %1.</source>
        <translation>无法读取上一局棋，已将其移至 %1。</translation>
    </message>
    <message>
        <source>The text contains no game: %1</source>
        <translation>文本中没有对局：%1</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Save the game under another name with Save As.</source>
        <translation>%1 已被其他程序更改。请用“另存为”以其他名称保存对局。</translation>
    </message>
</context>
<context>
    <name>GameInfoDialog</name>
    <message>
        <source>Game information</source>
        <translation>对局信息</translation>
    </message>
    <message>
        <source>Rating of %1</source>
        <translation>%1的等级分</translation>
    </message>
    <message>
        <source>Rank of %1</source>
        <translation>%1的等级</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
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
        <translation>结果</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>贴目</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>This game is in progress.</source>
        <translation>此对局正在进行。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>A result is 1-0, 0-1 or 1/2-1/2.</source>
        <translation>结果应为 1-0、0-1 或 1/2-1/2。</translation>
    </message>
    <message>
        <source>A result is B+3.5, W+R (resignation), B+T (time), 0 (draw) or Void.</source>
        <translation>结果应为 B+3.5、W+R（中盘）、B+T（超时）、0（和棋）或 Void。</translation>
    </message>
</context>
<context>
    <name>GameListModel</name>
    <message>
        <source>%1  cannot be read</source>
        <translation>%1  无法读取</translation>
    </message>
</context>
<context>
    <name>GameNotesPanel</name>
    <message>
        <source>Comment on this move</source>
        <translation>为这一手写注释</translation>
    </message>
    <message>
        <source>Your assessment of this move</source>
        <translation>你对这一手的评价</translation>
    </message>
    <message>
        <source>Assessment</source>
        <translation>评价</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
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
        <translation>这一手还没有注释。</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Comment •</source>
        <translation>注释 •</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>brilliant</source>
        <translation>妙着</translation>
    </message>
    <message>
        <source>dubious</source>
        <translation>可疑</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>严重失误</translation>
    </message>
    <message>
        <source>Notable moves</source>
        <translation>值得注意的着法</translation>
    </message>
</context>
<context>
    <name>GameOpener</name>
    <message>
        <source>Opening was cancelled.</source>
        <translation>已取消打开。</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>正在打开 %1</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Both players agree to a draw</source>
        <translation>双方同意和棋</translation>
    </message>
    <message>
        <source>Claim draw</source>
        <translation>要求判和</translation>
    </message>
    <message>
        <source>The position has occurred three times, or 50 moves passed without a capture or pawn move</source>
        <translation>同一局面已出现三次，或已有 50 回合无吃子且无兵移动</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>点目</translation>
    </message>
    <message>
        <source>Click stones to mark them dead or alive.</source>
        <translation>点击棋子以标记死活。</translation>
    </message>
    <message>
        <source>Accept count</source>
        <translation>接受点目</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续下</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Go to start</source>
        <translation>到开头</translation>
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
        <translation>到末尾</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
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
        <translation>轮到你了：你被将军</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>轮到你了</translation>
    </message>
    <message>
        <source>Match me</source>
        <translation>与我相当</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>All moves and variations of this game, as a tree</source>
        <translation>本局的所有着法与变化，以树显示</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1正在思考…</translation>
    </message>
    <message>
        <source>Loading the network of %1…</source>
        <translation>正在载入%1的神经网络…</translation>
    </message>
    <message>
        <source>%1 cannot play: %2</source>
        <translation>%1无法下棋：%2</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>从这里开始下</translation>
    </message>
    <message>
        <source>Start a new game from this position</source>
        <translation>从这个局面开始新对局</translation>
    </message>
    <message>
        <source>Match me (now %1)</source>
        <translation>与我相当（现在%1）</translation>
    </message>
    <message>
        <source>Shows an area first, then some moves, then one move</source>
        <translation>先提示区域，再给几个着法，最后给一个</translation>
    </message>
    <message>
        <source>Starting %1…</source>
        <translation>正在启动 %1…</translation>
    </message>
</context>
<context>
    <name>GameRank</name>
    <message>
        <source>Too few moves to estimate your rank: at least %1 are needed.</source>
        <translation>手数太少，无法估计你的等级；需要 %1 手。</translation>
    </message>
    <message>
        <source>Estimate from this game: %1 (%2). One game is a small sample.</source>
        <translation>由本局估计：%1（%2）。一局只是小样本。</translation>
    </message>
    <message>
        <source>No estimate from one game: players of most ranks choose such moves.</source>
        <translation>一局无法估计：多数等级的棋手都会下这样的着法。</translation>
    </message>
</context>
<context>
    <name>GameReport</name>
    <message>
        <source>%1: report</source>
        <translation>%1：报告</translation>
    </message>
    <message>
        <source>β of both players by move, over the bands of the ranks</source>
        <translation>双方每手的β及各等级色带</translation>
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
        <translation>棋谱中的等级</translation>
    </message>
    <message>
        <source>Estimate from this game</source>
        <translation>本局的估计</translation>
    </message>
    <message>
        <source>Mean β</source>
        <translation>平均β</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Largest mistakes</source>
        <translation>最大的失误</translation>
    </message>
    <message>
        <source>No large mistakes.</source>
        <translation>没有大的失误。</translation>
    </message>
    <message>
        <source>lost %1 (%2)</source>
        <translation>损失 %1（%2）</translation>
    </message>
    <message>
        <source>before this move: %1</source>
        <translation>此手之前：%1</translation>
    </message>
    <message>
        <source>players at %1 most often choose it here, too (%2 %)</source>
        <translation>%1的棋手在此也最常这样下（%2%）</translation>
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
        <translation>对该等级而言少见的着法</translation>
    </message>
    <message>
        <source>Points lost per move</source>
        <translation>每手损失的目数</translation>
    </message>
    <message>
        <source>Winning chances lost per move, %</source>
        <translation>每手损失的胜率，%</translation>
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
        <translation>着法未经分析。</translation>
    </message>
    <message>
        <source>Moves analysed by %1.</source>
        <translation>着法分析：%1。</translation>
    </message>
    <message>
        <source>Accuracy and mistakes</source>
        <translation>准确率与失误</translation>
    </message>
    <message>
        <source>The network %1 computes β. An estimate from a single game is rough, as its interval shows.</source>
        <translation>由神经网络%1计算。仅凭一局得出的等级是粗略的，其区间即表明这一点。</translation>
    </message>
</context>
<context>
    <name>GameSession</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>(set-up)</source>
        <translation>（摆棋）</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>The game is over; step back to try other moves.</source>
        <translation>对局已结束；后退几手可以试其他着法。</translation>
    </message>
    <message>
        <source>Go to the last move before you resign.</source>
        <translation>请先到最后一手再认输。</translation>
    </message>
    <message>
        <source>This game continues at its last move. “Play from here” starts another game from this position.</source>
        <translation>这盘棋从最后一手继续。“从这里开始下”会从这个局面开始另一盘棋。</translation>
    </message>
    <message>
        <source>move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>这盘棋已经结束。</translation>
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
        <translation>点目</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>promotion of a variation</source>
        <translation>提升变化</translation>
    </message>
    <message>
        <source>change of the game</source>
        <translation>修改棋局本身</translation>
    </message>
    <message>
        <source>new main line</source>
        <translation>新的主线</translation>
    </message>
    <message>
        <source>deletion</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>game information</source>
        <translation>对局信息</translation>
    </message>
    <message>
        <source>assessment</source>
        <translation>评价</translation>
    </message>
    <message>
        <source>The game&apos;s own moves cannot be deleted, only added moves and variations.</source>
        <translation>棋局本身的着法不能删除，只能删除后来添加的着法和变化。</translation>
    </message>
    <message>
        <source>Go to the last move before you offer a draw.</source>
        <translation>请先到最后一手再提和。</translation>
    </message>
    <message>
        <source>variation</source>
        <translation>变化</translation>
    </message>
</context>
<context>
    <name>GameTerms</name>
    <message>
        <source>Chinese</source>
        <translation>中国规则</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本规则</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA 规则</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>新西兰规则</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor 规则</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 stones</source>
        <translation>%1 子</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>让子</translation>
    </message>
    <message>
        <source>Stones placed for Black before White&apos;s first move</source>
        <translation>白方下第一手之前黑方摆上的子数</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>贴目</translation>
    </message>
    <message>
        <source>Points given to White for moving second</source>
        <translation>补偿白方后手的目数</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>起始局面</translation>
    </message>
    <message>
        <source>Number of the starting position; 518 is the standard one</source>
        <translation>起始局面的编号；518 是标准局面</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>重新抽取</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>不计时</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>读秒</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>Byo-yomi: after the main time, each move has its own period</source>
        <translation>读秒：基本时间用完后，每一手各有一段时间</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>读秒次数</translation>
    </message>
    <message>
        <source>Evenmatch</source>
        <translation>Evenmatch</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
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
        <translation>不计时</translation>
    </message>
    <message>
        <source>%1 min, then %2 × %3 s</source>
        <translation>%1 分钟，之后 %2 次 × %3 秒</translation>
    </message>
    <message>
        <source>%1 komi</source>
        <translation>贴 %1 目</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>让 %n 子</numerusform>
        </translation>
    </message>
    <message>
        <source>This handicap makes the game even for your two ranks; its receiver plays Black</source>
        <translation>这个让子数使两人等级相当；受子一方执黑</translation>
    </message>
    <message numerus="yes">
        <source>Suggested: %n stones for you</source>
        <translation>
            <numerusform>建议：你摆 %n 子</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message numerus="yes">
        <source>Suggested: %n stones for the opponent</source>
        <translation>
            <numerusform>建议：对手摆 %n 子</numerusform>
        </translation>
    </message>
    <message>
        <source>System</source>
        <translation>计时方式</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>包干</translation>
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
        <translation>加拿大式：基本时间用完后，每段时间内须下完规定手数</translation>
    </message>
    <message>
        <source>Minutes for the game + seconds for each move</source>
        <translation>每局分钟数 + 每步秒数</translation>
    </message>
    <message>
        <source>%1 min, then %2 moves in %3 min</source>
        <translation>%1 分，之后 %3 分 %2 手</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Human-like thinking time</source>
        <translation>像人一样用时</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>每手秒数</translation>
    </message>
    <message>
        <source>Moves per period</source>
        <translation>每段手数</translation>
    </message>
    <message>
        <source>Minutes per period</source>
        <translation>每段分钟数</translation>
    </message>
    <message>
        <source>Evenmatch takes about as long for a move as a human</source>
        <translation>Evenmatch 走棋所用的时间与人大致相同</translation>
    </message>
    <message>
        <source>Absolute: main time only</source>
        <translation>包干：只有基本时间</translation>
    </message>
    <message>
        <source>Fischer: each move adds seconds to the remaining time</source>
        <translation>加秒制：每下一手，剩余时间增加若干秒</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>自定义…</translation>
    </message>
    <message>
        <source>%1 min + %2 s per move</source>
        <translation>%1 分钟 + 每手 %2 秒</translation>
    </message>
</context>
<context>
    <name>GameTreeView</name>
    <message>
        <source>Variations</source>
        <translation>变化</translation>
    </message>
    <message numerus="yes">
        <source>one of %n variations here</source>
        <translation>
            <numerusform>此处 %n 个变化之一</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>摆棋</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>转到此处(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Promote variation</source>
        <translation>提升变化(&amp;P)</translation>
    </message>
    <message>
        <source>The variation was promoted.</source>
        <translation>该变化已提升。</translation>
    </message>
    <message>
        <source>Make &amp;main line</source>
        <translation>设为主线(&amp;M)</translation>
    </message>
    <message>
        <source>The variation is the main line now.</source>
        <translation>该变化现在是主线。</translation>
    </message>
    <message>
        <source>&amp;Delete from here on</source>
        <translation>从此处删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Replace the game with this line</source>
        <translation>用这条变化替换棋局(&amp;R)</translation>
    </message>
    <message>
        <source>This line is now the game; the former game is a variation.</source>
        <translation>这条变化现在是棋局；原来的棋局成为变化。</translation>
    </message>
    <message>
        <source>%1 and all following moves were deleted.</source>
        <translation>已删除%1及其后的所有着法。</translation>
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
        <translation>只显示自己的对局</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>搜索对局</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>哪个棋种</translation>
    </message>
    <message>
        <source>Go and chess</source>
        <translation>围棋与国际象棋</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>围棋</translation>
    </message>
    <message>
        <source>Go 9×9</source>
        <translation>围棋 9×9</translation>
    </message>
    <message>
        <source>Go 13×13</source>
        <translation>围棋 13×13</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>国际象棋</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Rank of a player</source>
        <translation>棋手的等级</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>回收站</translation>
    </message>
    <message>
        <source>Show the games in the trash</source>
        <translation>显示回收站中的对局</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>任何结果</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>黑胜</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>白胜</translation>
    </message>
    <message>
        <source>First player won</source>
        <translation>先手胜</translation>
    </message>
    <message>
        <source>Second player won</source>
        <translation>后手胜</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Any rank</source>
        <translation>任何等级</translation>
    </message>
    <message>
        <source>Only games of %1; click to show all players</source>
        <translation>只显示 %1 的对局；点击显示所有棋手</translation>
    </message>
    <message>
        <source>Show the games of all players</source>
        <translation>显示所有棋手的对局</translation>
    </message>
    <message>
        <source>By result, rank, tag and date; the trash</source>
        <translation>按结果、等级、标签和日期；回收站</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>任意标签</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Only games with this position; click to show all</source>
        <translation>只显示出现该局面的对局；点击显示全部</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search players, events, places, openings</source>
        <translation>搜索棋手、赛事、地点、开局</translation>
    </message>
    <message>
        <source>I won</source>
        <translation>我赢了</translation>
    </message>
    <message>
        <source>I lost</source>
        <translation>我输了</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>F&amp;iles…</source>
        <translation>文件(&amp;I)…</translation>
    </message>
    <message>
        <source>From the &amp;clipboard</source>
        <translation>从剪贴板(&amp;C)</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>我的棋谱</translation>
    </message>
    <message>
        <source>No matching games. Remove a filter or change the search.</source>
        <translation>没有符合的对局。请去掉一个筛选条件，或更改搜索内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in the trash</source>
        <translation>回收站中有 %1</translation>
    </message>
    <message>
        <source>Import a folder of games</source>
        <translation>导入棋谱文件夹</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>导入棋谱</translation>
    </message>
    <message>
        <source>My rank</source>
        <translation>我的等级</translation>
    </message>
    <message>
        <source>From an &amp;account…</source>
        <translation>来自账号(&amp;A)…</translation>
    </message>
    <message>
        <source>Undid: %1.</source>
        <translation>已撤销：%1。</translation>
    </message>
    <message>
        <source>All games are in the trash.</source>
        <translation>所有对局都在回收站中。</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>My games</source>
        <translation>我的棋谱</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>移到回收站</translation>
    </message>
    <message numerus="yes">
        <source>%n games are in the trash.</source>
        <translation>
            <numerusform>%n 局已移到回收站。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games restored.</source>
        <translation>
            <numerusform>%n 局已还原。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Only games of %1</source>
        <translation>只看 %1 的对局</translation>
    </message>
    <message>
        <source>&amp;Restore from the trash</source>
        <translation>从回收站还原(&amp;R)</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>标签(&amp;G)</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>移到回收站(&amp;T)</translation>
    </message>
    <message>
        <source>Enter a new tag</source>
        <translation>输入新标签</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>新标签</translation>
    </message>
    <message numerus="yes">
        <source>Tag “%1” added to %n games.</source>
        <translation>
            <numerusform>已为%n局加上标签“%1”。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag “%1” removed from %n games.</source>
        <translation>
            <numerusform>已从%n局去掉标签“%1”。</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to sort; right-click to choose columns</source>
        <translation>单击排序，右键单击选择列</translation>
    </message>
    <message>
        <source>moving games to the trash</source>
        <translation>把对局移到回收站</translation>
    </message>
    <message>
        <source>restoring games from the trash</source>
        <translation>从回收站还原对局</translation>
    </message>
    <message numerus="yes">
        <source>%n games copied to the clipboard.</source>
        <translation>
            <numerusform>已将 %n 局复制到剪贴板。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>导出棋谱</translation>
    </message>
    <message>
        <source>Games (*.sgf *.pgn)</source>
        <translation>棋谱 (*.sgf *.pgn)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>tag “%1”</source>
        <translation>标签“%1”</translation>
    </message>
    <message>
        <source>removing tag “%1”</source>
        <translation>移除标签“%1”</translation>
    </message>
    <message>
        <source>Play from the losing move</source>
        <translation>从败着开始下</translation>
    </message>
    <message>
        <source>This game has no loser.</source>
        <translation>这盘棋没有输家。</translation>
    </message>
    <message>
        <source>Play from the &amp;losing move</source>
        <translation>从败着开始下(&amp;L)</translation>
    </message>
    <message>
        <source>Col&amp;umns</source>
        <translation>列(&amp;U)</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>清空回收站</translation>
    </message>
    <message>
        <source>Delete every game in the trash, with its reviews? This cannot be undone.</source>
        <translation>删除回收站中的所有对局及其复盘？此操作无法撤销。</translation>
    </message>
    <message numerus="yes">
        <source>%n games deleted.</source>
        <translation>
            <numerusform>已删除 %n 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Empty the trash…</source>
        <translation>清空回收站(&amp;E)…</translation>
    </message>
    <message>
        <source>Some games cannot be read: %1.</source>
        <translation>有些对局无法读取：%1。</translation>
    </message>
    <message>
        <source>Copying games</source>
        <translation>正在复制对局</translation>
    </message>
    <message>
        <source>Exporting games</source>
        <translation>正在导出对局</translation>
    </message>
</context>
<context>
    <name>GoBoardWidget</name>
    <message>
        <source>Go board</source>
        <translation>围棋棋盘</translation>
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
        <translation>空点</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>最后一手</translation>
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
        <translation>双活，不计入任何一方</translation>
    </message>
    <message>
        <source>neutral point</source>
        <translation>单官</translation>
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
        <translation>你的猜测与 %1 棋手的相近。</translation>
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
        <translation>这里实战下了哪一手？</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>正在分析…</translation>
    </message>
    <message>
        <source>Skip this move</source>
        <translation>跳过这一手</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Correct: %1 was played.</source>
        <translation>正确：实战是 %1。</translation>
    </message>
    <message>
        <source>%1 was played.</source>
        <translation>实战是 %1。</translation>
    </message>
    <message>
        <source>Players who choose %1: %2.</source>
        <translation>选择 %1 的棋手：%2。</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Your guesses do not distinguish between ranks.</source>
        <translation>你的猜测无法区分等级。</translation>
    </message>
    <message>
        <source>Move %1: your guess %2 is played by %3, the game&apos;s move %4 by %5.</source>
        <translation>第 %1 手：你猜的 %2，选择者为%3；实战的 %4，选择者为%5。</translation>
    </message>
    <message>
        <source>Players of %1 would guess about %2 of them, players of %3 about %4.</source>
        <translation>%1 的棋手大约能猜中 %2 手，%3 的棋手大约 %4 手。</translation>
    </message>
    <message>
        <source>Whose moves do you want to guess?</source>
        <translation>要猜哪一方的着法？</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>双方</translation>
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
        <translation>从棋盘上的局面（第 %1 手）开始。</translation>
    </message>
    <message>
        <source>From the first move.</source>
        <translation>从第一手开始。</translation>
    </message>
    <message>
        <source>Start at the first move</source>
        <translation>从第一手开始</translation>
    </message>
    <message>
        <source>Start at move %1</source>
        <translation>从第 %1 手开始</translation>
    </message>
    <message>
        <source>Players of %1 would guess about %2 of them.</source>
        <translation>%1 的棋手大约能猜中 %2 手。</translation>
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
        <translation>按 Ctrl+N，选择棋种、对手和计时，然后开始。</translation>
    </message>
    <message>
        <source>Each opponent plays at a rank, such as 5 kyu or 1400–1599. “Match me” follows your results.</source>
        <translation>每个对手都有等级，例如 5 级或 1400–1599。“与我相当”会随你的成绩调整。</translation>
    </message>
    <message>
        <source>Ctrl+H gives a hint: first a region, then a move. Ctrl+Backspace takes a move back.</source>
        <translation>Ctrl+H 给出提示：先是区域，再是着法。Ctrl+Backspace 悔棋。</translation>
    </message>
    <message>
        <source>Make moves</source>
        <translation>走棋</translation>
    </message>
    <message>
        <source>Click a point of the Go board. Click or drag a chess piece.</source>
        <translation>点击围棋盘上的交叉点。国际象棋棋子可以点击或拖动。</translation>
    </message>
    <message>
        <source>Enter or Space shows a cursor on the board. Arrow keys move it, Enter plays, Esc hides it.</source>
        <translation>Enter 或空格在棋盘上显示光标。方向键移动，Enter 落子，Esc 隐藏。</translation>
    </message>
    <message>
        <source>Press T to type moves: Nf3, e7e8q, Q16 or pass.</source>
        <translation>按 T 输入着法：Nf3、e7e8q、Q16 或 pass。</translation>
    </message>
    <message>
        <source>The arrow keys step through the game. Help ▸ Keys lists all keys.</source>
        <translation>方向键在棋谱中前后移动。“帮助 ▸ 按键”列出所有按键。</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>编辑局面</translation>
    </message>
    <message>
        <source>Press Ctrl+E. Choose a piece or a stone, then click the board. The right button clears a square.</source>
        <translation>按 Ctrl+E，选择棋子，然后点击棋盘。右键清空一格。</translation>
    </message>
    <message>
        <source>Choose the side to move, castling rights, handicap and komi. You can also paste a FEN or an SGF.</source>
        <translation>选择行棋方、易位权、让子和贴目。也可以粘贴 FEN 或 SGF。</translation>
    </message>
    <message>
        <source>Play from the position, or use it as the start of a new record.</source>
        <translation>从该局面开始对弈，或将其作为新棋谱的起点。</translation>
    </message>
    <message>
        <source>Review a game</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Open a game and go to Review. Analysis runs in the background; Space turns it off and on.</source>
        <translation>打开棋谱并进入复盘。分析在后台进行；空格键关闭或开启。</translation>
    </message>
    <message>
        <source>N and Shift+N go to the next and the previous mistake, with the points or winning chances lost.</source>
        <translation>N 和 Shift+N 跳到下一个和上一个失误，并显示损失的目数或胜率。</translation>
    </message>
    <message>
        <source>The table shows how often players of each rank choose a move.</source>
        <translation>表格显示各等级棋手选择某一着法的频率。</translation>
    </message>
    <message>
        <source>Press F4 to play from the position, and F3 for a report.</source>
        <translation>按 F4 从该局面开始对弈，按 F3 查看报告。</translation>
    </message>
    <message>
        <source>Read the strength plot</source>
        <translation>阅读棋力图</translation>
    </message>
    <message>
        <source>The lines show the strength score (β) of both players, averaged over several moves.</source>
        <translation>曲线显示双方的棋力分数（β），取若干着的平均。</translation>
    </message>
    <message>
        <source>The coloured bands show where players of each rank usually are.</source>
        <translation>彩色带表示各等级棋手通常所在的范围。</translation>
    </message>
    <message>
        <source>Click the plot to go to a move. Turn the wheel to zoom.</source>
        <translation>点击图表跳到某一着。滚动滚轮缩放。</translation>
    </message>
    <message>
        <source>Explore openings</source>
        <translation>研究开局</translation>
    </message>
    <message>
        <source>Each row is a move: how many games went on with it, how they ended, and the average rank of those who played it.</source>
        <translation>每一行是一种着法：有多少棋谱以它继续、结果如何，以及下出它的棋手的平均等级。</translation>
    </message>
    <message>
        <source>Click a move to play it. Click a game to open it at this position.</source>
        <translation>点击着法即可走出。点击棋谱即可在此局面打开。</translation>
    </message>
    <message>
        <source>Transpositions count. In Go, a rotated or mirrored position is the same position.</source>
        <translation>着法次序不同而局面相同的也计入。围棋中，旋转或镜像后的局面视为相同。</translation>
    </message>
    <message>
        <source>Choose your library, your own games, or a file or folder. Files are read once, in the background.</source>
        <translation>可选择你的棋谱库、你自己的对局，或某个文件或文件夹。文件只在后台读取一次。</translation>
    </message>
    <message>
        <source>Collect and find games</source>
        <translation>收集和查找棋谱</translation>
    </message>
    <message>
        <source>Import files, folders, ZIP archives or the games of an account. Your own games are added automatically.</source>
        <translation>导入文件、文件夹、ZIP 压缩包或账号中的棋谱。你自己的对局会自动加入。</translation>
    </message>
    <message>
        <source>Search by player, event or opening, and filter by rank, result, date or tag.</source>
        <translation>按棋手、赛事或开局搜索，按等级、结果、日期或标签筛选。</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F finds all games with the position on the board.</source>
        <translation>Ctrl+Shift+F 查找含有盘上局面的所有棋谱。</translation>
    </message>
    <message>
        <source>Right-click the heading of the table to choose columns, and a game to tag, copy or export it.</source>
        <translation>右键点击表头选择列；右键点击棋谱可加标签、复制或导出。</translation>
    </message>
    <message>
        <source>Estimate your rank</source>
        <translation>估计你的等级</translation>
    </message>
    <message>
        <source>Import your games on the Games page, and choose your names there.</source>
        <translation>在“棋谱”页导入你的对局，并选择你的名字。</translation>
    </message>
    <message>
        <source>The estimate has an interval. More games make it narrower.</source>
        <translation>估计带有区间。棋谱越多，区间越窄。</translation>
    </message>
    <message>
        <source>“My rank” also shows the estimate by phase of the game, opening and time control.</source>
        <translation>“我的等级”还按对局阶段、开局和用时显示估计。</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <translation>从失误中学习</translation>
    </message>
    <message>
        <source>A card shows a position from your own games. Find a better move than the one you played.</source>
        <translation>卡片显示你自己对局中的局面。找出比你所下更好的着法。</translation>
    </message>
    <message>
        <source>Cards that you miss return soon. Cards that you solve return later and later.</source>
        <translation>答错的卡片很快会再出现。答对的卡片会隔越来越久再出现。</translation>
    </message>
    <message>
        <source>You can also guess moves, train an opening, test your rank, or play with a tutor.</source>
        <translation>你还可以猜着法、练习开局、测试等级，或与老师下指导棋。</translation>
    </message>
    <message>
        <source>Watch the search</source>
        <translation>观察搜索</translation>
    </message>
    <message>
        <source>The Tree page shows which moves the search visits, and how it values them.</source>
        <translation>“搜索树”页显示搜索访问了哪些着法以及如何评价它们。</translation>
    </message>
    <message>
        <source>Compare the search with and without the influence of a rank. δ shows how far a move is from that rank.</source>
        <translation>比较受等级影响与不受等级影响的搜索。δ 表示着法离该等级有多远。</translation>
    </message>
    <message>
        <source>Choose networks and engines</source>
        <translation>选择神经网络和引擎</translation>
    </message>
    <message>
        <source>The Engines page shows which networks play and analyse. Drop a KataGo network on the window to use it.</source>
        <translation>“引擎”页显示用于对弈和分析的神经网络。把 KataGo 神经网络拖到窗口上即可使用。</translation>
    </message>
    <message>
        <source>Add programs that speak GTP or UCI, such as GNU Go or Stockfish, to play them or to analyse.</source>
        <translation>可添加支持 GTP 或 UCI 的程序，例如 GNU Go 或 Stockfish，用于对弈或分析。</translation>
    </message>
    <message>
        <source>Measure in the Lab</source>
        <translation>在实验室中测量</translation>
    </message>
    <message>
        <source>The Lab plays matches and measures how well ranks are estimated. Choose a measurement and start it.</source>
        <translation>实验室进行对抗赛，并测量等级估计的准确度。选择一项测量并开始。</translation>
    </message>
    <message>
        <source>Save, export and print</source>
        <translation>保存、导出和打印</translation>
    </message>
    <message>
        <source>Games of your library are saved automatically. Ctrl+S writes an SGF or PGN file.</source>
        <translation>棋谱库中的棋谱会自动保存。Ctrl+S 写入 SGF 或 PGN 文件。</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E exports the board as an image, Ctrl+Shift+G the moves as an animation. Ctrl+P prints.</source>
        <translation>Ctrl+Shift+E 将棋盘导出为图像，Ctrl+Shift+G 将着法导出为动画。Ctrl+P 打印。</translation>
    </message>
    <message>
        <source>Ctrl+C copies the game, Ctrl+Shift+C the position. Ctrl+V pastes SGF, PGN or FEN.</source>
        <translation>Ctrl+C 复制棋谱，Ctrl+Shift+C 复制局面。Ctrl+V 粘贴 SGF、PGN 或 FEN。</translation>
    </message>
    <message>
        <source>Analyse ▸ Export the annotated game writes your review into the file.</source>
        <translation>“分析 ▸ 导出带注释的棋谱”把复盘内容写入文件。</translation>
    </message>
    <message>
        <source>Change the settings</source>
        <translation>更改设置</translation>
    </message>
    <message>
        <source>Press Ctrl+comma. The settings open beside the board and apply at once.</source>
        <translation>按 Ctrl+逗号。设置在棋盘旁打开，立即生效。</translation>
    </message>
    <message>
        <source>Choose theme, language, boards, pieces and sounds, and change the keys.</source>
        <translation>选择主题、语言、棋盘、棋子和声音，并更改按键。</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>A step on a scale of players: 5 kyu, 3 dan, 1400–1599. Dan is above kyu; 1 kyu is the strongest kyu.</source>
        <translation>棋手水平的一档：5 级、3 段、1400–1599。段高于级；1 级是最强的级。</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>What the program computes about a player&apos;s rank from games.</source>
        <translation>程序根据棋谱计算出的棋手等级。</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>A range that contains the true rank with a stated probability, such as 80 %.</source>
        <translation>以给定概率（例如 80%）包含真实等级的范围。</translation>
    </message>
    <message>
        <source>strength score (β)</source>
        <translation>棋力分数（β）</translation>
    </message>
    <message>
        <source>A number for the strength that moves show, learned from games of all ranks.</source>
        <translation>表示着法所体现棋力的数值，从各等级的棋谱中学得。</translation>
    </message>
    <message>
        <source>δ (delta)</source>
        <translation>δ（德尔塔）</translation>
    </message>
    <message>
        <source>The difference between the β of a move and the β of a chosen rank. Near zero, the move is typical of that rank.</source>
        <translation>着法的 β 与所选等级的 β 之差。接近零表示该着是此等级的典型着法。</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>The probability of each move, for players of a rank.</source>
        <translation>某一等级的棋手选择每一着的概率。</translation>
    </message>
    <message>
        <source>candidate moves</source>
        <translation>候选着法</translation>
    </message>
    <message>
        <source>The moves that are worth considering in a position.</source>
        <translation>在某局面下值得考虑的着法。</translation>
    </message>
    <message>
        <source>evaluation</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>What a network computes for a position: winning chances, lead and the probability of each move.</source>
        <translation>神经网络对局面的计算结果：胜率、领先目数和每一着的概率。</translation>
    </message>
    <message>
        <source>winning chances</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>The estimated probability that a side wins the game.</source>
        <translation>估计一方获胜的概率。</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>领先目数</translation>
    </message>
    <message>
        <source>Go: the expected difference of the scores at the end of the game.</source>
        <translation>围棋：预计终局时双方目数之差。</translation>
    </message>
    <message>
        <source>points lost</source>
        <translation>损失目数</translation>
    </message>
    <message>
        <source>inaccuracy, mistake, blunder</source>
        <translation>失准、失误、严重失误</translation>
    </message>
    <message>
        <source>visits</source>
        <translation>访问次数</translation>
    </message>
    <message>
        <source>How often the search examined a move. More visits make its value more certain.</source>
        <translation>搜索考察某一着的次数。次数越多，其价值越可靠。</translation>
    </message>
    <message>
        <source>network</source>
        <translation>神经网络</translation>
    </message>
    <message>
        <source>A model that evaluates positions. Ours are trained on games of people; strong ones, such as KataGo&apos;s, are not.</source>
        <translation>评估局面的模型。我们的神经网络用人类棋谱训练；KataGo 等强神经网络则不是。</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Another program that plays or analyses, connected by GTP (Go) or UCI (chess).</source>
        <translation>用于对弈或分析的其他程序，通过 GTP（围棋）或 UCI（国际象棋）连接。</translation>
    </message>
    <message>
        <source>card</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>A position to solve on the Learn page.</source>
        <translation>在“学习”页中求解的局面。</translation>
    </message>
    <message>
        <source>tutor</source>
        <translation>老师</translation>
    </message>
    <message>
        <source>The voice that comments on your moves in a teaching game.</source>
        <translation>在指导棋中点评你的着法的角色。</translation>
    </message>
    <message>
        <source>held-out players</source>
        <translation>未参与训练的棋手</translation>
    </message>
    <message>
        <source>Players whose games were not used for training. Accuracy is measured on them.</source>
        <translation>其棋谱未用于训练的棋手。准确度以他们来衡量。</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>A rating in numbers. A lead of 200 points means about 76 % of the points against that opponent.</source>
        <translation>用数字表示的等级分。高 200 分意味着对该对手约有 76% 的得分率。</translation>
    </message>
    <message>
        <source>transposition</source>
        <translation>次序转换</translation>
    </message>
    <message>
        <source>Another order of moves that leads to the same position.</source>
        <translation>通向同一局面的另一种着法次序。</translation>
    </message>
    <message>
        <source>variation</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>A line of moves that was not played in the game but is written in the record.</source>
        <translation>对局中没有下出、但写在棋谱里的着法序列。</translation>
    </message>
    <message>
        <source>komi</source>
        <translation>贴目</translation>
    </message>
    <message>
        <source>Go: points that White receives because Black moves first.</source>
        <translation>围棋：因黑方先行而给白方的目数。</translation>
    </message>
    <message>
        <source>handicap</source>
        <translation>让子</translation>
    </message>
    <message>
        <source>Go: stones that the weaker player has on the board when the game begins.</source>
        <translation>围棋：开局时较弱一方预先摆在盘上的子。</translation>
    </message>
    <message>
        <source>sente</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Go: the initiative. A sente move has to be answered.</source>
        <translation>围棋：主动权。对先手的着法必须应。</translation>
    </message>
    <message>
        <source>gote</source>
        <translation>后手</translation>
    </message>
    <message>
        <source>Go: the opposite of sente. A gote move gives the initiative to the opponent.</source>
        <translation>围棋：先手的反面。后手的着法把主动权交给对方。</translation>
    </message>
    <message>
        <source>tenuki</source>
        <translation>脱先</translation>
    </message>
    <message>
        <source>Go: playing elsewhere instead of answering.</source>
        <translation>围棋：不应而在别处落子。</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>劫</translation>
    </message>
    <message>
        <source>Go: a stone that was just taken may not be retaken at once. The forbidden point is marked.</source>
        <translation>围棋：被提后不得立即回提。禁着点有标记。</translation>
    </message>
    <message>
        <source>seki</source>
        <translation>双活</translation>
    </message>
    <message>
        <source>Go: both groups live because neither side can attack without losing its own group.</source>
        <translation>围棋：任何一方先动手都会失去己方的棋，因此双方都活的棋形。</translation>
    </message>
    <message>
        <source>dame</source>
        <translation>单官</translation>
    </message>
    <message>
        <source>Go: a point that belongs to nobody.</source>
        <translation>围棋：不属于任何一方的点。</translation>
    </message>
    <message>
        <source>jigo</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Go: a draw.</source>
        <translation>围棋：平局。</translation>
    </message>
    <message>
        <source>byo-yomi</source>
        <translation>读秒</translation>
    </message>
    <message>
        <source>FEN</source>
        <translation>FEN</translation>
    </message>
    <message>
        <source>A line of text that describes a chess position.</source>
        <translation>描述国际象棋局面的一行文字。</translation>
    </message>
    <message>
        <source>PGN, SGF</source>
        <translation>PGN、SGF</translation>
    </message>
    <message>
        <source>The file formats of chess games (PGN) and Go games (SGF).</source>
        <translation>国际象棋棋谱（PGN）和围棋棋谱（SGF）的文件格式。</translation>
    </message>
    <message>
        <source>L starts a live analysis of the position, with up to ten lines. E shows the evaluation bar.</source>
        <translation>按 L 开始对局面进行实时分析，最多显示十条变化。按 E 显示评估条。</translation>
    </message>
    <message>
        <source>Press L to analyse the position while you set it up.</source>
        <translation>按 L 可在摆放局面时进行分析。</translation>
    </message>
    <message>
        <source>On 19×19, “This corner” shows how games went on in a corner with the same stones. Shift+X switches.</source>
        <translation>在 19×19 棋盘上，“此角”显示对局中棋子相同的角之后如何进行。按 Shift+X 切换。</translation>
    </message>
    <message>
        <source>Coaches can add students. Each student has a separate rank, cards and schedule.</source>
        <translation>教练可以添加学生。每位学生都有自己的等级、卡片和日程。</translation>
    </message>
    <message>
        <source>A student&apos;s games are those of the chosen names, and those with the student&apos;s name as a tag.</source>
        <translation>学生的对局是所选名字的对局，以及以学生姓名为标签的对局。</translation>
    </message>
    <message>
        <source>Every move is saved at once. An unfinished game is restored when you return.</source>
        <translation>每一着都会立即保存。未下完的棋会在下次启动时恢复。</translation>
    </message>
    <message>
        <source>It runs in the background. The figures of the published papers are shown next to the results.</source>
        <translation>测量在后台进行。结果与已发表论文的数据并列显示。</translation>
    </message>
    <message>
        <source>Go: how many points a move loses, compared with the best move.</source>
        <translation>围棋：与最佳着法相比，一着损失的目数。</translation>
    </message>
    <message>
        <source>Marks for moves that lose a little, much, or very much.</source>
        <translation>对损失较小、较大、很大的着法的标记。</translation>
    </message>
    <message>
        <source>Overtime in periods. A period that is not used up starts again with the next move.</source>
        <translation>分段计算的加时。未用完的一段在下一手重新计满。</translation>
    </message>
    <message>
        <source>A strong Go network finds more mistakes in reviews, checks cards, and shows who owns each point.</source>
        <translation>强神经网络能在围棋复盘中发现更多失误，检验卡片，并显示每个点归谁所有。</translation>
    </message>
    <message>
        <source>Press X on a page with a board. The opening explorer appears above the other panels; Esc closes it.</source>
        <translation>在有棋盘的页面按 X，开局浏览器会出现在其他面板上方；按 Esc 关闭。</translation>
    </message>
    <message>
        <source>brilliant</source>
        <translation>妙着</translation>
    </message>
    <message>
        <source>!! marks the only good move if fewer than 5 of 100 players of the rank find it: the second best move would be a blunder.</source>
        <translation>!! 表示唯一的好棋，且该等级 100 名棋手中不到 5 人能下出：次佳着法会是严重失误。</translation>
    </message>
    <message>
        <source>If the files name opponents&apos; ranks, the estimate from everything in the files sets your opponents, cards and advice.</source>
        <translation>如果文件写明了对手的等级，对手、卡片和建议就依据文件中全部信息的估计。</translation>
    </message>
    <message>
        <source>Enter or a double click on a move adds its line to the game as a variation.</source>
        <translation>双击一步棋或按回车键，可将其着法作为变化加入棋谱。</translation>
    </message>
    <message>
        <source>Drop a game file, or SGF, PGN or FEN text, on the window to open it.</source>
        <translation>将对局文件或 SGF、PGN、FEN 文本拖到窗口上即可打开。</translation>
    </message>
    <message>
        <source>Shift+L shows the threat: the opponent&apos;s best moves if it were their turn.</source>
        <translation>Shift+L 显示威胁：若轮到对方走棋时对方的最佳着法。</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>帮助页面</translation>
    </message>
    <message>
        <source>Text of the help</source>
        <translation>帮助正文</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>没有找到。请换一个词。</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>The network is still loading; ask again in a moment.</source>
        <translation>神经网络仍在加载；请稍后再问。</translation>
    </message>
    <message>
        <source>Look at the upper left.</source>
        <translation>看看左上方。</translation>
    </message>
    <message>
        <source>Look at the upper side.</source>
        <translation>看看上边。</translation>
    </message>
    <message>
        <source>Look at the upper right.</source>
        <translation>看看右上方。</translation>
    </message>
    <message>
        <source>Look at the left side.</source>
        <translation>看看左边。</translation>
    </message>
    <message>
        <source>Look at the centre.</source>
        <translation>看看中央。</translation>
    </message>
    <message>
        <source>Look at the right side.</source>
        <translation>看看右边。</translation>
    </message>
    <message>
        <source>Look at the lower left.</source>
        <translation>看看左下方。</translation>
    </message>
    <message>
        <source>Look at the lower side.</source>
        <translation>看看下边。</translation>
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
        <translation>请考虑其中之一：%1。</translation>
    </message>
    <message>
        <source>Players one rank above you choose %1.</source>
        <translation>比你高一级的棋手会选择 %1。</translation>
    </message>
    <message>
        <source>Show moves</source>
        <translation>显示几个着法</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>显示这一手</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>in the area to look at</source>
        <translation>在该看的区域内</translation>
    </message>
    <message>
        <source>the piece to think about</source>
        <translation>该想想的棋子</translation>
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
        <translation>考虑 %1。</translation>
    </message>
</context>
<context>
    <name>ImportReportCard</name>
    <message numerus="yes">
        <source>%n games imported</source>
        <translation>
            <numerusform>已导入 %n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already in your games</source>
        <translation>
            <numerusform>%n 局已在你的棋谱中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported in part, up to an error</source>
        <translation>
            <numerusform>%n 局只导入到出错处</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be read</source>
        <translation>
            <numerusform>%n 局无法读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be read</source>
        <translation>
            <numerusform>%n 个文件无法读取</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Import stopped; import again to continue.</source>
        <translation>%1。导入已停止；再次导入可继续。</translation>
    </message>
    <message>
        <source>What could not be imported</source>
        <translation>未能导入的内容</translation>
    </message>
    <message>
        <source>Close the import report</source>
        <translation>关闭导入报告</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>复制列表</translation>
    </message>
    <message>
        <source>One line per problem, with the full path</source>
        <translation>每个问题一行，含完整路径</translation>
    </message>
    <message numerus="yes">
        <source>%n files of another kind skipped</source>
        <translation>
            <numerusform>跳过 %n 个其他类型的文件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InfoPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
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
        <translation>上一个、下一个变化图</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>go to start, go to end</source>
        <translation>到开头、到末尾</translation>
    </message>
    <message>
        <source>Page Up, Down</source>
        <translation>Page Up、Down</translation>
    </message>
    <message>
        <source>previous game, next game of the file</source>
        <translation>文件中的上一局、下一局</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter 或空格键</translation>
    </message>
    <message>
        <source>show a cursor on the board; arrows move it, Enter or Space plays, Esc hides it</source>
        <translation>在棋盘上显示光标；方向键移动，Enter 或空格键走棋，Esc 收起</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>Ctrl C, Ctrl V</source>
        <translation>Ctrl C、Ctrl V</translation>
    </message>
    <message>
        <source>copy the game, paste SGF, PGN or FEN</source>
        <translation>复制棋谱，粘贴 SGF、PGN 或 FEN</translation>
    </message>
    <message>
        <source>Ctrl Shift C</source>
        <translation>Ctrl Shift C</translation>
    </message>
    <message>
        <source>copy the position: FEN, or SGF</source>
        <translation>复制局面：FEN 或 SGF</translation>
    </message>
    <message>
        <source>Ctrl N, O, S</source>
        <translation>Ctrl N、O、S</translation>
    </message>
    <message>
        <source>new game, open, save</source>
        <translation>新对局、打开、保存</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>全屏</translation>
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
        <translation>许可证</translation>
    </message>
    <message>
        <source>GNU General Public License, version 3 or later; there is no warranty</source>
        <translation>GNU 通用公共许可证，第 3 版或更高版本；不提供任何担保</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>构建工具</translation>
    </message>
    <message>
        <source>N, Shift N</source>
        <translation>N、Shift N</translation>
    </message>
    <message>
        <source>in Review: next mistake, previous mistake</source>
        <translation>“复盘”页：下一个失误、上一个失误</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格键</translation>
    </message>
    <message>
        <source>in Review: analysis on or off</source>
        <translation>“复盘”页：打开或关闭分析</translation>
    </message>
    <message>
        <source>Ctrl ,</source>
        <translation>Ctrl ,</translation>
    </message>
    <message>
        <source>settings; keys can be changed there</source>
        <translation>设置；按键也可在那里更改</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>cancel the move</source>
        <translation>取消这一手</translation>
    </message>
    <message>
        <source>Go and chess, at your own level.</source>
        <translation>围棋与国际象棋，合乎你的水平。</translation>
    </message>
    <message>
        <source>Ctrl 1 … 7</source>
        <translation>Ctrl 1 … 7</translation>
    </message>
    <message>
        <source>the pages</source>
        <translation>各页面</translation>
    </message>
    <message>
        <source>Ctrl Z, Ctrl Shift Z</source>
        <translation>Ctrl Z、Ctrl Shift Z</translation>
    </message>
    <message>
        <source>undo, redo the last change on this page</source>
        <translation>撤销、重做本页的上一次更改</translation>
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
        <translation>提示、和棋、认输</translation>
    </message>
    <message>
        <source>move numbers on the stones</source>
        <translation>在棋子上显示手数</translation>
    </message>
    <message>
        <source>in Review: evaluation bar</source>
        <translation>“复盘”页：评估条</translation>
    </message>
    <message>
        <source>Ctrl E</source>
        <translation>Ctrl E</translation>
    </message>
    <message>
        <source>set up a position</source>
        <translation>编辑局面</translation>
    </message>
    <message>
        <source>Ctrl I</source>
        <translation>Ctrl I</translation>
    </message>
    <message>
        <source>edit players, event, date and result</source>
        <translation>编辑棋手、赛事、日期和结果</translation>
    </message>
    <message>
        <source>type a move: Nf3, e7e8q, Q16, pass</source>
        <translation>输入着法：Nf3、e7e8q、Q16、pass</translation>
    </message>
    <message>
        <source>Ctrl Alt C</source>
        <translation>Ctrl Alt C</translation>
    </message>
    <message>
        <source>copy the board as an image</source>
        <translation>将棋盘复制为图像</translation>
    </message>
    <message>
        <source>Ctrl Shift E, Ctrl P</source>
        <translation>Ctrl Shift E、Ctrl P</translation>
    </message>
    <message>
        <source>export the board as an image, print it</source>
        <translation>将棋盘导出为图像、打印</translation>
    </message>
    <message>
        <source>opening explorer</source>
        <translation>开局浏览器</translation>
    </message>
    <message>
        <source>Ctrl Shift G</source>
        <translation>Ctrl Shift G</translation>
    </message>
    <message>
        <source>export the moves as an animated GIF</source>
        <translation>将着法导出为 GIF 动画</translation>
    </message>
    <message>
        <source>F1, Shift F1</source>
        <translation>F1、Shift F1</translation>
    </message>
    <message>
        <source>help on this page, these keys</source>
        <translation>本页帮助、此按键列表</translation>
    </message>
    <message>
        <source>flip the board</source>
        <translation>翻转棋盘</translation>
    </message>
    <message>
        <source>L, Shift L</source>
        <translation>L、Shift L</translation>
    </message>
    <message>
        <source>live analysis, the opponent&apos;s threat</source>
        <translation>实时分析、对方的威胁</translation>
    </message>
</context>
<context>
    <name>JobBar</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>剩余 %n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes left</source>
        <translation>
            <numerusform>剩余 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1（还有 %n 项）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KataGoCard</name>
    <message>
        <source>Analysis of your Go games with KataGo</source>
        <translation>用 KataGo 分析你的围棋对局</translation>
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
        <translation>KataGo 会计算你的着法损失多少目。若有 HumanSL 神经网络，还会估计你的等级（20 级到 9 段）。“我的等级”显示这两项结果。KataGo 分析你最近的 20 局，Evenmatch 会保存结果。</translation>
    </message>
    <message>
        <source>Command that starts KataGo&apos;s analysis engine</source>
        <translation>启动 KataGo 分析引擎的命令</translation>
    </message>
    <message>
        <source>Start KataGo and check that it responds</source>
        <translation>启动 KataGo 并检查它是否应答</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Testing %1</source>
        <translation>正在测试 %1</translation>
    </message>
    <message>
        <source>✓ KataGo %1 works, with a HumanSL network.</source>
        <translation>✓ KataGo %1 可用，带有 HumanSL 神经网络。</translation>
    </message>
    <message>
        <source>✓ KataGo %1 works. It reports points lost, but cannot estimate ranks: it was started without a HumanSL network (-human-model).</source>
        <translation>✓ KataGo %1 可用。它能给出损失的目数，但启动时没有 HumanSL 神经网络（-human-model），因此无法估计等级。</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>How long to wait for KataGo</source>
        <translation>等待 KataGo 的时间</translation>
    </message>
    <message>
        <source>Starting it… %1 s; at most %2 s.</source>
        <translation>正在启动…%1 秒，最多 %2 秒。</translation>
    </message>
    <message>
        <source>KataGo&apos;s command</source>
        <translation>KataGo 的命令</translation>
    </message>
    <message>
        <source>Time limit for its start and for every response. On a slow processor, or while it tunes a GPU, KataGo needs minutes.</source>
        <translation>启动及每次响应的时限。处理器较慢或正在调优 GPU 时，KataGo 需要几分钟。</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>The measurement program does not respond: %1.</source>
        <translation>测量程序没有响应：%1。</translation>
    </message>
    <message>
        <source>it ended at once</source>
        <translation>它立即结束了</translation>
    </message>
    <message>
        <source>Measuring: %1</source>
        <translation>测量：%1</translation>
    </message>
</context>
<context>
    <name>LabForm</name>
    <message>
        <source>New measurement</source>
        <translation>新测量</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>A small sample that takes a minute or less</source>
        <translation>小样本，一分钟以内</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>Sample sizes of the paper where feasible; takes minutes to hours</source>
        <translation>在可行时采用论文的样本量；需数分钟到数小时</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>更多设置</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋种</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>A folder with games of players whose ranks are known, in folders named train, candidate and query</source>
        <translation>含已知等级棋手棋谱的文件夹，其中有 train、candidate 和 query</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>规模</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Simulations of the search for each move</source>
        <translation>每手的搜索模拟次数</translation>
    </message>
    <message>
        <source>The same seed gives the same games</source>
        <translation>相同的种子产生相同的对局</translation>
    </message>
    <message>
        <source>the bundled one</source>
        <translation>自带的</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>神经网络</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation>模拟次数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>选择：%1</translation>
    </message>
    <message>
        <source>Games of known ranks</source>
        <translation>已知等级的棋谱</translation>
    </message>
    <message>
        <source>Use another network</source>
        <translation>使用其他神经网络</translation>
    </message>
    <message>
        <source>Networks (*.evm *.pb.gz *.pb);;All files (*)</source>
        <translation>神经网络 (*.evm *.pb.gz *.pb);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Enter the player.</source>
        <translation>请输入棋手。</translation>
    </message>
    <message>
        <source>Enter the opponent.</source>
        <translation>请输入对手。</translation>
    </message>
    <message>
        <source>This experiment needs games of players with known ranks. Choose their folder.</source>
        <translation>此实验需要已知等级棋手的棋谱。请选择其文件夹。</translation>
    </message>
    <message>
        <source>Games or positions for each number in a table</source>
        <translation>表中每个数值所用的对局或局面数</translation>
    </message>
    <message>
        <source>A player in the notation of evenmatch-cli: heuristic, random, minimax:3, uct:500, rank:1500, policy:3d, sa:-0.5, gtp:COMMAND, uci:COMMAND</source>
        <translation>evenmatch-cli 写法的棋手：heuristic、random、minimax:3、uct:500、rank:1500、policy:3d、sa:-0.5、gtp:命令、uci:命令</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>The folder for the results cannot be made. Is the disk full?</source>
        <translation>无法创建结果文件夹。磁盘满了吗？</translation>
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
            <numerusform>%n分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>The first results will appear soon.</source>
        <translation>首批结果即将显示。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Delete this run and its results</source>
        <translation>删除此次运行及其结果</translation>
    </message>
    <message>
        <source>Compare with another run</source>
        <translation>与另一次运行比较</translation>
    </message>
    <message>
        <source>This run ended without results. Press Continue to resume it.</source>
        <translation>此次运行结束时没有结果。按“继续”可恢复运行。</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>比较…</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>导出结果</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All results (*.json);;Plots (*.svg *.png *.pdf)</source>
        <translation>表格 (*.csv);;全部结果 (*.json);;图 (*.svg *.png *.pdf)</translation>
    </message>
    <message>
        <source>Delete this run and its results? This cannot be undone.</source>
        <translation>删除此次运行及其结果？此操作无法撤销。</translation>
    </message>
    <message>
        <source>This run ended without results.</source>
        <translation>此次运行结束时没有结果。</translation>
    </message>
</context>
<context>
    <name>LabRun</name>
    <message>
        <source>The measurement could not be started: %1.</source>
        <translation>无法开始测量：%1。</translation>
    </message>
    <message>
        <source>The measurement was interrupted. Its results so far are kept; Continue resumes it.</source>
        <translation>测量已中断。已有结果已保留；按“继续”可恢复。</translation>
    </message>
    <message>
        <source>The measurement ended without a result (exit code %1).</source>
        <translation>测量结束但没有结果（退出代码%1）。</translation>
    </message>
    <message>
        <source>The measurement ended without a result (exit code %1): %2</source>
        <translation>测量结束但没有结果（退出代码%1）：%2</translation>
    </message>
</context>
<context>
    <name>LabRunView</name>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
</context>
<context>
    <name>LabWelcome</name>
    <message>
        <source>Measure players and repeat the papers&apos; experiments</source>
        <translation>测量棋手，重复论文中的实验</translation>
    </message>
    <message>
        <source>The Lab repeats the experiments of the papers behind this program with your network, games or engine. It shows the papers&apos; results next to yours. You can stop a measurement at any time and continue it later. The same seed gives the same games.</source>
        <translation>实验室用你的神经网络、棋谱或引擎重复本程序所依据的论文实验，并将论文结果与你的结果并列显示。测量可随时停止，以后再继续。相同的种子产生相同的对局。</translation>
    </message>
    <message>
        <source>How strong is a simple Connect Four player?</source>
        <translation>简单的四子棋棋手有多强？</translation>
    </message>
    <message>
        <source>Less than a minute. Finds the number of search iterations that scores 50 % against it.</source>
        <translation>不到一分钟。找出对它得分率为 50% 的搜索迭代次数。</translation>
    </message>
    <message>
        <source>How much Elo is one step of the strength index worth in chess?</source>
        <translation>国际象棋中强度指数每一级值多少 Elo？</translation>
    </message>
    <message>
        <source>About a minute, with the chess network that comes with the program.</source>
        <translation>约一分钟，使用自带的国际象棋神经网络。</translation>
    </message>
    <message>
        <source>Or choose any experiment on the right.</source>
        <translation>或选择右侧的任一实验。</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Game to learn</source>
        <translation>要学习的棋种</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>国际象棋</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>围棋</translation>
    </message>
    <message>
        <source>Find your rank in ten minutes</source>
        <translation>十分钟测出你的等级</translation>
    </message>
    <message>
        <source>Guess the moves of this game</source>
        <translation>猜棋盘上这局棋的着法</translation>
    </message>
    <message>
        <source>Your weak themes</source>
        <translation>你的薄弱主题</translation>
    </message>
    <message>
        <source>Your latest games are being analysed. The first cards appear as soon as they are ready; the rest takes some minutes.</source>
        <translation>正在分析你最近的对局。第一批卡片做好后立即显示，其余需要几分钟。</translation>
    </message>
    <message>
        <source>No cards yet: %1</source>
        <translation>还没有卡片：%1</translation>
    </message>
    <message>
        <source>Positions from your own games where players one rank above you find the better move, mixed with some quiet ones.</source>
        <translation>取自你的对局：高你一级的棋手会找到更好着法的局面，其中夹有一些平静的局面。</translation>
    </message>
    <message>
        <source>Your latest games contain no position that players one rank above you would clearly play better. Come back after more games.</source>
        <translation>你最近的对局中没有高你一级的棋手会明显下得更好的局面。多下几局后再来。</translation>
    </message>
    <message>
        <source>Nothing is due today. New cards come with new games.</source>
        <translation>今天没有要复习的。有了新的对局就会有新的卡片。</translation>
    </message>
    <message>
        <source>Cards come from your own games: positions where players one rank above you find the better move.</source>
        <translation>卡片取自你自己的对局：高你一级的棋手会找到更好着法的局面。</translation>
    </message>
    <message>
        <source>You have no games yet. Start with the rank test, or import your games on the Games page and choose your name.</source>
        <translation>你还没有对局。请先做等级测试，或在“棋谱”页导入对局并选择你的名字。</translation>
    </message>
    <message numerus="yes">
        <source>Cards from your %n games</source>
        <translation>
            <numerusform>从你的 %n 局生成卡片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Start: %n cards</source>
        <translation>
            <numerusform>开始：%n 张卡片</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cards from your last %2 games</source>
        <translation>从你最近的 %2 局生成 %1 张卡片</translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2 %. Click to practise this theme</source>
        <translation>95% 区间：%1 到 %2%。点击练习此主题</translation>
    </message>
    <message>
        <source>Click to practise this theme</source>
        <translation>点击练习此主题</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>按键 %1</translation>
    </message>
    <message>
        <source>Teaching game</source>
        <translation>指导棋</translation>
    </message>
    <message>
        <source>Play against players one rank above you. A tutor comments on moves that they rarely play and that lose something</source>
        <translation>与高你一级的对手下。遇到他们很少下且有损失的着法时，老师会点评</translation>
    </message>
    <message>
        <source>%1 of %2 missed (players of your rank: %3 %)</source>
        <translation>%2 次中错过 %1 次，你的等级平均错过 %3%</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n 张卡片</numerusform>
        </translation>
    </message>
    <message>
        <source>Key %1, or Escape</source>
        <translation>按键 %1 或 Esc</translation>
    </message>
    <message>
        <source>%1? Press Esc again</source>
        <translation>%1？再按一次 Esc</translation>
    </message>
    <message>
        <source>Probability of each rank</source>
        <translation>各等级的概率</translation>
    </message>
    <message numerus="yes">
        <source>Repeat: %n due today</source>
        <translation>
            <numerusform>复习：今天 %n 张</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % (%2)</source>
        <translation>%1%（%2）</translation>
    </message>
    <message>
        <source>Correct by week (answers): %1</source>
        <translation>每周正确率（答题数）：%1</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>所有主题</translation>
    </message>
    <message>
        <source>There is no card of this theme.</source>
        <translation>没有这个主题的卡片。</translation>
    </message>
    <message>
        <source>There are no games of %1 yet. Give games the tag %1 in the list on the Games page, or choose the student&apos;s names beside it.</source>
        <translation>还没有 %1 的对局。请在“棋谱”页的列表中给对局加上标签 %1，或在旁边选择学生的名字。</translation>
    </message>
    <message>
        <source>Repeats all of your cards that are due. Missed cards return until they are solved, then after 3 and after 10 days</source>
        <translation>复习所有到期的卡片。答错的卡片会反复出现直到答对，之后是 3 天后和 10 天后</translation>
    </message>
    <message>
        <source>There is no game on the board. Play or open one first.</source>
        <translation>棋盘上没有对局。请先下一局或打开一局。</translation>
    </message>
    <message>
        <source>No new cards: %1</source>
        <translation>没有新卡片：%1</translation>
    </message>
</context>
<context>
    <name>LessonExchange</name>
    <message>
        <source>Export lesson</source>
        <translation>导出课程</translation>
    </message>
    <message>
        <source>Chess lesson (*.pgn)</source>
        <translation>国际象棋课程 (*.pgn)</translation>
    </message>
    <message>
        <source>Go lesson (*.sgf)</source>
        <translation>围棋课程 (*.sgf)</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>打开课程</translation>
    </message>
    <message>
        <source>Lessons (*.pgn *.sgf);;All files (*)</source>
        <translation>课程 (*.pgn *.sgf);;所有文件 (*)</translation>
    </message>
    <message>
        <source>There is no game on the board.</source>
        <translation>棋盘上没有对局。</translation>
    </message>
    <message>
        <source>Lesson written to %1: the game with its notes. Cards: %2.</source>
        <translation>课程已写入 %1：对局及其注释。卡片：%2 张。</translation>
    </message>
    <message>
        <source>%1 is not a lesson. Open it with File ▸ Open.</source>
        <translation>%1 不是课程。请用“文件 ▸ 打开”打开它。</translation>
    </message>
    <message>
        <source>The game of the lesson is open. To get its cards, choose your name on the Games page and open the lesson again.</source>
        <translation>课程的对局已打开。要获得卡片，请在“棋谱”页选择你的名字，然后再次打开课程。</translation>
    </message>
    <message>
        <source>Lesson written to %1: the game with its notes.</source>
        <translation>课程已写入 %1：对局及其注释。</translation>
    </message>
    <message>
        <source>The game of the lesson is open.</source>
        <translation>课程的对局已打开。</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Making cards</source>
        <translation>正在生成卡片</translation>
    </message>
    <message>
        <source>Reading your games: %1 %.</source>
        <translation>正在读取你的棋谱：%1%。</translation>
    </message>
    <message>
        <source>Game %1 of %2: analysing its moves, %3 %.</source>
        <translation>第 %1 局（共 %2 局）：正在分析着法，%3%。</translation>
    </message>
    <message>
        <source>Game %1 of %2: checking mistake %3 of %4.</source>
        <translation>第 %1 局（共 %2 局）：正在检查 %4 个失误中的第 %3 个。</translation>
    </message>
    <message>
        <source>the pawn on %1</source>
        <translation>%1 的兵</translation>
    </message>
    <message>
        <source>the knight on %1</source>
        <translation>%1 的马</translation>
    </message>
    <message>
        <source>the bishop on %1</source>
        <translation>%1 的象</translation>
    </message>
    <message>
        <source>the rook on %1</source>
        <translation>%1 的车</translation>
    </message>
    <message>
        <source>the queen on %1</source>
        <translation>%1 的后</translation>
    </message>
    <message>
        <source>the king on %1</source>
        <translation>%1 的王</translation>
    </message>
    <message>
        <source>%1 makes an empty triangle, an inefficient shape.</source>
        <translation>%1 形成空三角，是效率低的棋形。</translation>
    </message>
    <message>
        <source>%1 makes a ponnuki, the strongest shape of four stones.</source>
        <translation>%1 形成开花，四子最强的棋形。</translation>
    </message>
    <message>
        <source>%1 is a one-point jump.</source>
        <translation>%1 是一间跳。</translation>
    </message>
    <message>
        <source>%1 is a knight&apos;s move.</source>
        <translation>%1 是小飞。</translation>
    </message>
    <message>
        <source>%1 is a large knight&apos;s move.</source>
        <translation>%1 是大飞。</translation>
    </message>
    <message>
        <source>%1 is a hane.</source>
        <translation>%1 是扳。</translation>
    </message>
    <message>
        <source>The upper left is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>现在左上最大：%1 大约多值 %2 目。</translation>
    </message>
    <message>
        <source>The upper side is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>现在上边最大：%1 大约多值 %2 目。</translation>
    </message>
    <message>
        <source>The upper right is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>现在右上最大：%1 大约多值 %2 目。</translation>
    </message>
    <message>
        <source>The left side is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>现在左边最大：%1 大约多值 %2 目。</translation>
    </message>
    <message>
        <source>The centre is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>现在中央最大：%1 大约多值 %2 目。</translation>
    </message>
    <message>
        <source>The right side is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>现在右边最大：%1 大约多值 %2 目。</translation>
    </message>
    <message>
        <source>The lower left is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>现在左下最大：%1 大约多值 %2 目。</translation>
    </message>
    <message>
        <source>The lower side is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>现在下边最大：%1 大约多值 %2 目。</translation>
    </message>
    <message>
        <source>The lower right is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>现在右下最大：%1 大约多值 %2 目。</translation>
    </message>
    <message>
        <source>%1 takes %2, which nothing defends.</source>
        <translation>%1 吃掉%2，没有子保护它。</translation>
    </message>
    <message>
        <source>%1 takes %2, which is worth more than the piece given for it.</source>
        <translation>%1 吃掉%2，其价值高于为此付出的子。</translation>
    </message>
    <message>
        <source>%1 is a fork: it attacks %2 and %3 at once.</source>
        <translation>%1 是捉双：同时攻击%2和%3。</translation>
    </message>
    <message>
        <source>%1 pins %2 against %3.</source>
        <translation>%1 牵制%2，后面是%3。</translation>
    </message>
    <message>
        <source>%1 is a skewer: when %2 moves away, %3 behind it is lost.</source>
        <translation>%1 是串击：%2一走开，后面的%3就丢了。</translation>
    </message>
    <message>
        <source>%1 is a discovered attack: %3 now attacks %2.</source>
        <translation>%1 是闪击：现在%3攻击%2。</translation>
    </message>
    <message>
        <source>%1 is mate on the back rank: its own pawns block the king.</source>
        <translation>%1 是底线杀：王被自己的兵挡住。</translation>
    </message>
    <message>
        <source>%1 is mate.</source>
        <translation>%1 将死。</translation>
    </message>
    <message>
        <source>%1 forces mate in %2 moves.</source>
        <translation>%1 之后 %2 步必将死。</translation>
    </message>
    <message>
        <source>%1 threatens mate by %2.</source>
        <translation>%1 威胁 %2 将死。</translation>
    </message>
    <message>
        <source>After %1, %2 has no safe square left.</source>
        <translation>%1 之后，%2没有安全的格子了。</translation>
    </message>
    <message>
        <source>%1 shuts in %2: it has no safe square left, and the next move attacks it.</source>
        <translation>%1 困住了%2：它已没有安全的格子，下一步就会受到攻击。</translation>
    </message>
    <message>
        <source>%1 promotes the pawn, and the new piece cannot be taken.</source>
        <translation>%1 兵升变，且新子不会被吃。</translation>
    </message>
    <message>
        <source>After %1 nothing stops the pawn from promoting.</source>
        <translation>%1 之后没有什么能阻止兵升变。</translation>
    </message>
    <message>
        <source>%1 overloads %2: it cannot take back and guard %3 as well.</source>
        <translation>%1 使%2负担过重：它不能既吃回又保护%3。</translation>
    </message>
    <message>
        <source>%1 captures the stone at %2.</source>
        <translation>%1 提掉 %2 一子。</translation>
    </message>
    <message>
        <source>%1 captures %3 stones at %2.</source>
        <translation>%1 提掉 %2 处 %3 子。</translation>
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
        <translation>%1 开始的征子成立：%2 的棋逃不掉。</translation>
    </message>
    <message>
        <source>%1 extends in a ladder that works: the chain at %2 is captured anyway.</source>
        <translation>%1 在成立的征子里逃跑：%2 的棋终究被吃。</translation>
    </message>
    <message>
        <source>%1 saves the chain at %2, which was in atari; no ladder catches it.</source>
        <translation>%1 救出被打吃的 %2；征子也不成立。</translation>
    </message>
    <message>
        <source>%1 leaves the chain at %2 with one liberty.</source>
        <translation>%1 使 %2 的棋只剩一口气。</translation>
    </message>
    <message>
        <source>%1 cuts %2 from %3.</source>
        <translation>%1 切断 %2 与 %3。</translation>
    </message>
    <message>
        <source>%1 connects %2 with %3, which could have been cut.</source>
        <translation>%1 连接了可能被切断的 %2 与 %3。</translation>
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
        <translation>%1 是倒扑：吃掉这子会损失更大的一块棋。</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 目</translation>
    </message>
    <message>
        <source>%1 % winning chances</source>
        <translation>%1% 的胜率</translation>
    </message>
    <message>
        <source>A quiet position: %1 are about equally good.</source>
        <translation>平静的局面：%1 差不多一样好。</translation>
    </message>
    <message>
        <source>%1 is best here.</source>
        <translation>这里 %1 最好。</translation>
    </message>
    <message>
        <source>%2 % of players at %1 find a good move here; at your rank %3 %.</source>
        <translation>%1 的棋手有 %2% 在这里找到好棋；你的等级为 %3%。</translation>
    </message>
    <message>
        <source>%1 is the best move.</source>
        <translation>%1 是最佳着法。</translation>
    </message>
    <message>
        <source>%1 is right: almost as good as the best move, %2.</source>
        <translation>%1 正确：几乎与最佳着法 %2 一样好。</translation>
    </message>
    <message>
        <source>%1 was not analysed; it is not among the moves known to be good.</source>
        <translation>%1 未经分析；它不在已知的好着之中。</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 损失 %2。</translation>
    </message>
    <message>
        <source>%1 loses at least %2.</source>
        <translation>%1 至少损失 %2。</translation>
    </message>
    <message>
        <source>Hanging piece</source>
        <translation>无保护的棋子</translation>
    </message>
    <message>
        <source>Winning exchange</source>
        <translation>得子交换</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>捉双</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>牵制</translation>
    </message>
    <message>
        <source>Skewer</source>
        <translation>串击</translation>
    </message>
    <message>
        <source>Discovered attack</source>
        <translation>闪击</translation>
    </message>
    <message>
        <source>Back rank</source>
        <translation>底线</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>将死</translation>
    </message>
    <message>
        <source>Threat of mate</source>
        <translation>杀棋威胁</translation>
    </message>
    <message>
        <source>Trapped piece</source>
        <translation>被困的子</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>升变</translation>
    </message>
    <message>
        <source>Overloaded defender</source>
        <translation>过载的保护子</translation>
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
        <translation>切断</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>连接</translation>
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
        <translation>倒扑</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>棋形</translation>
    </message>
    <message>
        <source>%1 moves %2 again without need while %3 is undeveloped: a lost tempo.</source>
        <translation>%1 无必要地再次移动%2，而%3尚未出动：失了一先。</translation>
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
        <translation>%1 赢得相当于 %2 个兵的子力。</translation>
    </message>
    <message>
        <source>You played %1</source>
        <translation>你下的是 %1</translation>
    </message>
    <message>
        <source>In the game you played %1</source>
        <translation>实战中你下的是 %1</translation>
    </message>
    <message>
        <source>%1; the opponent answers: %2</source>
        <translation>%1；对方的应手：%2</translation>
    </message>
    <message>
        <source>%1; %2 is mate.</source>
        <translation>%1；%2 将死。</translation>
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
        <translation>%1；%2 赢得相当于 %3 个兵的子力。</translation>
    </message>
    <message>
        <source>%1; the opponent answers %2.</source>
        <translation>%1；对方应以 %2。</translation>
    </message>
    <message>
        <source>About %1 % of players find a good move here, at your rank and at %2.</source>
        <translation>在你的等级和 %2，都有约 %1% 的棋手在这里找到好棋。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>About equally good: %1.</source>
        <translation>差不多一样好：%1。</translation>
    </message>
    <message>
        <source>%1 and lost %2.</source>
        <translation>%1，损失了 %2。</translation>
    </message>
    <message>
        <source>Checking card %1 of %2 again.</source>
        <translation>正在复查第 %1 张卡片（共 %2 张）。</translation>
    </message>
    <message>
        <source>%1 is a smothered mate: the king&apos;s own men take all its squares.</source>
        <translation>%1 是闷杀：王的退路全被己方棋子堵住。</translation>
    </message>
    <message>
        <source>%1 is an Arabian mate: rook and knight catch the king in the corner.</source>
        <translation>%1 是阿拉伯杀：车马在角上擒王。</translation>
    </message>
    <message>
        <source>%1 is Anastasia&apos;s mate, along the edge with the help of a knight.</source>
        <translation>%1 是阿纳斯塔西娅杀：在马的配合下沿边线将杀。</translation>
    </message>
    <message>
        <source>%1 is Boden&apos;s mate, by two bishops from two sides.</source>
        <translation>%1 是博登杀：双象从两侧将杀。</translation>
    </message>
    <message>
        <source>%1 is a mate by two bishops side by side.</source>
        <translation>%1 是双象并排的杀棋。</translation>
    </message>
    <message>
        <source>%1 is a dovetail mate: the king&apos;s own men take its last squares.</source>
        <translation>%1 是鸠尾杀：王最后的退路被己方棋子堵住。</translation>
    </message>
    <message>
        <source>%1 is a hook mate, by rook, knight and pawn.</source>
        <translation>%1 是钩形杀：车、马、兵配合将杀。</translation>
    </message>
    <message>
        <source>%1 lures away %2, which alone guards %3.</source>
        <translation>%1 引开唯一保护%3的%2。</translation>
    </message>
    <message>
        <source>%1 lures away %2, which guards against mate.</source>
        <translation>%1 引开防守杀棋的%2。</translation>
    </message>
    <message>
        <source>%1 is a net: the chain at %2 cannot get out.</source>
        <translation>%1 是枷：%2 的棋子逃不掉。</translation>
    </message>
    <message>
        <source>%1 kills the group at %2: it cannot make two eyes.</source>
        <translation>%1 杀死 %2 的棋：做不出两只眼。</translation>
    </message>
    <message>
        <source>%1 makes the group at %2 live.</source>
        <translation>%1 使 %2 的棋活了。</translation>
    </message>
    <message>
        <source>%1 wins the capturing race between %2 and %3.</source>
        <translation>%1 赢得 %2 与 %3 的对杀。</translation>
    </message>
    <message>
        <source>%1 is an endgame move in sente: the opponent answers at %2.</source>
        <translation>%1 是先手官子：对手在 %2 应。</translation>
    </message>
    <message>
        <source>%1 is the largest endgame move, though in gote.</source>
        <translation>%1 虽是后手，却是最大的官子。</translation>
    </message>
    <message>
        <source>The opponent answers: %1</source>
        <translation>对手应对：%1</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <translation>%1 之后：%2</translation>
    </message>
    <message>
        <source>That lost %1.</source>
        <translation>这一着损失 %1。</translation>
    </message>
    <message>
        <source>Deflection</source>
        <translation>引离</translation>
    </message>
    <message>
        <source>Mate pattern</source>
        <translation>杀法</translation>
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
        <translation>对杀</translation>
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
        <translation>%1 只损失 %2，但还有更好的着法。</translation>
    </message>
</context>
<context>
    <name>LibraryModel</name>
    <message>
        <source>Read in part: %1</source>
        <translation>只读取了一部分：%1</translation>
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
        <translation>后手</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋种</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Black&apos;s rank</source>
        <translation>黑方等级</translation>
    </message>
    <message>
        <source>White&apos;s rating</source>
        <translation>白方等级分</translation>
    </message>
    <message>
        <source>First player&apos;s rank</source>
        <translation>先手等级</translation>
    </message>
    <message>
        <source>White&apos;s rank</source>
        <translation>白方等级</translation>
    </message>
    <message>
        <source>Black&apos;s rating</source>
        <translation>黑方等级分</translation>
    </message>
    <message>
        <source>Second player&apos;s rank</source>
        <translation>后手等级</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>等级</translation>
    </message>
</context>
<context>
    <name>LibraryService</name>
    <message>
        <source>Your games cannot be opened: %1.</source>
        <translation>无法打开你的棋谱：%1。</translation>
    </message>
    <message numerus="yes">
        <source>The file with your games was damaged. %n games were recovered; the damaged file is kept as %1.</source>
        <translation>
            <numerusform>存放你棋谱的文件已损坏。已恢复 %n 局；损坏的文件保留为 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The number of lost games is unknown.</source>
        <translation>%1丢失的局数未知。</translation>
    </message>
    <message>
        <source>%1 At least about %2 games were lost.</source>
        <translation>%1至少约有 %2 局棋丢失。</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>正在导入 %1</translation>
    </message>
    <message numerus="yes">
        <source>Importing %n files and folders</source>
        <translation>
            <numerusform>正在导入 %n 个文件和文件夹</numerusform>
        </translation>
    </message>
    <message>
        <source>Importing from the clipboard</source>
        <translation>正在从剪贴板导入</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>The import stopped: %1.</source>
        <translation>导入已停止：%1。</translation>
    </message>
    <message>
        <source>The game could not be added to your games: %1.</source>
        <translation>无法将这一局加入你的棋谱：%1。</translation>
    </message>
    <message>
        <source>Fetching the games of %1</source>
        <translation>正在获取 %1 的棋谱</translation>
    </message>
    <message>
        <source>Fetching stopped: %1.</source>
        <translation>获取已停止：%1。</translation>
    </message>
    <message>
        <source>Adding sample games</source>
        <translation>正在添加示例对局</translation>
    </message>
    <message>
        <source>Making positions searchable</source>
        <translation>正在建立局面索引</translation>
    </message>
    <message numerus="yes">
        <source>Names, results or dates of %n games were damaged. Evenmatch restored them from the games themselves.</source>
        <translation>
            <numerusform>%n 局棋谱的棋手姓名、结果或日期已损坏，已根据棋谱内容恢复。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LineList</name>
    <message>
        <source>Best lines</source>
        <translation>最佳变化</translation>
    </message>
    <message>
        <source>Left and Right go through the moves of a line, Enter plays them.</source>
        <translation>左右键逐步查看变化，Enter 键走出这些着法。</translation>
    </message>
</context>
<context>
    <name>LiveActions</name>
    <message>
        <source>&amp;Live analysis</source>
        <translation>实时分析(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;More lines</source>
        <translation>增加变化(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Fewer lines</source>
        <translation>减少变化(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Territory</source>
        <translation>领地(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Insert the best line</source>
        <translation>插入最佳变化(&amp;I)</translation>
    </message>
    <message>
        <source>Add the line to the game as a variation</source>
        <translation>将变化加入棋谱</translation>
    </message>
    <message>
        <source>&amp;Engine options…</source>
        <translation>引擎选项(&amp;D)…</translation>
    </message>
    <message>
        <source>Evaluation &amp;bar</source>
        <translation>评估条(&amp;E)</translation>
    </message>
    <message>
        <source>Sho&amp;w threat</source>
        <translation>显示威胁(&amp;Z)</translation>
    </message>
</context>
<context>
    <name>LiveAnalysis</name>
    <message>
        <source>Strong network</source>
        <translation>强神经网络</translation>
    </message>
    <message>
        <source>Evenmatch&apos;s network</source>
        <translation>Evenmatch 的神经网络</translation>
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
        <translation>%1 次访问</translation>
    </message>
    <message>
        <source>Not available while a game is being played.</source>
        <translation>对局进行中不可用。</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>深度 %1</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 节点</translation>
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
        <translation>对局进行中不能使用实时分析。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Play</source>
        <translation>对弈</translation>
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
        <translation>打开棋谱</translation>
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
        <translation>保存棋谱</translation>
    </message>
    <message>
        <source>Game copied to the clipboard.</source>
        <translation>棋谱已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Position copied to the clipboard.</source>
        <translation>局面已复制到剪贴板。</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>新对局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>悔棋(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>停一手(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Copy game</source>
        <translation>复制棋谱(&amp;C)</translation>
    </message>
    <message>
        <source>Copy p&amp;osition</source>
        <translation>复制局面(&amp;O)</translation>
    </message>
    <message>
        <source>Paste &amp;game</source>
        <translation>粘贴棋谱(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Navigate</source>
        <translation>浏览(&amp;N)</translation>
    </message>
    <message>
        <source>Go to &amp;start</source>
        <translation>到开头(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Ten moves back</source>
        <translation>后退十手(&amp;T)</translation>
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
        <translation>前进十手(&amp;N)</translation>
    </message>
    <message>
        <source>Go to &amp;end</source>
        <translation>到末尾(&amp;E)</translation>
    </message>
    <message>
        <source>Previous v&amp;ariation</source>
        <translation>上一个变化图(&amp;A)</translation>
    </message>
    <message>
        <source>Next &amp;variation</source>
        <translation>下一个变化图(&amp;V)</translation>
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
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>坐标(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>翻转棋盘(&amp;F)</translation>
    </message>
    <message>
        <source>Side&amp;bar labels</source>
        <translation>侧边栏标签(&amp;B)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Evenmatch</source>
        <translation>关于 Evenmatch(&amp;A)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>语言(&amp;A)</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>设置(&amp;T)…</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>声音(&amp;O)</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>实验室</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
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
        <translation>认输(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Move numbers</source>
        <translation>手数(&amp;M)</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Open a&amp;ddress…</source>
        <translation>打开地址(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Find games with this position</source>
        <translation>查找含此局面的棋谱(&amp;F)</translation>
    </message>
    <message>
        <source>The network is in use.</source>
        <translation>已使用该神经网络。</translation>
    </message>
    <message>
        <source>S&amp;et up a position…</source>
        <translation>编辑局面(&amp;E)…</translation>
    </message>
    <message>
        <source>Game &amp;information…</source>
        <translation>对局信息(&amp;M)…</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Export &amp;board image…</source>
        <translation>将棋盘导出为图像(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Print board…</source>
        <translation>打印棋盘(&amp;P)…</translation>
    </message>
    <message>
        <source>T&amp;ype a move</source>
        <translation>输入着法(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy &amp;board as image</source>
        <translation>将棋盘复制为图像(&amp;I)</translation>
    </message>
    <message>
        <source>Export ani&amp;mation…</source>
        <translation>导出动画(&amp;M)…</translation>
    </message>
    <message>
        <source>Export &amp;cards…</source>
        <translation>导出卡片(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Import cards…</source>
        <translation>导入卡片(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>学习(&amp;L)</translation>
    </message>
    <message>
        <source>Cards &amp;due today</source>
        <translation>今天到期的卡片(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cards from your games</source>
        <translation>来自你的对局的卡片(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Guess the moves of this game</source>
        <translation>猜这局棋的着法(&amp;G)</translation>
    </message>
    <message>
        <source>Train an &amp;opening</source>
        <translation>练习开局(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Find your rank</source>
        <translation>测定等级(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Teaching game</source>
        <translation>指导棋(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>本页帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>术语表(&amp;G)</translation>
    </message>
    <message>
        <source>Export &amp;lesson…</source>
        <translation>导出课程(&amp;L)…</translation>
    </message>
    <message>
        <source>Open l&amp;esson…</source>
        <translation>打开课程(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Next student</source>
        <translation>下一位学生(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Add a student…</source>
        <translation>添加学生(&amp;A)…</translation>
    </message>
    <message>
        <source>The exercise on the Learn page ends.</source>
        <translation>“学习”页上的练习会结束。</translation>
    </message>
    <message>
        <source>Running imports stop; the games imported so far are kept.</source>
        <translation>正在进行的导入会停止；已导入的对局会保留。</translation>
    </message>
    <message>
        <source>Change the language</source>
        <translation>更改语言</translation>
    </message>
    <message>
        <source>The window opens again in the new language.</source>
        <translation>窗口会以新语言重新打开。</translation>
    </message>
    <message>
        <source>&amp;Change language</source>
        <translation>更改语言(&amp;C)</translation>
    </message>
    <message>
        <source>Settings cannot be saved: %1 is not writable.</source>
        <translation>无法保存设置：%1 不可写入。</translation>
    </message>
    <message>
        <source>The game on the board cannot be saved and will be lost.</source>
        <translation>棋盘上的对局无法保存，将会丢失。</translation>
    </message>
    <message>
        <source>Free some space, or save it elsewhere with Save As.</source>
        <translation>请腾出空间，或用“另存为”保存到其他位置。</translation>
    </message>
    <message>
        <source>The measurement in the Lab stops; you can continue it later.</source>
        <translation>实验室中的测量会停止；以后可以继续。</translation>
    </message>
</context>
<context>
    <name>MarkTools</name>
    <message>
        <source>Mark with a triangle</source>
        <translation>标三角形</translation>
    </message>
    <message>
        <source>Mark with a square</source>
        <translation>标方块</translation>
    </message>
    <message>
        <source>Mark with a circle</source>
        <translation>标圆圈</translation>
    </message>
    <message>
        <source>Mark with a cross</source>
        <translation>标叉</translation>
    </message>
    <message>
        <source>Mark with letters</source>
        <translation>标字母</translation>
    </message>
    <message>
        <source>Mark with numbers</source>
        <translation>标数字</translation>
    </message>
    <message>
        <source>Draw an arrow from point to point</source>
        <translation>从一点到另一点画箭头</translation>
    </message>
    <message>
        <source>Mark a square green, or draw a green arrow</source>
        <translation>把格子标为绿色，或画绿色箭头</translation>
    </message>
    <message>
        <source>Mark a square red, or draw a red arrow</source>
        <translation>把格子标为红色，或画红色箭头</translation>
    </message>
    <message>
        <source>Mark a square blue, or draw a blue arrow</source>
        <translation>把格子标为蓝色，或画蓝色箭头</translation>
    </message>
    <message>
        <source>Mark a square yellow, or draw a yellow arrow</source>
        <translation>把格子标为黄色，或画黄色箭头</translation>
    </message>
</context>
<context>
    <name>MatchMe</name>
    <message>
        <source>Locked: its strength stays the same whoever wins.</source>
        <translation>已锁定：无论谁赢，棋力都不变。</translation>
    </message>
    <message>
        <source>Its strength changes after every game, and a little during a game.</source>
        <translation>每局之后棋力都会变动，局中也会略有变动。</translation>
    </message>
    <message>
        <source>You won the last game, so it became stronger.</source>
        <translation>你赢了上一局，因此它变强了。</translation>
    </message>
    <message numerus="yes">
        <source>You won the last %n games, so it became stronger.</source>
        <translation>
            <numerusform>你赢了最近%n局，因此它变强了。</numerusform>
        </translation>
    </message>
    <message>
        <source>You lost the last game, so it became weaker.</source>
        <translation>你输了上一局，因此它变弱了。</translation>
    </message>
    <message numerus="yes">
        <source>You lost the last %n games, so it became weaker.</source>
        <translation>
            <numerusform>你输了最近%n局，因此它变弱了。</numerusform>
        </translation>
    </message>
    <message>
        <source>You won the last game, so it plays as strongly as it can.</source>
        <translation>上一局你赢了，所以它会尽全力下。</translation>
    </message>
    <message>
        <source>You lost the last game, so it plays as weakly as it can.</source>
        <translation>上一局你输了，所以它会下得最弱。</translation>
    </message>
    <message>
        <source>It now plays at %1.</source>
        <translation>它现在的水平是%1。</translation>
    </message>
    <message>
        <source>The last game was a draw, so its strength stayed the same.</source>
        <translation>上一局是和棋，因此棋力不变。</translation>
    </message>
</context>
<context>
    <name>MeasuredWords</name>
    <message>
        <source>%1 at level %2</source>
        <translation>%1（级别 %2）</translation>
    </message>
    <message>
        <source>one visit</source>
        <translation>访问 1 次</translation>
    </message>
    <message>
        <source>each other</source>
        <translation>彼此</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1（作为 %2）</translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Type a move</source>
        <translation>输入着法</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Enter plays the move, Esc closes the field.</source>
        <translation>按 Enter 落子，按 Esc 关闭。</translation>
    </message>
</context>
<context>
    <name>MoveListView</name>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Click a point to place a stone.</source>
        <translation>点击交叉点即可落子。</translation>
    </message>
    <message>
        <source>Drag a piece, or click it and then its square.</source>
        <translation>拖动棋子，或先点棋子再点目标格。</translation>
    </message>
</context>
<context>
    <name>MyRank</name>
    <message>
        <source>Estimating your rank in Go</source>
        <translation>正在找出你的围棋等级</translation>
    </message>
    <message>
        <source>Estimating your rank in chess</source>
        <translation>正在找出你的国际象棋等级</translation>
    </message>
    <message>
        <source>KataGo is analysing your games</source>
        <translation>KataGo 正在分析你的对局</translation>
    </message>
    <message numerus="yes">
        <source>%n more games could not be read.</source>
        <translation>
            <numerusform>另有 %n 局无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>This result could not be saved: %1.</source>
        <translation>此结果无法保存：%1。</translation>
    </message>
</context>
<context>
    <name>MyRankPanel</name>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>中局</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>终盘</translation>
    </message>
    <message>
        <source>As Black</source>
        <translation>执黑</translation>
    </message>
    <message>
        <source>As White</source>
        <translation>执白</translation>
    </message>
    <message>
        <source>What separates you from the next rank</source>
        <translation>你与上一级的差距</translation>
    </message>
    <message>
        <source>Moves that separate you from the next rank</source>
        <translation>使你与上一级有差距的着法</translation>
    </message>
    <message>
        <source>Unusual for you</source>
        <translation>与你平时不同</translation>
    </message>
    <message>
        <source>Games in which you played much better or worse than usual.</source>
        <translation>你下得比平时好得多或差得多的对局。</translation>
    </message>
    <message>
        <source>Games that are unusual for you</source>
        <translation>与你平时不同的对局</translation>
    </message>
    <message>
        <source>My rank</source>
        <translation>我的等级</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>围棋</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>国际象棋</translation>
    </message>
    <message>
        <source>My rank in %1</source>
        <translation>我的%1等级</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>随时间变化</translation>
    </message>
    <message>
        <source>Choose your name above to estimate your rank.</source>
        <translation>请在上方选择你的名字以估计等级。</translation>
    </message>
    <message>
        <source>None of your games match this choice.</source>
        <translation>你没有符合所选条件的对局。</translation>
    </message>
    <message numerus="yes">
        <source>Your %n games have not been analysed yet.</source>
        <translation>
            <numerusform>你的 %n 局尚未分析。</numerusform>
        </translation>
    </message>
    <message>
        <source>Analysing your moves. Finished games are stored.</source>
        <translation>正在分析你的着法。分析完的对局会保存。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Estimate my rank</source>
        <translation>估计我的等级</translation>
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
        <translation>着法太少</translation>
    </message>
    <message>
        <source>%1 moves are too few for an estimate: at least %2 are needed. Play or import more games.</source>
        <translation>%1 手不足以估计等级；需要 %2 手。请多下几局或导入更多棋谱。</translation>
    </message>
    <message>
        <source>Network: %1</source>
        <translation>神经网络：%1</translation>
    </message>
    <message>
        <source>weaker than usual</source>
        <translation>比平时弱</translation>
    </message>
    <message>
        <source>stronger than usual</source>
        <translation>比平时强</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>报告…</translation>
    </message>
    <message>
        <source>Save this page as PDF or HTML</source>
        <translation>将本页保存为 PDF 或 HTML</translation>
    </message>
    <message>
        <source>Moves where players one rank above you would probably choose another one, with the percentage the network predicts. Click a move to see it.</source>
        <translation>高你一级的棋手很可能会选择另一手的地方，以及神经网络预测的百分比。点击着法即可查看。</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Phases, colours, opponents, progress over time, and what separates you from the next rank</source>
        <translation>阶段、颜色、对手、随时间的变化，以及你与上一级的差距</translation>
    </message>
    <message>
        <source>Your games in order of date, in groups: the estimate from each group and its interval.</source>
        <translation>你的对局按日期先后分组：每组的估计及其区间。</translation>
    </message>
    <message>
        <source>Your moves compared with the ranks</source>
        <translation>你的着法与各等级对比</translation>
    </message>
    <message>
        <source>Move %1: %2 (%3 of 100) instead of %4</source>
        <translation>第 %1 手：%2（100 人中 %3 人）而不是 %4</translation>
    </message>
    <message>
        <source>By phase</source>
        <translation>按阶段</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>按执棋颜色</translation>
    </message>
    <message>
        <source>By time control</source>
        <translation>按用时</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>按对手</translation>
    </message>
    <message>
        <source>Bullet</source>
        <translation>子弹棋</translation>
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
        <translation>较弱</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>相当</translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation>较强</translation>
    </message>
    <message numerus="yes">
        <source>%n games are on small boards, where ranks are not calibrated.</source>
        <translation>
            <numerusform>%n 局在小棋盘上，那里的等级未经校准。</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimates by other engines</source>
        <translation>其他引擎的估计</translation>
    </message>
    <message>
        <source>KataGo is analysing your latest games…</source>
        <translation>KataGo 正在分析你最近的对局…</translation>
    </message>
    <message numerus="yes">
        <source>From your latest %n games.</source>
        <translation>
            <numerusform>依据你最近的 %n 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 estimates %2 (%3). Its accuracy has not been measured.</source>
        <translation>%1 的估计为 %2（%3）。其准确度尚未测量。</translation>
    </message>
    <message>
        <source>%1: your moves lose %2 points on average, half of them less than %3 (first %4 moves of each game).</source>
        <translation>%1：你的着法平均损失 %2 目，其中一半少于 %3 目（每局前 %4 手）。</translation>
    </message>
    <message>
        <source>%1: your moves lose %2 pawns on average, half of them less than %3 (first %4 moves of each game).</source>
        <translation>%1：你的着法平均损失 %2 个兵，其中一半少于 %3 个（每局前 %4 回合）。</translation>
    </message>
    <message>
        <source>Phases are estimated by the network %1 alone. From all of your moves it estimates %2.</source>
        <translation>各阶段只由 %1 估计，它根据你所有着法的估计为 %2。</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1（%2，%3）</translation>
    </message>
    <message>
        <source>%1 or stronger</source>
        <translation>%1或更强</translation>
    </message>
    <message>
        <source>%1 or weaker</source>
        <translation>%1或更弱</translation>
    </message>
    <message>
        <source>%1 with %2 % probability</source>
        <translation>%1，概率 %2%</translation>
    </message>
    <message>
        <source>This is stronger than the strongest rank on the scale, %1.</source>
        <translation>这比尺度上最强的等级 %1 更强。</translation>
    </message>
    <message>
        <source>This is weaker than the weakest rank on the scale, %1.</source>
        <translation>这比尺度上最弱的等级 %1 更弱。</translation>
    </message>
    <message>
        <source>The rank of %1</source>
        <translation>%1的等级</translation>
    </message>
    <message>
        <source>%1 % of the points</source>
        <translation>得分率 %1%</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, your rank %3 (%n games)</source>
        <translation>
            <numerusform>%1 %2，你的等级下 %3（%n 局）</numerusform>
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
        <translation>最近的估计：%1（%2）。</translation>
    </message>
    <message>
        <source>%1 % interval; most likely %2</source>
        <translation>%1% 区间；最可能为%2</translation>
    </message>
    <message>
        <source>Count every game</source>
        <translation>计入所有对局</translation>
    </message>
    <message>
        <source>Games of this period</source>
        <translation>此时段的对局</translation>
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
        <translation>最近三个月</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>最近一个月</translation>
    </message>
    <message>
        <source>Games with this colour</source>
        <translation>执此色的对局</translation>
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
        <translation>后手</translation>
    </message>
    <message>
        <source>Games of this time control</source>
        <translation>此用时的对局</translation>
    </message>
    <message>
        <source>Any time control</source>
        <translation>任意用时</translation>
    </message>
    <message>
        <source>The rank above is estimated from your moves alone: each is compared with the moves that players of each rank choose. The curve shows the probability of each rank. The bar is an interval that holds at least 80 % of it. A second estimate uses everything in the files: your results, your opponents&apos; ranks, the clocks and the level of the games. Your own rank in the files is not used.</source>
        <translation>上面的等级只凭你的着法估计：每一手都与各等级棋手选择的着法比较。曲线显示各等级的概率，横条是至少包含其中 80% 的区间。另一个估计使用文件中的全部信息：你的结果、对手的等级、用时和对局的水平。文件中你自己的等级不予使用。</translation>
    </message>
    <message>
        <source>β is the strength score of a move. It is the sum of the level of the position, which both players made, and the quality of the move among the legal ones. The line is the mean β of your moves over all games, for every ten moves. Each band holds the middle half of the players of one rank. β depends on your opponent, too: it may rise against a stronger player, and the loser&apos;s line may be above the winner&apos;s. So β is not your rank, and the line may lie in the band of another rank. Your rank is estimated from your choice of moves: it is the rank whose players are most likely to choose them. Neither β nor the estimate knows what you thought, or how you play in games that are not here. With few games, the interval is wide, and the estimate is closer to the middle of the scale.</source>
        <translation>β 是一手棋的棋力分数。它是局面水平（由双方共同造成）与该着法在合法着法中的质量之和。线是你在所有对局中每十手的平均 β。每条色带包含一个等级中间一半的棋手。β 会受对手影响：面对更强的棋手可能上升，负者的线可能高于胜者。因此它不是你的等级，线可能落在另一等级的色带里。你的等级根据你选择哪些着法来估计：该等级的棋手最可能选择它们。β 和估计都不知道你在想什么，也不知道你在这里没有的对局中的表现。对局少时区间较宽，估计会偏向等级表的中间。</translation>
    </message>
    <message>
        <source>From your moves alone</source>
        <translation>仅根据你的着法</translation>
    </message>
    <message>
        <source>From everything in the files</source>
        <translation>根据文件中的全部信息</translation>
    </message>
    <message>
        <source>Probability of each rank</source>
        <translation>各等级的概率</translation>
    </message>
    <message numerus="yes">
        <source>Rank in your game files: %1 (median of %n games; latest: %2).</source>
        <translation>
            <numerusform>棋谱文件中的等级：%1（%n 局的中位数；最近一局为 %2）。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>You have no games yet. Import some, or choose more names above.</source>
        <translation>还没有你的对局。请导入一些，或在上面选择更多名字。</translation>
    </message>
    <message>
        <source>Also count games against Evenmatch, unfinished games, games of fewer than %1 moves and games with you on both sides</source>
        <translation>也计入与 Evenmatch 的对局、未下完的对局、不足%1手的对局和双方都是你的对局</translation>
    </message>
</context>
<context>
    <name>NetworkCard</name>
    <message>
        <source>%1 blocks of %2 channels</source>
        <translation>%1 个块，%2 个通道</translation>
    </message>
    <message>
        <source>%1 blocks of %2 channels, and %3 more blocks for the value</source>
        <translation>%1 个块，%2 个通道，另有 %3 个块只用于形势判断</translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation>%1 个局面</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>围棋</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>国际象棋</translation>
    </message>
    <message>
        <source>Use another file…</source>
        <translation>使用其他文件…</translation>
    </message>
    <message>
        <source>Use the bundled network</source>
        <translation>使用自带的神经网络</translation>
    </message>
    <message>
        <source>Measure speed</source>
        <translation>测量速度</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>正在加载…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>哈希值</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>none: it can review games, but not play at a rank</source>
        <translation>无：可以复盘，但不能按等级下棋</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>Rank profile</source>
        <translation>等级特征</translation>
    </message>
    <message>
        <source>from %1 games</source>
        <translation>来自 %1 局</translation>
    </message>
    <message>
        <source>none: its ranks have not been measured</source>
        <translation>无：其等级尚未测量</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确度</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测定</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Last trained on</source>
        <translation>最近一次训练</translation>
    </message>
    <message>
        <source>Use another network</source>
        <translation>使用其他神经网络</translation>
    </message>
    <message>
        <source>Measuring speed</source>
        <translation>正在测量速度</translation>
    </message>
    <message>
        <source>%1 singly</source>
        <translation>逐个 %1</translation>
    </message>
    <message>
        <source>%1 in batches of %2</source>
        <translation>每批 %2 个时 %1</translation>
    </message>
    <message>
        <source>Positions per second: %1
%2</source>
        <translation>每秒局面数：%1
%2</translation>
    </message>
    <message>
        <source>GPU (CUDA)</source>
        <translation>GPU（CUDA）</translation>
    </message>
    <message>
        <source>Opponents&apos; strength</source>
        <translation>对手棋力</translation>
    </message>
    <message>
        <source>measured against %1</source>
        <translation>以 %1 为对手测定</translation>
    </message>
    <message>
        <source>another network</source>
        <translation>其他神经网络</translation>
    </message>
    <message>
        <source>Strong network for Go</source>
        <translation>围棋强神经网络</translation>
    </message>
    <message>
        <source>Add a network…</source>
        <translation>添加神经网络…</translation>
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
        <translation>围棋的复盘、提示、课程和老师都使用此神经网络。</translation>
    </message>
    <message>
        <source>Add a KataGo network (.bin.gz) to make review, hints, lessons and the tutor much stronger in Go. No other program is needed.</source>
        <translation>添加 KataGo 神经网络（.bin.gz）可使围棋的复盘、提示、课程和老师强得多，无需其他程序。</translation>
    </message>
    <message>
        <source>candidate moves</source>
        <translation>候选着法</translation>
    </message>
    <message>
        <source>winning chances</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>score lead</source>
        <translation>目数领先</translation>
    </message>
    <message>
        <source>ownership</source>
        <translation>归属</translation>
    </message>
    <message>
        <source>moves of players from %1 to %2</source>
        <translation>%1 至 %2 棋手的着法</translation>
    </message>
    <message>
        <source>Predicts</source>
        <translation>预测内容</translation>
    </message>
    <message>
        <source>File size</source>
        <translation>文件大小</translation>
    </message>
    <message>
        <source>Networks (*.evm *.bin.gz *.txt.gz *.pb.gz *.pb);;All files (*)</source>
        <translation>神经网络 (*.evm *.bin.gz *.txt.gz *.pb.gz *.pb);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1. The current network stays in use.</source>
        <translation>%1。继续使用当前神经网络。</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>更换…</translation>
    </message>
    <message>
        <source>the last layer of %1</source>
        <translation>%1 的最后一层</translation>
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
        <translation>新对局</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>对弈</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>围棋</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>国际象棋</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>Chess from one of 960 shuffled starting positions</source>
        <translation>从 960 种打乱的起始局面之一开始的国际象棋</translation>
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
        <translation>随机</translation>
    </message>
    <message>
        <source>The program chooses your colour at random</source>
        <translation>由程序随机决定你执哪一色</translation>
    </message>
    <message>
        <source>Rules, handicap, clock, names</source>
        <translation>规则、让子、计时、名字</translation>
    </message>
    <message>
        <source>Clock and names</source>
        <translation>棋钟与名字</translation>
    </message>
    <message>
        <source>Rules, handicap and clock</source>
        <translation>规则、让子与计时</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>You play %1</source>
        <translation>你执%1</translation>
    </message>
    <message>
        <source>Choose a rank, then Play. Everything stays on this computer.</source>
        <translation>选择一个等级，再按“对弈”。一切都留在这台电脑上。</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>棋钟</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>从这里开始下</translation>
    </message>
    <message>
        <source>The game begins with the position on the board.</source>
        <translation>对局从棋盘上的局面开始。</translation>
    </message>
    <message numerus="yes">
        <source>The game keeps its %n moves and continues from this position.</source>
        <translation>
            <numerusform>保留此前的 %n 手，并从此局面继续。</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard starting position</source>
        <translation>标准初始局面</translation>
    </message>
    <message>
        <source>One of 960 starting positions</source>
        <translation>960 种初始局面之一</translation>
    </message>
</context>
<context>
    <name>NoGamesPanel</name>
    <message>
        <source>No games yet</source>
        <translation>还没有棋谱</translation>
    </message>
    <message>
        <source>Drop files or a folder here: SGF, PGN, GIB, NGF and UGI, also compressed.
Games that you finish here are added automatically.
Your rank is estimated from your games.</source>
        <translation>将文件或文件夹拖放到这里：SGF、PGN、GIB、NGF 和 UGI，也可压缩。
你在这里下完的对局会自动添加。
你的等级由你的对局估计。</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>导入文件夹…</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>导入文件…</translation>
    </message>
    <message>
        <source>Paste from the clipboard</source>
        <translation>从剪贴板粘贴</translation>
    </message>
    <message>
        <source>From an account…</source>
        <translation>来自账号…</translation>
    </message>
    <message>
        <source>Add a few sample games</source>
        <translation>添加几局示例</translation>
    </message>
    <message>
        <source>Five short games to try things out; search for “Sample” to find them</source>
        <translation>五局供试用的短对局；搜索“Sample”即可找到</translation>
    </message>
</context>
<context>
    <name>NotableView</name>
    <message>
        <source>No notable moves: no mistakes, and no moves unusual for the rank.</source>
        <translation>没有值得注意的着法：没有失误，也没有对该等级而言少见的着法。</translation>
    </message>
    <message>
        <source>Notable moves appear here during analysis.</source>
        <translation>分析过程中，值得注意的着法会显示在这里。</translation>
    </message>
    <message>
        <source>Notable moves</source>
        <translation>值得注意的着法</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close this message</source>
        <translation>关闭这条消息</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>解决办法</translation>
    </message>
</context>
<context>
    <name>OpeningChooser</name>
    <message>
        <source>Opening to train</source>
        <translation>要练习的开局</translation>
    </message>
    <message>
        <source>Train this opening</source>
        <translation>练习这个开局</translation>
    </message>
    <message>
        <source>Play against moves that players of your rank really choose. After each of your moves you see how many players choose it</source>
        <translation>对手下的是你这个等级的棋手真正会选的着法。你每下一手，就能看到有多少棋手选择它</translation>
    </message>
</context>
<context>
    <name>OpeningRun</name>
    <message>
        <source>This network has no ranks.</source>
        <translation>此神经网络没有等级。</translation>
    </message>
    <message>
        <source>Players of %1 mostly play %2 (%3 %).</source>
        <translation>%1 的棋手大多下 %2（%3%）。</translation>
    </message>
    <message>
        <source>%2 % of players at %3 choose %1.</source>
        <translation>%3 的棋手有 %2% 选择 %1。</translation>
    </message>
    <message>
        <source>%1 is chosen by %2 % of players at %3 and %4 % at %5.</source>
        <translation>选择 %1 的，%3 的棋手有 %2%，%5 的有 %4%。</translation>
    </message>
    <message>
        <source>%1 of your %2 moves are the most popular at %3.</source>
        <translation>你的 %2 手中，有 %1 手是 %3 的棋手最常下的。</translation>
    </message>
    <message>
        <source>Move %1: %2 (%3 %) is more popular than %4 (%5 %).</source>
        <translation>第 %1 手：%3% 选择 %2，%5% 选择 %4。</translation>
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
        <translation>开局到此结束。</translation>
    </message>
    <message>
        <source>The opening ends here: %1.</source>
        <translation>开局到此结束：%1。</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>再来一次</translation>
    </message>
    <message>
        <source>Switch sides</source>
        <translation>交换双方</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>从这里开始下</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>轮到你了。</translation>
    </message>
    <message>
        <source>Your opponent chooses moves as often as players of %1 do.</source>
        <translation>对手选择各着法的比例与 %1 的棋手相同。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Players of %1 and %2 rarely choose %3.</source>
        <translation>%1 和 %2 的棋手很少选择 %3。</translation>
    </message>
    <message>
        <source>About %2 % of players choose %1, at %3 and at %4.</source>
        <translation>%3 和 %4 都有约 %2% 的棋手选择 %1。</translation>
    </message>
    <message>
        <source>Players of %1 would have had about %2.</source>
        <translation>%1 的棋手大约有 %2 手。</translation>
    </message>
    <message>
        <source>Start where the opening ends</source>
        <translation>从开局结束处开始</translation>
    </message>
    <message>
        <source>Start at the first move</source>
        <translation>从第一手开始</translation>
    </message>
</context>
<context>
    <name>OpeningsCard</name>
    <message>
        <source>By opening</source>
        <translation>按开局</translation>
    </message>
    <message>
        <source>For each opening: your number of games and your score; your mean strength score (β) relative to your rank&apos;s; and the move that most often leaves the main line of your rank. Click an opening to see it.</source>
        <translation>每个开局：你的局数与得分率；你的平均棋力分数（β）与你等级平均值的差；以及最常偏离你等级主线的着法。点击开局即可查看。</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>开局</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>This network does not know the rank %1. Choose another opponent under File ▸ New.</source>
        <translation>这个神经网络没有等级 %1。请在“文件 ▸ 新对局”中选择其他对手。</translation>
    </message>
    <message>
        <source>its move is illegal here.</source>
        <translation>此处这手棋不合规则。</translation>
    </message>
    <message>
        <source>%1 passed. Pass to count the score, or play on.</source>
        <translation>%1停一手。你也停一手即可点目，或继续下。</translation>
    </message>
    <message>
        <source>%1 offers a draw. Press Draw to accept, or play on.</source>
        <translation>%1提和。按“和棋”接受，或继续下。</translation>
    </message>
    <message>
        <source>%1 declined the draw.</source>
        <translation>%1拒绝了和棋。</translation>
    </message>
    <message>
        <source>The strong network is not available. %1 plays without it.</source>
        <translation>强神经网络不可用。%1 将在没有它的情况下下棋。</translation>
    </message>
</context>
<context>
    <name>OpponentChooser</name>
    <message>
        <source>Locked</source>
        <translation>锁定</translation>
    </message>
    <message>
        <source>A rank</source>
        <translation>指定等级</translation>
    </message>
    <message>
        <source>Evenmatch plays like people of this rank</source>
        <translation>Evenmatch 像该等级的人一样下棋</translation>
    </message>
    <message>
        <source>Match me</source>
        <translation>与我相当</translation>
    </message>
    <message>
        <source>Evenmatch adjusts to your strength</source>
        <translation>Evenmatch 会适应你的棋力</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>双人</translation>
    </message>
    <message>
        <source>Two players share this board</source>
        <translation>两人在同一个棋盘上对弈</translation>
    </message>
    <message>
        <source>Keep the strength fixed, whoever wins</source>
        <translation>固定棋力，无论谁赢</translation>
    </message>
    <message>
        <source>My rank</source>
        <translation>我的等级</translation>
    </message>
    <message>
        <source>One above me</source>
        <translation>比我高一级</translation>
    </message>
    <message>
        <source>Change my rank…</source>
        <translation>更改我的等级…</translation>
    </message>
    <message>
        <source>Set my own rank</source>
        <translation>设置我自己的等级</translation>
    </message>
    <message>
        <source>These ranks have not been compared with people&apos;s ranks yet.</source>
        <translation>这些等级尚未与人的等级比较过。</translation>
    </message>
    <message>
        <source>What is your rank? Choose it on the ladder.</source>
        <translation>你是什么等级？请在等级阶梯上选择。</translation>
    </message>
    <message>
        <source>An engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Another program, such as GNU Go or Stockfish</source>
        <translation>其他程序，例如 GNU Go 或 Stockfish</translation>
    </message>
    <message>
        <source>On small boards ranks are not calibrated.</source>
        <translation>小棋盘上的等级未经校准。</translation>
    </message>
    <message>
        <source>The strength of this opponent has not been measured.</source>
        <translation>该对手的棋力尚未测定。</translation>
    </message>
    <message>
        <source>Measured on %1 against %2</source>
        <translation>测定于 %1，对手：%2</translation>
    </message>
    <message>
        <source>A little stronger</source>
        <translation>稍强一点</translation>
    </message>
    <message>
        <source>%1. Rating scale: %2</source>
        <translation>%1。等级分体系：%2</translation>
    </message>
    <message>
        <source>Plays like %1; measured strength %2 (%3 games).</source>
        <translation>下法像%1；测得的棋力为%2（%3 局）。</translation>
    </message>
    <message>
        <source>Measured strength: %1 (%2 games).</source>
        <translation>测得的棋力：%1（%2 局）。</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>The strength of this opponent has not been measured with this network.</source>
        <translation>该对手使用此神经网络时的棋力尚未测定。</translation>
    </message>
    <message>
        <source>Read with strong network</source>
        <translation>用强神经网络计算</translation>
    </message>
    <message>
        <source>Stronger by tenths of a rank, up to the next rank</source>
        <translation>以十分之一级为单位增强，直到上一级</translation>
    </message>
    <message>
        <source>It starts at the rank under the needle and adjusts to you. Set your own rank to start there.</source>
        <translation>从指针所指的等级开始，并适应你的棋力。设定自己的等级，即可从那里开始。</translation>
    </message>
    <message>
        <source>The opponent reads captures and life and death like %1, but chooses moves of its rank</source>
        <translation>对手像 %1 一样看清吃子和死活，但仍按自己的等级选择着法</translation>
    </message>
    <message>
        <source>Opponent: %1</source>
        <translation>对手：%1</translation>
    </message>
</context>
<context>
    <name>OutsideCard</name>
    <message>
        <source>More precise chess ranks</source>
        <translation>更精确的国际象棋等级</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Each Maia network predicts the moves of players of one rating. With these networks (maia-1100.pb.gz to maia-1900.pb.gz in one folder) and Stockfish, the interval of your chess rank becomes narrower.</source>
        <translation>每个 Maia 神经网络预测某一等级分的棋手的着法。有了这些神经网络（maia-1100.pb.gz 到 maia-1900.pb.gz，在同一文件夹中）和 Stockfish，你的国际象棋等级的区间会变窄。</translation>
    </message>
    <message>
        <source>Maia</source>
        <translation>Maia</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>选择文件夹…</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>No folder chosen</source>
        <translation>未选择文件夹</translation>
    </message>
    <message numerus="yes">
        <source>%n networks, %1 to %2</source>
        <translation>
            <numerusform>%n 个神经网络，%1 到 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Use Stockfish, too</source>
        <translation>也使用 Stockfish</translation>
    </message>
    <message>
        <source>Use Stockfish, too (it is not installed and not among the engines below)</source>
        <translation>也使用 Stockfish（未安装，也不在下面的引擎中）</translation>
    </message>
    <message>
        <source>The folder with Maia&apos;s networks</source>
        <translation>存放 Maia 神经网络的文件夹</translation>
    </message>
    <message>
        <source>engines for chess ranks</source>
        <translation>用于国际象棋等级的引擎</translation>
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
        <translation>白马</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>白象</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>白车</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>白后</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>白王</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>黑兵</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>黑马</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>黑象</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>黑车</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>黑后</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>黑王</translation>
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
        <translation>点击或拖动来移动棋子</translation>
    </message>
    <message>
        <source>Clear squares; the right mouse button always clears</source>
        <translation>清除格子（右键始终可清除）</translation>
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
        <translation>正在启动 %1…</translation>
    </message>
    <message>
        <source>next move</source>
        <translation>下一手</translation>
    </message>
    <message>
        <source>to be confirmed</source>
        <translation>待确认</translation>
    </message>
    <message>
        <source>%1? Click it again to play it.</source>
        <translation>%1？再点一次即可落子。</translation>
    </message>
    <message>
        <source>This will be your next move. Press Esc or right-click to cancel it.</source>
        <translation>这将是你的下一手。按 Esc 或单击右键可取消。</translation>
    </message>
    <message>
        <source>Choose an opponent, then press Play.</source>
        <translation>请选择对手，再按“对弈”。</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>你已认输。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>A game is in progress. It is kept when a teaching game starts.</source>
        <translation>有一局棋正在进行。开始指导棋后，这局棋会保留。</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Go to the last move before you ask for a hint.</source>
        <translation>请先到最后一手再请求提示。</translation>
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
        <translation>轮到此方</translation>
    </message>
    <message numerus="yes">
        <source>%n pawns ahead</source>
        <translation>
            <numerusform>领先 %n 兵</numerusform>
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
        <translation>质量</translation>
    </message>
    <message>
        <source>β, the strength score of a move: it depends on the position and on the move</source>
        <translation>β，一手棋的棋力分数：取决于局面和着法</translation>
    </message>
    <message>
        <source>The part of β that depends on the player&apos;s move alone</source>
        <translation>β 中只取决于棋手着法的部分</translation>
    </message>
    <message>
        <source>β is the strength score. Quality is the part of β that depends on the move alone.</source>
        <translation>β 是棋力分数。质量是 β 中只取决于着法的部分。</translation>
    </message>
    <message>
        <source>Each point is the mean over this number of the player&apos;s moves. Each band holds the middle half of the players of a rank, averaged in the same way.</source>
        <translation>每一点是该棋手这么多手的平均值。每条色带包含该等级中间一半的棋手，以同样方式平均。</translation>
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
        <translation>指标与平均：%1，%2</translation>
    </message>
    <message>
        <source>The estimate is the rank whose players are likeliest to choose these moves. β is the strength score of the moves, so its line may lie in another band.</source>
        <translation>估计值是最可能选择这些着法的棋手的等级。β 是着法的棋力分数，因此它的线可能落在别的色带里。</translation>
    </message>
</context>
<context>
    <name>PolicyPanel</name>
    <message>
        <source>Candidate moves</source>
        <translation>候选着法</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>棋盘上显示</translation>
    </message>
    <message>
        <source>Plain board</source>
        <translation>仅棋盘</translation>
    </message>
    <message>
        <source>Likely moves</source>
        <translation>可能的着法</translation>
    </message>
    <message>
        <source>β of moves</source>
        <translation>着法的 β</translation>
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
        <translation>将鼠标悬停在此处即可在棋盘上看到变化。</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>The analysed moves in this position and, in Go, the stones of the latest moves</source>
        <translation>此局面中分析过的着法；围棋还有最近几手的棋子</translation>
    </message>
    <message>
        <source>Ownership</source>
        <translation>归属</translation>
    </message>
    <message>
        <source>The predicted owner of each point of a Go board. Add a strong network or KataGo on the Engines page to see it.</source>
        <translation>预测围棋棋盘上每个点归谁。要显示它，请在“引擎”页添加强神经网络或 KataGo。</translation>
    </message>
    <message>
        <source>Ownership (needs a strong network)</source>
        <translation>归属（需要强神经网络）</translation>
    </message>
    <message>
        <source>Warm: stronger than usual in this position; cold: weaker</source>
        <translation>暖色：比此局面通常的着法更强；冷色：更弱</translation>
    </message>
    <message>
        <source>By ownership, %1: each point counts for its likelier owner, as if the game ended now. The search plays on, so its lead differs.</source>
        <translation>按归属：%1。假设对局现在结束，每个点算给更可能的一方。搜索会继续推演，因此领先值不同。</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>White has no king.</source>
        <translation>白方没有王。</translation>
    </message>
    <message>
        <source>Black has no king.</source>
        <translation>黑方没有王。</translation>
    </message>
    <message>
        <source>White has more than one king.</source>
        <translation>白方有多个王。</translation>
    </message>
    <message>
        <source>Black has more than one king.</source>
        <translation>黑方有多个王。</translation>
    </message>
    <message>
        <source>White has more pieces than promotion allows.</source>
        <translation>白方棋子多于升变所能得到的数量。</translation>
    </message>
    <message>
        <source>Black has more pieces than promotion allows.</source>
        <translation>黑方棋子多于升变所能得到的数量。</translation>
    </message>
    <message>
        <source>A pawn cannot stand on %1.</source>
        <translation>兵不能放在 %1。</translation>
    </message>
    <message>
        <source>Black is to move, but White&apos;s king on %1 is in check.</source>
        <translation>轮到黑方走，但白王在 %1 被将军。</translation>
    </message>
    <message>
        <source>White is to move, but Black&apos;s king on %1 is in check.</source>
        <translation>轮到白方走，但黑王在 %1 被将军。</translation>
    </message>
    <message>
        <source>The king on %1 is in check from more than two pieces.</source>
        <translation>%1 的王被两个以上的棋子将军。</translation>
    </message>
    <message>
        <source>The stones at %1 have no liberty.</source>
        <translation>%1 的棋子没有气。</translation>
    </message>
    <message>
        <source>Go %1×%1</source>
        <translation>围棋 %1路</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>编辑局面</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>国际象棋</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>初始局面</translation>
    </message>
    <message>
        <source>Clear board</source>
        <translation>清空棋盘</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>让子</translation>
    </message>
    <message>
        <source>White without the knight b1</source>
        <translation>白方让 b1 马</translation>
    </message>
    <message>
        <source>White without the rook a1</source>
        <translation>白方让 a1 车</translation>
    </message>
    <message>
        <source>White without the queen</source>
        <translation>白方让后</translation>
    </message>
    <message>
        <source>White without the pawn f2</source>
        <translation>白方让 f2 兵</translation>
    </message>
    <message>
        <source>Black without the knight b8</source>
        <translation>黑方让 b8 马</translation>
    </message>
    <message>
        <source>Black without the rook a8</source>
        <translation>黑方让 a8 车</translation>
    </message>
    <message>
        <source>Black without the queen</source>
        <translation>黑方让后</translation>
    </message>
    <message>
        <source>Black without the pawn f7</source>
        <translation>黑方让 f7 兵</translation>
    </message>
    <message>
        <source>Flip board</source>
        <translation>翻转棋盘</translation>
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
        <translation>轮走方</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>王车易位</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>吃过路兵</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n子</numerusform>
        </translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>让子</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>贴目</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>从这里开始下…</translation>
    </message>
    <message>
        <source>Use this position</source>
        <translation>使用此局面</translation>
    </message>
    <message>
        <source>Make a new game that begins with this position; the current game is kept</source>
        <translation>以此局面新建对局；当前对局会保留</translation>
    </message>
    <message>
        <source>The text is not a position: %1.</source>
        <translation>文本不是局面：%1。</translation>
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
        <translation>此局面对局已经结束。</translation>
    </message>
    <message>
        <source>Discard the position that you set up?</source>
        <translation>放弃已摆好的局面？</translation>
    </message>
    <message>
        <source>Komi %1 and the prisoners: Black took %2, White %3.</source>
        <translation>含贴目 %1 与提子：黑提 %2，白提 %3。</translation>
    </message>
    <message>
        <source>Castling is still allowed; king and rook must be on their original squares</source>
        <translation>仍可王车易位；王和车须在原位</translation>
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
        <translation>%1级</translation>
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
        <translation>%1（超出已测量的等级）</translation>
    </message>
    <message>
        <source>80 % interval: %1 to %2</source>
        <translation>80% 区间：%1 至 %2</translation>
    </message>
    <message>
        <source>On %1 held-out players with ten games each, the estimate was %2 rating points off on average, and the interval was right for %3 % of them.</source>
        <translation>对未参与训练的 %1 名棋手（各十局），估计等级分平均偏差 %2，区间对其中 %3% 的人是正确的。</translation>
    </message>
    <message>
        <source>Its accuracy was measured only on games between players of nearly equal rank.</source>
        <translation>其准确度只在棋力相近的对局上测量过。</translation>
    </message>
    <message>
        <source>From the moves alone: %1 (%2).</source>
        <translation>仅凭着法：%1（%2）。</translation>
    </message>
    <message>
        <source>The files name no opponent&apos;s rank, so there is only the estimate from the moves.</source>
        <translation>文件没有写明对手的等级，因此只有凭着法的估计。</translation>
    </message>
    <message numerus="yes">
        <source>From everything in the files: %1 (%2); opponents&apos; ranks in %n games, results in %3.</source>
        <translation>
            <numerusform>根据文件中的全部信息：%1（%2）；%n 局有对手等级，%3 局有结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>The estimate from everything in the files uses opponents&apos; ranks in %1 games and results in %2.</source>
        <translation>第二个估计使用了 %1 局中对手的等级和 %2 局的结果。</translation>
    </message>
    <message>
        <source>plays like %1</source>
        <translation>下法像 %1</translation>
    </message>
    <message>
        <source>Even with more games, this estimate stays wider than ± one rank.</source>
        <translation>即使对局更多，这一估计仍宽于 ± 一级。</translation>
    </message>
    <message>
        <source>Accurate to about ± one rank.</source>
        <translation>精确到约 ± 一级。</translation>
    </message>
    <message numerus="yes">
        <source>About %n more games would bring this to ± one rank.</source>
        <translation>
            <numerusform>再有约 %n 局就能精确到 ± 一级。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the strongest rank on this scale; the player may be stronger.</source>
        <translation>%1是此尺度上最强的等级；棋手可能更强。</translation>
    </message>
    <message>
        <source>%1 is the weakest rank on this scale; the player may be weaker.</source>
        <translation>%1是此尺度上最弱的等级；棋手可能更弱。</translation>
    </message>
    <message>
        <source>The games form two groups, as if two players had played them: one near %1, the other near %2.</source>
        <translation>这些对局分成两组（一组接近%1，另一组接近%2），就像由两位棋手所下。</translation>
    </message>
    <message>
        <source>too few moves</source>
        <translation>手数太少</translation>
    </message>
    <message>
        <source>no estimate from one game</source>
        <translation>一局无法估计</translation>
    </message>
    <message>
        <source>The accuracy of this estimate has not been measured.</source>
        <translation>此估计的准确度尚未测量。</translation>
    </message>
    <message>
        <source>β is the strength score of a move. Each band holds the middle half of the players of one rank.</source>
        <translation>β 是一手棋的棋力分数。每条色带是一个等级棋手的中间一半所在的范围。</translation>
    </message>
    <message>
        <source>%1 or stronger</source>
        <translation>%1或更强</translation>
    </message>
    <message>
        <source>%1 or weaker</source>
        <translation>%1或更弱</translation>
    </message>
    <message>
        <source>80 % interval: %1 or stronger</source>
        <translation>80% 区间：%1 或更强</translation>
    </message>
    <message>
        <source>80 % interval: %1 or weaker</source>
        <translation>80% 区间：%1 或更弱</translation>
    </message>
    <message>
        <source>About %1 FIDE, by a published relation between players&apos; ratings that was not measured here.</source>
        <translation>约合 FIDE %1，依据公开的等级分换算关系，本程序未作测量。</translation>
    </message>
</context>
<context>
    <name>RankLadder</name>
    <message>
        <source>Ladder of ranks, the strongest first</source>
        <translation>等级阶梯，由强到弱</translation>
    </message>
    <message>
        <source>%1: measured %2</source>
        <translation>%1：测定结果 %2</translation>
    </message>
</context>
<context>
    <name>RankPartsCard</name>
    <message>
        <source>In parts</source>
        <translation>分项</translation>
    </message>
    <message>
        <source>Your estimate from parts of your games. Fewer moves give a wider interval. Time controls and opponents&apos; ranks come from the game files; opponents of your rank, or within 100 rating points, count as equal.</source>
        <translation>由你对局的各部分得出的估计。着法越少，区间越宽。用时和对手等级来自棋谱文件；与你同级，或等级分相差 100 以内的对手算相当。</translation>
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
        <translation>手数太少，无法估计：%1。</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>随时间变化</translation>
    </message>
    <message>
        <source>What separates you from the next rank</source>
        <translation>你与上一级的差距</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>实战</translation>
    </message>
    <message>
        <source>Next rank</source>
        <translation>上一级</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋种</translation>
    </message>
    <message>
        <source>Unusual games</source>
        <translation>与平时不同的对局</translation>
    </message>
    <message>
        <source>weaker than usual</source>
        <translation>比平时弱</translation>
    </message>
    <message>
        <source>stronger than usual</source>
        <translation>比平时强</translation>
    </message>
    <message>
        <source>Moves compared with the ranks</source>
        <translation>着法与各等级对比</translation>
    </message>
    <message>
        <source>Mean β by move number, over the bands of the ranks</source>
        <translation>按手数的平均 β 与各级色带</translation>
    </message>
    <message>
        <source>how often</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>Estimates by other engines</source>
        <translation>其他引擎的估计</translation>
    </message>
    <message>
        <source>The rank over time, with its interval</source>
        <translation>等级随时间的变化及其区间</translation>
    </message>
    <message>
        <source>By opening</source>
        <translation>按开局</translation>
    </message>
    <message>
        <source>Probability of each rank</source>
        <translation>各等级的概率</translation>
    </message>
    <message>
        <source>The line is the mean β over all games, for every ten moves.</source>
        <translation>线是所有对局每十手的平均 β。</translation>
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
        <translation>等级</translation>
    </message>
</context>
<context>
    <name>RankTestRun</name>
    <message>
        <source>Preparing the rank test</source>
        <translation>正在准备等级测试</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>The test is being prepared…</source>
        <translation>正在准备测试…</translation>
    </message>
    <message>
        <source>Estimate from your moves: %1.</source>
        <translation>由你的着法估计：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n positions.</source>
        <translation>
            <numerusform>基于 %n 个局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Continue for a more certain result</source>
        <translation>继续以提高准确度</translation>
    </message>
    <message>
        <source>Position %1 of at most %2</source>
        <translation>局面 %1，最多 %2 个</translation>
    </message>
    <message>
        <source>Play the move that you would play in a game.</source>
        <translation>请下你在对局中会下的一步。</translation>
    </message>
    <message>
        <source>Another position</source>
        <translation>换一个局面</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Your moves do not distinguish between ranks.</source>
        <translation>你的着法无法区分等级。</translation>
    </message>
    <message>
        <source>This is a first estimate. Import your own games on the Games page for a better one.</source>
        <translation>这是初步估计。在“棋谱”页导入自己的对局可得到更好的估计。</translation>
    </message>
</context>
<context>
    <name>RankTrend</name>
    <message>
        <source>Your rank over time</source>
        <translation>你的等级随时间的变化</translation>
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
        <translation>报告</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>另存为 PDF…</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>另存为 HTML…</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再下一局</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新对局…</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>你赢了</translation>
    </message>
    <message>
        <source>Analysing the moves…</source>
        <translation>正在分析着法…</translation>
    </message>
    <message>
        <source>Analysing the game</source>
        <translation>正在分析对局</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1胜</translation>
    </message>
    <message>
        <source>“Match me” adapts to your results. Your rank is estimated from your moves.</source>
        <translation>“与我相当”依据胜负，等级估计依据你的着法。</translation>
    </message>
    <message>
        <source>Games with a handicap or from a position that was set up do not change the strength of “Match me”.</source>
        <translation>让子棋或从摆好的局面开始的对局不会改变“与我相当”的强度。</translation>
    </message>
</context>
<context>
    <name>Retry</name>
    <message>
        <source>Finding the losing move</source>
        <translation>正在查找败着</translation>
    </message>
    <message>
        <source>You play from move %1 against your rank. It is the last position before the game was lost.</source>
        <translation>你从第 %1 手起与你同等级的对手对下。这是输掉之前的最后一个局面。</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>&amp;Next mistake</source>
        <translation>下一个失误(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous mistake</source>
        <translation>上一个失误(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>E&amp;xport the plot…</source>
        <translation>导出图表(&amp;X)…</translation>
    </message>
    <message>
        <source>Export the plot</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>图片 (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Export the annotate&amp;d game…</source>
        <translation>导出带注释的棋谱(&amp;W)…</translation>
    </message>
    <message>
        <source>Export the annotated game</source>
        <translation>导出带注释的棋谱</translation>
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
        <translation> 复盘</translation>
    </message>
    <message>
        <source>Analysis is off. Press Space to turn it on.</source>
        <translation>分析已关闭；按空格键打开。</translation>
    </message>
    <message>
        <source>Loading the network…</source>
        <translation>正在加载神经网络…</translation>
    </message>
    <message>
        <source>This network has no strength score (β). It shows candidate moves and mistakes. Choose another network on the Engines page.</source>
        <translation>此神经网络没有棋力分数（β），只显示候选着法与失误。请在“引擎”页选择其他神经网络。</translation>
    </message>
    <message>
        <source>This network has no rank profile, so there are no bands to compare with. “evenmatch-lab profile” makes one from games.</source>
        <translation>这个神经网络没有等级特征，因此没有可供比较的色带。“evenmatch-lab profile”可从对局生成。</translation>
    </message>
    <message>
        <source>No later mistakes.</source>
        <translation>之后没有失误。</translation>
    </message>
    <message>
        <source>No earlier mistakes.</source>
        <translation>之前没有失误。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>报告(&amp;R)</translation>
    </message>
    <message>
        <source>A report needs a game with moves.</source>
        <translation>没有着法的对局无法生成报告。</translation>
    </message>
    <message>
        <source>The report will be ready after the analysis.</source>
        <translation>分析完成后即出报告。</translation>
    </message>
    <message>
        <source>The report is ready.</source>
        <translation>报告已完成。</translation>
    </message>
    <message>
        <source>Open report</source>
        <translation>打开报告</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>从这里开始下</translation>
    </message>
    <message>
        <source>Play from &amp;here</source>
        <translation>从这里开始下(&amp;H)</translation>
    </message>
    <message>
        <source>The analysis is incomplete.</source>
        <translation>分析尚未完成。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Start another game from this position; this one is kept</source>
        <translation>从此局面开始另一局；本局会保留</translation>
    </message>
    <message>
        <source>Accuracy and mistakes</source>
        <translation>准确率与失误</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Figures appear here during analysis.</source>
        <translation>分析过程中数据会显示在这里。</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>侧面板(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Graph</source>
        <translation>走势图(&amp;G)</translation>
    </message>
</context>
<context>
    <name>Reviewer</name>
    <message>
        <source>Analysing the game</source>
        <translation>正在分析对局</translation>
    </message>
    <message>
        <source>Analysing the moves</source>
        <translation>正在分析着法</translation>
    </message>
    <message>
        <source>The engine is unavailable, so Evenmatch&apos;s own search analyses the moves: %1</source>
        <translation>引擎不可用，因此由 Evenmatch 自己的搜索分析着法：%1</translation>
    </message>
    <message>
        <source>The engine was restarted: %1</source>
        <translation>引擎已重新启动：%1</translation>
    </message>
    <message>
        <source>Analysis stopped before the end. Turn it off and on to continue.</source>
        <translation>分析中途停止。关闭再打开分析即可继续。</translation>
    </message>
</context>
<context>
    <name>SearchGraphView</name>
    <message>
        <source>Search graph</source>
        <translation>搜索图</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Fit to view</source>
        <translation>适应窗口</translation>
    </message>
    <message numerus="yes">
        <source>The position: %n simulations</source>
        <translation>
            <numerusform>局面：%n 次模拟</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchTreeModel</name>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>N, visits</source>
        <translation>N，访问次数</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Q, mean result for the side to move, −1 to +1</source>
        <translation>Q，轮走一方的平均结果，−1 到 +1</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>P, probability that players choose the move, in percent</source>
        <translation>P，棋手选择这一手的概率，以百分比表示</translation>
    </message>
    <message>
        <source>P %</source>
        <translation>P %</translation>
    </message>
    <message>
        <source>β̄, mean strength score of all following moves</source>
        <translation>β̄，后续所有着法的平均棋力分数</translation>
    </message>
    <message>
        <source>β̄</source>
        <translation>β̄</translation>
    </message>
    <message>
        <source>δ with its sign: β̄ below (−) or above (+) the rank&apos;s target</source>
        <translation>带正负号的 δ：β̄ 低于 (−) 或高于 (+) 该等级的目标</translation>
    </message>
    <message>
        <source>δ</source>
        <translation>δ</translation>
    </message>
    <message>
        <source>N, full strength</source>
        <translation>N（最强）</translation>
    </message>
    <message>
        <source>Q, full strength</source>
        <translation>Q（最强）</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
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
        <translation>δ̂，δ 的权重，0 到 1</translation>
    </message>
</context>
<context>
    <name>SearchTreeView</name>
    <message>
        <source>Search tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>Columns of the search tree</source>
        <translation>搜索树的列</translation>
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
        <translation>将死：%1胜</translation>
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
        <translation>和棋：同一局面出现五次</translation>
    </message>
    <message>
        <source>Draw: the position occurred three times</source>
        <translation>和棋：同一局面出现三次</translation>
    </message>
    <message>
        <source>Draw: 75 moves without capture or pawn move</source>
        <translation>和棋：75回合无吃子且无兵移动</translation>
    </message>
    <message>
        <source>Draw: 50 moves without capture or pawn move</source>
        <translation>和棋：50回合无吃子且无兵移动</translation>
    </message>
    <message>
        <source>%1 is in check</source>
        <translation>%1被将军</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>轮到%1</translation>
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
        <translation>点目中</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>轮到%1</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>白胜</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黑胜</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>%1 wins by 1 point</source>
        <translation>%1胜1目</translation>
    </message>
    <message>
        <source>%1 wins by %2 points</source>
        <translation>%1胜%2目</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <translation>%1胜（对方认输）</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation>%1胜（对方超时）</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <translation>%1胜（对方弃权）</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1胜</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Black leads by %1</source>
        <translation>黑领先%1目</translation>
    </message>
    <message>
        <source>White leads by %1</source>
        <translation>白领先%1目</translation>
    </message>
    <message>
        <source>Black %1, White %2 and %3 komi: %4</source>
        <translation>黑%1，白%2，贴目%3：%4</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>国际象棋</translation>
    </message>
    <message>
        <source>Go %1×%2</source>
        <translation>围棋 %1×%2</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋种</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>贴目</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>让子</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
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
        <translation>%2内%1手</translation>
    </message>
    <message>
        <source>%1 + %2 per move</source>
        <translation>%1 + 每手 %2</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已结束。</translation>
    </message>
    <message>
        <source>Opening</source>
        <comment>Go</comment>
        <translation>布局</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <comment>Go</comment>
        <translation>%1中盘胜</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <comment>Go</comment>
        <translation>%1超时胜</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>System</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Go board</source>
        <translation>围棋棋盘</translation>
    </message>
    <message>
        <source>Chess board</source>
        <translation>国际象棋棋盘</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Go ranks of</source>
        <translation>围棋等级基准</translation>
    </message>
    <message>
        <source>Confirm each move</source>
        <translation>每手确认</translation>
    </message>
    <message>
        <source>The first click shows a move, the second plays it</source>
        <translation>第一次点击显示着法，第二次点击落子</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Chess pieces</source>
        <translation>国际象棋棋子</translation>
    </message>
    <message>
        <source>Animate pieces and needles</source>
        <translation>棋子与指针动画</translation>
    </message>
    <message>
        <source>Your name in the games that you play here</source>
        <translation>你在此下的对局中的名字</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <source>Ranks differ between servers. Evenmatch converts ranks to this server</source>
        <translation>各服务器的等级不同。Evenmatch 会把等级换算到此服务器</translation>
    </message>
    <message>
        <source>Evenmatch resigns lost games</source>
        <translation>Evenmatch 败局时认输</translation>
    </message>
    <message>
        <source>Otherwise it plays on to the end. This applies to new games</source>
        <translation>否则会下到终局。对新对局生效</translation>
    </message>
    <message>
        <source>Human-like thinking time</source>
        <translation>像人一样用时</translation>
    </message>
    <message>
        <source>The network&apos;s own ranks</source>
        <translation>神经网络自己的等级</translation>
    </message>
    <message>
        <source>Promote to a queen without asking</source>
        <translation>升变时直接变后，不再询问</translation>
    </message>
    <message>
        <source>Hold Alt or Ctrl to choose another piece</source>
        <translation>按住 Alt 或 Ctrl 可选择其他棋子</translation>
    </message>
</context>
<context>
    <name>ShortcutsCard</name>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>All keys were reset to the defaults.</source>
        <translation>所有按键已重置为默认设置。</translation>
    </message>
    <message>
        <source>Key of “%1”</source>
        <translation>“%1”的按键</translation>
    </message>
    <message>
        <source>No key for “%1”</source>
        <translation>“%1”没有按键</translation>
    </message>
    <message>
        <source>Click a key, then press another.</source>
        <translation>点击一个按键，然后按下另一个键。</translation>
    </message>
    <message>
        <source>“%1” has no key.</source>
        <translation>“%1”没有按键。</translation>
    </message>
    <message>
        <source>“%1” now has the key %2.</source>
        <translation>“%1”的按键现在是%2。</translation>
    </message>
    <message>
        <source>%1 is already the key of “%2”. Change that one first.</source>
        <translation>%1已是“%2”的按键。请先更改它。</translation>
    </message>
    <message>
        <source>%1 is reserved for “%2”. Choose another key.</source>
        <translation>%1是“%2”的专用按键。请选择其他按键。</translation>
    </message>
</context>
<context>
    <name>SideSummary</name>
    <message>
        <source>Moves that lost %1 to %2 points</source>
        <translation>损失 %1 到 %2 目的着法</translation>
    </message>
    <message>
        <source>Moves that lost %1 points or more</source>
        <translation>损失 %1 目以上的着法</translation>
    </message>
    <message>
        <source>Points lost per move</source>
        <translation>每手损失的目数</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Inaccuracies ?!</source>
        <translation>失准 ?!</translation>
    </message>
    <message>
        <source>Mistakes ?</source>
        <translation>失误 ?</translation>
    </message>
    <message>
        <source>Blunders ??</source>
        <translation>严重失误 ??</translation>
    </message>
    <message>
        <source>Winning chances lost per move</source>
        <translation>每手损失的胜率</translation>
    </message>
    <message>
        <source>Points lost against the best move, by %1.</source>
        <translation>与最佳着法相比损失的目数，分析：%1。</translation>
    </message>
    <message>
        <source>Each percent of winning chances lost takes 5 % off the accuracy of a move; the game&apos;s accuracy is the mean. Analysed by %1.</source>
        <translation>每损失 1% 胜率，该手的准确率降低 5%；对局准确率为各手的平均值。分析：%1。</translation>
    </message>
    <message>
        <source>Brilliant moves !!</source>
        <translation>妙着 !!</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>The estimate also uses the thinking times in the files.</source>
        <translation>此估计还使用了文件中的思考时间。</translation>
    </message>
    <message>
        <source>Adding %1 would make this estimate more precise.</source>
        <translation>添加 %1 会使此估计更精确。</translation>
    </message>
    <message>
        <source>%1 is not used: it has analysed too few of the games.</source>
        <translation>未使用 %1：它分析过的对局太少。</translation>
    </message>
    <message>
        <source>%1 is not used: it did not improve accuracy on held-out players.</source>
        <translation>未使用 %1：对未参与训练的棋手，它没有提高准确度。</translation>
    </message>
    <message>
        <source>%1 is not used: this network was calibrated without such an engine.</source>
        <translation>未使用 %1：此神经网络是在没有这类引擎的情况下校准的。</translation>
    </message>
    <message>
        <source>%1 is not used: this network was calibrated with %2, another version.</source>
        <translation>未使用 %1：此神经网络是用另一版本 %2 校准的。</translation>
    </message>
    <message>
        <source>%1 is not used: this network was calibrated with other settings or files (%2; here %3).</source>
        <translation>未使用 %1：此神经网络是用其他设置或文件校准的（%2；此处为 %3）。</translation>
    </message>
    <message>
        <source>Ranks of %1 cannot be converted to %2, so the network&apos;s own ranks are shown.</source>
        <translation>%1 的等级无法换算到 %2，因此显示神经网络自身的等级。</translation>
    </message>
    <message numerus="yes">
        <source>%1 could not analyse %n games (the first: %2).</source>
        <translation>
            <numerusform>%1 无法分析 %n 局（第一局：%2）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This estimate uses only games on %1, because each board size has its own ranks (%n games left out).</source>
        <translation>
            <numerusform>由于每种棋盘大小有各自的等级，此估计只使用 %1 的对局（略去 %n 局）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games against Evenmatch do not count (%n games).</source>
        <translation>
            <numerusform>与 Evenmatch 的对局不计（%n 局）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unfinished games do not count (%n games).</source>
        <translation>
            <numerusform>未下完的对局不计（%n 局）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games of fewer than %1 moves do not count (%n games).</source>
        <translation>
            <numerusform>少于 %1 手的对局不计（%n 局）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the chosen games are used (%n games left out).</source>
        <translation>
            <numerusform>只使用所选的对局（略去 %n 局）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were found more than once and count once.</source>
        <translation>
            <numerusform>有%n局重复出现，只计一次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games with the same player on both sides do not count (%n games).</source>
        <translation>
            <numerusform>双方为同一棋手的对局不计（%n 局）。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Move %1: %2 instead of %3</source>
        <translation>第 %1 手：应下 %2 而不是 %3</translation>
    </message>
    <message>
        <source>The tutor made no comments on this game.</source>
        <translation>老师在这盘棋中没有记下什么。</translation>
    </message>
    <message>
        <source>Moments to remember:</source>
        <translation>值得记住的局面：</translation>
    </message>
    <message>
        <source>Choose your name on the Games page to turn such moments into cards.</source>
        <translation>在“棋谱”页选择你的名字，就能把这样的时刻变成卡片。</translation>
    </message>
    <message>
        <source>The tutor has no comment.</source>
        <translation>老师没有要说的。</translation>
    </message>
    <message>
        <source>The tutor is watching.</source>
        <translation>老师正在看。</translation>
    </message>
    <message>
        <source>Players of %1 rarely play %2 here.</source>
        <translation>%1 的棋手在这里很少下 %2。</translation>
    </message>
    <message>
        <source>Those with a clear answer will appear as cards on the Learn page.</source>
        <translation>答案明确的局面会作为卡片出现在“学习”页。</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>第 %1 手：%2</translation>
    </message>
    <message>
        <source>Tutor: %1</source>
        <translation>老师：%1</translation>
    </message>
    <message>
        <source>The tutor is analysing your move…</source>
        <translation>老师正在看你的着法…</translation>
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
        <translation>老师点评</translation>
    </message>
    <message>
        <source>Show the position on the board</source>
        <translation>在棋盘上显示这个局面</translation>
    </message>
    <message>
        <source>What was better?</source>
        <translation>哪一手更好？</translation>
    </message>
    <message>
        <source>Hints for the position before your move: an area, then some moves, then one move</source>
        <translation>在你下这手之前的局面中：先提示区域，再给几个着法，最后给一个</translation>
    </message>
    <message>
        <source>Return to the position before your move, or play on</source>
        <translation>回到你下这一手之前的局面；也可以继续下</translation>
    </message>
    <message>
        <source>Comments on moves that Review marks as mistakes</source>
        <translation>点评复盘会标为失误的着法</translation>
    </message>
</context>
<context>
    <name>TreePage</name>
    <message>
        <source>How the search plays at this rank</source>
        <translation>搜索在该等级的下法</translation>
    </message>
    <message>
        <source>Opponent&apos;s rank</source>
        <translation>对手的等级</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation>模拟次数</translation>
    </message>
    <message>
        <source>%1 simulations</source>
        <translation>模拟 %1 次</translation>
    </message>
    <message>
        <source>At this rank</source>
        <translation>该等级</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>最强</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Loading the network…</source>
        <translation>正在加载神经网络…</translation>
    </message>
    <message>
        <source>The game is over here. Go back to search.</source>
        <translation>对局在此结束。后退几手即可搜索。</translation>
    </message>
    <message>
        <source>This network has no rank profile, so only the full-strength search is shown.</source>
        <translation>此神经网络没有等级特征，因此只显示最强的搜索。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>重新搜索</translation>
    </message>
    <message>
        <source>%1 % of the visits</source>
        <translation>访问次数的 %1%</translation>
    </message>
    <message>
        <source>At full strength the search plays &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>最强的搜索下 &lt;b&gt;%1&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>At this rank and at full strength, the search plays &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>无论该等级还是最强，搜索都下 &lt;b&gt;%1&lt;/b&gt;。</translation>
    </message>
    <message>
        <source> Choose a move to see its continuations.</source>
        <translation> 选择一个着法以查看其后续变化。</translation>
    </message>
    <message>
        <source>Export the search</source>
        <translation>导出搜索结果</translation>
    </message>
    <message>
        <source> search.json</source>
        <translation> 搜索.json</translation>
    </message>
    <message>
        <source>JSON (*.json);;Graphviz (*.dot);;Picture (*.svg)</source>
        <translation>JSON (*.json);;Graphviz (*.dot);;图片 (*.svg)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>at full strength:</source>
        <translation>最强时：</translation>
    </message>
    <message>
        <source>This is the search that plays as an opponent of this rank. β̄ is the mean strength score after a move, δ its distance from the rank&apos;s own.</source>
        <translation>这是该等级对手所用的搜索。β̄ 是一手之后的平均棋力分数，δ 是它与该等级自身分值的差距。</translation>
    </message>
    <message>
        <source>The search of an opponent at this rank, with β̄ and δ at every node, or the search of the network at full strength.</source>
        <translation>该等级对手的搜索（每个节点带 β̄ 和 δ），或神经网络最强的搜索。</translation>
    </message>
    <message>
        <source>Which search</source>
        <translation>搜索类型</translation>
    </message>
    <message>
        <source>The opponent&apos;s search</source>
        <translation>对手的搜索</translation>
    </message>
    <message>
        <source>SE-MCTS</source>
        <translation>SE-MCTS</translation>
    </message>
    <message>
        <source>This is SE-MCTS at this rank. β̄ is the mean strength score after a move, δ its distance from the rank&apos;s own, which steers the search.</source>
        <translation>这是该等级的 SE-MCTS。β̄ 是一手之后的平均棋力分数，δ 是它与该等级数值之差，用于引导搜索。</translation>
    </message>
    <message>
        <source>Same as the opponent</source>
        <translation>与对手相同</translation>
    </message>
    <message>
        <source>Opponents choose moves by the policy of their rank. SE-MCTS is the published search, steered by δ.</source>
        <translation>对手按其等级的策略选择着法。SE-MCTS 是论文发表的、由 δ 引导的搜索。</translation>
    </message>
    <message>
        <source>At %1, the search prefers &lt;b&gt;%2&lt;/b&gt;; at full strength it plays &lt;b&gt;%3&lt;/b&gt;.</source>
        <translation>在 %1 时，搜索偏好 &lt;b&gt;%2&lt;/b&gt;；最强时下 &lt;b&gt;%3&lt;/b&gt;。</translation>
    </message>
</context>
<context>
    <name>TreeSearch</name>
    <message>
        <source>Searching</source>
        <translation>正在搜索</translation>
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
        <translation>%1：%2 从 %3 到 %4</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Evenmatch made no move in this game.</source>
        <translation>本局中 Evenmatch 没有走棋。</translation>
    </message>
    <message>
        <source>%1 of Evenmatch&apos;s %2 moves (%3 %) are chosen by at least one in ten players of its rank, %4.</source>
        <translation>Evenmatch 的 %2 手中有 %1 手（%3%）是同等级（%4）棋手十人中至少一人会选择的。</translation>
    </message>
    <message>
        <source>The same holds for %1 of your %2 moves (%3 %).</source>
        <translation>你的 %2 手中有 %1 手（%3%）也是如此。</translation>
    </message>
    <message>
        <source>Too few moves to compare them with people&apos;s.</source>
        <translation>手数太少，无法与人的着法比较。</translation>
    </message>
</context>
<context>
    <name>Verified</name>
    <message>
        <source>Ranks as on %1 (%2 to %3) and in the %4 (%5 and weaker). Tested on samples of %6 games by held-out players of one rank: %7 % got the exact rank, %8 % were within one rank.</source>
        <translation>等级依照 %1（%2 到 %3）和 %4（%5及以下）。用未参与训练的同级棋手的对局、每次 %6 局检验：%7% 判为准确的等级，%8% 相差不超过一级。</translation>
    </message>
    <message>
        <source>Tested on samples of %1 games by held-out %2 players of one rank: %3 % were placed in the right %4-point band, %5 % within one band. From a single game, the %6 % interval was right for %7 % of %8 players.</source>
        <translation>用未参与训练的同级 %2 棋手的对局、每次 %1 局检验：%3% 判到正确的 %4 分段，%5% 相差不超过一段。由单局得出的 %6% 区间，在 %8 名棋手中有 %7% 正确。</translation>
    </message>
    <message>
        <source>The strength of its opponents has not been measured.</source>
        <translation>其对手的棋力尚未测量。</translation>
    </message>
    <message>
        <source>Its opponents&apos; ranks are closer together than people&apos;s ranks.</source>
        <translation>其对手各等级之间的差距比人的小。</translation>
    </message>
    <message>
        <source>The strength of its opponents was tuned in matches against %1 and %2. Each rank shows its measured strength.</source>
        <translation>其对手的棋力是通过与 %1 和 %2 的对抗赛调整的。每个等级都显示测得的棋力。</translation>
    </message>
    <message>
        <source>%1 dan</source>
        <translation>%1段</translation>
    </message>
    <message>
        <source>%1 kyu</source>
        <translation>%1级</translation>
    </message>
</context>
<context>
    <name>WhoAmICard</name>
    <message>
        <source>That is me</source>
        <translation>这就是我</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>搜索名字</translation>
    </message>
    <message>
        <source>Possible names</source>
        <translation>可能的名字</translation>
    </message>
    <message numerus="yes">
        <source>Are you %1? This name occurs in %n games.</source>
        <translation>
            <numerusform>你是 %1 吗？这个名字出现在 %n 局中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Which player are you? Choose your name to estimate your rank.</source>
        <translation>你是哪一位棋手？选择你的名字以估计等级。</translation>
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
        <translation>是别人…</translation>
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
        <translation>%1 的对局是带有标签“%1”的对局。也可以选择名字。</translation>
    </message>
    <message>
        <source>%1&apos;s games are those of %2, and those with the tag “%1”.</source>
        <translation>%1 的对局是 %2 的对局，以及带有标签“%1”的对局。</translation>
    </message>
    <message>
        <source>“You” means %1 here.</source>
        <translation>此处的“你”指 %1。</translation>
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
        <translation>已有同名的学生。</translation>
    </message>
    <message>
        <source>A student or a tag with this name already exists.</source>
        <translation>已有同名的学生或标签。</translation>
    </message>
</context>
<context>
    <name>WhoseBox</name>
    <message>
        <source>Name of the student</source>
        <translation>学生姓名</translation>
    </message>
    <message>
        <source>The name is also the tag of the student&apos;s games. You can give it to games in the list on the Games page.</source>
        <translation>姓名也是该学生对局的标签。可在“棋谱”页的列表中为对局添加。</translation>
    </message>
    <message>
        <source>Add a student</source>
        <translation>添加学生</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>重命名 %1</translation>
    </message>
    <message>
        <source>Whose rank and cards</source>
        <translation>谁的等级和卡片</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>学生</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>添加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>Games, tags and cards are kept. They come back when you add a student with this name</source>
        <translation>对局、标签和卡片会保留。添加同名学生后会恢复</translation>
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
        <translation>进行中，%1%</translation>
    </message>
    <message>
        <source>running</source>
        <translation>进行中</translation>
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
        <translation>失败</translation>
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
        <translation>样本%1</translation>
    </message>
    <message>
        <source>network %1</source>
        <translation>神经网络%1</translation>
    </message>
    <message>
        <source>games of %1</source>
        <translation>棋谱：%1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子%1</translation>
    </message>
    <message>
        <source>Strength in search iterations</source>
        <translation>以迭代次数衡量棋手</translation>
    </message>
    <message>
        <source>Finds the number of iterations with which plain Monte Carlo tree search scores 50 % against a player: one number for the strength of any player in any game.</source>
        <translation>找出普通蒙特卡洛树搜索对某棋手得分率为 50% 的迭代次数：适用于任何游戏任何棋手的一个强度数值。</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>对抗赛</translation>
    </message>
    <message>
        <source>Two players play games from varied openings and swap colours. The result is their difference in Elo.</source>
        <translation>两名棋手从不同开局交替执子对弈。结果是二者的 Elo 差。</translation>
    </message>
    <message>
        <source>Ranks estimated from games</source>
        <translation>由棋谱估计的等级</translation>
    </message>
    <message>
        <source>How often the rank of held-out players is estimated correctly, by number of games.</source>
        <translation>未知棋谱的等级估计正确的比率，按棋谱数。</translation>
    </message>
    <message>
        <source>Ranks estimated from parts of games</source>
        <translation>由部分棋谱估计的等级</translation>
    </message>
    <message>
        <source>How often the estimate is correct from the first moves, the last moves, or one move of each game.</source>
        <translation>由每局的最初若干手、最后若干手或一手估计正确的比率。</translation>
    </message>
    <message>
        <source>Ranks never seen in training</source>
        <translation>训练中未见的等级</translation>
    </message>
    <message>
        <source>Whether a network trained on two or three ranks orders the others, too.</source>
        <translation>用两三个等级训练的神经网络能否给其他等级排序。</translation>
    </message>
    <message>
        <source>Win rate of the ranks</source>
        <translation>各等级胜率</translation>
    </message>
    <message>
        <source>How often each of this program&apos;s ranks beats the middle one.</source>
        <translation>本程序的各等级战胜中间等级的比率。</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>循环赛</translation>
    </message>
    <message>
        <source>Ratings of two methods of adjusting strength, at five ranks each.</source>
        <translation>两种调整棋力的方法的等级分，各五个等级。</translation>
    </message>
    <message>
        <source>Moves like people&apos;s</source>
        <translation>像人一样的着法</translation>
    </message>
    <message>
        <source>How often each kind of search chooses the human&apos;s move.</source>
        <translation>每种搜索选择人的着法的比率。</translation>
    </message>
    <message>
        <source>Strength index and Elo</source>
        <translation>强度指数与 Elo</translation>
    </message>
    <message>
        <source>How much Elo the strength index z is worth, with a linear and a logistic fit.</source>
        <translation>强度指数 z 值多少 Elo，附线性和逻辑斯谛拟合。</translation>
    </message>
    <message>
        <source>The bound of the strength index</source>
        <translation>强度指数的界限</translation>
    </message>
    <message>
        <source>Checks that no move allowed by the strength index is worse than its proof permits.</source>
        <translation>检验强度指数所允许的着法不会差于其证明所允许的界限。</translation>
    </message>
    <message>
        <source>Adapting between games</source>
        <translation>局间适应</translation>
    </message>
    <message>
        <source>Whether a player that adapts after every game reaches the strength of five fixed opponents.</source>
        <translation>每局后自适应的棋手能否达到五个固定对手的棋力。</translation>
    </message>
    <message>
        <source>Adapting within a game</source>
        <translation>局内适应</translation>
    </message>
    <message>
        <source>Whether uneven pairs become more even when one player adapts during the game.</source>
        <translation>一方在局中自适应时，实力不均的双方是否变得更均衡。</translation>
    </message>
    <message>
        <source>Ranks by the meta-model</source>
        <translation>元模型判断等级</translation>
    </message>
    <message>
        <source>How much the estimate improves when policies of all levels and losses are combined.</source>
        <translation>综合各层级的策略和损失时，估计改善多少。</translation>
    </message>
    <message>
        <source>What the meta-model needs</source>
        <translation>元模型需要什么</translation>
    </message>
    <message>
        <source>Accuracy of the estimate without some of its features.</source>
        <translation>去掉部分特征时估计的准确度。</translation>
    </message>
    <message>
        <source>Ranks of players</source>
        <translation>棋手的等级</translation>
    </message>
    <message>
        <source>Accuracy of the estimate when all games are of one player.</source>
        <translation>所有棋谱都出自一名棋手时估计的准确度。</translation>
    </message>
    <message>
        <source>Which levels distinguish which ranks</source>
        <translation>哪些层级能区分哪些等级</translation>
    </message>
    <message>
        <source>Iterations of known players</source>
        <translation>已知棋手的迭代次数</translation>
    </message>
    <message>
        <source>Measures players with known iterations to check the method, in three games.</source>
        <translation>在三种游戏中测量迭代次数已知的棋手，以检验该方法。</translation>
    </message>
    <message>
        <source>Iterations of simple players</source>
        <translation>简单棋手的迭代次数</translation>
    </message>
    <message>
        <source>Measures random, heuristic and alpha-beta players in iterations, in three games.</source>
        <translation>在三种游戏中以迭代次数测量随机、启发式和 alpha-beta 棋手。</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>国际象棋</translation>
    </message>
    <message>
        <source>Go 19×19</source>
        <translation>围棋 19×19</translation>
    </message>
    <message>
        <source>Go 9×9</source>
        <translation>围棋 9×9</translation>
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
        <translation>何时算势均力敌</translation>
    </message>
    <message>
        <source>Compares the difference of wins with TrueSkill on simulated matches.</source>
        <translation>在模拟对抗赛上比较胜局之差与 TrueSkill。</translation>
    </message>
    <message>
        <source>Iterations between given bounds</source>
        <translation>给定上下限的迭代次数</translation>
    </message>
    <message>
        <source>Measures players with known iterations between given bounds, in three games.</source>
        <translation>在三种游戏中，于给定的上下限之间测量迭代次数已知的棋手。</translation>
    </message>
    <message>
        <source>Features for one player&apos;s rank</source>
        <translation>单个棋手等级的特征</translation>
    </message>
    <message>
        <source>Accuracy of the estimate for one player without some of the features.</source>
        <translation>对单个棋手去掉部分特征时估计的准确度。</translation>
    </message>
    <message>
        <source>Strength move by move</source>
        <translation>逐手的棋力</translation>
    </message>
    <message>
        <source>Mean strength score of every rank at each move of a game.</source>
        <translation>各等级在对局每一手的平均棋力分数。</translation>
    </message>
    <message>
        <source>Differences between players of one rank</source>
        <translation>同一等级棋手的差异</translation>
    </message>
    <message>
        <source>Compares the spread of one player&apos;s games with games of anyone of that rank.</source>
        <translation>比较单个棋手的对局与同等级任意棋手的对局的离散程度。</translation>
    </message>
    <message>
        <source>Two levels combined</source>
        <translation>两个层级结合</translation>
    </message>
    <message>
        <source>How often the estimate is correct with the policy of one level, of another, and of both.</source>
        <translation>用一个模仿策略、用另一个、两者一起时，估计正确的比率。</translation>
    </message>
    <message>
        <source>Losses by move number</source>
        <translation>按手数的损失</translation>
    </message>
    <message>
        <source>Mean loss of moves at each point of a game.</source>
        <translation>对局各处着法的平均损失。</translation>
    </message>
    <message>
        <source>%1 simulations per move</source>
        <translation>每手%1次模拟</translation>
    </message>
    <message>
        <source>For neighbouring ranks: the level whose policy distinguishes them best, and how well.</source>
        <translation>对相邻等级：其策略最能区分二者的层级，以及区分的程度。</translation>
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
        <translation>图</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>图</translation>
    </message>
    <message>
        <source>section</source>
        <translation>章节</translation>
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
        <translation>启发式</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
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
            <numerusform>%1，%n 个线程</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Play Go and chess.</source>
        <translation>下围棋与国际象棋。</translation>
    </message>
    <message>
        <source>Write a picture of the window and exit.</source>
        <translation>将窗口保存为图片后退出。</translation>
    </message>
    <message>
        <source>The page in the picture: play, review, tree, games, learn, lab or engines.</source>
        <translation>图片中的页面：play、review、tree、games、learn、lab、engines。</translation>
    </message>
    <message>
        <source>The picture&apos;s theme: light or dark.</source>
        <translation>图片的主题：light 或 dark。</translation>
    </message>
    <message>
        <source>Pixels for each point of the picture, 0.5 to 4.</source>
        <translation>图片每一点的像素数，0.5 到 4。</translation>
    </message>
    <message>
        <source>Size of the pictured window.</source>
        <translation>图片中窗口的大小。</translation>
    </message>
    <message>
        <source>A folder with a game in progress to continue.</source>
        <translation>含有要继续的进行中对局的文件夹。</translation>
    </message>
    <message>
        <source>The move in the picture.</source>
        <translation>图片中的第几手。</translation>
    </message>
    <message>
        <source>The library in the picture.</source>
        <translation>图片中的棋谱库。</translation>
    </message>
    <message>
        <source>Maximum time that the picture waits for running work, in seconds.</source>
        <translation>图片等待进行中的工作的最长时间，以秒计。</translation>
    </message>
    <message>
        <source>Play, review and import the files, print the longest pause of the window&apos;s thread, and exit.</source>
        <translation>用这些文件对弈、复盘和导入，输出窗口线程的最长停顿时间，然后退出。</translation>
    </message>
    <message>
        <source>Beside the board: welcome, new, new-chess, settings, keys, about; on the Games page: rank; on the Lab page: measure.</source>
        <translation>棋盘旁：welcome、new、new-chess、settings、keys、about；棋谱页：rank；实验室页：measure。</translation>
    </message>
    <message>
        <source>The player of the library whose rank is in the picture.</source>
        <translation>图中显示其等级的棋谱库棋手。</translation>
    </message>
    <message>
        <source>A game to open. Several games, or a folder, are imported.</source>
        <translation>要打开的棋谱。多个棋谱或文件夹会被导入。</translation>
    </message>
    <message>
        <source>Print the version and the bundled networks.</source>
        <translation>输出版本和自带的神经网络。</translation>
    </message>
    <message>
        <source>--theme must be light or dark, not “%1”</source>
        <translation>--theme 必须是 light 或 dark，而不是“%1”</translation>
    </message>
    <message>
        <source>--size must be WIDTHxHEIGHT, from 320x240 to 8000x8000</source>
        <translation>--size 必须是 宽x高，从 320x240 到 8000x8000</translation>
    </message>
    <message>
        <source>Language of the window: en, de, ja, ko, zh_CN or zh_TW.</source>
        <translation>窗口的语言：en、de、ja、ko、zh_CN 或 zh_TW。</translation>
    </message>
    <message>
        <source>Evenmatch is already running, but it does not respond. Close it, then start it again.</source>
        <translation>Evenmatch 已在运行，但没有响应。请先将其关闭，再重新启动。</translation>
    </message>
    <message>
        <source>Evenmatch is running on the computer %1, which shares your folder. Close it there. If it ended in a crash, delete %2.</source>
        <translation>共享此文件夹的计算机 %1 上正在运行 Evenmatch。请在那里将其关闭。如果它是崩溃退出的，请删除 %2。</translation>
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
        <translation>圆形</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>叉号</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>标记</translation>
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
        <translation>箭头</translation>
    </message>
    <message>
        <source>loses %1 points</source>
        <translation>损失 %1 目</translation>
    </message>
    <message>
        <source>loses %1 %</source>
        <translation>损失 %1%</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Black&apos;s, %1 %</source>
        <translation>归黑，%1%</translation>
    </message>
    <message>
        <source>White&apos;s, %1 %</source>
        <translation>归白，%1%</translation>
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
        <translation>%1级</translation>
    </message>
    <message>
        <source>%1 dan professional</source>
        <translation>职业%1段</translation>
    </message>
    <message>
        <source>among the strongest amateurs</source>
        <translation>顶尖的业余棋手之一</translation>
    </message>
    <message>
        <source>wins club tournaments, reads deeply</source>
        <translation>能赢得棋社比赛，算得很深</translation>
    </message>
    <message>
        <source>an experienced club player</source>
        <translation>经验丰富的棋社棋手</translation>
    </message>
    <message>
        <source>a solid club player</source>
        <translation>扎实的棋社棋手</translation>
    </message>
    <message>
        <source>reads fights well, loses through bad shape</source>
        <translation>战斗计算好，但因棋形差而吃亏</translation>
    </message>
    <message>
        <source>knows the basic shapes, misses some of them</source>
        <translation>懂得基本棋形，偶有遗漏</translation>
    </message>
    <message>
        <source>has played a few dozen games</source>
        <translation>下过几十局棋</translation>
    </message>
    <message>
        <source>a master online</source>
        <translation>网上棋坛的大师</translation>
    </message>
    <message>
        <source>rarely blunders</source>
        <translation>很少出现严重失误</translation>
    </message>
    <message>
        <source>a very strong club player</source>
        <translation>非常强的棋社棋手</translation>
    </message>
    <message>
        <source>a strong club player</source>
        <translation>很强的棋社棋手</translation>
    </message>
    <message>
        <source>a good club player</source>
        <translation>不错的棋社棋手</translation>
    </message>
    <message>
        <source>sees two-move tactics</source>
        <translation>看得出两步的战术</translation>
    </message>
    <message>
        <source>sees simple threats, often leaves pieces hanging</source>
        <translation>看得出简单的威胁，但常白送棋子</translation>
    </message>
    <message>
        <source>knows the rules and likes to attack</source>
        <translation>懂得规则，喜欢进攻</translation>
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
        <translation>1段</translation>
    </message>
    <message>
        <source>1 dan professional</source>
        <translation>职业初段</translation>
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
        <translation>失误</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>严重失误</translation>
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
        <translation>%1领先%2</translation>
    </message>
    <message>
        <source>%1&apos;s winning chances: %2 %</source>
        <translation>%1的胜率：%2%</translation>
    </message>
    <message>
        <source>Move %1, %2 %3: %5, loses %4</source>
        <translation>第%1手，%2 %3：%5，损失%4</translation>
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
        <translation>第%1手，%2 %3：少见，%5中%4会下</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>middle game</source>
        <translation>中局</translation>
    </message>
    <message>
        <source>endgame</source>
        <translation>终盘</translation>
    </message>
    <message>
        <source>After the last move</source>
        <translation>最后一手之后</translation>
    </message>
    <message>
        <source>quality %1</source>
        <translation>质量 %1</translation>
    </message>
    <message>
        <source>largest mistakes</source>
        <translation>最大的失误</translation>
    </message>
    <message>
        <source>unusual for the rank</source>
        <translation>对该等级少见</translation>
    </message>
    <message>
        <source>%1’s lead</source>
        <translation>%1的领先</translation>
    </message>
    <message>
        <source>%1’s winning chances, %</source>
        <translation>%1的胜率，%</translation>
    </message>
    <message>
        <source>players at %1 lose %2 here on average</source>
        <translation>%1的棋手在此平均损失%2</translation>
    </message>
    <message>
        <source>%1: %2. Best: %3</source>
        <translation>%1：%2。最佳：%3</translation>
    </message>
    <message>
        <source> (%1 in the file)</source>
        <translation>（文件中为%1）</translation>
    </message>
    <message>
        <source>lost %1 (%2)</source>
        <translation>损失 %1（%2）</translation>
    </message>
    <message>
        <source>%1, depth %2</source>
        <translation>%1，深度%2</translation>
    </message>
    <message>
        <source>file: %1</source>
        <translation>文件：%1</translation>
    </message>
    <message>
        <source>%1 mates in %2</source>
        <translation>%1 %2 步杀</translation>
    </message>
    <message>
        <source>%1 pawns for White</source>
        <translation>白方 %1 兵</translation>
    </message>
    <message>
        <source>brilliant</source>
        <translation>妙着</translation>
    </message>
    <message>
        <source>Move %1, %2 %3: brilliant, the only good move, found by %4 of %5</source>
        <translation>第%1手，%2 %3：妙着，唯一的好棋，%5中%4能下出</translation>
    </message>
</context>
</TS>
