// Fetching the games of accounts: valid and invalid responses of servers, and the result in the library.
#include "tests/run_tests.h"

#include "core/accounts/address.h"
#include "core/json_text.h"
#include "core/library/storage/connection.h"
#include "tests/core/library_samples.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>
#include <chrono>

namespace tst_accounts {

using namespace evenmatch;
using namespace evenmatch::accounts;
using nlohmann::json;

constexpr std::int64_t kDay = 86'400'000;

/// A chess game that differs for every number.
std::string pgn(int number, const std::string& white, const std::string& black, int plies = 6)
{
    static constexpr std::array<const char*, 4> first{"e4", "d4", "c4", "Nf3"};
    static constexpr std::array<const char*, 4> answer{"e6", "d6", "c6", "Nf6"};
    const std::array<std::string, 6> moves{
        first[static_cast<std::size_t>(number) % 4], answer[static_cast<std::size_t>(number) / 4 % 4], "g3", "g6", "Bg2", "Bg7"};
    std::string text = "[Event \"Game " + std::to_string(number) + "\"]\n[Site \"https://example.org/" + std::to_string(number)
        + "\"]\n[White \"" + white + "\"]\n[Black \"" + black + "\"]\n[Result \"1-0\"]\n\n";
    for (int ply = 0; ply < plies; ++ply)
        text += (ply % 2 == 0 ? std::to_string(ply / 2 + 1) + ". " : "") + moves[static_cast<std::size_t>(ply)] + " ";
    return text + "1-0\n\n";
}

json lichessGame(int number, const std::string& speed = "blitz")
{
    return {{"id", std::to_string(number)}, {"rated", true}, {"variant", "standard"}, {"speed", speed}, {"status", "resign"},
        {"createdAt", (1000 + number) * kDay},
        {"players", {{"white", {{"user", {{"name", "Anna"}}}}}, {"black", {{"user", {{"name", "Bob"}}}}}}},
        {"pgn", pgn(number, "Anna", "Bob")}};
}

/// Responds from a table, with 404 for other addresses. Counts requests.
class FakeServer final : public HttpClient {
public:
    struct Page {
        std::string body;
        int status = 200;
        bool complete = true;
        std::string tag = {};
        std::string retryAfter = {};
    };
    using Answer = std::function<Page(const HttpRequest&)>;

    HttpAnswer get(const HttpRequest& request, const std::function<bool(std::string_view)>& take, const std::stop_token&) override
    {
        asked.push_back(request.url);
        const auto found = std::ranges::find_if(pages, [&](const auto& page) { return request.url.find(page.first) != std::string::npos; });
        const Page page = found == pages.end() ? Page{"", 404} : found->second(request);
        bool wanted = true;
        if (page.status == 200) // in pieces that end anywhere
            for (std::size_t at = 0; wanted && at < page.body.size(); at += 777)
                wanted = take(std::string_view(page.body).substr(at, 777));
        return {.status = page.status,
            .complete = page.complete && wanted,
            .tag = page.tag,
            .retryAfter = page.retryAfter,
            .failure = page.complete ? "" : "closed"};
    }

    std::vector<std::pair<std::string, Answer>> pages; ///< part of the address, and its response
    std::vector<std::string> asked;
};

std::string lines(const std::vector<json>& games)
{
    std::string text;
    for (const json& game : games)
        text += core::jsonText(game) + "\n";
    return text;
}

std::int64_t sinceOf(const std::string& url)
{
    const auto at = url.find("since=");
    return at == std::string::npos ? 0 : std::stoll(url.substr(at + 6));
}

/// Makes the server respond like lichess.org with these games; each response is cut after `limit` characters.
void beLichess(FakeServer& server, const std::vector<json>& games, std::function<std::size_t()> limit = {})
{
    server.pages.emplace_back(
        "/api/user/", [](const HttpRequest&) { return FakeServer::Page{R"({"username":"Anna","count":{"all":3}})"}; });
    server.pages.emplace_back("/api/games/user/", [games, limit](const HttpRequest& request) {
        const bool correspondence = request.url.find("perfType=correspondence") != std::string::npos;
        std::vector<json> chosen;
        for (const json& game : games)
            if (game["createdAt"].get<std::int64_t>() >= sinceOf(request.url) && (game["speed"] == "correspondence") == correspondence)
                chosen.push_back(game);
        FakeServer::Page page{lines(chosen)};
        if (const std::size_t most = limit ? limit() : std::string::npos; page.body.size() > most) {
            page.body.resize(most);
            page.complete = false;
        }
        return page;
    });
}

struct Fetching {
    library::Library library = std::move(*library::Library::open(":memory:"));
    Account account{Server::Lichess, "anna", "http://server"};
    Selection selection;
    std::vector<std::chrono::seconds> waits;
    bool isMe = true;

