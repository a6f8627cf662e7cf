// What a network says of a file of games (a shard), in a file of its own: made anywhere, in any order, by as many machines as there are.
#pragma once

#include "nn/review/review_cache.h"

#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace evenmatch::nn {

// A shard's file is packed by zstd. Its first line says what it is: {"evenmatch":"analysed","version":…,"network":…,"ranks":…,"shard":…,
// "game":…}; each further line is a game that has a move: {"number":…,"key":…,"first":…,"second":…,"date":…,"result":…,"plies":[…]}, its
// plies as bytes (toBytes, in Base64), "" where nothing is known; the last one says how many there were:
// {"games":…,"unreadable":…,"others":…}.

struct ShardReport {
    std::filesystem::path file; ///< where it is now
    bool wasThere = false; ///< nothing had to be done; the numbers below are 0 then
    bool wasDamaged = false; ///< it was there, and was made anew
    std::size_t games = 0;
    std::size_t unreadable = 0;
    std::size_t others = 0; ///< of another game than the network's
};

/// NETWORK-RANKS-SHARD.jsonl.zst, by the contents of both: the same wherever they lie and whatever they are called.
core::Result<std::string> shardName(const std::filesystem::path& shard, const NetworkInfo& network);

/// Reviews all games of the shard into `folder`, unless that is done already; a file that is damaged is made anew. The file appears when it
/// is whole, so any number of processes may work on the same folder, even on the same shard, and one that is killed leaves nothing that
/// counts. With one thread the same shard and network give the same bytes. Progress counts bytes of the shard. Memory does not grow with
/// it.
core::Result<ShardReport> analyseShard(Evaluator& evaluator, const std::filesystem::path& shard, const std::filesystem::path& folder,
    const ReviewOptions& options, jobs::JobContext& job);

/// The reviews of these games (contentKey) among the shards of a folder, for whoever takes a cache. What is stored is not kept.
class AnalysedShards final : public ReviewCache {
public:
    /// Reads every file of this network once. A file that is damaged is an error: it should not be there.
    static core::Result<AnalysedShards> open(
        const std::filesystem::path& folder, const NetworkInfo& network, const std::set<std::string>& keys);

    std::size_t games() const { return m_plies.size(); }
    void load(GameReview& review, std::int64_t id) override;
    core::Result<void> store(const GameReview&, std::int64_t) override { return {}; }

private:
    std::map<std::string, std::vector<std::string>> m_plies; ///< by key
};

} // namespace evenmatch::nn
