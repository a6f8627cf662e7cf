#include "tests/run_tests.h"

#include "tests/files.h"
#include "tests/ui/file_dialog.h"
#include "tests/ui/tab_order.h"
#include "ui/lab/cli_process.h"
#include "ui/lab/findings_model.h"
#include "ui/lab/findings_plot.h"
#include "ui/lab/lab_form.h"
#include "ui/lab/lab_result_panel.h"
#include "ui/pages/lab_page.h"
#include "ui/widgets/card.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QHeaderView>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

#include <cmath>
#include <map>
#include <memory>

namespace tst_lab {

using namespace evenmatch;
using namespace evenmatch::ui;

/// A process that a test controls.
class ScriptedProcess final : public LabProcess {
public:
    QStringList arguments;
    bool stopRequested = false;

    void start(const QStringList& with) override { arguments = with; }
    void stop() override { stopRequested = true; }
    void kill() override { }
    void say(const QByteArray& text) { Q_EMIT line(text); }
    void end(ProcessEnd::How how = ProcessEnd::How::Exited, int code = 0, const QString& words = {}) { Q_EMIT ended({how, code, words}); }
};

namespace {

QByteArray findingsOf(int rows, double first = 1.5)
{
    QByteArray all;
    QByteArray points;
    for (int i = 0; i < rows; ++i) {
        const QByteArray number = QByteArray::number(first + i);
        all += (i ? "," : "") + QByteArray(R"({"name": "row )") + QByteArray::number(i) + R"(", "ours": )" + number
            + R"(, "low": 0.5, "high": 9.5, "paper": )" + (i == 0 ? "2.05" : "null") + R"(, "sample": 40})";
        points
            += (i ? "," : "") + QByteArray(R"({"x": )") + QByteArray::number(i) + R"(, "y": )" + number + R"(, "low": 0.5, "high": null})";
    }
    return R"({"event": "findings", "tables": [{"title": "Ratings", "unit": "Elo", "sampleUnit": "games", "rows": [)" + all
        + R"(]}], "notes": ["a note"], "plotData": [{"title": "Plot", "xLabel": "x", "yLabel": "y", "xNames": [], "series": [{"name": "one", "line": true, "marks": true, "points": [)"
        + points + "]}]}]}";
}

LabPlan planOf(const char* line = "sa-elo")
{
    LabPlan plan;
    plan.line = QLatin1String(line);
    plan.game = QStringLiteral("chess");
    return plan;
}

} // namespace

class TestLab : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        m_jobs = std::make_unique<JobList>();
        open();
    }

    void cleanup()
    {
        m_page.reset();
        m_jobs.reset();
        m_folder.reset();
        m_processes.clear();
    }

    void emptyPageOffersARun()
    {
        auto* first = find<QPushButton>("labFirstRun");
        QVERIFY(first->isVisible());
        QVERIFY(!find<QListView>("labRuns")->isVisible());
        QTest::mouseClick(first, Qt::LeftButton);
        QCOMPARE(m_page->lab().rowCount(), 1);
        QCOMPARE(process().arguments.value(0), QStringLiteral("complexity"));
        QVERIFY(!first->isVisible());
        QVERIFY(find<QListView>("labRuns")->isVisible());
        QCOMPARE(find<QComboBox>("labLine")->currentData().toString(), QStringLiteral("complexity"));
    }

    /// On a screen of 1024×768.
    void questionsAreNotCutOff()
    {
        m_page->setMinimumSize(1, 1); // the window's, too, is smaller than its pages want
        m_page->resize(880, 620);
        for (const char* name : {"labFirstRun", "labSecondRun"}) {
            const auto* button = find<QPushButton>(name);
            QVERIFY(!button->accessibleName().contains(QLatin1Char('\n')));
            QTRY_VERIFY2(button->width() >= button->sizeHint().width() && button->height() >= button->sizeHint().height(), name);
        }
        m_page->resize(1600, 900);
        QTRY_VERIFY(!find<QPushButton>("labSecondRun")->text().contains(QLatin1Char('\n')));
    }

