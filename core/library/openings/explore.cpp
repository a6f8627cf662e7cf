// A game contains a position if its keys (position_keys.h) contain the position's key; the next key identifies the move, because the keys
// of all legal moves are known. So only the keys of a game are read, and a few facts if it contains the position.
#include "core/game/go/position.h"
#include "core/library/library_impl.h"
#include "core/library/openings/explored.h"
#include "core/library/positions/corner_keys.h"
#include "core/library/positions/position_keys.h"
#include "core/strength/scale/ratings.h"

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace evenmatch::library {

namespace {

using core::Error;
using core::ErrorCode;
using core::Result;

constexpr std::size_t kEnded = std::numeric_limits<std::size_t>::max(); ///< the game has no next move

/// The positions that legal moves lead to, each once.
class NextMoves {
public:
    explicit NextMoves(const game::AnyPosition& position) : m_key(positionKey(position))
    {
        for (const KeyAfterMove& after : keysAfterMoves(position)) {
            const auto [known, isNew] = m_byKey.try_emplace(after.key, m_moves.size());
            if (isNew)
                m_moves.push_back({.move = after.move, .same = {}, .results = {}, .rating = {}, .lastDate = {}});
            else
                m_moves[known->second].same.push_back(after.move);
        }
    }

    std::optional<PositionKey> key() const { return m_key; }
    std::vector<ExploredMove>& moves() { return m_moves; }

    /// The move with which a game continues after the node `at`; kEnded if it ends there. Nothing if no legal move leads to the next
    /// position: the key matches by chance, or the other side moves.
    std::optional<std::size_t> after(std::string_view keys, std::size_t at) const
    {
        std::size_t next = at + 1;
        while (next < keyCount(keys) && keyAt(keys, next) == *m_key) // a pass, or a node without a move
            ++next;
        const auto move = next < keyCount(keys) ? m_byKey.find(keyAt(keys, next)) : m_byKey.end();
        if (move != m_byKey.end())
            return move->second;
        const auto pass = m_byKey.find(*m_key);
        if (next > at + 1 && pass != m_byKey.end())
            return pass->second;
        return next == keyCount(keys) ? std::optional(kEnded) : std::nullopt;
    }

private:
    std::optional<PositionKey> m_key;
    std::vector<ExploredMove> m_moves;
    std::unordered_map<PositionKey, std::size_t> m_byKey;
};

/// The same for the stones in a corner, whose colours may be exchanged in games.
class NextCornerMoves {
public:
    struct Found {
        std::size_t node = 0;
        std::size_t move = kEnded; ///< a number of moves()
        bool areColorsExchanged = false;
    };

    NextCornerMoves(const go::Position& position, int corner)
    {
        for (const bool exchanged : {false, true}) {
            Colors& colors = m_colors[exchanged ? 1 : 0];
            colors.key = cornerKey(position, corner, exchanged);
            for (const KeyAfterMove& after : cornerKeysAfterMoves(position, corner, exchanged)) {
                const auto same = std::ranges::find(m_moves, after.move, &ExploredMove::move);
                if (exchanged) {
                    if (same != m_moves.end())
                        colors.moves.try_emplace(after.key, static_cast<std::size_t>(same - m_moves.begin()));
                } else if (const auto [at, isNew] = colors.moves.try_emplace(after.key, m_moves.size()); isNew) {
                    m_moves.push_back({.move = after.move, .same = {}, .results = {}, .rating = {}, .lastDate = {}});
                } else {
                    m_moves[at->second].same.push_back(after.move);
                }
            }
        }
    }

    std::vector<ExploredMove>& moves() { return m_moves; }

    /// How a corner of a game goes on the first time that it has the stones; kEnded where the mover plays no other there next.
    std::optional<Found> in(const CornerStates& corner) const
    {
        std::optional<Found> found;
        for (const Colors& colors : m_colors) {
            const auto at = std::ranges::find(corner, colors.key, &CornerState::key);
            if (at == corner.end() || (found && found->move != kEnded)) // an empty corner has both colourings
                continue;
            const auto move = at + 1 != corner.end() ? colors.moves.find((at + 1)->key) : colors.moves.end();
            if (!found || move != colors.moves.end())
                found = {.node = static_cast<std::size_t>(at->node),
                    .move = move != colors.moves.end() ? move->second : kEnded,
                    .areColorsExchanged = &colors == &m_colors[1]};
        }
        return found;
    }

private:
    struct Colors {
        PositionKey key = 0;
        std::unordered_map<PositionKey, std::size_t> moves;
    };
    std::vector<ExploredMove> m_moves;
    std::array<Colors, 2> m_colors;
};

/// A game at the position.
struct Reached {
    GameId id = 0;
    std::size_t node = 0;
    std::size_t move = kEnded; ///< a number of the moves
    bool areColorsExchanged = false;
};

Result<std::vector<Reached>> gamesThrough(Connection& connection, const NextMoves& next, const std::stop_token& stop)
{
    std::vector<Reached> games;
    Query row = connection.query("SELECT id, keys FROM positions");
    while (row.step()) {
        const std::string_view keys = row.bytes(1);
        const auto at = findKey(keys, *next.key());
        const auto move = at ? next.after(keys, *at) : std::nullopt;
        if (move)
            games.push_back({row.integer(0), *at, *move, false});
        if (stop.stop_requested())
            return Error{ErrorCode::Stopped};
    }
    return games;
}

Result<std::vector<Reached>> cornersThrough(Connection& connection, const NextCornerMoves& next, const std::stop_token& stop)
{
    std::vector<Reached> games;
    Query row = connection.query("SELECT id, corners FROM positions WHERE corners <> ''");
    while (row.step()) {
        for (const CornerStates& corner : unpackedCorners(row.bytes(1)))
            if (const auto found = next.in(corner))
                games.push_back({row.integer(0), found->node, found->move, found->areColorsExchanged});
        if (stop.stop_requested())
            return Error{ErrorCode::Stopped};
    }
    return games;
}

game::Outcome exchanged(game::Outcome outcome)
{
    return outcome == game::Outcome::FirstWins ? game::Outcome::SecondWins
        : outcome == game::Outcome::SecondWins ? game::Outcome::FirstWins
                                               : outcome;
}

/// Files hold all kinds of texts.
bool isDate(std::string_view text)
{
    return text.size() >= 4 && text.size() <= 10 && std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || c == '-'; });
}

