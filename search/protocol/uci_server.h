// Evenmatch as a chess engine for other programs: UCI. Without process and streams: lines in, text out.
#pragma once

#include "core/game/chess/position.h"
#include "search/protocol/gtp_server.h"
#include "search/spec/player_spec.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace evenmatch::search {

/// One thread passes in the lines and gets control back at once; searches run on their own thread.
///
/// Options: Rank (a rank of the network, or none: full strength), UCI_LimitStrength with UCI_Elo (the rank that contains the rating),
/// Simulations (the maximum of a search, except with nodes or infinite; at the default, which some clients send, a rank uses its own
/// number), MultiPV, UCI_ShowWDL (without draws, because values are expected results), UCI_Chess960, Seed (of the games that begin from now
/// on; 0: different games every time), Hash (MB for the tree), Threads (a tree has one), Ponder.
class UciServer {
public:
    /// `spec` is of a kind that searches. Errors are makeStyle()'s; BadArgument for a network of another game.
    static core::Result<std::unique_ptr<UciServer>> make(const PlayerSpec& spec, const PlayerResources& resources, ProtocolOutput output);
    ~UciServer(); ///< stops a search; it still reports its move

    /// False: the client has quit.
    bool handle(std::string_view line);
    /// Waits for the end of the search. REQUIRES: a limit, or stop was sent
    void waitForMove();

private:
    /// The arguments of "go".
    struct Order {
        Limits limits;
        int depth = 0;
        bool waits = false; ///< infinite or ponder: no bestmove before "stop" or "ponderhit"
        Limits afterHit; ///< of ponder
        std::vector<game::Move> only; ///< searchmoves
    };

    /// The strength set by options.
    struct Strength {
        std::string rank = "none";
        bool isLimited = false; ///< to `elo`, which overrides the rank
        int elo = 1500;
    };

    UciServer(PlayerSpec spec, const PlayerResources& resources, SearchStyle style, ProtocolOutput output);
    void introduce();
    void setOption(std::string_view line);
    void position(std::string_view line);
    void beginGame();
    void go(std::string_view line);
    void lookAt(const Order& order);
    Order orderFrom(std::string_view line) const;
    void halt();
    void think(const Order& order, const std::stop_token& stop);
    void finish(const Decision& decision);
    void say(const std::string& line);
    void report(const SearchResult& result);
    void setSimulations(std::int64_t number);
    void setElo(std::int64_t elo);
    void setSeed(std::int64_t seed);
    bool applyStrength();

    PlayerSpec m_full; ///< the player without a rank
    PlayerSpec m_ranked; ///< kind and options of a player with a rank
    const PlayerResources m_given; ///< without the options
    PlayerResources m_resources;
    ProtocolOutput m_output;
    GameSeeds m_seeds;
    std::mutex m_outputMutex;
    SearchPlayer m_player;
    chess::Position m_position;
    Strength m_strength;
    std::size_t m_variations = 1;
    std::size_t m_hashMegabytes = 256;
    bool m_showWdl = false;
    bool m_chess960 = false;

    std::mutex m_orderMutex;
    std::condition_variable_any m_ordered;
    bool m_released = false; ///< "stop" or "ponderhit" was received
    bool m_hit = false; ///< it was "ponderhit"
    std::stop_source m_stopSearch;
    std::jthread m_search;
};

} // namespace evenmatch::search
