// Training: networks learn, and a stop and continuation change nothing.
#include "tests/run_tests.h"

#include "core/game/go/position.h"
#include "core/json_text.h"
#include "nn/model/model_file.h"
#include "nn/torch/trainer.h"
#include "tests/files.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <map>
#include <netinet/in.h>
#include <nlohmann/json.hpp>
#include <span>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

namespace tst_training {

using namespace evenmatch;

namespace {

/// Games of two ranks on a 7×7 board with obvious skill: strong players play near the centre, weak ones at the edge.
std::vector<nn::LabelledGame> plainGames()
{
    std::vector<nn::LabelledGame> games;
    core::Random random(3);
    const auto start = std::make_shared<const game::AnyPosition>(go::Position(7, go::Rules::chinese(), 0));
    for (int i = 0; i < 40; ++i) {
        nn::LabelledGame game;
        game.start = start;
        for (std::size_t side = 0; side < 2; ++side)
            game.sides[side] = {.rank = (i + static_cast<int>(side)) % 2, .scored = true};
        go::Position position(7, go::Rules::chinese(), 0);
        while (game.moves.size() < 24) {
            const bool strong = game.sides[static_cast<std::size_t>(position.sideToMove())].rank == 0;
            game::MoveList moves;
            position.legalMoves(moves);
            game::Move best = position.passMove();
            double bestScore = -1e9;
            for (const game::Move move : moves) {
                if (position.isPass(move))
                    continue;
                const int away = std::max(std::abs(position.xOf(move) - 3), std::abs(position.yOf(move) - 3));
                const double score = (strong ? -away : away) + 0.5 * random.uniform();
                if (score > bestScore) {
                    bestScore = score;
                    best = move;
                }
            }
            game.moves.push_back(best);
            position.play(best);
        }
        game.result = i % 2 == 0 ? 1 : -1; // the strong one wins
        games.push_back(std::move(game));
    }
    return games;
}

nn::TrainingConfig smallRun(std::int64_t steps)
{
    nn::TrainingConfig config;
    config.network = {.encoding = "go18", .blocks = 1, .channels = 16, .headChannels = 8, .hidden = 16, .ranks = 2, .rankBasis = 1};
    config.scale = strength::RankScale("go", {"1d", "1k"});
    config.averaging = 0.9;
    config.reportEvery = 10;
    config.measureEvery = 0;
    config.saveEvery = 30;
    nn::TrainingPhase phase;
    phase.steps = steps;
    phase.rateFrom = 0.01;
    phase.rateTo = 0.002;
    phase.batch = {.lists = 4, .pairs = 4, .positions = 16};
    phase.weights = {.list = 1, .unseen = 0.2};
    config.phases = {phase};
    return config;
}

/// Means of the last five reports, because one report covers only ten steps.
std::map<std::string, double> lately(const std::vector<nn::TrainingMetrics>& all)
{
    constexpr std::size_t kReports = 5;
    std::map<std::string, double> means;
    for (const nn::TrainingMetrics& metrics : std::span(all).last(kReports))
        for (const auto& [name, value] : metrics)
            means[name] += value / kReports;
    return means;
}

/// A TCP port without a listener.
int freePort()
{
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address = {.sin_family = AF_INET, .sin_port = 0, .sin_addr = {htonl(INADDR_LOOPBACK)}, .sin_zero = {}};
    socklen_t size = sizeof address;
    const bool named = ::bind(socket, reinterpret_cast<sockaddr*>(&address), size) == 0
        && ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size) == 0;
    ::close(socket);
    return named ? ntohs(address.sin_port) : 0;
}

QByteArray content(const std::filesystem::path& path) { return contentOf(QString::fromStdString(path.string())); }

} // namespace