/// Caches ranks as numbers, because many games share few texts of ranks.
class Ratings {
public:
    explicit Ratings(bool areElo) : m_areElo(areElo) { }

    std::optional<double> of(std::string_view text)
    {
        const auto [known, isNew] = m_known.try_emplace(std::string(text));
        if (isNew)
            if (const auto rank = record::parseRank(text); rank && (rank->kind == record::Rank::Kind::Elo) == m_areElo)
                known->second = strength::ratingOf(*rank);
        return known->second;
    }

private:
    bool m_areElo;
    std::unordered_map<std::string, std::optional<double>> m_known;
};

struct Mean {
    double sum = 0;
    std::uint64_t count = 0;
};

/// Keeps the best games.
class BestGames {
public:
    explicit BestGames(std::size_t most) : m_most(most) { }

    void add(const Reached& game, double rating, std::string_view date)
    {
        const Entry entry{rating, std::string(date), game};
        const auto isKnown = [&](const Entry& known) { return known.game.id == game.id; }; // by another of its corners
        if (m_most == 0 || std::ranges::any_of(m_games, isKnown) || (m_games.size() == m_most && !better(entry, m_games.back())))
            return;
        m_games.insert(std::ranges::upper_bound(m_games, entry, better), entry);
        m_games.resize(std::min(m_games.size(), m_most));
    }

    std::vector<ExploredGame> games() const
    {
        std::vector<ExploredGame> games;
        for (const Entry& entry : m_games)
            games.push_back({entry.game.id, static_cast<int>(entry.game.node)});
        return games;
    }

private:
    struct Entry {
        double rating;
        std::string date;
        Reached game;
    };
    static bool better(const Entry& a, const Entry& b)
    {
        return std::tie(a.rating, a.date, a.game.id) > std::tie(b.rating, b.date, b.game.id);
    }

