#include "ui/pages/tree_page.h"

#include "search/tree/report.h"
#include "ui/analysis/analysis_panel.h"
#include "ui/analysis/live_analysis.h"
#include "ui/base/theme.h"
#include "ui/file/game_files.h"
#include "ui/file/save_file.h"
#include "ui/game/session_text.h"
#include "ui/opponent/state_of.h"
#include "ui/review/policy_overlay.h"
#include "ui/text/error_text.h"
#include "ui/text/file_words.h"
#include "ui/text/rank_colors.h"
#include "ui/text/rank_words.h"
#include "ui/tree/search_graph_view.h"
#include "ui/tree/search_tree_view.h"
#include "ui/widgets/card.h"
#include "ui/widgets/save_dialog.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QComboBox>
#include <QFileInfo>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr BoardPage::ColumnWidth kTreeColumn{600, 600}; ///< for the columns of its rows
constexpr int kWaitMilliseconds = 250;
const auto kSimulationsKey = QStringLiteral("tree/simulations");
const auto kSearchKey = QStringLiteral("tree/search");

QString rankKey(const std::string& game) { return QStringLiteral("tree/rank/") + QString::fromStdString(game); }

} // namespace

TreePage::TreePage(GameDocument& document, Engine& engine, LiveAnalysis& live, QWidget* parent)
    : BoardPage(document, QStringLiteral("tree"), parent, kTreeColumn), m_engine(engine), m_search(new TreeSearch(engine, this)),
      m_wait(new QTimer(this))
{
    showPanel(makePanel(live));
    auto* card = new Card;
    m_words = new QLabel;
    m_words->setObjectName(QStringLiteral("searchWords"));
    m_words->setTextFormat(Qt::RichText);
    m_words->setWordWrap(true);
    m_words->setMinimumHeight(2 * QFontMetrics(typeFont(TypeSize::Text)).lineSpacing());
    m_words->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    card->body()->addWidget(m_words);
    setBottom(card); // as high as its text; the board takes the rest

    m_wait->setSingleShot(true);
    m_wait->setInterval(kWaitMilliseconds);
    connect(m_wait, &QTimer::timeout, this, &TreePage::begin);
    connect(&session(), &GameSession::changed, this, [this] {
        m_search->clear();
        m_tree->choose({});
        if (isVisible())
            useNetwork();
    });
    connect(&document, &GameDocument::replaced, this, &TreePage::chooseRank);
    connect(&engine, &Engine::networkChanged, this, [this] {
        if (isVisible())
            useNetwork();
    });
    connect(m_search, &TreeSearch::changed, this, &TreePage::showResults);
    connect(m_tree, &SearchTreeView::lineChosen, this, &TreePage::showLine);
    const auto lineTo = [this](int node) { return m_tree->tree().lineTo(m_tree->tree().indexOf(static_cast<std::uint32_t>(node))); };
    connect(m_graph, &SearchGraphView::nodeChosen, this, [this, lineTo](int node) { m_tree->choose(lineTo(node)); });
    const auto play = [this, &live](const std::vector<game::Move>& line) {
        if (session().standing() == Standing::Running && !line.empty())
            chooseMove(line.front()); // gives the reason why the game does not go on here
        else
            live.play(line);
    };
    connect(m_tree, &SearchTreeView::lineWanted, this, play);
    connect(m_graph, &SearchGraphView::nodeWanted, this, [play, lineTo](int node) { play(lineTo(node)); });
    refreshBoard();
    showResults();
}

