#include "search/live/gtp_analyst.h"

#include "nn/review/owners.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <span>
#include <utility>

namespace evenmatch::search {

using core::Error;
using core::ErrorCode;

namespace {

constexpr std::string_view kReportEvery = "20"; ///< hundredths of a second
constexpr double kMostVisits = 1e15; ///< a larger number is no count

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    while (true) {
        text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
        if (text.empty())
            return words;
        words.push_back(text.substr(0, text.find(' ')));
        text.remove_prefix(words.back().size());
    }
}

std::optional<double> numberFrom(std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    return isWhole && std::isfinite(value) ? std::optional(value) : std::nullopt; // "nan" is a number for from_chars()
}

std::optional<double> numberIn(const std::map<std::string_view, std::string_view>& facts, std::string_view name)
{
    const auto found = facts.find(name);
    return found == facts.end() ? std::nullopt : numberFrom(found->second);
}

/// Moves as far as they are legal.
std::vector<game::Move> movesIn(std::span<const std::string_view> words, game::AnyPosition position)
{
    std::vector<game::Move> moves;
    for (const std::string_view word : words) {
        const auto move = position.isOver() ? std::nullopt : position.parseMove(word);
        if (!move || !position.isLegal(*move))
            break;
        moves.push_back(*move);
        position.play(*move);
    }
    return moves;
}

/// The words after "info", up to the next.
std::optional<LiveLine> lineIn(std::span<const std::string_view> words, const game::AnyPosition& position, bool isKata)
{
    std::map<std::string_view, std::string_view> facts;
    std::size_t at = 0;
    for (; at + 1 < words.size() && words[at] != "pv"; at += 2)
        facts.emplace(words[at], words[at + 1]);
    const std::span<const std::string_view> pv = at < words.size() && words[at] == "pv" ? words.subspan(at + 1) : words.first(0);
    const auto move = facts.find("move");
    LiveLine line{.moves = movesIn(pv, position)};
    if (line.moves.empty() && move != facts.end())
        line.moves = movesIn(std::span(&move->second, 1), position);
    const auto chances = numberIn(facts, "winrate");
    if (line.moves.empty() || !chances)
        return std::nullopt;
    line.value = static_cast<float>(std::clamp(2 * *chances / (isKata ? 1 : 10'000) - 1, -1.0, 1.0));
    if (const auto lead = numberIn(facts, "scoreLead"))
        line.scoreLead = static_cast<float>(*lead);
    line.visits = static_cast<std::uint64_t>(std::clamp(numberIn(facts, "visits").value_or(0), 0.0, kMostVisits));
    line.depth = static_cast<int>(line.moves.size());
    return line;
}

} // namespace

std::vector<LiveLine> gtpLines(std::string_view report, const game::AnyPosition& position, bool isKata)
{
    const std::vector<std::string_view> words = wordsOf(report);
    std::vector<LiveLine> lines;
    auto begin = std::ranges::find(words, "info");
    while (begin != words.end()) {
        const auto end = std::find(begin + 1, words.end(), "info");
        if (auto line = lineIn(std::span(begin + 1, end), position, isKata))
            lines.push_back(*std::move(line));
        begin = end;
    }
    return lines;
}

std::vector<std::int8_t> gtpOwnersOfFirst(std::string_view report, const game::AnyPosition& position)
{
    const auto* board = position.as<go::Position>();
    const std::vector<std::string_view> words = wordsOf(report);
    const auto begin = std::ranges::find(words, "ownership");
    const auto points = board ? static_cast<std::ptrdiff_t>(board->size()) * board->size() : 0;
    if (points == 0 || words.end() - begin <= points)
        return {};
    const double sign = position.sideToMove() == game::Side::First ? 1 : -1;
    std::vector<std::int8_t> owners;
    for (const std::string_view word : std::span(begin + 1, static_cast<std::size_t>(points))) {
        const auto owner = numberFrom(word);
        if (!owner)
            return {};
        owners.push_back(nn::ownerInPercent(sign * *owner));
    }
    return owners;
}

core::Result<std::unique_ptr<GtpAnalyst>> GtpAnalyst::launch(
    std::vector<std::string> command, EnginePatience patience, const std::stop_token& stop)
{
    auto engine = GtpEngine::launch(std::move(command), patience, stop);
    if (!engine)
        return engine.error();
    const bool isKata = (*engine)->knows("kata-analyze");
    if (!isKata && !(*engine)->knows("lz-analyze"))
        return Error{ErrorCode::EngineRefused, (*engine)->name() + ": kata-analyze, lz-analyze"};
    return std::unique_ptr<GtpAnalyst>(new GtpAnalyst(*std::move(engine), isKata));
}

/// Where the game only went on, so does the engine: it keeps what it has searched.
core::Result<void> GtpAnalyst::standAt(const nn::PlayedGame& game, const std::stop_token& stop)
{
    const bool goesOn = m_stands && m_engine->isRunning() && *m_stands->start == *game.start && m_stands->moves.size() <= game.moves.size()
        && std::equal(m_stands->moves.begin(), m_stands->moves.end(), game.moves.begin());
    m_engine->startFor(stop);
    if (!goesOn) {
        m_stands.reset();
        if (auto started = m_engine->start({.position = *game.start, .opening = {}, .time = {}, .seed = 1}); !started)
            return started;
        m_stands = nn::PlayedGame{game.start, {}};
    }
    while (m_stands->moves.size() < game.moves.size()) {
        if (stop.stop_requested())
            return Error{ErrorCode::Stopped};
        const game::Move move = game.moves[m_stands->moves.size()];
        if (auto played = m_engine->play(move); !played) {
            m_stands.reset();
            return played;
        }
        m_stands->moves.push_back(move);
    }
    return {};
}

core::Result<void> GtpAnalyst::analyse(const LiveQuestion& question, const OnLiveReport& tell, const std::stop_token& stop)
{
    if (auto stands = standAt(question.game, stop); !stands)
        return stands;
    const game::AnyPosition position = nn::stateAt(question.game, question.game.moves.size()).position();
    const auto begun = std::chrono::steady_clock::now();
    const auto take = [&](std::string_view text) {
        LiveReport report{.lines = gtpLines(text, position, m_isKata)};
        if (report.lines.empty())
            return true;
        for (const LiveLine& line : report.lines)
            report.effort += line.visits;
        report.lines.resize(std::min(report.lines.size(), question.lines));
        report.depth = report.lines.front().depth;
        if (m_asksForOwners)
            report.owners = gtpOwnersOfFirst(text, position);
        report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
        const LiveLimits& limits = question.limits;
        const bool isEnough = (limits.effort > 0 && report.effort >= limits.effort)
            || (limits.time.count() > 0 && report.seconds >= static_cast<double>(limits.time.count()));
        tell(std::move(report));
        return !isEnough;
    };
    const std::string command = std::string(m_isKata ? "kata-analyze " : "lz-analyze ")
        + (position.sideToMove() == game::Side::First ? "B " : "W ") + std::string(kReportEvery);
    auto done = m_engine->follow(m_asksForOwners ? command + " ownership true" : command, take, stop);
    if (!done && done.error().code == ErrorCode::EngineRefused && std::exchange(m_asksForOwners, false))
        done = m_engine->follow(command, take, stop);
    if (!done && done.error().code != ErrorCode::Stopped)
        m_stands.reset();
    return done;
}

} // namespace evenmatch::search
