// Stores analyses on disk, so that a network evaluates each side once.
#pragma once

#include "nn/data/analysis.h"
#include "nn/evaluate/answer_store.h"

#include <functional>
#include <map>
#include <string>

namespace evenmatch::nn {

/// Analyses of the games of one folder by one network, stored as one entry of an AnswerStore. Another network, a changed file of the folder
/// (its size or time) or an option that changes the numbers makes another entry. Not thread-safe.
class AnalysisStore {
public:
    /// Reads the entry; a missing or damaged entry counts as empty. `scale`: the scale with which the games were read, if it is not the
    /// network's own.
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

/// The user's cache folder for analyses ($XDG_CACHE_HOME/evenmatch/analyses or the like).
std::filesystem::path defaultAnalysisCache();

struct FolderOptions {
    std::size_t perRank = 0; ///< sides of each rank, 0: all
    std::size_t ofPlayer = 0; ///< as in scoredSides()
    bool oneServer = false; ///< of each rank only the sides of one server (nn/data/servers.h)
    std::vector<std::string> homes; ///< that server, for each rank; empty: the one with most sides
    strength::RankScale scale; ///< of the games' labels; empty: the network's own
    std::filesystem::path cache; ///< empty: nothing is stored
    AnalysisOptions analysis;
    std::function<bool(const LabelledGame&)> takes = {}; ///< the sides to analyse; empty: all
};

struct AnalysedFolder {
    std::vector<strength::ScoredSide> sides;
    std::vector<PlayedGame> games; ///< the game of each side
    std::vector<game::Side> colours; ///< and its colour
    std::size_t evaluated = 0; ///< sides that were not in the cache
    std::vector<std::string> homes; ///< the server of each rank, if only one was requested
    std::size_t ofOthers = 0; ///< and the number of sides left out, from other servers
    std::vector<core::Error> errors; ///< of games that could not be read
};

/// Reads the games of a file or folder with their scale and analyses their scored sides. Stores the results every minute.
core::Result<AnalysedFolder> analyseFolder(
    Evaluator& evaluator, const std::filesystem::path& games, const FolderOptions& options, jobs::JobContext& job);

} // namespace evenmatch::nn
