#include "app/shared/outside.h"

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
    command
        .add_option_function<int>(
            "--katago-wait", [&programs](int seconds) { programs.katagoWait = std::chrono::seconds(seconds); },
            "Seconds to wait for KataGo's start, and for every answer (default: 600)")
        ->check(CLI::Range(1, 86'400));
    command.add_option("--stockfish", programs.stockfish, "Also ask a UCI program what each move of chess lost: its command");
    command.add_option("--nodes", programs.nodes, "Nodes a position")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}))
        ->capture_default_str();
    command.add_option("--maia", programs.maia, "Also ask Maia's networks: the folder with maia-1100.pb.gz …");
    command.add_option("--maia-levels", programs.maiaLevels, "Of Maia's networks only these: 1100,1500,1900")
        ->delimiter(',')
        ->check(CLI::Range(1, 9999));
}

} // namespace evenmatch::cli
