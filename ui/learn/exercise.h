// An exercise at a board: a card, a move to guess, a position of the rank test. The page shows its view and passes the user's actions to
// it.
#pragma once

#include "core/game/any_position.h"
#include "core/lesson/explain.h"
#include "core/lesson/rank_posterior.h"
#include "core/record/game_record.h"
#include "core/strength/scale/rank_scale.h"
#include "ui/board/overlay.h"

#include <QObject>
#include <QStringList>

#include <optional>
#include <vector>

namespace evenmatch::ui {

/// A button; the exercise handles it by its id.
struct ExerciseChoice {
    int id = 0;
    QString words;
    bool isMain = false;
    bool leaves = false; ///< ends the exercise or goes to its summary, like Escape
    bool asks = false; ///< Escape must be pressed twice, because something would be lost
    bool operator==(const ExerciseChoice&) const = default;
};

/// The view of an exercise on the page. A value.
struct ExerciseView {
    game::AnyPosition position; ///< empty while it is loading
    game::Move last = game::kNoMove;
    bool isPlayable = false; ///< the user can make a move
    std::optional<game::Side> below = {}; ///< chess: the side at the bottom; none: the side to move
    Overlay overlay;
    QString place; ///< "3 of 12"
    QString question;
    QStringList sentences;
    std::vector<ExerciseChoice> choices;
    std::vector<double> chances; ///< of ranks; empty: no distribution
    lesson::RankPosterior::Interval interval;
    strength::RankScale scale;
};

/// Lives on the GUI thread.
class Exercise : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    virtual ExerciseView view() const = 0;
    /// REQUIRES: the view allows a move, and the move is legal
    virtual void play(game::Move move) = 0;
    virtual void choose(int id) = 0;
    /// Whether pending work will change the view.
    virtual bool isBusy() const { return false; }
    /// It works in the background before the first question; leaving the page cancels it.
    virtual bool isPreparing() const { return false; }

Q_SIGNALS:
    void changed();
    void finished();
    /// The user wants to continue the game from its end, against the own rank. `user`: the user's side; none: the side to move.
    void playOnWanted(const record::GameRecord& begun, std::optional<game::Side> user);
};

/// The user's language, with moves in the game's notation.
lesson::Wording windowWording();
/// The explanation by lesson::explain() in the user's language. It reads fights, which takes tens of milliseconds in Go.
QStringList reasonWords(const lesson::Card& card, const game::AnyPosition& position, const lesson::Wording& wording);
/// The same with the reasons known.
QStringList reasonWords(
    const lesson::Card& card, const game::AnyPosition& position, const lesson::Reasons& reasons, const lesson::Wording& wording);
QString themeWords(lesson::Theme theme);
/// A line of moves as arrows (chess) or numbered stones (Go), at most `most` of them.
Overlay lineOverlay(const game::AnyPosition& position, std::span<const game::Move> line, std::size_t most);
/// In the words of My rank: "1000–1199 or weaker (1000–1399 with 92 % probability)".
QString posteriorWords(const lesson::RankPosterior& posterior, const strength::RankScale& scale);
/// Whether its interval contains more than half of the ranks, so that naming one rank would be misleading.
bool fitsMostRanks(const lesson::RankPosterior& posterior);

} // namespace evenmatch::ui
