#include "core/strength/evidence/file_model.h"

#include "core/game/family.h"

namespace evenmatch::strength {

FileModel fileModel(std::string_view game)
{
    FileModel model{.slope = 0.78, .shareClosely = 0.54, .moves = 0.75, .results = 1.1, .opponents = 1.1};
    if (!game::isGo(game)) {
        model.firstMove = 19;
        model.closely = {.offset = 30, .game = 35};
        model.openly = {.offset = 170, .game = 170};
        return model;
    }
    // Matching on Go servers was not measured, because our collections have only games between near equals. The constants are deliberately
    // wide.
    model.elo = EloScale(game == "go" ? EloScale::Kind::FullBoard : EloScale::Kind::SmallBoard);
    model.closely = {.offset = 1.5, .game = 1.5};
    model.openly = {.offset = 3, .game = 3};
    return model;
}

} // namespace evenmatch::strength
