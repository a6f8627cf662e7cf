// kill -9 of the window in every state, at any moment: this program starts itself as a child that repeats an action and reports each step
// when it is committed; everything committed is restored when the window opens again. EVENMATCH_KILLS: number of kills in each state.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/random.h"
#include "core/record/board/line_record.h"
#include "core/record/notes/annotations.h"
#include "tests/files.h"
#include "tests/ui/library_window.h"
#include "tests/ui_http/loopback_server.h"
#include "ui/learn/card_lesson.h"
#include "ui/pages/review_page.h"
#include "ui/review/reviewer.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>

namespace tst_window_kill {

using namespace evenmatch;
using namespace evenmatch::ui;

namespace {

constexpr const char* kFolder = "EVENMATCH_TEST_CHILD";
constexpr const char* kState = "EVENMATCH_TEST_STATE"; ///< the state of the child
constexpr int kSteps = 60; ///< of the child, which is killed earlier
constexpr int kCards = 6;
constexpr int kImported = 10; ///< games in each step

/// EVENMATCH_KILLS sets another number.
int numberOfKills()
{
    constexpr int kKills = 2;
    bool isNumber = false;
    const int wanted = qEnvironmentVariableIntValue("EVENMATCH_KILLS", &isNumber);
    return isNumber ? wanted : kKills;
}

bool isQuiet(MainWindow& window)
{
    return QTest::qWaitFor([&] { return !window.engine().isBusy(); }, kPatience);
}

/// Plays a game with one move per step.
void play(MainWindow& window, int step, core::Random& random)
{
    GameSession& session = window.document().session();
    if (step == 0)
        window.document().startGame(NewGame());
    else
        session.play(session.position().randomMove(random));
}

/// Adds comments, marks and variations to a game of the library.
void edit(MainWindow& window, int step, core::Random& random)
{
    GameSession& session = window.document().session();
    if (step == 0)
        (void)openGame(window, 1);
    if (step % 4 == 3) {
        session.step(-2);
        session.play(session.position().randomMove(random));
    }
    session.toggleMark({.kind = record::MarkKind::Triangle, .at = {step % 9, step % 7}, .to = {}, .label = {}});
    session.setComment(QStringLiteral("step %1").arg(step));
}

/// Analyses one game after another.
void review(MainWindow& window, int step, core::Random&)
{
    window.showPage(QStringLiteral("review"));
    (void)openGame(window, 1 + step % static_cast<int>(std::size(kGames)));
}

void import(MainWindow& window, int step, core::Random&)
{
    const QString path = QFileInfo(window.library().file()).path() + QStringLiteral("/import %1.sgf").arg(step);
    QByteArray games;
    for (int game = 0; game < kImported; ++game)
        games += QStringLiteral("(;GM[1]SZ[9]PB[Ida %1]PW[Jan];B[ee];W[cc];B[gg])\n").arg(kImported * step + game).toUtf8();
    writeFile(path, games);
    window.library().importFiles({path});
}

/// Fetches another game of the account in each step.
void fetch(MainWindow& window, int step, core::Random&)
{
    static loopback::LoopbackServer server;
    server.script("/api/user/anna", {loopback::answer("{\"username\":\"Anna\"}")});
    server.script("/api/games/user/anna", {loopback::answer(loopback::line(step + 1)), loopback::answer("")});
    window.library().fetchAccount({.server = accounts::Server::Lichess, .name = "anna", .base = server.base()}, {}, true);
}

lesson::Card card(std::int64_t player, int number)
{
    const auto position = chess::Position::fromFen("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1");
    const record::GameRecord record = record::lineRecord(*position, {});
    lesson::Card card{
        .player = player, .game = "chess", .key = "card " + std::to_string(number), .moves = {}, .themes = {}, .schedule = {}};
    card.record = record::writeGame(record, record.format);
    for (const auto& [text, loss] : {std::pair("d1d5", 0.0), std::pair("e1e2", 0.3)})
        card.moves.push_back({.move = *position->parseUci(text), .loss = loss, .own = 0.3, .above = 0.5, .line = {}});
    card.played = card.moves.back().move;
    return card;
}

core::Result<std::vector<lesson::Card>> makeCards(library::Library& library)
{
    const auto player = library.playerOf("Anna");
    if (!player)
        return player.error();
    std::vector<lesson::Card> cards;
    for (int number = 0; number < kCards; ++number)
        cards.push_back(card(*player, number));
    if (const auto added = library.addCards(cards); !added)
        return added.error();
    return library.cards(*player);
}

/// Answers a card in each step.
void learn(MainWindow& window, int step, core::Random&)
{
    static std::vector<lesson::Card> cards;
    if (step == 0) {
        window.showPage(QStringLiteral("learn"));
        window.library().change(&window, &makeCards, [](const core::Result<std::vector<lesson::Card>>& made) { cards = made.valueOr({}); });
        (void)isQuiet(window);
    }
    CardLesson lesson({cards.at(static_cast<std::size_t>(step % kCards))}, window.library());
    lesson.choose(CardLesson::AnyIsFine);
}

const std::map<QString, void (*)(MainWindow&, int, core::Random&)> kStates{{QStringLiteral("game"), &play}, {QStringLiteral("edit"), &edit},
    {QStringLiteral("review"), &review}, {QStringLiteral("import"), &import}, {QStringLiteral("fetch"), &fetch},
    {QStringLiteral("lessons"), &learn}};

/// The program that is killed.
int runChild(int, char**)
{
    auto window = openWindow(qEnvironmentVariable(kFolder));
    core::Random random(3);
    for (int step = 0; step < kSteps; ++step) {
        kStates.at(qEnvironmentVariable(kState))(*window, step, random);
        window->document().flush();
        if (!isQuiet(*window))
            return 1;
        std::printf("%d\n", step);
        std::fflush(stdout);
    }
    std::getchar(); // until it is killed
    return 0;
}

/// The latest step in the comments added to a game; -1: none.
int latestStep(const record::GameRecord& record)
{
    static const QRegularExpression said(QStringLiteral("step (\\d+)"));
    int latest = -1;
    for (record::NodeId node = 0; node < record.size(); ++node)
        if (const auto found = said.match(QString::fromStdString(record::comment(record, node))); found.hasMatch())
            latest = std::max(latest, found.captured(1).toInt());
    return latest;
}

std::size_t answersIn(const QString& file)
{
    auto library = library::Library::open(file.toStdU16String(), {.create = false});
    const auto player = library ? library->playerOf("Anna") : core::Result<library::PlayerId>(library.error());
    return player ? library->answersOf(*player).valueOr({}).size() : 0;
}

} // namespace

class TestWindowKill : public QObject {
    Q_OBJECT
private Q_SLOTS:

