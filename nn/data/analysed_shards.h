// A network's evaluations of a file of games (a shard), in a separate file: made anywhere, in any order, on any number of machines.
#pragma once

#include "nn/review/review_cache.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace evenmatch::nn {

// A shard's file is packed by zstd. Its first line is the header: {"evenmatch":"analysed","version":…,"network":…,"ranks":…,"shard":…,
// "game":…}; each further line is a game with a move: {"number":…,"key":…,"first":…,"second":…,"date":…,"result":…,"plies":[…]}, its plies
// as bytes (toBytes, in Base64), "" for unknown ones; the last line has the counts: {"games":…,"unreadable":…,"others":…}.

struct ShardReport {
    std::filesystem::path file; ///< its current path
    bool wasThere = false; ///< the file existed already; the numbers below are 0 then
    bool wasDamaged = false; ///< a damaged file was made again
    std::size_t games = 0;
    std::size_t unreadable = 0;
    std::size_t others = 0; ///< of another game than the network's, or without moves
};

/// NETWORK-RANKS-SHARD.jsonl.zst, from the contents of both: independent of their folders and names.
core::Result<std::string> shardName(const std::filesystem::path& shard, const NetworkInfo& network);

/// Reviews all games of the shard into `folder`, unless the file exists already; a damaged file is made again. NotFound without games. The
/// file appears when it is complete, so any number of processes may work on the same folder, even on the same shard, and a killed one
/// leaves no partial result. With one thread the same shard and network give the same bytes. Progress counts bytes of the shard. Memory
/// does not grow with it.
core::Result<ShardReport> analyseShard(Evaluator& evaluator, const std::filesystem::path& shard, const std::filesystem::path& folder,
    const ReviewOptions& options, jobs::JobContext& job);

/// The reviews of these games (contentKey) in the shards of a folder, as a cache. It stores nothing.
class AnalysedShards final : public ReviewCache {
public:
    /// Reads every file of this network once. A damaged file is an error.
    static core::Result<AnalysedShards> open(
        const std::filesystem::path& folder, const NetworkInfo& network, const std::set<std::string>& keys);

    std::size_t games() const { return m_plies.size(); }
    void load(GameReview& review, std::int64_t id) override;
    core::Result<void> store(const GameReview&, std::int64_t) override { return {}; }

private:
    std::map<std::string, std::vector<std::string>> m_plies; ///< by key
};

} // namespace evenmatch::nn
