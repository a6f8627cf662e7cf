#include "ui/pages/games_page.h"

#include "ui/error_text.h"
#include "ui/panels/games_filter_bar.h"
#include "ui/panels/import_report_card.h"
#include "ui/panels/no_games_panel.h"
#include "ui/panels/who_am_i_card.h"
#include "ui/theme.h"
#include "ui/widgets/card.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QStackedWidget>
#include <QTableView>
#include <QWidgetAction>

#include <algorithm>

namespace evenmatch::ui {

namespace {

constexpr int kCardsWidth = 372;
constexpr int kRowHeight = 32;
constexpr int kLongestTag = 60;
const auto kColumnsKey = QStringLiteral("games/columns");

/// What stands in the place of the list.
enum Shown { Table, Empty, Nothing };

} // namespace

GamesPage::GamesPage(GameDocument& document, LibraryService& library, QWidget* parent)
    : QWidget(parent), m_document(document), m_library(library), m_model(library)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 8, 14, 4);
    row->setSpacing(14);
    row->addWidget(makeList(), 1);
    row->addWidget(makeCards());

    connect(m_filter, &GamesFilterBar::changed, this, [this] {
        m_model.setFilter(m_filter->filter());
        m_undo->hide();
    });
    connect(&m_model, &LibraryModel::modelAboutToBeReset, this, [this] {
        const QModelIndex current = m_table->currentIndex();
        m_kept = current.isValid() ? std::optional(m_model.gameAt(current.row())) : std::nullopt;
    });
    connect(&library, &LibraryService::changed, this, &GamesPage::readTags);
    readTags();
    connect(&m_model, &LibraryModel::listed, this, &GamesPage::refresh);
    connect(&m_model, &LibraryModel::failed, this, [this](const core::Error& error) { m_notice->alarm(errorText(error)); });
    connect(&library, &LibraryService::failed, m_notice, &Notice::alarm);
    connect(&library, &LibraryService::stateChanged, this, [this] {
        if (!m_library.problem().isEmpty())
            m_notice->alarm(m_library.problem());
    });
    connect(&library, &LibraryService::importStarted, m_report, &QWidget::hide);
    connect(&library, &LibraryService::imported, m_report, &ImportReportCard::show);
}

GamesPage::~GamesPage()
{
    QSettings().setValue(kColumnsKey, m_table->horizontalHeader()->saveState());
}

QWidget* GamesPage::makeList()
{
    m_filter = new GamesFilterBar;
    m_count = quietLabel();
    m_count->setObjectName(QStringLiteral("gamesCount"));
    m_undo = new QPushButton(tr("Undo"));
    m_undo->setObjectName(QStringLiteral("undoTrash"));
    m_undo->setProperty("slim", true);
    m_undo->hide();
    connect(m_undo, &QPushButton::clicked, this, [this] { bringBack(std::exchange(m_lastTrashed, {})); });
    m_import = new QPushButton(tr("Import…"));
    m_import->setObjectName(QStringLiteral("import"));
    auto* menu = new QMenu(m_import);
    menu->addAction(tr("&Folder…"), this, &GamesPage::importFolder);
    menu->addAction(tr("F&iles…"), this, &GamesPage::importFiles);
    menu->addAction(tr("From the &clipboard"), this, &GamesPage::importClipboard);
    m_import->setMenu(menu);

    auto* heading = new QLabel(tr("My games"));
    heading->setFont(typeFont(TypeSize::Title, true));
    auto* top = new QHBoxLayout;
    top->setSpacing(12);
    top->addWidget(heading);
    top->addWidget(m_count);
    top->addWidget(m_undo);
    top->addStretch(1);
    top->addWidget(m_import);

    auto* empty = new NoGamesPanel;
    connect(empty, &NoGamesPanel::folderWanted, this, &GamesPage::importFolder);
    connect(empty, &NoGamesPanel::filesWanted, this, &GamesPage::importFiles);
    connect(empty, &NoGamesPanel::clipboardWanted, this, &GamesPage::importClipboard);
    m_table = makeTable();
    m_nothing = quietLabel(tr("No game fits. Take a condition away, or look for something else."));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_table);
    m_stack->addWidget(empty);
    m_stack->addWidget(m_nothing);

    m_notice = new Notice;
    m_report = new ImportReportCard;
    auto* card = new Card;
    card->body()->setContentsMargins(4, 4, 4, 4);
    card->body()->addWidget(m_stack);
    auto* list = new QWidget;
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    column->addLayout(top);
    column->addWidget(m_filter);
    column->addWidget(m_notice);
    column->addWidget(m_report);
    column->addWidget(card, 1);
    return list;
}

