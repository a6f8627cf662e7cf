#include "ui/game_keeper.h"

namespace evenmatch::ui {

GameKeeper::GameKeeper(GameDocument& document, LibraryService& library, QObject* parent)
    : QObject(parent), m_document(document), m_library(library)
{
    connect(&document, &GameDocument::replaced, this, [this] {
        ++m_game;
        m_busy = m_again = false;
    });
    connect(&document, &GameDocument::saved, this, &GameKeeper::keep);
    connect(&document.session(), &GameSession::recordChanged, this, &GameKeeper::keepFinished);
}

void GameKeeper::keepFinished()
{
    const GameSession& session = m_document.session();
    if (session.phase() == Phase::Over && !session.result().isEmpty())
        keep();
}

void GameKeeper::keep()
{
    if (m_document.session().record().size() < 2)
        return;
    if (m_busy) {
        m_again = true;
        return;
    }
    m_busy = true;
    m_library.keep(m_document.session().record(), m_document.libraryId(), this, [this, game = m_game](std::optional<library::GameId> id) {
        if (game != m_game)
            return;
        m_busy = false;
        if (id && !m_document.libraryId())
            tellWhoPlayed();
        if (id)
            m_document.setLibraryId(id);
        if (std::exchange(m_again, false))
            keep();
    });
}

/// So that the user's rank follows from these games without a question.
void GameKeeper::tellWhoPlayed()
{
    const auto& opponent = m_document.plan().opponent;
    if (!opponent)
        return;
    const std::string name = record::gameInfo(m_document.session().record()).players[static_cast<int>(game::opponent(opponent->side))].name;
    if (name.empty())
        return;
    m_library.change(this, [name](library::Library& library) -> core::Result<void> {
        const auto player = library.playerOf(name);
        return player ? library.setMe(*player, true) : core::Result<void>(player.error());
    }, [](const core::Result<void>&) {});
}

} // namespace evenmatch::ui
