// The user's rank, or a student's, estimated in the background from games in the library, and stored there.
#pragma once

#include "core/strength/scale/rank_bands.h"
#include "nn/ranks/study.h"
#include "nn/ranks/written_rank.h"
#include "ui/library/library_service.h"
#include "ui/rank/whose.h"

#include <chrono>
#include <map>
#include <memory>
#include <optional>

namespace evenmatch::ui {

/// The separate estimates by outside sources (nn/ranks/sources/outside.h) from the user's latest games.
struct OutsideOfGames {
    std::vector<nn::OutsideReport> reports; ///< of those that said something
    std::size_t games = 0; ///< that they were asked about
    QStringList notes; ///< why one said nothing
};

/// What an analysis has found. Immutable once it is there.
struct MyRankResult {
    struct Game {
        library::GameId id = 0;
        QString title;
        QString date;
    };
    /// A move in the game's notation, and one beside it.
    struct NextMove {
        QString number; ///< "87", in chess "44." or "44…"
        QString played;
        QString better;
    };

    nn::PlayerReport report;
    nn::TwoAnswers answers; ///< from the moves alone, and from everything in the files
    std::vector<Game> games; ///< by PlayedSide::game
    std::vector<NextMove> next; ///< as long as report.nextRank
    std::vector<std::optional<NextMove>> departures; ///< as long as report.openings; `better` is what the rank plays most
    std::optional<nn::WrittenRanks> written; ///< what the files say
    strength::RankScale scale;
    std::string server = {}; ///< whose ranks the scale's are; empty: the network's own
    std::vector<strength::RankBand> bands; ///< of β, as far as report.beta goes; empty: the network has no profile
    std::string verified; ///< how far the network's ranks can be trusted, in the profile's words
    QString network;
    QStringList restsOn; ///< outside sources that the rank rests on, too
    OutsideOfGames outside; ///< in Go asked when the rank is there already: that takes its time
    QStringList notes; ///< what else the user must know: nn::Study::notes, and what went wrong
    std::size_t leftOut = 0; ///< older games, beyond the analysed ones
};

/// A rank that an analysis has found, in this run of the program or an earlier one.
struct FoundRank {
    std::string rank;
    std::string model; ///< hash of the network
    std::chrono::sys_seconds at;
};

/// Whether games count for the user's rank, too, that usually do not (nn/ranks/counted_games.h). Kept in the settings.
bool countsEveryGame();
void setCountsEveryGame(bool counts);

/// Which of them My rank is estimated from, until the user chooses otherwise. Kept in the settings.
struct RankChoice {
    int days = 0; ///< the latest so many; 0: all
    int colour = 0; ///< 1: who begins, 2: the other; 0: both
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
        NoNetwork, ///< problem() says why
        Waiting, ///< there are games; nothing was asked yet, or the analysis was stopped
        Analysing,
        Ready,
        Failed, ///< problem() says why
    };

    /// Both must outlive this.
    MyRank(LibraryService& library, Engine& engine, QObject* parent = nullptr);

    /// Whose rank it is; "the user" below is that person.
    Whose& whose() { return m_whose; }

    State state(const std::string& game) const;
    QString problem(const std::string& game) const;
    /// What was found last; null before. Stays while a newer analysis goes on.
    std::shared_ptr<const MyRankResult> result(const std::string& game) const;
    /// Whether outside sources are being asked beside the result.
    bool isAskingOutside(const std::string& game) const;
    /// How many of the user's games there are.
    std::uint64_t games(const std::string& game) const;
    /// The number of them that the network has evaluated, now or earlier. Until it is loaded, the network that estimated latest().
    std::uint64_t analysed(const std::string& game) const;
    /// What was found last, as the library keeps it; nothing before.
    std::optional<FoundRank> latest(const std::string& game) const;
    jobs::Progress progress(const std::string& game) const;

    /// Analyses what is new, if anything is. Cheap when nothing is.
    void analyse(const std::string& game);
    void stop(const std::string& game);
    /// Others are to be asked about this game than before (outsideSettings()).
    void outsideChanged(const QString& game);
    /// Ranks are to be told as on another server (rankServer()), or other games count (countsEveryGame()).
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
        std::string seen; ///< which games and names the result is from
        std::string current; ///< which there are now
        std::shared_ptr<const MyRankResult> result;
        jobs::Job<MyRankResult> job;
        jobs::Job<OutsideOfGames> asking;
        bool isAsking = false;
        bool wanted = false; ///< it is shown
        bool stopped = false; ///< by the user: it does not begin anew by itself
    };

    void count();
    void startAnew();
    void finished(const std::string& game, const core::Result<MyRankResult>& result);
    void askOutside(const std::string& game);
    static void setOutside(Slot& slot, OutsideOfGames said);
    void outsideSaid(const std::string& game, const std::shared_ptr<const MyRankResult>& of, const core::Result<OutsideOfGames>& said);

    LibraryService& m_library;
    Engine& m_engine;
    Whose m_whose;
    int m_person = 0; ///< counts whom it was about: what belongs to an earlier one is dropped
    std::map<std::string, Slot> m_slots;
};

} // namespace evenmatch::ui
