// The part of the library service that fetches games from servers.
#include "ui/http/http_client.h"
#include "ui/library/library_news.h"
#include "ui/text/account_words.h"
#include "ui/text/error_text.h"

namespace evenmatch::ui {

void LibraryService::fetchAccount(const accounts::Account& account, const accounts::Selection& selection, bool isMe)
{
    m_isFetching = true;
    m_fetchServer = account.server;
    ++m_imports;
    whenOpen([this, account, selection, isMe] { beginFetch(account, selection, isMe); });
}

void LibraryService::stopFetching()
{
    if (m_fetch.isValid())
        m_fetch.requestStop();
}

void LibraryService::beginFetch(const accounts::Account& account, const accounts::Selection& selection, bool isMe)
{
    if (m_state == State::Failed) {
        --m_imports;
        m_isFetching = false;
        Q_EMIT failed(m_problem);
        Q_EMIT fetched({});
        return;
    }
    Q_EMIT importStarted();
    const auto latest = std::make_shared<accounts::FetchReport>(); // used by the job, then by this thread
    const auto work
        = [latest, service = QPointer<LibraryService>(this), file = std::filesystem::path(m_file.toStdU16String()), account, selection,
              isMe, clients = httpClients({.userAgent = programName()})](jobs::JobContext& job) -> core::Result<accounts::FetchReport> {
        auto library = library::Library::open(file, {.create = false, .checkIntegrity = false});
        if (!library)
            return library.error();
        LibraryNews news(service);
        const auto tell = [&news, latest](const accounts::FetchReport& sofar) {
            *latest = sofar;
            news.tell([sofar](LibraryService& there) {
                Q_EMIT there.changed();
                Q_EMIT there.fetchWent(sofar);
            });
        };
        const auto client = clients();
        return accounts::fetchGames(*library, account, selection, *client, job, {.isMe = isMe, .wait = {}, .onCommit = tell});
    };
    const QString name = tr("Fetching the games of %1").arg(QString::fromStdString(account.name));
    m_fetch = m_engine.run(
        name, jobs::Priority::Normal, this, work, [this, server = account.server, latest](core::Result<accounts::FetchReport> report) {
            if (!report)
                latest->games.stopped = true;
            endFetch(report, report.valueOr(*latest), server);
        });
}

void LibraryService::endFetch(const core::Result<accounts::FetchReport>& report, const accounts::FetchReport& told, accounts::Server server)
{
    --m_imports;
    m_isFetching = false;
    m_fetch = {};
    const bool isStopped = !report && report.error().code == core::ErrorCode::Stopped;
    Q_EMIT changed();
    if (!report && !isStopped)
        Q_EMIT failed(tr("Fetching stopped: %1.").arg(errorText(report.error())));
    else if (told.trouble)
        Q_EMIT failed(troubleSentence(*told.trouble, server));
    Q_EMIT imported(told.games);
    Q_EMIT fetched(told);
}

} // namespace evenmatch::ui
