// Cards: the positions that a judge analyses, and the check by a deeper judge.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/game/registry/games.h"
#include "core/random.h"
#include "nn/evaluate/fake_evaluator.h"
#include "nn/lesson/card_check.h"
#include "nn/lesson/card_maker.h"
#include "nn/lesson/card_of.h"
#include "nn/lesson/policies.h"
#include "nn/lesson/same_moves.h"
#include "nn/lesson/second_look.h"
#include "nn/lesson/test_bank.h"
#ifdef EVENMATCH_LIBRARY
#include "core/library/transfer/import.h"
#include "nn/lesson/library_cards.h"
#include "nn/ranks/library_games.h"
#include "tests/core/lesson/sample_card.h"
#endif

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>
#include <ranges>
#include <stop_token>
#include <utility>

namespace tst_cards {

using namespace evenmatch;
using namespace evenmatch::nn;

/// Records its queries, and evaluates nothing.
class NotingJudge final : public PositionJudge {
public:
    const std::string& name() const override { return m_name; }
    lesson::LossUnit unit() const override { return lesson::LossUnit::Chance; }
    core::Result<PositionVerdict> judge(const PositionQuestion& question, const std::stop_token&) override
    {
        asked.push_back(question.ply);
        return PositionVerdict{.moves = {}};
    }
    std::vector<std::size_t> asked;

private:
    std::string m_name = "noting";
};

/// It evaluates every move played as losing; after a number of queries it stops the job.
class StoppingJudge final : public PositionJudge {
public:
    StoppingJudge(std::stop_source job, std::size_t answers) : m_job(std::move(job)), m_answers(answers) { }
    const std::string& name() const override { return m_name; }
    lesson::LossUnit unit() const override { return lesson::LossUnit::Chance; }
    core::Result<PositionVerdict> judge(const PositionQuestion& question, const std::stop_token&) override
    {
        const game::Move played = question.game->moves[question.ply];
        const game::MoveList legal = stateAt(*question.game, question.ply).position().legalMoves();
        const auto other = std::ranges::find_if(legal, [&](game::Move move) { return !(move == played); });
        if (--m_answers == 0)
            m_job.request_stop();
        if (other == legal.end())
            return PositionVerdict{.moves = {}};
        return PositionVerdict{
            .moves = {{.move = *other, .chance = 0.6, .line = {}}, {.move = played, .chance = 0.2, .line = {}}}, .ranked = 2};
    }

private:
    std::string m_name = "stopping";
    std::stop_source m_job;
    std::size_t m_answers;
};

/// Returns one answer to every position, b1c3, and withdraws it in the second analysis as long as it is set to.
class FickleJudge final : public PositionJudge {
public:
    explicit FickleJudge(std::size_t fickle) : m_fickle(fickle) { }
    const std::string& name() const override { return m_name; }
    lesson::LossUnit unit() const override { return lesson::LossUnit::Chance; }
    core::Result<PositionVerdict> judge(const PositionQuestion& question, const std::stop_token&) override
    {
        const game::AnyPosition position = stateAt(*question.game, question.ply).position();
        const bool isSecond = question.effort > 1;
        if (!isSecond)
            asked.emplace_back(question.game->moves.size(), question.ply);
        const bool isFickle = isSecond && m_fickle > 0;
        m_fickle -= isFickle ? 1 : 0;
        return PositionVerdict{.moves = {{.move = *position.as<chess::Position>()->parseUci("b1c3"), .chance = 0.6, .line = {}},
                                   {.move = question.game->moves[question.ply], .chance = isFickle ? 0.59 : 0.2, .line = {}}},
            .ranked = 2};
    }
    std::vector<std::pair<std::size_t, std::size_t>> asked; ///< in the first analysis: length of the game, ply

private:
    std::string m_name = "fickle";
    std::size_t m_fickle;
};

/// Always returns the same result, whose first moves are the best, and records how deep each analysis was.
class SayingJudge final : public PositionJudge {
public:
    explicit SayingJudge(std::vector<ValuedMove> moves) : m_moves(std::move(moves)) { }
    const std::string& name() const override { return m_name; }
    lesson::LossUnit unit() const override { return lesson::LossUnit::Chance; }
    core::Result<PositionVerdict> judge(const PositionQuestion& question, const std::stop_token&) override
    {
        effort = question.effort;
        return PositionVerdict{.moves = m_moves, .ranked = std::min(question.best, m_moves.size())};
    }
    double effort = 0;

private:
    std::string m_name = "saying";
    std::vector<ValuedMove> m_moves;
};

SourceGame randomGame()
{
    core::Random random(3);
    game::AnyPosition position = game::findGame("chess")->start();
    SourceGame game{.played = {std::make_shared<const game::AnyPosition>(position), {}}, .info = {}, .kind = "chess", .file = {}};
    for (int ply = 0; ply < 50 && !position.isOver(); ++ply) {
        game.played.moves.push_back(position.randomMove(random));
        position.play(game.played.moves.back());
    }
    return game;
}

/// Every move has the same cost.
core::Result<std::vector<MoveCost>> dearEverywhere(const GameReview& seen)
{
    std::vector<MoveCost> made(seen.game.moves.size());
    for (std::size_t ply = 0; ply < made.size(); ++ply) {
        made[ply].ply = ply;
        made[ply].cost = made[ply].chance = 30; // promising, whatever the ranks play
    }
    return made;
}

const GameCosts kDearEverywhere
    = [](const GameReview& seen, std::span<const std::size_t>, jobs::JobContext&) { return dearEverywhere(seen); };

/// One game of chess, from whose first side's moves cards are made.
struct OneGame {
    explicit OneGame(SourceGame game) : games{std::move(game)}
    {
        if (auto review = reviewGame(network, games[0].played, {}, job))
            reviews.push_back(*std::move(review));
    }
    bool isReviewed() const { return !reviews.empty(); }
    CardRequest request(GameCosts costs) const
    {
        return {.games = games,
            .reviews = reviews,
            .sides = sides,
            .costs = std::move(costs),
            .own = 5,
            .above = 4,
            .rank = {},
            .rankAbove = {}};
    }

