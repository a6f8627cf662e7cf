// Other programs that play, as the user has named them: GTP for Go, UCI for chess. Kept in the settings.
#pragma once

#include "core/error.h"

#include <QString>

#include <chrono>
#include <stop_token>
#include <string>
#include <vector>

namespace evenmatch::ui {

struct ExternalEngine {
    enum class Protocol { Gtp, Uci };

    QString name;    ///< as the user calls it
    QString command; ///< as typed in a shell
    Protocol protocol = Protocol::Gtp;

    /// "go" or "chess"
    std::string game() const { return protocol == Protocol::Gtp ? "go" : "chess"; }
    bool operator==(const ExternalEngine&) const = default;
};

std::vector<ExternalEngine> externalEngines();
void setExternalEngines(const std::vector<ExternalEngine>& engines);

/// What an engine answered when it was tried.
struct EngineTrial {
    std::string name; ///< as it calls itself
    std::string move;
    std::chrono::milliseconds time{0}; ///< for start and move together
};

/// Starts the program, asks for one move at the start of a small game, and ends it. On any thread; takes as long as the engine does, at
/// most some 20 seconds.
core::Result<EngineTrial> tryEngine(const ExternalEngine& engine, const std::stop_token& stop);

} // namespace evenmatch::ui
