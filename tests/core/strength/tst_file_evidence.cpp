// Evidence of a rank in files besides the moves: places as numbers, results, opponents, and calibrated intervals.
#include "tests/run_tests.h"

#include "core/random.h"
#include "core/strength/evidence/exact_words.h"
#include "core/strength/evidence/file_model.h"

#include <QTest>

#include <cmath>
#include <numbers>

namespace tst_file_evidence {

using namespace evenmatch;
using namespace evenmatch::strength;

namespace {

double normal(core::Random& random)
{
    return std::sqrt(-2 * std::log(1 - random.uniform())) * std::cos(2 * std::numbers::pi * random.uniform());
}

RankLine lineOf(const RankScale& scale) { return RankLine::of(scale).value(); }

const std::vector<double> kAlike(8, 0.125); ///< the moves are no evidence

double middleOf(std::span<const RatedGame> games)
{
    const RankLine line = lineOf(chessScale());
    return exactRank(withFiles(kAlike, line, games, fileModel("chess")), line).middle;
}

} // namespace

class TestFileEvidence : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void placesAreNumbers()
    {
        const RankLine chess = lineOf(chessScale());
        QCOMPARE(chess.ratingAt(0), 2499.5); // the middle of 2400-2599
        QCOMPARE(chess.ratingAt(-1), 2699.5); // beyond the scale
        QCOMPARE(chess.ratingAt(7.5), 999.5);
        const RankLine go = lineOf(RankScale("go", {"2d", "1d", "1-2k", "3-5k"}));
        QCOMPARE(go.ratingAt(1.5), 0.5); // between 1d (1) and 1k (0)
        QCOMPARE(go.ratingAt(3), -3.0); // 4k
        for (double place = -1.4; place < 4.4; place += 0.3)
            QVERIFY(std::abs(go.placeOf(go.ratingAt(place)) - place) < 1e-9);
        QVERIFY(!RankLine::of(RankScale("go", {"our strongest", "the others"})));

        const std::vector<double> ranks{0.1, 0.2, 0.4, 0.3};
        const PlaceDistribution spread = PlaceDistribution::within(ranks);
        for (std::size_t i = 0; i < ranks.size(); ++i)
            QVERIFY(std::abs(spread.byRank()[i] - ranks[i]) < 1e-9);
        QVERIFY(std::abs(spread.placeAt(0.5) - 2.0) < 1e-6); // .3 above 1-2k, half of its .4
        QVERIFY(std::abs(spread.placeAt(0.1) - 0.5) < 1e-6);
    }

    void ranksHaveWords()
    {
        const auto words = [](const ExactRank& rank, const char* server) { return core::describe(exactWords(rank, server)); };
        QCOMPARE(words({.middle = 1637.4}, "Lichess blitz"), std::string("1640 Lichess blitz"));
        QCOMPARE(words({.middle = -4.2, .isGo = true}, "OGS"), std::string("5 kyu on OGS"));
        QCOMPARE(words({.middle = 2.6, .isGo = true}, "Fox"), std::string("3 dan on Fox"));
        QCOMPARE(words({.middle = 0.4, .isGo = true}, ""), std::string("1 kyu"));
        QCOMPARE(words({.middle = 2700, .isBeyond = true}, ""), std::string("2700, beyond the measured ranks"));
        const ExactRank rank{.middle = 1640, .weakest = 1581, .strongest = 1704};
        QCOMPARE(core::describe(exactInterval(rank)), std::string("80 % interval: 1580 to 1700"));
        QCOMPARE(words({.middle = -36, .isGo = true, .isBeyond = true}, "OGS"),
            std::string("30 kyu on OGS, beyond the measured ranks")); // no server has 37 kyu
        QCOMPARE(homeOfRanks("go9", -3), std::string("OGS"));
        QCOMPARE(homeOfRanks("go", 3), std::string("Fox"));
        QCOMPARE(homeOfRanks("go", -9), std::string("GTL"));
    }

    /// The ranks at the ends include all players beyond them, so that a rank there has no other end.
    void ranksAtTheEndsAreOpen()
    {
        const ExactRank weak{.middle = 1080, .weakest = 1012, .strongest = 1164, .open = Beyond::Weaker};
        QCOMPARE(core::describe(exactWords(weak, "Lichess blitz")), std::string("1080 Lichess blitz or weaker"));
        QCOMPARE(core::describe(exactInterval(weak)), std::string("80 % interval: 1160 or weaker"));
        const ExactRank strong{.middle = 9.1, .weakest = 8.2, .strongest = 9.4, .isGo = true, .open = Beyond::Stronger};
        QCOMPARE(core::describe(exactWords(strong, "Fox")), std::string("9 dan on Fox or stronger"));
        QCOMPARE(core::describe(exactInterval(strong)), std::string("80 % interval: 8 dan or stronger"));
    }

