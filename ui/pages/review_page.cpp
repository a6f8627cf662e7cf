#include "ui/pages/review_page.h"

#include "search/judge/annotate.h"
#include "ui/analysis/analysis_panel.h"
#include "ui/analysis/live_analysis.h"
#include "ui/base/theme.h"
#include "ui/board/chess_board_widget.h"
#include "ui/board/go_board_widget.h"
#include "ui/board/mark_tools.h"
#include "ui/file/game_files.h"
#include "ui/game/move_list_view.h"
#include "ui/game/session_text.h"
#include "ui/game_tree/game_tree_view.h"
#include "ui/help/help_topic.h"
#include "ui/panels/game_notes_panel.h"
#include "ui/plots/clock_plot.h"
#include "ui/report/report_window.h"
#include "ui/report/side_summary.h"
#include "ui/review/board_marker.h"
#include "ui/review/game_report.h"
#include "ui/review/notable_view.h"
#include "ui/review/plot_panel.h"
#include "ui/review/plot_sheet.h"
#include "ui/review/policy_overlay.h"
#include "ui/review/policy_panel.h"
#include "ui/review/review_overlay.h"
#include "ui/review/reviewer.h"
#include "ui/text/error_text.h"
#include "ui/text/file_words.h"
#include "ui/text/sentences.h"
#include "ui/widgets/card.h"
#include "ui/widgets/fold_section.h"
#include "ui/widgets/save_dialog.h"
#include "ui/widgets/section_column.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QShowEvent>
#include <QTimer>

#include <algorithm>
#include <span>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr int kWidePanel = 430; ///< fits all ranks of Go, with two digits in a column
constexpr int kRefreshMilliseconds = 80;
constexpr int kPlotPercent = 12; ///< of the page's height for the plot
constexpr int kMoveRows = 12; ///< minimum number of visible rows of the list of moves
constexpr std::size_t kCandidates = 7;

/// Another of our windows is active, or the user types.
bool isBusyElsewhere(const QWidget& window)
{
    const QWidget* active = QApplication::activeWindow();
    const QWidget* focus = QApplication::focusWidget();
    return (active && active != &window) || (focus && focus->testAttribute(Qt::WA_InputMethodEnabled));
}

} // namespace

ReviewPage::ReviewPage(GameDocument& document, Engine& engine, LiveAnalysis& live, const QString& folder, QWidget* parent)
    : BoardPage(document, QStringLiteral("review"), parent, {kPanelWidth, kWidePanel}), m_engine(engine),
      m_reviewer(new Reviewer(session(), engine, folder + QStringLiteral("/reviews"), this)), m_plot(new PlotPanel),
      m_policy(new PolicyPanel), m_notes(new GameNotesPanel(session(), makePlayOn())),
      m_sections(new SectionColumn(
          m_notes, [this] { return m_notes->heightOfMoves(kMoveRows); }, QStringLiteral("review/sections"))),
      m_refresh(new QTimer(this))
{
    m_sections->addSection(attachAnalysis(live, true));
    m_sections->addSection(m_policy);
    m_sections->addSection(makeSummary());
    m_sections->addSection(makeTimes());
    connect(&live, &LiveAnalysis::changed, this, [this] {
        if (std::exchange(m_wasAnalysedLive, isAnalysedLive()) != isAnalysedLive())
            refreshOverlay(); // it replaces the page's painting
    });
    setHelpTopic(*m_plot, QStringLiteral("plot"));
    setBottom(m_plot); // below the board, and before the panel in Tab order
    showPanel(m_sections);
    m_notes->moves()->setColumnWidth(180);

    m_refresh->setSingleShot(true);
    m_refresh->setInterval(kRefreshMilliseconds);
    connect(m_refresh, &QTimer::timeout, this, &ReviewPage::refreshReview);
    connect(m_reviewer, &Reviewer::reviewChanged, this, [this] {
        if (!m_refresh->isActive())
            m_refresh->start();
    });
    connect(m_reviewer, &Reviewer::positionChanged, this, &ReviewPage::refreshPosition);
    connect(m_reviewer, &Reviewer::judgingStopped, this,
        [this] { notice()->offer(tr("The analysis is incomplete."), tr("Continue"), [this] { m_reviewer->judgeOn(); }); });
    connect(m_reviewer, &Reviewer::unstored, notice(), &Notice::alarm);
    connect(m_policy, &PolicyPanel::paintChanged, this, &ReviewPage::refreshOverlay);
    connect(m_policy, &PolicyPanel::moveChosen, this, [this](game::Move move) { chooseMove(move); });
    connect(m_plot, &PlotPanel::choiceChanged, this, &ReviewPage::refreshReview);
    connect(m_plot->plot(), &BetaPlot::plyChosen, this, &ReviewPage::goToPly);
    connect(m_policy, &PolicyPanel::bestLineHovered, this, &ReviewPage::showBestLine);
    connect(m_plot->plot(), &BetaPlot::plyHovered, this, &ReviewPage::hover);
    connect(m_notes->tree(), &GameTreeView::edited, this, &ReviewPage::offerUndo);
    connect(&session(), &GameSession::changed, this, [this] { hover(-1); }); // the board shows the position of the game again
    connect(&session(), &GameSession::recordChanged, this, [this](Change what) {
        if (what != Change::Game || !isVisible())
            return;
        refreshLegend();
        if (reviewView(session(), *m_reviewer, m_plot->measure(), m_plot->window()).ranks != m_view.ranks) // edited
            m_refresh->start();
    });
    connect(&document, &GameDocument::replaced, this, [this] { m_reportWish = ReportWish::None; }); // it belonged to the previous game
    connect(&document, &GameDocument::replaced, m_notes->markTools(), &MarkTools::forgetStart);
    connect(m_notes->notable(), &NotableView::plyChosen, this, &ReviewPage::goToPly);
    for (BoardWidget* board : {static_cast<BoardWidget*>(goBoard()), static_cast<BoardWidget*>(chessBoard())})
        markOn(*board);
    makeActions();
    refreshBoard();
    refreshReview();
}

