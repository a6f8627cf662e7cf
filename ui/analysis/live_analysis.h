// The position on the board, analysed behind the window for as long as the user wants and somebody sees it.
#pragma once

#include "core/jobs/thread_pool.h"
#include "search/live/open_analyst.h"
#include "ui/analysis/live_sources.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <set>

namespace evenmatch::ui {

class Engine;
class GameSession;

/// Lives on the GUI thread; whoever analyses works on a thread of its own, so that nobody waits for it. It follows the session: another
/// position is analysed at once. While a game is being played there is no analysis, which would be cheating.
class LiveAnalysis final : public QObject {
    Q_OBJECT
public:
    static constexpr int kMostLines = 10;

    enum class State {
        Off,
        Forbidden, ///< a game is being played
        Over, ///< so is the game here: there is nothing to analyse
        Starting, ///< nothing is known yet
        Running,
        Finished, ///< a limit was reached
        Failed,
    };

    /// Both must outlive it.
    LiveAnalysis(GameSession& session, Engine& engine, QObject* parent = nullptr);
    ~LiveAnalysis() override;

    /// The user's wish. It lasts until it is taken back or the window is closed.
    bool isOn() const { return m_on; }
    void setOn(bool on);
    /// Nobody analyses what no page shows.
    void setInSight(const QObject* page, bool inSight);
    /// Whether it analyses, or would if there were something left to find.
    bool isActive() const;
    State state() const { return m_state; }
    /// Why it failed.
    const QString& problem() const { return m_problem; }

    /// Looks for them anew, in the settings and among the programs installed here.
    std::vector<LiveSource> sources() const;
    /// The one of them to be asked: the user's choice, where it is still there.
    LiveSource source() const { return chosenOf(sources()); }
    LiveSource chosenOf(const std::vector<LiveSource>& all) const;
    void setSource(const QString& id);
    /// As the one that analyses names itself; empty until it has started.
    const QString& analyst() const { return m_analyst; }
    int lines() const { return m_lines; }
    void setLines(int lines);
    /// Go: whether the board shows who will own the points.
    bool isTerritoryShown() const { return m_territory; }
    void setTerritoryShown(bool shown);
    /// The bar beside the board; while nobody analyses, pages may have something else to show there.
    bool isBarShown() const { return m_bar; }
    void setBarShown(bool shown);
    /// Options or limits were changed: begins anew.
    void refreshOptions();

    /// What is known of the session's position; nothing while nothing is, or nobody analyses.
    const std::optional<search::LiveReport>& report() const { return m_report; }
    /// Whether its effort is visits, and not nodes.
    bool countsVisits() const { return m_asked.kind != LiveSource::Kind::Uci; }

    /// Shows on the board where moves lead from the position: while they are pointed at, or until something else is shown. None: nothing.
    void point(const std::vector<game::Move>& moves);
    void pin(const std::vector<game::Move>& moves); ///< the same twice: nothing
    void unpin() { pin({}); }
    /// Adds moves to the record and goes there: as a variation where others follow.
    void play(const std::vector<game::Move>& moves);
    /// The same, and stays where it is.
    void insertLine(const std::vector<game::Move>& moves);
    /// What is shown: pointed at or pinned.
    const std::vector<game::Move>& shownMoves() const { return m_pointed.empty() ? m_pinned : m_pointed; }
    /// Where they lead from the session's position.
    game::AnyPosition shownPosition() const;

Q_SIGNALS:
    /// What is known, by whom, or how it goes on.
    void changed();
    /// Other moves are shown on the board.
    void shownMovesChanged();

private:
    struct Desk;
    struct Mail;

    bool isWanted() const { return m_on && !m_inSight.empty(); }
    std::string gameName() const;
    QString sourceKey() const;
    void follow();
    void restart();
    void stop();
    void begin();
    void take(const std::shared_ptr<Mail>& mail);
    void ended(const core::Result<bool>& done);
    void setState(State state);
    void forgetShownMoves();
    search::LiveQuestion question() const;

    GameSession& m_session;
    Engine& m_engine;
    bool m_on = false;
    int m_lines;
    bool m_territory;
    bool m_bar;
    std::set<const QObject*> m_inSight;
    State m_state = State::Off;
    QString m_problem;
    LiveSource m_asked; ///< whose report it is or will be
    QString m_analyst;
    std::optional<search::LiveReport> m_report;
    std::uint32_t m_node = 0; ///< of the record: what is or will be analysed
    game::AnyPosition m_position;
    std::vector<game::Move> m_pointed;
    std::vector<game::Move> m_pinned;
    QTimer m_soon; ///< who steps through a game does not stop at every position
    int m_request = 0; ///< answers to older ones are dropped
    jobs::Job<bool> m_job;
    std::shared_ptr<Desk> m_desk; ///< of the thread
    bool m_isDeskInUse = false; ///< a program may run there
    jobs::ThreadPool m_thread{1, 5}; ///< ends first
};

} // namespace evenmatch::ui
