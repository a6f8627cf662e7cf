// Hints in steps: an area, candidate moves, then the move.
#pragma once

#include "ui/board/overlay.h"
#include "ui/engine/engine.h"
#include "ui/game/game_session.h"

#include <QObject>

#include <span>

namespace evenmatch::ui {

/// A hint from a search. Its move is probable for players one rank above the user, and no worse than the best by the search.
struct Hint {
    game::Move move;
    std::vector<game::Move> candidates; ///< including the move, not ordered by value
    bool isOfNextRank = false; ///< there is a rank above the user's, and the network knows its moves
};

/// Lives on the GUI thread. A hint belongs to the position in which it was requested; another position ends it.
class Hints final : public QObject {
    Q_OBJECT
public:
    enum class Step { None, Looking, Area, Candidates, Move };

    /// Both must outlive it.
    Hints(GameSession& session, Engine& engine, QObject* parent = nullptr);

    Step step() const { return m_step; }
    /// The first or the next step. `place`: the user's rank on the scale of a server's ranks, or of the network's own without a server; the
    /// hint is for one rank above.
    void more(double place, const std::string& server = {});
    void clear();
    /// Whether the board of Go is flipped: the upper left is below then.
    void setFlipped(bool flipped);
    /// The text: "Look at the upper left." Empty without a hint.
    QString words() const;
    /// Its drawing on the board.
    Overlay overlay() const;
    /// "Hint", "Show moves", "Show the move": the next step of more().
    QString nextWords() const { return nextWords(m_step); }

    /// The same for any hint and position. REQUIRES: the step is Area, Candidates or Move
    static QString words(Step step, const Hint& hint, const game::AnyPosition& position, bool isFlipped = false);
    static Overlay overlay(Step step, const Hint& hint, const game::AnyPosition& position);
    static QString nextWords(Step step);
    /// A hint for `best`, with at most two of the other moves: only those in the area of the first step, so that no step contradicts
    /// another.
    static Hint about(const game::AnyPosition& position, game::Move best, std::span<const game::Move> others);

Q_SIGNALS:
    void changed();

private:
    void ask(double place, const std::string& server);
    void found(core::Result<Hint> hint);
    static QString areaWords(const game::AnyPosition& position, game::Move move, bool isFlipped);
    static QString moveText(const game::AnyPosition& position, game::Move move);
    void setStep(Step step);

    GameSession& m_session;
    Engine& m_engine;
    Step m_step = Step::None;
    std::optional<GamePlace> m_about; ///< of the latest request
    Hint m_hint;
    QString m_problem;
    bool m_isFlipped = false;
    std::function<void()> m_stop;
    int m_request = 0;
};

} // namespace evenmatch::ui
