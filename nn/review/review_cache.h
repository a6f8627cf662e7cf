// Stores reviews of games, so that a network evaluates each position once.
#pragma once

#include "nn/evaluate/answer_store.h"
#include "nn/review/game_review.h"

#include <filesystem>
#include <functional>
#include <memory>

namespace evenmatch::nn {

/// One thread at a time.
class ReviewCache {
public:
    virtual ~ReviewCache() = default;

    /// Fills the stored plies of the review. `id`: the game's id in the cache's library; 0 elsewhere.
    virtual void load(GameReview& review, std::int64_t id) = 0;
    /// Stores the known plies of the review.
    virtual core::Result<void> store(const GameReview& review, std::int64_t id) = 0;
};

/// A cache that tolerates failures: the first one is reported, and nothing is stored after it.
class LenientReviewCache final : public ReviewCache {
public:
    using Tell = std::function<void(const core::Error&)>;
    LenientReviewCache(std::unique_ptr<ReviewCache> cache, Tell tell) : m_cache(std::move(cache)), m_tell(std::move(tell)) { }

    void load(GameReview& review, std::int64_t id) override { m_cache->load(review, id); }
    core::Result<void> store(const GameReview& review, std::int64_t id) override;

private:
    std::unique_ptr<ReviewCache> m_cache;
    Tell m_tell;
    bool m_failed = false;
};

/// Restores stored bytes (toBytes), unless the ply is known already or they belong to another move.
void takeStored(GameReview& review, std::size_t ply, std::string_view bytes);

/// Removes obsolete files of earlier versions from the folder of an AnswerStore: reviews and judgements in separate folders. All other
/// files stay.
void removeOlderReviews(const std::filesystem::path& folder);

/// Reviews in an AnswerStore, an entry for each game and network.
class FolderReviewCache final : public ReviewCache {
public:
    FolderReviewCache(std::filesystem::path folder, const NetworkInfo& network);

    void load(GameReview& review, std::int64_t id) override;
    core::Result<void> store(const GameReview& review, std::int64_t id) override;

private:
    std::string keyOf(const GameReview& review) const;

    AnswerStore m_store;
    std::string m_network;
};

} // namespace evenmatch::nn
