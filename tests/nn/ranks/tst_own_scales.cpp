// The user's own rank scales: from labelled games to a file, to estimates, and to opponents of such a rank.
#include "tests/run_tests.h"

#include "core/game/registry/games.h"
#include "nn/evaluate/fake_evaluator.h"
#include "nn/ranks/own_scales.h"
#include "nn/ranks/player_report.h"
#include "nn/ranks/rescaled_evaluator.h"
#include "tests/nn/nn_samples.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <numeric>

namespace tst_own_scales {

using namespace evenmatch;
using namespace evenmatch::nn;
using strength::OwnScale;

namespace {

namespace fs = std::filesystem;

FakeOptions chessFake() { return {.game = "chess", .scale = strength::chessScale()}; }

/// A game in which each side plays by the policy of a rank of the fake network.
std::string gameOf(const std::string& white, const std::string& whiteTag, std::size_t whiteRank, const std::string& black,
    const std::string& blackTag, std::size_t blackRank, std::uint64_t seed)
{
    FakeEvaluator evaluator(chessFake());
    core::Random random(seed);
    std::string text
        = "[White \"" + white + "\"]\n[Black \"" + black + "\"]\n[WhiteElo \"" + whiteTag + "\"]\n[BlackElo \"" + blackTag + "\"]\n\n";
    GameState state(game::findGame("chess")->start());
    for (int ply = 0; ply < 50 && !state.position().isOver(); ++ply) {
        Evaluation answer;
        const Query query{&state, RankWish::one(ply % 2 == 0 ? whiteRank : blackRank)};
        if (!evaluator.evaluate({&query, 1}, {&answer, 1}))
            return {};
        double left = random.below(1'000'000) / 1e6;
        std::size_t move = 0;
        while (move + 1 < answer.moves.size() && (left -= answer.rankPriors[move]) > 0)
            ++move;
        text += (ply % 2 == 0 ? std::to_string(ply / 2 + 1) + ". " : "") + state.position().moveText(answer.moves[move]) + ' ';
        state.play(answer.moves[move]);
    }
    return text + "*\n\n";
}

/// Games between players of one strength.
std::string groupText(const std::string& name, std::size_t rank, std::size_t games, std::size_t players, const std::string& tag = {})
{
    std::string text;
    for (std::size_t i = 0; i < games; ++i)
        text += gameOf(name + std::to_string(i % players), tag, rank, name + std::to_string((i + 1) % players), tag, rank, 100 * rank + i);
    return text;
}

void write(const fs::path& path, const std::string& text)
{
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
}

QString toldOf(const core::Result<MadeScale>& made) { return made ? QString() : QString::fromStdString(core::describe(made.error())); }

} // namespace

class TestOwnScales : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void tellsItsRanksApart();
    void takesRanksFromAFileOfGroups();
    void takesRanksFromTags();
    void thinDataAreNamed();
    void refuses_data();
    void refuses();
    void aFileComesBackAndABrokenOneIsRefused();
    void damagedFieldsAreRefused_data();
    void damagedFieldsAreRefused();
    void playsAtItsRanks();
    void anotherNetworkIsRefused();

private:
    core::Result<MadeScale> make(const OwnScaleWish& wish)
    {
        jobs::JobContext job;
        return makeOwnScale(m_evaluator, nullptr, wish, nullptr, {}, job);
    }
    fs::path path(const char* name) const { return fs::path(m_folder.path().toStdString()) / name; }

    QTemporaryDir m_folder;
    FakeEvaluator m_evaluator{chessFake()};
    OwnScale m_club;
};

void TestOwnScales::initTestCase()
{
    write(path("club/masters/a.pgn"), groupText("max", 0, 12, 10));
    write(path("club/beginners/b.pgn"), groupText("ben", 7, 12, 10));
    const auto made = make({.name = "our club", .folder = path("club"), .groups = {}, .order = {"masters", "beginners"}});
    QVERIFY2(made.ok(), qPrintable(toldOf(made)));
    m_club = made->scale;
}

