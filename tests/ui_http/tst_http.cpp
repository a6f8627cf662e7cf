// Fetching over a real connection: a small server on this machine that responds like real servers, correctly and incorrectly.
#include "tests/run_tests.h"

#include "core/accounts/fetch.h"
#include "tests/ui_http/loopback_server.h"
#include "ui/http/http_client.h"

#include <QProcess>
#include <QTest>

#include <thread>

namespace tst_http {

using namespace evenmatch;
using namespace evenmatch::accounts;
using namespace loopback;

namespace {

const QByteArray kUser = "/api/user/anna";
const QByteArray kGames = "/api/games/user/anna";

} // namespace

class TestHttp : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_server = std::make_unique<LoopbackServer>();
        m_library = std::move(*library::Library::open(":memory:"));
        m_waits.clear();
        m_server->script(kUser, {answer("{\"username\":\"Anna\"}", "200 OK", "Set-Cookie: id=1\r\n")});
    }

    void sendsNoMoreThanItSays()
    {
        m_server->script(kGames, {answer(line(1) + line(2)), answer("")});
        const FetchReport report = fetch();
        QVERIFY(!report.trouble);
        QCOMPARE(report.games.imported, 2u);
        QCOMPARE(m_server->requests().size(), 3u);
        for (const QByteArray& request : m_server->requests()) {
            QVERIFY(request.startsWith("GET "));
            for (const QByteArray& header : request.mid(request.indexOf("\r\n") + 2).trimmed().split('\n')) {
                const QByteArray name = header.split(':').value(0).toLower();
                QVERIFY2(
                    QList<QByteArray>({"host", "user-agent", "accept", "accept-encoding", "accept-language", "connection"}).contains(name),
                    header.constData());
                QVERIFY2(name != "accept-language" || header.mid(header.indexOf(':') + 1).trimmed() == "*", header.constData());
            }
            QVERIFY(request.contains("User-Agent: Evenmatch/test\r\n"));
        }
    }

    void slowAnswersCome()
    {
        const QByteArray body = line(1) + line(2) + line(3);
        Script slow{{"HTTP/1.1 200 OK\r\nContent-Type: application/x-ndjson\r\nTransfer-Encoding: chunked\r\n\r\n"}};
        for (qsizetype at = 0; at < body.size(); at += 7) {
            const QByteArray piece = body.mid(at, 7);
            slow.pieces.push_back(QByteArray::number(piece.size(), 16) + "\r\n" + piece + "\r\n");
        }
        slow.pieces.push_back("0\r\n\r\n");
        m_server->script(kGames, {slow, answer("")});
        const FetchReport report = fetch();
        QVERIFY(!report.trouble);
        QCOMPARE(report.games.imported, 3u);
    }

    void aCutAnswerIsNoticed()
    {
        const QByteArray whole = line(1);
        const Script cut{{"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n",
            QByteArray::number(whole.size(), 16) + "\r\n" + whole + "\r\n", "40\r\n{\"rated\":"}};
        m_server->script(kGames, {cut});
        const FetchReport report = fetch();
        QVERIFY(report.trouble && report.trouble->trouble == Trouble::CutOff);
        QCOMPARE(report.games.imported, 1u);
        m_server->script(kGames, {answer(line(1) + line(2)), answer("")});
        QCOMPARE(fetch().games.imported, 1u);
    }

    void waitsAndAsksAgain()
    {
        m_server->script(kGames, {answer("slow down", "429 Too Many Requests", "Retry-After: 11\r\n"), answer(line(1)), answer("")});
        const FetchReport report = fetch();
        QVERIFY(!report.trouble);
        QCOMPARE(report.games.imported, 1u);
        QCOMPARE(m_waits, std::vector<std::chrono::seconds>{std::chrono::seconds(11)});
    }

    void theBodyOfAnErrorIsNobodysData()
    {
        m_server->script(kGames, {answer(line(1), "503 Service Unavailable")});
        const FetchReport report = fetch();
        QVERIFY(report.trouble && report.trouble->trouble == Trouble::Refused);
        QCOMPARE(report.trouble->detail, "503");
        QCOMPARE(*m_library->count(), 0u);
        m_server->script(kUser, {answer("{\"username\":\"Anna\"}", "404 Not Found")});
        QVERIFY(fetch().trouble->trouble == Trouble::NoSuchAccount);
        m_server->script(kUser, {answer("<html>captcha</html>")});
        QVERIFY(fetch().trouble->trouble == Trouble::NotUnderstood);
        QVERIFY(m_library->fetched()->empty());
    }

    void nobodyAnswers()
    {
        const auto http = ui::httpClients({.userAgent = "Evenmatch/test"})();
        QTcpServer closed;
        QVERIFY(closed.listen(QHostAddress::LocalHost));
        const std::string base = "http://127.0.0.1:" + std::to_string(closed.serverPort());
        closed.close();
        jobs::JobContext context;
        const auto report = fetchGames(*m_library, {Server::Ogs, "anna", base}, {}, *http, context);
        QVERIFY(report && report->trouble && report->trouble->trouble == Trouble::NotReached);
        QVERIFY(!report->trouble->detail.empty());
    }

    void aStopEndsASilentAnswer()
    {
        std::stop_source stop;
        // A server that sends nothing until the client stops, which the first piece triggers.
        class Silent : public QTcpServer {
        } silent;
        QVERIFY(silent.listen(QHostAddress::LocalHost));
        connect(&silent, &QTcpServer::newConnection, this, [&] { stop.request_stop(); });
        const auto http = ui::httpClients({.userAgent = "Evenmatch/test"})();
        jobs::JobContext context(stop.get_token(), nullptr);
        const auto report = fetchGames(
            *m_library, {Server::Lichess, "anna", "http://127.0.0.1:" + std::to_string(silent.serverPort())}, {}, *http, context);
        QVERIFY(report && report->games.stopped && !report->trouble);
    }

    void saysWhoAsks()
    {
        QCOMPARE(ui::userAgent("1.2"), "Evenmatch/1.2");
        QCOMPARE(ui::userAgent("1.2", "a@b.org\r\nX: y"), "Evenmatch/1.2 (a@b.orgX: y)");
    }

    void theCommandLineFetchesOneGame()
    {
        m_server->script("/game/export/abcdefgh", {answer("[White \"Anna\"]\n\n1. e4 *\n")});
        QProcess process;
        process.start(QStringLiteral(EVENMATCH_CLI),
            {QStringLiteral("fetch"), QStringLiteral("https://lichess.org/abcdefgh/black"), QStringLiteral("--base-address"),
                QString::fromStdString(m_server->base())});
        QTRY_COMPARE(process.state(), QProcess::NotRunning);
        QCOMPARE(process.exitCode(), 0);
        QVERIFY(process.readAllStandardOutput().contains("1. e4"));
    }

private:
    FetchReport fetch(std::stop_token stop = {})
    {
        std::optional<core::Result<FetchReport>> result;
        std::atomic<bool> done = false;
        std::jthread client([&] {
            const auto http = ui::httpClients({.userAgent = "Evenmatch/test"})();
            jobs::JobContext context(stop, nullptr);
            const auto wait = [this](std::chrono::seconds time, const std::stop_token&) {
                m_waits.push_back(time);
                return true;
            };
            result = fetchGames(
                *m_library, {Server::Lichess, "anna", m_server->base()}, {}, *http, context, {.isMe = true, .wait = wait, .onCommit = {}});
            done = true;
        });
        while (!done)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 5);
        client.join();
        return result->ok() ? **result : FetchReport{};
    }

    std::unique_ptr<LoopbackServer> m_server;
    std::optional<library::Library> m_library;
    std::vector<std::chrono::seconds> m_waits;
};

EVENMATCH_TEST_WITH_EVENTS(TestHttp)

} // namespace tst_http

#include "tst_http.moc"