/// Accuracy and mistakes of both players.
FoldSection* ReviewPage::makeSummary()
{
    auto* section = new FoldSection(tr("Accuracy and mistakes"), QStringLiteral("summary"));
    m_summary = new QLabel;
    m_summary->setObjectName(QStringLiteral("reviewSummary"));
    m_summary->setTextFormat(Qt::RichText);
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_summary->setFocusPolicy(Qt::TabFocus);
    section->content()->addWidget(m_summary);
    return section;
}

/// The thinking times, if the record has clocks.
FoldSection* ReviewPage::makeTimes()
{
    m_times = new FoldSection(tr("Time used"), QStringLiteral("times"));
    m_clocks = new ClockPlot;
    m_times->content()->addWidget(m_clocks);
    m_times->hide();
    connect(m_clocks, &ClockPlot::plyChosen, this, &ReviewPage::goToPly);
    return m_times;
}

void ReviewPage::refreshSummary()
{
    const nn::GameJudgement& judgement = m_reviewer->judgement();
    const std::vector<QStringList> rows = summaryRows(m_reviewer->line().game, judgement, brilliantMoves(*m_reviewer, m_view));
    if (rows.empty()) {
        m_summary->setText(tr("Figures appear here during analysis."));
        return;
    }
    QString table
        = QStringLiteral("<tr><td></td><td align=\"right\"><b>%1</b></td><td align=\"right\"><b>%2</b></td></tr>")
              .arg(sideName(session(), game::Side::First).toHtmlEscaped(), sideName(session(), game::Side::Second).toHtmlEscaped());
    for (const QStringList& row : rows)
        table += QStringLiteral("<tr><td>%1</td><td align=\"right\">&nbsp; %2</td><td align=\"right\">&nbsp; %3</td></tr>")
                     .arg(row[0].toHtmlEscaped(), row[1], row[2]);
    m_summary->setText(QStringLiteral("<table width=\"100%\">%1</table><p style=\"color:%2\">%3</p>")
                           .arg(table, currentTheme().quiet.name(), summaryExplanation(judgement.by).toHtmlEscaped()));
}

void ReviewPage::refreshTimes()
{
    const ReviewLine& line = m_reviewer->line();
    const std::vector<record::MoveSeconds> seconds = line.nodes.empty()
        ? std::vector<record::MoveSeconds>()
        : record::moveSeconds(session().record(), std::span(line.nodes).subspan(1));
    m_times->setVisible(!seconds.empty());
    if (seconds.empty())
        return;
    std::vector<ClockPlot::Move> moves;
    for (std::size_t ply = 0; ply < seconds.size(); ++ply)
        moves.push_back({.seconds = seconds[ply],
            .isFirst = line.game.sideOf(ply) == game::Side::First,
            .words = moveNumberText(line.game, ply) + QLatin1Char(' ') + moveTextAt(*m_reviewer, ply)});
    m_clocks->setMoves(std::move(moves), session().chessPosition() != nullptr);
    m_clocks->setPly(m_reviewer->ply());
}