    void plansBecomeArguments_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("quick");
        QTest::addColumn<QString>("expected");
        addRow(
            "line", "sa-elo", false, "reproduce sa-elo --out F --game chess --games 7 --network n.evm --sims 5 --seed 3 --progress json");
        addRow("quick", "sa-elo", true,
            "reproduce sa-elo --out F --game chess --quick --games 7 --network n.evm --sims 5 --seed 3 --progress json");
        addRow("complexity", "complexity", false,
            "complexity chess --target random --resume F/steps.jsonl --matches 7 --network n.evm --sims 5 --seed 3 --progress json");
        addRow("match", "match", true,
            "match chess --first random --second mcts --games 7 --parallel 2 --resume F/games.jsonl --network n.evm "
            "--sims 5 --seed 3 --progress json");
    }

    void plansBecomeArguments()
    {
        QFETCH(QString, line);
        QFETCH(bool, quick);
        QFETCH(QString, expected);
        LabPlan plan = planOf(qPrintable(line));
        plan.first = QStringLiteral("random");
        plan.second = QStringLiteral("mcts");
        plan.quick = quick;
        plan.games = 7;
        plan.simulations = 5;
        plan.seed = 3;
        plan.network = QStringLiteral("n.evm");
        QCOMPARE(plan.arguments(QStringLiteral("F")).join(QLatin1Char(' ')), expected);
        QVERIFY(LabPlan::fromJson(plan.toJson()) == plan);
    }

    void resultsGrowWhileItRuns()
    {
        QAbstractItemModelTester runs(&m_page->lab(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        LabRun* run = start();
        QCOMPARE(run->state(), LabRun::State::Running);
        QVERIFY(find<QPushButton>("labStop")->isVisible());
        QVERIFY(!find<QPushButton>("labContinue")->isVisible());
        QCOMPARE(m_jobs->jobs().size(), std::size_t(1));

        process().say(R"({"event": "progress", "done": 30, "total": 120, "remaining": 42})");
        QCOMPARE(run->progress(), (jobs::Progress{30, 120}));
        QCOMPARE(run->remaining(), std::optional(std::chrono::seconds(42)));
        const QString state = find<QLabel>("labState")->text();
        QVERIFY2(state.contains(QStringLiteral("25 %")) && state.contains(QStringLiteral("42")), qPrintable(state));

        process().say(findingsOf(1));
        auto* table = find<QTableView>("labTable");
        QVERIFY(table && table->isVisible());
        QAbstractItemModelTester findings(table->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(table->model()->rowCount(), 1);
        QCOMPARE(table->model()->index(0, FindingsModel::Ours).data().toString(), QStringLiteral("1.50"));
        QCOMPARE(table->model()->index(0, FindingsModel::Interval).data().toString(), QStringLiteral("0.50 … 9.50"));
        QCOMPARE(table->model()->index(0, FindingsModel::Paper).data().toString(), QStringLiteral("2.05"));
        process().say(findingsOf(3));
        QCOMPARE(table->model()->rowCount(), 3);
        QCOMPARE(table->model()->index(2, FindingsModel::Paper).data().toString(), QStringLiteral("–"));
        process().say(findingsOf(3).replace("row 1", "the mean of all of the trials, whose name is a long one"));
        table->horizontalHeader()->setSectionResizeMode(FindingsModel::Name, QHeaderView::Fixed);
        table->horizontalHeader()->resizeSection(FindingsModel::Name, 120);
        QVERIFY(table->rowHeight(1) > table->rowHeight(0)); // a long name takes several lines
        QVERIFY(table->height() >= table->horizontalHeader()->height() + table->verticalHeader()->length());
        QVERIFY(find<FindingsPlot>("findingsPlot")->isVisible());
        QCOMPARE(find<QLabel>("labNotes")->text(), QStringLiteral("a note"));

        process().say(R"({"event": "end", "state": "done", "reason": ""})");
        process().end();
        QCOMPARE(run->state(), LabRun::State::Done);
        QVERIFY(!find<QPushButton>("labStop")->isVisible());
        QTRY_VERIFY(m_jobs->jobs().empty());
    }

    /// Tab order during the measurement and afterwards, and with another run for comparison.
    void tabGoesThroughResults()
    {
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        start();
        for (const bool ended : {false, true}) {
            process().say(findingsOf(3));
            if (ended) {
                process().end();
                start();
                process().say(findingsOf(2));
            }
            QVERIFY(find<QTableView>("labTable")->isVisible());
            const QString problems = tabProblems(m_page.get());
            QVERIFY2(problems.isEmpty(), qPrintable(problems));
        }
    }

    /// They are drawn, and have a text alternative.
    void showsBoxesAndMatrices()
    {
        LabRun* run = start();
        process().say(R"({"event": "findings", "tables": [], "plotData": [
        {"title": "Boxes", "xNames": ["9d", "8d"], "series": [{"name": "one", "line": false, "marks": false, "points": [
            {"x": 0, "y": 5, "low": 1, "high": 9, "lowerQuartile": 4, "upperQuartile": 6}, {"x": 1, "y": 3, "low": 2, "high": 4}]}]},
        {"title": "Matrix", "xNames": ["9d", "8d"], "yNames": ["9d"], "cells": [[75, 25], "none"], "series": []}]})");
        const LabFindings& findings = run->findings();
        QCOMPARE(findings.plots.size(), std::size_t(2));
        QVERIFY(findings.plots[0].series[0].points[0].isBox() && !findings.plots[0].series[0].points[1].isBox());
        QCOMPARE(findings.plots[1].cells, (std::vector<std::vector<double>>{{75, 25}, {}}));
        QStringList read;
        for (const auto* plot : m_page->findChildren<FindingsPlot*>(QStringLiteral("findingsPlot")))
            if (plot->isVisible())
                read << plot->accessibleDescription();
        QVERIFY2(read.filter(QStringLiteral("8d: 25")).size() == 1, qPrintable(read.join(QLatin1Char('|'))));
        QVERIFY2(read.filter(QStringLiteral("9d: 5")).size() == 1, qPrintable(read.join(QLatin1Char('|'))));
    }

    void garbageChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("text") << QByteArray("hello");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("half an event") << QByteArray("{\"event\": \"findings\", \"tab");
        QTest::newRow("bytes") << QByteArray("\x00\xff\xfe{", 4);
        QTest::newRow("array") << QByteArray("[1, 2]");
        QTest::newRow("unknown event") << QByteArray(R"({"event": "dance"})");
        QTest::newRow("findings that are none") << QByteArray(R"({"event": "findings", "tables": 3, "plotData": {"a": 1}})");
    }

    void garbageChangesNothing()
    {
        QFETCH(QByteArray, line);
        LabRun* run = start();
        process().say(findingsOf(2));
        process().say(line);
        QCOMPARE(run->state(), LabRun::State::Running);
        QCOMPARE(run->findings().tables.size(), std::size_t(1));
        QCOMPARE(run->findings().tables[0].rows.size(), std::size_t(2));
        // Unexpected kinds of numbers.
        process().say(R"({"event": "progress", "done": 1e300, "total": -5, "remaining": "soon"})");
        process().say(
            R"({"event": "findings", "tables": [{"rows": [{"name": 7, "ours": "x", "sample": -1e99}, 3]}], "plotData": [{"series": [{"points": [{"x": null}]}]}]})");
        QVERIFY(std::isnan(run->findings().tables[0].rows[0].ours));
        QVERIFY(run->findings().plots[0].series[0].points.empty());
    }

    void runsWaitForEachOther()
    {
        LabRun* first = start();
        LabRun* second = start(planOf("sa-bound"));
        LabRun* third = start(planOf("se-winrate"));
        QCOMPARE(first->state(), LabRun::State::Running);
        QCOMPARE(second->state(), LabRun::State::Queued);
        QVERIFY(LabRun::load(second->folder())); // a crash does not lose it
        QCOMPARE(m_processes.size(), std::size_t(1));
        second->stop();
        QCOMPARE(second->state(), LabRun::State::Stopped);
        process().say(R"({"event": "end", "state": "done"})");
        process().end();
        QTRY_COMPARE(third->state(), LabRun::State::Running);
        QCOMPARE(m_processes.size(), std::size_t(2));
        QCOMPARE(process().arguments.value(1), QStringLiteral("se-winrate"));
    }

    void endsAreTold_data()
    {
        QTest::addColumn<QByteArray>("said");
        QTest::addColumn<int>("how");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("state");
        QTest::addColumn<QString>("reason");
        const int exited = static_cast<int>(ProcessEnd::How::Exited);
        const int failed = static_cast<int>(LabRun::State::Failed);
        addRow("done", QByteArray(R"({"event": "end", "state": "done"})"), exited, 0, QString(), static_cast<int>(LabRun::State::Done),
            QString());
        addRow("stopped from outside", QByteArray(R"({"event": "end", "state": "stopped"})"), exited, 1, QString(),
            static_cast<int>(LabRun::State::Stopped), QString());
        addRow("failed", QByteArray(R"({"event": "end", "state": "failed", "reason": "no such game"})"), exited, 2, QStringLiteral("x"),
            failed, QStringLiteral("no such game"));
        addRow("known error",
            QByteArray(
                R"({"event": "end", "state": "failed", "reason": "raw", "error": {"code": 35, "detail": "games", "file": "a.sgf"}})"),
            exited, 2, QString(), failed, QStringLiteral("a.sgf: not found: games"));
        addRow("later error",
            QByteArray(R"({"event": "end", "state": "failed", "reason": "raw", "error": {"code": 250, "detail": "games"}})"), exited, 2,
            QString(), failed, QStringLiteral("raw"));
        addRow("said nothing", QByteArray("?"), exited, 2, QStringLiteral("The following argument was not expected: --progress"), failed,
            QStringLiteral("--progress"));
        addRow("nothing at all", QByteArray(), exited, 0, QString(), failed, QStringLiteral("without a result"));
        addRow("crash", QByteArray(), static_cast<int>(ProcessEnd::How::Crashed), 11, QString(), failed, QStringLiteral("was interrupted"));
        addRow("not there", QByteArray(), static_cast<int>(ProcessEnd::How::NotStarted), 0, QStringLiteral("No such file"), failed,
            QStringLiteral("No such file"));
    }

    void endsAreTold()
    {
        QFETCH(QByteArray, said);
        QFETCH(int, how);
        QFETCH(int, code);
        QFETCH(QString, words);
        QFETCH(int, state);
        QFETCH(QString, reason);
        LabRun* run = start();
        process().say(said);
        process().end(static_cast<ProcessEnd::How>(how), code, words);
        QCOMPARE(static_cast<int>(run->state()), state);
        QCOMPARE(find<QLabel>("labNothing")->text().contains(QStringLiteral("Press Continue")), run->canContinue());
        QVERIFY2(run->reason().contains(reason) && run->reason().isEmpty() == reason.isEmpty(), qPrintable(run->reason()));
        QVERIFY(!run->reason().contains(QLatin1Char('\n')));
    }

    void stoppedRunsGoOn()
    {
        LabRun* run = start();
        process().say(findingsOf(2));
        const QStringList arguments = process().arguments;
        QTest::mouseClick(find<QPushButton>("labStop"), Qt::LeftButton);
        QVERIFY(process().stopRequested);
        QCOMPARE(run->state(), LabRun::State::Running); // until it has ended
        process().end(ProcessEnd::How::Crashed, 15); // a stop request before it listened to signals
        QCOMPARE(run->state(), LabRun::State::Stopped);
        QTest::mouseClick(find<QPushButton>("labContinue"), Qt::LeftButton);
        QCOMPARE(run->state(), LabRun::State::Running);
        QCOMPARE(process().arguments, arguments); // so that the program finds its state
        process().say(R"({"event": "findings", "tables": [], "notes": []})");
        QCOMPARE(run->findings().tables[0].rows.size(), std::size_t(2)); // existing results stay until there are more
    }

    /// By keyboard, where one button replaces the other.
    void stopAndContinueKeepTheFocus()
    {
        start();
        process().say(findingsOf(2));
        m_page->activateWindow();
        auto* stop = find<QPushButton>("labStop");
        auto* goOn = find<QPushButton>("labContinue");
        stop->setFocus();
        QTRY_VERIFY(stop->hasFocus());
        stop->click();
        process().end(ProcessEnd::How::Crashed, 15);
        QCOMPARE(m_page->focusWidget(), goOn);
        goOn->click();
        QCOMPARE(m_page->focusWidget(), stop);
        process().say(R"({"event": "end", "state": "done"})");
        process().end();
        QCOMPARE(m_page->focusWidget(), find<QPushButton>("labExport"));
    }

    /// Progress of the run leaves the words.
    void exportOfARunningRunIsTold()
    {
        start();
        process().say(findingsOf(2));
        const QString file = m_folder->filePath(QStringLiteral("run.csv"));
        chooseNextFile(file);
        find<QPushButton>("labExport")->click();
        const auto* notice = m_page->result()->findChild<Notice*>();
        QVERIFY(notice->isVisible() && notice->text().contains(file));
        process().say(R"({"event": "progress", "done": 30, "total": 120})");
        QVERIFY(notice->isVisible());
        process().end(ProcessEnd::How::Crashed, 9);
        QVERIFY(notice->isAlarm());
    }

    void crashKeepsWhatWasFound()
    {
        LabRun* run = start();
        process().say(findingsOf(2));
        process().end(ProcessEnd::How::Crashed, 9);
        QCOMPARE(run->state(), LabRun::State::Failed);
        QVERIFY(find<QTableView>("labTable")->isVisible());
        QVERIFY(find<QPushButton>("labContinue")->isVisible());
        open();
        QCOMPARE(m_page->lab().runAt(0)->findings().tables[0].rows.size(), std::size_t(2));
        QCOMPARE(m_page->lab().runAt(0)->state(), LabRun::State::Failed);
    }

    void runsOfEarlierSessions()
    {
        start();
        process().say(findingsOf(3));
        process().say(R"({"event": "end", "state": "done"})");
        process().end();
        start(planOf("sa-bound"));
        open(); // the second run is running when the window closes
        QCOMPARE(m_page->lab().rowCount(), 2);
        QVERIFY(m_processes.empty());
        std::map<QString, LabRun*> runs;
        for (int row = 0; row < 2; ++row)
            runs[m_page->lab().runAt(row)->plan().line] = m_page->lab().runAt(row);
        QCOMPARE(runs.at(QStringLiteral("sa-elo"))->state(), LabRun::State::Done);
        QCOMPARE(runs.at(QStringLiteral("sa-elo"))->findings().tables[0].rows.size(), std::size_t(3));
        QCOMPARE(runs.at(QStringLiteral("sa-bound"))->state(), LabRun::State::Stopped);
        m_page->lab().continueRun(runs.at(QStringLiteral("sa-bound")));
        QCOMPARE(runs.at(QStringLiteral("sa-bound"))->state(), LabRun::State::Running);
        const QString folder = runs.at(QStringLiteral("sa-elo"))->folder();
        m_page->lab().remove(runs.at(QStringLiteral("sa-elo")));
        QCOMPARE(m_page->lab().rowCount(), 1);
        QVERIFY(!QFile::exists(folder));
    }

    /// Hours of results are not deleted by one click.
    void removalAsks()
    {
        start();
        process().say(findingsOf(3));
        process().say(R"({"event": "end", "state": "done"})");
        process().end();
        const QString folder = m_page->lab().runAt(0)->folder();
        const auto answer = [this](const char* button) {
            find<QPushButton>("labRemove")->click();
            const QPointer<QMessageBox> question = find<QMessageBox>("askedFirst");
            QVERIFY(question && m_page->lab().rowCount() == 1);
            QAbstractButton* const wanted
                = button ? question->findChild<QAbstractButton*>(QLatin1String(button)) : question->button(QMessageBox::Cancel);
            QVERIFY(wanted);
            wanted->click();
            QTRY_VERIFY(!question);
        };
        answer(nullptr);
        QCOMPARE(m_page->lab().rowCount(), 1);
        QVERIFY(QFile::exists(folder));
        answer("doIt");
        QCOMPARE(m_page->lab().rowCount(), 0);
        QVERIFY(!QFile::exists(folder));
    }

    void damagedFoldersAreLeftOut()
    {
        for (const auto& [name, content] :
            {std::pair("a", "not json"), std::pair("b", "{}"), std::pair("c", R"({"plan": {"line": "--help"}, "state": "done"})"),
                std::pair("d", R"({"plan": {"line": "sa-elo", "seed": -1e300}, "state": "done", "begun": 4, "seconds": 1e300})")}) {
            const QString folder = m_folder->filePath(QStringLiteral("lab/") + QLatin1String(name));
            QVERIFY(QDir().mkpath(folder));
            writeFile(folder + QStringLiteral("/run.json"), content);
        }
        open();
        QCOMPARE(m_page->lab().rowCount(), 1);
        QVERIFY(find<QPushButton>("labRemove")->isVisible());
    }

    void closingStops()
    {
        start();
        const QPointer<ScriptedProcess> running = &process();
        m_page.reset();
        QVERIFY(!running);
    }

    /// After another language was chosen.
    void runsGoOnInTheNextWindow()
    {
        start();
        const QStringList first = process().arguments;
        start();
        const QStringList folders = m_page->lab().openRuns();
        QCOMPARE(folders.size(), 2);
        open();
        Lab& lab = m_page->lab();
        QVERIFY(lab.openRuns().isEmpty());
        lab.continueRuns(folders);
        QVERIFY(lab.openRuns().isEmpty());
        process().end(); // the list of lines
        QCOMPARE(QSet<QString>(folders.begin(), folders.end()), [&] {
            const QStringList now = lab.openRuns();
            return QSet<QString>(now.begin(), now.end());
        }());
        QCOMPARE(m_processes.size(), std::size_t(2)); // the other one waits
        QCOMPARE(process().arguments.size(), first.size());
        process().say(R"({"event": "end", "state": "done"})");
        process().end();
        QTRY_COMPARE(m_processes.size(), std::size_t(3));
        QCOMPARE(lab.openRuns().size(), 1);
    }

    void linesComeFromTheProgram()
    {
        auto* lines = find<QComboBox>("labLine");
        QCOMPARE(lines->count(), 2); // the commands
        m_page->look();
        m_page->look();
        QCOMPARE(m_processes.size(), std::size_t(1));
        QCOMPARE(process().arguments.join(QLatin1Char(' ')), QStringLiteral("reproduce --list --json"));
        process().say(
            R"({"lines": [{"name": "sa-elo", "about": "z", "paper": "SA, table 1", "games": ["chess", "go9"], "needsData": false},)");
        process().say(
            R"({"name": "new-line", "about": "something new", "paper": "X", "games": [], "needsData": true}, {"name": "--bad"}, 7]})");
        process().end();
        QCOMPARE(lines->count(), 4);
        lines->setCurrentIndex(lines->findData(QStringLiteral("new-line")));
        QCOMPARE(find<QLabel>("labAbout")->text(), QStringLiteral("something new"));
        QVERIFY(!find<QComboBox>("labGame")->isVisible());
        QVERIFY(!find<QPushButton>("labStart")->isEnabled()); // the data are missing
        QVERIFY(find<QLabel>("labWanting")->isVisible());
        find<QLineEdit>("labData")->setText(QStringLiteral("/games"));
        QVERIFY(find<QPushButton>("labStart")->isEnabled());
        QTest::mouseClick(find<QPushButton>("labStart"), Qt::LeftButton);
        QVERIFY(process().arguments.contains(QStringLiteral("/games")));
        lines->setCurrentIndex(lines->findData(QStringLiteral("sa-elo")));
        QCOMPARE(find<QComboBox>("labGame")->count(), 2);
        QVERIFY(!find<QLineEdit>("labData")->isVisible());
    }

    /// In another experiment; another game has its own players.
    void typedPlayersStay()
    {
        auto* lines = find<QComboBox>("labLine");
        auto* game = find<QComboBox>("labGame");
        auto* player = find<QComboBox>("labFirst");
        lines->setCurrentIndex(0);
        QCOMPARE(game->currentData().toString(), QStringLiteral("connect4"));
        player->setCurrentText(QStringLiteral("uct:700"));
        lines->setCurrentIndex(1);
        QCOMPARE(game->currentData().toString(), QStringLiteral("connect4"));
        QCOMPARE(player->currentText(), QStringLiteral("uct:700"));
        game->setCurrentIndex(game->findData(QStringLiteral("chess")));
        QCOMPARE(player->currentText(), QStringLiteral("random"));
    }

    void runsAreCompared()
    {
        for (const double first : {1.0, 5.0}) {
            start();
            process().say(findingsOf(2, first));
            process().say(R"({"event": "end", "state": "done"})");
            process().end();
        }
        start(planOf("sa-bound"));
        QVERIFY(!find<QComboBox>("labCompare")->isVisible()); // there is no comparable run
        find<QListView>("labRuns")->setCurrentIndex(m_page->lab().index(1));
        auto* compare = find<QComboBox>("labCompare");
        QVERIFY(compare->isVisible());
        QCOMPARE(compare->count(), 2);
        compare->setCurrentIndex(1);
        Q_EMIT compare->activated(1);
        QAbstractItemModel* table = find<QTableView>("labTable")->model();
        QCOMPARE(table->columnCount(), static_cast<int>(FindingsModel::ColumnCount));
        QCOMPARE(table->index(0, FindingsModel::Ours).data().toString(), QStringLiteral("5.00"));
        const auto other = [table] { return table->index(0, FindingsModel::Other).data().toString(); };
        QCOMPARE(other(), QStringLiteral("1.00 (0.50 … 9.50)"));

        process().say(R"({"event": "end", "state": "done"})");
        process().end();
        start();
        find<QListView>("labRuns")->setCurrentIndex(m_page->lab().index(2));
        QCOMPARE(compare->count(), 2); // the new run has found nothing yet
        process().say(findingsOf(2, 8));
        QCOMPARE(compare->count(), 3);
        QCOMPARE(other(), QStringLiteral("1.00 (0.50 … 9.50)"));
        compare->setCurrentIndex(1);
        Q_EMIT compare->activated(1);
        QCOMPARE(other(), QStringLiteral("8.00 (0.50 … 9.50)"));
        process().say(findingsOf(2, 7));
        QCOMPARE(other(), QStringLiteral("7.00 (0.50 … 9.50)"));
    }

    void exports_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"a.csv", "a.json", "a.svg", "a.png"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void exports()
    {
        QFETCH(QString, name);
        start();
        process().say(findingsOf(2));
        const QString path = m_folder->filePath(name);
        QVERIFY(m_page->result()->exportTo(path).ok());
        const QByteArray content = contentOf(path);
        if (name.endsWith(QLatin1String("csv")))
            QCOMPARE(content,
                QByteArray("table,name,ours,low,high,paper,sample,unit\r\n\"Ratings\",\"row "
                           "0\",1.5,0.5,9.5,2.05,40,\"Elo\"\r\n\"Ratings\",\"row 1\",2.5,0.5,9.5,,40,\"Elo\"\r\n"));
        else if (name.endsWith(QLatin1String("json")))
            QVERIFY(!LabFindings::fromJson(QJsonDocument::fromJson(content).object()).isEmpty());
        else if (name.endsWith(QLatin1String("svg"))) {
            QXmlStreamReader reader(content);
            while (!reader.atEnd())
                reader.readNext();
            QVERIFY(!reader.hasError() && content.contains("<svg"));
        } else
            QVERIFY(!QImage::fromData(content).isNull());
        const auto failed = m_page->result()->exportTo(QStringLiteral("/nowhere/") + name);
        QVERIFY(!failed.ok() && failed.error().code == core::ErrorCode::CannotWrite);
    }

    void findingsWithoutPlotsHaveNoPicture()
    {
        start();
        process().say(R"({"event": "findings", "tables": [{"title": "Result", "rows": [{"name": "score", "ours": 50}]}]})");
        const QString path = m_folder->filePath(QStringLiteral("a.svg"));
        const auto failed = m_page->result()->exportTo(path);
        QVERIFY(!failed.ok() && failed.error().code == core::ErrorCode::NotFound);
        QVERIFY(m_page->result()->exportTo(m_folder->filePath(QStringLiteral("a.csv"))).ok());
    }

    void missingProgramIsSaid()
    {
        for (const QString& program : {QString(), QStringLiteral("/nowhere/evenmatch-cli")}) {
            open(cliProcesses(program));
            LabRun* run = start();
            QTRY_COMPARE(run->state(), LabRun::State::Failed);
            QVERIFY2(run->reason().contains(QStringLiteral("could not be started")), qPrintable(run->reason()));
            m_page->look();
            QTRY_VERIFY(!m_page->lab().problem().isEmpty());
        }
    }

    void realProgram()
    {
        open(cliProcesses(QStringLiteral(EVENMATCH_LAB)));
        m_page->look();
        QTRY_VERIFY(m_page->lab().lines().size() > 8);
        LabPlan plan = planOf("sa-elo");
        plan.network = QStringLiteral("fake:chess");
        plan.simulations = 2;
        QSignalSpy found(start(plan), &LabRun::foundMore);
        LabRun* run = m_page->lab().runAt(0);
        QTRY_COMPARE(run->state(), LabRun::State::Done);
        QVERIFY(found.size() >= 3); // after each z
        QCOMPARE(run->findings().tables.size(), std::size_t(2));
        QCOMPARE(run->findings().plots.size(), std::size_t(1));
        QVERIFY(QFile::exists(run->folder() + QStringLiteral("/sa-elo-chess-quick.json")));

        plan.network = QStringLiteral("/nowhere.evm");
        LabRun* broken = start(plan);
        QTRY_COMPARE(broken->state(), LabRun::State::Failed);
        QVERIFY2(broken->reason().contains(QStringLiteral("nowhere.evm")), qPrintable(broken->reason()));
    }

    /// Stopped in the middle by a signal, then continued to the same end as without.
    void realProgramStops()
    {
        open(cliProcesses(QStringLiteral(EVENMATCH_LAB)));
        LabPlan plan = planOf("complexity");
        plan.game = QStringLiteral("connect4");
        plan.first = QStringLiteral("random");
        plan.games = 40;
        LabRun* whole = start(plan);
        QTRY_COMPARE(whole->state(), LabRun::State::Done);
        LabRun* run = start(plan);
        connect(run, &LabRun::foundMore, run, [run] { run->stop(); });
        QTRY_VERIFY(!run->isOpen());
        disconnect(run, &LabRun::foundMore, run, nullptr);
        if (run->canContinue()) { // it may have been at its end already
            QCOMPARE(run->state(), LabRun::State::Stopped);
            m_page->lab().continueRun(run);
            QTRY_VERIFY(!run->isOpen());
        }
        QCOMPARE(run->state(), LabRun::State::Done);
        QCOMPARE(run->findings().toCsv(), whole->findings().toCsv());
    }

    /// Texts arrive from the command line in English, with their templates, by which the window translates them.
    void titlesAreTranslated()
    {
        struct Loud final : QTranslator {
            bool isEmpty() const override { return false; }
            QString translate(const char* context, const char* text, const char*, int) const override
            {
                return qstrcmp(context, "Findings") == 0 ? QString::fromUtf8(text).toUpper() : QString();
            }
        } loud;
        const QJsonObject json = QJsonDocument::fromJson(R"json({
        "tables": [{"title": "connect4, uct:60: UCT iterations of equal strength", "unit": "iterations", "sampleUnit": "games", "rows": [
            {"name": "Nearest, first 50 moves: right", "ours": 1}, {"name": "round and round", "ours": 2}, {"name": "of an older run", "ours": 3}]}],
        "notes": ["3 won"],
        "texts": {"connect4, uct:60: UCT iterations of equal strength": ["%1, %2: UCT iterations of equal strength", "connect4", "uct:60"],
                  "Nearest, first 50 moves: right": ["%1: right", "Nearest, first 50 moves"], "Nearest, first 50 moves": ["Nearest, %1", "first 50 moves"],
                  "round and round": ["(%1)", "round and round"], "3 won": ["%1 won", "3"]
}
})json")
                                     .object();
        qApp->installTranslator(&loud);
        const LabFindings findings = LabFindings::fromJson(json);
        qApp->removeTranslator(&loud);
        const LabTable& table = findings.tables.front();
        QCOMPARE(table.title, QStringLiteral("CONNECT FOUR, UCT:60: UCT ITERATIONS OF EQUAL STRENGTH"));
        QCOMPARE(table.unit, QStringLiteral("ITERATIONS"));
        QCOMPARE(table.rows[0].name, QStringLiteral("NEAREST, FIRST 50 MOVES: RIGHT"));
        QVERIFY(table.rows[1].name.startsWith(QStringLiteral("((("))); // a file may contain any text
        QCOMPARE(findings.notes, QStringList{QStringLiteral("3 WON")});
        QCOMPARE(
            LabFindings::fromJson(json).tables.front().title, QStringLiteral("Connect Four, uct:60: UCT iterations of equal strength"));
    }

private:
    /// Opens the page like a new session.
    void open(LabProcessMaker processes = {})
    {
        m_page.reset();
        m_processes.clear();
        const LabProcessMaker scripted = [this] {
            auto made = std::make_unique<ScriptedProcess>();
            m_processes.push_back(made.get());
            return made;
        };
        m_page = std::make_unique<LabPage>(m_folder->filePath(QStringLiteral("lab")), processes ? processes : scripted, *m_jobs);
        m_page->resize(1000, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }

    LabRun* start(const LabPlan& plan = planOf())
    {
        m_page->start(plan);
        return m_page->lab().runAt(0);
    }

    ScriptedProcess& process() { return *m_processes.back(); }
    template <class Widget>
    Widget* find(const char* name)
    {
        return m_page->findChild<Widget*>(QLatin1String(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<JobList> m_jobs;
    std::unique_ptr<LabPage> m_page;
    std::vector<ScriptedProcess*> m_processes; ///< in the order of their creation; the Lab owns them
};

EVENMATCH_TEST_WITH_WIDGETS(TestLab)

} // namespace tst_lab

#include "tst_lab.moc"
