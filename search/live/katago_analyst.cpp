#include "search/live/katago_analyst.h"

#include "search/engine/katago_answer.h"

#include <algorithm>

namespace evenmatch::search {

using core::ErrorCode;
using nlohmann::json;

namespace {

constexpr double kKataReportEvery = 0.2; ///< seconds
constexpr std::uint64_t kMostKataVisits = 1'000'000'000; ///< practically unlimited, and accepted by KataGo

LiveReport kataReport(const json& answer, const game::AnyPosition& position, std::size_t lines)
{
    LiveReport report{.lines = {}, .effort = kataVisits(answer), .owners = kataOwnersOfFirst(answer, position)};
    for (KataGoMove& seen : kataMoves(answer, position, lines)) {
        if (report.lines.size() == lines)
            break;
        if (seen.line.empty())
            seen.line = {seen.move.move};
        const auto depth = static_cast<int>(seen.line.size());
        report.lines.push_back({.moves = std::move(seen.line),
            .value = seen.move.value,
            .scoreLead = seen.move.scoreLead,
            .visits = seen.move.effort,
            .depth = depth});
    }
    report.depth = report.lines.empty() ? 0 : report.lines.front().depth;
    return report;
}

} // namespace

core::Result<std::unique_ptr<KataGoAnalyst>> KataGoAnalyst::launch(
    std::vector<std::string> command, KataGoPatience patience, const std::stop_token& stop)
{
    KataGoConversation kataGo(std::move(command), patience);
    if (auto started = kataGo.start(stop); !started)
        return started.error();
    return std::unique_ptr<KataGoAnalyst>(new KataGoAnalyst(std::move(kataGo)));
}

core::Result<void> KataGoAnalyst::analyse(const LiveQuestion& question, const OnLiveReport& tell, const std::stop_token& stop)
{
    if (auto started = m_kataGo.start(stop); !started)
        return started;
    const std::string id = m_kataGo.newId();
    json query = kataQuery(question.game, id, {question.game.moves.size()});
    query["maxVisits"] = question.limits.effort > 0 ? std::min(question.limits.effort, kMostKataVisits) : kMostKataVisits;
    query["reportDuringSearchEvery"] = kKataReportEvery;
    query["includeOwnership"] = true;
    auto done = m_kataGo.ask(query);
    if (done)
        done = follow(question, id, tell, stop);
    if (!done)
        m_kataGo.giveUp(done.error());
    return done;
}

core::Result<void> KataGoAnalyst::follow(
    const LiveQuestion& question, const std::string& id, const OnLiveReport& tell, const std::stop_token& stop)
{
    const game::AnyPosition position = nn::stateAt(question.game, question.game.moves.size()).position();
    const auto begun = std::chrono::steady_clock::now();
    while (true) {
        const auto answer = m_kataGo.nextReport(id, stop);
        if (!answer)
            return answer.error();
        LiveReport report = kataReport(*answer, position, question.lines);
        report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
        const bool isLast = !isPartial(*answer);
        const bool isLate = question.limits.time.count() > 0 && report.seconds >= static_cast<double>(question.limits.time.count());
        if (!report.lines.empty())
            tell(std::move(report));
        if (isLast)
            return {};
        if (isLate)
            return m_kataGo.terminate(id);
    }
}

} // namespace evenmatch::search
