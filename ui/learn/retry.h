// Replays a lost game of the library against the user's rank, from the last position that was not lost.
#pragma once

#include "ui/engine/engine.h"
#include "ui/library/library_service.h"

#include <optional>

namespace evenmatch::ui {

/// Lives on the GUI thread.
class Retry final : public QObject {
    Q_OBJECT
public:
    /// Both must outlive it.
    Retry(LibraryService& library, Engine& engine, QObject* parent = nullptr);

    /// Finds the position in the background, as a job in the status line; only the latest requested game counts. `family`: "go", "chess".
    void lostGame(library::GameId id, const std::string& family);

Q_SIGNALS:
    /// As Exercise::playOnWanted(); `user` is the side that lost.
    void playOnWanted(const record::GameRecord& begun, std::optional<game::Side> user);
    /// A sentence about the game; follows playOnWanted().
    void told(const QString& text);
    void failed(const QString& text);

private:
    void look(library::GameId id, const std::shared_ptr<nn::Evaluator>& network);

    LibraryService& m_library;
    Engine& m_engine;
    int m_request = 0; ///< of the latest requested game; results of older ones are dropped
};

} // namespace evenmatch::ui
