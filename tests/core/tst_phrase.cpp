// Phrases: templates, places, and what stands in them, in whatever language.
#include "core/phrase.h"

#include <QTest>

using namespace evenmatch::core;

class TestPhrase : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void placesAreFilled_data();
    void placesAreFilled();
    void argumentsAreTranslatedToo();
};

void TestPhrase::placesAreFilled_data()
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

void TestPhrase::placesAreFilled()
{
    QFETCH(QString, text);
    QFETCH(QStringList, arguments);
    QFETCH(QString, expected);
    Phrase phrase(text.toStdString());
    for (const QString& argument : arguments)
        phrase.arguments.emplace_back(argument.toStdString());
    QCOMPARE(QString::fromStdString(describe(phrase)), expected);
}

void TestPhrase::argumentsAreTranslatedToo()
{
    const Phrase phrase{"%1, by %2", {"games", Phrase{"policy of %1", {"1500"}}}};
    const auto german = [](std::string_view text) -> std::string {
        return text == "%1, by %2"   ? "%2: %1"
            : text == "games"        ? "Partien"
            : text == "policy of %1" ? "Strategie von %1"
                                     : std::string(text);
    };
    QCOMPARE(describe(phrase, german), std::string("Strategie von 1500: Partien"));
    QCOMPARE(describe(phrase), std::string("games, by policy of 1500"));
}

QTEST_APPLESS_MAIN(TestPhrase)
#include "tst_phrase.moc"
