#include "nn/data/analysed_shards.h"

#include "core/game/family.h"
#include "core/hash128.h"
#include "core/json_text.h"
#include "core/record/file/game_reader.h"
#include "core/record/file/input_stream.h"
#include "core/record/file/packed_output.h"
#include "nn/data/player_games.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <functional>
#include <system_error>

namespace evenmatch::nn {

namespace fs = std::filesystem;
using core::Error;
using core::ErrorCode;
using core::Result;
using nlohmann::ordered_json;

namespace {

constexpr std::size_t kPiece = 64; ///< games that share batches
constexpr std::size_t kBlock = 1 << 16; ///< bytes
constexpr const char* kSuffix = ".jsonl.zst";
constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

std::string toBase64(std::string_view bytes)
{
    std::string text;
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        std::uint32_t three = 0;
        for (std::size_t i = 0; i < 3; ++i)
            three = three << 8 | (at + i < bytes.size() ? static_cast<unsigned char>(bytes[at + i]) : 0U);
        for (std::size_t i = 0; i < 4; ++i)
            text += at + i > bytes.size() ? '=' : kDigits[three >> (18 - 6 * i) & 63];
    }
    return text;
}

/// Empty if it is not Base64.
std::string fromBase64(std::string_view text)
{
    std::string bytes;
    std::uint32_t bits = 0;
    int known = 0;
    for (const char c : text) {
        const std::size_t digit = kDigits.find(c);
        if (digit == std::string_view::npos)
            return c == '=' ? bytes : std::string();
        bits = bits << 6 | static_cast<std::uint32_t>(digit);
        known += 6;
        if (known >= 8)
            bytes += static_cast<char>(bits >> (known -= 8) & 255);
    }
    return bytes;
}

std::string prefixOf(const NetworkInfo& network) { return network.keptBy() + '-' + std::to_string(network.scale.size()) + '-'; }

ordered_json headerOf(const NetworkInfo& network, const std::string& shard)
{
    return {{"evenmatch", "analysed"}, {"version", kReviewVersion}, {"network", network.keptBy()}, {"ranks", network.scale.size()},
        {"shard", shard}, {"game", network.game}};
}

std::string lineOf(const ordered_json& value) { return core::jsonText(value) + '\n'; }

ordered_json gameLine(const SourceGame& game, const GameReview& review)
{
    ordered_json plies = ordered_json::array();
    for (const PlyReview& ply : review.plies)
        plies.push_back(ply.known ? toBase64(toBytes(ply)) : std::string());
    return {{"number", game.number}, {"key", contentKey(game.played)}, {"first", game.info.players[0].name},
        {"second", game.info.players[1].name}, {"date", game.info.date}, {"result", game.info.result}, {"plies", std::move(plies)}};
}

/// Converts the games of a shard, some at a time, to lines of the output.
class Shard {
public:
    Shard(Evaluator& evaluator, const ReviewOptions& options, record::PackedOutput& out, jobs::JobContext& job)
        : m_evaluator(evaluator), m_options(options), m_out(out), m_job(job)
    {
    }

    Result<void> read(const fs::path& path, ShardReport& report)
    {
        auto reader = record::openGames(path, {.validate = false, .keepText = false, .stop = m_job.stopToken()});
        if (!reader)
            return reader.error();
        for (;;) {
            auto next = (*reader)->next();
            if (!next)
                return next.error();
            if (!*next)
                break;
            take(**next, report);
            if (m_games.size() == kPiece)
                if (auto done = write(); !done)
                    return done;
            m_job.report((*reader)->bytesRead(), (*reader)->bytesTotal());
            if (m_job.stopRequested())
                return Error{ErrorCode::Stopped};
        }
        return write();
    }

private:
    void take(const record::ReadGame& read, ShardReport& report)
    {
        if (!read.record) {
            ++report.unreadable;
            return;
        }
        const bool isEmpty = read.problems.empty() && read.record->mainLineMoves().empty();
        if (isEmpty || game::familyName(read.record->setup.game) != game::familyName(m_evaluator.info().game)) {
            ++report.others;
            return;
        }
        auto played = playedGame(*read.record);
        if (!played || played->moves.empty()) {
            ++report.unreadable;
            return;
        }
        ++report.games;
        m_games.push_back({.played = *std::move(played),
            .info = gameInfo(*read.record),
            .kind = read.record->setup.game,
            .file = {},
            .number = read.number});
    }

    Result<void> write()
    {
        std::vector<GameReview> reviews;
        for (const SourceGame& game : m_games)
            reviews.emplace_back(game.played, m_evaluator.info().scale.size());
        const std::vector<ReviewPart> parts(reviews.size(), ReviewPart::Whole);
        jobs::JobContext inner(m_job.stopToken(), nullptr);
        if (auto done = reviewGames(m_evaluator, reviews, parts, m_options, inner); !done)
            return done;
        for (std::size_t i = 0; i < reviews.size(); ++i)
            if (auto done = m_out.write(lineOf(gameLine(m_games[i], reviews[i]))); !done)
                return done;
        m_games.clear();
        return {};
    }

