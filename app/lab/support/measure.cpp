#include "app/lab/support/measure.h"

#include "app/lab/experiments/sides/known_sides.h"
#include "app/network.h"
#include "app/shared/job_watch.h"
#include "app/shared/outside_sources.h"
#include "core/game/family.h"
#include "core/game/registry/games.h"
#include "core/record/go_points.h"
#include "core/whole_file.h"
#include "nn/evaluate/answers.h"
#include "nn/model/boards.h"
#include "nn/model/model_file.h"

#include <algorithm>
#include <charconv>
#include <iostream>

namespace evenmatch::cli {

void addMeasureOptions(CLI::App& command, MeasureOptions& options)
{
    options.cache = nn::defaultAnalysisCache();
    command.add_option("model", options.model, "The model file (.evm)")->required();
    addCache(command, options.cache);
    addThreads(command, options.threads);
    addExact(command, options.exact);
    command.add_option("--board", options.board, "Go: only games on this board size (9: 9×9), and the model's part for it")
        ->check(CLI::IsMember({9, 13, 19}));
}

void needCandidates(CLI::App& command, std::initializer_list<const char*> measuring)
{
    std::vector<const char*> all{"--katago", "--strong-network", "--stockfish", "--maia"};
    all.insert(all.end(), measuring.begin(), measuring.end());
    for (const char* option : all)
        command.get_option(option)->needs("--candidates");
}

namespace {

/// A network without ranks, such as KataGo's: its policy represents every rank of the game's usual scale.
class RanksAlike final : public nn::Evaluator {
public:
    explicit RanksAlike(std::shared_ptr<nn::Evaluator> inner) : m_inner(std::move(inner)), m_info(m_inner->info())
    {
        m_info.scale = game::isGo(m_info.game) ? strength::goScale() : strength::chessScale();
    }

    const nn::NetworkInfo& info() const override { return m_info; }
    std::size_t preferredBatch() const override { return m_inner->preferredBatch(); }
    core::Result<void> evaluate(std::span<const nn::Query> queries, std::span<nn::Evaluation> answers) override
    {
        std::vector<nn::Query> rankFree(queries.begin(), queries.end());
        for (nn::Query& query : rankFree)
            query.ranks = nn::RankWish::none();
        if (auto done = m_inner->evaluate(rankFree, answers); !done)
            return done;
        for (std::size_t i = 0; i < queries.size(); ++i) {
            const std::size_t ranks = std::min(nn::ranksWished(queries[i].ranks, m_info.scale).count,
                queries[i].ranks.kind == nn::RankWish::One ? std::size_t{1} : m_info.scale.size());
            for (std::size_t rank = 0; rank < ranks; ++rank)
                answers[i].rankPriors.insert(answers[i].rankPriors.end(), answers[i].prior.begin(), answers[i].prior.end());
        }
        return {};
    }

private:
    std::shared_ptr<nn::Evaluator> m_inner;
    nn::NetworkInfo m_info;
};

core::Error boardOfGoOnly(const MeasureOptions& options)
{
    return {core::ErrorCode::BadArgument, {"--board %1 (only for Go)", {std::to_string(options.board)}}, options.model.string()};
}

} // namespace

std::string gameOf(const MeasureOptions& options)
{
    return options.board == 0 ? std::string() : record::goGameId(options.board, options.board);
}

core::Result<void> canStore(const std::filesystem::path& model)
{
    if (const auto opened = nn::openModel(model); !opened)
        return opened.error();
    const auto file = core::NewFile::create(model); // removed unfinished
    return file ? core::Result<void>() : file.error();
}

core::Result<void> hasPart(const MeasureOptions& options, const nn::NetworkInfo& network)
{
    const std::string board = gameOf(options);
    if (board.empty() || board == network.game || network.boards.contains(board))
        return {};
    if (!game::isGo(network.game))
        return boardOfGoOnly(options);
    return core::Error{core::ErrorCode::NotFound,
        {"a part for %1; add one with evenmatch-lab profile --board %2", {nn::boardName(board), std::to_string(options.board)}},
        options.model.string()};
}

core::Result<Measurement> Measurement::open(const MeasureOptions& options)
{
    auto evaluator = app::loadNetworkFile(options.model.string(), {.threads = options.threads, .exact = options.exact});
    if (!evaluator)
        return evaluator.error();
    Measurement measurement;
    measurement.m_options = options;
    measurement.m_evaluator = std::move(*evaluator);
    if (measurement.scale().empty())
        measurement.m_evaluator = std::make_shared<RanksAlike>(std::move(measurement.m_evaluator));
    if (options.board == 0)
        return measurement;
    if (!game::isGo(measurement.m_evaluator->info().game))
        return boardOfGoOnly(options);
    measurement.m_board = gameOf(options);
    measurement.m_evaluator = nn::onBoard(measurement.m_evaluator, measurement.m_board);
    return measurement;
}

bool Measurement::takes(const nn::LabelledGame& game) const { return m_board.empty() || game::idOf(*game.start) == m_board; }

unsigned Measurement::threads() const { return threadsOf(m_options.threads); }

core::Result<std::vector<strength::ScoredSide>> Measurement::analyse(
    const std::filesystem::path& games, std::size_t perRank, const search::OutsidePrograms& outside)
{
    nn::FolderOptions options{
        .perRank = perRank, .oneServer = m_oneServer, .homes = m_homes, .cache = m_options.cache, .analysis = {.threads = threads()}};
    options.takes = [this](const nn::LabelledGame& game) { return takes(game); };
    auto folder = runWatched<nn::AnalysedFolder>(
        [&](jobs::JobContext& job) { return experiments::analyseKnownSides(*m_evaluator, games, options, job); });
    if (!folder)
        return folder.error();
    m_homes = folder->homes;
    if (folder->ofOthers > 0)
        std::cerr << games.string() << ": " << folder->ofOthers
                  << " sides left out, because they come from another server than the scale's ranks\n";
    auto asked = runWatched<std::vector<nn::OutsideInfo>>([&](jobs::JobContext& job) {
        return experiments::askOutside(outside, game::familyOf(m_evaluator->info().game), *folder, m_options.cache, job);
    });
    if (!asked)
        return asked.error();
    m_outside = *std::move(asked);
    std::cerr << games.string() << ": " << folder->sides.size() << " sides, " << folder->evaluated << " evaluated now\n";
    return std::move(folder->sides);
}

std::string commonBoard(std::span<const strength::ScoredSide> sides)
{
    const bool isOne = std::ranges::adjacent_find(sides, std::not_equal_to(), [](const strength::ScoredSide& side) {
        return std::string_view(side.labels.board);
    }) == sides.end();
    return isOne && !sides.empty() ? sides.front().labels.board : std::string();
}

core::Result<std::vector<int>> parseCounts(const std::string& text)
{
    std::vector<int> counts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        int count = 0;
        const auto read = std::from_chars(text.data() + begin, text.data() + end, count);
        if (read.ec != std::errc() || read.ptr != text.data() + end || count < 1)
            return core::Error{core::ErrorCode::BadArgument, {"%1 (write numbers of games from 1, separated by commas)", {text}}};
        counts.push_back(count);
        begin = end + 1;
    }
    std::ranges::sort(counts);
    counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
    return counts;
}

void runCommand(Context& context, const std::function<core::Result<void>()>& work)
{
    if (const auto done = work(); !done)
        fail(context, done.error());
}

} // namespace evenmatch::cli