    void killedAnyTime_data()
    {
        QTest::addColumn<QString>("state");
        for (const auto& [state, act] : kStates)
            QTest::newRow(qPrintable(state)) << state;
    }

    void killedAnyTime()
    {
        QFETCH(const QString, state);
        constexpr std::uint32_t kLatest = 40; // steps
        constexpr std::uint32_t kDelay = 25; // milliseconds
        core::Random random(11);
        for (int kill = 0; kill < numberOfKills(); ++kill) {
            QVERIFY(m_library.open());
            m_library.window.reset();
            const int step = static_cast<int>(random.below(kLatest));
            const int committed = killedAfter(state, step, static_cast<int>(1 + random.below(kDelay)));
            QVERIFY(committed >= step);
            allIsThere(state, committed);
            if (QTest::currentTestFailed())
                return;
            m_library.close();
        }
    }

private:
    /// Kills the child soon after it has reported `step`. Returns its last step; -1: it ended earlier by itself.
    int killedAfter(const QString& state, int step, int delay)
    {
        QProcess child;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1String(kFolder), m_library.folder->path());
        environment.insert(QLatin1String(kState), state);
        child.setProcessEnvironment(environment);
        child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("window_kill"), QStringLiteral("--child")});
        int said = -1;
        const auto hear = [&] {
            while (child.canReadLine())
                said = child.readLine().trimmed().toInt();
        };
        while (said < step && child.waitForReadyRead(kPatience))
            hear();
        (void)child.waitForReadyRead(delay); // in the middle of the next step, or shortly after it
        const bool lives = child.state() == QProcess::Running;
        child.kill();
        if (!child.waitForFinished(kPatience) || !lives)
            return -1;
        hear();
        return said;
    }

    void allIsThere(const QString& state, int committed)
    {
        const Texts texts = textsIn(m_library.file());
        for (const auto& [id, text] : m_library.before)
            QCOMPARE(texts.contains(id) ? texts.at(id) : std::string("gone"), text);
        const auto steps = static_cast<std::size_t>(committed) + 1;
        if (state == QLatin1String("import"))
            QVERIFY(texts.size() >= m_library.before.size() + steps * kImported);
        if (state == QLatin1String("fetch"))
            QVERIFY(texts.size() >= m_library.before.size() + steps);
        if (state == QLatin1String("lessons"))
            QVERIFY(answersIn(m_library.file()) >= steps);
        m_library.window = openWindow(m_library.folder->path());
        const GameSession& session = m_library.window->document().session();
        if (state == QLatin1String("game"))
            QVERIFY(session.gameMoves().size() >= static_cast<std::size_t>(committed));
        if (state == QLatin1String("edit"))
            QVERIFY(latestStep(session.record()) >= committed);
        QVERIFY(isQuiet(*m_library.window));
        QVERIFY(openGame(*m_library.window, 2));
        QVERIFY(openGame(*m_library.window, 1));
        QCOMPARE(session.gameMoves().size(), 6U);
        if (state == QLatin1String("edit"))
            QVERIFY(latestStep(session.record()) >= committed); // also if it is a game of the library
        if (state == QLatin1String("review")) {
            m_library.window->showPage(QStringLiteral("review"));
            QTRY_VERIFY(m_library.window->isSettled());
            QCOMPARE(m_library.window->reviewPage()->reviewer().known(), 7U);
        }
    }

    FilledLibrary m_library;
};

EVENMATCH_TEST_UNDER(TestWindowKill, evenmatch::tests::Application::WithWidgets, evenmatch::tests::make<TestWindowKill>, &runChild)

} // namespace tst_window_kill

#include "tst_window_kill.moc"
