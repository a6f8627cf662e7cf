// Analyses on disk, so that no side is evaluated twice by the same network.
#pragma once

#include "nn/data/analysis.h"
#include "nn/evaluate/answer_store.h"

#include <functional>
#include <map>
#include <string>

namespace evenmatch::nn {

/// Analyses of the games of one folder by one network, kept as one entry of an AnswerStore. Another network, a changed file of the folder
/// (its size or time) or an option that changes numbers makes it another entry. Not thread-safe.
class AnalysisStore {
public:
    /// Reads what is there; an entry that is missing or damaged is as good as none. `scale`: by which the games were read, where it is not
    /// the network's own.
    AnalysisStore(const std::filesystem::path& cache, const std::filesystem::path& games, const NetworkInfo& network,
        const AnalysisOptions& options, const strength::RankScale& scale = {});

    const strength::SideNumbers* find(PlayedSide side) const;
    void add(PlayedSide side, strength::SideNumbers numbers);
    std::size_t size() const { return m_sides.size(); }
    std::filesystem::path path() const { return m_store.fileOf(m_key); }

    /// Replaces the entry, whole or not at all.
    core::Result<void> save();

private:
    void read();

    AnswerStore m_store;
    std::string m_key;
    std::size_t m_ranks;
    std::map<PlayedSide, strength::SideNumbers> m_sides;
};

/// The user's own cache folder for analyses ($XDG_CACHE_HOME/evenmatch/analyses or the like).
std::filesystem::path defaultAnalysisCache();

struct FolderOptions {
    std::size_t perRank = 0; ///< sides of each rank, 0: all
    std::size_t ofPlayer = 0; ///< as scoredSides() has it
    bool oneServer = false; ///< of each rank only the sides of one server (nn/ranks/servers.h)
    std::vector<std::string> homes; ///< of which, a rank; empty: of that with most of them
    strength::RankScale scale; ///< of the games' labels; empty: the network's own
    std::filesystem::path cache; ///< empty: nothing is kept
    AnalysisOptions analysis;
    std::function<bool(const LabelledGame&)> takes = {}; ///< whose sides are looked at; empty: all
};

struct AnalysedFolder {
    std::vector<strength::ScoredSide> sides;
    std::vector<PlayedGame> games; ///< of each side, the game it is of
    std::vector<game::Side> colours; ///< and who it is there
    std::size_t evaluated = 0; ///< sides that were not in the cache
    std::vector<std::string> homes; ///< where one server a rank was asked for: which
    std::size_t ofOthers = 0; ///< and how many sides were of others, and left out
    std::vector<core::Error> errors; ///< of games that could not be read
};

/// Reads the games of a file or folder by their scale and analyses their scored sides. Saves what it has every minute.
core::Result<AnalysedFolder> analyseFolder(
    Evaluator& evaluator, const std::filesystem::path& games, const FolderOptions& options, jobs::JobContext& job);

} // namespace evenmatch::nn
