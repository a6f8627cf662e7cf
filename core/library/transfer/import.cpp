#include "core/library/transfer/import.h"

#include "core/library/storage/packed_text.h"
#include "core/record/file/game_files.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace evenmatch::library {

namespace {

using core::Error;
using core::ErrorCode;
using core::Result;

// One transaction writes a batch: large enough to make commits cheap, small enough to lose little and to bound memory.
constexpr std::size_t kBatchGames = 500;
constexpr std::uint64_t kBatchBytes = 4u << 20; // of texts
constexpr std::size_t kMostWaiting = 4; // batches read but not written
constexpr std::chrono::milliseconds kBatchTime{250};

struct Batch {
    std::vector<PreparedGame> games;
    std::vector<Error> failedGames;
    std::vector<Error> failedFiles;
    std::uint64_t textBytes = 0;
    std::uint64_t bytesDone = 0; ///< of all files, when the batch was full
};

/// Passes batches from the reading thread to the writing one. Either side can end it.
class BatchQueue {
public:
    /// Waits for room. False: the reader has ended.
    bool push(Batch batch)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_batches.size() < kMostWaiting || m_ended; });
        if (m_ended)
            return false;
        m_batches.push_back(std::move(batch));
        m_changed.notify_all();
        return true;
    }

    /// Nothing: the end is reached and all batches were passed on.
    std::optional<Batch> pop()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return !m_batches.empty() || m_ended; });
        if (m_batches.empty())
            return std::nullopt;
        Batch batch = std::move(m_batches.front());
        m_batches.pop_front();
        m_changed.notify_all();
        return batch;
    }

    void end()
    {
        const std::lock_guard lock(m_mutex);
        m_ended = true;
        m_changed.notify_all();
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Batch> m_batches;
    bool m_ended = false;
};

class QueueEnd {
public:
    explicit QueueEnd(BatchQueue& queue) : m_queue(queue) { }
    ~QueueEnd() { m_queue.end(); }
    QueueEnd(const QueueEnd&) = delete;
    QueueEnd& operator=(const QueueEnd&) = delete;

private:
    BatchQueue& m_queue;
};

/// The reading side: files to batches.
class Producer {
public:
    Producer(const record::GameFiles& files, const OpenReader& openReader, std::stop_token stop, BatchQueue& queue)
        : m_files(files), m_openReader(openReader), m_stop(std::move(stop)), m_queue(queue)
    {
    }

    void run() noexcept
    {
        for (const record::GameFile& file : m_files.files) {
            if (!readFile(file))
                break;
            m_bytesBefore += file.size;
            m_batch.bytesDone = m_bytesBefore;
        }
        flush();
        m_queue.end();
    }

private:
    /// False: stop. An exception ends only this file.
    bool readFile(const record::GameFile& file)
    {
        const std::string name = file.path.string();
        try {
            return readGames(file, name);
        } catch (const std::exception& exception) {
            return failFile(name, {ErrorCode::Unexpected, exception.what()});
        }
    }

    bool readGames(const record::GameFile& file, const std::string& name)
    {
        auto reader = m_openReader(file.path);
        if (!reader && reader.error().code == ErrorCode::Stopped)
            return false;
        if (!reader)
            return failFile(name, reader.error());
        for (bool empty = true; !m_stop.stop_requested(); empty = false) {
            auto next = (*reader)->next();
            if (!next && next.error().code == ErrorCode::Stopped)
                break;
            if (!next)
                return failFile(name, next.error());
            if (!next->has_value())
                return empty ? failFile(name, {core::ErrorCode::NotAGame}) : true;
            take(**next, name);
            m_batch.bytesDone = m_bytesBefore + std::min((*reader)->bytesRead(), file.size);
            if (isFull() && !flush())
                return false;
        }
        return false;
    }

    bool failFile(const std::string& name, Error error)
    {
        if (error.file.empty())
            error.file = name;
        m_batch.failedFiles.push_back(std::move(error));
        return !m_stop.stop_requested();
    }

