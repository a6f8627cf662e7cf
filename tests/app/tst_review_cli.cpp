// The window and the command line give the same review of a game.
#include "tests/run_tests.h"

#include "core/json_text.h"
#include "tests/files.h"
#include "tests/ui/fake_networks.h"
#include "tests/ui/opened.h"
#include "ui/main_window.h"
#include "ui/pages/review_page.h"
#include "ui/review/review_words.h"
#include "ui/review/reviewer.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <csignal>
#include <nlohmann/json.hpp>

namespace tst_review_cli {

using namespace evenmatch;
using nlohmann::json;

class TestReviewCli : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QSettings().clear(); }

    void sameCostsAsTheWindow_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("network");
        QTest::newRow("chess") << "immortal.pgn"
                               << "fake:chess";
        QTest::newRow("Go") << "evening.sgf"
                            << "fake:go";
    }

    void sameCostsAsTheWindow()
    {
        QFETCH(QString, file);
        QFETCH(QString, network);
        const QString path = QStringLiteral(TEST_DATA "/ui/") + file;
        const QTemporaryDir folder;
        ui::MainWindow window(folder.path(), ui::fakeNetworks());
        window.show();
        ui::openFiles(window, {path});
        QVERIFY(window.showPage(QStringLiteral("review")));
        const ui::Reviewer& reviewer = window.reviewPage()->reviewer();
        QTRY_VERIFY(window.isSettled() && !reviewer.isJudging());
        const auto shown = nn::moveCosts(reviewer.line().game, reviewer.judgement());
        const ui::ReviewView view = ui::reviewView(window.document().session(), reviewer, strength::Measure::Beta, 21);
        const auto standings = nn::standings(reviewer.line().game, reviewer.judgement());

        QProcess cli;
        cli.start(QStringLiteral(EVENMATCH_CLI),
            {"review", path, "--network", network, "--cache", folder.filePath("cache"), "--judge", "search", "--visits", "4,8", "--json"});
        QVERIFY(cli.waitForFinished(-1) && cli.exitCode() == 0);
        const json said = core::parseJson(cli.readAllStandardOutput().toStdString());
        const json& plies = said["plies"];
        QCOMPARE(plies.size(), shown.size() + 1);
        const std::string names[] = {"", "?", "??"};
        const bool isGo = network == QLatin1String("fake:go");
        std::size_t marks = 0;
        for (std::size_t ply = 0; ply < shown.size(); ++ply) {
            const json& judged = plies[ply]["judged"];
            QVERIFY2(std::abs(judged["chance"].get<double>() - shown[ply].chance) < 1e-3, qPrintable(QString::number(ply)));
            QVERIFY2(std::abs(judged[isGo ? "points" : "chance"].get<double>() - shown[ply].cost) < 1e-3, qPrintable(QString::number(ply)));
            const bool isBrilliant = ui::markGlyph(reviewer, view, shown[ply]) == QLatin1String("!!");
            QCOMPARE(judged["mark"].get<std::string>(), isBrilliant ? "!!" : names[static_cast<std::size_t>(shown[ply].grade)]);
            const double sign = plies[ply]["toMove"] == "first" ? 1 : -1;
            const double forFirst = isGo ? sign * judged["scoreLead"].get<double>() : 50 + sign * 50 * judged["value"].get<double>();
            QVERIFY(std::abs(forFirst - standings[ply]) < 1e-3);
            marks += shown[ply].grade != nn::CostGrade::None ? 1 : 0;
        }
        QVERIFY(marks > 0); // the fake network's values jump

        const QString ours = folder.filePath(isGo ? "ours.sgf" : "ours.pgn");
        const QString theirs = folder.filePath(isGo ? "theirs.sgf" : "theirs.pgn");
        QVERIFY(window.reviewPage()->exportAnnotated(ours).ok());
        cli.start(QStringLiteral(EVENMATCH_CLI),
            {"review", path, "--network", network, "--cache", folder.filePath("cache"), "--judge", "search", "--visits", "4,8",
                "--annotated", theirs});
        QVERIFY(cli.waitForFinished(-1) && cli.exitCode() == 0);
        const auto text = [](const QString& name) { return QString::fromUtf8(contentOf(name)); };
        QVERIFY(text(theirs).contains("it loses"));
        const QString again = folder.filePath(isGo ? "again.sgf" : "again.pgn"); // from an annotated game
        cli.start(QStringLiteral(EVENMATCH_CLI),
            {"review", theirs, "--network", network, "--cache", folder.filePath("cache"), "--judge", "search", "--visits", "4,8",
                "--annotated", again});
        QVERIFY(cli.waitForFinished(-1) && cli.exitCode() == 0);
        QCOMPARE(text(again).count("it loses"), text(theirs).count("it loses"));
        static const QRegularExpression rank("([0-9]+) (dan|kyu)");
        const auto plain = [](QString words) {
            return words.replace(QChar(0x2013), QLatin1Char('-')).replace(rank, "rank").replace(QRegularExpression("\\s+"), " ");
        };
        static const QRegularExpression shortRank("(above you|of your rank) \\([0-9]+[dk]\\)");
        QCOMPARE(plain(text(theirs).replace(shortRank, "\\1 (rank)")), plain(text(ours)));
    }

    /// Players without a rank in the file have that of this game's estimate.
    void commentsNameRanksOfTheServer()
    {
#ifndef EVENMATCH_ONEDNN
        QSKIP("this build has no oneDNN");
#endif
        const QTemporaryDir folder;
        const QString path = folder.filePath("game.sgf");
        writeFile(path, contentOf(QStringLiteral(TEST_DATA "/ui/evening.sgf")).replace("BR[3d]WR[3d]", ""));
        QProcess cli;
        cli.start(QStringLiteral(EVENMATCH_CLI),
            {"review", path, "--network", MODELS "/go.evm", "--server", "Fox", "--cache", folder.filePath("cache"), "--judge", "search",
                "--visits", "2,4", "--annotated", folder.filePath("annotated.sgf")});
        QVERIFY(cli.waitForFinished(-1) && cli.exitCode() == 0);
        QVERIFY(cli.readAllStandardOutput().contains("plays like "));
        QVERIFY(contentOf(folder.filePath("annotated.sgf")).contains("Of 100 players "));
    }

    /// Ctrl+C keeps what the network has evaluated.
    void keepsWhatItHasWhenItIsStopped()
    {
#ifndef EVENMATCH_ONEDNN
        QSKIP("this build has no oneDNN");
#endif
        const QTemporaryDir folder;
        const QString path = folder.filePath("long.sgf");
        const QDir cache(folder.filePath("cache"));
        QByteArray game("(;GM[1]SZ[19]");
        for (int point = 0; point < 340; ++point)
            game.append(";B[").append(static_cast<char>('a' + point % 19)).append(static_cast<char>('a' + point / 19)).append("];W[]");
        writeFile(path, game + ')');
        for (int wait = 200; !cache.exists() || cache.isEmpty(); wait *= 2) {
            QProcess cli;
            cli.start(QStringLiteral(EVENMATCH_CLI),
                {"review", path, "--network", MODELS "/go.evm", "--threads", "1", "--cache", cache.path(), "--judge", "none"});
            QVERIFY(cli.waitForStarted(-1));
            QVERIFY2(!cli.waitForFinished(wait), "it was stopped before, and kept nothing");
            kill(static_cast<pid_t>(cli.processId()), SIGINT);
            cli.waitForFinished(-1);
        }
    }
};

EVENMATCH_TEST_WITH_WIDGETS(TestReviewCli)

} // namespace tst_review_cli

#include "tst_review_cli.moc"
