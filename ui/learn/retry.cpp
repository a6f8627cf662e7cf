#include "ui/learn/retry.h"

#include "core/game/family.h"
#include "core/record/game_reader.h"
#include "core/record/line_record.h"
#include "nn/lesson/lost_game.h"
#include "ui/error_text.h"

#include <filesystem>
#include <utility>

namespace evenmatch::ui {

Retry::Retry(LibraryService& library, Engine& engine, QObject* parent) : QObject(parent), m_library(library), m_engine(engine)
{
    connect(&engine, &Engine::networkChanged, this, [this](const QString& game) {
        if (m_wanted && game.toStdString() == m_family)
            look();
    });
}

void Retry::lostGame(library::GameId id, const std::string& family)
{
    m_wanted = id;
    m_family = family;
    look();
}

void Retry::look()
{
    const auto network = m_engine.network(m_family);
    if (!network) {
        if (m_engine.state(m_family) == Engine::State::Loading)
            return; // networkChanged() comes
        m_wanted.reset();
        Q_EMIT failed(m_engine.problem(m_family));
        return;
    }
    m_engine.run(
        tr("Looking where the game was lost"), jobs::Priority::Normal, this,
        [network, file = std::filesystem::path(m_library.file().toStdU16String()), id = *std::exchange(m_wanted, std::nullopt)](
            jobs::JobContext& job) -> core::Result<nn::LostGame> {
            auto library = library::Library::open(file, {.create = false, .checkIntegrity = false});
            return library ? nn::lostGameIn(*library, id, *network, job) : core::Result<nn::LostGame>(library.error());
        },
        [this, request = ++m_request, family = m_family](const core::Result<nn::LostGame>& lost) {
            if (request != m_request)
                return;
            if (!lost) {
                if (lost.error().code != core::ErrorCode::Stopped)
                    Q_EMIT failed(errorText(lost.error()));
                return;
            }
            const record::GameRecord record = record::lineRecord(*lost->game.start, lost->game.moves);
            Q_EMIT playOnWanted(QString::fromStdString(record::writeGame(record, record.format)), lost->loser);
            const std::size_t number = lost->game.moves.size() / game::movesANumber(game::familyOf(family)) + 1;
            Q_EMIT told(tr("From move %1 on, against your rank: the last at which the game was not lost yet.").arg(number));
        });
}

} // namespace evenmatch::ui
