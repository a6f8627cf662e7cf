#include "search/engine/katago_source.h"

#include "core/game/family.h"
#include "core/game/go/position.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::search {

using core::Error;
using core::ErrorCode;
using nlohmann::json;

namespace {

constexpr float kLeastPrior = 1e-6F;

/// 9d … 1d, 1k … 20k: the names of HumanSL's profiles after "rank_" and "preaz_".
std::vector<std::string> humanRanks()
{
    std::vector<std::string> ranks;
    for (int dan = 9; dan >= 1; --dan)
        ranks.push_back(std::to_string(dan) + 'd');
    for (int kyu = 1; kyu <= 20; ++kyu)
        ranks.push_back(std::to_string(kyu) + 'k');
    return ranks;
}

/// ln of the prior of a move in one of its policies.
std::optional<float> logPriorIn(const json& answer, const char* policyName, const go::Position& start, game::Move move)
{
    const json policy = answer.value(policyName, json());
    const std::size_t index = kataPolicyIndex(start, move);
    if (!policy.is_array() || index >= policy.size() || !policy[index].is_number())
        return std::nullopt;
    return std::log(std::max(kLeastPrior, policy[index].get<float>()));
}

} // namespace

struct KataGoSource::Answers {
    struct Ply {
        std::optional<float> value;
        float lead = strength::kUnknown;
        std::vector<float> logs; ///< one per level of info().levels; empty: not yet
    };
    std::vector<Ply> plies;
    std::vector<bool> wanted;
    std::vector<std::vector<bool>> levelDone; ///< by level, by ply
    std::vector<bool> valueDone;
};

core::Result<std::unique_ptr<KataGoSource>> KataGoSource::launch(
    std::vector<std::string> command, KataGoSettings settings, const std::stop_token& stop)
{
    std::unique_ptr<KataGoSource> source(new KataGoSource(std::move(command), std::move(settings)));
    if (auto started = source->m_kataGo.start(stop); !started)
        return started.error();
    const std::string identity = source->m_kataGo.identity() + " visits " + std::to_string(source->m_settings.visits);
    source->m_info = {.identity = identity, .name = "KataGo", .family = game::Family::Go, .levels = {}, .tellsLosses = true};
    if (source->m_settings.human) {
        source->m_info.identity += ' ' + source->m_settings.style;
        source->m_info.name = "KataGo HumanSL";
        source->m_info.levels = strength::RankScale("go", humanRanks());
    } else {
        source->m_info.identity += " policy";
        source->m_info.levels = strength::RankScale("go", {"policy"});
    }
    return source;
}

