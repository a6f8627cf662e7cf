// The window's game library: opened, read and changed on worker threads.
#pragma once

#include "core/accounts/fetch.h"
#include "core/library/import.h"
#include "ui/engine/engine.h"
#include "ui/game/game_files.h"

#include <QStringList>

#include <concepts>
#include <deque>
#include <filesystem>
#include <mutex>
#include <optional>

namespace evenmatch::ui {

/// A game of the window to be stored.
struct KeptGame {
    record::GameRecord game; ///< itself
    record::GameRecord record; ///< with all that was added to it
    std::optional<library::GameId> id; ///< it is in the library already
    library::Hash128 known; ///< content of the game there, as last read or written; the id alone may name another game by now
    bool analysisOnly = false; ///< the game itself stays as it is there. REQUIRES: id
};

/// Games in one text, and what it is called.
struct GamesText {
    std::string name;
    std::string text;
};

/// Lives on the GUI thread, as all its functions do. What is asked before the library is open waits until it is.
class LibraryService final : public QObject {
    Q_OBJECT
public:
    enum class State { Opening, Ready, Failed };

    /// Begins to open (or make) the library. The engine must outlive the service.
    LibraryService(const QString& file, Engine& engine, QObject* parent = nullptr);
    /// Waits until all that was to be changed is.
    ~LibraryService() override;

    const QString& file() const { return m_file; }
    State state() const { return m_state; }
    /// Why there is no library, or what was wrong with it and what was done about it; empty when all is well.
    const QString& problem() const { return m_problem; }

    /// Runs `question(Library&)`, which returns a T or a Result<T>, on a worker; `done(Result<T>)` runs on the GUI thread unless `receiver`
    /// is gone by then. Questions run one after another, and never wait for changes.
    template <class F, class Done>
    void ask(QObject* receiver, F question, Done done)
    {
        whenOpen([this, receiver = QPointer<QObject>(receiver), question = std::move(question), done = std::move(done)]() mutable {
            if (receiver)
                m_engine.run({}, jobs::Priority::Interactive, receiver, onDesk(m_reading, std::move(question)), std::move(done));
        });
    }

    /// The same for work that changes the library; changed() comes before `done` when it went well.
    template <class F, class Done>
    void change(QObject* receiver, F work, Done done)
    {
        inTurn([this, receiver = QPointer<QObject>(receiver), work = std::move(work), done = std::move(done)]() mutable {
            const auto job = m_engine.run({}, jobs::Priority::Interactive, this, onDesk(m_writing, std::move(work)),
                [this, receiver, done = std::move(done)](auto result) mutable {
                    endTurn();
                    if (result.ok())
                        Q_EMIT changed();
                    if (receiver)
                        done(std::move(result));
                });
            return [job] { job.wait(); };
        });
    }

    /// Emits changed() if another program has changed the library since the last call. Cheap enough to call often.
    void lookForChanges();

    /// Takes files and folders in, as a job in the status line. imported() tells what came of it.
    void importFiles(const QStringList& paths);
    /// Takes in the games of a text (the clipboard's).
    void importText(const QString& text);
    /// Takes in a few games of the program's own, to look around with.
    void importSamples();
    bool isImporting() const { return m_imports > 0; }
    /// Fetches the games of an account that are not there yet, as a job in the status line; one account at a time. fetched() and imported()
    /// tell what came of it. REQUIRES: !isFetching()
    void fetchAccount(const accounts::Account& account, const accounts::Selection& selection, bool isMe);
    bool isFetching() const { return m_isFetching; }
    /// How far it is, in whatever the server counts in.
    jobs::Progress fetchProgress() const { return m_fetch.isValid() ? m_fetch.progress() : jobs::Progress{}; }
    void stopFetching();

    /// Puts a game of the window in, or in the place of the one it was, or writes what was added beside it. `done` gets the game's number,
    /// or nothing when it could not be kept; failed() says why.
    void keep(const KeptGame& game, QObject* receiver, std::function<void(std::optional<LibraryPlace>)> done);
    /// The same at once, on this thread: for the end of the program.
    void keepNow(const std::vector<KeptGame>& games);
    /// A game as it is, and with what was added to it.
    static core::Result<GameTexts> textsOf(library::Library& library, library::GameId id);

Q_SIGNALS:
    void stateChanged();
    /// Games, names or what is known of them are others than before. Comes several times while an import goes on.
    void changed();
    void importStarted();
    void imported(const library::ImportReport& report);
    /// Of an account, some games are there; more come.
    void fetchWent(const accounts::FetchReport& sofar);
    /// Nothing more comes of the account; failed() tells besides what went wrong at the server.
    void fetched(const accounts::FetchReport& report);
    /// Something could not be done: what, and why.
    void failed(const QString& text);

private:
    /// A connection that one task at a time uses.
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
    /// Asks how often others have changed the library; `tells`: says changed() where that is news.
    void readOthersChanges(bool tells);
    void opened(const core::Result<library::OpenReport>& report);
    void whenOpen(std::function<void()> task);
    /// Begins work that changes the library when the one before has ended: several that waited for one another on the threads would leave
    /// none for questions. The work calls endTurn() when its answer comes; what `begin` gives waits for it.
    void inTurn(std::function<std::function<void()>()> begin);
    void beginNext();
    void endTurn();
    void beginFetch(const accounts::Account& account, const accounts::Selection& selection, bool isMe);
    void endFetch(core::Result<accounts::FetchReport> report, accounts::Server server);
    void importTexts(const QString& job, std::vector<GamesText> sources);
    void runImport(const QString& name, std::function<core::Result<library::ImportReport>(jobs::JobContext&)> work);

    QString m_file;
    Engine& m_engine;
    State m_state = State::Opening;
    QString m_problem;
    std::optional<std::int64_t> m_othersChanges; ///< Library::othersChanges() of what was said; the window's own writing counts, too
    int m_imports = 0;
    bool m_isFetching = false;
    jobs::Job<accounts::FetchReport> m_fetch;
    std::shared_ptr<Desk> m_reading = std::make_shared<Desk>();
    std::shared_ptr<Desk> m_writing = std::make_shared<Desk>();
    std::vector<std::function<void()>> m_waiting; ///< for the library to be open
    std::deque<std::function<std::function<void()>()>> m_changes; ///< wait for their turn
    std::function<void()> m_waitForChange; ///< for the one that is under way; empty: none is
};

} // namespace evenmatch::ui
