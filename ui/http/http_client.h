// Requests to web servers by Qt Network, which supports TLS. The header is without Qt, for evenmatch-cli.
#pragma once

#include "core/accounts/http.h"

namespace evenmatch::ui {

struct HttpOptions {
    std::string userAgent; ///< who asks, as the server reads it
    int silentSeconds = 60; ///< silence after which the connection counts as broken
};

/// Creates clients for the calling thread. It keeps no cookie and sends only the address, the accepted types and the user agent; it follows
/// only a server's own redirections. REQUIRES: an HttpHost or a Qt application exists
accounts::MakeHttpClient httpClients(HttpOptions options);

/// "Evenmatch/1.2.3", with the user's contact address for the server's operators, if given.
std::string userAgent(std::string_view version, std::string_view contact = {});

/// Qt's requirements in a program without a Qt application: on the main thread, from before the first client to after the last.
class HttpHost {
public:
    HttpHost();
    ~HttpHost();
    HttpHost(const HttpHost&) = delete;
    HttpHost& operator=(const HttpHost&) = delete;

private:
    struct Application;
    std::unique_ptr<Application> m_application;
};

} // namespace evenmatch::ui
