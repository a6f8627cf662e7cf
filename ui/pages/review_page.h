// The Review page: where a game was decided, how strong the play was, and what players of each rank would play.
#pragma once

#include "ui/pages/board_page.h"
#include "ui/review/review_words.h"

#include <QPointer>

#include <optional>
#include <vector>

class QLabel;

namespace evenmatch::ui {

class ClockPlot;
class Engine;
class FoldSection;
class GameNotesPanel;
class PlotPanel;
class PolicyPanel;
class ReportWindow;
class Reviewer;
class SectionColumn;

class ReviewPage final : public BoardPage {
    Q_OBJECT
public:
    /// All must outlive the page. `folder`: reviews are stored in a folder inside it.
    ReviewPage(GameDocument& document, Engine& engine, LiveAnalysis& live, const QString& folder, QWidget* parent = nullptr);

    Reviewer& reviewer() const { return *m_reviewer; }
    PlotPanel* plotPanel() const { return m_plot; }
    /// The column beside the board, for further sections.
    SectionColumn* sections() const { return m_sections; }
    bool isSettled() const override;

    /// The commands of the Analyse menu.
    QList<QAction*> reviewActions() const { return m_actions; }
    /// Goes to the next (or, with -1, the previous) mistake.
    void stepMistake(int direction);
    /// Whether all moves are judged, unless the user stopped it.
    bool isWhole() const;
    /// PNG, SVG or PDF by the suffix.
    core::Result<void> exportPlot(const QString& path) const;
    /// The game with β, losses and the ranks' moves, as SGF or PGN.
    core::Result<void> exportAnnotated(const QString& path) const;
    /// Opens the game's report in a window when the whole game is analysed; if the user is busy elsewhere then, a notice offers it.
    void showReport();

Q_SIGNALS:
    /// The user wants to start another game from the position on the board.
    void playFromHereWanted();
    /// A command of the menu needs the page, which is not visible.
    void pageWanted();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void giveReport();
    void openReport();
    void addAction(const QString& name, const QString& text, const QKeySequence& key, const std::function<void()>& action);
    void addShown(const QString& name, const QString& text, const QKeySequence& key, void (BoardPage::*put)(bool shown));
    FoldSection* makeSummary();
    FoldSection* makeTimes();
    QWidget* makePlayOn();
    void markOn(BoardWidget& board);
    std::function<void()> whenShown(std::function<void()> action);
    void makeActions();
    void setAnalysing(bool on);
    void refreshReview();
    void refreshLegend();
    void refreshPosition();
    void refreshNotes();
    void refreshSummary();
    void refreshTimes();
    void refreshOverlay();
    /// The game's next move if it is notable, otherwise kNoMove.
    game::Move notableHere() const;
    void showBestLine(bool shown);
    void hover(int ply);
    void goToPly(int ply);
    void offerUndo(const QString& what);
    QString hint() const;
    void chooseExport(
        const QString& title, const QString& suffix, const QString& filter, core::Result<void> (ReviewPage::*write)(const QString&) const);

    Engine& m_engine;
    Reviewer* m_reviewer;
    PlotPanel* m_plot;
    PolicyPanel* m_policy;
    GameNotesPanel* m_notes;
    SectionColumn* m_sections;
    QLabel* m_summary = nullptr;
    FoldSection* m_times = nullptr; ///< hidden if the record has no clocks
    ClockPlot* m_clocks = nullptr;
    std::pair<int, std::vector<record::NodeId>> m_timesOf; ///< the session's revision and the line of the thinking times shown
    QList<QAction*> m_actions;
    QAction* m_analysing = nullptr;
    ReviewView m_view;
    std::vector<NotableMove> m_notable;
    std::vector<game::Move> m_notableOf; ///< the moves of the line
    int m_hovered = -1;
    bool m_wasAnalysedLive = false;
    /// What happens to a requested report when the whole game is analysed. Offered: the user has gone elsewhere.
    enum class ReportWish : std::uint8_t { None, Open, Offer };
    ReportWish m_reportWish = ReportWish::None;
    QPointer<ReportWindow> m_report; ///< the latest one, while open
    QTimer* m_refresh; ///< results arrive faster than plots need to be drawn
};

} // namespace evenmatch::ui
