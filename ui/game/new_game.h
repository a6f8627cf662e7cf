// The settings of a new game, and its initial record.
#pragma once

#include "core/error.h"
#include "core/record/game_record.h"
#include "nn/input/played_game.h"
#include "ui/game/game_plan.h"

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
    /// A set-up position, or the start of a game, which continues at the end of its main line. If set, only the players and the plan of the
    /// values above are used.
    std::optional<record::GameRecord> begun;
};

/// Its id in games.h.
std::string gameId(const NewGame& game);
/// The kind of game that a record is of.
NewGame::Kind kindOf(const record::Setup& setup);

/// Takes board, rules, komi and handicap of another game of Go.
void takeTerms(NewGame& game, const record::Setup& setup);

/// Whether the game starts from a position that was set up, or is shuffled, and is not a handicap.
bool startsSetUp(const record::GameRecord& record);
/// Whether both sides have the same chances: no handicap, and no position that was set up.
bool startsEven(const record::GameRecord& record);

/// A new game that continues `begun`, a record without tags, with the other values of `game`.
NewGame startingFrom(NewGame game, record::GameRecord begun);
/// The game from its start to a node, where the position is `there`; only that position if stones were set up or a move was left out on the
/// way.
nn::PlayedGame gameLeadingTo(const record::GameRecord& record, record::NodeId node, const game::AnyPosition& there);
/// The same without tags, as the start of another game.
core::Result<record::GameRecord> gameUpTo(const record::GameRecord& record, record::NodeId node);

/// The user's side of a game, by the names; nothing if neither or both are the user's.
std::optional<game::Side> userSideOf(const record::GameRecord& record);
/// A game that the user continues from the end of `begun`, a record without tags, against the user's own rank, or a middle one if that is
/// unknown.
NewGame playedOn(record::GameRecord begun, game::Side user);

/// REQUIRES: values as above; a handicap only if the board supports it (go::Position::placeHandicap)
record::GameRecord makeRecord(const NewGame& game);

} // namespace evenmatch::ui
