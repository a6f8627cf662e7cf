// Go programs that speak the Go Text Protocol (version 2), as players.
#pragma once

#include "core/game/go/position.h"
#include "search/engine/child_process.h"
#include "search/player/player.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::search {

/// The limit for a start that its user can stop: some programs tune themselves for minutes before their first response.
inline constexpr std::chrono::minutes kSlowStart{10};

/// Time limits for an engine.
struct EnginePatience {
    std::chrono::milliseconds start{30'000}; ///< for its first response, and for a new board: some load networks
    std::chrono::milliseconds answer{10'000};
    std::chrono::milliseconds move{120'000}; ///< or the time of a clock, if longer
    std::chrono::milliseconds quit{1'000};

    std::chrono::milliseconds forMove(const TimeControl& time, std::chrono::milliseconds left) const
    {
        return time.unlimited() ? move : std::max(move, std::max(time.perMove, left) + answer);
    }
};

/// The end of a wait for a response.
struct GtpWait {
    Deadline until;
    std::stop_token stop = {}; ///< ends it with Stopped,
    std::chrono::milliseconds grace{0}; ///< or, unless this is 0, with EngineSilent so much later: a response that is due still counts
    bool isOptional = false; ///< after a stop the program may go on; its response is skipped
};

/// Sends commands and reads responses. Other lines are skipped.
class GtpConversation {
public:
    explicit GtpConversation(ChildProcess process) : m_process(std::move(process)) { }

    /// The text after "=", lines joined by '\n'. EngineRefused with the command and the text after "?"; and readLine()'s errors.
    core::Result<std::string> ask(std::string_view command, GtpWait wait);

    /// For commands that run until the next one, such as kata-analyze: `take` gets each line until it returns false, the program ends the
    /// command, or `stop` is requested (Stopped). It waits patience.move for each line and for the end, after a stop only patience.quit
    /// (then EngineSilent).
    core::Result<void> follow(std::string_view command, const std::function<bool(std::string_view)>& take, const EnginePatience& patience,
        const std::stop_token& stop);

    /// Whether it repeats the numbers of commands, so that late responses are known as such.
    bool repeatsNumbers() const { return m_repeatsNumbers; }
    ChildProcess& process() { return m_process; }

private:
    core::Result<void> readLines(const std::function<bool(std::string_view)>& take, std::string_view command,
        std::chrono::milliseconds patience, const std::stop_token& stop);
    core::Result<std::string> readAnswer(const std::string& id, std::string_view command, GtpWait wait);
    core::Result<std::string> readLine(GtpWait& wait);

    ChildProcess m_process;
    unsigned m_lastId = 0;
    bool m_repeatsNumbers = false;
};

/// A GTP program as a player of Go. After an error that broke the connection (all but EngineRefused) it is restarted for the next game.
/// GTP cannot stop a move: after Stopped a program finishes it and begins the next game then.
class GtpEngine : public Player {
public:
    /// Starts the program; `stop` ends the wait for its first responses. REQUIRES: command is not empty
    static core::Result<std::unique_ptr<GtpEngine>> launch(
        std::vector<std::string> command, EnginePatience patience = {}, const std::stop_token& stop = {});
    ~GtpEngine() override; ///< ends the program, by force if necessary

    const std::string& name() const override { return m_name; }
    core::Result<void> start(const GameStart& start) override;
    core::Result<Decision> decide(const Clocks& clocks, std::stop_token stop = {}) override;
    core::Result<void> play(game::Move move) override;

    /// False after an error that broke the connection, and if the program has ended by itself: start() restarts it then.
    bool isRunning() const { return m_conversation && !m_conversation->process().hasExited(); }
    /// A program that responds soon after a stop stays usable.
    void startFor(std::stop_token stop) override { m_starting = std::move(stop); }
    bool knows(std::string_view command) const { return m_known.contains(command); }
    /// Sends any command.
    core::Result<std::string> ask(std::string_view command, const std::stop_token& stop = {});
    /// Like GtpConversation::follow(). A program that does not end the command soon after a stop is given up.
    core::Result<void> follow(std::string_view command, const std::function<bool(std::string_view)>& take, const std::stop_token& stop);

private:
    GtpEngine(std::vector<std::string> command, EnginePatience patience) : m_command(std::move(command)), m_patience(patience) { }
    core::Result<void> launchProcess();
    core::Result<std::string> converse(std::string_view command, GtpWait wait);
    core::Error broken(core::Error error, const std::stop_token& stop);
    core::Result<void> setRules();
    core::Result<void> setUpStones();
    core::Result<void> setTime(const TimeControl& time);
    std::string timeCommand() const;
    std::string timeLeft(const Clocks& clocks, game::Side side) const;
    core::Result<void> tellTime(const Clocks& clocks);

    std::vector<std::string> m_command;
    EnginePatience m_patience;
    std::string m_name;
    std::set<std::string, std::less<>> m_known;
    std::unique_ptr<GtpConversation> m_conversation; ///< null after a failure
    std::stop_token m_starting; ///< ends the waits of a start
    go::Position m_position;
    TimeControl m_time;
    game::Move m_announced; ///< its last genmove, which is already on its board
    std::optional<Deadline> m_busyUntil; ///< it may still think about a move that was stopped
};

} // namespace evenmatch::search
