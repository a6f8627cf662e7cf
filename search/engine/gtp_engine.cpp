#include "search/engine/gtp_engine.h"

#include "core/record/text/text.h"
#include "search/engine/kata_rules.h"

#include <array>
#include <cstdio>
#include <sstream>

namespace evenmatch::search {

namespace {

using core::Error;
using core::ErrorCode;
using std::chrono::milliseconds;

constexpr std::size_t kLongestAnswer = 4u << 20;

constexpr std::string_view colorName(game::Side side) { return side == game::Side::First ? "B" : "W"; }

std::string number(double value)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%g", value);
    return text.data();
}

/// Rounded down: with more than it has, a program would lose on time.
std::string seconds(milliseconds time) { return std::to_string(std::chrono::floor<std::chrono::seconds>(time).count()); }

} // namespace

core::Result<std::string> GtpConversation::ask(std::string_view command, GtpWait wait)
{
    const std::string id = std::to_string(++m_lastId);
    if (auto written = m_process.writeLine(id + " " + std::string(command), wait.until); !written)
        return written.error();
    return readAnswer(id, command, std::move(wait));
}

core::Result<std::string> GtpConversation::readLine(GtpWait& wait)
{
    auto line = m_process.readLine(wait.until, wait.stop);
    if (line || line.error().code != ErrorCode::Stopped || wait.grace.count() == 0)
        return line;
    wait = {.until = std::min(wait.until, fromNow(wait.grace))};
    return m_process.readLine(wait.until);
}

core::Result<std::string> GtpConversation::readAnswer(const std::string& id, std::string_view command, GtpWait wait)
{
    std::string text;
    bool began = false;
    bool refused = false;
    while (true) {
        auto line = readLine(wait);
        if (!line)
            return line.error();
        if (began && record::trimmed(*line).empty())
            break;
        if (began) {
            text += '\n' + *line;
            if (text.size() > kLongestAnswer)
                return Error{ErrorCode::EngineNonsense, std::string(command)};
            continue;
        }
        // "=7 D4"; an engine that does not repeat the number is accepted, too.
        if (line->empty() || (line->front() != '=' && line->front() != '?'))
            continue;
        const std::size_t end = std::min(line->find_first_not_of("0123456789", 1), line->size());
        const std::string_view said = std::string_view(*line).substr(1, end - 1);
        if (!said.empty() && said != id)
            continue; // this is the response to an abandoned command
        began = true;
        m_repeatsNumbers = !said.empty();
        refused = line->front() == '?';
        text = record::trimmed(std::string_view(*line).substr(end));
    }
    const std::string answer(record::trimmed(text));
    if (refused)
        return Error{ErrorCode::EngineRefused, std::string(command) + ": " + answer};
    return answer;
}

core::Result<void> GtpConversation::follow(std::string_view command, const std::function<bool(std::string_view)>& take,
    const EnginePatience& patience, const std::stop_token& stop)
{
    const std::string id = std::to_string(++m_lastId);
    if (auto written = m_process.writeLine(id + " " + std::string(command), fromNow(patience.move)); !written)
        return written;
    auto read = readLines(take, command, patience.move, stop);
    if (!read && read.error().code != ErrorCode::Stopped)
        return read;
    // Any command ends it; the lines before its response are skipped.
    if (const auto ended = ask("name", {.until = fromNow(patience.move), .stop = stop, .grace = patience.quit}); !ended)
        return ended.error();
    return read;
}

/// Reads up to the empty line that ends the response.
core::Result<void> GtpConversation::readLines(
    const std::function<bool(std::string_view)>& take, std::string_view command, milliseconds patience, const std::stop_token& stop)
{
    for (bool began = false;;) {
        const auto line = m_process.readLine(fromNow(patience), stop);
        if (!line)
            return line.error();
        if (!began && !line->empty() && line->front() == '?')
            return Error{ErrorCode::EngineRefused, std::string(command) + ": " + std::string(record::trimmed(line->substr(1)))};
        if (!began && !line->empty() && line->front() == '=')
            began = true;
        else if (began && (record::trimmed(*line).empty() || !take(*line)))
            return {};
    }
}

core::Result<std::unique_ptr<GtpEngine>> GtpEngine::launch(
    std::vector<std::string> command, EnginePatience patience, const std::stop_token& stop)
{
    std::unique_ptr<GtpEngine> engine(new GtpEngine(std::move(command), patience));
    engine->startFor(stop);
    if (auto launched = engine->launchProcess(); !launched)
        return launched.error();
    return engine;
}

GtpEngine::~GtpEngine()
{
    if (!m_conversation)
        return;
    (void)m_conversation->ask("quit", {.until = fromNow(m_patience.quit)});
    m_conversation->process().end(m_patience.quit);
}