void TestOwnScales::tellsItsRanksApart()
{
    QCOMPARE(m_club.profile.scale.name(0), std::string("masters"));
    QCOMPARE(m_club.profile.ranks[0].games, std::uint64_t(24));
    QVERIFY(m_club.places[0] < 2 && m_club.places[1] > 5); // of the eight ranks that they played by
    QVERIFY(m_club.checks.front().accuracy > 0.8);
    QVERIFY(m_club.checks.front().players == 20);

    // A player not used for the scale.
    write(path("new.pgn"), groupText("new", 7, 6, 1));
    jobs::JobContext job;
    const auto games = readSourceGames(std::array{path("new.pgn")}, "chess", job);
    QVERIFY(games.ok());
    const auto players = playersOf(games->games);
    const auto reports = reportPlayers(m_evaluator, playerEstimatorsOf(m_club), games->games, players, nullptr, {}, job);
    QVERIFY(reports.ok());
    QCOMPARE(reports->front().estimate.median, std::size_t(1));
    QVERIFY(reports->front().estimate.probabilities[1] > 0.8);
    QCOMPARE(reports->front().estimate.probabilities.size(), std::size_t(2));
    QVERIFY(!reports->front().estimate.calibrated); // few players had two games
    QVERIFY(reports->front().estimate.worthGames > 2 && reports->front().estimate.worthGames < 6); // of twelve sides of one player
    QVERIFY(reports->front().nextRank.empty() || reports->front().abovePolicy < reports->front().ownPolicy);
}

void TestOwnScales::takesRanksFromAFileOfGroups()
{
    write(path("mixed/games.pgn"), groupText("anna", 0, 6, 1, "1900") + groupText("carl", 7, 6, 2, "1210"));
    write(path("groups.json"), R"({"ranks": [{"name": "A", "players": ["ANNA0"]}, {"name": "B", "labels": ["1210"]}]})");
    const auto made = make({.name = "by file", .folder = path("mixed"), .groups = path("groups.json"), .order = {}});
    QVERIFY2(made.ok(), qPrintable(toldOf(made)));
    QCOMPARE(made->scale.profile.ranks[0].games, std::uint64_t(12));
    QCOMPARE(made->scale.profile.ranks[1].games, std::uint64_t(12));
    QCOMPARE(made->scale.players, (std::vector<std::size_t>{1, 2}));
    QVERIFY(made->scale.profile.verified.find("The rank A has only one player") != std::string::npos);
}

void TestOwnScales::takesRanksFromTags()
{
    write(path("tags/games.pgn"), groupText("a", 1, 4, 2, "2250") + groupText("b", 6, 4, 2, "1300") + groupText("c", 7, 1, 2, "1100"));
    const auto made = make({.name = "tags", .folder = path("tags"), .groups = {}, .order = {}});
    QVERIFY2(made.ok(), qPrintable(toldOf(made)));
    QCOMPARE(made->scale.profile.scale.size(), std::size_t(2));
    QCOMPARE(made->scale.profile.scale.name(1), std::string("1200-1399"));
    QCOMPARE(made->games.leftOut, std::vector<std::string>{"1000-1199"});
}

void TestOwnScales::thinDataAreNamed()
{
    QVERIFY(m_club.profile.verified.find("only") != std::string::npos);
    // Three players a rank: how often intervals hold cannot be measured, and is not claimed.
    write(path("thin/1500/a.pgn"), groupText("x", 3, 4, 3));
    write(path("thin/1900/b.pgn"), groupText("y", 1, 4, 3));
    const auto made = make({.name = "thin", .folder = path("thin"), .groups = {}, .order = {}});
    QVERIFY2(made.ok(), qPrintable(toldOf(made)));
    QCOMPARE(made->scale.profile.scale.name(0), std::string("1900")); // by the ranks that the names say
    QVERIFY(!made->scale.calibration.isCalibrated());
    QVERIFY(made->scale.profile.verified.find("too few players") != std::string::npos);
    // And games of one player do not make it surer and surer.
    QVERIFY(made->scale.calibration.temperature(10) > 2);
}

void TestOwnScales::refuses_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("groups");
    QTest::addColumn<QStringList>("order");
    QTest::addColumn<QString>("says");
    QTest::newRow("order of names that are no ranks") << "club"
                                                      << "" << QStringList() << "order";
    QTest::newRow("name that is not there") << "club"
                                            << "" << QStringList{"masters", "kings"} << "kings";
    QTest::newRow("the same rank twice") << "club"
                                         << "" << QStringList{"masters", "masters"} << "rank scale";
    QTest::newRow("one rank") << "club"
                              << "" << QStringList{"masters"} << "two ranks";
    QTest::newRow("nothing there") << "nowhere"
                                   << "" << QStringList() << "nowhere";
    QTest::newRow("too few games") << "few"
                                   << "" << QStringList() << "at least 5";
    QTest::newRow("no ranks in the tags") << "untagged"
                                          << "" << QStringList() << "known rank";
    QTest::newRow("file of groups is no JSON") << "club"
                                               << "broken.json" << QStringList() << "broken.json";
    QTest::newRow("file of groups says something else") << "club"
                                                        << "odd.json" << QStringList() << "odd.json";
}

