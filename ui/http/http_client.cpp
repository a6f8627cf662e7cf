#include "ui/http/http_client.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QNetworkAccessManager>
#include <QNetworkCookieJar>
#include <QNetworkReply>
#include <QUrl>

namespace evenmatch::ui {

namespace {

class QtHttpClient final : public accounts::HttpClient {
public:
    explicit QtHttpClient(HttpOptions options) : m_options(std::move(options))
    {
        m_manager.setCookieJar(new NoCookies(&m_manager));
        m_manager.setRedirectPolicy(QNetworkRequest::SameOriginRedirectPolicy);
        m_manager.setTransferTimeout(m_options.silentSeconds * 1000);
    }

    accounts::HttpAnswer get(
        const accounts::HttpRequest& request, const std::function<bool(std::string_view)>& take, const std::stop_token& stop) override
    {
        if (stop.stop_requested())
            return {};
        QEventLoop loop;
        const std::unique_ptr<QNetworkReply> reply(m_manager.get(requestOf(request)));
        // A stop comes from any thread; the loop's own thread aborts.
        const std::stop_callback stopping(stop, [&loop] { QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection); });
        bool wanted = true;
        const auto pass = [&] {
            if (wanted && statusOf(*reply) == 200)
                for (QByteArray piece = reply->read(kPiece); wanted && !piece.isEmpty(); piece = reply->read(kPiece))
                    wanted = take({piece.constData(), static_cast<std::size_t>(piece.size())});
            if (!wanted)
                loop.quit();
        };
        QObject::connect(reply.get(), &QNetworkReply::readyRead, &loop, pass);
        QObject::connect(reply.get(), &QNetworkReply::finished, &loop, &QEventLoop::quit);
        if (!reply->isFinished())
            loop.exec();
        if (!reply->isFinished()) {
            reply->disconnect(&loop);
            reply->abort();
            return {.status = statusOf(*reply), .complete = false, .tag = {}, .retryAfter = {}, .failure = {}};
        }
        pass();
        return answerOf(*reply, wanted);
    }

private:
    static constexpr qint64 kPiece = 1 << 16;

    class NoCookies final : public QNetworkCookieJar {
    public:
        using QNetworkCookieJar::QNetworkCookieJar;
        bool setCookiesFromUrl(const QList<QNetworkCookie>&, const QUrl&) override { return false; }
    };

    QNetworkRequest requestOf(const accounts::HttpRequest& asked) const
    {
        QNetworkRequest request(QUrl(QString::fromStdString(asked.url), QUrl::StrictMode));
        request.setRawHeader("User-Agent", QByteArray::fromStdString(m_options.userAgent));
        request.setRawHeader("Accept-Language", "*"); // else Qt says the user's
        if (!asked.accept.empty())
            request.setRawHeader("Accept", QByteArray::fromStdString(asked.accept));
        if (!asked.knownTag.empty())
            request.setRawHeader("If-None-Match", QByteArray::fromStdString(asked.knownTag));
        return request;
    }

    static int statusOf(const QNetworkReply& reply) { return reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(); }

    static accounts::HttpAnswer answerOf(const QNetworkReply& reply, bool wanted)
    {
        accounts::HttpAnswer answer;
        answer.status = statusOf(reply);
        answer.tag = reply.rawHeader("ETag").toStdString();
        answer.retryAfter = reply.rawHeader("Retry-After").toStdString();
        answer.complete = wanted && (reply.error() == QNetworkReply::NoError || answer.status >= 300);
        if (!answer.complete && wanted)
            answer.failure = reply.errorString().toStdString();
        return answer;
    }

    HttpOptions m_options;
    QNetworkAccessManager m_manager;
};

} // namespace

accounts::MakeHttpClient httpClients(HttpOptions options)
{
    return [options = std::move(options)]() -> std::unique_ptr<accounts::HttpClient> { return std::make_unique<QtHttpClient>(options); };
}

std::string userAgent(std::string_view version, std::string_view contact)
{
    std::string agent = "Evenmatch/" + std::string(version);
    for (const char c : contact)
        if (c >= ' ' && c <= '~' && c != '(' && c != ')')
            (agent += agent.find('(') == std::string::npos ? " (" : "") += c;
    return agent.find('(') == std::string::npos ? agent : agent + ")";
}

struct HttpHost::Application {
    int count = 1;
    char name[10] = "evenmatch";
    char* names[2] = {name, nullptr};
    QCoreApplication application{count, names};
};

HttpHost::HttpHost() : m_application(QCoreApplication::instance() ? nullptr : std::make_unique<Application>()) { }

HttpHost::~HttpHost() = default;

} // namespace evenmatch::ui
