// The HTTP requests that fetching needs. The implementation is outside of core.
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

namespace evenmatch::accounts {

struct HttpRequest {
    std::string url;
    std::string accept; ///< accepted content type; empty: any
    std::string knownTag; ///< If-None-Match: respond only if the content has changed; empty: always
};

struct HttpAnswer {
    int status = 0; ///< HTTP status; 0: no response
    bool complete = false; ///< the whole response arrived
    std::string tag; ///< ETag
    std::string retryAfter; ///< Retry-After
    std::string failure; ///< the system's message if there is no response, or only a part of it
};

/// Used, made and destroyed by one thread.
class HttpClient {
public:
    virtual ~HttpClient() = default;

    /// GET. Waits for the response and passes its body to `take` as it arrives, but only for status 200. `take` returns false to end the
    /// request. Ends soon after `stop` is requested.
    virtual HttpAnswer get(const HttpRequest& request, const std::function<bool(std::string_view)>& take, const std::stop_token& stop) = 0;
};

using MakeHttpClient = std::function<std::unique_ptr<HttpClient>()>;

} // namespace evenmatch::accounts
