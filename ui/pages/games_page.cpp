#include "ui/pages/games_page.h"

#include "core/library/positions/position_keys.h"
#include "ui/accounts/account_dialog.h"
#include "ui/base/theme.h"
#include "ui/file/choose_games.h"
#include "ui/help/help_topic.h"
#include "ui/library/games_filter_bar.h"
#include "ui/library/games_table.h"
#include "ui/library/import_report_card.h"
#include "ui/library/no_games_panel.h"
#include "ui/rank/my_rank_panel.h"
#include "ui/rank/who_am_i_card.h"
#include "ui/text/error_text.h"
#include "ui/text/file_words.h"
#include "ui/widgets/card.h"
#include "ui/widgets/page_scroll.h"

#include <QApplication>
#include <QBoxLayout>
#include <QButtonGroup>
#include <QClipboard>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>

#include <chrono>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr int kCardsWidth = 372;
constexpr std::chrono::seconds kLookAgain{5};

/// The position of the main line after this many moves: nodes that set up stones or only have a comment are no moves.
void goToPly(GameSession& session, int ply)
{
    session.first();
    const std::vector<LineEntry>& line = session.line();
    std::size_t last = 0;
    for (std::size_t entry = 1; entry < line.size() && ply > 0; ++entry)
        if (line[entry].number > 0) {
            last = entry;
            --ply;
        }
    session.step(static_cast<int>(last));
}

/// What replaces an empty list.
enum Shown { Table, Empty, Nothing };

} // namespace

GamesPage::GamesPage(GameOpener& opener, LibraryService& library, MyRank& rank, QWidget* parent)
    : QWidget(parent), m_opener(opener), m_library(library), m_model(library), m_rank(new MyRankPanel(rank))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 14, 4);
    column->setSpacing(10);
    m_top = makeTop();
    column->addWidget(m_top);
    m_notice = new Notice;
    column->addWidget(m_notice);
    auto* row = new QHBoxLayout;
    row->setSpacing(14);
    m_list = makeList();
    m_side = makeCards(rank.whose());
    row->addWidget(m_list, 1);
    row->addWidget(m_side);
    column->addLayout(row, 1);
    follow();
    readTags();
}

QWidget* GamesPage::makeTop()
{
    auto* top = new QWidget;
    auto* row = new QHBoxLayout(top);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    m_views = new QButtonGroup(this);
    for (const auto& [name, text, view] :
        {std::tuple("viewGames", tr("My games"), View::Games), std::tuple("viewRank", tr("My rank"), View::Rank)}) {
        auto* button = new QToolButton;
        button->setObjectName(QLatin1String(name));
        button->setText(text);
        button->setFont(typeFont(TypeSize::Title, true));
        button->setCheckable(true);
        button->setProperty("tab", true);
        m_views->addButton(button, static_cast<int>(view));
        row->addWidget(button);
    }
    m_views->button(static_cast<int>(m_view))->setChecked(true);
    connect(m_views, &QButtonGroup::idClicked, this, [this](int view) { showView(static_cast<View>(view)); });

    m_count = quietLabel();
    m_count->setObjectName(QStringLiteral("gamesCount"));
    m_undo = new QPushButton(tr("Undo"));
    m_undo->setObjectName(QStringLiteral("undoTrash"));
    m_undo->setProperty("slim", true);
    m_undo->hide();
    auto* importing = new QPushButton(tr("Import…"));
    importing->setObjectName(QStringLiteral("import"));
    auto* menu = new QMenu(importing);
    menu->addAction(tr("&Folder…"), this, &GamesPage::importFolder);
    menu->addAction(tr("F&iles…"), this, &GamesPage::importFiles);
    menu->addAction(tr("From the &clipboard"), this, &GamesPage::importClipboard);
    menu->addAction(tr("From an &account…"), this, &GamesPage::fetchAccount)->setObjectName(QStringLiteral("fromAccount"));
    importing->setMenu(menu);
    row->addSpacing(10);
    row->addWidget(m_count);
    row->addSpacing(8);
    row->addWidget(m_undo);
    row->addStretch(1);
    row->addWidget(importing);
    return top;
}