QWidget* ReviewPage::makePlayOn()
{
    auto* button = new QPushButton(tr("Play from here"));
    button->setObjectName(QStringLiteral("reviewPlayOn"));
    button->setToolTip(tr("Start another game from this position; this one is kept"));
    button->setProperty("slim", true);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard focus on the board
    connect(button, &QPushButton::clicked, this, &ReviewPage::playFromHereWanted);
    return button;
}

void ReviewPage::markOn(BoardWidget& board)
{
    MarkTools* tools = m_notes->markTools();
    auto* marker = new BoardMarker(board);
    connect(tools, &MarkTools::chosenChanged, marker, [tools, marker] { marker->setToolChosen(tools->isChosen()); });
    connect(&board, &BoardWidget::cancelWanted, tools, &MarkTools::letGo);
    connect(marker, &BoardMarker::markWanted, this, [this, tools](QPoint from, QPoint to, Qt::KeyboardModifiers held) {
        if (const auto mark = tools->mark(from, to, record::marks(session().record(), session().node()), held))
            session().toggleMark(*mark);
    });
}

void ReviewPage::addAction(const QString& name, const QString& text, const QKeySequence& key, const std::function<void()>& action)
{
    auto* made = new QAction(text, this);
    made->setObjectName(name);
    made->setShortcut(key);
    if (action)
        connect(made, &QAction::triggered, this, action);
    addBoardAction(made);
    m_actions << made;
}

/// The menu also offers them on other pages, where the review may still be that of an earlier game.
std::function<void()> ReviewPage::whenShown(std::function<void()> action)
{
    return [this, action = std::move(action)] {
        if (!isVisible())
            Q_EMIT pageWanted();
        action();
    };
}

void ReviewPage::makeActions()
{
    addAction(QStringLiteral("nextMistake"), tr("&Next mistake"), Qt::Key_N, whenShown([this] { stepMistake(1); }));
    addAction(QStringLiteral("previousMistake"), tr("&Previous mistake"), Qt::SHIFT | Qt::Key_N, whenShown([this] { stepMistake(-1); }));
    addAction(QStringLiteral("playOn"), tr("Play from &here"), Qt::Key_F4, [this] { Q_EMIT playFromHereWanted(); });
    addAction(QStringLiteral("analysing"), tr("&Analysis"), Qt::Key_Space, whenShown([this] { setAnalysing(m_analysing->isChecked()); }));
    m_analysing = m_actions.back();
    m_analysing->setCheckable(true);
    m_analysing->setChecked(true);
    addShown(QStringLiteral("columnShown"), tr("&Side panel"), Qt::Key_F9, &BoardPage::setColumnShown);
    connect(this, &BoardPage::columnWanted, m_actions.back(), [column = m_actions.back()] { column->setChecked(true); });
    addShown(QStringLiteral("bottomShown"), tr("&Graph"), Qt::Key_G, &BoardPage::setBottomShown);
    addAction(QStringLiteral("report"), tr("&Report"), Qt::Key_F3, whenShown([this] { showReport(); }));
    addAction(QStringLiteral("exportPlot"), tr("E&xport the plot…"), Qt::CTRL | Qt::Key_G, whenShown([this] {
        chooseExport(tr("Export the plot"), QStringLiteral(".png"), tr("Pictures (*.png *.svg *.pdf)"), &ReviewPage::exportPlot);
    }));
    addAction(QStringLiteral("exportAnnotated"), tr("Export the annotate&d game…"), Qt::CTRL | Qt::SHIFT | Qt::Key_B, whenShown([this] {
        const QString suffix = suffixFor(session().record());
        chooseExport(tr("Export the annotated game"), suffix, suffix == QLatin1String(".pgn") ? tr("PGN (*.pgn)") : tr("SGF (*.sgf)"),
            &ReviewPage::exportAnnotated);
    }));
}

