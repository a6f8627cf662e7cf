// evenmatch-lab lessons motifs FILES: compares the motifs of chess with the tags of Lichess's puzzles, or lists the motifs of games for
// another program to check.
#include "app/lab/commands.h"
#include "app/shared/game_input.h"
#include "app/shared/job_watch.h"
#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/json_text.h"
#include "core/lesson/explain.h"
#include "nn/data/player_games.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <map>
#include <sstream>

namespace evenmatch::cli {

namespace {

using lesson::Theme;
using nlohmann::ordered_json;
namespace fs = std::filesystem;

struct LessonsMotifsOptions {
    std::vector<fs::path> files;
    std::string game = "chess";
    std::string theme;
    std::size_t most = 100;
};

/// One of our themes, and Lichess's name for it.
struct MotifTag {
    Theme theme;
    std::array<std::string_view, 4> tags;
};
constexpr std::array kMotifTags = {MotifTag{Theme::Fork, {"fork"}}, MotifTag{Theme::Pin, {"pin"}}, MotifTag{Theme::Skewer, {"skewer"}},
    MotifTag{Theme::DiscoveredAttack, {"discoveredAttack", "discoveredCheck", "doubleCheck"}}, MotifTag{Theme::BackRank, {"backRankMate"}},
    MotifTag{Theme::HangingPiece, {"hangingPiece"}}, MotifTag{Theme::TrappedPiece, {"trappedPiece"}},
    MotifTag{Theme::Deflection, {"deflection"}}, MotifTag{Theme::OverloadedDefender, {"deflection", "capturingDefender", "overloading"}},
    MotifTag{Theme::Promotion, {"promotion", "advancedPawn"}}, MotifTag{Theme::Mate, {"mate"}},
    MotifTag{Theme::MatePattern, {"smotheredMate", "arabianMate", "anastasiaMate", "hookMate"}}};

struct TaggedPuzzle {
    std::string id;
    chess::Position position; ///< with the solver to move
    std::vector<game::Move> line;
    std::vector<std::string> tags;
};

std::vector<std::string> splitAt(const std::string& text, char at)
{
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, at);)
        parts.push_back(part);
    return parts;
}

/// A row of Lichess's table: id, FEN before the opponent's move, moves, …, tags in the eighth column. Nothing for its header.
std::optional<TaggedPuzzle> puzzleOf(const std::string& row)
{
    const std::vector<std::string> columns = splitAt(row, ',');
    if (columns.size() < 8)
        return std::nullopt;
    auto position = chess::Position::fromFen(columns[1]);
    if (!position)
        return std::nullopt;
    const std::vector<std::string> moves = splitAt(columns[2], ' ');
    const auto given = moves.empty() ? std::nullopt : position->parseUci(moves.front());
    if (!given)
        return std::nullopt;
    position->play(*given);
    TaggedPuzzle puzzle{.id = columns[0], .position = *std::move(position), .line = {}, .tags = splitAt(columns[7], ' ')};
    chess::Position at = puzzle.position;
    for (std::size_t i = 1; i < moves.size(); ++i) {
        const auto move = at.parseUci(moves[i]);
        if (!move)
            return std::nullopt;
        puzzle.line.push_back(*move);
        at.play(*move);
    }
    return puzzle.line.empty() ? std::nullopt : std::optional(std::move(puzzle));
}

struct TagRow {
    std::size_t named = 0; ///< puzzles whose line contains the theme
    std::size_t namedTagged = 0; ///< of them, those that Lichess tags with it
    std::size_t tagged = 0;
    ordered_json others = ordered_json::array(); ///< found, but not tagged
};

bool isTagged(const TaggedPuzzle& puzzle, const MotifTag& tag)
{
    return std::ranges::any_of(
        tag.tags, [&](std::string_view name) { return !name.empty() && std::ranges::find(puzzle.tags, name) != puzzle.tags.end(); });
}

/// The text about the theme: at once, or later in the line.
std::string motifText(const TaggedPuzzle& puzzle, const lesson::Reasons& reasons, Theme theme)
{
    for (const lesson::Fact& fact : reasons.best)
        if (fact.theme == theme)
            return lesson::sentenceOf(fact, puzzle.position, puzzle.line.front(), lesson::plainWording());
    if (!reasons.later)
        return {};
    game::AnyPosition at = puzzle.position;
    for (std::size_t i = 0; i < reasons.later->ply; ++i)
        at.play(puzzle.line[i]);
    return "later: " + lesson::sentenceOf(reasons.later->fact, at, puzzle.line[reasons.later->ply], lesson::plainWording());
}

ordered_json motifTagsJson(const std::vector<TaggedPuzzle>& puzzles)
{
    std::map<Theme, TagRow> rows;
    for (const TaggedPuzzle& puzzle : puzzles) {
        const lesson::Reasons reasons = lesson::reasonsOf(puzzle.position, {.best = puzzle.line, .played = {}});
        const std::vector<Theme> named = reasons.themes();
        for (const MotifTag& tag : kMotifTags) {
            TagRow& row = rows[tag.theme];
            const bool isSo = isTagged(puzzle, tag);
            row.tagged += isSo ? 1 : 0;
            if (std::ranges::find(named, tag.theme) == named.end())
                continue;
            ++row.named;
            row.namedTagged += isSo ? 1 : 0;
            if (!isSo)
                row.others.push_back({{"id", puzzle.id}, {"fen", puzzle.position.fen()}, {"says", motifText(puzzle, reasons, tag.theme)},
                    {"tags", puzzle.tags}});
        }
    }
    ordered_json json{{"puzzles", puzzles.size()}, {"themes", ordered_json::array()}};
    for (const auto& [theme, row] : rows)
        json["themes"].push_back({{"theme", lesson::themeName(theme)}, {"named", row.named}, {"namedTagged", row.namedTagged},
            {"tagged", row.tagged}, {"others", row.others}});
    return json;
}