QWidget* GamesPage::makeList()
{
    m_filter = new GamesFilterBar;
    auto* empty = new NoGamesPanel;
    connect(empty, &NoGamesPanel::folderWanted, this, &GamesPage::importFolder);
    connect(empty, &NoGamesPanel::filesWanted, this, &GamesPage::importFiles);
    connect(empty, &NoGamesPanel::clipboardWanted, this, &GamesPage::importClipboard);
    connect(empty, &NoGamesPanel::accountWanted, this, &GamesPage::fetchAccount);
    connect(empty, &NoGamesPanel::samplesWanted, &m_library, &LibraryService::importSamples);
    m_table = new GamesTable(m_model, m_library);
    m_nothing = quietLabel({});
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_table);
    m_stack->addWidget(empty);
    m_stack->addWidget(m_nothing);

    m_report = new ImportReportCard;
    auto* card = new Card;
    card->body()->setContentsMargins(4, 4, 4, 4);
    card->body()->addWidget(m_stack);
    auto* list = new QWidget;
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addWidget(m_filter);
    column->addWidget(m_report);
    column->addWidget(card, 1);
    return list;
}

QWidget* GamesPage::makeCards(Whose& whose)
{
    setHelpTopic(*m_rank, QStringLiteral("rank"));
    const auto setStudent = [this, &whose] { m_filter->setStudent(whose.student() ? whose.chosen() : std::nullopt); };
    connect(&whose, &Whose::changed, m_filter, setStudent);
    setStudent();
    auto* cards = new QWidget;
    auto* column = new QVBoxLayout(cards);
    column->setContentsMargins(0, 0, 4, 0);
    column->setSpacing(12);
    auto* who = new WhoAmICard(m_library, whose);
    connect(who, &WhoAmICard::stepMade, &m_undoStack, &QUndoStack::push);
    column->addWidget(who);
    column->addWidget(m_rank);
    column->addStretch(1);
    auto* scroll = new PageScroll(cards);
    scroll->setFixedWidth(kCardsWidth);
    return scroll;
}

void GamesPage::follow()
{
    connect(m_filter, &GamesFilterBar::changed, this, [this] {
        const bool inTrash = m_filter->filter().inTrash;
        m_table->setInTrash(inTrash);
        m_model.setFilter(m_filter->filter());
        if (inTrash && !m_report->isHidden()) { // it is about games that are not here
            m_reportWaits = true;
            m_report->hide();
        } else if (!inTrash && std::exchange(m_reportWaits, false)) {
            m_report->setVisible(true);
        }
        m_undo->hide();
    });
    connect(m_undo, &QPushButton::clicked, this, [this] {
        m_undo->hide();
        m_undoStack.undo();
    });
    connect(m_table, &GamesTable::openWanted, this, [this](library::GameId id) { open(id); });
    connect(m_table, &GamesTable::playerWanted, this, &GamesPage::showOnlyPlayer);
    connect(m_table, &GamesTable::retryWanted, this, &GamesPage::retryWanted);
    connect(m_table, &GamesTable::told, m_notice, &Notice::tell);
    connect(m_table, &GamesTable::failed, m_notice, &Notice::alarm);
    connect(&m_undoStack, &QUndoStack::indexChanged, m_undo, &QWidget::hide);
    connect(&m_undoStack, &QUndoStack::indexChanged, this, [this](int index) {
        if (index < std::exchange(m_stepsDone, index))
            m_notice->tell(tr("Undid: %1.").arg(m_undoStack.text(index)));
    });
    connect(m_table, &GamesTable::trashEmptied, this, [this] {
        m_stepsDone = 0; // nothing is undone
        m_undoStack.clear();
    });
    connect(m_table, &GamesTable::stepMade, this, [this](QUndoCommand* step, bool isPutAway) {
        m_undoStack.push(step);
        m_undo->setVisible(isPutAway);
    });
    connect(m_rank, &MyRankPanel::gameChosen, this, &GamesPage::open);
    connect(m_rank, &MyRankPanel::detailsWanted, this, [this] { showView(View::Rank); });
    connect(&m_model, &LibraryModel::listed, this, &GamesPage::refresh);
    connect(&m_model, &LibraryModel::failed, this, [this](const core::Error& error) { m_notice->alarm(errorText(error)); });
    m_lookAgain.setInterval(kLookAgain);
    connect(&m_lookAgain, &QTimer::timeout, &m_library, &LibraryService::lookForChanges);
    connect(&m_library, &LibraryService::changed, this, &GamesPage::readTags);
    connect(&m_library, &LibraryService::failed, m_notice, &Notice::alarm);
    connect(&m_library, &LibraryService::stateChanged, this, [this] {
        if (!m_library.problem().isEmpty())
            m_notice->alarm(m_library.problem());
    });
    connect(&m_library, &LibraryService::importStarted, this, [this] {
        m_report->hide();
        showView(View::Games);
    });
    connect(&m_library, &LibraryService::imported, m_report, &ImportReportCard::show);
}

