// A card after given moves, for tests of files with cards.
#pragma once

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/lesson/card.h"
#include "core/record/board/line_record.h"
#include "core/record/file/game_reader.h"

#include <string>
#include <vector>

namespace evenmatch::lesson {

template <class P>
Card cardAfter(P start, const std::string& game, const std::vector<std::string>& moves, const std::string& best, const std::string& played)
{
    std::vector<game::Move> line;
    P position = start;
    for (const std::string& text : moves) {
        line.push_back(*position.parseMove(text));
        position.play(line.back());
    }
    const record::GameRecord record = record::lineRecord(game::AnyPosition(start), line);
    Card card;
    card.game = game;
    card.record = record::writeGame(record, record.format);
    card.ply = static_cast<int>(moves.size());
    card.key = lesson::positionKey(game, game::AnyPosition(position));
    card.played = *position.parseMove(played);
    card.moves = {{*position.parseMove(best), 0, 0.2, 0.4, {}}, {card.played, 0.3, 0.5, 0.2, {}}};
    card.others = 0.2;
    card.rank = "1400-1599";
    card.judge = "a \"judge\" ] \\ of ours";
    return card;
}

} // namespace evenmatch::lesson