QTableView* GamesPage::makeTable()
{
    auto* table = new QTableView;
    table->setObjectName(QStringLiteral("gamesTable"));
    table->setAccessibleName(tr("My games"));
    table->setModel(&m_model);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table->setShowGrid(false);
    table->setFrameShape(QFrame::NoFrame);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->setIconSize({14, 14});
    table->setContextMenuPolicy(Qt::CustomContextMenu);
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->verticalHeader()->setDefaultSectionSize(kRowHeight);
    QHeaderView* header = table->horizontalHeader();
    header->setHighlightSections(false);
    header->setStretchLastSection(true);
    header->setMinimumSectionSize(40);
    header->setSortIndicatorClearable(true);
    constexpr int kWidths[] = {112, 180, 180, 66, 74, 84};
    for (int column = 0; column < static_cast<int>(std::size(kWidths)); ++column)
        header->resizeSection(column, kWidths[column]);
    header->restoreState(QSettings().value(kColumnsKey).toByteArray());
    header->setSortIndicator(-1, Qt::AscendingOrder);
    table->setSortingEnabled(true);
    connect(table, &QTableView::activated, this, &GamesPage::openCurrent);
    connect(table, &QWidget::customContextMenuRequested, this, &GamesPage::showMenu);

    auto* putAwayAction = new QAction(tr("Move to the trash"), table);
    putAwayAction->setShortcut(QKeySequence::Delete);
    putAwayAction->setShortcutContext(Qt::WidgetShortcut);
    connect(putAwayAction, &QAction::triggered, this, &GamesPage::putAway);
    table->addAction(putAwayAction);
    return table;
}

QWidget* GamesPage::makeCards()
{
    auto* cards = new QWidget;
    cards->setObjectName(QStringLiteral("panelPage"));
    m_cards = new QVBoxLayout(cards);
    m_cards->setContentsMargins(0, 0, 4, 0);
    m_cards->setSpacing(12);
    m_cards->addWidget(new WhoAmICard(m_library));
    m_cards->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setWidget(cards);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setFixedWidth(kCardsWidth);
    m_side = scroll;
    return scroll;
}

void GamesPage::addCard(QWidget* card)
{
    m_cards->insertWidget(m_cards->count() - 1, card);
}

void GamesPage::refresh()
{
    const bool empty = m_model.rowCount() == 0;
    m_stack->setCurrentIndex(!empty ? Table : m_filter->isActive() ? Nothing : Empty);
    const bool hasGames = m_stack->currentIndex() != Empty;
    m_side->setVisible(hasGames);
    m_filter->setVisible(hasGames);
    m_import->setVisible(hasGames);
    if (m_kept)
        if (const int row = m_model.rowOf(*std::exchange(m_kept, std::nullopt)); row >= 0)
            m_table->setCurrentIndex(m_model.index(row, 0));
    refreshCount();
}

void GamesPage::refreshCount()
{
    const int games = m_model.rowCount();
    const QString count = tr("%n games", nullptr, games).replace(QString::number(games), QLocale().toString(games));
    m_count->setText(games == 0 ? QString() : m_filter->filter().inTrash ? tr("%1 in the trash").arg(count) : count);
}

std::vector<library::GameId> GamesPage::selected() const
{
    std::vector<library::GameId> ids;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        ids.push_back(m_model.gameAt(index.row()));
    return ids;
}

void GamesPage::openCurrent()
{
    if (const QModelIndex current = m_table->currentIndex(); current.isValid())
        open(m_model.gameAt(current.row()));
}

void GamesPage::open(library::GameId id, int ply)
{
    m_library.ask(
        this, [id](library::Library& library) { return library.text(id); },
        [this, id, ply](const core::Result<std::string>& text) {
            if (!text) {
                m_notice->alarm(errorText(text.error()));
                return;
            }
            if (!m_document.openFromLibrary(id, *text))
                return;
            if (ply >= 0) {
                m_document.session().first();
                m_document.session().step(ply);
            }
            Q_EMIT opened();
        });
}

void GamesPage::putAway()
{
    const std::vector<library::GameId> ids = selected();
    if (ids.empty() || m_filter->filter().inTrash)
        return;
    m_library.change(
        this, [ids](library::Library& library) { return library.moveToTrash(ids); },
        [this, ids](const core::Result<void>& done) {
            tellDone(done, tr("%n games are in the trash.", nullptr, static_cast<int>(ids.size())));
            if (done) {
                m_lastTrashed = ids;
                m_undo->show();
            }
        });
}

void GamesPage::bringBack(std::vector<library::GameId> ids)
{
    const int count = static_cast<int>(ids.size());
    m_undo->hide();
    m_library.change(
        this, [ids = std::move(ids)](library::Library& library) { return library.restoreFromTrash(ids); },
        [this, count](const core::Result<void>& done) { tellDone(done, tr("%n games are back.", nullptr, count)); });
}

