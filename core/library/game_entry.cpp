#include "core/library/game_entry.h"

#include "core/library/positions/corner_keys.h"
#include "core/library/positions/position_keys.h"
#include "core/library/storage/packed_text.h"
#include "core/record/board/record_opening.h"

namespace evenmatch::library {

namespace {

GameHeader headerOf(const record::ReadGame& game, std::string_view file)
{
    const record::GameRecord& record = *game.record;
    GameHeader header;
    header.game = record.setup.game;
    header.format = record.format;
    header.file = file;
    header.number = game.number;
    header.info = record::gameInfo(record);
    header.komi = record.setup.komi;
    header.handicap = record.setup.handicap;
    header.rules = record.setup.rules;
    for (record::NodeId node = record::kRoot; node != record::kNoNode; node = record.firstChild(node))
        header.moves += record.move(node) != game::kNoMove ? 1 : 0;
    return header;
}

/// Whether a reader that does not know the file's name finds the same format.
bool isKnownByContent(const record::ReadGame& game)
{
    const record::Format format = game.record->format;
    const bool isServers = format != record::Format::Pgn && format != record::Format::Sgf;
    if (!isServers && game.problems.empty())
        return true;
    const auto found = record::formatOf(game.text);
    return isServers ? found == format : found.has_value();
}

} // namespace

bool GameHeader::operator==(const GameHeader& other) const
{
    const auto facts = [](const GameHeader& h) {
        return std::tie(h.game, h.format, h.file, h.number, h.info.players, h.info.result, h.info.outcome, h.info.date, h.info.isoDate,
            h.info.event, h.info.place, h.info.timeControl, h.moves, h.komi, h.handicap, h.rules);
    };
    return facts(*this) == facts(other);
}

core::Result<PreparedGame> prepare(const record::ReadGame& game, std::string_view file, TextPacker& packer)
{
    if (!game.record) {
        core::Error error = game.problems.empty() ? core::Error{core::ErrorCode::NotAGame} : game.problems.front();
        if (error.file.empty())
            error.file = file;
        if (error.game == 0)
            error.game = game.number;
        if (error.line == 0)
            error.line = game.line;
        return error;
    }
    // A text that is a game only by its file's name is stored as it was parsed, because it has no name when it is read again.
    const std::string text = isKnownByContent(game) ? game.text : record::writeGame(*game.record, game.record->format);
    auto packed = packer.pack(text);
    if (!packed)
        return packed.error();

    PreparedGame prepared;
    prepared.header = headerOf(game, file);
    prepared.packedText = std::move(*packed);
    prepared.textSize = text.size();
    prepared.contentHash = contentHash(*game.record);
    // The record of a damaged game is only its readable part. The rest of two such games may differ, and no byte may be lost.
    if (!game.problems.empty())
        prepared.contentHash = combine(prepared.contentHash, textHash(text));
    prepared.movesHash = movesHash(*game.record);
    prepared.positionKeys = positionKeys(*game.record);
    prepared.cornerKeys = cornerKeys(*game.record);
    prepared.opening = record::namedOpening(*game.record, text);
    prepared.problems = game.problems;
    return prepared;
}

std::optional<PreparedGame> prepareAgain(const std::string& text, const std::string& file, std::uint64_t number, TextPacker& packer)
{
    auto reader = record::readGames(text, file);
    if (!reader)
        return std::nullopt;
    auto game = (*reader)->next();
    if (!game || !game->has_value())
        return std::nullopt;
    (*game)->number = number;
    for (core::Error& problem : (*game)->problems)
        problem.game = number;
    (*game)->text = text;
    auto prepared = prepare(**game, file, packer);
    return prepared ? std::optional(std::move(*prepared)) : std::nullopt;
}

} // namespace evenmatch::library
