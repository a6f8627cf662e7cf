#include "search/engine/uci_engine.h"

#include "core/file_stamp.h"
#include "core/record/text/text.h"
#include "search/engine/centipawns.h"
#include "search/engine/uci_option.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <sstream>
#include <utility>

namespace evenmatch::search {

namespace {

using core::Error;
using core::ErrorCode;
using std::chrono::milliseconds;

const std::string kTenthOfASecond = " movetime 100";
constexpr milliseconds kUnlimited = std::chrono::hours(24 * 7); ///< nobody analyses a position for longer

std::string_view firstWord(std::string_view line)
{
    line = record::trimmed(line);
    return line.substr(0, line.find_first_of(" \t"));
}

/// The stamp of a file that the word names, such as --weights=FILE: another file may take its place. Empty without one.
std::string stampOf(const std::string& word)
{
    const std::string stamp = core::fileStamp(word.substr(word.find('=') + 1));
    return stamp.empty() ? stamp : " (" + stamp + ')';
}

} // namespace

float valueOf(const UciOpinion& opinion)
{
    if (opinion.mate)
        return *opinion.mate > 0 ? 1.0F : -1.0F;
    if (!opinion.centipawns)
        return std::numeric_limits<float>::quiet_NaN();
    return valueOfCentipawns(*opinion.centipawns);
}

std::vector<game::Move> legalLine(const UciOpinion& opinion, const game::AnyPosition& start)
{
    std::vector<game::Move> line;
    game::AnyPosition position = start;
    for (const std::string& text : opinion.line) {
        const auto* board = position.as<chess::Position>();
        const auto move = board ? board->parseUci(text) : std::nullopt;
        if (!move || !position.isLegal(*move))
            break;
        line.push_back(*move);
        position.play(*move);
    }
    return line;
}

core::Result<std::unique_ptr<UciEngine>> UciEngine::launch(std::vector<std::string> command, UciSettings settings, std::stop_token stop)
{
    if (settings.options.contains("UCI_Elo"))
        settings.options.try_emplace("UCI_LimitStrength", "true");
    std::unique_ptr<UciEngine> engine(new UciEngine(std::move(command), std::move(settings)));
    engine->startFor(std::move(stop));
    if (auto launched = engine->launchProcess(); !launched)
        return launched.error();
    return engine;
}

UciEngine::~UciEngine()
{
    if (!m_process)
        return;
    (void)m_process->writeLine("quit", fromNow(m_settings.patience.quit));
    m_process->end(m_settings.patience.quit);
}

std::string UciEngine::identity() const
{
    std::string identity = m_name;
    for (std::size_t word = 1; word < m_command.size(); ++word)
        identity += ' ' + m_command[word] + stampOf(m_command[word]);
    return identity;
}

core::Error UciEngine::broken(core::Error error)
{
    m_process.reset();
    return error;
}

core::Result<void> UciEngine::launchProcess()
{
    auto process = ChildProcess::start(m_command);
    if (!process)
        return process.error();
    m_process = *std::move(process);
    if (auto greeted = greet(); !greeted)
        return broken(greeted.error());
    return {};
}

core::Result<void> UciEngine::greet()
{
    m_name = m_command[0];
    m_announced.clear();
    if (auto sent = send("uci"); !sent)
        return sent;
    if (const auto ok = waitFor("uciok", fromNow(m_settings.patience.start), m_starting); !ok)
        return ok.error();
    for (const auto& [name, value] : m_settings.options)
        if (auto done = setOption(name, value); !done && !(m_settings.knownOptionsOnly && done.error().code == ErrorCode::EngineRefused))
            return done;
    return isReady();
}

core::Result<void> UciEngine::setOption(const std::string& name, const std::string& value)
{
    const auto known = std::ranges::find_if(m_announced, [&](const auto& option) { return record::sameName(option.first, name); });
    if (known == m_announced.end() || value.find_first_of("\r\n") != value.npos)
        return Error{ErrorCode::EngineRefused, m_name + ": setoption " + name};
    if (const auto option = uciOption(known->first, known->second); option && !option->takes(value) && !m_settings.knownOptionsOnly)
        return Error{ErrorCode::EngineRefused,
            m_name + ": setoption " + known->first + ' ' + value + " (" + std::to_string(option->least) + " … "
                + std::to_string(option->most) + ")"};
    if (auto sent = send("setoption name " + known->first + " value " + value); !sent)
        return broken(sent.error());
    return {};
}

core::Result<void> UciEngine::send(std::string_view line)
{
    if (!m_process)
        return Error{ErrorCode::EngineEnded, m_command[0]};
    return m_process->writeLine(line, fromNow(m_settings.patience.answer));
}

core::Result<std::string> UciEngine::waitFor(std::string_view word, Deadline deadline, const std::stop_token& stop)
{
    while (true) {
        auto line = m_process->readLine(deadline, stop);
        if (!line || firstWord(*line) == word)
            return line;
        note(*line);
    }
}

/// "id name X", "option name X type …", "info … score cp 12 … pv e2e4 e7e5".
void UciEngine::note(std::string_view line)
{
    line = record::trimmed(line);
    if (line.starts_with("id name "))
        m_name = record::trimmed(line.substr(8));
    if (line.starts_with("option name ")) {
        const std::size_t type = std::min(line.find(" type "), line.size());
        m_announced[std::string(record::trimmed(line.substr(12, type - 12)))] = record::trimmed(line.substr(type));
    }
    if (!line.starts_with("info ") || line.find(" score ") == line.npos)
        return;
    UciOpinion opinion;
    std::size_t lineNumber = 1;
    std::istringstream words{std::string(line)};
    for (std::string word; words >> word;) {
        int number = 0;
        if (word == "depth" && words >> number)
            opinion.depth = number;
        else if (word == "nodes" && words >> opinion.nodes)
            continue;
        else if (word == "cp" && words >> number)
            opinion.centipawns = number;
        else if (word == "mate" && words >> number)
            opinion.mate = number;
        else if (word == "lowerbound" || word == "upperbound")
            opinion.isBound = true;
        else if (word == "multipv" && words >> lineNumber)
            continue;
        else if (word == "string") // the rest is for people
            break;
        else if (word == "pv")
            while (words >> word)
                opinion.line.push_back(word);
    }
    if (!opinion.centipawns && !opinion.mate)
        return;
    if (m_lines && !opinion.isBound)
        noteLine(lineNumber, opinion);
    if (lineNumber > 1)
        return;
    if (!opinion.isBound)
        m_exact = opinion;
    m_opinion = std::move(opinion);
}

/// Lines arrive one after the other, so they belong to one iteration only when the last of them has arrived.
void UciEngine::noteLine(std::size_t number, UciOpinion opinion)
{
    if (number == 0 || number > m_lines->wanted)
        return;
    if (number == 1)
        tellLines(); // for an engine with fewer lines
    m_lines->known.resize(std::max(m_lines->known.size(), number));
    m_lines->known[number - 1] = std::move(opinion);
    m_lines->isNew = true;
    if (number == m_lines->wanted)
        tellLines();
}

void UciEngine::tellLines()
{
    if (std::exchange(m_lines->isNew, false))
        m_lines->tell(m_lines->known);
}

/// For programs that repeat a game by its seed, such as ours, unless the user has chosen one.
core::Result<void> UciEngine::setSeed(std::uint64_t seed)
{
    const auto known = m_announced.find("Seed");
    const auto option = known != m_announced.end() ? uciOption(known->first, known->second) : std::nullopt;
    const bool isChosen = std::ranges::any_of(m_settings.options, [](const auto& set) { return record::sameName(set.first, "Seed"); });
    if (!option || option->most <= option->least || isChosen)
        return {};
    const std::uint64_t seeds = static_cast<std::uint64_t>(option->most - option->least); // the least is often "none"
    return setOption("Seed", std::to_string(option->most - static_cast<std::int64_t>(seed % seeds)));
}

core::Result<void> UciEngine::isReady()
{
    if (auto sent = send("isready"); !sent)
        return sent;
    const auto ready = waitFor("readyok", fromNow(m_settings.patience.start), m_starting);
    return ready ? core::Result<void>() : ready.error();
}

core::Result<void> UciEngine::start(const GameStart& start)
{
    const auto* position = start.position.as<chess::Position>();
    if (!position)
        return Error{ErrorCode::BadArgument, m_name};
    if (!isRunning())
        if (auto launched = launchProcess(); !launched)
            return launched;
    m_start = m_position = *position;
    m_moves.clear();
    m_time = start.time;
    m_opinion = {};
    if (position->isChess960() || m_announced.contains("UCI_Chess960"))
        if (auto done = setOption("UCI_Chess960", position->isChess960() ? "true" : "false"); !done)
            return done;
    if (auto done = setSeed(start.seed); !done)
        return done;
    if (auto sent = send("ucinewgame"); !sent)
        return broken(sent.error());
    if (auto ready = isReady(); !ready)
        return broken(ready.error());
    for (const game::Move move : start.opening)
        if (auto done = play(move); !done)
            return done;
    return {};
}

std::string UciEngine::positionCommand() const
{
    const bool usual = m_start == chess::Position();
    return "position " + (usual ? std::string("startpos") : "fen " + m_start.fen()) + (m_moves.empty() ? "" : " moves" + m_moves);
}

std::string UciEngine::goCommand(const Clocks& clocks) const
{
    const auto text = [](milliseconds time) { return std::to_string(std::max<std::int64_t>(time.count(), 1)); };
    if (m_time.unlimited())
        return goCommand(m_settings.go, kTenthOfASecond);
    UciGo how = m_settings.go;
    how.time.reset();
    const std::string go = goCommand(how, {});
    if (m_time.perMove.count() > 0)
        return go + " movetime " + text(m_time.perMove);
    const std::string added = std::to_string(m_time.increment.count());
    return go + " wtime " + text(clocks.left[0]) + " btime " + text(clocks.left[1]) + " winc " + added + " binc " + added;
}

std::string UciEngine::goCommand(const UciGo& how, const std::string& unlimited)
{
    std::string go = "go";
    if (how.nodes)
        go += " nodes " + std::to_string(*how.nodes);
    if (how.depth)
        go += " depth " + std::to_string(*how.depth);
    if (how.time)
        go += " movetime " + std::to_string(std::max<std::int64_t>(how.time->count(), 1));
    return go == "go" ? go + unlimited : go;
}

/// "bestmove e2e4 ponder e7e5". After a stop or a timeout the engine gets "stop" and a moment to respond.
core::Result<std::string> UciEngine::think(const std::string& go, milliseconds patience, const std::stop_token& stop)
{
    m_opinion = m_exact = {}; // evaluations of another position do not apply to this one
    if (auto sent = send(positionCommand()); !sent)
        return sent.error();
    if (auto sent = send(go); !sent)
        return sent.error();
    auto answer = waitFor("bestmove", fromNow(patience), stop);
    if (answer || (answer.error().code != ErrorCode::Stopped && answer.error().code != ErrorCode::EngineSilent))
        return answer;
    if (auto sent = send("stop"); !sent)
        return sent.error();
    auto late = waitFor("bestmove", fromNow(m_settings.patience.quit));
    return late ? late : answer;
}

core::Result<Decision> UciEngine::decide(const Clocks& clocks, std::stop_token stop)
{
    const auto begin = std::chrono::steady_clock::now();
    const milliseconds left = clocks.left[static_cast<std::size_t>(m_position.sideToMove())];
    const auto answer = think(goCommand(clocks), m_settings.patience.forMove(m_time, left), stop);
    if (!answer)
        return broken(answer.error());
    const auto thinking = std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - begin);
    std::istringstream words(*answer);
    std::string text;
    words >> text >> text;
    const auto move = m_position.parseUci(text);
    if (!move || !m_position.isLegal(*move))
        return broken(Error{ErrorCode::EngineNonsense, m_name + ": " + answer->substr(0, 100)});
    return Decision{Decision::Move, *move, thinking, {}};
}

