#include "nn/torch/training/teachers.h"

#include "core/random.h"
#include "nn/lc0/maia_files.h"

#include <c10/core/GradMode.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace evenmatch::nn::detail {

namespace {

using core::Error;
using core::ErrorCode;

constexpr double kMiddleOfHundred = 50;
constexpr double kTooFar = 350; ///< Elo between the middle of a rank and that of a teacher's players

} // namespace

core::Result<Teachers> Teachers::open(const std::filesystem::path& folder, const strength::RankScale& scale, bool bfloat16)
{
    const auto files = lc0::maiaFiles(folder);
    if (!files)
        return files.error();
    Teachers teachers;
    for (const lc0::RatedFile& file : *files) {
        const auto network = lc0::readNetwork(file.path);
        if (!network)
            return network.error();
        teachers.m_all.push_back(
            {file.rating, network->channels(), static_cast<int>(network->blocks.size()), Lc0Forward(*network, bfloat16), {}});
    }
    for (std::size_t rank = 0; rank < scale.size(); ++rank) {
        const auto middle = scale.middleRating(rank);
        if (!middle)
            continue;
        const auto away = [&](const Teacher& teacher) { return std::abs(teacher.rating + kMiddleOfHundred - *middle); };
        double nearest = std::numeric_limits<double>::infinity();
        for (const Teacher& teacher : teachers.m_all)
            nearest = std::min(nearest, away(teacher));
        for (Teacher& teacher : teachers.m_all)
            if (nearest <= kTooFar && away(teacher) == nearest)
                teacher.ranks.push_back(static_cast<std::int64_t>(rank));
    }
    for (std::size_t i = 0; i < teachers.m_all.size(); ++i)
        if (!teachers.m_all[i].ranks.empty())
            teachers.m_speaking.push_back(i);
    if (teachers.m_speaking.empty())
        return Error{ErrorCode::NotFound, EVENMATCH_TEXT("Errors", "teachers with ratings on the scale"), folder.string()};
    return teachers;
}

core::Result<void> Teachers::checkHints(int rating, const NetworkConfig& config) const
{
    const auto found = std::ranges::find(m_all, rating, &Teacher::rating);
    if (found == m_all.end())
        return Error{ErrorCode::NotFound, {EVENMATCH_TEXT("Errors", "teacher %1"), {std::to_string(rating)}}};
    if (found->channels != config.channels || found->blocks != config.blocks)
        return Error{ErrorCode::BadArgument, EVENMATCH_TEXT("Errors", "hints need a teacher with the same number of blocks and channels")};
    return {};
}

Said Teachers::say(const BatchTensors& batch, int hintsOf, bool policies) const
{
    c10::NoGradGuard noGrad;
    Said said;
    const at::Tensor input = batch.teacherInput.to(at::kCPU);
    core::Random random(batch.seed);
    const Teacher& ofStep = m_all[m_speaking[random.below(static_cast<std::uint32_t>(m_speaking.size()))]];
    for (const Teacher& teacher : m_all) {
        const bool hints = teacher.rating == hintsOf;
        const bool speaks = policies && &teacher == &ofStep;
        if (!hints && !speaks)
            continue;
        const Lc0Outputs outputs = teacher.network.run(input, hints ? &said.tower : nullptr);
        if (hints && teacher.network.twoLayerPolicy())
            said.policyHead = outputs.policy;
        if (!speaks)
            continue;
        said.policy = teacher.network.logits(outputs, batch.teacherMove.to(at::kCPU))
                          .masked_fill(batch.legal.to(at::kCPU).logical_not(), -1e9f)
                          .softmax(1)
                          .to(batch.legal.device());
        said.value = (outputs.value.size(1) == 1 ? outputs.value.select(1, 0).tanh() : [&] {
            const at::Tensor chances = outputs.value.softmax(1);
            return chances.select(1, 0) - chances.select(1, 2);
        }()).to(batch.legal.device());
        said.ranks = teacher.ranks;
    }
    // lc0 counts rows from the side of the player to move, our encoding from the other side.
    const auto turned = [&](const at::Tensor& boards) { return boards.flip({2}).to(batch.legal.device(), at::kFloat); };
    for (at::Tensor& boards : said.tower)
        boards = turned(boards);
    if (said.policyHead.defined())
        said.policyHead = turned(said.policyHead);
    return said;
}

} // namespace evenmatch::nn::detail
