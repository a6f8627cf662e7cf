<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>AccountDialog</name>
    <message>
        <source>This is my account</source>
        <translation>내 계정</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Games from an account</source>
        <translation>계정의 기보</translation>
    </message>
    <message>
        <source>All, or from a date such as 2024-05-31</source>
        <translation>전체 또는 2024-05-31 같은 날짜부터</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>서버(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;User name</source>
        <translation>사용자 이름(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>기보(&amp;G)</translation>
    </message>
    <message>
        <source>Time controls</source>
        <translation>제한 시간</translation>
    </message>
    <message>
        <source>Also include</source>
        <translation>추가로 포함</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>The download continues; you can stop it in the status bar</source>
        <translation>다운로드는 계속됩니다. 상태 표시줄에서 중지할 수 있습니다</translation>
    </message>
    <message>
        <source>Choose at least one time control.</source>
        <translation>제한 시간을 하나 이상 고르세요.</translation>
    </message>
    <message>
        <source>Enter a user name first.</source>
        <translation>먼저 사용자 이름을 입력하세요.</translation>
    </message>
    <message>
        <source>Contacting %1…</source>
        <translation>%1에 연결하는 중…</translation>
    </message>
    <message>
        <source>Evenmatch contacts only %1, and only when you press Fetch. It sends the user name, your choice of games, and “%2” as its own name. It sends no cookies and no keys.</source>
        <translation>Evenmatch는 %1에만, 그리고 ‘가져오기’를 누를 때만 연결합니다. 보내는 것은 사용자 이름, 선택한 기보 조건, 프로그램 이름 “%2”입니다. 쿠키와 키는 보내지 않습니다.</translation>
    </message>
    <message>
        <source>Stopped. The games fetched so far are kept; Fetch continues from there.</source>
        <translation>중지했습니다. 지금까지 가져온 기보는 남고, ‘가져오기’를 누르면 그다음부터 계속합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n games outside your choice were skipped.</source>
        <translation>
            <numerusform>선택 조건에 맞지 않는 %n국을 건너뛰었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the date as 2024-05-31.</source>
        <translation>날짜를 2024-05-31 형식으로 입력하세요.</translation>
    </message>
</context>
<context>
    <name>AccountWords</name>
    <message>
        <source>Bullet</source>
        <translation>불릿</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>블리츠</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>래피드</translation>
    </message>
    <message>
        <source>Classical, live</source>
        <translation>클래식, 라이브</translation>
    </message>
    <message>
        <source>Correspondence</source>
        <translation>통신 대국</translation>
    </message>
    <message>
        <source>Casual games</source>
        <translation>비공식 대국</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>변형 규칙</translation>
    </message>
    <message>
        <source>Aborted games</source>
        <translation>중단된 대국</translation>
    </message>
    <message>
        <source>Games against bots</source>
        <translation>봇과의 대국</translation>
    </message>
</context>
<context>
    <name>Accounts</name>
    <message>
        <source>%1 does not respond: %2</source>
        <translation>%1이(가) 응답하지 않습니다: %2</translation>
    </message>
    <message>
        <source>%1 has no user of this name</source>
        <translation>%1에 이 이름의 사용자가 없습니다</translation>
    </message>
    <message>
        <source>%1 has no game at this address</source>
        <translation>%1의 이 주소에는 기보가 없습니다</translation>
    </message>
    <message>
        <source>%1 refused the request (%2)</source>
        <translation>%1이(가) 요청을 거절했습니다(%2)</translation>
    </message>
    <message>
        <source>%1 limits requests; the games fetched so far are kept, try again in an hour</source>
        <translation>%1이(가) 요청 수를 제한합니다. 지금까지 가져온 기보는 남으니 한 시간 뒤에 다시 해 보세요</translation>
    </message>
    <message>
        <source>%1 returned an unexpected response: %2</source>
        <translation>%1이(가) 예상하지 못한 응답을 보냈습니다: %2</translation>
    </message>
    <message>
        <source>the connection to %1 was lost; the games fetched so far are kept, Fetch continues from there: %2</source>
        <translation>%1와(과)의 연결이 끊겼습니다. 지금까지 가져온 기보는 남고, ‘가져오기’를 누르면 그다음부터 계속합니다: %2</translation>
    </message>
</context>
<context>
    <name>AddressDialog</name>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Open a game by its address</source>
        <translation>주소로 기보 열기</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Evenmatch contacts only %1. It sends the number of the game, %2, and “%3” as its own name.</source>
        <translation>Evenmatch는 %1에만 연결합니다. 보내는 것은 기보 번호 %2와(과) 프로그램 이름 “%3”입니다.</translation>
    </message>
    <message>
        <source>Paste the address of a game on lichess.org or online-go.com. For chess.com, use Games ▸ Import ▸ From an account.</source>
        <translation>lichess.org 또는 online-go.com에 있는 기보의 주소를 붙여 넣으세요. chess.com은 ‘기보 ▸ 가져오기 ▸ 계정에서’를 이용하세요.</translation>
    </message>
    <message>
        <source>Contacting %1…</source>
        <translation>%1에 연결하는 중…</translation>
    </message>
    <message>
        <source>Fetching a game</source>
        <translation>기보 가져오는 중</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Live analysis</source>
        <translation>실시간 분석</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>집</translation>
    </message>
    <message>
        <source>Show on the board which points will belong to Black and which to White</source>
        <translation>어느 점이 흑집, 백집이 될지 판에 표시</translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation>분석 엔진</translation>
    </message>
    <message>
        <source>Number of lines</source>
        <translation>변화도 수</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>옵션…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Stop the live analysis</source>
        <translation>실시간 분석 중지</translation>
    </message>
    <message>
        <source>Start the live analysis</source>
        <translation>실시간 분석 시작</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>위협</translation>
    </message>
    <message>
        <source>Show what the opponent would play if it were their turn</source>
        <translation>상대 차례라면 둘 수를 보여 줍니다</translation>
    </message>
</context>
<context>
    <name>Annotation</name>
    <message>
        <source>%1 points</source>
        <translation>%1집</translation>
    </message>
    <message>
        <source>%1 % of the winning chances</source>
        <translation>승률 %1%</translation>
    </message>
    <message>
        <source>%1 is better.</source>
        <translation>%1이(가) 더 좋습니다.</translation>
    </message>
    <message>
        <source>Of 100 players of your rank (%1), %2 play %3 here and %4 play %5.</source>
        <translation>나와 같은 등급(%1) 100명 중 여기서 %2명은 %3, %4명은 %5을(를) 둡니다.</translation>
    </message>
    <message>
        <source>Of 100 players one rank above you (%1), %2 play %3 here and %4 play %5.</source>
        <translation>한 등급 위(%1) 100명 중 여기서 %2명은 %3, %4명은 %5을(를) 둡니다.</translation>
    </message>
    <message>
        <source>Best line by %1, depth %2.</source>
        <translation>%1의 최선 수순, 깊이 %2.</translation>
    </message>
    <message>
        <source>Best line by %1.</source>
        <translation>%1의 최선 수순.</translation>
    </message>
    <message>
        <source>%1 of 100 players of your rank (%2) play %3</source>
        <translation>나와 같은 등급(%2) 100명 중 %1명이 %3을(를) 둡니다</translation>
    </message>
    <message>
        <source>%1; the search prefers %2.</source>
        <translation>%1. 탐색은 %2을(를) 선호합니다.</translation>
    </message>
    <message>
        <source>%1; the search prefers %2 by %3.</source>
        <translation>%1. 탐색은 %3 차이로 %2을(를) 선호합니다.</translation>
    </message>
    <message>
        <source>Blunder: it loses %1.</source>
        <translation>큰 실수: %1 손해.</translation>
    </message>
    <message>
        <source>Mistake: it loses %1.</source>
        <translation>실수: %1 손해.</translation>
    </message>
    <message>
        <source>Brilliant: the only good move. Of 100 players of your rank (%1), %2 find it.</source>
        <translation>묘수: 유일한 좋은 수입니다. 나와 같은 등급(%1) 100명 중 %2명이 이 수를 찾습니다.</translation>
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
        <translation>수 번호별 내 수의 평균 실력 점수(β)</translation>
    </message>
    <message>
        <source>Moves %1 to %2</source>
        <translation>%1~%2수</translation>
    </message>
    <message numerus="yes">
        <source>β %1, the mean of %n of your moves</source>
        <translation>
            <numerusform>β %1, 내 수 %n개의 평균</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, nearest to the mean of %3</source>
        <translation>%1: %2, %3의 평균에 가장 가까움</translation>
    </message>
</context>
<context>
    <name>BetaPlot</name>
    <message>
        <source>β of both players by move</source>
        <translation>두 대국자의 수별 β</translation>
    </message>
</context>
<context>
    <name>BoardExport</name>
    <message>
        <source>Export the board as an image</source>
        <translation>판을 이미지로 내보내기</translation>
    </message>
    <message>
        <source>PNG (*.png);;SVG (*.svg);;PDF (*.pdf)</source>
        <translation>PNG (*.png);;SVG (*.svg);;PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Board copied to the clipboard as an image.</source>
        <translation>판을 이미지로 복사했습니다.</translation>
    </message>
    <message>
        <source>Print the board</source>
        <translation>판 인쇄</translation>
    </message>
    <message>
        <source>This position has no line of moves.</source>
        <translation>이 국면에는 수순이 없습니다.</translation>
    </message>
    <message>
        <source>Export the line as an animation</source>
        <translation>수순을 애니메이션으로 내보내기</translation>
    </message>
    <message>
        <source>GIF (*.gif)</source>
        <translation>GIF (*.gif)</translation>
    </message>
    <message>
        <source>Drawing the moves…</source>
        <translation>수순을 그리는 중…</translation>
    </message>
</context>
<context>
    <name>BoardLook</name>
    <message>
        <source>Kaya</source>
        <translation>비자나무</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>호두나무</translation>
    </message>
    <message>
        <source>Bamboo</source>
        <translation>대나무</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>종이</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>차분함</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>나무</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>초록</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>클래식</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>플랫</translation>
    </message>
</context>
<context>
    <name>BoardMarker</name>
    <message>
        <source>drawn</source>
        <translation>그린 표시</translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>This game is in progress. Make its moves on the Play page.</source>
        <translation>진행 중인 대국입니다. 수는 대국 페이지에서 두세요.</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>, played</source>
        <translation>, 실전</translation>
    </message>
    <message>
        <source>%1%2: β %3</source>
        <translation>%1%2: β %3</translation>
    </message>
    <message>
        <source>%1%2: %3 % of %4</source>
        <translation>%1%2: %4 중 %3%</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>players of all ranks</source>
        <translation>모든 등급의 대국자</translation>
    </message>
</context>
<context>
    <name>CandidateView</name>
    <message>
        <source>Candidate moves: how often players of each rank choose them, in percent</source>
        <translation>후보수: 각 등급의 대국자가 그 수를 고르는 비율(퍼센트)</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>등급</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Choose all moves</source>
        <translation>모든 수 선택</translation>
    </message>
</context>
<context>
    <name>CardExchange</name>
    <message>
        <source>%1. Is there anything to find?</source>
        <translation>%1. 찾을 수가 있습니까?</translation>
    </message>
    <message>
        <source>%1. Find the best move.</source>
        <translation>%1. 최선의 수를 찾으세요.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>카드</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>해답</translation>
    </message>
    <message>
        <source>Export cards</source>
        <translation>카드 내보내기</translation>
    </message>
    <message>
        <source>Chess cards (*.pgn);;Go cards (*.sgf);;PDF (*.pdf)</source>
        <translation>체스 카드 (*.pgn);;바둑 카드 (*.sgf);;PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation>카드 가져오기</translation>
    </message>
    <message>
        <source>Cards (*.pgn *.sgf);;All files (*)</source>
        <translation>카드 (*.pgn *.sgf);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>There are no cards to export.</source>
        <translation>내보낼 카드가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards written to %1.</source>
        <translation>
            <numerusform>카드 %n장을 %1에 썼습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose your name on the Games page first: cards belong to a player.</source>
        <translation>먼저 기보 페이지에서 이름을 고르세요. 카드는 대국자의 것입니다.</translation>
    </message>
    <message>
        <source>There are no cards in %1.</source>
        <translation>%1에 카드가 없습니다.</translation>
    </message>
    <message>
        <source>Cards added: %1.</source>
        <translation>추가한 카드: %1장.</translation>
    </message>
    <message>
        <source>Already there: %1.</source>
        <translation>이미 있음: %1장.</translation>
    </message>
    <message>
        <source>Damaged: %1.</source>
        <translation>손상됨: %1장.</translation>
    </message>
</context>
<context>
    <name>CardLesson</name>
    <message>
        <source>More cards are being made from your games…</source>
        <translation>내 대국에서 카드를 더 만드는 중…</translation>
    </message>
    <message>
        <source>Session complete.</source>
        <translation>연습을 마쳤습니다.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message numerus="yes">
        <source>%n cards to go</source>
        <translation>
            <numerusform>남은 카드 %n장</numerusform>
        </translation>
    </message>
    <message>
        <source>Any sensible move is fine</source>
        <translation>웬만한 수는 다 괜찮음</translation>
    </message>
    <message>
        <source>Which move? You have one try.</source>
        <translation>어떤 수인가요? 기회는 한 번입니다.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>맞았습니다.</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <translation>이번에는 아닙니다.</translation>
    </message>
    <message>
        <source>There was nothing special to find here.</source>
        <translation>여기에는 특별히 찾을 수가 없었습니다.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Show the best move</source>
        <translation>최선의 수 보기</translation>
    </message>
    <message>
        <source>Show what happened to your move</source>
        <translation>내 수 다음에 일어날 일 보기</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>여기서부터 두기</translation>
    </message>
    <message>
        <source>%1 of %2 solved at the first try.</source>
        <translation>%2장 가운데 %1장을 첫 시도에 풀었습니다.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 missed.</source>
        <translation>%1: %3번 가운데 %2번 놓침.</translation>
    </message>
    <message>
        <source>Your answer to a card could not be saved: %1.</source>
        <translation>카드에 대한 답을 저장하지 못했습니다: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n answers could not be saved: %1.</source>
        <translation>
            <numerusform>답 %n개를 저장하지 못했습니다: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save them again</source>
        <translation>다시 저장</translation>
    </message>
    <message>
        <source>From one of your games. Is there a move to find, or is any sensible move fine?</source>
        <translation>내 대국에서 나온 장면입니다. 찾아야 할 수가 있나요, 아니면 웬만한 수는 다 괜찮나요?</translation>
    </message>
    <message>
        <source>There is a move to find</source>
        <translation>찾아야 할 수가 있음</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>그만두기</translation>
    </message>
    <message>
        <source>There is a move to find here.</source>
        <translation>여기에는 찾아야 할 수가 있습니다.</translation>
    </message>
    <message>
        <source>Your move: %1</source>
        <translation>내 수: %1</translation>
    </message>
    <message>
        <source>%1 Try again.</source>
        <translation>%1 다시 해 보세요.</translation>
    </message>
    <message>
        <source>Missed cards return until they are solved, then after 3 and after 10 days.</source>
        <translation>놓친 카드는 풀 때까지, 그리고 3일 뒤와 10일 뒤에 다시 나옵니다.</translation>
    </message>
    <message>
        <source>more cards are being made</source>
        <translation>카드를 더 만드는 중</translation>
    </message>
    <message>
        <source>last card</source>
        <translation>마지막 카드</translation>
    </message>
</context>
<context>
    <name>ChessBoardWidget</name>
    <message>
        <source>Chess board</source>
        <translation>체스판</translation>
    </message>
    <message>
        <source>promote to %1</source>
        <translation>승진: %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>선택됨</translation>
    </message>
    <message>
        <source>can move here</source>
        <translation>이곳으로 갈 수 있음</translation>
    </message>
    <message>
        <source>in check</source>
        <translation>체크 상태</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>마지막 수</translation>
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
        <translation>폴리시 오프닝</translation>
    </message>
    <message>
        <source>Grob Opening</source>
        <translation>그롭 오프닝</translation>
    </message>
    <message>
        <source>Van&apos;t Kruijs Opening</source>
        <translation>반트 크라위스 오프닝</translation>
    </message>
    <message>
        <source>Mieses Opening</source>
        <translation>미제스 오프닝</translation>
    </message>
    <message>
        <source>Saragossa Opening</source>
        <translation>사라고사 오프닝</translation>
    </message>
    <message>
        <source>Anderssen&apos;s Opening</source>
        <translation>안데르센 오프닝</translation>
    </message>
    <message>
        <source>Ware Opening</source>
        <translation>웨어 오프닝</translation>
    </message>
    <message>
        <source>Barnes Opening</source>
        <translation>반스 오프닝</translation>
    </message>
    <message>
        <source>Clemenz Opening</source>
        <translation>클레멘츠 오프닝</translation>
    </message>
    <message>
        <source>Kádas Opening</source>
        <translation>카다시 오프닝</translation>
    </message>
    <message>
        <source>Van Geet Opening</source>
        <translation>반 헤이트 오프닝</translation>
    </message>
    <message>
        <source>Durkin Opening</source>
        <translation>더킨 오프닝</translation>
    </message>
    <message>
        <source>Amar Opening</source>
        <translation>아마르 오프닝</translation>
    </message>
    <message>
        <source>Benko&apos;s Opening</source>
        <translation>벤코 오프닝</translation>
    </message>
    <message>
        <source>Nimzo-Larsen Attack</source>
        <translation>님조-라르센 어택</translation>
    </message>
    <message>
        <source>Bird&apos;s Opening</source>
        <translation>버드 오프닝</translation>
    </message>
    <message>
        <source>Réti Opening</source>
        <translation>레티 오프닝</translation>
    </message>
    <message>
        <source>King&apos;s Indian Attack</source>
        <translation>킹즈 인디언 어택</translation>
    </message>
    <message>
        <source>English Opening</source>
        <translation>잉글리시 오프닝</translation>
    </message>
    <message>
        <source>Queen&apos;s Pawn Game</source>
        <translation>퀸즈 폰 게임</translation>
    </message>
    <message>
        <source>Englund Gambit</source>
        <translation>엥글룬드 갬빗</translation>
    </message>
    <message>
        <source>English Defence</source>
        <translation>잉글리시 디펜스</translation>
    </message>
    <message>
        <source>Modern Defence</source>
        <translation>모던 디펜스</translation>
    </message>
    <message>
        <source>Polish Defence</source>
        <translation>폴리시 디펜스</translation>
    </message>
    <message>
        <source>Old Indian Defence</source>
        <translation>올드 인디언 디펜스</translation>
    </message>
    <message>
        <source>Rat Defence</source>
        <translation>랫 디펜스</translation>
    </message>
    <message>
        <source>Old Benoni Defence</source>
        <translation>올드 베노니 디펜스</translation>
    </message>
    <message>
        <source>Czech Benoni without Nf6</source>
        <translation>체코 베노니(Nf6 없이)</translation>
    </message>
    <message>
        <source>Indian Defence</source>
        <translation>인디언 디펜스</translation>
    </message>
    <message>
        <source>Trompowsky Attack</source>
        <translation>트롬포우스키 어택</translation>
    </message>
    <message>
        <source>Jobava London System</source>
        <translation>조바바 런던 시스템</translation>
    </message>
    <message>
        <source>Torre Attack</source>
        <translation>토레 어택</translation>
    </message>
    <message>
        <source>London System</source>
        <translation>런던 시스템</translation>
    </message>
    <message>
        <source>Colle System</source>
        <translation>콜레 시스템</translation>
    </message>
    <message>
        <source>Queen&apos;s Indian Defence without c4</source>
        <translation>퀸즈 인디언 디펜스(c4 없이)</translation>
    </message>
    <message>
        <source>East Indian Defence</source>
        <translation>이스트 인디언 디펜스</translation>
    </message>
    <message>
        <source>London System against the King&apos;s Indian</source>
        <translation>킹즈 인디언 상대 런던 시스템</translation>
    </message>
    <message>
        <source>Torre Attack against the King&apos;s Indian</source>
        <translation>킹즈 인디언 상대 토레 어택</translation>
    </message>
    <message>
        <source>Queen&apos;s Indian Accelerated</source>
        <translation>액셀러레이티드 퀸즈 인디언</translation>
    </message>
    <message>
        <source>Budapest Defence</source>
        <translation>부다페스트 디펜스</translation>
    </message>
    <message>
        <source>Benoni Defence</source>
        <translation>베노니 디펜스</translation>
    </message>
    <message>
        <source>Czech Benoni</source>
        <translation>체코 베노니</translation>
    </message>
    <message>
        <source>Benko Gambit</source>
        <translation>벤코 갬빗</translation>
    </message>
    <message>
        <source>Benko Gambit Accepted</source>
        <translation>벤코 갬빗 억셉티드</translation>
    </message>
    <message>
        <source>Modern Benoni</source>
        <translation>모던 베노니</translation>
    </message>
    <message>
        <source>Dutch Defence</source>
        <translation>더치 디펜스</translation>
    </message>
    <message>
        <source>King&apos;s Pawn Game</source>
        <translation>킹즈 폰 게임</translation>
    </message>
    <message>
        <source>Nimzowitsch Defence</source>
        <translation>님조비치 디펜스</translation>
    </message>
    <message>
        <source>Owen Defence</source>
        <translation>오언 디펜스</translation>
    </message>
    <message>
        <source>St. George Defence</source>
        <translation>세인트 조지 디펜스</translation>
    </message>
    <message>
        <source>Borg Defence</source>
        <translation>보그 디펜스</translation>
    </message>
    <message>
        <source>Scandinavian Defence</source>
        <translation>스칸디나비안 디펜스</translation>
    </message>
    <message>
        <source>Alekhine Defence</source>
        <translation>알레힌 디펜스</translation>
    </message>
    <message>
        <source>Pirc Defence</source>
        <translation>피르츠 디펜스</translation>
    </message>
    <message>
        <source>Czech Defence</source>
        <translation>체코 디펜스</translation>
    </message>
    <message>
        <source>Lion Defence</source>
        <translation>라이언 디펜스</translation>
    </message>
    <message>
        <source>Caro-Kann Defence</source>
        <translation>카로-칸 디펜스</translation>
    </message>
    <message>
        <source>Sicilian Defence</source>
        <translation>시실리안 디펜스</translation>
    </message>
    <message>
        <source>French Defence</source>
        <translation>프렌치 디펜스</translation>
    </message>
    <message>
        <source>Open Game</source>
        <translation>오픈 게임</translation>
    </message>
    <message>
        <source>Portuguese Opening</source>
        <translation>포르투갈 오프닝</translation>
    </message>
    <message>
        <source>Centre Game</source>
        <translation>센터 게임</translation>
    </message>
    <message>
        <source>Danish Gambit</source>
        <translation>데니시 갬빗</translation>
    </message>
    <message>
        <source>Bishop&apos;s Opening</source>
        <translation>비숍즈 오프닝</translation>
    </message>
    <message>
        <source>Vienna Game</source>
        <translation>비엔나 게임</translation>
    </message>
    <message>
        <source>King&apos;s Gambit</source>
        <translation>킹즈 갬빗</translation>
    </message>
    <message>
        <source>King&apos;s Gambit Declined</source>
        <translation>킹즈 갬빗 디클라인드</translation>
    </message>
    <message>
        <source>King&apos;s Gambit Accepted</source>
        <translation>킹즈 갬빗 억셉티드</translation>
    </message>
    <message>
        <source>King&apos;s Knight Opening</source>
        <translation>킹즈 나이트 오프닝</translation>
    </message>
    <message>
        <source>Latvian Gambit</source>
        <translation>라트비안 갬빗</translation>
    </message>
    <message>
        <source>Elephant Gambit</source>
        <translation>엘리펀트 갬빗</translation>
    </message>
    <message>
        <source>Damiano Defence</source>
        <translation>다미아노 디펜스</translation>
    </message>
    <message>
        <source>Philidor Defence</source>
        <translation>필리도르 디펜스</translation>
    </message>
    <message>
        <source>Petrov&apos;s Defence</source>
        <translation>페트로프 디펜스</translation>
    </message>
    <message>
        <source>Ponziani Opening</source>
        <translation>폰치아니 오프닝</translation>
    </message>
    <message>
        <source>Scotch Game</source>
        <translation>스카치 게임</translation>
    </message>
    <message>
        <source>Scotch Gambit</source>
        <translation>스카치 갬빗</translation>
    </message>
    <message>
        <source>Göring Gambit</source>
        <translation>괴링 갬빗</translation>
    </message>
    <message>
        <source>Inverted Hungarian Opening</source>
        <translation>인버티드 헝가리안 오프닝</translation>
    </message>
    <message>
        <source>Three Knights Opening</source>
        <translation>스리 나이츠 오프닝</translation>
    </message>
    <message>
        <source>Four Knights Game</source>
        <translation>포 나이츠 게임</translation>
    </message>
    <message>
        <source>Italian Game</source>
        <translation>이탈리안 게임</translation>
    </message>
    <message>
        <source>Ruy Lopez</source>
        <translation>루이 로페즈</translation>
    </message>
    <message>
        <source>Blackmar-Diemer Gambit</source>
        <translation>블랙마-디머 갬빗</translation>
    </message>
    <message>
        <source>Levitsky Attack</source>
        <translation>레비츠키 어택</translation>
    </message>
    <message>
        <source>Richter-Veresov Attack</source>
        <translation>리히터-베레소프 어택</translation>
    </message>
    <message>
        <source>Colle-Zukertort System</source>
        <translation>콜레-추커토르트 시스템</translation>
    </message>
    <message>
        <source>Queen&apos;s Gambit</source>
        <translation>퀸즈 갬빗</translation>
    </message>
    <message>
        <source>Queen&apos;s Gambit Declined</source>
        <translation>퀸즈 갬빗 디클라인드</translation>
    </message>
    <message>
        <source>Slav Defence</source>
        <translation>슬라브 디펜스</translation>
    </message>
    <message>
        <source>Queen&apos;s Gambit Accepted</source>
        <translation>퀸즈 갬빗 억셉티드</translation>
    </message>
    <message>
        <source>Semi-Slav Defence</source>
        <translation>세미 슬라브 디펜스</translation>
    </message>
    <message>
        <source>Tarrasch Defence</source>
        <translation>타라시 디펜스</translation>
    </message>
    <message>
        <source>Semi-Tarrasch Defence</source>
        <translation>세미 타라시 디펜스</translation>
    </message>
    <message>
        <source>Neo-Grünfeld Defence</source>
        <translation>네오 그륀펠트 디펜스</translation>
    </message>
    <message>
        <source>Grünfeld Defence</source>
        <translation>그륀펠트 디펜스</translation>
    </message>
    <message>
        <source>Catalan Opening</source>
        <translation>카탈란 오프닝</translation>
    </message>
    <message>
        <source>Blumenfeld Countergambit</source>
        <translation>블루멘펠트 카운터갬빗</translation>
    </message>
    <message>
        <source>Bogo-Indian Defence</source>
        <translation>보고-인디언 디펜스</translation>
    </message>
    <message>
        <source>Queen&apos;s Indian Defence</source>
        <translation>퀸즈 인디언 디펜스</translation>
    </message>
    <message>
        <source>Nimzo-Indian Defence</source>
        <translation>님조-인디언 디펜스</translation>
    </message>
    <message>
        <source>King&apos;s Indian Defence</source>
        <translation>킹즈 인디언 디펜스</translation>
    </message>
    <message>
        <source>Zukertort Opening</source>
        <translation>추커토르트 오프닝</translation>
    </message>
    <message>
        <source>Hungarian Opening</source>
        <translation>헝가리안 오프닝</translation>
    </message>
    <message>
        <source>Russian Game</source>
        <translation>러시안 게임</translation>
    </message>
    <message>
        <source>Bird Opening</source>
        <translation>버드 오프닝</translation>
    </message>
    <message>
        <source>Modern Variation</source>
        <translation>모던 바리에이션</translation>
    </message>
    <message>
        <source>Classical Variation</source>
        <translation>클래시컬 바리에이션</translation>
    </message>
    <message>
        <source>From&apos;s Gambit</source>
        <translation>프롬 갬빗</translation>
    </message>
    <message>
        <source>Dutch Variation</source>
        <translation>더치 바리에이션</translation>
    </message>
    <message>
        <source>Kingside Fianchetto</source>
        <translation>킹사이드 피앙케토</translation>
    </message>
    <message>
        <source>Nimzo-Larsen Variation</source>
        <translation>님조-라르센 바리에이션</translation>
    </message>
    <message>
        <source>Keres Variation</source>
        <translation>케레스 바리에이션</translation>
    </message>
    <message>
        <source>Yugoslav Variation</source>
        <translation>유고슬라브 바리에이션</translation>
    </message>
    <message>
        <source>Advance Variation</source>
        <translation>어드밴스 바리에이션</translation>
    </message>
    <message>
        <source>Réti Gambit Accepted</source>
        <translation>레티 갬빗 억셉티드</translation>
    </message>
    <message>
        <source>Anglo-Dutch Defence</source>
        <translation>앵글로-더치 디펜스</translation>
    </message>
    <message>
        <source>Caro-Kann Defensive System</source>
        <translation>카로-칸 디펜시브 시스템</translation>
    </message>
    <message>
        <source>London Defensive System</source>
        <translation>런던 디펜시브 시스템</translation>
    </message>
    <message>
        <source>Agincourt Defence</source>
        <translation>아쟁쿠르 디펜스</translation>
    </message>
    <message>
        <source>Neo-Catalan</source>
        <translation>네오 카탈란</translation>
    </message>
    <message>
        <source>Neo-Catalan Declined</source>
        <translation>네오 카탈란 디클라인드</translation>
    </message>
    <message>
        <source>Anglo-Indian Defence</source>
        <translation>앵글로-인디언 디펜스</translation>
    </message>
    <message>
        <source>Queen&apos;s Knight Variation</source>
        <translation>퀸즈 나이트 바리에이션</translation>
    </message>
    <message>
        <source>Anglo-Grünfeld Defence</source>
        <translation>앵글로-그륀펠트 디펜스</translation>
    </message>
    <message>
        <source>Hedgehog System</source>
        <translation>헤지호그 시스템</translation>
    </message>
    <message>
        <source>Mikenas-Carls Variation</source>
        <translation>미케나스-카를스 바리에이션</translation>
    </message>
    <message>
        <source>Sicilian</source>
        <translation>시실리안</translation>
    </message>
    <message>
        <source>King&apos;s English Variation</source>
        <translation>킹즈 잉글리시 바리에이션</translation>
    </message>
    <message>
        <source>Reversed Sicilian</source>
        <translation>리버스드 시실리안</translation>
    </message>
    <message>
        <source>Two Knights</source>
        <translation>투 나이츠</translation>
    </message>
    <message>
        <source>Reversed Closed Sicilian</source>
        <translation>리버스드 클로즈드 시실리안</translation>
    </message>
    <message>
        <source>Closed System</source>
        <translation>클로즈드 시스템</translation>
    </message>
    <message>
        <source>Three Knights</source>
        <translation>스리 나이츠</translation>
    </message>
    <message>
        <source>Four Knights</source>
        <translation>포 나이츠</translation>
    </message>
    <message>
        <source>Symmetrical Variation</source>
        <translation>시메트리컬 바리에이션</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>헤지호그</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>노멀</translation>
    </message>
    <message>
        <source>Ultra-Symmetrical Variation</source>
        <translation>울트라 시메트리컬 바리에이션</translation>
    </message>
    <message>
        <source>Two Knights Line</source>
        <translation>투 나이츠 라인</translation>
    </message>
    <message>
        <source>Horwitz Defence</source>
        <translation>호르비츠 디펜스</translation>
    </message>
    <message>
        <source>Queen&apos;s Knight Defence</source>
        <translation>퀸즈 나이트 디펜스</translation>
    </message>
    <message>
        <source>Wade Defence</source>
        <translation>웨이드 디펜스</translation>
    </message>
    <message>
        <source>Old Indian Setup</source>
        <translation>올드 인디언 셋업</translation>
    </message>
    <message>
        <source>English Rat</source>
        <translation>잉글리시 랫</translation>
    </message>
    <message>
        <source>Averbakh System</source>
        <translation>아베르바흐 시스템</translation>
    </message>
    <message>
        <source>Advance</source>
        <translation>어드밴스</translation>
    </message>
    <message>
        <source>Omega Gambit</source>
        <translation>오메가 갬빗</translation>
    </message>
    <message>
        <source>Knights Variation</source>
        <translation>나이츠 바리에이션</translation>
    </message>
    <message>
        <source>Przepiorka Variation</source>
        <translation>프셰피우르카 바리에이션</translation>
    </message>
    <message>
        <source>Normal Variation</source>
        <translation>노멀 바리에이션</translation>
    </message>
    <message>
        <source>Fajarowicz Variation</source>
        <translation>파야로비치 바리에이션</translation>
    </message>
    <message>
        <source>Adler Variation</source>
        <translation>아들러 바리에이션</translation>
    </message>
    <message>
        <source>Rubinstein Variation</source>
        <translation>루빈스타인 바리에이션</translation>
    </message>
    <message>
        <source>Ukrainian Variation</source>
        <translation>우크라이나 바리에이션</translation>
    </message>
    <message>
        <source>Main Line</source>
        <translation>메인 라인</translation>
    </message>
    <message>
        <source>Half-Accepted</source>
        <translation>하프 억셉티드</translation>
    </message>
    <message>
        <source>Main Position</source>
        <translation>메인 포지션</translation>
    </message>
    <message>
        <source>Fianchetto Variation</source>
        <translation>피앙케토 바리에이션</translation>
    </message>
    <message>
        <source>King&apos;s Pawn Line</source>
        <translation>킹즈 폰 라인</translation>
    </message>
    <message>
        <source>Taimanov Variation</source>
        <translation>타이마노프 바리에이션</translation>
    </message>
    <message>
        <source>Hopton Attack</source>
        <translation>홉턴 어택</translation>
    </message>
    <message>
        <source>Fianchetto Attack</source>
        <translation>피앙케토 어택</translation>
    </message>
    <message>
        <source>Staunton Gambit</source>
        <translation>스탠턴 갬빗</translation>
    </message>
    <message>
        <source>Staunton Line</source>
        <translation>스탠턴 라인</translation>
    </message>
    <message>
        <source>Leningrad Variation</source>
        <translation>레닌그라드 바리에이션</translation>
    </message>
    <message>
        <source>Stonewall Variation</source>
        <translation>스톤월 바리에이션</translation>
    </message>
    <message>
        <source>Mieses-Kotrč Variation</source>
        <translation>미제스-코트르치 바리에이션</translation>
    </message>
    <message>
        <source>Gubinsky-Melts Defence</source>
        <translation>구빈스키-멜츠 디펜스</translation>
    </message>
    <message>
        <source>Portuguese Gambit</source>
        <translation>포르투갈 갬빗</translation>
    </message>
    <message>
        <source>Icelandic Gambit</source>
        <translation>아이슬란드 갬빗</translation>
    </message>
    <message>
        <source>Scandinavian Variation</source>
        <translation>스칸디나비안 바리에이션</translation>
    </message>
    <message>
        <source>Two Pawn Attack</source>
        <translation>투 폰 어택</translation>
    </message>
    <message>
        <source>Exchange Variation</source>
        <translation>익스체인지 바리에이션</translation>
    </message>
    <message>
        <source>Four Pawns Attack</source>
        <translation>포 폰 어택</translation>
    </message>
    <message>
        <source>Standard Line</source>
        <translation>스탠더드 라인</translation>
    </message>
    <message>
        <source>Pirc Setup</source>
        <translation>피르츠 셋업</translation>
    </message>
    <message>
        <source>Austrian Attack</source>
        <translation>오스트리안 어택</translation>
    </message>
    <message>
        <source>Accelerated Panov Attack</source>
        <translation>액셀러레이티드 파노프 어택</translation>
    </message>
    <message>
        <source>Two Knights Attack</source>
        <translation>투 나이츠 어택</translation>
    </message>
    <message>
        <source>Mindeno Variation</source>
        <translation>민데노 바리에이션</translation>
    </message>
    <message>
        <source>Short Variation</source>
        <translation>쇼트 바리에이션</translation>
    </message>
    <message>
        <source>Botvinnik-Carls Defence</source>
        <translation>보트비닉-카를스 디펜스</translation>
    </message>
    <message>
        <source>Fantasy Variation</source>
        <translation>판타지 바리에이션</translation>
    </message>
    <message>
        <source>Panov Attack</source>
        <translation>파노프 어택</translation>
    </message>
    <message>
        <source>Gurgenidze System</source>
        <translation>구르게니제 시스템</translation>
    </message>
    <message>
        <source>Tartakower Variation</source>
        <translation>타르타코베르 바리에이션</translation>
    </message>
    <message>
        <source>Bronstein-Larsen Variation</source>
        <translation>브론시테인-라르센 바리에이션</translation>
    </message>
    <message>
        <source>Karpov Variation</source>
        <translation>카르포프 바리에이션</translation>
    </message>
    <message>
        <source>Spassky Variation</source>
        <translation>스파스키 바리에이션</translation>
    </message>
    <message>
        <source>Bowdler Attack</source>
        <translation>바우들러 어택</translation>
    </message>
    <message>
        <source>Wing Gambit</source>
        <translation>윙 갬빗</translation>
    </message>
    <message>
        <source>Snyder Variation</source>
        <translation>스나이더 바리에이션</translation>
    </message>
    <message>
        <source>McDonnell Attack</source>
        <translation>맥도널 어택</translation>
    </message>
    <message>
        <source>Smith-Morra Gambit</source>
        <translation>스미스-모라 갬빗</translation>
    </message>
    <message>
        <source>Smith-Morra Gambit Accepted</source>
        <translation>스미스-모라 갬빗 억셉티드</translation>
    </message>
    <message>
        <source>Alapin Variation</source>
        <translation>알라핀 바리에이션</translation>
    </message>
    <message>
        <source>Barmen Defence</source>
        <translation>바르멘 디펜스</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>클로즈드</translation>
    </message>
    <message>
        <source>Traditional</source>
        <translation>트래디셔널</translation>
    </message>
    <message>
        <source>Grand Prix Attack</source>
        <translation>그랑프리 어택</translation>
    </message>
    <message>
        <source>King&apos;s Knight Variation</source>
        <translation>킹즈 나이트 바리에이션</translation>
    </message>
    <message>
        <source>Hyperaccelerated Dragon</source>
        <translation>하이퍼액셀러레이티드 드래곤</translation>
    </message>
    <message>
        <source>O&apos;Kelly Variation</source>
        <translation>오켈리 바리에이션</translation>
    </message>
    <message>
        <source>Nimzowitsch Variation</source>
        <translation>님조비치 바리에이션</translation>
    </message>
    <message>
        <source>Old Sicilian</source>
        <translation>올드 시실리안</translation>
    </message>
    <message>
        <source>Rossolimo Attack</source>
        <translation>로솔리모 어택</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>오픈</translation>
    </message>
    <message>
        <source>with Nc6</source>
        <translation>Nc6 수순</translation>
    </message>
    <message>
        <source>Löwenthal Variation</source>
        <translation>뢰벤탈 바리에이션</translation>
    </message>
    <message>
        <source>Kalashnikov Variation</source>
        <translation>칼라시니코프 바리에이션</translation>
    </message>
    <message>
        <source>Sveshnikov Variation</source>
        <translation>스베시니코프 바리에이션</translation>
    </message>
    <message>
        <source>Chelyabinsk Variation</source>
        <translation>첼랴빈스크 바리에이션</translation>
    </message>
    <message>
        <source>Accelerated Dragon</source>
        <translation>액셀러레이티드 드래곤</translation>
    </message>
    <message>
        <source>Modern Bc4 Variation</source>
        <translation>모던 Bc4 바리에이션</translation>
    </message>
    <message>
        <source>Maróczy Bind</source>
        <translation>마로치 바인드</translation>
    </message>
    <message>
        <source>French Variation</source>
        <translation>프렌치 바리에이션</translation>
    </message>
    <message>
        <source>Pin Variation</source>
        <translation>핀 바리에이션</translation>
    </message>
    <message>
        <source>Kan Variation</source>
        <translation>칸 바리에이션</translation>
    </message>
    <message>
        <source>Knight Variation</source>
        <translation>나이트 바리에이션</translation>
    </message>
    <message>
        <source>Four Knights Variation</source>
        <translation>포 나이츠 바리에이션</translation>
    </message>
    <message>
        <source>Bastrikov Variation</source>
        <translation>바스트리코프 바리에이션</translation>
    </message>
    <message>
        <source>English Attack</source>
        <translation>잉글리시 어택</translation>
    </message>
    <message>
        <source>Modern Variations</source>
        <translation>모던 바리에이션즈</translation>
    </message>
    <message>
        <source>Moscow Variation</source>
        <translation>모스크바 바리에이션</translation>
    </message>
    <message>
        <source>with Bd7</source>
        <translation>Bd7 수순</translation>
    </message>
    <message>
        <source>Chekhover Variation</source>
        <translation>체호베르 바리에이션</translation>
    </message>
    <message>
        <source>Prins Variation</source>
        <translation>프린스 바리에이션</translation>
    </message>
    <message>
        <source>Sozin Attack</source>
        <translation>소진 어택</translation>
    </message>
    <message>
        <source>Richter-Rauzer Attack</source>
        <translation>리히터-라우저 어택</translation>
    </message>
    <message>
        <source>Dragon Variation</source>
        <translation>드래곤 바리에이션</translation>
    </message>
    <message>
        <source>Levenfish Attack</source>
        <translation>레벤피시 어택</translation>
    </message>
    <message>
        <source>with Be3</source>
        <translation>Be3 수순</translation>
    </message>
    <message>
        <source>Yugoslav Attack</source>
        <translation>유고슬라브 어택</translation>
    </message>
    <message>
        <source>Scheveningen Variation</source>
        <translation>스헤베닝언 바리에이션</translation>
    </message>
    <message>
        <source>Keres Attack</source>
        <translation>케레스 어택</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>모던</translation>
    </message>
    <message>
        <source>Najdorf Variation</source>
        <translation>나이도프 바리에이션</translation>
    </message>
    <message>
        <source>Adams Attack</source>
        <translation>애덤스 어택</translation>
    </message>
    <message>
        <source>Lipnitsky Attack</source>
        <translation>리프니츠키 어택</translation>
    </message>
    <message>
        <source>Zagreb Variation</source>
        <translation>자그레브 바리에이션</translation>
    </message>
    <message>
        <source>Opočenský Variation</source>
        <translation>오포첸스키 바리에이션</translation>
    </message>
    <message>
        <source>Amsterdam Variation</source>
        <translation>암스테르담 바리에이션</translation>
    </message>
    <message>
        <source>with Bg5</source>
        <translation>Bg5 수순</translation>
    </message>
    <message>
        <source>Poisoned Pawn</source>
        <translation>포이즌드 폰</translation>
    </message>
    <message>
        <source>Chigorin Variation</source>
        <translation>치고린 바리에이션</translation>
    </message>
    <message>
        <source>Two Knights Variation</source>
        <translation>투 나이츠 바리에이션</translation>
    </message>
    <message>
        <source>Paulsen Attack</source>
        <translation>파울센 어택</translation>
    </message>
    <message>
        <source>Milner-Barry Gambit</source>
        <translation>밀너배리 갬빗</translation>
    </message>
    <message>
        <source>Tarrasch Variation</source>
        <translation>타라시 바리에이션</translation>
    </message>
    <message>
        <source>Guimard Defence</source>
        <translation>기마르드 디펜스</translation>
    </message>
    <message>
        <source>Chistyakov Defence</source>
        <translation>치스탸코프 디펜스</translation>
    </message>
    <message>
        <source>Paulsen Variation</source>
        <translation>파울센 바리에이션</translation>
    </message>
    <message>
        <source>Fort Knox Variation</source>
        <translation>포트 녹스 바리에이션</translation>
    </message>
    <message>
        <source>Steinitz Variation</source>
        <translation>슈타이니츠 바리에이션</translation>
    </message>
    <message>
        <source>Burn Variation</source>
        <translation>번 바리에이션</translation>
    </message>
    <message>
        <source>McCutcheon Variation</source>
        <translation>매커천 바리에이션</translation>
    </message>
    <message>
        <source>Alekhine-Chatard Attack</source>
        <translation>알레힌-샤타르 어택</translation>
    </message>
    <message>
        <source>Winawer Variation</source>
        <translation>위나워 바리에이션</translation>
    </message>
    <message>
        <source>Wayward Queen Attack</source>
        <translation>웨이워드 퀸 어택</translation>
    </message>
    <message>
        <source>Napoleon Attack</source>
        <translation>나폴레옹 어택</translation>
    </message>
    <message>
        <source>Leonardis Variation</source>
        <translation>레오나르디스 바리에이션</translation>
    </message>
    <message>
        <source>Berlin Defence</source>
        <translation>베를린 디펜스</translation>
    </message>
    <message>
        <source>Urusov Gambit</source>
        <translation>우루소프 갬빗</translation>
    </message>
    <message>
        <source>Max Lange Defence</source>
        <translation>막스 랑게 디펜스</translation>
    </message>
    <message>
        <source>Vienna Gambit</source>
        <translation>비엔나 갬빗</translation>
    </message>
    <message>
        <source>Falkbeer Variation</source>
        <translation>팔크베어 바리에이션</translation>
    </message>
    <message>
        <source>Stanley Variation</source>
        <translation>스탠리 바리에이션</translation>
    </message>
    <message>
        <source>Frankenstein-Dracula Variation</source>
        <translation>프랑켄슈타인-드라큘라 바리에이션</translation>
    </message>
    <message>
        <source>Falkbeer Countergambit</source>
        <translation>팔크베어 카운터갬빗</translation>
    </message>
    <message>
        <source>Nimzowitsch-Marshall Countergambit</source>
        <translation>님조비치-마셜 카운터갬빗</translation>
    </message>
    <message>
        <source>Bishop&apos;s Gambit</source>
        <translation>비숍즈 갬빗</translation>
    </message>
    <message>
        <source>King&apos;s Knight&apos;s Gambit</source>
        <translation>킹즈 나이트 갬빗</translation>
    </message>
    <message>
        <source>Fischer Defence</source>
        <translation>피셔 디펜스</translation>
    </message>
    <message>
        <source>Cunningham Defence</source>
        <translation>커닝햄 디펜스</translation>
    </message>
    <message>
        <source>Muzio Gambit</source>
        <translation>무치오 갬빗</translation>
    </message>
    <message>
        <source>Kieseritzky Gambit</source>
        <translation>키제리츠키 갬빗</translation>
    </message>
    <message>
        <source>Allgaier Gambit</source>
        <translation>알가이어 갬빗</translation>
    </message>
    <message>
        <source>Hanham Variation</source>
        <translation>해넘 바리에이션</translation>
    </message>
    <message>
        <source>Classical Attack</source>
        <translation>클래시컬 어택</translation>
    </message>
    <message>
        <source>Stafford Gambit</source>
        <translation>스태퍼드 갬빗</translation>
    </message>
    <message>
        <source>Cochrane Gambit</source>
        <translation>코크런 갬빗</translation>
    </message>
    <message>
        <source>Three Knights Game</source>
        <translation>스리 나이츠 게임</translation>
    </message>
    <message>
        <source>Modern Attack</source>
        <translation>모던 어택</translation>
    </message>
    <message>
        <source>Schmidt Variation</source>
        <translation>슈미트 바리에이션</translation>
    </message>
    <message>
        <source>Mieses Variation</source>
        <translation>미제스 바리에이션</translation>
    </message>
    <message>
        <source>Scotch Variation</source>
        <translation>스카치 바리에이션</translation>
    </message>
    <message>
        <source>Halloween Gambit</source>
        <translation>핼러윈 갬빗</translation>
    </message>
    <message>
        <source>Glek System</source>
        <translation>글렉 시스템</translation>
    </message>
    <message>
        <source>Italian Variation</source>
        <translation>이탈리안 바리에이션</translation>
    </message>
    <message>
        <source>Spanish Variation</source>
        <translation>스패니시 바리에이션</translation>
    </message>
    <message>
        <source>Giuoco Piano</source>
        <translation>지우오코 피아노</translation>
    </message>
    <message>
        <source>Giuoco Pianissimo</source>
        <translation>지우오코 피아니시모</translation>
    </message>
    <message>
        <source>Hungarian Defence</source>
        <translation>헝가리안 디펜스</translation>
    </message>
    <message>
        <source>Blackburne-Kostić Gambit</source>
        <translation>블랙번-코스티치 갬빗</translation>
    </message>
    <message>
        <source>Evans Gambit</source>
        <translation>에반스 갬빗</translation>
    </message>
    <message>
        <source>Evans Gambit Declined</source>
        <translation>에반스 갬빗 디클라인드</translation>
    </message>
    <message>
        <source>Centre Attack</source>
        <translation>센터 어택</translation>
    </message>
    <message>
        <source>Two Knights Defence</source>
        <translation>투 나이츠 디펜스</translation>
    </message>
    <message>
        <source>Modern Bishop&apos;s Opening</source>
        <translation>모던 비숍즈 오프닝</translation>
    </message>
    <message>
        <source>Open Variation</source>
        <translation>오픈 바리에이션</translation>
    </message>
    <message>
        <source>Max Lange Attack</source>
        <translation>막스 랑게 어택</translation>
    </message>
    <message>
        <source>Knight Attack</source>
        <translation>나이트 어택</translation>
    </message>
    <message>
        <source>Traxler Counterattack</source>
        <translation>트락슬러 카운터어택</translation>
    </message>
    <message>
        <source>Fried Liver Attack</source>
        <translation>프라이드 리버 어택</translation>
    </message>
    <message>
        <source>Fritz Variation</source>
        <translation>프리츠 바리에이션</translation>
    </message>
    <message>
        <source>Ulvestad Variation</source>
        <translation>울베스타드 바리에이션</translation>
    </message>
    <message>
        <source>Polerio Defence</source>
        <translation>폴레리오 디펜스</translation>
    </message>
    <message>
        <source>Cozio Defence</source>
        <translation>코치오 디펜스</translation>
    </message>
    <message>
        <source>Fianchetto Defence</source>
        <translation>피앙케토 디펜스</translation>
    </message>
    <message>
        <source>Bird Variation</source>
        <translation>버드 바리에이션</translation>
    </message>
    <message>
        <source>Steinitz Defence</source>
        <translation>슈타이니츠 디펜스</translation>
    </message>
    <message>
        <source>Schliemann Defence</source>
        <translation>슐리만 디펜스</translation>
    </message>
    <message>
        <source>Anti-Berlin</source>
        <translation>안티 베를린</translation>
    </message>
    <message>
        <source>Berlin Wall</source>
        <translation>베를린 월</translation>
    </message>
    <message>
        <source>Morphy Defence</source>
        <translation>모피 디펜스</translation>
    </message>
    <message>
        <source>Bishop Retreat</source>
        <translation>비숍 후퇴</translation>
    </message>
    <message>
        <source>Norwegian Variation</source>
        <translation>노르웨이 바리에이션</translation>
    </message>
    <message>
        <source>Modern Steinitz Defence</source>
        <translation>모던 슈타이니츠 디펜스</translation>
    </message>
    <message>
        <source>with Nf6</source>
        <translation>Nf6 수순</translation>
    </message>
    <message>
        <source>Anderssen Variation</source>
        <translation>안데르센 바리에이션</translation>
    </message>
    <message>
        <source>Castled</source>
        <translation>캐슬링 수순</translation>
    </message>
    <message>
        <source>Arkhangelsk Variation</source>
        <translation>아르한겔스크 바리에이션</translation>
    </message>
    <message>
        <source>Møller Defence</source>
        <translation>묄레르 디펜스</translation>
    </message>
    <message>
        <source>Delayed Exchange Variation</source>
        <translation>딜레이드 익스체인지 바리에이션</translation>
    </message>
    <message>
        <source>with b5</source>
        <translation>b5 수순</translation>
    </message>
    <message>
        <source>Anti-Marshall</source>
        <translation>안티 마셜</translation>
    </message>
    <message>
        <source>Marshall Attack</source>
        <translation>마셜 어택</translation>
    </message>
    <message>
        <source>with d6</source>
        <translation>d6 수순</translation>
    </message>
    <message>
        <source>Zaitsev Variation</source>
        <translation>자이체프 바리에이션</translation>
    </message>
    <message>
        <source>Breyer Defence</source>
        <translation>브레이어 디펜스</translation>
    </message>
    <message>
        <source>Chigorin Defence</source>
        <translation>치고린 디펜스</translation>
    </message>
    <message>
        <source>Accelerated</source>
        <translation>액셀러레이티드</translation>
    </message>
    <message>
        <source>Stonewall Attack</source>
        <translation>스톤월 어택</translation>
    </message>
    <message>
        <source>Zukertort Variation</source>
        <translation>추커토르트 바리에이션</translation>
    </message>
    <message>
        <source>Baltic Defence</source>
        <translation>발틱 디펜스</translation>
    </message>
    <message>
        <source>Marshall Defence</source>
        <translation>마셜 디펜스</translation>
    </message>
    <message>
        <source>Austrian Defence</source>
        <translation>오스트리안 디펜스</translation>
    </message>
    <message>
        <source>Albin Countergambit</source>
        <translation>알빈 카운터갬빗</translation>
    </message>
    <message>
        <source>Modern Line</source>
        <translation>모던 라인</translation>
    </message>
    <message>
        <source>Quiet Variation</source>
        <translation>콰이어트 바리에이션</translation>
    </message>
    <message>
        <source>with Bf5</source>
        <translation>Bf5 수순</translation>
    </message>
    <message>
        <source>Three Knights Variation</source>
        <translation>스리 나이츠 바리에이션</translation>
    </message>
    <message>
        <source>Chebanenko Variation</source>
        <translation>체바넨코 바리에이션</translation>
    </message>
    <message>
        <source>Czech Variation</source>
        <translation>체코 바리에이션</translation>
    </message>
    <message>
        <source>Central Variation</source>
        <translation>센트럴 바리에이션</translation>
    </message>
    <message>
        <source>Old Variation</source>
        <translation>올드 바리에이션</translation>
    </message>
    <message>
        <source>Classical Defence</source>
        <translation>클래시컬 디펜스</translation>
    </message>
    <message>
        <source>Marshall Gambit</source>
        <translation>마셜 갬빗</translation>
    </message>
    <message>
        <source>Noteboom Variation</source>
        <translation>노테봄 바리에이션</translation>
    </message>
    <message>
        <source>Normal Defence</source>
        <translation>노멀 디펜스</translation>
    </message>
    <message>
        <source>Positional Line</source>
        <translation>포지셔널 라인</translation>
    </message>
    <message>
        <source>Harrwitz Attack</source>
        <translation>하르비츠 어택</translation>
    </message>
    <message>
        <source>Ragozin Defence</source>
        <translation>라고진 디펜스</translation>
    </message>
    <message>
        <source>Vienna Variation</source>
        <translation>비엔나 바리에이션</translation>
    </message>
    <message>
        <source>Botvinnik Variation</source>
        <translation>보트비닉 바리에이션</translation>
    </message>
    <message>
        <source>Anti-Meran Variation</source>
        <translation>안티 메란 바리에이션</translation>
    </message>
    <message>
        <source>Meran Variation</source>
        <translation>메란 바리에이션</translation>
    </message>
    <message>
        <source>Knight Defence</source>
        <translation>나이트 디펜스</translation>
    </message>
    <message>
        <source>Cambridge Springs Defence</source>
        <translation>케임브리지 스프링스 디펜스</translation>
    </message>
    <message>
        <source>Normal Line</source>
        <translation>노멀 라인</translation>
    </message>
    <message>
        <source>Lasker Defence</source>
        <translation>라스커 디펜스</translation>
    </message>
    <message>
        <source>Tartakower Defence</source>
        <translation>타르타코베르 디펜스</translation>
    </message>
    <message>
        <source>Orthodox Defence</source>
        <translation>오소독스 디펜스</translation>
    </message>
    <message>
        <source>with f3</source>
        <translation>f3 수순</translation>
    </message>
    <message>
        <source>Stockholm Variation</source>
        <translation>스톡홀름 바리에이션</translation>
    </message>
    <message>
        <source>Brinckmann Attack</source>
        <translation>브링크만 어택</translation>
    </message>
    <message>
        <source>Modern Exchange Variation</source>
        <translation>모던 익스체인지 바리에이션</translation>
    </message>
    <message>
        <source>Classical Exchange Variation</source>
        <translation>클래시컬 익스체인지 바리에이션</translation>
    </message>
    <message>
        <source>Burille Variation</source>
        <translation>버릴 바리에이션</translation>
    </message>
    <message>
        <source>Russian Variation</source>
        <translation>러시안 바리에이션</translation>
    </message>
    <message>
        <source>East Indian with e6</source>
        <translation>e6 이스트 인디언</translation>
    </message>
    <message>
        <source>Open Defence</source>
        <translation>오픈 디펜스</translation>
    </message>
    <message>
        <source>Classical Line</source>
        <translation>클래시컬 라인</translation>
    </message>
    <message>
        <source>with Be7</source>
        <translation>Be7 수순</translation>
    </message>
    <message>
        <source>Anti-Nimzo-Indian</source>
        <translation>안티 님조-인디언</translation>
    </message>
    <message>
        <source>Petrosian Variation</source>
        <translation>페트로시안 바리에이션</translation>
    </message>
    <message>
        <source>Spassky System</source>
        <translation>스파스키 시스템</translation>
    </message>
    <message>
        <source>Kmoch Variation</source>
        <translation>크모흐 바리에이션</translation>
    </message>
    <message>
        <source>Romanishin Variation</source>
        <translation>로마니신 바리에이션</translation>
    </message>
    <message>
        <source>Spielmann Variation</source>
        <translation>슈필만 바리에이션</translation>
    </message>
    <message>
        <source>Sämisch Variation</source>
        <translation>제미슈 바리에이션</translation>
    </message>
    <message>
        <source>Hübner Variation</source>
        <translation>휘브너 바리에이션</translation>
    </message>
    <message>
        <source>Reshevsky Variation</source>
        <translation>레셰프스키 바리에이션</translation>
    </message>
    <message>
        <source>with Nc3</source>
        <translation>Nc3 수순</translation>
    </message>
    <message>
        <source>Makogonov Variation</source>
        <translation>마코고노프 바리에이션</translation>
    </message>
    <message>
        <source>Averbakh Variation</source>
        <translation>아베르바흐 바리에이션</translation>
    </message>
    <message>
        <source>Orthodox Variation</source>
        <translation>오소독스 바리에이션</translation>
    </message>
    <message>
        <source>Gligorić System</source>
        <translation>글리고리치 시스템</translation>
    </message>
    <message>
        <source>Mar del Plata Variation</source>
        <translation>마르델플라타 바리에이션</translation>
    </message>
    <message>
        <source>Bayonet Attack</source>
        <translation>바요넷 어택</translation>
    </message>
</context>
<context>
    <name>ChooseGamePanel</name>
    <message>
        <source>Games in this file</source>
        <translation>이 파일의 대국</translation>
    </message>
    <message>
        <source>Add them to your games</source>
        <translation>내 대국에 추가</translation>
    </message>
</context>
<context>
    <name>CliProcess</name>
    <message>
        <source>evenmatch-lab is missing from the folder of this program</source>
        <translation>이 프로그램의 폴더에 evenmatch-lab이 없습니다</translation>
    </message>
</context>
<context>
    <name>ClockPlot</name>
    <message>
        <source>Time used for each move</source>
        <translation>수마다 사용한 시간</translation>
    </message>
    <message>
        <source>Longest: %1, %2</source>
        <translation>가장 오래: %1, %2</translation>
    </message>
    <message>
        <source>%1: %2 used, %3 left</source>
        <translation>%1: 사용 %2, 남음 %3</translation>
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
        <translation>삼삼</translation>
    </message>
    <message>
        <source>3-4</source>
        <translation>소목</translation>
    </message>
    <message>
        <source>3-5</source>
        <translation>외목</translation>
    </message>
    <message>
        <source>4-4</source>
        <translation>화점</translation>
    </message>
    <message>
        <source>4-5</source>
        <translation>고목</translation>
    </message>
    <message>
        <source>5-5</source>
        <translation>5의 5</translation>
    </message>
    <message>
        <source>3-3 approach</source>
        <translation>삼삼 걸침</translation>
    </message>
    <message>
        <source>3-4 approach</source>
        <translation>소목 걸침</translation>
    </message>
    <message>
        <source>4-4 approach</source>
        <translation>화점 걸침</translation>
    </message>
    <message>
        <source>low approach</source>
        <translation>날일자 걸침</translation>
    </message>
    <message>
        <source>high approach</source>
        <translation>한 칸 높은 걸침</translation>
    </message>
    <message>
        <source>large knight approach</source>
        <translation>눈목자 걸침</translation>
    </message>
    <message>
        <source>two-space high approach</source>
        <translation>두 칸 높은 걸침</translation>
    </message>
    <message>
        <source>double approach</source>
        <translation>양걸침</translation>
    </message>
    <message>
        <source>3-3 enclosure</source>
        <translation>삼삼 굳힘</translation>
    </message>
    <message>
        <source>3-4 enclosure</source>
        <translation>소목 굳힘</translation>
    </message>
    <message>
        <source>small knight enclosure</source>
        <translation>날일자 굳힘</translation>
    </message>
    <message>
        <source>large knight enclosure</source>
        <translation>눈목자 굳힘</translation>
    </message>
    <message>
        <source>one-space enclosure</source>
        <translation>한 칸 굳힘</translation>
    </message>
    <message>
        <source>two-space enclosure</source>
        <translation>두 칸 굳힘</translation>
    </message>
    <message>
        <source>one-space low pincer</source>
        <translation>한 칸 낮은 협공</translation>
    </message>
    <message>
        <source>one-space high pincer</source>
        <translation>한 칸 높은 협공</translation>
    </message>
    <message>
        <source>two-space low pincer</source>
        <translation>두 칸 낮은 협공</translation>
    </message>
    <message>
        <source>two-space high pincer</source>
        <translation>두 칸 높은 협공</translation>
    </message>
    <message>
        <source>three-space low pincer</source>
        <translation>세 칸 낮은 협공</translation>
    </message>
    <message>
        <source>three-space high pincer</source>
        <translation>세 칸 높은 협공</translation>
    </message>
    <message>
        <source>3-3 invasion</source>
        <translation>삼삼 침입</translation>
    </message>
    <message>
        <source>3-3 block</source>
        <translation>삼삼 받음</translation>
    </message>
    <message>
        <source>block</source>
        <translation>막음</translation>
    </message>
    <message>
        <source>hane</source>
        <translation>젖힘</translation>
    </message>
    <message>
        <source>extension</source>
        <translation>뻗음</translation>
    </message>
    <message>
        <source>one-space extension</source>
        <translation>한 칸 벌림</translation>
    </message>
    <message>
        <source>small knight answer</source>
        <translation>날일자 받음</translation>
    </message>
    <message>
        <source>large knight answer</source>
        <translation>눈목자 받음</translation>
    </message>
    <message>
        <source>one-space jump</source>
        <translation>한 칸 뜀</translation>
    </message>
    <message>
        <source>slide</source>
        <translation>미끄러짐</translation>
    </message>
    <message>
        <source>shoulder hit</source>
        <translation>어깨짚음</translation>
    </message>
    <message>
        <source>diagonal move</source>
        <translation>마늘모</translation>
    </message>
    <message>
        <source>diagonal attachment</source>
        <translation>마늘모 붙임</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>올라섬</translation>
    </message>
    <message>
        <source>attachment above</source>
        <translation>위 붙임</translation>
    </message>
    <message>
        <source>attachment below</source>
        <translation>아래 붙임</translation>
    </message>
    <message>
        <source>attach and draw back</source>
        <translation>붙여 끌기</translation>
    </message>
    <message>
        <source>avalanche</source>
        <translation>눈사태</translation>
    </message>
</context>
<context>
    <name>DeleteQuestion</name>
    <message>
        <source>&amp;Delete</source>
        <translation>삭제(&amp;D)</translation>
    </message>
</context>
<context>
    <name>DraftBoard</name>
    <message>
        <source>held</source>
        <translation>집음</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>There is no network for this game. Add one on the Engines page.</source>
        <translation>이 게임에 쓸 신경망이 없습니다. ‘엔진’ 페이지에서 추가하세요.</translation>
    </message>
</context>
<context>
    <name>EngineChooser</name>
    <message>
        <source>Program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>실력</translation>
    </message>
    <message>
        <source>No Go engine found. Install GNU Go, or add any GTP engine on the Engines page.</source>
        <translation>바둑 엔진을 찾을 수 없습니다. GNU Go를 설치하거나 엔진 페이지에서 GTP 엔진을 추가하세요.</translation>
    </message>
    <message>
        <source>No chess engine found. Install Stockfish, or add any UCI engine on the Engines page.</source>
        <translation>체스 엔진을 찾을 수 없습니다. Stockfish를 설치하거나 엔진 페이지에서 UCI 엔진을 추가하세요.</translation>
    </message>
    <message>
        <source>Reading its strength settings…</source>
        <translation>실력 설정을 읽는 중…</translation>
    </message>
    <message>
        <source>full</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>The engine&apos;s own rating, on a scale of engines. Human ratings differ.</source>
        <translation>엔진들 사이의 자체 레이팅입니다. 사람의 레이팅과는 다릅니다.</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation>엔진 추가…</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>아직 없음</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>한 수 시간</translation>
    </message>
    <message>
        <source>Used when the game has no clock</source>
        <translation>대국에 시계가 없을 때 씁니다</translation>
    </message>
    <message>
        <source>%1 s per move</source>
        <translation>한 수에 %1초</translation>
    </message>
    <message>
        <source>The engine failed: %1.</source>
        <translation>엔진 오류: %1.</translation>
    </message>
    <message>
        <source>It plays at full strength.</source>
        <translation>최대 실력으로 둡니다.</translation>
    </message>
</context>
<context>
    <name>EngineOptionsDialog</name>
    <message>
        <source>Options of %1</source>
        <translation>%1 옵션</translation>
    </message>
    <message>
        <source>Limits for live analysis</source>
        <translation>실시간 분석 제한</translation>
    </message>
    <message>
        <source>Options of the engine</source>
        <translation>엔진 옵션</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>깊이</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>노드 수</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>방문 수</translation>
    </message>
    <message>
        <source>Time in seconds</source>
        <translation>시간(초)</translation>
    </message>
    <message>
        <source>Starting %1…</source>
        <translation>%1 시작 중…</translation>
    </message>
    <message>
        <source>This engine has no options.</source>
        <translation>이 엔진에는 옵션이 없습니다.</translation>
    </message>
    <message>
        <source>Used by live analysis and Review.</source>
        <translation>실시간 분석과 복기에 사용됩니다.</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
</context>
<context>
    <name>Engines</name>
    <message>
        <source>level %1</source>
        <translation>레벨 %1</translation>
    </message>
    <message>
        <source>skill level %1</source>
        <translation>스킬 레벨 %1</translation>
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
        <translation>신경망과 엔진</translation>
    </message>
    <message>
        <source>For each game, one network plays at a rank, estimates your rank and reviews your games. Everything runs on this computer: %1.</source>
        <translation>게임마다 신경망 하나가 등급에 맞춰 두고, 내 등급을 추정하고, 대국을 복기합니다. 모두 이 컴퓨터에서 실행됩니다: %1.</translation>
    </message>
    <message>
        <source>Threads for the networks</source>
        <translation>신경망에 쓰는 스레드</translation>
    </message>
    <message>
        <source>Number of parallel computations. Fewer threads leave more of the computer to other programs, but analysis takes longer.</source>
        <translation>동시에 진행하는 계산의 수입니다. 스레드를 줄이면 다른 프로그램에 여유가 생기지만 분석이 느려집니다.</translation>
    </message>
    <message>
        <source>Automatic (%1)</source>
        <translation>자동(%1)</translation>
    </message>
    <message>
        <source>Device for the networks</source>
        <translation>신경망에 쓰는 장치</translation>
    </message>
    <message>
        <source>GPU (CUDA)</source>
        <translation>GPU(CUDA)</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>프로세서</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>LibTorch found no CUDA GPU; the processor is used.</source>
        <translation>LibTorch가 CUDA GPU를 찾지 못해 프로세서를 사용합니다.</translation>
    </message>
    <message>
        <source>options of %1</source>
        <translation>%1 옵션</translation>
    </message>
    <message>
        <source>Applies to Evenmatch&apos;s and KataGo&apos;s networks. Maia and Leela networks always run on the processor.</source>
        <translation>Evenmatch와 KataGo의 신경망에 적용됩니다. Maia와 Leela의 신경망은 항상 프로세서에서 실행됩니다.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Analysis failed: %1</source>
        <translation>분석 실패: %1</translation>
    </message>
    <message>
        <source>%1 failed: %2.</source>
        <translation>%1 오류: %2.</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>cannot be opened: %1</source>
        <translation>열 수 없습니다: %1</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>읽을 수 없습니다: %1</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>쓸 수 없습니다: %1</translation>
    </message>
    <message>
        <source>not a game file in a known format</source>
        <translation>알려진 형식의 기보 파일이 아닙니다</translation>
    </message>
    <message>
        <source>the compressed data is damaged: %1</source>
        <translation>압축 데이터가 손상되었습니다: %1</translation>
    </message>
    <message>
        <source>too large: %1</source>
        <translation>너무 큽니다: %1</translation>
    </message>
    <message>
        <source>the text ends in the middle of a game</source>
        <translation>텍스트가 대국 도중에 끝납니다</translation>
    </message>
    <message>
        <source>unexpected text: %1</source>
        <translation>예상하지 못한 텍스트입니다: %1</translation>
    </message>
    <message>
        <source>contains no game</source>
        <translation>대국이 들어 있지 않습니다</translation>
    </message>
    <message>
        <source>unknown game: %1</source>
        <translation>알 수 없는 게임: %1</translation>
    </message>
    <message>
        <source>unsupported board size: %1</source>
        <translation>지원하지 않는 판 크기입니다: %1</translation>
    </message>
    <message>
        <source>the start position is not possible: %1</source>
        <translation>나올 수 없는 시작 국면입니다: %1</translation>
    </message>
    <message>
        <source>invalid value: %1</source>
        <translation>잘못된 값: %1</translation>
    </message>
    <message>
        <source>unreadable move: %1</source>
        <translation>읽을 수 없는 수입니다: %1</translation>
    </message>
    <message>
        <source>the move is off the board: %1</source>
        <translation>판을 벗어난 수입니다: %1</translation>
    </message>
    <message>
        <source>the point is taken: %1</source>
        <translation>이미 돌이 있는 자리입니다: %1</translation>
    </message>
    <message>
        <source>the move repeats a position: %1</source>
        <translation>같은 국면을 되풀이하는 수입니다: %1</translation>
    </message>
    <message>
        <source>the move takes its own last liberty: %1</source>
        <translation>자신의 마지막 활로를 메우는 수입니다: %1</translation>
    </message>
    <message>
        <source>no piece can make this move: %1</source>
        <translation>이 수를 둘 수 있는 기물이 없습니다: %1</translation>
    </message>
    <message>
        <source>more than one piece can make this move: %1</source>
        <translation>이 수를 둘 수 있는 기물이 둘 이상입니다: %1</translation>
    </message>
    <message>
        <source>the move leaves the king in check: %1</source>
        <translation>자신의 킹이 체크에 놓이는 수입니다: %1</translation>
    </message>
    <message>
        <source>the game is already over before this move: %1</source>
        <translation>이 수 전에 이미 대국이 끝났습니다: %1</translation>
    </message>
    <message>
        <source>this is not an Evenmatch library</source>
        <translation>Evenmatch 기보 보관함이 아닙니다</translation>
    </message>
    <message>
        <source>this library was made by a newer Evenmatch (format %1)</source>
        <translation>더 새로운 Evenmatch에서 만든 기보 보관함입니다(형식 %1)</translation>
    </message>
    <message>
        <source>the library is damaged: %1</source>
        <translation>기보 보관함이 손상되었습니다: %1</translation>
    </message>
    <message>
        <source>another program is using the library</source>
        <translation>다른 프로그램이 기보 보관함을 사용하고 있습니다</translation>
    </message>
    <message>
        <source>the library failed: %1</source>
        <translation>기보 보관함 오류: %1</translation>
    </message>
    <message>
        <source>not a network in a known format: %1</source>
        <translation>알려진 형식의 신경망이 아닙니다: %1</translation>
    </message>
    <message>
        <source>the network file is damaged: %1</source>
        <translation>신경망 파일이 손상되었습니다: %1</translation>
    </message>
    <message>
        <source>Evenmatch cannot run this kind of network: %1</source>
        <translation>Evenmatch가 실행할 수 없는 종류의 신경망입니다: %1</translation>
    </message>
    <message>
        <source>the engine does not respond: %1</source>
        <translation>엔진이 응답하지 않습니다: %1</translation>
    </message>
    <message>
        <source>the engine has ended: %1</source>
        <translation>엔진이 종료되었습니다: %1</translation>
    </message>
    <message>
        <source>the engine refused: %1</source>
        <translation>엔진이 거부했습니다: %1</translation>
    </message>
    <message>
        <source>the engine gave an invalid response: %1</source>
        <translation>엔진의 응답이 잘못되었습니다: %1</translation>
    </message>
    <message>
        <source>invalid choice: %1</source>
        <translation>잘못된 선택: %1</translation>
    </message>
    <message>
        <source>not found: %1</source>
        <translation>찾을 수 없습니다: %1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>중지되었습니다</translation>
    </message>
    <message>
        <source>unexpected failure: %1</source>
        <translation>예상하지 못한 오류입니다: %1</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>대국 %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1행</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1번째 수</translation>
    </message>
    <message>
        <source>%1 (known servers: %2)</source>
        <translation>%1(알려진 서버: %2)</translation>
    </message>
    <message>
        <source>too few moves for a rank estimate</source>
        <translation>등급을 추정하기에는 수가 너무 적습니다</translation>
    </message>
    <message>
        <source>the network has no rank profile; add one with evenmatch-lab profile</source>
        <translation>신경망에 등급 프로필이 없습니다. evenmatch-lab profile로 추가하세요</translation>
    </message>
    <message>
        <source>the network has no ranks</source>
        <translation>신경망에 등급 정보가 없습니다</translation>
    </message>
    <message>
        <source>the network does not know the ranks of this server: %1</source>
        <translation>신경망이 이 서버의 등급을 알지 못합니다: %1</translation>
    </message>
    <message>
        <source>this is a network for another game: %1</source>
        <translation>다른 게임용 신경망입니다: %1</translation>
    </message>
    <message>
        <source>it belongs to another run; choose another file</source>
        <translation>다른 실행에 속한 파일입니다. 다른 파일을 선택하세요</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>일반 파일이 아닙니다</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>카드 %1</translation>
    </message>
    <message>
        <source>%1 cannot be exported as PGN</source>
        <translation>%1은(는) PGN으로 내보낼 수 없습니다</translation>
    </message>
    <message>
        <source>%1 cannot be exported as SGF</source>
        <translation>%1은(는) SGF로 내보낼 수 없습니다</translation>
    </message>
    <message>
        <source>a row of the table %1</source>
        <translation>표 %1의 행</translation>
    </message>
    <message>
        <source>its tables</source>
        <translation>표</translation>
    </message>
    <message>
        <source>reading its log %1 requires a writable folder</source>
        <translation>로그 %1을(를) 읽으려면 쓰기 가능한 폴더가 필요합니다</translation>
    </message>
    <message>
        <source>its format is older and must be upgraded first</source>
        <translation>형식이 오래되어 먼저 업그레이드해야 합니다</translation>
    </message>
    <message>
        <source>the name of a library is missing</source>
        <translation>기보 보관함 이름이 없습니다</translation>
    </message>
    <message>
        <source>its header</source>
        <translation>헤더</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>대국자 %1</translation>
    </message>
    <message>
        <source>empty name</source>
        <translation>빈 이름</translation>
    </message>
    <message>
        <source>empty tag</source>
        <translation>빈 태그</translation>
    </message>
    <message>
        <source>names, result, date or other facts of this game</source>
        <translation>이 대국의 이름, 결과, 날짜 또는 기타 정보</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>버전 %1</translation>
    </message>
    <message>
        <source>a game of %1 bytes</source>
        <translation>%1바이트 대국</translation>
    </message>
    <message>
        <source>a game of more than 32 MiB</source>
        <translation>32 MiB가 넘는 대국</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>%1번째 바이트</translation>
    </message>
    <message>
        <source>more than 300 times its packed size</source>
        <translation>압축 크기의 300배가 넘습니다</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>암호화되어 있습니다</translation>
    </message>
    <message>
        <source>compression method %1 is not supported</source>
        <translation>압축 방식 %1은(는) 지원되지 않습니다</translation>
    </message>
    <message>
        <source>%1 bytes, at most %2</source>
        <translation>%1바이트, 최대 %2</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>등급 %1</translation>
    </message>
    <message>
        <source>rank %1 (the ranks are %2 to %3)</source>
        <translation>등급 %1 (%2부터 %3까지 있음)</translation>
    </message>
    <message>
        <source>none of the labels is for these games; unreadable labels: %1</source>
        <translation>이 대국들의 레이블이 없습니다. 읽을 수 없는 레이블: %1</translation>
    </message>
    <message>
        <source>%1 has no steps or an empty batch</source>
        <translation>%1에 단계가 없거나 배치가 비어 있습니다</translation>
    </message>
    <message>
        <source>it computes values that are not numbers</source>
        <translation>숫자가 아닌 값을 계산합니다</translation>
    </message>
    <message>
        <source>more than %1 MiB once unpacked</source>
        <translation>압축을 풀면 %1 MiB가 넘습니다</translation>
    </message>
    <message>
        <source>a word has no end</source>
        <translation>단어가 끝나지 않습니다</translation>
    </message>
    <message>
        <source>the file ends too early</source>
        <translation>파일이 도중에 끝납니다</translation>
    </message>
    <message>
        <source>unexpected value %1 (%2)</source>
        <translation>예상하지 못한 값 %1(%2)</translation>
    </message>
    <message>
        <source>a weight is not a number</source>
        <translation>가중치가 숫자가 아닙니다</translation>
    </message>
    <message>
        <source>its weights do not start with @BIN@</source>
        <translation>가중치가 @BIN@으로 시작하지 않습니다</translation>
    </message>
    <message>
        <source>there is data after its end</source>
        <translation>끝 뒤에 데이터가 있습니다</translation>
    </message>
    <message>
        <source>the sizes of its layers do not match</source>
        <translation>계층의 크기가 맞지 않습니다</translation>
    </message>
    <message>
        <source>a number is out of range</source>
        <translation>숫자가 범위를 벗어났습니다</translation>
    </message>
    <message>
        <source>an unknown kind of layer</source>
        <translation>알 수 없는 종류의 계층</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>it does not start like a KataGo model</source>
        <translation>파일이 KataGo 모델 형식으로 시작하지 않습니다</translation>
    </message>
    <message>
        <source>KataGo model version %1</source>
        <translation>KataGo 모델 버전 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n input planes</source>
        <translation>
            <numerusform>입력 평면 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n global inputs</source>
        <translation>
            <numerusform>전역 입력 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>metadata version %1</source>
        <translation>메타데이터 버전 %1</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>옵션 %1</translation>
    </message>
    <message>
        <source>blocks nested deeper than %1</source>
        <translation>%1단계보다 깊게 중첩된 블록</translation>
    </message>
    <message numerus="yes">
        <source>%n policies</source>
        <translation>
            <numerusform>정책 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>games of %1 by %2</source>
        <translation>%2의 대국(%1)</translation>
    </message>
    <message>
        <source>no player lost this game</source>
        <translation>이 대국에서 진 사람이 없습니다</translation>
    </message>
    <message>
        <source>the encoding</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>the scale belongs to another game</source>
        <translation>척도가 다른 게임의 것입니다</translation>
    </message>
    <message>
        <source>the number of ranks</source>
        <translation>등급의 수</translation>
    </message>
    <message>
        <source>the profile has other ranks</source>
        <translation>프로필의 등급이 다릅니다</translation>
    </message>
    <message>
        <source>board %1</source>
        <translation>판 %1</translation>
    </message>
    <message>
        <source>the profile for %1 has other ranks</source>
        <translation>%1의 프로필의 등급이 다릅니다</translation>
    </message>
    <message>
        <source>it names no format</source>
        <translation>형식이 적혀 있지 않습니다</translation>
    </message>
    <message>
        <source>this is a KataGo network; choose one of Evenmatch&apos;s own (.evm)</source>
        <translation>KataGo 신경망입니다. Evenmatch의 신경망(.evm)을 선택하세요</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1이(가) 없습니다</translation>
    </message>
    <message>
        <source>the shape of %1</source>
        <translation>%1의 형태</translation>
    </message>
    <message>
        <source>%1 contains values that are not numbers</source>
        <translation>%1에 숫자가 아닌 값이 있습니다</translation>
    </message>
    <message>
        <source>%1 is not part of this network</source>
        <translation>%1은(는) 이 신경망의 일부가 아닙니다</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>파일이 비어 있습니다</translation>
    </message>
    <message>
        <source>it has no header</source>
        <translation>헤더가 없습니다</translation>
    </message>
    <message>
        <source>its header claims %1 bytes</source>
        <translation>헤더에 %1바이트로 적혀 있습니다</translation>
    </message>
    <message>
        <source>the file ends too early, or its tensors overlap</source>
        <translation>파일이 도중에 끝나거나 텐서가 겹칩니다</translation>
    </message>
    <message>
        <source>its checksum does not match</source>
        <translation>체크섬이 일치하지 않습니다</translation>
    </message>
    <message>
        <source>text that is not UTF-8</source>
        <translation>UTF-8이 아닌 텍스트</translation>
    </message>
    <message>
        <source>%1 occurs twice</source>
        <translation>%1이(가) 두 번 나옵니다</translation>
    </message>
    <message>
        <source>%1 is incomplete</source>
        <translation>%1이(가) 불완전합니다</translation>
    </message>
    <message>
        <source>unknown type of numbers in %1</source>
        <translation>%1의 숫자 형식을 알 수 없습니다</translation>
    </message>
    <message>
        <source>the place of %1</source>
        <translation>%1의 위치</translation>
    </message>
    <message>
        <source>byte %1 of its header</source>
        <translation>헤더의 %1번째 바이트</translation>
    </message>
    <message>
        <source>XGBoost&apos;s trees: %1</source>
        <translation>XGBoost 트리: %1</translation>
    </message>
    <message>
        <source>%1 (choose one of %2)</source>
        <translation>%1(다음 중 선택: %2)</translation>
    </message>
    <message>
        <source>games on %1</source>
        <translation>%1 대국</translation>
    </message>
    <message>
        <source>the checkpoint belongs to another configuration</source>
        <translation>체크포인트가 다른 구성의 것입니다</translation>
    </message>
    <message>
        <source>another process of this training was lost; start all of them again (%1)</source>
        <translation>이 학습의 다른 프로세스를 잃었습니다. 모두 다시 시작하세요(%1)</translation>
    </message>
    <message>
        <source>the meeting address must be HOST:PORT, not %1</source>
        <translation>모임 주소는 %1이(가) 아니라 HOST:PORT여야 합니다</translation>
    </message>
    <message>
        <source>processes are numbered from 0</source>
        <translation>프로세스 번호는 0부터 시작합니다</translation>
    </message>
    <message>
        <source>training by several processes needs a LibTorch with Gloo, or a GPU for each process</source>
        <translation>여러 프로세스로 학습하려면 Gloo가 포함된 LibTorch 또는 프로세스마다 GPU가 필요합니다</translation>
    </message>
    <message>
        <source>teachers with ratings on the scale</source>
        <translation>척도에 있는 레이팅의 교사 신경망</translation>
    </message>
    <message>
        <source>teacher %1</source>
        <translation>교사 신경망 %1</translation>
    </message>
    <message>
        <source>hints need a teacher with the same number of blocks and channels</source>
        <translation>힌트에는 블록과 채널 수가 같은 교사 신경망이 필요합니다</translation>
    </message>
    <message>
        <source>positions to train on</source>
        <translation>학습할 국면</translation>
    </message>
    <message>
        <source>all processes must have the same configuration, games and initial model</source>
        <translation>모든 프로세스의 구성, 대국, 초기 모델이 같아야 합니다</translation>
    </message>
    <message>
        <source>the initial model has another network</source>
        <translation>초기 모델의 신경망이 다릅니다</translation>
    </message>
    <message>
        <source>the loss is not a number at step %1</source>
        <translation>단계 %1에서 손실이 숫자가 아닙니다</translation>
    </message>
    <message>
        <source>the gradient is not a number at step %1</source>
        <translation>단계 %1에서 기울기가 숫자가 아닙니다</translation>
    </message>
    <message>
        <source>%1 needs at least 1 second per move</source>
        <translation>%1에는 한 수에 최소 1초가 필요합니다</translation>
    </message>
    <message>
        <source>KataGo has no HumanSL model; start it with -human-model</source>
        <translation>KataGo에 HumanSL 모델이 없습니다. -human-model로 시작하세요</translation>
    </message>
    <message>
        <source>KataGo: no winrate</source>
        <translation>KataGo: 승률 없음</translation>
    </message>
    <message>
        <source>KataGo: no policy</source>
        <translation>KataGo: 정책 없음</translation>
    </message>
    <message>
        <source>KataGo analyses only Go</source>
        <translation>KataGo는 바둑만 분석합니다</translation>
    </message>
    <message>
        <source>only games of Go and chess can be saved</source>
        <translation>바둑과 체스 대국만 저장할 수 있습니다</translation>
    </message>
    <message>
        <source>source=after needs a network that evaluates the position after a move</source>
        <translation>source=after에는 착수 후 국면을 평가하는 신경망이 필요합니다</translation>
    </message>
    <message>
        <source>%1 (a value must follow the colon)</source>
        <translation>%1(콜론 뒤에 값이 있어야 합니다)</translation>
    </message>
    <message>
        <source>%1 (this player takes no value)</source>
        <translation>%1(이 대국자는 값을 받지 않습니다)</translation>
    </message>
    <message>
        <source>%1 (this player needs a colon and a value)</source>
        <translation>%1(이 대국자에는 콜론과 값이 필요합니다)</translation>
    </message>
    <message>
        <source>%1 (write options as ?name=value&amp;name=value)</source>
        <translation>%1(옵션은 ?name=value&amp;name=value로 쓰세요)</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2의 %1</translation>
    </message>
    <message>
        <source>a network for %1</source>
        <translation>%1용 신경망</translation>
    </message>
    <message>
        <source>GTP is a protocol for Go; this network plays %1</source>
        <translation>GTP는 바둑용 프로토콜인데 이 신경망은 %1용입니다</translation>
    </message>
    <message>
        <source>UCI is a protocol for chess; this network plays %1</source>
        <translation>UCI는 체스용 프로토콜인데 이 신경망은 %1용입니다</translation>
    </message>
    <message>
        <source>%1 cannot play %2</source>
        <translation>%1은(는) %2을(를) 둘 수 없습니다</translation>
    </message>
    <message>
        <source>a network</source>
        <translation>신경망</translation>
    </message>
    <message>
        <source>a search</source>
        <translation>탐색</translation>
    </message>
    <message>
        <source>verdict, phase</source>
        <translation>판정, 단계</translation>
    </message>
    <message>
        <source>this step differs from the plan</source>
        <translation>이 단계가 계획과 다릅니다</translation>
    </message>
    <message>
        <source>--lower must be at least 1 and at most --upper</source>
        <translation>--lower는 1 이상 --upper 이하여야 합니다</translation>
    </message>
    <message>
        <source>candidates of at least three ranks</source>
        <translation>세 등급 이상의 후보 기보</translation>
    </message>
    <message>
        <source>the network has no profile with the same ranks</source>
        <translation>신경망에 같은 등급의 프로필이 없습니다</translation>
    </message>
    <message>
        <source>labelled games; choose their folder (--data)</source>
        <translation>등급이 알려진 기보. 폴더를 선택하세요(--data)</translation>
    </message>
    <message>
        <source>name one player for each rank</source>
        <translation>등급마다 플레이어를 하나씩 지정하세요</translation>
    </message>
    <message>
        <source>--classifier (the network does not classify these ranks)</source>
        <translation>--classifier(이 신경망은 이 등급들을 분류하지 않습니다)</translation>
    </message>
    <message>
        <source>labelled games</source>
        <translation>등급이 알려진 기보</translation>
    </message>
    <message>
        <source>policies of at least two levels</source>
        <translation>두 단계 이상의 정책</translation>
    </message>
    <message>
        <source>games of at least two ranks</source>
        <translation>두 등급 이상의 기보</translation>
    </message>
    <message>
        <source>moves with known losses</source>
        <translation>손실이 알려진 수</translation>
    </message>
    <message>
        <source>players with several games</source>
        <translation>여러 판을 둔 플레이어</translation>
    </message>
    <message>
        <source>players with several games in half of the ranks</source>
        <translation>절반의 등급에서 여러 판을 둔 플레이어</translation>
    </message>
    <message>
        <source>games of two neighbouring ranks</source>
        <translation>이웃한 두 등급의 기보</translation>
    </message>
    <message>
        <source>the folder of games with known ranks is missing (--data)</source>
        <translation>등급이 알려진 기보 폴더가 없습니다(--data)</translation>
    </message>
    <message>
        <source>two players of one rank with %1 games each</source>
        <translation>한 등급에서 각각 %1국을 둔 플레이어 두 명</translation>
    </message>
    <message>
        <source>a network for this game; choose one (--network)</source>
        <translation>이 게임의 신경망. 하나를 선택하세요(--network)</translation>
    </message>
    <message>
        <source>it belongs to the KataGo network %1, not to %2</source>
        <translation>KataGo 신경망 %1용이며 %2용이 아닙니다</translation>
    </message>
    <message>
        <source>the KataGo network %1, whose last layer it reads</source>
        <translation>마지막 층을 읽어 올 KataGo 신경망 %1</translation>
    </message>
    <message>
        <source>a handicap of %1 (2 to 9 stones; up to 4 on 7×7 and boards of even size, none below 7×7)</source>
        <translation>접바둑 %1점(2~9점, 7줄판과 짝수 줄 바둑판은 4점까지, 7줄판보다 작으면 불가)</translation>
    </message>
    <message>
        <source>%1 (one side moves twice in a row)</source>
        <translation>%1 (같은 쪽이 연달아 두 번 둠)</translation>
    </message>
    <message>
        <source>%1 (a position is set up in the middle of the game)</source>
        <translation>%1 (대국 중간에 국면을 새로 놓음)</translation>
    </message>
    <message>
        <source>it only adds ranks to the network %1</source>
        <translation>신경망 %1에 급수를 더할 뿐인 파일입니다</translation>
    </message>
    <message>
        <source>a FEN without the side to move (w or b)</source>
        <translation>둘 차례(w 또는 b)가 없는 FEN</translation>
    </message>
    <message>
        <source>%1 has no effect in %2</source>
        <translation>%2에서 %1은(는) 효과가 없습니다</translation>
    </message>
    <message>
        <source>%1 (this player does not search)</source>
        <translation>%1(이 플레이어는 탐색하지 않습니다)</translation>
    </message>
    <message>
        <source>--upper must be at most --most</source>
        <translation>--upper는 --most 이하여야 합니다</translation>
    </message>
    <message>
        <source>a plot</source>
        <translation>그래프</translation>
    </message>
    <message>
        <source>the student among the players of the tagged games; choose the student&apos;s names</source>
        <translation>태그가 붙은 대국에 학생이 없습니다. 학생의 이름을 선택하세요</translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <source>The evaluation is not known yet</source>
        <translation>아직 평가가 없습니다</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>평가</translation>
    </message>
</context>
<context>
    <name>ExplainedCard</name>
    <message>
        <source>What is this? %1</source>
        <translation>설명 보기: %1</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>이것은 무엇인가요?</translation>
    </message>
</context>
<context>
    <name>ExplorerGuest</name>
    <message>
        <source>&amp;Opening explorer</source>
        <translation>오프닝 탐색기(&amp;O)</translation>
    </message>
    <message>
        <source>Explore the &amp;corner</source>
        <translation>귀 탐색(&amp;C)</translation>
    </message>
    <message>
        <source>Go: games with the stones in the corner of the last move, instead of those on the whole board</source>
        <translation>바둑: 판 전체가 아니라 마지막 수가 있는 귀의 돌이 같은 대국</translation>
    </message>
</context>
<context>
    <name>ExplorerModel</name>
    <message>
        <source>no results</source>
        <translation>결과 없음</translation>
    </message>
    <message>
        <source>%1 wins %2 %</source>
        <translation>%1 승 %2%</translation>
    </message>
    <message>
        <source>draws %1 %</source>
        <translation>무승부 %1%</translation>
    </message>
    <message>
        <source>last played: %1</source>
        <translation>마지막으로 둔 날: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n other points are the same by symmetry</source>
        <translation>
            <numerusform>대칭이라 다른 %n점도 같습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Move</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Move that was played</source>
        <translation>실전에서 둔 수</translation>
    </message>
    <message>
        <source>Share of the games with this position</source>
        <translation>이 국면이 나온 기보 중 비율</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>기보</translation>
    </message>
    <message>
        <source>Games that went on with this move</source>
        <translation>이 수로 이어진 기보</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>How these games ended</source>
        <translation>이 대국들의 결과</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>등급</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Average rank of the players who chose this move</source>
        <translation>이 수를 둔 사람들의 평균 등급</translation>
    </message>
    <message>
        <source>Average rating of the players who chose this move</source>
        <translation>이 수를 둔 사람들의 평균 레이팅</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>최근</translation>
    </message>
    <message>
        <source>Year in which it was last played</source>
        <translation>마지막으로 둔 해</translation>
    </message>
</context>
<context>
    <name>ExplorerPanel</name>
    <message>
        <source>Opening explorer</source>
        <translation>오프닝 탐색기</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Games to explore</source>
        <translation>탐색할 기보</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>이 국면이 나온 기보</translation>
    </message>
    <message>
        <source>Open the game at this position</source>
        <translation>이 국면에서 기보 열기</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>기보</translation>
    </message>
    <message>
        <source>My library</source>
        <translation>내 기보 보관함</translation>
    </message>
    <message>
        <source>My own games</source>
        <translation>내가 둔 대국</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>파일…</translation>
    </message>
    <message>
        <source>A folder…</source>
        <translation>폴더…</translation>
    </message>
    <message>
        <source>Explore the games of a file</source>
        <translation>파일의 기보 탐색</translation>
    </message>
    <message>
        <source>Explore the games of a folder</source>
        <translation>폴더의 기보 탐색</translation>
    </message>
    <message>
        <source>Checking the files…</source>
        <translation>파일 확인 중…</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n국</numerusform>
        </translation>
    </message>
    <message>
        <source>No game of this collection has this position.</source>
        <translation>이 모음에는 이 국면이 나온 기보가 없습니다.</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>판 전체</translation>
    </message>
    <message>
        <source>Games with the same stones on the whole board</source>
        <translation>판 전체의 돌이 같은 대국</translation>
    </message>
    <message>
        <source>This corner</source>
        <translation>이 귀</translation>
    </message>
    <message>
        <source>Games with the stones of this corner in one of their corners, in either colour and any orientation</source>
        <translation>어느 한 귀에 이 귀와 같은 돌이 있는 대국. 색과 방향은 상관없습니다</translation>
    </message>
    <message numerus="yes">
        <source>%n corners in %1</source>
        <comment>%1: 24 games</comment>
        <translation>
            <numerusform>%1의 귀 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplorerSource</name>
    <message>
        <source>No games were found in %1.</source>
        <translation>%1에서 기보를 찾지 못했습니다.</translation>
    </message>
</context>
<context>
    <name>ExplorerTable</name>
    <message>
        <source>Moves played from this position</source>
        <translation>이 국면에서 둔 수</translation>
    </message>
    <message>
        <source>Choose all moves</source>
        <translation>모든 수 선택</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>열</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>수</translation>
    </message>
</context>
<context>
    <name>ExternalEnginesCard</name>
    <message>
        <source>Engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Go engines (GTP) and chess engines (UCI). They run on this computer with the command you enter.</source>
        <translation>바둑 엔진(GTP)과 체스 엔진(UCI)입니다. 입력한 명령으로 이 컴퓨터에서 실행됩니다.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Command, such as gnugo --mode gtp</source>
        <translation>명령(예: gnugo --mode gtp)</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>프로토콜</translation>
    </message>
    <message>
        <source>Go (GTP)</source>
        <translation>바둑(GTP)</translation>
    </message>
    <message>
        <source>Chess (UCI)</source>
        <translation>체스(UCI)</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
    <message>
        <source>Go, GTP</source>
        <translation>바둑, GTP</translation>
    </message>
    <message>
        <source>Chess, UCI</source>
        <translation>체스, UCI</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>시험</translation>
    </message>
    <message>
        <source>Test %1</source>
        <translation>%1 시험</translation>
    </message>
    <message>
        <source>Start the engine and request a move</source>
        <translation>엔진을 시작하고 한 수를 요청합니다</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 제거</translation>
    </message>
    <message>
        <source>Testing %1</source>
        <translation>%1 시험 중</translation>
    </message>
    <message>
        <source>✓ %1 played %2 after %3 s.</source>
        <translation>✓ %1: %3초 뒤 %2 착수.</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 추가</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 제거</translation>
    </message>
    <message>
        <source>Name of the engine</source>
        <translation>엔진 이름</translation>
    </message>
    <message>
        <source>Command that starts the engine</source>
        <translation>엔진을 시작하는 명령</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>옵션…</translation>
    </message>
    <message>
        <source>Options of %1</source>
        <translation>%1 옵션</translation>
    </message>
    <message>
        <source>✕ The engine failed: %1.</source>
        <translation>✕ 엔진 오류: %1.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
</context>
<context>
    <name>FileWords</name>
    <message>
        <source>Games (*.sgf *.pgn *.fen *.gib *.ngf *.ugi *.ugf *.gz *.zst *.bz2 *.zip);;All files (*)</source>
        <translation>기보 (*.sgf *.pgn *.fen *.gib *.ngf *.ugi *.ugf *.gz *.zst *.bz2 *.zip);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>%1에 저장했습니다.</translation>
    </message>
    <message>
        <source>%1; the moves before it were kept</source>
        <translation>%1. 그 앞의 수는 남겼습니다</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>games</source>
        <translation>국</translation>
    </message>
    <message>
        <source>game</source>
        <translation>국</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>추출</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>국면</translation>
    </message>
    <message>
        <source>sides</source>
        <translation>쪽</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>쌍</translation>
    </message>
    <message>
        <source>points</source>
        <translation>점</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>반복</translation>
    </message>
    <message>
        <source>match</source>
        <translation>시합</translation>
    </message>
    <message>
        <source>player</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>쌍</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>등급</translation>
    </message>
    <message>
        <source>policy of</source>
        <translation>정책:</translation>
    </message>
    <message>
        <source>score</source>
        <translation>득점</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>시행</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>측정값</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>선형</translation>
    </message>
    <message>
        <source>logistic</source>
        <translation>로지스틱</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>레이팅</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>수</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>score (%), 95 % intervals</source>
        <translation>득점(%), 95% 구간</translation>
    </message>
    <message>
        <source>win rate (%), 95 % intervals</source>
        <translation>승률(%), 95% 구간</translation>
    </message>
    <message>
        <source>Elo, 95 % intervals</source>
        <translation>Elo, 95% 구간</translation>
    </message>
    <message>
        <source>Elo against z = 0, 95 % intervals</source>
        <translation>z = 0 상대 Elo, 95% 구간</translation>
    </message>
    <message>
        <source>estimated / true iterations, 95 % intervals</source>
        <translation>추정/실제 반복 수, 95% 구간</translation>
    </message>
    <message>
        <source>log10 of iterations, 95 % intervals</source>
        <translation>반복 수의 log10, 95% 구간</translation>
    </message>
    <message>
        <source>mean of %1 trial</source>
        <translation>시행 %1회의 평균</translation>
    </message>
    <message>
        <source>mean of %1 trials</source>
        <translation>시행 %1회의 평균</translation>
    </message>
    <message>
        <source>trial %1</source>
        <translation>시행 %1</translation>
    </message>
    <message>
        <source>Score of UCT against %1</source>
        <translation>%1 상대 UCT의 득점</translation>
    </message>
    <message>
        <source>score of UCT</source>
        <translation>UCT의 득점</translation>
    </message>
    <message>
        <source>search for bounds</source>
        <translation>한계 탐색</translation>
    </message>
    <message>
        <source>Estimated / true iterations, balanced by %1</source>
        <translation>추정/실제 반복 수, %1 기준</translation>
    </message>
    <message>
        <source>%1, %2 iterations</source>
        <translation>%1, 반복 %2회</translation>
    </message>
    <message>
        <source>Players in iterations of UCT</source>
        <translation>UCT 반복 수로 나타낸 대국자</translation>
    </message>
    <message>
        <source>%1 (out of reach)</source>
        <translation>%1(범위 밖)</translation>
    </message>
    <message>
        <source>%1 against %2: score</source>
        <translation>%1 대 %2: 득점</translation>
    </message>
    <message>
        <source>%1 against %2: Elo</source>
        <translation>%1 대 %2: Elo</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn, %3 lost</source>
        <translation>%1승 %2무 %3패</translation>
    </message>
    <message>
        <source>%1: every rank against %2</source>
        <translation>%1: 모든 등급 대 %2</translation>
    </message>
    <message>
        <source>Win rate against the middle rank</source>
        <translation>중간 등급 상대 승률</translation>
    </message>
    <message>
        <source>Ratings, 1500 on average</source>
        <translation>레이팅, 평균 1500</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>리그전</translation>
    </message>
    <message>
        <source>Elo of sa:z against sa:0</source>
        <translation>sa:0 상대 sa:z의 Elo</translation>
    </message>
    <message>
        <source>Strength index and Elo</source>
        <translation>실력 지수와 Elo</translation>
    </message>
    <message>
        <source>Fits over z from -2 to 2</source>
        <translation>z = -2 … 2의 적합</translation>
    </message>
    <message>
        <source>range of the line</source>
        <translation>직선의 범위</translation>
    </message>
    <message>
        <source>error of the line</source>
        <translation>직선의 오차</translation>
    </message>
    <message>
        <source>Score of %1 in the second half of its games</source>
        <translation>대국 후반의 %1 득점</translation>
    </message>
    <message>
        <source>&quot;match me&quot;</source>
        <translation>‘나에게 맞춤’</translation>
    </message>
    <message>
        <source>Mean distance from 50 %</source>
        <translation>50%에서의 평균 거리</translation>
    </message>
    <message>
        <source>Uneven pairs</source>
        <translation>불균형한 쌍</translation>
    </message>
    <message>
        <source>%1: policy of %2</source>
        <translation>%1: %2의 정책</translation>
    </message>
    <message>
        <source>all levels: %1</source>
        <translation>모든 단계: %1</translation>
    </message>
    <message>
        <source>Within %1</source>
        <translation>%1 안에서</translation>
    </message>
    <message>
        <source>SE∞, nearest β̄</source>
        <translation>SE∞, 가장 가까운 β̄</translation>
    </message>
    <message>
        <source>Nearest β̄, %1</source>
        <translation>가장 가까운 β̄, %1</translation>
    </message>
    <message>
        <source>all moves</source>
        <translation>모든 수</translation>
    </message>
    <message>
        <source>first 50 moves</source>
        <translation>처음 50수</translation>
    </message>
    <message>
        <source>last 50 moves</source>
        <translation>마지막 50수</translation>
    </message>
    <message>
        <source>one move</source>
        <translation>한 수</translation>
    </message>
    <message>
        <source>%1, paper</source>
        <translation>%1, 논문</translation>
    </message>
    <message>
        <source>Trees, rounded as published</source>
        <translation>트리, 논문대로 반올림</translation>
    </message>
    <message>
        <source>β alone</source>
        <translation>β만</translation>
    </message>
    <message>
        <source>trees</source>
        <translation>트리</translation>
    </message>
    <message>
        <source>trees, nearest mean</source>
        <translation>트리, 가장 가까운 평균</translation>
    </message>
    <message>
        <source>Trees, rounded as published, games of one player</source>
        <translation>트리, 논문대로 반올림, 한 대국자</translation>
    </message>
    <message>
        <source>Likelihood of the ranks&apos; policies, games of one player</source>
        <translation>등급별 정책의 가능도, 한 대국자</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>without β</source>
        <translation>β 없이</translation>
    </message>
    <message>
        <source>without priors</source>
        <translation>사전 확률 없이</translation>
    </message>
    <message>
        <source>without losses</source>
        <translation>손실 없이</translation>
    </message>
    <message>
        <source>β only</source>
        <translation>β만</translation>
    </message>
    <message>
        <source>priors only</source>
        <translation>사전 확률만</translation>
    </message>
    <message>
        <source>losses only</source>
        <translation>손실만</translation>
    </message>
    <message>
        <source>length only</source>
        <translation>길이만</translation>
    </message>
    <message>
        <source>everything + outside losses</source>
        <translation>모두 + 외부 손실</translation>
    </message>
    <message>
        <source>outside losses only</source>
        <translation>외부 손실만</translation>
    </message>
    <message>
        <source>everything + outside levels</source>
        <translation>모두 + 외부 단계</translation>
    </message>
    <message>
        <source>outside levels only</source>
        <translation>외부 단계만</translation>
    </message>
    <message>
        <source>everything + both</source>
        <translation>모두 + 둘 다</translation>
    </message>
    <message>
        <source>%1 ranks</source>
        <translation>%1개 등급</translation>
    </message>
    <message>
        <source>%1, linear</source>
        <translation>%1, 선형</translation>
    </message>
    <message>
        <source>%1, by rank</source>
        <translation>%1, 등급별</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 대 %2</translation>
    </message>
    <message>
        <source>%1, score</source>
        <translation>%1, 득점</translation>
    </message>
    <message>
        <source>%1, trueskill</source>
        <translation>%1, TrueSkill</translation>
    </message>
    <message>
        <source>Elo of sa:z at R_th = %1 against sa:0 at R_th = 0.1</source>
        <translation>R_th = %1인 sa:z의 Elo (R_th = 0.1인 sa:0 상대)</translation>
    </message>
    <message>
        <source>Mean z at the end of a game, steps of %1</source>
        <translation>대국이 끝날 때 z의 평균, 단계 %1</translation>
    </message>
    <message>
        <source>Standard deviation of z at the end of a game, steps of %1</source>
        <translation>대국이 끝날 때 z의 표준편차, 단계 %1</translation>
    </message>
    <message>
        <source>β alone, games of one player</source>
        <translation>β만, 한 대국자의 대국</translation>
    </message>
    <message>
        <source>SLsum, classifier</source>
        <translation>SLsum, 분류기</translation>
    </message>
    <message>
        <source>SLvote, classifier</source>
        <translation>SLvote, 분류기</translation>
    </message>
    <message>
        <source>TrueSkill&apos;s match quality</source>
        <translation>TrueSkill의 대국 품질</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>품질</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>시합</translation>
    </message>
    <message>
        <source>%1 of decided games won</source>
        <translation>승부가 난 대국 중 %1 승리</translation>
    </message>
    <message>
        <source>%1 won, %2 drawn</source>
        <translation>승 %1, 무 %2</translation>
    </message>
    <message>
        <source>geometric mean of the priors</source>
        <translation>사전 확률의 기하 평균</translation>
    </message>
    <message>
        <source>policy of %1</source>
        <translation>%1의 정책</translation>
    </message>
    <message>
        <source>Mean %1 in the second half</source>
        <translation>후반의 평균 %1</translation>
    </message>
    <message>
        <source>from the visits</source>
        <translation>방문 수로부터</translation>
    </message>
    <message>
        <source>Elo against z = ∞</source>
        <translation>z = ∞ 상대 Elo</translation>
    </message>
    <message>
        <source>Strength index of the search itself</source>
        <translation>탐색 자체의 실력 지수</translation>
    </message>
    <message>
        <source>move of the game</source>
        <translation>대국의 수 번호</translation>
    </message>
    <message>
        <source>β̄ of every rank, over all moves</source>
        <translation>각 등급의 β̄, 모든 수</translation>
    </message>
    <message>
        <source>moves %1 to %2</source>
        <translation>%1수부터 %2수</translation>
    </message>
    <message>
        <source>β̄ of every rank at every move, plain means</source>
        <translation>각 등급의 수마다의 β̄, 단순 평균</translation>
    </message>
    <message>
        <source>%1, %2 game</source>
        <translation>%1, %2국</translation>
    </message>
    <message>
        <source>%1, %2 games</source>
        <translation>%1, %2국</translation>
    </message>
    <message>
        <source>Trees on %1 and %2</source>
        <translation>%1와(과) %2에 의한 트리</translation>
    </message>
    <message>
        <source>both</source>
        <translation>둘 다</translation>
    </message>
    <message>
        <source>Trees on %1</source>
        <translation>%1에 의한 트리</translation>
    </message>
    <message>
        <source>all ranks</source>
        <translation>모든 등급</translation>
    </message>
    <message>
        <source>the whole game</source>
        <translation>대국 전체</translation>
    </message>
    <message>
        <source>plies to %1</source>
        <translation>%1수까지</translation>
    </message>
    <message>
        <source>plies after %1</source>
        <translation>%1수 이후</translation>
    </message>
    <message>
        <source>Mean loss, by plies of the game</source>
        <translation>평균 손실, 수 번호별</translation>
    </message>
    <message>
        <source>Standard deviation of the losses, by plies of the game</source>
        <translation>손실의 표준 편차, 수 번호별</translation>
    </message>
    <message>
        <source>mean loss</source>
        <translation>평균 손실</translation>
    </message>
    <message>
        <source>Mean loss at every ply</source>
        <translation>수마다의 평균 손실</translation>
    </message>
    <message>
        <source>ply</source>
        <translation>수 번호</translation>
    </message>
    <message>
        <source>%1, bars: standard deviation</source>
        <translation>%1, 막대: 표준 편차</translation>
    </message>
    <message>
        <source>mean β</source>
        <translation>평균 β</translation>
    </message>
    <message>
        <source>geometric mean of the priors of %1</source>
        <translation>%1의 사전 확률의 기하 평균</translation>
    </message>
    <message>
        <source>%1 of %2 games: median</source>
        <translation>%1, %2국: 중앙값</translation>
    </message>
    <message>
        <source>%1 of %2 games: from quartile to quartile</source>
        <translation>%1, %2국: 사분위 범위</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1, %2국</translation>
    </message>
    <message>
        <source>games of one player</source>
        <translation>한 대국자의 대국</translation>
    </message>
    <message>
        <source>%1, %2: UCT iterations of equal strength</source>
        <translation>%1, %2: 같은 실력의 UCT 반복 횟수</translation>
    </message>
    <message>
        <source>Iterations by match</source>
        <translation>시합별 반복 횟수</translation>
    </message>
    <message>
        <source>%1 games per step, %2 trials, balanced by %3, seed %4; the paper uses 10 trials of 1000 games</source>
        <translation>단계당 %1국, 시행 %2회, 균형 판정: %3, 시드 %4. 논문은 1000국 시행 10회</translation>
    </message>
    <message>
        <source>Difference in win rates</source>
        <translation>승률 차이</translation>
    </message>
    <message>
        <source>probability of a draw</source>
        <translation>무승부 확률</translation>
    </message>
    <message>
        <source>UCT measured against itself, with given bounds</source>
        <translation>UCT끼리 측정(범위 지정)</translation>
    </message>
    <message>
        <source>UCT measured against itself</source>
        <translation>UCT끼리 측정</translation>
    </message>
    <message>
        <source>UCT iterations of equal strength, balanced by %1</source>
        <translation>같은 실력의 UCT 반복 횟수(균형 판정: %1)</translation>
    </message>
    <message>
        <source>Mean %1 in the second half; paper: the opponent&apos;s value</source>
        <translation>후반의 평균 %1. 논문은 상대의 값</translation>
    </message>
    <message>
        <source>Adapting to five opponents: %1</source>
        <translation>다섯 상대에 적응: %1</translation>
    </message>
    <message>
        <source>adaptive strength index</source>
        <translation>적응하는 실력 지수</translation>
    </message>
    <message>
        <source>position on the rank scale</source>
        <translation>등급 척도에서의 위치</translation>
    </message>
    <message>
        <source>Elo derived from visits: mean error for z from -2 to 2</source>
        <translation>방문 수로 구한 Elo: z -2~2의 평균 오차</translation>
    </message>
    <message>
        <source>compared with a logistic curve</source>
        <translation>로지스틱 곡선과 비교</translation>
    </message>
    <message>
        <source>Elo derived from visits</source>
        <translation>방문 수로 구한 Elo</translation>
    </message>
    <message>
        <source>compared with the measured Elo</source>
        <translation>측정한 Elo와 비교</translation>
    </message>
    <message>
        <source>Weakest allowed move, ln(N / N_max)</source>
        <translation>허용되는 가장 약한 수, ln(N / N_max)</translation>
    </message>
    <message>
        <source>Allowed moves beyond ln R_th</source>
        <translation>ln R_th를 넘는 허용 수</translation>
    </message>
    <message>
        <source>Allowed moves per position, by R_th</source>
        <translation>국면당 허용 수(R_th별)</translation>
    </message>
    <message>
        <source>Strength index of the search itself, with the paper&apos;s Elo</source>
        <translation>탐색 자체의 실력 지수(논문의 Elo 사용)</translation>
    </message>
    <message>
        <source>worst observed</source>
        <translation>관측된 최악</translation>
    </message>
    <message>
        <source>Expected rating for z at R_th = 0.1, if strength is a power of the visits</source>
        <translation>R_th = 0.1에서 z별 기대 레이팅(실력이 방문 수의 거듭제곱일 때)</translation>
    </message>
    <message>
        <source>Weakest allowed move relative to the best</source>
        <translation>최선수와 비교한 가장 약한 허용 수</translation>
    </message>
    <message>
        <source>R_th = 0.1; Elo relative to z = 0, as in the paper&apos;s games (its Table 1 sets z = ∞ to 0)</source>
        <translation>R_th = 0.1. Elo는 논문의 대국처럼 z = 0 기준(논문의 표 1은 z = ∞를 0으로 둠)</translation>
    </message>
    <message>
        <source>measured range</source>
        <translation>측정된 범위</translation>
    </message>
    <message>
        <source>error of the logistic curve</source>
        <translation>로지스틱 곡선의 오차</translation>
    </message>
    <message>
        <source>Ranks not used for training, after 20 games</source>
        <translation>학습에 쓰지 않은 등급(20국 후)</translation>
    </message>
    <message>
        <source>%1, within one rank</source>
        <translation>%1(한 등급 이내)</translation>
    </message>
    <message>
        <source>%1, correct rank</source>
        <translation>%1(정확)</translation>
    </message>
    <message>
        <source>trained on %1 ranks</source>
        <translation>%1개 등급으로 학습</translation>
    </message>
    <message>
        <source>Correct ranks when only some were used for training</source>
        <translation>일부 등급만 학습했을 때의 정답률</translation>
    </message>
    <message>
        <source>Baselines without moves, fitted on all ranks</source>
        <translation>수를 쓰지 않는 기준(모든 등급에 맞춤)</translation>
    </message>
    <message>
        <source>%1, network %2 (%3), %4 simulations per move, one leaf at a time, seed %5</source>
        <translation>%1, 신경망 %2(%3), 수당 시뮬레이션 %4회, 잎 하나씩, 시드 %5</translation>
    </message>
    <message>
        <source>Evenmatch, rank</source>
        <translation>Evenmatch, 등급</translation>
    </message>
    <message>
        <source>All ranks combined</source>
        <translation>모든 등급 합계</translation>
    </message>
    <message>
        <source>Agreement with human moves</source>
        <translation>사람의 수와 일치</translation>
    </message>
    <message>
        <source>moves equal to the human&apos;s (%)</source>
        <translation>사람과 같은 수(%)</translation>
    </message>
    <message>
        <source>Scores of the first player against the second</source>
        <translation>첫째 선수의 둘째 선수 상대 득점</translation>
    </message>
    <message>
        <source>Score when z adapts within the game in steps of %1</source>
        <translation>대국 중 z가 %1씩 적응할 때의 득점</translation>
    </message>
    <message>
        <source>Score of fixed z = 0</source>
        <translation>고정된 z = 0의 득점</translation>
    </message>
    <message>
        <source>adapting in steps of %1</source>
        <translation>%1씩 적응</translation>
    </message>
    <message>
        <source>%1: correct rank, by rank</source>
        <translation>%1: 정답률(등급별)</translation>
    </message>
    <message>
        <source>%1: within one rank, by rank</source>
        <translation>%1: 한 등급 이내(등급별)</translation>
    </message>
    <message>
        <source>Correct ranks</source>
        <translation>등급 정답률</translation>
    </message>
    <message>
        <source>Evenmatch, likelihood</source>
        <translation>Evenmatch, 가능도</translation>
    </message>
    <message>
        <source>(source only)</source>
        <translation>(출처만)</translation>
    </message>
    <message>
        <source>(setting only)</source>
        <translation>(조건만)</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Comparison, %1</source>
        <translation>비교, %1</translation>
    </message>
    <message>
        <source>Correct ranks, by the moves used</source>
        <translation>사용한 수에 따른 정답률</translation>
    </message>
    <message>
        <source>Difference between the strongest and the weakest rank, by move number</source>
        <translation>가장 센 등급과 가장 약한 등급의 차이(수 번호별)</translation>
    </message>
    <message>
        <source>β̄ of every rank at every move, as used by opponents</source>
        <translation>등급별 수마다의 β̄ (상대가 쓰는 값)</translation>
    </message>
    <message>
        <source>estimated rank</source>
        <translation>추정 등급</translation>
    </message>
    <message>
        <source>true rank, % of its draws</source>
        <translation>실제 등급, 표본 중 %</translation>
    </message>
    <message>
        <source>Ply with the largest losses</source>
        <translation>손실이 가장 큰 수</translation>
    </message>
    <message>
        <source>log odds</source>
        <translation>로그 오즈</translation>
    </message>
    <message>
        <source>%1: estimated by true rank, %2 games of one player</source>
        <translation>%1: 실제 등급별 추정(한 사람의 %2국)</translation>
    </message>
    <message>
        <source>%1: estimated by true rank, %2 game</source>
        <translation>%1: 실제 등급별 추정(%2국)</translation>
    </message>
    <message>
        <source>%1: estimated by true rank, %2 games</source>
        <translation>%1: 실제 등급별 추정(%2국)</translation>
    </message>
    <message>
        <source>Correct rank after %1 game</source>
        <translation>%1국 후 정답률</translation>
    </message>
    <message>
        <source>Correct rank after %1 games</source>
        <translation>%1국 후 정답률</translation>
    </message>
    <message>
        <source>%1: within one rank</source>
        <translation>%1: 한 등급 이내</translation>
    </message>
    <message>
        <source>Effect of each kind of feature</source>
        <translation>특징 종류별 효과</translation>
    </message>
    <message>
        <source>Trees, nearest rank mean</source>
        <translation>트리, 가장 가까운 등급 평균</translation>
    </message>
    <message>
        <source>Trees, rounded as published, games of many players of the rank</source>
        <translation>트리, 논문대로 반올림, 그 등급 여러 사람의 대국</translation>
    </message>
    <message>
        <source>β alone, games of many players of the rank</source>
        <translation>β만, 그 등급 여러 사람의 대국</translation>
    </message>
    <message>
        <source>Games of one player and of many players</source>
        <translation>한 사람의 대국과 여러 사람의 대국</translation>
    </message>
    <message>
        <source>games of many players</source>
        <translation>여러 사람의 대국</translation>
    </message>
    <message>
        <source>one player, likelihood</source>
        <translation>한 사람, 가능도</translation>
    </message>
    <message>
        <source>(one player, source only)</source>
        <translation>(한 사람, 출처만)</translation>
    </message>
    <message>
        <source>Comparison, %1 games of one player: correct rank</source>
        <translation>비교, 한 사람의 %1국: 정답률</translation>
    </message>
    <message>
        <source>Comparison, %1 games of many players: correct rank</source>
        <translation>비교, 여러 사람의 %1국: 정답률</translation>
    </message>
    <message>
        <source>Likelihood of each rank&apos;s moves under a level&apos;s policy</source>
        <translation>각 등급의 수가 한 단계의 정책에서 갖는 가능도</translation>
    </message>
    <message>
        <source>Best level for each pair of neighbouring ranks, chosen on candidates: how often the stronger rank&apos;s side has the higher value</source>
        <translation>이웃한 두 등급마다 가장 알맞은 단계(candidate에서 선택): 강한 등급 쪽 값이 더 높은 비율</translation>
    </message>
    <message>
        <source>%1: how often the stronger rank&apos;s side has the higher value</source>
        <translation>%1: 강한 등급 쪽 값이 더 높은 비율</translation>
    </message>
    <message>
        <source>Levels that distinguish neighbouring ranks</source>
        <translation>이웃한 등급을 구별하는 단계</translation>
    </message>
    <message>
        <source>Correlation between the estimate from one game and the rank, given value and result, within settings</source>
        <translation>한 국의 추정과 등급의 상관(형세와 결과 고정, 같은 조건 안에서)</translation>
    </message>
    <message>
        <source>%1: correct rank, by number of games</source>
        <translation>%1: 정답률(국 수별)</translation>
    </message>
    <message>
        <source>%1: within one rank, by number of games</source>
        <translation>%1: 한 등급 이내(국 수별)</translation>
    </message>
    <message>
        <source>%1: correct rank after %2 games</source>
        <translation>%1: %2국 후 정답률</translation>
    </message>
    <message>
        <source>%1: within one rank after %2 games</source>
        <translation>%1: %2국 후 한 등급 이내</translation>
    </message>
    <message>
        <source>Neighbouring ranks with overlapping boxes</source>
        <translation>상자가 겹치는 이웃 등급</translation>
    </message>
    <message>
        <source>everything, up to 500 trees</source>
        <translation>모두, 트리 최대 500개</translation>
    </message>
    <message>
        <source>%1, with our features</source>
        <translation>%1, 자체 특징 사용</translation>
    </message>
    <message>
        <source>z with which SA wins as often as SE∞</source>
        <translation>SA가 SE∞와 같은 승률을 내는 z</translation>
    </message>
    <message>
        <source>SA-MCTS with our z</source>
        <translation>자체 z의 SA-MCTS</translation>
    </message>
</context>
<context>
    <name>FindingsModel</name>
    <message>
        <source>This run</source>
        <translation>이번 실행</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>논문</translation>
    </message>
    <message>
        <source>Other run</source>
        <translation>다른 실행</translation>
    </message>
</context>
<context>
    <name>FindingsPlot</name>
    <message>
        <source>%1, other run</source>
        <translation>%1, 다른 실행</translation>
    </message>
</context>
<context>
    <name>FoldSection</name>
    <message>
        <source>Folded</source>
        <translation>접혀 있음</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>펼쳐져 있음</translation>
    </message>
    <message>
        <source>Show this section</source>
        <translation>이 구역 펼치기</translation>
    </message>
    <message>
        <source>Fold this section</source>
        <translation>이 구역 접기</translation>
    </message>
</context>
<context>
    <name>GameDocument</name>
    <message>
        <source>The clipboard contains no game: %1. Copy SGF, PGN or FEN text first.</source>
        <translation>클립보드에 대국이 없습니다: %1. 먼저 SGF, PGN 또는 FEN 텍스트를 복사하세요.</translation>
    </message>
    <message>
        <source>%1. The current game is not saved and stays open; save it somewhere else first.</source>
        <translation>%1. 현재 대국은 저장되지 않았으며 열린 채로 남습니다. 먼저 다른 곳에 저장하세요.</translation>
    </message>
    <message>
        <source>Your unsaved game was moved to File ▸ Open recent.</source>
        <translation>저장하지 않은 대국을 ‘파일 ▸ 최근 파일 열기’로 옮겼습니다.</translation>
    </message>
    <message>
        <source>%1. Choose another place with Save As.</source>
        <translation>%1. ‘다른 이름으로 저장’으로 다른 위치를 고르세요.</translation>
    </message>
    <message>
        <source>Your last game is too large to open at startup. It was moved to %1.</source>
        <translation>마지막 대국이 너무 커서 시작할 때 열 수 없습니다. %1(으)로 옮겼습니다.</translation>
    </message>
    <message>
        <source>Evenmatch could not start with your last game, so it started without it. The game is in %1.</source>
        <translation>지난 대국을 열다가 시작에 실패했기 때문에 대국 없이 시작했습니다. 대국은 %1에 있습니다.</translation>
    </message>
    <message>
        <source>Your last game could not be read. It was moved to %1.</source>
        <translation>마지막 대국을 읽을 수 없어 %1(으)로 옮겼습니다.</translation>
    </message>
    <message>
        <source>The text contains no game: %1</source>
        <translation>텍스트에 대국이 없습니다: %1</translation>
    </message>
    <message>
        <source>%1 was changed by another program. Save the game under another name with Save As.</source>
        <translation>%1을(를) 다른 프로그램이 바꾸었습니다. ‘다른 이름으로 저장’으로 대국을 저장하세요.</translation>
    </message>
</context>
<context>
    <name>GameInfoDialog</name>
    <message>
        <source>Game information</source>
        <translation>대국 정보</translation>
    </message>
    <message>
        <source>Rating of %1</source>
        <translation>%1 레이팅</translation>
    </message>
    <message>
        <source>Rank of %1</source>
        <translation>%1 등급</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>장소</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>year-month-day</source>
        <translation>년-월-일</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>덤</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>This game is in progress.</source>
        <translation>이 대국은 진행 중입니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>A result is 1-0, 0-1 or 1/2-1/2.</source>
        <translation>결과는 1-0, 0-1, 1/2-1/2 중 하나입니다.</translation>
    </message>
    <message>
        <source>A result is B+3.5, W+R (resignation), B+T (time), 0 (draw) or Void.</source>
        <translation>결과는 B+3.5, W+R(불계), B+T(시간), 0(빅), Void 중 하나입니다.</translation>
    </message>
</context>
<context>
    <name>GameListModel</name>
    <message>
        <source>%1  cannot be read</source>
        <translation>%1  읽을 수 없음</translation>
    </message>
</context>
<context>
    <name>GameNotesPanel</name>
    <message>
        <source>Comment on this move</source>
        <translation>이 수에 설명 달기</translation>
    </message>
    <message>
        <source>Your assessment of this move</source>
        <translation>이 수에 대한 평가</translation>
    </message>
    <message>
        <source>Assessment</source>
        <translation>평가</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>good</source>
        <translation>좋음</translation>
    </message>
    <message>
        <source>interesting</source>
        <translation>흥미로움</translation>
    </message>
    <message>
        <source>No comment on this move yet.</source>
        <translation>이 수에는 아직 설명이 없습니다.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>Comment •</source>
        <translation>설명 •</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>변화도</translation>
    </message>
    <message>
        <source>brilliant</source>
        <translation>묘수</translation>
    </message>
    <message>
        <source>dubious</source>
        <translation>의문수</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>실수</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>큰 실수</translation>
    </message>
    <message>
        <source>Notable moves</source>
        <translation>눈에 띄는 수</translation>
    </message>
</context>
<context>
    <name>GameOpener</name>
    <message>
        <source>Opening was cancelled.</source>
        <translation>열기를 취소했습니다.</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 여는 중</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Pass</source>
        <translation>한 수 쉼</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Both players agree to a draw</source>
        <translation>두 대국자가 무승부에 합의합니다</translation>
    </message>
    <message>
        <source>Claim draw</source>
        <translation>무승부 요구</translation>
    </message>
    <message>
        <source>The position has occurred three times, or 50 moves passed without a capture or pawn move</source>
        <translation>같은 국면이 세 번 나왔거나, 잡기나 폰의 이동 없이 50수가 지났습니다</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>계가</translation>
    </message>
    <message>
        <source>Click stones to mark them dead or alive.</source>
        <translation>돌을 클릭해 죽은 돌이나 산 돌로 표시하세요.</translation>
    </message>
    <message>
        <source>Accept count</source>
        <translation>계가 확인</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>계속 두기</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Go to start</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>이전 수</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>다음 수</translation>
    </message>
    <message>
        <source>Go to end</source>
        <translation>끝으로</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 해 보기</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Offer or accept a draw</source>
        <translation>무승부를 제안하거나 수락합니다</translation>
    </message>
    <message>
        <source>Your move: you are in check</source>
        <translation>내 차례: 체크 상태입니다</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>내 차례</translation>
    </message>
    <message>
        <source>Match me</source>
        <translation>나에게 맞춤</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>변화도</translation>
    </message>
    <message>
        <source>All moves and variations of this game, as a tree</source>
        <translation>이 대국의 모든 수와 변화도를 나무 모양으로 표시합니다</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1: 생각 중…</translation>
    </message>
    <message>
        <source>Loading the network of %1…</source>
        <translation>%1의 신경망을 불러오는 중…</translation>
    </message>
    <message>
        <source>%1 cannot play: %2</source>
        <translation>%1: 대국할 수 없음: %2</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>여기서부터 두기</translation>
    </message>
    <message>
        <source>Start a new game from this position</source>
        <translation>이 국면에서 새 대국을 시작합니다</translation>
    </message>
    <message>
        <source>Match me (now %1)</source>
        <translation>나에게 맞춤(지금 %1)</translation>
    </message>
    <message>
        <source>Shows an area first, then some moves, then one move</source>
        <translation>먼저 영역, 다음에 몇 가지 수, 마지막에 한 수를 알려 줍니다</translation>
    </message>
    <message>
        <source>Starting %1…</source>
        <translation>%1 시작 중…</translation>
    </message>
</context>
<context>
    <name>GameRank</name>
    <message>
        <source>Too few moves to estimate your rank: at least %1 are needed.</source>
        <translation>내 등급을 추정하기에는 수가 너무 적습니다. %1수가 필요합니다.</translation>
    </message>
    <message>
        <source>Estimate from this game: %1 (%2). One game is a small sample.</source>
        <translation>이 대국으로 추정한 등급: %1(%2). 한 판은 작은 표본입니다.</translation>
    </message>
    <message>
        <source>No estimate from one game: players of most ranks choose such moves.</source>
        <translation>한 판으로는 추정할 수 없습니다. 대부분의 등급에서 이런 수를 둡니다.</translation>
    </message>
</context>
<context>
    <name>GameReport</name>
    <message>
        <source>%1: report</source>
        <translation>%1: 보고서</translation>
    </message>
    <message>
        <source>β of both players by move, over the bands of the ranks</source>
        <translation>수별 두 대국자의 β와 각 등급의 띠</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>Rank in the file</source>
        <translation>기보에 적힌 등급</translation>
    </message>
    <message>
        <source>Estimate from this game</source>
        <translation>이 대국으로 추정한 등급</translation>
    </message>
    <message>
        <source>Mean β</source>
        <translation>평균 β</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Largest mistakes</source>
        <translation>가장 큰 실수</translation>
    </message>
    <message>
        <source>No large mistakes.</source>
        <translation>큰 실수가 없습니다.</translation>
    </message>
    <message>
        <source>lost %1 (%2)</source>
        <translation>손해 %1(%2)</translation>
    </message>
    <message>
        <source>before this move: %1</source>
        <translation>이 수 직전: %1</translation>
    </message>
    <message>
        <source>players at %1 most often choose it here, too (%2 %)</source>
        <translation>여기서 %1 대국자도 이 수를 가장 많이 고릅니다(%2%)</translation>
    </message>
    <message>
        <source>players at %1 most often choose %2 here (%3 %)</source>
        <translation>%1 대국자는 여기서 %2을(를) 가장 많이 고릅니다(%3%)</translation>
    </message>
    <message>
        <source>The position before move %1</source>
        <translation>%1수 이전 국면</translation>
    </message>
    <message>
        <source>Moves unusual for the player&apos;s rank</source>
        <translation>등급에 비해 특이한 수</translation>
    </message>
    <message>
        <source>Points lost per move</source>
        <translation>수당 손해(집)</translation>
    </message>
    <message>
        <source>Winning chances lost per move, %</source>
        <translation>수당 잃은 승률(%)</translation>
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
        <translation>수를 분석하지 않았습니다.</translation>
    </message>
    <message>
        <source>Moves analysed by %1.</source>
        <translation>수를 분석한 엔진: %1.</translation>
    </message>
    <message>
        <source>Accuracy and mistakes</source>
        <translation>정확도와 실수</translation>
    </message>
    <message>
        <source>The network %1 computes β. An estimate from a single game is rough, as its interval shows.</source>
        <translation>신경망 %1이(가) 계산합니다. 한 판만으로 본 등급은 구간이 보여 주듯 대략적입니다.</translation>
    </message>
</context>
<context>
    <name>GameSession</name>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>(set-up)</source>
        <translation>(배치)</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>한 수 쉼</translation>
    </message>
    <message>
        <source>The game is over; step back to try other moves.</source>
        <translation>대국이 끝났습니다. 뒤로 가면 다른 수를 둬 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Go to the last move before you resign.</source>
        <translation>기권하려면 먼저 마지막 수로 가세요.</translation>
    </message>
    <message>
        <source>This game continues at its last move. “Play from here” starts another game from this position.</source>
        <translation>이 대국은 마지막 수에서 이어집니다. ‘여기서부터 두기’를 누르면 이 국면에서 다른 대국을 시작합니다.</translation>
    </message>
    <message>
        <source>move</source>
        <translation>수</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>이 대국은 끝났습니다.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>taking back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>count</source>
        <translation>계가</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>promotion of a variation</source>
        <translation>변화 올리기</translation>
    </message>
    <message>
        <source>change of the game</source>
        <translation>기보 자체의 변경</translation>
    </message>
    <message>
        <source>new main line</source>
        <translation>새 본 수순</translation>
    </message>
    <message>
        <source>deletion</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>game information</source>
        <translation>대국 정보</translation>
    </message>
    <message>
        <source>assessment</source>
        <translation>평가</translation>
    </message>
    <message>
        <source>The game&apos;s own moves cannot be deleted, only added moves and variations.</source>
        <translation>대국 자체의 수는 지울 수 없고, 추가한 수와 변화만 지울 수 있습니다.</translation>
    </message>
    <message>
        <source>Go to the last move before you offer a draw.</source>
        <translation>무승부를 제안하려면 먼저 마지막 수로 가세요.</translation>
    </message>
    <message>
        <source>variation</source>
        <translation>변화도</translation>
    </message>
</context>
<context>
    <name>GameTerms</name>
    <message>
        <source>Chinese</source>
        <translation>중국 규칙</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>일본 규칙</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA 규칙</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>뉴질랜드 규칙</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor 규칙</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>%1 stones</source>
        <translation>%1점</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>접바둑</translation>
    </message>
    <message>
        <source>Stones placed for Black before White&apos;s first move</source>
        <translation>백의 첫 수 전에 흑이 놓는 돌</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>덤</translation>
    </message>
    <message>
        <source>Points given to White for moving second</source>
        <translation>나중에 두는 백에게 주는 집</translation>
    </message>
    <message>
        <source>Starting position</source>
        <translation>시작 국면</translation>
    </message>
    <message>
        <source>Number of the starting position; 518 is the standard one</source>
        <translation>시작 국면의 번호. 518이 표준 시작 국면입니다</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>섞기</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>국면</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>시간 제한 없음</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>초읽기</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Byo-yomi: after the main time, each move has its own period</source>
        <translation>초읽기: 기본 시간이 끝나면 수마다 정해진 시간이 주어집니다</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>분</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>초읽기 횟수</translation>
    </message>
    <message>
        <source>Evenmatch</source>
        <translation>Evenmatch</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>%1의 이름</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>시간 제한 없음</translation>
    </message>
    <message>
        <source>%1 min, then %2 × %3 s</source>
        <translation>%1분, 이후 %3초 × %2회</translation>
    </message>
    <message>
        <source>%1 komi</source>
        <translation>덤 %1집</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>%n점 접바둑</numerusform>
        </translation>
    </message>
    <message>
        <source>This handicap makes the game even for your two ranks; its receiver plays Black</source>
        <translation>두 사람의 등급 차이에 맞는 접바둑입니다. 까는 쪽이 흑을 잡습니다</translation>
    </message>
    <message numerus="yes">
        <source>Suggested: %n stones for you</source>
        <translation>
            <numerusform>권장: 내가 %n점 깔기</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1분</translation>
    </message>
    <message numerus="yes">
        <source>Suggested: %n stones for the opponent</source>
        <translation>
            <numerusform>권장: 상대가 %n점 깔기</numerusform>
        </translation>
    </message>
    <message>
        <source>System</source>
        <translation>방식</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>총시간제</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>피셔 방식</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>캐나다식</translation>
    </message>
    <message>
        <source>Canadian: after the main time, a number of moves must be made in each period</source>
        <translation>캐나다식: 기본 시간이 끝나면 구간마다 정해진 수만큼 두어야 합니다</translation>
    </message>
    <message>
        <source>Minutes for the game + seconds for each move</source>
        <translation>대국 시간(분) + 한 수당 추가(초)</translation>
    </message>
    <message>
        <source>%1 min, then %2 moves in %3 min</source>
        <translation>%1분, 이후 %3분에 %2수</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Human-like thinking time</source>
        <translation>사람처럼 시간을 씀</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>수당 초</translation>
    </message>
    <message>
        <source>Moves per period</source>
        <translation>구간당 수</translation>
    </message>
    <message>
        <source>Minutes per period</source>
        <translation>구간당 분</translation>
    </message>
    <message>
        <source>Evenmatch takes about as long for a move as a human</source>
        <translation>Evenmatch가 사람과 비슷한 시간을 들여 둡니다</translation>
    </message>
    <message>
        <source>Absolute: main time only</source>
        <translation>총시간제: 기본 시간만</translation>
    </message>
    <message>
        <source>Fischer: each move adds seconds to the remaining time</source>
        <translation>피셔 방식: 한 수마다 남은 시간에 초가 더해집니다</translation>
    </message>
    <message>
        <source>Custom…</source>
        <translation>직접 설정…</translation>
    </message>
    <message>
        <source>%1 min + %2 s per move</source>
        <translation>%1분 + 수마다 %2초</translation>
    </message>
</context>
<context>
    <name>GameTreeView</name>
    <message>
        <source>Variations</source>
        <translation>변화도</translation>
    </message>
    <message numerus="yes">
        <source>one of %n variations here</source>
        <translation>
            <numerusform>여기의 변화도 %n개 중 하나</numerusform>
        </translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>배치</translation>
    </message>
    <message>
        <source>&amp;Go there</source>
        <translation>여기로 이동(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Promote variation</source>
        <translation>변화 올리기(&amp;P)</translation>
    </message>
    <message>
        <source>The variation was promoted.</source>
        <translation>변화를 올렸습니다.</translation>
    </message>
    <message>
        <source>Make &amp;main line</source>
        <translation>본 수순으로 하기(&amp;M)</translation>
    </message>
    <message>
        <source>The variation is the main line now.</source>
        <translation>이제 이 변화가 본 수순입니다.</translation>
    </message>
    <message>
        <source>&amp;Delete from here on</source>
        <translation>여기부터 삭제(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Replace the game with this line</source>
        <translation>이 수순을 대국으로 바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>This line is now the game; the former game is a variation.</source>
        <translation>이제 이 수순이 대국입니다. 이전 대국은 변화도로 남습니다.</translation>
    </message>
    <message>
        <source>%1 and all following moves were deleted.</source>
        <translation>%1 및 이후의 수를 모두 삭제했습니다.</translation>
    </message>
</context>
<context>
    <name>GamesFilterBar</name>
    <message>
        <source>A year, or a date such as 2024-05-31</source>
        <translation>연도, 또는 2024-05-31 같은 날짜</translation>
    </message>
    <message>
        <source>Only mine</source>
        <translation>내 대국만</translation>
    </message>
    <message>
        <source>Show only your own games</source>
        <translation>내가 둔 대국만 표시</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>필터</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>대국 검색</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>게임 종류</translation>
    </message>
    <message>
        <source>Go and chess</source>
        <translation>바둑과 체스</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>바둑</translation>
    </message>
    <message>
        <source>Go 9×9</source>
        <translation>바둑 9×9</translation>
    </message>
    <message>
        <source>Go 13×13</source>
        <translation>바둑 13×13</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>체스</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Rank of a player</source>
        <translation>대국자의 등급</translation>
    </message>
    <message>
        <source>From</source>
        <translation>시작일</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>종료일</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>휴지통</translation>
    </message>
    <message>
        <source>Show the games in the trash</source>
        <translation>휴지통에 있는 대국 표시</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>모든 결과</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>흑 승</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>백 승</translation>
    </message>
    <message>
        <source>First player won</source>
        <translation>먼저 둔 쪽 승</translation>
    </message>
    <message>
        <source>Second player won</source>
        <translation>나중에 둔 쪽 승</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Any rank</source>
        <translation>모든 등급</translation>
    </message>
    <message>
        <source>Only games of %1; click to show all players</source>
        <translation>%1의 대국만 표시 중. 클릭하면 모든 대국자를 표시합니다</translation>
    </message>
    <message>
        <source>Show the games of all players</source>
        <translation>모든 대국자의 대국 보기</translation>
    </message>
    <message>
        <source>By result, rank, tag and date; the trash</source>
        <translation>결과, 등급, 태그, 날짜, 휴지통으로</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>태그</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>모든 태그</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>국면</translation>
    </message>
    <message>
        <source>Only games with this position; click to show all</source>
        <translation>이 국면이 나온 대국만 표시 중. 클릭하면 모두 표시합니다</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Search players, events, places, openings</source>
        <translation>대국자, 대회, 장소, 오프닝 검색</translation>
    </message>
    <message>
        <source>I won</source>
        <translation>내가 이김</translation>
    </message>
    <message>
        <source>I lost</source>
        <translation>내가 짐</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>가져오기…</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>폴더(&amp;F)…</translation>
    </message>
    <message>
        <source>F&amp;iles…</source>
        <translation>파일(&amp;I)…</translation>
    </message>
    <message>
        <source>From the &amp;clipboard</source>
        <translation>클립보드에서(&amp;C)</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>내 기보</translation>
    </message>
    <message>
        <source>No matching games. Remove a filter or change the search.</source>
        <translation>조건에 맞는 대국이 없습니다. 필터를 빼거나 검색어를 바꿔 보세요.</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n국</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in the trash</source>
        <translation>휴지통에 %1</translation>
    </message>
    <message>
        <source>Import a folder of games</source>
        <translation>기보 폴더 가져오기</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>기보 가져오기</translation>
    </message>
    <message>
        <source>My rank</source>
        <translation>내 등급</translation>
    </message>
    <message>
        <source>From an &amp;account…</source>
        <translation>계정에서(&amp;A)…</translation>
    </message>
    <message>
        <source>Undid: %1.</source>
        <translation>실행 취소됨: %1.</translation>
    </message>
    <message>
        <source>All games are in the trash.</source>
        <translation>모든 대국이 휴지통에 있습니다.</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>My games</source>
        <translation>내 기보</translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>휴지통으로 이동</translation>
    </message>
    <message numerus="yes">
        <source>%n games are in the trash.</source>
        <translation>
            <numerusform>%n국을 휴지통으로 옮겼습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games restored.</source>
        <translation>
            <numerusform>%n국을 복원했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>Only games of %1</source>
        <translation>%1의 대국만</translation>
    </message>
    <message>
        <source>&amp;Restore from the trash</source>
        <translation>휴지통에서 복원(&amp;R)</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>태그(&amp;G)</translation>
    </message>
    <message>
        <source>Move to the &amp;trash</source>
        <translation>휴지통으로 이동(&amp;T)</translation>
    </message>
    <message>
        <source>Enter a new tag</source>
        <translation>새 태그 입력</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>새 태그</translation>
    </message>
    <message numerus="yes">
        <source>Tag “%1” added to %n games.</source>
        <translation>
            <numerusform>%n국에 태그 “%1”을(를) 추가했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag “%1” removed from %n games.</source>
        <translation>
            <numerusform>%n국에서 태그 “%1”을(를) 제거했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to sort; right-click to choose columns</source>
        <translation>클릭하면 정렬, 오른쪽 클릭으로 열 선택</translation>
    </message>
    <message>
        <source>moving games to the trash</source>
        <translation>대국을 휴지통으로</translation>
    </message>
    <message>
        <source>restoring games from the trash</source>
        <translation>휴지통에서 대국 복원</translation>
    </message>
    <message numerus="yes">
        <source>%n games copied to the clipboard.</source>
        <translation>
            <numerusform>대국 %n개를 클립보드에 복사했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>대국 내보내기</translation>
    </message>
    <message>
        <source>Games (*.sgf *.pgn)</source>
        <translation>대국 (*.sgf *.pgn)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>tag “%1”</source>
        <translation>태그 “%1”</translation>
    </message>
    <message>
        <source>removing tag “%1”</source>
        <translation>태그 “%1” 제거</translation>
    </message>
    <message>
        <source>Play from the losing move</source>
        <translation>패착에서 이어 두기</translation>
    </message>
    <message>
        <source>This game has no loser.</source>
        <translation>이 대국에는 진 사람이 없습니다.</translation>
    </message>
    <message>
        <source>Play from the &amp;losing move</source>
        <translation>패착에서 이어 두기(&amp;L)</translation>
    </message>
    <message>
        <source>Col&amp;umns</source>
        <translation>열(&amp;U)</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>휴지통 비우기</translation>
    </message>
    <message>
        <source>Delete every game in the trash, with its reviews? This cannot be undone.</source>
        <translation>휴지통의 모든 대국을 복기와 함께 삭제할까요? 되돌릴 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n games deleted.</source>
        <translation>
            <numerusform>%n국을 삭제했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Empty the trash…</source>
        <translation>휴지통 비우기(&amp;E)…</translation>
    </message>
    <message>
        <source>Some games cannot be read: %1.</source>
        <translation>읽을 수 없는 대국이 있습니다: %1.</translation>
    </message>
    <message>
        <source>Copying games</source>
        <translation>대국 복사 중</translation>
    </message>
    <message>
        <source>Exporting games</source>
        <translation>대국 내보내는 중</translation>
    </message>
</context>
<context>
    <name>GoBoardWidget</name>
    <message>
        <source>Go board</source>
        <translation>바둑판</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>흑돌</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>백돌</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>마지막 수</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>패</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>죽은 돌</translation>
    </message>
    <message>
        <source>Black&apos;s point</source>
        <translation>흑집</translation>
    </message>
    <message>
        <source>White&apos;s point</source>
        <translation>백집</translation>
    </message>
    <message>
        <source>seki, counts for neither player</source>
        <translation>빅, 누구의 집도 아님</translation>
    </message>
    <message>
        <source>neutral point</source>
        <translation>공배</translation>
    </message>
</context>
<context>
    <name>GuessRun</name>
    <message>
        <source>You guessed %1 of %2 moves.</source>
        <translation>%2수 가운데 %1수를 맞혔습니다.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Your guesses look like those of %1.</source>
        <translation>내 예상은 %1 대국자의 예상과 비슷합니다.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>%2수 중 %1수</translation>
    </message>
    <message>
        <source>Which move was played here?</source>
        <translation>여기서 실제로 둔 수는 무엇일까요?</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>분석하는 중…</translation>
    </message>
    <message>
        <source>Skip this move</source>
        <translation>이 수 건너뛰기</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>그만두기</translation>
    </message>
    <message>
        <source>Correct: %1 was played.</source>
        <translation>정답: 실제로 둔 수는 %1입니다.</translation>
    </message>
    <message>
        <source>%1 was played.</source>
        <translation>실제로 둔 수는 %1입니다.</translation>
    </message>
    <message>
        <source>Players who choose %1: %2.</source>
        <translation>%1을(를) 고르는 사람: %2.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Your guesses do not distinguish between ranks.</source>
        <translation>내 예상으로는 등급을 구별할 수 없습니다.</translation>
    </message>
    <message>
        <source>Move %1: your guess %2 is played by %3, the game&apos;s move %4 by %5.</source>
        <translation>%1수: 내 예상 %2을(를) 두는 사람은 %3, 실제 수 %4은(는) %5입니다.</translation>
    </message>
    <message>
        <source>Players of %1 would guess about %2 of them, players of %3 about %4.</source>
        <translation>%1 대국자라면 약 %2수, %3 대국자라면 약 %4수를 맞힙니다.</translation>
    </message>
    <message>
        <source>Whose moves do you want to guess?</source>
        <translation>누구의 수를 맞히시겠습니까?</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>양쪽</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>From the position on the board, move %1.</source>
        <translation>판 위의 국면(%1수)부터.</translation>
    </message>
    <message>
        <source>From the first move.</source>
        <translation>첫 수부터.</translation>
    </message>
    <message>
        <source>Start at the first move</source>
        <translation>첫 수부터 시작</translation>
    </message>
    <message>
        <source>Start at move %1</source>
        <translation>%1수부터 시작</translation>
    </message>
    <message>
        <source>Players of %1 would guess about %2 of them.</source>
        <translation>%1 대국자라면 약 %2수를 맞힙니다.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Play a game</source>
        <translation>대국하기</translation>
    </message>
    <message>
        <source>Press Ctrl+N. Choose the game, the opponent and the clock, then start.</source>
        <translation>Ctrl+N을 누르고 게임, 상대, 시계를 고른 뒤 시작합니다.</translation>
    </message>
    <message>
        <source>Each opponent plays at a rank, such as 5 kyu or 1400–1599. “Match me” follows your results.</source>
        <translation>상대는 5급이나 1400–1599 같은 등급으로 둡니다. ‘나에게 맞춤’은 대국 결과에 따라 달라집니다.</translation>
    </message>
    <message>
        <source>Ctrl+H gives a hint: first a region, then a move. Ctrl+Backspace takes a move back.</source>
        <translation>Ctrl+H는 힌트를 줍니다. 먼저 영역, 다음에 수입니다. Ctrl+Backspace는 수를 무릅니다.</translation>
    </message>
    <message>
        <source>Make moves</source>
        <translation>수 두기</translation>
    </message>
    <message>
        <source>Click a point of the Go board. Click or drag a chess piece.</source>
        <translation>바둑판의 점을 클릭합니다. 체스 기물은 클릭하거나 끕니다.</translation>
    </message>
    <message>
        <source>Enter or Space shows a cursor on the board. Arrow keys move it, Enter plays, Esc hides it.</source>
        <translation>Enter나 스페이스를 누르면 판에 커서가 나옵니다. 화살표로 옮기고 Enter로 두며 Esc로 숨깁니다.</translation>
    </message>
    <message>
        <source>Press T to type moves: Nf3, e7e8q, Q16 or pass.</source>
        <translation>T를 누르면 수를 입력할 수 있습니다: Nf3, e7e8q, Q16, pass.</translation>
    </message>
    <message>
        <source>The arrow keys step through the game. Help ▸ Keys lists all keys.</source>
        <translation>화살표 키로 기보를 넘깁니다. 모든 키는 ‘도움말 ▸ 단축키’에 있습니다.</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>국면 편집하기</translation>
    </message>
    <message>
        <source>Press Ctrl+E. Choose a piece or a stone, then click the board. The right button clears a square.</source>
        <translation>Ctrl+E를 누르고 기물이나 돌을 고른 뒤 판을 클릭합니다. 오른쪽 버튼은 칸을 비웁니다.</translation>
    </message>
    <message>
        <source>Choose the side to move, castling rights, handicap and komi. You can also paste a FEN or an SGF.</source>
        <translation>둘 차례, 캐슬링 권리, 접바둑, 덤을 고릅니다. FEN이나 SGF를 붙여 넣을 수도 있습니다.</translation>
    </message>
    <message>
        <source>Play from the position, or use it as the start of a new record.</source>
        <translation>그 국면에서 대국하거나 새 기보의 시작으로 씁니다.</translation>
    </message>
    <message>
        <source>Review a game</source>
        <translation>복기하기</translation>
    </message>
    <message>
        <source>Open a game and go to Review. Analysis runs in the background; Space turns it off and on.</source>
        <translation>기보를 열고 복기로 갑니다. 분석은 백그라운드에서 진행되며 스페이스로 끄고 켭니다.</translation>
    </message>
    <message>
        <source>N and Shift+N go to the next and the previous mistake, with the points or winning chances lost.</source>
        <translation>N과 Shift+N은 다음과 이전 실수로 가며, 잃은 집이나 승률을 보여 줍니다.</translation>
    </message>
    <message>
        <source>The table shows how often players of each rank choose a move.</source>
        <translation>표는 등급마다 그 수를 얼마나 자주 두는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Press F4 to play from the position, and F3 for a report.</source>
        <translation>F4는 그 국면에서 대국하고, F3는 보고서를 엽니다.</translation>
    </message>
    <message>
        <source>Read the strength plot</source>
        <translation>실력 그래프 읽기</translation>
    </message>
    <message>
        <source>The lines show the strength score (β) of both players, averaged over several moves.</source>
        <translation>선은 두 대국자의 실력 점수(β)를 여러 수에 걸쳐 평균한 것입니다.</translation>
    </message>
    <message>
        <source>The coloured bands show where players of each rank usually are.</source>
        <translation>색 띠는 각 등급의 대국자가 보통 속하는 범위를 나타냅니다.</translation>
    </message>
    <message>
        <source>Click the plot to go to a move. Turn the wheel to zoom.</source>
        <translation>그래프를 클릭하면 그 수로 갑니다. 휠을 돌리면 확대·축소됩니다.</translation>
    </message>
    <message>
        <source>Explore openings</source>
        <translation>오프닝 살펴보기</translation>
    </message>
    <message>
        <source>Each row is a move: how many games went on with it, how they ended, and the average rank of those who played it.</source>
        <translation>각 줄은 한 수입니다. 그 수로 이어진 기보 수, 결과, 둔 사람의 평균 등급을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Click a move to play it. Click a game to open it at this position.</source>
        <translation>수를 클릭하면 그 수를 둡니다. 기보를 클릭하면 이 국면에서 열립니다.</translation>
    </message>
    <message>
        <source>Transpositions count. In Go, a rotated or mirrored position is the same position.</source>
        <translation>수순이 달라도 같은 국면이면 셉니다. 바둑에서는 돌리거나 뒤집은 국면도 같은 국면입니다.</translation>
    </message>
    <message>
        <source>Choose your library, your own games, or a file or folder. Files are read once, in the background.</source>
        <translation>기보 보관함, 내가 둔 대국, 또는 파일이나 폴더를 고릅니다. 파일은 백그라운드에서 한 번만 읽습니다.</translation>
    </message>
    <message>
        <source>Collect and find games</source>
        <translation>기보 모으고 찾기</translation>
    </message>
    <message>
        <source>Import files, folders, ZIP archives or the games of an account. Your own games are added automatically.</source>
        <translation>파일, 폴더, ZIP, 계정의 기보를 가져옵니다. 내가 둔 대국은 자동으로 추가됩니다.</translation>
    </message>
    <message>
        <source>Search by player, event or opening, and filter by rank, result, date or tag.</source>
        <translation>대국자, 대회, 오프닝으로 찾고 등급, 결과, 날짜, 태그로 거릅니다.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F finds all games with the position on the board.</source>
        <translation>Ctrl+Shift+F는 판 위의 국면이 나온 기보를 모두 찾습니다.</translation>
    </message>
    <message>
        <source>Right-click the heading of the table to choose columns, and a game to tag, copy or export it.</source>
        <translation>표 머리를 오른쪽 클릭하면 열을 고르고, 기보를 오른쪽 클릭하면 태그를 달거나 복사, 내보내기를 합니다.</translation>
    </message>
    <message>
        <source>Estimate your rank</source>
        <translation>내 등급 추정하기</translation>
    </message>
    <message>
        <source>Import your games on the Games page, and choose your names there.</source>
        <translation>기보 페이지에서 대국을 가져오고 내 이름을 고릅니다.</translation>
    </message>
    <message>
        <source>The estimate has an interval. More games make it narrower.</source>
        <translation>추정에는 구간이 있습니다. 기보가 많을수록 좁아집니다.</translation>
    </message>
    <message>
        <source>“My rank” also shows the estimate by phase of the game, opening and time control.</source>
        <translation>‘내 등급’은 대국 단계, 오프닝, 제한 시간별 추정도 보여 줍니다.</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <translation>실수에서 배우기</translation>
    </message>
    <message>
        <source>A card shows a position from your own games. Find a better move than the one you played.</source>
        <translation>카드는 내 대국에서 나온 국면입니다. 실전보다 나은 수를 찾습니다.</translation>
    </message>
    <message>
        <source>Cards that you miss return soon. Cards that you solve return later and later.</source>
        <translation>틀린 카드는 곧 다시 나옵니다. 푼 카드는 간격을 점점 늘려 다시 나옵니다.</translation>
    </message>
    <message>
        <source>You can also guess moves, train an opening, test your rank, or play with a tutor.</source>
        <translation>수 맞히기, 오프닝 연습, 등급 테스트, 지도 대국도 할 수 있습니다.</translation>
    </message>
    <message>
        <source>Watch the search</source>
        <translation>탐색 보기</translation>
    </message>
    <message>
        <source>The Tree page shows which moves the search visits, and how it values them.</source>
        <translation>트리 페이지는 탐색이 어떤 수를 방문하고 어떻게 평가하는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Compare the search with and without the influence of a rank. δ shows how far a move is from that rank.</source>
        <translation>등급을 반영한 탐색과 반영하지 않은 탐색을 비교합니다. δ는 수가 그 등급에서 얼마나 먼지 나타냅니다.</translation>
    </message>
    <message>
        <source>Choose networks and engines</source>
        <translation>신경망과 엔진 고르기</translation>
    </message>
    <message>
        <source>The Engines page shows which networks play and analyse. Drop a KataGo network on the window to use it.</source>
        <translation>엔진 페이지는 대국과 분석에 쓰는 신경망을 보여 줍니다. KataGo 신경망을 창에 끌어 놓으면 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Add programs that speak GTP or UCI, such as GNU Go or Stockfish, to play them or to analyse.</source>
        <translation>GNU Go나 Stockfish처럼 GTP나 UCI를 지원하는 프로그램을 추가하면 대국하거나 분석할 수 있습니다.</translation>
    </message>
    <message>
        <source>Measure in the Lab</source>
        <translation>연구실에서 측정하기</translation>
    </message>
    <message>
        <source>The Lab plays matches and measures how well ranks are estimated. Choose a measurement and start it.</source>
        <translation>연구실은 시합을 치르고 등급 추정이 얼마나 정확한지 잽니다. 측정을 골라 시작합니다.</translation>
    </message>
    <message>
        <source>Save, export and print</source>
        <translation>저장, 내보내기, 인쇄</translation>
    </message>
    <message>
        <source>Games of your library are saved automatically. Ctrl+S writes an SGF or PGN file.</source>
        <translation>기보 보관함의 기보는 자동으로 저장됩니다. Ctrl+S는 SGF나 PGN 파일로 저장합니다.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E exports the board as an image, Ctrl+Shift+G the moves as an animation. Ctrl+P prints.</source>
        <translation>Ctrl+Shift+E는 판을 이미지로, Ctrl+Shift+G는 수순을 애니메이션으로 내보냅니다. Ctrl+P는 인쇄합니다.</translation>
    </message>
    <message>
        <source>Ctrl+C copies the game, Ctrl+Shift+C the position. Ctrl+V pastes SGF, PGN or FEN.</source>
        <translation>Ctrl+C는 기보를, Ctrl+Shift+C는 국면을 복사합니다. Ctrl+V는 SGF, PGN, FEN을 붙여 넣습니다.</translation>
    </message>
    <message>
        <source>Analyse ▸ Export the annotated game writes your review into the file.</source>
        <translation>‘분석 ▸ 설명이 달린 기보 내보내기’는 복기 내용을 파일에 저장합니다.</translation>
    </message>
    <message>
        <source>Change the settings</source>
        <translation>설정 바꾸기</translation>
    </message>
    <message>
        <source>Press Ctrl+comma. The settings open beside the board and apply at once.</source>
        <translation>Ctrl+쉼표를 누릅니다. 설정은 판 옆에 열리고 바로 적용됩니다.</translation>
    </message>
    <message>
        <source>Choose theme, language, boards, pieces and sounds, and change the keys.</source>
        <translation>테마, 언어, 판, 기물, 소리를 고르고 단축키를 바꿉니다.</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>등급</translation>
    </message>
    <message>
        <source>A step on a scale of players: 5 kyu, 3 dan, 1400–1599. Dan is above kyu; 1 kyu is the strongest kyu.</source>
        <translation>대국자의 실력 단계: 5급, 3단, 1400–1599. 단이 급보다 높고, 1급이 급 가운데 가장 강합니다.</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>추정</translation>
    </message>
    <message>
        <source>What the program computes about a player&apos;s rank from games.</source>
        <translation>프로그램이 기보에서 계산한 대국자의 등급.</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>구간</translation>
    </message>
    <message>
        <source>A range that contains the true rank with a stated probability, such as 80 %.</source>
        <translation>실제 등급을 80%처럼 정해진 확률로 포함하는 범위.</translation>
    </message>
    <message>
        <source>strength score (β)</source>
        <translation>실력 점수(β)</translation>
    </message>
    <message>
        <source>A number for the strength that moves show, learned from games of all ranks.</source>
        <translation>수가 보여 주는 실력을 나타내는 수. 모든 등급의 기보에서 배웠습니다.</translation>
    </message>
    <message>
        <source>δ (delta)</source>
        <translation>δ(델타)</translation>
    </message>
    <message>
        <source>The difference between the β of a move and the β of a chosen rank. Near zero, the move is typical of that rank.</source>
        <translation>수의 β와 고른 등급의 β의 차이. 0에 가까우면 그 등급다운 수입니다.</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>정책</translation>
    </message>
    <message>
        <source>The probability of each move, for players of a rank.</source>
        <translation>한 등급의 대국자가 각 수를 둘 확률.</translation>
    </message>
    <message>
        <source>candidate moves</source>
        <translation>후보수</translation>
    </message>
    <message>
        <source>The moves that are worth considering in a position.</source>
        <translation>국면에서 생각해 볼 만한 수.</translation>
    </message>
    <message>
        <source>evaluation</source>
        <translation>평가</translation>
    </message>
    <message>
        <source>What a network computes for a position: winning chances, lead and the probability of each move.</source>
        <translation>신경망이 국면에 대해 계산하는 값: 승률, 집 차이, 각 수의 확률.</translation>
    </message>
    <message>
        <source>winning chances</source>
        <translation>승률</translation>
    </message>
    <message>
        <source>The estimated probability that a side wins the game.</source>
        <translation>한쪽이 이길 것으로 추정되는 확률.</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>집 차이</translation>
    </message>
    <message>
        <source>Go: the expected difference of the scores at the end of the game.</source>
        <translation>바둑: 끝났을 때 예상되는 집 차이.</translation>
    </message>
    <message>
        <source>points lost</source>
        <translation>잃은 집</translation>
    </message>
    <message>
        <source>inaccuracy, mistake, blunder</source>
        <translation>부정확한 수, 실수, 큰 실수</translation>
    </message>
    <message>
        <source>visits</source>
        <translation>방문 수</translation>
    </message>
    <message>
        <source>How often the search examined a move. More visits make its value more certain.</source>
        <translation>탐색이 수를 살펴본 횟수. 많을수록 값이 확실해집니다.</translation>
    </message>
    <message>
        <source>network</source>
        <translation>신경망</translation>
    </message>
    <message>
        <source>A model that evaluates positions. Ours are trained on games of people; strong ones, such as KataGo&apos;s, are not.</source>
        <translation>국면을 평가하는 모델. 기본 제공 신경망은 사람의 기보로 학습했고, KataGo 같은 강한 신경망은 그렇지 않습니다.</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Another program that plays or analyses, connected by GTP (Go) or UCI (chess).</source>
        <translation>대국이나 분석을 하는 다른 프로그램. GTP(바둑)나 UCI(체스)로 연결합니다.</translation>
    </message>
    <message>
        <source>card</source>
        <translation>카드</translation>
    </message>
    <message>
        <source>A position to solve on the Learn page.</source>
        <translation>배우기 페이지에서 푸는 국면.</translation>
    </message>
    <message>
        <source>tutor</source>
        <translation>선생님</translation>
    </message>
    <message>
        <source>The voice that comments on your moves in a teaching game.</source>
        <translation>지도 대국에서 내 수에 설명을 달아 주는 역할.</translation>
    </message>
    <message>
        <source>held-out players</source>
        <translation>검증용 대국자</translation>
    </message>
    <message>
        <source>Players whose games were not used for training. Accuracy is measured on them.</source>
        <translation>기보를 학습에 쓰지 않은 대국자. 정확도는 이들로 잽니다.</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>A rating in numbers. A lead of 200 points means about 76 % of the points against that opponent.</source>
        <translation>실력을 나타내는 수. 200점 높으면 그 상대에게 약 76%의 승점을 얻습니다.</translation>
    </message>
    <message>
        <source>transposition</source>
        <translation>수순 바꿈</translation>
    </message>
    <message>
        <source>Another order of moves that leads to the same position.</source>
        <translation>같은 국면에 이르는 다른 수순.</translation>
    </message>
    <message>
        <source>variation</source>
        <translation>변화도</translation>
    </message>
    <message>
        <source>A line of moves that was not played in the game but is written in the record.</source>
        <translation>대국에서는 두지 않았지만 기보에 적힌 수순.</translation>
    </message>
    <message>
        <source>komi</source>
        <translation>덤</translation>
    </message>
    <message>
        <source>Go: points that White receives because Black moves first.</source>
        <translation>바둑: 흑이 먼저 두므로 백이 받는 집.</translation>
    </message>
    <message>
        <source>handicap</source>
        <translation>접바둑</translation>
    </message>
    <message>
        <source>Go: stones that the weaker player has on the board when the game begins.</source>
        <translation>바둑: 약한 쪽이 시작할 때 미리 놓는 돌.</translation>
    </message>
    <message>
        <source>sente</source>
        <translation>선수</translation>
    </message>
    <message>
        <source>Go: the initiative. A sente move has to be answered.</source>
        <translation>바둑: 주도권. 선수에는 받아야 합니다.</translation>
    </message>
    <message>
        <source>gote</source>
        <translation>후수</translation>
    </message>
    <message>
        <source>Go: the opposite of sente. A gote move gives the initiative to the opponent.</source>
        <translation>바둑: 선수의 반대. 후수는 주도권을 상대에게 넘깁니다.</translation>
    </message>
    <message>
        <source>tenuki</source>
        <translation>손뺌</translation>
    </message>
    <message>
        <source>Go: playing elsewhere instead of answering.</source>
        <translation>바둑: 받지 않고 다른 곳에 두는 것.</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>패</translation>
    </message>
    <message>
        <source>Go: a stone that was just taken may not be retaken at once. The forbidden point is marked.</source>
        <translation>바둑: 방금 따낸 돌을 바로 되따낼 수 없습니다. 둘 수 없는 점은 표시됩니다.</translation>
    </message>
    <message>
        <source>seki</source>
        <translation>빅</translation>
    </message>
    <message>
        <source>Go: both groups live because neither side can attack without losing its own group.</source>
        <translation>바둑: 어느 쪽이든 먼저 공격하면 자기 돌이 잡히므로 양쪽 돌이 모두 사는 모양.</translation>
    </message>
    <message>
        <source>dame</source>
        <translation>공배</translation>
    </message>
    <message>
        <source>Go: a point that belongs to nobody.</source>
        <translation>바둑: 누구의 집도 아닌 점.</translation>
    </message>
    <message>
        <source>jigo</source>
        <translation>무승부(빅)</translation>
    </message>
    <message>
        <source>Go: a draw.</source>
        <translation>바둑: 비긴 대국.</translation>
    </message>
    <message>
        <source>byo-yomi</source>
        <translation>초읽기</translation>
    </message>
    <message>
        <source>FEN</source>
        <translation>FEN</translation>
    </message>
    <message>
        <source>A line of text that describes a chess position.</source>
        <translation>체스 국면을 나타내는 한 줄의 글.</translation>
    </message>
    <message>
        <source>PGN, SGF</source>
        <translation>PGN, SGF</translation>
    </message>
    <message>
        <source>The file formats of chess games (PGN) and Go games (SGF).</source>
        <translation>체스 기보(PGN)와 바둑 기보(SGF)의 파일 형식.</translation>
    </message>
    <message>
        <source>L starts a live analysis of the position, with up to ten lines. E shows the evaluation bar.</source>
        <translation>L을 누르면 최대 열 개의 수순으로 실시간 분석을 시작합니다. E는 평가 막대를 표시합니다.</translation>
    </message>
    <message>
        <source>Press L to analyse the position while you set it up.</source>
        <translation>L을 누르면 국면을 만드는 동안 분석합니다.</translation>
    </message>
    <message>
        <source>On 19×19, “This corner” shows how games went on in a corner with the same stones. Shift+X switches.</source>
        <translation>19×19에서 ‘이 귀’는 같은 돌이 있는 귀에서 대국이 어떻게 이어졌는지 보여 줍니다. Shift+X로 전환합니다.</translation>
    </message>
    <message>
        <source>Coaches can add students. Each student has a separate rank, cards and schedule.</source>
        <translation>지도자는 학생을 추가할 수 있습니다. 학생마다 등급, 카드, 일정이 따로 있습니다.</translation>
    </message>
    <message>
        <source>A student&apos;s games are those of the chosen names, and those with the student&apos;s name as a tag.</source>
        <translation>학생의 대국은 선택한 이름의 대국과 학생 이름을 태그로 가진 대국입니다.</translation>
    </message>
    <message>
        <source>Every move is saved at once. An unfinished game is restored when you return.</source>
        <translation>모든 수는 바로 저장됩니다. 끝나지 않은 대국은 다음에 시작할 때 이어집니다.</translation>
    </message>
    <message>
        <source>It runs in the background. The figures of the published papers are shown next to the results.</source>
        <translation>측정은 백그라운드에서 진행됩니다. 결과는 발표된 논문의 수치와 나란히 나옵니다.</translation>
    </message>
    <message>
        <source>Go: how many points a move loses, compared with the best move.</source>
        <translation>바둑: 최선의 수와 비교해 그 수로 잃은 집.</translation>
    </message>
    <message>
        <source>Marks for moves that lose a little, much, or very much.</source>
        <translation>손해가 작은 수, 큰 수, 아주 큰 수에 붙는 표시.</translation>
    </message>
    <message>
        <source>Overtime in periods. A period that is not used up starts again with the next move.</source>
        <translation>구간으로 나뉜 추가 시간. 다 쓰지 않은 구간은 다음 수에서 처음부터 다시 셉니다.</translation>
    </message>
    <message>
        <source>A strong Go network finds more mistakes in reviews, checks cards, and shows who owns each point.</source>
        <translation>강한 바둑 신경망은 복기에서 더 많은 실수를 찾고, 카드를 검증하며, 각 점이 누구의 집인지 보여 줍니다.</translation>
    </message>
    <message>
        <source>Press X on a page with a board. The opening explorer appears above the other panels; Esc closes it.</source>
        <translation>판이 있는 페이지에서 X를 누르면 다른 패널 위에 오프닝 탐색기가 나옵니다. Esc로 닫습니다.</translation>
    </message>
    <message>
        <source>brilliant</source>
        <translation>묘수</translation>
    </message>
    <message>
        <source>!! marks the only good move if fewer than 5 of 100 players of the rank find it: the second best move would be a blunder.</source>
        <translation>!!는 그 등급 100명 중 5명 미만만 찾는 유일한 좋은 수를 나타냅니다. 차선의 수는 큰 실수가 됩니다.</translation>
    </message>
    <message>
        <source>If the files name opponents&apos; ranks, the estimate from everything in the files sets your opponents, cards and advice.</source>
        <translation>파일에 상대의 등급이 있으면 상대, 카드, 조언은 파일의 모든 정보에 따른 추정을 따릅니다.</translation>
    </message>
    <message>
        <source>Enter or a double click on a move adds its line to the game as a variation.</source>
        <translation>수를 두 번 클릭하거나 Enter를 누르면 그 수순이 변화도로 기보에 추가됩니다.</translation>
    </message>
    <message>
        <source>Drop a game file, or SGF, PGN or FEN text, on the window to open it.</source>
        <translation>대국 파일이나 SGF, PGN, FEN 텍스트를 창에 끌어다 놓으면 열립니다.</translation>
    </message>
    <message>
        <source>Shift+L shows the threat: the opponent&apos;s best moves if it were their turn.</source>
        <translation>Shift+L은 위협, 즉 상대 차례일 때의 최선 수를 보여 줍니다.</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>도움말</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>도움말 검색</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>도움말 페이지</translation>
    </message>
    <message>
        <source>Text of the help</source>
        <translation>도움말 본문</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>용어집</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Nothing found. Try another word.</source>
        <translation>찾지 못했습니다. 다른 낱말로 찾아보세요.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>The network is still loading; ask again in a moment.</source>
        <translation>신경망을 아직 불러오고 있습니다. 잠시 뒤에 다시 요청하세요.</translation>
    </message>
    <message>
        <source>Look at the upper left.</source>
        <translation>왼쪽 위를 보세요.</translation>
    </message>
    <message>
        <source>Look at the upper side.</source>
        <translation>위쪽을 보세요.</translation>
    </message>
    <message>
        <source>Look at the upper right.</source>
        <translation>오른쪽 위를 보세요.</translation>
    </message>
    <message>
        <source>Look at the left side.</source>
        <translation>왼쪽을 보세요.</translation>
    </message>
    <message>
        <source>Look at the centre.</source>
        <translation>가운데를 보세요.</translation>
    </message>
    <message>
        <source>Look at the right side.</source>
        <translation>오른쪽을 보세요.</translation>
    </message>
    <message>
        <source>Look at the lower left.</source>
        <translation>왼쪽 아래를 보세요.</translation>
    </message>
    <message>
        <source>Look at the lower side.</source>
        <translation>아래쪽을 보세요.</translation>
    </message>
    <message>
        <source>Look at the lower right.</source>
        <translation>오른쪽 아래를 보세요.</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>분석하는 중…</translation>
    </message>
    <message>
        <source>Consider one of these: %1.</source>
        <translation>이 중 하나를 생각해 보세요: %1.</translation>
    </message>
    <message>
        <source>Players one rank above you choose %1.</source>
        <translation>한 등급 위의 대국자가 고르는 수: %1.</translation>
    </message>
    <message>
        <source>Show moves</source>
        <translation>몇 가지 수 보기</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>그 수 보기</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>in the area to look at</source>
        <translation>살펴볼 영역 안</translation>
    </message>
    <message>
        <source>the piece to think about</source>
        <translation>생각해 볼 기물</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Think about your %1 on %2.</source>
        <translation>%2의 %1을(를) 생각해 보세요.</translation>
    </message>
    <message>
        <source>Consider %1.</source>
        <translation>%1을(를) 생각해 보세요.</translation>
    </message>
</context>
<context>
    <name>ImportReportCard</name>
    <message numerus="yes">
        <source>%n games imported</source>
        <translation>
            <numerusform>%n국을 가져옴</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already in your games</source>
        <translation>
            <numerusform>%n국은 이미 내 기보에 있음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n imported in part, up to an error</source>
        <translation>
            <numerusform>%n국은 오류가 있는 곳까지만 가져옴</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be read</source>
        <translation>
            <numerusform>%n국은 읽을 수 없음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be read</source>
        <translation>
            <numerusform>파일 %n개는 읽을 수 없음</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Import stopped; import again to continue.</source>
        <translation>%1. 가져오기를 중지했습니다. 계속하려면 다시 가져오세요.</translation>
    </message>
    <message>
        <source>What could not be imported</source>
        <translation>가져오지 못한 것</translation>
    </message>
    <message>
        <source>Close the import report</source>
        <translation>가져오기 결과 닫기</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>목록 복사</translation>
    </message>
    <message>
        <source>One line per problem, with the full path</source>
        <translation>문제마다 한 줄, 전체 경로 포함</translation>
    </message>
    <message numerus="yes">
        <source>%n files of another kind skipped</source>
        <translation>
            <numerusform>다른 종류의 파일 %n개 건너뜀</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InfoPanel</name>
    <message>
        <source>Back to the game</source>
        <translation>대국으로 돌아가기</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>previous move, next move</source>
        <translation>이전 수, 다음 수</translation>
    </message>
    <message>
        <source>Shift ← →</source>
        <translation>Shift ← →</translation>
    </message>
    <message>
        <source>ten moves</source>
        <translation>열 수</translation>
    </message>
    <message>
        <source>previous variation, next variation</source>
        <translation>이전 변화도, 다음 변화도</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>go to start, go to end</source>
        <translation>처음으로, 끝으로</translation>
    </message>
    <message>
        <source>Page Up, Down</source>
        <translation>Page Up, Down</translation>
    </message>
    <message>
        <source>previous game, next game of the file</source>
        <translation>파일의 이전 대국, 다음 대국</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter 또는 스페이스</translation>
    </message>
    <message>
        <source>show a cursor on the board; arrows move it, Enter or Space plays, Esc hides it</source>
        <translation>판에 커서를 표시합니다. 화살표 키로 옮기고, Enter나 스페이스로 두고, Esc로 숨깁니다</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>한 수 쉼</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>coordinates</source>
        <translation>좌표</translation>
    </message>
    <message>
        <source>Ctrl C, Ctrl V</source>
        <translation>Ctrl C, Ctrl V</translation>
    </message>
    <message>
        <source>copy the game, paste SGF, PGN or FEN</source>
        <translation>기보 복사, SGF·PGN·FEN 붙여넣기</translation>
    </message>
    <message>
        <source>Ctrl Shift C</source>
        <translation>Ctrl Shift C</translation>
    </message>
    <message>
        <source>copy the position: FEN, or SGF</source>
        <translation>국면 복사: FEN 또는 SGF</translation>
    </message>
    <message>
        <source>Ctrl N, O, S</source>
        <translation>Ctrl N, O, S</translation>
    </message>
    <message>
        <source>new game, open, save</source>
        <translation>새 대국, 열기, 저장</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>전체 화면</translation>
    </message>
    <message>
        <source>Evenmatch</source>
        <translation>Evenmatch</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>버전</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>라이선스</translation>
    </message>
    <message>
        <source>GNU General Public License, version 3 or later; there is no warranty</source>
        <translation>GNU 일반 공중 사용 허가서 버전 3 이상. 어떠한 보증도 없습니다</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>사용한 도구</translation>
    </message>
    <message>
        <source>N, Shift N</source>
        <translation>N, Shift N</translation>
    </message>
    <message>
        <source>in Review: next mistake, previous mistake</source>
        <translation>복기에서: 다음 실수, 이전 실수</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>스페이스</translation>
    </message>
    <message>
        <source>in Review: analysis on or off</source>
        <translation>복기에서: 분석 켜기/끄기</translation>
    </message>
    <message>
        <source>Ctrl ,</source>
        <translation>Ctrl ,</translation>
    </message>
    <message>
        <source>settings; keys can be changed there</source>
        <translation>설정(단축키도 여기에서 바꿀 수 있습니다)</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>cancel the move</source>
        <translation>수를 취소</translation>
    </message>
    <message>
        <source>Go and chess, at your own level.</source>
        <translation>내 수준에 맞는 바둑과 체스.</translation>
    </message>
    <message>
        <source>Ctrl 1 … 7</source>
        <translation>Ctrl 1 … 7</translation>
    </message>
    <message>
        <source>the pages</source>
        <translation>페이지</translation>
    </message>
    <message>
        <source>Ctrl Z, Ctrl Shift Z</source>
        <translation>Ctrl Z, Ctrl Shift Z</translation>
    </message>
    <message>
        <source>undo, redo the last change on this page</source>
        <translation>이 페이지의 마지막 변경을 취소, 다시 실행</translation>
    </message>
    <message>
        <source>Ctrl Backspace</source>
        <translation>Ctrl Backspace</translation>
    </message>
    <message>
        <source>Ctrl H, Ctrl D, Ctrl R</source>
        <translation>Ctrl H, Ctrl D, Ctrl R</translation>
    </message>
    <message>
        <source>hint, draw, resign</source>
        <translation>힌트, 무승부, 기권</translation>
    </message>
    <message>
        <source>move numbers on the stones</source>
        <translation>돌에 수 번호 표시</translation>
    </message>
    <message>
        <source>in Review: evaluation bar</source>
        <translation>복기에서: 평가 막대</translation>
    </message>
    <message>
        <source>Ctrl E</source>
        <translation>Ctrl E</translation>
    </message>
    <message>
        <source>set up a position</source>
        <translation>국면 편집</translation>
    </message>
    <message>
        <source>Ctrl I</source>
        <translation>Ctrl I</translation>
    </message>
    <message>
        <source>edit players, event, date and result</source>
        <translation>대국자, 대회, 날짜, 결과 편집</translation>
    </message>
    <message>
        <source>type a move: Nf3, e7e8q, Q16, pass</source>
        <translation>수 입력: Nf3, e7e8q, Q16, pass</translation>
    </message>
    <message>
        <source>Ctrl Alt C</source>
        <translation>Ctrl Alt C</translation>
    </message>
    <message>
        <source>copy the board as an image</source>
        <translation>판을 이미지로 복사</translation>
    </message>
    <message>
        <source>Ctrl Shift E, Ctrl P</source>
        <translation>Ctrl Shift E, Ctrl P</translation>
    </message>
    <message>
        <source>export the board as an image, print it</source>
        <translation>판을 이미지로 내보내기, 인쇄</translation>
    </message>
    <message>
        <source>opening explorer</source>
        <translation>오프닝 탐색기</translation>
    </message>
    <message>
        <source>Ctrl Shift G</source>
        <translation>Ctrl Shift G</translation>
    </message>
    <message>
        <source>export the moves as an animated GIF</source>
        <translation>수순을 움직이는 GIF로 내보내기</translation>
    </message>
    <message>
        <source>F1, Shift F1</source>
        <translation>F1, Shift F1</translation>
    </message>
    <message>
        <source>help on this page, these keys</source>
        <translation>이 페이지의 도움말, 이 단축키 목록</translation>
    </message>
    <message>
        <source>flip the board</source>
        <translation>판 뒤집기</translation>
    </message>
    <message>
        <source>L, Shift L</source>
        <translation>L, Shift L</translation>
    </message>
    <message>
        <source>live analysis, the opponent&apos;s threat</source>
        <translation>실시간 분석, 상대의 위협</translation>
    </message>
</context>
<context>
    <name>JobBar</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>%n초 남음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes left</source>
        <translation>
            <numerusform>%n분 남음</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행률</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1(외 %n건)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KataGoCard</name>
    <message>
        <source>Analysis of your Go games with KataGo</source>
        <translation>KataGo로 내 바둑 분석</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>사용</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>KataGo computes how many points your moves lose. With a HumanSL network it also estimates your rank, from 20 kyu to 9 dan. My rank shows both results. KataGo analyses your latest 20 games, and Evenmatch stores the results.</source>
        <translation>KataGo는 내 수가 몇 집 손해인지 계산합니다. HumanSL 신경망이 있으면 20급부터 9단까지의 등급도 추정합니다. ‘내 등급’에 두 결과가 모두 나옵니다. KataGo가 최근 20국을 분석하고, Evenmatch가 결과를 저장합니다.</translation>
    </message>
    <message>
        <source>Command that starts KataGo&apos;s analysis engine</source>
        <translation>KataGo 분석 엔진을 시작하는 명령</translation>
    </message>
    <message>
        <source>Start KataGo and check that it responds</source>
        <translation>KataGo를 시작해서 응답하는지 확인합니다</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 제거</translation>
    </message>
    <message>
        <source>Testing %1</source>
        <translation>%1 시험 중</translation>
    </message>
    <message>
        <source>✓ KataGo %1 works, with a HumanSL network.</source>
        <translation>✓ KataGo %1이(가) 작동합니다. HumanSL 신경망이 있습니다.</translation>
    </message>
    <message>
        <source>✓ KataGo %1 works. It reports points lost, but cannot estimate ranks: it was started without a HumanSL network (-human-model).</source>
        <translation>✓ KataGo %1이(가) 작동합니다. 손해 본 집 수는 나오지만, HumanSL 신경망(-human-model) 없이 시작해서 등급은 추정할 수 없습니다.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 초</translation>
    </message>
    <message>
        <source>How long to wait for KataGo</source>
        <translation>KataGo를 기다리는 시간</translation>
    </message>
    <message>
        <source>Starting it… %1 s; at most %2 s.</source>
        <translation>시작하는 중… %1초, 최대 %2초.</translation>
    </message>
    <message>
        <source>KataGo&apos;s command</source>
        <translation>KataGo의 명령</translation>
    </message>
    <message>
        <source>Time limit for its start and for every response. On a slow processor, or while it tunes a GPU, KataGo needs minutes.</source>
        <translation>시작과 각 응답의 제한 시간입니다. 느린 프로세서나 GPU를 조정할 때는 몇 분이 걸립니다.</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>The measurement program does not respond: %1.</source>
        <translation>측정 프로그램이 응답하지 않습니다: %1.</translation>
    </message>
    <message>
        <source>it ended at once</source>
        <translation>바로 끝났습니다</translation>
    </message>
    <message>
        <source>Measuring: %1</source>
        <translation>측정 중: %1</translation>
    </message>
</context>
<context>
    <name>LabForm</name>
    <message>
        <source>New measurement</source>
        <translation>새 측정</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>간단히</translation>
    </message>
    <message>
        <source>A small sample that takes a minute or less</source>
        <translation>1분 이내에 끝나는 작은 표본</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>Sample sizes of the paper where feasible; takes minutes to hours</source>
        <translation>가능한 범위에서 논문과 같은 표본 크기. 몇 분에서 몇 시간 걸립니다</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>측정</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>실험</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>추가 설정</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>플레이어</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>A folder with games of players whose ranks are known, in folders named train, candidate and query</source>
        <translation>등급이 알려진 플레이어의 기보 폴더(train, candidate, query)</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>데이터</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>규모</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>Simulations of the search for each move</source>
        <translation>한 수의 탐색 시뮬레이션 수</translation>
    </message>
    <message>
        <source>The same seed gives the same games</source>
        <translation>같은 시드는 같은 대국을 만듭니다</translation>
    </message>
    <message>
        <source>the bundled one</source>
        <translation>기본 제공</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>신경망</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>표본</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation>시뮬레이션</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>선택: %1</translation>
    </message>
    <message>
        <source>Games of known ranks</source>
        <translation>등급이 알려진 기보</translation>
    </message>
    <message>
        <source>Use another network</source>
        <translation>다른 신경망 사용</translation>
    </message>
    <message>
        <source>Networks (*.evm *.pb.gz *.pb);;All files (*)</source>
        <translation>신경망 (*.evm *.pb.gz *.pb);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Enter the player.</source>
        <translation>플레이어를 입력하세요.</translation>
    </message>
    <message>
        <source>Enter the opponent.</source>
        <translation>상대를 입력하세요.</translation>
    </message>
    <message>
        <source>This experiment needs games of players with known ranks. Choose their folder.</source>
        <translation>이 실험에는 등급이 알려진 플레이어의 기보가 필요합니다. 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>Games or positions for each number in a table</source>
        <translation>표의 값 하나에 드는 대국 또는 국면 수</translation>
    </message>
    <message>
        <source>A player in the notation of evenmatch-cli: heuristic, random, minimax:3, uct:500, rank:1500, policy:3d, sa:-0.5, gtp:COMMAND, uci:COMMAND</source>
        <translation>evenmatch-cli 표기의 플레이어: heuristic, random, minimax:3, uct:500, rank:1500, policy:3d, sa:-0.5, gtp:명령, uci:명령</translation>
    </message>
</context>
<context>
    <name>LabPage</name>
    <message>
        <source>Runs</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>The folder for the results cannot be made. Is the disk full?</source>
        <translation>결과 폴더를 만들 수 없습니다. 디스크가 가득 찼나요?</translation>
    </message>
</context>
<context>
    <name>LabResultPanel</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n초</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n분</numerusform>
        </translation>
    </message>
    <message>
        <source>The first results will appear soon.</source>
        <translation>첫 결과가 곧 나타납니다.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>참고</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행률</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Delete this run and its results</source>
        <translation>이 실행과 결과를 삭제합니다</translation>
    </message>
    <message>
        <source>Compare with another run</source>
        <translation>다른 실행과 비교</translation>
    </message>
    <message>
        <source>This run ended without results. Press Continue to resume it.</source>
        <translation>결과 없이 끝난 실행입니다. ‘계속’을 누르면 이어집니다.</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>비교…</translation>
    </message>
    <message>
        <source>Export results</source>
        <translation>결과 내보내기</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All results (*.json);;Plots (*.svg *.png *.pdf)</source>
        <translation>표 (*.csv);;모든 결과 (*.json);;그림 (*.svg *.png *.pdf)</translation>
    </message>
    <message>
        <source>Delete this run and its results? This cannot be undone.</source>
        <translation>이 실행을 결과와 함께 삭제할까요? 되돌릴 수 없습니다.</translation>
    </message>
    <message>
        <source>This run ended without results.</source>
        <translation>결과 없이 끝난 실행입니다.</translation>
    </message>
</context>
<context>
    <name>LabRun</name>
    <message>
        <source>The measurement could not be started: %1.</source>
        <translation>측정을 시작하지 못했습니다: %1.</translation>
    </message>
    <message>
        <source>The measurement was interrupted. Its results so far are kept; Continue resumes it.</source>
        <translation>측정이 중단되었습니다. 지금까지의 결과는 보관되며, ‘계속’을 누르면 이어집니다.</translation>
    </message>
    <message>
        <source>The measurement ended without a result (exit code %1).</source>
        <translation>측정이 결과 없이 끝났습니다(종료 코드 %1).</translation>
    </message>
    <message>
        <source>The measurement ended without a result (exit code %1): %2</source>
        <translation>측정이 결과 없이 끝났습니다(종료 코드 %1): %2</translation>
    </message>
</context>
<context>
    <name>LabRunView</name>
    <message>
        <source>Runs</source>
        <translation>실행</translation>
    </message>
</context>
<context>
    <name>LabWelcome</name>
    <message>
        <source>Measure players and repeat the papers&apos; experiments</source>
        <translation>플레이어를 측정하고 논문의 실험을 되풀이하기</translation>
    </message>
    <message>
        <source>The Lab repeats the experiments of the papers behind this program with your network, games or engine. It shows the papers&apos; results next to yours. You can stop a measurement at any time and continue it later. The same seed gives the same games.</source>
        <translation>연구실은 이 프로그램의 바탕이 된 논문의 실험을 내 신경망, 기보, 엔진으로 되풀이하고, 논문의 결과를 내 결과와 나란히 보여 줍니다. 측정은 언제든 멈추고 나중에 이어 할 수 있습니다. 같은 시드는 같은 대국을 만듭니다.</translation>
    </message>
    <message>
        <source>How strong is a simple Connect Four player?</source>
        <translation>단순한 사목 플레이어는 얼마나 강할까?</translation>
    </message>
    <message>
        <source>Less than a minute. Finds the number of search iterations that scores 50 % against it.</source>
        <translation>1분 이내. 50%를 득점하는 탐색 반복 횟수를 찾습니다.</translation>
    </message>
    <message>
        <source>How much Elo is one step of the strength index worth in chess?</source>
        <translation>체스에서 실력 지수 한 단계는 몇 Elo일까?</translation>
    </message>
    <message>
        <source>About a minute, with the chess network that comes with the program.</source>
        <translation>약 1분, 기본 제공 체스 신경망으로.</translation>
    </message>
    <message>
        <source>Or choose any experiment on the right.</source>
        <translation>또는 오른쪽에서 실험을 고르세요.</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>배우기</translation>
    </message>
    <message>
        <source>Game to learn</source>
        <translation>배울 게임</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>체스</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>바둑</translation>
    </message>
    <message>
        <source>Find your rank in ten minutes</source>
        <translation>10분 만에 내 등급 찾기</translation>
    </message>
    <message>
        <source>Guess the moves of this game</source>
        <translation>판 위 대국의 수 맞히기</translation>
    </message>
    <message>
        <source>Your weak themes</source>
        <translation>약한 주제</translation>
    </message>
    <message>
        <source>Your latest games are being analysed. The first cards appear as soon as they are ready; the rest takes some minutes.</source>
        <translation>최근 대국을 분석하고 있습니다. 첫 카드는 준비되는 대로 나오고, 나머지는 몇 분 걸립니다.</translation>
    </message>
    <message>
        <source>No cards yet: %1</source>
        <translation>아직 카드가 없습니다: %1</translation>
    </message>
    <message>
        <source>Positions from your own games where players one rank above you find the better move, mixed with some quiet ones.</source>
        <translation>내 대국에서 한 등급 위의 대국자라면 더 나은 수를 찾는 장면입니다. 조용한 장면도 섞여 있습니다.</translation>
    </message>
    <message>
        <source>Your latest games contain no position that players one rank above you would clearly play better. Come back after more games.</source>
        <translation>최근 대국에는 한 등급 위의 대국자가 분명히 더 잘 둘 장면이 없습니다. 대국을 더 두고 다시 오세요.</translation>
    </message>
    <message>
        <source>Nothing is due today. New cards come with new games.</source>
        <translation>오늘 할 카드는 없습니다. 대국을 더 두면 새 카드가 나옵니다.</translation>
    </message>
    <message>
        <source>Cards come from your own games: positions where players one rank above you find the better move.</source>
        <translation>카드는 내 대국에서 만들어집니다. 한 등급 위의 대국자라면 더 나은 수를 찾는 장면입니다.</translation>
    </message>
    <message>
        <source>You have no games yet. Start with the rank test, or import your games on the Games page and choose your name.</source>
        <translation>아직 내 대국이 없습니다. 등급 테스트부터 시작하거나, 기보 페이지에서 기보를 가져오고 내 이름을 고르세요.</translation>
    </message>
    <message numerus="yes">
        <source>Cards from your %n games</source>
        <translation>
            <numerusform>내 대국 %n국에서 카드 만들기</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Start: %n cards</source>
        <translation>
            <numerusform>시작: 카드 %n장</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cards from your last %2 games</source>
        <translation>최근 대국 %2국에서 카드 %1장</translation>
    </message>
    <message>
        <source>95 % interval: %1 to %2 %. Click to practise this theme</source>
        <translation>95% 구간: %1~%2%. 클릭하면 이 주제를 연습합니다</translation>
    </message>
    <message>
        <source>Click to practise this theme</source>
        <translation>클릭하면 이 주제를 연습합니다</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>%1 키</translation>
    </message>
    <message>
        <source>Teaching game</source>
        <translation>지도 대국</translation>
    </message>
    <message>
        <source>Play against players one rank above you. A tutor comments on moves that they rarely play and that lose something</source>
        <translation>한 등급 위의 상대와 둡니다. 그 등급의 대국자가 거의 두지 않고 손해가 되는 수에 선생님이 설명을 답니다</translation>
    </message>
    <message>
        <source>%1 of %2 missed (players of your rank: %3 %)</source>
        <translation>%2번 가운데 %1번 놓침, 같은 등급은 %3%를 놓침</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>카드 %n장</numerusform>
        </translation>
    </message>
    <message>
        <source>Key %1, or Escape</source>
        <translation>%1 키 또는 Esc</translation>
    </message>
    <message>
        <source>%1? Press Esc again</source>
        <translation>%1할까요? Esc를 다시 누르세요</translation>
    </message>
    <message>
        <source>Probability of each rank</source>
        <translation>등급별 확률</translation>
    </message>
    <message numerus="yes">
        <source>Repeat: %n due today</source>
        <translation>
            <numerusform>복습: 오늘 %n장</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % (%2)</source>
        <translation>%1%(%2)</translation>
    </message>
    <message>
        <source>Correct by week (answers): %1</source>
        <translation>주별 정답률(답변 수): %1</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>모든 주제</translation>
    </message>
    <message>
        <source>There is no card of this theme.</source>
        <translation>이 주제의 카드가 없습니다.</translation>
    </message>
    <message>
        <source>There are no games of %1 yet. Give games the tag %1 in the list on the Games page, or choose the student&apos;s names beside it.</source>
        <translation>아직 %1의 대국이 없습니다. ‘기보’ 페이지의 목록에서 대국에 태그 %1을(를) 붙이거나, 그 옆에서 학생의 이름을 고르세요.</translation>
    </message>
    <message>
        <source>Repeats all of your cards that are due. Missed cards return until they are solved, then after 3 and after 10 days</source>
        <translation>차례가 된 카드를 모두 복습합니다. 놓친 카드는 풀 때까지, 그리고 3일 뒤와 10일 뒤에 다시 나옵니다</translation>
    </message>
    <message>
        <source>There is no game on the board. Play or open one first.</source>
        <translation>판 위에 대국이 없습니다. 먼저 대국을 두거나 기보를 여세요.</translation>
    </message>
    <message>
        <source>No new cards: %1</source>
        <translation>새 카드가 없습니다: %1</translation>
    </message>
</context>
<context>
    <name>LessonExchange</name>
    <message>
        <source>Export lesson</source>
        <translation>강의 내보내기</translation>
    </message>
    <message>
        <source>Chess lesson (*.pgn)</source>
        <translation>체스 강의 (*.pgn)</translation>
    </message>
    <message>
        <source>Go lesson (*.sgf)</source>
        <translation>바둑 강의 (*.sgf)</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>강의 열기</translation>
    </message>
    <message>
        <source>Lessons (*.pgn *.sgf);;All files (*)</source>
        <translation>강의 (*.pgn *.sgf);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>There is no game on the board.</source>
        <translation>판 위에 대국이 없습니다.</translation>
    </message>
    <message>
        <source>Lesson written to %1: the game with its notes. Cards: %2.</source>
        <translation>강의를 %1에 저장했습니다: 설명이 달린 기보. 카드: %2장.</translation>
    </message>
    <message>
        <source>%1 is not a lesson. Open it with File ▸ Open.</source>
        <translation>%1은(는) 강의가 아닙니다. 파일 ▸ 열기로 여세요.</translation>
    </message>
    <message>
        <source>The game of the lesson is open. To get its cards, choose your name on the Games page and open the lesson again.</source>
        <translation>강의의 대국을 열었습니다. 카드를 받으려면 기보 페이지에서 이름을 고르고 강의를 다시 여세요.</translation>
    </message>
    <message>
        <source>Lesson written to %1: the game with its notes.</source>
        <translation>강의를 %1에 저장했습니다: 설명이 달린 기보.</translation>
    </message>
    <message>
        <source>The game of the lesson is open.</source>
        <translation>강의의 대국을 열었습니다.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Making cards</source>
        <translation>카드를 만드는 중</translation>
    </message>
    <message>
        <source>Reading your games: %1 %.</source>
        <translation>내 기보를 읽는 중: %1%.</translation>
    </message>
    <message>
        <source>Game %1 of %2: analysing its moves, %3 %.</source>
        <translation>대국 %2국 중 %1번째: 수를 분석하는 중, %3%.</translation>
    </message>
    <message>
        <source>Game %1 of %2: checking mistake %3 of %4.</source>
        <translation>대국 %2국 중 %1번째: 실수 %4개 중 %3번째를 확인하는 중.</translation>
    </message>
    <message>
        <source>the pawn on %1</source>
        <translation>%1의 폰</translation>
    </message>
    <message>
        <source>the knight on %1</source>
        <translation>%1의 나이트</translation>
    </message>
    <message>
        <source>the bishop on %1</source>
        <translation>%1의 비숍</translation>
    </message>
    <message>
        <source>the rook on %1</source>
        <translation>%1의 룩</translation>
    </message>
    <message>
        <source>the queen on %1</source>
        <translation>%1의 퀸</translation>
    </message>
    <message>
        <source>the king on %1</source>
        <translation>%1의 킹</translation>
    </message>
    <message>
        <source>%1 makes an empty triangle, an inefficient shape.</source>
        <translation>%1은(는) 비능률적인 모양인 빈삼각입니다.</translation>
    </message>
    <message>
        <source>%1 makes a ponnuki, the strongest shape of four stones.</source>
        <translation>%1은(는) 빵때림입니다. 네 돌로 만드는 가장 강한 모양입니다.</translation>
    </message>
    <message>
        <source>%1 is a one-point jump.</source>
        <translation>%1은(는) 한 칸 뜀입니다.</translation>
    </message>
    <message>
        <source>%1 is a knight&apos;s move.</source>
        <translation>%1은(는) 날일자입니다.</translation>
    </message>
    <message>
        <source>%1 is a large knight&apos;s move.</source>
        <translation>%1은(는) 눈목자입니다.</translation>
    </message>
    <message>
        <source>%1 is a hane.</source>
        <translation>%1은(는) 젖힘입니다.</translation>
    </message>
    <message>
        <source>The upper left is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>지금은 좌상귀 쪽이 가장 큽니다. %1이(가) 약 %2집 더 큽니다.</translation>
    </message>
    <message>
        <source>The upper side is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>지금은 상변 쪽이 가장 큽니다. %1이(가) 약 %2집 더 큽니다.</translation>
    </message>
    <message>
        <source>The upper right is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>지금은 우상귀 쪽이 가장 큽니다. %1이(가) 약 %2집 더 큽니다.</translation>
    </message>
    <message>
        <source>The left side is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>지금은 좌변 쪽이 가장 큽니다. %1이(가) 약 %2집 더 큽니다.</translation>
    </message>
    <message>
        <source>The centre is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>지금은 중앙 쪽이 가장 큽니다. %1이(가) 약 %2집 더 큽니다.</translation>
    </message>
    <message>
        <source>The right side is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>지금은 우변 쪽이 가장 큽니다. %1이(가) 약 %2집 더 큽니다.</translation>
    </message>
    <message>
        <source>The lower left is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>지금은 좌하귀 쪽이 가장 큽니다. %1이(가) 약 %2집 더 큽니다.</translation>
    </message>
    <message>
        <source>The lower side is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>지금은 하변 쪽이 가장 큽니다. %1이(가) 약 %2집 더 큽니다.</translation>
    </message>
    <message>
        <source>The lower right is the biggest area now: %1 is worth about %2 points more.</source>
        <translation>지금은 우하귀 쪽이 가장 큽니다. %1이(가) 약 %2집 더 큽니다.</translation>
    </message>
    <message>
        <source>%1 takes %2, which nothing defends.</source>
        <translation>%1(으)로 %2을(를) 잡습니다. 지키는 기물이 없습니다.</translation>
    </message>
    <message>
        <source>%1 takes %2, which is worth more than the piece given for it.</source>
        <translation>%1(으)로 %2을(를) 잡습니다. 내주는 기물보다 값집니다.</translation>
    </message>
    <message>
        <source>%1 is a fork: it attacks %2 and %3 at once.</source>
        <translation>%1은(는) 포크입니다. %2와(과) %3을(를) 동시에 공격합니다.</translation>
    </message>
    <message>
        <source>%1 pins %2 against %3.</source>
        <translation>%1(으)로 %2을(를) 핀으로 묶습니다. 뒤에 %3이(가) 있습니다.</translation>
    </message>
    <message>
        <source>%1 is a skewer: when %2 moves away, %3 behind it is lost.</source>
        <translation>%1은(는) 스큐어입니다. %2이(가) 비키면 뒤의 %3을(를) 잃습니다.</translation>
    </message>
    <message>
        <source>%1 is a discovered attack: %3 now attacks %2.</source>
        <translation>%1은(는) 디스커버드 어택입니다. 이제 %3이(가) %2을(를) 공격합니다.</translation>
    </message>
    <message>
        <source>%1 is mate on the back rank: its own pawns block the king.</source>
        <translation>%1은(는) 백랭크 메이트입니다. 자기 폰이 킹의 길을 막습니다.</translation>
    </message>
    <message>
        <source>%1 is mate.</source>
        <translation>%1은(는) 체크메이트입니다.</translation>
    </message>
    <message>
        <source>%1 forces mate in %2 moves.</source>
        <translation>%1(으)로 %2수 만에 강제 메이트입니다.</translation>
    </message>
    <message>
        <source>%1 threatens mate by %2.</source>
        <translation>%1은(는) %2 메이트를 노립니다.</translation>
    </message>
    <message>
        <source>After %1, %2 has no safe square left.</source>
        <translation>%1 다음에는 %2에게 안전한 칸이 없습니다.</translation>
    </message>
    <message>
        <source>%1 shuts in %2: it has no safe square left, and the next move attacks it.</source>
        <translation>%1(으)로 %2이(가) 갇힙니다. 안전한 칸이 더는 없고, 다음 수에 공격받습니다.</translation>
    </message>
    <message>
        <source>%1 promotes the pawn, and the new piece cannot be taken.</source>
        <translation>%1(으)로 폰이 승진하고, 새 기물은 잡히지 않습니다.</translation>
    </message>
    <message>
        <source>After %1 nothing stops the pawn from promoting.</source>
        <translation>%1 다음에는 폰의 승진을 막을 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 overloads %2: it cannot take back and guard %3 as well.</source>
        <translation>%1(으)로 %2은(는) 과부하입니다. 되잡으면서 %3까지 지킬 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 captures the stone at %2.</source>
        <translation>%1(으)로 %2의 돌을 따냅니다.</translation>
    </message>
    <message>
        <source>%1 captures %3 stones at %2.</source>
        <translation>%1(으)로 %2의 돌 %3개를 따냅니다.</translation>
    </message>
    <message>
        <source>%1 catches the chain at %2: it is in atari and cannot get away.</source>
        <translation>%1(으)로 %2의 돌을 잡습니다. 단수이고 달아날 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 puts the chain at %2 in atari.</source>
        <translation>%1(으)로 %2의 돌을 단수 칩니다.</translation>
    </message>
    <message>
        <source>%1 starts a ladder that works: the chain at %2 cannot get away.</source>
        <translation>%1부터의 축이 성립합니다. %2의 돌은 달아날 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 extends in a ladder that works: the chain at %2 is captured anyway.</source>
        <translation>%1(으)로 뻗어도 축이 성립합니다. %2의 돌은 결국 잡힙니다.</translation>
    </message>
    <message>
        <source>%1 saves the chain at %2, which was in atari; no ladder catches it.</source>
        <translation>%1(으)로 단수였던 %2의 돌을 살립니다. 축도 안 됩니다.</translation>
    </message>
    <message>
        <source>%1 leaves the chain at %2 with one liberty.</source>
        <translation>%1(으)로 %2의 돌에 활로가 하나만 남습니다.</translation>
    </message>
    <message>
        <source>%1 cuts %2 from %3.</source>
        <translation>%1(으)로 %2와(과) %3을(를) 끊습니다.</translation>
    </message>
    <message>
        <source>%1 connects %2 with %3, which could have been cut.</source>
        <translation>%1(으)로 끊길 수 있던 %2와(과) %3을(를) 잇습니다.</translation>
    </message>
    <message>
        <source>%1 takes the ko.</source>
        <translation>%1(으)로 패를 따냅니다.</translation>
    </message>
    <message>
        <source>%1 makes an eye at %2.</source>
        <translation>%1(으)로 %2에 눈을 만듭니다.</translation>
    </message>
    <message>
        <source>%1 is a snapback: capturing the stone loses a larger group.</source>
        <translation>%1은(는) 환격입니다. 돌을 따내면 더 큰 돌을 잃습니다.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1집</translation>
    </message>
    <message>
        <source>%1 % winning chances</source>
        <translation>승률 %1%</translation>
    </message>
    <message>
        <source>A quiet position: %1 are about equally good.</source>
        <translation>조용한 국면입니다. %1은(는) 모두 비슷하게 좋습니다.</translation>
    </message>
    <message>
        <source>%1 is best here.</source>
        <translation>여기서는 %1이(가) 최선입니다.</translation>
    </message>
    <message>
        <source>%2 % of players at %1 find a good move here; at your rank %3 %.</source>
        <translation>%1 대국자의 %2%, 내 등급에서는 %3%가 여기서 좋은 수를 찾습니다.</translation>
    </message>
    <message>
        <source>%1 is the best move.</source>
        <translation>%1이(가) 최선의 수입니다.</translation>
    </message>
    <message>
        <source>%1 is right: almost as good as the best move, %2.</source>
        <translation>%1은(는) 정답입니다. 최선인 %2와(과) 거의 같습니다.</translation>
    </message>
    <message>
        <source>%1 was not analysed; it is not among the moves known to be good.</source>
        <translation>%1은(는) 분석하지 않았습니다. 좋다고 알려진 수가 아닙니다.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1은(는) %2 손해입니다.</translation>
    </message>
    <message>
        <source>%1 loses at least %2.</source>
        <translation>%1은(는) 적어도 %2 손해입니다.</translation>
    </message>
    <message>
        <source>Hanging piece</source>
        <translation>무방비 기물</translation>
    </message>
    <message>
        <source>Winning exchange</source>
        <translation>이득 교환</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>포크</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>핀</translation>
    </message>
    <message>
        <source>Skewer</source>
        <translation>스큐어</translation>
    </message>
    <message>
        <source>Discovered attack</source>
        <translation>디스커버드 어택</translation>
    </message>
    <message>
        <source>Back rank</source>
        <translation>백랭크</translation>
    </message>
    <message>
        <source>Mate</source>
        <translation>메이트</translation>
    </message>
    <message>
        <source>Threat of mate</source>
        <translation>메이트 위협</translation>
    </message>
    <message>
        <source>Trapped piece</source>
        <translation>갇힌 기물</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>승진</translation>
    </message>
    <message>
        <source>Overloaded defender</source>
        <translation>과부하 수비</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>따냄</translation>
    </message>
    <message>
        <source>Atari</source>
        <translation>단수</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>축</translation>
    </message>
    <message>
        <source>Saving stones</source>
        <translation>돌 살리기</translation>
    </message>
    <message>
        <source>Self-atari</source>
        <translation>자충</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>끊음</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>이음</translation>
    </message>
    <message>
        <source>Ko</source>
        <translation>패</translation>
    </message>
    <message>
        <source>Eye</source>
        <translation>눈</translation>
    </message>
    <message>
        <source>Snapback</source>
        <translation>환격</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>%1 moves %2 again without need while %3 is undeveloped: a lost tempo.</source>
        <translation>%1은(는) %3이(가) 전개되지 않았는데 %2을(를) 필요 없이 다시 움직인 수입니다. 템포를 잃었습니다.</translation>
    </message>
    <message>
        <source>Lost tempo</source>
        <translation>템포 손실</translation>
    </message>
    <message>
        <source>%1 takes %2 stones.</source>
        <translation>%1(으)로 돌 %2개를 잡습니다.</translation>
    </message>
    <message>
        <source>%1 wins a pawn.</source>
        <translation>%1(으)로 폰 하나를 얻습니다.</translation>
    </message>
    <message>
        <source>%1 wins material worth %2 pawns.</source>
        <translation>%1(으)로 폰 %2개 값의 기물을 얻습니다.</translation>
    </message>
    <message>
        <source>You played %1</source>
        <translation>방금 %1을(를) 두었습니다</translation>
    </message>
    <message>
        <source>In the game you played %1</source>
        <translation>실전에서는 %1을(를) 두었습니다</translation>
    </message>
    <message>
        <source>%1; the opponent answers: %2</source>
        <translation>%1. 상대의 응수: %2</translation>
    </message>
    <message>
        <source>%1; %2 is mate.</source>
        <translation>%1. %2(으)로 체크메이트입니다.</translation>
    </message>
    <message>
        <source>%1; %2 captures %3 stones.</source>
        <translation>%1. %2(으)로 돌 %3개를 잡힙니다.</translation>
    </message>
    <message>
        <source>%1; %2 wins a pawn.</source>
        <translation>%1. %2(으)로 폰 하나를 잃습니다.</translation>
    </message>
    <message>
        <source>%1; %2 wins material worth %3 pawns.</source>
        <translation>%1. %2(으)로 폰 %3개 값의 기물을 잃습니다.</translation>
    </message>
    <message>
        <source>%1; the opponent answers %2.</source>
        <translation>%1. 상대는 %2(으)로 응수합니다.</translation>
    </message>
    <message>
        <source>About %1 % of players find a good move here, at your rank and at %2.</source>
        <translation>내 등급에서도 %2에서도 대국자의 약 %1%가 여기서 좋은 수를 찾습니다.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>About equally good: %1.</source>
        <translation>비슷하게 좋은 수: %1.</translation>
    </message>
    <message>
        <source>%1 and lost %2.</source>
        <translation>%1. 손실: %2.</translation>
    </message>
    <message>
        <source>Checking card %1 of %2 again.</source>
        <translation>카드 %2장 중 %1장째를 다시 확인하는 중입니다.</translation>
    </message>
    <message>
        <source>%1 is a smothered mate: the king&apos;s own men take all its squares.</source>
        <translation>%1은(는) 질식 메이트입니다. 킹의 모든 칸을 자기 기물이 막고 있습니다.</translation>
    </message>
    <message>
        <source>%1 is an Arabian mate: rook and knight catch the king in the corner.</source>
        <translation>%1은(는) 아라비안 메이트입니다. 룩과 나이트가 구석의 킹을 잡습니다.</translation>
    </message>
    <message>
        <source>%1 is Anastasia&apos;s mate, along the edge with the help of a knight.</source>
        <translation>%1은(는) 아나스타샤 메이트입니다. 나이트의 도움으로 가장자리에서 잡습니다.</translation>
    </message>
    <message>
        <source>%1 is Boden&apos;s mate, by two bishops from two sides.</source>
        <translation>%1은(는) 보덴 메이트입니다. 두 비숍이 양쪽에서 잡습니다.</translation>
    </message>
    <message>
        <source>%1 is a mate by two bishops side by side.</source>
        <translation>%1은(는) 나란한 두 비숍의 메이트입니다.</translation>
    </message>
    <message>
        <source>%1 is a dovetail mate: the king&apos;s own men take its last squares.</source>
        <translation>%1은(는) 도브테일 메이트입니다. 킹의 마지막 칸을 자기 기물이 막고 있습니다.</translation>
    </message>
    <message>
        <source>%1 is a hook mate, by rook, knight and pawn.</source>
        <translation>%1은(는) 룩, 나이트, 폰의 훅 메이트입니다.</translation>
    </message>
    <message>
        <source>%1 lures away %2, which alone guards %3.</source>
        <translation>%1은(는) %3을(를) 홀로 지키는 %2을(를) 유인합니다.</translation>
    </message>
    <message>
        <source>%1 lures away %2, which guards against mate.</source>
        <translation>%1은(는) 메이트를 막고 있는 %2을(를) 유인합니다.</translation>
    </message>
    <message>
        <source>%1 is a net: the chain at %2 cannot get out.</source>
        <translation>%1은(는) 장문입니다. %2의 돌은 달아날 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 kills the group at %2: it cannot make two eyes.</source>
        <translation>%1(으)로 %2의 돌이 죽습니다. 두 눈을 낼 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 makes the group at %2 live.</source>
        <translation>%1(으)로 %2의 돌이 삽니다.</translation>
    </message>
    <message>
        <source>%1 wins the capturing race between %2 and %3.</source>
        <translation>%1은(는) %2와(과) %3의 수상전에서 이기는 수입니다.</translation>
    </message>
    <message>
        <source>%1 is an endgame move in sente: the opponent answers at %2.</source>
        <translation>%1은(는) 선수 끝내기입니다. 상대는 %2에 받습니다.</translation>
    </message>
    <message>
        <source>%1 is the largest endgame move, though in gote.</source>
        <translation>%1은(는) 후수이지만 가장 큰 끝내기입니다.</translation>
    </message>
    <message>
        <source>The opponent answers: %1</source>
        <translation>상대의 응수: %1</translation>
    </message>
    <message>
        <source>After %1: %2</source>
        <translation>%1 이후: %2</translation>
    </message>
    <message>
        <source>That lost %1.</source>
        <translation>그 수로 %1을(를) 잃었습니다.</translation>
    </message>
    <message>
        <source>Deflection</source>
        <translation>유인</translation>
    </message>
    <message>
        <source>Mate pattern</source>
        <translation>메이트 패턴</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>장문</translation>
    </message>
    <message>
        <source>Life and death</source>
        <translation>사활</translation>
    </message>
    <message>
        <source>Capturing race</source>
        <translation>수상전</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>행마의 방향</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 loses only %2, but there is a better move.</source>
        <translation>%1은(는) %2 손해일 뿐이지만 더 좋은 수가 있습니다.</translation>
    </message>
</context>
<context>
    <name>LibraryModel</name>
    <message>
        <source>Read in part: %1</source>
        <translation>일부만 읽음: %1</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>먼저 둔 쪽</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>나중에 둔 쪽</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>Black&apos;s rank</source>
        <translation>흑의 등급</translation>
    </message>
    <message>
        <source>White&apos;s rating</source>
        <translation>백의 레이팅</translation>
    </message>
    <message>
        <source>First player&apos;s rank</source>
        <translation>먼저 둔 쪽의 등급</translation>
    </message>
    <message>
        <source>White&apos;s rank</source>
        <translation>백의 등급</translation>
    </message>
    <message>
        <source>Black&apos;s rating</source>
        <translation>흑의 레이팅</translation>
    </message>
    <message>
        <source>Second player&apos;s rank</source>
        <translation>나중에 둔 쪽의 등급</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>제한 시간</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>오프닝</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>등급</translation>
    </message>
</context>
<context>
    <name>LibraryService</name>
    <message>
        <source>Your games cannot be opened: %1.</source>
        <translation>내 기보를 열 수 없습니다: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The file with your games was damaged. %n games were recovered; the damaged file is kept as %1.</source>
        <translation>
            <numerusform>내 기보 파일이 손상되어 있었습니다. %n국을 복구했고, 손상된 파일은 다음 이름으로 남아 있습니다: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The number of lost games is unknown.</source>
        <translation>%1 몇 국을 잃었는지는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 At least about %2 games were lost.</source>
        <translation>%1 적어도 약 %2국을 잃었습니다.</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>%1 가져오는 중</translation>
    </message>
    <message numerus="yes">
        <source>Importing %n files and folders</source>
        <translation>
            <numerusform>파일과 폴더 %n개 가져오는 중</numerusform>
        </translation>
    </message>
    <message>
        <source>Importing from the clipboard</source>
        <translation>클립보드에서 가져오는 중</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>클립보드</translation>
    </message>
    <message>
        <source>The import stopped: %1.</source>
        <translation>가져오기가 중단되었습니다: %1.</translation>
    </message>
    <message>
        <source>The game could not be added to your games: %1.</source>
        <translation>이 대국을 내 기보에 추가하지 못했습니다: %1.</translation>
    </message>
    <message>
        <source>Fetching the games of %1</source>
        <translation>%1의 기보 가져오는 중</translation>
    </message>
    <message>
        <source>Fetching stopped: %1.</source>
        <translation>기보 받기가 중단되었습니다: %1.</translation>
    </message>
    <message>
        <source>Adding sample games</source>
        <translation>예제 대국 추가 중</translation>
    </message>
    <message>
        <source>Making positions searchable</source>
        <translation>국면을 검색할 수 있게 만드는 중</translation>
    </message>
    <message numerus="yes">
        <source>Names, results or dates of %n games were damaged. Evenmatch restored them from the games themselves.</source>
        <translation>
            <numerusform>%n국의 대국자 이름, 결과 또는 날짜가 손상되어 있었습니다. 기보 내용에서 복구했습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LineList</name>
    <message>
        <source>Best lines</source>
        <translation>최선의 변화도</translation>
    </message>
    <message>
        <source>Left and Right go through the moves of a line, Enter plays them.</source>
        <translation>왼쪽·오른쪽 키로 수순을 따라가고 Enter로 둡니다.</translation>
    </message>
</context>
<context>
    <name>LiveActions</name>
    <message>
        <source>&amp;Live analysis</source>
        <translation>실시간 분석(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;More lines</source>
        <translation>변화도 늘리기(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Fewer lines</source>
        <translation>변화도 줄이기(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Territory</source>
        <translation>집(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Insert the best line</source>
        <translation>최선의 변화도 넣기(&amp;I)</translation>
    </message>
    <message>
        <source>Add the line to the game as a variation</source>
        <translation>변화도를 기보에 추가</translation>
    </message>
    <message>
        <source>&amp;Engine options…</source>
        <translation>엔진 옵션(&amp;D)…</translation>
    </message>
    <message>
        <source>Evaluation &amp;bar</source>
        <translation>평가 막대(&amp;E)</translation>
    </message>
    <message>
        <source>Sho&amp;w threat</source>
        <translation>위협 표시(&amp;Z)</translation>
    </message>
</context>
<context>
    <name>LiveAnalysis</name>
    <message>
        <source>Strong network</source>
        <translation>강한 신경망</translation>
    </message>
    <message>
        <source>Evenmatch&apos;s network</source>
        <translation>Evenmatch 신경망</translation>
    </message>
    <message>
        <source>B+%1</source>
        <translation>흑 +%1</translation>
    </message>
    <message>
        <source>W+%1</source>
        <translation>백 +%1</translation>
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
        <translation>흑 %1%</translation>
    </message>
    <message>
        <source>W %1 %</source>
        <translation>백 %1%</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>방문 %1</translation>
    </message>
    <message>
        <source>Not available while a game is being played.</source>
        <translation>대국 중에는 사용할 수 없습니다.</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>시작하는 중…</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>깊이 %1</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 노드</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/초</translation>
    </message>
    <message>
        <source>Live analysis is not available while a game is being played.</source>
        <translation>대국 중에는 실시간 분석을 사용할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Play</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>%2수 중 %1수</translation>
    </message>
    <message>
        <source>%1[*] – Evenmatch</source>
        <translation>%1[*] – Evenmatch</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>기보 열기</translation>
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
        <translation>기보 저장</translation>
    </message>
    <message>
        <source>Game copied to the clipboard.</source>
        <translation>기보를 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>Position copied to the clipboard.</source>
        <translation>국면을 클립보드에 복사했습니다.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>새 대국(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>최근 파일 열기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>무르기(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>한 수 쉼(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Copy game</source>
        <translation>기보 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Copy p&amp;osition</source>
        <translation>국면 복사(&amp;O)</translation>
    </message>
    <message>
        <source>Paste &amp;game</source>
        <translation>기보 붙여넣기(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Navigate</source>
        <translation>이동(&amp;N)</translation>
    </message>
    <message>
        <source>Go to &amp;start</source>
        <translation>처음으로(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Ten moves back</source>
        <translation>열 수 뒤로(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Previous move</source>
        <translation>이전 수(&amp;P)</translation>
    </message>
    <message>
        <source>Next &amp;move</source>
        <translation>다음 수(&amp;M)</translation>
    </message>
    <message>
        <source>Te&amp;n moves forward</source>
        <translation>열 수 앞으로(&amp;N)</translation>
    </message>
    <message>
        <source>Go to &amp;end</source>
        <translation>끝으로(&amp;E)</translation>
    </message>
    <message>
        <source>Previous v&amp;ariation</source>
        <translation>이전 변화도(&amp;A)</translation>
    </message>
    <message>
        <source>Next &amp;variation</source>
        <translation>다음 변화도(&amp;V)</translation>
    </message>
    <message>
        <source>Previous &amp;game</source>
        <translation>이전 대국(&amp;G)</translation>
    </message>
    <message>
        <source>Ne&amp;xt game</source>
        <translation>다음 대국(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>테마(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>시스템(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>밝게(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>어둡게(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>좌표(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>판 뒤집기(&amp;F)</translation>
    </message>
    <message>
        <source>Side&amp;bar labels</source>
        <translation>사이드바 글자 표시(&amp;B)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>전체 화면(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>단축키(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Evenmatch</source>
        <translation>Evenmatch 정보(&amp;A)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>트리</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>기보</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>분석(&amp;A)</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>언어(&amp;A)</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>설정(&amp;T)…</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>소리(&amp;O)</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>연구실</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>실행 취소(&amp;U): %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>다시 실행(&amp;R): %1</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>힌트(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>무승부(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;sign</source>
        <translation>기권(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Move numbers</source>
        <translation>수 번호(&amp;M)</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>배우기</translation>
    </message>
    <message>
        <source>Open a&amp;ddress…</source>
        <translation>주소 열기(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Find games with this position</source>
        <translation>이 국면이 나온 기보 찾기(&amp;F)</translation>
    </message>
    <message>
        <source>The network is in use.</source>
        <translation>이제 이 신경망을 사용합니다.</translation>
    </message>
    <message>
        <source>S&amp;et up a position…</source>
        <translation>국면 편집(&amp;E)…</translation>
    </message>
    <message>
        <source>Game &amp;information…</source>
        <translation>대국 정보(&amp;M)…</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Export &amp;board image…</source>
        <translation>판을 이미지로 내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Print board…</source>
        <translation>판 인쇄(&amp;P)…</translation>
    </message>
    <message>
        <source>T&amp;ype a move</source>
        <translation>수 입력(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy &amp;board as image</source>
        <translation>판을 이미지로 복사(&amp;I)</translation>
    </message>
    <message>
        <source>Export ani&amp;mation…</source>
        <translation>애니메이션 내보내기(&amp;M)…</translation>
    </message>
    <message>
        <source>Export &amp;cards…</source>
        <translation>카드 내보내기(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Import cards…</source>
        <translation>카드 가져오기(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>배우기(&amp;L)</translation>
    </message>
    <message>
        <source>Cards &amp;due today</source>
        <translation>오늘의 카드(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cards from your games</source>
        <translation>내 대국의 카드(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Guess the moves of this game</source>
        <translation>이 대국의 수 맞히기(&amp;G)</translation>
    </message>
    <message>
        <source>Train an &amp;opening</source>
        <translation>오프닝 연습(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Find your rank</source>
        <translation>내 등급 찾기(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Teaching game</source>
        <translation>지도 대국(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>이 페이지 도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>용어집(&amp;G)</translation>
    </message>
    <message>
        <source>Export &amp;lesson…</source>
        <translation>강의 내보내기(&amp;L)…</translation>
    </message>
    <message>
        <source>Open l&amp;esson…</source>
        <translation>강의 열기(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Next student</source>
        <translation>다음 학생(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Add a student…</source>
        <translation>학생 추가(&amp;A)…</translation>
    </message>
    <message>
        <source>The exercise on the Learn page ends.</source>
        <translation>‘배우기’ 페이지의 연습이 끝납니다.</translation>
    </message>
    <message>
        <source>Running imports stop; the games imported so far are kept.</source>
        <translation>진행 중인 가져오기가 중지됩니다. 지금까지 가져온 대국은 남습니다.</translation>
    </message>
    <message>
        <source>Change the language</source>
        <translation>언어 변경</translation>
    </message>
    <message>
        <source>The window opens again in the new language.</source>
        <translation>창이 새 언어로 다시 열립니다.</translation>
    </message>
    <message>
        <source>&amp;Change language</source>
        <translation>언어 변경(&amp;C)</translation>
    </message>
    <message>
        <source>Settings cannot be saved: %1 is not writable.</source>
        <translation>설정을 저장할 수 없습니다: %1에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The game on the board cannot be saved and will be lost.</source>
        <translation>판 위의 대국을 저장할 수 없어 사라집니다.</translation>
    </message>
    <message>
        <source>Free some space, or save it elsewhere with Save As.</source>
        <translation>공간을 비우거나 ‘다른 이름으로 저장’으로 다른 곳에 저장하세요.</translation>
    </message>
    <message>
        <source>The measurement in the Lab stops; you can continue it later.</source>
        <translation>실험실의 측정이 멈춥니다. 나중에 이어서 할 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>MarkTools</name>
    <message>
        <source>Mark with a triangle</source>
        <translation>삼각형 표시</translation>
    </message>
    <message>
        <source>Mark with a square</source>
        <translation>사각형 표시</translation>
    </message>
    <message>
        <source>Mark with a circle</source>
        <translation>동그라미 표시</translation>
    </message>
    <message>
        <source>Mark with a cross</source>
        <translation>가위표 표시</translation>
    </message>
    <message>
        <source>Mark with letters</source>
        <translation>글자 표시</translation>
    </message>
    <message>
        <source>Mark with numbers</source>
        <translation>숫자 표시</translation>
    </message>
    <message>
        <source>Draw an arrow from point to point</source>
        <translation>점에서 점으로 화살표 그리기</translation>
    </message>
    <message>
        <source>Mark a square green, or draw a green arrow</source>
        <translation>칸을 초록으로 표시하거나 초록 화살표 그리기</translation>
    </message>
    <message>
        <source>Mark a square red, or draw a red arrow</source>
        <translation>칸을 빨강으로 표시하거나 빨간 화살표 그리기</translation>
    </message>
    <message>
        <source>Mark a square blue, or draw a blue arrow</source>
        <translation>칸을 파랑으로 표시하거나 파란 화살표 그리기</translation>
    </message>
    <message>
        <source>Mark a square yellow, or draw a yellow arrow</source>
        <translation>칸을 노랑으로 표시하거나 노란 화살표 그리기</translation>
    </message>
</context>
<context>
    <name>MatchMe</name>
    <message>
        <source>Locked: its strength stays the same whoever wins.</source>
        <translation>고정됨: 누가 이기든 실력이 그대로입니다.</translation>
    </message>
    <message>
        <source>Its strength changes after every game, and a little during a game.</source>
        <translation>실력은 대국이 끝날 때마다, 그리고 대국 중에도 조금씩 바뀝니다.</translation>
    </message>
    <message>
        <source>You won the last game, so it became stronger.</source>
        <translation>지난 대국에서 이겨서 강해졌습니다.</translation>
    </message>
    <message numerus="yes">
        <source>You won the last %n games, so it became stronger.</source>
        <translation>
            <numerusform>최근 %n국을 이겨서 강해졌습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lost the last game, so it became weaker.</source>
        <translation>지난 대국에서 져서 약해졌습니다.</translation>
    </message>
    <message numerus="yes">
        <source>You lost the last %n games, so it became weaker.</source>
        <translation>
            <numerusform>최근 %n국을 져서 약해졌습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>You won the last game, so it plays as strongly as it can.</source>
        <translation>지난 대국에서 이겨서 이제 가장 강하게 둡니다.</translation>
    </message>
    <message>
        <source>You lost the last game, so it plays as weakly as it can.</source>
        <translation>지난 대국에서 져서 이제 가장 약하게 둡니다.</translation>
    </message>
    <message>
        <source>It now plays at %1.</source>
        <translation>지금은 %1 수준으로 둡니다.</translation>
    </message>
    <message>
        <source>The last game was a draw, so its strength stayed the same.</source>
        <translation>지난 대국이 무승부라 실력이 그대로입니다.</translation>
    </message>
</context>
<context>
    <name>MeasuredWords</name>
    <message>
        <source>%1 at level %2</source>
        <translation>%1(레벨 %2)</translation>
    </message>
    <message>
        <source>one visit</source>
        <translation>방문 1회</translation>
    </message>
    <message>
        <source>each other</source>
        <translation>서로</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <translation>%1(%2 기준)</translation>
    </message>
</context>
<context>
    <name>MoveField</name>
    <message>
        <source>Type a move</source>
        <translation>수 입력</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Enter plays the move, Esc closes the field.</source>
        <translation>Enter로 두고 Esc로 닫습니다.</translation>
    </message>
</context>
<context>
    <name>MoveListView</name>
    <message>
        <source>Moves</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Click a point to place a stone.</source>
        <translation>점을 클릭하면 돌을 놓습니다.</translation>
    </message>
    <message>
        <source>Drag a piece, or click it and then its square.</source>
        <translation>기물을 끌어 옮기거나, 기물과 갈 칸을 차례로 클릭하세요.</translation>
    </message>
</context>
<context>
    <name>MyRank</name>
    <message>
        <source>Estimating your rank in Go</source>
        <translation>바둑 등급을 찾는 중</translation>
    </message>
    <message>
        <source>Estimating your rank in chess</source>
        <translation>체스 등급을 찾는 중</translation>
    </message>
    <message>
        <source>KataGo is analysing your games</source>
        <translation>KataGo가 내 대국을 분석하는 중</translation>
    </message>
    <message numerus="yes">
        <source>%n more games could not be read.</source>
        <translation>
            <numerusform>%n국을 더 읽지 못했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This result could not be saved: %1.</source>
        <translation>이 결과를 저장하지 못했습니다: %1.</translation>
    </message>
</context>
<context>
    <name>MyRankPanel</name>
    <message>
        <source>Opening</source>
        <translation>초반</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>중반</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>종반</translation>
    </message>
    <message>
        <source>As Black</source>
        <translation>흑일 때</translation>
    </message>
    <message>
        <source>As White</source>
        <translation>백일 때</translation>
    </message>
    <message>
        <source>What separates you from the next rank</source>
        <translation>다음 등급과의 차이</translation>
    </message>
    <message>
        <source>Moves that separate you from the next rank</source>
        <translation>다음 등급과 차이가 나는 수</translation>
    </message>
    <message>
        <source>Unusual for you</source>
        <translation>평소와 다른 대국</translation>
    </message>
    <message>
        <source>Games in which you played much better or worse than usual.</source>
        <translation>평소보다 훨씬 잘 두었거나 못 둔 대국입니다.</translation>
    </message>
    <message>
        <source>Games that are unusual for you</source>
        <translation>평소와 다른 대국</translation>
    </message>
    <message>
        <source>My rank</source>
        <translation>내 등급</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>바둑</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>체스</translation>
    </message>
    <message>
        <source>My rank in %1</source>
        <translation>내 %1 등급</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행률</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>시간에 따른 변화</translation>
    </message>
    <message>
        <source>Choose your name above to estimate your rank.</source>
        <translation>등급을 추정하려면 위에서 내 이름을 고르세요.</translation>
    </message>
    <message>
        <source>None of your games match this choice.</source>
        <translation>이 조건에 맞는 내 대국이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n games have not been analysed yet.</source>
        <translation>
            <numerusform>내 대국 %n국이 아직 분석되지 않았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Analysing your moves. Finished games are stored.</source>
        <translation>내 수를 분석하는 중입니다. 끝난 대국은 저장됩니다.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Estimate my rank</source>
        <translation>내 등급 추정</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n국</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1수</translation>
    </message>
    <message>
        <source> – your latest</source>
        <translation> – 최근 것</translation>
    </message>
    <message>
        <source>Too few moves</source>
        <translation>수가 너무 적음</translation>
    </message>
    <message>
        <source>%1 moves are too few for an estimate: at least %2 are needed. Play or import more games.</source>
        <translation>%1수로는 추정하기에 너무 적습니다. %2수가 필요합니다. 대국을 더 두거나 기보를 더 가져오세요.</translation>
    </message>
    <message>
        <source>Network: %1</source>
        <translation>신경망: %1</translation>
    </message>
    <message>
        <source>weaker than usual</source>
        <translation>평소보다 약함</translation>
    </message>
    <message>
        <source>stronger than usual</source>
        <translation>평소보다 강함</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>보고서…</translation>
    </message>
    <message>
        <source>Save this page as PDF or HTML</source>
        <translation>이 페이지를 PDF 또는 HTML로 저장</translation>
    </message>
    <message>
        <source>Moves where players one rank above you would probably choose another one, with the percentage the network predicts. Click a move to see it.</source>
        <translation>한 등급 위의 대국자라면 아마 다른 수를 골랐을 수와, 신경망이 예측한 비율입니다. 수를 클릭하면 그 장면을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>자세히</translation>
    </message>
    <message>
        <source>Phases, colours, opponents, progress over time, and what separates you from the next rank</source>
        <translation>단계, 색, 상대, 시간에 따른 변화, 그리고 다음 등급과의 차이</translation>
    </message>
    <message>
        <source>Your games in order of date, in groups: the estimate from each group and its interval.</source>
        <translation>내 대국을 날짜순으로 묶어, 묶음마다 추정한 등급과 구간을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Your moves compared with the ranks</source>
        <translation>내 수와 각 등급 비교</translation>
    </message>
    <message>
        <source>Move %1: %2 (%3 of 100) instead of %4</source>
        <translation>%1수: %4 대신 %2(100명 중 %3명)</translation>
    </message>
    <message>
        <source>By phase</source>
        <translation>단계별</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>색별</translation>
    </message>
    <message>
        <source>By time control</source>
        <translation>제한 시간별</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>상대별</translation>
    </message>
    <message>
        <source>Bullet</source>
        <translation>불릿</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>블리츠</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>래피드</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>장고</translation>
    </message>
    <message>
        <source>Weaker</source>
        <translation>약한 상대</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>비슷한 상대</translation>
    </message>
    <message>
        <source>Stronger</source>
        <translation>강한 상대</translation>
    </message>
    <message numerus="yes">
        <source>%n games are on small boards, where ranks are not calibrated.</source>
        <translation>
            <numerusform>%n국은 작은 판에서 두었고, 거기서는 등급이 보정되지 않았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Estimates by other engines</source>
        <translation>다른 엔진의 추정</translation>
    </message>
    <message>
        <source>KataGo is analysing your latest games…</source>
        <translation>KataGo가 최근 대국을 분석하고 있습니다…</translation>
    </message>
    <message numerus="yes">
        <source>From your latest %n games.</source>
        <translation>
            <numerusform>최근 %n국 기준.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 estimates %2 (%3). Its accuracy has not been measured.</source>
        <translation>%1의 추정은 %2입니다(%3). 정확도는 측정되지 않았습니다.</translation>
    </message>
    <message>
        <source>%1: your moves lose %2 points on average, half of them less than %3 (first %4 moves of each game).</source>
        <translation>%1: 내 수는 평균 %2집을 잃고, 절반은 %3집보다 적게 잃습니다(각 대국의 처음 %4수).</translation>
    </message>
    <message>
        <source>%1: your moves lose %2 pawns on average, half of them less than %3 (first %4 moves of each game).</source>
        <translation>%1: 내 수는 평균 폰 %2개를 잃고, 절반은 %3개보다 적게 잃습니다(각 대국의 처음 %4수).</translation>
    </message>
    <message>
        <source>Phases are estimated by the network %1 alone. From all of your moves it estimates %2.</source>
        <translation>단계별 값은 %1만으로 추정하며, 모든 수로 추정한 값은 %2입니다.</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1(%2, %3)</translation>
    </message>
    <message>
        <source>%1 or stronger</source>
        <translation>%1 이상</translation>
    </message>
    <message>
        <source>%1 or weaker</source>
        <translation>%1 이하</translation>
    </message>
    <message>
        <source>%1 with %2 % probability</source>
        <translation>%2% 확률로 %1</translation>
    </message>
    <message>
        <source>This is stronger than the strongest rank on the scale, %1.</source>
        <translation>이는 척도에서 가장 강한 등급인 %1보다 강합니다.</translation>
    </message>
    <message>
        <source>This is weaker than the weakest rank on the scale, %1.</source>
        <translation>이는 척도에서 가장 약한 등급인 %1보다 약합니다.</translation>
    </message>
    <message>
        <source>The rank of %1</source>
        <translation>%1의 등급</translation>
    </message>
    <message>
        <source>%1 % of the points</source>
        <translation>승점의 %1%</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, your rank %3 (%n games)</source>
        <translation>
            <numerusform>%1 %2, 내 등급은 %3(%n국)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n games have been analysed.</source>
        <translation>
            <numerusform>내 대국 %n국이 분석되어 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of your %n games have been analysed.</source>
        <translation>
            <numerusform>내 대국 %n국 가운데 %1국이 분석되어 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Latest estimate: %1, on %2.</source>
        <translation>최근 추정: %1(%2).</translation>
    </message>
    <message>
        <source>%1 % interval; most likely %2</source>
        <translation>%1% 구간, 가장 유력한 등급 %2</translation>
    </message>
    <message>
        <source>Count every game</source>
        <translation>모든 대국 세기</translation>
    </message>
    <message>
        <source>Games of this period</source>
        <translation>이 기간의 대국</translation>
    </message>
    <message>
        <source>All dates</source>
        <translation>전체 기간</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>최근 1년</translation>
    </message>
    <message>
        <source>Last 3 months</source>
        <translation>최근 3개월</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>최근 1개월</translation>
    </message>
    <message>
        <source>Games with this colour</source>
        <translation>이 색의 대국</translation>
    </message>
    <message>
        <source>Both colours</source>
        <translation>두 색 모두</translation>
    </message>
    <message>
        <source>First to move</source>
        <translation>먼저 둘 때</translation>
    </message>
    <message>
        <source>Second to move</source>
        <translation>나중에 둘 때</translation>
    </message>
    <message>
        <source>Games of this time control</source>
        <translation>이 제한 시간의 대국</translation>
    </message>
    <message>
        <source>Any time control</source>
        <translation>모든 제한 시간</translation>
    </message>
    <message>
        <source>The rank above is estimated from your moves alone: each is compared with the moves that players of each rank choose. The curve shows the probability of each rank. The bar is an interval that holds at least 80 % of it. A second estimate uses everything in the files: your results, your opponents&apos; ranks, the clocks and the level of the games. Your own rank in the files is not used.</source>
        <translation>위의 등급은 내 수만으로 추정합니다. 각 수를 등급별 대국자가 고르는 수와 비교합니다. 곡선은 각 등급의 확률을 나타냅니다. 막대는 그 80% 이상이 들어 있는 구간입니다. 두 번째 추정은 파일의 모든 정보(결과, 상대의 등급, 시계, 대국의 수준)를 씁니다. 파일에 있는 내 등급은 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>β is the strength score of a move. It is the sum of the level of the position, which both players made, and the quality of the move among the legal ones. The line is the mean β of your moves over all games, for every ten moves. Each band holds the middle half of the players of one rank. β depends on your opponent, too: it may rise against a stronger player, and the loser&apos;s line may be above the winner&apos;s. So β is not your rank, and the line may lie in the band of another rank. Your rank is estimated from your choice of moves: it is the rank whose players are most likely to choose them. Neither β nor the estimate knows what you thought, or how you play in games that are not here. With few games, the interval is wide, and the estimate is closer to the middle of the scale.</source>
        <translation>β는 수의 실력 점수입니다. 두 대국자가 만든 국면의 수준과, 둘 수 있는 수 가운데 그 수의 질을 더한 값입니다. 선은 모든 대국에서 내 수의 평균 β를 열 수씩 나타냅니다. 각 띠는 한 등급 대국자의 가운데 절반이 있는 범위입니다. β는 상대에 따라서도 달라집니다. 강한 상대를 만나면 오를 수 있고, 진 쪽의 선이 이긴 쪽보다 위에 있을 수 있습니다. 그래서 β는 내 등급이 아니며, 선은 다른 등급의 띠에 있을 수 있습니다. 등급은 내가 어떤 수를 고르는지로 추정합니다. 그 등급의 대국자가 가장 고를 법한 수입니다. β도 추정도 내 생각이나 여기에 없는 대국은 알지 못합니다. 대국이 적으면 구간이 넓고, 추정은 척도의 가운데로 끌립니다.</translation>
    </message>
    <message>
        <source>From your moves alone</source>
        <translation>내 수만으로</translation>
    </message>
    <message>
        <source>From everything in the files</source>
        <translation>파일의 모든 정보로</translation>
    </message>
    <message>
        <source>Probability of each rank</source>
        <translation>등급별 확률</translation>
    </message>
    <message numerus="yes">
        <source>Rank in your game files: %1 (median of %n games; latest: %2).</source>
        <translation>
            <numerusform>기보 파일에 적힌 등급: %1(%n국의 중앙값, 가장 최근은 %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>You have no games yet. Import some, or choose more names above.</source>
        <translation>아직 대국이 없습니다. 대국을 가져오거나 위에서 이름을 더 고르세요.</translation>
    </message>
    <message>
        <source>Also count games against Evenmatch, unfinished games, games of fewer than %1 moves and games with you on both sides</source>
        <translation>Evenmatch와 둔 대국, 끝나지 않은 대국, %1수 미만의 대국, 양쪽이 모두 나인 대국도 셉니다</translation>
    </message>
</context>
<context>
    <name>NetworkCard</name>
    <message>
        <source>%1 blocks of %2 channels</source>
        <translation>블록 %1개, 채널 %2개</translation>
    </message>
    <message>
        <source>%1 blocks of %2 channels, and %3 more blocks for the value</source>
        <translation>블록 %1개, 채널 %2개, 형세 평가용 블록 %3개 추가</translation>
    </message>
    <message>
        <source>%1 positions</source>
        <translation>국면 %1개</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>바둑</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>체스</translation>
    </message>
    <message>
        <source>Use another file…</source>
        <translation>다른 파일 사용…</translation>
    </message>
    <message>
        <source>Use the bundled network</source>
        <translation>기본 제공 신경망 사용</translation>
    </message>
    <message>
        <source>Measure speed</source>
        <translation>속도 측정</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>불러오는 중…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>해시</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>등급</translation>
    </message>
    <message>
        <source>none: it can review games, but not play at a rank</source>
        <translation>없음: 복기는 할 수 있지만 등급에 맞춰 둘 수는 없습니다</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Rank profile</source>
        <translation>등급 프로필</translation>
    </message>
    <message>
        <source>from %1 games</source>
        <translation>%1국 기준</translation>
    </message>
    <message>
        <source>none: its ranks have not been measured</source>
        <translation>없음: 등급이 측정되지 않았습니다</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>정확도</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>측정되지 않음</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Last trained on</source>
        <translation>마지막 학습</translation>
    </message>
    <message>
        <source>Use another network</source>
        <translation>다른 신경망 사용</translation>
    </message>
    <message>
        <source>Measuring speed</source>
        <translation>속도 측정 중</translation>
    </message>
    <message>
        <source>%1 singly</source>
        <translation>하나씩 %1</translation>
    </message>
    <message>
        <source>%1 in batches of %2</source>
        <translation>%2개씩 묶어서 %1</translation>
    </message>
    <message>
        <source>Positions per second: %1
%2</source>
        <translation>초당 국면 수: %1
%2</translation>
    </message>
    <message>
        <source>GPU (CUDA)</source>
        <translation>GPU(CUDA)</translation>
    </message>
    <message>
        <source>Opponents&apos; strength</source>
        <translation>상대의 실력</translation>
    </message>
    <message>
        <source>measured against %1</source>
        <translation>%1 상대로 측정</translation>
    </message>
    <message>
        <source>another network</source>
        <translation>다른 신경망</translation>
    </message>
    <message>
        <source>Strong network for Go</source>
        <translation>바둑용 강한 신경망</translation>
    </message>
    <message>
        <source>Add a network…</source>
        <translation>신경망 추가…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 사용</translation>
    </message>
    <message>
        <source>Review, hints, lessons and the tutor use this network for Go.</source>
        <translation>바둑의 복기, 힌트, 강의, 선생님이 이 신경망을 사용합니다.</translation>
    </message>
    <message>
        <source>Add a KataGo network (.bin.gz) to make review, hints, lessons and the tutor much stronger in Go. No other program is needed.</source>
        <translation>KataGo 신경망(.bin.gz)을 추가하면 바둑의 복기, 힌트, 강의, 선생님이 훨씬 강해집니다. 다른 프로그램은 필요 없습니다.</translation>
    </message>
    <message>
        <source>candidate moves</source>
        <translation>후보수</translation>
    </message>
    <message>
        <source>winning chances</source>
        <translation>승률</translation>
    </message>
    <message>
        <source>score lead</source>
        <translation>집 차이</translation>
    </message>
    <message>
        <source>ownership</source>
        <translation>집 귀속</translation>
    </message>
    <message>
        <source>moves of players from %1 to %2</source>
        <translation>%1부터 %2까지 대국자의 수</translation>
    </message>
    <message>
        <source>Predicts</source>
        <translation>예측 항목</translation>
    </message>
    <message>
        <source>File size</source>
        <translation>파일 크기</translation>
    </message>
    <message>
        <source>Networks (*.evm *.bin.gz *.txt.gz *.pb.gz *.pb);;All files (*)</source>
        <translation>신경망 (*.evm *.bin.gz *.txt.gz *.pb.gz *.pb);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>%1. The current network stays in use.</source>
        <translation>%1. 현재 신경망을 계속 사용합니다.</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>바꾸기…</translation>
    </message>
    <message>
        <source>the last layer of %1</source>
        <translation>%1의 마지막 층</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
</context>
<context>
    <name>NewGamePanel</name>
    <message>
        <source>New game</source>
        <translation>새 대국</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>대국으로 돌아가기</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>바둑</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>체스</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>Chess from one of 960 shuffled starting positions</source>
        <translation>섞인 시작 국면 960가지 중 하나에서 시작하는 체스</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>무작위</translation>
    </message>
    <message>
        <source>The program chooses your colour at random</source>
        <translation>프로그램이 내 색을 무작위로 정합니다</translation>
    </message>
    <message>
        <source>Rules, handicap, clock, names</source>
        <translation>규칙, 접바둑, 시간, 이름</translation>
    </message>
    <message>
        <source>Clock and names</source>
        <translation>시계와 이름</translation>
    </message>
    <message>
        <source>Rules, handicap and clock</source>
        <translation>규칙, 접바둑, 시간</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>환영합니다</translation>
    </message>
    <message>
        <source>You play %1</source>
        <translation>내 색: %1</translation>
    </message>
    <message>
        <source>Choose a rank, then Play. Everything stays on this computer.</source>
        <translation>등급을 고른 다음 ‘대국’을 누르세요. 모든 것이 이 컴퓨터에만 남습니다.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>시계</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>여기서부터 두기</translation>
    </message>
    <message>
        <source>The game begins with the position on the board.</source>
        <translation>판 위의 국면에서 대국이 시작됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>The game keeps its %n moves and continues from this position.</source>
        <translation>
            <numerusform>지금까지의 %n수를 그대로 두고 이 국면에서 이어 둡니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard starting position</source>
        <translation>표준 시작 배치</translation>
    </message>
    <message>
        <source>One of 960 starting positions</source>
        <translation>960가지 시작 배치 중 하나</translation>
    </message>
</context>
<context>
    <name>NoGamesPanel</name>
    <message>
        <source>No games yet</source>
        <translation>아직 기보가 없습니다</translation>
    </message>
    <message>
        <source>Drop files or a folder here: SGF, PGN, GIB, NGF and UGI, also compressed.
Games that you finish here are added automatically.
Your rank is estimated from your games.</source>
        <translation>파일이나 폴더를 여기에 끌어다 놓으세요: SGF, PGN, GIB, NGF, UGI, 압축 파일도 가능.
여기서 끝낸 대국은 자동으로 추가됩니다.
내 등급은 내 대국으로 추정합니다.</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>폴더 가져오기…</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>파일 가져오기…</translation>
    </message>
    <message>
        <source>Paste from the clipboard</source>
        <translation>클립보드에서 붙여넣기</translation>
    </message>
    <message>
        <source>From an account…</source>
        <translation>계정에서…</translation>
    </message>
    <message>
        <source>Add a few sample games</source>
        <translation>예제 대국 몇 판 추가</translation>
    </message>
    <message>
        <source>Five short games to try things out; search for “Sample” to find them</source>
        <translation>시험해 볼 수 있는 짧은 대국 다섯 판. “Sample”로 검색하세요</translation>
    </message>
</context>
<context>
    <name>NotableView</name>
    <message>
        <source>No notable moves: no mistakes, and no moves unusual for the rank.</source>
        <translation>눈에 띄는 수가 없습니다. 실수도, 등급에 비해 특이한 수도 없습니다.</translation>
    </message>
    <message>
        <source>Notable moves appear here during analysis.</source>
        <translation>분석하는 동안 눈에 띄는 수가 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>Notable moves</source>
        <translation>눈에 띄는 수</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close this message</source>
        <translation>이 메시지 닫기</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>해결 방법</translation>
    </message>
</context>
<context>
    <name>OpeningChooser</name>
    <message>
        <source>Opening to train</source>
        <translation>연습할 오프닝</translation>
    </message>
    <message>
        <source>Train this opening</source>
        <translation>이 오프닝 연습하기</translation>
    </message>
    <message>
        <source>Play against moves that players of your rank really choose. After each of your moves you see how many players choose it</source>
        <translation>내 등급의 대국자가 실제로 고르는 수를 상대로 둡니다. 한 수 둘 때마다 그 수를 고르는 사람의 비율이 보입니다</translation>
    </message>
</context>
<context>
    <name>OpeningRun</name>
    <message>
        <source>This network has no ranks.</source>
        <translation>이 신경망에는 등급이 없습니다.</translation>
    </message>
    <message>
        <source>Players of %1 mostly play %2 (%3 %).</source>
        <translation>%1 대국자는 대개 %2을(를) 둡니다(%3%).</translation>
    </message>
    <message>
        <source>%2 % of players at %3 choose %1.</source>
        <translation>%3 대국자의 %2%가 %1을(를) 고릅니다.</translation>
    </message>
    <message>
        <source>%1 is chosen by %2 % of players at %3 and %4 % at %5.</source>
        <translation>%1을(를) 고르는 사람은 %3의 %2%, %5의 %4%입니다.</translation>
    </message>
    <message>
        <source>%1 of your %2 moves are the most popular at %3.</source>
        <translation>내 %2수 가운데 %1수가 %3에서 가장 많이 두는 수입니다.</translation>
    </message>
    <message>
        <source>Move %1: %2 (%3 %) is more popular than %4 (%5 %).</source>
        <translation>%1수: %2(%3%)이(가) %4(%5%)보다 많이 선택됩니다.</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>분석하는 중…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>The opening ends here.</source>
        <translation>오프닝은 여기까지입니다.</translation>
    </message>
    <message>
        <source>The opening ends here: %1.</source>
        <translation>오프닝은 여기까지입니다: %1.</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>다시</translation>
    </message>
    <message>
        <source>Switch sides</source>
        <translation>반대편으로 두기</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>여기서부터 두기</translation>
    </message>
    <message>
        <source>Your move.</source>
        <translation>내 차례입니다.</translation>
    </message>
    <message>
        <source>Your opponent chooses moves as often as players of %1 do.</source>
        <translation>상대는 %1 대국자와 같은 비율로 수를 고릅니다.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>그만두기</translation>
    </message>
    <message>
        <source>Players of %1 and %2 rarely choose %3.</source>
        <translation>%1에서도 %2에서도 %3을(를) 고르는 사람은 드뭅니다.</translation>
    </message>
    <message>
        <source>About %2 % of players choose %1, at %3 and at %4.</source>
        <translation>%3에서도 %4에서도 대국자의 약 %2%가 %1을(를) 고릅니다.</translation>
    </message>
    <message>
        <source>Players of %1 would have had about %2.</source>
        <translation>%1 대국자라면 약 %2수였을 것입니다.</translation>
    </message>
    <message>
        <source>Start where the opening ends</source>
        <translation>오프닝이 끝난 곳에서 시작</translation>
    </message>
    <message>
        <source>Start at the first move</source>
        <translation>첫 수부터 시작</translation>
    </message>
</context>
<context>
    <name>OpeningsCard</name>
    <message>
        <source>By opening</source>
        <translation>오프닝별</translation>
    </message>
    <message>
        <source>For each opening: your number of games and your score; your mean strength score (β) relative to your rank&apos;s; and the move that most often leaves the main line of your rank. Click an opening to see it.</source>
        <translation>오프닝마다 대국 수와 성적, 내 등급에 대비한 평균 실력 점수(β), 내 등급의 본 수순에서 가장 자주 벗어나는 수를 보여 줍니다. 오프닝을 클릭하면 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>오프닝</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>This network does not know the rank %1. Choose another opponent under File ▸ New.</source>
        <translation>이 신경망이 모르는 등급입니다: %1. ‘파일 ▸ 새 대국’에서 다른 상대를 고르세요.</translation>
    </message>
    <message>
        <source>its move is illegal here.</source>
        <translation>여기에 둘 수 없는 수입니다.</translation>
    </message>
    <message>
        <source>%1 passed. Pass to count the score, or play on.</source>
        <translation>%1: 한 수 쉬었습니다. 계가하려면 한 수 쉬고, 아니면 계속 두세요.</translation>
    </message>
    <message>
        <source>%1 offers a draw. Press Draw to accept, or play on.</source>
        <translation>%1: 무승부 제안. 수락하려면 ‘무승부’를 누르고, 아니면 계속 두세요.</translation>
    </message>
    <message>
        <source>%1 declined the draw.</source>
        <translation>%1: 무승부를 거절했습니다.</translation>
    </message>
    <message>
        <source>The strong network is not available. %1 plays without it.</source>
        <translation>강한 신경망을 사용할 수 없습니다. %1은(는) 그것 없이 둡니다.</translation>
    </message>
</context>
<context>
    <name>OpponentChooser</name>
    <message>
        <source>Locked</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>A rank</source>
        <translation>등급 지정</translation>
    </message>
    <message>
        <source>Evenmatch plays like people of this rank</source>
        <translation>Evenmatch가 이 등급의 사람처럼 둡니다</translation>
    </message>
    <message>
        <source>Match me</source>
        <translation>나에게 맞춤</translation>
    </message>
    <message>
        <source>Evenmatch adjusts to your strength</source>
        <translation>Evenmatch가 내 실력에 맞춥니다</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>두 사람</translation>
    </message>
    <message>
        <source>Two players share this board</source>
        <translation>두 사람이 한 판에서 둡니다</translation>
    </message>
    <message>
        <source>Keep the strength fixed, whoever wins</source>
        <translation>누가 이기든 실력을 고정합니다</translation>
    </message>
    <message>
        <source>My rank</source>
        <translation>내 등급</translation>
    </message>
    <message>
        <source>One above me</source>
        <translation>한 등급 위</translation>
    </message>
    <message>
        <source>Change my rank…</source>
        <translation>내 등급 바꾸기…</translation>
    </message>
    <message>
        <source>Set my own rank</source>
        <translation>내 등급 설정</translation>
    </message>
    <message>
        <source>These ranks have not been compared with people&apos;s ranks yet.</source>
        <translation>이 등급들은 아직 사람의 등급과 비교되지 않았습니다.</translation>
    </message>
    <message>
        <source>What is your rank? Choose it on the ladder.</source>
        <translation>내 등급은 무엇인가요? 사다리에서 고르세요.</translation>
    </message>
    <message>
        <source>An engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Another program, such as GNU Go or Stockfish</source>
        <translation>GNU Go나 Stockfish 같은 다른 프로그램</translation>
    </message>
    <message>
        <source>On small boards ranks are not calibrated.</source>
        <translation>작은 판에서는 등급이 보정되지 않았습니다.</translation>
    </message>
    <message>
        <source>The strength of this opponent has not been measured.</source>
        <translation>이 상대의 실력은 측정되지 않았습니다.</translation>
    </message>
    <message>
        <source>Measured on %1 against %2</source>
        <translation>측정일: %1, 상대: %2</translation>
    </message>
    <message>
        <source>A little stronger</source>
        <translation>조금 더 강하게</translation>
    </message>
    <message>
        <source>%1. Rating scale: %2</source>
        <translation>%1. 레이팅 기준: %2</translation>
    </message>
    <message>
        <source>Plays like %1; measured strength %2 (%3 games).</source>
        <translation>%1처럼 둡니다. 측정된 실력은 %2입니다(%3국).</translation>
    </message>
    <message>
        <source>Measured strength: %1 (%2 games).</source>
        <translation>측정된 실력: %1(%2국).</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>바꾸기…</translation>
    </message>
    <message>
        <source>The strength of this opponent has not been measured with this network.</source>
        <translation>이 신경망을 쓰는 이 상대의 실력은 측정되지 않았습니다.</translation>
    </message>
    <message>
        <source>Read with strong network</source>
        <translation>강한 신경망으로 수읽기</translation>
    </message>
    <message>
        <source>Stronger by tenths of a rank, up to the next rank</source>
        <translation>10분의 1 등급씩 강하게, 다음 등급까지</translation>
    </message>
    <message>
        <source>It starts at the rank under the needle and adjusts to you. Set your own rank to start there.</source>
        <translation>바늘이 가리키는 등급에서 시작해 나에게 맞춰 갑니다. 내 등급을 정하면 거기서 시작합니다.</translation>
    </message>
    <message>
        <source>The opponent reads captures and life and death like %1, but chooses moves of its rank</source>
        <translation>상대는 돌 따기와 사활을 %1처럼 읽지만, 수는 자기 등급에 맞게 고릅니다</translation>
    </message>
    <message>
        <source>Opponent: %1</source>
        <translation>상대: %1</translation>
    </message>
</context>
<context>
    <name>OutsideCard</name>
    <message>
        <source>More precise chess ranks</source>
        <translation>더 정확한 체스 등급</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Each Maia network predicts the moves of players of one rating. With these networks (maia-1100.pb.gz to maia-1900.pb.gz in one folder) and Stockfish, the interval of your chess rank becomes narrower.</source>
        <translation>Maia 신경망은 저마다 한 레이팅의 대국자가 둘 수를 예측합니다. 이 신경망들(한 폴더의 maia-1100.pb.gz~maia-1900.pb.gz)과 Stockfish가 있으면 체스 등급의 구간이 좁아집니다.</translation>
    </message>
    <message>
        <source>Maia</source>
        <translation>Maia</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>폴더 선택…</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 제거</translation>
    </message>
    <message>
        <source>No folder chosen</source>
        <translation>선택한 폴더 없음</translation>
    </message>
    <message numerus="yes">
        <source>%n networks, %1 to %2</source>
        <translation>
            <numerusform>신경망 %n개, %1부터 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Use Stockfish, too</source>
        <translation>Stockfish도 사용</translation>
    </message>
    <message>
        <source>Use Stockfish, too (it is not installed and not among the engines below)</source>
        <translation>Stockfish도 사용(설치되어 있지 않고 아래 엔진에도 없음)</translation>
    </message>
    <message>
        <source>The folder with Maia&apos;s networks</source>
        <translation>Maia 신경망이 있는 폴더</translation>
    </message>
    <message>
        <source>engines for chess ranks</source>
        <translation>체스 등급용 엔진</translation>
    </message>
</context>
<context>
    <name>Piece</name>
    <message>
        <source>white pawn</source>
        <translation>백 폰</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>백 나이트</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>백 비숍</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>백 룩</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>백 퀸</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>백 킹</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>흑 폰</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>흑 나이트</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>흑 비숍</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>흑 룩</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>흑 퀸</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>흑 킹</translation>
    </message>
</context>
<context>
    <name>PiecePalette</name>
    <message>
        <source>black stone</source>
        <translation>흑돌</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>백돌</translation>
    </message>
    <message>
        <source>Move pieces by clicking or dragging them</source>
        <translation>클릭하거나 끌어서 옮기기</translation>
    </message>
    <message>
        <source>Clear squares; the right mouse button always clears</source>
        <translation>칸 비우기(오른쪽 버튼은 항상 비움)</translation>
    </message>
    <message>
        <source>Black and white stones in turn</source>
        <translation>흑돌과 백돌을 번갈아</translation>
    </message>
</context>
<context>
    <name>PieceSetButton</name>
    <message>
        <source>Chess pieces: %1</source>
        <translation>체스 기물: %1</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Starting %1…</source>
        <translation>%1 시작 중…</translation>
    </message>
    <message>
        <source>next move</source>
        <translation>다음 수</translation>
    </message>
    <message>
        <source>to be confirmed</source>
        <translation>확인 대기</translation>
    </message>
    <message>
        <source>%1? Click it again to play it.</source>
        <translation>%1? 다시 클릭하면 둡니다.</translation>
    </message>
    <message>
        <source>This will be your next move. Press Esc or right-click to cancel it.</source>
        <translation>이것이 다음 수가 됩니다. Esc 또는 오른쪽 클릭으로 취소하세요.</translation>
    </message>
    <message>
        <source>Choose an opponent, then press Play.</source>
        <translation>상대를 고른 다음 ‘대국’을 누르세요.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>기권했습니다.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>A game is in progress. It is kept when a teaching game starts.</source>
        <translation>대국이 진행 중입니다. 지도 대국을 시작해도 이 대국은 보관됩니다.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Go to the last move before you ask for a hint.</source>
        <translation>힌트를 보려면 먼저 마지막 수로 가세요.</translation>
    </message>
</context>
<context>
    <name>PlayerChoiceModel</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n국</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>1 capture</source>
        <translation>사석 1개</translation>
    </message>
    <message>
        <source>%1 captures</source>
        <translation>사석 %1개</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>둘 차례</translation>
    </message>
    <message numerus="yes">
        <source>%n pawns ahead</source>
        <translation>
            <numerusform>폰 %n개만큼 앞섬</numerusform>
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
        <translation>질</translation>
    </message>
    <message>
        <source>β, the strength score of a move: it depends on the position and on the move</source>
        <translation>β, 한 수의 실력 점수: 국면과 수에 따라 정해집니다</translation>
    </message>
    <message>
        <source>The part of β that depends on the player&apos;s move alone</source>
        <translation>β 가운데 둔 사람의 수에만 달린 부분</translation>
    </message>
    <message>
        <source>β is the strength score. Quality is the part of β that depends on the move alone.</source>
        <translation>β는 실력 점수입니다. 질은 β 가운데 수에만 달린 부분입니다.</translation>
    </message>
    <message>
        <source>Each point is the mean over this number of the player&apos;s moves. Each band holds the middle half of the players of a rank, averaged in the same way.</source>
        <translation>각 점은 대국자가 둔 이만큼의 수를 평균한 값입니다. 각 띠는 같은 방식으로 평균한, 한 등급 대국자의 가운데 절반이 있는 범위입니다.</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>모든 수</translation>
    </message>
    <message>
        <source>Mean of %1</source>
        <translation>%1수 평균</translation>
    </message>
    <message>
        <source>Measure and averaging: %1, %2</source>
        <translation>지표와 평균: %1, %2</translation>
    </message>
    <message>
        <source>The estimate is the rank whose players are likeliest to choose these moves. β is the strength score of the moves, so its line may lie in another band.</source>
        <translation>추정 등급은 이런 수를 가장 고를 법한 대국자의 등급입니다. β는 수의 실력 점수이므로 그 선은 다른 띠에 있을 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>PolicyPanel</name>
    <message>
        <source>Candidate moves</source>
        <translation>후보수</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>판에 표시</translation>
    </message>
    <message>
        <source>Plain board</source>
        <translation>판만</translation>
    </message>
    <message>
        <source>Likely moves</source>
        <translation>둘 만한 수</translation>
    </message>
    <message>
        <source>β of moves</source>
        <translation>수의 β</translation>
    </message>
    <message>
        <source>players</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Hover here to see the line on the board.</source>
        <translation>마우스를 올리면 수순이 판 위에 보입니다.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>실수</translation>
    </message>
    <message>
        <source>The analysed moves in this position and, in Go, the stones of the latest moves</source>
        <translation>이 국면에서 분석한 수와, 바둑에서는 최근 수의 돌</translation>
    </message>
    <message>
        <source>Ownership</source>
        <translation>집 귀속</translation>
    </message>
    <message>
        <source>The predicted owner of each point of a Go board. Add a strong network or KataGo on the Engines page to see it.</source>
        <translation>바둑판의 각 점이 누구의 집이 될지 예측합니다. 보려면 엔진 페이지에서 강한 신경망이나 KataGo를 추가하세요.</translation>
    </message>
    <message>
        <source>Ownership (needs a strong network)</source>
        <translation>집 귀속(강한 신경망 필요)</translation>
    </message>
    <message>
        <source>Warm: stronger than usual in this position; cold: weaker</source>
        <translation>따뜻한 색: 이 국면에서 보통보다 강함. 차가운 색: 약함</translation>
    </message>
    <message>
        <source>By ownership, %1: each point counts for its likelier owner, as if the game ended now. The search plays on, so its lead differs.</source>
        <translation>집 귀속으로는 %1. 지금 끝난다고 보고 각 점을 가능성이 높은 쪽의 집으로 셉니다. 탐색은 더 두어 보므로 차이가 다릅니다.</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>White has no king.</source>
        <translation>백에 킹이 없습니다.</translation>
    </message>
    <message>
        <source>Black has no king.</source>
        <translation>흑에 킹이 없습니다.</translation>
    </message>
    <message>
        <source>White has more than one king.</source>
        <translation>백의 킹이 둘 이상입니다.</translation>
    </message>
    <message>
        <source>Black has more than one king.</source>
        <translation>흑의 킹이 둘 이상입니다.</translation>
    </message>
    <message>
        <source>White has more pieces than promotion allows.</source>
        <translation>백의 기물이 승진으로 가능한 수보다 많습니다.</translation>
    </message>
    <message>
        <source>Black has more pieces than promotion allows.</source>
        <translation>흑의 기물이 승진으로 가능한 수보다 많습니다.</translation>
    </message>
    <message>
        <source>A pawn cannot stand on %1.</source>
        <translation>%1에는 폰이 있을 수 없습니다.</translation>
    </message>
    <message>
        <source>Black is to move, but White&apos;s king on %1 is in check.</source>
        <translation>흑 차례인데 %1의 백 킹이 체크 상태입니다.</translation>
    </message>
    <message>
        <source>White is to move, but Black&apos;s king on %1 is in check.</source>
        <translation>백 차례인데 %1의 흑 킹이 체크 상태입니다.</translation>
    </message>
    <message>
        <source>The king on %1 is in check from more than two pieces.</source>
        <translation>%1의 킹이 셋 이상의 기물에게 체크를 받고 있습니다.</translation>
    </message>
    <message>
        <source>The stones at %1 have no liberty.</source>
        <translation>%1의 돌에 활로가 없습니다.</translation>
    </message>
    <message>
        <source>Go %1×%1</source>
        <translation>바둑 %1줄</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>국면 편집</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>체스</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>처음 국면</translation>
    </message>
    <message>
        <source>Clear board</source>
        <translation>판 비우기</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>핸디캡</translation>
    </message>
    <message>
        <source>White without the knight b1</source>
        <translation>백: b1 나이트 없이</translation>
    </message>
    <message>
        <source>White without the rook a1</source>
        <translation>백: a1 룩 없이</translation>
    </message>
    <message>
        <source>White without the queen</source>
        <translation>백: 퀸 없이</translation>
    </message>
    <message>
        <source>White without the pawn f2</source>
        <translation>백: f2 폰 없이</translation>
    </message>
    <message>
        <source>Black without the knight b8</source>
        <translation>흑: b8 나이트 없이</translation>
    </message>
    <message>
        <source>Black without the rook a8</source>
        <translation>흑: a8 룩 없이</translation>
    </message>
    <message>
        <source>Black without the queen</source>
        <translation>흑: 퀸 없이</translation>
    </message>
    <message>
        <source>Black without the pawn f7</source>
        <translation>흑: f7 폰 없이</translation>
    </message>
    <message>
        <source>Flip board</source>
        <translation>판 뒤집기</translation>
    </message>
    <message>
        <source>White O-O</source>
        <translation>백 O-O</translation>
    </message>
    <message>
        <source>White O-O-O</source>
        <translation>백 O-O-O</translation>
    </message>
    <message>
        <source>Black O-O</source>
        <translation>흑 O-O</translation>
    </message>
    <message>
        <source>Black O-O-O</source>
        <translation>흑 O-O-O</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>차례</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>캐슬링</translation>
    </message>
    <message>
        <source>En passant</source>
        <translation>앙파상</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n점</numerusform>
        </translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>접바둑</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>덤</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>여기서부터 두기…</translation>
    </message>
    <message>
        <source>Use this position</source>
        <translation>이 국면 사용</translation>
    </message>
    <message>
        <source>Make a new game that begins with this position; the current game is kept</source>
        <translation>이 국면으로 시작하는 새 대국을 만듭니다. 지금 대국은 보존됩니다</translation>
    </message>
    <message>
        <source>The text is not a position: %1.</source>
        <translation>국면으로 읽을 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>Position as FEN</source>
        <translation>국면(FEN)</translation>
    </message>
    <message>
        <source>Position as SGF</source>
        <translation>국면(SGF)</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>The game is already over in this position.</source>
        <translation>이 국면에서는 대국이 이미 끝났습니다.</translation>
    </message>
    <message>
        <source>Discard the position that you set up?</source>
        <translation>만든 국면을 버릴까요?</translation>
    </message>
    <message>
        <source>Komi %1 and the prisoners: Black took %2, White %3.</source>
        <translation>덤 %1집과 사석 포함: 흑이 따낸 돌 %2, 백이 따낸 돌 %3.</translation>
    </message>
    <message>
        <source>Castling is still allowed; king and rook must be on their original squares</source>
        <translation>아직 캐슬링할 수 있음. 킹과 룩이 처음 자리에 있어야 합니다</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Me</source>
        <translation>나</translation>
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
        <translation>%1단</translation>
    </message>
    <message>
        <source>%1 kyu</source>
        <translation>%1급</translation>
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
        <translation>%1(측정한 등급의 범위 밖)</translation>
    </message>
    <message>
        <source>80 % interval: %1 to %2</source>
        <translation>80% 구간: %1~%2</translation>
    </message>
    <message>
        <source>On %1 held-out players with ten games each, the estimate was %2 rating points off on average, and the interval was right for %3 % of them.</source>
        <translation>검증용 대국자 %1명(각 10국)에서 추정은 레이팅 평균 %2점 벗어났고, 구간은 그중 %3%에서 맞았습니다.</translation>
    </message>
    <message>
        <source>Its accuracy was measured only on games between players of nearly equal rank.</source>
        <translation>정확도는 실력이 비슷한 대국에서만 측정했습니다.</translation>
    </message>
    <message>
        <source>From the moves alone: %1 (%2).</source>
        <translation>수만으로: %1(%2).</translation>
    </message>
    <message>
        <source>The files name no opponent&apos;s rank, so there is only the estimate from the moves.</source>
        <translation>파일에 상대의 등급이 없어 수로 추정한 결과만 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>From everything in the files: %1 (%2); opponents&apos; ranks in %n games, results in %3.</source>
        <translation>
            <numerusform>파일의 모든 정보로: %1(%2). 상대의 등급은 %n국, 결과는 %3국에 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The estimate from everything in the files uses opponents&apos; ranks in %1 games and results in %2.</source>
        <translation>두 번째 추정은 %1국의 상대 등급과 %2국의 결과를 사용합니다.</translation>
    </message>
    <message>
        <source>plays like %1</source>
        <translation>%1처럼 둠</translation>
    </message>
    <message>
        <source>Even with more games, this estimate stays wider than ± one rank.</source>
        <translation>대국이 더 있어도 이 추정은 ± 한 등급보다 넓습니다.</translation>
    </message>
    <message>
        <source>Accurate to about ± one rank.</source>
        <translation>약 ± 한 등급까지 정확합니다.</translation>
    </message>
    <message numerus="yes">
        <source>About %n more games would bring this to ± one rank.</source>
        <translation>
            <numerusform>약 %n국이 더 있으면 ± 한 등급까지 정확해집니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the strongest rank on this scale; the player may be stronger.</source>
        <translation>%1은(는) 이 척도에서 가장 강한 등급입니다. 그보다 강할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 is the weakest rank on this scale; the player may be weaker.</source>
        <translation>%1은(는) 이 척도에서 가장 약한 등급입니다. 그보다 약할 수 있습니다.</translation>
    </message>
    <message>
        <source>The games form two groups, as if two players had played them: one near %1, the other near %2.</source>
        <translation>대국이 두 사람이 둔 것처럼 두 무리(%1 근처와 %2 근처)로 나뉩니다.</translation>
    </message>
    <message>
        <source>too few moves</source>
        <translation>수가 너무 적음</translation>
    </message>
    <message>
        <source>no estimate from one game</source>
        <translation>한 판으로는 추정할 수 없음</translation>
    </message>
    <message>
        <source>The accuracy of this estimate has not been measured.</source>
        <translation>이 추정의 정확도는 측정되지 않았습니다.</translation>
    </message>
    <message>
        <source>β is the strength score of a move. Each band holds the middle half of the players of one rank.</source>
        <translation>β는 수의 실력 점수입니다. 각 띠는 한 등급 대국자의 가운데 절반이 있는 범위입니다.</translation>
    </message>
    <message>
        <source>%1 or stronger</source>
        <translation>%1 이상</translation>
    </message>
    <message>
        <source>%1 or weaker</source>
        <translation>%1 이하</translation>
    </message>
    <message>
        <source>80 % interval: %1 or stronger</source>
        <translation>80% 구간: %1 이상</translation>
    </message>
    <message>
        <source>80 % interval: %1 or weaker</source>
        <translation>80% 구간: %1 이하</translation>
    </message>
    <message>
        <source>About %1 FIDE, by a published relation between players&apos; ratings that was not measured here.</source>
        <translation>FIDE로는 약 %1(공개된 레이팅 관계에 따른 것이며 여기서 측정하지는 않았습니다).</translation>
    </message>
</context>
<context>
    <name>RankLadder</name>
    <message>
        <source>Ladder of ranks, the strongest first</source>
        <translation>등급 사다리, 가장 강한 등급부터</translation>
    </message>
    <message>
        <source>%1: measured %2</source>
        <translation>%1: 측정값 %2</translation>
    </message>
</context>
<context>
    <name>RankPartsCard</name>
    <message>
        <source>In parts</source>
        <translation>항목별</translation>
    </message>
    <message>
        <source>Your estimate from parts of your games. Fewer moves give a wider interval. Time controls and opponents&apos; ranks come from the game files; opponents of your rank, or within 100 rating points, count as equal.</source>
        <translation>내 대국의 일부로 추정한 등급입니다. 수가 적을수록 구간이 넓어집니다. 제한 시간과 상대의 등급은 기보 파일을 따르며, 같은 등급이거나 레이팅 100점 이내의 상대는 비슷한 상대로 봅니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n국</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RankReport</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n국</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n수</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few moves for an estimate: %1.</source>
        <translation>추정하기에는 수가 너무 적습니다: %1.</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>시간에 따른 변화</translation>
    </message>
    <message>
        <source>What separates you from the next rank</source>
        <translation>다음 등급과의 차이</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>둔 수</translation>
    </message>
    <message>
        <source>Next rank</source>
        <translation>다음 등급</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Unusual games</source>
        <translation>평소와 다른 대국</translation>
    </message>
    <message>
        <source>weaker than usual</source>
        <translation>평소보다 약함</translation>
    </message>
    <message>
        <source>stronger than usual</source>
        <translation>평소보다 강함</translation>
    </message>
    <message>
        <source>Moves compared with the ranks</source>
        <translation>수와 각 등급 비교</translation>
    </message>
    <message>
        <source>Mean β by move number, over the bands of the ranks</source>
        <translation>수 번호별 평균 β와 각 등급의 띠</translation>
    </message>
    <message>
        <source>how often</source>
        <translation>빈도</translation>
    </message>
    <message>
        <source>Estimates by other engines</source>
        <translation>다른 엔진의 추정</translation>
    </message>
    <message>
        <source>The rank over time, with its interval</source>
        <translation>시간에 따른 등급과 구간</translation>
    </message>
    <message>
        <source>By opening</source>
        <translation>오프닝별</translation>
    </message>
    <message>
        <source>Probability of each rank</source>
        <translation>등급별 확률</translation>
    </message>
    <message>
        <source>The line is the mean β over all games, for every ten moves.</source>
        <translation>선은 모든 대국의 평균 β를 열 수씩 나타냅니다.</translation>
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
        <translation>등급</translation>
    </message>
</context>
<context>
    <name>RankTestRun</name>
    <message>
        <source>Preparing the rank test</source>
        <translation>등급 테스트를 준비하는 중</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>The test is being prepared…</source>
        <translation>테스트를 준비하고 있습니다…</translation>
    </message>
    <message>
        <source>Estimate from your moves: %1.</source>
        <translation>내 수로 추정한 등급: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Based on %n positions.</source>
        <translation>
            <numerusform>%n개 국면에 기반합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Continue for a more certain result</source>
        <translation>더 확실한 결과를 위해 계속</translation>
    </message>
    <message>
        <source>Position %1 of at most %2</source>
        <translation>최대 %2개 가운데 %1번째 장면</translation>
    </message>
    <message>
        <source>Play the move that you would play in a game.</source>
        <translation>대국에서 둘 수를 두세요.</translation>
    </message>
    <message>
        <source>Another position</source>
        <translation>다른 장면</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>그만두기</translation>
    </message>
    <message>
        <source>Your moves do not distinguish between ranks.</source>
        <translation>내 수로는 등급을 구별할 수 없습니다.</translation>
    </message>
    <message>
        <source>This is a first estimate. Import your own games on the Games page for a better one.</source>
        <translation>첫 추정입니다. 더 나은 추정을 원하면 기보 페이지에서 내 대국을 가져오세요.</translation>
    </message>
</context>
<context>
    <name>RankTrend</name>
    <message>
        <source>Your rank over time</source>
        <translation>시간에 따른 내 등급</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 – %2: %3</translation>
    </message>
</context>
<context>
    <name>ReportWindow</name>
    <message>
        <source>Report</source>
        <translation>보고서</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF로 저장…</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>HTML로 저장…</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>보고서 저장</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>다시 대국</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>새 대국…</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>이겼습니다</translation>
    </message>
    <message>
        <source>Analysing the moves…</source>
        <translation>수를 분석하는 중…</translation>
    </message>
    <message>
        <source>Analysing the game</source>
        <translation>대국을 분석하는 중</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 승</translation>
    </message>
    <message>
        <source>“Match me” adapts to your results. Your rank is estimated from your moves.</source>
        <translation>‘나에게 맞춤’은 승패를, 등급 추정은 수를 따릅니다.</translation>
    </message>
    <message>
        <source>Games with a handicap or from a position that was set up do not change the strength of “Match me”.</source>
        <translation>접바둑이나 직접 놓은 국면에서 시작한 대국은 ‘나에게 맞춤’의 강도를 바꾸지 않습니다.</translation>
    </message>
</context>
<context>
    <name>Retry</name>
    <message>
        <source>Finding the losing move</source>
        <translation>패착을 찾는 중</translation>
    </message>
    <message>
        <source>You play from move %1 against your rank. It is the last position before the game was lost.</source>
        <translation>%1수부터 내 등급을 상대로 둡니다. 패배가 정해지기 전의 마지막 국면입니다.</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>&amp;Next mistake</source>
        <translation>다음 실수(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous mistake</source>
        <translation>이전 실수(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>분석(&amp;A)</translation>
    </message>
    <message>
        <source>E&amp;xport the plot…</source>
        <translation>그래프 내보내기(&amp;X)…</translation>
    </message>
    <message>
        <source>Export the plot</source>
        <translation>그래프 내보내기</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>그림 (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Export the annotate&amp;d game…</source>
        <translation>설명이 달린 기보 내보내기(&amp;W)…</translation>
    </message>
    <message>
        <source>Export the annotated game</source>
        <translation>설명이 달린 기보 내보내기</translation>
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
        <translation> 복기</translation>
    </message>
    <message>
        <source>Analysis is off. Press Space to turn it on.</source>
        <translation>분석이 꺼져 있습니다. 스페이스를 누르면 켜집니다.</translation>
    </message>
    <message>
        <source>Loading the network…</source>
        <translation>신경망을 불러오는 중…</translation>
    </message>
    <message>
        <source>This network has no strength score (β). It shows candidate moves and mistakes. Choose another network on the Engines page.</source>
        <translation>이 신경망에는 실력 점수(β)가 없습니다. 후보수와 실수만 보여 줍니다. 엔진 페이지에서 다른 신경망을 고르세요.</translation>
    </message>
    <message>
        <source>This network has no rank profile, so there are no bands to compare with. “evenmatch-lab profile” makes one from games.</source>
        <translation>이 신경망에는 등급 프로필이 없어 비교할 띠가 없습니다. ‘evenmatch-lab profile’로 대국에서 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>No later mistakes.</source>
        <translation>뒤에는 실수가 없습니다.</translation>
    </message>
    <message>
        <source>No earlier mistakes.</source>
        <translation>앞에는 실수가 없습니다.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>보고서(&amp;R)</translation>
    </message>
    <message>
        <source>A report needs a game with moves.</source>
        <translation>보고서에는 수가 있는 대국이 필요합니다.</translation>
    </message>
    <message>
        <source>The report will be ready after the analysis.</source>
        <translation>보고서는 분석이 끝나면 나옵니다.</translation>
    </message>
    <message>
        <source>The report is ready.</source>
        <translation>보고서가 준비되었습니다.</translation>
    </message>
    <message>
        <source>Open report</source>
        <translation>보고서 열기</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>여기서부터 두기</translation>
    </message>
    <message>
        <source>Play from &amp;here</source>
        <translation>여기서부터 두기(&amp;H)</translation>
    </message>
    <message>
        <source>The analysis is incomplete.</source>
        <translation>분석이 완전하지 않습니다.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Start another game from this position; this one is kept</source>
        <translation>이 국면에서 다른 대국을 시작합니다. 이 대국은 보존됩니다</translation>
    </message>
    <message>
        <source>Accuracy and mistakes</source>
        <translation>정확도와 실수</translation>
    </message>
    <message>
        <source>Time used</source>
        <translation>사용 시간</translation>
    </message>
    <message>
        <source>Figures appear here during analysis.</source>
        <translation>분석하는 동안 수치가 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>옆 패널(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Graph</source>
        <translation>그래프(&amp;G)</translation>
    </message>
</context>
<context>
    <name>Reviewer</name>
    <message>
        <source>Analysing the game</source>
        <translation>대국을 분석하는 중</translation>
    </message>
    <message>
        <source>Analysing the moves</source>
        <translation>수를 분석하는 중</translation>
    </message>
    <message>
        <source>The engine is unavailable, so Evenmatch&apos;s own search analyses the moves: %1</source>
        <translation>엔진을 사용할 수 없어 Evenmatch 자체 탐색으로 수를 분석합니다: %1</translation>
    </message>
    <message>
        <source>The engine was restarted: %1</source>
        <translation>엔진을 다시 시작했습니다: %1</translation>
    </message>
    <message>
        <source>Analysis stopped before the end. Turn it off and on to continue.</source>
        <translation>분석이 끝나기 전에 멈췄습니다. 분석을 껐다 켜면 이어집니다.</translation>
    </message>
</context>
<context>
    <name>SearchGraphView</name>
    <message>
        <source>Search graph</source>
        <translation>탐색 그래프</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>확대</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>축소</translation>
    </message>
    <message>
        <source>Fit to view</source>
        <translation>화면에 맞추기</translation>
    </message>
    <message numerus="yes">
        <source>The position: %n simulations</source>
        <translation>
            <numerusform>국면: 시뮬레이션 %n회</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchTreeModel</name>
    <message>
        <source>Move</source>
        <translation>수</translation>
    </message>
    <message>
        <source>N, visits</source>
        <translation>N, 방문 횟수</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Q, mean result for the side to move, −1 to +1</source>
        <translation>Q, 둘 차례인 쪽의 평균 결과, −1에서 +1</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>P, probability that players choose the move, in percent</source>
        <translation>P, 대국자가 이 수를 고를 확률(퍼센트)</translation>
    </message>
    <message>
        <source>P %</source>
        <translation>P %</translation>
    </message>
    <message>
        <source>β̄, mean strength score of all following moves</source>
        <translation>β̄, 뒤따르는 모든 수의 평균 실력 점수</translation>
    </message>
    <message>
        <source>β̄</source>
        <translation>β̄</translation>
    </message>
    <message>
        <source>δ with its sign: β̄ below (−) or above (+) the rank&apos;s target</source>
        <translation>부호 있는 δ: β̄가 등급의 목표보다 아래(−) 또는 위(+)</translation>
    </message>
    <message>
        <source>δ</source>
        <translation>δ</translation>
    </message>
    <message>
        <source>N, full strength</source>
        <translation>N (최대 실력)</translation>
    </message>
    <message>
        <source>Q, full strength</source>
        <translation>Q (최대 실력)</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>N
full</source>
        <translation>N
전력</translation>
    </message>
    <message>
        <source>Q
full</source>
        <translation>Q
전력</translation>
    </message>
    <message>
        <source>δ̂, weight of δ, 0 to 1</source>
        <translation>δ̂, δ의 비중, 0에서 1</translation>
    </message>
</context>
<context>
    <name>SearchTreeView</name>
    <message>
        <source>Search tree</source>
        <translation>탐색 트리</translation>
    </message>
    <message>
        <source>Columns of the search tree</source>
        <translation>탐색 트리의 열</translation>
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
        <translation>체크메이트: %1 승</translation>
    </message>
    <message>
        <source>Draw by stalemate</source>
        <translation>스테일메이트로 무승부</translation>
    </message>
    <message>
        <source>Draw by insufficient material</source>
        <translation>기물 부족으로 무승부</translation>
    </message>
    <message>
        <source>Draw: the position occurred five times</source>
        <translation>무승부: 같은 국면이 다섯 번 나옴</translation>
    </message>
    <message>
        <source>Draw: the position occurred three times</source>
        <translation>무승부: 같은 국면이 세 번 나옴</translation>
    </message>
    <message>
        <source>Draw: 75 moves without capture or pawn move</source>
        <translation>무승부: 잡거나 폰을 움직이지 않고 75수</translation>
    </message>
    <message>
        <source>Draw: 50 moves without capture or pawn move</source>
        <translation>무승부: 잡거나 폰을 움직이지 않고 50수</translation>
    </message>
    <message>
        <source>%1 is in check</source>
        <translation>%1: 체크</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 차례</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>계가 중</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>%1 차례</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>백 승</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>흑 승</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>%1 wins by 1 point</source>
        <translation>%1 1집 승</translation>
    </message>
    <message>
        <source>%1 wins by %2 points</source>
        <translation>%1 %2집 승</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <translation>%1 승(상대 기권)</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <translation>%1 승(상대 시간 초과)</translation>
    </message>
    <message>
        <source>%1 wins by forfeit</source>
        <translation>%1 승(몰수)</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 승</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>한 수 쉼</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Black leads by %1</source>
        <translation>흑 %1집 우세</translation>
    </message>
    <message>
        <source>White leads by %1</source>
        <translation>백 %1집 우세</translation>
    </message>
    <message>
        <source>Black %1, White %2 and %3 komi: %4</source>
        <translation>흑 %1, 백 %2, 덤 %3: %4</translation>
    </message>
    <message>
        <source>Chess960</source>
        <translation>Chess960</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>체스</translation>
    </message>
    <message>
        <source>Go %1×%2</source>
        <translation>바둑 %1×%2</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>덤</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>접바둑</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>오프닝</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>장소</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1분</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
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
        <translation>%2에 %1수</translation>
    </message>
    <message>
        <source>%1 + %2 per move</source>
        <translation>%1 + 수마다 %2</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>대국이 끝났습니다.</translation>
    </message>
    <message>
        <source>Opening</source>
        <comment>Go</comment>
        <translation>포석</translation>
    </message>
    <message>
        <source>%1 wins by resignation</source>
        <comment>Go</comment>
        <translation>%1 불계승</translation>
    </message>
    <message>
        <source>%1 wins on time</source>
        <comment>Go</comment>
        <translation>%1 시간승</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>대국으로 돌아가기</translation>
    </message>
    <message>
        <source>System</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Go board</source>
        <translation>바둑판</translation>
    </message>
    <message>
        <source>Chess board</source>
        <translation>체스판</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>좌표</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Go ranks of</source>
        <translation>바둑 등급 기준</translation>
    </message>
    <message>
        <source>Confirm each move</source>
        <translation>매 수 확인</translation>
    </message>
    <message>
        <source>The first click shows a move, the second plays it</source>
        <translation>첫 클릭은 수를 보여 주고, 두 번째 클릭은 둡니다</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>음량</translation>
    </message>
    <message>
        <source>Chess pieces</source>
        <translation>체스 기물</translation>
    </message>
    <message>
        <source>Animate pieces and needles</source>
        <translation>기물과 바늘에 애니메이션 사용</translation>
    </message>
    <message>
        <source>Your name in the games that you play here</source>
        <translation>여기서 두는 대국에 적히는 내 이름</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>내 이름</translation>
    </message>
    <message>
        <source>Ranks differ between servers. Evenmatch converts ranks to this server</source>
        <translation>서버마다 등급이 다릅니다. Evenmatch가 등급을 이 서버의 등급으로 변환합니다</translation>
    </message>
    <message>
        <source>Evenmatch resigns lost games</source>
        <translation>Evenmatch가 진 대국에서 기권</translation>
    </message>
    <message>
        <source>Otherwise it plays on to the end. This applies to new games</source>
        <translation>끄면 끝까지 둡니다. 새 대국부터 적용됩니다</translation>
    </message>
    <message>
        <source>Human-like thinking time</source>
        <translation>사람처럼 시간을 씀</translation>
    </message>
    <message>
        <source>The network&apos;s own ranks</source>
        <translation>신경망 자체의 등급</translation>
    </message>
    <message>
        <source>Promote to a queen without asking</source>
        <translation>묻지 않고 퀸으로 승진</translation>
    </message>
    <message>
        <source>Hold Alt or Ctrl to choose another piece</source>
        <translation>다른 기물을 고르려면 Alt나 Ctrl을 누르고 있으세요</translation>
    </message>
</context>
<context>
    <name>ShortcutsCard</name>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>모두 초기화</translation>
    </message>
    <message>
        <source>All keys were reset to the defaults.</source>
        <translation>모든 키를 기본값으로 되돌렸습니다.</translation>
    </message>
    <message>
        <source>Key of “%1”</source>
        <translation>“%1”의 키</translation>
    </message>
    <message>
        <source>No key for “%1”</source>
        <translation>“%1”의 키 없음</translation>
    </message>
    <message>
        <source>Click a key, then press another.</source>
        <translation>키를 클릭한 다음 다른 키를 누르세요.</translation>
    </message>
    <message>
        <source>“%1” has no key.</source>
        <translation>“%1”에 지정된 키가 없습니다.</translation>
    </message>
    <message>
        <source>“%1” now has the key %2.</source>
        <translation>이제 “%1”의 키는 %2입니다.</translation>
    </message>
    <message>
        <source>%1 is already the key of “%2”. Change that one first.</source>
        <translation>%1은(는) 이미 “%2”의 키입니다. 그쪽을 먼저 바꾸세요.</translation>
    </message>
    <message>
        <source>%1 is reserved for “%2”. Choose another key.</source>
        <translation>%1은(는) “%2” 전용 키입니다. 다른 키를 고르세요.</translation>
    </message>
</context>
<context>
    <name>SideSummary</name>
    <message>
        <source>Moves that lost %1 to %2 points</source>
        <translation>%1~%2집 손해 본 수</translation>
    </message>
    <message>
        <source>Moves that lost %1 points or more</source>
        <translation>%1집 이상 손해 본 수</translation>
    </message>
    <message>
        <source>Points lost per move</source>
        <translation>수당 손해(집)</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>정확도</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Inaccuracies ?!</source>
        <translation>부정확한 수 ?!</translation>
    </message>
    <message>
        <source>Mistakes ?</source>
        <translation>실수 ?</translation>
    </message>
    <message>
        <source>Blunders ??</source>
        <translation>큰 실수 ??</translation>
    </message>
    <message>
        <source>Winning chances lost per move</source>
        <translation>수당 잃은 승률</translation>
    </message>
    <message>
        <source>Points lost against the best move, by %1.</source>
        <translation>최선의 수와 비교한 손해(집), 분석: %1.</translation>
    </message>
    <message>
        <source>Each percent of winning chances lost takes 5 % off the accuracy of a move; the game&apos;s accuracy is the mean. Analysed by %1.</source>
        <translation>승률을 1% 잃을 때마다 그 수의 정확도가 5% 낮아지며, 대국의 정확도는 평균입니다. 분석: %1.</translation>
    </message>
    <message>
        <source>Brilliant moves !!</source>
        <translation>묘수 !!</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>The estimate also uses the thinking times in the files.</source>
        <translation>추정에는 파일에 적힌 생각 시간도 사용합니다.</translation>
    </message>
    <message>
        <source>Adding %1 would make this estimate more precise.</source>
        <translation>%1을(를) 추가하면 이 추정이 더 정확해집니다.</translation>
    </message>
    <message>
        <source>%1 is not used: it has analysed too few of the games.</source>
        <translation>%1은(는) 사용하지 않습니다. 분석한 대국이 너무 적습니다.</translation>
    </message>
    <message>
        <source>%1 is not used: it did not improve accuracy on held-out players.</source>
        <translation>%1은(는) 사용하지 않습니다. 검증용 대국자에서 정확도를 높이지 못했습니다.</translation>
    </message>
    <message>
        <source>%1 is not used: this network was calibrated without such an engine.</source>
        <translation>%1은(는) 사용하지 않습니다. 이 신경망은 그런 엔진 없이 보정되었습니다.</translation>
    </message>
    <message>
        <source>%1 is not used: this network was calibrated with %2, another version.</source>
        <translation>%1은(는) 사용하지 않습니다. 이 신경망은 다른 버전인 %2로 보정되었습니다.</translation>
    </message>
    <message>
        <source>%1 is not used: this network was calibrated with other settings or files (%2; here %3).</source>
        <translation>%1은(는) 사용하지 않습니다. 이 신경망은 다른 설정이나 파일로 보정되었습니다(%2, 여기서는 %3).</translation>
    </message>
    <message>
        <source>Ranks of %1 cannot be converted to %2, so the network&apos;s own ranks are shown.</source>
        <translation>%1의 등급을 %2의 등급으로 변환할 수 없어 신경망 자체의 등급으로 표시합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 could not analyse %n games (the first: %2).</source>
        <translation>
            <numerusform>%1이(가) %n국을 분석하지 못했습니다(첫 번째: %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This estimate uses only games on %1, because each board size has its own ranks (%n games left out).</source>
        <translation>
            <numerusform>판 크기마다 등급이 다르므로 이 추정에는 %1 대국만 사용합니다(%n국 제외).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games against Evenmatch do not count (%n games).</source>
        <translation>
            <numerusform>Evenmatch와의 대국은 세지 않습니다(%n국).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unfinished games do not count (%n games).</source>
        <translation>
            <numerusform>끝나지 않은 대국은 세지 않습니다(%n국).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games of fewer than %1 moves do not count (%n games).</source>
        <translation>
            <numerusform>%1수 미만의 대국은 세지 않습니다(%n국).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the chosen games are used (%n games left out).</source>
        <translation>
            <numerusform>선택한 대국만 사용합니다(%n국 제외).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were found more than once and count once.</source>
        <translation>
            <numerusform>대국 %n개가 중복되어 한 번만 셉니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Games with the same player on both sides do not count (%n games).</source>
        <translation>
            <numerusform>양쪽이 같은 사람인 대국은 세지 않습니다(%n국).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Move %1: %2 instead of %3</source>
        <translation>%1수: %3 대신 %2</translation>
    </message>
    <message>
        <source>The tutor made no comments on this game.</source>
        <translation>이 대국에서 선생님이 적어 둔 수는 없습니다.</translation>
    </message>
    <message>
        <source>Moments to remember:</source>
        <translation>기억해 둘 장면:</translation>
    </message>
    <message>
        <source>Choose your name on the Games page to turn such moments into cards.</source>
        <translation>기보 페이지에서 내 이름을 고르면 이런 장면이 카드가 됩니다.</translation>
    </message>
    <message>
        <source>The tutor has no comment.</source>
        <translation>선생님이 할 말이 없습니다.</translation>
    </message>
    <message>
        <source>The tutor is watching.</source>
        <translation>선생님이 지켜보고 있습니다.</translation>
    </message>
    <message>
        <source>Players of %1 rarely play %2 here.</source>
        <translation>%1 대국자는 여기서 %2을(를) 거의 두지 않습니다.</translation>
    </message>
    <message>
        <source>Those with a clear answer will appear as cards on the Learn page.</source>
        <translation>답이 분명한 것은 배우기 페이지에 카드로 나타납니다.</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>%1수: %2</translation>
    </message>
    <message>
        <source>Tutor: %1</source>
        <translation>선생님: %1</translation>
    </message>
    <message>
        <source>The tutor is analysing your move…</source>
        <translation>선생님이 이번 수를 살펴보는 중…</translation>
    </message>
</context>
<context>
    <name>TeachingCard</name>
    <message>
        <source>Take back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>Tutor comments</source>
        <translation>선생님의 설명</translation>
    </message>
    <message>
        <source>Show the position on the board</source>
        <translation>그 국면을 판에 표시</translation>
    </message>
    <message>
        <source>What was better?</source>
        <translation>더 좋은 수는?</translation>
    </message>
    <message>
        <source>Hints for the position before your move: an area, then some moves, then one move</source>
        <translation>내가 두기 전 국면에서 먼저 영역, 다음에 몇 가지 수, 마지막에 한 수</translation>
    </message>
    <message>
        <source>Return to the position before your move, or play on</source>
        <translation>내 수를 두기 전으로 돌아갑니다. 그대로 계속 두어도 됩니다</translation>
    </message>
    <message>
        <source>Comments on moves that Review marks as mistakes</source>
        <translation>복기에서 실수로 표시하는 수를 설명합니다</translation>
    </message>
</context>
<context>
    <name>TreePage</name>
    <message>
        <source>How the search plays at this rank</source>
        <translation>이 등급에서 탐색이 두는 방식</translation>
    </message>
    <message>
        <source>Opponent&apos;s rank</source>
        <translation>상대의 등급</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation>시뮬레이션</translation>
    </message>
    <message>
        <source>%1 simulations</source>
        <translation>시뮬레이션 %1회</translation>
    </message>
    <message>
        <source>At this rank</source>
        <translation>이 등급으로</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>최대 실력</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>둘 다</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>트리</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>그래프</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>Loading the network…</source>
        <translation>신경망을 불러오는 중…</translation>
    </message>
    <message>
        <source>The game is over here. Go back to search.</source>
        <translation>대국은 여기서 끝났습니다. 탐색하려면 뒤로 가세요.</translation>
    </message>
    <message>
        <source>This network has no rank profile, so only the full-strength search is shown.</source>
        <translation>이 신경망에는 등급 프로필이 없어 최대 실력의 탐색만 표시합니다.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>다시 탐색</translation>
    </message>
    <message>
        <source>%1 % of the visits</source>
        <translation>방문의 %1%</translation>
    </message>
    <message>
        <source>At full strength the search plays &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>최대 실력의 탐색은 &lt;b&gt;%1&lt;/b&gt;을(를) 둡니다.</translation>
    </message>
    <message>
        <source>At this rank and at full strength, the search plays &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>이 등급에서도 최대 실력에서도 탐색은 &lt;b&gt;%1&lt;/b&gt;을(를) 둡니다.</translation>
    </message>
    <message>
        <source> Choose a move to see its continuations.</source>
        <translation> 수를 고르면 그 뒤의 수순을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Export the search</source>
        <translation>탐색 내보내기</translation>
    </message>
    <message>
        <source> search.json</source>
        <translation> 탐색.json</translation>
    </message>
    <message>
        <source>JSON (*.json);;Graphviz (*.dot);;Picture (*.svg)</source>
        <translation>JSON (*.json);;Graphviz (*.dot);;그림 (*.svg)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>탐색</translation>
    </message>
    <message>
        <source>at full strength:</source>
        <translation>최대 실력:</translation>
    </message>
    <message>
        <source>This is the search that plays as an opponent of this rank. β̄ is the mean strength score after a move, δ its distance from the rank&apos;s own.</source>
        <translation>이 등급의 상대가 사용하는 탐색입니다. β̄는 착수 후의 평균 실력 점수, δ는 그 등급의 값과의 차이입니다.</translation>
    </message>
    <message>
        <source>The search of an opponent at this rank, with β̄ and δ at every node, or the search of the network at full strength.</source>
        <translation>이 등급 상대의 탐색(각 노드에 β̄와 δ) 또는 신경망 최대 실력의 탐색입니다.</translation>
    </message>
    <message>
        <source>Which search</source>
        <translation>탐색 종류</translation>
    </message>
    <message>
        <source>The opponent&apos;s search</source>
        <translation>상대의 탐색</translation>
    </message>
    <message>
        <source>SE-MCTS</source>
        <translation>SE-MCTS</translation>
    </message>
    <message>
        <source>This is SE-MCTS at this rank. β̄ is the mean strength score after a move, δ its distance from the rank&apos;s own, which steers the search.</source>
        <translation>이 등급의 SE-MCTS입니다. β̄는 착수 후 평균 실력 점수, δ는 그 등급의 값과의 차이이며 탐색을 이끕니다.</translation>
    </message>
    <message>
        <source>Same as the opponent</source>
        <translation>상대와 같은 횟수</translation>
    </message>
    <message>
        <source>Opponents choose moves by the policy of their rank. SE-MCTS is the published search, steered by δ.</source>
        <translation>상대는 자기 등급의 정책에 따라 수를 고릅니다. SE-MCTS는 δ가 이끄는, 논문의 탐색입니다.</translation>
    </message>
    <message>
        <source>At %1, the search prefers &lt;b&gt;%2&lt;/b&gt;; at full strength it plays &lt;b&gt;%3&lt;/b&gt;.</source>
        <translation>%1에서 탐색은 &lt;b&gt;%2&lt;/b&gt;을(를) 선호하고, 최대 실력에서는 &lt;b&gt;%3&lt;/b&gt;을(를) 둡니다.</translation>
    </message>
</context>
<context>
    <name>TreeSearch</name>
    <message>
        <source>Searching</source>
        <translation>탐색 중</translation>
    </message>
</context>
<context>
    <name>TypedMove</name>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 착수: %2</translation>
    </message>
    <message>
        <source>%1: %2 from %3 to %4</source>
        <translation>%1: %2, %3에서 %4로</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Evenmatch made no move in this game.</source>
        <translation>이 대국에서 Evenmatch는 한 수도 두지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 of Evenmatch&apos;s %2 moves (%3 %) are chosen by at least one in ten players of its rank, %4.</source>
        <translation>Evenmatch의 %2수 중 %1수(%3%)는 같은 등급(%4) 대국자의 열 명 중 한 명 이상이 고르는 수입니다.</translation>
    </message>
    <message>
        <source>The same holds for %1 of your %2 moves (%3 %).</source>
        <translation>내 %2수 중 %1수(%3%)도 그렇습니다.</translation>
    </message>
    <message>
        <source>Too few moves to compare them with people&apos;s.</source>
        <translation>수가 너무 적어 사람의 수와 비교할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>Verified</name>
    <message>
        <source>Ranks as on %1 (%2 to %3) and in the %4 (%5 and weaker). Tested on samples of %6 games by held-out players of one rank: %7 % got the exact rank, %8 % were within one rank.</source>
        <translation>등급은 %1(%2~%3)과 %4(%5 이하) 기준입니다. 등급이 같은 검증용 대국자들의 대국 %6국씩으로 시험한 결과 %7%가 정확한 등급, %8%가 한 등급 이내였습니다.</translation>
    </message>
    <message>
        <source>Tested on samples of %1 games by held-out %2 players of one rank: %3 % were placed in the right %4-point band, %5 % within one band. From a single game, the %6 % interval was right for %7 % of %8 players.</source>
        <translation>등급이 같은 검증용 %2 대국자들의 대국 %1국씩으로 시험한 결과 %3%가 맞는 %4점 구간에, %5%가 한 구간 이내에 들었습니다. 한 판으로 낸 %6% 구간은 대국자 %8명 중 %7%에서 맞았습니다.</translation>
    </message>
    <message>
        <source>The strength of its opponents has not been measured.</source>
        <translation>상대의 실력은 측정되지 않았습니다.</translation>
    </message>
    <message>
        <source>Its opponents&apos; ranks are closer together than people&apos;s ranks.</source>
        <translation>상대의 등급 차이는 사람의 등급 차이보다 작습니다.</translation>
    </message>
    <message>
        <source>The strength of its opponents was tuned in matches against %1 and %2. Each rank shows its measured strength.</source>
        <translation>상대의 실력은 %1, %2와의 시합으로 조정되었습니다. 각 등급에 측정된 실력이 표시됩니다.</translation>
    </message>
    <message>
        <source>%1 dan</source>
        <translation>%1단</translation>
    </message>
    <message>
        <source>%1 kyu</source>
        <translation>%1급</translation>
    </message>
</context>
<context>
    <name>WhoAmICard</name>
    <message>
        <source>That is me</source>
        <translation>바로 나입니다</translation>
    </message>
    <message>
        <source>Search names</source>
        <translation>이름 검색</translation>
    </message>
    <message>
        <source>Possible names</source>
        <translation>내 이름 후보</translation>
    </message>
    <message numerus="yes">
        <source>Are you %1? This name occurs in %n games.</source>
        <translation>
            <numerusform>%1 님인가요? 이 이름은 %n국에 나옵니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which player are you? Choose your name to estimate your rank.</source>
        <translation>어느 대국자인가요? 등급을 추정하려면 내 이름을 고르세요.</translation>
    </message>
    <message>
        <source>You are %1.</source>
        <translation>나: %1.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Somebody else…</source>
        <translation>다른 사람…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>바꾸기…</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>내 이름</translation>
    </message>
    <message>
        <source>%1&apos;s games are those with the tag “%1”. You can choose names, too.</source>
        <translation>%1의 대국은 “%1” 태그가 붙은 대국입니다. 이름도 고를 수 있습니다.</translation>
    </message>
    <message>
        <source>%1&apos;s games are those of %2, and those with the tag “%1”.</source>
        <translation>%1의 대국은 %2의 대국과 “%1” 태그가 붙은 대국입니다.</translation>
    </message>
    <message>
        <source>“You” means %1 here.</source>
        <translation>여기서 ‘나’는 %1을(를) 뜻합니다.</translation>
    </message>
    <message>
        <source>the names of %1</source>
        <translation>%1의 이름</translation>
    </message>
</context>
<context>
    <name>Whose</name>
    <message>
        <source>A student with this name already exists.</source>
        <translation>같은 이름의 학생이 이미 있습니다.</translation>
    </message>
    <message>
        <source>A student or a tag with this name already exists.</source>
        <translation>같은 이름의 학생이나 태그가 이미 있습니다.</translation>
    </message>
</context>
<context>
    <name>WhoseBox</name>
    <message>
        <source>Name of the student</source>
        <translation>학생 이름</translation>
    </message>
    <message>
        <source>The name is also the tag of the student&apos;s games. You can give it to games in the list on the Games page.</source>
        <translation>이름은 학생의 대국에 붙이는 태그이기도 합니다. 기보 페이지의 목록에서 붙일 수 있습니다.</translation>
    </message>
    <message>
        <source>Add a student</source>
        <translation>학생 추가</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 이름 바꾸기</translation>
    </message>
    <message>
        <source>Whose rank and cards</source>
        <translation>누구의 등급과 카드인지</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>학생</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>추가(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>이름 바꾸기(&amp;R)…</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>제거(&amp;M)</translation>
    </message>
    <message>
        <source>Games, tags and cards are kept. They come back when you add a student with this name</source>
        <translation>대국, 태그, 카드는 남습니다. 같은 이름의 학생을 추가하면 돌아옵니다</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>나</translation>
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
        <translation>대기 중</translation>
    </message>
    <message>
        <source>running, %1 %</source>
        <translation>실행 중, %1%</translation>
    </message>
    <message>
        <source>running</source>
        <translation>실행 중</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>중지됨</translation>
    </message>
    <message>
        <source>done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>간단히</translation>
    </message>
    <message>
        <source>full</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>sample of %1</source>
        <translation>표본 %1</translation>
    </message>
    <message>
        <source>network %1</source>
        <translation>신경망 %1</translation>
    </message>
    <message>
        <source>games of %1</source>
        <translation>기보: %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>시드 %1</translation>
    </message>
    <message>
        <source>Strength in search iterations</source>
        <translation>반복 횟수로 잰 플레이어</translation>
    </message>
    <message>
        <source>Finds the number of iterations with which plain Monte Carlo tree search scores 50 % against a player: one number for the strength of any player in any game.</source>
        <translation>단순한 몬테카를로 트리 탐색이 플레이어를 상대로 50%를 득점하는 반복 횟수를 찾습니다. 어떤 게임, 어떤 플레이어의 실력에도 쓸 수 있는 하나의 수치입니다.</translation>
    </message>
    <message>
        <source>A match</source>
        <translation>시합</translation>
    </message>
    <message>
        <source>Two players play games from varied openings and swap colours. The result is their difference in Elo.</source>
        <translation>두 플레이어가 다양한 초반에서 색을 바꾸어 둡니다. 결과는 둘의 Elo 차이입니다.</translation>
    </message>
    <message>
        <source>Ranks estimated from games</source>
        <translation>기보로 추정한 등급</translation>
    </message>
    <message>
        <source>How often the rank of held-out players is estimated correctly, by number of games.</source>
        <translation>모르는 기보의 등급을 올바르게 추정하는 비율, 기보 수별.</translation>
    </message>
    <message>
        <source>Ranks estimated from parts of games</source>
        <translation>기보 일부로 추정한 등급</translation>
    </message>
    <message>
        <source>How often the estimate is correct from the first moves, the last moves, or one move of each game.</source>
        <translation>첫 수들, 마지막 수들, 또는 각 대국의 한 수로 추정이 맞는 비율.</translation>
    </message>
    <message>
        <source>Ranks never seen in training</source>
        <translation>학습에서 보지 못한 등급</translation>
    </message>
    <message>
        <source>Whether a network trained on two or three ranks orders the others, too.</source>
        <translation>두세 등급으로 학습한 신경망이 다른 등급도 순서를 매기는지.</translation>
    </message>
    <message>
        <source>Win rate of the ranks</source>
        <translation>등급별 승률</translation>
    </message>
    <message>
        <source>How often each of this program&apos;s ranks beats the middle one.</source>
        <translation>이 프로그램의 각 등급이 가운데 등급을 이기는 비율.</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>리그전</translation>
    </message>
    <message>
        <source>Ratings of two methods of adjusting strength, at five ranks each.</source>
        <translation>실력을 조절하는 두 방법의 레이팅, 각 다섯 등급.</translation>
    </message>
    <message>
        <source>Moves like people&apos;s</source>
        <translation>사람 같은 수</translation>
    </message>
    <message>
        <source>How often each kind of search chooses the human&apos;s move.</source>
        <translation>각 탐색이 사람이 둔 수를 고르는 비율.</translation>
    </message>
    <message>
        <source>Strength index and Elo</source>
        <translation>실력 지수와 Elo</translation>
    </message>
    <message>
        <source>How much Elo the strength index z is worth, with a linear and a logistic fit.</source>
        <translation>실력 지수 z가 몇 Elo인지, 선형 맞춤과 로지스틱 맞춤.</translation>
    </message>
    <message>
        <source>The bound of the strength index</source>
        <translation>실력 지수의 한계</translation>
    </message>
    <message>
        <source>Checks that no move allowed by the strength index is worse than its proof permits.</source>
        <translation>실력 지수가 허용하는 수가 증명된 한계보다 나쁘지 않은지 확인합니다.</translation>
    </message>
    <message>
        <source>Adapting between games</source>
        <translation>대국마다 적응</translation>
    </message>
    <message>
        <source>Whether a player that adapts after every game reaches the strength of five fixed opponents.</source>
        <translation>대국마다 적응하는 플레이어가 다섯 고정 상대의 실력에 이르는지.</translation>
    </message>
    <message>
        <source>Adapting within a game</source>
        <translation>대국 중 적응</translation>
    </message>
    <message>
        <source>Whether uneven pairs become more even when one player adapts during the game.</source>
        <translation>한쪽이 대국 중 적응하면 차이 나는 짝이 대등에 가까워지는지.</translation>
    </message>
    <message>
        <source>Ranks by the meta-model</source>
        <translation>메타 모델의 등급</translation>
    </message>
    <message>
        <source>How much the estimate improves when policies of all levels and losses are combined.</source>
        <translation>모든 단계의 정책과 손해를 함께 쓰면 추정이 얼마나 나아지는지.</translation>
    </message>
    <message>
        <source>What the meta-model needs</source>
        <translation>메타 모델에 필요한 것</translation>
    </message>
    <message>
        <source>Accuracy of the estimate without some of its features.</source>
        <translation>특징 일부를 뺀 추정의 정확도.</translation>
    </message>
    <message>
        <source>Ranks of players</source>
        <translation>플레이어의 등급</translation>
    </message>
    <message>
        <source>Accuracy of the estimate when all games are of one player.</source>
        <translation>모든 기보가 한 사람의 것일 때 추정의 정확도.</translation>
    </message>
    <message>
        <source>Which levels distinguish which ranks</source>
        <translation>어느 단계가 어느 등급을 구별하는가</translation>
    </message>
    <message>
        <source>Iterations of known players</source>
        <translation>알려진 플레이어의 반복 횟수</translation>
    </message>
    <message>
        <source>Measures players with known iterations to check the method, in three games.</source>
        <translation>반복 횟수를 아는 플레이어를 측정해 방법을 확인합니다(세 게임).</translation>
    </message>
    <message>
        <source>Iterations of simple players</source>
        <translation>단순한 플레이어의 반복 횟수</translation>
    </message>
    <message>
        <source>Measures random, heuristic and alpha-beta players in iterations, in three games.</source>
        <translation>무작위, 휴리스틱, 알파베타 플레이어를 반복 횟수로 측정합니다(세 게임).</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>체스</translation>
    </message>
    <message>
        <source>Go 19×19</source>
        <translation>바둑 19×19</translation>
    </message>
    <message>
        <source>Go 9×9</source>
        <translation>바둑 9×9</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>사목</translation>
    </message>
    <message>
        <source>Awari</source>
        <translation>아와리</translation>
    </message>
    <message>
        <source>Othello 6×6</source>
        <translation>오셀로 6×6</translation>
    </message>
    <message>
        <source>When a match is even</source>
        <translation>시합이 대등한 때</translation>
    </message>
    <message>
        <source>Compares the difference of wins with TrueSkill on simulated matches.</source>
        <translation>모의 시합에서 승수 차이와 TrueSkill을 비교합니다.</translation>
    </message>
    <message>
        <source>Iterations between given bounds</source>
        <translation>주어진 범위의 반복 횟수</translation>
    </message>
    <message>
        <source>Measures players with known iterations between given bounds, in three games.</source>
        <translation>반복 횟수를 아는 플레이어를 주어진 범위에서 세 가지 게임으로 측정합니다.</translation>
    </message>
    <message>
        <source>Features for one player&apos;s rank</source>
        <translation>한 대국자의 등급을 위한 특징</translation>
    </message>
    <message>
        <source>Accuracy of the estimate for one player without some of the features.</source>
        <translation>특징 일부를 뺀, 한 대국자에 대한 추정의 정확도.</translation>
    </message>
    <message>
        <source>Strength move by move</source>
        <translation>수마다의 실력</translation>
    </message>
    <message>
        <source>Mean strength score of every rank at each move of a game.</source>
        <translation>대국의 각 수에서 등급별 평균 실력 점수.</translation>
    </message>
    <message>
        <source>Differences between players of one rank</source>
        <translation>같은 등급 대국자들의 차이</translation>
    </message>
    <message>
        <source>Compares the spread of one player&apos;s games with games of anyone of that rank.</source>
        <translation>한 대국자의 대국이 흩어진 정도를 같은 등급 아무나의 대국과 비교합니다.</translation>
    </message>
    <message>
        <source>Two levels combined</source>
        <translation>두 단계의 결합</translation>
    </message>
    <message>
        <source>How often the estimate is correct with the policy of one level, of another, and of both.</source>
        <translation>한 모방 정책으로, 다른 하나로, 둘 다로 추정이 맞는 비율.</translation>
    </message>
    <message>
        <source>Losses by move number</source>
        <translation>수 번호별 손해</translation>
    </message>
    <message>
        <source>Mean loss of moves at each point of a game.</source>
        <translation>대국의 각 시점에서 수의 평균 손해.</translation>
    </message>
    <message>
        <source>%1 simulations per move</source>
        <translation>한 수에 시뮬레이션 %1회</translation>
    </message>
    <message>
        <source>For neighbouring ranks: the level whose policy distinguishes them best, and how well.</source>
        <translation>이웃한 등급마다: 정책이 둘을 가장 잘 구별하는 단계와 그 정도.</translation>
    </message>
    <message>
        <source>table</source>
        <translation>표</translation>
    </message>
    <message>
        <source>tables</source>
        <translation>표</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>section</source>
        <translation>절</translation>
    </message>
    <message>
        <source>and</source>
        <translation>및</translation>
    </message>
    <message>
        <source>to</source>
        <translation>~</translation>
    </message>
    <message>
        <source>heuristic</source>
        <translation>휴리스틱</translation>
    </message>
    <message>
        <source>random</source>
        <translation>무작위</translation>
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
            <numerusform>%1, 스레드 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Play Go and chess.</source>
        <translation>바둑과 체스를 둡니다.</translation>
    </message>
    <message>
        <source>Write a picture of the window and exit.</source>
        <translation>창의 그림을 저장하고 끝냅니다.</translation>
    </message>
    <message>
        <source>The page in the picture: play, review, tree, games, learn, lab or engines.</source>
        <translation>그림에 담을 페이지: play, review, tree, games, learn, lab, engines.</translation>
    </message>
    <message>
        <source>The picture&apos;s theme: light or dark.</source>
        <translation>그림의 테마: light 또는 dark.</translation>
    </message>
    <message>
        <source>Pixels for each point of the picture, 0.5 to 4.</source>
        <translation>그림의 점 하나당 픽셀 수, 0.5에서 4.</translation>
    </message>
    <message>
        <source>Size of the pictured window.</source>
        <translation>그림에 담을 창의 크기.</translation>
    </message>
    <message>
        <source>A folder with a game in progress to continue.</source>
        <translation>이어서 둘, 진행 중인 대국이 있는 폴더.</translation>
    </message>
    <message>
        <source>The move in the picture.</source>
        <translation>그림에 담을 수.</translation>
    </message>
    <message>
        <source>The library in the picture.</source>
        <translation>그림에 담을 기보 보관함.</translation>
    </message>
    <message>
        <source>Maximum time that the picture waits for running work, in seconds.</source>
        <translation>진행 중인 작업을 그림이 기다리는 최대 시간(초).</translation>
    </message>
    <message>
        <source>Play, review and import the files, print the longest pause of the window&apos;s thread, and exit.</source>
        <translation>파일로 대국·복기·가져오기를 하고, 창의 스레드가 가장 오래 멈춘 시간을 출력한 뒤 끝냅니다.</translation>
    </message>
    <message>
        <source>Beside the board: welcome, new, new-chess, settings, keys, about; on the Games page: rank; on the Lab page: measure.</source>
        <translation>판 옆: welcome, new, new-chess, settings, keys, about. 기보 페이지: rank. 연구실 페이지: measure.</translation>
    </message>
    <message>
        <source>The player of the library whose rank is in the picture.</source>
        <translation>그림에 등급이 나오는 기보 보관함의 대국자.</translation>
    </message>
    <message>
        <source>A game to open. Several games, or a folder, are imported.</source>
        <translation>열 기보. 여러 개나 폴더는 가져옵니다.</translation>
    </message>
    <message>
        <source>Print the version and the bundled networks.</source>
        <translation>버전과 기본 제공 신경망을 출력합니다.</translation>
    </message>
    <message>
        <source>--theme must be light or dark, not “%1”</source>
        <translation>--theme은 light 또는 dark여야 합니다. “%1”은(는) 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>--size must be WIDTHxHEIGHT, from 320x240 to 8000x8000</source>
        <translation>--size는 너비x높이이며 320x240부터 8000x8000까지입니다</translation>
    </message>
    <message>
        <source>Language of the window: en, de, ja, ko, zh_CN or zh_TW.</source>
        <translation>창의 언어: en, de, ja, ko, zh_CN 또는 zh_TW.</translation>
    </message>
    <message>
        <source>Evenmatch is already running, but it does not respond. Close it, then start it again.</source>
        <translation>Evenmatch가 이미 실행 중이지만 응답하지 않습니다. 닫은 뒤 다시 시작하세요.</translation>
    </message>
    <message>
        <source>Evenmatch is running on the computer %1, which shares your folder. Close it there. If it ended in a crash, delete %2.</source>
        <translation>같은 폴더를 쓰는 컴퓨터 %1에서 Evenmatch가 실행 중입니다. 그곳에서 닫으세요. 비정상 종료되었다면 %2를 삭제하세요.</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <source>triangle</source>
        <translation>삼각형</translation>
    </message>
    <message>
        <source>square</source>
        <translation>사각형</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>원</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>가위표</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>표시됨</translation>
    </message>
    <message>
        <source>%1 %, %2</source>
        <translation>%1%, %2</translation>
    </message>
    <message>
        <source>β %1</source>
        <translation>β %1</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>화살표</translation>
    </message>
    <message>
        <source>loses %1 points</source>
        <translation>%1집 손해</translation>
    </message>
    <message>
        <source>loses %1 %</source>
        <translation>%1% 손해</translation>
    </message>
    <message>
        <source>best</source>
        <translation>최선</translation>
    </message>
    <message>
        <source>Black&apos;s, %1 %</source>
        <translation>흑의 집, %1%</translation>
    </message>
    <message>
        <source>White&apos;s, %1 %</source>
        <translation>백의 집, %1%</translation>
    </message>
</context>
<context>
    <name>ranks</name>
    <message>
        <source>%1 dan</source>
        <translation>%1단</translation>
    </message>
    <message>
        <source>%1 kyu</source>
        <translation>%1급</translation>
    </message>
    <message>
        <source>%1 dan professional</source>
        <translation>프로 %1단</translation>
    </message>
    <message>
        <source>among the strongest amateurs</source>
        <translation>가장 강한 아마추어 가운데 하나</translation>
    </message>
    <message>
        <source>wins club tournaments, reads deeply</source>
        <translation>기원 대회에서 우승하고 수를 깊이 읽음</translation>
    </message>
    <message>
        <source>an experienced club player</source>
        <translation>노련한 기원 실력자</translation>
    </message>
    <message>
        <source>a solid club player</source>
        <translation>탄탄한 기원 실력자</translation>
    </message>
    <message>
        <source>reads fights well, loses through bad shape</source>
        <translation>싸움의 수읽기는 좋지만 나쁜 모양으로 손해를 봄</translation>
    </message>
    <message>
        <source>knows the basic shapes, misses some of them</source>
        <translation>기본 모양을 알지만 일부를 놓침</translation>
    </message>
    <message>
        <source>has played a few dozen games</source>
        <translation>수십 국을 두어 봄</translation>
    </message>
    <message>
        <source>a master online</source>
        <translation>온라인의 마스터</translation>
    </message>
    <message>
        <source>rarely blunders</source>
        <translation>큰 실수가 드묾</translation>
    </message>
    <message>
        <source>a very strong club player</source>
        <translation>매우 강한 클럽 대국자</translation>
    </message>
    <message>
        <source>a strong club player</source>
        <translation>강한 클럽 대국자</translation>
    </message>
    <message>
        <source>a good club player</source>
        <translation>실력이 좋은 클럽 대국자</translation>
    </message>
    <message>
        <source>sees two-move tactics</source>
        <translation>두 수짜리 전술을 봄</translation>
    </message>
    <message>
        <source>sees simple threats, often leaves pieces hanging</source>
        <translation>단순한 위협은 보지만 자주 기물을 공짜로 내줌</translation>
    </message>
    <message>
        <source>knows the rules and likes to attack</source>
        <translation>규칙을 알고 공격을 좋아함</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>%1 % of %2</source>
        <translation>%2의 %1%</translation>
    </message>
    <message>
        <source>1 dan</source>
        <translation>1단</translation>
    </message>
    <message>
        <source>1 dan professional</source>
        <translation>프로 초단</translation>
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
        <translation>실수</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>큰 실수</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1집</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 leads by %2</source>
        <translation>%1 %2 우세</translation>
    </message>
    <message>
        <source>%1&apos;s winning chances: %2 %</source>
        <translation>%1 승률 %2%</translation>
    </message>
    <message>
        <source>Move %1, %2 %3: %5, loses %4</source>
        <translation>%1수, %2 %3: %5, 손해 %4</translation>
    </message>
    <message>
        <source>fewer than 0.1 %</source>
        <translation>0.1% 미만</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2의 %1</translation>
    </message>
    <message>
        <source>Move %1, %2 %3: unusual, played by %4 of %5</source>
        <translation>%1수, %2 %3: 특이한 수, %5의 %4가 둠</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>초반</translation>
    </message>
    <message>
        <source>middle game</source>
        <translation>중반</translation>
    </message>
    <message>
        <source>endgame</source>
        <translation>종반</translation>
    </message>
    <message>
        <source>After the last move</source>
        <translation>마지막 수 다음</translation>
    </message>
    <message>
        <source>quality %1</source>
        <translation>품질 %1</translation>
    </message>
    <message>
        <source>largest mistakes</source>
        <translation>가장 큰 실수</translation>
    </message>
    <message>
        <source>unusual for the rank</source>
        <translation>등급에 비해 특이한 수</translation>
    </message>
    <message>
        <source>%1’s lead</source>
        <translation>%1의 우세</translation>
    </message>
    <message>
        <source>%1’s winning chances, %</source>
        <translation>%1의 승률, %</translation>
    </message>
    <message>
        <source>players at %1 lose %2 here on average</source>
        <translation>%1 대국자는 여기서 평균 %2 손해를 봅니다</translation>
    </message>
    <message>
        <source>%1: %2. Best: %3</source>
        <translation>%1: %2. 최선: %3</translation>
    </message>
    <message>
        <source> (%1 in the file)</source>
        <translation> (파일에는 %1)</translation>
    </message>
    <message>
        <source>lost %1 (%2)</source>
        <translation>손해 %1(%2)</translation>
    </message>
    <message>
        <source>%1, depth %2</source>
        <translation>%1, 깊이 %2</translation>
    </message>
    <message>
        <source>file: %1</source>
        <translation>파일: %1</translation>
    </message>
    <message>
        <source>%1 mates in %2</source>
        <translation>%1 %2수 안에 메이트</translation>
    </message>
    <message>
        <source>%1 pawns for White</source>
        <translation>백 기준 %1폰</translation>
    </message>
    <message>
        <source>brilliant</source>
        <translation>묘수</translation>
    </message>
    <message>
        <source>Move %1, %2 %3: brilliant, the only good move, found by %4 of %5</source>
        <translation>%1수, %2 %3: 묘수, 유일한 좋은 수, %5의 %4가 찾음</translation>
    </message>
</context>
</TS>