bool GamesPage::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::Show: m_lookAgain.start(); [[fallthrough]];
    case QEvent::WindowActivate: m_library.lookForChanges(); break;
    case QEvent::Hide: m_lookAgain.stop(); break;
    default: break;
    }
    return QWidget::event(event);
}

void GamesPage::look() { m_rank->look(); }

void GamesPage::showView(View view)
{
    m_view = view;
    m_views->button(static_cast<int>(view))->setChecked(true);
    if (const QWidget* focused = window()->focusWidget(); focused && isAncestorOf(focused))
        m_views->button(static_cast<int>(view))->setFocus(); // otherwise the focus would leave the page with the hidden widget
    refresh();
}

void GamesPage::refresh()
{
    const bool empty = m_model.rowCount() == 0;
    m_stack->setCurrentIndex(!empty ? Table : m_filter->isActive() || m_model.isAllTrash() ? Nothing : Empty);
    m_nothing->setText(
        m_filter->isActive() ? tr("No matching games. Remove a filter or change the search.") : tr("All games are in the trash."));
    const bool hasGames = m_stack->currentIndex() != Empty;
    const bool full = hasGames && m_view == View::Rank;
    m_top->setVisible(hasGames);
    m_list->setVisible(!full);
    m_side->setVisible(hasGames);
    m_side->setMinimumWidth(full ? 0 : kCardsWidth);
    m_side->setMaximumWidth(full ? QWIDGETSIZE_MAX : kCardsWidth);
    m_rank->setFull(full);
    m_filter->setVisible(hasGames);
    m_table->keepChoice();
    refreshCount();
}

void GamesPage::refreshCount()
{
    const int games = m_model.rowCount();
    const QString count = tr("%n games", nullptr, games).replace(QString::number(games), QLocale().toString(games));
    m_count->setText(games == 0 ? QString() : m_filter->filter().inTrash ? tr("%1 in the trash").arg(count) : count);
    m_count->setVisible(m_view == View::Games);
}

void GamesPage::open(library::GameId id, int ply)
{
    openThen(id, [ply](GameSession& session) {
        if (ply >= 0)
            goToPly(session, ply);
    });
}

void GamesPage::openAtNode(library::GameId id, int node)
{
    openThen(id, [node](GameSession& session) {
        session.first();
        session.step(node);
    });
}

void GamesPage::openThen(library::GameId id, std::function<void(GameSession&)> place)
{
    const auto show = [this, place = std::move(place)] {
        place(m_opener.document().session());
        Q_EMIT opened();
    };
    m_library.ask(
        this, [id](library::Library& library) { return LibraryService::textsOf(library, id); },
        [this, id, show, wish = m_opener.newWish()](core::Result<GameTexts> texts) {
            if (texts)
                m_opener.openFromLibrary(wish, id, *std::move(texts), show);
            else
                m_notice->alarm(errorText(texts.error()));
        });
}

void GamesPage::showOnlyPlayer(const QString& name)
{
    m_library.ask(
        this, [name = name.toStdString()](library::Library& library) { return library.playerOf(name); },
        [this, name](const core::Result<library::PlayerId>& player) {
            if (player)
                m_filter->setPlayer(*player, name);
        });
}

void GamesPage::readTags()
{
    m_library.ask(
        this, [](library::Library& library) { return library.tags(); },
        [this](const core::Result<std::vector<std::string>>& tags) {
            if (!tags || *tags == m_tags)
                return;
            m_tags = *tags;
            m_table->setTags(m_tags);
            m_filter->setTags(m_tags);
        });
}

void GamesPage::importFolder()
{
    const QString folder = chooseGamesFolder(this, tr("Import a folder of games"));
    if (!folder.isEmpty())
        m_library.importFiles({folder});
}

void GamesPage::importFiles()
{
    const QStringList files = chooseGamesFiles(this, tr("Import games"), gameFileFilter());
    if (!files.isEmpty())
        m_library.importFiles(files);
}

void GamesPage::importClipboard() { m_library.importText(QApplication::clipboard()->text()); }

void GamesPage::fetchAccount() { (new AccountDialog(m_library, this))->show(); }

void GamesPage::showWithPosition(const game::AnyPosition& position)
{
    const auto key = library::positionKey(position);
    if (!key)
        return;
    showView(View::Games);
    m_filter->clear();
    m_filter->setPosition(*key);
}

bool GamesPage::copySelected() { return m_table->isVisible() && m_table->copySelected(); }

void GamesPage::focusSearch()
{
    showView(View::Games);
    m_filter->focusSearch();
}

} // namespace evenmatch::ui
