// Analyses the position on the board in the background while the user wants it and a page shows it.
#pragma once

#include "core/jobs/thread_pool.h"
#include "search/live/open_analyst.h"
#include "ui/analysis/live_sources.h"
#include "ui/game/game_session.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <set>

namespace evenmatch::ui {

class Engine;

/// Lives on the GUI thread; the analyst works on a thread of its own, so the window never waits for it. It follows the session to other
/// positions at once. It is off during a game, because it would be cheating.
class LiveAnalysis final : public QObject {
    Q_OBJECT
public:
    static constexpr int kMostLines = 10;

    enum class State {
        Off,
        Forbidden, ///< a game is being played
        Over, ///< the game is over, so there is nothing to analyse
        Starting, ///< no result yet
        Running,
        Finished, ///< a limit was reached
        Failed,
    };

    /// Both must outlive it.
    LiveAnalysis(GameSession& session, Engine& engine, QObject* parent = nullptr);
    ~LiveAnalysis() override;

    /// The user's choice, until it is changed or the window closes.
    bool isOn() const { return m_on; }
    void setOn(bool on);
    /// It runs only while a page shows it.
    void setInSight(const QObject* page, bool inSight);
    /// Whether it analyses, or would if more could be found.
    bool isActive() const;
    State state() const { return m_state; }
    /// The error, if it failed.
    const QString& problem() const { return m_problem; }

    /// Searches the settings and this machine for engines again.
    std::vector<LiveSource> sources() const;
    /// The source to use: the user's choice if it is available.
    LiveSource source() const { return chosenOf(sources()); }
    LiveSource chosenOf(const std::vector<LiveSource>& all) const;
    void setSource(const QString& id);
    /// The analyst's own name; empty until it has started.
    const QString& analyst() const { return m_analyst; }
    int lines() const { return m_lines; }
    void setLines(int lines);
    /// Go: whether the board shows the predicted territory.
    bool isTerritoryShown() const { return m_territory; }
    void setTerritoryShown(bool shown);
    /// Whether the report shows the opponent's best moves as if the side to move had passed. Until the position changes.
    bool isThreatShown() const { return m_threat; }
    void setThreatShown(bool shown);
    /// Not in check, and not where a pass ends a game of Go.
    bool canShowThreat() const { return afterPass().holds(); }
    /// For the bar beside the board; while the analysis is off, pages may show another evaluation.
    bool isBarShown() const { return m_bar; }
    void setBarShown(bool shown);
    /// Options or limits changed: starts again.
    void refreshOptions();

    /// The session's position, or the one after a pass while the threat is shown.
    game::AnyPosition analysedPosition() const { return m_threat ? afterPass() : m_session.position(); }
    /// The results for analysedPosition(); nothing while there are none or the analysis is off.
    const std::optional<search::LiveReport>& report() const { return m_report; }
    /// Whether its effort counts visits instead of nodes.
    bool countsVisits() const { return m_asked.kind != LiveSource::Kind::Uci; }

    /// Shows the position after these moves on the board: while they are pointed at, or until replaced. Empty: nothing.
    void point(const std::vector<game::Move>& moves);
    void pin(const std::vector<game::Move>& moves); ///< the same moves twice: hides them
    void unpin() { pin({}); }
    /// Adds moves to the record and goes to the last: as a variation if other moves follow. Threats are not added.
    void play(const std::vector<game::Move>& moves);
    /// The same without changing the current position.
    void insertLine(const std::vector<game::Move>& moves);
    /// The moves shown: pointed at or pinned.
    const std::vector<game::Move>& shownMoves() const { return m_pointed.empty() ? m_pinned : m_pointed; }
    /// The position after these moves from analysedPosition().
    game::AnyPosition shownPosition() const;

Q_SIGNALS:
    /// The results, the source or the state changed.
    void changed();
    /// The moves shown on the board changed.
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
    void endStart();
    void begin();
    void take(const std::shared_ptr<Mail>& mail);
    void ended(const core::Result<bool>& done);
    void setState(State state);
    void forgetShownMoves();
    search::LiveQuestion question() const;
    /// Empty if the side to move may not pass.
    game::AnyPosition afterPass() const;

    GameSession& m_session;
    Engine& m_engine;
    bool m_on = false;
    int m_lines;
    bool m_territory;
    bool m_threat = false;
    bool m_bar;
    std::set<const QObject*> m_inSight;
    State m_state = State::Off;
    QString m_problem;
    LiveSource m_asked; ///< the source of the current or coming report
    QString m_analyst;
    std::optional<search::LiveReport> m_report;
    std::optional<GamePlace> m_about; ///< is or will be analysed
    std::vector<game::Move> m_pointed;
    std::vector<game::Move> m_pinned;
    QTimer m_soon; ///< stepping through a game does not start an analysis at every position
    int m_request = 0; ///< results of older requests are dropped
    jobs::Job<bool> m_job;
    std::optional<search::AnalystChoice> m_choice; ///< which the thread uses or starts
    std::stop_source m_start; ///< ends its start, which other positions do not: loading a network takes long
    std::shared_ptr<Desk> m_desk; ///< belongs to the thread
    bool m_isDeskInUse = false; ///< a program may be running there
    jobs::ThreadPool m_thread{1, 5}; ///< destroyed first
};

} // namespace evenmatch::ui
