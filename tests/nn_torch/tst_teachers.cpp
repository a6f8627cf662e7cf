// Training with teachers.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/random.h"
#include "core/whole_file.h"
#include "nn/torch/trainer.h"
#include "tests/nn/lc0_samples.h"

#include <QTemporaryDir>
#include <QTest>

#include <map>

namespace tst_teachers {

using namespace evenmatch;

namespace {

constexpr int kChannels = 16;

/// Random legal moves: the teachers' evaluations of these positions can be learned.
std::vector<nn::LabelledGame> aimlessGames()
{
    std::vector<nn::LabelledGame> games;
    core::Random random(5);
    const auto start = std::make_shared<const game::AnyPosition>(chess::Position());
    for (int i = 0; i < 12; ++i) {
        nn::LabelledGame game;
        game.start = start;
        for (std::size_t side = 0; side < 2; ++side)
            game.sides[side] = {.rank = (i + static_cast<int>(side)) % 2, .scored = true};
        game::AnyPosition position = *start;
        for (int ply = 0; ply < 30; ++ply) {
            const game::MoveList moves = position.legalMoves();
            if (moves.empty())
                break;
            game.moves.push_back(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
            position.play(game.moves.back());
        }
        games.push_back(std::move(game));
    }
    return games;
}

nn::TrainingConfig pupil()
{
    nn::TrainingConfig config;
    config.network = {.encoding = "chess120",
        .blocks = 1,
        .channels = kChannels,
        .squeeze = 4,
        .headChannels = 16,
        .hidden = 16,
        .ranks = 2,
        .rankBasis = 2};
    config.scale = strength::RankScale("chess", {"1800-1999", "1000-1199"});
    config.averaging = 0.9;
    config.reportEvery = 10;
    config.measureEvery = 0;
    config.saveEvery = 1000;
    nn::TrainingPhase phase;
    phase.steps = 100;
    phase.rateFrom = 0.01;
    phase.rateTo = 0.002;
    phase.batch = {.positions = 32};
    phase.weights = {.policy = 0.1, .rankPolicy = 0, .soft = 0, .value = 0, .hints = 1, .heard = 1, .heardValue = 1};
    phase.hintsOf = 1100;
    phase.frozenNorm = true;
    config.phases = {phase};
    return config;
}

} // namespace

class TestTeachers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(core::writeWholeFile(path("maia-1100.pb.gz"), lc0::sampleNetwork({.channels = kChannels}, 1)).ok());
        QVERIFY(core::writeWholeFile(path("maia-1900.pb.gz"), lc0::sampleNetwork({.channels = kChannels, .convolutionalPolicy = false}, 2))
                    .ok());
    }

    void areListenedTo_data()
    {
        QTest::addColumn<bool>("forced");
        QTest::addColumn<bool>("twice");
        QTest::newRow("from beginning to end") << false << false;
        QTest::newRow("block by block") << true << false;
        QTest::newRow("block by block, and the policy's first layer, by Muon") << true << true;
    }

    void areListenedTo()
    {
        QFETCH(bool, forced);
        QFETCH(bool, twice);
        nn::TrainingConfig config = pupil();
        config.phases.front().forced = forced;
        if (twice) {
            config.optimizer = "muon";
            config.network.policyChannels = kChannels;
            config.network.policySize = 3;
            config.network.policyFurther = 16;
        }
        std::vector<std::map<std::string, double>> told;
        const auto trained = train(config, QTest::currentDataTag(), told);
        QVERIFY2(trained.ok(), trained.ok() ? "" : core::describe(trained.error()).c_str());
        const auto far = [](const std::map<std::string, double>& metrics) { return metrics.at("heard") - metrics.at("heardLeast"); };
        QVERIFY2(told.back().at("hints") < 0.5 * told.front().at("hints"), qPrintable(QString::number(told.back().at("hints"))));
        QVERIFY2(far(told.back()) < 0.7 * far(told.front()), qPrintable(QString::number(far(told.back()))));
        QVERIFY(!twice || told.back().at("hintsPolicy") < 0.7 * told.front().at("hintsPolicy"));
        QVERIFY(told.back().at("heardValue") < told.front().at("heardValue"));
    }

    void ofAnotherShapeGiveNoHints()
    {
        std::vector<std::map<std::string, double>> told;
        nn::TrainingConfig config = pupil();
        config.network.blocks = 2;
        QVERIFY(!train(config, "deep", told).ok());
        config.phases.front().hintsOf = 1500;
        QVERIFY(!train(config, "unknown", told).ok());
        QVERIFY(told.empty());
    }

private:
    std::vector<nn::LabelledGame> m_games = aimlessGames();
    QTemporaryDir m_folder;

    std::filesystem::path path(const std::string& name) const { return std::filesystem::path(m_folder.path().toStdString()) / name; }
    core::Result<void> train(
        const nn::TrainingConfig& config, const std::string& name, std::vector<std::map<std::string, double>>& told) const
    {
        const nn::BatchMaker maker(*nn::findEncoding("chess120"), 2, m_games, {}, true);
        return nn::train(config, maker, nullptr, {path(name + ".checkpoint"), {}, path(name + ".evm"), m_folder.path().toStdString()}, {},
            [&](const nn::TrainingMetrics& metrics) { told.emplace_back(metrics.begin(), metrics.end()); });
    }
};

EVENMATCH_TEST_WITH_EVENTS(TestTeachers)

} // namespace tst_teachers

#include "tst_teachers.moc"
