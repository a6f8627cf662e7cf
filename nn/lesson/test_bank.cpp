#include "nn/lesson/test_bank.h"

#include "core/draw.h"
#include "core/game/family.h"
#include "core/game/registry/games.h"
#include "core/json_text.h"
#include "core/random.h"
#include "core/whole_file.h"
#include "nn/lesson/policies.h"
#include "nn/lesson/same_moves.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

namespace evenmatch::nn {

using core::Error;
using core::ErrorCode;
using strength::GamePhase;

namespace {

std::optional<GamePhase> phaseNamed(std::string_view name)
{
    for (const GamePhase phase : strength::kGamePhases)
        if (strength::phaseName(phase) == name)
            return phase;
    return std::nullopt;
}

std::optional<BankPosition> positionFrom(const std::string& line)
try {
    const nlohmann::json json = core::parseJson(line);
    BankPosition found{.kind = json.at("game"), .game = {}};
    const game::GameKind* kind = game::findGame(found.kind);
    const auto phase = phaseNamed(json.at("phase").get<std::string>());
    if (!kind || !phase)
        return std::nullopt;
    found.phase = *phase;
    game::AnyPosition position = kind->start();
    found.game.start = std::make_shared<const game::AnyPosition>(position);
    std::istringstream words(json.at("moves").get<std::string>());
    for (std::string word; words >> word;) {
        const auto move = position.parseMove(word);
        if (!move || !position.isLegal(*move))
            return std::nullopt;
        found.game.moves.push_back(*move);
        position.play(*move);
    }
    return position.isOver() ? std::nullopt : std::optional(std::move(found));
} catch (const nlohmann::json::exception&) {
    return std::nullopt;
}

std::string lineOf(const BankPosition& bank)
{
    game::AnyPosition position = *bank.game.start;
    std::string moves;
    for (const game::Move move : bank.game.moves) {
        moves += (moves.empty() ? "" : " ") + position.moveText(move);
        position.play(move);
    }
    return core::jsonText(nlohmann::ordered_json{{"game", bank.kind}, {"phase", strength::phaseName(bank.phase)}, {"moves", moves}});
}

/// A game before its position is selected.
struct Growing {
    GameState state;
    PlayedGame game;
    std::array<double, 2> places{};
    int target = 0; ///< moves
    GamePhase wanted = GamePhase::Opening;
};

/// The number of moves before a position of a phase is selected.
int targetOf(std::string_view kind, GamePhase phase, core::Random& random)
{
    const auto between = [&](int low, int high) { return low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low))); };
    if (game::isChess(kind))
        return phase == GamePhase::Opening ? between(6, 24) : phase == GamePhase::Middle ? between(24, 56) : between(60, 90);
    const game::GameKind* board = game::findGame(kind);
    const int points = board->width * board->height;
    return phase == GamePhase::Opening ? between(points / 30, points / 7)
        : phase == GamePhase::Middle   ? between(points / 7, points * 2 / 5)
                                       : between(points * 2 / 5, points / 2);
}

class Grower {
public:
    Grower(Evaluator& evaluator, std::string_view kind, std::uint64_t seed) : m_evaluator(evaluator), m_kind(kind), m_random(seed) { }

    Growing begin(GamePhase phase)
    {
        const game::AnyPosition start = game::findGame(m_kind)->start();
        Growing growing{.state = GameState(start), .game = {std::make_shared<const game::AnyPosition>(start), {}}};
        growing.wanted = phase;
        growing.target = targetOf(m_kind, phase, m_random);
        const auto ranks = static_cast<std::uint32_t>(m_evaluator.info().scale.size());
        for (double& place : growing.places)
            place = m_random.below(ranks);
        return growing;
    }