    FakeEvaluator network{FakeOptions{.game = "chess", .scale = strength::chessScale()}};
    jobs::JobContext job;
    std::vector<SourceGame> games;
    std::vector<GameReview> reviews;
    std::vector<PlayedSide> sides{{0, game::Side::First}};
};

/// A mistake by the judge becomes a card.
CardOptions takingAll()
{
    CardOptions options{.now = {}};
    options.judgedPerGame = 100;
    options.easiest = 0;
    options.hardest = 1;
    options.seenAbove = 0;
    options.gain = -1;
    return options;
}

ValuedMove valued(int move, double chance) { return {.move = {static_cast<std::uint16_t>(move)}, .chance = chance, .line = {}}; }

lesson::CardMove known(int move, double loss)
{
    return {.move = {static_cast<std::uint16_t>(move)}, .loss = loss, .own = 0.3, .above = 0.5, .line = {}};
}

lesson::Card cardOf(lesson::CardKind kind, std::vector<lesson::CardMove> moves, int played)
{
    lesson::Card card{.game = "chess",
        .kind = kind,
        .played = {static_cast<std::uint16_t>(played)},
        .moves = std::move(moves),
        .themes = {},
        .schedule = {}};
    card.others = card.moves.back().loss;
    return card;
}

/// White moves pawns only, so that its knight can always go to c3.
SourceGame pawnGame(std::vector<const char*> first = {})
{
    chess::Position position;
    SourceGame game{.played = {std::make_shared<const game::AnyPosition>(position), {}}, .info = {}, .kind = "chess", .file = {}};
    for (const char* move : {"a2a3", "a7a6", "h2h3", "h7h6", "a3a4", "a6a5", "h3h4", "h6h5", "f2f3", "f7f6", "g2g3", "g7g6"})
        first.push_back(move);
    for (const char* move : first) {
        game.played.moves.push_back(*position.parseUci(move));
        position.play(game.played.moves.back());
    }
    return game;
}

#ifdef EVENMATCH_LIBRARY

class TestCards : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Uses the judge's costs, whatever the network's raw values are.
    void dearestMovesAreLookedAtFirst()
    {
        OneGame one(randomGame());
        QVERIFY(one.isReviewed());
        const auto asked = [&](const std::function<double(std::size_t)>& costAt, std::size_t most) {
            NotingJudge judge;
            const GameCosts costs
                = [&](const GameReview& seen, std::span<const std::size_t>, jobs::JobContext&) -> core::Result<std::vector<MoveCost>> {
                std::vector<MoveCost> made(seen.game.moves.size());
                for (std::size_t ply = 0; ply < made.size(); ++ply) {
                    made[ply].ply = ply;
                    made[ply].cost = made[ply].chance = costAt(ply);
                }
                return made;
            };
            const CardRequest request = one.request(costs);
            CardOptions options{.now = {}};
            options.judgedPerGame = most;
            const auto made = makeCards(one.network, judge, request, options, one.job);
            return made.ok() ? judge.asked : std::vector<std::size_t>{9999};
        };
        const auto all = asked([](std::size_t) { return 10.0; }, 100);
        QVERIFY(all.size() >= 2);
        for (const std::size_t dear : {all.front(), all.back()})
            QCOMPARE(asked([dear](std::size_t ply) { return ply == dear ? 60.0 : 10.0; }, 1), std::vector<std::size_t>{dear});
        QVERIFY(asked([](std::size_t) { return 0.0; }, 100).empty());
        QVERIFY(asked([](std::size_t) { return std::numeric_limits<double>::quiet_NaN(); }, 100).empty());
    }

