#include "app/cli/outside.h"

#include "app/network.h"
#include "nn/ranks/outside_numbers.h"

namespace evenmatch::cli {

void addOutsideOptions(CLI::App& command, search::OutsidePrograms& programs)
{
    command.add_option("--katago", programs.katago,
        "Also ask KataGo: the command of its analysis engine (\"katago analysis -config … -model …\"); with -human-model on its ranks, "
        "too");
    command.add_flag("--human", programs.human, "KataGo has a HumanSL model although its command does not name one");
    command.add_option("--profiles", programs.style, "Which of its profiles")
        ->check(CLI::IsMember({"preaz", "rank"}))
        ->capture_default_str();
    command.add_option("--visits", programs.visits, "Visits a position; 0: what KataGo's settings say")
        ->check(CLI::Range(0, 1'000'000))
        ->capture_default_str();
    command.add_option("--stockfish", programs.stockfish, "Also ask a UCI program what each move of chess lost: its command");
    command.add_option("--nodes", programs.nodes, "Nodes a position")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}))
        ->capture_default_str();
    command.add_option("--maia", programs.maia, "Also ask Maia's networks: the folder with maia-1100.pb.gz …");
}

std::vector<nn::StartsOutside> outsideSources(const search::OutsidePrograms& programs, const std::string& game)
{
    return search::outsideSources(programs, game, [](const std::string& file) { return app::loadNetworkFile(file); });
}

core::Result<std::vector<nn::OutsideInfo>> askOutside(const search::OutsidePrograms& programs, const std::string& game,
    nn::AnalysedFolder& folder, const std::filesystem::path& cache, jobs::JobContext& job)
{
    std::vector<nn::OutsideQuestion> questions;
    for (std::size_t i = 0; i < folder.sides.size(); ++i)
        questions.push_back({&folder.games[i], folder.colours[i] == game::Side::First ? nn::ReviewPart::First : nn::ReviewPart::Second});
    const auto answers = nn::askOutside(outsideSources(programs, game), questions, cache, job);
    if (!answers)
        return answers.error();
    if (!answers->errors.empty())
        return answers->errors.front();
    std::vector<nn::OutsideInfo> asked;
    for (const nn::OutsideSaid& said : answers->said) {
        for (std::size_t i = 0; i < folder.sides.size(); ++i)
            nn::addOutside(said.info, folder.games[i], folder.colours[i], said.games[i], folder.sides[i].outside);
        asked.push_back(said.info);
    }
    return asked;
}

} // namespace evenmatch::cli
