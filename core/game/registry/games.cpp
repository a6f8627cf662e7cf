#include "core/game/registry/games.h"

#include "core/game/registry/visit.h"

#include <algorithm>
#include <array>

namespace evenmatch::game {

namespace {

template <int Size>
AnyPosition startOfGo()
{
    return go::Position(Size);
}

template <GamePosition P>
AnyPosition startOf()
{
    return P();
}

AnyPosition startOfChess960() { return chess::Position::chess960(518); }

constexpr std::array kKinds = {
    GameKind{"go", "Go 19×19", 19, 19, startOfGo<19>},
    GameKind{"go13", "Go 13×13", 13, 13, startOfGo<13>},
    GameKind{"go9", "Go 9×9", 9, 9, startOfGo<9>},
    GameKind{"chess", "Chess", 8, 8, startOf<chess::Position>},
    GameKind{"chess960", "Chess960", 8, 8, startOfChess960},
    GameKind{"connect4", "Connect Four", connect4::kColumns, connect4::kRows, startOf<connect4::Position>},
    GameKind{"awari", "Awari", awari::kPits, 2, startOf<awari::Position>},
    GameKind{"othello6", "Othello 6×6", 6, 6, startOf<othello::Othello6>},
    GameKind{"othello8", "Othello", 8, 8, startOf<othello::Othello8>},
};

struct IdOf {
    std::string_view operator()(const go::Position& board) const { return board.size() == 9 ? "go9" : board.size() == 13 ? "go13" : "go"; }
    std::string_view operator()(const chess::Position& board) const { return board.isChess960() ? "chess960" : "chess"; }
    std::string_view operator()(const connect4::Position&) const { return "connect4"; }
    std::string_view operator()(const awari::Position&) const { return "awari"; }
    std::string_view operator()(const othello::Othello6&) const { return "othello6"; }
    std::string_view operator()(const othello::Othello8&) const { return "othello8"; }
};

} // namespace

std::span<const GameKind> gameKinds() { return kKinds; }

const GameKind* findGame(std::string_view id)
{
    const auto kinds = gameKinds();
    const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const GameKind& kind) { return kind.id == id; });
    return found == kinds.end() ? nullptr : &*found;
}

std::string_view idOf(const AnyPosition& position) { return visit(position, IdOf()); }

} // namespace evenmatch::game
