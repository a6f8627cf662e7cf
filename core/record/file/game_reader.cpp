#include "core/record/file/game_reader.h"

#include "core/game/chess/fen.h"
#include "core/record/file/game_files.h"
#include "core/record/file/input_stream.h"
#include "core/record/file/zip_games.h"
#include "core/record/pgn/pgn_reader.h"
#include "core/record/pgn/pgn_splitter.h"
#include "core/record/pgn/pgn_writer.h"
#include "core/record/server/go_format_parts.h"
#include "core/record/server/go_formats.h"
#include "core/record/sgf/sgf_reader.h"
#include "core/record/sgf/sgf_writer.h"
#include "core/record/text/encoding.h"
#include "core/record/vocabulary/pgn_text.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace evenmatch::record {

namespace {

using core::Error;
using core::ErrorCode;
using core::Result;

constexpr std::size_t kBlock = 1 << 18;
constexpr const char* kTooLong = EVENMATCH_TEXT("Errors", "a game of more than 32 MiB");
constexpr std::size_t kLongestGame = 32u << 20; // the largest opening books in one game have a few megabytes

/// A window on a stream: it grows on demand at its end and drops used text at its front.
class Window {
public:
    explicit Window(std::unique_ptr<InputStream> input) : m_input(std::move(input)) { }

    std::string_view text() const { return std::string_view(m_buffer).substr(m_begin); }
    bool ended() const { return m_ended; }
    /// Whether the text ends early because a stop was requested.
    bool stopped() const { return m_stopped; }
    std::uint64_t line() const { return m_line; }
    const InputStream& input() const { return *m_input; }

    /// Adds a block to the text, twice as large each time in a long game, so that a caller that scans all of it after each block takes
    /// linear time. A failure of the stream ends it, and is kept for takeFailure().
    void grow()
    {
        m_buffer.erase(0, std::exchange(m_begin, 0));
        const std::size_t size = m_buffer.size();
        const std::size_t asMuchAgain = std::min(size, kLongestGame - std::min(size, kLongestGame));
        m_buffer.resize(size + std::max(asMuchAgain, blockFor(m_input->bytesTotal(), kBlock)));
        auto count = m_input->read(std::span(m_buffer).subspan(size));
        if (!count)
            m_failure = std::move(count).error();
        m_buffer.resize(size + (count ? *count : 0));
        m_ended = m_buffer.size() == size;
        m_stopped = m_failure && m_failure->code == ErrorCode::Stopped;
    }

    void drop(std::size_t size)
    {
        const auto from = m_buffer.begin() + static_cast<std::ptrdiff_t>(m_begin);
        m_line += static_cast<std::uint64_t>(std::count(from, from + static_cast<std::ptrdiff_t>(size), '\n'));
        m_begin += size;
    }

    /// Converts text that can only be decoded as a whole to UTF-8, unless it is longer than any game. REQUIRES: nothing was dropped
    void decode()
    {
        if (!isDecodedAsAWhole(m_buffer, declaredSgfCharset(m_buffer)))
            return;
        while (!m_ended && m_buffer.size() <= kLongestGame)
            grow();
        if (m_ended)
            m_buffer = decodeText(m_buffer).utf8;
    }

    std::optional<Error> takeFailure() { return std::exchange(m_failure, std::nullopt); }

private:
    std::unique_ptr<InputStream> m_input;
    std::string m_buffer;
    std::size_t m_begin = 0;
    std::uint64_t m_line = 1;
    std::optional<Error> m_failure;
    bool m_ended = false;
    bool m_stopped = false;
};

/// The common part of all readers: the window, and the places of games and problems in the file.
class WindowReader : public GameReader {
public:
    WindowReader(Window window, std::string name, ReadOptions options)
        : m_window(std::move(window)), m_name(std::move(name)), m_options(options)
    {
    }

    std::uint64_t bytesRead() const override { return m_window.input().bytesRead(); }
    std::uint64_t bytesTotal() const override { return m_window.input().bytesTotal(); }

protected:
    /// Completes a game at the window's front and removes it from the window.
    ReadGame place(ReadGame game, std::size_t size)
    {
        game.number = ++m_games;
        game.line = m_window.line();
        for (Error& problem : game.problems) {
            problem.file = m_name;
            problem.game = game.number;
            problem.line += problem.line > 0 ? game.line - 1 : 0;
        }
        if (m_options.keepText)
            game.text = m_window.text().substr(0, size);
        m_window.drop(size);
        return game;
    }

