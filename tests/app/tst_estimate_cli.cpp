// Runs evenmatch-cli estimate and review as processes, on a fake network.
#include "tests/run_tests.h"

#include "core/game/registry/games.h"
#include "core/json_text.h"
#include "core/random.h"
#include "core/strength/scale/rank_scale.h"
#include "tests/app/programs.h"
#include "tests/app/random_games.h"
#include "tests/files.h"

#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

namespace tst_estimate_cli {

using namespace evenmatch;
using nlohmann::json;

namespace {

std::string gameText(const std::string& white, const std::string& black, std::uint64_t seed)
{
    return randomChessGame(white, black, "2024.0" + std::to_string(1 + seed % 9) + ".03", seed, 50);
}

} // namespace

class TestEstimateCli : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        std::string text;
        for (std::uint64_t i = 0; i < 10; ++i)
            text += i % 2 == 0 ? gameText("anna <b>", "bob" + std::to_string(i), i) : gameText("bob" + std::to_string(i), "anna <b>", i);
        write("anna.pgn", text);
        write("go.sgf", "(;GM[1]SZ[9]PB[x]PW[y];B[ee];W[cc];B[gg];W[cg])");
        write("empty.sgf", "(;GM[1]SZ[9])");
        write("othello.sgf", "(;GM[2]SZ[8];B[ee])");
    }

    void estimateKeepsItsContract()
    {
        const Run first = estimate({path("anna.pgn"), "--json"});
        QVERIFY2(first.exitCode == 0, first.err);
        const json output = first.output();
        QVERIFY(output["network"].contains("hash") && output["errors"].empty());
        QCOMPARE(output["players"].size(), std::size_t(1));
        const json& anna = output["players"][0];
        QVERIFY(anna["name"] == "anna <b>" && anna["games"] == 10 && anna["moves"].get<int>() > 100);
        QVERIFY(anna["calibrated"] == false); // and a note explains it
        QVERIFY(!output["note"].get<std::string>().empty());
        const strength::RankScale scale = strength::chessScale();
        const auto placeOf = [&](const json& rank) { return *scale.find(rank.get<std::string>()); };
        const std::size_t told = placeOf(anna["rank"]);
        QCOMPARE(anna["interval80"].size(), std::size_t(2));
        const std::size_t weakest = placeOf(anna["interval80"][0]);
        const std::size_t strongest = placeOf(anna["interval80"][1]);
        double sum = 0;
        double stronger = 0; // than the estimated rank
        double held = 0;
        for (const auto& [rank, probability] : anna["probabilities"].items()) {
            const std::size_t place = placeOf(rank);
            sum += probability.get<double>();
            stronger += place < told ? probability.get<double>() : 0;
            held += strongest <= place && place <= weakest ? probability.get<double>() : 0;
        }
        QVERIFY(std::abs(sum - 1) < 1e-9);
        const double atTold = anna["probabilities"][anna["rank"].get<std::string>()].get<double>();
        QVERIFY(stronger <= 0.5 && stronger + atTold >= 0.5 - 1e-9); // the middle
        QVERIFY(held >= 0.8 - 1e-9 && std::abs(held - anna["intervalHolds"].get<double>()) < 1e-9);
        for (const char* phase : {"opening", "middle", "endgame"})
            QVERIFY(anna["phases"].contains(phase));
        QVERIFY(anna["colours"]["white"]["games"] == 5 && anna["colours"]["black"]["games"] == 5);
        QCOMPARE(anna["sides"].size(), std::size_t(10));
        int inOpenings = 0;
        for (const json& opening : anna["openings"]) {
            inOpenings += opening["games"].get<int>();
            QVERIFY(!opening["name"].get<std::string>().empty() && opening["score"].is_null() && opening["betaAboveRank"].is_number());
            QVERIFY(opening["departure"].is_null() || opening["departure"]["usual"]["prior"] > opening["departure"]["played"]["prior"]);
        }
        QVERIFY(inOpenings > 0 && inOpenings <= 10);
        QVERIFY(anna["trend"].size() == 2 && output["origin"].get<std::string>().find("not calibrated") != std::string::npos);
        const json& change = anna["change"];
        QVERIFY(std::abs(change["stronger"].get<double>() + change["same"].get<double>() + change["weaker"].get<double>() - 1) < 1e-9);
        QCOMPARE(estimate({path("anna.pgn"), "--json"}).out, first.out); // from the cache
        QVERIFY(estimate({path("anna.pgn"), "--player", "ANNA <b>", "--json"}).output()["players"][0]["games"] == 10);
        const json bob = estimate({path("anna.pgn"), "--player", "bob3", "--json"}).output();
        QVERIFY(bob["players"][0]["name"] == "bob3" && bob["players"][0]["games"] == 1);
    }

    /// The player's own offset from the rank spreads the estimate of each period, but lasts from the first to the last.
    void changeLeavesOutThePlayersOffset()
    {
#ifndef EVENMATCH_ONEDNN
        QSKIP("this build has no oneDNN");
#endif
        const Run told = run({"estimate", path("anna.pgn"), "--network", MODELS "/chess.evm", "--cache", "", "--threads", "1", "--json"});
        QVERIFY2(told.exitCode == 0, told.err);
        const json anna = told.output()["players"][0];
        double same = 0; // of two periods whose spreads are independent
        for (const auto& [rank, first] : anna["trend"].front()["probabilities"].items())
            same += first.get<double>() * anna["trend"].back()["probabilities"][rank].get<double>();
        QVERIFY2(anna["change"]["same"].get<double>() > same + 0.2, core::jsonText(anna["change"]).c_str());
    }

    void textSaysHowSureItIs()
    {
        const Run text = estimate({path("anna.pgn")});
        QVERIFY2(text.exitCode == 0, text.err);
        QVERIFY2(text.out.contains(" %: ") && text.out.contains("10 games")
                && text.out.contains("accuracy of this estimate has not been measured"),
            text.out);
        QVERIFY2(text.out.contains("By opening") && text.out.contains("the rank's"), text.out);
        QVERIFY2(text.out.contains("\nNetwork ") && text.out.contains("Probability of a change from the first to the last period")
                && !text.out.contains("contain as much information as"),
            text.out);
        QVERIFY2(text.out.contains("From the moves alone: ") && text.out.contains("The files name no opponent's rank"), text.out);
        write("short.pgn", "[White \"a\"]\n[Black \"b\"]\n\n1. e4 e5 2. Nf3 *\n");
        const Run brief = estimate({path("short.pgn"), "--player", "a"});
        QVERIFY2(brief.exitCode == 0 && brief.out.contains("too few moves"), brief.out + brief.err);
        const json refused = estimate({path("short.pgn"), "--player", "a", "--json"}).output()["players"][0];
        QVERIFY(refused["rank"].is_null() && refused["notEnough"] == "moves" && !refused.contains("probabilities"));
    }

    void brokenFilesAreNamedAndTheRestIsUsed()
    {
        write("broken.pgn",
            "[White \"anna <b>\"]\n[Black \"x\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. "
            "h3 "
            "Nb8 "
            "10. d4 Nbd7 11. Nf9 *\n");
        const Run run = estimate({path("anna.pgn"), path("broken.pgn"), path("nothing.pgn"), "--json"});
        QCOMPARE(run.exitCode, 1);
        QVERIFY2(run.err.contains("broken.pgn") && run.err.contains("Nf9") && run.err.contains("nothing.pgn"), run.err);
        const json output = run.output();
        QCOMPARE(output["errors"].size(), std::size_t(2));
        QVERIFY(output["players"][0]["games"] == 11); // the readable moves of the damaged game count too
        const Run reviewed
            = this->run({"review", path("broken.pgn"), "--network", "fake:chess", "--judge", "none", "--cache", path("cache"), "--json"});
        QVERIFY2(reviewed.exitCode == 1 && reviewed.output()["errors"].size() == 1, reviewed.err);
        write("second.pgn", "[White \"a\"]\n\n1. e4 Nf9 *\n\n" + gameText("anna", "bob", 3));
        const QStringList reviewing{"review", "--judge", "none", "--cache", path("cache")};
        for (const QStringList& command : {reviewing, QStringList{"guess"}}) { // the game's errors are reported, not those of others
            const Run sound = this->run(command + QStringList{path("second.pgn"), "--number", "2", "--network", "fake:chess", "--json"});
            QVERIFY2(sound.exitCode == 0 && sound.err.isEmpty(), sound.err);
            const Run folder = this->run(command + QStringList{m_folder.path(), "--network", "fake:chess"});
            QVERIFY2(folder.exitCode == 2 && folder.err.contains("Is a directory"), folder.err);
        }
    }

    void onlyFinishedGamesCount()
    {
        write("some.pgn", gameText("anna", "Evenmatch", 4) + gameText("anna", "bob", 3));
        m_countsEveryGame = false;
        const Run strict = estimate({path("some.pgn"), "--player", "anna", "--json"});
        m_countsEveryGame = true;
        const Run every = estimate({path("some.pgn"), "--player", "anna", "--json"});
        QVERIFY2(strict.exitCode == 0 && every.exitCode == 0, strict.err + every.err);
        const json output = strict.output();
        QVERIFY(output["players"][0]["rank"].is_null() && output["players"][0]["games"] == 0);
        QVERIFY2(strict.out.contains("against Evenmatch do not count (1") && strict.out.contains("Unfinished games do not count (1")
                && strict.out.contains("--every-game includes the games that do not count"),
            strict.out);
        QVERIFY(every.output()["players"][0]["games"] == 2 && !every.out.contains("do not count"));
    }

    void gamesOfAnotherKindAreCounted()
    {
        QVERIFY(QDir(m_folder.path()).mkpath("mixed"));
        QVERIFY(QFile::copy(path("anna.pgn"), path("mixed/anna.pgn")) && QFile::copy(path("anna.pgn"), path("mixed/again.pgn")));
        QVERIFY(QFile::copy(path("go.sgf"), path("mixed/go.sgf")));
        write("mixed/reversi.sgf", "(;GM[2]SZ[8]PB[anna];B[ee])");
        // Without a choice of game, the one with most games counts, and a note explains it.
        const Run both = run({"estimate", path("mixed"), "--cache", path("cache"), "--threads", "1", "--json"});
        QVERIFY2(both.exitCode == 0 && both.err.isEmpty(), both.err);
        const json read = both.output()["read"];
        QVERIFY(read["games"] == 10 && read["twice"] == 10 && read["otherGames"]["go"] == 1 && read["otherGames"]["GM[2]"] == 1);
        const std::string notes = core::jsonText(both.output()["notes"]);
        QVERIFY2(
            notes.find("--game go") != std::string::npos && notes.find("anna <b>, who played in 10 of the 10 games") != std::string::npos,
            notes.c_str());
        const Run chess = estimate({path("mixed")});
        QVERIFY2(
            chess.exitCode == 0 && chess.err.isEmpty() && chess.out.contains("Left out: 1 game of Go.") && chess.out.contains("count once"),
            chess.out + chess.err);
        const Run go = run({"estimate", path("mixed"), "--game", "go", "--network", "fake:go", "--cache", path("cache"), "--json"});
        QVERIFY2(
            go.exitCode == 0 && go.err.isEmpty() && go.output()["read"]["games"] == 1 && go.output()["read"]["otherGames"]["chess"] == 20,
            go.err + go.out);
        const Run named
            = run({"estimate", path("mixed"), "--game", "go", "--player", "x", "--network", "fake:go", "--cache", path("cache")});
        QVERIFY2(named.exitCode == 0 && !named.out.contains("of chess"), named.err + named.out); // nobody asked about those of others
        const Run none = run({"estimate", path("anna.pgn"), "--game", "go", "--cache", path("cache")});
        QVERIFY2(none.exitCode == 2 && none.err.endsWith("anna.pgn: not found: games of Go (10 of chess)\n"), none.err);
    }

    void namedPlayersDecideWhichGame_data()
    {
        QTest::addColumn<QStringList>("source");
        write("renamed.sgf", "(;GM[1]SZ[9]PB[w]PW[x2];B[cc];W[ee];B[gc];W[cg])");
        QTest::newRow("files") << QStringList{path("anna.pgn"), path("go.sgf"), path("renamed.sgf")};
#ifdef EVENMATCH_LIBRARY
        QCOMPARE(run({"import", "--library", path("both.evl"), path("anna.pgn"), path("go.sgf"), path("renamed.sgf")}).exitCode, 0);
        QTest::newRow("a library") << QStringList{"--library", path("both.evl")};
#endif
    }

    /// Most games are of chess, but these two names only played Go.
    void namedPlayersDecideWhichGame()
    {
        QFETCH(QStringList, source);
        const Run named = run(
            QStringList{"estimate", "--player", "x", "--player", "x2", "--cache", path("cache"), "--threads", "1", "--json"} + source);
        QVERIFY2(named.exitCode == 0, named.err);
        const json output = named.output();
        QVERIFY2(output["read"]["games"] == 2 && output["read"]["otherGames"].empty(), named.out);
        QVERIFY2(output["players"][0]["name"] == "x" && output["players"][0]["games"] == 2, named.out);
    }

    void severalPlayersAreATable()
    {
        std::string text;
        for (std::uint64_t i = 0; i < 12; ++i)
            text += "[WhiteElo \"" + std::to_string(1500 + 10 * i) + "\"]\n"
                + gameText(i < 7 ? "anna" : "zoe", "x" + std::to_string(i), 50 + i);
        write("two.pgn", text);
        const Run table = estimate({path("two.pgn")});
        QVERIFY2(table.exitCode == 0 && table.out.contains("anna  ") && table.out.contains("zoe   ") && table.out.contains("--player NAME"),
            table.out + table.err);
        QVERIFY(!table.out.contains("x1") && !table.out.contains("By phase"));
        const Run none = estimate({path("two.pgn"), "--begins", "no"}); // both played White
        QVERIFY2(none.exitCode == 0 && none.out.contains("zoe   no games\n"), none.out + none.err);
        const Run one = estimate({path("two.pgn"), "--player", "zoe", "--player", "anna"});
        QVERIFY2(one.out.startsWith("zoe: ") && one.out.contains("from 12 games")
                && one.out.contains("1550 (median), half of the games 1520 to 1580, latest 1530, in 12 games"),
            one.out + one.err);
        QVERIFY(one.out.contains("By phase") && !one.out.contains("no games"));
        QVERIFY(!one.out.contains("No game has"));
        const Run misspelt = estimate({path("two.pgn"), "--player", "zoe", "--player", "annna"});
        QVERIFY2(misspelt.exitCode == 0 && misspelt.out.contains("No game has a player named annna."), misspelt.out + misspelt.err);
        const Run misspeltFirst = estimate({path("two.pgn"), "--player", "annna", "--player", "zoe"});
        QVERIFY2(misspeltFirst.exitCode == 0 && misspeltFirst.out.startsWith("zoe: ")
                && misspeltFirst.out.contains("No game has a player named annna."),
            misspeltFirst.out + misspeltFirst.err);
        const Run bothUnknown = estimate({path("two.pgn"), "--player", "annna", "--player", "zoo"});
        QVERIFY2(bothUnknown.exitCode == 2 && bothUnknown.err.startsWith("not found: annna "), bothUnknown.err);
        const Run unknown = estimate({path("two.pgn"), "--player", "annna"});
        QVERIFY2(
            unknown.exitCode == 2 && unknown.err == "not found: annna (most games have: anna 7, zoe 5, x0 1, x1 1, x2 1)\n", unknown.err);
    }

    void reportStandsAlone()
    {
        const Run run = estimate({path("anna.pgn"), "--report", path("rank.html")});
        QVERIFY2(run.exitCode == 0, run.err);
        const std::string html = contentOf(path("rank.html")).toStdString();
        QVERIFY(html.starts_with("<!DOCTYPE html>") && html.ends_with("</html>\n"));
        QVERIFY(html.find("anna &lt;b&gt;") != std::string::npos && html.find("anna <b>") == std::string::npos);
        QVERIFY(html.find("<svg") != std::string::npos && html.find("By phase") != std::string::npos);
        QVERIFY(html.find("..</p>") == std::string::npos);
        QVERIFY(html.find("src=") == std::string::npos && html.find("href=") == std::string::npos); // no external resources
    }

    /// A substitute prints by copying the page. Its error message reaches the user; without it, nothing is computed.
    void reportIsPrintedByTheWindow()
    {
        const auto standIn = [&](const QByteArray& script) {
            writeFile(path("printer"), "#!/bin/sh\n" + script);
            QFile::setPermissions(path("printer"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        };
        const auto printed = [&] { return estimate({path("anna.pgn"), "--report", path("rank.pdf")}); };
        qputenv("EVENMATCH_WINDOW", path("printer").toUtf8());
        standIn("cp \"$2\" \"$4\" && echo printed\n");
        QCOMPARE(printed().exitCode, 0);
        QVERIFY(contentOf(path("rank.pdf")).contains("<svg"));
        QVERIFY(!QFile::exists(path("rank.pdf.part.html")));
        standIn("echo 'no paper' >&2; exit 1\n");
        const Run refused = printed();
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.err.contains("no paper"), refused.err.constData());
        qunsetenv("EVENMATCH_WINDOW");
    }

    void answersInTheRanksOfAServer()
    {
        core::Random random(4);
        std::string text = "(;GM[1]SZ[9]PB[x]PW[y]";
        game::AnyPosition position = game::findGame("go9")->start();
        for (int ply = 0; ply < 50 && !position.isOver(); ++ply) {
            const game::Move move = position.randomMove(random);
            const auto letter = [](int n) { return static_cast<char>('a' + n); };
            text += std::string(ply % 2 == 0 ? ";B[" : ";W[")
                + (move.code < 81 ? std::string{letter(move.code % 9), letter(move.code / 9)} : "") + "]";
            position.play(move);
        }
        write("x.sgf", text + ")");
        const QStringList server{"--network", "fake:go", "--server", "Elsewhere", "--json"};
        const json said
            = run(QStringList{"estimate", path("x.sgf"), "--player", "x", "--cache", path("cache"), "--threads", "1"} + server).output();
        QVERIFY(said["server"] == "Elsewhere");
        QVERIFY(said["players"][0]["probabilities"].size() == 3 && said["players"][0]["probabilities"].contains("1-2k"));
        const json own = run(
            {"estimate", path("x.sgf"), "--player", "x", "--cache", path("cache"), "--threads", "1", "--network", "fake:go", "--json"})
                             .output();
        QVERIFY(own["server"].is_null() && own["players"][0]["probabilities"].size() == strength::goScale().size());

        const json asked = run(QStringList{"position", "go"} + server).output();
        QVERIFY(asked["moves"][0]["priors"].size() == 3 && asked["moves"][0]["priors"].contains("3-5k"));
        const json reviewed = run(QStringList{"review", path("x.sgf"), "--cache", path("cache"), "--judge", "none"} + server).output();
        QVERIFY(reviewed.is_object() && core::jsonText(reviewed).find("11-18k") == std::string::npos
            && core::jsonText(reviewed).find("1-2k") != std::string::npos);
        const Run move = run(QStringList{"genmove", "go", path("x.sgf"), "--move", "6", "--sims", "4", "--rank", "4k"} + server);
        QVERIFY2(move.exitCode == 0, move.err);
        const Run match = run({"match", "go9", "--first", "policy:1d?server=Elsewhere", "--second", "policy:1d", "--network", "fake:go",
            "--games", "2", "--max-moves", "20", "--json"});
        QVERIFY2(match.exitCode == 0, match.err);

        const Run unknown = run({"genmove", "go", path("x.sgf"), "--network", "fake:go", "--server", "Nowhere", "--rank", "4k"});
        QVERIFY2(unknown.exitCode == 2 && unknown.err.count('\n') == 1 && unknown.err.contains("Elsewhere"), unknown.err);
        const Run tooWeak = run({"genmove", "go", path("x.sgf"), "--network", "fake:go", "--server", "Elsewhere", "--rank", "15k"});
        QVERIFY2(
            tooWeak.exitCode == 2 && tooWeak.err.count('\n') == 1, tooWeak.err); // the network has the rank, the server's players do not
        const Run none = run(QStringList{"estimate", path("x.sgf"), "--player", "x", "--network", "fake:go", "--board", "13"});
        QVERIFY2(none.exitCode == 2 && none.err.contains("13×13"), none.err);
    }

    void otherProgramsAddWhatTheySay()
    {
        write("one.pgn", gameText("anna", "bob", 3));
        // It evaluates every position as even except the first.
        write("engine.sh",
            "while read command rest; do case $command in uci) echo 'id name Script 1'; echo uciok;; isready) echo readyok;; "
            "position) here=$rest;; go) case $here in startpos) echo 'info score cp 100';; *) echo 'info score cp 0';; esac; "
            "echo bestmove 0000;; quit) exit;; esac; done");
        const QString command = "/bin/sh '" + path("engine.sh") + "'";
        const Run nonsense = estimate({path("one.pgn"), "--player", "anna", "--stockfish", command, "--json"});
        QVERIFY2(
            nonsense.exitCode == 1 && nonsense.err.count('\n') == 1 && nonsense.err.contains("0000"), nonsense.err); // not a move: one line
        QVERIFY(nonsense.output()["players"][0]["rank"].is_string()); // the estimate is complete
        const Run missing
            = estimate({path("one.pgn"), "--player", "anna", "--stockfish", "no-such-program", "--maia", path("nothing"), "--json"});
        QVERIFY2(missing.exitCode == 1 && missing.err.count('\n') == 2 && missing.err.contains("no-such-program")
                && missing.err.contains("maia"),
            missing.err);
        QVERIFY(missing.output()["players"][0]["outside"].empty() && missing.output()["players"][0]["rank"].is_string());
        // KataGo does not analyse chess.
        QCOMPARE(estimate({path("one.pgn"), "--player", "anna", "--katago", "no-such-program"}).exitCode, 0);
        if (QStandardPaths::findExecutable("stockfish", {"/usr/games", "/usr/bin"}).isEmpty())
            QSKIP("stockfish is not installed");
        const QStringList asked{path("one.pgn"), "--player", "anna", "--stockfish", "stockfish", "--nodes", "500"};
        const Run heard = estimate(asked + QStringList{"--json"});
        QVERIFY2(heard.exitCode == 0, heard.err);
        const json said = heard.output()["players"][0]["outside"][0];
        QVERIFY(said["loss"]["unit"] == "log odds" && said["loss"]["moves"].get<int>() >= 20
            && said["loss"]["mean"].get<double>() > 0.1); // random moves
        const Run text = estimate(asked);
        QVERIFY2(text.out.contains("Stockfish") && text.out.contains("mean loss per move"), text.out);
    }

    void reviewKeepsItsContract_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("network");
        QTest::newRow("chess") << "anna.pgn"
                               << "fake:chess";
        QTest::newRow("go9") << "go.sgf"
                             << "fake:go";
    }

    void reviewKeepsItsContract()
    {
        QFETCH(QString, file);
        QFETCH(QString, network);
        const QStringList arguments{"review", path(file.toUtf8()), "--network", network, "--cache", path("cache"), "--svg",
            path("review.svg"), "--judge", "search", "--visits", "8,16"};
        const Run run = this->run(arguments + QStringList{"--json"});
        QVERIFY2(run.exitCode == 0, run.err);
        const json output = run.output();
        QVERIFY(output["errors"].empty());
        const json& plies = output["plies"];
        QVERIFY(plies.size() >= 5);
        for (std::size_t ply = 0; ply + 1 < plies.size(); ++ply) {
            const json& played = plies[ply]["played"];
            QVERIFY(played.contains("beta") && played.contains("priors"));
            QVERIFY(plies[ply]["judged"].contains("chance") && plies[ply]["judged"].contains("mark")
                && plies[ply]["judged"]["chance"].get<double>() >= 0);
            QVERIFY(plies[ply]["bands"].size() == played["priors"].size());
            QVERIFY(!plies[ply]["candidates"].empty());
        }
        QVERIFY(!plies.back().contains("played"));
        const std::string svg = contentOf(path("review.svg")).toStdString();
        QVERIFY(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
        // The curve of winning chances is the judge's, also in Go: it starts at this height.
        const double chance = 50 + 50 * plies[0]["judged"]["value"].get<double>();
        const QByteArray start = "points=\"60.0," + QByteArray::number(370 + 110 * (1 - chance / 100), 'f', 1) + ' ';
        QVERIFY2(svg.find(start.toStdString()) != std::string::npos, start);
        QVERIFY2(this->run(arguments).out.contains("Largest mistakes"), "text");
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("word");
        QTest::newRow("no games") << QStringList{"estimate"} << "library";
        QTest::newRow("no such player") << QStringList{"estimate", "anna.pgn", "--network", "fake:chess", "--player", "zoe"} << "zoe";
        QTest::newRow("no such network") << QStringList{"estimate", "anna.pgn", "--network", "nowhere.evm"} << "nowhere.evm";
        QTest::newRow("a picture of another kind")
            << QStringList{"estimate", "anna.pgn", "--network", "fake:chess", "--report", "a.docx"} << "a.docx";
        QTest::newRow("no such game") << QStringList{"review", "anna.pgn", "--number", "99", "--network", "fake:chess"} << "99";
        QTest::newRow("another game's network for an estimate")
            << QStringList{"estimate", "anna.pgn", "--game", "chess", "--network", MODELS "/go.evm"} << "a network for another game: go";
        QTest::newRow("no moves") << QStringList{"review", "empty.sgf", "--network", "fake:go"} << "game 1: not found: moves";
        QTest::newRow("an unknown game") << QStringList{"review", "othello.sgf"} << "unknown game: GM[2]";
        QTest::newRow("another game's network") << QStringList{"review", "go.sgf", "--network", "fake:chess"} << "";
    }

    void saysWhatIsWrong()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, word);
        for (QString& argument : arguments)
            if (argument.endsWith(".pgn") || argument.endsWith(".sgf"))
                argument = path(argument.toUtf8());
        const Run run = this->run(arguments + QStringList{"--cache", path("cache")});
        QVERIFY2(run.exitCode == 2, QByteArray::number(run.exitCode) + run.err);
        QVERIFY2(run.err.contains(word.toUtf8()), run.err);
    }

    /// If the cache folder cannot be written, a line warns and the result is complete.
    void goesOnWithoutItsCache()
    {
        write("kept.pgn", gameText("anna", "bob", 3));
        write("no-folder", "a file");
        const QString folder = path("no-folder") + "/cache";
        const Run estimated = run(
            {"estimate", path("kept.pgn"), "--player", "anna", "--network", "fake:chess", "--threads", "1", "--cache", folder, "--json"});
        QVERIFY2(estimated.exitCode == 0 && estimated.err.count('\n') == 1 && estimated.err.contains("not stored"), estimated.err);
        QVERIFY(!estimated.output()["players"].empty());
        const Run reviewed = run({"review", path("kept.pgn"), "--network", "fake:chess", "--judge", "none", "--cache", folder, "--json"});
        QVERIFY2(reviewed.exitCode == 0 && reviewed.err.count('\n') == 1 && reviewed.err.contains("not stored"), reviewed.err);
    }

    void analysesAnewWhatIsDamaged()
    {
        const auto analyse = [this] {
            return run({"analyse", path("anna.pgn"), "--network", "fake:chess", "--out", path("analysed"), "--json"}).output()["shards"][0];
        };
        const json first = analyse();
        QCOMPARE(first["games"].get<int>(), 10);
        const std::filesystem::path file(first["file"].get<std::string>());
        const auto size = std::filesystem::file_size(file);
        QVERIFY(analyse()["wasThere"].get<bool>());

        std::filesystem::resize_file(file, size / 2);
        const json again = analyse();
        QVERIFY(!again["wasThere"].get<bool>() && again["wasDamaged"].get<bool>());
        QCOMPARE(again["games"].get<int>(), 10);
        QCOMPARE(std::filesystem::file_size(file), size);
        QVERIFY(analyse()["wasThere"].get<bool>());
    }

    /// A variant cannot be read, which the exit code shows; a game without moves is complete.
    void analysesTheRestOfAFile()
    {
        write("mixed.pgn",
            "[White \"Ann\"]\n\n1. e4 e5 *\n\n[White \"Ben\"]\n\n*\n\n[White \"Cyd\"]\n[Variant \"Crazyhouse\"]\n\n1. e4 e5 *\n");
        const Run mixed = run({"analyse", path("mixed.pgn"), "--network", "fake:chess", "--out", path("mixed"), "--json"});
        QCOMPARE(mixed.exitCode, 1);
        QVERIFY2(mixed.err.contains("mixed.pgn: 1 game could not be read\n"), mixed.err);
        const json shard = mixed.output()["shards"][0];
        QVERIFY(shard["games"] == 1 && shard["unreadable"] == 1 && shard["others"] == 1);
        write("sound.pgn", "[White \"Ann\"]\n\n1. e4 e5 *\n\n[White \"Ben\"]\n\n*\n");
        const Run sound = run({"analyse", path("sound.pgn"), "--network", "fake:chess", "--out", path("mixed")});
        QCOMPARE(sound.exitCode, 0);
        QVERIFY2(sound.out.contains("sound.pgn: 1 game analysed, 0 unreadable"), sound.out);
    }

    void analysesNoFileWithoutGames()
    {
        write("blank.pgn", "\n\n");
        const Run blank = run({"analyse", path("blank.pgn"), "--network", "fake:chess", "--out", path("blank")});
        QCOMPARE(blank.exitCode, 1);
        QVERIFY(blank.out.isEmpty());
        QVERIFY2(blank.err.contains("blank.pgn: not found: games"), blank.err);
        QVERIFY(QDir(path("blank")).isEmpty());
    }

private:
    Run run(const QStringList& arguments) const
    {
        QStringList all = arguments;
        if (arguments.value(0) == QStringLiteral("estimate") && m_countsEveryGame)
            all << QStringLiteral("--every-game"); // the samples are short and have no results
        return ::run(all);
    }
    Run estimate(const QStringList& more) const
    {
        return run(QStringList{"estimate", "--network", "fake:chess", "--cache", path("cache"), "--threads", "1"} + more);
    }
    QString path(const char* name) const { return m_folder.filePath(name); }
    void write(const char* name, const std::string& text) const { std::ofstream(path(name).toStdString(), std::ios::binary) << text; }
    QTemporaryDir m_folder;
    bool m_countsEveryGame = true;
};

EVENMATCH_TEST(TestEstimateCli)

} // namespace tst_estimate_cli

#include "tst_estimate_cli.moc"
