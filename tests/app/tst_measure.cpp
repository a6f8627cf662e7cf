// The measuring commands from end to end: a small network is trained for two steps, profiled, evaluated and compared with human moves.
#include "tests/run_tests.h"

#include "app/lab/experiments/sides/known_sides.h"
#include "core/game/registry/games.h"
#include "core/json_text.h"
#include "core/random.h"
#include "core/record/file/input_stream.h"
#include "tests/app/programs.h"
#include "tests/nn/lc0_samples.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

namespace tst_measure {

using namespace evenmatch;
using nlohmann::json;

namespace {

constexpr const char* kRanks[] = {"1800-1999", "1600-1799", "1400-1599"};

/// Lines as nn/data/README.md describes them; games of random moves.
void writeGames(const std::filesystem::path& folder, std::uint64_t seed, const char* source = "club")
{
    std::filesystem::create_directories(folder);
    core::Random random(seed);
    for (int rank = 0; rank < 3; ++rank) {
        std::ofstream out(folder / (std::string(kRanks[rank]) + ".txt"));
        for (int i = 0; i < 12; ++i) {
            const int elo = 1850 - 200 * rank;
            out << "WB slow " << elo << ' ' << elo + 20 << " 300+0 201" << i % 3 << ' ' << source << ' ' << (i % 2 == 0 ? "1-0" : "0-1")
                << " p" << rank << i % 3 << " q" << rank << i % 4 << " |";
            game::AnyPosition position = game::findGame("chess")->start();
            for (int ply = 0; ply < 24 && !position.isOver(); ++ply) {
                const game::Move move = position.randomMove(random);
                out << ' ' << position.moveText(move);
                position.play(move);
            }
            out << '\n';
        }
    }
}

struct Run {
    int exitCode = -1;
    json output;
    QByteArray errors;
};

} // namespace

class TestMeasure : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        for (const char* part : {"train", "candidate", "query"})
            writeGames(path(part).toStdString(), part[0]);
        const json config{{"network",
                              {{"encoding", "chess119"}, {"blocks", 1}, {"channels", 8}, {"headChannels", 4}, {"hidden", 8},
                                  {"rankBasis", 2}, {"strength", "map"}}},
            {"scale", {{"game", "chess"}, {"ranks", kRanks}}}, {"reportEvery", 1}, {"measureEvery", 0}, {"saveEvery", 2},
            {"phases",
                {{{"steps", 2}, {"rateFrom", 0.001}, {"rateTo", 0.001}, {"batch", {{"lists", 0}, {"pairs", 7}, {"positions", 16}}},
                    {"weights", {{"policy", 1}, {"rankPolicy", 1}, {"value", 1}}}}}}};
        std::ofstream(path("config.json").toStdString()) << core::jsonText(config);
        const Run trained = run({"train", path("config.json"), "--data", path("train"), "--out", model()});
        QVERIFY2(trained.exitCode == 0, trained.errors);
    }

    void aKilledRunLogsEachStepOnce()
    {
        std::ifstream in(path("config.json").toStdString());
        json config = json::parse(in);
        config["saveEvery"] = 100;
        config["phases"][0]["steps"] = 400;
        std::ofstream(path("long.json").toStdString()) << core::jsonText(config);
        const QStringList arguments{"train", path("long.json"), "--data", path("train"), "--out", path("long.evm")};
        const auto linesOfLog = [&] {
            QFile log(path("long.jsonl"));
            return log.open(QFile::ReadOnly) ? log.readAll().split('\n') : QByteArrayList();
        };
        QProcess process;
        process.start(programFor(arguments), arguments);
        while (process.state() != QProcess::NotRunning && linesOfLog().size() < 150)
            process.waitForFinished(1);
        process.kill();
        process.waitForFinished(-1);
        const Run done = run(arguments);
        QVERIFY2(done.exitCode == 0, done.errors);
        const QByteArrayList lines = linesOfLog();
        QCOMPARE(lines.size(), 401); // with the empty one at the end
        for (int i = 0; i < 400; ++i)
            QVERIFY2(core::parseJson(lines[i].toStdString()).value("step", 0) == i + 1, lines[i]);
    }

    void saysThatTeachersAreMissing()
    {
        std::ifstream in(path("config.json").toStdString());
        json config = json::parse(in);
        config["phases"][0]["weights"]["heard"] = 1;
        std::ofstream(path("pupil.json").toStdString()) << core::jsonText(config);
        const Run refused = run({"train", path("pupil.json"), "--data", path("train"), "--out", path("pupil.evm")});
        QVERIFY2(refused.exitCode == 2 && refused.errors.contains("pupil.json: ") && refused.errors.contains("--teachers"), refused.errors);
        QVERIFY(!QFile::exists(path("pupil.evm")));
    }

    void saysThatLabelsAreMissingOrNotUsed()
    {
        std::ifstream in(path("config.json").toStdString());
        json config = json::parse(in);
        config["phases"][0]["batch"]["labelled"] = 4;
        std::ofstream(path("untaught.json").toStdString()) << core::jsonText(config);
        for (const QStringList& wrong :
            {QStringList{path("untaught.json")}, QStringList{path("config.json"), "--labels", path("labels")}}) {
            const Run refused = run(QStringList{"train"} + wrong + QStringList{"--data", path("train"), "--out", path("untaught.evm")});
            QVERIFY2(refused.exitCode == 2 && refused.errors.contains(wrong.front().toUtf8()) && refused.errors.contains("--labels"),
                refused.errors);
            QVERIFY(!QFile::exists(path("untaught.evm")));
        }
    }

    void evaluateNeedsAProfile()
    {
        const Run evaluated = measure("evaluate", {"--query", path("query")});
        QCOMPARE(evaluated.exitCode, 1);
        QVERIFY2(evaluated.errors.contains("profile"), evaluated.errors);
    }

    /// Training players, whose moves the policies know, only calibrate: the candidates choose among the estimators.
    void trainingPlayersChooseNoEstimator()
    {
        const auto playersOf = [&](const QStringList& more) {
            const Run profiled = measure("profile", QStringList{"--candidates", path("candidate"), "--meta-games", "1"} + more);
            return profiled.exitCode == 0 ? profiled.output["players"] : json();
        };
        const json alone = playersOf({});
        const json more = playersOf({"--players", path("train")});
        QVERIFY(alone.is_object() && more.is_object());
        QVERIFY(more["losses"] == alone["losses"] && more["chosen"] == alone["chosen"]);
        QVERIFY(more["calibrations"] != alone["calibrations"]);
    }

    void profileGoesIntoTheModel()
    {
        const Run profiled = measure("profile", {"--candidates", path("candidate"), "--train", path("train"), "--meta-games", "1,3"});
        QVERIFY2(profiled.exitCode == 0, profiled.errors);
        QCOMPARE(profiled.output["ranks"].size(), std::size_t(3));
        QVERIFY(profiled.output["ranks"][0]["rank"] == "1800-1999");
        QVERIFY(profiled.output["ranks"][0]["games"] == 24);
        QVERIFY(profiled.output["ranks"][0]["moves"] == 24 * 12);
        QVERIFY(profiled.output["metaModels"] == json::array({"meta-moves/1", "meta-moves/3", "rank-1", "rank-3"}));
        const Run reversed = measure("profile", {"--candidates", path("candidate"), "--train", path("train"), "--meta-games", "3,1"});
        QVERIFY(reversed.output == profiled.output); // trees for three games estimate three games
        const Run nowhere = measure("profile", {"--candidates", path("candidate"), "--stratum", "source nowhere"});
        QVERIFY2(nowhere.exitCode == 1 && nowhere.errors.contains("source nowhere"), nowhere.errors);
        const Run again = measure("profile", {"--candidates", path("candidate")});
        QVERIFY2(again.exitCode == 0 && again.errors.contains(" 0 evaluated now"), again.errors);
    }

    void evaluateKeepsItsContract()
    {
        const Run evaluated
            = measure("evaluate", {"--query", path("query"), "--games", "1,3", "--by-player", "--draws", "50", "--replicates", "10"});
        QVERIFY2(evaluated.exitCode == 0, evaluated.errors);
        std::set<std::string> methods;
        bool byPlayer = false;
        for (const json& row : evaluated.output["rows"]) {
            methods.insert(row["method"]);
            byPlayer = byPlayer || row["sampling"] == "player";
            for (const char* key : {"accuracy", "accuracyPm1", "low", "high"})
                QVERIFY(row[key] >= 0 && row[key] <= 1);
            QVERIFY(row["accuracyPm1"] >= row["accuracy"]);
            QVERIFY(row["games"] == 1 || row["games"] == 3);
            QVERIFY(row["select"] == "all" && row["stratum"].is_string() && row["draws"] == 150 && row["ranks"] == 3);
        }
        QVERIFY(byPlayer);
        for (const char* method : {"beta", "beta-by-move", "quality", "sl-sum", "sl-vote", "likelihood", "discriminant",
                 "beta+discriminant", "meta", "source", "setting", "year", "opponent", "value", "expected-beta"})
            QVERIFY2(methods.contains(method), method);
        QCOMPARE(evaluated.output["confusion"]["ranks"].size(), std::size_t(3));
        QVERIFY(evaluated.output["confusion"]["methods"]["meta"]["games"] == 3);
        QVERIFY(evaluated.output["dependence"]["unit"] == "100 Elo");
        QVERIFY(!evaluated.output["dependence"]["given"].empty());
        for (const json& row : evaluated.output["dependence"]["rankMeans"]) { // measured from the weakest rank
            QCOMPARE(row["over"].size(), std::size_t(3));
            QVERIFY(row["over"].back()["value"] == 0 && row["over"].front()["value"] != 0);
            QCOMPARE(row["withinSetting"].size(), std::size_t(3));
        }
        QVERIFY(!evaluated.output["dependence"]["rankMeans"].empty());
        QVERIFY(evaluated.output
            == measure("evaluate", {"--query", path("query"), "--games", "1,3", "--by-player", "--draws", "50", "--replicates", "10"})
                   .output);
    }

    void selectsMovesAndStrata()
    {
        const Run one = measure("evaluate",
            {"--query", path("query"), "--games", "2", "--moves", "one", "--stratum", "all", "--draws", "20", "--replicates", "0"});
        QVERIFY2(one.exitCode == 0, one.errors);
        for (const json& row : one.output["rows"]) {
            QVERIFY(row["select"] == "one" && row["stratum"] == "all");
            QCOMPARE(row["sides"].get<int>(), 3 * 24); // one move a game
        }
        const Run nowhere = measure("evaluate", {"--query", path("query"), "--stratum", "source nowhere"});
        QVERIFY2(nowhere.exitCode == 1 && nowhere.errors.contains("source nowhere"), nowhere.errors);
    }

    /// All that it prints is about the stratum.
    void evaluatesOneStratum()
    {
        writeGames(path("sources/club").toStdString(), 5);
        writeGames(path("sources/league").toStdString(), 6, "league");
        const Run club = measure("evaluate",
            {"--query", path("sources"), "--stratum", "source club", "--by-player", "--games", "2", "--draws", "20", "--replicates", "0"});
        QVERIFY2(club.exitCode == 0, club.errors);
        bool byPlayer = false;
        for (const json& row : club.output["rows"]) {
            QVERIFY(row["stratum"] == "source club" && row["sides"] == 3 * 24);
            byPlayer = byPlayer || row["sampling"] == "player";
        }
        QVERIFY(byPlayer);
        QCOMPARE(club.output["confusion"]["ranks"].size(), std::size_t(3));
        for (const json& row : club.output["dependence"]["given"])
            QVERIFY(row["sides"] <= 3 * 24);
    }

    void twoAnswersNeedPlayersWithGames()
    {
        const Run measured = measure("two-answers", {"--query", path("query"), "--games", "3", "--draws", "2"});
        QVERIFY2(measured.exitCode == 0, measured.errors);
        std::set<std::string> answers;
        for (const json& row : measured.output["rows"]) {
            QVERIFY(row["games"] == 3 && row["players"] == 21);
            answers.insert(row["answer"]);
        }
        QVERIFY((answers == std::set<std::string>{"everything", "moves", "reacting"}));
        const Run nobody = measure("two-answers", {"--query", path("query"), "--games", "50"});
        QCOMPARE(nobody.exitCode, 1);
        QVERIFY2(nobody.errors.contains("named players with enough games"), nobody.errors);
    }

    void accuracyKeepsItsContract()
    {
        const Run matched = measure("accuracy", {"--query", path("query")});
        QVERIFY2(matched.exitCode == 0, matched.errors);
        QCOMPARE(matched.output["rows"].size(), std::size_t(6));
        double sum = 0;
        for (const json& row : matched.output["rows"]) {
            QVERIFY(row["positions"] == 24 * 12);
            QVERIFY(row["low"] <= row["top1"] && row["top1"] <= row["high"]);
            if (row["player"] == "policy")
                sum += row["top1"].get<double>() / 3;
        }
        QVERIFY(std::abs(matched.output["average"]["policy"].get<double>() - sum) < 1e-9);
        QVERIFY(matched.output["average"].contains("rank-policy"));
        QVERIFY(matched.output["aboveRandom"]["share"].is_number() && matched.output["likelihood"]["ranks present"] == 3);
    }

    /// A search without chance gives its moves no likelihood.
    void accuracyPrintsNoMissingNumbers()
    {
        const ::Run matched = ::run({"accuracy", model(), "--cache", path("cache"), "--threads", "1", "--query", path("query"), "--player",
            "mcts", "--sims", "2", "--positions", "5"});
        QVERIFY2(matched.exitCode == 0, matched.err.constData());
        QVERIFY2(matched.out.contains(" none\n") && !matched.out.contains("nan"), matched.out.constData());
    }

    /// The same games nine times under the same names contain hardly more information than once; counted as new games, they would make
    /// intervals a third as wide.
    void intervalsKnowPlayers()
    {
        std::filesystem::create_directories(path("repeated").toStdString());
        for (const auto& file : std::filesystem::directory_iterator(path("query").toStdString())) {
            std::ifstream in(file.path());
            const std::string games(std::istreambuf_iterator<char>(in), {});
            std::ofstream out(std::filesystem::path(path("repeated").toStdString()) / file.path().filename());
            for (int i = 0; i < 9; ++i)
                out << games;
        }
        const auto widthOf = [&](const char* folder) {
            const Run matched = measure("accuracy", {"--query", path(folder)});
            double width = 0;
            for (const json& row : matched.output["rows"])
                width += row["high"].get<double>() - row["low"].get<double>();
            return matched.exitCode == 0 ? width : std::nan("");
        };
        QVERIFY(widthOf("repeated") > 0.5 * widthOf("query"));
    }

    /// The interval over all ranks would be too narrow if a player counted once at every rank.
    void playersOfTwoRanksAreOne()
    {
        experiments::PlayerClusters stronger;
        stronger.of("anna", 0) = {1, 4};
        stronger.of("", 1) = {2, 4};
        experiments::PlayerClusters weaker;
        weaker.of("anna", 2) = {3, 4};
        weaker.of("", 3) = {4, 4};
        stronger += weaker;
        const auto clusters = stronger.all();
        QCOMPARE(clusters.size(), std::size_t(3)); // anonymous sides are different players
        QVERIFY(
            std::ranges::any_of(clusters, [](const strength::Cluster& cluster) { return cluster.successes == 4 && cluster.trials == 8; }));
        QCOMPARE(experiments::sumOf(clusters).trials, 16.0);
    }

    /// Nine networks of Maia's kind with random weights.
    void teachersLabelsAreLearntFrom()
    {
        QVERIFY(QDir(m_folder.path()).mkpath("maia"));
        for (int rating = 1100; rating <= 1900; rating += 100)
            std::ofstream(path("maia").toStdString() + "/maia-" + std::to_string(rating) + ".pb.gz", std::ios::binary)
                << lc0::sampleNetwork({.channels = 2, .blocks = 1}, static_cast<std::uint64_t>(rating));
        const Run taught = teach("maia", "labels");
        QVERIFY2(taught.exitCode == 0, taught.errors);
        const int positions = taught.output["positions"];
        QVERIFY(positions > 36 * 20 && positions <= 36 * 24 && taught.output["files"] == 3 && taught.output["skippedFiles"] == 0);

        // One line for each position; 1850 and 1870 are nearest to 1900, and the listed probabilities add up to nearly 1000.
        auto input = record::openInput(std::filesystem::path(path("labels/1800-1999.tsv.zst").toStdString()));
        QVERIFY(input.ok());
        std::string text(1 << 20, ' ');
        std::size_t size = 0;
        for (auto some = (*input)->read(text); some && *some > 0; some = (*input)->read(std::span(text).subspan(size)))
            size += *some;
        const QStringList lines = QString::fromStdString(text.substr(0, size)).split('\n', Qt::SkipEmptyParts);
        QVERIFY(lines.size() > 12 * 20);
        const QStringList first = lines[0].split('\t');
        QCOMPARE(first.size(), 6);
        QVERIFY2(first[0] == "1800-1999" && first[1] == "0" && first[2] == "0" && first[3] == "1900", qPrintable(lines[0]));
        int sum = 0;
        int last = 1000;
        for (const QString& move : first[5].split(' ')) {
            const int share = move.section(':', 1).toInt();
            QVERIFY2(share >= 5 && share <= last, qPrintable(first[5])); // the likeliest first
            last = share;
            sum += share;
        }
        QVERIFY2(sum > 100 && sum <= 1010, qPrintable(first[5]));

        const Run again = teach("maia", "labels");
        QVERIFY2(again.exitCode == 0 && again.output["positions"] == 0 && again.output["skippedFiles"] == 3, again.errors);
        for (const char* part : {"both/one", "both/two"})
            writeGames(path(part).toStdString(), 7);
        const Run nested = run({"teach", "chess", "--maia", path("maia"), "--data", path("both"), "--out", path("nested"), "--json"});
        QVERIFY2(nested.exitCode == 0 && nested.output["files"] == 6 && nested.output["skippedFiles"] == 0, nested.errors);
        QVERIFY(QFile::exists(path("nested/two/1800-1999.tsv.zst")));
        const Run nobody = teach("maia", "judged", {"--judge", path("nowhere")});
        QVERIFY2(nobody.exitCode == 1 && nobody.errors.count('\n') == 1 && nobody.errors.contains("nowhere"), nobody.errors);
        std::ifstream in(path("config.json").toStdString());
        json config = json::parse(in);
        config["phases"][0]["batch"]["labelled"] = 4;
        std::ofstream(path("taught.json").toStdString()) << core::jsonText(config);
        const Run trained
            = run({"train", path("taught.json"), "--data", path("train"), "--labels", path("labels"), "--out", path("taught.evm")});
        QVERIFY2(trained.exitCode == 0 && trained.errors.contains(QByteArray::number(positions) + " teacher labels"), trained.errors);
        const Run agreed = measure("accuracy", {"--query", path("train"), "--labels", path("labels")});
        QVERIFY2(agreed.exitCode == 0 && agreed.output[0]["positions"] == "all" && agreed.output[0]["count"] == positions, agreed.errors);
        const json& all = agreed.output[0];
        QVERIFY(all["valueError"] > 0 && std::abs(all["valueBias"].get<double>()) <= all["valueError"]
            && !all.contains("leads")); // chess has no score lead
        const Run other
            = run({"train", path("taught.json"), "--data", path("train"), "--labels", path("train"), "--out", path("taught.evm")});
        QVERIFY2(other.exitCode != 0 && other.errors.contains("labels"), other.errors); // games are not labels
    }

    void teachNamesWhatIsMissing()
    {
        const Run missing = teach("nowhere", "none");
        QVERIFY2(missing.exitCode == 2 && missing.errors.count('\n') == 1 && missing.errors.contains("maia-1100.pb.gz"), missing.errors);
        QVERIFY(QDir(m_folder.path()).mkpath("damaged"));
        std::ofstream(path("damaged").toStdString() + "/maia-1100.pb.gz") << "no network";
        const Run damaged = teach("damaged", "none");
        QVERIFY2(damaged.exitCode == 2 && damaged.errors.contains("maia-1100.pb.gz"), damaged.errors);
        QVERIFY(!QDir(path("none")).exists());
    }

    void saysWhyAProgramDoesNotCount()
    {
        if (QStandardPaths::findExecutable("stockfish", {"/usr/games", "/usr/bin"}).isEmpty())
            QSKIP("stockfish is not installed");
        const QString fitted = path("fitted.evm");
        QVERIFY(QFile::copy(model(), fitted));
        const auto with = [&](const QStringList& arguments) {
            return run(arguments + QStringList{"--cache", path("cache"), "--threads", "1", "--json"});
        };
        const Run profiled = with(
            {"profile", fitted, "--candidates", path("candidate"), "--meta-games", "1", "--stockfish", "stockfish", "--nodes", "50"});
        QVERIFY2(profiled.exitCode == 0, profiled.errors);

        core::Random random(5);
        std::string game = "[White \"anna\"]\n[Black \"bob\"]\n[WhiteElo \"1510\"]\n\n";
        game::AnyPosition position = game::findGame("chess")->start();
        for (int ply = 0; ply < 60 && !position.isOver(); ++ply) {
            const game::Move move = position.randomMove(random);
            game += position.moveText(move) + ' ';
            position.play(move);
        }
        std::ofstream(path("anna.pgn").toStdString()) << game << "*\n";
        const auto notes = [&](const QString& network, const QStringList& more) {
            const Run estimated
                = with(QStringList{"estimate", path("anna.pgn"), "--player", "anna", "--network", network, "--every-game"} + more);
            return estimated.exitCode == 0 ? core::jsonText(estimated.output["notes"]) : estimated.errors.toStdString();
        };
        const auto has = [](const std::string& text, const char* words) { return text.find(words) != std::string::npos; };
        const QStringList asked{"--stockfish", "stockfish", "--nodes"};
        const std::string same = notes(fitted, asked + QStringList{"50"});
        QVERIFY2(!has(same, "settings"), same.c_str()); // these few games decide whether it improves the estimate
        const std::string other = notes(fitted, asked + QStringList{"60"});
        QVERIFY2(has(other, " is not used") && has(other, "nodes 50") && has(other, "nodes 60"), other.c_str());
    }

    /// The comparison with a teacher takes all positions, and no player.
    void refusesOptionsThatItWouldIgnore()
    {
        for (const char* option : {"--per-rank", "--player", "--positions"}) {
            const Run refused = measure("accuracy", {"--query", path("query"), "--labels", path("labels"), option, "1"});
            QCOMPARE(refused.exitCode, 2);
            QVERIFY2(refused.errors.contains(option) && refused.errors.contains("--labels"), refused.errors);
        }
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("no folder") << "accuracy" << QStringList{"--query", "/nowhere"} << 2;
        QTest::newRow("unknown player") << "accuracy" << QStringList{"--query", "/nowhere", "--player", "policy,alice"} << 2;
        QTest::newRow("no number") << "evaluate" << QStringList{"--query", "/nowhere", "--games", "1,x"} << 2;
        QTest::newRow("no games in it") << "accuracy" << QStringList{"--query", TEST_DATA "/../CMakeLists.txt"} << 1;
        QTest::newRow("unknown selection") << "evaluate" << QStringList{"--query", "/nowhere", "--moves", "some"} << 2;
    }

    void saysWhatIsWrong()
    {
        QFETCH(QString, command);
        QFETCH(QStringList, arguments);
        QFETCH(int, exitCode);
        const Run failed = measure(command, arguments);
        QCOMPARE(failed.exitCode, exitCode);
        QVERIFY(!failed.errors.isEmpty());
    }

private:
    Run run(QStringList arguments) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("OPENBLAS_NUM_THREADS", "1");
        process.setProcessEnvironment(environment);
        process.start(programFor(arguments), arguments);
        process.waitForFinished(-1);
        return {process.exitCode(), core::parseJson(process.readAllStandardOutput().toStdString()), process.readAllStandardError()};
    }
    Run measure(const QString& command, const QStringList& more) const
    {
        return run(QStringList{command, model(), "--cache", path("cache"), "--threads", "1", "--exact", "--json"} + more);
    }
    Run teach(const char* maia, const char* out, const QStringList& more = {}) const
    {
        return run(QStringList{"teach", "chess", "--maia", path(maia), "--data", path("train"), "--out", path(out), "--json"} + more);
    }
    QString path(const char* name) const { return m_folder.filePath(name); }
    QString model() const { return path("tiny.evm"); }
    QTemporaryDir m_folder;
};

EVENMATCH_TEST_WITH_EVENTS(TestMeasure)

} // namespace tst_measure

#include "tst_measure.moc"
