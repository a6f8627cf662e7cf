#include "ui/library/library_model.h"

#include "core/game/family.h"
#include "ui/base/theme.h"
#include "ui/text/error_text.h"
#include "ui/text/game_text.h"
#include "ui/text/opening_name.h"

#include <QIcon>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <chrono>
#include <limits>

namespace evenmatch::ui {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t kPageRows = 128; // a read of some milliseconds
constexpr std::size_t kMostPages = 64; // kept pages, far more than a screen shows
constexpr std::size_t kMostWanted = 3; // after fast scrolling, only the end is read
constexpr auto kBurst = 60ms;

LibraryRow rowOf(library::StoredGame&& game)
{
    return {.id = game.id,
        .info = std::move(game.header.info),
        .game = std::move(game.header.game),
        .moves = game.header.moves,
        .file = std::move(game.header.file),
        .opening = std::move(game.opening),
        .problem = game.problems.empty() ? QString() : errorText(game.problems.front())};
}

core::Result<std::vector<LibraryRow>> readRows(library::Library& library, std::span<const library::GameId> ids)
{
    auto games = library.games(ids);
    if (!games)
        return games.error();
    std::vector<LibraryRow> rows;
    for (library::StoredGame& game : *games)
        rows.push_back(rowOf(std::move(game)));
    return rows;
}

/// The game of all games that match a filter; empty: several.
std::string onlyGame(library::Library& library, library::GameFilter filter)
{
    if (!filter.game.empty())
        return filter.game;
    const auto has = [&](const char* family) {
        filter.game = family;
        return library.count(filter).valueOr(1) > 0;
    };
    const bool go = has("go*");
    const bool chess = has("chess*");
    return go == chess ? std::string() : go ? "go" : "chess";
}

QString nameOf(const record::PlayerInfo& player) { return player.name.empty() ? QStringLiteral("?") : QString::fromStdString(player.name); }

/// A player's colour as a small stone, which a style would otherwise tint in selected rows.
QIcon stone(bool black)
{
    constexpr int kSize = 28; // two pixels per point
    QPixmap pixmap(kSize, kSize);
    pixmap.setDevicePixelRatio(2);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(currentTheme().line, 1));
    painter.setBrush(black ? QColor(0x26, 0x28, 0x2c) : QColor(0xfb, 0xfa, 0xf6));
    painter.drawEllipse(QRectF(2, 2, 10, 10));
    painter.end();
    QIcon icon;
    icon.addPixmap(pixmap, QIcon::Normal);
    icon.addPixmap(pixmap, QIcon::Selected);
    return icon;
}

bool isChess(const LibraryRow& row) { return game::isChess(row.game); }

QString kindName(const std::string& game)
{
    record::Setup setup;
    setup.game = game;
    if (const int size = QString::fromStdString(game).mid(2).toInt(); size > 0) // "go9"
        setup.width = setup.height = size;
    return gameName(setup);
}

} // namespace

LibraryModel::LibraryModel(LibraryService& library, QObject* parent) : QAbstractTableModel(parent), m_library(library)
{
    m_readSoon.setSingleShot(true);
    m_readSoon.setInterval(0);
    connect(&m_readSoon, &QTimer::timeout, this, &LibraryModel::readWanted);
    m_wait.setSingleShot(true);
    m_wait.setInterval(kBurst);
    connect(&m_wait, &QTimer::timeout, this, &LibraryModel::findAgain);
    connect(&library, &LibraryService::changed, this, [this] { m_wait.start(); });
    find();
}

void LibraryModel::setFilter(const library::GameFilter& filter)
{
    m_filter = filter;
    m_otherQuestion = true;
    find();
}

void LibraryModel::sort(int column, Qt::SortOrder order)
{
    using library::SortBy;
    constexpr SortBy kSorts[kColumns] = {SortBy::Date, SortBy::FirstPlayer, SortBy::SecondPlayer, SortBy::Outcome, SortBy::Moves,
        SortBy::Game, SortBy::Event, SortBy::FirstRank, SortBy::SecondRank, SortBy::TimeControl, SortBy::Opening};
    m_sortBy = column >= 0 && column < kColumns ? kSorts[column] : SortBy::Imported;
    m_descending = column < 0 || order == Qt::DescendingOrder;
    m_otherQuestion = true;
    find();
}

/// A running request is awaited first, because during an import the games change constantly and no list would ever appear.
void LibraryModel::findAgain()
{
    if (m_current)
        find();
    else
        m_again = true;
}

void LibraryModel::find()
{
    m_wait.stop();
    m_again = false;
    m_current = false;
    const int request = ++m_request;
    library::GameFilter filter = m_filter;
    filter.openingName = [](const std::string& name) { return openingName(name).toStdString(); };
    const library::Page page{
        .sortBy = m_sortBy, .descending = m_descending, .offset = 0, .limit = std::numeric_limits<std::int64_t>::max()};
    m_library.ask(
        this,
        [filter = std::move(filter), page](library::Library& library) -> core::Result<Listed> {
            auto ids = library.find(filter, page);
            if (!ids)
                return ids.error();
            Listed list{*std::move(ids), onlyGame(library, filter)};
            if (list.ids.empty()) {
                const auto all = library.count();
                const auto trash = library.count({.inTrash = true});
                list.isAllTrash = all && *all == 0 && trash && *trash > 0;
            }
            return list;
        },
        [this, request](core::Result<Listed> list) {
            if (request != m_request)
                return;
            m_current = true;
            if (list)
                found(*std::move(list));
            else
                Q_EMIT failed(list.error());
            if (std::exchange(m_again, false))
                m_wait.start();
        });
}