QWidget* TreePage::makePanel(LiveAnalysis& live)
{
    auto* panel = new QWidget;
    panel->setObjectName(QStringLiteral("panelPage"));
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    auto* card = new Card;
    auto* heading = new QLabel(tr("How the search plays at this rank"));
    heading->setFont(typeFont(TypeSize::Heading, true));
    heading->setWordWrap(true); // a long heading must not widen the panel
    card->body()->addWidget(heading);
    card->body()->addWidget(makeChoices());
    m_hint = quietLabel();
    m_hint->setWordWrap(true);
    card->body()->addWidget(m_hint);
    m_tree = new SearchTreeView;
    m_graph = new SearchGraphView;
    m_views = new QStackedWidget;
    m_views->addWidget(m_tree);
    m_views->addWidget(m_graph);
    m_views->setMinimumHeight(260);
    connect(m_how, &QButtonGroup::idClicked, m_views, &QStackedWidget::setCurrentIndex);
    card->body()->addWidget(m_views, 1);
    column->addWidget(attachAnalysis(live, false));
    column->addWidget(card, 1);
    connect(&live, &LiveAnalysis::changed, this, [this] {
        if (std::exchange(m_wasAnalysedLive, isAnalysedLive()) != isAnalysedLive())
            showResults(); // the search's own marks give way to it
    });
    return panel;
}

void TreePage::addToggle(QButtonGroup* group, QLayout* row, const QString& name, const QString& words, int id)
{
    auto* button = new QToolButton;
    button->setObjectName(name);
    button->setText(words);
    button->setCheckable(true);
    button->setChecked(id == 0);
    button->setProperty("tab", true);
    group->addButton(button, id);
    row->addWidget(button);
}

QWidget* TreePage::makeChoices()
{
    m_rank = new QComboBox;
    m_rank->setObjectName(QStringLiteral("treeRank"));
    m_rank->setAccessibleName(tr("Opponent's rank"));
    m_rank->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_simulations = new QComboBox;
    m_simulations->setObjectName(QStringLiteral("simulations"));
    m_simulations->setAccessibleName(tr("Simulations"));
    m_simulations->addItem(tr("Same as the opponent"), 0);
    for (const int count : {100, 400, 800, 1600, 5000})
        m_simulations->addItem(tr("%1 simulations").arg(count), count);
    m_simulations->setCurrentIndex(std::max(0, m_simulations->findData(QSettings().value(kSimulationsKey, 0).toInt())));
    m_kind = new QComboBox;
    m_kind->setObjectName(QStringLiteral("treeSearch"));
    m_kind->setAccessibleName(tr("Which search"));
    m_kind->setToolTip(tr("Opponents choose moves by the policy of their rank. SE-MCTS is the published search, steered by δ."));
    m_kind->addItem(tr("The opponent's search"), static_cast<int>(TreeWish::Search::Opponent));
    m_kind->addItem(tr("SE-MCTS"), static_cast<int>(TreeWish::Search::SeMcts));
    m_kind->setCurrentIndex(std::max(0, m_kind->findData(QSettings().value(kSearchKey).toInt())));
    m_go = new QPushButton;
    m_go->setObjectName(QStringLiteral("search"));
    m_rank->hide(); // hidden until a network with ranks is loaded
    m_kind->hide();
    connect(m_rank, &QComboBox::activated, this, &TreePage::keepRank);
    for (QComboBox* choice : {m_rank, m_kind, m_simulations})
        connect(choice, &QComboBox::activated, this, [this] {
            keepSearch();
            begin();
        });
    connect(m_go, &QPushButton::clicked, this, &TreePage::beginOrStop);
    m_which = new QButtonGroup(this);
    m_how = new QButtonGroup(this);
    auto* all = new QWidget;
    auto* rows = new QVBoxLayout(all);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
    auto* first = new QHBoxLayout;
    first->addWidget(m_rank);
    first->addWidget(m_kind);
    first->addStretch(1);
    auto* number = new QHBoxLayout;
    number->addWidget(m_simulations);
    number->addWidget(m_go);
    number->addStretch(1);
    auto* second = new QHBoxLayout;
    second->setSpacing(4);
    addToggle(m_which, second, QStringLiteral("withDelta"), tr("At this rank"), static_cast<int>(Shown::WithDelta));
    addToggle(m_which, second, QStringLiteral("withoutDelta"), tr("Full strength"), static_cast<int>(Shown::WithoutDelta));
    addToggle(m_which, second, QStringLiteral("bothSearches"), tr("Both"), static_cast<int>(Shown::Both));
    for (QAbstractButton* button : m_which->buttons())
        button->setToolTip(
            tr("The search of an opponent at this rank, with β̄ and δ at every node, or the search of the network at full strength."));
    second->addStretch(1);
    auto* third = new QHBoxLayout;
    third->setSpacing(4);
    addToggle(m_how, third, QStringLiteral("asTree"), tr("Tree"), 0);
    addToggle(m_how, third, QStringLiteral("asGraph"), tr("Graph"), 1);
    third->addStretch(1);
    auto* save = new QToolButton;
    save->setObjectName(QStringLiteral("exportTree"));
    save->setText(tr("Export…"));
    connect(save, &QToolButton::clicked, this, &TreePage::chooseExport);
    third->addWidget(save);
    connect(m_which, &QButtonGroup::idClicked, this, &TreePage::showResults);
    rows->addLayout(first);
    rows->addLayout(number);
    rows->addLayout(second);
    rows->addLayout(third);
    return all;
}

