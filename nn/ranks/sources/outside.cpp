#include "nn/ranks/sources/outside.h"

#include "core/json_text.h"
#include "nn/data/review_games.h"
#include "nn/evaluate/answer_store.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace evenmatch::nn {

namespace fs = std::filesystem;

using nlohmann::json;

namespace {

std::string keyOf(const OutsideInfo& info, const PlayedGame& game) { return "outside " + contentKey(game) + ' ' + info.identity; }

json numberOrNull(float number) { return std::isfinite(number) ? json(number) : json(nullptr); }

float numberOrUnknown(const json& value) { return value.is_number() ? value.get<float>() : strength::kUnknown; }

/// Data that do not match the game or the source are ignored.
void load(const std::string& kept, std::size_t levels, OutsideGame& plies)
{
    const json content = core::parseJson(kept);
    if (!content.is_array() || content.size() != plies.size())
        return;
    for (std::size_t ply = 0; ply < plies.size(); ++ply) {
        const json& entry = content[ply];
        const bool isLast = ply + 1 == plies.size();
        if (!entry.is_array() || entry.size() != 3 || !entry[2].is_array() || entry[2].size() != (isLast ? 0 : levels))
            continue;
        OutsidePly& into = plies[ply];
        into = {.known = true,
            .wanted = true,
            .value = numberOrUnknown(entry[0]),
            .scoreLead = numberOrUnknown(entry[1]),
            .levelLogPriors = {}};
        for (const json& log : entry[2])
            into.levelLogPriors.push_back(numberOrUnknown(log));
        into.known = std::ranges::none_of(into.levelLogPriors, [](float log) { return std::isnan(log); });
    }
}

std::string bytesOf(const OutsideGame& plies)
{
    json content = json::array();
    for (const OutsidePly& ply : plies)
        content.push_back(
            ply.known ? json::array({numberOrNull(ply.value), numberOrNull(ply.scoreLead), ply.levelLogPriors}) : json(nullptr));
    return core::jsonText(content);
}

bool isOf(ReviewPart part, game::Side side)
{
    return part == ReviewPart::Whole || (part == ReviewPart::First) == (side == game::Side::First);
}

} // namespace

std::vector<OutsideQuestion> questionsOn(std::span<const SourceGame> games, std::span<const PlayerSides> players)
{
    std::vector<PlayedSide> sides;
    for (const PlayerSides& player : players)
        sides.insert(sides.end(), player.sides.begin(), player.sides.end());
    const auto parts = partsFor(games.size(), sides);
    std::vector<OutsideQuestion> questions(games.size());
    for (std::size_t i = 0; i < games.size(); ++i)
        if (parts[i])
            questions[i] = {&games[i].played, *parts[i]};
    return questions;
}

OutsideSaid askOutside(OutsideSource& source, std::span<const OutsideQuestion> questions, const fs::path& cache, jobs::JobContext& job)
{
    OutsideSaid result{.info = source.info()};
    result.games.resize(questions.size());
    const auto total = static_cast<std::uint64_t>(
        std::ranges::count_if(questions, [](const OutsideQuestion& question) { return question.game != nullptr; }));
    std::uint64_t done = 0;
    AnswerStore store(cache);
    bool hasEnded = false;
    bool stores = !cache.empty();
    for (std::size_t i = 0; i < questions.size(); ++i) {
        if (questions[i].game == nullptr)
            continue;
        const PlayedGame& game = *questions[i].game;
        OutsideGame& plies = result.games[i];
        plies.resize(game.moves.size() + 1);
        const std::string key = keyOf(source.info(), game);
        if (const auto kept = cache.empty() ? std::nullopt : store.find(key))
            load(*kept, source.info().levels.size(), plies);
        for (std::size_t ply = 0; ply < plies.size(); ++ply)
            plies[ply].wanted = source.info().tellsLosses || isOf(questions[i].part, game.sideOf(ply));
        if (!hasEnded && std::ranges::any_of(plies, [](const OutsidePly& ply) { return ply.wanted && !ply.known; })) {
            const auto looked = source.look(game, plies, job.stopToken());
            ++result.looked;
            if (!looked && looked.error().code == core::ErrorCode::BadArgument) {
                ++result.refused;
                if (!result.refusal)
                    result.refusal = looked.error();
            } else if (!looked) {
                result.error = looked.error();
                hasEnded = true;
            }
            if (stores && std::ranges::any_of(plies, &OutsidePly::known))
                if (const auto stored = store.put(key, bytesOf(plies)); !stored) {
                    stores = false; // which only costs time later
                    result.error = result.error ? result.error : stored.error();
                }
        }
        job.report(++done, total);
    }
    return result;
}

core::Result<OutsideAnswers> askOutside(
    std::span<const StartsOutside> sources, std::span<const OutsideQuestion> questions, const fs::path& cache, jobs::JobContext& job)
{
    OutsideAnswers answers;
    for (const StartsOutside& start : sources) {
        const auto source = start();
        if (!source) {
            answers.errors.push_back(source.error());
            continue;
        }
        const OutsideInfo& info = (*source)->info();
        answers.errors.insert(answers.errors.end(), info.leftOut.begin(), info.leftOut.end());
        OutsideSaid said = askOutside(**source, questions, cache, job);
        if (job.stopRequested())
            return core::Error{core::ErrorCode::Stopped};
        if (said.error)
            answers.errors.push_back(*said.error);
        answers.said.push_back(std::move(said));
    }
    return answers;
}

} // namespace evenmatch::nn
