#include "nn/ranks/own_scales.h"

#include "core/record/file/game_files.h"
#include "core/whole_file.h"
#include "nn/data/player_games.h"
#include "nn/data/review_games.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <system_error>

namespace evenmatch::nn {

namespace fs = std::filesystem;

using core::Error;
using core::ErrorCode;
using strength::OwnScale;

namespace {

/// Tags with the same meaning: equal letters, or the same rank in another spelling ("3 dan", "3d").
bool isSameRank(const std::string& a, const std::string& b)
{
    const auto first = record::parseRank(a);
    return comparableName(a) == comparableName(b) || (first && first == record::parseRank(b));
}

Error inFile(Error error, const fs::path& file)
{
    error.file = file.string();
    return error;
}

core::Result<nlohmann::json> readJson(const fs::path& path)
{
    constexpr std::uintmax_t kLargest = 32u << 20;
    const auto text = core::readWholeFile(path, kLargest);
    if (!text)
        return text.error();
    nlohmann::json json = nlohmann::json::parse(*text, nullptr, false);
    if (json.is_discarded())
        return Error{ErrorCode::BadValue, "JSON", path.string()};
    return json;
}

/// One rank of a file of groups.
struct Group {
    std::string name;
    std::vector<std::string> labels;
    std::vector<std::string> players;
};

bool readWords(const nlohmann::json& json, const char* key, std::vector<std::string>& words)
{
    if (!json.contains(key))
        return true;
    if (!json[key].is_array())
        return false;
    for (const nlohmann::json& word : json[key]) {
        if (!word.is_string())
            return false;
        words.push_back(word.get<std::string>());
    }
    return true;
}

core::Result<std::vector<Group>> readGroups(const fs::path& path)
{
    const auto json = readJson(path);
    if (!json)
        return json.error();
    const Error bad{ErrorCode::BadValue, "ranks", path.string()};
    if (!json->is_object() || !json->contains("ranks") || !(*json)["ranks"].is_array())
        return bad;
    std::vector<Group> groups;
    for (const nlohmann::json& entry : (*json)["ranks"]) {
        Group group;
        if (!entry.is_object() || !entry.contains("name") || !entry["name"].is_string() || !readWords(entry, "labels", group.labels)
            || !readWords(entry, "players", group.players))
            return bad;
        group.name = entry["name"].get<std::string>();
        if (group.labels.empty() && group.players.empty())
            group.labels.push_back(group.name);
        groups.push_back(std::move(group));
    }
    return groups;
}

core::Result<strength::RankScale> scaleOf(const std::string& game, const std::vector<std::string>& names)
{
    // The rules for the file of a scale apply to a new scale, too.
    return strength::rankScaleFromJson({{"game", game}, {"ranks", names}});
}

/// Subfolders with games.
std::vector<fs::path> rankFolders(const fs::path& folder, const std::stop_token& stop)
{
    std::vector<fs::path> folders;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(folder, failed)) {
        const std::array<fs::path, 1> one{entry.path()};
        if (entry.is_directory(failed) && !record::collectFiles(one, stop).files.empty())
            folders.push_back(entry.path());
    }
    std::ranges::sort(folders);
    return folders;
}

/// Strongest first: as requested, else by the ranks in the names.
core::Result<std::vector<fs::path>> inOrder(std::vector<fs::path> folders, const std::vector<std::string>& order)
{
    if (!order.empty()) {
        std::vector<fs::path> sorted;
        for (const std::string& name : order) {
            const auto found = std::ranges::find(folders, name, [](const fs::path& path) { return path.filename().string(); });
            if (found == folders.end())
                return Error{ErrorCode::NotFound, name};
            sorted.push_back(*found);
        }
        return sorted;
    }
    const auto rankOf = [](const fs::path& path) { return strength::RankScale("", {path.filename().string()}).ranks().front().strongest; };
    for (const fs::path& path : folders)
        if (const auto rank = rankOf(path); !rank || (*rank <=> *rankOf(folders.front())) == std::partial_ordering::unordered)
            return Error{ErrorCode::BadArgument,
                {EVENMATCH_TEXT("Errors", "%1 is not the name of a rank; list the folders with --order, strongest first"),
                    {path.filename().string()}}};
    std::ranges::stable_sort(folders, [&](const fs::path& a, const fs::path& b) { return *rankOf(b) < *rankOf(a); });
    return folders;
}

/// Reads and labels games; the common part of all methods.
class Labeller {
public:
    Labeller(const strength::RankScale& network, jobs::JobContext& job) : m_network(network), m_job(job) { }

