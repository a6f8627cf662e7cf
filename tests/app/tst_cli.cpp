// Runs evenmatch-cli as a process and checks arguments, exit codes and JSON.
#include "tests/run_tests.h"

#include "tests/app/programs.h"
#include "tests/files.h"
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_cli {

class TestCli : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void countsMoves_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<double>("nodes");
        QTest::newRow("chess") << QStringList{"chess", "start", "4"} << 197281.0;
        QTest::newRow("chess from a FEN") << QStringList{"chess", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", "4"} << 43238.0;
        QTest::newRow("chess without the material to win") << QStringList{"chess", "8/8/4k3/8/8/3K4/8/8 w - - 0 1", "3"} << 440.0;
        QTest::newRow("connect4") << QStringList{"connect4", "start", "6"} << 117649.0;
        QTest::newRow("othello8") << QStringList{"othello8", "start", "6"} << 8200.0;
        QTest::newRow("go9") << QStringList{"go9", "start", "2"} << 82.0 * 82.0 - 81.0;
    }

    void countsMoves()
    {
        QFETCH(QStringList, arguments);
        QFETCH(double, nodes);
        const Run result = run(QStringList{"perft", "--json"} + arguments);
        QCOMPARE(result.exitCode, 0);
        const QJsonObject json = result.json();
        QCOMPARE(json["nodes"].toDouble(), nodes);
        double sum = 0;
        for (const QJsonValue count : json["moves"].toObject())
            sum += count.toDouble();
        QCOMPARE(sum, nodes);
    }

    void refusesNonsenseWithOneLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("a game nobody knows") << QStringList{"perft", "halma", "start", "2"};
        QTest::newRow("a position that cannot be") << QStringList{"perft", "chess", "8/8/8/8/8/8/8/8 w - - 0 1", "2"};
        QTest::newRow("a FEN where there is none") << QStringList{"perft", "go9", "8/8/8/8/8/8/8/8 w - - 0 1", "2"};
        QTest::newRow("nothing to recover") << QStringList{"import", "--recover", "--library", "/nowhere.evl"};
        QTest::newRow("a library that is a folder") << QStringList{"import", "--library", "/", "x.sgf"};
    }

    void refusesNonsenseWithOneLine()
    {
        QFETCH(QStringList, arguments);
        checkRefusal(run(arguments));
    }

    void namesWhatWasWrong_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("named");
        QTest::newRow("a command") << QStringList{"halma"} << "no command halma";
        QTest::newRow("a command of a command") << QStringList{"bench", "halma"} << "no command halma";
        QTest::newRow("a game") << QStringList{"genmove", "halma"} << "halma";
        QTest::newRow("a game without files") << QStringList{"export", "--library", "x.evl", "--game", "halma"} << "--game halma";
        QTest::newRow("a file, once") << QStringList{"review", "nowhere.sgf"} << "nowhere.sgf: cannot be opened";
        QTest::newRow("another game's file") << QStringList{"genmove", "go9", "chess.pgn", "--network", "fake:go"} << "chess.pgn";
        QTest::newRow("Go's komi") << QStringList{"match", "chess", "--player", "random", "--player", "random", "--komi", "5"}
                                   << "--komi (only for Go";
        QTest::newRow("Go's rules") << QStringList{"match", "chess", "--player", "random", "--player", "random", "--rules", "AGA"}
                                    << "--rules (only for Go";
        QTest::newRow("a precision") << QStringList{"bench", "eval", "--precision", "fp64"} << "fp64 not in {auto,fp32,bf16}";
        QTest::newRow("a move") << QStringList{"tree", "chess.pgn", "--move", "-5"} << "not in range 0 to 100000";
        QTest::newRow("an octal number") << QStringList{"tree", "chess.pgn", "--move", "02"} << "02 has a leading zero";
        QTest::newRow("an octal number without sign") << QStringList{"review", "a.sgf", "--number", "010"} << "010 has a leading zero";
        QTest::newRow("a move of a shorter game") << QStringList{"tree", "chess.pgn", "--move", "77"} << "move 77 (the game has ";
        QTest::newRow("a move of a position's game")
            << QStringList{"export", "--library", "x.evl", "--position", "a.sgf", "--move", "-30"} << "not in range 0 to 100000";
        QTest::newRow("a number of a game") << QStringList{"review", "a.sgf", "--number", "0"} << "0 is not a whole number from 1 on";
        QTest::newRow("a negative count") << QStringList{"estimate", "a.sgf", "--latest", "-1"} << "-1 is not a whole number from 0 on";
        QTest::newRow("a count beyond all") << QStringList{"position", "chess", "--top", "99999999999999999999"} << "is not a whole number";
        QTest::newRow("threads") << QStringList{"review", "a.sgf", "--threads", "4000000000"} << "not in range 0 to 256";
        QTest::newRow("positions of a test") << QStringList{"rank-test", "--positions", "0"} << "0 is not a whole number from 1 on";
        QTest::newRow("half a date") << QStringList{"export", "--library", "x.evl", "--game", "go", "--since", "2024-1"}
                                     << "2024-1 (write dates as YYYY";
        QTest::newRow("a day that is none") << QStringList{"export", "--library", "x.evl", "--game", "go", "--until", "2023-02-29"}
                                            << "2023-02-29 (write dates as YYYY";
        QTest::newRow("a date in words") << QStringList{"estimate", "chess.pgn", "--since", "January"} << "January (write dates as YYYY";
        QTest::newRow("a month that is none") << QStringList{"estimate", "chess.pgn", "--since", "2024-13"}
                                              << "2024-13 (write dates as YYYY";
        QTest::newRow("a judge by name") << QStringList{"review", "chess.pgn", "--network", "fake:chess", "--cache", "", "--judge",
            "stockfish", "--engine", "/nowhere"}
                                         << "/nowhere";
        QTest::newRow("a move after the end") << QStringList{"position", "go9", "--network", "fake:go", "--moves", "pass pass E5"}
                                              << "already over";
        QTest::newRow("a stone on a stone") << QStringList{"position", "go9", "--network", "fake:go", "--moves", "E5 E5"}
                                            << "move 2: the point is taken: E5";
        QTest::newRow("no point") << QStringList{"position", "go9", "--network", "fake:go", "--moves", "Z9"} << "unreadable move: Z9";
        QTest::newRow("one handicap stone") << QStringList{"position", "go", "--handicap", "1"}
                                            << "a handicap of 1 (2 to 9 stones; up to 4";
        QTest::newRow("stones for a larger board")
            << QStringList{"position", "go", "--size", "8", "--handicap", "9"} << "a handicap of 9 (2 to 9 stones; up to 4";
        QTest::newRow("two files") << QStringList{"review", "chess.pgn", "chess.pgn", "--network", "fake:chess"}
                                   << "only one file at a time";
        QTest::newRow("nothing to guess") << QStringList{"guess", "chess.pgn", "--network", "fake:chess", "--from", "9"}
                                          << "a move to guess";
        QTest::newRow("a rank and a player") << QStringList{"genmove", "chess", "--rank", "1500", "--player", "mcts"} << "excludes";
        QTest::newRow("a player without a search")
            << QStringList{"genmove", "chess", "--network", "fake:chess", "--player", "policy"} << "policy (this player does not search)";
        const QStringList two{"--first", "random", "--second", "random"};
        QTest::newRow("komi that is no number") << QStringList{"match", "go9", "--komi", "nan"} + two << "--komi: nan";
        QTest::newRow("a server nobody measured") << QStringList{"verify", "go9", "--network", "fake:go", "--out", "v", "--anchor",
            "random=9k", "--anchors-on", "GTL"} << "ranks of this server: GTL";
        QTest::newRow("time without end") << QStringList{"verify", "chess", "--out", "v", "--anchor", "random=500", "--minutes", "nan"}
                                          << "--minutes: nan";
        QTest::newRow("a test of three players") << QStringList{"match", "connect4", "--player", "random"} + two
                + QStringList{"--sprt", "0,20"} << "--sprt 0,20 (only for two players)";
        QTest::newRow("a test in words") << QStringList{"match", "connect4", "--sprt", "some"} + two
                                         << "--sprt some (two differences in Elo";
        QTest::newRow("a clock in words") << QStringList{"match", "connect4", "--clock", "fast"} + two << "--clock fast (seconds";
        QTest::newRow("two time limits") << QStringList{"match", "connect4", "--clock", "5+0", "--movetime", "9"} + two << "--movetime";
        const QStringList reviewed{"review", "chess.pgn", "--network", "fake:chess", "--cache", ""};
        QTest::newRow("an annotated game of another kind")
            << reviewed + QStringList{"--annotated", "game.sgf"} << "games of chess end in .pgn";
        QTest::newRow("an engine of another game") << reviewed + QStringList{"--judge", "katago"} << "katago (only for Go)";
        QTest::newRow("a deeper engine of another game")
            << reviewed + QStringList{"--check", "katago"} << "invalid choice: katago (only for Go)";
        const QString ranks = "rank 9d (the ranks are 2400-2599 to 1000-1199)";
        QTest::newRow("a rank of another game") << QStringList{"genmove", "chess", "--network", "fake:chess", "--rank", "9d"} << ranks;
        QTest::newRow("a rank of another game, in the laboratory")
            << QStringList{"soundness", "chess", "--network", "fake:chess", "--out", "s", "--ranks", "9d"} << ranks;
        QTest::newRow("a rank of another game, in an opening")
            << QStringList{"opening", "Italian Game", "--network", "fake:chess", "--rank", "9d"} << ranks;
        QTest::newRow("no opening") << QStringList{"opening", "No such opening"} << "without a name, this command lists all";
        QTest::newRow("an anchor without a rating")
            << QStringList{"verify", "chess", "--network", "fake:chess", "--out", "v", "--anchor", "random"} << "rating: =1500";
        QTest::newRow("an anchor with a rank of Go")
            << QStringList{"verify", "chess", "--network", "fake:chess", "--out", "v", "--anchor", "random=3d"} << "rating: =1500";
        QTest::newRow("an anchor with a rating of chess")
            << QStringList{"verify", "go9", "--network", "fake:go", "--out", "v", "--anchor", "random=1500"} << "rank: =9k";
        QTest::newRow("no player of known strength")
            << QStringList{"verify", "chess", "--network", "fake:chess", "--out", "v"} << "--anchor, --maia, --stockfish or --gnugo";
        QTest::newRow("an annotated game over all games of its file")
            << reviewed + QStringList{"--judge", "none", "--annotated", "chess.pgn"} << "this is the reviewed file";
        QTest::newRow("a FEN with a mistake") << QStringList{"export", "--library", "x.evl", "--position",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR x KQkq - 0 1"}
                                              << "invalid value: x";
        QTest::newRow("a FEN without a side to move")
            << QStringList{"position", "chess", "--fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"}
            << "invalid value: a FEN without the side to move (w or b)";
        QTest::newRow("a move of a FEN") << QStringList{"export", "--library", "x.evl", "--move", "3", "--position",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"}
                                         << "--move 3 (only with a game file)";
        // Known on 19×19 only.
        for (const char* command : {"position go9", "rank-test --game go9"})
            QTest::newRow(command) << QString(command).split(' ') + QStringList{"--server", "Fox"} << "ranks of this server: Fox";
        QTest::newRow("a match by a network of another game") << QStringList{"match", "chess", "--network", "fake:go", "--first",
            "rank:1500", "--second", "random"} << "a network for another game: go";
        QTest::newRow("a picture of another kind") << QStringList{"review", "chess.pgn", "--svg", "picture.png"} << "picture.png";
        for (const char* command :
            {"position chess", "genmove chess chess.pgn", "tree chess.pgn", "guess chess.pgn", "review chess.pgn", "rank-test"})
            QTest::newRow(command) << QString(command).split(' ') + QStringList{"--network", "fake:go"} << "a network for another game: go";
    }

    /// Exit code 2, and one or two lines that name what was wrong.
    void namesWhatWasWrong()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, named);
        const QTemporaryDir folder;
        writeFile(folder.filePath("chess.pgn"), "[White \"Ann\"]\n[Black \"Ben\"]\n\n1. e4 e5 2. Nf3 *\n");
        QStringList complete = arguments;
        complete.replaceInStrings("chess.pgn", folder.filePath("chess.pgn"));
        const Run result = run(complete);
        QCOMPARE(result.exitCode, 2);
        QVERIFY(result.out.isEmpty());
        QVERIFY2(result.err.contains(named.toUtf8()) && result.err.count('\n') <= 2, result.err.constData());
    }

    void printsOneJsonValue_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QStringList network{"--network", "fake:chess", "--cache", ""};
        QTest::newRow("a missing file") << QStringList{
            "analyse", "chess.pgn", "nowhere.pgn", "--network", "fake:chess", "--out", "chess.pgn-out"};
        QTest::newRow("a report") << QStringList{"estimate", "chess.pgn", "--report", "chess.pgn/report.html"} + network;
        const QStringList reviewed = QStringList{"review", "chess.pgn", "--judge", "none"} + network;
        QTest::newRow("a picture") << reviewed + QStringList{"--svg", "chess.pgn/picture.svg"};
        QTest::newRow("an annotated game") << reviewed + QStringList{"--annotated", "chess.pgn/game.pgn"};
        QTest::newRow("a server") << QStringList{"fetch", "https://lichess.org/abcdefgh", "--base-address", "http://127.0.0.1:1"};
    }

    /// Although a part fails: here a file that is in the place of a folder, or a server that nobody runs.
    void printsOneJsonValue()
    {
        QFETCH(const QStringList, arguments);
        if (arguments.first() == "fetch" && !run({"--help"}).out.contains("  fetch"))
            QSKIP("this build cannot fetch");
        const QTemporaryDir folder;
        writeFile(folder.filePath("chess.pgn"), "[White \"Ann\"]\n[Black \"Ben\"]\n\n1. e4 e5 2. Nf3 *\n");
        QStringList complete = arguments;
        complete.replaceInStrings("chess.pgn", folder.filePath("chess.pgn"));
        const Run result = run(complete + QStringList{"--json"});
        QCOMPARE(result.exitCode, 1);
        QVERIFY(!result.output().is_discarded());
        QVERIFY2(result.err.count('\n') == 1, result.err.constData());
    }

    void wrongArgumentsPrintOneJsonValue_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("named");
        QTest::newRow("two ways to print") << QStringList{"tree", "chess.pgn", "--dot"} << "excludes";
        QTest::newRow("threads") << QStringList{"review", "a.sgf", "--threads", "many"} << "not in range 0 to 256";
        QTest::newRow("an option nobody knows") << QStringList{"position", "chess", "--rank", "1500"} << "not expected";
        QTest::newRow("nothing to import") << QStringList{"import", "--library", "x.evl"} << "paths is required";
        QTest::newRow("no game") << QStringList{"match"} << "game is required";
    }

    void wrongArgumentsPrintOneJsonValue()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, named);
        const Run result = run(arguments + QStringList{"--json"});
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.json()["error"].toString().contains(named), result.out.constData());
        QVERIFY2(result.err.contains(named.toUtf8()), result.err.constData());
    }

    void aFailedBenchmarkPrintsOneJsonValue()
    {
        const QTemporaryDir folder;
        writeFile(folder.filePath("no.evm"), "no network");
        for (const char* what : {"eval", "search"}) {
            const Run result = run({"bench", what, "--network", folder.filePath("no.evm"), "--json"});
            QVERIFY(result.exitCode > 0);
            QVERIFY2(result.json().contains("error") && result.err.count('\n') == 1, result.out.constData());
        }
    }

    void importsAFolderAndSaysWhatWasWrong()
    {
        QTemporaryDir folder;
        writeFile(folder.filePath("good.sgf"), "(;GM[1]FF[4]SZ[19]PB[Ann]PW[Ben];B[dd];W[pp])");
        writeFile(folder.filePath("taken.sgf"), "(;GM[1]FF[4]SZ[19];B[dd];W[dd];B[pp])");
        writeFile(folder.filePath("league.pgn"),
            "[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"*\"]\n\n1. e4 e5 *\n\n"
            "[White \"Cyd\"]\n[Black \"Dan\"]\n[Result \"*\"]\n\n1. e4 e5 2. Kf3 *\n\n"
            "[White \"Eve\"]\n[Black \"Fay\"]\n[Result \"*\"]\n\n1. d4 *\n");
        const Run result = run({"import", "--json", "--library", folder.filePath("games.evl"), folder.path()});
        QCOMPARE(result.exitCode, 1); // one file failed
        const QJsonObject json = result.json();
        QCOMPARE(json["imported"].toInt(), 5); // broken games keep their readable part
        QCOMPARE(json["duplicates"].toInt(), 0);
        const QJsonArray failed = json["failed"].toArray();
        QCOMPARE(failed.size(), 2);
        for (const QJsonValue value : failed) {
            const QJsonObject failure = value.toObject();
            const bool pgn = failure["file"].toString().endsWith("league.pgn");
            QCOMPARE(failure["game"].toInt(), pgn ? 2 : 1);
            QVERIFY(failure["line"].toInt() > 0);
            QVERIFY(!failure["reason"].toString().isEmpty());
        }
    }

    /// A file of one game imports as one game; a FEN with impossible castling rights loses no move.
    void countsGamesInWords()
    {
        const QTemporaryDir folder;
        const QString library = folder.filePath("games.evl");
        writeFile(
            folder.filePath("a.pgn"), "[White \"x\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w KQ - 0 1\"]\n\n1. O-O Ke7 2. Kg2 *\n");
        const Run first = run({"import", "--library", library, folder.filePath("a.pgn")});
        QCOMPARE(first.out, QByteArray("1 game imported, 1 of them with an error\n"));
        QVERIFY2(first.err.contains("(imported anyway)"), first.err.constData());
        QCOMPARE(run({"import", "--library", library, folder.filePath("a.pgn")}).out, QByteArray("0 games imported, 1 there already\n"));
        const Run out = run({"export", "--library", library, "--game", "chess"});
        QVERIFY(out.out.contains("2. Kg2"));
        QCOMPARE(out.err, QByteArray("1 game written\n"));
    }

    /// As in files, names may differ in capitals.
    void playersOfALibraryHaveNamesInAnyCase()
    {
        const QTemporaryDir folder;
        const QStringList library{"--library", folder.filePath("games.evl")};
        writeFile(folder.filePath("a.pgn"), "[White \"Anna\"]\n[Black \"Ben\"]\n\n1. e4 e5 2. Nf3 *\n");
        QCOMPARE(run(QStringList{"import", folder.filePath("a.pgn")} + library).exitCode, 0);
        const QStringList exporting = QStringList{"export", "--game", "chess"} + library;
        QVERIFY(run(exporting + QStringList{"--player", "anna"}).out.contains("2. Nf3"));
        const QStringList estimating = QStringList{"estimate", "--network", "fake:chess", "--every-game"} + library;
        const Run anna = run(estimating + QStringList{"--player", "ANNA"});
        QVERIFY2(anna.exitCode == 0 && anna.out.startsWith("Anna: "), (anna.out + anna.err).constData());
        for (const QStringList& command : {exporting, estimating, QStringList{"lessons", "list"} + library}) {
            const Run nobody = run(command + QStringList{"--player", "Carl"});
            QVERIFY2(
                nobody.exitCode == 2 && nobody.err.contains("not found: Carl (most games have: Ben 1, Anna 1)"), nobody.err.constData());
        }
    }

    /// Output to a file or a pipe; only control sequences of a terminal are escaped.
    void exportsByteForByte()
    {
        const QTemporaryDir folder;
        const QByteArray game = "(;GM[1]FF[4]SZ[9]\r\nC[a\x1b[2Jb];B[dd]\r\n;W[ff])";
        writeFile(folder.filePath("a.sgf"), game);
        QCOMPARE(run({"import", "--library", folder.filePath("a.evl"), folder.filePath("a.sgf")}).exitCode, 0);
        QVERIFY(run({"export", "--library", folder.filePath("a.evl"), "--game", "go9"}).out.contains(game));
    }

    /// A file has games of one format; a library that is exported into it and deleted would lose the others.
    void countsGamesThatAnExportLeavesOut()
    {
        const QTemporaryDir folder;
        const QString library = folder.filePath("games.evl");
        writeFile(folder.filePath("a.pgn"), "[White \"Ann\"]\n\n1. e4 e5 *\n\n[White \"Ben\"]\n\n1. d4 d5 *\n");
        writeFile(folder.filePath("b.sgf"), "(;GM[1]SZ[9];B[ee])");
        QCOMPARE(run({"import", "--library", library, folder.path()}).exitCode, 0);
        const QStringList exporting{"export", "--library", library, "--out", folder.filePath("all.sgf")};
        const Run all = run(exporting);
        QCOMPARE(all.exitCode, 0);
        QVERIFY2(all.err.startsWith("1 game written; 2 games of chess left out"), all.err.constData());
        QCOMPARE(run(exporting + QStringList{"--json"}).json()["leftOut"].toInt(), 2);
        QCOMPARE(run(exporting + QStringList{"--game", "go*"}).err, QByteArray("1 game written\n"));
    }

    void importsOnlyOnce()
    {
        QTemporaryDir folder;
        const QString library = folder.filePath("games.evl");
        writeFile(folder.filePath("a.sgf"), "(;GM[1]FF[4]SZ[19];B[dd];W[pp])(;GM[1]FF[4]SZ[19];B[dp];W[pd])");
        QCOMPARE(run({"import", "--json", "--library", library, folder.filePath("a.sgf")}).json()["imported"].toInt(), 2);
        const Run again = run({"import", "--json", "--library", library, folder.filePath("a.sgf")});
        QCOMPARE(again.exitCode, 0);
        QCOMPARE(again.json()["imported"].toInt(), 0);
        QCOMPARE(again.json()["duplicates"].toInt(), 2);
    }

    void replacesADamagedLibraryOnlyWhenAsked()
    {
        QTemporaryDir folder;
        const QString library = folder.filePath("games.evl");
        QByteArray games;
        for (char column = 'a'; column < 's'; ++column)
            for (char row = 'a'; row < 's'; ++row)
                games += QByteArray("(;GM[1]FF[4]SZ[19]PB[Ann]PW[Ben];B[") + column + row + "];W[ss])\n";
        writeFile(folder.filePath("a.sgf"), games);
        writeFile(folder.filePath("b.sgf"), "(;GM[1]FF[4]SZ[19];B[ss];W[aa])");
        QCOMPARE(run({"import", "--json", "--library", library, folder.filePath("a.sgf")}).json()["imported"].toInt(), 18 * 18);
        QByteArray damaged = contentOf(library);
        damaged.replace(damaged.size() / 2, 8192, QByteArray(8192, '\0'));
        damaged[16] = '\x7f'; // in the header as well
        writeFile(library, damaged);
        const Run refused = run({"import", "--json", "--library", library, folder.filePath("b.sgf")});
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.err.contains("damaged") && refused.err.contains("--recover"), refused.err.constData());
        QCOMPARE(contentOf(library), damaged);
        const Run exported = run({"export", "--library", library, "--game", "go"});
        QCOMPARE(exported.exitCode, 2);
        QVERIFY2(exported.err.contains("import --recover") && exported.err.count('\n') == 1, exported.err.constData());
        QVERIFY(QFile::copy(library, folder.filePath("copy.evl")));
        const Run alone = run({"import", "--recover", "--json", "--library", folder.filePath("copy.evl")}); // without games to import
        QCOMPARE(alone.exitCode, 1);
        QVERIFY(alone.json()["recovered"].toObject()["gamesSaved"].toInt() > 50);
        QVERIFY(alone.json()["recovered"].toObject()["gamesLost"].isDouble());
        QVERIFY(alone.err.contains("lost, at least about: "));
        writeFile(folder.filePath("moved.evl"), damaged.mid(8192)); // every page is displaced
        const Run untold = run({"import", "--recover", "--json", "--library", folder.filePath("moved.evl")});
        QVERIFY2(untold.err.contains("the number of lost games is unknown"), untold.err.constData());
        QVERIFY(untold.json()["recovered"].toObject()["gamesLost"].isNull());
        QCOMPARE(run({"import", "--library", library}).exitCode, 2);
        const Run recovered = run({"import", "--recover", "--json", "--library", library, folder.filePath("b.sgf")});
        QCOMPARE(recovered.exitCode, 1);
        QVERIFY2(recovered.err.contains("was damaged"), recovered.err.constData());
        const QJsonObject report = recovered.json()["recovered"].toObject();
        QVERIFY(report["gamesSaved"].toInt() > 50);
        QCOMPARE(contentOf(report["damagedFile"].toString()), damaged);
        const Run sound = run({"import", "--json", "--library", library, folder.filePath("b.sgf")});
        QCOMPARE(sound.exitCode, 0);
        QVERIFY(sound.json()["recovered"].isNull());
    }

    void refusesALibraryWithoutAName()
    {
        QTemporaryDir folder;
        writeFile(folder.filePath("a.sgf"), "(;GM[1]FF[4]SZ[19];B[dd];W[pp])");
        const Run result = run({"import", "--library", "", folder.filePath("a.sgf")});
        QCOMPARE(result.exitCode, 2);
        QVERIFY(result.out.isEmpty());
    }

    void endsWhileInputStalls()
    {
        QTemporaryDir folder;
        const QByteArray pipe = folder.filePath("games.sgf").toUtf8();
        QCOMPARE(mkfifo(pipe.constData(), 0600), 0);
        const QString library = folder.filePath("games.evl");
        QProcess process;
        process.start(EVENMATCH_CLI, {"import", "--library", library, QString::fromUtf8(pipe)});
        const int writing = open(pipe.constData(), O_WRONLY); // waits for the reader
        QVERIFY(writing >= 0);
        QVERIFY(write(writing, "(;GM[1]SZ[9];B[ee]", 18) == 18);
        process.terminate(); // once
        QVERIFY(process.waitForFinished(-1));
        close(writing);
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(!process.readAllStandardError().contains("at once"));
        QVERIFY(run({"export", "--library", library, "--game", "go9"}).out.isEmpty()); // no incomplete game was imported
    }

    void findsGamesWithAPosition()
    {
        QTemporaryDir folder;
        const QString library = folder.filePath("games.evl");
        writeFile(folder.filePath("a.pgn"),
            "[White \"Ann\"]\n\n1. d4 d5 2. c4 e6 *\n\n[White \"Cyd\"]\n\n1. c4 e6 2. d4 d5 *\n\n[White \"Eve\"]\n\n1. e4 *\n");
        writeFile(folder.filePath("b.sgf"), "(;GM[1]SZ[9]PB[Fay];B[cb];W[gc];B[ee])");
        writeFile(folder.filePath("turned.sgf"), "(;GM[1]SZ[9];B[bc];W[cg];B[aa])");
        QCOMPARE(
            run({"import", "--json", "--library", library, folder.filePath("a.pgn"), folder.filePath("b.sgf")}).json()["imported"].toInt(),
            4);
        const Run chess
            = run({"export", "--library", library, "--position", "rnbqkbnr/ppp2ppp/4p3/3p4/2PP4/8/PP2PPPP/RNBQKBNR w KQkq - 0 3"});
        QCOMPARE(chess.exitCode, 0);
        QVERIFY(chess.out.contains("Ann") && chess.out.contains("Cyd") && !chess.out.contains("Eve"));
        const Run go = run({"export", "--library", library, "--position", folder.filePath("turned.sgf"), "--move", "2"});
        QCOMPARE(go.exitCode, 0);
        QVERIFY(go.out.contains("Fay"));
        QVERIFY(run({"export", "--library", library, "--position", folder.filePath("turned.sgf")}).out.trimmed().isEmpty());
        const Run refused = run({"export", "--library", library, "--position", "no such place"});
        QCOMPARE(refused.exitCode, 2);
        QCOMPARE(refused.err.count('\n'), 1);
    }

    /// A separate library, removed afterwards: each search finds the expected games.
    void timesQuestionsToALibrary()
    {
        const Run result = run({"bench", "library", "--games", "60", "--json"});
        QVERIFY2(result.exitCode == 0 && result.err.isEmpty(), result.err.constData());
        QMap<QString, QJsonObject> rows;
        for (const QJsonValue& row : result.json()["rows"].toArray())
            rows[row["name"].toString()] = row.toObject();
        for (const char* name : {"fill/library", "find/position", "sort/position", "find/text", "list/date"})
            QVERIFY2(rows.contains(name) && rows[name]["perSecond"].toDouble() > 0, name);
        QCOMPARE(rows["find/position"]["found"].toInt(), 1);
        QCOMPARE(rows["sort/position"]["found"].toInt(), 1);
        QCOMPARE(rows["list/date"]["found"].toInt(), 60);
    }

    void tellsAPositionInWords()
    {
        const Run black = run({"position", "go9", "--network", "fake:go"});
        QVERIFY2(black.out.startsWith("black to move: winning chances ") && black.out.contains(" %"), black.out);
        const Run white = run({"position", "go9", "--network", "fake:go", "--moves", "E5"});
        QVERIFY2(white.out.startsWith("white to move: winning chances "), white.out);
    }

    void saysThatOutputCannotBeWritten_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("text") << QStringList{"perft", "chess", "start", "1"};
        QTest::newRow("json") << QStringList{"perft", "--json", "chess", "start", "1"};
        QTest::newRow("help") << QStringList{"--help"};
        QTest::newRow("help of a command") << QStringList{"import", "--help"};
        QTest::newRow("version") << QStringList{"--version"};
        QTest::newRow("names") << QStringList{"reproduce", "--list"};
        QTest::newRow("description") << QStringList{"describe", "man"};
        QTest::newRow("an answer") << QStringList{"position", "chess", "--network", "fake:chess"};
        QTest::newRow("a match") << QStringList{"match", "connect4", "--first", "random", "--second", "random", "--games", "2"};
        QTest::newRow("events") << QStringList{
            "match", "connect4", "--first", "random", "--second", "random", "--games", "2", "--progress", "json"};
        QTest::newRow("a question") << QStringList{"rank-test", "--game", "chess", "--network", "fake:chess"};
        QTest::newRow("Go's protocol") << QStringList{"gtp", "--network", "fake:go"};
        QTest::newRow("chess's protocol") << QStringList{"uci", "--network", "fake:chess"};
    }

    void saysThatOutputCannotBeWritten()
    {
        QFETCH(QStringList, arguments);
        QProcess process;
        process.setStandardOutputFile("/dev/full");
        process.start(programFor(arguments), arguments);
        process.write("name\nuci\nquit\n");
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished(-1));
        QCOMPARE(process.exitCode(), 1);
        const QByteArray said = process.readAllStandardError();
        QVERIFY2(said.endsWith("standard output cannot be written\n"), said);
    }

    void saysThatGamesCannotBeWritten()
    {
        QTemporaryDir folder;
        const QString library = folder.filePath("games.evl");
        writeFile(folder.filePath("a.pgn"), "[White \"Ann\"]\n\n1. d4 d5 *\n");
        QCOMPARE(run({"import", "--library", library, folder.filePath("a.pgn")}).exitCode, 0);
        QProcess toFull;
        toFull.setStandardOutputFile("/dev/full");
        toFull.start(EVENMATCH_CLI, {"export", "--library", library, "--game", "chess"});
        QVERIFY(toFull.waitForFinished(-1));
        QCOMPARE(toFull.exitCode(), 1);
        const Run noFolder = run({"export", "--library", library, "--out", folder.filePath("no/such/folder.pgn")});
        QCOMPARE(noFolder.exitCode, 1);
        QVERIFY2(noFolder.err.count('\n') == 1 && noFolder.err.contains("No such file"), noFolder.err);
    }

    void escapesControlBytes()
    {
        QTemporaryDir folder;
        const QString name = folder.filePath(QString::fromUtf8("\x1b[31m\xc2\x9bname.sgf"));
        writeFile(name, "(;GM[1]FF[4]SZ[19];B[dd];W[dd])");
        const Run result = run({"import", "--library", folder.filePath("games.evl"), name});
        QVERIFY2(result.err.contains("\\x1b[31m\\x9bname.sgf"), result.err.constData());
    }

    void everyNetworkComputesExactlyWhereAsked()
    {
        int found = 0;
        QProcess laboratory;
        laboratory.start(EVENMATCH_LAB, {"describe", "man"});
        QVERIFY(laboratory.waitForFinished(-1));
        const QList<QByteArray> lines = (run({"describe", "man"}).out + '\n' + laboratory.readAllStandardOutput()).split('\n');
        QMap<QByteArray, QByteArrayList> options;
        QByteArray command;
        for (const QByteArray& line : lines) {
            if (line.startsWith(".SS "))
                command = line.mid(4);
            else if (line.startsWith(".B \\-\\-"))
                options[command] << line.mid(3).split(' ').first();
        }
        for (auto [name, has] : options.asKeyValueRange()) {
            const bool asks
                = has.contains("\\-\\-network") || QByteArrayList{"teach", "profile", "servers", "evaluate", "accuracy"}.contains(name);
            QVERIFY2(!asks || has.contains("\\-\\-exact"), name);
            found += asks;
        }
        QVERIFY(found > 20);
    }

    void describesItself_data()
    {
        QTest::addColumn<QString>("form");
        for (const char* form : {"man", "bash", "zsh", "fish"})
            QTest::newRow(form) << form;
    }

    void describesItself()
    {
        QFETCH(QString, form);
        const Run result = run({"describe", form});
        QCOMPARE(result.exitCode, 0);
        QVERIFY(result.out.contains("perft"));
        QVERIFY2(result.out.contains("schedulers") && result.out.contains("milliseconds"), "a command of a command, and its options");
        QVERIFY2(!result.out.contains("\\x"), "a control byte that the output escapes");
        for (const char byte : result.out)
            QVERIFY2(byte == '\n' || static_cast<unsigned char>(byte) >= ' ', "a control byte");
    }

    void theManualReadsWithoutWarnings()
    {
        const QString man = QStandardPaths::findExecutable("man");
        if (man.isEmpty())
            QSKIP("man is not here");
        QTemporaryDir folder;
        const QString page = folder.filePath("evenmatch-cli.1");
        writeFile(page, run({"describe", "man"}).out);
        QProcess process;
        process.setStandardOutputFile(QProcess::nullDevice());
        process.start(man, {"--warnings", "-l", page});
        QVERIFY(process.waitForFinished(-1));
        if (process.exitCode() != 0)
            QSKIP("man is here without what it formats with"); // of a minimal system
        QCOMPARE(process.readAllStandardError(), QByteArray());
    }

    void versionNamesTheNetworks()
    {
        const Run result = run({"--version"});
        QCOMPARE(result.exitCode, 0);
        QVERIFY(result.out.startsWith("evenmatch-cli " EVENMATCH_VERSION "\n"));
        QVERIFY(result.out.contains("\ngo network: ") && result.out.contains("\nchess network: "));
    }

    void saysWhereACommandWent_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("said");
        for (const QString command : {"accuracy", "bench", "calibrate", "complexity", "evaluate", "ladder", "lessons check", "profile",
                 "reproduce", "servers", "soundness", "teach", "train", "verify"})
            QTest::newRow(qPrintable(command)) << command.split(' ') + QStringList{"--json"}
                                               << "evenmatch-cli " + command.toUtf8() + " is now evenmatch-lab " + command.toUtf8() + "\n";
    }

    /// And that program has the command.
    void saysWhereACommandWent()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, said);
        QProcess process;
        process.start(EVENMATCH_CLI, arguments);
        QVERIFY(process.waitForFinished(-1));
        QCOMPARE(process.exitCode(), 2);
        QCOMPARE(process.readAllStandardError(), said);
        arguments.last() = "--help";
        process.start(EVENMATCH_LAB, arguments);
        QVERIFY(process.waitForFinished(-1));
        QCOMPARE(process.exitCode(), 0);
    }
};

EVENMATCH_TEST(TestCli)

} // namespace tst_cli

#include "tst_cli.moc"
