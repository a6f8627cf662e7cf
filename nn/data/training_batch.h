// The data of one training step: positions with targets, drawn from labelled games.
#pragma once

#include "core/random.h"
#include "nn/data/labelled_games.h"
#include "nn/data/teacher_labels.h"
#include "nn/input/encoding.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace evenmatch::nn {

/// Positions as flat arrays, one entry per position unless stated otherwise. Unknown numbers are masked by a weight of 0.
struct TrainingBatch {
    /// A soft target: outputs and probabilities; unused places have probability 0.
    static constexpr int kSoftMoves = 24;
    /// Pairs of one side in one game, one rank's entry in a list.
    struct Entry {
        std::int64_t list = 0;
        std::int64_t rank = 0;
        std::vector<std::int64_t> positions;
    };

    Shape shape;
    std::vector<float> planes; ///< [positions][planes][height][width]
    std::vector<std::uint8_t> legal; ///< [positions][outputs]
    std::vector<std::int64_t> move; ///< output of the move played
    std::vector<std::int64_t> otherMove; ///< output of a uniformly random other legal move (r∞), = move if there is none
    std::vector<std::int64_t> rank; ///< 0 if not known
    std::vector<float> policyWeight;
    std::vector<float> rankWeight; ///< of the policy of the position's rank
    std::vector<float> value, valueWeight; ///< for the side to move
    std::vector<float> lead, leadWeight;
    std::vector<float> owners; ///< [labelled positions with owners][height][width], for the side to move, -1 … 1
    std::vector<std::int64_t> ownersPosition; ///< those positions
    std::vector<std::int64_t> siblings; ///< [positions]: a number below `families`, equal for positions after the same number of moves from
                                        ///< one place of a game; -1: none
    std::int64_t families = 0;
    std::vector<std::int64_t> softMove; ///< [positions][kSoftMoves]
    std::vector<float> softProbability; ///< [positions][kSoftMoves]
    std::vector<float> softWeight;
    std::vector<float> softRankWeight; ///< the soft target also applies to the position's rank
    std::vector<float> teacherPlanes; ///< [positions][squares][lc0::kInputPlanes]: the positions as inputs of networks of lc0's format, for
                                      ///< teachers that evaluate during training; otherwise empty
    std::vector<std::int16_t> teacherMove; ///< [positions][outputs]: lc0's number of a legal output; otherwise empty
    std::uint64_t seed = 0; ///< for random choices within a step
    std::vector<Entry> entries; ///< list after list, strongest rank first
    std::int64_t lists = 0;

    std::size_t size() const { return move.size(); }
};

/// The composition of a batch.
struct BatchPlan {
    int lists = 0; ///< each has `pairs` moves of one side for every rank of the stratum
    int ladderLists = 0; ///< further lists only of games between rungs of a ladder, which are few compared with people's
    int pairs = 7;
    int ranksAList = 0; ///< maximum ranks per list, drawn at random; 0: all
    int positions = 0; ///< drawn evenly over all moves of human players
    int labelled = 0; ///< drawn from positions with teacher labels
    int branches = 0; ///< drawn from places with several labelled moves: all moves of a place together
    bool afterMove = false; ///< the published form: lists have the positions after the move, and r∞ is a separate last entry
    bool unseenEntry = true; ///< in the published form: r∞ ends the lists (SE∞); false: SE
};

/// Draws batches. Games and labels must outlive it; make() is const and thread-safe, and the same seed gives the same batch.
class BatchMaker {
public:
    /// `forTeachers`: batches contain the inputs of teachers of lc0's format. REQUIRES: the games are chess then
    BatchMaker(const Encoding& encoding, std::size_t ranks, std::span<const LabelledGame> games, std::span<const TeacherLabel> labels,
        bool forTeachers = false);

    /// Empty only if no board has anything of the plan.
    TrainingBatch make(const BatchPlan& plan, std::uint64_t seed) const;

    std::uint64_t positions() const { return m_positions; }
    std::size_t strata() const;

private:
    struct Stratum {
        std::vector<std::vector<PlayedSide>> byRank;
        std::size_t ranksThere = 0;
        double weight = 0;
        bool ladder = false; ///< its games are between rungs of a ladder
    };

    /// Strata for drawing lists, by weight.
    struct Strata {
        std::vector<Stratum> all; ///< those with at least two ranks
        std::vector<double> sums; ///< running sums of their weights

        void add(Stratum stratum);
        const Stratum& draw(core::Random& random) const; ///< REQUIRES: `all` is not empty
    };

    /// Games on boards of one shape. A batch has one shape.
    struct Board {
        Shape shape;
        Strata strata;
        Strata ladders; ///< those of ladders
        std::vector<std::uint32_t> games;
        std::vector<std::uint64_t> lengths; ///< running sums of the games' moves
        std::vector<std::uint32_t> labels;
        std::vector<std::vector<std::uint32_t>> branches; ///< labels after moves from the same ply, those after fewer moves first
        bool anyHuman = false; ///< whether there is a move of a human player

        std::uint64_t positions() const { return lengths.empty() ? 0 : lengths.back(); }
        bool hasAnyOf(const BatchPlan& plan) const;
    };

    void addGame(std::uint32_t index, std::map<Shape, std::map<std::string, Stratum>>& strata);
    Board& boardOf(const LabelledGame& game);
    /// One of those that have anything of the plan, by the root of their positions; null if there is none.
    const Board* drawBoard(const BatchPlan& plan, core::Random& random) const;
    static void keep(std::map<std::string, Stratum> strata, Board& board);
    void addList(const BatchPlan& plan, const Stratum& stratum, core::Random& random, TrainingBatch& batch) const;
    void addUnseen(const LabelledGame& game, std::size_t ply, core::Random& random, TrainingBatch& batch) const;
    void addUnanswered(const GameState& state, core::Random& random, TrainingBatch& batch, const TeacherLabel* label = nullptr) const;
    void addLabelled(const TeacherLabel& label, core::Random& random, TrainingBatch& batch) const;
    void addPosition(
        const LabelledGame& game, std::size_t ply, core::Random& random, TrainingBatch& batch, const TeacherLabel* label) const;
    void encode(const GameState& state, int symmetry, TrainingBatch& batch) const;
    void addMoves(const GameState& state, std::optional<game::Move> played, int symmetry, core::Random& random, TrainingBatch& batch) const;

    const Encoding& m_encoding;
    std::size_t m_ranks;
    std::span<const LabelledGame> m_games;
    std::span<const TeacherLabel> m_labels;
    bool m_forTeachers;
    std::vector<Board> m_boards;
    std::uint64_t m_positions = 0;
};

} // namespace evenmatch::nn