core::Result<void> GtpEngine::launchProcess()
{
    auto process = ChildProcess::start(m_command);
    if (!process)
        return process.error();
    m_conversation = std::make_unique<GtpConversation>(*std::move(process));
    m_busyUntil.reset();
    const auto commands = converse("list_commands", {.until = fromNow(m_patience.start), .stop = m_starting});
    if (!commands)
        return commands.error();
    std::istringstream words(*commands);
    for (std::string word; words >> word;)
        m_known.insert(word);
    const auto name = converse("name", {.until = fromNow(m_patience.answer), .stop = m_starting});
    if (!m_conversation)
        return name.error();
    m_name = name.valueOr(m_command[0]);
    return {};
}

core::Error GtpEngine::broken(core::Error error, const std::stop_token& stop)
{
    m_conversation.reset();
    return error.code == ErrorCode::EngineSilent && stop.stop_requested() ? Error{ErrorCode::Stopped} : error;
}

core::Result<std::string> GtpEngine::converse(std::string_view command, GtpWait wait)
{
    if (!m_conversation)
        return Error{ErrorCode::EngineEnded, m_command[0]};
    if (m_busyUntil)
        wait.until = *m_busyUntil + m_patience.answer;
    auto answer = m_conversation->ask(command, wait);
    const bool isStopped = !answer && wait.stop.stop_requested()
        && (answer.error().code == ErrorCode::Stopped || answer.error().code == ErrorCode::EngineSilent);
    if (isStopped && (wait.isOptional || m_busyUntil) && m_conversation->repeatsNumbers()) {
        m_busyUntil = m_busyUntil.value_or(wait.until);
        return Error{ErrorCode::Stopped};
    }
    m_busyUntil.reset();
    if (!answer && answer.error().code != ErrorCode::EngineRefused)
        return broken(answer.error(), wait.stop);
    return answer;
}

core::Result<std::string> GtpEngine::ask(std::string_view command, const std::stop_token& stop)
{
    return converse(command, {.until = fromNow(m_patience.answer), .stop = stop, .grace = m_patience.quit});
}

core::Result<void> GtpEngine::follow(
    std::string_view command, const std::function<bool(std::string_view)>& take, const std::stop_token& stop)
{
    if (!m_conversation)
        return Error{ErrorCode::EngineEnded, m_command[0]};
    auto done = m_conversation->follow(command, take, m_patience, stop);
    if (!done && done.error().code != ErrorCode::EngineRefused && done.error().code != ErrorCode::Stopped)
        return broken(done.error(), stop);
    return done;
}

core::Result<void> GtpEngine::start(const GameStart& start)
{
    const auto* position = start.position.as<go::Position>();
    if (!position)
        return Error{ErrorCode::BadArgument, m_name};
    if (!isRunning())
        if (auto launched = launchProcess(); !launched)
            return launched;
    m_position = *position;
    m_announced = game::kNoMove;
    for (const std::string& command : {"boardsize " + std::to_string(position->size()), std::string("clear_board")}) {
        const GtpWait wait{.until = fromNow(m_patience.start), .stop = m_starting, .grace = m_patience.quit};
        if (auto done = converse(command, wait); !done) // some load their network again for another board
            return done.error();
    }
    if (auto done = setRules(); !done)
        return done;
    if (auto done = setUpStones(); !done)
        return done;
    if (auto done = setTime(start.time); !done)
        return done;
    for (const game::Move move : start.opening)
        if (auto done = play(move); !done)
            return done;
    return {};
}

/// KataGo's own Chinese rules let a board repeat, with "chinese-ogs" they are ours. Other programs may know the first name only.
core::Result<void> GtpEngine::setRules()
{
    const bool isKata = knows("kata-set-rules");
    if (isKata) {
        const std::string command = "kata-set-rules " + std::string(kataRules(m_position.rules()));
        const bool isChinese = m_position.rules() == go::Rules::chinese();
        auto done = ask(isChinese ? command + "-ogs" : command, m_starting);
        if (isChinese && !done && done.error().code == ErrorCode::EngineRefused)
            done = ask(command, m_starting);
        if (!done)
            return done.error();
    }
    const auto done = ask("komi " + number(isKata ? kataKomi(m_position.komi()) : m_position.compensation()), m_starting);
    return done ? core::Result<void>() : done.error();
}

