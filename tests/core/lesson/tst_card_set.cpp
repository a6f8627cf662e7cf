// Sets of cards as files: written cards are read again, other programs can read the game, and forged contents are refused.
#include "tests/run_tests.h"

#include "core/lesson/exchange/card_set.h"
#include "core/record/file/game_reader.h"
#include "tests/core/lesson/sample_card.h"

#include <QTest>

namespace tst_card_set {

using namespace evenmatch;
using lesson::Card;
using lesson::cardAfter;

namespace {

std::string noComment(const Card&) { return "White to move ] \"find\" it }"; }

} // namespace

class TestCardSet : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cardsComeBack()
    {
        const Card chess = cardAfter(chess::Position(), "chess", {"e4", "e5"}, "Nf3", "a3");
        const Card go = cardAfter(go::Position(9), "go9", {"E5", "C3"}, "G7", "A1");
        for (const Card& card : {chess, go}) {
            const std::string text = lesson::writeCards({&card, 1}, noComment);
            const auto read = lesson::readCards(text, "set");
            QVERIFY2(read.ok(), text.c_str());
            QVERIFY2(read->cards.size() == 1 && read->refused == 0, text.c_str());
            const Card& back = read->cards.front();
            QCOMPARE(back.game, card.game);
            QCOMPARE(back.key, card.key);
            QCOMPARE(back.ply, card.ply);
            QVERIFY(back.moves == card.moves);
            QVERIFY(back.played == card.played);
            QCOMPARE(back.judge, card.judge);
            QCOMPARE(back.player, 0);
            QVERIFY(*lesson::positionOf(back) == *lesson::positionOf(card)); // the solution is not part of it
            QVERIFY(back.record.find("find") == std::string::npos);
        }
    }

    void otherProgramsSeeTheSolution()
    {
        const Card card = cardAfter(chess::Position(), "chess", {"e4", "e5"}, "Nf3", "a3");
        const std::string text = lesson::writeCards({&card, 1}, noComment);
        auto reader = record::readGames(text, "");
        const auto game = (*reader)->next();
        QCOMPARE((*game)->record->mainLineMoves().size(), std::size_t(3));
        QVERIFY((*game)->problems.empty());
    }

    void gamesWithoutCardsAreNone()
    {
        const auto read = lesson::readCards("1. e4 e5 *\n", "x.pgn");
        QVERIFY(read.ok() && read->cards.empty() && read->refused == 0);
        QVERIFY(!lesson::readCards("no game at all", "").ok());
    }

    void forgedCardsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<QByteArray>("instead");
        QTest::newRow("version") << QByteArray("\\\"version\\\":1") << QByteArray("\\\"version\\\":2");
        QTest::newRow("node beyond the end") << QByteArray("\\\"node\\\":2") << QByteArray("\\\"node\\\":99999999");
        QTest::newRow("negative node") << QByteArray("\\\"node\\\":2") << QByteArray("\\\"node\\\":-1");
        QTest::newRow("no number") << QByteArray("\\\"node\\\":2") << QByteArray("\\\"node\\\":[]");
        QTest::newRow("other position") << QByteArray("\\\"node\\\":2") << QByteArray("\\\"node\\\":1"); // its moves are not legal there
        QTest::newRow("no JSON") << QByteArray("{\\\"details") << QByteArray("{{{");
        QTest::newRow("no details") << QByteArray("\\\"details\\\"") << QByteArray("\\\"other\\\"");
        QTest::newRow("loss below 0") << QByteArray("0.3,") << QByteArray("-3,");
        QTest::newRow("share above 1") << QByteArray("0.5,") << QByteArray("55,");
        QTest::newRow("illegal move played") << QByteArray("1. e4 e5") << QByteArray("1. a3 a6");
    }

    void forgedCardsAreRefused()
    {
        QFETCH(QByteArray, what);
        QFETCH(QByteArray, instead);
        const Card card = cardAfter(chess::Position(), "chess", {"e4", "e5"}, "Nf3", "a3");
        QByteArray text = QByteArray::fromStdString(lesson::writeCards({&card, 1}, noComment));
        if (!text.contains(what)) // writers may format numbers and quotes differently
            QSKIP(("not in the file: " + what + "\n" + text).constData());
        text.replace(what, instead);
        const auto read = lesson::readCards(text.toStdString(), "set.pgn");
        QVERIFY2(!read.ok() || read->cards.empty(), text.constData());
    }

    void anyCutIsSurvived()
    {
        const Card card = cardAfter(go::Position(9), "go9", {"E5", "C3"}, "G7", "A1");
        const std::string text = lesson::writeCards({&card, 1}, noComment);
        for (std::size_t length = 0; length < text.size(); ++length)
            if (const auto read = lesson::readCards(text.substr(0, length), "set.sgf"); read.ok())
                for (const Card& back : read->cards)
                    QVERIFY(lesson::positionOf(back).ok());
    }
};

EVENMATCH_TEST(TestCardSet)

} // namespace tst_card_set

#include "tst_card_set.moc"