    core::Result<OwnGames> byFolders(const std::vector<fs::path>& folders)
    {
        std::vector<std::string> names;
        for (std::size_t rank = 0; rank < folders.size(); ++rank) {
            const std::string name = folders[rank].filename().string();
            names.push_back(name);
            const std::size_t before = m_found.games.size();
            if (auto done = read(folders[rank]); !done)
                return done.error();
            const strength::RankScale own("", {name});
            const auto says = [&](const SourceGame& game, std::size_t side) {
                const std::string& tag = game.info.players[side].rank;
                return isSameRank(tag, name) || own.find(tag).has_value();
            };
            for (std::size_t i = before; i < m_found.games.size(); ++i)
                for (const std::size_t side : {0u, 1u})
                    if (says(m_found.games[i], side) || !says(m_found.games[i], 1 - side))
                        add(i, side, rank);
        }
        return finish(names);
    }

    core::Result<OwnGames> byGroups(const fs::path& folder, const std::vector<Group>& groups)
    {
        if (auto done = read(folder); !done)
            return done.error();
        const auto rankOf = [&](const record::PlayerInfo& player) {
            const auto named = std::ranges::find_if(groups, [&](const Group& group) {
                return std::ranges::any_of(
                    group.players, [&](const std::string& name) { return comparableName(name) == comparableName(player.name); });
            });
            const auto found = named != groups.end() ? named : std::ranges::find_if(groups, [&](const Group& group) {
                return std::ranges::any_of(group.labels, [&](const std::string& label) { return isSameRank(label, player.rank); });
            });
            return static_cast<std::size_t>(found - groups.begin());
        };
        for (std::size_t i = 0; i < m_found.games.size(); ++i)
            for (const std::size_t side : {0u, 1u})
                if (const std::size_t rank = rankOf(m_found.games[i].info.players[side]); rank < groups.size())
                    add(i, side, rank);
        std::vector<std::string> names;
        std::ranges::transform(groups, std::back_inserter(names), &Group::name);
        return finish(names);
    }

    core::Result<OwnGames> byTags(const fs::path& folder)
    {
        if (auto done = read(folder); !done)
            return done.error();
        std::vector<std::vector<PlayedSide>> found(m_network.size());
        for (std::size_t i = 0; i < m_found.games.size(); ++i)
            for (const std::size_t side : {0u, 1u})
                if (const auto rank = m_network.find(m_found.games[i].info.players[side].rank))
                    found[*rank].push_back({i, static_cast<game::Side>(side)});
        std::vector<std::string> names;
        for (std::size_t rank = 0; rank < found.size(); ++rank) {
            if (found[rank].size() < strength::kFewestOwnGames) {
                if (!found[rank].empty())
                    m_found.leftOut.push_back(m_network.name(rank));
                continue;
            }
            for (const PlayedSide side : found[rank])
                m_found.sides.push_back({side, names.size()});
            names.push_back(m_network.name(rank));
        }
        return finish(names);
    }

private:
    core::Result<void> read(const fs::path& folder)
    {
        const std::array<fs::path, 1> one{folder};
        auto read = readSourceGames(one, m_network.game(), m_job);
        if (!read)
            return read.error();
        std::ranges::move(read->games, std::back_inserter(m_found.games));
        std::ranges::move(read->errors, std::back_inserter(m_found.errors));
        return {};
    }

    void add(std::size_t game, std::size_t side, std::size_t rank)
    {
        m_found.sides.push_back({{game, static_cast<game::Side>(side)}, rank});
    }

    core::Result<OwnGames> finish(const std::vector<std::string>& names)
    {
        std::erase_if(
            m_found.sides, [&](const RankedSide& side) { return m_found.games[side.side.game].played.movesOf(side.side.side) == 0; });
        if (m_found.sides.empty())
            return Error{ErrorCode::NotFound, EVENMATCH_TEXT("Errors", "games with players of known rank")};
        auto scale = scaleOf(m_network.game(), names);
        if (!scale)
            return scale.error();
        m_found.scale = *std::move(scale);
        return std::move(m_found);
    }

    const strength::RankScale& m_network;
    jobs::JobContext& m_job;
    OwnGames m_found;
};

/// The bias of the network's own likelihood estimator per move; empty if it was not measured.
std::vector<double> policyBiasOf(const ModelDescription* model)
{
    const auto fit = model ? estimatorFitOf(*model) : core::Result<strength::EstimatorFit>(Error{ErrorCode::NotFound});
    if (!fit)
        return {};
    const auto found = fit->calibrations.find("likelihood");
    return found == fit->calibrations.end() ? std::vector<double>() : found->second.bias;
}

} // namespace

