// The interface between networks and their users: positions in, evaluations out.
#pragma once

#include "core/error.h"
#include "core/strength/scale/rank_profile.h"
#include "nn/evaluate/evaluation.h"
#include "nn/input/game_state.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace evenmatch::nn {

/// The ranks whose priors an evaluation contains: they cost memory, and most searches need none or one.
struct RankWish {
    enum Kind : unsigned char { None, One, All } kind = None;
    double place
        = 0; ///< for One, on the scale: 3 is its fourth rank, 2.5 the even mix of its third and fourth, -1 one rank beyond its first

    static RankWish none() { return {}; }
    static RankWish one(std::size_t rank) { return {One, static_cast<double>(rank)}; }
    static RankWish at(double place) { return {One, place}; }
    static RankWish all() { return {All, 0}; }
    bool operator==(const RankWish&) const = default;
};

/// The use of a result.
enum class Keep : unsigned char {
    Whole, ///< the caller reads it unchanged
    TreeRankFree, ///< a tree stores it, with the policy without a rank, as Evaluation::packed, and a caching evaluator
                  ///< shares the block
    TreeOfRank, ///< the same with the policy of the requested rank
};

/// One request. The state must stay in place until the result is available.
struct Query {
    const GameState* state = nullptr;
    RankWish ranks;
    bool qualities = true; ///< for NetworkInfo::published, where they cost a pass per move: false gives 0 for all
    Keep keep = Keep::Whole;
    bool ownership = false; ///< for NetworkInfo::hasOwnership: fill Evaluation::ownership, which a tree does not store
};

/// Facts about a network that need no evaluation.
struct NetworkInfo {
    std::string name; ///< for people
    std::string hash; ///< of the file's content, hexadecimal; the key of analyses in the library
    std::string game; ///< "go" (any size) or "chess", …
    strength::RankScale scale; ///< empty: the network knows no ranks
    std::optional<strength::RankProfile> profile; ///< none: it can review but not play at a rank
    std::map<std::string, strength::RankProfile> boards{}; ///< in games on these boards ("go9") instead (nn/model/boards.h)
    bool hasBeta = false; ///< level and quality are defined
    bool published = false; ///< SE's form: level is the β of the pair that led to the position
    bool classifies = false; ///< SL: a classifier of ranks, which fills Evaluation::rankScores
    bool hasScoreLead = false;
    bool hasOwnership = false;
    bool exact = false; ///< it always computes in 32-bit numbers
    std::string readsWith = {}; ///< the strong network for value and prior without a rank (seeing_evaluator.h); otherwise empty

    /// The profile for a game (an id of games.h); null if there is none.
    const strength::RankProfile* profileOn(std::string_view board) const
    {
        const auto own = boards.find(std::string(board));
        return own != boards.end() ? &own->second : profile ? &*profile : nullptr;
    }
    /// The key of its stored results: exact ones differ from others.
    std::string keptBy() const { return exact ? hash + "-exact" : hash; }
};

/// Evaluates positions, batch first. Implementations are thread-safe; decorators (cache, batching across threads) have this same interface.
class Evaluator {
public:
    virtual ~Evaluator() = default;

    virtual const NetworkInfo& info() const = 0;

    /// Fills answers[i] for queries[i]. BadArgument for a position of another game or a rank outside its scale; answers are then
    /// unspecified. A finished position gets no moves and the value of its outcome. REQUIRES: queries.size() == answers.size()
    virtual core::Result<void> evaluate(std::span<const Query> queries, std::span<Evaluation> answers) = 0;

    /// The best number of positions per batch.
    virtual std::size_t preferredBatch() const { return 8; }
};

} // namespace evenmatch::nn
