// A game judged during play has the same marks as in Review.
#include "tests/run_tests.h"

#include "search/judge/game_follower.h"
#include "search/lesson/tutor.h"
#include "tests/search/ruled_network.h"

#include <QTest>

#include <set>

namespace tst_game_follower {

using namespace evenmatch;
using namespace evenmatch::search;

namespace {

/// Moves on 9×9 by column and row from the upper left.
nn::PlayedGame gameOf(std::initializer_list<std::pair<int, int>> moves)
{
    const go::Position start(9);
    nn::PlayedGame game{std::make_shared<const game::AnyPosition>(start), {}};
    for (const auto& [x, y] : moves)
        game.moves.push_back(start.moveAt(x, y));
    return game;
}

/// Black plays on the edge at the third and fifth moves; the game is already lost at the second, so it costs nothing.
nn::PlayedGame losingGame() { return gameOf({{4, 4}, {2, 2}, {0, 8}, {6, 6}, {8, 0}, {2, 6}}); }

std::set<std::size_t> marksOf(const nn::PlayedGame& game, const nn::GameJudgement& judgement)
{
    std::set<std::size_t> marks;
    for (const nn::MoveCost& cost : nn::moveCosts(game, judgement))
        if (cost.grade != nn::CostGrade::None)
            marks.insert(cost.ply);
    return marks;
}

const JudgeChoice kQuick{.kind = JudgeChoice::Kind::Search, .command = {}, .visits = {100, 200}};

} // namespace

class TestGameFollower : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void marksComeWithTheMove()
    {
        const auto network = std::make_shared<RuledNetwork>(edgeLoses);
        const nn::PlayedGame whole = losingGame();
        jobs::JobContext job;
        JudgeDesk review(kQuick, network, {});
        const auto reviewed = review.judge(nn::GameReview(whole), {}, job);
        QVERIFY(reviewed.ok());
        QCOMPARE(marksOf(whole, *reviewed), std::set<std::size_t>{2});
        GameFollower follower(kQuick, network);
        for (std::size_t ply = 1; ply <= whole.moves.size(); ++ply) {
            nn::PlayedGame begun{whole.start, {whole.moves.begin(), whole.moves.begin() + static_cast<std::ptrdiff_t>(ply)}};
            const auto judged = follower.judge(nn::GameReview(begun), job);
            QVERIFY(judged.ok());
            QCOMPARE(marksOf(begun, *judged), ply > 2 ? std::set<std::size_t>{2} : std::set<std::size_t>{});
        }
        const nn::PlayedGame other = gameOf({{4, 4}, {2, 2}, {2, 6}, {6, 6}, {0, 0}}); // undone and continued differently
        const auto judged = follower.judge(nn::GameReview(other), job);
        QVERIFY(judged.ok());
        QCOMPARE(marksOf(other, *judged), std::set<std::size_t>{4});
    }

    void tutorTellsEveryMarkOnce()
    {
        const auto network = std::make_shared<RuledNetwork>(edgeLoses);
        Tutor tutor(kQuick, network, network);
        const TutorPupil pupil{.side = game::Side::First, .own = 8, .above = 7, .rank = "1d", .rankAbove = "2d"};
        const nn::SourceGame game{.played = losingGame(), .info = {}, .kind = "go", .file = {}};
        jobs::JobContext job;
        const auto cards = tutor.mistakes(game, pupil, {}, job);
        QVERIFY(cards.ok());
        QCOMPARE(cards->size(), std::size_t{1});
        const lesson::Card& card = cards->front();
        QCOMPARE(card.ply, 2);
        QVERIFY(card.played == game.played.moves[2] && card.best().move != card.played);
        QVERIFY(card.find(card.played)->loss > 0.3);
        QVERIFY(tutor.mistakes(game, pupil, {2}, job)->empty());
        const TutorPupil other{.side = game::Side::Second, .own = 8, .above = 7, .rank = "1d", .rankAbove = "2d"};
        QVERIFY(tutor.mistakes(game, other, {}, job)->empty());
    }
};

EVENMATCH_TEST(TestGameFollower)

} // namespace tst_game_follower

#include "tst_game_follower.moc"