    /// A stopped job returns the finished cards.
    void stoppedMakerGivesWhatItMade()
    {
        OneGame one(randomGame());
        QVERIFY(one.isReviewed());
        const CardRequest request = one.request(kDearEverywhere);
        const CardOptions options = takingAll();
        const auto madeUntil = [&](std::size_t answers) {
            std::stop_source stop;
            StoppingJudge judge(stop, answers);
            jobs::JobContext context(stop.get_token(), nullptr);
            return makeCards(one.network, judge, request, options, context);
        };
        const auto whole = madeUntil(1000);
        QVERIFY(whole.ok() && whole->cards.size() > 2);
        const auto two = madeUntil(4); // each card is analysed twice
        QVERIFY(two.ok());
        QCOMPARE(two->cards.size(), std::size_t{2});
        std::stop_source stop;
        stop.request_stop();
        jobs::JobContext stopped(stop.get_token(), nullptr);
        StoppingJudge judge(stop, 1);
        const auto nothing = makeCards(one.network, judge, request, options, stopped);
        QVERIFY(!nothing && nothing.error().code == core::ErrorCode::Stopped);
    }

    /// The watch reports progress, and each card as soon as it is made.
    void cardsComeOneByOne()
    {
        OneGame one(randomGame());
        QVERIFY(one.isReviewed());
        const auto watch = std::make_shared<CardWatch>();
        const GameCosts costs = [&](const GameReview& seen, std::span<const std::size_t>, jobs::JobContext& within) {
            within.report(34, 100);
            return dearEverywhere(seen);
        };
        std::vector<std::size_t> lookedAt;
        const OnCards onCards = [&](std::span<const lesson::Card> cards) -> core::Result<void> {
            lookedAt.insert(lookedAt.end(), cards.size(), watch->closer.read().done);
            return {};
        };
        CardRequest request = one.request(costs);
        request.onCards = onCards;
        CardOptions options = takingAll();
        options.decoysPerLesson = 0;
        options.watch = watch;
        std::stop_source stop;
        StoppingJudge judge(stop, 1000);
        const auto made = makeCards(one.network, judge, request, options, one.job);
        QVERIFY(made.ok() && made->cards.size() > 2);
        QCOMPARE(lookedAt.size(), made->cards.size());
        QVERIFY(std::ranges::adjacent_find(lookedAt, std::greater_equal()) == lookedAt.end()); // no card waits for another
        QCOMPARE(watch->game.read(), (jobs::Progress{1, 1}));
        QCOMPARE(watch->costs.read(), (jobs::Progress{34, 100}));
        QCOMPARE(watch->closer.read().done, watch->closer.read().total);
    }

    /// A second search of the same games goes on where the first one had enough.
    void knownCardsAreNotMadeAgain()
    {
        OneGame one(randomGame());
        QVERIFY(one.isReviewed());
        one.games[0].id = 7;
        CardOptions options = takingAll();
        options.decoysPerLesson = 0;
        options.mostLessons = 1;
        std::stop_source stop;
        StoppingJudge judge(stop, 1000);
        for (int search = 0; search < 3; ++search) {
            const auto made = makeCards(one.network, judge, one.request(kDearEverywhere), options, one.job);
            QVERIFY(made.ok());
            QCOMPARE(made->cards.size(), std::size_t{1});
            const lesson::Card& card = made->cards.front();
            QVERIFY(std::ranges::none_of(
                options.known, [&](const lesson::Card& known) { return known.key == card.key || known.best().move == card.best().move; }));
            options.known.push_back(card);
        }
    }

