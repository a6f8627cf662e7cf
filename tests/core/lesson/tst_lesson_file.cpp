// Lessons as files: the game with its notes and the cards are restored, other programs can read the game, and forged contents are refused.
#include "tests/run_tests.h"

#include "core/lesson/exchange/lesson_file.h"
#include "core/record/board/line_record.h"
#include "core/record/file/game_reader.h"
#include "core/record/notes/annotations.h"
#include "tests/core/lesson/sample_card.h"

#include <QTest>

namespace tst_lesson_file {

using namespace evenmatch;
using lesson::Card;
using lesson::cardAfter;

namespace {

std::string noComment(const Card&) { return "Find it."; }

/// A game with a comment and a variation of its second move.
template <class P>
record::GameRecord notedGame(P start, const std::vector<std::string>& moves, const std::string& variation)
{
    std::vector<game::Move> line;
    P position = start;
    P before = start;
    for (const std::string& text : moves) {
        before = position;
        line.push_back(*position.parseMove(text));
        position.play(line.back());
    }
    record::GameRecord record = record::lineRecord(game::AnyPosition(start), line);
    const record::NodeId last = record.mainLineEnd();
    record::setComment(record, last, "Look at \"this\" move ] again } \\");
    record.addNode(record.parent(last), *before.parseMove(variation), before.sideToMove());
    return record;
}

} // namespace

class TestLessonFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void lessonsComeBack()
    {
        const Card chess = cardAfter(chess::Position(), "chess", {"e4", "e5"}, "Nf3", "a3");
        const Card go = cardAfter(go::Position(9), "go9", {"E5", "C3"}, "G7", "A1");
        check(notedGame(chess::Position(), {"e4", "e5", "a3"}, "Nf3"), {chess, go}, chess.key);
        check(notedGame(go::Position(9), {"E5", "C3", "A1"}, "G7"), {chess, go}, go.key);
        check(notedGame(chess::Position(), {"e4", "e5", "a3"}, "Nf3"), {}, {});
    }

    void otherFilesAreNoLessons()
    {
        const Card card = cardAfter(chess::Position(), "chess", {"e4", "e5"}, "Nf3", "a3");
        for (const std::string& text : {std::string("1. e4 e5 *\n"), lesson::writeCards({&card, 1}, noComment),
                 std::string("[EvenmatchLesson \"{\\\"version\\\":2}\"]\n\n1. e4 e5 *\n"),
                 std::string("[EvenmatchLesson \"[[\"]\n\n1. e4 *\n"), std::string("[EvenmatchLesson \"[1]\"]\n\n1. e4 *\n"),
                 std::string("no game at all")})
            QVERIFY2(!lesson::readLesson(text, "x.pgn"), text.c_str());
    }

    void forgedCardsAreLeftOut()
    {
        const Card card = cardAfter(chess::Position(), "chess", {"e4", "e5"}, "Nf3", "a3");
        QByteArray text = QByteArray::fromStdString(
            lesson::writeLesson(notedGame(chess::Position(), {"e4", "e5", "a3"}, "Nf3"), {&card, 1}, noComment));
        text.replace("\\\"node\\\":2", "\\\"node\\\":99999");
        const auto read = lesson::readLesson(text.toStdString(), "x.pgn");
        QVERIFY(read.ok() && read->cards.cards.empty());
        QCOMPARE(read->cards.refused, std::size_t{1});
        QCOMPARE(read->game.mainLineMoves().size(), std::size_t{3});
    }

    /// A card's own game as the lesson's: its tag does not make it a card again.
    void gameOfACardIsNoCard()
    {
        const Card card = cardAfter(chess::Position(), "chess", {"e4", "e5"}, "Nf3", "a3");
        auto reader = record::readGames(lesson::writeCards({&card, 1}, noComment), "x.pgn");
        const auto game = (*reader)->next();
        const auto read = lesson::readLesson(lesson::writeLesson(*(*game)->record, {}, noComment), "x.pgn");
        QVERIFY(read.ok() && read->cards.cards.empty() && read->cards.refused == 0);
    }

    void anyCutIsSurvived()
    {
        const Card card = cardAfter(go::Position(9), "go9", {"E5", "C3"}, "G7", "A1");
        const std::string text = lesson::writeLesson(notedGame(go::Position(9), {"E5", "C3", "A1"}, "G7"), {&card, 1}, noComment);
        for (std::size_t length = 0; length < text.size(); ++length)
            if (const auto read = lesson::readLesson(text.substr(0, length), "x.sgf"); read.ok())
                for (const Card& back : read->cards.cards)
                    QVERIFY(lesson::positionOf(back).ok());
    }

private:
    static void check(const record::GameRecord& game, const std::vector<Card>& cards, const std::string& key)
    {
        const std::string text = lesson::writeLesson(game, cards, noComment);
        const auto read = lesson::readLesson(text, "x");
        QVERIFY2(read.ok(), text.c_str());
        const record::NodeId last = read->game.mainLineEnd();
        QVERIFY(read->game.mainLineMoves() == game.mainLineMoves());
        QCOMPARE(record::comment(read->game, last), record::comment(game, game.mainLineEnd()));
        QVERIFY(read->game.nextSibling(last) != record::kNoNode);
        QVERIFY(record::writeGame(read->game, read->game.format).find("version") == std::string::npos);
        QCOMPARE(read->cards.refused, std::size_t{0});
        QCOMPARE(read->cards.cards.size(), std::size_t{key.empty() ? 0U : 1U}); // the cards in the game's format
        if (!key.empty())
            QCOMPARE(read->cards.cards.front().key, key);
    }
};

EVENMATCH_TEST(TestLessonFile)

} // namespace tst_lesson_file

#include "tst_lesson_file.moc"
