// Chess programs that speak UCI, as players.
#pragma once

#include "core/game/chess/position.h"
#include "search/engine/child_process.h"
#include "search/engine/gtp_engine.h"
#include "search/player/player.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::search {

/// The engine's limits per move. All empty: a tenth of a second without a time control.
struct UciGo {
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;
    std::optional<std::chrono::milliseconds> time; ///< without a time control
};

struct UciSettings {
    std::map<std::string, std::string> options; ///< UCI_Elo, Threads, …: sent before the first game. UCI_Elo turns UCI_LimitStrength on
    UciGo go;
    EnginePatience patience;
    bool knownOptionsOnly = false; ///< options that the program does not announce are left out instead of being an error
};

/// The engine's latest evaluation, from its own side: centipawns or moves to mate.
struct UciOpinion {
    std::optional<int> centipawns;
    std::optional<int> mate;
    int depth = 0;
    std::uint64_t nodes = 0;
    bool isBound = false; ///< the true score is beyond this one
    std::vector<std::string> line;
};

/// The expected result, -1 … 1, for such a score: valueOfCentipawns() (search/engine/centipawns.h); a mate is ±1. NaN without a score.
float valueOf(const UciOpinion& opinion);
/// The opinion's line from that position, up to its first illegal move.
std::vector<game::Move> legalLine(const UciOpinion& opinion, const game::AnyPosition& position);

/// A UCI program as a player of chess and, with UCI_Chess960, of Chess960. After an error it is restarted for the next game.
class UciEngine : public Player {
public:
    /// Starts the program and sets its options; Stopped on request. EngineRefused for an option that it does not have, or a number
    /// outside its range. REQUIRES: command is not empty
    static core::Result<std::unique_ptr<UciEngine>> launch(
        std::vector<std::string> command, UciSettings settings = {}, std::stop_token stop = {});
    ~UciEngine() override; ///< ends the program, by force if necessary

    const std::string& name() const override { return m_name; }
    /// Its name, with the arguments of its command, which may name its network, and the versions of files among them.
    std::string identity() const;
    core::Result<void> start(const GameStart& start) override;
    core::Result<Decision> decide(const Clocks& clocks, std::stop_token stop = {}) override;
    core::Result<void> play(game::Move move) override;

    /// The evaluation of the last decide()'s position; empty if the engine reported none.
    const UciOpinion& opinion() const { return m_opinion; }

    /// False after an error that ended the session, and if the program has ended by itself: start() restarts it then.
    bool isRunning() const { return m_process && !m_process->hasExited(); }
    void startFor(std::stop_token stop) override { m_starting = std::move(stop); }
    /// Moves to the position after these moves of the game that start() began. REQUIRES: they are legal one after the other
    void standAt(std::span<const game::Move> moves);
    /// Its evaluation of the current position, or of some of its moves only: its last exact score, if there is one. Stopped on request; the
    /// engine stays usable then.
    core::Result<UciOpinion> analyse(const UciGo& go, std::span<const game::Move> among = {}, const std::stop_token& stop = {});
    /// The best lines in the current position, one opinion each.
    using OnLines = std::function<void(std::span<const UciOpinion>)>;
    /// Searches until a limit of `go` is reached or, without a limit, until a stop is requested, and passes its lines to `tell` after each
    /// complete update. Stopped on request; the engine stays usable then. REQUIRES: its option MultiPV is `lines`
    core::Result<void> follow(const UciGo& go, std::size_t lines, const OnLines& tell, const std::stop_token& stop);
    /// EngineRefused if the engine announced no option of that name. Not during a search.
    core::Result<void> setOption(const std::string& name, const std::string& value);
    /// The announced options, each with the line that describes its values ("type spin default 1 min 1 max 1024").
    const std::map<std::string, std::string>& announced() const { return m_announced; }

private:
    UciEngine(std::vector<std::string> command, UciSettings settings) : m_command(std::move(command)), m_settings(std::move(settings)) { }
    core::Result<void> launchProcess();
    core::Result<void> greet();
    core::Result<void> send(std::string_view line);
    /// Reads until a line begins with the word, and processes the lines before it.
    core::Result<std::string> waitFor(std::string_view word, Deadline deadline, const std::stop_token& stop = {});
    core::Result<void> setSeed(std::uint64_t seed);
    core::Result<void> isReady();
    core::Result<std::string> think(const std::string& go, std::chrono::milliseconds patience, const std::stop_token& stop);
    std::string goCommand(const Clocks& clocks) const;
    static std::string goCommand(const UciGo& go, const std::string& unlimited);
    std::string positionCommand() const;
    void note(std::string_view line);
    void noteLine(std::size_t number, UciOpinion opinion);
    void tellLines();
    core::Error broken(core::Error error);

    std::vector<std::string> m_command;
    UciSettings m_settings;
    std::string m_name;
    std::map<std::string, std::string> m_announced;
    std::optional<ChildProcess> m_process; ///< none after a failure
    std::stop_token m_starting; ///< ends the wait for a starting program
    chess::Position m_start;
    chess::Position m_position;
    std::string m_moves; ///< since the start, each with a space before it
    TimeControl m_time;
    UciOpinion m_opinion;
    UciOpinion m_exact; ///< the last one of the current search that was no bound
    /// The lines that follow() collects.
    struct Lines {
        std::size_t wanted = 0;
        OnLines tell;
        std::vector<UciOpinion> known; ///< by number of the line
        bool isNew = false; ///< has a line that was not passed on yet
    };
    std::optional<Lines> m_lines; ///< nothing: only the best line is needed
};

} // namespace evenmatch::search
