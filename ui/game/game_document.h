// The game on the board as a document: its file, a safe copy that survives a crash, and recent files.
#pragma once

#include "core/library/content_hash.h"
#include "core/library/game_entry.h"
#include "ui/file/game_files.h"
#include "ui/file/game_list_model.h"
#include "ui/game/game_plan.h"
#include "ui/game/game_session.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>

namespace evenmatch::ui {

/// A game without its annotations.
struct GameItself {
    std::vector<game::Move> moves;
    QString result;
    record::GameDetails details; ///< players, date and place
    bool operator==(const GameItself&) const = default;
};

/// Owns the session. Nothing is lost: the game is written to `folder`/current.json, in one file with everything that belongs to it, at once
/// after a change of the game, and within a second after a change of its text. An unsaved game that is replaced moves to `folder`/kept.
class GameDocument final : public QObject {
    Q_OBJECT
public:
    explicit GameDocument(QString folder, QObject* parent = nullptr);
    ~GameDocument() override;

    GameSession& session() { return m_session; }
    const GameSession& session() const { return m_session; }
    /// The file that Save writes; empty for a game without a file.
    const QString& path() const { return m_path; }
    /// The file's name, or the game's; empty for an untouched board: no file, no names, no changes.
    QString title() const;

    /// The game on the board when the program ended, at its place then, or at its end if it goes on; false if there is none. The window
    /// waits for it, so a game larger than kMostRestored is moved to `folder`/kept instead, and failed() names the place.
    bool restore();
    static constexpr qint64 kMostRestored = 8 << 20; ///< bytes
    /// Writes pending changes now instead of within a second, and the place in the game.
    void flush();
    /// Writes as flush(). False: nothing was written, for example on a full disk, and the end of the program loses the game.
    bool isSafe();
    /// restore() for the program's start. If the last start with this game never reached startSucceeded(), the game may have caused that:
    /// it is moved to `folder`/kept instead, and failed() names the place.
    bool restoreAtStart();
    /// The window has painted the restored game, so the next start may restore it again.
    void startSucceeded();
    /// False: the current game could neither be saved nor moved aside, so it stays; failed() gives the reason.
    bool startGame(const NewGame& game);
    /// How the game is played: with its plan, otherwise by two people without a clock.
    const GamePlan& plan() const { return m_plan; }
    /// The user's result was counted for the strength of "match me".
    void markLearned();
    /// The program's current place on the rank scale; written with the next move.
    void noteSetting(double setting);
    /// Takes the games of a file from GameOpener. The first appears on the board, and `games()` lists all.
    bool open(core::Result<std::unique_ptr<GameListModel>> games, const QString& path);
    /// The games of the last opened file; null unless there are several.
    GameListModel* games() const { return m_games.get(); }
    /// The file of games(); empty for null.
    QString gamesFile() const { return m_games ? m_listed.path : QString(); }
    /// The row of games() whose game was opened last; -1: the file has changed since.
    int gameRow() const { return m_gameRow; }
    /// Lists the games of a file again, without opening one of them. `row`: the later gameRow()
    void listAgain(std::unique_ptr<GameListModel> games, int row);
    /// The file with several games, one of which restore() brought back, until it is listed again; empty: none.
    QString fileToList() const { return m_games ? QString() : m_listed.path; }
    /// The same for its games from GameOpener, at the row of that game, unless the file has changed.
    void listRestored(std::unique_ptr<GameListModel> games);
    bool openGame(int row);
    /// Takes a game from the clipboard, read by readGameText().
    bool paste(core::Result<record::GameRecord> record);
    /// The same for a game from another source of text.
    bool openText(core::Result<record::GameRecord> record);
    /// Puts a game of the library on the board, with the user's additions.
    bool openFromLibrary(library::GameId id, core::Result<LibraryGame> game);
    /// Puts a game on the board and continues it from its end: the program plays at the user's rank, or at a middle one while the rank is
    /// unknown. `user`: the user's side; by default the side to move.
    bool playOn(const record::GameRecord& begun, std::optional<game::Side> user = {});
    /// The side that the user plays or played, by the game's plan, the library or the user's name; nothing if unknown.
    std::optional<game::Side> userSide() const;
    /// The game's number in the library; nothing if it is not there.
    std::optional<library::GameId> libraryId() const { return m_inLibrary ? std::optional(m_inLibrary->id) : std::nullopt; }
    /// The content of that game when it was last in the library. REQUIRES: libraryId()
    library::Hash128 libraryHash() const { return m_inLibrary ? m_inLibrary->contentHash : library::Hash128{}; }
    /// The library contains the game as `kept`; `isSaved`: with all additions.
    void setKept(const LibraryPlace& place, const GameItself& kept, bool isSaved);
    /// The library could not store the latest additions.
    void setAdditionsUnkept() { m_areAdditionsKept = false; }
    /// Writes a game to `folder`/kept, among the recent files, and tells the user.
    core::Result<void> keepCopy(const record::GameRecord& game);
    GameItself gameItself() const { return {m_session.gameMoves(), m_session.result(), record::gameDetails(m_session.record())}; }
    /// Whether the library contains the current game; its additions are ignored.
    bool isKept() const { return m_inLibrary && m_kept == gameItself(); }
    /// REQUIRES: path is not empty
    bool save(const QString& path);
    /// The same at path(), unless another program changed the file since it was opened or saved. REQUIRES: path() is not empty
    bool saveAgain();

