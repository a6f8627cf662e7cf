// Common parts of the measuring commands (profile, evaluate, accuracy): a network, folders of labelled games, and their analyses.
#pragma once

#include "app/shared/outside.h"
#include "core/strength/estimate/scored_side.h"
#include "nn/data/analysis_store.h"
#include "nn/evaluate/evaluator.h"

#include <filesystem>
#include <functional>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::cli {

struct MeasureOptions {
    std::filesystem::path model;
    std::filesystem::path cache; ///< of analyses
    unsigned threads = 0; ///< 0: one per core
    bool exact = false; ///< compute in fp32 everywhere
    int board = 0; ///< size of the only Go board to use; 0: any
};

/// MODEL, --cache, --threads, --exact, --board.
void addMeasureOptions(CLI::App& command, MeasureOptions& options);

/// These options and other engines need --candidates: without, the command only shows what was measured. REQUIRES: it has all of them
void needCandidates(CLI::App& command, std::initializer_list<const char*> measuring);

/// The requested board, as an id of games.h; empty: none.
std::string gameOf(const MeasureOptions& options);

/// NotFound for a requested board without a part in the model.
core::Result<void> hasPart(const MeasureOptions& options, const nn::NetworkInfo& network);

/// Whether results can be stored in the model at the end: it is one of ours, and can be replaced.
core::Result<void> canStore(const std::filesystem::path& model);

/// A network and its evaluations of games, with progress and Ctrl+C.
class Measurement {
public:
    static core::Result<Measurement> open(const MeasureOptions& options);

    nn::Evaluator& evaluator() { return *m_evaluator; }
    const std::shared_ptr<nn::Evaluator>& sharedEvaluator() const { return m_evaluator; }
    const strength::RankScale& scale() const { return m_evaluator->info().scale; }
    unsigned threads() const; ///< at least 1

    /// The only board used (an id of games.h), with its part of the model; empty: all.
    const std::string& board() const { return m_board; }
    bool takes(const nn::LabelledGame& game) const;

    /// The scored sides of a folder, at most `perRank` of each rank (0: all), with the results of outside sources. Unreadable games are
    /// listed on stderr. NotFound without any side.
    core::Result<std::vector<strength::ScoredSide>> analyse(
        const std::filesystem::path& games, std::size_t perRank, const search::OutsidePrograms& outside = {});
    /// Restricts analyse() to one server per rank: the one with most sides in the next folder.
    void keepOneServer() { m_oneServer = true; }
    /// The server of each rank; empty if unknown or not restricted.
    const std::vector<std::string>& homes() const { return m_homes; }
    /// Outside sources of the latest analyse().
    const std::vector<nn::OutsideInfo>& outside() const { return m_outside; }

private:
    MeasureOptions m_options;
    std::shared_ptr<nn::Evaluator> m_evaluator;
    std::vector<nn::OutsideInfo> m_outside;
    std::string m_board;
    bool m_oneServer = false;
    std::vector<std::string> m_homes;
};

/// The common board of all sides (an id of games.h); empty: several.
std::string commonBoard(std::span<const strength::ScoredSide> sides);

/// "10,1,5" → numbers in rising order, each once, all at least 1; BadArgument otherwise.
core::Result<std::vector<int>> parseCounts(const std::string& text);

/// Runs a command's work and turns its error into a line on stderr and an exit code.
void runCommand(Context& context, const std::function<core::Result<void>()>& work);

} // namespace evenmatch::cli
