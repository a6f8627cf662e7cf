<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AccountDialog</name>
    <message>
        <source>This is my account</source>
        <translation>自分のアカウント</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>取得</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Games from an account</source>
        <translation>アカウントの棋譜</translation>
    </message>
    <message>
        <source>All, or from a date such as 2024-05-31</source>
        <translation>すべて、または2024-05-31のような日付以降</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>サーバー(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;User name</source>
        <translation>ユーザー名(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>棋譜(&amp;G)</translation>
    </message>
    <message>
        <source>Time controls</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Also include</source>
        <translation>さらに含める</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The download continues; you can stop it in the status bar</source>
        <translation>ダウンロードは続きます。ステータスバーで中止できます</translation>
    </message>
    <message>
        <source>Choose at least one time control.</source>
        <translation>持ち時間を1つ以上選んでください。</translation>
    </message>
    <message>
        <source>Enter a user name first.</source>
        <translation>先にユーザー名を入力してください。</translation>
    </message>
    <message>
        <source>Contacting %1…</source>
        <translation>%1に接続中…</translation>
    </message>
    <message>
        <source>Evenmatch contacts only %1, and only when you press Fetch. It sends the user name, your choice of games, and “%2” as its own name. It sends no cookies and no keys.</source>
        <translation>Evenmatchが接続するのは%1だけで、「取得」を押したときに限ります。送信するのは、ユーザー名、取得する棋譜の条件、プログラム名「%2」です。クッキーや鍵は送りません。</translation>
    </message>
    <message>
        <source>Stopped. The games fetched so far are kept; Fetch continues from there.</source>
        <translation>中止しました。取得済みの棋譜は残ります。「取得」で続きから再開します。</translation>
    </message>
    <message numerus="yes">
        <source>%n games outside your choice were skipped.</source>
        <translation>
            <numerusform>条件に合わない%n局をスキップしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the date as 2024-05-31.</source>
        <translation>日付は2024-05-31の形式で入力してください。</translation>
    </message>
</context>
<context>
    <name>AccountWords</name>
    <message>
        <source>Bullet</source>
        <translation>バレット</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>ブリッツ</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>ラピッド</translation>
    </message>
    <message>
        <source>Classical, live</source>
        <translation>クラシカル、ライブ</translation>
    </message>
    <message>
        <source>Correspondence</source>
        <translation>通信戦</translation>
    </message>
    <message>
        <source>Casual games</source>
        <translation>レートなしの対局</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>変則ルール</translation>
    </message>
    <message>
        <source>Aborted games</source>
        <translation>中断された対局</translation>
    </message>
    <message>
        <source>Games against bots</source>
        <translation>ボットとの対局</translation>
    </message>
</context>
<context>
    <name>Accounts</name>
    <message>
        <source>%1 does not respond: %2</source>
        <translation>%1から応答がありません：%2</translation>
    </message>
    <message>
        <source>%1 has no user of this name</source>
        <translation>%1にこの名前のユーザーはいません</translation>
    </message>
    <message>
        <source>%1 has no game at this address</source>
        <translation>%1のこのアドレスには棋譜がありません</translation>
    </message>
    <message>
        <source>%1 refused the request (%2)</source>
        <translation>%1がリクエストを拒否しました（%2）</translation>
    </message>
    <message>
        <source>%1 limits requests; the games fetched so far are kept, try again in an hour</source>
        <translation>%1の取得回数の制限に達しました。取得済みの棋譜は残ります。1時間後にもう一度試してください</translation>
    </message>
    <message>
        <source>%1 returned an unexpected response: %2</source>
        <translation>%1から想定外の応答がありました：%2</translation>
    </message>
    <message>
        <source>the connection to %1 was lost; the games fetched so far are kept, Fetch continues from there: %2</source>
        <translation>%1との接続が切れました。取得済みの棋譜は残り、「取得」で続きから再開します：%2</translation>
    </message>
</context>
<context>
    <name>AddressDialog</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open a game by its address</source>
        <translation>アドレスで棋譜を開く</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Evenmatch contacts only %1. It sends the number of the game, %2, and “%3” as its own name.</source>
        <translation>Evenmatchが接続するのは%1だけです。送信するのは、棋譜の番号%2とプログラム名「%3」です。</translation>
    </message>
    <message>
        <source>Paste the address of a game on lichess.org or online-go.com. For chess.com, use Games ▸ Import ▸ From an account.</source>
        <translation>lichess.orgまたはonline-go.comの棋譜のアドレスを貼り付けてください。chess.comの場合は、「棋譜 ▸ 取り込む ▸ アカウントから」を使ってください。</translation>
    </message>
    <message>
        <source>Contacting %1…</source>
        <translation>%1に接続中…</translation>
    </message>
    <message>
        <source>Fetching a game</source>
        <translation>棋譜を取得中</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Live analysis</source>
        <translation>ライブ解析</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>地</translation>
    </message>
    <message>
        <source>Show on the board which points will belong to Black and which to White</source>
        <translation>どの点が黒地、白地になりそうかを盤上に表示</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>解析するエンジン</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>候補手順の数</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>オプション…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Stop the live analysis</source>
        <translation>ライブ解析を停止</translation>
    </message>
    <message>
        <source>Start the live analysis</source>
        <translation>ライブ解析を開始</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>狙い</translation>
    </message>
    <message>
        <source>Show what the opponent would play if it were their turn</source>
        <translation>相手の手番だった場合の着手を表示します</translation>
    </message>
</context>
<context>
    <name>Annotation</name>
    <message>
        <source>%1 points</source>
        <translation>%1目</translation>
    </message>
    <message>
        <source>%1 % of the winning chances</source>
        <translation>勝率%1%</translation>
    </message>
    <message>
        <source>%1 is better.</source>
        <translation>%1のほうがよい手です。</translation>
    </message>
    <message>
        <source>Of 100 players of your rank (%1), %2 play %3 here and %4 play %5.</source>
        <translation>あなたと同じ棋力（%1）の100人のうち、ここで%3を選ぶのは%2人、%5を選ぶのは%4人です。</translation>
    </message>
    <message>
        <source>Of 100 players one rank above you (%1), %2 play %3 here and %4 play %5.</source>
        <translation>1つ上の棋力（%1）の100人のうち、ここで%3を選ぶのは%2人、%5を選ぶのは%4人です。</translation>
    </message>
    <message>
        <source>Best line by %1, depth %2.</source>
        <translation>%1の最善手順（深さ%2）。</translation>
    </message>
    <message>
        <source>Best line by %1.</source>
        <translation>%1の最善手順。</translation>
    </message>
    <message>
        <source>%1 of 100 players of your rank (%2) play %3</source>
        <translation>あなたと同じ棋力（%2）の100人のうち%1人が%3を選びます</translation>
    </message>
    <message>
        <source>%1; the search prefers %2.</source>
        <translation>%1。探索は%2を選びます。</translation>
    </message>
    <message>
        <source>%1; the search prefers %2 by %3.</source>
        <translation>%1。探索は%3の差で%2を選びます。</translation>
    </message>
    <message>
        <source>Blunder: it loses %1.</source>
        <translation>大悪手：%1の損。</translation>
    </message>
    <message>
        <source>Mistake: it loses %1.</source>
        <translation>悪手：%1の損。</translation>
    </message>
    <message>
        <source>Brilliant: the only good move. Of 100 players of your rank (%1), %2 find it.</source>
        <translation>妙手：唯一の好手です。あなたと同じ棋力（%1）の100人のうち、この手を見つけるのは%2人です。</translation>
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
        <translation>手数ごとの、あなたの平均強さスコア（β）</translation>
    </message>
    <message>
        <source>Moves %1 to %2</source>
        <translation>%1～%2手目</translation>
    </message>
    <message numerus="yes">
        <source>β %1, the mean of %n of your moves</source>
        <translation>
            <numerusform>β %1（あなたの%n手の平均）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, nearest to the mean of %3</source>
        <translation>%1：%2、%3の平均に最も近い</translation>
    </message>
</context>
<context>
    <name>BetaPlot</name>
    <message>
        <source>β of both players by move</source>
        <translation>両者のβの推移</translation>
    </message>
</context>
<context>
    <name>BoardExport</name>
    <message>
        <source>Export the board as an image</source>
        <translation>盤面を画像として書き出す</translation>
    </message>
    <message>
        <source>PNG (*.png);;SVG (*.svg);;PDF (*.pdf)</source>
        <translation>PNG (*.png);;SVG (*.svg);;PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Board copied to the clipboard as an image.</source>
        <translation>盤面を画像としてコピーしました。</translation>
    </message>
    <message>
        <source>Print the board</source>
        <translation>盤面を印刷</translation>
    </message>
    <message>
        <source>This position has no line of moves.</source>
        <translation>この局面には手順がありません。</translation>
    </message>
    <message>
        <source>Export the line as an animation</source>
        <translation>手順をアニメーションとして書き出す</translation>
    </message>
    <message>
        <source>GIF (*.gif)</source>
        <translation>GIF (*.gif)</translation>
    </message>
    <message>
        <source>Drawing the moves…</source>
        <translation>手順を描画しています…</translation>
    </message>
</context>
<context>
    <name>BoardLook</name>
    <message>
        <source>Kaya</source>
        <translation>榧</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>胡桃</translation>
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
        <translation>落ち着き</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>木目</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>クラシック</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>フラット</translation>
    </message>
</context>
<context>
    <name>BoardMarker</name>
    <message>
        <source>drawn</source>
        <translation>書き込み</translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>This game is in progress. Make its moves on the Play page.</source>
        <translation>この対局は進行中です。着手は「対局」ページで行ってください。</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>, played</source>
        <translation>（実際の手）</translation>
    </message>
    <message>
        <source>%1%2: β %3</source>
        <translation>%1%2: β %3</translation>
    </message>
    <message>
        <source>%1%2: %3 % of %4</source>
        <translation>%1%2：%4の%3%</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>players of all ranks</source>
        <translation>すべての棋力のプレイヤー</translation>
    </message>
</context>
<context>
    <name>CandidateView</name>
    <message>
        <source>Candidate moves: how often players of each rank choose them, in percent</source>
        <translation>候補手：各棋力のプレイヤーが選ぶ割合（%）</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>棋力</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Choose all moves</source>
        <translation>すべての手を選ぶ</translation>
    </message>
</context>
<context>
    <name>CardExchange</name>
    <message>
        <source>%1. Is there anything to find?</source>
        <translation>%1。見つけるべき手はありますか。</translation>
    </message>
    <message>
        <source>%1. Find the best move.</source>
        <translation>%1。最善手を見つけてください。</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Export cards</source>
        <translation>カードを書き出す</translation>
    </message>
    <message>
        <source>Chess cards (*.pgn);;Go cards (*.sgf);;PDF (*.pdf)</source>
        <translation>チェスのカード (*.pgn);;囲碁のカード (*.sgf);;PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation>カードを取り込む</translation>
    </message>
    <message>
        <source>Cards (*.pgn *.sgf);;All files (*)</source>
        <translation>カード (*.pgn *.sgf);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>There are no cards to export.</source>
        <translation>書き出すカードがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n cards written to %1.</source>
        <translation>
            <numerusform>%n枚のカードを%1に書き出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose your name on the Games page first: cards belong to a player.</source>
        <translation>先に「棋譜」ページで自分の名前を選んでください。カードはプレイヤーごとに管理されます。</translation>
    </message>
    <message>
        <source>There are no cards in %1.</source>
        <translation>%1にカードはありません。</translation>
    </message>
    <message>
        <source>Cards added: %1.</source>
        <translation>追加したカード：%1枚。</translation>
    </message>
    <message>
        <source>Already there: %1.</source>
        <translation>既にあるもの：%1枚。</translation>
    </message>
    <message>
        <source>Damaged: %1.</source>
        <translation>壊れているもの：%1枚。</translation>
    </message>
</context>
<context>
    <name>CardLesson</name>
    <message>
        <source>More cards are being made from your games…</source>
        <translation>あなたの対局からさらにカードを作成中…</translation>
    </message>
    <message>
        <source>Session complete.</source>
        <translation>今回の練習は終わりです。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message numerus="yes">
        <source>%n cards to go</source>
        <translation>
            <numerusform>残り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Any sensible move is fine</source>
        <translation>自然な手ならどれでもよい</translation>
    </message>
    <message>
        <source>Which move? You have one try.</source>
        <translation>どの手ですか？チャンスは1回だけです。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <translation>今回は違います。</translation>
    </message>
    <message>
        <source>There was nothing special to find here.</source>
        <translation>ここには特に見つけるべき手はありませんでした。</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Show the best move</source>
        <translation>最善手を見る</translation>
    </message>
    <message>
        <source>Show what happened to your move</source>
        <translation>あなたの手のその後を見る</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから対局</translation>
    </message>
    <message>
        <source>%1 of %2 solved at the first try.</source>
        <translation>%2枚のうち%1枚を1回目で正解しました。</translation>
    </message>
    <message>
        <source>%1: %2 of %3 missed.</source>
        <translation>%1：%3回中%2回見逃し。</translation>
    </message>
    <message>
        <source>Your answer to a card could not be saved: %1.</source>
        <translation>カードへの解答を保存できませんでした：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n answers could not be saved: %1.</source>
        <translation>
            <numerusform>%n件の解答を保存できませんでした：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save them again</source>
        <translation>もう一度保存する</translation>
    </message>
    <message>
        <source>From one of your games. Is there a move to find, or is any sensible move fine?</source>
        <translation>あなたの対局からです。ここには見つけるべき手がありますか、それとも自然な手ならどれでもよいですか？</translation>
    </message>
    <message>
        <source>There is a move to find</source>
        <translation>見つけるべき手がある</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>There is a move to find here.</source>
        <translation>ここには見つけるべき手があります。</translation>
    </message>
    <message>
        <source>Your move: %1</source>
        <translation>あなたの手：%1</translation>
    </message>
    <message>
        <source>%1 Try again.</source>
        <translation>%1もう一度試してください。</translation>
    </message>
    <message>
        <source>Missed cards return until they are solved, then after 3 and after 10 days.</source>
        <translation>間違えたカードは正解するまで出題され、その後3日後と10日後にまた出ます。</translation>
    </message>
    <message>
        <source>more cards are being made</source>
        <translation>カードを作成中</translation>
    </message>
    <message>
        <source>last card</source>
        <translation>最後のカード</translation>
    </message>
</context>
<context>
    <name>ChessBoardWidget</name>
    <message>
        <source>Chess board</source>
        <translation>チェス盤</translation>
    </message>
    <message>
        <source>promote to %1</source>
        <translation>%1に昇格</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>can move here</source>
        <translation>ここに動けます</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>チェックされています</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>最後の手</translation>
    </message>
</context>
<context>
    <name>ChessOpenings</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>: </source>
        <translation>：</translation>
    </message>
    <message>
        <source>Polish Opening</source>
        <translation>ポーリッシュ・オープニング</translation>
    </message>
    <message>
        <source>Grob Opening</source>
        <translation>グロブ・オープニング</translation>
    </message>
    <message>
        <source>Van&apos;t Kruijs Opening</source>
        <translation>ファント・クルイス・オープニング</translation>
    </message>
    <message>
        <source>Mieses Opening</source>
        <translation>ミーゼス・オープニング</translation>
    </message>
    <message>
        <source>Saragossa Opening</source>
        <translation>サラゴサ・オープニング</translation>
    </message>
    <message>
        <source>Anderssen&apos;s Opening</source>
        <translation>アンデルセン・オープニング</translation>
    </message>
    <message>
        <source>Ware Opening</source>
        <translation>ウェア・オープニング</translation>
    </message>
    <message>
        <source>Barnes Opening</source>
        <translation>バーンズ・オープニング</translation>
    </message>
    <message>
        <source>Clemenz Opening</source>
        <translation>クレメンツ・オープニング</translation>
    </message>
    <message>
        <source>Kádas Opening</source>
        <translation>カーダシュ・オープニング</translation>
    </message>
    <message>
        <source>Van Geet Opening</source>
        <translation>ファン・ヘート・オープニング</translation>
    </message>
    <message>
        <source>Durkin Opening</source>
        <translation>ダーキン・オープニング</translation>
    </message>
    <message>
        <source>Amar Opening</source>
        <translation>アマール・オープニング</translation>
    </message>
    <message>
        <source>Benko&apos;s Opening</source>
        <translation>ベンコー・オープニング</translation>
    </message>
    <message>
        <source>Nimzo-Larsen Attack</source>
        <translation>ニムゾ・ラーセン・アタック</translation>
    </message>
    <message>
        <source>Bird&apos;s Opening</source>
        <translation>バード・オープニング</translation>
    </message>
    <message>
        <source>Réti Opening</source>
        <translation>レティ・オープニング</translation>
    </message>
    <message>
        <source>King&apos;s Indian Attack</source>
        <translation>キングズ・インディアン・アタック</translation>
    </message>
    <message>
        <source>English Opening</source>
        <translation>イングリッシュ・オープニング</translation>
    </message>
    <message>
        <source>Queen&apos;s Pawn Game</source>
        <translation>クイーンズ・ポーン・ゲーム</translation>
    </message>
    <message>
        <source>Englund Gambit</source>
        <translation>エングルンド・ギャンビット</translation>
    </message>
    <message>
        <source>English Defence</source>
        <translation>イングリッシュ・ディフェンス</translation>
    </message>
    <message>
        <source>Modern Defence</source>
        <translation>モダン・ディフェンス</translation>
    </message>
    <message>
        <source>Polish Defence</source>
        <translation>ポーリッシュ・ディフェンス</translation>
    </message>
    <message>
        <source>Old Indian Defence</source>
        <translation>オールド・インディアン・ディフェンス</translation>
    </message>
    <message>
        <source>Rat Defence</source>
        <translation>ラット・ディフェンス</translation>
    </message>
    <message>
        <source>Old Benoni Defence</source>
        <translation>オールド・ベノニ・ディフェンス</translation>
    </message>
    <message>
        <source>Czech Benoni without Nf6</source>
        <translation>チェコ・ベノニ（Nf6なし）</translation>
    </message>
    <message>
        <source>Indian Defence</source>
        <translation>インディアン・ディフェンス</translation>
    </message>
    <message>
        <source>Trompowsky Attack</source>
        <translation>トロンポウスキー・アタック</translation>
    </message>
    <message>
        <source>Jobava London System</source>
        <translation>ジョバヴァ・ロンドン・システム</translation>
    </message>
    <message>
        <source>Torre Attack</source>
        <translation>トーレ・アタック</translation>
    </message>
    <message>
        <source>London System</source>
        <translation>ロンドン・システム</translation>
    </message>
    <message>
        <source>Colle System</source>
        <translation>コーレ・システム</translation>
    </message>
    <message>
        <source>Queen&apos;s Indian Defence without c4</source>
        <translation>クイーンズ・インディアン・ディフェンス（c4なし）</translation>
    </message>
    <message>
        <source>East Indian Defence</source>
        <translation>イースト・インディアン・ディフェンス</translation>
    </message>
    <message>
        <source>London System against the King&apos;s Indian</source>
        <translation>対キングズ・インディアンのロンドン・システム</translation>
    </message>
    <message>
        <source>Torre Attack against the King&apos;s Indian</source>
        <translation>対キングズ・インディアンのトーレ・アタック</translation>
    </message>
    <message>
        <source>Queen&apos;s Indian Accelerated</source>
        <translation>アクセラレイテッド・クイーンズ・インディアン</translation>
    </message>
    <message>
        <source>Budapest Defence</source>
        <translation>ブダペスト・ディフェンス</translation>
    </message>
    <message>
        <source>Benoni Defence</source>
        <translation>ベノニ・ディフェンス</translation>
    </message>
    <message>
        <source>Czech Benoni</source>
        <translation>チェコ・ベノニ</translation>
    </message>
    <message>
        <source>Benko Gambit</source>
        <translation>ベンコー・ギャンビット</translation>
    </message>
    <message>
        <source>Benko Gambit Accepted</source>
        <translation>ベンコー・ギャンビット・アクセプテッド</translation>
    </message>
    <message>
        <source>Modern Benoni</source>
        <translation>モダン・ベノニ</translation>
    </message>
    <message>
        <source>Dutch Defence</source>
        <translation>ダッチ・ディフェンス</translation>
    </message>
    <message>
        <source>King&apos;s Pawn Game</source>
        <translation>キングズ・ポーン・ゲーム</translation>
    </message>
    <message>
        <source>Nimzowitsch Defence</source>
        <translation>ニムゾヴィッチ・ディフェンス</translation>
    </message>
    <message>
        <source>Owen Defence</source>
        <translation>オーウェン・ディフェンス</translation>
    </message>
    <message>
        <source>St. George Defence</source>
        <translation>セント・ジョージ・ディフェンス</translation>
    </message>
    <message>
        <source>Borg Defence</source>
        <translation>ボーグ・ディフェンス</translation>
    </message>
    <message>
        <source>Scandinavian Defence</source>
        <translation>スカンディナヴィアン・ディフェンス</translation>
    </message>
    <message>
        <source>Alekhine Defence</source>
        <translation>アリョーヒン・ディフェンス</translation>
    </message>
    <message>
        <source>Pirc Defence</source>
        <translation>ピルツ・ディフェンス</translation>
    </message>
    <message>
        <source>Czech Defence</source>
        <translation>チェコ・ディフェンス</translation>
    </message>
    <message>
        <source>Lion Defence</source>
        <translation>ライオン・ディフェンス</translation>
    </message>
    <message>
        <source>Caro-Kann Defence</source>
        <translation>カロ・カン・ディフェンス</translation>
    </message>
    <message>
        <source>Sicilian Defence</source>
        <translation>シシリアン・ディフェンス</translation>
    </message>
    <message>
        <source>French Defence</source>
        <translation>フレンチ・ディフェンス</translation>
    </message>
    <message>
        <source>Open Game</source>
        <translation>オープン・ゲーム</translation>
    </message>
    <message>
        <source>Portuguese Opening</source>
        <translation>ポルトガル・オープニング</translation>
    </message>
    <message>
        <source>Centre Game</source>
        <translation>センター・ゲーム</translation>
    </message>
    <message>
        <source>Danish Gambit</source>
        <translation>デニッシュ・ギャンビット</translation>
    </message>
    <message>
        <source>Bishop&apos;s Opening</source>
        <translation>ビショップズ・オープニング</translation>
    </message>
    <message>
        <source>Vienna Game</source>
        <translation>ウィーン・ゲーム</translation>
    </message>
    <message>
        <source>King&apos;s Gambit</source>
        <translation>キングズ・ギャンビット</translation>
    </message>
    <message>
        <source>King&apos;s Gambit Declined</source>
        <translation>キングズ・ギャンビット・ディクラインド</translation>
    </message>
    <message>
        <source>King&apos;s Gambit Accepted</source>
        <translation>キングズ・ギャンビット・アクセプテッド</translation>
    </message>
    <message>
        <source>King&apos;s Knight Opening</source>
        <translation>キングズナイト・オープニング</translation>
    </message>
    <message>
        <source>Latvian Gambit</source>
        <translation>ラトビアン・ギャンビット</translation>
    </message>
    <message>
        <source>Elephant Gambit</source>
        <translation>エレファント・ギャンビット</translation>
    </message>
    <message>
        <source>Damiano Defence</source>
        <translation>ダミアーノ・ディフェンス</translation>
    </message>
    <message>
        <source>Philidor Defence</source>
        <translation>フィリドール・ディフェンス</translation>
    </message>
    <message>
        <source>Petrov&apos;s Defence</source>
        <translation>ペトロフ・ディフェンス</translation>
    </message>
    <message>
        <source>Ponziani Opening</source>
        <translation>ポンツィアーニ・オープニング</translation>
    </message>
    <message>
        <source>Scotch Game</source>
        <translation>スコッチ・ゲーム</translation>
    </message>
    <message>
        <source>Scotch Gambit</source>
        <translation>スコッチ・ギャンビット</translation>
    </message>
    <message>
        <source>Göring Gambit</source>
        <translation>ゲーリング・ギャンビット</translation>
    </message>
    <message>
        <source>Inverted Hungarian Opening</source>
        <translation>インヴァーテッド・ハンガリアン・オープニング</translation>
    </message>
    <message>
        <source>Three Knights Opening</source>
        <translation>スリー・ナイツ・オープニング</translation>
    </message>
    <message>
        <source>Four Knights Game</source>
        <translation>フォー・ナイツ・ゲーム</translation>
    </message>
    <message>
        <source>Italian Game</source>
        <translation>イタリアン・ゲーム</translation>
    </message>
    <message>
        <source>Ruy Lopez</source>
        <translation>ルイ・ロペス</translation>
    </message>
    <message>
        <source>Blackmar-Diemer Gambit</source>
        <translation>ブラックマー・ディーマー・ギャンビット</translation>
    </message>
    <message>
        <source>Levitsky Attack</source>
        <translation>レヴィツキー・アタック</translation>
    </message>
    <message>
        <source>Richter-Veresov Attack</source>
        <translation>リヒター・ヴェレソフ・アタック</translation>
    </message>
    <message>
        <source>Colle-Zukertort System</source>
        <translation>コーレ・ツケルトルト・システム</translation>
    </message>
    <message>
        <source>Queen&apos;s Gambit</source>
        <translation>クイーンズ・ギャンビット</translation>
    </message>
    <message>
        <source>Queen&apos;s Gambit Declined</source>
        <translation>クイーンズ・ギャンビット・ディクラインド</translation>
    </message>
    <message>
        <source>Slav Defence</source>
        <translation>スラヴ・ディフェンス</translation>
    </message>
    <message>
        <source>Queen&apos;s Gambit Accepted</source>
        <translation>クイーンズ・ギャンビット・アクセプテッド</translation>
    </message>
    <message>
        <source>Semi-Slav Defence</source>
        <translation>セミ・スラヴ・ディフェンス</translation>
    </message>
    <message>
        <source>Tarrasch Defence</source>
        <translation>タラッシュ・ディフェンス</translation>
    </message>
    <message>
        <source>Semi-Tarrasch Defence</source>
        <translation>セミ・タラッシュ・ディフェンス</translation>
    </message>
    <message>
        <source>Neo-Grünfeld Defence</source>
        <translation>ネオ・グリュンフェルト・ディフェンス</translation>
    </message>
    <message>
        <source>Grünfeld Defence</source>
        <translation>グリュンフェルト・ディフェンス</translation>
    </message>
    <message>
        <source>Catalan Opening</source>
        <translation>カタラン・オープニング</translation>
    </message>
    <message>
        <source>Blumenfeld Countergambit</source>
        <translation>ブルーメンフェルト・カウンターギャンビット</translation>
    </message>
    <message>
        <source>Bogo-Indian Defence</source>
        <translation>ボゴ・インディアン・ディフェンス</translation>
    </message>
    <message>
        <source>Queen&apos;s Indian Defence</source>
        <translation>クイーンズ・インディアン・ディフェンス</translation>
    </message>
    <message>
        <source>Nimzo-Indian Defence</source>
        <translation>ニムゾ・インディアン・ディフェンス</translation>
    </message>
    <message>
        <source>King&apos;s Indian Defence</source>
        <translation>キングズ・インディアン・ディフェンス</translation>
    </message>
    <message>
        <source>Zukertort Opening</source>
        <translation>ツケルトルト・オープニング</translation>
    </message>
    <message>
        <source>Hungarian Opening</source>
        <translation>ハンガリアン・オープニング</translation>
    </message>
    <message>
        <source>Russian Game</source>
        <translation>ロシアン・ゲーム</translation>
    </message>
    <message>
        <source>Bird Opening</source>
        <translation>バード・オープニング</translation>
    </message>
    <message>
        <source>Modern Variation</source>
        <translation>モダン・ヴァリエーション</translation>
    </message>
    <message>
        <source>Classical Variation</source>
        <translation>クラシカル・ヴァリエーション</translation>
    </message>
    <message>
        <source>From&apos;s Gambit</source>
        <translation>フロム・ギャンビット</translation>
    </message>
    <message>
        <source>Dutch Variation</source>
        <translation>ダッチ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Kingside Fianchetto</source>
        <translation>キングサイド・フィアンケット</translation>
    </message>
    <message>
        <source>Nimzo-Larsen Variation</source>
        <translation>ニムゾ・ラーセン・ヴァリエーション</translation>
    </message>
    <message>
        <source>Keres Variation</source>
        <translation>ケレス・ヴァリエーション</translation>
    </message>
    <message>
        <source>Yugoslav Variation</source>
        <translation>ユーゴスラヴ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Advance Variation</source>
        <translation>アドヴァンス・ヴァリエーション</translation>
    </message>
    <message>
        <source>Réti Gambit Accepted</source>
        <translation>レティ・ギャンビット・アクセプテッド</translation>
    </message>
    <message>
        <source>Anglo-Dutch Defence</source>
        <translation>アングロ・ダッチ・ディフェンス</translation>
    </message>
    <message>
        <source>Caro-Kann Defensive System</source>
        <translation>カロ・カン・ディフェンシヴ・システム</translation>
    </message>
    <message>
        <source>London Defensive System</source>
        <translation>ロンドン・ディフェンシヴ・システム</translation>
    </message>
    <message>
        <source>Agincourt Defence</source>
        <translation>アジャンクール・ディフェンス</translation>
    </message>
    <message>
        <source>Neo-Catalan</source>
        <translation>ネオ・カタラン</translation>
    </message>
    <message>
        <source>Neo-Catalan Declined</source>
        <translation>ネオ・カタラン・ディクラインド</translation>
    </message>
    <message>
        <source>Anglo-Indian Defence</source>
        <translation>アングロ・インディアン・ディフェンス</translation>
    </message>
    <message>
        <source>Queen&apos;s Knight Variation</source>
        <translation>クイーンズナイト・ヴァリエーション</translation>
    </message>
    <message>
        <source>Anglo-Grünfeld Defence</source>
        <translation>アングロ・グリュンフェルト・ディフェンス</translation>
    </message>
    <message>
        <source>Hedgehog System</source>
        <translation>ヘッジホッグ・システム</translation>
    </message>
    <message>
        <source>Mikenas-Carls Variation</source>
        <translation>ミケナス・カールス・ヴァリエーション</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>シシリアン</translation>
    </message>
    <message>
        <source>King&apos;s English Variation</source>
        <translation>キングズ・イングリッシュ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Reversed Sicilian</source>
        <translation>リヴァースド・シシリアン</translation>
    </message>
    <message>
        <source>Two Knights</source>
        <translation>ツー・ナイツ</translation>
    </message>
    <message>
        <source>Reversed Closed Sicilian</source>
        <translation>リヴァースド・クローズド・シシリアン</translation>
    </message>
    <message>
        <source>Closed System</source>
        <translation>クローズド・システム</translation>
    </message>
    <message>
        <source>Three Knights</source>
        <translation>スリー・ナイツ</translation>
    </message>
    <message>
        <source>Four Knights</source>
        <translation>フォー・ナイツ</translation>
    </message>
    <message>
        <source>Symmetrical Variation</source>
        <translation>シンメトリカル・ヴァリエーション</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>ヘッジホッグ</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ノーマル</translation>
    </message>
    <message>
        <source>Ultra-Symmetrical Variation</source>
        <translation>ウルトラ・シンメトリカル・ヴァリエーション</translation>
    </message>
    <message>
        <source>Two Knights Line</source>
        <translation>ツー・ナイツ・ライン</translation>
    </message>
    <message>
        <source>Horwitz Defence</source>
        <translation>ホルヴィッツ・ディフェンス</translation>
    </message>
    <message>
        <source>Queen&apos;s Knight Defence</source>
        <translation>クイーンズナイト・ディフェンス</translation>
    </message>
    <message>
        <source>Wade Defence</source>
        <translation>ウェイド・ディフェンス</translation>
    </message>
    <message>
        <source>Old Indian Setup</source>
        <translation>オールド・インディアン・セットアップ</translation>
    </message>
    <message>
        <source>English Rat</source>
        <translation>イングリッシュ・ラット</translation>
    </message>
    <message>
        <source>Averbakh System</source>
        <translation>アヴェルバッハ・システム</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>アドヴァンス</translation>
    </message>
    <message>
        <source>Omega Gambit</source>
        <translation>オメガ・ギャンビット</translation>
    </message>
    <message>
        <source>Knights Variation</source>
        <translation>ナイツ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Przepiorka Variation</source>
        <translation>プシェピュルカ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Normal Variation</source>
        <translation>ノーマル・ヴァリエーション</translation>
    </message>
    <message>
        <source>Fajarowicz Variation</source>
        <translation>ファヤロヴィチ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Adler Variation</source>
        <translation>アドラー・ヴァリエーション</translation>
    </message>
    <message>
        <source>Rubinstein Variation</source>
        <translation>ルビンシュタイン・ヴァリエーション</translation>
    </message>
    <message>
        <source>Ukrainian Variation</source>
        <translation>ウクライナ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Main Line</source>
        <translation>メイン・ライン</translation>
    </message>
    <message>
        <source>Half-Accepted</source>
        <translation>ハーフ・アクセプテッド</translation>
    </message>
    <message>
        <source>Main Position</source>
        <translation>メイン・ポジション</translation>
    </message>
    <message>
        <source>Fianchetto Variation</source>
        <translation>フィアンケット・ヴァリエーション</translation>
    </message>
    <message>
        <source>King&apos;s Pawn Line</source>
        <translation>キングズポーン・ライン</translation>
    </message>
    <message>
        <source>Taimanov Variation</source>
        <translation>タイマノフ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Hopton Attack</source>
        <translation>ホプトン・アタック</translation>
    </message>
    <message>
        <source>Fianchetto Attack</source>
        <translation>フィアンケット・アタック</translation>
    </message>
    <message>
        <source>Staunton Gambit</source>
        <translation>ストーントン・ギャンビット</translation>
    </message>
    <message>
        <source>Staunton Line</source>
        <translation>ストーントン・ライン</translation>
    </message>
    <message>
        <source>Leningrad Variation</source>
        <translation>レニングラード・ヴァリエーション</translation>
    </message>
    <message>
        <source>Stonewall Variation</source>
        <translation>ストーンウォール・ヴァリエーション</translation>
    </message>
    <message>
        <source>Mieses-Kotrč Variation</source>
        <translation>ミーゼス・コトルチ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Gubinsky-Melts Defence</source>
        <translation>グビンスキー・メリツ・ディフェンス</translation>
    </message>
    <message>
        <source>Portuguese Gambit</source>
        <translation>ポルトガル・ギャンビット</translation>
    </message>
    <message>
        <source>Icelandic Gambit</source>
        <translation>アイスランド・ギャンビット</translation>
    </message>
    <message>
        <source>Scandinavian Variation</source>
        <translation>スカンディナヴィアン・ヴァリエーション</translation>
    </message>
    <message>
        <source>Two Pawn Attack</source>
        <translation>ツー・ポーン・アタック</translation>
    </message>
    <message>
        <source>Exchange Variation</source>
        <translation>エクスチェンジ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Four Pawns Attack</source>
        <translation>フォー・ポーンズ・アタック</translation>
    </message>
    <message>
        <source>Standard Line</source>
        <translation>スタンダード・ライン</translation>
    </message>
    <message>
        <source>Pirc Setup</source>
        <translation>ピルツ・セットアップ</translation>
    </message>
    <message>
        <source>Austrian Attack</source>
        <translation>オーストリアン・アタック</translation>
    </message>
    <message>
        <source>Accelerated Panov Attack</source>
        <translation>アクセラレイテッド・パノフ・アタック</translation>
    </message>
    <message>
        <source>Two Knights Attack</source>
        <translation>ツー・ナイツ・アタック</translation>
    </message>
    <message>
        <source>Mindeno Variation</source>
        <translation>ミンデノ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Short Variation</source>
        <translation>ショート・ヴァリエーション</translation>
    </message>
    <message>
        <source>Botvinnik-Carls Defence</source>
        <translation>ボトヴィニク・カールス・ディフェンス</translation>
    </message>
    <message>
        <source>Fantasy Variation</source>
        <translation>ファンタジー・ヴァリエーション</translation>
    </message>
    <message>
        <source>Panov Attack</source>
        <translation>パノフ・アタック</translation>
    </message>
    <message>
        <source>Gurgenidze System</source>
        <translation>グルゲニゼ・システム</translation>
    </message>
    <message>
        <source>Tartakower Variation</source>
        <translation>タルタコワ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Bronstein-Larsen Variation</source>
        <translation>ブロンシュテイン・ラーセン・ヴァリエーション</translation>
    </message>
    <message>
        <source>Karpov Variation</source>
        <translation>カルポフ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Spassky Variation</source>
        <translation>スパスキー・ヴァリエーション</translation>
    </message>
    <message>
        <source>Bowdler Attack</source>
        <translation>ボウドラー・アタック</translation>
    </message>
    <message>
        <source>Wing Gambit</source>
        <translation>ウィング・ギャンビット</translation>
    </message>
    <message>
        <source>Snyder Variation</source>
        <translation>スナイダー・ヴァリエーション</translation>
    </message>
    <message>
        <source>McDonnell Attack</source>
        <translation>マクドネル・アタック</translation>
    </message>
    <message>
        <source>Smith-Morra Gambit</source>
        <translation>スミス・モラ・ギャンビット</translation>
    </message>
    <message>
        <source>Smith-Morra Gambit Accepted</source>
        <translation>スミス・モラ・ギャンビット・アクセプテッド</translation>
    </message>
    <message>
        <source>Alapin Variation</source>
        <translation>アラピン・ヴァリエーション</translation>
    </message>
    <message>
        <source>Barmen Defence</source>
        <translation>バルメン・ディフェンス</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>クローズド</translation>
    </message>
    <message>
        <source>Traditional</source>
        <translation>トラディショナル</translation>
    </message>
    <message>
        <source>Grand Prix Attack</source>
        <translation>グランプリ・アタック</translation>
    </message>
    <message>
        <source>King&apos;s Knight Variation</source>
        <translation>キングズナイト・ヴァリエーション</translation>
    </message>
    <message>
        <source>Hyperaccelerated Dragon</source>
        <translation>ハイパーアクセラレイテッド・ドラゴン</translation>
    </message>
    <message>
        <source>O&apos;Kelly Variation</source>
        <translation>オケリー・ヴァリエーション</translation>
    </message>
    <message>
        <source>Nimzowitsch Variation</source>
        <translation>ニムゾヴィッチ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Old Sicilian</source>
        <translation>オールド・シシリアン</translation>
    </message>
    <message>
        <source>Rossolimo Attack</source>
        <translation>ロッソリーモ・アタック</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>オープン</translation>
    </message>
    <message>
        <source>with Nc6</source>
        <translation>Nc6の変化</translation>
    </message>
    <message>
        <source>Löwenthal Variation</source>
        <translation>レーヴェンタール・ヴァリエーション</translation>
    </message>
    <message>
        <source>Kalashnikov Variation</source>
        <translation>カラシニコフ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Sveshnikov Variation</source>
        <translation>スヴェシニコフ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Chelyabinsk Variation</source>
        <translation>チェリャビンスク・ヴァリエーション</translation>
    </message>
    <message>
        <source>Accelerated Dragon</source>
        <translation>アクセラレイテッド・ドラゴン</translation>
    </message>
    <message>
        <source>Modern Bc4 Variation</source>
        <translation>モダンBc4ヴァリエーション</translation>
    </message>
    <message>
        <source>Maróczy Bind</source>
        <translation>マロツィ・バインド</translation>
    </message>
    <message>
        <source>French Variation</source>
        <translation>フレンチ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Pin Variation</source>
        <translation>ピン・ヴァリエーション</translation>
    </message>
    <message>
        <source>Kan Variation</source>
        <translation>カン・ヴァリエーション</translation>
    </message>
    <message>
        <source>Knight Variation</source>
        <translation>ナイト・ヴァリエーション</translation>
    </message>
    <message>
        <source>Four Knights Variation</source>
        <translation>フォー・ナイツ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Bastrikov Variation</source>
        <translation>バストリコフ・ヴァリエーション</translation>
    </message>
    <message>
        <source>English Attack</source>
        <translation>イングリッシュ・アタック</translation>
    </message>
    <message>
        <source>Modern Variations</source>
        <translation>モダン・ヴァリエーションズ</translation>
    </message>
    <message>
        <source>Moscow Variation</source>
        <translation>モスクワ・ヴァリエーション</translation>
    </message>
    <message>
        <source>with Bd7</source>
        <translation>Bd7の変化</translation>
    </message>
    <message>
        <source>Chekhover Variation</source>
        <translation>チェホーヴェル・ヴァリエーション</translation>
    </message>
    <message>
        <source>Prins Variation</source>
        <translation>プリンス・ヴァリエーション</translation>
    </message>
    <message>
        <source>Sozin Attack</source>
        <translation>ソージン・アタック</translation>
    </message>
    <message>
        <source>Richter-Rauzer Attack</source>
        <translation>リヒター・ラウゼル・アタック</translation>
    </message>
    <message>
        <source>Dragon Variation</source>
        <translation>ドラゴン・ヴァリエーション</translation>
    </message>
    <message>
        <source>Levenfish Attack</source>
        <translation>レヴェンフィッシュ・アタック</translation>
    </message>
    <message>
        <source>with Be3</source>
        <translation>Be3の変化</translation>
    </message>
    <message>
        <source>Yugoslav Attack</source>
        <translation>ユーゴスラヴ・アタック</translation>
    </message>
    <message>
        <source>Scheveningen Variation</source>
        <translation>スヘフェニンゲン・ヴァリエーション</translation>
    </message>
    <message>
        <source>Keres Attack</source>
        <translation>ケレス・アタック</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>モダン</translation>
    </message>
    <message>
        <source>Najdorf Variation</source>
        <translation>ナイドルフ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Adams Attack</source>
        <translation>アダムズ・アタック</translation>
    </message>
    <message>
        <source>Lipnitsky Attack</source>
        <translation>リプニツキー・アタック</translation>
    </message>
    <message>
        <source>Zagreb Variation</source>
        <translation>ザグレブ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Opočenský Variation</source>
        <translation>オポチェンスキー・ヴァリエーション</translation>
    </message>
    <message>
        <source>Amsterdam Variation</source>
        <translation>アムステルダム・ヴァリエーション</translation>
    </message>
    <message>
        <source>with Bg5</source>
        <translation>Bg5の変化</translation>
    </message>
    <message>
        <source>Poisoned Pawn</source>
        <translation>ポイズンド・ポーン</translation>
    </message>
    <message>
        <source>Chigorin Variation</source>
        <translation>チゴリン・ヴァリエーション</translation>
    </message>
    <message>
        <source>Two Knights Variation</source>
        <translation>ツー・ナイツ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Paulsen Attack</source>
        <translation>パウルゼン・アタック</translation>
    </message>
    <message>
        <source>Milner-Barry Gambit</source>
        <translation>ミルナー＝バリー・ギャンビット</translation>
    </message>
    <message>
        <source>Tarrasch Variation</source>
        <translation>タラッシュ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Guimard Defence</source>
        <translation>ギマール・ディフェンス</translation>
    </message>
    <message>
        <source>Chistyakov Defence</source>
        <translation>チスチャコフ・ディフェンス</translation>
    </message>
    <message>
        <source>Paulsen Variation</source>
        <translation>パウルゼン・ヴァリエーション</translation>
    </message>
    <message>
        <source>Fort Knox Variation</source>
        <translation>フォート・ノックス・ヴァリエーション</translation>
    </message>
    <message>
        <source>Steinitz Variation</source>
        <translation>シュタイニッツ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Burn Variation</source>
        <translation>バーン・ヴァリエーション</translation>
    </message>
    <message>
        <source>McCutcheon Variation</source>
        <translation>マカッチョン・ヴァリエーション</translation>
    </message>
    <message>
        <source>Alekhine-Chatard Attack</source>
        <translation>アリョーヒン・シャタール・アタック</translation>
    </message>
    <message>
        <source>Winawer Variation</source>
        <translation>ウィナワー・ヴァリエーション</translation>
    </message>
    <message>
        <source>Wayward Queen Attack</source>
        <translation>ウェイワード・クイーン・アタック</translation>
    </message>
    <message>
        <source>Napoleon Attack</source>
        <translation>ナポレオン・アタック</translation>
    </message>
    <message>
        <source>Leonardis Variation</source>
        <translation>レオナルディス・ヴァリエーション</translation>
    </message>
    <message>
        <source>Berlin Defence</source>
        <translation>ベルリン・ディフェンス</translation>
    </message>
    <message>
        <source>Urusov Gambit</source>
        <translation>ウルソフ・ギャンビット</translation>
    </message>
    <message>
        <source>Max Lange Defence</source>
        <translation>マックス・ランゲ・ディフェンス</translation>
    </message>
    <message>
        <source>Vienna Gambit</source>
        <translation>ウィーン・ギャンビット</translation>
    </message>
    <message>
        <source>Falkbeer Variation</source>
        <translation>ファルクベーア・ヴァリエーション</translation>
    </message>
    <message>
        <source>Stanley Variation</source>
        <translation>スタンリー・ヴァリエーション</translation>
    </message>
    <message>
        <source>Frankenstein-Dracula Variation</source>
        <translation>フランケンシュタイン・ドラキュラ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Falkbeer Countergambit</source>
        <translation>ファルクベーア・カウンターギャンビット</translation>
    </message>
    <message>
        <source>Nimzowitsch-Marshall Countergambit</source>
        <translation>ニムゾヴィッチ・マーシャル・カウンターギャンビット</translation>
    </message>
    <message>
        <source>Bishop&apos;s Gambit</source>
        <translation>ビショップズ・ギャンビット</translation>
    </message>
    <message>
        <source>King&apos;s Knight&apos;s Gambit</source>
        <translation>キングズナイト・ギャンビット</translation>
    </message>
    <message>
        <source>Fischer Defence</source>
        <translation>フィッシャー・ディフェンス</translation>
    </message>
    <message>
        <source>Cunningham Defence</source>
        <translation>カニンガム・ディフェンス</translation>
    </message>
    <message>
        <source>Muzio Gambit</source>
        <translation>ムツィオ・ギャンビット</translation>
    </message>
    <message>
        <source>Kieseritzky Gambit</source>
        <translation>キーゼリツキー・ギャンビット</translation>
    </message>
    <message>
        <source>Allgaier Gambit</source>
        <translation>アルガイアー・ギャンビット</translation>
    </message>
    <message>
        <source>Hanham Variation</source>
        <translation>ハナム・ヴァリエーション</translation>
    </message>
    <message>
        <source>Classical Attack</source>
        <translation>クラシカル・アタック</translation>
    </message>
    <message>
        <source>Stafford Gambit</source>
        <translation>スタッフォード・ギャンビット</translation>
    </message>
    <message>
        <source>Cochrane Gambit</source>
        <translation>コクラン・ギャンビット</translation>
    </message>
    <message>
        <source>Three Knights Game</source>
        <translation>スリー・ナイツ・ゲーム</translation>
    </message>
    <message>
        <source>Modern Attack</source>
        <translation>モダン・アタック</translation>
    </message>
    <message>
        <source>Schmidt Variation</source>
        <translation>シュミット・ヴァリエーション</translation>
    </message>
    <message>
        <source>Mieses Variation</source>
        <translation>ミーゼス・ヴァリエーション</translation>
    </message>
    <message>
        <source>Scotch Variation</source>
        <translation>スコッチ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Halloween Gambit</source>
        <translation>ハロウィン・ギャンビット</translation>
    </message>
    <message>
        <source>Glek System</source>
        <translation>グレク・システム</translation>
    </message>
    <message>
        <source>Italian Variation</source>
        <translation>イタリアン・ヴァリエーション</translation>
    </message>
    <message>
        <source>Spanish Variation</source>
        <translation>スパニッシュ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Giuoco Piano</source>
        <translation>ジオッコ・ピアノ</translation>
    </message>
    <message>
        <source>Giuoco Pianissimo</source>
        <translation>ジオッコ・ピアニッシモ</translation>
    </message>
    <message>
        <source>Hungarian Defence</source>
        <translation>ハンガリアン・ディフェンス</translation>
    </message>
    <message>
        <source>Blackburne-Kostić Gambit</source>
        <translation>ブラックバーン・コスティッチ・ギャンビット</translation>
    </message>
    <message>
        <source>Evans Gambit</source>
        <translation>エヴァンズ・ギャンビット</translation>
    </message>
    <message>
        <source>Evans Gambit Declined</source>
        <translation>エヴァンズ・ギャンビット・ディクラインド</translation>
    </message>
    <message>
        <source>Centre Attack</source>
        <translation>センター・アタック</translation>
    </message>
    <message>
        <source>Two Knights Defence</source>
        <translation>ツー・ナイツ・ディフェンス</translation>
    </message>
    <message>
        <source>Modern Bishop&apos;s Opening</source>
        <translation>モダン・ビショップズ・オープニング</translation>
    </message>
    <message>
        <source>Open Variation</source>
        <translation>オープン・ヴァリエーション</translation>
    </message>
    <message>
        <source>Max Lange Attack</source>
        <translation>マックス・ランゲ・アタック</translation>
    </message>
    <message>
        <source>Knight Attack</source>
        <translation>ナイト・アタック</translation>
    </message>
    <message>
        <source>Traxler Counterattack</source>
        <translation>トラクスラー・カウンターアタック</translation>
    </message>
    <message>
        <source>Fried Liver Attack</source>
        <translation>フライド・リヴァー・アタック</translation>
    </message>
    <message>
        <source>Fritz Variation</source>
        <translation>フリッツ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Ulvestad Variation</source>
        <translation>アルヴェスタッド・ヴァリエーション</translation>
    </message>
    <message>
        <source>Polerio Defence</source>
        <translation>ポレリオ・ディフェンス</translation>
    </message>
    <message>
        <source>Cozio Defence</source>
        <translation>コツィオ・ディフェンス</translation>
    </message>
    <message>
        <source>Fianchetto Defence</source>
        <translation>フィアンケット・ディフェンス</translation>
    </message>
    <message>
        <source>Bird Variation</source>
        <translation>バード・ヴァリエーション</translation>
    </message>
    <message>
        <source>Steinitz Defence</source>
        <translation>シュタイニッツ・ディフェンス</translation>
    </message>
    <message>
        <source>Schliemann Defence</source>
        <translation>シュリーマン・ディフェンス</translation>
    </message>
    <message>
        <source>Anti-Berlin</source>
        <translation>アンチ・ベルリン</translation>
    </message>
    <message>
        <source>Berlin Wall</source>
        <translation>ベルリン・ウォール</translation>
    </message>
    <message>
        <source>Morphy Defence</source>
        <translation>モーフィー・ディフェンス</translation>
    </message>
    <message>
        <source>Bishop Retreat</source>
        <translation>ビショップ・リトリート</translation>
    </message>
    <message>
        <source>Norwegian Variation</source>
        <translation>ノルウェー・ヴァリエーション</translation>
    </message>
    <message>
        <source>Modern Steinitz Defence</source>
        <translation>モダン・シュタイニッツ・ディフェンス</translation>
    </message>
    <message>
        <source>with Nf6</source>
        <translation>Nf6の変化</translation>
    </message>
    <message>
        <source>Anderssen Variation</source>
        <translation>アンデルセン・ヴァリエーション</translation>
    </message>
    <message>
        <source>Castled</source>
        <translation>キャスリング後</translation>
    </message>
    <message>
        <source>Arkhangelsk Variation</source>
        <translation>アルハンゲリスク・ヴァリエーション</translation>
    </message>
    <message>
        <source>Møller Defence</source>
        <translation>メラー・ディフェンス</translation>
    </message>
    <message>
        <source>Delayed Exchange Variation</source>
        <translation>ディレイド・エクスチェンジ・ヴァリエーション</translation>
    </message>
    <message>
        <source>with b5</source>
        <translation>b5の変化</translation>
    </message>
    <message>
        <source>Anti-Marshall</source>
        <translation>アンチ・マーシャル</translation>
    </message>
    <message>
        <source>Marshall Attack</source>
        <translation>マーシャル・アタック</translation>
    </message>
    <message>
        <source>with d6</source>
        <translation>d6の変化</translation>
    </message>
    <message>
        <source>Zaitsev Variation</source>
        <translation>ザイツェフ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Breyer Defence</source>
        <translation>ブレイエル・ディフェンス</translation>
    </message>
    <message>
        <source>Chigorin Defence</source>
        <translation>チゴリン・ディフェンス</translation>
    </message>
    <message>
        <source>Accelerated</source>
        <translation>アクセラレイテッド</translation>
    </message>
    <message>
        <source>Stonewall Attack</source>
        <translation>ストーンウォール・アタック</translation>
    </message>
    <message>
        <source>Zukertort Variation</source>
        <translation>ツケルトルト・ヴァリエーション</translation>
    </message>
    <message>
        <source>Baltic Defence</source>
        <translation>バルト・ディフェンス</translation>
    </message>
    <message>
        <source>Marshall Defence</source>
        <translation>マーシャル・ディフェンス</translation>
    </message>
    <message>
        <source>Austrian Defence</source>
        <translation>オーストリアン・ディフェンス</translation>
    </message>
    <message>
        <source>Albin Countergambit</source>
        <translation>アルビン・カウンターギャンビット</translation>
    </message>
    <message>
        <source>Modern Line</source>
        <translation>モダン・ライン</translation>
    </message>
    <message>
        <source>Quiet Variation</source>
        <translation>クワイエット・ヴァリエーション</translation>
    </message>
    <message>
        <source>with Bf5</source>
        <translation>Bf5の変化</translation>
    </message>
    <message>
        <source>Three Knights Variation</source>
        <translation>スリー・ナイツ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Chebanenko Variation</source>
        <translation>チェバネンコ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Czech Variation</source>
        <translation>チェコ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Central Variation</source>
        <translation>セントラル・ヴァリエーション</translation>
    </message>
    <message>
        <source>Old Variation</source>
        <translation>オールド・ヴァリエーション</translation>
    </message>
    <message>
        <source>Classical Defence</source>
        <translation>クラシカル・ディフェンス</translation>
    </message>
    <message>
        <source>Marshall Gambit</source>
        <translation>マーシャル・ギャンビット</translation>
    </message>
    <message>
        <source>Noteboom Variation</source>
        <translation>ノーテボーム・ヴァリエーション</translation>
    </message>
    <message>
        <source>Normal Defence</source>
        <translation>ノーマル・ディフェンス</translation>
    </message>
    <message>
        <source>Positional Line</source>
        <translation>ポジショナル・ライン</translation>
    </message>
    <message>
        <source>Harrwitz Attack</source>
        <translation>ハルヴィッツ・アタック</translation>
    </message>
    <message>
        <source>Ragozin Defence</source>
        <translation>ラゴージン・ディフェンス</translation>
    </message>
    <message>
        <source>Vienna Variation</source>
        <translation>ウィーン・ヴァリエーション</translation>
    </message>
    <message>
        <source>Botvinnik Variation</source>
        <translation>ボトヴィニク・ヴァリエーション</translation>
    </message>
    <message>
        <source>Anti-Meran Variation</source>
        <translation>アンチ・メラン・ヴァリエーション</translation>
    </message>
    <message>
        <source>Meran Variation</source>
        <translation>メラン・ヴァリエーション</translation>
    </message>
    <message>
        <source>Knight Defence</source>
        <translation>ナイト・ディフェンス</translation>
    </message>
    <message>
        <source>Cambridge Springs Defence</source>
        <translation>ケンブリッジ・スプリングス・ディフェンス</translation>
    </message>
    <message>
        <source>Normal Line</source>
        <translation>ノーマル・ライン</translation>
    </message>
    <message>
        <source>Lasker Defence</source>
        <translation>ラスカー・ディフェンス</translation>
    </message>
    <message>
        <source>Tartakower Defence</source>
        <translation>タルタコワ・ディフェンス</translation>
    </message>
    <message>
        <source>Orthodox Defence</source>
        <translation>オーソドックス・ディフェンス</translation>
    </message>
    <message>
        <source>with f3</source>
        <translation>f3の変化</translation>
    </message>
    <message>
        <source>Stockholm Variation</source>
        <translation>ストックホルム・ヴァリエーション</translation>
    </message>
    <message>
        <source>Brinckmann Attack</source>
        <translation>ブリンクマン・アタック</translation>
    </message>
    <message>
        <source>Modern Exchange Variation</source>
        <translation>モダン・エクスチェンジ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Classical Exchange Variation</source>
        <translation>クラシカル・エクスチェンジ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Burille Variation</source>
        <translation>バリル・ヴァリエーション</translation>
    </message>
    <message>
        <source>Russian Variation</source>
        <translation>ロシアン・ヴァリエーション</translation>
    </message>
    <message>
        <source>East Indian with e6</source>
        <translation>イースト・インディアン（e6）</translation>
    </message>
    <message>
        <source>Open Defence</source>
        <translation>オープン・ディフェンス</translation>
    </message>
    <message>
        <source>Classical Line</source>
        <translation>クラシカル・ライン</translation>
    </message>
    <message>
        <source>with Be7</source>
        <translation>Be7の変化</translation>
    </message>
    <message>
        <source>Anti-Nimzo-Indian</source>
        <translation>アンチ・ニムゾ・インディアン</translation>
    </message>
    <message>
        <source>Petrosian Variation</source>
        <translation>ペトロシアン・ヴァリエーション</translation>
    </message>
    <message>
        <source>Spassky System</source>
        <translation>スパスキー・システム</translation>
    </message>
    <message>
        <source>Kmoch Variation</source>
        <translation>クモッホ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Romanishin Variation</source>
        <translation>ロマニシン・ヴァリエーション</translation>
    </message>
    <message>
        <source>Spielmann Variation</source>
        <translation>シュピールマン・ヴァリエーション</translation>
    </message>
    <message>
        <source>Sämisch Variation</source>
        <translation>ゼーミッシュ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Hübner Variation</source>
        <translation>ヒューブナー・ヴァリエーション</translation>
    </message>
    <message>
        <source>Reshevsky Variation</source>
        <translation>レシェフスキー・ヴァリエーション</translation>
    </message>
    <message>
        <source>with Nc3</source>
        <translation>Nc3の変化</translation>
    </message>
    <message>
        <source>Makogonov Variation</source>
        <translation>マコゴノフ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Averbakh Variation</source>
        <translation>アヴェルバッハ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Orthodox Variation</source>
        <translation>オーソドックス・ヴァリエーション</translation>
    </message>
    <message>
        <source>Gligorić System</source>
        <translation>グリゴリッチ・システム</translation>
    </message>
    <message>
        <source>Mar del Plata Variation</source>
        <translation>マル・デル・プラタ・ヴァリエーション</translation>
    </message>
    <message>
        <source>Bayonet Attack</source>
        <translation>バヨネット・アタック</translation>
    </message>
</context>
<context>
    <name>ChooseGamePanel</name>
    <message>
        <source>Games in this file</source>
        <translation>このファイルの棋譜</translation>
    </message>
    <message>
        <source>Add them to your games</source>
        <translation>自分の対局に追加</translation>
    </message>
</context>
<context>
    <name>CliProcess</name>
    <message>
        <source>evenmatch-lab is missing from the folder of this program</source>
        <translation>このプログラムのフォルダーにevenmatch-labがありません</translation>
    </message>
</context>
<context>
    <name>ClockPlot</name>
    <message>
        <source>Time used for each move</source>
        <translation>各手の使用時間</translation>
    </message>
    <message>
        <source>Longest: %1, %2</source>
        <translation>最長：%1、%2</translation>
    </message>
    <message>
        <source>%1: %2 used, %3 left</source>
        <translation>%1：使用%2、残り%3</translation>
    </message>
</context>
<context>
    <name>Corners</name>
    <message>
        <source>, </source>
        <translation>、</translation>
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
        <translation>三々</translation>
    </message>
    <message>
        <source>3-4</source>
        <translation>小目</translation>
    </message>
    <message>
        <source>3-5</source>
        <translation>目外し</translation>
    </message>
    <message>
        <source>4-4</source>
        <translation>星</translation>
    </message>
    <message>
        <source>4-5</source>
        <translation>高目</translation>
    </message>
    <message>
        <source>5-5</source>
        <translation>五の五</translation>
    </message>
    <message>
        <source>3-3 approach</source>
        <translation>三々にカカリ</translation>
    </message>
    <message>
        <source>3-4 approach</source>
        <translation>小目にカカリ</translation>
    </message>
    <message>
        <source>4-4 approach</source>
        <translation>星にカカリ</translation>
    </message>
    <message>
        <source>low approach</source>
        <translation>小ゲイマガカリ</translation>
    </message>
    <message>
        <source>high approach</source>
        <translation>一間高ガカリ</translation>
    </message>
    <message>
        <source>large knight approach</source>
        <translation>大ゲイマガカリ</translation>
    </message>
    <message>
        <source>two-space high approach</source>
        <translation>二間高ガカリ</translation>
    </message>
    <message>
        <source>double approach</source>
        <translation>両ガカリ</translation>
    </message>
    <message>
        <source>3-3 enclosure</source>
        <translation>三々の守り</translation>
    </message>
    <message>
        <source>3-4 enclosure</source>
        <translation>小目のシマリ</translation>
    </message>
    <message>
        <source>small knight enclosure</source>
        <translation>小ゲイマジマリ</translation>
    </message>
    <message>
        <source>large knight enclosure</source>
        <translation>大ゲイマジマリ</translation>
    </message>
    <message>
        <source>one-space enclosure</source>
        <translation>一間ジマリ</translation>
    </message>
    <message>
        <source>two-space enclosure</source>
        <translation>二間ジマリ</translation>
    </message>
    <message>
        <source>one-space low pincer</source>
        <translation>一間バサミ</translation>
    </message>
    <message>
        <source>one-space high pincer</source>
        <translation>一間高バサミ</translation>
    </message>
    <message>
        <source>two-space low pincer</source>
        <translation>二間バサミ</translation>
    </message>
    <message>
        <source>two-space high pincer</source>
        <translation>二間高バサミ</translation>
    </message>
    <message>
        <source>three-space low pincer</source>
        <translation>三間バサミ</translation>
    </message>
    <message>
        <source>three-space high pincer</source>
        <translation>三間高バサミ</translation>
    </message>
    <message>
        <source>3-3 invasion</source>
        <translation>三々入り</translation>
    </message>
    <message>
        <source>3-3 block</source>
        <translation>三々の受け</translation>
    </message>
    <message>
        <source>block</source>
        <translation>オサエ</translation>
    </message>
    <message>
        <source>hane</source>
        <translation>ハネ</translation>
    </message>
    <message>
        <source>extension</source>
        <translation>ノビ</translation>
    </message>
    <message>
        <source>one-space extension</source>
        <translation>一間ビラキ</translation>
    </message>
    <message>
        <source>small knight answer</source>
        <translation>小ゲイマ受け</translation>
    </message>
    <message>
        <source>large knight answer</source>
        <translation>大ゲイマ受け</translation>
    </message>
    <message>
        <source>one-space jump</source>
        <translation>一間トビ</translation>
    </message>
    <message>
        <source>slide</source>
        <translation>スベリ</translation>
    </message>
    <message>
        <source>shoulder hit</source>
        <translation>カタツキ</translation>
    </message>
    <message>
        <source>diagonal move</source>
        <translation>コスミ</translation>
    </message>
    <message>
        <source>diagonal attachment</source>
        <translation>コスミツケ</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>立ち</translation>
    </message>
    <message>
        <source>attachment above</source>
        <translation>上ツケ</translation>
    </message>
    <message>
        <source>attachment below</source>
        <translation>下ツケ</translation>
    </message>
    <message>
        <source>attach and draw back</source>
        <translation>ツケ引き</translation>
    </message>
    <message>
        <source>avalanche</source>
        <translation>ナダレ</translation>
    </message>
</context>
<context>
    <name>DeleteQuestion</name>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
</context>
<context>
    <name>DraftBoard</name>
    <message>
        <source>held</source>
        <translation>つかんでいる</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>There is no network for this game. Add one on the Engines page.</source>
        <translation>このゲーム用のネットワークがありません。「エンジン」ページで追加してください。</translation>
    </message>
</context>
<context>
    <name>EngineChooser</name>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>No Go engine found. Install GNU Go, or add any GTP engine on the Engines page.</source>
        <translation>囲碁エンジンが見つかりません。GNU Goをインストールするか、「エンジン」ページでGTP対応のエンジンを追加してください。</translation>
    </message>
    <message>
        <source>No chess engine found. Install Stockfish, or add any UCI engine on the Engines page.</source>
        <translation>チェスエンジンが見つかりません。Stockfishをインストールするか、「エンジン」ページでUCI対応のエンジンを追加してください。</translation>
    </message>
    <message>
        <source>Reading its strength settings…</source>
        <translation>強さの設定を読み込み中…</translation>
    </message>
    <message>
        <source>full</source>
        <translation>最強</translation>
    </message>
    <message>
        <source>The engine&apos;s own rating, on a scale of engines. Human ratings differ.</source>
        <translation>エンジン自身が示すレーティングで、エンジン間の尺度です。人のレーティングとは異なります。</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation>エンジンを追加…</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>まだありません</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>1手の時間</translation>
    </message>
    <message>
        <source>Used when the game has no clock</source>
        <translation>対局に時計がないときに使います</translation>
    </message>
    <message>
        <source>%1 s per move</source>
        <translation>1手%1秒</translation>
    </message>
    <message>
        <source>The engine failed: %1.</source>
        <translation>エンジンでエラーが発生しました：%1。</translation>
    </message>
    <message>
        <source>It plays at full strength.</source>
        <translation>最強の設定で対局します。</translation>
    </message>
</context>
<context>
    <name>EngineOptionsDialog</name>
    <message>
        <source>Options of %1</source>
        <translation>%1のオプション</translation>
    </message>
    <message>
        <source>Limits for live analysis</source>
        <translation>ライブ解析の上限</translation>
    </message>
    <message>
        <source>Options of the engine</source>
        <translation>エンジンのオプション</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>ノード数</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>訪問数</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>時間（秒）</translation>
    </message>
    <message>
        <source>Starting %1…</source>
        <translation>%1を起動しています…</translation>
    </message>
    <message>
        <source>This engine has no options.</source>
        <translation>このエンジンにはオプションがありません。</translation>
    </message>
    <message>
        <source>Used by live analysis and Review.</source>
        <translation>ライブ解析と検討で使われます。</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>既定値</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
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
        <translation>レベル%1</translation>
    </message>
    <message>
        <source>skill level %1</source>
        <translation>スキルレベル%1</translation>
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
        <translation>ネットワークとエンジン</translation>
    </message>
    <message>
        <source>For each game, one network plays at a rank, estimates your rank and reviews your games. Everything runs on this computer: %1.</source>
        <translation>ゲームごとに1つのネットワークが、指定した棋力での対局、棋力の推定、棋譜の検討を行います。すべてこのコンピューターで動きます：%1。</translation>
    </message>
    <message>
        <source>Threads for the networks</source>
        <translation>ネットワーク用のスレッド数</translation>
    </message>
    <message>
        <source>Number of parallel computations. Fewer threads leave more of the computer to other programs, but analysis takes longer.</source>
        <translation>並列計算の数です。スレッドを少なくするとほかのプログラムに余裕ができますが、解析は遅くなります。</translation>
    </message>
    <message>
        <source>Automatic (%1)</source>
        <translation>自動（%1）</translation>
    </message>
    <message>
        <source>Device for the networks</source>
        <translation>ネットワークの計算に使う装置</translation>
    </message>
    <message>
        <source>GPU (CUDA)</source>
        <translation>GPU（CUDA）</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>計算に使う装置</translation>
    </message>
    <message>
        <source>LibTorch found no CUDA GPU; the processor is used.</source>
        <translation>LibTorchがCUDA対応のGPUを見つけられなかったため、プロセッサーを使います。</translation>
    </message>
    <message>
        <source>options of %1</source>
        <translation>%1のオプション</translation>
    </message>
    <message>
        <source>Applies to Evenmatch&apos;s and KataGo&apos;s networks. Maia and Leela networks always run on the processor.</source>
        <translation>EvenmatchとKataGoのネットワークに適用されます。MaiaとLeelaのネットワークは常にプロセッサーで動きます。</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Analysis failed: %1</source>
        <translation>解析に失敗しました：%1</translation>
    </message>
    <message>
        <source>%1 failed: %2.</source>
        <translation>%1でエラーが発生しました：%2。</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>cannot be opened: %1</source>
        <translation>開けません：%1</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>読み込めません：%1</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>書き込めません：%1</translation>
    </message>
    <message>
        <source>not a game file in a known format</source>
        <translation>対応している形式の棋譜ファイルではありません</translation>
    </message>
    <message>
        <source>the compressed data is damaged: %1</source>
        <translation>圧縮データが壊れています：%1</translation>
    </message>
    <message>
        <source>too large: %1</source>
        <translation>大きすぎます：%1</translation>
    </message>
    <message>
        <source>the text ends in the middle of a game</source>
        <translation>対局の途中でテキストが終わっています</translation>
    </message>
    <message>
        <source>unexpected text: %1</source>
        <translation>予期しないテキストです：%1</translation>
    </message>
    <message>
        <source>contains no game</source>
        <translation>棋譜が含まれていません</translation>
    </message>
    <message>
        <source>unknown game: %1</source>
        <translation>不明なゲームです：%1</translation>
    </message>
    <message>
        <source>unsupported board size: %1</source>
        <translation>対応していない盤の大きさです：%1</translation>
    </message>
    <message>
        <source>the start position is not possible: %1</source>
        <translation>あり得ない開始局面です：%1</translation>
    </message>
    <message>
        <source>invalid value: %1</source>
        <translation>無効な値です：%1</translation>
    </message>
    <message>
        <source>unreadable move: %1</source>
        <translation>読み取れない手です：%1</translation>
    </message>
    <message>
        <source>the move is off the board: %1</source>
        <translation>盤の外の手です：%1</translation>
    </message>
    <message>
        <source>the point is taken: %1</source>
        <translation>その点にはすでに石があります：%1</translation>
    </message>
    <message>
        <source>the move repeats a position: %1</source>
        <translation>同じ局面を繰り返す手です：%1</translation>
    </message>
    <message>
        <source>the move takes its own last liberty: %1</source>
        <translation>着手禁止点（自殺手）です：%1</translation>
    </message>
    <message>
        <source>no piece can make this move: %1</source>
        <translation>この手を指せる駒がありません：%1</translation>
    </message>
    <message>
        <source>more than one piece can make this move: %1</source>
        <translation>この手を指せる駒が複数あります：%1</translation>
    </message>
    <message>
        <source>the move leaves the king in check: %1</source>
        <translation>キングがチェックされたままになる手です：%1</translation>
    </message>
    <message>
        <source>the game is already over before this move: %1</source>
        <translation>この手の前に対局が終わっています：%1</translation>
    </message>
    <message>
        <source>this is not an Evenmatch library</source>
        <translation>Evenmatchのライブラリではありません</translation>
    </message>
    <message>
        <source>this library was made by a newer Evenmatch (format %1)</source>
        <translation>新しいバージョンのEvenmatchで作られたライブラリです（形式%1）</translation>
    </message>
    <message>
        <source>the library is damaged: %1</source>
        <translation>ライブラリが壊れています：%1</translation>
    </message>
    <message>
        <source>another program is using the library</source>
        <translation>別のプログラムがライブラリを使用しています</translation>
    </message>
    <message>
        <source>the library failed: %1</source>
        <translation>棋譜ライブラリの処理に失敗しました：%1</translation>
    </message>
    <message>
        <source>not a network in a known format: %1</source>
        <translation>対応している形式のネットワークではありません：%1</translation>
    </message>
    <message>
        <source>the network file is damaged: %1</source>
        <translation>ネットワークファイルが壊れています：%1</translation>
    </message>
    <message>
        <source>Evenmatch cannot run this kind of network: %1</source>
        <translation>この種類のネットワークは動かせません：%1</translation>
    </message>
    <message>
        <source>the engine does not respond: %1</source>
        <translation>エンジンが応答しません：%1</translation>
    </message>
    <message>
        <source>the engine has ended: %1</source>
        <translation>エンジンが終了しました：%1</translation>
    </message>
    <message>
        <source>the engine refused: %1</source>
        <translation>エンジンが拒否しました：%1</translation>
    </message>
    <message>
        <source>the engine gave an invalid response: %1</source>
        <translation>エンジンの応答が無効です：%1</translation>
    </message>
    <message>
        <source>invalid choice: %1</source>
        <translation>無効な選択です：%1</translation>
    </message>
    <message>
        <source>not found: %1</source>
        <translation>見つかりません：%1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>中止しました</translation>
    </message>
    <message>
        <source>unexpected failure: %1</source>
        <translation>予期しないエラーです：%1</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>対局%1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1手目</translation>
    </message>
    <message>
        <source>%1 (known servers: %2)</source>
        <translation>%1（使用できるサーバー：%2）</translation>
    </message>
    <message>
        <source>too few moves for a rank estimate</source>
        <translation>棋力を推定するには手数が足りません</translation>
    </message>
    <message>
        <source>the network has no rank profile; add one with evenmatch-lab profile</source>
        <translation>ネットワークに棋力プロファイルがありません。evenmatch-lab profileで追加してください</translation>
    </message>
    <message>
        <source>the network has no ranks</source>
        <translation>ネットワークに棋力がありません</translation>
    </message>
    <message>
        <source>the network does not know the ranks of this server: %1</source>
        <translation>ネットワークはこのサーバーの棋力を知りません：%1</translation>
    </message>
    <message>
        <source>this is a network for another game: %1</source>
        <translation>これは別のゲーム用のネットワークです：%1</translation>
    </message>
    <message>
        <source>it belongs to another run; choose another file</source>
        <translation>別の実行のファイルです。別のファイルを選んでください</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>カード%1</translation>
    </message>
    <message>
        <source>%1 cannot be exported as PGN</source>
        <translation>%1はPGNで書き出せません</translation>
    </message>
    <message>
        <source>%1 cannot be exported as SGF</source>
        <translation>%1はSGFで書き出せません</translation>
    </message>
    <message>
        <source>a row of the table %1</source>
        <translation>表%1の行</translation>
    </message>
    <message>
        <source>its tables</source>
        <translation>その表</translation>
    </message>
    <message>
        <source>reading its log %1 requires a writable folder</source>
        <translation>ログ%1を読むには書き込み可能なフォルダーが必要です</translation>
    </message>
    <message>
        <source>its format is older and must be upgraded first</source>
        <translation>形式が古いため、先に更新が必要です</translation>
    </message>
    <message>
        <source>the name of a library is missing</source>
        <translation>ライブラリの名前がありません</translation>
    </message>
    <message>
        <source>its header</source>
        <translation>そのヘッダー</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>プレイヤー%1</translation>
    </message>
    <message>
        <source>empty name</source>
        <translation>名前が空です</translation>
    </message>
    <message>
        <source>empty tag</source>
        <translation>タグが空です</translation>
    </message>
    <message>
        <source>names, result, date or other facts of this game</source>
        <translation>この対局の名前、結果、日付などの情報</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>バージョン%1</translation>
    </message>
    <message>
        <source>a game of %1 bytes</source>
        <translation>%1バイトの対局</translation>
    </message>
    <message>
        <source>a game of more than 32 MiB</source>
        <translation>32 MiBを超える対局</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>%1バイト目</translation>
    </message>
    <message>
        <source>more than 300 times its packed size</source>
        <translation>圧縮時の300倍を超えます</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>暗号化されています</translation>
    </message>
    <message>
        <source>compression method %1 is not supported</source>
        <translation>圧縮方式%1には対応していません</translation>
    </message>
    <message>
        <source>%1 bytes, at most %2</source>
        <translation>%1バイト（上限%2）</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>棋力%1</translation>
    </message>
    <message>
        <source>rank %1 (the ranks are %2 to %3)</source>
        <translation>棋力%1（%2から%3まであります）</translation>
    </message>
    <message>
        <source>none of the labels is for these games; unreadable labels: %1</source>
        <translation>これらの対局のラベルがありません。読めないラベル：%1</translation>
    </message>
    <message>
        <source>%1 has no steps or an empty batch</source>
        <translation>%1にステップがないか、バッチが空です</translation>
    </message>
    <message>
        <source>it computes values that are not numbers</source>
        <translation>数値でない値を計算します</translation>
    </message>
    <message>
        <source>more than %1 MiB once unpacked</source>
        <translation>展開すると%1 MiBを超えます</translation>
    </message>
    <message>
        <source>a word has no end</source>
        <translation>語に終わりがありません</translation>
    </message>
    <message>
        <source>the file ends too early</source>
        <translation>ファイルが途中で終わっています</translation>
    </message>
    <message>
        <source>unexpected value %1 (%2)</source>
        <translation>予期しない値%1（%2）</translation>
    </message>
    <message>
        <source>a weight is not a number</source>
        <translation>重みが数値ではありません</translation>
    </message>
    <message>
        <source>its weights do not start with @BIN@</source>
        <translation>重みが @BIN@ で始まっていません</translation>
    </message>
    <message>
        <source>there is data after its end</source>
        <translation>終わりの後にデータがあります</translation>
    </message>
    <message>
        <source>the sizes of its layers do not match</source>
        <translation>層のサイズが一致しません</translation>
    </message>
    <message>
        <source>a number is out of range</source>
        <translation>数値が範囲外です</translation>
    </message>
    <message>
        <source>an unknown kind of layer</source>
        <translation>未知の種類の層</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>その名前</translation>
    </message>
    <message>
        <source>it does not start like a KataGo model</source>
        <translation>KataGoのモデルの形式で始まっていません</translation>
    </message>
    <message>
        <source>KataGo model version %1</source>
        <translation>KataGoモデルのバージョン%1</translation>
    </message>
    <message numerus="yes">
        <source>%n input planes</source>
        <translation>
            <numerusform>入力面%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n global inputs</source>
        <translation>
            <numerusform>全体入力%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>metadata version %1</source>
        <translation>メタデータのバージョン%1</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>オプション%1</translation>
    </message>
    <message>
        <source>blocks nested deeper than %1</source>
        <translation>%1段を超えて入れ子になったブロック</translation>
    </message>
    <message numerus="yes">
        <source>%n policies</source>
        <translation>
            <numerusform>方策%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>games of %1 by %2</source>
        <translation>%2の対局（%1）</translation>
    </message>
    <message>
        <source>no player lost this game</source>
        <translation>この対局では誰も負けていません</translation>
    </message>
    <message>
        <source>the encoding</source>
        <translation>符号化</translation>
    </message>
    <message>
        <source>the scale belongs to another game</source>
        <translation>尺度は別のゲームのものです</translation>
    </message>
    <message>
        <source>the number of ranks</source>
        <translation>棋力の数</translation>
    </message>
    <message>
        <source>the profile has other ranks</source>
        <translation>プロファイルの棋力が異なります</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>盤%1</translation>
    </message>
    <message>
        <source>the profile for %1 has other ranks</source>
        <translation>%1のプロファイルの棋力が異なります</translation>
    </message>
    <message>
        <source>it names no format</source>
        <translation>形式が記されていません</translation>
    </message>
    <message>
        <source>this is a KataGo network; choose one of Evenmatch&apos;s own (.evm)</source>
        <translation>これはKataGoのネットワークです。Evenmatchのもの（.evm）を選んでください</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1がありません</translation>
    </message>
    <message>
        <source>the shape of %1</source>
        <translation>%1の形状</translation>
    </message>
    <message>
        <source>%1 contains values that are not numbers</source>
        <translation>%1に数値でない値があります</translation>
    </message>
    <message>
        <source>%1 is not part of this network</source>
        <translation>%1はこのネットワークの一部ではありません</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>ファイルが空です</translation>
    </message>
    <message>
        <source>it has no header</source>
        <translation>ヘッダーがありません</translation>
    </message>
    <message>
        <source>its header claims %1 bytes</source>
        <translation>ヘッダーが%1バイトとなっています</translation>
    </message>
    <message>
        <source>the file ends too early, or its tensors overlap</source>
        <translation>ファイルが途中で終わっているか、テンソルが重なっています</translation>
    </message>
    <message>
        <source>its checksum does not match</source>
        <translation>チェックサムが一致しません</translation>
    </message>
    <message>
        <source>text that is not UTF-8</source>
        <translation>UTF-8でないテキスト</translation>
    </message>
    <message>
        <source>%1 occurs twice</source>
        <translation>%1が2回現れます</translation>
    </message>
    <message>
        <source>%1 is incomplete</source>
        <translation>%1が不完全です</translation>
    </message>
    <message>
        <source>unknown type of numbers in %1</source>
        <translation>%1の数値の型が不明です</translation>
    </message>
    <message>
        <source>the place of %1</source>
        <translation>%1の位置</translation>
    </message>
    <message>
        <source>byte %1 of its header</source>
        <translation>ヘッダーの%1バイト目</translation>
    </message>
    <message>
        <source>XGBoost&apos;s trees: %1</source>
        <translation>XGBoostの決定木：%1</translation>
    </message>
    <message>
        <source>%1 (choose one of %2)</source>
        <translation>%1（次から選択：%2）</translation>
    </message>
    <message>
        <source>games on %1</source>
        <translation>%1の対局</translation>
    </message>
    <message>
        <source>the checkpoint belongs to another configuration</source>
        <translation>チェックポイントは別の構成のものです</translation>
    </message>
    <message>
        <source>another process of this training was lost; start all of them again (%1)</source>
        <translation>この学習の別のプロセスが失われました。すべて再起動してください（%1）</translation>
    </message>
    <message>
        <source>the meeting address must be HOST:PORT, not %1</source>
        <translation>集合アドレスは%1ではなくHOST:PORTで指定してください</translation>
    </message>
    <message>
        <source>processes are numbered from 0</source>
        <translation>プロセスの番号は0から始まります</translation>
    </message>
    <message>
        <source>training by several processes needs a LibTorch with Gloo, or a GPU for each process</source>
        <translation>複数プロセスでの学習には、Gloo付きのLibTorchまたはプロセスごとのGPUが必要です</translation>
    </message>
    <message>
        <source>teachers with ratings on the scale</source>
        <translation>尺度にあるレーティングの教師ネットワーク</translation>
    </message>
    <message>
        <source>teacher %1</source>
        <translation>教師ネットワーク%1</translation>
    </message>
    <message>
        <source>hints need a teacher with the same number of blocks and channels</source>
        <translation>ヒントにはブロック数とチャンネル数が同じ教師ネットワークが必要です</translation>
    </message>
    <message>
        <source>positions to train on</source>
        <translation>学習用の局面</translation>
    </message>
    <message>
        <source>all processes must have the same configuration, games and initial model</source>
        <translation>すべてのプロセスで構成、対局、初期モデルが同じでなければなりません</translation>
    </message>
    <message>
        <source>the initial model has another network</source>
        <translation>初期モデルのネットワークが異なります</translation>
    </message>
    <message>
        <source>the loss is not a number at step %1</source>
        <translation>ステップ%1で損失が数値ではありません</translation>
    </message>
    <message>
        <source>the gradient is not a number at step %1</source>
        <translation>ステップ%1で勾配が数値ではありません</translation>
    </message>
    <message>
        <source>%1 needs at least 1 second per move</source>
        <translation>%1には1手あたり1秒以上が必要です</translation>
    </message>
    <message>
        <source>KataGo has no HumanSL model; start it with -human-model</source>
        <translation>KataGoにHumanSLモデルがありません。-human-modelを付けて起動してください</translation>
    </message>
    <message>
        <source>KataGo: no winrate</source>
        <translation>KataGo：勝率がありません</translation>
    </message>
    <message>
        <source>KataGo: no policy</source>
        <translation>KataGo：方策がありません</translation>
    </message>
    <message>
        <source>KataGo analyses only Go</source>
        <translation>KataGoが解析できるのは囲碁だけです</translation>
    </message>
    <message>
        <source>only games of Go and chess can be saved</source>
        <translation>保存できるのは囲碁とチェスの対局だけです</translation>
    </message>
    <message>
        <source>source=after needs a network that evaluates the position after a move</source>
        <translation>source=afterには着手後の局面を評価するネットワークが必要です</translation>
    </message>
    <message>
        <source>%1 (a value must follow the colon)</source>
        <translation>%1（コロンの後に値が必要です）</translation>
    </message>
    <message>
        <source>%1 (this player takes no value)</source>
        <translation>%1（このプレイヤーは値を取りません）</translation>
    </message>
    <message>
        <source>%1 (this player needs a colon and a value)</source>
        <translation>%1（このプレイヤーにはコロンと値が必要です）</translation>
    </message>
    <message>
        <source>%1 (write options as ?name=value&amp;name=value)</source>
        <translation>%1（オプションは ?name=value&amp;name=valueの形で書いてください）</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>a network for %1</source>
        <translation>%1用のネットワーク</translation>
    </message>
    <message>
        <source>GTP is a protocol for Go; this network plays %1</source>
        <translation>GTPは囲碁のプロトコルですが、このネットワークのゲームは%1です</translation>
    </message>
    <message>
        <source>UCI is a protocol for chess; this network plays %1</source>
        <translation>UCIはチェスのプロトコルですが、このネットワークのゲームは%1です</translation>
    </message>
    <message>
        <source>%1 cannot play %2</source>
        <translation>%1は%2をプレイできません</translation>
    </message>
    <message>
        <source>a network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>a search</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>verdict, phase</source>
        <translation>判定、段階</translation>
    </message>
    <message>
        <source>this step differs from the plan</source>
        <translation>この段階は計画と異なります</translation>
    </message>
    <message>
        <source>--lower must be at least 1 and at most --upper</source>
        <translation>--lowerは1以上 --upper以下にしてください</translation>
    </message>
    <message>
        <source>candidates of at least three ranks</source>
        <translation>3つ以上の棋力の候補局</translation>
    </message>
    <message>
        <source>the network has no profile with the same ranks</source>
        <translation>ネットワークに同じ棋力のプロファイルがありません</translation>
    </message>
    <message>
        <source>labelled games; choose their folder (--data)</source>
        <translation>棋力の分かっている棋譜。フォルダーを選んでください（--data）</translation>
    </message>
    <message>
        <source>name one player for each rank</source>
        <translation>棋力ごとに1人のプレイヤーを指定してください</translation>
    </message>
    <message>
        <source>--classifier (the network does not classify these ranks)</source>
        <translation>--classifier（このネットワークはこれらの棋力を分類しません）</translation>
    </message>
    <message>
        <source>labelled games</source>
        <translation>棋力の分かっている棋譜</translation>
    </message>
    <message>
        <source>policies of at least two levels</source>
        <translation>2つ以上の段階の方策</translation>
    </message>
    <message>
        <source>games of at least two ranks</source>
        <translation>2つ以上の棋力の棋譜</translation>
    </message>
    <message>
        <source>moves with known losses</source>
        <translation>損失の分かっている手</translation>
    </message>
    <message>
        <source>players with several games</source>
        <translation>複数の対局があるプレイヤー</translation>
    </message>
    <message>
        <source>players with several games in half of the ranks</source>
        <translation>半数の棋力に、複数の対局があるプレイヤー</translation>
    </message>
    <message>
        <source>games of two neighbouring ranks</source>
        <translation>隣り合う2つの棋力の棋譜</translation>
    </message>
    <message>
        <source>the folder of games with known ranks is missing (--data)</source>
        <translation>棋力の分かっている棋譜のフォルダーが指定されていません（--data）</translation>
    </message>
    <message>
        <source>two players of one rank with %1 games each</source>
        <translation>同じ棋力で、それぞれ%1局あるプレイヤー2人</translation>
    </message>
    <message>
        <source>a network for this game; choose one (--network)</source>
        <translation>このゲームのネットワーク。選んでください（--network）</translation>
    </message>
    <message>
        <source>it belongs to the KataGo network %1, not to %2</source>
        <translation>KataGoのネットワーク%1用で、%2用ではありません</translation>
    </message>
    <message>
        <source>the KataGo network %1, whose last layer it reads</source>
        <translation>最後の層を読み取るKataGoのネットワーク%1</translation>
    </message>
    <message>
        <source>a handicap of %1 (2 to 9 stones; up to 4 on 7×7 and boards of even size, none below 7×7)</source>
        <translation>置き石%1（2～9子。7路盤と偶数路盤では4子まで、7路盤未満では不可）</translation>
    </message>
    <message>
        <source>%1 (one side moves twice in a row)</source>
        <translation>%1（同じ側が続けて着手しています）</translation>
    </message>
    <message>
        <source>%1 (a position is set up in the middle of the game)</source>
        <translation>%1（対局の途中で局面が設定されています）</translation>
    </message>
    <message>
        <source>it only adds ranks to the network %1</source>
        <translation>ネットワーク %1 に段級位を加えるだけのファイルです</translation>
    </message>
    <message>
        <source>a FEN without the side to move (w or b)</source>
        <translation>手番（wまたはb）のないFEN</translation>
    </message>
    <message>
        <source>%1 has no effect in %2</source>
        <translation>%2では%1は効果がありません</translation>
    </message>
    <message>
        <source>%1 (this player does not search)</source>
        <translation>%1（このプレイヤーは探索しません）</translation>
    </message>
    <message>
        <source>--upper must be at most --most</source>
        <translation>--upperは--most以下でなければなりません</translation>
    </message>
    <message>
        <source>a plot</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>the student among the players of the tagged games; choose the student&apos;s names</source>
        <translation>タグ付きの対局の中に生徒が見つかりません。生徒の名前を選んでください</translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <source>The evaluation is not known yet</source>
        <translation>評価はまだありません</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>評価</translation>
    </message>
</context>
<context>
    <name>ExplainedCard</name>
    <message>
        <source>What is this? %1</source>
        <translation>これは何ですか？%1</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>これは何ですか？</translation>
    </message>
</context>
<context>
    <name>ExplorerGuest</name>
    <message>
        <source>&amp;Opening explorer</source>
        <translation>オープニング検索(&amp;O)</translation>
    </message>
    <message>
        <source>Explore the &amp;corner</source>
        <translation>隅を調べる(&amp;C)</translation>
    </message>
    <message>
        <source>Go: games with the stones in the corner of the last move, instead of those on the whole board</source>
        <translation>囲碁：盤全体ではなく、最後の着手のある隅の石が同じ対局</translation>
    </message>
</context>
<context>
    <name>ExplorerModel</name>
    <message>
        <source>no results</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <source>%1 wins %2 %</source>
        <translation>%1の勝ち%2%</translation>
    </message>
    <message>
        <source>draws %1 %</source>
        <translation>引き分け%1%</translation>
    </message>
    <message>
        <source>last played: %1</source>
        <translation>最後に選ばれた日：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n other points are the same by symmetry</source>
        <translation>
            <numerusform>対称のため、ほかの%n点も同じです</numerusform>
        </translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Move that was played</source>
        <translation>実戦で選ばれた手</translation>
    </message>
    <message>
        <source>Share of the games with this position</source>
        <translation>この局面のある棋譜に占める割合</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Games that went on with this move</source>
        <translation>この手で進んだ棋譜</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>How these games ended</source>
        <translation>これらの対局の結果</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>段級位</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Average rank of the players who chose this move</source>
        <translation>この手を選んだ対局者の平均段級位</translation>
    </message>
    <message>
        <source>Average rating of the players who chose this move</source>
        <translation>この手を選んだ対局者の平均レーティング</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Year in which it was last played</source>
        <translation>最後に選ばれた年</translation>
    </message>
</context>
<context>
    <name>ExplorerPanel</name>
    <message>
        <source>Opening explorer</source>
        <translation>オープニング検索</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Games to explore</source>
        <translation>検索する棋譜</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>この局面のある棋譜</translation>
    </message>
    <message>
        <source>Open the game at this position</source>
        <translation>この局面で棋譜を開く</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>My library</source>
        <translation>自分のライブラリ</translation>
    </message>
    <message>
        <source>My own games</source>
        <translation>自分の対局</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>ファイル…</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>フォルダー…</translation>
    </message>
    <message>
        <source>Explore the games of a file</source>
        <translation>ファイルの棋譜を検索</translation>
    </message>
    <message>
        <source>Explore the games of a folder</source>
        <translation>フォルダーの棋譜を検索</translation>
    </message>
    <message>
        <source>Checking the files…</source>
        <translation>ファイルを確認しています…</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>No game of this collection has this position.</source>
        <translation>この局面のある棋譜はこの中にありません。</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>盤全体</translation>
    </message>
    <message>
        <source>Games with the same stones on the whole board</source>
        <translation>盤全体の石が同じ対局</translation>
    </message>
    <message>
        <source>This corner</source>
        <translation>この隅</translation>
    </message>
    <message>
        <source>Games with the stones of this corner in one of their corners, in either colour and any orientation</source>
        <translation>いずれかの隅にこの隅と同じ石がある対局。色と向きは問いません</translation>
    </message>
    <message numerus="yes">
        <source>%n corners in %1</source>
        <comment>%1: 24 games</comment>
        <translation>
            <numerusform>%1の隅%nか所</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplorerSource</name>
    <message>
        <source>No games were found in %1.</source>
        <translation>%1に棋譜が見つかりません。</translation>
    </message>
</context>
<context>
    <name>ExplorerTable</name>
    <message>
        <source>Moves played from this position</source>
        <translation>この局面で選ばれた手</translation>
    </message>
    <message>
        <source>Choose all moves</source>
        <translation>すべての手を選ぶ</translation>
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
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Go engines (GTP) and chess engines (UCI). They run on this computer with the command you enter.</source>
        <translation>囲碁エンジン（GTP）とチェスエンジン（UCI）です。入力したコマンドで、このコンピューター上で動きます。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Command, such as gnugo --mode gtp</source>
        <translation>コマンド（例：gnugo --mode gtp）</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>プロトコル</translation>
    </message>
    <message>
        <source>Go (GTP)</source>
        <translation>囲碁（GTP）</translation>
    </message>
    <message>
        <source>Chess (UCI)</source>
        <translation>チェス（UCI）</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Go, GTP</source>
        <translation>囲碁、GTP</translation>
    </message>
    <message>
        <source>Chess, UCI</source>
        <translation>チェス、UCI</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Test %1</source>
        <translation>%1をテスト</translation>
    </message>
    <message>
        <source>Start the engine and request a move</source>
        <translation>エンジンを起動して1手を求めます</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>Testing %1</source>
        <translation>%1をテスト中</translation>
    </message>
    <message>
        <source>✓ %1 played %2 after %3 s.</source>
        <translation>✓ %1は%3秒後に%2を選びました。</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1を追加</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>Name of the engine</source>
        <translation>エンジンの名前</translation>
    </message>
    <message>
        <source>Command that starts the engine</source>
        <translation>エンジンを起動するコマンド</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>オプション…</translation>
    </message>
    <message>
        <source>Options of %1</source>
        <translation>%1のオプション</translation>
    </message>
    <message>
        <source>✕ The engine failed: %1.</source>
        <translation>✕ エンジンでエラーが発生しました：%1。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>Games (*.sgf *.pgn *.fen *.gib *.ngf *.ugi *.ugf *.gz *.zst *.bz2 *.zip);;All files (*)</source>
        <translation>棋譜 (*.sgf *.pgn *.fen *.gib *.ngf *.ugi *.ugf *.gz *.zst *.bz2 *.zip);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>%1に書き出しました。</translation>
    </message>
    <message>
        <source>%1; the moves before it were kept</source>
        <translation>%1。それより前の手は残しました</translation>
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
        <translation>回の抽出</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>sides</source>
        <translation>片側</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>組</translation>
    </message>
    <message>
        <source>points</source>
        <translation>目</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>反復回数</translation>
    </message>
    <message>
        <source>match</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>組</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>棋力</translation>
    </message>
    <message>
        <source>policy of</source>
        <translation>方策：</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>試行</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>測定値</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <source>logistic</source>
        <translation>ロジスティック</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>レーティング</translation>
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
        <translation>得点（%）、95%区間</translation>
    </message>
    <message>
        <source>win rate (%), 95 % intervals</source>
        <translation>勝率（%）、95%区間</translation>
    </message>
    <message>
        <source>Elo, 95 % intervals</source>
        <translation>Elo、95%区間</translation>
    </message>
    <message>
        <source>Elo against z = 0, 95 % intervals</source>
        <translation>z = 0に対するElo、95%区間</translation>
    </message>
    <message>
        <source>estimated / true iterations, 95 % intervals</source>
        <translation>推定／真の反復数、95%区間</translation>
    </message>
    <message>
        <source>log10 of iterations, 95 % intervals</source>
        <translation>反復数のlog10、95%区間</translation>
    </message>
    <message>
        <source>mean of %1 trial</source>
        <translation>%1回の試行の平均</translation>
    </message>
    <message>
        <source>mean of %1 trials</source>
        <translation>%1回の試行の平均</translation>
    </message>
    <message>
        <source>trial %1</source>
        <translation>試行%1</translation>
    </message>
    <message>
        <source>Score of UCT against %1</source>
        <translation>%1に対するUCTの得点</translation>
    </message>
    <message>
        <source>score of UCT</source>
        <translation>UCTの得点</translation>
    </message>
    <message>
        <source>search for bounds</source>
        <translation>範囲の探索</translation>
    </message>
    <message>
        <source>Estimated / true iterations, balanced by %1</source>
        <translation>推定／真の反復数（%1で釣り合わせ）</translation>
    </message>
    <message>
        <source>%1, %2 iterations</source>
        <translation>%1、反復%2回</translation>
    </message>
    <message>
        <source>Players in iterations of UCT</source>
        <translation>UCTの反復数で表したプレイヤー</translation>
    </message>
    <message>
        <source>%1 (out of reach)</source>
        <translation>%1（範囲外）</translation>
    </message>
    <message>
        <source>%1 against %2: score</source>
        <translation>%1対%2：得点</translation>
    </message>
    <message>
        <source>%1 against %2: Elo</source>
        <translation>%1対%2：Elo</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost</source>
        <translation>%1勝%3敗%2分</translation>
    </message>
    <message>
        <source>%1: every rank against %2</source>
        <translation>%1：各棋力対%2</translation>
    </message>
    <message>
        <source>Win rate against the middle rank</source>
        <translation>中央の棋力に対する勝率</translation>
    </message>
    <message>
        <source>Ratings, 1500 on average</source>
        <translation>レーティング（平均1500）</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>総当たり</translation>
    </message>
    <message>
        <source>Elo of sa:z against sa:0</source>
        <translation>sa:0に対するsa:zのElo</translation>
    </message>
    <message>
        <source>Strength index and Elo</source>
        <translation>強さ指数とElo</translation>
    </message>
    <message>
        <source>Fits over z from -2 to 2</source>
        <translation>z = -2 … 2での当てはめ</translation>
    </message>
    <message>
        <source>range of the line</source>
        <translation>直線の幅</translation>
    </message>
    <message>
        <source>error of the line</source>
        <translation>直線の誤差</translation>
    </message>
    <message>
        <source>Score of %1 in the second half of its games</source>
        <translation>後半の対局での%1の得点</translation>
    </message>
    <message>
        <source>&quot;match me&quot;</source>
        <translation>「互角」</translation>
    </message>
    <message>
        <source>Mean distance from 50 %</source>
        <translation>50%からの平均距離</translation>
    </message>
    <message>
        <source>Uneven pairs</source>
        <translation>力の差のある組</translation>
    </message>
    <message>
        <source>%1: policy of %2</source>
        <translation>%1：%2の方策</translation>
    </message>
    <message>
        <source>all levels: %1</source>
        <translation>全段階：%1</translation>
    </message>
    <message>
        <source>Within %1</source>
        <translation>%1の中</translation>
    </message>
    <message>
        <source>SE∞, nearest β̄</source>
        <translation>SE∞、最も近いβ̄</translation>
    </message>
    <message>
        <source>Nearest β̄, %1</source>
        <translation>最も近いβ̄、%1</translation>
    </message>
    <message>
        <source>all moves</source>
        <translation>全ての手</translation>
    </message>
    <message>
        <source>first 50 moves</source>
        <translation>最初の50手</translation>
    </message>
    <message>
        <source>last 50 moves</source>
        <translation>最後の50手</translation>
    </message>
    <message>
        <source>one move</source>
        <translation>1手</translation>
    </message>
    <message>
        <source>%1, paper</source>
        <translation>%1、論文</translation>
    </message>
    <message>
        <source>Trees, rounded as published</source>
        <translation>決定木、論文どおりの丸め</translation>
    </message>
    <message>
        <source>β alone</source>
        <translation>βのみ</translation>
    </message>
    <message>
        <source>trees</source>
        <translation>決定木</translation>
    </message>
    <message>
        <source>trees, nearest mean</source>
        <translation>決定木、最も近い平均</translation>
    </message>
    <message>
        <source>Trees, rounded as published, games of one player</source>
        <translation>決定木、論文どおりの丸め、1人の対局</translation>
    </message>
    <message>
        <source>Likelihood of the ranks&apos; policies, games of one player</source>
        <translation>各棋力の方策の尤度、1人の対局</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>without β</source>
        <translation>βなし</translation>
    </message>
    <message>
        <source>without priors</source>
        <translation>事前確率なし</translation>
    </message>
    <message>
        <source>without losses</source>
        <translation>損失なし</translation>
    </message>
    <message>
        <source>β only</source>
        <translation>βのみ</translation>
    </message>
    <message>
        <source>priors only</source>
        <translation>事前確率のみ</translation>
    </message>
    <message>
        <source>losses only</source>
        <translation>損失のみ</translation>
    </message>
    <message>
        <source>length only</source>
        <translation>手数のみ</translation>
    </message>
    <message>
        <source>everything + outside losses</source>
        <translation>すべて＋外部の損失</translation>
    </message>
    <message>
        <source>outside losses only</source>
        <translation>外部の損失のみ</translation>
    </message>
    <message>
        <source>everything + outside levels</source>
        <translation>すべて＋外部の段階</translation>
    </message>
    <message>
        <source>outside levels only</source>
        <translation>外部の段階のみ</translation>
    </message>
    <message>
        <source>everything + both</source>
        <translation>すべて＋両方</translation>
    </message>
    <message>
        <source>%1 ranks</source>
        <translation>%1段階</translation>
    </message>
    <message>
        <source>%1, linear</source>
        <translation>%1、線形</translation>
    </message>
    <message>
        <source>%1, by rank</source>
        <translation>%1、棋力別</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1対%2</translation>
    </message>
    <message>
        <source>%1, score</source>
        <translation>%1、得点</translation>
    </message>
    <message>
        <source>%1, trueskill</source>
        <translation>%1、TrueSkill</translation>
    </message>
    <message>
        <source>Elo of sa:z at R_th = %1 against sa:0 at R_th = 0.1</source>
        <translation>R_th = %1のsa:zのElo（R_th = 0.1のsa:0に対して）</translation>
    </message>
    <message>
        <source>Mean z at the end of a game, steps of %1</source>
        <translation>対局終了時のzの平均（刻み%1）</translation>
    </message>
    <message>
        <source>Standard deviation of z at the end of a game, steps of %1</source>
        <translation>対局終了時のzの標準偏差（刻み%1）</translation>
    </message>
    <message>
        <source>β alone, games of one player</source>
        <translation>βのみ、1人の対局</translation>
    </message>
    <message>
        <source>SLsum, classifier</source>
        <translation>SLsum、分類器</translation>
    </message>
    <message>
        <source>SLvote, classifier</source>
        <translation>SLvote、分類器</translation>
    </message>
    <message>
        <source>TrueSkill&apos;s match quality</source>
        <translation>TrueSkillの対戦の質</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>質</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>%1 of decided games won</source>
        <translation>決着した対局の%1に勝ち</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn</source>
        <translation>勝ち%1、引き分け%2</translation>
    </message>
    <message>
        <source>geometric mean of the priors</source>
        <translation>事前確率の幾何平均</translation>
    </message>
    <message>
        <source>policy of %1</source>
        <translation>%1の方策</translation>
    </message>
    <message>
        <source>Mean %1 in the second half</source>
        <translation>後半の平均%1</translation>
    </message>
    <message>
        <source>from the visits</source>
        <translation>訪問数から</translation>
    </message>
    <message>
        <source>Elo against z = ∞</source>
        <translation>z = ∞に対するElo</translation>
    </message>
    <message>
        <source>Strength index of the search itself</source>
        <translation>探索そのものの強さ指数</translation>
    </message>
    <message>
        <source>move of the game</source>
        <translation>対局の手数</translation>
    </message>
    <message>
        <source>β̄ of every rank, over all moves</source>
        <translation>各棋力のβ̄、全手</translation>
    </message>
    <message>
        <source>moves %1 to %2</source>
        <translation>%1手目から%2手目</translation>
    </message>
    <message>
        <source>β̄ of every rank at every move, plain means</source>
        <translation>各棋力の手数ごとのβ̄、単純平均</translation>
    </message>
    <message>
        <source>%1, %2 game</source>
        <translation>%1、%2局</translation>
    </message>
    <message>
        <source>%1, %2 games</source>
        <translation>%1、%2局</translation>
    </message>
    <message>
        <source>Trees on %1 and %2</source>
        <translation>%1と%2による決定木</translation>
    </message>
    <message>
        <source>both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Trees on %1</source>
        <translation>%1による決定木</translation>
    </message>
    <message>
        <source>all ranks</source>
        <translation>すべての棋力</translation>
    </message>
    <message>
        <source>the whole game</source>
        <translation>対局全体</translation>
    </message>
    <message>
        <source>plies to %1</source>
        <translation>%1手目まで</translation>
    </message>
    <message>
        <source>plies after %1</source>
        <translation>%1手目より後</translation>
    </message>
    <message>
        <source>Mean loss, by plies of the game</source>
        <translation>平均損失、手数別</translation>
    </message>
    <message>
        <source>Standard deviation of the losses, by plies of the game</source>
        <translation>損失の標準偏差、手数別</translation>
    </message>
    <message>
        <source>mean loss</source>
        <translation>平均損失</translation>
    </message>
    <message>
        <source>Mean loss at every ply</source>
        <translation>手数ごとの平均損失</translation>
    </message>
    <message>
        <source>ply</source>
        <translation>手目</translation>
    </message>
    <message>
        <source>%1, bars: standard deviation</source>
        <translation>%1、縦棒：標準偏差</translation>
    </message>
    <message>
        <source>mean β</source>
        <translation>平均β</translation>
    </message>
    <message>
        <source>geometric mean of the priors of %1</source>
        <translation>%1の事前確率の幾何平均</translation>
    </message>
    <message>
        <source>%1 of %2 games: median</source>
        <translation>%1、%2局：中央値</translation>
    </message>
    <message>
        <source>%1 of %2 games: from quartile to quartile</source>
        <translation>%1、%2局：四分位範囲</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1、%2局</translation>
    </message>
    <message>
        <source>games of one player</source>
        <translation>1人の対局</translation>
    </message>
    <message>
        <source>%1, %2: UCT iterations of equal strength</source>
        <translation>%1、%2：同じ強さのUCT反復回数</translation>
    </message>
    <message>
        <source>Iterations by match</source>
        <translation>対戦ごとの反復回数</translation>
    </message>
    <message>
        <source>%1 games per step, %2 trials, balanced by %3, seed %4; the paper uses 10 trials of 1000 games</source>
        <translation>1段階%1局、試行%2回、均衡の判定：%3、シード%4。論文は1000局の試行を10回</translation>
    </message>
    <message>
        <source>Difference in win rates</source>
        <translation>勝率の差</translation>
    </message>
    <message>
        <source>probability of a draw</source>
        <translation>引き分けの確率</translation>
    </message>
    <message>
        <source>UCT measured against itself, with given bounds</source>
        <translation>UCTどうしで測定（範囲を指定）</translation>
    </message>
    <message>
        <source>UCT measured against itself</source>
        <translation>UCTどうしで測定</translation>
    </message>
    <message>
        <source>UCT iterations of equal strength, balanced by %1</source>
        <translation>同じ強さのUCT反復回数（均衡の判定：%1）</translation>
    </message>
    <message>
        <source>Mean %1 in the second half; paper: the opponent&apos;s value</source>
        <translation>後半の%1の平均。論文は相手の値</translation>
    </message>
    <message>
        <source>Adapting to five opponents: %1</source>
        <translation>5人の相手への適応：%1</translation>
    </message>
    <message>
        <source>adaptive strength index</source>
        <translation>適応する強さ指数</translation>
    </message>
    <message>
        <source>position on the rank scale</source>
        <translation>棋力の尺度上の位置</translation>
    </message>
    <message>
        <source>Elo derived from visits: mean error for z from -2 to 2</source>
        <translation>訪問数から求めたElo：zが-2から2までの平均誤差</translation>
    </message>
    <message>
        <source>compared with a logistic curve</source>
        <translation>ロジスティック曲線との比較</translation>
    </message>
    <message>
        <source>Elo derived from visits</source>
        <translation>訪問数から求めたElo</translation>
    </message>
    <message>
        <source>compared with the measured Elo</source>
        <translation>実測Eloとの比較</translation>
    </message>
    <message>
        <source>Weakest allowed move, ln(N / N_max)</source>
        <translation>許される最も弱い手、ln(N / N_max)</translation>
    </message>
    <message>
        <source>Allowed moves beyond ln R_th</source>
        <translation>ln R_thを超える許容手</translation>
    </message>
    <message>
        <source>Allowed moves per position, by R_th</source>
        <translation>1局面あたりの許容手数（R_th別）</translation>
    </message>
    <message>
        <source>Strength index of the search itself, with the paper&apos;s Elo</source>
        <translation>探索そのものの強さ指数（論文のEloを使用）</translation>
    </message>
    <message>
        <source>worst observed</source>
        <translation>観測された最悪値</translation>
    </message>
    <message>
        <source>Expected rating for z at R_th = 0.1, if strength is a power of the visits</source>
        <translation>R_th = 0.1でのzごとの期待レーティング（強さが訪問数のべき乗と仮定）</translation>
    </message>
    <message>
        <source>Weakest allowed move relative to the best</source>
        <translation>最善手と比べた最も弱い許容手</translation>
    </message>
    <message>
        <source>R_th = 0.1; Elo relative to z = 0, as in the paper&apos;s games (its Table 1 sets z = ∞ to 0)</source>
        <translation>R_th = 0.1。Eloは論文の対局と同じくz = 0を基準とする（論文の表1はz = ∞を0とする）</translation>
    </message>
    <message>
        <source>measured range</source>
        <translation>実測の範囲</translation>
    </message>
    <message>
        <source>error of the logistic curve</source>
        <translation>ロジスティック曲線の誤差</translation>
    </message>
    <message>
        <source>Ranks not used for training, after 20 games</source>
        <translation>学習に使っていない棋力（20局後）</translation>
    </message>
    <message>
        <source>%1, within one rank</source>
        <translation>%1（1段階以内）</translation>
    </message>
    <message>
        <source>%1, correct rank</source>
        <translation>%1（正解）</translation>
    </message>
    <message>
        <source>trained on %1 ranks</source>
        <translation>%1種類の棋力で学習</translation>
    </message>
    <message>
        <source>Correct ranks when only some were used for training</source>
        <translation>一部の棋力だけで学習した場合の正解率</translation>
    </message>
    <message>
        <source>Baselines without moves, fitted on all ranks</source>
        <translation>着手を使わない基準（全棋力で調整）</translation>
    </message>
    <message>
        <source>%1, network %2 (%3), %4 simulations per move, one leaf at a time, seed %5</source>
        <translation>%1、ネットワーク%2（%3）、1手%4シミュレーション、葉は1枚ずつ、シード%5</translation>
    </message>
    <message>
        <source>Evenmatch, rank</source>
        <translation>Evenmatch、棋力</translation>
    </message>
    <message>
        <source>All ranks combined</source>
        <translation>全棋力の合計</translation>
    </message>
    <message>
        <source>Agreement with human moves</source>
        <translation>人間の着手との一致</translation>
    </message>
    <message>
        <source>moves equal to the human&apos;s (%)</source>
        <translation>人間と同じ手（%）</translation>
    </message>
    <message>
        <source>Scores of the first player against the second</source>
        <translation>先のプレイヤーの後のプレイヤーに対する得点</translation>
    </message>
    <message>
        <source>Score when z adapts within the game in steps of %1</source>
        <translation>対局中にzが%1刻みで適応するときの得点</translation>
    </message>
    <message>
        <source>Score of fixed z = 0</source>
        <translation>固定のz = 0の得点</translation>
    </message>
    <message>
        <source>adapting in steps of %1</source>
        <translation>%1刻みで適応</translation>
    </message>
    <message>
        <source>%1: correct rank, by rank</source>
        <translation>%1：正解率（棋力別）</translation>
    </message>
    <message>
        <source>%1: within one rank, by rank</source>
        <translation>%1：1段階以内（棋力別）</translation>
    </message>
    <message>
        <source>Correct ranks</source>
        <translation>棋力の正解率</translation>
    </message>
    <message>
        <source>Evenmatch, likelihood</source>
        <translation>Evenmatch、尤度</translation>
    </message>
    <message>
        <source>(source only)</source>
        <translation>（出典のみ）</translation>
    </message>
    <message>
        <source>(setting only)</source>
        <translation>（条件のみ）</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Comparison, %1</source>
        <translation>比較、%1</translation>
    </message>
    <message>
        <source>Correct ranks, by the moves used</source>
        <translation>使用した着手別の正解率</translation>
    </message>
    <message>
        <source>Difference between the strongest and the weakest rank, by move number</source>
        <translation>最強と最弱の棋力の差（手数別）</translation>
    </message>
    <message>
        <source>β̄ of every rank at every move, as used by opponents</source>
        <translation>各棋力の手ごとのβ̄（対局相手が使う値）</translation>
    </message>
    <message>
        <source>estimated rank</source>
        <translation>推定棋力</translation>
    </message>
    <message>
        <source>true rank, % of its draws</source>
        <translation>実際の棋力、その標本に占める%</translation>
    </message>
    <message>
        <source>Ply with the largest losses</source>
        <translation>損失が最大の手数</translation>
    </message>
    <message>
        <source>log odds</source>
        <translation>対数オッズ</translation>
    </message>
    <message>
        <source>%1: estimated by true rank, %2 games of one player</source>
        <translation>%1：実際の棋力ごとの推定（1人の%2局）</translation>
    </message>
    <message>
        <source>%1: estimated by true rank, %2 game</source>
        <translation>%1：実際の棋力ごとの推定（%2局）</translation>
    </message>
    <message>
        <source>%1: estimated by true rank, %2 games</source>
        <translation>%1：実際の棋力ごとの推定（%2局）</translation>
    </message>
    <message>
        <source>Correct rank after %1 game</source>
        <translation>%1局後の正解率</translation>
    </message>
    <message>
        <source>Correct rank after %1 games</source>
        <translation>%1局後の正解率</translation>
    </message>
    <message>
        <source>%1: within one rank</source>
        <translation>%1：1段階以内</translation>
    </message>
    <message>
        <source>Effect of each kind of feature</source>
        <translation>特徴の種類ごとの効果</translation>
    </message>
    <message>
        <source>Trees, nearest rank mean</source>
        <translation>決定木、最も近い棋力平均</translation>
    </message>
    <message>
        <source>Trees, rounded as published, games of many players of the rank</source>
        <translation>決定木、論文どおりの丸め、その棋力の多数のプレイヤーの対局</translation>
    </message>
    <message>
        <source>β alone, games of many players of the rank</source>
        <translation>βのみ、その棋力の多数のプレイヤーの対局</translation>
    </message>
    <message>
        <source>Games of one player and of many players</source>
        <translation>1人の対局と多数のプレイヤーの対局</translation>
    </message>
    <message>
        <source>games of many players</source>
        <translation>多数のプレイヤーの対局</translation>
    </message>
    <message>
        <source>one player, likelihood</source>
        <translation>1人、尤度</translation>
    </message>
    <message>
        <source>(one player, source only)</source>
        <translation>（1人、出典のみ）</translation>
    </message>
    <message>
        <source>Comparison, %1 games of one player: correct rank</source>
        <translation>比較、1人の%1局：正解率</translation>
    </message>
    <message>
        <source>Comparison, %1 games of many players: correct rank</source>
        <translation>比較、多数のプレイヤーの%1局：正解率</translation>
    </message>
    <message>
        <source>Likelihood of each rank&apos;s moves under a level&apos;s policy</source>
        <translation>各棋力の着手の、ある段階の方策での尤度</translation>
    </message>
    <message>
        <source>Best level for each pair of neighbouring ranks, chosen on candidates: how often the stronger rank&apos;s side has the higher value</source>
        <translation>隣り合う棋力の各組に最適な段階（candidateで選択）：強い棋力の側の値が高い割合</translation>
    </message>
    <message>
        <source>%1: how often the stronger rank&apos;s side has the higher value</source>
        <translation>%1：強い棋力の側の値が高い割合</translation>
    </message>
    <message>
        <source>Levels that distinguish neighbouring ranks</source>
        <translation>隣り合う棋力を区別する段階</translation>
    </message>
    <message>
        <source>Correlation between the estimate from one game and the rank, given value and result, within settings</source>
        <translation>1局からの推定と棋力の相関（形勢と結果を固定、同一条件内）</translation>
    </message>
    <message>
        <source>%1: correct rank, by number of games</source>
        <translation>%1：正解率（局数別）</translation>
    </message>
    <message>
        <source>%1: within one rank, by number of games</source>
        <translation>%1：1段階以内（局数別）</translation>
    </message>
    <message>
        <source>%1: correct rank after %2 games</source>
        <translation>%1：%2局後の正解率</translation>
    </message>
    <message>
        <source>%1: within one rank after %2 games</source>
        <translation>%1：%2局後に1段階以内</translation>
    </message>
    <message>
        <source>Neighbouring ranks with overlapping boxes</source>
        <translation>箱が重なる隣り合う棋力</translation>
    </message>
    <message>
        <source>everything, up to 500 trees</source>
        <translation>すべて、最大500本の木</translation>
    </message>
    <message>
        <source>%1, with our features</source>
        <translation>%1（本プログラムの特徴量）</translation>
    </message>
    <message>
        <source>z with which SA wins as often as SE∞</source>
        <translation>SA が SE∞ と同じ勝率になる z</translation>
    </message>
    <message>
        <source>SA-MCTS with our z</source>
        <translation>当方の z による SA-MCTS</translation>
    </message>
</context>
<context>
    <name>FindingsModel</name>
    <message>
        <source>This run</source>
        <translation>今回</translation>
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
        <translation>別の実行</translation>
    </message>
</context>
<context>
    <name>FindingsPlot</name>
    <message>
        <source>%1, other run</source>
        <translation>%1、別の実行</translation>
    </message>
</context>
<context>
    <name>FoldSection</name>
    <message>
        <source>Folded</source>
        <translation>折りたたまれています</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開いています</translation>
    </message>
    <message>
        <source>Show this section</source>
        <translation>このセクションを表示</translation>
    </message>
    <message>
        <source>Fold this section</source>
        <translation>このセクションを折りたたむ</translation>
    </message>
</context>
<context>
    <name>GameDocument</name>
    <message>
        <source>The clipboard contains no game: %1. Copy SGF, PGN or FEN text first.</source>
        <translation>クリップボードに棋譜がありません：%1。先にSGF、PGN、FENのテキストをコピーしてください。</translation>
    </message>
    <message>
        <source>%1. The current game is not saved and stays open; save it somewhere else first.</source>
        <translation>%1。現在の対局は保存されていないため、開いたままにします。先に別の場所に保存してください。</translation>
    </message>
    <message>
        <source>Your unsaved game was moved to File ▸ Open recent.</source>
        <translation>保存していない対局は「ファイル ▸ 最近使った棋譜」に移しました。</translation>
    </message>
    <message>
        <source>%1. Choose another place with Save As.</source>
        <translation>%1。「名前を付けて保存」で別の場所を選んでください。</translation>
    </message>
    <message>
        <source>Your last game is too large to open at startup. It was moved to %1.</source>
        <translation>前回の対局は起動時に開くには大きすぎます。%1に移しました。</translation>
    </message>
    <message>
        <source>Evenmatch could not start with your last game, so it started without it. The game is in %1.</source>
        <translation>前回の対局を開くと起動に失敗したため、対局なしで起動しました。対局は%1にあります。</translation>
    </message>
    <message>
        <source>Your last game could not be read. It was moved to %1.</source>
        <translation>前回の対局を読み込めませんでした。%1に移動しました。</translation>
    </message>
    <message>
        <source>The text contains no game: %1</source>
        <translation>テキストに対局が含まれていません：%1</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Save the game under another name with Save As.</source>
        <translation>%1は別のプログラムによって変更されました。「名前を付けて保存」で別の名前で保存してください。</translation>
    </message>
</context>
<context>
    <name>GameInfoDialog</name>
    <message>
        <source>Game information</source>
        <translation>対局情報</translation>
    </message>
    <message>
        <source>Rating of %1</source>
        <translation>%1のレーティング</translation>
    </message>
    <message>
        <source>Rank of %1</source>
        <translation>%1の段級位</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
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
        <translation>コミ</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>This game is in progress.</source>
        <translation>この対局は進行中です。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>A result is 1-0, 0-1 or 1/2-1/2.</source>
        <translation>結果は1-0、0-1、1/2-1/2のいずれかです。</translation>
    </message>
    <message>
        <source>A result is B+3.5, W+R (resignation), B+T (time), 0 (draw) or Void.</source>
        <translation>結果はB+3.5、W+R（中押し）、B+T（時間切れ）、0（持碁）、Voidのいずれかです。</translation>
    </message>
</context>
<context>
    <name>GameListModel</name>
    <message>
        <source>%1  cannot be read</source>
        <translation>%1  読み込めません</translation>
    </message>
</context>
<context>
    <name>GameNotesPanel</name>
    <message>
        <source>Comment on this move</source>
        <translation>この手へのコメント</translation>
    </message>
    <message>
        <source>Your assessment of this move</source>
        <translation>この手に対するあなたの評価</translation>
    </message>
    <message>
        <source>Assessment</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>good</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>interesting</source>
        <translation>興味深い手</translation>
    </message>
    <message>
        <source>No comment on this move yet.</source>
        <translation>この手にはまだコメントがありません。</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Comment •</source>
        <translation>コメント •</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>brilliant</source>
        <translation>妙手</translation>
    </message>
    <message>
        <source>dubious</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>大悪手</translation>
    </message>
    <message>
        <source>Notable moves</source>
        <translation>注目の手</translation>
    </message>
</context>
<context>
    <name>GameOpener</name>
    <message>
        <source>Opening was cancelled.</source>
        <translation>開く操作を中止しました。</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1を開いています</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Both players agree to a draw</source>
        <translation>両者の合意で引き分けにします</translation>
    </message>
    <message>
        <source>Claim draw</source>
        <translation>引き分けを請求</translation>
    </message>
    <message>
        <source>The position has occurred three times, or 50 moves passed without a capture or pawn move</source>
        <translation>同一局面が3回現れたか、駒の取りもポーンの動きもないまま50手が経過しました</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>整地</translation>
    </message>
    <message>
        <source>Click stones to mark them dead or alive.</source>
        <translation>石をクリックして死活を切り替えてください。</translation>
    </message>
    <message>
        <source>Accept count</source>
        <translation>整地を確定</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>対局を続ける</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Go to start</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>前の手</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>次の手</translation>
    </message>
    <message>
        <source>Go to end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Offer or accept a draw</source>
        <translation>引き分けを提案する、または受ける</translation>
    </message>
    <message>
        <source>Your move: you are in check</source>
        <translation>あなたの番です。チェックされています</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>あなたの番です</translation>
    </message>
    <message>
        <source>Match me</source>
        <translation>互角</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>All moves and variations of this game, as a tree</source>
        <translation>この対局のすべての手と変化のツリー</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1が考えています…</translation>
    </message>
    <message>
        <source>Loading the network of %1…</source>
        <translation>%1のネットワークを読み込んでいます…</translation>
    </message>
    <message>
        <source>%1 cannot play: %2</source>
        <translation>%1は対局できません：%2</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから対局</translation>
    </message>
    <message>
        <source>Start a new game from this position</source>
        <translation>この局面から新しい対局を始める</translation>
    </message>
    <message>
        <source>Match me (now %1)</source>
        <translation>互角（今は%1）</translation>
    </message>
    <message>
        <source>Shows an area first, then some moves, then one move</source>
        <translation>まず場所、次にいくつかの候補手、最後に1手</translation>
    </message>
    <message>
        <source>Starting %1…</source>
        <translation>%1を起動しています…</translation>
    </message>
</context>
<context>
    <name>GameRank</name>
    <message>
        <source>Too few moves to estimate your rank: at least %1 are needed.</source>
        <translation>あなたの棋力を推定するには手数が足りません。%1手必要です。</translation>
    </message>
    <message>
        <source>Estimate from this game: %1 (%2). One game is a small sample.</source>
        <translation>この対局からの推定：%1（%2）。1局だけなので目安です。</translation>
    </message>
    <message>
        <source>No estimate from one game: players of most ranks choose such moves.</source>
        <translation>1局では推定できません。このような手はほとんどの棋力の人が選びます。</translation>
    </message>
</context>
<context>
    <name>GameReport</name>
    <message>
        <source>%1: report</source>
        <translation>%1：レポート</translation>
    </message>
    <message>
        <source>β of both players by move, over the bands of the ranks</source>
        <translation>手ごとの両者のβと各棋力の帯</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Rank in the file</source>
        <translation>記録上の棋力</translation>
    </message>
    <message>
        <source>Estimate from this game</source>
        <translation>この対局からの推定</translation>
    </message>
    <message>
        <source>Mean β</source>
        <translation>平均β</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>Largest mistakes</source>
        <translation>大きなミス</translation>
    </message>
    <message>
        <source>No large mistakes.</source>
        <translation>大きなミスはありません。</translation>
    </message>
    <message>
        <source>lost %1 (%2)</source>
        <translation>損失 %1（%2）</translation>
    </message>
    <message>
        <source>before this move: %1</source>
        <translation>この手の前：%1</translation>
    </message>
    <message>
        <source>players at %1 most often choose it here, too (%2 %)</source>
        <translation>ここでは%1の人も、この手を最も多く選びます（%2%）</translation>
    </message>
    <message>
        <source>players at %1 most often choose %2 here (%3 %)</source>
        <translation>%1の人はここで%2を最も多く選びます（%3%）</translation>
    </message>
    <message>
        <source>The position before move %1</source>
        <translation>%1手目の前の局面</translation>
    </message>
    <message>
        <source>Moves unusual for the player&apos;s rank</source>
        <translation>その棋力では珍しい手</translation>
    </message>
    <message>
        <source>Points lost per move</source>
        <translation>1手あたりの損失（目）</translation>
    </message>
    <message>
        <source>Winning chances lost per move, %</source>
        <translation>1手あたりの勝率の損失（%）</translation>
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
        <translation>手は解析されていません。</translation>
    </message>
    <message>
        <source>Moves analysed by %1.</source>
        <translation>手の解析：%1。</translation>
    </message>
    <message>
        <source>Accuracy and mistakes</source>
        <translation>精度とミス</translation>
    </message>
    <message>
        <source>The network %1 computes β. An estimate from a single game is rough, as its interval shows.</source>
        <translation>ネットワーク%1による計算です。1局だけの推定は大まかで、その不確かさは区間に表れます。</translation>
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
        <translation>（配置）</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>The game is over; step back to try other moves.</source>
        <translation>対局は終わっています。手を戻すと、別の手を試せます。</translation>
    </message>
    <message>
        <source>Go to the last move before you resign.</source>
        <translation>投了するには、先に最後の手へ進んでください。</translation>
    </message>
    <message>
        <source>This game continues at its last move. “Play from here” starts another game from this position.</source>
        <translation>この対局は最後の手から続きます。「ここから対局」でこの局面から別の対局を始められます。</translation>
    </message>
    <message>
        <source>move</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>この対局は終わっています。</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>taking back</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>count</source>
        <translation>整地</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>印</translation>
    </message>
    <message>
        <source>promotion of a variation</source>
        <translation>変化の繰り上げ</translation>
    </message>
    <message>
        <source>change of the game</source>
        <translation>棋譜本体の変更</translation>
    </message>
    <message>
        <source>new main line</source>
        <translation>新しい本譜</translation>
    </message>
    <message>
        <source>deletion</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>game information</source>
        <translation>対局情報</translation>
    </message>
    <message>
        <source>assessment</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>The game&apos;s own moves cannot be deleted, only added moves and variations.</source>
        <translation>対局そのものの手は削除できません。削除できるのは追加した手と変化だけです。</translation>
    </message>
    <message>
        <source>Go to the last move before you offer a draw.</source>
        <translation>引き分けを提案するには、先に最後の手へ進んでください。</translation>
    </message>
    <message>
        <source>variation</source>
        <translation>変化</translation>
    </message>
</context>
<context>
    <name>GameTerms</name>
    <message>
        <source>Chinese</source>
        <translation>中国ルール</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本ルール</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>ニュージーランド</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 stones</source>
        <translation>%1子</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>置き石</translation>
    </message>
    <message>
        <source>Stones placed for Black before White&apos;s first move</source>
        <translation>白の初手の前に置く黒石の数</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>コミ</translation>
    </message>
    <message>
        <source>Points given to White for moving second</source>
        <translation>後手の白に与えられる目数</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>開始局面</translation>
    </message>
    <message>
        <source>Number of the starting position; 518 is the standard one</source>
        <translation>開始局面の番号。標準は518です</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>シャッフル</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>時計なし</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>秒読み</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>Byo-yomi: after the main time, each move has its own period</source>
        <translation>秒読み：持ち時間を使い切ると、1手ごとに決まった時間が与えられます</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>Evenmatch</source>
        <translation>Evenmatch</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>%1の名前</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>時計なし</translation>
    </message>
    <message>
        <source>%1 min, then %2 × %3 s</source>
        <translation>%1分、その後%2回×%3秒</translation>
    </message>
    <message>
        <source>%1 komi</source>
        <translation>コミ%1目</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>置き石%n子</numerusform>
        </translation>
    </message>
    <message>
        <source>This handicap makes the game even for your two ranks; its receiver plays Black</source>
        <translation>2人の棋力差に合った置き石です。置く側が黒番になります</translation>
    </message>
    <message numerus="yes">
        <source>Suggested: %n stones for you</source>
        <translation>
            <numerusform>おすすめ：あなたが%n子置く</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分</translation>
    </message>
    <message numerus="yes">
        <source>Suggested: %n stones for the opponent</source>
        <translation>
            <numerusform>おすすめ：相手が%n子置く</numerusform>
        </translation>
    </message>
    <message>
        <source>System</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>切れ負け</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>フィッシャー式</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>カナダ式</translation>
    </message>
    <message>
        <source>Canadian: after the main time, a number of moves must be made in each period</source>
        <translation>カナダ式：持ち時間の後、一定時間内に決まった手数を着手する</translation>
    </message>
    <message>
        <source>Minutes for the game + seconds for each move</source>
        <translation>持ち時間（分）＋1手ごとの加算（秒）</translation>
    </message>
    <message>
        <source>%1 min, then %2 moves in %3 min</source>
        <translation>%1分、以後%3分に%2手</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Human-like thinking time</source>
        <translation>人間のように時間を使う</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>1手の秒数</translation>
    </message>
    <message>
        <source>Moves per period</source>
        <translation>1区間の手数</translation>
    </message>
    <message>
        <source>Minutes per period</source>
        <translation>1区間の分</translation>
    </message>
    <message>
        <source>Evenmatch takes about as long for a move as a human</source>
        <translation>Evenmatchは、人間と同じくらいの時間をかけて着手します</translation>
    </message>
    <message>
        <source>Absolute: main time only</source>
        <translation>切れ負け：持ち時間のみ</translation>
    </message>
    <message>
        <source>Fischer: each move adds seconds to the remaining time</source>
        <translation>フィッシャー式：1手ごとに残り時間へ秒数を加算</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>カスタム…</translation>
    </message>
    <message>
        <source>%1 min + %2 s per move</source>
        <translation>%1分＋1手%2秒</translation>
    </message>
</context>
<context>
    <name>GameTreeView</name>
    <message>
        <source>Variations</source>
        <translation>変化</translation>
    </message>
    <message numerus="yes">
        <source>one of %n variations here</source>
        <translation>
            <numerusform>この局面の%n個の変化のうちの一つ</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>ここへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Promote variation</source>
        <translation>変化を繰り上げる(&amp;P)</translation>
    </message>
    <message>
        <source>The variation was promoted.</source>
        <translation>変化を繰り上げました。</translation>
    </message>
    <message>
        <source>Make &amp;main line</source>
        <translation>本譜にする(&amp;M)</translation>
    </message>
    <message>
        <source>The variation is the main line now.</source>
        <translation>変化が本譜になりました。</translation>
    </message>
    <message>
        <source>&amp;Delete from here on</source>
        <translation>ここから先を削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Replace the game with this line</source>
        <translation>対局をこの手順で置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>This line is now the game; the former game is a variation.</source>
        <translation>この手順が対局になり、元の対局は変化になりました。</translation>
    </message>
    <message>
        <source>%1 and all following moves were deleted.</source>
        <translation>%1とそれ以降の手を削除しました。</translation>
    </message>
</context>
<context>
    <name>GamesFilterBar</name>
    <message>
        <source>A year, or a date such as 2024-05-31</source>
        <translation>年、または2024-05-31のような日付</translation>
    </message>
    <message>
        <source>Only mine</source>
        <translation>自分の対局のみ</translation>
    </message>
    <message>
        <source>Show only your own games</source>
        <translation>自分の対局だけを表示</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>棋譜を検索</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>ゲームの種類</translation>
    </message>
    <message>
        <source>Go and chess</source>
        <translation>囲碁とチェス</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>囲碁</translation>
    </message>
    <message>
        <source>Go 9×9</source>
        <translation>囲碁 9×9</translation>
    </message>
    <message>
        <source>Go 13×13</source>
        <translation>囲碁 13×13</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>チェス</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Rank of a player</source>
        <translation>プレイヤーの棋力</translation>
    </message>
    <message>
        <source>From</source>
        <translation>開始日</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>終了日</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>ゴミ箱</translation>
    </message>
    <message>
        <source>Show the games in the trash</source>
        <translation>ゴミ箱の棋譜を表示</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>すべての結果</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>黒の勝ち</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>白の勝ち</translation>
    </message>
    <message>
        <source>First player won</source>
        <translation>先手の勝ち</translation>
    </message>
    <message>
        <source>Second player won</source>
        <translation>後手の勝ち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Any rank</source>
        <translation>すべての棋力</translation>
    </message>
    <message>
        <source>Only games of %1; click to show all players</source>
        <translation>%1の対局のみ表示中。クリックすると全プレイヤーを表示します</translation>
    </message>
    <message>
        <source>Show the games of all players</source>
        <translation>全プレイヤーの棋譜を表示</translation>
    </message>
    <message>
        <source>By result, rank, tag and date; the trash</source>
        <translation>結果・棋力・タグ・日付・ゴミ箱で絞り込み</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>すべてのタグ</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Only games with this position; click to show all</source>
        <translation>この局面のある対局だけを表示中。クリックするとすべて表示します</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search players, events, places, openings</source>
        <translation>プレイヤー、大会、場所、オープニングを検索</translation>
    </message>
    <message>
        <source>I won</source>
        <translation>自分の勝ち</translation>
    </message>
    <message>
        <source>I lost</source>
        <translation>自分の負け</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>取り込む…</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>フォルダー(&amp;F)…</translation>
    </message>
    <message>
        <source>F&amp;iles…</source>
        <translation>ファイル(&amp;I)…</translation>
    </message>
    <message>
        <source>From the &amp;clipboard</source>
        <translation>クリップボードから(&amp;C)</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>自分の棋譜</translation>
    </message>
    <message>
        <source>No matching games. Remove a filter or change the search.</source>
        <translation>条件に合う棋譜がありません。フィルターを外すか、検索語を変えてください。</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in the trash</source>
        <translation>ゴミ箱に%1</translation>
    </message>
    <message>
        <source>Import a folder of games</source>
        <translation>棋譜のフォルダーを取り込む</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>棋譜を取り込む</translation>
    </message>
    <message>
        <source>My rank</source>
        <translation>自分の棋力</translation>
    </message>
    <message>
        <source>From an &amp;account…</source>
        <translation>アカウントから(&amp;A)…</translation>
    </message>
    <message>
        <source>Undid: %1.</source>
        <translation>元に戻しました：%1。</translation>
    </message>
    <message>
        <source>All games are in the trash.</source>
        <translation>すべての対局がゴミ箱にあります。</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>My games</source>
        <translation>自分の棋譜</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>ゴミ箱に移動</translation>
    </message>
    <message numerus="yes">
        <source>%n games are in the trash.</source>
        <translation>
            <numerusform>%n局をゴミ箱に移動しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games restored.</source>
        <translation>
            <numerusform>%n局を元に戻しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Only games of %1</source>
        <translation>%1の対局のみ</translation>
    </message>
    <message>
        <source>&amp;Restore from the trash</source>
        <translation>ゴミ箱から戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>タグ(&amp;G)</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>ゴミ箱に移動(&amp;T)</translation>
    </message>
    <message>
        <source>Enter a new tag</source>
        <translation>新しいタグを入力</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>新しいタグ</translation>
    </message>
    <message numerus="yes">
        <source>Tag “%1” added to %n games.</source>
        <translation>
            <numerusform>タグ「%1」を%n局に付けました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag “%1” removed from %n games.</source>
        <translation>
            <numerusform>タグ「%1」を%n局から外しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to sort; right-click to choose columns</source>
        <translation>クリックで並べ替え、右クリックで列を選択</translation>
    </message>
    <message>
        <source>moving games to the trash</source>
        <translation>対局をゴミ箱へ</translation>
    </message>
    <message>
        <source>restoring games from the trash</source>
        <translation>ゴミ箱から対局を戻す</translation>
    </message>
    <message numerus="yes">
        <source>%n games copied to the clipboard.</source>
        <translation>
            <numerusform>%n局をクリップボードにコピーしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>棋譜を書き出す</translation>
    </message>
    <message>
        <source>Games (*.sgf *.pgn)</source>
        <translation>棋譜 (*.sgf *.pgn)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>tag “%1”</source>
        <translation>タグ「%1」</translation>
    </message>
    <message>
        <source>removing tag “%1”</source>
        <translation>タグ「%1」を外す</translation>
    </message>
    <message>
        <source>Play from the losing move</source>
        <translation>敗着から対局</translation>
    </message>
    <message>
        <source>This game has no loser.</source>
        <translation>この対局には敗者がいません。</translation>
    </message>
    <message>
        <source>Play from the &amp;losing move</source>
        <translation>敗着から対局(&amp;L)</translation>
    </message>
    <message>
        <source>Col&amp;umns</source>
        <translation>列(&amp;U)</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>ゴミ箱を空にする</translation>
    </message>
    <message>
        <source>Delete every game in the trash, with its reviews? This cannot be undone.</source>
        <translation>ゴミ箱のすべての対局を検討とともに削除しますか？元に戻すことはできません。</translation>
    </message>
    <message numerus="yes">
        <source>%n games deleted.</source>
        <translation>
            <numerusform>%n局を削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Empty the trash…</source>
        <translation>ゴミ箱を空にする(&amp;E)…</translation>
    </message>
    <message>
        <source>Some games cannot be read: %1.</source>
        <translation>読み込めない対局があります：%1。</translation>
    </message>
    <message>
        <source>Copying games</source>
        <translation>対局をコピー中</translation>
    </message>
    <message>
        <source>Exporting games</source>
        <translation>対局を書き出し中</translation>
    </message>
</context>
<context>
    <name>GoBoardWidget</name>
    <message>
        <source>Go board</source>
        <translation>碁盤</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>黒石</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>白石</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>最後の手</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>コウ</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死に石</translation>
    </message>
    <message>
        <source>Black&apos;s point</source>
        <translation>黒地</translation>
    </message>
    <message>
        <source>White&apos;s point</source>
        <translation>白地</translation>
    </message>
    <message>
        <source>seki, counts for neither player</source>
        <translation>セキ（どちらの地でもない）</translation>
    </message>
    <message>
        <source>neutral point</source>
        <translation>ダメ</translation>
    </message>
</context>
<context>
    <name>GuessRun</name>
    <message>
        <source>You guessed %1 of %2 moves.</source>
        <translation>%2手のうち%1手を当てました。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Your guesses look like those of %1.</source>
        <translation>あなたの予想は%1の人の予想に近いです。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>%2手中%1手目</translation>
    </message>
    <message>
        <source>Which move was played here?</source>
        <translation>実戦で選ばれた手はどれですか？</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>解析中…</translation>
    </message>
    <message>
        <source>Skip this move</source>
        <translation>この手を飛ばす</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Correct: %1 was played.</source>
        <translation>正解：%1が選ばれました。</translation>
    </message>
    <message>
        <source>%1 was played.</source>
        <translation>正解は%1です。</translation>
    </message>
    <message>
        <source>Players who choose %1: %2.</source>
        <translation>%1を選ぶのは%2です。</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Your guesses do not distinguish between ranks.</source>
        <translation>この予想からは棋力を区別できません。</translation>
    </message>
    <message>
        <source>Move %1: your guess %2 is played by %3, the game&apos;s move %4 by %5.</source>
        <translation>%1手目：あなたの予想%2を選ぶのは%3、実戦の%4を選ぶのは%5です。</translation>
    </message>
    <message>
        <source>Players of %1 would guess about %2 of them, players of %3 about %4.</source>
        <translation>%1のプレイヤーなら約%2手、%3なら約%4手を当てます。</translation>
    </message>
    <message>
        <source>Whose moves do you want to guess?</source>
        <translation>どちらの手を当てますか？</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>From the position on the board, move %1.</source>
        <translation>盤上の局面（%1手目）から。</translation>
    </message>
    <message>
        <source>From the first move.</source>
        <translation>初手から。</translation>
    </message>
    <message>
        <source>Start at the first move</source>
        <translation>初手から始める</translation>
    </message>
    <message>
        <source>Start at move %1</source>
        <translation>%1手目から始める</translation>
    </message>
    <message>
        <source>Players of %1 would guess about %2 of them.</source>
        <translation>%1のプレイヤーなら約%2手を当てます。</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Play a game</source>
        <translation>対局する</translation>
    </message>
    <message>
        <source>Press Ctrl+N. Choose the game, the opponent and the clock, then start.</source>
        <translation>Ctrl+Nを押し、ゲーム、相手、持ち時間を選んで始めます。</translation>
    </message>
    <message>
        <source>Each opponent plays at a rank, such as 5 kyu or 1400–1599. “Match me” follows your results.</source>
        <translation>相手は5級や1400–1599などの棋力で対局します。「互角」はあなたの成績に合わせて変わります。</translation>
    </message>
    <message>
        <source>Ctrl+H gives a hint: first a region, then a move. Ctrl+Backspace takes a move back.</source>
        <translation>Ctrl+Hでヒントが出ます。まず範囲、次に手です。Ctrl+Backspaceで待ったができます。</translation>
    </message>
    <message>
        <source>Make moves</source>
        <translation>着手する</translation>
    </message>
    <message>
        <source>Click a point of the Go board. Click or drag a chess piece.</source>
        <translation>碁盤の交点をクリックします。チェスの駒はクリックするかドラッグします。</translation>
    </message>
    <message>
        <source>Enter or Space shows a cursor on the board. Arrow keys move it, Enter plays, Esc hides it.</source>
        <translation>Enterかスペースで盤上にカーソルが出ます。矢印キーで動かし、Enterで着手、Escで隠します。</translation>
    </message>
    <message>
        <source>Press T to type moves: Nf3, e7e8q, Q16 or pass.</source>
        <translation>Tを押すと手を入力できます：Nf3、e7e8q、Q16、passなど。</translation>
    </message>
    <message>
        <source>The arrow keys step through the game. Help ▸ Keys lists all keys.</source>
        <translation>矢印キーで棋譜を進めます。すべてのキーは「ヘルプ ▸ キー操作」にあります。</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>局面を編集する</translation>
    </message>
    <message>
        <source>Press Ctrl+E. Choose a piece or a stone, then click the board. The right button clears a square.</source>
        <translation>Ctrl+Eを押し、駒か石を選んで盤をクリックします。右クリックで消します。</translation>
    </message>
    <message>
        <source>Choose the side to move, castling rights, handicap and komi. You can also paste a FEN or an SGF.</source>
        <translation>手番、キャスリングの権利、置き石、コミを選びます。FENやSGFを貼り付けることもできます。</translation>
    </message>
    <message>
        <source>Play from the position, or use it as the start of a new record.</source>
        <translation>その局面から対局するか、新しい棋譜の始まりとして使います。</translation>
    </message>
    <message>
        <source>Review a game</source>
        <translation>棋譜を検討する</translation>
    </message>
    <message>
        <source>Open a game and go to Review. Analysis runs in the background; Space turns it off and on.</source>
        <translation>棋譜を開いて「検討」へ進みます。解析はバックグラウンドで進み、スペースで止めたり再開したりできます。</translation>
    </message>
    <message>
        <source>N and Shift+N go to the next and the previous mistake, with the points or winning chances lost.</source>
        <translation>NとShift+Nで次と前のミスへ進み、失った目数や勝率を見られます。</translation>
    </message>
    <message>
        <source>The table shows how often players of each rank choose a move.</source>
        <translation>表は、各棋力のプレイヤーがその手を選ぶ割合を示します。</translation>
    </message>
    <message>
        <source>Press F4 to play from the position, and F3 for a report.</source>
        <translation>F4でその局面から対局し、F3でレポートを開きます。</translation>
    </message>
    <message>
        <source>Read the strength plot</source>
        <translation>強さのグラフを読む</translation>
    </message>
    <message>
        <source>The lines show the strength score (β) of both players, averaged over several moves.</source>
        <translation>線は両者の強さスコア（β）を数手で平均したものです。</translation>
    </message>
    <message>
        <source>The coloured bands show where players of each rank usually are.</source>
        <translation>色の帯は、各棋力のプレイヤーがふつう入る範囲です。</translation>
    </message>
    <message>
        <source>Click the plot to go to a move. Turn the wheel to zoom.</source>
        <translation>グラフをクリックするとその手に移動します。ホイールで拡大・縮小します。</translation>
    </message>
    <message>
        <source>Explore openings</source>
        <translation>オープニングを調べる</translation>
    </message>
    <message>
        <source>Each row is a move: how many games went on with it, how they ended, and the average rank of those who played it.</source>
        <translation>各行は1つの手です。その手で進んだ棋譜の数、結果、選んだ人の平均棋力を示します。</translation>
    </message>
    <message>
        <source>Click a move to play it. Click a game to open it at this position.</source>
        <translation>手をクリックすると着手します。棋譜をクリックするとこの局面で開きます。</translation>
    </message>
    <message>
        <source>Transpositions count. In Go, a rotated or mirrored position is the same position.</source>
        <translation>手順が違っても同じ局面なら数えます。囲碁では、回転や反転した局面も同じ局面とみなします。</translation>
    </message>
    <message>
        <source>Choose your library, your own games, or a file or folder. Files are read once, in the background.</source>
        <translation>自分のライブラリ、自分の対局、またはファイルやフォルダーを選びます。ファイルは一度だけバックグラウンドで読み込まれます。</translation>
    </message>
    <message>
        <source>Collect and find games</source>
        <translation>棋譜を集めて探す</translation>
    </message>
    <message>
        <source>Import files, folders, ZIP archives or the games of an account. Your own games are added automatically.</source>
        <translation>ファイル、フォルダー、ZIP、アカウントの棋譜を取り込みます。自分の対局は自動で加わります。</translation>
    </message>
    <message>
        <source>Search by player, event or opening, and filter by rank, result, date or tag.</source>
        <translation>プレイヤー、大会、オープニングで検索し、棋力、結果、日付、タグで絞り込みます。</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F finds all games with the position on the board.</source>
        <translation>Ctrl+Shift+Fで盤上の局面がある棋譜をすべて探します。</translation>
    </message>
    <message>
        <source>Right-click the heading of the table to choose columns, and a game to tag, copy or export it.</source>
        <translation>見出しの右クリックで列を選び、棋譜の右クリックでタグ付け、コピー、書き出しをします。</translation>
    </message>
    <message>
        <source>Estimate your rank</source>
        <translation>自分の棋力を推定する</translation>
    </message>
    <message>
        <source>Import your games on the Games page, and choose your names there.</source>
        <translation>「棋譜」ページで自分の対局を取り込み、自分の名前を選びます。</translation>
    </message>
    <message>
        <source>The estimate has an interval. More games make it narrower.</source>
        <translation>推定には区間があります。棋譜が増えると狭くなります。</translation>
    </message>
    <message>
        <source>“My rank” also shows the estimate by phase of the game, opening and time control.</source>
        <translation>「自分の棋力」では、対局の段階、オープニング、持ち時間ごとの推定も見られます。</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <translation>自分のミスから学ぶ</translation>
    </message>
    <message>
        <source>A card shows a position from your own games. Find a better move than the one you played.</source>
        <translation>カードは自分の対局の局面です。実戦の手よりよい手を見つけます。</translation>
    </message>
    <message>
        <source>Cards that you miss return soon. Cards that you solve return later and later.</source>
        <translation>間違えたカードはすぐにまた出ます。解けたカードは、間隔を広げながらまた出ます。</translation>
    </message>
    <message>
        <source>You can also guess moves, train an opening, test your rank, or play with a tutor.</source>
        <translation>次の一手当て、オープニングの練習、棋力テスト、指導対局もできます。</translation>
    </message>
    <message>
        <source>Watch the search</source>
        <translation>探索を見る</translation>
    </message>
    <message>
        <source>The Tree page shows which moves the search visits, and how it values them.</source>
        <translation>「探索木」ページは、探索がどの手を訪れ、どう評価するかを示します。</translation>
    </message>
    <message>
        <source>Compare the search with and without the influence of a rank. δ shows how far a move is from that rank.</source>
        <translation>棋力に合わせた探索と、合わせない探索を比べます。δは手がその棋力からどれだけ離れているかを示します。</translation>
    </message>
    <message>
        <source>Choose networks and engines</source>
        <translation>ネットワークとエンジンを選ぶ</translation>
    </message>
    <message>
        <source>The Engines page shows which networks play and analyse. Drop a KataGo network on the window to use it.</source>
        <translation>「エンジン」ページは、対局や解析に使うネットワークを示します。KataGoのネットワークをウィンドウにドロップすると使えます。</translation>
    </message>
    <message>
        <source>Add programs that speak GTP or UCI, such as GNU Go or Stockfish, to play them or to analyse.</source>
        <translation>GNU GoやStockfishなど、GTPやUCIに対応したプログラムを追加すると、対局や解析に使えます。</translation>
    </message>
    <message>
        <source>Measure in the Lab</source>
        <translation>ラボで測定する</translation>
    </message>
    <message>
        <source>The Lab plays matches and measures how well ranks are estimated. Choose a measurement and start it.</source>
        <translation>ラボは対戦を行い、棋力推定の正確さを測ります。測定を選んで始めます。</translation>
    </message>
    <message>
        <source>Save, export and print</source>
        <translation>保存、書き出し、印刷</translation>
    </message>
    <message>
        <source>Games of your library are saved automatically. Ctrl+S writes an SGF or PGN file.</source>
        <translation>ライブラリの棋譜は自動で保存されます。Ctrl+SでSGFかPGNのファイルに書き出します。</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E exports the board as an image, Ctrl+Shift+G the moves as an animation. Ctrl+P prints.</source>
        <translation>Ctrl+Shift+Eで盤を画像に、Ctrl+Shift+Gで手順をアニメーションに書き出します。Ctrl+Pで印刷します。</translation>
    </message>
    <message>
        <source>Ctrl+C copies the game, Ctrl+Shift+C the position. Ctrl+V pastes SGF, PGN or FEN.</source>
        <translation>Ctrl+Cで棋譜を、Ctrl+Shift+Cで局面をコピーします。Ctrl+VでSGF、PGN、FENを貼り付けます。</translation>
    </message>
    <message>
        <source>Analyse ▸ Export the annotated game writes your review into the file.</source>
        <translation>「解析 ▸ コメント付きの棋譜を書き出す」で検討結果をファイルに書き出します。</translation>
    </message>
    <message>
        <source>Change the settings</source>
        <translation>設定を変える</translation>
    </message>
    <message>
        <source>Press Ctrl+comma. The settings open beside the board and apply at once.</source>
        <translation>Ctrl+コンマを押します。設定は盤の横に開き、すぐ反映されます。</translation>
    </message>
    <message>
        <source>Choose theme, language, boards, pieces and sounds, and change the keys.</source>
        <translation>テーマ、言語、盤、駒、サウンドを選び、キーを変えられます。</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>棋力（段級位）</translation>
    </message>
    <message>
        <source>A step on a scale of players: 5 kyu, 3 dan, 1400–1599. Dan is above kyu; 1 kyu is the strongest kyu.</source>
        <translation>プレイヤーの強さの段階：5級、三段、1400–1599。段は級の上で、1級が級の中で最も強いです。</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>推定</translation>
    </message>
    <message>
        <source>What the program computes about a player&apos;s rank from games.</source>
        <translation>プレイヤーの棋力について、プログラムが棋譜から計算した値。</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>区間</translation>
    </message>
    <message>
        <source>A range that contains the true rank with a stated probability, such as 80 %.</source>
        <translation>真の棋力を、80%など示された確率で含む範囲。</translation>
    </message>
    <message>
        <source>strength score (β)</source>
        <translation>強さスコア（β）</translation>
    </message>
    <message>
        <source>A number for the strength that moves show, learned from games of all ranks.</source>
        <translation>手が示す強さの値。あらゆる棋力の棋譜から学んだもの。</translation>
    </message>
    <message>
        <source>δ (delta)</source>
        <translation>δ（デルタ）</translation>
    </message>
    <message>
        <source>The difference between the β of a move and the β of a chosen rank. Near zero, the move is typical of that rank.</source>
        <translation>手のβと選んだ棋力のβの差。0に近いほど、その棋力らしい手です。</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>方策</translation>
    </message>
    <message>
        <source>The probability of each move, for players of a rank.</source>
        <translation>ある棋力のプレイヤーがそれぞれの手を選ぶ確率。</translation>
    </message>
    <message>
        <source>candidate moves</source>
        <translation>候補手</translation>
    </message>
    <message>
        <source>The moves that are worth considering in a position.</source>
        <translation>その局面で検討に値する手。</translation>
    </message>
    <message>
        <source>evaluation</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>What a network computes for a position: winning chances, lead and the probability of each move.</source>
        <translation>ネットワークが局面について計算する値：勝率、目数差、各手の確率。</translation>
    </message>
    <message>
        <source>winning chances</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>The estimated probability that a side wins the game.</source>
        <translation>その側が勝つと推定される確率。</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>目数差</translation>
    </message>
    <message>
        <source>Go: the expected difference of the scores at the end of the game.</source>
        <translation>囲碁：終局時に見込まれる目数の差。</translation>
    </message>
    <message>
        <source>points lost</source>
        <translation>失った目数</translation>
    </message>
    <message>
        <source>inaccuracy, mistake, blunder</source>
        <translation>疑問手、悪手、大悪手</translation>
    </message>
    <message>
        <source>visits</source>
        <translation>訪問数</translation>
    </message>
    <message>
        <source>How often the search examined a move. More visits make its value more certain.</source>
        <translation>探索がその手を調べた回数。多いほど評価が確かになります。</translation>
    </message>
    <message>
        <source>network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>A model that evaluates positions. Ours are trained on games of people; strong ones, such as KataGo&apos;s, are not.</source>
        <translation>局面を評価するモデル。付属のものは人の棋譜で学習しています。KataGoのような強いものはそうではありません。</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Another program that plays or analyses, connected by GTP (Go) or UCI (chess).</source>
        <translation>対局や解析をする別のプログラム。GTP（囲碁）やUCI（チェス）でつなぎます。</translation>
    </message>
    <message>
        <source>card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>A position to solve on the Learn page.</source>
        <translation>「学ぶ」ページで解く局面。</translation>
    </message>
    <message>
        <source>tutor</source>
        <translation>先生</translation>
    </message>
    <message>
        <source>The voice that comments on your moves in a teaching game.</source>
        <translation>指導対局で、あなたの手にコメントする役。</translation>
    </message>
    <message>
        <source>held-out players</source>
        <translation>学習に使っていないプレイヤー</translation>
    </message>
    <message>
        <source>Players whose games were not used for training. Accuracy is measured on them.</source>
        <translation>棋譜を学習に使わなかったプレイヤー。正確さはこの人たちで測ります。</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>A rating in numbers. A lead of 200 points means about 76 % of the points against that opponent.</source>
        <translation>強さを表す数値。200点上なら、その相手に対しておよそ76%の得点率が見込めます。</translation>
    </message>
    <message>
        <source>transposition</source>
        <translation>手順の入れ替え</translation>
    </message>
    <message>
        <source>Another order of moves that leads to the same position.</source>
        <translation>同じ局面に至る別の手順。</translation>
    </message>
    <message>
        <source>variation</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>A line of moves that was not played in the game but is written in the record.</source>
        <translation>対局では現れなかったが、棋譜に書かれている手順。</translation>
    </message>
    <message>
        <source>komi</source>
        <translation>コミ</translation>
    </message>
    <message>
        <source>Go: points that White receives because Black moves first.</source>
        <translation>囲碁：黒が先に打つため、白に与えられる目数。</translation>
    </message>
    <message>
        <source>handicap</source>
        <translation>置き石</translation>
    </message>
    <message>
        <source>Go: stones that the weaker player has on the board when the game begins.</source>
        <translation>囲碁：弱い側が対局の初めに置いておく石。</translation>
    </message>
    <message>
        <source>sente</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Go: the initiative. A sente move has to be answered.</source>
        <translation>囲碁：主導権。先手の手には応じなければなりません。</translation>
    </message>
    <message>
        <source>gote</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>Go: the opposite of sente. A gote move gives the initiative to the opponent.</source>
        <translation>囲碁：先手の反対。後手の手は主導権を相手に渡します。</translation>
    </message>
    <message>
        <source>tenuki</source>
        <translation>手抜き</translation>
    </message>
    <message>
        <source>Go: playing elsewhere instead of answering.</source>
        <translation>囲碁：応じずに別の場所に打つこと。</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>コウ</translation>
    </message>
    <message>
        <source>Go: a stone that was just taken may not be retaken at once. The forbidden point is marked.</source>
        <translation>囲碁：取られた直後にすぐ取り返すことはできません。打てない点には印が付きます。</translation>
    </message>
    <message>
        <source>seki</source>
        <translation>セキ</translation>
    </message>
    <message>
        <source>Go: both groups live because neither side can attack without losing its own group.</source>
        <translation>囲碁：どちらも、先に攻めると自分の石を取られるため、双方の石が生きている形。</translation>
    </message>
    <message>
        <source>dame</source>
        <translation>ダメ</translation>
    </message>
    <message>
        <source>Go: a point that belongs to nobody.</source>
        <translation>囲碁：どちらの地でもない点。</translation>
    </message>
    <message>
        <source>jigo</source>
        <translation>持碁</translation>
    </message>
    <message>
        <source>Go: a draw.</source>
        <translation>囲碁：引き分け。</translation>
    </message>
    <message>
        <source>byo-yomi</source>
        <translation>秒読み</translation>
    </message>
    <message>
        <source>FEN</source>
        <translation>FEN</translation>
    </message>
    <message>
        <source>A line of text that describes a chess position.</source>
        <translation>チェスの局面を表す一行の文字列。</translation>
    </message>
    <message>
        <source>PGN, SGF</source>
        <translation>PGN、SGF</translation>
    </message>
    <message>
        <source>The file formats of chess games (PGN) and Go games (SGF).</source>
        <translation>チェスの棋譜（PGN）と囲碁の棋譜（SGF）のファイル形式。</translation>
    </message>
    <message>
        <source>L starts a live analysis of the position, with up to ten lines. E shows the evaluation bar.</source>
        <translation>Lで局面のライブ解析を始めます（最大10手順）。Eで評価バーを表示します。</translation>
    </message>
    <message>
        <source>Press L to analyse the position while you set it up.</source>
        <translation>Lを押すと、局面を作りながら解析できます。</translation>
    </message>
    <message>
        <source>On 19×19, “This corner” shows how games went on in a corner with the same stones. Shift+X switches.</source>
        <translation>19路盤では「この隅」で、同じ石のある隅が対局でどう続いたかを表示します。Shift+Xで切り替えます。</translation>
    </message>
    <message>
        <source>Coaches can add students. Each student has a separate rank, cards and schedule.</source>
        <translation>指導者は生徒を追加できます。生徒ごとに棋力、カード、予定があります。</translation>
    </message>
    <message>
        <source>A student&apos;s games are those of the chosen names, and those with the student&apos;s name as a tag.</source>
        <translation>生徒の対局は、選んだ名前の対局と、生徒の名前をタグに持つ対局です。</translation>
    </message>
    <message>
        <source>Every move is saved at once. An unfinished game is restored when you return.</source>
        <translation>一手ごとにすぐ保存されます。途中の対局は次に起動したとき続けられます。</translation>
    </message>
    <message>
        <source>It runs in the background. The figures of the published papers are shown next to the results.</source>
        <translation>測定はバックグラウンドで進みます。結果は論文の数値と並べて示されます。</translation>
    </message>
    <message>
        <source>Go: how many points a move loses, compared with the best move.</source>
        <translation>囲碁：最善手と比べてその手で失った目数。</translation>
    </message>
    <message>
        <source>Marks for moves that lose a little, much, or very much.</source>
        <translation>損が小さい手、大きい手、とても大きい手の印。</translation>
    </message>
    <message>
        <source>Overtime in periods. A period that is not used up starts again with the next move.</source>
        <translation>区切られた追加時間。使い切らなければ、次の手で最初から数え直します。</translation>
    </message>
    <message>
        <source>A strong Go network finds more mistakes in reviews, checks cards, and shows who owns each point.</source>
        <translation>強い囲碁ネットワークは、検討でより多くのミスを見つけ、カードを検証し、各点がどちらの地かを示します。</translation>
    </message>
    <message>
        <source>Press X on a page with a board. The opening explorer appears above the other panels; Esc closes it.</source>
        <translation>盤のある画面でXを押すと、ほかのパネルの上にオープニング検索が出ます。Escで閉じます。</translation>
    </message>
    <message>
        <source>brilliant</source>
        <translation>妙手</translation>
    </message>
    <message>
        <source>!! marks the only good move if fewer than 5 of 100 players of the rank find it: the second best move would be a blunder.</source>
        <translation>!! は、唯一の好手で、その棋力の100人のうち5人未満しか見つけない手に付きます。次善の手は大悪手になります。</translation>
    </message>
    <message>
        <source>If the files name opponents&apos; ranks, the estimate from everything in the files sets your opponents, cards and advice.</source>
        <translation>ファイルに相手の棋力が書かれていれば、対局相手・カード・助言は、ファイルの全情報からの推定に合わせます。</translation>
    </message>
    <message>
        <source>Enter or a double click on a move adds its line to the game as a variation.</source>
        <translation>手をダブルクリックするかEnterを押すと、その手順が変化として棋譜に加わります。</translation>
    </message>
    <message>
        <source>Drop a game file, or SGF, PGN or FEN text, on the window to open it.</source>
        <translation>対局ファイルや、SGF・PGN・FENのテキストをウィンドウにドロップすると開きます。</translation>
    </message>
    <message>
        <source>Shift+L shows the threat: the opponent&apos;s best moves if it were their turn.</source>
        <translation>Shift+L で相手の狙い（相手の手番だった場合の最善手）を表示します。</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>ヘルプを検索</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>ヘルプのページ</translation>
    </message>
    <message>
        <source>Text of the help</source>
        <translation>ヘルプの本文</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>用語集</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>見つかりません。別の語で試してください。</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>The network is still loading; ask again in a moment.</source>
        <translation>ネットワークを読み込み中です。少し待ってからもう一度お試しください。</translation>
    </message>
    <message>
        <source>Look at the upper left.</source>
        <translation>左上を見てください。</translation>
    </message>
    <message>
        <source>Look at the upper side.</source>
        <translation>上辺を見てください。</translation>
    </message>
    <message>
        <source>Look at the upper right.</source>
        <translation>右上を見てください。</translation>
    </message>
    <message>
        <source>Look at the left side.</source>
        <translation>左辺を見てください。</translation>
    </message>
    <message>
        <source>Look at the centre.</source>
        <translation>中央を見てください。</translation>
    </message>
    <message>
        <source>Look at the right side.</source>
        <translation>右辺を見てください。</translation>
    </message>
    <message>
        <source>Look at the lower left.</source>
        <translation>左下を見てください。</translation>
    </message>
    <message>
        <source>Look at the lower side.</source>
        <translation>下辺を見てください。</translation>
    </message>
    <message>
        <source>Look at the lower right.</source>
        <translation>右下を見てください。</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>解析中…</translation>
    </message>
    <message>
        <source>Consider one of these: %1.</source>
        <translation>次のどれかを考えてみてください：%1。</translation>
    </message>
    <message>
        <source>Players one rank above you choose %1.</source>
        <translation>1つ上の棋力の人は%1を選びます。</translation>
    </message>
    <message>
        <source>Show moves</source>
        <translation>候補手を見る</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>手を見る</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>in the area to look at</source>
        <translation>注目する範囲</translation>
    </message>
    <message>
        <source>the piece to think about</source>
        <translation>注目する駒</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Think about your %1 on %2.</source>
        <translation>%2の%1に注目してください。</translation>
    </message>
    <message>
        <source>Consider %1.</source>
        <translation>%1を考えてみましょう。</translation>
    </message>
</context>
<context>
    <name>ImportReportCard</name>
    <message numerus="yes">
        <source>%n games imported</source>
        <translation>
            <numerusform>%n局を取り込み</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already in your games</source>
        <translation>
            <numerusform>%n局は取り込み済み</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported in part, up to an error</source>
        <translation>
            <numerusform>%n局はエラーの手前まで取り込み</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be read</source>
        <translation>
            <numerusform>%n局は読み込み不可</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be read</source>
        <translation>
            <numerusform>%n個のファイルは読み込み不可</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Import stopped; import again to continue.</source>
        <translation>%1。取り込みを中止しました。続けるにはもう一度取り込んでください。</translation>
    </message>
    <message>
        <source>What could not be imported</source>
        <translation>取り込めなかったもの</translation>
    </message>
    <message>
        <source>Close the import report</source>
        <translation>取り込み結果を閉じる</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>一覧をコピー</translation>
    </message>
    <message>
        <source>One line per problem, with the full path</source>
        <translation>問題1件につき1行、フルパス付き</translation>
    </message>
    <message numerus="yes">
        <source>%n files of another kind skipped</source>
        <translation>
            <numerusform>種類の異なるファイル%n個をスキップ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InfoPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>previous move, next move</source>
        <translation>前の手、次の手</translation>
    </message>
    <message>
        <source>Shift ← →</source>
        <translation>Shift ← →</translation>
    </message>
    <message>
        <source>ten moves</source>
        <translation>10手ずつ</translation>
    </message>
    <message>
        <source>previous variation, next variation</source>
        <translation>前の変化、次の変化</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <source>go to start, go to end</source>
        <translation>最初へ、最後へ</translation>
    </message>
    <message>
        <source>Page Up, Down</source>
        <translation>Page Up、Down</translation>
    </message>
    <message>
        <source>previous game, next game of the file</source>
        <translation>ファイル内の前の棋譜、次の棋譜</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>EnterまたはSpace</translation>
    </message>
    <message>
        <source>show a cursor on the board; arrows move it, Enter or Space plays, Esc hides it</source>
        <translation>盤上のカーソルを表示。矢印キーで動かし、EnterまたはSpaceで着手、Escで隠す</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>待った</translation>
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
        <translation>棋譜をコピー、SGF・PGN・FENを貼り付け</translation>
    </message>
    <message>
        <source>Ctrl Shift C</source>
        <translation>Ctrl Shift C</translation>
    </message>
    <message>
        <source>copy the position: FEN, or SGF</source>
        <translation>局面をコピー：FENまたはSGF</translation>
    </message>
    <message>
        <source>Ctrl N, O, S</source>
        <translation>Ctrl N、O、S</translation>
    </message>
    <message>
        <source>new game, open, save</source>
        <translation>新しい対局、開く、保存</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>Evenmatch</source>
        <translation>Evenmatch</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>GNU General Public License, version 3 or later; there is no warranty</source>
        <translation>GNU General Public License バージョン3以降。無保証です</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>使用ソフトウェア</translation>
    </message>
    <message>
        <source>N, Shift N</source>
        <translation>N、Shift N</translation>
    </message>
    <message>
        <source>in Review: next mistake, previous mistake</source>
        <translation>検討：次のミス、前のミス</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>in Review: analysis on or off</source>
        <translation>検討：解析のオン・オフ</translation>
    </message>
    <message>
        <source>Ctrl ,</source>
        <translation>Ctrl ,</translation>
    </message>
    <message>
        <source>settings; keys can be changed there</source>
        <translation>設定（キーもここで変更できます）</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>cancel the move</source>
        <translation>手を取り消す</translation>
    </message>
    <message>
        <source>Go and chess, at your own level.</source>
        <translation>囲碁とチェスを、あなたの棋力で。</translation>
    </message>
    <message>
        <source>Ctrl 1 … 7</source>
        <translation>Ctrl 1 … 7</translation>
    </message>
    <message>
        <source>the pages</source>
        <translation>各ページ</translation>
    </message>
    <message>
        <source>Ctrl Z, Ctrl Shift Z</source>
        <translation>Ctrl Z、Ctrl Shift Z</translation>
    </message>
    <message>
        <source>undo, redo the last change on this page</source>
        <translation>このページでの最後の変更を元に戻す、やり直す</translation>
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
        <translation>ヒント、引き分け、投了</translation>
    </message>
    <message>
        <source>move numbers on the stones</source>
        <translation>石に手数を表示</translation>
    </message>
    <message>
        <source>in Review: evaluation bar</source>
        <translation>検討：評価バー</translation>
    </message>
    <message>
        <source>Ctrl E</source>
        <translation>Ctrl E</translation>
    </message>
    <message>
        <source>set up a position</source>
        <translation>局面を編集</translation>
    </message>
    <message>
        <source>Ctrl I</source>
        <translation>Ctrl I</translation>
    </message>
    <message>
        <source>edit players, event, date and result</source>
        <translation>対局者・大会・日付・結果を編集</translation>
    </message>
    <message>
        <source>type a move: Nf3, e7e8q, Q16, pass</source>
        <translation>手を入力：Nf3、e7e8q、Q16、pass</translation>
    </message>
    <message>
        <source>Ctrl Alt C</source>
        <translation>Ctrl Alt C</translation>
    </message>
    <message>
        <source>copy the board as an image</source>
        <translation>盤面を画像としてコピー</translation>
    </message>
    <message>
        <source>Ctrl Shift E, Ctrl P</source>
        <translation>Ctrl Shift E、Ctrl P</translation>
    </message>
    <message>
        <source>export the board as an image, print it</source>
        <translation>盤面を画像として書き出す、印刷する</translation>
    </message>
    <message>
        <source>opening explorer</source>
        <translation>オープニング検索</translation>
    </message>
    <message>
        <source>Ctrl Shift G</source>
        <translation>Ctrl Shift G</translation>
    </message>
    <message>
        <source>export the moves as an animated GIF</source>
        <translation>手順をアニメーションGIFとして書き出す</translation>
    </message>
    <message>
        <source>F1, Shift F1</source>
        <translation>F1、Shift F1</translation>
    </message>
    <message>
        <source>help on this page, these keys</source>
        <translation>この画面のヘルプ、このキー一覧</translation>
    </message>
    <message>
        <source>flip the board</source>
        <translation>盤を反転</translation>
    </message>
    <message>
        <source>L, Shift L</source>
        <translation>L、Shift L</translation>
    </message>
    <message>
        <source>live analysis, the opponent&apos;s threat</source>
        <translation>ライブ解析、相手の狙い</translation>
    </message>
</context>
<context>
    <name>JobBar</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>残り%n秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes left</source>
        <translation>
            <numerusform>残り%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1（ほか%n件）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KataGoCard</name>
    <message>
        <source>Analysis of your Go games with KataGo</source>
        <translation>KataGoによる対局の解析</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使う</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>KataGo computes how many points your moves lose. With a HumanSL network it also estimates your rank, from 20 kyu to 9 dan. My rank shows both results. KataGo analyses your latest 20 games, and Evenmatch stores the results.</source>
        <translation>KataGoは、あなたの手が何目損をしたかを計算します。HumanSLネットワークがあれば、20級から9段までの棋力も推定します。「自分の棋力」に両方の結果が表示されます。最近の20局を解析し、結果は保存されます。</translation>
    </message>
    <message>
        <source>Command that starts KataGo&apos;s analysis engine</source>
        <translation>KataGoの解析エンジンを起動するコマンド</translation>
    </message>
    <message>
        <source>Start KataGo and check that it responds</source>
        <translation>KataGoを起動して応答を確かめます</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を削除</translation>
    </message>
    <message>
        <source>Testing %1</source>
        <translation>%1をテスト中</translation>
    </message>
    <message>
        <source>✓ KataGo %1 works, with a HumanSL network.</source>
        <translation>✓ KataGo %1は動作しています（HumanSLネットワークあり）。</translation>
    </message>
    <message>
        <source>✓ KataGo %1 works. It reports points lost, but cannot estimate ranks: it was started without a HumanSL network (-human-model).</source>
        <translation>✓ KataGo %1は動作しています。損をした目数はわかりますが、HumanSLネットワーク（-human-model）なしで起動したため棋力は推定できません。</translation>
    </message>
    <message>
        <source> s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>How long to wait for KataGo</source>
        <translation>KataGoを待つ時間</translation>
    </message>
    <message>
        <source>Starting it… %1 s; at most %2 s.</source>
        <translation>起動中… %1秒（最長%2秒）。</translation>
    </message>
    <message>
        <source>KataGo&apos;s command</source>
        <translation>KataGoのコマンド</translation>
    </message>
    <message>
        <source>Time limit for its start and for every response. On a slow processor, or while it tunes a GPU, KataGo needs minutes.</source>
        <translation>起動と各応答の制限時間です。遅いプロセッサーやGPUの調整中は数分かかります。</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>The measurement program does not respond: %1.</source>
        <translation>測定プログラムが応答しません：%1。</translation>
    </message>
    <message>
        <source>it ended at once</source>
        <translation>すぐに終了しました</translation>
    </message>
    <message>
        <source>Measuring: %1</source>
        <translation>測定中：%1</translation>
    </message>
</context>
<context>
    <name>LabForm</name>
    <message>
        <source>New measurement</source>
        <translation>新しい測定</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>簡易</translation>
    </message>
    <message>
        <source>A small sample that takes a minute or less</source>
        <translation>小さな標本。1分以内で終わります</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>完全</translation>
    </message>
    <message>
        <source>Sample sizes of the paper where feasible; takes minutes to hours</source>
        <translation>可能な範囲で論文と同じ標本数。数分～数時間かかります</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>測定</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>実験</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>詳細設定</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>A folder with games of players whose ranks are known, in folders named train, candidate and query</source>
        <translation>棋力の分かっているプレイヤーの棋譜のフォルダー（train、candidate、query）</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
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
        <translation>1手あたりの探索シミュレーション数</translation>
    </message>
    <message>
        <source>The same seed gives the same games</source>
        <translation>同じシードなら同じ対局</translation>
    </message>
    <message>
        <source>the bundled one</source>
        <translation>付属のもの</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>標本</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation>シミュレーション回数</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>選択：%1</translation>
    </message>
    <message>
        <source>Games of known ranks</source>
        <translation>棋力の分かっている棋譜</translation>
    </message>
    <message>
        <source>Use another network</source>
        <translation>別のネットワークを使う</translation>
    </message>
    <message>
        <source>Networks (*.evm *.pb.gz *.pb);;All files (*)</source>
        <translation>ネットワーク (*.evm *.pb.gz *.pb);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Enter the player.</source>
        <translation>プレイヤーを入力してください。</translation>
    </message>
    <message>
        <source>Enter the opponent.</source>
        <translation>相手を入力してください。</translation>
    </message>
    <message>
        <source>This experiment needs games of players with known ranks. Choose their folder.</source>
        <translation>この実験には、棋力の分かっているプレイヤーの棋譜が必要です。フォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Games or positions for each number in a table</source>
        <translation>表の1つの値あたりの対局数または局面数</translation>
    </message>
    <message>
        <source>A player in the notation of evenmatch-cli: heuristic, random, minimax:3, uct:500, rank:1500, policy:3d, sa:-0.5, gtp:COMMAND, uci:COMMAND</source>
        <translation>evenmatch-cliの書式でのプレイヤー：heuristic、random、minimax:3、uct:500、rank:1500、policy:3d、sa:-0.5、gtp:コマンド、uci:コマンド</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>The folder for the results cannot be made. Is the disk full?</source>
        <translation>結果用のフォルダーを作成できません。ディスクがいっぱいではありませんか？</translation>
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
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>The first results will appear soon.</source>
        <translation>最初の結果がまもなく表示されます。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続行</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete this run and its results</source>
        <translation>この実行と結果を削除</translation>
    </message>
    <message>
        <source>Compare with another run</source>
        <translation>別の実行と比較</translation>
    </message>
    <message>
        <source>This run ended without results. Press Continue to resume it.</source>
        <translation>この実行は結果なしで終わりました。「続行」を押すと再開します。</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>比較…</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>結果を書き出す</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All results (*.json);;Plots (*.svg *.png *.pdf)</source>
        <translation>表 (*.csv);;すべての結果 (*.json);;図 (*.svg *.png *.pdf)</translation>
    </message>
    <message>
        <source>Delete this run and its results? This cannot be undone.</source>
        <translation>この実行を結果とともに削除しますか？元に戻すことはできません。</translation>
    </message>
    <message>
        <source>This run ended without results.</source>
        <translation>この実行は結果なしで終わりました。</translation>
    </message>
</context>
<context>
    <name>LabRun</name>
    <message>
        <source>The measurement could not be started: %1.</source>
        <translation>測定を開始できませんでした：%1。</translation>
    </message>
    <message>
        <source>The measurement was interrupted. Its results so far are kept; Continue resumes it.</source>
        <translation>測定が中断されました。これまでの結果は保存されています。「続行」で再開します。</translation>
    </message>
    <message>
        <source>The measurement ended without a result (exit code %1).</source>
        <translation>測定は結果なしで終わりました（終了コード%1）。</translation>
    </message>
    <message>
        <source>The measurement ended without a result (exit code %1): %2</source>
        <translation>測定は結果なしで終わりました（終了コード%1）：%2</translation>
    </message>
</context>
<context>
    <name>LabRunView</name>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
</context>
<context>
    <name>LabWelcome</name>
    <message>
        <source>Measure players and repeat the papers&apos; experiments</source>
        <translation>プレイヤーを測定し、論文の実験を再現する</translation>
    </message>
    <message>
        <source>The Lab repeats the experiments of the papers behind this program with your network, games or engine. It shows the papers&apos; results next to yours. You can stop a measurement at any time and continue it later. The same seed gives the same games.</source>
        <translation>ラボでは、このプログラムのもとになった論文の実験を、あなたのネットワーク・棋譜・エンジンで再現し、論文の結果とあなたの結果を並べて表示します。測定はいつでも中止でき、後で続けられます。同じシードなら同じ対局になります。</translation>
    </message>
    <message>
        <source>How strong is a simple Connect Four player?</source>
        <translation>単純な四目並べプレイヤーはどのくらい強い？</translation>
    </message>
    <message>
        <source>Less than a minute. Finds the number of search iterations that scores 50 % against it.</source>
        <translation>1分以内。得点率が50%になる探索の反復回数を求めます。</translation>
    </message>
    <message>
        <source>How much Elo is one step of the strength index worth in chess?</source>
        <translation>チェスでは、強さ指数の1段階は何Eloに相当する？</translation>
    </message>
    <message>
        <source>About a minute, with the chess network that comes with the program.</source>
        <translation>約1分。付属のチェスネットワークを使います。</translation>
    </message>
    <message>
        <source>Or choose any experiment on the right.</source>
        <translation>または右の一覧から実験を選んでください。</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Game to learn</source>
        <translation>学ぶゲーム</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>チェス</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>囲碁</translation>
    </message>
    <message>
        <source>Find your rank in ten minutes</source>
        <translation>10分で棋力を調べる</translation>
    </message>
    <message>
        <source>Guess the moves of this game</source>
        <translation>盤上の対局の手を当てる</translation>
    </message>
    <message>
        <source>Your weak themes</source>
        <translation>苦手なテーマ</translation>
    </message>
    <message>
        <source>Your latest games are being analysed. The first cards appear as soon as they are ready; the rest takes some minutes.</source>
        <translation>最近の対局を解析しています。最初のカードはできしだい表示されます。残りは数分かかります。</translation>
    </message>
    <message>
        <source>No cards yet: %1</source>
        <translation>まだカードがありません：%1</translation>
    </message>
    <message>
        <source>Positions from your own games where players one rank above you find the better move, mixed with some quiet ones.</source>
        <translation>あなたの対局から、1つ上の棋力の人ならよりよい手を見つける局面です。静かな局面も混ざっています。</translation>
    </message>
    <message>
        <source>Your latest games contain no position that players one rank above you would clearly play better. Come back after more games.</source>
        <translation>最近の対局には、1つ上の棋力の人なら明らかによりよい手を選ぶ局面がありません。もっと対局してからまた来てください。</translation>
    </message>
    <message>
        <source>Nothing is due today. New cards come with new games.</source>
        <translation>今日の分はありません。新しい対局をすると、新しいカードができます。</translation>
    </message>
    <message>
        <source>Cards come from your own games: positions where players one rank above you find the better move.</source>
        <translation>カードはあなたの対局から作られます。1つ上の棋力の人ならよりよい手を見つける局面です。</translation>
    </message>
    <message>
        <source>You have no games yet. Start with the rank test, or import your games on the Games page and choose your name.</source>
        <translation>まだあなたの対局がありません。棋力テストから始めるか、「棋譜」ページで棋譜を取り込んで自分の名前を選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>Cards from your %n games</source>
        <translation>
            <numerusform>あなたの%n局からカードを作る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Start: %n cards</source>
        <translation>
            <numerusform>始める：%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cards from your last %2 games</source>
        <translation>最近の%2局から%1枚のカード</translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2 %. Click to practise this theme</source>
        <translation>95%区間：%1～%2%。クリックでこのテーマを練習</translation>
    </message>
    <message>
        <source>Click to practise this theme</source>
        <translation>クリックでこのテーマを練習</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>キー%1</translation>
    </message>
    <message>
        <source>Teaching game</source>
        <translation>指導対局</translation>
    </message>
    <message>
        <source>Play against players one rank above you. A tutor comments on moves that they rarely play and that lose something</source>
        <translation>1つ上の棋力の相手と対局します。その棋力の人がほとんど選ばず、損になる手に先生がコメントします</translation>
    </message>
    <message>
        <source>%1 of %2 missed (players of your rank: %3 %)</source>
        <translation>%2回中%1回見逃し、同じ棋力では%3%</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Key %1, or Escape</source>
        <translation>キー%1、またはEsc</translation>
    </message>
    <message>
        <source>%1? Press Esc again</source>
        <translation>%1しますか？もう一度Escを押してください</translation>
    </message>
    <message>
        <source>Probability of each rank</source>
        <translation>各棋力の確率</translation>
    </message>
    <message numerus="yes">
        <source>Repeat: %n due today</source>
        <translation>
            <numerusform>復習：今日は%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % (%2)</source>
        <translation>%1%（%2）</translation>
    </message>
    <message>
        <source>Correct by week (answers): %1</source>
        <translation>週ごとの正解率（回答数）：%1</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>すべてのテーマ</translation>
    </message>
    <message>
        <source>There is no card of this theme.</source>
        <translation>このテーマのカードはありません。</translation>
    </message>
    <message>
        <source>There are no games of %1 yet. Give games the tag %1 in the list on the Games page, or choose the student&apos;s names beside it.</source>
        <translation>%1の対局はまだありません。「棋譜」ページの一覧で対局にタグ%1を付けるか、その横で生徒の名前を選んでください。</translation>
    </message>
    <message>
        <source>Repeats all of your cards that are due. Missed cards return until they are solved, then after 3 and after 10 days</source>
        <translation>順番が来たカードをすべて復習します。間違えたカードは正解するまで出題され、その後3日後と10日後にまた出ます</translation>
    </message>
    <message>
        <source>There is no game on the board. Play or open one first.</source>
        <translation>盤上に対局がありません。先に対局をするか、棋譜を開いてください。</translation>
    </message>
    <message>
        <source>No new cards: %1</source>
        <translation>新しいカードはありません：%1</translation>
    </message>
</context>
<context>
    <name>LessonExchange</name>
    <message>
        <source>Export lesson</source>
        <translation>レッスンを書き出す</translation>
    </message>
    <message>
        <source>Chess lesson (*.pgn)</source>
        <translation>チェスのレッスン (*.pgn)</translation>
    </message>
    <message>
        <source>Go lesson (*.sgf)</source>
        <translation>囲碁のレッスン (*.sgf)</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>レッスンを開く</translation>
    </message>
    <message>
        <source>Lessons (*.pgn *.sgf);;All files (*)</source>
        <translation>レッスン (*.pgn *.sgf);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>There is no game on the board.</source>
        <translation>盤上に対局がありません。</translation>
    </message>
    <message>
        <source>Lesson written to %1: the game with its notes. Cards: %2.</source>
        <translation>レッスンを%1に書き出しました：コメント付きの棋譜。カード：%2枚。</translation>
    </message>
    <message>
        <source>%1 is not a lesson. Open it with File ▸ Open.</source>
        <translation>%1はレッスンではありません。「ファイル ▸ 開く」で開いてください。</translation>
    </message>
    <message>
        <source>The game of the lesson is open. To get its cards, choose your name on the Games page and open the lesson again.</source>
        <translation>レッスンの対局を開きました。カードを受け取るには、「棋譜」ページで自分の名前を選び、レッスンをもう一度開いてください。</translation>
    </message>
    <message>
        <source>Lesson written to %1: the game with its notes.</source>
        <translation>レッスンを%1に書き出しました：コメント付きの棋譜。</translation>
    </message>
    <message>
        <source>The game of the lesson is open.</source>
        <translation>レッスンの対局を開きました。</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Making cards</source>
        <translation>カードを作成中</translation>
    </message>
    <message>
        <source>Reading your games: %1 %.</source>
        <translation>あなたの棋譜を読み込み中：%1%。</translation>
    </message>
    <message>
        <source>Game %1 of %2: analysing its moves, %3 %.</source>
        <translation>%2局中%1局目：手を解析中、%3%。</translation>
    </message>
    <message>
        <source>Game %1 of %2: checking mistake %3 of %4.</source>
        <translation>%2局中%1局目：%4個のミスのうち%3個目を確認中。</translation>
    </message>
    <message>
        <source>the pawn on %1</source>
        <translation>%1のポーン</translation>
    </message>
    <message>
        <source>the knight on %1</source>
        <translation>%1のナイト</translation>
    </message>
    <message>
        <source>the bishop on %1</source>
        <translation>%1のビショップ</translation>
    </message>
    <message>
        <source>the rook on %1</source>
        <translation>%1のルーク</translation>
    </message>
    <message>
        <source>the queen on %1</source>
        <translation>%1のクイーン</translation>
    </message>
    <message>
        <source>the king on %1</source>
        <translation>%1のキング</translation>
    </message>
    <message>
        <source>%1 makes an empty triangle, an inefficient shape.</source>
        <translation>%1は空き三角で、働きの悪い形です。</translation>
    </message>
    <message>
        <source>%1 makes a ponnuki, the strongest shape of four stones.</source>
        <translation>%1はポン抜きです。四子で最も強い形です。</translation>
    </message>
    <message>
        <source>%1 is a one-point jump.</source>
        <translation>%1は一間トビです。</translation>
    </message>
    <message>
        <source>%1 is a knight&apos;s move.</source>
        <translation>%1は小ゲイマです。</translation>
    </message>
    <message>
        <source>%1 is a large knight&apos;s move.</source>
        <translation>%1は大ゲイマです。</translation>
    </message>
    <message>
        <source>%1 is a hane.</source>
        <translation>%1はハネです。</translation>
    </message>
    <message>
        <source>The upper left is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>今は左上が最大です。%1のほうが約%2目得です。</translation>
    </message>
    <message>
        <source>The upper side is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>今は上辺が最大です。%1のほうが約%2目得です。</translation>
    </message>
    <message>
        <source>The upper right is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>今は右上が最大です。%1のほうが約%2目得です。</translation>
    </message>
    <message>
        <source>The left side is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>今は左辺が最大です。%1のほうが約%2目得です。</translation>
    </message>
    <message>
        <source>The centre is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>今は中央が最大です。%1のほうが約%2目得です。</translation>
    </message>
    <message>
        <source>The right side is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>今は右辺が最大です。%1のほうが約%2目得です。</translation>
    </message>
    <message>
        <source>The lower left is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>今は左下が最大です。%1のほうが約%2目得です。</translation>
    </message>
    <message>
        <source>The lower side is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>今は下辺が最大です。%1のほうが約%2目得です。</translation>
    </message>
    <message>
        <source>The lower right is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>今は右下が最大です。%1のほうが約%2目得です。</translation>
    </message>
    <message>
        <source>%1 takes %2, which nothing defends.</source>
        <translation>%1で%2を取れます。何も守っていません。</translation>
    </message>
    <message>
        <source>%1 takes %2, which is worth more than the piece given for it.</source>
        <translation>%1で%2を取ります。代わりに失う駒より価値があります。</translation>
    </message>
    <message>
        <source>%1 is a fork: it attacks %2 and %3 at once.</source>
        <translation>%1はフォークです。%2と%3を同時に攻めます。</translation>
    </message>
    <message>
        <source>%1 pins %2 against %3.</source>
        <translation>%1は%2を%3に対してピンします。</translation>
    </message>
    <message>
        <source>%1 is a skewer: when %2 moves away, %3 behind it is lost.</source>
        <translation>%1は串刺しです。%2が逃げると後ろの%3が取られます。</translation>
    </message>
    <message>
        <source>%1 is a discovered attack: %3 now attacks %2.</source>
        <translation>%1はディスカバードアタックです。%3が%2を攻撃します。</translation>
    </message>
    <message>
        <source>%1 is mate on the back rank: its own pawns block the king.</source>
        <translation>%1はバックランクメイトです。自分のポーンがキングの逃げ道をふさいでいます。</translation>
    </message>
    <message>
        <source>%1 is mate.</source>
        <translation>%1でメイトです。</translation>
    </message>
    <message>
        <source>%1 forces mate in %2 moves.</source>
        <translation>%1から%2手で必ずメイトになります。</translation>
    </message>
    <message>
        <source>%1 threatens mate by %2.</source>
        <translation>%1は%2のメイトを狙います。</translation>
    </message>
    <message>
        <source>After %1, %2 has no safe square left.</source>
        <translation>%1の後、%2に安全な逃げ場はありません。</translation>
    </message>
    <message>
        <source>%1 shuts in %2: it has no safe square left, and the next move attacks it.</source>
        <translation>%1は%2を閉じ込めます。安全な逃げ場はもうなく、次の手で攻撃されます。</translation>
    </message>
    <message>
        <source>%1 promotes the pawn, and the new piece cannot be taken.</source>
        <translation>%1でポーンが昇格し、新しい駒は取られません。</translation>
    </message>
    <message>
        <source>After %1 nothing stops the pawn from promoting.</source>
        <translation>%1の後、ポーンの昇格は止められません。</translation>
    </message>
    <message>
        <source>%1 overloads %2: it cannot take back and guard %3 as well.</source>
        <translation>%1で%2は手一杯です。取り返しと%3の守りを両立できません。</translation>
    </message>
    <message>
        <source>%1 captures the stone at %2.</source>
        <translation>%1で%2の石を取ります。</translation>
    </message>
    <message>
        <source>%1 captures %3 stones at %2.</source>
        <translation>%1で%2の%3子を取ります。</translation>
    </message>
    <message>
        <source>%1 catches the chain at %2: it is in atari and cannot get away.</source>
        <translation>%1で%2の石を捕まえます。アタリで、逃げられません。</translation>
    </message>
    <message>
        <source>%1 puts the chain at %2 in atari.</source>
        <translation>%1で%2の石をアタリにします。</translation>
    </message>
    <message>
        <source>%1 starts a ladder that works: the chain at %2 cannot get away.</source>
        <translation>%1からのシチョウは成立します。%2の石は逃げられません。</translation>
    </message>
    <message>
        <source>%1 extends in a ladder that works: the chain at %2 is captured anyway.</source>
        <translation>%1と逃げてもシチョウは成立しています。%2の石は結局取られます。</translation>
    </message>
    <message>
        <source>%1 saves the chain at %2, which was in atari; no ladder catches it.</source>
        <translation>%1でアタリだった%2の石が助かります。シチョウにもなりません。</translation>
    </message>
    <message>
        <source>%1 leaves the chain at %2 with one liberty.</source>
        <translation>%1で%2の石のダメが一つになります。</translation>
    </message>
    <message>
        <source>%1 cuts %2 from %3.</source>
        <translation>%1で%2と%3を切ります。</translation>
    </message>
    <message>
        <source>%1 connects %2 with %3, which could have been cut.</source>
        <translation>%1で、切られるおそれのあった%2と%3をつなぎます。</translation>
    </message>
    <message>
        <source>%1 takes the ko.</source>
        <translation>%1でコウを取ります。</translation>
    </message>
    <message>
        <source>%1 makes an eye at %2.</source>
        <translation>%1で%2に眼ができます。</translation>
    </message>
    <message>
        <source>%1 is a snapback: capturing the stone loses a larger group.</source>
        <translation>%1はウッテガエシです。その石を取ると、もっと多くの石を取られます。</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1目</translation>
    </message>
    <message>
        <source>%1 % winning chances</source>
        <translation>勝率%1%</translation>
    </message>
    <message>
        <source>A quiet position: %1 are about equally good.</source>
        <translation>静かな局面です。%1はどれも同じくらいよい手です。</translation>
    </message>
    <message>
        <source>%1 is best here.</source>
        <translation>ここでは%1が最善です。</translation>
    </message>
    <message>
        <source>%2 % of players at %1 find a good move here; at your rank %3 %.</source>
        <translation>%1では%2%の人がここでよい手を見つけ、あなたの棋力では%3%です。</translation>
    </message>
    <message>
        <source>%1 is the best move.</source>
        <translation>%1が最善手です。</translation>
    </message>
    <message>
        <source>%1 is right: almost as good as the best move, %2.</source>
        <translation>%1は正解です。最善手の%2とほとんど変わりません。</translation>
    </message>
    <message>
        <source>%1 was not analysed; it is not among the moves known to be good.</source>
        <translation>%1は解析されていません。好手と分かっている手には含まれません。</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1は%2の損です。</translation>
    </message>
    <message>
        <source>%1 loses at least %2.</source>
        <translation>%1は少なくとも%2の損です。</translation>
    </message>
    <message>
        <source>Hanging piece</source>
        <translation>浮き駒</translation>
    </message>
    <message>
        <source>Winning exchange</source>
        <translation>得な交換</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>フォーク</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>ピン</translation>
    </message>
    <message>
        <source>Skewer</source>
        <translation>串刺し</translation>
    </message>
    <message>
        <source>Discovered attack</source>
        <translation>ディスカバードアタック</translation>
    </message>
    <message>
        <source>Back rank</source>
        <translation>バックランク</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>メイト</translation>
    </message>
    <message>
        <source>Threat of mate</source>
        <translation>メイトの狙い</translation>
    </message>
    <message>
        <source>Trapped piece</source>
        <translation>閉じ込められた駒</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>昇格</translation>
    </message>
    <message>
        <source>Overloaded defender</source>
        <translation>オーバーロード</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>石を取る</translation>
    </message>
    <message>
        <source>Atari</source>
        <translation>アタリ</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>シチョウ</translation>
    </message>
    <message>
        <source>Saving stones</source>
        <translation>石を助ける</translation>
    </message>
    <message>
        <source>Self-atari</source>
        <translation>自らアタリ</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切り</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>つなぎ</translation>
    </message>
    <message>
        <source>Ko</source>
        <translation>コウ</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>眼</translation>
    </message>
    <message>
        <source>Snapback</source>
        <translation>ウッテガエシ</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形</translation>
    </message>
    <message>
        <source>%1 moves %2 again without need while %3 is undeveloped: a lost tempo.</source>
        <translation>%1は必要もなく%2をもう一度動かし、%3はまだ展開されていません。テンポの損です。</translation>
    </message>
    <message>
        <source>Lost tempo</source>
        <translation>テンポの損</translation>
    </message>
    <message>
        <source>%1 takes %2 stones.</source>
        <translation>%1で%2子を取ります。</translation>
    </message>
    <message>
        <source>%1 wins a pawn.</source>
        <translation>%1でポーンを1つ得します。</translation>
    </message>
    <message>
        <source>%1 wins material worth %2 pawns.</source>
        <translation>%1でポーン%2個分の駒得になります。</translation>
    </message>
    <message>
        <source>You played %1</source>
        <translation>今の手は%1</translation>
    </message>
    <message>
        <source>In the game you played %1</source>
        <translation>実戦は%1</translation>
    </message>
    <message>
        <source>%1; the opponent answers: %2</source>
        <translation>%1。相手の応手：%2</translation>
    </message>
    <message>
        <source>%1; %2 is mate.</source>
        <translation>%1。%2でメイトです。</translation>
    </message>
    <message>
        <source>%1; %2 captures %3 stones.</source>
        <translation>%1。%2で%3子を取られます。</translation>
    </message>
    <message>
        <source>%1; %2 wins a pawn.</source>
        <translation>%1。%2でポーンを1つ取られます。</translation>
    </message>
    <message>
        <source>%1; %2 wins material worth %3 pawns.</source>
        <translation>%1。%2でポーン%3個分の駒を取られます。</translation>
    </message>
    <message>
        <source>%1; the opponent answers %2.</source>
        <translation>%1。相手の応手は%2です。</translation>
    </message>
    <message>
        <source>About %1 % of players find a good move here, at your rank and at %2.</source>
        <translation>ここでよい手を見つけるのは、あなたの棋力でも%2でも約%1%です。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>About equally good: %1.</source>
        <translation>ほぼ同じくらいよい手：%1。</translation>
    </message>
    <message>
        <source>%1 and lost %2.</source>
        <translation>%1。失ったのは%2です。</translation>
    </message>
    <message>
        <source>Checking card %1 of %2 again.</source>
        <translation>カード%1/%2を再確認しています。</translation>
    </message>
    <message>
        <source>%1 is a smothered mate: the king&apos;s own men take all its squares.</source>
        <translation>%1は窒息メイトです。味方の駒がキングの逃げ場をすべてふさいでいます。</translation>
    </message>
    <message>
        <source>%1 is an Arabian mate: rook and knight catch the king in the corner.</source>
        <translation>%1はアラビアンメイトです。ルークとナイトが隅のキングを捕らえます。</translation>
    </message>
    <message>
        <source>%1 is Anastasia&apos;s mate, along the edge with the help of a knight.</source>
        <translation>%1はアナスタシアのメイトです。ナイトの助けで端の列で詰ませます。</translation>
    </message>
    <message>
        <source>%1 is Boden&apos;s mate, by two bishops from two sides.</source>
        <translation>%1はボーデンのメイトです。2つのビショップが両側から詰ませます。</translation>
    </message>
    <message>
        <source>%1 is a mate by two bishops side by side.</source>
        <translation>%1は並んだ2つのビショップによるメイトです。</translation>
    </message>
    <message>
        <source>%1 is a dovetail mate: the king&apos;s own men take its last squares.</source>
        <translation>%1はダブテイルメイトです。味方の駒がキングの最後の逃げ場をふさいでいます。</translation>
    </message>
    <message>
        <source>%1 is a hook mate, by rook, knight and pawn.</source>
        <translation>%1はフックメイトです。ルーク、ナイト、ポーンで詰ませます。</translation>
    </message>
    <message>
        <source>%1 lures away %2, which alone guards %3.</source>
        <translation>%1は%3を唯一守る%2をそらします。</translation>
    </message>
    <message>
        <source>%1 lures away %2, which guards against mate.</source>
        <translation>%1はメイトを防いでいる%2をそらします。</translation>
    </message>
    <message>
        <source>%1 is a net: the chain at %2 cannot get out.</source>
        <translation>%1はゲタです。%2の石は逃げられません。</translation>
    </message>
    <message>
        <source>%1 kills the group at %2: it cannot make two eyes.</source>
        <translation>%1で%2の石は死にます。二眼が作れません。</translation>
    </message>
    <message>
        <source>%1 makes the group at %2 live.</source>
        <translation>%1で%2の石は生きます。</translation>
    </message>
    <message>
        <source>%1 wins the capturing race between %2 and %3.</source>
        <translation>%1は%2と%3の攻め合いに勝つ手です。</translation>
    </message>
    <message>
        <source>%1 is an endgame move in sente: the opponent answers at %2.</source>
        <translation>%1は先手のヨセです。相手は%2に受けます。</translation>
    </message>
    <message>
        <source>%1 is the largest endgame move, though in gote.</source>
        <translation>%1は後手ですが、最大のヨセです。</translation>
    </message>
    <message>
        <source>The opponent answers: %1</source>
        <translation>相手の応手：%1</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <translation>%1の後：%2</translation>
    </message>
    <message>
        <source>That lost %1.</source>
        <translation>これで%1失いました。</translation>
    </message>
    <message>
        <source>Deflection</source>
        <translation>そらし</translation>
    </message>
    <message>
        <source>Mate pattern</source>
        <translation>メイトの形</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>ゲタ</translation>
    </message>
    <message>
        <source>Life and death</source>
        <translation>死活</translation>
    </message>
    <message>
        <source>Capturing race</source>
        <translation>攻め合い</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>ヨセ</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>石の方向</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 loses only %2, but there is a better move.</source>
        <translation>%1は%2しか損しませんが、もっと良い手があります。</translation>
    </message>
</context>
<context>
    <name>LibraryModel</name>
    <message>
        <source>Read in part: %1</source>
        <translation>一部のみ読み込み：%1</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
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
        <translation>手</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Black&apos;s rank</source>
        <translation>黒の棋力</translation>
    </message>
    <message>
        <source>White&apos;s rating</source>
        <translation>白のレーティング</translation>
    </message>
    <message>
        <source>First player&apos;s rank</source>
        <translation>先手の棋力</translation>
    </message>
    <message>
        <source>White&apos;s rank</source>
        <translation>白の棋力</translation>
    </message>
    <message>
        <source>Black&apos;s rating</source>
        <translation>黒のレーティング</translation>
    </message>
    <message>
        <source>Second player&apos;s rank</source>
        <translation>後手の棋力</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>オープニング</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>段級位</translation>
    </message>
</context>
<context>
    <name>LibraryService</name>
    <message>
        <source>Your games cannot be opened: %1.</source>
        <translation>棋譜を開けません：%1。</translation>
    </message>
    <message numerus="yes">
        <source>The file with your games was damaged. %n games were recovered; the damaged file is kept as %1.</source>
        <translation>
            <numerusform>棋譜のファイルが壊れていました。%n局を復旧しました。壊れたファイルは%1として残してあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The number of lost games is unknown.</source>
        <translation>%1失われた局数は不明です。</translation>
    </message>
    <message>
        <source>%1 At least about %2 games were lost.</source>
        <translation>%1少なくとも約%2局が失われました。</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>%1を取り込み中</translation>
    </message>
    <message numerus="yes">
        <source>Importing %n files and folders</source>
        <translation>
            <numerusform>%n個のファイルとフォルダーを取り込み中</numerusform>
        </translation>
    </message>
    <message>
        <source>Importing from the clipboard</source>
        <translation>クリップボードから取り込み中</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>クリップボード</translation>
    </message>
    <message>
        <source>The import stopped: %1.</source>
        <translation>取り込みを中止しました：%1。</translation>
    </message>
    <message>
        <source>The game could not be added to your games: %1.</source>
        <translation>この対局を自分の棋譜に追加できませんでした：%1。</translation>
    </message>
    <message>
        <source>Fetching the games of %1</source>
        <translation>%1の棋譜を取得中</translation>
    </message>
    <message>
        <source>Fetching stopped: %1.</source>
        <translation>取得を中止しました：%1。</translation>
    </message>
    <message>
        <source>Adding sample games</source>
        <translation>サンプル対局を追加中</translation>
    </message>
    <message>
        <source>Making positions searchable</source>
        <translation>局面を検索できるようにしています</translation>
    </message>
    <message numerus="yes">
        <source>Names, results or dates of %n games were damaged. Evenmatch restored them from the games themselves.</source>
        <translation>
            <numerusform>%n局の対局者名、結果または日付が壊れていました。棋譜の本文から復旧しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LineList</name>
    <message>
        <source>Best lines</source>
        <translation>最善の手順</translation>
    </message>
    <message>
        <source>Left and Right go through the moves of a line, Enter plays them.</source>
        <translation>左右キーで手順をたどり、Enterで着手します。</translation>
    </message>
</context>
<context>
    <name>LiveActions</name>
    <message>
        <source>&amp;Live analysis</source>
        <translation>ライブ解析(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;More lines</source>
        <translation>手順を増やす(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Fewer lines</source>
        <translation>手順を減らす(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Territory</source>
        <translation>地(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Insert the best line</source>
        <translation>最善の手順を挿入(&amp;I)</translation>
    </message>
    <message>
        <source>Add the line to the game as a variation</source>
        <translation>手順を変化として棋譜に加える</translation>
    </message>
    <message>
        <source>&amp;Engine options…</source>
        <translation>エンジンのオプション(&amp;D)…</translation>
    </message>
    <message>
        <source>Evaluation &amp;bar</source>
        <translation>評価バー(&amp;E)</translation>
    </message>
    <message>
        <source>Sho&amp;w threat</source>
        <translation>相手の狙いを表示(&amp;Z)</translation>
    </message>
</context>
<context>
    <name>LiveAnalysis</name>
    <message>
        <source>Strong network</source>
        <translation>強いネットワーク</translation>
    </message>
    <message>
        <source>Evenmatch&apos;s network</source>
        <translation>Evenmatchのネットワーク</translation>
    </message>
    <message>
        <source>B+%1</source>
        <translation>黒 +%1</translation>
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
        <translation>黒 %1%</translation>
    </message>
    <message>
        <source>W %1 %</source>
        <translation>白 %1%</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>訪問%1</translation>
    </message>
    <message>
        <source>Not available while a game is being played.</source>
        <translation>対局中は使えません。</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>開始しています…</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>深さ%1</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1ノード</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/秒</translation>
    </message>
    <message>
        <source>Live analysis is not available while a game is being played.</source>
        <translation>対局中はライブ解析を使えません。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Play</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>%1手目（全%2手）</translation>
    </message>
    <message>
        <source>%1[*] – Evenmatch</source>
        <translation>%1[*] – Evenmatch</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>棋譜を開く</translation>
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
        <translation>棋譜を保存</translation>
    </message>
    <message>
        <source>Game copied to the clipboard.</source>
        <translation>棋譜をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Position copied to the clipboard.</source>
        <translation>局面をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>新規(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使った棋譜(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>待った(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>パス(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Copy game</source>
        <translation>棋譜をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy p&amp;osition</source>
        <translation>局面をコピー(&amp;O)</translation>
    </message>
    <message>
        <source>Paste &amp;game</source>
        <translation>棋譜を貼り付け(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Navigate</source>
        <translation>移動(&amp;N)</translation>
    </message>
    <message>
        <source>Go to &amp;start</source>
        <translation>最初へ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Ten moves back</source>
        <translation>10手戻る(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>前の手(&amp;P)</translation>
    </message>
    <message>
        <source>Next &amp;move</source>
        <translation>次の手(&amp;M)</translation>
    </message>
    <message>
        <source>Te&amp;n moves forward</source>
        <translation>10手進む(&amp;N)</translation>
    </message>
    <message>
        <source>Go to &amp;end</source>
        <translation>最後へ(&amp;E)</translation>
    </message>
    <message>
        <source>Previous v&amp;ariation</source>
        <translation>前の変化(&amp;A)</translation>
    </message>
    <message>
        <source>Next &amp;variation</source>
        <translation>次の変化(&amp;V)</translation>
    </message>
    <message>
        <source>Previous &amp;game</source>
        <translation>前の棋譜(&amp;G)</translation>
    </message>
    <message>
        <source>Ne&amp;xt game</source>
        <translation>次の棋譜(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>システム(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>座標(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>盤を反転(&amp;F)</translation>
    </message>
    <message>
        <source>Side&amp;bar labels</source>
        <translation>サイドバーのラベル(&amp;B)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー操作(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Evenmatch</source>
        <translation>Evenmatchについて(&amp;A)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>探索木</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>解析(&amp;A)</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>言語(&amp;A)</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>設定(&amp;T)…</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>サウンド(&amp;O)</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>ラボ</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>元に戻す(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>やり直す(&amp;R)：%1</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>引き分け(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;sign</source>
        <translation>投了(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Move numbers</source>
        <translation>手数の表示(&amp;M)</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Open a&amp;ddress…</source>
        <translation>アドレスを開く(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Find games with this position</source>
        <translation>この局面の棋譜を検索(&amp;F)</translation>
    </message>
    <message>
        <source>The network is in use.</source>
        <translation>このネットワークの使用を開始しました。</translation>
    </message>
    <message>
        <source>S&amp;et up a position…</source>
        <translation>局面を編集(&amp;E)…</translation>
    </message>
    <message>
        <source>Game &amp;information…</source>
        <translation>対局情報(&amp;M)…</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Export &amp;board image…</source>
        <translation>盤面を画像として書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Print board…</source>
        <translation>盤面を印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>T&amp;ype a move</source>
        <translation>手を入力(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy &amp;board as image</source>
        <translation>盤面を画像としてコピー(&amp;I)</translation>
    </message>
    <message>
        <source>Export ani&amp;mation…</source>
        <translation>アニメーションを書き出す(&amp;M)…</translation>
    </message>
    <message>
        <source>Export &amp;cards…</source>
        <translation>カードを書き出す(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Import cards…</source>
        <translation>カードを取り込む(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>学ぶ(&amp;L)</translation>
    </message>
    <message>
        <source>Cards &amp;due today</source>
        <translation>今日のカード(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cards from your games</source>
        <translation>自分の対局のカード(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Guess the moves of this game</source>
        <translation>この対局の手を当てる(&amp;G)</translation>
    </message>
    <message>
        <source>Train an &amp;opening</source>
        <translation>オープニングの練習(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Find your rank</source>
        <translation>棋力を測る(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Teaching game</source>
        <translation>指導対局(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>この画面のヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>用語集(&amp;G)</translation>
    </message>
    <message>
        <source>Export &amp;lesson…</source>
        <translation>レッスンを書き出す(&amp;L)…</translation>
    </message>
    <message>
        <source>Open l&amp;esson…</source>
        <translation>レッスンを開く(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Next student</source>
        <translation>次の生徒(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Add a student…</source>
        <translation>生徒を追加(&amp;A)…</translation>
    </message>
    <message>
        <source>The exercise on the Learn page ends.</source>
        <translation>「学ぶ」ページの練習は終わります。</translation>
    </message>
    <message>
        <source>Running imports stop; the games imported so far are kept.</source>
        <translation>実行中の読み込みは中止されます。読み込み済みの対局は残ります。</translation>
    </message>
    <message>
        <source>Change the language</source>
        <translation>言語の変更</translation>
    </message>
    <message>
        <source>The window opens again in the new language.</source>
        <translation>ウィンドウは新しい言語で開き直されます。</translation>
    </message>
    <message>
        <source>&amp;Change language</source>
        <translation>言語を変更(&amp;C)</translation>
    </message>
    <message>
        <source>Settings cannot be saved: %1 is not writable.</source>
        <translation>設定を保存できません：%1に書き込めません。</translation>
    </message>
    <message>
        <source>The game on the board cannot be saved and will be lost.</source>
        <translation>盤上の対局を保存できないため、失われます。</translation>
    </message>
    <message>
        <source>Free some space, or save it elsewhere with Save As.</source>
        <translation>空き容量を増やすか、「名前を付けて保存」で別の場所に保存してください。</translation>
    </message>
    <message>
        <source>The measurement in the Lab stops; you can continue it later.</source>
        <translation>ラボの測定は停止します。あとで続けられます。</translation>
    </message>
</context>
<context>
    <name>MarkTools</name>
    <message>
        <source>Mark with a triangle</source>
        <translation>三角形を付ける</translation>
    </message>
    <message>
        <source>Mark with a square</source>
        <translation>四角形を付ける</translation>
    </message>
    <message>
        <source>Mark with a circle</source>
        <translation>丸を付ける</translation>
    </message>
    <message>
        <source>Mark with a cross</source>
        <translation>×印を付ける</translation>
    </message>
    <message>
        <source>Mark with letters</source>
        <translation>文字を付ける</translation>
    </message>
    <message>
        <source>Mark with numbers</source>
        <translation>数字を付ける</translation>
    </message>
    <message>
        <source>Draw an arrow from point to point</source>
        <translation>点から点へ矢印を引く</translation>
    </message>
    <message>
        <source>Mark a square green, or draw a green arrow</source>
        <translation>マスを緑にするか、緑の矢印を引く</translation>
    </message>
    <message>
        <source>Mark a square red, or draw a red arrow</source>
        <translation>マスを赤にするか、赤い矢印を引く</translation>
    </message>
    <message>
        <source>Mark a square blue, or draw a blue arrow</source>
        <translation>マスを青にするか、青い矢印を引く</translation>
    </message>
    <message>
        <source>Mark a square yellow, or draw a yellow arrow</source>
        <translation>マスを黄色にするか、黄色い矢印を引く</translation>
    </message>
</context>
<context>
    <name>MatchMe</name>
    <message>
        <source>Locked: its strength stays the same whoever wins.</source>
        <translation>固定中：勝敗にかかわらず、強さは変わりません。</translation>
    </message>
    <message>
        <source>Its strength changes after every game, and a little during a game.</source>
        <translation>強さは対局ごとに変わり、対局中にも少し変わります。</translation>
    </message>
    <message>
        <source>You won the last game, so it became stronger.</source>
        <translation>前局に勝ったため、強くなりました。</translation>
    </message>
    <message numerus="yes">
        <source>You won the last %n games, so it became stronger.</source>
        <translation>
            <numerusform>直近%n局に勝ったため、強くなりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>You lost the last game, so it became weaker.</source>
        <translation>前局に負けたため、弱くなりました。</translation>
    </message>
    <message numerus="yes">
        <source>You lost the last %n games, so it became weaker.</source>
        <translation>
            <numerusform>直近%n局に負けたため、弱くなりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>You won the last game, so it plays as strongly as it can.</source>
        <translation>前局はあなたの勝ちでしたので、最も強い設定で対局します。</translation>
    </message>
    <message>
        <source>You lost the last game, so it plays as weakly as it can.</source>
        <translation>前局はあなたの負けでしたので、最も弱い設定で対局します。</translation>
    </message>
    <message>
        <source>It now plays at %1.</source>
        <translation>現在の強さは%1です。</translation>
    </message>
    <message>
        <source>The last game was a draw, so its strength stayed the same.</source>
        <translation>前局が引き分けだったため、強さは変わりませんでした。</translation>
    </message>
</context>
<context>
    <name>MeasuredWords</name>
    <message>
        <source>%1 at level %2</source>
        <translation>%1（レベル%2）</translation>
    </message>
    <message>
        <source>one visit</source>
        <translation>訪問1回</translation>
    </message>
    <message>
        <source>each other</source>
        <translation>互い</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1（%2として）</translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Type a move</source>
        <translation>手を入力</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Enter plays the move, Esc closes the field.</source>
        <translation>Enterで着手、Escで閉じます。</translation>
    </message>
</context>
<context>
    <name>MoveListView</name>
    <message>
        <source>Moves</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Click a point to place a stone.</source>
        <translation>点をクリックすると石を置けます。</translation>
    </message>
    <message>
        <source>Drag a piece, or click it and then its square.</source>
        <translation>駒をドラッグするか、駒と移動先のマスを順にクリックしてください。</translation>
    </message>
</context>
<context>
    <name>MyRank</name>
    <message>
        <source>Estimating your rank in Go</source>
        <translation>囲碁の棋力を調べています</translation>
    </message>
    <message>
        <source>Estimating your rank in chess</source>
        <translation>チェスの棋力を調べています</translation>
    </message>
    <message>
        <source>KataGo is analysing your games</source>
        <translation>KataGoが対局を解析しています</translation>
    </message>
    <message numerus="yes">
        <source>%n more games could not be read.</source>
        <translation>
            <numerusform>さらに%n局を読み込めませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>This result could not be saved: %1.</source>
        <translation>この結果を保存できませんでした：%1。</translation>
    </message>
</context>
<context>
    <name>MyRankPanel</name>
    <message>
        <source>Opening</source>
        <translation>序盤</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>中盤</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>終盤</translation>
    </message>
    <message>
        <source>As Black</source>
        <translation>黒番</translation>
    </message>
    <message>
        <source>As White</source>
        <translation>白番</translation>
    </message>
    <message>
        <source>What separates you from the next rank</source>
        <translation>1つ上の棋力との違い</translation>
    </message>
    <message>
        <source>Moves that separate you from the next rank</source>
        <translation>1つ上の棋力との違いが出た手</translation>
    </message>
    <message>
        <source>Unusual for you</source>
        <translation>普段と違う対局</translation>
    </message>
    <message>
        <source>Games in which you played much better or worse than usual.</source>
        <translation>普段よりずっとよかった、または悪かった対局です。</translation>
    </message>
    <message>
        <source>Games that are unusual for you</source>
        <translation>普段と違う対局</translation>
    </message>
    <message>
        <source>My rank</source>
        <translation>自分の棋力</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>囲碁</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>チェス</translation>
    </message>
    <message>
        <source>My rank in %1</source>
        <translation>自分の棋力：%1</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>推移</translation>
    </message>
    <message>
        <source>Choose your name above to estimate your rank.</source>
        <translation>上で自分の名前を選ぶと、棋力を推定できます。</translation>
    </message>
    <message>
        <source>None of your games match this choice.</source>
        <translation>この条件に合うあなたの対局はありません。</translation>
    </message>
    <message numerus="yes">
        <source>Your %n games have not been analysed yet.</source>
        <translation>
            <numerusform>まだ解析していない対局が%n局あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Analysing your moves. Finished games are stored.</source>
        <translation>手を解析しています。解析の済んだ対局は保存されます。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Estimate my rank</source>
        <translation>棋力を推定</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1手</translation>
    </message>
    <message>
        <source> – your latest</source>
        <translation>（最近の対局）</translation>
    </message>
    <message>
        <source>Too few moves</source>
        <translation>手が足りません</translation>
    </message>
    <message>
        <source>%1 moves are too few for an estimate: at least %2 are needed. Play or import more games.</source>
        <translation>%1手では推定に足りません。%2手必要です。さらに対局するか、棋譜を取り込んでください。</translation>
    </message>
    <message>
        <source>Network: %1</source>
        <translation>ネットワーク：%1</translation>
    </message>
    <message>
        <source>weaker than usual</source>
        <translation>普段より弱い</translation>
    </message>
    <message>
        <source>stronger than usual</source>
        <translation>普段より強い</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>レポート…</translation>
    </message>
    <message>
        <source>Save this page as PDF or HTML</source>
        <translation>このページをPDFまたはHTMLとして保存</translation>
    </message>
    <message>
        <source>Moves where players one rank above you would probably choose another one, with the percentage the network predicts. Click a move to see it.</source>
        <translation>1つ上の棋力の人ならおそらく別の手を選ぶ手と、ネットワークが予測するその割合（%）です。クリックするとその局面を表示します。</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Phases, colours, opponents, progress over time, and what separates you from the next rank</source>
        <translation>段階、手番、相手、推移、そして1つ上の棋力との違い</translation>
    </message>
    <message>
        <source>Your games in order of date, in groups: the estimate from each group and its interval.</source>
        <translation>日付順の対局をいくつかずつまとめ、各グループからの推定とその区間を表示します。</translation>
    </message>
    <message>
        <source>Your moves compared with the ranks</source>
        <translation>あなたの手と各棋力の比較</translation>
    </message>
    <message>
        <source>Move %1: %2 (%3 of 100) instead of %4</source>
        <translation>%1手目：%4の代わりに%2（100人中%3人）</translation>
    </message>
    <message>
        <source>By phase</source>
        <translation>段階別</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>手番別</translation>
    </message>
    <message>
        <source>By time control</source>
        <translation>持ち時間別</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>相手別</translation>
    </message>
    <message>
        <source>Bullet</source>
        <translation>バレット</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>ブリッツ</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>ラピッド</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>長時間</translation>
    </message>
    <message>
        <source>Weaker</source>
        <translation>格下</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>同格</translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation>格上</translation>
    </message>
    <message numerus="yes">
        <source>%n games are on small boards, where ranks are not calibrated.</source>
        <translation>
            <numerusform>%n局は小さい碁盤で、そこでは棋力は較正されていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimates by other engines</source>
        <translation>ほかのエンジンによる推定</translation>
    </message>
    <message>
        <source>KataGo is analysing your latest games…</source>
        <translation>KataGoが最近の対局を解析しています…</translation>
    </message>
    <message numerus="yes">
        <source>From your latest %n games.</source>
        <translation>
            <numerusform>最近の%n局から。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 estimates %2 (%3). Its accuracy has not been measured.</source>
        <translation>%1の推定は%2です（%3）。その精度は測定されていません。</translation>
    </message>
    <message>
        <source>%1: your moves lose %2 points on average, half of them less than %3 (first %4 moves of each game).</source>
        <translation>%1：あなたの手の損失は平均%2目、半数は%3目未満です（各局の最初の%4手）。</translation>
    </message>
    <message>
        <source>%1: your moves lose %2 pawns on average, half of them less than %3 (first %4 moves of each game).</source>
        <translation>%1：あなたの手の損失は平均でポーン%2個分、半数は%3個分未満です（各局の最初の%4手）。</translation>
    </message>
    <message>
        <source>Phases are estimated by the network %1 alone. From all of your moves it estimates %2.</source>
        <translation>段階別の推定は%1だけによるもので、すべての手からの推定は%2です。</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1（%2、%3）</translation>
    </message>
    <message>
        <source>%1 or stronger</source>
        <translation>%1以上</translation>
    </message>
    <message>
        <source>%1 or weaker</source>
        <translation>%1以下</translation>
    </message>
    <message>
        <source>%1 with %2 % probability</source>
        <translation>%2%の確率で%1</translation>
    </message>
    <message>
        <source>This is stronger than the strongest rank on the scale, %1.</source>
        <translation>これは尺度で最も強い棋力、%1より上です。</translation>
    </message>
    <message>
        <source>This is weaker than the weakest rank on the scale, %1.</source>
        <translation>これは尺度で最も弱い棋力、%1より下です。</translation>
    </message>
    <message>
        <source>The rank of %1</source>
        <translation>%1の棋力</translation>
    </message>
    <message>
        <source>%1 % of the points</source>
        <translation>得点率%1%</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, your rank %3 (%n games)</source>
        <translation>
            <numerusform>%1 %2、あなたの棋力では%3（%n局）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n games have been analysed.</source>
        <translation>
            <numerusform>%n局は解析済みです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of your %n games have been analysed.</source>
        <translation>
            <numerusform>%n局のうち%1局が解析済みです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Latest estimate: %1, on %2.</source>
        <translation>最新の推定：%1（%2）。</translation>
    </message>
    <message>
        <source>%1 % interval; most likely %2</source>
        <translation>%1%区間、最も可能性が高いのは%2</translation>
    </message>
    <message>
        <source>Count every game</source>
        <translation>すべての対局を数える</translation>
    </message>
    <message>
        <source>Games of this period</source>
        <translation>この期間の対局</translation>
    </message>
    <message>
        <source>All dates</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>この1年</translation>
    </message>
    <message>
        <source>Last 3 months</source>
        <translation>この3か月</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>この1か月</translation>
    </message>
    <message>
        <source>Games with this colour</source>
        <translation>この手番の対局</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>両方の手番</translation>
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
        <translation>この持ち時間の対局</translation>
    </message>
    <message>
        <source>Any time control</source>
        <translation>すべての持ち時間</translation>
    </message>
    <message>
        <source>The rank above is estimated from your moves alone: each is compared with the moves that players of each rank choose. The curve shows the probability of each rank. The bar is an interval that holds at least 80 % of it. A second estimate uses everything in the files: your results, your opponents&apos; ranks, the clocks and the level of the games. Your own rank in the files is not used.</source>
        <translation>上の棋力はあなたの手だけから推定されます。各手を、それぞれの棋力のプレイヤーが選ぶ手と比べます。曲線は各棋力の確率、棒は少なくともその80%を含む区間です。もう1つの推定は、ファイルの全情報（結果、相手の棋力、時計、対局の水準）を使います。ファイルにあるあなた自身の棋力は使いません。</translation>
    </message>
    <message>
        <source>β is the strength score of a move. It is the sum of the level of the position, which both players made, and the quality of the move among the legal ones. The line is the mean β of your moves over all games, for every ten moves. Each band holds the middle half of the players of one rank. β depends on your opponent, too: it may rise against a stronger player, and the loser&apos;s line may be above the winner&apos;s. So β is not your rank, and the line may lie in the band of another rank. Your rank is estimated from your choice of moves: it is the rank whose players are most likely to choose them. Neither β nor the estimate knows what you thought, or how you play in games that are not here. With few games, the interval is wide, and the estimate is closer to the middle of the scale.</source>
        <translation>βは手の強さスコアです。両者が作った局面の水準と、合法手の中での手の質の和です。線は、全対局でのあなたの手のβの平均（10手ごと）です。各帯には、その棋力のプレイヤーの中央の半数が入ります。βは相手にも左右されます。強い相手には上がることがあり、敗者の線が勝者の線より上になることもあります。そのためβはあなたの棋力ではなく、線が別の棋力の帯に入ることがあります。棋力は、あなたがどの手を選ぶかから、その手を最も選びそうなプレイヤーの棋力として推定されます。βにも推定にも、あなたの考えや、ここにない対局は反映されません。対局が少ないと区間は広く、推定は尺度の中央に寄ります。</translation>
    </message>
    <message>
        <source>From your moves alone</source>
        <translation>あなたの着手だけから</translation>
    </message>
    <message>
        <source>From everything in the files</source>
        <translation>ファイルの全情報から</translation>
    </message>
    <message>
        <source>Probability of each rank</source>
        <translation>各棋力の確率</translation>
    </message>
    <message numerus="yes">
        <source>Rank in your game files: %1 (median of %n games; latest: %2).</source>
        <translation>
            <numerusform>棋譜ファイルでの棋力：%1（%n局の中央値、最新は%2）。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>You have no games yet. Import some, or choose more names above.</source>
        <translation>まだ対局がありません。対局を読み込むか、上で名前を追加してください。</translation>
    </message>
    <message>
        <source>Also count games against Evenmatch, unfinished games, games of fewer than %1 moves and games with you on both sides</source>
        <translation>Evenmatchとの対局、終わっていない対局、%1手未満の対局、両者が自分の対局も数えます</translation>
    </message>
</context>
<context>
    <name>NetworkCard</name>
    <message>
        <source>%1 blocks of %2 channels</source>
        <translation>%1ブロック、%2チャンネル</translation>
    </message>
    <message>
        <source>%1 blocks of %2 channels, and %3 more blocks for the value</source>
        <translation>%1ブロック、%2チャンネル、ほかに形勢専用の%3ブロック</translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation>%1局面</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>囲碁</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>チェス</translation>
    </message>
    <message>
        <source>Use another file…</source>
        <translation>別のファイルを使う…</translation>
    </message>
    <message>
        <source>Use the bundled network</source>
        <translation>付属のネットワークを使う</translation>
    </message>
    <message>
        <source>Measure speed</source>
        <translation>速度を測る</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込んでいます…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>ハッシュ</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>棋力</translation>
    </message>
    <message>
        <source>none: it can review games, but not play at a rank</source>
        <translation>なし：検討はできますが、棋力を指定した対局はできません</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Rank profile</source>
        <translation>棋力プロファイル</translation>
    </message>
    <message>
        <source>from %1 games</source>
        <translation>%1局から作成</translation>
    </message>
    <message>
        <source>none: its ranks have not been measured</source>
        <translation>なし：棋力は測定されていません</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未測定</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Last trained on</source>
        <translation>最後の学習</translation>
    </message>
    <message>
        <source>Use another network</source>
        <translation>別のネットワークを使う</translation>
    </message>
    <message>
        <source>Measuring speed</source>
        <translation>速度を測定中</translation>
    </message>
    <message>
        <source>%1 singly</source>
        <translation>1つずつ：%1</translation>
    </message>
    <message>
        <source>%1 in batches of %2</source>
        <translation>%2個ずつまとめて：%1</translation>
    </message>
    <message>
        <source>Positions per second: %1
%2</source>
        <translation>1秒あたりの局面数：%1
%2</translation>
    </message>
    <message>
        <source>GPU (CUDA)</source>
        <translation>GPU（CUDA）</translation>
    </message>
    <message>
        <source>Opponents&apos; strength</source>
        <translation>相手の強さ</translation>
    </message>
    <message>
        <source>measured against %1</source>
        <translation>%1を相手に測定</translation>
    </message>
    <message>
        <source>another network</source>
        <translation>別のネットワーク</translation>
    </message>
    <message>
        <source>Strong network for Go</source>
        <translation>囲碁の強いネットワーク</translation>
    </message>
    <message>
        <source>Add a network…</source>
        <translation>ネットワークを追加…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1を使う</translation>
    </message>
    <message>
        <source>Review, hints, lessons and the tutor use this network for Go.</source>
        <translation>囲碁の検討、ヒント、レッスン、先生にこのネットワークを使います。</translation>
    </message>
    <message>
        <source>Add a KataGo network (.bin.gz) to make review, hints, lessons and the tutor much stronger in Go. No other program is needed.</source>
        <translation>KataGoのネットワーク（.bin.gz）を追加すると、囲碁の検討、ヒント、レッスン、先生がずっと強くなります。ほかのプログラムは不要です。</translation>
    </message>
    <message>
        <source>candidate moves</source>
        <translation>候補手</translation>
    </message>
    <message>
        <source>winning chances</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>score lead</source>
        <translation>目数差</translation>
    </message>
    <message>
        <source>ownership</source>
        <translation>地の帰属</translation>
    </message>
    <message>
        <source>moves of players from %1 to %2</source>
        <translation>%1から%2の人の着手</translation>
    </message>
    <message>
        <source>Predicts</source>
        <translation>予測するもの</translation>
    </message>
    <message>
        <source>File size</source>
        <translation>ファイルサイズ</translation>
    </message>
    <message>
        <source>Networks (*.evm *.bin.gz *.txt.gz *.pb.gz *.pb);;All files (*)</source>
        <translation>ネットワーク (*.evm *.bin.gz *.txt.gz *.pb.gz *.pb);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1. The current network stays in use.</source>
        <translation>%1。現在のネットワークを引き続き使います。</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>置き換える…</translation>
    </message>
    <message>
        <source>the last layer of %1</source>
        <translation>%1の最終層</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
</context>
<context>
    <name>NewGamePanel</name>
    <message>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>囲碁</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>チェス</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>チェス960</translation>
    </message>
    <message>
        <source>Chess from one of 960 shuffled starting positions</source>
        <translation>960通りに並べ替えた開始局面から始めるチェス</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>The program chooses your colour at random</source>
        <translation>あなたの手番の色はEvenmatchがランダムに決めます</translation>
    </message>
    <message>
        <source>Rules, handicap, clock, names</source>
        <translation>ルール・置き石・時計・名前</translation>
    </message>
    <message>
        <source>Clock and names</source>
        <translation>時計と名前</translation>
    </message>
    <message>
        <source>Rules, handicap and clock</source>
        <translation>ルール・置き石・時計</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>ようこそ</translation>
    </message>
    <message>
        <source>You play %1</source>
        <translation>あなたが%1</translation>
    </message>
    <message>
        <source>Choose a rank, then Play. Everything stays on this computer.</source>
        <translation>棋力を選んで「対局」を押してください。データはすべてこのコンピューターに残ります。</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから対局</translation>
    </message>
    <message>
        <source>The game begins with the position on the board.</source>
        <translation>盤上の局面から対局が始まります。</translation>
    </message>
    <message numerus="yes">
        <source>The game keeps its %n moves and continues from this position.</source>
        <translation>
            <numerusform>これまでの%n手を残し、この局面から続けます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard starting position</source>
        <translation>通常の初期配置</translation>
    </message>
    <message>
        <source>One of 960 starting positions</source>
        <translation>960通りの初期配置の一つ</translation>
    </message>
</context>
<context>
    <name>NoGamesPanel</name>
    <message>
        <source>No games yet</source>
        <translation>棋譜はまだありません</translation>
    </message>
    <message>
        <source>Drop files or a folder here: SGF, PGN, GIB, NGF and UGI, also compressed.
Games that you finish here are added automatically.
Your rank is estimated from your games.</source>
        <translation>ファイルやフォルダーをここにドロップしてください：SGF、PGN、GIB、NGF、UGI（圧縮ファイルも可）。
ここで終えた対局は自動的に追加されます。
棋力はあなたの対局から推定されます。</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>フォルダーを取り込む…</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>ファイルを取り込む…</translation>
    </message>
    <message>
        <source>Paste from the clipboard</source>
        <translation>クリップボードから貼り付け</translation>
    </message>
    <message>
        <source>From an account…</source>
        <translation>アカウントから…</translation>
    </message>
    <message>
        <source>Add a few sample games</source>
        <translation>サンプル対局を追加</translation>
    </message>
    <message>
        <source>Five short games to try things out; search for “Sample” to find them</source>
        <translation>お試し用の短い対局5局です。「Sample」で検索すると見つかります</translation>
    </message>
</context>
<context>
    <name>NotableView</name>
    <message>
        <source>No notable moves: no mistakes, and no moves unusual for the rank.</source>
        <translation>注目すべき手はありません。ミスも、その棋力では珍しい手もありませんでした。</translation>
    </message>
    <message>
        <source>Notable moves appear here during analysis.</source>
        <translation>解析が進むと、注目すべき手がここに表示されます。</translation>
    </message>
    <message>
        <source>Notable moves</source>
        <translation>注目の手</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>対処方法</translation>
    </message>
</context>
<context>
    <name>OpeningChooser</name>
    <message>
        <source>Opening to train</source>
        <translation>練習するオープニング</translation>
    </message>
    <message>
        <source>Train this opening</source>
        <translation>このオープニングを練習する</translation>
    </message>
    <message>
        <source>Play against moves that players of your rank really choose. After each of your moves you see how many players choose it</source>
        <translation>あなたと同じ棋力の人が実際に選ぶ手を相手に対局します。1手ごとに、その手を選ぶ人の割合が表示されます</translation>
    </message>
</context>
<context>
    <name>OpeningRun</name>
    <message>
        <source>This network has no ranks.</source>
        <translation>このネットワークには棋力がありません。</translation>
    </message>
    <message>
        <source>Players of %1 mostly play %2 (%3 %).</source>
        <translation>%1の人は%2を最も多く選びます（%3%）。</translation>
    </message>
    <message>
        <source>%2 % of players at %3 choose %1.</source>
        <translation>%3の人の%2%が%1を選びます。</translation>
    </message>
    <message>
        <source>%1 is chosen by %2 % of players at %3 and %4 % at %5.</source>
        <translation>%1を選ぶのは、%3の人の%2%、%5の人の%4%です。</translation>
    </message>
    <message>
        <source>%1 of your %2 moves are the most popular at %3.</source>
        <translation>あなたの%2手のうち%1手が、%3で最も多く選ばれる手でした。</translation>
    </message>
    <message>
        <source>Move %1: %2 (%3 %) is more popular than %4 (%5 %).</source>
        <translation>%1手目：選ばれる割合は、%2が%3%、%4が%5%です。</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>解析中…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>The opening ends here.</source>
        <translation>オープニングはここまでです。</translation>
    </message>
    <message>
        <source>The opening ends here: %1.</source>
        <translation>オープニングはここまでです：%1。</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Switch sides</source>
        <translation>先後を入れ替える</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから対局</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>あなたの番です。</translation>
    </message>
    <message>
        <source>Your opponent chooses moves as often as players of %1 do.</source>
        <translation>相手は、%1の人が選ぶ割合どおりに手を選びます。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Players of %1 and %2 rarely choose %3.</source>
        <translation>%1でも%2でも、%3を選ぶ人はほとんどいません。</translation>
    </message>
    <message>
        <source>About %2 % of players choose %1, at %3 and at %4.</source>
        <translation>%1を選ぶのは、%3でも%4でも約%2%です。</translation>
    </message>
    <message>
        <source>Players of %1 would have had about %2.</source>
        <translation>%1のプレイヤーなら約%2手です。</translation>
    </message>
    <message>
        <source>Start where the opening ends</source>
        <translation>オープニングの終わりから始める</translation>
    </message>
    <message>
        <source>Start at the first move</source>
        <translation>初手から始める</translation>
    </message>
</context>
<context>
    <name>OpeningsCard</name>
    <message>
        <source>By opening</source>
        <translation>オープニング別</translation>
    </message>
    <message>
        <source>For each opening: your number of games and your score; your mean strength score (β) relative to your rank&apos;s; and the move that most often leaves the main line of your rank. Click an opening to see it.</source>
        <translation>オープニングごとに、対局数と得点率、自分の棋力の平均と比べた平均強さスコア（β）、そして自分の棋力の本筋から最もよく外れる手を示します。オープニングをクリックすると表示します。</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>オープニング</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>This network does not know the rank %1. Choose another opponent under File ▸ New.</source>
        <translation>このネットワークには棋力%1がありません。「ファイル ▸ 新規」で別の相手を選んでください。</translation>
    </message>
    <message>
        <source>its move is illegal here.</source>
        <translation>その手はここでは反則です。</translation>
    </message>
    <message>
        <source>%1 passed. Pass to count the score, or play on.</source>
        <translation>%1がパスしました。パスすると整地に進みます。続けるなら着手してください。</translation>
    </message>
    <message>
        <source>%1 offers a draw. Press Draw to accept, or play on.</source>
        <translation>%1が引き分けを提案しました。「引き分け」を押して受けるか、対局を続けてください。</translation>
    </message>
    <message>
        <source>%1 declined the draw.</source>
        <translation>%1は引き分けを断りました。</translation>
    </message>
    <message>
        <source>The strong network is not available. %1 plays without it.</source>
        <translation>強いネットワークが利用できません。%1はそれなしで打ちます。</translation>
    </message>
</context>
<context>
    <name>OpponentChooser</name>
    <message>
        <source>Locked</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>A rank</source>
        <translation>棋力を指定</translation>
    </message>
    <message>
        <source>Evenmatch plays like people of this rank</source>
        <translation>Evenmatchがその棋力の人のように対局します</translation>
    </message>
    <message>
        <source>Match me</source>
        <translation>互角</translation>
    </message>
    <message>
        <source>Evenmatch adjusts to your strength</source>
        <translation>Evenmatchがあなたの強さに合わせます</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>2人で</translation>
    </message>
    <message>
        <source>Two players share this board</source>
        <translation>1つの盤で2人が対局します</translation>
    </message>
    <message>
        <source>Keep the strength fixed, whoever wins</source>
        <translation>勝敗にかかわらず強さを固定します</translation>
    </message>
    <message>
        <source>My rank</source>
        <translation>自分の棋力</translation>
    </message>
    <message>
        <source>One above me</source>
        <translation>1つ上</translation>
    </message>
    <message>
        <source>Change my rank…</source>
        <translation>自分の棋力を変更…</translation>
    </message>
    <message>
        <source>Set my own rank</source>
        <translation>自分の棋力を設定します</translation>
    </message>
    <message>
        <source>These ranks have not been compared with people&apos;s ranks yet.</source>
        <translation>これらの棋力は、まだ人の棋力と比較されていません。</translation>
    </message>
    <message>
        <source>What is your rank? Choose it on the ladder.</source>
        <translation>あなたの棋力は？一覧から選んでください。</translation>
    </message>
    <message>
        <source>An engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Another program, such as GNU Go or Stockfish</source>
        <translation>GNU GoやStockfishなど、ほかのプログラム</translation>
    </message>
    <message>
        <source>On small boards ranks are not calibrated.</source>
        <translation>小さい碁盤では棋力は較正されていません。</translation>
    </message>
    <message>
        <source>The strength of this opponent has not been measured.</source>
        <translation>この相手の強さは測定されていません。</translation>
    </message>
    <message>
        <source>Measured on %1 against %2</source>
        <translation>測定日：%1、対局相手：%2</translation>
    </message>
    <message>
        <source>A little stronger</source>
        <translation>少しだけ強く</translation>
    </message>
    <message>
        <source>%1. Rating scale: %2</source>
        <translation>%1。レーティング：%2</translation>
    </message>
    <message>
        <source>Plays like %1; measured strength %2 (%3 games).</source>
        <translation>%1のように対局します。測定された強さは%2です（%3局）。</translation>
    </message>
    <message>
        <source>Measured strength: %1 (%2 games).</source>
        <translation>測定された強さ：%1（%2局）。</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>The strength of this opponent has not been measured with this network.</source>
        <translation>このネットワークを使うこの相手の強さは測定されていません。</translation>
    </message>
    <message>
        <source>Read with strong network</source>
        <translation>強いネットワークで読む</translation>
    </message>
    <message>
        <source>Stronger by tenths of a rank, up to the next rank</source>
        <translation>1つ上の棋力まで、10分の1段階ずつ強くします</translation>
    </message>
    <message>
        <source>It starts at the rank under the needle and adjusts to you. Set your own rank to start there.</source>
        <translation>針の示す棋力から始まり、あなたに合わせて変わります。自分の棋力を設定すると、そこから始まります。</translation>
    </message>
    <message>
        <source>The opponent reads captures and life and death like %1, but chooses moves of its rank</source>
        <translation>相手は石の取りや死活を%1のように読み、着手は自分の棋力のものを選びます</translation>
    </message>
    <message>
        <source>Opponent: %1</source>
        <translation>相手：%1</translation>
    </message>
</context>
<context>
    <name>OutsideCard</name>
    <message>
        <source>More precise chess ranks</source>
        <translation>より正確なチェスの棋力</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Each Maia network predicts the moves of players of one rating. With these networks (maia-1100.pb.gz to maia-1900.pb.gz in one folder) and Stockfish, the interval of your chess rank becomes narrower.</source>
        <translation>Maiaの各ネットワークは、あるレーティングの人の手を予測します。これらのネットワーク（maia-1100.pb.gz～maia-1900.pb.gz、同じフォルダー内）とStockfishを使うと、チェスの棋力の区間が狭まります。</translation>
    </message>
    <message>
        <source>Maia</source>
        <translation>Maia</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>フォルダーを選ぶ…</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1を取り除く</translation>
    </message>
    <message>
        <source>No folder chosen</source>
        <translation>フォルダーは選ばれていません</translation>
    </message>
    <message numerus="yes">
        <source>%n networks, %1 to %2</source>
        <translation>
            <numerusform>%n個のネットワーク、%1から%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Use Stockfish, too</source>
        <translation>Stockfishも使う</translation>
    </message>
    <message>
        <source>Use Stockfish, too (it is not installed and not among the engines below)</source>
        <translation>Stockfishも使う（インストールされておらず、下のエンジンにもありません）</translation>
    </message>
    <message>
        <source>The folder with Maia&apos;s networks</source>
        <translation>Maiaのネットワークのあるフォルダー</translation>
    </message>
    <message>
        <source>engines for chess ranks</source>
        <translation>チェスの棋力推定用エンジン</translation>
    </message>
</context>
<context>
    <name>Piece</name>
    <message>
        <source>white pawn</source>
        <translation>白のポーン</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>白のナイト</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>白のビショップ</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>白のルーク</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>白のクイーン</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>白のキング</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>黒のポーン</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>黒のナイト</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>黒のビショップ</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>黒のルーク</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>黒のクイーン</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>黒のキング</translation>
    </message>
</context>
<context>
    <name>PiecePalette</name>
    <message>
        <source>black stone</source>
        <translation>黒石</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>白石</translation>
    </message>
    <message>
        <source>Move pieces by clicking or dragging them</source>
        <translation>クリックまたはドラッグで動かす</translation>
    </message>
    <message>
        <source>Clear squares; the right mouse button always clears</source>
        <translation>マスを空にする（右クリックではいつでも空になります）</translation>
    </message>
    <message>
        <source>Black and white stones in turn</source>
        <translation>黒石と白石を交互に</translation>
    </message>
</context>
<context>
    <name>PieceSetButton</name>
    <message>
        <source>Chess pieces: %1</source>
        <translation>チェスの駒：%1</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Starting %1…</source>
        <translation>%1を起動しています…</translation>
    </message>
    <message>
        <source>next move</source>
        <translation>次の手</translation>
    </message>
    <message>
        <source>to be confirmed</source>
        <translation>確認待ち</translation>
    </message>
    <message>
        <source>%1? Click it again to play it.</source>
        <translation>%1？もう一度クリックすると着手します。</translation>
    </message>
    <message>
        <source>This will be your next move. Press Esc or right-click to cancel it.</source>
        <translation>これが次の手になります。取り消すにはEscキーを押すか、右クリックしてください。</translation>
    </message>
    <message>
        <source>Choose an opponent, then press Play.</source>
        <translation>相手を選び、「対局」を押してください。</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>あなたが投了しました。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>A game is in progress. It is kept when a teaching game starts.</source>
        <translation>対局が進行中です。指導対局を始めても、この対局は保存されます。</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Go to the last move before you ask for a hint.</source>
        <translation>ヒントを見るには、先に最後の手へ進んでください。</translation>
    </message>
</context>
<context>
    <name>PlayerChoiceModel</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>1 capture</source>
        <translation>アゲハマ 1</translation>
    </message>
    <message>
        <source>%1 captures</source>
        <translation>アゲハマ %1</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>手番</translation>
    </message>
    <message numerus="yes">
        <source>%n pawns ahead</source>
        <translation>
            <numerusform>ポーン%n個分の優位</numerusform>
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
        <translation>手の質</translation>
    </message>
    <message>
        <source>β, the strength score of a move: it depends on the position and on the move</source>
        <translation>β（手の強さスコア）：局面と手によって決まります</translation>
    </message>
    <message>
        <source>The part of β that depends on the player&apos;s move alone</source>
        <translation>βのうち、プレイヤーの手だけで決まる部分</translation>
    </message>
    <message>
        <source>β is the strength score. Quality is the part of β that depends on the move alone.</source>
        <translation>βは強さスコアです。手の質は、βのうち手だけで決まる部分です。</translation>
    </message>
    <message>
        <source>Each point is the mean over this number of the player&apos;s moves. Each band holds the middle half of the players of a rank, averaged in the same way.</source>
        <translation>各点は、そのプレイヤーのこの手数の平均です。各帯には、同じように平均したとき、その棋力のプレイヤーの中央の半数が入ります。</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>1手ごと</translation>
    </message>
    <message>
        <source>Mean of %1</source>
        <translation>%1手の平均</translation>
    </message>
    <message>
        <source>Measure and averaging: %1, %2</source>
        <translation>指標と平均：%1、%2</translation>
    </message>
    <message>
        <source>The estimate is the rank whose players are likeliest to choose these moves. β is the strength score of the moves, so its line may lie in another band.</source>
        <translation>推定は、これらの手を最も選びそうなプレイヤーの棋力です。βは手の強さスコアなので、その線は別の帯に入ることがあります。</translation>
    </message>
</context>
<context>
    <name>PolicyPanel</name>
    <message>
        <source>Candidate moves</source>
        <translation>候補手</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>盤上の表示</translation>
    </message>
    <message>
        <source>Plain board</source>
        <translation>表示なし</translation>
    </message>
    <message>
        <source>Likely moves</source>
        <translation>選ばれやすい手</translation>
    </message>
    <message>
        <source>β of moves</source>
        <translation>手のβ</translation>
    </message>
    <message>
        <source>players</source>
        <translation>プレイヤー全体</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Hover here to see the line on the board.</source>
        <translation>ここにマウスを重ねると、手順が盤上に表示されます。</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>ミス</translation>
    </message>
    <message>
        <source>The analysed moves in this position and, in Go, the stones of the latest moves</source>
        <translation>この局面で解析された手と、囲碁では直前の数手の石</translation>
    </message>
    <message>
        <source>Ownership</source>
        <translation>地の帰属</translation>
    </message>
    <message>
        <source>The predicted owner of each point of a Go board. Add a strong network or KataGo on the Engines page to see it.</source>
        <translation>碁盤の各点がどちらの地になるかの予測です。表示するには、「エンジン」ページで強いネットワークかKataGoを追加してください。</translation>
    </message>
    <message>
        <source>Ownership (needs a strong network)</source>
        <translation>地の帰属（強いネットワークが必要）</translation>
    </message>
    <message>
        <source>Warm: stronger than usual in this position; cold: weaker</source>
        <translation>暖色：この局面での普通より強い手、寒色：弱い手</translation>
    </message>
    <message>
        <source>By ownership, %1: each point counts for its likelier owner, as if the game ended now. The search plays on, so its lead differs.</source>
        <translation>地の帰属では%1。今終局したとして、各点を可能性の高い側に数えます。探索は先まで読むため、リードは異なります。</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>White has no king.</source>
        <translation>白のキングがありません。</translation>
    </message>
    <message>
        <source>Black has no king.</source>
        <translation>黒のキングがありません。</translation>
    </message>
    <message>
        <source>White has more than one king.</source>
        <translation>白のキングが2つ以上あります。</translation>
    </message>
    <message>
        <source>Black has more than one king.</source>
        <translation>黒のキングが2つ以上あります。</translation>
    </message>
    <message>
        <source>White has more pieces than promotion allows.</source>
        <translation>白の駒が、昇格で可能な数を超えています。</translation>
    </message>
    <message>
        <source>Black has more pieces than promotion allows.</source>
        <translation>黒の駒が、昇格で可能な数を超えています。</translation>
    </message>
    <message>
        <source>A pawn cannot stand on %1.</source>
        <translation>%1にポーンは置けません。</translation>
    </message>
    <message>
        <source>Black is to move, but White&apos;s king on %1 is in check.</source>
        <translation>黒番ですが、%1の白キングにチェックがかかっています。</translation>
    </message>
    <message>
        <source>White is to move, but Black&apos;s king on %1 is in check.</source>
        <translation>白番ですが、%1の黒キングにチェックがかかっています。</translation>
    </message>
    <message>
        <source>The king on %1 is in check from more than two pieces.</source>
        <translation>%1のキングに3つ以上の駒からチェックがかかっています。</translation>
    </message>
    <message>
        <source>The stones at %1 have no liberty.</source>
        <translation>%1の石にダメがありません。</translation>
    </message>
    <message>
        <source>Go %1×%1</source>
        <translation>囲碁 %1路</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>局面を編集</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>チェス</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>初期局面</translation>
    </message>
    <message>
        <source>Clear board</source>
        <translation>盤を空にする</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>駒落ち</translation>
    </message>
    <message>
        <source>White without the knight b1</source>
        <translation>白：b1のナイトなし</translation>
    </message>
    <message>
        <source>White without the rook a1</source>
        <translation>白：a1のルークなし</translation>
    </message>
    <message>
        <source>White without the queen</source>
        <translation>白：クイーンなし</translation>
    </message>
    <message>
        <source>White without the pawn f2</source>
        <translation>白：f2のポーンなし</translation>
    </message>
    <message>
        <source>Black without the knight b8</source>
        <translation>黒：b8のナイトなし</translation>
    </message>
    <message>
        <source>Black without the rook a8</source>
        <translation>黒：a8のルークなし</translation>
    </message>
    <message>
        <source>Black without the queen</source>
        <translation>黒：クイーンなし</translation>
    </message>
    <message>
        <source>Black without the pawn f7</source>
        <translation>黒：f7のポーンなし</translation>
    </message>
    <message>
        <source>Flip board</source>
        <translation>盤を反転</translation>
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
        <translation>黒 O-O</translation>
    </message>
    <message>
        <source>Black O-O-O</source>
        <translation>黒 O-O-O</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>キャスリング</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>アンパッサン</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n子</numerusform>
        </translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>置き石</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>コミ</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>ここから対局…</translation>
    </message>
    <message>
        <source>Use this position</source>
        <translation>この局面を使う</translation>
    </message>
    <message>
        <source>Make a new game that begins with this position; the current game is kept</source>
        <translation>この局面から始まる新しい棋譜を作ります。今の棋譜は残ります</translation>
    </message>
    <message>
        <source>The text is not a position: %1.</source>
        <translation>局面として読めません：%1。</translation>
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
        <translation>黒</translation>
    </message>
    <message>
        <source>The game is already over in this position.</source>
        <translation>この局面では対局が終わっています。</translation>
    </message>
    <message>
        <source>Discard the position that you set up?</source>
        <translation>作成した局面を破棄しますか？</translation>
    </message>
    <message>
        <source>Komi %1 and the prisoners: Black took %2, White %3.</source>
        <translation>アゲハマとコミ%1を含みます：黒のアゲハマ%2子、白のアゲハマ%3子。</translation>
    </message>
    <message>
        <source>Castling is still allowed; king and rook must be on their original squares</source>
        <translation>まだキャスリングできます。キングとルークは初期位置になければなりません</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Me</source>
        <translation>自分</translation>
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
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, beyond the measured ranks</source>
        <translation>%1（測定した棋力の範囲外）</translation>
    </message>
    <message>
        <source>80 % interval: %1 to %2</source>
        <translation>80%区間：%1～%2</translation>
    </message>
    <message>
        <source>On %1 held-out players with ten games each, the estimate was %2 rating points off on average, and the interval was right for %3 % of them.</source>
        <translation>学習に使っていない%1人のプレイヤー（各10局）では、推定の誤差はレーティングで平均%2点で、区間は%3%の人で正しい値を含みました。</translation>
    </message>
    <message>
        <source>Its accuracy was measured only on games between players of nearly equal rank.</source>
        <translation>精度は、ほぼ互角の対局でのみ測定しました。</translation>
    </message>
    <message>
        <source>From the moves alone: %1 (%2).</source>
        <translation>手だけから：%1（%2）。</translation>
    </message>
    <message>
        <source>The files name no opponent&apos;s rank, so there is only the estimate from the moves.</source>
        <translation>ファイルに相手の棋力が書かれていないため、手からの推定しかありません。</translation>
    </message>
    <message numerus="yes">
        <source>From everything in the files: %1 (%2); opponents&apos; ranks in %n games, results in %3.</source>
        <translation>
            <numerusform>ファイルのすべての情報から：%1（%2）。相手の棋力が%n局、結果が%3局にあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The estimate from everything in the files uses opponents&apos; ranks in %1 games and results in %2.</source>
        <translation>もう1つの推定は、%1局の相手の棋力と%2局の結果を使っています。</translation>
    </message>
    <message>
        <source>plays like %1</source>
        <translation>%1相当の手</translation>
    </message>
    <message>
        <source>Even with more games, this estimate stays wider than ± one rank.</source>
        <translation>対局を増やしても、この推定は±1段階より広いままです。</translation>
    </message>
    <message>
        <source>Accurate to about ± one rank.</source>
        <translation>精度は約±1段階です。</translation>
    </message>
    <message numerus="yes">
        <source>About %n more games would bring this to ± one rank.</source>
        <translation>
            <numerusform>あと約%n局で±1段階の精度になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the strongest rank on this scale; the player may be stronger.</source>
        <translation>%1はこの尺度で最も強い棋力です。それより強いかもしれません。</translation>
    </message>
    <message>
        <source>%1 is the weakest rank on this scale; the player may be weaker.</source>
        <translation>%1はこの尺度で最も弱い棋力です。それより弱いかもしれません。</translation>
    </message>
    <message>
        <source>The games form two groups, as if two players had played them: one near %1, the other near %2.</source>
        <translation>2人のプレイヤーが対局したかのように、対局が2つのグループ（%1付近と%2付近）に分かれています。</translation>
    </message>
    <message>
        <source>too few moves</source>
        <translation>手数不足</translation>
    </message>
    <message>
        <source>no estimate from one game</source>
        <translation>1局では推定できません</translation>
    </message>
    <message>
        <source>The accuracy of this estimate has not been measured.</source>
        <translation>この推定の精度は測定されていません。</translation>
    </message>
    <message>
        <source>β is the strength score of a move. Each band holds the middle half of the players of one rank.</source>
        <translation>βは手の強さスコアです。各帯は、その棋力のプレイヤーの中央の半数が入る範囲です。</translation>
    </message>
    <message>
        <source>%1 or stronger</source>
        <translation>%1以上</translation>
    </message>
    <message>
        <source>%1 or weaker</source>
        <translation>%1以下</translation>
    </message>
    <message>
        <source>80 % interval: %1 or stronger</source>
        <translation>80%区間：%1以上</translation>
    </message>
    <message>
        <source>80 % interval: %1 or weaker</source>
        <translation>80%区間：%1以下</translation>
    </message>
    <message>
        <source>About %1 FIDE, by a published relation between players&apos; ratings that was not measured here.</source>
        <translation>FIDEではおよそ%1（公表されているレーティングの関係によるもので、ここでは測定していません）。</translation>
    </message>
</context>
<context>
    <name>RankLadder</name>
    <message>
        <source>Ladder of ranks, the strongest first</source>
        <translation>棋力の一覧（強い順）</translation>
    </message>
    <message>
        <source>%1: measured %2</source>
        <translation>%1：測定値%2</translation>
    </message>
</context>
<context>
    <name>RankPartsCard</name>
    <message>
        <source>In parts</source>
        <translation>項目別</translation>
    </message>
    <message>
        <source>Your estimate from parts of your games. Fewer moves give a wider interval. Time controls and opponents&apos; ranks come from the game files; opponents of your rank, or within 100 rating points, count as equal.</source>
        <translation>対局の一部からの推定です。手が少ないほど区間は広くなります。持ち時間と相手の棋力は棋譜ファイルによります。同じ棋力、またはレーティング差100点以内の相手を同格とします。</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RankReport</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n局</numerusform>
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
        <translation>推定には手数が足りません：%1。</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>推移</translation>
    </message>
    <message>
        <source>What separates you from the next rank</source>
        <translation>1つ上の棋力との違い</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>実際の手</translation>
    </message>
    <message>
        <source>Next rank</source>
        <translation>1つ上の棋力</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Unusual games</source>
        <translation>普段と違う対局</translation>
    </message>
    <message>
        <source>weaker than usual</source>
        <translation>普段より弱い</translation>
    </message>
    <message>
        <source>stronger than usual</source>
        <translation>普段より強い</translation>
    </message>
    <message>
        <source>Moves compared with the ranks</source>
        <translation>着手と各棋力の比較</translation>
    </message>
    <message>
        <source>Mean β by move number, over the bands of the ranks</source>
        <translation>手数ごとの平均βと各棋力の帯</translation>
    </message>
    <message>
        <source>how often</source>
        <translation>頻度</translation>
    </message>
    <message>
        <source>Estimates by other engines</source>
        <translation>ほかのエンジンによる推定</translation>
    </message>
    <message>
        <source>The rank over time, with its interval</source>
        <translation>棋力の推移と区間</translation>
    </message>
    <message>
        <source>By opening</source>
        <translation>オープニング別</translation>
    </message>
    <message>
        <source>Probability of each rank</source>
        <translation>各棋力の確率</translation>
    </message>
    <message>
        <source>The line is the mean β over all games, for every ten moves.</source>
        <translation>線は全対局のβの平均（10手ごと）です。</translation>
    </message>
</context>
<context>
    <name>RankRidge</name>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2%</translation>
    </message>
</context>
<context>
    <name>RankSlider</name>
    <message>
        <source>Rank</source>
        <translation>棋力</translation>
    </message>
</context>
<context>
    <name>RankTestRun</name>
    <message>
        <source>Preparing the rank test</source>
        <translation>棋力テストを準備中</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>The test is being prepared…</source>
        <translation>テストを準備しています…</translation>
    </message>
    <message>
        <source>Estimate from your moves: %1.</source>
        <translation>あなたの手からの推定：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n positions.</source>
        <translation>
            <numerusform>%n局面に基づきます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Continue for a more certain result</source>
        <translation>続けて精度を上げる</translation>
    </message>
    <message>
        <source>Position %1 of at most %2</source>
        <translation>最大%2局面中の%1</translation>
    </message>
    <message>
        <source>Play the move that you would play in a game.</source>
        <translation>対局なら選ぶ手を、盤上で示してください。</translation>
    </message>
    <message>
        <source>Another position</source>
        <translation>別の局面</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Your moves do not distinguish between ranks.</source>
        <translation>あなたの手からは棋力を区別できません。</translation>
    </message>
    <message>
        <source>This is a first estimate. Import your own games on the Games page for a better one.</source>
        <translation>これは最初の推定です。「棋譜」ページで自分の対局を取り込むと、より正確になります。</translation>
    </message>
</context>
<context>
    <name>RankTrend</name>
    <message>
        <source>Your rank over time</source>
        <translation>棋力の推移</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1～%2: %3</translation>
    </message>
</context>
<context>
    <name>ReportWindow</name>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDFで保存…</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>HTMLで保存…</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>レポートを保存</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一局</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新規…</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>あなたの勝ちです</translation>
    </message>
    <message>
        <source>Analysing the moves…</source>
        <translation>手を解析しています…</translation>
    </message>
    <message>
        <source>Analysing the game</source>
        <translation>対局を解析しています</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>“Match me” adapts to your results. Your rank is estimated from your moves.</source>
        <translation>「互角」は勝敗に、棋力の推定は着手に基づきます。</translation>
    </message>
    <message>
        <source>Games with a handicap or from a position that was set up do not change the strength of “Match me”.</source>
        <translation>置碁や、配置した局面からの対局では「互角」の強さは変わりません。</translation>
    </message>
</context>
<context>
    <name>Retry</name>
    <message>
        <source>Finding the losing move</source>
        <translation>敗着を探しています</translation>
    </message>
    <message>
        <source>You play from move %1 against your rank. It is the last position before the game was lost.</source>
        <translation>%1手目から、あなたと同じ棋力の相手と対局します。負けが決まる前の最後の局面です。</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>&amp;Next mistake</source>
        <translation>次のミス(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous mistake</source>
        <translation>前のミス(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>解析(&amp;A)</translation>
    </message>
    <message>
        <source>E&amp;xport the plot…</source>
        <translation>グラフを書き出す(&amp;X)…</translation>
    </message>
    <message>
        <source>Export the plot</source>
        <translation>グラフを書き出す</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>画像 (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Export the annotate&amp;d game…</source>
        <translation>コメント付きの棋譜を書き出す(&amp;W)…</translation>
    </message>
    <message>
        <source>Export the annotated game</source>
        <translation>コメント付きの棋譜を書き出す</translation>
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
        <translation> 検討</translation>
    </message>
    <message>
        <source>Analysis is off. Press Space to turn it on.</source>
        <translation>解析はオフです。Spaceキーを押すとオンになります。</translation>
    </message>
    <message>
        <source>Loading the network…</source>
        <translation>ネットワークを読み込んでいます…</translation>
    </message>
    <message>
        <source>This network has no strength score (β). It shows candidate moves and mistakes. Choose another network on the Engines page.</source>
        <translation>このネットワークには強さスコア（β）がありません。候補手とミスだけを表示します。「エンジン」ページで別のネットワークを選べます。</translation>
    </message>
    <message>
        <source>This network has no rank profile, so there are no bands to compare with. “evenmatch-lab profile” makes one from games.</source>
        <translation>このネットワークには棋力プロファイルがないため、比較用の帯がありません。「evenmatch-lab profile」で棋譜から作成できます。</translation>
    </message>
    <message>
        <source>No later mistakes.</source>
        <translation>この後にミスはありません。</translation>
    </message>
    <message>
        <source>No earlier mistakes.</source>
        <translation>この前にミスはありません。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>レポート(&amp;R)</translation>
    </message>
    <message>
        <source>A report needs a game with moves.</source>
        <translation>手のない対局のレポートは作成できません。</translation>
    </message>
    <message>
        <source>The report will be ready after the analysis.</source>
        <translation>解析が終わるとレポートが表示されます。</translation>
    </message>
    <message>
        <source>The report is ready.</source>
        <translation>レポートができました。</translation>
    </message>
    <message>
        <source>Open report</source>
        <translation>レポートを開く</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから対局</translation>
    </message>
    <message>
        <source>Play from &amp;here</source>
        <translation>ここから対局(&amp;H)</translation>
    </message>
    <message>
        <source>The analysis is incomplete.</source>
        <translation>解析は完了していません。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続行</translation>
    </message>
    <message>
        <source>Start another game from this position; this one is kept</source>
        <translation>この局面から別の対局を始めます。この棋譜は残ります</translation>
    </message>
    <message>
        <source>Accuracy and mistakes</source>
        <translation>精度とミス</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>使用時間</translation>
    </message>
    <message>
        <source>Figures appear here during analysis.</source>
        <translation>解析が進むと数値がここに表示されます。</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>サイドパネル(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Graph</source>
        <translation>グラフ(&amp;G)</translation>
    </message>
</context>
<context>
    <name>Reviewer</name>
    <message>
        <source>Analysing the game</source>
        <translation>対局を解析しています</translation>
    </message>
    <message>
        <source>Analysing the moves</source>
        <translation>手を解析しています</translation>
    </message>
    <message>
        <source>The engine is unavailable, so Evenmatch&apos;s own search analyses the moves: %1</source>
        <translation>エンジンを使えないため、Evenmatchの探索で手を解析します：%1</translation>
    </message>
    <message>
        <source>The engine was restarted: %1</source>
        <translation>エンジンを再起動しました：%1</translation>
    </message>
    <message>
        <source>Analysis stopped before the end. Turn it off and on to continue.</source>
        <translation>解析は途中で止まりました。いったんオフにしてオンに戻すと続きます。</translation>
    </message>
</context>
<context>
    <name>SearchGraphView</name>
    <message>
        <source>Search graph</source>
        <translation>探索グラフ</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Fit to view</source>
        <translation>全体を表示</translation>
    </message>
    <message numerus="yes">
        <source>The position: %n simulations</source>
        <translation>
            <numerusform>局面：%nシミュレーション</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchTreeModel</name>
    <message>
        <source>Move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>N, visits</source>
        <translation>N（訪問数）</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Q, mean result for the side to move, −1 to +1</source>
        <translation>Q（手番側から見た平均結果、−1～+1）</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>P, probability that players choose the move, in percent</source>
        <translation>P（プレイヤーがその手を選ぶ確率、%）</translation>
    </message>
    <message>
        <source>P %</source>
        <translation>P %</translation>
    </message>
    <message>
        <source>β̄, mean strength score of all following moves</source>
        <translation>β̄（以降のすべての手の平均強さスコア）</translation>
    </message>
    <message>
        <source>β̄</source>
        <translation>β̄</translation>
    </message>
    <message>
        <source>δ with its sign: β̄ below (−) or above (+) the rank&apos;s target</source>
        <translation>δ（符号付き）：β̄が棋力の目標より下（−）か上（+）か</translation>
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
        <translation>重み</translation>
    </message>
    <message>
        <source>N
full</source>
        <translation>N
最強</translation>
    </message>
    <message>
        <source>Q
full</source>
        <translation>Q
最強</translation>
    </message>
    <message>
        <source>δ̂, weight of δ, 0 to 1</source>
        <translation>δ̂、δの重み、0～1</translation>
    </message>
</context>
<context>
    <name>SearchTreeView</name>
    <message>
        <source>Search tree</source>
        <translation>探索木</translation>
    </message>
    <message>
        <source>Columns of the search tree</source>
        <translation>探索木の列</translation>
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
        <translation>チェックメイト：%1の勝ち</translation>
    </message>
    <message>
        <source>Draw by stalemate</source>
        <translation>引き分け：ステイルメイト</translation>
    </message>
    <message>
        <source>Draw by insufficient material</source>
        <translation>引き分け：駒不足</translation>
    </message>
    <message>
        <source>Draw: the position occurred five times</source>
        <translation>引き分け：同一局面5回</translation>
    </message>
    <message>
        <source>Draw: the position occurred three times</source>
        <translation>引き分け：同一局面3回</translation>
    </message>
    <message>
        <source>Draw: 75 moves without capture or pawn move</source>
        <translation>引き分け：取りもポーンの動きもなく75手</translation>
    </message>
    <message>
        <source>Draw: 50 moves without capture or pawn move</source>
        <translation>引き分け：取りもポーンの動きもなく50手</translation>
    </message>
    <message>
        <source>%1 is in check</source>
        <translation>%1はチェックされています</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1の手番</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>整地中</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>%1の手番</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>白の勝ち</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黒の勝ち</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>%1 wins by 1 point</source>
        <translation>%1の1目勝ち</translation>
    </message>
    <message>
        <source>%1 wins by %2 points</source>
        <translation>%1の%2目勝ち</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <translation>%1の勝ち（投了）</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation>%1の勝ち（時間切れ）</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <translation>%1の勝ち（不戦・反則）</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Black leads by %1</source>
        <translation>黒が%1目リード</translation>
    </message>
    <message>
        <source>White leads by %1</source>
        <translation>白が%1目リード</translation>
    </message>
    <message>
        <source>Black %1, White %2 and %3 komi: %4</source>
        <translation>黒%1、白%2、コミ%3：%4</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>チェス960</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>チェス</translation>
    </message>
    <message>
        <source>Go %1×%2</source>
        <translation>囲碁 %1×%2</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>コミ</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>置き石</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>オープニング</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
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
        <translation>%2で%1手</translation>
    </message>
    <message>
        <source>%1 + %2 per move</source>
        <translation>%1＋1手%2</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>対局は終了しています。</translation>
    </message>
    <message>
        <source>Opening</source>
        <comment>Go</comment>
        <translation>布石</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <comment>Go</comment>
        <translation>%1の中押し勝ち</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <comment>Go</comment>
        <translation>%1の時間切れ勝ち</translation>
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
        <translation>対局に戻る</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Go board</source>
        <translation>碁盤</translation>
    </message>
    <message>
        <source>Chess board</source>
        <translation>チェス盤</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Go ranks of</source>
        <translation>囲碁の段級位の基準</translation>
    </message>
    <message>
        <source>Confirm each move</source>
        <translation>着手を毎回確認</translation>
    </message>
    <message>
        <source>The first click shows a move, the second plays it</source>
        <translation>1回目のクリックで手を表示し、2回目で着手します</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Chess pieces</source>
        <translation>チェスの駒</translation>
    </message>
    <message>
        <source>Animate pieces and needles</source>
        <translation>駒や針をアニメーション表示</translation>
    </message>
    <message>
        <source>Your name in the games that you play here</source>
        <translation>ここでの対局で使うあなたの名前</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
    <message>
        <source>Ranks differ between servers. Evenmatch converts ranks to this server</source>
        <translation>棋力はサーバーによって異なります。Evenmatchは棋力をこのサーバーの基準に換算します</translation>
    </message>
    <message>
        <source>Evenmatch resigns lost games</source>
        <translation>Evenmatchは負けが決まった対局を投了する</translation>
    </message>
    <message>
        <source>Otherwise it plays on to the end. This applies to new games</source>
        <translation>オフのときは最後まで対局を続けます。新しい対局から有効です</translation>
    </message>
    <message>
        <source>Human-like thinking time</source>
        <translation>人間のように時間を使う</translation>
    </message>
    <message>
        <source>The network&apos;s own ranks</source>
        <translation>ネットワーク自身の棋力</translation>
    </message>
    <message>
        <source>Promote to a queen without asking</source>
        <translation>確認せずにクイーンに昇格する</translation>
    </message>
    <message>
        <source>Hold Alt or Ctrl to choose another piece</source>
        <translation>AltかCtrlを押しながら動かすと、ほかの駒を選べます</translation>
    </message>
</context>
<context>
    <name>ShortcutsCard</name>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <source>All keys were reset to the defaults.</source>
        <translation>すべてのキーを初期設定に戻しました。</translation>
    </message>
    <message>
        <source>Key of “%1”</source>
        <translation>「%1」のキー</translation>
    </message>
    <message>
        <source>No key for “%1”</source>
        <translation>「%1」のキーはありません</translation>
    </message>
    <message>
        <source>Click a key, then press another.</source>
        <translation>キーをクリックしてから、別のキーを押してください。</translation>
    </message>
    <message>
        <source>“%1” has no key.</source>
        <translation>「%1」にはキーがありません。</translation>
    </message>
    <message>
        <source>“%1” now has the key %2.</source>
        <translation>「%1」のキーは%2になりました。</translation>
    </message>
    <message>
        <source>%1 is already the key of “%2”. Change that one first.</source>
        <translation>%1はすでに「%2」のキーです。先にそちらを変更してください。</translation>
    </message>
    <message>
        <source>%1 is reserved for “%2”. Choose another key.</source>
        <translation>%1は「%2」専用のキーです。別のキーを選んでください。</translation>
    </message>
</context>
<context>
    <name>SideSummary</name>
    <message>
        <source>Moves that lost %1 to %2 points</source>
        <translation>%1～%2目の損の手</translation>
    </message>
    <message>
        <source>Moves that lost %1 points or more</source>
        <translation>%1目以上の損の手</translation>
    </message>
    <message>
        <source>Points lost per move</source>
        <translation>1手あたりの損失（目）</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Inaccuracies ?!</source>
        <translation>疑問手 ?!</translation>
    </message>
    <message>
        <source>Mistakes ?</source>
        <translation>悪手 ?</translation>
    </message>
    <message>
        <source>Blunders ??</source>
        <translation>大悪手 ??</translation>
    </message>
    <message>
        <source>Winning chances lost per move</source>
        <translation>1手あたりの勝率の損失</translation>
    </message>
    <message>
        <source>Points lost against the best move, by %1.</source>
        <translation>最善手と比べた損失（目）、解析：%1。</translation>
    </message>
    <message>
        <source>Each percent of winning chances lost takes 5 % off the accuracy of a move; the game&apos;s accuracy is the mean. Analysed by %1.</source>
        <translation>勝率を1%失うごとに手の精度が5%下がります。対局の精度はその平均です。解析：%1。</translation>
    </message>
    <message>
        <source>Brilliant moves !!</source>
        <translation>妙手 !!</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>The estimate also uses the thinking times in the files.</source>
        <translation>この推定には、ファイルに記録された考慮時間も使われています。</translation>
    </message>
    <message>
        <source>Adding %1 would make this estimate more precise.</source>
        <translation>%1を追加すると、この推定はより正確になります。</translation>
    </message>
    <message>
        <source>%1 is not used: it has analysed too few of the games.</source>
        <translation>%1は使われていません。解析した対局が少なすぎます。</translation>
    </message>
    <message>
        <source>%1 is not used: it did not improve accuracy on held-out players.</source>
        <translation>%1は使われていません。学習に使っていないプレイヤーでの精度が上がりませんでした。</translation>
    </message>
    <message>
        <source>%1 is not used: this network was calibrated without such an engine.</source>
        <translation>%1は使われていません。このネットワークは、そのようなエンジンなしで較正されました。</translation>
    </message>
    <message>
        <source>%1 is not used: this network was calibrated with %2, another version.</source>
        <translation>%1は使われていません。このネットワークは別のバージョンの%2で較正されました。</translation>
    </message>
    <message>
        <source>%1 is not used: this network was calibrated with other settings or files (%2; here %3).</source>
        <translation>%1は使われていません。このネットワークは別の設定またはファイルで較正されました（%2、ここでは%3）。</translation>
    </message>
    <message>
        <source>Ranks of %1 cannot be converted to %2, so the network&apos;s own ranks are shown.</source>
        <translation>%1の棋力は%2に換算できないため、ネットワーク本来の棋力を表示しています。</translation>
    </message>
    <message numerus="yes">
        <source>%1 could not analyse %n games (the first: %2).</source>
        <translation>
            <numerusform>%1は%n局を解析できませんでした（最初の理由：%2）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This estimate uses only games on %1, because each board size has its own ranks (%n games left out).</source>
        <translation>
            <numerusform>盤のサイズごとに棋力が異なるため、この推定では%1の対局だけを使います（%n局を除外）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games against Evenmatch do not count (%n games).</source>
        <translation>
            <numerusform>Evenmatchとの対局は数えません（%n局）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unfinished games do not count (%n games).</source>
        <translation>
            <numerusform>終わっていない対局は数えません（%n局）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games of fewer than %1 moves do not count (%n games).</source>
        <translation>
            <numerusform>%1手未満の対局は数えません（%n局）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the chosen games are used (%n games left out).</source>
        <translation>
            <numerusform>選択した対局だけを使います（%n局を除外）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were found more than once and count once.</source>
        <translation>
            <numerusform>%n局が重複していたため、それぞれ1局として数えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games with the same player on both sides do not count (%n games).</source>
        <translation>
            <numerusform>両者が同じ人の対局は数えません（%n局）。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Move %1: %2 instead of %3</source>
        <translation>%1手目：%3ではなく%2</translation>
    </message>
    <message>
        <source>The tutor made no comments on this game.</source>
        <translation>この対局で先生からの指摘はありません。</translation>
    </message>
    <message>
        <source>Moments to remember:</source>
        <translation>覚えておきたい場面：</translation>
    </message>
    <message>
        <source>Choose your name on the Games page to turn such moments into cards.</source>
        <translation>「棋譜」ページで自分の名前を選ぶと、こうした場面がカードになります。</translation>
    </message>
    <message>
        <source>The tutor has no comment.</source>
        <translation>先生からのコメントはありません。</translation>
    </message>
    <message>
        <source>The tutor is watching.</source>
        <translation>先生が見ています。</translation>
    </message>
    <message>
        <source>Players of %1 rarely play %2 here.</source>
        <translation>%1の人はここで%2をほとんど選びません。</translation>
    </message>
    <message>
        <source>Those with a clear answer will appear as cards on the Learn page.</source>
        <translation>答えがはっきりしているものは「学ぶ」ページにカードとして現れます。</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>%1手目：%2</translation>
    </message>
    <message>
        <source>Tutor: %1</source>
        <translation>先生：%1</translation>
    </message>
    <message>
        <source>The tutor is analysing your move…</source>
        <translation>先生が着手を調べています…</translation>
    </message>
</context>
<context>
    <name>TeachingCard</name>
    <message>
        <source>Take back</source>
        <translation>待った</translation>
    </message>
    <message>
        <source>Tutor comments</source>
        <translation>先生のコメント</translation>
    </message>
    <message>
        <source>Show the position on the board</source>
        <translation>その局面を盤に表示</translation>
    </message>
    <message>
        <source>What was better?</source>
        <translation>もっとよい手は？</translation>
    </message>
    <message>
        <source>Hints for the position before your move: an area, then some moves, then one move</source>
        <translation>あなたの着手前の局面で、まず場所、次にいくつかの候補手、最後に1手を示します</translation>
    </message>
    <message>
        <source>Return to the position before your move, or play on</source>
        <translation>自分の手の前の局面に戻ります。そのまま続けてもかまいません</translation>
    </message>
    <message>
        <source>Comments on moves that Review marks as mistakes</source>
        <translation>検討でミスとされる手にコメントします</translation>
    </message>
</context>
<context>
    <name>TreePage</name>
    <message>
        <source>How the search plays at this rank</source>
        <translation>この棋力での探索の着手</translation>
    </message>
    <message>
        <source>Opponent&apos;s rank</source>
        <translation>対局相手の棋力</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation>シミュレーション回数</translation>
    </message>
    <message>
        <source>%1 simulations</source>
        <translation>シミュレーション%1回</translation>
    </message>
    <message>
        <source>At this rank</source>
        <translation>この棋力</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>最強</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>探索木</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Loading the network…</source>
        <translation>ネットワークを読み込んでいます…</translation>
    </message>
    <message>
        <source>The game is over here. Go back to search.</source>
        <translation>対局はここで終わっています。手を戻すと探索できます。</translation>
    </message>
    <message>
        <source>This network has no rank profile, so only the full-strength search is shown.</source>
        <translation>このネットワークには棋力プロファイルがないため、最強の探索のみ表示します。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>もう一度探索</translation>
    </message>
    <message>
        <source>%1 % of the visits</source>
        <translation>訪問の%1%</translation>
    </message>
    <message>
        <source>At full strength the search plays &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>最強の探索は&lt;b&gt;%1&lt;/b&gt;を選びます。</translation>
    </message>
    <message>
        <source>At this rank and at full strength, the search plays &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>この棋力でも最強でも、探索は&lt;b&gt;%1&lt;/b&gt;を選びます。</translation>
    </message>
    <message>
        <source> Choose a move to see its continuations.</source>
        <translation> 手を選ぶと、その後の手順が表示されます。</translation>
    </message>
    <message>
        <source>Export the search</source>
        <translation>探索を書き出す</translation>
    </message>
    <message>
        <source> search.json</source>
        <translation> 探索.json</translation>
    </message>
    <message>
        <source>JSON (*.json);;Graphviz (*.dot);;Picture (*.svg)</source>
        <translation>JSON (*.json);;Graphviz (*.dot);;画像 (*.svg)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>at full strength:</source>
        <translation>最強では：</translation>
    </message>
    <message>
        <source>This is the search that plays as an opponent of this rank. β̄ is the mean strength score after a move, δ its distance from the rank&apos;s own.</source>
        <translation>この棋力の対局相手が使う探索です。β̄は着手後の平均強さスコア、δはその棋力の値との差です。</translation>
    </message>
    <message>
        <source>The search of an opponent at this rank, with β̄ and δ at every node, or the search of the network at full strength.</source>
        <translation>この棋力の対局相手の探索（各ノードにβ̄とδ）と、ネットワークの最強の探索を切り替えます。</translation>
    </message>
    <message>
        <source>Which search</source>
        <translation>探索の種類</translation>
    </message>
    <message>
        <source>The opponent&apos;s search</source>
        <translation>相手の探索</translation>
    </message>
    <message>
        <source>SE-MCTS</source>
        <translation>SE-MCTS</translation>
    </message>
    <message>
        <source>This is SE-MCTS at this rank. β̄ is the mean strength score after a move, δ its distance from the rank&apos;s own, which steers the search.</source>
        <translation>この棋力のSE-MCTSです。β̄は着手後の平均強さスコア、δはその棋力の値との差で、探索を誘導します。</translation>
    </message>
    <message>
        <source>Same as the opponent</source>
        <translation>相手と同じ回数</translation>
    </message>
    <message>
        <source>Opponents choose moves by the policy of their rank. SE-MCTS is the published search, steered by δ.</source>
        <translation>相手は棋力ごとの方策に従って手を選びます。SE-MCTSは、δで誘導される論文の探索です。</translation>
    </message>
    <message>
        <source>At %1, the search prefers &lt;b&gt;%2&lt;/b&gt;; at full strength it plays &lt;b&gt;%3&lt;/b&gt;.</source>
        <translation>%1の探索は&lt;b&gt;%2&lt;/b&gt;を好み、最強では&lt;b&gt;%3&lt;/b&gt;を選びます。</translation>
    </message>
</context>
<context>
    <name>TreeSearch</name>
    <message>
        <source>Searching</source>
        <translation>探索中</translation>
    </message>
</context>
<context>
    <name>TypedMove</name>
    <message>
        <source>%1 plays %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 from %3 to %4</source>
        <translation>%1：%2、%3から%4</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Evenmatch made no move in this game.</source>
        <translation>この対局でEvenmatchは着手していません。</translation>
    </message>
    <message>
        <source>%1 of Evenmatch&apos;s %2 moves (%3 %) are chosen by at least one in ten players of its rank, %4.</source>
        <translation>Evenmatchの%2手のうち%1手（%3%）は、同じ棋力（%4）の人の10人に1人以上が選ぶ手です。</translation>
    </message>
    <message>
        <source>The same holds for %1 of your %2 moves (%3 %).</source>
        <translation>あなたの手では、%2手のうち%1手（%3%）がそうです。</translation>
    </message>
    <message>
        <source>Too few moves to compare them with people&apos;s.</source>
        <translation>手数が少なすぎて、人の手と比較できません。</translation>
    </message>
</context>
<context>
    <name>Verified</name>
    <message>
        <source>Ranks as on %1 (%2 to %3) and in the %4 (%5 and weaker). Tested on samples of %6 games by held-out players of one rank: %7 % got the exact rank, %8 % were within one rank.</source>
        <translation>棋力は%1（%2～%3）と%4（%5以下）のものです。学習に使っていない同じ棋力のプレイヤーたちの%6局ずつで検証したところ、%7%が正しい棋力、%8%が1段階以内と推定されました。</translation>
    </message>
    <message>
        <source>Tested on samples of %1 games by held-out %2 players of one rank: %3 % were placed in the right %4-point band, %5 % within one band. From a single game, the %6 % interval was right for %7 % of %8 players.</source>
        <translation>学習に使っていない同じ棋力の%2のプレイヤーたちの%1局ずつで検証したところ、%3%が正しい%4点幅の区分、%5%が1区分以内と推定されました。1局からの%6%区間は、%8人のうち%7%で正しい値を含みました。</translation>
    </message>
    <message>
        <source>The strength of its opponents has not been measured.</source>
        <translation>対局相手としての強さは測定されていません。</translation>
    </message>
    <message>
        <source>Its opponents&apos; ranks are closer together than people&apos;s ranks.</source>
        <translation>対局相手の棋力の差は、人の棋力の差より小さくなっています。</translation>
    </message>
    <message>
        <source>The strength of its opponents was tuned in matches against %1 and %2. Each rank shows its measured strength.</source>
        <translation>対局相手の強さは、%1と%2との対戦で調整されています。各棋力に測定された強さを表示します。</translation>
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
        <translation>これは私です</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>名前を検索</translation>
    </message>
    <message>
        <source>Possible names</source>
        <translation>名前の候補</translation>
    </message>
    <message numerus="yes">
        <source>Are you %1? This name occurs in %n games.</source>
        <translation>
            <numerusform>あなたは%1ですか？この名前は%n局にあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Which player are you? Choose your name to estimate your rank.</source>
        <translation>あなたはどのプレイヤーですか？名前を選ぶと、棋力を推定できます。</translation>
    </message>
    <message>
        <source>You are %1.</source>
        <translation>あなたは%1です。</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>別の人…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>あなたの名前</translation>
    </message>
    <message>
        <source>%1&apos;s games are those with the tag “%1”. You can choose names, too.</source>
        <translation>%1の対局は、タグ「%1」の付いた対局です。名前も選べます。</translation>
    </message>
    <message>
        <source>%1&apos;s games are those of %2, and those with the tag “%1”.</source>
        <translation>%1の対局は、%2の対局と、タグ「%1」の付いた対局です。</translation>
    </message>
    <message>
        <source>“You” means %1 here.</source>
        <translation>ここでの「あなた」は%1のことです。</translation>
    </message>
    <message>
        <source>the names of %1</source>
        <translation>%1の名前</translation>
    </message>
</context>
<context>
    <name>Whose</name>
    <message>
        <source>A student with this name already exists.</source>
        <translation>この名前の生徒はすでにいます。</translation>
    </message>
    <message>
        <source>A student or a tag with this name already exists.</source>
        <translation>この名前の生徒またはタグがすでにあります。</translation>
    </message>
</context>
<context>
    <name>WhoseBox</name>
    <message>
        <source>Name of the student</source>
        <translation>生徒の名前</translation>
    </message>
    <message>
        <source>The name is also the tag of the student&apos;s games. You can give it to games in the list on the Games page.</source>
        <translation>名前は生徒の対局のタグにもなります。「棋譜」ページの一覧で対局に付けられます。</translation>
    </message>
    <message>
        <source>Add a student</source>
        <translation>生徒を追加</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1の名前を変更</translation>
    </message>
    <message>
        <source>Whose rank and cards</source>
        <translation>誰の棋力とカードか</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>生徒</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>名前を変更(&amp;R)…</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>削除(&amp;M)</translation>
    </message>
    <message>
        <source>Games, tags and cards are kept. They come back when you add a student with this name</source>
        <translation>対局、タグ、カードは残ります。同じ名前の生徒を追加すると元に戻ります</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>自分</translation>
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
        <translation>待機中</translation>
    </message>
    <message>
        <source>running, %1 %</source>
        <translation>実行中、%1%</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>中止しました</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>簡易</translation>
    </message>
    <message>
        <source>full</source>
        <translation>完全</translation>
    </message>
    <message>
        <source>sample of %1</source>
        <translation>標本%1</translation>
    </message>
    <message>
        <source>network %1</source>
        <translation>ネットワーク%1</translation>
    </message>
    <message>
        <source>games of %1</source>
        <translation>%1の棋譜</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>シード%1</translation>
    </message>
    <message>
        <source>Strength in search iterations</source>
        <translation>プレイヤーを反復回数で測る</translation>
    </message>
    <message>
        <source>Finds the number of iterations with which plain Monte Carlo tree search scores 50 % against a player: one number for the strength of any player in any game.</source>
        <translation>単純なモンテカルロ木探索がプレイヤーに対して得点率50%になる反復回数を求めます。どのゲームのどのプレイヤーにも使える、強さの1つの値です。</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>Two players play games from varied openings and swap colours. The result is their difference in Elo.</source>
        <translation>2人のプレイヤーがさまざまな序盤から色を替えて対局します。結果は両者のElo差です。</translation>
    </message>
    <message>
        <source>Ranks estimated from games</source>
        <translation>棋譜から推定した棋力</translation>
    </message>
    <message>
        <source>How often the rank of held-out players is estimated correctly, by number of games.</source>
        <translation>未知の棋譜の棋力を正しく推定できる割合（棋譜数別）。</translation>
    </message>
    <message>
        <source>Ranks estimated from parts of games</source>
        <translation>棋譜の一部から推定した棋力</translation>
    </message>
    <message>
        <source>How often the estimate is correct from the first moves, the last moves, or one move of each game.</source>
        <translation>各局の最初の手、最後の手、または1手から正しく推定できる割合。</translation>
    </message>
    <message>
        <source>Ranks never seen in training</source>
        <translation>学習で見ていない棋力</translation>
    </message>
    <message>
        <source>Whether a network trained on two or three ranks orders the others, too.</source>
        <translation>2つか3つの棋力で学習したネットワークが、ほかの棋力も正しく並べられるか。</translation>
    </message>
    <message>
        <source>Win rate of the ranks</source>
        <translation>棋力ごとの勝率</translation>
    </message>
    <message>
        <source>How often each of this program&apos;s ranks beats the middle one.</source>
        <translation>このプログラムの各棋力が中央の棋力に勝つ割合。</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>総当たり</translation>
    </message>
    <message>
        <source>Ratings of two methods of adjusting strength, at five ranks each.</source>
        <translation>強さを調整する2つの方法の、各5つの棋力でのレーティング。</translation>
    </message>
    <message>
        <source>Moves like people&apos;s</source>
        <translation>人のような手</translation>
    </message>
    <message>
        <source>How often each kind of search chooses the human&apos;s move.</source>
        <translation>各探索が人の選んだ手と一致する割合。</translation>
    </message>
    <message>
        <source>Strength index and Elo</source>
        <translation>強さ指数とElo</translation>
    </message>
    <message>
        <source>How much Elo the strength index z is worth, with a linear and a logistic fit.</source>
        <translation>強さ指数zが何Eloに相当するか、線形とロジスティックの当てはめ付き。</translation>
    </message>
    <message>
        <source>The bound of the strength index</source>
        <translation>強さ指数の限界</translation>
    </message>
    <message>
        <source>Checks that no move allowed by the strength index is worse than its proof permits.</source>
        <translation>強さ指数が許すどの手も、証明の限界より悪くないことを確かめます。</translation>
    </message>
    <message>
        <source>Adapting between games</source>
        <translation>対局間の適応</translation>
    </message>
    <message>
        <source>Whether a player that adapts after every game reaches the strength of five fixed opponents.</source>
        <translation>毎局後に適応するプレイヤーが、強さの固定された5人の相手に追いつくか。</translation>
    </message>
    <message>
        <source>Adapting within a game</source>
        <translation>対局中の適応</translation>
    </message>
    <message>
        <source>Whether uneven pairs become more even when one player adapts during the game.</source>
        <translation>一方が対局中に適応すると、実力差のある組がより互角になるか。</translation>
    </message>
    <message>
        <source>Ranks by the meta-model</source>
        <translation>メタモデルによる棋力</translation>
    </message>
    <message>
        <source>How much the estimate improves when policies of all levels and losses are combined.</source>
        <translation>全段階の方策と損失を組み合わせると、推定がどれだけ改善するか。</translation>
    </message>
    <message>
        <source>What the meta-model needs</source>
        <translation>メタモデルに必要なもの</translation>
    </message>
    <message>
        <source>Accuracy of the estimate without some of its features.</source>
        <translation>特徴の一部を除いたときの推定の精度。</translation>
    </message>
    <message>
        <source>Ranks of players</source>
        <translation>プレイヤーの棋力</translation>
    </message>
    <message>
        <source>Accuracy of the estimate when all games are of one player.</source>
        <translation>すべての棋譜が1人のものであるときの推定の精度。</translation>
    </message>
    <message>
        <source>Which levels distinguish which ranks</source>
        <translation>どの段階がどの棋力を見分けるか</translation>
    </message>
    <message>
        <source>Iterations of known players</source>
        <translation>既知のプレイヤーの反復回数</translation>
    </message>
    <message>
        <source>Measures players with known iterations to check the method, in three games.</source>
        <translation>反復回数が既知のプレイヤーを3つのゲームで測定し、方法を検証します。</translation>
    </message>
    <message>
        <source>Iterations of simple players</source>
        <translation>単純なプレイヤーの反復回数</translation>
    </message>
    <message>
        <source>Measures random, heuristic and alpha-beta players in iterations, in three games.</source>
        <translation>ランダム、ヒューリスティック、アルファベータのプレイヤーを3つのゲームで、反復回数で測定します。</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>チェス</translation>
    </message>
    <message>
        <source>Go 19×19</source>
        <translation>囲碁 19×19</translation>
    </message>
    <message>
        <source>Go 9×9</source>
        <translation>囲碁 9×9</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>四目並べ</translation>
    </message>
    <message>
        <source>Awari</source>
        <translation>アワリ</translation>
    </message>
    <message>
        <source>Othello 6×6</source>
        <translation>オセロ 6×6</translation>
    </message>
    <message>
        <source>When a match is even</source>
        <translation>対戦が互角なとき</translation>
    </message>
    <message>
        <source>Compares the difference of wins with TrueSkill on simulated matches.</source>
        <translation>模擬対戦で、勝ち数の差とTrueSkillを比較します。</translation>
    </message>
    <message>
        <source>Iterations between given bounds</source>
        <translation>決まった範囲での反復回数</translation>
    </message>
    <message>
        <source>Measures players with known iterations between given bounds, in three games.</source>
        <translation>反復回数が既知のプレイヤーを、与えられた範囲内で、3つのゲームで測定します。</translation>
    </message>
    <message>
        <source>Features for one player&apos;s rank</source>
        <translation>1人の棋力に使う特徴</translation>
    </message>
    <message>
        <source>Accuracy of the estimate for one player without some of the features.</source>
        <translation>1人のプレイヤーについて、特徴の一部を除いたときの推定の精度。</translation>
    </message>
    <message>
        <source>Strength move by move</source>
        <translation>1手ごとの強さ</translation>
    </message>
    <message>
        <source>Mean strength score of every rank at each move of a game.</source>
        <translation>対局の各手における、各棋力の平均強さスコア。</translation>
    </message>
    <message>
        <source>Differences between players of one rank</source>
        <translation>同じ棋力の人どうしの違い</translation>
    </message>
    <message>
        <source>Compares the spread of one player&apos;s games with games of anyone of that rank.</source>
        <translation>1人の対局のばらつきを、同じ棋力の任意の人の対局と比較します。</translation>
    </message>
    <message>
        <source>Two levels combined</source>
        <translation>2つの段階の組み合わせ</translation>
    </message>
    <message>
        <source>How often the estimate is correct with the policy of one level, of another, and of both.</source>
        <translation>1つの模倣方策、もう1つの模倣方策、両方で、それぞれ正しく推定できる割合。</translation>
    </message>
    <message>
        <source>Losses by move number</source>
        <translation>手数ごとの損失</translation>
    </message>
    <message>
        <source>Mean loss of moves at each point of a game.</source>
        <translation>対局の各時点での手の平均損失。</translation>
    </message>
    <message>
        <source>%1 simulations per move</source>
        <translation>1手%1シミュレーション</translation>
    </message>
    <message>
        <source>For neighbouring ranks: the level whose policy distinguishes them best, and how well.</source>
        <translation>隣り合う棋力ごとに、方策が最もよく見分ける段階とその精度。</translation>
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
        <translation>図</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>図</translation>
    </message>
    <message>
        <source>section</source>
        <translation>節</translation>
    </message>
    <message>
        <source>and</source>
        <translation>と</translation>
    </message>
    <message>
        <source>to</source>
        <translation>～</translation>
    </message>
    <message>
        <source>heuristic</source>
        <translation>ヒューリスティック</translation>
    </message>
    <message>
        <source>random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>words and numbers of: tables 1 and 2</comment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>machine</name>
    <message numerus="yes">
        <source>%1, %n threads</source>
        <translation>
            <numerusform>%1、%nスレッド</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Play Go and chess.</source>
        <translation>囲碁とチェスを楽しむプログラムです。</translation>
    </message>
    <message>
        <source>Write a picture of the window and exit.</source>
        <translation>ウィンドウの画像を書き出して終了します。</translation>
    </message>
    <message>
        <source>The page in the picture: play, review, tree, games, learn, lab or engines.</source>
        <translation>画像にするページ：play、review、tree、games、learn、lab、engines。</translation>
    </message>
    <message>
        <source>The picture&apos;s theme: light or dark.</source>
        <translation>画像のテーマ：lightまたはdark。</translation>
    </message>
    <message>
        <source>Pixels for each point of the picture, 0.5 to 4.</source>
        <translation>画像の1ポイントあたりのピクセル数、0.5から4。</translation>
    </message>
    <message>
        <source>Size of the pictured window.</source>
        <translation>画像にするウィンドウの大きさ。</translation>
    </message>
    <message>
        <source>A folder with a game in progress to continue.</source>
        <translation>続行する進行中の対局があるフォルダー。</translation>
    </message>
    <message>
        <source>The move in the picture.</source>
        <translation>画像に表示する手。</translation>
    </message>
    <message>
        <source>The library in the picture.</source>
        <translation>画像に表示するライブラリ。</translation>
    </message>
    <message>
        <source>Maximum time that the picture waits for running work, in seconds.</source>
        <translation>進行中の処理を画像が待つ最長時間（秒）。</translation>
    </message>
    <message>
        <source>Play, review and import the files, print the longest pause of the window&apos;s thread, and exit.</source>
        <translation>ファイルで対局・検討・取り込みを行い、ウィンドウのスレッドの最長の停止時間を表示して終了します。</translation>
    </message>
    <message>
        <source>Beside the board: welcome, new, new-chess, settings, keys, about; on the Games page: rank; on the Lab page: measure.</source>
        <translation>盤の横：welcome、new、new-chess、settings、keys、about。棋譜ページ：rank。ラボページ：measure。</translation>
    </message>
    <message>
        <source>The player of the library whose rank is in the picture.</source>
        <translation>画像に棋力を示すライブラリ内のプレイヤー。</translation>
    </message>
    <message>
        <source>A game to open. Several games, or a folder, are imported.</source>
        <translation>開く棋譜。複数の棋譜またはフォルダーは取り込まれます。</translation>
    </message>
    <message>
        <source>Print the version and the bundled networks.</source>
        <translation>バージョンと付属のネットワークを表示します。</translation>
    </message>
    <message>
        <source>--theme must be light or dark, not “%1”</source>
        <translation>--themeはlightかdarkです。「%1」は使えません</translation>
    </message>
    <message>
        <source>--size must be WIDTHxHEIGHT, from 320x240 to 8000x8000</source>
        <translation>--sizeは幅x高さで、320x240から8000x8000までです</translation>
    </message>
    <message>
        <source>Language of the window: en, de, ja, ko, zh_CN or zh_TW.</source>
        <translation>ウィンドウの言語：en、de、ja、ko、zh_CN、zh_TWのいずれか。</translation>
    </message>
    <message>
        <source>Evenmatch is already running, but it does not respond. Close it, then start it again.</source>
        <translation>Evenmatchはすでに起動していますが、応答しません。終了してからもう一度起動してください。</translation>
    </message>
    <message>
        <source>Evenmatch is running on the computer %1, which shares your folder. Close it there. If it ended in a crash, delete %2.</source>
        <translation>同じフォルダを共有するコンピューター%1でEvenmatchが起動しています。そちらで終了してください。クラッシュした場合は%2を削除してください。</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <source>triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>square</source>
        <translation>四角</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>丸</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>バツ</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>印あり</translation>
    </message>
    <message>
        <source>%1 %, %2</source>
        <translation>%1%、%2</translation>
    </message>
    <message>
        <source>β %1</source>
        <translation>β %1</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>loses %1 points</source>
        <translation>%1目の損</translation>
    </message>
    <message>
        <source>loses %1 %</source>
        <translation>%1%の損</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最善</translation>
    </message>
    <message>
        <source>Black&apos;s, %1 %</source>
        <translation>黒の地、%1%</translation>
    </message>
    <message>
        <source>White&apos;s, %1 %</source>
        <translation>白の地、%1%</translation>
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
        <translation>プロ%1段</translation>
    </message>
    <message>
        <source>among the strongest amateurs</source>
        <translation>アマチュア最強クラス</translation>
    </message>
    <message>
        <source>wins club tournaments, reads deeply</source>
        <translation>クラブの大会で優勝し、深く読む</translation>
    </message>
    <message>
        <source>an experienced club player</source>
        <translation>経験豊かなクラブプレイヤー</translation>
    </message>
    <message>
        <source>a solid club player</source>
        <translation>堅実なクラブプレイヤー</translation>
    </message>
    <message>
        <source>reads fights well, loses through bad shape</source>
        <translation>戦いの読みは強いが、悪い形で損をする</translation>
    </message>
    <message>
        <source>knows the basic shapes, misses some of them</source>
        <translation>基本の形を知っているが、見落としもある</translation>
    </message>
    <message>
        <source>has played a few dozen games</source>
        <translation>数十局打ったことがある</translation>
    </message>
    <message>
        <source>a master online</source>
        <translation>ネット対局のマスター級</translation>
    </message>
    <message>
        <source>rarely blunders</source>
        <translation>大きなミスはほとんどしない</translation>
    </message>
    <message>
        <source>a very strong club player</source>
        <translation>とても強いクラブプレイヤー</translation>
    </message>
    <message>
        <source>a strong club player</source>
        <translation>強いクラブプレイヤー</translation>
    </message>
    <message>
        <source>a good club player</source>
        <translation>なかなか強いクラブプレイヤー</translation>
    </message>
    <message>
        <source>sees two-move tactics</source>
        <translation>2手先の戦術が見える</translation>
    </message>
    <message>
        <source>sees simple threats, often leaves pieces hanging</source>
        <translation>単純な狙いは見えるが、駒をよくただ取りされる</translation>
    </message>
    <message>
        <source>knows the rules and likes to attack</source>
        <translation>ルールを知っていて、攻めるのが好き</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>%1 % of %2</source>
        <translation>%2の%1%</translation>
    </message>
    <message>
        <source>1 dan</source>
        <translation>初段</translation>
    </message>
    <message>
        <source>1 dan professional</source>
        <translation>プロ初段</translation>
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
        <translation>悪手</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>大悪手</translation>
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
        <translation>%1が%2リード</translation>
    </message>
    <message>
        <source>%1&apos;s winning chances: %2 %</source>
        <translation>%1の勝率：%2%</translation>
    </message>
    <message>
        <source>Move %1, %2 %3: %5, loses %4</source>
        <translation>%1手目、%2 %3：%5、%4の損</translation>
    </message>
    <message>
        <source>fewer than 0.1 %</source>
        <translation>0.1%未満</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>Move %1, %2 %3: unusual, played by %4 of %5</source>
        <translation>%1手目、%2 %3：珍しい手、%5の%4が選ぶ</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>序盤</translation>
    </message>
    <message>
        <source>middle game</source>
        <translation>中盤</translation>
    </message>
    <message>
        <source>endgame</source>
        <translation>終盤</translation>
    </message>
    <message>
        <source>After the last move</source>
        <translation>最終手のあと</translation>
    </message>
    <message>
        <source>quality %1</source>
        <translation>質%1</translation>
    </message>
    <message>
        <source>largest mistakes</source>
        <translation>大きなミス</translation>
    </message>
    <message>
        <source>unusual for the rank</source>
        <translation>その棋力では珍しい</translation>
    </message>
    <message>
        <source>%1’s lead</source>
        <translation>%1のリード</translation>
    </message>
    <message>
        <source>%1’s winning chances, %</source>
        <translation>%1の勝率（%）</translation>
    </message>
    <message>
        <source>players at %1 lose %2 here on average</source>
        <translation>%1の人はここで平均%2損をします</translation>
    </message>
    <message>
        <source>%1: %2. Best: %3</source>
        <translation>%1：%2。最善：%3</translation>
    </message>
    <message>
        <source> (%1 in the file)</source>
        <translation>（ファイルでは%1）</translation>
    </message>
    <message>
        <source>lost %1 (%2)</source>
        <translation>損失 %1（%2）</translation>
    </message>
    <message>
        <source>%1, depth %2</source>
        <translation>%1、深さ%2</translation>
    </message>
    <message>
        <source>file: %1</source>
        <translation>ファイル：%1</translation>
    </message>
    <message>
        <source>%1 mates in %2</source>
        <translation>%1が%2手でメイト</translation>
    </message>
    <message>
        <source>%1 pawns for White</source>
        <translation>白から見て%1ポーン</translation>
    </message>
    <message>
        <source>brilliant</source>
        <translation>妙手</translation>
    </message>
    <message>
        <source>Move %1, %2 %3: brilliant, the only good move, found by %4 of %5</source>
        <translation>%1手目、%2 %3：妙手、唯一の好手、%5の%4が見つける</translation>
    </message>
</context>
</TS>
