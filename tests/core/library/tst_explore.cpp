// The continuations of games from a position: each game counts once, whatever its move order, in any rotation or reflection of the board.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/library/openings/explored.h"
#include "core/library/positions/corner_keys.h"
#include "core/library/storage/connection.h"
#include "core/record/board/replay.h"
#include "tests/core/library_samples.h"

#include <QElapsedTimer>
#include <QTest>

namespace tst_explore {

using namespace evenmatch;
using library::Explored;
using library::ExploredMove;
using library::GameId;
using library::Library;

namespace {

std::string pgn(const std::string& moves, const std::string& result, const std::string& tags = {})
{
    return tags + "[Event \"" + moves + "\"]\n[Result \"" + result + "\"]\n\n" + moves + " " + result + "\n";
}

GameId save(Library& library, const std::string& text) { return library.save(samples::prepared(text))->id; }

game::AnyPosition after(const std::string& moves)
{
    chess::Position position;
    for (std::size_t at = 0; at + 4 <= moves.size(); at += 5)
        position.play(*position.parseMove(moves.substr(at, 4)));
    return game::AnyPosition(position);
}

game::AnyPosition goAfter(int size, const std::vector<std::pair<int, int>>& points)
{
    go::Position position(size);
    for (const auto& [x, y] : points)
        position.play(position.moveAt(x, y));
    return game::AnyPosition(position);
}

const ExploredMove* find(const Explored& explored, const game::AnyPosition& position, const std::string& text)
{
    const auto found = std::ranges::find(explored.moves, *position.parseMove(text), &ExploredMove::move);
    return found == explored.moves.end() ? nullptr : &*found;
}

} // namespace

class TestExplore : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void resultsRatingsAndDatesOfMoves()
    {
        auto library = std::move(*Library::open(":memory:"));
        const auto tags = [](const char* white, const char* black, const char* date) {
            return std::string("[WhiteElo \"") + white + "\"]\n[BlackElo \"" + black + "\"]\n[Date \"" + date + "\"]\n";
        };
        save(library, pgn("1. e4 e5 2. Nf3", "1-0", tags("1500", "1900", "2019.02.03")));
        const GameId strong = save(library, pgn("1. e4 c5", "0-1", tags("2500", "2400", "2021.??.??")));
        save(library, pgn("1. e4 e5 2. Bc4", "1/2-1/2", tags("1700", "?", "2020.01.01")));
        save(library, pgn("1. d4 d5", "*"));
        const auto start = after("");
        const Explored all = library.explore(start, {}).value();
        QCOMPARE(all.results.games, 4u);
        QCOMPARE(all.results.withResult(), 3u);
        QCOMPARE(all.moves.size(), std::size_t(2));
        const ExploredMove& e4 = all.moves.front();
        QCOMPARE(start.moveText(e4.move), std::string("e2e4"));
        QCOMPARE(e4.results.games, 3u);
        QCOMPARE(e4.results.firstWins, 1u);
        QCOMPARE(e4.results.secondWins, 1u);
        QCOMPARE(e4.results.draws, 1u);
        QCOMPARE(*e4.rating, 1900.0);
        QCOMPARE(e4.lastDate, std::string("2021"));
        QVERIFY(!all.moves.back().rating);
        QCOMPARE(all.games.front().id, strong);
        QCOMPARE(all.games.front().node, 0);

        const auto afterE4 = after("e2e4");
        const Explored black = library.explore(afterE4, {.mostGames = 1}).value();
        QCOMPARE(*find(black, afterE4, "c5")->rating, 2400.0); // of the side that chose it: Black
        QCOMPARE(*find(black, afterE4, "e5")->rating, 1900.0);
        QCOMPARE(black.games.size(), std::size_t(1));
        QCOMPARE(black.games.front().node, 1);
    }

    void gamesThatEndThereHaveNoMove()
    {
        auto library = std::move(*Library::open(":memory:"));
        save(library, pgn("1. e4", "1-0"));
        save(library, pgn("1. e4 e5", "1-0"));
        const Explored found = library.explore(after("e2e4"), {}).value();
        QCOMPARE(found.results.games, 2u);
        QCOMPARE(found.moves.size(), std::size_t(1));
    }

    void transpositionsCount()
    {
        auto library = std::move(*Library::open(":memory:"));
        save(library, pgn("1. d4 d5 2. c4 e6 3. Nc3", "1-0"));
        save(library, pgn("1. c4 e6 2. d4 d5 3. Nf3", "0-1"));
        save(library, pgn("1. Nf3 Nf6 2. Ng1 Ng8 3. e4", "0-1")); // the start occurs twice, but counts once
        const auto gambit = after("d2d4 d7d5 c2c4 e7e6");
        const Explored found = library.explore(gambit, {}).value();
        QCOMPARE(found.results.games, 2u);
        QVERIFY(find(found, gambit, "Nc3") && find(found, gambit, "Nf3"));
        QCOMPARE(library.explore(after(""), {})->results.games, 3u);
    }

