// The window's library: opened, read and changed on worker threads.
#pragma once

#include "core/accounts/fetch.h"
#include "core/library/transfer/import.h"
#include "ui/engine/engine.h"
#include "ui/file/game_files.h"

#include <QStringList>

#include <concepts>
#include <deque>
#include <filesystem>
#include <mutex>
#include <optional>
#include <type_traits>

namespace evenmatch::ui {

/// A game of the window to store.
struct KeptGame {
    record::GameRecord game; ///< the game
    record::GameRecord record; ///< with all annotations and analysis
    std::optional<library::GameId> id; ///< if it is already in the library
    library::Hash128 known; ///< content of the game there when last read or written, because the id may refer to another game now
    bool analysisOnly = false; ///< the stored game itself stays unchanged. REQUIRES: id
};

/// The games of one text, and its name.
struct GamesText {
    std::string name;
    std::string text;
};

/// Lives on the GUI thread, like all its functions. Requests before the library is open wait for it.
class LibraryService final : public QObject {
    Q_OBJECT
public:
    enum class State { Opening, Ready, Failed };

    /// Starts to open (or create) the library. The engine must outlive the service.
    LibraryService(const QString& file, Engine& engine, QObject* parent = nullptr);
    /// Waits until all pending changes are written.
    ~LibraryService() override;

    const QString& file() const { return m_file; }
    State state() const { return m_state; }
    /// Why there is no library, or what was wrong with it and what was done; empty if there is no problem.
    const QString& problem() const { return m_problem; }

    /// Runs `question(Library&)`, which returns a T or a Result<T>, on a worker; `done(Result<T>)` runs on the GUI thread unless `receiver`
    /// was destroyed. Questions run one after another, and never wait for changes.
    template <class F, class Done>
    void ask(QObject* receiver, F question, Done done)
    {
        inTurn(m_questions,
            [this, receiver = QPointer<QObject>(receiver), question = std::move(question),
                done = std::move(done)]() mutable -> std::function<void()> {
                if (!receiver)
                    return {};
                const auto job = m_engine.run({}, jobs::Priority::Interactive, this, onDesk(m_reading, std::move(question)),
                    [this, receiver, done = std::move(done)](auto result) mutable {
                        endTurn(m_questions);
                        if (receiver)
                            done(std::move(result));
                    });
                return [job] { job.wait(); };
            });
    }

    /// The same for work that changes the library; on success, changed() comes before `done`.
    template <class F, class Done>
    void change(QObject* receiver, F work, Done done)
    {
        inTurn(m_changes, [this, receiver = QPointer<QObject>(receiver), work = std::move(work), done = std::move(done)]() mutable {
            const auto job = m_engine.run({}, jobs::Priority::Interactive, this, onDesk(m_writing, std::move(work)),
                [this, receiver, done = std::move(done)](auto result) mutable {
                    endTurn(m_changes);
                    if (result.ok())
                        Q_EMIT changed();
                    if (receiver)
                        done(std::move(result));
                });
            return [job] { job.wait(); };
        });
    }

    /// Runs `work(Library&, JobContext&)`, which returns a Result, on a connection of its own, for work that takes long: questions do not
    /// wait for it, and the user can stop it in the status line.
    template <class F, class Done>
    void runAside(const QString& name, jobs::Priority priority, QObject* receiver, F work, Done done)
    {
        whenOpen([this, name, priority, receiver = QPointer<QObject>(receiver), work = std::move(work), done = std::move(done)]() mutable {
            if (!receiver)
                return;
            m_engine.run(
                name, priority, receiver,
                [file = std::filesystem::path(m_file.toStdU16String()), work = std::move(work)](
                    jobs::JobContext& job) mutable -> std::invoke_result_t<F&, library::Library&, jobs::JobContext&> {
                    auto library = library::Library::open(file, {.create = false, .checkIntegrity = false});
                    if (!library)
                        return library.error();
                    return work(*library, job);
                },
                std::move(done));
        });
    }

    /// Emits changed() if another program changed the library since the last call. Cheap enough to call often.
    void lookForChanges();

