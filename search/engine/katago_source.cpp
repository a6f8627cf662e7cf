#include "search/engine/katago_source.h"

#include "core/game/go/position.h"
#include "search/engine/kata_rules.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace evenmatch::search {

using core::Error;
using core::ErrorCode;
using nlohmann::json;

namespace {

constexpr float kLeastPrior = 1e-6F;
constexpr int kMostNonsense = 50; ///< lines that are no answers, in a row

/// 9d … 1d, 1k … 20k: what HumanSL's profiles are called behind "rank_" and "preaz_".
std::vector<std::string> humanRanks()
{
    std::vector<std::string> ranks;
    for (int dan = 9; dan >= 1; --dan)
        ranks.push_back(std::to_string(dan) + 'd');
    for (int kyu = 1; kyu <= 20; ++kyu)
        ranks.push_back(std::to_string(kyu) + 'k');
    return ranks;
}

const char* colourName(game::Side side) { return side == game::Side::First ? "B" : "W"; }

json queryOf(const nn::PlayedGame& game, const std::string& id, const std::vector<std::size_t>& turns)
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
    return {{"id", id}, {"initialStones", stones}, {"initialPlayer", colourName(game.sideOf(0))}, {"moves", moves}, {"rules", kataRules(start.rules())},
            {"komi", std::round(2 * start.komi()) / 2}, {"boardXSize", start.size()}, {"boardYSize", start.size()}, {"analyzeTurns", turns},
            {"overrideSettings", {{"reportAnalysisWinratesAs", "SIDETOMOVE"}}}};
}

/// Index of a move in KataGo's policy: row after row from the top, the pass last.
std::size_t policyIndex(const go::Position& start, game::Move move)
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

/// Whether an error is about the game that was asked about and not about the question, so that another game may do.
bool isAboutTheGame(const std::string& field)
{
    constexpr std::string_view kFields[] = {"moves", "initialStones", "komi", "rules", "boardXSize", "boardYSize"};
    return std::ranges::find(kFields, field) != std::end(kFields);
}

/// The program is well, and will say the same again.
bool isRefusal(const Error& error) { return error.code == ErrorCode::EngineRefused || error.code == ErrorCode::BadArgument; }

} // namespace

struct KataGoSource::Answers {
    struct Ply {
        std::optional<float> value;
        float lead = strength::kUnknown;
        std::vector<float> logs; ///< a level; empty: not yet
    };
    std::vector<Ply> plies;
    std::vector<bool> wanted;
    std::vector<std::vector<bool>> levelDone; ///< by level, by ply
    std::vector<bool> valueDone;
};

core::Result<std::unique_ptr<KataGoSource>> KataGoSource::launch(std::vector<std::string> command, KataGoSettings settings)
{
    std::unique_ptr<KataGoSource> source(new KataGoSource(std::move(command), std::move(settings)));
    if (auto started = source->start(); !started)
        return started.error();
    std::string identity = "katago " + source->m_version;
    for (const std::string& word : source->m_command)
        identity += ' ' + word;
    identity += " visits " + std::to_string(source->m_settings.visits);
    source->m_info = {.identity = identity, .name = "KataGo", .game = "go", .levels = {}, .tellsLosses = true};
    if (source->m_settings.human) {
        source->m_info.identity += ' ' + source->m_settings.style;
        source->m_info.name = "KataGo HumanSL";
        source->m_info.levels = strength::RankScale("go", humanRanks());
    }
    return source;
}

KataGoSource::~KataGoSource()
{
    if (m_process)
        m_process->end(std::chrono::seconds(1));
}

/// Sends an action query and waits for its echo.
core::Result<json> KataGoSource::act(const char* action)
{
    const std::string id = "action" + std::to_string(++m_lastId);
    if (auto sent = m_process->writeLine(json{{"id", id}, {"action", action}}.dump(), fromNow(m_settings.start)); !sent)
        return sent.error();
    const auto patience = m_settings.answer;
    m_settings.answer = m_settings.start;
    auto answer = nextAnswer(id, {});
    m_settings.answer = patience;
    return answer;
}

core::Result<void> KataGoSource::start()
{
    auto process = ChildProcess::start(m_command);
    if (!process)
        return process.error();
    m_process = *std::move(process);
    const auto version = act("query_version");
    const auto models = version ? act("query_models") : version; // which programs before 1.14 refuse
    if (!models && (!version || models.error().code != ErrorCode::EngineRefused)) {
        Error error = models.error();
        if (error.code == ErrorCode::EngineEnded && !m_process->lastWords().empty())
            error.detail = m_command[0] + ": " + m_process->lastWords();
        m_process.reset();
        return error;
    }
    m_version = textIn(*version, "version") + ' ' + textIn(*version, "git_hash");
    if (models && models->contains("models") && (*models)["models"].is_array())
        for (const json& model : (*models)["models"])
            m_version += ' ' + textIn(model, "internalName");
    return {};
}