    /// A card that a deeper analysis does not confirm is dropped.
    void cardsAreLookedAtAgain()
    {
        const SourceGame game = randomGame();
        const auto held = [&](lesson::Card& card, std::vector<ValuedMove> moves) {
            SayingJudge judge(std::move(moves));
            const auto holds = lookAgain(card, game.played, 0, judge, {});
            return holds.ok() && *holds && judge.effort > 1;
        };
        const lesson::Card made = cardOf(lesson::CardKind::Lesson, {known(1, 0), known(2, 0.2), known(3, 0.25)}, 2);
        lesson::Card card = made;
        QVERIFY(held(card, {valued(1, 0.6), valued(2, 0.3)}));
        QVERIFY(card.checked > 0 && std::abs(card.find({2})->loss - 0.3) < 1e-9);
        QCOMPARE(card.judge, std::string("saying")); // whichever judge made it, these are its values now
        QVERIFY(card.find({3})->loss >= 0.3 - 1e-9); // not analysed: at least as bad as the best refused one
        card = made;
        QVERIFY(!held(card, {valued(1, 0.6), valued(2, 0.56)})); // not a mistake after all
        card = cardOf(lesson::CardKind::Lesson, {known(1, 0), known(4, 0.05), known(2, 0.2)}, 2);
        QVERIFY(held(card, {valued(1, 0.6), valued(4, 0.56), valued(2, 0.3)})); // neither accepted nor refused
        QCOMPARE(heldAgainst(card, {.moves = {valued(1, 0.6), valued(4, 0.6), valued(2, 0.3)}}, lesson::LossUnit::Chance).refused, 1U);
        card = cardOf(lesson::CardKind::Lesson, {known(1, 0), known(4, 0.05), known(2, 0.2)}, 2);
        QVERIFY(!held(card, {valued(1, 0.6), valued(4, 0.59), valued(2, 0.3)})); // another answer
        card = cardOf(lesson::CardKind::Lesson, {known(1, 0), known(4, 0.01), known(2, 0.2)}, 2);
        QVERIFY(!held(card, {valued(1, 0.6), valued(4, 0.56), valued(2, 0.3)})); // an answer less
        card = made;
        QVERIFY(!held(card, {valued(9, 0.7), valued(1, 0.5), valued(2, 0.3)})); // another move is best
        card = made;
        QVERIFY(held(card, {valued(1, 0.6), valued(9, 0.4), valued(2, 0.3)})); // a move that fails, too
        QVERIFY(std::abs(card.others - 0.2) < 1e-9);
        card = cardOf(lesson::CardKind::Lesson, {known(1, 0), known(2, 5), known(3, 6)}, 2);
        card.unit = lesson::LossUnit::Points;
        QVERIFY(held(card, {valued(1, 0.6), valued(2, 0.3)}));
        QVERIFY(!card.find({3}) && std::abs(*card.lossOf({3}) - 0.3) < 1e-9); // another judge's value, in another unit
        lesson::Card decoy = cardOf(lesson::CardKind::Decoy, {known(1, 0), known(2, 0.01), known(3, 0.01), known(4, 0.01)}, 2);
        QVERIFY(held(decoy, {valued(1, 0.5), valued(2, 0.49), valued(3, 0.49), valued(4, 0.49)}));
        QVERIFY(!held(decoy, {valued(1, 0.5), valued(2, 0.4), valued(3, 0.49), valued(4, 0.49)}));
    }

