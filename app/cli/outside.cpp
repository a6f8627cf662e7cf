#include "app/cli/outside.h"

#include "app/cli/job_watch.h"
#include "app/network.h"
#include "search/engine/katago_source.h"
#include "search/engine/uci_source.h"

namespace evenmatch::cli {

namespace fs = std::filesystem;

namespace {

using Source = core::Result<std::unique_ptr<nn::OutsideSource>>;

Source startKataGo(const OutsideOptions& options)
{
    auto command = search::splitCommand(options.katago);
    if (!command)
        return command.error();
    auto source = search::KataGoSource::launch(*std::move(command), {.visits = options.visits, .human = options.human, .style = options.style});
    if (!source)
        return source.error();
    return std::unique_ptr<nn::OutsideSource>(*std::move(source));
}

/// Those that were named and play the game.
std::vector<Source> startSources(const OutsideOptions& options, const std::string& game)
{
    std::vector<Source> sources;
    if (!options.katago.empty() && game.starts_with("go"))
        sources.push_back(startKataGo(options));
    if (!options.stockfish.empty() && game.starts_with("chess"))
        sources.push_back(search::openUciSource(options.stockfish, options.nodes));
    if (!options.maia.empty() && game.starts_with("chess"))
        sources.push_back(nn::openMaia(options.maia, [](const std::string& file) { return app::loadNetworkFile(file); }));
    return sources;
}

void ask(Source source, std::span<const nn::OutsideQuestion> questions, const fs::path& cache, OutsideHearings& hearings)
{
    if (!source) {
        hearings.errors.push_back(source.error());
        return;
    }
    auto heard = runWatched<nn::OutsideGames>([&](jobs::JobContext& job) -> core::Result<nn::OutsideGames> {
        return nn::outsideOf(**source, questions, cache, job);
    });
    if (!heard) {
        hearings.errors.push_back(heard.error());
        return;
    }
    if (heard->error)
        hearings.errors.push_back(*heard->error);
    if (heard->refused > 0)
        hearings.notes.push_back((*source)->info().name + " could not look at " + std::to_string(heard->refused)
                                 + (heard->refused == 1 ? " game (" : " games (the first: ") + heard->refusal->detail + ").");
    hearings.heard.push_back({(*source)->info(), *std::move(heard)});
}

} // namespace

void addOutsideOptions(CLI::App& command, OutsideOptions& options)
{
    command.add_option("--katago", options.katago, "Also ask KataGo: the command of its analysis engine (\"katago analysis -config … -model …\")");
    command.add_flag("--human", options.human, "KataGo has a HumanSL model (-human-model in its command): estimate on its ranks from 20k to 9d");
    command.add_option("--profiles", options.style, "Which of its profiles")->check(CLI::IsMember({"preaz", "rank"}))->capture_default_str();
    command.add_option("--visits", options.visits, "Visits a position; 0: what KataGo's settings say")->check(CLI::Range(0, 1'000'000))->capture_default_str();
    command.add_option("--stockfish", options.stockfish, "Also ask a UCI program what each move of chess lost: its command");
    command.add_option("--nodes", options.nodes, "Nodes a position")->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}))->capture_default_str();
    command.add_option("--maia", options.maia, "Also ask Maia's networks: the folder with maia-1100.pb.gz …");
}

OutsideHearings askOutside(const OutsideOptions& options, const std::string& game, std::span<const nn::OutsideQuestion> questions, const fs::path& cache)
{
    OutsideHearings hearings;
    for (Source& source : startSources(options, game))
        ask(std::move(source), questions, cache, hearings);
    return hearings;
}

core::Result<std::vector<nn::OutsideInfo>> hearOutside(const OutsideOptions& options, const std::string& game, nn::AnalysedFolder& folder,
                                                       const fs::path& cache, jobs::JobContext& job)
{
    std::vector<nn::OutsideQuestion> questions;
    for (std::size_t i = 0; i < folder.sides.size(); ++i)
        questions.push_back({&folder.games[i], folder.colours[i] == game::Side::First ? nn::ReviewPart::First : nn::ReviewPart::Second});
    std::vector<nn::OutsideInfo> asked;
    for (Source& source : startSources(options, game)) {
        if (!source)
            return source.error();
        const nn::OutsideInfo& info = (*source)->info();
        const nn::OutsideGames heard = nn::outsideOf(**source, questions, cache, job);
        if (heard.error)
            return *heard.error;
        for (std::size_t i = 0; i < folder.sides.size(); ++i)
            nn::addOutside(info, folder.games[i], folder.colours[i], heard.games[i], folder.sides[i].outside);
        asked.push_back(info);
    }
    return asked;
}

} // namespace evenmatch::cli
