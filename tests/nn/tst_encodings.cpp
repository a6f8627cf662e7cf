// Inputs of networks: planes with known contents, and moves with unique outputs.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/game/playout.h"
#include "nn/input/encoding.h"

#include <QSet>
#include <QTest>

namespace tst_encodings {

using namespace evenmatch;

namespace {

std::vector<float> encoded(const nn::Encoding& encoding, const nn::GameState& state)
{
    std::vector<float> planes(static_cast<std::size_t>(encoding.planes() * encoding.shape(state.position()).area()), -7.0f);
    encoding.encode(state, planes);
    return planes;
}

nn::GameState played(game::AnyPosition start, std::initializer_list<const char*> moves)
{
    nn::GameState state(std::move(start));
    for (const char* text : moves)
        state.play(*state.position().parseMove(text));
    return state;
}

float sum(const std::vector<float>& planes, int plane, int area)
{
    float total = 0;
    for (int i = 0; i < area; ++i)
        total += planes[static_cast<std::size_t>(plane * area + i)];
    return total;
}

} // namespace

class TestEncodings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void goSeesStonesByPlayerToMove()
    {
        const nn::Encoding& go = *nn::findEncoding("go18");
        const auto state = played(go::Position(9), {"C3", "G7", "D4"}); // White to move
        const auto planes = encoded(go, state);
        const auto at = [&](int plane, const char* point) {
            return planes[static_cast<std::size_t>(plane * 81 + state.position().parseMove(point)->code)];
        };
        QCOMPARE(sum(planes, 0, 81), 1.0f); // White's stones now
        QCOMPARE(sum(planes, 1, 81), 2.0f); // Black's
        QCOMPARE(planes[0 * 81 + 2 * 9 + 6], 1.0f); // G7
        QCOMPARE(sum(planes, 3, 81), 1.0f); // Black's before D4
        QCOMPARE(at(1, "B2"), 0.0f);
        QCOMPARE(sum(planes, 8, 81), 0.0f); // empty before the start
        QCOMPARE(sum(planes, 16, 81), 0.0f);
        QCOMPARE(sum(planes, 17, 81), 81.0f); // White is to move
    }

    void goSeesTactics()
    {
        const nn::Encoding& go = *nn::findEncoding("go-tactical");
        // A white stone in atari at C3 (only C2 is free), Black to move.
        const auto state = played(go::Position(9, go::Rules::chinese(), 7.5), {"B3", "C3", "D3", "J9", "C4", "J8"});
        const auto planes = encoded(go, state);
        const auto at = [&](int plane, const char* point) {
            const auto move = state.position().as<go::Position>()->parseMove(point);
            const int code = move ? move->code : 0;
            return planes[static_cast<std::size_t>(plane * 81 + code)];
        };
        QCOMPARE(sum(planes, 21, 81), 1.0f); // the opponent's stones in atari: C3
        QCOMPARE(planes[21 * 81 + 6 * 9 + 2], 1.0f);
        QCOMPARE(at(24, "C2"), 1.0f); // C2 captures one stone
        QCOMPARE(sum(planes, 24, 81), 1.0f);
        QCOMPARE(sum(planes, 25, 81), 0.0f);
        QCOMPARE(sum(planes, 30, 81), 81.0f);
        QCOMPARE(planes[31 * 81], -0.75f); // Black pays the komi
    }

    void chessSeesItsOwnSideBelow()
    {
        const nn::Encoding& chess = *nn::findEncoding("chess119");
        const auto white = encoded(chess, nn::GameState(chess::Position()));
        QCOMPARE(sum(white, 0, 64), 8.0f); // own pawns
        for (int file = 0; file < 8; ++file)
            QCOMPARE(white[static_cast<std::size_t>(6 * 8 + file)], 1.0f); // on its second rank: the last row but one
        QCOMPARE(white[5 * 64 + 7 * 8 + 4], 1.0f); // the king on e1
        QCOMPARE(sum(white, 112, 64), 0.0f);
        for (int right = 114; right < 118; ++right)
            QCOMPARE(sum(white, right, 64), 64.0f);

        const auto black = encoded(chess, played(chess::Position(), {"e2e4"}));
        QCOMPARE(black[5 * 64 + 7 * 8 + 4], 1.0f); // Black's king, seen from its side
        QCOMPARE(black[6 * 64 + 3 * 8 + 4], 1.0f); // the pawn on e4 is on the fifth row from its own side
        QCOMPARE(black[14 * 64 + 6 * 64 + 1 * 8 + 4], 1.0f); // one move ago it was on e2
        QCOMPARE(sum(black, 112, 64), 64.0f);

        const auto withEdge = encoded(*nn::findEncoding("chess120"), nn::GameState(chess::Position()));
        QVERIFY(std::equal(white.begin(), white.end(), withEdge.begin()));
        QCOMPARE(sum(withEdge, 119, 64), 64.0f); // ones
    }

