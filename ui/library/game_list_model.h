// The games of a file with more than one, read as far as somebody scrolls.
#pragma once

#include "core/record/file/game_reader.h"

#include <QAbstractListModel>

#include <memory>
#include <vector>

namespace evenmatch::ui {

class GameListModel final : public QAbstractListModel {
    Q_OBJECT
public:
    /// REQUIRES: reader is not null
    explicit GameListModel(std::unique_ptr<record::GameReader> reader, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

    /// REQUIRES: 0 <= row < rowCount()
    const record::ReadGame& game(int row) const { return m_games[static_cast<std::size_t>(row)]; }
    /// What is wrong with the file itself; found while reading on.
    const std::vector<core::Error>& fileProblems() const { return m_problems; }

private:
    std::vector<record::ReadGame> read();

    std::unique_ptr<record::GameReader> m_reader; ///< null at the end of the file
    std::vector<record::ReadGame> m_games;
    std::vector<core::Error> m_problems;
};

} // namespace evenmatch::ui