TreePage::Shown TreePage::shown() const { return static_cast<Shown>(m_which->checkedId()); }

void TreePage::setShown(Shown which)
{
    m_which->button(static_cast<int>(which))->setChecked(true);
    showResults();
}

/// Discs and marks have the theme's colours.
void TreePage::changeEvent(QEvent* event)
{
    BoardPage::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_views)
        showResults();
}

void TreePage::showEvent(QShowEvent* event)
{
    BoardPage::showEvent(event);
    if (event->spontaneous())
        return; // the whole window, which was minimised
    m_stopped = false;
    useNetwork();
}

void TreePage::hideEvent(QHideEvent* event)
{
    BoardPage::hideEvent(event);
    if (event->spontaneous())
        return;
    m_wait->stop();
    if (m_search->isRunning())
        m_search->clear(); // half a search is no result; it starts again when the page is visible
}

bool TreePage::isSettled() const
{
    return m_stopped || (!m_wait->isActive() && !m_search->isRunning() && (m_network || m_engine.state(m_game) != Engine::State::Loading));
}

void TreePage::useNetwork()
{
    m_game = session().goPosition() ? "go" : "chess";
    const std::string board = session().record().setup.game;
    auto network = m_engine.network(m_game) ? m_engine.networkFor(board, {}) : nullptr; // with this board's own ranks, like opponents
    if (network != m_network) {
        m_network = std::move(network);
        m_search->clear(); // its results are the previous network's
        m_rank->clear();
        const auto* profile = m_network && m_network->info().profile ? &*m_network->info().profile : nullptr;
        for (std::size_t rank = 0; profile && rank < profile->scale.size(); ++rank)
            m_rank->addItem(rankWords(profile->scale.name(rank)));
        chooseRank();
        m_rank->setVisible(m_rank->count() > 0);
        m_kind->setVisible(m_rank->count() > 0);
    }
    if (m_network && !m_stopped && !m_search->isRunning() && !m_search->plain())
        m_wait->start();
    showResults();
}

/// The user's choice, otherwise the rank of the player to move, or of the other one.
void TreePage::chooseRank()
{
    if (m_rank->count() > 0)
        m_rank->setCurrentIndex(usualRank(m_network->info().profile->scale));
}

int TreePage::usualRank(const strength::RankScale& scale) const
{
    const record::GameInfo info = record::gameInfo(session().record());
    const game::Side mover = session().position().sideToMove();
    auto place = scale.findPlace(QSettings().value(rankKey(m_game)).toString().toStdString());
    for (const game::Side side : {mover, game::opponent(mover)})
        if (!place)
            place = scale.findPlace(info.players[static_cast<std::size_t>(side)].rank);
    const long last = static_cast<long>(scale.size()) - 1;
    return static_cast<int>(place ? std::clamp(std::lround(*place), 0L, last) : (last + 1) / 2);
}

