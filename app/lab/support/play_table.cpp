#include "app/lab/support/play_table.h"

#include "app/shared/command.h"
#include "core/game/family.h"
#include "search/player/search_style.h"

#include <cmath>
#include <iostream>

namespace evenmatch::cli {

namespace {

const strength::RankEntry* entryOf(const nn::NetworkInfo& network, std::size_t rank)
{
    return network.profile ? &network.profile->ranks[rank] : nullptr;
}

std::optional<strength::MeasuredRank> measuredOf(const nn::NetworkInfo& network, std::size_t rank)
{
    return network.profile && network.profile->measured ? network.profile->measured->ranks[rank] : std::nullopt;
}

} // namespace

nlohmann::ordered_json playTableJson(const nn::NetworkInfo& network)
{
    nlohmann::ordered_json table = nlohmann::ordered_json::array();
    for (std::size_t rank = 0; rank < network.scale.size(); ++rank) {
        const strength::RankEntry* entry = entryOf(network, rank);
        nlohmann::ordered_json row = {{"rank", network.scale.name(rank)}, {"inTable", entry && entry->play.has_value()}};
        row.update(strength::toJson(search::playAt(network, static_cast<double>(rank))));
        if (const auto measured = measuredOf(network, rank))
            row["measured"] = {{"rating", measured->rating}, {"error", measured->error}, {"games", measured->games}};
        table.push_back(row);
    }
    return table;
}

void printPlayTable(const nn::NetworkInfo& network)
{
    printFormatted("%-12s %7s %7s %12s %8s %7s %7s %12s  %s\n", "opponent", "visits", "weight", "temperature", "loss", "chance", "resigns",
        "settings", "measured");
    for (std::size_t rank = 0; rank < network.scale.size(); ++rank) {
        const strength::RankEntry* entry = entryOf(network, rank);
        const strength::RankPlay play = search::playAt(network, static_cast<double>(rank));
        const auto measured = measuredOf(network, rank);
        const std::string visits = play.visits >= 1 ? std::to_string(std::lround(play.visits)) : "-";
        const std::string found = measured
            ? strength::ratingText(*measured, game::isGo(network.game)) + " in " + std::to_string(measured->games) + " games"
            : "not measured";
        printFormatted("%-12s %7s %7.2f %12.2f %7.1f%% %6.0f%% %6.1f%% %12s  %s\n", network.scale.name(rank).c_str(), visits.c_str(),
            play.visitWeight, play.temperature, 100 * play.largestLoss, 100 * play.lossChance, 100 * play.resignBelow,
            entry && entry->play ? "stored" : "default", found.c_str());
    }
    if (network.profile && network.profile->measured)
        std::cout << "Measured on " << network.profile->measured->date << " against " << network.profile->measured->opponents
                  << " and each other"
                  << (network.profile->measured->scale.empty() ? "" : ", in ratings of " + network.profile->measured->scale) << ".\n";
}

} // namespace evenmatch::cli