    void movesHavePlacesOfTheirOwn_data()
    {
        QTest::addColumn<QString>("id");
        QTest::newRow("go18") << "go18";
        QTest::newRow("chess119") << "chess119";
        QTest::newRow("chess120") << "chess120";
    }

    /// Along random games no two legal moves share an output, and every output is in range.
    void movesHavePlacesOfTheirOwn()
    {
        QFETCH(QString, id);
        const nn::Encoding& encoding = *nn::findEncoding(id.toStdString());
        core::Random random(7);
        int promotions = 0;
        for (int game = 0; game < 60; ++game) {
            game::AnyPosition position = id == "go18" ? game::AnyPosition(go::Position(9)) : game::AnyPosition(chess::Position());
            for (int ply = 0; ply < 150 && !position.isOver(); ++ply) {
                const game::MoveList moves = position.legalMoves();
                QSet<int> places;
                for (const game::Move move : moves) {
                    const int place = encoding.outputIndex(position, move);
                    QVERIFY(place >= 0 && place < encoding.outputs(encoding.shape(position)));
                    places.insert(place);
                    promotions += id != "go18" && chess::isPromotion(move);
                }
                QCOMPARE(static_cast<std::size_t>(places.size()), moves.size());
                position.play(position.randomMove(random));
            }
        }
        QVERIFY(id == "go18" || promotions > 50);
    }

    void keysTellHistoriesApart()
    {
        const auto one = played(chess::Position(), {"g1f3", "g8f6", "b1c3", "b8c6"});
        const auto other = played(chess::Position(), {"b1c3", "b8c6", "g1f3", "g8f6"});
        QCOMPARE(one.position().hash(), other.position().hash());
        QVERIFY(one.key() != other.key());
        QCOMPARE(one.key(), played(chess::Position(), {"g1f3", "g8f6", "b1c3", "b8c6"}).key());
    }

    void aSetUpPositionHasAlwaysStoodThere()
    {
        const nn::Encoding& chess = *nn::findEncoding("chess119");
        const auto rooks = *chess::Position::fromFen("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
        const auto waited = encoded(chess, nn::GameState(rooks));
        const auto moved = encoded(chess, played(rooks, {"a1a4"})); // for Black, who has a king
        for (int plies = 1; plies < nn::GameState::kHistory; ++plies) {
            const auto then = waited.begin() + plies * 14 * 64;
            QVERIFY(std::equal(waited.begin(), waited.begin() + 12 * 64, then));
            QCOMPARE(moved[static_cast<std::size_t>((plies * 14 + 9) * 64)], 1.0f); // the rook was on a1
        }

        const nn::Encoding& go = *nn::findEncoding("go18");
        go::Position board(9);
        const go::SetupStone stones[] = {{2, 2, go::Color::Black}, {6, 6, go::Color::White}};
        QVERIFY(board.setStones(stones));
        const auto seen = encoded(go, nn::GameState(board));
        for (int plies = 1; plies < nn::GameState::kHistory; ++plies)
            QVERIFY(std::equal(seen.begin(), seen.begin() + 2 * 81, seen.begin() + plies * 2 * 81));
    }

    void gamesBeginWithoutHistory()
    {
        const nn::Encoding& chess = *nn::findEncoding("chess119");
        for (const chess::Position& start : {chess::Position(), chess::Position::chess960(0)}) {
            const auto planes = encoded(chess, nn::GameState(start));
            QVERIFY(std::all_of(planes.begin() + 14 * 64, planes.begin() + 112 * 64, [](float number) { return number == 0; }));
        }

        const nn::Encoding& go = *nn::findEncoding("go18");
        go::Position board(9);
        QVERIFY(board.placeHandicap(4).ok());
        const auto planes = encoded(go, nn::GameState(board));
        QVERIFY(std::all_of(planes.begin() + 2 * 81, planes.begin() + 16 * 81, [](float number) { return number == 0; }));
    }
};

EVENMATCH_TEST(TestEncodings)

} // namespace tst_encodings

#include "tst_encodings.moc"
