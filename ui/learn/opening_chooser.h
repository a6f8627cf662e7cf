// The choice of an opening to train: the user's own first, then all named ones.
#pragma once

#include "core/game/registry/opening_book.h"
#include "ui/rank/my_rank.h"

#include <QWidget>

class QComboBox;

namespace evenmatch::ui {

class OpeningChooser final : public QWidget {
    Q_OBJECT
public:
    explicit OpeningChooser(QWidget* parent = nullptr);

    /// The openings of a game ("go", "chess"). `result`: the statistics of the user's games; may be null. The choice stays.
    void setGame(const std::string& game, const std::shared_ptr<const MyRankResult>& result);

    /// The chosen opening, if any.
    void train();

Q_SIGNALS:
    /// `line` is from the game's book. `side`: the side with which the user plays it; none if no games show it.
    void trainWanted(const game::BookLine* line, std::optional<game::Side> side);

private:
    void addOwn(const MyRankResult& result);

    QComboBox* m_openings;
    std::string m_game;
    std::shared_ptr<const MyRankResult> m_result;
};

} // namespace evenmatch::ui
