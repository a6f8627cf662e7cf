#include "ui/library/player_choice_model.h"

#include "core/record/text/case_fold.h"

#include <algorithm>

namespace evenmatch::ui {

namespace {

constexpr std::size_t kMostShown = 200;

bool isCalled(const library::Player& player, std::span<const std::string> words)
{
    return std::ranges::any_of(player.names, [&](const std::string& name) { return record::hasWords(name, words); });
}

} // namespace

void PlayerChoiceModel::setPlayers(std::vector<library::Player> players, std::set<library::PlayerId> ticked)
{
    m_players = std::move(players);
    m_ticked = std::move(ticked);
    show();
}

void PlayerChoiceModel::search(const QString& text)
{
    m_text = text.trimmed();
    show();
}

void PlayerChoiceModel::sortTickedFirst()
{
    m_first = m_ticked;
    show();
}

/// The person's names first, then by games; what is ticked meanwhile stays where it is.
void PlayerChoiceModel::show()
{
    const std::vector<std::string> words = record::searchWords(m_text.toStdString()); // as in the search for games
    std::vector<std::size_t> shown;
    std::vector<library::PlayerId> ids;
    for (const bool first : {true, false})
        for (std::size_t i = 0; i < m_players.size() && shown.size() < kMostShown; ++i)
            if (m_first.contains(m_players[i].id) == first && isCalled(m_players[i], words)) {
                shown.push_back(i);
                ids.push_back(m_players[i].id);
            }
    if (ids == m_ids) { // replacing the list would scroll it under the mouse
        m_shown = std::move(shown);
        if (!m_shown.empty())
            Q_EMIT dataChanged(index(0, 0), index(static_cast<int>(m_shown.size()) - 1, 0));
        return;
    }
    beginResetModel();
    m_shown = std::move(shown);
    m_ids = std::move(ids);
    endResetModel();
}

int PlayerChoiceModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_shown.size()); }

QVariant PlayerChoiceModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const library::Player& player = m_players[m_shown[static_cast<std::size_t>(index.row())]];
    if (role == Qt::DisplayRole)
        return QStringLiteral("%1  ·  %2")
            .arg(QString::fromStdString(player.name), tr("%n games", nullptr, static_cast<int>(player.games)));
    if (role == Qt::CheckStateRole)
        return m_ticked.contains(player.id) ? Qt::Checked : Qt::Unchecked;
    return {};
}

bool PlayerChoiceModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const library::PlayerId player = m_players[m_shown[static_cast<std::size_t>(index.row())]].id;
    const bool isTicked = value.toInt() == Qt::Checked;
    if (isTicked)
        m_ticked.insert(player);
    else
        m_ticked.erase(player);
    Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
    Q_EMIT chosen(player, isTicked);
    return true;
}

Qt::ItemFlags PlayerChoiceModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren
                           : Qt::NoItemFlags;
}

} // namespace evenmatch::ui
