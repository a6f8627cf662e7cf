// Opponents for people: between ranks, adaptive, with manners.
#include "tests/run_tests.h"

#include "core/json_text.h"
#include "tests/search/adjusted_evaluator.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/game/registry/games.h"
#include "nn/evaluate/fake_evaluator.h"
#include "nn/evaluate/seeing_evaluator.h"
#include "search/spec/opponent.h"
#include "search/spec/player_spec.h"

#include <QTest>

#include <array>

#include <nlohmann/json.hpp>

namespace tst_opponent {

using namespace evenmatch;
using namespace evenmatch::search;
using namespace std::chrono_literals;

namespace {

std::shared_ptr<nn::Evaluator> chessNetwork(bool profile = true)
{
    return std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "chess", .scale = strength::chessScale(), .profile = profile});
}

std::unique_ptr<SearchPlayer> opponent(const OpponentWish& wish, std::shared_ptr<nn::Evaluator> evaluator = chessNetwork())
{
    auto made = makeOpponent(std::move(evaluator), wish);
    return made ? *std::move(made) : nullptr;
}

/// The player plays both sides of a game, with a limit of moves. Calls back with every decision.
void playAlone(SearchPlayer& player, int moves, const std::function<void(const Decision&)>& hear)
{
    QVERIFY(player.start({.position = game::findGame("chess")->start(), .seed = 3}));
    for (int i = 0; i < moves && !player.state().position().isOver(); ++i) {
        const auto decision = player.decide({});
        QVERIFY(decision);
        hear(*decision);
        QVERIFY(player.play(decision->move));
    }
}

} // namespace

