// Runs evenmatch-cli lessons, guess, rank-test and opening as processes, on a fake network and with our own search as judge.
#include "tests/run_tests.h"

#include "core/library/library.h"
#include "tests/app/programs.h"
#include "tests/app/random_games.h"
#include "tests/core/lesson/sample_card.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <nlohmann/json.hpp>

namespace tst_lessons_cli {

using namespace evenmatch;
using nlohmann::json;

namespace {

std::string gameText(const std::string& white, const std::string& black, std::uint64_t seed)
{
    return randomChessGame(white, black, "2024.03.0" + std::to_string(1 + seed % 9), seed, 40);
}

} // namespace

class TestLessonsCli : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        std::ofstream file(path("anna.pgn").toStdString(), std::ios::binary);
        for (std::uint64_t i = 0; i < 3; ++i)
            file << gameText(i % 2 == 0 ? "anna" : "bob", i % 2 == 0 ? "bob" : "anna", i);
        file.close();
        QCOMPARE(run({"import", "--library", path("a.evl"), path("anna.pgn")}).exitCode, 0);
    }

    void cardsAreMadeAndAnswered()
    {
        const QStringList who{"--library", path("a.evl"), "--player", "anna"};
        const Run made
            = run(QStringList{"lessons", "make", "--json", "--network", "fake:chess", "--judge", "search", "--sims", "10", "--rank", "1500"}
                + who);
        QVERIFY2(made.exitCode == 0, made.err);
        const json told = made.output();
        QCOMPARE(told["rank"].get<std::string>(), std::string("1400-1599"));
        QCOMPARE(told["games"].get<int>(), 3);
        QVERIFY(told["judged"].get<int>() > 0);

        const Run other = run(QStringList{"lessons", "make", "--network", "fake:go", "--judge", "own"} + who);
        QVERIFY2(other.exitCode == 2 && other.err.contains("a network for another game: go"), other.err);

        const json listed = run(QStringList{"lessons", "list", "--json"} + who).output();
        QCOMPARE(listed["cards"].size(), told["added"].get<std::size_t>());
        const json session = run(QStringList{"lessons", "next", "--json"} + who).output();
        QVERIFY(session.is_array());
        if (listed["cards"].empty())
            QSKIP("the fake network's games gave no card");
        const json card = listed["cards"][0];
        QVERIFY(card["fen"].is_string() && !card["moves"].empty() && !card["why"].empty());
        const QStringList which{"lessons", "answer", "--json", "--library", path("a.evl"), "--card",
            QString::number(card["card"].get<int>()), "--now", "1700000000"};
        const QByteArray list = run(QStringList{"lessons", "list"} + who).out;
        const QByteArray number = "  move " + QByteArray::number(card["ply"].get<int>() / 2 + 1);
        QVERIFY2(list.contains(number + "  ") || list.contains(number + '\n'), list);
        const json right = run(which + QStringList{"--move", QString::fromStdString(card["moves"][0]["move"].get<std::string>())}).output();
        QVERIFY(right["right"].get<bool>());
        const json again = run(which + QStringList{"--quiet"}).output();
        QCOMPARE(again["right"].get<bool>(), card["kind"] == "decoy");
    }

    void movesAreNumberedFromTheFen()
    {
        QCOMPARE(run({"import", "--library", path("fen.evl"), path("anna.pgn")}).exitCode, 0);
        {
            auto library = library::Library::open(path("fen.evl").toStdString());
            QVERIFY(library.ok());
            const auto start = chess::Position::fromFen("4k3/8/8/8/8/8/4P3/4K3 b - - 0 40");
            lesson::Card card = lesson::cardAfter(*start, "chess", {"e8d7"}, "e2e4", "e1d2");
            card.player = *library->playerOf("anna");
            QVERIFY(library->addCards({&card, 1}).ok());
        }
        const QByteArray list = run({"lessons", "list", "--library", path("fen.evl"), "--player", "anna"}).out;
        QVERIFY2(list.contains("  move 41\n"), list);
    }

    /// Where Monday has begun, it may still be Sunday in UTC.
    void daysAreThoseOfTheUser()
    {
        QCOMPARE(run({"import", "--library", path("days.evl"), path("anna.pgn")}).exitCode, 0);
        {
            auto library = library::Library::open(path("days.evl").toStdString());
            QVERIFY(library.ok());
            lesson::Card card = lesson::cardAfter(chess::Position(), "chess", {"e4"}, "e5", "a6");
            card.player = *library->playerOf("anna");
            const std::chrono::sys_days sunday = std::chrono::year(2023) / 11 / 19;
            card.schedule = {lesson::Schedule::State::Learning, lesson::Time(sunday) + std::chrono::hours(15)};
            QVERIFY(library->addCards({&card, 1}).ok());
        }
        const QByteArray zone = qgetenv("TZ");
        qputenv("TZ", "EAST-14");
        const QStringList who{"--library", path("days.evl"), "--player", "anna"};
        const QByteArray list = run(QStringList{"lessons", "list"} + who).out;
        const auto cardsAt = [&](std::chrono::hours hour) {
            const auto now = (lesson::Time(std::chrono::sys_days(std::chrono::year(2023) / 11 / 19)) + hour).time_since_epoch();
            return run(QStringList{"lessons", "next", "--json", "--now", QString::number(now.count())} + who).output().size();
        };
        const std::size_t onSunday = cardsAt(std::chrono::hours(9));
        const std::size_t onMonday = cardsAt(std::chrono::hours(11)); // some hours before the card's time
        zone.isEmpty() ? qunsetenv("TZ") : qputenv("TZ", zone);
        QVERIFY2(list.contains(" (again 2023-11-20)"), list);
        QCOMPARE(onSunday, std::size_t(0));
        QCOMPARE(onMonday, std::size_t(1));
    }

    void studentsHaveGamesAndCards()
    {
        QCOMPARE(run({"import", "--library", path("coach.evl"), path("anna.pgn")}).exitCode, 0);
        {
            auto library = library::Library::open(path("coach.evl").toStdString());
            QVERIFY(library.ok() && library->addStudent("anna").ok() && library->addStudent("Zoe").ok());
            const library::GameId first = 1;
            QVERIFY(library->addTag({&first, 1}, "Zoe").ok());
        }
        const QStringList where{"--library", path("coach.evl")};
        const json students = run(QStringList{"students", "--json"} + where).output()["students"];
        QCOMPARE(students.size(), std::size_t{2});
        QCOMPARE(students[0]["name"].get<std::string>(), std::string("anna"));
        QCOMPARE(students[0]["games"]["chess"].get<int>(), 3);
        QCOMPARE(students[1]["games"]["chess"].get<int>(), 1); // by the tag
        QVERIFY(run(QStringList{"students"} + where).out.contains("anna  chess: 3 games, 0 cards"));
        const Run made = run(QStringList{"lessons", "make", "--json", "--student", "anna", "--network", "fake:chess", "--judge", "own",
                                 "--sims", "10", "--rank", "1500"}
            + where);
        QVERIFY2(made.exitCode == 0, made.err);
        QCOMPARE(made.output()["games"].get<int>(), 3);
        const json cards = run(QStringList{"lessons", "list", "--json", "--student", "anna"} + where).output()["cards"];
        QCOMPARE(cards.size(), made.output()["added"].get<std::size_t>());
        QVERIFY(run(QStringList{"lessons", "list", "--json", "--student", "Zoe"} + where).output()["cards"].empty());
        QVERIFY(run(QStringList{"lessons", "list", "--student", "Zoe"} + where).out.startsWith("There are no cards."));
        const Run estimated
            = run(QStringList{"estimate", "--json", "--student", "anna", "--network", "fake:chess", "--every-game", "--cache", ""} + where);
        QVERIFY2(estimated.exitCode == 0, estimated.err);
        QCOMPARE(estimated.output()["players"][0]["name"].get<std::string>(), std::string("anna"));
        QCOMPARE(estimated.output()["players"][0]["games"].get<int>(), 3);
        const Run unknown = run(QStringList{"estimate", "--student", "Bob"} + where);
        QCOMPARE(unknown.exitCode, 2);
        QVERIFY2(unknown.err.contains("Zoe"), unknown.err);
    }

    void schedulersAreCompared()
    {
        const Run made = run({"lessons", "schedulers", "--simulate", "30", "--days", "20", "--json"});
        QVERIFY2(made.exitCode == 0, made.err);
        const json told = made.output();
        QCOMPARE(told.size(), std::size_t{2});
        for (const json& one : told) {
            QCOMPARE(one["replay"]["cards"].get<int>(), 30);
            QCOMPARE(one["replay"]["foresight"].size(), std::size_t{3});
            QVERIFY(one["sessions"].get<int>() <= 20 && one["remembered"].get<double>() <= 1);
        }
        const QStringList who{"--library", path("a.evl"), "--player", "anna"};
        const json log = run(QStringList{"lessons", "schedulers", "--json"} + who).output();
        QVERIFY(log["answers"].get<int>() >= 0 && log["standings"].size() == 2);
        const QByteArray text = run({"lessons", "schedulers", "--simulate", "5", "--days", "10"}).out;
        static const QRegularExpression rounded(QStringLiteral(
            R"(by fsrs-6: log loss \d\.\d{3}\nBy ladder: \d are being learned, with the next repetition after \d+\.\d days;)"));
        QVERIFY2(rounded.match(QString::fromUtf8(text)).hasMatch(), text);
        QVERIFY(run({"lessons", "schedulers"}).exitCode != 0); // neither a log nor a simulated learner
    }

    /// The engine values all moves equally, so no move of a game loses and any move is fine.
    void cardsAreChecked()
    {
        std::ofstream(path("engine.sh").toStdString()) << "while read line; do case $line in\n"
                                                          "uci) echo 'id name Equal 1'; echo uciok;;\n"
                                                          "isready) echo readyok;;\n"
                                                          "go*) m=${line##*searchmoves }; m=${m%% *}\n"
                                                          "echo \"info depth 5 nodes 9 score cp 20 pv $m\"; echo bestmove $m;;\n"
                                                          "quit) exit;; esac; done\n";
        const QStringList checking{"lessons", "check", path("anna.pgn"), "--network", "fake:chess", "--rank", "1500", "--made-by", "own",
            "--made-sims", "10", "--fewest-games", "2", "--judge", "/bin/sh " + path("engine.sh")};
        const Run checked = run(checking + QStringList{"--json"});
        QVERIFY2(checked.exitCode == 0, checked.err);
        const json told = checked.output();
        QCOMPARE(told["players"].size(), std::size_t{2});
        QCOMPARE(told["players"][0]["games"].get<int>(), 3);
        const json& shares = told["shares"];
        QCOMPARE(shares["lessons confirmed"]["yes"].get<int>(), 0);
        for (const char* name : {"their best move is sound", "decoys confirmed", "accepted moves are sound"})
            QCOMPARE(shares[name]["yes"].get<int>(), shares[name]["all"].get<int>());
        QCOMPARE(told["doubts"].size(), shares["lessons confirmed"]["all"].get<std::size_t>());
        QVERIFY(told["lessonsAGame"]["low"].get<double>() <= told["lessonsAGame"]["mean"].get<double>());
        const QStringList resuming{"--json", "--resume", path("checked.jsonl")};
        QCOMPARE(run(checking + resuming).output(), told);
        QCOMPARE(run(checking + resuming).output(), told); // from the file, with the source of each rank
        const Run text = run(checking);
        QVERIFY(text.out.contains("lessons per game"));
    }

    void guessesAreCounted()
    {
        const Run guessed
            = run({"guess", path("anna.pgn"), "--network", "fake:chess", "--json", "--side", "white"}, "e4 \nskip \nnonsense\nstop \n");
        QVERIFY2(guessed.exitCode == 0, guessed.err);
        const json told = guessed.output();
        QCOMPARE(told["guesses"].get<int>(), 1);
        QVERIFY(told["moments"][0]["guessedChances"].size() > 4);
        QVERIFY(guessed.err.contains("nonsense"));
        QCOMPARE(told["interval80"].size(), std::size_t{2});
        QVERIFY(run({"guess", path("anna.pgn"), "--network", "fake:chess", "--json"}, "stop\n").output()["rank"].is_null());
        QVERIFY(run({"guess", path("anna.pgn"), "--network", "fake:chess"}).out.endsWith("Your guess (or skip, stop): \n"));
        const Run wrong = run({"guess", path("anna.pgn"), "--network", "fake:chess", "--side", "white"}, "a3\nstop\n");
        QVERIFY2(wrong.out.contains("a3 is chosen by ") && wrong.out.contains(", which was played, by "), wrong.out.constData());
    }

    /// Like review: the readable moves are used, and the exit code tells that some are missing.
    void guessesInADamagedGameAreAnError()
    {
        std::ofstream(path("damaged.pgn").toStdString()) << "[Event \"x\"]\n[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf9 *\n";
        const Run guessed = run({"guess", path("damaged.pgn"), "--network", "fake:chess", "--json"}, "e4\nstop\n");
        QCOMPARE(guessed.exitCode, 1);
        QVERIFY2(guessed.err.contains("Nf9"), guessed.err.constData());
        QCOMPARE(guessed.output()["hits"].get<int>(), 1);
    }

    void openingsAreListedAndTrained()
    {
        QVERIFY(run({"opening", "--game", "go", "--json"}).output()["lines"].size() > 60);
        const QStringList training{
            "opening", "italian game", "--network", "fake:chess", "--rank", "1500", "--side", "black", "--moves", "1"};
        const Run trained = run(training + QStringList{"--json"}, "nonsense\nBc5\n");
        QVERIFY2(trained.exitCode == 0, trained.err);
        QVERIFY(trained.err.contains("nonsense"));
        const json told = trained.output();
        QVERIFY(told["opening"] == "C50 Italian Game" && told["side"] == "black" && told["over"] == true && told["inBook"] == true);
        QVERIFY(told["rank"] == "1400-1599" && told["rankAbove"] == "1600-1799" && told["moves"].size() == 6);
        QVERIFY(told["answers"].size() == 1 && told["answers"][0]["move"] == "f8c5");
        QVERIFY(told["answers"][0]["usual"]["chance"] >= told["answers"][0]["chance"]);
        const Run text = run(training, "Bc5\n");
        QVERIFY2(text.out.contains("Bc5: ") && text.out.contains(" % of 1400-1599"), text.out);
        const Run elsewhere = run(training + QStringList{"--server", "Nowhere"});
        QVERIFY2(elsewhere.exitCode != 0 && elsewhere.err.contains("Nowhere"), elsewhere.err);
    }

    void testIsMadeSimulatedAndTaken()
    {
        const QStringList with{"rank-test", "--json", "--network", "fake:chess", "--bank", path("bank.jsonl")};
        const Run made = run(with + QStringList{"--make-bank", "12", "--out", path("bank.jsonl")});
        QVERIFY2(made.exitCode == 0, made.err);
        const json simulated = run(with + QStringList{"--simulate", "1500", "--runs", "3"}).output();
        QCOMPARE(simulated["bank"].get<int>(), 12);
        QVERIFY(simulated["rows"][0]["adaptive"]["positions"].get<double>() > 0);
        QVERIFY(simulated["rows"][0]["random"]["neededWithoutLimit"].get<double>()
            >= simulated["rows"][0]["random"]["positions"].get<double>());
        QVERIFY(simulated["positionsAgainstRandom"].get<double>() > 0);
        const json taken = run(with, "skip\nstop\n").output();
        QCOMPARE(taken["asked"].get<int>(), 0);
        QVERIFY2(taken["result"].is_null(), "no answer, no rank");
    }

    void testIsTakenByPeopleOfKnownRank()
    {
        QStringList files;
        for (std::uint64_t i = 0; i < 2; ++i) {
            files << path(i == 0 ? "some.pgn" : "more.pgn");
            std::ofstream file(files.back().toStdString(), std::ios::binary);
            for (std::uint64_t game = 0; game < 3; ++game)
                file << "[WhiteElo \"1510\"]\n" << gameText("carl", "x" + std::to_string(10 * i + game), 20 + 10 * i + game);
        }
        const Run asked = run(QStringList{"rank-test", "--json", "--network", "fake:chess", "--people"} + files);
        QVERIFY2(asked.exitCode == 0, asked.err);
        const json told = asked.output();
        QCOMPARE(told["people"].get<int>(), 1); // games of both files are needed
        QVERIFY(told["rows"].size() >= 4);
        QVERIFY(told["rows"][0]["result"]["positions"].get<double>() > 0);
        QCOMPARE(run({"rank-test", "--network", "fake:chess", "--people", files.front()}).exitCode, 2);
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("no library") << QStringList{"lessons", "list", "--library", "nowhere.evl"};
        QTest::newRow("no such player") << QStringList{"lessons", "list", "--library", path("a.evl"), "--player", "zoe"};
        QTest::newRow("no such card") << QStringList{"lessons", "answer", "--library", path("a.evl"), "--card", "999", "--quiet"};
        QTest::newRow("neither") << QStringList{"lessons", "answer", "--library", path("a.evl"), "--card", "1"};
        QTest::newRow("no bank") << QStringList{"rank-test", "--network", "fake:chess", "--bank", "nowhere.jsonl"};
        QTest::newRow("a bank without a file") << QStringList{
            "rank-test", "--network", "fake:chess", "--bank", path("made.jsonl"), "--make-bank", "2"};
        QTest::newRow("no such rank") << QStringList{
            "lessons", "make", "--network", "fake:chess", "--library", path("a.evl"), "--player", "anna", "--rank", "9d"};
        QTest::newRow("nobody to check") << QStringList{"lessons", "check", "nowhere.pgn", "--network", "fake:chess", "--judge", "own"};
        QTest::newRow("no motifs") << QStringList{"lessons", "motifs", "nowhere.pgn"};
        QTest::newRow("no marks to check") << QStringList{
            "review", path("anna.pgn"), "nowhere.pgn", "--network", "fake:chess", "--check", "search", "--judge", "search"};
        QTest::newRow("no such engine") << QStringList{
            "lessons", "check", path("anna.pgn"), "--network", "fake:chess", "--judge", "no-such-engine"};
        QTest::newRow("no such opening") << QStringList{"opening", "Nobody's Gambit", "--network", "fake:chess"};
        QTest::newRow("no such rank to train against") << QStringList{"opening", "C50", "--network", "fake:chess", "--rank", "9d"};
        QTest::newRow("no game") << QStringList{"guess", "nowhere.pgn", "--network", "fake:chess"};
    }

    void saysWhatIsWrong()
    {
        QFETCH(QStringList, arguments);
        const Run wrong = run(arguments);
        QCOMPARE(wrong.exitCode, 2);
        QVERIFY(!wrong.err.isEmpty());
    }

private:
    QString path(const char* name) const { return m_folder.filePath(name); }
    QTemporaryDir m_folder;
};

EVENMATCH_TEST(TestLessonsCli)

} // namespace tst_lessons_cli

#include "tst_lessons_cli.moc"