    Result<std::optional<ReadGame>> end()
    {
        auto failure = m_window.takeFailure();
        if (!failure)
            return std::optional<ReadGame>();
        failure->file = m_name;
        return std::move(*failure);
    }

    Result<std::optional<ReadGame>> stop()
    {
        m_isOver = true;
        return Error{.code = ErrorCode::Stopped, .file = m_name};
    }

    Window m_window;
    std::string m_name;
    ReadOptions m_options;
    bool m_isOver = false; ///< after a stop there are no more games

private:
    std::uint64_t m_games = 0;
};

/// Reads a format with many games per file.
struct PgnCollection {
    using Splitter = PgnSplitter;
    static constexpr std::string_view kGameStart = "\n[Event \"";
    static ReadGame read(std::string_view text, const ReadOptions& options) { return readPgnGame(text, options); }
};

struct SgfCollection {
    using Splitter = SgfSplitter;
    static constexpr std::string_view kGameStart = "\n(;";
    static ReadGame read(std::string_view text, const ReadOptions& options) { return readSgfGame(text, options); }
};

/// A position as a game of chess that starts there and has no moves.
ReadGame readFen(std::string_view text, const ReadOptions&)
{
    ReadGame game;
    const std::string_view fen = trimmed(withoutByteOrderMark(text));
    const auto position = chess::parseFen(fen);
    if (!position) {
        game.problems.push_back(looksBinary(text) ? Error{.code = ErrorCode::NotAGame} : position.error());
        game.problems.back().detail = quotation(core::describe(game.problems.back().detail));
        game.problems.back().line = 1;
        return game;
    }
    game.record.emplace();
    game.record->format = Format::Pgn;
    game.record->setup = {.game = position->chess960 ? "chess960" : "chess", .width = 8, .height = 8};
    if (fen != kUsualStartFen)
        game.record->setup.position = fen;
    if (!position->ignored.empty())
        game.problems.push_back({.code = ErrorCode::BadValue, .detail = "FEN " + position->ignored, .line = 1});
    return game;
}

bool isFen(std::string_view text) { return chess::parseFen(trimmed(withoutByteOrderMark(text))).ok(); }

/// Finds the lines that are not blank, as PgnSplitter finds games.
struct LineSplitter {
    static std::optional<PgnSplitter::Found> find(std::string_view text, bool last)
    {
        const std::size_t begin = text.find_first_not_of(" \t\r\n");
        if (begin == std::string_view::npos)
            return std::nullopt;
        const std::size_t end = text.find_first_of("\r\n", begin);
        if (end == std::string_view::npos && !last)
            return std::nullopt;
        return PgnSplitter::Found{begin, std::min(end, text.size())};
    }
};

struct FenCollection {
    using Splitter = LineSplitter;
    static constexpr std::string_view kGameStart = "\n";
    static ReadGame read(std::string_view text, const ReadOptions& options) { return readFen(text, options); }
};

/// A position, perhaps broken into lines, or a position on each line.
bool looksLikeFen(std::string_view head)
{
    if (isFen(head))
        return true;
    for (int lines = 0; lines < 2; ++lines) {
        const auto line = LineSplitter::find(head, true);
        if (!line || !isFen(head.substr(line->begin, line->end - line->begin)))
            return false;
        head.remove_prefix(line->end);
    }
    return true;
}

/// After junk, braces and words that resemble moves are probably more junk.
bool isBareChess(const GameRecord& record)
{
    return record.format == Format::Pgn && record.size() == 1 && record.tags.empty() && record.setup.position.empty();
}

template <class Collection>
class CollectionReader final : public WindowReader {
public:
    using WindowReader::WindowReader;