/// A part of the page that can be folded to give the board room; its state is stored.
void ReviewPage::addShown(const QString& name, const QString& text, const QKeySequence& key, void (BoardPage::*put)(bool shown))
{
    const QString setting = QStringLiteral("review/") + name;
    addAction(name, text, key, {});
    QAction* action = m_actions.back();
    action->setCheckable(true);
    action->setChecked(QSettings().value(setting, true).toBool());
    (this->*put)(action->isChecked());
    connect(action, &QAction::toggled, this, [this, put, setting](bool shown) {
        (this->*put)(shown);
        QSettings().setValue(setting, shown);
    });
}

void ReviewPage::chooseExport(
    const QString& title, const QString& suffix, const QString& filter, core::Result<void> (ReviewPage::*write)(const QString&) const)
{
    const QString proposed = fileNameOf(gameTitle(session().record())) + tr(" review") + suffix;
    const QString path = chooseGamesPath(this, title, proposed, filter);
    if (path.isEmpty())
        return;
    if (const auto written = (this->*write)(path); !written.ok())
        Q_EMIT document().failed(errorText(written.error()));
    else
        Q_EMIT document().noticed(isWhole() ? writtenTo(path) : joinSentences({writtenTo(path), tr("The analysis is incomplete.")}));
}

core::Result<void> ReviewPage::exportPlot(const QString& path) const
{
    return savePlotSheet(path, gameTitle(session().record()), legendText(session(), *m_reviewer, m_view),
        plotData(session(), *m_reviewer, m_view, m_notable));
}

core::Result<void> ReviewPage::exportAnnotated(const QString& path) const
{
    if (!m_reviewer->network())
        return core::Error{core::ErrorCode::NotFound, EVENMATCH_TEXT("Errors", "a network")};
    const search::GameNotes notes{
        .review = m_reviewer->review(), .network = *m_reviewer->network(), .judgement = m_reviewer->judgement(), .ranks = m_view.ranks};
    return saveGame(search::annotated(session().record(), m_reviewer->line().nodes, notes, fileWording()), path);
}

void ReviewPage::showEvent(QShowEvent* event)
{
    BoardPage::showEvent(event);
    if (event->spontaneous())
        giveReport(); // the whole window was minimised
    else
        setAnalysing(m_analysing->isChecked());
}

void ReviewPage::hideEvent(QHideEvent* event)
{
    BoardPage::hideEvent(event);
    if (event->spontaneous())
        return;
    m_notes->markTools()->letGo();
    m_reviewer->setMode(Reviewer::Mode::Asleep);
    if (m_reportWish == ReportWish::Open)
        m_reportWish = ReportWish::Offer;
}

/// In a low window the plot is low, so that the board stays the largest part.
void ReviewPage::resizeEvent(QResizeEvent* event)
{
    m_plot->plot()->favourHeight(height() * kPlotPercent / 100);
    BoardPage::resizeEvent(event);
}

/// The players' stones, the overlay and the marks have the theme's colours.
void ReviewPage::changeEvent(QEvent* event)
{
    BoardPage::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_refresh->start();
}

void ReviewPage::setAnalysing(bool on)
{
    m_reviewer->setMode(on ? Reviewer::Mode::Working : Reviewer::Mode::Following);
    refreshReview();
}

bool ReviewPage::isSettled() const { return m_reviewer->isSettled() && !m_refresh->isActive() && m_policy->isStill(); }

QString ReviewPage::hint() const
{
    if (!m_analysing->isChecked())
        return tr("Analysis is off. Press Space to turn it on.");
    if (!m_reviewer->problem().isEmpty())
        return m_reviewer->problem();
    const nn::NetworkInfo* network = m_reviewer->network();
    if (!network)
        return tr("Loading the network…");
    if (!m_reviewer->judgeProblem().isEmpty())
        return m_reviewer->judgeProblem();
    if (!network->hasBeta)
        return tr(
            "This network has no strength score (β). It shows candidate moves and mistakes. Choose another network on the Engines page.");
    if (!network->profile)
        return tr("This network has no rank profile, so there are no bands to compare with. “evenmatch-lab profile” makes one from games.");
    return {};
}

