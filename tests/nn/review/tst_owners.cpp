// Owners of the points of a Go board: dead stones, and the score if the game ended now.
#include "tests/run_tests.h"

#include "core/game/go/diagram.h"
#include "nn/evaluate/fake_evaluator.h"
#include "nn/review/dead_stones.h"
#include "nn/review/owners.h"

#include <QTest>

#include <cmath>

namespace tst_owners {

using namespace evenmatch;
using namespace evenmatch::nn;

namespace {

/// A dead white stone in Black's area and a dead black one in White's.
constexpr const char* kFinished = "..X.O....\n"
                                  ".OX.O....\n"
                                  "..X.O....\n"
                                  "..X.O....\n"
                                  "..X.O....\n"
                                  "..X.O....\n"
                                  "..X.O..X.\n"
                                  "..X.O....\n"
                                  "..X.O....\n";

go::Position finished(go::Rules rules = {})
{
    const auto position = go::readDiagram(kFinished, rules, 6.5);
    return position ? *position : go::Position(9);
}

/// A network that expects the left half to become Black's, and the right one White's; `turned`: the reverse if White is to move.
std::shared_ptr<FakeEvaluator> halves(bool turned = false)
{
    const auto ownership = [turned](const GameState& state) {
        const bool isBlack = state.position().sideToMove() == game::Side::First;
        std::vector<float> owners;
        for (int point = 0; point < 81; ++point) {
            const float left = point % 9 < 4 ? 0.9F : -0.9F;
            owners.push_back(isBlack || turned ? left : -left);
        }
        return owners;
    };
    return std::make_shared<FakeEvaluator>(FakeOptions{.game = "go", .ownership = ownership});
}

std::string namesOf(const go::Position& position, const go::PointSet& set)
{
    std::string names;
    for (std::uint16_t code = 0; code < position.passMove().code; ++code)
        if (set.contains({code}))
            names += (names.empty() ? "" : " ") + position.moveText({code});
    return names;
}

} // namespace

class TestOwners : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void networkProposesDeadStones()
    {
        const go::Position position = finished();
        const auto dead = deadStones(GameState(position), halves().get());
        QVERIFY(dead);
        QCOMPARE(namesOf(position, *dead), std::string("B8 H3"));
    }

    void withoutOwnershipPlayoutsPropose()
    {
        const go::Position position = finished();
        const GameState state = GameState(position);
        FakeEvaluator none({.game = "go"});
        QVERIFY(*deadStones(state, nullptr) == go::proposeDeadStones(position));
        QVERIFY(*deadStones(state, &none) == go::proposeDeadStones(position));
    }

    /// A group that dies only if the other player moves first is alive: the players have passed.
    void bothPlayersToMoveCount()
    {
        const go::Position position = finished();
        const auto network = halves(true);
        const auto dead = deadStones(GameState(position), network.get());
        QVERIFY(dead);
        QCOMPARE(namesOf(position, *dead), std::string());
        QCOMPARE(network->positions(), std::uint64_t{2});
    }

    void marginCountsPointsByTheRules()
    {
        const auto ownersOf = [](const go::Position& position) {
            const go::Score score = go::score(position, go::proposeDeadStones(position));
            std::vector<std::int8_t> owners;
            for (std::size_t point = 0; point < 81; ++point)
                owners.push_back(score.owner[point] == go::Owner::Black ? 100 : score.owner[point] == go::Owner::White ? -100 : 0);
            return owners;
        };
        for (const go::Rules& rules : {go::Rules::chinese(), go::Rules::japanese()}) {
            const go::Position position = finished(rules);
            QCOMPARE(ownedMargin(position, ownersOf(position)), go::score(position, go::proposeDeadStones(position)).margin);
        }
        const go::Position empty(9, {}, 7.5);
        QCOMPARE(ownedMargin(empty, std::vector<std::int8_t>(81, 50)), 40.5 - 7.5);
    }

    void marginOfAnotherBoardIsUnknown()
    {
        QVERIFY(std::isnan(ownedMargin(go::Position(9), std::vector<std::int8_t>(361, 100))));
        QVERIFY(std::isnan(ownedMargin(go::Position(9), {})));
    }
};

EVENMATCH_TEST(TestOwners)

} // namespace tst_owners

#include "tst_owners.moc"
