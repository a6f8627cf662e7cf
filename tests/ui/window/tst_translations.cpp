// Every text of the window has a complete translation in every language, and the window uses it.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "tests/ui/fake_networks.h"
#include "ui/game/session_text.h"
#include "ui/game_tree/game_tree_view.h"
#include "ui/main_window.h"
#include "ui/pages/review_page.h"
#include "ui/text/error_text.h"
#include "ui/text/language.h"
#include "ui/text/phrase_text.h"
#include "ui/text/sentences.h"

#include <QAbstractButton>
#include <QAction>
#include <QActionGroup>
#include <QDirIterator>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

#include <algorithm>
#include <memory>
#include <utility>

namespace tst_translations {

using namespace evenmatch::ui;

namespace {

/// "%1", "%n" and similar, sorted; a translation must keep them.
QStringList placeholders(const QString& text)
{
    static const QRegularExpression place(QStringLiteral("%L?(\\d|n)"));
    QStringList found;
    for (auto it = place.globalMatch(text); it.hasNext();)
        found << it.next().captured();
    found.sort();
    found.removeDuplicates();
    return found;
}

/// "File: Alt+N" for each letter that more than one entry has.
QStringList repeatedLetters(const QList<QAction*>& entries, const QString& menu)
{
    QSet<QKeySequence> letters;
    QStringList repeated;
    for (const QAction* entry : entries) {
        const QKeySequence letter = QKeySequence::mnemonic(entry->text());
        if (letter.isEmpty())
            continue;
        if (letters.contains(letter))
            repeated << QStringLiteral("%1: %2").arg(menu, letter.toString());
        letters.insert(letter);
    }
    return repeated;
}

void addLanguages()
{
    QTest::addColumn<QString>("code");
    for (const Language& language : languages())
        QTest::newRow(qPrintable(language.code)) << language.code;
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingIsMissing()
    {
        QProcess check;
        check.setProcessChannelMode(QProcess::MergedChannels);
        check.start(QStringLiteral(SOURCE_ROOT "/packaging/translations"), {QStringLiteral("--check")});
        QVERIFY(check.waitForFinished(-1));
        QVERIFY2(check.exitCode() == 0, check.readAll().constData());
    }

    /// A text that translate() requests and lupdate misses (because an unreadable expression follows it) stays English in every language.
    void noTextIsOverlooked()
    {
        QFile translated(QStringLiteral(SOURCE_ROOT "/translations/evenmatch_de.ts"));
        QVERIFY(translated.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&translated);
        QSet<QString> known;
        while (!xml.atEnd())
            if (xml.readNext(); xml.isStartElement() && xml.name() == QLatin1String("source"))
                known.insert(xml.readElementText());
        static const QRegularExpression counted(QStringLiteral(R"re((?:\btr\(|translate\("\w+", )"([^"\\]*%n[^"\\]*)", )re"));
        static const QRegularExpression marked(QStringLiteral("QT_TRANSLATE_NOOP\\(\"\\w+\",\\s*\"([^\"\\\\]*)\"\\)"));
        QDirIterator files(QStringLiteral(SOURCE_ROOT "/ui"), {QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
        int texts = 0;
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString code = QString::fromUtf8(file.readAll());
            for (const QRegularExpression& pattern : {counted, marked})
                for (auto it = pattern.globalMatch(code); it.hasNext(); ++texts) {
                    const QString text = it.next().captured(1);
                    QVERIFY2(known.contains(text), qPrintable(file.fileName() + QStringLiteral(": ") + text));
                }
        }
        QVERIFY(texts > 10);
    }

    void placeholdersAreKept_data()
    {
        QTest::addColumn<QString>("code");
        for (const Language& language : languages())
            if (language.code != QLatin1String("en"))
                QTest::newRow(qPrintable(language.code)) << language.code;
    }

    void placeholdersAreKept()
    {
        QFETCH(QString, code);
        QFile file(QStringLiteral(SOURCE_ROOT "/translations/evenmatch_%1.ts").arg(code));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        QXmlStreamReader xml(&file);
        QString source;
        int texts = 0;
        while (!xml.atEnd()) {
            xml.readNext();
            if (!xml.isStartElement())
                continue;
            if (xml.name() == QLatin1String("source")) {
                source = xml.readElementText();
            } else if (xml.name() == QLatin1String("translation") || xml.name() == QLatin1String("numerusform")) {
                const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
                QVERIFY2(!text.trimmed().isEmpty(), qPrintable(source));
                ++texts;
                QStringList wanted = placeholders(source);
                QStringList kept = placeholders(text);
                wanted.removeAll(QStringLiteral("%n")); // "one game" needs no number
                kept.removeAll(QStringLiteral("%n"));
                QVERIFY2(kept == wanted, qPrintable(source + QStringLiteral(" -> ") + text));
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(texts > 100);
    }

    void theWindowSpeaks_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("play");
        addRow("English", "en", "Play");
        addRow("German", "de", "Spielen");
        addRow("Japanese", "ja", QString::fromUtf8("対局"));
    }

    void theWindowSpeaks()
    {
        QFETCH(QString, code);
        QFETCH(QString, play);
        applyLanguage(*qApp, code);
        QTemporaryDir folder;
        {
            const MainWindow window(folder.path(), fakeNetworks());
            QStringList words;
            for (const auto* button : window.findChildren<QAbstractButton*>())
                words << button->text();
            QVERIFY2(words.contains(play), qPrintable(words.join(QStringLiteral(", "))));
        }
        applyLanguage(*qApp, QStringLiteral("en"));
    }

    void entriesOfMenusHaveTheirOwnLetters_data() { addLanguages(); }

    void entriesOfMenusHaveTheirOwnLetters()
    {
        QFETCH(QString, code);
        applyLanguage(*qApp, code);
        const auto english = qScopeGuard([] { applyLanguage(*qApp, QStringLiteral("en")); });
        QTemporaryDir folder;
        MainWindow window(folder.path(), fakeNetworks());
        GameSession& session = window.document().session();
        auto* tree = window.reviewPage()->findChild<GameTreeView*>();
        QVERIFY(tree);
        QVERIFY(session.play(session.position().legalMoves()[0]));
        const std::unique_ptr<QMenu> ofFreeGame(tree->menuFor(session.node()));
        session.resign(session.toMove());
        QCOMPARE(session.standing(), Standing::Fixed);
        const std::unique_ptr<QMenu> ofFixedGame(tree->menuFor(session.node()));
        const auto menus = window.findChildren<QMenu*>();
        QVERIFY(menus.size() > 10);
        QStringList repeated = repeatedLetters(window.menuBar()->actions(), QStringLiteral("menu bar"));
        for (const QMenu* menu : menus)
            repeated << repeatedLetters(menu->actions(), menu->title());
        QVERIFY2(repeated.isEmpty(), qPrintable(repeated.join(QStringLiteral(", "))));
    }

    void sentencesAreJoined_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("sentences");
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("clauses");
        QTest::addColumn<QString>("label");
        addRow("English", "en", "Anna. Ben.", "Anna, Ben", "Anna; Ben", "Anna: Ben");
        addRow("Korean", "ko", "Anna. Ben.", "Anna, Ben", "Anna; Ben", "Anna: Ben");
        for (const char* code : {"ja", "zh_CN", "zh_TW"})
            addRow(code, code, QString::fromUtf8("Anna。Ben。"), QString::fromUtf8("Anna、Ben"), QString::fromUtf8("Anna；Ben"),
                QString::fromUtf8("Anna：Ben"));
    }

    void sentencesAreJoined()
    {
        QFETCH(QString, code);
        applyLanguage(*qApp, code);
        const auto english = qScopeGuard([] { applyLanguage(*qApp, QStringLiteral("en")); });
        const QStringList names{QStringLiteral("Anna"), QStringLiteral("Ben")};
        QTEST(joinList(names), "list");
        QTEST(joinClauses(names), "clauses");
        QTEST(labelled(names[0], names[1]), "label");
        QTEST(joinSentences({endSentence(names[0]), QString(), endSentence(names[1])}), "sentences");
        QCOMPARE(joinSentences({QString(), QStringLiteral("%1 of 2.")}), QStringLiteral("%1 of 2."));
        for (const QString& ended : {QString(), QStringLiteral("It stopped."), QString::fromUtf8("終了しました。"), QStringLiteral("…")})
            QCOMPARE(endSentence(ended), ended);
    }

    /// Go has words of its own for a resignation in the languages that play it most.
    void winsHaveTheWordsOfTheirGame()
    {
        const auto english = qScopeGuard([] { applyLanguage(*qApp, QStringLiteral("en")); });
        constexpr std::pair<const char*, const char*> kLanguages[]
            = {{"en", "by resignation"}, {"ja", "中押し勝ち"}, {"ko", "불계승"}, {"zh_CN", "中盘胜"}, {"zh_TW", "中盤勝"}};
        for (const auto& [code, words] : kLanguages) {
            applyLanguage(*qApp, QLatin1String(code));
            const QString won = resultText(QStringLiteral("B+R"));
            QVERIFY2(won.endsWith(QString::fromUtf8(words)), qPrintable(won));
            GameSession session;
            session.start({.kind = NewGame::Kind::Chess});
            session.resign(session.toMove());
            QVERIFY(!stateText(session).isEmpty());
            QCOMPARE(stateText(session).endsWith(QString::fromUtf8(words)), QLatin1String(code) == QLatin1String("en"));
        }
    }

    void englishKnowsOneFromMany()
    {
        applyLanguage(*qApp, QStringLiteral("en"));
        const auto imported
            = [](int games) { return QCoreApplication::translate("evenmatch::ui::ImportReportCard", "%n games imported", nullptr, games); };
        QCOMPARE(imported(1), QStringLiteral("1 game imported"));
        QCOMPARE(imported(2), QStringLiteral("2 games imported"));
    }

    void detailsOfErrorsAreTranslated()
    {
        struct Loud final : QTranslator {
            bool isEmpty() const override { return false; }
            QString translate(const char* context, const char* text, const char*, int n) const override
            {
                const QString words = QString::fromUtf8(text).toUpper().replace(QStringLiteral("%N"), QStringLiteral("%n"));
                return qstrcmp(context, "Errors") != 0 ? QString() : n == 1 ? QStringLiteral("ONE: ") + words : words;
            }
        } loud;
        using evenmatch::core::Error;
        using evenmatch::core::ErrorCode;
        const auto games = [](int count) { return evenmatch::core::counted(count, "%n game of %1", "%n games of %1", {"Anna"}); };
        qApp->installTranslator(&loud);
        const QString several = errorText(Error{ErrorCode::NotFound, games(3), "a.sgf"});
        const QString one = errorText(Error{ErrorCode::NotFound, games(1), "a.sgf"});
        const QString few = errorText(Error{ErrorCode::TooFewMoves});
        qApp->removeTranslator(&loud);
        QCOMPARE(several, QStringLiteral("a.sgf: NOT FOUND: 3 GAMES OF ANNA"));
        QCOMPARE(one, QStringLiteral("a.sgf: NOT FOUND: ONE: 1 GAMES OF ANNA"));
        QCOMPARE(few, QStringLiteral("TOO FEW MOVES FOR A RANK ESTIMATE"));
    }

    /// The command line can choose a language for one run. It is in use, but not the user's choice.
    void languageOfOneRunIsLeft()
    {
        QSettings().clear();
        applyLanguage(*qApp, QStringLiteral("de"));
        const auto english = qScopeGuard([] { applyLanguage(*qApp, QStringLiteral("en")); });
        const QTemporaryDir folder;
        MainWindow window(folder.path(), fakeNetworks());
        const auto actions = window.findChildren<QAction*>();
        const auto german
            = std::ranges::find_if(actions, [](const QAction* action) { return action->data().toString() == QLatin1String("de"); });
        QVERIFY(german != actions.end() && (*german)->isChecked());
        const QSignalSpy chosen(&window, &MainWindow::languageChosen);
        (*german)->trigger();
        QCOMPARE(chosen.count(), 0);
        QCOMPARE(chosenLanguage(), QStringLiteral("de")); // for later runs
        (*german)->actionGroup()->actions().front()->trigger();
        QCOMPARE(chosen.count(), 1);
        QVERIFY(chosenLanguage().isEmpty()); // the system's
    }

    void piecesHaveLettersOfTheLanguage()
    {
        evenmatch::game::AnyPosition position{evenmatch::chess::Position()};
        const auto words = [&position](const char* move) { return moveWords(position, *position.parseMove(move)); };
        QCOMPARE(words("g1f3"), QStringLiteral("Nf3"));
        applyLanguage(*qApp, QStringLiteral("de"));
        QCOMPARE(words("g1f3"), QStringLiteral("Sf3"));
        QCOMPARE(words("e2e4"), QStringLiteral("e4"));
        applyLanguage(*qApp, QStringLiteral("en"));
    }
};

EVENMATCH_TEST_WITH_WIDGETS(TestTranslations)

} // namespace tst_translations

#include "tst_translations.moc"