void ReviewPage::refreshReview()
{
    m_view = reviewView(session(), *m_reviewer, m_plot->measure(), m_plot->window());
    m_notable = notableMoves(session(), *m_reviewer, m_view);
    m_policy->setNetwork(m_reviewer->network());
    m_plot->plot()->setData(plotData(session(), *m_reviewer, m_view, m_notable));
    m_plot->plot()->setPly(m_reviewer->ply());
    refreshLegend();
    m_notes->notable()->setWhole(isWhole());
    m_notes->notable()->setStones(session().goPosition() != nullptr);
    const std::vector<game::Move>& moves = m_reviewer->line().game.moves;
    m_notes->notable()->setMoves(m_notable, std::exchange(m_notableOf, moves) == moves);
    refreshNotes();
    refreshSummary();
    const std::vector<record::NodeId>& nodes = m_reviewer->line().nodes;
    const std::pair timesOf(session().revision(), nodes);
    const bool isHere // the reviewer may not have followed to another record yet
        = std::ranges::all_of(nodes, [this](record::NodeId node) { return node < session().record().size(); });
    if (isHere && std::exchange(m_timesOf, timesOf) != timesOf)
        refreshTimes();
    refreshPosition();
    giveReport();
}

void ReviewPage::refreshNotes()
{
    MoveNotes notes;
    const nn::GameJudgement& judgement = m_reviewer->judgement();
    for (const nn::MoveCost& cost : nn::moveCosts(m_reviewer->line().game, judgement)) {
        const QString glyph = markGlyph(*m_reviewer, m_view, cost);
        if (glyph.isEmpty())
            continue;
        const QString lost = cost.isOnly ? QString() : QStringLiteral(" −") + costText(cost.cost, m_view.unit);
        notes[m_reviewer->line().nodes[cost.ply + 1]] = {glyph + lost, cost.grade};
    }
    m_notes->setNotes(notes);
}

/// The players as currently named in the record.
void ReviewPage::refreshLegend() { m_plot->setLegend(legendLines(session(), *m_reviewer), legendText(session(), *m_reviewer, m_view)); }

void ReviewPage::refreshPosition()
{
    m_plot->plot()->setPly(m_reviewer->ply());
    m_clocks->setPly(m_reviewer->ply());
    const bool waits = !m_reviewer->network() || !m_reviewer->isWorking();
    m_policy->setCaveat(waits ? QString() : hint());
    m_policy->setHint(waits ? hint() : session().position().isOver() ? gameOverText() : QString());
    if (const nn::Evaluation* evaluation = m_reviewer->evaluation()) {
        const auto& moves = m_reviewer->line().game.moves;
        const bool isPlayedOn = m_reviewer->isOnLine() && m_reviewer->ply() < moves.size();
        const game::Move played = isPlayedOn ? moves[m_reviewer->ply()] : game::kNoMove;
        m_policy->setCandidates(candidatesOf(session().position(), *evaluation, played, kCandidates));
    } else if (!m_reviewer->problem().isEmpty()) {
        m_policy->setCandidates({}); // none will come, and those of another position must not stay
    }
    m_policy->setOwnersKnown(m_reviewer->findsOwners());
    m_policy->setOwnedScore(ownedScoreText(session(), *m_reviewer));
    m_policy->setBestLine(m_reviewer->isWorking() ? bestLineText(session(), *m_reviewer, m_view) : QString());
    m_policy->setWhy(m_reviewer->isWorking() ? whyText(session(), *m_reviewer, m_view) : QString());
    showStanding(standingHere(session(), *m_reviewer));
    refreshOverlay();
}

void ReviewPage::showBestLine(bool shown)
{
    if (const nn::JudgedPly* judged = shown ? judgedHere(*m_reviewer) : nullptr)
        showOverlayAlone(lineOverlay(session().position(), judged->line, currentTheme()));
    else
        refreshOverlay();
}

void ReviewPage::refreshOverlay()
{
    if (m_hovered >= 0)
        return;
    if (!isAnalysedLive()) {
        showOverlay(reviewOverlay(session(), *m_reviewer, m_view,
            {.paint = m_policy->paint(),
                .place = m_policy->place(),
                .who = m_policy->placeWords(),
                .pointed = m_policy->pointed(),
                .notable = notableHere()}));
        return;
    }
    Overlay overlay = recordOverlay(session().record(), session().node(), currentTheme()); // the live analysis shows the best move
    if (const game::Move pointed = m_policy->pointed(); pointed != game::kNoMove && session().position().isLegal(pointed))
        addMove(overlay, session().position(), pointed, currentTheme().accent);
    showOverlay(std::move(overlay));
}

