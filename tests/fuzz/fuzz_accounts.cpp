// Any bytes as the responses of a game server. The first byte chooses the server; a zero byte separates responses, and the last one
// repeats. Fetching ends with games in the library or with a described error.
#include "core/accounts/fetch.h"
#include "core/library/library.h"

#include <cstdlib>

using namespace evenmatch;
using namespace evenmatch::accounts;

namespace {

constexpr int kMostAnswers = 30;

class FuzzedServer final : public HttpClient {
public:
    explicit FuzzedServer(std::string_view answers) : m_rest(answers) { }

    HttpAnswer get(const HttpRequest&, const std::function<bool(std::string_view)>& take, const std::stop_token&) override
    {
        if (++m_asked > kMostAnswers)
            return {};
        const std::size_t end = m_rest.find('\0');
        const std::string_view answer = m_rest.substr(0, end);
        if (end != m_rest.npos)
            m_rest.remove_prefix(end + 1);
        return {.status = 200, .complete = take(answer), .tag = {}, .retryAfter = {}, .failure = {}};
    }

private:
    std::string_view m_rest;
    int m_asked = 0;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    auto library = library::Library::open(":memory:");
    if (!library)
        std::abort();
    const Account account{.server = kServers[data[0] % kServers.size()], .name = "me", .base = {}};
    FuzzedServer server({reinterpret_cast<const char*>(data + 1), size - 1});
    jobs::JobContext job;
    const FetchOptions options{.wait = [](std::chrono::seconds, const std::stop_token&) { return true; }, .onCommit = {}};
    const auto report = fetchGames(*library, account, {}, server, job, options);
    if (!report || (report->trouble && describe(*report->trouble, account.server).empty()))
        std::abort();
    return 0;
}
