// A conversation with KataGo's JSON analysis engine (its docs/Analysis_Engine.md): one query a line, answers in any order.
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

/// What it says to one of several queries; an error is a refusal of that query alone.
struct KataGoAnswer {
    std::string id; ///< empty: of a query that it could not read
    core::Result<nlohmann::json> said;
};

struct KataGoPatience {
    std::chrono::milliseconds start{600'000}; ///< until the first answer: models load, GPUs are tuned; slow processors take minutes
    std::chrono::milliseconds answer{300'000}; ///< between two answers
};

/// Not thread-safe.
class KataGoConversation {
public:
    /// REQUIRES: command is not empty
    KataGoConversation(std::vector<std::string> command, KataGoPatience patience) : m_command(std::move(command)), m_patience(patience) { }
    ~KataGoConversation();
    KataGoConversation(KataGoConversation&& other) noexcept;

    /// Starts the program ("katago analysis -config … -model …") and asks its version and its models, unless it runs.
    core::Result<void> start(const std::stop_token& stop = {});
    /// What it still says would be taken for answers to the next question.
    void breakOff() { m_process.reset(); }

    const std::vector<std::string>& command() const { return m_command; }
    /// As it names itself: "1.16.0 0b0c297… kata1-b18c384nbt-…", with its networks.
    const std::string& version() const { return m_version; }

    std::string newId() { return "q" + std::to_string(++m_lastId); }
    core::Result<void> ask(const nlohmann::json& query);
    /// The next answer to the query, partial ones and warnings left out. BadArgument where KataGo cannot look at this game.
    core::Result<nlohmann::json> nextAnswer(std::string_view id, const std::stop_token& stop)
    {
        return nextAnswer(id, m_patience.answer, stop);
    }
    /// The next answer to any query, for those who have several in flight.
    core::Result<KataGoAnswer> nextAnswer(const std::stop_token& stop) { return anyAnswer(m_patience.answer, stop); }

private:
    core::Result<nlohmann::json> act(const char* action, const std::stop_token& stop);
    core::Result<nlohmann::json> nextAnswer(std::string_view id, std::chrono::milliseconds patience, const std::stop_token& stop);
    core::Result<KataGoAnswer> anyAnswer(std::chrono::milliseconds patience, const std::stop_token& stop);

    std::vector<std::string> m_command;
    KataGoPatience m_patience;
    std::string m_version; ///< what answers depend on beside the command
    std::optional<ChildProcess> m_process; ///< none after it broke off
    unsigned m_lastId = 0;
};

/// About the positions after so many moves of a game of Go.
nlohmann::json kataQuery(const nn::PlayedGame& game, const std::string& id, const std::vector<std::size_t>& turns);

/// Index of a move in KataGo's policies: row after row from the top, the pass last.
std::size_t kataPolicyIndex(const go::Position& start, game::Move move);

/// Whose each point will be, in per cent, 100 the side's to move; empty where the answer does not say.
std::vector<std::int8_t> kataOwners(const nlohmann::json& answer, const go::Position& position);

/// A finite number there; nothing where there is none.
std::optional<float> numberIn(const nlohmann::json& object, const char* key);
std::string textIn(const nlohmann::json& object, const char* key);
/// The program is well, and will say the same again.
bool isRefusal(const core::Error& error);

} // namespace evenmatch::search