    std::size_t m_most;
    std::vector<Entry> m_games;
};

/// Goes through the games' facts and adds them up.
Result<Explored> addUp(Connection& connection, std::vector<ExploredMove>& moves, const std::vector<Reached>& games,
    const game::AnyPosition& position, const ExploreQuestion& question)
{
    Explored explored;
    Ratings ratings(position.as<go::Position>() == nullptr);
    BestGames best(question.mostGames);
    std::vector<Mean> means(moves.size());
    GameId latest = 0; // corners of a game follow each other
    for (const Reached& game : games) {
        if (question.stop.stop_requested())
            return Error{ErrorCode::Stopped};
        Query row = connection.query("SELECT outcome, first_rank, second_rank, iso_date FROM games WHERE id = ? AND trashed_at IS NULL");
        if (!row.bind(game.id).step())
            continue;
        const auto code = row.integer(0);
        const auto ended
            = code < 0 || code > static_cast<int>(game::Outcome::Draw) ? game::Outcome::None : static_cast<game::Outcome>(code);
        const game::Outcome outcome = game.areColorsExchanged ? exchanged(ended) : ended;
        const std::optional<double> both[] = {ratings.of(row.bytes(1)), ratings.of(row.bytes(2))};
        const std::string_view date = isDate(row.bytes(3)) ? row.bytes(3) : std::string_view();
        constexpr double kUnknown = -1000; // below all ranks
        best.add(game, both[0].value_or(kUnknown) + both[1].value_or(kUnknown), date);
        explored.results.add(outcome);
        explored.distinctGames += std::exchange(latest, game.id) != game.id ? 1 : 0;
        if (game.move == kEnded)
            continue;
        ExploredMove& move = moves[game.move];
        move.results.add(outcome);
        move.lastDate = std::max(move.lastDate, std::string(date));
        const game::Side mover = game.areColorsExchanged ? game::opponent(position.sideToMove()) : position.sideToMove();
        if (const auto& rating = both[static_cast<std::size_t>(mover)]) {
            means[game.move].sum += *rating;
            ++means[game.move].count;
        }
    }
    for (std::size_t i = 0; i < means.size(); ++i) {
        ExploredMove& move = moves[i];
        if (means[i].count > 0)
            move.rating = means[i].sum / static_cast<double>(means[i].count);
        if (move.results.games > 0)
            explored.moves.push_back(std::move(move));
    }
    std::ranges::stable_sort(explored.moves, std::ranges::greater(), [](const ExploredMove& move) { return move.results.games; });
    explored.games = best.games();
    return explored;
}

} // namespace

void ExploredResults::add(game::Outcome outcome)
{
    ++games;
    firstWins += outcome == game::Outcome::FirstWins ? 1 : 0;
    secondWins += outcome == game::Outcome::SecondWins ? 1 : 0;
    draws += outcome == game::Outcome::Draw ? 1 : 0;
}

Result<Explored> Library::explore(const game::AnyPosition& position, const ExploreQuestion& question)
{
    return guarded([&]() -> Result<Explored> {
        const auto ask = [&](auto&& next, Result<std::vector<Reached>> games) -> Result<Explored> {
            if (!games)
                return games.error();
            if (question.filter) {
                GameFilter filter = *question.filter;
                filter.position.reset();
                auto wanted = find(filter, {.limit = std::numeric_limits<std::uint64_t>::max()});
                if (!wanted)
                    return wanted.error();
                std::ranges::sort(*wanted);
                std::erase_if(*games, [&](const Reached& game) { return !std::ranges::binary_search(*wanted, game.id); });
            }
            return addUp(m_impl->connection, next.moves(), *games, position, question);
        };
        if (question.corner) {
            const auto* go = position.as<go::Position>();
            if (!go || go->size() != kCornersSize)
                return Explored{};
            NextCornerMoves next(*go, *question.corner);
            return ask(next, cornersThrough(m_impl->connection, next, question.stop));
        }
        NextMoves next(position);
        return next.key() ? ask(next, gamesThrough(m_impl->connection, next, question.stop)) : Explored{};
    });
}

} // namespace evenmatch::library