class TestTraining : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void learnsWhatIsPlain_data()
    {
        QTest::addColumn<int>("head");
        QTest::newRow("map") << static_cast<int>(nn::StrengthHead::Map);
        QTest::newRow("published") << static_cast<int>(nn::StrengthHead::Published);
        QTest::newRow("classifier") << static_cast<int>(nn::StrengthHead::Classifier);
    }

    void learnsWhatIsPlain()
    {
        QFETCH(int, head);
        // The scalar of the published form depends on the move only through the board, and learns it slowly.
        nn::TrainingConfig config = smallRun(head == static_cast<int>(nn::StrengthHead::Published) ? 450 : 120);
        config.network.strength = static_cast<nn::StrengthHead>(head);
        config = *nn::trainingConfigFromJson(nn::toJson(config)); // forms after the move draw different batches
        std::vector<nn::TrainingMetrics> metrics;
        const auto trained = nn::train(config, maker(), nullptr,
            {path((std::string(QTest::currentDataTag()) + ".checkpoint").c_str()), {}, path("learn.evm")}, {},
            [&](const nn::TrainingMetrics& m) { metrics.push_back(m); });
        QVERIFY(trained.ok());
        const std::map<std::string, double> first(metrics.front().begin(), metrics.front().end());
        const auto end = lately(metrics);
        QVERIFY2(end.at("rankPolicy") < 0.8 * first.at("rankPolicy"), qPrintable(QString::number(end.at("rankPolicy"))));
        // The rank separates centre from edge; without it the earlier moves must be read.
        QVERIFY2(end.at("rankPolicy") < end.at("policy") - 0.02, qPrintable(QString::number(end.at("policy"))));
        QVERIFY2(end.at("list") < 0.75 * first.at("list"), qPrintable(QString::number(end.at("list"))));

        const auto model = nn::openModel(path("learn.evm"));
        QVERIFY(model.ok());
        QCOMPARE(model->config(), config.network);
        QCOMPARE(model->description().scale, config.scale);
    }

    void aStoppedRunGoesOnAsIfNothingHappened_data()
    {
        QTest::addColumn<QString>("optimizer");
        for (const char* optimizer : {"adamw", "sgd", "muon"})
            QTest::newRow(optimizer) << optimizer;
    }

    void aStoppedRunGoesOnAsIfNothingHappened()
    {
        QFETCH(const QString, optimizer);
        nn::TrainingConfig config = smallRun(40);
        config.optimizer = optimizer.toStdString();
        const auto run = [&](const char* name, const jobs::JobContext& context,
                             const std::function<void(const nn::TrainingMetrics&)>& report) {
            return nn::train(config, maker(), nullptr,
                {path((config.optimizer + name + ".checkpoint").c_str()), {}, path((std::string(name) + ".evm").c_str())}, context, report);
        };
        const auto ignore = [](const nn::TrainingMetrics&) {};
        QVERIFY(run("whole", {}, ignore).ok());

        std::stop_source stop;
        const auto stopped = run("parts", {stop.get_token(), nullptr}, [&](const nn::TrainingMetrics&) { stop.request_stop(); });
        QVERIFY(!stopped.ok());
        QCOMPARE(static_cast<int>(stopped.error().code), static_cast<int>(core::ErrorCode::Stopped));
        QVERIFY(run("parts", {}, ignore).ok());

        const auto whole = nn::openModel(path("whole.evm"));
        const auto parts = nn::openModel(path("parts.evm"));
        QVERIFY(whole.ok() && parts.ok());
        for (const std::string& name : whole->parameterNames())
            QVERIFY2(nn::toFloats(*whole->find(name)) == nn::toFloats(*parts->find(name)), name.c_str());
    }

    /// As after a kill between the last checkpoint and its model, or with another path for the model.
    void aFinishedRunWritesAMissingModel()
    {
        const auto ignore = [](const nn::TrainingMetrics&) {};
        nn::TrainingConfig config = smallRun(4);
        config.saveEvery = 2;
        const nn::TrainingPaths paths{path("ended.checkpoint"), {}, path("ended.evm")};
        std::stop_source stop;
        config.reportEvery = 2;
        const auto stopped = nn::train(
            config, maker(), nullptr, paths, {stop.get_token(), nullptr}, [&](const nn::TrainingMetrics&) { stop.request_stop(); });
        QVERIFY(!stopped.ok());
        const QByteArray older = content(paths.model);
        QVERIFY(nn::train(config, maker(), nullptr, paths, {}, ignore).ok());
        const QByteArray last = content(paths.model);
        QVERIFY(older != last);
        writeFile(QString::fromStdString(paths.model.string()), older);
        QVERIFY(nn::train(config, maker(), nullptr, paths, {}, ignore).ok());
        QCOMPARE(content(paths.model), last);
        QVERIFY(std::filesystem::remove(paths.model));
        QVERIFY(nn::train(config, maker(), nullptr, paths, {}, ignore).ok());
        QCOMPARE(content(paths.model), last);
    }

    /// Two runs without learning differ only in their batches.
    void goesOnFromAModelWithOtherBatches()
    {
        nn::TrainingConfig config = smallRun(3);
        config.phases.front().rateFrom = config.phases.front().rateTo = 1e-12;
        config.reportEvery = 1;
        const auto lossesOf = [&](const nn::TrainingPaths& paths) {
            std::vector<double> losses;
            const auto done = nn::train(config, maker(), nullptr, paths, {}, [&](const nn::TrainingMetrics& metrics) {
                losses.push_back(std::map<std::string, double>(metrics.begin(), metrics.end()).at("list"));
            });
            return done ? losses : std::vector<double>();
        };
        const auto first = lossesOf({path("first.checkpoint"), {}, path("first.evm")});
        QCOMPARE(first.size(), std::size_t(3));
        const auto again = lossesOf({path("again.checkpoint"), {}, path("again.evm")});
        QCOMPARE(again, first);
        const auto onward = lossesOf({path("onward.checkpoint"), path("first.evm"), path("onward.evm")});
        QCOMPARE(onward.size(), std::size_t(3));
        double apart = 0;
        for (std::size_t i = 0; i < 3; ++i)
            apart = std::max(apart, std::abs(onward[i] - first[i]));
        QVERIFY2(
            apart > 1e-3, qPrintable(QString::number(apart))); // parameters differ by half precision, which moves a loss by less than 1e-4
        QCOMPARE(lossesOf({path("forth.checkpoint"), path("first.evm"), path("forth.evm")}), onward);
    }

    void frozenNormLearnsOnTheOldStatistics()
    {
        const auto ignore = [](const nn::TrainingMetrics&) {};
        nn::TrainingConfig config = smallRun(60);
        QVERIFY(nn::train(config, maker(), nullptr, {path("before.checkpoint"), {}, path("before.evm")}, {}, ignore).ok());
        config.averaging = 0;
        config.phases.front().steps = 100; // as many as lately() reads, and as many before
        config.phases.front().frozenNorm = true;
        std::vector<nn::TrainingMetrics> metrics;
        QVERIFY(nn::train(config, maker(), nullptr, {path("frozen.checkpoint"), path("before.evm"), path("frozen.evm")}, {},
            [&](const nn::TrainingMetrics& m) {
                metrics.push_back(m);
            }).ok());
        const std::map<std::string, double> first(metrics.front().begin(), metrics.front().end());
        const auto end = lately(metrics);
        QVERIFY2(end.at("rankPolicy") < first.at("rankPolicy") - 0.02,
            qPrintable(QString("%1 after %2").arg(end.at("rankPolicy")).arg(first.at("rankPolicy"))));

        const auto before = nn::openModel(path("before.evm"));
        const auto frozen = nn::openModel(path("frozen.evm"));
        QVERIFY(before.ok() && frozen.ok());
        for (const std::string& name : before->parameterNames()) {
            if (name.ends_with(".mean") || name.ends_with(".var"))
                QVERIFY2(nn::toFloats(*before->find(name)) == nn::toFloats(*frozen->find(name)), name.c_str());
        }
    }

    /// Further blocks for the value, with teachers' labels after several moves and of owners.
    void valueOnlyLeavesAllElseAsItIs()
    {
        nn::TrainingConfig config = smallRun(30);
        QVERIFY(nn::train(config, maker(), nullptr, {path("plain.checkpoint"), {}, path("plain.evm")}, {}, [](const nn::TrainingMetrics&) {
        }).ok());
        std::vector<nn::TeacherLabel> labels;
        for (std::uint32_t game = 0; game < m_games.size(); ++game) {
            constexpr std::uint32_t ply = 10;
            const nn::GameState state = nn::stateAt(m_games[game], ply);
            const auto away = [](int point) { return std::max(std::abs(point % 7 - 3), std::abs(point / 7 - 3)); };
            for (const game::Move move :
                state.position().legalMoves()) { // the farther from the centre, the better for the opponent, who owns the edge
                if (move.code >= 49)
                    continue;
                const auto off = static_cast<float>(away(move.code));
                nn::TeacherLabel& label = labels.emplace_back(nn::TeacherLabel{
                    .game = game, .ply = ply, .aside = {move.code}, .value = off / 3 - 0.5f, .lead = 6 * off - 9, .hasLead = true});
                for (int point = 0; point < 49; ++point)
                    label.owners.push_back(away(point) == 3 ? 100 : -100);
            }
        }
        const nn::BatchMaker branching(*nn::findEncoding("go18"), 2, m_games, labels);
        config.averaging = 0;
        config.phases.front().steps = 300;
        config.phases.front().valueOnly = true;
        config.phases.front().batch = {.branches = 2};
        config.phases.front().weights = {.policy = 0, .rankPolicy = 0, .value = 1, .lead = 0.1, .siblings = 1, .owners = 1};
        config.network.valueBlocks = 1;
        config.network.owners = true;
        std::vector<nn::TrainingMetrics> all;
        QVERIFY(nn::train(config, branching, nullptr, {path("valued.checkpoint"), path("plain.evm"), path("valued.evm")}, {},
            [&](const nn::TrainingMetrics& metrics) {
                all.push_back(metrics);
            }).ok());
        const std::map<std::string, double> first(all.front().begin(), all.front().end());
        const auto end = lately(all);
        for (const char* loss : {"siblings", "lead", "value", "owners"})
            QVERIFY2(end.at(loss) < 0.7 * first.at(loss),
                qPrintable(QString("%1: %2 after %3").arg(loss).arg(end.at(loss)).arg(first.at(loss))));

        const auto before = nn::openModel(path("plain.evm"));
        const auto after = nn::openModel(path("valued.evm"));
        QVERIFY(before.ok() && after.ok());
        for (const std::string& name : before->parameterNames())
            QCOMPARE(nn::toFloats(*before->find(name)) != nn::toFloats(*after->find(name)), name.starts_with("value."));
    }

    /// A side's rank by its likelihoods, and lists within one position: strong and weak moves are plain here.
    void lossesOverAllRanksFall()
    {
        nn::TrainingConfig config = smallRun(150);
        config.phases.front().weights.side = 0.5;
        config.phases.front().weights.listAtPosition = 0.5;
        std::vector<nn::TrainingMetrics> all;
        const auto done = nn::train(config, maker(), nullptr, {path("ranks.checkpoint"), {}, path("ranks.evm")}, {},
            [&](const nn::TrainingMetrics& metrics) { all.push_back(metrics); });
        QVERIFY(done.ok());
        const std::map<std::string, double> first(all.front().begin(), all.front().end());
        const auto last = lately(all);
        QVERIFY2(last.at("side") < 0.5 * first.at("side"), std::to_string(last.at("side")).c_str());
        QVERIFY2(last.at("listAtPosition") < 0.9 * first.at("listAtPosition"), std::to_string(last.at("listAtPosition")).c_str());
    }

    void growsFromASmallerModel_data()
    {
        QTest::addColumn<int>("blocks");
        QTest::addColumn<int>("squeeze");
        QTest::addColumn<int>("basis");
        QTest::addColumn<int>("valueBlocks");
        QTest::newRow("blocks") << 3 << 0 << 1 << 0;
        QTest::newRow("squeeze-and-excitation") << 1 << 4 << 1 << 0;
        QTest::newRow("maps of the ranks") << 1 << 0 << 3 << 0;
        QTest::newRow("blocks for the value") << 1 << 0 << 1 << 2;
        QTest::newRow("all") << 3 << 4 << 2 << 1;
    }

    /// An extended network before further training gives the same evaluations as the smaller one.
    void growsFromASmallerModel()
    {
        QFETCH(int, blocks);
        QFETCH(int, squeeze);
        QFETCH(int, basis);
        QFETCH(int, valueBlocks);
        const std::string tag = QTest::currentDataTag();
        const auto run = [&](const nn::TrainingConfig& config, const std::string& name, const std::filesystem::path& initial) {
            std::map<std::string, double> last;
            const auto done
                = nn::train(config, maker(), nullptr, {path((name + ".checkpoint").c_str()), initial, path((name + ".evm").c_str())}, {},
                    [&](const nn::TrainingMetrics& metrics) {
                        last = {metrics.begin(), metrics.end()};
                    });
            return done ? last : std::map<std::string, double>();
        };
        QVERIFY(!run(smallRun(30), tag + "small", {}).empty());
        nn::TrainingConfig config = smallRun(1);
        config.phases.front().rateFrom = config.phases.front().rateTo = 1e-12;
        config.reportEvery = 1;
        const auto small = run(config, tag + "same", path((tag + "small.evm").c_str()));
        config.network.blocks = blocks;
        config.network.squeeze = squeeze;
        config.network.rankBasis = basis;
        config.network.valueBlocks = valueBlocks;
        config.network.owners = valueBlocks > 0;
        const auto grown = run(config, tag + "grown", path((tag + "small.evm").c_str()));
        QVERIFY(!small.empty() && !grown.empty());
        for (const char* loss : {"policy", "rankPolicy", "list", "value"})
            QVERIFY2(std::abs(small.at(loss) - grown.at(loss)) < 1e-4, loss);

        config.network.blocks = 1;
        config.network.squeeze = 0;
        config.network.rankBasis = 1;
        config.network.valueBlocks = 0;
        config.network.owners = false;
        QVERIFY2(run(config, tag + "back", path((tag + "grown.evm").c_str())).empty(), "a smaller network cannot hold a larger one");
    }

    /// Two peers, stopped by the second, continue and reach the same result as two that were never stopped. The first alone gives another
    /// result.
    void peersMakeEachStepTogether()
    {
        if (!HAS_PEERS)
            QSKIP("this build's LibTorch has no Gloo");
        const nn::TrainingConfig config = smallRun(30);
        const auto together = [&](const std::string& name, int stopAt) {
            const std::string meet = "127.0.0.1:" + std::to_string(freePort());
            std::stop_source stop;
            std::array<core::Result<void>, 2> results = {core::Error{}, core::Error{}};
            std::array<int, 2> reports = {};
            const auto run = [&](int number) {
                jobs::JobContext context{stop.get_token(), nullptr};
                results[static_cast<std::size_t>(number)] = nn::train(config, maker(), nullptr,
                    {path((name + std::to_string(number) + ".checkpoint").c_str()), {},
                        path((name + std::to_string(number) + ".evm").c_str())},
                    context,
                    [&, number](const nn::TrainingMetrics&) {
                        if (++reports[static_cast<std::size_t>(number)] == stopAt)
                            stop.request_stop();
                    },
                    {2, number, meet});
            };
            std::jthread second(run, 1);
            run(0);
            second.join();
            return std::pair(results, reports);
        };
        const auto [whole, reports] = together("whole", -1);
        QVERIFY2(whole[0].ok() && whole[1].ok(), whole[0].ok() ? "" : core::describe(whole[0].error()).c_str());
        QCOMPARE(reports, (std::array{3, 0})); // the first reports for both
        QVERIFY(!QFile::exists(QString::fromStdString(path("whole1.evm").string())));

        const auto [stopped, ignored] = together("parts", 1);
        for (const auto& result : stopped)
            QVERIFY(!result.ok() && result.error().code == core::ErrorCode::Stopped);
        const auto [ended, others] = together("parts", -1);
        QVERIFY(ended[0].ok() && ended[1].ok());

        QVERIFY(nn::train(config, maker(), nullptr, {path("alone.checkpoint"), {}, path("alone.evm")}, {}, [](const nn::TrainingMetrics&) {
        }).ok());
        const auto one = nn::openModel(path("whole0.evm"));
        const auto two = nn::openModel(path("parts0.evm"));
        const auto alone = nn::openModel(path("alone.evm"));
        QVERIFY(one.ok() && two.ok() && alone.ok());
        bool apart = false;
        for (const std::string& name : one->parameterNames()) {
            QVERIFY2(nn::toFloats(*one->find(name)) == nn::toFloats(*two->find(name)), name.c_str());
            apart = apart || nn::toFloats(*one->find(name)) != nn::toFloats(*alone->find(name));
        }
        QVERIFY(apart);
    }

    void peersWhoseRunsDifferAreRefused()
    {
        const std::string meet = "127.0.0.1:" + std::to_string(freePort());
        std::array<core::Result<void>, 2> results = {core::Error{}, core::Error{}};
        const auto run = [&](int number) {
            results[static_cast<std::size_t>(number)] = nn::train(smallRun(2 + number), maker(), nullptr,
                {path(("differ" + std::to_string(number) + ".checkpoint").c_str()), {}, path("differ.evm")}, {},
                [](const nn::TrainingMetrics&) {}, {2, number, meet});
        };
        std::jthread second(run, 1);
        run(0);
        second.join();
        for (const auto& result : results)
            QVERIFY(!result.ok() && result.error().code == core::ErrorCode::BadArgument);

        for (const char* nowhere : {"", "host", ":5", "host:", "host:0", "host:70000", "host:5x"}) {
            const auto refused = nn::train(smallRun(2), maker(), nullptr, {path("no.checkpoint"), {}, path("no.evm")}, {},
                [](const nn::TrainingMetrics&) {}, {2, 0, nowhere});
            QVERIFY2(!refused.ok() && refused.error().code == core::ErrorCode::BadArgument, nowhere);
        }
    }

    void aGradientThatIsNoNumberSpoilsNothing()
    {
        nn::TrainingConfig config = smallRun(30);
        config.phases.push_back(config.phases.front());
        config.phases.back().weights.policy = 1e30; // a finite loss whose gradient's norm is not finite
        const auto done = nn::train(
            config, maker(), nullptr, {path("spoilt.checkpoint"), {}, path("spoilt.evm")}, {}, [](const nn::TrainingMetrics&) {});
        QVERIFY(!done.ok());
        QCOMPARE(core::describe(done.error().detail), std::string("the gradient is not a number at step 30"));
        const auto model = nn::openModel(path("spoilt.evm"));
        QVERIFY(model.ok());
        for (const std::string& name : model->parameterNames())
            QVERIFY2(std::ranges::all_of(nn::toFloats(*model->find(name)), [](float x) { return std::isfinite(x); }), name.c_str());
    }

    /// Four of the six batches have the larger board, on which nobody has a rank.
    void heldOutFiguresAreOfTheBatchesThatHaveThem()
    {
        nn::TrainingConfig config = smallRun(1);
        config.measureEvery = 1;
        const auto listOf = [&](const std::string& name, bool larger, bool human) {
            std::vector<nn::LabelledGame> games = m_games;
            nn::LabelledGame unranked;
            unranked.start = std::make_shared<const game::AnyPosition>(go::Position(9, go::Rules::chinese(), 0));
            for (nn::LabelledSide& side : unranked.sides)
                side.human = human;
            core::Random random(4);
            for (game::AnyPosition position = *unranked.start; unranked.moves.size() < m_games.front().moves.size();) {
                unranked.moves.push_back(position.randomMove(random));
                position.play(unranked.moves.back());
            }
            games.insert(games.end(), larger ? m_games.size() : 0, unranked);
            const nn::BatchMaker heldOut(*nn::findEncoding("go18"), 2, games, {});
            std::map<std::string, double> figures;
            const auto done = nn::train(config, maker(), &heldOut,
                {path((name + ".checkpoint").c_str()), {}, path((name + ".evm").c_str())}, {}, [&](const nn::TrainingMetrics& metrics) {
                    figures = {metrics.begin(), metrics.end()};
                });
            return done && figures.contains("heldOut.list") ? figures.at("heldOut.list") : -1;
        };
        const double plain = listOf("plainly", false, true);
        QVERIFY(plain > 0.1);
        for (const bool human : {true, false}) {
            const double mixed = listOf(human ? "people" : "programs", true, human);
            QVERIFY2(mixed > 0.6 * plain && mixed < 1.6 * plain, qPrintable(QString("%1 and %2").arg(mixed).arg(plain)));
        }
    }

    void refusesAnotherRunsCheckpoint()
    {
        const auto ignore = [](const nn::TrainingMetrics&) {};
        const nn::TrainingPaths paths{path("one.checkpoint"), {}, path("one.evm")};
        QVERIFY(nn::train(smallRun(2), maker(), nullptr, paths, {}, ignore).ok());
        const QByteArray before = content(paths.checkpoint);
        const auto other = nn::train(smallRun(3), maker(), nullptr, paths, {}, ignore);
        QVERIFY(!other.ok());
        QCOMPARE(content(paths.checkpoint), before);
    }

    void refusesADamagedCheckpoint()
    {
        const auto ignore = [](const nn::TrainingMetrics&) {};
        const nn::TrainingPaths paths{path("torn.checkpoint"), {}, path("torn.evm")};
        QVERIFY(nn::train(smallRun(2), maker(), nullptr, paths, {}, ignore).ok());
        QByteArray bytes = content(paths.checkpoint);
        const qsizetype step = bytes.indexOf("\"step\":\"2\"");
        QVERIFY(step > 0);
        bytes[step + 8] = 'x';
        writeFile(QString::fromStdString(paths.checkpoint.string()), bytes);
        const auto refused = nn::train(smallRun(2), maker(), nullptr, paths, {}, ignore);
        QVERIFY(!refused.ok());
        QCOMPARE(QString::fromStdString(refused.error().file), QString::fromStdString(paths.checkpoint.string()));
    }

    void readsItsConfiguration()
    {
        const nn::TrainingConfig config = smallRun(7);
        const auto read = nn::trainingConfigFromJson(nn::toJson(config));
        QVERIFY(read.ok());
        QCOMPARE(core::jsonText(nn::toJson(*read)), core::jsonText(nn::toJson(config)));
    }

    void shippedConfigurationsCanBeRead()
    {
        const QDir folder(QStringLiteral(SOURCE_ROOT "/resources/training"));
        const QStringList names = folder.entryList({"*.json"}, QDir::Files);
        QVERIFY(names.contains("se-published.json") && names.contains("sl-classifier.json"));
        for (const QString& name : names) {
            const auto read = nn::trainingConfigFromJson(core::parseJson(content(folder.filePath(name).toStdString()).toStdString()));
            QVERIFY2(read.ok(), qPrintable(name + (read.ok() ? "" : ": " + QString::fromStdString(core::describe(read.error().detail)))));
            if (!name.startsWith("se-published"))
                continue;
            QCOMPARE(read->optimizer, std::string("sgd"));
            QVERIFY(read->network.strength == nn::StrengthHead::Published && read->phases.size() == 2);
            QCOMPARE(read->phases[0].batch.unseenEntry, !name.contains("seen"));
            QCOMPARE(read->phases[0].steps, 10 * read->steps() / 13);
        }
    }

    void namesWhatIsWrongInAConfiguration_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("expected");
        addRow("negative rate", "/phases/0/rateFrom", "-1", "training.phases[0].rateFrom");
        addRow("unknown field", "/phases/0/batch/list", "1", "training.phases[0].batch.list");
        addRow("no steps", "/phases/0/steps", "0", "training.phases[0] has no steps or an empty batch");
        addRow("no such optimizer", "/optimizer", "\"magic\"", "training.optimizer");
        addRow("no such encoding", "/network/encoding", "\"go19\"", "network: encoding");
        addRow("unknown field of the network", "/network/block", "6", "network: block");
        addRow("hints of nobody", "/phases/0/weights/hints", "0.5", "training.phases[0].hintsOf");
        addRow("forced by nobody", "/phases/0/forced", "true", "training.phases[0].hintsOf");
        addRow("owners that the network lacks", "/phases/0/weights/owners", "1.5", "training.phases[0].weights.owners");
        addRow("never reports", "/reportEvery", "0", "training.reportEvery");
        addRow("never saves", "/saveEvery", "0", "training.saveEvery");
        addRow("text for a number", "/seed", "\"1\"", "training.seed");
    }

    void namesWhatIsWrongInAConfiguration()
    {
        QFETCH(QString, pointer);
        QFETCH(QString, value);
        QFETCH(QString, expected);
        nlohmann::json json = nn::toJson(smallRun(7));
        json[nlohmann::json::json_pointer(pointer.toStdString())] = core::parseJson(value.toStdString());
        const auto read = nn::trainingConfigFromJson(json);
        QVERIFY(!read.ok());
        QCOMPARE(QString::fromStdString(core::describe(read.error().detail)), expected);
    }

private:
    std::vector<nn::LabelledGame> m_games = plainGames();
    QTemporaryDir m_folder;

    std::filesystem::path path(const char* name) const { return std::filesystem::path(m_folder.path().toStdString()) / name; }
    nn::BatchMaker maker() const { return {*nn::findEncoding("go18"), 2, m_games, {}}; }
};

EVENMATCH_TEST(TestTraining)

} // namespace tst_training

#include "tst_training.moc"