    QStringList recentFiles() const;

Q_SIGNALS:
    void titleChanged();
    void gamesChanged();
    /// games() changed, but the game on the board is the same.
    void gamesListed();
    /// Another game is on the board, with another plan.
    void planChanged();
    /// Another game is on the board.
    void replaced();
    /// The game of the last run is on the board.
    void restored();
    void saved();
    /// The game's text was written to the file, or could not be.
    void wordsSettled();
    /// A message for the user: what happened, where, and what to do.
    void failed(const QString& text);
    void noticed(const QString& text);
    /// Clears the error: it was seen, or belongs to a game that is being replaced.
    void failureSettled();

private:
    /// `row`: in games(), which others end.
    bool take(
        record::GameRecord record, std::optional<int> row, std::optional<std::size_t> gameMoves = {}, std::optional<game::Side> mine = {});
    bool takeText(record::GameRecord record);
    /// Whether the game is neither in a file of the user's nor in the library, with all additions.
    bool isUnsaved() const;
    bool keepUnsaved();
    QString freeKeptPath(const QString& name, const QString& suffix) const;
    void autosave();
    void bringToDisk();
    QByteArray asJson() const;
    void setPlan(const GamePlan& plan);
    bool restore(const QByteArray& json);
    bool restoreOlder();
    void setAside(const QString& why);
    void addRecent(const QString& path);
    void setPath(const QString& path);
    QString currentPath(const QString& suffix) const { return m_folder + QStringLiteral("/current") + suffix; }

    QString m_folder;
    QString m_path;
    QByteArray m_pathSum; ///< sumOf() the file when it was opened or saved
    std::optional<LibraryPlace> m_inLibrary;
    GameItself m_kept; ///< as in the library
    bool m_areAdditionsKept = true; ///< or will be
    std::optional<game::Side> m_mine; ///< by the library's data
    GameSession m_session;
    GamePlan m_plan;
    std::unique_ptr<GameListModel> m_games;
    int m_gameRow = 0;
    struct Listed {
        QString path;
        qint64 changed = 0; ///< GameFile::changed()
    };
    Listed m_listed; ///< the file of games(), also while it is to be listed again
    record::NodeId m_writtenAt = record::kRoot; ///< the current node in the file
    bool m_isWritten = true; ///< the latest autosave succeeded
    QTimer m_soon; ///< runs while text about the game is not yet in the file
    QTimer m_toDisk; ///< runs while the latest autosave may not have reached the disk
};

} // namespace evenmatch::ui
