// The list of games: its columns, and the menu of the selected games.
#pragma once

#include "core/library/library.h"

#include <QTableView>
#include <QUndoCommand>

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

class QMenu;

namespace evenmatch::ui {

class LibraryModel;
class LibraryService;
struct LibraryRow;

class GamesTable final : public QTableView {
    Q_OBJECT
public:
    /// Both must outlive the table.
    GamesTable(LibraryModel& model, LibraryService& library, QWidget* parent = nullptr);
    ~GamesTable() override;

    /// Whether the list is the trash; then the menu restores games.
    void setInTrash(bool inTrash) { m_inTrash = inTrash; }
    void setTags(std::vector<std::string> tags) { m_tags = std::move(tags); }
    /// Restores the selection from before the list was loaded again, and, if only games were added or removed, the scroll position.
    /// If all selected games were removed, the next one is selected.
    void keepChoice();

    /// Writes the selected games unchanged: PGN games share a file, and so do SGF games. With both kinds, two files of this name are
    /// written, and an existing file other than `path` is not overwritten.
    void exportTo(const QString& path);
    /// Copies the selected games as text; false if there are none.
    bool copySelected();

Q_SIGNALS:
    void openWanted(library::GameId id);
    void playerWanted(const QString& name);
    /// The user wants to replay a lost game. `family`: "go", "chess".
    void retryWanted(library::GameId id, const std::string& family);
    /// A step for a stack; pushing it makes the change.
    void stepMade(QUndoCommand* step, bool isPutAway);
    /// Games were deleted for good: steps that moved them cannot be undone.
    void trashEmptied();
    /// A result or an error.
    void told(const QString& text);
    void failed(const QString& text);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// In little room, the columns of players get narrower so that the result is visible; not after the user has resized columns.
    void fitPlayers();
    void noteChoice();
    std::vector<library::GameId> selected() const;
    void openCurrent();
    void retryCurrent();
    void showMenu(const QPoint& place);
    QMenu* makeMenu(const LibraryRow& row, const std::vector<std::string>& tags);
    void addTags(QMenu* menu, const std::vector<std::string>& own);
    void setTag(const std::string& tag, bool wanted);
    void putSelectedAway();
    void exportSelected();
    void showColumnsMenu(const QPoint& place);
    void addColumns(QMenu* menu);
    void showColumn(int column, bool shown);
    void bringSelectedBack();
    void askAndEmptyTrash();
    void emptyTrash();
    /// Reports the text and the games that were left out, or the error; nothing if the user stopped it.
    template <class T>
    void tellDone(const core::Result<T>& done, const QString& text);
    /// Reports the text on success, otherwise the error.
    std::function<void(const core::Result<void>&)> teller(const QString& text);

    LibraryModel& m_model;
    LibraryService& m_library;
    bool m_inTrash = false;
    int m_playerWidth = 0; ///< of both columns, as set by the program
    std::vector<std::string> m_tags; ///< of all games
    /// The state of the table before the list was loaded again.
    struct Kept {
        std::optional<library::GameId> current;
        std::vector<library::GameId> chosen;
        int next = 0; ///< the current row in a list without the chosen games
        std::optional<library::GameId> top; ///< the first visible one; none if that is the list's first
    };
    std::optional<Kept> m_kept;
};

} // namespace evenmatch::ui
