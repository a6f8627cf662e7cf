// Requests to web servers by Qt Network, which supports TLS. The header is without Qt, for evenmatch-cli.
#pragma once

#include "core/accounts/http.h"

namespace evenmatch::ui {

struct HttpOptions {
    std::string userAgent; ///< who asks, as the server reads it
    int silentSeconds = 60; ///< how long a server may say nothing before the connection counts as broken
};

/// Makes clients, each for the thread that makes it. No cookie is kept, nothing is sent but the address, what is accepted, and who asks;
/// only a server's own redirections are followed. REQUIRES: an HttpHost, or an application of Qt, lives
accounts::MakeHttpClient httpClients(HttpOptions options);

/// "Evenmatch/1.2.3", with the user's address for the server's people, where he or she gives one.
std::string userAgent(std::string_view version, std::string_view contact = {});

/// What Qt needs in a program that has none of its applications: on the main thread, from before the first client to after the last.
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