    void symmetricPointsAreOne()
    {
        auto library = std::move(*Library::open(":memory:"));
        for (const char* text : {"(;GM[1]SZ[9]BR[3d]WR[1k];B[cc];W[gg])", "(;GM[1]SZ[9]BR[1d]WR[5k];B[gc];W[cg])",
                 "(;GM[1]SZ[9]BR[2k];B[ee])", "(;GM[1]SZ[9];B[cg];W[cc])"})
            save(library, text);
        const auto start = goAfter(9, {});
        const Explored all = library.explore(start, {}).value();
        QCOMPARE(all.moves.size(), std::size_t(2));
        QCOMPARE(all.moves.front().results.games, 3u);
        QCOMPARE(all.moves.front().same.size(), std::size_t(3));
        QCOMPARE(*all.moves.front().rating, 2.0); // 3d and 1d; the third game has no rank
        // After one of them the other's corner is still found, in any orientation of this board.
        const auto corner = goAfter(9, {{6, 6}});
        const Explored next = library.explore(corner, {}).value();
        QCOMPARE(next.results.games, 3u);
        QVERIFY(find(next, corner, corner.moveText(corner.as<go::Position>()->moveAt(2, 2)))); // opposite
        QCOMPARE(next.moves.front().results.games, 2u);
    }

    /// In any corner, mirrored or not, in either colour, and with moves elsewhere in between.
    void cornersAreCounted()
    {
        auto library = std::move(*Library::open(":memory:"));
        const GameId straight = save(library, "(;GM[1]SZ[19]RE[B+R]BR[3d]WR[4d]DT[2020];B[pd];W[dp];B[nq];W[qf];B[nc])");
        const GameId exchanged = save(library, "(;GM[1]SZ[19]RE[B+2.5]BR[1k]WR[2k]DT[2021];B[pp];W[dd];B[fc];W[cf])");
        const GameId both
            = save(library, "(;GM[1]SZ[19];B[pd];W[dd];B[dp];W[qf];B[cj];W[cn];B[fq])"); // in two corners, one of which continues elsewhere
        save(library, "(;GM[1]SZ[13];B[jd];W[kf];B[hc])");
        save(library, "(;GM[1]SZ[19];B[pd];W[qf];W[nc])"); // the other side continues there
        const auto board = goAfter(19, {{3, 15}, {15, 3}, {9, 9}, {2, 13}}); // Black's 4-4 and White's approach, lower left
        library::ExploreQuestion question;
        question.corner = library::cornerOf(*board.as<go::Position>(), board.as<go::Position>()->moveAt(2, 13));
        QCOMPARE(question.corner, std::optional(2));
        const Explored found = library.explore(board, question).value();
        QCOMPARE(found.results.games, 5u); // two of them in one game
        QCOMPARE(found.moves.size(), std::size_t(1));
        const ExploredMove& answer = found.moves.front();
        QCOMPARE(board.moveText(answer.move), std::string("F3"));
        QCOMPARE(answer.results.games, 3u);
        QCOMPARE(answer.results.firstWins, 1u);
        QCOMPARE(answer.results.secondWins, 1u); // the side with these stones lost as White
        QCOMPARE(*answer.rating, 1.0); // of 3 dan and of 2 kyu
        QCOMPARE(answer.lastDate, std::string("2021"));
        QCOMPARE(std::ranges::count(found.games, both, &library::ExploredGame::id), 1);
        const auto reached = std::ranges::find(found.games, straight, &library::ExploredGame::id);
        QVERIFY(reached != found.games.end());
        QCOMPARE(reached->node, 4);
        question.filter.emplace();
        question.filter->dateFrom = "2021";
        QCOMPARE(library.explore(board, question)->games.front().id, exchanged);
        QCOMPARE(library.explore(board, question)->results.games, 1u);
        QCOMPARE(library.explore(goAfter(9, {{2, 2}}), question)->results.games, 0u); // no such corners on this board
        // An empty corner has both colourings, but counts once.
        library::ExploreQuestion empty;
        empty.corner = 0;
        const Explored first = library.explore(goAfter(19, {}), empty).value();
        QCOMPARE(first.results.games, 16u);
        QVERIFY(find(first, goAfter(19, {}), "D16"));
    }

    void cornersHaveNineLines()
    {
        const go::Position board;
        QCOMPARE(library::cornerOf(board, board.moveAt(8, 8)), std::optional(0));
        QCOMPARE(library::cornerOf(board, board.moveAt(10, 8)), std::optional(1));
        QCOMPARE(library::cornerOf(board, board.moveAt(0, 18)), std::optional(2));
        QCOMPARE(library::cornerOf(board, board.moveAt(18, 10)), std::optional(3));
        for (const game::Move move : {board.moveAt(9, 3), board.moveAt(3, 9), board.passMove(), game::kNoMove})
            QVERIFY(!library::cornerOf(board, move));
        QVERIFY(!library::cornerOf(go::Position(13), go::Position(13).moveAt(3, 3)));
        for (const char* damaged : {"", "\x05", "\xff\x01\x02\x03"})
            for (const auto& states : library::unpackedCorners(damaged))
                QVERIFY(states.empty());
    }