    FetchReport run(FakeServer& server, jobs::JobContext context = {}, std::function<void(const FetchReport&)> onCommit = {})
    {
        const auto wait = [this](std::chrono::seconds time, const std::stop_token& stop) {
            waits.push_back(time);
            return !stop.stop_requested();
        };
        auto report
            = fetchGames(library, account, selection, server, context, {.isMe = isMe, .wait = wait, .onCommit = std::move(onCommit)});
        if (!report)
            throw std::runtime_error(core::describe(report.error()));
        return std::move(*report);
    }
    std::string cursor()
    {
        const auto states = library.fetched();
        return states->empty() ? "" : states->front().cursor;
    }
};

/// Anna's months at chess.com.
std::string archives(std::initializer_list<const char*> months)
{
    json addresses = json::array();
    for (const char* month : months)
        addresses.push_back(std::string("https://api.chess.com/pub/player/anna/games/") + month);
    return core::jsonText(json{{"archives", addresses}});
}

class TestAccounts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void takesLichessGamesOnce()
    {
        Fetching fetching;
        FakeServer server;
        beLichess(server, {lichessGame(1), lichessGame(2), lichessGame(3), lichessGame(4, "correspondence")});
        const FetchReport report = fetching.run(server);
        QVERIFY(!report.trouble);
        QCOMPARE(report.games.imported, 4u);
        QCOMPARE(*fetching.library.text(1), pgn(1, "Anna", "Bob").substr(0, fetching.library.text(1)->size()));
        QCOMPARE(fetching.run(server).games.imported, 0u);
        QCOMPARE(*fetching.library.count(), 4u);
    }

    void goesOnWhereItWas()
    {
        Fetching fetching;
        FakeServer server;
        beLichess(server, {lichessGame(1), lichessGame(50), lichessGame(90)});
        fetching.run(server);
        FakeServer later;
        beLichess(later, {lichessGame(1), lichessGame(50), lichessGame(90), lichessGame(91)});
        const FetchReport report = fetching.run(later);
        QCOMPARE(report.games.imported, 1u);
        QCOMPARE(report.games.duplicates, 1u); // of the day before the last game, which is requested again
        QCOMPARE(sinceOf(later.asked.at(1)), 1089 * kDay);
    }

    /// The server sends the latest games again.
    void leavesTheTrashAlone()
    {
        Fetching fetching;
        FakeServer server;
        beLichess(server, {lichessGame(1), lichessGame(2), lichessGame(3)});
        QCOMPARE(fetching.run(server).games.imported, 3u);
        QVERIFY(fetching.library.moveToTrash(std::vector<library::GameId>{3}).ok());
        const FetchReport again = fetching.run(server);
        QCOMPARE(again.games.imported, 0u);
        QVERIFY(again.games.duplicates > 0);
        QCOMPARE(*fetching.library.count(), 2u);
        QCOMPARE(*fetching.library.count({.inTrash = true}), 1u);
    }

    void startsOverWithoutAnyGame()
    {
        Fetching fetching;
        FakeServer server;
        beLichess(server, {lichessGame(1), lichessGame(50), lichessGame(90)});
        QCOMPARE(fetching.run(server).games.imported, 3u);
        QVERIFY(fetching.library.moveToTrash(std::vector<library::GameId>{1, 2, 3}).ok());
        QCOMPARE(fetching.run(server).games.imported, 0u);
        QVERIFY(fetching.library.emptyTrash().ok());
        QCOMPARE(fetching.run(server).games.imported, 3u);
    }

    void leavesEditedGamesAlone()
    {
        Fetching fetching;
        FakeServer server;
        beLichess(server, {lichessGame(1), lichessGame(2), lichessGame(3)});
        QCOMPARE(fetching.run(server).games.imported, 3u);
        const std::string edited = pgn(3, "Anna Becker", "Bob");
        QVERIFY(fetching.library.update(3, samples::prepared(edited)).ok());
        QVERIFY(fetching.library.update(3, samples::prepared(pgn(3, "Anna Becker", "Robert"))).ok());
        fetching.selection.paces = {Pace::Blitz}; // another selection: all games come again
        QCOMPARE(fetching.run(server).games.imported, 0u);
        QCOMPARE(*fetching.library.count(), 3u);
        QCOMPARE(fetching.library.game(3)->header.info.players[0].name, std::string("Anna Becker"));
        QVERIFY(!fetching.library.save(samples::prepared(edited))->isNew);
        QVERIFY(fetching.library.moveToTrash(std::vector<library::GameId>{3}).ok() && fetching.library.emptyTrash().ok());
        QVERIFY(fetching.library.save(samples::prepared(edited))->isNew); // no longer known
    }