    void resultsAndOpponentsCount()
    {
        const std::vector<RatedGame> won(6, {.opponent = 1600, .score = 1});
        const std::vector<RatedGame> drawn(6, {.opponent = 1600, .score = 0.5});
        const std::vector<RatedGame> lost(6, {.opponent = 1600, .score = 0});
        const std::vector<RatedGame> unknown(6, {.opponent = 1600});
        QVERIFY(std::abs(middleOf(unknown) - 1600) < 30 && std::abs(middleOf(drawn) - 1600) < 30);
        QVERIFY(middleOf(won) > middleOf(unknown) + 5 && middleOf(lost) < middleOf(unknown) - 5);
        const std::vector<RatedGame> givenMuch(6, {.opponent = 1600, .advantage = 400, .score = 1});
        QVERIFY(middleOf(givenMuch) < middleOf(won));
        // One repeated opponent is weaker evidence of how opponents are matched than as many different ones.
        const std::vector<RatedGame> sameOne(6, {.opponent = 1600, .name = "ben"});
        const RankLine line = lineOf(chessScale());
        const auto width = [&](const std::vector<RatedGame>& games) {
            const ExactRank rank = exactRank(withFiles(kAlike, line, games, fileModel("chess")), line);
            return rank.strongest - rank.weakest;
        };
        QVERIFY(width(sameOne) > width(unknown));
        // Opponents of very different strength were not matched closely, so they are weaker evidence.
        std::vector<RatedGame> scattered;
        for (const double rating : {1200.0, 1400.0, 1500.0, 1700.0, 1800.0, 2000.0})
            scattered.push_back({.opponent = rating});
        QVERIFY(width(scattered) > 1.5 * width(unknown));
    }

    /// Beginners and grandmasters meet opponents far beyond the scale of ranks.
    void opponentsBeyondTheScaleCount()
    {
        const RankLine line = lineOf(chessScale());
        for (const double rating : {490.0, 3000.0}) {
            std::vector<RatedGame> games;
            for (int i = 0; i < 20; ++i)
                games.push_back({.opponent = rating + 4 * (i - 10), .score = i % 2 == 0 ? 1.0 : 0.0});
            const ExactRank rank = exactRank(withFiles(kAlike, line, games, fileModel("chess")), line);
            QVERIFY2(std::abs(rank.middle - rating) < 40 && rank.isBeyond, qPrintable(QString::number(rank.middle)));
            QVERIFY(rank.weakest < rating && rating < rank.strongest);
        }
    }

    void noGamesLeaveTheMoves()
    {
        const RankLine line = lineOf(chessScale());
        RankEstimate moves{
            .sufficiency = Sufficiency::Enough, .probabilities = {0, 0, 0.1, 0.2, 0.4, 0.2, 0.1, 0}, .games = 3, .moves = 100};
        QVERIFY(!fileAnswer(moves, line, {}, fileModel("chess")));
        const std::vector<RatedGame> games{{.opponent = 1650, .score = 1}, {.opponent = 1650}};
        const auto answer = fileAnswer(moves, line, games, fileModel("chess"));
        QVERIFY(answer && answer->rated == 2 && answer->results == 1 && answer->estimate.games == 3);
        QVERIFY(answer->exact.weakest < answer->exact.middle && answer->exact.middle < answer->exact.strongest);
        QCOMPARE(answer->estimate.median, std::size_t(4)); // 1600-1799
        moves.sufficiency = Sufficiency::FewMoves;
        QVERIFY(!fileAnswer(moves, line, games, fileModel("chess")));
    }

    /// Players simulated by the model, whose moves are no evidence: eight in ten intervals contain their rating.
    void intervalsHoldWhatTheySay()
    {
        FileModel model = fileModel("chess");
        model.results = model.opponents = 1;
        const RankLine line = lineOf(chessScale());
        core::Random random(7);
        int held = 0;
        constexpr int kPlayers = 600;
        for (int player = 0; player < kPlayers; ++player) {
            const double rating = 1100 + 1400 * random.uniform();
            const auto& matching = random.uniform() < model.shareClosely ? model.closely : model.openly;
            const double middle = rating + matching.offset * normal(random);
            std::vector<RatedGame> games;
            for (int i = 0; i < 5; ++i) {
                const double opponent = middle + matching.game * normal(random);
                const bool wins = random.uniform() < expectedScore(model.slope * (rating - opponent));
                games.push_back({.opponent = opponent, .score = wins ? 1.0 : 0.0});
            }
            const ExactRank rank = exactRank(withFiles(kAlike, line, games, model), line);
            held += rank.weakest <= rating && rating <= rank.strongest ? 1 : 0;
        }
        const double share = static_cast<double>(held) / kPlayers;
        QVERIFY2(share > 0.75 && share < 0.85, qPrintable(QString::number(share)));
    }
};

EVENMATCH_TEST(TestFileEvidence)

} // namespace tst_file_evidence

#include "tst_file_evidence.moc"
