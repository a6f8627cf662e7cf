#include "nn/data/review_games.h"

#include <algorithm>

namespace evenmatch::nn {

namespace {

class Filler {
public:
    Filler(Evaluator& evaluator, std::span<const SourceGame> games, ReviewCache* cache, const ReviewOptions& options, jobs::JobContext& job)
        : m_evaluator(evaluator), m_games(games), m_cache(cache), m_options(options), m_job(job)
    {
    }

    core::Result<std::vector<GameReview>> fill(std::span<const std::optional<ReviewPart>> parts)
    {
        std::vector<GameReview> reviews(m_games.size());
        std::vector<std::size_t> missing;
        for (std::size_t i = 0; i < m_games.size(); ++i) {
            if (!parts[i])
                continue;
            reviews[i] = GameReview(m_games[i].played, m_evaluator.info().scale.size());
            if (m_cache)
                m_cache->load(reviews[i], m_games[i].id);
            if (const std::size_t plies = missingPlies(reviews[i], *parts[i]); plies > 0) {
                missing.push_back(i);
                m_total += plies;
            }
        }
        m_job.report(0, m_total);
        constexpr std::size_t kGames = 32;
        for (std::size_t begin = 0; begin < missing.size(); begin += kGames)
            if (auto done = fillSome(std::span(missing).subspan(begin, std::min(kGames, missing.size() - begin)), parts, reviews); !done)
                return done.error();
        return reviews;
    }

private:
    core::Result<void> fillSome(
        std::span<const std::size_t> which, std::span<const std::optional<ReviewPart>> parts, std::vector<GameReview>& reviews)
    {
        std::vector<GameReview> some;
        std::vector<ReviewPart> someParts;
        for (const std::size_t i : which) {
            some.push_back(std::move(reviews[i]));
            someParts.push_back(*parts[i]);
        }
        jobs::JobContext inner(m_job.stopToken(), nullptr);
        const auto done = reviewGames(m_evaluator, some, someParts, m_options, inner, [&](const ReviewedPlies& batch) {
            m_done += static_cast<std::size_t>(std::ranges::count_if(batch.plies, &PlyReview::known));
            m_job.report(m_done, m_total);
        });
        for (std::size_t k = 0; k < which.size(); ++k) {
            if (m_cache)
                if (auto stored = m_cache->store(some[k], m_games[which[k]].id); !stored)
                    return stored;
            reviews[which[k]] = std::move(some[k]);
        }
        return done;
    }

    Evaluator& m_evaluator;
    std::span<const SourceGame> m_games;
    ReviewCache* m_cache;
    const ReviewOptions& m_options;
    jobs::JobContext& m_job;
    std::size_t m_done = 0;
    std::size_t m_total = 0;
};

} // namespace

core::Result<std::vector<GameReview>> reviewsOf(Evaluator& evaluator, std::span<const SourceGame> games,
    std::span<const std::optional<ReviewPart>> parts, ReviewCache* cache, const ReviewOptions& options, jobs::JobContext& job)
{
    return Filler(evaluator, games, cache, options, job).fill(parts);
}

std::vector<std::optional<ReviewPart>> partsFor(std::size_t games, std::span<const PlayedSide> sides)
{
    std::vector<std::optional<ReviewPart>> parts(games);
    for (const PlayedSide& side : sides) {
        const ReviewPart part = side.side == game::Side::First ? ReviewPart::First : ReviewPart::Second;
        parts[side.game] = !parts[side.game] || parts[side.game] == part ? part : ReviewPart::Whole;
    }
    return parts;
}

} // namespace evenmatch::nn
