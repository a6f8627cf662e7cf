// Judges games by whatever there is: Stockfish, KataGo, or our own search. The window and `evenmatch-cli review` both come here.
#pragma once

#include "nn/evaluate/evaluator.h"
#include "nn/review/game_review.h"
#include "nn/review/move_costs.h"
#include "nn/review/move_judge.h"

#include <chrono>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace evenmatch::search {

/// Who judges, and how closely.
struct JudgeChoice {
    enum class Kind : std::uint8_t { None, Search, Uci, KataGo };
    Kind kind = Kind::Search;
    std::string command; ///< of Uci and KataGo, as typed in a shell
    std::uint64_t nodes = 0; ///< a position (Uci), visits (KataGo); 0: the usual
    /// Of Search and KataGo: at every position, then where a move looks dear, and (Search alone) so on; empty: the usual.
    std::vector<std::uint64_t> visits;
    unsigned threads = 1; ///< of Uci
    std::chrono::seconds patience{600}; ///< with KataGo: for its start, and for every answer
    bool isDeep
        = false; ///< Uci, KataGo: a word to hold others against; as close a look everywhere as where a move looks dear, and no margin
    std::uint64_t firstNodes = 0; ///< with isDeep: so many at first, and `nodes` only where a move looks dear; 0: `nodes` everywhere
    bool operator==(const JudgeChoice&) const = default;
};

/// Chess: Stockfish by this command, or where it is installed if there is none. Go: KataGo by this command. Else our own search.
JudgeChoice usualJudge(const std::string& game, const std::string& stockfish = {}, const std::string& katago = {});

/// Starts what was chosen; Stopped when asked to. BadArgument for Kind::None, NotFound where there is no network to search with.
core::Result<std::unique_ptr<nn::MoveJudge>> openJudge(
    const JudgeChoice& choice, const std::shared_ptr<nn::Evaluator>& network, const std::stop_token& stop = {});

/// Keeps a judge between games, and what it said of them in a folder. Any thread; games wait for each other.
class JudgeDesk {
public:
    /// `network` is the one our own search uses, when it is chosen or the choice fails; null: there is none. `folder` empty: nothing is
    /// kept.
    JudgeDesk(JudgeChoice choice, std::shared_ptr<nn::Evaluator> network, std::filesystem::path folder);

    /// Judges the review's game, building upon what is `known` of it already by the same judge (or nothing). Where the judge that was
    /// chosen cannot be had, our own search does it and the judgement says why (GameJudgement::trouble). Stopped when asked to; what is
    /// known by then was told and is kept.
    core::Result<nn::GameJudgement> judge(const nn::GameReview& review, const nn::GameJudgement& known, jobs::JobContext& job,
        const std::function<void(const nn::GameJudgement&)>& onJudged = {});

    const JudgeChoice& choice() const { return m_choice; }
    const std::shared_ptr<nn::Evaluator>& network() const { return m_network; }
    /// Why the latest judgement could not be kept in the folder, which costs time another day; nothing where it was. Not while a game is
    /// judged
    const std::optional<core::Error>& unkept() const { return m_unkept; }

private:
    core::Result<void> judgeWith(nn::MoveJudge& judge, const nn::GameReview& review, const nn::GameJudgement& known,
        nn::GameJudgement& judgement, jobs::JobContext& job, const std::function<void(const nn::GameJudgement&)>& onJudged);

    const JudgeChoice m_choice;
    const std::shared_ptr<nn::Evaluator> m_network;
    const std::filesystem::path m_folder;
    std::mutex m_mutex; ///< guards what follows
    std::unique_ptr<nn::MoveJudge> m_judge; ///< null: not started, or it was no more to be had
    std::optional<core::Error> m_unkept;
};

/// What the moves of games cost, by the desk, which must outlive it.
nn::GameCosts costsBy(JudgeDesk& desk);

/// The choice with one look of few visits, or with few nodes of Stockfish, where none were chosen: enough to say which moves are worth a
/// closer look.
JudgeChoice coarse(JudgeChoice choice);

} // namespace evenmatch::search
