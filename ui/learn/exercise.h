// Something to think about at a board: a card, a move to guess, a position of the rank test. The page shows what it says and tells it what
// the user does.
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

/// A button: what it does is the exercise's business, by its id.
struct ExerciseChoice {
    int id = 0;
    QString words;
    bool isMain = false;
    bool leaves = false; ///< ends the exercise, or goes to its last word: Escape does it, too
    bool asks = false; ///< Escape has to be pressed twice: something would be given up
};

/// What the page shows of an exercise. A value.
struct ExerciseView {
    game::AnyPosition position; ///< holds nothing while it is on its way
    game::Move last = game::kNoMove;
    bool isPlayable = false; ///< a move may be made
    std::optional<game::Side> below = {}; ///< chess: who sits below; none: who is to move
    Overlay overlay;
    QString place; ///< "3 of 12"
    QString question;
    QStringList sentences;
    std::vector<ExerciseChoice> choices;
    std::vector<double> chances; ///< of ranks; empty: no distribution is shown
    lesson::RankPosterior::Interval interval;
    strength::RankScale scale;
};

/// Lives on the GUI thread.
class Exercise : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    virtual ExerciseView view() const = 0;
    /// REQUIRES: the view is playable; the move is legal
    virtual void play(game::Move move) = 0;
    virtual void choose(int id) = 0;
    /// Whether it works on something that will change the view.
    virtual bool isBusy() const { return false; }
    /// Nothing has been asked yet, and it works behind the window: who goes elsewhere gives it up.
    virtual bool isPreparing() const { return false; }

Q_SIGNALS:
    void changed();
    void finished();
    /// The game is to be played on from its end, against the user's rank. `user`: none has whose turn it is.
    void playOnWanted(const record::GameRecord& begun, std::optional<game::Side> user);
};

/// The window's language, and moves as its players write them.
lesson::Wording windowWording();
/// Why, as lesson::explain() has it, in the window's words. It reads fights out: tens of milliseconds in Go.
QStringList reasonWords(const lesson::Card& card, const game::AnyPosition& position, const lesson::Wording& wording);
/// The same with the reasons known.
QStringList reasonWords(
    const lesson::Card& card, const game::AnyPosition& position, const lesson::Reasons& reasons, const lesson::Wording& wording);
QString themeWords(lesson::Theme theme);
/// The line of moves as arrows (chess) or numbered stones (Go), at most `most` of them.
Overlay lineOverlay(const game::AnyPosition& position, std::span<const game::Move> line, std::size_t most);
/// "1400–1599 (86 %: 1200–1399 to 1600–1799)".
QString posteriorWords(const lesson::RankPosterior& posterior, const strength::RankScale& scale);
/// Whether its interval holds more than half of the ranks: then naming the middle one would say more than is known.
bool fitsMostRanks(const lesson::RankPosterior& posterior);

} // namespace evenmatch::ui
