// The list of games: its columns, and what a game's menu does with the games that are chosen.
#pragma once

#include "core/library/library.h"

#include <QByteArray>
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

    /// Whether what is listed is the trash; a game's menu then takes out of it.
    void setInTrash(bool inTrash) { m_inTrash = inTrash; }
    void setTags(std::vector<std::string> tags) { m_tags = std::move(tags); }
    /// Chooses the games again that were chosen before the list was found anew, of those that are in there, and, where games only came or
    /// went, shows the part of the list that was shown.
    void keepChoice();

    /// Writes the chosen games as they came: PGN games share a file, and so do SGF games. Where there are both, two files of that name are
    /// written, and what is there besides `path` stays.
    void exportTo(const QString& path);

Q_SIGNALS:
    void openWanted(library::GameId id);
    void playerWanted(const QString& name);
    /// A lost game is to be played on from where it was not lost yet. `family`: "go", "chess".
    void retryWanted(library::GameId id, const std::string& family);
    /// To be pushed on a stack, which makes it happen.
    void stepMade(QUndoCommand* step, bool isPutAway);
    /// What was done, or what went wrong.
    void told(const QString& text);
    void failed(const QString& text);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Where there is little room players give way, so that the result is in sight; not once the user has set their columns.
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
    void copySelected();
    void exportSelected();
    /// The texts of games of each kind, one after another; the two cannot share a file.
    struct Texts {
        QByteArray chess;
        QByteArray go;
    };
    /// Those of the chosen games.
    void readSelected(std::function<void(const Texts&)> done);
    void write(const std::vector<std::pair<QString, QByteArray>>& files);
    void showColumnsMenu(const QPoint& place);
    void addColumns(QMenu* menu);
    void showColumn(int column, bool shown);
    void bringSelectedBack();
    /// Says the text when all went well, else what went wrong.
    std::function<void(const core::Result<void>&)> teller(const QString& text);

    LibraryModel& m_model;
    LibraryService& m_library;
    bool m_inTrash = false;
    int m_playerWidth = 0; ///< of both columns, as we set it
    std::vector<std::string> m_tags; ///< of all games
    /// How the table was when the list began to be found anew.
    struct Kept {
        std::optional<library::GameId> current;
        std::vector<library::GameId> chosen;
        std::optional<library::GameId> top; ///< the first in sight; none where that is the list's first
    };
    std::optional<Kept> m_kept;
};

} // namespace evenmatch::ui
