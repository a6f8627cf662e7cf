// The players of the library by number of games, with a tick at the names of one person: the user or a student.
#pragma once

#include "core/library/library.h"

#include <QAbstractListModel>

#include <set>
#include <vector>

namespace evenmatch::ui {

/// Shows the first few names that contain the searched text; typing finds players with fewer games.
class PlayerChoiceModel final : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    void setPlayers(std::vector<library::Player> players, std::set<library::PlayerId> ticked);
    void search(const QString& text);
    /// Puts the ticked names first. Until it is called again names stay where they are, whatever is ticked.
    void sortTickedFirst();
    const std::vector<library::Player>& players() const { return m_players; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

Q_SIGNALS:
    void chosen(library::PlayerId player, bool isTicked);

private:
    void show();

    std::vector<library::Player> m_players;
    std::set<library::PlayerId> m_ticked;
    std::set<library::PlayerId> m_first; ///< shown before all others
    std::vector<std::size_t> m_shown; ///< indices of m_players
    std::vector<library::PlayerId> m_ids; ///< of those
    QString m_text;
};

} // namespace evenmatch::ui
