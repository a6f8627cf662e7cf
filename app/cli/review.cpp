// evenmatch-cli review FILE: a game move by move: how strong each move was, what it cost, what each rank would play.
#include "app/cli/estimate.h"
#include "app/cli/job_watch.h"
#include "app/cli/svg.h"
#include "app/network.h"
#include "core/whole_file.h"
#include "nn/analysis_store.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <thread>

namespace evenmatch::cli {

namespace {

namespace fs = std::filesystem;
using game::Side;
using nlohmann::ordered_json;

constexpr double kQuartile = 0.6745; ///< standard deviations: the middle half of a normal distribution

struct Options {
    fs::path file;
    std::size_t number = 1;
    std::string network;
    fs::path cache = nn::defaultAnalysisCache();
    fs::path svg;
    std::size_t shown = 5;
    unsigned threads = 0;
};

struct Reviewed {
    nn::SourceGame game;
    nn::GameReview review;
    nn::NetworkInfo network;
};

core::Result<nn::SourceGame> readGame(const Options& options)
{
    auto read = runWatched<nn::SourceGames>([&](jobs::JobContext& job) { return nn::readSourceGames({&options.file, 1}, {}, job); });
    if (!read)
        return read.error();
    for (const core::Error& error : read->errors)
        std::cerr << core::describe(error) << '\n';
    const auto found = std::ranges::find(read->games, options.number, &nn::SourceGame::number);
    if (found == read->games.end())
        return core::Error{core::ErrorCode::NotFound, "game " + std::to_string(options.number), options.file.string()};
    return *found;
}

core::Result<Reviewed> review(const Options& options)
{
    auto game = readGame(options);
    if (!game)
        return game.error();
    const auto network = app::openNetwork(options.network.empty() ? app::bundledNetwork(game->kind) : options.network, 1);
    if (!network)
        return network.error();
    Reviewed result{.game = *std::move(game), .review = nn::GameReview(), .network = network->evaluator->info()};
    result.review = nn::GameReview(result.game.played, result.network.scale.size());
    std::unique_ptr<nn::ReviewCache> cache;
    if (!options.cache.empty()) {
        cache = std::make_unique<nn::FolderReviewCache>(options.cache, result.network);
        cache->load(result.review, 0);
    }
    const unsigned threads = options.threads > 0 ? options.threads : std::max(1U, std::thread::hardware_concurrency());
    const auto done = runWatched<int>([&](jobs::JobContext& job) -> core::Result<int> {
        const nn::ReviewPart whole = nn::ReviewPart::Whole;
        const auto filled = nn::reviewGames(*network->evaluator, {&result.review, 1}, {&whole, 1}, {.batch = 16, .threads = threads}, job);
        return filled ? core::Result<int>(0) : filled.error();
    });
    if (!done)
        return done.error();
    if (cache)
        if (const auto stored = cache->store(result.review, 0); !stored)
            return stored.error();
    return result;
}

/// The middle half of each rank's β at a move number.
struct Band {
    std::size_t rank;
    double low;
    double high;
};

std::vector<Band> bandsAt(const strength::RankProfile& profile, int moveNumber)
{
    std::vector<Band> bands;
    for (std::size_t rank = 0; rank < profile.ranks.size(); ++rank) {
        const strength::RankCurve& curve = profile.ranks[rank].beta;
        const auto& spreads = curve.bandByMove;
        const double spread = spreads.empty() ? curve.spread : spreads[std::min<std::size_t>(static_cast<std::size_t>(moveNumber), spreads.size() - 1)];
        bands.push_back({rank, curve.at(moveNumber) - kQuartile * spread, curve.at(moveNumber) + kQuartile * spread});
    }
    return bands;
}

int moveNumberAt(const Reviewed& reviewed, std::size_t ply) { return reviewed.review.game.start->moveNumber() + static_cast<int>(ply); }

ordered_json numberOrNull(double number) { return std::isfinite(number) ? ordered_json(number) : ordered_json(nullptr); }

ordered_json candidateJson(const Reviewed& reviewed, const nn::GameState& state, const nn::PlyReview& ply, std::size_t index)
{
    const nn::MoveReview& move = ply.moves[index];
    ordered_json json{{"move", state.position().moveText(move.move)}, {"prior", move.prior}};
    if (reviewed.network.hasBeta) {
        json["beta"] = ply.beta(index);
        json["quality"] = move.quality;
    }
    for (std::size_t rank = 0; rank < reviewed.review.ranks; ++rank)
        json["priors"][reviewed.network.scale.name(rank)] = move.rankPriors[rank];
    return json;
}

ordered_json toJson(const Reviewed& reviewed)
{
    const nn::GameReview& review = reviewed.review;
    ordered_json json{{"file", reviewed.game.file}, {"number", reviewed.game.number}, {"game", reviewed.game.kind},
                      {"network", {{"name", reviewed.network.name}, {"hash", reviewed.network.hash}}},
                      {"players", {reviewed.game.info.players[0].name, reviewed.game.info.players[1].name}}, {"plies", ordered_json::array()}};
    nn::GameState state(*review.game.start);
    for (std::size_t ply = 0; ply < review.plies.size(); ++ply) {
        const nn::PlyReview& said = review.plies[ply];
        ordered_json entry{{"ply", ply}, {"toMove", review.sideOf(ply) == Side::First ? "first" : "second"}, {"value", said.value}};
        if (reviewed.network.hasScoreLead)
            entry["scoreLead"] = said.scoreLead;
        if (reviewed.network.hasBeta)
            entry["level"] = said.level;
        const bool hasPlayed = review.hasPlayed(ply);
        if (hasPlayed) {
            entry["played"] = candidateJson(reviewed, state, said, 0);
            entry["loss"] = numberOrNull(review.loss(ply));
            if (reviewed.network.hasScoreLead)
                entry["lossInPoints"] = numberOrNull(review.lossInPoints(ply));
        }
        entry["candidates"] = ordered_json::array();
        for (std::size_t i = hasPlayed ? 1 : 0; i < said.moves.size(); ++i)
            entry["candidates"].push_back(candidateJson(reviewed, state, said, i));
        if (reviewed.network.profile && reviewed.network.hasBeta)
            for (const Band& band : bandsAt(*reviewed.network.profile, moveNumberAt(reviewed, ply)))
                entry["bands"][reviewed.network.scale.name(band.rank)] = {band.low, band.high};
        json["plies"].push_back(std::move(entry));
        if (ply < review.game.moves.size())
            state.play(review.game.moves[ply]);
    }
    return json;
}

std::vector<std::size_t> costliest(const nn::GameReview& review, std::size_t count)
{
    std::vector<std::size_t> plies;
    for (std::size_t ply = 0; ply < review.game.moves.size(); ++ply)
        if (review.hasPlayed(ply) && review.loss(ply) > 0)
            plies.push_back(ply);
    std::ranges::stable_sort(plies, std::greater(), [&](std::size_t ply) { return review.loss(ply); });
    plies.resize(std::min(count, plies.size()));
    return plies;
}

void printSide(const Reviewed& reviewed, Side side)
{
    const strength::SideNumbers numbers = reviewed.review.numbers(side);
    double beta = 0;
    for (const strength::MoveNumbers& move : numbers.moves)
        beta += move.beta() / static_cast<double>(numbers.moves.size());
    const std::string& name = reviewed.game.info.players[static_cast<std::size_t>(side)].name;
    std::cout << (name.empty() ? "?" : name) << ": " << numbers.moves.size() << " moves";
    if (reviewed.network.hasBeta && !numbers.moves.empty())
        std::cout << ", mean β " << std::fixed << std::setprecision(2) << beta;
    std::cout << '\n';
}

void printText(const Reviewed& reviewed, std::size_t shown)
{
    const nn::GameReview& review = reviewed.review;
    std::cout << placeOf(reviewed.game) << '\n';
    printSide(reviewed, Side::First);
    printSide(reviewed, Side::Second);
    std::cout << "Moves that cost most, by the network's own value (win probability in %):\n";
    for (const std::size_t ply : costliest(review, shown)) {
        const nn::PlyReview& said = review.plies[ply];
        std::cout << "  " << moveAt(reviewed.game, ply, said.moves[0].move) << "  -" << std::lround(50 * review.loss(ply));
        if (reviewed.network.hasScoreLead)
            std::cout << ", " << std::fixed << std::setprecision(1) << review.lossInPoints(ply) << " points";
        std::string before;
        for (std::size_t rank = 0; rank < review.ranks; ++rank) {
            const std::size_t choice = said.firstChoice(rank);
            const std::string text = moveAt(reviewed.game, ply, said.moves[choice].move);
            if (text != before)
                std::cout << (before.empty() ? "; " : ", ") << "from " << reviewed.network.scale.name(rank) << " down: " << text << " ("
                          << std::lround(100 * said.moves[choice].rankPriors[rank]) << " %)";
            before = text;
        }
        std::cout << '\n';
    }
}

/// β of both sides against the bands of the ranks, and the value below.
std::string picture(const Reviewed& reviewed)
{
    constexpr double kWidth = 960;
    constexpr double kLeft = 60;
    constexpr double kRight = 90;
    constexpr double kTop = 30;
    constexpr double kBeta = 300;
    constexpr double kValueTop = 370;
    constexpr double kValue = 110;
    constexpr int kWindow = 4; ///< own moves to each side that smooth a line
    const nn::GameReview& review = reviewed.review;
    const double plies = std::max<double>(1, static_cast<double>(review.game.moves.size()));
    const auto xOf = [&](double ply) { return kLeft + (kWidth - kLeft - kRight) * ply / plies; };
    double low = 1e9;
    double high = -1e9;
    std::array<std::vector<std::pair<double, double>>, 2> raw;
    for (std::size_t ply = 0; ply < review.game.moves.size(); ++ply) {
        if (!review.hasPlayed(ply))
            continue;
        const double beta = review.plies[ply].beta(0);
        raw[static_cast<std::size_t>(review.sideOf(ply))].emplace_back(static_cast<double>(ply), beta);
        low = std::min(low, beta);
        high = std::max(high, beta);
    }
    if (low > high)
        low = high = 0;
    const double pad = std::max(0.1, 0.05 * (high - low));
    const auto yOf = [&](double beta) { return kTop + kBeta * (high + pad - beta) / (high - low + 2 * pad); };
    Svg svg(kWidth, 520, "Strength of every move, and the value of the game");
    svg.text(kLeft, 18, "β of every move (points), smoothed (lines): " + reviewed.game.info.players[0].name + " blue, " + reviewed.game.info.players[1].name + " brown",
             "start", "strong");
    if (reviewed.network.profile && reviewed.network.hasBeta) {
        for (std::size_t rank = 0; rank < reviewed.network.profile->ranks.size(); ++rank) {
            const strength::RankCurve& curve = reviewed.network.profile->ranks[rank].beta;
            std::vector<std::pair<double, double>> line;
            for (std::size_t ply = 0; ply <= review.game.moves.size(); ++ply)
                line.emplace_back(xOf(static_cast<double>(ply)), std::clamp(yOf(curve.at(moveNumberAt(reviewed, ply))), kTop, kTop + kBeta));
            svg.polyline(line, "bandline");
            svg.text(kWidth - kRight + 6, line.back().second + 4, reviewed.network.scale.name(rank));
        }
    }
    const std::array<const char*, 2> dots{"faint", "faint2"};
    const std::array<const char*, 2> lines{"curve", "curve2"};
    for (std::size_t side = 0; side < 2; ++side) {
        std::vector<std::pair<double, double>> smooth;
        const int count = static_cast<int>(raw[side].size());
        for (int i = 0; i < count; ++i) {
            svg.circle(xOf(raw[side][static_cast<std::size_t>(i)].first), yOf(raw[side][static_cast<std::size_t>(i)].second), 2.5, dots[side]);
            double sum = 0;
            const int from = std::max(0, i - kWindow);
            const int to = std::min(count - 1, i + kWindow);
            for (int k = from; k <= to; ++k)
                sum += raw[side][static_cast<std::size_t>(k)].second;
            smooth.emplace_back(xOf(raw[side][static_cast<std::size_t>(i)].first), yOf(sum / (to - from + 1)));
        }
        svg.polyline(smooth, lines[side]);
    }
    std::vector<std::pair<double, double>> value;
    for (std::size_t ply = 0; ply < review.plies.size(); ++ply) {
        const double forFirst = review.sideOf(ply) == Side::First ? review.plies[ply].value : -review.plies[ply].value;
        value.emplace_back(xOf(static_cast<double>(ply)), kValueTop + kValue * (1 - forFirst) / 2);
    }
    svg.text(kLeft, kValueTop - 8, "Value: " + reviewed.game.info.players[0].name + " ahead above the line", "start", "strong");
    svg.line(kLeft, kValueTop + kValue / 2, kWidth - kRight, kValueTop + kValue / 2, "grid");
    svg.polyline(value, "curve");
    for (const std::size_t ply : costliest(review, 5))
        svg.circle(value[ply].first, value[ply].second, 4, "mark",
                   moveAt(reviewed.game, ply, review.game.moves[ply]) + " cost " + std::to_string(std::lround(50 * review.loss(ply))) + " %");
    for (std::size_t ply = 0; ply <= review.game.moves.size(); ply += review.game.moves.size() > 120 ? 50 : 10)
        svg.text(xOf(static_cast<double>(ply)), kValueTop + kValue + 20, std::to_string(ply), "middle");
    return svg.str(std::string(reportStyle()) + ".bandline{fill:none;stroke:var(--band);stroke-width:1;stroke-dasharray:4 3}");
}

void run(const Options& options, Context& context)
{
    const auto reviewed = review(options);
    if (!reviewed)
        return fail(context, reviewed.error(), reviewed.error().code == core::ErrorCode::Stopped ? 1 : 2);
    context.json ? print(toJson(*reviewed)) : printText(*reviewed, options.shown);
    if (options.svg.empty())
        return;
    if (const auto written = core::writeWholeFile(options.svg, picture(*reviewed)); !written)
        fail(context, written.error());
}

} // namespace

void addReview(CLI::App& cli, Context& context)
{
    CLI::App* command = addCommand(cli, context, "review", "A game move by move: how strong each was, what it cost, what each rank would play");
    const auto options = std::make_shared<Options>();
    command->add_option("file", options->file, "A game file")->required();
    command->add_option("--number", options->number, "Which game of the file, from 1")->capture_default_str();
    command->add_option("--network", options->network, "A network file (default: the bundled one)");
    command->add_option("--svg", options->svg, "Also draw β and value into this file");
    command->add_option("--top", options->shown, "How many costly moves to name")->capture_default_str();
    command->add_option("--cache", options->cache, "Folder where analyses are kept, so that no position is evaluated twice")->capture_default_str();
    command->add_option("--threads", options->threads, "Threads that compute; 0: one a core")->capture_default_str();
    command->callback([options, &context] { run(*options, context); });
}

} // namespace evenmatch::cli
