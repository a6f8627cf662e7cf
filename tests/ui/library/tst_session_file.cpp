// The file of the game on the board, damaged in every way: it is restored, or it is kept and the user learns where it is.
#include "tests/run_tests.h"

#include "core/game/go/position.h"
#include "core/random.h"
#include "tests/files.h"
#include "ui/game/game_document.h"
#include "ui/game/new_game.h"

#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>
#include <QTimer>

#include <fcntl.h>
#include <future>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace tst_session_file {

using namespace evenmatch;
using namespace evenmatch::ui;

namespace {

const QString kCurrent = QStringLiteral("current.json");

/// A game against a rank with a clock, three moves long.
QByteArray writtenSession()
{
    QTemporaryDir folder;
    GameDocument document(folder.path());
    NewGame game;
    game.size = 9;
    game.plan.time.main = std::chrono::minutes(5);
    game.plan.opponent = OpponentPlan{.kind = OpponentPlan::Kind::Rank, .rank = "3d", .setting = 2.5};
    if (!document.startGame(game))
        return {};
    for (const char* move : {"E5", "C3", "G7"})
        (void)document.session().play(*go::Position(9).parseMove(move));
    document.flush();
    return contentOf(folder.filePath(kCurrent));
}

/// Some bytes changed, removed or repeated, or a number in place of another.
QByteArray damaged(QByteArray bytes, core::Random& random)
{
    const auto below
        = [&](qsizetype end) { return static_cast<qsizetype>(random.below(static_cast<std::uint32_t>(std::max<qsizetype>(1, end)))); };
    static constexpr const char* kNumbers[] = {"-1", "1e300", "99999999999999999999", "null", "[]", "\"\"", "{}", "true"};
    for (qsizetype changes = 1 + below(3); changes > 0; --changes) {
        const qsizetype at = below(bytes.size());
        switch (below(5)) {
        case 0: bytes.truncate(at); break;
        case 1: bytes[at] = static_cast<char>(random.below(256)); break;
        case 2: bytes.remove(at, below(40)); break;
        case 3: bytes.insert(at, bytes.mid(below(bytes.size()), below(60))); break;
        default:
            if (const qsizetype colon = bytes.indexOf(": ", at); colon > 0)
                if (const qsizetype end = bytes.indexOf('\n', colon); end > 0)
                    bytes.replace(colon + 2, end - colon - 2, QByteArray(kNumbers[below(std::size(kNumbers))]) + ',');
        }
    }
    return bytes;
}

} // namespace

class TestSessionFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// A pipe instead of the file: opening it takes until another program opens its other end.
    void slowDiskDoesNotStopTheWindow()
    {
        QTemporaryDir folder;
        GameDocument document(folder.path());
        document.startGame({.size = 9});
        QVERIFY(document.session().play(*go::Position(9).parseMove("E5")));
        const QString path = folder.filePath(kCurrent);
        QVERIFY(QFile::remove(path) && ::mkfifo(path.toUtf8().constData(), 0600) == 0);
        std::promise<void> returned;
        std::promise<bool> inTime;
        std::promise<void> ended;
        std::jthread disk([&, goesOn = ended.get_future()] {
            inTime.set_value(returned.get_future().wait_for(std::chrono::seconds(5)) == std::future_status::ready);
            const int end = ::open(path.toUtf8().constData(), O_RDWR | O_CLOEXEC);
            goesOn.wait();
            ::close(end);
        });
        QMetaObject::invokeMethod(document.findChild<QTimer*>(QStringLiteral("toDisk")), "timeout");
        returned.set_value();
        const bool isQuick = inTime.get_future().get();
        QThreadPool::globalInstance()->waitForDone();
        ended.set_value();
        QVERIFY(QFile::remove(path));
        QVERIFY(isQuick);
    }

    void whatCannotBeReadIsKept()
    {
        constexpr int kFiles = 300;
        const QByteArray written = writtenSession();
        QVERIFY(written.contains("3d"));
        core::Random random(46);
        int restored = 0;
        for (int i = 0; i < kFiles; ++i) {
            const QByteArray bytes = i == 0 ? written : damaged(written, random);
            if (bytes.isEmpty())
                continue;
            QTemporaryDir folder;
            writeFile(folder.filePath(kCurrent), bytes);
            QString said;
            GameDocument document(folder.path());
            connect(&document, &GameDocument::failed, this, [&](const QString& text) { said = text; });
            if (document.restoreAtStart()) {
                ++restored;
                document.session().step(-1);
                document.flush();
                continue;
            }
            QCOMPARE(contentOf(folder.filePath(QStringLiteral("kept/not restored.json"))), bytes);
            QTRY_VERIFY(said.contains(folder.filePath(QStringLiteral("kept"))));
            QVERIFY(document.startGame(NewGame()));
        }
        QVERIFY2(restored > 0 && restored < kFiles, qPrintable(QString::number(restored)));
    }
};

EVENMATCH_TEST_WITH_WIDGETS(TestSessionFile)

} // namespace tst_session_file

#include "tst_session_file.moc"
