#include "ui/library/games_table.h"

#include "core/game/family.h"
#include "core/library/transfer/export.h"
#include "ui/base/ask_first.h"
#include "ui/base/theme.h"
#include "ui/file/game_files.h"
#include "ui/file/save_file.h"
#include "ui/library/library_model.h"
#include "ui/library/library_step.h"
#include "ui/text/error_text.h"
#include "ui/text/file_words.h"
#include "ui/text/game_text.h"
#include "ui/text/sentences.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/save_dialog.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QSettings>
#include <QWidgetAction>

#include <algorithm>
#include <memory>
#include <unordered_set>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr int kRowHeight = 32;
constexpr int kPlayer = 144; ///< width of a column of players
constexpr int kNarrowPlayer = 96;
constexpr int kLongestTag = 60;
constexpr int kCellSpace = 22; ///< beside a cell's text
const auto kColumnsKey = QStringLiteral("games/columnsWithRanks");

bool isGameSuffix(const QString& suffix)
{
    return suffix.compare(QLatin1String("pgn"), Qt::CaseInsensitive) == 0 || suffix.compare(QLatin1String("sgf"), Qt::CaseInsensitive) == 0;
}

/// Whether a player lost it, so that it can be replayed.
bool isLost(const LibraryRow& row)
{
    const bool isPlayed = game::familyOf(row.game) != game::Family::Other;
    return isPlayed && (row.info.outcome == game::Outcome::FirstWins || row.info.outcome == game::Outcome::SecondWins);
}

/// A free file name, because the dialog did not ask about overwriting this one.
QString freeName(const QString& name, const QString& suffix)
{
    QString path = name + suffix;
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = name + QLatin1Char('-') + QString::number(number) + suffix;
    return path;
}

/// The texts of the games of each format, because the two cannot share a file.
struct Texts {
    QByteArray chess;
    QByteArray go;
    int games = 0;
    std::optional<core::Error> problem; ///< of the first game that is left out because it cannot be read
};

core::Result<Texts> readTexts(library::Library& library, const std::vector<library::GameId>& ids, const jobs::JobContext& job)
{
    Texts all;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        job.report(i, ids.size());
        if (job.stopRequested())
            return core::Error{core::ErrorCode::Stopped};
        const auto game = library.game(ids[i]);
        const bool isChess = game && game::isChess(game->header.game);
        const auto text = game ? library::gameText(library, ids[i], isChess ? record::Format::Pgn : record::Format::Sgf, true)
                               : core::Result<std::string>(game.error());
        if (text) {
            (isChess ? all.chess : all.go) += QByteArray::fromStdString(*text) + "\n\n";
            ++all.games;
        } else if (!all.problem) {
            all.problem = text.error();
        }
    }
    if (all.games == 0 && all.problem)
        return *all.problem;
    return all;
}

struct Written {
    QStringList files;
    std::optional<core::Error> problem; ///< of Texts
};

core::Result<Written> writeTexts(const Texts& texts, const QString& path)
{
    std::vector<std::pair<QString, QByteArray>> files{{path, texts.chess.isEmpty() ? texts.go : texts.chess}};
    if (!texts.chess.isEmpty() && !texts.go.isEmpty()) {
        const QFileInfo file(path);
        const QString name = file.path() + QLatin1Char('/') + (isGameSuffix(file.suffix()) ? file.completeBaseName() : file.fileName());
        const auto place = [&](const QString& suffix) { return name + suffix == path ? path : freeName(name, suffix); };
        files = {{place(QStringLiteral(".pgn")), texts.chess}, {place(QStringLiteral(".sgf")), texts.go}};
    }
    Written written{.files = {}, .problem = texts.problem};
    for (const auto& [place, games] : files) {
        if (const auto saved = saveFile(place, games); !saved)
            return saved.error();
        written.files << place;
    }
    return written;
}

int cellWidth(const QString& text) { return QFontMetrics(typeFont(TypeSize::Text)).horizontalAdvance(text) + kCellSpace; }

/// The width of a column's name.
int nameWidth(const QAbstractItemModel& model, int column)
{
    return cellWidth(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()) + 6;
}

} // namespace