core::Result<json> KataGoSource::nextAnswer(const std::string& id, const std::stop_token& stop)
{
    for (int nonsense = 0; nonsense < kMostNonsense;) {
        auto line = m_process->readLine(fromNow(m_settings.answer), stop);
        if (!line)
            return line.error();
        json answer = json::parse(*line, nullptr, false);
        if (!answer.is_object()) {
            ++nonsense;
            continue;
        }
        const bool isOurs = textIn(answer, "id") == id;
        if (answer.contains("error") && (isOurs || !answer.contains("id")))
            return Error{isAboutTheGame(textIn(answer, "field")) ? ErrorCode::BadArgument : ErrorCode::EngineRefused,
                         "KataGo: " + textIn(answer, "error").substr(0, 200)};
        if (!isOurs || answer.contains("warning") || (answer.contains("isDuringSearch") && answer["isDuringSearch"] == true))
            continue; // of an earlier query, or not the last word
        return answer;
    }
    return Error{ErrorCode::EngineNonsense, m_command[0]};
}

core::Result<void> KataGoSource::askOne(const nn::PlayedGame& game, Answers& answers, std::optional<std::size_t> level, const std::stop_token& stop)
{
    std::vector<bool>& done = level ? answers.levelDone[*level] : answers.valueDone;
    std::vector<std::size_t> turns;
    for (std::size_t ply = 0; ply < answers.plies.size(); ++ply)
        if (answers.wanted[ply] && !done[ply] && (!level || ply < game.moves.size()))
            turns.push_back(ply);
    if (turns.empty())
        return {};
    const std::string id = "q" + std::to_string(++m_lastId);
    json query = queryOf(game, id, turns);
    if (level) {
        query["maxVisits"] = 1;
        query["includePolicy"] = true;
        query["overrideSettings"]["humanSLProfile"] = m_settings.style + '_' + m_info.levels.name(*level);
        query["overrideSettings"]["ignorePreRootHistory"] = false; // people answer the last moves (its Human SL Analysis Guide)
    } else if (m_settings.visits > 0) {
        query["maxVisits"] = m_settings.visits;
    }
    if (auto sent = m_process->writeLine(query.dump(), fromNow(m_settings.answer)); !sent)
        return sent;
    const auto& start = *game.start->as<go::Position>();
    for (std::size_t left = turns.size(); left > 0;) {
        const auto answer = nextAnswer(id, stop);
        if (!answer)
            return answer.error();
        const auto turn = numberIn(*answer, "turnNumber");
        const auto ply = static_cast<std::size_t>(turn && *turn >= 0 && *turn < 1e6F ? *turn : 1e6F);
        if (ply >= done.size() || done[ply] || !answers.wanted[ply])
            return Error{ErrorCode::EngineNonsense, "KataGo: turnNumber"};
        if (level) {
            const json policy = answer->value("humanPolicy", json());
            const std::size_t index = policyIndex(start, game.moves[ply]);
            if (!policy.is_array() || index >= policy.size() || !policy[index].is_number())
                return Error{ErrorCode::EngineRefused, "KataGo has no HumanSL model (start it with -human-model)"};
            answers.plies[ply].logs.resize(m_info.levels.size(), strength::kUnknown);
            answers.plies[ply].logs[*level] = std::log(std::max(kLeastPrior, policy[index].get<float>()));
        } else {
            const json root = answer->value("rootInfo", json());
            const auto winrate = numberIn(root, "winrate");
            if (!winrate)
                return Error{ErrorCode::EngineNonsense, "KataGo: no winrate"};
            answers.plies[ply].value = 2 * *winrate - 1;
            answers.plies[ply].lead = numberIn(root, "scoreLead").value_or(strength::kUnknown);
        }
        done[ply] = true;
        --left;
    }
    return {};
}

core::Result<void> KataGoSource::ask(const nn::PlayedGame& game, Answers& answers, const std::stop_token& stop)
{
    if (!m_process)
        if (auto started = start(); !started)
            return started;
    auto done = askOne(game, answers, std::nullopt, stop);
    for (std::size_t level = 0; done && level < m_info.levels.size(); ++level)
        done = askOne(game, answers, level, stop);
    if (!done && !isRefusal(done.error()))
        m_process.reset(); // what it still says would be taken for answers to the next question
    return done;
}

core::Result<void> KataGoSource::look(const nn::PlayedGame& game, std::span<nn::OutsidePly> plies, const std::stop_token& stop)
{
    if (!game.start->as<go::Position>())
        return Error{ErrorCode::BadArgument, "KataGo plays Go"};
    Answers answers;
    answers.plies.resize(plies.size());
    answers.valueDone.resize(plies.size());
    answers.levelDone.assign(m_info.levels.size(), std::vector<bool>(plies.size()));
    for (const nn::OutsidePly& ply : plies)
        answers.wanted.push_back(!ply.known);
    auto done = ask(game, answers, stop);
    if (!done && done.error().code != ErrorCode::Stopped && !isRefusal(done.error()))
        done = ask(game, answers, stop); // once more, for what is missing, with a program started anew
    for (std::size_t ply = 0; ply < plies.size(); ++ply) {
        const bool isLast = ply + 1 == plies.size();
        const bool hasLevels = isLast || std::ranges::all_of(answers.levelDone, [ply](const std::vector<bool>& level) { return level[ply]; });
        if (answers.wanted[ply] && answers.valueDone[ply] && hasLevels)
            plies[ply] = {.known = true, .wanted = true, .value = answers.plies[ply].value.value_or(strength::kUnknown), .scoreLead = answers.plies[ply].lead,
                          .levelLogPriors = answers.plies[ply].logs};
    }
    return done;
}

} // namespace evenmatch::search
