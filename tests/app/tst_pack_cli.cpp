// `pack` from end to end: rows of its file are the inputs of our networks and of KataGo's.
#include "tests/run_tests.h"

#include "core/strength/scale/rank_scale.h"
#include "nn/data/labelled_games.h"
#include "nn/input/encoding.h"
#include "nn/katago/inputs.h"
#include "nn/model/tensor_file.h"
#include "tests/app/programs.h"
#include "tests/nn/katago_writer.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstring>
#include <fstream>
#include <set>

namespace tst_pack_cli {

using namespace evenmatch;

namespace {

constexpr int kArea = 81;

std::string game(const char* black, const char* first)
{
    return std::string("(;GM[1]PC[Fox]SZ[9]KM[5.5]RU[Chinese]PB[") + black + "]PW[" + black + "2]BR[5d]WR[4d]RE[B+R];B[" + first
        + "];W[gc];B[cc];W[cg];B[ge];W[eg];B[dd];W[df];B[hh];W[bb])\n";
}

} // namespace

class TestPackCli : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        std::ofstream games(path("games.sgf"));
        for (const char* first : {"ee", "ec", "ce", "fe", "ef", "ed", "de", "fd"})
            games << game(first, first);
    }

    void rowsAreWhatNetworksGet()
    {
        const nn::TensorFile file = pack({"--moves", "0"});
        QCOMPARE(file.metadata().at("encoding"), std::string("go-tactical"));
        QCOMPARE(file.metadata().at("board"), std::string("9"));
        const std::vector<std::int64_t> ply = column(file, "ply");
        QCOMPARE(ply.size(), std::size_t(80));
        const auto games = nn::readLabelledGames(path("games.sgf"), strength::goScale());
        const nn::Encoding& encoding = *nn::findEncoding("go-tactical");
        for (std::size_t row = 0; row < 10; ++row) { // both sides of the first game
            const nn::LabelledGame& first = games->games[0];
            const nn::GameState state = nn::stateAt(first, static_cast<std::size_t>(ply[row]));
            QCOMPARE(column(file, "move")[row], static_cast<std::int64_t>(first.moves[static_cast<std::size_t>(ply[row])].code));
            std::vector<float> planes(static_cast<std::size_t>(encoding.planes()) * kArea);
            encoding.encode(state, planes);
            for (std::size_t i = 0; i < static_cast<std::size_t>(encoding.planes()); ++i)
                QVERIFY(isPlane(*file.find("own.planes"), row, i, std::span(planes).subspan(i * kArea, kArea)));
            const auto legal = state.position().legalMoves();
            std::vector<float> theirs(nn::katago::kPlanes * kArea);
            std::vector<float> globals(nn::katago::kGlobals);
            nn::katago::fillInputs(state, std::vector<game::Move>(legal.begin(), legal.end()), false, theirs, globals);
            for (std::size_t i = 0; i < nn::katago::kPlanes; ++i)
                QVERIFY(isPlane(*file.find("katago.planes"), row, i, std::span(theirs).subspan(i * kArea, kArea)));
            const std::vector<float> packed = nn::toFloats(*file.find("katago.globals"));
            QVERIFY(std::ranges::equal(globals, std::span(packed).subspan(row * globals.size(), globals.size())));
            const float komi = nn::toFloats(*file.find("own.scale"))[row * static_cast<std::size_t>(encoding.planes()) + 31];
            QCOMPARE(komi, planes.back());
            QCOMPARE(nn::toFloats(*file.find("result"))[row], state.position().sideToMove() == game::Side::First ? 1.0F : -1.0F);
        }
    }

    void drawsSidesAndMoves()
    {
        const nn::TensorFile file = pack({"--sides-per-rank", "3", "--moves", "2"});
        const std::vector<std::int64_t> rank = column(file, "rank");
        const std::vector<std::int64_t> side = column(file, "side");
        QCOMPARE(rank.size(), std::size_t(12)); // two ranks
        QCOMPARE(std::set(side.begin(), side.end()).size(), std::size_t(6));
        QCOMPARE(std::set(rank.begin(), rank.end()).size(), std::size_t(2));
        const nn::TensorFile fewer = pack({"--sides-per-rank", "1", "--moves", "2"});
        const auto planes = nn::toFloats(*file.find("own.planes"));
        const auto some = nn::toFloats(*fewer.find("own.planes"));
        const std::size_t row = some.size() / 4;
        for (std::size_t i = 0; i < 4; ++i) // a smaller sample is part of a larger one
            QVERIFY(!std::ranges::search(planes, std::span(some).subspan(i * row, row)).empty());
    }

    void writesNoFileWithoutGames()
    {
        const Run none = run({"pack", "--data", m_folder->filePath("games.sgf"), "--out", m_folder->filePath("none"), "--board", "13"});
        QCOMPARE(none.exitCode, 1);
        QVERIFY2(none.err.contains("not found: labelled games on 13×13 (--board)"), none.err.constData());
        QVERIFY(!std::filesystem::exists(path("none")));
    }

    void halvesHaveNoPlayerInCommon()
    {
        const std::size_t first = column(pack({"--half", "first", "--moves", "1"}), "ply").size();
        const std::size_t second = column(pack({"--half", "second", "--moves", "1"}), "ply").size();
        QCOMPARE(first + second, std::size_t(16));
        QVERIFY(first > 0 && second > 0);
    }

    void addsOtherMoves()
    {
        const nn::TensorFile file = pack({"--moves", "3", "--asides", "2"});
        const std::vector<std::int64_t> move = column(file, "move");
        const std::vector<std::int64_t> side = column(file, "side");
        const auto others = static_cast<std::size_t>(std::ranges::count(move, -1));
        QCOMPARE(move.size() - others, std::size_t(48));
        QVERIFY(others > 48 && others <= 96);
        for (std::size_t i = 0; i < move.size(); ++i)
            QCOMPARE(side[i] < 0, move[i] < 0);
    }

    void threadsChangeNothing()
    {
        const nn::TensorFile one = pack({"--asides", "1", "--threads", "1"});
        const nn::TensorFile many = pack({"--asides", "1", "--threads", "5"});
        QVERIFY(std::ranges::equal(one.content(), many.content()));
    }

    void lastLayerContinues()
    {
#ifndef EVENMATCH_ONEDNN
        QSKIP("this build has no oneDNN");
#endif
        const std::size_t rows = column(pack({"--moves", "2"}), "ply").size();
        const nn::KatagoNetwork network = nn::sampleKatagoNetwork({.channels = 8});
        std::ofstream(path("tiny.bin.gz"), std::ios::binary) << nn::katagoFile(network);
        const QStringList what{"last-layer", m_folder->filePath("tiny.bin.gz"), m_folder->filePath("packed"), m_folder->filePath("layer")};
        const auto compute = [&] {
            QProcess process;
            process.start(programFor(what), what);
            return process.waitForFinished(-1) && process.exitCode() == 0;
        };
        QVERIFY(compute());
        const auto whole = std::filesystem::file_size(path("layer"));
        QCOMPARE(whole, 64 + rows * (8 + 2 * 8 * kArea));
        std::filesystem::resize_file(path("layer"), whole / 2); // within a record
        QVERIFY(compute());
        QCOMPARE(std::filesystem::file_size(path("layer")), whole);

        // A killed run of several threads may have written later records, but not the first one.
        constexpr std::size_t kRecord = 8 + 2 * 8 * kArea;
        const auto content = [&] {
            std::ifstream file(path("layer"), std::ios::binary);
            return std::string(std::istreambuf_iterator<char>(file), {});
        };
        const std::string before = content();
        std::ofstream(path("layer"), std::ios::binary) << before.substr(0, 64) << before.substr(64 + kRecord);
        QVERIFY(compute());
        const std::string after = content();
        QCOMPARE(after.size(), before.size());
        std::set<std::int64_t> found;
        for (std::size_t i = 0; i < rows; ++i) {
            std::int64_t row = -1;
            std::memcpy(&row, after.data() + 64 + i * kRecord, sizeof row);
            found.insert(row);
        }
        QCOMPARE(found.size(), rows);

        for (const nn::KatagoNetwork& other : {nn::sampleKatagoNetwork({.channels = 4}), nn::sampleKatagoNetwork({.channels = 8}, 2)}) {
            std::ofstream(path("tiny.bin.gz"), std::ios::binary) << nn::katagoFile(other);
            QVERIFY(!compute());
            QCOMPARE(content(), after);
        }
        std::ofstream(path("tiny.bin.gz"), std::ios::binary) << nn::katagoFile(network);
        pack({"--moves", "2", "--seed", "2"}); // as many other positions
        QVERIFY(!compute());
        QCOMPARE(content(), after);

        const Run nowhere = run({what[0], what[1], what[2], m_folder->filePath("none/layer")});
        QVERIFY2(nowhere.exitCode == 1 && nowhere.err.contains("No such file"), nowhere.err.constData());
    }

