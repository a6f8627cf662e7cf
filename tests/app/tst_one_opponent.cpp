// The opponent of a rank: the same game, rank and seed give the same move in every program.
#include "tests/run_tests.h"

#include "tests/app/programs.h"

#include "core/game/chess/position.h"
#include "core/game/registry/games.h"
#include "core/strength/scale/ratings.h"
#include "nn/evaluate/fake_evaluator.h"
#include "search/spec/opponent.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTest>

namespace tst_one_opponent {

using namespace evenmatch;

namespace {

/// Sends the lines to the program and waits until its output contains `last` the given number of times.
QString talk(const QStringList& arguments, const QByteArray& lines, const QByteArray& last, int times = 1)
{
    QProcess process;
    process.start(programFor(arguments), arguments);
    process.write(lines);
    QByteArray text;
    while (text.count(last) < times && process.waitForReadyRead(-1))
        text += process.readAllStandardOutput();
    process.write("quit\n");
    process.waitForFinished(-1);
    return QString::fromUtf8(text + process.readAllStandardOutput());
}

QString afterLast(const QString& text, const QString& word)
{
    const auto at = text.lastIndexOf(word);
    return at < 0 ? QString() : text.mid(at + word.size()).trimmed().section(QRegularExpression("\\s"), 0, 0);
}

/// The window's request on the opponent's turn.
std::string windowsMove(const std::shared_ptr<nn::Evaluator>& network, const char* board, const std::vector<const char*>& moves,
    double place, std::uint64_t seed)
{
    game::AnyPosition position = game::findGame(board)->start();
    std::vector<game::Move> opening;
    game::AnyPosition last = position;
    for (const char* text : moves) {
        opening.push_back(*last.parseMove(text));
        last.play(opening.back());
    }
    const std::uint64_t usual = search::usualSimulations(network->info().game);
    auto player = search::makeOpponent(network, {.strength = search::RankPlace{place}, .simulations = usual});
    if (!player || !(*player)->start({.position = position, .opening = opening, .time = {}, .seed = seed}))
        return {};
    const auto decision = (*player)->decide({});
    return decision ? last.moveText(decision->move) : std::string();
}

} // namespace

class TestOneOpponent : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void saysTheSameMoveInGo_data()
    {
        QTest::addColumn<QString>("rank");
        QTest::addColumn<int>("seed");
        for (const char* rank : {"9d", "4k", "11-18k", "3-5k+0.4"})
            for (const int seed : {3, 5})
                QTest::addRow("%s, seed %d", rank, seed) << rank << seed;
    }