    void passesAndNodesWithoutMoves()
    {
        auto library = std::move(*Library::open(":memory:"));
        save(library, "(;GM[1]SZ[9];B[ee];C[nothing is played];W[cc])");
        save(library, "(;GM[1]SZ[9];B[ee];W[];B[cc])");
        save(library, "(;GM[1]SZ[9];B[ee];W[gg])");
        const auto position = goAfter(9, {{4, 4}});
        const Explored found = library.explore(position, {}).value();
        QCOMPARE(found.results.games, 3u);
        QCOMPARE(found.moves.size(), std::size_t(2));
        QCOMPARE(found.moves.front().results.games, 2u);
        QCOMPARE(position.moveText(found.moves.back().move), std::string("pass"));
    }

    void otherSidesTurnIsAnotherPosition()
    {
        auto library = std::move(*Library::open(":memory:"));
        save(library, "(;GM[1]SZ[9];B[ee];B[cc])");
        QCOMPARE(library.explore(goAfter(9, {{4, 4}}), {})->results.games, 0u);
    }

    void filtersAndTheTrash()
    {
        auto library = std::move(*Library::open(":memory:"));
        const GameId first = save(library, "[White \"Anna\"]\n\n1. e4 e5 *\n");
        const GameId second = save(library, "[White \"Ben\"]\n\n1. e4 c5 *\n");
        library::ExploreQuestion mine;
        mine.filter.emplace();
        mine.filter->onlyMine = true;
        QCOMPARE(library.explore(after(""), mine)->results.games, 0u);
        QVERIFY(library.setMe(library.playerOf("Anna").value(), true).ok());
        const Explored found = library.explore(after(""), mine).value();
        QCOMPARE(found.results.games, 1u);
        QCOMPARE(found.games.front().id, first);
        QVERIFY(library.moveToTrash({&first, 1}).ok());
        QCOMPARE(library.explore(after(""), mine)->results.games, 0u);
        QCOMPARE(library.explore(after(""), {})->games.front().id, second);
    }

    void stopsWhenAsked()
    {
        auto library = std::move(*Library::open(":memory:"));
        save(library, pgn("1. e4", "1-0"));
        std::stop_source stop;
        stop.request_stop();
        const auto found = library.explore(after(""), {.stop = stop.get_token()});
        QVERIFY(!found && found.error().code == core::ErrorCode::Stopped);
    }

    void nothingForOtherGames()
    {
        auto library = std::move(*Library::open(":memory:"));
        QCOMPARE(library.explore({}, {})->results.games, 0u);
    }

    /// Keys, outcomes, ranks and dates of a damaged or forged file.
    void forgedRowsDoNoHarm()
    {
        const samples::Folder folder;
        const auto path = folder / "games.evl";
        {
            auto library = std::move(*Library::open(path));
            for (const char* moves : {"1. e4 e5", "1. e4 c5", "1. d4 d5"})
                save(library, pgn(moves, "1-0"));
        }
        {
            library::Connection forger(path, 1000, library::Connection::Opening::Existing);
            forger.exec("UPDATE games SET outcome = 77, iso_date = 'zzzzzzz', first_rank = x'ff00ff' WHERE id = 1");
            forger.exec("UPDATE positions SET keys = substr(keys, 1, 13) WHERE id = 2"); // the last key is cut
            forger.exec("UPDATE positions SET keys = x'010203' WHERE id = 3");
        }
        auto library = std::move(*Library::open(path, {.checkIntegrity = false}));
        const Explored found = library.explore(after("e2e4"), {}).value();
        QCOMPARE(found.results.games, 2u);
        QCOMPARE(found.results.withResult(), 1u);
        QCOMPARE(found.moves.size(), std::size_t(1));
        QVERIFY(found.moves.front().lastDate.empty());
    }

    /// EVENMATCH_EXPLORE names a library: measures the time for its start and its most frequent continuation.
    void howLong()
    {
        const QByteArray path = qgetenv("EVENMATCH_EXPLORE");
        if (path.isEmpty())
            QSKIP("EVENMATCH_EXPLORE names no library");
        auto library = std::move(*Library::open(path.toStdString(), {.create = false, .checkIntegrity = false}));
        for (game::AnyPosition position : {after(""), goAfter(19, {}), goAfter(9, {})})
            for (int ply = 0; ply <= 16; ++ply) {
                QElapsedTimer clock;
                clock.start();
                const Explored found = library.explore(position, {}).value();
                qInfo("ply %d: %llu games, %zu moves, %lld ms", ply, static_cast<unsigned long long>(found.results.games),
                    found.moves.size(), static_cast<long long>(clock.elapsed()));
                if (found.moves.empty())
                    break;
                position.play(found.moves.front().move);
            }
    }
};

EVENMATCH_TEST(TestExplore)

} // namespace tst_explore

#include "tst_explore.moc"
