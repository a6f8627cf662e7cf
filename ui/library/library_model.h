// The library's games that match a filter, as a table. Only visible rows are read.
#pragma once

#include "ui/library/library_service.h"

#include <QAbstractTableModel>
#include <QTimer>

#include <unordered_map>
#include <vector>

namespace evenmatch::ui {

/// The data of a row.
struct LibraryRow {
    library::GameId id = 0;
    record::GameInfo info;
    std::string game;
    int moves = 0;
    std::string file;
    std::string opening; ///< from the file, otherwise from the moves; empty: unnamed or not known yet
    QString problem; ///< the error when it was read; empty: none
};

/// Knows the numbers of all games in order, and reads rows page by page on a worker when the view needs them.
class LibraryModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Date, First, Second, Result, Moves, Game, Event, FirstRating, SecondRating, Time, Opening, kColumns };

    /// The service must outlive the model.
    explicit LibraryModel(LibraryService& library, QObject* parent = nullptr);

    void setFilter(const library::GameFilter& filter);
    const library::GameFilter& filter() const { return m_filter; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order) override;

    /// REQUIRES: 0 <= row < rowCount()
    library::GameId gameAt(int row) const { return m_ids[static_cast<std::size_t>(row)]; }
    /// -1 if the game is not in the list.
    int rowOf(library::GameId id) const;
    /// Null while it is being read.
    const LibraryRow* rowAt(int row) const;
    /// Whether the list matches the current filter.
    bool isCurrent() const { return m_current && !m_again && !m_wait.isActive(); }
    /// Whether the list is empty because all games are in the trash.
    bool isAllTrash() const { return m_isAllTrash; }
    /// Whether the latest list has another filter or order than the previous one; otherwise games were added or removed.
    bool isOtherQuestion() const { return m_otherQuestion; }

Q_SIGNALS:
    /// The list was loaded again.
    void listed();
    void failed(const core::Error& error);

private:
    using PageNumber = std::size_t;

    void find();
    void findAgain();
    struct Listed {
        std::vector<library::GameId> ids;
        std::string game; ///< like m_game
        bool isAllTrash = false;
    };
    void found(Listed list);
    void readWanted();
    void take(PageNumber page, std::vector<LibraryRow> games);
    QVariant text(const LibraryRow& row, int column) const;

    LibraryService& m_library;
    library::GameFilter m_filter;
    std::string m_game; ///< the game of all listed games: "go", "chess"; empty: both, or others
    library::SortBy m_sortBy = library::SortBy::Imported;
    bool m_descending = true;
    std::vector<library::GameId> m_ids;
    std::unordered_map<PageNumber, std::vector<LibraryRow>> m_pages; ///< an empty page is being read
    mutable std::vector<PageNumber> m_wanted; ///< the latest last; added by data()
    mutable QTimer m_readSoon;
    QTimer m_wait; ///< until a burst of changes is over
    int m_request = 0; ///< of the latest request for a list; results of older ones are dropped
    int m_list = 0; ///< of the current list; pages of older ones are dropped
    bool m_current = false;
    bool m_otherQuestion = true;
    bool m_isAllTrash = false;
    bool m_again = false; ///< the games changed after the running request was sent
};

} // namespace evenmatch::ui
