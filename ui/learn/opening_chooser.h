// Which opening to train: the user's own first, then all that have names.
#pragma once

#include "core/game/opening_book.h"
#include "ui/rank/my_rank.h"

#include <QWidget>

class QComboBox;

namespace evenmatch::ui {

class OpeningChooser final : public QWidget {
    Q_OBJECT
public:
    explicit OpeningChooser(QWidget* parent = nullptr);

    /// The openings of a game ("go", "chess"). `result`: what the user's games say; may be null. What is chosen stays.
    void setGame(const std::string& game, const std::shared_ptr<const MyRankResult>& result);

    /// The opening that is chosen, if there is one.
    void train();

Q_SIGNALS:
    /// `line` is one of the game's book. `side`: the one with which the user plays it; none where no games say.
    void trainWanted(const game::BookLine* line, std::optional<game::Side> side);

private:
    void addOwn(const MyRankResult& result);

    QComboBox* m_openings;
    std::string m_game;
    std::shared_ptr<const MyRankResult> m_result;
};

} // namespace evenmatch::ui