core::Result<void> KataGoSource::askOne(
    const nn::PlayedGame& game, Answers& answers, std::optional<std::size_t> level, const std::stop_token& stop)
{
    std::vector<bool>& done = level ? answers.levelDone[*level] : answers.valueDone;
    std::vector<std::size_t> turns;
    for (std::size_t ply = 0; ply < answers.plies.size(); ++ply)
        if (answers.wanted[ply] && !done[ply] && (!level || ply < game.moves.size()))
            turns.push_back(ply);
    if (turns.empty())
        return {};
    const std::string id = m_kataGo.newId();
    json query = kataQuery(game, id, turns);
    if (level) {
        query["maxVisits"] = 1;
        query["includePolicy"] = true;
        query["overrideSettings"]["humanSLProfile"] = m_settings.style + '_' + m_info.levels.name(*level);
        query["overrideSettings"]["ignorePreRootHistory"] = false; // people respond to the last moves (its Human SL Analysis Guide)
    } else {
        if (m_settings.visits > 0)
            query["maxVisits"] = m_settings.visits;
        query["includePolicy"] = !m_settings.human;
    }
    if (auto sent = m_kataGo.ask(query); !sent)
        return sent;
    const auto& start = *game.start->as<go::Position>();
    for (std::size_t left = turns.size(); left > 0;) {
        const auto answer = m_kataGo.nextAnswer(id, stop);
        if (!answer)
            return answer.error();
        const auto turn = numberIn(*answer, "turnNumber");
        const auto ply = static_cast<std::size_t>(turn && *turn >= 0 && *turn < 1e6F ? *turn : 1e6F);
        if (ply >= done.size() || done[ply] || !answers.wanted[ply])
            return Error{ErrorCode::EngineNonsense, "KataGo: turnNumber"};
        if (level) {
            const auto log = logPriorIn(*answer, "humanPolicy", start, game.moves[ply]);
            if (!log)
                return Error{ErrorCode::EngineRefused, EVENMATCH_TEXT("Errors", "KataGo has no HumanSL model; start it with -human-model")};
            answers.plies[ply].logs.resize(m_info.levels.size(), strength::kUnknown);
            answers.plies[ply].logs[*level] = *log;
        } else {
            const json root = answer->value("rootInfo", json());
            const auto winrate = numberIn(root, "winrate");
            if (!winrate)
                return Error{ErrorCode::EngineNonsense, EVENMATCH_TEXT("Errors", "KataGo: no winrate")};
            answers.plies[ply].value = 2 * *winrate - 1;
            answers.plies[ply].lead = numberIn(root, "scoreLead").value_or(strength::kUnknown);
            if (!m_settings.human && ply < game.moves.size()) {
                const auto log = logPriorIn(*answer, "policy", start, game.moves[ply]);
                if (!log)
                    return Error{ErrorCode::EngineNonsense, EVENMATCH_TEXT("Errors", "KataGo: no policy")};
                answers.plies[ply].logs = {*log};
            }
        }
        done[ply] = true;
        --left;
    }
    return {};
}

core::Result<void> KataGoSource::ask(const nn::PlayedGame& game, Answers& answers, const std::stop_token& stop)
{
    if (auto started = m_kataGo.start(stop); !started)
        return started;
    auto done = askOne(game, answers, std::nullopt, stop);
    for (std::size_t level = 0; done && m_settings.human && level < m_info.levels.size(); ++level)
        done = askOne(game, answers, level, stop);
    if (!done)
        m_kataGo.giveUp(done.error());
    return done;
}

core::Result<void> KataGoSource::look(const nn::PlayedGame& game, std::span<nn::OutsidePly> plies, const std::stop_token& stop)
{
    if (!game.start->as<go::Position>())
        return Error{ErrorCode::BadArgument, EVENMATCH_TEXT("Errors", "KataGo analyses only Go")};
    Answers answers;
    answers.plies.resize(plies.size());
    answers.valueDone.resize(plies.size());
    answers.levelDone.assign(m_settings.human ? m_info.levels.size() : 0, std::vector<bool>(plies.size()));
    for (const nn::OutsidePly& ply : plies)
        answers.wanted.push_back(!ply.known);
    auto done = ask(game, answers, stop);
    if (!done && done.error().code != ErrorCode::Stopped && !isRefusal(done.error()))
        done = ask(game, answers, stop); // once more for missing results, with a restarted program
    for (std::size_t ply = 0; ply < plies.size(); ++ply) {
        const bool isLast = ply + 1 == plies.size();
        const bool hasLevels
            = isLast || std::ranges::all_of(answers.levelDone, [ply](const std::vector<bool>& level) { return level[ply]; });
        if (answers.wanted[ply] && answers.valueDone[ply] && hasLevels)
            plies[ply] = {.known = true,
                .wanted = true,
                .value = answers.plies[ply].value.value_or(strength::kUnknown),
                .scoreLead = answers.plies[ply].lead,
                .levelLogPriors = answers.plies[ply].logs};
    }
    return done;
}

core::Result<std::unique_ptr<KataGoSource>> openKataGo(const std::string& command, KataGoSettings settings, const std::stop_token& stop)
{
    auto words = splitCommand(command);
    if (!words)
        return words.error();
    settings.human = settings.human || std::ranges::find(*words, "-human-model") != words->end();
    return KataGoSource::launch(*std::move(words), std::move(settings), stop);
}

} // namespace evenmatch::search
