#include "ui/learn/lesson_workers.h"

#include "search/lesson/katago_position_judge.h"
#include "search/lesson/search_position_judge.h"
#include "search/lesson/uci_position_judge.h"

namespace evenmatch::ui {

std::unique_ptr<nn::PositionJudge> lessonJudge(const search::JudgeChoice& choice, const std::shared_ptr<nn::Evaluator>& network)
{
    constexpr std::uint64_t kNodes = 60'000; // Stockfish, for each move
    constexpr std::uint64_t kVisits = 200; // KataGo, for each position
    constexpr std::uint64_t kSimulations = 200; // our own search, for each position
    constexpr std::uint64_t kStrongSimulations = 60; // the same with a strong network, of which fewer suffice
    if (choice.kind == search::JudgeChoice::Kind::Uci)
        if (auto judge = search::UciPositionJudge::launch(choice.command, kNodes))
            return *std::move(judge);
    if (choice.kind == search::JudgeChoice::Kind::KataGo)
        if (auto judge
            = search::KataGoPositionJudge::launch(choice.command, kVisits, {.start = choice.patience, .answer = choice.patience}))
            return *std::move(judge);
    const bool isStrong = !network->info().hasBeta; // ours knows the strength of moves
    return std::make_unique<search::SearchPositionJudge>(network, isStrong ? kStrongSimulations : kSimulations);
}

} // namespace evenmatch::ui
