#include "app/lab/experiments/play/teacher_agreement.h"

#include "core/jobs/for_each.h"
#include "core/strength/maths/moments.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <functional>

namespace evenmatch::experiments {

namespace {

constexpr std::size_t kBatch = 64;
constexpr double kOpen = 0.8; ///< of the value: 10 to 90 % of the winning chance

/// Both evaluations of one position, for the side to move.
struct Pair {
    const nn::TeacherLabel* teacher = nullptr;
    game::Side toMove = game::Side::First;
    double value = 0;
    double lead = 0;
    bool hasLead = false;
};

core::Result<void> ask(nn::Evaluator& evaluator, std::span<const nn::LabelledGame> games, std::span<Pair> pairs)
{
    std::vector<nn::GameState> states;
    states.reserve(pairs.size());
    std::vector<nn::Query> queries;
    for (Pair& pair : pairs) {
        states.push_back(nn::stateOf(*pair.teacher, games[pair.teacher->game]));
        pair.toMove = states.back().position().sideToMove();
        queries.push_back({.state = &states.back(), .qualities = false});
    }
    std::vector<nn::Evaluation> answers(pairs.size());
    if (auto done = evaluator.evaluate(queries, answers); !done)
        return done;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        pairs[i].value = answers[i].value;
        pairs[i].lead = answers[i].scoreLead;
        pairs[i].hasLead = pairs[i].teacher->hasLead && evaluator.info().hasScoreLead;
    }
    return {};
}

TeacherAgreement agreement(std::string name, std::span<const Pair> pairs, const std::function<bool(const Pair&)>& counts)
{
    strength::Moments ours;
    strength::Moments theirs;
    strength::Moments product;
    strength::Moments valueError;
    strength::Moments leadError;
    strength::Moments leadBias;
    for (const Pair& pair : pairs) {
        if (!counts(pair))
            continue;
        const double teacher = pair.teacher->value;
        ours.add(pair.value);
        theirs.add(teacher);
        product.add(pair.value * teacher);
        valueError.add(std::abs(pair.value - teacher) / 2);
        if (!pair.hasLead)
            continue;
        leadError.add(std::abs(pair.lead - pair.teacher->lead));
        leadBias.add(pair.lead - pair.teacher->lead);
    }
    const double spread = ours.deviation() * theirs.deviation();
    return {.positions = std::move(name),
        .count = static_cast<std::size_t>(ours.count),
        .valueError = valueError.mean(),
        .valueBias = (ours.mean() - theirs.mean()) / 2,
        .valueCorrelation = spread > 0 ? (product.mean() - ours.mean() * theirs.mean()) / spread : 0,
        .leads = static_cast<std::size_t>(leadError.count),
        .leadError = leadError.mean(),
        .leadBias = leadBias.mean()};
}

} // namespace

core::Result<std::vector<TeacherAgreement>> agreementWithTeacher(const std::shared_ptr<nn::Evaluator>& evaluator,
    std::span<const nn::LabelledGame> games, std::span<const nn::TeacherLabel> labels, unsigned threads, jobs::JobContext& job)
{
    std::vector<Pair> pairs;
    pairs.reserve(labels.size());
    for (const nn::TeacherLabel& label : labels)
        pairs.push_back({.teacher = &label});
    std::atomic<std::size_t> asked{0};
    const auto done = jobs::forEach((pairs.size() + kBatch - 1) / kBatch, threads, [&](std::size_t i) -> core::Result<void> {
        if (job.stopToken().stop_requested())
            return core::Error{core::ErrorCode::Stopped};
        const std::span<Pair> batch = std::span(pairs).subspan(i * kBatch, std::min(kBatch, pairs.size() - i * kBatch));
        job.report(asked += batch.size(), pairs.size());
        return ask(*evaluator, games, batch);
    });
    if (!done)
        return done.error();

    const auto open = [](const Pair& pair) { return std::abs(pair.teacher->value) <= kOpen; };
    const auto between = [&](std::uint32_t from, std::uint32_t to) {
        return [=](const Pair& pair) { return open(pair) && pair.teacher->ply >= from && pair.teacher->ply < to; };
    };
    std::vector<TeacherAgreement> kinds;
    kinds.push_back(agreement("all", pairs, [](const Pair&) { return true; }));
    kinds.push_back(agreement("open", pairs, open));
    kinds.push_back(agreement("open, before move 50", pairs, between(0, 50)));
    kinds.push_back(agreement("open, moves 50-149", pairs, between(50, 150)));
    kinds.push_back(agreement("open, from move 150", pairs, between(150, UINT32_MAX)));
    for (const game::Side side : {game::Side::First, game::Side::Second})
        kinds.push_back(agreement(side == game::Side::First ? "open, first side to move" : "open, second side to move", pairs,
            [&](const Pair& pair) { return open(pair) && pair.toMove == side; }));
    return kinds;
}

} // namespace evenmatch::experiments