GamesTable::GamesTable(LibraryModel& model, LibraryService& library, QWidget* parent)
    : QTableView(parent), m_model(model), m_library(library)
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
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setContextMenuPolicy(Qt::CustomContextMenu);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(kRowHeight);
    QHeaderView* header = horizontalHeader();
    header->setHighlightSections(false);
    header->setStretchLastSection(true);
    header->setMinimumSectionSize(40);
    header->setSortIndicatorClearable(true);
    const auto wide
        = [&](int column, const QString& widest) { header->resizeSection(column, std::max(cellWidth(widest), nameWidth(model, column))); };
    wide(LibraryModel::Date, QStringLiteral("0000-00-00"));
    header->resizeSection(LibraryModel::First, kPlayer);
    header->resizeSection(LibraryModel::Second, kPlayer);
    wide(LibraryModel::Result, QStringLiteral("W+000.5"));
    wide(LibraryModel::Moves, QStringLiteral("000"));
    wide(LibraryModel::Game, gameName(record::Setup()));
    wide(LibraryModel::FirstRating, QStringLiteral("13-15k"));
    wide(LibraryModel::SecondRating, QStringLiteral("13-15k"));
    header->resizeSection(LibraryModel::Opening, kPlayer);
    const int resultWidth = header->sectionSize(LibraryModel::Result);
    header->moveSection(header->visualIndex(LibraryModel::FirstRating), header->visualIndex(LibraryModel::First) + 1);
    header->moveSection(header->visualIndex(LibraryModel::SecondRating), header->visualIndex(LibraryModel::Second) + 1);
    header->moveSection(header->visualIndex(LibraryModel::Opening), header->visualIndex(LibraryModel::Result) + 1);
    header->moveSection(header->visualIndex(LibraryModel::Date),
        header->visualIndex(LibraryModel::Opening)); // after the date, where it is visible if there is room
    header->hideSection(LibraryModel::Time);
    header->restoreState(QSettings().value(kColumnsKey).toByteArray());
    header->setSortIndicator(-1, Qt::AscendingOrder);
    if (!isColumnHidden(LibraryModel::Result)) // a width stored for another language may be narrower than the name
        header->resizeSection(LibraryModel::Result, std::max(header->sectionSize(LibraryModel::Result), resultWidth));
    if (const int shown = header->sectionSize(LibraryModel::First); shown <= kPlayer)
        m_playerWidth = shown;
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    header->setToolTip(tr("Click to sort; right-click to choose columns"));
    connect(header, &QWidget::customContextMenuRequested, this, &GamesTable::showColumnsMenu);
    setSortingEnabled(true);
    connect(this, &QTableView::activated, this, &GamesTable::openCurrent);
    connect(this, &QWidget::customContextMenuRequested, this, &GamesTable::showMenu);
    connect(&model, &LibraryModel::modelAboutToBeReset, this, &GamesTable::noteChoice);

    auto* putAwayAction = new QAction(tr("Move to the trash"), this);
    putAwayAction->setShortcut(QKeySequence::Delete);
    putAwayAction->setShortcutContext(Qt::WidgetShortcut);
    connect(putAwayAction, &QAction::triggered, this, &GamesTable::putSelectedAway);
    addAction(putAwayAction);
    auto* retryAction = new QAction(tr("Play from the losing move"), this);
    retryAction->setObjectName(QStringLiteral("retryAction"));
    retryAction->setShortcut(Qt::Key_F4); // as in Review
    retryAction->setShortcutContext(Qt::WidgetShortcut);
    connect(retryAction, &QAction::triggered, this, &GamesTable::retryCurrent);
    addAction(retryAction);
}

GamesTable::~GamesTable() { QSettings().setValue(kColumnsKey, horizontalHeader()->saveState()); }

void GamesTable::noteChoice()
{
    const auto gameAt = [this](int row) { return row >= 0 ? std::optional(m_model.gameAt(row)) : std::nullopt; };
    const int row = currentIndex().row();
    const auto above
        = std::ranges::count_if(selectionModel()->selectedRows(), [row](const QModelIndex& index) { return index.row() < row; });
    m_kept = {.current = gameAt(row),
        .chosen = selected(),
        .next = row - static_cast<int>(above),
        .top = gameAt(verticalScrollBar()->value() > 0 ? rowAt(0) : -1)};
}

