// Opens games that must be read first: files, pasted text, games of the library.
#pragma once

#include "ui/engine/engine.h"
#include "ui/game/game_document.h"

#include <functional>

namespace evenmatch::ui {

/// Reads on the engine's workers, so a slow file does not block the window, and puts the result on the board. The latest request wins: it
/// cancels the reading for an earlier one, as does any other game that appears on the board. Lives on the GUI thread.
class GameOpener final : public QObject {
    Q_OBJECT
public:
    /// Called when the game is on the board.
    using Opened = std::function<void()>;

    /// Both must outlive the opener.
    GameOpener(GameDocument& document, Engine& engine, QObject* parent = nullptr);
    ~GameOpener() override;

    GameDocument& document() { return m_document; }

    /// Opens the first readable file of these; GameDocument::failed() reports errors of those before it.
    void openFiles(const QStringList& paths);
    void paste(const QString& text);
    /// The same for a game from another source of text.
    void openText(const QString& text, Opened opened = {});
    /// Opens a game of the library. `wish` is newWish() of the time of the request: nothing happens if there is a newer one.
    void openFromLibrary(int wish, library::GameId id, GameTexts texts, Opened opened);
    /// The user requests another game: an earlier request is cancelled.
    int newWish();

    bool isReading() const { return m_stop != nullptr; }
    /// Cancels the reading; the current game stays.
    void cancel();

Q_SIGNALS:
    /// Reading started or ended.
    void readingChanged(bool reading);
    /// A file or a text is now on the board.
    void opened();

private:
    template <class T>
    void read(const QString& name, std::function<core::Result<T>(jobs::JobContext&)> work, std::function<void(core::Result<T>)> take);
    void readText(const QString& text, std::function<bool(core::Result<record::GameRecord>)> take, Opened done = {});
    void setStop(std::function<void()> stop);
    void listRestored();

    GameDocument& m_document;
    Engine& m_engine;
    int m_wish = 0;
    std::function<void()> m_stop; ///< stops the reading; empty: none
    std::function<void()> m_stopListing = [] {}; ///< of listRestored(), which is no request of the user
};

} // namespace evenmatch::ui
