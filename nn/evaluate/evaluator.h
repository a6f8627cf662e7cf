// The seam between networks and all that uses them: positions in, evaluations out.
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

/// Which ranks' priors an evaluation shall hold: those cost memory, and most searches want none or one.
struct RankWish {
    enum Kind : unsigned char { None, One, All } kind = None;
    double place
        = 0; ///< for One, on the scale: 3 its fourth rank, 2.5 the even mix of its third and fourth, -1 one as far beyond its first

    static RankWish none() { return {}; }
    static RankWish one(std::size_t rank) { return {One, static_cast<double>(rank)}; }
    static RankWish at(double place) { return {One, place}; }
    static RankWish all() { return {All, 0}; }
    bool operator==(const RankWish&) const = default;
};

/// What becomes of an answer.
enum class Keep : unsigned char {
    Whole, ///< its asker reads it as it is
    TreeRankFree, ///< a tree keeps it, with the rank-free policy: as Evaluation::packed it is as good, and an evaluator that remembers
                  ///< answers in that form shares its block
    TreeOfRank, ///< the same with the policy of the rank that is wished
};

/// One question. The state must stay where it is until the answer is there.
struct Query {
    const GameState* state = nullptr;
    RankWish ranks;
    bool qualities = true; ///< of NetworkInfo::published, where they cost a pass for every move: without, all are 0
    Keep keep = Keep::Whole;
    bool ownership = false; ///< of NetworkInfo::hasOwnership: fill Evaluation::ownership, which a tree does not keep
};

/// What is known of a network without asking it anything.
struct NetworkInfo {
    std::string name; ///< for people
    std::string hash; ///< of the file's content, hexadecimal; analyses in the library go by it
    std::string game; ///< "go" (any size) or "chess", …
    strength::RankScale scale; ///< empty: the network knows no ranks
    std::optional<strength::RankProfile> profile; ///< none: it can review but not play at a rank
    std::map<std::string, strength::RankProfile> boards{}; ///< in games on these boards ("go9") instead (nn/model/boards.h)
    bool hasBeta = false; ///< level and quality mean something
    bool published = false; ///< SE's form: level is the β of the pair that led to the position
    bool classifies = false; ///< SL: a classifier of ranks, which fills Evaluation::rankScores
    bool hasScoreLead = false;
    bool hasOwnership = false;
    bool exact = false; ///< it was told to compute in 32-bit numbers, whatever is faster
    std::string readsWith = {}; ///< the strong network that gives value and rank-free prior (seeing_evaluator.h); else empty

    /// The profile for a game (an id of games.h); null: there is none.
    const strength::RankProfile* profileOn(std::string_view board) const
    {
        const auto own = boards.find(std::string(board));
        return own != boards.end() ? &own->second : profile ? &*profile : nullptr;
    }
    /// What its answers are kept by: exact ones are not the same.
    std::string keptBy() const { return exact ? hash + "-exact" : hash; }
};

/// Evaluates positions, batch first. Implementations are thread-safe; decorators (cache, batching across threads) have this same interface.
class Evaluator {
public:
    virtual ~Evaluator() = default;

    virtual const NetworkInfo& info() const = 0;

    /// Fills answers[i] for queries[i]. BadArgument when a position is not of the network's game or a rank not of its scale; answers are
    /// then unspecified. A position that is over gets no moves and the value of its outcome.
    /// REQUIRES: queries.size() == answers.size()
    virtual core::Result<void> evaluate(std::span<const Query> queries, std::span<Evaluation> answers) = 0;

    /// How many positions at a time are worth collecting.
    virtual std::size_t preferredBatch() const { return 8; }
};

} // namespace evenmatch::nn
