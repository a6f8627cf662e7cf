#include "nn/data/label_parsers.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/record/board/replay.h"
#include "core/record/sgf/sgf_reader.h"
#include "nn/data/text_lines.h"

#include <algorithm>

namespace evenmatch::nn {

namespace {

/// Elo as it is; Go: 1d = 1, 1k = 0, 2k = -1, professionals above 9d.
double ratingOf(record::Rank rank)
{
    switch (rank.kind) {
    case record::Rank::Kind::Kyu: return 1 - rank.number;
    case record::Rank::Kind::Dan: return rank.number;
    case record::Rank::Kind::Pro: return 9 + rank.number / 3.0;
    case record::Rank::Kind::Elo: return rank.number;
    }
    return 0;
}

void setRank(LabelledSide& side, std::string_view text, const strength::RankScale& scale)
{
    const auto rank = record::parseRank(text);
    const auto group = scale.find(text);
    if (group)
        side.rank = static_cast<int>(*group);
    if (rank || group)
        side.rating = rank ? ratingOf(*rank) : -static_cast<double>(*group); // rungs of a ladder have names only
}

/// "B+13.5" → 13.5 for Black; nothing for resignation, time, forfeit.
double leadOf(std::string_view result)
{
    if (result == "0" || result == "Draw" || result == "Jigo")
        return 0;
    if (result.size() < 3 || result[1] != '+' || result[2] < '0' || result[2] > '9')
        return std::numeric_limits<double>::quiet_NaN();
    const double points = numberOf<double>(result.substr(2));
    return result[0] == 'B' ? points : -points;
}

int stonesOn(const go::Position& board)
{
    int stones = 0;
    for (int y = 0; y < board.size(); ++y)
        for (int x = 0; x < board.size(); ++x)
            stones += board.colorAt(x, y) != go::Color::Empty ? 1 : 0;
    return stones;
}

double resultOf(game::Outcome outcome)
{
    switch (outcome) {
    case game::Outcome::FirstWins: return 1;
    case game::Outcome::SecondWins: return -1;
    case game::Outcome::Draw: return 0;
    case game::Outcome::None: break;
    }
    return std::numeric_limits<double>::quiet_NaN();
}

} // namespace

core::Result<LabelledGame> LabelParser::play(const record::GameRecord& record)
{
    auto played = playedGame(record);
    if (!played)
        return played.error();
    if (played->moves.empty())
        return core::Error{core::ErrorCode::NotFound, "moves"};
    auto& shared = m_starts[std::to_string(played->start->hash()) + ' ' + std::to_string(record.setup.komi.value_or(0)) + ' '
        + record.setup.rules + ' ' + std::to_string(record.setup.handicap) + record.setup.game + record.setup.position];
    if (!shared)
        shared = played->start;
    LabelledGame game{*std::move(played)};
    game.start = shared;
    const record::GameInfo info = gameInfo(record);
    game.result = resultOf(info.outcome);
    game.byTime = info.result.find("+T") != std::string::npos;
    game.handicap = record.setup.handicap >= 2 ? record.setup.handicap : 0;
    game.komi = record.setup.komi.value_or(0);
    game.year = numberOf<int>(std::string_view(info.isoDate).substr(0, 4));
    game.source = info.place;
    game.conditions = info.timeControl;
    if (const auto* const board = game.start->as<go::Position>()) {
        game.handicap = std::max(game.handicap, stonesOn(*board)); // some programs set up stones and name no handicap
        game.lead = leadOf(info.result);
    }
    for (std::size_t i = 0; i < 2; ++i)
        game.sides[i].player = info.players[i].name;
    return game;
}

core::Result<LabelledGame> LabelParser::goLine(std::string_view line, const std::string& group)
{
    const auto columns = split(line, '\t');
    if (columns.size() < 4 || (columns[0] != "B" && columns[0] != "W"))
        return core::Error{core::ErrorCode::BadValue, "columns"};
    const record::ReadGame read = record::readSgfGame(columns[3], {.validate = false, .keepText = false});
    if (!read.record)
        return read.problems.empty() ? core::Error{core::ErrorCode::NotAGame} : read.problems.front();
    auto game = play(*read.record);
    if (!game)
        return game.error();
    const std::size_t scored = columns[0] == "B" ? 0 : 1;
    const record::GameInfo info = gameInfo(*read.record);
    for (std::size_t i = 0; i < 2; ++i)
        setRank(game->sides[i], info.players[i].rank, m_scale);
    if (const auto rank = m_scale.find(group))
        game->sides[scored].rank = static_cast<int>(*rank);
    game->sides[scored].scored = game->sides[scored].rank >= 0;
    game->sides[1 - scored].human = columns[2] != "1";
    game->handicap = numberOf<int>(columns[1]);
    if (!game->sides[scored].scored)
        return core::Error{core::ErrorCode::NotFound, {EVENMATCH_TEXT("Errors", "rank %1"), {group}}};
    return game;
}

core::Result<LabelledGame> LabelParser::chessLine(std::string_view line)
{
    const std::size_t bar = line.find(" | ");
    const auto columns = split(line.substr(0, bar), ' ');
    if (bar == std::string_view::npos || columns.size() < 10)
        return core::Error{core::ErrorCode::BadValue, "columns"};
    LabelledGame game;
    auto& shared = m_starts["chess"];
    if (!shared)
        shared = std::make_shared<const game::AnyPosition>(chess::Position());
    game.start = shared;
    chess::Position position;
    for (const std::string_view text : split(line.substr(bar + 3), ' ')) {
        const auto move = position.parseUci(text);
        if (!move)
            break;
        game.moves.push_back(*move);
        position.play(*move);
    }
    for (std::size_t i = 0; i < 2; ++i) {
        LabelledSide& side = game.sides[i];
        setRank(side, columns[2 + i], m_scale);
        side.scored = side.rank >= 0 && columns[0].find(i == 0 ? 'W' : 'B') != std::string_view::npos;
        if (columns[8 + i] != "-")
            side.player = columns[8 + i];
    }
    game.result = columns[7] == "1-0" ? 1
        : columns[7] == "0-1"         ? -1
        : columns[7] == "1/2-1/2"     ? 0
                                      : std::numeric_limits<double>::quiet_NaN();
    game.year = numberOf<int>(columns[5].substr(0, 4));
    game.source = columns[6];
    game.conditions = columns[1];
    if (!game.sides[0].scored && !game.sides[1].scored)
        return core::Error{core::ErrorCode::NotFound, "rank"};
    return game;
}

core::Result<LabelledGame> LabelParser::record(const record::GameRecord& record)
{
    auto game = play(record);
    if (!game)
        return game.error();
    const record::GameInfo info = gameInfo(record);
    for (std::size_t i = 0; i < 2; ++i) {
        setRank(game->sides[i], info.players[i].rank, m_scale);
        game->sides[i].scored = game->sides[i].rank >= 0;
        if (game->source == kLadderSource) { // a rung is one player, but its games are independent samples
            game->sides[i].human = false;
            game->sides[i].player.clear();
        }
    }
    if (!game->sides[0].scored && !game->sides[1].scored)
        return core::Error{core::ErrorCode::NotFound, "rank"};
    return game;
}

} // namespace evenmatch::nn