    /// Imports files and folders, as a job in the status line. imported() reports the result.
    void importFiles(const QStringList& paths);
    /// Imports the games of a text (the clipboard's).
    void importText(const QString& text);
    /// Imports a few sample games.
    void importSamples();
    bool isImporting() const { return m_imports > 0; }
    /// Fetches new games of an account, as a job in the status line; one account at a time. fetched() and imported() report the result.
    /// REQUIRES: !isFetching()
    void fetchAccount(const accounts::Account& account, const accounts::Selection& selection, bool isMe);
    bool isFetching() const { return m_isFetching; }
    /// The server of the latest fetch.
    accounts::Server fetchServer() const { return m_fetchServer; }
    /// The progress, in the server's units.
    jobs::Progress fetchProgress() const { return m_fetch.isValid() ? m_fetch.progress() : jobs::Progress{}; }
    void stopFetching();

    /// Adds a game of the window, replaces its earlier state, or writes its annotations. Additions to an equal game that the library
    /// already has stay (LibraryPlace::hasOtherAdditions). `done` gets the game's place, or nothing if it could not be stored; failed()
    /// gives the reason.
    void keep(const KeptGame& game, QObject* receiver, std::function<void(std::optional<LibraryPlace>)> done);
    /// The same at once on this thread, for the end of the program. Returns whether each was stored.
    std::vector<bool> keepNow(const std::vector<KeptGame>& games);
    /// A game, and the same with its annotations.
    static core::Result<GameTexts> textsOf(library::Library& library, library::GameId id);

Q_SIGNALS:
    void stateChanged();
    /// Games, names or facts changed. Emitted several times during an import.
    void changed();
    void importStarted();
    void imported(const library::ImportReport& report);
    /// Some games of an account have arrived; more follow.
    void fetchWent(const accounts::FetchReport& sofar);
    /// The account's download is finished; failed() also reports a server's error.
    void fetched(const accounts::FetchReport& report);
    /// An error: what failed, and why.
    void failed(const QString& text);

private:
    /// A connection for one task at a time.
    struct Desk {
        std::mutex mutex;
        std::optional<library::Library> library;
    };

    template <class F>
    static auto onDesk(std::shared_ptr<Desk> desk, F work)
    {
        return [desk = std::move(desk), work = std::move(work)](jobs::JobContext&) mutable
               -> core::Result<typename jobs::detail::Unwrapped<std::invoke_result_t<F&, library::Library&>>::Type> {
            const std::lock_guard lock(desk->mutex);
            if (!desk->library)
                return core::Error{core::ErrorCode::DatabaseFailed};
            if constexpr (std::same_as<void, std::invoke_result_t<F&, library::Library&>>) {
                work(*desk->library);
                return {};
            } else {
                return work(*desk->library);
            }
        };
    }

    static core::Result<library::OpenReport> openBoth(const std::filesystem::path& path, Desk& reading, Desk& writing, bool checked);
    void open();
    void check();
    void learnPositions();
    /// Reads how often others changed the library; `tells`: emits changed() after a change.
    void readOthersChanges(bool tells);
    void opened(const core::Result<library::OpenReport>& report);
    void whenOpen(std::function<void()> task);
    /// Questions, or changes. Each starts after the previous one has finished, because those that wait for each other on the threads would
    /// leave none for other work.
    struct Turns {
        std::deque<std::function<std::function<void()>()>> waiting;
        std::function<void()> wait; ///< for the running one; empty: none
    };
    /// The work calls endTurn() when it is done; the function that `begin` returns waits for it. It returns none if there is no work.
    void inTurn(Turns& turns, std::function<std::function<void()>()> begin);
    void beginNext(Turns& turns);
    void endTurn(Turns& turns);
    void beginFetch(const accounts::Account& account, const accounts::Selection& selection, bool isMe);
    /// `told`: the report, or what was fetched before the error.
    void endFetch(const core::Result<accounts::FetchReport>& report, const accounts::FetchReport& told, accounts::Server server);
    void importTexts(const QString& job, std::vector<GamesText> sources);
    void runImport(const QString& name, std::function<core::Result<library::ImportReport>(jobs::JobContext&)> work);

    QString m_file;
    Engine& m_engine;
    State m_state = State::Opening;
    QString m_problem;
    std::optional<std::int64_t> m_othersChanges; ///< Library::othersChanges() as last reported; the window's own writing counts, too
    int m_imports = 0;
    bool m_isFetching = false;
    accounts::Server m_fetchServer = accounts::Server::Lichess;
    jobs::Job<accounts::FetchReport> m_fetch;
    std::shared_ptr<Desk> m_reading = std::make_shared<Desk>();
    std::shared_ptr<Desk> m_writing = std::make_shared<Desk>();
    std::vector<std::function<void()>> m_waiting; ///< for the library to open
    Turns m_questions;
    Turns m_changes;
};

} // namespace evenmatch::ui
