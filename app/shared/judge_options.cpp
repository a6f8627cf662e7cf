#include "app/shared/judge_options.h"

#include "core/game/family.h"

#include <chrono>

namespace evenmatch::cli {

void addJudgeOptions(CLI::App& command, JudgeOptions& options)
{
    command
        .add_option("--judge", options.judge,
            "The engine that analyses moves: stockfish (default in chess if installed), katago, search (Evenmatch's own), none")
        ->check(CLI::IsMember({"auto", "search", "stockfish", "katago", "none"}))
        ->capture_default_str();
    command.add_option("--engine", options.command, "The command of Stockfish, or \"katago analysis …\"");
    command.add_option("--nodes", options.nodes, "Nodes (Stockfish) or visits (KataGo) per position; 0: default");
    command
        .add_option("--visits", options.visits,
            "Visits of Evenmatch's own search and of KataGo: for every position, then for likely mistakes, and so on")
        ->delimiter(',');
    addNumber(command, "--engine-threads", options.threads, "Number of Stockfish's threads", 1, kMostThreads);
    addNumber(command, "--katago-wait", options.katagoWait, "Time limit in seconds for KataGo's start and for every response", 1, 86'400);
}

core::Result<search::JudgeChoice> judgeChoice(const JudgeOptions& options, const std::string& game)
{
    using Kind = search::JudgeChoice::Kind;
    if ((options.judge == "stockfish" && !game::isChess(game)) || (options.judge == "katago" && !game::isGo(game)))
        return core::Error{
            core::ErrorCode::BadArgument, {options.judge == "katago" ? "%1 (only for Go)" : "%1 (only for chess)", {options.judge}}};
    search::JudgeChoice choice
        = search::usualJudge(game::familyOf(game), game::isChess(game) ? options.command : "", game::isGo(game) ? options.command : "");
    if (options.judge == "none")
        choice.kind = Kind::None;
    if (options.judge == "search")
        choice.kind = Kind::Search;
    if (options.judge == "stockfish")
        choice = {.kind = Kind::Uci, .command = options.command.empty() ? "stockfish" : options.command, .visits = {}};
    if (options.judge == "katago")
        choice = {.kind = Kind::KataGo, .command = options.command, .visits = {}};
    if (choice.kind == Kind::KataGo && choice.command.empty())
        return core::Error{core::ErrorCode::BadArgument, "katago needs its command: --engine \"katago analysis -config … -model …\""};
    choice.nodes = options.nodes;
    choice.visits = options.visits;
    choice.threads = options.threads;
    choice.patience = std::chrono::seconds(options.katagoWait);
    return choice;
}

} // namespace evenmatch::cli