core::Result<OwnGames> readOwnGames(const OwnScaleWish& wish, const strength::RankScale& network, jobs::JobContext& job)
{
    std::error_code failed;
    if (!fs::exists(wish.folder, failed))
        return Error{ErrorCode::CannotOpen, std::make_error_code(std::errc::no_such_file_or_directory).message(), wish.folder.string()};
    Labeller labeller(network, job);
    if (!wish.groups.empty()) {
        const auto groups = readGroups(wish.groups);
        return groups ? labeller.byGroups(wish.folder, *groups) : groups.error();
    }
    const std::vector<fs::path> folders = rankFolders(wish.folder, job.stopToken());
    if (folders.empty())
        return labeller.byTags(wish.folder);
    const auto sorted = inOrder(folders, wish.order);
    return sorted ? labeller.byFolders(*sorted) : sorted.error();
}

core::Result<MadeScale> makeOwnScale(Evaluator& evaluator, const ModelDescription* model, const OwnScaleWish& wish, ReviewCache* cache,
    const ReviewOptions& options, jobs::JobContext& job)
{
    const NetworkInfo& network = evaluator.info();
    if (network.scale.empty())
        return Error{ErrorCode::NoRanks, {}, network.name};
    auto read = readOwnGames(wish, network.scale, job);
    if (!read)
        return read.error();
    std::vector<PlayedSide> wanted;
    std::ranges::transform(read->sides, std::back_inserter(wanted), &RankedSide::side);
    const auto reviews = reviewsOf(evaluator, read->games, partsFor(read->games.size(), wanted), cache, options, job);
    if (!reviews)
        return reviews.error();
    std::vector<strength::ScoredSide> sides;
    for (const RankedSide& ranked : read->sides) {
        strength::ScoredSide side;
        side.labels.rank = static_cast<int>(ranked.rank);
        side.labels.player = comparableName(read->games[ranked.side.game].info.players[static_cast<std::size_t>(ranked.side.side)].name);
        side.numbers = (*reviews)[ranked.side.game].numbers(ranked.side.side);
        if (!side.numbers.moves.empty())
            sides.push_back(std::move(side));
    }
    auto scale = strength::measureOwnScale({wish.name, network.hash, network.scale.size(), policyBiasOf(model)}, read->scale, sides);
    if (!scale)
        return scale.error();
    return MadeScale{*std::move(scale), *std::move(read)};
}

core::Result<OwnScale> openOwnScale(const fs::path& path)
{
    const auto json = readJson(path);
    if (!json)
        return json.error();
    auto scale = strength::ownScaleFromJson(*json);
    return scale ? scale : inFile(scale.error(), path);
}

core::Result<void> writeOwnScale(const fs::path& path, const OwnScale& scale)
{
    return core::writeWholeFile(path, strength::toJson(scale).dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n');
}

core::Result<void> checkNetwork(const OwnScale& scale, const NetworkInfo& network)
{
    if (scale.networkHash != network.hash || scale.networkRanks != network.scale.size())
        return Error{ErrorCode::BadArgument,
            {EVENMATCH_TEXT("Errors", "the scale %1 was measured with another network than %2; measure it again"),
                {scale.name, network.name}}};
    return {};
}

PlayerEstimators playerEstimatorsOf(const OwnScale& scale)
{
    strength::Estimators all = strength::ownEstimators(scale);
    const auto found = std::ranges::find(all, scale.chosen, [](const auto& estimator) { return estimator->name(); });
    const std::shared_ptr<const strength::Estimator> chosen = std::move(*found);
    strength::PlayerCalibration unmeasured = scale.calibration;
    unmeasured.rows.clear();
    PlayerEstimators result{.whole = std::make_shared<strength::RankEstimator>(chosen, scale.calibration),
        .phases = {},
        .reacting = nullptr,
        .scale = scale.profile.scale,
        .verified = scale.profile.verified,
        .places = scale.places};
    result.reacting = result.whole;
    const auto phase = std::make_shared<strength::RankEstimator>(chosen, unmeasured);
    for (const strength::GamePhase part : strength::kGamePhases)
        result.phases.emplace(part, phase);
    return result;
}

} // namespace evenmatch::nn
