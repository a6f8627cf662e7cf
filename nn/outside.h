// What other programs say of games, where the user has them: KataGo, Stockfish, Maia's networks. Optional, kept like our own reviews.
#pragma once

#include "core/jobs/job.h"
#include "nn/player_report.h"

#include <filesystem>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace evenmatch::nn {

/// Of the position after `ply` moves. Values are those of the side to move.
struct OutsidePly {
    bool known = false;
    bool wanted = true;                   ///< false: a source may leave it out
    float value = strength::kUnknown;     ///< -1 … 1
    float scoreLead = strength::kUnknown; ///< Go: points ahead
    std::vector<float> levelLogPriors;    ///< ln of the prior of the move played, one a level; empty after the last move
};

struct OutsideInfo {
    std::string identity;         ///< all that changes its answers; what is kept goes by it
    std::string name;             ///< for people: "KataGo", "Stockfish 15.1"
    std::string game;             ///< "go" or "chess"
    strength::RankScale levels;   ///< of its rank-conditioned policies, strongest first; empty: it has none
    bool tellsLosses = false;     ///< it values positions
};

/// One conversation; one thread at a time.
class OutsideSource {
public:
    virtual ~OutsideSource() = default;

    virtual const OutsideInfo& info() const = 0;
    /// Fills those of the plies that are wanted and not known; `plies` has one more than the game has moves. What was filled before an error or a stop
    /// stays. BadArgument: it cannot look at this game (its rules forbid a move), but perhaps at others. Errors of programs come when starting the
    /// program anew did not help either.
    virtual core::Result<void> look(const PlayedGame& game, std::span<OutsidePly> plies, const std::stop_token& stop) = 0;
};

/// Networks each of which plays like people of one level (Maia 1100 … 1900) as a source of policies.
class NetworksSource final : public OutsideSource {
public:
    struct Level {
        std::string name;
        std::shared_ptr<Evaluator> network;
    };
    /// REQUIRES: levels are of one game, strongest first, not empty
    NetworksSource(std::string name, std::vector<Level> levels);

    const OutsideInfo& info() const override { return m_info; }
    core::Result<void> look(const PlayedGame& game, std::span<OutsidePly> plies, const std::stop_token& stop) override;

private:
    OutsideInfo m_info;
    std::vector<Level> m_levels;
};

/// A folder's networks called like "maia-1500.pb.gz", by their level, the strongest first. NotFound where there are none.
core::Result<std::vector<std::pair<int, std::filesystem::path>>> maiaFiles(const std::filesystem::path& folder);
/// All of them as one source.
using OpensNetwork = std::function<core::Result<std::shared_ptr<Evaluator>>(const std::string& file)>;
core::Result<std::unique_ptr<OutsideSource>> openMaia(const std::filesystem::path& folder, const OpensNetwork& open);

/// A game's plies, one more than it has moves.
using OutsideGame = std::vector<OutsidePly>;

struct OutsideGames {
    std::vector<OutsideGame> games;  ///< in the questions' order; empty where there was none
    std::size_t looked = 0;          ///< games that were not kept
    std::size_t refused = 0;         ///< games that the source could not look at
    std::optional<core::Error> refusal; ///< why, of the first of them
    std::optional<core::Error> error; ///< why it ended early; the games before are there, and kept
};

/// A game of which the moves of one side, or of both, are to be looked at.
struct OutsideQuestion {
    const PlayedGame* game = nullptr; ///< null: no question
    ReviewPart part = ReviewPart::Whole;
};

/// A question for every game in which the players played, in the games' order.
std::vector<OutsideQuestion> questionsOn(std::span<const SourceGame> games, std::span<const PlayerSides> players);

/// Looks at games. Losses need every position of a game, policies those where the part is to move. `cache` is a folder, empty: nothing is
/// kept. Progress counts games.
OutsideGames outsideOf(OutsideSource& source, std::span<const OutsideQuestion> questions, const std::filesystem::path& cache, jobs::JobContext& job);

/// What was heard of one source.
struct OutsideHearing {
    OutsideInfo info;
    OutsideGames games;
};

/// What a source says of a player.
struct OutsideReport {
    std::string source;
    std::string identity;
    bool isGo = false;
    strength::RankScale levels;
    std::optional<strength::RankEstimate> rank; ///< on `levels`, by likelihood, never calibrated; none where it has no levels
    std::size_t moves = 0;                      ///< with a known loss, among the first kOutsideMoves of each game
    double meanLoss = 0;                        ///< Go: points; chess: of the logarithm of the odds to win (a pawn is about 0.37)
    double medianLoss = 0;
    double lossSpread = 0;
};
/// Losses count over the first so many plies (ALGORITHMS.md 4: N_cut).
inline constexpr std::size_t kOutsideMovesGo = 100;
inline constexpr std::size_t kOutsideMovesChess = 50;

/// What the move after `ply` lost by the source's word: points, or logarithm of the odds to win; NaN where it cannot be told.
double lossBySource(std::span<const OutsidePly> plies, std::size_t ply, bool isGo);

/// Adds what a source says of one side to the numbers that features are made of (strength::OutsideNumbers): losses where it tells them of at
/// least kFewestLosses moves, levels where it has them. Losses are clipped; those before N_cut count for mean and deviation, all for the median.
void addOutside(const OutsideInfo& info, const PlayedGame& game, game::Side side, std::span<const OutsidePly> plies, strength::OutsideNumbers& into);
inline constexpr std::size_t kFewestLosses = 5;

/// Whom a profile's estimators were fitted with, as ModelDescription::other[kPlayersKey] has it under this key, and what of the words of the
/// programs at hand they understand: losses by the same program with the same settings, the same levels of the same networks.
inline constexpr const char* kAskedKey = "asked";
nlohmann::json askedJson(std::span<const OutsideInfo> asked);
struct AskedProgram {
    std::string name;
    std::string identity;
    strength::OutsideKinds kinds; ///< of what it told; none in a profile of an older version
};
std::vector<AskedProgram> askedOf(const ModelDescription& model);
strength::OutsideKinds kindsOf(const OutsideInfo& info);
strength::OutsideKinds understoodKinds(const ModelDescription& model, std::span<const OutsideInfo> asked);

/// What was said of every side of the players.
using OutsideBySide = std::map<PlayedSide, strength::OutsideNumbers>;
OutsideBySide outsideNumbers(std::span<const OutsideHearing> heard, std::span<const PlayerSides> players, std::span<const SourceGame> games);
/// What is known of nearly all sides.
strength::OutsideKinds kindsOfNearlyAll(const OutsideBySide& numbers);
/// What of that the model was fitted with, so that an estimate may rest on it.
strength::OutsideKinds usableKinds(const ModelDescription& model, std::span<const OutsideHearing> heard, const OutsideBySide& numbers);

OutsideReport outsideReportOf(const OutsideInfo& info, const PlayerSides& player, std::span<const SourceGame> games, std::span<const OutsideGame> outside);

} // namespace evenmatch::nn
