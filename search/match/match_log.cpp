#include "search/match/match_log.h"

#include <sstream>

namespace evenmatch::search {

namespace {

using core::Error;
using core::ErrorCode;
using nlohmann::json;

std::string_view outcomeName(game::Outcome outcome)
{
    if (outcome == game::Outcome::Draw)
        return "draw";
    return outcome == game::Outcome::FirstWins ? "first" : "second";
}

} // namespace

json toJson(const MatchGame& game, const StartOfGame& startOf)
{
    std::string moves;
    game::AnyPosition position = startOf(game.number);
    for (const game::Move move : game.played.moves) {
        moves += (moves.empty() ? "" : " ") + position.moveText(move);
        position.play(move);
    }
    json result = {{"first", game.first}, {"second", game.second}, {"number", game.number}, {"moves", moves},
        {"opening", game.played.openingMoves}, {"outcome", outcomeName(game.played.outcome)}, {"reason", nameOf(game.played.reason)},
        {"thinking", {game.played.thinking[0].count(), game.played.thinking[1].count()}}};
    if (game.played.margin)
        result["margin"] = *game.played.margin;
    if (!game.played.problem.empty())
        result["problem"] = game.played.problem;
    return result;
}

core::Result<MatchGame> matchGameFromJson(const json& source, const StartOfGame& startOf)
{
    try {
        MatchGame game;
        game.first = source.at("first").get<std::size_t>();
        game.second = source.at("second").get<std::size_t>();
        game.number = source.at("number").get<std::uint64_t>();
        PlayedGame& played = game.played;
        game::AnyPosition position = startOf(game.number);
        std::istringstream words(source.at("moves").get<std::string>());
        for (std::string word; words >> word;) {
            const auto move = position.parseMove(word);
            if (!move)
                return Error{ErrorCode::BadValue, word};
            position.play(*move);
            played.moves.push_back(*move);
        }
        played.openingMoves = source.at("opening").get<std::size_t>();
        const auto outcome = source.at("outcome").get<std::string>();
        const auto reason = endReasonFromName(source.at("reason").get<std::string>());
        if (!reason || (outcome != "first" && outcome != "second" && outcome != "draw") || played.openingMoves > played.moves.size())
            return Error{ErrorCode::BadValue, outcome};
        played.reason = *reason;
        played.outcome = outcome == "draw" ? game::Outcome::Draw
            : outcome == "first"           ? game::Outcome::FirstWins
                                           : game::Outcome::SecondWins;
        for (std::size_t side = 0; side < 2; ++side)
            played.thinking[side] = std::chrono::milliseconds(source.at("thinking").at(side).get<std::int64_t>());
        if (source.contains("margin"))
            played.margin = source["margin"].get<double>();
        if (source.contains("problem"))
            played.problem = source["problem"].get<std::string>();
        return game;
    } catch (const json::exception& exception) {
        return Error{ErrorCode::BadValue, exception.what()};
    }
}

core::Result<MatchLog> MatchLog::open(const std::filesystem::path& path, const json& header, StartOfGame startOf)
{
    auto lines = core::JsonLines::open(path, header, "games");
    if (!lines)
        return lines.error();
    MatchLog log(*std::move(lines), std::move(startOf));
    for (std::size_t i = 0; i < log.m_lines.lines().size(); ++i) {
        auto game = matchGameFromJson(log.m_lines.lines()[i], log.m_startOf);
        if (!game)
            return log.m_lines.errorAt(i, {.code = ErrorCode::BadValue, .detail = game.error().detail});
        log.m_games.push_back(*std::move(game));
    }
    return log;
}

core::Result<void> MatchLog::append(const MatchGame& game)
{
    m_games.push_back(game);
    return m_lines.append(toJson(game, m_startOf));
}

} // namespace evenmatch::search
