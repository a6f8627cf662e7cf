#include "ui/library/game_list_model.h"

#include "ui/text/error_text.h"
#include "ui/text/session_text.h"

#include <iterator>

namespace evenmatch::ui {

namespace {

constexpr std::size_t kPage = 100; // games read at a time: some milliseconds

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

GameListModel::GameListModel(std::unique_ptr<record::GameReader> reader, QObject* parent)
    : QAbstractListModel(parent), m_reader(std::move(reader))
{
    m_games = read();
}

int GameListModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_games.size()); }

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

bool GameListModel::canFetchMore(const QModelIndex& parent) const { return !parent.isValid() && m_reader; }

void GameListModel::fetchMore(const QModelIndex&)
{
    std::vector<record::ReadGame> more = read();
    if (more.empty())
        return;
    const int first = rowCount();
    beginInsertRows({}, first, first + static_cast<int>(more.size()) - 1);
    std::move(more.begin(), more.end(), std::back_inserter(m_games));
    endInsertRows();
}

/// The next page. Forgets the reader at the end of the file.
std::vector<record::ReadGame> GameListModel::read()
{
    std::vector<record::ReadGame> games;
    while (m_reader && games.size() < kPage) {
        auto next = m_reader->next();
        if (!next.ok())
            m_problems.push_back(next.error());
        else if (next->has_value())
            games.push_back(std::move(**next));
        else
            m_reader.reset();
    }
    return games;
}

} // namespace evenmatch::ui
