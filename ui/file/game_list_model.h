// The games of a file with several, read as the user scrolls.
#pragma once

#include "ui/file/game_file.h"

#include <QAbstractListModel>

#include <optional>

namespace evenmatch::ui {

class Engine;

/// A file and the games that were read from it.
struct GamesOfFile {
    std::shared_ptr<GameFile> file;
    GameFile::Page read;
};

/// Further games are read on the engine's workers, so a slow file never blocks the window.
class GameListModel final : public QAbstractListModel {
    Q_OBJECT
public:
    /// `first`: the file's first page. The engine must outlive the scrolling. REQUIRES: file is not null
    GameListModel(std::shared_ptr<GameFile> file, GameFile::Page first, Engine& engine, QObject* parent = nullptr);
    ~GameListModel() override;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;

    /// REQUIRES: 0 <= row < rowCount()
    const record::ReadGame& game(int row) const { return m_read.games[static_cast<std::size_t>(row)]; }
    /// The first row from `row` on, in steps of 1 or -1, whose game could be read; -1: none.
    int readable(int row, int step) const;
    /// The errors of the file itself so far.
    const std::vector<core::Error>& fileProblems() const { return m_read.problems; }
    /// For another model of the same file; empty while a page is being read.
    std::optional<GamesOfFile> release();
    /// When the file was last changed. REQUIRES: it was not released
    qint64 fileChanged() const { return m_file->changed(); }
    /// Whether the file contains a single game, is no archive, and has no errors.
    bool isOneWholeGame() const;

private:
    void take(core::Result<GameFile::Page> page);

    std::shared_ptr<GameFile> m_file; ///< null: released
    GameFile::Page m_read; ///< all pages so far, as one
    Engine& m_engine;
    bool m_isReading = false;
};

} // namespace evenmatch::ui
