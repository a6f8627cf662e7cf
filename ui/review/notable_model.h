// Notable moves of a reviewed game: the most costly ones, and those unusual for their player.
#pragma once

#include "core/game/game.h"

#include <QAbstractListModel>

#include <vector>

namespace evenmatch::ui {

struct NotableMove {
    std::size_t ply = 0;
    game::Side side = game::Side::First;
    bool costly = false;
    QString number; ///< "87", "12…"
    QString move; ///< "Q16"
    QString glyph; ///< "??", "?", "?!", empty
    QString reason; ///< "−6.2 points", "0.3 % of 4 dan"
    QString words; ///< all of it as a sentence

    bool operator==(const NotableMove&) const = default;
};

class NotableModel final : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { PlyRole = Qt::UserRole, SideRole, CostlyRole, NumberRole, MoveRole, GlyphRole, ReasonRole };

    using QAbstractListModel::QAbstractListModel;

    void setMoves(std::vector<NotableMove> moves);
    const std::vector<NotableMove>& moves() const { return m_moves; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<NotableMove> m_moves;
};

} // namespace evenmatch::ui
