#include "ui/panels/games_table.h"

#include "ui/error_text.h"
#include "ui/library_service.h"
#include "ui/models/library_model.h"
#include "ui/session_text.h"
#include "ui/theme.h"

#include <QAction>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QWidgetAction>

#include <algorithm>

namespace evenmatch::ui {

namespace {

constexpr int kRowHeight = 32;
constexpr int kLongestTag = 60;
constexpr int kCellSpace = 22; ///< beside a cell's text
const auto kColumnsKey = QStringLiteral("games/columnWidths");

} // namespace

GamesTable::GamesTable(LibraryModel& model, LibraryService& library, QWidget* parent) : QTableView(parent), m_model(model), m_library(library)
{
    setObjectName(QStringLiteral("gamesTable"));
    setAccessibleName(tr("My games"));
    setModel(&model);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setIconSize({14, 14});
    setContextMenuPolicy(Qt::CustomContextMenu);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(kRowHeight);
    QHeaderView* header = horizontalHeader();
    header->setHighlightSections(false);
    header->setStretchLastSection(true);
    header->setMinimumSectionSize(40);
    header->setSortIndicatorClearable(true);
    const QFontMetrics metrics(typeFont(TypeSize::Text));
    const auto width = [&](const QString& widest) { return metrics.horizontalAdvance(widest) + kCellSpace; };
    const auto wide = [&](int column, const QString& widest) {
        header->resizeSection(column, std::max(width(widest), width(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()) + 6));
    };
    wide(LibraryModel::Date, QStringLiteral("0000-00-00"));
    header->resizeSection(LibraryModel::First, 144);
    header->resizeSection(LibraryModel::Second, 144);
    wide(LibraryModel::Result, QStringLiteral("W+00.5"));
    wide(LibraryModel::Moves, QStringLiteral("000"));
    wide(LibraryModel::Game, gameName(record::Setup()));
    header->restoreState(QSettings().value(kColumnsKey).toByteArray());
    header->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    connect(this, &QTableView::activated, this, &GamesTable::openCurrent);
    connect(this, &QWidget::customContextMenuRequested, this, &GamesTable::showMenu);
    connect(&model, &LibraryModel::modelAboutToBeReset, this, [this] {
        const QModelIndex current = currentIndex();
        m_kept = current.isValid() ? std::optional(m_model.gameAt(current.row())) : std::nullopt;
    });

    auto* putAwayAction = new QAction(tr("Move to the trash"), this);
    putAwayAction->setShortcut(QKeySequence::Delete);
    putAwayAction->setShortcutContext(Qt::WidgetShortcut);
    connect(putAwayAction, &QAction::triggered, this, &GamesTable::putSelectedAway);
    addAction(putAwayAction);
}

GamesTable::~GamesTable()
{
    QSettings().setValue(kColumnsKey, horizontalHeader()->saveState());
}

void GamesTable::keepChoice()
{
    if (m_kept)
        if (const int row = m_model.rowOf(*std::exchange(m_kept, std::nullopt)); row >= 0)
            setCurrentIndex(m_model.index(row, 0));
}

std::vector<library::GameId> GamesTable::selected() const
{
    std::vector<library::GameId> ids;
    for (const QModelIndex& index : selectionModel()->selectedRows())
        ids.push_back(m_model.gameAt(index.row()));
    return ids;
}

void GamesTable::openCurrent()
{
    if (const QModelIndex current = currentIndex(); current.isValid())
        Q_EMIT openWanted(m_model.gameAt(current.row()));
}

void GamesTable::tell(const core::Result<void>& done, const QString& text)
{
    if (done)
        Q_EMIT told(text);
    else
        Q_EMIT failed(errorText(done.error()));
}

void GamesTable::putSelectedAway()
{
    const std::vector<library::GameId> ids = selected();
    if (ids.empty() || m_inTrash)
        return;
    m_library.change(
        this, [ids](library::Library& library) { return library.moveToTrash(ids); },
        [this, ids](const core::Result<void>& done) {
            tell(done, tr("%n games are in the trash.", nullptr, static_cast<int>(ids.size())));
            if (done)
                Q_EMIT putAway(ids);
        });
}

void GamesTable::bringBack(std::vector<library::GameId> ids)
{
    const int count = static_cast<int>(ids.size());
    m_library.change(
        this, [ids = std::move(ids)](library::Library& library) { return library.restoreFromTrash(ids); },
        [this, count](const core::Result<void>& done) { tell(done, tr("%n games are back.", nullptr, count)); });
}

void GamesTable::showMenu(const QPoint& place)
{
    const QModelIndex index = indexAt(place);
    if (!index.isValid() || !m_model.rowAt(index.row()))
        return;
    const library::GameId game = m_model.gameAt(index.row());
    m_library.ask(
        this, [game](library::Library& library) { return library.tagsOf(game); },
        [this, game, at = viewport()->mapToGlobal(place)](const core::Result<std::vector<std::string>>& tags) {
            const int row = m_model.rowOf(game);
            if (const LibraryRow* shown = row >= 0 ? m_model.rowAt(row) : nullptr)
                makeMenu(*shown, tags.valueOr({}))->popup(at);
        });
}

QMenu* GamesTable::makeMenu(const LibraryRow& row, const std::vector<std::string>& tags)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Open"), this, &GamesTable::openCurrent);
    for (const record::PlayerInfo& player : row.info.players)
        if (const QString name = QString::fromStdString(player.name); !name.isEmpty())
            menu->addAction(tr("Only games of %1").arg(name), this, [this, name] { Q_EMIT playerWanted(name); });
    menu->addSeparator();
    if (m_inTrash) {
        menu->addAction(tr("&Take out of the trash"), this, [this] { bringBack(selected()); });
        return menu;
    }
    addTags(menu->addMenu(tr("Ta&gs")), tags);
    menu->addAction(tr("Move to the &trash"), this, &GamesTable::putSelectedAway);
    return menu;
}

/// All tags there are, those of the game ticked, and a field for new ones. What is chosen goes to every selected game.
void GamesTable::addTags(QMenu* menu, const std::vector<std::string>& own)
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

void GamesTable::setTag(const std::string& tag, bool wanted)
{
    const std::vector<library::GameId> ids = selected();
    if (ids.empty())
        return;
    m_library.change(
        this, [ids, tag, wanted](library::Library& library) { return wanted ? library.addTag(ids, tag) : library.removeTag(ids, tag); },
        [this, tag, wanted, count = static_cast<int>(ids.size())](const core::Result<void>& done) {
            const QString name = QString::fromStdString(tag);
            tell(done, wanted ? tr("%n games have the tag “%1” now.", nullptr, count).arg(name)
                              : tr("%n games lost the tag “%1”.", nullptr, count).arg(name));
        });
}

} // namespace evenmatch::ui