void GamesTable::keepChoice()
{
    const auto kept = std::exchange(m_kept, std::nullopt);
    if (!kept)
        return;
    const std::unordered_set<library::GameId> chosen(kept->chosen.begin(), kept->chosen.end());
    const auto isChosen = [&](int row) { return row < m_model.rowCount() && chosen.contains(m_model.gameAt(row)); };
    QItemSelection rows;
    for (int row = 0; !chosen.empty() && row < m_model.rowCount(); ++row) {
        const int first = row;
        while (isChosen(row))
            ++row;
        if (row > first)
            rows.select(m_model.index(first, 0), m_model.index(row - 1, LibraryModel::kColumns - 1));
    }
    if (const int row = kept->current ? m_model.rowOf(*kept->current) : -1; row >= 0)
        selectionModel()->setCurrentIndex(m_model.index(row, 0), QItemSelectionModel::NoUpdate);
    selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    if (m_model.isOtherQuestion())
        return;
    if (rows.isEmpty() && !chosen.empty() && m_model.rowCount() > 0) // the chosen games are gone: the next one follows
        selectionModel()->setCurrentIndex(m_model.index(std::clamp(kept->next, 0, m_model.rowCount() - 1), 0),
            QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    executeDelayedItemsLayout();
    if (const int row = kept->top ? m_model.rowOf(*kept->top) : 0; row >= 0)
        verticalScrollBar()->setValue(row);
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

void GamesTable::retryCurrent()
{
    const QModelIndex current = currentIndex();
    const LibraryRow* row = current.isValid() ? m_model.rowAt(current.row()) : nullptr;
    if (row && isLost(*row))
        Q_EMIT retryWanted(row->id, game::familyName(row->game));
    else if (row)
        Q_EMIT told(tr("This game has no loser."));
}

template <class T>
void GamesTable::tellDone(const core::Result<T>& done, const QString& text)
{
    if (!done && done.error().code != core::ErrorCode::Stopped)
        Q_EMIT failed(errorText(done.error()));
    else if (done && done->problem)
        Q_EMIT failed(joinSentences({text, GamesTable::tr("Some games cannot be read: %1.").arg(errorText(*done->problem))}));
    else if (done)
        Q_EMIT told(text);
}

std::function<void(const core::Result<void>&)> GamesTable::teller(const QString& text)
{
    return [this, text](const core::Result<void>& done) {
        if (done)
            Q_EMIT told(text);
        else
            Q_EMIT failed(errorText(done.error()));
    };
}

void GamesTable::putSelectedAway()
{
    const std::vector<library::GameId> ids = selected();
    if (ids.empty() || m_inTrash)
        return;
    const int count = static_cast<int>(ids.size());
    Q_EMIT stepMade(
        new LibraryStep(m_library, this, tr("moving games to the trash"),
            {[ids](library::Library& library) { return library.moveToTrash(ids); },
                teller(tr("%n games are in the trash.", nullptr, count))},
            {[ids](library::Library& library) { return library.restoreFromTrash(ids); }, teller(tr("%n games restored.", nullptr, count))}),
        true);
}

void GamesTable::bringSelectedBack()
{
    const std::vector<library::GameId> ids = selected();
    if (ids.empty())
        return;
    const int count = static_cast<int>(ids.size());
    Q_EMIT stepMade(
        new LibraryStep(m_library, this, tr("restoring games from the trash"),
            {[ids](library::Library& library) { return library.restoreFromTrash(ids); }, teller(tr("%n games restored.", nullptr, count))},
            {[ids](library::Library& library) { return library.moveToTrash(ids); },
                teller(tr("%n games are in the trash.", nullptr, count))}),
        false);
}

void GamesTable::askAndEmptyTrash()
{
    askToDelete(*this, tr("Empty the trash"), tr("Delete every game in the trash, with its reviews? This cannot be undone."),
        [this] { emptyTrash(); });
}

void GamesTable::emptyTrash()
{
    m_library.change(
        this, [](library::Library& library) { return library.emptyTrash(); },
        [this](const core::Result<std::uint64_t>& deleted) {
            if (!deleted) {
                Q_EMIT failed(errorText(deleted.error()));
                return;
            }
            Q_EMIT trashEmptied();
            Q_EMIT told(tr("%n games deleted.", nullptr, static_cast<int>(*deleted)));
        });
}

void GamesTable::showColumnsMenu(const QPoint& place)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addColumns(menu);
    menu->popup(horizontalHeader()->mapToGlobal(place));
}

/// Which columns are visible; the players always are. The choice is stored.
void GamesTable::addColumns(QMenu* menu)
{
    menu->setObjectName(QStringLiteral("columnsMenu"));
    for (int column = 0; column < LibraryModel::kColumns; ++column) {
        QAction* action = menu->addAction(m_model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString(), this,
            [this, column](bool shown) { showColumn(column, shown); });
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        action->setEnabled(column != LibraryModel::First && column != LibraryModel::Second);
    }
}

void GamesTable::showColumn(int column, bool shown)
{
    setColumnHidden(column, !shown);
    if (shown) { // there may be no room beside the others
        updateGeometries();
        horizontalScrollBar()->setValue(horizontalHeader()->sectionPosition(column));
    }
    QSettings().setValue(kColumnsKey, horizontalHeader()->saveState());
}

bool GamesTable::copySelected()
{
    const std::vector<library::GameId> ids = selected();
    if (ids.empty())
        return false;
    m_library.runAside(
        tr("Copying games"), jobs::Priority::Interactive, this,
        [ids](library::Library& library, jobs::JobContext& job) { return readTexts(library, ids, job); },
        [this](const core::Result<Texts>& texts) {
            if (texts)
                QApplication::clipboard()->setText(QString::fromUtf8(texts->chess) + QString::fromUtf8(texts->go));
            tellDone(texts, tr("%n games copied to the clipboard.", nullptr, texts ? texts->games : 0));
        });
    return true;
}

void GamesTable::exportSelected()
{
    const std::vector<library::GameId> ids = selected();
    if (ids.empty())
        return;
    m_library.ask(
        this, [first = ids.front()](library::Library& library) { return library.game(first); },
        [this, isOne = ids.size() == 1](const core::Result<library::StoredGame>& first) { // games of the other kind get their own file
            const bool chess = first && game::isChess(first->header.game);
            const QString name = first && isOne ? fileNameFor(first->header.info) : QStringLiteral("games");
            const QString path = chooseGamesPath(
                this, tr("Export games"), name + (chess ? QStringLiteral(".pgn") : QStringLiteral(".sgf")), tr("Games (*.sgf *.pgn)"));
            if (!path.isEmpty())
                exportTo(path);
        });
}

void GamesTable::exportTo(const QString& path)
{
    m_library.runAside(
        tr("Exporting games"), jobs::Priority::Normal, this,
        [ids = selected(), path](library::Library& library, jobs::JobContext& job) -> core::Result<Written> {
            const auto texts = readTexts(library, ids, job);
            return texts ? writeTexts(*texts, path) : core::Result<Written>(texts.error());
        },
        [this](const core::Result<Written>& written) { tellDone(written, writtenTo(joinList(written.valueOr({}).files))); });
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

void GamesTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitPlayers();
}

void GamesTable::fitPlayers()
{
    QHeaderView* header = horizontalHeader();
    const auto widthOf = [header](int column) { return header->sectionSize(column); }; // 0: hidden
    if (widthOf(LibraryModel::First) != m_playerWidth || widthOf(LibraryModel::Second) != m_playerWidth)
        return;
    const int room
        = (viewport()->width() - widthOf(LibraryModel::FirstRating) - widthOf(LibraryModel::SecondRating) - widthOf(LibraryModel::Result))
        / 2;
    const int least = std::max({kNarrowPlayer, nameWidth(m_model, LibraryModel::First), nameWidth(m_model, LibraryModel::Second)});
    m_playerWidth = std::max(least, std::min(room, kPlayer));
    header->resizeSection(LibraryModel::First, m_playerWidth);
    header->resizeSection(LibraryModel::Second, m_playerWidth);
}

QMenu* GamesTable::makeMenu(const LibraryRow& row, const std::vector<std::string>& tags)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Open"), this, &GamesTable::openCurrent);
    if (isLost(row))
        menu->addAction(tr("Play from the &losing move"), QKeySequence(Qt::Key_F4), this, &GamesTable::retryCurrent)
            ->setObjectName(QStringLiteral("retryGame"));
    for (const record::PlayerInfo& player : row.info.players)
        if (const QString name = QString::fromStdString(player.name); !name.isEmpty())
            menu->addAction(tr("Only games of %1").arg(plainMenuText(name)), this, [this, name] { Q_EMIT playerWanted(name); });
    menu->addSeparator();
    if (m_inTrash) {
        menu->addAction(tr("&Restore from the trash"), this, &GamesTable::bringSelectedBack);
        menu->addAction(tr("&Empty the trash…"), this, &GamesTable::askAndEmptyTrash)->setObjectName(QStringLiteral("emptyTrash"));
        addColumns(menu->addMenu(tr("Col&umns")));
        return menu;
    }
    addTags(menu->addMenu(tr("Ta&gs")), tags);
    menu->addAction(tr("&Copy"), this, &GamesTable::copySelected)->setObjectName(QStringLiteral("copyGames"));
    menu->addAction(tr("&Export…"), this, &GamesTable::exportSelected)->setObjectName(QStringLiteral("exportGames"));
    menu->addAction(tr("Move to the &trash"), this, &GamesTable::putSelectedAway);
    menu->addSeparator();
    addColumns(menu->addMenu(tr("Col&umns"))); // so that the keyboard reaches it
    return menu;
}

