#include "ui/file/game_list_model.h"

#include "ui/engine/engine.h"
#include "ui/text/error_text.h"
#include "ui/text/game_text.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace evenmatch::ui {

namespace {

QString describeGame(const record::ReadGame& game)
{
    if (!game.record)
        return GameListModel::tr("%1  cannot be read").arg(game.number);
    const auto info = record::gameInfo(*game.record);
    QStringList words{gameTitle(*game.record)};
    if (!info.result.empty())
        words << resultLabel(QString::fromStdString(info.result));
    if (!info.date.empty())
        words << QString::fromStdString(info.date);
    return QStringLiteral("%1  %2").arg(game.number).arg(words.join(QStringLiteral(" · ")));
}

} // namespace

GameListModel::GameListModel(std::shared_ptr<GameFile> file, GameFile::Page first, Engine& engine, QObject* parent)
    : QAbstractListModel(parent), m_file(std::move(file)), m_read(std::move(first)), m_engine(engine)
{
}

GameListModel::~GameListModel()
{
    if (m_file)
        m_file->stop();
}

std::optional<GamesOfFile> GameListModel::release()
{
    if (m_isReading)
        return {};
    return GamesOfFile{std::exchange(m_file, nullptr), std::exchange(m_read, {.isLast = true})};
}

int GameListModel::readable(int row, int step) const
{
    for (; row >= 0 && row < rowCount({}); row += step)
        if (game(row).record)
            return row;
    return -1;
}

int GameListModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_read.games.size()); }

bool GameListModel::isOneWholeGame() const
{
    return m_read.isLast && rowCount() == 1 && game(0).record && game(0).problems.empty() && fileProblems().empty() && !m_file->isArchive();
}

QVariant GameListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const record::ReadGame& found = game(index.row());
    if (role == Qt::DisplayRole)
        return describeGame(found);
    if (role == Qt::ToolTipRole && !found.problems.empty())
        return errorText(found.problems.front());
    return {};
}

bool GameListModel::canFetchMore(const QModelIndex& parent) const { return !parent.isValid() && !m_read.isLast && !m_isReading; }

void GameListModel::fetchMore(const QModelIndex& parent)
{
    if (!canFetchMore(parent))
        return;
    m_isReading = true;
    m_engine.run(
        {}, jobs::Priority::Interactive, this, [file = m_file](jobs::JobContext& job) { return file->next(job); },
        [this](core::Result<GameFile::Page> page) { take(std::move(page)); });
}

void GameListModel::take(core::Result<GameFile::Page> page)
{
    m_isReading = false;
    m_read.isLast = !page || page->isLast; // nothing can be read after an error
    if (!page)
        return;
    m_read.problems.insert(m_read.problems.end(), page->problems.begin(), page->problems.end());
    if (page->games.empty())
        return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(page->games.size()) - 1);
    std::ranges::move(page->games, std::back_inserter(m_read.games));
    endInsertRows();
}

} // namespace evenmatch::ui
