// Strength in iterations of UCT: close to the truth for UCT itself, in the right order, and reproducible.
#include "tests/run_tests.h"

#include "app/lab/complexity/complexity.h"
#include "app/lab/experiments/complexity/complexity.h"
#include "core/game/registry/games.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_complexity {

using namespace evenmatch;
using namespace evenmatch::search;

namespace {

ComplexityPlan planOf(const char* game, const char* target)
{
    ComplexityPlan plan;
    plan.start = game::findGame(game)->start();
    plan.target = {target, [parsed = parsePlayerSpec(target).value()] { return makePlayer(parsed, {}); }};
    plan.matches = 40;
    plan.trials = 2;
    plan.boundRuns = 1;
    plan.mostIterations = 20'000;
    return plan;
}

ComplexityResult measure(const ComplexityPlan& plan) { return measureComplexity(plan, {}, {}).value(); }

} // namespace

class TestComplexity : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void findsUctItself_data()
    {
        QTest::addColumn<QByteArray>("game");
        QTest::newRow("connect4") << QByteArray("connect4");
        QTest::newRow("othello6") << QByteArray("othello6");
    }

    /// Few games, therefore a wide margin.
    void findsUctItself()
    {
        QFETCH(QByteArray, game);
        ComplexityPlan plan = planOf(game, "uct:40");
        plan.matches = 100;
        plan.trials = 4;
        const ComplexityResult result = measure(plan);
        QCOMPARE(result.trials.size(), 4u);
        const double mean = strength::meanOf(result.trials).mean;
        QVERIFY2(mean > 25 && mean < 65, qPrintable(QString::number(mean)));
        QVERIFY(result.bounds.lower >= 1 && result.bounds.upper >= 100);
    }

    void ordersTargets()
    {
        double before = 0;
        for (const char* target : {"random", "heuristic", "minimax:2"}) {
            const double mean = strength::meanOf(measure(planOf("connect4", target)).trials).mean;
            QVERIFY2(mean > before, qPrintable(QString("%1 %2").arg(target).arg(mean)));
            before = mean;
        }
        QVERIFY(before < 2000);
    }

    void doesNotDependOnThreads_data()
    {
        QTest::addColumn<bool>("trueSkill");
        QTest::newRow("score") << false;
        QTest::newRow("TrueSkill") << true;
    }

    void doesNotDependOnThreads()
    {
        QFETCH(bool, trueSkill);
        ComplexityPlan plan = planOf("connect4", "uct:30");
        plan.balance.measure = trueSkill ? strength::BalanceMeasure::TrueSkill : strength::BalanceMeasure::Score;
        const ComplexityResult once = measure(plan);
        plan.parallel = 4;
        const ComplexityResult again = measure(plan);
        QVERIFY(again.steps == once.steps);
        QCOMPARE(again.trials, once.trials);
        plan.seed = 2;
        QVERIFY(measure(plan).steps != once.steps);
    }

    void goesOnWhereItWas()
    {
        QTemporaryDir folder;
        ComplexityPlan plan = planOf("connect4", "uct:30");
        const ComplexityResult whole = measure(plan);
        plan.state = folder.filePath("steps.jsonl").toStdString();
        QVERIFY(measure(plan).steps == whole.steps);
        // Cut off in the middle of a line, as after a kill.
        QFile file(folder.filePath("steps.jsonl"));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(file.size() * 2 / 3));
        file.close();
        const ComplexityResult resumed = measure(plan);
        QVERIFY(resumed.steps == whole.steps);
        QVERIFY(resumed.resumed > 0 && resumed.resumed < whole.steps.size());
        plan.trials = 3; // further trials continue with the same file
        const ComplexityResult more = measure(plan);
        QCOMPARE(more.resumed, whole.steps.size());
        QCOMPARE(more.trials.size(), 3u);
        QCOMPARE(more.trials[1], whole.trials[1]);
    }

    void refusesAnotherRunsFile()
    {
        QTemporaryDir folder;
        ComplexityPlan plan = planOf("connect4", "random");
        plan.state = folder.filePath("steps.jsonl").toStdString();
        measure(plan);
        plan.seed = 2;
        const auto refused = measureComplexity(plan, {}, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, core::ErrorCode::BadArgument);
        QCOMPARE(refused.error().line, 1u);
    }

    void knowsWhatIsOutOfReach()
    {
        ComplexityPlan plan = planOf("connect4", "uct:2000");
        plan.matches = 20;
        plan.mostIterations = 150;
        const ComplexityResult result = measure(plan);
        QVERIFY(result.outOfReach && result.trials.empty() && !result.stopped);
    }

    /// The middle of the first bounds is no result of a trial.
    void meansAreOfFinishedTrials()
    {
        using Phase = ComplexityStep::Phase;
        std::vector<ComplexityStep> steps(2);
        steps[0] = {.phase = Phase::Trial, .iterations = 40, .verdict = strength::Verdict::Balanced, .bounds = {20, 60}};
        steps[1] = {.phase = Phase::Trial, .run = 1, .iterations = 40, .verdict = strength::Verdict::Stronger, .bounds = {20, 40}};
        const auto rows
            = [&] { return experiments::complexityFindings({.game = "connect4", .target = "random"}, steps).tables.front().rows; };
        QCOMPARE(rows().size(), 3u);
        QCOMPARE(rows()[0].name.arguments.front().text, std::string("1"));
        QCOMPARE(rows()[0].ours, 40.0);
        QCOMPARE(rows()[2].ours, 30.0);
        steps[1].bounds = {39, 40};
        QCOMPARE(rows()[0].name.arguments.front().text, std::string("2"));
        QCOMPARE(rows()[0].ours, 39.75);
    }

    void stops()
    {
        std::stop_source stop;
        stop.request_stop();
        const auto result = measureComplexity(planOf("connect4", "random"), {}, jobs::JobContext(stop.get_token(), nullptr));
        QVERIFY(result && result->stopped && result->trials.empty());
    }
};

EVENMATCH_TEST(TestComplexity)

} // namespace tst_complexity

#include "tst_complexity.moc"
