// What fetching games needs of the network: questions to a web server. Who asks it really is outside of core.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

namespace evenmatch::accounts {

struct HttpRequest {
    std::string url;
    std::string accept; ///< what kind of content is wanted; empty: any
    std::string knownTag; ///< "only if it is not this any more" (If-None-Match); empty: always
};

struct HttpAnswer {
    int status = 0; ///< of HTTP; 0: no answer came
    bool complete = false; ///< the whole answer came
    std::string tag; ///< ETag
    std::string retryAfter; ///< Retry-After
    std::string failure; ///< what the system says when there is no answer, or not the whole
};

/// One thread uses a client, and makes and destroys it.
class HttpClient {
public:
    virtual ~HttpClient() = default;

    /// GET. Waits for the answer and hands its body to `take` as it comes, but only that of status 200; what comes with another is
    /// nobody's data. `take` says no to end it. Ends soon when `stop` is requested.
    virtual HttpAnswer get(const HttpRequest& request, const std::function<bool(std::string_view)>& take, const std::stop_token& stop) = 0;
};

using MakeHttpClient = std::function<std::unique_ptr<HttpClient>()>;

} // namespace evenmatch::accounts
