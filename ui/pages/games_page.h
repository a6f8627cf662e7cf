// The user's games: find, import, put away, open; and beside them what they say of the user.
#pragma once

#include "ui/game_document.h"
#include "ui/library_service.h"
#include "ui/models/library_model.h"

#include <QWidget>

class QLabel;
class QMenu;
class QPushButton;
class QStackedWidget;
class QTableView;
class QVBoxLayout;

namespace evenmatch::ui {

class GamesFilterBar;
class ImportReportCard;
class Notice;

class GamesPage final : public QWidget {
    Q_OBJECT
public:
    /// Both must outlive the page.
    GamesPage(GameDocument& document, LibraryService& library, QWidget* parent = nullptr);
    ~GamesPage() override;

    LibraryModel& model() { return m_model; }
    Notice* notice() const { return m_notice; }
    /// Adds a card to those beside the table.
    void addCard(QWidget* card);

    void importFolder();
    void importFiles();
    void importClipboard();
    void focusSearch();
    /// Brings a game to the board, at `ply` moves of its main line (-1: its end).
    void open(library::GameId id, int ply = -1);

Q_SIGNALS:
    /// A game of the library came to the board.
    void opened();

private:
    QWidget* makeList();
    QWidget* makeCards();
    QTableView* makeTable();
    void refresh();
    void refreshCount();
    void showMenu(const QPoint& place);
    QMenu* makeMenu(const LibraryRow& row, const std::vector<std::string>& tags);
    void addTags(QMenu* menu, const std::vector<std::string>& own);
    void setTag(const std::string& tag, bool wanted);
    void readTags();
    std::vector<library::GameId> selected() const;
    void openCurrent();
    void putAway();
    void bringBack(std::vector<library::GameId> ids);
    void showOnlyPlayer(const std::string& name);
    void tellDone(const core::Result<void>& done, const QString& text);

    GameDocument& m_document;
    LibraryService& m_library;
    LibraryModel m_model;
    GamesFilterBar* m_filter = nullptr;
    QLabel* m_count = nullptr;
    Notice* m_notice = nullptr;
    ImportReportCard* m_report = nullptr;
    QPushButton* m_undo = nullptr;
    QPushButton* m_import = nullptr;
    QTableView* m_table = nullptr;
    QLabel* m_nothing = nullptr;
    QStackedWidget* m_stack = nullptr;
    QVBoxLayout* m_cards = nullptr;
    QWidget* m_side = nullptr; ///< holds the cards; nothing to say without games
    std::vector<library::GameId> m_lastTrashed;
    std::vector<std::string> m_tags; ///< of all games
    std::optional<library::GameId> m_kept; ///< the game that stays chosen when the list is found anew
};

} // namespace evenmatch::ui
