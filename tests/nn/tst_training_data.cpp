// Labelled games and the batches drawn from them.
#include "tests/run_tests.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "nn/data/labelled_games.h"
#include "nn/data/symmetry.h"
#include "nn/data/teacher_labels.h"
#include "nn/data/training_batch.h"
#include "nn/review/owners.h"
#include "nn/review/side_clocks.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <set>

namespace tst_training_data {

using namespace evenmatch;

/// A small collection of each kind, as described in the data's README.
class Collections {
public:
    std::filesystem::path path() const { return m_folder.path().toStdString(); }
    void write(const char* name, const std::string& text) const { std::ofstream(path() / name, std::ios::binary) << text; }

private:
    QTemporaryDir m_folder;
};

const std::string kGoLine
    = "B\t2\t1\t(;GM[1]SZ[9]KM[0.5]HA[2]AB[cc][gg]PB[b]PW[w]BR[3d]WR[9d]RE[W+4.5]DT[2016-11-02]PC[KGS]"
      ";W[ee];B[fe];W[ed];B[fd];W[ec];B[fc];W[eb];B[fb];W[ef];B[ff];W[eg];B[fg];W[eh];B[fh];W[dd];B[gd];W[de];B[ge];W[df];B[gf])\n";

std::string chessLine(int white, int black,
    const char* moves = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8g8 h2h3 c6a5 b3c2 c7c5 d2d4 d8c7")
{
    return "WB slow " + std::to_string(white) + ' ' + std::to_string(black) + " 600+0 2013.06 lichess:one 1-0 - b | " + moves + '\n';
}

std::string equals(const std::string& rank, std::string_view place, int size = 9)
{
    return "(;GM[1]SZ[" + std::to_string(size) + "]KM[6.5]BR[" + rank + "]WR[" + rank + "]PC[" + std::string(place)
        + "];B[ee];W[ec];B[gc];W[cc];B[ge];W[gg];B[eg];W[cg];B[ce];W[hb];B[hh];W[bb];B[bh];W[ae];B[ie];W[ei];B[ea];W[ab];B[ib];W[ih])";
}

class TestTrainingData : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsCollections()
    {
        const Collections collections;
        collections.write("3d.tsv", kGoLine + "nonsense\n");
        const auto go = nn::readLabelledGames(collections.path(), strength::goScale());
        QVERIFY(go.ok());
        QCOMPARE(go->games.size(), 1u);
        QCOMPARE(go->errors.size(), 1u);
        QCOMPARE(go->errors[0].line, 2u);
        const nn::LabelledGame& game = go->games[0];
        QCOMPARE(game.moves.size(), 20u);
        QVERIFY(game.sideOf(0) == game::Side::Second);
        QCOMPARE(game.sides[0].rank, 6); // 3d
        QVERIFY(game.sides[0].scored && !game.sides[1].scored && !game.sides[1].human);
        QCOMPARE(game.sides[1].rating, 9.0);
        QCOMPARE(game.result, -1.0);
        QCOMPARE(game.lead, -4.5);
        QCOMPARE(game.handicap, 2);
        QCOMPARE(game.year, 2016);
        QCOMPARE(game.file, std::string("3d"));
        QCOMPARE(game.stratum(game::Side::First), std::string("KGS 9×9 H2 B none"));

        const Collections other;
        other.write("1400-1599.txt", chessLine(1500, 1700));
        const auto chess = nn::readLabelledGames(other.path(), strength::chessScale());
        QVERIFY(chess.ok());
        QCOMPARE(chess->games.size(), 1u);
        QCOMPARE(chess->games[0].moves.size(), 22u);
        QCOMPARE(chess->games[0].sides[0].rank, 5);
        QCOMPARE(chess->games[0].sides[1].rank, 4);
        QCOMPARE(chess->games[0].sides[1].player, std::string("b"));
        QCOMPARE(chess->games[0].result, 1.0);
    }

    void readsRecordsWithRanks()
    {
        const Collections collections;
        collections.write("club.sgf", "(;GM[1]SZ[9]PB[x]BR[4k]PW[y]WR[2d]RE[B+R];B[ee];W[ec];B[gc])(;GM[1]SZ[9]PB[x]PW[y];B[ee])");
        const auto read = nn::readLabelledGames(collections.path(), strength::goScale());
        QVERIFY(read.ok());
        QCOMPARE(read->games.size(), 1u);
        QCOMPARE(read->games[0].sides[0].rank, 10); // 4k belongs to 3-5k
        QCOMPARE(read->games[0].sides[1].rank, 7);
        QVERIFY(std::isnan(read->games[0].lead));
        QVERIFY(!nn::readLabelledGames(collections.path() / "missing", strength::goScale()).ok());

        // Groups of files may differ from the scale's: the tag determines the rank.
        const Collections nine;
        nine.write(
            "16-30k.sgf", "(;GM[1]SZ[9]PC[OGS]PB[x]BR[17k]PW[y]WR[24k];B[ee];W[ec])(;GM[1]SZ[9]PC[OGS]PB[x]BR[30k]PW[y];B[ee];W[ec])");
        const strength::RankScale people("go", {"1d", "1-15k", "16-20k", "21-25k", "26-30k"});
        const auto groups = nn::readLabelledGames(nine.path(), people);
        QVERIFY(groups.ok() && groups->games.size() == 2 && groups->errors.empty());
        QVERIFY(groups->games[0].sides[0].rank == 2 && groups->games[0].sides[1].rank == 3 && groups->games[1].sides[0].rank == 4);
        QVERIFY(!groups->games[1].sides[1].scored);

        const Collections empty; // no moves: nothing to learn
        empty.write("none.sgf", "(;GM[1]SZ[9]PB[x]BR[4k]PW[y]WR[2d]RE[B+R])");
        const auto none = nn::readLabelledGames(empty.path(), strength::goScale());
        QVERIFY(none.ok() && none->games.empty());
        QCOMPARE(none->errors.size(), 1u);
    }

    void clocksComeAlong()
    {
        const std::string head = "[Event \"x\"]\n[White \"a\"]\n[Black \"b\"]\n[Result \"*\"]\n[WhiteElo \"1500\"]\n[BlackElo "
                                 "\"1500\"]\n[TimeControl \"180+2\"]\n\n";
        const Collections collections;
        collections.write("a.pgn",
            head + "1. e4 { [%clk 0:03:00] } 1... e5 { [%clk 0:02:58] } 2. Nf3 { [%clk 0:02:36] } 2... Nc6 { [%clk 0:02:59] } *\n");
        collections.write("b.pgn", head + "1. e4 e5 2. Nf3 Nc6 *\n");
        const auto read = nn::readLabelledGames(collections.path(), strength::chessScale());
        QVERIFY(read.ok());
        QCOMPARE(read->games.size(), 2u);
        const nn::LabelledGame& timed = read->games[0];
        QCOMPARE(timed.clocks.size(), 4u);
        QVERIFY(read->games[1].clocks.empty());
        QCOMPARE(nn::contentKey(timed), nn::contentKey(read->games[1])); // the same game, so its cached evaluations are found

        // A usual game is 180 + 40 · 2 seconds.
        const auto seconds = [](float share) { return std::lround(double{share} * 260); };
        QCOMPARE(seconds(timed.clocks[0].spent), 2);
        QCOMPARE(seconds(timed.clocks[1].spent), 4);
        QCOMPARE(seconds(timed.clocks[2].spent), 26);
        QCOMPARE(seconds(timed.clocks[3].spent), 1);
        QCOMPARE(seconds(timed.clocks[2].left), 156);
        const auto black = nn::clocksOf(timed, game::Side::Second);
        QCOMPARE(black.size(), 2u);
        QCOMPARE(seconds(black[1].spent), 1);
        QCOMPARE(seconds(black[1].opponentSpent), 26);
        QCOMPARE(seconds(black[1].opponentLeft), 156);
        QVERIFY(nn::clocksOf(read->games[1], game::Side::First).empty());

        // Go: BL and WL; in byo-yomi no main time is left, and the time of a move is unknown.
        const Collections go;
        go.write("a.sgf",
            "(;GM[1]SZ[9]PB[x]BR[4k]PW[y]TM[300]OT[5x30 "
            "byo-yomi];B[ee]BL[290];W[ec]WL[300];B[gc]BL[30]OB[5];W[cc]WL[250];B[dd]BL[20]OB[5])");
        const auto played = nn::readLabelledGames(go.path(), strength::goScale());
        QVERIFY(played.ok());
        const auto& clocks = played->games.at(0).clocks;
        QCOMPARE(clocks.size(), 5u);
        QCOMPARE(std::lround(double{clocks[0].spent} * 2100), 10); // 300 + 60 · 30
        QCOMPARE(std::lround(double{clocks[3].spent} * 2100), 50);
        QCOMPARE(clocks[2].left, 0.0F);
        QVERIFY(std::isnan(clocks[2].spent) && std::isnan(clocks[4].spent));
    }

    /// A ladder's rungs are ranks by name. They are scored although they are not humans, train their rank's policy but not the rank-free
    /// one, and never share a list with human games.
    void readsLaddersBesideHumans()
    {
        const Collections collections;
        const std::string game = "(;GM[1]SZ[9]KM[7.5]BR[%]WR[%]PB[p]PW[p]PC[@]RE[B+R];B[ee];W[ec];B[gc];W[cc])";
        const auto written = [&](std::string text, const std::string& rank, const std::string& place) {
            for (std::size_t at; (at = text.find('%')) != text.npos;)
                text.replace(at, 1, rank);
            return text.replace(text.find('@'), 1, place);
        };
        collections.write("a.sgf", written(game, "rung 7", std::string(nn::kLadderSource)) + written(game, "2d", "KGS"));
        const strength::RankScale scale("go", {"2d", "rung 7"});
        const auto read = nn::readLabelledGames(collections.path(), scale);
        QVERIFY(read.ok());
        QCOMPARE(read->games.size(), 2u);
        const auto& rung = read->games[0].sides[0];
        QVERIFY(rung.rank == 1 && rung.scored && !rung.human && rung.player.empty());
        QVERIFY(read->games[1].sides[0].human);
        QVERIFY(read->games[0].stratum(game::Side::First) != read->games[1].stratum(game::Side::First));
    }

    void walksAndJumpsAgree()
    {
        const Collections collections;
        collections.write("3d.tsv", kGoLine);
        const auto read = nn::readLabelledGames(collections.path(), strength::goScale());
        std::size_t visited = 0;
        nn::walk(read->games[0], [&](const nn::GameState& state, std::size_t ply) {
            QCOMPARE(nn::stateAt(read->games[0], ply).key(), state.key());
            ++visited;
        });
        QCOMPARE(visited, 20u);
    }

    void symmetriesKeepBoards()
    {
        std::set<std::vector<int>> images;
        for (int symmetry = 0; symmetry < 8; ++symmetry) {
            std::vector<int> image;
            for (int i = 0; i < 25; ++i)
                image.push_back(nn::symmetric(i, 5, symmetry));
            images.insert(image);
            QCOMPARE(std::set(image.begin(), image.end()).size(), 25u);
            QCOMPARE(image[12], 12); // the centre stays
        }
        QCOMPARE(images.size(), 8u);
    }

    /// The encoded stones and the target move are transformed together: the move played is legal and never on a stone.
    void batchesSayWhatWasPlayed()
    {
        const Collections collections;
        collections.write("3d.tsv", kGoLine);
        const auto read = nn::readLabelledGames(collections.path(), strength::goScale());
        const nn::Encoding& encoding = *nn::findEncoding("go18");
        const nn::BatchMaker maker(encoding, 13, read->games, {});
        QCOMPARE(maker.positions(), 20u);
        const nn::TrainingBatch batch = maker.make({.positions = 64}, 1);
        QCOMPARE(batch.size(), 64u);
        for (std::size_t i = 0; i < batch.size(); ++i) {
            const auto move = static_cast<std::size_t>(batch.move[i]);
            QVERIFY(move < 81);
            QCOMPARE(batch.planes[i * 18 * 81 + move], 0.0f);
            QCOMPARE(batch.planes[i * 18 * 81 + 81 + move], 0.0f);
            QCOMPARE(batch.legal[i * 82 + move], 1);
            QCOMPARE(batch.legal[i * 82 + static_cast<std::size_t>(batch.otherMove[i])], 1);
            QVERIFY(batch.otherMove[i] != batch.move[i]);
            QVERIFY(batch.planes[i * 18 * 81 + 16 * 81] == 1); // White is a bot, so Black is always to move
            QCOMPARE(batch.valueWeight[i], 0.0f); // the winner of a game with two stones is weak evidence about the position
            QCOMPARE(batch.leadWeight[i], 0.0f);
            QCOMPARE(batch.rank[i], std::int64_t{6});
        }
    }

    void onlyEqualsTeachValue()
    {
        const auto game = [](const std::string& tags) { return "(;GM[1]SZ[9]PB[x]PW[y]RE[W+4.5]" + tags + ";W[ec];B[gc];W[ce])"; };
        const auto weightsOf = [&](const std::string& tags) {
            const Collections collections;
            collections.write("one.sgf", game(tags));
            const auto read = nn::readLabelledGames(collections.path(), strength::goScale());
            if (!read.ok() || read->games.size() != 1)
                return std::pair(-1.0f, -1.0f);
            const nn::BatchMaker maker(*nn::findEncoding("go18"), 13, read->games, {});
            const nn::TrainingBatch batch = maker.make({.positions = 1}, 1);
            return std::pair(batch.valueWeight[0], batch.leadWeight[0]);
        };
        QCOMPARE(weightsOf("KM[6.5]BR[3d]WR[5d];B[ee]"), std::pair(1.0f, 1.0f));
        QCOMPARE(weightsOf("KM[6.5]BR[2d]WR[5d];B[ee]"), std::pair(0.0f, 0.0f));
        QCOMPARE(weightsOf("KM[6.5]BR[3d];B[ee]"), std::pair(0.0f, 0.0f));
        QCOMPARE(weightsOf("KM[0.5]BR[3d]WR[4d];B[ee]"), std::pair(0.0f, 0.0f));
        QCOMPARE(weightsOf("KM[6.5]HA[2]AB[cc][gg]PL[W]BR[3d]WR[4d]"), std::pair(0.0f, 0.0f));
        QCOMPARE(weightsOf("KM[6.5]AB[cc][gg]PL[W]BR[3d]WR[4d]"), std::pair(0.0f, 0.0f));
    }

    void batchesAreReproducible()
    {
        const Collections collections;
        collections.write("1400-1599.txt", chessLine(1500, 1700) + chessLine(1450, 2450));
        const auto read = nn::readLabelledGames(collections.path(), strength::chessScale());
        const nn::BatchMaker maker(*nn::findEncoding("chess119"), 8, read->games, {});
        const nn::BatchPlan plan{.lists = 2, .pairs = 3, .positions = 8};
        const nn::TrainingBatch one = maker.make(plan, 5);
        const nn::TrainingBatch same = maker.make(plan, 5);
        const nn::TrainingBatch other = maker.make(plan, 6);
        QVERIFY(one.planes == same.planes && one.move == same.move);
        QVERIFY(one.move != other.move || one.planes != other.planes);
    }

    void listsStayWithinAStratum()
    {
        const Collections collections;
        std::string lines;
        for (const int rating : {1050, 1250, 1450, 1650, 1850, 2050, 2250, 2450})
            lines += chessLine(rating, 2550);
        collections.write("mixed.txt", lines);
        const auto read = nn::readLabelledGames(collections.path(), strength::chessScale());
        const nn::BatchMaker maker(*nn::findEncoding("chess119"), 8, read->games, {});
        QCOMPARE(maker.strata(), 1u);
        const nn::TrainingBatch batch = maker.make({.lists = 5, .pairs = 7}, 3);
        QCOMPARE(batch.lists, 5);
        QCOMPARE(batch.entries.size(), 40u);
        std::int64_t before = -1;
        for (const auto& entry : batch.entries) {
            QCOMPARE(entry.positions.size(), 7u);
            if (entry.rank == 0)
                before = -1;
            QVERIFY(entry.rank > before); // strongest first
            before = entry.rank;
            for (const std::int64_t position : entry.positions)
                QCOMPARE(batch.rank[static_cast<std::size_t>(position)], entry.rank);
        }
        QCOMPARE(maker.make({.lists = 3, .pairs = 2, .ranksAList = 4}, 3).entries.size(), 12u);
    }

    /// A run can have any number of a ladder's lists, however few games it has.
    void laddersHaveListsOfTheirOwn()
    {
        const Collections collections;
        const auto game = [](const std::string& rank, std::string_view place) {
            return "(;GM[1]SZ[9]KM[7.5]BR[" + rank + "]WR[" + rank + "]PC[" + std::string(place)
                + "];B[ee];W[ec];B[gc];W[cc];B[ge];W[gg];B[eg];W[cg];B[ce];W[hb];B[hh];"
                  "W[bb];B[bh];W[ae];B[ie];W[ei];B[ea];W[ab];B[ib];W[ih])";
        };
        std::string people;
        for (int i = 0; i < 50; ++i)
            people += game("3d", "KGS") + game("2d", "KGS");
        collections.write("people.sgf", people);
        collections.write("rungs.sgf", game("9k", nn::kLadderSource) + game("10k", nn::kLadderSource));
        const strength::RankScale scale("go", {"3d", "2d", "9k", "10k"});
        const auto read = nn::readLabelledGames(collections.path(), scale);
        QCOMPARE(read->games.size(), 102u);
        const nn::BatchMaker maker(*nn::findEncoding("go18"), scale.size(), read->games, {});
        const nn::TrainingBatch batch = maker.make({.lists = 2, .ladderLists = 3, .pairs = 2}, 1);
        QCOMPARE(batch.lists, 5);
        QCOMPARE(
            std::ranges::count_if(batch.entries, [](const auto& entry) { return entry.list >= 2 && entry.rank >= 2; }), std::ptrdiff_t{6});
        QCOMPARE(batch.entries.size(), 10u);
    }

    void formsAfterTheMoveEndWithTheUnseen()
    {
        const Collections collections;
        collections.write("mixed.txt", chessLine(1050, 2450));
        const auto read = nn::readLabelledGames(collections.path(), strength::chessScale());
        const nn::BatchMaker maker(*nn::findEncoding("chess119"), 8, read->games, {});
        const nn::TrainingBatch batch = maker.make({.lists = 1, .pairs = 5, .afterMove = true}, 3);
        QCOMPARE(batch.entries.size(), 3u);
        QCOMPARE(batch.entries.back().rank, std::int64_t{8});
        for (const std::int64_t position : batch.entries.back().positions) {
            QCOMPARE(batch.policyWeight[static_cast<std::size_t>(position)], 0.0f);
            QCOMPARE(batch.valueWeight[static_cast<std::size_t>(position)], 0.0f);
        }
        const nn::TrainingBatch seen = maker.make({.lists = 1, .pairs = 5, .afterMove = true, .unseenEntry = false}, 3); // SE, not SE∞
        QCOMPARE(seen.entries.size(), 2u);
        QVERIFY(seen.entries.back().rank < 8);
        // After a white player's move Black is to move: the colour plane shows it.
        QCOMPARE(batch.planes.size() / batch.size(), std::size_t{119 * 64});
        const auto colour = [&](std::int64_t position) { return batch.planes[static_cast<std::size_t>(position) * 119 * 64 + 112 * 64]; };
        for (const std::int64_t position : batch.entries[1].positions) // 1000-1199 played White
            QCOMPARE(colour(position), 1.0f);
    }

    /// A game's last move uses the position after it, with White to move and no reply.
    void theLastMoveIsSeenFromBehind()
    {
        const Collections collections;
        collections.write("mixed.txt", chessLine(1050, 2450));
        const auto read = nn::readLabelledGames(collections.path(), strength::chessScale());
        const nn::BatchMaker maker(*nn::findEncoding("chess119"), 8, read->games, {});
        int last = 0;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const nn::TrainingBatch batch = maker.make({.lists = 1, .pairs = 7, .afterMove = true}, seed);
            for (const std::int64_t position : batch.entries.front().positions) { // 2400-2599 played Black
                QCOMPARE(batch.planes[static_cast<std::size_t>(position) * 119 * 64 + 112 * 64], 0.0f);
                last += batch.policyWeight[static_cast<std::size_t>(position)] == 0;
            }
        }
        QVERIFY(last > 0);
    }