    void saysTheSameMoveInGo()
    {
        QFETCH(QString, rank);
        QFETCH(int, seed);
        const auto network = std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "go", .scale = strength::goScale()});
        const auto place = network->info().scale.findPlace(rank.toStdString());
        QVERIFY(place);
        const QString expected
            = QString::fromStdString(windowsMove(network, "go9", {"E5", "C7", "G3"}, *place, static_cast<std::uint64_t>(seed)));
        QVERIFY(!expected.isEmpty());
        const QStringList asked{"--network", "fake:go", "--rank", rank, "--seed", QString::number(seed)};
        QProcess genmove;
        const QStringList arguments = QStringList{"genmove", "go9"} + asked;
        genmove.start(programFor(arguments), arguments);
        genmove.write("(;GM[1]SZ[9]KM[7.5]RU[Chinese];B[ee];W[cc];B[gg])");
        genmove.closeWriteChannel();
        QVERIFY(genmove.waitForFinished(-1));
        QCOMPARE(QString::fromUtf8(genmove.readAllStandardOutput()).trimmed(), expected);
        const QByteArray game = "boardsize 9\nclear_board\nkomi 7.5\nplay b E5\nplay w C7\nplay b G3\n1000 genmove w\n";
        QCOMPARE(afterLast(talk(QStringList{"gtp"} + asked, game, "=1000"), "=1000"), expected);
        const QStringList unseeded{"gtp", "--network", "fake:go", "--rank", rank};
        const QByteArray seeded = "evenmatch-seed " + QByteArray::number(seed) + "\n" + game;
        QCOMPARE(afterLast(talk(unseeded, seeded, "=1000"), "=1000"), expected);
    }

    void saysTheSameMoveInChess_data()
    {
        QTest::addColumn<QString>("rank");
        QTest::addColumn<int>("seed");
        for (const char* rank : {"2400-2599", "1400-1599", "1000-1199"})
            for (const int seed : {3, 5})
                QTest::addRow("%s, seed %d", rank, seed) << rank << seed;
    }

    void saysTheSameMoveInChess()
    {
        QFETCH(QString, rank);
        QFETCH(int, seed);
        const auto network = std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "chess", .scale = strength::chessScale()});
        const auto place = network->info().scale.findPlace(rank.toStdString());
        QVERIFY(place);
        const QString expected
            = QString::fromStdString(windowsMove(network, "chess", {"f3", "a6", "g4"}, *place, static_cast<std::uint64_t>(seed)));
        const QStringList asked{"--network", "fake:chess", "--rank", rank, "--seed", QString::number(seed)};
        QProcess genmove;
        const QStringList arguments = QStringList{"genmove", "chess"} + asked;
        genmove.start(programFor(arguments), arguments);
        genmove.write("[Result \"*\"]\n\n1. f3 a6 2. g4 *\n");
        genmove.closeWriteChannel();
        QVERIFY(genmove.waitForFinished(-1));
        QCOMPARE(QString::fromUtf8(genmove.readAllStandardOutput()).trimmed(), expected);

        auto board = game::findGame("chess")->start();
        for (const char* move : {"f3", "a6", "g4"})
            board.play(*board.parseMove(move));
        const auto inSan = [&](const QString& uci) {
            const auto move = board.as<chess::Position>()->parseUci(uci.toStdString());
            return move ? QString::fromStdString(board.moveText(*move)) : uci;
        };
        const QByteArray game = "ucinewgame\nposition startpos moves f2f3 a7a6 g2g4\ngo\n";
        QCOMPARE(inSan(afterLast(talk(QStringList{"uci"} + asked, game, "bestmove"), "bestmove ")), expected);
        const QByteArray options
            = "setoption name Rank value " + rank.toUtf8() + "\nsetoption name Seed value " + QByteArray::number(seed) + "\n";
        QCOMPARE(inSan(afterLast(talk({"uci", "--network", "fake:chess"}, options + game, "bestmove"), "bestmove ")), expected);
    }

    void ratingsAreTheRanksTheyLieIn()
    {
        const auto network = std::make_shared<nn::FakeEvaluator>(nn::FakeOptions{.game = "chess", .scale = strength::chessScale()});
        for (const int elo : {1234, 1500, 1871}) {
            const auto place = strength::placeOf(network->info().scale, elo);
            QVERIFY(place);
            auto board = game::findGame("chess")->start();
            const auto move = board.parseMove(windowsMove(network, "chess", {}, *place, 7));
            const QByteArray lines = "setoption name UCI_LimitStrength value true\nsetoption name UCI_Elo value " + QByteArray::number(elo)
                + "\nsetoption name Seed value 7\nposition startpos\ngo\n";
            const QString said = afterLast(talk({"uci", "--network", "fake:chess"}, lines, "bestmove"), "bestmove ");
            QVERIFY(move);
            QCOMPARE(said, QString::fromStdString(board.as<chess::Position>()->uci(*move)));
        }
    }

    /// Twelve moves each.
    void serversPlayOtherGamesWithoutASeed()
    {
        QByteArray lines = "boardsize 9\n";
        for (int i = 0; i < 12; ++i)
            lines += QByteArray::number(1000 + i) + (i % 2 == 0 ? " genmove b\n" : " genmove w\n");
        const QStringList gtp{"gtp", "--network", "fake:go", "--rank", "11-18k", "--sims", "8"};
        const QString first = talk(gtp, lines, "=1011");
        QVERIFY(first.contains("=1011"));
        QVERIFY(first != talk(gtp, lines, "=1011"));
        const QStringList seeded = gtp + QStringList{"--seed", "4"};
        QCOMPARE(talk(seeded, lines, "=1011"), talk(seeded, lines, "=1011"));
    }
};

EVENMATCH_TEST(TestOneOpponent)

} // namespace tst_one_opponent

#include "tst_one_opponent.moc"
