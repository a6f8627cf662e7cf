// The games of the library that a filter lets through, as a table. Only what is looked at is read.
#pragma once

#include "ui/library/library_service.h"

#include <QAbstractTableModel>
#include <QTimer>

#include <unordered_map>
#include <vector>

namespace evenmatch::ui {

/// What a row shows.
struct LibraryRow {
    library::GameId id = 0;
    record::GameInfo info;
    std::string game;
    int moves = 0;
    std::string file;
    std::string opening; ///< as the file names it, else by its moves; empty: it has no name, or it is not known yet
    QString problem; ///< what was wrong with it when it was read; empty: nothing
};

/// Knows the numbers of all games in their order, and reads rows by pages on a worker as the view asks for them.
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
    /// -1 when the game is not in the list.
    int rowOf(library::GameId id) const;
    /// Null while it is being read.
    const LibraryRow* rowAt(int row) const;
    /// Whether the list is what the filter asks for, and not an older one.
    bool isCurrent() const { return m_current && !m_again && !m_wait.isActive(); }
    /// Whether what was listed last answers another filter or order than the list before; else games came or went.
    bool isOtherQuestion() const { return m_otherQuestion; }

Q_SIGNALS:
    /// The list has been found anew.
    void listed();
    void failed(const core::Error& error);

private:
    using PageNumber = std::size_t;

    void find();
    void findAgain();
    struct Listed {
        std::vector<library::GameId> ids;
        std::string game; ///< as m_game
    };
    void found(Listed list);
    void readWanted();
    void take(PageNumber page, std::vector<LibraryRow> games);
    QVariant text(const LibraryRow& row, int column) const;

    LibraryService& m_library;
    library::GameFilter m_filter;
    std::string m_game; ///< all that are listed are of it: "go", "chess"; empty: there are both, or others
    library::SortBy m_sortBy = library::SortBy::Imported;
    bool m_descending = true;
    std::vector<library::GameId> m_ids;
    std::unordered_map<PageNumber, std::vector<LibraryRow>> m_pages; ///< an empty one is on its way
    mutable std::vector<PageNumber> m_wanted; ///< the latest last; data() notes them
    mutable QTimer m_readSoon;
    QTimer m_wait; ///< until a burst of changes is over
    int m_request = 0; ///< of the newest question for a list: answers to older ones are dropped
    int m_list = 0; ///< of the list that stands: pages of older ones are dropped
    bool m_current = false;
    bool m_otherQuestion = true;
    bool m_again = false; ///< the games have changed since the question in progress was asked
};

} // namespace evenmatch::ui