    /// No two cards of a game have the same answer, but a card dropped by the second analysis does not count.
    void fallenCardBlocksNoOther()
    {
        OneGame one(pawnGame());
        QVERIFY(one.isReviewed());
        const CardRequest request = one.request(kDearEverywhere);
        CardOptions options = takingAll();
        options.decoysPerLesson = 0;
        const auto madeWith = [&](std::size_t fickle) {
            FickleJudge judge(fickle);
            return makeCards(one.network, judge, request, options, one.job);
        };
        const auto all = madeWith(0);
        QVERIFY(all.ok() && all->judged >= 3);
        QCOMPARE(all->cards.size(), std::size_t{1});
        QCOMPARE(all->alreadyAsked, all->judged - 1);
        const auto less = madeWith(2);
        QVERIFY(less.ok());
        QCOMPARE(less->fallen, std::size_t{2});
        QCOMPARE(less->cards.size(), std::size_t{1});
        QVERIFY(less->cards.front().ply != all->cards.front().ply);
    }

    void judgeStopsWhereThereIsNoCard_data()
    {
        QTest::addColumn<bool>("isLesson");
        QTest::addColumn<QList<double>>("chances"); // the best first
        QTest::addColumn<int>("played"); // its place among them; -1: not evaluated yet
        QTest::addColumn<bool>("stops");
        QTest::newRow("the move played loses") << true << QList<double>{0.6, 0.2} << 1 << false;
        QTest::newRow("the move played loses little") << true << QList<double>{0.6, 0.55} << 1 << true;
        QTest::newRow("the move played is the best") << true << QList<double>{0.6, 0.2} << 0 << true;
        QTest::newRow("one answer so far") << true << QList<double>{0.6, 0.5} << -1 << false;
        QTest::newRow("too many answers") << true << QList<double>{0.6, 0.595, 0.59, 0.585} << -1 << true;
        QTest::newRow("two answers and a move between") << true << QList<double>{0.6, 0.595, 0.55} << -1 << true;
        QTest::newRow("a decided game") << true << QList<double>{0.95, 0.5} << 1 << true;
        QTest::newRow("a decoy's sound move") << false << QList<double>{0.6, 0.59} << 1 << false;
        QTest::newRow("a decoy so far") << false << QList<double>{0.6, 0.2} << -1 << false;
        QTest::newRow("a decoy's move that loses") << false << QList<double>{0.6, 0.55} << 1 << true;
        QTest::newRow("a game decided for a decoy") << false << QList<double>{0.8, 0.79} << 1 << true;
    }

