// The tutor's comments in their own place beside the board, reserved from the start of a teaching game, so that nothing moves when they
// appear.
#pragma once

#include "ui/widgets/card.h"

class QCheckBox;
class QLabel;
class QPushButton;

namespace evenmatch::ui {

class Teaching;

/// Hidden in all other games.
class TeachingCard final : public Card {
    Q_OBJECT
public:
    /// The teaching must outlive it.
    explicit TeachingCard(Teaching& teaching, QWidget* parent = nullptr);

private:
    void refresh();
    void showMoments();

    Teaching& m_teaching;
    QLabel* m_words;
    QPushButton* m_more;
    QPushButton* m_takeBack;
    QCheckBox* m_speaks;
    QWidget* m_moments;
    QLabel* m_last; ///< the text below the moments
    std::size_t m_shownMoments = 0;
};

} // namespace evenmatch::ui
