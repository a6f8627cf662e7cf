// Phrases: templates, placeholders and their values, in any language.
#include "tests/run_tests.h"

#include "core/phrase.h"
#include "core/strength/scale/verified_words.h"

#include <QTest>

#include <algorithm>
#include <limits>

namespace tst_phrase {

using namespace evenmatch::core;

class TestPhrase : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void placesAreFilled_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("expected");
        QTest::newRow("no place") << "nothing" << QStringList{"a"} << "nothing";
        QTest::newRow("in another order") << "%2 before %1" << QStringList{"a", "b"} << "b before a";
        QTest::newRow("twice") << "%1 and %1" << QStringList{"a"} << "a and a";
        QTest::newRow("what is filled in is not filled again") << "%1 %2" << QStringList{"%2", "b"} << "%2 b";
        QTest::newRow("a place without an argument") << "80 %, %3" << QStringList{"a"} << "80 %, %3";
    }

    void placesAreFilled()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, arguments);
        QFETCH(QString, expected);
        Phrase phrase(text.toStdString());
        for (const QString& argument : arguments)
            phrase.arguments.emplace_back(argument.toStdString());
        QCOMPARE(QString::fromStdString(describe(phrase)), expected);
    }

    void argumentsAreTranslatedToo()
    {
        const Phrase phrase{"%1, by %2", {"games", Phrase{"policy of %1", {"1500"}}}};
        const auto german = [](std::string_view text, int) -> std::string {
            return text == "%1, by %2"   ? "%2: %1"
                : text == "games"        ? "Partien"
                : text == "policy of %1" ? "Strategie von %1"
                                         : std::string(text);
        };
        QCOMPARE(describe(phrase, german), std::string("Strategie von 1500: Partien"));
        QCOMPARE(describe(phrase), std::string("games, by policy of 1500"));
    }

    void numbersHaveSingularAndPlural()
    {
        const auto games = [](std::uint64_t count) { return counted(count, "%n game on %1", "%n games on %1", {"9×9"}); };
        QCOMPARE(describe(games(1)), std::string("1 game on 9×9"));
        QCOMPARE(describe(games(2)), std::string("2 games on 9×9"));
        QCOMPARE(describe(games(0)), std::string("0 games on 9×9"));
        QVERIFY(games(1) != games(2));
        int asked = 0;
        const auto polish = [&](std::string_view text, int count) -> std::string {
            asked = std::max(asked, count);
            return text != "%n games on %1" ? std::string(text) : count == 1 ? "%1: partia" : count < 5 ? "%1: %n partie" : "%1: %n partii";
        };
        QCOMPARE(describe(games(1), polish), std::string("9×9: partia"));
        QCOMPARE(describe(games(3), polish), std::string("9×9: 3 partie"));
        QCOMPARE(describe(games(7), polish), std::string("9×9: 7 partii"));
        QCOMPARE(asked, 7);
        QCOMPARE(describe({"%n games", {}}), std::string("%n games")); // no number
        QCOMPARE(counted(std::uint64_t(1) << 40, "", "%n").count, std::numeric_limits<int>::max());
    }

    /// The sentences of the bundled models: their files are English, the window is translated.
    void modelsSentencesAreKnown()
    {
        const std::string go
            = "Ranks as on Fox (9 dan to 5 kyu) and in the Go Teaching Ladder (6 kyu and weaker): of 20 games of many players whom it "
              "never saw, 41 % were given their rank and 85 % one within one. As opponents their strength is not measured.";
        const auto phrases = evenmatch::strength::verifiedPhrases(go);
        QCOMPARE(phrases.size(), 2U);
        QCOMPARE(phrases[0].arguments.size(), 8U);
        QCOMPARE(phrases[0].arguments[1], (Phrase{"%1 dan", {"9"}}));
        QCOMPARE(phrases[0].arguments[3], Phrase{"Go Teaching Ladder"});
        QCOMPARE(phrases[0].arguments[7], Phrase{"85"});
        QCOMPARE(evenmatch::strength::verifiedWords(go),
            "Ranks as on Fox (9 dan to 5 kyu) and in the Go Teaching Ladder (6 kyu and weaker). Tested on samples of 20 games by held-out "
            "players of one rank: 41 % got the exact rank, 85 % were within one rank. The strength of its opponents has not been "
            "measured.");
        const auto chess = evenmatch::strength::verifiedPhrases(
            "Of 20 games of many Lichess players whom it never saw, 52 % were given their rank of 200 points and 94 % one within one; of "
            "one "
            "game of a "
            "player, 80 % intervals held for 86 % of 1,522. As opponents its ranks lie closer together than people's.");
        QCOMPARE(chess.size(), 2U);
        QCOMPARE(chess[0].arguments.size(), 8U);
        QCOMPARE(chess[0].arguments[7], Phrase{"1,522"});
    }

    void othersSentencesStay()
    {
        const std::string theirs = "Tried in our club. Of 20 games of nobody nothing is known";
        const auto phrases = evenmatch::strength::verifiedPhrases(theirs);
        QCOMPARE(phrases.size(), 2U);
        QVERIFY(phrases[0].arguments.empty() && phrases[1].arguments.empty());
        QCOMPARE(phrases[0].text + ' ' + phrases[1].text, theirs);
        QVERIFY(evenmatch::strength::verifiedPhrases("").empty());
    }
};

EVENMATCH_TEST(TestPhrase)

} // namespace tst_phrase

#include "tst_phrase.moc"
