#include "search/engine/katago_conversation.h"

#include "core/game/go/position.h"
#include "core/json_text.h"
#include "search/engine/kata_rules.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace evenmatch::search {

using core::Error;
using core::ErrorCode;
using nlohmann::json;

namespace {

constexpr int kMostNonsense = 50; ///< consecutive lines that are no responses

const char* colourName(game::Side side) { return side == game::Side::First ? "B" : "W"; }

/// Whether an error concerns the game and not the request, so that another game may succeed.
bool isAboutTheGame(const std::string& field)
{
    constexpr std::string_view kFields[] = {"moves", "initialStones", "komi", "rules", "boardXSize", "boardYSize"};
    return std::ranges::find(kFields, field) != std::end(kFields);
}

} // namespace

json kataQuery(const nn::PlayedGame& game, const std::string& id, const std::vector<std::size_t>& turns)
{
    const auto& start = *game.start->as<go::Position>();
    json stones = json::array();
    for (int y = 0; y < start.size(); ++y)
        for (int x = 0; x < start.size(); ++x)
            if (const go::Color color = start.colorAt(x, y); color != go::Color::Empty)
                stones.push_back({colourName(go::sideOf(color)), start.moveText(start.moveAt(x, y))});
    json moves = json::array();
    for (std::size_t ply = 0; ply < game.moves.size(); ++ply)
        moves.push_back({colourName(game.sideOf(ply)), start.moveText(game.moves[ply])});
    return {{"id", id}, {"initialStones", stones}, {"initialPlayer", colourName(game.sideOf(0))}, {"moves", moves},
        {"rules", kataRules(start.rules())}, {"komi", kataKomi(start.komi())}, {"boardXSize", start.size()}, {"boardYSize", start.size()},
        {"analyzeTurns", turns}, {"overrideSettings", {{"reportAnalysisWinratesAs", "SIDETOMOVE"}}}};
}

std::size_t kataPolicyIndex(const go::Position& start, game::Move move)
{
    const auto size = static_cast<std::size_t>(start.size());
    if (start.isPass(move))
        return size * size;
    const std::string text = start.moveText(move); // "Q16": columns without I, rows from the bottom
    const auto column = static_cast<std::size_t>(text[0] - 'A') - (text[0] > 'I' ? 1 : 0);
    const auto row = static_cast<std::size_t>(std::atoi(text.c_str() + 1));
    return (size - row) * size + column;
}

std::optional<float> numberIn(const json& object, const char* key)
{
    if (!object.is_object() || !object.contains(key) || !object[key].is_number())
        return std::nullopt;
    const float number = object[key].get<float>();
    return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

std::string textIn(const json& object, const char* key)
{
    return object.is_object() && object.contains(key) && object[key].is_string() ? object[key].get<std::string>() : std::string();
}

bool isPartial(const json& answer) { return answer.contains("isDuringSearch") && answer["isDuringSearch"] == true; }

bool isRefusal(const Error& error) { return error.code == ErrorCode::EngineRefused || error.code == ErrorCode::BadArgument; }

KataGoConversation::KataGoConversation(KataGoConversation&& other) noexcept
    : m_command(std::move(other.m_command)), m_patience(other.m_patience), m_version(std::move(other.m_version)),
      m_process(std::exchange(other.m_process, std::nullopt)), // otherwise both would end the program
      m_isReady(other.m_isReady), m_lastId(other.m_lastId), m_asked(std::move(other.m_asked))
{
}

KataGoConversation::~KataGoConversation()
{
    if (m_process && m_isReady) // while it loads a network, it does not notice the end of its input
        m_process->end(std::chrono::seconds(1));
}

void KataGoConversation::giveUp(const Error& error)
{
    if (isRefusal(error))
        return;
    if (error.code != ErrorCode::Stopped || !terminate(m_asked))
        m_process.reset();
}

core::Result<void> KataGoConversation::ask(const json& query)
{
    if (!m_process)
        return Error{ErrorCode::EngineEnded, m_command[0]};
    m_asked = textIn(query, "id");
    return m_process->writeLine(core::jsonText(query), fromNow(m_patience.answer));
}

/// Sends an action query and waits for its echo. A line that is no response may come from a script that starts KataGo, so the query is
/// sent again: KataGo responds to it when its models are loaded, another program with more such lines.
core::Result<json> KataGoConversation::act(const char* action, const std::stop_token& stop)
{
    const std::string id = "action" + std::to_string(++m_lastId);
    const std::string query = core::jsonText(json{{"id", id}, {"action", action}});
    if (auto sent = m_process->writeLine(query, fromNow(m_patience.start)); !sent)
        return sent.error();
    return nextAnswer(id, m_patience.start, stop, false, query);
}

core::Result<void> KataGoConversation::start(const std::stop_token& stop)
{
    if (m_process && m_isReady)
        return {};
    if (!m_process) {
        auto process = ChildProcess::start(m_command);
        if (!process)
            return process.error();
        m_process = *std::move(process);
        m_isReady = false;
    }
    const auto version = act("query_version", stop);
    const auto models = version ? act("query_models", stop) : version; // which versions before 1.14 reject
    if (!models && (!version || models.error().code != ErrorCode::EngineRefused)) {
        Error error = models.error();
        if (error.code == ErrorCode::Stopped)
            return error;
        if (error.code == ErrorCode::EngineEnded && !m_process->lastWords().empty())
            error.detail = m_command[0] + ": " + m_process->lastWords();
        m_process.reset();
        return error;
    }
    m_version = textIn(*version, "version") + ' ' + textIn(*version, "git_hash");
    if (models && models->contains("models") && (*models)["models"].is_array())
        for (const json& model : (*models)["models"])
            m_version += ' ' + textIn(model, "internalName");
    m_isReady = true;
    return {};
}

std::string KataGoConversation::identity() const
{
    std::string identity = "katago " + m_version;
    for (const std::string& word : m_command)
        identity += ' ' + word;
    return identity;
}

core::Result<void> KataGoConversation::terminate(std::string_view id)
{
    return ask({{"id", newId()}, {"action", "terminate"}, {"terminateId", id}});
}

/// Skips responses to earlier queries. After each line that is no response, sends the query `again`, if there is one.
core::Result<json> KataGoConversation::nextAnswer(
    std::string_view id, std::chrono::milliseconds patience, const std::stop_token& stop, bool partial, const std::string& again)
{
    for (int nonsense = 0; nonsense < kMostNonsense;) {
        auto line = m_process->readLine(fromNow(patience), stop);
        if (!line)
            return line.error();
        json answer = core::parseJson(*line);
        if (!answer.is_object()) {
            ++nonsense;
            if (!again.empty())
                if (auto sent = m_process->writeLine(again, fromNow(patience)); !sent)
                    return sent.error();
            continue;
        }
        nonsense = 0;
        const std::string answered = textIn(answer, "id");
        const bool isError = answer.contains("error");
        if (answered != id && !(answered.empty() && isError)) // an unreadable query has no id
            continue;
        if (isError)
            return Error{isAboutTheGame(textIn(answer, "field")) ? ErrorCode::BadArgument : ErrorCode::EngineRefused,
                "KataGo: " + textIn(answer, "error").substr(0, 200)};
        if (!answer.contains("warning") && (partial || !isPartial(answer)))
            return answer;
    }
    return Error{ErrorCode::EngineNonsense, m_command[0]};
}

} // namespace evenmatch::search