    Evaluator& m_evaluator;
    const ReviewOptions& m_options;
    record::PackedOutput& m_out;
    jobs::JobContext& m_job;
    std::vector<SourceGame> m_games;
};

/// Calls `take(line)` for each line of a packed file.
Result<void> readLines(const fs::path& path, const std::function<Result<void>(std::string_view)>& take)
{
    auto input = record::openInput(path);
    if (!input)
        return input.error();
    std::string text;
    std::vector<char> block(kBlock);
    for (;;) {
        const auto count = (*input)->read(block);
        if (!count)
            return count.error();
        if (*count == 0)
            return text.empty() ? Result<void>() : Error{ErrorCode::UnexpectedEnd, {}, path.string()};
        text.append(block.data(), *count);
        std::size_t begin = 0;
        for (std::size_t end = text.find('\n'); end != std::string::npos; begin = end + 1, end = text.find('\n', begin))
            if (auto taken = take(std::string_view(text).substr(begin, end - begin)); !taken)
                return taken;
        text.erase(0, begin);
    }
}

/// Whether a shard's file is readable to its last line and has as many games as that line states.
bool isWhole(const fs::path& path, const NetworkInfo& network)
{
    std::size_t lines = 0;
    std::string last;
    bool isOurs = false;
    const auto read = readLines(path, [&](std::string_view line) -> Result<void> {
        if (lines++ == 0) {
            const auto header = core::parseJson(line);
            isOurs = header.is_object() && header.value("version", nlohmann::json()) == kReviewVersion
                && header.value("network", nlohmann::json()) == network.keptBy();
        }
        last = line;
        return {};
    });
    if (!read || !isOurs || lines < 2)
        return false;
    const auto end = core::parseJson(last);
    return end.is_object() && end.value("games", nlohmann::json()) == lines - 2;
}

} // namespace

Result<std::string> shardName(const fs::path& shard, const NetworkInfo& network)
{
    // The packed bytes, because unpacking takes as long as reading the games.
    std::FILE* file = std::fopen(shard.c_str(), "rb");
    if (!file)
        return Error{ErrorCode::CannotOpen, std::generic_category().message(errno), shard.string()};
    core::Hasher128 hasher;
    std::vector<std::byte> block(kBlock);
    std::size_t count = 0;
    while ((count = std::fread(block.data(), 1, block.size(), file)) > 0)
        hasher.add(std::span(block).first(count));
    const bool failed = std::ferror(file) != 0;
    const int reason = errno;
    std::fclose(file);
    if (failed)
        return Error{ErrorCode::CannotRead, std::generic_category().message(reason), shard.string()};
    return prefixOf(network) + hasher.text() + kSuffix;
}

Result<ShardReport> analyseShard(
    Evaluator& evaluator, const fs::path& shard, const fs::path& folder, const ReviewOptions& options, jobs::JobContext& job)
{
    const NetworkInfo& network = evaluator.info();
    auto name = shardName(shard, network);
    if (!name)
        return name.error();
    ShardReport report{.file = folder / *name};
    std::error_code failed;
    report.wasThere = isWhole(report.file, network);
    if (report.wasThere)
        return report;
    report.wasDamaged = fs::exists(report.file, failed);
    fs::create_directories(folder, failed);
    auto out = record::PackedOutput::create(report.file);
    if (!out)
        return out.error();
    const std::string hash
        = name->substr(prefixOf(network).size(), name->size() - prefixOf(network).size() - std::string_view(kSuffix).size());
    if (auto done = out->write(lineOf(headerOf(network, hash))); !done)
        return done.error();
    if (auto done = Shard(evaluator, options, *out, job).read(shard, report); !done) {
        Error error = done.error();
        error.file = error.file.empty() ? shard.string() : error.file;
        return error;
    }
    if (report.games + report.unreadable + report.others == 0)
        return Error{ErrorCode::NotFound, "games", shard.string()};
    if (auto done = out->write(lineOf({{"games", report.games}, {"unreadable", report.unreadable}, {"others", report.others}})); !done)
        return done.error();
    if (auto done = out->finish(); !done)
        return done.error();
    return report;
}

Result<AnalysedShards> AnalysedShards::open(const fs::path& folder, const NetworkInfo& network, const std::set<std::string>& keys)
{
    AnalysedShards shards;
    std::error_code failed;
    std::vector<fs::path> files;
    for (fs::directory_iterator it(folder, failed), end; !failed && it != end; it.increment(failed))
        if (const std::string name = it->path().filename().string(); name.starts_with(prefixOf(network)) && name.ends_with(kSuffix))
            files.push_back(it->path());
    if (failed)
        return Error{ErrorCode::CannotRead, failed.message(), folder.string()};
    std::ranges::sort(files);
    for (const fs::path& file : files) {
        const auto take = [&](std::string_view line) -> Result<void> {
            const auto value = core::parseJson(line);
            if (!value.is_object())
                return Error{ErrorCode::BadValue, std::string(line.substr(0, 40)), file.string()};
            const auto key = value.find("key");
            const auto plies = value.find("plies");
            if (key == value.end() || plies == value.end() || !key->is_string() || !plies->is_array()
                || !keys.contains(key->get<std::string>()))
                return {};
            std::vector<std::string>& texts = shards.m_plies[key->get<std::string>()];
            texts.clear();
            for (const auto& ply : *plies)
                texts.push_back(ply.is_string() ? ply.get<std::string>() : std::string());
            return {};
        };
        if (auto done = readLines(file, take); !done)
            return done.error();
    }
    return shards;
}

void AnalysedShards::load(GameReview& review, std::int64_t)
{
    const auto found = m_plies.find(contentKey(review.game));
    if (found == m_plies.end())
        return;
    for (std::size_t ply = 0; ply < found->second.size(); ++ply)
        if (!found->second[ply].empty())
            takeStored(review, ply, fromBase64(found->second[ply]));
}

} // namespace evenmatch::nn