    /// It began long before a game that was fetched already, and ended later.
    void slowGamesOfChess960AreNotMissed()
    {
        const auto chess960 = [](int number, const char* speed) {
            json game = lichessGame(number, speed);
            game["variant"] = "chess960";
            return game;
        };
        std::vector<json> games{chess960(50, "blitz")};
        FakeServer server;
        server.pages.emplace_back("/api/user/", [](const HttpRequest&) { return FakeServer::Page{R"({"username":"Anna"})"}; });
        server.pages.emplace_back("/api/games/user/", [&](const HttpRequest& request) {
            std::vector<json> chosen;
            for (const json& game : games)
                if (request.url.find("chess960") != std::string::npos && game["createdAt"].get<std::int64_t>() >= sinceOf(request.url))
                    chosen.push_back(game);
            return FakeServer::Page{lines(chosen)};
        });
        Fetching fetching;
        fetching.selection.traits = {Trait::Casual, Trait::Variant};
        QCOMPARE(fetching.run(server).games.imported, 1u);
        games.insert(games.begin(), chess960(1, "correspondence"));
        QCOMPARE(fetching.run(server).games.imported, 1u);
    }

    void resumesACutAnswer()
    {
        Fetching fetching;
        FakeServer server;
        int answers = 0;
        beLichess(server, {lichessGame(1), lichessGame(10), lichessGame(20), lichessGame(30)}, [&answers] {
            return ++answers == 1 ? lines({lichessGame(1), lichessGame(10)}).size() + 100 : std::string::npos;
        });
        const FetchReport report = fetching.run(server);
        QVERIFY(!report.trouble);
        QCOMPARE(*fetching.library.count(), 4u);
        QCOMPARE(answers, 3); // cut, the rest, correspondence
    }

    void keepsTheCursorWhenNothingComes()
    {
        Fetching fetching;
        FakeServer server;
        bool cut = true;
        beLichess(server, {lichessGame(1), lichessGame(10)}, [&cut] { return cut ? 100 : std::string::npos; });
        const FetchReport report = fetching.run(server);
        QVERIFY(report.trouble && report.trouble->trouble == Trouble::CutOff);
        QCOMPARE(fetching.cursor(), "");
        cut = false;
        QCOMPARE(fetching.run(server).games.imported, 2u);
    }

    /// If the latest games come first, games before a break do not imply that all earlier ones were fetched.
    void doesNotTrustAnotherOrder()
    {
        Fetching fetching;
        FakeServer server;
        bool cut = true;
        beLichess(server, {lichessGame(30), lichessGame(20), lichessGame(10)}, [&cut] {
            return cut ? lines({lichessGame(30), lichessGame(20)}).size() : std::string::npos;
        });
        QVERIFY(fetching.run(server).trouble);
        QCOMPARE(*fetching.library.count(), 2u);
        QCOMPARE(fetching.cursor(), "");
        cut = false;
        QVERIFY(!fetching.run(server).trouble);
        QCOMPARE(*fetching.library.count(), 3u);
    }