    /// One move in every game.
    core::Result<void> step(std::vector<Growing>& games)
    {
        std::vector<Query> queries;
        for (const Growing& growing : games) {
            const auto side = static_cast<std::size_t>(growing.state.position().sideToMove());
            queries.push_back({&growing.state, RankWish::at(growing.places[side])});
        }
        std::vector<Evaluation> answers(queries.size());
        if (auto done = m_evaluator.evaluate(queries, answers); !done)
            return done;
        for (std::size_t i = 0; i < games.size(); ++i) {
            const game::Move move = answers[i].moves[core::drawn(answers[i].rankPrior(0), m_random)];
            games[i].state.play(move);
            games[i].game.moves.push_back(move);
        }
        return {};
    }

private:
    Evaluator& m_evaluator;
    std::string m_kind;
    core::Random m_random;
};

/// The same number of positions of each phase; a phase that games rarely reach leaves its places to the others.
class Shares {
public:
    explicit Shares(std::size_t positions) : m_each((positions + kPhases - 1) / kPhases), m_all(positions) { }

    /// The phase to select next.
    GamePhase next()
    {
        for (std::size_t i = 0; i < kPhases && !isOpen(m_next % kPhases); ++i)
            ++m_next;
        return strength::kGamePhases[m_next++ % kPhases];
    }
    /// Whether there is room for one more of it.
    bool take(GamePhase phase)
    {
        const auto i = static_cast<std::size_t>(phase);
        if (m_have[i] >= mostOf())
            return false;
        ++m_have[i];
        return true;
    }
    void failed(GamePhase phase) { ++m_failed[static_cast<std::size_t>(phase)]; }
    bool isHopeless() const { return isGivenUp(0) && isGivenUp(1) && isGivenUp(2); }

private:
    static constexpr std::size_t kPhases = strength::kGamePhases.size();

    bool isGivenUp(std::size_t phase) const { return m_failed[phase] > 8 + 4 * (m_have[phase] + m_each / 4); }
    std::size_t mostOf() const { return isGivenUp(0) || isGivenUp(1) || isGivenUp(2) ? m_all : m_each; }
    bool isOpen(std::size_t phase) const { return !isGivenUp(phase) && m_have[phase] < mostOf(); }

    std::size_t m_each;
    std::size_t m_all;
    std::size_t m_next = 0;
    std::array<std::size_t, kPhases> m_have{};
    std::array<std::size_t, kPhases> m_failed{};
};

bool isDone(const Growing& growing) { return static_cast<int>(growing.game.moves.size()) >= growing.target; }

/// Whether the position is suitable: of the required phase, and with a choice of moves.
bool isOfUse(const Growing& growing)
{
    constexpr std::size_t kFewestMoves = 6;
    return strength::phaseOf(growing.state.position()) == growing.wanted && growing.state.position().legalMoves().size() >= kFewestMoves;
}

} // namespace

std::filesystem::path bankBeside(const std::filesystem::path& network)
{
    return network.parent_path() / (network.stem().string() + "-test.jsonl");
}

core::Result<std::vector<BankPosition>> readBank(const std::filesystem::path& path)
{
    constexpr std::uintmax_t kMostBytes = 64u << 20;
    auto text = core::readWholeFile(path, kMostBytes);
    if (!text)
        return text.error();
    std::istringstream file(*std::move(text));
    std::vector<BankPosition> bank;
    std::uint64_t number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        if (line.empty())
            continue;
        auto found = positionFrom(line);
        if (!found)
            return Error{.code = ErrorCode::BadValue, .detail = "test position", .file = path.string(), .line = number};
        bank.push_back(*std::move(found));
    }
    return bank;
}

core::Result<void> writeBank(const std::filesystem::path& path, std::span<const BankPosition> bank)
{
    std::string text;
    for (const BankPosition& position : bank)
        text += lineOf(position) + '\n';
    return core::writeWholeFile(path, text);
}