void TreePage::keepSearch() const
{
    QSettings().setValue(kSimulationsKey, m_simulations->currentData());
    QSettings().setValue(kSearchKey, m_kind->currentData());
}

void TreePage::keepRank() const
{
    if (m_network && m_network->info().profile && m_rank->currentIndex() >= 0)
        QSettings().setValue(rankKey(m_game),
            QString::fromStdString(m_network->info().profile->scale.name(static_cast<std::size_t>(m_rank->currentIndex()))));
}

void TreePage::begin()
{
    m_wait->stop();
    if (!m_network || session().position().isOver())
        return;
    m_stopped = false;
    m_search->start(m_network, stateOf(session()),
        {.rank = static_cast<double>(std::max(0, m_rank->currentIndex())),
            .search = static_cast<TreeWish::Search>(m_kind->currentData().toInt()),
            .simulations = m_simulations->currentData().toULongLong()});
}

void TreePage::beginOrStop()
{
    if (!m_search->isRunning()) {
        begin();
        return;
    }
    m_stopped = true;
    m_search->stop();
}

QString TreePage::hint() const
{
    if (!m_search->problem().isEmpty())
        return m_search->problem();
    if (!m_network)
        return m_engine.problem(m_game).isEmpty() ? tr("Loading the network…") : m_engine.problem(m_game);
    if (session().position().isOver())
        return tr("The game is over here. Go back to search.");
    if (!m_network->info().profile)
        return tr("This network has no rank profile, so only the full-strength search is shown.");
    return {};
}

void TreePage::showResults()
{
    m_go->setText(m_search->isRunning() ? tr("Stop") : m_search->plain() ? tr("Search again") : tr("Search"));
    m_go->setEnabled(m_network && !session().position().isOver());
    m_hint->setText(hint());
    m_hint->setVisible(!m_hint->text().isEmpty());
    const bool alone = !m_search->steered() && m_search->plain();
    const SharedResult first = shown() == Shown::WithoutDelta || alone ? m_search->plain() : m_search->steered();
    const SharedResult second = shown() == Shown::Both && !alone ? m_search->plain() : nullptr;
    m_tree->setResults(first, second, session().position());
    m_graph->show(m_tree->tree());
    showLine(m_tree->tree().lineTo(m_tree->currentIndex()));
}

void TreePage::showLine(const std::vector<game::Move>& line)
{
    const QModelIndex row = m_tree->tree().find(line);
    m_graph->choose(row.isValid() ? row.data(SearchTreeModel::NodeRole).toUInt() : 0);
    if (line.empty())
        showMoves();
    else
        showOverlayAlone(lineOverlay(session().position(), line, currentTheme()));
    m_words->setText(line.empty() ? verdictText() : lineText(row));
}

QString TreePage::lineText(const QModelIndex& row) const
{
    QStringList words;
    for (QModelIndex at = row; at.isValid(); at = at.parent())
        words.prepend(at.siblingAtColumn(SearchTreeModel::MoveColumn).data().toString());
    QStringList facts;
    const auto add = [&](int column, SearchTreeModel::Column head) {
        if (const QString text = row.siblingAtColumn(column).data().toString(); !text.isEmpty())
            facts << m_tree->tree().headerData(head, Qt::Horizontal, Qt::DisplayRole).toString() + QStringLiteral("&nbsp;") + text;
    };
    for (int column = SearchTreeModel::VisitsColumn; column <= SearchTreeModel::DeltaHatColumn; ++column)
        add(column, static_cast<SearchTreeModel::Column>(column));
    if (const QString text = row.siblingAtColumn(SearchTreeModel::OtherVisitsColumn).data().toString(); !text.isEmpty()) {
        facts << tr("at full strength:");
        add(SearchTreeModel::OtherVisitsColumn, SearchTreeModel::VisitsColumn);
        add(SearchTreeModel::OtherQColumn, SearchTreeModel::QColumn);
    }
    return QStringLiteral("<b>%1</b><br>%2").arg(words.join(QLatin1Char(' ')).toHtmlEscaped(), facts.join(QStringLiteral(" &nbsp; ")));
}