    void take(const record::ReadGame& game, const std::string& name)
    {
        auto prepared = prepare(game, name, m_packer);
        if (!prepared) {
            m_batch.failedGames.push_back(prepared.error());
            return;
        }
        m_batch.textBytes += prepared->textSize;
        m_batch.games.push_back(std::move(*prepared));
    }

    bool isFull() const
    {
        return m_batch.games.size() + m_batch.failedGames.size() >= kBatchGames || m_batch.textBytes >= kBatchBytes
            || std::chrono::steady_clock::now() - m_batchStart >= kBatchTime;
    }

    bool flush()
    {
        Batch full = std::exchange(m_batch, {});
        m_batch.bytesDone = full.bytesDone;
        const bool wanted = m_queue.push(std::move(full));
        m_batchStart = std::chrono::steady_clock::now();
        return wanted;
    }

    const record::GameFiles& m_files;
    const OpenReader& m_openReader;
    std::stop_token m_stop;
    BatchQueue& m_queue;
    TextPacker m_packer;
    Batch m_batch;
    std::uint64_t m_bytesBefore = 0; ///< of the files before this one
    std::chrono::steady_clock::time_point m_batchStart = std::chrono::steady_clock::now();
};

void append(std::vector<Error>& list, std::vector<Error> more)
{
    for (Error& error : more)
        if (list.size() < ImportReport::kMostErrors)
            list.push_back(std::move(error));
}

/// Writes one batch in one transaction and counts the results.
Result<void> writeBatch(Library& library, Batch batch, const jobs::JobContext& context, ImportReport& report)
{
    const auto added = patiently(context, [&] { return library.addAll(batch.games); });
    if (!added)
        return added.error();
    for (std::size_t i = 0; i < added->size(); ++i) {
        if (!(*added)[i].isNew) {
            ++report.duplicates;
            continue;
        }
        ++report.imported;
        if (batch.games[i].problems.empty())
            continue;
        ++report.gamesWithProblems;
        append(report.problems, {batch.games[i].problems.front()});
    }
    report.failedGames += batch.failedGames.size();
    report.failedFiles += batch.failedFiles.size();
    append(report.failed, std::move(batch.failedGames));
    append(report.failed, std::move(batch.failedFiles));
    return {};
}

} // namespace

Result<ImportReport> importGames(
    Library& library, std::span<const std::filesystem::path> filesAndFolders, jobs::JobContext& context, const ImportOptions& options)
{
    record::GameFiles files = record::collectFiles(filesAndFolders, context.stopToken());
    ImportReport report;
    report.skipped = files.skipped;
    report.failedFiles = files.failed.size();
    append(report.failed, std::move(files.failed));
    context.report(0, files.bytes);

    const OpenReader openReader = options.openReader ? options.openReader : [&](const std::filesystem::path& path) {
        return record::openGames(path, {.stop = context.stopToken()});
    };
    BatchQueue queue;
    Producer producer(files, openReader, context.stopToken(), queue);
    const std::jthread reading([&] { producer.run(); });
    const QueueEnd end(queue); // before the thread is joined, on every return
    while (auto batch = queue.pop()) {
        const std::uint64_t bytesDone = batch->bytesDone;
        if (const auto written = writeBatch(library, std::move(*batch), context, report); !written)
            return written.error();
        context.report(bytesDone, files.bytes);
        if (options.onCommit)
            options.onCommit(report);
    }
    report.stopped = context.stopRequested();
    return report;
}

Result<ImportReport> importGames(const std::filesystem::path& libraryPath, std::span<const std::filesystem::path> filesAndFolders,
    jobs::JobContext& context, const ImportOptions& options)
{
    auto library = Library::open(libraryPath, {.checkIntegrity = false}); // the job's owner has opened and checked it
    if (!library)
        return library.error();
    return importGames(*library, filesAndFolders, context, options);
}

} // namespace evenmatch::library
