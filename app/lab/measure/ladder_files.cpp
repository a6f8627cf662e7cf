#include "app/lab/measure/ladder_files.h"

#include "core/game/chess/position.h"
#include "core/game/go/position.h"
#include "core/json_text.h"
#include "core/record/file/game_reader.h"
#include "core/whole_file.h"
#include "nn/data/labelled_games.h"

#include <array>
#include <cmath>
#include <map>

namespace evenmatch::search {

namespace {

using nlohmann::ordered_json;

constexpr std::array kSplits = {"train", "candidate", "query"};

/// The folder of a pair of games, which share an opening.
const char* splitOf(std::uint64_t number)
{
    const std::uint64_t tenth = number / 2 % 10;
    return kSplits[tenth == 7 ? 1 : tenth >= 8 ? 2 : 0];
}

ordered_json roundedTo(double number, double grid)
{
    return std::isfinite(number) ? ordered_json(std::round(number * grid) / grid) : ordered_json();
}

ordered_json eloJson(const strength::EloInterval& elo) { return {roundedTo(elo.elo, 10), roundedTo(elo.low, 10), roundedTo(elo.high, 10)}; }

ordered_json parametersOf(double weakness)
{
    const Rung rung = Rung::atWeakness(weakness);
    return {{"weakness", weakness}, {"temperature", roundedTo(rung.temperature, 1e4)}, {"overlook", roundedTo(rung.overlook, 1e4)},
        {"leastPrior", roundedTo(rung.leastPrior, 1e7)}, {"simulations", rung.simulations}};
}

ordered_json talliesJson(const std::vector<strength::Tally>& tallies)
{
    ordered_json json = ordered_json::array();
    for (const strength::Tally& tally : tallies)
        json.push_back({tally.wins, tally.draws, tally.losses});
    return json;
}

std::string textOf(const game::AnyPosition& start, const Ladder& ladder, const MatchGame& game)
{
    const LadderRung& rung = ladder.rungs[game.first];
    record::GameRecord record = toRecord({start, {}, {}, 0}, game.played, {rung.name, rung.name});
    const bool sgf = record.format == record::Format::Sgf;
    record.setTag(sgf ? "BR" : "WhiteElo", rung.name);
    record.setTag(sgf ? "WR" : "BlackElo", rung.name);
    record.setTag(sgf ? "PC" : "Site", nn::kLadderSource);
    record.setTag(sgf ? "RO" : "Round", std::to_string(game.number + 1));
    ordered_json comment = parametersOf(rung.weakness);
    comment["elo"] = roundedTo(rung.elo.elo, 1);
    comment["openingMoves"] = game.played.openingMoves;
    comment["end"] = nameOf(game.played.reason);
    record.setTag(sgf ? "GC" : "Annotator", core::jsonText(comment));
    return record::writeGame(record, record.format) + '\n';
}

} // namespace

core::Result<void> saveEquals(
    const std::filesystem::path& folder, const game::AnyPosition& start, const Ladder& ladder, const std::vector<MatchGame>& games)
{
    const bool go = start.as<go::Position>() != nullptr;
    if (!go && !start.as<chess::Position>())
        return {};
    std::map<std::filesystem::path, std::string> files;
    for (const MatchGame& game : games)
        files[folder / splitOf(game.number) / (ladder.rungs[game.first].name + (go ? ".sgf" : ".pgn"))] += textOf(start, ladder, game);
    for (const auto& [path, text] : files) {
        std::error_code failed;
        std::filesystem::create_directories(path.parent_path(), failed);
        if (auto done = core::writeWholeFile(path, text); !done)
            return done;
    }
    for (const char* split : kSplits) // also removes files of rungs with other names or from earlier runs
        for (std::error_code failed; const auto& entry : std::filesystem::directory_iterator(folder / split, failed))
            if (!files.contains(entry.path()))
                std::filesystem::remove(entry.path(), failed);
    return {};
}

core::Result<void> saveJson(const std::filesystem::path& path, const ordered_json& json)
{
    return core::writeWholeFile(path, json.dump(1) + '\n');
}

ordered_json toJson(const Ladder& ladder)
{
    ordered_json rungs = ordered_json::array();
    for (std::size_t i = 0; i < ladder.rungs.size(); ++i) {
        const LadderRung& rung = ladder.rungs[i];
        ordered_json row = {{"name", rung.name}, {"spec", "rung:" + core::jsonText(ordered_json(rung.weakness))}};
        row.update(parametersOf(rung.weakness));
        row["elo"] = eloJson(rung.elo);
        row["rating"] = rung.rating ? roundedTo(*rung.rating, 100) : ordered_json();
        const bool measured = i + 1 < ladder.rungs.size();
        row["expectedAgainstNext"]
            = measured ? roundedTo(strength::expectedScore(rung.elo.elo - ladder.rungs[i + 1].elo.elo), 1000) : ordered_json();
        row["against"] = talliesJson(rung.against);
        row["gamesBetweenEquals"] = rung.games;
        rungs.push_back(std::move(row));
    }
    ordered_json anchors = ordered_json::array();
    for (const MeasuredAnchor& anchor : ladder.anchors)
        anchors.push_back({{"spec", anchor.name}, {"takenFor", anchor.rating ? ordered_json(*anchor.rating) : ordered_json()},
            {"elo", eloJson(anchor.elo)}, {"against", talliesJson(anchor.against)}});
    return {{"rungs", rungs}, {"anchors", anchors}, {"rounds", ladder.rounds}, {"even", ladder.even}, {"stopped", ladder.stopped}};
}

} // namespace evenmatch::search
