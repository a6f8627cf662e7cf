#include "search/match/match.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/jobs/thread_pool.h"
#include "core/record/file/game_reader.h"
#include "core/whole_file.h"
#include "search/match/match_log.h"

#include <algorithm>
#include <cassert>
#include <list>
#include <map>
#include <mutex>
#include <set>

namespace evenmatch::search {

namespace {

using core::Error;
using core::ErrorCode;
using strength::Sprt;
using strength::Tally;

/// A game to play.
struct Fixture {
    std::uint64_t number = 0;
    std::size_t first = 0;
    std::size_t second = 0;
    auto operator<=>(const Fixture&) const = default;
};

/// All pairs' first games, then all second ones, …, so that an interrupted match has measured all pairs equally.
std::vector<Fixture> fixturesOf(const MatchPlan& plan, std::size_t players)
{
    auto pairs = plan.pairs;
    for (std::size_t first = 0; plan.pairs.empty() && first < players; ++first)
        for (std::size_t second = first + 1; second < players; ++second)
            pairs.emplace_back(first, second);
    std::vector<Fixture> fixtures;
    for (std::uint64_t number = 0; number < plan.games; ++number)
        for (const auto& [first, second] : pairs)
            fixtures.push_back({number, first, second});
    return fixtures;
}

std::uint64_t mixed(std::initializer_list<std::uint64_t> words)
{
    std::uint64_t state = 0;
    for (const std::uint64_t word : words) {
        state ^= word;
        state = core::splitmix64(state);
    }
    return state;
}

std::uint64_t openingOf(const MatchPlan& plan, std::uint64_t number) { return plan.secondTakesBlack ? number : number / 2; }

nlohmann::json headerOf(const MatchPlan& plan, const std::vector<MatchPlayer>& players)
{
    nlohmann::json names = nlohmann::json::array();
    for (const MatchPlayer& player : players)
        names.push_back(player.name);
    const auto* chessStart = plan.start.as<chess::Position>();
    const auto* board = plan.start.as<go::Position>();
    nlohmann::json header = {{"format", "evenmatch-match 1"}, {"players", names}, {"games", plan.games}, {"seed", plan.seed},
        {"settings", plan.settings}, {"start", chessStart ? chessStart->fen() : std::to_string(plan.start.hash())},
        {"komi", board ? board->komi() : 0.0}, {"rules", board ? board->rules().name : std::string_view()},
        {"openingMoves", plan.openings.moves}, {"time", {plan.time.main.count(), plan.time.increment.count(), plan.time.perMove.count()}}};
    if (plan.secondTakesBlack)
        header["secondTakesBlack"] = true;
    if (plan.drawsChess960)
        header["drawsChess960"] = true;
    return header;
}

/// The shared state of a match's threads.
class MatchRun {
public:
    MatchRun(const MatchPlan& plan, const std::vector<MatchPlayer>& players, const MatchNetworks& networks, const jobs::JobContext& context,
        const MatchListener& listener)
        : m_plan(plan), m_players(players), m_networks(networks), m_context(context), m_listener(listener),
          m_fixtures(fixturesOf(plan, players.size()))
    {
    }

    core::Result<void> takeUp();
    core::Result<MatchResult> run();

private:
    /// The players of one thread, made when first needed. A player that meets itself has two instances.
    using Seats = std::map<std::pair<std::size_t, int>, std::unique_ptr<Player>>;

    core::Result<void> workOrHaltAll();
    void work();
    std::optional<Fixture> next();
    core::Result<MatchGame> play(const Fixture& fixture, Seats& seats);
    core::Result<Player*> seat(Seats& seats, std::size_t player, int place) const;
    void finish(core::Result<MatchGame> game);
    void judge();
    MatchResult result() const;

    const MatchPlan& m_plan;
    const std::vector<MatchPlayer>& m_players;
    const MatchNetworks& m_networks;
    const jobs::JobContext& m_context;
    const MatchListener& m_listener;
    std::vector<Fixture> m_fixtures;
    std::stop_source m_halt;