    Result<std::optional<ReadGame>> next() override
    {
        while (!m_isOver) {
            if (m_resuming && !resume())
                return end();
            if (m_window.stopped())
                return stop();
            if (const auto found = m_splitter.find(m_window.text(), m_window.ended())) {
                m_window.drop(found->begin);
                const std::size_t size = found->end - found->begin;
                ReadGame game = Collection::read(m_window.text().substr(0, size), m_options);
                if (wasStopped(game))
                    return stop();
                const bool isJunk
                    = game.record ? m_afterJunk && isBareChess(*game.record) : game.problems.front().code == ErrorCode::NotAGame;
                if (!std::exchange(m_afterJunk, isJunk) || !isJunk)
                    return std::optional(place(std::move(game), size));
                m_window.drop(size); // one problem for all text between two games
                continue;
            }
            if (m_window.ended())
                return end();
            if (m_window.text().size() > kLongestGame)
                return std::optional(giveUp());
            if (m_options.stop.stop_requested())
                return stop();
            m_window.grow();
        }
        return std::optional<ReadGame>();
    }

private:
    /// Reports a game without an end.
    ReadGame giveUp()
    {
        m_resuming = true;
        m_splitter = {};
        const std::string_view text = m_window.text();
        m_window.drop(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
        ReadGame game;
        game.problems.push_back({.code = ErrorCode::TooLarge, .detail = kTooLong, .line = 1});
        return place(std::move(game), 0);
    }

    /// Moves to a certain beginning of a game. False if the file ends or a stop is requested first.
    bool resume()
    {
        while (true) {
            const std::size_t start = m_window.text().find(Collection::kGameStart);
            if (start != std::string_view::npos) {
                m_window.drop(start + 1);
                m_resuming = false;
                return true;
            }
            if (m_window.ended())
                return false;
            m_window.drop(m_window.text().size() - std::min(m_window.text().size(), Collection::kGameStart.size()));
            m_window.grow();
        }
    }

    typename Collection::Splitter m_splitter;
    bool m_resuming = false;
    bool m_afterJunk = false;
};

/// A file that is one game.
class SingleGameReader final : public WindowReader {
public:
    using Read = ReadGame (*)(std::string_view, const ReadOptions&);

    SingleGameReader(Window window, std::string name, ReadOptions options, Read read)
        : WindowReader(std::move(window), std::move(name), options), m_read(read)
    {
    }

