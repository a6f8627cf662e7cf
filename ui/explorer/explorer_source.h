// Where the games that are explored come from.
#pragma once

#include "ui/library/library_service.h"

#include <memory>

namespace evenmatch::ui {

/// The user's library, or the games of a file or folder. Those are read once, as a job in the status line, into a library of their own in
/// the folder "openings" beside the user's; it is made anew when the files have changed, and completed where reading was cut short.
class ExplorerSource final : public QObject {
    Q_OBJECT
public:
    /// Both must outlive it. The user's library is used until another is chosen.
    ExplorerSource(LibraryService& own, Engine& engine, QObject* parent = nullptr);
    ~ExplorerSource() override;

    /// Null while the files are looked at.
    LibraryService* library() const;
    bool isOwn() const { return m_path.isEmpty(); }
    /// The file or folder; empty: the user's library.
    const QString& path() const { return m_path; }
    /// Why there are no games; empty where there are, or while they are read.
    const QString& problem() const { return m_problem; }
    void useOwn();
    void useFiles(const QString& path);

Q_SIGNALS:
    /// Other games, more of them, or a problem.
    void changed();

private:
    void open(const QString& state);
    void read(const QString& state);

    LibraryService& m_own;
    Engine& m_engine;
    QString m_path;
    QString m_problem;
    int m_request = 0; ///< of the newest choice
    std::unique_ptr<LibraryService> m_files; ///< null: the user's library is used, or the files are looked at
};

} // namespace evenmatch::ui
