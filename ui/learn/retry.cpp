#include "ui/learn/retry.h"

#include "core/record/board/line_record.h"
#include "nn/lesson/lost_game.h"
#include "ui/text/error_text.h"

#include <filesystem>

namespace evenmatch::ui {

Retry::Retry(LibraryService& library, Engine& engine, QObject* parent) : QObject(parent), m_library(library), m_engine(engine) { }

void Retry::lostGame(library::GameId id, const std::string& family)
{
    m_engine.whenNetwork(family, this, [this, id, family, request = ++m_request](const std::shared_ptr<nn::Evaluator>& network) {
        if (request != m_request)
            return;
        if (network)
            return look(id, network);
        ++m_request; // a network that is loaded later starts nothing
        Q_EMIT failed(m_engine.problem(family));
    });
}

void Retry::look(library::GameId id, const std::shared_ptr<nn::Evaluator>& network)
{
    m_engine.run(
        tr("Finding the losing move"), jobs::Priority::Normal, this,
        [network, file = std::filesystem::path(m_library.file().toStdU16String()), id](
            jobs::JobContext& job) -> core::Result<nn::LostGame> {
            auto library = library::Library::open(file, {.create = false, .checkIntegrity = false});
            return library ? nn::lostGameIn(*library, id, *network, job) : core::Result<nn::LostGame>(library.error());
        },
        [this, request = m_request](const core::Result<nn::LostGame>& lost) {
            if (request != m_request)
                return;
            if (!lost) {
                if (lost.error().code != core::ErrorCode::Stopped)
                    Q_EMIT failed(errorText(lost.error()));
                return;
            }
            Q_EMIT playOnWanted(record::lineRecord(*lost->game.start, lost->game.moves), lost->loser);
            Q_EMIT told(tr("You play from move %1 against your rank. It is the last position before the game was lost.")
                            .arg(lost->game.numberOf(lost->game.moves.size())));
        });
}

} // namespace evenmatch::ui
