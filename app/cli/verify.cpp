// evenmatch-cli verify GAME: plays what a model's profile claims against players of known strength, and writes what came of it into the model.
#include "app/cli/job_watch.h"
#include "app/cli/known_anchors.h"
#include "nn/model_file.h"
#include "search/verification.h"

#include <cmath>
#include <cstdio>
#include <iostream>

namespace evenmatch::cli {

namespace {

struct Options {
    StrengthOptions strength;
    std::uint64_t games = 12;
    bool full = false;
};
constexpr std::uint64_t kFullGames = 200;

nlohmann::ordered_json ratedJson(const strength::MeasuredRank& measured)
{
    return {{"rating", measured.rating}, {"error", measured.error}, {"games", measured.games}};
}

/// What the first of two should score by what both are thought to be.
double expectedOf(const search::Verification& verification, const strength::Meeting& meeting, bool go)
{
    const std::size_t ranks = verification.ranks.size();
    const auto thought = [&](std::size_t player) {
        return player < ranks ? verification.ranks[player].claimed : verification.anchors[player - ranks].known;
    };
    return strength::expectedScore((thought(meeting.first) - thought(meeting.second)) * strength::eloUnit(go) + meeting.advantage);
}

nlohmann::ordered_json toJson(const search::Verification& verification, const strength::RankScale& scale, bool go)
{
    nlohmann::ordered_json json = {{"ranks", nlohmann::ordered_json::array()}, {"anchors", nlohmann::ordered_json::array()},
        {"meetings", nlohmann::ordered_json::array()}, {"scale", verification.scale}, {"games", verification.games},
        {"failed", verification.failed}, {"stopped", verification.stopped}};
    for (const search::VerifiedRank& rank : verification.ranks)
        json["ranks"].push_back({{"rank", scale.name(rank.rank)}, {"claimed", rank.claimed}, {"measured", ratedJson(rank.measured)}});
    for (const search::VerifiedAnchor& anchor : verification.anchors)
        json["anchors"].push_back({{"name", anchor.name}, {"known", anchor.known}, {"measured", ratedJson(anchor.measured)}});
    const auto nameOf = [&](std::size_t player) {
        const std::size_t ranks = verification.ranks.size();
        return player < ranks ? scale.name(verification.ranks[player].rank) : verification.anchors[player - ranks].name;
    };
    for (const strength::Meeting& meeting : verification.meetings)
        json["meetings"].push_back({{"first", nameOf(meeting.first)}, {"second", nameOf(meeting.second)}, {"advantage", meeting.advantage},
            {"expected", expectedOf(verification, meeting, go)}, {"wins", meeting.tally.wins}, {"draws", meeting.tally.draws},
            {"losses", meeting.tally.losses}});
    return json;
}

/// "71 % (64-78) of 200, should be 76 %": the first player's score.
std::string scoreText(const search::Verification& verification, const strength::Meeting& meeting, bool go)
{
    const strength::EloInterval elo = strength::eloFrom(meeting.tally);
    char text[96];
    std::snprintf(text, sizeof text, "%.0f %% (%.0f-%.0f) of %llu, should be %.0f %%", 100 * meeting.tally.score(),
        100 * strength::expectedScore(elo.low), 100 * strength::expectedScore(elo.high),
        static_cast<unsigned long long>(meeting.tally.games()), 100 * expectedOf(verification, meeting, go));
    return text;
}

void print(const search::Verification& verification, const strength::RankScale& scale, bool go)
{
    std::printf("%-26s %9s  %-14s %6s  %s\n", "opponent", "claims", "measured", "games", "against the next rank");
    for (std::size_t i = 0; i < verification.ranks.size(); ++i) {
        const search::VerifiedRank& rank = verification.ranks[i];
        const strength::Meeting* meeting = i + 1 < verification.ranks.size() ? verification.meeting(i, i + 1) : nullptr;
        std::string next = meeting && meeting->tally.games() > 0 ? scoreText(verification, *meeting, go) : std::string();
        if (rank.measured.games > 0 && strength::isElsewhere(rank.measured, rank.claimed, go))
            next += (next.empty() ? "" : "; ") + std::string("plays like ") + strength::ratingText(rank.claimed, go) + ", as strong as "
                + strength::ratingText(rank.measured.rating, go);
        std::printf("%-26s %9s  %-14s %6llu  %s\n", scale.name(rank.rank).c_str(), strength::ratingText(rank.claimed, go).c_str(),
            strength::ratingText(rank.measured, go).c_str(), static_cast<unsigned long long>(rank.measured.games), next.c_str());
    }
    for (const search::VerifiedAnchor& anchor : verification.anchors)
        if (anchor.measured.games > 0)
            std::printf("%-26s %9s  %-14s %6llu\n", anchor.name.c_str(), strength::ratingText(anchor.known, go).c_str(),
                strength::ratingText(anchor.measured, go).c_str(), static_cast<unsigned long long>(anchor.measured.games));
    const std::string whose = verification.scale.empty() ? "of the anchors" : "of " + verification.scale;
    std::printf("%llu games, one Bradley-Terry fit. Ratings are those %s, whose players are known most firmly; ± is half of a 95 %% "
                "interval, %s.\n",
        static_cast<unsigned long long>(verification.games), whose.c_str(), go ? "in ranks" : "in Elo");
    if (verification.failed > 0)
        std::printf("%llu further games do not count, an engine failed: %s\n", static_cast<unsigned long long>(verification.failed),
            verification.problem.c_str());
}

core::Result<void> run(const Options& options, Context& context)
{
    auto work = openWork(options.strength);
    if (!work)
        return work.error();
    const std::shared_ptr<nn::Evaluator> evaluator = work->network.evaluator;
    const nn::NetworkInfo& info = evaluator->info();
    const bool go = info.game == "go";
    if (const auto fine = canBeWritten(options.strength, *work); !fine)
        return fine;
    search::VerificationPlan plan;
    plan.match = work->match;
    for (std::size_t rank = 0; rank < info.scale.size(); ++rank) // other tables play other games
        plan.match.settings["play"].push_back(strength::toJson(search::playAt(info, static_cast<double>(rank))));
    plan.folder = options.strength.folder;
    plan.anchors = work->anchors.anchors;
    plan.ranks = work->ranks;
    plan.games = options.full ? kFullGames : options.games;
    const search::MatchNetworks networks = work->forMatch();
    const auto verification = runWatched<search::Verification>(
        [&](jobs::JobContext& job) { return search::verify(plan, evaluator, networks, job, workLines()); }, [](const jobs::Progress&) {});
    if (!verification)
        return verification.error();
    const strength::MeasuredStrength measured = search::toMeasured(*verification, info, today());
    if (!options.strength.keep && !verification->stopped)
        if (auto done = nn::rewriteMetadata(work->file, [&](nn::ModelDescription& model) {
                if (model.profile)
                    model.profile->measured = measured;
            }); !done)
            return done;
    context.json ? cli::print(toJson(*verification, info.scale, go)) : print(*verification, info.scale, go);
    if (verification->stopped)
        context.exitCode = 1;
    return {};
}

} // namespace

void addVerify(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "verify", "Play the opponents of every rank against players of known strength, and write how strong they are into the model");
    command->footer("Each rank meets the two anchors nearest to what its name says and the next rank, in Go with stones; one fit over all games says how strong\n"
                    "each is and how sure that is. It holds for this network alone: another one \"was not measured\". The usual form takes some ten minutes on\n"
                    "two cores, --full a night. Stop it at any moment: the same command goes on where it was.\n"
                    "    evenmatch-cli verify chess --maia DIR --stockfish --out verified");
    const auto options = std::make_shared<Options>();
    addStrengthOptions(*command, options->strength);
    command->add_option("--games", options->games, "Games of each pair")->check(CLI::Range(2, 100'000))->capture_default_str();
    command->add_flag("--full", options->full, "200 games of each pair");
    command->callback([options, &context] {
        if (const auto done = run(*options, context); !done)
            fail(context, done.error(), done.error().code == core::ErrorCode::CannotWrite ? 1 : 2);
    });
}

} // namespace evenmatch::cli