    void errorsMoveNothing_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("body");
        QTest::addColumn<int>("trouble");
        QTest::newRow("no answer") << 0 << "" << static_cast<int>(Trouble::NotReached);
        QTest::newRow("nobody") << 404 << "{}" << static_cast<int>(Trouble::NoSuchAccount);
        QTest::newRow("failure") << 500 << "{\"id\":1}" << static_cast<int>(Trouble::Refused);
        QTest::newRow("for ever busy") << 429 << "" << static_cast<int>(Trouble::Overasked);
        QTest::newRow("HTML") << 200 << "<!DOCTYPE html>\n<html></html>\n" << static_cast<int>(Trouble::NotUnderstood);
        QTest::newRow("an error said with 200") << 200 << "{\"error\":\"Not now\"}\n" << static_cast<int>(Trouble::NotUnderstood);
        QTest::newRow("a bare number") << 200 << "17\n" << static_cast<int>(Trouble::NotUnderstood);
    }

    void errorsMoveNothing()
    {
        QFETCH(int, status);
        QFETCH(QString, body);
        QFETCH(int, trouble);
        Fetching fetching;
        FakeServer good;
        beLichess(good, {lichessGame(1), lichessGame(10)});
        fetching.run(good);
        const std::string before = fetching.cursor();
        FakeServer bad;
        bad.pages.emplace_back("/api/user/", [](const HttpRequest&) { return FakeServer::Page{R"({"username":"Anna"})"}; });
        bad.pages.emplace_back("/api/games/", [&](const HttpRequest&) { return FakeServer::Page{body.toStdString(), status}; });
        const FetchReport report = fetching.run(bad);
        QVERIFY(report.trouble);
        QCOMPARE(static_cast<int>(report.trouble->trouble), trouble);
        QVERIFY(!describe(*report.trouble, Server::Lichess).empty());
        QCOMPARE(fetching.cursor(), before);
        QCOMPARE(*fetching.library.count(), 2u);
    }

    void waitsWhereItIsAskedTo()
    {
        Fetching fetching;
        FakeServer server;
        int times = 0;
        server.pages.emplace_back("/api/user/", [&](const HttpRequest&) {
            ++times;
            if (times == 1)
                return FakeServer::Page{"", 429};
            return times == 2 ? FakeServer::Page{"", 429, true, "", "7"} : FakeServer::Page{R"({"username":"Anna"})"};
        });
        beLichess(server, {lichessGame(1)});
        QVERIFY(!fetching.run(server).trouble);
        QCOMPARE(fetching.waits, (std::vector<std::chrono::seconds>{std::chrono::seconds(60), std::chrono::seconds(7)}));
        QCOMPARE(*fetching.library.count(), 1u);
    }

    void leavesOutWhatIsNotWanted()
    {
        json casual = lichessGame(1), variant = lichessGame(2), bot = lichessGame(3), machine = lichessGame(4), aborted = lichessGame(5),
             empty = lichessGame(6), rapid = lichessGame(7, "rapid"), good = lichessGame(8);
        casual["rated"] = false;
        variant["variant"] = "atomic";
        bot["players"]["black"]["user"]["title"] = "BOT";
        machine["players"]["black"] = {{"aiLevel", 3}};
        aborted["status"] = "aborted";
        empty["pgn"] = pgn(6, "Anna", "Bob", 0);
        FakeServer server;
        beLichess(server, {casual, variant, bot, machine, aborted, empty, rapid, good});
        Fetching usual;
        usual.selection.paces = {Pace::Blitz};
        const FetchReport report = usual.run(server);
        QCOMPARE(report.games.imported, 2u); // casual games are included
        QCOMPARE(report.leftOut, 6u);
        Fetching all;
        all.selection.traits = {kTraits.begin(), kTraits.end()};
        QCOMPARE(all.run(server).leftOut, 0u);
        Fetching late;
        late.selection.since = "1972-10-03"; // day 1006
        QCOMPARE(late.run(server).games.imported, 2u);
    }

    void anotherSelectionBeginsAnew()
    {
        Fetching fetching;
        FakeServer server;
        beLichess(server, {lichessGame(1, "rapid"), lichessGame(2), lichessGame(30), lichessGame(40)});
        fetching.selection.paces = {Pace::Blitz};
        QCOMPARE(fetching.run(server).games.imported, 3u);
        fetching.selection = {};
        QCOMPARE(fetching.run(server).games.imported, 1u);
    }

    /// After a kill at any moment, the library has complete batches and the cursor for the rest.
    void manyGamesComeInPieces()
    {
        std::vector<json> games;
        for (int i = 1; i <= 1500; ++i)
            games.push_back(lichessGame(i));
        FakeServer server;
        beLichess(server, games);
        Fetching fetching;
        std::uint64_t commits = 0;
        const FetchReport report = fetching.run(server, {}, [&](const FetchReport& sofar) {
            ++commits;
            if (*fetching.library.count() != sofar.games.imported)
                throw std::runtime_error("counted what is not there");
            const auto cursor = core::parseJson(fetching.cursor());
            if (cursor.value("live", std::int64_t{0}) > (1000 + static_cast<std::int64_t>(sofar.games.imported)) * kDay)
                throw std::runtime_error("the cursor stands behind a game that is not there");
        });
        QCOMPARE(report.games.imported, 1500u);
        QVERIFY(commits >= 8);
    }

    /// The library fails after it took the games.
    void gamesBeforeAnErrorAreCounted()
    {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath(QStringLiteral("a.evl")).toStdString();
        auto library = library::Library::open(file);
        QVERIFY(library.ok());
        library::Connection other(file, 1000, library::Connection::Opening::Existing);
        FakeServer server;
        beLichess(server, {lichessGame(1), lichessGame(2)});
        const FakeServer::Answer games = server.pages.back().second;
        server.pages.back().second = [&](const HttpRequest& request) {
            other.exec("DROP TABLE IF EXISTS fetched"); // of cursors
            return games(request);
        };
        std::uint64_t imported = 0;
        jobs::JobContext job;
        const auto report = fetchGames(*library, {Server::Lichess, "anna", "http://server"}, {}, server, job,
            {.isMe = false, .wait = {}, .onCommit = [&](const FetchReport& sofar) { imported = sofar.games.imported; }});
        QVERIFY(!report.ok());
        QCOMPARE(imported, std::uint64_t(2));
        QCOMPARE(*library->count(), std::uint64_t(2));
    }

    void stopsAtOnce()
    {
        std::vector<json> games;
        for (int i = 1; i <= 900; ++i)
            games.push_back(lichessGame(i));
        FakeServer server;
        beLichess(server, games);
        Fetching fetching;
        std::stop_source stop;
        const FetchReport report
            = fetching.run(server, jobs::JobContext(stop.get_token(), nullptr), [&](const FetchReport&) { stop.request_stop(); });
        QVERIFY(report.games.stopped && !report.trouble);
        const auto first = *fetching.library.count();
        QVERIFY(first > 0 && first < 900);
        QCOMPARE(fetching.run(server).games.imported, 900 - first);
    }

    void chessComGoesByMonths()
    {
        const auto game = [](int number, const char* pace, bool rated, const char* rules = "chess") {
            return json{{"pgn", pgn(number, "ANNA", "bob")}, {"time_class", pace}, {"rated", rated}, {"rules", rules},
                {"end_time", 1'600'000'000 + number}, {"white", {{"username", "ANNA"}}}, {"black", {{"username", "bob"}}}};
        };
        json january = {{"games", {game(1, "blitz", true), game(2, "daily", false)}}};
        json february = {{"games", {game(3, "rapid", true), game(4, "rapid", true, "bughouse")}}};
        std::string tag = "\"one\"";
        FakeServer server;
        server.pages.emplace_back("/pub/player/anna/games/archives", [](const HttpRequest&) {
            return FakeServer::Page{archives({"2024/01", "2024/02"})};
        });
        server.pages.emplace_back("/games/2024/01", [&](const HttpRequest&) {
            return FakeServer::Page{core::jsonText(january), 200, true, "\"january\""};
        });
        server.pages.emplace_back("/games/2024/02", [&](const HttpRequest& request) {
            return request.knownTag == tag ? FakeServer::Page{"", 304} : FakeServer::Page{core::jsonText(february), 200, true, tag};
        });
        Fetching fetching;
        fetching.account = {Server::ChessCom, "Anna", "http://server/"};
        const FetchReport report = fetching.run(server);
        QVERIFY(!report.trouble);
        QCOMPARE(report.games.imported, 3u);
        QCOMPARE(report.leftOut, 1u);
        QCOMPARE(report.names, std::vector<std::string>{"ANNA"});

        server.asked.clear();
        QCOMPARE(fetching.run(server).games.imported + fetching.run(server).games.duplicates, 0u);
        QCOMPARE(server.asked.size(), 4u); // twice the list, and the last month, which had nothing new
        february["games"].push_back(game(5, "blitz", true));
        tag = "\"two\"";
        QCOMPARE(fetching.run(server).games.imported, 1u);

        // An interrupted month is requested again.
        FakeServer broken = server;
        broken.pages[2].second = [&](const HttpRequest&) { return FakeServer::Page{core::jsonText(february).substr(0, 300), 200, false}; };
        const std::string before = fetching.cursor();
        QVERIFY(fetching.run(broken).trouble->trouble == Trouble::CutOff);
        QCOMPARE(fetching.cursor(), before);
    }

    void aMissingMonthIsSkipped()
    {
        int status = 404;
        FakeServer server;
        server.pages.emplace_back("/games/archives", [](const HttpRequest&) { return FakeServer::Page{archives({"2024/01", "2024/02"})}; });
        server.pages.emplace_back("/games/2024/01", [&](const HttpRequest&) { return FakeServer::Page{"{}", status}; });
        server.pages.emplace_back("/games/2024/02", [](const HttpRequest&) {
            const json game = {{"pgn", pgn(1, "anna", "bob")}, {"time_class", "blitz"}, {"rated", true}, {"rules", "chess"}};
            return FakeServer::Page{core::jsonText(json{{"games", json::array({game})}})};
        });
        Fetching fetching;
        fetching.account = {Server::ChessCom, "anna", "http://server/"};
        const FetchReport report = fetching.run(server);
        QVERIFY(!report.trouble);
        QCOMPARE(report.games.imported, 1u);
        status = 500;
        Fetching another;
        another.account = fetching.account;
        const FetchReport failed = another.run(server);
        QVERIFY(failed.trouble && failed.trouble->trouble == Trouble::Refused);
        QCOMPARE(failed.games.imported, 0u);
    }

    void aTagMayHaveAnyBytes()
    {
        FakeServer server;
        server.pages.emplace_back("/games/archives", [](const HttpRequest&) { return FakeServer::Page{archives({"2024/01"})}; });
        server.pages.emplace_back("/games/2024/01", [](const HttpRequest&) {
            const json game = {{"pgn", pgn(1, "anna", "bob")}, {"time_class", "blitz"}, {"rated", true}, {"rules", "chess"}};
            json month;
            month["games"] = json::array({game});
            return FakeServer::Page{core::jsonText(month), 200, true, "\"caf\xe9\""};
        });
        Fetching fetching;
        fetching.account = {Server::ChessCom, "anna", "http://server/"};
        QCOMPARE(fetching.run(server).games.imported, 1u);
        QVERIFY(core::parseJson(fetching.cursor()).contains("tag"));
        QCOMPARE(fetching.run(server).games.duplicates, 1u);
    }

    void ogsReadsItsListBack()
    {
        std::vector<json> games; // latest first
        for (int i = 120; i >= 1; --i)
            games.push_back({{"id", i},
                {"ended",
                    i % 7 == 0 ? json() : json("2024-03-01T10:" + std::to_string(10 + i / 60) + ":" + std::to_string(10 + i % 50) + ".5Z")},
                {"width", 19}, {"height", 19}, {"ranked", true}, {"annulled", i == 5}, {"outcome", i == 6 ? "Cancellation" : "Resignation"},
                {"time_control_parameters", R"({"speed":"live"})"},
                {"players", {{"black", {{"username", "anna"}, {"ui_class", i == 8 ? "bot" : ""}}}, {"white", {{"username", "eve"}}}}}});
        std::ranges::stable_sort(games, std::ranges::greater(),
            [](const json& game) { return game["ended"].is_null() ? "z" : game["ended"].get<std::string>(); });
        const auto sgf = [](std::uint64_t i) { return samples::sgf(i); };
        int fail = 0; // this game's response breaks off
        FakeServer server;
        server.pages.emplace_back("/api/v1/players?username=", [](const HttpRequest&) {
            return FakeServer::Page{R"({"results":[{"id":4,"username":"annamaria"},{"id":7,"username":"anna"}]})"};
        });
        server.pages.emplace_back("/api/v1/players/7/games/", [&](const HttpRequest& request) {
            const auto page = static_cast<std::size_t>(std::stoi(request.url.substr(request.url.find("&page=") + 6)));
            json answer{{"results", json::array()}, {"next", page * 50 < games.size() ? json("more") : json()}};
            for (std::size_t i = (page - 1) * 50; i < std::min(page * 50, games.size()); ++i)
                answer["results"].push_back(games[i]);
            return FakeServer::Page{core::jsonText(answer)};
        });
        server.pages.emplace_back("/sgf", [&](const HttpRequest& request) {
            const int id = std::stoi(request.url.substr(request.url.find("games/") + 6));
            if (id == 9)
                return FakeServer::Page{"private", 403};
            return id == fail ? FakeServer::Page{"<html>", 200} : FakeServer::Page{sgf(static_cast<std::uint64_t>(id))};
        });
        Fetching fetching;
        fetching.account = {Server::Ogs, "Anna", "http://server"};
        const std::uint64_t running = 120 / 7;
        fail = 60;
        const FetchReport broken = fetching.run(server);
        QVERIFY(broken.trouble && broken.trouble->trouble == Trouble::NotUnderstood);
        const auto before = *fetching.library.count();
        QVERIFY(before > 0 && before < 100);
        fail = 0;
        const FetchReport report = fetching.run(server);
        QVERIFY(!report.trouble);
        QCOMPARE(*fetching.library.count(), 120 - running - 4); // without running games, three that were never played, and a private one
        QCOMPARE(broken.games.imported + report.games.imported, *fetching.library.count());
        QCOMPARE(report.games.duplicates, 0u);
        server.asked.clear();
        QCOMPARE(fetching.run(server).games.imported, 0u);
        QVERIFY2(server.asked.size() <= 3, "it reads the whole list again");
    }

    /// When summer time ends, the server's clock shows an hour twice.
    void ogsTimesHaveTheirZone()
    {
        json games = json::array();
        const auto end = [&](int id, const char* time) {
            const json game = {{"id", id}, {"ended", time}, {"width", 19}, {"height", 19}, {"ranked", true}, {"outcome", "Resignation"},
                {"time_control_parameters", R"({"speed":"live"})"}};
            games.insert(games.begin(), game);
        };
        FakeServer server;
        server.pages.emplace_back("/api/v1/players?username=",
            [](const HttpRequest&) { return FakeServer::Page{R"({"results":[{"id":7,"username":"anna"}]})"}; });
        server.pages.emplace_back("/api/v1/players/7/games/", [&](const HttpRequest&) {
            return FakeServer::Page{core::jsonText(json{{"results", games}, {"next", json()}})};
        });
        server.pages.emplace_back("/sgf", [&](const HttpRequest& request) {
            return FakeServer::Page{samples::sgf(std::stoull(request.url.substr(request.url.find("games/") + 6)))};
        });
        Fetching fetching;
        fetching.account = {Server::Ogs, "anna", "http://server"};
        end(1, "2024-11-03T01:50:00.5-04:00");
        QCOMPARE(fetching.run(server).games.imported, 1u);
        end(2, "2024-11-03T01:20:00.5-05:00");
        QCOMPARE(fetching.run(server).games.imported, 1u);
    }

    void theAccountIsMe()
    {
        Fetching fetching;
        FakeServer server;
        beLichess(server, {lichessGame(1)});
        fetching.run(server);
        const auto anna = fetching.library.playerOf("Anna");
        QVERIFY(anna && fetching.library.player(*anna)->isMe);
        // A second account of the same person.
        FakeServer other;
        json game = lichessGame(2);
        game["players"]["black"]["user"]["name"] = "Annika";
        game["pgn"] = pgn(2, "Zoe", "Annika");
        beLichess(other, {game});
        fetching.account.name = "annika";
        fetching.run(other);
        const auto annika = fetching.library.playerOf("Annika");
        QVERIFY(annika && fetching.library.player(*annika)->isMe);
        QVERIFY(!fetching.library.player(*fetching.library.playerOf("Bob"))->isMe);
        QVERIFY(fetching.library.setMe(*annika, false).ok()); // it was a friend's
        QVERIFY(!fetching.library.player(*annika)->isMe);
        QVERIFY(fetching.library.player(*anna)->isMe);
    }

    /// A coach fetches it, and the box for the user's own account is ticked.
    void aStudentsAccountStaysTheStudents()
    {
        Fetching fetching;
        auto& library = fetching.library;
        FakeServer server;
        beLichess(server, {lichessGame(1)});
        fetching.isMe = false;
        fetching.run(server);
        const auto bob = library.playerOf("Bob");
        QVERIFY(bob && library.setMe(*bob, true).ok() && library.addStudent("Anna").ok());
        fetching.isMe = true;
        fetching.run(server);
        QVERIFY(*library.playerOf("Anna") != *bob);
        const auto students = library.students();
        QVERIFY(students && students->size() == 1 && students->front().players == std::vector{*library.playerOf("Anna")});
    }

    /// The choice changed after the first fetch, and nothing was played since.
    void theAccountIsMeWithoutANewGame()
    {
        FakeServer server;
        server.pages.emplace_back("/games/archives", [](const HttpRequest&) { return FakeServer::Page{archives({"2024/01"})}; });
        server.pages.emplace_back("/games/2024/01", [](const HttpRequest& request) {
            const json game = {{"pgn", pgn(1, "Anna", "bob")}, {"time_class", "blitz"}, {"rated", true}, {"rules", "chess"},
                {"white", {{"username", "Anna"}}}};
            return request.knownTag.empty() ? FakeServer::Page{core::jsonText(json{{"games", json::array({game})}}), 200, true, "one"}
                                            : FakeServer::Page{"", 304};
        });
        Fetching fetching;
        fetching.account = {Server::ChessCom, "anna", "http://server/"};
        fetching.isMe = false;
        QCOMPARE(fetching.run(server).games.imported, 1u);
        const auto anna = fetching.library.playerOf("Anna");
        QVERIFY(anna && !fetching.library.player(*anna)->isMe);
        fetching.isMe = true;
        QVERIFY(!fetching.run(server).trouble);
        QVERIFY(fetching.library.player(*anna)->isMe);
    }

    void listsOfWords()
    {
        const Selection chosen{.paces = {Pace::Blitz, Pace::Rapid}, .traits = {Trait::Bot}, .since = "2024-05-31"};
        for (const Selection& selection : {Selection(), chosen})
            QCOMPARE(Selection::ofKey(selection.key()).value().key(), selection.key());
        QVERIFY(!Selection::ofKey("blitz") && !Selection::ofKey("blitz/casual") && !Selection::ofKey("fast//"));
        QCOMPARE(*pacesNamed("Blitz,daily,ultraBullet,"), (std::set<Pace>{Pace::Bullet, Pace::Blitz, Pace::Correspondence}));
        QVERIFY(!pacesNamed("blitz,fast"));
        QCOMPARE(*traitsNamed("bots,casual"), (std::set<Trait>{Trait::Casual, Trait::Bot}));
        QVERIFY(traitsNamed("")->empty());
        QVERIFY(serverNamed("OGS") && serverNamed("online-go.com") && !serverNamed("kgs"));
        QVERIFY(isDate("2024-02-29") && !isDate("2023-02-29") && !isDate("2024-2-1") && !isDate("20240201"));
    }

    void addressesOfGames_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("known"); // server/id; empty: not a game's address
        addRow("lichess", "https://lichess.org/AbCdEfG1", "lichess/AbCdEfG1");
        addRow("a side and a move", "https://lichess.org/abcdefgh/black#12", "lichess/abcdefgh");
        addRow("a player's own", " lichess.org/abcdefghWXYZ \n", "lichess/abcdefgh");
        addRow("ogs", "https://online-go.com/game/123456", "ogs/123456");
        addRow("ogs, large letters", "HTTPS://www.Online-Go.com/game/view/7?x=1", "ogs/7");
        addRow("chess.com gives none", "https://www.chess.com/game/live/123", "");
        addRow("another server", "https://example.org/abcdefgh", "");
        addRow("a server's name within another", "https://lichess.org.example.org/abcdefgh", "");
        addRow("no game", "https://lichess.org/@/anna", "");
        for (const char* page : {"training/12345", "training", "training/daily", "analysis/standard", "insights/anna", "study/abcdefgh",
                 "broadcast/a-round/abcdefgh", "tv", "tv/blitz", "practice/checkmates", "playmate/chess"})
            QTest::addRow("lichess.org/%s", page) << QStringLiteral("https://lichess.org/") + QLatin1String(page) << "";
        addRow("the server alone", "https://lichess.org", "");
        addRow("an id that is none", "https://online-go.com/game/12a", "");
        addRow("a path that would be another", "https://online-go.com/game/../api", "");
        addRow("a word", "lichess", "");
        addRow("nothing", "", "");
    }

    void addressesOfGames()
    {
        QFETCH(QString, text);
        QFETCH(QString, known);
        const auto address = gameAddress(text.toStdString());
        QCOMPARE(address.ok(), !known.isEmpty());
        if (address)
            QCOMPARE(QString::fromStdString(std::string(factsOf(address->server).id) + "/" + address->id), known);
    }

    void oneGameComesByItsAddress()
    {
        FakeServer server;
        server.pages.emplace_back("/game/export/abcdefgh?", [](const HttpRequest&) { return FakeServer::Page{pgn(1, "Anna", "Bob")}; });
        server.pages.emplace_back("/api/v1/games/12/sgf", [](const HttpRequest&) { return FakeServer::Page{samples::sgf(1)}; });
        server.pages.emplace_back("/api/v1/games/13/sgf", [](const HttpRequest&) { return FakeServer::Page{"private", 403}; });
        server.pages.emplace_back("/api/v1/games/14/sgf", [](const HttpRequest&) { return FakeServer::Page{"<html></html>"}; });
        const auto fetched = [&](Server where, const char* id, std::string& text) {
            return fetchGame({where, id, "http://server/"}, server, jobs::JobContext(), text);
        };
        std::string text;
        QVERIFY(!fetched(Server::Lichess, "abcdefgh", text));
        QCOMPARE(text, pgn(1, "Anna", "Bob"));
        QVERIFY(!fetched(Server::Ogs, "12", text));
        QCOMPARE(text, samples::sgf(1));
        QVERIFY(fetched(Server::Ogs, "13", text)->trouble == Trouble::NoSuchGame && text.empty());
        QVERIFY(fetched(Server::Ogs, "14", text)->trouble == Trouble::NotUnderstood && text.empty());
        QVERIFY(fetched(Server::Lichess, "nothingh", text)->trouble == Trouble::NoSuchGame);
        QCOMPARE(server.asked.size(), 5u);
    }
};

EVENMATCH_TEST(TestAccounts)

} // namespace tst_accounts

#include "tst_accounts.moc"
