// Names of Go's corner openings: in every corner, mirrored, by either colour, with moves elsewhere in between.
#include "tests/run_tests.h"

#include "core/game/go/corners.h"

#include <QTest>

#include <string>

namespace tst_corners {

using namespace evenmatch;
using namespace evenmatch::go;

namespace {

/// Points as columns and lines from the upper left, "4,4"; "-" is a pass. `symmetry`: 1 mirrors left and right, 2 upside down, 4 at the
/// diagonal.
std::vector<Move> movesOf(const std::string& text, int symmetry = 0)
{
    const Position board;
    std::vector<Move> moves;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string word = text.substr(at, end - at);
        at = end + 1;
        if (word == "-") {
            moves.push_back(board.passMove());
            continue;
        }
        int x = std::stoi(word) - 1;
        int y = std::stoi(word.substr(word.find(',') + 1)) - 1;
        if (symmetry & 1)
            x = 18 - x;
        if (symmetry & 2)
            y = 18 - y;
        if (symmetry & 4)
            std::swap(x, y);
        moves.push_back(board.moveAt(x, y));
    }
    return moves;
}

std::string namesOf(const std::vector<Move>& moves)
{
    std::string names;
    for (const CornerOpening& corner : cornerOpenings(Position(), moves))
        names += (names.empty() ? "" : "; ") + std::string(corner.name);
    return names;
}

} // namespace

class TestCorners : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void named_data()
    {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<QString>("name");
        const auto row
            = [](const char* moves, const char* name) { QTest::newRow(moves) << QString::fromLatin1(moves) << QString::fromLatin1(name); };
        row("4,4", "4-4");
        row("3,4", "3-4");
        row("3,3 4,4", "3-3, shoulder hit");
        row("4,4 3,3", "4-4, 3-3 invasion");
        row("4,4 6,3 3,6", "4-4, low approach, small knight answer");
        row("4,4 6,3 3,6 4,2 3,3", "4-4, low approach, small knight answer, slide, 3-3 block");
        row("4,4 6,3 4,6", "4-4, low approach, one-space jump");
        row("4,4 6,3 10,3", "4-4, low approach, three-space low pincer");
        row("3,4 - 5,3", "3-4, small knight enclosure");
        row("3,4 5,4 5,3 6,3 4,3", "3-4, high approach, attach and draw back");
        row("3,4 5,4 5,3 4,4", "3-4, high approach, avalanche");
        row("3,4 5,3 4,5", "3-4, low approach, diagonal move");
        row("5,5", "5-5");
    }

    void named()
    {
        QFETCH(QString, moves);
        QFETCH(QString, name);
        for (int symmetry = 0; symmetry < 8; ++symmetry) {
            QCOMPARE(QString::fromStdString(namesOf(movesOf(moves.toStdString(), symmetry))), name);
            QCOMPARE(QString::fromStdString(namesOf(movesOf("- " + moves.toStdString(), symmetry))), name); // White moved first
        }
    }

    void cornersInTheirOrder()
    {
        QCOMPARE(namesOf(movesOf("16,4 4,4 17,16 4,16 6,3 3,6")), std::string("4-4; 4-4, low approach, small knight answer; 3-4; 4-4"));
    }

    void movesElsewhereDoNotMatter()
    {
        QCOMPARE(namesOf(movesOf("4,4 16,16 - 6,3 16,4 4,16")), std::string("4-4, low approach; 4-4; 4-4; 4-4"));
    }

    void nothingIsCertain()
    {
        QVERIFY(namesOf(movesOf("10,10 1,1")).empty());
        QVERIFY(cornerOpenings(Position(13), {}).empty());
        Position handicap;
        handicap.play(handicap.moveAt(3, 3));
        QVERIFY(cornerOpenings(handicap, {}).empty());
        const std::vector<Move> twice = movesOf("4,4 4,4 6,3");
        QCOMPARE(namesOf(twice), std::string("4-4")); // the second is not legal
    }
};

EVENMATCH_TEST(TestCorners)

} // namespace tst_corners

#include "tst_corners.moc"
