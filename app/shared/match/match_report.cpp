#include "app/shared/match/match_report.h"

#include "app/shared/findings/columns.h"
#include "core/game/go/position.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <iostream>

namespace evenmatch::cli {

namespace {

nlohmann::ordered_json finite(double number)
{
    return std::isfinite(number) ? nlohmann::ordered_json(std::round(10 * number) / 10) : nlohmann::ordered_json();
}

nlohmann::ordered_json tallyJson(const strength::Tally& tally)
{
    return {{"games", tally.games()}, {"wins", tally.wins}, {"draws", tally.draws}, {"losses", tally.losses},
        {"score", tally.games() > 0 ? nlohmann::ordered_json(tally.score()) : nlohmann::ordered_json()}};
}

const char* verdictName(strength::Sprt::Verdict verdict)
{
    if (verdict == strength::Sprt::Verdict::Undecided)
        return "undecided";
    return verdict == strength::Sprt::Verdict::Higher ? "higher" : "lower";
}

/// The ends of games, and further information for judging the result.
void addCircumstances(nlohmann::ordered_json& json, const PreparedMatch& prepared, const search::MatchResult& result)
{
    json["networks"] = nlohmann::ordered_json::array();
    for (const auto& [key, opened] : prepared.networks)
        json["networks"].push_back({{"file", key.file}, {"name", opened.evaluator->info().name}, {"hash", opened.evaluator->info().hash}});
    if (const auto* board = prepared.plan.start.as<go::Position>()) {
        json["komi"] = board->komi();
        json["handicap"] = prepared.plan.secondTakesBlack ? std::max(board->handicap(), 1) : 0;
    }
    json["seed"] = prepared.plan.seed;
    json["resumed"] = result.resumed;
    json["stopped"] = result.stopped;
    nlohmann::ordered_json ends = nlohmann::ordered_json::object();
    for (int reason = 0; reason <= static_cast<int>(search::EndReason::EngineFailure); ++reason)
        if (const auto count = result.count(static_cast<search::EndReason>(reason)); count > 0)
            ends[std::string(search::nameOf(static_cast<search::EndReason>(reason)))] = count;
    json["ends"] = ends;
    if (!prepared.plan.time.unlimited()) {
        json["onTheClock"] = nlohmann::ordered_json::array();
        for (std::size_t player = 0; player < prepared.players.size(); ++player)
            json["onTheClock"].push_back(
                {{"player", prepared.players[player].name}, {"lostOnTime", result.lost(player, search::EndReason::Time)},
                    {"longestThinking", std::chrono::duration<double>(result.longestThinking(player)).count()}});
    }
    if (prepared.plan.sprt) {
        const strength::Sprt& sprt = *prepared.plan.sprt;
        json["sprt"] = {{"elo0", sprt.elo0}, {"elo1", sprt.elo1}, {"llr", sprt.logLikelihoodRatio(result.tally(0, 1))},
            {"lower", sprt.lowerBound()}, {"upper", sprt.upperBound()}, {"verdict", verdictName(*result.verdict)}};
    }
}

std::string eloText(const strength::EloInterval& elo)
{
    char text[96];
    std::snprintf(text, sizeof text, "%.0f (%.0f … %.0f)", elo.elo, elo.low, elo.high);
    return text;
}

/// "gtp:gnugo lost 2 of 200 games because it failed: the engine has ended: gnugo"
void printFailures(const std::string& name, std::size_t player, std::ptrdiff_t played, const search::MatchResult& result)
{
    using enum search::EndReason;
    if (const auto illegal = result.lost(player, IllegalMove); illegal > 0)
        std::cout << name << " lost " << illegal << " of " << played << " games by an illegal move\n";
    const auto failed = result.lost(player, EngineFailure);
    if (failed == 0)
        return;
    const auto first
        = std::ranges::find_if(result.games, [&](const search::MatchGame& game) { return game.lostBy(player, EngineFailure); });
    std::cout << name << " lost " << failed << " of " << played << " games because it failed: " << first->played.problem << '\n';
}

/// What else counts in the score: failures, and with clocks "rank:1500 lost 0 of 200 games on time; its longest thinking time was 41.3 s
/// per game".
void printLosses(const PreparedMatch& prepared, const search::MatchResult& result)
{
    for (std::size_t player = 0; player < prepared.players.size(); ++player) {
        const auto played
            = std::ranges::count_if(result.games, [&](const search::MatchGame& game) { return !game.sidesOf(player).empty(); });
        printFailures(prepared.players[player].name, player, played, result);
        if (prepared.plan.time.unlimited())
            continue;
        char seconds[32];
        std::snprintf(seconds, sizeof seconds, "%.1f", std::chrono::duration<double>(result.longestThinking(player)).count());
        std::cout << prepared.players[player].name << " lost " << result.lost(player, search::EndReason::Time) << " of " << played
                  << " games on time; its longest thinking time was " << seconds << " s per game\n";
    }
}

/// Elo is null without a game, and if it is not finite: all games won, or all lost.
void printPair(const PreparedMatch& prepared, const search::MatchResult& result, const Context& context)
{
    const strength::Tally tally = result.tally(0, 1);
    const strength::EloInterval elo = strength::eloFrom(tally);
    if (context.json) {
        nlohmann::ordered_json json = {{"first", prepared.players[0].name}, {"second", prepared.players[1].name}};
        json.update(tallyJson(tally));
        json["elo"] = tally.games() > 0 ? finite(elo.elo) : nullptr;
        json["eloLow"] = finite(elo.low);
        json["eloHigh"] = finite(elo.high);
        addCircumstances(json, prepared, result);
        return print(json);
    }
    std::cout << prepared.players[0].name << " against " << prepared.players[1].name << ": " << tally.wins << " won, " << tally.draws
              << " drawn, " << tally.losses << " lost of " << tally.games() << '\n';
    if (tally.games() > 0)
        std::cout << "score " << tally.score() << ", Elo " << eloText(elo) << '\n';
    printLosses(prepared, result);
    if (prepared.plan.sprt)
        std::cout << "SPRT " << prepared.plan.sprt->elo0 << " … " << prepared.plan.sprt->elo1 << ": " << verdictName(*result.verdict)
                  << '\n';
}

/// Every player's score against every other in percent, and ratings (SE, Table 5).
void printTable(const PreparedMatch& prepared, const search::MatchResult& result, const std::vector<strength::EloInterval>& ratings)
{
    const auto& players = prepared.players;
    std::size_t width = 8;
    for (const search::MatchPlayer& player : players)
        width = std::max(width, experiments::columns(player.name) + 1);
    const auto cell
        = [&](const std::string& text) { std::cout << std::string(width - std::min(width - 1, experiments::columns(text)), ' ') << text; };
    cell("");
    for (const search::MatchPlayer& player : players)
        cell(player.name);
    std::cout << "  Elo\n";
    for (std::size_t row = 0; row < players.size(); ++row) {
        cell(players[row].name);
        for (std::size_t column = 0; column < players.size(); ++column) {
            const strength::Tally tally = result.tally(row, column);
            char text[16] = "-";
            if (row != column && tally.games() > 0)
                std::snprintf(text, sizeof text, "%.1f%%", 100 * tally.score());
            cell(text);
        }
        std::cout << "  " << eloText(ratings[row]) << '\n';
    }
    printLosses(prepared, result);
}

void printRoundRobin(const PreparedMatch& prepared, const search::MatchResult& result, const Context& context)
{
    const std::size_t count = prepared.players.size();
    std::vector<strength::PairTally> pairs;
    for (std::size_t a = 0; a < count; ++a)
        for (std::size_t b = a + 1; b < count; ++b)
            pairs.push_back({a, b, result.tally(a, b)});
    const auto ratings = strength::bradleyTerry(count, pairs);
    if (!context.json)
        return printTable(prepared, result, ratings);
    nlohmann::ordered_json json = {{"players", nlohmann::ordered_json::array()}, {"pairs", nlohmann::ordered_json::array()}};
    for (std::size_t i = 0; i < count; ++i) {
        strength::Tally all;
        for (std::size_t other = 0; other < count; ++other)
            if (other != i)
                all += result.tally(i, other);
        nlohmann::ordered_json row = {{"player", prepared.players[i].name}, {"elo", finite(ratings[i].elo)},
            {"eloLow", finite(ratings[i].low)}, {"eloHigh", finite(ratings[i].high)}};
        row.update(tallyJson(all));
        json["players"].push_back(row);
    }
    for (const strength::PairTally& pair : pairs) {
        nlohmann::ordered_json row = {{"first", prepared.players[pair.first].name}, {"second", prepared.players[pair.second].name}};
        row.update(tallyJson(pair.tally));
        json["pairs"].push_back(row);
    }
    addCircumstances(json, prepared, result);
    print(json);
}

} // namespace

void printMatch(const PreparedMatch& prepared, const search::MatchResult& result, const Context& context)
{
    prepared.players.size() == 2 ? printPair(prepared, result, context) : printRoundRobin(prepared, result, context);
}

} // namespace evenmatch::cli