    void judgeStopsWhereThereIsNoCard()
    {
        QFETCH(bool, isLesson);
        QFETCH(QList<double>, chances);
        QFETCH(int, played);
        QFETCH(bool, stops);
        const SourceGame game = randomGame();
        FakeEvaluator network{FakeOptions{.game = "chess", .scale = strength::chessScale()}};
        const auto seen = seeOne(network, stateAt(game.played, 0));
        QVERIFY(seen.ok());
        const CardSource source{.game = game,
            .ply = 0,
            .kind = isLesson ? lesson::CardKind::Lesson : lesson::CardKind::Decoy,
            .own = 5,
            .above = 4,
            .rank = {},
            .rankAbove = {},
            .player = 1,
            .now = {}};
        PositionVerdict soFar;
        for (int i = 0; i < chances.size(); ++i)
            soFar.moves.push_back(valued(60'000 + i, chances[i]));
        if (played >= 0)
            soFar.moves[static_cast<std::size_t>(played)].move = game.played.moves[0];
        QCOMPARE(questionAbout(source, seen->evaluation, lesson::LossUnit::Chance).isEnough(soFar), stops);
    }

    /// A small mistake of the latest game comes after a large one of the previous game.
    void likelyCardsComeFirst()
    {
        FakeEvaluator network(FakeOptions{.game = "chess", .scale = strength::chessScale()});
        const std::vector<SourceGame> games{pawnGame(), pawnGame({"b2b3", "b7b6"})};
        jobs::JobContext job;
        std::vector<GameReview> reviews;
        for (const SourceGame& game : games) {
            auto review = reviewGame(network, game.played, {}, job);
            QVERIFY(review.ok());
            reviews.push_back(*std::move(review));
        }
        const std::vector<PlayedSide> sides{{0, game::Side::First}, {1, game::Side::First}};
        std::vector<std::size_t> wanted;
        const GameCosts costs = [&](const GameReview& seen, std::span<const std::size_t> plies, jobs::JobContext&) {
            wanted.assign(plies.begin(), plies.end());
            auto made = dearEverywhere(seen);
            for (MoveCost& cost : *made)
                cost.chance = seen.game.moves.size() > games[0].played.moves.size() ? 2 : cost.ply == plies.front() ? 60 : 0;
            return made;
        };
        CardOptions options = takingAll();
        options.decoysPerLesson = 0;
        FickleJudge judge(0);
        const CardRequest request{
            .games = games, .reviews = reviews, .sides = sides, .costs = costs, .own = 5, .above = 4, .rank = {}, .rankAbove = {}};
        QVERIFY(makeCards(network, judge, request, options, job).ok());
        QVERIFY(wanted.size() >= 2 && judge.asked.size() >= 2);
        QVERIFY(std::ranges::all_of(wanted, [](std::size_t ply) { return ply % 2 == 0; })); // only the player's moves are to be judged
        const std::size_t length = games[0].played.moves.size();
        QCOMPARE(judge.asked.front(), std::pair(length, wanted.front()));
        QVERIFY(std::ranges::all_of(judge.asked | std::views::drop(1), [&](const auto& asked) { return asked.first > length; }));
    }

    void turnedMovesAreOne()
    {
        const go::Position empty(9);
        const auto at = [&](const char* text) { return *empty.parseMove(text); };
        QCOMPARE(sameMoves(empty, at("C3")).size(), std::size_t{4});
        QCOMPARE(sameMoves(empty, at("D3")).size(), std::size_t{8});
        QCOMPARE(sameMoves(empty, at("E5")).size(), std::size_t{1});
        QVERIFY(comeToTheSame(empty, at("C3"), at("G7")) && !comeToTheSame(empty, at("C3"), at("D3")));
        go::Position begun = empty;
        begun.play(at("C3"));
        QCOMPARE(sameMoves(begun, at("C7")).size(), std::size_t{2}); // mirrored at the diagonal
        begun.play(at("D7"));
        QCOMPARE(sameMoves(begun, at("C7")).size(), std::size_t{1});

        FakeEvaluator network(FakeOptions{.game = "go", .scale = strength::goScale()});
        const PlayedGame game{std::make_shared<const game::AnyPosition>(empty), {}};
        const auto seen = seeOne(network, stateAt(game, 0));
        QVERIFY(seen.ok());
        Evaluation counted = seen->evaluation;
        countSameMoves(empty, counted);
        float sum = 0;
        for (const char* corner : {"C3", "C7", "G3", "G7"})
            sum += seen->evaluation.rankPrior(0)[seen->evaluation.indexOf(at(corner))];
        QVERIFY(std::abs(counted.rankPrior(0)[counted.indexOf(at("G3"))] - sum) < 1e-6F);
        std::vector<game::Move> moves = seen->evaluation.moves;
        lesson::RankPolicies policies = seen->policies();
        joinSameMoves(empty, moves, policies);
        QCOMPARE(moves.size(), std::size_t{16}); // fifteen kinds of points, and the pass
        float all = 0;
        for (std::size_t i = 0; i < moves.size(); ++i)
            all += policies.at(0, i);
        QVERIFY(std::abs(all - 1) < 1e-4F);
    }

    /// A judge evaluates each of them, with slightly different results.
    void turnedMovesOfACardLoseTheSame()
    {
        const go::Position empty(9);
        const auto at = [&](const char* text) { return *empty.parseMove(text); };
        SourceGame game;
        game.kind = "go9";
        game.played = {std::make_shared<const game::AnyPosition>(empty), {at("E5"), at("G7")}};
        FakeEvaluator network(FakeOptions{.game = "go", .scale = strength::goScale()});
        const auto seen = seeOne(network, stateAt(game.played, 1));
        QVERIFY(seen.ok());
        const auto cardWith = [&](double ofPlayed) {
            const PositionVerdict verdict{
                .moves = {{.move = at("C3"), .chance = 0.6, .line = {}}, {.move = at("D3"), .chance = 0.3, .line = {}},
                    {.move = at("G7"), .chance = ofPlayed, .line = {}}},
                .ranked = 2};
            SayingJudge judge(verdict.moves);
            return cardOf(CardSource{.game = game, .ply = 1, .rank = {}, .rankAbove = {}, .now = {}}, judge, verdict, seen->evaluation);
        };
        const lesson::Card card = cardWith(0.2);
        const game::AnyPosition position = stateAt(game.played, 1).position();
        QCOMPARE(card.find(at("G7"))->loss, 0.0); // as C3 does
        QVERIFY(!card.hasClearAnswer()); // the player found it
        QVERIFY(listedMove(card, position, at("G3")) == at("C3") && listedMove(card, position, at("G7")) == at("C3"));
        QVERIFY(listedMove(card, position, at("F7")) == at("D3"));
        QVERIFY(listedMove(card, position, at("A1")) == at("A1"));
        QVERIFY(listedMove(card, position, position.as<go::Position>()->passMove()) == empty.passMove());
    }

    void lessonIsConfirmedWhereTheMovePlayedLoses()
    {
        const lesson::Card card = cardOf(lesson::CardKind::Lesson, {known(1, 0), known(2, 0.01), known(3, 0.2)}, 3);
        const auto unit = lesson::LossUnit::Chance;
        const CheckedCard agreed = heldAgainst(card, {.moves = {valued(2, 0.6), valued(1, 0.59), valued(3, 0.4)}}, unit);
        QVERIFY(agreed.isConfirmed());
        QCOMPARE(agreed.accepted, 2U);
        QCOMPARE(agreed.acceptedSound, 2U);
        const CheckedCard better = heldAgainst(card, {.moves = {valued(9, 0.8), valued(1, 0.6), valued(2, 0.6), valued(3, 0.4)}}, unit);
        QVERIFY(!better.isBestSound && !better.isConfirmed());
        QVERIFY(!heldAgainst(card, {.moves = {valued(1, 0.6), valued(2, 0.6), valued(3, 0.59)}}, unit).isConfirmed()); // not a mistake
        CardCheck check;
        check.add(agreed);
        check.add(better);
        QCOMPARE(check.lessons, 2U);
        QCOMPARE(check.lessonsConfirmed, 1U);
        QCOMPARE(check.playedLoses, 2U);
        QVERIFY(agreed.isLossAsSaid == (std::abs(agreed.playedLoss - card.moves.back().loss) <= card.moves.back().loss / 3));
        QCOMPARE(check.refused, 2U); // the move of the game, twice
        QCOMPARE(check.refusedWorse, 2U);
    }

    void decoyIsConfirmedWhereSeveralMovesAreSound()
    {
        const lesson::Card card = cardOf(lesson::CardKind::Decoy, {known(1, 0), known(2, 0.01), known(3, 0.01), known(4, 0.03)}, 2);
        const auto unit = lesson::LossUnit::Chance;
        QVERIFY(heldAgainst(card, {.moves = {valued(1, 0.5), valued(2, 0.49), valued(3, 0.49), valued(4, 0.3)}}, unit).isConfirmed());
        QVERIFY(!heldAgainst(card, {.moves = {valued(1, 0.5), valued(2, 0.49), valued(3, 0.4), valued(4, 0.3)}}, unit).isConfirmed());
        QVERIFY(!heldAgainst(card, {.moves = {valued(1, 0.5), valued(3, 0.49), valued(4, 0.49), valued(2, 0.3)}}, unit).isConfirmed());
        QVERIFY(!heldAgainst(card, {.moves = {valued(1, 0.5)}}, unit).isConfirmed()); // no values of the others
    }

    void smallBankIsTheSameForEverybodyAndKept()
    {
        QTemporaryDir folder;
        const std::filesystem::path nowhere = folder.filePath("no-network.evm").toStdString();
        jobs::JobContext job;
        const auto texts = [](const std::vector<BankPosition>& bank) {
            std::vector<std::string> lines;
            for (const BankPosition& position : bank) {
                std::string line = position.kind;
                for (const game::Move move : position.game.moves)
                    line += ' ' + std::to_string(move.code);
                lines.push_back(line);
            }
            return lines;
        };
        FakeEvaluator first(FakeOptions{.game = "chess", .scale = strength::chessScale()});
        FakeEvaluator second(FakeOptions{.game = "chess", .scale = strength::chessScale()});
        const auto made = bankFor(first, "chess", nowhere, folder.filePath("kept").toStdString(), job);
        const auto again = bankFor(second, "chess", nowhere, {}, job);
        QVERIFY(made.ok() && again.ok());
        QVERIFY(made->size() > 30);
        QVERIFY(texts(*made) == texts(*again));
        const auto before = second.positions();
        const auto kept = bankFor(second, "chess", nowhere, folder.filePath("kept").toStdString(), job);
        QVERIFY(kept.ok());
        QVERIFY(texts(*kept) == texts(*made));
        QCOMPARE(second.positions(), before); // read instead of computed

        FakeEvaluator unranked(FakeOptions{.game = "chess", .scale = {}}); // of lc0, for example
        const auto none = bankFor(unranked, "chess", nowhere, {}, job);
        QVERIFY(!none.ok() && none.error().code == core::ErrorCode::NoRanks);
    }

#ifdef EVENMATCH_LIBRARY

    /// Of two cards of an older version the judge does not judge the first and does not confirm the second; new cards are made all the
    /// same.
    void cardOfAnotherJudgesGameStays()
    {
        class RefusingJudge final : public PositionJudge {
        public:
            const std::string& name() const override { return m_name; }
            lesson::LossUnit unit() const override { return lesson::LossUnit::Chance; }
            core::Result<PositionVerdict> judge(const PositionQuestion& question, const std::stop_token&) override
            {
                if (question.ply == 0)
                    return core::Error{core::ErrorCode::BadArgument, m_name};
                return PositionVerdict{.moves = {}};
            }

        private:
            std::string m_name = "refusing";
        };
        const QTemporaryDir folder;
        const std::filesystem::path file(folder.filePath("games.pgn").toStdString());
        std::ofstream(file) << "[White \"anna\"]\n[Black \"bob\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
        auto library = library::Library::open(":memory:");
        jobs::JobContext job;
        QVERIFY(library.ok() && library::importGames(*library, {&file, 1}, job).ok());
        const auto anna = *library->playerOf("anna");
        std::vector<lesson::Card> old{lesson::cardAfter(chess::Position(), "chess", {}, "e4", "f3"),
            lesson::cardAfter(chess::Position(), "chess", {"e4"}, "e5", "a6")};
        for (lesson::Card& card : old)
            card.player = anna;
        QVERIFY(library->addCards(old).ok());

        FakeEvaluator network(FakeOptions{.game = "chess", .scale = strength::chessScale()});
        const auto estimators = uncalibratedEstimators(network.info());
        RefusingJudge judge;
        const CardWorkers workers{.evaluator = network, .estimators = *estimators, .judge = judge, .costs = kDearEverywhere};
        LibraryCardOptions options{.family = "chess", .player = {}};
        options.player.rank = 5;
        const auto made = makeLibraryCards(*library, anna, workers, options, job);
        QVERIFY2(made.ok(), made.ok() ? "" : core::describe(made.error()).c_str());
        const auto left = library->cards(anna);
        QVERIFY(left.ok() && left->size() == 1 && left->front().key == old.front().key);
    }

    /// Also those of a name under which the user has fewer games, and the colours of both.
    void gamesOfAllTheUsersNamesMakeCards()
    {
        const QTemporaryDir folder;
        const std::filesystem::path file(folder.filePath("games.pgn").toStdString());
        std::ofstream(file) << "[White \"anna\"]\n[Black \"bob\"]\n\n1. e4 *\n\n[White \"anna\"]\n[Black \"carl\"]\n\n1. d4 *\n\n"
                               "[White \"dora\"]\n[Black \"anna_2\"]\n\n1. c4 c5 *\n\n";
        auto library = library::Library::open(":memory:");
        jobs::JobContext job;
        QVERIFY(library.ok() && library::importGames(*library, {&file, 1}, job).ok());
        for (const char* name : {"anna", "anna_2"})
            QVERIFY(library->setMe(*library->playerOf(name), true).ok());
        for (const char* name : {"anna", "anna_2"}) {
            const auto subject = readGamesOf(*library, *library->playerOf(name), "chess", job);
            QVERIFY(subject.ok());
            QCOMPARE(subject->source.games.size(), std::size_t{3});
            for (const PlayedSide& side : subject->players.front().sides) {
                const SourceGame& game = subject->source.games[side.game];
                QVERIFY(game.info.players[static_cast<std::size_t>(side.side)].name.starts_with("anna"));
            }
            QCOMPARE(subject->players.front().sides.size(), std::size_t{3});
        }
        QCOMPARE(readGamesOf(*library, *library->playerOf("bob"), "chess", job)->source.games.size(), std::size_t{1});
    }

#endif
};

#endif

EVENMATCH_TEST(TestCards)

} // namespace tst_cards

#include "tst_cards.moc"
