#include "search/protocol/gtp_server.h"

#include "core/game/family.h"
#include "core/game/registry/games.h"
#include "core/record/text/text.h"
#include "nn/model/boards.h"
#include "nn/review/dead_stones.h"
#include "search/protocol/report_lines.h"
#include "search/protocol/words.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <utility>

namespace evenmatch::search {

namespace {

using core::ErrorCode;

/// Removes comments and control characters, as the protocol requires.
std::vector<std::string> gtpWords(std::string_view line)
{
    std::string text(line.substr(0, line.find('#')));
    std::erase_if(text, [](char c) { return (c >= 0 && c < 32 && c != '\t') || c == 127; });
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

} // namespace

struct GtpServer::Command {
    std::string_view name;
    Answer (GtpServer::*run)(Words);
    std::size_t fewestWords; ///< without the command itself
};

std::span<const GtpServer::Command> GtpServer::commands()
{
    static constexpr std::array kCommands = {
        Command{"list_commands", &GtpServer::listCommands, 0},
        Command{"known_command", &GtpServer::knownCommand, 1},
        Command{"boardsize", &GtpServer::boardSize, 1},
        Command{"clear_board", &GtpServer::clearBoard, 0},
        Command{"komi", &GtpServer::komi, 1},
        Command{"get_komi", &GtpServer::getKomi, 0},
        Command{"fixed_handicap", &GtpServer::fixedHandicap, 1},
        Command{"place_free_handicap", &GtpServer::placeFreeHandicap, 1},
        Command{"set_free_handicap", &GtpServer::setFreeHandicap, 2},
        Command{"play", &GtpServer::play, 2},
        Command{"genmove", &GtpServer::genmove, 1},
        Command{"kgs-genmove_cleanup", &GtpServer::genmoveCleanup, 1},
        Command{"reg_genmove", &GtpServer::regGenmove, 1},
        Command{"undo", &GtpServer::undo, 0},
        Command{"time_settings", &GtpServer::timeSettings, 3},
        Command{"time_left", &GtpServer::timeLeft, 3},
        Command{"kgs-time_settings", &GtpServer::kgsTimeSettings, 1},
        Command{"final_score", &GtpServer::finalScore, 0},
        Command{"final_status_list", &GtpServer::finalStatusList, 1},
        Command{"showboard", &GtpServer::showBoard, 0},
        Command{"list_stones", &GtpServer::listStones, 1},
        Command{"loadsgf", &GtpServer::loadSgf, 1},
        Command{"kata-set-rules", &GtpServer::setRules, 1},
        Command{"kgs-rules", &GtpServer::setRules, 1},
        Command{"kata-get-rules", &GtpServer::getRules, 0},
        Command{"lz-analyze", &GtpServer::analyze, 0},
        Command{"kata-analyze", &GtpServer::analyze, 0},
        Command{"lz-genmove_analyze", &GtpServer::genmoveAnalyze, 1},
        Command{"kata-genmove_analyze", &GtpServer::genmoveAnalyze, 1},
        Command{"evenmatch-rank", &GtpServer::rank, 0},
        Command{"evenmatch-player", &GtpServer::player, 0},
        Command{"evenmatch-seed", &GtpServer::seed, 1},
    };
    return kCommands;
}

GtpServer::GtpServer(PlayerSpec spec, const PlayerResources& resources, SearchStyle style, ProtocolOutput output)
    : m_spec(std::move(spec)), m_ranked(rankedAs(m_spec)), m_resources(resources), m_output(std::move(output)), m_seeds(resources.seed),
      m_player(m_resources.evaluator, std::move(style))
{
    beginGame();
}

/// The player that a rank makes of this one: of its kind, with its options, or of our own method if it has no rank.
PlayerSpec GtpServer::rankedAs(const PlayerSpec& spec) { return spec.searchesAtRank() ? spec : *parsePlayerSpec("rank:x"); }

/// A new game gets a new seed. It cannot fail, because the board has no opening to play.
void GtpServer::beginGame() { (void)m_player.start({.position = m_game.board(), .seed = m_seeds.ofNewGame()}); }

GtpServer::~GtpServer() { stopAnalysis(); }

core::Result<std::unique_ptr<GtpServer>> GtpServer::make(const PlayerSpec& spec, const PlayerResources& resources, ProtocolOutput output)
{
    const std::string& game = resources.evaluator->info().game;
    if (!game::isGo(game))
        return core::Error{ErrorCode::BadArgument, {EVENMATCH_TEXT("Errors", "GTP is a protocol for Go; this network plays %1"), {game}}};
    auto style = makeStyle(spec, resources);
    if (!style)
        return style.error();
    return std::unique_ptr<GtpServer>(new GtpServer(spec, resources, *std::move(style), std::move(output)));
}

void GtpServer::stopAnalysis()
{
    if (!m_analysis.joinable())
        return;
    m_analysis.request_stop();
    m_analysis.join();
    m_output("\n");
}

bool GtpServer::handle(std::string_view line)
{
    stopAnalysis();
    std::vector<std::string> words = gtpWords(line);
    if (words.empty())
        return true;
    std::string id;
    if (numberFrom<std::uint64_t>(words.front())) {
        id = words.front();
        words.erase(words.begin());
    }
    const std::string name = words.empty() ? std::string() : record::lowerCase(words.front());
    if (name == "quit") {
        answer(id, std::string());
        return false;
    }
    // The responses that need no state.
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kFixed
        = {{{"protocol_version", "2"}, {"name", "Evenmatch"}, {"version", "0.1"}, {"kgs-game_over", ""}}};
    const auto fixed = std::ranges::find(kFixed, name, &std::pair<std::string_view, std::string_view>::first);
    if (fixed != kFixed.end()) {
        answer(id, std::string(fixed->second));
        return true;
    }
    const auto command = std::ranges::find(commands(), name, &Command::name);
    if (command == commands().end()) {
        answer(id, gtpError("unknown command"));
        return true;
    }
    const Words arguments = Words(words).subspan(1);
    m_command = command->name;
    answer(id, arguments.size() < command->fewestWords ? Answer(syntaxError()) : (this->*command->run)(arguments));
    if (const auto order = std::exchange(m_order, std::nullopt)) // only now, because its lines come after the response
        m_analysis = std::jthread([this, order](const std::stop_token& stop) { runAnalysis(*order, stop); });
    return true;
}

/// "=7 D4\n\n"; the lines and the end of an analysis come later.
void GtpServer::answer(const std::string& id, const Answer& answer)
{
    if (answer)
        m_output("=" + id + (m_order ? "\n" : " " + *answer + "\n\n"));
    else
        m_output("?" + id + " "
            + (answer.error().code == ErrorCode::BadArgument ? core::describe(answer.error().detail) : core::describe(answer.error()))
            + "\n\n");
}

/// A network's ranks may differ on every board.
core::Result<void> GtpServer::changePlayer(const PlayerSpec& spec, const GtpGame& game)
{
    PlayerResources there = m_resources;
    there.evaluator = nn::onBoard(there.evaluator, game::idOf(game.board()));
    auto style = makeStyle(spec, there);
    if (!style)
        return style.error();
    m_spec = spec;
    m_player.setStyle(*std::move(style));
    return {};
}

/// A client may choose a player, but not files for this program to open.
bool GtpServer::opensFiles(const PlayerSpec& spec)
{
    return spec.options.contains("network") || spec.options.contains("scale") || spec.options.contains("strong");
}

/// The response of a command without output.
GtpServer::Answer GtpServer::done(const core::Result<void>& result)
{
    if (!result)
        return result.error();
    return std::string();
}

GtpServer::Answer GtpServer::listCommands(Words)
{
    std::string text = "protocol_version\nname\nversion\nquit\nkgs-game_over";
    for (const Command& command : commands())
        text += "\n" + std::string(command.name);
    return text;
}

GtpServer::Answer GtpServer::knownCommand(Words words)
{
    const std::string list = "\n" + *listCommands({}) + "\n";
    return std::string(list.find("\n" + words[0] + "\n") != std::string::npos ? "true" : "false");
}

/// The player's choice for the side.
core::Result<Decision> GtpServer::decide(Words words, bool onTheClock)
{
    const auto side = sideFrom(words[0]);
    if (!side)
        return syntaxError();
    m_seeds.moveAsked();
    m_player.setState(m_game.stateFor(*side));
    Limits limits = m_player.style().limits;
    if (const auto time = m_clock.forMove(*side); time && onTheClock)
        limits.time = *time;
    const auto begin = std::chrono::steady_clock::now();
    auto decision = m_player.decideWithin(limits, m_inputEnded.get_token());
    if (onTheClock)
        m_clock.use(*side, std::chrono::steady_clock::now() - begin);
    return decision;
}

GtpServer::Answer GtpServer::genmove(Words words)
{
    const auto decision = decide(words, true);
    if (!decision)
        return decision.error();
    return carriedOut(*sideFrom(words[0]), *decision);
}

/// After a disagreement about dead stones: genmove that neither passes nor resigns while dead stones of the opponent are on the board.
GtpServer::Answer GtpServer::genmoveCleanup(Words words)
{
    auto decision = decide(words, true);
    if (!decision)
        return decision.error();
    const auto dead = nn::deadStones(m_game.beforePasses(), m_resources.evaluator.get());
    if (!dead)
        return gtpError("cannot determine status");
    const game::Side side = *sideFrom(words[0]);
    const nn::GameState state = m_game.stateFor(side);
    const auto taking = decision->search ? takeDeadStones(*state.position().as<go::Position>(), *dead, *decision->search) : std::nullopt;
    if (taking)
        decision = Decision{Decision::Move, *taking, {}, {}};
    return carriedOut(side, *decision);
}

std::string GtpServer::carriedOut(game::Side side, const Decision& decision)
{
    if (decision.kind == Decision::Resign)
        return "resign";
    m_game.play(side, decision.move);
    return m_game.board().moveText(decision.move);
}

/// The same without playing it.
GtpServer::Answer GtpServer::regGenmove(Words words)
{
    const auto decision = decide(words, false);
    if (!decision)
        return decision.error();
    return m_game.board().moveText(decision->move);
}

GtpServer::Answer GtpServer::timeSettings(Words words) { return done(m_clock.timeSettings(words)); }

GtpServer::Answer GtpServer::timeLeft(Words words)
{
    const auto side = sideFrom(words[0]);
    return side ? done(m_clock.timeLeft(*side, words.subspan(1))) : Answer(syntaxError());
}

GtpServer::Answer GtpServer::kgsTimeSettings(Words words) { return done(m_clock.kgsTimeSettings(words)); }

/// lz-analyze | kata-analyze
GtpServer::Answer GtpServer::analyze(Words words)
{
    auto order = analysisOrderFrom(words, m_game);
    if (!order)
        return order.error();
    order->kata = m_command == "kata-analyze";
    m_order = *std::move(order);
    return std::string();
}

/// lz-genmove_analyze | kata-genmove_analyze: genmove with a report of its search before the move.
GtpServer::Answer GtpServer::genmoveAnalyze(Words words)
{
    const auto side = sideFrom(words[0]);
    if (!side)
        return syntaxError();
    auto order = analysisOrderFrom(words, m_game);
    if (!order)
        return order.error();
    if (!order->moves.empty())
        return gtpError("avoid and allow are for analyses only");
    order->kata = m_command == "kata-genmove_analyze";
    const auto decision = decide(words, true);
    if (!decision)
        return decision.error();
    const std::string report = decision->search ? analysisLine(*decision->search, *order) : std::string();
    return "\n" + report + (report.empty() ? "play " : "\nplay ") + carriedOut(*side, *decision);
}

/// Runs until a stop is requested. The player plays on as if there had been no analysis.
void GtpServer::runAnalysis(const AnalysisOrder& order, const std::stop_token& stop)
{
    SearchStyle wide = m_player.style();
    wide.shape.variations = 16;
    wide.search.rootMoves = order.moves;
    m_player.setState(m_game.stateFor(order.side));
    const auto say = [&](const SearchResult& result) {
        if (const std::string line = analysisLine(result, order); !line.empty()) // an empty line would end the response
            m_output(line + "\n");
    };
    const auto result = m_player.analyse(wide, {.visits = 0}, stop, {say, order.interval});
    if (result)
        say(*result);
}

/// evenmatch-rank [RANK | none]: plays at that rank from now on; returns the rank. A rank after "none" makes the former kind of player.
GtpServer::Answer GtpServer::rank(Words words)
{
    if (words.empty())
        return m_spec.searchesAtRank() ? m_spec.argument : std::string("none");
    const std::string kind = m_ranked.text.substr(0, m_ranked.text.find(':') + 1);
    const bool unranked = record::lowerCase(words[0]) == "none";
    auto spec = parsePlayerSpec(unranked ? std::string("mcts") : kind + words[0]);
    if (!spec || !spec->options.empty() || (!unranked && spec->argument != words[0])) // "3d?network=…" is more than a rank
        return gtpError("no such rank");
    if (!unranked)
        spec->options = m_ranked.options;
    if (auto done = changePlayer(*spec, m_game); !done)
        return gtpError("no such rank");
    return std::string();
}

/// evenmatch-seed NUMBER | random: the seed of this game; later games get the next numbers.
GtpServer::Answer GtpServer::seed(Words words)
{
    const auto number = numberFrom<std::uint64_t>(words[0]);
    if (!number && words[0] != "random")
        return gtpError("no such seed");
    m_seeds = GameSeeds(number);
    beginGame();
    return std::string();
}

GtpServer::Answer GtpServer::player(Words words)
{
    if (words.empty())
        return m_spec.text;
    const auto spec = parsePlayerSpec(words[0]);
    if (!spec || opensFiles(*spec))
        return gtpError("no such player");
    if (auto done = changePlayer(*spec, m_game); !done)
        return done.error();
    m_ranked = rankedAs(*spec);
    return std::string();
}

} // namespace evenmatch::search
