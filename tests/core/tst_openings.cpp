// Names of openings: every line can be played, no position has two names, and other orders of moves find the same name.
#include "core/game/chess/opening_lines.h"
#include "core/game/chess/openings.h"
#include "core/record/game_reader.h"
#include "core/record/record_opening.h"

#include <QTest>

#include <map>
#include <regex>
#include <sstream>

using namespace evenmatch;

namespace {

std::string nameOf(const std::string& moves)
{
    chess::Position position;
    std::vector<game::Move> played;
    std::istringstream words(moves);
    for (std::string word; words >> word;) {
        const auto move = position.parseSan(word);
        if (!move)
            return "not legal: " + word;
        played.push_back(*move);
        position.play(*move);
    }
    const auto opening = chess::openingOf(chess::Position(), played);
    return opening ? opening->text() : "";
}

} // namespace

class TestOpenings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyLineIsLegalAndItsOwn();
    void namesAreFound_data();
    void namesAreFound();
    void wrongLinesAreNamed();
    void recordsHaveOpenings();
};

void TestOpenings::everyLineIsLegalAndItsOwn()
{
    const auto lines = chess::readOpeningLines(chess::kOpeningLines);
    QVERIFY2(lines.ok(), lines.ok() ? "" : core::describe(lines.error()).c_str());
    QVERIFY(lines->size() > 400);
    std::map<std::uint64_t, std::string> seen;
    const std::regex code("[A-E][0-9][0-9]");
    for (const chess::OpeningLine& line : *lines) {
        const std::string text = line.opening.text();
        QVERIFY2(std::regex_match(std::string(line.opening.code), code), text.c_str());
        QVERIFY2(!line.moves.empty() && line.opening.name.size() > 4, text.c_str());
        const auto [other, isNew] = seen.emplace(line.key, text);
        QVERIFY2(isNew, (text + " and " + other->second).c_str());
        const auto found = chess::openingOf(chess::Position(), line.moves);
        QVERIFY2(found && *found == line.opening, text.c_str());
    }
}

void TestOpenings::namesAreFound_data()
{
    QTest::addColumn<QString>("moves");
    QTest::addColumn<QString>("name");
    QTest::newRow("nothing played") << ""
                                    << "";
    QTest::newRow("as it stands") << "e4 e5 Nf3 Nc6 Bc4"
                                  << "C50 Italian Game";
    QTest::newRow("and on") << "e4 e5 Nf3 Nc6 Bc4 Bc5 a4 a6"
                            << "C50 Italian Game, Giuoco Piano";
    QTest::newRow("by another order") << "Nf3 Nc6 e4 e5 Bc4"
                                      << "C50 Italian Game";
    QTest::newRow("from the English to the Queen's Gambit") << "c4 e6 d4 d5"
                                                            << "D30 Queen's Gambit Declined";
    QTest::newRow("a pawn that could be taken on its way") << "e4 e6 e5 d5 d4"
                                                           << "C02 French Defence, Advance Variation";
    QTest::newRow("Najdorf") << "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be2 e5"
                             << "B92 Sicilian Defence, Najdorf Variation, Opočenský Variation";
}

void TestOpenings::namesAreFound()
{
    QFETCH(QString, moves);
    QFETCH(QString, name);
    QCOMPARE(QString::fromStdString(nameOf(moves.toStdString())), name);
}

void TestOpenings::wrongLinesAreNamed()
{
    const auto illegal = chess::readOpeningLines("C20 Open Game; e4 e5\nC50 Nothing; e4 Ke5\n");
    QVERIFY(!illegal);
    QCOMPARE(illegal.error().line, std::uint64_t{2});
    QVERIFY(!chess::readOpeningLines("C50\n"));
}

void TestOpenings::recordsHaveOpenings()
{
    const auto nameIn = [](const std::string& text) {
        auto reader = record::readGames(text, "a game");
        auto read = (*reader)->next();
        const auto opening = record::openingOf(*(*read)->record);
        return opening ? std::string(opening->family()) : std::string();
    };
    QCOMPARE(nameIn("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *"), std::string("Ruy Lopez"));
    QCOMPARE(nameIn("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n[SetUp \"1\"]\n\n1. Kd2 *"), std::string());
    QCOMPARE(nameIn("(;GM[1]FF[4]SZ[19];B[pd];W[dp])"), std::string());
}

QTEST_APPLESS_MAIN(TestOpenings)
#include "tst_openings.moc"
