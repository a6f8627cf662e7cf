#include "core/library/transfer/export.h"

#include "core/game/family.h"
#include "core/library/transfer/added_text.h"
#include "core/record/pgn/pgn_splitter.h"
#include "core/record/sgf/sgf_reader.h"
#include "core/record/text/charset.h"
#include "core/record/text/encoding.h"
#include "core/record/vocabulary/sgf_syntax.h"

namespace evenmatch::library {

namespace {

/// The filter restricted to games that the format supports.
core::Result<GameFilter> narrowed(GameFilter filter, record::Format format)
{
    const std::string family = format == record::Format::Pgn ? "chess" : "go";
    if (filter.game.empty())
        filter.game = family + "*";
    const std::string wanted = filter.game.ends_with('*') ? filter.game.substr(0, filter.game.size() - 1) : filter.game;
    if (game::familyName(wanted) != family)
        return core::Error{core::ErrorCode::BadArgument,
            {format == record::Format::Pgn ? EVENMATCH_TEXT("Errors", "%1 cannot be exported as PGN")
                                           : EVENMATCH_TEXT("Errors", "%1 cannot be exported as SGF"),
                {filter.game}}};
    return filter;
}

/// Whether other programs can read the text: it is UTF-8, and does not declare another encoding. (UTF-16 is kept as UTF-8, with its
/// original CA.)
bool canGoAsItCame(std::string_view text, record::Format format)
{
    if (format != record::Format::Sgf || !record::isValidUtf8(text))
        return record::isValidUtf8(text);
    const std::string_view name = record::declaredSgfCharset(text);
    const auto declared = record::charsetNamed(name);
    if (!declared || *declared == record::Charset::Utf8)
        return true;
    if (record::isAscii(text))
        return *declared < record::Charset::Utf16 || *declared > record::Charset::Utf16Be;
    return record::decodeText(text, name).charset != "UTF-8";
}

/// Whether a reader finds the end of the text when another game follows: an incomplete game would swallow it.
template <class Splitter>
bool standsAlone(std::string_view text, std::string_view next)
{
    const std::string both = std::string(text) + "\n\n" + std::string(next);
    Splitter splitter;
    const auto found = splitter.find(both, true);
    return found && found->begin == 0 && found->end == text.size();
}

bool standsAlone(std::string_view text, record::Format format)
{
    return format == record::Format::Pgn ? standsAlone<record::PgnSplitter>(text, "1. e4 *")
                                         : standsAlone<record::SgfSplitter>(text, "(;B[aa])");
}

/// The text in UTF-8, declared as such. Nothing if that is not the same game: brackets or escapes were part of characters.
std::optional<std::string> inUtf8(std::string_view text, const record::GameRecord& record)
{
    const bool isSgf = record.format == record::Format::Sgf;
    std::string recoded = record::decodeText(text, isSgf ? record::declaredSgfCharset(text) : std::string_view()).utf8;
    if (const std::string_view declared = record::declaredSgfCharset(recoded); isSgf && declared.data())
        recoded.replace(static_cast<std::size_t>(declared.data() - recoded.data()), declared.size(), "UTF-8");
    else if (isSgf)
        recoded.insert(recoded.find_first_of("(;") + (recoded.starts_with("(;") ? 2 : 1), "CA[UTF-8]");
    auto reader = record::readGames(recoded, "", {.validate = false, .keepText = false});
    const auto game = reader ? (*reader)->next() : core::Result<std::optional<record::ReadGame>>(std::nullopt);
    const bool same = game && *game && (*game)->record && contentHash(*(*game)->record) == contentHash(record);
    return same ? std::optional(std::move(recoded)) : std::nullopt;
}

std::string_view withoutBlanksBehind(std::string_view text) { return text.substr(0, text.find_last_not_of(" \r\n") + 1); }

} // namespace

core::Result<std::string> gameText(Library& library, GameId id, record::Format format, bool withAdded)
{
    auto text = withAdded ? addedText(library, id) : core::Result<std::string>(std::string());
    if (text && text->empty())
        text = library.text(id);
    if (!text)
        return text;
    auto reader = record::readGames(*text, "", {.validate = false, .keepText = false});
    if (!reader)
        return reader.error();
    const auto game = (*reader)->next();
    if (!game)
        return game.error();
    if (!*game || !(*game)->record)
        return *game && !(*game)->problems.empty() ? (*game)->problems.front() : core::Error{core::ErrorCode::NotAGame};
    const record::GameRecord& record = *(*game)->record;
    const std::string_view asItCame = withoutBlanksBehind(*text);
    const bool isPerhapsFen = format == record::Format::Pgn && record.tags.empty() && record.size() == 1;
    if (record.format == format && !isPerhapsFen && standsAlone(asItCame, format)) {
        if (canGoAsItCame(*text, format))
            return std::string(asItCame);
        if (auto recoded = inUtf8(asItCame, record); recoded && standsAlone(*recoded, format))
            return *std::move(recoded);
    }
    return std::string(withoutBlanksBehind(record::writeGame(record, format)));
}

core::Result<ExportReport> exportGames(
    Library& library, ExportOptions options, jobs::JobContext& context, const std::function<core::Result<void>(std::string_view)>& write)
{
    auto filter = narrowed(std::move(options.filter), options.format);
    if (!filter)
        return filter.error();
    options.filter = *std::move(filter);
    const auto count = library.count(options.filter);
    if (!count)
        return count.error();
    const auto ids = library.find(options.filter, {.sortBy = SortBy::Imported, .descending = false, .offset = 0, .limit = *count});
    if (!ids)
        return ids.error();
    ExportReport report;
    for (const GameId id : *ids) {
        context.report(report.games, ids->size());
        if (context.stopRequested()) {
            report.stopped = true;
            break;
        }
        const auto text = gameText(library, id, options.format, options.withAdded);
        if (!text) {
            const auto game = library.game(id);
            core::Error error = text.error();
            if (game) {
                error.file = game->header.file;
                error.game = game->header.number;
            }
            report.failed.push_back(std::move(error));
            continue;
        }
        if (const auto written = write(*text + "\n\n"); !written)
            return written.error();
        ++report.games;
    }
    return report;
}

} // namespace evenmatch::library