private:
    std::string path(const char* name) const { return m_folder->filePath(name).toStdString(); }
    nn::TensorFile pack(const QStringList& more = {}) const
    {
        const QStringList what{"pack", "--data", m_folder->filePath("games.sgf"), "--out", m_folder->filePath("packed"), "--board", "9"};
        QProcess process;
        process.start(programFor(what), what + more);
        process.waitForFinished(-1);
        auto file = nn::TensorFile::open(path("packed"));
        if (process.exitCode() != 0 || !file)
            qFatal("%s", process.readAllStandardError().constData());
        return *std::move(file);
    }
    static std::vector<std::int64_t> column(const nn::TensorFile& file, const char* name)
    {
        const nn::TensorView& view = *file.find(name);
        std::vector<std::int64_t> numbers(view.count());
        std::memcpy(numbers.data(), view.bytes.data(), view.bytes.size());
        return numbers;
    }
    /// Whether the bits of plane `index` of a row are set where the numbers are not 0.
    static bool isPlane(const nn::TensorView& view, std::size_t row, std::size_t index, std::span<const float> numbers)
    {
        const auto bytes = static_cast<std::size_t>(view.shape[2]);
        const std::byte* const first = view.bytes.data() + (row * static_cast<std::size_t>(view.shape[1]) + index) * bytes;
        for (std::size_t i = 0; i < numbers.size(); ++i)
            if (((std::to_integer<unsigned>(first[i / 8]) >> i % 8) & 1U) != (numbers[i] != 0 ? 1U : 0U))
                return false;
        return true;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

EVENMATCH_TEST(TestPackCli)

} // namespace tst_pack_cli

#include "tst_pack_cli.moc"
