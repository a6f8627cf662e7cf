#include "app/shared/judge_options.h"

#include <chrono>

namespace evenmatch::cli {

void addJudgeOptions(CLI::App& command, JudgeOptions& options)
{
    command
        .add_option("--judge", options.judge,
            "Who says what moves cost: stockfish (usual in chess where it is installed), katago, search (our own), none")
        ->check(CLI::IsMember({"auto", "search", "stockfish", "katago", "none"}))
        ->capture_default_str();
    command.add_option("--engine", options.command, "The command that starts Stockfish, or \"katago analysis …\"");
    command.add_option("--nodes", options.nodes, "Nodes (Stockfish) or visits (KataGo) a position; 0: the usual");
    command
        .add_option(
            "--visits", options.visits, "Of our own search and KataGo: for every position, then for those that look dear, and so on")
        ->delimiter(',');
    command.add_option("--engine-threads", options.threads, "Of Stockfish")->check(CLI::Range(1, kMostThreads))->capture_default_str();
    command.add_option("--katago-wait", options.katagoWait, "Seconds to wait for KataGo's start, and for every answer")
        ->check(CLI::Range(1, 86'400))
        ->capture_default_str();
}

core::Result<search::JudgeChoice> judgeChoice(const JudgeOptions& options, const std::string& game)
{
    using Kind = search::JudgeChoice::Kind;
    search::JudgeChoice choice = search::usualJudge(game, game == "chess" ? options.command : "", game == "go" ? options.command : "");
    if (options.judge == "none")
        choice.kind = Kind::None;
    if (options.judge == "search")
        choice.kind = Kind::Search;
    if (options.judge == "stockfish")
        choice = {.kind = Kind::Uci, .command = options.command.empty() ? "stockfish" : options.command, .visits = {}};
    if (options.judge == "katago")
        choice = {.kind = Kind::KataGo, .command = options.command, .visits = {}};
    if (choice.kind == Kind::KataGo && choice.command.empty())
        return core::Error{core::ErrorCode::BadArgument, "katago needs its command (\"katago analysis -config … -model …\")"};
    choice.nodes = options.nodes;
    choice.visits = options.visits;
    choice.threads = options.threads;
    choice.patience = std::chrono::seconds(options.katagoWait);
    return choice;
}

} // namespace evenmatch::cli