void TreePage::showMoves()
{
    constexpr std::size_t kShown = 8;
    Overlay overlay;
    const SharedResult& result = m_tree->tree().result();
    const auto moves = result ? result->moves() : std::span<const search::ResultNode>();
    for (const search::ResultNode& move : moves.first(isAnalysedLive() ? 0 : std::min(kShown, moves.size()))) {
        const auto where = placeOf(session().position(), move.move);
        const double share = static_cast<double>(move.visits) / std::max(1U, result->nodes.front().visits);
        if (!where || share < 0.01)
            continue;
        const QString label = QString::number(std::lround(100 * share));
        const QString spoken = tr("%1 % of the visits").arg(label);
        if (where->from)
            overlay.arrows.push_back({.from = *where->from,
                .to = where->to,
                .color = Theme::light().accent,
                .strength = std::sqrt(share),
                .label = label,
                .words = spoken});
        else
            overlay.cells.push_back(
                {.cell = where->to, .heat = std::sqrt(share), .color = Theme::light().accent, .label = label, .words = spoken});
    }
    showOverlay(std::move(overlay));
}

/// The moves of both searches; before them, an explanation of the page.
QString TreePage::verdictText() const
{
    const search::SearchResult* steered = m_search->steered().get();
    const search::SearchResult* plain = m_search->plain().get();
    if (!plain || plain->moves().empty())
        return static_cast<TreeWish::Search>(m_kind->currentData().toInt()) == TreeWish::Search::SeMcts
            ? tr(
                "This is SE-MCTS at this rank. β̄ is the mean strength score after a move, δ its distance from the rank's own, which steers "
                "the search.")
            : tr("This is the search that plays as an opponent of this rank. β̄ is the mean strength score after a move, δ its distance "
                 "from the rank's own.");
    const game::Move played = plain->moves().front().move;
    const QString without = moveWords(session().position(), played).toHtmlEscaped();
    QString text = tr("At full strength the search plays <b>%1</b>.").arg(without);
    if (steered && !steered->moves().empty()) {
        const QString with = moveWords(session().position(), steered->moves().front().move).toHtmlEscaped();
        text = steered->moves().front().move == played ? tr("At this rank and at full strength, the search plays <b>%1</b>.").arg(with)
                                                       : tr("At %1, the search prefers <b>%2</b>; at full strength it plays <b>%3</b>.")
                                                             .arg(m_rank->currentText().toHtmlEscaped(), with, without);
    }
    return text + tr(" Choose a move to see its continuations.");
}

core::Result<void> TreePage::exportTree(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const SharedResult& result = m_tree->tree().result();
    if (!result)
        return core::Error{.code = core::ErrorCode::NotFound, .detail = EVENMATCH_TEXT("Errors", "a search"), .file = path.toStdString()};
    if (suffix == QLatin1String("svg"))
        return m_graph->save(path);
    std::string text;
    if (suffix == QLatin1String("dot")) {
        text = search::toDot(*result);
    } else {
        nlohmann::json json = search::toJson(*result);
        if (shown() == Shown::Both && m_search->plain())
            json["withoutDelta"] = search::toJson(*m_search->plain());
        text = json.dump(1) + "\n";
    }
    return saveFile(path, QByteArray::fromStdString(text));
}

void TreePage::chooseExport()
{
    const QString path = chooseGamesPath(this, tr("Export the search"), fileNameOf(gameTitle(session().record())) + tr(" search.json"),
        tr("JSON (*.json);;Graphviz (*.dot);;Picture (*.svg)"));
    if (path.isEmpty())
        return;
    if (const auto written = exportTree(path); !written.ok())
        Q_EMIT document().failed(errorText(written.error()));
    else
        Q_EMIT document().noticed(writtenTo(path));
}

} // namespace evenmatch::ui
