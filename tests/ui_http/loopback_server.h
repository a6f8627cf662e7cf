// A small server on this machine that responds like real servers, correctly and incorrectly.
#pragma once

#include <QTcpServer>
#include <QTcpSocket>

#include <array>
#include <map>
#include <string>
#include <vector>

namespace loopback {

/// The pieces written to a connection, and whether it is closed before the response is complete.
struct Script {
    std::vector<QByteArray> pieces;
    bool closes = true; ///< false: the connection stays open without further data
};

inline Script answer(const QByteArray& body, const QByteArray& status = "200 OK", const QByteArray& headers = {})
{
    return {{"HTTP/1.1 " + status + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\nConnection: close\r\n" + headers
        + "\r\n" + body}};
}

/// Answers each path with its scripts, one after another, and repeats the last one. Lives on the test's thread, clients on another.
class LoopbackServer : public QObject {
public:
    LoopbackServer()
    {
        m_server.listen(QHostAddress::LocalHost);
        connect(&m_server, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket* socket = m_server.nextPendingConnection())
                connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(*socket); });
        });
    }

    std::string base() const { return "http://127.0.0.1:" + std::to_string(m_server.serverPort()); }
    void script(const QByteArray& path, const std::vector<Script>& scripts) { m_scripts[path] = scripts; }
    const std::vector<QByteArray>& requests() const { return m_requests; }

private:
    void read(QTcpSocket& socket)
    {
        QByteArray& text = m_read[&socket];
        text += socket.readAll();
        if (!text.contains("\r\n\r\n"))
            return;
        m_requests.push_back(text);
        const QByteArray path = text.split(' ').value(1).split('?').value(0);
        text.clear();
        auto& scripts = m_scripts[path];
        const Script script = scripts.empty() ? answer("nothing", "404 Not Found") : scripts.front();
        if (scripts.size() > 1)
            scripts.erase(scripts.begin());
        write(&socket, script, 0);
    }

    /// Sends each piece after the previous one was sent: a slow response, without a clock.
    void write(QTcpSocket* socket, const Script& script, std::size_t at)
    {
        if (at == script.pieces.size()) {
            if (script.closes)
                socket->disconnectFromHost();
            return;
        }
        socket->write(script.pieces[at]);
        socket->flush();
        QMetaObject::invokeMethod(
            socket, [this, socket, script, at] { write(socket, script, at + 1); }, Qt::QueuedConnection);
    }

    QTcpServer m_server;
    std::map<QByteArray, std::vector<Script>> m_scripts;
    std::map<QTcpSocket*, QByteArray> m_read;
    std::vector<QByteArray> m_requests;
};

/// A game of lichess.org that differs for every number, as a line of JSON.
inline QByteArray line(int number)
{
    static constexpr std::array first{"e4", "d4", "c4", "Nf3"};
    return "{\"rated\":true,\"variant\":\"standard\",\"speed\":\"blitz\",\"status\":\"mate\",\"createdAt\":"
        + QByteArray::number(1'700'000'000'000LL + number * 100'000'000LL)
        + ",\"players\":{\"white\":{\"user\":{\"name\":\"Anna\"}},\"black\":{\"user\":{\"name\":\"Bob\"}}},\"pgn\":\"[White "
          "\\\"Anna\\\"]\\n[Black \\\"Bob\\\"]\\n[Event \\\""
        + QByteArray::number(number) + "\\\"]\\n\\n1. " + first[static_cast<std::size_t>(number) % 4] + " d6 1-0\\n\"}\n";
}

} // namespace loopback
