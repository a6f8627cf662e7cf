// A session with KataGo's JSON analysis engine (its docs/Analysis_Engine.md): one query per line, responses in any order.
#pragma once

#include "nn/input/played_game.h"
#include "search/engine/child_process.h"

#include <chrono>
#include <nlohmann/json.hpp>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace evenmatch::go {
class Position;
}

namespace evenmatch::search {

struct KataGoPatience {
    std::chrono::milliseconds start{600'000}; ///< until the first response: it loads models and tunes GPUs; slow processors take minutes
    std::chrono::milliseconds answer{300'000}; ///< between two responses
};

/// Not thread-safe.
class KataGoConversation {
public:
    /// REQUIRES: command is not empty
    KataGoConversation(std::vector<std::string> command, KataGoPatience patience) : m_command(std::move(command)), m_patience(patience) { }
    ~KataGoConversation();
    KataGoConversation(KataGoConversation&& other) noexcept;

    /// Starts the program ("katago analysis -config … -model …") unless it runs, and queries its version and models. After a
    /// stop it goes on loading its network, and the next call waits for it. EngineNonsense, without waiting for the time
    /// limit, if the program is not KataGo and responds to the query in its own way.
    core::Result<void> start(const std::stop_token& stop = {});
    /// After an error: a stop ends the search of the latest query only, because the program has loaded its network; a
    /// refusal ends nothing; other errors end the program.
    void giveUp(const core::Error& error);

    /// Its name: "1.16.0 0b0c297… kata1-b18c384nbt-…", with its networks.
    const std::string& version() const { return m_version; }
    /// "katago", its version and its command: everything that affects results, apart from the queries.
    std::string identity() const;

    std::string newId() { return "q" + std::to_string(++m_lastId); }
    core::Result<void> ask(const nlohmann::json& query);
    /// The next response to the query, without partial ones and warnings. BadArgument if KataGo cannot analyse this game.
    core::Result<nlohmann::json> nextAnswer(std::string_view id, const std::stop_token& stop)
    {
        return nextAnswer(id, m_patience.answer, stop);
    }
    /// The same, and reports during the search (reportDuringSearchEvery) count as answers, too.
    core::Result<nlohmann::json> nextReport(std::string_view id, const std::stop_token& stop)
    {
        return nextAnswer(id, m_patience.answer, stop, true);
    }
    /// Ends the search of a query; its further responses are skipped.
    core::Result<void> terminate(std::string_view id);

private:
    core::Result<nlohmann::json> act(const char* action, const std::stop_token& stop);
    core::Result<nlohmann::json> nextAnswer(std::string_view id, std::chrono::milliseconds patience, const std::stop_token& stop,
        bool partial = false, const std::string& again = {});

    std::vector<std::string> m_command;
    KataGoPatience m_patience;
    std::string m_version; ///< includes everything that affects results in addition to the command
    std::optional<ChildProcess> m_process; ///< none after a failure
    bool m_isReady = false; ///< the process has loaded its network
    unsigned m_lastId = 0;
    std::string m_asked; ///< the id of the latest query
};

/// A query for positions after these numbers of moves in a game of Go.
nlohmann::json kataQuery(const nn::PlayedGame& game, const std::string& id, const std::vector<std::size_t>& turns);

/// Index of a move in KataGo's policies: row after row from the top, the pass last.
std::size_t kataPolicyIndex(const go::Position& start, game::Move move);

/// The finite number of this name; nothing if there is none.
std::optional<float> numberIn(const nlohmann::json& object, const char* key);
std::string textIn(const nlohmann::json& object, const char* key);
/// Whether this is a report during the search, not its end.
bool isPartial(const nlohmann::json& answer);
/// Whether the program works, and would return the same error again.
bool isRefusal(const core::Error& error);

} // namespace evenmatch::search
