// The source of the explored games.
#pragma once

#include "ui/library/library_service.h"

#include <memory>

namespace evenmatch::ui {

/// The user's library, or the games of a file or folder. Those are read once, as a job in the status line, into a library in the folder
/// "openings" beside the user's. It is built again if the files change, and completed if reading was interrupted. It
/// stays while the place of the files is missing.
class ExplorerSource final : public QObject {
    Q_OBJECT
public:
    /// Both must outlive it. The user's library is the default.
    ExplorerSource(LibraryService& own, Engine& engine, QObject* parent = nullptr);
    ~ExplorerSource() override;

    /// Null while the files are listed.
    LibraryService* library() const;
    bool isOwn() const { return m_path.isEmpty(); }
    /// The file or folder; empty: the user's library.
    const QString& path() const { return m_path; }
    /// Why there are no games; empty if there are some, or while they are read.
    const QString& problem() const { return m_problem; }
    void useOwn();
    void useFiles(const QString& path);

Q_SIGNALS:
    /// The games or the problem changed.
    void changed();

private:
    void open(const QString& state);
    void read(const QString& state);

    LibraryService& m_own;
    Engine& m_engine;
    QString m_path;
    QString m_problem;
    int m_request = 0; ///< of the latest choice
    std::unique_ptr<LibraryService> m_files; ///< null: the user's library is used, or the files are being listed
};

} // namespace evenmatch::ui
