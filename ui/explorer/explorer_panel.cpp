#include "ui/explorer/explorer_panel.h"

#include "core/game/go/position.h"
#include "core/library/positions/corner_keys.h"
#include "ui/base/theme.h"
#include "ui/explorer/explorer_table.h"
#include "ui/file/choose_games.h"
#include "ui/game/game_session.h"
#include "ui/game/session_text.h"
#include "ui/text/error_text.h"
#include "ui/text/file_words.h"
#include "ui/widgets/card.h"
#include "ui/widgets/elided_combo_box.h"
#include "ui/widgets/two_line_list.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QLocale>
#include <QPushButton>
#include <QSettings>
#include <QShortcut>
#include <QStandardItemModel>
#include <QToolButton>

#include <algorithm>
#include <tuple>
#include <utility>

namespace evenmatch::ui {

namespace {

enum Part { WholeBoard, Corner };
enum Source { Library, Mine, File, Folder, Known };
constexpr int kMostKnown = 5; ///< remembered files and folders
constexpr int kGamesInSight = 6;
const auto kKnownKey = QStringLiteral("explorer/sources");

QString playerWords(const record::PlayerInfo& player)
{
    const QString name = player.name.empty() ? QStringLiteral("?") : QString::fromStdString(player.name);
    return player.rank.empty() ? name : QStringLiteral("%1 (%2)").arg(name, QString::fromStdString(player.rank));
}

QString gameWords(const library::StoredGame& game)
{
    const record::GameInfo& info = game.header.info;
    QStringList facts;
    for (const QString& fact :
        {resultLabel(QString::fromStdString(info.result)), QString::fromStdString(info.date), QString::fromStdString(info.event)})
        if (!fact.isEmpty())
            facts << fact;
    return QStringLiteral("%1 – %2\n%3").arg(playerWords(info.players[0]), playerWords(info.players[1]), facts.join(QStringLiteral(" · ")));
}

/// The corner of the last move; nothing where it is in none.
std::optional<int> cornerAt(const game::AnyPosition& position)
{
    const auto* go = position.as<go::Position>();
    return go ? library::cornerOf(*go, go->lastMove()) : std::nullopt;
}

} // namespace

ExplorerPanel::ExplorerPanel(const GameSession& session, LibraryService& library, Engine& engine, QWidget* parent)
    : QWidget(parent), m_session(session), m_source(library, engine), m_sources(new ElidedComboBox), m_moves(new ExplorerTable),
      m_summary(quietLabel()), m_partButtons(new QButtonGroup(this)), m_games(new TwoLineList), m_gameRows(new QStandardItemModel(this))
{
    setObjectName(QStringLiteral("panelPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(makeMoves());
    column->addWidget(makeGames());
    column->addStretch(1);
    connect(&m_session, &GameSession::changed, this, &ExplorerPanel::followPosition);
    connect(&m_source, &ExplorerSource::changed, this, &ExplorerPanel::refresh);
    connect(m_moves, &ExplorerTable::moveChosen, this, &ExplorerPanel::moveChosen);
    connect(m_moves, &ExplorerTable::pointed, this, &ExplorerPanel::pointed);
}

QLayout* ExplorerPanel::makeHeading()
{
    auto* heading = new QLabel(tr("Opening explorer"));
    heading->setFont(typeFont(TypeSize::Heading, true));
    auto* back = new QPushButton(tr("Close"));
    back->setObjectName(QStringLiteral("closeExplorer"));
    back->setProperty("slim", true);
    connect(back, &QPushButton::clicked, this, &ExplorerPanel::closed);
    auto* escape = new QShortcut(QKeySequence(Qt::Key_Escape), this);
    escape->setContext(Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &ExplorerPanel::closed);
    auto* row = new QHBoxLayout;
    row->addWidget(heading, 1);
    row->addWidget(back);
    return row;
}

QWidget* ExplorerPanel::makeMoves()
{
    m_sources->setObjectName(QStringLiteral("explorerSource"));
    m_sources->setAccessibleName(tr("Games to explore"));
    m_sources->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_sources->setMinimumContentsLength(12);
    fillSources();
    connect(m_sources, &QComboBox::activated, this, &ExplorerPanel::chooseSource);
    m_summary->setObjectName(QStringLiteral("explorerSummary"));
    m_summary->setWordWrap(true);
    auto* card = new Card;
    card->body()->setContentsMargins(14, 8, 14, 8); // it shares the column with the page's panel
    card->body()->setSpacing(6);
    card->body()->addLayout(makeHeading());
    card->body()->addWidget(m_sources);
    card->body()->addWidget(makeParts());
    card->body()->addWidget(m_summary);
    card->body()->addWidget(m_moves);
    return card;
}

QWidget* ExplorerPanel::makeParts()
{
    m_parts = new QWidget;
    auto* row = new QHBoxLayout(m_parts);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    for (const auto& [part, name, words, explained] :
        {std::tuple(WholeBoard, "exploreBoard", tr("Whole board"), tr("Games with the same stones on the whole board")),
            std::tuple(Corner, "exploreCorner", tr("This corner"),
                tr("Games with the stones of this corner in one of their corners, in either colour and any orientation"))}) {
        auto* button = new QToolButton;
        button->setObjectName(QLatin1String(name));
        button->setText(words);
        button->setToolTip(explained);
        button->setCheckable(true);
        button->setProperty("chip", true);
        m_partButtons->addButton(button, part);
        row->addWidget(button);
    }
    row->addStretch(1);
    m_partButtons->button(WholeBoard)->setChecked(true);
    m_parts->hide();
    connect(m_partButtons, &QButtonGroup::idClicked, this, [this](int part) { preferCorner(part == Corner); });
    return m_parts;
}

void ExplorerPanel::preferCorner(bool preferred)
{
    if (std::exchange(m_prefersCorner, preferred) == preferred)
        return;
    Q_EMIT cornerPreferred(preferred);
    if (!m_asked) // otherwise the answer known is about another position than the newest question
        showAnswer();
}

QWidget* ExplorerPanel::makeGames()
{
    m_games->setObjectName(QStringLiteral("explorerGames"));
    m_games->setAccessibleName(tr("Games with this position"));
    m_games->setModel(m_gameRows);
    m_games->setToolTip(tr("Open the game at this position"));
    const auto open
        = [this](const QModelIndex& index) { Q_EMIT gameChosen(index.data(GameIdRole).toLongLong(), index.data(NodeRole).toInt()); };
    connect(m_games, &QListView::clicked, this, open);
    connect(m_games, &QListView::activated, this, open);
    auto* card = new Card(tr("Games"));
    card->body()->addWidget(m_games);
    card->hide();
    m_gamesCard = card;
    return card;
}

void ExplorerPanel::fillSources()
{
    m_sources->clear();
    m_sources->addItem(tr("My library"), Library);
    m_sources->addItem(tr("My own games"), Mine);
    const QStringList known = QSettings().value(kKnownKey).toStringList();
    const QStringList names = distinctNames(known);
    for (qsizetype i = 0; i < known.size(); ++i) {
        m_sources->addItem(names[i], Known);
        m_sources->setItemData(m_sources->count() - 1, known[i], Qt::ToolTipRole);
    }
    m_sources->addItem(tr("A file…"), File);
    m_sources->addItem(tr("A folder…"), Folder);
    const int files = m_sources->findData(m_source.path(), Qt::ToolTipRole);
    m_sources->setCurrentIndex(m_source.isOwn() ? (m_onlyMine ? 1 : 0) : std::max(files, 0));
}

void ExplorerPanel::chooseSource()
{
    const QString known = m_sources->currentData(Qt::ToolTipRole).toString();
    switch (const int chosen = m_sources->currentData().toInt()) {
    case Library:
    case Mine:
        m_onlyMine = chosen == Mine;
        m_source.useOwn();
        return;
    case Known: exploreFiles(known); return;
    case File:
    case Folder: {
        fillSources(); // everything stays until one is chosen
        const QString path = chosen == File ? chooseGamesFile(this, tr("Explore the games of a file"), gameFileFilter())
                                            : chooseGamesFolder(this, tr("Explore the games of a folder"));
        if (!path.isEmpty())
            exploreFiles(path);
        return;
    }
    default: return;
    }
}

void ExplorerPanel::exploreFiles(const QString& path)
{
    QStringList known = QSettings().value(kKnownKey).toStringList();
    known.removeAll(path);
    known.prepend(path);
    QSettings().setValue(kKnownKey, known.mid(0, kMostKnown));
    m_onlyMine = false;
    m_source.useFiles(path);
    fillSources();
}

void ExplorerPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

/// Comments, clocks and marks also change the record, but not the results.
void ExplorerPanel::followPosition()
{
    if (m_session.position() != m_position)
        refresh();
}

void ExplorerPanel::refresh()
{
    if (!isVisible())
        return;
    LibraryService* library = m_source.library();
    if (!library) { // what is shown, and an answer on its way, is about other games
        m_stop.request_stop();
        ++m_request;
        m_asked = nullptr;
        m_position = m_session.position();
        takeAnswer(Answer());
        m_summary->setText(tr("Checking the files…"));
        return;
    }
    m_again = m_asked == library;
    if (m_again) {
        m_stop.request_stop(); // nobody wants that answer any more
        return;
    }
    m_asked = library;
    m_position = m_session.position();
    const int request = ++m_request;
    m_stop = std::stop_source();
    library::ExploreQuestion question{.stop = m_stop.get_token()};
    if (m_onlyMine) {
        question.filter.emplace();
        question.filter->onlyMine = true;
    }
    library->ask(
        this,
        [position = m_position, question, corner = cornerAt(m_position)](library::Library& games) -> core::Result<Answer> {
            auto whole = games.explore(position, question);
            if (!whole)
                return whole.error();
            Answer answer{.whole = *std::move(whole), .corner = {}};
            if (!corner)
                return answer;
            library::ExploreQuestion inCorner = question;
            inCorner.corner = corner;
            auto found = games.explore(position, inCorner);
            if (!found)
                return found.error();
            answer.corner = *std::move(found);
            return answer;
        },
        [this, request](core::Result<Answer> answer) {
            if (request != m_request) // another library was asked meanwhile
                return;
            m_asked = nullptr;
            if (m_again)
                refresh();
            else
                takeAnswer(std::move(answer));
        });
}

void ExplorerPanel::takeAnswer(core::Result<Answer> answer)
{
    m_answer = std::move(answer);
    showAnswer();
}

void ExplorerPanel::showAnswer()
{
    const bool hasCorner = m_answer && m_answer->corner.results.games > 0;
    const bool isCorner = hasCorner && m_prefersCorner;
    m_parts->setVisible(hasCorner);
    m_partButtons->button(isCorner ? Corner : WholeBoard)->setChecked(true);
    m_moves->moves().set(m_position, !m_answer ? library::Explored() : isCorner ? m_answer->corner : m_answer->whole);
    m_summary->setText(m_answer ? summary() : errorText(m_answer.error()));
    m_moves->setVisible(m_moves->moves().rowCount() > 0);
    askForGames();
}

QString ExplorerPanel::summary() const
{
    const library::ExploredResults& results = m_moves->moves().explored().results;
    if (results.games == 0)
        return m_source.problem().isEmpty() ? tr("No game of this collection has this position.") : m_source.problem();
    const auto grouped = [](const QString& words, std::uint64_t count) {
        return QString(words).replace(QString::number(count), QLocale().toString(static_cast<qulonglong>(count)));
    };
    const std::uint64_t distinct = m_moves->moves().explored().distinctGames;
    QString games = grouped(tr("%n games", nullptr, static_cast<int>(distinct)), distinct);
    if (m_partButtons->checkedId() == Corner)
        games = grouped(tr("%n corners in %1", "%1: 24 games", static_cast<int>(results.games)), results.games).arg(games);
    const QString shares
        = m_moves->moves().resultWords(results).replace(QLatin1String(" %"), QStringLiteral("\u00a0%")); // no line ends there
    return QStringLiteral("%1 · %2").arg(games, shares);
}

void ExplorerPanel::askForGames()
{
    std::vector<library::GameId> ids;
    for (const library::ExploredGame& game : m_moves->moves().explored().games)
        ids.push_back(game.id);
    if (ids.empty() || !m_source.library())
        return showGames({});
    m_source.library()->ask(
        this, [ids](library::Library& games) { return games.games(ids); },
        [this](const core::Result<std::vector<library::StoredGame>>& games) { showGames(games.valueOr({})); });
}

void ExplorerPanel::showGames(const std::vector<library::StoredGame>& games)
{
    m_gameRows->clear();
    const auto& explored = m_moves->moves().explored().games;
    for (const library::StoredGame& game : games) {
        const auto reached = std::ranges::find(explored, game.id, &library::ExploredGame::id);
        if (reached == explored.end()) // of an older request
            continue;
        auto* row = new QStandardItem(gameWords(game));
        row->setData(static_cast<qlonglong>(game.id), GameIdRole);
        row->setData(reached->node, NodeRole);
        m_gameRows->appendRow(row);
    }
    m_gamesCard->setVisible(m_gameRows->rowCount() > 0);
    m_games->fitHeight(kGamesInSight);
}

} // namespace evenmatch::ui