void printMotifTags(const ordered_json& json)
{
    std::cout << json.at("puzzles") << " puzzles\ntheme                named  so tagged  all tagged\n";
    for (const auto& row : json.at("themes"))
        std::cout << std::left << std::setw(20) << row.at("theme").get<std::string>() << std::right << std::setw(6) << row.at("named")
                  << std::setw(11) << row.at("namedTagged") << std::setw(12) << row.at("tagged") << '\n';
}

core::Result<std::vector<TaggedPuzzle>> readPuzzles(const std::vector<fs::path>& files)
{
    std::vector<TaggedPuzzle> puzzles;
    for (const fs::path& file : files) {
        std::ifstream in(file);
        if (!in)
            return core::Error{core::ErrorCode::CannotOpen, file.string()};
        for (std::string row; std::getline(in, row);)
            if (auto puzzle = puzzleOf(row))
                puzzles.push_back(*std::move(puzzle));
    }
    if (puzzles.empty())
        return core::Error{core::ErrorCode::NotFound, "puzzles", files.front().string()};
    return puzzles;
}

std::string boardText(const game::AnyPosition& position)
{
    if (const auto* board = position.as<chess::Position>())
        return board->fen();
    const auto* board = position.as<go::Position>();
    std::string text;
    for (int y = 0; y < board->size(); ++y) {
        text += y > 0 ? "/" : "";
        for (int x = 0; x < board->size(); ++x) {
            const go::Point p = board->board().at(x, y);
            text += board->board().isEmpty(p) ? '.' : board->board().is(p, go::Color::Black) ? 'X' : 'O';
        }
    }
    return text;
}

ordered_json motifJson(const nn::PlayedGame& game, std::size_t ply, const game::AnyPosition& position, const lesson::Fact& fact)
{
    ordered_json json{{"theme", lesson::themeName(fact.theme)}, {"number", fact.number}, {"sure", fact.isSure}, {"ply", ply},
        {"board", boardText(position)}, {"side", position.sideToMove() == game::Side::First ? "first" : "second"},
        {"move", position.moveText(game.moves[ply])}, {"places", ordered_json::array()}};
    for (const std::uint16_t place : fact.places)
        json["places"].push_back(position.as<go::Position>() ? position.moveText(game::Move{place}) : std::to_string(place));
    return json;
}

/// At most one of each theme per game, so that no game dominates.
core::Result<ordered_json> motifsOfGames(const LessonsMotifsOptions& options, jobs::JobContext& job)
{
    const auto read = readAnyGames(options.files, options.game, job);
    if (!read)
        return read.error();
    std::map<Theme, std::size_t> counts;
    ordered_json list = ordered_json::array();
    for (const nn::SourceGame& source : read->games) {
        if (job.stopRequested())
            return core::Error{core::ErrorCode::Stopped};
        std::map<Theme, bool> isThere;
        game::AnyPosition position = *source.played.start;
        for (std::size_t ply = 0; ply < source.played.moves.size(); ++ply) {
            const game::Move move = source.played.moves[ply];
            const auto line = std::span(source.played.moves).subspan(ply);
            for (const lesson::Fact& fact : lesson::reasonsOf(position, {.best = line.first(1), .played = {}}).best) {
                const bool isWanted = options.theme.empty() || options.theme == lesson::themeName(fact.theme);
                if (!isWanted || std::exchange(isThere[fact.theme], true) || ++counts[fact.theme] > options.most)
                    continue;
                list.push_back(motifJson(source.played, ply, position, fact));
            }
            position.play(move);
        }
    }
    return list;
}

void runLessonsMotifs(const LessonsMotifsOptions& options, Context& context)
{
    if (options.files.front().extension() == ".csv") {
        const auto puzzles = readPuzzles(options.files);
        if (!puzzles)
            return fail(context, puzzles.error(), 2);
        const ordered_json json = motifTagsJson(*puzzles);
        return context.json ? print(json) : printMotifTags(json);
    }
    const auto list = runWatched<ordered_json>([&](jobs::JobContext& job) { return motifsOfGames(options, job); });
    if (!list)
        return fail(context, list.error(), list.error().code == core::ErrorCode::Stopped ? 1 : 2);
    for (const auto& motif : *list)
        std::cout << core::jsonText(motif) << '\n';
}

} // namespace

void addLessonsMotifs(CLI::App& lessons, Context& context)
{
    CLI::App* command = addCommand(lessons, context, "motifs",
        "Compare the motifs of chess with the tags of Lichess's puzzles (a .csv file), or list the motifs of games as JSON lines");
    const auto options = std::make_shared<LessonsMotifsOptions>();
    command->add_option("files", options->files, "Lichess's puzzles, or games")->required();
    addFamily(*command, options->game);
    command->add_option("--theme", options->theme, "With games: only this theme");
    command->add_option("--most", options->most, "With games: maximum number of motifs per theme")
        ->capture_default_str()
        ->check(countFrom(1));
    command->callback([options, &context] { runLessonsMotifs(*options, context); });
}

} // namespace evenmatch::cli
