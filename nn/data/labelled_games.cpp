#include "nn/data/labelled_games.h"

#include "core/game/go/position.h"
#include "core/random.h"
#include "core/record/file/game_reader.h"
#include "nn/data/label_parsers.h"
#include "nn/data/text_lines.h"

#include <algorithm>
#include <cmath>

namespace evenmatch::nn {

namespace {

namespace fs = std::filesystem;

constexpr double kLeastRealKomi = 2; ///< a smaller komi makes a game of odds
constexpr double kMostBetweenEquals = 2; ///< ranks

/// The part of a file's name before its first dot is the group of a collection.
std::string groupOf(const fs::path& path)
{
    const std::string name = path.filename().string();
    return name.substr(0, name.find('.'));
}

void readFile(const fs::path& path, LabelParser& parser, ReadLabelled& read)
{
    const std::string name = path.filename().string();
    const bool isCollection = name.find(".tsv") != std::string::npos || name.find(".txt") != std::string::npos;
    const auto keep = [&](core::Result<LabelledGame> game, std::uint64_t line) {
        if (game) {
            game->file = isCollection ? groupOf(path) : game->source + '/' + groupOf(path);
            game->line = line;
            read.games.push_back(std::move(*game));
        } else {
            core::Error error = game.error();
            error.file = path.string();
            error.line = line + 1;
            read.errors.push_back(std::move(error));
        }
    };
    core::Result<void> done;
    if (name.find(".tsv") != std::string::npos) {
        done = forEachLine(path, [&](std::string_view text, std::uint64_t line) { keep(parser.goLine(text, groupOf(path)), line); });
    } else if (name.find(".txt") != std::string::npos) {
        done = forEachLine(path, [&](std::string_view text, std::uint64_t line) { keep(parser.chessLine(text), line); });
    } else {
        auto reader = record::openGames(path, {.validate = false, .keepText = false});
        if (!reader) {
            done = reader.error();
        } else {
            while (true) {
                auto next = (*reader)->next();
                if (!next) {
                    done = next.error();
                    break;
                }
                if (!*next)
                    break;
                if ((*next)->record)
                    keep(parser.record(*(*next)->record), (*next)->number - 1);
            }
        }
    }
    if (!done) {
        core::Error error = done.error();
        if (error.file.empty())
            error.file = path.string();
        read.errors.push_back(std::move(error));
    }
}

} // namespace

std::string_view serverOf(std::string_view source)
{
    for (const std::string_view server : {"Fox", "KGS", "OGS", "GTL", "IGS", "Tygem"})
        if (source.find(server) != std::string_view::npos)
            return server;
    return {};
}

bool LabelledGame::isBetweenEquals() const
{
    if (!start->as<go::Position>())
        return true; // chess games have no odds
    if (betweenEquals)
        return *betweenEquals;
    return handicap == 0 && komi >= kLeastRealKomi && sides[0].rank >= 0 && sides[1].rank >= 0
        && std::abs(sides[0].rating - sides[1].rating) <= kMostBetweenEquals;
}

std::string LabelledGame::stratum(game::Side side) const
{
    const auto* board = start->as<go::Position>();
    if (!board)
        return source + ' ' + conditions;
    const std::string_view server = serverOf(source);
    // On KGS, a weaker Black without handicap plays with komi 0.5: a class separate from real komi.
    const char* komiClass = komi < kLeastRealKomi ? "none" : "full";
    const std::string size = board->size() == 19 ? "" : std::to_string(board->size()) + "×" + std::to_string(board->size()) + ' ';
    const std::string where = server.empty() ? "" : std::string(server) + ' ';
    return where + size + 'H' + std::to_string(handicap) + (side == game::Side::First ? " B " : " W ") + komiClass
        + (source == kLadderSource ? " ladder" : "");
}

void keepShare(std::vector<LabelledGame>& games, double share)
{
    std::erase_if(games, [share](const LabelledGame& game) {
        const auto& [first, second] = game.sides;
        const LabelledSide& owner = !first.player.empty() && (first.scored || !second.scored || second.player.empty()) ? first : second;
        std::uint64_t state = owner.player.empty() ? core::folded(game.line + 1, game.file) : core::folded(0, owner.player);
        return core::shareOf(core::splitmix64(state)) >= share;
    });
}

core::Result<ReadLabelled> readLabelledGames(const fs::path& path, const strength::RankScale& scale)
{
    const auto files = filesUnder(path);
    if (!files)
        return files.error();
    ReadLabelled read;
    LabelParser parser(scale);
    for (const fs::path& file : *files)
        readFile(file, parser, read);
    return read;
}

} // namespace evenmatch::nn
