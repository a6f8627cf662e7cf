// Training: it learns what can be learnt, and being stopped changes nothing.
#include "core/game/go/position.h"
#include "nn/model_file.h"
#include "nn/torch/trainer.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <nlohmann/json.hpp>

using namespace evenmatch;

namespace {

/// Games of two ranks on a 7×7 board where skill is plain: the strong play near the centre, the weak at the edge.
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

std::map<std::string, double> last(const std::vector<nn::TrainingMetrics>& all)
{
    return {all.back().begin(), all.back().end()};
}

QByteArray content(const std::filesystem::path& path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestTraining : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void learnsWhatIsPlain_data();
    void learnsWhatIsPlain();
    void aStoppedRunGoesOnAsIfNothingHappened();
    void goesOnFromAModelWithOtherBatches();
    void refusesAnotherRunsCheckpoint();
    void readsItsConfiguration();
    void namesWhatIsWrongInAConfiguration_data();
    void namesWhatIsWrongInAConfiguration();

private:
    std::vector<nn::LabelledGame> m_games = plainGames();
    QTemporaryDir m_folder;

    std::filesystem::path path(const char* name) const { return std::filesystem::path(m_folder.path().toStdString()) / name; }
    nn::BatchMaker maker() const { return {*nn::findEncoding("go18"), 2, m_games, {}}; }
};

void TestTraining::learnsWhatIsPlain_data()
{
    QTest::addColumn<int>("head");
    QTest::newRow("map") << static_cast<int>(nn::StrengthHead::Map);
    QTest::newRow("published") << static_cast<int>(nn::StrengthHead::Published);
    QTest::newRow("classifier") << static_cast<int>(nn::StrengthHead::Classifier);
}

void TestTraining::learnsWhatIsPlain()
{
    QFETCH(int, head);
    // The scalar of the published form sees the move only as a change of the board, and learns it slowly.
    nn::TrainingConfig config = smallRun(head == static_cast<int>(nn::StrengthHead::Published) ? 300 : 120);
    config.network.strength = static_cast<nn::StrengthHead>(head);
    config = *nn::trainingConfigFromJson(nn::toJson(config)); // forms after the move draw other batches
    std::vector<nn::TrainingMetrics> metrics;
    const auto trained = nn::train(config, maker(), nullptr, {path((std::string(QTest::currentDataTag()) + ".checkpoint").c_str()), {}, path("learn.evm")}, {},
                                   [&](const nn::TrainingMetrics& m) { metrics.push_back(m); });
    QVERIFY(trained.ok());
    const std::map<std::string, double> first(metrics.front().begin(), metrics.front().end());
    const auto end = last(metrics);
    QVERIFY2(end.at("rankPolicy") < 0.8 * first.at("rankPolicy"), qPrintable(QString::number(end.at("rankPolicy"))));
    // Knowing the rank tells centre from edge; without it the earlier moves must be read.
    QVERIFY2(end.at("rankPolicy") < end.at("policy") - 0.02, qPrintable(QString::number(end.at("policy"))));
    QVERIFY2(end.at("list") < 0.75 * first.at("list"), qPrintable(QString::number(end.at("list"))));

    const auto model = nn::openModel(path("learn.evm"));
    QVERIFY(model.ok());
    QCOMPARE(model->config(), config.network);
    QCOMPARE(model->description().scale, config.scale);
}

void TestTraining::aStoppedRunGoesOnAsIfNothingHappened()
{
    const nn::TrainingConfig config = smallRun(40);
    const auto run = [&](const char* name, const jobs::JobContext& context, const std::function<void(const nn::TrainingMetrics&)>& report) {
        return nn::train(config, maker(), nullptr, {path((std::string(name) + ".checkpoint").c_str()), {}, path((std::string(name) + ".evm").c_str())},
                         context, report);
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

/// Two runs that learn nothing differ in nothing but their batches.
void TestTraining::goesOnFromAModelWithOtherBatches()
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
    QVERIFY2(apart > 1e-3, qPrintable(QString::number(apart))); // parameters differ by half precision, which moves a loss by less than 1e-4
    QCOMPARE(lossesOf({path("forth.checkpoint"), path("first.evm"), path("forth.evm")}), onward);
}

void TestTraining::refusesAnotherRunsCheckpoint()
{
    const auto ignore = [](const nn::TrainingMetrics&) {};
    const nn::TrainingPaths paths{path("one.checkpoint"), {}, path("one.evm")};
    QVERIFY(nn::train(smallRun(2), maker(), nullptr, paths, {}, ignore).ok());
    const QByteArray before = content(paths.checkpoint);
    const auto other = nn::train(smallRun(3), maker(), nullptr, paths, {}, ignore);
    QVERIFY(!other.ok());
    QCOMPARE(content(paths.checkpoint), before);
}

void TestTraining::readsItsConfiguration()
{
    const nn::TrainingConfig config = smallRun(7);
    const auto read = nn::trainingConfigFromJson(nn::toJson(config));
    QVERIFY(read.ok());
    QCOMPARE(nn::toJson(*read).dump(), nn::toJson(config).dump());
}

void TestTraining::namesWhatIsWrongInAConfiguration_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("expected");
    QTest::newRow("negative rate") << "/phases/0/rateFrom" << "-1" << "training.phases[0].rateFrom";
    QTest::newRow("unknown field") << "/phases/0/batch/list" << "1" << "training.phases[0].batch.list";
    QTest::newRow("no steps") << "/phases/0/steps" << "0" << "training.phases[0]: no steps or an empty batch";
    QTest::newRow("no such optimizer") << "/optimizer" << "\"magic\"" << "training.optimizer";
    QTest::newRow("no such encoding") << "/network/encoding" << "\"go19\"" << "network: encoding";
    QTest::newRow("text for a number") << "/seed" << "\"1\"" << "training.seed";
}

void TestTraining::namesWhatIsWrongInAConfiguration()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, expected);
    nlohmann::json json = nn::toJson(smallRun(7));
    json[nlohmann::json::json_pointer(pointer.toStdString())] = nlohmann::json::parse(value.toStdString());
    const auto read = nn::trainingConfigFromJson(json);
    QVERIFY(!read.ok());
    QCOMPARE(QString::fromStdString(read.error().detail), expected);
}

QTEST_APPLESS_MAIN(TestTraining)
#include "tst_training.moc"
