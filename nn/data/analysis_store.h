// Analyses on disk, so that no side is evaluated twice by the same network.
#pragma once

#include "nn/data/analysis.h"

#include <functional>
#include <map>
#include <string>

namespace evenmatch::nn {

/// Analyses of the games of one folder by one network, kept in one tensor file. What it holds is dropped, unread, as soon as the network, a
/// file of the folder (its size or time), or an option that changes numbers is another one. Not thread-safe.
class AnalysisStore {
public:
    /// Reads what is there; a file that is missing, damaged or about something else is as good as none. `cache` is a folder, made when
    /// needed. `scale`: by which the games were read, where it is not the network's own.
    AnalysisStore(const std::filesystem::path& cache, const std::filesystem::path& games, const NetworkInfo& network,
        const AnalysisOptions& options, const strength::RankScale& scale = {});

    const strength::SideNumbers* find(PlayedSide side) const;
    void add(PlayedSide side, strength::SideNumbers numbers);
    std::size_t size() const { return m_sides.size(); }
    const std::filesystem::path& path() const { return m_path; }

    /// Replaces the file, whole or not at all.
    core::Result<void> save() const;

private:
    void read();

    std::filesystem::path m_path;
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