    std::mutex m_mutex; ///< guards all below
    std::size_t m_next = 0;
    std::map<Fixture, MatchGame> m_done;
    std::uint64_t m_resumed = 0;
    std::optional<MatchLog> m_log;
    std::optional<Error> m_error;
    std::uint64_t m_judged = 0; ///< consecutive games from the first that were counted
    Tally m_tally; ///< of them
    bool m_decided = false; ///< by these: the rest does not count
    Sprt::Verdict m_verdict = Sprt::Verdict::Undecided;
};

core::Result<void> MatchRun::takeUp()
{
    if (m_plan.state.empty())
        return {};
    const auto startOf = [this](std::uint64_t number) { return startOfGame(m_plan, number); };
    auto log = MatchLog::open(m_plan.state, headerOf(m_plan, m_players), startOf);
    if (!log)
        return log.error();
    m_log = *std::move(log);
    const std::set<Fixture> wanted(m_fixtures.begin(), m_fixtures.end());
    for (MatchGame game : m_log->games())
        if (const Fixture fixture{game.number, game.first, game.second}; wanted.contains(fixture)) {
            game.secondTakesBlack = m_plan.secondTakesBlack;
            m_done.emplace(fixture, std::move(game));
        }
    m_resumed = m_done.size();
    return {};
}

core::Result<MatchResult> MatchRun::run()
{
    judge();
    m_context.report(m_done.size(), m_fixtures.size());
    const std::stop_callback onStop(m_context.stopToken(), [this] { m_halt.request_stop(); });
    {
        const std::size_t threads = std::clamp<std::size_t>(m_plan.parallel, 1, std::max<std::size_t>(m_fixtures.size(), 1));
        jobs::ThreadPool pool(static_cast<unsigned>(threads));
        std::vector<jobs::Job<void>> workers;
        for (std::size_t i = 0; i < threads; ++i)
            workers.push_back(pool.submit(jobs::Priority::Normal, [this](jobs::JobContext&) { return workOrHaltAll(); }));
        for (const auto& worker : workers)
            worker.wait();
        for (const auto& worker : workers)
            if (!worker.result())
                return worker.result().error();
    }
    if (m_error)
        return *m_error;
    return result();
}

/// An exception in one thread ends the match, because the others would otherwise play on for hours in vain.
core::Result<void> MatchRun::workOrHaltAll()
{
    auto worked = jobs::withoutExceptions([this]() -> core::Result<void> {
        work();
        return {};
    });
    if (!worked)
        m_halt.request_stop();
    return worked;
}

void MatchRun::work()
{
    std::list<nn::BatchingEvaluator::Caller> callers;
    for (nn::BatchingEvaluator* batching : m_networks.batching)
        callers.emplace_back(*batching);
    Seats seats;
    while (const auto fixture = next())
        finish(play(*fixture, seats));
}

std::optional<Fixture> MatchRun::next()
{
    const std::lock_guard lock(m_mutex);
    while (m_next < m_fixtures.size() && !m_halt.stop_requested()) {
        const Fixture& fixture = m_fixtures[m_next++];
        if (!m_done.contains(fixture))
            return fixture;
    }
    return std::nullopt;
}

core::Result<Player*> MatchRun::seat(Seats& seats, std::size_t player, int place) const
{
    auto& made = seats[{player, place}];
    if (!made) {
        auto maker = m_players[player].make();
        if (!maker)
            return maker.error();
        made = *std::move(maker);
    }
    return made.get();
}

core::Result<MatchGame> MatchRun::play(const Fixture& fixture, Seats& seats)
{
    MatchGame game{fixture.first, fixture.second, fixture.number, {}, m_plan.secondTakesBlack};
    const auto first = seat(seats, fixture.first, 0);
    if (!first)
        return first.error();
    const auto second = seat(seats, fixture.second, 1);
    if (!second)
        return second.error();
    const game::AnyPosition position = startOfGame(m_plan, fixture.number);
    const std::uint64_t openingSeed = mixed({m_plan.seed, openingOf(m_plan, fixture.number)});
    auto opening = drawOpening(position, m_networks.openings, m_plan.openings, openingSeed);
    if (!opening)
        return opening.error();
    const std::uint64_t seed = mixed({m_plan.seed, fixture.first, fixture.second, fixture.number, 1});
    const GameStart start{position, *std::move(opening), m_plan.time, seed};
    std::array<Player*, 2> sides = {*first, *second};
    if (game.firstSide() == game::Side::Second)
        std::swap(sides[0], sides[1]);
    auto played = playGame(sides, start, m_plan.arbiter, m_halt.get_token());
    if (!played)
        return played.error();
    game.played = *std::move(played);
    return game;
}

void MatchRun::finish(core::Result<MatchGame> game)
{
    const std::lock_guard lock(m_mutex);
    if (!game) {
        if (game.error().code != ErrorCode::Stopped && !m_error)
            m_error = game.error();
        m_halt.request_stop();
        return;
    }
    if (m_log)
        if (auto done = m_log->append(*game); !done && !m_error) {
            m_error = done.error();
            m_halt.request_stop();
        }
    if (m_listener)
        m_listener(*game);
    const Fixture fixture{game->number, game->first, game->second};
    m_done.emplace(fixture, *std::move(game));
    m_context.report(m_done.size(), m_fixtures.size());
    judge();
}

/// Counts games in their order, not in the order in which they end, because short games must not count first.
void MatchRun::judge()
{
    if ((!m_plan.sprt && !m_plan.settled) || m_players.size() != 2 || m_decided)
        return;
    for (auto found = m_done.find({m_judged, 0, 1}); found != m_done.end(); found = m_done.find({m_judged, 0, 1})) {
        m_tally += found->second.tally();
        ++m_judged;
        if (m_plan.sprt)
            m_verdict = m_plan.sprt->judge(m_tally);
        m_decided = m_verdict != Sprt::Verdict::Undecided || (m_plan.settled && m_plan.settled(m_tally));
        if (m_decided) {
            m_halt.request_stop();
            return;
        }
    }
}

MatchResult MatchRun::result() const
{
    MatchResult result;
    for (const auto& [fixture, game] : m_done)
        if (!m_decided || fixture.number < m_judged)
            result.games.push_back(game);
    result.resumed = std::min<std::uint64_t>(m_resumed, result.games.size());
    result.stopped = !m_decided && result.games.size() < m_fixtures.size();
    if (m_plan.sprt)
        result.verdict = m_verdict;
    return result;
}

} // namespace

Tally MatchGame::tally() const
{
    if (played.outcome == game::Outcome::Draw)
        return {0, 1, 0};
    return played.outcome == game::winFor(firstSide()) ? Tally{1, 0, 0} : Tally{0, 0, 1};
}

Tally MatchResult::tally(std::size_t first, std::size_t second) const
{
    Tally sum;
    for (const MatchGame& game : games) {
        if (game.first == first && game.second == second)
            sum += game.tally();
        else if (game.first == second && game.second == first)
            sum += game.tally().reversed();
    }
    return sum;
}

std::uint64_t MatchResult::count(EndReason reason) const
{
    return static_cast<std::uint64_t>(std::ranges::count_if(games, [&](const MatchGame& game) { return game.played.reason == reason; }));
}

std::vector<game::Side> MatchGame::sidesOf(std::size_t player) const
{
    std::vector<game::Side> sides;
    if (first == player)
        sides.push_back(firstSide());
    if (second == player)
        sides.push_back(game::opponent(firstSide()));
    return sides;
}

bool MatchGame::lostBy(std::size_t player, EndReason reason) const
{
    const auto isLost = [this](game::Side side) { return played.outcome == game::winFor(game::opponent(side)); };
    return played.reason == reason && std::ranges::any_of(sidesOf(player), isLost);
}

std::uint64_t MatchResult::lost(std::size_t player, EndReason reason) const
{
    return static_cast<std::uint64_t>(std::ranges::count_if(games, [&](const MatchGame& game) { return game.lostBy(player, reason); }));
}

std::chrono::milliseconds MatchResult::longestThinking(std::size_t player) const
{
    std::chrono::milliseconds longest{0};
    for (const MatchGame& game : games)
        for (const game::Side side : game.sidesOf(player))
            longest = std::max(longest, game.played.thinking[static_cast<std::size_t>(side)]);
    return longest;
}

core::Result<MatchResult> playMatch(const MatchPlan& plan, const std::vector<MatchPlayer>& players, const MatchNetworks& networks,
    const jobs::JobContext& context, const MatchListener& listener)
{
    assert(players.size() >= 2);
    MatchRun run(plan, players, networks, context, listener);
    if (auto done = run.takeUp(); !done)
        return done.error();
    return run.run();
}

game::AnyPosition startOfGame(const MatchPlan& plan, std::uint64_t number)
{
    constexpr std::uint64_t kStarts = 960;
    if (!plan.drawsChess960)
        return plan.start;
    return chess::Position::chess960(static_cast<int>(mixed({plan.seed, openingOf(plan, number), kStarts}) % kStarts));
}

core::Result<game::AnyPosition> withHandicap(const game::AnyPosition& start, int stones)
{
    const auto* board = start.as<go::Position>();
    if (!board || stones < 1)
        return Error{ErrorCode::BadArgument, "handicap " + std::to_string(stones)};
    go::Position position = *board;
    position.setKomi(kHandicapKomi);
    if (stones == 1)
        return game::AnyPosition(position);
    if (auto placed = position.placeHandicap(stones); !placed)
        return placed.error();
    return game::AnyPosition(position);
}

core::Result<void> saveGames(
    const std::filesystem::path& path, const MatchPlan& plan, const std::vector<MatchPlayer>& players, const MatchResult& result)
{
    if (!plan.start.as<go::Position>() && !plan.start.as<chess::Position>())
        return Error{ErrorCode::CannotWrite, EVENMATCH_TEXT("Errors", "only games of Go and chess can be saved"), path.string()};
    std::string text;
    for (const MatchGame& game : result.games) {
        std::array<std::string, 2> names = {players[game.first].name, players[game.second].name};
        if (game.firstSide() == game::Side::Second)
            std::swap(names[0], names[1]);
        record::GameRecord record = toRecord({startOfGame(plan, game.number), {}, plan.time, 0}, game.played, names);
        const bool sgf = record.format == record::Format::Sgf;
        record.setTag(sgf ? "EV" : "Event", "Evenmatch match");
        record.setTag(sgf ? "RO" : "Round", std::to_string(game.number + 1));
        text += record::writeGame(record, record.format) + '\n';
    }
    return core::writeWholeFile(path, text);
}

} // namespace evenmatch::search