void UciEngine::standAt(std::span<const game::Move> moves)
{
    m_position = m_start;
    m_moves.clear();
    for (const game::Move move : moves)
        (void)play(move);
}

core::Result<UciOpinion> UciEngine::analyse(const UciGo& go, std::span<const game::Move> among, const std::stop_token& stop)
{
    std::string command = goCommand(go, kTenthOfASecond);
    if (!among.empty())
        command += " searchmoves";
    for (const game::Move move : among)
        command += ' ' + m_position.uci(move);
    const auto answer = think(command, m_settings.patience.move, stop);
    if (!answer)
        return broken(answer.error());
    if (stop.stop_requested())
        return Error{ErrorCode::Stopped};
    UciOpinion opinion = m_exact.depth > 0 ? m_exact : m_opinion;
    std::istringstream words(*answer);
    std::string chosen;
    words >> chosen >> chosen;
    const auto move = m_position.parseUci(chosen);
    if (std::isnan(valueOf(opinion)) || !move || !m_position.isLegal(*move))
        return broken(Error{ErrorCode::EngineNonsense, m_name + ": " + answer->substr(0, 100)});
    const auto first = opinion.line.empty() ? std::nullopt : m_position.parseUci(opinion.line.front());
    if (!first || !m_position.isLegal(*first))
        opinion.line = {chosen};
    return opinion;
}

core::Result<void> UciEngine::follow(const UciGo& go, std::size_t lines, const OnLines& tell, const std::stop_token& stop)
{
    m_lines = Lines{.wanted = lines, .tell = tell, .known = {}};
    const auto answer = think(goCommand(go, " infinite"), kUnlimited, stop);
    if (answer)
        tellLines();
    m_lines.reset();
    if (!answer)
        return broken(answer.error());
    return stop.stop_requested() ? core::Result<void>(Error{ErrorCode::Stopped}) : core::Result<void>();
}

core::Result<void> UciEngine::play(game::Move move)
{
    m_moves += " " + m_position.uci(move);
    m_position.play(move);
    return {};
}

} // namespace evenmatch::search
