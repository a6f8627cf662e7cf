// The user's rank, or a student's, estimated in the background from games in the library, and stored there.
#pragma once

#include "core/strength/scale/rank_bands.h"
#include "nn/ranks/study.h"
#include "nn/ranks/written_rank.h"
#include "ui/game/match_me.h"
#include "ui/library/library_service.h"
#include "ui/rank/whose.h"

#include <chrono>
#include <map>
#include <memory>
#include <optional>

namespace evenmatch::ui {

/// The separate estimates by outside sources (nn/ranks/sources/outside.h) from the user's latest games.
struct OutsideOfGames {
    std::vector<nn::OutsideReport> reports; ///< of the sources with a result
    std::size_t games = 0; ///< the number of games analysed
    QStringList notes; ///< why a source has no result
};

/// The result of an analysis. Immutable.
struct MyRankResult {
    struct Game {
        library::GameId id = 0;
        QString title;
        QString date;
    };
    /// A move in the game's notation, and an alternative.
    struct NextMove {
        QString number; ///< "87", in chess "44." or "44…"
        QString played;
        QString better;
    };

    nn::PlayerReport report;
    std::vector<Game> games; ///< by PlayedSide::game
    std::vector<NextMove> next; ///< as long as report.nextRank
    std::vector<std::optional<NextMove>> departures; ///< as long as report.openings; `better` is the rank's most frequent move
    std::optional<nn::WrittenRanks> written; ///< the rank in the files
    strength::RankScale scale;
    std::string server = {}; ///< the server of the scale's ranks; empty: the network's own
    std::vector<strength::RankBand> bands; ///< of β, as many as report.beta; empty: the network has no profile
    std::string verified; ///< the reliability of the network's ranks, in the profile's words
    QString network;
    QStringList restsOn; ///< outside sources used for the rank
    OutsideOfGames outside; ///< in Go, started after the rank is known, because it takes long
    QStringList notes; ///< further notes for the user: nn::Study::notes, and errors
    std::size_t leftOut = 0; ///< older games, beyond the analysed ones
    bool isOfChosenGames = false; ///< by a filter, so it is not the user's rank elsewhere
};

/// A rank from an analysis in this or an earlier run of the program.
struct FoundRank {
    std::string rank;
    std::string server; ///< the server of the rank; empty: the network's own ranks
    std::string model; ///< hash of the network
    std::chrono::sys_seconds at;
};

/// Whether games count that usually do not (nn/ranks/counted_games.h). Stored in the settings.
bool countsEveryGame();
void setCountsEveryGame(bool counts);

/// The games used for My rank, until the user changes them. Stored in the settings.
struct RankChoice {
    int days = 0; ///< only the games of this many days; 0: all
    int colour = 0; ///< 1: the side that moves first, 2: the other; 0: both
    int time = 0; ///< of record::TimeClass; 0: any
    bool operator==(const RankChoice&) const = default;
};
RankChoice rankChoice();
void setRankChoice(const RankChoice& choice);

/// Lives on the GUI thread. For each game ("go", "chess").
class MyRank final : public QObject {
    Q_OBJECT
public:
    enum class State {
        Nobody, ///< the user has not chosen a name
        NoGames, ///< none of this game
        NoNetwork, ///< problem() explains it
        Waiting, ///< there are games; the analysis was not started, or was stopped
        Analysing,
        Ready,
        Failed, ///< problem() explains it
    };

    /// Both must outlive this.
    MyRank(LibraryService& library, Engine& engine, QObject* parent = nullptr);

    /// Whose rank it is; "the user" below is that person.
    Whose& whose() { return m_whose; }

    State state(const std::string& game) const;
    QString problem(const std::string& game) const;
    /// The latest result; null before the first. It stays during a newer analysis.
    std::shared_ptr<const MyRankResult> result(const std::string& game) const;
    /// Whether outside sources are still analysing.
    bool isAskingOutside(const std::string& game) const;
    /// The number of the user's games.
    std::uint64_t games(const std::string& game) const;
    /// The number of games that the network has evaluated, now or earlier. Until the network is loaded, this refers to the network of
    /// latest().
    std::uint64_t analysed(const std::string& game) const;
    /// The latest result stored in the library; nothing before the first.
    std::optional<FoundRank> latest(const std::string& game) const;
    /// The user's own rank (ownRank()), or the latest estimate of the chosen student. An empty name: unknown.
    OwnRank rank(const std::string& game) const;
    jobs::Progress progress(const std::string& game) const;

    /// Analyses new games, if any. Cheap if there are none.
    void analyse(const std::string& game);
    void stop(const std::string& game);
    /// The outside sources for this game changed (outsideSettings()).
    void outsideChanged(const QString& game);
    /// The server (rankServer()) or the games that count (countsEveryGame()) changed.
    void settingsChanged();

Q_SIGNALS:
    void changed(const QString& game);

private:
    struct Slot {
        State state = State::Nobody;
        QString problem;
        std::uint64_t games = 0;
        std::uint64_t analysed = 0;
        std::optional<FoundRank> latest;
        std::string seen; ///< identifies the result's games and names
        std::string current; ///< identifies the current ones
        std::shared_ptr<const MyRankResult> result;
        jobs::Job<MyRankResult> job;
        jobs::Job<OutsideOfGames> asking;
        bool isAsking = false;
        bool wanted = false; ///< it is visible
        bool stopped = false; ///< by the user or an error, so it does not start again by itself
    };

    void count();
    void startAnew();
    /// After an analysis without a result. An earlier result is of other games or settings, so it can be started again.
    static State endedState(const Slot& slot);
    void finished(const std::string& game, const core::Result<MyRankResult>& result);
    void askOutside(const std::string& game);
    static void setOutside(Slot& slot, OutsideOfGames said);
    void outsideSaid(const std::string& game, const std::shared_ptr<const MyRankResult>& of, const core::Result<OutsideOfGames>& said);

    LibraryService& m_library;
    Engine& m_engine;
    Whose m_whose;
    bool m_isCounting = false;
    bool m_countsAgain = false; ///< the games changed meanwhile
    int m_person = 0; ///< counts whom it was about: what belongs to an earlier one is dropped
    std::map<std::string, Slot> m_slots;
};

} // namespace evenmatch::ui
