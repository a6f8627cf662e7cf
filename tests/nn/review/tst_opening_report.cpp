// Openings of a player: their side, score, β relative to the rank's, and where they leave the rank's usual moves.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "nn/ranks/opening_report.h"

#include <QTest>

#include <cmath>

namespace tst_opening_report {

using namespace evenmatch;
using namespace evenmatch::nn;

namespace {

constexpr std::size_t kRanks = 2;

/// A game of anna's with White, with evaluations of her moves by a network of two ranks.
struct Sample {
    SourceGame game;
    GameReview review;
};

Sample sample(const std::vector<const char*>& moves, game::Outcome outcome, float beta)
{
    Sample made;
    chess::Position position;
    made.game.played.start = std::make_shared<const game::AnyPosition>(position);
    for (const char* text : moves) {
        made.game.played.moves.push_back(*position.parseSan(text));
        position.play(made.game.played.moves.back());
    }
    made.game.info.outcome = outcome;
    made.review = GameReview(made.game.played, kRanks);
    for (std::size_t ply = 0; ply < moves.size(); ply += 2) {
        PlyReview& seen = made.review.plies[ply];
        seen = {.known = true, .level = beta, .legalMoves = 20, .moves = {}};
        seen.moves.push_back({.move = made.game.played.moves[ply], .prior = 0.6F, .rankPriors = {0.7F, 0.6F}});
    }
    return made;
}

/// The weaker rank plays `usual` there, and rarely the move played.
void leave(Sample& sample, std::size_t ply, const char* usual)
{
    const GameState state = stateAt(sample.game.played, ply);
    auto& moves = sample.review.plies[ply].moves;
    moves.front().rankPriors = {0.5F, 0.1F};
    moves.push_back({.move = *state.position().parseMove(usual), .prior = 0.3F, .rankPriors = {0.3F, 0.5F}});
}

strength::RankProfile profile()
{
    strength::RankProfile made{.scale = {}, .ranks = {}, .verified = {}};
    for (const double mean : {1.0, 0.25}) {
        strength::RankEntry entry;
        entry.beta = {.mean = mean, .spread = 0, .byMove = {mean}, .bandByMove = {0}};
        made.ranks.push_back(entry);
    }
    return made;
}

std::vector<OpeningReport> reports(const std::vector<Sample>& samples, const OpeningRank& rank, game::Side side = game::Side::First)
{
    PlayerSides player{.name = "anna", .sides = {}};
    std::vector<SourceGame> games;
    std::vector<GameReview> reviews;
    for (const Sample& one : samples) {
        player.sides.push_back({games.size(), side});
        games.push_back(one.game);
        reviews.push_back(one.review);
    }
    return openingReports(player, games, reviews, rank);
}

} // namespace

class TestOpeningReport : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void gamesAreGathered()
    {
        using enum game::Outcome;
        const auto found
            = reports({sample({"d4", "d5", "c4"}, FirstWins, 0), sample({"e4", "e5", "Nf3", "Nc6", "Bc4"}, FirstWins, 0),
                          sample({"Nf3", "Nc6", "e4", "e5", "Bc4", "Bc5"}, Draw, 0), sample({"e4", "e5", "Nf3", "Nc6", "Bc4"}, None, 0)},
                {});
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[0].name, std::string("Italian Game"));
        QCOMPARE(found[0].games, std::size_t{3});
        QCOMPARE(found[0].finished, std::size_t{2});
        QCOMPARE(found[0].score, 0.75);
        QCOMPARE(found[1].name, std::string("Queen's Gambit"));
        QCOMPARE(found[1].score, 1.0);
        QCOMPARE(reports({sample({"d4", "d5", "c4"}, FirstWins, 0)}, {}, game::Side::Second)[0].score, 0.0);
    }

    void betaIsBesideTheRanks()
    {
        const strength::RankProfile ranks = profile();
        const auto found
            = reports({sample({"e4", "e5", "Nf3", "Nc6", "Bc4"}, {}, 0.35F), sample({"e4", "e5", "Nf3", "Nc6", "Bc4"}, {}, 0.75F)},
                {.policy = 1, .profile = &ranks});
        QCOMPARE(found[0].moves, std::size_t{6});
        QVERIFY(std::abs(found[0].beta - (0.55 - 0.25)) < 1e-6);
        QVERIFY(std::abs(found[0].betaError - 1.96 * 0.2) < 1e-6); // two games, each 0.2 from the middle
        const auto alone = reports({sample({"e4", "e5", "Nf3", "Nc6", "Bc4"}, {}, 0.35F)}, {.policy = 1, .profile = &ranks});
        QVERIFY(std::isnan(alone[0].betaError));
    }

    /// The first of a game, and the one in most games.
    void departuresAreCounted()
    {
        std::vector<Sample> samples;
        for (int i = 0; i < 3; ++i)
            samples.push_back(sample({"e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "a4"}, {}, 0));
        leave(samples[0], 0, "d2d4");
        leave(samples[0], 6, "e1g1"); // not the first
        leave(samples[1], 6, "e1g1");
        leave(samples[2], 6, "e1g1");
        const auto found = reports(samples, {.policy = 1, .profile = nullptr});
        QVERIFY(found[0].departure.has_value());
        QCOMPARE(found[0].departure->ply, std::size_t{6});
        QCOMPARE(found[0].departure->times, std::size_t{2});
        QCOMPARE(found[0].departure->side, std::size_t{2});
        QVERIFY(found[0].departure->played.move == samples[0].game.played.moves[6]);
        QVERIFY(!reports(samples, {.policy = 0, .profile = nullptr})[0].departure); // the stronger rank plays it too
    }

    void withoutARankNothingIsCompared()
    {
        Sample left = sample({"e4", "e5", "Nf3", "Nc6", "Bc4"}, {}, 0.5F);
        leave(left, 4, "f1b5");
        const auto found = reports({left}, {});
        QVERIFY(!found[0].departure && std::isnan(found[0].beta));
    }
};

EVENMATCH_TEST(TestOpeningReport)

} // namespace tst_opening_report

#include "tst_opening_report.moc"