class TestOpponent : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void standsBetweenRanks()
    {
        const auto evaluator = chessNetwork();
        const auto player = opponent({.strength = RankPlace{2.25}, .simulations = 10}, evaluator);
        const SearchOptions& search = player->style().search;
        const auto& ranks = evaluator->info().profile->ranks;
        QCOMPARE(search.priorRank, std::optional(2.25));
        QVERIFY(search.rootRanks == nn::RankWish::at(2.25));
        QVERIFY(player->style().limits.time == kLongestThought);
        QVERIFY(opponent({.strength = RankPlace{2.25}, .human = false}, evaluator)->style().limits.time.count()
            == 0); // as strong on every machine
        QVERIFY(std::abs(search.strength->target(0) - (0.75 * ranks[2].beta.at(0) + 0.25 * ranks[3].beta.at(0))) < 1e-12);
        playAlone(*player, 4,
            [](const Decision& decision) { QCOMPARE(decision.search->root.rankPriors.size(), decision.search->root.moves.size()); });
    }

    /// An opponent that reads with a strong network searches with it and chooses among the rank's moves.
    void searchesMovesOfAStrongNetwork()
    {
        const auto strong = std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "chess", .sharpness = 3, .seed = 9});
        const auto plain = opponent({.strength = RankPlace{4}, .simulations = 60, .human = false});
        const auto seeing = *nn::SeeingEvaluator::make(chessNetwork(), strong);
        const auto reading = opponent({.strength = RankPlace{4}, .simulations = 60, .human = false}, seeing);
        QVERIFY(plain->style().search.freeShare == 0);
        QCOMPARE(reading->style().search.freeShare, kShareOfStrong);
        QVERIFY(plain->style().chooser == reading->style().chooser);
        const GameStart start{.position = game::findGame("chess")->start(), .seed = 3};
        QVERIFY(plain->start(start) && reading->start(start));
        const auto asRank = plain->decide({});
        const auto asReader = reading->decide({});
        QVERIFY(asRank && asReader);
        const nn::Evaluation& root = asReader->search->root;
        QVERIFY(root.rankPriors == asRank->search->root.rankPriors);
        for (const ResultNode& node : asReader->search->moves()) {
            const std::size_t move = root.indexOf(node.move);
            QVERIFY(std::abs(node.prior - (root.prior[move] + root.rankPriors[move]) / 2) < 1e-3);
        }
        const auto favourite = root.moves[static_cast<std::size_t>(std::ranges::max_element(root.prior) - root.prior.begin())];
        QVERIFY(asReader->search->find(favourite)->visits > asRank->search->find(favourite)->visits);
    }

    /// A position with the game's seed gives the opponent's move of the game in genmove, GTP and the window.
    void sameSeedSameMoves()
    {
        const auto evaluator = chessNetwork();
        const auto spec = parsePlayerSpec("rank:" + evaluator->info().scale.name(3) + "?sims=30");
        const auto player = opponent({.strength = RankPlace{3}, .simulations = 30, .human = false}, evaluator);
        QVERIFY(player->start({.position = game::findGame("chess")->start(), .seed = 3}));
        for (int i = 0; i < 12; ++i) {
            const nn::GameState state = player->state();
            const auto decision = player->decide({});
            auto other = makePlayer(*spec, {.evaluator = evaluator});
            auto* fresh = dynamic_cast<SearchPlayer*>(other->get());
            QVERIFY(decision && fresh);
            QVERIFY(fresh->start({.position = game::findGame("chess")->start(), .seed = 3}));
            fresh->setState(state);
            QCOMPARE(fresh->decide({})->move, decision->move);
            QVERIFY(player->play(decision->move));
        }
    }

    void strongerRanksLookFarther()
    {
        nn::NetworkInfo network;
        network.scale = strength::RankScale("go", {"2d", "1d", "10k", "11k", "12k"});
        QCOMPARE(visitsAt(network, 3, 400), std::uint64_t(400)); // unknown
        network.profile.emplace();
        network.profile->ranks.resize(5);
        QCOMPARE(visitsAt(network, 3, 400), std::uint64_t(400)); // all of humans
        network.profile->ranks[3].ladder = network.profile->ranks[4].ladder = true;
        QCOMPARE(visitsAt(network, 0, 400), std::uint64_t(400));
        QCOMPARE(visitsAt(network, 1.5, 400), std::uint64_t(80)); // half the way to 16, in factors
        QCOMPARE(visitsAt(network, 3, 400), kFewestVisits);
        QCOMPARE(visitsAt(network, 4, 400), kFewestVisits);
        QCOMPARE(visitsAt(network, 0, 10), std::uint64_t(10));
    }

    void playsByPoliciesWithoutAProfile()
    {
        const auto player = opponent({.strength = RankPlace{7}, .simulations = 10}, chessNetwork(false));
        QVERIFY(player);
        QVERIFY(!player->style().search.strength);
        QCOMPARE(player->style().search.priorRank, std::optional(7.0));
    }

    void saysWhatANetworkCannotDo()
    {
        const auto noRanks = std::make_shared<nn::FakeEvaluator>();
        QCOMPARE(makeOpponent(noRanks, {.strength = RankPlace{1}}).error().code, core::ErrorCode::NoRanks);
        QVERIFY(opponent({.strength = Adaptation::strengthIndex(-1)}, noRanks));
        QVERIFY(opponent({}, noRanks));
    }

    void followsBetweenGames()
    {
        const auto made = opponent({.strength = Adaptation::rank(3, 8), .simulations = 10});
        auto* player = dynamic_cast<AdaptivePlayer*>(made.get());
        QVERIFY(player);
        player->gameEnded(1); // it won, so it becomes two ranks weaker
        QCOMPARE(player->adaptation().between.setting, 5.0);
        QCOMPARE(player->style().search.priorRank, std::optional(5.0));
        player->gameEnded(0);
        QVERIFY(player->adaptation().between.setting < 5 && player->adaptation().between.setting > 3);
        QCOMPARE(player->adaptation().scores, (std::vector<double>{1, 0}));
        for (int i = 0; i < 50; ++i)
            player->gameEnded(0); // stronger each time, up to the strongest
        QCOMPARE(player->adaptation().between.setting, 0.0);
        QCOMPARE(player->adaptation().scores.size(), Adaptation::kRemembered);
    }

    void keepsItsMemory()
    {
        Adaptation adaptation = Adaptation::strengthIndex(0.5);
        adaptation.withinGames = false;
        for (const double score : {1.0, 0.5, 0.0, 0.0})
            adaptation.gameEnded(score);
        const auto back = adaptationFromJson(core::parseJson(core::jsonText(toJson(adaptation))));
        QVERIFY(back);
        QVERIFY(*back == adaptation);
        QVERIFY(!back->onRankScale() && !back->within());
    }

    void refusesDamagedMemory_data()
    {
        QTest::addColumn<QString>("json");
        const nlohmann::json good = toJson(Adaptation::rank(2, 8));
        const auto add = [&](const char* name, auto change) {
            nlohmann::json bad = good;
            change(bad);
            QTest::newRow(name) << QString::fromStdString(core::jsonText(bad));
        };
        QTest::newRow("no object") << QString("[1]");
        add("no state", [](auto& bad) { bad.erase("between"); });
        add("off the scale", [](auto& bad) { bad["between"]["setting"] = 8.5; });
        add("a score of two", [](auto& bad) { bad["scores"] = {1, 2}; });
        add("a word for a score", [](auto& bad) { bad["scores"] = {"won"}; });
        add("a long life", [](auto& bad) { bad["scores"] = std::vector<double>(1000, 1.0); });
    }

    void refusesDamagedMemory()
    {
        QFETCH(QString, json);
        const auto read = adaptationFromJson(core::parseJson(json.toStdString()));
        QVERIFY(!read);
        QCOMPARE(read.error().code, core::ErrorCode::BadValue);
    }

    void followsWithinAGame_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<bool>("strongerIsLower");
        QTest::newRow("z") << "sa:0?adjust=within" << false;
        QTest::newRow("rank") << "rank:1500?adjust=within" << true;
        QTest::newRow("steered") << "se:1500?adjust=within" << true;
    }

    /// After each search the setting follows that search's win rate; a new game starts from the same setting as the first.
    void followsWithinAGame()
    {
        QFETCH(QString, spec);
        QFETCH(bool, strongerIsLower);
        const auto evaluator = chessNetwork();
        const auto style = makeStyle(*parsePlayerSpec(spec.toStdString()), {evaluator, 20, 1, false});
        QVERIFY(style);
        SearchPlayer player(evaluator, *style);
        double before = style->within->setting;
        int moved = 0;
        playAlone(player, 30, [&](const Decision& decision) {
            const double step = *player.setting() - before;
            const double weaker = strongerIsLower ? step : -step;
            QVERIFY(weaker * decision.search->moves().front().q >= 0); // it weakens when it is ahead
            moved += step != 0;
            if (strongerIsLower)
                QVERIFY(player.style().search.strength->targets
                    == StrengthPuct::atRank(*evaluator->info().profile, *player.setting(), style->search.strength->measure).targets);
            else
                QCOMPARE(std::get<StrengthIndex>(player.style().chooser).z, *player.setting());
            before = *player.setting();
        });
        QVERIFY(moved > 20);
        QVERIFY(player.start({.position = game::findGame("chess")->start()}));
        QCOMPARE(*player.setting(), style->within->setting);
    }

    /// A client of GTP that shows an analysis between the moves must not change the opponent.
    void analysesWithoutFollowing()
    {
        const auto evaluator = chessNetwork();
        for (const char* spec : {"sa:0?adjust=within", "rank:1500?adjust=within"}) {
            const auto style = makeStyle(*parsePlayerSpec(spec), {evaluator, 20, 1, false});
            QVERIFY(style);
            SearchPlayer player(evaluator, *style);
            const game::AnyPosition start = game::findGame("chess")->start();
            QVERIFY(player.start({.position = start}));
            QVERIFY(player.decideWithin({.visits = 20}, {}));
            const double setting = *player.setting();
            QVERIFY(setting != style->within->setting);
            SearchStyle wide = player.style();
            wide.search.rootMoves = {start.legalMoves()[0]};
            const auto seen = player.analyse(wide, {.visits = 40});
            QVERIFY(seen && seen->moves().front().move == start.legalMoves()[0]);
            QCOMPARE(*player.setting(), setting);
            QVERIFY(player.style().search.rootMoves.empty());
        }
    }

    /// An engine's client may change options in the middle of a game, such as the number of variations shown.
    void keepsItsStrengthInAnotherStyle()
    {
        const auto evaluator = chessNetwork();
        const auto style = makeStyle(*parsePlayerSpec("sa:0?adjust=within"), {evaluator, 20, 1, false});
        QVERIFY(style);
        SearchPlayer player(evaluator, *style);
        QVERIFY(player.start({.position = game::findGame("chess")->start()}));
        QVERIFY(player.decideWithin({.visits = 20}, {}));
        const double setting = *player.setting();
        QVERIFY(setting != style->within->setting);
        SearchStyle other = *style;
        other.shape.variations = 3;
        player.setStyle(other);
        QCOMPARE(*player.setting(), setting);
        QCOMPARE(std::get<StrengthIndex>(player.style().chooser).z, setting);
        QCOMPARE(player.style().shape.variations, std::size_t(3));
        other.within->setting = 0.7;
        player.setStyle(other);
        QCOMPARE(*player.setting(), 0.7);
    }

    /// A move that is taken back must not make the opponent weaker or stronger a second time.
    void takesItsAdaptationBack()
    {
        const auto evaluator = chessNetwork();
        for (const char* spec : {"sa:0?adjust=within", "rank:1500?adjust=within"}) {
            const auto style = makeStyle(*parsePlayerSpec(spec), {evaluator, 20, 1, false});
            QVERIFY(style);
            SearchPlayer player(evaluator, *style);
            QVERIFY(player.start({.position = game::findGame("chess")->start()}));
            const nn::GameState beginning = player.state();
            const auto first = player.decideWithin({.visits = 20}, {});
            QVERIFY(first);
            const double setting = *player.setting();
            QVERIFY(setting != style->within->setting);
            QVERIFY(player.decideWithin({.visits = 20}, {}));
            QCOMPARE(*player.setting(), setting);
            QVERIFY(player.play(first->move));
            QVERIFY(player.play(player.state().position().legalMoves()[0]));
            QVERIFY(player.decideWithin({.visits = 20}, {}));
            player.setState(beginning);
            QVERIFY(player.decideWithin({.visits = 20}, {}));
            QCOMPARE(*player.setting(), setting);
        }
    }

    void takesItsTime()
    {
        const auto human = opponent({.strength = RankPlace{4}, .simulations = 10});
        std::vector<std::chrono::milliseconds> times;
        playAlone(*human, 40, [&](const Decision& decision) { times.push_back(decision.thinking); });
        QVERIFY(std::ranges::all_of(times, [](auto time) { return time >= 400ms && time <= 30s; }));
        QVERIFY(*std::ranges::max_element(times) > 3 * *std::ranges::min_element(times)); // not constant
        const auto machine = opponent({.strength = RankPlace{4}, .simulations = 10, .human = false});
        playAlone(*machine, 4, [](const Decision& decision) { QVERIFY(decision.thinking < 400ms); });
    }

    void neverPassesWhileItsTerritoryIsFilled_data()
    {
        QTest::addColumn<double>("value");
        QTest::newRow("all is won") << 0.97;
        QTest::newRow("all is lost") << -0.97;
    }

    /// 9×9: the borders are closed, and the network always prefers a pass. White fills Black's territory with three stones, then passes.
    void neverPassesWhileItsTerritoryIsFilled()
    {
        QFETCH(double, value);
        const auto evaluator = std::make_shared<AdjustedEvaluator>([value](const nn::GameState& state, nn::Evaluation& answer) {
            answer.value = static_cast<float>(state.position().sideToMove() == game::Side::First ? value : -value);
            const auto likePasses = [&](std::vector<float>& policy) {
                for (std::size_t i = 0; i < policy.size(); ++i)
                    policy[i] = answer.moves[i % answer.moves.size()] == state.position().as<go::Position>()->passMove()
                        ? 0.9F
                        : 0.1F / static_cast<float>(answer.moves.size() - 1);
            };
            likePasses(answer.prior);
            likePasses(answer.rankPriors);
        });
        go::Position start(9, go::Rules::japanese(), value > 0 ? 0.5 : 60.5);
        std::vector<go::SetupStone> stones;
        for (int y = 0; y < 9; ++y) {
            stones.push_back({3, y, go::Color::Black});
            stones.push_back({4, y, go::Color::White});
            if (y % 2 == 1) {
                stones.push_back({1, y, go::Color::Black});
                stones.push_back({6, y, go::Color::White});
            }
        }
        QVERIFY(start.setStones(stones).ok());
        start.setSideToMove(game::Side::Second);
        const auto player = opponent({.strength = RankPlace{5}, .simulations = 40, .resigns = false}, evaluator);
        QVERIFY(player && player->start({.position = start, .seed = 2}));
        const game::Move pass = start.passMove();
        for (int stone = 0; stone < 3; ++stone) {
            const auto& board = *player->state().position().as<go::Position>();
            const std::array points{"A9", "A7", "A5", "A3", "A1", "C9", "C5"};
            const auto free = std::ranges::find_if(points, [&](const char* point) {
                const auto move = board.parseMove(point);
                return move && board.isLegal(*move);
            });
            QVERIFY(player->play(*board.parseMove(*free)));
            const auto decision = player->decide({});
            QVERIFY(decision && decision->kind == Decision::Move);
            QVERIFY(decision->move != pass);
            QVERIFY(player->play(decision->move));
        }
        QVERIFY(player->play(pass));
        const auto last = player->decide({});
        QVERIFY(last && last->move == pass);
    }

    /// A client of GTP may request the moves of both sides; the loser still counts its own lost turns. Nobody passes.
    void resignsWhereItPlaysBothSides()
    {
        const auto lost = std::make_shared<AdjustedEvaluator>([](const nn::GameState& state, nn::Evaluation& answer) {
            const float value = state.moveNumber() < 10 ? 0 : -0.99F;
            answer.value = state.position().sideToMove() == game::Side::First ? value : -value;
            for (std::size_t move = 0; move < answer.moves.size(); ++move)
                if (answer.moves[move] == state.position().as<go::Position>()->passMove())
                    for (std::vector<float>* policies : {&answer.prior, &answer.rankPriors})
                        for (std::size_t i = move; i < policies->size(); i += answer.moves.size())
                            (*policies)[i] = 0;
        });
        const auto player = opponent({.strength = RankPlace{0}, .simulations = 10}, lost);
        QVERIFY(player && player->start({.position = go::Position(9), .seed = 3}));
        std::optional<game::Side> resigned;
        for (int move = 0; move < 60 && !resigned && !player->state().position().isOver(); ++move) {
            const auto decision = player->decide({});
            QVERIFY(decision);
            if (decision->kind == Decision::Resign)
                resigned = player->state().position().sideToMove();
            else
                QVERIFY(player->play(decision->move));
        }
        QVERIFY(resigned == game::Side::First);
    }

    /// A clearly lost game, by the user's setting.
    void resignsOrPlaysOn()
    {
        const auto lost = std::make_shared<AdjustedEvaluator>([](const nn::GameState& state, nn::Evaluation& answer) {
            const float value = state.moveNumber() < 10 ? 0 : -0.99F; // a game lost from the start is not resigned
            answer.value = state.position().sideToMove() == game::Side::First ? value : -value;
        });
        for (const bool resigns : {true, false}) {
            const auto player = opponent({.strength = RankPlace{0}, .simulations = 10, .resigns = resigns}, lost);
            QVERIFY(player && player->start({.position = go::Position(9), .seed = 3}));
            core::Random random(4);
            bool resigned = false;
            for (int move = 0; move < 80 && !resigned && !player->state().position().isOver(); ++move) {
                if (player->state().position().sideToMove() == game::Side::Second) {
                    QVERIFY(player->play(player->state().position().randomMove(random)));
                    continue;
                }
                const auto decision = player->decide({});
                QVERIFY(decision);
                resigned = decision->kind == Decision::Resign;
                if (!resigned)
                    QVERIFY(player->play(decision->move));
            }
            QCOMPARE(resigned, resigns);
        }
    }

    /// With two seconds left it thinks for a fraction of the time that it takes with ten minutes.
    void isFasterWhenShortOfTime()
    {
        const auto player = opponent({.strength = RankPlace{4}, .simulations = 10});
        QVERIFY(player->start({.position = game::findGame("chess")->start(), .time = {.main = 600s}, .seed = 1}));
        std::chrono::milliseconds plenty{0};
        std::chrono::milliseconds few{0};
        for (int move = 0; move < 30 && !player->state().position().isOver(); ++move) {
            const auto calm = player->decide({{600s, 600s}});
            const auto hurried = player->decide({{2s, 2s}});
            QVERIFY(calm && hurried);
            QVERIFY(hurried->thinking < 1s);
            plenty += calm->thinking;
            few += hurried->thinking;
            QVERIFY(player->play(hurried->move));
        }
        QVERIFY(4 * few < plenty);
    }

    void usesItsClockWisely()
    {
        const auto player = opponent({.strength = RankPlace{4}, .simulations = 10});
        QVERIFY(player->start({.position = game::findGame("chess")->start(), .time = {.main = 60s}, .seed = 1}));
        Clocks clocks{{60s, 60s}};
        for (int move = 0; move < 60 && !player->state().position().isOver(); ++move) {
            const auto side = static_cast<std::size_t>(player->state().position().sideToMove());
            const auto decision = player->decide(clocks);
            clocks.left[side] -= decision->thinking;
            QVERIFY(clocks.left[side] > 0ms);
            QVERIFY(player->play(decision->move));
        }
        QVERIFY(clocks.left[0] < 45s);
    }

    void offersDrawsInEvenEndings()
    {
        SearchResult result;
        result.nodes.emplace_back().q = 0.02;
        result.moveNumber = 100;
        DrawOffers offers({.even = 0.05, .turns = 3, .notBefore = 70});
        const auto offersNext = [&] {
            result.moveNumber += 2;
            return offers.decide(result);
        };
        QVERIFY(!offersNext() && !offersNext() && offersNext());
        QVERIFY(!offersNext()); // declined: no new offer at once
        result.nodes.front().q = 0.2; // one side is ahead: the count starts again
        QVERIFY(!offersNext());
        result.nodes.front().q = -0.02;
        QVERIFY(!offersNext() && !offersNext());
        for (int i = 0; i < 10; ++i) // moves are taken back, and the turn comes again
            QVERIFY(!offers.decide(result));
        QVERIFY(!offersNext() && offersNext());
        result.moveNumber = 48;
        for (int i = 0; i < 10; ++i)
            QVERIFY(!offersNext());
    }

    void answersDrawOffersByItsSearch()
    {
        const auto player = opponent({.strength = RankPlace{0}, .simulations = 10});
        int accepted = 0;
        int asked = 0;
        playAlone(*player, 60, [&](const Decision& decision) {
            QCOMPARE(player->acceptsDraw(), acceptsDraw(*decision.search));
            accepted += player->acceptsDraw();
            asked += decision.search->moveNumber >= 30;
        });
        QVERIFY(accepted > 0 && accepted < asked);
        QVERIFY(player->start({.position = game::findGame("chess")->start()}));
        QVERIFY(!player->acceptsDraw());
    }
};

EVENMATCH_TEST(TestOpponent)

} // namespace tst_opponent

#include "tst_opponent.moc"
