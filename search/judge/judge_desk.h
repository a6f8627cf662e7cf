// Judges games with the available engine: Stockfish, KataGo or our own search. The window and `evenmatch-cli review` use it.
#pragma once

#include "core/game/family.h"
#include "nn/evaluate/evaluator.h"
#include "nn/review/game_review.h"
#include "nn/review/move_costs.h"
#include "nn/review/move_judge.h"

#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::search {

class KataGoJudge;

/// The choice of judge and its effort.
struct JudgeChoice {
    enum class Kind : std::uint8_t { None, Search, Uci, KataGo };
    Kind kind = Kind::Search;
    std::string command; ///< of Uci and KataGo, like in a shell
    std::uint64_t nodes = 0; ///< per position (Uci), visits (KataGo); 0: default
    /// Visits, of Uci nodes: for every position, then for likely mistakes, and (not KataGo) so on; one entry: no closer look; empty:
    /// `nodes`, of our own search as many as its network needs (reviewVisits(), coarseVisits()).
    std::vector<std::uint64_t> visits;
    unsigned threads = 1; ///< of Uci, unless `options` sets it
    std::map<std::string, std::string> options = {}; ///< of Uci, as set by the user
    std::chrono::seconds patience{600}; ///< for KataGo's start, and for every response
    bool isDeep
        = false; ///< a reference for other judges; every position is analysed as deeply as likely mistakes, by `nodes`, without a margin
    bool isCoarse = false; ///< made by coarse()
    std::uint64_t firstNodes
        = 0; ///< Uci, KataGo, with isDeep: nodes of a first pass, and `nodes` only for likely mistakes; 0: `nodes` everywhere
    bool operator==(const JudgeChoice&) const = default;
};

/// Chess: Stockfish by this command, or the installed one without a command. Go: KataGo by this command. Otherwise our own search.
JudgeChoice usualJudge(game::Family family, const std::string& stockfish = {}, const std::string& katago = {});

/// Starts the chosen judge; Stopped on request. BadArgument for Kind::None, NotFound without a network to search with.
core::Result<std::unique_ptr<nn::MoveJudge>> openJudge(
    const JudgeChoice& choice, const std::shared_ptr<nn::Evaluator>& network, const std::stop_token& stop = {});

/// Keeps a judge between games, and its results in a folder. Any thread; calls wait for each other.
class JudgeDesk {
public:
    /// `network` is for our own search, if it is chosen or the choice fails; null: none. `folder` empty: nothing is stored.
    JudgeDesk(JudgeChoice choice, std::shared_ptr<nn::Evaluator> network, std::filesystem::path folder);
    ~JudgeDesk();

    /// Judges the review's game, reusing `known` results of the same judge (if any). If the chosen judge is unavailable, our own search
    /// judges and the judgement has the reason (GameJudgement::trouble). Stopped on request; results so far were reported and are stored.
    core::Result<nn::GameJudgement> judge(const nn::GameReview& review, const nn::GameJudgement& known, jobs::JobContext& job,
        const std::function<void(const nn::GameJudgement&)>& onJudged = {});
    /// The same of some plies (ascending) only; the others are judged if they were before.
    core::Result<nn::GameJudgement> judgeSome(const nn::GameReview& review, std::span<const std::size_t> plies, jobs::JobContext& job);
    /// What another judge, such as Review's, has stored of the game; nothing unless it knows all of the plies.
    std::optional<nn::GameJudgement> stored(
        const nn::GameReview& review, std::span<const std::size_t> plies, const nn::JudgeInfo& by) const;

    const JudgeChoice& choice() const { return m_choice; }
    const std::shared_ptr<nn::Evaluator>& network() const { return m_network; }
    /// Why the latest judgement could not be stored in the folder, which costs time later; nothing if it was. Not while a game is judged
    const std::optional<core::Error>& unkept() const { return m_unkept; }

private:
    struct Wish {
        const nn::GameReview& review;
        const nn::GameJudgement& known;
        std::span<const std::size_t> plies; ///< none: all
        const std::function<void(const nn::GameJudgement&)>& onJudged;
    };
    core::Result<nn::GameJudgement> judge(const Wish& wish, jobs::JobContext& job);
    core::Result<std::unique_ptr<nn::MoveJudge>> open(const std::stop_token& stop);
    core::Result<void> judgeWith(nn::MoveJudge& judge, const Wish& wish, nn::GameJudgement& judgement, jobs::JobContext& job);

    const JudgeChoice m_choice;
    const std::shared_ptr<nn::Evaluator> m_network;
    const std::filesystem::path m_folder;
    std::mutex m_mutex; ///< guards what follows
    std::unique_ptr<nn::MoveJudge> m_judge; ///< null: not started, or no longer available
    std::unique_ptr<KataGoJudge> m_starting; ///< stopped while it loaded its network
    std::optional<core::Error> m_unkept;
};

/// The losses of games' moves by the desk, which must outlive it. `reviewed`: a judge whose stored judgements are taken where there are
/// some; they are better than the desk's.
nn::GameCosts costsBy(JudgeDesk& desk, std::optional<nn::JudgeInfo> reviewed = {});

/// The choice with one analysis of few visits, or few nodes of Stockfish, unless set: sufficient to select moves for a closer analysis.
JudgeChoice coarse(JudgeChoice choice);

} // namespace evenmatch::search
