// Other programs that play, as added by the user: GTP for Go, UCI for chess. Stored in the settings.
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

    QString name; ///< the user's name for it
    QString command; ///< like in a shell
    Protocol protocol = Protocol::Gtp;

    /// "go" or "chess"
    std::string game() const { return protocol == Protocol::Gtp ? "go" : "chess"; }
    bool operator==(const ExternalEngine&) const = default;
};

/// As in files and settings: "gtp", "uci".
QString protocolName(ExternalEngine::Protocol protocol);
ExternalEngine::Protocol protocolNamed(const QString& name);

/// The strength of an engine, by its own options.
struct EngineStrength {
    enum class Kind : std::uint8_t {
        Full, ///< full strength
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

/// The range of strengths of an engine; of kind Full if it has no option.
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
    std::chrono::milliseconds moveTime{1000}; ///< of UCI engines, per move, if the game has no clock
    bool operator==(const EngineChoice&) const = default;
};

/// The name of the program without its folder; empty for a command that cannot be split into words.
QString programName(const QString& command);

/// The user's engines.
std::vector<ExternalEngine> externalEngines();
void setExternalEngines(const std::vector<ExternalEngine>& engines);
/// Installed well-known engines (GNU Go, Stockfish) that the user has not added.
std::vector<ExternalEngine> foundEngines();
/// Both, for "go" or "chess".
std::vector<ExternalEngine> enginesFor(const std::string& game);

/// Starts the program. On any thread. `stop` ends the wait for its first responses, and for those of a start.
core::Result<std::unique_ptr<search::Player>> launchEngine(const EngineChoice& choice, const std::stop_token& stop);
/// The engine's options of strength. Starts the program, waits for its first replies as long as in a game, and ends it; on any thread.
core::Result<EngineScale> engineScale(const ExternalEngine& engine, const std::stop_token& stop);

/// The result of trying an engine.
struct EngineTrial {
    std::string name; ///< its own name
    std::string move;
    std::chrono::milliseconds time{0}; ///< for start and move together
};

/// Starts the program, requests one move at the start of a small game, and ends it. On any thread; waits as long as in a game.
core::Result<EngineTrial> tryEngine(const ExternalEngine& engine, const std::stop_token& stop);

} // namespace evenmatch::ui
