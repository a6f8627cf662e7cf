// lc0's input planes and move numbers, compared with lc0's own and with their definition.
#include "tests/run_tests.h"

#include "core/random.h"
#include "nn/lc0/encoding.h"
#include "tests/nn/lc0_reference.h"

#include <set>

namespace tst_lc0_encoding {

using namespace evenmatch;
using namespace evenmatch::lc0;

class Lc0EncodingTest : public QObject {
    Q_OBJECT

private:
    nlohmann::json m_reference;

private Q_SLOTS:
    void initTestCase()
    {
        if (!hasReference())
            QSKIP("lc0's own answers are not here (EVENMATCH_SHARED)");
        m_reference = loadReference();
    }

    void planes_data() { addReferenceRows(m_reference); }
    void planes()
    {
        QFETCH(int, index);
        const auto& entry = m_reference["positions"][index];
        const InputPlanes planes = encode(stateOf(entry));
        for (int plane = 0; plane < kInputPlanes; ++plane) {
            const InputPlane expected{entry["planes"][plane][0].get<std::uint64_t>(), entry["planes"][plane][1].get<float>()};
            QVERIFY2(planes[plane] == expected, qPrintable(QString("plane %1: %2").arg(plane).arg(planes[plane].mask, 16, 16)));
        }
    }

    void moveNumbers_data() { addReferenceRows(m_reference); }
    void moveNumbers()
    {
        QFETCH(int, index);
        const auto& entry = m_reference["positions"][index];
        const nn::GameState state = stateOf(entry);
        QCOMPARE(state.position().legalMoves().size(), entry["legal"].size());
        for (std::size_t i = 0; i < entry["legal"].size(); ++i) {
            const auto move = state.position().parseMove(entry["legal"][i].get<std::string>());
            QVERIFY(move);
            QCOMPARE(policyIndex(*move, state.position().sideToMove()), entry["policy_index"][i].get<int>());
        }
    }

    void unpackedPlanesAreTheMasks()
    {
        const InputPlanes planes = encode(nn::GameState(game::AnyPosition(chess::Position())));
        std::vector<float> numbers(64 * kInputPlanes, 7.0f);
        unpack(planes, numbers);
        for (int square = 0; square < 64; ++square)
            for (int plane = 0; plane < kInputPlanes; ++plane)
                QCOMPARE(numbers[square * kInputPlanes + plane], (planes[plane].mask >> square & 1) != 0 ? planes[plane].value : 0.0f);
    }

    void everyNumberHasItsOwnPlaceInTheHead()
    {
        std::set<int> places;
        for (int index = 0; index < kPolicySize; ++index)
            places.insert(policyPlaneIndex(index));
        QCOMPARE(places.size(), std::size_t{kPolicySize});
        QVERIFY(*places.begin() >= 0 && *places.rbegin() < 73 * 64);
    }

    void legalMovesNeverShareANumber()
    {
        core::Random random(7);
        for (int game = 0; game < 100; ++game) {
            chess::Position position = game % 2 == 0 ? chess::Position() : chess::Position::chess960(game * 9);
            for (int ply = 0; ply < 120 && !position.isOver(); ++ply) {
                chess::MoveList moves;
                position.legalMoves(moves);
                std::set<int> numbers;
                for (const chess::Move move : moves)
                    numbers.insert(policyIndex(move, position.sideToMove()));
                QCOMPARE(numbers.size(), moves.size());
                QVERIFY(*numbers.begin() >= 0 && *numbers.rbegin() < kPolicySize);
                position.play(position.randomMove(random));
            }
        }
    }

    /// In a set-up position with en passant, the history shows the pawn before its double step.
    void filledHistoryTakesTheJumpBack()
    {
        const auto position = chess::Position::fromFen("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
        QVERIFY(position);
        const InputPlanes planes = encode(nn::GameState(game::AnyPosition(*position)));
        const auto seen = [](chess::Square square) { return chess::bit(chess::mirrored(square)); };
        QCOMPARE(planes[6].mask, seen(chess::squareAt(4, 3)));
        QCOMPARE(planes[13 + 6].mask, seen(chess::squareAt(4, 1)));
        QCOMPARE(planes[7 * 13 + 6].mask, seen(chess::squareAt(4, 1)));
        QCOMPARE(planes[13].mask, planes[0].mask);
    }

    void colourDoesNotMatter()
    {
        const auto white = chess::Position::fromFen("r3k3/1P6/8/8/8/8/8/4K2R w K - 5 20");
        const auto black = chess::Position::fromFen("4k2r/8/8/8/8/8/1p6/R3K3 b k - 5 20");
        QVERIFY(white && black);
        InputPlanes seenByWhite = encode(nn::GameState(game::AnyPosition(*white)));
        InputPlanes seenByBlack = encode(nn::GameState(game::AnyPosition(*black)));
        QCOMPARE(seenByWhite[108].mask, chess::Bitboard{0});
        QCOMPARE(seenByBlack[108].mask, ~chess::Bitboard{0});
        seenByBlack[108] = seenByWhite[108];
        QVERIFY(seenByWhite == seenByBlack);
    }
};

EVENMATCH_TEST(Lc0EncodingTest)

} // namespace tst_lc0_encoding

#include "tst_lc0_encoding.moc"