/// All tags, with the game's ticked, and a field for a new one. Changes apply to every selected game.
void GamesTable::addTags(QMenu* menu, const std::vector<std::string>& own)
{
    menu->setObjectName(QStringLiteral("tagsMenu"));
    for (const std::string& tag : m_tags) {
        QAction* action
            = menu->addAction(plainMenuText(QString::fromStdString(tag)), this, [this, tag](bool wanted) { setTag(tag, wanted); });
        action->setCheckable(true);
        action->setChecked(std::find(own.begin(), own.end(), tag) != own.end());
    }
    auto* field = new QLineEdit;
    field->setObjectName(QStringLiteral("newTag"));
    field->setPlaceholderText(tr("Enter a new tag"));
    field->setAccessibleName(tr("New tag"));
    field->setMaxLength(kLongestTag);
    auto* action = new QWidgetAction(menu);
    action->setDefaultWidget(field);
    menu->addAction(action);
    if (m_tags.empty()) // otherwise the menu, without other entries, would get the focus
        connect(menu, &QMenu::aboutToShow, field,
            [field] { QMetaObject::invokeMethod(field, qOverload<>(&QWidget::setFocus), Qt::QueuedConnection); });
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
    const int count = static_cast<int>(ids.size());
    const QString name = QString::fromStdString(tag);
    const QString given = tr("Tag “%1” added to %n games.", nullptr, count).arg(name);
    const QString taken = tr("Tag “%1” removed from %n games.", nullptr, count).arg(name);
    const auto changed = std::make_shared<std::vector<library::GameId>>(); // the games that changed
    const auto set = [tag, changed](bool on) {
        return
            [tag, changed, on](library::Library& library) { return on ? library.addTag(*changed, tag) : library.removeTag(*changed, tag); };
    };
    const auto forth = [ids, tag, wanted, changed, set = set(wanted)](library::Library& library) -> core::Result<void> {
        changed->clear();
        for (const library::GameId id : ids) {
            const auto tags = library.tagsOf(id);
            if (!tags)
                return tags.error();
            if ((std::ranges::find(*tags, tag) != tags->end()) != wanted)
                changed->push_back(id);
        }
        return set(library);
    };
    Q_EMIT stepMade(new LibraryStep(m_library, this, wanted ? tr("tag “%1”").arg(name) : tr("removing tag “%1”").arg(name),
                        {forth, teller(wanted ? given : taken)}, {set(!wanted), teller(wanted ? taken : given)}),
        false);
}

} // namespace evenmatch::ui
