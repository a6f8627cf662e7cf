// Evenmatch as a Go engine for other programs: the Go Text Protocol, version 2, with the commands of KGS, Leela Zero and KataGo that
// clients use. Without process and streams: lines in, text out.
#pragma once

#include "search/protocol/analysis_order.h"
#include "search/protocol/game_seeds.h"
#include "search/protocol/gtp_clock.h"
#include "search/protocol/gtp_game.h"
#include "search/spec/player_spec.h"

#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>

namespace evenmatch::search {

/// Receives a server's output in whole lines; never called from two threads at once.
using ProtocolOutput = std::function<void(std::string_view)>;

/// Not thread-safe: one thread passes in the lines. An analysis runs on its own thread until the next line comes.
class GtpServer {
public:
    /// `spec`, the server's player, is of a kind that searches. Errors are makeStyle()'s; BadArgument for a network of another game.
    static core::Result<std::unique_ptr<GtpServer>> make(const PlayerSpec& spec, const PlayerResources& resources, ProtocolOutput output);
    ~GtpServer();

    /// Processes one line. False: the client has quit.
    bool handle(std::string_view line);

    /// Ends the input without quit: a running search ends soon, with the best move so far. May be called by another thread while handle()
    /// runs.
    void endInput() { m_inputEnded.request_stop(); }

private:
    using Words = std::span<const std::string>;
    using Answer = core::Result<std::string>;
    struct Command;

    GtpServer(PlayerSpec spec, const PlayerResources& resources, SearchStyle style, ProtocolOutput output);
    static std::span<const Command> commands();
    void answer(const std::string& id, const Answer& answer);
    void runAnalysis(const AnalysisOrder& order, const std::stop_token& stop);
    void stopAnalysis();

    void beginGame();
    core::Result<void> changePlayer(const PlayerSpec& spec, const GtpGame& game);
    core::Result<Decision> decide(Words words, bool onTheClock);
    /// Plays the decision, and returns the response.
    std::string carriedOut(game::Side side, const Decision& decision);
    static bool opensFiles(const PlayerSpec& spec);
    static PlayerSpec rankedAs(const PlayerSpec& spec);
    static Answer done(const core::Result<void>& result);

    Answer listCommands(Words words);
    Answer knownCommand(Words words);
    Answer boardSize(Words words);
    Answer clearBoard(Words words);
    Answer komi(Words words);
    Answer getKomi(Words words);
    Answer fixedHandicap(Words words);
    Answer setFreeHandicap(Words words);
    Answer placeFreeHandicap(Words words);
    Answer play(Words words);
    Answer genmove(Words words);
    Answer genmoveCleanup(Words words);
    Answer regGenmove(Words words);
    Answer undo(Words words);
    Answer timeSettings(Words words);
    Answer timeLeft(Words words);
    Answer kgsTimeSettings(Words words);
    Answer finalScore(Words words);
    Answer finalStatusList(Words words);
    Answer showBoard(Words words);
    Answer listStones(Words words);
    Answer loadSgf(Words words);
    Answer setRules(Words words);
    Answer getRules(Words words);
    Answer analyze(Words words);
    Answer genmoveAnalyze(Words words);
    Answer rank(Words words);
    Answer player(Words words);
    Answer seed(Words words);

    PlayerSpec m_spec;
    PlayerSpec m_ranked; ///< kind and options of a player with a rank
    PlayerResources m_resources;
    ProtocolOutput m_output;
    GameSeeds m_seeds;
    SearchPlayer m_player;
    GtpGame m_game;
    GtpClock m_clock;
    std::optional<AnalysisOrder> m_order; ///< of the current command
    std::string_view m_command; ///< its name
    std::stop_source m_inputEnded;
    std::jthread m_analysis;
};

} // namespace evenmatch::search