game::Move ReviewPage::notableHere() const
{
    const auto& moves = m_reviewer->line().game.moves;
    const std::size_t ply = m_reviewer->ply();
    if (!m_reviewer->isWorking() || !m_reviewer->isOnLine() || ply >= moves.size())
        return game::kNoMove;
    const bool isNotable = std::ranges::find(m_notable, ply, &NotableMove::ply) != m_notable.end()
        || nn::moveCosts(m_reviewer->line().game, m_reviewer->judgement())[ply].grade != nn::CostGrade::None;
    return isNotable ? moves[ply] : game::kNoMove;
}

void ReviewPage::hover(int ply)
{
    const bool was = m_hovered >= 0;
    m_hovered = ply;
    if (ply < 0) {
        m_plot->setHover({});
        if (was) {
            refreshBoard();
            refreshOverlay();
        }
        return;
    }
    const auto at = static_cast<std::size_t>(ply);
    const ReviewLine& line = m_reviewer->line();
    if (!line.game.start || at > line.plies())
        return;
    const nn::GameState state = nn::stateAt(line.game, at);
    showPosition(state.position(), state.lastMove());
    Overlay overlay;
    if (at < line.plies())
        addMove(overlay, state.position(), line.game.moves[at], currentTheme().accent);
    showOverlayAlone(std::move(overlay));
    m_plot->setHover(plyText(session(), *m_reviewer, m_view, at));
}

void ReviewPage::goToPly(int ply)
{
    const auto& nodes = m_reviewer->line().nodes;
    if (ply < 0 || static_cast<std::size_t>(ply) >= nodes.size())
        return;
    m_hovered = -1;
    m_plot->setHover({});
    session().goTo(nodes[static_cast<std::size_t>(ply)]);
    refreshBoard();
    refreshOverlay();
}

void ReviewPage::showReport()
{
    if (!m_reviewer->problem().isEmpty() || m_reviewer->line().plies() == 0) {
        tellHere(m_reviewer->line().plies() == 0 ? tr("A report needs a game with moves.") : m_reviewer->problem());
        return;
    }
    m_reportWish = ReportWish::Open;
    if (!m_analysing->isChecked())
        m_analysing->trigger();
    giveReport();
    if (m_reportWish != ReportWish::None)
        notice()->tell(tr("The report will be ready after the analysis."));
}

void ReviewPage::giveReport()
{
    const bool isWhole = m_reviewer->network() && m_reviewer->known() == m_reviewer->line().plies() + 1 && m_reviewer->isSettled()
        && !m_reviewer->isJudging();
    if (m_reportWish == ReportWish::None || !isWhole || !isVisible() || window()->isMinimized())
        return;
    const bool isOffer = std::exchange(m_reportWish, ReportWish::None) == ReportWish::Offer || isBusyElsewhere(*window());
    if (isOffer)
        notice()->offer(tr("The report is ready."), tr("Open report"), [this] { openReport(); });
    else
        openReport();
}

void ReviewPage::openReport()
{
    notice()->hide();
    const nn::GameEstimates none;
    Report report = gameReport(session(), *m_reviewer, m_view, m_reviewer->estimates().value_or(none));
    if (m_report && m_report->report().title() == report.title())
        m_report->close(); // a new request makes the report again
    m_report = new ReportWindow(std::move(report), this);
    m_report->show();
}

/// Editing makes the result final, and removes the notice.
void ReviewPage::offerUndo(const QString& what)
{
    notice()->offer(what, tr("Undo"), [this] { session().undoStack().undo(); });
}

bool ReviewPage::isWhole() const
{
    return m_reviewer->network() && m_reviewer->known() > m_reviewer->line().plies() && m_reviewer->isJudged();
}

void ReviewPage::stepMistake(int direction)
{
    std::optional<std::size_t> target;
    for (const nn::MoveCost& cost : nn::moveCosts(m_reviewer->line().game, m_reviewer->judgement())) {
        const bool beyond = direction > 0 ? cost.ply > m_reviewer->ply() : cost.ply < m_reviewer->ply();
        if (cost.grade != nn::CostGrade::None && beyond && (direction < 0 || !target))
            target = cost.ply;
    }
    if (target)
        goToPly(static_cast<int>(*target));
    else if (!isWhole())
        tellHere(m_analysing->isChecked() ? tr("The analysis is incomplete.") : hint());
    else
        tellHere(direction > 0 ? tr("No later mistakes.") : tr("No earlier mistakes."));
}

} // namespace evenmatch::ui