/// Sends a handicap as such, other stones as moves.
core::Result<void> GtpEngine::setUpStones()
{
    std::string black;
    std::vector<std::string> plays;
    int count = 0;
    bool onlyBlack = true;
    for (int y = 0; y < m_position.size(); ++y)
        for (int x = 0; x < m_position.size(); ++x) {
            const go::Color color = m_position.colorAt(x, y);
            if (color == go::Color::Empty)
                continue;
            const std::string point = m_position.moveText(m_position.moveAt(x, y));
            onlyBlack = onlyBlack && color == go::Color::Black;
            black += " " + point;
            plays.push_back("play " + std::string(colorName(go::sideOf(color))) + " " + point);
            ++count;
        }
    if (count >= 2 && onlyBlack && m_position.sideToMove() == game::Side::Second && knows("set_free_handicap"))
        plays = {"set_free_handicap" + black};
    for (const std::string& command : plays)
        if (auto done = ask(command, m_starting); !done)
            return done.error();
    return {};
}

core::Result<void> GtpEngine::setTime(const TimeControl& time)
{
    m_time = time;
    if (time.unlimited() || !knows("time_settings"))
        return {};
    if (time.perMove.count() > 0 && time.perMove < std::chrono::seconds(1)) // GTP has no fractions of a second
        return Error{ErrorCode::BadArgument, {EVENMATCH_TEXT("Errors", "%1 needs at least 1 second per move"), {m_name}}};
    const auto done = ask(timeCommand(), m_starting);
    return done ? core::Result<void>() : done.error();
}

/// GTP itself has Canadian overtime only: of one stone, it is time per move and a period of byo-yomi. A program that knows no increments
/// plays ever faster.
std::string GtpEngine::timeCommand() const
{
    if (m_time.perMove.count() > 0)
        return "time_settings 0 " + seconds(m_time.perMove) + " 1";
    const game::TimeSettings& clock = m_time.clock;
    const std::string overtime = seconds(clock.main) + " " + seconds(clock.period) + " ";
    if (clock.periods > 0 && clock.stones == 1 && knows("kgs-time_settings"))
        return "kgs-time_settings byoyomi " + overtime + std::to_string(clock.periods);
    if (clock.periods > 0)
        return "time_settings " + overtime + std::to_string(clock.stones);
    if (m_time.increment >= std::chrono::seconds(1) && knows("kata-time_settings"))
        return "kata-time_settings fischer " + seconds(m_time.main) + " " + seconds(m_time.increment);
    return "time_settings " + seconds(m_time.main) + " 0 0";
}

/// SECONDS STONES, for KGS's byo-yomi SECONDS PERIODS; before overtime 0 of them.
std::string GtpEngine::timeLeft(const Clocks& clocks, game::Side side) const
{
    const auto index = static_cast<std::size_t>(side);
    const game::ClockFace& face = clocks.faces[index];
    if (m_time.clock.periods == 0)
        return seconds(clocks.left[index]) + " 0";
    const bool countsPeriods = m_time.clock.stones == 1 && knows("kgs-time_settings");
    return seconds(face.left) + " " + std::to_string(!face.inPeriods ? 0 : countsPeriods ? face.periods : face.stones);
}

core::Result<void> GtpEngine::tellTime(const Clocks& clocks)
{
    if (m_time.unlimited() || m_time.perMove.count() > 0 || !knows("time_left"))
        return {};
    for (const game::Side side : {game::Side::First, game::Side::Second})
        if (auto done = ask("time_left " + std::string(colorName(side)) + " " + timeLeft(clocks, side)); !done)
            return done.error();
    return {};
}

core::Result<Decision> GtpEngine::decide(const Clocks& clocks, std::stop_token stop)
{
    const auto begin = std::chrono::steady_clock::now();
    if (auto told = tellTime(clocks); !told)
        return told.error();
    const game::Side side = m_position.sideToMove();
    const milliseconds left = std::max(clocks.left[static_cast<std::size_t>(side)], clocks.faces[static_cast<std::size_t>(side)].left);
    const milliseconds patience = m_patience.forMove(m_time, left);
    const auto answer = converse(
        "genmove " + std::string(colorName(side)), {.until = fromNow(patience), .stop = std::move(stop), .grace = {}, .isOptional = true});
    if (!answer)
        return answer.error();
    const auto thinking = std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - begin);
    const std::string text = record::lowerCase(*answer);
    if (text == "resign")
        return Decision{Decision::Resign, game::kNoMove, thinking, {}};
    const auto move = m_position.parseMove(text);
    if (!move) {
        m_conversation.reset(); // its board differs from ours
        return Error{ErrorCode::EngineNonsense, m_name + ": genmove: " + answer->substr(0, 100)};
    }
    m_announced = *move;
    return Decision{Decision::Move, *move, thinking, {}};
}

core::Result<void> GtpEngine::play(game::Move move)
{
    const game::Side side = m_position.sideToMove();
    const std::string text = m_position.moveText(move);
    const bool known = move == m_announced;
    m_announced = game::kNoMove;
    m_position.play(move);
    if (known)
        return {};
    const auto done = ask("play " + std::string(colorName(side)) + " " + text, m_starting);
    return done ? core::Result<void>() : done.error();
}

} // namespace evenmatch::search