void TestOwnScales::refuses()
{
    QFETCH(QString, folder);
    QFETCH(QString, groups);
    QFETCH(QStringList, order);
    QFETCH(QString, says);
    write(path("few/1500/a.pgn"), groupText("x", 3, 1, 2));
    write(path("few/1900/b.pgn"), groupText("y", 1, 1, 2));
    write(path("untagged/a.pgn"), groupText("x", 3, 2, 2));
    write(path("broken.json"), "{\"ranks\": [");
    write(path("odd.json"), "{\"ranks\": [{\"name\": 3}]}");
    OwnScaleWish wish{.name = "x", .folder = path(folder.toUtf8().constData()), .groups = {}, .order = {}};
    if (!groups.isEmpty())
        wish.groups = path(groups.toUtf8().constData());
    for (const QString& name : order)
        wish.order.push_back(name.toStdString());
    const auto made = make(wish);
    QVERIFY(!made.ok());
    const QString told = toldOf(made);
    QVERIFY2(told.contains(says), qPrintable(told));
}

void TestOwnScales::aFileComesBackAndABrokenOneIsRefused()
{
    QVERIFY(writeOwnScale(path("club.evs"), m_club).ok());
    const auto back = openOwnScale(path("club.evs"));
    QVERIFY(back.ok());
    QVERIFY(*back == m_club);
    write(path("cut.evs"), strength::toJson(m_club).dump().substr(0, 300));
    QVERIFY(!openOwnScale(path("cut.evs")).ok());
    QVERIFY(!openOwnScale(path("missing.evs")).ok());
}

void TestOwnScales::damagedFieldsAreRefused_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::newRow("place beyond the network's scale") << "/places/1"
                                                      << "8.5";
    QTest::newRow("place below it") << "/places/0"
                                    << "-1";
    QTest::newRow("ranks missing") << "/places"
                                   << "[0]";
    QTest::newRow("spread of 0") << "/policies/spread"
                                 << "0";
    QTest::newRow("unknown estimator") << "/chosen"
                                       << "\"likelihood\"";
    QTest::newRow("players below 0") << "/players/0"
                                     << "-3";
    QTest::newRow("another format") << "/format"
                                    << "\"evenmatch-scale 2\"";
    QTest::newRow("no profile") << "/profile"
                                << "null";
    QTest::newRow("checks of text") << "/checks/0"
                                    << "\"good\"";
}

void TestOwnScales::damagedFieldsAreRefused()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    nlohmann::json json = strength::toJson(m_club);
    json[nlohmann::json::json_pointer(pointer.toStdString())] = nlohmann::json::parse(value.toStdString());
    QVERIFY(!strength::ownScaleFromJson(json).ok());
}

void TestOwnScales::playsAtItsRanks()
{
    RescaledEvaluator own(std::make_shared<FakeEvaluator>(chessFake()), ranksOf(m_club));
    QCOMPARE(own.info().scale.find("beginners").value_or(9), std::size_t(1));
    QVERIFY(own.info().profile.has_value());
    QVERIFY(own.info().hash != m_evaluator.info().hash);
    const auto states = randomGame("chess", 12, 5);
    for (const GameState& state : states) {
        std::array<Evaluation, 3> answers;
        const std::array<Query, 3> queries{{{&state, RankWish::all()}, {&state, RankWish::one(1)}, {&state, RankWish::none()}}};
        QVERIFY(own.evaluate(queries, answers).ok());
        Evaluation network;
        const Query there{&state, RankWish::at(m_club.places[1])};
        QVERIFY(m_evaluator.evaluate({&there, 1}, {&network, 1}).ok());
        QCOMPARE(answers[0].rankPriors.size(), 2 * answers[0].moves.size());
        QVERIFY(answers[2].rankPriors.empty());
        for (std::size_t m = 0; m < network.moves.size(); ++m) {
            QVERIFY(std::abs(answers[0].rankPrior(1)[m] - network.rankPriors[m]) < 1e-5);
            QVERIFY(std::abs(answers[1].rankPriors[m] - network.rankPriors[m]) < 1e-5);
        }
    }
    Evaluation answer;
    const Query beyond{&states.front(), RankWish::one(3)};
    QVERIFY(!own.evaluate({&beyond, 1}, {&answer, 1}).ok());
}

void TestOwnScales::anotherNetworkIsRefused()
{
    QVERIFY(checkNetwork(m_club, m_evaluator.info()).ok());
    NetworkInfo other = m_evaluator.info();
    other.hash = "0123";
    const auto refused = checkNetwork(m_club, other);
    QVERIFY(!refused.ok());
    QVERIFY(core::describe(refused.error()).find("our club") != std::string::npos);
}

EVENMATCH_TEST(TestOwnScales)

} // namespace tst_own_scales

#include "tst_own_scales.moc"
