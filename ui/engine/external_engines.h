// Other programs that play, as the user has named them: GTP for Go, UCI for chess. Kept in the settings.
#pragma once

#include "search/player/player.h"

#include <QString>

#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace evenmatch::ui {

struct ExternalEngine {
    enum class Protocol { Gtp, Uci };

    QString name; ///< as the user calls it
    QString command; ///< as typed in a shell
    Protocol protocol = Protocol::Gtp;

    /// "go" or "chess"
    std::string game() const { return protocol == Protocol::Gtp ? "go" : "chess"; }
    bool operator==(const ExternalEngine&) const = default;
};

/// As files and settings write it: "gtp", "uci".
QString protocolName(ExternalEngine::Protocol protocol);
ExternalEngine::Protocol protocolNamed(const QString& name);

/// How strong an engine shall play, as it lets itself be told.
struct EngineStrength {
    enum class Kind : std::uint8_t {
        Full, ///< as strong as it can
        Level, ///< GNU Go's
        Skill, ///< UCI's "Skill Level"
        Elo, ///< UCI_Elo
    };
    Kind kind = Kind::Full;
    int value = 0;
    bool operator==(const EngineStrength&) const = default;
};

/// "1500 Elo", "level 3"; empty for full strength.
QString strengthWords(const EngineStrength& strength);

/// From the weakest to the strongest that can be asked for; of kind Full where nothing can.
struct EngineScale {
    EngineStrength::Kind kind = EngineStrength::Kind::Full;
    int weakest = 0;
    int strongest = 0;
    bool operator==(const EngineScale&) const = default;
};

/// An engine as an opponent.
struct EngineChoice {
    ExternalEngine engine;
    EngineStrength strength;
    std::chrono::milliseconds moveTime{1000}; ///< of UCI engines, for a move, where the game has no clock
    bool operator==(const EngineChoice&) const = default;
};

/// Those that the user has named.
std::vector<ExternalEngine> externalEngines();
void setExternalEngines(const std::vector<ExternalEngine>& engines);
/// Well-known ones that are installed here (GNU Go, Stockfish) and that the user has not named.
std::vector<ExternalEngine> foundEngines();
/// Both, for "go" or "chess".
std::vector<ExternalEngine> enginesFor(const std::string& game);

/// Starts the program. On any thread.
core::Result<std::unique_ptr<search::Player>> launchEngine(const EngineChoice& choice);
/// What can be asked of it. Starts the program, waits for its first answers as long as a game would, and ends it; on any thread.
core::Result<EngineScale> engineScale(const ExternalEngine& engine, const std::stop_token& stop);

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
