#include "search/engine/katago_teacher.h"

#include "core/game/go/position.h"

#include <algorithm>
#include <map>
#include <set>

namespace evenmatch::search {

using core::Error;
using core::ErrorCode;
using nlohmann::json;

namespace {

constexpr std::size_t kGamesInFlight = 16;

/// A question that is being answered.
struct Asked {
    std::size_t question = 0;
    std::set<std::size_t> missing; ///< plies
};

std::optional<std::vector<std::pair<game::Move, float>>> policyFrom(const json& answer, const go::Position& start)
{
    const auto points = static_cast<std::size_t>(start.size() * start.size());
    const auto said = answer.find("policy");
    if (said == answer.end() || !said->is_array() || said->size() != points + 1)
        return std::nullopt;
    std::vector<std::pair<game::Move, float>> policy;
    for (std::size_t code = 0; code <= points; ++code) {
        const game::Move move{static_cast<std::uint16_t>(code)};
        const json& share = (*said)[kataPolicyIndex(start, move)];
        if (share.is_number() && share.get<float>() > 0) // -1: forbidden
            policy.emplace_back(move, share.get<float>());
    }
    std::ranges::stable_sort(policy, std::greater(), [](const auto& move) { return move.second; });
    return policy;
}

/// What it says of one of the missing plies, which is missing no more.
core::Result<TeacherAnswer> answerFrom(const json& said, Asked& asked, const go::Position& start, bool owners)
{
    const auto turn = numberIn(said, "turnNumber");
    const auto ply = static_cast<std::size_t>(turn && *turn >= 0 && *turn < 1e6F ? *turn : 1e6F);
    if (asked.missing.erase(ply) == 0)
        return Error{ErrorCode::EngineNonsense, "KataGo: turnNumber"};
    const json root = said.value("rootInfo", json());
    const auto winRate = numberIn(root, "winrate");
    const auto lead = numberIn(root, "scoreLead");
    if (!winRate || !lead)
        return Error{ErrorCode::EngineNonsense, "KataGo: rootInfo"};
    TeacherAnswer answer{asked.question, ply, *winRate, *lead, {}, {}};
    if (owners) {
        answer.owners = kataOwners(said, start);
        if (answer.owners.empty())
            return Error{ErrorCode::EngineNonsense, "KataGo: ownership"};
        return answer;
    }
    auto policy = policyFrom(said, start);
    if (!policy)
        return Error{ErrorCode::EngineNonsense, "KataGo: policy"};
    answer.policy = *std::move(policy);
    return answer;
}

} // namespace

core::Result<KataGoTeacher> KataGoTeacher::launch(
    std::vector<std::string> command, int visits, KataGoPatience patience, const std::stop_token& stop)
{
    KataGoTeacher teacher(std::move(command), visits, patience);
    if (auto started = teacher.m_kataGo.start(stop); !started)
        return started.error();
    teacher.m_identity = "katago " + teacher.m_kataGo.version() + " visits " + std::to_string(visits);
    return teacher;
}

core::Result<TeacherRefusals> KataGoTeacher::ask(std::span<const TeacherQuestion> questions, const Hear& hear, const std::stop_token& stop)
{
    TeacherRefusals refusals;
    std::map<std::string, Asked> inFlight;
    const auto done = [&]() -> core::Result<void> {
        for (std::size_t next = 0; next < questions.size() || !inFlight.empty();) {
            while (next < questions.size() && inFlight.size() < kGamesInFlight) {
                const auto& [game, plies, owners] = questions[next];
                if (plies.empty()) {
                    ++next;
                    continue;
                }
                const std::string id = m_kataGo.newId();
                json query = kataQuery(*game, id, plies);
                query["maxVisits"] = m_visits;
                query[owners ? "includeOwnership" : "includePolicy"] = true;
                if (auto sent = m_kataGo.ask(query); !sent)
                    return sent;
                inFlight[id] = {next++, {plies.begin(), plies.end()}};
            }
            if (inFlight.empty())
                break;
            auto answer = m_kataGo.nextAnswer(stop);
            if (!answer)
                return answer.error();
            const auto asked = inFlight.find(answer->id);
            if (!answer->said) {
                if (asked == inFlight.end() || answer->said.error().code != ErrorCode::BadArgument)
                    return answer->said.error();
                ++refusals.games;
                if (!refusals.first)
                    refusals.first = answer->said.error();
                inFlight.erase(asked);
                continue;
            }
            if (asked == inFlight.end())
                continue; // of an earlier question
            const TeacherQuestion& question = questions[asked->second.question];
            const auto label = answerFrom(*answer->said, asked->second, *question.game->start->as<go::Position>(), question.owners);
            if (!label)
                return label.error();
            if (auto heard = hear(*label); !heard)
                return heard;
            if (asked->second.missing.empty())
                inFlight.erase(asked);
        }
        return {};
    }();
    if (!done) {
        m_kataGo.breakOff();
        return done.error();
    }
    return refusals;
}

} // namespace evenmatch::search
