// What a new game shall be, and the record it begins with.
#pragma once

#include "core/game/any_position.h"
#include "core/record/game_record.h"
#include "ui/opponent/game_plan.h"

#include <QString>

namespace evenmatch::ui {

struct NewGame {
    enum class Kind { Go, Chess, Chess960 };
    Kind kind = Kind::Go;
    int size = 19;              ///< Go
    QString rules = QStringLiteral("Chinese"); ///< Go, as in SGF's RU
    double komi = 7.5;          ///< Go
    int handicap = 0;           ///< Go: 0, or 2 to 9
    int chess960 = 518;         ///< Chess960: Scharnagl's number
    QString players[2];         ///< by Side; may be empty
    GamePlan plan;
    /// Where it begins, when that is a position of another game, and how that one was set up; the values above, but for the players and the
    /// plan, do not count then.
    game::AnyPosition from;
    record::Setup fromSetup;
};

/// A new game from a position of another: as `game` has it otherwise.
NewGame startingFrom(NewGame game, const record::Setup& setup, const game::AnyPosition& position);

/// REQUIRES: values as above; a handicap only where the board has its points (go::Position::placeHandicap)
record::GameRecord makeRecord(const NewGame& game);

} // namespace evenmatch::ui