core::Result<std::vector<BankPosition>> makeBank(
    Evaluator& evaluator, std::string_view kind, std::size_t positions, std::uint64_t seed, jobs::JobContext& job)
{
    if (evaluator.info().scale.empty())
        return Error{ErrorCode::NoRanks, {}, evaluator.info().name};
    if (!game::findGame(kind))
        return Error{ErrorCode::BadArgument, std::string(kind)};
    Grower grower(evaluator, kind, seed);
    std::vector<BankPosition> bank;
    Shares shares(positions);
    std::vector<Growing> games;
    while (bank.size() < positions) {
        if (job.stopRequested())
            return Error{ErrorCode::Stopped};
        while (games.size() < std::min<std::size_t>(16, 2 * (positions - bank.size())))
            games.push_back(grower.begin(shares.next()));
        if (auto done = grower.step(games); !done)
            return done.error();
        std::vector<Growing> growing;
        for (Growing& one : games) {
            const bool isOver = one.state.position().isOver();
            if (!isOver && !isDone(one)) {
                growing.push_back(std::move(one));
            } else if (isOver || !isOfUse(one)) {
                shares.failed(one.wanted);
            } else if (bank.size() < positions && shares.take(one.wanted)) {
                bank.push_back({std::string(kind), std::move(one.game), one.wanted});
            }
        }
        games = std::move(growing);
        job.report(bank.size(), positions);
        if (shares.isHopeless())
            break;
    }
    return bank;
}

core::Result<std::vector<BankPosition>> bankFor(Evaluator& evaluator, std::string_view kind, const std::filesystem::path& network,
    const std::filesystem::path& folder, jobs::JobContext& job)
{
    constexpr std::size_t kSmall = 60;
    constexpr std::uint64_t kSeed = 1;
    if (auto bundled = readBank(bankBeside(network)); bundled && !bundled->empty() && bundled->front().kind == kind)
        return bundled;
    const std::string identity = evaluator.info().hash.substr(0, 16) + (evaluator.info().exact ? "-exact" : "");
    const std::filesystem::path kept = folder / (std::string(kind) + '-' + identity + "-test.jsonl");
    if (!folder.empty())
        if (auto bank = readBank(kept); bank && !bank->empty())
            return bank;
    auto made = makeBank(evaluator, kind, kSmall, kSeed, job);
    if (!made || folder.empty())
        return made;
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    (void)writeBank(kept, *made); // if storing fails, it is made again next time
    return made;
}

std::size_t TestBank::indexOf(std::size_t item, game::Move move) const
{
    const PlayedGame& game = positions[item].game;
    const std::vector<game::Move> same = sameMoves(stateAt(game, game.moves.size()).position(), move);
    const auto found = std::ranges::find_first_of(moves[item], same);
    return static_cast<std::size_t>(found - moves[item].begin());
}

core::Result<TestBank> prepareBank(Evaluator& evaluator, std::vector<BankPosition> positions, jobs::JobContext& job)
{
    constexpr std::size_t kChunk = 16;
    TestBank bank;
    for (std::size_t begin = 0; begin < positions.size(); begin += kChunk) {
        if (job.stopRequested())
            return Error{ErrorCode::Stopped};
        job.report(begin, positions.size());
        std::vector<GameState> states;
        for (std::size_t i = begin; i < std::min(positions.size(), begin + kChunk); ++i)
            states.push_back(stateAt(positions[i].game, positions[i].game.moves.size()));
        auto seen = seeAll(evaluator, states);
        if (!seen)
            return seen.error();
        for (std::size_t i = 0; i < seen->size(); ++i) {
            lesson::RankPolicies policies = (*seen)[i].policies();
            std::vector<game::Move> moves = std::move((*seen)[i].evaluation.moves);
            joinSameMoves(states[i].position(), moves, policies);
            bank.items.push_back({.policies = std::move(policies), .source = begin + i});
            bank.moves.push_back(std::move(moves));
        }
    }
    bank.positions = std::move(positions);
    return bank;
}

} // namespace evenmatch::nn
