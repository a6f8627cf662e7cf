// evenmatch-cli lessons make|list|next|answer|schedulers: cards made of a player's own games, and answers to them.
#include "app/cli/commands.h"
#include "app/cli/words.h"
#include "app/network.h"
#include "app/shared/game_input.h"
#include "app/shared/job_watch.h"
#include "app/shared/lesson_words.h"
#include "app/shared/open_library.h"
#include "core/game/chess/position.h"
#include "core/game/family.h"
#include "core/lesson/explain.h"
#include "core/lesson/practice.h"
#include "core/lesson/replay.h"
#include "core/lesson/theme_statistics.h"
#include "nn/lesson/library_cards.h"
#include "nn/lesson/same_moves.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <ctime>
#include <iostream>

namespace evenmatch::cli {

namespace {

using nlohmann::ordered_json;
namespace fs = std::filesystem;

struct LessonsOptions {
    fs::path library;
    std::string player;
    std::string student;
    std::string game = "chess";
    std::string network;
    bool exact = false;
    std::string server;
    std::string rank;
    std::string theme;
    std::string scheduler = "ladder";
    std::size_t games = 20;
    std::size_t cards = 40;
    std::size_t session = 12;
    CardJudgeOptions judge;
    lesson::CardId card = 0;
    std::string move;
    bool quiet = false;
    int milliseconds = 0;
    std::int64_t now = 0; ///< seconds since 1970; 0: the current time
    std::size_t simulated = 0; ///< cards of a simulated learner; 0: the log
    int days = 90;
    lesson::Learner learner;
    unsigned threads = 1;
};

lesson::Time nowOf(const LessonsOptions& options)
{
    if (options.now > 0)
        return lesson::Time(std::chrono::seconds(options.now));
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

struct OpenedLessons {
    library::Library library;
    library::PlayerId player = 0;
};

/// The named player or student, otherwise the user, otherwise the player with most games.
core::Result<OpenedLessons> openPlayer(const LessonsOptions& options, Context& context, bool toReadOnly = true)
{
    auto library = openLibrary(options.library, {.create = false, .orReadOnly = toReadOnly}, context);
    if (!library)
        return library.error();
    if (!options.student.empty()) {
        const auto student = studentNamed(*library, options.student);
        if (!student)
            return student.error();
        return OpenedLessons{*std::move(library), student->id};
    }
    if (!options.player.empty()) {
        const auto player = playerNamed(*library, options.player);
        if (!player)
            return player.error();
        return OpenedLessons{*std::move(library), player->id};
    }
    const auto players = library->players();
    if (!players)
        return players.error();
    if (players->empty())
        return core::Error{core::ErrorCode::NotFound, "a player", options.library.string()};
    const auto me = std::ranges::find(*players, true, &library::Player::isMe);
    const library::PlayerId id = me != players->end() ? me->id : players->front().id;
    return OpenedLessons{*std::move(library), id};
}

std::string_view stateName(lesson::Schedule::State state)
{
    static constexpr std::array<std::string_view, 4> kNames = {"new", "learning", "retired", "parked"};
    return kNames[static_cast<std::size_t>(state)];
}

/// Where the user is, like the days of the window.
std::tm localTimeOf(lesson::Time time)
{
    const std::time_t seconds = time.time_since_epoch().count();
    std::tm local{};
    localtime_r(&seconds, &local);
    return local;
}

std::string dayOf(lesson::Time time)
{
    const std::tm local = localTimeOf(time);
    std::array<char, 32> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d", &local)};
}

/// Cards are due on a day, although they have a time.
lesson::Time endOfDay(lesson::Time time)
{
    const std::tm today = localTimeOf(time);
    std::tm midnight{.tm_mday = today.tm_mday + 1, .tm_mon = today.tm_mon, .tm_year = today.tm_year, .tm_isdst = -1};
    return lesson::Time(std::chrono::seconds(std::mktime(&midnight)));
}

ordered_json scheduleJson(const lesson::Schedule& schedule)
{
    ordered_json json{{"state", stateName(schedule.state)}};
    if (schedule.state == lesson::Schedule::State::Learning)
        json["due"] = schedule.due.time_since_epoch().count();
    return json;
}

ordered_json movesJson(const lesson::Card& card, const game::AnyPosition& position)
{
    ordered_json moves = ordered_json::array();
    for (const lesson::CardMove& move : card.moves) {
        ordered_json line = ordered_json::array();
        game::AnyPosition after = position;
        after.play(move.move);
        for (const game::Move next : move.line) {
            if (!after.isLegal(next))
                break;
            line.push_back(after.moveText(next));
            after.play(next);
        }
        moves.push_back(
            {{"move", position.moveText(move.move)}, {"loss", move.loss}, {"own", move.own}, {"above", move.above}, {"line", line}});
    }
    return moves;
}

/// `withAnswer`: includes the answer.
ordered_json cardJson(const lesson::Card& card, bool withAnswer)
{
    ordered_json json{
        {"card", card.id}, {"game", card.game}, {"source", card.sourceGame}, {"ply", card.ply}, {"schedule", scheduleJson(card.schedule)}};
    const auto position = lesson::positionOf(card);
    if (position) {
        json["toMove"] = position->sideToMove() == game::Side::First ? "first" : "second";
        if (const auto* board = position->as<chess::Position>())
            json["fen"] = board->fen();
    }
    json["record"] = card.record;
    if (!withAnswer || !position)
        return json;
    json["kind"] = card.kind == lesson::CardKind::Lesson ? "lesson" : "decoy";
    json["played"] = position->moveText(card.played);
    json["unit"] = card.unit == lesson::LossUnit::Points ? "points" : "chance";
    json["difficulty"] = card.difficulty;
    json["evidence"] = card.evidence;
    json["chance"] = card.chance;
    json["judge"] = card.judge;
    json["rank"] = card.rank;
    json["rankAbove"] = card.rankAbove;
    json["themes"] = ordered_json::array();
    for (const lesson::Theme theme : card.themes)
        json["themes"].push_back(lesson::themeName(theme));
    json["moves"] = movesJson(card, *position);
    json["why"] = lesson::explain(card, *position, lesson::plainWording());
    return json;
}

core::Result<nn::LibraryCards> makeIn(const LessonsOptions& options, OpenedLessons& opened)
{
    const auto cards = openCardNetwork(options.network, options.game, options.exact, options.server);
    if (!cards)
        return cards.error();
    const std::shared_ptr<nn::Evaluator>& evaluator = cards->network.evaluator;
    if (const auto same = checkSameFamily(options.game, evaluator->info().game, options.network); !same)
        return same.error();
    const auto analysis = openJudgeNetwork(options.judge, options.game, evaluator);
    if (!analysis)
        return analysis.error();
    auto judge = openJudge(options.judge, *analysis);
    if (!judge)
        return judge.error();
    nn::LibraryCardOptions how{.family = options.game,
        .games = options.games,
        .player = {.rank = {}, .cards = {.mostLessons = options.cards, .now = nowOf(options)}, .threads = options.threads}};
    if (!options.rank.empty()) {
        const auto rank = rankNamed(cards->estimators.scale, options.rank);
        if (!rank)
            return rank.error();
        how.player.rank = *rank;
    }
    search::JudgeDesk desk(costJudge(options.judge, options.game), *analysis, {});
    const nn::CardWorkers workers{
        .evaluator = *evaluator, .estimators = cards->estimators, .judge = **judge, .costs = search::costsBy(desk)};
    return runWatched<nn::LibraryCards>(
        [&](jobs::JobContext& job) { return nn::makeLibraryCards(opened.library, opened.player, workers, how, job); });
}

void makeCards(const LessonsOptions& options, Context& context)
{
    auto opened = openPlayer(options, context, false);
    if (!opened)
        return fail(context, opened.error(), 2);
    const auto made = makeIn(options, *opened);
    if (!made)
        return fail(context, made.error(), made.error().code == core::ErrorCode::Stopped ? 1 : 2);
    const nn::PlayerCards& player = made->cards;
    const auto& cards = player.made.cards;
    const auto lessons = static_cast<std::size_t>(std::ranges::count(cards, lesson::CardKind::Lesson, &lesson::Card::kind));
    if (context.json)
        return print({{"rank", player.rank}, {"rankAbove", player.rankAbove}, {"games", player.made.games}, {"judged", player.made.judged},
            {"lessons", lessons}, {"decoys", cards.size() - lessons}, {"added", made->added}, {"unclear", player.made.unclear},
            {"alreadyAsked", player.made.alreadyAsked}, {"decided", player.made.decided}, {"unfair", player.made.unfair},
            {"tooEasy", player.made.tooEasy}, {"tooHard", player.made.tooHard}, {"unseen", player.made.unseen},
            {"alike", player.made.alike}});
    std::cout << "Rank " << player.rank << ", lessons for " << player.rankAbove << ": " << counted(lessons, "card") << " and "
              << counted(cards.size() - lessons, "decoy") << " from " << counted(player.made.games, "game") << ", " << made->added
              << " of them new.\n"
              << player.made.judged << " positions were analysed: " << player.made.unclear << " were no mistakes or had no clear answer, "
              << player.made.alreadyAsked << " had the answer of another card, " << player.made.decided << " were decided, "
              << player.made.unfair << " too easy, too hard or beyond the next rank.\n";
}

/// The number of the card's move for players: in chess counted on from a FEN.
std::size_t cardMoveNumber(const lesson::Card& card)
{
    const auto position = lesson::positionOf(card);
    const auto before = static_cast<std::size_t>(position ? position->moveNumber() : card.ply);
    return before / game::movesANumber(game::familyOf(card.game)) + 1;
}

void listCards(const LessonsOptions& options, Context& context)
{
    auto opened = openPlayer(options, context);
    if (!opened)
        return fail(context, opened.error(), 2);
    const auto cards = opened->library.cards(opened->player, options.game);
    const auto answers = opened->library.answersOf(opened->player);
    if (!cards || !answers)
        return fail(context, cards ? answers.error() : cards.error());
    const auto statistics = lesson::themeStatistics(*cards, *answers);
    if (context.json) {
        ordered_json json{{"cards", ordered_json::array()}, {"themes", ordered_json::array()}};
        for (const lesson::Card& card : *cards)
            json["cards"].push_back(cardJson(card, true));
        for (const lesson::ThemeRow& row : statistics)
            json["themes"].push_back({{"theme", lesson::themeName(row.theme)}, {"cards", row.cards}, {"answered", row.answered},
                {"missed", row.missed}, {"missedLow", row.low}, {"missedHigh", row.high}, {"expected", row.expected}});
        return print(json);
    }
    if (cards->empty())
        std::cout << "There are no cards. `lessons make` makes them.\n";
    for (const lesson::Card& card : *cards) {
        std::cout << card.id << "  " << stateName(card.schedule.state);
        if (card.schedule.state == lesson::Schedule::State::Learning)
            std::cout << " (again " << dayOf(card.schedule.due) << ')';
        std::cout << "  move " << cardMoveNumber(card) << (card.kind == lesson::CardKind::Decoy ? "  decoy" : "");
        for (const lesson::Theme theme : card.themes)
            std::cout << "  " << lesson::themeTitle(theme);
        std::cout << '\n';
    }
    for (const lesson::ThemeRow& row : statistics)
        std::cout << lesson::themeTitle(row.theme) << ": " << counted(row.cards, "card") << ", " << row.missed << " of " << row.answered
                  << " answers missed\n";
}

void next(const LessonsOptions& options, Context& context)
{
    auto opened = openPlayer(options, context);
    if (!opened)
        return fail(context, opened.error(), 2);
    const auto cards = opened->library.cards(opened->player, options.game);
    if (!cards)
        return fail(context, cards.error());
    lesson::PracticeOptions practice{
        .cards = options.session, .theme = {}, .seed = static_cast<std::uint64_t>(nowOf(options).time_since_epoch().count())};
    if (!options.theme.empty()) {
        practice.theme = lesson::findTheme(options.theme);
        if (!practice.theme)
            return fail(context, {core::ErrorCode::NotFound, "theme " + options.theme}, 2);
    }
    const auto chosen = lesson::chooseCards(*cards, endOfDay(nowOf(options)), practice);
    if (context.json) {
        ordered_json json = ordered_json::array();
        for (const std::size_t index : chosen)
            json.push_back(cardJson((*cards)[index], false));
        return print(json);
    }
    if (chosen.empty()) {
        std::cout << "No card is due today. `lessons make` makes new ones.\n";
        return;
    }
    const lesson::Card& card = (*cards)[chosen.front()];
    const auto position = lesson::positionOf(card);
    if (!position)
        return fail(context, position.error());
    std::cout << "Card " << card.id << ", " << chosen.size() << " in this session.\n"
              << diagramOf(*position) << "Is there a move to find, or is any sensible move fine? `lessons answer --card " << card.id
              << "` with --quiet or --move.\n";
}

core::Result<void> check(const LessonsOptions& options)
{
    if (options.quiet == !options.move.empty())
        return core::Error{core::ErrorCode::BadArgument, "give either --quiet or --move"};
    return lesson::makeScheduler(options.scheduler) ? core::Result<void>()
                                                    : core::Error{core::ErrorCode::NotFound, "scheduler " + options.scheduler};
}

void answer(const LessonsOptions& options, Context& context)
{
    if (const auto fine = check(options); !fine)
        return fail(context, fine.error(), 2);
    auto library = openLibrary(options.library, {.create = false}, context);
    if (!library)
        return fail(context, library.error(), 2);
    const auto card = library->card(options.card);
    if (!card)
        return fail(context, card.error(), 2);
    const auto position = lesson::positionOf(*card);
    if (!position)
        return fail(context, position.error());
    lesson::Answer said{.card = card->id,
        .at = nowOf(options),
        .saysQuiet = options.quiet,
        .move = {},
        .milliseconds = options.milliseconds,
        .scheduler = options.scheduler};
    const lesson::Wording words = lesson::plainWording();
    std::string verdict;
    if (!options.quiet) {
        const auto move = moveFrom(*position, options.move);
        if (!move)
            return fail(context, move.error(), 2);
        said.move = nn::listedMove(*card, *position, *move);
        said.loss = card->lossOf(*said.move).value_or(0);
        verdict = lesson::verdictOn(*card, *position, *said.move, words);
        if (card->isBetween(*said.move)) {
            if (context.json)
                return print({{"again", true}, {"verdict", verdict}});
            std::cout << verdict << " Try again.\n";
            return;
        }
    }
    said.right = lesson::isRight(*card, said.saysQuiet, said.move);
    const auto schedule = library->addAnswer(said, *lesson::makeScheduler(options.scheduler));
    if (!schedule)
        return fail(context, schedule.error());
    const auto why = lesson::explain(*card, *position, words);
    if (context.json)
        return print({{"right", said.right}, {"kind", card->kind == lesson::CardKind::Lesson ? "lesson" : "decoy"}, {"verdict", verdict},
            {"why", why}, {"schedule", scheduleJson(*schedule)}});
    std::cout << (said.right ? "Right. " : "Not this time. ") << verdict << '\n';
    for (const std::string& sentence : why)
        std::cout << sentence << '\n';
    if (schedule->state == lesson::Schedule::State::Learning)
        std::cout << "Next repetition: "
                  << (schedule->due <= nowOf(options) ? std::string("in this session") : "on " + dayOf(schedule->due)) << ".\n";
    else
        std::cout << (schedule->state == lesson::Schedule::State::Retired ? "This card is known and will not be repeated.\n"
                                                                          : "This card is set aside: it was missed too often in a row.\n");
}

ordered_json replayJson(const lesson::Replay& seen)
{
    ordered_json json{{"cards", seen.cards}, {"answers", seen.answers}, {"again", seen.again}, {"right", seen.right},
        {"foresight", ordered_json::object()}, {"standings", ordered_json::array()}};
    for (const lesson::Foresight& one : seen.foresight)
        json["foresight"][std::string(one.model)] = one.logLoss;
    for (const lesson::Standing& one : seen.standings)
        json["standings"].push_back({{"scheduler", one.scheduler}, {"learning", one.learning}, {"retired", one.retired},
            {"parked", one.parked}, {"days", one.days}});
    return json;
}

void tellCard(const lesson::Replay& seen)
{
    std::cout << counted(seen.answers, "answer") << " to " << counted(seen.cards, "card") << "; " << seen.right << " of " << seen.again
              << " were right in repetitions.\n";
    for (const lesson::Foresight& one : seen.foresight)
        printFormatted("Predicted by %s: log loss %.3f\n", std::string(one.model).c_str(), one.logLoss);
    for (const lesson::Standing& one : seen.standings)
        printFormatted(
            "By %s: %zu are being learned, with the next repetition after %.1f days; %zu are known (retired), %zu set aside (parked).\n",
            std::string(one.scheduler).c_str(), one.learning, one.days, one.retired, one.parked);
}

void simulateSchedulers(const LessonsOptions& options, Context& context)
{
    ordered_json json = ordered_json::array();
    for (const std::string_view name : lesson::kSchedulers) {
        const lesson::Course course
            = lesson::simulateCourse(*lesson::makeScheduler(name), options.learner, options.simulated, options.days, 1);
        const lesson::Replay seen = lesson::replay(course.log, {});
        json.push_back({{"scheduler", name}, {"days", options.days}, {"sessions", course.sessions}, {"remembered", course.remembered},
            {"replay", replayJson(seen)}});
        if (context.json)
            continue;
        std::cout << "A simulated learner with scheduler " << name << " for " << options.days << " days: " << course.sessions
                  << " sessions, " << std::lround(100 * course.remembered) << " % of the cards remembered at the end.\n";
        tellCard(seen);
    }
    if (context.json)
        print(json);
}

void schedulers(const LessonsOptions& options, Context& context)
{
    if (options.simulated > 0)
        return simulateSchedulers(options, context);
    auto opened = openPlayer(options, context);
    if (!opened)
        return fail(context, opened.error(), 2);
    const auto cards = opened->library.cards(opened->player, options.game);
    auto answers = opened->library.answersOf(opened->player);
    if (!cards || !answers)
        return fail(context, cards ? answers.error() : cards.error());
    std::vector<lesson::CardId> decoys;
    for (const lesson::Card& card : *cards)
        if (card.kind == lesson::CardKind::Decoy)
            decoys.push_back(card.id);
    std::erase_if(
        *answers, [&](const lesson::Answer& answer) { return std::ranges::find(*cards, answer.card, &lesson::Card::id) == cards->end(); });
    const lesson::Replay seen = lesson::replay(*answers, decoys);
    if (context.json)
        return print(replayJson(seen));
    tellCard(seen);
}

CLI::App* addAction(CLI::App& command, Context& context, const std::shared_ptr<LessonsOptions>& options, const std::string& name,
    const std::string& description, void (*run)(const LessonsOptions&, Context&))
{
    CLI::App* action = addCommand(command, context, name, description);
    action->add_option("--library", options->library, "The library's file")->required();
    action->add_option("--now", options->now, "Current time in seconds since 1970 (default: the system clock)")->group("");
    action->callback([options, &context, run] { run(*options, context); });
    return action;
}

void addPlayer(CLI::App& action, LessonsOptions& options)
{
    action.add_option("--player", options.player, "The cards of this player (default: you, else the player with most games)");
    action.add_option("--student", options.student, "The cards of this student")->excludes("--player");
    addFamily(action, options.game);
}

} // namespace

void addLessons(CLI::App& cli, Context& context)
{
    CLI::App* command = cli.add_subcommand("lessons", "Cards from a player's own games: positions where the next rank finds a better move");
    command->require_subcommand(1);
    const auto options = std::make_shared<LessonsOptions>();

    CLI::App* making = addAction(*command, context, options, "make", "Make cards from the latest games", makeCards);
    addPlayer(*making, *options);
    making->add_option("--games", options->games, "Number of latest games")->capture_default_str()->check(countFrom(1));
    making->add_option("--cards", options->cards, "Maximum number of cards, without decoys")->capture_default_str()->check(countFrom(1));
    making->add_option("--rank", options->rank, "The player's rank (default: estimated from these games)");
    addNetwork(*making, options->network);
    addExact(*making, options->exact);
    addServer(*making, options->server);
    addNumber(*making, "--threads", options->threads, "Number of threads", 1, kMostThreads);
    addCardJudgeOptions(*making, options->judge);

    addPlayer(*addAction(*command, context, options, "list", "List all cards and the weak themes", listCards), *options);

    CLI::App* session = addAction(*command, context, options, "next", "The cards of a session; as text, only the first", next);
    addPlayer(*session, *options);
    session->add_option("--cards", options->session, "Number of cards in a session")->capture_default_str()->check(countFrom(1));
    session->add_option("--theme", options->theme, "Only cards of this theme, such as fork or ladder");

    CLI::App* comparing
        = addAction(*command, context, options, "schedulers", "Compare both schedulers of repetitions on the log of answers", schedulers);
    addPlayer(*comparing, *options);
    comparing->add_option("--simulate", options->simulated, "Number of cards of a simulated learner, instead of the log");
    comparing->add_option("--days", options->days, "Number of simulated days")->capture_default_str()->check(countFrom(1));
    addNumber(*comparing, "--half-life", options->learner.halfLife, "Days after which half of the cards are forgotten", 0.01, 10'000.0);
    comparing->get_option("--library")->required(false);

    CLI::App* answering = addAction(*command, context, options, "answer", "Answer a card", answer);
    answering->add_option("--card", options->card, "Number of the card")->required();
    answering->add_option("--move", options->move, "Answer with this move");
    answering->add_flag("--quiet", options->quiet, "Answer that any sensible move is fine");
    answering->add_option("--milliseconds", options->milliseconds, "Thinking time in milliseconds, for the log")->check(countFrom(0));
    answering->add_option("--scheduler", options->scheduler, "Scheduler: ladder or fsrs-6")->capture_default_str();
}

} // namespace evenmatch::cli
