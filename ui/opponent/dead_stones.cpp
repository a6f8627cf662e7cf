#include "ui/opponent/dead_stones.h"

#include "nn/review/dead_stones.h"
#include "ui/opponent/state_of.h"

namespace evenmatch::ui {

DeadStones::DeadStones(GameSession& session, Engine& engine, QObject* parent) : QObject(parent), m_session(session), m_engine(engine)
{
    connect(&session, &GameSession::changed, this, &DeadStones::follow);
    connect(&engine, &Engine::networkChanged, this, [this](const QString& game) {
        if (game.toStdString() != strongNetworkOf("go"))
            return;
        m_about.reset();
        follow();
    });
}

void DeadStones::follow()
{
    if (m_session.phase() != Phase::Scoring || !m_session.goPosition()) {
        m_about.reset();
        return;
    }
    const GamePlace place = m_session.place();
    if (m_about == place) {
        if (m_found)
            m_session.proposeDead(*m_found); // after an edit, of a name for example, the session proposes its own again
        return;
    }
    const auto network = m_engine.network(strongNetworkOf("go"));
    if (!network)
        return;
    m_about = place;
    m_found.reset();
    m_engine.run(
        {}, jobs::Priority::Interactive, this,
        [network, state = stateToPlayOn(m_session)](jobs::JobContext&) { return nn::deadStones(state, network.get()); },
        [this, place](const core::Result<go::PointSet>& dead) { propose(place, dead); });
}

/// If the network cannot decide, the session's own proposal stays.
void DeadStones::propose(const GamePlace& about, const core::Result<go::PointSet>& dead)
{
    if (!dead || about != m_about || about != m_session.place() || m_session.phase() != Phase::Scoring)
        return;
    m_found = *dead;
    m_session.proposeDead(*dead);
}

} // namespace evenmatch::ui
