// Dead stones at the end of a game, proposed by the strong network if there is one.
#pragma once

#include "ui/engine/engine.h"
#include "ui/game/game_session.h"

#include <QObject>

#include <optional>

namespace evenmatch::ui {

/// Lives on the GUI thread. The session proposes dead stones at once; the network's proposal replaces it when it is ready, unless the
/// players have corrected it by then.
class DeadStones final : public QObject {
    Q_OBJECT
public:
    /// Both must outlive it.
    DeadStones(GameSession& session, Engine& engine, QObject* parent = nullptr);

private:
    void follow();
    void propose(const GamePlace& about, const core::Result<go::PointSet>& dead);

    GameSession& m_session;
    Engine& m_engine;
    std::optional<GamePlace> m_about; ///< last sent to the network
    std::optional<go::PointSet> m_found; ///< its proposal there
};

} // namespace evenmatch::ui
