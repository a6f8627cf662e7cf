#include "app/shared/outside.h"

namespace evenmatch::cli {

void addOutsideOptions(CLI::App& command, search::OutsidePrograms& programs)
{
    command.add_option("--katago", programs.katago,
        "Also use KataGo: the command of its analysis engine (\"katago analysis -config … -model …\"); with -human-model also for ranks");
    command.add_flag(
        "--human", programs.human, "KataGo uses a HumanSL model (moves of people by rank), although its command has no -human-model");
    command.add_option("--profiles", programs.style, "HumanSL profiles: preaz (players before AlphaZero) or rank (later players)")
        ->check(CLI::IsMember({"preaz", "rank"}))
        ->capture_default_str();
    addNumber(command, "--visits", programs.visits, "Visits per position; 0: KataGo's own setting", 0, 1'000'000);
    command
        .add_option_function<int>(
            "--katago-wait", [&programs](int seconds) { programs.katagoWait = std::chrono::seconds(seconds); },
            "Time limit in seconds for KataGo's start and for every response (default: 600)")
        ->check(CLI::Range(1, 86'400));
    command.add_option("--strong-network", programs.strong, "Also analyse Go moves with a strong network of KataGo: its file")
        ->check(CLI::ExistingFile);
    command.add_option("--stockfish", programs.stockfish, "Also analyse chess moves with a UCI engine: its command");
    addNumber(command, "--nodes", programs.nodes, "Nodes of that engine per position", std::uint64_t{1}, std::uint64_t{1'000'000'000'000});
    command.add_option("--maia", programs.maia, "Also use Maia's networks: the folder with maia-1100.pb.gz …");
    command.add_option("--maia-levels", programs.maiaLevels, "Only these Maia networks, such as 1100,1500,1900")
        ->delimiter(',')
        ->check(CLI::Range(1, 9999));
}

} // namespace evenmatch::cli