    Result<std::optional<ReadGame>> next() override
    {
        if (m_done)
            return end();
        while (!m_window.ended() && m_window.text().size() <= kLongestGame)
            m_window.grow();
        m_done = true;
        if (m_window.stopped())
            return end();
        if (!m_window.ended())
            return Error{.code = ErrorCode::TooLarge, .detail = kTooLong, .file = m_name};
        ReadGame game = m_read(m_window.text(), m_options);
        return wasStopped(game) ? stop() : std::optional(place(std::move(game), m_window.text().size()));
    }

private:
    Read m_read;
    bool m_done = false;
};

enum class FileKind { Unknown, Pgn, Sgf, Fen, Gib, Ngf, Ugi };

FileKind kindOfContent(std::string_view head)
{
    if (looksLikeFen(head))
        return FileKind::Fen;
    if (looksLikeGib(head))
        return FileKind::Gib;
    if (looksLikeUgi(head)) // before PGN: "[Header]" could be a tag
        return FileKind::Ugi;
    if (looksLikePgn(head))
        return FileKind::Pgn;
    if (looksLikeSgf(head))
        return FileKind::Sgf;
    return looksLikeNgf(head) ? FileKind::Ngf : FileKind::Unknown;
}

/// Elsewhere, text that resembles SGF follows other text and may be there by chance.
bool beginsAsSgf(std::string_view head)
{
    head = trimmed(head);
    return head.starts_with('(') || head.starts_with(';');
}

FileKind kindOfName(std::filesystem::path name)
{
    if (isPackedName(name))
        name.replace_extension();
    constexpr std::array<std::pair<std::string_view, FileKind>, 7> kEndings{{
        {".pgn", FileKind::Pgn},
        {".sgf", FileKind::Sgf},
        {".fen", FileKind::Fen},
        {".gib", FileKind::Gib},
        {".ngf", FileKind::Ngf},
        {".ugi", FileKind::Ugi},
        {".ugf", FileKind::Ugi},
    }};
    const std::string text = lowerCase(name.extension().string());
    const auto found = std::find_if(kEndings.begin(), kEndings.end(), [&](const auto& known) { return known.first == text; });
    return found == kEndings.end() ? FileKind::Unknown : found->second;
}

Window openWindow(std::unique_ptr<InputStream> input)
{
    Window window(std::move(input));
    window.grow();
    window.decode();
    return window;
}

Result<std::unique_ptr<GameReader>> openReader(std::unique_ptr<InputStream> input, std::string name, ReadOptions options)
{
    Window window = openWindow(std::move(input));
    if (window.stopped())
        return Error{.code = ErrorCode::Stopped, .file = std::move(name)};
    FileKind kind = kindOfContent(window.text());
    const bool isPerhapsSgf = kind == FileKind::Sgf && !beginsAsSgf(window.text());
    if (const FileKind named = kindOfName(name); kind == FileKind::Unknown || (isPerhapsSgf && named != FileKind::Unknown))
        kind = named;
    const auto single = [&](SingleGameReader::Read read) -> std::unique_ptr<GameReader> {
        return std::make_unique<SingleGameReader>(std::move(window), std::move(name), options, read);
    };
    switch (kind) {
    case FileKind::Pgn:
        return std::unique_ptr<GameReader>(std::make_unique<CollectionReader<PgnCollection>>(std::move(window), std::move(name), options));
    case FileKind::Sgf:
        return std::unique_ptr<GameReader>(std::make_unique<CollectionReader<SgfCollection>>(std::move(window), std::move(name), options));
    case FileKind::Fen:
        if (isFen(window.text()) || looksBinary(window.text()))
            return single(readFen);
        return std::unique_ptr<GameReader>(std::make_unique<CollectionReader<FenCollection>>(std::move(window), std::move(name), options));
    case FileKind::Gib: return single(readGib);
    case FileKind::Ngf: return single(readNgf);
    case FileKind::Ugi: return single(readUgi);
    case FileKind::Unknown: break;
    }
    Error error = window.takeFailure().value_or(Error{.code = ErrorCode::UnknownFormat});
    error.file = std::move(name);
    return error;
}

Result<std::unique_ptr<GameReader>> openZip(std::unique_ptr<ByteSource> source, std::string name, ReadOptions options)
{
    auto archive = ZipArchive::open(std::move(source));
    if (!archive) {
        Error error = std::move(archive).error();
        error.file = std::move(name);
        return error;
    }
    return readZip(*std::move(archive), std::move(name), options.stop, [options](std::unique_ptr<InputStream> packed, std::string member) {
        auto input = openInput(std::move(packed), member, options.stop);
        return input ? openReader(std::move(*input), std::move(member), options) : Result<std::unique_ptr<GameReader>>(input.error());
    });
}

} // namespace

bool wasStopped(const ReadGame& game) { return !game.problems.empty() && game.problems.back().code == ErrorCode::Stopped; }

Result<std::unique_ptr<GameReader>> openGames(const std::filesystem::path& path, ReadOptions options)
{
    if (isZipFile(path)) {
        auto source = openSource(path);
        return source ? openZip(std::move(*source), path.string(), options) : Result<std::unique_ptr<GameReader>>(source.error());
    }
    auto input = openInput(path, options.stop);
    if (!input)
        return std::move(input).error();
    return openReader(std::move(*input), path.string(), options);
}

Result<std::unique_ptr<GameReader>> readGames(std::string text, std::string_view name, ReadOptions options)
{
    if (looksLikeZip(text))
        return openZip(openSource(std::move(text)), std::string(name), options);
    return openReader(openInput(std::move(text), options.stop), std::string(name), options);
}

std::optional<Format> formatOf(std::string text)
{
    if (looksLikeZip(text))
        return std::nullopt;
    switch (kindOfContent(openWindow(openInput(std::move(text))).text())) {
    case FileKind::Pgn:
    case FileKind::Fen: return Format::Pgn;
    case FileKind::Sgf: return Format::Sgf;
    case FileKind::Gib: return Format::Gib;
    case FileKind::Ngf: return Format::Ngf;
    case FileKind::Ugi: return Format::Ugi;
    case FileKind::Unknown: break;
    }
    return std::nullopt;
}

std::string writeGame(const GameRecord& record, Format format) { return format == Format::Pgn ? writePgn(record) : writeSgf(record); }

} // namespace evenmatch::record