void LibraryModel::found(Listed list)
{
    const bool same = list.ids == m_ids;
    if (!same)
        beginResetModel();
    m_ids = std::move(list.ids);
    m_isAllTrash = list.isAllTrash;
    ++m_list;
    m_pages.clear();
    m_wanted.clear();
    if (!same)
        endResetModel();
    else if (!m_ids.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
    if (std::exchange(m_game, std::move(list.game)) != m_game)
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, kColumns - 1);
    Q_EMIT listed();
    m_otherQuestion = false;
}

int LibraryModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_ids.size()); }

int LibraryModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

int LibraryModel::rowOf(library::GameId id) const
{
    const auto found = std::ranges::find(m_ids, id);
    return found == m_ids.end() ? -1 : static_cast<int>(found - m_ids.begin());
}

const LibraryRow* LibraryModel::rowAt(int row) const
{
    const auto number = static_cast<std::size_t>(row);
    const auto page = m_pages.find(number / kPageRows);
    if (page == m_pages.end()) {
        std::erase(m_wanted, number / kPageRows);
        m_wanted.push_back(number / kPageRows);
        m_readSoon.start();
        return nullptr;
    }
    return number % kPageRows < page->second.size() ? &page->second[number % kPageRows] : nullptr;
}

void LibraryModel::readWanted()
{
    if (m_wanted.size() > kMostWanted)
        m_wanted.erase(m_wanted.begin(), m_wanted.end() - kMostWanted);
    if (m_pages.size() > kMostPages)
        m_pages.clear();
    for (const PageNumber page : std::exchange(m_wanted, {})) {
        const std::size_t first = page * kPageRows;
        if (first >= m_ids.size() || m_pages.contains(page))
            continue;
        m_pages[page] = {};
        std::vector<library::GameId> ids(m_ids.begin() + static_cast<std::ptrdiff_t>(first),
            m_ids.begin() + static_cast<std::ptrdiff_t>(std::min(first + kPageRows, m_ids.size())));
        m_library.ask(
            this, [ids = std::move(ids)](library::Library& library) { return readRows(library, ids); },
            [this, page, list = m_list](core::Result<std::vector<LibraryRow>> games) {
                if (list == m_list && games)
                    take(page, *std::move(games));
            });
    }
}

/// The row of a deleted game is empty until the list is loaded again.
void LibraryModel::take(PageNumber page, std::vector<LibraryRow> games)
{
    const std::size_t first = page * kPageRows;
    std::vector<LibraryRow> rows(std::min(kPageRows, m_ids.size() - first));
    std::size_t row = 0;
    for (LibraryRow& game : games) {
        while (row < rows.size() && m_ids[first + row] != game.id)
            ++row;
        if (row < rows.size())
            rows[row] = std::move(game);
    }
    m_pages[page] = std::move(rows);
    Q_EMIT dataChanged(index(static_cast<int>(first), 0), index(static_cast<int>(first + m_pages[page].size()) - 1, kColumns - 1));
}

QVariant LibraryModel::text(const LibraryRow& row, int column) const
{
    switch (column) {
    case Date: return QString::fromStdString(row.info.isoDate);
    case First: return nameOf(row.info.players[0]);
    case Second: return nameOf(row.info.players[1]);
    case Result: return resultLabel(QString::fromStdString(row.info.result));
    case Moves: return isChess(row) ? (row.moves + 1) / 2 : row.moves;
    case Game: return kindName(row.game);
    case Event: return QString::fromStdString(row.info.event);
    case FirstRating: return QString::fromStdString(row.info.players[0].rank);
    case SecondRating: return QString::fromStdString(row.info.players[1].rank);
    case Time: return QString::fromStdString(row.info.timeControl);
    case Opening: return openingName(row.opening);
    default: return {};
    }
}

QVariant LibraryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(index.column() == Moves ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && role != Qt::DecorationRole)
        return {};
    const LibraryRow* row = rowAt(index.row());
    if (!row || row->id == 0)
        return {};
    if (role == Qt::DisplayRole)
        return text(*row, index.column());
    if (role == Qt::DecorationRole && (index.column() == First || index.column() == Second))
        return stone((index.column() == First) != isChess(*row));
    if (role == Qt::ToolTipRole && index.column() == Result && !row->info.result.empty())
        return resultText(QString::fromStdString(row->info.result));
    if (role == Qt::ToolTipRole && index.column() == Opening && !row->opening.empty())
        return openingName(row->opening);
    if (role == Qt::ToolTipRole && !row->problem.isEmpty())
        return tr("Read in part: %1").arg(row->problem);
    return {};
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(section == Moves ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    const bool isLong = role == Qt::ToolTipRole;
    if (role != Qt::DisplayRole && !isLong)
        return {};
    const bool go = game::isGo(m_game);
    const bool chess = game::isChess(m_game);
    if (!isLong && (section == FirstRating || section == SecondRating))
        return chess ? tr("Elo") : tr("Rank"); // beside the player
    switch (section) {
    case Date: return tr("Date");
    case First: return go ? tr("Black") : chess ? tr("White") : tr("First player");
    case Second: return go ? tr("White") : chess ? tr("Black") : tr("Second player");
    case Result: return tr("Result");
    case Moves: return tr("Moves");
    case Game: return tr("Game");
    case Event: return tr("Event");
    case FirstRating: return go ? tr("Black's rank") : chess ? tr("White's rating") : tr("First player's rank");
    case SecondRating: return go ? tr("White's rank") : chess ? tr("Black's rating") : tr("Second player's rank");
    case Time: return tr("Time");
    case Opening: return tr("Opening");
    default: return {};
    }
}

} // namespace evenmatch::ui