    /// Ranks of servers differ, so a list compares those of one server. Places distinguish files of several collections.
    void serversHaveListsOfTheirOwn()
    {
        const Collections collections;
        collections.write("5d.sgf",
            equals("5d", "Fox") + equals("4d", "Fox") + equals("5d", "The KGS Go Server at http://www.gokgs.com/") + equals("4d", "KGS"));
        const auto read = nn::readLabelledGames(collections.path(), strength::goScale());
        QCOMPARE(read->games.size(), 4u);
        QCOMPARE(read->games[0].stratum(game::Side::First), std::string("Fox 9×9 H0 B full"));
        QCOMPARE(read->games[2].stratum(game::Side::First), read->games[3].stratum(game::Side::First));
        QCOMPARE(read->games[0].file, std::string("Fox/5d"));
        const nn::BatchMaker maker(*nn::findEncoding("go18"), 13, read->games, {});
        QCOMPARE(maker.strata(), 4u); // two servers, two colours
    }

    void batchesHoldBoardsOfOneSize()
    {
        const Collections collections;
        collections.write("mixed.sgf", equals("5d", "Fox") + equals("4d", "Fox") + equals("5d", "Fox", 13) + equals("4d", "Fox", 13));
        const auto read = nn::readLabelledGames(collections.path(), strength::goScale());
        const nn::BatchMaker maker(*nn::findEncoding("go18"), 13, read->games, {});
        std::set<int> seen;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const nn::TrainingBatch batch = maker.make({.lists = 1, .pairs = 2, .positions = 3}, seed);
            QCOMPARE(batch.size(), 7u);
            QCOMPARE(batch.planes.size(), batch.size() * 18 * static_cast<std::size_t>(batch.shape.area()));
            seen.insert(batch.shape.width);
        }
        QCOMPARE(seen, (std::set{9, 13}));
    }

    /// A few games on another board, of one rank and without labels, have nothing to add to lists and to labelled positions.
    void boardsWithoutAnythingOfThePlanAreNotDrawn()
    {
        const Collections mixed;
        mixed.write("a.sgf", equals("5d", "Fox") + equals("1k", "Fox") + equals("5d", "Fox", 13) + equals("5d", "Fox", 13));
        const Collections taught;
        taught.write("labels.tsv", "Fox/a\t0\t2\t0.5\t1\tC3:700\t\n");
        const auto read = nn::readLabelledGames(mixed.path(), strength::goScale());
        const auto labels = nn::readTeacherLabels(taught.path(), read->games);
        QVERIFY(labels.ok());
        const nn::BatchMaker maker(*nn::findEncoding("go-tactical"), strength::goScale().size(), read->games, *labels);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            QCOMPARE(maker.make({.lists = 1, .pairs = 3}, seed).size(), 6u);
            QCOMPARE(maker.make({.labelled = 2}, seed).size(), 2u);
        }
        std::set<int> widths;
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            widths.insert(maker.make({.lists = 1, .positions = 1}, seed).shape.width);
        QVERIFY(widths == std::set({9, 13}));
        QCOMPARE(maker.make({.branches = 1}, 1).size(), 0u);
    }

    void playersHearTheTeacherNearestToThem()
    {
        const Collections collections;
        collections.write("1400-1599.txt", chessLine(1510, 1700));
        const auto read = nn::readLabelledGames(collections.path(), strength::chessScale());
        const Collections taught;
        taught.write("labels.tsv", "1400-1599\t0\t2\t1100\t500\tg1f3:400 f1c4:600\t1500\t600\tg1f3:700 b1c3:200\t2200\t700\tg1f3:900\n");
        const auto labels = nn::readTeacherLabels(taught.path(), read->games);
        QVERIFY(labels.ok());
        QCOMPARE(labels->size(), 1u);
        const nn::TeacherLabel& label = labels->front();
        QVERIFY(label.ofRank);
        QVERIFY(std::abs(label.value - 0.2f) < 1e-6); // by the teacher nearest to the mover
        QCOMPARE(label.moves.size(), 2u);
    }

    /// Files of one name in two folders: the game's key identifies a label's game; a label without a key is dropped.
    void labelsFindTheirFolder()
    {
        const Collections train;
        const Collections other;
        train.write("5d.sgf", equals("5d", "Fox"));
        other.write("5d.sgf", equals("5d", "Fox", 13));
        std::vector<nn::LabelledGame> games;
        for (const Collections* folder : {&train, &other, &train})
            std::ranges::move(nn::readLabelledGames(folder->path(), strength::goScale())->games, std::back_inserter(games));
        QCOMPARE(games.size(), 3u);
        QCOMPARE(games[0].file, games[1].file);
        const Collections taught;
        const std::string label = "Fox/5d\t0\t2\t0.6\t1.5\tC3:700";
        const auto gameOf = [&](const std::string& lines, std::span<const nn::LabelledGame> of) {
            taught.write("labels.tsv", lines);
            const auto labels = nn::readTeacherLabels(taught.path(), of);
            return labels && labels->size() == 1 ? static_cast<int>(labels->front().game) : -1;
        };
        const std::string head = "# fox/train\tkatago\n";
        QCOMPARE(gameOf(head + label + '\t' + nn::contentKey(games[1]) + '\n', games), 1);
        QCOMPARE(gameOf(head + label + '\t' + nn::contentKey(games[0]) + '\n', games), 0);
        QCOMPARE(gameOf(label + '\n', games), -1);
        QCOMPARE(gameOf(label + '\n', std::span(games).subspan(1, 1)), 0); // unambiguous
        QCOMPARE(gameOf(label + '\n', std::vector{games[0], games[2]}), 0); // the same game twice
        QCOMPARE(gameOf(label + '\t' + nn::contentKey(games[0]) + '\n', std::span(games).subspan(1, 1)), -1);
        taught.write("torn.tsv.part", "Fox/5d\t0\t2\t0.6\t1.5\tC3:7"); // still being written
        QCOMPARE(gameOf(label + '\t' + nn::contentKey(games[1]) + '\n', games), 1);
    }

    /// Labels after other moves than the game's: drawn with those after the game's move, and transformed together with the owners of
    /// points.
    void labelsBesideAGameComeTogether()
    {
        const Collections train;
        train.write("5d.sgf", equals("5d", "Fox"));
        const auto read = nn::readLabelledGames(train.path(), strength::goScale());
        QCOMPARE(read->games.size(), 1u);
        std::vector<std::int8_t> owners(81, -100);
        owners[0] = 100; // the upper left corner
        owners[1] = 50;
        const std::string owned = nn::ownersText(owners);
        QVERIFY(nn::ownersFrom(owned) == owners);
        const game::Move played = read->games[0].moves[2];
        const std::string after = "Fox/5d\t0\t2 ";
        const Collections taught;
        taught.write("labels.tsv",
            after + read->games[0].start->moveText(played) + "\t0.6\t1.5\t\t" + owned + "\t\n" // the game's move
                + after + "A1\t0.2\t-7.5\t\t" + owned + "\t\n" + after + "A1 A2\t0.9\t9\t\t" + owned + "\t\n" + after + "A1 A1\t0.9\t9\t\t"
                + owned + "\t\n" // occupied
                + after + "B1\t0.9\t9\t\t" + owned.substr(1) + "\t\n" // of a smaller board
                + "Fox/5d\t0\t2\t0.5\t1\tC3:700\t\n");
        const auto labels = nn::readTeacherLabels(taught.path(), read->games);
        QVERIFY(labels.ok());
        QCOMPARE(labels->size(), 4u);
        QVERIFY((*labels)[2].aside.size() == 2 && (*labels)[2].owners == owners && (*labels)[3].owners.empty()
            && (*labels)[3].moves.size() == 1);

        const nn::BatchMaker maker(*nn::findEncoding("go-tactical"), strength::goScale().size(), read->games, *labels);
        const nn::TrainingBatch batch = maker.make({.branches = 2}, 5);
        QCOMPARE(batch.size(), 6u);
        QCOMPARE(batch.ownersPosition.size(), 6u);
        QVERIFY(batch.siblings[0] == batch.siblings[1] && batch.siblings[0] != batch.siblings[2] && batch.siblings[0] != batch.siblings[3]
            && batch.siblings[0] >= 0);
        QVERIFY(
            std::abs(batch.lead[1] + 7.5f) < 1e-6 && batch.policyWeight[1] == 0 && batch.softWeight[1] == 0 && batch.valueWeight[1] == 1);
        const std::size_t planes = static_cast<std::size_t>(nn::findEncoding("go-tactical")->planes()) * 81;
        for (std::size_t i = 0; i < 6; ++i) { // A1 is the corner below the owned one: two corners of one edge
            const auto corners = std::array{0, 8, 72, 80};
            const auto owner
                = std::ranges::find_if(corners, [&](int point) { return batch.owners[i * 81 + static_cast<std::size_t>(point)] == 1; });
            QVERIFY(owner != corners.end());
            const std::size_t stone = i % 3 == 0 ? 81
                : i % 3 == 1                     ? 1
                                                 : 0; // plane of the stones of the player of A1: the opponent's, after one move
            if (stone == 81)
                continue;
            const auto at = std::ranges::find_if(
                corners, [&](int point) { return batch.planes[i * planes + stone * 81 + static_cast<std::size_t>(point)] == 1; });
            QVERIFY(at != corners.end() && *at != *owner && *at + *owner != 80);
        }
        QCOMPARE(maker.make({.labelled = 3}, 1).size(), 3u);
    }

    /// Players are kept or dropped completely, and the smaller share is part of the larger one, wherever the games are stored.
    void aSmallerShareIsPartOfALarger()
    {
        std::vector<nn::LabelledGame> all;
        for (std::uint64_t i = 0; i < 3000; ++i) {
            nn::LabelledGame& game = all.emplace_back();
            game.file = "club";
            game.line = i;
            game.sides[1] = {.rank = 1, .scored = true, .player = "p" + std::to_string(i % 1000)};
            game.sides[0] = {.rank = 1, .scored = i % 3 == 0, .player = "q" + std::to_string(i % 700)};
        }
        all.emplace_back().file = "nobody's";
        const auto kept = [](std::vector<nn::LabelledGame> games, double share) {
            nn::keepShare(games, share);
            std::set<std::uint64_t> lines;
            for (const nn::LabelledGame& game : games)
                lines.insert(game.line);
            return lines;
        };
        const auto tenth = kept(all, 0.1);
        const auto third = kept(all, 0.3);
        QVERIFY2(tenth.size() > 220 && tenth.size() < 380, qPrintable(QString::number(tenth.size())));
        QVERIFY2(third.size() > 780 && third.size() < 1020, qPrintable(QString::number(third.size())));
        QVERIFY(std::ranges::includes(third, tenth));
        QCOMPARE(kept(all, 1).size(), std::size_t(3000));
        std::ranges::reverse(all);
        QVERIFY(kept(all, 0.1) == tenth);

        for (const std::uint64_t line : tenth) // all sides of a player, or none
            if (line % 3 != 0)
                for (const std::uint64_t other : {line % 1000, line % 1000 + 1000, line % 1000 + 2000})
                    QVERIFY(other % 3 == 0 || tenth.contains(other));
    }
};

EVENMATCH_TEST(TestTrainingData)

} // namespace tst_training_data

#include "tst_training_data.moc"
