// evenmatch-lab verify GAME: measures a model's opponents against players of known strength, and stores the result in the model.
#include "app/lab/commands.h"
#include "app/lab/measure/verification.h"
#include "app/lab/support/known_anchors.h"
#include "app/lab/support/people_manners.h"
#include "app/lab/support/today.h"
#include "app/shared/job_watch.h"
#include "core/game/family.h"
#include "nn/model/boards.h"

#include <chrono>
#include <cmath>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace evenmatch::cli {

namespace {

struct VerifyOptions {
    StrengthOptions strength;
    MannersOptions manners;
    std::uint64_t games = 0; ///< 0: as many as the time allows
    std::optional<double> minutes;
    bool full = false;

    /// 0: without a limit.
    double mostMinutes() const
    {
        constexpr double kSmallForm = 10;
        return minutes.value_or(full || games > 0 ? 0 : kSmallForm);
    }
};
constexpr std::uint64_t kFullGames = 200;

/// At the end of the time, the games so far are the result.
core::Result<search::Verification> verifyWithin(
    const search::VerificationPlan& plan, double minutes, const StrengthWork& work, const jobs::JobContext& job)
{
    std::stop_source enough;
    const std::stop_callback onStop(job.stopToken(), [&enough] { enough.request_stop(); });
    std::jthread watch;
    if (minutes > 0)
        watch = std::jthread([&enough, minutes](const std::stop_token& done) {
            std::mutex mutex;
            std::unique_lock lock(mutex);
            std::condition_variable_any never;
            never.wait_for(lock, done, std::chrono::milliseconds(std::llround(60'000 * minutes)), [] { return false; });
            enough.request_stop();
        });
    auto found = search::verify(plan, work.network.evaluator, work.forMatch(), jobs::JobContext(enough.get_token(), nullptr), workLines());
    if (found && !job.stopRequested())
        found->stopped = false;
    return found;
}

nlohmann::ordered_json ratedJson(const strength::MeasuredRank& measured)
{
    return {{"rating", measured.rating}, {"error", measured.error}, {"games", measured.games}};
}

/// The expected score of the first of two by their assumed strengths.
double expectedOf(const search::Verification& verification, const strength::Meeting& meeting)
{
    const std::size_t ranks = verification.ranks.size();
    const auto thought = [&](std::size_t player) {
        return player < ranks ? verification.ranks[player].thought : verification.anchors[player - ranks].known;
    };
    return strength::expectedScore(verification.elo.between(thought(meeting.first), thought(meeting.second)) + meeting.advantage);
}

/// The play of each verified rank's opponents compared with people; empty if not requested.
using AllManners = std::vector<std::pair<std::string, MannersBeside>>;

core::Result<AllManners> mannersOf(
    const search::Verification& verification, const strength::RankScale& scale, PeopleManners& people, const jobs::JobContext& job)
{
    AllManners all;
    for (const search::VerifiedRank& rank : verification.ranks) {
        if (rank.sides.empty())
            continue; // played only with stones, or not at all
        auto beside = people.beside(rank.rank, rank.sides, job);
        if (!beside)
            return beside.error();
        all.emplace_back(scale.name(rank.rank), *std::move(beside));
    }
    return all;
}

nlohmann::ordered_json verificationJson(
    const search::Verification& verification, const AllManners& manners, const strength::RankScale& scale, bool go)
{
    nlohmann::ordered_json json = {{"ranks", nlohmann::ordered_json::array()}, {"anchors", nlohmann::ordered_json::array()},
        {"meetings", nlohmann::ordered_json::array()}, {"scale", verification.scale}, {"games", verification.games},
        {"failed", verification.failed}, {"stopped", verification.stopped}};
    for (const search::VerifiedRank& rank : verification.ranks)
        json["ranks"].push_back({{"rank", scale.name(rank.rank)}, {"claimed", rank.claimed}, {"measured", ratedJson(rank.measured)}});
    for (auto& row : json["ranks"])
        for (const auto& [rank, beside] : manners)
            if (row["rank"] == rank)
                row["manners"] = mannersJson(beside, go);
    for (const search::VerifiedAnchor& anchor : verification.anchors)
        json["anchors"].push_back({{"name", anchor.name}, {"known", anchor.known}, {"measured", ratedJson(anchor.measured)}});
    const auto nameOf = [&](std::size_t player) {
        const std::size_t ranks = verification.ranks.size();
        return player < ranks ? scale.name(verification.ranks[player].rank) : verification.anchors[player - ranks].name;
    };
    for (const strength::Meeting& meeting : verification.meetings)
        json["meetings"].push_back({{"first", nameOf(meeting.first)}, {"second", nameOf(meeting.second)}, {"advantage", meeting.advantage},
            {"expected", expectedOf(verification, meeting)}, {"wins", meeting.tally.wins}, {"draws", meeting.tally.draws},
            {"losses", meeting.tally.losses}});
    return json;
}

/// "71 % (64-78) of 200, should be 76 %": the first player's score.
std::string scoreText(const search::Verification& verification, const strength::Meeting& meeting)
{
    const strength::EloInterval elo = strength::eloFrom(meeting.tally);
    char text[96];
    std::snprintf(text, sizeof text, "%.0f %% (%.0f-%.0f) of %llu, expected %.0f %%", 100 * meeting.tally.score(),
        100 * strength::expectedScore(elo.low), 100 * strength::expectedScore(elo.high),
        static_cast<unsigned long long>(meeting.tally.games()), 100 * expectedOf(verification, meeting));
    return text;
}

/// `server`: the server of the anchors' ranks, if they are not the network's own.
void printVerification(const search::Verification& verification, const strength::RankScale& scale, const std::string& server, bool go)
{
    printFormatted("%-26s %9s  %-14s %6s  %s\n", "opponent", "claims", "measured", "games", "against the next rank");
    for (std::size_t i = 0; i < verification.ranks.size(); ++i) {
        const search::VerifiedRank& rank = verification.ranks[i];
        const strength::Meeting* meeting = i + 1 < verification.ranks.size() ? verification.meeting(i, i + 1) : nullptr;
        std::string next = meeting && meeting->tally.games() > 0 ? scoreText(verification, *meeting) : std::string();
        if (rank.measured.games > 0 && strength::isElsewhere(rank.measured, rank.claimed, go))
            next += (next.empty() ? "" : "; ") + std::string("plays like ") + strength::ratingText(rank.claimed, go) + ", as strong as "
                + strength::ratingText(rank.measured.rating, go);
        const std::string measured = rank.measured.games > 0 ? strength::ratingText(rank.measured, go) : "not measured";
        printFormatted("%-26s %9s  %-14s %6llu  %s\n", scale.name(rank.rank).c_str(), strength::ratingText(rank.claimed, go).c_str(),
            measured.c_str(), static_cast<unsigned long long>(rank.measured.games), next.c_str());
    }
    for (const search::VerifiedAnchor& anchor : verification.anchors)
        if (anchor.measured.games > 0)
            printFormatted("%-26s %9s  %-14s %6llu\n", anchor.name.c_str(), strength::ratingText(anchor.known, go).c_str(),
                strength::ratingText(anchor.measured, go).c_str(), static_cast<unsigned long long>(anchor.measured.games));
    const std::string whose = !server.empty() ? "those of the network; the anchors' ratings are those of " + server
        : verification.scale.empty()          ? "those of the anchors, the players of best-known strength"
                                              : "those of " + verification.scale + ", the scale of the players of best-known strength";
    printFormatted("%llu games, one Bradley-Terry fit. Ratings are %s; ± is half of a 95 %% interval, %s.\n",
        static_cast<unsigned long long>(verification.games), whose.c_str(), go ? "in ranks" : "in Elo");
    if (verification.failed > 0)
        printFormatted("%llu further games do not count, because an engine failed: %s\n",
            static_cast<unsigned long long>(verification.failed), verification.problem.c_str());
}

core::Result<void> runVerify(VerifyOptions options, Context& context)
{
    options.strength.keep
        = options.strength.keep || !options.strength.reading.strong.empty(); // a model's table is valid for the model alone
    auto work = openWork(options.strength);
    if (!work)
        return work.error();
    const std::shared_ptr<nn::Evaluator> evaluator = work->network.evaluator;
    const nn::NetworkInfo& info = evaluator->info();
    const bool go = game::isGo(info.game);
    if (const auto fine = canBeWritten(options.strength, *work); !fine)
        return fine;
    std::optional<PeopleManners> people;
    if (!options.manners.against.empty()) {
        auto opened = PeopleManners::open(options.manners, info.scale, work->match.start, options.strength.folder, work->match.parallel);
        if (!opened)
            return opened.error();
        people = *std::move(opened);
    }
    search::VerificationPlan plan;
    plan.match = work->match;
    for (std::size_t rank = 0; rank < info.scale.size(); ++rank) // other tables play other games
        plan.match.settings["play"].push_back(strength::toJson(search::playAt(info, static_cast<double>(rank))));
    plan.folder = options.strength.folder;
    plan.anchors = work->anchors.anchors;
    plan.anchorRatings = work->anchorRatings;
    plan.ranks = work->ranks;
    plan.games = options.games > 0 ? options.games : kFullGames;
    const auto verification = runWatched<search::Verification>(
        [&](jobs::JobContext& job) { return verifyWithin(plan, options.mostMinutes(), *work, job); }, [](const jobs::Progress&) {});
    if (!verification)
        return verification.error();
    if (!options.strength.keep && !verification->stopped && verification->games > 0)
        if (auto done = nn::rewriteMetadata(work->file,
                [&](nn::ModelDescription& model) {
                    nn::storeMeasured(model, options.strength.game,
                        [&](const auto& before) { return search::toMeasured(*verification, info, today(), before); });
                });
            !done)
            return done;
    AllManners manners;
    if (people && !verification->stopped) {
        auto found = runWatched<AllManners>(
            [&](jobs::JobContext& job) { return mannersOf(*verification, info.scale, *people, job); }, [](const jobs::Progress&) {});
        if (!found && found.error().code != core::ErrorCode::Stopped)
            return found.error();
        if (!found) // the strength is measured, but the comparison is missing
            context.exitCode = 1;
        manners = std::move(found).valueOr({});
    }
    if (context.json) {
        print(verificationJson(*verification, manners, info.scale, go));
    } else {
        printVerification(*verification, info.scale, options.strength.anchors.server, go);
        if (!manners.empty())
            printManners(manners, go);
    }
    if (verification->stopped)
        context.exitCode = 1;
    return {};
}

} // namespace

void addVerify(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(
        cli, context, "verify", "Measure the opponents of every rank against players of known strength, and store the result in the model");
    command->footer("Each rank plays against the two nearest anchors and the next rank, in Go with handicap stones; one fit over all games "
                    "gives the\nstrengths with their intervals. The result is valid for this network only. By default the run ends after "
                    "ten minutes; --full takes\na night. You can stop at any time; the same command continues.\n    evenmatch-lab verify "
                    "chess --maia DIR --stockfish --out verified\nWith --against, opponents are also compared with people of the same "
                    "rank: mates in one and losses by phase of the game (in Go from\neven games):\n    evenmatch-lab verify chess --maia "
                    "DIR --against DIR/candidate --judge stockfish --out verified");
    const auto options = std::make_shared<VerifyOptions>();
    addStrengthOptions(*command, options->strength);
    addAnchorOptions(*command, options->strength);
    addStrong(*command, options->strength.reading);
    addMannersOptions(*command, options->manners);
    command->add_option("--games", options->games, "Games per pair, without a time limit")->check(CLI::Range(1, 100'000));
    command->add_option("--minutes", options->minutes, "Time limit in minutes (default: 10; 0: none)")->check(CLI::Range(0.0, 1e6));
    command->add_flag("--full", options->full, "Play 200 games per pair")->excludes("--games");
    command->callback([options, &context] {
        if (const auto done = runVerify(*options, context); !done)
            fail(context, done.error(), done.error().code == core::ErrorCode::CannotWrite ? 1 : 2);
    });
}

} // namespace evenmatch::cli
