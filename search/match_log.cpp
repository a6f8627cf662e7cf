#include "search/match_log.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <sstream>
#include <sys/file.h>
#include <unistd.h>

namespace evenmatch::search {

namespace {

using core::Error;
using core::ErrorCode;
using nlohmann::json;

std::string_view outcomeName(game::Outcome outcome)
{
    if (outcome == game::Outcome::Draw)
        return "draw";
    return outcome == game::Outcome::FirstWins ? "first" : "second";
}

/// Without what may differ between two runs of one match.
json comparable(json header)
{
    header.erase("games");
    return header;
}

} // namespace

json toJson(const MatchGame& game, const game::AnyPosition& start)
{
    std::string moves;
    game::AnyPosition position = start;
    for (const game::Move move : game.played.moves) {
        moves += (moves.empty() ? "" : " ") + position.moveText(move);
        position.play(move);
    }
    json result = {{"first", game.first}, {"second", game.second}, {"number", game.number}, {"moves", moves},
        {"opening", game.played.openingMoves}, {"outcome", outcomeName(game.played.outcome)}, {"reason", nameOf(game.played.reason)},
        {"thinking", {game.played.thinking[0].count(), game.played.thinking[1].count()}}};
    if (game.played.margin)
        result["margin"] = *game.played.margin;
    if (!game.played.problem.empty())
        result["problem"] = game.played.problem;
    return result;
}

core::Result<MatchGame> matchGameFromJson(const json& source, const game::AnyPosition& start)
{
    try {
        MatchGame game;
        game.first = source.at("first").get<std::size_t>();
        game.second = source.at("second").get<std::size_t>();
        game.number = source.at("number").get<std::uint64_t>();
        PlayedGame& played = game.played;
        game::AnyPosition position = start;
        std::istringstream words(source.at("moves").get<std::string>());
        for (std::string word; words >> word;) {
            const auto move = position.parseMove(word);
            if (!move)
                return Error{ErrorCode::BadValue, word};
            position.play(*move);
            played.moves.push_back(*move);
        }
        played.openingMoves = source.at("opening").get<std::size_t>();
        const auto outcome = source.at("outcome").get<std::string>();
        const auto reason = endReasonFromName(source.at("reason").get<std::string>());
        if (!reason || (outcome != "first" && outcome != "second" && outcome != "draw") || played.openingMoves > played.moves.size())
            return Error{ErrorCode::BadValue, outcome};
        played.reason = *reason;
        played.outcome = outcome == "draw" ? game::Outcome::Draw : outcome == "first" ? game::Outcome::FirstWins : game::Outcome::SecondWins;
        for (std::size_t side = 0; side < 2; ++side)
            played.thinking[side] = std::chrono::milliseconds(source.at("thinking").at(side).get<std::int64_t>());
        if (source.contains("margin"))
            played.margin = source["margin"].get<double>();
        if (source.contains("problem"))
            played.problem = source["problem"].get<std::string>();
        return game;
    } catch (const json::exception& exception) {
        return Error{ErrorCode::BadValue, exception.what()};
    }
}

struct MatchLog::File {
    ~File()
    {
        if (descriptor >= 0)
            ::close(descriptor);
    }
    Error failure(ErrorCode code) const { return {code, std::strerror(errno), path.string()}; }
    core::Result<void> append(std::string text);

    std::filesystem::path path;
    game::AnyPosition start;
    int descriptor = -1;
};

core::Result<void> MatchLog::File::append(std::string text)
{
    text += '\n';
    std::string_view rest = text;
    while (!rest.empty()) {
        const ssize_t count = ::write(descriptor, rest.data(), rest.size());
        if (count < 0 && errno != EINTR)
            return failure(ErrorCode::CannotWrite);
        rest.remove_prefix(count > 0 ? static_cast<std::size_t>(count) : 0);
    }
    if (::fdatasync(descriptor) != 0)
        return failure(ErrorCode::CannotWrite);
    return {};
}

MatchLog::MatchLog(std::unique_ptr<File> file) : m_file(std::move(file)) {}
MatchLog::MatchLog(MatchLog&&) noexcept = default;
MatchLog& MatchLog::operator=(MatchLog&&) noexcept = default;
MatchLog::~MatchLog() = default;

/// Returns where the good part of the text ends.
core::Result<std::size_t> MatchLog::read(const json& header, const std::string& text)
{
    std::size_t good = 0;
    std::uint64_t number = 0;
    const auto failure = [&](Error error, ErrorCode code) {
        error.code = code;
        error.file = m_file->path.string();
        error.line = number;
        return error;
    };
    for (std::size_t end = 0; (end = text.find('\n', good)) != std::string::npos; good = end + 1) {
        ++number;
        const json line = json::parse(text.begin() + static_cast<std::ptrdiff_t>(good), text.begin() + static_cast<std::ptrdiff_t>(end), nullptr, false);
        if (number == 1) {
            if (line.is_discarded() || !line.is_object() || comparable(line) != comparable(header))
                return failure({ErrorCode::BadArgument, "another match"}, ErrorCode::BadArgument);
            continue;
        }
        auto game = matchGameFromJson(line, m_file->start);
        if (!game)
            return failure(game.error(), ErrorCode::BadValue);
        m_games.push_back(*std::move(game));
    }
    return good;
}

core::Result<MatchLog> MatchLog::open(const std::filesystem::path& path, const json& header, const game::AnyPosition& start)
{
    auto file = std::make_unique<File>();
    file->path = path;
    file->start = start;
    file->descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (file->descriptor < 0)
        return file->failure(ErrorCode::CannotOpen);
    if (::flock(file->descriptor, LOCK_EX | LOCK_NB) != 0)
        return file->failure(ErrorCode::CannotOpen);
    std::ifstream stream(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    if (stream.bad())
        return file->failure(ErrorCode::CannotRead);
    MatchLog log(std::move(file));
    const auto good = log.read(header, text);
    if (!good)
        return good.error();
    if (*good < text.size() && ::ftruncate(log.m_file->descriptor, static_cast<off_t>(*good)) != 0)
        return log.m_file->failure(ErrorCode::CannotWrite);
    if (*good == 0)
        if (auto done = log.m_file->append(header.dump(-1, ' ', false, json::error_handler_t::replace)); !done)
            return done.error();
    return log;
}

core::Result<void> MatchLog::append(const MatchGame& game)
{
    m_games.push_back(game);
    return m_file->append(toJson(game, m_file->start).dump(-1, ' ', false, json::error_handler_t::replace));
}

} // namespace evenmatch::search