void GamesPage::tellDone(const core::Result<void>& done, const QString& text)
{
    if (done)
        m_notice->tell(text);
    else
        m_notice->alarm(errorText(done.error()));
}

void GamesPage::showOnlyPlayer(const std::string& name)
{
    m_library.ask(
        this, [name](library::Library& library) { return library.playerOf(name); },
        [this, name](const core::Result<library::PlayerId>& player) {
            if (player)
                m_filter->setPlayer(*player, QString::fromStdString(name));
        });
}

void GamesPage::showMenu(const QPoint& place)
{
    const QModelIndex index = m_table->indexAt(place);
    if (!index.isValid() || !m_model.rowAt(index.row()))
        return;
    const library::GameId game = m_model.gameAt(index.row());
    m_library.ask(
        this, [game](library::Library& library) { return library.tagsOf(game); },
        [this, game, at = m_table->viewport()->mapToGlobal(place)](const core::Result<std::vector<std::string>>& tags) {
            const int row = m_model.rowOf(game);
            if (const LibraryRow* shown = row >= 0 ? m_model.rowAt(row) : nullptr)
                makeMenu(*shown, tags.valueOr({}))->popup(at);
        });
}

QMenu* GamesPage::makeMenu(const LibraryRow& row, const std::vector<std::string>& tags)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Open"), this, &GamesPage::openCurrent);
    for (const record::PlayerInfo& player : row.info.players)
        if (!player.name.empty())
            menu->addAction(tr("Only games of %1").arg(QString::fromStdString(player.name)), this, [this, name = player.name] { showOnlyPlayer(name); });
    menu->addSeparator();
    if (m_filter->filter().inTrash) {
        menu->addAction(tr("&Take out of the trash"), this, [this] { bringBack(selected()); });
        return menu;
    }
    addTags(menu->addMenu(tr("Ta&gs")), tags);
    menu->addAction(tr("Move to the &trash"), this, &GamesPage::putAway);
    return menu;
}

/// All tags there are, those of the game ticked, and a field for new ones. What is chosen goes to every selected game.
void GamesPage::addTags(QMenu* menu, const std::vector<std::string>& own)
{
    menu->setObjectName(QStringLiteral("tagsMenu"));
    for (const std::string& tag : m_tags) {
        QAction* action = menu->addAction(QString::fromStdString(tag).replace(QLatin1Char('&'), QLatin1String("&&")), this,
                                          [this, tag](bool wanted) { setTag(tag, wanted); });
        action->setCheckable(true);
        action->setChecked(std::find(own.begin(), own.end(), tag) != own.end());
    }
    auto* field = new QLineEdit;
    field->setObjectName(QStringLiteral("newTag"));
    field->setPlaceholderText(tr("New tag, then Enter"));
    field->setAccessibleName(tr("New tag"));
    field->setMaxLength(kLongestTag);
    auto* action = new QWidgetAction(menu);
    action->setDefaultWidget(field);
    menu->addAction(action);
    connect(field, &QLineEdit::returnPressed, this, [this, field, menu] {
        if (const std::string tag = field->text().simplified().toStdString(); !tag.empty())
            setTag(tag, true);
        for (QWidget* shown = menu; shown; shown = qobject_cast<QMenu*>(shown->parentWidget()))
            shown->close();
    });
}

void GamesPage::setTag(const std::string& tag, bool wanted)
{
    const std::vector<library::GameId> ids = selected();
    if (ids.empty())
        return;
    m_library.change(
        this, [ids, tag, wanted](library::Library& library) { return wanted ? library.addTag(ids, tag) : library.removeTag(ids, tag); },
        [this, tag, wanted, count = static_cast<int>(ids.size())](const core::Result<void>& done) {
            const QString name = QString::fromStdString(tag);
            tellDone(done, wanted ? tr("%n games have the tag “%1” now.", nullptr, count).arg(name)
                                  : tr("%n games lost the tag “%1”.", nullptr, count).arg(name));
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
            m_filter->setTags(m_tags);
        });
}

void GamesPage::importFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Import a folder of games"));
    if (!folder.isEmpty())
        m_library.importFiles({folder});
}

void GamesPage::importFiles()
{
    const QStringList files = QFileDialog::getOpenFileNames(this, tr("Import games"), {},
                                                            tr("Games (*.sgf *.pgn *.gib *.ngf *.ugi *.ugf *.gz *.zst *.bz2);;All files (*)"));
    if (!files.isEmpty())
        m_library.importFiles(files);
}

void GamesPage::importClipboard()
{
    m_library.importText(QApplication::clipboard()->text());
}

void GamesPage::focusSearch()
{
    m_filter->focusSearch();
}

} // namespace evenmatch::ui
