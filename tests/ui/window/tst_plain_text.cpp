// Text from files is displayed unchanged: markup in it is never interpreted, and nothing that it names is loaded.
#include "tests/run_tests.h"

#include "tests/files.h"
#include "tests/ui/fake_networks.h"
#include "tests/ui/opened.h"
#include "ui/game/game_document.h"
#include "ui/main_window.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/save_dialog.h"

#include <QAbstractItemView>
#include <QFile>
#include <QFileDialog>
#include <QHelpEvent>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolTip>

namespace tst_plain_text {

using namespace evenmatch;
using namespace evenmatch::ui;

namespace {

const auto kMarkup = QStringLiteral("<img src=\"file:///dev/null\">");

/// Markup in every field of a game that the window displays.
QByteArray hostileSgf()
{
    QByteArray game = "(;GM[1]FF[4]SZ[9]";
    for (const char* field :
        {"PB", "PW", "BR", "WR", "RE", "KM", "RU", "DT", "EV", "RO", "PC", "GN", "ON", "TM", "OT", "AN", "SO", "US", "GC", "C"})
        game += QByteArray(field) + '[' + kMarkup.toUtf8() + ']';
    return game + ";B[ee]C[" + kMarkup.toUtf8() + "]N[" + kMarkup.toUtf8() + "]LB[aa:" + kMarkup.toUtf8() + "];W[cc])";
}

QByteArray hostilePgn()
{
    QByteArray game;
    for (const char* tag :
        {"Event", "Site", "Date", "Round", "White", "Black", "WhiteElo", "BlackElo", "Opening", "TimeControl", "Annotator"})
        game += '[' + QByteArray(tag) + " \"" + kMarkup.toUtf8().replace('"', "\\\"") + "\"]\n";
    return game + "\n1. e4 {" + kMarkup.toUtf8() + "} e5 *\n";
}

/// A label or tooltip that would interpret the markup; null: none.
const QWidget* richWidget(const QWidget& window)
{
    for (const QLabel* label : window.findChildren<QLabel*>())
        if (label->isVisible() && label->text().contains(QLatin1String("<img")) && label->textFormat() != Qt::PlainText)
            return label;
    return nullptr;
}

} // namespace

class TestPlainText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("tst_plain_text"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_plain_text"));
    }

    void noPageInterpretsAGame_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("game");
        QTest::newRow("Go") << QStringLiteral("game.sgf") << hostileSgf();
        QTest::newRow("chess") << QStringLiteral("game.pgn") << hostilePgn();
    }

    void noPageInterpretsAGame()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, game);
        QTemporaryDir folder;
        const QString path = folder.filePath(name);
        writeFile(path, game);
        MainWindow window(folder.filePath(QStringLiteral("data")), fakeNetworks());
        window.show();
        openFiles(window, {path});
        for (const char* page : {"play", "review", "learn", "tree", "games", "lab", "engines"}) {
            QVERIFY(window.showPage(QString::fromLatin1(page)));
            QTRY_VERIFY(window.isSettled());
            const QWidget* rich = richWidget(window);
            QVERIFY2(!rich, qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(page), rich ? rich->objectName() : QString())));
        }
    }

    /// Qt's own tooltips display text, not markup.
    void toolTipsAreShownAsWritten()
    {
        showTextPlainly();
        QCOMPARE(plainToolTip(QStringLiteral("Anna & Bert")), QStringLiteral("Anna & Bert"));
        QVERIFY(!plainToolTip(kMarkup).contains(QLatin1String("<img")));
        QWidget widget;
        widget.resize(100, 100);
        widget.show();
        widget.setToolTip(kMarkup);
        QHelpEvent help(QEvent::ToolTip, {5, 5}, widget.mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(&widget, &help);
        QCOMPARE(QToolTip::text(), plainToolTip(kMarkup));
        const QWidgetList windows = QApplication::topLevelWidgets();
        const auto tip = std::ranges::find_if(windows, [](const QWidget* window) { return window->inherits("QTipLabel"); });
        QVERIFY(tip != windows.end());
        QCOMPARE(static_cast<const QLabel*>(*tip)->textFormat(), Qt::AutoText); // otherwise the escapes would be seen
        QToolTip::hideText();
    }

    /// As if a game had ended the program during the start of the window: the next start begins without it and names its file.
    void aFailedStartBeginsWithoutItsGame()
    {
        QTemporaryDir folder;
        {
            GameDocument killed(folder.path());
            QVERIFY(killed.startGame(NewGame()));
            (void)killed.restoreAtStart(); // the start begins and never succeeds
        }
        QString said;
        GameDocument next(folder.path());
        connect(&next, &GameDocument::failed, this, [&](const QString& text) { said = text; });
        QVERIFY(!next.restoreAtStart());
        QTRY_VERIFY(said.contains(folder.filePath(QStringLiteral("kept"))));
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("kept/not restored.sgf"))));
        next.startSucceeded();
        QVERIFY(next.startGame(NewGame()));
        GameDocument after(folder.path());
        QVERIFY(after.restoreAtStart());
    }

    void noGameIsReplacedThatCannotBePutAside()
    {
        QTemporaryDir folder;
        GameDocument document(folder.path());
        NewGame game;
        game.size = 9;
        QVERIFY(document.startGame(game));
        QVERIFY(document.session().play(*go::Position(9).parseMove("E5")));
        writeFile(folder.filePath(QStringLiteral("kept")), {}); // in place of the folder for stored games
        QString said;
        connect(&document, &GameDocument::failed, this, [&](const QString& text) { said = text; });
        QVERIFY(!document.startGame(game));
        QVERIFY(!document.paste(readGameText(QStringLiteral("(;GM[1]SZ[13])"))));
        QVERIFY(!said.isEmpty());
        QCOMPARE(document.session().record().mainLineMoves().size(), 1U);
    }

    void longNamesFitIntoFileNames()
    {
        const QString name = fileNameOf(QString(300, QChar(0x5F0F)) + QString::fromUcs4(U"\U0001F600"));
        QVERIFY(name.toUtf8().size() <= 200);
        QVERIFY(!name.isEmpty() && name.isValidUtf16());
    }

    /// The dialog asks about the file that will be written, not about the name without its suffix.
    void savingAddsTheSuffixBeforeItAsks()
    {
        QTemporaryDir folder;
        QWidget parent;
        QString suffix;
        QTimer::singleShot(0, this, [&] {
            auto* dialog = parent.findChild<QFileDialog*>();
            QVERIFY(dialog);
            suffix = dialog->defaultSuffix();
            dialog->reject();
        });
        QVERIFY(chooseSavePath(&parent, QStringLiteral("Save"), folder.filePath(QStringLiteral("game.sgf")), QStringLiteral("SGF (*.sgf)"))
                    .isEmpty());
        QCOMPARE(suffix, QStringLiteral("sgf"));
    }
};

EVENMATCH_TEST_WITH_WIDGETS(TestPlainText)

} // namespace tst_plain_text

#include "tst_plain_text.moc"
