// evenmatch-lab calibrate GAME: calibrates opponents by matches so that each rank is as strong as its name.
#include "app/lab/commands.h"
#include "app/lab/measure/calibration.h"
#include "app/lab/support/known_anchors.h"
#include "app/lab/support/people_manners.h"
#include "app/shared/job_watch.h"
#include "nn/model/boards.h"

#include <cmath>
#include <optional>

namespace evenmatch::cli {

namespace {

struct CalibrateOptions {
    StrengthOptions strength;
    MannersOptions losses;
    search::CalibrationPlan plan;
};

nlohmann::ordered_json calibrationJson(const search::Calibration& calibration, const strength::RankScale& scale)
{
    nlohmann::ordered_json rows = nlohmann::ordered_json::array();
    for (const search::CalibratedRank& rank : calibration.ranks) {
        nlohmann::ordered_json row = {{"rank", scale.name(rank.rank)}, {"weakness", rank.weakness}, {"error", rank.error},
            {"excess", rank.excess}, {"games", rank.games}, {"settled", rank.settled}, {"play", strength::toJson(rank.play)}};
        if (rank.misfit)
            row.update({{"path", strength::suffixOf(rank.path)}, {"misfit", *rank.misfit}});
        rows.push_back(row);
    }
    return {{"ranks", rows}, {"stopped", calibration.stopped}};
}

void printCalibration(const search::Calibration& calibration, const strength::RankScale& scale)
{
    printFormatted("%-12s %9s %8s %12s %8s %7s %8s %7s\n", "rank", "weakness", "visits", "temperature", "loss", "chance", "± Elo", "games");
    for (const search::CalibratedRank& rank : calibration.ranks) {
        printFormatted("%-12s %9.3f %8.0f %12.2f %7.1f%% %6.0f%% %8.0f %7llu", scale.name(rank.rank).c_str(), rank.weakness,
            rank.play.visits, rank.play.temperature, 100 * rank.play.largestLoss, 100 * rank.play.lossChance, rank.error,
            static_cast<unsigned long long>(rank.games));
        if (rank.misfit)
            printFormatted("  losses differ by %.0f %% from people's%s%s", 100 * (std::exp(*rank.misfit) - 1),
                rank.path == strength::PlayPath::Usual ? "" : ",", std::string(strength::suffixOf(rank.path)).c_str());
        if (!rank.settled)
            printFormatted("  not finished");
        else if (rank.excess != 0)
            printFormatted("  out of reach: %.0f Elo too %s", std::abs(rank.excess), rank.excess > 0 ? "strong" : "weak");
        printFormatted("\n");
    }
}

/// Stores the result in the profile of the model; measurements of other opponents are no longer valid.
core::Result<void> write(const std::string& file, const std::string& game, const search::Calibration& calibration)
{
    return nn::rewriteMetadata(file, [&](nn::ModelDescription& model) {
        for (const search::CalibratedRank& rank : calibration.ranks)
            if (rank.settled)
                nn::setPlay(model, game, rank.rank, rank.play);
    });
}

core::Result<void> runCalibrate(const CalibrateOptions& options, Context& context)
{
    auto work = openWork(options.strength);
    if (!work)
        return work.error();
    const std::shared_ptr<nn::Evaluator> evaluator = work->network.evaluator;
    if (!evaluator->info().profile)
        return core::Error{core::ErrorCode::NoRankProfile, {}, work->file};
    if (const auto fine = canBeWritten(options.strength, *work); !fine)
        return fine;
    search::CalibrationPlan plan = options.plan;
    plan.match = work->match;
    plan.folder = options.strength.folder;
    plan.anchors = work->anchors.anchors;
    plan.anchorRatings = work->anchorRatings;
    plan.ranks = work->ranks;
    std::optional<PeopleManners> people;
    if (!options.losses.against.empty()) {
        auto opened = PeopleManners::open(options.losses, evaluator->info().scale, plan.match.start, plan.folder, plan.match.parallel);
        if (!opened)
            return opened.error();
        people = *std::move(opened);
        plan.misfit
            = [&people](std::size_t rank, std::span<const search::SideToJudge> games, const jobs::JobContext& job) -> core::Result<double> {
            const auto theirs = people->ofPeople(rank, games.front().from, job);
            const auto ours = theirs ? people->ofOpponent(games, job) : theirs;
            if (!ours)
                return ours.error();
            return search::misfit(*ours, *theirs);
        };
    }
    const search::MatchNetworks networks = work->forMatch();
    const auto calibration = runWatched<search::Calibration>(
        [&](jobs::JobContext& job) { return search::calibrate(plan, evaluator, networks, job, workLines()); },
        [](const jobs::Progress&) {});
    if (!calibration)
        return calibration.error();
    if (!options.strength.keep && !calibration->stopped) // results so far are stored with the games
        if (auto done = write(work->file, options.strength.game, *calibration); !done)
            return done;
    context.json ? print(calibrationJson(*calibration, evaluator->info().scale)) : printCalibration(*calibration, evaluator->info().scale);
    if (calibration->stopped)
        context.exitCode = 1;
    return {};
}

} // namespace

void addCalibrate(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "calibrate",
        "Calibrate opponents so that each rank plays as strongly as its name promises, and store the settings in the model");
    command->footer("Each rank plays against players of known strength (anchors and neighbouring ranks) while its strength setting is "
                    "adjusted, until it\nscores what the difference in rank predicts: 76 % against a player 200 Elo weaker; in Go 50 % "
                    "with one handicap stone per rank of\ndifference; on small boards the score that OGS expects. With --against, each "
                    "rank is calibrated in three styles (three times the\ngames), and the style whose losses are closest to people's is "
                    "kept. Check the result with `verify`. You can stop at any time; the\nsame command continues.");
    const auto options = std::make_shared<CalibrateOptions>();
    addStrengthOptions(*command, options->strength);
    addAnchorOptions(*command, options->strength);
    addMannersOptions(*command, options->losses);
    search::CalibrationPlan& plan = options->plan;
    addNumber(*command, "--visits", plan.mostVisits, "Visits per move at the strongest setting", 1, 1'000'000);
    addNumber(*command, "--tolerance", plan.tolerance, "Precision in Elo at which a rank is finished (half a 95 % interval)", 1, 1000);
    addNumber(*command, "--match", plan.matchGames, "Games against each opponent between two adjustments", 2, 100'000);
    addNumber(*command, "--games", plan.mostGames, "Maximum number of games per rank", 2, 10'000'000);
    command->callback([options, &context] {
        if (const auto done = runCalibrate(*options, context); !done)
            fail(context, done.error(), done.error().code == core::ErrorCode::CannotWrite ? 1 : 2);
    });
}

} // namespace evenmatch::cli
