// What a new game shall be, and the record it begins with.
#pragma once

#include "core/game/any_position.h"
#include "core/record/game_record.h"
#include "ui/opponent/game_plan.h"

#include <QString>

#include <optional>

namespace evenmatch::ui {

struct NewGame {
    enum class Kind { Go, Chess, Chess960 };
    Kind kind = Kind::Go;
    int size = 19; ///< Go
    QString rules = QStringLiteral("Chinese"); ///< Go, as in SGF's RU
    double komi = 7.5; ///< Go
    int handicap = 0; ///< Go: 0, or 2 to 9
    int chess960 = 518; ///< Chess960: Scharnagl's number
    QString players[2]; ///< by Side; may be empty
    GamePlan plan;
    /// Where it begins, when that is a position of another game, and how that one was set up; the values above, but for the players and the
    /// plan, do not count then.
    game::AnyPosition from;
    record::Setup fromSetup;
};

/// Its id in games.h.
std::string gameId(const NewGame& game);

/// A new game from a position of another: as `game` has it otherwise.
NewGame startingFrom(NewGame game, const record::Setup& setup, const game::AnyPosition& position);

/// Which side of a game is the user's, by the names it has; nothing where neither is, or both are.
std::optional<game::Side> userSideOf(const record::GameRecord& record);
/// A game that the user goes on with where it ends, whoever played it so far: against the user's own rank, or a middle one while nobody
/// knows it.
NewGame playedOn(const record::GameRecord& record, game::Side user);

/// Who plays, under which clock, and when: today. For a game's beginning, and for one that goes on between others.
void tagNewGame(record::GameRecord& record, const NewGame& game);

/// REQUIRES: values as above; a handicap only where the board has its points (go::Position::placeHandicap)
record::GameRecord makeRecord(const NewGame& game);

} // namespace evenmatch::ui
