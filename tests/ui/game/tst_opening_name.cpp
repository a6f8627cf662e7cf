// Names of openings in the user's language; they are found by that name and by their English name.
#include "tests/run_tests.h"

#include "core/game/registry/opening_book.h"
#include "tests/ui/library_window.h"
#include "ui/library/library_model.h"
#include "ui/pages/learn_page.h"
#include "ui/text/language.h"
#include "ui/text/opening_name.h"
#include "ui/text/opening_words.h"

#include <QComboBox>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSet>

#include <map>

namespace tst_opening_name {

using namespace evenmatch;
using namespace evenmatch::ui;

class TestOpeningName : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QSettings().clear(); }

    void cleanup() { applyLanguage(*qApp, QStringLiteral("en")); }

    void cornersAreNamedInTheLanguage()
    {
        QCOMPARE(openingName("4-4, low approach; 3-4"), QStringLiteral("4-4, low approach; 3-4"));
        applyLanguage(*qApp, QStringLiteral("de"));
        QCOMPARE(openingName("3-4 + 4-4"), QStringLiteral("3-4 + 4-4"));
        QCOMPARE(openingName("4-4, low approach; 3-4, high approach"), QStringLiteral("4-4, tiefe Annäherung; 3-4, hohe Annäherung"));
        applyLanguage(*qApp, QStringLiteral("ja"));
        static const QRegularExpression latin(QStringLiteral("[A-Za-z0-9]"));
        const QString both = openingName("4-4, low approach; 3-4");
        QVERIFY2(both.contains(QStringLiteral("、")) && both.contains(QStringLiteral("；")) && !both.contains(QLatin1Char(' ')),
            qPrintable(both));
        for (const game::BookLine& line : game::openingBook("go"))
            QVERIFY2(!openingName(line.text()).contains(latin), line.text().c_str());
    }

    void everyWordIsListed()
    {
        QSet<QString> listed;
        for (const char* word : kOpeningWords) {
            QVERIFY2(!listed.contains(QString::fromUtf8(word)), word);
            listed.insert(QString::fromUtf8(word));
        }
        for (const game::BookLine& line : game::openingBook("chess")) {
            QCOMPARE(openingName(line.text()), QString::fromStdString(line.text())); // English keeps its own names
            for (const QString& word : QString::fromStdString(line.name).split(QStringLiteral(", ")))
                QVERIFY2(listed.contains(word), qPrintable(word));
        }
    }

    void chessIsNamedInTheLanguage_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("najdorf");
        addRow("German", "de", "B90 Sizilianische Verteidigung, Najdorf-Variante, Englischer Angriff");
        addRow("Japanese", "ja", "B90 シシリアン・ディフェンス、ナイドルフ・ヴァリエーション、イングリッシュ・アタック");
        addRow("Korean", "ko", "B90 시실리안 디펜스, 나이도프 바리에이션, 잉글리시 어택");
        addRow("Simplified Chinese", "zh_CN", "B90 西西里防御，纳道尔夫变例，英国攻击");
        addRow("Traditional Chinese", "zh_TW", "B90 西西里防禦，納道爾夫變例，英國攻擊");
    }

    /// Each word has its own translation, and no two openings have the same name.
    void chessIsNamedInTheLanguage()
    {
        QFETCH(QString, code);
        QFETCH(QString, najdorf);
        applyLanguage(*qApp, code);
        QCOMPARE(openingName("B90 Sicilian Defence, Najdorf Variation, English Attack"), najdorf);
        const QSet<QString> sameInGerman{QStringLiteral("Giuoco Piano"), QStringLiteral("Giuoco Pianissimo")};
        static const QRegularExpression move(QStringLiteral("[NB]?[a-h][1-8]"));
        static const QRegularExpression latin(QStringLiteral("[A-Za-z]"));
        for (const char* text : kOpeningWords) {
            const QString word = QString::fromUtf8(text);
            const QString shown = openingName(text);
            QVERIFY2(shown != word || (code == QLatin1String("de") && sameInGerman.contains(word)), text);
            QVERIFY2(code == QLatin1String("de") || !QString(shown).remove(move).contains(latin), qPrintable(shown));
        }
        std::map<QString, std::string> names;
        for (const game::BookLine& line : game::openingBook("chess"))
            for (const std::string& name : {line.name, line.family()}) {
                const std::string& same = names.try_emplace(openingName(name), name).first->second;
                QVERIFY2(same == name, (name + " and " + same).c_str());
            }
    }

    /// With a colon and in American spelling; unknown names stay unchanged.
    void namesOfServersAreKnown()
    {
        const std::string najdorf = "B90 Sicilian Defense: Najdorf Variation, English Attack";
        QCOMPARE(openingName(najdorf), QString::fromStdString(najdorf));
        applyLanguage(*qApp, QStringLiteral("de"));
        QCOMPARE(openingName(najdorf), QStringLiteral("B90 Sizilianische Verteidigung: Najdorf-Variante, Englischer Angriff"));
        QCOMPARE(openingName("Center Game: Somebody's Idea"), QStringLiteral("Mittelgambit: Somebody's Idea"));
        QCOMPARE(openingName("B01"), QStringLiteral("B01"));
        QCOMPARE(openingName("Nobody's Defense"), QStringLiteral("Nobody's Defense"));
        QCOMPARE(openingName(""), QString());
    }

    void gamesAreFoundByBothNames()
    {
        applyLanguage(*qApp, QStringLiteral("de"));
        const QTemporaryDir folder;
        const auto window = openWindow(folder.path());
        importGames(*window);
        QVERIFY(window->showPage(QStringLiteral("games")));
        LibraryModel& model = window->gamesPage()->model();
        QTRY_COMPARE(model.rowCount(), 4);
        auto* search = window->findChild<QLineEdit*>(QStringLiteral("searchGames"));
        for (const auto& [text, found] : {std::pair("Spanische", "C60 Spanische Partie"), std::pair("ruy lopez", "C60 Spanische Partie"),
                 std::pair("barnes-eröff", "A00 Barnes-Eröffnung")}) {
            search->setText(QString::fromUtf8(text));
            QTRY_COMPARE(model.rowCount(), 1);
            QTRY_COMPARE(model.index(0, LibraryModel::Opening).data().toString(), QString::fromUtf8(found));
        }
        search->setText(QStringLiteral("Italien"));
        QTRY_COMPARE(model.rowCount(), 0);
    }

    void openingsToTrainAreInOrder()
    {
        applyLanguage(*qApp, QStringLiteral("de"));
        const QTemporaryDir folder;
        const auto window = openWindow(folder.path());
        QVERIFY(window->showPage(QStringLiteral("learn")));
        window->learnPage()->setGame("chess");
        const auto* openings = window->findChild<QComboBox*>(QStringLiteral("learnOpening"));
        QCOMPARE(openings->currentText(), QStringLiteral("Italienische Partie"));
        QVERIFY(openings->count() > 80);
        for (int i = 1; i < openings->count(); ++i)
            QVERIFY2(QString::localeAwareCompare(openings->itemText(i - 1), openings->itemText(i)) < 0, qPrintable(openings->itemText(i)));
    }
};

EVENMATCH_TEST_WITH_WIDGETS(TestOpeningName)

} // namespace tst_opening_name

#include "tst_opening_name.moc"
