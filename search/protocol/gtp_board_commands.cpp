// The commands of GtpServer about the board, without a search.
#include "core/game/go/diagram.h"
#include "core/game/go/scoring.h"
#include "core/record/file/game_reader.h"
#include "core/record/text/text.h"
#include "nn/review/dead_stones.h"
#include "search/protocol/gtp_server.h"
#include "search/protocol/report_lines.h"
#include "search/protocol/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>

namespace evenmatch::search {

namespace {

std::string colorName(game::Side side) { return side == game::Side::First ? "black" : "white"; }

} // namespace

GtpServer::Answer GtpServer::boardSize(Words words)
{
    const auto size = numberFrom<int>(words[0]);
    if (!size || *size < go::kMinSize || *size > go::kMaxSize)
        return gtpError("unacceptable size");
    GtpGame cleared = m_game;
    cleared.clear(*size);
    if (auto done = changePlayer(m_spec, cleared); !done)
        return done.error();
    m_game = std::move(cleared);
    m_clock.newGame();
    beginGame();
    return std::string();
}

GtpServer::Answer GtpServer::clearBoard(Words)
{
    m_game.clear();
    m_clock.newGame();
    beginGame();
    return std::string();
}

GtpServer::Answer GtpServer::komi(Words words)
{
    const auto points = numberFrom<double>(words[0]);
    if (!points || !(std::abs(*points) < 1000))
        return syntaxError();
    m_game.setKomi(*points);
    return std::string();
}

GtpServer::Answer GtpServer::getKomi(Words) { return formatted("%g", m_game.board().komi()); }

GtpServer::Answer GtpServer::fixedHandicap(Words words)
{
    const auto stones = numberFrom<int>(words[0]);
    if (const auto placed = stones ? m_game.placeHandicap(*stones) : gtpError("invalid handicap"); !placed)
        return placed.error();
    return m_game.points([](int, int) { return true; });
}

/// Free handicap is placed on the usual points, if there are enough of them.
GtpServer::Answer GtpServer::placeFreeHandicap(Words words)
{
    const auto stones = numberFrom<int>(words[0]);
    for (int count = std::min(stones.value_or(0), 9); count >= 2; --count)
        if (m_game.placeHandicap(count))
            return m_game.points([](int, int) { return true; });
    return gtpError("invalid handicap");
}

GtpServer::Answer GtpServer::setFreeHandicap(Words words) { return done(m_game.setHandicap({words.begin(), words.end()})); }

GtpServer::Answer GtpServer::play(Words words)
{
    const auto side = sideFrom(words[0]);
    if (!side)
        return syntaxError();
    return record::lowerCase(words[1]) == "resign" ? std::string() : done(m_game.play(*side, words[1]));
}

GtpServer::Answer GtpServer::undo(Words) { return done(m_game.undo()); }

GtpServer::Answer GtpServer::finalScore(Words)
{
    const auto dead = nn::deadStones(m_game.beforePasses(), m_resources.evaluator.get());
    if (!dead)
        return gtpError("cannot score");
    const double margin = go::score(m_game.board(), *dead).margin;
    if (margin == 0)
        return std::string("0");
    return (margin > 0 ? "B+" : "W+") + formatted("%g", std::abs(margin));
}

/// A seki counts as alive (scoring.h).
GtpServer::Answer GtpServer::finalStatusList(Words words)
{
    const std::string status = record::lowerCase(words[0]);
    if (status != "alive" && status != "dead" && status != "seki")
        return syntaxError();
    const auto proposed = nn::deadStones(m_game.beforePasses(), m_resources.evaluator.get());
    if (!proposed)
        return gtpError("cannot determine status");
    const go::PointSet& dead = *proposed;
    return m_game.points(
        [&](int x, int y) { return status != "seki" && dead.contains(m_game.board().moveAt(x, y)) == (status == "dead"); });
}

GtpServer::Answer GtpServer::showBoard(Words)
{
    const go::Position& board = m_game.board();
    return "\n" + go::diagram(board) + "Rules " + std::string(board.rules().name) + ", komi " + formatted("%g", board.komi()) + ", move "
        + std::to_string(board.moveNumber()) + ", " + colorName(board.sideToMove()) + " to play";
}

GtpServer::Answer GtpServer::listStones(Words words)
{
    const auto side = sideFrom(words[0]);
    if (!side)
        return syntaxError();
    return m_game.points([&](int x, int y) { return m_game.board().colorAt(x, y) == go::colorOf(*side); });
}

/// loadsgf FILE [MOVE]: the position before that move, as in GTP.
GtpServer::Answer GtpServer::loadSgf(Words words)
{
    const auto move = words.size() > 1 ? numberFrom<int>(words[1]) : std::optional(1 << 20);
    if (!move || *move < 1)
        return syntaxError();
    // The protocol requires opening this file; a pipe or a device could block forever.
    std::error_code failed;
    if (!std::filesystem::is_regular_file(words[0], failed))
        return gtpError("cannot load file");
    const auto reader = record::openGames(words[0]);
    if (!reader)
        return gtpError("cannot load file");
    const auto read = (*reader)->next();
    GtpGame loaded = m_game;
    if (!read || !*read || !(*read)->record || !loaded.load(*(*read)->record, *move - 1))
        return gtpError("cannot load file");
    if (auto done = changePlayer(m_spec, loaded); !done)
        return done.error();
    m_game = std::move(loaded);
    beginGame();
    return colorName(m_game.board().sideToMove());
}

GtpServer::Answer GtpServer::setRules(Words words)
{
    const std::string name = record::lowerCase(words[0]);
    constexpr std::array<std::string_view, 9> kKnown
        = {"japanese", "korean", "chinese", "chinese-ogs", "chinese-kgs", "aga", "new-zealand", "new_zealand", "tromp-taylor"};
    if (std::ranges::find(kKnown, name) == kKnown.end())
        return gtpError("unknown rules");
    return done(m_game.setRules(go::rulesFromText(name)));
}

GtpServer::Answer GtpServer::getRules(Words) { return std::string(m_game.board().rules().name); }

} // namespace evenmatch::search
